"""Playing through a pipe: whole games, wrong lines, orders, undo, several people, and disks that fail."""

import errno
import os
from pathlib import Path

import pytest

from tests.cli.conftest import Done, Wardroom
from tests.planting import CRASHING, Plant
from wardroom.cli import consulting
from wardroom.cli.playing import _seals, _texts
from wardroom.cli.screen import Screen
from wardroom.cli.seating import Seating
from wardroom.engine import Match
from wardroom.engine.record import replay
from wardroom.games.skirmish import Battle, Loaded
from wardroom.players import Sight, Verdict
from wardroom.players.reasons import Reason
from wardroom.shelf import find, ids
from wardroom.store import load
from wardroom.words import Speaker

ENOUGH = "1\n" * 200
STEADILY = ("play", "skirmish", "--seed", "3", "--seats", "Captain,Lieutenant=thumb")
"""Against somebody who never slips."""


def kept(home: Path) -> Match[Battle]:
    (file,) = (home / "matches").iterdir()
    return replay(load(file), find("skirmish"))


@pytest.mark.parametrize(("lang", "end"), [("en", "The end"), ("it", "Fine della partita")])
def test_a_whole_game(wardroom: Wardroom, home: Path, lang: str, end: str) -> None:
    done = wardroom("play", "skirmish", "--seed", "3", "--lang", lang, typed=ENOUGH)
    assert done.code == 0 and done.err == ""
    at = done.lines.index(end)
    assert done.lines[at + 1].startswith(("Captain", "Capitano"))
    assert "wardroom verify" in done.lines[-1]
    match = kept(home)
    assert match.is_over and match.players == ("person", "lieutenant")
    assert wardroom("verify", done.lines[-1].split()[-1]).code == 0


def test_the_same_seed_is_the_same_game(wardroom: Wardroom) -> None:
    def story(seed: str) -> list[str]:
        return wardroom("play", "skirmish", "--seed", seed, typed=ENOUGH).lines[:-1]

    assert story("3") == story("3") != story("4")


def test_who_sets_an_option_without_effect_is_told(wardroom: Wardroom) -> None:
    idle = "Who decides for the phantom: has no effect at this table."
    assert idle in wardroom("play", "kaiser", "--option", "phantom=best", "--players", "2").lines
    assert idle not in wardroom("play", "kaiser", "--option", "phantom=best", "--players", "1").lines


def test_a_match_begins_with_its_goal_and_is_taken_up_without(wardroom: Wardroom, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    begun = wardroom("play", "skirmish", "--seed", "3", "--save", file, typed="1\n")
    assert sum(line.startswith("Your goal: be the last captain afloat") for line in begun.lines) == 1
    assert not [line for line in wardroom("resume", file).lines if line.startswith("Your goal")]


def test_what_is_shown_first(wardroom: Wardroom) -> None:
    done = wardroom("play", "skirmish", "--seed", "3", "--option", "hull=5")
    players = "At the table: Captain and Lieutenant (bot: Lieutenant)."
    assert done.lines[:3] == ["Skirmish", players, "Hull points: 5 hits"]
    assert "Captain: 5 hull points, 3 guns" in done.lines
    at = done.lines.index("Fire a gun, or hold your fire? (Firing, 2)")
    assert done.lines[at + 1] == "1. Use no gun [hold]"


def test_answers_by_number_and_by_notation(wardroom: Wardroom) -> None:
    by_number = wardroom("play", "skirmish", "--seed", "3", typed="2\n1\n").lines
    by_notation = wardroom("play", "skirmish", "--seed", "3", typed="  FIRE 1   1 \nhold\n").lines
    assert by_number[:-1] == by_notation[:-1]
    assert any(line.startswith("You fire at Lieutenant") for line in by_number)


@pytest.mark.parametrize(("lang", "words"), [("en", "fire gun 1 at Lieutenant"), ("it", "Spara col cannone 1 contro")])
def test_the_words_of_an_option_may_be_typed(wardroom: Wardroom, lang: str, words: str) -> None:
    by_number = wardroom("play", "skirmish", "--seed", "3", "--lang", lang, typed="2\n").lines
    (shown,) = [line for line in by_number if words.casefold() in line.casefold()][:1]
    typed = shown.removeprefix("2. ").partition(" [")[0].upper()
    assert wardroom("play", "skirmish", "--seed", "3", "--lang", lang, typed=f"{typed}\n").lines[:-1] == by_number[:-1]


def test_a_wrong_line_is_one_line_and_the_question_stays(wardroom: Wardroom, home: Path) -> None:
    start = len(wardroom("play", "skirmish", "--seed", "3").lines)
    lines = ["0", "99", "²", "", "fire 6 1", "fire", "nonsense", "\x1b[2J", "x" * 500]
    typed = "".join(f"{line}\n" for line in lines)
    done = wardroom("play", "skirmish", "--seed", "3", typed=typed)
    assert len(done.lines) == start + len(lines)
    assert done.lines.count("Answer with a number from 1 to 3, or type help.") == 3
    assert "Not possible now: fire 6 1 (rule 2, Firing)" in done.lines
    assert "That is not a move of this game: nonsense" in done.lines


def test_bytes_that_are_no_text(wardroom: Wardroom) -> None:
    done = wardroom("play", "skirmish", typed=b"caff\xe8\n1\n")
    assert done.code == 0
    assert "That is not a move of this game: caff\N{REPLACEMENT CHARACTER}" in done.lines


@pytest.mark.parametrize(("lang", "saved"), [("en", "The match is saved."), ("it", "La partita è salvata.")])
def test_the_end_of_input_saves(wardroom: Wardroom, home: Path, lang: str, saved: str) -> None:
    done = wardroom("play", "skirmish", "--lang", lang, typed="1\n")
    assert done.code == 0
    assert saved in done.lines[-1] and "wardroom resume" in done.lines[-1]
    assert any(line.seat == 0 for line in kept(home).log)


def test_quitting(wardroom: Wardroom, home: Path) -> None:
    for word in ("quit", "ESCI"):
        done = wardroom("play", "skirmish", typed=f"{word}\n1\n")
        assert done.code == 0 and done.lines[-1].startswith("The match is saved.")
    assert len(list((home / "matches").iterdir())) == 2


def test_orders_in_both_languages(wardroom: Wardroom) -> None:
    typed = "1\n1\nlog\ntable\noptions\nrule\nrule 5\nrule x\nhelp\n"
    italian = "1\n1\ndiario\ntavolo\nopzioni\nregola\nregola 5\nregola x\naiuto\n"
    english = wardroom(*STEADILY, typed=typed).lines
    assert english[:-1] == wardroom(*STEADILY, typed=italian).lines[:-1]
    for line in ("1. You hold your fire.", "3 Evading", "5 Boarding", "skirmish has no rule x.", "help: this list."):
        assert line in english
    spoken = wardroom(*STEADILY, "--lang", "it", typed=italian).lines
    for line in ("1. Trattieni il tiro.", "5 Abbordaggio", "aiuto: questo elenco."):
        assert line in spoken


def test_undo_leads_back_and_other_dice_fall_then(wardroom: Wardroom, home: Path) -> None:
    """By the seed they are the same each time the same is taken back."""
    straight = wardroom(*STEADILY, typed="1\n2\n1\n").lines
    done, again = (wardroom(*STEADILY, typed="1\n2\n1\nundo\nundo\n2\n1\n").lines for _ in "12")
    assert [line for line in done if line.startswith("Taken back")] == [
        "Taken back, with all that came of it: Use no gun.",
        "Taken back, with all that came of it: Commit gun 1.",
    ]
    assert done[:-1] == again[:-1]
    assert straight[-12:-1] != done[-12:-1]


def test_nothing_to_take_back(wardroom: Wardroom) -> None:
    lines = wardroom("play", "skirmish", "--lang", "it", typed="annulla\nannulla zoe\n").lines
    assert "Non hai ancora risposto nulla." in lines
    assert "Al tavolo nessuno si chiama zoe; ci sono: Capitano." in lines


def two(wardroom: Wardroom, typed: str) -> Done:
    return wardroom("play", "skirmish", "--seed", "3", "--seats", "Anna,Bruno", typed=typed)


def test_two_people_are_asked_by_name(wardroom: Wardroom) -> None:
    done = two(wardroom, "2\n1\n")
    asked = [line for line in done.lines if line.endswith(" is asked:")]
    assert asked == ["Anna is asked:", "Bruno is asked:", "Anna is asked:"]
    bruno = done.lines[done.lines.index("Bruno is asked:") :]
    assert "Anna fires a gun of calibre 1. Commit a gun to evade? (Evading, 3)" in bruno


def test_whoever_would_give_up_is_asked_whether_it_is_meant(wardroom: Wardroom, home: Path) -> None:
    def retire(answer: str) -> Done:
        return wardroom(
            "play", "marauders", "--seats", "Anna,Bruno", "--seed", "1", typed=f"1\n1\n1\nretire\n{answer}\n"
        )

    sure = "Retire and lose everything aboard: are you sure? (yes/no)"
    doubtful, certain = retire("").lines, retire("yes").lines
    assert doubtful.count(sure) == certain.count(sure) == 1
    assert any("[end-turn]" in line for line in doubtful[doubtful.index(sure) :])
    assert [any("retires." in line for line in lines) for lines in (doubtful, certain)] == [False, True]


def test_undo_needs_the_consent_of_the_others(wardroom: Wardroom, home: Path) -> None:
    done = two(wardroom, "1\nundo anna\nno\nundo anna\nyes\n")
    assert done.lines.count("Bruno, may Anna take the last answer back? (yes/no)") == 2
    assert "Bruno does not agree; the answer stands. To ask again: undo Anna" in done.lines
    assert "The last answer of Anna is taken back." in done.lines
    assert kept(home).sequence == 0


def test_a_secret_answer_can_be_taken_back_without_asking(wardroom: Wardroom, home: Path, plant: Plant) -> None:
    game = plant(
        "class Planted(Skirmish):\n"
        "    def turn(self, table):\n"
        "        yield from board(table, Seat(0), Seat(1))\n"
        "        yield from super().turn(table)\n"
        "\nGAME = Planted()\n"
    )
    done = wardroom("play", game, "--seats", "Anna,Bruno", typed="2\nundo anna\n1\n2\n")
    assert "The last answer of Anna is taken back." in done.lines
    assert not [line for line in done.lines if "(yes/no)" in line]
    asked = [line for line in done.lines if line.endswith(" is asked:")]
    assert asked[:4] == ["Anna is asked:", "Bruno is asked:", "Anna is asked:", "Bruno is asked:"]
    (file,) = (home / "matches").iterdir()
    assert load(file).log[0].play == "hold"


def test_bots_alone_play_to_the_end(wardroom: Wardroom) -> None:
    done = wardroom("play", "skirmish", "--seats", "lieutenant,random,lieutenant")
    assert done.code == 0 and "The end" in done.lines


def test_the_shelf_is_offered(wardroom: Wardroom) -> None:
    number = ids().index("skirmish") + 1
    done = wardroom("play", "--lang", "it", typed=f"99\n{number}\n")
    assert done.lines[0] == "Sullo scaffale:" and done.lines[number] == f"{number}. Schermaglia (skirmish)"
    assert "Scrivi un numero da 1 a 6, oppure esci per andartene." in done.lines
    assert "Schermaglia" in done.lines
    assert wardroom("play").code == 0


@pytest.mark.parametrize("word", ["quit", "Esci"])
def test_one_may_leave_the_shelf(wardroom: Wardroom, word: str) -> None:
    done = wardroom("play", typed=f"{word}\n1\n")
    assert done.code == 0 and done.lines[-1] == "Which game? Type its number."


def test_a_file_of_ones_own_is_never_overwritten(wardroom: Wardroom, tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    done = wardroom("play", "skirmish", "--save", mine, typed="1\n")
    assert done.code == 0 and str(mine) in done.lines[-1]
    before = mine.read_text()
    again = wardroom("play", "skirmish", "--save", mine, typed="1\n")
    assert again.code == 2 and "will not be overwritten" in again.err
    moved = wardroom("play", "skirmish", typed=f"save {mine}\nsave {tmp_path / 'other.json'}\n1\n")
    assert any("will not be overwritten" in line for line in moved.lines)
    assert "other.json" in moved.lines[-1]
    assert mine.read_text() == before
    assert load(tmp_path / "other.json").log


def test_a_full_disk_is_told_once_and_play_goes_on(
    wardroom: Wardroom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    done = wardroom("play", "skirmish", "--lang", "it", typed=ENOUGH)
    assert [line for line in done.lines if "disco è pieno" in line] == [
        line for line in done.lines if line.startswith("La partita non viene salvata")
    ]
    assert len([line for line in done.lines if "disco è pieno" in line]) == 1
    assert "Fine della partita" in done.lines
    assert done.code == 2 and "disco è pieno" in done.err


def test_leaving_an_unsaved_match_takes_two_words(wardroom: Wardroom, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    done = wardroom("play", "skirmish", typed="quit\nquit\n")
    assert done.code == 2 and len([line for line in done.lines if "quit again" in line]) == 1
    monkeypatch.undo()


def test_a_rule_that_fails_leaves_a_match(wardroom: Wardroom, plant: Plant, home: Path) -> None:
    name = plant(CRASHING)
    done = wardroom("play", name, "--lang", "it", typed=ENOUGH)
    assert done.code == 1
    assert "Le regole sono andate in errore: LookupError" in done.err
    file = next((home / "crashes").glob("*.json"))
    assert str(file) in done.err
    shown = wardroom("replay", file, "--game", name)
    assert shown.code == 0 and "The rules failed here after “hold”: LookupError" in shown.lines[-1]
    again = wardroom("resume", file, "--game", name, typed="1\n")
    assert again.code == 1 and "The rules failed here" in again.out
    assert load(file).crash is not None


def test_what_a_game_refuses_is_told_in_its_own_words(wardroom: Wardroom, plant: Plant, tmp_path: Path) -> None:
    name = plant(
        "class Planted(Skirmish):\n"
        "    def refuse(self, options, seats):\n"
        "        raise BadSetup('becalmed', seats=seats)\n"
        "\nGAME = Planted()\n"
    )
    words = tmp_path / "planted" / "it.ftl"
    words.write_text(words.read_text("utf-8") + "\nerror-becalmed = Bonaccia per { $seats }.\n", "utf-8")
    for command in ("play", "simulate"):
        done = wardroom(command, name, "--lang", "it")
        assert (done.code, done.err) == (2, "Bonaccia per 2.\n")


@pytest.mark.parametrize(
    ("lang", "order", "told"), [("en", "hint", "% to win"), ("it", "consiglio", "% di probabilità di vincere")]
)
def test_a_hint_names_options_and_their_chances(
    wardroom: Wardroom, home: Path, lang: str, order: str, told: str
) -> None:
    done = wardroom("play", "skirmish", "--seed", "3", "--lang", lang, typed=f"{order}\n")
    hints = [line for line in done.lines if line.endswith(told)]
    assert 1 <= len(hints) <= 3
    assert all(hint.split(".")[0] in ("1", "2", "3", "4") for hint in hints)
    assert kept(home).sequence == 0


def test_a_hint_says_why(wardroom: Wardroom, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def foreseen(sight: Sight, key: bytes) -> list[Verdict]:
        return [Verdict(sight.ask.options[0], 0.6, 40, (Reason(Loaded(4), 0.63, 0.2),))]

    monkeypatch.setattr(consulting, "hint", foreseen)
    done = wardroom("play", "skirmish", "--seed", "3", typed="hint\n")
    assert any(
        "Why: You load a gun of calibre 4. (63 % of its trials, 20 % with other choices)" in line for line in done.lines
    ), done.lines


def test_where_there_is_no_choice_there_is_no_hint(wardroom: Wardroom, plant: Plant) -> None:
    name = plant(ONE_OPTION)
    done = wardroom("play", name, "--seats", "Anna,Bruno", typed="hint\n")
    assert "There is only one option; no advice is needed." in done.lines


ONE_OPTION = """
class Planted(Skirmish):
    def turn(self, table):
        yield from table.ask(table.state.captain, Aim, [HOLD])

GAME = Planted()
"""

LOST = """
from wardroom.engine.game import Judgement

class Lost(Judgement):
    horizon = 0

    def choose(self, state, ask, dice):
        return ask.options[-1]

    def value(self, state, seat):
        raise LookupError("the chart is upside down")

class Planted(Skirmish):
    id = "planted"
    judgement = Lost()

GAME = Planted()
"""


@pytest.mark.parametrize(("lang", "told"), [("en", "Admiral did not know what to do"), ("it", "non sapeva che fare")])
def test_where_a_bot_fails_the_rule_of_thumb_answers_and_the_match_is_kept(
    wardroom: Wardroom, plant: Plant, home: Path, lang: str, told: str
) -> None:
    name = plant(LOST)
    done = wardroom("play", name, "--seats", "admiral,Anna", "--seed", "3", "--lang", lang, typed="1\n1\n1\n")
    assert done.code == 0 and sum(told in line for line in done.lines) == 1
    (kept,) = (home / "incidents").glob("*.json")
    assert str(kept) in done.out and load(kept).log == ()
    assert "the chart is upside down" in kept.with_suffix(".txt").read_text()
    (match,) = (home / "matches").glob("*.json")
    assert load(match).log[0].play.startswith("fire")


def test_a_bot_that_fails_holds_nobody_up_where_nothing_can_be_kept(
    wardroom: Wardroom, plant: Plant, home: Path
) -> None:
    home.mkdir()
    (home / "incidents").write_text("no folder")
    done = wardroom("play", plant(LOST), "--seats", "admiral,Anna", "--seed", "3", typed="1\n")
    assert done.code == 0 and "Nothing could be kept" in done.out


@pytest.mark.parametrize(
    ("lang", "order", "told", "unknown"),
    [
        ("en", "show Shannon", "hull to starboard  □□ □□□□ □□□□  10 of 10", "Nothing called Nobody can be shown here."),
        (
            "it",
            "mostra shannon",
            "scafo a sinistra  □□ □□□□ □□□□  10 di 10",
            "Qui non si può mostrare nulla che si chiami Nobody.",
        ),
    ],
)
def test_a_log_book_can_be_read_in_play(wardroom: Wardroom, lang: str, order: str, told: str, unknown: str) -> None:
    word = order.split(maxsplit=1)[0]
    done = wardroom(
        "play", "cannoni", "--seed", "3", "--lang", lang, typed=f"{order}\n{word} us_chesapeake\n{word} Nobody\n"
    )
    assert any(told in line for line in done.lines)
    assert "Chesapeake: " in done.out
    assert unknown in done.out + done.err


class Keys(Screen):
    """A terminal at which somebody types these lines."""

    def __init__(self, *typed: str) -> None:
        self.is_terminal = True
        self.shown: list[str] = []
        self._typed = list(typed)

    def line(self, text: str = "", style: str = "") -> None:
        self.shown.append(text)

    def read(self) -> str:
        return self._typed.pop(0)


def test_everybody_at_the_keyboard_adds_to_the_seal_after_it_was_shown() -> None:
    keys, table = Keys(" salt ", ""), Seating(("Anna", "Bruno", "Captain"), ("person", "person", "captain"))
    seals = _seals(None, table.names, lambda commitment: _texts(keys, Speaker("en"), table, commitment))
    first = next(seals)
    assert first.contributions == ("salt", "Bruno", "Captain") and first.is_kept
    assert first.commitment in keys.shown[0] and ["Anna" in line for line in keys.shown] == [False, True, False]


def test_whoever_reads_a_pipe_or_has_a_seed_is_not_asked(wardroom: Wardroom, home: Path) -> None:
    wardroom("play", "skirmish", "--seats", "Anna,random", typed="1\n")
    assert kept(home).seal.contributions[0] == "Anna"
    seals = _seals("3", ("Anna", "Bruno"), lambda _: pytest.fail("asked"))
    again = _seals("3", ("Anna", "Bruno"), lambda _: ())
    first, second = next(seals), next(seals)
    assert (first, second) == (next(again), next(again)) and first != second
