"""3 The set-up: decks, tokens, captains and secret ships; and what everybody sees of it."""

from collections import Counter

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import BadSetup, Dice, Match, Seat, Stream, seeded
from wardroom.engine.game import Setting
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rows import NATIONS
from wardroom.games.marauders.state import Caribbean

NAMES = ["Anna", "Bruno", "Carla", "Dora"]


def dealt(players: int = 2, key: bytes = b"deal", **switches: Setting) -> Caribbean:
    return GAME.setup(GAME.configure(switches, players), players, Dice(Stream(key)))


def opened(players: int = 3, seed: int = 1, ships: str = "sloop flute sloop flute") -> Match[Caribbean]:
    """A match in which all have chosen their ships."""
    match = Match(GAME, NAMES[:players], {}, seeded(seed, players))
    for seat, ship in zip(range(players), ships.split(), strict=False):
        match.answer(Seat(seat), f"take-ship {ship}")
    return match


@rule("marauders", "setup.players")
@pytest.mark.parametrize("players", [1, 5, 0])
def test_two_to_four_play(players: int) -> None:
    assert GAME.players == (2, 3, 4)
    with pytest.raises(BadSetup):
        GAME.configure({}, players)


@rule("marauders", "setup.players")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_number_of_captains_depends_on_the_players(players: int) -> None:
    state = dealt(players)
    assert len(state.captains) == 16 - players
    assert len(state.tokens) == 16 and len(state.merchants) == 17 and len(state.board) == 2


@rule("marauders", "setup.decks")
def test_six_decks_are_shuffled() -> None:
    state, other = dealt(), dealt(key=b"other")
    sizes = [len(deck.cards) for deck in (state.glory, state.cargo, state.rumors, state.missions)]
    assert sizes == [70, 64, 25, 25 - 2]
    assert len(state.events) == 34 and len(state.captains) == 16 - 2
    for one, two in (
        (state.events, other.events),
        (state.captains, other.captains),
        (state.cargo.cards, other.cargo.cards),
        (state.glory.cards, other.glory.cards),
        (state.rumors.cards, other.rumors.cards),
        (state.missions.cards, other.missions.cards),
    ):
        assert one != two


@rule("marauders", "setup.demand")
def test_every_port_wants_something_and_eight_tokens_are_left() -> None:
    state = dealt()
    assert set(state.demand) == set(GAME.cards.ports) and len(state.demand_pile) == 8
    view = GAME.view(state, None)
    assert {zone: facts.demand for zone, facts in view.zones.items() if facts.port} == state.demand
    assert view.decks["demand"] == 8


@rule("marauders", "setup.modifications")
def test_a_modification_lies_face_down_in_every_port() -> None:
    state = dealt()
    assert set(state.tokens) == set(GAME.cards.ports) and state.shown == []
    assert Counter(state.tokens.values()) == dict.fromkeys(GAME.cards.modifications, 2)
    hidden = {facts.modification for facts in GAME.view(state, Seat(0)).zones.values() if facts.port}
    assert hidden == {"face_down"}


@rule("marauders", "setup.merchants")
def test_a_merchant_in_every_zone() -> None:
    state = dealt()
    assert set(state.merchants) == set(GAME.cards.zones) and state.track == []
    assert all(facts.merchant for facts in GAME.view(state, None).zones.values())


@rule("marauders", "setup.missions")
def test_two_missions_lie_open_at_their_ports() -> None:
    state = dealt()
    view = GAME.view(state, None)
    assert [mission.id for mission in view.missions] == state.board and len(state.board) == 2
    for card in state.board:
        assert card in view.zones[GAME.cards.missions[card].port].missions


@rule("marauders", "setup.missions")
def test_two_missions_of_one_port_both_lie_there() -> None:
    board = Board()
    board.missions("fever_supplies", "dutch_debt")
    assert GAME.view(board.state, None).zones["petit_goave"].missions == ["fever_supplies", "dutch_debt"]


@rule("marauders", "setup.captain")
def test_ships_are_chosen_in_secret_and_revealed_together() -> None:
    match = Match(GAME, NAMES[:3], {}, seeded(4, 3))
    assert {ask.seat for ask in match.asks} == {0, 1, 2}
    assert [option.notation for option in match.asks[0].options] == ["take-ship sloop", "take-ship flute"]
    match.answer(Seat(1), "take-ship flute")
    for seat in (0, 1, 2, None):
        assert {player.ship for player in match.view(None if seat is None else Seat(seat)).players} == {""}
    match.answer(Seat(0), "take-ship sloop")
    match.answer(Seat(2), "take-ship flute")
    assert [player.ship for player in match.view(None).players] == ["sloop", "flute", "flute"]


@rule("marauders", "setup.captain")
def test_captains_are_dealt_at_random() -> None:
    drawn = {dealt(key=str(key).encode()).players[0].captain for key in range(40)}
    assert len(drawn) > 8


@rule("marauders", "setup.start_values")
def test_where_captains_begin() -> None:
    match = opened()
    for player in match.position.state.players:
        assert player.zone == GAME.cards.captains[player.captain].home and player.in_port
        assert player.areas == [*GAME.cards.areas[player.ship]]
        assert (player.gold, player.stash, player.glory) == (10, 0, 0)
        assert player.bounties == dict.fromkeys(NATIONS, 0)
        assert len(player.hand) == 1


@rule("marauders", "setup.reveal_home_mod")
def test_the_modifications_of_occupied_home_ports_are_turned_up() -> None:
    state = opened().position.state
    homes = {player.zone for player in state.players}
    assert set(state.shown) == homes
    zones = GAME.view(state, None).zones
    assert {zone for zone, facts in zones.items() if facts.modification not in ("face_down", "")} == homes


@rule("marauders", "setup.first_player")
def test_the_first_player_is_drawn_and_stays_first() -> None:
    assert {dealt(4, str(key).encode()).first for key in range(40)} == {0, 1, 2, 3}
    board = Board(3)
    board.state.first = Seat(2)
    board.top("events", "npc_eng_1", "npc_eng_2")
    board.begin_round()
    order = []
    while board.state.round < 4:
        order.append(board.ask.seat)
        board.answer("end-turn")
    assert order == [2, 0, 1, 2, 0, 1]


@rule("marauders", "setup.no_npc")
def test_no_npc_and_no_war_at_the_start() -> None:
    state = dealt()
    assert not any(npc.zone or npc.cards for npc in state.npcs.values()) and state.war == []
    assert GAME.view(state, None).npcs == []


@rule("marauders", "setup.bounty_supply")
def test_supplies() -> None:
    view = GAME.view(dealt(), None)
    assert view.bounties == dict.fromkeys(NATIONS, 5)
    assert view.weapons == {"chain_shot": 4, "grapeshot": 4, "grappling_hooks": 4}


@rule("marauders", "dice.public")
def test_what_everybody_sees_of_a_player() -> None:
    board = Board(2)
    board.captain(
        0, "ann_hawley", "frigate", "havana", gold=17, bounties={"esp": 2}, cargo=["rum", "sugar"], hand=["bosun"]
    )
    board.damage(0, hull=1)
    for watcher in (Seat(0), Seat(1), None):
        seen = GAME.view(board.state, watcher).players[0]
        assert (seen.gold, seen.bounties["esp"], seen.cargo, seen.hand) == (17, 2, 2, 1)
        assert seen.areas == [1, 3, 3, 3, 3] and seen.full == [3, 3, 3, 3, 3]


@rule("marauders", "info.hidden")
def test_what_only_the_owner_sees() -> None:
    board = Board(2)
    board.captain(0, "ann_hawley", stash=23, cargo=["rum"], hand=["bosun"], rumor="jade_idol")
    mine = GAME.view(board.state, Seat(0))
    assert mine.players[0].stash == 23 and mine.players[0].points == 2
    assert mine.mine is not None and mine.mine.cargo == ["rum"] and mine.mine.hand[0].id == "bosun.1"
    assert mine.mine.rumor is not None and mine.mine.rumor.id == "jade_idol"
    for watcher in (Seat(1), None):
        seen = GAME.view(board.state, watcher)
        assert seen.players[0].stash == -1 and seen.players[0].points == 0
        assert seen.players[0].has_rumor and seen.players[0].seen_cargo == [] and seen.players[0].seen_hand == []
        text = repr(seen)
        assert "bosun" not in text and "jade_idol" not in text and "'rum_" not in text


@rule("marauders", "info.hidden")
def test_tokens_that_lie_face_down_and_the_order_of_decks_are_in_no_view() -> None:
    state = dealt()
    text = repr(GAME.view(state, Seat(0)))
    assert "swivel_guns" not in text and "ev_storm_1" not in text and "npc_eng_1" not in text


@rule("marauders", "turn.actions")
def test_nobody_has_actions_before_the_first_turn() -> None:
    view = GAME.view(dealt(), None)
    assert (view.actions, view.moves, view.phase) == (0, 0, "setup")
