"""What every choice costs, does and comes to, and why a piece is not on offer.

tests, raids, contests                  explain/chances.py
purchases, sales, cards                 explain/ashore.py
sailing, ports, storms                  explain/voyage.py
why not                                 explain/reasons.py
"""

from collections.abc import Callable
from typing import Any

from wardroom.engine import Ask, Explanation, Option, Seat
from wardroom.games.marauders.explain import ashore, voyage
from wardroom.games.marauders.explain.chances import again, declaration, in_test, more_successes, raid, scouting
from wardroom.games.marauders.explain.reasons import reason
from wardroom.games.marauders.rules.broadsides import Fire
from wardroom.games.marauders.rules.chest import Stash, Withdraw
from wardroom.games.marauders.rules.damage import Mend, Place
from wardroom.games.marauders.rules.declaring import DECLARATIONS, WhatNpcDeclares, WhatToDeclare
from wardroom.games.marauders.rules.ending import Declare
from wardroom.games.marauders.rules.entering import TakeShip
from wardroom.games.marauders.rules.glory import DiscardGlory
from wardroom.games.marauders.rules.glorycards import Swap, TakeWeapon
from wardroom.games.marauders.rules.hand import Play
from wardroom.games.marauders.rules.market import Buy, BuyGoods, DrawAgain, Sell, SellAll, SellGoods
from wardroom.games.marauders.rules.missions import Fulfil
from wardroom.games.marauders.rules.moving import (
    Dock,
    DockPaying,
    DockSmuggled,
    DockTalking,
    EndTurn,
    GoAshore,
    Investigate,
    PutOut,
    Sail,
)
from wardroom.games.marauders.rules.phrasing import Yes
from wardroom.games.marauders.rules.plunder import (
    LootCargo,
    LootGlory,
    LootGold,
    LootRumor,
    LootSpecialist,
    LootWeapon,
    TakeTheShip,
)
from wardroom.games.marauders.rules.raid import DrawCard, Exchange, Raid, Reject, RerollWith
from wardroom.games.marauders.rules.rumors import VerifyRumor
from wardroom.games.marauders.rules.scouting import ScoutMerchant, ScoutNpc, ScoutPlayer, ScoutSpaniard
from wardroom.games.marauders.rules.skills import Reroll
from wardroom.games.marauders.rules.tavern import Claim, Hire, KeepMission, KeepRumor, Recruit, SeekRumor
from wardroom.games.marauders.rules.yard import BuyModification, BuyShip, BuyWeapon, Repair, RepairAll, SellWeapon
from wardroom.games.marauders.table import MaraudersTable

__all__ = ["explain", "reason"]


def explain(table: MaraudersTable, ask: Ask, option: Option) -> Explanation:
    """What is to be said about an option; a few are clear by themselves."""
    if isinstance(ask.question, WhatToDeclare | WhatNpcDeclares):
        return declaration(table, ask, option) if option.kind in DECLARATIONS else Explanation()
    if isinstance(ask.question, TakeTheShip) and isinstance(option, Yes):
        return ashore.new_ship(table, ask.seat, ask.question.ship)
    if isinstance(option, Reroll):
        return again(ask.question, option.count)
    found = EXPLAINED.get(type(option))
    return found(table, ask.seat, option) if found else Explanation()


Told = Callable[[MaraudersTable, Seat, Any], Explanation]


def text_of(field: str) -> Told:
    """What is written on the card, the weapon or the mission that a field of the option names."""
    return lambda table, seat, option: ashore.written(table, seat, getattr(option, field))


def verify(table: MaraudersTable, seat: Seat, option: VerifyRumor) -> Explanation:
    """7.8 The test printed on the rumor."""
    return voyage.looking_into(table, seat, Investigate(option.card))


EXPLAINED: dict[type[Option], Told] = {
    # At sea
    Sail: voyage.into,
    PutOut: voyage.into,
    Dock: voyage.docking,
    DockPaying: voyage.docking,
    DockTalking: voyage.docking,
    DockSmuggled: voyage.docking,
    GoAshore: lambda table, seat, option: ashore.of_port(table, seat, option.port),
    EndTurn: lambda table, seat, _: voyage.resting(table, seat),
    ScoutMerchant: scouting,
    ScoutNpc: scouting,
    ScoutPlayer: scouting,
    ScoutSpaniard: lambda *_: Explanation((voyage.FoundForSure(),)),
    Investigate: voyage.looking_into,
    # Raids and battles
    Raid: lambda table, seat, _: raid(table, seat),
    RerollWith: lambda *_: more_successes(1),
    DrawCard: ashore.raiding,
    Reject: ashore.raiding,
    Exchange: ashore.raiding,
    Fire: text_of("weapon"),
    Place: ashore.struck,
    LootGold: ashore.looted_gold,
    LootCargo: ashore.looted_cargo,
    LootWeapon: text_of("weapon"),
    LootRumor: text_of("card"),
    LootGlory: text_of("card"),
    LootSpecialist: text_of("card"),
    # Ashore
    SellGoods: lambda table, seat, _: ashore.of_port(table, seat, table.state.players[seat].zone),
    BuyGoods: ashore.market,
    DrawAgain: ashore.new_draw,
    Sell: ashore.sale,
    SellAll: ashore.whole_sale,
    Buy: ashore.goods,
    Repair: ashore.mended,
    RepairAll: ashore.mended_whole,
    Mend: ashore.mended,
    BuyWeapon: ashore.fitting,
    BuyModification: ashore.fitting,
    SellWeapon: text_of("weapon"),
    TakeWeapon: text_of("weapon"),
    BuyShip: ashore.purchase,
    TakeShip: lambda table, seat, option: ashore.new_ship(table, seat, option.ship),
    Recruit: lambda table, seat, _: ashore.recruits(table, seat),
    Hire: ashore.hired,
    SeekRumor: lambda table, seat, _: in_test(table, seat, "influence", again="rumor"),
    VerifyRumor: verify,
    KeepRumor: text_of("card"),
    Claim: ashore.claimed,
    KeepMission: text_of("mission"),
    Fulfil: text_of("mission"),
    Swap: text_of("mission"),
    Stash: ashore.stashed,
    Withdraw: ashore.stashed,
    Declare: lambda *_: Explanation((voyage.RoundIsFinished(),)),
    # Cards
    Play: text_of("card"),
    DiscardGlory: text_of("card"),
}
