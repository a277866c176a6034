"""1.x The decks and the dice, and the tables that an owner of the game may replace by their own."""

import csv
from collections import Counter
from importlib.resources import files
from io import StringIO
from itertools import chain

import pytest

from tests.games.kaiser.board import Board, Shown
from wardroom.engine import BadData, BadSetup, Dice, Recorded, Stream
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.cards import FILES, Cards
from wardroom.games.kaiser.rules.combat import Challenged, Fought, result
from wardroom.games.kaiser.rules.forces import LowSupply

TEXTS = {name: (files("wardroom.games.kaiser") / "data" / name).read_text("utf-8") for name in FILES}
CARDS = Cards(TEXTS)


# --- 1.1 the decks ----------------------------------------------------------------------------------------------------


@rule("kaiser", "1.1")
def test_twenty_german_ships_sixty_merchants_and_a_hundred_cards() -> None:
    kinds = Counter((ship.is_warship, ship.is_raider, ship.is_merchant) for ship in CARDS.ships)
    assert kinds == {(True, False, False): 6, (False, True, False): 14, (False, False, True): 60}
    assert (len(CARDS.actions), len(CARDS.types), len(CARDS.solitaire)) == (100, 47, 20)
    assert (len(CARDS.german), len(CARDS.merchants)) == (20, 60)


@rule("kaiser", "1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_is_somewhere_on_the_table_exactly_once(players: int) -> None:
    sea = GAME.setup(GAME.configure({}, players), players, Dice(Stream(b"decks")))
    assert GAME.conserved(sea) == (list(range(80)), list(range(100)))


@rule("kaiser", "1.1.2.b")
def test_copies_by_kind() -> None:
    kinds = Counter(CARDS.types[card.type].kind for card in CARDS.actions)
    assert kinds == {"action": 48, "reaction": 31, "assist": 19, "team": 2}
    assert {row.id for row in CARDS.types.values() if row.kind == "team"} == {"bounding_main", "exchange_information"}


def test_copies_are_numbered_and_the_last_ones_are_night_actions() -> None:
    boarding = [(card.id, card.night) for card in CARDS.actions if card.type == "boarding_party"]
    assert boarding == [(f"boarding_party.{copy}", copy > 4) for copy in range(1, 7)]
    assert sum(card.night for card in CARDS.actions) == 25


@rule("kaiser", "1.1.2.a")
def test_a_card_laid_down_as_an_intercept_does_not_act() -> None:
    board = Board(2)
    board.lay(0, german=[board.ship("emden", low=True)], hand=["collier"])
    board.lay(1, german=["leipzig"])
    board.begin()
    board.answer("commit collier")
    assert board.options == ["as-action", "as-british", "on-ship emden"]
    board.answer("as-british")
    assert board.options == ["stop", "play collier"]
    board.roll(1, "d8:1", 5)
    board.answer("play collier", "aim leipzig")
    assert len(board.events(Fought)) == 1
    assert board.find("emden")[1].low


@rule("kaiser", "1.1.2.a")
def test_a_card_laid_down_as_an_action_does_not_intercept() -> None:
    board = Board(2)
    board.lay(0, german=[board.ship("emden", low=True)], hand=["collier"])
    board.lay(1, german=["leipzig"], merchants=["lovat"])
    board.begin()
    board.answer("commit collier", "as-action", "play collier")
    assert not board.find("emden")[1].low
    assert not board.events(Fought)
    assert len(board.state.discards) == 1


@rule("kaiser", "1.1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_solitaire_cards_stay_in_the_box_with_several_players(players: int) -> None:
    sea = GAME.setup(GAME.configure({}, players), players, Dice(Stream(b"decks")))
    assert sea.solitaire == sea.solitaire_used == []


@rule("kaiser", "1.1.3")
def test_solitaire_cards_serve_a_single_player() -> None:
    sea = GAME.setup(GAME.configure({}, 1), 1, Dice(Stream(b"decks")))
    assert sorted(sea.solitaire) == list(range(20))


@rule("kaiser", "1.1.4.b")
def test_only_raiders_with_the_symbol_carry_mines() -> None:
    layers = {ship.id for ship in CARDS.ships if ship.lays_mines}
    assert layers == {"berlin", "iltis", "meteor", "mowe", "wolf"}
    assert all(ship.is_raider for ship in CARDS.ships if ship.lays_mines)
    assert {row.id for row in CARDS.types.values() if row.mines} == {"lay_mines", "submarine_uc"}


@rule("kaiser", "1.1.4.b")
def test_lay_mines_goes_on_a_mine_raider_or_serves_as_intercept() -> None:
    board = Board(2)
    board.lay(0, german=["emden", "leopard", "meteor"], hand=["lay_mines"])
    board.lay(1, merchants=["lovat"])
    board.begin()
    board.answer("commit lay_mines")
    on_ships = ["on-ship emden", "on-ship leopard", "on-ship meteor"]
    assert board.options == ["lay-mines-from meteor", "as-british", *on_ships]


@rule("kaiser", "1.1.4.b")
@pytest.mark.parametrize(("boat", "lays_mines"), [("submarine_u", False), ("submarine_uc", True)])
def test_of_the_submarines_only_the_uc_boats_lay_mines(boat: str, lays_mines: bool) -> None:
    board = Board(2)
    board.lay(0, hand=[boat])
    board.lay(1, merchants=["lovat"])
    board.begin()
    board.answer(f"commit {boat}", "as-action", f"play {boat}")
    assert ("mines" in board.options) == lays_mines


# --- 1.1.4, 1.2 the dice ----------------------------------------------------------------------------------------------


@rule("kaiser", "1.1.4.a")
def test_the_player_of_an_action_rolls_the_challenge() -> None:
    board = Board(2)
    board.lay(0, hand=["interned"])
    board.lay(1, german=["emden"])
    board.begin()
    board.answer("commit interned", "as-action", "play interned")
    board.roll(9, "d8:3", 8)
    board.answer("aim emden")
    assert board.facts(Challenged, "about", "challenge_dice", "response_dice") == [("interned", (9, 3), (8,))]
    assert not board.is_in_play("emden")


@rule("kaiser", "1.1.4.a")
def test_the_player_of_a_reaction_rolls_the_challenge() -> None:
    board = Board(2)
    board.lay(0, hand=["recalled"])
    board.lay(1, german=["emden"], hand=["break_contact"])
    board.begin()
    board.answer("commit recalled", "as-british", "play recalled", "aim emden")
    board.roll(2, "d4:4", 3)
    board.answer("1: react break_contact")
    assert board.facts(Challenged, "about", "challenge_dice", "response_dice") == [("break_contact", (2, 4), (3,))]
    assert not board.events(Fought)


@rule("kaiser", "1.2.a")
def test_only_the_highest_die_of_a_group_counts() -> None:
    assert result([3, 7, 2], 0) == 7
    assert result([4, 4], 0) == 4
    assert result([1], 0) == 1


@rule("kaiser", "1.2.a")
def test_groups_are_one_to_three_dice_of_different_sizes() -> None:
    groups = [
        *chain.from_iterable((ship.attack, ship.defence, ship.challenge, ship.response) for ship in CARDS.ships),
        *chain.from_iterable(
            (row.challenge, row.response, row.guns, row.torpedo, row.mines, row.depth_charges, row.defence)
            for row in CARDS.types.values()
        ),
        *(row.intercept for row in CARDS.types.values()),
        *(card.british_dice for card in CARDS.solitaire),
    ]
    assert {len(group) for group in groups} == {0, 1, 2, 3}
    assert all(len(set(group)) == len(group) and set(group) <= {4, 6, 8, 10} for group in groups)


@rule("kaiser", "1.2.ex")
def test_example_of_a_red_four_and_a_green_two() -> None:
    board = Board(2)
    board.lay(0, german=["seeadler"], hand=["collier"])
    board.lay(1, merchants=["mount_temple"])
    board.begin()
    board.answer("commit collier", "on-ship seeadler", "play collier")
    board.roll("d8:2", "d4:4", 10)
    board.answer("aim mount_temple")
    fought = board.events(Fought)[0]
    assert (fought.attack_dice, fought.attack) == ((2, 4), 4)


@rule("kaiser", "1.2.b")
def test_a_d10_counts_from_one_to_ten() -> None:
    shown = [Dice(Recorded([(10, face)])).roll(10) for face in range(10)]
    assert sorted(shown) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@rule("kaiser", "1.2.b")
def test_the_tenth_face_of_a_d10_is_its_best() -> None:
    board = Board(2)
    board.lay(0, german=["berlin"], hand=["collier"])
    board.lay(1, merchants=["lovat"])
    board.begin()
    board.answer("commit collier", "on-ship berlin", "play collier")
    board.roll(10, "d4:1", "d8:5")
    board.answer("aim lovat")
    assert board.pile(0) == ["lovat"]


# --- 1.3 the markers --------------------------------------------------------------------------------------------------


@rule("kaiser", "1.3.1")
@pytest.mark.parametrize(
    ("target", "prize", "defence"), [("leipzig", False, 3), ("leopard", False, "d8:3"), ("lovat", True, "d8:3")]
)
def test_warship_raider_and_prize_carry_a_damage_marker(target: str, prize: bool, defence: Shown) -> None:
    board = Board(2)
    board.lay(0, hand=["recalled"])
    board.lay(1, german=[board.ship(target, recognised=True, prize=prize)])
    board.begin()
    board.answer("commit recalled", "as-british", "play recalled")
    board.roll(4, "d8:5", defence)
    board.answer(f"aim {target}")
    assert board.find(target)[1].damage == 1


@rule("kaiser", "1.3.1")
def test_a_merchant_carries_a_damage_marker() -> None:
    board = Board(2)
    board.lay(0, german=["geier"], hand=["collier"])
    board.lay(1, merchants=["lovat"])
    board.begin()
    board.answer("commit collier", "on-ship geier", "play collier")
    board.roll("d8:5", "d8:3")
    board.answer("aim lovat")
    assert board.find("lovat")[1].damage == 1


@rule("kaiser", "1.3.2")
def test_only_warships_and_raiders_run_low_and_only_once() -> None:
    board = Board(2)
    board.lay(0, hand=["rendezvous_missed"])
    low = board.ship("emden", low=True)
    board.lay(1, german=[low, "wolf", board.ship("lovat", prize=True)], merchants=["maria"])
    board.begin()
    board.answer("commit rendezvous_missed", "as-action")
    board.roll(10, 1)  # one roll: neither for Emden, low already, nor for prize and merchant
    board.answer("play rendezvous_missed")
    assert board.facts(LowSupply, "ship") == ["wolf"]
    assert [ship.low for ship in board.state.players[1].german] == [True, True, False]
    assert not board.find("maria")[1].low


@rule("kaiser", "1.3.2")
def test_a_ship_low_twice_is_resupplied_at_once() -> None:
    board = Board(2)
    board.lay(0, german=[board.ship("emden", low=True)], hand=["collier"])
    board.begin()
    board.answer("commit collier", "as-action", "play collier")
    assert not board.find("emden")[1].low


# --- an owner's own tables --------------------------------------------------------------------------------------------


def rows_of(file: str) -> list[dict[str, str]]:
    """A table of the package as plain rows."""
    return list(csv.DictReader(StringIO(TEXTS[file])))


def written(file: str, rows: list[dict[str, str]]) -> dict[str, str]:
    """All tables, one of them with other rows."""
    out = StringIO()
    writer = csv.DictWriter(out, list(rows_of(file)[0]))
    writer.writeheader()
    writer.writerows(rows)
    return {**TEXTS, file: out.getvalue()}


def changed(file: str, row: int, **cells: str) -> dict[str, str]:
    """All tables with some cells of one row changed; rows as a spreadsheet numbers them."""
    rows = rows_of(file)
    rows[row - 2] |= cells
    return written(file, rows)


def refusal(texts: dict[str, str]) -> BadData:
    with pytest.raises(BadData) as caught:
        GAME.with_tables(texts)
    return caught.value


def test_an_owner_plays_with_their_own_figures() -> None:
    texts = changed("ships.csv", 3, vp="21", attack="10/8/6", name="SMS Emden")
    own = GAME.with_tables({"ships.csv": texts["ships.csv"]})
    emden = next(ship for ship in own.cards.ships if ship.id == "emden")
    assert (emden.vp, emden.attack, own.names["emden"]["en"]) == (21, (10, 8, 6), "SMS Emden")
    assert GAME.names["emden"]["en"] == "Emden"
    sea = own.setup(own.configure({}, 2), 2, Dice(Stream(b"own")))
    assert own.view(sea, None).deck == 28


def test_an_owner_may_add_ships_and_copies() -> None:
    extra = {**rows_of("merchants.csv")[0], "id": "titan", "name": "Titan", "italian": "Titan"}
    texts = written("merchants.csv", [*rows_of("merchants.csv"), extra])
    texts["actions.csv"] = changed("actions.csv", 5, copies="4")["actions.csv"]
    own = GAME.with_tables(texts)
    assert (len(own.cards.merchants), len(own.cards.actions)) == (61, 103)
    assert [card.id for card in own.cards.actions if card.type == "bounding_main"][-1] == "bounding_main.4"


def test_the_largest_deck_follows_the_cards_there_are() -> None:
    rows = rows_of("actions.csv")
    rows[2]["copies"], rows[3]["copies"] = "2", "11"  # four Boarding Parties fewer, ten expansion cards more
    own = GAME.with_tables(written("actions.csv", rows))
    assert own.configure({"deck": 90}, 2)["deck"] == 90
    assert own.configure({"deck": 80, "expansion": False}, 2)["deck"] == 80
    with pytest.raises(BadSetup):
        own.configure({"deck": 90, "expansion": False}, 2)


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(file: str) -> None:
    with pytest.raises(BadData) as caught:
        Cards({name: text for name, text in TEXTS.items() if name != file})
    assert caught.value.facts == {"where": file, "expected": "a table", "found": "nothing"}


@pytest.mark.parametrize("file", FILES)
def test_a_missing_column_is_refused(file: str) -> None:
    cut = "\n".join(line.rpartition(",")[0] for line in TEXTS[file].splitlines())
    refused = refusal({**TEXTS, file: cut})
    assert refused.facts["where"] == f"{file}, row 1"
    assert TEXTS[file].splitlines()[0].rpartition(",")[2] in str(refused.facts["expected"])


@pytest.mark.parametrize("file", FILES)
def test_a_column_too_many_is_refused(file: str) -> None:
    wide = "\n".join(f"{line},remark" for line in TEXTS[file].splitlines())
    refused = refusal({**TEXTS, file: wide})
    assert refused.facts["where"] == f"{file}, row 1"
    assert "remark" in str(refused.facts["found"])


@pytest.mark.parametrize(
    ("file", "row", "field", "cell"),
    [
        ("ships.csv", 4, "vp", "many"),
        ("ships.csv", 4, "vp", ""),
        ("ships.csv", 4, "type", "cruiser"),
        ("ships.csv", 4, "mines", "some"),
        ("ships.csv", 4, "name", ""),
        ("ships.csv", 4, "attack", ""),
        ("ships.csv", 4, "attack", "10/10"),
        ("ships.csv", 4, "attack", "12"),
        ("ships.csv", 4, "attack", "10/8/6/4"),
        ("ships.csv", 4, "defence", "ten"),
        ("ships.csv", 4, "id", "emden"),
        ("ships.csv", 4, "id", "König"),
        ("ships.csv", 4, "id", "two words"),
        ("ships.csv", 4, "name", "Emden"),
        ("ships.csv", 4, "italian", "Emden"),
        ("ships.csv", 4, "from_vp", "guessed"),
        ("merchants.csv", 61, "challenge", ""),
        ("merchants.csv", 61, "response", "6/6"),
        ("merchants.csv", 61, "defence", "20"),
        ("merchants.csv", 61, "year", "MCMXVI"),
        ("merchants.csv", 61, "sail", "maybe"),
        ("merchants.csv", 61, "id", "maria"),
        ("merchants.csv", 61, "id", "emden"),
        ("actions.csv", 2, "id", "emden"),
        ("actions.csv", 2, "kind", "action"),
        ("actions.csv", 2, "kind", "spell"),
        ("actions.csv", 2, "copies", "0"),
        ("actions.csv", 2, "copies", "two"),
        ("actions.csv", 2, "night", "3"),
        ("actions.csv", 2, "guns", ""),
        ("actions.csv", 2, "guns", "10/10"),
        ("actions.csv", 2, "guns", "100"),
        ("actions.csv", 2, "defence", ""),
        ("actions.csv", 2, "vp", ""),
        ("actions.csv", 2, "vp", "nine"),
        ("actions.csv", 2, "intercept", ""),
        ("actions.csv", 3, "challenge", ""),
        ("actions.csv", 3, "response", ""),
        ("actions.csv", 22, "mines", ""),
        ("actions.csv", 29, "depth_charges", ""),
        ("actions.csv", 43, "torpedo", ""),
        ("solitaire.csv", 5, "defence_13", "scuttle"),
        ("solitaire.csv", 5, "defence_24", "sail_q_ship"),
        ("solitaire.csv", 5, "special", "special_cargo"),
        ("solitaire.csv", 5, "intercept", "prize"),
        ("solitaire.csv", 5, "british_dice", ""),
        ("solitaire.csv", 5, "british_dice", "7"),
        ("solitaire.csv", 5, "entry_3", "amc"),
        ("solitaire.csv", 5, "entry_3", ""),
        ("solitaire.csv", 5, "entry_4", "nothing"),
        ("solitaire.csv", 5, "ends_4", "perhaps"),
        ("solitaire.csv", 5, "id", "s01"),
    ],
)
def test_a_wrong_cell_is_refused_by_file_row_and_field(file: str, row: int, field: str, cell: str) -> None:
    assert refusal(changed(file, row, **{field: cell})).facts["where"] == f"{file}, row {row}, {field}"


def test_dice_that_are_not_there_are_nothing() -> None:
    for file, field in (("ships.csv", "attack"), ("merchants.csv", "defence"), ("actions.csv", "intercept")):
        facts = refusal(changed(file, 2, **{field: ""})).facts
        assert (facts["expected"], facts["found"]) == ("dice such as 10/8/4", "nothing")


def test_every_figure_that_a_rule_needs_is_asked_for() -> None:
    for row, kind in enumerate(rows_of("actions.csv"), 2):
        for field in ("challenge", "response", "guns", "torpedo", "mines", "depth_charges", "defence", "vp"):
            if kind[field]:
                assert refusal(changed("actions.csv", row, **{field: ""})).facts["expected"] == "a value"


def test_a_type_left_out_is_named() -> None:
    rows = [row for row in rows_of("actions.csv") if row["id"] != "trap"]
    assert refusal(written("actions.csv", rows)).facts == {
        "where": "actions.csv",
        "expected": "trap",
        "found": "nothing",
    }


@pytest.mark.parametrize("ship", ["emden", "cormoran", "seeadler"])
def test_a_ship_that_the_options_call_by_name_cannot_be_left_out(ship: str) -> None:
    other = {**rows_of("ships.csv")[0], "id": "goeben", "name": "Goeben", "italian": "Goeben"}
    rows = [other if row["id"] == ship else row for row in rows_of("ships.csv")]
    assert refusal(written("ships.csv", rows)).facts == {"where": "ships.csv", "expected": ship, "found": "nothing"}


@pytest.mark.parametrize(
    ("file", "left", "expected"),
    [
        ("ships.csv", 19, "at least 20 ships"),
        ("merchants.csv", 23, "at least 24 merchants"),
        ("solitaire.csv", 0, "at least 1 cards"),
    ],
)
def test_too_few_cards_are_refused(file: str, left: int, expected: str) -> None:
    refused = refusal(written(file, rows_of(file)[:left]))
    assert refused.facts == {"where": file, "expected": expected, "found": str(left)}


def test_too_few_copies_of_action_cards_are_refused() -> None:
    rows = [{**row, "copies": "1", "night": "0"} for row in rows_of("actions.csv")]
    refused = refusal(written("actions.csv", rows))
    assert refused.facts == {
        "where": "actions.csv",
        "expected": "at least 81 cards besides Breakout and the expansion",
        "found": "38",
    }


def test_too_few_merchants_for_the_options_are_refused() -> None:
    old = [{**row, "in_1914": "yes"} for row in rows_of("merchants.csv")]
    assert refusal(written("merchants.csv", old)).facts["expected"] == "at least 12 merchants not of 1914"
    poor = [{**row, "vp": row["vp"].replace("9", "8")} for row in rows_of("merchants.csv")]
    assert refusal(written("merchants.csv", poor)).facts["expected"] == "at least 5 of 9 points not of 1914"


def test_a_refused_table_leaves_the_game_as_it_was() -> None:
    refusal(changed("ships.csv", 3, vp="?"))
    assert [ship.vp for ship in GAME.cards.ships] == [ship.vp for ship in CARDS.ships]
