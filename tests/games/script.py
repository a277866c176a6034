"""Dice that tests write down, whatever the game."""

from wardroom.engine import Scripted, Source


class Script(Scripted):
    """Scripted dice that can be given more rolls as the test goes on, and may roll freely after the last of them."""

    free: Source | None = None

    def add(self, *shown: int | str) -> None:
        self._shown.extend(shown)

    def below(self, sides: int, /) -> int:
        return self.free.below(sides) if self.free and not self.left else super().below(sides)
