"""What a speaker makes of seats, lists, names, numbers and refusals."""

from pathlib import Path
from typing import Any

import pytest

from tests.words.conftest import Write
from wardroom.engine import BadData, BadRecord, Match, NotOffered, Refusal, Seat, seeded
from wardroom.games.skirmish import GAME, Boarded, Commit, Fire, Hold, Loaded, Shot, Sunk
from wardroom.words import LANGUAGES, Speaker
from wardroom.words.speaker import Spoken, read_words

ANNE, BART, CORA = Seat(0), Seat(1), Seat(2)
NAMES = ("Anne", "Bart", "Cora")


def speaker(language: str, reader: Seat | None = None) -> Speaker:
    return Speaker(language, GAME, NAMES, reader)


@pytest.mark.parametrize(
    ("language", "reader", "words"),
    [
        ("en", ANNE, "You fire at Bart: 9 against 4."),
        ("en", BART, "Anne fires at you: 9 against 4."),
        ("en", CORA, "Anne fires at Bart: 9 against 4."),
        ("en", None, "Anne fires at Bart: 9 against 4."),
        ("it", ANNE, "Spari contro Bart: 9 a 4."),
        ("it", BART, "Anne ti spara: 9 a 4."),
        ("it", CORA, "Anne spara contro Bart: 9 a 4."),
        ("it", None, "Anne spara contro Bart: 9 a 4."),
    ],
)
def test_event_speaks_to_its_reader(language: str, reader: Seat | None, words: str) -> None:
    assert speaker(language, reader).event(Shot(ANNE, BART, 9, 4)) == words


def test_the_same_words_for_another_reader() -> None:
    anne = speaker("it", ANNE)
    assert anne.event(Sunk(ANNE)) == "La tua nave affonda!"
    assert anne.to(BART).event(Sunk(ANNE)) == "La nave di Anne affonda!"
    assert anne.reader == ANNE


@pytest.mark.parametrize(
    ("language", "mine", "others"),
    [
        ("en", "Fire a gun, or hold your fire?", "Anne fires a gun or holds fire."),
        ("it", "Fai fuoco con un cannone o trattieni il tiro?", "Anne fa fuoco o trattiene il tiro."),
    ],
)
def test_ask_knows_who_is_asked(language: str, mine: str, others: str) -> None:
    (ask,) = Match(GAME, NAMES, {}, seeded(1, 3)).asks
    assert speaker(language, ask.seat).ask(ask) == mine
    assert speaker(language, BART).ask(ask) == others


def test_options_in_both_languages() -> None:
    options = (Fire(4, BART), Commit(2), Hold())
    assert [*map(speaker("en").option, options)] == ["Fire gun 4 at Bart", "Commit gun 2", "Use no gun"]
    assert [*map(speaker("it").option, options)] == [
        "Spara col cannone 4 contro Bart",
        "Impegna il cannone 2",
        "Nessun cannone",
    ]


@pytest.mark.parametrize(
    ("items", "english", "italian"),
    [
        ((), "none", "nessuno"),
        ((6,), "6", "6"),
        ((1, 6), "1 and 6", "1 e 6"),
        ((1, 2, 6), "1, 2 and 6", "1, 2 e 6"),
    ],
)
def test_lists(items: tuple[int, ...], english: str, italian: str) -> None:
    assert speaker("en").table("below", deck=9, mine=items) == f"Magazine: 9. Your guns: {english}."
    assert speaker("it").table("below", deck=9, mine=items) == f"Deposito: 9. I tuoi cannoni: {italian}."


@pytest.mark.parametrize(
    ("hull", "guns", "english", "italian"),
    [
        (0, 3, "Bart: sunk", "Bart: affondata"),
        (1, 1, "Bart: 1 hull point, 1 gun", "Bart: 1 punto scafo, 1 cannone"),
        (4, 0, "Bart: 4 hull points, 0 guns", "Bart: 4 punti scafo, 0 cannoni"),
        (1200, 2, "Bart: 1,200 hull points, 2 guns", "Bart: 1.200 punti scafo, 2 cannoni"),
    ],
)
def test_numbers(hull: int, guns: int, english: str, italian: str) -> None:
    assert speaker("en").table("row", seat=BART, hull=hull, guns=guns) == english
    assert speaker("it").table("row", seat=BART, hull=hull, guns=guns) == italian


SIGHTED = """
from wardroom.engine import Event, Seat
from wardroom.games.skirmish import Skirmish

class Sighted(Event):
    ships: tuple[str, ...]
    by: str
    prize: bool
    first: Seat | None
    all: tuple[Seat, ...]

class Copy(Skirmish):
    events = (*Skirmish.events, Sighted)

GAME = Copy()
"""

ENGLISH = """
name-emden = Emden
name-lovat = Lovat
event-sighted = { $by } saw { $ships }; { $prize ->
    [yes] a prize
   *[no] no prize
 } for { $first_is ->
    [you] you
    [nobody] nobody
   *[other] { $first }
 } of { $all }.
"""

ITALIAN = """
name-emden = Emden
    .gender = m
    .the = l'incrociatore Emden
name-lovat = Lovat
    .gender = f
    .the = la nave Lovat
event-sighted = { $by_the } è { $by_gender ->
    [f] stata vista
   *[m] stato visto
 }
"""


def sighted(skirmish_with: Write, language: str, reader: Seat | None, **facts: Any) -> str:
    game = skirmish_with(
        ("en.ftl", "title =", f"{ENGLISH}title ="), ("it.ftl", "title =", f"{ITALIAN}title ="), code=SIGHTED
    )
    event = game.events[-1](**{"ships": (), "by": "emden", "prize": False, "first": None, "all": (), **facts})
    return Speaker(language, game, NAMES, reader).event(event)


def test_names_of_pieces(skirmish_with: Write) -> None:
    words = sighted(skirmish_with, "en", None, ships=("lovat", "emden"), by="dresden", all=(ANNE, BART))
    assert words == "dresden saw Lovat and Emden; no prize for nobody of Anne and Bart."


def test_yes_and_nobody_and_you(skirmish_with: Write) -> None:
    assert sighted(skirmish_with, "en", BART, prize=True, first=BART) == "Emden saw none; a prize for you of none."
    assert sighted(skirmish_with, "en", ANNE, prize=True, first=BART) == "Emden saw none; a prize for Bart of none."


@pytest.mark.parametrize(
    ("ship", "words"),
    [("emden", "l'incrociatore Emden è stato visto"), ("lovat", "la nave Lovat è stata vista")],
)
def test_names_bring_their_grammar(ship: str, words: str, skirmish_with: Write) -> None:
    assert sighted(skirmish_with, "it", None, by=ship) == words


CARGO = """
name-rum = cask of rum
    .many = casks of rum
name-goods = crate of goods
    .many = crates of goods
name-paloma = La Paloma
name-amity = Amity
name-lark = Lark
event-sighted = { $by_first ->
    [article] { $by }
    [a] l'{ $by }
   *[other] la { $by }
 }: { $ships }
"""


def carried(skirmish_with: Write, **facts: Any) -> str:
    game = skirmish_with(("it.ftl", "title =", f"{CARGO}title ="), code=SIGHTED)
    event = game.events[-1](**{"ships": ("rum",), "by": "lark", "prize": False, "first": None, "all": (), **facts})
    return Speaker("it", game, NAMES).event(event)


@pytest.mark.parametrize(
    ("pieces", "words"),
    [
        (("rum",), "1 cask of rum"),
        (("goods", "rum", "rum"), "1 crate of goods e 2 casks of rum"),
        (("rum", "goods", "rum"), "2 casks of rum e 1 crate of goods"),
        (("rum", "rum", "amity"), "cask of rum, cask of rum e Amity"),
    ],
)
def test_pieces_that_have_a_plural_are_counted(pieces: tuple[str, ...], words: str, skirmish_with: Write) -> None:
    assert carried(skirmish_with, ships=pieces) == f"la Lark: {words}"


@pytest.mark.parametrize(("ship", "words"), [("paloma", "La Paloma"), ("amity", "l'Amity"), ("lark", "la Lark")])
def test_a_name_may_bring_its_own_article(ship: str, words: str, skirmish_with: Write) -> None:
    assert carried(skirmish_with, by=ship) == f"{words}: 1 cask of rum"


def test_seats_without_a_name_are_counted_from_one() -> None:
    assert Speaker("en", GAME).event(Sunk(CORA)) == "The ship of 3 sinks!"


@pytest.mark.parametrize(
    ("name", "english", "italian"),
    [
        ("guest-4711", "Guest 4711", "Ospite 4711"),
        ("guest-4711 2", "Guest 4711 2", "Ospite 4711 2"),
        ("bot-lieutenant", "Lieutenant", "Tenente"),
        ("bot-thumb", "Mate", "Nostromo"),
        ("bot-random 3", "Deckhand 3", "Mozzo 3"),
        ("bot-nobody", "bot-nobody", "bot-nobody"),
        ("Anne", "Anne", "Anne"),
    ],
)
def test_whom_nobody_has_named_is_named_in_the_readers_language(name: str, english: str, italian: str) -> None:
    assert [Speaker(language, names=[name]).name(ANNE) for language in LANGUAGES] == [english, italian]


def test_asides_are_the_attributes_of_a_message() -> None:
    assert speaker("en").aside("switch-hull", "about") == "How many hits a ship can take."
    assert speaker("en").aside("switch-hull", "gender") == speaker("en").aside("switch-masts", "about") == ""


def test_refusals() -> None:
    refusal = NotOffered(play="fire 9 1", rule="2")
    assert speaker("en").refusal(refusal) == "Not possible now: fire 9 1 (rule 2, Firing)"
    assert speaker("it").refusal(refusal) == "Ora non è possibile: fire 9 1 (regola 2, Fuoco)"


def test_a_refusal_without_a_rule() -> None:
    assert speaker("en").refusal(NotOffered(play="fire 9 1", rule="none")) == "Not possible now: fire 9 1"


def test_refusal_that_was_caused_by_another() -> None:
    refusal = BadRecord("record-line", line=3, found="hold", why=Refusal("over"))
    assert speaker("en").refusal(refusal).endswith("line 3 plays hold. The game is over.")


def test_missing_words_show_their_key_and_are_told_to_whoever_listens() -> None:
    problems: list[str] = []
    assert Speaker("en", GAME).say("no-such-words") == "no-such-words"
    assert Speaker("en", GAME, problems=problems).to(ANNE).say("no-such-words") == "no-such-words"
    assert problems == ["no-such-words: is missing"]


def test_missing_facts_are_told_to_whoever_listens() -> None:
    problems: list[str] = []
    Speaker("en", GAME, problems=problems).table("below", deck=3)
    assert problems == ["table-below: Unknown external: mine"]


def test_has_words() -> None:
    assert speaker("en").has("event-shot")
    assert speaker("en").has("error-over")
    assert not speaker("en").has("event-mutiny")
    assert not Speaker("en").has("event-shot")


def test_unknown_language() -> None:
    with pytest.raises(Refusal) as refused:
        Speaker("fr", GAME)
    assert refused.value.key == "unknown-language"
    assert Speaker("en").refusal(refused.value) == "There are no words in fr; there is: en and it."


def test_languages_say_different_things() -> None:
    said = {Speaker(language, GAME).event(Boarded(ANNE, BART)) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_loaded_is_for_the_captain_alone() -> None:
    assert speaker("it", ANNE).event(Loaded(5)) == "Carichi un cannone di calibro 5."


@pytest.mark.parametrize(
    ("text", "where", "found"),
    [
        ("title = A\n\noption-fire = { $gun\n\nabout = B\n", "en.ftl, line 3", "option-fire = { $gun"),
        ("# { $gun\n{ $gun\n", "en.ftl, line 2", "{ $gun"),
        ("title = A\nabout = B\ntitle = C\n", "en.ftl", "title"),
    ],
)
def test_junk_is_refused_with_its_line(text: str, where: str, found: str, tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text(text, "utf-8")
    with pytest.raises(BadData) as refused:
        read_words(path)
    assert (refused.value.facts["where"], refused.value.facts["found"]) == (where, found)


@pytest.mark.parametrize("content", [None, b"title = \xff\n"])
def test_files_that_are_no_text(content: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadData) as refused:
        read_words(path)
    assert refused.value.facts["where"] == "en.ftl"


def test_what_is_said_already_names_no_piece(skirmish_with: Write) -> None:
    """A notation, a player's name or a sentence may be the id of a piece by chance."""
    game = skirmish_with(*((file, "title =", "name-hold = the hold\ntitle =") for file in ("en.ftl", "it.ftl")))
    speaker = Speaker("it", game, ["hold"])
    assert speaker.say("play-option", number="1", words="hold", notation=Spoken("hold")) == "1. the hold [hold]"
    assert speaker.say("play-moment", name=speaker.name(Seat(0)), number=3).startswith("hold")
