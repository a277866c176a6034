"""What tiles do: the pool of effects that a row of tiles.csv may name. `effects.toml` explains them to an owner.

A bonus always counts. Everything else is done by the player, once a turn (ship.once).
"""

from typing import ClassVar, Literal

from wardroom.engine import Effect


class TileEffect(Effect):
    """Something that a tile does; `types` are those of the tiles that can do it."""

    types: ClassVar[tuple[str, ...]] = ("crew",)


class Bonus(TileEffect):
    """2.action.values What a tile adds to the ship, against everybody or only against some."""

    types = ("hull", "sail")
    navigation: int = 0
    gunnery: int = 0
    against: Literal["all", "merchants", "navy", "ports"] = "all"


class Hoist(TileEffect):
    """tile.jolly-roger.a Readies a member of the crew that has been used."""

    types = ("mizzen",)


class Lookout(TileEffect):
    """tile.crows-nest.a A merchant one space away can be captured."""

    types = ("mizzen",)


class Reroll(TileEffect):
    """crew.pilot A die that has not been used is rolled again."""


class Trim(TileEffect):
    """crew.navigator A die counts one more or less."""


class CountSix(TileEffect):
    """crew.helmsman A die counts as a six."""


class Chart(TileEffect):
    """crew.cartographer.a Any die leads to any space of the region."""


class Help(TileEffect):
    """crew.boatswain, crew.coxswain One more of a value in a fight."""

    value: Literal["navigation", "gunnery"]


class HelpEither(TileEffect):
    """crew.first-mate The same for a value of the player's choice."""


class SmuggleMore(TileEffect):
    """crew.smuggler One more of a resource that a port offers."""


class Bribe(TileEffect):
    """crew.briber An eight more for a hostage."""


class Boast(TileEffect):
    """crew.bard One more point of notoriety."""


class Fetch(TileEffect):
    """crew.carpenter, crew.cook, crew.powder-monkey A piece comes aboard."""

    cargo: Literal["powder", "goods", "rum"]


class SellTwo(TileEffect):
    """crew.black-marketeer Two resources become an eight."""


class Change(TileEffect):
    """crew.quartermaster An eight into so many resources alike, more than everybody gets."""

    pieces: int


class Discount(TileEffect):
    """crew.master-gunner, crew.rigging-master, crew.recruiter A tile of a type costs a resource less."""

    on: Literal["hull", "sail", "mizzen", "crew"]
