"""How to play sensibly: what each choice is worth by rule of thumb, and who is ahead."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from math import exp

from wardroom.engine import Ask, Dice, Judgement, Merit, Option, Question, Seat, Table
from wardroom.games.marauders.bots.plans import (
    FULL_STASH,
    Goal,
    best_goal,
    danger,
    errands,
    flag_worth,
    is_open,
    price_elsewhere,
    raid_worth,
    room_at_sea,
    strength,
)
from wardroom.games.marauders.cards import AREAS, CANNONS, CARGO, CREW, HULL, MASTS, Cards
from wardroom.games.marauders.rules import phrases as say
from wardroom.games.marauders.rules.bounties import PARDON
from wardroom.games.marauders.rules.declaring import npc_declaration
from wardroom.games.marauders.rules.ending import GLORY_TO_WIN
from wardroom.games.marauders.rules.glorycards import LOOT, victims
from wardroom.games.marauders.rules.market import prices
from wardroom.games.marauders.rules.sides import areas_of, enemy_of, side_skill
from wardroom.games.marauders.rules.turn import ACTIONS
from wardroom.games.marauders.state import NOBODY, Battle, Caribbean, Player, Side
from wardroom.games.marauders.table import MaraudersTable, full_areas, maneuver_of, stash_points


class _NoDice:
    def below(self, sides: int, /) -> int:
        raise RuntimeError("judging rolls nothing")


class Pilot(Judgement[Caribbean]):
    """The rule of thumb over one set of tables."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._still = Dice(_NoDice())

    def merit(self, state: Caribbean, ask: Ask) -> Merit:
        """What an option promises, in points of glory or nearly so."""
        table = MaraudersTable(Table(state, self._still), self._cards)
        if isinstance(ask.question, say.WhatNext):
            return partial(next_merit, table, ask.seat, best_goal(table, ask.seat))
        return partial(MERITS.get(type(ask.question), any_merit), table, ask)

    def rests(self, state: Caribbean, ask: Ask) -> bool:
        """At the start of a player's actions."""
        turn = state.turn
        return isinstance(ask.question, say.WhatNext) and turn.actions == ACTIONS and not (turn.moved or turn.done)

    def value(self, state: Caribbean, seat: Seat) -> float:
        """The chance of winning, guessed from glory, gold, and what the ship and the cards promise."""
        table = MaraudersTable(Table(state, self._still), self._cards)
        mine = standing(table, seat)
        return 1 / sum(exp(standing(table, Seat(other)) - mine) for other in range(len(state.players)))


def standing(table: MaraudersTable, seat: Seat) -> float:
    """How well a player stands at the start of a turn: the odds against another are e to the power of the difference.

    What each thing adds was fitted to 2,400 games by this rule of thumb. Gold and cargo are worth less than they seem;
    glory is worth more towards the end, and a large ship, whole and with its errands near, brings the next point.
    """
    state, player = table.state, table.state.players[seat]
    points = player.glory + stash_points(player)
    wait = (seat - state.active) % len(state.players)
    worth = 0.49 * player.glory + 0.018 * min(player.stash, FULL_STASH) + 0.035 * player.gold - 0.07 * wait
    worth += 0.56 * max(0, points - 6) + (2.5 if points >= GLORY_TO_WIN else 0.0)
    if not player.captain or not player.ship:
        return worth - 0.3
    hurt = sum(full_areas(table, player)) - sum(player.areas)
    is_small = table.cards.ships[player.ship].starting
    return worth + 0.5 * errands(table, player) - 0.1 * hurt - 0.6 * is_small


# --- what to do next --------------------------------------------------------------------------------------------------


def next_merit(table: MaraudersTable, seat: Seat, goal: Goal | None, option: Option) -> float:
    """Cards first, then the next step towards the goal; then whatever can be had on the way."""
    player = table.state.players[seat]
    match option:
        case say.Play():
            return play_merit(table, seat, option.card)
        case say.EndTurn():
            return 0.0
        case say.GoAshore():
            return 6.0
        case say.Investigate():
            return 9.0
        case say.ScoutMerchant() | say.ScoutSpaniard():
            worth = raid_worth(table, player) + flag_worth(table, player, player.zone)
            return 5.0 + worth if worth > 0.2 else -1.0
        case say.ScoutNpc() | say.ScoutPlayer():
            return scout_merit(table, seat, goal, option)
        case _:
            return move_merit(table, seat, goal, option)


def move_merit(table: MaraudersTable, seat: Seat, goal: Goal | None, option: Option) -> float:
    """A move that brings the goal nearer, by the quietest way; into port from a storm."""
    player, turn = table.state.players[seat], table.state.turn
    if goal is None:
        return -1.0
    is_storm = table.state.event.startswith(("ev_storm", "ev_hurricane")) and player.captain != "tomas_arrieta"
    last = turn.actions + turn.moves <= 1
    match option:
        case say.Sail():
            nearer = table.cards.distance[player.zone][goal.zone] - table.cards.distance[option.zone][goal.zone]
            return 3.0 * nearer - danger(table, seat, option.zone) - 0.5 * (last and is_storm)
        case say.PutOut():
            return -1.0 if (goal.zone == player.zone and goal.in_port) or (last and is_storm) else 2.0
        case say.DockTalking() | say.DockSmuggled() | say.DockPaying():
            return 2.5 if goal.zone == player.zone and goal.in_port else 0.3 * (last and is_storm) - 0.2
        case _:
            return 3.0 if goal.zone == player.zone and goal.in_port else 1.0 if last and is_storm else -0.5


def scout_merit(table: MaraudersTable, seat: Seat, goal: Goal | None, option: Option) -> float:
    """Ships that are worth a fight."""
    player = table.state.players[seat]
    if isinstance(option, say.ScoutPlayer):
        victim = table.state.players[option.player]
        edge = strength(table, player) / strength(table, victim)
        lure = 0.1 * victim.gold + 0.3 * len(victim.cargo) + (1.0 if victim.is_pirate else -0.5)
        return 4.0 + lure if edge > 1.3 else -1.0
    at_goal = goal is not None and goal.zone == player.zone and not goal.in_port
    return 5.5 if at_goal and goal is not None and goal.worth > 0.3 else -1.0


PLAYS: dict[str, float] = {
    "fair_wind": 0.5,
    "second_watch": 0.8,
    "governors_pardon": 1.0,
    "men_on_shore": 7.5,
    "shipwright_favour": 7.5,
    "powder_cache": 7.5,
    "tavern_whispers": 7.5,
    "night_thief": 8.0,
    "sealed_orders": 1.5,
    "market_tip": -1.0,
    "forged_papers": -1.0,
    "false_colours": -1.0,
}
"""What playing a card in the own turn is worth; specialists go aboard at once."""


def play_merit(table: MaraudersTable, seat: Seat, card: str) -> float:
    """When a card is best played."""
    kind, player, turn = table.cards.kind_of[card], table.state.players[seat], table.state.turn
    if table.cards.glory[kind].kind == "specialist":
        return 20.0
    if kind in ("fair_wind", "second_watch"):
        return PLAYS[kind] if turn.actions == 0 else -1.0
    if kind == "trusted_courier":
        return 8.0 if player.gold >= 12 and player.stash < 50 else -1.0
    if kind == "tavern_whispers" and player.rumor:
        return -1.0
    if kind == "night_thief":
        return PLAYS[kind] if any(table.state.players[option.player].gold for option in victims(table, seat)) else -1.0
    if kind == "governors_pardon":
        return 7.0 if max(player.bounties.values()) >= 2 and player.gold >= 8 else -1.0
    return PLAYS.get(kind, -1.0)


# --- ashore -----------------------------------------------------------------------------------------------------------


def ashore_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Sell, fulfil, repair, buy, stash; what is worth more comes first."""
    player = table.state.players[ask.seat]
    match option:
        case say.LeaveQuay():
            return 0.0
        case say.SellGoods():
            return 20.0 if worth_selling(table, player) else -1.0
        case say.VerifyRumor() | say.Fulfil():
            return 15.0
        case say.BuyShip():
            return ship_merit(table, player, option)
        case say.Claim():
            return -1.0 if player.mission else 9.0
        case say.SeekRumor():
            return -1.0 if player.rumor or player.gold < option.gold + 2 else 6.0
        case say.Recruit():
            return 8.0
        case say.Play() if table.cards.kind_of[option.card] != "warehouse_deal":
            return play_merit(table, ask.seat, option.card)
        case say.BuyGoods() | say.Play():
            return 5.0 if room_at_sea(table, player) > 0 and player.gold > 1 else -1.0
        case _:
            return yard_merit(player, option)


def yard_merit(player: Player, option: Option) -> float:
    """Repairs before luxuries; the chest when all else is done."""
    match option:
        case say.Repair():
            return 10.0 if player.gold >= option.gold else -1.0
        case say.RepairAll():
            return 11.0 if player.gold >= option.gold else -1.0
        case say.BuyModification():
            return 3.5 if player.gold >= option.gold + 14 or option.gold == 1 else -1.0
        case say.BuyWeapon():
            return 3.0 if player.gold >= option.gold + 16 or option.gold == 1 else -1.0
        case say.OpenChest():
            return 2.0 if player.gold > 7 and player.stash < 50 else -1.0
        case say.HireCourier():
            return 2.0 if player.gold >= 20 and player.stash < 40 else -1.0
        case say.ReturnBounty():
            return 4.0 if player.gold >= 12 else -1.0
        case _:
            return -1.0


def ship_merit(table: MaraudersTable, player: Player, option: say.BuyShip) -> float:
    """A frigate or galleon once for the glory; a raider prefers the frigate."""
    if not table.cards.ships[option.ship].glory or player.ship_glory:
        return -1.0
    if player.gold + min(player.stash, 20) < option.gold:
        return -1.0
    raider = table.cards.skills[player.captain]["seamanship"] >= 3
    return 14.0 + ((option.ship == "frigate") == raider)


def worth_selling(table: MaraudersTable, player: Player) -> bool:
    """Whether this port wants something aboard, or the hold is full of what nobody wants."""
    aboard = Counter(table.goods_of(player.cargo))
    demand = table.state.demand[player.zone]
    return aboard[demand] > 0 or any(price_elsewhere(table, player, good) < 3 for good in aboard)


def sale_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """All of the good in demand; of others what will not sell better elsewhere."""
    player = table.state.players[ask.seat]
    match option:
        case say.Play():
            return 3.0 if len(player.cargo) >= 3 else -1.0
        case say.Sell():
            if option.good == table.state.demand[player.zone]:
                return 10.0 + option.count
            wanted = needed_for_mission(table, player, option.good)
            return option.count / 10 if price_elsewhere(table, player, option.good) < 3 and not wanted else -1.0
        case say.SellAll():
            return -2.0
        case _:
            return 0.0


def needed_for_mission(table: MaraudersTable, player: Player, good: str) -> bool:
    """25 Whether the mission asks for a good."""
    return player.mission != "" and table.cards.missions[player.mission].good == good


def purchase_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """The profit to be hoped for; three of a good that is wanted somewhere are worth glory."""
    player, turn = table.state.players[ask.seat], table.state.turn
    if not isinstance(option, say.Buy):
        return -1.0 if isinstance(option, say.DrawAgain) else 0.0
    if option.count > room_at_sea(table, player) - len(turn.basket):
        return -1.0
    worth = price_elsewhere(table, player, option.good)
    had = Counter(table.goods_of([*player.cargo, *turn.basket]))[option.good]
    cost = prices(table, player)[option.good]
    glory = 6.0 if had < 3 <= had + option.count and worth > 3 else 0.0
    mission = 4.0 * option.count if needed_for_mission(table, player, option.good) and had < 3 else 0.0
    return (worth - cost - 0.3) * option.count + glory + mission


def chest_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Into the stash with all but a few pieces."""
    player = table.state.players[ask.seat]
    if not isinstance(option, say.Stash):
        return 0.0
    keep = 4 if player.ship_glory or player.stash + player.gold < 40 else 0
    return float(option.gold) if player.gold - option.gold >= keep else -1.0


def outfit_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """15.1 Ten gold or so from the stash."""
    player = table.state.players[ask.seat]
    return 1.0 if isinstance(option, say.Withdraw) and option.gold == 6 and player.gold < 6 else 0.0


# --- raids ------------------------------------------------------------------------------------------------------------


def flag_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Under the flag that costs least, if a raid is worth it at all."""
    player = table.state.players[ask.seat]
    if not isinstance(option, say.Raid):
        return 0.0
    mission = table.cards.missions[player.mission] if player.mission else None
    bonus = 1.5 if mission and mission.goal == "raid" and mission.nation == option.nation else 0.0
    own = -0.15 if option.nation == table.nation_of(player) else 0.0
    wanted = 0.2 if player.bounties[option.nation] else 0.0
    return raid_worth(table, player) + bonus + own + wanted


def tactic_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Too many escapes go first, then hits that would destroy an area; then more cards."""
    player, raid = table.state.players[ask.seat], table.state.raid
    assert raid is not None
    symbols: Counter[str] = Counter(table.cards.cargo[card].symbol for card in raid.cards)
    nimble = maneuver_of(table, player)
    match option:
        case say.Reject() | say.Exchange():
            swap = 0.3 if isinstance(option, say.Exchange) and raid.left > 1 else 0.0
            if option.symbol == "escape":
                return 5.0 + swap if symbols["escape"] >= nimble else -1.0
            area = AREAS.index(option.symbol)
            fatal = player.areas[area] <= symbols[option.symbol]
            return 6.0 + swap if fatal else -1.0 if area != HULL else 1.5 + swap
        case say.DrawCard():
            return 2.0 if symbols["escape"] + 1 < nimble and min(player.areas) > 1 else -1.0
        case _:
            return 0.0


def stow_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Everything that fits, what sells best first."""
    player = table.state.players[ask.seat]
    if isinstance(option, say.Stow):
        return price_elsewhere(table, player, table.cards.good_of[option.card])
    return -price_elsewhere(table, player, option.good) if isinstance(option, say.Jettison) else 0.0


def drop_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """What sells worst goes overboard."""
    player = table.state.players[ask.seat]
    return -price_elsewhere(table, player, option.good) if isinstance(option, say.Jettison) else 0.0


# --- battles ----------------------------------------------------------------------------------------------------------


def declaration_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Board the weaker crew, flee from the stronger ship, else shoot."""
    battle = table.state.battle
    assert battle is not None
    side = next(side for side in battle.sides if side.seat == ask.seat)
    return declare_worth(table, battle, side, option)


def declare_worth(table: MaraudersTable, battle: Battle, side: Side, option: Option) -> float:
    mine, theirs = areas_of(table, side), areas_of(table, enemy_of(battle, side))
    lead = mine[CREW] * side_skill(table, side, "leadership")
    foe = theirs[CREW] * side_skill(table, enemy_of(battle, side), "leadership")
    guns = mine[CANNONS] * (theirs[HULL] + 1) ** -1 - theirs[CANNONS] * (mine[HULL] + 1) ** -1
    match option:
        case say.Board():
            return 2.0 + guns if lead > 1.4 * foe else 0.4 if not mine[CANNONS] and lead > foe else -1.0
        case say.Flee():
            return 1.5 if guns < -0.2 and lead < foe else -0.5
        case say.Shoot():
            return 1.0 + guns if mine[CANNONS] else 0.0
        case _:
            return -3.0


def npc_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Fight an NPC as it would fight itself."""
    battle = table.state.battle
    assert battle is not None
    side = next(side for side in battle.sides if side.seat == NOBODY)
    legal = [each.kind for each in ask.options if not isinstance(each, say.LeaveToBot)]
    return 1.0 if option.kind == npc_declaration(table, battle, side, legal) else 0.0  # type: ignore[arg-type]


def place_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Where most is left; an empty hold first, masts and crew before they are gone, the hull last."""
    if not isinstance(option, say.Place):
        return -9.0
    at = AREAS.index(option.area)
    weight = {HULL: -1.5, CARGO: 1.0, MASTS: 0.0, CREW: 0.2, CANNONS: -0.2}[at]
    return option.left + weight - (2.0 if option.left == 0 else 0.0) - (6.0 if at == HULL and option.left == 0 else 0.0)


def take_ship_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """A larger ship in fair shape."""
    player, battle = table.state.players[ask.seat], table.state.battle
    assert battle is not None
    loser = next(side for side in battle.sides if side.seat != ask.seat)
    theirs = areas_of(table, loser)
    gain = sum(theirs[at] - player.areas[at] for at in (HULL, CARGO, MASTS, CANNONS))
    return float(gain) if isinstance(option, say.Yes) else 0.5


def plunder_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """11 Everything; of goods the best, and for a better one a worse one goes overboard."""
    player, question = table.state.players[ask.seat], ask.question
    assert isinstance(question, say.WhatToPlunder)
    match option:
        case say.Done():
            return 0.0
        case say.LootCargo():
            return 0.1 * price_elsewhere(table, player, option.good)
        case say.Jettison():
            theirs = table.goods_of(table.state.players[question.player].cargo)
            best = max(price_elsewhere(table, player, good) for good in theirs)
            return 0.1 * (best - price_elsewhere(table, player, option.good)) - 0.05
        case _:
            return 1.0


def spotted_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Slip away, unless the fight would be welcome."""
    player = table.state.players[ask.seat]
    return 0.0 if isinstance(option, say.Pass) else 12.0 - strength(table, player)


def scout_now_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """17 Only a much weaker ship with something aboard."""
    player, victim = table.state.players[ask.seat], table.active
    rich = 0.1 * victim.gold + 0.3 * len(victim.cargo) + (1.0 if victim.is_pirate else 0.0)
    eager = strength(table, player) > 1.5 * strength(table, victim) and rich > 1.5
    return 1.0 if isinstance(option, say.Yes) == eager else 0.0


# --- cards and the rest -----------------------------------------------------------------------------------------------

KEEP = {
    "lucky_charm": 6,
    "into_the_mist": 6,
    "last_will": 2,
    "second_watch": 6,
    "fair_wind": 4,
    "trusted_courier": 5,
    "hard_bargain": 4,
    "warehouse_deal": 4,
    "men_on_shore": 4,
    "night_thief": 3,
    "tavern_whispers": 4,
}
"""What a card is worth in the hand; specialists more, all others less."""


def discard_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """The card that is least worth keeping."""
    if not isinstance(option, say.DiscardGlory):
        return 0.0
    kind, player = table.cards.kind_of[option.card], table.state.players[ask.seat]
    if table.cards.glory[kind].kind == "specialist":
        return 0.0 if any(kind == table.cards.kind_of[card] for card in player.specialists) else -8.0
    return -float(KEEP.get(kind, 2))


def play_now_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    return play_merit(table, ask.seat, option.card) if isinstance(option, say.Play) else 0.0


def others_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Harm those who are ahead; else let the turn go by."""
    if isinstance(option, say.Play):
        kind = table.cards.kind_of[option.card]
        ahead = table.active.glory >= table.state.players[ask.seat].glory
        return 2.0 if kind in ("mutinous_talk", "harbour_sabotage", "hidden_reef") and ahead else -1.0
    return 0.5 if isinstance(option, say.PassTurn) else 0.0


def yes_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    return 0.0 if isinstance(option, say.No) else 1.0


def no_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    return 1.0 if isinstance(option, say.No | say.CarryOn) else 0.0


def act_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Rather anything than nothing."""
    return 0.0 if isinstance(option, say.Pass | say.Done) else 1.0


def count_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """The more the better."""
    return float(option.count) if isinstance(option, say.Reroll | say.Hire | say.Forgive) else 0.0


def gold_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """The most gold; how much another has aboard can only be guessed."""
    if isinstance(option, say.Rob):
        return float(min(LOOT, table.state.players[option.player].gold))
    return float(option.gold) if isinstance(option, say.CollectFrom) else 0.0


def pardon_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """23 A bounty less for gold that is aboard; what is stashed is worth more."""
    is_aboard = table.state.players[ask.seat].gold >= PARDON
    return 1.0 if isinstance(option, say.Forgive) == is_aboard else 0.0


def ship_choice_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """3 A sloop for raiders, a flute for traders."""
    player = table.state.players[ask.seat]
    raider = table.cards.skills[player.captain]["seamanship"] >= 3
    return 1.0 if isinstance(option, say.TakeShip) and (option.ship == "sloop") == raider else 0.0


def mend_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """26 The hull first."""
    return {"hull": 3.0, "masts": 2.0, "cannons": 1.5}.get(option.area, 1.0) if isinstance(option, say.Mend) else 0.0


def send_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """26 Away from here."""
    if not isinstance(option, say.Send):
        return 0.0
    return float(table.cards.distance[option.zone][table.state.players[ask.seat].zone or option.zone])


def better_roll_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """8.4 A captain's nerve costs nothing; a weapon is spent when the roll was poor."""
    raid = table.state.raid
    assert raid is not None
    poor = sum(die > 4 for die in raid.dice) < 1
    return (
        (2.0 if option.piece == "ann_hawley" else 1.0 if poor else -1.0) if isinstance(option, say.RerollWith) else 0.0
    )


def task_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """24 The rumor whose place is nearest."""
    player = table.state.players[ask.seat]
    if not isinstance(option, say.KeepRumor):
        return 0.0
    rumor = table.cards.rumors[option.card]
    reachable = rumor.place == "sea" or is_open(table, player, rumor.zone)
    return 5.0 * reachable - table.cards.distance[player.zone][rumor.zone] - 2.0 * (rumor.successes > 1)


def any_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Where nothing better is known."""
    return 0.0


MERITS: dict[type[Question], Callable[[MaraudersTable, Ask, Option], float]] = {
    say.WhichShip: ship_choice_merit,
    say.AnotherCaptain: no_merit,
    say.HowMuchFromStash: outfit_merit,
    say.RetireOrNot: no_merit,
    say.WhatAshore: ashore_merit,
    say.WhatToSell: sale_merit,
    say.WhatToBuy: purchase_merit,
    say.HowManyToHire: count_merit,
    say.WhichRumor: task_merit,
    say.HowMuchToStash: chest_merit,
    say.MoveModification: yes_merit,
    say.WhatToDrop: drop_merit,
    say.WhichFlag: flag_merit,
    say.BetterRaidRoll: better_roll_merit,
    say.HowToRaid: tactic_merit,
    say.WhatToStow: stow_merit,
    say.IgnoreHits: yes_merit,
    say.SaveMasts: yes_merit,
    say.SaveCargo: yes_merit,
    say.BeforeBattle: act_merit,
    say.WhatToDeclare: declaration_merit,
    say.WhatNpcDeclares: npc_merit,
    say.ThrowHooks: count_merit,
    say.LoadVolley: act_merit,
    say.WhereItStrikes: place_merit,
    say.WhereItStrikesNpc: place_merit,
    say.WhoPays: gold_merit,
    say.WhatToPlunder: plunder_merit,
    say.TakeTheShip: take_ship_merit,
    say.ScoutNow: scout_now_merit,
    say.TryAgain: yes_merit,
    say.UseCharm: count_merit,
    say.CharmAgainst: count_merit,
    say.Spotted: spotted_merit,
    say.FalseColours: act_merit,
    say.LastWill: act_merit,
    say.InAnothersTurn: others_merit,
    say.OnAnArrival: others_merit,
    say.WhichGloryGoes: discard_merit,
    say.PlayOneNow: play_now_merit,
    say.WhereToSend: send_merit,
    say.WhichNationForgives: count_merit,
    say.WhomToRob: gold_merit,
    say.WhatToMend: mend_merit,
    say.BuyPardon: pardon_merit,
    say.DeclareOrNot: act_merit,
}
