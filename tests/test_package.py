"""What is told of the package on an index: a README whose links work there."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from hatch_build import for_index  # noqa: E402

README = """<a href="docs/play.md"><img src="docs/pictures/kaiser.png" width="270" alt="raiders"></a>
[Write a bot](docs/write-a-bot.md#a-class), [MIT](LICENSE), [icons](https://icons.example), [below](#below)"""


def test_links_lead_into_the_repository_from_anywhere() -> None:
    assert for_index(README, "https://forge.example/w") == (
        '<a href="https://forge.example/w/blob/main/docs/play.md">'
        '<img src="https://forge.example/w/raw/main/docs/pictures/kaiser.png" width="270" alt="raiders"></a>\n'
        "[Write a bot](https://forge.example/w/blob/main/docs/write-a-bot.md#a-class), "
        "[MIT](https://forge.example/w/blob/main/LICENSE), [icons](https://icons.example), [below](#below)"
    )


def test_without_an_address_their_words_stay() -> None:
    assert for_index(README, "") == "\nWrite a bot, MIT, [icons](https://icons.example), [below](#below)"
