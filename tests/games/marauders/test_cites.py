"""What the golden games ask and tell, kind by kind: the rule that each cites, and its facts.

The list `said/cites.txt` was read by eye. `python -m tests.games.marauders.test_cites` writes it again, after golden
games were made again or a rule is cited that was not before; read the difference.
"""

from collections import defaultdict

from tests.games.marauders.make_golden import ENDINGS, GOLDEN
from tests.games.marauders.test_words import SAID
from wardroom.engine import Match, Option, Phrase, Seat
from wardroom.engine.record import loads
from wardroom.games.marauders import GAME
from wardroom.games.marauders.state import Caribbean
from wardroom.words.register import register

FILE = SAID / "cites.txt"
EXAMPLES = 2
Cited = dict[tuple[str, str], list[str]]


def in_full(option: Option) -> str:
    """An option with the facts that are only for the words."""
    return " ".join((option.kind, *map(str, vars(option).values())))


def cited() -> Cited:
    """Every kind of question and event of the golden games under every rule that it cites: the first ones in full."""
    found: Cited = defaultdict(list)

    def note(family: str, phrase: Phrase, *offered: str) -> None:
        examples = found[f"{family}-{phrase.kind}", phrase.cites]
        facts = ", ".join(f"{name} {fact}" for name, fact in vars(phrase).items() if name != "under")
        example = " | ".join((facts, *offered))
        if len(examples) < EXAMPLES and example not in examples:
            examples.append(example)

    for ending in ENDINGS:
        saved = loads((GOLDEN / f"{ending}.json").read_text("utf-8"))
        match: Match[Caribbean] = Match(GAME, saved.seats, saved.options, saved.seal)
        for line in saved.log:
            for ask in match.asks:
                note("ask", ask.question, *map(in_full, ask.options))
            match.answer(Seat(line.seat), line.play)
        for entry in match.log:
            for event, _ in entry.told:
                note("event", event)
    return found


def listed(found: Cited) -> str:
    return "".join(
        f"{kind}: {rule}\n" + "".join(f"    {example}\n" for example in examples if example)
        for (kind, rule), examples in sorted(found.items())
    )


def test_golden_games_ask_and_tell_what_was_read_by_eye() -> None:
    found = cited()
    assert listed(found) == FILE.read_text("utf-8")
    assert {rule for _, rule in found} <= register(GAME).keys()


if __name__ == "__main__":
    FILE.write_text(listed(cited()), "utf-8")
