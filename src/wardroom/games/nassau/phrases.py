"""The vocabulary of the game: what players choose, what they are asked, what they are told."""

from functools import cache

from wardroom.engine import Event, Option, Question, Seat

# --- options: moving --------------------------------------------------------------------------------------------------


class Sail(Option):
    """Use a die to go to a space; the merchant, port or transit that lies there is for the words."""

    die: int
    to: int
    place: str

    @property
    def notation(self) -> str:
        return f"sail {self.die} {self.to}"


class Wind(Option):
    by: int


class Navigator(Option):
    by: int


class Helmsman(Option):
    pass


class Cartographer(Option):
    pass


class Pilot(Option):
    die: int


# --- options: actions and fights --------------------------------------------------------------------------------------


class Pass(Option):
    pass


class Capture(Option):
    """Attack a merchant, on the own space or from the crow's nest."""

    ship: str
    aloft: bool = False

    @property
    def notation(self) -> str:
        return f"capture {self.ship}"


class CatchWind(Option):
    pass


class Smuggle(Option):
    pass


class Plunder(Option):
    pass


class Play(Option):
    card: str


class FirstMate(Option):
    value: str


class Help(Option):
    """A member of the crew raises one value of the ship."""

    crew: str
    value: str

    @property
    def notation(self) -> str:
        return f"help {self.crew}"


class Load(Option):
    """So many pieces of one kind: as many as the port offers and the supply has."""

    cargo: str
    count: int

    @property
    def notation(self) -> str:
        return f"load {self.cargo}"


class LoadNothing(Option):
    pass


class Smuggler(Option):
    cargo: str


class Ransom(Option):
    """Let a hostage go for as many eights as can be paid."""

    eights: int

    @property
    def notation(self) -> str:
        return "ransom"


class NoRansom(Option):
    pass


class Briber(Option):
    pass


# --- options: at any time ---------------------------------------------------------------------------------------------


class JollyRoger(Option):
    crew: str


class Fetch(Option):
    """A member of the crew brings a piece aboard."""

    crew: str
    cargo: str

    @property
    def notation(self) -> str:
        return f"fetch {self.crew}"


class BlackMarketeer(Option):
    pass


class Trade(Option):
    cargo: tuple[str, ...]


class Plank(Option):
    pass


class Overboard(Option):
    pass


class Throw(Option):
    cargo: str


class Done(Option):
    pass


# --- options: the hold ------------------------------------------------------------------------------------------------


class GiveUp(Option):
    cargo: str
    count: int


class Mint(Option):
    pass


class NoMint(Option):
    pass


# --- options: notoriety and navy --------------------------------------------------------------------------------------


class ClaimWind(Option):
    pass


class Bard(Option):
    pass


class Reckon(Option):
    pass


class Mark(Option):
    notoriety: int


class Take(Option):
    card: str


class Forfeit(Option):
    half: str


class Lose(Option):
    cargo: str
    count: int


# --- options: Nassau --------------------------------------------------------------------------------------------------


class Buy(Option):
    tile: str


class Build(Option):
    section: str


class BuyNoMore(Option):
    pass


class Fit(Option):
    pass


class Replace(Option):
    tile: str


class Forgo(Option):
    """Leave the tile in the market after all."""


class Pay(Option):
    pass


class Discount(Option):
    cargo: str


class Change(Option):
    """An eight into so many resources: two, or what is left of them."""

    cargo: str
    count: int

    @property
    def notation(self) -> str:
        return f"change {self.cargo}"


class Quartermaster(Option):
    """An eight into so many resources: three, or what is left of them."""

    cargo: str
    count: int

    @property
    def notation(self) -> str:
        return f"quartermaster {self.cargo}"


class Bury(Option):
    count: int


class SellCargo(Option):
    pass


class Sell(Option):
    cargo: tuple[str, ...]


OPTIONS = (
    Sail,
    Wind,
    Navigator,
    Helmsman,
    Cartographer,
    Pilot,
    Pass,
    Capture,
    CatchWind,
    Smuggle,
    Plunder,
    Play,
    FirstMate,
    Help,
    Load,
    LoadNothing,
    Smuggler,
    Ransom,
    NoRansom,
    Briber,
    JollyRoger,
    Fetch,
    BlackMarketeer,
    Trade,
    Plank,
    Overboard,
    Throw,
    Done,
    GiveUp,
    Mint,
    NoMint,
    ClaimWind,
    Bard,
    Reckon,
    Mark,
    Take,
    Forfeit,
    Lose,
    Buy,
    Build,
    BuyNoMore,
    Fit,
    Replace,
    Forgo,
    Pay,
    Discount,
    Change,
    Quartermaster,
    Bury,
    SellCargo,
    Sell,
)

PASS, DONE, CATCH_WIND, SMUGGLE, PLUNDER = Pass(), Done(), CatchWind(), Smuggle(), Plunder()
HELMSMAN, CARTOGRAPHER, BARD, BRIBER, NO_RANSOM = Helmsman(), Cartographer(), Bard(), Briber(), NoRansom()
BLACK_MARKETEER, PLANK, OVERBOARD, MINT, NO_MINT = BlackMarketeer(), Plank(), Overboard(), Mint(), NoMint()
LOAD_NOTHING, CLAIM_WIND, RECKON, BUY_NO_MORE = LoadNothing(), ClaimWind(), Reckon(), BuyNoMore()
FIT, FORGO, PAY, SELL_CARGO = Fit(), Forgo(), Pay(), SellCargo()

# Options are values: those that are offered all the time are made once and offered again.
sail_of, wind_of, navigator_of, pilot_of = cache(Sail), cache(Wind), cache(Navigator), cache(Pilot)
capture_of, play_of, help_of, first_mate_of = cache(Capture), cache(Play), cache(Help), cache(FirstMate)
load_of, smuggler_of, jolly_roger_for, fetch_of = cache(Load), cache(Smuggler), cache(JollyRoger), cache(Fetch)
trade_of, throw_of, give_up_of, lose_of = cache(Trade), cache(Throw), cache(GiveUp), cache(Lose)
ransom_of = cache(Ransom)
take_of, buy_of, build_of, replace_of, discount_of = (
    cache(Take),
    cache(Buy),
    cache(Build),
    cache(Replace),
    cache(Discount),
)
change_of, quartermaster_of, bury_of, sell_of = cache(Change), cache(Quartermaster), cache(Bury), cache(Sell)

# --- questions --------------------------------------------------------------------------------------------------------


class WhereTo(Question):
    """`trim` is what wind and navigator add; `six` and `chart` say whether helmsman or cartographer are at it.

    A course that anything has a part in is not `plain`, even if +1 and -1 have made up for each other.
    """

    rule = "2.move.die"
    move: int
    trim: int
    six: bool
    chart: bool
    plain: bool

    @property
    def cites(self) -> str:
        if self.plain:
            return "2.move.first.a" if self.move == 1 else "2.move.next.a"
        if self.chart:
            return "crew.cartographer.a"
        return "2.move.modifier.die" if self.trim or self.six else "2.move.modifier.none"


class WhatToDo(Question):
    rule = "2.action.list"
    place: str


class WhatElse(Question):
    rule = "general.anytime"


class ToCapture(Question):
    """A fight with a merchant: their values, and the ship's with the crew that helps so far."""

    rule = "2.capture.1"
    target: str
    navigation: int
    gunnery: int
    our_navigation: int
    our_gunnery: int


class ToPlunder(Question):
    rule = "2.plunder.1"
    port: str
    gunnery: int
    our_gunnery: int


class ToElude(Question):
    rule = "4.1"
    target: str
    navigation: int
    gunnery: int
    our_navigation: int
    our_gunnery: int


class WhatToLoad(Question):
    rule = "2.smuggle.near"
    port: str
    pieces: int
    extra: int
    """What the smuggler adds so far."""
    by: str

    @property
    def cites(self) -> str:
        return self.by


class RansomOrNot(Question):
    """What a port owes for a hostage, and how much of it can be paid."""

    rule = "2.hostage.ransom.pay"
    port: str
    eights: int
    paid: int
    short: bool

    @property
    def cites(self) -> str:
        return "supply.empty" if self.short else self.rule


class WhichTwo(Question):
    rule = "crew.black-marketeer"


class WhichThree(Question):
    rule = "5.bury.change"


class WhatOverboard(Question):
    rule = "hold.jettison"


class WhatToGiveUp(Question):
    rule = "hold.choice"
    excess: int
    capacity: int
    by: str = "hold.choice"

    @property
    def cites(self) -> str:
        return self.by


class MintOrNot(Question):
    rule = "5.doubloon.b"
    due: int


class WhatToReckon(Question):
    """What may be added decides which rule it is about."""

    rule = "3.gain.wind"
    gain: int
    by: str

    @property
    def cites(self) -> str:
        return self.by


class AboveOrBelow(Question):
    rule = "3.collision.a"
    taken: int


class WhichNavyCard(Question):
    rule = "4.pick"


class WhichHalf(Question):
    """What would be left: of the cargo that is aboard, and where the marker would come to lie.

    If its space is taken, `notoriety` is the free one above it and `below` that below it, or 0 if there is none.
    """

    rule = "4.5"
    cargo: int
    aboard: int
    notoriety: int
    below: int
    stays: bool
    """Whether the marker would not move at all."""


class WhatToLose(Question):
    rule = "4.half.cargo"
    count: int
    again: bool
    """Whether something has been lost already."""


class WhatToBuy(Question):
    rule = "5.buy.one"


class WhereToFit(Question):
    """`free` says whether there is a free slot for the tile."""

    rule = "5.place.slot"
    tile: str
    free: bool
    by: str

    @property
    def cites(self) -> str:
        return self.by


class HowToPay(Question):
    """A price that a member of the crew can lower."""

    rule = "crew.recruiter"
    tile: str
    cargo: tuple[str, ...]
    crew: str

    @property
    def cites(self) -> str:
        return f"crew.{self.crew}"


class WhatToBury(Question):
    rule = "5.bury"


QUESTIONS = (
    WhereTo,
    WhatToDo,
    WhatElse,
    ToCapture,
    ToPlunder,
    ToElude,
    WhatToLoad,
    RansomOrNot,
    WhichTwo,
    WhichThree,
    WhatOverboard,
    WhatToGiveUp,
    MintOrNot,
    WhatToReckon,
    AboveOrBelow,
    WhichNavyCard,
    WhichHalf,
    WhatToLose,
    WhatToBuy,
    WhereToFit,
    HowToPay,
    WhatToBury,
)

# --- events: the turn and the moves -----------------------------------------------------------------------------------


class TurnBegan(Event):
    rule = "1.a"
    turn: int

    @property
    def cites(self) -> str:
        return "1.b" if self.turn == 1 else "1.a"


class Rolled(Event):
    rule = "1.a"
    player: Seat
    dice: tuple[int, ...]


class Started(Event):
    rule = "setup.7.b"
    player: Seat
    colour: str
    dice: tuple[int, ...]
    notoriety: int


class Steered(Event):
    """A member of the crew changes the move to come."""

    rule = "crew.navigator"
    player: Seat
    crew: str
    by: int = 0

    @property
    def cites(self) -> str:
        return "crew.cartographer.a" if self.crew == "cartographer" else f"crew.{self.crew}"


class Rerolled(Event):
    rule = "crew.pilot"
    player: Seat
    die: int
    now: int


class Sailed(Event):
    rule = "2.move.die"
    player: Seat
    die: int
    to: int
    place: str
    wind: int


# --- events: actions and fights ---------------------------------------------------------------------------------------


class Passed(Event):
    rule = "2.action.list"
    player: Seat
    closed: bool
    """Whether the port has been plundered, so that nothing could be done."""

    @property
    def cites(self) -> str:
        return "2.plunder.5.b" if self.closed else self.rule


class CaughtWind(Event):
    rule = "2.wind.where"
    player: Seat


class Helped(Event):
    """A member of the crew, or the crow's nest, helps in a fight, a smuggling, a ransom or a purchase."""

    rule = "ship.once"
    player: Seat
    crew: str

    @property
    def cites(self) -> str:
        return "tile.crows-nest.a" if self.crew == "crows-nest" else f"crew.{self.crew}"


class Joined(Event):
    """A member of the crew raises one value of the ship in a fight."""

    rule = "crew.first-mate"
    player: Seat
    crew: str
    value: str

    @property
    def cites(self) -> str:
        return f"crew.{self.crew}"


class Hoisted(Event):
    rule = "tile.jolly-roger.a"
    player: Seat
    crew: str


class Fought(Event):
    rule = "general.beat"
    player: Seat
    target: str
    card: str
    navigation: int
    gunnery: int
    their_navigation: int
    their_gunnery: int
    navy: bool
    """Whether it was the navy, not a merchant."""


class Bombarded(Event):
    rule = "2.plunder.2"
    player: Seat
    port: str
    card: str
    gunnery: int
    their_gunnery: int


class Captured(Event):
    rule = "2.capture.4.a"
    player: Seat
    ship: str


class Repelled(Event):
    rule = "2.capture.5"
    player: Seat
    ship: str


class Plundered(Event):
    rule = "2.plunder.5.a"
    player: Seat
    port: str


class Held(Event):
    rule = "2.plunder.4"
    player: Seat
    port: str


class Smuggled(Event):
    rule = "2.smuggle.where"
    player: Seat
    port: str
    by: str

    @property
    def cites(self) -> str:
        return self.by


class Ransomed(Event):
    """A hostage went free for what was really paid."""

    rule = "2.hostage.ransom.pay"
    player: Seat
    eights: int


# --- events: cargo ----------------------------------------------------------------------------------------------------


class Stowed(Event):
    """What came aboard by a capture, a smuggling or a plunder."""

    rule = "2.capture.4.b"
    player: Seat
    cargo: tuple[str, ...]
    by: str

    @property
    def cites(self) -> str:
        return self.by


class Threw(Event):
    rule = "hold.jettison"
    player: Seat
    cargo: tuple[str, ...]
    by: str = "hold.jettison"

    @property
    def cites(self) -> str:
        return self.by


class LostCargo(Event):
    rule = "4.half.cargo"
    player: Seat
    cargo: tuple[str, ...]


class WalkedThePlank(Event):
    rule = "2.hostage.overboard.a"
    player: Seat
    count: int
    by: str = "2.hostage.overboard.a"

    @property
    def cites(self) -> str:
        return self.by


class LeftAboard(Event):
    """Hostages for whom there was no room, and never had been."""

    rule = "hold.choice"
    player: Seat
    count: int


class Fetched(Event):
    rule = "crew.carpenter"
    player: Seat
    crew: str
    cargo: str

    @property
    def cites(self) -> str:
        return f"crew.{self.crew}"


class Traded(Event):
    rule = "crew.black-marketeer"
    player: Seat
    cargo: tuple[str, ...]


class Minted(Event):
    rule = "5.doubloon.a"
    player: Seat


# --- events: notoriety and navy ---------------------------------------------------------------------------------------


class Boasted(Event):
    """The bard sings, or the wind is used up."""

    rule = "3.gain.wind"
    player: Seat
    means: str

    @property
    def cites(self) -> str:
        return "crew.bard" if self.means == "bard" else self.rule


class NotorietyRose(Event):
    """The deed that weighs most decides which rule it comes of."""

    rule = "3.gain.merchants"
    player: Seat
    gain: int
    notoriety: int
    by: str

    @property
    def cites(self) -> str:
        return self.by


class NotorietyHalved(Event):
    """A marker goes back to the half, or as far as there is a free space."""

    rule = "4.half.notoriety"
    player: Seat
    notoriety: int
    lost: int


class Released(Event):
    rule = "3.return"
    player: Seat
    ships: tuple[str, ...]


class Safe(Event):
    rule = "4.open-sea"
    player: Seat


class Eluded(Event):
    rule = "4.4"
    player: Seat


class Caught(Event):
    """One value of the navy was not beaten, or neither."""

    rule = "4.5"
    player: Seat
    twice: bool

    @property
    def cites(self) -> str:
        return "4.6" if self.twice else "4.5"


# --- events: Nassau ---------------------------------------------------------------------------------------------------


class CameHome(Event):
    rule = "5.clear"


class Bought(Event):
    rule = "5.buy.one"
    player: Seat
    tile: str
    cargo: tuple[str, ...]


class Replaced(Event):
    rule = "5.place.replace"
    player: Seat
    tile: str


class Built(Event):
    rule = "5.cost.section"
    player: Seat
    section: str


class BoughtNoMore(Event):
    """Somebody has passed, or can do nothing more and nothing can help."""

    rule = "5.buy.pass"
    player: Seat
    passed: bool

    @property
    def cites(self) -> str:
        return "5.buy.pass" if self.passed else "5.buy.supply"


class Changed(Event):
    rule = "5.change.two"
    player: Seat
    cargo: str
    count: int
    by: str

    @property
    def cites(self) -> str:
        return self.by


class Sold(Event):
    rule = "5.bury.change"
    player: Seat
    cargo: tuple[str, ...]


class Buried(Event):
    rule = "5.bury"
    player: Seat
    count: int


# --- events: the departure --------------------------------------------------------------------------------------------


class WindLost(Event):
    rule = "2.wind.lose"
    player: Seat


class NavyCame(Event):
    rule = "6.reveal"
    cards: tuple[str, ...]


class EndCame(Event):
    rule = "6.end"
    card: str


class SailedHome(Event):
    rule = "7.a"
    ships: tuple[str, ...]
    by: str = "7.a"

    @property
    def cites(self) -> str:
        return self.by


class Moved(Event):
    rule = "7.b"
    ship: str
    to: int
    by: str

    @property
    def cites(self) -> str:
        return self.by


class Arrived(Event):
    rule = "7.d"
    ship: str
    to: int


class MarketOpened(Event):
    rule = "8.b"
    tiles: tuple[str, ...]


class SetRebuilt(Event):
    rule = "8.c"
    tiles: str


class Ranked(Event):
    rule = "score.prizes"
    player: Seat
    ranking: str
    value: int
    points: int
    tied: bool

    @property
    def cites(self) -> str:
        return "score.ties" if self.tied else "score.prizes"


EVENTS = (
    TurnBegan,
    Rolled,
    Started,
    Steered,
    Rerolled,
    Sailed,
    Passed,
    CaughtWind,
    Helped,
    Joined,
    Hoisted,
    Fought,
    Bombarded,
    Captured,
    Repelled,
    Plundered,
    Held,
    Smuggled,
    Ransomed,
    Stowed,
    Threw,
    LostCargo,
    WalkedThePlank,
    LeftAboard,
    Fetched,
    Traded,
    Minted,
    Boasted,
    NotorietyRose,
    NotorietyHalved,
    Released,
    Safe,
    Eluded,
    Caught,
    CameHome,
    Bought,
    Replaced,
    Built,
    BoughtNoMore,
    Changed,
    Sold,
    Buried,
    WindLost,
    NavyCame,
    EndCame,
    SailedHome,
    Moved,
    Arrived,
    MarketOpened,
    SetRebuilt,
    Ranked,
)
