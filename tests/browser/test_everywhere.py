"""What holds on every page: words in both languages, no barrier, room for a thumb, and nothing from elsewhere."""

import re
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.browser.club import member, play, sign_up, steward
from tests.browser.conftest import Visit
from tests.browser.matches import analysed, as_file, asked, crowded, whole
from tests.browser.visiting import Visitor, bot, english, in_turn
from tests.server.house import OPEN, PERSON

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def at_lobby(visitor: Visitor) -> None:
    visitor.open(game="kaiser", seats=[{"kind": "person"}, {"kind": "open"}], options={"deck": 25, "coal": True})


def at_table(visitor: Visitor) -> None:
    visitor.bring(asked("what-to-commit"))
    visitor.wait()
    visitor.show_all()


def at_crowded_table(visitor: Visitor) -> None:
    visitor.bring(crowded())
    visitor.wait()


def at_result(visitor: Visitor) -> None:
    table = visitor.ask_server("POST", "/api/files", as_file(whole(), ["person", "lieutenant"]))
    visitor.go(f"/t/{table['id']}")
    visitor.see("#result-title")


def at_tables(visitor: Visitor) -> None:
    for file in (as_file(whole(), ["person", "lieutenant"]), asked("what-to-commit")):
        visitor.ask_server("POST", "/api/files", file)
    visitor.open(game="kaiser", title="Emden", seats=[{"kind": "person"}, {"kind": "open"}])
    visitor.go("/tables")
    visitor.see("[aria-labelledby=tables-past] li")


def at_small_table(visitor: Visitor) -> None:
    visitor.open(game="skirmish", seats=[{"kind": "person"}, bot()])
    visitor.wait()


def at_hint(visitor: Visitor) -> None:
    at_table(visitor)
    visitor.page.locator(".hint").click()
    visitor.see(".advice li")


def at_leaving(visitor: Visitor) -> None:
    at_small_table(visitor)
    visitor.page.locator(".tools .menu button").first.click()
    visitor.page.locator(".tools .menu .list button").first.click()
    visitor.see(".notice.ask")


def at_curtain(visitor: Visitor) -> None:
    seats = [{"kind": "person", "hot": True}, {"kind": "person", "hot": True, "name": "Bruno"}]
    visitor.open(game="skirmish", seats=seats)
    visitor.see(".curtain")


def at_replay(visitor: Visitor) -> None:
    visitor.bring(as_file(whole()))
    visitor.see(".timeline")
    visitor.page.keyboard.press("End")
    visitor.page.wait_for_function("() => document.querySelector('.tray .deck')?.textContent.trim() === '0'")


def at_analysis(visitor: Visitor) -> None:
    visitor.bring(analysed())
    visitor.see(".curve svg")
    visitor.page.keyboard.press("End")
    visitor.page.wait_for_function("() => document.querySelector('.tray .deck')?.textContent.trim() === '0'")


def at_analysis_of_many(visitor: Visitor) -> None:
    visitor.bring(analysed("skirmish", 3))
    visitor.see(".curve svg")


def at_analysis_to_begin(visitor: Visitor) -> None:
    visitor.bring(as_file(whole("skirmish")))
    visitor.see(".start")


def at_costly_choice(visitor: Visitor) -> None:
    visitor.bring(analysed())
    visitor.page.locator(".next").click()
    visitor.see(".choice")
    visitor.page.wait_for_function("() => document.querySelector('.deck')")


def at_practice(visitor: Visitor) -> None:
    at_analysis(visitor)
    visitor.page.locator(".panel footer .btn").click()
    visitor.see(".find .row")


def at_playing_on(visitor: Visitor) -> None:
    at_replay(visitor)
    visitor.page.keyboard.press("Home")
    visitor.page.locator(".fork").click()
    visitor.see("#play-on")


def at_quick_start(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.locator("[data-game=cannoni]").click()
    visitor.see(".quick summary").click()
    visitor.see(".quick small")


def at_no_table(visitor: Visitor) -> None:
    visitor.tolerate("404", "WebSocket")
    visitor.go("/t/nosuch")
    visitor.see(".ways")


def at_fairness(visitor: Visitor) -> None:
    table = visitor.ask_server("POST", "/api/files", as_file(whole()))
    visitor.go(f"/fairness/{table['id']}")
    visitor.see(".partly")


def at_shown_problem(visitor: Visitor) -> None:
    visitor.go("/problem/kaiser-2")
    visitor.see("#coach nav:last-child button >> nth=1").click()
    visitor.see("#coach[data-verdict='shown']")


def at_nowhere(visitor: Visitor) -> None:
    visitor.tolerate("404")
    visitor.go("/nowhere/at/all")
    visitor.see("main h1")


def at_tournament(visitor: Visitor) -> None:
    wish = {"title": "Regatta", "game": "skirmish", "kind": "knock-out", "bots": ["random"] * 5}
    name = visitor.ask_server("POST", "/api/tournaments", wish)["id"]
    visitor.ask_server("POST", f"/api/tournaments/{name}/begin", {})
    visitor.go(f"/tournaments/{name}")
    visitor.see(".prize")


def at_entering(visitor: Visitor) -> None:
    name = visitor.ask_server("POST", "/api/tournaments", {"title": "Regatta", "game": "skirmish"})["id"]
    visitor.go(f"/tournaments/{name}")
    visitor.see("form")


def at_new_tournament(visitor: Visitor) -> None:
    visitor.go("/tournaments")
    visitor.page.locator("[aria-controls=new-tournament]").click()
    visitor.see("#new-tournament")


def at(path: str, sign: str = "main h1") -> Callable[[Visitor], None]:
    def go(visitor: Visitor) -> None:
        visitor.go(path)
        visitor.see(sign)

    return go


def at_person(visitor: Visitor) -> None:
    """The page of somebody with whom the visitor has played."""
    sign_up(visitor, "Anna")
    bruno = member(visitor.address, "Bruno")
    play(visitor, bruno, [True, False, True])
    visitor.go(f"/people/{bruno.me['account']}")
    visitor.see("svg[role=img]")
    bruno.close()


def at_end_in_company(visitor: Visitor) -> None:
    """The end of a rated match, and somebody asks for a rematch."""
    sign_up(visitor, "Anna")
    bruno = member(visitor.address, "Bruno")
    table = play(visitor, bruno, [True])
    bruno.post(f"/api/tables/{table}/rematch", {"rotated": True})
    visitor.go(f"/t/{table}")
    visitor.see("#after-ratings")
    visitor.see(".agree")
    bruno.close()


def at_account(visitor: Visitor) -> None:
    sign_up(visitor, "Anna")
    visitor.go("/account")
    visitor.see("#keeping")


def at_the_desk(part: str) -> Callable[[Visitor], None]:
    """A part of the stewards' desk, at which somebody was reported, a way does not work and something was undone."""

    def go(visitor: Visitor) -> None:
        steward(visitor)
        with closing(member(visitor.address, "Dario")) as dario, closing(member(visitor.address, "Elena")) as elena:
            name, why = str(dario.me["name"]), "Dario wrote to us: no time before January."
            table = elena.open(PERSON, OPEN, game="kaiser", title="Hyères Road")["table"]["id"]
            dario.post(f"/api/tables/{table}/sit", {})
            elena.post(f"/api/people/{name.casefold()}/reports", {"text": "Dario cannot go on.", "table": table})
            cup = {"title": "Autumn cup", "game": "kaiser", "bots": ["cadet", "cadet"]}
            elena.post("/api/tournaments", cup)
            deed = {"kind": "hand-over", "match": table, "seat": 1, "why": why}
            done = visitor.ask_server("POST", "/api/stewards/deeds", deed)
            visitor.ask_server("POST", f"/api/stewards/log/{done['id']}/undo", {"why": "It was another Dario."})
            visitor.ask_server("POST", "/api/stewards/deeds", deed)
        visitor.go(f"/stewards{part}")
        visitor.see("main section")
        for button in ("button.match", "button.person", "button.one", ".acts .btn", ".do .btn"):
            if visitor.page.locator(button).count():
                visitor.page.locator(button).first.click()

    return go


def at_cards(visitor: Visitor) -> None:
    """The editor of cards, with a mistake in a row."""
    visitor.go("/sets?game=kaiser")
    visitor.see("#set-row, [role=grid]")
    if visitor.page.locator("#set-row").count():
        visitor.page.locator("#row-vp").fill("six")
        visitor.page.locator("#row-vp").press("Tab")
        visitor.see(".field .say")
    else:
        visitor.page.locator('[data-cell="1/vp"]').click()
        visitor.page.keyboard.type("six")
        visitor.page.keyboard.press("Enter")
        visitor.see("tr.fault")


def at_composing(visitor: Visitor) -> None:
    """What a modification does is composed of effects."""
    visitor.go("/sets?game=marauders")
    visitor.see("#set-row, [role=grid]")
    if visitor.page.locator("#set-row").count():
        visitor.page.locator(".field.narrow select").select_option("modifications.csv")
        visitor.page.locator(".ways button").nth(1).click()
        visitor.page.locator("#row-effects + button").click()
    else:
        visitor.page.locator(".tabs button").filter(has_text=re.compile(r"^(Modifications|Modifiche)\s*\d")).click()
        visitor.page.locator('[data-cell="1/effects"]').click()
        visitor.page.keyboard.press("Enter")
    visitor.see(".side .stepper")


def at_reset(visitor: Visitor) -> None:
    """A link that serves no more."""
    visitor.tolerate("404")
    visitor.go("/reset/nothing")
    visitor.see(".refused")


PAGES: dict[str, Callable[[Visitor], None]] = {
    "home": at("/"),
    "tables": at_tables,
    "new": at("/new?game=kaiser"),
    "lobby": at_lobby,
    "table": at_table,
    "crowded-table": at_crowded_table,
    "result": at_result,
    "small-table": at_small_table,
    "hint": at_hint,
    "leaving": at_leaving,
    "curtain": at_curtain,
    "replay": at_replay,
    "analysis": at_analysis,
    "analysis-of-many": at_analysis_of_many,
    "analysis-to-begin": at_analysis_to_begin,
    "costly-choice": at_costly_choice,
    "practice": at_practice,
    "playing-on": at_playing_on,
    "quick-start": at_quick_start,
    "no-table": at_no_table,
    "fairness": at_fairness,
    "learn": at("/learn", ".lesson"),
    "lesson": at("/lesson/kaiser-1?step=1", ".veil i"),
    "lesson-question": at("/lesson/kaiser-1?step=3", "#coach .answers"),
    "lesson-end": at("/lesson/kaiser-1?step=9", "#lesson-done"),
    "problem": at("/problem/kaiser-1", "#coach h2"),
    "problem-shown": at_shown_problem,
    "rules": at("/rules/kaiser", "main h2"),
    "rule": at("/rules/kaiser?rule=3.2.6", ".wanted"),
    "tournament": at_tournament,
    "entering": at_entering,
    "new-tournament": at_new_tournament,
    "account": at("/account"),
    "account-of-a-member": at_account,
    "people": at("/people", "main .sheet"),
    "person": at_person,
    "end-in-company": at_end_in_company,
    "reset": at_reset,
    "stewards": at_the_desk(""),
    "stewards-people": at_the_desk("/people"),
    "stewards-notices": at_the_desk("/notices"),
    "stewards-tournaments": at_the_desk("/tournaments"),
    "stewards-house": at_the_desk("/rules"),
    "stewards-log": at_the_desk("/log"),
    "privacy": at("/privacy", "main section"),
    "notices": at("/notices", "table"),
    "stop": at("/stop/way.turn.mark", "main .btn"),
    "upload": at("/upload"),
    "cards": at_cards,
    "composing": at_composing,
    "credits": at("/credits"),
    "not-found": at_nowhere,
}


_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"]
_ALL = {"type": "tag", "values": _TAGS}
_CONTRAST = {"type": "rule", "values": ["color-contrast"]}
_AXE = "(runOnly) => axe.run({ resultTypes: ['violations'], runOnly })"


@cache
def axe() -> str:
    return AXE.read_text()


def barriers(visitor: Visitor, rules: dict[str, Any]) -> list[str]:
    """What axe-core finds, be it ever so slight."""
    visitor.page.evaluate(axe())
    found: dict[str, Any] = visitor.page.evaluate(_AXE, rules)
    return [
        f"{each['impact']} {each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


_TOO_WIDE = "() => document.scrollingElement.scrollWidth - innerWidth"
# A target is as large as the area that answers for it; what stands within a running text is as high as its line.
_TOO_SMALL = """() => {
  const isInline = (each) => each.matches(".page .rule, .log .rule") ||
    (each.matches("p a, dd a, li a, small a") && getComputedStyle(each).display === "inline");
  const isShown = (each) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && each.getBoundingClientRect().width > 2;
  const answers = (each, x, y) => {
    const at = document.elementFromPoint(x, y);
    return !at || each.contains(at);
  };
  const isLarge = (each) => {
    each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = (each.closest("label") ?? each).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isBroad = box.width >= 43.5 || (answers(each, x - 21.5, y) && answers(each, x + 21.5, y));
    return isBroad && (box.height >= 43.5 || (answers(each, x, y - 21.5) && answers(each, x, y + 21.5)));
  };
  return [...document.querySelectorAll("a[href], button, select, input, [role=tab]")]
    .filter((each) => isShown(each) && !isInline(each) && !each.disabled && !isLarge(each))
    .map((each) => `too small: ${each.outerHTML.slice(0, 120)}`);
}"""


def troubles(visitor: Visitor, language: str, width: int) -> list[str]:
    """Everything that is wrong with the page that a visitor looks at."""
    found = [f"no words: {key}" for key in visitor.unspoken()] + barriers(visitor, _ALL)
    if language == "it":
        found += [f"English: {word}" for word in english(visitor)]
    wide = visitor.page.evaluate(_TOO_WIDE)
    if wide > 0:
        found.append(f"too wide by {wide}")
    return found + (visitor.page.evaluate(_TOO_SMALL) if width < 600 else [])


@pytest.mark.parametrize(("name", "language", "theme", "width"), in_turn(*PAGES))
def test_nothing_is_wrong_with_the_page(visit: Visit, name: str, language: str, theme: str, width: int) -> None:
    visitor = visit(language=language, theme=theme, width=width)
    PAGES[name](visitor)
    for _ in range(2):
        visitor.shot(f"page-{name}")
        visitor.turn_theme()
    assert "\n".join(troubles(visitor, language, width)) == ""
    visitor.turn_theme()
    assert "\n".join(barriers(visitor, _CONTRAST)) == ""
