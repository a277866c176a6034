"""3.3 What the Action halves of cards do: an effect for each paragraph of the book, named in the rows of actions.csv.

The rules ask what a card does, never which card it is: an owner may add types of their own that do what another does,
with other dice and numbers. `effects.toml` explains each effect.
"""

from typing import ClassVar, Literal

from wardroom.engine import Effect
from wardroom.engine.effects import pool

Half = Literal["action", "reaction", "assist", "team"]
"""1.1.2 Whether a card acts, reacts, assists, or acts in the team game alone."""
_PAIR = ("challenge", "response")


class Deed(Effect):
    """What the Action half of a card does. The book's own card with this effect has its `id`."""

    id: ClassVar[str]
    paragraph: ClassVar[int]
    """Its number in section 3.3."""
    half: ClassVar[Half] = "action"
    needs: ClassVar[tuple[str, ...]] = ()
    """The dice and points that have to be printed on the card."""

    def __init_subclass__(cls, name: str = "") -> None:
        super().__init_subclass__()
        cls.kind = name or cls.kind
        cls.id = cls.kind.replace("-", "_")


class Amc(Deed):
    paragraph = 1
    half = "reaction"
    needs = ("guns", "defence", "vp")


class BlockadeRunner(Deed):
    paragraph = 2
    needs = _PAIR
    prize: int
    """What a prize in the force adds to the challenge."""


class BoardingParty(Deed):
    paragraph = 3
    half = "assist"


class BoundingMain(Deed):
    paragraph = 4
    half = "team"


class BreakContact(Deed):
    paragraph = 5
    half = "reaction"
    needs = _PAIR


class Breakdown(Deed):
    paragraph = 6
    needs = _PAIR


class Breakout(Deed):
    paragraph = 7
    needs = _PAIR


class Collier(Deed):
    paragraph = 8


class DamageControl(Deed):
    paragraph = 9


class Deception(Deed):
    paragraph = 10


class ExchangeInformation(Deed):
    paragraph = 11
    half = "team"


class FairSeas(Deed):
    paragraph = 12
    bonus: int
    """What is added to the challenge of the Passage."""


class FastShip(Deed):
    paragraph = 13
    half = "reaction"
    penalty: int
    """What is taken off a raider's attack."""


class FogBank(Deed):
    paragraph = 14


class GoodHunting(Deed):
    paragraph = 15
    half = "assist"


class HeavyWeather(Deed):
    paragraph = 16
    needs = _PAIR


class Intelligence(Deed):
    paragraph = 17


class Interned(Deed):
    paragraph = 18
    needs = _PAIR


class Interrogate(Deed):
    paragraph = 19
    needs = (*_PAIR, "guns")


class IslandRefuge(Deed):
    paragraph = 20
    needs = _PAIR


class LayMines(Deed):
    paragraph = 21
    needs = ("mines",)


class Minesweeper(Deed):
    paragraph = 22
    half = "reaction"


class MistakenIdentity(Deed):
    paragraph = 23
    half = "reaction"
    needs = _PAIR


class Monitor(Deed):
    paragraph = 24
    needs = ("guns",)
    bonus: int
    """What is added to the attack."""


class NonCombatant(Deed):
    paragraph = 25
    half = "reaction"
    penalty: int
    """What is taken off the attack."""
    passage: int
    """What is added to the challenge of the Passage afterwards."""


class PullThePlug(Deed):
    paragraph = 26
    half = "reaction"


class Qqq(Deed):
    paragraph = 27
    half = "reaction"


class QShip(Deed, name="q-ship"):
    paragraph = 28
    half = "reaction"
    needs = (*_PAIR, "guns", "depth_charges", "defence", "vp")


class RazzleDazzle(Deed):
    paragraph = 29
    half = "reaction"
    needs = _PAIR


class Recalled(Deed):
    paragraph = 30
    half = "reaction"
    needs = _PAIR


class ReconAircraft(Deed):
    paragraph = 31
    cards: int
    """How many cards are taken."""


class Reflag(Deed):
    paragraph = 32
    half = "reaction"


class RendezvousMissed(Deed):
    paragraph = 33
    needs = _PAIR
    prize: int
    """What a prize in the force takes off the challenge."""


class SailQShip(Deed, name="sail-q-ship"):
    paragraph = 34
    half = "reaction"
    needs = (*_PAIR, "guns", "defence", "vp")


class Scuttle(Deed):
    paragraph = 35


class Searchlight(Deed):
    paragraph = 36
    half = "assist"
    bonus: int
    """What is added to an attack by night."""


class SecondChance(Deed):
    paragraph = 37


class ShallowRun(Deed):
    paragraph = 38
    half = "reaction"
    needs = _PAIR


class ShippingLanes(Deed):
    paragraph = 39
    half = "assist"


class SlimPickings(Deed):
    paragraph = 40
    half = "reaction"


class SpecialCargo(Deed):
    paragraph = 41
    half = "assist"


class SubmarineU(Deed):
    paragraph = 42
    needs = ("torpedo", "guns", "defence", "vp")


class SubmarineUc(Deed):
    paragraph = 43
    needs = ("torpedo", "mines", "guns", "defence", "vp")


class SurpriseAttack(Deed):
    paragraph = 44
    half = "assist"
    bonus: int
    """What is added to the attack."""


class TransferCommand(Deed):
    paragraph = 45
    needs = _PAIR


class Trap(Deed):
    paragraph = 46
    half = "reaction"
    needs = ("guns",)


class WirelessIntercept(Deed):
    paragraph = 47
    cards: int
    """How many discards are taken."""


DEEDS = {deed.id: deed for deed in pool(Deed).values()}
"""All effects by the ids of the book's own cards, in the order of section 3.3."""
REACTIONS = frozenset(name for name, deed in DEEDS.items() if deed.half == "reaction")
