"""Which numbered rules a test proves."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def rule(game: str, *ids: str) -> "pytest.MarkDecorator":
    """Mark a test with the rules that it proves: `@rule("kaiser", "3.2.6")`."""
    import pytest  # noqa: PLC0415  games are played where pytest is not installed

    return pytest.mark.rule(game, *ids)
