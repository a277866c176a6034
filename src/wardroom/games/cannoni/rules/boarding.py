"""Abbordaggi, abbordaggi multipli: who boards whom, and with how many."""

from wardroom.engine import Ask, Event, Option, Question, Script, Seat
from wardroom.games.cannoni.logbook import SECTION
from wardroom.games.cannoni.rules.capture import capture
from wardroom.games.cannoni.rules.grapnels import MOST_ATTACKERS
from wardroom.games.cannoni.rules.links import leave_melee
from wardroom.games.cannoni.rules.phrasing import By
from wardroom.games.cannoni.state import Battle, Link, Melee, Ship
from wardroom.games.cannoni.table import CannoniTable, are_enemies, by_initiative, is_locked, links_between, melee_of

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class WhetherToTake(Question):
    rule = "struck.taken"
    ship: str
    prize: str


class WhetherToBoard(Question):
    rule = "board.when"
    ship: str


class WhetherToBoardAgain(Question):
    rule = "melee.again"
    ship: str


class WhichVictim(Question):
    rule = "multi.split"
    ship: str


class HowManyBoard(Question):
    rule = "party.form"
    ship: str


class Board(Option):
    target: str


class Decline(Option):
    passes = True


DECLINE = Decline()


class Party(Option):
    sections: int


class Boards(By, Event):
    ship: str
    target: str
    by: str


class PartyFormed(Event):
    rule = "party.form"
    ship: str
    sections: int
    boxes: int


# --- step 10: who boards whom -----------------------------------------------------------------------------------------


def begin_boarding(table: CannoniTable) -> Script[None] | None:
    """The next question of who boards whom; then parties are formed."""
    battle = table.state
    if battle.links:
        for step in (take_helpless, board_again, board_grappled, board_fouled):
            script = step(table)
            if script is not None:
                return script
    battle.queue = []
    battle.stage = "parties"
    return None


def is_helpless(ship: Ship) -> bool:
    """Struck, or without a crew: taken without a fight."""
    return ship.struck or not ship.crew.boxes


def is_free(battle: Battle, number: int) -> bool:
    """Whether a ship can still take part in a boarding of this turn."""
    return melee_of(battle, number) is None and number not in battle.queue


def can_board(battle: Battle, number: int) -> bool:
    """Whether a ship has men to board with and leave to."""
    ship = battle.ships[number]
    return ship.crew.boxes > 0 and not ship.struck and not ship.is_prize and not ship.sinking and not ship.crippled


def contacts(table: CannoniTable, kind: str) -> list[Link]:
    """Links of a kind between enemies that lie alongside each other, those of the highest initiative first."""
    battle = table.state
    found = [link for link in battle.links if link.kind == kind and are_enemies(battle, link.a, link.b)]
    order = by_initiative(battle, range(len(battle.ships)))
    return sorted(found, key=lambda link: min(order.index(link.a), order.index(link.b)))


def take_helpless(table: CannoniTable) -> Script[None] | None:
    """Danneggiamenti: struck ships and decimated crews are taken by whoever holds them, without a melee.

    Who has grappled her takes her; who is merely entangled with her may decline.
    """
    battle = table.state
    for link in (*contacts(table, "grapple"), *contacts(table, "foul")):
        for captor, prize in ((link.a, link.b), (link.b, link.a)):
            is_taken = is_helpless(battle.ships[prize]) and can_board(battle, captor)
            if is_taken and captor not in battle.queue and not is_locked(battle, captor):
                return take(table, captor, prize) if link.kind == "grapple" else ask_to_take(table, captor, prize)
    return None


def take(table: CannoniTable, captor: int, prize: int) -> Script[None]:
    """A captor who cannot spare a crew tries only once in a turn."""
    yield from capture(table, [captor], prize)
    if are_enemies(table.state, prize, captor):
        table.state.queue.append(captor)


def ask_to_take(table: CannoniTable, captor: int, prize: int) -> Script[None]:
    """Who declines does not board in this turn."""
    options: list[Board | Decline] = [Board(table.name(prize)), DECLINE]
    names = table.name(captor), table.name(prize)
    choice = yield from table.ask(table.state.ships[captor].seat, WhetherToTake, options, *names)
    if isinstance(choice, Decline):
        table.state.queue.append(captor)
    else:
        yield from take(table, captor, prize)


def can_join(battle: Battle, melee: Melee, number: int) -> bool:
    """Two ships board one only together: enemies of each other do not, and the first to come has her to himself."""
    return len(melee.attackers) < MOST_ATTACKERS and not are_enemies(battle, melee.attackers[0], number)


def board_again(table: CannoniTable) -> Script[None] | None:
    """Boarders who were held off: the ship with the higher initiative may try again, or else the other."""
    battle = table.state
    melee = next((melee for melee in battle.melees if melee.resting), None)
    return None if melee is None else ask_again(table, melee)


def ask_again(table: CannoniTable, melee: Melee) -> Script[None]:
    """The same parties fight; if the boarded ship attacks it is she who boards one of the others.

    Each attacker answers for himself, and who declined does not fight on.
    """
    battle = table.state
    again: list[int] = []
    for number in by_initiative(battle, melee.ships):
        is_victim = number == melee.victim
        if not can_board(battle, number) or (is_victim and again):
            continue
        aims = melee.attackers if is_victim else (melee.victim,)
        options: list[Board | Decline] = [*(Board(table.name(aim)) for aim in aims), DECLINE]
        choice = yield from table.ask(battle.ships[number].seat, WhetherToBoardAgain, options, table.name(number))
        if isinstance(choice, Board):
            if is_victim:
                turn_the_tables(table, melee, table.find(choice.target))
                return
            again.append(number)
            table.tell(Boards, table.name(number), choice.target, "melee.again")
    for number in melee.attackers:
        if number not in again:
            stand_down(battle, melee, number)
    if again:
        at = next(at for at, each in enumerate(battle.melees) if each.victim == melee.victim)
        battle.melees[at] = battle.melees[at]._replace(resting=False)
    else:
        battle.queue.append(melee.victim)


def stand_down(battle: Battle, melee: Melee, number: int) -> None:
    """An attacker does not fight on, and boards nobody else in this turn."""
    settle_links(battle, melee, number)
    leave_melee(battle, number)
    battle.queue.append(number)


def turn_the_tables(table: CannoniTable, melee: Melee, target: int) -> None:
    """The boarded ship boards one of those who boarded her; nobody changes a party."""
    battle = table.state
    for attacker in melee.attackers:
        if attacker != target:
            stand_down(battle, melee, attacker)
    at = next(at for at, each in enumerate(battle.melees) if each.victim == melee.victim)
    battle.melees[at] = Melee(target, (melee.victim,), ready=(melee.victim, target))
    table.tell(Boards, table.name(melee.victim), table.name(target), "melee.again")


def settle_links(battle: Battle, melee: Melee, attacker: int, repulsed: bool = False) -> None:
    """From now on the links of an attacker lead to another boarding only if somebody wants it."""
    for link in links_between(battle, attacker, melee.victim):
        ended = link._replace(settled=True, repulsed=link.repulsed or repulsed)
        battle.links[battle.links.index(link)] = ended


def board_grappled(table: CannoniTable) -> Script[None] | None:
    """A grapple on an enemy leads to a boarding; who holds two, or is held by many, picks in order of initiative.

    Boarders who were thrown back, and those who declined to try again, may choose.
    """
    battle = table.state
    for number in by_initiative(battle, range(len(battle.ships))):
        links = [link for link in contacts(table, "grapple") if number in (link.a, link.b)]
        forced = [link.b for link in links if link.a == number and not link.settled]
        thrown = [other for other in forced if may_board(battle, number, other)]
        if len(thrown) == 1:
            begin_melee(table, number, thrown[0])
        elif thrown:
            return pick_victim(table, number, thrown)
        else:
            settled = [link.other(number) for link in links if link.settled]
            aims = [other for other in settled if may_board(battle, number, other)]
            if aims:
                return ask_to_board(table, number, aims)
    return None


def may_board(battle: Battle, number: int, target: int) -> bool:
    """A ship in no other boarding, and a victim who attacks nobody and is not boarded by two already."""
    if not can_board(battle, number) or not is_free(battle, number) or is_helpless(battle.ships[target]):
        return False
    melee = melee_of(battle, target)
    if melee is None:
        return True
    return melee.victim == target and not melee.resting and can_join(battle, melee, number)


def pick_victim(table: CannoniTable, number: int, aims: list[int]) -> Script[None]:
    """Who could board several boards one."""
    options = [Board(table.name(aim)) for aim in aims]
    choice = yield from table.ask(table.state.ships[number].seat, WhichVictim, options, table.name(number))
    begin_melee(table, number, table.find(choice.target))


def board_fouled(table: CannoniTable) -> Script[None] | None:
    """Entangled enemies board only if an owner wants it; the one with the higher initiative is asked first."""
    battle = table.state
    for link in contacts(table, "foul"):
        for number in by_initiative(battle, (link.a, link.b)):
            if may_board(battle, number, link.other(number)):
                return ask_to_board(table, number, [link.other(number)])
    return None


def ask_to_board(table: CannoniTable, number: int, aims: list[int]) -> Script[None]:
    """Yes or no; whoever says no is not asked again in this turn."""
    options: list[Board | Decline] = [*(Board(table.name(aim)) for aim in aims), DECLINE]
    choice = yield from table.ask(table.state.ships[number].seat, WhetherToBoard, options, table.name(number))
    if isinstance(choice, Decline):
        table.state.queue.append(number)
    else:
        begin_melee(table, number, table.find(choice.target))


def begin_melee(table: CannoniTable, number: int, target: int) -> None:
    """A boarding, or a second attacker in one."""
    battle = table.state
    melee = melee_of(battle, target)
    if melee is None:
        battle.melees.append(Melee(target, (number,)))
    else:
        attackers = tuple(by_initiative(battle, (*melee.attackers, number)))
        battle.melees[battle.melees.index(melee)] = melee._replace(attackers=attackers)
    for ship in (battle.ships[number], battle.ships[target]):
        ship.spoiled = True
    battle.ships[target].foe = battle.ships[number].side
    table.tell(Boards, table.name(number), table.name(target), "board.when" if melee is None else "multi.two")


# --- Formare le squadre di abbordaggio --------------------------------------------------------------------------------


def form_parties(table: CannoniTable) -> Script[None] | None:
    """Every ship in a boarding that has no party yet chooses one; when all have, they are shown and fight."""
    battle = table.state
    asked: dict[Seat, int] = {}
    for melee in battle.melees:
        for number in melee.ships:
            if number not in melee.ready and number not in melee.covered:
                asked.setdefault(battle.ships[number].seat, number)
    if asked:
        return choose_parties(table, asked)
    show_parties(table)
    battle.stage = "melee"
    return None


def choose_parties(table: CannoniTable, asked: dict[Seat, int]) -> Script[None]:
    """From one section to all; the incomplete one, if there is one, goes first. Nobody sees what the others choose."""
    battle = table.state
    asks = [
        Ask(seat, [Party(sections) for sections in party_sizes(battle.ships[number])], HowManyBoard, (name,), {})
        for seat, number in asked.items()
        for name in [table.name(number)]
    ]
    chosen = yield from table.gather(asks)
    for seat, number in asked.items():
        choice, melee = chosen[seat], melee_of(battle, number)
        assert isinstance(choice, Party) and melee is not None
        battle.ships[number].party = party_boxes(battle.ships[number], choice.sections)
        battle.melees[battle.melees.index(melee)] = melee._replace(covered=(*melee.covered, number))


def party_sizes(ship: Ship) -> range:
    """How many sections may board."""
    return range(1, (ship.crew.boxes + SECTION - 1) // SECTION + 1)


def party_boxes(ship: Ship, sections: int) -> int:
    """The boxes of so many sections, the incomplete one first."""
    return (ship.crew.boxes % SECTION or SECTION) + SECTION * (sections - 1)


def show_parties(table: CannoniTable) -> None:
    """Both parties have been chosen before either is shown."""
    battle = table.state
    for at, melee in enumerate(battle.melees):
        for number in melee.covered:
            ship = battle.ships[number]
            table.tell(PartyFormed, table.name(number), ship.party_sections, ship.party)
        battle.melees[at] = melee._replace(ready=(*melee.ready, *melee.covered), covered=())
