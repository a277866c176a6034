"""What is written down, and what never is."""

import logging
import logging.config
import re
import sqlite3

import pytest

from tests.databases import NewDatabase, file_of
from tests.server.house import BOT, OPEN, PERSON, play_out
from tests.server.processes import served
from wardroom.server.logs import LEVELS, WithoutQuery, logging_config


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_one(level: str) -> None:
    config = logging_config(level)
    assert config["loggers"]["wardroom"]["level"] == level.upper()
    assert config["root"]["level"] in ("WARNING", "ERROR", "CRITICAL")


def test_addresses_are_noted_without_their_queries() -> None:
    record = logging.LogRecord("uvicorn.access", logging.INFO, "", 1, "%s %s", ("GET", "/t/x?seat=secret"), None)
    assert WithoutQuery().filter(record) and record.getMessage() == "GET /t/x"
    other = logging.LogRecord("wardroom", logging.INFO, "", 1, "ahoy?", None, None)
    assert WithoutQuery().filter(other) and other.getMessage() == "ahoy?"


def test_no_secret_is_in_the_log_of_a_talkative_server(new_database: NewDatabase) -> None:
    database = new_database("sqlite")
    with served(database, "--log", "debug") as server:
        anne, ben = server.guest("Anne"), server.guest("Ben")
        secrets = {anne.csrf, ben.csrf, anne.cookie(), anne.cookie().rpartition(".")[2], "shiver my timbers"}
        me = anne.post("/api/accounts", {"name": "Anne", "password": "shiver my timbers"})
        anne.csrf = me["csrf"]
        secrets |= {me["csrf"], anne.cookie().rpartition(".")[2]}
        ben.ask("POST", "/api/session", {"name": "Anne", "password": "another password"})
        opened = anne.open(PERSON, OPEN)
        table, link = opened["table"]["id"], opened["links"][0]["path"].split("seat=")[1]
        secrets |= {"another password", link}
        ben.ask("GET", opened["links"][0]["path"])
        ben.ask("GET", f"/api/tables/{table}/steps/0?seat=7&link={link}")
        ben.post(f"/api/tables/{table}/sit", {"link": link})
        with anne.live(table) as hers, ben.live(table) as his:
            play_out(hers, his, most=6)
            hers.socket.send("{" + link)
            hers.hear("refused")
            hers.do("resign", seat=0)
        solo = ben.open(PERSON, BOT)["table"]["id"]
        with ben.live(solo) as his:
            play_out(his, most=3)
        fairness = anne.get(f"/api/tables/{table}/fairness")
        secrets.add(fairness["secret"])
        anne.delete("/api/session")
        log = server.log.read_text()
    with sqlite3.connect(file_of(database)) as kept:
        secrets |= {value for (value,) in kept.execute("SELECT value FROM settings WHERE name = 'cookies'")}
        secrets |= {value for (value,) in kept.execute("SELECT password FROM people WHERE password IS NOT NULL")}
        secrets |= {value for (value,) in kept.execute("SELECT link FROM seats WHERE link IS NOT NULL")}
    kept.close()
    assert len(secrets) >= 12 and all(len(secret) > 8 for secret in secrets)
    assert [secret for secret in secrets if secret in log] == []
    assert re.search(rf'"GET /t/{table} HTTP/1.1" (200|404)', log), "what happened is written down"
    assert f"/api/tables/{table}/live" in log
