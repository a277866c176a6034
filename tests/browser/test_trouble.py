"""What may happen in mid-turn: a reload, a server that dies, a network that is gone; and taking an answer back."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.matches import asked
from tests.browser.serving import House
from tests.browser.visiting import PATIENCE, Visitor


def commit_a_card(anna: Visitor) -> str:
    """Lay a card down, so that the next question is how."""
    anna.bring(asked("what-to-commit"))
    anna.wait()
    card = next(play for play in anna.show_all() if play.startswith("commit"))
    anna.answer(card)
    anna.see(".prompt", "How do you commit")
    return card


def test_a_reload_in_mid_turn_shows_the_same_question(visit: Visit) -> None:
    anna = visit()
    commit_a_card(anna)
    before = (anna.question(), anna.show_all())
    anna.page.reload()
    anna.wait()
    assert (anna.question(), anna.show_all()) == before


def test_undo_while_committing(visit: Visit) -> None:
    anna = visit()
    card = commit_a_card(anna)
    anna.answer(anna.show_all()[0])
    anna.see(".prompt", "Which card do you commit")
    assert card not in anna.show_all()
    anna.button("Undo").click()
    anna.see(".prompt", "How do you commit")
    anna.button("Undo").click()
    anna.see(".prompt", "Which card do you commit")
    assert card in anna.show_all()


def test_a_killed_server_is_told_in_words_and_play_goes_on(visit_own: Visit, own_house: House) -> None:
    anna = visit_own()
    anna.tolerate("WebSocket connection", "net::ERR_CONNECTION")
    commit_a_card(anna)
    question, plays = anna.question(), anna.show_all()
    own_house.kill()
    anna.see(".notice", "The line to the server is broken")
    expect(anna.page.locator(f"[data-play='{plays[0]}']").first).to_be_disabled()
    anna.shot("server-gone")
    own_house.open()
    expect(anna.page.locator(".notice")).to_have_count(0, timeout=PATIENCE)
    assert (anna.question(), anna.show_all()) == (question, plays)
    anna.answer(plays[0])
    anna.see(".prompt", "Which card do you commit")


def has_waited_in_vain(anna: Visitor) -> bool:
    """Whether the page gives up on the line, once it has waited for a sign of life as long as it ever does."""
    anna.page.clock.fast_forward(10_000)
    return anna.page.locator(".notice").is_visible()


def test_a_network_that_goes_and_comes(visit: Visit) -> None:
    anna = visit()
    anna.tolerate("WebSocket connection", "ERR_INTERNET_DISCONNECTED", "ERR_NAME_NOT_RESOLVED")
    anna.page.clock.install()
    commit_a_card(anna)
    question, plays = anna.question(), anna.show_all()
    anna.context.set_offline(True)
    anna.until(lambda: has_waited_in_vain(anna), "told")
    anna.see(".notice", "The line to the server is broken")
    anna.context.set_offline(False)
    expect(anna.page.locator(".notice")).to_have_count(0, timeout=PATIENCE)
    assert anna.question() == question
    anna.answer(plays[0])
    anna.see(".prompt", "Which card do you commit")
