"""The commands that look: games, replay, verify, rules and effects."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Wardroom
from wardroom.engine.record import record
from wardroom.engine.testkit import Trial
from wardroom.games.marauders import GAME as MARAUDERS
from wardroom.games.skirmish import GAME
from wardroom.store import load, save
from wardroom.words import explanations, register

ENOUGH = "1\n" * 200


@pytest.fixture
def over(wardroom: Wardroom, tmp_path: Path) -> Path:
    """A finished match."""
    file = tmp_path / "over.json"
    wardroom("play", "skirmish", "--seed", "3", "--seats", "Anna", "--save", file, typed=ENOUGH)
    return file


@pytest.fixture
def under_way(wardroom: Wardroom, tmp_path: Path) -> Path:
    """A match under way: Anna held her fire and loaded a gun, and Lieutenant fires at her."""
    file = tmp_path / "under-way.json"
    wardroom("play", "skirmish", "--seed", "3", "--seats", "Anna,Lieutenant=thumb", "--save", file, typed="1\n")
    return file


def test_the_options_of_a_game_with_what_is_typed_and_what_it_means(wardroom: Wardroom) -> None:
    done = wardroom("options", "kaiser", "--players", "2")
    at = done.lines.index("deck: Action cards in a round")
    assert done.lines[at + 2 : at + 4] == ["0: the usual number (usual)", "13-99"]
    assert not [line for line in done.lines if line.startswith("phantom")]
    alone = wardroom("options", "kaiser", "--players", "1", "--lang", "it").lines
    assert "best: il programma, ciò che più gli giova" in alone


def test_the_options_of_numbers_say_which_is_usual(wardroom: Wardroom) -> None:
    assert wardroom("options", "skirmish").lines[-1] == "3-5 (usual: 4)"


def test_the_shelf(wardroom: Wardroom) -> None:
    header, *rows = [line.split("\t") for line in wardroom("games", "--lang", "it").lines]
    assert header == ["Nome", "Gioco", "Giocatori", "Che cos'è"]
    assert ["skirmish", "Schermaglia", "2-4"] in [row[:3] for row in rows]


def test_a_finished_match_is_told_whole(wardroom: Wardroom, over: Path) -> None:
    done = wardroom("replay", over)
    answers = load(over).log
    for number, line in enumerate(answers, 1):
        assert [told for told in done.lines if told.startswith(f"{number}. ") and told.endswith(f"[{line.play}]")]
    assert "1. (only for Anna) You load a gun of calibre 4." in done.lines
    assert done.lines[-1] in ("Anna wins.", "Lieutenant wins.")


def test_a_match_under_way_is_told_to_spectators(wardroom: Wardroom, under_way: Path) -> None:
    done = wardroom("replay", under_way)
    assert "1. Anna holds fire." in done.lines
    assert not [line for line in done.lines if "load" in line or "[" in line]
    assert done.lines[-1] == "Waiting for Anna."
    open_book = wardroom("replay", under_way, "--all").lines
    assert "1. Anna: Use no gun [hold]" in open_book
    assert "1. (only for Anna) You load a gun of calibre 4." in open_book


@pytest.mark.parametrize("seat", ["anna", "1"])
def test_a_player_is_told_what_they_know(wardroom: Wardroom, under_way: Path, seat: str) -> None:
    lines = wardroom("replay", under_way, "--seat", seat).lines
    assert "1. You load a gun of calibre 4." in lines and "1. Anna: Use no gun [hold]" in lines
    assert not [line for line in lines if "Lieutenant: " in line]
    other = wardroom("replay", under_way, "--seat", "2").lines
    assert not [line for line in other if "load" in line]


def test_a_moment(wardroom: Wardroom, over: Path, under_way: Path) -> None:
    done = wardroom("replay", over, "--at", "0", "--lang", "it")
    assert done.lines[1] == "La domanda è per Anna:"
    assert "Deposito: 24. I tuoi cannoni: 1, 1 e 4." in done.lines
    assert "1. Nessun cannone [hold]" in done.lines
    spectator = wardroom("replay", under_way, "--at", "0").lines
    assert spectator[-1] == "Waiting for Anna."
    assert not [line for line in spectator if "[" in line or "1, 1 and 4" in line]
    asked = wardroom("replay", under_way, "--at", "2", "--seat", "Anna").lines
    assert "Lieutenant fires a gun of calibre 5. Commit a gun to evade? (Evading, 3)" in asked
    last = wardroom("replay", over, "--at", len(load(over).log)).lines
    assert last[-1] in ("Anna wins.", "Lieutenant wins.")


def test_moments_and_players_that_are_not_there(wardroom: Wardroom, under_way: Path) -> None:
    for arguments, words in (
        (("--at", "99"), "no moment 99"),
        (("--seat", "Zoe"), "Nobody at the table is called Zoe"),
    ):
        done = wardroom("replay", under_way, *arguments)
        assert done.code == 2 and words in done.err


def test_verify_says_what_was_checked(wardroom: Wardroom, over: Path) -> None:
    match = load(over)
    dice = " ".join((match.opening, *(line.dice for line in match.log))).split()
    done = wardroom("verify", over)
    assert done.code == 0 and match.seal.commitment in done.lines[0]
    assert done.lines[1] == f"{len(dice)} rolls in {len(match.log) + 1} lines derived again: all as recorded."
    assert "tiri in" in wardroom("verify", over, "--lang", "it").out


def test_a_match_from_a_composed_position_is_replayed_and_resumed_but_its_deal_is_not_verified(
    wardroom: Wardroom, tmp_path: Path
) -> None:
    *_, match = Trial(GAME, 2, 5, composed=True, ahead=400).walk()
    assert match.is_over
    file = tmp_path / "composed.json"
    save(record(match), file)
    done = wardroom("verify", file)
    told = done.lines
    assert done.code == 3
    assert "The match began at a composed position. Nobody dealt it; only what was rolled since is proved." in told
    assert "posizione composta" in wardroom("verify", file, "--lang", "it").out
    assert wardroom("replay", file).code == 0
    begun = tmp_path / "begun.json"
    save(record(Trial(GAME, 2, 5, composed=True).open()), begun)
    done = wardroom("resume", begun, typed="1\n")
    assert done.code == 0 and "seat 0" in done.out


def test_verify_does_not_believe_what_a_file_says_of_its_seal(wardroom: Wardroom, over: Path) -> None:
    """All rolls chosen by hand, and a seal that begins after the last line: nothing of it is proved."""
    data = json.loads(over.read_text())
    dice = " ".join((data["opening"], *(line.get("dice", "") for line in data["log"]))).split()
    data["seal"]["since"] = 1 + len(data["log"])
    over.write_text(json.dumps(data))
    done = wardroom("verify", over)
    assert done.code == 3 and f"with {len(dice)} rolls that nobody can derive" in done.out
    assert "Non provato" in wardroom("verify", over, "--lang", "it").out


def test_verify_names_the_line_that_differs(wardroom: Wardroom, over: Path) -> None:
    text = over.read_text()
    number, line = next((at, line) for at, line in enumerate(load(over).log, 1) if line.dice)
    die = line.dice.split()[0]
    changed = f"d6:{int(die[-1]) % 6 + 1}"
    over.write_text(text.replace(f'"dice": "{die}', f'"dice": "{changed}', 1))
    for lang, words in (
        ("en", f"The dice of line {number} differ"),
        ("it", f"I dadi della riga {number} differiscono"),
    ):
        done = wardroom("verify", over, "--lang", lang)
        assert done.code == 2 and words in done.err and changed in done.err


def test_verify_refuses_what_proves_nothing(wardroom: Wardroom, over: Path, under_way: Path) -> None:
    assert "not finished" in wardroom("verify", under_way).err
    data = json.loads(over.read_text())
    for secret, words in (("0" * 64, "not the one that was committed to"), (None, "secret of the dice is not in")):
        data["seal"]["secret"] = secret
        over.write_text(json.dumps(data))
        done = wardroom("verify", over)
        assert done.code == 2 and words in done.err


def test_the_register(wardroom: Wardroom) -> None:
    rules = register(GAME)
    lines = wardroom("rules", "skirmish", "--lang", "it").lines
    assert [line.split("\t")[0] for line in lines] == ["Regola", *rules]
    assert lines[5].split("\t")[1:3] == ["Abbordaggio", rules["5"].summary_it]
    assert wardroom("rules", "skirmish", "5").lines == ["5 Boarding", rules["5"].summary_en]
    assert len(wardroom("rules", "skirmish", "--kind", "base").lines) == len(rules) + 1


def test_effects_are_listed_with_their_facts_in_the_readers_language(wardroom: Wardroom) -> None:
    lines = wardroom("effects", "marauders").lines
    assert lines[:2] == ["skill-dice dice=DICE skill=SKILL", "DICE more dice in every test of SKILL."]
    assert len(lines) == 2 * len(explanations(MARAUDERS))
    assert wardroom("effects", "marauders", "--lang", "it").lines[1] == "DICE dadi in più in ogni prova di SKILL."


def test_a_game_without_effects_says_so(wardroom: Wardroom) -> None:
    assert wardroom("effects", "skirmish").lines == ["The tables of skirmish name no effects."]
    assert wardroom("effects", "skirmish", "--lang", "it").lines == ["Le tabelle di skirmish non nominano effetti."]


def test_what_no_test_proves(wardroom: Wardroom, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    marked = tests / "test_some.py"

    def mark(*rules: str) -> None:
        marks = ", ".join(f'"{rule}"' for rule in rules)
        marked.write_text(f'import pytest\n\n@pytest.mark.rule("skirmish", {marks})\ndef test_some():\n    pass\n')

    mark("1", "2", "3", "4", "6", "7", "9")
    done = wardroom("rules", "skirmish", "--untested")
    assert done.code == 1
    assert done.lines == ["5 Boarding", "8 The end", "Of 9 rules, 7 are proved by tests."]
    mark(*register(GAME))
    assert wardroom("rules", "skirmish", "--untested", "--tests", tests).code == 0
    mark("1", "77")
    done = wardroom("rules", "skirmish", "--untested", "--lang", "it")
    assert done.code == 2 and "regole che skirmish non ha: 77" in done.err
