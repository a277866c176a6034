"""Several people at one table: by seat link, watching, talking, taking back, giving up; and two on one screen."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.matches import asked
from tests.browser.visiting import PATIENCE, Visitor
from wardroom.engine.changes import changed


def sit_down(anna: Visitor, bruno: Visitor) -> None:
    """Anna opens a table on the page and sends the link; Bruno follows it and sits down."""
    anna.go("/new?game=kaiser")
    anna.page.locator(".rank select").select_option("captain")
    anna.button("Open the table").click()
    link = anna.see("main input[readonly]").input_value()
    anna.shot("lobby")
    bruno.go(link)
    expect(bruno.page.get_by_text("After that Captain plays until they are back.").first).to_be_visible(
        timeout=PATIENCE
    )
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.shot("lobby-invited")
    bruno.button("Sit down").click()
    for each in (anna, bruno):
        each.see(".frame")


def hand_of(visitor: Visitor) -> list[str]:
    """The cards that a visitor's last known position shows in the own hand."""
    view: Any = {}
    for told in (json.loads(frame) for frame in visitor.frames if '"position"' in frame):
        if told["position"]:
            view = told["position"]["view"] or changed(view, told["change"])
    hand: list[str] = view["hand"]
    return hand


def on_turn(*players: Visitor) -> Visitor:
    """Whoever is asked."""
    players[0].until(lambda: any(each.plays() for each in players), "somebody's turn")
    return next(each for each in players if each.plays())


def test_two_browsers_and_a_spectator(visit: Visit) -> None:
    anna, bruno, carla = visit(), visit(width=375), visit()
    sit_down(anna, bruno)
    carla.go(f"/t/{anna.table}")
    carla.see(".frame")
    check_that_nothing_hidden_is_seen(carla, anna, bruno)
    check_that_everybody_hears(anna, bruno, carla)
    check_a_take_back(anna, bruno)
    check_that_giving_up_ends_it(anna, bruno, carla)


def check_that_nothing_hidden_is_seen(carla: Visitor, *players: Visitor) -> None:
    hidden = [card for player in players for card in hand_of(player)]
    assert len(hidden) >= 8
    seen = "".join(carla.frames) + carla.page.content()
    assert [card for card in hidden if f'"{card}"' in seen] == []
    assert [card for card in hand_of(players[0]) if f'"{card}"' in players[1].page.content()] == []
    assert carla.page.locator(".hand [data-piece]").count() == 0
    carla.shot("spectator")


def check_that_everybody_hears(anna: Visitor, bruno: Visitor, carla: Visitor) -> None:
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_placeholder("Write to the table").fill("Fair winds!")
    anna.button("Send").click()
    carla.page.get_by_role("tab", name="Chat").click()
    carla.see(".talk", "Fair winds!")
    bruno.button("Log").click()
    bruno.page.get_by_role("tab", name="Chat").click()
    bruno.see(".talk", "Fair winds!")
    bruno.shot("chat")
    bruno.page.get_by_role("complementary").get_by_role("button", name="Close").click()
    bruno.gone(".talk")


def check_a_take_back(anna: Visitor, bruno: Visitor) -> None:
    first = on_turn(anna, bruno)
    other = bruno if first is anna else anna
    question = first.question()
    first.answer_lazily()
    on_turn(anna, bruno)
    first.button(re.compile("^Ask to take back: ")).click()
    first.see(".notice", "the others have to agree")
    other.see(".notice", "asks to take the last answer back")
    other.shot("take-back")
    other.button("Agree").click()
    expect(first.page.locator(".prompt .question")).to_contain_text(question, timeout=PATIENCE)
    first.wait()


def check_that_giving_up_ends_it(anna: Visitor, bruno: Visitor, carla: Visitor) -> None:
    bruno.menu("Give up")
    bruno.see(".notice", "Give up the match?").get_by_role("button", name="Give up").click()
    for each in (anna, bruno, carla):
        each.see(".result", "The match was given up.")
    bruno.shot("given-up")


def test_two_browsers_play_a_match_to_its_end(visit: Visit) -> None:
    anna, bruno = visit(), visit(width=375, language="it")
    meet(anna, bruno)
    for _ in range(200):
        anna.until(lambda: anna.is_over() or anna.plays() or bruno.plays(), "somebody's turn")
        if anna.is_over():
            break
        on_turn(anna, bruno).answer_lazily()
    for each in (anna, bruno):
        each.see("#result-title")


def meet(anna: Visitor, bruno: Visitor) -> None:
    """Both sit down at a table of Skirmish, Bruno in Italian."""
    [link] = anna.open(game="skirmish", seats=[{"kind": "person"}, {"kind": "open"}])
    bruno.go(link)
    bruno.button("Siediti").click()
    for each in (anna, bruno):
        each.see(".frame")


def test_an_offer_to_end_is_refused_and_then_agreed_to(visit: Visit) -> None:
    anna, bruno = visit(), visit(width=375, language="it")
    meet(anna, bruno)
    offer(anna)
    bruno.see(".notice", "propone di finire").get_by_role("button", name="No").click()
    anna.gone(".notice:has-text('the others have to agree')")
    offer(anna)
    bruno.see(".notice", "propone di finire").get_by_role("button", name="accordo").click()
    anna.see(".result", "Ended by agreement.")
    bruno.see(".result", "Finita di comune accordo.")
    bruno.shot("agreed")


def offer(anna: Visitor) -> None:
    anna.menu("Offer to end")
    anna.see(".notice", "Offer the others").get_by_role("button", name="Offer to end").click()
    anna.see(".notice", "the others have to agree")


def test_two_on_one_screen_with_a_curtain(visit: Visit) -> None:
    both = visit()
    both.go("/new?game=kaiser")
    both.page.get_by_label("Seat 2").select_option("hot")
    both.page.get_by_label("Name of the player in seat 2").fill("Bruno")
    both.button("Begin").click()
    hands: dict[str, list[str]] = {}
    for _ in range(2):
        curtain = both.see("button.main", "I am")
        name = curtain.inner_text()
        assert both.page.locator("[data-piece]").count() == 0
        assert [card for hand in hands.values() for card in hand if card in both.page.content()] == []
        both.shot(f"curtain-{len(hands)}")
        curtain.click()
        both.wait()
        hands[name] = both.hand()
        others = [card for other, hand in hands.items() if other != name for card in hand]
        assert [card for card in others if f'"{card}"' in both.page.content()] == []
        both.play_until(lambda: both.page.locator(".curtain").count() > 0)
    assert len(hands) == 2


class Held:
    """A line on which what the server says can be held back."""

    def __init__(self) -> None:
        self.waiting: list[str | bytes] = []
        self.welcome: Any = None
        self.is_held = False
        self._page: Any = None

    def carry(self, route: WebSocketRoute) -> None:
        self._page = route
        route.connect_to_server().on_message(self._pass_on)

    def _pass_on(self, message: str | bytes) -> None:
        if '"welcome"' in str(message):
            self.welcome = json.loads(message)
        if self.is_held:
            self.waiting.append(message)
        else:
            self._page.send(message)

    def has_refusal(self) -> bool:
        return any('"refused"' in str(message) for message in self.waiting)

    def let_go(self) -> None:
        self.is_held = False
        for message in self.waiting:
            self._page.send(message)

    def welcome_again(self, name: str) -> None:
        """Say what was said at first, as to one whose line was broken; meanwhile Bruno is called something else."""
        self.welcome["table"]["seats"][1]["name"] = name
        self._page.send(json.dumps(self.welcome))


def test_a_stale_click_in_a_second_tab_is_refused_in_words(visit: Visit) -> None:
    anna, line = visit(), Held()
    anna.bring(asked("what-to-commit"))
    anna.wait()
    first, second = anna.page, anna.new_page()
    second.route_web_socket("**/live*", line.carry)
    second.goto(first.url)
    anna.page = second
    anna.wait()
    stale = [play for play in anna.show_all() if play.startswith("commit")][1]
    line.is_held = True
    anna.page = first
    anna.answer(next(play for play in anna.show_all() if play.startswith("commit")))
    now = anna.question()
    second.locator(f"[data-play='{stale}']").first.click()
    anna.until(line.has_refusal, "refused")
    line.let_go()
    anna.page = second
    anna.see("[role=alert]", "The table has moved on")
    anna.shot("stale")
    assert anna.question() == now
    anna.page = first
    assert anna.question() == now


def test_an_open_question_stays_open_when_the_same_moment_is_told_again(visit: Visit) -> None:
    anna, line = visit(), Held()
    anna.page.route_web_socket("**/live*", line.carry)
    anna.bring(asked("what-to-commit"))
    anna.wait()
    anna.menu("Let a bot play for me")
    anna.see(".notice.ask", "always the same one")
    line.welcome_again("Captain Bligh")
    anna.see(".table", "Captain Bligh")
    assert anna.page.locator(".notice.ask").count() == 1
