"""What is counted in a match: what was sunk, who sailed and fired what, which navy wins, and how it ends."""

from collections.abc import Iterable, Iterator

from wardroom.engine import Event, Seat, Told
from wardroom.engine.measures import Ending, Fact, Gain, Mark, Measures, Role, Use
from wardroom.games.modern.cards import Cards
from wardroom.games.modern.rules.aftermath import MissionScored, Restored
from wardroom.games.modern.rules.attacks import Fired
from wardroom.games.modern.rules.campaign import Bought, CampaignDrawn, CampaignWon, force_of
from wardroom.games.modern.rules.defence import Blocks, Foils, Screens
from wardroom.games.modern.rules.fleets import FleetLaid
from wardroom.games.modern.rules.hands import YouDrew
from wardroom.games.modern.rules.intel import Answered
from wardroom.games.modern.rules.navies import FirstPlayer, NavyTaken
from wardroom.games.modern.rules.reinforcements import Joined
from wardroom.games.modern.rules.resolution import Sunk
from wardroom.games.modern.rules.turn import RoundBegan
from wardroom.games.modern.rules.winning import LastAfloat, TeamWon, Tied, Won, WonByProtecting
from wardroom.games.modern.state import Sea

ENDINGS: dict[type[Event], str] = {
    LastAfloat: "last-afloat",
    Tied: "tied",
    CampaignWon: "campaign",
    CampaignDrawn: "tied",
}


class LogOfTheFleet(Measures[Sea]):
    """Points are VP; everybody has those of the whole team, or force."""

    sources = ("ships-sunk", "submarines-sunk", "missions", "purchases", "repairs")
    kinds = ("ship", "card")
    roles = ("first",)
    endings = ("points", "protected-sunk", "protected-saved", "last-afloat", "campaign", "tied")
    marks = ("rounds",)

    def __init__(self, cards: Cards) -> None:
        self._submarines = {card.id for card in cards.ships if card.is_submarine}

    def begins(self, sea: Sea) -> Iterable[Fact]:
        """Scenari: The navies that are given."""
        for battle in sea.battles:
            yield from (Role(seat, side.navy) for seat, side in battle.sides.items() if side.navy)

    def heard(self, told: Told, sea: Sea) -> Iterable[Fact]:
        match told.event:
            case Sunk(ship=ship, player=seat, vp=vp) if sea.campaign is None and vp:
                teams = sea.battles[0].terms.teams
                source = "submarines-sunk" if ship in self._submarines else "ships-sunk"
                yield from (Gain(Seat(mate), source, vp) for mate in range(len(teams)) if teams[mate] == teams[seat])
            case NavyTaken(player=seat, navy=navy):
                yield Role(seat, navy)
            case FirstPlayer(player=seat):
                yield Role(seat, "first")
            case RoundBegan(number=number) if sea.campaign is None:
                yield Mark("rounds", number)
            case _:
                yield from _totals(told.event, sea)
                yield from _pieces(told)
                yield from _endings(told.event)


def _totals(event: Event, sea: Sea) -> Iterator[Gain]:
    """Come vincere: What missions bring to a force, and what it spends of that on cards and repairs."""
    campaign = sea.campaign
    if campaign is None:
        return
    match event:
        case MissionScored(player=seat, points=points):
            source = "missions"
        case Bought(player=seat, price=price) if campaign.phase == "shopping":
            source, points = "purchases", -price
        case Restored(player=seat):
            source, points = "repairs", -1
        case _:
            return
    seats = map(Seat, range(len(campaign.admirals)))
    yield from (Gain(mate, source, points) for mate in seats if force_of(mate) == force_of(seat))


def _pieces(told: Told) -> Iterator[Use]:
    match told.event:
        case YouDrew(cards=cards, under=YouDrew.rule) if told.to:
            yield from (Use(told.to[0], "drawn", "card", card) for card in cards)
        case Fired(player=seat, card=card) | Blocks(player=seat, card=card) | Screens(player=seat, card=card):
            yield Use(seat, "played", "card", card)
        case Foils(player=seat, card=card) | Answered(player=seat, using=card):
            yield Use(seat, "played", "card", card)
        case FleetLaid(player=seat, first=first, second=second, third=third, beside=beside):
            yield from (Use(seat, "aboard", "ship", ship) for ship in (*first, *second, *third, *beside))
        case Joined(player=seat, ship=ship):
            yield Use(seat, "aboard", "ship", ship)


def _endings(event: Event) -> Iterator[Ending]:
    match event:
        case WonByProtecting(sunk=sunk):
            yield Ending("protected-sunk" if sunk else "protected-saved")
        case Won() | TeamWon():
            yield Ending("points")
        case _ if type(event) in ENDINGS:
            yield Ending(ENDINGS[type(event)])
