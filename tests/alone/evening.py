"""An evening alone: so many matches against a Lieutenant, and what they take. It runs in any Python.

`python -m tests.alone.measures` has it run in the folder's.
"""

import asyncio
import json
import sys

from tests.alone.page import Page, a_page
from tests.alone.shelves import DictShelf
from wardroom.shelf import BUILT_IN, find


async def match(page: Page, game: str) -> int:
    """A match of somebody who takes the first answer; how many moments it had."""
    seats = min(count for count in find(game).players if count > 1)
    bots = [{"kind": "bot", "bot": "lieutenant"}] * (seats - 1)
    wish = {"game": game, "seats": [{"kind": "person"}, *bots], "is_public": False}
    table = (await page.post("/api/tables", wish))["table"]["id"]
    line = page.open(table)
    await line.until(lambda told: told["type"] == "welcome")
    await line.play_on(answers=300)
    line.hang_up()
    return int(line.position["sequence"])


async def evening(matches: int, heap: "Heap") -> dict[str, object]:
    """What was written for a moment at each game, and how much memory Python has before and after."""
    shelf, written, began = DictShelf(), dict[str, list[int]](), heap()
    async with a_page(shelf) as page:
        for number in range(matches):
            game, before = list(BUILT_IN)[number % len(BUILT_IN)], shelf.bytes
            moments = await match(page, game)
            written.setdefault(game, []).append(round((shelf.bytes - before) / moments))
    return {"written": written, "heap": [began, heap()]}


class Heap:
    """How much memory Python has, where it tells."""

    def __call__(self) -> int:
        try:
            from around import heap  # type: ignore[import-not-found]  # noqa: PLC0415 -- there only in a browser
        except ImportError:
            return 0
        return int(heap())


async def main() -> None:
    """Print it."""
    print(json.dumps(await evening(int(sys.argv[1]), Heap())))


if __name__ == "__main__":
    if sys.platform == "emscripten":  # the loop runs already, and is not waited for
        asyncio.ensure_future(main())  # noqa: RUF006 -- nothing else is going on
    else:
        asyncio.run(main())
