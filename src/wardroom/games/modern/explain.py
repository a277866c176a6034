"""What options cost and do, and with what chance: attacks, defences, Intel, ships, Missions and Strategy cards."""

from wardroom.engine import Ask, Chance, Explanation, Note, Option, Seat
from wardroom.games.modern.effects import (
    DamageControl,
    Deployment,
    Duration,
    Gift,
    Insight,
    Resupply,
    Stratagem,
    Surprise,
    Targeting,
)
from wardroom.games.modern.odds import (
    Evades,
    Hitting,
    IsBlocked,
    IsNotBlocked,
    IsNotEvaded,
    Stopping,
    block_sum,
    chance_of,
    counted,
    effect_of,
    evasion_sum,
    fire_chances,
    stopped_by,
    stops_on,
    strike_chances,
    strike_sum,
    threat_chances,
    together,
)
from wardroom.games.modern.rows import LARGE, symbol_ids
from wardroom.games.modern.rules.aiming import Aim, WhichTarget
from wardroom.games.modern.rules.campaign import BuyStrategy, means_of
from wardroom.games.modern.rules.defence import Block, Foil, Guard, Meet, Screen, WithWhat
from wardroom.games.modern.rules.flights import Hunt, Launch
from wardroom.games.modern.rules.intel import Counter
from wardroom.games.modern.rules.missions import Commit, TakeMission
from wardroom.games.modern.rules.phrasing import Take
from wardroom.games.modern.rules.reinforcements import Bring
from wardroom.games.modern.rules.rolls import Evade, Roll, RollAll
from wardroom.games.modern.rules.strategies import Lay
from wardroom.games.modern.table import BattleTable, ModernTable


class MayBlock(Note):
    rule = "defence.declaration"
    owner: Seat


class NothingRolled(Note):
    rule = "card.intel.cancels"
    card: str


class TakesIt(Note):
    rule = "card.screening.after"
    ship: str


class Price(Note):
    rule = "reinforce.price"
    points: int
    left: int


class Hull(Note):
    rule = "damage.hits"
    hull: int
    vp: int


class Dives(Note):
    rule = "data.submarine-card"
    passive: int
    active: int
    vp: int


class Carries(Note):
    rule = "attack.symbol"
    symbols: tuple[str, ...]


class Launches(Note):
    rule = "ship.air"
    attacks: int
    needs: int


class Hunts(Note):
    rule = "ship.asw"
    needs: int


class Defends(Note):
    rule = "defence.ship-numbers"
    symbols: tuple[str, ...]
    blocks: int
    needs: int


class Commands(Note):
    rule = "command.limit"
    cards: int


class MissionTurns(Note):
    rule = "campaign.mission.turns"
    turns: int


class AsAggressor(Note):
    rule = "campaign.fleet-limit"
    limit: int
    hand: int


class AsDefender(Note):
    rule = "campaign.fleet-limit"
    limit: int
    hand: int


class ShipPoints(Note):
    """What a point of ships and of submarines sunk brings."""

    rule = "campaign.mission.scoring"
    ships: int
    submarines: int


class DestroyedPoints(Note):
    rule = "target.destroyed"
    target: str
    points: int


class SavedPoints(Note):
    rule = "campaign.mission.scoring"
    target: str
    points: int


class StrategyDuration(Note):
    rule = "strategy.duration"


class StrategyInsight(Note):
    rule = "strategy.insight"
    cards: int


class StrategyTargeting(Note):
    rule = "strategy.targeting-upgrade"
    penalty: int


class StrategyGift(Note):
    rule = "strategy.limited-air-support"
    card: str


class StrategySurprise(Note):
    rule = "strategy.surprise-attack"
    cards: int


class StrategyResupply(Note):
    rule = "strategy.rapid-resupply"


class StrategyDamageControl(Note):
    rule = "strategy.damage-control"
    points: int


class StrategyDeployment(Note):
    rule = "strategy.forward-deployment"
    points: int


def explain_option(table: ModernTable, ask: Ask, option: Option) -> Explanation:
    """What there is to say about an option, from what its seat knows."""
    match option:
        case BuyStrategy(strategy, cost):
            left = means_of(table.campaign, ask.seat) - cost
            return Explanation((Price(cost, left), *strategy_notes(table, strategy)))
        case Lay(strategy=strategy):
            return Explanation(strategy_notes(table, strategy))
        case TakeMission(mission):
            return Explanation(mission_notes(table, mission))
        case Take(ship, _) | Commit(ship, _):
            return Explanation(ship_notes(table, table.ship_number(ship)))
    at = [BattleTable(table, battle) for battle in table.state.battles if ask.seat in battle.sides]
    return explain_in_battle(at[0], ask, option) if at else Explanation()


def explain_in_battle(table: BattleTable, ask: Ask, option: Option) -> Explanation:
    """Attacks, reinforcements, defences, and rolls."""
    match option:
        case Aim():
            return explain_aim(table, ask, option)
        case Launch(ship):
            return explain_launch(table, table.ship_number(ship))
        case Hunt(ship):
            strike = strike_sum(table, table.cards.ships[table.ship_number(ship)].asw)
            return Explanation(sums=(strike,), chances=counted(together([chance_of(strike)]), Hitting))
        case Bring(ship, vp):
            actions, turn = table.cards.actions, table.battle.turn
            means = turn.credit or sum(actions[card].reinforcement for card in turn.paid)
            return Explanation((Price(vp, means - vp), *ship_notes(table, table.ship_number(ship))))
        case Counter(against=card):
            return Explanation((NothingRolled(card),))
    return explain_defence(table, ask, option)


# --- attacks ----------------------------------------------------------------------------------------------------------


def explain_aim(table: BattleTable, ask: Ask, option: Aim) -> Explanation:
    """Come Attaccare: What the attack does to this target, and how likely she evades it; blocks are not reckoned."""
    assert option.owner is not None
    ship, owner = table.ship_number(option.ship), option.owner
    if option.needs:
        is_flight = not table.cards.ships[ship].is_submarine
        strike = strike_sum(table, option.needs, *((owner, ship) if is_flight else ()))
        sums, chances = strike_chances(table, owner, ship, strike)
    else:
        assert isinstance(ask.question, WhichTarget)
        facts = table.facts_of(table.card_number(ask.question.using))
        effect = effect_of(table, ship, facts.hits, sinks=facts.support == LARGE)
        sums, chances = fire_chances(table, owner, ship, effect)
    return Explanation((MayBlock(owner),), tuple(sums), tuple(chances))


def explain_launch(table: BattleTable, ship: int) -> Explanation:
    """Attacchi aerei da basi navali: How many of the attacks hit, before anybody defends or evades."""
    strikes = [strike_sum(table, needs) for needs in table.cards.ships[ship].air]
    return Explanation(sums=tuple(strikes), chances=counted(together(map(chance_of, strikes)), Hitting))


# --- defences ---------------------------------------------------------------------------------------------------------


def explain_defence(table: BattleTable, ask: Ask, option: Option) -> Explanation:
    """Difese: What becomes of an attack, and how likely a block or an evasion succeeds."""
    match option:
        case Meet(attack=number) if table.battle.turn.attacks[number - 1].owner == ask.seat:
            sums, chances = threat_chances(table, ask.seat, number - 1)
            return Explanation((), tuple(sums), tuple(chances))
        case Block(using, needs) | Guard(using, needs):
            assert isinstance(ask.question, WithWhat)
            return explain_block(table, ask.seat, ask.question.attack, using, needs)
        case Roll(attack=number, using=using, needs=needs):
            return explain_block(table, ask.seat, number, using, needs)
        case Evade(ship=ship):
            dodge = evasion_sum(table, ask.seat, table.ship_number(ship))
            assert dodge is not None
            success = chance_of(dodge)
            outcomes = (
                Chance(Evades(ship), success, is_good=True),
                Chance(IsNotEvaded(ship), 1 - success, is_good=False),
            )
            return Explanation(sums=(dodge,), chances=outcomes)
        case RollAll():
            stops = [stops_on(table, ask.seat, at) for at in to_stop(table, ask.seat)]
            return Explanation(chances=counted(together(map(stopped_by, stops)), Stopping))
        case Screen(ship=ship):
            assert isinstance(ask.question, WithWhat)
            return explain_screen(table, ask.question.attack, ship)
        case Foil():
            assert isinstance(ask.question, WithWhat)
            return Explanation((NothingRolled(ask.question.by),))
    return Explanation()


def explain_block(table: BattleTable, seat: Seat, number: int, using: str, needs: int) -> Explanation:
    """Simboli di difesa: The number that is needed, and all that is taken from the die."""
    rolled = block_sum(table, seat, table.battle.turn.attacks[number - 1], using, needs)
    success = chance_of(rolled)
    outcomes = Chance(IsBlocked(using), success, is_good=True), Chance(IsNotBlocked(using), 1 - success, is_good=False)
    return Explanation(sums=(rolled,), chances=outcomes)


def to_stop(table: BattleTable, seat: Seat) -> list[int]:
    """The attacks on a player against which something is still to be rolled."""
    attacks = table.battle.turn.attacks
    return [
        at
        for at, attack in enumerate(attacks)
        if attack.owner == seat and attack.fate == "open" and stops_on(table, seat, at)
    ]


def explain_screen(table: BattleTable, number: int, ship: str) -> Explanation:
    """Screening Ship: What the attack would do to the ship that takes it."""
    attack, taker = table.battle.turn.attacks[number - 1], table.ship_number(ship)
    notes: list[Note] = [TakesIt(ship)]
    if attack.hits:
        notes.append(effect_of(table, taker, attack.hits, attack.sinks))
    return Explanation((*notes, *ship_notes(table, taker)))


# --- cards ------------------------------------------------------------------------------------------------------------


def ship_notes(table: ModernTable, ship: int) -> tuple[Note, ...]:
    """All values of a ship."""
    card = table.cards.ships[ship]
    passive, active = card.evasion
    notes: list[Note] = [Dives(passive, active, card.vp) if card.is_submarine else Hull(card.hull, card.vp)]
    if card.weapons:
        notes.append(Carries(symbol_ids(card.weapons)))
    if card.air:
        notes += [Launches(card.air.count(needs), needs) for needs in sorted(set(card.air))]
    if card.asw:
        notes.append(Hunts(card.asw))
    notes += [Defends(symbol_ids(card.stops), card.defence.count(needs), needs) for needs in sorted(set(card.defence))]
    if card.command:
        notes.append(Commands(card.command))
    return tuple(notes)


def mission_notes(table: ModernTable, name: str) -> tuple[Note, ...]:
    """Carte Missione: Turns, fleet limits and hands of both, and what brings points to the Aggressor."""
    mission = table.cards.missions[name]
    mine, theirs = mission.aggressor, mission.defender
    notes: list[Note] = [MissionTurns(mission.turns), AsAggressor(mine.limit, mine.hand)]
    notes.append(AsDefender(theirs.limit, theirs.hand))
    if mine.ships or mine.submarines:
        notes.append(ShipPoints(mine.ships, mine.submarines))
    notes += [DestroyedPoints(target, points) for target, points in mine.destroyed.items()]
    notes += [SavedPoints(target, points) for target, points in mine.saved.items()]
    return tuple(notes)


def strategy_notes(table: ModernTable, name: str) -> tuple[Note, ...]:
    """Carte Strategia: What a card does, effect by effect."""
    return tuple(map(note_of, table.cards.strategies[name].effects))


def note_of(effect: Stratagem) -> Note:
    """What an effect does, in words."""
    match effect:
        case Insight(cards):
            return StrategyInsight(cards)
        case Targeting(penalty):
            return StrategyTargeting(penalty)
        case Gift(card):
            return StrategyGift(card)
        case Surprise(cards):
            return StrategySurprise(cards)
        case DamageControl(points):
            return StrategyDamageControl(points)
        case Deployment(points):
            return StrategyDeployment(points)
        case Resupply():
            return StrategyResupply()
    assert isinstance(effect, Duration)
    return StrategyDuration()
