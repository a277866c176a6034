"""The table as text, 80 columns wide: the forces as they lie, the reader's own nearest, and below it the hand.

Every force has two rows of cards, three beside each other. The near row lies before its owner, so that the merchants
of an opponent and those of the reader face each other across the table.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import zip_longest

from wardroom.engine import Say, Seat
from wardroom.games.kaiser.state import NONE
from wardroom.games.kaiser.view import AttackView, CardView, CommittedView, PlayerView, SeaView, ShipView
from wardroom.games.lines import WIDTH, flow, fold

CELL, GAP = 25, 2
"""The width of a card, as of the longest name of a ship, and of the air between two."""
ACROSS = 3


def picture_of(view: SeaView, say: Say) -> str:
    """The decks, the forces of the others, the own force and the own cards."""
    lines = [*picture_decks(view, say)]
    for seat in around(view):
        lines += ["", *picture_force(view, seat, say)]
    lines += picture_turn(view, say)
    if view.seat != NONE:
        lines += ["", *picture_hand(view, say)]
    return "\n".join(line.rstrip() for line in lines)


def around(view: SeaView) -> list[Seat]:
    """Clockwise from the reader's left, the reader last; a spectator sees the table from the first seat."""
    count = len(view.players)
    return [Seat((view.seat + step) % count) for step in range(1, count + 1)]


def picture_decks(view: SeaView, say: Say) -> list[str]:
    """3.1.7, 3.1.9 The cards left and the top two discards; in solitaire these lie face down."""
    if not view.discard_count:
        discards = say("discards-none")
    elif not view.discards:
        discards = say("discards-face-down", count=view.discard_count)
    else:
        discards = say("discards", count=view.discard_count, cards=tuple(view.discards))
    lines = [*flow([say("round", round=view.round), say("deck", deck=view.deck), discards])]
    if view.draws:
        lines += flow([say("draws", cards=tuple(view.draws))])
    return lines


# --- a force ----------------------------------------------------------------------------------------------------------


def picture_force(view: SeaView, seat: Seat, say: Say) -> list[str]:
    """2.2 The head line, the cards that the reader has seen there, and the two rows of ships."""
    player = view.players[seat]
    seen = flow([say("seen", seat=seat, cards=tuple(player.seen))]) if player.seen else []
    near, far = (picture_row(row, say) for row in (player.german, player.merchants))
    rows = (far, near) if seat == view.seat else (near, far)
    below = [line for part in (seen, *rows) if part for line in ("", *part)]
    return [*picture_head(view, seat, say), *below[1:]]


def picture_head(view: SeaView, seat: Seat, say: Say) -> list[str]:
    """Whose force it is, what waits for its owner, cards and points."""
    player = view.players[seat]
    facts = [
        say("player", seat=seat),
        say("on-turn") if seat == view.active else "",
        say("partner") if view.teams and view.seat != NONE and seat == (view.seat + 2) % 4 else "",
        say("attacked") if seat == view.attacked else "",
        say("waiting", card=player.waiting) if player.waiting else "",
        say("skipped") if player.skipped else "",
        say("cards", hand=player.hand),
        picture_face_down(player, say),
        picture_points(player, say),
        say("round-points", points=sum(player.round_points)) if player.round_points else "",
    ]
    first, *more = flow(filter(None, facts), WIDTH - 4, indent=3)
    return [f"── {first} ".ljust(WIDTH, "─"), *more]


def picture_face_down(player: PlayerView, say: Say) -> str:
    """3.2.1 The cards that lie before the force, upright or sideways; those on ships are shown there."""
    laid = {"upright": player.upright, "sideways": player.sideways}
    return say("face-down", **laid) if any(laid.values()) else ""


def picture_points(player: PlayerView, say: Say) -> str:
    """2.3.1 The pile, and what its limit counts: German ships score only as far as there are merchants."""
    counted = [sum(scored.kind == kind for scored in player.pile) for kind in ("merchant", "german")]
    return say("pile", points=player.points, merchants=counted[0], german=counted[1])


def picture_row(ships: Sequence[ShipView], say: Say) -> list[str]:
    """Cards beside each other, as many as go, then the next ones below."""
    lines: list[str] = []
    for at in range(0, len(ships), ACROSS):
        cells = [picture_ship(ship, say) for ship in ships[at : at + ACROSS]]
        lines += ["".join(part.ljust(CELL + GAP) for part in row) for row in zip_longest(*cells, fillvalue="")]
    return lines


def picture_ship(ship: ShipView, say: Say) -> list[str]:
    """A card: name, points and dice, then kind and markers."""
    printed = {"vp": ship.vp, "attack": dice(ship.attack), "defence": dice(ship.defence)}
    passage = {"challenge": dice(ship.challenge), "response": dice(ship.response)}
    texts = [say("name", ship=ship.id), say(f"card-{ship.kind}", **printed, **passage)]
    return [*(line for text in texts for line in fold(text, CELL)), *flow(marks(ship, say), CELL, ", ", indent=0)]


def marks(ship: ShipView, say: Say) -> list[str]:
    """Kind, markers and gifts of a ship. All in the far row are merchants, so that goes without saying."""
    disguised = ship.kind in ("raider", "prize")
    found = [
        say(f"kind-{ship.kind}") if ship.kind != "merchant" else "",
        say("mark-recognised" if ship.recognised else "mark-hidden") if disguised else "",
        say("mark-damage", count=ship.damage) if ship.damage else "",
        say("mark-low") if ship.low else "",
        say("mark-refuge") if ship.refuge else "",
        say(f"mark-{ship.card}") if ship.card else "",
        *(say(f"gift-{gift}") for gift in ship.gifts),
    ]
    return [mark for mark in found if mark]


# --- the turn under way, and the hand ---------------------------------------------------------------------------------


def picture_turn(view: SeaView, say: Say) -> list[str]:
    """The attack under way, the cards turned up in this turn, and the own ones that still lie face down."""
    lines = []
    if view.attack:
        lines += flow([picture_attack(view.attack, say)])
    if view.played:
        lines += flow([say("played", cards=tuple(view.played))])
    if view.committed:
        first, *more = (picture_commitment(each, say) for each in view.committed)
        lines += flow([f"{say('committed')} {first}", *more], join="; ")
    return ["", *lines] if lines else []


def picture_attack(attack: AttackView, say: Say) -> str:
    """3.2.8 Who attacks whom, with which dice and what help."""
    facts = {"by": attack.by, "targets": attack.targets, "assists": attack.assists}
    return say("attack", **facts, dice=dice(attack.dice), night=attack.night, helped=bool(attack.assists))


def picture_commitment(committed: CommittedView, say: Say) -> str:
    """An own card face down: what it is for."""
    by = committed.ship or "british"
    return say("committed-card", card=committed.card, intercept=committed.use != "action", by=by)


def picture_hand(view: SeaView, say: Say) -> list[str]:
    """The own hand, a line for each card: rule, name, kind, and the dice of both halves; copies alike share a line."""
    if not view.hand:
        return [say("hand-empty")]
    alike = Counter((card.partition(".")[0], view.cards[card].night) for card in view.hand)
    first = {(card.partition(".")[0], view.cards[card].night): card for card in view.hand}
    rows = [picture_card(card, view.cards[card], alike[kind], say) for kind, card in first.items()]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = fold(say("hand", count=len(view.hand)))
    for card, row in zip(first.values(), rows, strict=True):
        columns = "".join(part.ljust(width + 2) for part, width in zip(row, widths, strict=True))
        rolled, *more = action_dice(view.cards[card], say) or [""]
        lines += flow([columns + rolled, *more], join=", ", indent=8)
    return lines


def picture_card(card: str, facts: CardView, count: int, say: Say) -> tuple[str, ...]:
    """Cards of the hand in columns: rule, name, kind, Intercept half."""
    half = say("intercept", dice=dice(facts.intercept), night=facts.night)
    return facts.rule, say("copies", card=card, count=count), say(f"kind-{facts.kind}"), half


def action_dice(facts: CardView, say: Say) -> list[str]:
    """What a card rolls for its own action."""
    pair = {"challenge": dice(facts.challenge), "response": dice(facts.response)}
    tests = [say("challenge", **pair)] if facts.challenge else []
    return [*tests, *(say(f"weapon-{weapon}", dice=dice(sides)) for weapon, sides in facts.weapons.items())]


# --- small things -----------------------------------------------------------------------------------------------------


def dice(sides: Iterable[int]) -> str:
    """`10/8/4`, as it is printed on the cards."""
    return "/".join(map(str, sides))
