"""Hours: when somebody wants to be told something, by the clock of the place where they live."""

from datetime import UTC, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

from wardroom.store.notices import Wishes

PATIENCE = timedelta(minutes=30)
"""How long a letter waits for its reader to come by themselves."""
GATHERED = (time(8), time(18))
"""When letters are gathered into one."""


def zone_of(name: str) -> tzinfo:
    """A time zone by its name; UTC for what is none."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError):  # unknown names are KeyErrors of their own, which are no mistake of ours either
        return UTC
    except KeyError:
        return UTC


def hour(text: str) -> time:
    """A time of day such as `23:00`; raises ValueError for what is none."""
    return time.fromisoformat(text if len(text) == 5 else f"0{text}")


def due(wishes: Wishes, kind: str, event: str, at: datetime, wait: float = 0.0) -> datetime:
    """When something is to be told over a kind of way: not while its reader may come, nor in their quiet hours."""
    at += timedelta(seconds=wait)
    if kind == "mail" and event != "clock":
        at = {"later": at + PATIENCE, "gathered": next_of(GATHERED, at, wishes.zone)}.get(wishes.mail, at)
    return at if event == "clock" and wishes.quiet["clock"] else after_quiet(wishes, at)


def after_quiet(wishes: Wishes, at: datetime) -> datetime:
    """A moment, or the end of the quiet hours that it falls into."""
    begin, end = hour(wishes.quiet["begin"]), hour(wishes.quiet["end"])
    now = at.astimezone(zone_of(wishes.zone)).time()
    is_quiet = begin <= now < end if begin <= end else now >= begin or now < end
    return next_of((end,), at, wishes.zone) if wishes.quiet["is_on"] and is_quiet else at


def next_of(hours: tuple[time, ...], at: datetime, zone: str) -> datetime:
    """The next time that the clock of a place shows one of these hours.

    An hour that is skipped when clocks go forward comes when it would have; one that comes twice is the next of both.
    """
    place = zone_of(zone)
    today = at.astimezone(place).date()
    days = (today + timedelta(days=ahead) for ahead in range(3))
    moments = [
        datetime.combine(day, each, place).replace(fold=fold) for day in days for each in hours for fold in (0, 1)
    ]
    return min(moment for each in moments if (moment := each.astimezone(UTC)) > at)
