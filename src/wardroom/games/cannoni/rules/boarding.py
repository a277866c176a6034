"""Abbordaggi: grapnels, boarding parties, melees, and boardings of more than two ships."""

from wardroom.engine import Ask, Script, Seat
from wardroom.games.cannoni.logbook import MASTS, SECTION
from wardroom.games.cannoni.phrases import (
    DECLINE,
    Board,
    Boards,
    CutGrapples,
    DeckGained,
    Decline,
    Grapple,
    Grappled,
    GrapplesCut,
    HeldOff,
    HowManyBoard,
    LetGo,
    MeleeFought,
    Party,
    PartyFormed,
    Share,
    StrikeMast,
    ThrownBack,
    WhetherToBoard,
    WhetherToBoardAgain,
    WhetherToTake,
    WhichMastCut,
    WhichVictim,
    WhoseLosses,
)
from wardroom.games.cannoni.rules.capture import capture, check_guards, lose_crew
from wardroom.games.cannoni.rules.crew import passes_test
from wardroom.games.cannoni.rules.damage import strike_mast
from wardroom.games.cannoni.rules.guns import is_held_back
from wardroom.games.cannoni.rules.links import join, leave_melee, part, pull_in, pulled, set_clear
from wardroom.games.cannoni.state import NONE, Battle, Link, Melee, Ship
from wardroom.games.cannoni.table import (
    CannoniTable,
    afloat,
    are_enemies,
    are_touching,
    by_initiative,
    is_engaged,
    is_locked,
    links_between,
    links_of,
    melee_of,
)

GRAPNEL_RANGE = 4
MOST_ATTACKERS = 2
MOST_LOSSES = SECTION
DECISIVE = 5
"""The difference on deck that takes the ship or clears it."""

# --- Lanciare i grappini ----------------------------------------------------------------------------------------------


def grapples(table: CannoniTable, number: int, friends: bool = False) -> list[Grapple]:
    """Enemies, or friends, within four inches or in contact who can be brought alongside.

    Nobody who is boarding already throws grapnels.
    """
    battle = table.state
    ship = battle.ships[number]
    if not ship.crew.boxes or ship.is_prize or is_held_back(table, number) or is_engaged(battle, number):
        return []
    return [
        Grapple(table.name(other))
        for other, target in afloat(battle)
        if other != number
        and are_enemies(battle, number, other) != friends
        and is_in_reach(table, ship, target)
        and may_be_grappled(battle, number, other)
        and pulled(table, number, other) != NONE
    ]


def is_in_reach(table: CannoniTable, ship: Ship, target: Ship) -> bool:
    """Four inches between mainmasts, or bases in contact."""
    dx, dy = ship.x - target.x, ship.y - target.y
    if abs(dx) > GRAPNEL_RANGE + 1 or abs(dy) > GRAPNEL_RANGE + 1:
        return False
    return dx * dx + dy * dy <= GRAPNEL_RANGE**2 + 1e-9 or are_touching(table, ship, target)


def may_be_grappled(battle: Battle, number: int, other: int) -> bool:
    """Not a sinking ship, not one already held by these grapnels, not one that two enemies hold."""
    if battle.ships[other].sinking:
        return False
    held = [link for link in links_of(battle, other) if link.kind == "grapple"]
    if any(number in (link.a, link.b) for link in held):
        return False
    return sum(link.b == other and are_enemies(battle, link.a, other) for link in held) < MOST_ATTACKERS


def throw_grapnels(table: CannoniTable, number: int, order: Grapple) -> None:
    """A test, except on a friend; from then on neither can manoeuvre."""
    battle = table.state
    other = table.find(order.target)
    ship, target = battle.ships[number], battle.ships[other]
    is_enemy = are_enemies(battle, number, other)
    if is_enemy and not passes_test(table, number, "grapple"):
        return
    if is_enemy:
        ship.spoiled = target.spoiled = True
    table.tell(Grappled, table.name(number), order.target, "grapple.effect" if is_enemy else "grapple.friend")
    pull_in(table, number, other)
    join(battle, Link(number, other, "grapple"))


# --- Recidere i grappini ----------------------------------------------------------------------------------------------


def ways_to_get_loose(table: CannoniTable, number: int) -> list[CutGrapples | LetGo]:
    """Who is held has to cut; who threw the grapnels lets go, and so does either of two friends."""
    battle = table.state
    found: list[CutGrapples | LetGo] = []
    for link in links_of(battle, number):
        other = link.other(number)
        if link.kind == "grapple":
            is_held = link.b == number and are_enemies(battle, number, other)
            found.append((CutGrapples if is_held else LetGo)(table.name(other)))
    return found


def cut_grapples(table: CannoniTable, number: int, order: CutGrapples) -> None:
    """A test; +1 if boarders had been on deck and were thrown back."""
    link = grapple_between(table, number, order.target)
    if passes_test(table, number, "cut_grapples", link.repulsed):
        get_loose(table, number, order.target, link, "cut.test")


def let_go(table: CannoniTable, number: int, order: LetGo) -> None:
    """No test."""
    link = grapple_between(table, number, order.target)
    by = "cut.attacker" if are_enemies(table.state, link.a, link.b) else "grapple.friend"
    get_loose(table, number, order.target, link, by)


def grapple_between(table: CannoniTable, number: int, name: str) -> Link:
    other = table.find(name)
    return next(link for link in links_between(table.state, number, other) if link.kind == "grapple")


def get_loose(table: CannoniTable, number: int, name: str, link: Link, by: str) -> None:
    """Free, an inch away if there is room, and able to sail from the next phase on."""
    part(table, link)
    table.tell(GrapplesCut, table.name(number), name, by)
    set_clear(table, number, table.find(name), by)


# --- step 10: who boards whom -----------------------------------------------------------------------------------------


def begin_boarding(table: CannoniTable) -> Script[None] | None:
    """The next question of who boards whom; then parties are formed."""
    battle = table.state
    if battle.links:
        for step in (take_helpless, join_melees, board_again, board_grappled, board_fouled):
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


def join_melees(table: CannoniTable) -> Script[None] | None:
    """Abbordaggi multipli: a second ship that has grappled the victim joins in, on deck if that is gained already.

    Whose boarding of her is over does so only if he wants to.
    """
    battle = table.state
    for link in contacts(table, "grapple"):
        melee = melee_of(battle, link.b)
        if melee is None or melee.victim != link.b or melee.resting or link.settled or not is_free(battle, link.a):
            continue
        if can_join(battle, melee, link.a) and can_board(battle, link.a):
            attackers = tuple(by_initiative(battle, (*melee.attackers, link.a)))
            battle.melees[battle.melees.index(melee)] = melee._replace(attackers=attackers)
            table.tell(Boards, table.name(link.a), table.name(link.b), "multi.two")
    return None


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
    chosen = yield from table.ask_each(asks)
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


# --- Mischie ----------------------------------------------------------------------------------------------------------


def fight_melees(table: CannoniTable) -> Script[None] | None:
    """One round of every boarding; then the ships drift."""
    battle = table.state
    for melee in battle.melees:
        if not melee.fought and not melee.resting:
            return fight(table, melee)
    battle.melees[:] = [melee._replace(fought=False) for melee in battle.melees]
    battle.stage = "drift"
    battle.queue = by_initiative(battle, range(len(battle.ships)))
    return None


def fight(table: CannoniTable, melee: Melee) -> Script[None]:
    """Both roll and add Combat; decks before the deck is reached, more sections on it."""
    battle = table.state
    battle.melees[battle.melees.index(melee)] = melee = melee._replace(fought=True)
    if not any(battle.ships[number].party for number in melee.attackers):
        end_boarding(table, melee, "melee.empty")
        return
    melee = without_spent(table, melee)
    if not battle.ships[melee.victim].party:
        yield from win_ground(table, melee)
        return
    attack, defence = totals(table, melee)
    rolled, against = table.roll(), table.roll()
    score, other = max(1, rolled + attack), max(1, against + defence)
    names = table.name(melee.attackers[0]), table.name(melee.victim)
    table.tell(MeleeFought, *names, melee.aboard, rolled, score, against, other)
    yield from settle(table, melee, score - other)


def totals(table: CannoniTable, melee: Melee) -> tuple[int, int]:
    """What each side adds: two attackers have the better decks, the worse Combat, and all their sections."""
    ships = table.state.ships
    attackers, victim = [ships[number] for number in melee.attackers], ships[melee.victim]
    attack, defence = min(ship.crew.combat for ship in attackers), victim.crew.combat
    if not melee.aboard:
        return attack + max(table.book(ship).decks for ship in attackers), defence + table.book(victim).decks
    more = sum(ship.party_sections for ship in attackers) - victim.party_sections
    return attack + max(0, more), defence + max(0, -more)


def settle(table: CannoniTable, melee: Melee, margin: int) -> Script[None]:
    """The loser strikes boxes of his party; then the deck is gained, held, cleared or taken."""
    if margin > 0:
        yield from attackers_win(table, melee, margin)
    elif margin < 0:
        yield from defenders_win(table, melee, -margin)
    elif not melee.aboard:
        hold_off(table, melee, "melee.tie")


def attackers_win(table: CannoniTable, melee: Melee, margin: int) -> Script[None]:
    """On deck by any margin at first; then the ship herself by five or more, or when no defender is left."""
    battle = table.state
    victim = battle.ships[melee.victim]
    yield from cut_rigging(table, melee.victim)
    lose_crew(table, melee.victim, min(margin, MOST_LOSSES, victim.party), "melee.roll")
    check_guards(table, melee.victim)
    if melee not in battle.melees:
        return
    if not melee.aboard or not victim.party or margin >= DECISIVE:
        yield from win_ground(table, melee)


def win_ground(table: CannoniTable, melee: Melee) -> Script[None]:
    """From the rail the boarders come on deck; on deck the ship is theirs."""
    battle = table.state
    if melee.aboard:
        yield from capture(table, by_initiative(battle, melee.attackers), melee.victim)
        return
    battle.melees[battle.melees.index(melee)] = melee._replace(aboard=True)
    table.tell(DeckGained, table.name(melee.attackers[0]), table.name(melee.victim))


def cut_rigging(table: CannoniTable, number: int) -> Script[None]:
    """Danni alla velatura durante un abbordaggio: a box of the owner's choice, never the last of a mast."""
    ship = table.state.ships[number]
    masts = [mast for mast in range(3) if ship.masts[mast] > 1]
    if not masts:
        return
    mast = masts[0]
    if len(masts) > 1:
        options = [StrikeMast(MASTS[each]) for each in masts]
        choice = yield from table.ask(ship.seat, WhichMastCut, options, table.name(number))
        mast = MASTS.index(choice.mast)
    strike_mast(table, number, mast, 1, "melee.rigging")


def defenders_win(table: CannoniTable, melee: Melee, margin: int) -> Script[None]:
    """Held off at the rail; on deck thrown back by five or more, or when no boarder is left."""
    battle = table.state
    yield from lose_boarders(table, melee, min(margin, MOST_LOSSES))
    is_empty = not any(battle.ships[number].party for number in melee.attackers)
    if is_empty or (melee.aboard and margin >= DECISIVE):
        end_boarding(table, melee, "melee.empty" if is_empty else "melee.deck")
        return
    melee = without_spent(table, melee)
    if not melee.aboard:
        hold_off(table, melee, "melee.first_loss")


def without_spent(table: CannoniTable, melee: Melee) -> Melee:
    """What is left of a boarding: of two attackers one whose party is gone is out of it, and the other fights on."""
    battle = table.state
    spent = [number for number in melee.attackers if not battle.ships[number].party]
    for number in spent:
        settle_links(battle, melee, number, repulsed=melee.aboard)
        leave_melee(battle, number)
        tell_repulse(table, melee, number, "melee.empty")
    return next(each for each in battle.melees if each.victim == melee.victim) if spent else melee


def lose_boarders(table: CannoniTable, melee: Melee, losses: int) -> Script[None]:
    """The losses of two attackers are shared out by the one with the higher initiative."""
    battle = table.state
    parties = [battle.ships[number].party for number in melee.attackers]
    losses = min(losses, sum(parties))
    first = min(losses, parties[0])
    if len(parties) > 1:
        least = max(0, losses - parties[1])
        if least < first:
            options = [Share(boxes) for boxes in range(least, first + 1)]
            seat = battle.ships[melee.attackers[0]].seat
            choice = yield from table.ask(seat, WhoseLosses, options, table.name(melee.attackers[0]), losses)
            first = choice.boxes
        lose_crew(table, melee.attackers[1], losses - first, "melee.roll")
    lose_crew(table, melee.attackers[0], first, "melee.roll")


def hold_off(table: CannoniTable, melee: Melee, by: str) -> None:
    """The melee rests: links and parties stay, and both may act next turn."""
    battle = table.state
    battle.melees[battle.melees.index(melee)] = melee._replace(resting=True)
    table.tell(HeldOff, table.name(melee.victim), table.name(melee.attackers[0]), by)


def end_boarding(table: CannoniTable, melee: Melee, by: str) -> None:
    """The boarding is over and the links stay; thrown back from the deck, they have become easier to cut."""
    battle = table.state
    for attacker in melee.attackers:
        settle_links(battle, melee, attacker, repulsed=melee.aboard)
    leave_melee(battle, melee.victim)
    tell_repulse(table, melee, melee.attackers[0], by)


def tell_repulse(table: CannoniTable, melee: Melee, attacker: int, by: str) -> None:
    """Thrown back from the deck, or held off at the rail."""
    names = table.name(melee.victim), table.name(attacker)
    if melee.aboard:
        table.tell(ThrownBack, *names, by)
    else:
        table.tell(HeldOff, *names, by)
