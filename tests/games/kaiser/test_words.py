"""What players read: every phrase in both languages, said to the one it concerns and to the others."""

from typing import Any

import pytest

from tests.games.kaiser.board import Board
from tests.games.kaiser.solo import END, solo
from wardroom.engine import Ask, BadSetup, Event, Option, Question, Seat
from wardroom.engine.game import Setting
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.phrases import (
    Aim,
    AnotherRound,
    AnswerIntercept,
    Assisted,
    BoardingPartyNow,
    BritishIntercept,
    Captured,
    CardsGiven,
    CardSunk,
    Challenged,
    Commit,
    Committed,
    Damaged,
    Discarded,
    DrewCard,
    DrewMerchants,
    Fought,
    Give,
    HuntReduced,
    InterceptCancelled,
    Intercepts,
    Laid,
    LayMinesFrom,
    MinesLaid,
    OnShip,
    PhantomReply,
    PhantomSpecial,
    Play,
    Played,
    Reacted,
    Recognised,
    Removed,
    Repaired,
    RoundScored,
    Safe,
    Skipped,
    StruckOff,
    Sunk,
    Swapped,
    SwapWhich,
    ToPartner,
    Torpedoed,
    TorpedoMissed,
    TryResupply,
    TurnBegan,
    WhatToGive,
    WhichRaiderLaysMines,
    WhichTarget,
    WhichTargetIsLeft,
    YouDrew,
)
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
        Committed(ANNA, 2, ("emden", "wolf"), 2),
        {
            "en": (
                "You commit 2 cards before the force and 1 card each on Emden and Wolf.",
                "Anna commits 2 cards before the force and 1 card each on Emden and Wolf.",
                "Anna commits 2 cards before the force and 1 card each on Emden and Wolf.",
            ),
            "it": (
                "Impieghi 2 carte davanti alla forza e 1 carta per nave su Emden e Wolf.",
                "Anna impiega 2 carte davanti alla forza e 1 carta per nave su Emden e Wolf.",
                "Anna impiega 2 carte davanti alla forza e 1 carta per nave su Emden e Wolf.",
            ),
        },
    ),
    (
        Played(BRUNO, "heavy_weather"),
        {
            "en": ("Bruno plays Heavy Weather.", "You play Heavy Weather.", "Bruno plays Heavy Weather."),
            "it": ("Bruno gioca Brutto Tempo.", "Giochi Brutto Tempo.", "Bruno gioca Brutto Tempo."),
        },
    ),
    (
        Played(ANNA, "recalled", intercept=True),
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
        BritishIntercept(BRUNO, "emden", "british", ANNA),
        {
            "en": (
                "The British forces of Bruno intercept your Emden.",
                "Your British forces intercept Emden (Anna).",
                "The British forces of Bruno intercept Emden (Anna).",
            ),
            "it": (
                "Le forze inglesi di Bruno intercettano la tua Emden.",
                "Le tue forze inglesi intercettano l'Emden (Anna).",
                "Le forze inglesi di Bruno intercettano l'Emden (Anna).",
            ),
        },
    ),
    (
        Torpedoed(ANNA, "appam", "submarine_u", BRUNO),
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
        MinesLaid(ANNA, BRUNO, "lay_mines"),
        {
            "en": (
                "You lay mines among the merchants of Bruno.",
                "Anna lays mines among your merchants.",
                "Anna lays mines among the merchants of Bruno.",
            ),
            "it": (
                "Posi mine tra i mercantili di Bruno.",
                "Anna posa mine tra i tuoi mercantili.",
                "Anna posa mine tra i mercantili di Bruno.",
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
        Sunk("lovat", ANNA, BRUNO, 7),
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
            "it": ("Banco di Nebbia attende Bruno.", "Ti attende Banco di Nebbia.", "Banco di Nebbia attende Bruno."),
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
        RoundScored(BRUNO, 27, 1),
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
        Fought("emden", "lovat", (4, 6, 2), 6, (4,), 4, "outcome_damaged"),
        "Attack, Emden against Lovat: 4, 6 and 2 to 4, a hit.",
        "Attacco, Emden contro Lovat: 4, 6 e 2 contro 4, a segno.",
    ),
    (
        Fought("british", "leopard", (4, 6), 8, (4,), 4, "outcome_sunk", attack_modifier=2),
        "Attack, British forces against Leopard: 4 and 6 (8 with modifiers) to 4, at least double.",
        "Attacco, forze inglesi contro Leopard: 4 e 6 (8 con i modificatori) contro 4, almeno il doppio.",
    ),
    (
        Fought("submarine_u", "maria", (1,), 1, (2,), 1, "outcome_missed", defence_modifier=-2),
        "Attack, Submarine U against Maria: 1 to 2 (1 with modifiers), a miss.",
        "Attacco, Sottomarino U contro Maria: 1 contro 2 (1 con i modificatori), a vuoto.",
    ),
    (
        Challenged("passage", "otaki", (5,), 7, (4,), 4, "outcome_success", modifier=2),
        "Challenge, Passage (Otaki): 5 (7 with modifiers) to 4, success.",
        "Sfida, Passaggio (Otaki): 5 (7 con i modificatori) contro 4, riuscita.",
    ),
    (
        Challenged("breakout", "new_ships", (5, 2), 5, (9,), 9, "outcome_failure"),
        "Challenge, Breakout (new ships): 5 and 2 to 9, failure.",
        "Sfida, Fuga (nuove navi): 5 e 2 contro 9, fallita.",
    ),
    (Assisted("surprise_attack"), "Assist card: Surprise Attack.", "Carta Assistenza: Attacco a Sorpresa."),
    (
        Assisted("boarding_party", boards=True, target="appam"),
        "Assist card: Boarding Party, for Appam.",
        "Carta Assistenza: Gruppo di Abbordaggio, per l'Appam.",
    ),
    (Damaged("emden", 1), "Emden is damaged.", "L'Emden è danneggiata."),
    (Damaged("lovat", 2), "Lovat is damaged again: 2 markers.", "La Lovat è danneggiata ancora: 2 segnalini."),
    (Repaired("lovat", 0), "Lovat is repaired.", "La Lovat è riparata."),
    (
        Repaired("lovat", 1),
        "Lovat is partly repaired: 1 damage marker is left.",
        "La Lovat è riparata in parte: resta 1 segnalino di danno.",
    ),
    (
        Removed("iltis", "scuttle"),
        "Iltis is out of play and scored by nobody.",
        "L'Iltis esce dal gioco e nessuno ne conta i punti.",
    ),
    (Recognised("mowe"), "Möwe is recognised.", "La Möwe è svelata."),
    (
        InterceptCancelled("elsinore", "slim_pickings"),
        "The intercept of Elsinore comes to nothing.",
        "L'intercettazione dell'Elsinor è annullata.",
    ),
    (HuntReduced("dee"), "Only Dee is still intercepted.", "Resta intercettata solo la Dee."),
    (TorpedoMissed("author"), "The torpedo passes Author by.", "Il siluro manca l'Author."),
    (
        Swapped("lovat", "appam"),
        "Lovat was mistaken for Appam: the two change piles.",
        "La Lovat era stata scambiata per l'Appam: le due carte cambiano di mano.",
    ),
    (AnotherRound(), "All is level: another round decides.", "Parità in tutto: decide un altro round."),
    (YouDrew("reflag.3"), "Your new card: Reflag.", "La tua nuova carta: Cambio di Bandiera."),
    (
        PhantomReply(2, "qqq"),
        "Phantom draws a Solitaire card and rolls 2 in defence: QQQ.",
        "Fantasma pesca una carta Solitario e in difesa tira 2: QQQ.",
    ),
    (
        PhantomSpecial("good_hunting", fits=False),
        "Special action of Phantom: Good Hunting, which does not apply here.",
        "Azione speciale di Fantasma: Buona Caccia, che qui non vale.",
    ),
]


@pytest.mark.parametrize(("event", "english", "italian"), PLAIN, ids=lambda each: getattr(each, "kind", ""))
def test_an_event_reads_well(event: Event, english: str, italian: str) -> None:
    assert (speaker("en").event(event), speaker("it").event(event)) == (english, italian)


ASKED: list[tuple[Question, str, str]] = [
    (
        AnswerIntercept("lovat", "emden"),
        "Emden intercepts your Lovat. Do you react?",
        "L'Emden intercetta la tua Lovat. Reagisci?",
    ),
    (
        AnswerIntercept("leopard", "interrogate", british=True),
        "British forces intercept your Leopard. Do you react?",
        "Le forze inglesi intercettano la tua Leopard. Reagisci?",
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
    (ToPartner("emden", CARLA), "Does Emden go to Carla?", "L'Emden passa nella forza di Carla?"),
    (WhatToGive(CARLA), "Which card do you give to Carla?", "Quale carta dai? La riceve Carla."),
    (WhichRaiderLaysMines(), "Which raider lays the mines?", "Quale corsara posa le mine?"),
    (
        WhichTargetIsLeft(),
        "Slim pickings: which merchant do you still intercept?",
        "Caccia scarsa: quale mercantile intercetti ancora?",
    ),
]


@pytest.mark.parametrize(("question", "english", "italian"), ASKED, ids=lambda each: getattr(each, "kind", ""))
def test_a_question_reads_well(question: Question, english: str, italian: str) -> None:
    ask = Ask(ANNA, [], lambda: question, (), {})
    assert (speaker("en", ANNA).ask(ask), speaker("it", ANNA).ask(ask)) == (english, italian)


OFFERED: list[tuple[Option, str, str, str]] = [
    (Commit("reflag.1"), "commit reflag.1", "Commit Reflag", "Impiega Cambio di Bandiera"),
    (Commit("reflag.5", night=True), "commit reflag.5", "Commit Reflag (night)", "Impiega Cambio di Bandiera (notte)"),
    (OnShip("iltis"), "on-ship iltis", "As an intercept by Iltis", "Come intercettazione dell'Iltis"),
    (LayMinesFrom("wolf"), "lay-mines-from wolf", "To lay mines, from Wolf", "Per posare mine con la Wolf"),
    (Play("collier.1"), "play collier.1", "Play Collier", "Gioca Nave Rifornimenti"),
    (
        Play("collier.1", intercept=True),
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
    board.roll(4, 6, 4)
    board.answer("1: pass", "play fog_bank", "aim lovat", "join boarding_party")
    board.roll(9, 3, 2, 4)
    board.answer("1: react qqq", "0: pass", "discard-rest")
    return board


LOGS: dict[tuple[str, Seat], list[str]] = {
    ("en", ANNA): [
        "It is your turn.",
        "You commit 3 cards before the force and 1 card on Wolf.",
        "You turn up Recalled for British forces.",
        "Your British forces intercept Leopard (Bruno).",
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
        "Anna impiega 3 carte davanti alla forza e 1 carta su Wolf.",
        "Anna gira Richiamato (forze inglesi).",
        "Le forze inglesi di Anna intercettano la tua Leopard.",
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
    board.roll(1, 9, 1, 1, 4, 2)
    board.answer("aim lovat")
    board.roll(2, 5, 3, 7, 3, 9, 1)
    board.answer("0: pass", "0: yes")
    words = Speaker("en", GAME, ["Anna"], ANNA)
    assert [words.event(told.event) for told in board.told if told.is_for(ANNA)] == [
        "It is your turn.",
        "You commit 1 card on Greif.",
        "You turn up Collier for Greif.",
        "Your Greif intercepts Lovat (Phantom).",
        "Phantom draws a Solitaire card and rolls 1 in defence: Minesweeper, which does not apply here.",
        "Attack, Greif against Lovat: 9, 1 and 1 to 4, at least double.",
        "You sink Lovat: 7 points.",
        "You discard 1 card face down.",
        "You draw a card; 85 are left.",
        "Your new card: Damage Control.",
        "New among the merchants of Phantom: Appam.",
        "It is the turn of Phantom.",
        "Phantom draws a Solitaire card and rolls 2: intercept by a raider.",
        "Special action of Phantom: Reflag, which does not apply here.",
        "Möwe (Phantom) intercepts your Mongolia.",
        "Attack, Möwe against Mongolia: 2, 5 and 3 to 7, a miss.",
        "Challenge, Passage (Mongolia): 3 to 9, failure.",
        "Phantom draws a Solitaire card and rolls 1: no action.",
        "The turn of Phantom ends.",
        "Phantom draws a card; 84 are left.",
        "It is your turn.",
    ]
