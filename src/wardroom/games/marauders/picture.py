"""The table as text, 80 columns wide: the sea zone by zone, the hunters, the players, and the reader's own cards."""

from collections import Counter
from collections.abc import Iterator
from functools import partial

from wardroom.engine import Say, Seat
from wardroom.games import lines as text
from wardroom.games.lines import WIDTH
from wardroom.games.marauders.rows import AREAS, NATIONS, SKILLS
from wardroom.games.marauders.state import NOBODY
from wardroom.games.marauders.view import (
    FACE_DOWN,
    BattleView,
    MineView,
    MissionView,
    NpcView,
    PlayerView,
    RaidView,
    SeaView,
    SideView,
)

flow = partial(text.flow, indent=2)


def picture_of(view: SeaView, say: Say) -> str:
    """The event, the sea, the navies and pirates, missions, players, the fight under way, and the reader's cards."""
    parts = [
        picture_event(view, say),
        picture_sea(view, say),
        [*picture_npcs(view, say)],
        [*picture_missions(view, say)],
        picture_discards(view, say),
        *(picture_player(view, seat, say) for seat in around(view)),
        picture_battle(view.battle, say) if view.battle else [],
        picture_raid(view.raid, say) if view.raid else [],
        picture_mine(view, view.mine, say) if view.mine else [],
    ]
    lines = [line for part in parts if part for line in ("", *part)]
    return "\n".join(line.rstrip() for line in lines[1:])


def around(view: SeaView) -> list[Seat]:
    """Clockwise from the reader's left, the reader last."""
    count = len(view.players)
    return [Seat((view.seat + step) % count) for step in range(1, count + 1)]


def picture_event(view: SeaView, say: Say) -> list[str]:
    """5.2, 8.2, 13 The round, its event, the war and the merchants' track."""
    parts = [say("round", round=view.round)]
    if view.event:
        parts.append(say("event", event=view.event.id))
        if view.event.struck:
            parts.append(say("struck", zones=tuple(view.event.struck)))
        if view.event.burnt:
            parts.append(say("burnt", nation=view.event.burnt))
    if view.war:
        parts.append(say("war", nations=tuple(view.war)))
    parts.append(say("track", count=view.track))
    parts.append(say("events-left", count=view.decks["events"]))
    return flow(parts)


# --- the sea ----------------------------------------------------------------------------------------------------------


def picture_sea(view: SeaView, say: Say) -> list[str]:
    """18 A line for each zone: nation, demand, modification, merchant, and who is there."""
    rows = [picture_zone(view, zone, say) for zone in view.zones]
    heads = tuple(say(f"head-{column}") for column in ("zone", "nation", "demand", "modification", "merchant"))
    widths = [max(map(len, column)) for column in zip(heads, *(row[:-1] for row in rows), strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(heads, widths, strict=True))]
    for row in rows:
        columns = "  ".join(cell.ljust(width) for cell, width in zip(row[:-1], widths, strict=True))
        lines += flow([columns, row[-1]] if row[-1] else [columns], join="  ", indent=4)
    return lines


def picture_zone(view: SeaView, zone: str, say: Say) -> tuple[str, ...]:
    """18 The columns of a zone; ships at sea and, in brackets, in port come last."""
    facts = view.zones[zone]
    token = facts.modification
    return (
        say("zone", zone=zone),
        say("nation", nation=facts.nation) if facts.nation else "",
        say("good", good=facts.demand) if facts.demand else "",
        say("token-hidden") if token == FACE_DOWN else say("token", token=token) if token else "",
        say("merchant") if facts.merchant else "",
        ", ".join(ships_in(view, zone, say)),
    )


def ships_in(view: SeaView, zone: str, say: Say) -> Iterator[str]:
    """Who is in a zone."""
    for npc in view.npcs:
        if npc.zone == zone:
            yield say("npc", npc=npc.id)
    for seat, player in enumerate(view.players):
        if player.captain and player.zone == zone:
            yield say("ship-in-port" if player.in_port else "ship-at-sea", seat=Seat(seat))


def picture_npcs(view: SeaView, say: Say) -> Iterator[str]:
    """14 The captains of the navies and pirates, whom they attack and where they would sail."""
    for npc in view.npcs:
        yield from flow(npc_facts(npc, say))


def npc_facts(npc: NpcView, say: Say) -> Iterator[str]:
    yield say("npc-ship", npc=npc.id, ship=npc.ship, zone=npc.zone)
    yield say("npc-skills", **npc.skills)
    if npc.reward:
        yield say("npc-reward", gold=npc.reward)
    if npc.hostile:
        yield say("npc-hostile", seat=tuple(map(Seat, npc.hostile)))
    if npc.hunts:
        yield say("npc-waits" if npc.hunts == npc.zone else "npc-hunts", zone=npc.hunts)


def picture_missions(view: SeaView, say: Say) -> Iterator[str]:
    """25 The open missions: what it takes to get them, and what they ask for."""
    for mission in view.missions:
        head = say("mission-open", mission=mission.id, port=mission.port)
        claim = say(f"claim-{mission.claim}", need=mission.need, nation=mission.nation or None)
        yield from flow([head, claim, *goal_of(mission, say)])


def goal_of(mission: MissionView, say: Say) -> Iterator[str]:
    """25 What a mission asks for and what it pays."""
    facts: dict[str, object] = {"zones": tuple(mission.zones), "amount": mission.amount}
    facts |= {"good": mission.good or None, "nation": mission.nation or None, "skill": mission.skill or None}
    facts |= {"turns": mission.turns}
    yield say(f"goal-{mission.goal}", **facts)
    if mission.gold:
        yield say("gold", gold=mission.gold)


def picture_discards(view: SeaView, say: Say) -> list[str]:
    """7.2 The cargo that lies face up on the discards, and will not come up before they are shuffled."""
    if not view.cargo_discards:
        return []
    counts = Counter(sorted(card.good for card in view.cargo_discards))
    goods = [counted(good, count, None, say) for good, count in counts.items()]
    return flow([f"{say('cargo-discards')} {goods[0]}", *goods[1:]], join=", ")


# --- players ----------------------------------------------------------------------------------------------------------


def picture_player(view: SeaView, seat: Seat, say: Say) -> list[str]:
    """A player's board."""
    player = view.players[seat]
    head = [say("player", seat=seat), *head_of(view, seat, player, say)]
    first, *more = flow(head, WIDTH - 4, indent=3)
    lines = [f"── {first} ".ljust(WIDTH, "─"), *more]
    if player.ship:
        lines += flow(ship_of(player, say))
        lines += flow(extras_of(player, say))
    return lines


def head_of(view: SeaView, seat: Seat, player: PlayerView, say: Say) -> Iterator[str]:
    """Captain, glory, gold and cards."""
    if seat == view.active and not view.over:
        yield say("on-turn", actions=view.actions)
    yield say("captain", captain=player.captain, nation=player.nation) if player.captain else say("waiting")
    yield say("glory", glory=player.glory)
    if player.stash != NOBODY:
        yield say("aboard", gold=player.gold)
        yield say("stash", gold=player.stash, points=player.points)
    else:
        least, most = player.wealth
        yield say("wealth", gold=most) if least == most else say("wealth-between", least=least, most=most)
    yield say("hand-of", count=player.hand)
    for nation in NATIONS:
        if player.bounties[nation]:
            yield say("bounty", nation=nation, count=player.bounties[nation])
    for mark in ("flipped", "one_action", "declared"):
        if getattr(player, mark):
            yield say(f"mark-{mark}")
    if player.colours:
        yield say("mark-colours")


def ship_of(player: PlayerView, say: Say) -> Iterator[str]:
    """Where the ship is, its areas and its hold, and the captain's skills."""
    yield say(
        "ship-port" if player.in_port else "ship-sea", ship=player.ship, zone=player.zone, maneuver=player.maneuver
    )
    for area, left, full in zip(AREAS, player.areas, player.full, strict=True):
        yield say("area", area=area, left=left, full=full)
    yield say("hold", load=player.load, capacity=player.capacity)
    for skill in SKILLS:
        yield say("skill", skill=skill, dice=player.skills[skill])


def extras_of(player: PlayerView, say: Say) -> Iterator[str]:
    """Weapons, modifications, people, cards and the mission."""
    if player.modifications:
        yield say("modifications", pieces=tuple(player.modifications))
    if player.weapons:
        yield say("weapons", pieces=tuple(player.weapons))
    if player.specialists:
        yield say("specialists", pieces=tuple(card.id for card in player.specialists))
    if player.kept:
        yield say("kept", pieces=tuple(card.id for card in player.kept))
    if player.has_rumor:
        yield say("has-rumor")
    if player.seen_cargo:
        yield say("seen-cargo", goods=tuple(player.seen_cargo))
    if player.seen_hand:
        yield say("seen-hand", cards=tuple(player.seen_hand))
    if player.mission:
        yield say("mission", mission=player.mission.id)
        yield from goal_of(player.mission, say)
        if player.visited:
            yield say("visited", zones=tuple(player.visited))


# --- the fight under way ----------------------------------------------------------------------------------------------


def picture_battle(battle: BattleView, say: Say) -> list[str]:
    """9 Both sides, their areas, declarations and dice."""
    lines = flow([say("battle", zone=battle.zone, round=battle.round)])
    for side in (battle.aggressor, battle.defender):
        lines += flow(side_of(side, say))
    return lines


def side_of(side: SideView, say: Say) -> Iterator[str]:
    yield say("player", seat=Seat(side.seat)) if side.seat != NOBODY else say("npc", npc=side.npc)
    yield say("piece", piece=side.ship)
    for area, left, full in zip(AREAS, side.areas, side.full, strict=True):
        yield say("area", area=area, left=left, full=full)
    if side.declared:
        yield say("declared", action=side.declared)
    if side.dice:
        yield say("rolled", dice=tuple(side.dice))


def picture_raid(raid: RaidView, say: Say) -> list[str]:
    """8 The merchant's cards and the roll."""
    parts = [say("raid", nation=raid.nation, gold=raid.gold, escapes=raid.escapes)]
    parts += [say("raid-card", card=card.id, value=card.value, symbol=card.symbol) for card in raid.cards]
    if raid.dice:
        parts.append(say("rolled", dice=tuple(raid.dice)))
    return flow(parts)


# --- the reader's own -------------------------------------------------------------------------------------------------


def picture_mine(view: SeaView, mine: MineView, say: Say) -> list[str]:
    """Cargo, market, rumor and the hand, with the paragraphs to look up."""
    lines: list[str] = []
    if mine.cargo:
        goods = [counted(good, count, mine.goods.get(good), say) for good, count in Counter(mine.cargo).items()]
        lines += flow([f"{say('my-cargo')} {goods[0]}", *goods[1:]], join=", ")
    for key, pile in (("my-market", mine.market), ("my-basket", mine.basket)):
        if pile:
            goods = [counted(good, count, None, say) for good, count in Counter(pile).items()]
            lines += flow([f"{say(key)} {goods[0]}", *goods[1:]], join=", ")
    if mine.rumor:
        rumor = say(f"my-rumor-{mine.rumor_place}", card=mine.rumor.id, zone=mine.rumor_at)
        lines += flow([rumor])
    lines += [say("my-card", card=card.id) for card in mine.hand]
    return lines


def counted(good: str, count: int, gold: int | None, say: Say) -> str:
    """So many cards of a good, and what one would bring here."""
    return say("counted", good=good, count=count) if gold is None else say("priced", good=good, count=count, gold=gold)
