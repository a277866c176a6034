"""The page of notices: what is on, what does not work, and what is remembered; and what is there without a server."""

from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.visiting import PATIENCE, Visitor

UNASKED = 'Object.defineProperty(Notification, "permission", { get: () => "default" });'
ALLOWED = """
Object.defineProperty(Notification, "permission", { get: () => "granted" });
Notification.requestPermission = async () => "granted";
const made = { endpoint: "https://127.0.0.1/push", getKey: () => new ArrayBuffer(16), unsubscribe: async () => true };
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async () => made;
"""
NO_PUSH = "delete window.PushManager;"
IPHONE = "delete window.PushManager; Object.defineProperty(navigator, 'standalone', { get: () => false });"

KEPT = """async () => {
  const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat();
  return requests.map((each) => new URL(each.url).pathname);
}"""


@pytest.mark.parametrize(
    ("script", "tag", "words"),
    [
        ("", "blocked", "Allow them beside the address"),
        (UNASKED, "not asked yet", "will ask you once"),
        (ALLOWED, "off", "is told nothing yet"),
        (NO_PUSH, "not here", "cannot show messages"),
        (IPHONE, "on the home screen", "Add to Home Screen"),
    ],
)
def test_the_page_says_how_this_device_stands(visit: Visit, script: str, tag: str, words: str) -> None:
    anna = visit()
    anna.context.add_init_script(script)
    anna.go("/notices")
    anna.see("section[aria-label='On this device'] .tag", tag)
    anna.see("section[aria-label='On this device'] .about", words)


def hooked(anna: Visitor, address: str) -> None:
    anna.button("Add one").click()
    anna.page.get_by_label("Its address").fill(address)
    anna.button("Add one").click()


def test_an_address_inside_a_private_network_is_refused_in_words(visit: Visit) -> None:
    anna = visit()
    anna.tolerate("422")
    anna.go("/notices")
    hooked(anna, "https://192.168.1.1/hook")
    anna.see("section[aria-label='Webhook'] .bad", "This address lies inside a private network.")
    anna.see("section[aria-label='Webhook'] .tag", "none")
    anna.see("section[aria-label='E-mail'] .about", "This house has no mail server.")


def test_wishes_are_remembered_and_the_house_speaks_the_readers_language(visit: Visit) -> None:
    anna = visit()
    anna.go("/notices")
    anna.page.get_by_role("switch", name="Quiet hours").click()
    anna.page.get_by_role("radio", name="at once").check()
    anna.until(lambda: told(anna)["mail"] == "now" and not told(anna)["quiet"]["is_on"], "the wishes are kept")
    anna.button("Silence everything").click()
    anna.see(".note", "All is silent.")
    anna.page.get_by_role("button", name="Italiano").click()
    anna.see("main h1", "Quando tocca a te")
    anna.until(lambda: told(anna)["language"] == "it", "the language is kept")
    assert told(anna)["is_silent"]


def told(anna: Visitor) -> dict[str, Any]:
    wishes: dict[str, Any] = anna.ask_server("GET", "/api/notices")["wishes"]
    return wishes


def test_an_old_link_of_a_letter_says_so(visit: Visit) -> None:
    anna = visit(width=375)
    anna.tolerate("404")
    anna.go("/stop/way.turn.mark")
    anna.button("Stop them").click()
    anna.see(".refused", "too old")


def test_pushes_are_offered_after_the_first_move_of_a_daily_match_and_not_before(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    anna.context.add_init_script(UNASKED)
    anna.open(game="skirmish", pace="daily", is_public=True, seats=[{"kind": "person"}, {"kind": "open"}])
    bruno.ask_server("POST", f"/api/tables/{anna.table}/sit", {})
    anna.wait()
    offer = anna.page.locator("aside", has_text="Shall this device tell you?")
    assert offer.count() == 0
    while anna.plays():
        anna.answer_lazily()
        anna.settle()
    offer.wait_for(timeout=PATIENCE)
    anna.button("No, thank you").click()
    anna.gone("aside:has-text('Shall this device')")
    anna.page.reload()
    anna.is_there()
    assert anna.page.evaluate("() => localStorage.getItem('wardroom-notices-offered')") == "yes"


def test_without_a_server_there_is_a_page_in_both_languages(visit: Visit) -> None:
    anna = visit()
    anna.tolerate("ERR_INTERNET_DISCONNECTED", "Failed to load")
    anna.go("/")
    anna.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    anna.until(
        lambda: anna.page.evaluate("() => caches.match('/offline.html').then(Boolean)"), "the offline page is kept"
    )
    kept = anna.page.evaluate(KEPT)
    assert kept == ["/offline.html"], "nothing that the server says is kept"
    anna.context.set_offline(True)
    anna.page.goto("/tables")
    anna.see("section[lang=en] h1", "No line to the table")
    anna.see("section[lang=it] h1", "Nessuna linea con il tavolo")
    anna.context.set_offline(False)
