"""7.7, R03 What everybody can work out about a player's gold: the sum of gold aboard and stash, not how it is divided.

Every income and every payment is open; only what goes into a chest or out of it is not. So the sum is known to all,
until a captain dies or retires: what was aboard is lost then, and nobody else can tell how much that was. A purse has
each sum that there may be, with the least and the most of it that may lie in the stash. It is replaced, never changed
in place, and the true division is always one of those it allows.

What a rule itself brings into the open (a hunt, a payment away from home, a theft, a plunder, a declaration) narrows a
purse; a visit to the chest widens it (R105).
"""

from collections.abc import Callable

from wardroom.engine import Dice
from wardroom.games.marauders.state import Player

Bounds = tuple[int, int]
"""The least and the most."""


def aboard(player: Player) -> Bounds:
    """How much gold may be aboard, for all that the others know."""
    purse = player.purse
    least = min(total - most for total, (_, most) in purse.items())
    return least, max(total - least for total, (least, _) in purse.items())


def stashed(player: Player) -> Bounds:
    """How much may lie in the stash, for all that the others know."""
    return min(least for least, _ in player.purse.values()), max(most for _, most in player.purse.values())


def wealth(player: Player) -> Bounds:
    """What gold aboard and stash may make together; one sum, unless a death has hidden it."""
    return min(player.purse), max(player.purse)


def some_division(player: Player, dice: Dice) -> tuple[int, int]:
    """Gold aboard and stash, as they may be for all that the others know."""
    total = dice.pick(sorted(player.purse))
    least, most = player.purse[total]
    stash = least + dice.below(most - least + 1)
    return total - stash, stash


# --- what the others learn --------------------------------------------------------------------------------------------


def narrow(player: Player, bounds: Callable[[int], Bounds]) -> None:
    """The stash lies within bounds, which depend on the sum; sums for which that cannot be are ruled out."""
    spans = {total: bounds(total) for total in player.purse}
    purse = {
        total: (max(least, spans[total][0]), min(most, spans[total][1]))
        for total, (least, most) in player.purse.items()
    }
    player.purse = {total: (least, most) for total, (least, most) in purse.items() if least <= most}


def show_aboard(player: Player, least: int, most: int | None = None) -> None:
    """R105 Everybody sees that there is at least so much gold aboard, and perhaps no more than so much."""
    narrow(player, lambda total: (0 if most is None else total - most, total - least))


def show_stash(player: Player, least: int, most: int | None = None) -> None:
    """16.4 Everybody can tell that there is at least so much in the stash, and perhaps no more than so much."""
    narrow(player, lambda total: (least, total if most is None else most))


def show_wealth(player: Player, least: int) -> None:
    """Everybody sees that gold aboard and stash make at least so much."""
    player.purse = {total: bounds for total, bounds in player.purse.items() if total >= least}


# --- what happens to gold ---------------------------------------------------------------------------------------------


def receive(player: Player, amount: int) -> None:
    """Gold comes aboard, for everybody to see."""
    player.gold += amount
    player.purse = {total + amount: bounds for total, bounds in player.purse.items()}


def spend_aboard(player: Player, amount: int) -> None:
    """R105 Gold leaves the ship, so it was aboard."""
    show_aboard(player, amount)
    receive(player, -amount)


def spend_at_home(player: Player, amount: int) -> None:
    """7.7 Gold aboard is spent first, then the stash; the others cannot tell where the one ended."""
    show_wealth(player, amount)
    from_chest = max(0, amount - player.gold)
    player.gold, player.stash = player.gold - amount + from_chest, player.stash - from_chest
    player.purse = {
        total - amount: (min(least, total - amount), min(most, total - amount))
        for total, (least, most) in player.purse.items()
    }


def move_to_chest(player: Player, amount: int, both_ways: bool) -> None:
    """7.7 Gold goes to the stash, or back if less than nothing. The others see the visit, not how much was moved.

    As far as they can tell anything that was aboard may have gone into the chest; at home anything out of it, too.
    """
    player.gold, player.stash = player.gold - amount, player.stash + amount
    player.purse = {total: (0 if both_ways else least, total) for total, (least, _) in player.purse.items()}


def save(player: Player, amount: int) -> None:
    """26 Up to so much of the gold aboard goes to the stash, and everybody knows it; there was some."""
    show_aboard(player, 1)
    saved = min(amount, player.gold)
    player.gold, player.stash = player.gold - saved, player.stash + saved
    player.purse = {
        total: (min(least + amount, total), min(most + amount, total)) for total, (least, most) in player.purse.items()
    }


def lose_aboard(player: Player) -> int:
    """15.1 What was aboard is gone, and nobody else knows how much that was; gives how much."""
    lost, player.gold = player.gold, 0
    left = {stash for least, most in player.purse.values() for stash in range(least, most + 1)}
    player.purse = {stash: (stash, stash) for stash in sorted(left)}
    return lost


def top_up(player: Player, amount: int) -> int:
    """15.1 All that was stashed goes aboard, and more until it is so much, and everybody knows; gives how much more."""
    given = amount - player.stash
    player.gold, player.stash, player.purse = amount, 0, {amount: (0, 0)}
    return given
