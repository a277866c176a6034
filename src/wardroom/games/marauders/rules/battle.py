"""9 Battles: what comes before them, their rounds, and the contest.

A battle is a step of its own for each round, so that a long one is no burden to whoever forks it.
"""

from wardroom.engine import Event, Question, Script, Seat
from wardroom.games.marauders.effects import Chasers, CrewDice, DoublePowder, Hooks, LongRange, SurpriseFire
from wardroom.games.marauders.rows import CANNONS, CREW, MASTS, NATIONS
from wardroom.games.marauders.rules.boarding import fight_crews
from wardroom.games.marauders.rules.bounties import bounty_for_attack
from wardroom.games.marauders.rules.broadsides import end_if_sunk, exchange_fire, take_volleys
from wardroom.games.marauders.rules.declaring import change_course, declare
from wardroom.games.marauders.rules.hand import Play, all_held, lay_down, may_hold, play_of
from wardroom.games.marauders.rules.npcs import npc_id, npc_ship
from wardroom.games.marauders.rules.phrasing import PASS, Pass, RuledEvent
from wardroom.games.marauders.rules.sides import (
    areas_of,
    contest_winner,
    enemy_of,
    npc_of,
    player_of,
    side_bearers,
    side_bonus,
    side_maneuver,
    side_skill,
    under_way,
)
from wardroom.games.marauders.rules.skills import Reroll, faces, reroll_lowest, reroll_of, roll, successes
from wardroom.games.marauders.rules.tokens import give_weapon_back
from wardroom.games.marauders.state import NOBODY, Battle, Player, Side
from wardroom.games.marauders.table import MaraudersTable


class BeforeBattle(Question):
    rule = "glory.pre_battle"
    is_reaction = True
    player: Seat | None
    npc: str | None


class ThrowHooks(Question):
    rule = "weapon.hooks"
    successes: int


class BattleBegan(Event):
    rule = "battle.aggressor"
    player: Seat
    other: Seat


class AttackedNpc(Event):
    rule = "battle.aggressor"
    player: Seat
    npc: str


class AttackedByNpc(Event):
    rule = "battle.aggressor"
    npc: str
    player: Seat


class LongGuns(Event):
    rule = "mod.long_guns"
    player: Seat
    dice: tuple[str, ...]
    hits: int


class BattleRound(Event):
    rule = "battle.declare"
    round: int

    @property
    def cites(self) -> str:
        return "battle.round1" if self.round == 1 else self.rule


class ChasersFired(Event):
    rule = "mod.chasers"
    player: Seat


class ContestRolled(Event):
    rule = "battle.contest"
    player: Seat
    dice: tuple[str, ...]
    successes: int


class NpcContestRolled(Event):
    rule = "battle.contest"
    npc: str
    dice: tuple[str, ...]
    successes: int


class HooksThrown(Event):
    rule = "weapon.hooks"
    player: Seat
    dice: tuple[str, ...]
    successes: int


class Escaped(Event):
    rule = "battle.flee_win"
    player: Seat


class NpcEscaped(Event):
    rule = "battle.flee_win"
    npc: str


class Parted(RuledEvent):
    pass


LAST_ROUND = 50
BEFORE_BATTLE = (SurpriseFire, CrewDice, DoublePowder)


# --- 9.0 before the first round ---------------------------------------------------------------------------------------


def attack_npc(table: MaraudersTable, seat: Seat, type_: str) -> None:
    """12, 14.7 A player attacks an NPC; with a naval one that costs a bounty."""
    table.tell(AttackedNpc, seat, npc_id(table.state, type_))
    if type_ in NATIONS:
        bounty_for_attack(table, seat, type_)
    begin(table, Side(seat), npc_side(table, type_))


def attack_player(table: MaraudersTable, seat: Seat, victim: Seat, under: str = "bounty.start_fight") -> None:
    """12 A player attacks a player; with an honest one that costs a bounty of the captain's nation."""
    player = table.state.players[victim]
    table.tell(BattleBegan, seat, victim)
    if not player.is_pirate:
        bounty_for_attack(table, seat, table.nation_of(player), under)
    begin(table, Side(seat), Side(victim))


def attacked_by_npc(table: MaraudersTable, type_: str, seat: Seat) -> None:
    """14.4 An NPC attacks the active player."""
    table.tell(AttackedByNpc, npc_id(table.state, type_), seat)
    begin(table, npc_side(table, type_), Side(seat))


def npc_side(table: MaraudersTable, type_: str) -> Side:
    """14.6 An NPC begins every battle with the full values of its ship."""
    return Side(NOBODY, type_, [*table.cards.areas[npc_ship(table, type_)]])


def begin(table: MaraudersTable, aggressor: Side, defender: Side) -> None:
    """9 The battle is what comes next."""
    table.state.battle = Battle(aggressor, defender)
    table.state.agenda += ["battle", "before_battle"]


def before_battle(table: MaraudersTable) -> Script[None]:
    """9.0 Cards of both sides, the aggressor's first; then the long guns of both."""
    battle = under_way(table)
    for side in battle.sides:
        yield from play_before(table, battle, side)
    yield from fire_long_guns(table, battle)


def play_before(table: MaraudersTable, battle: Battle, side: Side) -> Script[None]:
    """16.3 Any number of cards for the battle, before the first declaration."""
    player, enemy = player_of(table, side), enemy_of(battle, side)
    if player is None:
        return
    foe = None if enemy.seat == NOBODY else Seat(enemy.seat)
    while may_hold(table, player, *BEFORE_BATTLE):
        choice = yield from table.ask(
            Seat(side.seat), BeforeBattle, lambda: cards_before(table, player), foe, npc_of(table, enemy) or None
        )
        if isinstance(choice, Pass):
            return
        side.cards.append(table.cards.kind_of[choice.card])
        lay_down(table, Seat(side.seat), choice.card)


def cards_before(table: MaraudersTable, player: Player) -> list[Pass | Play]:
    found = (card for deed in BEFORE_BATTLE for card in all_held(table, player, deed))
    return [PASS, *map(play_of, found)]


def fire_long_guns(table: MaraudersTable, battle: Battle) -> Script[None]:
    """20.3 A die per intact cannon, each skull a hit; both sides together. Without cannons there is nothing to fire."""
    hits = [0, 0]
    for at, side in enumerate(battle.sides):
        cannons = areas_of(table, side)[CANNONS]
        if cannons and side_bearers(table, side, LongRange):
            dice = roll(table, cannons)
            hits[1 - at] = successes(dice)
            table.tell(LongGuns, Seat(side.seat), faces(dice), successes(dice))
    if any(hits):
        yield from take_volleys(table, battle, hits)
        end_if_sunk(table, battle)


# --- 9.1 declarations -------------------------------------------------------------------------------------------------


def fight_round(table: MaraudersTable) -> Script[None]:
    """9 One round, or the end of the battle."""
    battle = under_way(table)
    if not battle.ended and is_deadlocked(table, battle):
        part(table, battle, "battle.deadlock")
    if not battle.ended:
        battle.round += 1
        table.tell(BattleRound, battle.round)
        yield from declare_and_fight(table, battle)
        if not battle.ended and battle.round >= LAST_ROUND:
            part(table, battle, "battle.limit")
    table.state.agenda.append("aftermath" if battle.ended else "battle")


def is_deadlocked(table: MaraudersTable, battle: Battle) -> bool:
    """R76 Nothing can change any more when neither side has masts or cannons."""
    return not any(areas_of(table, side)[MASTS] or areas_of(table, side)[CANNONS] for side in battle.sides)


def part(table: MaraudersTable, battle: Battle, under: str) -> None:
    """9.7 The battle ends without a winner."""
    battle.ended = "apart"
    table.tell(Parted, under)


def declare_and_fight(table: MaraudersTable, battle: Battle) -> Script[None]:
    """9.1-9.4 Declarations, chasers, the contest, and what comes of it."""
    for side in battle.sides:
        yield from declare(table, battle, side)
    for side in battle.sides:
        yield from change_course(table, battle, side)
    yield from fire_chasers(table, battle)
    if battle.ended:
        return
    if all(side.declared == "flee" for side in battle.sides):
        part(table, battle, "battle.both_flee")
        return
    yield from contest(table, battle)


def fire_chasers(table: MaraudersTable, battle: Battle) -> Script[None]:
    """20.3, R79 When a side declares Flee, chasers hit once at once, both sides' together."""
    if not any(side.declared == "flee" for side in battle.sides):
        return
    hits = [0, 0]
    for at, side in enumerate(battle.sides):
        for by in side_bearers(table, side, Chasers):
            if by not in side.used:
                side.used.append(by)
                hits[1 - at] += table.cards.having(Chasers)[by].hits
                table.tell(ChasersFired, Seat(side.seat))
    if any(hits):
        yield from take_volleys(table, battle, hits)
        end_if_sunk(table, battle)


# --- 9.2 the contest --------------------------------------------------------------------------------------------------


def contest(table: MaraudersTable, battle: Battle) -> Script[None]:
    """9.2 Both roll Seamanship; shots, then Board or Flee of the winner."""
    for side in battle.sides:
        side.dice = roll(table, contest_dice(table, battle, side))
        tell_contest(table, side)
    for side in battle.sides:
        yield from throw_hooks(table, side)
    aggressor, defender = (successes(side.dice) for side in battle.sides)
    if not aggressor and not defender:
        return
    winner = contest_winner(battle)
    yield from exchange_fire(table, battle, winner)
    end_if_sunk(table, battle)
    if winner is not None and not battle.ended:
        if winner.declared == "board" and areas_of(table, winner)[CREW]:
            fight_crews(table, battle, winner)
        elif winner.declared == "flee" and not successes(enemy_of(battle, winner).dice):
            flee(table, battle, winner)


def contest_dice(table: MaraudersTable, battle: Battle, side: Side) -> int:
    """9.2, R75 Seamanship, one more for a ship nimbler by two; exactly one die without masts or when surprised."""
    enemy = enemy_of(battle, side)
    surprised = battle.round == 1 and any(card in table.cards.having(SurpriseFire) for card in enemy.cards)
    if surprised or not areas_of(table, side)[MASTS]:
        return 1
    nimbler = side_maneuver(table, side) - side_maneuver(table, enemy) >= 2
    slips_away = side_bonus(table, side, table.cards.flee_dice) if side.declared == "flee" else 0
    return side_skill(table, side, "seamanship") + nimbler + slips_away


def tell_contest(table: MaraudersTable, side: Side) -> None:
    """What a side rolled."""
    if side.seat == NOBODY:
        table.tell(NpcContestRolled, npc_of(table, side), faces(side.dice), successes(side.dice))
    else:
        table.tell(ContestRolled, Seat(side.seat), faces(side.dice), successes(side.dice))


def throw_hooks(table: MaraudersTable, side: Side) -> Script[None]:
    """20.2 Hooks let a boarder roll any number of the own dice again, once."""
    player = player_of(table, side)
    failed = len(side.dice) - successes(side.dice)
    hooks = next((weapon for weapon in player.weapons if weapon in table.cards.having(Hooks)), "") if player else ""
    if player is None or side.declared != "board" or not hooks or not failed:
        return
    options: list[Pass | Reroll] = [PASS, *(reroll_of(count) for count in range(1, failed + 1))]
    choice = yield from table.ask(Seat(side.seat), ThrowHooks, options, successes(side.dice))
    if isinstance(choice, Reroll):
        give_weapon_back(table, player, hooks)
        side.dice = reroll_lowest(table, side.dice, choice.count)
        table.tell(HooksThrown, Seat(side.seat), faces(side.dice), successes(side.dice))


def flee(table: MaraudersTable, battle: Battle, side: Side) -> None:
    """9.3, 9.7 A captain who wins the contest escapes if the enemy had no success; both stay in the zone."""
    battle.ended = "apart"
    if side.seat == NOBODY:
        table.tell(NpcEscaped, npc_of(table, side))
    else:
        table.tell(Escaped, Seat(side.seat))
