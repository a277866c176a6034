"""Games from elsewhere in the browser: made by `wardroom new`, installed, and played as those of the house are."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit, _visits
from tests.browser.room import offenders
from tests.browser.serving import House
from tests.browser.test_everywhere import troubles
from tests.browser.visiting import LOOKS, Language, Theme, Visitor, Width, english
from tests.installing import enter, install

HOSTILE = """
const tried = {};
const attempt = async (name, act) => {
  try { tried[name] = await act(); } catch (wrong) { tried[name] = `refused: ${wrong.name}`; }
};
const loads = (kind, from) => new Promise((done) => {
  const made = document.createElement(kind);
  made.onload = () => done("loaded");
  made.onerror = () => done("refused");
  made.src = from;
  document.body.append(made);
});
await attempt("cookies", () => document.cookie || "none");
await attempt("page", () => parent.document.title);
await attempt("storage", () => localStorage.length);
await attempt("api", async () => (await fetch("/api/me", { credentials: "include" })).status);
await attempt("outside", async () => (await fetch("https://example.com/")).status);
await attempt("script", () => loads("script", "https://example.com/x.js"));
await attempt("image", () => loads("img", "https://example.com/x.png"));
await attempt("socket", () => new Promise((done) => {
  const line = new WebSocket("wss://example.com/");
  line.onopen = () => done("open");
  line.onerror = () => done("refused");
}));
await attempt("eval", () => new Function("return 'ran'")());
await attempt("top", () => { top.location = "https://example.com/"; return "went"; });
const say = (message) => parent.postMessage(message, "*");
let times = 0;
addEventListener("message", (event) => {
  times += 1;
  for (const piece of event.data.lit ?? []) say({ type: "choose", piece });
  say({ type: "choose", piece: "hold" });
  say({ type: "play", play: "search hold" });
  say({ type: "answer", play: "search hold" });
  document.body.textContent = JSON.stringify({ ...tried, times });
});
say({ type: "ready" });
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where games of strangers are installed: sound ones, ones that lack something, and one that means no good."""
    folder = tmp_path_factory.mktemp("site")
    install(folder, "lagoon")
    install(folder, "reef", "--table")
    (install(folder, "english") / "it.ftl").unlink()
    words = install(folder, "garbled") / "en.ftl"
    words.write_text(words.read_text("utf-8").replace("option-come-up = Come up", "option-come-up Come up"), "utf-8")
    (install(folder, "hostile", "--table") / "table" / "table.js").write_text(HOSTILE, "utf-8")
    enter(folder, "gone", "gone_with_the_wind:GAME")
    return folder


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Iterator[House]:
    """A server beside which they are installed."""
    house = House(tmp_path_factory.mktemp("strange"), installed=site)
    if not house.has_page:
        pytest.skip("the page is not built: make page")
    house.open()
    yield house
    house.close()


@pytest.fixture
def visit(browser: Browser, strange: House, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Lets visitors in there."""
    strange.play(request.node.nodeid)
    yield from _visits(browser, strange)


def table_of(anna: Visitor, game: str, **options: Any) -> None:
    anna.against_bots(game, bots=2, **options)


@pytest.mark.parametrize(("language", "theme", "width"), [pytest.param(*LOOKS[0], marks=pytest.mark.long), LOOKS[1]])
def test_a_game_from_elsewhere_is_played_to_its_end(
    visit: Visit, language: Language, theme: Theme, width: Width
) -> None:
    anna = visit(language=language, theme=theme, width=width)
    raw: dict[str, str] = {}

    def look(at: str) -> None:
        anna.shot(f"lagoon-{at}")
        raw.update(dict.fromkeys([*anna.unspoken(), *(english(anna) if language == "it" else [])], at))

    anna.go("/")
    anna.page.locator("[data-game=lagoon]").click()
    look("home")
    anna.go("/new?game=lagoon")
    anna.page.locator("summary", has_text=re.compile("Options|Opzioni")).click()
    look("new")
    anna.go("/rules/lagoon")
    look("rules")
    table_of(anna, "lagoon", sea="rough", days=3)
    look("table")

    def answer(visitor: Visitor) -> None:
        plays = visitor.show_all()
        visitor.answer(plays[0] if "come-up" not in plays else "come-up")
        look("play")

    anna.play_until(anna.is_over, answer)
    look("end")
    anna.go(f"/replay/{anna.table}")
    anna.see(".generic .player")
    look("replay")
    assert raw == {}


@pytest.mark.parametrize(("language", "theme", "width"), LOOKS)
def test_nothing_is_wrong_with_a_table_for_any_game(
    visit: Visit, language: Language, theme: Theme, width: Width
) -> None:
    anna = visit(language=language, theme=theme, width=width)
    table_of(anna, "lagoon")
    anna.show_all()
    anna.answer("search hold")
    anna.wait()
    assert "\n".join(troubles(anna, language, width)) == ""
    anna.turn_theme()
    assert "\n".join(troubles(anna, language, width)) == ""


ROOMY = [
    pytest.param(width, language, marks=[] if (width, language) in {(320, "it"), (1440, "en")} else [pytest.mark.long])
    for width in (320, 375, 1440)
    for language in ("en", "it")
]


@pytest.mark.parametrize(("width", "language"), ROOMY)
def test_every_text_has_room_on_a_table_for_any_game(visit: Visit, width: Width, language: Language) -> None:
    anna = visit(width=width, language=language)
    table_of(anna, "lagoon")
    anna.show_all()
    anna.answer("search hold")
    anna.wait()
    found = offenders(anna.page)
    anna.show_all()
    anna.shot("room-lagoon")
    assert "\n".join(found + offenders(anna.page)) == ""


def test_pieces_of_any_game_can_be_chosen_on_its_table(visit: Visit) -> None:
    anna = visit()
    table_of(anna, "lagoon")
    anna.page.locator(".generic [data-piece=cabin].lit").click()
    anna.settle()
    anna.see(".log", re.compile("You find .* in the cabin"))
    anna.see(".generic .places", "In the net")
    expect(anna.page.locator(".own")).to_contain_text("Your order")
    expect(anna.page.locator(".generic .facts")).to_contain_text(re.compile("Diving.*Guest"))


def test_a_table_for_any_game_is_played_by_keyboard(visit: Visit) -> None:
    anna = visit()
    table_of(anna, "lagoon")
    anna.page.locator(".generic [data-piece=orlop]").focus()
    anna.page.keyboard.press("Enter")
    anna.settle()
    anna.see(".log", "in the orlop")
    anna.wait()
    buttons = anna.page.locator(".generic button")
    reached = buttons.evaluate_all("(all) => all.filter((each) => each.tabIndex === 0).length")
    assert 0 < reached == anna.page.locator(".generic .lit").count() < buttons.count()


def test_a_hint_is_given_and_followed_on_a_table_for_any_game(visit: Visit) -> None:
    anna = visit()
    table_of(anna, "lagoon")
    anna.page.locator(".hint").click()
    anna.see("[data-advice]").click()
    anna.settle()
    anna.see(".log", "You find")


def test_an_empty_room_on_a_table_for_any_game_says_why_it_cannot_be_searched(visit: Visit) -> None:
    anna = visit()
    table_of(anna, "lagoon", days=6)
    anna.play_until(lambda: "search hold" not in anna.show_all(), lambda visitor: visitor.answer("search hold"))
    anna.page.locator(".generic [data-piece=hold]").first.click()
    anna.see(".notice", "Nothing is left in the hold.")


def test_dice_of_any_game_are_shown_in_the_log(visit: Visit) -> None:
    anna = visit()
    table_of(anna, "lagoon")
    for _ in range(2):
        anna.answer("search hold")
        anna.wait()
    anna.see(".log .die.d8")


def test_a_game_without_italian_speaks_english(visit: Visit) -> None:
    anna = visit(language="it")
    anna.go("/new?game=english")
    anna.see(".about", "Two to four divers")
    table_of(anna, "english")
    anna.see(".prompt .question", "Which room do you search")
    assert anna.unspoken() == []


def test_words_that_cannot_be_read_are_told_and_the_page_survives(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    anna.page.locator("[data-game=garbled]").click()
    anna.see("[role=note]", re.compile(r"en\.ftl, line \d+ should be Fluent"))
    table_of(anna, "garbled")
    anna.answer("search hold")
    anna.wait()
    anna.answer("come-up")
    anna.see(".log", "You bring up")


def test_a_game_that_cannot_be_loaded_is_left_out(visit: Visit, strange: House) -> None:
    anna = visit()
    anna.go("/")
    expect(anna.page.locator("[data-game=lagoon]")).to_be_visible()
    assert anna.page.locator("[data-game=gone]").count() == 0
    assert "the game gone is left out" in strange.said()


# --- tables of their own ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "theme", "width"), [LOOKS[0], pytest.param(*LOOKS[1], marks=pytest.mark.long)])
def test_a_game_may_bring_a_table_along(visit: Visit, language: Language, theme: Theme, width: Width) -> None:
    anna = visit(language=language, theme=theme, width=width)
    table_of(anna, "reef")
    frame = anna.page.frame_locator("iframe")
    frame.locator(".room[data-lit]").nth(1).click()
    expect(frame.locator(".room[aria-pressed=true]")).to_have_count(1)
    anna.shot("reef-chosen")
    anna.page.locator("[data-play='search cabin']").first.click()
    anna.settle()
    said = {"en": "In the net", "it": "Nella rete"}[language]
    expect(frame.locator("#net")).to_contain_text(said)
    assert frame.locator("html").get_attribute("lang") == language


def test_a_table_of_a_stranger_reaches_nothing_and_answers_nothing(visit: Visit) -> None:
    anna = visit()
    anna.tolerate("Content Security Policy", "violates", "Blocked", "Unsafe attempt", "sandbox", "net::ERR")
    anna.tolerate("a request left the server: https://example.com/")
    stopped: dict[str, str | None] = {}
    anna.page.on("requestfailed", lambda request: stopped.update({request.url: request.failure}))
    table_of(anna, "hostile")
    body = anna.page.frame_locator("iframe").locator("body")
    expect(body).to_contain_text("top", timeout=60_000)
    tried = json.loads(body.inner_text())
    assert tried.pop("times") < 20
    assert not {"loaded", "open", "went", "ran", 200} & {each for each in tried.values() if isinstance(each, str | int)}
    assert set(tried.values()) <= {"refused"} | {each for each in tried.values() if str(each).startswith("refused")}
    assert len(tried) == 10
    outside = [stopped.get(f"https://example.com/{name}") for name in ("x.js", "x.png")]
    assert outside == ["csp", "csp"]
    asked = anna.question()
    anna.button(re.compile("night", re.IGNORECASE)).click()
    expect(body).not_to_contain_text('"times":1}')
    anna.settle()
    assert anna.question() == asked
    assert anna.page.locator(".log .event").count() == 1


def test_the_page_of_a_table_opened_by_itself_has_no_origin_either(visit: Visit) -> None:
    anna = visit()
    look = next(game["look"] for game in anna.ask_server("GET", "/api/games") if game["id"] == "reef")
    anna.go("/")
    anna.page.goto(look["page"])
    assert anna.page.evaluate("() => origin") == "null"
