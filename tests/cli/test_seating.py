"""Who sits where."""

from typing import ClassVar

import pytest

from wardroom.cli.arguments import settings
from wardroom.cli.seating import seating
from wardroom.engine import BadSetup, Switch
from wardroom.games.skirmish import GAME, Skirmish
from wardroom.words import Speaker


@pytest.mark.parametrize(
    ("asked", "players", "names", "kinds"),
    [
        (None, None, "Captain,Lieutenant", "person,lieutenant"),
        (None, 4, "Captain,Lieutenant,Lieutenant 2,Lieutenant 3", "person,lieutenant,lieutenant,lieutenant"),
        ("Anna", None, "Anna,Lieutenant", "person,lieutenant"),
        ("Anna,Bruno=lieutenant,random", None, "Anna,Bruno,Deckhand", "person,lieutenant,random"),
        ("Anna , Bruno", 3, "Anna,Bruno,Lieutenant", "person,person,lieutenant"),
        ("lieutenant,lieutenant", None, "Lieutenant,Lieutenant 2", "lieutenant,lieutenant"),
        ("LIEUTENANT,lieutenant", None, "LIEUTENANT,Lieutenant 2", "person,lieutenant"),
        ("Bruno=thumb,thumb", None, "Bruno,Mate", "thumb,thumb"),
        ("Anna,captain-bold", None, "Anna,Captain Storm", "person,captain-bold"),
        ("random=person,=random", None, "random,Deckhand", "person,random"),
    ],
)
def test_seats(asked: str | None, players: int | None, names: str, kinds: str) -> None:
    table = seating(GAME, asked, players, Speaker("en"))
    assert ",".join(table.names) == names
    assert ",".join(table.players) == kinds


def test_bots_have_names_in_the_language_of_the_table() -> None:
    assert seating(GAME, None, 2, Speaker("it")).names == ("Capitano", "Tenente")


class Switched(Skirmish):
    switches: ClassVar[tuple[Switch, ...]] = (  # type: ignore[assignment]
        Switch("fog"),
        Switch("wind", "fair", ("fair", "Foul")),
        Switch("hull", 4, (4, 5)),
    )


@pytest.mark.parametrize(
    ("given", "chosen"),
    [
        ([], {}),
        (["fog"], {"fog": True}),
        (["fog=sì", "wind=foul"], {"fog": True, "wind": "Foul"}),
        (["fog = off", "hull=5"], {"fog": False, "hull": 5}),
        (["fog=no", "fog=TRUE"], {"fog": True}),
    ],
)
def test_switches_as_people_write_them(given: list[str], chosen: dict[str, object]) -> None:
    assert settings(Switched(), given) == chosen


@pytest.mark.parametrize("given", ["fog=2", "hull=on", "hull=4.0", "wind=", "=", "mist=on"])
def test_switches_that_cannot_be(given: str) -> None:
    with pytest.raises(BadSetup):
        settings(Switched(), [given])
