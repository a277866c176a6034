"""What players read: every phrase in both languages, said to the one it concerns and to the others."""

import pytest

from tests.games.modern.test_kit import OTHERS, TABLES
from wardroom.engine import Event, Seat
from wardroom.engine.testkit import Trial
from wardroom.games.modern import GAME
from wardroom.games.modern.rules.aftermath import Rested
from wardroom.games.modern.rules.attacks import Fired
from wardroom.games.modern.rules.campaign import HasInitiative, TotalAfter
from wardroom.games.modern.rules.defence import Redirected
from wardroom.games.modern.rules.fleets import FleetLaid
from wardroom.games.modern.rules.flights import Flew, Hunted
from wardroom.games.modern.rules.hands import Dealt, NewDeck
from wardroom.games.modern.rules.intel import Answered
from wardroom.games.modern.rules.navies import BudgetSet, NavyTaken
from wardroom.games.modern.rules.ordnance import RanLow
from wardroom.games.modern.rules.plans import Planned
from wardroom.games.modern.rules.reinforcements import Joined, Paid
from wardroom.games.modern.rules.resolution import AttackRolled, Damaged, Eliminated, Sunk
from wardroom.games.modern.rules.rolls import BlockRolled, EvasionRolled
from wardroom.games.modern.rules.scenario import ScenarioBegan
from wardroom.games.modern.rules.strategies import DurationSet, HandSeen, LaidFaceDown
from wardroom.games.modern.rules.turn import Drew
from wardroom.games.modern.rules.winning import LastAfloat, TeamWon, Tied, Won, WonByProtecting
from wardroom.words import Speaker
from wardroom.words.check import assert_words

ANJA, JONA = Seat(0), Seat(1)
NAMES = ("Anja", "Jona", "Jon", "Ewan")


def speaker(language: str, reader: Seat | None = None) -> Speaker:
    return Speaker(language, GAME, NAMES, reader)


def test_the_files_say_all_that_is_declared() -> None:
    assert_words(GAME, games=0)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("table", ["two", "optional rules", "campaign", "team campaign", "panda-bay", "uneven teams"])
def test_everything_is_said_at_the_table(language: str, table: str) -> None:
    players, options = {**TABLES, **OTHERS}[table]
    problems: list[str] = []
    said: set[str] = set()
    for match in Trial(GAME, players, 3, options).walk():
        words = Speaker(language, GAME, match.names, Seat(0), problems)
        said |= {words.event(told.event) for told in match.log[-1].told}
        for ask in match.asks:
            said |= {words.ask(ask), *map(words.option, ask.options)}
        if match.sequence % 11 == 0:
            GAME.picture(match.view(Seat(0)), words.table)
    assert problems == []
    assert len(said) > 40
    assert not [words for words in said if "{" in words or "  " in words]


def alike(event: Event, words: str) -> tuple[Event, str, str]:
    """Said to everybody in the same words."""
    return event, words, words


MISSILE = Fired(ANJA, 1, "msl-ssm-2", ("us-gary", "us-virginia"), "su-druzhny", JONA, 2, 2, sinks=False)
LARGE_GUN = Fired(ANJA, 1, "gun-large", ("us-iowa",), "su-kiev", JONA, 1, 6, sinks=True)

ENGLISH: list[tuple[Event, str, str]] = [
    (NavyTaken(ANJA, "us"), "You command: USA.", "Anja commands: USA."),
    (Joined(ANJA, "us-gary", 2), "Gary joins your fleet, in row 2.", "Gary joins the fleet of Anja, in row 2."),
    (
        Joined(ANJA, "us-los-angeles", 0),
        "Los Angeles joins your fleet, beside the rows.",
        "Los Angeles joins the fleet of Anja, beside the rows.",
    ),
    (
        Paid(ANJA, ("intel", "repair"), 3),
        "You pay with Intel and Repair: 3 points for reinforcements.",
        "Anja pays with Intel and Repair: 3 points for reinforcements.",
    ),
    (
        MISSILE,
        "Attack 1: Gary and Virginia, with Missile Combat (SSM, 2 hits), at Druzhny (Jona), range 2: 2 hits.",
        "Attack 1: Gary and Virginia, with Missile Combat (SSM, 2 hits), at Druzhny (yours), range 2: 2 hits.",
    ),
    (
        LARGE_GUN,
        "Attack 1: Iowa, with Gun Combat (large, 6 hits), at Kiev (Jona), range 1: sinks whatever the hull.",
        "Attack 1: Iowa, with Gun Combat (large, 6 hits), at Kiev (yours), range 1: sinks whatever the hull.",
    ),
    (
        Planned(ANJA, JONA),
        "Your Battle Plan: -1 to all rolls of Jona in this turn.",
        "Anja has a Battle Plan: -1 to all your rolls in this turn.",
    ),
    (
        Answered(JONA, "intel", "battle-plan", ANJA),
        "Jona plays Intel against Battle Plan (yours).",
        "You play Intel against Battle Plan (Anja).",
    ),
    alike(
        BlockRolled(JONA, 1, "near-miss-3", 4, -2, 3, success=False),
        "Attack 1: Near Miss (3+) rolls 4 (-2), needs 3+: not blocked.",
    ),
    alike(AttackRolled(ANJA, 2, "su-kiev", 3, 1, 4, success=True), "Attack 2 at Kiev rolls 3 (+1), needs 4+: a hit."),
    alike(
        EvasionRolled(JONA, 1, "su-smerch", 5, 0, 5, success=True),
        "Attack 1: Smerch rolls 5 to evade, needs 5+: evaded.",
    ),
    alike(Damaged("su-kiev", 2, 3, 6), "Kiev takes 2 hits: 3 of 6."),
    (
        Sunk("su-kiev", ANJA, JONA, 6),
        "You sink Kiev (Jona), worth 6 points.",
        "Anja sinks Kiev (yours), worth 6 points.",
    ),
    (
        Eliminated(JONA),
        "Jona has no ship left and is out of the game.",
        "You have no ship left and are out of the game.",
    ),
    (Drew(ANJA, 1), "You draw a card.", "Anja draws a card."),
    alike(RanLow("su-kirov", "cruise", is_out=False), "Kirov: Cruise runs low."),
    alike(RanLow("su-kirov", "cruise", is_out=True), "Kirov: Cruise is used up."),
    alike(TeamWon((ANJA, Seat(2)), 30), "The team of Anja and Jon has won, with 30 points."),
    (Won(ANJA, 25), "You have won with 25 points.", "Anja has won with 25 points."),
    alike(Tied((ANJA, JONA), 25), "A draw between Anja and Jona, with 25 points each."),
    (LastAfloat(JONA), "Only Jona has ships left, and has won.", "Only you have ships left: you have won."),
]

ITALIAN: list[tuple[Event, str, str]] = [
    (
        Joined(ANJA, "us-gary", 2),
        "Gary entra nella tua flotta, in fila 2.",
        "Gary entra nella flotta di Anja, in fila 2.",
    ),
    (
        Flew(ANJA, 2, "us-enterprise", "su-kiev", JONA, 4),
        "Attacco 2: Enterprise, dall'aria, contro Kiev (Jona): riesce con 4+.",
        "Attacco 2: Enterprise, dall'aria, contro Kiev (della tua flotta): riesce con 4+.",
    ),
    (
        Hunted(ANJA, 3, "air-asw", "su-k-316", JONA, 3),
        "Attacco 3: Air Support (caccia ai sottomarini) dà la caccia a K-316 (Jona): affonda con 3+.",
        "Attacco 3: Air Support (caccia ai sottomarini) dà la caccia a K-316 (della tua flotta): affonda con 3+.",
    ),
    (
        Planned(ANJA, None),
        "Il tuo Battle Plan: +1 a tutti i tuoi tiri in questo turno.",
        "Anja ha un Battle Plan: +1 a tutti i suoi tiri in questo turno.",
    ),
    (
        Sunk("su-kiev", ANJA, JONA, 6),
        "Affondi Kiev (Jona): vale 6 punti.",
        "Anja affonda Kiev (della tua flotta): vale 6 punti.",
    ),
    (
        WonByProtecting(ANJA, "non-combatant", sunk=False),
        "Nave Militare Non Combattente ce l'ha fatta: hai vinto.",
        "Nave Militare Non Combattente ce l'ha fatta: ha vinto Anja.",
    ),
    alike(RanLow("su-kirov", "cruise", is_out=True), "Kirov, Cruise: scorta esaurita."),
    (LastAfloat(JONA), "Solo Jona ha ancora navi, e ha vinto.", "Solo tu hai ancora navi: hai vinto."),
]


@pytest.mark.parametrize(("event", "to_anja", "to_jona"), ENGLISH, ids=lambda each: getattr(each, "kind", ""))
def test_told_in_english(event: Event, to_anja: str, to_jona: str) -> None:
    assert speaker("en", ANJA).event(event) == to_anja
    assert speaker("en", JONA).event(event) == to_jona


@pytest.mark.parametrize(("event", "to_anja", "to_jona"), ITALIAN, ids=lambda each: getattr(each, "kind", ""))
def test_told_in_italian(event: Event, to_anja: str, to_jona: str) -> None:
    assert speaker("it", ANJA).event(event) == to_anja
    assert speaker("it", JONA).event(event) == to_jona


def test_every_ship_and_card_has_a_name_of_its_own_in_both_languages() -> None:
    for language in ("en", "it"):
        ships = [GAME.names[ship.id][language] for ship in GAME.cards.ships if not ship.is_target]
        cards = [GAME.names[card.id][language] for card in GAME.cards.actions]
        assert len(set(ships)) == len(ships) and len(set(cards)) == len(cards)


@pytest.mark.parametrize(("plan", "shown"), [(1, "+1"), (2, "+2"), (-1, "-1"), (-2, "-2")])
def test_a_plan_is_shown_with_its_sign(plan: int, shown: str) -> None:
    assert speaker("en").table("plan", plan=plan) == f"{shown} to all rolls"
    assert speaker("it").table("plan", plan=plan) == f"{shown} a tutti i tiri"


SAID: list[tuple[str, Event, str]] = [
    ("en", Dealt(ANJA, 1), "Anja is dealt a card."),
    ("en", NewDeck(1), "The discards are shuffled: a new deck of 1 card."),
    ("en", HasInitiative((ANJA,)), "The initiative passes to Anja."),
    ("en", BudgetSet(25), "Everybody, or every team, has 25 points for ships; whoever sinks as many wins."),
    ("en", Won(ANJA, 1), "Anja has won with 1 point."),
    ("en", FleetLaid(ANJA, ("us-gary",), (), (), (), 1, 0), "The fleet of Anja: first row Gary."),
    ("en", FleetLaid(ANJA, (), (), (), ("us-los-angeles",), 0, 1), "The fleet of Anja: beside the rows Los Angeles."),
    (
        "it",
        FleetLaid(ANJA, ("us-gary",), ("us-knox",), (), ("us-los-angeles",), 2, 1),
        "La flotta di Anja: prima fila Gary; seconda fila Knox; a lato Los Angeles.",
    ),
    ("it", LaidFaceDown(ANJA, 0), "Anja non mette giù carte Strategia."),
    ("it", LaidFaceDown(ANJA, 1), "Anja mette giù una carta Strategia coperta."),
    ("it", TotalAfter((ANJA,), 1, 40), "Anja: 1 punto su 40."),
    ("it", TotalAfter((ANJA, Seat(2)), 12, 80), "Anja e Jon: 12 punti su 80."),
    ("it", DurationSet(ANJA, longer=True, turns=3), "Anja allunga la missione di un turno: 3 turni."),
    ("it", HandSeen(JONA, (), 0), "Jona non ha carte in mano."),
    (
        "it",
        Rested(ANJA, "us-gary", 2, 1, resupplied=False),
        "Gary (Anja) resta in porto: 2 punti danno in meno, ne resta 1.",
    ),
    ("en", Rested(ANJA, "us-gary", 0, 0, resupplied=True), "Gary (Anja) rests in harbour; she is resupplied."),
    ("en", Redirected(1, "us-gary", 5), "Attack 1 is now aimed at Gary: succeeds on 5+."),
    ("en", Redirected(1, "us-gary", 0), "Attack 1 is now aimed at Gary."),
    ("en", ScenarioBegan("falkland-express", 0, 3), "Falkland Express: 3 rounds."),
    ("en", ScenarioBegan("bear-hug", 35, 0), "Bear Hug: whoever sinks 35 points wins."),
    (
        "it",
        ScenarioBegan("bear-hug", 35, 5),
        "Bear Hug: vince chi affonda 35 punti; dopo 5 round, chi ha affondato di più.",
    ),
    ("it", BlockRolled(JONA, 1, "intel", 2, 4, 6, success=True), "Attacco 1: Intel tira 2 (+4), serve 6+: bloccato."),
]


@pytest.mark.parametrize(("language", "event", "words"), SAID, ids=lambda each: getattr(each, "kind", ""))
def test_said_as_people_say_it(language: str, event: Event, words: str) -> None:
    assert speaker(language).event(event) == words
