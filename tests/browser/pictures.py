"""The pictures of the README: prepared matches at moments with something happening, on the real tables.

`make pictures` makes them again, in docs/pictures.
"""

import base64
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, FloatRect, Page, sync_playwright

from tests.browser.conftest import CHROMIUM
from tests.browser.matches import as_file, asked, moment, moments
from tests.browser.serving import House
from tests.browser.visiting import Visitor
from wardroom.lab.simulate import Experiment

FOLDER = Path(__file__).parent.parent.parent / "docs" / "pictures"

FONTS = Path(__file__).parent.parent.parent / "web" / "node_modules" / "@fontsource"
FACES = (
    "eb-garamond/files/eb-garamond-latin-600-normal.woff2",
    "eb-garamond/files/eb-garamond-latin-500-italic.woff2",
    "source-sans-3/files/source-sans-3-latin-400-normal.woff2",
)
PROMISES = ("in the browser, with friends by link", "bots that see no more than you do", "dice that anyone can verify")
ANCHOR = """<svg class="anchor" width="40" height="40" viewBox="0 0 24 24" fill="none" stroke="#d6b25e"
  stroke-width="1.8" stroke-linecap="round"><circle cx="12" cy="4.6" r="2.2"/>
  <path d="M12 7v14M7.5 10.5h9M4 14c.6 4 3.6 6.6 8 7 4.4-.4 7.4-3 8-7"/>
  <path d="M4 14l-1.6 2.4M4 14l2.6 1M20 14l1.6 2.4M20 14l-2.6 1"/>
  </svg>"""


class Scene(NamedTuple):
    """A table worth a look."""

    title: str
    about: str
    file: Callable[[], str]
    left: int
    top: int
    zoom: float = 1.0

    def seen(self, table: bytes, scale: float = 1.0) -> str:
        """The part of the table that is worth it, as a background."""
        zoom = self.zoom * scale
        return f"url({_data(table)}) {-self.left * zoom}px {-self.top * zoom}px / {1440 * zoom}px"


def _broadside() -> str:
    battle = Experiment("cannoni", ("thumb", "thumb"), {"scenario": "duel_1813"}, "pictures").match(0)
    close = [then.sequence for then in moments(battle) if any(ask.question.kind == "fire" for ask in then.asks)]
    return as_file(battle.at(close[len(close) // 2] if close else len(battle.log) // 2), ["person", "thumb"])


def _attack() -> str:
    match = Experiment("modern", ("thumb",) * 2, {"scenario": "raider-194"}, "browser").match(0)
    for then in moments(match):
        if any(ask.seat == 0 and ask.question.kind == "which-target" for ask in then.asks):
            return as_file(then, ["person", "lieutenant"])
    raise LookupError("nobody attacks")


SCENES = {
    "kaiser": Scene(
        "The Kaiser's Pirates",
        "raiders of 1914 · 1 to 4",
        lambda: moment(lambda match, ask: match.sequence > 60 and len(ask.options) > 4, game="kaiser", seats=2),
        36,
        150,
        0.95,
    ),
    "nassau": Scene(
        "Pirates of Nassau",
        "build her, man her · 3 to 5",
        lambda: asked("where-to", game="nassau", seats=3),
        120,
        180,
    ),
    "modern": Scene("Modern Naval Battles", "missiles and carriers · 2 to 6", _attack, 330, 150, 0.9),
    "cannoni": Scene("Cannoni in batteria!", "broadsides under sail · 1 to 8", _broadside, 170, 350, 1.25),
    "marauders": Scene(
        "Merchants & Marauders",
        "trade, hunt, plunder · 2 to 4",
        lambda: moment(lambda match, ask: match.sequence > 60 and len(ask.options) > 3, game="marauders", seats=3),
        300,
        200,
    ),
    "skirmish": Scene(
        "Skirmish",
        "our own, ten minutes · 2 to 4",
        lambda: moment(lambda _, ask: len(ask.options) > 3, game="skirmish", seats=3),
        60,
        195,
        0.8,
    ),
}


def _look(browser: Browser, house: House, scene: Scene) -> bytes:
    """A table as somebody at a desk sees it."""
    visitor = Visitor(browser, house.address)
    visitor.go("/")
    visitor.bring(scene.file())
    visitor.wait()
    visitor.page.wait_for_timeout(1500)  # until nothing moves any more
    picture = visitor.page.screenshot()
    visitor.close()
    return picture


def _data(picture: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(picture).decode()}"


def _style() -> str:
    garamond, italic, sans = (_data((FONTS / face).read_bytes(), "font/woff2") for face in FACES)
    return f"""<style>
    @font-face {{ font-family: Title; src: url({garamond}); }}
    @font-face {{ font-family: Title; font-style: italic; src: url({italic}); }}
    @font-face {{ font-family: Text; src: url({sans}); }}
    {Path(__file__).with_suffix(".css").read_text("utf-8")}</style>"""


def _card(scene: Scene, table: bytes) -> str:
    seen = f'<div class="seen" style="background: {scene.seen(table)}"></div>'
    return f'{_style()}<div class="card">{seen}<b>{scene.title}</b><i>{scene.about}</i></div>'


def _hero(tables: dict[str, bytes]) -> str:
    small = "".join(
        f'<div class="small" style="background: {SCENES[game].seen(tables[game], 0.4)}"></div>'
        for game in ("kaiser", "cannoni", "modern", "marauders")
    )
    promises = "".join(f"<li>{each}</li>" for each in PROMISES)
    return f"""{_style()}<div class="hero">{ANCHOR}
    <h1>Wardroom</h1><h2>Five naval board games on one table</h2><ul>{promises}</ul><code>$ make play</code>
    <div class="large" style="background: url({_data(tables["nassau"])}) 0 0 / 736px"></div>
    <div class="row">{small}</div></div>"""


def _drawn(page: Page, html: str, selector: str, margin: int = 0) -> bytes:
    """A picture of something, as WebP."""
    page.set_content(html)
    page.evaluate("() => document.fonts.ready")
    box = page.locator(selector).bounding_box()
    assert box is not None
    clip = FloatRect(
        x=box["x"] - margin,
        y=box["y"] - 7 * bool(margin),
        width=box["width"] + 2 * margin,
        height=box["height"] + margin,
    )
    png = _data(page.screenshot(clip=clip, omit_background=True))
    webp: str = page.evaluate(_TO_WEBP, png)
    return base64.b64decode(webp.partition(",")[2])


_TO_WEBP = """async (png) => {
  const image = new Image();
  image.src = png;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.9);
}"""


def draw(games: list[str]) -> None:
    """Make the cards of some games again; of all of them, the large picture too."""
    found: Any = next(filter(None, map(shutil.which, CHROMIUM)), None)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house, browser = House(Path(folder)), playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        house.open()
        house.play("pictures")
        tables = {game: _look(browser, house, SCENES[game]) for game in games}
        house.close()
        page = browser.new_page(viewport={"width": 1280, "height": 640})
        FOLDER.mkdir(exist_ok=True)
        for game, table in tables.items():
            (FOLDER / f"{game}.webp").write_bytes(_drawn(page, _card(SCENES[game], table), ".card", 14))
        if len(games) == len(SCENES):
            (FOLDER / "hero.webp").write_bytes(_drawn(page, _hero(tables), ".hero"))
        browser.close()


if __name__ == "__main__":
    draw(sys.argv[1:] or [*SCENES])
