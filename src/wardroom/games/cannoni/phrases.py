"""The vocabulary of the game: what captains choose, what they are asked, what they are told.

Events of movement carry the place where a ship ends, for whoever draws the chart. Where a phrase comes of several
rules, `by` is the one that applies.
"""

from functools import cache

from wardroom.engine import Event, Late, Option, Question, Seat


class By:
    """A phrase that cites the rule it comes of."""

    by: str

    @property
    def cites(self) -> str:
        """The rule that applies here."""
        return self.by


# --- options: sailing -------------------------------------------------------------------------------------------------


class Move(Option):
    distance: float


class Turn(Option):
    """A curve to so many ticks of a card, then straight; `distance` is both together."""

    letter: str
    side: str
    ticks: int
    distance: float


class Luff(Option):
    """A curve that ends between two ticks, exactly head to wind."""

    letter: str
    side: str


class More(Option):
    pass


class Curve(Option):
    letter: str
    side: str


class Straight(Option):
    pass


class Tack(Option):
    side: str


class DropAnchor(Option):
    end: str


class Weigh(Option):
    pass


class CutCable(Option):
    pass


class Swing(Option):
    side: str
    quarte: int


class SetSails(Option):
    sails: str


# --- options: guns and emergencies ------------------------------------------------------------------------------------


class Load(Option):
    side: str
    shot: str


class Fire(Option):
    side: str
    target: str
    aim: str


class FireOff(Option):
    side: str


class LoadBattery(Option):
    pass


class Heat(Option):
    pass


class Salvo(Option):
    target: str
    aim: str


class Grapple(Option):
    target: str


class CutGrapples(Option):
    target: str


class LetGo(Option):
    target: str


class FreeRigging(Option):
    target: str


class FightFire(Option):
    pass


class ClearWreck(Option):
    mast: str


class Refloat(Option):
    pass


class Rally(Option):
    pass


class Repair(Option):
    pass


class Pass(Option):
    pass


# --- options: everything else -----------------------------------------------------------------------------------------


class Token(Option):
    value: int


class Signal(Option):
    action: str


class NextShip(Option):
    ship: str


class StayOn(Option):
    pass


class LeaveTable(Option):
    pass


class ComeBack(Option):
    pass


class GiveUp(Option):
    gives_up = True


class KeepLine(Option):
    pass


class BreakLine(Option):
    pass


class Board(Option):
    target: str


class Decline(Option):
    pass


class Burn(Option):
    mast: str
    side: str


class StrikeSide(Option):
    side: str


class StrikeMast(Option):
    mast: str


class MendMast(Option):
    mast: str


class Party(Option):
    sections: int


class PrizeCrew(Option):
    boxes: int


class Share(Option):
    boxes: int


class WindFrom(Option):
    point: str


class Muster(Option):
    """A ship for the fleet; her value is for the words."""

    ship: str
    value: int

    @property
    def notation(self) -> str:
        return f"{self.kind} {self.ship}"


class Enough(Option):
    pass


class Astern(Option):
    """In line ahead, behind a ship."""

    ship: str


class Alone(Option):
    pass


class Station(Option):
    number: int


class LineStation(Option):
    """The van of a line on a station, the others astern of her."""

    number: int
    heading: str


@cache
def move_of(distance: float) -> Move:
    """The option, made once; so are those below."""
    return Move(distance)


@cache
def turn_of(letter: str, side: str, ticks: int, distance: float) -> Turn:
    return Turn(letter, side, ticks, distance)


@cache
def luff_of(letter: str, side: str) -> Luff:
    return Luff(letter, side)


@cache
def load_of(side: str, shot: str) -> Load:
    return Load(side, shot)


@cache
def fire_of(side: str, target: str, aim: str) -> Fire:
    return Fire(side, target, aim)


@cache
def sails_of(sails: str) -> SetSails:
    return SetSails(sails)


@cache
def token_of(value: int) -> Token:
    return Token(value)


MORE, STRAIGHT, WEIGH, CUT_CABLE, LOAD_BATTERY, HEAT = More(), Straight(), Weigh(), CutCable(), LoadBattery(), Heat()
FIGHT_FIRE, REFLOAT, RALLY, REPAIR, PASS = FightFire(), Refloat(), Rally(), Repair(), Pass()
STAY_ON, LEAVE_TABLE, COME_BACK, GIVE_UP = StayOn(), LeaveTable(), ComeBack(), GiveUp()
KEEP_LINE, BREAK_LINE, DECLINE, ENOUGH = KeepLine(), BreakLine(), Decline(), Enough()
ALONE = Alone()
DROP_ANCHOR = (DropAnchor("bow"), DropAnchor("stern"))
CURVES = {(letter, side): Curve(letter, side) for letter in "ABCD" for side in ("starboard", "port")}

OPTIONS: tuple[type[Option], ...] = (
    Move,
    Turn,
    Luff,
    More,
    Curve,
    Straight,
    Tack,
    DropAnchor,
    Weigh,
    CutCable,
    Swing,
    SetSails,
    Load,
    Fire,
    FireOff,
    LoadBattery,
    Heat,
    Salvo,
    Grapple,
    CutGrapples,
    LetGo,
    FreeRigging,
    FightFire,
    ClearWreck,
    Refloat,
    Rally,
    Repair,
    Pass,
    Token,
    Late,
    Signal,
    NextShip,
    StayOn,
    LeaveTable,
    ComeBack,
    GiveUp,
    KeepLine,
    BreakLine,
    Board,
    Decline,
    Burn,
    StrikeSide,
    StrikeMast,
    MendMast,
    Party,
    PrizeCrew,
    Share,
    WindFrom,
    Muster,
    Enough,
    Astern,
    Alone,
    Station,
    LineStation,
)

# --- questions --------------------------------------------------------------------------------------------------------


class WhichWind(By, Question):
    by: str = "wind.initial"


class WhatToMuster(Question):
    rule = "free.muster"
    purse: int


class WhichLine(Question):
    """Whether a ship joins a squadron before the battle."""

    rule = "opt.squadron.form"
    ship: str


class WhichStation(Question):
    rule = "free.station"
    ship: str


class WhichOpeningLoad(Question):
    rule = "opt.ammo.choice"
    ship: str
    side: str


class WhichMastMended(Question):
    rule = "opt.repair.recover"
    ship: str


class WhetherToReturn(Question):
    rule = "edge.give_up"
    ship: str


class WhetherToBreak(Question):
    rule = "opt.squadron.break"
    ship: str


class WhereItBurns(Question):
    rule = "prep.fire"
    ship: str


class WhichToken(Question):
    rule = "token.secret"
    ship: str


class WhichSquadronToken(Question):
    rule = "opt.squadron.token"
    ship: str


class WhichFortToken(Question):
    rule = "battery.tokens"
    battery: str


class Orders(Question):
    rule = "action.one"
    ship: str
    phase: int


class MustSail(By, Question):
    ship: str
    phase: int
    by: str = "action.first_move"


class FurtherOrders(Question):
    rule = "geo.menu"
    ship: str


class WhichCourse(Question):
    rule = "turn.then_straight"
    ship: str
    letter: str
    side: str


class HowFarStraight(Question):
    rule = "move.straight"
    ship: str


class BatteryOrders(Question):
    rule = "battery.actions"
    battery: str
    phase: int


class WhichSignal(Question):
    rule = "opt.squadron.action"
    ship: str
    phase: int


class WhoActsNext(Question):
    rule = "opt.squadron.token"
    action: str


class WhetherToStay(Question):
    rule = "edge.test"
    ship: str


class WhichSideHit(By, Question):
    ship: str
    by: str


class WhichMastHit(Question):
    rule = "hit.mast"
    ship: str


class WhichMastCut(Question):
    rule = "melee.rigging"
    ship: str


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


class WhoseLosses(Question):
    rule = "multi.two"
    ship: str
    losses: int


class HowManyGuards(Question):
    rule = "prize.crew"
    ship: str
    prize: str


class HowManyMore(Question):
    rule = "prize.two_captors"
    ship: str
    prize: str


QUESTIONS: tuple[type[Question], ...] = (
    WhichWind,
    WhatToMuster,
    WhichLine,
    WhichStation,
    WhichOpeningLoad,
    WhichMastMended,
    WhetherToReturn,
    WhetherToBreak,
    WhereItBurns,
    WhichToken,
    WhichSquadronToken,
    WhichFortToken,
    Orders,
    MustSail,
    FurtherOrders,
    WhichCourse,
    HowFarStraight,
    BatteryOrders,
    WhichSignal,
    WhoActsNext,
    WhetherToStay,
    WhichSideHit,
    WhichMastHit,
    WhichMastCut,
    WhetherToTake,
    WhetherToBoard,
    WhetherToBoardAgain,
    WhichVictim,
    HowManyBoard,
    WhoseLosses,
    HowManyGuards,
    HowManyMore,
)

# --- events: the turn -------------------------------------------------------------------------------------------------


class FirstWind(By, Event):
    rolled: int
    point: str
    by: str = "wind.initial"


class WindToChoose(By, Event):
    rolled: int
    seat: Seat
    by: str = "wind.initial"


class Mustered(Event):
    rule = "free.muster"
    seat: Seat
    ship: str
    value: int


class JoinedLine(Event):
    rule = "opt.squadron.form"
    ship: str
    leader: str


class Stationed(Event):
    rule = "free.station"
    ship: str
    number: int
    x: float
    y: float
    heading: int


class TurnBegan(Event):
    rule = "seq.order"
    turn: int


class WindTurned(By, Event):
    """`quarte` clockwise; below zero the other way, zero not at all."""

    ship: str
    rolled: int
    quarte: int
    point: str
    by: str = "wind.variation"


class TooLate(Event):
    rule = "opt.tokens.last"
    seat: Seat
    times: int


class DrawsBlind(Event):
    rule = "opt.tokens.three"
    seat: Seat


class TokensPlaced(Event):
    rule = "token.secret"


class PhaseCalled(Event):
    rule = "def.active"
    phase: int


class TokenShown(Event):
    rule = "token.secret"
    ship: str
    value: int


class LineBroken(Event):
    rule = "opt.squadron.line"
    ship: str
    ordered: bool

    @property
    def cites(self) -> str:
        return "opt.squadron.break" if self.ordered else self.rule


class Signalled(Event):
    rule = "opt.squadron.action"
    ship: str
    action: str


class Idle(By, Event):
    ship: str
    by: str


class BattleOver(Event):
    """`winner` is a side, or several that are allied; nobody where the result is debatable."""

    rule = "victory.check"
    ending: str
    winner: tuple[str, ...]

    @property
    def cites(self) -> str:
        return f"victory.{self.ending}"


class Scored(Event):
    """The points of a side, or of several that are allied."""

    rule = "victory.points"
    side: tuple[str, ...]
    points: int


# --- events: sailing --------------------------------------------------------------------------------------------------


class Sailed(Event):
    rule = "move.straight"
    ship: str
    distance: float
    x: float
    y: float
    heading: int

    @property
    def cites(self) -> str:
        return self.rule if self.distance else "move.zero"


class Turned(Event):
    rule = "turn.then_straight"
    ship: str
    letter: str
    side: str
    curve: float
    distance: float
    x: float
    y: float
    heading: int


class InIrons(By, Event):
    ship: str
    by: str


class Tried(By, Event):
    """A manoeuvre test: what it was for, the die, the ability with all modifiers, and whether it was passed."""

    ship: str
    task: str
    rolled: int
    ability: int
    passed: bool
    by: str = "test.procedure"


class MetShip(Event):
    rule = "collision.test"
    ship: str
    other: str


class Collided(Event):
    rule = "collision.failed"
    ship: str
    other: str
    fouled: bool


class MetCoast(By, Event):
    ship: str
    by: str


class Grounded(Event):
    rule = "coast.result"
    ship: str


class BackedOff(Event):
    rule = "coast.result"
    ship: str
    x: float
    y: float
    heading: int


class StoppedShort(Event):
    rule = "edge.test"
    ship: str
    x: float
    y: float
    heading: int


class LeftTable(Event):
    """`way` says what it means: leaving, gone, home or escaped."""

    rule = "edge.leave"
    ship: str
    edge: str
    way: str

    @property
    def cites(self) -> str:
        return "prize.home" if self.way in ("home", "gone") else self.rule


class Declared(Event):
    rule = "edge.give_up"
    ship: str
    returns: bool


class StaysAway(Event):
    rule = "edge.no_return"
    ship: str


class Returned(Event):
    rule = "edge.return_pose"
    ship: str
    x: float
    y: float
    heading: int


class NoRoom(Event):
    rule = "edge.return"
    ship: str


class Tacked(Event):
    rule = "tack.pivot"
    ship: str
    side: str
    x: float
    y: float
    heading: int


class Anchored(Event):
    rule = "anchor.drop"
    ship: str
    end: str


class WeighsAnchor(Event):
    rule = "anchor.weigh"
    ship: str


class AnchorUp(Event):
    rule = "anchor.weigh"
    ship: str


class CableCut(Event):
    rule = "anchor.cut"
    ship: str


class Swung(Event):
    rule = "swing.rule"
    ship: str
    side: str
    quarte: int
    x: float
    y: float
    heading: int


class SailsChanged(By, Event):
    ship: str
    sails: str
    by: str


class Drifted(By, Event):
    ship: str
    distance: float
    x: float
    y: float
    heading: int
    by: str


class Shifted(By, Event):
    """A ship pulled into contact, or set clear: not a movement of her own."""

    ship: str
    x: float
    y: float
    heading: int
    by: str


# --- events: guns -----------------------------------------------------------------------------------------------------


class Loaded(Event):
    """What others see: a side was loaded. `doubled` if a ball was put before another."""

    rule = "load.action"
    ship: str
    side: str
    doubled: bool

    @property
    def cites(self) -> str:
        return "opt.ammo.double_load" if self.doubled else self.rule


class LoadedWith(Event):
    rule = "opt.ammo.secret"
    ship: str
    side: str
    shot: str


class BatteryLoaded(Event):
    rule = "battery.actions"
    battery: str


class Heated(Event):
    rule = "battery.hot.steps"
    battery: str


class Fired(Event):
    """A broadside: the die and what is added to it, against the die of the target."""

    rule = "shot.result"
    ship: str
    side: str
    target: str
    aim: str
    shot: str
    range: float
    rake: str
    rolled: int
    modifier: int
    score: int
    against: int
    damage: int


class BatteryFired(Event):
    rule = "shot.result"
    battery: str
    target: str
    aim: str
    shot: str
    range: float
    rake: str
    rolled: int
    modifier: int
    score: int
    against: int
    damage: int


class FiredOff(Event):
    rule = "opt.ammo.no_change"
    ship: str
    side: str
    shot: str


class HullStruck(By, Event):
    ship: str
    side: str
    boxes: int
    by: str


class RiggingStruck(By, Event):
    ship: str
    mast: str
    boxes: int
    by: str


class CrewStruck(By, Event):
    ship: str
    boxes: int
    by: str


class PrisonersStruck(Event):
    rule = "crit.crew"
    ship: str
    boxes: int


class BatteryStruck(By, Event):
    battery: str
    boxes: int
    crew: int
    by: str


class MastFell(By, Event):
    """`where` is starboard, port or sea."""

    ship: str
    mast: str
    rolled: int
    where: str
    by: str = "mast.fall"


class CaughtFire(By, Event):
    ship: str
    by: str


class FireSpread(Event):
    rule = "battery.spread"
    battery: str
    other: str


class BatteryDestroyed(Event):
    rule = "battery.destroyed"
    battery: str


class CriticalDamage(By, Event):
    ship: str
    rolled: int
    sections: int
    total: int
    by: str = "opt.critdmg.roll"


class BlewUp(Event):
    rule = "opt.critdmg.magazine"
    ship: str


class RudderLost(Event):
    rule = "opt.critdmg.rudder"
    ship: str


class CaptainKilled(Event):
    rule = "opt.critdmg.captain"
    ship: str


class Disordered(By, Event):
    ship: str
    by: str


class BeganToSink(By, Event):
    ship: str
    rolled: int
    turn: int
    by: str = "sink.countdown"


class Sank(Event):
    rule = "sink.countdown"
    ship: str


class BadlyDamaged(Event):
    rule = "opt.capture.state"
    ship: str


class Struck(By, Event):
    ship: str
    by: str


# --- events: emergencies and boarding ---------------------------------------------------------------------------------


class FireOut(By, Event):
    ship: str
    by: str


class WreckCleared(Event):
    rule = "emerg.wreck"
    ship: str
    mast: str


class Refloated(Event):
    rule = "emerg.refloat"
    ship: str
    x: float
    y: float
    heading: int


class RiggingFreed(Event):
    rule = "emerg.rigging"
    ship: str
    other: str


class Rallied(By, Event):
    ship: str
    by: str


class Repairing(Event):
    rule = "opt.repair.series"
    ship: str
    phases: int


class Mended(Event):
    rule = "opt.repair.recover"
    ship: str
    mast: str


class Grappled(By, Event):
    ship: str
    target: str
    by: str


class GrapplesCut(By, Event):
    ship: str
    target: str
    by: str


class Boards(By, Event):
    ship: str
    target: str
    by: str


class PartyFormed(Event):
    rule = "party.form"
    ship: str
    sections: int
    boxes: int


class MeleeFought(Event):
    """One round: dice and totals of both sides. `deck` tells whether boarders were on deck."""

    rule = "melee.roll"
    ship: str
    target: str
    deck: bool
    rolled: int
    score: int
    against: int
    against_score: int

    @property
    def cites(self) -> str:
        return "melee.deck" if self.deck else "melee.rail"


class DeckGained(Event):
    rule = "melee.first_win"
    ship: str
    target: str


class HeldOff(By, Event):
    ship: str
    target: str
    by: str


class ThrownBack(By, Event):
    ship: str
    target: str
    by: str


class Captured(Event):
    rule = "prize.abilities"
    ship: str
    target: str
    boxes: int


class Unguarded(Event):
    rule = "prize.no_guards"
    ship: str
    target: str


class PrisonersRose(Event):
    rule = "prize.retaken"
    ship: str


class Recaptured(Event):
    rule = "prize.recapture"
    ship: str
    target: str


EVENTS: tuple[type[Event], ...] = (
    FirstWind,
    WindToChoose,
    Mustered,
    JoinedLine,
    Stationed,
    TurnBegan,
    WindTurned,
    TooLate,
    DrawsBlind,
    TokensPlaced,
    PhaseCalled,
    TokenShown,
    LineBroken,
    Signalled,
    Idle,
    BattleOver,
    Scored,
    Sailed,
    Turned,
    InIrons,
    Tried,
    MetShip,
    Collided,
    MetCoast,
    Grounded,
    BackedOff,
    StoppedShort,
    LeftTable,
    Declared,
    StaysAway,
    Returned,
    NoRoom,
    Tacked,
    Anchored,
    WeighsAnchor,
    AnchorUp,
    CableCut,
    Swung,
    SailsChanged,
    Drifted,
    Shifted,
    Loaded,
    LoadedWith,
    BatteryLoaded,
    Heated,
    Fired,
    BatteryFired,
    FiredOff,
    HullStruck,
    RiggingStruck,
    CrewStruck,
    PrisonersStruck,
    BatteryStruck,
    MastFell,
    CaughtFire,
    FireSpread,
    BatteryDestroyed,
    CriticalDamage,
    BlewUp,
    RudderLost,
    CaptainKilled,
    Disordered,
    BeganToSink,
    Sank,
    BadlyDamaged,
    Struck,
    FireOut,
    WreckCleared,
    Refloated,
    RiggingFreed,
    Rallied,
    Repairing,
    Mended,
    Grappled,
    GrapplesCut,
    Boards,
    PartyFormed,
    MeleeFought,
    DeckGained,
    HeldOff,
    ThrownBack,
    Captured,
    Unguarded,
    PrisonersRose,
    Recaptured,
)
