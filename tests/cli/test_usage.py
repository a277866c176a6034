"""What cannot be understood: one line in the reader's language, exit code 2, nothing else."""

import pytest

from tests.cli.conftest import Wardroom
from wardroom import __version__


@pytest.mark.parametrize(
    ("arguments", "english", "italian"),
    [
        ("plai", "no command plai", "comando plai non esiste"),
        ("--nonsense", "no option --nonsense.", "opzione --nonsense non esiste."),
        ("play skirmish --palyers 3", "perhaps you mean --players", "forse intendi --players"),
        ("play skirmish -x", "no option -x", "opzione -x non esiste"),
        ("play skirmish --players", "--players needs a value", "--players serve un valore"),
        ("simulate skirmish --json=3", "--json takes no value", "--json non vuole valori"),
        ("play skirmish one too many", "one too many", "Non si sa che cosa fare di: one too many"),
        ("replay", "FILE is missing", "Manca FILE"),
        ("rules", "GAME is missing", "Manca GAME"),
        ("play skirmish --players two", "two is not a number", "two non è un numero"),
        ("simulate skirmish --count 0", "0 is not a number", "0 non è un numero"),
        ("simulate skirmish --count 9999999999", "is not a number", "non è un numero"),
        ("bench --seconds -1", "-1 is not a length of time", "-1 non è una durata"),
        ("bench --seconds soon", "soon is not a length of time", "soon non è una durata"),
        ("fuzz skirmish --minutes nan", "nan is not a length of time", "nan non è una durata"),
        ("play chess", "no game called chess", "non c'è un gioco di nome chess"),
        ("play nowhere:GAME", "no game at nowhere:GAME", "Nessun gioco in nowhere:GAME"),
        ("play wardroom:__version__", "no game at", "Nessun gioco in"),
        ("play skirmish --players 9", "cannot be played by 9", "non si può giocare in 9"),
        ("play skirmish --players 0", "cannot be played by 0", "non si può giocare in 0"),
        ("simulate skirmish --players 1", "cannot be played by 1", "non si può giocare in 1"),
        ("play skirmish --option fog=on", "no option called fog", "non ha un'opzione di nome fog"),
        ("play skirmish --option hull=9", "9 is not a value of hull", "9 non è un valore di hull"),
        ("play skirmish --option hull", "on is not a value of hull", "on non è un valore di hull"),
        ("simulate skirmish --bots random,stowaway", "no bot called stowaway", "automatico di nome stowaway"),
        ("simulate skirmish --bots random,random,random --players 2", "3 seats are too many", "3 posti sono troppi"),
        ("play skirmish --seats Anna,anna", "the same name", "lo stesso nome"),
        ("play skirmish --seats Anna,,Bruno", "needs a name", "deve avere un nome"),
        ("play skirmish --seats Anna=stowaway", "no bot called stowaway", "automatico di nome stowaway"),
        ("play skirmish --seats A,B,C --players 2", "3 seats are too many", "3 posti sono troppi"),
        ("play skirmish --seats A,B,C,D,E", "cannot be played by 5", "non si può giocare in 5"),
        ("rules skirmish 77", "has no rule 77", "non ha una regola 77"),
        ("rules skirmish --kind odd", "no rules of kind odd", "Non ci sono regole del genere odd"),
        ("replay nothing.json", "no such file", "non esiste: nothing.json"),
        ("resume", "no unfinished match", "non ci sono partite da finire"),
    ],
)
def test_bad_input(
    wardroom: Wardroom, monkeypatch: pytest.MonkeyPatch, arguments: str, english: str, italian: str
) -> None:
    for language, words in (("en", english), ("it", italian)):
        monkeypatch.setenv("WARDROOM_LANG", language)
        done = wardroom(*arguments.split())
        assert done.code == 2
        assert words in done.err
        assert done.err.count("\n") == 1 and done.out == ""


def test_names_that_no_match_file_takes(wardroom: Wardroom) -> None:
    for name in ("Anna\x1b[2J", "A" * 41):
        done = wardroom("play", "skirmish", "--seats", name)
        assert done.code == 2 and "cannot be a name" in done.err


def test_the_bare_command_shows_what_there_is(wardroom: Wardroom) -> None:
    done = wardroom()
    assert done.code == 0
    for command in ("games", "play", "resume", "simulate", "replay", "verify", "rules", "fuzz", "bench"):
        assert command in done.out


def test_help_and_version(wardroom: Wardroom) -> None:
    assert "--seats" in wardroom("play", "--help").out
    assert wardroom("--version").lines == [__version__]


def test_an_error_of_our_own_is_one_line_and_a_file(
    wardroom: Wardroom, monkeypatch: pytest.MonkeyPatch, home: object
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("wardroom.cli.looking.ids", fail)
    done = wardroom("games", "--lang", "it")
    assert done.code == 1 and "ZeroDivisionError: oh" in done.err and done.err.count("\n") == 1
    with open(f"{home}/error.txt") as file:
        assert "Traceback" in file.read()
