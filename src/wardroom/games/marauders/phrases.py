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
    pass


class Pass(Option):
    pass


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
    """The price less what the old ship brings; less than nothing where money comes back."""


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


class WhichShip(Question):
    rule = "setup.captain"


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


class HowMuchToStash(Question):
    rule = "stash.home_only"


class MoveModification(Question):
    rule = "zone.st_john.transfer"
    modification: str
    ship: str
    gold: int


class WhatToDrop(Question):
    rule = "move.excess_cargo"
    excess: int


class WhichFlag(Question):
    rule = "raid.nation"
    nation: str
    zone: str


class BetterRaidRoll(Question):
    rule = "weapon.in_raid"
    successes: int


class HowToRaid(Question):
    rule = "raid.spend"
    left: int
    escapes: int
    gold: int


class WhatToStow(Question):
    rule = "raid.keep_cards"
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


class LoadVolley(Question):
    rule = "weapon.chain_shot"
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


class TakeTheShip(Question):
    rule = "requisition.offer"
    ship: str


class ScoutNow(Question):
    rule = "variant.oot.when"
    player: Seat
    zone: str


class TryAgain(Question):
    rule = "scout.reroll_same_attempt"
    skill: str


class UseCharm(Question):
    rule = "glorycard.lucky_charm"
    skill: str
    successes: int
    need: int


class Spotted(Question):
    rule = "glorycard.into_the_mist"
    player: Seat | None
    npc: str | None


class FalseColours(Question):
    rule = "glorycard.false_colours"
    zone: str


class LastWill(Question):
    rule = "glorycard.last_will"


class InAnothersTurn(Question):
    rule = "glory.other_turn"
    player: Seat


class OnAnArrival(Question):
    rule = "glory.other_turn"
    player: Seat
    zone: str


class WhichGloryGoes(Question):
    rule = "glory.hand_limit"


class PlayOneNow(Question):
    rule = "glory.play_after_fifth"


class WhereToSend(Question):
    rule = "glory.other_turn"
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


class WhichWeapon(Question):
    rule = "weapon.one_per_type"
    card: str


class WhichNationForgives(Question):
    rule = "bounty.removed"
    card: str


class WhomToRob(Question):
    rule = "glorycard.night_thief"


class WhatToMend(Question):
    rule = "yard.repair"
    card: str
    points: int


class BuyPardon(Question):
    rule = "event.peace_1"
    gold: int


class DeclareOrNot(Question):
    rule = "end.ask_option"


QUESTIONS = (
    WhichShip, AnotherCaptain, HowMuchFromStash, RetireOrNot, WhatNext, WhatAshore, WhatToSell, WhatToBuy,
    HowManyToHire, WhichRumor, WhichMission, HowMuchToStash, MoveModification, WhatToDrop, WhichFlag,
    BetterRaidRoll, HowToRaid, WhatToStow, IgnoreHits, SaveMasts, SaveCargo, BeforeBattle, WhatToDeclare,
    WhatNpcDeclares, ChangeCourse, ThrowHooks, LoadVolley, WhereItStrikes, WhereItStrikesNpc, WhoPays,
    WhatToPlunder, TakeTheShip, ScoutNow, TryAgain, UseCharm, Spotted, FalseColours, LastWill, InAnothersTurn,
    OnAnArrival, WhichGloryGoes, PlayOneNow, WhereToSend, WhatToSabotage, WhichPort, WhichDemand, WhichOrders,
    WhichMissionGoes, WhichWeapon, WhichNationForgives, WhomToRob, WhatToMend, BuyPardon, DeclareOrNot,
)  # fmt: skip

# --- events -----------------------------------------------------------------------------------------------------------


class FirstPlayer(Event):
    rule = "setup.first_player"
    player: Seat


class CaptainDrawn(Event):
    rule = "setup.captain"
    player: Seat
    captain: str


class EnteredPlay(Event):
    rule = "turn.enter"
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


class StartingGold(Event):
    rule = "death.gold_none"
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


class CaptainAnnounced(Event):
    rule = "round.npc_card"
    npc: str


class NpcSailed(Event):
    rule = "npc.move_arrow"
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


class NpcArrived(Event):
    rule = "npc.arrival"
    npc: str
    zone: str


class NpcReturned(Event):
    rule = "npc.dies_returns"
    npc: str
    zone: str


class NpcGone(Event):
    rule = "npc.dies_none"
    npc: str


class WarBroke(Event):
    rule = "war.nations"
    nation: str
    enemy: str


class ManOfWarSails(Event):
    rule = "war.frigate_upgrade"
    npc: str
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


class StayedOut(Event):
    rule = "move.closed_port"
    player: Seat
    port: str


class LeftPort(Event):
    rule = "move.port_in_out"
    player: Seat
    zone: str


class TokenShown(Event):
    rule = "move.dock_reveals"
    port: str
    modification: str


class TokensDealt(Event):
    rule = "mod.redistribute"
    count: int


class Paid(Event):
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


class Rerolled(Event):
    rule = "dice.test"
    player: Seat
    by: str
    dice: tuple[str, ...]
    successes: int


class NpcScouts(Event):
    rule = "npc.scout_enter"
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


class MerchantFound(Event):
    rule = "raid.nation"
    player: Seat
    nation: str
    zone: str


class MerchantLetGo(Event):
    rule = "raid.decline"
    player: Seat


class RaidBegan(Event):
    rule = "raid.bounty"
    player: Seat
    nation: str


class RaidCards(Event):
    rule = "raid.draw"
    cards: tuple[str, ...]


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
    rule = "glorycard.bosun"
    player: Seat
    by: str
    area: str


class Hit(Event):
    rule = "hit.location"
    player: Seat
    area: str
    left: int


class NpcHit(Event):
    rule = "hit.location"
    npc: str
    area: str
    left: int


class RaidFailed(Event):
    rule = "raid.fail_escape"
    player: Seat
    nation: str


class RaidWon(Event):
    rule = "raid.gold"
    player: Seat
    nation: str
    gold: int


class CargoTaken(Event):
    rule = "raid.keep_cards"
    player: Seat
    good: str


class CargoLost(Event):
    rule = "ship.cargo_loss_at_sea"
    player: Seat
    goods: tuple[str, ...]


class CargoDropped(Event):
    rule = "move.excess_cargo"
    player: Seat
    good: str


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


class Declared(Event):
    rule = "battle.declare"
    player: Seat
    action: str


class NpcDeclared(Event):
    rule = "npc.controller"
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
    rule = "weapon.discard_use"
    player: Seat
    weapon: str


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


class Parted(Event):
    rule = "battle.both_flee"


class Won(Event):
    rule = "after.glory"
    player: Seat
    how: str


class NpcWon(Event):
    rule = "crew.lose"
    npc: str
    how: str


class BothLost(Event):
    rule = "battle.both_sunk"


class Rewarded(Event):
    rule = "after.npc_reward"
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


class CrewRegained(Event):
    rule = "glorycard.surgeon"
    player: Seat
    crew: int


class CrewLost(Event):
    player: Seat
    crew: int


class BountyGiven(Event):
    rule = "bounty.start_fight"
    player: Seat
    nation: str


class BountyReturned(Event):
    rule = "bounty.removed"
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


class GloryGained(Event):
    rule = "glory.sources"
    player: Seat
    source: str
    glory: int


class GloryDrawn(Event):
    rule = "glory.card_per_point"
    player: Seat


class YouDrewGlory(Event):
    rule = "glory.card_per_point"
    card: str


class GloryDiscarded(Event):
    rule = "glory.hand_limit"
    player: Seat
    card: str


class Played(Event):
    rule = "glory.when"
    player: Seat
    card: str


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


class DemandChanged(Event):
    rule = "sell.demand_replaced"
    port: str
    good: str


class GoodsDrawn(Event):
    rule = "buy.draw"
    player: Seat
    count: int


class YouSawGoods(Event):
    rule = "buy.draw"
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


class Repaired(Event):
    rule = "yard.repair"
    player: Seat
    area: str
    left: int


class WeaponTaken(Event):
    rule = "weapon.price"
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


class ModificationMoved(Event):
    rule = "zone.st_john.transfer"
    player: Seat
    modification: str


class CrewHired(Event):
    rule = "recruit.test"
    player: Seat
    crew: int
    gold: int


class RumorHeard(Event):
    rule = "rumor.secret"
    player: Seat


class YouHeard(Event):
    rule = "rumor.secret"
    card: str


class RumorReturned(Event):
    rule = "rumor.one"
    player: Seat


class RumorShown(Event):
    rule = "rumor.success"
    player: Seat
    card: str


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


class MissionOpened(Event):
    rule = "mission.replace_on_board"
    mission: str
    port: str


class MissionDropped(Event):
    rule = "mission.one"
    player: Seat
    mission: str


class MissionGone(Event):
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
    rule = "missioncard.urgent_dispatches"
    player: Seat
    mission: str


class Earned(Event):
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
    WarBroke, ManOfWarSails, PeaceMade, HurricaneStrikes, YardsBurn, MarketsTurn, TurnBegan, Retired, Sailed,
    Docked, StayedOut, LeftPort, TokenShown, TokensDealt, Paid, SkillTested, Rerolled, NpcScouts, SlippedAway,
    ScoutedOutOfTurn, MerchantFound, MerchantLetGo, RaidBegan, RaidCards, RaidRolled, RaidCardDrawn, RaidCardGone,
    HitsIgnored, HitCancelled, Hit, NpcHit, RaidFailed, RaidWon, CargoTaken, CargoLost, CargoDropped, CratesLost,
    BattleBegan, AttackedNpc, AttackedByNpc, LongGuns, BattleRound, Declared, NpcDeclared, ChasersFired,
    ContestRolled, NpcContestRolled, HooksThrown, Loaded, Volley, NpcVolley, Boarding, NpcBoarding, CrewRolled,
    NpcCrewRolled, HardToKill, Escaped, NpcEscaped, Parted, Won, NpcWon, BothLost, Rewarded, Collected, Plundered,
    YouPlundered, Requisitioned, CrewRegained, CrewLost, BountyGiven, BountyReturned, CaptainDied, WillKept,
    GloryGained, GloryDrawn, YouDrewGlory, GloryDiscarded, Played, TookBack, Sold, DemandChanged, GoodsDrawn,
    YouSawGoods, Bought, YouBought, LeftOnQuay, Repaired, WeaponTaken, WeaponSold, ModificationBought, ShipBought,
    ModificationMoved, CrewHired, RumorHeard, YouHeard, RumorReturned, RumorShown, RumorTrue, RumorFalse,
    MissionTaken, MissionOpened, MissionDropped, MissionGone, MissionProgress, MissionDone, MissionLate, Earned,
    ChestOpened, YouStashed, YouWithdrew, Robbed, VictoryDeclared, StashShown, EventsOut,
    EnoughAboard, TooLittleAboard, GoldAboard,
)  # fmt: skip
