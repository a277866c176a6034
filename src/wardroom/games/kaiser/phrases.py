"""The vocabulary of the game: what players choose, what they are asked, what they are told."""

from functools import cache

from wardroom.engine import Event, Option, Question, Seat

# --- options ----------------------------------------------------------------------------------------------------------


class Piece(Option):
    """An option that is written by the piece it names; its further facts are for the words."""

    @property
    def notation(self) -> str:
        return f"{self.kind} {next(iter(vars(self).values()))}"


class Commit(Piece):
    card: str
    night: bool = False


class Ready(Option):
    pass


class AsAction(Option):
    pass


class AsBritish(Option):
    pass


class OnShip(Option):
    ship: str


class LayMinesFrom(Option):
    ship: str


class Play(Piece):
    """Turn up a committed card; `by` is the ship, or the British forces, that an Intercept half is for."""

    card: str
    intercept: bool = False
    by: str = "british"


class Stop(Option):
    pass


class LeaveRefuge(Option):
    ship: str


class TryResupply(Option):
    ship: str


class TryRepair(Option):
    ship: str


class SupplyFrom(Option):
    prize: str
    ship: str


class Aim(Piece):
    ship: str
    owner: Seat | None = None


class AimAt(Option):
    player: Seat


class Join(Option):
    card: str


class Announce(Option):
    pass


class React(Option):
    card: str


class Pass(Option):
    pass


class Yes(Option):
    pass


class No(Option):
    pass


class Torpedo(Option):
    pass


class Mines(Option):
    pass


class LookAtHand(Option):
    player: Seat


class LookAtDeck(Option):
    pass


class DrawNext(Option):
    card: str


class DiscardNext(Option):
    card: str


class DiscardRest(Option):
    pass


class Keep(Option):
    ship: str


class KeepNoMore(Option):
    pass


class ChooseWarship(Option):
    ship: str


class ChooseMerchant(Piece):
    """A merchant of the deck, with its dice of Passage."""

    ship: str
    challenge: tuple[int, ...]
    response: tuple[int, ...]


class SoManyCards(Option):
    number: int


class Give(Option):
    card: str


class GiveNoMore(Option):
    pass


class HandOver(Option):
    ship: str


class HandOverNone(Option):
    pass


OPTIONS = (
    Commit,
    Ready,
    AsAction,
    AsBritish,
    OnShip,
    LayMinesFrom,
    Play,
    Stop,
    LeaveRefuge,
    TryResupply,
    TryRepair,
    SupplyFrom,
    Aim,
    AimAt,
    Join,
    Announce,
    React,
    Pass,
    Yes,
    No,
    Torpedo,
    Mines,
    LookAtHand,
    LookAtDeck,
    DrawNext,
    DiscardNext,
    DiscardRest,
    Keep,
    KeepNoMore,
    ChooseWarship,
    ChooseMerchant,
    SoManyCards,
    Give,
    GiveNoMore,
    HandOver,
    HandOverNone,
)

READY, AS_ACTION, AS_BRITISH, STOP, ANNOUNCE, PASS = Ready(), AsAction(), AsBritish(), Stop(), Announce(), Pass()
YES, NO, TORPEDO, MINES, LOOK_AT_DECK = Yes(), No(), Torpedo(), Mines(), LookAtDeck()
DISCARD_REST, KEEP_NO_MORE, GIVE_NO_MORE, HAND_OVER_NONE = DiscardRest(), KeepNoMore(), GiveNoMore(), HandOverNone()

# Options are values: those that are offered all the time are made once and offered again.
commit_of, play_of, on_ship, aim_of = cache(Commit), cache(Play), cache(OnShip), cache(Aim)
react_with, join_with, discard_of = cache(React), cache(Join), cache(DiscardNext)

# --- questions --------------------------------------------------------------------------------------------------------


def is_for_phantom(question: Question) -> bool:
    """5.0 Whether the real player is asked on behalf of the phantom."""
    return getattr(question, "phantom", False)


class Choice(Question):
    """A question that may be put on behalf of the phantom: `phantom` says so."""

    @property
    def cites(self) -> str:
        return PHANTOM_CHOICE if is_for_phantom(self) else self.rule


PHANTOM_CHOICE = "5.4.choice"


class WhatToCommit(Question):
    rule = "3.2.a"


class HowToCommit(Question):
    rule = "1.1.2.a"
    card: str


class WhatNext(Question):
    rule = "3.2.d"


class WhichRaiderLaysMines(Choice):
    rule = "3.2.1.b"
    phantom: bool = False


class WhichTarget(Choice):
    rule = "3.2.d"
    card: str
    intercept: bool = False
    by: str = "british"
    phantom: bool = False


class WhichSecondTarget(Choice):
    rule = "3.3.15.a"
    ship: str
    phantom: bool = False


class WhichNextTarget(Choice):
    rule = "3.2.8.a"
    phantom: bool = False


class WhichTargetIsLeft(Choice):
    """A Boarding Party may have been announced for one of the merchants."""

    rule = "3.3.40.b"
    boards: bool = False
    boarded: str | None = None
    phantom: bool = False


class WhichPlayer(Question):
    rule = "3.1.4.a"
    card: str


class WhichOwnShip(Choice):
    rule = "3.1.1.d"
    card: str
    phantom: bool = False


class WhichAssist(Question):
    rule = "3.2.1.d"
    target: str


class BoardingPartyNow(Question):
    rule = "3.2.8.a"
    target: str


class TorpedoOrMines(Question):
    rule = "3.3.43"
    card: str


class HandOrDeck(Question):
    rule = "3.3.17.a"


class OrderOfDraws(Question):
    rule = "3.3.17.b"


class AnswerIntercept(Question):
    """`by` is the German ship that intercepts, or what the British forces come with."""

    rule = "3.2.2.b"
    target: str
    by: str
    british: bool = False


class AnswerHunt(Question):
    rule = "3.3.40.b"
    by: str


class AnswerTorpedo(Question):
    rule = "3.3.42"
    target: str


class AnswerMines(Question):
    rule = "3.3.22"


class AnswerSinking(Question):
    rule = "3.3.react.a"
    ship: str


class AnswerRecognition(Question):
    rule = "3.3.32.a"
    ship: str


class RecallNow(Question):
    rule = "3.3.30.b"
    ship: str


class SeekPassage(Choice):
    rule = "3.2.6.d"
    ship: str
    phantom: bool = False


class SwapWhich(Question):
    rule = "3.3.23.a"
    ship: str


class Chase(Choice):
    rule = "6.6.1.a"
    ship: str
    target: str
    phantom: bool = False


class Pursue(Choice):
    rule = "6.10.1"
    ship: str
    target: str
    phantom: bool = False


class SupplyNow(Choice):
    rule = "6.12.3"
    prize: str
    ship: str
    phantom: bool = False


class OrderOfDiscards(Question):
    rule = "3.1.5.a"


class WhichPhantomSupplies(Question):
    rule = "6.12.1"
    phantom: bool = True


class WhichPhantomIntercepts(Question):
    rule = PHANTOM_CHOICE
    raider: bool
    phantom: bool = True


class WhichWarship(Choice):
    rule = "6.4.1"
    phantom: bool = False


class WhichMerchant(Choice):
    rule = "6.4.3"
    points: int
    phantom: bool = False


class HowManyCards(Question):
    rule = "2.1.4.anew"


class AgreeToCards(Question):
    rule = "2.1.4.anew"
    player: Seat
    number: int


class WhichToKeep(Question):
    rule = "2.4.1.a"


class WhichPhantomKeeps(Question):
    rule = "5.2.4.b"
    phantom: bool = True


class WhatToGive(Question):
    rule = "3.3.11.a"
    partner: Seat


class WhichToPartner(Question):
    rule = "4.9"
    partner: Seat


class ToPartner(Question):
    rule = "4.6"
    ship: str
    partner: Seat


QUESTIONS = (
    WhatToCommit,
    HowToCommit,
    WhatNext,
    WhichRaiderLaysMines,
    WhichTarget,
    WhichSecondTarget,
    WhichNextTarget,
    WhichTargetIsLeft,
    WhichPlayer,
    WhichOwnShip,
    WhichAssist,
    BoardingPartyNow,
    TorpedoOrMines,
    HandOrDeck,
    OrderOfDraws,
    AnswerIntercept,
    AnswerHunt,
    AnswerTorpedo,
    AnswerMines,
    AnswerSinking,
    AnswerRecognition,
    RecallNow,
    SeekPassage,
    SwapWhich,
    Chase,
    Pursue,
    SupplyNow,
    OrderOfDiscards,
    WhichPhantomSupplies,
    WhichPhantomIntercepts,
    WhichWarship,
    WhichMerchant,
    HowManyCards,
    AgreeToCards,
    WhichToKeep,
    WhichPhantomKeeps,
    WhatToGive,
    WhichToPartner,
    ToPartner,
)

# --- events -----------------------------------------------------------------------------------------------------------


class ChoseShip(Event):
    """`by` is the rule: a warship or a merchant."""

    player: Seat
    ship: str
    by: str

    @property
    def cites(self) -> str:
        return self.by


class CardsAgreed(Event):
    """How many Action cards the round has; `agreed` if all wanted that number."""

    rule = "2.1.4.anew"
    number: int
    agreed: bool


class RoundBegan(Event):
    rule = "2.0.a"
    number: int


class FirstPlayer(Event):
    rule = "3.1.a"
    player: Seat


class RolledForFirst(Event):
    rule = "3.1.a"
    player: Seat
    roll: int


class TurnBegan(Event):
    rule = "3.0.a"
    player: Seat


class ExtraTurn(Event):
    rule = "3.3.37.a"
    player: Seat


class Skipped(Event):
    rule = "3.3.4.a"
    player: Seat


class InFog(Event):
    rule = "3.3.14.a"
    player: Seat


class Deceived(Event):
    rule = "3.3.10.a"
    player: Seat
    card: str


class Committed(Event):
    """Cards lie face down: so many before the force, the others on ships."""

    rule = "3.2.a"
    player: Seat
    before: int
    ships: tuple[str, ...]
    on_ships: int = 0


class Played(Event):
    """A committed card is turned up: for its Action half, or for an intercept by a ship or the British forces."""

    rule = "3.2.8.b"
    player: Seat
    card: str
    intercept: bool = False
    by: str = "british"


class NoEffect(Event):
    rule = "3.1.5.c"
    card: str


class Intercepts(Event):
    rule = "3.2.8.a"
    player: Seat
    ship: str
    target: str
    card: str
    victim: Seat = Seat(0)
    night: bool = False


class BritishIntercept(Event):
    rule = "3.2.3.a"
    player: Seat
    target: str
    card: str
    victim: Seat = Seat(0)
    night: bool = False


class Assisted(Event):
    """An Assist card is turned up; a Boarding Party is for one target."""

    rule = "3.2.1.d"
    card: str
    boards: bool = False
    target: str | None = None


class Reacted(Event):
    rule = "3.2.2.b"
    player: Seat
    card: str


class Fought(Event):
    """A roll of attack against defence, with the results after modifiers."""

    rule = "3.2.7.f"
    attacker: str
    target: str
    attack_dice: tuple[int, ...]
    attack: int
    defence_dice: tuple[int, ...]
    defence: int
    outcome: str
    attack_modifier: int = 0
    defence_modifier: int = 0
    attack_sides: tuple[int, ...] = ()
    defence_sides: tuple[int, ...] = ()


class Challenged(Event):
    """A challenge roll, with the results after modifiers."""

    rule = "3.2.7.e"
    about: str
    ship: str
    challenge_dice: tuple[int, ...]
    challenge: int
    response_dice: tuple[int, ...]
    response: int
    outcome: str
    modifier: int = 0
    challenge_sides: tuple[int, ...] = ()
    response_sides: tuple[int, ...] = ()


class Sunk(Event):
    rule = "3.2.7.b"
    ship: str
    by: Seat
    owner: Seat = Seat(0)
    points: int = 0


class Damaged(Event):
    rule = "3.2.7.a"
    ship: str
    markers: int = 1


class Captured(Event):
    rule = "3.2.5.a"
    ship: str
    by: Seat
    owner: Seat = Seat(0)


class Safe(Event):
    rule = "3.2.6.c"
    ship: str
    player: Seat
    points: int = 0


class Exhausted(Event):
    rule = "6.12.2"
    ship: str
    player: Seat = Seat(0)
    points: int = 0


class Removed(Event):
    """A ship left the game unscored: weather, internment, recall, scuttling."""

    rule = "3.1.10.a"
    ship: str
    card: str


class Recognised(Event):
    rule = "3.2.3.b"
    ship: str


class Hidden(Event):
    rule = "3.3.32.a"
    ship: str


class LowSupply(Event):
    rule = "1.3.2"
    ship: str


class Resupplied(Event):
    rule = "1.3.2"
    ship: str


class Repaired(Event):
    rule = "1.3.1"
    ship: str
    markers: int = 0
    """Damage markers that are left."""


class InterceptCancelled(Event):
    rule = "3.1.3.e"
    target: str
    card: str


class HuntReduced(Event):
    rule = "3.3.40.b"
    target: str


class MinesLaid(Event):
    rule = "3.3.21.a"
    player: Seat
    victim: Seat
    card: str


class MinesSwept(Event):
    rule = "3.3.22"
    card: str


class Torpedoed(Event):
    rule = "3.3.42"
    player: Seat
    target: str
    card: str
    victim: Seat = Seat(0)


class TorpedoMissed(Event):
    rule = "3.3.29"
    target: str


class CardSunk(Event):
    rule = "2.3.2"
    card: str
    by: Seat
    points: int = 0


class Swapped(Event):
    rule = "3.3.23.a"
    ship: str
    other: str


class Laid(Event):
    """Deception or Fog Bank lies before a player."""

    rule = "3.3.10.e"
    card: str
    victim: Seat


class Joined(Event):
    """A German ship joined a force: Breakout, transfer, refuge or the end of a round."""

    rule = "3.3.7.a"
    ship: str
    player: Seat


class EnteredRefuge(Event):
    rule = "3.3.20.a"
    ship: str


class LeftRefuge(Event):
    rule = "3.3.20.f"
    ship: str


class CardsTaken(Event):
    rule = "3.3.31.a"
    player: Seat
    victim: Seat
    number: int


class CardsSeen(Event):
    rule = "3.3.31.a"
    cards: tuple[str, ...]


class HandSeen(Event):
    rule = "3.3.17.a"
    player: Seat
    cards: tuple[str, ...]


class DeckSeen(Event):
    rule = "3.3.17.b"
    cards: tuple[str, ...]


class LookedAtHand(Event):
    rule = "3.3.17.a"
    player: Seat
    victim: Seat


class LookedAtDeck(Event):
    rule = "3.3.17.b"
    player: Seat


class TookDiscards(Event):
    rule = "3.3.47.a"
    player: Seat
    cards: tuple[str, ...]


class CardsGiven(Event):
    rule = "3.3.11.a"
    player: Seat
    partner: Seat
    number: int


class Discarded(Event):
    rule = "3.1.5.a"
    player: Seat
    cards: tuple[str, ...]


class DiscardedFaceDown(Event):
    rule = "5.3.1"
    player: Seat
    number: int


class DrewCard(Event):
    rule = "3.1.1.b"
    player: Seat
    left: int


class YouDrew(Event):
    rule = "3.1.1.b"
    card: str


class DrewMerchants(Event):
    rule = "3.1.6.a"
    player: Seat
    ships: tuple[str, ...]


class RoundEnded(Event):
    rule = "2.0.b"
    number: int


class StruckOff(Event):
    rule = "2.3.1.d"
    player: Seat
    ships: tuple[str, ...]


class RoundScored(Event):
    rule = "2.3.3.a"
    player: Seat
    victory_points: int
    round_points: int


class Kept(Event):
    rule = "2.4.1.a"
    player: Seat
    ships: tuple[str, ...]


class AnotherRound(Event):
    rule = "2.5.c"


class PhantomDrew(Event):
    """A Solitaire card was turned up for the phantom, with the roll of the d4 where one is made."""

    rule = "5.4.3.1"
    roll: int
    entry: str


class PhantomSpecial(Event):
    """A special action was turned up; it need not fit the intercept that it was drawn for."""

    rule = "5.4.3.3.a"
    entry: str
    fits: bool = True


class PhantomReply(Event):
    """A reaction was turned up; it need not fit what it was drawn against."""

    rule = "5.3.3.a"
    roll: int
    entry: str
    fits: bool = True


class PhantomTurnEnds(Event):
    rule = "5.4.3.1"


EVENTS = (
    ChoseShip,
    CardsAgreed,
    RoundBegan,
    FirstPlayer,
    RolledForFirst,
    TurnBegan,
    ExtraTurn,
    Skipped,
    InFog,
    Deceived,
    Committed,
    Played,
    NoEffect,
    Intercepts,
    BritishIntercept,
    Assisted,
    Reacted,
    Fought,
    Challenged,
    Sunk,
    Damaged,
    Captured,
    Safe,
    Exhausted,
    Removed,
    Recognised,
    Hidden,
    LowSupply,
    Resupplied,
    Repaired,
    InterceptCancelled,
    HuntReduced,
    MinesLaid,
    MinesSwept,
    Torpedoed,
    TorpedoMissed,
    CardSunk,
    Swapped,
    Laid,
    Joined,
    EnteredRefuge,
    LeftRefuge,
    CardsTaken,
    CardsSeen,
    HandSeen,
    DeckSeen,
    LookedAtHand,
    LookedAtDeck,
    TookDiscards,
    CardsGiven,
    Discarded,
    DiscardedFaceDown,
    DrewCard,
    YouDrew,
    DrewMerchants,
    RoundEnded,
    StruckOff,
    RoundScored,
    Kept,
    AnotherRound,
    PhantomDrew,
    PhantomSpecial,
    PhantomReply,
    PhantomTurnEnds,
)
