"""The server is killed in mid-play, again and again: no acknowledged move is lost, none is doubled."""

import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.databases import NewDatabase
from tests.server.house import BOT, OPEN, PERSON, Guest, play_out, wait_for
from tests.server.processes import Phoenix, bot_processes, is_alive, served

BOT_KILLS = 3


@dataclass
class Player:
    """Somebody who plays on, whatever happens to the server, and keeps account of what was acknowledged."""

    guest: Guest
    table: str
    acknowledged: dict[int, str] = field(default_factory=dict)
    is_done: bool = False
    failure: BaseException | None = None

    def play(self, stop: threading.Event) -> None:
        """Play until the end, coming back after every break."""
        dice = random.Random(self.table + self.guest.me["id"])
        while not (self.is_done or stop.is_set()):
            try:
                with self.guest.live(self.table) as live:
                    while not live.is_over and not stop.is_set():
                        if not live.is_asked:
                            live.receive(1.0)
                            continue
                        given = live.an_answer(dice.choice)
                        told = live.ask("answer", **given)
                        if told["type"] == "accepted":
                            assert told["sequence"] not in self.acknowledged
                            self.acknowledged[told["sequence"]] = given["play"]
                        time.sleep(0.02)  # or the match would be over too soon
                    self.is_done = live.is_over
            except (OSError, WebSocketException, TimeoutError, httpx.TransportError):
                time.sleep(0.05)
            except BaseException as failure:
                self.failure = failure
                return


@pytest.mark.parametrize("kills", [6, pytest.param(40, marks=pytest.mark.long)])
def test_no_acknowledged_move_is_lost_or_doubled(new_database: NewDatabase, kills: int) -> None:
    """Two people, and then also a person against a bot, in Kaiser; the server dies again and again."""
    server = Phoenix(new_database("sqlite"))
    try:
        anne, ben, cid = server.guest("Anne"), server.guest("Ben"), server.guest("Cid")
        duel = anne.open(PERSON, OPEN, game="kaiser")["table"]["id"]
        ben.post(f"/api/tables/{duel}/sit", {})
        pair = [Player(anne, duel), Player(ben, duel)]
        with playing(pair):
            for kill in range(kills):
                play_on(pair)
                time.sleep(0.003 * kill)  # at another moment each time
                server.kill()
                server.start()
            play_on(pair)
        solo = Player(cid, cid.open(PERSON, BOT, game="kaiser")["table"]["id"])
        orphans: list[int] = []
        with playing([solo]):
            for _ in range(BOT_KILLS):
                play_on([solo])
                orphans += bot_processes(server.pid)
                server.kill()
                server.start()
            play_on([solo])
        wait_for(lambda: not any(is_alive(process) for process in orphans))
        check_log(duel, pair)
        check_log(solo.table, [solo])
    finally:
        server.stop()


@contextmanager
def playing(players: list[Player]) -> Iterator[None]:
    """Everybody plays, each in a thread, until the block is left."""
    stop = threading.Event()
    threads = [threading.Thread(target=player.play, args=(stop,)) for player in players]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join()


def given(players: list[Player]) -> int:
    """How many answers were acknowledged."""
    return sum(len(player.acknowledged) for player in players)


def play_on(players: list[Player]) -> None:
    """Wait until something more was acknowledged."""
    known = given(players)
    wait_for(lambda: given(players) > known or any(player.failure for player in players))
    assert [player.failure for player in players if player.failure] == []


def check_log(table: str, players: list[Player]) -> None:
    """What was acknowledged is in the log, once, at its place; and the match replays to where it stands."""
    guest = players[0].guest
    acknowledged = {at: play for player in players for at, play in player.acknowledged.items()}
    assert len(acknowledged) == given(players) > BOT_KILLS
    with guest.live(table) as live:
        last = live.position["sequence"]
        assert live.position["line"] == last == len(live.lines) - 1 >= max(acknowledged)
        if not live.is_over:
            live.do("resign", seat=live.position["reader"])
    record = guest.get(f"/api/tables/{table}/file")
    assert len(record["log"]) == last
    assert {at: record["log"][at - 1]["play"] for at in acknowledged} == acknowledged
    assert guest.get(f"/api/tables/{table}/fairness")["verified"]


def test_bots_that_were_thinking_think_again(new_database: NewDatabase) -> None:
    """The server dies while it is a bot's turn; after the start nobody needs to do anything."""
    with served(new_database("sqlite")) as server:
        anne = server.guest()
        table = anne.open(PERSON, BOT, game="kaiser")["table"]["id"]
        with anne.live(table) as live:
            play_out(live, most=2)
            live.until(lambda live: live.position["waiting"] == [0])
            stopped = bot_processes(server.pid)
            for process in stopped:
                os.kill(process, signal.SIGSTOP)
            while live.position["waiting"] == [0]:
                if live.is_asked:
                    live.answer(lambda plays: plays[-1])
                else:  # the house gives the only answer there is
                    live.receive()
            last = live.position["sequence"]
            server.kill()
        for process in stopped:
            os.kill(process, signal.SIGKILL)
        server.start()
        wait_for(lambda: anne.get(f"/api/tables/{table}")["sequence"] > last)
