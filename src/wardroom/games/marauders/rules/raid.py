"""8 Merchant raids: the flag, the cards, the roll, the hits and the booty."""

from typing import TypeAlias

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.marauders.effects import Escort, RaidReroll, SureMerchant
from wardroom.games.marauders.rows import AREAS
from wardroom.games.marauders.rules.bounties import bounty_for_attack
from wardroom.games.marauders.rules.damage import ignores_hits, is_sunk, take_hit
from wardroom.games.marauders.rules.death import die
from wardroom.games.marauders.rules.glory import gain_glory
from wardroom.games.marauders.rules.hold import stow
from wardroom.games.marauders.rules.missions import after_raid
from wardroom.games.marauders.rules.phrasing import DONE, PASS, Brief, Done, Pass, RuledEvent, RuledQuestion
from wardroom.games.marauders.rules.skills import Rerolled, faces, reroll_lowest, roll, successes
from wardroom.games.marauders.rules.tokens import give_weapon_back
from wardroom.games.marauders.state import MerchantRaid, Player
from wardroom.games.marauders.table import MaraudersTable, bearers, discard, draw, earn, maneuver_of, skill_of


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


class Raid(Option):
    nation: str


class LetGo(Option):
    passes = True


class RerollWith(Option):
    """In a raid: discard a special weapon, or use a captain's ability, for one die."""

    piece: str


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


LET_GO = LetGo()
DRAW_CARD = DrawCard()


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
    """The fourth card, of a merchant with an escort, shows no hit and is discarded."""

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


class RaidFailed(RuledEvent):
    player: Seat
    nation: str


class RaidWon(Event):
    rule = "raid.gold"
    player: Seat
    nation: str
    gold: int


DRAW = 3
GLORY_RAID = 12
Tactic: TypeAlias = Done | DrawCard | Reject | Exchange


def find_merchant(table: MaraudersTable, seat: Seat, is_unscouted: bool = False) -> None:
    """8.2 The token is revealed and leaves the zone for the track, whatever comes of it."""
    state, zone = table.state, table.state.players[seat].zone
    nation = state.merchants[zone]
    state.merchants = {other: token for other, token in state.merchants.items() if other != zone}
    state.track.append(nation)
    state.raid = MerchantRaid(nation, is_unscouted)
    table.tell(MerchantFound, SureMerchant.rule if is_unscouted else "raid.nation", seat, nation, zone)
    state.agenda.append("merchant")


def flags(table: MaraudersTable, raid: MerchantRaid, player: Player) -> list[str]:
    """8.2, 19 The nation of the token or that of the zone; the open sea has none."""
    if raid.is_unscouted:
        return [table.cards.having(SureMerchant)[table.active.zone].nation]
    zone = table.cards.zones[player.zone]
    return [*dict.fromkeys(filter(None, (raid.nation, zone.nation)))]


def meet_merchant(table: MaraudersTable) -> Script[None]:
    """8.2, 8.3 Raid the merchant under one of its flags, or let it go; a ship with a destroyed area must."""
    state, seat, player = table.state, table.state.active, table.active
    raid = state.raid
    assert raid is not None
    if all(player.areas):
        options: list[Raid | LetGo] = [*map(Raid, flags(table, raid, player)), LET_GO]
        under = SureMerchant.rule if raid.is_unscouted else "raid.nation"
        choice = yield from table.ask(seat, WhichFlag, options, under, raid.nation, player.zone)
        if not isinstance(choice, LetGo):
            raid.nation = choice.nation
            yield from raid_merchant(table, seat, raid)
            return
    state.raid = None
    table.tell(MerchantLetGo if all(player.areas) else MerchantOutOfReach, seat)


def raid_merchant(table: MaraudersTable, seat: Seat, raid: MerchantRaid) -> Script[None]:
    """8.3-8.7 The bounty at once, then the cards, the roll, the hits, and what is left of it all."""
    player = table.state.players[seat]
    table.tell(RaidBegan, seat, raid.nation)
    bounty_for_attack(table, seat, raid.nation, "raid.bounty")
    lay_out(table, player, raid)
    raid.dice = roll(table, skill_of(table, player, "seamanship"))
    table.tell(RaidRolled, seat, faces(raid.dice), successes(raid.dice))
    yield from improve_roll(table, seat, raid)
    yield from spend_successes(table, seat, raid)
    yield from suffer_hits(table, seat, raid)
    if is_sunk(player):
        end_raid(table, raid)
        yield from die(table, seat)
    elif all(player.areas) and escapes(table, raid) < maneuver_of(table, player):
        yield from take_booty(table, seat, raid)
    else:
        table.tell(RaidFailed, "raid.fail_escape" if all(player.areas) else "raid.fail_destroyed", seat, raid.nation)
        end_raid(table, raid)


def lay_out(table: MaraudersTable, player: Player, raid: MerchantRaid) -> None:
    """8.4, 19 Three cards; a merchant with an escort shows a fourth, which stays only if it shows a hit."""
    deck = table.state.cargo
    raid.cards = [card for card in (draw(table, deck) for _ in range(DRAW)) if card]
    escort = table.cards.having(Escort).get(player.zone)
    fourth = draw(table, deck) if escort and raid.nation == escort.nation else None
    is_escort = fourth is not None and table.cards.cargo[fourth].symbol != "escape"
    missing = [fourth] if fourth and not is_escort else []
    raid.cards += [fourth] if fourth and is_escort else []
    discard(deck, *missing)
    table.tell(RaidCards, tuple(raid.cards))
    for card in missing:
        table.tell(EscortMissing, card)


# --- 8.4 the roll -----------------------------------------------------------------------------------------------------


def improve_roll(table: MaraudersTable, seat: Seat, raid: MerchantRaid) -> Script[None]:
    """8.4, 22 A special weapon is given up for one die; a raider's nerve gives one for nothing, once."""
    while successes(raid.dice) < len(raid.dice) and (means := means_to_reroll(table, seat, raid)):
        options: list[Pass | RerollWith] = [PASS, *means]
        under = "weapon.in_raid" if table.state.players[seat].weapons else RaidReroll.rule
        choice = yield from table.ask(seat, BetterRaidRoll, options, under, successes(raid.dice))
        if isinstance(choice, Pass):
            return
        under = "weapon.in_raid"
        if choice.piece in table.cards.having(RaidReroll):
            under = RaidReroll.rule
            raid.used.append(choice.piece)
        else:
            give_weapon_back(table, table.state.players[seat], choice.piece)
        raid.dice = reroll_lowest(table, raid.dice, 1)
        table.tell(Rerolled, under, seat, choice.piece, faces(raid.dice), successes(raid.dice))


def means_to_reroll(table: MaraudersTable, seat: Seat, raid: MerchantRaid) -> list[RerollWith]:
    """What a die can be rolled again with."""
    player = table.state.players[seat]
    nerve = [by for by in bearers(table, player, RaidReroll) if by not in raid.used]
    return [RerollWith(piece) for piece in (*nerve, *sorted(player.weapons))]


def spend_successes(table: MaraudersTable, seat: Seat, raid: MerchantRaid) -> Script[None]:
    """8.4 Each success draws a card, discards one or exchanges one; some may be left unused."""
    raid.left = successes(raid.dice)
    while raid.left:
        facts = raid.left, escapes(table, raid), value_of(table, raid)
        choice = yield from table.ask(seat, HowToRaid, lambda: tactics(table, raid), *facts)
        if isinstance(choice, Done):
            break
        raid.left -= 1
        if isinstance(choice, Reject | Exchange):
            raid.cards.remove(choice.card)
            discard(table.state.cargo, choice.card)
            table.tell(RaidCardGone, choice.card)
        if isinstance(choice, DrawCard | Exchange) and (card := draw(table, table.state.cargo)):
            raid.cards.append(card)
            table.tell(RaidCardDrawn, card)
    raid.left = 0


def tactics(table: MaraudersTable, raid: MerchantRaid) -> list[Tactic]:
    """8.4 What a success can be spent on."""
    facts = [table.cards.cargo[card] for card in raid.cards]
    rejects = [Reject(card.id, card.value, card.symbol) for card in facts]
    return [DONE, DRAW_CARD, *rejects, *(Exchange(card.id, card.value, card.symbol) for card in facts)]


def escapes(table: MaraudersTable, raid: MerchantRaid) -> int:
    """8.6 The escape symbols on the cards."""
    return sum(table.cards.cargo[card].symbol == "escape" for card in raid.cards)


def value_of(table: MaraudersTable, raid: MerchantRaid) -> int:
    """8.7, 19, 23 The gold on the cards, and more for some flags."""
    extra = table.cards.raid_gold[raid.nation]
    bonus = extra.get(table.active.zone, 0) + extra.get(table.state.event, 0)
    return sum(table.cards.cargo[card].value for card in raid.cards) + bonus


# --- 8.5-8.7 hits and booty -------------------------------------------------------------------------------------------


def suffer_hits(table: MaraudersTable, seat: Seat, raid: MerchantRaid) -> Script[None]:
    """8.5 Every hit symbol strikes the area it names, or Hull."""
    player = table.state.players[seat]
    symbols = [table.cards.cargo[card].symbol for card in raid.cards]
    hits = [AREAS.index(symbol) for symbol in symbols if symbol != "escape"]
    are_ignored = yield from ignores_hits(table, seat, len(hits))
    for area in () if are_ignored else hits:
        if not is_sunk(player):
            yield from take_hit(table, seat, area, "raid.hits", raid.used)


def take_booty(table: MaraudersTable, seat: Seat, raid: MerchantRaid) -> Script[None]:
    """8.7 The gold, and the cards that fit; with twelve gold or more a point of glory."""
    gold, nation = value_of(table, raid), raid.nation
    earn(table, seat, gold)
    table.tell(RaidWon, seat, nation, gold)
    yield from stow(table, seat, raid.cards, "raid.keep_cards", is_open=True)
    end_raid(table, raid)
    if gold >= GLORY_RAID:
        yield from gain_glory(table, seat, "raids")
    yield from after_raid(table, seat, nation)


def end_raid(table: MaraudersTable, raid: MerchantRaid) -> None:
    """8.7 What is left of the cards is discarded."""
    discard(table.state.cargo, *raid.cards)
    table.state.raid = None
