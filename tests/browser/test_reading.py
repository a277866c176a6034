"""Afterwards: the replay, playing on from a moment, the match file out and in again, the dice; and how much is loaded."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.matches import as_file, asked, whole
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
    anna.shot("replay-1440")
    anna.button("To the end").click()
    expect(where).to_have_text(f"Step {last} of {last}")
    anna.button("One step back").click()
    expect(where).to_have_text(f"Step {last - 1} of {last}")


def look_through_every_eye(anna: Visitor) -> None:
    eyes = anna.page.get_by_label("Seen by")
    hands = []
    for seat in ("0", "1"):
        eyes.select_option(seat)
        anna.see(".hand")
        cards = anna.page.locator(".hand [data-piece]")
        expect(cards.first).to_be_visible(timeout=PATIENCE)
        hands.append({cards.nth(at).get_attribute("data-piece") for at in range(cards.count())})
    eyes.select_option("null")
    anna.gone(".hand [data-piece]")
    assert not hands[0] & hands[1]


def test_playing_on_from_a_moment(visit: Visit) -> None:
    anna = visit()
    anna.bring(as_file(whole(), ["person", "thumb"]))
    anna.page.get_by_label("Moment of the match").fill("40")
    anna.see(".where", "Step 40")
    anna.button("Play on from here").click()
    anna.page.wait_for_url("**/t/*")
    anna.wait()
    assert anna.see(".prompt .question").inner_text() != ""


def test_a_match_file_goes_out_and_comes_in_again(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    anna.bring(as_file(whole("skirmish"), ["person", "thumb"]))
    with anna.page.expect_download() as download:
        anna.see(".result a", "Match file").click()
    file = tmp_path / "again.json"
    download.value.save_as(file)
    assert file.read_text() == as_file(whole("skirmish"), ["person", "thumb"])
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
    anna.bring(as_file(whole()))
    anna.page.get_by_role("link", name="The dice").first.click()
    anna.see(".kept", "Fair dice: the promise was kept")
    anna.shot("fairness-1440")


def test_a_table_is_at_most_250_kb(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("what-to-commit"))
    anna.wait()
    stranger = visit()
    stranger.context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
    loaded = {"bytes": 0.0}
    session = stranger.context.new_cdp_session(stranger.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda done: loaded.update(bytes=loaded["bytes"] + done["encodedDataLength"]))
    stranger.page.goto(anna.page.url, wait_until="networkidle")
    stranger.wait()
    total = loaded["bytes"] + sum(len(frame) for frame in stranger.frames)
    assert 50_000 < total <= 250_000
