"""9.5 Hits and where they strike; what is repaired for nothing and what the crew loses or regains."""

from collections.abc import Sequence
from functools import cache

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.marauders.effects import BarsPirates, CancelHit, Protection
from wardroom.games.marauders.rows import AREAS, CARGO, CREW, HULL, MASTS
from wardroom.games.marauders.rules.hold import shed_cargo
from wardroom.games.marauders.rules.phrasing import DONE, YES_OR_NO, Brief, Done, No, RuledEvent, RuledQuestion, Yes
from wardroom.games.marauders.rules.skills import SKULL, faces, roll
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import (
    MaraudersTable,
    bearers,
    damaged,
    discard,
    full_areas,
    missing_crew,
)


class IgnoreHits(Question):
    rule = "rumorcard.saints_relic"
    hits: int


class SaveMasts(Question):
    rule = "glorycard.bosun"


class SaveCargo(Question):
    rule = "captain.hendrika_bos"


class WhereItStrikes(Question):
    rule = "hit.skull"
    skulls: int


class WhatToMend(RuledQuestion):
    card: str
    points: int


class Place(Brief):
    area: str
    left: int
    """What the area has left after the hit."""


class Mend(Option):
    area: str


place_on = cache(Place)


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
        return SaveCargo.rule if self.area == "cargo" else SaveMasts.rule


class StormStrikes(Event):
    """The dice that locate the hits of a storm."""

    rule = "hit.location"
    player: Seat
    dice: tuple[str, ...]


class Hit(RuledEvent):
    player: Seat
    area: str
    left: int


class CrewRegained(RuledEvent):
    player: Seat
    crew: int


class CrewLost(RuledEvent):
    player: Seat
    crew: int


class Repaired(RuledEvent):
    player: Seat
    area: str
    left: int


def is_sunk(player: Player) -> bool:
    """9.5 A ship without hull has sunk."""
    return player.areas[HULL] == 0


def take_hit(table: MaraudersTable, seat: Seat, area: int, under: str, used: list[str] | None = None) -> Script[None]:
    """9.5 A hit on an area, or on Hull where nothing of it is left; `under` is the rule that aims it there.

    `used` are the things that serve once in the battle or raid under way; outside of those nobody cancels hits.
    """
    areas = table.state.players[seat].areas
    struck = area if areas[area] else HULL
    if used is not None and struck in (CARGO, MASTS):
        is_cancelled = yield from cancel_hit(table, seat, struck, used)
        if is_cancelled:
            return
    areas[struck] -= 1
    table.tell(Hit, under if struck == area else "hit.overflow", seat, AREAS[struck], areas[struck])
    if struck == CARGO:
        shed_cargo(table, seat)


def cancel_hit(table: MaraudersTable, seat: Seat, area: int, used: list[str]) -> Script[bool]:
    """22, 26 Once in a battle or raid a Bosun or a captain saves masts or cargo."""
    found = table.cards.having(CancelHit)
    helpers = bearers(table, table.state.players[seat], CancelHit)
    by = next((by for by in helpers if found[by].area == AREAS[area] and by not in used), "")
    if not by:
        return False
    question: type[SaveMasts | SaveCargo] = SaveMasts if area == MASTS else SaveCargo
    choice: Yes | No = yield from table.ask(seat, question, YES_OR_NO)
    if isinstance(choice, No):
        return False
    used.append(by)
    table.tell(HitCancelled, seat, by, AREAS[area])
    return True


def placements(areas: Sequence[int]) -> list[Place]:
    """R32 A skull strikes where the target likes, but somewhere above 0."""
    return [place_on(area, areas[at] - 1) for at, area in enumerate(AREAS) if areas[at]]


def place_skull(table: MaraudersTable, seat: Seat, left: int, used: list[str] | None = None) -> Script[None]:
    """9.5 The target chooses the area that a skull strikes."""
    areas = table.state.players[seat].areas
    choice = yield from table.ask(seat, WhereItStrikes, lambda: placements(areas), left)
    yield from take_hit(table, seat, AREAS.index(choice.area), "hit.skull", used)


def take_located_hits(table: MaraudersTable, seat: Seat, count: int) -> Script[None]:
    """9.5, 23 The hits of a storm, each located with a die: the numbers first, then the skulls."""
    player = table.state.players[seat]
    dice = roll(table, count)
    table.tell(StormStrikes, seat, faces(dice))
    for die in dice:
        if die < SKULL and not is_sunk(player):
            yield from take_hit(table, seat, die, "hit.location")
    skulls = sum(die >= SKULL for die in dice)
    for left in range(skulls, 0, -1):
        if not is_sunk(player):
            yield from place_skull(table, seat, left)


def ignores_hits(table: MaraudersTable, seat: Seat, hits: int) -> Script[bool]:
    """24 What protects a ship is given up to ignore every hit of one storm or raid."""
    player = table.state.players[seat]
    relic = next((card for card in player.kept if card in table.cards.having(Protection)), "")
    if not hits or not relic:
        return False
    choice = yield from table.ask(seat, IgnoreHits, YES_OR_NO, hits)
    if isinstance(choice, No):
        return False
    player.kept.remove(relic)
    discard(table.state.rumors, relic)
    table.tell(HitsIgnored, seat, hits)
    return True


# --- repair and crew --------------------------------------------------------------------------------------------------


def repair(table: MaraudersTable, seat: Seat, area: str, under: str = "yard.repair") -> None:
    """7.3 One point of an area."""
    areas, at = table.state.players[seat].areas, AREAS.index(area)
    areas[at] += 1
    table.tell(Repaired, under, seat, area, areas[at])


def mend(table: MaraudersTable, seat: Seat, points: int, card: str) -> Script[None]:
    """24-26 Up to some points repaired for nothing, where the player likes."""
    player, under = table.state.players[seat], table.cards.rule_of[card]
    for left in range(points, 0, -1):
        if not damaged(table, player):
            return
        choice = yield from table.ask(seat, WhatToMend, lambda: mends(table, player), under, card, left)
        if isinstance(choice, Done):
            return
        repair(table, seat, choice.area, under)


def mends(table: MaraudersTable, player: Player) -> list[Mend | Done]:
    return [*mendable(table, player), DONE]


def mendable(table: MaraudersTable, player: Player) -> list[Mend]:
    return [Mend(area) for area in damaged(table, player)]


def regain_crew(table: MaraudersTable, seat: Seat, count: int, under: str) -> None:
    """7.4 More hands, up to the maximum."""
    player = table.state.players[seat]
    gained = min(count, missing_crew(table, player))
    if gained > 0:
        player.areas[CREW] += gained
        table.tell(CrewRegained, under, seat, player.areas[CREW])


def fill_crew(table: MaraudersTable, seat: Seat, under: str) -> None:
    """7.4 Crew to the maximum."""
    regain_crew(table, seat, full_areas(table, table.state.players[seat])[CREW], under)


def lose_hand(table: MaraudersTable, seat: Seat, under: str) -> None:
    """23-26 One crew is lost, never the last."""
    player = table.state.players[seat]
    if player.areas[CREW] > 1:
        player.areas[CREW] -= 1
        table.tell(CrewLost, under, seat, player.areas[CREW])


def can_repair_here(table: MaraudersTable, player: Player) -> bool:
    """7.3, 19, 23 Whether there is a shipyard that would repair the ship."""
    is_barred = player.is_pirate and player.zone in table.cards.having(BarsPirates)
    return player.in_port and has_yard(table, player) and not is_barred


def has_yard(table: MaraudersTable, player: Player) -> bool:
    """23 Dockyard fire closes the shipyards of one nation."""
    return table.state.burnt != table.cards.zones[player.zone].nation
