"""What players read: every phrase in both languages, said to the one it concerns and to the others."""

from typing import Any

import pytest

from tests.games.kaiser.board import Board
from tests.games.kaiser.solo import END, solo
from wardroom.engine import Ask, BadSetup, Event, Option, Question, Seat
from wardroom.engine.game import Setting
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.assists import Assisted, BoardingPartyNow
from wardroom.games.kaiser.rules.combat import Challenged, Damaged, Fought
from wardroom.games.kaiser.rules.committing import Commit, Committed, CommittedOnShips, LayMinesFrom, OnShip
from wardroom.games.kaiser.rules.escapes import Chases, InterceptCancelled, Pursues
from wardroom.games.kaiser.rules.forces import Recognised, Removed, Repaired
from wardroom.games.kaiser.rules.hands import CardsGiven, Give, WhatToGive
from wardroom.games.kaiser.rules.hunt import BritishIntercept
from wardroom.games.kaiser.rules.intercept import HuntReduced, Intercepts, WhichTargetIsLeft
from wardroom.games.kaiser.rules.mines import AnswerMines, MinesLaid, WhichRaiderLaysMines
from wardroom.games.kaiser.rules.passage import Safe, SeekPassage
from wardroom.games.kaiser.rules.phantom import PhantomReply
from wardroom.games.kaiser.rules.phrasing import Aim
from wardroom.games.kaiser.rules.prizes import Captured
from wardroom.games.kaiser.rules.reactions import AnswerIntercept, React, Reacted
from wardroom.games.kaiser.rules.refuge import TryResupply
from wardroom.games.kaiser.rules.resolving import Play, Played
from wardroom.games.kaiser.rules.rounds import AnotherRound, FirstPlayer, Won
from wardroom.games.kaiser.rules.score import CardSunk, RoundScored, StruckOff, Sunk
from wardroom.games.kaiser.rules.sinkings import Swapped, SwapWhich
from wardroom.games.kaiser.rules.solitaire import PhantomDrew, PhantomSpecial
from wardroom.games.kaiser.rules.submarines import Torpedoed, TorpedoMissed
from wardroom.games.kaiser.rules.targets import WhichTarget
from wardroom.games.kaiser.rules.teams import ToPartner
from wardroom.games.kaiser.rules.tempo import Laid
from wardroom.games.kaiser.rules.turn import Discarded, DrewCard, DrewMerchants, InFog, Skipped, TurnBegan, YouDrew
from wardroom.words import Speaker
from wardroom.words.check import assert_words

ANNA, BRUNO, CARLA = Seat(0), Seat(1), Seat(2)
NAMES = ("Anna", "Bruno", "Carla")


def speaker(language: str, reader: Seat | None = None, problems: list[str] | None = None) -> Speaker:
    return Speaker(language, GAME, NAMES, reader, problems)


def test_everything_is_said_in_every_language_to_every_reader() -> None:
    assert_words(GAME, games=1)


# --- to the one it concerns, and to the others ------------------------------------------------------------------------

TOLD: list[tuple[Event, dict[str, tuple[str, str, str]]]] = [
    (
        TurnBegan(BRUNO),
        {
            "en": ("It is the turn of Bruno.", "It is your turn.", "It is the turn of Bruno."),
            "it": ("È il turno di Bruno.", "È il tuo turno.", "È il turno di Bruno."),
        },
    ),
    (
        Committed(ANNA, 2, 1),
        {
            "en": (
                "You commit 2 cards for their actions and 1 card for a British intercept.",
                "Anna commits 2 cards for their actions and 1 card for a British intercept.",
                "Anna commits 2 cards for their actions and 1 card for a British intercept.",
            ),
            "it": (
                "Impieghi 2 carte per le loro azioni e 1 carta per un'intercettazione inglese.",
                "Anna impiega 2 carte per le loro azioni e 1 carta per un'intercettazione inglese.",
                "Anna impiega 2 carte per le loro azioni e 1 carta per un'intercettazione inglese.",
            ),
        },
    ),
    (
        CommittedOnShips(ANNA, ("emden", "wolf"), 2, ("meteor",), 1),
        {
            "en": (
                "You commit 1 card each on Emden and Wolf to intercept, and 1 card on Meteor to lay mines.",
                "Anna commits 1 card each on Emden and Wolf to intercept, and 1 card on Meteor to lay mines.",
                "Anna commits 1 card each on Emden and Wolf to intercept, and 1 card on Meteor to lay mines.",
            ),
            "it": (
                "Impieghi 1 carta per nave su Emden e Wolf per intercettare, e 1 carta su Meteor per posare mine.",
                "Anna impiega 1 carta per nave su Emden e Wolf per intercettare, e 1 carta su Meteor per posare mine.",
                "Anna impiega 1 carta per nave su Emden e Wolf per intercettare, e 1 carta su Meteor per posare mine.",
            ),
        },
    ),
    (
        Played(BRUNO, "heavy_weather", intercept=False, by="british"),
        {
            "en": ("Bruno plays Heavy Weather.", "You play Heavy Weather.", "Bruno plays Heavy Weather."),
            "it": ("Bruno gioca Brutto Tempo.", "Giochi Brutto Tempo.", "Bruno gioca Brutto Tempo."),
        },
    ),
    (
        Played(ANNA, "recalled", intercept=True, by="british"),
        {
            "en": (
                "You turn up Recalled for British forces.",
                "Anna turns up Recalled for British forces.",
                "Anna turns up Recalled for British forces.",
            ),
            "it": (
                "Giri Richiamato (forze inglesi).",
                "Anna gira Richiamato (forze inglesi).",
                "Anna gira Richiamato (forze inglesi).",
            ),
        },
    ),
    (
        Intercepts(ANNA, "emden", "lovat", "recalled", BRUNO, night=True),
        {
            "en": (
                "Your Emden intercepts Lovat (Bruno) by night.",
                "Emden (Anna) intercepts your Lovat by night.",
                "Emden (Anna) intercepts Lovat (Bruno) by night.",
            ),
            "it": (
                "La tua Emden intercetta la Lovat (Bruno) di notte.",
                "L'Emden (Anna) intercetta la tua Lovat di notte.",
                "L'Emden (Anna) intercetta la Lovat (Bruno) di notte.",
            ),
        },
    ),
    (
        BritishIntercept(BRUNO, "emden", "british", ANNA, night=True, dice=(10, 8)),
        {
            "en": (
                "The British forces of Bruno intercept your Emden by night with dice 10 and 8.",
                "Your British forces intercept Emden (Anna) by night with dice 10 and 8.",
                "The British forces of Bruno intercept Emden (Anna) by night with dice 10 and 8.",
            ),
            "it": (
                "Le forze inglesi di Bruno intercettano la tua Emden di notte con dadi 10 e 8.",
                "Le tue forze inglesi intercettano l'Emden (Anna) di notte con dadi 10 e 8.",
                "Le forze inglesi di Bruno intercettano l'Emden (Anna) di notte con dadi 10 e 8.",
            ),
        },
    ),
    (
        Torpedoed(ANNA, "appam", "submarine_u", BRUNO, "3.3.42"),
        {
            "en": (
                "Your submarine fires a torpedo at Appam (Bruno).",
                "A submarine of Anna fires a torpedo at your Appam.",
                "A submarine of Anna fires a torpedo at Appam (Bruno).",
            ),
            "it": (
                "Il tuo sottomarino lancia un siluro contro l'Appam (Bruno).",
                "Un sottomarino di Anna lancia un siluro contro la tua Appam.",
                "Un sottomarino di Anna lancia un siluro contro l'Appam (Bruno).",
            ),
        },
    ),
    (
        MinesLaid(ANNA, BRUNO, "lay_mines", "iltis", submarine=False),
        {
            "en": (
                "Your Iltis lays mines among the merchants of Bruno.",
                "Iltis (Anna) lays mines among your merchants.",
                "Iltis (Anna) lays mines among the merchants of Bruno.",
            ),
            "it": (
                "La tua Iltis posa mine tra i mercantili di Bruno.",
                "L'Iltis (Anna) posa mine tra i tuoi mercantili.",
                "L'Iltis (Anna) posa mine tra i mercantili di Bruno.",
            ),
        },
    ),
    (
        MinesLaid(ANNA, BRUNO, "submarine_uc", "submarine_uc", submarine=True),
        {
            "en": (
                "Your submarine lays mines among the merchants of Bruno.",
                "A submarine of Anna lays mines among your merchants.",
                "A submarine of Anna lays mines among the merchants of Bruno.",
            ),
            "it": (
                "Il tuo sottomarino posa mine tra i mercantili di Bruno.",
                "Un sottomarino di Anna posa mine tra i tuoi mercantili.",
                "Un sottomarino di Anna posa mine tra i mercantili di Bruno.",
            ),
        },
    ),
    (
        Sunk("la_correntina", ANNA, BRUNO, 9, "3.2.4.d"),
        {
            "en": (
                "You sink La Correntina: 9 points.",
                "Anna sinks your La Correntina: 9 points.",
                "Anna sinks La Correntina: 9 points.",
            ),
            "it": (
                "Affondi La Correntina: 9 punti.",
                "Anna affonda la tua nave La Correntina: 9 punti.",
                "Anna affonda La Correntina: 9 punti.",
            ),
        },
    ),
    (
        Won(ANNA, None, 7, 80, "2.5.a"),
        {
            "en": (
                "You win the game with 7 Round Points and 80 Victory Points.",
                "Anna wins the game with 7 Round Points and 80 Victory Points.",
                "Anna wins the game with 7 Round Points and 80 Victory Points.",
            ),
            "it": (
                "Vinci la partita con 7 Punti Round e 80 Punti Vittoria.",
                "Anna vince la partita con 7 Punti Round e 80 Punti Vittoria.",
                "Anna vince la partita con 7 Punti Round e 80 Punti Vittoria.",
            ),
        },
    ),
    (
        Won(ANNA, BRUNO, 13, 1, "4.10.a"),
        {
            "en": (
                "You and Bruno win the game with 13 Round Points and 1 Victory Point.",
                "You and Anna win the game with 13 Round Points and 1 Victory Point.",
                "Anna and Bruno win the game with 13 Round Points and 1 Victory Point.",
            ),
            "it": (
                "Tu e Bruno vincete la partita con 13 Punti Round e 1 Punto Vittoria.",
                "Tu e Anna vincete la partita con 13 Punti Round e 1 Punto Vittoria.",
                "Anna e Bruno vincono la partita con 13 Punti Round e 1 Punto Vittoria.",
            ),
        },
    ),
    (
        Reacted(BRUNO, "qqq"),
        {
            "en": ("Bruno reacts with QQQ.", "You react with QQQ.", "Bruno reacts with QQQ."),
            "it": ("Bruno reagisce con QQQ.", "Reagisci con QQQ.", "Bruno reagisce con QQQ."),
        },
    ),
    (
        Sunk("lovat", ANNA, BRUNO, 7, "3.2.4.d"),
        {
            "en": ("You sink Lovat: 7 points.", "Anna sinks your Lovat: 7 points.", "Anna sinks Lovat: 7 points."),
            "it": (
                "Affondi la Lovat: 7 punti.",
                "Anna affonda la tua Lovat: 7 punti.",
                "Anna affonda la Lovat: 7 punti.",
            ),
        },
    ),
    (
        Captured("indrani", ANNA, BRUNO),
        {
            "en": (
                "You capture Indrani: she is your prize.",
                "Anna captures your Indrani as a prize.",
                "Anna captures Indrani as a prize.",
            ),
            "it": (
                "Catturi l'Indrani: è una tua nave bottino.",
                "Anna cattura la tua Indrani come nave bottino.",
                "Anna cattura l'Indrani come nave bottino.",
            ),
        },
    ),
    (
        Safe("otaki", BRUNO, 9),
        {
            "en": (
                "Otaki reaches port: 9 points for Bruno.",
                "Your Otaki reaches port: 9 points for you.",
                "Otaki reaches port: 9 points for Bruno.",
            ),
            "it": (
                "L'Otaki raggiunge il porto: 9 punti per Bruno.",
                "La tua Otaki raggiunge il porto: 9 punti per te.",
                "L'Otaki raggiunge il porto: 9 punti per Bruno.",
            ),
        },
    ),
    (
        CardSunk("q_ship", ANNA, 5),
        {
            "en": (
                "You sink the Q-Ship: 5 points.",
                "Anna sinks the Q-Ship: 5 points.",
                "Anna sinks the Q-Ship: 5 points.",
            ),
            "it": (
                "Affondi la carta Nave Q: 5 punti.",
                "Anna affonda la carta Nave Q: 5 punti.",
                "Anna affonda la carta Nave Q: 5 punti.",
            ),
        },
    ),
    (
        Laid("fog_bank", BRUNO),
        {
            "en": ("Fog Bank lies before Bruno.", "Fog Bank lies before you.", "Fog Bank lies before Bruno."),
            "it": (
                "Davanti a Bruno c'è la carta Banco di Nebbia.",
                "Davanti a te c'è la carta Banco di Nebbia.",
                "Davanti a Bruno c'è la carta Banco di Nebbia.",
            ),
        },
    ),
    (
        Discarded(ANNA, ("reflag", "trap", "qqq")),
        {
            "en": (
                "You discard Reflag, Trap and QQQ.",
                "Anna discards Reflag, Trap and QQQ.",
                "Anna discards Reflag, Trap and QQQ.",
            ),
            "it": (
                "Scarti Cambio di Bandiera, Trappola e QQQ.",
                "Anna scarta Cambio di Bandiera, Trappola e QQQ.",
                "Anna scarta Cambio di Bandiera, Trappola e QQQ.",
            ),
        },
    ),
    (
        DrewCard(BRUNO, 0),
        {
            "en": ("Bruno draws the last card.", "You draw the last card.", "Bruno draws the last card."),
            "it": ("Bruno pesca l'ultima carta.", "Peschi l'ultima carta.", "Bruno pesca l'ultima carta."),
        },
    ),
    (
        DrewCard(BRUNO, 1),
        {
            "en": ("Bruno draws a card; 1 is left.", "You draw a card; 1 is left.", "Bruno draws a card; 1 is left."),
            "it": (
                "Bruno pesca una carta; ne resta 1.",
                "Peschi una carta; ne resta 1.",
                "Bruno pesca una carta; ne resta 1.",
            ),
        },
    ),
    (
        DrewMerchants(ANNA, ("elsinore", "dee")),
        {
            "en": (
                "New among your merchants: Elsinore and Dee.",
                "New among the merchants of Anna: Elsinore and Dee.",
                "New among the merchants of Anna: Elsinore and Dee.",
            ),
            "it": (
                "I tuoi mercantili si completano con Elsinor e Dee.",
                "I mercantili di Anna si completano con Elsinor e Dee.",
                "I mercantili di Anna si completano con Elsinor e Dee.",
            ),
        },
    ),
    (
        RoundScored(BRUNO, 27, 1, "2.3.3.a"),
        {
            "en": (
                "Bruno scores 27 Victory Points and gets 1 Round Point.",
                "You score 27 Victory Points and get 1 Round Point.",
                "Bruno scores 27 Victory Points and gets 1 Round Point.",
            ),
            "it": (
                "Bruno ottiene 27 Punti Vittoria e 1 Punto Round.",
                "Ottieni 27 Punti Vittoria e 1 Punto Round.",
                "Bruno ottiene 27 Punti Vittoria e 1 Punto Round.",
            ),
        },
    ),
    (
        CardsGiven(ANNA, BRUNO, 1),
        {
            "en": ("You give Bruno 1 card.", "Anna gives you 1 card.", "Anna gives Bruno 1 card."),
            "it": ("Bruno riceve 1 carta da te.", "Ricevi 1 carta da Anna.", "Bruno riceve 1 carta da Anna."),
        },
    ),
    (
        CardsGiven(ANNA, BRUNO, 0),
        {
            "en": ("You give Bruno no cards.", "Anna gives you no cards.", "Anna gives Bruno no cards."),
            "it": ("Bruno non riceve carte da te.", "Non ricevi carte da Anna.", "Bruno non riceve carte da Anna."),
        },
    ),
    (
        Skipped(BRUNO),
        {
            "en": ("Bruno loses this turn.", "You lose this turn.", "Bruno loses this turn."),
            "it": ("Bruno salta questo turno.", "Salti questo turno.", "Bruno salta questo turno."),
        },
    ),
    (
        StruckOff(ANNA, ("emden",)),
        {
            "en": (
                "You cannot score more German ships than merchants; struck off: Emden.",
                "Anna cannot score more German ships than merchants; struck off: Emden.",
                "Anna cannot score more German ships than merchants; struck off: Emden.",
            ),
            "it": (
                "Non puoi contare più navi tedesche che mercantili; fuori dal conteggio: Emden.",
                "Anna non può contare più navi tedesche che mercantili; fuori dal conteggio: Emden.",
                "Anna non può contare più navi tedesche che mercantili; fuori dal conteggio: Emden.",
            ),
        },
    ),
]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("event", "said"), TOLD, ids=lambda each: each.kind if isinstance(each, Event) else "")
def test_an_event_speaks_to_those_it_concerns(
    event: Event, said: dict[str, tuple[str, str, str]], language: str
) -> None:
    assert tuple(speaker(language, reader).event(event) for reader in (ANNA, BRUNO, CARLA)) == said[language]


@pytest.mark.parametrize(("event", "_said"), TOLD, ids=lambda each: each.kind if isinstance(each, Event) else "")
def test_a_spectator_is_never_you(event: Event, _said: object) -> None:
    told = (ANNA, BRUNO, CARLA)
    readers = [seat for name, seat in vars(event).items() if name in ("player", "by", "victim", "owner", "partner")]
    third = next(seat for seat in told if seat not in readers)
    for language in ("en", "it"):
        assert speaker(language).event(event) == speaker(language, third).event(event)


# --- the same for everybody -------------------------------------------------------------------------------------------

PLAIN: list[tuple[Event, str, str]] = [
    (
        Fought("emden", "lovat", (4, 6, 2), 6, (4,), 4, "outcome_damaged", 0, 0, (10, 8, 4), (8,)),
        "Attack, Emden against Lovat: 4, 6 and 2 to 4, a hit.",
        "Attacco, Emden contro Lovat: 4, 6 e 2 contro 4, a segno.",
    ),
    (
        Fought("british", "leopard", (4, 6), 8, (4,), 4, "outcome_sunk", 2, 0, (10, 8), (8,)),
        "Attack, British forces against Leopard: 4 and 6 (8 with modifiers) to 4, at least double.",
        "Attacco, forze inglesi contro Leopard: 4 e 6 (8 con i modificatori) contro 4, almeno il doppio.",
    ),
    (
        Fought("submarine_u", "maria", (1,), 1, (2,), 1, "outcome_missed", 0, -2, (10,), (6,)),
        "Attack, Submarine U against Maria: 1 to 2 (1 with modifiers), a miss.",
        "Attacco, Sottomarino U contro Maria: 1 contro 2 (1 con i modificatori), a vuoto.",
    ),
    (
        Challenged("passage", "otaki", (5,), 7, (4,), 4, "outcome_success", 2, (6,), (8,)),
        "Challenge, Passage (Otaki): 5 (7 with modifiers) to 4, success.",
        "Sfida, Passaggio (Otaki): 5 (7 con i modificatori) contro 4, riuscita.",
    ),
    (
        Challenged("breakout", "new_ships", (5, 2), 5, (9,), 9, "outcome_failure", 0, (10, 4), (10,)),
        "Challenge, Breakout (new ships): 5 and 2 to 9, failure.",
        "Sfida, Fuga (nuove navi): 5 e 2 contro 9, fallita.",
    ),
    (Assisted("surprise_attack"), "Assist card: Surprise Attack.", "Carta Assistenza: Attacco a Sorpresa."),
    (
        Assisted("boarding_party", boards=True, target="appam"),
        "Assist card: Boarding Party, for Appam.",
        "Carta Assistenza: Gruppo di Abbordaggio, per l'Appam.",
    ),
    (Damaged("emden", 1, "3.2.7.a"), "Emden is damaged.", "L'Emden è danneggiata."),
    (Damaged("lovat", 2, "6.8.1"), "Lovat is damaged again: 2 markers.", "La Lovat è danneggiata ancora: 2 segnalini."),
    (Repaired("lovat", 0, "3.3.9"), "Lovat is repaired.", "La Lovat è riparata."),
    (
        Repaired("lovat", 1, "6.8.3"),
        "Lovat is partly repaired: 1 damage marker is left.",
        "La Lovat è riparata in parte: resta 1 segnalino di danno.",
    ),
    (
        Removed("iltis", "scuttle"),
        "Iltis is out of play and scored by nobody.",
        "L'Iltis esce dal gioco e nessuno ne conta i punti.",
    ),
    (Recognised("mowe", "3.3.27"), "Möwe is recognised.", "La Möwe è svelata."),
    (
        InterceptCancelled("elsinore", "slim_pickings"),
        "The intercept of Elsinore comes to nothing.",
        "L'intercettazione dell'Elsinor è annullata.",
    ),
    (
        InterceptCancelled("la_correntina", "slim_pickings"),
        "The intercept of La Correntina comes to nothing.",
        "L'intercettazione di La Correntina è annullata.",
    ),
    (
        Pursues("emden", "lovat"),
        "Emden follows Lovat into the shallows.",
        "L'Emden insegue la Lovat nei bassi fondali.",
    ),
    (Chases("berlin", "appam"), "Berlin gives chase to Appam.", "La Berlin si mette a inseguire l'Appam."),
    (HuntReduced("dee"), "Only Dee is still intercepted.", "Resta intercettata solo la Dee."),
    (TorpedoMissed("author"), "The torpedo passes Author by.", "Il siluro manca l'Author."),
    (
        Swapped("lovat", "appam"),
        "Lovat was mistaken for Appam: the two change piles.",
        "La Lovat era stata scambiata per l'Appam: le due carte cambiano di mano.",
    ),
    (AnotherRound("2.5.c"), "All is level: another round decides.", "Parità in tutto: decide un altro round."),
    (YouDrew("reflag.3"), "Your new card: Reflag.", "La tua nuova carta: Cambio di Bandiera."),
    (
        PhantomReply(2, "qqq", fits=True, under="5.3.3.a"),
        "The phantom draws a Solitaire card and rolls 2 in defence: QQQ.",
        "Il fantasma pesca una carta Solitario e in difesa tira 2: QQQ.",
    ),
    (
        PhantomSpecial("good_hunting", fits=False),
        "Special action of the phantom: Good Hunting, which does not apply here.",
        "Azione speciale del fantasma: Buona Caccia, che qui non vale.",
    ),
    (
        PhantomDrew(2, "intercept_raider", "5.4.3.3.a"),
        "The phantom draws a Solitaire card and rolls 2: intercept by a raider.",
        "Il fantasma pesca una carta Solitario e tira 2: intercettazione da parte di una corsara.",
    ),
    (
        PhantomDrew(2, "intercept_british", "5.4.3.3.a", british=True, dice=(10, 4), night=True),
        "The phantom draws a Solitaire card and rolls 2: British intercept by night with dice 10 and 4.",
        "Il fantasma pesca una carta Solitario e tira 2: intercettazione inglese di notte con dadi 10 e 4.",
    ),
]


THE_PHANTOM: list[tuple[Event, str, str]] = [
    (TurnBegan(BRUNO), "It is the turn of the phantom.", "È il turno del fantasma."),
    (FirstPlayer(BRUNO, "5.2.3"), "The phantom begins.", "Comincia il fantasma."),
    (
        InFog(BRUNO, "5.4.fog"),
        "The phantom lies in fog: no cards in this turn.",
        "Il fantasma è nella nebbia: niente carte in questo turno.",
    ),
    (
        BritishIntercept(BRUNO, "emden", "british", ANNA, night=False, dice=(10, 6)),
        "The British forces of the phantom intercept your Emden with dice 10 and 6.",
        "Le forze inglesi del fantasma intercettano la tua Emden con dadi 10 e 6.",
    ),
    (
        Sunk("lovat", BRUNO, ANNA, 7, "3.2.4.d"),
        "The phantom sinks your Lovat: 7 points.",
        "Il fantasma affonda la tua Lovat: 7 punti.",
    ),
    (Laid("deception", BRUNO), "Deception lies before the phantom.", "Davanti al fantasma c'è la carta Inganno."),
    (
        DrewCard(BRUNO, 1, "5.4.2"),
        "The phantom's card goes unseen to the discards; 1 is left.",
        "La carta del fantasma va coperta negli scarti; ne resta 1.",
    ),
    (
        MinesLaid(BRUNO, ANNA, "submarine_uc", "submarine_uc", submarine=True),
        "A submarine of the phantom lays mines among your merchants.",
        "Un sottomarino del fantasma posa mine tra i tuoi mercantili.",
    ),
    (
        Won(BRUNO, None, 5, 66, "2.5.a"),
        "The phantom wins the game with 5 Round Points and 66 Victory Points.",
        "Il fantasma vince la partita con 5 Punti Round e 66 Punti Vittoria.",
    ),
]


@pytest.mark.parametrize(("event", "english", "italian"), THE_PHANTOM, ids=lambda each: getattr(each, "kind", ""))
def test_the_phantom_is_called_what_it_is(event: Event, english: str, italian: str) -> None:
    said = tuple(Speaker(language, GAME, ["Anna"], ANNA).event(event) for language in ("en", "it"))
    assert said == (english, italian)


@pytest.mark.parametrize(("event", "english", "italian"), PLAIN, ids=lambda each: getattr(each, "kind", ""))
def test_an_event_reads_well(event: Event, english: str, italian: str) -> None:
    assert (speaker("en").event(event), speaker("it").event(event)) == (english, italian)


ASKED: list[tuple[Question, str, str]] = [
    (
        AnswerIntercept("lovat", "emden", (10, 8, 4)),
        "Emden intercepts your Lovat with dice 10, 8 and 4. Do you react?",
        "L'Emden intercetta la tua Lovat con dadi 10, 8 e 4. Reagisci?",
    ),
    (
        AnswerIntercept("leopard", "british", (10, 6), night=True, british=True),
        "British forces intercept your Leopard by night with dice 10 and 6. Do you react?",
        "Le forze inglesi intercettano la tua Leopard di notte con dadi 10 e 6. Reagisci?",
    ),
    (
        AnswerMines("meteor", submarine=False, dice=(8, 4)),
        "Meteor has laid mines among your merchants (dice: 8 and 4). Do you react?",
        "La Meteor ha posato mine tra i tuoi mercantili (dadi: 8 e 4). Reagisci?",
    ),
    (
        AnswerMines("submarine_uc", submarine=True, dice=(8, 4)),
        "A submarine has laid mines among your merchants (dice: 8 and 4). Do you react?",
        "Un sottomarino ha posato mine tra i tuoi mercantili (dadi: 8 e 4). Reagisci?",
    ),
    (
        SeekPassage("la_correntina"),
        "Your La Correntina is unhurt. Does she try for Passage?",
        "La tua nave La Correntina è indenne. Tenta il Passaggio?",
    ),
    (
        SeekPassage("la_correntina", phantom=True),
        "You decide for the phantom. Its La Correntina is unhurt. Does she try for Passage?",
        "Decidi per il fantasma. La sua nave La Correntina è indenne. Tenta il Passaggio?",
    ),
    (
        SwapWhich("la_correntina"),
        "Which merchant from your pile do you give for La Correntina?",
        "Quale mercantile tra i tuoi Punti Vittoria dai in cambio di La Correntina?",
    ),
    (
        BoardingPartyNow("la_correntina"),
        "Do you send a Boarding Party to La Correntina?",
        "Mandi un Gruppo di Abbordaggio su La Correntina?",
    ),
    (WhichTarget("breakdown"), "Breakdown: against which ship?", "Guasto: contro quale nave?"),
    (
        WhichTarget("qqq", intercept=True, by="wolf"),
        "Intercept by Wolf: which ship?",
        "Intercettazione (Wolf): contro quale nave?",
    ),
    (
        BoardingPartyNow("appam"),
        "Do you send a Boarding Party to Appam?",
        "Mandi un Gruppo di Abbordaggio sull'Appam?",
    ),
    (
        SwapWhich("lovat"),
        "Which merchant from your pile do you give for Lovat?",
        "Quale mercantile tra i tuoi Punti Vittoria dai in cambio della Lovat?",
    ),
    (ToPartner("emden", CARLA, "4.6"), "Does Emden go to Carla?", "L'Emden passa nella forza di Carla?"),
    (WhatToGive(CARLA), "Which card do you give to Carla?", "Quale carta dai? La riceve Carla."),
    (WhichRaiderLaysMines(), "Which raider lays the mines?", "Quale corsara posa le mine?"),
    (
        WhichTargetIsLeft(boards=False, boarded=None),
        "Slim pickings: which merchant do you still intercept?",
        "Caccia scarsa: quale mercantile intercetti ancora?",
    ),
]


@pytest.mark.parametrize(("question", "english", "italian"), ASKED, ids=lambda each: getattr(each, "kind", ""))
def test_a_question_reads_well(question: Question, english: str, italian: str) -> None:
    ask = Ask(ANNA, [], lambda: question, (), {})
    assert (speaker("en", ANNA).ask(ask), speaker("it", ANNA).ask(ask)) == (english, italian)


OFFERED: list[tuple[Option, str, str, str]] = [
    (Commit("reflag.1", night=False), "commit reflag.1", "Commit Reflag", "Impiega Cambio di Bandiera"),
    (Commit("reflag.5", night=True), "commit reflag.5", "Commit Reflag (night)", "Impiega Cambio di Bandiera (notte)"),
    (OnShip("iltis"), "on-ship iltis", "As an intercept by Iltis", "Per un'intercettazione con l'Iltis"),
    (LayMinesFrom("wolf"), "lay-mines-from wolf", "To lay mines, from Wolf", "Per posare mine con la Wolf"),
    (Play("collier.1", intercept=False, by="british"), "play collier.1", "Play Collier", "Gioca Nave Rifornimenti"),
    (
        Play("collier.1", intercept=True, by="british"),
        "play collier.1",
        "Play Collier: intercept by British forces",
        "Gioca Nave Rifornimenti: intercettazione (forze inglesi)",
    ),
    (
        Play("collier.1", intercept=True, by="emden"),
        "play collier.1",
        "Play Collier: intercept by Emden",
        "Gioca Nave Rifornimenti: intercettazione (Emden)",
    ),
    (Aim("lovat", BRUNO), "aim lovat", "Aim at Lovat (Bruno)", "Contro la Lovat (Bruno)"),
    (Aim("emden", ANNA), "aim emden", "Your Emden", "La tua Emden"),
    (Aim("appam"), "aim appam", "Appam", "L'Appam"),
    (React("trap.1", night=False, laid=False), "react trap.1", "React with Trap", "Reagisci con Trappola"),
    (
        React("trap.2", night=True, laid=False),
        "react trap.2",
        "React with Trap (night card)",
        "Reagisci con Trappola (carta notturna)",
    ),
    (
        React("reflag.5", night=True, laid=True),
        "react reflag.5",
        "React with Reflag (the committed card)",
        "Reagisci con Cambio di Bandiera (la carta impiegata)",
    ),
    (Give("trap.2"), "give trap.2", "Give Trap", "Dai Trappola"),
    (
        TryResupply("emden"),
        "try-resupply emden",
        "Emden tries to resupply in the Island Refuge",
        "L'Emden tenta di rifornirsi nell'Isola Rifugio",
    ),
]


@pytest.mark.parametrize(
    ("option", "notation", "english", "italian"), OFFERED, ids=lambda each: getattr(each, "kind", "")
)
def test_an_option_says_more_than_it_writes(option: Option, notation: str, english: str, italian: str) -> None:
    assert option.notation == notation
    assert (speaker("en", ANNA).option(option), speaker("it", ANNA).option(option)) == (english, italian)


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_two_ships_or_cards_are_called_the_same(language: str) -> None:
    words = speaker(language)
    names = [words.table("name", ship=token) for token in GAME.names]
    assert len(set(names)) == len(names) == 127


@pytest.mark.parametrize(("language", "name"), [("en", "Phantom"), ("it", "Fantasma")])
def test_the_phantom_has_a_name_though_nobody_sits_there(language: str, name: str) -> None:
    assert Speaker(language, GAME, ["Anna"]).name(Seat(1)) == name


# --- refusals ---------------------------------------------------------------------------------------------------------

REFUSED: list[tuple[int, dict[str, Setting], str, str]] = [
    (
        3,
        {"teams": True},
        "The team game is for four players; here are 3.",
        "Il gioco di squadra è per quattro giocatori; qui ce ne sono 3.",
    ),
    (
        1,
        {"teams": True},
        "The team game is for four players; here is one.",
        "Il gioco di squadra è per quattro giocatori; qui ce n'è uno.",
    ),
    (
        4,
        {"tournament": True, "beyond_1914": True},
        "The tournament deal together with Beyond 1914 leaves only two warships to deal, so it is for two players at"
        " most; here are 4.",
        "La distribuzione da torneo insieme a Oltre il 1914 lascia solo due navi da guerra, quindi vale al massimo per"
        " due giocatori; qui ce ne sono 4.",
    ),
    (
        2,
        {"no_breakout": True},
        "The Breakout cards can only be left out by four players with Beyond 1914.",
        "Le carte Fuga si possono togliere solo in quattro, con Oltre il 1914.",
    ),
    (
        1,
        {"deck": 90},
        "A round cannot be played with 90 Action cards here; possible are 13 to 87.",
        "Qui non si può giocare un round con 90 carte Azione; se ne possono usare da 13 a 87.",
    ),
]


@pytest.mark.parametrize(("players", "switches", "english", "italian"), REFUSED)
def test_a_table_that_cannot_be_says_why(
    players: int, switches: dict[str, Setting], english: str, italian: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.configure(switches, players)
    problems: list[str] = []
    said = [speaker(language, problems=problems).refusal(refused.value) for language in ("en", "it")]
    assert (said, problems) == ([english, italian], [])


# --- a log to read aloud ----------------------------------------------------------------------------------------------


def log(board: Board, language: str, reader: Seat) -> list[str]:
    words = speaker(language, reader)
    return [words.event(told.event) for told in board.told if told.is_for(reader)]


def hunt_and_capture() -> Board:
    """Seat 0 hunts Leopard with a surprise, then Wolf captures Lovat by night; seat 1 answers with QQQ."""
    board = Board(2)
    cards = ["recalled", "surprise_attack", "fog_bank.2", "boarding_party", "collier"]
    board.lay(0, german=["wolf"], merchants=["maria", "dee", "kaipara"], hand=cards)
    board.lay(
        1,
        german=[board.ship("leopard", recognised=True)],
        merchants=["lovat", "otaki", "vandyck"],
        hand=["qqq", "monitor"],
    )
    board.deck("trap")
    board.next_ships("appam")
    board.begin()
    board.answer("commit recalled", "as-british", "commit surprise_attack", "as-action")
    board.answer("commit fog_bank", "on-ship wolf", "commit boarding_party", "as-action", "ready")
    board.answer("play recalled", "aim leopard", "join surprise_attack")
    board.roll(4, "d8:6", "d8:4")
    board.answer("1: pass", "play fog_bank", "aim lovat", "join boarding_party")
    board.roll(9, "d8:3", "d6:2", "d8:4")
    board.answer("1: react qqq", "0: pass", "discard-rest")
    return board


LOGS: dict[tuple[str, Seat], list[str]] = {
    ("en", ANNA): [
        "It is your turn.",
        "You commit 2 cards for their actions and 1 card for a British intercept.",
        "You commit 1 card on Wolf to intercept.",
        "You turn up Recalled for British forces.",
        "Your British forces intercept Leopard (Bruno) with dice 10 and 8.",
        "Assist card: Surprise Attack.",
        "Attack, British forces against Leopard: 4 and 6 (8 with modifiers) to 4, at least double.",
        "You sink Leopard: 16 points.",
        "You turn up Fog Bank for Wolf.",
        "Your Wolf intercepts Lovat (Bruno) by night.",
        "Assist card: Boarding Party, for Lovat.",
        "Bruno reacts with QQQ.",
        "Attack, Wolf against Lovat: 9, 3 and 2 (8 with modifiers) to 4, at least double.",
        "You capture Lovat: she is your prize.",
        "Wolf is recognised.",
        "You discard Recalled, Surprise Attack, Fog Bank and Boarding Party.",
        "Bruno discards QQQ.",
        "You draw a card; 92 are left.",
        "Your new card: Trap.",
        "New among the merchants of Bruno: Appam.",
        "It is the turn of Bruno.",
    ],
    ("it", BRUNO): [
        "È il turno di Anna.",
        "Anna impiega 2 carte per le loro azioni e 1 carta per un'intercettazione inglese.",
        "Anna impiega 1 carta su Wolf per intercettare.",
        "Anna gira Richiamato (forze inglesi).",
        "Le forze inglesi di Anna intercettano la tua Leopard con dadi 10 e 8.",
        "Carta Assistenza: Attacco a Sorpresa.",
        "Attacco, forze inglesi contro Leopard: 4 e 6 (8 con i modificatori) contro 4, almeno il doppio.",
        "Anna affonda la tua Leopard: 16 punti.",
        "Anna gira Banco di Nebbia (Wolf).",
        "La Wolf (Anna) intercetta la tua Lovat di notte.",
        "Carta Assistenza: Gruppo di Abbordaggio, per la Lovat.",
        "Reagisci con QQQ.",
        "Attacco, Wolf contro Lovat: 9, 3 e 2 (8 con i modificatori) contro 4, almeno il doppio.",
        "Anna cattura la tua Lovat come nave bottino.",
        "La Wolf è svelata.",
        "Anna scarta Richiamato, Attacco a Sorpresa, Banco di Nebbia e Gruppo di Abbordaggio.",
        "Scarti QQQ.",
        "Anna pesca una carta; ne restano 92.",
        "I tuoi mercantili si completano con Appam.",
        "È il tuo turno.",
    ],
}


@pytest.mark.parametrize(("language", "reader"), LOGS)
def test_a_turn_can_be_read_aloud(language: str, reader: Any) -> None:
    assert log(hunt_and_capture(), language, reader) == LOGS[language, reader]


def test_a_turn_of_the_phantom_can_be_read_aloud() -> None:
    board = solo(trade=["mongolia", "dee", "maroni"], hand=["collier", "scuttle"], cards=["s08", "s02", "s16", END])
    board.next_ships("appam")
    board.deck("damage_control")
    board.begin()
    board.commit("collier greif")
    board.answer("play collier")
    board.roll("d4:1", 9, "d8:1", "d4:1", "d8:4", "d4:2")
    board.answer("aim lovat")
    board.roll(2, "d8:5", "d4:3", 7, "d8:3", 9, "d4:1")
    board.answer("0: pass", "0: yes")
    words = Speaker("en", GAME, ["Anna"], ANNA)
    assert [words.event(told.event) for told in board.told if told.is_for(ANNA)] == [
        "It is your turn.",
        "You commit 1 card on Greif to intercept.",
        "You turn up Collier for Greif.",
        "Your Greif intercepts Lovat (Phantom).",
        "The phantom draws a Solitaire card and rolls 1 in defence: Minesweeper, which does not apply here.",
        "Attack, Greif against Lovat: 9, 1 and 1 to 4, at least double.",
        "You sink Lovat: 7 points.",
        "You discard 1 card face down.",
        "You draw a card; 85 are left.",
        "Your new card: Damage Control.",
        "New among the merchants of the phantom: Appam.",
        "It is the turn of the phantom.",
        "The phantom draws a Solitaire card and rolls 2: intercept by a raider.",
        "Special action of the phantom: Reflag, which does not apply here.",
        "Möwe (Phantom) intercepts your Mongolia.",
        "Attack, Möwe against Mongolia: 2, 5 and 3 to 7, a miss.",
        "Challenge, Passage (Mongolia): 3 to 9, failure.",
        "The phantom draws a Solitaire card and rolls 1: no action.",
        "The turn of the phantom ends.",
        "The phantom's card goes unseen to the discards; 84 are left.",
        "It is your turn.",
    ]
