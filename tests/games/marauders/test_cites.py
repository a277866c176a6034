"""The rules that the golden games cite, kind by kind.

The list `said/cites.txt` was read by eye. `python -m tests.games.marauders.test_cites` writes it again, after golden
games were made again or a rule is cited that was not before; read the difference.
"""

from collections import defaultdict

from tests.games.marauders.make_golden import ENDINGS, GOLDEN
from tests.games.marauders.test_words import SAID
from wardroom.engine import Match, Phrase, Seat
from wardroom.engine.record import loads
from wardroom.games.marauders import GAME
from wardroom.games.marauders.state import Caribbean
from wardroom.words.register import register

FILE = SAID / "cites.txt"


def cited() -> dict[str, set[str]]:
    """Every kind of question and event of the golden games, with the rules that it cites in them."""
    found: dict[str, set[str]] = defaultdict(set)

    def note(family: str, phrase: Phrase) -> None:
        found[f"{family}-{phrase.kind}"].add(phrase.cites)

    for ending in ENDINGS:
        saved = loads((GOLDEN / f"{ending}.json").read_text("utf-8"))
        match: Match[Caribbean] = Match(GAME, saved.seats, saved.options, saved.seal)
        for line in saved.log:
            for ask in match.asks:
                note("ask", ask.question)
            match.answer(Seat(line.seat), line.play)
        for entry in match.log:
            for event, _ in entry.told:
                note("event", event)
    return found


def listed(found: dict[str, set[str]]) -> str:
    return "".join(f"{kind}: {', '.join(sorted(rules))}\n" for kind, rules in sorted(found.items()))


def test_golden_games_cite_the_rules_that_apply() -> None:
    found = cited()
    assert listed(found) == FILE.read_text("utf-8")
    assert set().union(*found.values()) <= register(GAME).keys()


if __name__ == "__main__":
    FILE.write_text(listed(cited()), "utf-8")
