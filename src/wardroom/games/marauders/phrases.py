"""The vocabulary of the game: what players choose, what they are asked, what they are told."""

from functools import cache
from typing import ClassVar

from wardroom.engine import Event, Option, Question, Seat

# --- options ----------------------------------------------------------------------------------------------------------


class Brief(Option):
    """An option that is written by its first fields; the others are for the words."""

    written: ClassVar[int] = 1

    @property
    def notation(self) -> str:
        return " ".join((self.kind, *map(str, [*vars(self).values()][: self.written])))


class Yes(Option):
    pass


class No(Option):
    passes = True


class Pass(Option):
    passes = True


class PassTurn(Option):
    """Let the whole turn of the active player go by."""


class Done(Option):
    pass


class TakeShip(Option):
    ship: str


class CarryOn(Option):
    pass


class Retire(Option):
    gives_up = True


class Sail(Option):
    zone: str


class Dock(Brief):
    zone: str


class DockPaying(Brief):
    zone: str
    gold: int


class DockTalking(Option):
    """Enter Port Royal on an Influence test."""

    zone: str


class DockSmuggled(Option):
    zone: str


class PutOut(Option):
    zone: str


class ScoutMerchant(Option):
    zone: str


class ScoutSpaniard(Option):
    """Find the merchant off Cartagena without a test."""

    zone: str


class ScoutNpc(Option):
    npc: str


class ScoutPlayer(Option):
    player: Seat


class GoAshore(Option):
    port: str


class Investigate(Option):
    card: str


class Play(Option):
    card: str


class EndTurn(Option):
    pass


class SellGoods(Option):
    pass


class BuyGoods(Brief):
    written = 0
    cards: int


class Repair(Brief):
    area: str
    gold: int


class RepairAll(Brief):
    written = 0
    points: int
    gold: int


class BuyWeapon(Brief):
    weapon: str
    gold: int


class SellWeapon(Brief):
    weapon: str
    gold: int


class BuyModification(Brief):
    modification: str
    gold: int


class BuyShip(Brief):
    ship: str
    gold: int
    back: int
    """The price less what the old ship brings, or what comes back where that is more."""


class Recruit(Option):
    pass


class SeekRumor(Brief):
    written = 0
    gold: int


class Claim(Option):
    mission: str


class OpenChest(Option):
    pass


class HireCourier(Brief):
    written = 0
    gold: int


class VerifyRumor(Option):
    card: str


class Fulfil(Option):
    mission: str


class ReturnBounty(Option):
    nation: str


class LeaveQuay(Option):
    pass


class Sell(Brief):
    written = 2
    good: str
    count: int
    gold: int


class SellAll(Brief):
    written = 0
    count: int
    gold: int


class Buy(Brief):
    written = 2
    good: str
    count: int
    gold: int
    """The price of one card."""


class DrawAgain(Brief):
    written = 0
    gold: int


class Hire(Brief):
    count: int
    gold: int


class KeepRumor(Option):
    card: str


class KeepMission(Option):
    mission: str


class Stash(Option):
    gold: int


class Withdraw(Option):
    gold: int


class Raid(Option):
    nation: str


class LetGo(Option):
    pass


class RerollWith(Option):
    """In a raid: discard a special weapon, or use a captain's ability, for one die."""

    piece: str


class Reroll(Option):
    count: int


class DrawCard(Option):
    pass


class Reject(Brief):
    card: str
    value: int
    symbol: str


class Exchange(Brief):
    card: str
    value: int
    symbol: str


class Stow(Option):
    card: str


class Jettison(Option):
    good: str


class Shoot(Option):
    pass


class Board(Option):
    pass


class Flee(Option):
    pass


class LeaveToBot(Option):
    """Leave an NPC's captain to the rules for the rest of the battle."""


class Fire(Option):
    """Load a volley with a special weapon."""

    weapon: str


class Place(Brief):
    area: str
    left: int
    """What the area has left after the hit."""


class LootGold(Brief):
    written = 0
    gold: int


class LootCargo(Option):
    good: str


class LootWeapon(Option):
    weapon: str


class LootRumor(Option):
    card: str


class LootGlory(Option):
    card: str


class LootSpecialist(Option):
    card: str


class CollectFrom(Brief):
    nation: str
    gold: int


class DiscardGlory(Option):
    card: str


class Send(Option):
    """Move an NPC to an adjacent zone."""

    npc: str
    zone: str


class Sabotage(Option):
    area: str


class Tip(Option):
    """Change what a port wants."""

    port: str


class Want(Option):
    good: str


class Swap(Option):
    mission: str
    board: str
    """The open mission that goes."""


class Replace(Option):
    mission: str


class TakeWeapon(Option):
    weapon: str


class Forgive(Brief):
    """Give bounties of a nation back."""

    nation: str
    count: int


class Rob(Option):
    player: Seat


class Mend(Option):
    area: str


class Declare(Option):
    pass


OPTIONS = (
    Yes, No, Pass, PassTurn, Done, TakeShip, CarryOn, Retire, Sail, Dock, DockPaying, DockTalking, DockSmuggled,
    PutOut, ScoutMerchant, ScoutSpaniard, ScoutNpc, ScoutPlayer, GoAshore, Investigate, Play, EndTurn, SellGoods,
    BuyGoods, Repair, RepairAll, BuyWeapon, SellWeapon, BuyModification, BuyShip, Recruit, SeekRumor, Claim,
    OpenChest, HireCourier, VerifyRumor, Fulfil, ReturnBounty, LeaveQuay, Sell, SellAll, Buy, DrawAgain, Hire,
    KeepRumor, KeepMission, Stash, Withdraw, Raid, LetGo, RerollWith, Reroll, DrawCard, Reject, Exchange, Stow,
    Jettison, Shoot, Board, Flee, LeaveToBot, Fire, Place, LootGold, LootCargo, LootWeapon, LootRumor, LootGlory,
    LootSpecialist, CollectFrom, DiscardGlory, Send, Sabotage, Tip, Want, Swap, Replace, TakeWeapon, Forgive, Rob,
    Mend, Declare,
)  # fmt: skip

YES, NO, PASS, PASS_TURN, DONE, CARRY_ON, RETIRE = Yes(), No(), Pass(), PassTurn(), Done(), CarryOn(), Retire()
END_TURN, SELL_GOODS, RECRUIT, OPEN_CHEST, LEAVE_QUAY = EndTurn(), SellGoods(), Recruit(), OpenChest(), LeaveQuay()
LET_GO, DRAW_CARD, SHOOT, BOARD, FLEE, LEAVE_TO_BOT = LetGo(), DrawCard(), Shoot(), Board(), Flee(), LeaveToBot()
DECLARE = Declare()
YES_OR_NO: list[Yes | No] = [YES, NO]

# Options are values: those that are offered all the time are made once and offered again.
sail_to, dock_at, put_out, go_ashore, play_of = cache(Sail), cache(Dock), cache(PutOut), cache(GoAshore), cache(Play)
scout_merchant, scout_npc, repair_of, buy_ship = cache(ScoutMerchant), cache(ScoutNpc), cache(Repair), cache(BuyShip)
buy_weapon, sell_weapon, sell_of, buy_of, place_on = (
    cache(BuyWeapon),
    cache(SellWeapon),
    cache(Sell),
    cache(Buy),
    cache(Place),
)
reroll_of, stash_of, withdraw_of, stow_of = cache(Reroll), cache(Stash), cache(Withdraw), cache(Stow)
buy_goods_of = cache(BuyGoods)

# --- questions --------------------------------------------------------------------------------------------------------


class RuledQuestion(Question):
    """A question that is asked under several rules: `under` is the one that applies."""

    under: str

    @property
    def cites(self) -> str:
        return self.under


class WhichShip(RuledQuestion):
    pass


class AnotherCaptain(Question):
    rule = "death.redraw"
    captain: str
    npc: str


class HowMuchFromStash(Question):
    rule = "death.gold_enough"


class RetireOrNot(Question):
    rule = "retire.when"


class WhatNext(Question):
    rule = "turn.actions"
    actions: int
    moves: int


class WhatAshore(Question):
    rule = "port.activities"
    port: str


class WhatToSell(Question):
    rule = "sell.prices"
    port: str
    good: str


class WhatToBuy(Question):
    rule = "buy.prices"
    port: str
    gold: int
    """What the basket costs so far."""


class HowManyToHire(Question):
    rule = "recruit.pay"


class WhichRumor(Question):
    rule = "rumor.one"


class WhichMission(Question):
    rule = "mission.one"


class HowMuchToStash(RuledQuestion):
    pass


class MoveModification(Question):
    rule = "zone.st_john.transfer"
    modification: str
    ship: str
    gold: int
    less: int
    """What the old ship brings less without it."""


class WhatToDrop(RuledQuestion):
    excess: int


class WhichFlag(RuledQuestion):
    nation: str
    zone: str


class BetterRaidRoll(RuledQuestion):
    successes: int


class HowToRaid(Question):
    rule = "raid.spend"
    left: int
    escapes: int
    gold: int


class WhatToStow(RuledQuestion):
    room: int


class IgnoreHits(Question):
    rule = "rumorcard.saints_relic"
    hits: int


class SaveMasts(Question):
    rule = "glorycard.bosun"


class SaveCargo(Question):
    rule = "captain.hendrika_bos"


class BeforeBattle(Question):
    rule = "glory.pre_battle"
    is_reaction = True
    player: Seat | None
    npc: str | None


class WhatToDeclare(Question):
    rule = "battle.declare"
    round: int
    player: Seat | None
    npc: str | None


class WhatNpcDeclares(Question):
    rule = "npc.controller"
    round: int
    npc: str
    player: Seat


class ChangeCourse(Question):
    rule = "captain.silas_penrose"


class ThrowHooks(Question):
    rule = "weapon.hooks"
    successes: int


class LoadVolley(RuledQuestion):
    hits: int


class WhereItStrikes(Question):
    rule = "hit.skull"
    skulls: int


class WhereItStrikesNpc(Question):
    rule = "npc.controller"
    npc: str
    skulls: int


class WhoPays(Question):
    rule = "bounty.reward"
    player: Seat


class WhatToPlunder(Question):
    rule = "plunder.player"
    player: Seat
    room: int


class TakeTheShip(Question):
    rule = "requisition.offer"
    ship: str
    cargo: int
    """How many cards lie in her hold."""


class ScoutNow(Question):
    rule = "variant.oot.when"
    is_reaction = True
    player: Seat
    zone: str


class TryAgain(RuledQuestion):
    skill: str


class UseCharm(Question):
    rule = "glorycard.lucky_charm"
    skill: str
    successes: int
    need: int


class CharmAgainst(Question):
    """Outdone or equalled by another who scouts out of turn: successes and what the other dice add up to."""

    rule = "glorycard.lucky_charm"
    player: Seat
    successes: int
    rest: int
    their_successes: int
    their_rest: int


class Spotted(Question):
    rule = "glorycard.into_the_mist"
    is_reaction = True
    player: Seat | None
    npc: str | None


class FalseColours(Question):
    rule = "glorycard.false_colours"
    zone: str


class LastWill(Question):
    rule = "glorycard.last_will"
    is_reaction = True


class InAnothersTurn(Question):
    rule = "glory.other_turn"
    is_reaction = True
    player: Seat


class OnAnArrival(Question):
    rule = "glory.other_turn"
    is_reaction = True
    player: Seat
    zone: str


class WhichGloryGoes(Question):
    rule = "glory.hand_limit"


class PlayOneNow(Question):
    rule = "glory.play_after_fifth"


class WhereToSend(RuledQuestion):
    card: str


class WhatToSabotage(Question):
    rule = "glorycard.harbour_sabotage"
    player: Seat


class WhichPort(Question):
    rule = "glorycard.market_tip"


class WhichDemand(Question):
    rule = "glorycard.market_tip"
    port: str


class WhichOrders(Question):
    rule = "glorycard.sealed_orders"
    missions: tuple[str, ...]


class WhichMissionGoes(Question):
    rule = "rumorcard.mad_cartographer"


class WhichWeapon(RuledQuestion):
    card: str


class WhichNationForgives(RuledQuestion):
    card: str


class WhomToRob(Question):
    rule = "glorycard.night_thief"


class WhatToMend(RuledQuestion):
    card: str
    points: int


class BuyPardon(RuledQuestion):
    gold: int


class DeclareOrNot(Question):
    rule = "end.ask_option"


QUESTIONS = (
    WhichShip, AnotherCaptain, HowMuchFromStash, RetireOrNot, WhatNext, WhatAshore, WhatToSell, WhatToBuy,
    HowManyToHire, WhichRumor, WhichMission, HowMuchToStash, MoveModification, WhatToDrop, WhichFlag,
    BetterRaidRoll, HowToRaid, WhatToStow, IgnoreHits, SaveMasts, SaveCargo, BeforeBattle, WhatToDeclare,
    WhatNpcDeclares, ChangeCourse, ThrowHooks, LoadVolley, WhereItStrikes, WhereItStrikesNpc, WhoPays,
    WhatToPlunder, TakeTheShip, ScoutNow, TryAgain, UseCharm, CharmAgainst, Spotted, FalseColours, LastWill,
    InAnothersTurn, OnAnArrival, WhichGloryGoes, PlayOneNow, WhereToSend, WhatToSabotage, WhichPort, WhichDemand,
    WhichOrders, WhichMissionGoes, WhichWeapon, WhichNationForgives, WhomToRob, WhatToMend, BuyPardon, DeclareOrNot,
)  # fmt: skip

# --- events -----------------------------------------------------------------------------------------------------------


class RuledEvent(Event):
    """An event that comes of several rules: `under` is the one that applies."""

    under: str

    @property
    def cites(self) -> str:
        return self.under


class FirstPlayer(Event):
    rule = "setup.first_player"
    player: Seat


class CaptainDrawn(RuledEvent):
    player: Seat
    captain: str


class EnteredPlay(RuledEvent):
    player: Seat
    captain: str
    ship: str
    port: str


class CaptainRejected(Event):
    rule = "death.redraw"
    player: Seat
    captain: str


class NoCaptainLeft(Event):
    rule = "end.captains_out"
    player: Seat


class StartingGold(RuledEvent):
    player: Seat
    gold: int


class RoundBegan(Event):
    rule = "round.turns"
    round: int


class MerchantsDealt(Event):
    rule = "round.refill"
    count: int


class EventDrawn(Event):
    rule = "round.event"
    event: str

    @property
    def cites(self) -> str:
        return f"event.{self.event.removeprefix('ev_')}"


class CaptainAnnounced(Event):
    rule = "round.npc_card"
    npc: str


class NpcSailed(RuledEvent):
    npc: str
    zone: str


class EnoughAboard(Event):
    rule = "npc.hunt_pirate"
    player: Seat
    gold: int


class TooLittleAboard(Event):
    rule = "npc.hunt_pirate"
    player: Seat
    gold: int


class NpcHunts(Event):
    rule = "npc.hunt"
    npc: str
    player: Seat
    zone: str


class NpcWaits(Event):
    rule = "npc.hunt"
    npc: str
    player: Seat
    zone: str


class NpcArrived(RuledEvent):
    npc: str
    zone: str


class NpcReturned(Event):
    rule = "npc.dies_returns"
    npc: str
    zone: str


class NpcGone(RuledEvent):
    npc: str


class WarBroke(Event):
    rule = "war.nations"
    nation: str
    enemy: str


class ManOfWarSails(Event):
    rule = "war.frigate_upgrade"
    npc: str
    zone: str


class ManOfWarAppears(Event):
    """A man-of-war under a captain of no name."""

    rule = "war.generic"
    nation: str
    zone: str


class PeaceMade(Event):
    rule = "war.peace"
    nation: str
    enemy: str


class HurricaneStrikes(Event):
    rule = "event.hurricane"
    zone: str


class YardsBurn(Event):
    rule = "event.yard_fire"
    nation: str


class MarketsTurn(Event):
    rule = "event.markets"


class TurnBegan(Event):
    rule = "round.turns"
    player: Seat


class Retired(Event):
    rule = "retire.effect"
    player: Seat
    captain: str


class Sailed(Event):
    rule = "move.adjacent"
    player: Seat
    zone: str


class Docked(Event):
    rule = "move.port_in_out"
    player: Seat
    port: str


class StayedOut(RuledEvent):
    player: Seat
    port: str


class LeftPort(Event):
    rule = "move.port_in_out"
    player: Seat
    zone: str


class TokenShown(RuledEvent):
    port: str
    modification: str


class TokensDealt(Event):
    rule = "mod.redistribute"
    count: int


class Paid(RuledEvent):
    """Gold for a toll, a fee or a pardon."""

    player: Seat
    gold: int


class SkillTested(Event):
    rule = "dice.test"
    player: Seat
    skill: str
    dice: tuple[str, ...]
    successes: int
    need: int


class Rerolled(RuledEvent):
    player: Seat
    by: str
    dice: tuple[str, ...]
    successes: int


class NpcScouts(RuledEvent):
    npc: str
    player: Seat
    dice: tuple[str, ...]
    successes: int


class SlippedAway(Event):
    rule = "glorycard.into_the_mist"
    player: Seat


class ScoutedOutOfTurn(Event):
    rule = "variant.oot.flip"
    player: Seat


class MerchantFound(RuledEvent):
    player: Seat
    nation: str
    zone: str


class MerchantLetGo(Event):
    rule = "raid.decline"
    player: Seat


class MerchantOutOfReach(Event):
    """A ship with a destroyed area cannot raid."""

    rule = "raid.need_intact"
    player: Seat


class RaidBegan(Event):
    rule = "raid.nation"
    player: Seat
    nation: str


class RaidCards(Event):
    rule = "raid.draw"
    cards: tuple[str, ...]


class EscortMissing(Event):
    """The fourth card of a Spaniard off Havana shows no hit and is discarded."""

    rule = "zone.havana.sea"
    card: str


class RaidRolled(Event):
    rule = "raid.draw"
    player: Seat
    dice: tuple[str, ...]
    successes: int


class RaidCardDrawn(Event):
    rule = "raid.spend"
    card: str


class RaidCardGone(Event):
    rule = "raid.spend"
    card: str


class HitsIgnored(Event):
    rule = "rumorcard.saints_relic"
    player: Seat
    hits: int


class HitCancelled(Event):
    player: Seat
    by: str
    area: str

    @property
    def cites(self) -> str:
        return "glorycard.bosun" if self.by == "bosun" else f"captain.{self.by}"


class StormStrikes(Event):
    """The dice that locate the hits of a storm."""

    rule = "hit.location"
    player: Seat
    dice: tuple[str, ...]


class Hit(RuledEvent):
    player: Seat
    area: str
    left: int


class NpcHit(RuledEvent):
    npc: str
    area: str
    left: int


class RaidFailed(RuledEvent):
    player: Seat
    nation: str


class RaidWon(Event):
    rule = "raid.gold"
    player: Seat
    nation: str
    gold: int


class CargoTaken(RuledEvent):
    player: Seat
    good: str


class CargoLost(Event):
    rule = "ship.cargo_loss_at_sea"
    player: Seat
    goods: tuple[str, ...]


class CargoDropped(RuledEvent):
    player: Seat
    good: str


class LeftBehind(Event):
    """Goods that had no room are discarded openly."""

    rule = "rumorcard.smugglers_cove"
    goods: tuple[str, ...]


class CratesLost(Event):
    rule = "missioncard.powder_crates_lost"
    player: Seat


class BattleBegan(Event):
    rule = "battle.aggressor"
    player: Seat
    other: Seat


class AttackedNpc(Event):
    rule = "battle.aggressor"
    player: Seat
    npc: str


class AttackedByNpc(Event):
    rule = "battle.aggressor"
    npc: str
    player: Seat


class LongGuns(Event):
    rule = "mod.long_guns"
    player: Seat
    dice: tuple[str, ...]
    hits: int


class BattleRound(Event):
    rule = "battle.declare"
    round: int

    @property
    def cites(self) -> str:
        return "battle.round1" if self.round == 1 else self.rule


class Declared(RuledEvent):
    player: Seat
    action: str


class NpcDeclared(RuledEvent):
    npc: str
    action: str


class ChasersFired(Event):
    rule = "mod.chasers"
    player: Seat


class ContestRolled(Event):
    rule = "battle.contest"
    player: Seat
    dice: tuple[str, ...]
    successes: int


class NpcContestRolled(Event):
    rule = "battle.contest"
    npc: str
    dice: tuple[str, ...]
    successes: int


class HooksThrown(Event):
    rule = "weapon.hooks"
    player: Seat
    dice: tuple[str, ...]
    successes: int


class Loaded(Event):
    player: Seat
    weapon: str

    @property
    def cites(self) -> str:
        return f"weapon.{self.weapon}"


class Volley(Event):
    rule = "hit.location"
    player: Seat
    dice: tuple[str, ...]


class NpcVolley(Event):
    rule = "hit.location"
    npc: str
    dice: tuple[str, ...]


class Boarding(Event):
    rule = "battle.board_win"
    player: Seat


class NpcBoarding(Event):
    rule = "battle.board_win"
    npc: str


class CrewRolled(Event):
    rule = "crew.roll"
    player: Seat
    dice: tuple[str, ...]
    removed: int


class NpcCrewRolled(Event):
    rule = "crew.roll"
    npc: str
    dice: tuple[str, ...]
    removed: int


class HardToKill(Event):
    rule = "captain.cornelis_brandt"
    player: Seat


class Escaped(Event):
    rule = "battle.flee_win"
    player: Seat


class NpcEscaped(Event):
    rule = "battle.flee_win"
    npc: str


class Parted(RuledEvent):
    pass


class Won(Event):
    rule = "after.glory"
    player: Seat
    how: str


class NpcWon(Event):
    npc: str
    how: str

    @property
    def cites(self) -> str:
        return "hit.sunk" if self.how == "sunk" else "crew.lose"


class BothLost(RuledEvent):
    pass


class Rewarded(RuledEvent):
    player: Seat
    gold: int


class Collected(Event):
    rule = "bounty.reward"
    player: Seat
    nation: str
    gold: int


class GoldAboard(Event):
    rule = "plunder.player"
    player: Seat
    gold: int


class Plundered(Event):
    rule = "plunder.player"
    player: Seat
    other: Seat
    loot: str


class YouPlundered(Event):
    rule = "plunder.player"
    player: Seat
    other: Seat
    card: str


class Requisitioned(Event):
    rule = "requisition.offer"
    player: Seat
    ship: str


class ShipsCargo(Event):
    """What lies in the hold of a ship that changes hands stays there."""

    rule = "requisition.hold"
    player: Seat
    count: int


class CrewRegained(RuledEvent):
    player: Seat
    crew: int


class CrewLost(RuledEvent):
    player: Seat
    crew: int


class BountyGiven(RuledEvent):
    player: Seat
    nation: str
    count: int
    """How many the nation has put on the player by now."""


class BountyReturned(RuledEvent):
    player: Seat
    nation: str
    count: int


class CaptainDied(Event):
    rule = "death.discard"
    player: Seat
    captain: str


class WillKept(Event):
    rule = "glorycard.last_will"
    player: Seat


GLORY = {
    "trade": "sell.demand_glory",
    "raids": "raid.glory",
    "battles": "after.glory",
    "rumors": "rumor.success",
    "missions": "mission.complete",
    "ships": "ship.buy_glory",
}
"""16.1 The rules that bring glory."""


class GloryGained(Event):
    player: Seat
    source: str
    glory: int

    @property
    def cites(self) -> str:
        return GLORY[self.source]


class GloryDrawn(RuledEvent):
    player: Seat


class YouDrewGlory(RuledEvent):
    card: str


class GloryDiscarded(Event):
    rule = "glory.hand_limit"
    player: Seat
    card: str


class Played(Event):
    player: Seat
    card: str

    @property
    def cites(self) -> str:
        return f"glorycard.{self.card.partition('.')[0]}"


class TookBack(Event):
    rule = "glory.other_turn"
    player: Seat
    card: str


class Sold(Event):
    rule = "sell.prices"
    player: Seat
    good: str
    count: int
    gold: int


class DemandChanged(RuledEvent):
    port: str
    good: str
    is_new: bool
    """Whether the token drawn shows another good than before."""


class GoodsDrawn(RuledEvent):
    player: Seat
    count: int


class WantedHere(Event):
    """Goods in demand are not for sale: they are turned up, discarded and replaced."""

    rule = "buy.demand_replaced"
    port: str
    goods: tuple[str, ...]


class YouSawGoods(RuledEvent):
    goods: tuple[str, ...]


class Bought(Event):
    rule = "buy.face_down"
    player: Seat
    count: int
    gold: int


class YouBought(Event):
    rule = "buy.face_down"
    goods: tuple[str, ...]


class LeftOnQuay(Event):
    rule = "buy.discard_open"
    goods: tuple[str, ...]


class Repaired(RuledEvent):
    player: Seat
    area: str
    left: int


class WeaponTaken(RuledEvent):
    player: Seat
    weapon: str


class WeaponSold(Event):
    rule = "weapon.price"
    player: Seat
    weapon: str
    gold: int


class ModificationBought(Event):
    rule = "mod.buy"
    player: Seat
    modification: str
    gold: int


class ShipBought(Event):
    rule = "ship.buy_must_sell"
    player: Seat
    ship: str
    old: str
    gold: int
    back: int


class ModificationMoved(Event):
    rule = "zone.st_john.transfer"
    player: Seat
    modification: str
    gold: int


class KeelLost(Event):
    """The copper stays on the keel of the old ship."""

    rule = "rumorcard.copper_keel"
    player: Seat


class CrewHired(Event):
    rule = "recruit.pay"
    player: Seat
    crew: int
    gold: int


class RumorHeard(RuledEvent):
    player: Seat


class YouHeard(Event):
    rule = "rumor.secret"
    card: str


class RumorReturned(Event):
    rule = "rumor.one"
    player: Seat


class RumorShown(Event):
    player: Seat
    card: str

    @property
    def cites(self) -> str:
        return f"rumorcard.{self.card}"


class RumorTrue(Event):
    rule = "rumor.success"
    player: Seat
    card: str


class RumorFalse(Event):
    rule = "rumor.failure"
    player: Seat
    card: str


class MissionTaken(Event):
    rule = "mission.claim"
    player: Seat
    mission: str


class MissionOpened(RuledEvent):
    mission: str
    port: str


class MissionDropped(Event):
    rule = "mission.one"
    player: Seat
    mission: str


class MissionGone(RuledEvent):
    """An open mission leaves the board."""

    rule = "glorycard.sealed_orders"
    mission: str


class MissionProgress(Event):
    rule = "mission.visits_after"
    player: Seat
    mission: str
    zone: str


class MissionDone(Event):
    rule = "mission.complete"
    player: Seat
    mission: str


class MissionLate(Event):
    player: Seat
    mission: str

    @property
    def cites(self) -> str:
        return f"missioncard.{self.mission}"


class Earned(RuledEvent):
    player: Seat
    gold: int


class ChestOpened(Event):
    rule = "stash.secret"
    player: Seat


class YouStashed(Event):
    rule = "stash.secret"
    gold: int
    stash: int


class YouWithdrew(Event):
    rule = "stash.secret"
    gold: int
    stash: int


class Robbed(Event):
    rule = "glorycard.night_thief"
    player: Seat
    other: Seat
    gold: int


class VictoryDeclared(Event):
    rule = "end.declare"
    player: Seat


class StashShown(Event):
    rule = "end.finish_round"
    player: Seat
    gold: int
    glory: int
    total: int


class EventsOut(Event):
    rule = "end.events_out"


EVENTS = (
    FirstPlayer, CaptainDrawn, EnteredPlay, CaptainRejected, NoCaptainLeft, StartingGold, RoundBegan,
    MerchantsDealt, EventDrawn, CaptainAnnounced, NpcSailed, NpcHunts, NpcWaits, NpcArrived, NpcReturned, NpcGone,
    WarBroke, ManOfWarSails, ManOfWarAppears, PeaceMade, HurricaneStrikes, YardsBurn, MarketsTurn, TurnBegan,
    Retired, Sailed, Docked, StayedOut, LeftPort, TokenShown, TokensDealt, Paid, SkillTested, Rerolled, NpcScouts,
    SlippedAway, ScoutedOutOfTurn, MerchantFound, MerchantLetGo, MerchantOutOfReach, RaidBegan, RaidCards,
    EscortMissing, RaidRolled, RaidCardDrawn, RaidCardGone, HitsIgnored, HitCancelled, StormStrikes, Hit, NpcHit,
    RaidFailed, RaidWon, CargoTaken, CargoLost, CargoDropped, LeftBehind, CratesLost, BattleBegan, AttackedNpc,
    AttackedByNpc, LongGuns, BattleRound, Declared, NpcDeclared, ChasersFired, ContestRolled, NpcContestRolled,
    HooksThrown, Loaded, Volley, NpcVolley, Boarding, NpcBoarding, CrewRolled, NpcCrewRolled, HardToKill, Escaped,
    NpcEscaped, Parted, Won, NpcWon, BothLost, Rewarded, Collected, Plundered, YouPlundered, Requisitioned,
    ShipsCargo, CrewRegained, CrewLost, BountyGiven, BountyReturned, CaptainDied, WillKept, GloryGained, GloryDrawn,
    YouDrewGlory, GloryDiscarded, Played, TookBack, Sold, DemandChanged, GoodsDrawn, WantedHere, YouSawGoods,
    Bought, YouBought, LeftOnQuay, Repaired, WeaponTaken, WeaponSold, ModificationBought, ShipBought,
    ModificationMoved, KeelLost, CrewHired, RumorHeard, YouHeard, RumorReturned, RumorShown, RumorTrue, RumorFalse,
    MissionTaken, MissionOpened, MissionDropped, MissionGone, MissionProgress, MissionDone, MissionLate, Earned,
    ChestOpened, YouStashed, YouWithdrew, Robbed, VictoryDeclared, StashShown, EventsOut,
    EnoughAboard, TooLittleAboard, GoldAboard,
)  # fmt: skip
