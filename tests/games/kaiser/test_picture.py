"""The table as text: what a player at a terminal sees of it, and what not."""

# ruff: noqa: RUF001 -- the sign of multiplication is one

import pytest

from tests.games.kaiser.board import Board
from wardroom.engine import Seat
from wardroom.engine.game import Setting
from wardroom.engine.testkit.rules import rule
from wardroom.engine.testkit.trial import Trial
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.state import Ship
from wardroom.games.lines import WIDTH
from wardroom.words import Speaker

ANNA, BRUNO, CARLA = Seat(0), Seat(1), Seat(2)
NAMES = ["Anna", "Bruno", "Carla", "Dora"]


def picture(board: Board, reader: Seat | None, language: str = "en") -> str:
    names = NAMES[: board.seats]
    return GAME.picture(GAME.view(board.state, reader), Speaker(language, GAME, names, reader).table)


def force(text: str, name: str) -> list[str]:
    """The lines of a picture that show the force of a player, the head line first."""
    lines = text.splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith(f"── {name} "))
    end = next((at for at in range(start + 1, len(lines)) if lines[at].startswith("── ")), len(lines))
    return lines[start:end]


def at_sea() -> Board:
    """Three players in the second round; Emden of seat 0 is about to intercept King Lud of seat 1."""
    board = Board(3, extra_damage=True)
    cards = ["recalled", "reflag.1", "reflag.2", "reflag.5", "submarine_uc", "interrogate", "qqq"]
    mine: list[str | Ship] = ["emden", board.ship("wolf", low=True), board.ship("lovat", prize=True)]
    board.lay(0, german=mine, merchants=["dee", "maria", "otaki"], hand=cards)
    liner = board.ship("kaiser_wilhelm_der_grosse", recognised=True)
    theirs: list[str | Ship] = [
        board.ship("karlsruhe", damage=2),
        liner,
        board.ship("iltis", refuge="island_refuge"),
        "geier",
    ]
    board.lay(1, german=theirs, merchants=[board.ship("king_lud", damage=1), "matunga"], hand=["trap", "amc"])
    board.lay(2, german=["greif"], merchants=["appam", "vandyck", "indrani"], hand=["collier"])
    board.score(1, "diplomat", "dresden")
    board.score(0, "hyades", how="safe")
    sea = board.state
    sea.round = 2
    for player, earned in zip(sea.players, (3, 2, 1), strict=True):
        player.round_points = [earned]
    sea.players[2].waiting, sea.players[2].waiting_card = "fog_bank", board.take("fog_bank")
    board.discards("scuttle", "monitor", "breakout")
    board.cut(20)
    board.begin()
    board.answer("commit recalled", "on-ship emden", "commit qqq", "as-british", "commit submarine_uc", "as-action")
    board.answer("commit interrogate", "on-ship wolf", "ready", "play recalled", "aim king_lud")
    return board


ENGLISH = """\
Round 2 · 20 cards left · 3 discards, on top Breakout and Monitor

── Bruno · under attack · hand 2 · 25 VP (merch. 1, Ger. 1) · 2 RP ────────────
Karlsruhe                  Kaiser Wilhelm der Grosse  Iltis
20 VP att 10/8/6 def 10/6  16 VP att 10/8 def 10      10 VP att 6 def 6
warship, damage 2          raider, RECOGNISED         raider, hidden,
                                                      in refuge, mines
Geier
10 VP att 8 def 6
raider, hidden

King Lud                   Matunga
5 VP def 6 pass 6:8        3 VP def 4 pass 4:6
damaged

── Carla · Fog Bank waits · hand 1 · 0 VP · 1 RP ──────────────────────────────
Greif
16 VP att 10/8/4 def 8
raider, hidden

Appam                      Vandyck                    Indrani
7 VP def 8 pass 8:10       9 VP def 10 pass 8:10      7 VP def 8 pass 6:8

── Anna (you) · on turn · hand 3 · upright 1, sideways 1 · 5 VP (merch. 1) ────
   3 RP
Dee                        Maria                      Otaki
3 VP def 4 pass 4:6        5 VP def 6 pass 6:8        9 VP def 10 pass 8:10
sails

Emden                      Wolf                       Lovat
18 VP att 10/8/4 def 10/4  18 VP att 10/8/6 def 8     2×7 VP def 8 pass 6:8
warship                    raider, hidden,            prize, hidden
                           low supply, +intercept,
                           mines

Under way: Emden with dice 10/8/4 against King Lud
Played in this turn: Recalled
Your cards face down: QQQ (intercept by British forces); Submarine UC;
 Interrogate (intercept by Wolf)

Your 3 cards (rule, card, kind, Intercept half, dice of the action):
3.3.32  Reflag ×2  reaction  10/4
3.3.32  Reflag     reaction  10/4 night"""

ITALIAN = """\
Round 2 · restano 20 carte · 3 scarti, in cima Fuga e Monitore

── Carla · in attesa Banco di Nebbia · in mano 1 · 0 PV · 1 PR ────────────────
Greif
16 PV att 10/8/4 dif 8
corsara, camuffata

Appam                      Vandyck                    Indrani
7 PV dif 8 pass 8:10       9 PV dif 10 pass 8:10      7 PV dif 8 pass 6:8

── Anna · di turno · in mano 3 · dritte 1, di lato 1 · 5 PV (merc. 1) · 3 PR ──
Emden                      Wolf                       Lovat
18 PV att 10/8/4 dif 10/4  18 PV att 10/8/6 dif 8     2×7 PV dif 8 pass 6:8
da guerra                  corsara, camuffata,        bottino, camuffata
                           rif. limitato,
                           +intercetta, mine

Dee                        Maria                      Otaki
3 PV dif 4 pass 4:6        5 PV dif 6 pass 6:8        9 PV dif 10 pass 8:10
vele

── Bruno (tu) · sotto attacco · in mano 2 · 25 PV (merc. 1, ted. 1) · 2 PR ────
King Lud                   Matunga
5 PV dif 6 pass 6:8        3 PV dif 4 pass 4:6
danneggiata

Karlsruhe                  Kaiser Wilhelm der Grosse  Iltis
20 PV att 10/8/6 dif 10/6  16 PV att 10/8 dif 10      10 PV att 6 dif 6
da guerra, danni 2         corsara, SVELATA           corsara, camuffata,
                                                      in rifugio, mine
Geier
10 PV att 8 dif 6
corsara, camuffata

In corso: Emden con dadi 10/8/4 contro King Lud
Giocate in questo turno: Richiamato

Le tue 2 carte (regola, carta, tipo, Intercettazione, dadi dell'azione):
3.3.1   AMC       reazione  10/6  cannoni 10/8
3.3.46  Trappola  reazione  10/4  cannoni 8/4"""


@rule("kaiser", "2.2", "3.1.7", "3.1.8", "3.1.9")
def test_a_table_in_english() -> None:
    assert picture(at_sea(), ANNA) == ENGLISH


@rule("kaiser", "2.2")
def test_the_same_table_in_italian_from_the_other_side() -> None:
    assert picture(at_sea(), BRUNO, "it") == ITALIAN


@pytest.mark.parametrize(("reader", "order"), [(ANNA, "BCA"), (BRUNO, "CAB"), (CARLA, "ABC"), (None, "ABC")])
def test_the_own_force_lies_nearest(reader: Seat | None, order: str) -> None:
    heads = [line for line in picture(at_sea(), reader).splitlines() if line.startswith("── ")]
    assert "".join(head[3] for head in heads) == order
    assert ["(you)" in head for head in heads] == [False, False, reader is not None]


def test_merchants_face_each_other_across_the_table() -> None:
    text = picture(at_sea(), ANNA)
    own, other = force(text, "Anna"), force(text, "Carla")
    assert own[2].startswith("Dee") and own[6].startswith("Emden")
    assert other[1].startswith("Greif") and other[5].startswith("Appam")


@rule("kaiser", "2.2")
def test_nobody_sees_another_hand() -> None:
    board = at_sea()
    for reader in (BRUNO, CARLA, None):
        text = picture(board, reader)
        assert "Reflag" not in text and "QQQ" not in text and "Submarine UC" not in text
    assert "Your" not in picture(board, None)


def test_cards_are_in_the_hand_until_their_owner_is_ready() -> None:
    board = Board(2)
    board.lay(0, german=["meteor"], merchants=["dee"], hand=["lay_mines", "scuttle", "monitor", "qqq"])
    board.lay(1, german=["greif"], merchants=["appam"], hand=["trap"])
    board.begin()
    board.answer("commit lay_mines", "lay-mines-from meteor", "commit scuttle", "as-action", "commit monitor")
    board.answer("as-british")
    shown = ("hand 1 · upright 1, sideways 1 ", "+lays mines")
    assert "hand 4 " in force(picture(board, BRUNO), "Anna")[0]
    assert not any("+" in line or "upright" in line for line in force(picture(board, BRUNO), "Anna"))
    assert all(any(words in line for line in force(picture(board, ANNA), "Anna")) for words in shown)
    board.answer("ready")
    assert all(any(words in line for line in force(picture(board, BRUNO), "Anna")) for words in shown)


@rule("kaiser", "3.2.8.c")
def test_the_picture_shows_the_dice_and_the_help_of_an_attack_under_way() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], merchants=["dee"], hand=["trap.2", "searchlight", "qqq"])
    board.lay(1, german=["leipzig"], merchants=["appam"], hand=["monitor"])
    board.begin()
    board.answer("commit trap.2", "as-british", "commit searchlight", "as-action", "ready")
    board.answer("play trap", "aim leipzig", "join searchlight")
    wanted = "Under way: British forces by night with dice 10/4 against Leipzig, with Searchlight"
    pictures = [" ".join(picture(board, reader).split()) for reader in (ANNA, BRUNO, None)]
    assert all(wanted in text for text in pictures)
    board.roll(1, "d4:1", 10)
    board.answer("1: pass")
    assert "Under way" not in picture(board, BRUNO)


@rule("kaiser", "5.3.1")
def test_in_solitaire_the_discards_lie_face_down() -> None:
    board = Board(1)
    board.lay(0, german=["emden"], merchants=["dee"], hand=["collier"])
    board.lay(1, german=["greif"], merchants=["appam"])
    board.discards("monitor", "scuttle")
    board.begin()
    text = picture(board, ANNA)
    assert "2 discards, face down" in text.splitlines()[0]
    assert "Monitor" not in text and "Scuttle" not in text
    assert "── Phantom · " in text


def test_what_intelligence_has_seen_stays_in_the_picture() -> None:
    board = Board(2)
    board.lay(
        0, german=["emden"], merchants=["dee", "maria", "otaki"], hand=["intelligence.1", "intelligence.2", "qqq"]
    )
    board.lay(1, german=["greif"], merchants=["appam", "vandyck", "indrani"], hand=["trap", "amc"])
    board.deck("collier", "scuttle", "monitor")
    board.begin()
    board.answer("commit intelligence.1", "as-action", "commit intelligence.2", "as-action", "ready")
    board.answer("play intelligence.1", "look-at-hand 1")
    assert "You know that Bruno holds: AMC and Trap." in force(picture(board, ANNA), "Bruno")
    board.answer("play intelligence.2", "look-at-deck", "draw-next scuttle")
    assert picture(board, ANNA).splitlines()[1] == "You know the next cards of the deck: Scuttle and Collier"
    assert not any("know" in picture(board, reader) for reader in (BRUNO, None))


def test_a_partner_is_marked() -> None:
    board = Board(4, teams=True)
    for seat, ship in enumerate(["emden", "greif", "wolf", "mowe"]):
        board.lay(seat, german=[ship], hand=["collier"] if not seat else [])
    board.begin()
    heads = {name: force(picture(board, ANNA), name)[0] for name in NAMES}
    assert [name for name, head in heads.items() if "your partner" in head] == ["Carla"]
    assert not any("partner" in line for line in picture(board, None).splitlines())


def test_a_player_who_loses_the_next_turn_is_marked() -> None:
    board = Board(4, teams=True)
    board.lay(0, german=["emden"], hand=["bounding_main", "collier"])
    board.lay(1, german=["greif"])
    board.begin()
    board.answer("commit bounding_main", "as-action", "commit collier", "as-british", "play bounding_main")
    text = picture(board, ANNA)
    assert "loses the next turn" in force(text, "Bruno")[0]
    assert text.count("loses") == 1


@pytest.mark.parametrize(
    ("ship", "switch", "mark"),
    [
        ("emden", "coal", "coal"),
        ("seeadler", "sails", "sails"),
        ("wolf", "seaplane", "seaplane"),
        ("berlin", "fast_raiders", "fast"),
        ("berlin", "pursuit", "fast"),
    ],
)
def test_a_symbol_is_shown_where_its_option_is_played(ship: str, switch: str, mark: str) -> None:
    def marks(**switches: Setting) -> str:
        board = Board(2, **switches)
        board.lay(0, german=[ship], hand=["collier"])
        board.begin()
        return " ".join(force(picture(board, ANNA), "Anna")[3:])

    assert mark in marks(**{switch: True})
    assert mark not in marks()


def test_the_hand_shows_the_dice_of_both_halves() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["q_ship", "submarine_uc", "fair_seas", "trap.2"])
    board.begin()
    assert (
        picture(board, ANNA).splitlines()[-5:]
        == [
            "Your 4 cards (rule, card, kind, Intercept half, dice of the action):",
            "3.3.12  Fair Seas     action    10/8",
            "3.3.28  Q-Ship        reaction  10/8        challenge 10/4:10, guns 8/6,",
            "        depth charges 8/4",
            "3.3.43  Submarine UC  action    10/6        guns 8, torpedo 10/6, mines 8/4",
            "3.3.46  Trap          reaction  10/4 night  guns 8/4",
        ][-5:]
    )


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_line_is_too_long(players: int, language: str) -> None:
    switches = ["coal", "sails", "seaplane", "fast_raiders", "extra_damage", "keep_three"]
    trial = Trial(GAME, players, "width", dict.fromkeys(switches, True), every=40)
    words = Speaker(language, GAME, ["Maximilian von Spee, Graf und Vizeadmiral"[:40]] * players)
    for match in trial.moments():
        for reader in (None, ANNA, Seat(players - 1)):
            lines = GAME.picture(match.view(reader), words.to(reader).table).splitlines()
            assert max(map(len, lines)) <= WIDTH < 80
