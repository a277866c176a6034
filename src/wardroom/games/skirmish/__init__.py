"""Skirmish: two to four captains, a hand of hidden guns and a die. The smallest complete game on the shelf."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wardroom.engine import (
    Ask,
    Chance,
    Dice,
    Event,
    Explanation,
    Game,
    Item,
    Judgement,
    Note,
    Option,
    Options,
    Question,
    Result,
    Say,
    Script,
    Seat,
    Sum,
    Switch,
    Table,
)


class Fire(Option):
    gun: int
    target: Seat


class Commit(Option):
    gun: int


class Hold(Option):
    passes = True


HOLD = Hold()
COMMIT = [Commit(gun) for gun in range(7)]
FIRE = [[Fire(gun, Seat(target)) for target in range(4)] for gun in range(7)]


class Aim(Question):
    rule = "2"


class Evade(Question):
    rule = "3"
    is_reaction = True
    attacker: Seat
    gun: int


class Boarding(Question):
    rule = "5"
    attacker: Seat
    target: Seat


class Shot(Event):
    rule = "4"
    attacker: Seat
    target: Seat
    attack: int
    defence: int


class Boarded(Event):
    rule = "5"
    winner: Seat
    loser: Seat


class Held(Event):
    rule = "2"
    captain: Seat


class Loaded(Event):
    rule = "6"
    gun: int


class Sunk(Event):
    rule = "7"
    captain: Seat


class Die(Note):
    rule = "4"
    captain: Seat


class Gun(Note):
    rule = "4"
    gun: int


class Hits(Note):
    rule = "4"
    target: Seat


class Misses(Note):
    rule = "4"
    target: Seat


class Alongside(Note):
    rule = "5"
    target: Seat


class MayEvade(Note):
    rule = "3"
    target: Seat


class Boards(Note):
    """A boarding action has no dice: the higher gun wins, and a tie goes to the defender."""

    rule = "5"
    gun: int


class IsSunk(Note):
    rule = "7"
    captain: Seat


class Yourself(Note):
    rule = "2"
    captain: Seat


@dataclass(slots=True)
class Battle:
    deck: list[int]
    hands: list[list[int]]
    hulls: list[int]
    spent: list[int]
    captain: Seat = Seat(0)

    def copy(self) -> "Battle":
        return Battle(self.deck[:], [hand[:] for hand in self.hands], self.hulls[:], self.spent[:], self.captain)

    def targets(self, captain: Seat) -> list[Seat]:
        return [Seat(seat) for seat, hull in enumerate(self.hulls) if hull and seat != captain]

    def next_afloat(self, captain: Seat) -> Seat:
        following = (captain + 1) % len(self.hulls)
        return Seat(following) if self.hulls[following] else self.next_afloat(Seat(following))


@dataclass(slots=True)
class BattleView:
    deck: int
    hands: list[int]
    hulls: list[int]
    spent: list[int]
    mine: list[int]


def shots(battle: Battle, captain: Seat, targets: list[Seat]) -> Sequence[Fire | Hold]:
    """2 Any gun in hand at any other captain afloat, or none."""
    return [HOLD, *[FIRE[gun][target] for gun in sorted(set(battle.hands[captain])) for target in targets]]


def commitments(battle: Battle, seat: Seat) -> Sequence[Commit | Hold]:
    """3, 5 Any gun in hand, or none."""
    return [HOLD, *[COMMIT[gun] for gun in sorted(set(battle.hands[seat]))]]


def spend(battle: Battle, seat: Seat, choice: Fire | Commit | Hold) -> int:
    """Lay the gun that was chosen on the spent pile; its calibre counts, and no gun counts nothing."""
    if isinstance(choice, Hold):
        return 0
    battle.hands[seat].remove(choice.gun)
    battle.spent.append(choice.gun)
    return choice.gun


def fire(table: Table[Battle], captain: Seat, shot: Fire) -> Script[None]:
    """3-5 The target may evade; the higher total of die and gun wins; a tie brings the ships together."""
    battle, target = table.state, shot.target
    gun = spend(battle, captain, shot)
    reply = yield from table.ask(target, Evade, lambda: commitments(battle, target), captain, gun)
    attack, defence = gun + table.dice.roll(6), spend(battle, target, reply) + table.dice.roll(6)
    table.tell(Shot, captain, target, attack, defence)
    if attack > defence:
        hit(table, target)
    elif attack == defence:
        yield from board(table, captain, target)


def board(table: Table[Battle], captain: Seat, target: Seat) -> Script[None]:
    """5 Both commit a gun in secret and show them together; the smaller loses, a tie goes to the defender."""
    battle, both = table.state, [captain, target]
    shown = yield from table.ask_all(both, Boarding, lambda seat: commitments(battle, seat), captain, target)
    ours, theirs = (spend(battle, seat, shown[seat]) for seat in both)
    winner, loser = (captain, target) if ours > theirs else (target, captain)
    table.tell(Boarded, winner, loser)
    hit(table, loser)


def hit(table: Table[Battle], seat: Seat) -> None:
    """7 A hull point is lost; at none the ship sinks."""
    table.state.hulls[seat] -= 1
    if not table.state.hulls[seat]:
        table.tell(Sunk, seat)


def odds(gun: int, reply: int) -> tuple[float, float, float]:
    """4, 5 The chances that the attack is higher, equal and lower, a die on either side."""
    leads = [gun + attack - reply - defence for attack in range(6) for defence in range(6)]
    higher, equal = sum(lead > 0 for lead in leads) / 36, leads.count(0) / 36
    return higher, equal, 1 - higher - equal


def sums(captain: Seat, target: Seat, gun: int, reply: int) -> tuple[Sum, ...]:
    """4 A die and a gun on either side."""
    return Sum(Die(captain), (6,), (Item(Gun(gun), gun),)), Sum(Die(target), (6,), (Item(Gun(reply), reply),))


def chances(seat: Seat, target: Seat, gun: int, reply: int) -> tuple[Chance, ...]:
    """4, 5 What may come of a shot, for a seat that fires or is fired at: the best first."""
    higher, equal, lower = odds(gun, reply)
    hits, misses = Chance(Hits(target), higher, seat != target), Chance(Misses(target), lower, seat == target)
    return (*((misses, hits) if seat == target else (hits, misses)), Chance(Alongside(target), equal))


class Thumb(Judgement[Battle]):
    def choose(self, battle: Battle, ask: Ask, dice: Dice) -> Option:
        """Heaviest gun at the weakest hull, two kept per enemy but one; evade by a gun that matches theirs, or not."""
        match ask.question:
            case Aim() if len(battle.hands[ask.seat]) > 2 * (len(battle.targets(ask.seat)) - 1):
                shots = [option for option in ask.options if isinstance(option, Fire)]
                return max(shots, key=lambda shot: (shot.gun, -battle.hulls[shot.target]))
            case Evade(gun=gun):
                return next(
                    (option for option in ask.options if isinstance(option, Commit) and option.gun >= gun), HOLD
                )
            case Boarding():
                return ask.options[-1]
        return HOLD

    def value(self, battle: Battle, seat: Seat) -> float:
        return battle.hulls[seat] / sum(battle.hulls)


class Skirmish(Game[Battle, BattleView]):
    id = "skirmish"
    players = (2, 3, 4)
    switches = (Switch("hull", 4, values=(3, 4, 5)),)
    state = Battle
    judgement = Thumb()

    def setup(self, options: Options, seats: int, dice: Dice) -> Battle:
        """1 Guns of calibre 1 to 6, five of each; three to every captain, the rest is the magazine."""
        deck = [gun for gun in range(1, 7) for _ in range(5)]
        dice.shuffle(deck)
        hands = [[deck.pop() for _ in range(3)] for _ in range(seats)]
        return Battle(deck, hands, [int(options["hull"])] * seats, [])

    def turn(self, table: Table[Battle]) -> Script[None]:
        """2, 6 The captain fires guns until holding fire, then loads one; the next captain afloat follows."""
        battle, captain = table.state, table.state.captain
        while battle.hands[captain] and battle.hulls[captain] and (targets := battle.targets(captain)):
            shot = yield from table.ask(captain, Aim, lambda: shots(battle, captain, targets))
            if isinstance(shot, Hold):
                table.tell(Held, captain)
                break
            yield from fire(table, captain, shot)
        battle.hands[captain].append(battle.deck.pop())
        table.whisper([captain], Loaded, battle.hands[captain][-1])
        battle.captain = battle.next_afloat(captain)

    def result(self, battle: Battle) -> Result | None:
        """8 Over when one captain is left afloat or the magazine is empty; hull points decide."""
        is_last = battle.hulls.count(0) == len(battle.hulls) - 1
        return Result.ranked(battle.hulls) if is_last or not battle.deck else None

    def view(self, battle: Battle, seat: Seat | None) -> BattleView:
        """9 Everybody sees the ships and the spent guns; hands are their owners' own, the magazine is nobody's."""
        mine = [] if seat is None else sorted(battle.hands[seat])
        sizes = [len(hand) for hand in battle.hands]
        return BattleView(len(battle.deck), sizes, battle.hulls[:], battle.spent[:], mine)

    def imagine(self, battle: Battle, seat: Seat | None, dice: Dice) -> None:
        """9 All guns that the seat cannot see are gathered, shuffled and dealt out again."""
        hidden = [battle.deck, *(hand for other, hand in enumerate(battle.hands) if other != seat)]
        unseen = sorted(gun for pile in hidden for gun in pile)
        dice.shuffle(unseen)
        for pile in hidden:
            pile[:] = [unseen.pop() for _ in pile]

    def reshuffle(self, battle: Battle, dice: Dice) -> None:
        """2 The deck lies face down."""
        battle.deck.sort()
        dice.shuffle(battle.deck)

    def holding(self, battle: Battle, seat: Seat) -> tuple[int, ...]:
        return tuple(sorted(battle.hands[seat]))

    def explain(self, battle: Battle, ask: Ask, option: Option) -> Explanation:
        """4 What the dice will bring, whether one fires a gun at somebody who may still evade, or evades."""
        match ask.question, option:
            case Aim(), Fire(gun, target):
                sides = sums(ask.seat, target, gun, 0)
                return Explanation((MayEvade(target),), sides, chances(ask.seat, target, gun, 0))
            case Evade(attacker, gun), _:
                reply = option.gun if isinstance(option, Commit) else 0
                sides = sums(attacker, ask.seat, gun, reply)
                return Explanation((), sides, chances(ask.seat, ask.seat, gun, reply))
            case Boarding(), _:
                return Explanation((Boards(option.gun if isinstance(option, Commit) else 0),))
        return Explanation()

    def why(self, battle: Battle, seat: Seat, piece: str) -> Note | None:
        """2, 7 Whoever is sunk is no target, nor is oneself."""
        captain = next((Seat(each) for each in range(len(battle.hulls)) if piece == f"seat-{each}"), None)
        if captain is None or (captain != seat and battle.hulls[captain]):
            return None
        return Yourself(seat) if captain == seat else IsSunk(captain)

    def conserved(self, battle: Battle) -> object:
        return sorted(battle.deck + battle.spent + [gun for hand in battle.hands for gun in hand])

    def flaws(self, battle: Battle) -> Iterator[str]:
        if not battle.deck:
            yield "a battle goes on without a magazine"
        if not battle.hulls[battle.captain]:
            yield f"the turn of captain {battle.captain}, who is sunk"
        if len(battle.hulls) - battle.hulls.count(0) < 2:
            yield f"a battle goes on with nobody to fight: {battle.hulls}"
        if not all(0 <= hull <= 5 for hull in battle.hulls):
            yield f"no such hull: {battle.hulls}"

    def compose(self, options: Options, seats: int, dice: Dice) -> Battle:
        """Any battle under way: guns spent and loaded, ships hit or sunk while two are afloat, any captain's turn."""
        battle = self.setup(options, seats, dice)
        for hand in battle.hands:
            battle.spent += [dice.draw(hand) for _ in range(dice.below(4))]
            hand += [battle.deck.pop() for _ in range(dice.below(4))]
        battle.spent += [battle.deck.pop() for _ in range(dice.below(len(battle.deck)))]
        first, sunk = dice.below(seats), dice.below(seats - 1)
        for seat, hull in enumerate(battle.hulls):
            battle.hulls[seat] = 0 if (seat - first) % seats < sunk else hull - dice.below(hull)
        battle.captain = battle.next_afloat(Seat(dice.below(seats)))
        return battle

    def picture(self, view: BattleView, say: Say) -> str:
        rows = [say("row", seat=Seat(seat), hull=hull, guns=view.hands[seat]) for seat, hull in enumerate(view.hulls)]
        return "\n".join([*rows, say("below", deck=view.deck, mine=tuple(view.mine))])


GAME = Skirmish()
