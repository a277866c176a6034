"""The folder that plays without a server, in a real browser and on plain hosts."""

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Worker, expect

from tests.alone.wasm import FOLDER, ROOT, built
from tests.browser.folder import Guest, Host
from tests.browser.matches import analysed, near_the_end, whole
from tests.browser.test_everywhere import _ALL as ALL_RULES
from tests.browser.test_everywhere import barriers
from tests.browser.test_lessons import FIRST as LESSON
from tests.browser.test_lessons import play_through
from tests.browser.test_problems import FIRST as PROBLEM
from tests.browser.test_problems import solve
from tests.browser.visiting import PATIENCE, english
from wardroom import shelf
from wardroom.engine.record import dumps, loads, record, verify

Come = Callable[..., Guest]
BROWSER_TELLS = "Failed to load resource"
"""What the browser itself writes down where a file does not come."""
BYTES = re.compile(r"^\d+\.\d of \d+\.\d MB$")
IN_WORKER = "house.worker"
IS_WHOLE = """async () => {
  const listed = (await (await fetch("service-worker.js")).text()).match(/^ "/gm).length;
  const shelf = await caches.open(`wardroom ${new URL("./", location.href).href}`);
  return (await shelf.keys()).length === listed;
}"""
"""Whether every file of the folder is kept."""
IS_WAITING = "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)"
"""Whether a newer edition is here as a whole."""
NEWER = "meta[name=edition]"


@pytest.fixture(scope="module")
def folder(request: pytest.FixtureRequest) -> Path:
    """The folder: in the thorough run it is built anew, else it is tried only if it is there."""
    if any(item.get_closest_marker("long") for item in request.session.items if item.path == request.path):
        built()
    if not (FOLDER / "service-worker.js").exists():
        pytest.skip("the folder is not built: make alone")
    return FOLDER


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    """A plain host that has the folder below some path."""
    host = Host(folder, "/some/where")
    yield host
    host.close()


@pytest.fixture
def come(browser: Browser, host: Host) -> Iterator[Come]:
    """Lets guests in; afterwards nothing may have gone wrong on their pages."""
    guests: list[Guest] = []

    def let_in(**how: Any) -> Guest:
        guests.append(Guest(browser, how.pop("address", host.address), **how))
        return guests[-1]

    yield let_in
    assert [trouble for guest in guests for trouble in guest.close()] == []


def at_random(name: str) -> Callable[[Any], None]:
    """Answers by chance, drawn from a name."""
    dice = Random(name)

    def answer(guest: Guest) -> None:
        guest.answer(dice.choice(guest.plays() or guest.show_all()))

    return answer


def worker(guest: Guest) -> Worker:
    """The worker that the house of a guest lives in."""
    return next(each for each in guest.page.workers if IN_WORKER in each.url)


def remake_list(folder: Path) -> None:
    """Have the service worker of a folder told anew which files there are, as the last step of a build does."""
    shutil.copyfile(ROOT / "web" / "folder" / "service-worker.js", folder / "service-worker.js")
    node = shutil.which("node") or str(ROOT / ".node" / "bin" / "node")
    subprocess.run([node, str(ROOT / "web" / "offline.mjs"), str(folder)], check=True)


def came_anew(guest: Guest, address: str) -> bool:
    """Come back after a while away; whether it is the newer edition that comes."""
    guest.page.goto("about:blank")
    guest.page.goto(address)
    guest.is_there()
    return guest.page.locator(NEWER).count() == 1


def replays(file: str) -> bool:
    """Whether a finished match comes out the same here, every roll derived from its seal, and is written as it was."""
    match = verify(loads(file), shelf.find(loads(file).game))
    return dumps(record(match)) == file


# --- a match ----------------------------------------------------------------------------------------------------------


def test_a_short_match_is_played_to_its_end_and_its_file_replays_byte_for_byte(come: Come) -> None:
    anna = come()
    anna.go("/")
    anna.page.locator("[data-game=skirmish]").click()
    anna.page.get_by_text("Against the computer").click()
    anna.play_until(anna.is_over, at_random("a short match"))
    assert anna.unspoken() == []
    assert replays(anna.file())


@pytest.mark.long
@pytest.mark.parametrize("game", shelf.BUILT_IN)
def test_every_game_is_played_to_its_end_at_the_root_of_a_host(folder: Path, come: Come, game: str) -> None:
    root = Host(folder)
    anna = come(address=root.address)
    players = next(number for number in shelf.find(game).players if number > 1)
    anna.against_bots(game, players - 1)
    anna.play_until(anna.is_over, at_random(game))
    anna.shot(f"alone-{game}")
    assert replays(anna.file())
    root.close()


@pytest.mark.long
def test_a_match_in_italian_on_a_phone(come: Come) -> None:
    anna = come(language="it", theme="night", width=375)
    anna.go("/")
    anna.shot("alone-home")
    anna.against_bots("kaiser")
    anna.play_for(12)
    anna.shot("alone-kaiser")
    assert english(anna) == []
    assert anna.unspoken() == []


@pytest.mark.long
def test_two_at_one_screen_see_the_table_one_after_the_other(come: Come) -> None:
    anna = come()
    anna.begin_at_one_screen("skirmish", "Bruno")
    anna.see(".curtain").get_by_role("button").click()
    anna.see("[data-play]")
    anna.answer(anna.plays()[0])
    anna.see(".curtain", "Bruno")


@pytest.mark.long
def test_two_at_one_screen_play_to_the_end(come: Come) -> None:
    anna = come()
    anna.begin_at_one_screen("skirmish", "Bruno")
    answer = at_random("two at one screen")
    for _ in range(600):
        anna.wait()
        if anna.is_over():
            break
        if anna.page.locator(".curtain").count():
            anna.see(".curtain").get_by_role("button").click()
            anna.gone(".curtain")
        else:
            answer(anna)
    assert replays(anna.file())


# --- it shows at once -------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_shelf_rules_and_titles_of_lessons_are_there_before_the_house(come: Come, host: Host) -> None:
    host.broken["parts.json"] = 503
    anna = come()
    anna.tolerate(BROWSER_TELLS)
    anna.go("/")
    expect(anna.page.locator("[data-game]")).to_have_count(len(shelf.BUILT_IN))
    anna.go("/rules/kaiser")
    anna.see("h1", "The Kaiser")
    anna.go("/learn")
    anna.see("a.lesson[href='#/lesson/kaiser-1']")


@pytest.mark.long
def test_how_far_the_house_has_come_is_told_once_and_shown_in_bytes(come: Come, host: Host) -> None:
    host.held.add("pyodide.asm.wasm")
    anna = come()
    anna.page.goto(f"{anna.address}/")
    bar = anna.page.locator(".coming progress[max]")
    expect(bar).to_have_attribute("aria-valuetext", BYTES, timeout=PATIENCE)
    expect(bar).to_have_attribute("aria-label", "Fetching the house")
    expect(anna.page.get_by_role("status").filter(has_text=re.compile("^Fetching the house$"))).to_have_count(1)
    anna.shot("alone-coming")
    host.held.clear()
    anna.is_aboard()


@pytest.mark.long
def test_a_table_that_is_opened_early_begins_when_the_house_is_there(come: Come, host: Host) -> None:
    host.held.add("pyodide.asm.wasm")
    anna = come()
    anna.go("/")
    anna.page.get_by_text("Against the computer").click()
    anna.see(".coming", "starts as soon as the house is here")
    host.held.clear()
    anna.wait()


@pytest.mark.long
def test_what_needs_others_is_nowhere_to_be_seen(come: Come) -> None:
    anna = come()
    for path in ("/", "/tables", "/new?game=kaiser", "/learn", "/account", "/rules/kaiser"):
        anna.go(path)
        links = anna.page.locator("a").evaluate_all("(all) => all.map((each) => each.getAttribute('href'))")
        assert [link for link in links if re.match(r"#?/(tournaments|people|notices|reset|api)", link)] == []
    anna.go("/new?game=kaiser")
    assert anna.page.locator("option[value=open]").count() == 0
    assert anna.page.get_by_text("How fast").count() == 0
    anna.go("/")
    anna.see("main p", "A server would add friends by link")
    anna.go("/tournaments")
    anna.see("h1", "Nothing but open sea")


# --- all that one can do ----------------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_match_file_is_played_on_and_looked_at_again(come: Come) -> None:
    anna = come()
    anna.bring(near_the_end())
    anna.play_until(anna.is_over)
    anna.page.get_by_role("link", name="The dice").click()
    anna.see(".verdict.kept, .verdict.partly")
    anna.page.go_back()
    anna.see("#result-title")
    anna.page.get_by_role("link", name="Replay").click()
    anna.see(".controls .where")
    anna.page.keyboard.press("End")
    anna.page.keyboard.press("Home")
    anna.see(".controls .where", re.compile(r"\b0 of "))
    assert anna.page.locator(".share").count() == 0


@pytest.mark.long
def test_an_analysis_that_a_file_brings_is_shown(come: Come) -> None:
    anna = come()
    anna.bring(analysed())
    anna.see("#panel-analysis")


@pytest.mark.long
def test_a_match_is_analysed_here(come: Come) -> None:
    anna = come()
    anna.bring(dumps(record(whole("skirmish"))))
    anna.go(f"{anna.page.url.split('#')[1]}?analyse")
    anna.see("#panel-analysis")


@pytest.mark.long
def test_a_captain_advises(come: Come) -> None:
    anna = come()
    anna.against_bots("skirmish")
    anna.button("Hint").click()
    anna.see(".advice li")


@pytest.mark.long
def test_a_lesson_and_a_problem_are_played_to_their_end_and_learn_knows_it(come: Come) -> None:
    anna = come()
    play_through(anna, LESSON)
    solve(anna, PROBLEM)
    anna.go("/learn")
    anna.see("a.problems .solved")


@pytest.mark.long
def test_a_ship_is_designed_and_a_battle_is_drawn_and_played(come: Come) -> None:
    anna = come()
    anna.go("/shipyard")
    points = anna.see(".points").inner_text()
    anna.page.get_by_label("Guns").fill("74")
    anna.page.get_by_label("Class").select_option("third_rate")
    anna.page.get_by_label("Men", exact=True).fill("640")
    expect(anna.page.locator(".points")).not_to_have_text(points)
    anna.go("/chartroom")
    anna.page.get_by_label("Begin from").select_option(index=1)
    anna.see(".verdict", "It can be played")
    anna.shot("alone-chartroom")
    anna.button("Play it against the computer").click()
    anna.play_for(1)


@pytest.mark.long
def test_a_name_is_kept_and_taken_to_the_table(come: Come) -> None:
    anna = come()
    anna.go("/account")
    anna.page.get_by_label("Name").fill("Anna Bonny")
    anna.button("Change").click()
    anna.see(".done", "changed")
    anna.page.reload()
    anna.see("h1", "Anna Bonny")
    anna.against_bots("skirmish")
    anna.see("main", "Anna Bonny")


# --- nothing is lost --------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_match_goes_on_where_it_was_after_a_reload_and_nothing_is_fetched_again(come: Come, host: Host) -> None:
    anna = come()
    anna.against_bots("kaiser")
    anna.play_for(3)
    anna.wait()
    before = (anna.question(), anna.show_all())
    anna.until(lambda: anna.page.evaluate(IS_WHOLE), "kept the whole folder")
    host.asked.clear()
    anna.page.reload()
    anna.wait()
    assert (anna.question(), anna.show_all()) == before
    assert [name for name in host.asked if name != "service-worker.js"] == []


@pytest.mark.long
def test_a_house_that_stops_is_told_of_and_comes_back_with_the_match(come: Come) -> None:
    anna = come()
    anna.against_bots("kaiser")
    anna.play_for(3)
    anna.wait()
    before = (anna.question(), anna.show_all())
    worker(anna).evaluate("() => self.close()")
    anna.sees_trouble("The house has stopped")
    anna.shot("alone-crashed")
    anna.button("Try again").click()
    anna.wait()
    assert (anna.question(), anna.show_all()) == before


@pytest.mark.long
def test_a_second_tab_says_so_and_takes_the_house_over_if_wished(come: Come) -> None:
    anna = come()
    anna.against_bots("kaiser")
    anna.play_for(2)
    anna.wait()
    first, table = anna.page, anna.page.url
    anna.page = anna.new_page()
    anna.page.goto(table)
    anna.sees_trouble("Wardroom is open in another tab")
    anna.shot("alone-elsewhere")
    anna.button("Play here").click()
    anna.play_for(2)
    second, anna.page = anna.page, first
    anna.sees_trouble("You went on in another tab")
    second.close()
    anna.button("Play here").click()
    anna.play_for(2)


@pytest.mark.long
def test_a_second_window_says_so_too(come: Come) -> None:
    anna = come()
    anna.against_bots("skirmish")
    anna.wait()
    with anna.context.expect_page() as window:
        anna.page.evaluate("() => void open(location.href, '_blank', 'popup,width=900,height=700')")
    anna.page = window.value
    anna.sees_trouble("Wardroom is open in another tab")
    anna.button("Play here").click()
    anna.wait()


@pytest.mark.long
def test_a_newer_edition_takes_over_once_no_page_is_open_and_the_match_goes_on(
    folder: Path, come: Come, tmp_path: Path
) -> None:
    copy = tmp_path / "folder"
    shutil.copytree(folder, copy)
    host = Host(copy)
    anna = come(address=host.address)
    anna.against_bots("kaiser")
    anna.play_for(2)
    anna.wait()
    table, before = anna.page.url, (anna.question(), anna.show_all())
    anna.until(lambda: anna.page.evaluate(IS_WHOLE), "kept the whole folder")
    index = copy / "index.html"
    index.write_text(index.read_text("utf-8").replace("<head>", '<head><meta name="edition" content="newer">'), "utf-8")
    remake_list(copy)
    anna.page.reload()
    anna.wait()
    assert anna.page.locator(NEWER).count() == 0
    anna.until(lambda: anna.page.evaluate(IS_WAITING), "fetched the newer edition")
    old, anna.page = anna.page, anna.new_page()
    anna.page.goto("about:blank")
    old.close()
    anna.until(lambda: came_anew(anna, table), "taken over by the newer edition")
    anna.wait()
    assert (anna.question(), anna.show_all()) == before
    host.close()


@pytest.mark.long
def test_without_a_network_one_plays_on(come: Come, host: Host) -> None:
    anna = come()
    anna.go("/account")
    anna.see(".state", re.compile("^Everything is here"))
    host.close()
    anna.page.reload()
    anna.against_bots("cannoni")
    anna.play_for(2)
    anna.go("/learn")
    anna.see("a.lesson")
    anna.page.locator(".languages button[lang=it]").click()
    anna.see("h1", "Impara")


@pytest.mark.long
def test_storage_that_is_refused_is_told_of(come: Come, host: Host) -> None:
    host.before[IN_WORKER] = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"
    anna = come()
    anna.go("/")
    anna.see("[role=alert]", "This browser keeps nothing for this page")
    anna.button("Understood").click()
    anna.against_bots("skirmish")
    anna.play_for(1)
    anna.wait()
    assert loads(anna.file()).game == "skirmish"


@pytest.mark.long
def test_storage_that_is_full_is_told_of_and_the_file_is_there_to_be_taken(come: Come, host: Host) -> None:
    host.before[IN_WORKER] = """{
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...all) {
        if (self.isFull) throw new DOMException("full", "QuotaExceededError");
        return put.apply(this, all);
      };
    }"""
    anna = come()
    anna.against_bots("kaiser")
    anna.play_for(2)
    anna.wait()
    worker(anna).evaluate("() => { self.isFull = true; }")
    anna.page.locator("[data-play]").first.click()
    anna.see("[role=alert]", "The storage of this browser is full")
    anna.shot("alone-full")
    anna.button("Understood").click()
    assert loads(anna.file()).game == "kaiser"


@pytest.mark.long
def test_storage_that_is_cleared_in_the_middle_of_play_is_told_of_and_the_match_goes_on_from_its_file(
    come: Come,
) -> None:
    anna = come()
    anna.against_bots("kaiser")
    anna.play_for(2)
    anna.wait()
    browser = anna.context.new_cdp_session(anna.page)
    origin = anna.page.evaluate("() => location.origin")
    browser.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    anna.page.locator("[data-play]").first.click()
    anna.see("[role=alert]", "This browser has cleared what was kept")
    anna.shot("alone-cleared")
    anna.button("Understood").click()
    file = anna.file()
    anna.page.reload()
    anna.bring(file)
    anna.play_for(1)


@pytest.mark.long
@pytest.mark.parametrize("brings", [True, False], ids=["file", "table"])
def test_a_browser_is_asked_to_keep_what_is_begun_and_what_is_brought(come: Come, brings: bool) -> None:
    anna = come()
    anna.context.add_init_script(
        "if (navigator.storage) navigator.storage.persist = async () => (window.isAsked = true);"
    )
    anna.page.reload()
    if brings:
        anna.bring(near_the_end())
    else:
        anna.against_bots("skirmish")
    assert anna.page.evaluate("() => window.isAsked === true")


@pytest.mark.long
def test_a_bot_whose_worker_dies_answers_all_the_same(come: Come, host: Host) -> None:
    host.before["desk.worker"] = """{
      let messages = 0;
      addEventListener("message", async (event) => {
        messages += 1;
        if (messages !== 2) return;
        event.stopImmediatePropagation();
        if (await caches.has("dead")) return dispatchEvent(new MessageEvent("message", { data: event.data }));
        await caches.open("dead");
        self.close();
      });
    }"""
    anna = come()
    anna.tolerate("a worker died")
    anna.begin("skirmish", {1: "bot:captain"})
    anna.play_for(2)
    anna.wait()
    if not anna.is_over():
        anna.button("Hint").click()
        anna.see(".advice li")


# --- bad browsers, hosts and files ------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_browser_without_webassembly_is_told_what_helps(come: Come, host: Host) -> None:
    host.before[IN_WORKER] = "delete self.WebAssembly;"
    anna = come()
    anna.go("/")
    anna.sees_trouble("This browser cannot run the games")
    anna.page.get_by_role("link", name="What a server would add").click()
    anna.see("code", "make play")


@pytest.mark.long
def test_a_browser_without_workers_is_told_what_helps(come: Come) -> None:
    anna = come()
    anna.context.add_init_script("window.Worker = class { constructor() { throw new Error('forbidden'); } };")
    anna.go("/")
    anna.sees_trouble("This browser does not let the house in")


@pytest.mark.long
def test_a_broken_download_is_named_and_tried_again_without_what_is_there(come: Come, host: Host) -> None:
    host.broken["python_stdlib.zip"] = 503
    anna = come()
    anna.tolerate("error: ")  # Python itself complains at length.
    anna.go("/")
    anna.sees_trouble("A file did not arrive")
    anna.see("[role=alert]", "pyodide/python_stdlib.zip could not be fetched (status 503)")
    anna.shot("alone-broken")
    host.broken.clear()
    host.asked.clear()
    anna.button("Try again").click()
    anna.is_aboard()
    assert [name for name in host.asked if name.endswith((".wasm", ".tar.xz"))] == []


@pytest.mark.long
def test_a_host_that_serves_a_file_wrongly_is_told_which(come: Come, host: Host) -> None:
    host.types[".mjs"] = "text/plain"
    anna = come()
    anna.go("/")
    anna.sees_trouble("The host serves a file wrongly")
    anna.see("[role=alert]", re.compile(r"pyodide/pyodide\S*\.mjs came as “text/plain”"))


@pytest.mark.long
@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ({"types": {".js": "text/plain"}}, r"assets/\S+\.js came as text/plain, and should come as text/javascript"),
        ({"broken": {".js": 404}}, r"assets/\S+\.js could not be fetched"),
    ],
)
def test_what_is_wrong_before_the_page_can_speak_is_told_all_the_same(
    come: Come, host: Host, fault: dict[str, Any], told: str
) -> None:
    vars(host).update(fault)
    anna = come()
    anna.tolerate(BROWSER_TELLS, "Expected a JavaScript", "Refused to execute", "Failed to load module script")
    anna.page.goto(f"{anna.address}/")
    anna.see("#shell main", re.compile(told))


@pytest.mark.long
def test_a_match_file_of_other_rules_is_refused_with_its_sentence(come: Come) -> None:
    anna = come()
    anna.go("/upload")
    file = dumps(replace(loads(near_the_end()), rules="1+0000"))
    anna.choose(file)
    anna.see("[role=alert] .refused")
    assert anna.unspoken() == []


@pytest.mark.long
@pytest.mark.parametrize("look", [("en", "day", 1440), ("it", "night", 375)], ids=str)
def test_its_own_pages_have_no_barriers_and_room_for_every_text(come: Come, host: Host, look: Any) -> None:
    language, theme, width = look
    host.broken["parts.json"] = 404
    anna = come(language=language, theme=theme, width=width)
    anna.tolerate(BROWSER_TELLS)
    for path in ("/", "/account", "/new?game=kaiser", "/t/nowhere"):
        anna.go(path)
        anna.see("[role=alert]")
        anna.shot(f"alone{path.split('?')[0].replace('/', '-')}")
        assert barriers(anna, ALL_RULES) == []
        assert anna.page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth") <= 0
        assert anna.unspoken() == []


@pytest.mark.long
def test_it_can_be_installed(come: Come) -> None:
    anna = come()
    anna.go("/")
    manifest = anna.page.evaluate("""async () => {
      const link = document.querySelector("link[rel=manifest]").href;
      const told = await (await fetch(link)).json();
      const there = await Promise.all(told.icons.map(async ({ src }) => (await fetch(new URL(src, link))).ok));
      return { start: new URL(told.start_url, link).href, there };
    }""")
    assert manifest == {"start": f"{anna.address}/", "there": [True, True, True]}
