"""What captains read, in both languages; and the picture of the table."""

from copy import copy

import pytest

from tests.games.cannoni.board import Board, battery, gb, us
from wardroom.engine import BadSetup, Event, Option, Question, Seat
from wardroom.engine.table import Ask
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.rules.boarding import Party
from wardroom.games.cannoni.rules.capture import Captured
from wardroom.games.cannoni.rules.courses import Move, Turn
from wardroom.games.cannoni.rules.crew import Tried
from wardroom.games.cannoni.rules.damage import CriticalDamage, MastFell
from wardroom.games.cannoni.rules.guns import Fired, LoadedWith
from wardroom.games.cannoni.rules.melee import MeleeFought
from wardroom.games.cannoni.rules.muster import Mustered
from wardroom.games.cannoni.rules.preparation import Burn, TooLate, WhichToken
from wardroom.games.cannoni.rules.repairs import Repairing
from wardroom.games.cannoni.rules.route import Sailed
from wardroom.games.cannoni.rules.sailing import Swing, Swung
from wardroom.games.cannoni.rules.victory import BattleOver, Scored
from wardroom.games.cannoni.rules.wind import WindTurned
from wardroom.words import Speaker
from wardroom.words.check import assert_words

NAMES = ("Anna", "Bruno")


def speaker(language: str, reader: Seat | None = Seat(0)) -> Speaker:
    return Speaker(language, GAME, NAMES, reader)


def test_everything_is_said_in_every_language_to_every_reader() -> None:
    game = copy(GAME)
    vars(game)["players"] = (2,)
    assert_words(game, games=1)


SHOT = Fired("gb_shannon", "starboard", "us_chesapeake", "hull", "ball", 5.0, "stern", 6, 7, 13, 4, 3)
TOLD: list[tuple[Event, str, str]] = [
    (
        SHOT,
        "Shannon fires to starboard at Chesapeake, the hull, ball, 5 inches, raking her from astern: 6 and 7 make 13 "
        "against 4: a critical shot!",
        "Shannon spara a dritta contro Chesapeake, allo scafo, palla, 5 pollici, d'infilata da poppa: 6 e 7 fanno 13 "
        "contro 4: tiro critico!",
    ),
    (
        MastFell("gb_shannon", "main", 9, "port", "mast.fall"),
        "The mainmast of Shannon falls alongside to port (9).",
        "Cade l'albero di Shannon (albero maestro), sul bordo di sinistra (9).",
    ),
    (
        MastFell("gb_shannon", "fore", 5, "sea", "mast.fall"),
        "The foremast of Shannon falls into the sea (5).",
        "Cade l'albero di Shannon (trinchetto), in mare (5).",
    ),
    (
        Tried("gb_shannon", "tack", 4, 8, passed=True, by="test.procedure"),
        "Shannon tries to tack, 4 and 8: passed.",
        "Shannon tenta di virare, 4 e 8: riuscito.",
    ),
    (
        BattleOver("partial", ("GB",)),
        "The battle ends with a partial victory: Great Britain.",
        "La battaglia finisce con una vittoria parziale: Gran Bretagna.",
    ),
    (
        BattleOver("crushing", ("GB", "PT")),
        "The battle ends with a crushing victory: Great Britain and Portugal.",
        "La battaglia finisce con una vittoria schiacciante: Gran Bretagna e Portogallo.",
    ),
    (
        BattleOver("debatable", ()),
        "The battle ends with a debatable result.",
        "La battaglia finisce con un risultato discutibile.",
    ),
    (Scored(("US",), 28), "United States: 28 points.", "Stati Uniti: 28 punti."),
    (Scored(("FR", "ES"), 1), "France and Spain: one point.", "Francia e Spagna: un punto."),
    (
        MeleeFought("gb_shannon", "us_chesapeake", deck=False, rolled=4, score=8, against=3, against_score=5),
        "The boarders of Shannon are still at their own rail: Shannon 8 (4), Chesapeake 5 (3).",
        "Gli uomini di Shannon sono ancora sulle proprie murate: Shannon 8 (4), Chesapeake 5 (3).",
    ),
    (
        CriticalDamage("gb_shannon", 3, 1, 4, "opt.critdmg.roll"),
        "Critical damage to Shannon: 3 and one sound section make 4.",
        "Danno critico a Shannon: 3 e una sezione intatta fanno 4.",
    ),
    (
        LoadedWith("gb_shannon", "port", "ball"),
        "The port guns of Shannon are loaded with ball.",
        "I pezzi a sinistra di Shannon sono caricati a palla.",
    ),
    (
        Swung("gb_shannon", "port", 1, 0.0, 0.0, 0),
        "Shannon swings to port by one point of the rose.",
        "Shannon abbatte a sinistra di una quarta.",
    ),
    (
        Repairing("gb_shannon", 1),
        "Shannon repairs her rigging: phase 1 of 5.",
        "Shannon ripara l'alberatura: una fase su 5.",
    ),
    (
        WindTurned("gb_shannon", 2, 1, "WNW", "wind.variation"),
        "Shannon rolls 2 for the wind: it goes to WNW.",
        "Shannon tira 2 per il vento: gira a ONO.",
    ),
    (
        Sailed("gb_shannon", 1, 0.0, 0.0, 0),
        "Shannon sails one inch straight on.",
        "Shannon avanza di un pollice.",
    ),
    (
        Captured("gb_shannon", "us_chesapeake", 3),
        "Shannon takes Chesapeake and mans her with 3 boxes.",
        "Shannon cattura Chesapeake e vi mette 3 caselle di equipaggio.",
    ),
    (TooLate(Seat(0), 1), "You are too late and take a random token.", "Hai tardato e prendi un gettone a caso."),
    (
        Mustered(Seat(1), "fr_neptune", 30),
        "Bruno musters Neptune (French) for 30 points.",
        "Bruno arruola Neptune (francese) per 30 punti.",
    ),
]


@pytest.mark.parametrize(("event", "english", "italian"), TOLD, ids=lambda each: type(each).__name__)
def test_events(event: Event, english: str, italian: str) -> None:
    assert (speaker("en").event(event), speaker("it").event(event)) == (english, italian)


OFFERED: list[tuple[Option, str, str]] = [
    (Move(0), "Stay where she is", "Restare ferma"),
    (Move(1.5), "Sail 1.5 inches straight on", "Avanti per 1,5 pollici"),
    (
        Turn("B", "port", 2, 4),
        "Turn B to port to tick 2, 4 inches in all",
        "Accostare B a sinistra fino al tratto 2, 4 pollici in tutto",
    ),
    (Swing("starboard", 1), "Swing to starboard by one point of the rose", "Abbattere a dritta di una quarta"),
    (Burn("main", "port"), "Rigging of the mainmast, hull to port", "Velatura: albero maestro, scafo a sinistra"),
    (Burn("none", "port"), "Hull to port", "Scafo a sinistra"),
    (Burn("main", "none"), "Rigging of the mainmast", "Velatura: albero maestro"),
    (Party(1), "One section", "Una sezione"),
]


@pytest.mark.parametrize(("option", "english", "italian"), OFFERED, ids=lambda each: str(each)[:20])
def test_options(option: Option, english: str, italian: str) -> None:
    assert (speaker("en").option(option), speaker("it").option(option)) == (english, italian)


def test_questions() -> None:
    question: type[Question] = WhichToken
    ask = Ask(Seat(0), [], question, ("gb_shannon",), {})
    assert speaker("en").ask(ask) == "Which token for Shannon?"
    assert speaker("it").ask(ask) == "Quale gettone per Shannon?"


@pytest.mark.parametrize(
    ("options", "seats", "english"),
    [
        ({"scenario": "duel_1813"}, 3, "In Off Boston, 1 June 1813 there are ships for at most 2 captains, not for 3."),
        (
            {"scenario": "free", "second_nation": "GB"},
            2,
            "In a free battle every nation has one side, not Great Britain two.",
        ),
    ],
)
def test_refusals(options: dict[str, str], seats: int, english: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.configure(options, seats)
    assert speaker("en").refusal(refused.value) == english


# --- the picture ------------------------------------------------------------------------------------------------------


def drawn(board: Board, language: str = "en", seat: Seat | None = Seat(0)) -> list[str]:
    view = board.game.view(board.state, seat)
    return board.game.picture(view, Speaker(language, board.game, NAMES, seat).table).splitlines()


def harbour() -> Board:
    shore = [(0.0, 40.0), (60.0, 40.0), (60.0, 48.0), (0.0, 48.0)]
    shoal = [(40.0, 10.0), (50.0, 10.0), (50.0, 20.0), (40.0, 20.0)]
    ships = gb("gb_shannon", 20.5, 21, "NE"), us("us_chesapeake", 30.5, 5, "W", burning=True)
    return Board(*ships, land=[shore], shoals=[(1, shoal)], forts=[(1, [battery("guns", 10, 40, "S")])])


def test_the_chart_shows_land_shoals_batteries_and_ships() -> None:
    lines = drawn(harbour().start(gb_shannon=1))
    chart = lines[1:27]
    assert chart[0] == chart[-1] == f"+{'-' * 60}+"
    rows = [row[1:-1] for row in chart[1:-1]][::-1]
    assert len(rows) == 24 and {len(row) for row in rows} == {60}
    assert rows[10][20:22] == "↗1" and rows[2][30:32] == "←a"
    assert rows[22] == "#" * 60
    assert rows[7][40:50] == "~" * 10
    assert rows[20][10] == "*"


def test_the_log_books_stand_below_the_chart() -> None:
    text = "\n".join(drawn(harbour().start(gb_shannon=1)))
    assert ">1 Shannon · frigate of 38 · NE, battle sail · running 4-2" in text or ">1 Shannon · frigate of 38" in text
    assert "hull 10/10 of 10" in text and "masts 6/6/6" in text
    assert "token 1 (used -)" in text
    assert "on fire" in text
    assert "12 guns, boxes 8 of 8" in text


def test_the_picture_in_italian() -> None:
    text = "\n".join(drawn(harbour().start(gb_shannon=1), "it"))
    assert "turno 1 di 15" in text and "vento da O" in text
    assert "in fiamme" in text and "fregata da 38" in text


def test_a_token_face_down_is_not_shown_to_the_enemy() -> None:
    board = harbour().start(gb_shannon=5, us_chesapeake=2)
    assert "token face down" in "\n".join(drawn(board, seat=Seat(0)))
    assert "token 2 (used -)" in "\n".join(drawn(board, seat=Seat(1)))


def test_ships_off_the_chart_are_named() -> None:
    board = harbour()
    board["us_chesapeake"].place = "off"
    board["us_chesapeake"].edge = 1
    lines = drawn(board.begin("victory"))
    assert any("off the table, trying to come back" in line for line in lines)
    assert not any("←a" in line for line in lines)


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_line_is_wider_than_the_terminal(language: str) -> None:
    lines = drawn(harbour().start(gb_shannon=1), language)
    assert max(map(len, lines)) <= 79
    assert all(line == line.rstrip() for line in lines)


# --- what holds a ship ------------------------------------------------------------------------------------------------


def told_of(board: Board, language: str) -> str:
    """The picture of the table, in one line."""
    picture = board.game.picture(board.game.view(board.state, Seat(0)), speaker(language).table)
    return " ".join(picture.split())


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["holds Chesapeake with grapnels", "held by the grapnels of Shannon", "goes down in turn 7"]),
        ("it", ["tiene Chesapeake con i grappini", "tenuta dai grappini di Shannon", "affonda nel turno 7"]),
    ],
)
def test_the_picture_tells_who_holds_whom_and_when_she_sinks(language: str, told: list[str]) -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 21.5748, 20), us("us_wasp", 40, 40, sinking=7))
    board.grapple("gb_shannon", "us_chesapeake")
    for each in told:
        assert each in told_of(board, language)
    board.state.links.clear()
    board.foul("gb_shannon", "us_chesapeake")
    whom = {"en": "entangled with Chesapeake", "it": "impigliata con Chesapeake"}[language]
    assert whom in told_of(board, language)


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({}, ["boarding Chesapeake, her men still at their own rail", "being boarded by Shannon and Java"]),
        ({"aboard": True}, ["her men on the deck of Chesapeake", "men of Shannon and Java on her deck"]),
        ({"resting": True}, ["held off by Chesapeake", "holds off Shannon and Java"]),
    ],
)
def test_the_picture_tells_who_boards_whom(facts: dict[str, bool], told: list[str]) -> None:
    board = Board(gb("gb_shannon", 20, 20), gb("gb_java", 23.1496, 20), us("us_chesapeake", 21.5748, 20))
    parties = {"gb_shannon": 4, "gb_java": 4, "us_chesapeake": 4}
    board.melee("us_chesapeake", "gb_shannon", "gb_java", parties=parties, **facts)
    for each in told:
        assert each in told_of(board, "en")


def test_a_log_book_shows_boxes_that_are_struck() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, hull=[3, 10]), us("us_chesapeake", 40, 20, load=["grape", ""], known=[False, True])
    )
    view = board.game.view(board.state, Seat(0))
    lines = board.game.close_up(view, "gb_shannon", speaker("en").table).splitlines()
    assert "  hull to starboard  XX XXXX X□□□  3 of 10" in lines
    enemy = board.game.close_up(view, "chesapeake", speaker("en").table)
    assert "starboard guns hidden shot" in enemy and "grape" not in enemy
    assert board.game.close_up(view, "nobody", speaker("en").table) == ""


@pytest.mark.parametrize(
    ("language", "groups"), [("en", ["United States", "Great Britain"]), ("it", ["Stati Uniti", "Gran Bretagna"])]
)
def test_every_log_book_that_is_listed_can_be_read(language: str, groups: list[str]) -> None:
    board, say = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 40, 20)), speaker(language).table
    view = board.game.view(board.state, Seat(0))
    listed = board.game.close_ups(view, say)
    assert list(listed) == groups and [*listed.values()] == [["us_chesapeake"], ["gb_shannon"]]
    assert all(board.game.close_up(view, piece, say) for pieces in listed.values() for piece in pieces)
