"""Who sits where: seats as they are laid, taken and shown."""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b
from secrets import token_urlsafe

from wardroom.engine import Refusal
from wardroom.house.messages.tables import (
    CardsInfo,
    ResultInfo,
    SeatInfo,
    SeatLink,
    SeatWish,
    Sit,
    TableInfo,
    UpgradeInfo,
)
from wardroom.house.messages.terms import Said
from wardroom.house.naming import LONGEST_NAME, clean_label, free_name, is_bots_name
from wardroom.house.noting import notes_of
from wardroom.house.origins import origin_info
from wardroom.house.pacing import Time, clock_info
from wardroom.house.rematches import rematch_info
from wardroom.house.sealing import sealing_info
from wardroom.players import BOTS, drawn, is_bot, known_bot, rank_of
from wardroom.store.rows import Json, MatchRow, Person, SeatRow


def new_seats(match: str, host: Person, wishes: Sequence[SeatWish]) -> tuple[list[SeatRow], list[SeatLink]]:
    """The seats of a new table, and the secret addresses of those that are free.

    The first person is the one who opens the table; further ones are either on the same screen or invited.
    """
    seats: list[SeatRow] = []
    links: list[SeatLink] = []
    for at, wish in enumerate(wishes):
        is_host = wish.kind == "person" and (wish.hot or not any(seat.person for seat in seats))
        secret = token_urlsafe(18)
        seats.append(new_seat(match, at, wish, host if is_host else None, secret, seats))
        if seats[-1].kind == "open":
            links.append(SeatLink(at, f"/t/{match}?seat={secret}"))
    return seats, links


def new_seat(
    match: str, at: int, wish: SeatWish, host: Person | None, secret: str, others: Sequence[SeatRow]
) -> SeatRow:
    """One seat: the host's, a bot's, or free for whoever has its address."""
    kind = "bot" if wish.kind == "bot" else "person" if host else "open"
    bot = known_bot(drawn(wish.bot, f"{match} {at}")) if kind == "bot" else ""
    usual = host.name if host else (f"bot-{bot}" if rank_of(bot) in BOTS else bot) if bot else f"Seat {at + 1}"
    is_free = bool(wish.name) and (kind == "bot" or not is_bots_name(wish.name))
    wanted = clean_label(wish.name) if is_free else usual
    return SeatRow(
        match=match,
        seat=at,
        kind=kind,
        name=free_name(wanted, names_of(others)),
        person=host.id if host else None,
        bot=bot,
        hot=wish.hot and host is not None,
        link=hash_link(secret) if kind == "open" else None,
        contribution="",
    )


def names_of(seats: Sequence[SeatRow]) -> list[str]:
    """What those at some seats are called."""
    return [seat.name for seat in seats]


def hash_link(secret: str) -> str:
    """The store keeps no secret addresses, only their hashes."""
    return blake2b(secret.encode(), digest_size=32).hexdigest()


def adopted_wishes(names: Sequence[str], players: Sequence[str], wishes: Sequence[SeatWish]) -> list[SeatWish]:
    """The seats of a match with a past: as wished, else bots stay bots and people share a screen. Names stay."""
    known = [players[at] if at < len(players) else "person" for at in range(len(names))]
    usual = [SeatWish("bot", bot=kind) if is_bot(kind) else SeatWish("person", hot=True) for kind in known]
    seated = list(wishes) or usual
    return [
        SeatWish(wish.kind, wish.name or name[:LONGEST_NAME].strip(), wish.bot, wish.hot)
        for wish, name in zip(seated, names, strict=True)
    ]


def wanted_seat(row: MatchRow, seats: Sequence[SeatRow], person: str, wish: Sit) -> SeatRow:
    """The seat that is meant: one's own that a bot plays, or a free one.

    Without its address only public tables and one's own have free seats.
    """
    named = [seat for seat in seats if seat.person == person and seat.seat == wish.seat]
    mine = named or [seat for seat in seats if is_left_by(seat, person) and wish.seat is None]
    kept = [seat for seat in seats if is_kept_for(seat, person) and wish.seat in (None, seat.seat)]
    if wish.link:
        return linked_seat(seats, wish.link)
    if mine:
        found = mine
    elif kept:
        found = kept
    elif row.is_public or row.host == person:
        free = [seat for seat in seats if seat.kind == "open" and seat.invited is None]
        found = [seat for seat in free if wish.seat in (None, seat.seat)]
    else:
        found = []
    if not found:
        raise Refusal("no-seat")
    return found[0]


def linked_seat(seats: Sequence[SeatRow], link: str) -> SeatRow:
    """The seat that an address leads to, free or not. Raises Refusal if it leads to none."""
    found = [seat for seat in seats if seat.link == hash_link(link)]
    if not found:
        raise Refusal("no-seat")
    return found[0]


def taken_seat(seat: SeatRow, person: Person, seats: Sequence[SeatRow]) -> SeatRow:
    """The seat with a person on it."""
    others = [other for other in seats if other.seat != seat.seat]
    name = free_name(person.name, names_of(others))
    return replace(seat, kind="person", person=person.id, name=name, invited=None)


def is_kept_for(seat: SeatRow, person: str) -> bool:
    """Whether a free seat is kept for a person who was invited by name."""
    return seat.kind == "open" and seat.invited == person


def is_left_by(seat: SeatRow, person: str) -> bool:
    """Whether a bot plays here for a person who may come back."""
    return seat.kind == "bot" and seat.person == person


def left_to_bot(seat: SeatRow, bot: str) -> SeatRow:
    """The seat with a bot that plays for its person."""
    return replace(seat, kind="bot", bot=known_bot(bot))


def given_up(seat: SeatRow, bot: str) -> SeatRow:
    """The seat of somebody who gave the match up, and does not come back."""
    return replace(left_to_bot(seat, bot), person=None, resigned=True, left_by=seat.person)


def taken_back(seat: SeatRow) -> SeatRow:
    """The seat with its own person again, who keeps the name they had."""
    return replace(seat, kind="person", bot="")


def left_seat(seat: SeatRow, seats: Sequence[SeatRow]) -> SeatRow:
    """The seat that its person left before the match began: free again."""
    others = [other for other in seats if other.seat != seat.seat]
    name = free_name(f"Seat {seat.seat + 1}", names_of(others))
    return replace(seat, kind="open", person=None, name=name, hot=False)


def table_info(row: MatchRow, seats: Sequence[SeatRow], person: str, here: set[str], time: Time) -> TableInfo:
    """A table as a person sees it in lists."""
    mine = {seat.seat for seat in seats if seat.person == person and seat.kind == "person"}
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        pace=row.pace,  # type: ignore[arg-type]
        status=row.status,  # type: ignore[arg-type]
        options=row.options,
        seats=[seat_info(seat, row, person, here) for seat in seats],
        sequence=row.sequence,
        waiting=row.waiting,
        is_my_turn=bool(mine & set(row.waiting)),
        created=row.created,
        moved=row.moved,
        result=ResultInfo(**row.result) if row.result else None,
        hints=row.hints and not row.is_rated,
        stand_in=row.stand_in,
        sealing=sealing_info(row, seats, person),
        origin=origin_info(row),
        upgrades=[UpgradeInfo(**each) for each in row.upgrades or ()],
        is_rated=row.is_rated,
        rematch=rematch_info(row, seats),
        clock=clock_info(row, time),
        noted=notes_of(row),
        asked=next((_asked(each) for each in row.asked or () if each["seat"] in mine), None),
        rules=row.rules,
        cards=_cards_info(row, person) if row.cards_mark else None,
    )


def _cards_info(row: MatchRow, person: str) -> CardsInfo:
    is_somebodys = bool(row.cards_owner or row.cards_by or not row.cards_name)
    return CardsInfo(row.cards_name, row.cards_by, not is_somebodys, row.cards_owner == person)


def _asked(question: Json) -> Said:
    return Said(question["kind"], question["facts"], question["seats"])


def seat_info(seat: SeatRow, row: MatchRow, person: str, here: set[str]) -> SeatInfo:
    """A seat as everybody sees it: not even its owner's number is told."""
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        bot=seat.bot if seat.kind == "bot" else "",
        is_mine=seat.kind == "person" and seat.person == person,
        is_present=seat.kind == "bot" or (seat.person or "") in here,
        resigned=seat.resigned,
        is_stand_in=seat.kind == "bot" and seat.person is not None,
        can_return=row.status == "playing" and is_left_by(seat, person),
        is_kept=seat.kind == "open" and seat.invited is not None,
        is_kept_for_me=is_kept_for(seat, person),
    )
