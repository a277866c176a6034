"""Every kind of problem that `check_words` promises to find, put into a copy of Skirmish's words."""

import pytest

from tests.words.conftest import Edit, Write
from wardroom.games.skirmish import GAME
from wardroom.words.check import assert_words, check_words

EN, IT, RULES = "en.ftl", "it.ftl", "rules.toml"

BROKEN: dict[str, tuple[list[Edit], list[str]]] = {
    "a file that cannot be read": (
        [(IT, "option-hold = Nessun cannone", "option-hold = { Nessun cannone")],
        ["it.ftl, line 18 should be Fluent, but is option-hold = { Nessun cannone"],
    ),
    "a message twice": (
        [(EN, "option-hold =", "title = Brawl\noption-hold =")],
        ["en.ftl should be each message once, but is title"],
    ),
    "a question without words": (
        [(EN, "ask-aim =", "asked-aim ="), (IT, "ask-aim =", "asked-aim =")],
        [
            "en.ftl: ask-aim is missing",
            "it.ftl: ask-aim is missing",
            "en: ask-aim: is missing",
            "it: ask-aim: is missing",
        ],
    ),
    "an option without words in one language": (
        [(IT, "option-hold = Nessun cannone\n", "")],
        [
            "it.ftl: option-hold is missing",
            "it.ftl: option-hold is missing, en.ftl has it",
            "it: option-hold: is missing",
        ],
    ),
    "an event without words, only attributes": (
        [(EN, "event-loaded = You load", "event-loaded =\n    .about = You load")],
        ["en.ftl: event-loaded is missing", "en: event-loaded: is missing"],
    ),
    "words for something that the game does not have": (
        [(EN, "title =", "event-mutiny = Mutiny!\ntitle ="), (IT, "title =", "event-mutiny = Rivolta!\ntitle =")],
        ["en.ftl: event-mutiny is not in the game", "it.ftl: event-mutiny is not in the game"],
    ),
    "a message that one language lacks": (
        [(EN, "title =", "advice = Keep a gun back.\ntitle =")],
        ["it.ftl: advice is missing, en.ftl has it"],
    ),
    "no title": (
        [(EN, "title = Skirmish\n", ""), (IT, "title = Schermaglia\n", "")],
        ["en.ftl: title is missing", "it.ftl: title is missing"],
    ),
    "nothing about the game": (
        [(EN, "about = Two", "abort = Two"), (IT, "about = Da", "abort = Da")],
        ["en.ftl: about is missing", "it.ftl: about is missing"],
    ),
    "a switch without words": (
        [(EN, "switch-hull =", "switch-hulls ="), (IT, "switch-hull =", "switch-hulls =")],
        [
            f"{file}: {problem}"
            for file in (EN, IT)
            for problem in (
                "switch-hull is missing",
                "switch-hull.about is missing",
                "switch-hull.values is missing",
                "switch-hulls is not in the game",
            )
        ],
    ),
    "a switch without explanation": (
        [(EN, "    .about = How many hits a ship can take.\n", "")],
        ["en.ftl: switch-hull.about is missing"],
    ),
    "a variable that an option does not have": (
        [(EN, "option-commit = Commit gun { $gun }", "option-commit = Commit gun { $gum }")],
        [
            "en.ftl: option-commit uses $gum, which is not provided",
            "en: option-commit: Unknown external: gum",
        ],
    ),
    "a variable in a branch that is hardly ever read": (
        [(EN, "[you] Your ship sinks!", "[you] { $ship ->\n        [dinghy] Splash!\n       *[other] Gone!\n    }")],
        ["en.ftl: event-sunk uses $ship, which is not provided", "en: event-sunk: Unknown external: ship"],
    ),
    "the asked seat in an event": (
        [(EN, "event-loaded = You load", "event-loaded = { $seat } loads")],
        ["en.ftl: event-loaded uses $seat, which is not provided", "en: event-loaded: Unknown external: seat"],
    ),
    "a reader for something that is no seat": (
        [(IT, "Carichi un cannone", "Carichi { $gun_is ->\n    [you] te\n   *[other] un cannone\n }")],
        ["it.ftl: event-loaded uses $gun_is, which is not provided", "it: event-loaded: Unknown external: gun_is"],
    ),
    "a variable in a message that says what needs none": (
        [(EN, "about = Two to four", "about = { $few } to four")],
        ["en.ftl: about uses $few, which is not provided"],
    ),
    "a variable through another message": (
        [
            (EN, "option-hold = Use no gun", "option-hold = { advice }\nadvice = Wait for { $admiral }"),
            (IT, "option-hold = Nessun cannone", "option-hold = Nessun cannone\nadvice = Calma"),
        ],
        [
            "en.ftl: option-hold uses $admiral, which is not provided",
            "en: option-hold: Unknown external: admiral",
        ],
    ),
    "a reference to nothing": (
        [(EN, "option-hold = Use no gun", "option-hold = Use no { -gun }")],
        [
            "en.ftl: option-hold refers to -gun, which is not there",
            "en: option-hold: Unknown term: -gun",
            "en: option-hold: reads 'Use no {-gun}'",
        ],
    ),
    "a function that does not exist": (
        [(EN, "option-commit = Commit gun { $gun }", "option-commit = Commit gun { CALIBRE($gun) }")],
        [
            "en.ftl: option-commit calls CALIBRE, which is not a function",
            "en: option-commit: Unknown function: CALIBRE",
        ],
    ),
    "a message of the frame": (
        [(EN, "title =", "none = no guns\ntitle ="), (IT, "title =", "none = niente\ntitle =")],
        [f"{file}: none is a message of the frame, and only that one would be heard" for file in (EN, IT)],
    ),
    "a picture that lacks words": (
        [(EN, "table-below =", "table-under ="), (IT, "table-below =", "table-under =")],
        ["en: table-below: is missing", "it: table-below: is missing"],
    ),
    "a picture with a variable it is not given": (
        [(IT, "Deposito: { $deck }", "Deposito: { $pile }")],
        ["it: table-below: Unknown external: pile"],
    ),
    "a brace on the page": (
        [(EN, "option-hold = Use no gun", 'option-hold = Use no gun { "{" }')],
        ["en: option-hold: reads 'Use no gun {'"],
    ),
    "a register that cannot be read": (
        [(RULES, 'id = "1"', "id = 1")],
        ["rules.toml rule[0].id should be str, but is 1"],
    ),
    "a rule that the register does not know": (
        [(RULES, 'id = "3"', 'id = "3a"')],
        [f"rules.toml: there is no rule 3, which {phrase} cites" for phrase in ("ask-evade", "note-may-evade")],
    ),
    "a rule without a title": (
        [(RULES, 'title_it = "Fuoco"', 'title_it = " "')],
        ["rules.toml: rule 2 has no title_it"],
    ),
    "a rule without a summary": (
        [(RULES, "A hit costs one hull point. A ship without hull points sinks and takes no further part.", "")],
        ["rules.toml: rule 7 has no summary_en"],
    ),
}

WITH_PIECES = """
from typing import NewType
from wardroom.engine import Event, Seat
from wardroom.games.skirmish import Skirmish

Ship = NewType("Ship", str)

class Cheered(Event):
    ship: Ship
    crew: tuple[str, ...]
    captain: Seat | None

class Copy(Skirmish):
    players = (2,)
    events = (*Skirmish.events, Cheered)

    def turn(self, table):
        table.tell(Cheered, "emden", ("42", "bosun"), None)
        yield from super().turn(table)

    def picture(self, view, say):
        return say("row", seat=0, hull=1, guns=say("below", deck="lovat", mine=()))

GAME = Copy()
"""

CHEER = "event-cheered = { $captain_is ->\n    [nobody] The\n   *[other] { $captain }:\n } { $ship } cheers, { $crew }"
NAMED = "name-emden = Emden\nname-bosun = bosun\nname-lovat = Lovat\n"


def test_skirmish_has_all_its_words() -> None:
    assert_words(GAME)


@pytest.mark.parametrize("broken", BROKEN)
def test_problem_is_found(broken: str, skirmish_with: Write) -> None:
    edits, problems = BROKEN[broken]
    assert sorted(check_words(skirmish_with(*edits), games=1)) == sorted(problems)


def test_problems_fail_a_test_in_words(skirmish_with: Write) -> None:
    game = skirmish_with((EN, "    .about = How many hits a ship can take.\n", ""))
    with pytest.raises(AssertionError, match=r"^en.ftl: switch-hull.about is missing$"):
        assert_words(game, games=1)


def test_pieces_need_names(skirmish_with: Write) -> None:
    game = skirmish_with(*((file, "title =", f"{CHEER}\ntitle =") for file in (EN, IT)), code=WITH_PIECES)
    assert sorted(check_words(game, games=1)) == sorted(
        f"{language}: {problem}"
        for language in ("en", "it")
        for problem in (
            "event-cheered: $ship is 'emden', which has no name",
            "event-cheered: $crew is 'bosun', which has no name",
            "table-below: $deck is 'lovat', which has no name",
        )
    )


def test_named_pieces_and_their_traits(skirmish_with: Write) -> None:
    cheer = CHEER.replace("{ $ship }", "{ $ship_the }")
    english = (EN, "title =", f"{CHEER}\n{NAMED}title =")
    italian = NAMED.replace("Emden", "Emden\n    .the = la Emden")
    assert_words(skirmish_with(english, (IT, "title =", f"{cheer}\n{italian}title ="), code=WITH_PIECES), games=1)


CITING = """
class Cheered(Event):
    ship: str
    by: str

    @property
    def cites(self):
        return self.by
"""


def test_what_a_fact_cites_is_a_rule(skirmish_with: Write) -> None:
    said = [(file, "title =", f"event-cheered = {{ $ship }} cheers\n{NAMED}title =") for file in (EN, IT)]
    head, rest = WITH_PIECES.split("class Cheered(Event):")
    rest = rest[rest.index("class Copy") :].replace('("42", "bosun"), None', '"9.9"')
    game = skirmish_with(*said, code=head + CITING + "\n" + rest)
    assert [problem for problem in check_words(game, games=1) if "cites" in problem] == [
        f"{language}: event-cheered cites 9.9, which is no rule" for language in ("en", "it")
    ]


NAMES = '{"emden": {"en": "Emden", "it": "Emden"}, "bosun": {"en": "bosun"}, "lovat": {"en": "Lovat", "it": "Lovat"}}'


def test_data_may_name_pieces_in_every_language(skirmish_with: Write) -> None:
    words = [(file, "title =", f"{CHEER}\ntitle =") for file in (EN, IT)]
    code = WITH_PIECES.replace("class Copy(Skirmish):", f"class Copy(Skirmish):\n    names = {NAMES}")
    code = code.replace('"emden", ("42", "bosun")', '"emden.2", ("42", "lovat")')
    assert check_words(skirmish_with(*words, code=code), games=1) == ["bosun has no name in it"]


@pytest.mark.parametrize("hint", ["str", "str | None", 'Literal["emden", "lovat"]', "Ship", "Ship | None"])
def test_texts_bring_traits(hint: str, skirmish_with: Write) -> None:
    code = WITH_PIECES.replace("import NewType", "import Literal, NewType").replace("ship: Ship", f"ship: {hint}")
    cheer = CHEER.replace("{ $ship }", "{ $ship_the }")
    named = NAMED.replace("= Emden", "= Emden\n    .the = the Emden")
    words = [(file, "title =", f"{cheer}\n{named}title =") for file in (EN, IT)]
    assert_words(skirmish_with(*words, code=code), games=1)


def test_several_pieces_bring_no_traits(skirmish_with: Write) -> None:
    cheer = CHEER.replace("{ $crew }", "{ $crew_the }")
    named = NAMED.replace("= Emden", "= Emden\n    .the = the Emden")
    words = [(file, "title =", f"{cheer}\n{named}title =") for file in (EN, IT)]
    assert "en.ftl: event-cheered uses $crew_the, which is not provided" in check_words(
        skirmish_with(*words, code=WITH_PIECES), games=1
    )


def test_a_trait_that_no_name_has(skirmish_with: Write) -> None:
    cheer = CHEER.replace("{ $ship }", "{ $ship_gender ->\n    [female] brava\n   *[other] bravo\n }")
    game = skirmish_with(
        (EN, "title =", f"{CHEER}\n{NAMED}title ="), (IT, "title =", f"{cheer}\n{NAMED}title ="), code=WITH_PIECES
    )
    assert check_words(game, games=1) == [
        "it.ftl: event-cheered uses $ship_gender, which is not provided",
        "it: event-cheered: Unknown external: ship_gender",
    ]


def test_refused_setups_need_words(skirmish_with: Write) -> None:
    code = """
from wardroom.engine import BadSetup
from wardroom.games.skirmish import Skirmish

class Copy(Skirmish):
    def refuse(self, options, seats):
        if options["hull"] == 5 and seats == 4:
            raise BadSetup("too-long", hull=options["hull"])

GAME = Copy()
"""
    assert check_words(skirmish_with(code=code), games=1) == [
        "en: error-too-long: is missing",
        "it: error-too-long: is missing",
    ]
