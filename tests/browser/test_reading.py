"""Afterwards: the replay, playing on from a moment, the match file out and in again, the dice; and what is loaded."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.matches import NAMES, as_file, whole
from tests.browser.visiting import PATIENCE, Visitor


def upload(anna: Visitor, file: Path) -> None:
    """Open a match file on the page."""
    anna.go("/upload")
    anna.page.locator("input[type=file]").set_input_files(file)


def test_a_replay_by_step_and_scrubbing_and_seat(visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text(as_file(whole()))
    anna = visit()
    upload(anna, tmp_path / "match.json")
    last = whole().sequence
    where = anna.see(".where")
    anna.button("One step on").click()
    expect(where).to_have_text(f"Step 1 of {last}")
    anna.page.keyboard.press("ArrowRight")
    expect(where).to_have_text(f"Step 2 of {last}")
    anna.page.get_by_label("Moment of the match").fill(str(last // 2))
    expect(where).to_have_text(f"Step {last // 2} of {last}")
    look_through_every_eye(anna)
    anna.shot("replay")
    anna.button("To the end").click()
    expect(where).to_have_text(f"Step {last} of {last}")
    anna.button("One step back").click()
    expect(where).to_have_text(f"Step {last - 1} of {last}")


def look_through_every_eye(anna: Visitor) -> None:
    eyes = anna.page.get_by_label("Seen by")
    seen: list[list[str]] = []
    for seat in ("1", "0"):
        eyes.select_option(seat)
        expect(anna.page.locator(".mine .name")).to_have_text(NAMES[int(seat)], timeout=PATIENCE)
        seen.append(anna.hand())
    eyes.select_option("null")
    anna.gone(".hand [data-piece]")
    assert seen[0] and seen[1] and not set(seen[0]) & set(seen[1])


def strikes() -> tuple[int, int]:
    """The first line of the match in which a ship strikes at another, and the next in which none does."""
    struck = [any(told.event.kind == "intercepts" for told in line.told) for line in whole().log]
    first = struck.index(True)
    return first, struck.index(False, first)


def test_arrows_show_who_strikes_at_whom_and_fade(visit: Visit) -> None:
    anna = visit()
    anna.bring(as_file(whole()))
    first, after = strikes()
    anna.page.get_by_label("Moment of the match").fill(str(first))
    anna.see(".sea svg .head")
    anna.shot("arrow")
    anna.page.get_by_label("Moment of the match").fill(str(after))
    anna.gone(".sea svg .head")


_WATCH = """() => {
  window.moved = [];
  document.addEventListener("animationstart", ({ target, animationName }) => {
    if (getComputedStyle(target).animationDuration !== "0s") window.moved.push(animationName);
  });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if ((how.duration ?? how) > 0) window.moved.push("piece");
    return animate.call(this, frames, how);
  };
}"""


def watched(anna: Visitor) -> list[str]:
    """Whatever moves while the first ship of a match is sunk."""
    anna.bring(as_file(whole()))
    tray = anna.see(".tray")
    anna.page.evaluate(_WATCH)
    sunk = next(number for number, line in enumerate(whole().log) if "sunk" in {told.event.kind for told in line.told})
    for step in (sunk - 1, sunk):
        before = tray.inner_text()
        anna.page.get_by_label("Moment of the match").fill(str(step))
        expect(tray).not_to_have_text(before, use_inner_text=True, timeout=PATIENCE)
    anna.see(".duel .die")
    moved: list[str] = anna.page.evaluate("() => window.moved")
    return moved


def test_what_moves_explains_and_for_those_who_wish_it_nothing_moves(visit: Visit) -> None:
    assert watched(visit(still=True)) == []
    moving = visit(still=False)
    watched(moving)
    moving.until(lambda: "piece" in moving.page.evaluate("() => window.moved"), "moving")
    moving.until(lambda: any("tumble" in each for each in moving.page.evaluate("() => window.moved")), "tumbling")


def test_playing_on_from_a_moment(visit: Visit) -> None:
    anna = visit()
    anna.bring(as_file(whole(), ["person", "lieutenant"]))
    anna.page.get_by_label("Moment of the match").fill("40")
    anna.see(".where", "Step 40")
    anna.button("Play on from here").click()
    anna.button("Take the seat").click()
    anna.page.wait_for_url("**/t/*")
    anna.wait()
    assert anna.see(".prompt .question").inner_text() != ""


def test_a_match_file_goes_out_and_comes_in_again(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    anna.bring(as_file(whole("skirmish"), ["person", "lieutenant"]))
    with anna.page.expect_download() as download:
        anna.see(".result a", "Match file").click()
    file = tmp_path / "again.json"
    download.value.save_as(file)
    assert file.read_text() == as_file(whole("skirmish"), ["person", "lieutenant"])
    upload(anna, file)
    anna.page.wait_for_url("**/replay/*")
    anna.see(".result")


def test_a_file_that_is_none_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "none.json").write_text("{")
    anna = visit()
    anna.tolerate("status of 4")
    upload(anna, tmp_path / "none.json")
    anna.see("[role=alert] p")
    assert anna.unspoken() == []


def test_the_dice_are_verified_in_the_browser(visit: Visit) -> None:
    anna = visit()
    anna.against_bots("skirmish")
    anna.answer_lazily()
    anna.wait()
    anna.menu("Give up")
    anna.see(".notice", "Give up the match?").get_by_role("button", name="Give up").click()
    anna.see(".result")
    anna.go(f"/fairness/{anna.table}")
    anna.see(".kept", "Fair dice: the promise was kept")
    anna.shot("fairness")


def test_dice_that_somebody_brought_are_not_called_fair(visit: Visit) -> None:
    anna = visit()
    anna.bring(as_file(whole()))
    anna.page.get_by_role("link", name="The dice").first.click()
    anna.see(".partly", "Only a part of this match is proved")
    anna.gone(".kept")


GAMES = {"kaiser": 1, "cannoni": 1, "nassau": 3, "modern": 1, "marauders": 2}
"""The games of the house, each with as many bots as it is measured with."""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_at_most_310_kb_and_nothing_of_another_game(visit: Visit, game: str) -> None:
    anna = visit()
    anna.against_bots(game, bots=GAMES[game])
    stranger = visit()
    stranger.context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
    loaded = {"bytes": 0.0}
    session = stranger.context.new_cdp_session(stranger.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda done: loaded.update(bytes=loaded["bytes"] + done["encodedDataLength"]))
    paths: list[str] = []
    stranger.page.on("request", lambda request: paths.append(request.url.removeprefix(stranger.address)))
    stranger.page.goto(anna.page.url, wait_until="networkidle")
    stranger.wait()
    total = loaded["bytes"] + sum(len(frame) for frame in stranger.frames)
    assert 50_000 < total <= 310_000
    tables = {path for path in paths if path.startswith("/assets/table-")}
    assert any(game in path for path in tables)
    assert [path for path in tables for other in GAMES if other != game and other in path] == []
