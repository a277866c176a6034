"""Why a piece is not on offer: what bars a ship or a card at this moment, from what lies open and the own hand."""

from wardroom.engine import Note, Seat
from wardroom.games.kaiser.rules.phrasing import Under
from wardroom.games.kaiser.rules.targets import in_fog, may_act
from wardroom.games.kaiser.state import NONE, Attack, Ship
from wardroom.games.kaiser.table import KaiserTable, opponents


class HiddenInFog(Note):
    rule = "3.3.14.b"
    player: Seat


class OneOpponent(Note):
    rule = "3.1.3.a"
    player: Seat


class OnceIntercepted(Note):
    rule = "3.1.3.c"
    ship: str


class StillHidden(Note):
    rule = "3.2.3.b"
    ship: str


class SafeInRefuge(Note):
    rule = "3.3.20.d"
    ship: str


class RestsInRefuge(Note):
    rule = "3.3.20.e"
    ship: str


class HasActed(Note):
    rule = "3.1.3.b"
    ship: str


class HasCard(Note):
    rule = "3.2.1.a"
    ship: str


class NoMineRails(Note):
    rule = "3.2.1.b"
    ship: str


class PrizesNeverAttack(Note):
    rule = "3.2.1.a"
    ship: str


class BarredByNight(Under, Note):
    card: str
    under: str


class BarredBySurprise(Note):
    rule = "3.3.44.b"
    card: str


class BarredByDamage(Under, Note):
    card: str
    under: str


class AlreadySeen(Note):
    rule = "3.3.27"
    card: str


class Answers(Under, Note):
    """A Reaction card that is for another moment than this one; `under` is the card's rule."""

    card: str
    under: str


class AnswersIntercept(Answers):
    pass


class AnswersHunt(Answers):
    pass


class AnswersTorpedo(Answers):
    pass


class AnswersMines(Answers):
    pass


class AnswersSinking(Answers):
    pass


class AnswersRecognition(Answers):
    pass


class OnlyRaiders(Note):
    rule = "3.3.13.b"
    card: str


class WaitsForAttack(Note):
    rule = "3.2.1.d"
    card: str


class NoReaction(Note):
    rule = "3.2.2.a"
    card: str


class TooLateToCommit(Note):
    rule = "3.2.1.f"
    card: str


def reason(table: KaiserTable, seat: Seat, piece: str) -> Note | None:
    """What bars the piece at this moment; None where nothing is known to."""
    name, _, number = piece.rpartition("-")
    if name == "seat" and number.isdecimal() and int(number) < len(table.state.players):
        return _player(table, seat, Seat(int(number)))
    try:
        owner, ship = table.find(piece)
    except LookupError:
        return _about_card(table, seat, piece)
    return _own_ship(table, ship) if owner == seat else _their_ship(table, seat, owner, ship)


def _player(table: KaiserTable, seat: Seat, player: Seat) -> Note | None:
    """3.1.3, 3.3.14 An opponent who is out of reach."""
    attacked = table.state.turn.attacked
    if table.state.active != seat or player not in opponents(table.state, seat):
        return None
    if in_fog(table.state, player):
        return HiddenInFog(player)
    return OneOpponent(Seat(attacked)) if attacked not in (NONE, player) else None


def _their_ship(table: KaiserTable, seat: Seat, owner: Seat, ship: Ship) -> Note | None:
    """3.1.3, 3.2.3 An enemy ship that cannot be a target."""
    turn, name = table.state.turn, table.ship_id(ship)
    if table.state.active != seat or owner not in opponents(table.state, seat):
        return None
    if in_fog(table.state, owner):
        return HiddenInFog(owner)
    if turn.attacked not in (NONE, owner):
        return OneOpponent(Seat(turn.attacked))
    if ship.card in turn.intercepted:
        return OnceIntercepted(name)
    if ship.in_refuge:
        return SafeInRefuge(name)
    if not table.card_of(ship).is_warship and not ship.recognised and _is_german(table, owner, ship):
        return StillHidden(name)
    return None


def _is_german(table: KaiserTable, owner: Seat, ship: Ship) -> bool:
    return any(other is ship for other in table.state.players[owner].german)


def _own_ship(table: KaiserTable, ship: Ship) -> Note | None:
    """3.2.1 An own ship on which no card can be laid now."""
    turn, name = table.state.turn, table.ship_id(ship)
    if turn.laying == NONE:
        return None
    if ship.prize:
        return PrizesNeverAttack(name)
    if ship.in_refuge or ship.card in turn.left:
        return RestsInRefuge(name)
    if not may_act(table, ship):
        return HasActed(name)
    if any(each.ship == ship.card for each in turn.committed):
        return HasCard(name)
    if table.deed_of(turn.laying) == "lay_mines" and not table.card_of(ship).lays_mines:
        return NoMineRails(name)
    return None


def _about_card(table: KaiserTable, seat: Seat, piece: str) -> Note | None:
    """A card of the own hand, or one that lies committed."""
    turn, player = table.state.turn, table.state.players[seat]
    laid = [each.card for each in turn.committed] if table.state.active == seat else []
    card = next((card for card in (*player.hand, *laid) if table.card_id(card) == piece), NONE)
    if card == NONE:
        return None
    facts = table.facts_of(card)
    if turn.attack is not None and table.state.active != seat:
        return _no_answer(table, turn.attack, facts.deed, facts.id, facts.kind)
    if card in laid:
        return WaitsForAttack(facts.id) if facts.kind == "assist" and table.state.phase == "resolve" else None
    return TooLateToCommit(facts.id) if table.state.active == seat and table.state.phase == "resolve" else None


_BY_DAY = {"break_contact": "3.3.5.c", "fast_ship": "3.3.13.b", "shallow_run": "3.3.38.c"}
_UNHURT = {"fast_ship": "3.3.13.b", "non_combatant": "3.3.25.a"}
_MOMENTS: dict[str, tuple[type[Answers], str]] = {
    "amc": (AnswersIntercept, "3.3.1.a"),
    "fast_ship": (AnswersIntercept, "3.3.13.b"),
    "non_combatant": (AnswersIntercept, "3.3.25.a"),
    "qqq": (AnswersIntercept, "3.3.27"),
    "slim_pickings": (AnswersIntercept, "3.3.40.b"),
    "trap": (AnswersIntercept, "3.3.46.a"),
    "pull_the_plug": (AnswersHunt, "3.3.26"),
    "razzle_dazzle": (AnswersTorpedo, "3.3.29"),
    "q_ship": (AnswersTorpedo, "3.3.28.a"),
    "sail_q_ship": (AnswersTorpedo, "3.3.34.a"),
    "minesweeper": (AnswersMines, "3.3.22"),
    "recalled": (AnswersSinking, "3.3.30.b"),
    "mistaken_identity": (AnswersSinking, "3.3.23.a"),
    "reflag": (AnswersRecognition, "3.3.32.a"),
}
"""3.3 What each Reaction card answers; Break Contact and Shallow Run answer every intercept."""


def _no_answer(table: KaiserTable, attack: Attack, deed: str, card: str, kind: str) -> Note | None:
    """3.2.2 A card that cannot answer the attack under way."""
    if kind != "reaction":
        return NoReaction(card)
    moment, rule = _MOMENTS.get(deed, (None, ""))
    if moment is not None and moment is not _moment(table, attack):
        return moment(card, rule)
    if deed in _BY_DAY and attack.night:
        return BarredByNight(card, _BY_DAY[deed])
    if deed in _BY_DAY and any(table.cards.types[assist].deed == "surprise_attack" for assist in attack.assists):
        return BarredBySurprise(card)
    if deed in _UNHURT and any(table.find(target)[1].damage for target in attack.targets[:1]):
        return BarredByDamage(card, _UNHURT[deed])
    if deed == "qqq" and _is_recognised(table, attack.by):
        return AlreadySeen(card)
    return OnlyRaiders(card) if deed == "fast_ship" and not _is_raider(table, attack.by) else None


def _moment(table: KaiserTable, attack: Attack) -> type[Answers]:
    """3.2.8 What kind of attack lies face up: by the British, a submarine, mines, or a German ship."""
    if attack.by in ("british", "monitor"):
        return AnswersHunt
    printed = next((card.attack for card in table.cards.ships if card.id == attack.by), None)
    if printed is None:
        return AnswersTorpedo if attack.dice == table.cards.types[attack.by].torpedo else AnswersMines
    return AnswersIntercept if attack.dice == printed else AnswersMines


def _is_raider(table: KaiserTable, name: str) -> bool:
    return any(card.is_raider for card in table.cards.ships if card.id == name)


def _is_recognised(table: KaiserTable, name: str) -> bool:
    ships = [ship for player in table.state.players for ship in player.german if table.ship_id(ship) == name]
    return any(ship.recognised for ship in ships)
