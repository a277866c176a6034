"""What players read: every phrase in both languages, said to the one it concerns and to the others."""

# ruff: noqa: RUF001 -- the sign of a loss is a minus

import pytest

from tests.games.nassau.laden import LADEN
from wardroom.engine import Ask, Event, Option, Question, Seat
from wardroom.engine.testkit import Trial
from wardroom.games.nassau import GAME
from wardroom.games.nassau.rules.anytime import Fetch, Trade
from wardroom.games.nassau.rules.burying import Buried, Sell
from wardroom.games.nassau.rules.buying import Bought, Discount, HowToPay, Replaced, WhereToFit
from wardroom.games.nassau.rules.capture import Capture, Captured, Repelled
from wardroom.games.nassau.rules.changing import Change, Changed, Quartermaster
from wardroom.games.nassau.rules.departure import EndCame, Moved, NavyCame, SailedHome
from wardroom.games.nassau.rules.fights import FirstMate, Fought, Help, Play, ToCapture
from wardroom.games.nassau.rules.hold import GiveUp, LeftAboard, MintOrNot, Stowed, WalkedThePlank, WhatToGiveUp
from wardroom.games.nassau.rules.movement import Sail, Sailed, Started, Steered, WhereTo, Wind
from wardroom.games.nassau.rules.navy import Caught, Forfeit, LostCargo, NotorietyHalved, WhatToLose, WhichHalf
from wardroom.games.nassau.rules.notoriety import NotorietyRose
from wardroom.games.nassau.rules.piracy import WhatToDo
from wardroom.games.nassau.rules.plunder import Bombarded
from wardroom.games.nassau.rules.score import Ranked
from wardroom.games.nassau.rules.ship import Hoisted, JollyRoger
from wardroom.games.nassau.rules.smuggling import Load, Ransom, RansomOrNot
from wardroom.words import Speaker
from wardroom.words.check import assert_words

ANJA, JONA = Seat(0), Seat(1)
NAMES = ("Anja", "Jona", "Jon")


def speaker(language: str, reader: Seat | None = None, problems: list[str] | None = None) -> Speaker:
    return Speaker(language, GAME, NAMES, reader, problems)


def test_everything_is_said_in_every_language_to_every_reader() -> None:
    assert_words(GAME, games=1)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("players", [3, 5])
def test_everything_is_said_about_ships_that_are_full(language: str, players: int) -> None:
    problems: list[str] = []
    said: set[str] = set()
    for match in Trial(LADEN, players, 2, {"long": True}).walk():
        words = Speaker(language, GAME, match.names, Seat(0), problems)
        said |= {words.event(told.event) for told in match.log[-1].told}
        for ask in match.asks:
            said |= {words.ask(ask), *map(words.option, ask.options)}
        if match.sequence % 9 == 0:
            GAME.picture(match.view(Seat(0)), words.table)
    assert problems == []
    assert len(said) > 300
    assert not [words for words in said if "{" in words or "  " in words]


# --- events -----------------------------------------------------------------------------------------------------------

TOLD: list[tuple[Event, dict[str, tuple[str, str]]]] = [
    (
        Started(ANJA, "yellow", (3, 5, 6), 3),
        {
            "en": (
                "You sail under the yellow flag and roll 3, 5 and 6: notoriety 3.",
                "Anja sails under the yellow flag and rolls 3, 5 and 6: notoriety 3.",
            ),
            "it": (
                "Navighi sotto la bandiera gialla e tiri 3, 5 e 6: notorietà 3.",
                "Anja naviga sotto la bandiera gialla e tira 3, 5 e 6: notorietà 3.",
            ),
        },
    ),
    (
        Sailed(ANJA, 5, 10, "port-royal", 0),
        {
            "en": ("You sail to 10 (Port Royal) by die 5.", "Anja sails to 10 (Port Royal) by die 5."),
            "it": (
                "Vai sulla casella 10 (Port Royal) con il dado 5.",
                "Anja va sulla casella 10 (Port Royal) con il dado 5.",
            ),
        },
    ),
    (
        Sailed(ANJA, 5, 9, "m2-concord", -1),
        {
            "en": (
                "You sail to 9 (Concord) by die 5 with the trade wind.",
                "Anja sails to 9 (Concord) by die 5 with the trade wind.",
            ),
            "it": (
                "Vai sulla casella 9 (Concord) con il dado 5 e il vento mercantile.",
                "Anja va sulla casella 9 (Concord) con il dado 5 e il vento mercantile.",
            ),
        },
    ),
    (
        Steered(ANJA, "navigator", -1),
        {
            "en": ("Navigator (Anja): the die counts 1 less.",) * 2,
            "it": ("Navigatore (Anja): il dado vale 1 di meno.",) * 2,
        },
    ),
    (
        Fought(ANJA, "m1-amity", "c-2-2", 3, 3, 1, 1, navy=False),
        {
            "en": (
                "You face Amity with the card 2/2: 3/3 against 1/1.",
                "Anja faces Amity with the card 2/2: 3/3 against 1/1.",
            ),
            "it": (
                "Affronti l'Amity con la carta 2/2: 3/3 contro 1/1.",
                "Anja affronta l'Amity con la carta 2/2: 3/3 contro 1/1.",
            ),
        },
    ),
    (
        Fought(ANJA, "n1-all-2-3", "c-2-2", 3, 3, 2, 3, navy=True),
        {
            "en": (
                "You face the navy (Sloop-of-war 2/3) with the card 2/2: 3/3 against 2/3.",
                "Anja faces the navy (Sloop-of-war 2/3) with the card 2/2: 3/3 against 2/3.",
            ),
            "it": (
                "Affronti la marina (Sloop da guerra 2/3) con la carta 2/2: 3/3 contro 2/3.",
                "Anja affronta la marina (Sloop da guerra 2/3) con la carta 2/2: 3/3 contro 2/3.",
            ),
        },
    ),
    (
        Captured(ANJA, "m1-la-paloma"),
        {
            "en": ("You capture La Paloma!", "Anja captures La Paloma!"),
            "it": ("Catturi La Paloma!", "Anja cattura La Paloma!"),
        },
    ),
    (
        Moved("m1-la-paloma", 6, "7.b"),
        {"en": ("La Paloma sails on to 6.",) * 2, "it": ("La Paloma prosegue per la casella 6.",) * 2},
    ),
    (
        SailedHome(("m1-amity",)),
        {"en": ("Homeward bound for Europe: Amity.",) * 2, "it": ("In rotta per l'Europa: Amity.",) * 2},
    ),
    (
        EndCame("n2-end"),
        {
            "en": ("The card that ends the game has come up: the game is over, whatever cards of the navy are left.",)
            * 2,
            "it": ("È uscita la carta di fine gioco: la partita è finita, anche se restano altre carte della marina.",)
            * 2,
        },
    ),
    (
        NotorietyHalved(ANJA, 3, 0),
        {
            "en": (
                "Your notoriety cannot fall: it stays at 3.",
                "The notoriety of Anja cannot fall: it stays at 3.",
            ),
            "it": (
                "La tua notorietà non può scendere: resta 3.",
                "La notorietà di Anja non può scendere: resta 3.",
            ),
        },
    ),
    (
        Replaced(ANJA, "cannons"),
        {
            "en": ("Into the box, to make way: Cannons.",) * 2,
            "it": ("Nella scatola, per far posto: Cannoni.",) * 2,
        },
    ),
    (
        Captured(ANJA, "m1-amity"),
        {
            "en": ("You capture Amity!", "Anja captures Amity!"),
            "it": ("Catturi l'Amity!", "Anja cattura l'Amity!"),
        },
    ),
    (
        Repelled(ANJA, "m3-rosario"),
        {
            "en": (
                "Rosario beats you off and stays on her route.",
                "Rosario beats off Anja and stays on her route.",
            ),
            "it": (
                "La Rosario ti respinge e resta sulla sua rotta.",
                "La Rosario respinge Anja e resta sulla sua rotta.",
            ),
        },
    ),
    (
        Bombarded(ANJA, "la-havana", "c-3-3", 6, 5),
        {
            "en": (
                "You bombard Havana with the card 3/3: 6 against 5.",
                "Anja bombards Havana with the card 3/3: 6 against 5.",
            ),
            "it": (
                "Bombardi La Havana con la carta 3/3: 6 contro 5.",
                "Anja bombarda La Havana con la carta 3/3: 6 contro 5.",
            ),
        },
    ),
    (
        Stowed(ANJA, ("goods", "rum", "rum", "eight"), "2.capture.4.b"),
        {
            "en": (
                "You take aboard 1 crate of goods, 2 casks of rum and 1 piece of eight.",
                "Anja takes aboard 1 crate of goods, 2 casks of rum and 1 piece of eight.",
            ),
            "it": (
                "Porti a bordo 1 cassa di merci, 2 botti di rum e 1 pezzo da otto.",
                "Anja porta a bordo 1 cassa di merci, 2 botti di rum e 1 pezzo da otto.",
            ),
        },
    ),
    (
        LostCargo(ANJA, ("powder", "powder", "eight", "eight", "eight", "hostage")),
        {
            "en": (
                "The navy takes 2 barrels of powder, 3 pieces of eight and 1 hostage from you.",
                "The navy takes 2 barrels of powder, 3 pieces of eight and 1 hostage from Anja.",
            ),
            "it": (
                "Cedi alla marina 2 barili di polvere, 3 pezzi da otto e 1 ostaggio.",
                "Anja cede alla marina 2 barili di polvere, 3 pezzi da otto e 1 ostaggio.",
            ),
        },
    ),
    (
        WalkedThePlank(ANJA, 1),
        {
            "en": ("You make a hostage walk the plank.", "Anja makes a hostage walk the plank."),
            "it": ("Fai camminare un ostaggio sull'asse.", "Anja fa camminare un ostaggio sull'asse."),
        },
    ),
    (
        WalkedThePlank(ANJA, 2),
        {
            "en": ("You make 2 hostages walk the plank.", "Anja makes 2 hostages walk the plank."),
            "it": ("Fai camminare 2 ostaggi sull'asse.", "Anja fa camminare 2 ostaggi sull'asse."),
        },
    ),
    (
        LeftAboard(ANJA, 1),
        {"en": ("There is no room for the hostage.",) * 2, "it": ("Non c'è posto per l'ostaggio.",) * 2},
    ),
    (
        LeftAboard(ANJA, 2),
        {"en": ("There is no room for 2 hostages.",) * 2, "it": ("Non c'è posto per 2 ostaggi.",) * 2},
    ),
    (
        Hoisted(ANJA, "cook"),
        {
            "en": ("You hoist the Jolly Roger: Cook once more.", "Anja hoists the Jolly Roger: Cook once more."),
            "it": ("Issi il Jolly Roger: Cuoco ancora una volta.", "Anja issa il Jolly Roger: Cuoco ancora una volta."),
        },
    ),
    (
        NotorietyRose(ANJA, 6, 13, "3.gain.merchants"),
        {
            "en": ("You gain 6 notoriety and have 13.", "Anja gains 6 notoriety and has 13."),
            "it": (
                "Guadagni 6 punti di notorietà e arrivi a 13.",
                "Anja guadagna 6 punti di notorietà e arriva a 13.",
            ),
        },
    ),
    (
        Caught(ANJA, twice=False),
        {
            "en": ("You beat only one value of the navy.", "Anja beats only one value of the navy."),
            "it": ("Surclassi la marina in un solo valore.", "Anja surclassa la marina in un solo valore."),
        },
    ),
    (
        Bought(ANJA, "cannons", ("powder", "powder", "goods")),
        {
            "en": (
                "You buy Cannons for 2 barrels of powder and 1 crate of goods.",
                "Anja buys Cannons for 2 barrels of powder and 1 crate of goods.",
            ),
            "it": (
                "Compri il segnalino Cannoni per 2 barili di polvere e 1 cassa di merci.",
                "Anja compra il segnalino Cannoni per 2 barili di polvere e 1 cassa di merci.",
            ),
        },
    ),
    (
        Changed(ANJA, "rum", 1, "5.change.short"),
        {
            "en": (
                "You change a piece of eight into 1 cask of rum.",
                "Anja changes a piece of eight into 1 cask of rum.",
            ),
            "it": ("Cambi un pezzo da otto in 1 botte di rum.", "Anja cambia un pezzo da otto in 1 botte di rum."),
        },
    ),
    (
        Buried(ANJA, 3),
        {
            "en": ("You bury 3 pieces of eight.", "Anja buries 3 pieces of eight."),
            "it": ("Seppellisci 3 pezzi da otto.", "Anja seppellisce 3 pezzi da otto."),
        },
    ),
    (
        Moved("m3-atlas", 6, "7.b"),
        {"en": ("Atlas sails on to 6.",) * 2, "it": ("L'Atlas prosegue per la casella 6.",) * 2},
    ),
    (
        NavyCame(("n1-all-open-sea", "n1-all-2-3")),
        {
            "en": ("New cards of the navy: Open sea and Sloop-of-war 2/3.",) * 2,
            "it": ("Nuove carte della marina: Mare aperto e Sloop da guerra 2/3.",) * 2,
        },
    ),
    (
        Ranked(ANJA, "fame", 31, 7, tied=False),
        {
            "en": ("Most famous pirate: Anja, 31, for 7 victory points.",) * 2,
            "it": ("Pirata più famoso: Anja, 31, per 7 punti vittoria.",) * 2,
        },
    ),
]


@pytest.mark.parametrize(("event", "told"), TOLD, ids=lambda each: each.kind if isinstance(each, Event) else "")
def test_events_are_told_to_their_captain_and_to_others(event: Event, told: dict[str, tuple[str, str]]) -> None:
    for language, (mine, theirs) in told.items():
        assert speaker(language, ANJA).event(event) == mine
        assert speaker(language, JONA).event(event) == theirs
        assert speaker(language).event(event) == theirs


# --- options and questions --------------------------------------------------------------------------------------------

OPTIONS: list[tuple[Option, str, str, str]] = [
    (Sail(5, 8, "m2-concord"), "sail 5 8", "Die 5: sail to 8, Concord", "Dado 5: casella 8, Concord"),
    (Sail(1, 7, "transit-1"), "sail 1 7", "Die 1: sail to 7, Transit 1", "Dado 1: casella 7, Transito 1"),
    (Wind(-1), "wind -1", "Trade wind: the die counts 1 less", "Vento mercantile: il dado vale 1 di meno"),
    (Capture("m1-amity"), "capture m1-amity", "Capture Amity", "Cattura l'Amity"),
    (
        Capture("m2-concord", aloft=True),
        "capture m2-concord",
        "Capture Concord from the crow's nest",
        "Cattura la Concord dalla coffa",
    ),
    (Play("c-3-3"), "play c-3-3", "Captain card 3/3", "Carta capitano 3/3"),
    (Help("boatswain", "gunnery"), "help boatswain", "Boatswain: +1 gunnery", "Nostromo: +1 artiglieria"),
    (Help("coxswain", "navigation"), "help coxswain", "Coxswain: +1 navigation", "Nocchiere: +1 navigazione"),
    (
        Fetch("carpenter", "goods"),
        "fetch carpenter",
        "Carpenter: bring 1 crate of goods aboard",
        "Carpentiere: porta a bordo 1 cassa di merci",
    ),
    (
        Change("rum", 1),
        "change rum",
        "Change a piece of eight into 1 cask of rum, the last one",
        "Cambia un pezzo da otto in 1 botte di rum, di più non ce n'è",
    ),
    (
        Quartermaster("rum", 2),
        "quartermaster rum",
        "Quartermaster: change a piece of eight into 2 casks of rum, the last ones",
        "Furiere: cambia un pezzo da otto in 2 botti di rum, di più non ce n'è",
    ),
    (
        Ransom(1),
        "ransom",
        "Take the ransom of 1 piece of eight",
        "Accetta il riscatto di 1 pezzo da otto",
    ),
    (FirstMate("gunnery"), "first-mate gunnery", "First mate: +1 gunnery", "Vice capitano: +1 artiglieria"),
    (
        JollyRoger("cook"),
        "jolly-roger cook",
        "Hoist the Jolly Roger: Cook once more",
        "Issa il Jolly Roger: Cuoco ancora una volta",
    ),
    (Load("goods", 1), "load goods", "Load 1 crate of goods", "Carica 1 cassa di merci"),
    (Load("rum", 2), "load rum", "Load 2 casks of rum", "Carica 2 botti di rum"),
    (GiveUp("rum", 1), "give-up rum 1", "Give up 1 cask of rum", "Rinuncia a 1 botte di rum"),
    (GiveUp("rum", 3), "give-up rum 3", "Give up 3 casks of rum", "Rinuncia a 3 botti di rum"),
    (
        Trade(("powder", "rum")),
        "trade powder,rum",
        "Sell 1 barrel of powder and 1 cask of rum",
        "Vendi 1 barile di polvere e 1 botte di rum",
    ),
    (
        Sell(("powder", "powder", "rum")),
        "sell powder,powder,rum",
        "Sell 2 barrels of powder and 1 cask of rum",
        "Vendi 2 barili di polvere e 1 botte di rum",
    ),
    (Forfeit("cargo"), "forfeit cargo", "Lose half your cargo", "Perdi metà del carico"),
    (Discount("powder"), "discount powder", "Save 1 barrel of powder", "Risparmia 1 barile di polvere"),
]


@pytest.mark.parametrize(("option", "notation", "english", "italian"), OPTIONS, ids=lambda each: str(each)[:20])
def test_options_in_notation_and_words(option: Option, notation: str, english: str, italian: str) -> None:
    assert option.notation == notation
    assert speaker("en").option(option) == english
    assert speaker("it").option(option) == italian


COURSE = {"six": False, "chart": False, "plain": True}
CHANGED = COURSE | {"plain": False}
QUESTIONS: list[tuple[Question, str, str]] = [
    (WhereTo(1, 0, **COURSE), "Where do you sail from Nassau?", "Dove vai, partendo da Nassau?"),
    (WhereTo(2, 0, **COURSE), "Where do you sail?", "Dove vai?"),
    (
        WhereTo(2, 1, **CHANGED),
        "The die counts 1 more, and transit moves are out: where do you sail?",
        "Il dado vale 1 di più e le mosse di transito sono escluse: dove vai?",
    ),
    (
        WhereTo(2, -1, **CHANGED),
        "The die counts 1 less, and transit moves are out: where do you sail?",
        "Il dado vale 1 di meno e le mosse di transito sono escluse: dove vai?",
    ),
    (
        WhereTo(3, -2, **CHANGED),
        "The die counts 2 less, and transit moves are out: where do you sail?",
        "Il dado vale 2 di meno e le mosse di transito sono escluse: dove vai?",
    ),
    (
        WhereTo(2, 0, **CHANGED),
        "+1 and −1 cancel out, but transit moves are still out: where do you sail?",
        "+1 e −1 si annullano, ma le mosse di transito restano escluse: dove vai?",
    ),
    (
        WhereTo(2, 0, **CHANGED | {"six": True}),
        "Any die counts as 6, and transit moves are out: where do you sail?",
        "Ogni dado vale 6 e le mosse di transito sono escluse: dove vai?",
    ),
    (
        WhereTo(2, -1, **CHANGED | {"six": True}),
        "Any die counts as 6 less 1, and transit moves are out: where do you sail?",
        "Ogni dado vale 6 meno 1 e le mosse di transito sono escluse: dove vai?",
    ),
    (
        WhereTo(2, 0, **CHANGED | {"chart": True}),
        "The chart lies open: which space of your region, with which die?",
        "La carta nautica è aperta: quale casella della regione, con quale dado?",
    ),
    (WhatToDo("route-9"), "Route 9: what do you do here?", "Rotta 9: che cosa fai qui?"),
    (
        ToCapture("m1-amity", 1, 1, 2, 3),
        "Amity has 1/1, your ship 2/3: which captain card?",
        "L'Amity ha 1/1, la tua nave 2/3: quale carta capitano?",
    ),
    (
        WhatToGiveUp(1, 8),
        "The hold has room for 8 pieces, 1 is too many: what do you give up?",
        "La stiva può contenere 8 pezzi, 1 è di troppo: a che cosa rinunci?",
    ),
    (
        RansomOrNot("maracaibo", 3, 3, short=False),
        "Maracaibo pays 3 pieces of eight for a hostage. Do you take them?",
        "Maracaibo paga 3 pezzi da otto per un ostaggio. Accetti il riscatto?",
    ),
    (
        RansomOrNot("maracaibo", 3, 1, short=True),
        "Maracaibo would pay 3 pieces of eight for a hostage, but only 1 can be had. Do you take it?",
        "Maracaibo pagherebbe 3 pezzi da otto per un ostaggio, ma ne resta solo 1. Accetti il riscatto?",
    ),
    (
        WhatToLose(2, again=False),
        "The navy takes 2 pieces of your cargo: what do you lose?",
        "La marina prende 2 pezzi del carico: che cosa perdi?",
    ),
    (
        WhatToLose(1, again=True),
        "The navy takes 1 more piece of your cargo: what do you lose?",
        "La marina prende ancora 1 pezzo del carico: che cosa perdi?",
    ),
    (
        WhichHalf(2, 3, 3, 0, stays=True),
        "You beat only one value of the navy. Do you lose half your cargo (you keep 2 of 3 pieces) or half your "
        "notoriety (your marker stays on 3)?",
        "Hai surclassato la marina in un solo valore. Perdi metà del carico (tieni 2 pezzi su 3) o metà della "
        "notorietà (il segnalino resta su 3)?",
    ),
    (
        WhichHalf(0, 0, 8, 6, stays=False),
        "You beat only one value of the navy. Do you lose half your cargo (there is none aboard) or half your "
        "notoriety (the space is taken: your marker comes to lie on 8 or 6)?",
        "Hai surclassato la marina in un solo valore. Perdi metà del carico (a bordo non ce n'è) o metà della "
        "notorietà (la casella è occupata: il segnalino va su 8 o su 6)?",
    ),
    (
        WhereToFit("cannons", free=False, by="5.place.replace"),
        "Cannons: only in place of what is aboard. What makes way?",
        "Cannoni: solo al posto di ciò che è a bordo. Che cosa togli?",
    ),
    (
        MintOrNot(1),
        "The supply has no pieces of eight, and 1 is due to you. Do you change 5 of your chest into a gold doubloon?",
        "La riserva non ha più pezzi da otto e te ne spetta 1. Cambi 5 di quelli nel tuo scrigno in un doblone d'oro?",
    ),
    (
        HowToPay("cannons", ("powder", "powder", "goods"), "master-gunner"),
        "Cannons: the price is 2 barrels of powder and 1 crate of goods. Do you save a resource?",
        "Cannoni: il prezzo è 2 barili di polvere e 1 cassa di merci. Risparmi una risorsa?",
    ),
]


@pytest.mark.parametrize(("question", "english", "italian"), QUESTIONS, ids=lambda each: str(each)[:24])
def test_questions_in_words(question: Question, english: str, italian: str) -> None:
    ask = Ask(ANJA, [], lambda: question, (), {})
    assert speaker("en", ANJA).ask(ask) == english
    assert speaker("it", ANJA).ask(ask) == italian
