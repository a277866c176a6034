"""Standing orders: reactions that somebody lets go by without being asked, for as long as the order holds."""

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from wardroom.engine import Ask, Match, Option, Refusal, Seat

Term: TypeAlias = Literal["turn", "card", "kind"]
"""Until one's own turn, until one holds another card, or always where this kind of question is put."""
TERMS: tuple[Term, ...] = ("turn", "card", "kind")


@dataclass(frozen=True, slots=True)
class _Order:
    term: Term
    kind: str
    holding: object

    def covers(self, ask: Ask) -> bool:
        return ask.question.is_reaction and (self.term != "kind" or self.kind == ask.question.kind)


@dataclass(slots=True)
class Passing:
    """The orders of everybody at the keyboard."""

    match: Match[Any]
    _orders: dict[Seat, list[_Order]] = field(default_factory=dict)

    def give(self, ask: Ask, term: Term) -> None:
        """Let this question go by, and those that the term covers; raises Refusal where it can mean nothing."""
        if not ask.question.is_reaction:
            raise Refusal("nothing-to-pass")
        holding = self._holding(ask.seat)
        if term == "card" and holding is None:
            raise Refusal("no-hands")
        self._orders.setdefault(ask.seat, []).append(_Order(term, ask.question.kind, holding))

    def withdraw(self, seat: Seat) -> bool:
        """End all orders of a seat; says whether there were any."""
        return bool(self._orders.pop(seat, []))

    def expire(self, ask: Ask) -> bool:
        """End the orders of whoever is asked that hold no longer; says whether there were any."""
        orders = self._orders.get(ask.seat, [])
        kept = [order for order in orders if self._holds(order, ask)]
        self._orders[ask.seat] = kept
        return len(kept) < len(orders)

    def answer(self, ask: Ask) -> Option | None:
        """The option that passes, if whoever is asked has ordered it."""
        if any(order.covers(ask) for order in self._orders.get(ask.seat, [])):
            return next(option for option in ask.options if option.passes)
        return None

    def _holds(self, order: _Order, ask: Ask) -> bool:
        if order.term == "turn":
            return ask.question.is_reaction
        return order.term == "kind" or order.holding == self._holding(ask.seat)

    def _holding(self, seat: Seat) -> object:
        return self.match.game.holding(self.match.position.state, seat)
