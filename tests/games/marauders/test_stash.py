"""7.7, R03, R105 The stash is secret: what the others can tell of a player's gold, no more and no less.

A hidden world is a division of the gold aboard and stashed, with all that its owner chooses unseen. Here every hidden
world is played through. Those in which another seat receives the same, from the log to the options, are the ones that
this seat cannot tell apart; just these has `imagine` to come up with.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from itertools import islice, product
from typing import Any, NamedTuple

import pytest

from tests.games.marauders.board import Board
from tests.games.marauders.thumb import ThumbTrial
from wardroom.engine import Dice, Match, Seat, Stream, seeded
from wardroom.engine.match import Saved
from wardroom.engine.testkit import Check, Trial
from wardroom.engine.testkit.faces import ask_face
from wardroom.engine.testkit.rules import rule
from wardroom.engine.testkit.secrecy import check_guesses, check_imagination, check_secrecy
from wardroom.games.marauders import GAME
from wardroom.games.marauders.purse import lose_aboard
from wardroom.games.marauders.rules.chest import HowMuchToStash, YouStashed, amounts
from wardroom.games.marauders.rules.death import LastWill, WillKept
from wardroom.games.marauders.rules.ending import know_less
from wardroom.games.marauders.rules.entering import HowMuchFromStash, StartingGold
from wardroom.games.marauders.rules.events import BuyPardon
from wardroom.games.marauders.rules.glorycards import Robbed
from wardroom.games.marauders.rules.moving import WhatNext
from wardroom.games.marauders.rules.npcs import EnoughAboard, NpcHunts, NpcSailed, TooLittleAboard, count_gold
from wardroom.games.marauders.rules.plunder import GoldAboard
from wardroom.games.marauders.rules.skills import UseCharm
from wardroom.games.marauders.rules.tavern import HowManyToHire
from wardroom.games.marauders.rules.yard import MoveModification
from wardroom.games.marauders.state import Caribbean, Player, Turn
from wardroom.words import Speaker

Purse = Mapping[int, tuple[int, int]]
Gold = tuple[int, int]
"""Aboard and stashed."""

PURSES: dict[str, Purse] = {
    "nothing stashed": {10: (0, 0)},
    "one sum": {12: (1, 12)},
    "after a death": {3: (3, 3), 7: (1, 4), 11: (0, 11)},
}


def divisions(purse: Purse) -> set[Gold]:
    """All that a purse allows."""
    spans = ((total, range(least, most + 1)) for total, (least, most) in purse.items())
    return {(total - stash, stash) for total, span in spans for stash in span}


def gold_of(player: Player) -> Gold:
    return player.gold, player.stash


class Scene(NamedTuple):
    """A board for the owners' gold, and what happens there for all to see; `?` are choices that nobody else sees."""

    lay: Callable[[Gold, Gold], Board]
    plays: tuple[str, ...] = ()
    begin: Callable[[Board], None] = Board.act


OWNERS = (0, 2)
WATCHERS = (1, None)
"""Another seat, and a spectator."""

SECRET = (HowMuchToStash, HowMuchFromStash)


def plant(player: Player, purse: Purse) -> None:
    """What the others know of a player's gold."""
    player.purse = dict(purse)


def received(board: Board, watcher: int | None) -> object:
    """All that has reached a seat: the log, the table, who is waited for, and the own question with its options."""
    seat = None if watcher is None else Seat(watcher)
    waiting = sorted(ask.seat for ask in board.asks)
    mine = [ask_face(ask) for ask in board.asks if ask.seat == seat]
    return repr((board.heard_by(watcher), GAME.view(board.state, seat), waiting, mine))


def everything(board: Board) -> list[object]:
    return [received(board, watcher) for watcher in WATCHERS]


def is_offered(board: Board, play: str) -> bool:
    seat, colon, notation = play.partition(": ")
    asks = [ask for ask in board.asks if not colon or ask.seat == int(seat)]
    wanted = notation if colon else play
    return any(wanted in (option.notation, option.notation.partition(".")[0]) for ask in asks for option in ask.options)


def runs(scene: Scene, purses: tuple[Purse, Purse]) -> Iterator[tuple[list[object], Board]]:
    """Every hidden world in which the scene can happen, with what each watcher received; all choices at the chest."""
    for gold in product(*map(divisions, purses)):
        pending, tried = list[tuple[str, ...]]([()]), set[Gold]()
        while pending:
            secret = pending.pop()
            board, seen, is_through = run(scene, purses, gold, secret)
            if is_through:
                yield [*zip(*seen, strict=True)], board
            elif board.asks and isinstance(board.question, SECRET) and gold_of(board.player()) not in tried:
                tried.add(gold_of(board.player()))
                pending += [(*secret, option.notation) for option in board.ask.options]


def run(
    scene: Scene, purses: tuple[Purse, Purse], gold: tuple[Gold, ...], secret: tuple[str, ...]
) -> tuple[Board, list[list[object]], bool]:
    """One hidden world, as far as the scene can happen in it or the secret choices go; whether that is the end."""
    board = scene.lay(*gold)
    for owner, purse in zip(OWNERS, purses, strict=True):
        plant(board.player(owner), purse)
    board.roll_freely()
    scene.begin(board)
    seen, unseen = [everything(board)], list(secret)
    for play in scene.plays:
        while play == "?" and isinstance(board.question, SECRET):
            if not unseen:
                return board, seen, False
            board.answer(unseen.pop(0))
        if play != "?":
            if not is_offered(board, play):
                return board, seen, False
            board.answer(play)
        seen.append(everything(board))
    return board, seen, True


def at_sea(first: Gold, second: Gold, **more: Any) -> Board:
    """The first owner off Havana, the second off Nassau, a watcher in port elsewhere."""
    board = Board(3)
    facts = {"captain": "mary_thorne", "ship": "sloop", "zone": "havana", "gold": first[0], "stash": first[1], **more}
    board.captain(0, **facts)
    board.captain(1, "tomas_arrieta", zone="trinidad", in_port=True, gold=20)
    board.captain(2, "joost_keyzer", zone="nassau", gold=second[0], stash=second[1])
    return board


def in_port(first: Gold, second: Gold, **more: Any) -> Board:
    return at_sea(first, second, **{"in_port": True, **more})


def at_home(first: Gold, second: Gold, **more: Any) -> Board:
    """Mary Thorne's home port is St. John's."""
    return at_sea(first, second, **{"in_port": True, "zone": "st_john", **more})


def with_pirate(first: Gold, second: Gold, **more: Any) -> Board:
    board = at_sea(first, second, **more)
    board.npc("npc_slp_1", "nassau")
    board.top("events", "ev_storm_2")
    return board


def with_thief(first: Gold, second: Gold) -> Board:
    board = in_port(first, second)
    board.captain(1, "tomas_arrieta", zone="havana", in_port=True, hand=["night_thief"])
    return board


def beaten(first: Gold, second: Gold) -> Board:
    """Whoever boards the first owner wins at once."""
    board = at_sea(first, second, ship="frigate")
    board.captain(1, "tomas_arrieta", "frigate", "havana", gold=20)
    board.damage(0, crew=0)
    return board


def boarded(board: Board) -> None:
    board.roll(1, 1, 1, 1, 1, 1)
    board.fight(1, 0, active=1)
    board.roll(5, 1, 1, 1, 1, 1)
    board.answer("1: board", "0: shoot")


def dying(first: Gold, second: Gold) -> Board:
    """The storm at the end of the turn sinks the first owner, who may have made a will."""
    board = at_sea(first, second, hand=["last_will"])
    board.damage(0, hull=1, cargo=0, masts=0, crew=0, cannons=0)
    board.player(2).in_port = True
    board.event("ev_storm_1")
    board.top("events", "ev_calm")
    return board


def sunk(board: Board) -> None:
    board.roll(1, 1, 1, 1, 1)
    board.act()
    board.skip(WhatNext, "end-turn")
    board.skip(UseCharm)


def retired(board: Board) -> None:
    board.player(2).in_port = True
    board.top("events", "ev_calm")
    board.start()
    board.answer("retire")


def peace(board: Board) -> None:
    board.top("events", "ev_peace_1")
    board.begin_round()


def ten_or_not(glory: int) -> Callable[[Gold, Gold], Board]:
    return lambda first, second: at_sea(first, second, glory=glory)


def failed_muster(board: Board) -> None:
    board.damage(0, crew=0)
    board.roll(1, 1, 1, 1)
    board.ashore()
    board.answer("recruit")
    board.skip(UseCharm)


def in_st_maarten(first: Gold, second: Gold) -> Board:
    return in_port(first, second, zone="st_maarten")


def off_port_royal(first: Gold, second: Gold) -> Board:
    return at_sea(first, second, captain="lucien_marchais", zone="port_royal", bounties={"eng": 1})


REENTRY = ("1: end-turn", "2: end-turn", "take-ship sloop", "?", "0: end-turn")

SCENES = {
    "nothing happens": Scene(at_sea),
    "a weapon bought away from home": Scene(in_port, ("buy-weapon chain_shot",), Board.ashore),
    "a weapon bought at home": Scene(at_home, ("buy-weapon chain_shot",), Board.ashore),
    "two weapons bought at home": Scene(at_home, ("buy-weapon chain_shot", "buy-weapon grapeshot"), Board.ashore),
    "the chest at home": Scene(at_home, ("open-chest", "?"), Board.ashore),
    "a weapon, the chest, a weapon": Scene(
        at_home, ("buy-weapon chain_shot", "open-chest", "?", "buy-weapon grapeshot"), Board.ashore
    ),
    "the courier of St. Maarten": Scene(in_st_maarten, ("hire-courier", "open-chest", "?"), Board.ashore),
    "a trusted courier": Scene(
        lambda first, second: in_port(first, second, hand=["trusted_courier"]), ("play trusted_courier", "?")
    ),
    "a toll at sea": Scene(off_port_royal, ("dock-paying port_royal",)),
    "men hired, or not": Scene(in_port, ("hire 1",), failed_muster),
    "nobody hired": Scene(in_port, ("hire 0",), failed_muster),
    "a thief": Scene(with_thief, ("1: play night_thief",), lambda board: board.act(1)),
    "a pirate next to both": Scene(with_pirate, (), Board.begin_round),
    "a pirate, one of them with a flute": Scene(
        lambda first, second: with_pirate(first, second, ship="flute"), (), Board.begin_round
    ),
    "a pirate, one of them with two cards and a flute": Scene(
        lambda first, second: with_pirate(first, second, ship="flute", cargo=["rum", "rum"]), (), Board.begin_round
    ),
    "a treaty that is signed": Scene(
        lambda first, second: in_port(first, second, bounties={"esp": 1}), ("0: forgive esp",), peace
    ),
    "a treaty that is let go": Scene(
        lambda first, second: in_port(first, second, bounties={"esp": 1}), ("0: pass",), peace
    ),
    "a treaty signed at home": Scene(
        lambda first, second: at_home(first, second, bounties={"esp": 1}), ("0: forgive esp",), peace
    ),
    "a governor's pardon at home": Scene(
        lambda first, second: at_home(first, second, bounties={"esp": 1}, hand=["governors_pardon"]),
        ("play governors_pardon",),
    ),
    "a death without a will": Scene(dying, ("0: pass",), sunk),
    "a death with a will": Scene(dying, ("0: play last_will",), sunk),
    "a death and a new captain": Scene(dying, ("0: pass", *REENTRY), sunk),
    "a retirement": Scene(in_port, (), retired),
    "a retirement and a new captain": Scene(in_port, REENTRY, retired),
    "nine points and the end of a turn": Scene(ten_or_not(9), ("end-turn",)),
    "a plunder of the gold": Scene(beaten, ("1: no", "1: loot-gold"), boarded),
    "a plunder without the gold": Scene(beaten, ("1: no", "1: done"), boarded),
    "a plunder of nothing": Scene(beaten, ("1: no",), boarded),
    "a modification that is moved, or not": Scene(
        lambda first, second: at_home(first, second, captain="edmund_gray", modifications=["chasers"]),
        ("buy-ship flute", "yes"),
        Board.ashore,
    ),
}


def in_turn() -> Iterator[Any]:
    """Every scene with every purse; each with one of them in turn, and with all of them in the long run."""
    for row, scene in enumerate(SCENES):
        for column, known in enumerate(PURSES):
            marks = [] if row % len(PURSES) == column else [pytest.mark.long]
            yield pytest.param(scene, known, marks=marks)


@rule("marauders", "stash.secret", "stash.open", "info.hidden", "dice.public")
@pytest.mark.parametrize(("scene", "known"), [*in_turn()])
def test_the_others_can_tell_what_they_have_seen_no_more_and_no_less(scene: str, known: str) -> None:
    purses = (PURSES[known], {14: (2, 9)} if "pirate" in scene else {14: (4, 4)})
    alike: dict[object, set[tuple[Gold, ...]]] = defaultdict(set)
    allowed: dict[object, set[tuple[Gold, ...]]] = {}
    for each, board in runs(SCENES[scene], purses):
        owners = [board.player(owner) for owner in OWNERS]
        worlds = {*product(*(divisions(owner.purse) for owner in owners))}
        for seen in each:
            alike[seen].add(tuple(map(gold_of, owners)))
            assert allowed.setdefault(seen, worlds) == worlds
    assert alike == allowed
    assert alike or (scene, known) == ("a plunder of nothing", "nothing stashed")


@rule("marauders", "stash.home_only", "zone.st_maarten.courier")
@pytest.mark.parametrize(
    ("captain", "plays", "under"),
    [
        ("hendrika_bos", ["open-chest"], "stash.home_only"),
        ("mary_thorne", ["hire-courier", "open-chest"], "zone.st_maarten.courier"),
    ],
)
def test_the_chest_is_opened_under_the_rule_of_the_port(captain: str, plays: list[str], under: str) -> None:
    board = Board()
    board.captain(0, captain, zone="st_maarten", in_port=True)
    board.ashore()
    board.answer(*plays)
    assert board.question == HowMuchToStash(under)


def test_what_was_aboard_is_gone_and_how_much_nobody_else_can_tell() -> None:
    board = Board()
    player = board.captain(0, gold=8, stash=5)
    player.purse = {13: (4, 6)}
    assert lose_aboard(player) == 8
    assert (player.gold, player.stash, player.purse) == (0, 5, {4: (4, 4), 5: (5, 5), 6: (6, 6)})


# --- in rich positions and in whole games -----------------------------------------------------------------------------


def rich(active: int = 0, step: str = "action", **switches: Any) -> Caribbean:
    """Three captains with much gold, divided in secret, and with the cards that have to do with it."""
    board = Board(3, **switches)
    board.state.glory.cards, board.box = board.box, []
    hand = ["night_thief", "trusted_courier", "governors_pardon"]
    board.captain(0, "mary_thorne", "flute", "st_john", in_port=True, gold=21, stash=34, glory=6, hand=hand)
    board.captain(1, "hendrika_bos", "sloop", "st_maarten", in_port=True, gold=9, stash=8, glory=7, hand=["last_will"])
    board.captain(
        2, "edmund_gray", "frigate", "st_john", in_port=True, gold=12, stash=19, bounties={"esp": 2, "eng": 1}
    )
    plant(board.player(0), {55: (11, 39)})
    plant(board.player(1), {12: (0, 12), 17: (2, 12), 23: (9, 9)})
    plant(board.player(2), {31: (0, 31)})
    board.npc("npc_slp_2", "bridgetown")
    board.npc("npc_frg_2", "st_john")
    board.missions("bankers_venture", "bribed_judge")
    board.top("events", "ev_peace_1")
    state = board.state
    state.active, state.to_play = Seat(active), [(active + more) % 3 for more in (1, 2)]
    state.turn = Turn(actions=3, is_ashore=step == "ashore")
    state.agenda = [step] if step == "begin_round" else ["end_round", "next_turn", "end_turn", "action", step]
    return state


RICH: dict[str, Callable[[], Caribbean]] = {
    "a treaty": lambda: rich(step="begin_round"),
    "ashore at home": lambda: rich(0, "ashore"),
    "ashore at home of another": lambda: rich(1, "ashore"),
    "ashore away from home": lambda: rich(2, "ashore"),
    "cards in hand": lambda: rich(0),
    "a question at ten points": lambda: rich(1, declare="ask"),
}


class Planted(Trial):
    """A trial that begins in a position laid out by hand and ends some decisions later."""

    def open(self) -> Match[Any]:
        saved = Saved(RICH[str(self.seed).partition("/")[0]](), 0, (), 0)
        names = [f"seat {seat}" for seat in self.seats]
        return Match(self.game, names, self.options, seeded(self.seed, self.players), saved=saved)

    def walk(self) -> Iterator[Match[Any]]:
        return islice(super().walk(), 14)


@rule("marauders", "stash.secret", "info.hidden")
@pytest.mark.parametrize("check", [check_secrecy, check_imagination, check_guesses], ids=lambda check: check.__name__)
@pytest.mark.parametrize("position", RICH)
def test_imagining_changes_nothing_that_another_seat_receives(check: Check, position: str) -> None:
    for number in range(2):
        options = {"declare": "ask"} if "question" in position else {}
        check(Planted(GAME, 3, f"{position}/{number}", options, every=1))


@rule("marauders", "stash.secret")
@pytest.mark.parametrize(
    "trial", [Trial(GAME, 4, 3), ThumbTrial(GAME, 3, 2), ThumbTrial(GAME, 4, 8)], ids=["random", "three", "four"]
)
def test_the_truth_is_always_among_what_the_others_think_possible(trial: Trial) -> None:
    hidden = 0
    for match in trial.walk():
        for player in match.position.state.players:
            assert gold_of(player) in divisions(player.purse)
            hidden += len(divisions(player.purse)) > 1
    assert hidden > 20


@rule("marauders", "stash.secret", "info.hidden")
def test_imagining_covers_all_that_is_possible_and_nothing_else() -> None:
    board = Board()
    board.captain(1, gold=9, stash=8)
    plant(board.player(1), {12: (3, 9), 17: (8, 12), 20: (1, 1)})
    board.act()
    assert board.position is not None
    worlds = [board.position.imagine(Seat(0), Stream(f"world {n}".encode())).state for n in range(400)]
    assert {gold_of(world.players[1]) for world in worlds} == divisions(board.player(1).purse)
    assert len({world.bank + sum(gold_of(world.players[1])) for world in worlds}) == 1


# --- the sums on offer ------------------------------------------------------------------------------------------------


@rule("marauders", "stash.home_only")
@pytest.mark.parametrize(
    ("most", "sums"),
    [
        (0, []),
        (1, [1]),
        (10, [*range(1, 11)]),
        (19, [*range(1, 11), 19]),
        (20, [*range(1, 11), 20]),
        (35, [*range(1, 11), 20, 30, 35]),
        (160, [*range(1, 11), *range(20, 161, 10)]),
        (175, [*range(1, 11), *range(20, 161, 10), 175]),
    ],
)
def test_small_sums_full_tens_and_everything_can_be_moved(most: int, sums: list[int]) -> None:
    assert amounts(most) == sums


@rule("marauders", "stash.home_only")
def test_what_can_be_stashed_is_aboard_and_what_can_be_taken_back_is_stashed() -> None:
    board = at_home((12, 3), (10, 0))
    board.ashore()
    board.answer("open-chest")
    moved = [option for option in board.options if option != "done"]
    assert moved == [f"stash {n}" for n in (*range(1, 11), 12)] + [f"withdraw {n}" for n in (1, 2, 3)]


# --- what is shown ----------------------------------------------------------------------------------------------------


@rule("marauders", "stash.secret", "dice.public")
@pytest.mark.parametrize("watcher", [1, None])
def test_others_see_the_sum_and_the_owner_both_parts(watcher: int | None) -> None:
    board = at_home((25, 0), (10, 0))
    board.ashore()
    seat = None if watcher is None else Seat(watcher)
    before = GAME.view(board.state, seat).players[0]
    assert (before.gold, before.stash, before.wealth) == (25, 0, (25, 25))
    board.answer("open-chest", "stash 20")
    after = GAME.view(board.state, seat).players[0]
    assert (after.gold, after.stash, after.wealth, after.points) == (-1, -1, (25, 25), 0)
    mine = GAME.view(board.state, Seat(0)).players[0]
    assert (mine.gold, mine.stash, mine.wealth, mine.points) == (5, 20, (25, 25), 2)


@rule("marauders", "stash.secret")
def test_who_only_looks_into_the_chest_may_have_moved_anything() -> None:
    board = at_home((25, 0), (10, 0))
    board.ashore()
    board.answer("open-chest", "done")
    seen = GAME.view(board.state, Seat(1)).players[0]
    assert (seen.gold, seen.wealth) == (-1, (25, 25)) and board.player().purse == {25: (0, 25)}


@rule("marauders", "stash.secret")
def test_after_a_death_nobody_else_knows_what_is_left() -> None:
    board = dying((15, 5), (10, 0))
    plant(board.player(), {20: (2, 12)})
    sunk(board)
    board.roll_freely()
    board.answer("0: pass")
    seen, mine = (GAME.view(board.state, Seat(seat)).players[0] for seat in (1, 0))
    assert (seen.gold, seen.stash, seen.wealth) == (0, -1, (2, 12))
    assert (mine.gold, mine.stash, mine.wealth) == (0, 5, (5, 5))


@rule("marauders", "stash.open")
def test_a_new_captain_who_gets_gold_from_the_bank_has_nothing_stashed() -> None:
    board = dying((15, 5), (10, 0))
    plant(board.player(), {20: (2, 12)})
    sunk(board)
    board.roll_freely()
    board.answer("0: pass", "1: end-turn", "2: end-turn", "take-ship sloop")
    assert board.facts(StartingGold, "gold") == [5] and board.player().purse == {10: (0, 0)}


@rule("marauders", "end.ask_option", "stash.open")
@pytest.mark.parametrize(("glory", "most"), [(4, 80), (5, 49), (9, 9)])
def test_who_does_not_declare_has_less_than_it_takes(glory: int, most: int) -> None:
    board = Board()
    player = board.captain(0, gold=80, glory=glory)
    player.purse = {80: (0, 80)}
    know_less(player)
    assert player.purse == {80: (0, most)}


@rule("marauders", "stash.secret", "glorycard.last_will")
def test_a_last_will_tells_the_others_no_amount() -> None:
    board = dying((7, 5), (10, 0))
    kept = GAME.conserved(board.state)
    sunk(board)
    board.roll_freely()
    board.answer("0: play last_will")
    assert GAME.conserved(board.state) == kept
    assert [event for event in board.heard_by(1) if isinstance(event, WillKept | YouStashed)] == [WillKept(Seat(0))]
    assert YouStashed(7, 12) in board.heard_by(0) and gold_of(board.player()) == (0, 12)


@rule("marauders", "stash.open", "glorycard.last_will")
@pytest.mark.parametrize(("purse", "asked"), [({10: (0, 10)}, True), ({10: (10, 10)}, False)])
def test_whoever_may_have_gold_aboard_is_asked_for_a_will(purse: Purse, asked: bool) -> None:
    board = dying((0, 10), (10, 0))
    plant(board.player(), purse)
    sunk(board)
    assert isinstance(board.question, LastWill) == asked
    assert not asked or board.options == ["pass"]


# --- what a rule brings into the open ---------------------------------------------------------------------------------


@rule("marauders", "stash.open", "npc.hunt_pirate")
@pytest.mark.parametrize(("gold", "told", "moved"), [(10, EnoughAboard, NpcHunts), (9, TooLittleAboard, NpcSailed)])
def test_ten_gold_that_decide_a_hunt_are_told(gold: int, told: type[Any], moved: type[Any]) -> None:
    board = with_pirate((gold, 8), (0, 0))
    board.roll_freely()
    board.begin_round()
    assert board.facts(told, "player", "gold") == [(0, 10)] and len(board.events(moved)) == 1
    least, most = min(divisions(board.player().purse)), max(divisions(board.player().purse))
    assert (least[0], most[0]) == ((10, 18) if gold >= 10 else (0, 9))


@rule("marauders", "stash.open", "npc.hunt_pirate")
def test_whoever_may_draw_a_pirate_most_has_to_say_so_first_and_others_perhaps_never() -> None:
    board = Board()
    for seat, ship in enumerate(("sloop", "flute")):
        board.captain(seat, "", ship, "havana", gold=12, stash=8)
        plant(board.player(seat), {20: (0, 20)})
    board.npc("npc_slp_1", "havana")
    count_gold(board.table, "slp")
    assert board.facts(EnoughAboard, "player") == [1]


@rule("marauders", "stash.open", "npc.hunt_pirate")
def test_gold_that_decides_nothing_is_not_told() -> None:
    board = with_pirate((12, 8), (0, 0), ship="flute")
    board.roll_freely()
    board.begin_round()
    assert board.events(EnoughAboard) == [] and board.facts(NpcHunts, "player") == [0]
    assert board.player().purse == {20: (0, 20)}


@rule("marauders", "stash.open", "npc.hunt")
@pytest.mark.parametrize(
    ("purse", "ship", "arrow"),
    [
        ({18: (0, 8)}, "sloop", "havana"),
        ({18: (0, 9)}, "sloop", ""),
        ({18: (9, 18)}, "sloop", ""),
        ({18: (0, 18)}, "flute", "havana"),
    ],
)
def test_an_arrow_shows_only_what_everybody_can_tell(purse: Purse, ship: str, arrow: str) -> None:
    for gold in (9, 10):
        board = with_pirate((gold, 18 - gold), (0, 0), ship=ship)
        plant(board.player(), purse)
        for seat in (Seat(0), Seat(1), None):
            assert [npc.hunts for npc in GAME.view(board.state, seat).npcs] == [arrow]


@rule("marauders", "npc.hunt", "npc.hunt_pirate")
@pytest.mark.parametrize(("zone", "arrow"), [("tortuga", ""), ("havana", "havana")])
def test_an_arrow_shows_a_zone_only_if_all_whom_it_may_hunt_are_there(zone: str, arrow: str) -> None:
    board = with_pirate((0, 0), (0, 0), ship="flute")
    board.captain(1, "tomas_arrieta", "flute", zone, gold=0)
    assert [npc.hunts for npc in GAME.view(board.state, None).npcs] == [arrow]


@rule("marauders", "stash.open", "glorycard.night_thief")
@pytest.mark.parametrize(
    ("gold", "taken", "left"), [(7, 5, {13: (0, 13)}), (3, 3, {15: (15, 15)}), (0, 0, {18: (18, 18)})]
)
def test_a_thief_sees_only_what_is_found(gold: int, taken: int, left: Purse) -> None:
    board = with_thief((gold, 18 - gold), (0, 0))
    plant(board.player(), {18: (0, 18)})
    board.act(1)
    assert board.options.count("play night_thief") == 1
    board.answer("play night_thief")
    assert board.facts(Robbed, "player", "other", "gold") == [(1, 0, taken)]
    assert board.player(1).gold == 10 + taken and board.player().purse == left


@rule("marauders", "stash.open", "glorycard.night_thief")
def test_a_thief_is_offered_whoever_may_have_gold_aboard_without_a_sum() -> None:
    board = with_thief((0, 18), (9, 0))
    board.captain(2, "joost_keyzer", zone="havana", in_port=True, gold=9)
    board.act(1)
    board.answer("play night_thief")
    assert board.options == ["rob 2", "rob 0"]


@rule("marauders", "stash.open", "plunder.player")
@pytest.mark.parametrize(("gold", "plays"), [(9, ("1: loot-gold",)), (9, ("1: done",)), (0, ())])
def test_a_plunder_shows_everybody_the_gold_aboard(gold: int, plays: tuple[str, ...]) -> None:
    board = beaten((gold, 9), (0, 0))
    boarded(board)
    board.answer("1: no")
    assert board.facts(GoldAboard, "player", "gold") == [(0, gold)]
    board.answer(*plays)
    assert GAME.view(board.state, Seat(2)).players[0].stash == 9


@rule("marauders", "stash.open")
@pytest.mark.parametrize(
    ("board", "begin", "question", "options"),
    [
        (lambda: in_port((4, 8), (0, 0), bounties={"esp": 1}), peace, BuyPardon, ["pass"]),
        (lambda: in_port((1, 8), (0, 0)), failed_muster, HowManyToHire, ["hire 0"]),
    ],
)
def test_whoever_may_be_able_to_pay_is_asked(
    board: Callable[[], Board], begin: Callable[[Board], None], question: type[Any], options: list[str]
) -> None:
    table = board()
    table.roll_freely()
    begin(table)
    assert isinstance(table.question, question) and table.options == options


@rule("marauders", "stash.open", "zone.st_john.transfer")
def test_whoever_may_have_a_gold_left_is_asked_about_modifications() -> None:
    board = in_port((5, 8), (0, 0), captain="edmund_gray", zone="st_john", modifications=["chasers"])
    board.roll_freely()
    board.ashore()
    cost = next(option for option in board.ask.options if option.notation == "buy-ship flute")
    board.player().gold = cost.gold  # type: ignore[attr-defined]
    board.answer("buy-ship flute")
    assert isinstance(board.question, MoveModification) and board.options == ["no"]


# --- stashed gold at home ---------------------------------------------------------------------------------------------


@rule("marauders", "stash.spend", "event.peace_1")
@pytest.mark.parametrize(("gold", "stash", "left"), [(0, 5, (0, 0)), (3, 9, (0, 7)), (6, 9, (1, 9))])
def test_at_home_the_stash_pays_for_a_treaty(gold: int, stash: int, left: Gold) -> None:
    board = at_home((gold, stash), (0, 0), bounties={"esp": 1})
    peace(board)
    assert board.ask.seat == 0 and isinstance(board.question, BuyPardon)
    board.answer("forgive esp")
    assert gold_of(board.player()) == left and not board.wanted()


@rule("marauders", "stash.spend", "event.peace_1")
def test_away_from_home_it_does_not() -> None:
    board = in_port((4, 30), (0, 0), bounties={"esp": 1})
    peace(board)
    assert board.options == ["pass"]


@rule("marauders", "stash.spend", "glorycard.governors_pardon")
@pytest.mark.parametrize(("zone", "offered"), [("st_john", True), ("havana", False)])
def test_at_home_the_stash_pays_for_a_governors_pardon(zone: str, offered: bool) -> None:
    board = at_home((4, 30), (0, 0), zone=zone, bounties={"esp": 2}, hand=["governors_pardon"])
    board.act()
    assert ("play governors_pardon" in board.options) == offered
    if offered:
        board.answer("play governors_pardon")
        assert gold_of(board.player()) == (0, 29) and not board.wanted()


@rule("marauders", "stash.spend", "event.pardon", "missioncard.bribed_judge")
@pytest.mark.parametrize(("play", "price"), [("return-bounty esp", 5), ("fulfil bribed_judge", 6)])
def test_at_home_the_stash_pays_for_a_royal_pardon_and_a_bribe(play: str, price: int) -> None:
    board = at_home((1, 30), (0, 0), bounties={"esp": 1}, mission="bribed_judge")
    board.event("ev_pardon")
    board.ashore()
    board.answer(play)
    assert gold_of(board.player()) == (0, 31 - price) and not board.wanted()


# --- in words, and to a bot -------------------------------------------------------------------------------------------


@rule("marauders", "stash.secret")
@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("en", "stash 20", "25 gold, aboard or stashed"),
        ("it", "deposito 20", "25 ori fra nave e deposito"),
    ],
)
def test_the_terminal_shows_both_parts_to_the_owner_and_the_sum_to_others(language: str, own: str, others: str) -> None:
    board = at_home((5, 20), (10, 0))
    pictures = [
        GAME.picture(GAME.view(board.state, seat), Speaker(language, GAME, ("Anna", "Bruno", "Carla"), seat).table)
        for seat in (Seat(0), Seat(1))
    ]
    assert [own in picture for picture in pictures] == [True, False]
    assert [others in picture for picture in pictures] == [False, True]


@pytest.mark.parametrize(("gold", "choice"), [(5, "forgive esp"), (4, "pass")])
def test_the_rule_of_thumb_spends_no_stashed_gold_on_a_treaty(gold: int, choice: str) -> None:
    board = at_home((gold, 20), (0, 0), bounties={"esp": 1})
    peace(board)
    assert GAME.judgement.choose(board.state, board.ask, Dice(Stream(b"thumb"))).notation == choice


@pytest.mark.parametrize(("gold", "plays"), [(9, True), (0, False)])
def test_the_rule_of_thumb_sends_a_thief_where_it_thinks_there_is_gold(gold: int, plays: bool) -> None:
    board = with_thief((gold, 20), (0, 0))
    board.act(1, actions=0)
    chosen = GAME.judgement.choose(board.state, board.ask, Dice(Stream(b"thumb"))).notation
    assert chosen.startswith("play night_thief") == plays


@rule("marauders", "zone.st_maarten.courier", "stash.secret")
def test_whoever_opens_the_chest_by_courier_has_gold_aboard_and_no_more_is_known() -> None:
    board = Board()
    player = board.captain(0, "mary_thorne", zone="st_maarten", in_port=True, gold=3, stash=7, courier=True)
    plant(player, {10: (0, 10)})
    board.ashore()
    board.answer("open-chest")
    assert player.purse == {10: (0, 9)}


@rule("marauders", "stash.secret")
def test_whoever_opens_the_chest_at_home_has_some_gold() -> None:
    board = Board()
    player = board.captain(0, "mary_thorne", gold=1, stash=0)
    plant(player, {0: (0, 0), 1: (0, 1)})
    board.ashore()
    board.answer("open-chest")
    assert player.purse == {1: (0, 1)}
