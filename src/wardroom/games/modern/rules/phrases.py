"""The vocabulary of the game: what players choose, what they are asked, what they are told."""

from functools import cache

from wardroom.engine import Event, Option, Question, Seat

# --- which rule a phrase cites ----------------------------------------------------------------------------------------


class Cited:
    """A phrase that comes of several rules: `under` is the one that applies, by default the usual one of its kind."""

    under: str

    @property
    def cites(self) -> str:
        return self.under


# --- options: preparing a battle --------------------------------------------------------------------------------------


class Piece(Option):
    """An option that is written by the piece it names; its further facts are for the words."""

    @property
    def notation(self) -> str:
        return f"{self.kind} {next(iter(vars(self).values()))}"


class TakeNavy(Option):
    navy: str


class TakeShare(Option):
    points: int


class Take(Piece):
    ship: str
    vp: int = 0


class Ready(Option):
    pass


class BuyCard(Piece):
    card: str
    price: int = 0


class Pick(Option):
    card: str


class Place(Option):
    ship: str
    row: int


# --- options: actions -------------------------------------------------------------------------------------------------


class Play(Option):
    card: str


class Launch(Option):
    ship: str


class Hunt(Option):
    ship: str


class Reinforce(Option):
    pass


class Rearrange(Option):
    pass


class Surface(Option):
    ship: str


class Dive(Option):
    ship: str


class Cease(Option):
    pass


class Spend(Piece):
    card: str
    value: int = 0


class Bring(Piece):
    ship: str
    vp: int = 0


class Enough(Option):
    pass


class Move(Option):
    ship: str
    row: int


class Stay(Option):
    pass


class Support(Option):
    ship: str
    symbol: str


class Against(Option):
    player: Seat


class Aim(Piece):
    """Aim at a ship; `needs` is what an Air or ASW attack on her has to roll, 0 for others."""

    ship: str
    owner: Seat | None = None
    needs: int = 0


class HoldBack(Option):
    pass


class Boost(Option):
    pass


class Hinder(Option):
    player: Seat


class Mend(Option):
    ship: str


class Discard(Option):
    card: str


# --- options: defence -------------------------------------------------------------------------------------------------


class Meet(Piece):
    """Answer an attack; `by` is the card or the ship that makes it."""

    attack: int
    by: str = ""
    target: str = ""


class Declare(Option):
    pass


class Block(Piece):
    card: str
    needs: int = 0


class Guard(Option):
    ship: str
    needs: int


class Screen(Option):
    card: str
    ship: str


class Foil(Option):
    card: str


class Leave(Option):
    pass


class Pass(Option):
    pass


class Counter(Option):
    """Cancel a card; `attack` is the one that a defence was set on, or 0."""

    card: str
    against: str
    attack: int


class Roll(Piece):
    """Roll for a block; `using` is a card or a ship."""

    attack: int
    using: str
    needs: int = 0

    @property
    def notation(self) -> str:
        return f"roll {self.attack} {self.using}"


class Evade(Piece):
    attack: int
    ship: str = ""
    needs: int = 0


class RollAll(Option):
    pass


# --- options: campaign ------------------------------------------------------------------------------------------------


class TakeMission(Option):
    mission: str


class Oppose(Piece):
    player: Seat
    mission: str = ""


class Commit(Piece):
    ship: str
    vp: int = 0


class CommitNone(Option):
    gives_up = True


class Lay(Option):
    """Lay a Strategy card; one that changes the length of the mission says by how much, and how long it is then."""

    strategy: str
    change: int = 0
    turns: int = 0

    @property
    def notation(self) -> str:
        way = "" if not self.change else " longer" if self.change > 0 else " shorter"
        return f"lay {self.strategy}{way}"


class Lend(Option):
    ship: str


class LendNone(Option):
    pass


class BuyStrategy(Piece):
    strategy: str
    cost: int = 0


class Restore(Option):
    ship: str


class LookNow(Option):
    pass


class NotNow(Option):
    pass


OPTIONS = (
    TakeNavy,
    TakeShare,
    Take,
    Ready,
    BuyCard,
    Pick,
    Place,
    Play,
    Launch,
    Hunt,
    Reinforce,
    Rearrange,
    Surface,
    Dive,
    Cease,
    Spend,
    Bring,
    Enough,
    Move,
    Stay,
    Support,
    Against,
    Aim,
    HoldBack,
    Boost,
    Hinder,
    Mend,
    Discard,
    Meet,
    Declare,
    Block,
    Guard,
    Screen,
    Foil,
    Leave,
    Pass,
    Counter,
    Roll,
    Evade,
    RollAll,
    TakeMission,
    Oppose,
    Commit,
    CommitNone,
    Lay,
    Lend,
    LendNone,
    BuyStrategy,
    Restore,
    LookNow,
    NotNow,
)

READY, REINFORCE, REARRANGE, CEASE, ENOUGH, STAY = Ready(), Reinforce(), Rearrange(), Cease(), Enough(), Stay()
HOLD_BACK, BOOST, DECLARE, LEAVE, PASS, ROLL_ALL = HoldBack(), Boost(), Declare(), Leave(), Pass(), RollAll()
COMMIT_NONE, LEND_NONE = CommitNone(), LendNone()
LOOK_NOW, NOT_NOW = LookNow(), NotNow()

# Options are values: those that are offered all the time are made once and offered again.
play_of, launch_of, hunt_of, surface_of, dive_of = cache(Play), cache(Launch), cache(Hunt), cache(Surface), cache(Dive)
spend_of, bring_of, move_of, place_of = cache(Spend), cache(Bring), cache(Move), cache(Place)
support_of, against_of, aim_of, discard_of = cache(Support), cache(Against), cache(Aim), cache(Discard)
take_of, navy_of = cache(Take), cache(TakeNavy)
meet_of, block_of, guard_of, screen_of, foil_of = cache(Meet), cache(Block), cache(Guard), cache(Screen), cache(Foil)
counter_of, roll_of, evade_of, commit_of, lay_of = cache(Counter), cache(Roll), cache(Evade), cache(Commit), cache(Lay)
lend_of = cache(Lend)

# --- questions --------------------------------------------------------------------------------------------------------


class WhichNavy(Cited, Question):
    rule = "setup.navy.choice"
    under: str = rule


class WhichShare(Question):
    rule = "team.budget"
    points: int


class WhichShips(Question):
    rule = "setup.secret"


class WhichGift(Cited, Question):
    rule = "scenario.gift-card"
    under: str = rule


class WhichCards(Question):
    rule = "option.cards.buy"


class WhereToPlace(Question):
    rule = "rows.filled"


class WhatNext(Question):
    rule = "turn.steps"


class WhichToSpend(Question):
    rule = "reinforce.price"


class WhichRow(Question):
    rule = "reinforce.arrival"
    ship: str


class WhereToMove(Question):
    rule = "rearrange.ships"


class WhichSupport(Question):
    rule = "attack.supports.number"
    card: str
    missing: int


class WhichOpponent(Question):
    rule = "attack.opponents"
    using: str


class WhichTarget(Question):
    """`using` is the card or the ship that attacks."""

    rule = "attack.declare"
    using: str


class WhichBomb(Question):
    rule = "card.bomber.four"
    number: int


class WhichFlight(Question):
    rule = "ship.air"
    ship: str
    needs: int


class WhichCost(Question):
    rule = "card.bomber.cost"


class WhichPlan(Question):
    rule = "card.battle-plan.plus"


class WhichToMend(Question):
    rule = "card.repair.remove"


class WhichAttack(Question):
    rule = "defence.declaration"


class WithWhat(Question):
    rule = "defence.match"
    attack: int
    by: str
    target: str


class AnyIntel(Cited, Question):
    rule = "card.intel.window"
    player: Seat
    card: str
    link: int
    """Which Intel of a chain it is; 0 for the card that the chain is about."""
    under: str = rule


class AnyIntelOnDefence(Question):
    rule = "card.intel.window"
    player: Seat


class WhichRoll(Question):
    rule = "defence.rolls"


class WhatToDiscard(Question):
    rule = "discard.step"


class WhichPurchase(Cited, Question):
    rule = "campaign.budget"
    under: str = rule


class WhichMission(Question):
    rule = "campaign.pre.choice"


class WhomToOppose(Question):
    rule = "campaign.team.same-area"


class WhatToCommit(Question):
    rule = "campaign.pre.ships"
    mission: str
    limit: int


class WhichStrategies(Question):
    """`turns` is how long the mission will last, as far as the player knows."""

    rule = "campaign.pre.strategy"
    mission: str
    turns: int


class WhatToDeploy(Question):
    rule = "strategy.forward-deployment"
    points: int


class WhatToLend(Question):
    rule = "campaign.team.lend"


class InsightNow(Question):
    rule = "strategy.insight"


class WhatToExchange(Question):
    rule = "strategy.insight"
    left: int


class WhatToRestore(Question):
    rule = "campaign.post.paid"
    points: int


QUESTIONS = (
    WhichNavy,
    WhichShare,
    WhichShips,
    WhichGift,
    WhichCards,
    WhereToPlace,
    WhatNext,
    WhichToSpend,
    WhichRow,
    WhereToMove,
    WhichSupport,
    WhichOpponent,
    WhichTarget,
    WhichBomb,
    WhichFlight,
    WhichCost,
    WhichPlan,
    WhichToMend,
    WhichAttack,
    WithWhat,
    AnyIntel,
    AnyIntelOnDefence,
    WhichRoll,
    WhatToDiscard,
    WhichPurchase,
    WhichMission,
    WhomToOppose,
    WhatToCommit,
    WhichStrategies,
    WhatToDeploy,
    WhatToLend,
    InsightNow,
    WhatToExchange,
    WhatToRestore,
)

# --- events: preparing a battle ---------------------------------------------------------------------------------------


class ScenarioBegan(Event):
    """What a scenario is about: points or rounds of 0 are none."""

    rule = "scenario.general"
    scenario: str
    target: int
    rounds: int


class MustSurvive(Event):
    rule = "scenario.protected"
    player: Seat
    ship: str


class WorthHere(Event):
    """A ship that is worth something else than her card says."""

    rule = "scenario.non-combatant"
    ship: str
    vp: int


class NoReinforcements(Event):
    rule = "scenario.general"


class NoAirAttacks(Event):
    rule = "scenario.general"


class RolledForOrder(Cited, Event):
    rule = "setup.order"
    player: Seat
    roll: int
    under: str = rule


class FirstPlayer(Cited, Event):
    rule = "setup.order"
    player: Seat
    under: str = rule


class NavyTaken(Cited, Event):
    rule = "setup.navy.choice"
    player: Seat
    navy: str
    under: str = rule


class BudgetSet(Cited, Event):
    rule = "setup.budget.small"
    points: int
    under: str = rule


class ShareTaken(Event):
    rule = "team.budget"
    player: Seat
    points: int


class CardBought(Event):
    rule = "option.cards.beside"
    player: Seat


class CardsBoughtUp(Event):
    rule = "option.cards.buy"
    player: Seat


class CardGiven(Cited, Event):
    """A card face down beside the hand; everybody knows its kind."""

    rule = "scenario.gift-card"
    player: Seat
    what: str
    under: str = rule


class FleetLaid(Event):
    """A fleet: its rows and how many there are, and what lies beside them and how many that is."""

    rule = "setup.layout"
    player: Seat
    first: tuple[str, ...]
    second: tuple[str, ...]
    third: tuple[str, ...]
    beside: tuple[str, ...]
    rows: int
    others: int


class Dealt(Cited, Event):
    rule = "setup.hand"
    player: Seat
    count: int
    under: str = rule


class NewDeck(Event):
    rule = "deck.reshuffle"
    count: int


# --- events: actions --------------------------------------------------------------------------------------------------


class RoundBegan(Event):
    rule = "turn.round"
    number: int


class TurnBegan(Event):
    rule = "turn.steps"
    player: Seat


class Paid(Event):
    rule = "reinforce.price"
    player: Seat
    cards: tuple[str, ...]
    points: int


class Joined(Cited, Event):
    """A reinforcement; row 0 is beside the fleet."""

    rule = "reinforce.arrival"
    player: Seat
    ship: str
    row: int
    under: str = rule


class Moved(Event):
    rule = "rearrange.ships"
    ship: str
    row: int


class Surfaced(Event):
    rule = "rearrange.submarines"
    ship: str


class Dived(Event):
    rule = "rearrange.submarines"
    ship: str


class Fired(Event):
    """A combat card; `distance` is 0 where none counts."""

    rule = "attack.declare"
    player: Seat
    attack: int
    card: str
    ships: tuple[str, ...]
    target: str
    owner: Seat
    distance: int
    hits: int
    sinks: bool


class Flew(Cited, Event):
    """An Air attack, by a card or a ship."""

    rule = "attack.target.air"
    player: Seat
    attack: int
    by: str
    target: str
    owner: Seat
    needs: int
    under: str = rule


class Hunted(Cited, Event):
    """An ASW attack, by a card or a ship."""

    rule = "attack.target.asw"
    player: Seat
    attack: int
    by: str
    target: str
    owner: Seat
    needs: int
    under: str = rule


class CostPaid(Event):
    rule = "card.bomber.cost"
    player: Seat
    cards: tuple[str, ...]


class Copied(Event):
    rule = "card.tactics.copy"
    player: Seat
    card: str


class Planned(Event):
    """Battle Plan: for oneself, or against `other`."""

    rule = "card.battle-plan.plus"
    player: Seat
    other: Seat | None

    @property
    def cites(self) -> str:
        return "card.battle-plan.plus" if self.other is None else "card.battle-plan.minus"


class Repaired(Event):
    rule = "card.repair.remove"
    player: Seat
    ships: tuple[str, ...]


class RanLow(Event):
    rule = "ordnance.effect"
    ship: str
    symbol: str
    is_out: bool

    @property
    def cites(self) -> str:
        return "ordnance.out" if self.is_out else f"ordnance.{self.symbol}"


# --- events: defence and resolution -----------------------------------------------------------------------------------


class Answered(Cited, Event):
    """Intel, or a copy of it (`using`), against a card of `other`."""

    rule = "card.intel.cancels"
    player: Seat
    using: str
    against: str
    other: Seat
    under: str = rule


class Cancelled(Event):
    rule = "card.intel.cancels"
    card: str


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


class BlockRolled(Event):
    """`using` is a card or a ship; `modifier` is what was added to the die."""

    rule = "defence.success"
    player: Seat
    attack: int
    using: str
    roll: int
    modifier: int
    needs: int
    success: bool


class EvasionRolled(Event):
    rule = "evasion.each"
    player: Seat
    attack: int
    ship: str
    roll: int
    modifier: int
    needs: int
    success: bool


class AttackRolled(Cited, Event):
    rule = "card.air.attack"
    player: Seat
    attack: int
    target: str
    roll: int
    modifier: int
    needs: int
    success: bool
    under: str = rule


class Damaged(Event):
    rule = "damage.adds-up"
    ship: str
    hits: int
    damage: int
    hull: int


class Sunk(Cited, Event):
    """`vp` is what she brings in this battle or mission; nothing in one that is about other things."""

    rule = "sink.credit"
    ship: str
    player: Seat
    owner: Seat
    vp: int
    under: str = rule


class Destroyed(Event):
    """A Target; `vp` is what the mission gives for it."""

    rule = "target.destroyed"
    ship: str
    player: Seat
    owner: Seat
    vp: int


class Eliminated(Cited, Event):
    rule = "win.elimination"
    player: Seat
    under: str = rule


class Discarded(Event):
    rule = "discard.step"
    player: Seat
    cards: tuple[str, ...]


class Drew(Event):
    rule = "draw.all"
    player: Seat
    count: int


class YouDrew(Cited, Event):
    rule = "draw.all"
    cards: tuple[str, ...]
    under: str = rule


class Won(Cited, Event):
    rule = "win.target"
    player: Seat
    points: int
    under: str = rule


class TeamWon(Cited, Event):
    rule = "team.win"
    players: tuple[Seat, ...]
    points: int
    under: str = rule


class WonByProtecting(Event):
    """The ship on which all depends came through, or was sunk."""

    rule = "scenario.protected"
    player: Seat
    ship: str
    sunk: bool


class LastAfloat(Event):
    rule = "win.last"
    player: Seat


class Tied(Cited, Event):
    rule = "win.tie"
    players: tuple[Seat, ...]
    points: int
    under: str = rule


# --- events: campaign -------------------------------------------------------------------------------------------------


class Paired(Event):
    """Two who will meet in every mission."""

    rule = "campaign.team.separate"
    player: Seat
    other: Seat


class RolledForInitiative(Event):
    rule = "campaign.initiative"
    player: Seat
    roll: int


class HasInitiative(Event):
    rule = "campaign.initiative"
    players: tuple[Seat, ...]

    @property
    def cites(self) -> str:
        return "campaign.initiative" if len(self.players) == 1 else "campaign.team.initiative"


class Bought(Cited, Event):
    """Whispered to the buyer's side."""

    rule = "campaign.buy"
    player: Seat
    card: str
    price: int
    under: str = rule


class DoneBuying(Cited, Event):
    rule = "campaign.buy"
    player: Seat
    under: str = rule


class MissionsDrawn(Event):
    rule = "campaign.pre.choice"
    player: Seat
    missions: tuple[str, ...]


class MissionTaken(Event):
    rule = "campaign.pre.choice"
    player: Seat
    mission: str


class Opposed(Cited, Event):
    rule = "campaign.mission.roles"
    player: Seat
    other: Seat
    mission: str
    under: str = rule


class LaidFaceDown(Event):
    rule = "campaign.pre.strategy"
    player: Seat
    count: int


class StrategiesShown(Event):
    rule = "campaign.pre.strategy"
    player: Seat
    strategies: tuple[str, ...]


class ShipsShown(Event):
    rule = "campaign.pre.ships"
    player: Seat
    ships: tuple[str, ...]


class NothingCommitted(Event):
    rule = "campaign.pre.no-ship"
    player: Seat


class SitsOut(Event):
    """A member of a team for whom no ship was left; the others play on."""

    rule = "campaign.team.without"
    player: Seat


class DurationSet(Event):
    """`turns` is how long the mission will last by all cards shown so far."""

    rule = "strategy.duration"
    player: Seat
    longer: bool
    turns: int


class Resupplied(Event):
    rule = "strategy.rapid-resupply"
    player: Seat


class Deployed(Event):
    rule = "strategy.forward-deployment"
    player: Seat
    ship: str


class MayBorrow(Event):
    rule = "campaign.team.lend"
    player: Seat
    ship: str


class MissionBegan(Event):
    rule = "campaign.mission.turns"
    mission: str
    aggressor: Seat
    defender: Seat
    turns: int


class InsightUsed(Event):
    rule = "strategy.insight"
    player: Seat
    other: Seat


class HandSeen(Event):
    rule = "strategy.insight"
    player: Seat
    cards: tuple[str, ...]
    count: int


class Exchanged(Event):
    rule = "strategy.insight"
    player: Seat
    cards: tuple[str, ...]


class MissionEnded(Cited, Event):
    rule = "campaign.mission.turns"
    mission: str
    under: str = rule


class MissionScored(Event):
    """`total` is that of the player's force."""

    rule = "campaign.mission.scoring"
    player: Seat
    points: int
    total: int


class DamageLeft(Event):
    rule = "campaign.post.damage"
    ship: str
    damage: int


class Rested(Event):
    """A ship that stayed in harbour: the damage points taken off and those left, and whether markers went."""

    rule = "campaign.post.rest"
    player: Seat
    ship: str
    repaired: int
    damage: int
    resupplied: bool


class Controlled(Event):
    rule = "strategy.damage-control"
    player: Seat
    ship: str
    repaired: int


class Restored(Event):
    rule = "campaign.post.paid"
    player: Seat
    ship: str
    damage: int


class TotalAfter(Event):
    rule = "campaign.end.check"
    players: tuple[Seat, ...]
    points: int
    target: int

    @property
    def cites(self) -> str:
        return "campaign.end.check" if len(self.players) == 1 else "campaign.team.target"


class FurtherEngagement(Event):
    rule = "campaign.end.tie"


class CampaignWon(Cited, Event):
    rule = "campaign.end.check"
    players: tuple[Seat, ...]
    points: int
    under: str = rule


class CampaignDrawn(Event):
    rule = "campaign.pre.no-ship"
    points: int


EVENTS = (
    ScenarioBegan,
    MustSurvive,
    WorthHere,
    NoReinforcements,
    NoAirAttacks,
    RolledForOrder,
    FirstPlayer,
    NavyTaken,
    BudgetSet,
    ShareTaken,
    CardBought,
    CardsBoughtUp,
    CardGiven,
    FleetLaid,
    Dealt,
    NewDeck,
    RoundBegan,
    TurnBegan,
    Paid,
    Joined,
    Moved,
    Surfaced,
    Dived,
    Fired,
    Flew,
    Hunted,
    CostPaid,
    Copied,
    Planned,
    Repaired,
    RanLow,
    Answered,
    Cancelled,
    NoDefence,
    Blocks,
    Guards,
    Screens,
    Foils,
    Redirected,
    BlockRolled,
    EvasionRolled,
    AttackRolled,
    Damaged,
    Sunk,
    Destroyed,
    Eliminated,
    Discarded,
    Drew,
    YouDrew,
    Won,
    TeamWon,
    WonByProtecting,
    LastAfloat,
    Tied,
    Paired,
    RolledForInitiative,
    HasInitiative,
    Bought,
    DoneBuying,
    MissionsDrawn,
    MissionTaken,
    Opposed,
    LaidFaceDown,
    StrategiesShown,
    ShipsShown,
    NothingCommitted,
    SitsOut,
    DurationSet,
    Resupplied,
    Deployed,
    MayBorrow,
    MissionBegan,
    InsightUsed,
    HandSeen,
    Exchanged,
    MissionEnded,
    MissionScored,
    DamageLeft,
    Rested,
    Controlled,
    Restored,
    TotalAfter,
    FurtherEngagement,
    CampaignWon,
    CampaignDrawn,
)
