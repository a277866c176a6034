"""3.3.21, 3.3.22, 3.3.43 Mines attack all merchants of an opponent; a raider or a submarine lays them."""

from wardroom.engine import Event, Question, Script, Seat
from wardroom.games.kaiser.cards import ActionType, Dice
from wardroom.games.kaiser.rules.assists import join_special_cargo
from wardroom.games.kaiser.rules.choosing import Choice, choose, pick_ship
from wardroom.games.kaiser.rules.combat import NO_MODIFIERS, attack, damage, damage_modifiers
from wardroom.games.kaiser.rules.forces import warships_and_raiders
from wardroom.games.kaiser.rules.phrasing import OfCard, aim_of
from wardroom.games.kaiser.rules.reactions import answer
from wardroom.games.kaiser.rules.score import sink
from wardroom.games.kaiser.rules.sinkings import after_sinking
from wardroom.games.kaiser.rules.targets import WhichNextTarget, may_act_uncarded, pick_player, with_merchants
from wardroom.games.kaiser.state import Attack, Ship
from wardroom.games.kaiser.table import Aims, KaiserTable


class WhichRaiderLaysMines(Choice):
    rule = "3.3.21.a"
    phantom: bool = False


class AnswerMines(Question):
    """`by` is the raider that lays the mines; with `submarine`, a submarine does."""

    rule = "3.3.22"
    is_reaction = True
    by: str
    submarine: bool
    dice: tuple[int, ...]


class MinesLaid(OfCard, Event):
    """`by` is the raider that lays them; with `submarine`, a submarine does."""

    player: Seat
    victim: Seat
    card: str
    by: str
    submarine: bool


class MinesSwept(Event):
    rule = "3.3.22"
    card: str


def minelayers(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.21 Own mine-capable raiders that may still act."""
    return [
        (seat, ship)
        for ship in warships_and_raiders(table, seat)
        if table.card_of(ship).lays_mines and may_act_uncarded(table, ship)
    ]


def can_lay_mines(table: KaiserTable, seat: Seat) -> bool:
    return bool(minelayers(table, seat) and with_merchants(table, seat))


def mines_of_raider(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.21 For a card that lies on no ship yet: any minelayer may lay the field."""
    _, ship = yield from pick_ship(table, seat, minelayers(table, seat), WhichRaiderLaysMines)
    yield from lay_field(table, seat, ship, card)


def lay_field(table: KaiserTable, seat: Seat, ship: Ship, card: int) -> Script[None]:
    """3.3.21 The raider stays hidden."""
    victim = yield from pick_player(table, seat, with_merchants(table, seat), "lay_mines")
    facts = table.printed("lay_mines", card)
    cargo = yield from join_special_cargo(table, seat, "lay_mines", "mines", facts.mines)
    table.state.turn.acted.append(ship.card)
    yield from lay_mines(table, seat, victim, facts, cargo, ship)


def submarine_mines(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.43 A minefield laid by a submarine."""
    victim = yield from pick_player(table, seat, with_merchants(table, seat), "submarine_uc")
    facts = table.printed("submarine_uc", card)
    cargo = yield from join_special_cargo(table, seat, "submarine_uc", "mines", facts.mines)
    yield from lay_mines(table, seat, victim, facts, cargo)


def lay_mines(
    table: KaiserTable,
    seat: Seat,
    victim: Seat,
    facts: ActionType,
    cargo: ActionType | None,
    raider: Ship | None = None,
) -> Script[None]:
    """3.3.21 Mines attack every merchant of one opponent; Minesweeper may remove the whole field first.

    A raider lays them, and is named; without one, a submarine does.
    """
    turn, left = table.state.turn, table.state.players[victim].merchants[:]
    by, dice = table.ship_id(raider) if raider else facts.id, facts.mines
    turn.attacked = victim
    show(table, by, dice, left, cargo)
    table.tell(MinesLaid, seat, victim, facts.id, by, raider is None)
    reply = yield from answer(table, victim, ["minesweeper"], AnswerMines, by, raider is None, dice)
    if reply:
        table.tell(MinesSwept, "minesweeper")
        left = []
    while left:
        target = yield from _next_mined(table, seat, left, facts.id)
        left = [other for other in left if other is not target]
        outcome = hit_merchant(table, "mines", dice, target)
        yield from apply_to_merchant(table, seat, victim, target, outcome, cargo)
    turn.attack = None


def show(table: KaiserTable, by: str, dice: Dice, targets: list[Ship], cargo: ActionType | None) -> None:
    """3.2.8 The attack lies face up before all; Special Cargo doubles what it sinks."""
    ids = tuple(table.ship_id(target) for target in targets)
    table.state.turn.attack = Attack(by, dice, targets=ids, assists=(cargo.id,) if cargo else ())


def _next_mined(table: KaiserTable, seat: Seat, targets: list[Ship], type_: str) -> Script[Ship]:
    """3.3.21 In the order the attacker likes."""
    if len(targets) == 1:
        return targets[0]
    options = [aim_of(table.ship_id(target)) for target in targets]
    choice = yield from choose(table, seat, options, WhichNextTarget, type_)
    return next(target for target in targets if table.ship_id(target) == choice.ship)


def hit_merchant(table: KaiserTable, attacker: str, dice: Dice, target: Ship) -> str:
    """3.2.7 Mines and torpedoes: neither night nor damage weakens them; a damaged target defends at -2."""
    card = table.card_of(target)
    return attack(table, attacker, card.id, dice, NO_MODIFIERS, card.defence, damage_modifiers(table, target))


def apply_to_merchant(
    table: KaiserTable, seat: Seat, victim: Seat, target: Ship, outcome: str, cargo: ActionType | None
) -> Script[None]:
    """3.2.4, 3.2.6 A sunk ship is scored; a survivor has no Passage."""
    if outcome == "sunk":
        sink(table, seat, victim, target, "6.9.3" if target.prize else "3.2.4.d", 2 if cargo else 1)
        if not target.prize:
            yield from after_sinking(table, seat, victim, target.card, None)
    elif outcome == "damaged":
        damage(table, target)
