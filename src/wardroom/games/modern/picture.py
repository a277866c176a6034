"""The table as text, 80 columns wide: the fleets row by row, face to face, the attacks of the turn, and the hand.

Opponents lie above with their third row on top, the reader's own fleet below with its first row on top, so that the
first rows face each other across the table.
"""

from collections import Counter
from collections.abc import Sequence

from wardroom.engine import Say, Seat
from wardroom.games.lines import WIDTH, flow
from wardroom.games.modern.view import (
    AdmiralView,
    AttackView,
    BattleView,
    CampaignView,
    CardFacts,
    DefenceView,
    ForceView,
    ShipFacts,
    ShipView,
    SideView,
    TableView,
)

NAME = 26
"""The width of most names of ships, in columns; a longer one pushes the rest of its line aside."""


def picture_of(view: TableView, say: Say) -> str:
    """The campaign, if there is one, then each battle, the reader's own last."""
    lines: list[str] = []
    if view.campaign is not None:
        lines += [*picture_campaign(view, view.campaign, say), ""]
    for battle in sorted(view.battles, key=lambda battle: is_mine(view, battle)):
        lines += [*picture_battle(view, battle, say), ""]
    return "\n".join(line.rstrip() for line in lines).rstrip()


def is_mine(view: TableView, battle: BattleView) -> bool:
    """Whether the reader takes part in a battle."""
    return any(side.seat == view.seat for side in battle.sides)


# --- a battle ---------------------------------------------------------------------------------------------------------


def picture_battle(view: TableView, battle: BattleView, say: Say) -> list[str]:
    """The head, the fleets around the table, the attacks, the own hand."""
    lines = picture_head(view, battle, say)
    for side in around(view, battle):
        lines += ["", *picture_side(view, battle, side, say)]
    if battle.attacks:
        lines += ["", *picture_attacks(battle, say)]
    if is_mine(view, battle):
        lines += ["", *picture_hand(view, battle, say)]
    return lines


def picture_head(view: TableView, battle: BattleView, say: Say) -> list[str]:
    """What is fought about, how far it is, and the deck."""
    parts = [
        say("scenario", **view.scenario_names) if view.scenario_names else "",
        say("mission", mission=battle.mission) if battle.mission else "",
        say("round", round=battle.round, rounds=battle.rounds),
        say("target", target=battle.target) if battle.target else "",
        say(f"phase-{battle.phase}"),
        say("deck", deck=battle.deck, discards=len(battle.discards)),
    ]
    special = specials(battle, say)
    return [*flow(filter(None, parts)), *(flow(special) if special else [])]


def specials(battle: BattleView, say: Say) -> list[str]:
    """What is special about a scenario: the ship that must survive, and what nobody may do."""
    parts = [say("protected", seat=Seat(int(seat)), ship=ship) for seat, ship in battle.protected.items()]
    parts += [] if battle.reinforcements else [say("no-reinforcements")]
    return parts + ([] if battle.air_attacks else [say("no-air-attacks")])


def around(view: TableView, battle: BattleView) -> list[SideView]:
    """Clockwise from the reader's left, the reader last; a spectator sees the table from the first seat."""
    seats = [side.seat for side in battle.sides]
    start = seats.index(view.seat) + 1 if view.seat in seats else 0
    return [*battle.sides[start:], *battle.sides[:start]]


def picture_side(view: TableView, battle: BattleView, side: SideView, say: Say) -> list[str]:
    """The head line of a player and the fleet, a line for each ship."""
    is_reader = side.seat == view.seat
    rows = sorted({ship.row for ship in side.fleet if ship.row > 0}, reverse=not is_reader)
    lines = picture_player(view, battle, side, say)
    for row in [*rows, 0, -1]:
        ships = [ship for ship in side.fleet if ship.row == row]
        label = say("row", row=row) if row > 0 else say("beside" if row == 0 else "unplaced")
        lines += [line for ship in ships for line in picture_ship(ship, view.ships[ship.id], label, say)]
    if side.seen:
        lines += flow([say("seen", cards=tuple(side.seen))])
    return lines


def picture_player(view: TableView, battle: BattleView, side: SideView, say: Say) -> list[str]:
    """Who it is, whose turn, cards, points and what may still come."""
    worth = sum(view.ships[ship].vp for ship in side.reserve)
    parts = [
        say("player", seat=Seat(side.seat)),
        say("navy", navy=side.navy) if side.navy else "",
        say("team", team=side.team + 1) if view.teams else "",
        say("out") if side.out else "",
        say("on-turn") if side.seat == battle.active and battle.order else "",
        say("plan", plan=side.plan) if side.plan else "",
        say("cards", hand=side.hand, limit=side.limit),
        say("face-down", count=side.beside) if side.beside else "",
        say("score", points=side.score),
        say("reserve", count=len(side.reserve), points=worth) if side.reserve else "",
        say("strategies", strategies=tuple(side.strategies)) if side.strategies else "",
    ]
    first, *more = flow(filter(None, parts), WIDTH - 4, indent=3)
    return [f"── {first} ".ljust(WIDTH, "─"), *more]


def picture_ship(ship: ShipView, facts: ShipFacts, label: str, say: Say) -> list[str]:
    """A ship: row, name, points, hull or evasion, weapons, defences, markers."""
    start = f" {label.ljust(6)} {say('name', ship=ship.id).ljust(NAME)} "
    first, *more = flow(
        [*worth_of(ship, facts, say), *powers(facts, say), *marks(ship, facts, say)], WIDTH - len(start)
    )
    return [start + first, *(" " * len(start) + line.strip() for line in more)]


def worth_of(ship: ShipView, facts: ShipFacts, say: Say) -> list[str]:
    """VP and hull; of a submarine how it evades."""
    parts = [] if facts.target else [say("vp", points=facts.vp)]
    if facts.submarine:
        mode = "active" if ship.active else "passive"
        return [*parts, say(mode, needs=facts.evasion[ship.active])]
    parts.append(say("hull", left=max(0, facts.hull - ship.damage), hull=facts.hull))
    return [*parts, *(say("evades", needs=needs) for needs in facts.evasion)]


def powers(facts: ShipFacts, say: Say) -> list[str]:
    """Weapon symbols, aircraft, ASW, defences, Command."""
    parts = [" ".join(say(f"sign-{symbol}") for symbol in facts.weapons)] if facts.weapons else []
    parts += [say("air", needs=numbers(facts.air))] if facts.air else []
    parts += [say("asw", needs=facts.asw)] if facts.asw else []
    parts += [say("stops", signs=signs(facts.stops, say), needs=numbers(facts.defence))] if facts.defence else []
    return parts + ([say("command", count=facts.command)] if facts.command else [])


def marks(ship: ShipView, facts: ShipFacts, say: Say) -> list[str]:
    """What has become of a ship."""
    parts = [say("acted")] if ship.acted else []
    parts += [say("low", signs=signs(ship.low, say))] if ship.low else []
    parts += [say("out-of", signs=signs(ship.out, say))] if ship.out else []
    return parts + ([say("land")] if facts.land else [])


# --- attacks and the hand ---------------------------------------------------------------------------------------------


def picture_attacks(battle: BattleView, say: Say) -> list[str]:
    """Every attack of the turn, what is set on it, and what has become of it."""
    lines = [say("attacks")]
    for attack in battle.attacks:
        set_on = [picture_defence(each, say) for each in battle.defences if each.attack == attack.number]
        lines += flow([*picture_attack(attack, say), *set_on], indent=5)
    return lines


def picture_attack(attack: AttackView, say: Say) -> list[str]:
    """The number, who fires at whom and how, and the fate."""
    by = tuple(attack.ships) or (attack.text,)
    parts = [f" {attack.number:2} {say('aims', by=by, target=attack.target, seat=Seat(attack.owner))}"]
    parts += [say("card", card=attack.text)] if attack.text and attack.ships else []
    parts += [say("hits", hits=attack.hits)] if attack.hits else [say("needs", needs=attack.needs)]
    parts += [say("distance", distance=attack.distance)] if attack.distance else []
    parts += [say("penalty", penalty=attack.penalty)] if attack.penalty else []
    parts += [say("sinks")] if attack.sinks else []
    return [*parts, say(f"fate-{attack.fate}")]


def picture_defence(defence: DefenceView, say: Say) -> str:
    """What was set on an attack, and its roll."""
    using = defence.card or defence.ship
    if defence.how == "screen":
        return say("set-screen", ship=defence.ship)
    if defence.how == "intel":
        return say("set-intel")
    return say("set-roll", using=using, needs=defence.needs, roll=defence.roll)


def picture_hand(view: TableView, battle: BattleView, say: Say) -> list[str]:
    """The own hand and what lies beside it, a line for each card; alike ones share it."""
    if battle.points and not battle.hand:
        return [say("points-left", points=battle.points)]
    if not battle.hand and not battle.beside:
        return [say("hand-empty")]
    lines = [say("hand", count=len(battle.hand))]
    for pile, key in ((battle.hand, "copies"), (battle.beside, "copies-beside")):
        for card, count in Counter(pile).items():
            lines += flow([f"  {say(key, card=card, count=count)}", *card_powers(view.cards[card], say)], indent=5)
    return lines


def card_powers(card: CardFacts, say: Say) -> list[str]:
    """What is printed on a card."""
    parts = []
    if card.needed:
        parts.append(say("supports", signs=signs(card.support, say, "/"), count=card.needed))
    if card.range[0]:
        parts.append(say("range", range="-".join(map(str, dict.fromkeys(card.range)))))
    parts += [say("penalty", penalty=card.penalty)] if card.penalty else []
    parts += [say("air", needs=numbers((card.air,) * card.attacks))] if card.air else []
    parts += [say("asw", needs=card.asw)] if card.asw else []
    parts += [say("stops", signs=signs(card.stops, say), needs=numbers((card.defence,)))] if card.defence else []
    return [*parts, say("value", value=card.reinforcement)]


# --- a campaign -------------------------------------------------------------------------------------------------------


def picture_campaign(view: TableView, campaign: CampaignView, say: Say) -> list[str]:
    """How the campaign stands, and what each side owns as far as the reader knows."""
    parts = [
        say("campaign", length=f"length-{campaign.length}"),
        say("campaign-target", target=campaign.target),
        say("mission-number", number=campaign.number) if campaign.number else "",
        say(f"campaign-{campaign.phase}"),
        say("initiative", seat=tuple(map(Seat, campaign.initiative))) if campaign.initiative else "",
        say("played", missions=tuple(campaign.played)) if campaign.played else "",
    ]
    lines = flow(filter(None, parts))
    for force in campaign.forces:
        lines += ["", *picture_force(campaign, force, say)]
        for seat in force.members:
            lines += picture_admiral(view, campaign, campaign.admirals[seat], say)
    if campaign.means:
        lines += ["", say("means", points=campaign.means)]
    return lines


def picture_force(campaign: CampaignView, force: ForceView, say: Say) -> list[str]:
    """The total of a side, and its Strategy cards."""
    parts = [
        *(say("player", seat=Seat(seat)) for seat in force.members),
        say("total", points=force.points, target=campaign.target),
        say("owned", strategies=tuple(force.strategies)) if force.strategies else "",
        say("owned-hidden", count=force.hidden) if force.hidden else "",
        say("used", strategies=tuple(force.used)) if force.used else "",
    ]
    first, *more = flow(filter(None, parts), WIDTH - 4, indent=3)
    return [f"══ {first} ".ljust(WIDTH, "═"), *more]


def picture_admiral(view: TableView, campaign: CampaignView, admiral: AdmiralView, say: Say) -> list[str]:
    """The ships of a player, with damage and markers, and what they are meant for."""
    ships = [picture_owned(view, campaign, ship, say) for ship in admiral.ships]
    parts = [
        say("admiral", seat=Seat(admiral.seat), navy=admiral.navy) if admiral.navy else "",
        say("assigned", mission=admiral.mission) if admiral.mission else "",
        say("against", seat=Seat(admiral.opponent)) if has_pairs(campaign) and admiral.opponent >= 0 else "",
        say("offered", missions=tuple(admiral.offered)) if admiral.offered else "",
        say("committed", ships=tuple(admiral.committed)) if admiral.committed and not view.battles else "",
        say("laid", strategies=tuple(admiral.laid)) if admiral.laid and not view.battles else "",
        say("laid-hidden", count=admiral.face_down) if admiral.face_down else "",
        say("unseen", count=admiral.hidden) if admiral.hidden else "",
    ]
    lines = [f" {line}" for line in flow(filter(None, parts), WIDTH - 1)] if any(parts) else []
    if ships and not view.battles:
        lines += [f"   {line}" for line in flow(ships, WIDTH - 3, ", ", indent=0)]
    return lines


def has_pairs(campaign: CampaignView) -> bool:
    """Whether there is more than one pair of opponents."""
    return len(campaign.admirals) > 2


def picture_owned(view: TableView, campaign: CampaignView, ship: str, say: Say) -> str:
    """A ship of a force: its VP, and what it brings along from earlier missions."""
    damage = campaign.damage.get(ship, 0)
    low, out = campaign.low.get(ship, []), campaign.out.get(ship, [])
    low = [symbol for symbol in low if symbol not in out]
    marked = [
        say("owned-damage", damage=damage) if damage else "",
        say("low", signs=signs(low, say)) if low else "",
        say("out-of", signs=signs(out, say)) if out else "",
    ]
    return " ".join([say("owned-ship", ship=ship, vp=view.ships[ship].vp), *filter(None, marked)])


# --- small things -----------------------------------------------------------------------------------------------------


def numbers(needs: Sequence[int]) -> str:
    """`4+ 4+`, as it is printed on the cards."""
    return " ".join(f"{each}+" for each in needs)


def signs(symbols: Sequence[str], say: Say, join: str = " ") -> str:
    """Symbols in short."""
    return join.join(say(f"sign-{symbol}") for symbol in symbols)
