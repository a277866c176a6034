"""How to play sensibly: a rule of thumb, not a search.

Hands are filled up at the end of every turn, so that cards are there to be used: attack with all that can hit, defend
what is worth it, and pay with the rest for reinforcements before the first attack.
"""

from collections.abc import Callable, Iterator
from functools import partial

from wardroom.engine import Ask, Dice, Judgement, Merit, Option, Question, Seat, Table
from wardroom.games.modern.bots.worth import (
    Shot,
    attack_worth,
    battle_chance,
    block_chance,
    campaign_chance,
    chance,
    gain,
    keep_worth,
    ship_worth,
    standing,
    threat,
)
from wardroom.games.modern.cards import LARGE, TORPEDO, Cards
from wardroom.games.modern.rules import phrases as say
from wardroom.games.modern.rules.aiming import (
    Gun,
    air_number,
    air_targets,
    arms,
    asw_targets,
    gun_targets,
    prey,
    supports,
)
from wardroom.games.modern.rules.campaign import force_of, target_of
from wardroom.games.modern.rules.defence import possible_means, redirected
from wardroom.games.modern.rules.missions import orders
from wardroom.games.modern.rules.strategies import STRATEGIES
from wardroom.games.modern.scenarios import Scenarios
from wardroom.games.modern.state import Battle, Sea, Terms
from wardroom.games.modern.table import BattleTable, ModernTable, damage_of, held, opponents

IDLE = 0.25
"""What an action has to bring to be better than none."""


class Staff(Judgement[Sea]):
    """The rule of thumb over one set of cards."""

    horizon = 0

    def __init__(self, cards: Cards, scenarios: Scenarios) -> None:
        self.cards = cards
        self.scenarios = scenarios

    def merit(self, state: Sea, ask: Ask) -> Merit:
        """What an option promises, in points."""
        return partial(_MERITS.get(type(ask.question), _any_merit), self._table(state, ask.seat), ask)

    def rests(self, state: Sea, ask: Ask) -> bool:
        """When a player is about to act and no attack is under way; in a campaign, between its steps as well."""
        battle = battle_of(state, ask.seat)
        return battle is None or (isinstance(ask.question, say.WhatNext) and not battle.turn.attacks)

    def turn(self, state: Sea, seat: Seat) -> object:
        """Whose turn it is in which round of the seat's battle; between missions every step is one."""
        battle = battle_of(state, seat)
        return (battle.round, battle.active) if battle else object()

    def value(self, state: Sea, seat: Seat) -> float:
        """The chance of winning, by points, ships and cards; all sides together have one."""
        table = self._table(state, seat)
        if state.campaign is not None:
            return campaign_chance(table, state.campaign, seat)
        return battle_chance(table, seat)

    def _table(self, state: Sea, seat: Seat) -> BattleTable:
        """The table with the battle that the seat takes part in; between missions an empty one."""
        table = ModernTable(Table(state, _NO_DICE), self.cards, self.scenarios)
        return BattleTable(table, battle_of(state, seat) or Battle(Terms(), {}))


def battle_of(state: Sea, seat: Seat) -> Battle | None:
    """The battle that a seat takes part in; between missions there is none."""
    return next((each for each in state.battles if seat in each.sides), None)


class _NoDice:
    """Thinking rolls nothing."""

    def below(self, sides: int, /) -> int:
        raise RuntimeError("a judgement cannot roll dice")


_NO_DICE = Dice(_NoDice())

# --- preparing a battle -----------------------------------------------------------------------------------------------


def _navy_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """A large navy has the better choice of ships."""
    assert isinstance(option, say.TakeNavy)
    ships = [table.cards.ships[ship] for ship in table.cards.navy(option.navy, expansion=False)]
    best = sorted((ship_worth(card) / card.vp for card in ships), reverse=True)
    return sum(best[:6]) + 0.02 * sum(card.vp for card in ships)


def _share_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """Everybody the same."""
    assert isinstance(option, say.TakeShare)
    teams = table.battle.terms.teams
    return -abs(option.points - table.battle.terms.target / teams.count(teams[ask.seat]))


def _ship_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """The ship that does most for its points; nothing is saved up, since it would be lost."""
    if not isinstance(option, say.Take):
        return 0.0
    card = table.cards.ships[table.ship_number(option.ship)]
    return ship_worth(card) / card.vp + 0.02 * card.vp


def _card_purchase_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """What is left of the budget buys the most useful card."""
    if not isinstance(option, say.BuyCard):
        return 0.0
    card = table.cards.actions[table.card_number(option.card)]
    return attack_worth(card) + keep_worth(card)


def _pick_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """The Air Support that hits best."""
    assert isinstance(option, say.Pick)
    card = table.cards.actions[table.card_number(option.card)]
    return 2 * chance(card.air) + chance(card.defence) if card.air else 0.0


def _place_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """Carriers and what cannot fight at the back, the others in front, where their missiles reach farthest."""
    assert isinstance(option, say.Place | say.Move)
    return float(-abs(option.row - best_row(table, table.ship_number(option.ship))))


def best_row(table: BattleTable, ship: int) -> int:
    """Where a ship is of most use."""
    card = table.cards.ships[ship]
    if card.air or card.command or not card.weapons:
        return 3
    return 1 if card.hull <= 3 else 2


# --- actions ----------------------------------------------------------------------------------------------------------


def _next_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """Preparation first, then Battle Plan, then the attacks that promise most; what remains is kept for defence."""
    match option:
        case say.Reinforce():
            return 60.0 if junk_pays(table) else -1.0
        case say.Surface():
            return 50.0 if is_useful_active(table, table.ship_number(option.ship)) else -1.0
        case say.Dive():
            return -1.0 if is_useful_active(table, table.ship_number(option.ship)) else 50.0
        case say.Play():
            return _play_merit(table, table.card_number(option.card))
        case say.Launch():
            return _best_flight(table, table.cards.ships[table.ship_number(option.ship)].air[0]) + 0.3
        case say.Hunt():
            return _best_hunt(table, table.cards.ships[table.ship_number(option.ship)].asw) - 0.1
    return IDLE if isinstance(option, say.Cease) else -1.0


def is_useful_active(table: BattleTable, ship: int) -> bool:
    """A submarine shows itself only to strike."""
    card, side = table.cards.ships[ship], table.active
    actions = [table.cards.actions[each] for each in held(side)]
    fires = any(each.is_combat and each.needed == 1 and each.support & card.weapons & TORPEDO for each in actions)
    hunts = card.asw and any(asw_targets(table, seat) for seat in opponents(table.battle, table.battle.active))
    return fires or (bool(hunts) and card.evasion[1] <= 4)


def junk(table: BattleTable) -> list[int]:
    """Cards that neither attack with this fleet nor defend it well."""
    side = table.active
    armed, seen = arms(table, side), prey(table, table.battle.active)
    found = []
    for card in held(side):
        facts = table.cards.actions[card]
        is_idle = facts.is_combat and not supports(facts, [], armed, seen)
        is_spare = facts.kind == "repair" and not table.battle.damage
        if (is_idle and keep_worth(facts) < 0.55) or is_spare:
            found.append(card)
    return found


def junk_pays(table: BattleTable) -> bool:
    """Whether useless cards are enough for a ship."""
    spare = sum(table.cards.actions[card].reinforcement for card in junk(table))
    limit = table.battle.terms.limits.get(table.battle.active)
    ships = table.active.rows
    room = spare if limit is None else min(spare, limit - sum(table.vp(ship) for ship in ships))
    return any(table.cards.ships[ship].vp <= room for ship in table.active.reserve)


def _play_merit(table: BattleTable, card: int) -> float:
    """What a card brings now, less what it would be worth in defence."""
    facts = table.cards.actions[card]
    text = (
        table.cards.actions[table.battle.turn.last[table.battle.active]] if facts.kind == "superior-tactics" else facts
    )
    kept = keep_worth(facts)
    match text.kind:
        case "air-support":
            best = max(_best_flight(table, text.air), _best_hunt(table, text.asw))
        case "bomber-strike":
            best = 4 * _best_flight(table, text.air) - 1.5
        case "battle-plan":
            return 40.0 if can_attack_much(table) and not table.battle.turn.plans else -1.0
        case "repair":
            return 3.0
        case _:
            best = max((value for value, _, _ in shots(table, card)), default=-1.0)
    return best - 0.5 * kept + IDLE


def can_attack_much(table: BattleTable) -> bool:
    """Whether the turn will see several attacks."""
    side = table.active
    armed = arms(table, side)
    launches = sum(len(table.cards.ships[ship].air) for ship, _, _ in armed)
    cards = [table.cards.actions[card] for card in held(side)]
    seen = prey(table, table.battle.active)
    fires = sum(facts.is_combat and bool(supports(facts, [], armed, seen)) for facts in cards)
    return launches + fires + sum(facts.air > 0 for facts in cards) >= 3


def _best_flight(table: BattleTable, needs: int) -> float:
    foes = opponents(table.battle, table.battle.active)
    aims = [(seat, ship) for seat in foes for ship in air_targets(table, seat)]
    return max((_flight_gain(table, seat, ship, needs) for seat, ship in aims), default=-1.0)


def _flight_gain(table: BattleTable, seat: Seat, ship: int, needs: int) -> float:
    """An Air attack, harder against the rear rows by the optional rule."""
    return gain(table, seat, ship, Shot(needs=air_number(table, seat, ship, needs)))


def _best_hunt(table: BattleTable, needs: int) -> float:
    foes = opponents(table.battle, table.battle.active)
    aims = [(seat, ship) for seat in foes for ship in asw_targets(table, seat)]
    return max((gain(table, seat, ship, Shot(needs=needs)) for seat, ship in aims), default=-1.0)


def shots(table: BattleTable, card: int) -> Iterator[tuple[float, Gun, int]]:
    """Each first support and each target of a combat card, with what it promises."""
    facts = table.cards.actions[card]
    if facts.kind == "superior-tactics":
        facts = table.cards.actions[table.battle.turn.last[table.battle.active]]
    armed, seen = arms(table, table.active), prey(table, table.battle.active)
    for gun in supports(facts, [], armed, seen):
        shot = Shot(hits=facts.hits, sinks=gun.symbol == LARGE, penalty=facts.penalty)
        for seat in opponents(table.battle, table.battle.active):
            for ship in gun_targets(table, seat, facts, gun.row):
                yield gain(table, seat, ship, shot) - _effort(table, gun.ship), gun, ship


def _effort(table: BattleTable, ship: int) -> float:
    """What else a ship could have done with its action."""
    card = table.cards.ships[ship]
    return 0.9 * sum(map(chance, card.air)) + 0.05 * card.weapons.bit_count() + (0.1 if card.asw else 0.0)


def _support_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """The ship that has least else to do, but one from which the best target is in range."""
    assert isinstance(option, say.Support)
    ship = table.ship_number(option.ship)
    row = table.active.rows[ship]
    return (2.0 if option.symbol == "large" else 0.0) - _effort(table, ship) - 0.5 * row


def _opponent_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """The opponent who stands best, as long as something worth hitting is there."""
    assert isinstance(option, say.Against)
    ships = table.battle.sides[option.player].rows
    best = max((table.vp(ship) - damage_left(table, ship) for ship in ships), default=0)
    return 3 * standing(table, option.player) + 0.5 * best


def damage_left(table: BattleTable, ship: int) -> int:
    """The hits that a ship can still take."""
    return max(0, table.cards.ships[ship].hull - damage_of(table.battle, ship))


def _aim_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """The target that promises most, after what is aimed at it already."""
    if not isinstance(option, say.Aim) or option.owner is None:
        return IDLE
    ship, owner, question = table.ship_number(option.ship), option.owner, ask.question
    if option.needs:
        return gain(table, owner, ship, Shot(needs=option.needs))
    assert isinstance(question, say.WhichTarget)
    facts = table.cards.actions[table.card_number(question.using)]
    return gain(table, owner, ship, Shot(hits=facts.hits, penalty=facts.penalty))


def _pay_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """Useless cards first; then the best ship that they pay for."""
    if isinstance(option, say.Bring):
        card = table.cards.ships[table.ship_number(option.ship)]
        spare = sum(table.cards.actions[each].reinforcement for each in junk(table))
        paid = sum(table.cards.actions[each].reinforcement for each in table.battle.turn.paid)
        is_dearest = not any(paid < table.cards.ships[other].vp <= spare for other in table.active.reserve)
        return 5 + ship_worth(card) if is_dearest or table.battle.turn.credit else 1 + 0.1 * ship_worth(card)
    if isinstance(option, say.Spend):
        unused = junk(table)
        number = table.card_number(option.card)
        is_left = unused.count(number) > table.battle.turn.paid.count(number)
        return 4.0 if is_left else -1.0
    return 0.0


def _cost_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """The least useful card pays for the bombers."""
    assert isinstance(option, say.Discard)
    facts = table.cards.actions[table.card_number(option.card)]
    return -keep_worth(facts) - attack_worth(facts)


def _plan_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """Against a single opponent his rolls, of which there are more; else the own ones."""
    foes = opponents(table.battle, ask.seat)
    if isinstance(option, say.Hinder):
        return 1.0 if len(foes) == 1 else 0.2
    return 0.5


def _mend_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """Ships that are badly hurt, and not those with aircraft still to launch."""
    if not isinstance(option, say.Mend):
        return 0.5
    ship = table.ship_number(option.ship)
    card = table.cards.ships[ship]
    return damage_of(table.battle, ship) / card.hull * card.vp - 2 * sum(map(chance, card.air))


# --- defence ----------------------------------------------------------------------------------------------------------


def _attack_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """The most dangerous attack that something good can be set on; enough when nothing is worth a card."""
    if not isinstance(option, say.Meet):
        return IDLE
    return max((value for value, _ in answers(table, ask.seat, option.attack - 1)), default=0.0)


def answers(table: BattleTable, seat: Seat, at: int) -> Iterator[tuple[float, Option]]:
    """What may be set on an attack, with what each saves."""
    for means in possible_means(table, seat, at):
        yield _means_merit_at(table, at, means), means


def _means_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """The defence that saves most for what it costs."""
    assert isinstance(ask.question, say.WithWhat)
    return _means_merit_at(table, ask.question.attack - 1, option)


def _means_merit_at(table: BattleTable, at: int, option: Option) -> float:
    attack, danger = table.battle.turn.attacks[at], threat(table, at)
    match option:
        case say.Guard():
            return danger * block_chance(table, attack, option.needs) + 0.3
        case say.Block():
            facts = table.cards.actions[table.card_number(option.card)]
            return danger * block_chance(table, attack, option.needs) - 0.12 * attack_worth(facts) - 0.1
        case say.Screen():
            return danger - _threat_to(table, at, table.ship_number(option.ship)) - 0.4
        case say.Foil():
            same = [other for other, each in enumerate(table.battle.turn.attacks) if each.play == attack.play]
            return sum(threat(table, other) for other in same if is_ours(table, other)) - 1.4
    return IDLE - 0.05


def is_ours(table: BattleTable, at: int) -> bool:
    """Whether an attack is aimed at the fleet of the player who is declaring."""
    turn = table.battle.turn
    return bool(turn.defenders) and turn.attacks[at].owner == turn.defenders[0]


def _threat_to(table: BattleTable, at: int, ship: int) -> float:
    """What an attack would cost if another ship took it."""
    attacks = table.battle.turn.attacks
    kept = attacks[at]
    attacks[at] = redirected(table, kept, ship)
    danger = threat(table, at)
    attacks[at] = kept
    return danger


def _intel_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """Against Battle Plan and copies, and for an own card that matters."""
    if not isinstance(option, say.Counter):
        return 0.5
    kind = table.cards.actions[table.card_number(option.against)].kind
    return {"battle-plan": 0.6, "intel": 1.0, "superior-tactics": 0.6}.get(kind, 0.0)


def _intel_on_defence_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """Strike out what stands in the way of the best own attack."""
    if not isinstance(option, say.Counter) or ask.seat != table.battle.active or not option.attack:
        return 1.2
    attack = table.battle.turn.attacks[option.attack - 1]
    facts = table.cards.actions[table.card_number(option.against)]
    weight = 1.0 if facts.kind in ("intel", "screening-ship") else block_chance(table, attack, facts.defence or 4)
    return threat(table, option.attack - 1) * weight


def _roll_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    return 1.0 if isinstance(option, say.RollAll) else 0.0


def _discard_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """What neither attacks with this fleet nor defends it makes room for something better."""
    if not isinstance(option, say.Discard):
        return 0.0
    card = table.card_number(option.card)
    facts = table.cards.actions[card]
    weapons = 0
    for ship in table.active.rows:
        weapons |= table.cards.ships[ship].weapons
    is_idle = facts.is_combat and not facts.support & weapons
    return 1.0 if is_idle and keep_worth(facts) < 0.5 else -1.0


# --- campaign ---------------------------------------------------------------------------------------------------------


def _purchase_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """A starting budget is spent; later points win the campaign, and buy only what is badly needed."""
    campaign, seat = table.campaign, ask.seat
    if isinstance(option, say.Ready):
        return 0.0
    is_start = campaign.phase == "purchases"
    if isinstance(option, say.BuyStrategy):
        return (STRATEGIES[option.strategy].worth / option.cost if is_start else 0.4) - 0.9
    assert isinstance(option, say.Take)
    card = table.cards.ships[table.ship_number(option.ship)]
    merit = ship_worth(card) / card.vp
    if is_start:
        return merit + 0.01 * card.vp
    owned = sum(table.cards.ships[ship].vp for ship in campaign.admirals[seat].ships)
    goal = target_of(table.state.rules, campaign)
    return merit - (0.8 if owned < 12 and campaign.forces[force_of(seat)].points < goal else 9.0)


def _mission_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """Missions that bring points to a fleet like the own one."""
    assert isinstance(option, say.TakeMission)
    cards = [table.cards.ships[ship] for ship in table.campaign.admirals[ask.seat].ships]
    flights = sum(len(card.air) for card in cards)
    favourites = {"military-convoy": 3.0, "amphibious-assault": 2.0, "engagement": 1.5, "fleet-action": 1.4}
    return favourites.get(option.mission, 1.0) + (0.8 * flights if option.mission == "carrier-air-strikes" else 0.0)


def _commit_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """The best ships that fit in, unhurt ones before others."""
    if not isinstance(option, say.Commit):
        return -1.0 if isinstance(option, say.CommitNone) else 0.0
    ship = table.ship_number(option.ship)
    card, campaign = table.cards.ships[ship], table.campaign
    worn = campaign.damage.get(ship, 0) / (card.hull or 1) + 0.3 * campaign.out.get(ship, 0).bit_count()
    return max(0.01, ship_worth(card) / card.vp + 0.05 * card.vp - worn)


def _strategy_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """What is owned is used, where it can work; shorter for whoever has something to save, longer for the others."""
    if not isinstance(option, say.Lay):
        return 0.0
    campaign, card = table.campaign, STRATEGIES[option.strategy]
    committed = campaign.admirals[ask.seat].committed
    if option.change:
        return 0.2 if (option.change > 0) != bool(orders(table, ask.seat).saved) else 0.1
    if card.resupplies:
        return 1.0 if any(ship in campaign.out for ship in committed) else -1.0
    if card.control:
        return 0.5 if campaign.number > 1 else -1.0
    return 1.0


def _lend_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """Ships that stay behind may as well be called; those that are badly hurt may not."""
    if not isinstance(option, say.Lend):
        return 0.0
    ship = table.ship_number(option.ship)
    return -1.0 if ship in table.campaign.damage else 0.5


def _insight_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    return 1.0 if isinstance(option, say.LookNow) else 0.0


def _restore_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """A point for a hull that the next hit would sink."""
    if not isinstance(option, say.Restore):
        return 0.0
    ship = table.ship_number(option.ship)
    card = table.cards.ships[ship]
    left = card.hull - table.campaign.damage.get(ship, 0)
    return 1.0 if left <= 1 and card.vp >= 4 else -1.0


def _any_merit(table: BattleTable, ask: Ask, option: Option) -> float:
    """Where nothing better is known, the first will do."""
    return 0.0


_MERITS: dict[type[Question], Callable[[BattleTable, Ask, Option], float]] = {
    say.WhichNavy: _navy_merit,
    say.WhichShare: _share_merit,
    say.WhichShips: _ship_merit,
    say.WhichGift: _pick_merit,
    say.WhichCards: _card_purchase_merit,
    say.WhereToPlace: _place_merit,
    say.WhatNext: _next_merit,
    say.WhichToSpend: _pay_merit,
    say.WhichRow: _place_merit,
    say.WhichSupport: _support_merit,
    say.WhichOpponent: _opponent_merit,
    say.WhichTarget: _aim_merit,
    say.WhichBomb: _aim_merit,
    say.WhichFlight: _aim_merit,
    say.WhichCost: _cost_merit,
    say.WhichPlan: _plan_merit,
    say.WhichToMend: _mend_merit,
    say.WhichAttack: _attack_merit,
    say.WithWhat: _means_merit,
    say.AnyIntel: _intel_merit,
    say.AnyIntelOnDefence: _intel_on_defence_merit,
    say.WhichRoll: _roll_merit,
    say.WhatToDiscard: _discard_merit,
    say.WhichPurchase: _purchase_merit,
    say.WhichMission: _mission_merit,
    say.WhatToCommit: _commit_merit,
    say.WhatToDeploy: _commit_merit,
    say.WhichStrategies: _strategy_merit,
    say.WhatToLend: _lend_merit,
    say.InsightNow: _insight_merit,
    say.WhatToExchange: _discard_merit,
    say.WhatToRestore: _restore_merit,
}
