"""Explaining: hints, what an option does and with what chance, and why another is not offered."""

from msgspec import Struct

from wardroom.house.messages.terms import Said


class Because(Struct):
    """What speaks for an option: an event, its chance with the option, and with the others; each from 0 to 1."""

    said: Said
    chance: float
    otherwise: float


class Advice(Struct):
    """An option, by its notation, the chance of winning with it, from 0 to 1, and for the first what speaks for it."""

    play: str
    chance: float
    because: list[Because] = []


class Hint(Struct):
    """The best options of a seat at the moment `sequence`, the best first, as a Captain in that seat would see them."""

    seat: int
    sequence: int
    advice: list[Advice]


class ItemInfo(Struct):
    """A part of a sum, by name."""

    said: Said
    value: int


class SumInfo(Struct):
    """One side of a roll: whose it is, the dice by their sides, what is added, and what has to be reached."""

    title: Said
    dice: list[int]
    items: list[ItemInfo]
    needs: int | None = None


class ChanceInfo(Struct):
    """What may come of it, how likely, from 0 to 1, and whether whoever chooses wants it."""

    outcome: Said
    chance: float
    is_good: bool | None = None


class ExplanationInfo(Struct):
    """What an option costs and does, the sums, and every outcome, the best first. The words are `note-…`."""

    notes: list[Said]
    sums: list[SumInfo]
    chances: list[ChanceInfo]


class Explained(Struct):
    """What there is to say about the options of a seat at the moment `sequence`, by notation."""

    seat: int
    sequence: int
    options: dict[str, ExplanationInfo]


class Reason(Struct):
    """Why a piece is not on offer; None where the game knows no reason."""

    said: Said | None
