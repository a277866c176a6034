"""What a seat cannot know, dealt anew: a fair sample of the worlds in which everything it has seen is true.

Hidden are hands and decks, cards beside the hand, fleets before they are laid out, a declaration under way, and what
an opposing force of a campaign owns, commits or lays without having shown it. A sample comes of the dice and of what
the seat knows alone, so that everything hidden is put in order before it is shuffled.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from wardroom.engine import Dice, Seat
from wardroom.games.modern.cards import Cards
from wardroom.games.modern.effects import Duration
from wardroom.games.modern.rules.campaign import BUDGETS, force_of
from wardroom.games.modern.rules.lending import in_play
from wardroom.games.modern.rules.premission import left_out
from wardroom.games.modern.rules.strategies import effects
from wardroom.games.modern.scenarios import Scenarios
from wardroom.games.modern.state import BESIDE, NONE, Admiral, Battle, Campaign, Force, Purchase, Rules, Sea

T = TypeVar("T")

SECRET_FLEETS = ("ships", "cards", "layout")
"""Phases in which fleets of the others are not laid out yet."""
BEFORE_THE_DEAL = ("order", "navies", "shares", "ships", "gifts", "cards", "layout")
SECRET_COMMITMENTS = ("commit", "strategies", "replies", "reveal")


def imagine_sea(sea: Sea, cards: Cards, scenarios: Scenarios, seat: Seat | None, dice: Dice) -> None:
    """Deal anew whatever the seat, or a spectator, has not seen."""
    if sea.campaign is not None:
        imagine_campaign(sea, sea.campaign, cards, seat, dice)
    for battle in sea.battles:
        take_back(battle, seat)
        if sea.campaign is None:
            imagine_fleets(sea.rules, battle, cards, seat, dice)
        elif battle.phase == "layout":
            gather(battle, cards, seat)
        deal_anew(sea.rules, battle, cards, scenarios, seat, dice)


def reshuffle_sea(sea: Sea, dice: Dice) -> None:
    """Shuffle the decks that lie face down; before the deal they are looked through, and in order."""
    for battle in sea.battles:
        if battle.phase not in BEFORE_THE_DEAL:
            battle.deck = shuffled(battle.deck, dice, key=int)


# --- sampling ---------------------------------------------------------------------------------------------------------


def combinations(
    items: Sequence[T], price: Callable[[T], int], count: int, least: int, most: int
) -> Iterator[tuple[T, ...]]:
    """All choices of so many items whose prices add up to something between least and most, in the given order."""
    if count == 0:
        if least <= 0 <= most:
            yield ()
        return
    for at in range(len(items) - count + 1):
        prices = sorted(map(price, items[at:]))
        if sum(prices[:count]) > most or sum(prices[-count:]) < least:
            return
        cost = price(items[at])
        for rest in combinations(items[at + 1 :], price, count - 1, least - cost, most - cost):
            yield (items[at], *rest)


def shuffled(items: Sequence[T], dice: Dice, key: Callable[[T], str | int]) -> list[T]:
    """The items in any order, whatever order they were in."""
    mixed = sorted(items, key=key)
    dice.shuffle(mixed)
    return mixed


# --- a battle ---------------------------------------------------------------------------------------------------------


def declares_in_secret(battle: Battle, seat: Seat | None) -> Seat | None:
    """Who is declaring defences of which the seat knows nothing yet."""
    turn = battle.turn
    if battle.phase != "defence" or turn.is_shown or not turn.defenders or turn.defenders[0] == seat:
        return None
    return turn.defenders[0]


def take_back(battle: Battle, seat: Seat | None) -> None:
    """Rinforzi, Difese: Cards that others have chosen but not shown are in their hands as far as the seat knows."""
    turn = battle.turn
    if seat != battle.active:
        turn.paid = []
    defender = declares_in_secret(battle, seat)
    if defender is None:
        return
    turn.defences = [each for each in turn.defences if each.seat != defender]
    before = turn.defended.pop(defender, 0) - len(turn.laid)
    if before:
        turn.defended[defender] = before
    turn.laid = []
    turn.last.pop(defender, None)


def lays_out_in_secret(battle: Battle, seat: Seat) -> bool:
    """Preparazione 3: Whether a fleet is still being chosen or laid out; one of which every ship lies is open."""
    if battle.phase != "layout":
        return battle.phase in SECRET_FLEETS
    if seat == battle.active:
        return bool(battle.sides[seat].chosen)
    return battle.order.index(seat) > battle.order.index(battle.active)


def gather(battle: Battle, cards: Cards, seat: Seat | None) -> None:
    """Formazione: Where the ships of the fleet being laid out stand is not to be seen before it is finished."""
    side = battle.sides[battle.active]
    if battle.active != seat and side.chosen:
        placed = [ship for ship, row in side.rows.items() if row != BESIDE or not cards.ships[ship].is_target]
        side.chosen = sorted([*side.chosen, *placed])
        side.rows = {ship: row for ship, row in side.rows.items() if ship not in placed}


def imagine_fleets(rules: Rules, battle: Battle, cards: Cards, seat: Seat | None, dice: Dice) -> None:
    """Preparazione 3: Fleets that are not laid out yet: other ships, as many of them, within the budget."""
    if battle.phase == "layout":
        gather(battle, cards, seat)
    if rules.scenario != "none" or battle.phase not in SECRET_FLEETS:
        return
    for other in sorted(battle.sides):
        if other != seat and lays_out_in_secret(battle, other):
            choose_fleet(battle, cards, other, dice)


def choose_fleet(battle: Battle, cards: Cards, seat: Seat, dice: Dice) -> None:
    """As many ships of the navy, leaving enough for the cards that were bought; one that is asked about has a row."""
    side = battle.sides[seat]
    vp = lambda ship: cards.ships[ship].vp  # noqa: E731
    means = side.points + sum(map(vp, side.chosen)) + price_of(cards, side.beside)
    fixed = sold_out(battle, side.beside)
    cheap = sorted(card.reinforcement for card in cards.actions)[: len(side.beside) - len(fixed)]
    least = price_of(cards, fixed) + sum(cheap)
    needs_row = battle.phase == "layout" and seat == battle.active
    navy = shuffled([*side.chosen, *side.reserve], dice, key=int)
    fleets = combinations(navy, vp, len(side.chosen), 0, means - least)
    fleet = next(
        fleet for fleet in fleets if not needs_row or not all(cards.ships[ship].is_submarine for ship in fleet)
    )
    side.points += sum(map(vp, side.chosen)) - sum(map(vp, fleet))
    side.chosen = sorted(fleet)
    side.reserve = sorted(ship for ship in navy if ship not in fleet)


def price_of(cards: Cards, bought: Sequence[int]) -> int:
    """Carta Azione Coperta: What cards cost."""
    return sum(cards.actions[card].reinforcement for card in bought)


def sold_out(battle: Battle, bought: Sequence[int]) -> list[int]:
    """Carta Azione Coperta: Whoever buys looks through the deck, and sees of which cards the others have the last."""
    return [card for card in bought if card not in battle.deck] if battle.phase == "cards" else []


def deal_anew(rules: Rules, battle: Battle, cards: Cards, scenarios: Scenarios, seat: Seat | None, dice: Dice) -> None:
    """Hands of the others and the deck; what the seat has seen by Insight stays where it is.

    Whoever is not in the battle knows only that somebody has seen some cards there.
    """
    others = [other for other in sorted(battle.sides) if other != seat]
    pool = battle.deck[:]
    for other in others:
        side = battle.sides[other]
        known = side.seen if seat in battle.sides else []
        pool += list((Counter(side.hand) - Counter(known)).elements())
        pool += list((Counter(side.beside) - Counter(sold_out(battle, side.beside))).elements())
    pool = shuffled(pool, dice, key=int)
    on_show = sorted(set(battle.deck)) if battle.phase == "cards" else []
    for card in on_show:
        pool.remove(card)
    for other in others:
        beside_anew(rules, battle, cards, scenarios, other, pool)
    pool += on_show
    for other in others:
        side = battle.sides[other]
        known = sorted(side.seen) if seat in battle.sides else []
        drawn = [pool.pop() for _ in range(len(side.hand) - len(known))]
        side.hand = sorted([*known, *drawn])
        side.seen = known or sorted(drawn[: len(side.seen)])
    battle.deck = sorted(pool) if battle.phase in BEFORE_THE_DEAL else pool


def beside_anew(rules: Rules, battle: Battle, cards: Cards, scenarios: Scenarios, seat: Seat, pool: list[int]) -> None:
    """Cards beside a hand: bought ones within what was left of the budget, given ones of the kind that was given."""
    side = battle.sides[seat]
    if rules.buy_cards and battle.terms.mission == "":
        fixed = sold_out(battle, side.beside)
        means = side.points + side.unspent + price_of(cards, side.beside) - price_of(cards, fixed)
        price = lambda card: cards.actions[card].reinforcement  # noqa: E731
        new = list(next(combinations(pool, price, len(side.beside) - len(fixed), 0, means)))
        left = means - price_of(cards, new)
        side.points, side.unspent = (0, left) if battle.phase not in BEFORE_THE_DEAL else (left, 0)
    else:
        fixed = []
        shown = Counter(shown_gifts(rules, cards, scenarios, seat))
        new = []
        for card in sorted(side.beside, key=lambda card: cards.actions[card].kind):
            if shown[card]:
                shown[card] -= 1
                new.append(card)
            else:
                kind = cards.actions[card].kind
                alike = [other for other in pool if cards.actions[other].kind == kind]
                new.append(alike[len([each for each in new if cards.actions[each].kind == kind])])
    for card in new:
        pool.remove(card)
    side.beside = sorted(fixed + new)


def shown_gifts(rules: Rules, cards: Cards, scenarios: Scenarios, seat: Seat) -> list[int]:
    """Scenari: Cards that a scenario gives by name: everybody knows them."""
    if rules.scenario == "none":
        return []
    words = scenarios.find(rules.scenario).sides[seat].cards
    return [cards.action_numbers[word] for word in words if word in cards.action_numbers]


# --- a campaign -------------------------------------------------------------------------------------------------------


def imagine_campaign(sea: Sea, campaign: Campaign, cards: Cards, seat: Seat | None, dice: Dice) -> None:
    """What opposing forces own without having shown it, and what they have chosen from it."""
    for number, force in enumerate(campaign.forces):
        if seat is None or force_of(seat) != number:
            imagine_force(sea, campaign, cards, number, force, dice)
            lend_anew(sea, campaign, force, dice)
            refill_reserves(sea, campaign, force)


def is_known(campaign: Campaign, number: int, bought: Purchase) -> bool:
    """Whether a purchase of a force has been seen by everybody."""
    if bought.ship != NONE:
        return bought.ship in campaign.shown
    return bought.strategy in campaign.used[number]


def imagine_force(sea: Sea, campaign: Campaign, cards: Cards, number: int, force: Force, dice: Dice) -> None:
    """Other purchases of the same number and, where that was seen, of the same price."""
    known = [each for each in force.bought if is_known(campaign, number, each)]
    hidden = [each for each in force.bought if not is_known(campaign, number, each)]
    pool = hidden_pool(campaign, cards, force, number, dice)
    groups = purchase_groups(sea, campaign, cards, known, hidden)
    bought = next(fill(groups, pool, force.points, cards, campaign.admirals))
    force.bought = known + bought
    for seat in force.members:
        own(sea.rules, campaign, cards, seat, force)
    free = [card.id for card in cards.strategies.values() if not card.cost]
    owned = {*free, *(each.strategy for each in bought if each.strategy)} - set(campaign.used[number])
    lay_anew(campaign, cards, number, force, [name for name in cards.strategies if name in owned], dice)
    if campaign.phase == "shopping":
        now = [each for each in force.bought if each.mission == campaign.number]
        campaign.spent[number] = sum(cost_of(cards, each) for each in now)
    if campaign.phase in SECRET_COMMITMENTS:
        for seat in force.members:
            commit_anew(campaign, cards, seat, number, dice)


def cost_of(cards: Cards, bought: Purchase) -> int:
    """What a purchase has cost."""
    return cards.ships[bought.ship].vp if bought.ship != NONE else cards.strategies[bought.strategy].cost


def hidden_pool(campaign: Campaign, cards: Cards, force: Force, number: int, dice: Dice) -> list[int | str]:
    """All that a force might own without anybody knowing, in any order."""
    navies = sorted({campaign.admirals[seat].navy for seat in force.members} - {""})
    ships = [ship for navy in navies for ship in cards.navy(navy, expansion=True)]
    gone = {*campaign.shown, *campaign.lost}
    priced = [card.id for card in cards.strategies.values() if card.cost and card.id not in campaign.used[number]]
    return shuffled([*(ship for ship in ships if ship not in gone), *priced], dice, key=str)


class Group(NamedTuple):
    """Hidden purchases of one player on one occasion: how many ships and Strategy cards, and what they cost in all."""

    blank: Purchase
    ships: int
    strategies: int
    least: int
    most: int
    is_now: bool


def purchase_groups(
    sea: Sea, campaign: Campaign, cards: Cards, known: list[Purchase], hidden: list[Purchase]
) -> list[Group]:
    """What was spent between missions is known afterwards; of a starting budget only that it was enough."""
    groups = []
    for mission, buyer in sorted({(each.mission, each.buyer) for each in hidden}):
        mine = [each for each in hidden if (each.mission, each.buyer) == (mission, buyer)]
        shown = sum(cost_of(cards, each) for each in known if (each.mission, each.buyer) == (mission, buyer))
        cost = sum(cost_of(cards, each) for each in mine)
        is_now = mission == campaign.number and campaign.phase == "shopping"
        least, most = cost, cost
        if mission == 0:
            least, most = 0, BUDGETS[sea.rules.campaign] - shown
        elif is_now:
            least, most = 0, FORTUNE
        ships = sum(each.ship != NONE for each in mine)
        groups.append(Group(Purchase(mission, NONE, "", buyer), ships, len(mine) - ships, least, most, is_now))
    return sorted(groups, key=lambda group: (group.least != group.most, group.blank))


FORTUNE = 10_000


def fill(
    groups: Sequence[Group], pool: list[int | str], purse: int, cards: Cards, admirals: Sequence[Admiral]
) -> Iterator[list[Purchase]]:
    """Every way to make the purchases, those of a known price first; the purse pays for those of this moment."""
    if not groups:
        yield []
        return
    group, *others = groups
    navy = admirals[group.blank.buyer].navy
    ships = [each for each in pool if isinstance(each, int) and cards.ships[each].navy == navy]
    strategies = [each for each in pool if isinstance(each, str)]
    most = min(group.most, purse) if group.is_now else group.most
    vp, cost = (lambda ship: cards.ships[ship].vp), (lambda name: cards.strategies[name].cost)
    for names in combinations(strategies, cost, group.strategies, 0, most):
        spent = sum(map(cost, names))
        for fleet in combinations(ships, vp, group.ships, group.least - spent, most - spent):
            made = [group.blank._replace(ship=ship) for ship in sorted(fleet)]
            made += [group.blank._replace(strategy=name) for name in sorted(names)]
            left = [each for each in pool if each not in fleet and each not in names]
            rest_of_purse = purse - spent - sum(map(vp, fleet)) if group.is_now else purse
            for rest in fill(others, left, rest_of_purse, cards, admirals):
                yield made + rest


def own(rules: Rules, campaign: Campaign, cards: Cards, seat: Seat, force: Force) -> None:
    """The ships of a player: those that were seen, and those imagined."""
    admiral = campaign.admirals[seat]
    seen = [ship for ship in admiral.ships if ship in campaign.shown]
    bought = [each for each in force.bought if each.buyer == seat]
    admiral.ships = seen + sorted(each.ship for each in bought if each.ship != NONE and each.ship not in campaign.shown)
    if campaign.phase == "purchases":
        admiral.budget = BUDGETS[rules.campaign] - sum(cost_of(cards, each) for each in bought)


def lay_anew(campaign: Campaign, cards: Cards, number: int, force: Force, owned: list[str], dice: Dice) -> None:
    """Strategy cards laid face down: as many, but others."""
    left = owned[:]
    for seat in force.members:
        admiral = campaign.admirals[seat]
        shown = [name for name in admiral.laid if name in campaign.used[number]]
        hidden = [dice.draw(left) for _ in range(len(admiral.laid) - len(shown))]
        if len(shown) < len(admiral.laid):
            admiral.longer = sum(1 - 2 * dice.below(2) for _ in effects(cards, hidden, Duration))
        admiral.laid = shown + sorted(hidden)
    force.strategies = left


def commit_anew(campaign: Campaign, cards: Cards, seat: Seat, number: int, dice: Dice) -> None:
    """Pre-Missione: Nobody knows how many ships are committed: any that fit in, one after another; none before that."""
    admiral = campaign.admirals[seat]
    room = cards.missions[admiral.mission].side(number == campaign.initiative).limit
    is_done = campaign.phase != "commit" or admiral.is_ready
    admiral.committed = []
    for ship in shuffled(admiral.ships, dice, key=int):
        if is_done and cards.ships[ship].vp <= room:
            admiral.committed.append(ship)
            room -= cards.ships[ship].vp
    admiral.committed.sort()


def lend_anew(sea: Sea, campaign: Campaign, force: Force, dice: Dice) -> None:
    """Gioco a Squadre: Which ships left out may be called nobody else knows: any, of those who have been asked."""
    if sea.rules.areas != "same" or len(force.members) == 1 or campaign.phase not in ("lend", "battle"):
        return
    others = [admiral for seat, admiral in enumerate(campaign.admirals) if seat not in force.members]
    campaign.lent = [ship for ship in campaign.lent if any(ship in admiral.ships for admiral in others)]
    gone = in_play(sea)
    for seat in force.members:
        admiral = campaign.admirals[seat]
        left = [ship for ship in sorted(admiral.ships) if ship not in gone and ship not in admiral.committed]
        if campaign.phase == "battle" or admiral.is_ready:
            campaign.lent += [ship for ship in left if dice.below(2)]


def refill_reserves(sea: Sea, campaign: Campaign, force: Force) -> None:
    """Punti Rinforzo: What can be called to a mission follows from what a player owns and has left out."""
    gone = in_play(sea)
    for battle in sea.battles:
        for seat, side in battle.sides.items():
            if seat in force.members:
                side.reserve = [ship for ship in left_out(campaign, seat) if ship not in gone]
