"""How to play sensibly: what a card is worth where, and which answer seems best.

A rule of thumb, not a search: it weighs what a card would gain now against what it is worth in the hand.
"""

from collections.abc import Callable
from functools import partial
from math import exp, fsum, inf
from typing import Any

from wardroom.engine import Ask, Judgement, Merit, Option, Question, Seat, Table
from wardroom.games.kaiser.bots.prospect import in_hand, match_chance, prospect, share_to_come
from wardroom.games.kaiser.cards import Cards, Dice
from wardroom.games.kaiser.odds import chance, odds
from wardroom.games.kaiser.rules import (
    assists,
    committing,
    deal,
    escapes,
    hands,
    intercept,
    own_ships,
    passage,
    prizes,
    reactions,
    resolving,
    rounds,
    sinkings,
    targets,
    teams,
    turn,
)
from wardroom.games.kaiser.rules.actions import ACTIONS
from wardroom.games.kaiser.rules.choosing import interest, is_for_phantom
from wardroom.games.kaiser.rules.combat import damage_penalty
from wardroom.games.kaiser.rules.mines import AnswerMines
from wardroom.games.kaiser.rules.phantom import PHANTOM_SEAT
from wardroom.games.kaiser.rules.phrasing import Aim, No
from wardroom.games.kaiser.rules.refuge import LeaveRefuge
from wardroom.games.kaiser.rules.submarines import AnswerTorpedo
from wardroom.games.kaiser.state import Commitment, Sea, Ship
from wardroom.games.kaiser.table import KaiserTable, opponents, partner

SPENT_AT_ONCE = 0.5
"""What a card has to bring that is not worth keeping, in Victory Points."""
A_GOOD_HAND = 5
"""With fewer cards a careful player is slow to part with one."""
LATE = 0.3
"""The share of the round to come below which there is less and less reason to keep anything."""


class Admiralty(Judgement[Sea]):
    """The rule of thumb for one set of cards."""

    horizon = 0
    folly = -inf
    """A card is worth so much in the hand or so much at sea: neither is folly."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards

    def merit(self, state: Sea, ask: Ask) -> Merit:
        """What an option promises, in points."""
        table, question = KaiserTable(Table(state), self._cards), ask.question
        if is_for_phantom(question):
            return partial(interest, table, question)
        return partial(_MERITS.get(type(question), _any_merit), table, ask)

    def serves(self, state: Sea, ask: Ask) -> Seat:
        """5.0 Whoever is asked on behalf of the phantom serves the phantom."""
        return PHANTOM_SEAT if is_for_phantom(ask.question) else ask.seat

    def sides(self, state: Sea, seats: int) -> list[tuple[Seat, ...]]:
        """4.1, 5.0 Partners sit opposite; whoever is alone plays against the phantom."""
        players = len(state.players)
        count = 2 if state.rules.teams else players
        return [tuple(Seat(seat) for seat in range(side, players, count)) for side in range(count)]

    def rests(self, state: Sea, ask: Ask) -> bool:
        """At the start of a turn, before the first card is laid."""
        return isinstance(ask.question, committing.WhatToCommit) and not state.turn.committed

    def value(self, state: Sea, seat: Seat) -> float:
        """The chance of winning: that of this round from the margin of points, then that of the match."""
        if state.over:
            return float(rounds.leads(state, seat))
        table = KaiserTable(Table(state), self._cards)
        sides = [prospect(table, Seat(each)) for each in range(len(state.players))]
        earned = [sum(player.round_points) for player in state.players]
        if state.rules.teams:
            sides = [sides[each] + sides[partner(Seat(each))] for each in range(4)]
            earned = [earned[each] + earned[partner(Seat(each))] for each in range(4)]
        rivals = opponents(state, seat)
        spread = 6.0 + 22.0 * share_to_come(state)
        this_round = 1 / (1 + exp(1.7 * (max(sides[rival] for rival in rivals) - sides[seat]) / spread))
        lead = earned[seat] - max(earned[rival] for rival in rivals)
        left = max(0, 3 - state.round)
        return this_round * match_chance(lead + 1, left) + (1 - this_round) * match_chance(lead - 1, left)


# --- committing -------------------------------------------------------------------------------------------------------


def _commit_merit(table: KaiserTable, ask: Ask, option: Option) -> float:
    """The best way to commit the card, less what it is worth in the hand; being ready is worth nothing."""
    if not isinstance(option, committing.Commit):
        return 0.0
    seat = table.state.active
    card = next(card for card in table.active.hand if table.card_id(card) == option.card)
    return _best_use(table, seat, card) - worth_keeping(table, card)


def worth_keeping(table: KaiserTable, card: int) -> float:
    """What a card is worth in the hand, in points: a reaction most, any card more as the hand gets thin.

    Towards the end of the round hardly anything is kept; what only partners can use never is.
    """
    kind = table.facts_of(card).kind
    if kind == "team" and not table.state.rules.teams:
        return SPENT_AT_ONCE
    worth = in_hand(table, card) * (0.8 if kind == "reaction" else 0.4)
    thin = 0.3 * max(0, A_GOOD_HAND - len(table.active.hand))
    return SPENT_AT_ONCE + (worth + thin) * min(1.0, share_to_come(table.state) / LATE)


def _best_use(table: KaiserTable, seat: Seat, card: int) -> float:
    merits = [_strike_merit(table, seat, card, ship) for ship in _free_ships(table)]
    return max(_action_merit(table, seat, card), _hunt_merit(table, seat, card), *merits, 0.0)


def _how_merit(table: KaiserTable, ask: Ask, option: Option) -> float:
    """The half and the place that promise most."""
    seat, card = ask.seat, _card_in_question(table, ask)
    if isinstance(option, committing.AsAction):
        return _action_merit(table, seat, card)
    if isinstance(option, committing.AsBritish):
        return _hunt_merit(table, seat, card)
    if isinstance(option, committing.LayMinesFrom):
        return _action_merit(table, seat, card) + 1
    return (
        _strike_merit(table, seat, card, table.find(option.ship)[1]) if isinstance(option, committing.OnShip) else 0.0
    )


def _card_in_question(table: KaiserTable, ask: Ask) -> int:
    """The card that is being committed: one of the type that the question names."""
    wanted = getattr(ask.question, "card", "")
    return next(card for card in table.active.hand if table.type_of(card) == wanted)


def _free_ships(table: KaiserTable) -> list[Ship]:
    turn = table.state.turn
    taken = {each.ship for each in turn.committed}
    ships = [ship for ship in table.active.german if not ship.prize and not ship.in_refuge]
    return [ship for ship in ships if ship.card not in taken and ship.card not in turn.acted]


def _strike_merit(table: KaiserTable, seat: Seat, card: int, ship: Ship) -> float:
    """What an intercept by this ship may gain; plain cards serve best, as the dice are the ship's own."""
    aims = targets.merchant_targets(table, seat)
    if not aims or (table.facts_of(card).kind == "team" and not table.state.rules.teams):
        return 0.0
    night = table.cards.actions[card].night
    modifier = damage_penalty(table, ship) - 2 * ship.low - night
    best = max(_merchant_gain(table, table.card_of(ship).attack, modifier, target) for _, target in aims)
    return best - 0.02 * sum(table.facts_of(card).intercept)


def _merchant_gain(table: KaiserTable, dice: Dice, modifier: int, target: Ship) -> float:
    card = table.card_of(target)
    outcome = odds(dice, modifier, card.defence, damage_penalty(table, target))
    return card.vp * (outcome.sunk + (0.15 * outcome.damaged if not target.damage else 0.0))


def _hunt_merit(table: KaiserTable, seat: Seat, card: int) -> float:
    """What a British intercept may gain: points for the hunter, and a raider less for its owner."""
    committed = sum(each.use == "british" for each in table.state.turn.committed)
    aims = targets.german_targets(table, seat)
    if len(aims) <= committed:
        return 0.0
    night = table.cards.actions[card].night
    return max(_german_gain(table, table.facts_of(card).intercept, -night, target) for _, target in aims)


def _german_gain(table: KaiserTable, dice: Dice, modifier: int, target: Ship) -> float:
    card = table.card_of(target)
    outcome = odds(dice, modifier, card.defence, damage_penalty(table, target))
    return card.vp * (0.9 * outcome.sunk + 0.12 * outcome.damaged * (not target.damage))


def _action_merit(table: KaiserTable, seat: Seat, card: int) -> float:
    """What the Action half may gain; nothing if it cannot be played now."""
    deed = table.deed_of(card)
    if deed in _ASSIST_MERITS:
        return _ASSIST_MERITS[deed](table)
    action = ACTIONS.get(deed)
    if action is None or not action.can(table, seat):
        return 0.0
    return _ACTION_MERITS[deed](table, seat) if deed in _ACTION_MERITS else _FLAT_MERITS.get(deed, 2.0)


def _strikes(table: KaiserTable) -> list[Commitment]:
    return [each for each in table.state.turn.committed if each.use == "ship"]


def _is_raider(table: KaiserTable, commitment: Commitment) -> bool:
    return table.cards.ships[commitment.ship].is_raider


def _already(table: KaiserTable, deed: str) -> bool:
    return any(table.deed_of(each.card) == deed and each.use == "action" for each in table.state.turn.committed)


def _surprise_merit(table: KaiserTable) -> float:
    attacks = sum(each.use in ("ship", "british") for each in table.state.turn.committed)
    return 2.5 if attacks and not _already(table, "surprise_attack") else 0.0


def _boarding_merit(table: KaiserTable) -> float:
    return 2.6 if _strikes(table) and not _already(table, "boarding_party") else 0.0


def _hunting_merit(table: KaiserTable) -> float:
    fits = any(_is_raider(table, each) for each in _strikes(table))
    return 3.0 if fits and not _already(table, "good_hunting") else 0.0


def _lanes_merit(table: KaiserTable) -> float:
    fits = any(not _is_raider(table, each) for each in _strikes(table))
    return 4.5 if fits and not _already(table, "shipping_lanes") else 0.0


def _cargo_merit(table: KaiserTable) -> float:
    return 3.0 if _strikes(table) else 0.0


def _light_merit(table: KaiserTable) -> float:
    nights = [table.cards.actions[each.card].night for each in table.state.turn.committed if each.use != "action"]
    return 2.5 if any(nights) else 0.0


_ASSIST_MERITS: dict[str, Callable[[KaiserTable], float]] = {
    "surprise_attack": _surprise_merit,
    "boarding_party": _boarding_merit,
    "good_hunting": _hunting_merit,
    "shipping_lanes": _lanes_merit,
    "special_cargo": _cargo_merit,
    "searchlight": _light_merit,
}


def _torpedo_merit(type_: str) -> Callable[[KaiserTable, Seat], float]:
    def merit(table: KaiserTable, seat: Seat) -> float:
        dice = table.cards.types[type_].torpedo
        ships = [
            ship for victim in targets.attackable(table.state, seat) for ship in table.state.players[victim].merchants
        ]
        return max((_merchant_gain(table, dice, 0, ship) for ship in ships), default=0.0) + 1

    return merit


def _mines_merit(table: KaiserTable, seat: Seat) -> float:
    dice = table.cards.types["lay_mines"].mines
    fields = [table.state.players[victim].merchants for victim in targets.attackable(table.state, seat)]
    return max((fsum(_merchant_gain(table, dice, 0, ship) for ship in field) for field in fields), default=0.0)


def _interrogate_merit(table: KaiserTable, seat: Seat) -> float:
    facts = table.cards.types["interrogate"]
    ships = [ship for victim in targets.attackable(table.state, seat) for ship in table.state.players[victim].german]
    hidden = [ship for ship in ships if not ship.recognised and not ship.in_refuge]
    gain = max((_german_gain(table, facts.guns, 0, ship) for ship in hidden), default=0.0)
    return chance(facts.challenge, 0, facts.response) * (gain + 1.5)


def _needy(test: Callable[[Ship], Any], each: float) -> Callable[[KaiserTable, Seat], float]:
    def merit(table: KaiserTable, seat: Seat) -> float:
        return each * sum(bool(test(ship)) for ship in table.state.players[seat].german)

    return merit


def _exposed_merit(table: KaiserTable, seat: Seat) -> float:
    ships = [ship for victim in opponents(table.state, seat) for ship in table.state.players[victim].german]
    seen = [ship for ship in ships if ship.recognised]
    return max((0.25 * table.card_of(ship).vp for ship in seen), default=0.0)


def _fair_seas_merit(table: KaiserTable, seat: Seat) -> float:
    player = table.state.players[seat]
    ships = (*player.german, *player.merchants)
    cargo = [ship for ship in ships if table.card_of(ship).is_merchant and not ship.damage]
    return max((_passage_gain(table, ship) for ship in cargo), default=0.0)


def _passage_gain(table: KaiserTable, ship: Ship) -> float:
    card = table.card_of(ship)
    return chance(card.challenge, 1, card.response) * card.vp * (2 if ship.prize else 1)


_FLAT_MERITS = {
    "breakdown": 1.8,
    "breakout": 3.0,
    "deception": 3.5,
    "fog_bank": 2.0,
    "heavy_weather": 3.5,
    "intelligence": 1.7,
    "monitor": 4.0,
    "recon_aircraft": 4.0,
    "rendezvous_missed": 2.2,
    "second_chance": 2.5,
    "wireless_intercept": 3.0,
}
"""Actions that are worth about the same whenever they can be played."""

_ACTION_MERITS: dict[str, Callable[[KaiserTable, Seat], float]] = {
    "blockade_runner": _needy(lambda ship: ship.low, 1.6),
    "collier": _needy(lambda ship: ship.low, 2.2),
    "damage_control": _needy(lambda ship: ship.damage, 2.2),
    "fair_seas": _fair_seas_merit,
    "interned": _exposed_merit,
    "interrogate": _interrogate_merit,
    "island_refuge": _needy(lambda ship: ship.recognised and ship.damage and not ship.prize, 3.5),
    "lay_mines": _mines_merit,
    "reflag": _needy(lambda ship: ship.recognised and (ship.prize or ship.damage), 3.5),
    "scuttle": _needy(lambda ship: ship.recognised and ship.damage and ship.low, 2.5),
    "submarine_u": _torpedo_merit("submarine_u"),
    "submarine_uc": _torpedo_merit("submarine_uc"),
    "transfer_command": _exposed_merit,
}


# --- resolving and answering ------------------------------------------------------------------------------------------


def _next_merit(table: KaiserTable, ask: Ask, option: Option) -> float:
    """Repairs first, then what was taken, then the cards: those that reveal before those that strike; then stop."""
    if isinstance(option, resolving.Stop):
        return 0.0
    if isinstance(option, committing.Commit):
        gain = _commit_merit(table, ask, option)
        return 4.0 + gain if gain > 0 else gain
    if isinstance(option, LeaveRefuge):
        ship = table.find(option.ship)[1]
        return -1.0 if ship.damage or ship.low or ship.recognised else 0.5
    if not isinstance(option, resolving.Play):
        return 9.0
    commitment = next(each for each in table.state.turn.committed if table.card_id(each.card) == option.card)
    if not resolving.is_playable(table, ask.seat, commitment):
        return -1.0
    return {"action": 3.0, "british": 2.0, "ship": 1.0}[commitment.use]


def _aim_merit(table: KaiserTable, ask: Ask, option: Option) -> float:
    """The most valuable ship, damaged ones first; for own ships the one most in need."""
    if not isinstance(option, Aim):
        return 0.0
    try:
        owner, ship = table.find(option.ship)
    except LookupError:
        return -float(_points_of(table, option.ship))
    worth = table.card_of(ship).vp * (2 if ship.prize else 1)
    mine = owner == ask.seat
    return worth + (20 if mine and ship.damage else 0) + (6 if ship.damage and not mine else 0)


def _points_of(table: KaiserTable, ship: str) -> int:
    return next(card.vp for card in table.cards.ships if card.id == ship)


def _victim_merit(table: KaiserTable, ask: Ask, option: Option) -> float:
    """The opponent who stands best."""
    return prospect(table, option.player) if isinstance(option, targets.AimAt) else 0.0


def _join_merit(table: KaiserTable, ask: Ask, option: Option) -> float:
    """Every Assist card that fits joins."""
    return 1.0 if isinstance(option, assists.Join) else 0.0 if option == assists.ANNOUNCE else -1.0


_REACTION_RANK = {
    "non_combatant": 5,
    "break_contact": 7,
    "fast_ship": 6,
    "shallow_run": 3,
    "slim_pickings": 8,
    "amc": 9,
    "trap": 8,
    "qqq": 4,
    "pull_the_plug": 1,
}


def _answer_merit(table: KaiserTable, ask: Ask, option: Option) -> float:
    """Defend what is worth it, with the card that fits best; save cards when little is at stake."""
    if isinstance(option, reactions.Pass):
        return 4.0 if _stake(table, ask) < 4 else 0.0
    if not isinstance(option, reactions.React):
        return 0.0
    deed = table.cards.types[option.card.partition(".")[0]].deed
    if deed == "pull_the_plug":
        return -1.0
    return float(_REACTION_RANK.get(deed, 5))


def _stake(table: KaiserTable, ask: Ask) -> int:
    """What the ship in question is worth."""
    name = getattr(ask.question, "target", "") or getattr(ask.question, "ship", "")
    return _points_of(table, name) if any(card.id == name for card in table.cards.ships) else 9


def _yes_merit(table: KaiserTable, ask: Ask, option: Option) -> float:
    return 0.0 if isinstance(option, No) else 1.0


def _keep_merit(table: KaiserTable, ask: Ask, option: Option) -> float:
    """A strong ship is worth the card it costs."""
    if not isinstance(option, rounds.Keep):
        return 18.0
    card = next(card for card in table.cards.ships if card.id == option.ship)
    return float(sum(card.attack))


def _number_merit(table: KaiserTable, ask: Ask, option: Option) -> float:
    """2.1.4 Nobody has a reason to want another number than the usual one."""
    return float(isinstance(option, deal.SoManyCards) and option.number == deal.usual_number(table.state))


def _any_merit(table: KaiserTable, ask: Ask, option: Option) -> float:
    """Where nothing better is known: discard as it lies, give and hand over nothing."""
    return 1.0 if option == turn.DISCARD_REST else -1.0 if isinstance(option, hands.Give | teams.HandOver) else 0.0


_MERITS: dict[type[Question], Callable[[KaiserTable, Ask, Option], float]] = {
    committing.WhatToCommit: _commit_merit,
    committing.HowToCommit: _how_merit,
    resolving.WhatNext: _next_merit,
    targets.WhichTarget: _aim_merit,
    assists.WhichSecondTarget: _aim_merit,
    targets.WhichNextTarget: _aim_merit,
    intercept.WhichTargetIsLeft: _aim_merit,
    own_ships.WhichOwnShip: _aim_merit,
    sinkings.SwapWhich: _aim_merit,
    targets.WhichPlayer: _victim_merit,
    assists.WhichAssist: _join_merit,
    reactions.AnswerIntercept: _answer_merit,
    intercept.AnswerHunt: _answer_merit,
    AnswerTorpedo: _answer_merit,
    AnswerMines: _answer_merit,
    sinkings.AnswerSinking: _answer_merit,
    reactions.AnswerRecognition: _answer_merit,
    sinkings.RecallNow: _answer_merit,
    assists.BoardingPartyNow: _yes_merit,
    passage.SeekPassage: _yes_merit,
    escapes.Chase: _yes_merit,
    escapes.Pursue: _yes_merit,
    prizes.SupplyNow: _yes_merit,
    rounds.WhichToKeep: _keep_merit,
    deal.HowManyCards: _number_merit,
    deal.AgreeToCards: _yes_merit,
}
