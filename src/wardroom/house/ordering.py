"""Giving standing orders, withdrawing them, and seeing which still hold."""

from typing import Any

from wardroom.engine import Match, Refusal, Seat
from wardroom.house.messages.requests import Order, Withdraw
from wardroom.house.orders import StandingOrder, orders_for
from wardroom.house.standing import Standing
from wardroom.house.telling import tell_orders


async def instruct(table: Standing, person: str, request: Order | Withdraw) -> int:
    """Somebody lets the house pass for one of their seats, or no longer. Nobody else hears of it.

    What is asked now is passed on too; an order that is withdrawn is not carried out even if its pause has begun. To
    withdraw one that has ended by itself meanwhile is no fault.
    """
    async with table.lock:
        table.check_seat(person, request.seat)
        table.check_playing()
        match = await table.playing()
        if isinstance(request, Order):
            _give(table, match, person, request)
        else:
            table.orders.drop(lambda order: (order.seat, order.id) == (request.seat, request.id))
        await keep_orders(table)
        tell_orders(table, request.seat)
        return table.row.sequence


def _give(table: Standing, match: Match[Any], person: str, request: Order) -> None:
    if request.until not in orders_for(match, request.seat):
        raise Refusal("no-order")
    ask = match.position.ask_of(Seat(request.seat))
    question = ask.question if ask and request.until == "kind" else None
    holding = match.game.holding(match.position.state, Seat(request.seat))
    table.orders.give(request.seat, person, request.until, question, holding)


async def keep_orders(table: Standing) -> None:
    """Orders that are over are forgotten; for what is asked now, the pauses of the others begin."""
    orders = table.orders
    orders.drop(lambda order: not _is_in_force(table, order))
    if not orders.given or table.row.status != "playing":
        orders.stop()
        return
    match = await table.playing()
    orders.drop(lambda order: order.has_ended(match))
    covered = [ask for ask in match.asks if any(order.covers(ask) for order in orders.of(ask.seat))]
    orders.wind(match.asked_at, [int(ask.seat) for ask in covered])


def _is_in_force(table: Standing, order: StandingOrder) -> bool:
    """Whether who gave it still plays the seat, and has not come to the table by way of another process since."""
    is_elsewhere = order.person in table.people_anywhere() - table.people_here()
    return order.seat in table.seats_of(order.person) and not is_elsewhere
