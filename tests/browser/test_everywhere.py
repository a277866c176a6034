"""What holds on every page: words in both languages, no barrier, room for a thumb, and nothing from elsewhere."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.matches import as_file, asked, whole
from tests.browser.visiting import Visitor, bot

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def at_lobby(visitor: Visitor) -> None:
    visitor.open(game="kaiser", seats=[{"kind": "person"}, {"kind": "open"}])


def at_table(visitor: Visitor) -> None:
    visitor.bring(asked("what-to-commit"))
    visitor.wait()
    visitor.show_all()


def at_small_table(visitor: Visitor) -> None:
    visitor.open(game="skirmish", seats=[{"kind": "person"}, bot()])
    visitor.wait()


def at_curtain(visitor: Visitor) -> None:
    seats = [{"kind": "person", "hot": True}, {"kind": "person", "hot": True, "name": "Bruno"}]
    visitor.open(game="skirmish", seats=seats)
    visitor.see(".curtain")


def at_replay(visitor: Visitor) -> None:
    visitor.bring(as_file(whole()))
    visitor.see(".timeline")
    visitor.page.keyboard.press("End")
    visitor.see(".result")


def at_fairness(visitor: Visitor) -> None:
    table = visitor.ask_server("POST", "/api/files", as_file(whole()))
    visitor.go(f"/fairness/{table['id']}")
    visitor.see(".kept")


def at(path: str, sign: str = "main h1") -> Callable[[Visitor], None]:
    def go(visitor: Visitor) -> None:
        visitor.go(path)
        visitor.see(sign)

    return go


PAGES: dict[str, Callable[[Visitor], None]] = {
    "home": at("/"),
    "tables": at("/tables"),
    "new": at("/new?game=kaiser"),
    "lobby": at_lobby,
    "table": at_table,
    "small-table": at_small_table,
    "curtain": at_curtain,
    "replay": at_replay,
    "fairness": at_fairness,
    "learn": at("/learn"),
    "rules": at("/rules/kaiser", "main h2"),
    "rule": at("/rules/kaiser?rule=3.2.6", "main h2"),
    "account": at("/account"),
    "upload": at("/upload"),
    "not-found": at("/nowhere/at/all"),
}


@cache
def axe() -> str:
    return AXE.read_text()


def barriers(visitor: Visitor) -> list[str]:
    """What axe-core finds serious or critical."""
    visitor.page.evaluate(axe())
    found: dict[str, Any] = visitor.page.evaluate("() => axe.run({resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


@pytest.mark.parametrize(("theme", "width"), [("day", 1440), ("night", 1440), ("day", 375)])
def test_no_barriers(visit: Visit, theme: str, width: int) -> None:
    visitor = visit(theme=theme, width=width)
    found = {}
    for name, go in PAGES.items():
        go(visitor)
        visitor.shot(f"page-{name}-{theme}-{width}")
        found[name] = barriers(visitor)
    assert {name: each for name, each in found.items() if each} == {}


ENGLISH = ("the", "your", "you", "with", "cards", "turn", "round", "waiting", "and", "this", "game", "player", "seat")
_ENGLISH_WORDS = """(words) => [...new Set(document.body.innerText.toLowerCase().match(/[a-zà-ù']+/g) ?? [])]
  .filter((word) => words.includes(word))"""


@pytest.mark.parametrize("language", ["en", "it"])
def test_words_everywhere(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    found: dict[str, list[str]] = {}
    for name, go in PAGES.items():
        go(visitor)
        found[name] = visitor.unspoken()
        if language == "it":
            found[name] += visitor.page.evaluate(_ENGLISH_WORDS, list(ENGLISH))
    assert {name: each for name, each in found.items() if each} == {}


_TOO_WIDE = "() => document.scrollingElement.scrollWidth - innerWidth"
_TOO_SMALL = """() => {
  const inline = (each) => each.matches("p a, dd a, li a:not(.btn), small a") && getComputedStyle(each).display === "inline";
  const shown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && each.getBoundingClientRect().width > 2;
  const hits = (each, x, y) => {
    const at = document.elementFromPoint(x, y);
    return !at || each.contains(at) || at.closest("label")?.contains(each);
  };
  const reach = (each) => {
    each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = each.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const across = box.width >= 43.5 || (hits(each, x - 21.5, y) && hits(each, x + 21.5, y));
    const along = box.height >= 43.5 || (hits(each, x, y - 21.5) && hits(each, x, y + 21.5));
    return across && along;
  };
  return [...document.querySelectorAll("a[href], button, select, input, [role=tab]")]
    .filter((each) => shown(each) && !inline(each) && !each.disabled && !reach(each))
    .map((each) => { const box = each.getBoundingClientRect();
      return `${each.outerHTML.slice(0, 160)} ${box.width.toFixed()}x${box.height.toFixed()}`; });
}"""


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_thumb_at_375(visit: Visit, language: str) -> None:
    visitor = visit(width=375, language=language, theme="night")
    found: dict[str, Any] = {}
    for name, go in PAGES.items():
        go(visitor)
        visitor.shot(f"page-{name}-{language}-night-375")
        wide = visitor.page.evaluate(_TOO_WIDE)
        found[name] = ([f"{wide} px too wide"] if wide > 0 else []) + visitor.page.evaluate(_TOO_SMALL)
    assert {name: each for name, each in found.items() if each} == {}
