"""What a sitting spares whoever sits at it: the same table twice, questions without a choice, reactions let go by."""

from pathlib import Path

import pytest

from tests.cli.conftest import Wardroom
from tests.planting import Plant
from wardroom.engine.record import replay
from wardroom.shelf import find
from wardroom.store import load

FORCED = """
class Planted(Skirmish):
    id = "planted"

    def turn(self, table):
        captain = table.state.captain
        yield from table.ask(captain, Aim, [HOLD])
        yield from super().turn(table)

GAME = Planted()
"""
"""Every turn begins with a question that has one answer."""


def plays(home: Path, game: str) -> list[str]:
    (file,) = (home / "matches").iterdir()
    return [line.play for line in replay(load(file), find(game)).log[1:]]


# --- the table --------------------------------------------------------------------------------------------------------


def test_the_table_is_not_shown_again_while_nobody_else_acts(wardroom: Wardroom, plant: Plant) -> None:
    name = plant(
        "class Planted(Skirmish):\n"
        "    def turn(self, table):\n"
        "        table.state.hulls[0] = 3\n"
        "        yield from table.ask(Seat(0), Aim, [HOLD, Fire(1, Seat(1))])\n"
        "        table.state.hulls[0] = 2\n"
        "        yield from table.ask(Seat(0), Aim, [HOLD, Fire(1, Seat(1))])\n"
        "        yield from table.ask(Seat(1), Aim, [HOLD])\n"
        "        yield from table.ask(Seat(0), Aim, [HOLD, Fire(1, Seat(1))])\n"
        "        yield from table.ask(Seat(1), Aim, [HOLD])\n"
        "        yield from table.ask(Seat(0), Aim, [HOLD, Fire(1, Seat(1))])\n"
        "\nGAME = Planted()\n"
    )
    done = wardroom("play", name, "--seats", "Anna,Bruno=random", typed="1\n1\n1\n")
    shown = [line for line in done.lines if line.startswith(("Anna: ", "Fire a gun,"))]
    asked = "Fire a gun, or hold your fire? (Firing, 2)"
    three, two = "Anna: 3 hull points, 3 guns", "Anna: 2 hull points, 3 guns"
    assert shown == [three, asked, asked, two, asked, asked]


def test_the_table_is_shown_on_request_and_then_not_again(wardroom: Wardroom) -> None:
    def tables(*typed: str) -> int:
        done = wardroom("play", "skirmish", "--seed", "3", typed="".join(f"{line}\n" for line in typed))
        return sum(line.startswith("Magazine: ") for line in done.lines)

    assert tables() == 1 and tables("table", "table") == 3
    assert tables("undo", "undo") == 1
    assert tables("3", "undo") == 3


def test_at_one_keyboard_everybody_has_seen_a_table_of_their_own(wardroom: Wardroom) -> None:
    done = wardroom("play", "skirmish", "--seed", "3", "--seats", "Anna,Bruno", typed="2\n1\n")
    assert sum(line.startswith("Magazine: ") for line in done.lines) == 3


# --- a closer look, odds, reasons -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "order", "group"),
    [("en", "show", "Great Britain: Shannon [gb_shannon]."), ("it", "mostra", "Gran Bretagna: Shannon [gb_shannon].")],
)
def test_what_can_be_looked_at_is_listed_by_side(wardroom: Wardroom, lang: str, order: str, group: str) -> None:
    done = wardroom("play", "cannoni", "--seed", "3", "--lang", lang, typed=f"{order}\n")
    assert group in done.lines


@pytest.mark.parametrize(
    ("lang", "order", "told"),
    [
        ("en", "show anchor", "Nothing called anchor can be shown here."),
        ("it", "mostra ancora", "Qui non si può mostrare nulla che si chiami ancora."),
    ],
)
def test_what_is_not_there_cannot_be_shown(wardroom: Wardroom, lang: str, order: str, told: str) -> None:
    assert told in wardroom("play", "skirmish", "--lang", lang, typed=f"{order}\n").lines


def test_beside_an_option_stands_the_chance_of_what_is_wanted(wardroom: Wardroom) -> None:
    lines = wardroom("play", "skirmish", "--seed", "3").lines
    assert "1. Use no gun [hold]" in lines
    assert "2. Fire gun 1 at Lieutenant [fire 1 1] 58 %" in lines


EXPLAINED = {
    "en": [
        "2. Fire gun 1 at Lieutenant [fire 1 1]",
        "Lieutenant may still evade with a gun; reckoned here without one. (Evading, 3)",
        "your die: d6 + 1 (gun of calibre 1)",
        "die of Lieutenant: d6 + 0 (no gun)",
        "Lieutenant is hit: 58 %",
        "Lieutenant is missed: 28 %",
        "boarding: 14 %",
    ],
}


@pytest.mark.parametrize("named", ["2", "fire 1 1", "Fire gun 1 at Lieutenant"])
def test_an_option_is_explained_with_every_part_and_every_outcome(wardroom: Wardroom, named: str) -> None:
    lines = wardroom("play", "skirmish", "--seed", "3", typed=f"explain {named}\n").lines
    assert lines[-8:-1] == EXPLAINED["en"]


def test_all_options_are_explained_in_italian(wardroom: Wardroom) -> None:
    lines = wardroom("play", "skirmish", "--seed", "3", "--lang", "it", typed="spiega\n").lines
    assert [line[:2] for line in lines if line[:1].isdigit()] == ["1.", "2.", "3.", "2.", "3."]
    assert sum("(Schivare, 3)" in line for line in lines) == 2


@pytest.mark.parametrize(
    ("lang", "order", "told"),
    [("en", "explain 1", "There is nothing more to know about it."), ("it", "spiega 1", "Non c'è altro da sapere.")],
)
def test_nothing_to_explain_is_said(wardroom: Wardroom, lang: str, order: str, told: str) -> None:
    assert told in wardroom("play", "skirmish", "--lang", lang, typed=f"{order}\n").lines
    assert "Answer with a number from 1 to 3" in wardroom("play", "skirmish", "--seed", "3", typed="explain 9\n").out


def test_a_hint_tells_what_the_dice_may_bring(wardroom: Wardroom) -> None:
    lines = wardroom("play", "skirmish", "--seed", "3", typed="hint\n").lines
    assert "Lieutenant is hit: 92 %, Lieutenant is missed: 3 %, boarding: 6 %" in lines


GUNS = """
from wardroom.engine import Note

class Spent(Note):
    rule = "4"
    gun: str

class Planted(Skirmish):
    id = "planted"
    names = {"carronade": {"en": "Carronade", "it": "Carronata"}, "mortar": {"en": "Mortar", "it": "Mortaio"}}

    def why(self, battle, seat, piece):
        return Spent(piece) if piece == "carronade" else None

GAME = Planted()
"""


@pytest.mark.parametrize(
    ("lang", "order", "told"),
    [
        ("en", "why CARRONADE", "The Carronade is spent (Hits, 4)"),
        ("en", "why mortar", "Mortar is not on offer now, and the rules here have nothing to say about it."),
        ("en", "why bombard", "There is no piece called bombard in sight."),
        ("en", "why", "Why what? Give the name of a piece."),
        ("it", "perché carronata", "Carronata: già sparata (Colpi, 4)"),
        ("it", "perche mortaio", "Mortaio ora non si può scegliere, e le regole qui non hanno altro da dire."),
        ("it", "PERCHÉ bombarda", "Non si vede nessun pezzo che si chiami bombarda."),
    ],
)
def test_why_a_piece_is_not_on_offer(
    wardroom: Wardroom, plant: Plant, tmp_path: Path, lang: str, order: str, told: str
) -> None:
    name = plant(GUNS)
    for language, words in (("en", "The { $gun } is spent"), ("it", "{ $gun }: già sparata")):
        file = tmp_path / "planted" / f"{language}.ftl"
        file.write_text(f"{file.read_text('utf-8')}\nnote-spent = {words}\n", "utf-8")
    assert told in wardroom("play", name, "--lang", lang, typed=f"{order}\n").lines


@pytest.mark.parametrize(
    ("lang", "order", "told"),
    [("en", "why flute", "Flute can be chosen now: 2."), ("it", "perché flute", "Fluyt si può scegliere ora: 2.")],
)
def test_of_a_piece_on_offer_the_options_are_named(wardroom: Wardroom, lang: str, order: str, told: str) -> None:
    done = wardroom("play", "marauders", "--seed", "3", "--lang", lang, typed=f"{order}\n")
    assert told in done.lines


# --- questions without a choice, undo ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "? Use no gun (nothing else was possible)"), ("it", "(non c'era altra scelta)")]
)
def test_alone_the_only_answer_is_given_by_itself(
    wardroom: Wardroom, plant: Plant, home: Path, lang: str, told: str
) -> None:
    name = plant(FORCED)
    done = wardroom("play", name, "--seats", "Anna,random", "--lang", lang)
    assert sum(told in line for line in done.lines) == 1
    assert plays(home, name) == ["hold"]


def test_with_others_at_the_table_the_only_answer_is_asked_for(wardroom: Wardroom, plant: Plant, home: Path) -> None:
    name = plant(FORCED)
    done = wardroom("play", name, "--seats", "Anna,Bruno")
    assert "nothing else was possible" not in done.out and plays(home, name) == []


def test_whoever_could_only_give_up_is_asked(wardroom: Wardroom, plant: Plant, home: Path) -> None:
    name = plant(
        FORCED.replace("class Planted", "class Strike(Option):\n    gives_up = True\n\nclass Planted", 1).replace(
            "HOLD", "Strike()"
        )
    )
    done = wardroom("play", name, "--seats", "Anna,random")
    assert done.code == 0 and plays(home, name) == []


@pytest.mark.parametrize("is_resumed", [False, True], ids=["at once", "resumed"])
def test_undo_goes_back_to_the_last_real_choice(wardroom: Wardroom, plant: Plant, home: Path, is_resumed: bool) -> None:
    name = plant(
        "class Planted(Skirmish):\n"
        "    id = 'planted'\n\n"
        "    def turn(self, table):\n"
        "        yield from table.ask(Seat(0), Aim, [HOLD, Fire(1, Seat(1))])\n"
        "        yield from table.ask(Seat(0), Aim, [HOLD])\n"
        "        yield from table.ask(Seat(0), Aim, [HOLD, Fire(1, Seat(1))])\n"
        "\nGAME = Planted()\n"
    )
    done = wardroom("play", name, "--seats", "Anna,random", typed="hold\n" if is_resumed else "hold\nundo\n")
    if is_resumed:
        assert plays(home, name) == ["hold", "hold"]
        done = wardroom("resume", next((home / "matches").iterdir()), "--game", name, typed="undo\n")
    assert "Taken back, with all that came of it: Use no gun." in done.lines
    assert plays(home, name) == []


def test_undo_names_somebody_else_where_there_is_nothing_of_ones_own(wardroom: Wardroom) -> None:
    english = wardroom("play", "skirmish", "--seats", "Anna,Bruno", typed="2\nundo\n").out
    assert "You have not answered anything yet; undo NAME asks for an answer of somebody else's: Anna." in english
    italian = wardroom("play", "skirmish", "--seats", "Anna,Bruno", "--lang", "it", typed="2\nannulla\n").out
    assert "annulla NOME chiede di ritirare la risposta di qualcun altro: Anna." in italian


def test_before_the_others_are_asked_they_are_told_why(wardroom: Wardroom) -> None:
    lines = wardroom("play", "skirmish", "--seats", "Anna,Bruno", typed="2\nundo anna\nno\n").lines
    at = lines.index("Bruno, may Anna take the last answer back? (yes/no)")
    assert lines[at - 1] == "Dice were rolled, or others have learned something since: everybody has to agree."


# --- standing orders --------------------------------------------------------------------------------------------------

UNDER_FIRE = """
class Planted(Skirmish):
    id = "planted"

    def turn(self, table):
        battle = table.state
        for gun in (1, 2):
            yield from table.ask(Seat(0), Evade, [HOLD, Commit(gun)], Seat(1), gun)
        battle.hands[0].append(battle.deck.pop())
        yield from table.ask(Seat(0), Evade, [HOLD, Commit(3)], Seat(1), 3)
        yield from table.ask(Seat(0), Boarding, [HOLD, Commit(4)], Seat(1), Seat(0))
        yield from table.ask(Seat(0), Evade, [HOLD, Commit(5)], Seat(1), 5)
        yield from table.ask(Seat(0), Aim, [HOLD, Commit(6)])

GAME = Planted()
"""
"""Three shots at Anna, a gun loaded before the third; alongside; a last shot; her own turn."""


@pytest.mark.parametrize(
    ("lang", "term", "passed", "asked"),
    [
        ("en", "pass turn", 3, "come alongside"),
        ("en", "pass card", 2, "calibre 3"),
        ("en", "pass kind", 3, "come alongside"),
        ("it", "passa turno", 3, "affiancano"),
        ("it", "passa carta", 2, "calibro 3"),
        ("it", "passa domanda", 3, "affiancano"),
    ],
)
def test_reactions_go_by_as_long_as_the_order_holds(
    wardroom: Wardroom, plant: Plant, home: Path, lang: str, term: str, passed: int, asked: str
) -> None:
    name = plant(UNDER_FIRE)
    done = wardroom("play", name, "--seats", "Anna,random", "--lang", lang, typed=f"{term}\n")
    assert plays(home, name) == ["hold"] * passed
    told = "Passed, as you ordered: " if lang == "en" else "Lasciato correre, come da tuo ordine: "
    assert sum(line.startswith(told) for line in done.lines) == passed
    questions = [
        line
        for line in done.lines
        if line.endswith(("(Evading, 3)", "(Boarding, 5)", "(Schivare, 3)", "(Abbordaggio, 5)"))
    ]
    assert len(questions) == 2 and asked in questions[-1]


@pytest.mark.parametrize(("term", "passed"), [("turn", 1), ("kind", 2)])
def test_an_order_for_a_kind_outlives_the_turn(
    wardroom: Wardroom, plant: Plant, home: Path, term: str, passed: int
) -> None:
    name = plant(UNDER_FIRE)
    done = wardroom("play", name, "--seats", "Anna,random", typed=f"hold\nhold\npass {term}\nhold\n")
    assert plays(home, name).count("hold") == 3 + passed
    assert ("Your order to pass ends here." in done.lines) == (term == "turn")


@pytest.mark.parametrize(
    ("lang", "off", "told", "none"),
    [
        ("en", "pass off", "You are asked again.", "No order to pass stands."),
        ("it", "passa basta", "Si torna a chiedere a te.", "Non c'è nessun ordine di lasciar correre."),
    ],
)
def test_an_order_is_withdrawn(
    wardroom: Wardroom, plant: Plant, home: Path, lang: str, off: str, told: str, none: str
) -> None:
    name = plant(UNDER_FIRE)
    lines = wardroom(
        "play", name, "--seats", "Anna,random", "--lang", lang, typed=f"{off}\npass kind\n{off}\nhold\n{off}\n"
    ).lines
    assert lines.count(told) == 1 and lines.count(none) == 2
    assert plays(home, name) == ["hold"] * 4


def test_who_takes_back_is_asked_again(wardroom: Wardroom, plant: Plant, home: Path) -> None:
    name = plant(UNDER_FIRE)
    done = wardroom("play", name, "--seats", "Anna,random", typed="commit 1\npass turn\nundo\n")
    assert plays(home, name) == []
    assert "Taken back, with all that came of it: Commit gun 1." in done.lines


@pytest.mark.parametrize(
    ("order", "told"),
    [
        (
            "pass turn",
            "This is not a reaction that one could let go by; such an order is given where you may react to others.",
        ),
        ("pass", "Pass until when? Type pass turn, pass card or pass kind; pass off ends it."),
        ("pass away", "Pass until when? Type pass turn, pass card or pass kind; pass off ends it."),
    ],
)
def test_orders_that_mean_nothing_here(wardroom: Wardroom, order: str, told: str) -> None:
    assert told in wardroom("play", "skirmish", typed=f"{order}\n").lines


def test_without_hands_there_is_no_other_card_to_wait_for(wardroom: Wardroom, plant: Plant) -> None:
    handless = UNDER_FIRE.replace('    id = "planted"', '    id = "planted"\n    holding = Game.holding')
    name = plant(f"from wardroom.engine import Game\n{handless}")
    done = wardroom("play", name, "--seats", "Anna,random", typed="pass card\n")
    assert "Nobody holds cards at this table: pass turn or pass kind can be ordered." in done.lines


def test_others_at_the_keyboard_are_not_told_what_was_let_go_by(wardroom: Wardroom, plant: Plant) -> None:
    done = wardroom("play", plant(UNDER_FIRE), "--seats", "Anna,Bruno", typed="pass turn\n")
    assert done.lines.count("Anna passes, as ordered.") == 3
    assert "Passed, as you ordered" not in done.out


# --- several answers in one line --------------------------------------------------------------------------------------

SALVO = """
Usual = Aim

class Aim(Question):
    gathers = (Commit,)
    left: int

    @property
    def most(self):
        return self.left

class Planted(Skirmish):
    id = "planted"
    questions = (*Skirmish.questions, Aim)

    def turn(self, table):
        guns = [1, 2, 3, 4]
        while len(guns) > 1:
            offered = [HOLD, *(Commit(gun) for gun in guns)]
            choice = yield from table.ask(Seat(0), Aim, offered, len(guns) - 1)
            if choice == HOLD:
                break
            guns.remove(choice.gun)
            yield from table.ask(Seat(0), Usual, [HOLD, Fire(choice.gun, Seat(1))])
            guns.remove(4) if choice.gun == 2 else None
        yield from super().turn(table)

GAME = Planted()
"""
"""Every turn begins with guns that may be chosen several at once; each asks something; the second spoils the fourth."""


@pytest.fixture
def salvo(plant: Plant) -> str:
    return plant(SALVO)


@pytest.mark.parametrize(
    ("typed", "played"),
    [
        (("2 4", "1", "2"), ["commit 1", "hold", "commit 3", "fire 3 1"]),
        (("2 3 5", "1", "1", "1"), ["commit 1", "hold", "commit 2", "hold", "hold"]),
        (("2 4", "1", "undo", "1"), ["commit 1", "hold"]),
    ],
    ids=["one after another", "until one is no longer possible", "until something is taken back"],
)
def test_several_numbers_are_answered_one_after_another(
    wardroom: Wardroom, salvo: str, home: Path, typed: tuple[str, ...], played: list[str]
) -> None:
    wardroom("play", salvo, "--seats", "Anna,Bruno=random", typed="".join(f"{line}\n" for line in typed))
    assert plays(home, salvo)[: len(played)] == played


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("1 2", "Here one answer at a time is possible: type one number."),
        ("2 3 4 5", "At most 3 can be chosen here at once."),
        ("2 9", "Answer with a number from 1 to 5, or type help."),
    ],
)
def test_what_cannot_be_chosen_together_is_refused_whole(
    wardroom: Wardroom, salvo: str, home: Path, line: str, told: str
) -> None:
    done = wardroom("play", salvo, "--seats", "Anna,Bruno=random", typed=f"{line}\n")
    assert told in done.lines
    assert plays(home, salvo) == []
