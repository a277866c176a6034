"""Lines of text: what the pictures of all games at the terminal are made with."""

from collections.abc import Iterable
from textwrap import wrap

WIDTH = 79


def flow(parts: Iterable[str], width: int = WIDTH, join: str = " · ", indent: int = 1) -> list[str]:
    """Parts one after another; where the line is full it breaks between two of them, or within one that is longer."""
    comma = "" if join.startswith(" ") else join.rstrip()
    texts, lines = [*parts], list[str]()
    texts[:-1] = [f"{text}{comma}" for text in texts[:-1]]
    for part in texts:
        joined = f"{lines[-1]}{join.removeprefix(comma)}{part}" if lines else part
        if len(joined) <= width:
            lines[-1:] = [joined]
        else:
            lines += fold(" " * indent + part if lines else part, width, indent)
    return lines


def fold(text: str, width: int = WIDTH, indent: int = 0) -> list[str]:
    """The text in lines of the width, broken between words; lines after the first stand in by so much."""
    return [text] if len(text) <= width else wrap(text, width, subsequent_indent=" " * indent)
