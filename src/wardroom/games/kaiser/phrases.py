"""The vocabulary of the game: what players choose, what they are asked, what they are told."""

from functools import cache

from wardroom.engine import Event, Option, Phrase, Question, Seat
from wardroom.games.kaiser.cards import rule_of

# --- which rule applies -----------------------------------------------------------------------------------------------


class OfCard(Phrase):
    """A phrase about a card, its `card`, cites the paragraph of that card."""

    @property
    def cites(self) -> str:
        return rule_of(vars(self)["card"])


class Under(Phrase):
    """A phrase that several rules bring about is told which of them applies: `under`."""

    @property
    def cites(self) -> str:
        return str(vars(self)["under"])


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


class React(Piece):
    """`laid` is a card that was committed, not one of the hand."""

    card: str
    night: bool = False
    laid: bool = False


class Pass(Option):
    passes = True


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
        return PHANTOM_CHOICE if is_for_phantom(self) else super().cites


PHANTOM_CHOICE = "5.4.choice"


class WhatToCommit(Question):
    rule = "3.2.a"


class HowToCommit(Question):
    rule = "1.1.2.a"
    card: str


class WhatNext(Under, Question):
    under: str = "3.2.d"


class WhichRaiderLaysMines(Choice):
    rule = "3.3.21.a"
    phantom: bool = False


class WhichTarget(Choice):
    """Of an intercept, by a ship or the British forces, or of the Action half of a card."""

    card: str
    intercept: bool = False
    by: str = "british"
    phantom: bool = False

    @property
    def cites(self) -> str:
        if self.phantom:
            return PHANTOM_CHOICE
        return "3.2.3.f" if self.intercept else rule_of(self.card)


class WhichSecondTarget(Choice):
    rule = "3.3.15.a"
    ship: str
    phantom: bool = False


class WhichNextTarget(Choice, OfCard):
    """`card` is what attacks several merchants: Shipping Lanes, Lay Mines or a submarine."""

    card: str
    phantom: bool = False


class WhichTargetIsLeft(Choice):
    """A Boarding Party may have been announced for one of the merchants."""

    rule = "3.3.40.b"
    boards: bool = False
    boarded: str | None = None
    phantom: bool = False


class WhichPlayer(Under, Question):
    card: str
    under: str


class WhichOwnShip(Choice, OfCard):
    card: str
    phantom: bool = False


class WhichAssist(Under, Question):
    target: str
    under: str


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


class AnswerIntercept(Under, Question):
    """`by` is the German ship that intercepts, or what the British forces come with; the dice lie face up."""

    is_reaction = True
    target: str
    by: str
    dice: tuple[int, ...] = ()
    night: bool = False
    british: bool = False
    under: str = "3.2.2.b"


class AnswerHunt(Question):
    rule = "3.3.40.b"
    is_reaction = True
    by: str
    dice: tuple[int, ...] = ()
    night: bool = False


class AnswerTorpedo(Under, Question):
    is_reaction = True
    target: str
    dice: tuple[int, ...] = ()
    under: str = "3.3.42"


class AnswerMines(Question):
    """`by` is the raider that lays the mines; with `submarine`, a submarine does."""

    rule = "3.3.22"
    is_reaction = True
    by: str
    submarine: bool = False
    dice: tuple[int, ...] = ()


class AnswerSinking(Question):
    rule = "3.3.react.a"
    is_reaction = True
    ship: str


class AnswerRecognition(Under, Question):
    is_reaction = True
    ship: str
    under: str = "3.3.32.a"


class RecallNow(Question):
    rule = "3.3.30.b"
    is_reaction = True
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


class WhichToKeep(Under, Question):
    under: str = "2.4.1.a"


class WhichPhantomKeeps(Question):
    rule = "5.2.4.b"
    phantom: bool = True


class WhatToGive(Question):
    rule = "3.3.11.a"
    partner: Seat


class WhichToPartner(Question):
    rule = "4.9"
    partner: Seat


class ToPartner(Under, Question):
    ship: str
    partner: Seat
    under: str = "4.6"


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


class ChoseShip(Under, Event):
    player: Seat
    ship: str
    under: str


class CardsAgreed(Event):
    """How many Action cards the round has; `agreed` if all wanted that number."""

    rule = "2.1.4.anew"
    number: int
    agreed: bool


class RoundBegan(Event):
    rule = "2.0.a"
    number: int


class FirstPlayer(Under, Event):
    player: Seat
    under: str = "3.1.a"


class RolledForFirst(Under, Event):
    player: Seat
    roll: int
    under: str = "3.1.a"


class TurnBegan(Event):
    rule = "3.0.a"
    player: Seat


class ExtraTurn(Under, Event):
    player: Seat
    under: str = "3.3.37.a"


class Skipped(Event):
    rule = "3.3.4.a"
    player: Seat


class InFog(Under, Event):
    player: Seat
    under: str = "3.3.14.a"


class Deceived(Event):
    rule = "3.3.10.a"
    player: Seat
    card: str


class Committed(Event):
    """Cards lie face down before the force: upright for their action, sideways for British intercepts."""

    rule = "3.2.1.f"
    player: Seat
    upright: int
    sideways: int


class CommittedOnShips(Event):
    """Cards lie face down on ships: sideways on those that will intercept, upright on those that will lay mines."""

    rule = "3.2.1.f"
    player: Seat
    ships: tuple[str, ...]
    intercepting: int
    minelayers: tuple[str, ...] = ()
    laying: int = 0


class Played(Event):
    """A committed card is turned up: for its Action half, or for an intercept by a ship or the British forces."""

    player: Seat
    card: str
    intercept: bool = False
    by: str = "british"

    @property
    def cites(self) -> str:
        return "3.2.8.a" if self.intercept else rule_of(self.card)


class NoEffect(Under, Event):
    card: str
    under: str = "3.1.5.c"


class Intercepts(Event):
    rule = "3.2.8.a"
    player: Seat
    ship: str
    target: str
    card: str
    victim: Seat = Seat(0)
    night: bool = False


class BritishIntercept(Event):
    """British forces, an Interrogate or a Monitor: `card` says which; the dice of the card lie face up."""

    player: Seat
    target: str
    card: str
    victim: Seat = Seat(0)
    night: bool = False
    dice: tuple[int, ...] = ()

    @property
    def cites(self) -> str:
        return "3.2.3.a" if self.card == "british" else rule_of(self.card)


class Assisted(OfCard, Event):
    """An Assist card is turned up; a Boarding Party is for one target."""

    card: str
    boards: bool = False
    target: str | None = None


class Reacted(OfCard, Event):
    player: Seat
    card: str


class Fought(Event):
    """A roll of attack against defence, with the results after modifiers."""

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

    @property
    def cites(self) -> str:
        return {"outcome_damaged": "3.2.7.a", "outcome_sunk": "3.2.7.b"}.get(self.outcome, "3.2.7.c")


class Challenged(Event):
    """A challenge roll, with the results after modifiers; `about` is a card, or what else calls for it."""

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

    @property
    def cites(self) -> str:
        return _CHALLENGES.get(self.about) or rule_of(self.about)


_CHALLENGES = {
    "passage": "3.2.6.c",
    "island_refuge": "3.3.20.c",
    "chase": "6.6.1.b",
    "torpedo_prizes": "6.9.1",
    "prize_supply": "6.12.2",
}
"""Challenges that are not those of the first paragraph of a card."""


class Sunk(Under, Event):
    ship: str
    by: Seat
    owner: Seat = Seat(0)
    points: int = 0
    under: str = "3.2.7.b"


class Damaged(Under, Event):
    ship: str
    markers: int = 1
    under: str = "3.2.7.a"


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


class Removed(OfCard, Event):
    """A ship left the game unscored: weather, internment, recall, scuttling."""

    ship: str
    card: str


class Recognised(Under, Event):
    ship: str
    under: str


class Hidden(Under, Event):
    ship: str
    under: str


class LowSupply(Under, Event):
    ship: str
    under: str


class Resupplied(Under, Event):
    ship: str
    under: str


class Repaired(Under, Event):
    ship: str
    markers: int
    """Damage markers that are left."""
    under: str


class InterceptCancelled(OfCard, Event):
    target: str
    card: str


class Pursues(Event):
    """6.10.1 A German ship follows a merchant into the shallows; said before anybody rolls."""

    rule = "6.10.1"
    ship: str
    target: str


class Chases(Event):
    """6.6.1 A fast raider chases a Fast Ship."""

    rule = "6.6.1.a"
    ship: str
    target: str


class HuntReduced(Event):
    rule = "3.3.40.b"
    target: str


class MinesLaid(OfCard, Event):
    """`by` is the raider that lays them; with `submarine`, a submarine does."""

    player: Seat
    victim: Seat
    card: str
    by: str
    submarine: bool = False


class MinesSwept(Event):
    rule = "3.3.22"
    card: str


class Torpedoed(Under, Event):
    player: Seat
    target: str
    card: str
    victim: Seat
    under: str


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


class Laid(OfCard, Event):
    """Deception or Fog Bank lies before a player."""

    card: str
    victim: Seat


class Joined(Under, Event):
    """A German ship joined a force: Breakout, transfer, refuge or the end of a round."""

    ship: str
    player: Seat
    under: str


class EnteredRefuge(Under, Event):
    ship: str
    under: str = "3.3.20.a"


class LeftRefuge(Under, Event):
    ship: str
    under: str = "3.3.20.f"


class CardsTaken(Under, Event):
    player: Seat
    victim: Seat
    number: int
    under: str = "3.3.31.a"


class CardsSeen(Under, Event):
    cards: tuple[str, ...]
    under: str = "3.3.31.a"


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


class DrewCard(Under, Event):
    player: Seat
    left: int
    under: str = "3.1.1.b"


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


class RoundScored(Under, Event):
    player: Seat
    victory_points: int
    round_points: int
    under: str = "2.3.3.a"


class Kept(Under, Event):
    player: Seat
    ships: tuple[str, ...]
    under: str = "2.4.1.a"


class AnotherRound(Under, Event):
    under: str = "2.5.c"


class Won(Under, Event):
    """The end of the game: who has won, a team or the phantom too, with how many points."""

    player: Seat
    partner: Seat | None
    round_points: int
    victory_points: int
    under: str


class PhantomDrew(Under, Event):
    """A Solitaire card was turned up for the phantom, with the roll of the d4, and the dice of a British intercept."""

    roll: int
    entry: str
    under: str
    british: bool = False
    dice: tuple[int, ...] = ()
    night: bool = False


class PhantomSpecial(Under, Event):
    """A special action was turned up; it need not fit the intercept that it was drawn for."""

    entry: str
    fits: bool = True
    under: str = "5.4.3.3.a"


class PhantomReply(Under, Event):
    """A reaction was turned up; it need not fit what it was drawn against."""

    roll: int
    entry: str
    fits: bool = True
    under: str = "5.3.3.a"


class PhantomTurnEnds(Under, Event):
    under: str


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
    CommittedOnShips,
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
    Pursues,
    Chases,
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
    Won,
    PhantomDrew,
    PhantomSpecial,
    PhantomReply,
    PhantomTurnEnds,
)
