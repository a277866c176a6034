"""A house whose notices go to listeners on this machine."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from tests.databases import NewDatabase
from tests.server.house import Guest, House, Json, serving
from tests.server.notices.listeners import Browser, Office, Service, listening, post_office

ALWAYS = {"is_on": False, "begin": "23:00", "end": "7:00", "clock": True}


@dataclass
class Club:
    """A house, and who listens to it."""

    house: House
    service: Service
    office: Office

    def guest(self, name: str, **wishes: object) -> Guest:
        """Somebody who is told everything, at once, at any hour."""
        guest = self.house.guest(name)
        wanted = {event: ["push", "mail", "hook"] for event in guest.get("/api/notices")["wishes"]["wanted"]}
        usual = {"wanted": wanted, "quiet": ALWAYS, "mail": "now", "is_silent": False, "language": "en", "zone": "UTC"}
        guest.put("/api/notices", {**usual, **wishes})
        return guest

    def browser(self, guest: Guest, path: str) -> Browser:
        """A browser of somebody, which takes pushes at a path of the service."""
        browser = Browser(f"{self.service.address}{path}")
        guest.post("/api/notices/devices", browser.device)
        return browser


def a_match(host: Guest, other: Guest, **more: Any) -> Json:
    """Two sit down at a table, and the host is asked first."""
    opened = host.open({"kind": "person"}, {"kind": "open"}, pace="daily", **more)
    table: Json = other.post(f"/api/tables/{opened['table']['id']}/sit", {})
    return table


@pytest.fixture(scope="module")
def club(new_database: NewDatabase) -> Iterator[Club]:
    with post_office() as (office, mail), listening() as service:
        settings = {"mail": mail, "mail_from": "house@wardroom.example", "url": "https://wardroom.example"}
        with serving(new_database("sqlite"), may_loop_back=True, **settings) as house:
            yield Club(house, service, office)
