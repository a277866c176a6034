"""7.4-7.6 Ashore among people: recruiting, rumors and missions."""

from collections.abc import Iterator

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.marauders import effects
from wardroom.games.marauders.effects import (
    BarsPirates,
    CrewPrice,
    FreeRecruits,
    HonestService,
    PiratesRecruit,
    RumorPrice,
)
from wardroom.games.marauders.rows import CREW, LARGE, Mission
from wardroom.games.marauders.rules.damage import fill_crew
from wardroom.games.marauders.rules.phrasing import Brief, Paid, RuledEvent
from wardroom.games.marauders.rules.skills import passes
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import (
    MOST_CARGO,
    MaraudersTable,
    bearers,
    bonus_of,
    draw,
    drop_mission,
    full_areas,
    funds,
    hold,
    load_of,
    maneuver_of,
    may_pay,
    missing_crew,
    pay,
    show_to,
    trait_of,
)


class HowManyToHire(Question):
    rule = "recruit.pay"


class WhichRumor(Question):
    rule = "rumor.one"


class WhichMission(Question):
    rule = "mission.one"


class Recruit(Option):
    pass


class SeekRumor(Brief):
    written = 0
    gold: int


class Claim(Option):
    mission: str


class Hire(Brief):
    count: int
    gold: int


class KeepRumor(Option):
    card: str


class KeepMission(Option):
    mission: str


RECRUIT = Recruit()


class CrewHired(Event):
    rule = "recruit.pay"
    player: Seat
    crew: int
    gold: int


class RumorHeard(RuledEvent):
    player: Seat


class YouHeard(Event):
    rule = "rumor.secret"
    card: str


class RumorReturned(Event):
    rule = "rumor.one"
    player: Seat


class MissionTaken(Event):
    rule = "mission.claim"
    player: Seat
    mission: str


class MissionOpened(RuledEvent):
    mission: str
    port: str


class MissionDropped(Event):
    rule = "mission.one"
    player: Seat
    mission: str


class MissionGone(RuledEvent):
    """An open mission leaves the board."""

    rule = "glorycard.sealed_orders"
    mission: str


CREW_PRICE = 2
RUMOR_PRICE = 2
OPEN_MISSIONS = 2


def company(table: MaraudersTable, seat: Seat) -> Iterator[Recruit | SeekRumor | Claim]:
    """7.4-7.6 Men, rumors and missions."""
    player, done = table.state.players[seat], table.state.turn.done
    if "recruit" not in done and may_recruit(table, player) and missing_crew(table, player) > 0:
        yield RECRUIT
    price = rumor_price(table, player)
    if "rumor" not in done and funds(table, seat) >= price and is_rumor_left(table):
        yield SeekRumor(price)
    for card in table.state.board:
        mission = table.cards.missions[card]
        if mission.port == player.zone and f"claim {card}" not in done and may_claim(table, seat, mission):
            yield Claim(card)


# --- 7.4 recruiting ---------------------------------------------------------------------------------------------------


def may_recruit(table: MaraudersTable, player: Player) -> bool:
    """19 In some ports pirates find no men."""
    return not (player.is_pirate and player.zone in table.cards.having(BarsPirates))


def recruits_under(table: MaraudersTable, player: Player) -> str:
    """7.4, 19, 22 The rule under which men come aboard: a test, unless port or captain make it needless."""
    local: type[PiratesRecruit | HonestService] = PiratesRecruit if player.is_pirate else HonestService
    if player.zone in table.cards.having(local):
        return local.rule
    return FreeRecruits.rule if bearers(table, player, FreeRecruits) else "recruit.test"


def recruits_freely(table: MaraudersTable, player: Player) -> bool:
    """19, 22 Where and for whom men come aboard without a test."""
    return recruits_under(table, player) != "recruit.test"


def recruit(table: MaraudersTable, seat: Seat) -> Script[None]:
    """7.4 A Leadership test fills the crew for nothing; after a failure men can still be hired."""
    player = table.state.players[seat]
    table.state.turn.done.append("recruit")
    if not recruits_freely(table, player):
        extra = bonus_of(player, table.cards.recruit_dice)
        is_passed = yield from passes(table, seat, "leadership", extra=extra)
        if not is_passed:
            yield from hire(table, seat)
            return
    fill_crew(table, seat, recruits_under(table, player))


def hire(table: MaraudersTable, seat: Seat) -> Script[None]:
    """7.4 Two gold for each hand, less with a cook."""
    player = table.state.players[seat]
    cook = trait_of(table, player, CrewPrice)
    price = cook.gold if cook else CREW_PRICE
    if may_pay(table, seat, price):
        choice = yield from table.ask(seat, HowManyToHire, lambda: hires(table, seat, price))
        if choice.count:
            pay(table, seat, choice.gold)
            player.areas[CREW] += choice.count
            table.tell(CrewHired, seat, choice.count, choice.gold)


def hires(table: MaraudersTable, seat: Seat, price: int) -> list[Hire]:
    """7.4 As many as there is room and gold for, or nobody."""
    most = min(missing_crew(table, table.state.players[seat]), funds(table, seat) // price)
    return [Hire(count, count * price) for count in range(most + 1)]


# --- 7.5 rumors -------------------------------------------------------------------------------------------------------


def rumor_price(table: MaraudersTable, player: Player) -> int:
    """7.5, 19, 22 Two gold, or the least that port and captain make of it."""
    local, own = table.cards.having(RumorPrice).get(player.zone), trait_of(table, player, RumorPrice)
    return min([price.gold for price in (local, own) if price], default=RUMOR_PRICE)


def is_rumor_left(table: MaraudersTable) -> bool:
    """R74 Whether there is a rumor to be heard."""
    rumors = table.state.rumors
    return bool(rumors.cards or rumors.discards or rumors.buried)


def seek_rumor(table: MaraudersTable, seat: Seat) -> Script[None]:
    """7.5 Pay, then an Influence test; the gold is lost if it fails."""
    price = rumor_price(table, table.state.players[seat])
    table.state.turn.done.append("rumor")
    pay(table, seat, price)
    if price:
        table.tell(Paid, "rumor.attempt", seat, price)
    is_heard = yield from passes(table, seat, "influence", again="rumor")
    if is_heard:
        yield from hear_rumor(table, seat, "rumor.attempt")


def hear_rumor(table: MaraudersTable, seat: Seat, under: str) -> Script[None]:
    """7.5 The top rumor, read in secret."""
    rumors = table.state.rumors
    card = draw(table, rumors)
    if card is not None:
        hold(rumors, card)
        take_rumor(table.state.players[seat], card)
        table.tell(RumorHeard, under, seat)
        table.whisper([seat], YouHeard, card)
        yield from keep_one_rumor(table, seat)


def take_rumor(player: Player, card: str) -> None:
    """7.5 A rumor comes to a player, for whom it may be a second one."""
    if player.rumor:
        player.offer = card
    else:
        player.rumor = card


def keep_one_rumor(table: MaraudersTable, seat: Seat) -> Script[None]:
    """7.5 Nobody has two: one is kept, the other goes back into the deck, which is shuffled."""
    player, rumors = table.state.players[seat], table.state.rumors
    if not player.offer:
        return
    choice = yield from table.ask(seat, WhichRumor, lambda: [KeepRumor(player.rumor), KeepRumor(player.offer)])
    back = player.offer if choice.card == player.rumor else player.rumor
    player.rumor, player.offer = choice.card, ""
    rumors.ages = {held: age for held, age in rumors.ages.items() if held != back}
    rumors.cards.append(back)
    table.dice.shuffle(rumors.cards)
    show_to(player, rumors, back)
    table.tell(RumorReturned, seat)


# --- 7.6 missions -----------------------------------------------------------------------------------------------------


def open_mission(table: MaraudersTable, under: str = "mission.replace_on_board") -> None:
    """7.6 A new mission lies open at its port."""
    state = table.state
    card = draw(table, state.missions)
    if card is not None:
        state.board.append(card)
        table.tell(MissionOpened, under, card, table.cards.missions[card].port)


def may_claim(table: MaraudersTable, seat: Seat, mission: Mission) -> bool:
    """25 Whether a player meets what a mission requires, apart from a test."""
    player = table.state.players[seat]
    goal = table.cards.goals[mission.id]
    if isinstance(goal, effects.Unload) and MOST_CARGO - load_of(table, player) < goal.cards:
        return False
    match table.cards.claims[mission.id]:
        case effects.NimbleShip(maneuver):
            return maneuver_of(table, player) >= maneuver
        case effects.Honest():
            return not player.is_pirate
        case effects.NotWantedBy(nation):
            return not player.bounties[nation]
        case effects.Wanted(bounties):
            return sum(player.bounties.values()) >= bounties
        case effects.Fee(gold):
            return funds(table, seat) >= gold
        case effects.RoomForCrew(crew):
            return full_areas(table, player)[CREW] >= crew
        case effects.LargeShip():
            return player.ship in LARGE
        case _:
            return True


def claim(table: MaraudersTable, seat: Seat, card: str) -> Script[None]:
    """7.6 One attempt per mission and turn; who has one already chooses which to keep."""
    player, claim = table.state.players[seat], table.cards.claims[card]
    table.state.turn.done.append(f"claim {card}")
    if isinstance(claim, effects.ClaimTest):
        is_granted = yield from passes(table, seat, claim.skill, claim.successes, again="mission")
        if not is_granted:
            return
    if player.mission:
        choice = yield from table.ask(seat, WhichMission, lambda: keepable(table, seat, table.cards.missions[card]))
        if choice.mission != card:
            return
    if isinstance(claim, effects.Fee):
        pay(table, seat, claim.gold)
        table.tell(Paid, table.cards.rule_of[card], seat, claim.gold)
    accept(table, seat, card)


def keepable(table: MaraudersTable, seat: Seat, mission: Mission) -> list[KeepMission]:
    """7.6 The new mission, as long as its price can be paid, or the old one."""
    old = KeepMission(table.state.players[seat].mission)
    return [KeepMission(mission.id), old] if may_claim(table, seat, mission) else [old]


def accept(table: MaraudersTable, seat: Seat, card: str) -> None:
    """7.6 The mission goes to the player's board, an old one to the discards, and a new one is laid open."""
    player = table.state.players[seat]
    if player.mission:
        table.tell(MissionDropped, seat, player.mission)
        drop_mission(table, player)
    table.state.board.remove(card)
    player.mission, player.late = card, -1
    table.tell(MissionTaken, seat, card)
    open_mission(table)
