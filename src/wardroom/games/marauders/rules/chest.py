"""7.7 The chest in the home port: gold is stashed, taken back, or sent by courier."""

from collections.abc import Iterator
from functools import cache

from wardroom.engine import Event, Option, Script, Seat
from wardroom.games.marauders.effects import Courier
from wardroom.games.marauders.purse import move_to_chest, show_aboard, show_wealth
from wardroom.games.marauders.rules.phrasing import DONE, Brief, Done, Paid, RuledQuestion
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import MaraudersTable, is_home, pay


class HowMuchToStash(RuledQuestion):
    pass


class OpenChest(Option):
    pass


class HireCourier(Brief):
    written = 0
    gold: int


class Stash(Option):
    gold: int


class Withdraw(Option):
    gold: int


OPEN_CHEST = OpenChest()
stash_of = cache(Stash)
withdraw_of = cache(Withdraw)


class ChestOpened(Event):
    rule = "stash.secret"
    player: Seat


class YouStashed(Event):
    rule = "stash.secret"
    gold: int
    stash: int


class YouWithdrew(Event):
    rule = "stash.secret"
    gold: int
    stash: int


def bankers(table: MaraudersTable, player: Player) -> Iterator[OpenChest | HireCourier]:
    """7.7, 19 The chest is in the home port; elsewhere a courier may take gold to it for a fee per visit."""
    courier = table.cards.having(Courier).get(player.zone)
    if is_home(table, player):
        if player.gold or player.stash:
            yield OPEN_CHEST
    elif player.courier:
        if player.gold:
            yield OPEN_CHEST
    elif courier and player.gold > courier.gold:
        yield HireCourier(courier.gold)


def hire_courier(table: MaraudersTable, seat: Seat, fee: int) -> None:
    """19, R103 The courier is paid once a visit; whoever hires one has gold left to send."""
    player = table.state.players[seat]
    show_aboard(player, fee + 1)
    pay(table, seat, fee)
    table.tell(Paid, Courier.rule, seat, fee)
    player.courier = True


def open_chest(table: MaraudersTable, seat: Seat) -> Script[None]:
    """7.7 Gold goes into the stash or, at home only, comes out of it; how much is the player's secret."""
    player = table.state.players[seat]
    table.tell(ChestOpened, seat)
    at_home = is_home(table, player)
    show_wealth(player, 1) if at_home else show_aboard(player, 1)
    under = "stash.home_only" if at_home else Courier.rule
    choice = yield from table.ask(seat, HowMuchToStash, lambda: transfers(table, player), under)
    moved = 0 if isinstance(choice, Done) else choice.gold if isinstance(choice, Stash) else -choice.gold
    move_to_chest(player, moved, both_ways=at_home)
    if moved:
        table.whisper([seat], YouStashed if isinstance(choice, Stash) else YouWithdrew, abs(moved), player.stash)


def transfers(table: MaraudersTable, player: Player) -> list[Done | Stash | Withdraw]:
    """Sums that can be moved."""
    out = amounts(player.stash) if is_home(table, player) else []
    return [DONE, *map(stash_of, amounts(player.gold)), *map(withdraw_of, out)]


def deposits(player: Player) -> list[Done | Stash]:
    """Sums that can be sent; who has sent everything still has to say so (R105)."""
    return [DONE, *map(stash_of, amounts(player.gold))]


def amounts(most: int) -> list[int]:
    """Sums that can be moved at once; every other sum can be moved in two steps or three."""
    return sorted({*range(1, min(most, 10) + 1), *range(20, min(most, 160) + 1, 10), *([most] if most else [])})
