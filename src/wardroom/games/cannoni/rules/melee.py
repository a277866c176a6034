"""Mischie: the rounds of a boarding, at the rail and on deck."""

from functools import cache
from itertools import product

from wardroom.engine import Event, Option, Question, Script
from wardroom.games.cannoni.logbook import MASTS, SECTION
from wardroom.games.cannoni.rules.boarding import settle_links
from wardroom.games.cannoni.rules.capture import capture, check_guards, lose_crew
from wardroom.games.cannoni.rules.damage import StrikeMast, strike_mast
from wardroom.games.cannoni.rules.links import leave_melee
from wardroom.games.cannoni.rules.phrasing import By
from wardroom.games.cannoni.state import Melee
from wardroom.games.cannoni.table import CannoniTable, by_initiative

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class WhichMastCut(Question):
    rule = "melee.rigging"
    ship: str


class WhoseLosses(Question):
    rule = "multi.two"
    ship: str
    losses: int


class Share(Option):
    boxes: int


class MeleeFought(Event):
    """One round: dice and totals of both sides. `deck` tells whether boarders were on deck."""

    rule = "melee.roll"
    ship: str
    target: str
    deck: bool
    rolled: int
    score: int
    against: int
    against_score: int

    @property
    def cites(self) -> str:
        return "melee.deck" if self.deck else "melee.rail"


class DeckGained(Event):
    rule = "melee.first_win"
    ship: str
    target: str


class HeldOff(By, Event):
    ship: str
    target: str
    by: str


class ThrownBack(By, Event):
    ship: str
    target: str
    by: str


# --- one round of every boarding --------------------------------------------------------------------------------------

MOST_LOSSES = SECTION

DECISIVE = 5
"""The difference on deck that takes the ship or clears it."""


def fight_melees(table: CannoniTable) -> Script[None] | None:
    """One round of every boarding; then the ships drift."""
    battle = table.state
    for melee in battle.melees:
        if not melee.fought and not melee.resting:
            return fight(table, melee)
    battle.melees[:] = [melee._replace(fought=False) for melee in battle.melees]
    battle.stage = "drift"
    battle.queue = by_initiative(battle, range(len(battle.ships)))
    return None


# --- Mischie ----------------------------------------------------------------------------------------------------------


def fight(table: CannoniTable, melee: Melee) -> Script[None]:
    """Both roll and add Combat; decks before the deck is reached, more sections on it."""
    battle = table.state
    battle.melees[battle.melees.index(melee)] = melee = melee._replace(fought=True)
    if not any(battle.ships[number].party for number in melee.attackers):
        end_boarding(table, melee, "melee.empty")
        return
    melee = without_spent(table, melee)
    if not battle.ships[melee.victim].party:
        yield from win_ground(table, melee)
        return
    attack, defence = totals(table, melee)
    rolled, against = table.roll(), table.roll()
    score, other = max(1, rolled + attack), max(1, against + defence)
    names = table.name(melee.attackers[0]), table.name(melee.victim)
    table.tell(MeleeFought, *names, melee.aboard, rolled, score, against, other)
    yield from settle(table, melee, score - other)


def totals(table: CannoniTable, melee: Melee) -> tuple[int, int]:
    """What each side adds: two attackers have the better decks, the worse Combat, and all their sections."""
    ships = table.state.ships
    attackers, victim = [ships[number] for number in melee.attackers], ships[melee.victim]
    attack, defence = min(ship.crew.combat for ship in attackers), victim.crew.combat
    if not melee.aboard:
        return attack + max(table.book(ship).decks for ship in attackers), defence + table.book(victim).decks
    more = sum(ship.party_sections for ship in attackers) - victim.party_sections
    return attack + max(0, more), defence + max(0, -more)


@cache
def chances(attack: int, defence: int, die: int) -> tuple[float, float, float]:
    """How likely the attackers are to win a round, to tie and to lose it, by counting all rolls."""
    leads = [
        max(1, rolled + attack) - max(1, against + defence) for rolled, against in product(range(1, die + 1), repeat=2)
    ]
    won, tied = sum(lead > 0 for lead in leads), leads.count(0)
    return won / len(leads), tied / len(leads), (len(leads) - won - tied) / len(leads)


def settle(table: CannoniTable, melee: Melee, margin: int) -> Script[None]:
    """The loser strikes boxes of his party; then the deck is gained, held, cleared or taken."""
    if margin > 0:
        yield from attackers_win(table, melee, margin)
    elif margin < 0:
        yield from defenders_win(table, melee, -margin)
    elif not melee.aboard:
        hold_off(table, melee, "melee.tie")


def attackers_win(table: CannoniTable, melee: Melee, margin: int) -> Script[None]:
    """On deck by any margin at first; then the ship herself by five or more, or when no defender is left."""
    battle = table.state
    victim = battle.ships[melee.victim]
    yield from cut_rigging(table, melee.victim)
    lose_crew(table, melee.victim, min(margin, MOST_LOSSES, victim.party), "melee.roll")
    check_guards(table, melee.victim)
    if melee not in battle.melees:
        return
    if not melee.aboard or not victim.party or margin >= DECISIVE:
        yield from win_ground(table, melee)


def win_ground(table: CannoniTable, melee: Melee) -> Script[None]:
    """From the rail the boarders come on deck; on deck the ship is theirs."""
    battle = table.state
    if melee.aboard:
        yield from capture(table, by_initiative(battle, melee.attackers), melee.victim)
        return
    battle.melees[battle.melees.index(melee)] = melee._replace(aboard=True)
    table.tell(DeckGained, table.name(melee.attackers[0]), table.name(melee.victim))


def cut_rigging(table: CannoniTable, number: int) -> Script[None]:
    """Danni alla velatura durante un abbordaggio: a box of the owner's choice, never the last of a mast."""
    ship = table.state.ships[number]
    masts = [mast for mast in range(3) if ship.masts[mast] > 1]
    if not masts:
        return
    mast = masts[0]
    if len(masts) > 1:
        options = [StrikeMast(MASTS[each]) for each in masts]
        choice = yield from table.ask(ship.seat, WhichMastCut, options, table.name(number))
        mast = MASTS.index(choice.mast)
    strike_mast(table, number, mast, 1, "melee.rigging")


def defenders_win(table: CannoniTable, melee: Melee, margin: int) -> Script[None]:
    """Held off at the rail; on deck thrown back by five or more, or when no boarder is left."""
    battle = table.state
    yield from lose_boarders(table, melee, min(margin, MOST_LOSSES))
    is_empty = not any(battle.ships[number].party for number in melee.attackers)
    if is_empty or (melee.aboard and margin >= DECISIVE):
        end_boarding(table, melee, "melee.empty" if is_empty else "melee.deck")
        return
    melee = without_spent(table, melee)
    if not melee.aboard:
        hold_off(table, melee, "melee.first_loss")


def without_spent(table: CannoniTable, melee: Melee) -> Melee:
    """What is left of a boarding: of two attackers one whose party is gone is out of it, and the other fights on."""
    battle = table.state
    spent = [number for number in melee.attackers if not battle.ships[number].party]
    for number in spent:
        settle_links(battle, melee, number, repulsed=melee.aboard)
        leave_melee(battle, number)
        tell_repulse(table, melee, number, "melee.empty")
    return next(each for each in battle.melees if each.victim == melee.victim)


def lose_boarders(table: CannoniTable, melee: Melee, losses: int) -> Script[None]:
    """The losses of two attackers are shared out by the one with the higher initiative."""
    battle = table.state
    parties = [battle.ships[number].party for number in melee.attackers]
    losses = min(losses, sum(parties))
    first = min(losses, parties[0])
    if len(parties) > 1:
        least = max(0, losses - parties[1])
        if least < first:
            options = [Share(boxes) for boxes in range(least, first + 1)]
            seat = battle.ships[melee.attackers[0]].seat
            choice = yield from table.ask(seat, WhoseLosses, options, table.name(melee.attackers[0]), losses)
            first = choice.boxes
        lose_crew(table, melee.attackers[1], losses - first, "melee.roll")
    lose_crew(table, melee.attackers[0], first, "melee.roll")


def hold_off(table: CannoniTable, melee: Melee, by: str) -> None:
    """The melee rests: links and parties stay, and both may act next turn."""
    battle = table.state
    battle.melees[battle.melees.index(melee)] = melee._replace(resting=True)
    table.tell(HeldOff, table.name(melee.victim), table.name(melee.attackers[0]), by)


def end_boarding(table: CannoniTable, melee: Melee, by: str) -> None:
    """The boarding is over and the links stay; thrown back from the deck, they have become easier to cut."""
    battle = table.state
    for attacker in melee.attackers:
        settle_links(battle, melee, attacker, repulsed=melee.aboard)
    leave_melee(battle, melee.victim)
    tell_repulse(table, melee, melee.attackers[0], by)


def tell_repulse(table: CannoniTable, melee: Melee, attacker: int, by: str) -> None:
    """Thrown back from the deck, or held off at the rail."""
    names = table.name(melee.victim), table.name(attacker)
    if melee.aboard:
        table.tell(ThrownBack, *names, by)
    else:
        table.tell(HeldOff, *names, by)
