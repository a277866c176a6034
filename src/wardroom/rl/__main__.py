"""Say what the numbers of an encoding mean: `python -m wardroom.rl kaiser-v1`, or all as pages in a folder."""

import argparse
import sys
from pathlib import Path

from wardroom.rl.actions import actions
from wardroom.rl.encoding import encoding, known
from wardroom.rl.layout import layout

_BEFORE = """# {id}: options and observations in numbers

Made by `python -m wardroom.rl {id}`. What the columns mean is said in [Reinforcement learning](../rl.md).

## {actions} actions

{options}

## {size} numbers of an observation

{fields}

## Names

Each name has its place in its list, counted from 0 in actions and from 1 in binary digits.

{names}
"""


def page(id: str) -> str:  # noqa: A002 -- it is one
    """All that there is to know about an encoding, as Markdown."""
    lists = [f"- `{name}`: {', '.join(values) or 'none yet'}" for name, values in encoding(id).names.items()]
    return _BEFORE.format(
        id=id,
        actions=len(actions(id)),
        options=actions(id).describe(),
        size=layout(id).size,
        fields=layout(id).describe(),
        names="\n".join(lists) or "None.",
    )


def main() -> None:
    """Print a page, or write them all."""
    parser = argparse.ArgumentParser(prog="python -m wardroom.rl", description=__doc__)
    parser.add_argument("id", nargs="?", choices=known())
    parser.add_argument("--pages", type=Path, metavar="FOLDER", help="write a page for every encoding there")
    given = parser.parse_args()
    if given.id:
        sys.stdout.write(page(given.id))
    for id in known() if given.pages else ():  # noqa: A001 -- it is one
        (given.pages / f"{id}.md").write_text(page(id), encoding="utf-8")


if __name__ == "__main__":
    main()
