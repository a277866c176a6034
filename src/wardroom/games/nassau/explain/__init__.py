"""What every choice costs, does and comes to, and why a piece is not on offer; chapter by chapter of the rules.

moves and actions                       explain/voyage.py
captain cards                           explain/fights.py
notoriety and the navy's toll           explain/fame.py
purchases and treasure                  explain/nassau.py
why not                                 explain/reasons.py
"""

from wardroom.engine import Ask, Explanation, Option, Question
from wardroom.games.nassau import effects
from wardroom.games.nassau.explain.fame import DoubloonSame, WindNeverKept, of_forfeit, of_gain, of_hold
from wardroom.games.nassau.explain.fights import (
    against_merchant,
    against_navy,
    against_port,
    navy_prospects,
    overflow,
    with_help,
)
from wardroom.games.nassau.explain.nassau import (
    OnFreeSlot,
    abilities,
    crew_able,
    of_burial,
    of_change,
    of_payment,
    of_replacing,
    of_section,
    of_selling,
    of_tile,
)
from wardroom.games.nassau.explain.reasons import reason
from wardroom.games.nassau.explain.voyage import (
    WindUse,
    of_capture,
    of_hostage,
    of_move,
    of_plunder,
    of_smuggling,
)
from wardroom.games.nassau.pieces import CARGO, EIGHT
from wardroom.games.nassau.rules.anytime import BlackMarketeer, Fetch, Plank, Throw, Trade
from wardroom.games.nassau.rules.burying import Bury, Sell, SellCargo
from wardroom.games.nassau.rules.buying import Build, Buy, Discount, Fit, HowToPay, Pay, Replace
from wardroom.games.nassau.rules.capture import Capture
from wardroom.games.nassau.rules.changing import Change, Quartermaster
from wardroom.games.nassau.rules.fights import FirstMate, Help, Play, Strength, ToCapture, ToElude
from wardroom.games.nassau.rules.hold import GiveUp, Mint
from wardroom.games.nassau.rules.movement import WhereTo
from wardroom.games.nassau.rules.navy import Forfeit, Lose, Take
from wardroom.games.nassau.rules.notoriety import Bard, ClaimWind, Reckon, WhatToReckon
from wardroom.games.nassau.rules.piracy import CatchWind
from wardroom.games.nassau.rules.plunder import Plunder, ToPlunder
from wardroom.games.nassau.rules.ship import JollyRoger
from wardroom.games.nassau.rules.smuggling import Briber, Load, NoRansom, Ransom, Smuggle, Smuggler, WhatToLoad
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable

__all__ = ["explained", "reason"]


def explained(table: NassauTable, ask: Ask, option: Option) -> Explanation:
    """What there is to say about an option; nothing where its words say it all."""
    pirate, question = table.state.pirates[ask.seat], ask.question
    if isinstance(option, Play):
        return of_card(table, pirate, question, option.card)
    if isinstance(option, Help | FirstMate) and isinstance(question, ToCapture | ToElude):
        return of_help(table, pirate, question, option)
    if isinstance(question, WhereTo) and not isinstance(option, Plank | Fetch):
        return of_move(table, pirate, question, option)
    if isinstance(question, WhatToReckon) and isinstance(option, Reckon | ClaimWind | Bard):
        return of_reckoning(table, pirate, question, option)
    if isinstance(question, WhatToLoad) and isinstance(option, Load):
        return of_load(table, pirate, option, question.extra)
    if isinstance(question, WhatToLoad) and isinstance(option, Smuggler):
        return of_smuggler(table, pirate, question.extra)
    if isinstance(question, HowToPay) and isinstance(option, Pay | Discount):
        return of_payment(pirate, question.cargo, option.cargo if isinstance(option, Discount) else "")
    return of_action(table, pirate, option)


def of_load(table: NassauTable, pirate: Pirate, option: Load, extra: int) -> Explanation:
    """2.smuggle What is aboard then; with what the smuggler adds, only whether it is too much."""
    if extra:
        return Explanation(tuple(overflow(table, pirate, option.count + extra)))
    return of_hold(table, pirate, (option.cargo, option.count))


def of_smuggler(table: NassauTable, pirate: Pirate, extra: int) -> Explanation:
    """crew.smuggler One piece more than the port offers; whether that alone is too much."""
    return Explanation((*crew_able(table, effects.SmuggleMore), *overflow(table, pirate, extra + 1)))


def of_card(table: NassauTable, pirate: Pirate, question: Question, card: str) -> Explanation:
    """general.beat A captain card against a merchant, the navy or a port: what comes of it is certain."""
    if isinstance(question, ToCapture | ToElude):
        ours = Strength(question.our_navigation, question.our_gunnery)
        against = against_merchant if isinstance(question, ToCapture) else against_navy
        return against(table, pirate, question.target, ours, card)
    assert isinstance(question, ToPlunder)
    return against_port(table, pirate, table.box.at(pirate.space), card)


def of_help(table: NassauTable, pirate: Pirate, question: ToCapture | ToElude, option: Help | FirstMate) -> Explanation:
    """crew.together What the crew makes of a value in this fight, and the cards in hand that would do then."""
    more = Strength(int(option.value == "navigation"), int(option.value == "gunnery"))
    ours = Strength(question.our_navigation + more.navigation, question.our_gunnery + more.gunnery)
    return with_help(table, pirate, question.target, option.value, ours)


def of_reckoning(table: NassauTable, pirate: Pirate, question: WhatToReckon, option: Option) -> Explanation:
    """3 Where the marker goes, as things are or with one point more."""
    told = of_gain(table, pirate, question.gain + (not isinstance(option, Reckon)))
    return Explanation((*told.notes, WindNeverKept())) if isinstance(option, ClaimWind) else told


def of_action(table: NassauTable, pirate: Pirate, option: Option) -> Explanation:
    """All that says enough by itself, whatever the question: at sea, or in Nassau."""
    match option:
        case Capture(ship):
            return of_capture(table, pirate, ship)
        case Plunder():
            return of_plunder(table, pirate)
        case Smuggle():
            return of_smuggling(table, pirate)
        case CatchWind():
            return Explanation((WindUse(), WindNeverKept()))
        case Briber() | BlackMarketeer():
            able = effects.Bribe if isinstance(option, Briber) else effects.SellTwo
            return Explanation(tuple(crew_able(table, able)))
        case Take(card):
            return navy_prospects(table, pirate, card)
        case Forfeit():
            return of_forfeit(table, pirate, option)
    return in_hold(table, pirate, option) or in_nassau(table, pirate, option) or Explanation()


def in_hold(table: NassauTable, pirate: Pirate, option: Option) -> Explanation | None:
    """What comes of cargo and hostages."""
    has_eights = bool(table.state.supply[EIGHT])
    match option:
        case Ransom(eights):
            return Explanation((*of_hostage().notes, *overflow(table, pirate, eights - 1)))
        case Trade(cargo) | Sell(cargo) if has_eights:
            return of_hold(table, pirate, *((kind, -1) for kind in cargo), (CARGO[EIGHT], 1))
        case Throw(cargo):
            return of_hold(table, pirate, (cargo, -1))
        case GiveUp(cargo, count) | Lose(cargo, count):
            return of_hold(table, pirate, (cargo, -count))
        case Fetch(crew):
            return Explanation((*abilities(table, crew), *overflow(table, pirate, 1)))
        case JollyRoger(crew):
            return Explanation(tuple(abilities(table, crew)))
        case Plank() | NoRansom():
            return of_hostage()
        case Mint():
            return Explanation((DoubloonSame(),))
    return None


def in_nassau(table: NassauTable, pirate: Pirate, option: Option) -> Explanation | None:
    """What comes of purchases, changes and burials."""
    match option:
        case Buy(tile):
            return of_tile(table, pirate, table.box.tiles[tile])
        case Build(section):
            return of_section(table, pirate, section)
        case Fit():
            return Explanation((OnFreeSlot(),))
        case Replace(tile):
            return of_replacing(table, tile)
        case Change() | Quartermaster():
            return of_change(pirate)
        case Bury(count):
            return of_burial(pirate, count)
        case SellCargo():
            return of_selling(pirate)
    return None
