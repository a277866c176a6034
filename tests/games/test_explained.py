"""Every kind of option is explained, at one table at least, or is on the list of those that need it not."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.clear import CLEAR
from tests.games.turns import asks_of
from wardroom import shelf
from wardroom.engine import Ask, Option
from wardroom.engine.explain import NOTHING
from wardroom.engine.record import loads, replay

NOT_ON_FILE = {
    "cannoni": {"mend-mast", "refloat", "repair", "strike-side"},
    "kaiser": {"mines", "supply-from", "torpedo", "try-resupply"},
    "marauders": {"keep-mission"},
    "nassau": {"briber", "cartographer", "helmsman", "mint", "quartermaster", "smuggler"},
}
"""Kinds that are explained too, but that no match on file offers."""


def offered(name: str) -> Iterator[tuple[object, Ask, Option]]:
    """Every option on offer in the matches on file, with what is asked and how things stand."""
    for path in sorted((Path(__file__).parent / name / "golden").glob("*.json")):
        for position, ask in asks_of(replay(loads(path.read_text("utf-8")), shelf.find(name))):
            yield from ((position.state, ask, option) for option in ask.options)


@pytest.mark.parametrize("name", sorted(CLEAR))
def test_every_kind_of_option_is_explained_or_clear_by_itself(name: str) -> None:
    """The list has what is never explained, and nothing else: what is explained one day leaves it."""
    game, explained = shelf.find(name), set[str]()
    for state, ask, option in offered(name):
        if option.kind not in explained and game.explain(state, ask, option) != NOTHING:
            explained.add(option.kind)
    kinds = {option.kind for option in game.options}
    assert kinds - explained == CLEAR[name].keys() | NOT_ON_FILE.get(name, set())
