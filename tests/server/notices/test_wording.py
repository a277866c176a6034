"""What is said, in both languages: as short as a lock screen wants it, and the time is never cut."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.store.rows import a_match, seats_for
from wardroom.server.notices.desk import EVENTS
from wardroom.server.notices.wording import Story, Wording
from wardroom.store.rows import Person

NOW = datetime(2026, 11, 18, 12, tzinfo=UTC)
LONG = "A question that goes on and on, " * 5


def story(event: str, title: str = "Off the Azores", name: str = "m", **facts: Any) -> Story:
    row = a_match(name, "anna", title=title, game="kaiser", status="playing")
    seats = seats_for(name, Person("anna", "Anna"), "person", "bot")
    return Story(event, facts, "anna", row, seats)


def words(language: str) -> Wording:
    return Wording(language, "Europe/Rome", "https://wardroom.example", NOW)


@pytest.mark.parametrize(
    ("language", "title", "body"),
    [
        ("en", "Your turn: Off the Azores", "Do you react? Until tomorrow 22:10."),
        ("it", "Tocca a te: Off the Azores", "Reagisci? Fino a domani alle 22:10."),
    ],
)
def test_a_push_says_what_is_asked_and_until_when(language: str, title: str, body: str) -> None:
    asked = {"en": "Do you react?", "it": "Reagisci?"}
    told = words(language).push([story("turn", asked=asked, until="2026-11-19T21:10:00+00:00")])
    assert (told.title, told.body, told.path, told.tag) == (title, body, "/t/m", "m")


def test_what_is_too_long_is_cut_but_not_the_time() -> None:
    told = words("en").push([story("turn", "T" * 60, asked={"en": LONG}, until="2026-11-19T21:10:00+00:00")])
    assert len(told.title) <= 45 and len(told.body) <= 110
    assert told.body.endswith("… Until tomorrow 22:10.")


@pytest.mark.parametrize(
    ("language", "subject"), [("en", "Your turn, 20 h left: X"), ("it", "Tocca a te, ancora 20 h: X")]
)
def test_a_letter_says_how_long_is_left(language: str, subject: str) -> None:
    until = (NOW + timedelta(hours=20, minutes=59)).isoformat()
    letter = words(language).letter([story("turn", "X", until=until, bank=5 * 86_400)], lambda event: f"mark-{event}")
    assert letter.subject == subject and letter.link == "https://wardroom.example/t/m"
    assert "5" in letter.lines[-1] and "https://wardroom.example/stop/mark-turn" in letter.foot
    assert letter.stop == "https://wardroom.example/api/stop/mark-turn"


def test_several_become_one_with_the_shortest_time_first() -> None:
    soon, late = ((NOW + timedelta(hours=hours)).isoformat() for hours in (2, 40))
    stories = [story("over", "A", "a"), story("turn", "B", "b", until=late), story("turn", "C", "c", until=soon)]
    letter = words("en").letter(stories, str)
    assert letter.subject == "Your turn at 2 tables"
    assert [line[:2] for line in letter.lines] == ["C:", "B:", "A:"]
    assert words("en").push(stories).title == "Your turn at 2 tables"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("event", EVENTS)
def test_everything_has_words_in_every_form(language: str, event: str) -> None:
    facts: dict[str, Any] = {
        "until": NOW.isoformat(),
        "rank": "lieutenant",
        "name": "Bruno",
        "deal": "A move a day.",
        "count": 2,
        "why": "No time before January.",
    }
    told = story(event, **facts, taken=1)
    told.row.result = {"places": [1, 2], "scores": [3, 1], "reason": "rules"} if event == "over" else None  # type: ignore[union-attr]
    wording = words(language)
    letter = wording.letter([told], str)
    said = [*vars_of(wording.push([told])), letter.subject, *letter.lines, letter.button, letter.foot]
    said.append(wording.line(told, "Anna", "discord"))
    for text in said:
        assert text and "{" not in text and "Unknown" not in text
        assert not any(text.startswith(f"{family}-") for family in ("push", "letter", "line", "hook", "button"))
        assert "!" not in text


@pytest.mark.parametrize(
    ("language", "subject"),
    [
        ("en", "A steward has done something about your account"),
        ("it", "Il comitato è intervenuto sul tuo account"),
    ],
)
def test_word_of_an_account_leads_there_and_a_channel_reads_no_reason(language: str, subject: str) -> None:
    told, wording = Story("steward", {"why": "Insults at three tables."}, "anna"), words(language)
    letter, pushed = wording.letter([told], str), wording.push([told])
    assert letter.subject == subject and letter.link == "https://wardroom.example/account"
    assert "Insults" in letter.lines[0] and "Insults" in pushed.body and pushed.path == "/account"
    assert "Insults" not in wording.line(told, "Anna", "discord")
    both = wording.letter([told, story("over")], str)
    assert any(line.startswith(("Your account: ", "Il tuo account: ")) for line in both.lines)


def test_of_one_table_a_stewards_reason_comes_first() -> None:
    stories = [story("over"), story("steward", why="Opened by mistake."), story("turn", asked={"en": "Which?"})]
    for some in (stories, stories[:2], stories[1::-1]):
        assert "Opened by mistake." in words("en").push(some).body


def vars_of(pushed: Any) -> list[str]:
    return [pushed.title, pushed.body]


def test_a_channel_is_told_public_facts_only() -> None:
    told = words("en").line(story("turn", asked={"en": "Which card of yours?"}), "@everyone", "discord")
    assert "card" not in told and "@everyone" not in told and told.endswith("<https://wardroom.example/t/m>")


LURE = "see https://evil.example"


@pytest.mark.parametrize("event", EVENTS)
def test_no_name_in_a_letter_leads_anywhere(event: str) -> None:
    """Mail programs make links of whatever looks like an address."""
    told = story(event, LURE, who=1, deal=LURE, count=2, asked={"en": f"{LURE} attacks. Do you react?"})
    told = replace(told, facts={**told.facts, "name": LURE, "until": "2026-11-19T21:10:00+00:00", "rank": "cadet"})
    for seat in told.seats:
        seat.name = LURE
    assert told.row
    told.row.result = {"places": [1, 2], "scores": [5, 3], "reason": "rules"} if event == "over" else None
    for letter in (
        words("en").letter([told], lambda kind: kind),
        words("en").letter([told, story("chat", LURE, "n", count=1)], lambda kind: kind),
        words("en").of_house("confirm", {"name": LURE, "link": "https://wardroom.example/c", "until": str(NOW)}),
    ):
        said = " ".join([letter.subject, *letter.lines, letter.foot])
        assert "https://evil" not in said and "evil.example" not in said, said
