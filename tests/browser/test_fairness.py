"""Fair dice between browsers: each adds a text of its own to the seal, and finds it in the record."""

import json
import re
from collections.abc import Iterator

import pytest

from tests.browser.conftest import Visit, opened
from tests.browser.serving import House
from tests.browser.test_company import on_turn
from tests.browser.visiting import Visitor


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that waits for what people's pages add."""
    yield from opened(House(tmp_path_factory.mktemp("own_house"), sealing_live=60))


def added(visitor: Visitor) -> dict[str, str]:
    """What a browser remembers to have added at the table, by commitment."""
    kept = visitor.page.evaluate("table => localStorage.getItem(`wardroom-seal-${table}`)", visitor.table)
    found: dict[str, str] = json.loads(kept)
    return found


def test_both_browsers_add_to_the_seal_and_find_it_in_the_record(visit_own: Visit) -> None:
    anna, bruno = visit_own(), visit_own(width=375, language="it")
    [link] = anna.open(game="skirmish", seats=[{"kind": "person"}, {"kind": "open"}])
    bruno.go(link)
    bruno.button("Siediti").click()
    for each in (anna, bruno):
        each.see(".frame")
    first = on_turn(anna, bruno)
    first.answer_lazily()
    on_turn(anna, bruno)
    first.button(re.compile("^Ask to take back: |^Chiedi di ritirare: ")).click()
    other = bruno if first is anna else anna
    other.button("Agree" if other is anna else "accordo").click()
    first.until(lambda: len(added(anna)) == len(added(bruno)) == 2 and on_turn(anna, bruno) is first, "the other seal")
    texts = [set(added(each).values()) for each in (anna, bruno)]
    assert not texts[0] & texts[1] and set(added(anna)) == set(added(bruno))
    for each, words in ((anna, "is in the record"), (bruno, "è nella registrazione")):
        each.go(f"/fairness/{anna.table}")
        each.see(".verdict", words)
        for text in added(each).values():
            each.see(".steps", text)
    anna.shot("sealed")
