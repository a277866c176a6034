"""19-26 The pool of effects: all that captains, cards, ports, weapons and modifications can do.

A row of a table names its effects with their numbers, and the chapters ask for effects, never for the id of a card. So
an owner can enter the captains and cards they have. `effects.toml` explains every effect in both languages; `rule` is
the paragraph of the register that an effect is played by.
"""

from typing import ClassVar, Literal

from wardroom.engine import Effect

Nation = Literal["eng", "fra", "ned", "esp"]
Skill = Literal["seamanship", "scouting", "leadership", "influence"]
Area = Literal["hull", "cargo", "masts", "crew", "cannons"]
Occasion = Literal["own_turn", "any_turn", "other_turn", "pre_battle", "trigger"]


class MaraudersEffect(Effect):
    """An effect of this game, and the paragraph that tells how it is played."""

    rule: ClassVar[str]


class Trait(MaraudersEffect):
    """What holds as long as a captain, a specialist, a modification or a kept rumor is in play."""


class Deed(MaraudersEffect):
    """What a glory card does that is played from the hand."""

    played: ClassVar[Occasion] = "own_turn"


class Happening(MaraudersEffect):
    """What an event brings, at once or for the round."""


class Prize(MaraudersEffect):
    """What a rumor brings besides gold and glory once it has proved true."""


class Custom(MaraudersEffect):
    """What holds in a port, or at sea in its zone."""


class Munition(MaraudersEffect):
    """What a special weapon does in a battle."""


class Claim(MaraudersEffect):
    """What it takes to get a mission."""

    rule = "mission.claim"


class Goal(MaraudersEffect):
    """What it takes to complete a mission."""

    rule = "mission.complete"
    has_place: ClassVar[bool] = True
    """Whether it names zones or ports."""
    is_met_at_once: ClassVar[bool] = False
    """Whether being somewhere is enough, and nothing is left to be done there."""


# --- 20.3, 22, 24, 26 captains, specialists, modifications, kept rumors -----------------------------------------------


class SkillDice(Trait):
    rule = "dice.test"
    skill: Skill
    dice: int


class HardToSpot(Trait):
    rule = "captain.catalina_robles"
    dice: int


class RaidReroll(Trait):
    rule = "captain.ann_hawley"


class NewCourse(Trait):
    rule = "captain.silas_penrose"
    from_round: int


class DemandBonus(Trait):
    rule = "captain.edmund_gray"
    gold: int


class FirstBlood(Trait):
    rule = "captain.mary_thorne"
    hits: int


class SecondTry(Trait):
    rule = "captain.lucien_marchais"
    test: Literal["merchant", "rumor", "mission"]


class FreeRecruits(Trait):
    rule = "captain.jeanne_corbeau"


class FleeDice(Trait):
    rule = "captain.olivier_dumarsais"
    dice: int


class LastMan(Trait):
    rule = "captain.cornelis_brandt"


class ShipDiscount(Trait):
    rule = "captain.joost_keyzer"
    gold: int


class RepairPrice(Trait):
    rule = "captain.joost_keyzer"
    gold: int


class Commission(Trait):
    rule = "captain.inigo_valcarcel"
    gold: int


class StormProof(Trait):
    rule = "captain.tomas_arrieta"


class CancelHit(Trait):
    rule = "glorycard.bosun"
    area: Literal["masts", "cargo"]


class WinningHits(Trait):
    rule = "glorycard.master_gunner"
    hits: int


class Healing(Trait):
    rule = "glorycard.surgeon"
    crew: int


class Carpentry(Trait):
    rule = "glorycard.carpenter"


class HoldRoom(Trait):
    rule = "glorycard.quartermaster"
    cards: int


class RecruitDice(Trait):
    rule = "glorycard.cook"
    dice: int


class CrewPrice(Trait):
    rule = "glorycard.cook"
    gold: int


class Smuggling(Trait):
    rule = "glorycard.smuggler"


class Nimble(Trait):
    rule = "mod.adv_rigging"
    maneuver: int


class Enlarge(Trait):
    rule = "mod.reinforced_hull"
    area: Area
    points: int


class Chasers(Trait):
    rule = "mod.chasers"
    hits: int


class LongRange(Trait):
    rule = "mod.long_guns"


class CrewDice(Trait, Deed):
    rule = "mod.swivel_guns"
    played = "pre_battle"
    dice: int


class FixedToShip(Trait):
    rule = "rumorcard.copper_keel"


class Protection(Trait):
    rule = "rumorcard.saints_relic"


# --- 26 glory cards ---------------------------------------------------------------------------------------------------


class ExtraMoves(Deed):
    rule = "glorycard.fair_wind"
    moves: int


class ExtraActions(Deed):
    rule = "glorycard.second_watch"
    actions: int


class Pardon(Deed):
    rule = "glorycard.governors_pardon"
    gold: int


class OpenPorts(Deed):
    rule = "glorycard.forged_papers"


class ChangeDemand(Deed):
    rule = "glorycard.market_tip"


class WarehouseDeal(Deed):
    rule = "glorycard.warehouse_deal"
    cards: int


class HardBargain(Deed):
    rule = "glorycard.hard_bargain"
    gold: int


class FillCrew(Deed, Prize):
    rule = "glorycard.men_on_shore"


class FreeRepairs(Deed, Prize):
    rule = "glorycard.shipwright_favour"
    points: int


class OneWeapon(Deed, Prize):
    rule = "glorycard.powder_cache"


class NewOrders(Deed):
    rule = "glorycard.sealed_orders"
    missions: int


class HearRumor(Deed):
    rule = "glorycard.tavern_whispers"


class Theft(Deed):
    rule = "glorycard.night_thief"
    gold: int


class SendGold(Deed):
    rule = "glorycard.trusted_courier"


class FalseFlag(Deed):
    rule = "glorycard.false_colours"
    played = "any_turn"


class SendNpc(Deed):
    rule = "glorycard.navy_dispatch"
    played = "other_turn"
    who: Literal["navy", "pirates"]


class Mutiny(Deed):
    rule = "glorycard.mutinous_talk"
    played = "other_turn"


class QuayHit(Deed):
    rule = "glorycard.harbour_sabotage"
    played = "other_turn"


class Reef(Deed):
    rule = "glorycard.hidden_reef"
    played = "other_turn"


class SurpriseFire(Deed):
    rule = "glorycard.surprise_broadside"
    played = "pre_battle"


class DoublePowder(Deed):
    rule = "glorycard.double_powder"
    played = "pre_battle"
    hits: int


class LuckyDice(Deed):
    rule = "glorycard.lucky_charm"
    played = "trigger"


class LastGold(Deed):
    rule = "glorycard.last_will"
    played = "trigger"
    gold: int


class Vanish(Deed):
    rule = "glorycard.into_the_mist"
    played = "trigger"


# --- 24 rumors --------------------------------------------------------------------------------------------------------


class GloryCards(Prize):
    rule = "rumorcard.hermit_chart"
    cards: int


class MoreCrew(Prize):
    rule = "rumorcard.marooned_men"
    crew: int


class FoundCargo(Prize):
    rule = "rumorcard.smugglers_cove"
    cards: int


class AllWeapons(Prize):
    rule = "rumorcard.powder_hulk"


class NewMission(Prize):
    rule = "rumorcard.mad_cartographer"


class Sickness(Prize):
    rule = "rumorcard.plague_ship"


# --- 23 events --------------------------------------------------------------------------------------------------------


class Storm(Happening):
    rule = "event.storm_1"
    hits: int


class Hurricane(Happening):
    rule = "event.hurricane"
    hits: int


class War(Happening):
    rule = "war.nations"


class Peace(Happening):
    rule = "event.peace_1"
    gold: int


class HueAndCry(Happening):
    rule = "event.hunt_1"
    nation: Nation


class RoyalPardon(Happening):
    rule = "event.pardon"
    gold: int


class Calm(Happening):
    rule = "event.calm"
    moves: int


class TradeWinds(Happening):
    rule = "event.trades"
    moves: int


class Fever(Happening):
    rule = "event.fever"


class NewMarkets(Happening):
    rule = "event.markets"


class DemandPrice(Happening):
    rule = "event.glut"
    gold: int


class YardFire(Happening):
    rule = "event.yard_fire"


class Fog(Happening):
    rule = "event.fog"
    dice: int


class MarketCards(Trait, Happening):
    rule = "captain.pieter_vandam"
    cards: int


# --- 19 ports ---------------------------------------------------------------------------------------------------------


class PlainPrice(Happening, Custom):
    rule = "zone.nassau.port"
    gold: int


class RaidGold(Happening, Custom):
    rule = "zone.san_juan.sea"
    nation: Nation
    gold: int


class RumorPrice(Trait, Custom):
    rule = "zone.curacao.rumor"
    gold: int


class GoodsPrices(Custom):
    rule = "zone.nassau.port"
    single: int
    pair: int


class TwoTests(Custom):
    rule = "zone.nassau.sea"


class HonestPrice(Custom):
    rule = "zone.havana.port"
    gold: int


class Escort(Custom):
    rule = "zone.havana.sea"
    nation: Nation


class SheltersPirates(Custom):
    rule = "zone.tortuga.sea_french"
    nation: Nation


class PiratesSpare(Custom):
    rule = "zone.tortuga.sea_pirates"
    nation: Nation


class PiratesRecruit(Custom):
    rule = "zone.port_royal.recruit"


class Toll(Custom):
    rule = "zone.port_royal.toll"
    gold: int


class BarsPirates(Custom):
    rule = "zone.petit_goave.pirates"


class HonestService(Custom):
    rule = "zone.petit_goave.honest"


class WantedService(Custom):
    rule = "zone.old_providence.port"
    nation: Nation
    gold: int


class CheapestFree(Custom):
    rule = "zone.cartagena.port"
    cards: int


class SureMerchant(Custom):
    rule = "zone.cartagena.sea"
    nation: Nation


class SecondDraw(Custom):
    rule = "zone.santo_domingo.port"
    gold: int


class LargeShipPrice(Custom):
    rule = "zone.curacao.ships"
    gold: int


class MarketSize(Custom):
    rule = "zone.caracas.port"
    cards: int


class MarketSizeFor(Custom):
    rule = "zone.st_maarten.market"
    nation: Nation
    cards: int


class Courier(Custom):
    rule = "zone.st_maarten.courier"
    gold: int


class ModificationPrice(Custom):
    rule = "zone.st_john.price"
    gold: int


class MovesModifications(Custom):
    rule = "zone.st_john.transfer"
    gold: int


class SecondGlance(Custom):
    rule = "zone.basse_terre.sea"
    nation: Nation


class Shallows(Custom):
    rule = "zone.bridgetown.port"


class Unseen(Custom):
    rule = "zone.trinidad.sea"


class WarZone(Custom):
    rule = "war.generic"


# --- 20.2 special weapons ---------------------------------------------------------------------------------------------


class Aimed(Munition):
    rule = "weapon.chain_shot"
    area: Area


class Hooks(Munition):
    rule = "weapon.hooks"


# --- 25 missions: to claim --------------------------------------------------------------------------------------------


class ClaimTest(Claim):
    skill: Skill
    successes: int


class NimbleShip(Claim):
    maneuver: int


class Honest(Claim):
    pass


class NotWantedBy(Claim):
    nation: Nation


class Wanted(Claim):
    bounties: int


class Fee(Claim):
    gold: int


class RoomForCrew(Claim):
    crew: int


class LargeShip(Claim):
    pass


# --- 25 missions: to complete -----------------------------------------------------------------------------------------


class Deliver(Goal):
    rule = "mission.deliver"
    good: str
    cards: int


class Test(Goal):
    skill: Skill
    successes: int


class Reach(Goal):
    rule = "mission.at_once"
    is_met_at_once = True
    turns: int = 0


class Visit(Goal):
    rule = "mission.visits_after"
    is_met_at_once = True


class DefeatPirate(Goal):
    has_place = False


class DefeatWanted(Goal):
    has_place = False


class DefeatNpc(Goal):
    has_place = False
    points: int


class Raid(Goal):
    has_place = False
    nation: Nation


class Free(Goal):
    skill: Skill
    successes: int


class Unload(Goal):
    cards: int


class Venture(Goal):
    is_met_at_once = True
    skill: Skill
    crew: int


class Bribe(Goal):
    has_place = False
    gold: int


class Militia(Goal):
    crew: int
