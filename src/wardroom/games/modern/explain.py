"""What options cost and do, and with what chance: attacks, defences, Intel, ships, Missions and Strategy cards."""

from wardroom.engine import Ask, Chance, Explanation, Note, Option, Seat
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
from wardroom.games.modern.rows import LARGE
from wardroom.games.modern.rules.actions import Play
from wardroom.games.modern.rules.aftermath import Restore
from wardroom.games.modern.rules.aiming import Against, Aim, WhichTarget
from wardroom.games.modern.rules.attacks import Support
from wardroom.games.modern.rules.campaign import BuyStrategy, means_of
from wardroom.games.modern.rules.defence import Block, Foil, Guard, Meet, Screen, WithWhat
from wardroom.games.modern.rules.fleets import BuyCard, Pick, Place
from wardroom.games.modern.rules.flights import Hunt, Launch
from wardroom.games.modern.rules.intel import Counter
from wardroom.games.modern.rules.lending import Lend
from wardroom.games.modern.rules.missions import Commit, Oppose, TakeMission
from wardroom.games.modern.rules.navies import TakeNavy
from wardroom.games.modern.rules.phrasing import Discard, Take
from wardroom.games.modern.rules.plans import Boost, Hinder, Mend
from wardroom.games.modern.rules.rearranging import Dive, Move, Surface
from wardroom.games.modern.rules.reinforcements import Bring, Reinforce, Spend
from wardroom.games.modern.rules.rolls import Evade, Roll, RollAll
from wardroom.games.modern.rules.strategies import Lay, LookNow, insights
from wardroom.games.modern.state import BESIDE, NONE
from wardroom.games.modern.table import BattleTable, ModernTable, damage_of, held
from wardroom.games.modern.values import (
    card_notes,
    fleet_notes,
    mission_notes,
    navy_notes,
    note_of,
    ship_notes,
    strategy_notes,
)


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


class Surfaces(Note):
    rule = "submarine.passive"
    needs: int


class Submerges(Note):
    rule = "submarine.passive"
    needs: int


class MayPayFor(Note):
    """What all the cards that one holds would pay for together."""

    rule = "reinforce.price"
    points: int


class InRow(Note):
    """How far it is from there to the first row of the others, and back."""

    rule = "range.count"
    row: int


class Raises(Note):
    rule = "card.battle-plan.plus"


class Lowers(Note):
    rule = "card.battle-plan.minus"
    player: Seat


class Mends(Note):
    rule = "card.repair.no-action"
    damage: int


class Restores(Note):
    rule = "campaign.post.paid"
    damage: int


def explain_option(table: ModernTable, ask: Ask, option: Option) -> Explanation:
    """What there is to say about an option, from what its seat knows."""
    notes = printed_on(table, ask, option)
    if notes:
        return Explanation(notes)
    at = [BattleTable(table, battle) for battle in table.state.battles if ask.seat in battle.sides]
    return explain_in_battle(at[0], ask, option) if at else Explanation()


def printed_on(table: ModernTable, ask: Ask, option: Option) -> tuple[Note, ...]:
    """What stands on the card that is chosen, before its price if it has one."""
    actions = table.cards.actions
    match option:
        case BuyStrategy(strategy, cost):
            return Price(cost, means_of(table.campaign, ask.seat) - cost), *strategy_notes(table, strategy)
        case Lay(strategy=strategy):
            return strategy_notes(table, strategy)
        case TakeMission(mission) | Oppose(mission=mission):
            return mission_notes(table, mission)
        case Take(ship, _) | Commit(ship, _) | Lend(ship):
            return ship_notes(table, table.ship_number(ship))
        case TakeNavy(navy):
            return navy_notes(table, navy)
        case BuyCard(card=card) | Pick(card) | Discard(card) | Spend(card=card):
            return card_notes(actions[table.cards.action_numbers[card]])
        case Restore(ship):
            return (Restores(table.campaign.damage.get(table.ship_number(ship), 0)),)
    return ()


def explain_in_battle(table: BattleTable, ask: Ask, option: Option) -> Explanation:
    """Attacks, reinforcements, defences, and rolls."""
    match option:
        case Aim():
            return explain_aim(table, ask, option)
        case Play(card):
            return explain_play(table, ask.seat, table.card_number(card))
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
    notes = prepared_by(table, ask, option)
    return Explanation(notes) if notes else explain_defence(table, ask, option)


def prepared_by(table: BattleTable, ask: Ask, option: Option) -> tuple[Note, ...]:
    """Azioni: What a step does that needs no dice."""
    match option:
        case Surface(ship):
            return (Surfaces(table.cards.ships[table.ship_number(ship)].evasion[1]),)
        case Dive(ship):
            return (Submerges(table.cards.ships[table.ship_number(ship)].evasion[0]),)
        case Reinforce():
            means = sum(table.cards.actions[card].reinforcement for card in held(table.battle.sides[ask.seat]))
            return (MayPayFor(means),)
        case Place(_, row) | Move(_, row) if row != BESIDE:
            return (InRow(row),)
        case Support(ship, _):
            row = table.battle.sides[ask.seat].rows[table.ship_number(ship)]
            return (InRow(row if row != BESIDE else 1),)
        case Against(player):
            return fleet_notes(table, player)
    return played_by(table, ask, option)


def played_by(table: BattleTable, ask: Ask, option: Option) -> tuple[Note, ...]:
    """Battle Plan, Repair, Insight: What the card does for this choice."""
    match option:
        case Boost():
            return (Raises(),)
        case Hinder(player):
            return (Lowers(player),)
        case Mend(ship):
            return (Mends(damage_of(table.battle, table.ship_number(ship))),)
        case LookNow():
            return tuple(map(note_of, insights(table, table.battle.sides[ask.seat].strategies)))
    return ()


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


def explain_play(table: BattleTable, seat: Seat, card: int) -> Explanation:
    """Carte Azione: What the card does, or the card that it copies; how many of its Air attacks hit, undefended."""
    facts = table.cards.actions[card]
    copied = table.battle.turn.last.get(seat, NONE) if card == table.cards.tactics else NONE
    text = facts if copied == NONE else table.cards.actions[copied]
    notes = card_notes(facts) if text is facts else (*card_notes(facts)[:1], *card_notes(text))
    if not text.air:
        return Explanation(notes)
    strikes = [strike_sum(table, text.air)] * max(1, text.attacks)
    return Explanation(notes, tuple(strikes[:1]), counted(together(map(chance_of, strikes)), Hitting))


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
