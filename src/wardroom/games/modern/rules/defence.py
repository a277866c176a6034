"""Difese dell'Avversario: every opponent in turn declares all defences together, then rolls for them in any order.

A declaration is the owner's secret until it is finished. Then Intel may strike out its cards, Screening Ships take the
attacks upon themselves, and the dice are rolled; rolls that have become needless are dropped.
"""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.modern.rows import AIR
from wardroom.games.modern.rules.aiming import air_number
from wardroom.games.modern.rules.intel import Cancelled, may_defend, question_defences
from wardroom.games.modern.rules.phrasing import Cited, Piece
from wardroom.games.modern.state import BESIDE, NONE, Attack, Defence, Side
from wardroom.games.modern.table import BattleTable, held, take_card, without


class WhichAttack(Question):
    rule = "defence.declaration"
    is_reaction = True


class Meet(Piece):
    """Answer an attack; `by` is the card or the ship that makes it."""

    attack: int
    by: str
    target: str


meet_of = cache(Meet)


class Declare(Option):
    passes = True


DECLARE = Declare()


class WithWhat(Question):
    rule = "defence.match"
    attack: int
    by: str
    target: str


class Block(Piece):
    card: str
    needs: int


block_of = cache(Block)


class Guard(Option):
    ship: str
    needs: int


guard_of = cache(Guard)


class Screen(Option):
    card: str
    ship: str


screen_of = cache(Screen)


class Foil(Option):
    card: str


foil_of = cache(Foil)


class Leave(Option):
    passes = True


LEAVE = Leave()


class NoDefence(Event):
    rule = "defence.declaration"
    player: Seat


class Blocks(Cited, Event):
    rule = "defence.match"
    player: Seat
    card: str
    attack: int
    needs: int
    under: str = rule


class Guards(Event):
    rule = "defence.ship-fleet"
    player: Seat
    ship: str
    attack: int
    needs: int


class Screens(Event):
    rule = "card.screening.where"
    player: Seat
    card: str
    attack: int
    ship: str


class Foils(Event):
    rule = "card.intel.cancels"
    player: Seat
    card: str
    attack: int


class Redirected(Event):
    """`needs` is what the attack has to roll now, 0 for one that scores hits."""

    rule = "card.screening.after"
    attack: int
    ship: str
    needs: int


Means: TypeAlias = Block | Guard | Screen | Foil | Leave


# --- the declaration --------------------------------------------------------------------------------------------------


def defend(table: BattleTable) -> Script[None]:
    """Difese: The next opponent declares; when all have, the attacks are resolved."""
    battle, turn = table.battle, table.battle.turn
    if not turn.defenders:
        battle.phase = "resolution"
        return
    seat = turn.defenders[0]
    while is_asked(table, seat):
        if not table.is_patient:
            return
        choice = yield from table.ask(seat, WhichAttack, lambda: attacks_to_meet(table, seat))
        if isinstance(choice, Declare):
            break
        yield from meet(table, seat, choice.attack)
    yield from finish(table, seat)


def meet(table: BattleTable, seat: Seat, number: int) -> Script[None]:
    """Difese: The defender sets something on an attack, or nothing after all."""
    attack = table.battle.turn.attacks[number - 1]
    names = (source_of(table, attack), table.ship_id(attack.target))
    means = yield from table.ask(seat, WithWhat, lambda: means_against(table, seat, number - 1), number, *names)
    if not isinstance(means, Leave):
        declare(table, seat, number - 1, means)


def is_asked(table: BattleTable, seat: Seat) -> bool:
    """Whether a player might answer, as far as everybody can see: attacked, or able to play Intel on a card."""
    turn, side = table.battle.turn, table.battle.sides[seat]
    has_cards = bool(held(side))
    mine = [attack for attack in turn.attacks if attack.owner == seat and attack.fate == "open"]
    if has_cards and (mine or any(attack.card != NONE and attack.fate == "open" for attack in turn.attacks)):
        return True
    return any(attack.shows & table.cards.ships[ship].stops for ship in side.rows for attack in mine)


def attacks_to_meet(table: BattleTable, seat: Seat) -> Sequence[Meet | Declare]:
    """Difese: The attacks against which the player can still do something."""
    turn, side = table.battle.turn, table.battle.sides[seat]
    stops = guarded(table, side)
    cards = left_in_hand(table, seat)
    screening = has_intel = False
    for _, text in cards:
        facts = table.cards.actions[text]
        stops |= facts.stops
        screening = screening or facts.kind == "screening-ship"
        has_intel = has_intel or facts.kind == "intel"
    options: list[Meet | Declare] = [DECLARE]
    for at, attack in enumerate(turn.attacks):
        if attack.fate != "open":
            continue
        is_met = attack.owner == seat and (attack.shows & stops or (screening and any(screens_of(table, side, at))))
        if is_met or (has_intel and attack.card != NONE and not is_foiled(table, at)):
            options.append(meet_of(at + 1, source_of(table, attack), table.ship_id(attack.target)))
    return options


def guarded(table: BattleTable, side: Side) -> int:
    """The symbols that own ships can still stop."""
    ships, stops = table.cards.ships, 0
    is_used = any_guard(table)
    for ship in side.rows:
        if ships[ship].stops and (not is_used or unused_numbers(table, ship)):
            stops |= ships[ship].stops
    return stops


def left_in_hand(table: BattleTable, seat: Seat) -> list[tuple[int, int]]:
    """The different cards that are not declared yet, each with what it counts as: Superior Tactics as the last one."""
    if not may_defend(table, seat):
        return []
    turn, tactics = table.battle.turn, table.cards.tactics
    last = turn.last.get(seat, NONE)
    cards = sorted(set(without(held(table.battle.sides[seat]), turn.laid)))
    return [
        (card, last if card == tactics else card) for card in cards if card != tactics or last not in (NONE, tactics)
    ]


def source_of(table: BattleTable, attack: Attack) -> str:
    """What makes an attack: the card, or the ship by itself."""
    return table.card_id(attack.text) if attack.text != NONE else table.ship_id(attack.ships[0])


def means_against(table: BattleTable, seat: Seat, at: int) -> Sequence[Means]:
    """Simboli di difesa: All that can be set on an attack."""
    return [LEAVE, *possible_means(table, seat, at)]


def possible_means(table: BattleTable, seat: Seat, at: int) -> list[Means]:
    """Cards, ship defences and screening ships for the own fleet; Intel against any card."""
    battle, actions = table.battle, table.cards.actions
    attack, side = battle.turn.attacks[at], battle.sides[seat]
    cards = left_in_hand(table, seat)
    found: list[Means] = []
    if attack.owner == seat:
        for card, text in cards:
            if actions[text].stops & attack.shows:
                found.append(block_of(actions[card].id, actions[text].defence))
        found += guards(table, side, attack)
        for card, text in cards:
            if actions[text].kind == "screening-ship":
                found += [screen_of(actions[card].id, ship) for ship in screens_of(table, side, at)]
    for card, text in cards:
        if text == table.cards.intel and attack.card != NONE and not is_foiled(table, at):
            found.append(foil_of(actions[card].id))
    return found


def guards(table: BattleTable, side: Side, attack: Attack) -> list[Means]:
    """Simboli di difesa: Numbers of own ships that share a symbol with the attack, each once in a turn."""
    ships, shows, found = table.cards.ships, attack.shows, list[Means]()
    is_used = any_guard(table)
    for ship in side.rows:
        card = ships[ship]
        if card.stops & shows:
            numbers = unused_numbers(table, ship) if is_used else card.defence
            found += [guard_of(card.id, needs) for needs in dict.fromkeys(numbers)]
    return found


def any_guard(table: BattleTable) -> bool:
    """Whether any ship has set a defence number on an attack in this turn."""
    for each in table.battle.turn.defences:  # noqa: SIM110 -- asked so often that it has to be fast
        if each.how == "guard":
            return True
    return False


def unused_numbers(table: BattleTable, ship: int) -> Sequence[int]:
    """Simboli di difesa: The defence numbers of a ship that were not set on an attack in this turn."""
    used = [each.needs for each in table.battle.turn.defences if each.ship == ship and each.how == "guard"]
    return without(table.cards.ships[ship].defence, used)


def screens_of(table: BattleTable, side: Side, at: int) -> list[str]:
    """Screening Ship: Other own surface ships, in the same row or nearer the front; an attack is moved only once.

    Neither submarines nor Targets without a place in the fleet are screened, or screen others.
    """
    target = table.battle.turn.attacks[at].target
    row = side.rows[target]
    if row == BESIDE or is_screened(table, at):
        return []
    return [table.ship_id(ship) for ship, other in side.rows.items() if BESIDE < other <= row and ship != target]


def is_screened(table: BattleTable, at: int) -> bool:
    """Screening Ship: Whether an attack is moved already; it is moved at most once."""
    moved = any(each.how == "screen" and each.attack == at for each in table.battle.turn.defences)
    return moved or table.battle.turn.attacks[at].moved


def is_foiled(table: BattleTable, at: int) -> bool:
    """Whether the own declaration has an Intel for this card already."""
    turn = table.battle.turn
    foiled = [turn.attacks[each.attack] for each in turn.defences if each.how == "intel" and not each.is_done]
    return any(attack.play == turn.attacks[at].play for attack in foiled)


def declare(table: BattleTable, seat: Seat, at: int, means: Block | Guard | Screen | Foil) -> None:
    """Difese: Something is set on an attack; cards stay in the hand until the declaration is finished."""
    turn = table.battle.turn
    if isinstance(means, Guard):
        ship = table.ship_number(means.ship)
        turn.defences.append(Defence(seat, "guard", at, NONE, NONE, ship, means.needs))
        return
    card = table.card_number(means.card)
    text = turn.last[seat] if card == table.cards.tactics else card
    if isinstance(means, Block):
        defence = Defence(seat, "block", at, card, text, NONE, table.facts_of(text).defence)
    elif isinstance(means, Screen):
        defence = Defence(seat, "screen", at, card, text, table.ship_number(means.ship), 0)
    else:
        defence = Defence(seat, "intel", at, card, text, NONE, 0)
    turn.defences.append(defence)
    turn.laid.append(card)
    turn.last[seat] = card
    turn.defended[seat] = turn.defended.get(seat, 0) + 1


# --- after the declaration --------------------------------------------------------------------------------------------


def finish(table: BattleTable, seat: Seat) -> Script[None]:
    """Difese: The declaration is shown; Intel may answer its cards; then Intel and Screening Ships take effect."""
    battle, turn = table.battle, table.battle.turn
    side = battle.sides[seat]
    for card in turn.laid:
        take_card(side, card)
    battle.discards += turn.laid
    turn.laid, turn.is_shown = [], True
    if table.heard is not None:
        tell_declaration(table, seat)
    yield from question_defences(table, seat)
    for at, each in enumerate(turn.defences):
        if each.seat == seat and not each.is_done and each.how in ("screen", "intel"):
            take_effect(table, each)
            turn.defences[at] = each._replace(is_done=True)
    battle.phase = "rolls"


def tell_declaration(table: BattleTable, seat: Seat) -> None:
    """Everybody hears it at once."""
    mine = [each for each in table.battle.turn.defences if each.seat == seat]
    if not mine and any(attack.owner == seat for attack in table.battle.turn.attacks):
        table.tell(NoDefence, seat)
    for each in mine:
        number = each.attack + 1
        if each.how == "guard":
            table.tell(Guards, seat, table.ship_id(each.ship), number, each.needs)
        elif each.how == "block":
            table.tell(Blocks, seat, table.card_id(each.card), number, each.needs, block_rule(table, each.text))
        elif each.how == "screen":
            table.tell(Screens, seat, table.card_id(each.card), number, table.ship_id(each.ship))
        else:
            table.tell(Foils, seat, table.card_id(each.card), number)


def block_rule(table: BattleTable, text: int) -> str:
    """Simboli di difesa: What a card blocks by: its own text, or as any combat card does."""
    own = {"near-miss": "card.near-miss", "air-support": "card.air.defence"}
    return own.get(table.facts_of(text).kind, Blocks.rule)


def take_effect(table: BattleTable, defence: Defence) -> None:
    """Intel cancels the card with all its attacks; a Screening Ship becomes the target, whatever the range."""
    attacks = table.battle.turn.attacks
    chosen = attacks[defence.attack]
    if defence.how == "screen":
        if chosen.fate == "open":
            moved = redirected(table, chosen, defence.ship)
            attacks[defence.attack] = moved
            table.tell(Redirected, defence.attack + 1, table.ship_id(moved.target), moved.needs)
        return
    for at, attack in enumerate(attacks):
        if attack.play == chosen.play and attack.fate == "open":
            attacks[at] = attack._replace(fate="cancelled")
    table.tell(Cancelled, table.card_id(chosen.card))


def redirected(table: BattleTable, attack: Attack, ship: int) -> Attack:
    """Screening Ship: The attack on another ship of the same fleet; by the optional rule her row counts."""
    if attack.shows != AIR:
        return attack._replace(target=ship, moved=True)
    printed = attack.needs - air_number(table, attack.owner, attack.target, 0)
    return attack._replace(target=ship, needs=air_number(table, attack.owner, ship, printed), moved=True)
