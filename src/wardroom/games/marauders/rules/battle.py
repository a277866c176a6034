"""9 Battles: declarations, the contest, and broadsides.

A battle is a step of its own for each round, so that a long one is no burden to whoever forks it.
"""

from collections.abc import Sequence

from wardroom.engine import Script, Seat
from wardroom.games.marauders.cards import AREAS, CANNONS, CREW, HULL, MASTS, NATIONS
from wardroom.games.marauders.rules.boarding import fight_crews
from wardroom.games.marauders.rules.bounties import bounty_for_attack
from wardroom.games.marauders.rules.damage import place_skull, placements, take_hit
from wardroom.games.marauders.rules.npcs import npc_id, npc_ship
from wardroom.games.marauders.rules.phrases import (
    BOARD,
    FLEE,
    LEAVE_TO_BOT,
    PASS,
    SHOOT,
    AttackedByNpc,
    AttackedNpc,
    BattleBegan,
    BattleRound,
    BeforeBattle,
    Board,
    ChangeCourse,
    ChasersFired,
    ContestRolled,
    Declared,
    Escaped,
    Fire,
    Flee,
    HooksThrown,
    LeaveToBot,
    Loaded,
    LoadVolley,
    LongGuns,
    NpcContestRolled,
    NpcDeclared,
    NpcEscaped,
    NpcHit,
    NpcVolley,
    Parted,
    Pass,
    Place,
    Play,
    Played,
    Reroll,
    Shoot,
    ThrowHooks,
    Volley,
    WhatNpcDeclares,
    WhatToDeclare,
    WhereItStrikesNpc,
    play_of,
    reroll_of,
)
from wardroom.games.marauders.rules.sides import (
    areas_of,
    carries,
    contest_winner,
    controller,
    enemy_of,
    has_sunk,
    is_captain,
    is_left_to_bot,
    npc_of,
    player_of,
    side_maneuver,
    side_skill,
    under_way,
)
from wardroom.games.marauders.rules.skills import (
    SKULL,
    faces,
    held,
    may_hold,
    reroll_lowest,
    roll,
    successes,
)
from wardroom.games.marauders.state import NOBODY, Battle, Declaration, Player, Side
from wardroom.games.marauders.table import (
    MaraudersTable,
    discard,
    give_weapon_back,
    has_specialist,
)

LAST_ROUND = 50
BEFORE_BATTLE = ("surprise_broadside", "boarding_frenzy", "double_powder")
AIMED = {"chain_shot": MASTS, "grapeshot": CREW}
"""20.2 Where the skulls of a loaded volley strike."""

DECLARATIONS: dict[str, Shoot | Board | Flee] = {"shoot": SHOOT, "board": BOARD, "flee": FLEE}

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
        player.hand.remove(choice.card)
        discard(table.state.glory, choice.card)
        side.cards.append(table.cards.kind_of[choice.card])
        table.tell(Played, Seat(side.seat), choice.card)


def cards_before(table: MaraudersTable, player: Player) -> list[Pass | Play]:
    found = (held(table, player, kind) for kind in BEFORE_BATTLE)
    return [PASS, *(play_of(card) for card in found if card)]


def fire_long_guns(table: MaraudersTable, battle: Battle) -> Script[None]:
    """20.3 A die per intact cannon, each skull a hit; both sides together. Without cannons there is nothing to fire."""
    hits = [0, 0]
    for at, side in enumerate(battle.sides):
        cannons = areas_of(table, side)[CANNONS]
        if carries(table, side, "long_guns") and cannons:
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


def legal_declarations(table: MaraudersTable, battle: Battle, side: Side) -> list[Declaration]:
    """9.1 Shoot only in the first round and without masts; no boarding without crew; an NPC flees only if weaker."""
    areas = areas_of(table, side)
    if battle.round == 1 or not areas[MASTS]:
        return ["shoot"]
    legal: list[Declaration] = ["shoot"]
    if areas[CREW]:
        legal.append("board")
    enemy = areas_of(table, enemy_of(battle, side))
    if side.seat != NOBODY or areas[CANNONS] < enemy[CANNONS] or areas[CREW] < enemy[CREW]:
        legal.append("flee")
    return legal


def declare(table: MaraudersTable, battle: Battle, side: Side) -> Script[None]:
    """9.1 A side says openly what it will do."""
    legal, under = legal_declarations(table, battle, side), "battle.declare"
    if len(legal) == 1:
        said: Declaration = "shoot"
        under = "battle.round1" if battle.round == 1 else "battle.masts0"
    elif side.seat == NOBODY:
        said = yield from declare_for_npc(table, battle, side, legal)
        under = "npc.controller"
    else:
        enemy = enemy_of(battle, side)
        foe = None if enemy.seat == NOBODY else Seat(enemy.seat)
        options = [DECLARATIONS[action] for action in legal]
        npc = npc_of(table, enemy) or None
        choice = yield from table.ask(Seat(side.seat), WhatToDeclare, options, battle.round, foe, npc)
        said = choice.kind  # type: ignore[assignment]
    say(table, side, said, under)


def declare_for_npc(
    table: MaraudersTable, battle: Battle, side: Side, legal: Sequence[Declaration]
) -> Script[Declaration]:
    """14.6 The player on the left of the active one decides, unless that is left to a rule of thumb."""
    if not is_left_to_bot(table):
        options = [*(DECLARATIONS[action] for action in legal), LEAVE_TO_BOT]
        foe = Seat(enemy_of(battle, side).seat)
        choice = yield from table.ask(
            controller(table), WhatNpcDeclares, options, battle.round, npc_of(table, side), foe
        )
        if not isinstance(choice, LeaveToBot):
            return choice.kind  # type: ignore[return-value]
        battle.left_to_bot = True
    return npc_declaration(table, battle, side, legal)


def npc_declaration(table: MaraudersTable, battle: Battle, side: Side, legal: Sequence[Declaration]) -> Declaration:
    """The rule of thumb of an NPC: flee when about to sink, board the weaker, else fire."""
    areas, enemy = areas_of(table, side), enemy_of(battle, side)
    foe = areas_of(table, enemy)
    if "flee" in legal and areas[HULL] == 1 and foe[CANNONS] > 1:
        return "flee"
    strength = areas[CREW] * side_skill(table, side, "leadership")
    if "board" in legal and (strength > foe[CREW] * side_skill(table, enemy, "leadership") or not areas[CANNONS]):
        return "board"
    return "shoot"


def say(table: MaraudersTable, side: Side, said: Declaration, under: str) -> None:
    """Everybody hears it."""
    side.declared = said
    if side.seat == NOBODY:
        table.tell(NpcDeclared, under, npc_of(table, side), said)
    else:
        table.tell(Declared, under, Seat(side.seat), said)


def change_course(table: MaraudersTable, battle: Battle, side: Side) -> Script[None]:
    """22 Silas Penrose may declare something else once both have declared, from round 2 on and once in a battle."""
    if battle.round < 2 or "silas_penrose" in side.used or not is_captain(table, side, "silas_penrose"):
        return
    legal = [action for action in legal_declarations(table, battle, side) if action != side.declared]
    if legal:
        options = [PASS, *(DECLARATIONS[action] for action in legal)]
        choice = yield from table.ask(Seat(side.seat), ChangeCourse, options)
        if not isinstance(choice, Pass):
            side.used.append("silas_penrose")
            say(table, side, choice.kind, "captain.silas_penrose")  # type: ignore[arg-type]


def fire_chasers(table: MaraudersTable, battle: Battle) -> Script[None]:
    """20.3, R79 When a side declares Flee, chasers hit once at once, both sides' together."""
    if not any(side.declared == "flee" for side in battle.sides):
        return
    hits = [0, 0]
    for at, side in enumerate(battle.sides):
        if carries(table, side, "chasers") and "chasers" not in side.used:
            side.used.append("chasers")
            hits[1 - at] = 1
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
    surprised = battle.round == 1 and "surprise_broadside" in enemy.cards
    if surprised or not areas_of(table, side)[MASTS]:
        return 1
    nimbler = side_maneuver(table, side) - side_maneuver(table, enemy) >= 2
    slips_away = side.declared == "flee" and is_captain(table, side, "olivier_dumarsais")
    return side_skill(table, side, "seamanship") + nimbler + slips_away


def tell_contest(table: MaraudersTable, side: Side) -> None:
    """What a side rolled."""
    if side.seat == NOBODY:
        table.tell(NpcContestRolled, npc_of(table, side), faces(side.dice), successes(side.dice))
    else:
        table.tell(ContestRolled, Seat(side.seat), faces(side.dice), successes(side.dice))


def throw_hooks(table: MaraudersTable, side: Side) -> Script[None]:
    """20.2 Grappling hooks let a boarder roll any number of the own dice again, once."""
    player = player_of(table, side)
    failed = len(side.dice) - successes(side.dice)
    if player is None or side.declared != "board" or "grappling_hooks" not in player.weapons or not failed:
        return
    options: list[Pass | Reroll] = [PASS, *(reroll_of(count) for count in range(1, failed + 1))]
    choice = yield from table.ask(Seat(side.seat), ThrowHooks, options, successes(side.dice))
    if isinstance(choice, Reroll):
        give_weapon_back(table, player, "grappling_hooks")
        side.dice = reroll_lowest(table, side.dice, choice.count)
        table.tell(HooksThrown, Seat(side.seat), faces(side.dice), successes(side.dice))


# --- 9.3-9.5 broadsides -----------------------------------------------------------------------------------------------


def exchange_fire(table: MaraudersTable, battle: Battle, winner: Side | None) -> Script[None]:
    """9.3, 9.4 Those who declared Shoot hit at the same time."""
    hits, loaded = [0, 0], ["", ""]
    for at, side in enumerate(battle.sides):
        if side.declared == "shoot":
            hits[1 - at] = hits_of(table, side, is_winner=side is winner)
    for at, side in enumerate(battle.sides):
        if hits[1 - at]:
            loaded[1 - at] = yield from load_volley(table, side, hits[1 - at])
    if any(hits):
        yield from take_volleys(table, battle, hits, loaded)


def hits_of(table: MaraudersTable, side: Side, is_winner: bool) -> int:
    """9.3, R78 Every cannon of the winner, and what gunner and powder add; else as many as there were successes."""
    cannons = areas_of(table, side)[CANNONS]
    if not is_winner:
        return min(successes(side.dice), cannons)
    powder = side.cards.count("double_powder")
    side.cards[:] = [card for card in side.cards if card != "double_powder"]
    player = player_of(table, side)
    gunner = player is not None and has_specialist(table, player, "master_gunner")
    return cannons + powder + gunner if cannons else 0


def load_volley(table: MaraudersTable, side: Side, hits: int) -> Script[str]:
    """20.2, R77 Chain shot or grapeshot, at most one of them in a volley, before its hits are located."""
    player = player_of(table, side)
    weapons = [weapon for weapon in AIMED if player is not None and weapon in player.weapons]
    if player is None or not weapons:
        return ""
    options: list[Pass | Fire] = [PASS, *(Fire(weapon) for weapon in weapons)]
    under = "weapon.one_per_volley" if len(weapons) > 1 else f"weapon.{weapons[0]}"
    choice = yield from table.ask(Seat(side.seat), LoadVolley, options, under, hits)
    if isinstance(choice, Pass):
        return ""
    give_weapon_back(table, player, choice.weapon)
    table.tell(Loaded, Seat(side.seat), choice.weapon)
    return choice.weapon


def take_volleys(
    table: MaraudersTable, battle: Battle, hits: Sequence[int], loaded: Sequence[str] = ("", "")
) -> Script[None]:
    """9.5 So many hits on each side: all are located, then the numbers strike, then the skulls."""
    for side, count in zip(battle.sides, hits, strict=True):
        side.hits = roll(table, count)
        if count:
            tell_volley(table, side)
    for side in battle.sides:
        for die in side.hits:
            if die < SKULL:
                yield from strike(table, side, die, "hit.location")
    for side, weapon in zip(battle.sides, loaded, strict=True):
        side.skulls = successes(side.hits)
        while side.skulls and not has_sunk(table, side):
            yield from strike_skull(table, side, weapon)
            side.skulls -= 1
        side.skulls = 0


def tell_volley(table: MaraudersTable, side: Side) -> None:
    """Where a side is hit."""
    if side.seat == NOBODY:
        table.tell(NpcVolley, npc_of(table, side), faces(side.hits))
    else:
        table.tell(Volley, Seat(side.seat), faces(side.hits))


def strike(table: MaraudersTable, side: Side, area: int, under: str) -> Script[None]:
    """9.5 A hit on an area of the ship on a side; a sunk ship takes no more."""
    if has_sunk(table, side):
        return
    if side.seat != NOBODY:
        yield from take_hit(table, Seat(side.seat), area, under, side.used)
        return
    struck = area if side.areas[area] else HULL
    side.areas[struck] -= 1
    aimed = under if struck == area else "hit.overflow"
    table.tell(NpcHit, aimed, npc_of(table, side), AREAS[struck], side.areas[struck])


def strike_skull(table: MaraudersTable, side: Side, weapon: str) -> Script[None]:
    """9.5, 20.2 Where the target likes, or where chain shot and grapeshot aim; beyond that they are lost."""
    if weapon:
        if areas_of(table, side)[AIMED[weapon]]:
            yield from strike(table, side, AIMED[weapon], f"weapon.{weapon}")
    elif side.seat != NOBODY:
        yield from place_skull(table, Seat(side.seat), side.skulls, side.used)
    else:
        area = yield from place_on_npc(table, side)
        yield from strike(table, side, AREAS.index(area), "hit.skull")


def place_on_npc(table: MaraudersTable, side: Side) -> Script[str]:
    """14.6 The NPC's controller chooses for it."""
    if not is_left_to_bot(table):
        options: list[Place | LeaveToBot] = [*placements(side.areas), LEAVE_TO_BOT]
        choice = yield from table.ask(controller(table), WhereItStrikesNpc, options, npc_of(table, side), side.skulls)
        if not isinstance(choice, LeaveToBot):
            return choice.area
        under_way(table).left_to_bot = True
    return npc_placement(side.areas)


def npc_placement(areas: Sequence[int]) -> str:
    """The rule of thumb of an NPC: the hold first, then where most is left, the hull last."""
    order = sorted(range(1, 5), key=lambda at: (at != 1, -areas[at]))
    return AREAS[next((at for at in order if areas[at] > (at != 1) or (areas[at] and areas[HULL] == 1)), HULL)]


def end_if_sunk(table: MaraudersTable, battle: Battle) -> None:
    """9.4, R33 Sunk ships are out; if both are, nobody has won."""
    sunk = [has_sunk(table, side) for side in battle.sides]
    if any(sunk):
        battle.ended = "sunk"
        battle.winner = NOBODY if all(sunk) else sunk.index(False)


def flee(table: MaraudersTable, battle: Battle, side: Side) -> None:
    """9.3, 9.7 A captain who wins the contest escapes if the enemy had no success; both stay in the zone."""
    battle.ended = "apart"
    if side.seat == NOBODY:
        table.tell(NpcEscaped, npc_of(table, side))
    else:
        table.tell(Escaped, Seat(side.seat))
