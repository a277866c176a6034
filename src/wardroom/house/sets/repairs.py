"""What somebody meant who typed something else, where that is certain."""

from difflib import get_close_matches
from typing import get_args

from wardroom.engine import BadData
from wardroom.engine.tables import Column
from wardroom.house.sets.forms import kind_of, names_in

_SURE = 0.75
"""How much a word has to be like another to be taken for it."""


def repaired(column: Column, cell: str) -> str | None:
    """What somebody meant who typed something else, where that is certain; None where it is not."""
    kind = kind_of(column)
    guess = _GUESSES[kind](column, cell) if kind in _GUESSES else None
    if guess is None or guess == cell:
        return None
    try:
        column.read(guess, "")
    except BadData:
        return None
    return guess


def _guess_number(_: Column, cell: str) -> str | None:
    text = cell.casefold().strip().strip(".,;:'\"")
    if text in _NUMBERS:
        return str(_NUMBERS[text])
    whole, rest = text.replace(",", ".").partition(".")[::2]
    is_whole = whole.isdigit() and len(whole) < 10 and not rest.strip("0")
    return str(int(whole)) if is_whole else None


def _guess_dice(_: Column, cell: str) -> str | None:
    text = cell.casefold().replace("w", "d")
    for sign in ("+", "-", ",", ";", "|", "\\", " "):
        text = text.replace(sign, "/")
    parts = [part.removeprefix("d") for part in text.split("/") if part]
    return "/".join(parts) if parts and all(part.isdigit() for part in parts) else None


def _guess_yes(_: Column, cell: str) -> str | None:
    text = cell.casefold().strip()
    return "yes" if text in _YES else "no" if text in _NO else None


def _guess_choice(column: Column, cell: str) -> str | None:
    choices: dict[str, str] = {choice.casefold(): choice for choice in get_args(column.type)}
    text = cell.casefold().strip()
    begun = [choice for start, choice in choices.items() if len(text) > 1 and start.startswith(text)]
    if len(begun) == 1:
        return begun[0]
    like = get_close_matches(text, choices, n=2, cutoff=_SURE)
    return choices[like[0]] if len(like) == 1 or (like and like[0] == text) else None


def _guess_effects(column: Column, cell: str) -> str | None:
    """Names that are nearly right; facts are left as they are."""
    known = [name for note in names_in(column) for name in note.known]
    parts = [part.split() for part in cell.replace(",", ";").split(";") if part.strip()]
    for part in parts:
        like = get_close_matches(part[0].casefold().replace("_", "-"), known, n=1, cutoff=_SURE)
        if like:
            part[0] = like[0]
    return "; ".join(" ".join(part) for part in parts) or None


_GUESSES = {
    "number": _guess_number,
    "dice": _guess_dice,
    "yes-no": _guess_yes,
    "choice": _guess_choice,
    "provenance": _guess_choice,
    "effects": _guess_effects,
}
_YES, _NO = {"y", "true", "1", "x", "si", "sì", "s", "ja", "✓"}, {"n", "false", "0", "-", "none", "non"}
_NUMBERS = {
    word: number
    for words in (
        "zero one two three four five six seven eight nine ten eleven twelve",
        "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici",
    )
    for number, word in enumerate(words.split())
} | {"none": 0, "o": 0, "l": 1, "i": 1}  # fmt: skip
