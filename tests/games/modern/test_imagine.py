"""What a seat imagines: all that it sees stays, nothing comes of what it cannot see, and no world has a flaw."""

from collections.abc import Callable

import pytest

from tests.games.modern.board import CARDS, SHIPS, Board, Table, War
from tests.games.modern.test_secrets import choosing
from wardroom.engine import Dice, Seat, Stream
from wardroom.games.modern import GAME
from wardroom.games.modern.imagine import combinations
from wardroom.games.modern.rows import SSM
from wardroom.games.modern.state import Admiral, Campaign, Purchase, Sea, Side

FRENCH = "fr-tourville fr-dupleix fr-de-grasse fr-saphir fr-doris"
CHINESE = "cn-jinan cn-wuhu cn-322 cn-lanzhou"


def worlds(table: Table | Sea, seat: int | None, count: int = 12) -> list[Sea]:
    """Some worlds that a seat may imagine."""
    state = table if isinstance(table, Sea) else table.state
    made = [state.copy() for _ in range(count)]
    for number, world in enumerate(made):
        GAME.imagine(world, None if seat is None else Seat(seat), Dice(Stream(f"world {number}".encode())))
    return made


def campaigns(table: Table, seat: int | None, count: int = 12) -> list[Campaign]:
    found = [world.campaign for world in worlds(table, seat, count)]
    return [each for each in found if each is not None]


def sides(table: Table, seat: int | None, of: int, count: int = 12) -> list[Side]:
    return [world.battles[0].sides[Seat(of)] for world in worlds(table, seat, count)]


def ids(ships: list[int]) -> list[str]:
    return [GAME.cards.ships[ship].id for ship in ships]


def vp(ships: list[int]) -> int:
    return sum(GAME.cards.ships[ship].vp for ship in ships)


# --- positions --------------------------------------------------------------------------------------------------------


def war(players: int = 2, **switches: str) -> War:
    """France against China; in a team game with Britain against the USSR."""
    game = War(players, **switches)  # type: ignore[arg-type]
    game.own(0, "fr", FRENCH, "surprise-attack rapid-resupply")
    game.own(1, "cn", CHINESE, "forward-deployment")
    if players == 4:
        game.own(2, "uk", "uk-broadsword uk-invincible uk-trafalgar")
        game.own(3, "su", "su-kirov su-smerch su-druzhny")
    return game


def buying() -> War:
    game = War()
    game.campaign.admirals[0].navy, game.campaign.admirals[1].navy = "fr", "cn"
    game.brief("purchases")
    game.answer("0: take fr-saphir", "1: take cn-jinan", "0: buy-strategy surprise-attack", "1: take cn-wuhu")
    return game


def shopping() -> War:
    """After the second mission: a ship was bought after the first, and something is being bought now."""
    game = war()
    campaign = game.campaign
    campaign.number = 2
    for force in campaign.forces:
        force.points, force.history = 20, [9]
    campaign.admirals[0].ships += [SHIPS["fr-suffren"], SHIPS["fr-jeanne-darc"]]
    campaign.forces[0].bought += [
        Purchase(1, SHIPS["fr-suffren"], "", Seat(0)),
        Purchase(1, -1, "damage-control", Seat(0)),
    ]
    campaign.forces[0].strategies.append("damage-control")
    campaign.forces[0].bought.append(Purchase(2, SHIPS["fr-jeanne-darc"], "", Seat(0)))
    campaign.spent = [6, 0]
    campaign.played = ["engagement", "engagement"]
    game.brief("shopping")
    return game


def committing() -> War:
    game = war()
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief()
    game.answer("take-mission engagement", "0: commit fr-saphir", "1: commit cn-jinan")
    game.answer("0: commit fr-doris", "1: ready")
    return game


def laying() -> War:
    game = committing()
    game.answer("0: ready", "0: lay duration longer", "0: lay surprise-attack", "0: ready")
    return game


def revealing() -> War:
    """The cards are being shown, the ships are not yet."""
    game = laying()
    game.campaign.phase = "reveal"
    return game


def laying_out() -> War:
    """A mission with Targets on either side, whose fleets are being laid out."""
    game = war()
    game.campaign.deck.remove("amphibious-assault")
    game.sail("amphibious-assault", "fr-tourville fr-dupleix fr-saphir", "cn-jinan cn-wuhu", phase="layout")
    game.battle.phase = "layout"
    game.start()
    game.answer("place fr-tourville 1")
    return game


def laying_out_targets() -> War:
    """Of a fleet with Combined Targets the first of these stands in its row."""
    game = laying_out()
    game.answer("place fr-dupleix 1", "place target-landing-ship.1 2")
    return game


def joining(game: Board | War) -> Board | War:
    """A ship has come, and her row is being chosen."""
    game.begin()
    game.answer("reinforce", "spend bomber-strike", "spend intel")
    game.answer(next(option for option in game.options if option.startswith("bring ")))
    assert game.question == "which-row"
    return game


def joining_a_battle() -> Board | War:
    board = Board()
    board.lay(0, "us-gary", "us-oh-perry", hand="bomber-strike intel", reserve="us-george-philip")
    board.lay(1, "su-druzhny su-smerch", hand="near-miss-3 intel")
    return joining(board)


def joining_a_mission() -> Board | War:
    game = war()
    game.sail("engagement", "fr-tourville fr-dupleix", "cn-jinan")
    game.form(0, "fr-tourville", "fr-dupleix", hand="bomber-strike intel")
    game.form(1, "cn-jinan")
    return joining(game)


def lending() -> War:
    game = war(4)
    campaign = game.campaign
    campaign.number = 1
    for seat, other in ((0, 1), (1, 0), (2, 3), (3, 2)):
        admiral = campaign.admirals[seat]
        admiral.mission, admiral.opponent = "engagement", Seat(other)
        admiral.committed = admiral.ships[:1]
        campaign.shown += admiral.committed
    game.brief("lend")
    game.answer("lend fr-saphir", "lend-none")
    return game


def lent() -> War:
    game = lending()
    game.answer("lend-none", "lend-none", "lend-none")
    game.roll_freely()
    while game.battle.phase != "actions":
        game.answer(f"{game.asks[0].seat}: {game.asks[0].options[0].notation}")
    return game


def ships_chosen() -> Board:
    board = choosing()
    board.answer("0: take us-nimitz", "1: take su-kirov", "0: take us-los-angeles", "1: ready")
    return board


def placing(**switches: bool) -> Board:
    board = choosing(**switches)
    board.answer("0: take us-gary", "1: take su-kirov", "0: take us-oh-perry", "1: ready", "0: take us-los-angeles")
    board.answer("0: ready")
    if switches:
        board.answer("0: buy-card intel", "1: buy-card bomber-strike", "0: ready", "1: ready")
    board.answer("place us-gary 1")
    return board


def card_buying() -> Board:
    board = choosing(buy_cards=True)
    board.answer("0: take us-tarawa", "1: take su-kirov", "0: ready", "1: ready")
    board.answer("0: buy-card intel", "1: buy-card bomber-strike", "0: buy-card repair")
    return board


def paying() -> Board:
    board = Board()
    board.lay(0, "us-gary us-oh-perry", hand="msl-ssm-2 repair battle-plan", reserve="us-george-philip")
    board.lay(1, "su-druzhny su-smerch", hand="near-miss-3 intel")
    board.begin()
    board.answer("reinforce", "spend repair")
    return board


def declaring(**switches: bool) -> Board:
    """Two opponents: the first has declared, the second is doing so."""
    board = Board(3, **switches)
    board.lay(0, "us-gary us-oh-perry", hand="msl-ssm-2 gun-small-2 repair")
    board.lay(1, "su-druzhny su-smerch", hand="near-miss-3 repair")
    board.lay(2, "uk-broadsword uk-invincible", hand="near-miss-3 near-miss-4 intel")
    board.begin()
    board.answer("play msl-ssm-2", "support us-gary ssm", "against 2", "aim uk-broadsword", "play gun-small-2")
    board.answer("against 1", "aim su-druzhny", "cease", "1: meet 2", "1: block near-miss-3")
    board.roll(1)
    board.answer("1: declare", "2: pass", "0: pass")
    board.answer("2: meet 1", "2: block near-miss-3", "2: meet 1", "2: block near-miss-4")
    return board


def panda() -> Board:
    """A scenario in which one side has picked a card, and the other has one by name beside it."""
    board = Board(scenario="panda-bay")
    board.battle.phase = "gifts"
    board.start()
    board.answer(*[board.options[0]] if board.question == "which-gift" else [])
    return board


POSITIONS: dict[str, Callable[[], Table]] = {
    "buying": buying,
    "shopping": shopping,
    "committing": committing,
    "laying": laying,
    "revealing": revealing,
    "laying out": laying_out,
    "laying out Targets": laying_out_targets,
    "joining a battle": joining_a_battle,
    "joining a mission": joining_a_mission,
    "lending": lending,
    "lent": lent,
    "ships chosen": ships_chosen,
    "placing": placing,
    "placing with cards": lambda: placing(buy_cards=True),
    "card buying": card_buying,
    "paying": paying,
    "declaring": declaring,
    "declaring within a limit": lambda: declaring(defence_limit=True),
    "panda bay": panda,
}


@pytest.mark.parametrize("name", POSITIONS)
def test_what_a_seat_sees_stays_and_nothing_comes_of_what_it_cannot_see(name: str) -> None:
    table = POSITIONS[name]()
    for seat in (None, *seats_at(table)):
        seen = GAME.view(table.state, None if seat is None else Seat(seat))
        first = worlds(table, seat, 4)
        for world in first:
            assert GAME.view(world, None if seat is None else Seat(seat)) == seen
            assert list(GAME.flaws(world)) == []
            assert worlds(world, seat, 3) == first[:3]


def seats_at(table: Table) -> list[int]:
    campaign = table.state.campaign
    return list(range(len(campaign.admirals) if campaign else len(table.state.battles[0].sides)))


# --- purchases --------------------------------------------------------------------------------------------------------


def test_purchases_of_the_start_stay_within_the_budget_and_leave_the_rest_of_it() -> None:
    made = campaigns(buying(), 1)
    for campaign in made:
        admiral, force = campaign.admirals[0], campaign.forces[0]
        cost = vp(admiral.ships) + sum(GAME.cards.strategies[name].cost for name in force.strategies)
        assert admiral.budget == 30 - cost and len(admiral.ships) == 1 and len(force.strategies) == 3
    assert len({ship for campaign in made for ship in campaign.admirals[0].ships}) > 3
    assert len({campaign.admirals[0].budget for campaign in made}) > 2


def test_what_was_spent_between_missions_is_known_and_what_is_being_spent_is_not() -> None:
    made = campaigns(shopping(), 1, 30)
    for campaign in made:
        bought = campaign.forces[0].bought
        before = [each for each in bought if each.mission == 1]
        now = [each for each in bought if each.mission == 2]
        start = [each for each in bought if each.mission == 0]
        assert price(before) == 3 + 1 and sum(each.ship >= 0 for each in before) == 1
        assert len(now) == 1 and campaign.spent[0] == price(now) <= 20
        assert price(start) <= 30 and len(start) == 7
        assert campaign.admirals[0].budget == 0
    assert len({campaign.spent[0] for campaign in made}) > 2
    assert len({price([each for each in campaign.forces[0].bought if not each.mission]) for campaign in made}) > 2


def price(bought: list[Purchase]) -> int:
    ships = vp([each.ship for each in bought if each.ship >= 0])
    return ships + sum(GAME.cards.strategies[each.strategy].cost for each in bought if each.strategy)


def test_what_is_being_spent_is_in_the_purse() -> None:
    game = shopping()
    game.campaign.forces[0].points = 7
    assert {campaign.spent[0] for campaign in campaigns(game, 1, 40)} <= set(range(1, 8))


def test_purchases_of_earlier_missions_cost_what_they_cost_while_others_are_made() -> None:
    game = shopping()
    game.campaign.phase = "check"
    for campaign in campaigns(game, 1):
        assert price([each for each in campaign.forces[0].bought if each.mission == 2]) == 6
        assert campaign.spent == [6, 0]


def test_a_ship_that_was_seen_and_a_card_that_was_used_are_known() -> None:
    game = shopping()
    game.campaign.shown.append(SHIPS["fr-doris"])
    game.campaign.used[0].append("surprise-attack")
    game.campaign.forces[0].strategies.remove("surprise-attack")
    for campaign in campaigns(game, 1):
        assert SHIPS["fr-doris"] in campaign.admirals[0].ships
        assert "surprise-attack" not in campaign.forces[0].strategies
        assert {"duration", "insight"} <= set(campaign.forces[0].strategies)
        start = [each for each in campaign.forces[0].bought if not each.mission]
        assert price(start) <= 30


def test_nobody_imagines_a_destroyed_ship_or_one_that_another_has_shown() -> None:
    game = war()
    game.campaign.lost += [SHIPS["fr-jean-bart"], SHIPS["fr-suffren"]]
    game.brief()
    for campaign in campaigns(game, 1, 30):
        assert not {SHIPS["fr-jean-bart"], SHIPS["fr-suffren"]} & set(campaign.admirals[0].ships)


def test_a_fleet_is_as_secret_while_cards_are_bought_as_before() -> None:
    fleets = {tuple(side.chosen) for side in sides(card_buying(), 0, of=1, count=30)}
    assert len(fleets) > 5 and all(len(fleet) == 1 for fleet in fleets)


def test_members_of_a_team_buy_of_their_own_navies() -> None:
    for campaign in campaigns(war(4), 1):
        assert {GAME.cards.ships[ship].navy for ship in campaign.admirals[0].ships} == {"fr"}
        assert {GAME.cards.ships[ship].navy for ship in campaign.admirals[2].ships} == {"uk"}


def test_a_side_imagines_nothing_of_itself_and_a_spectator_everything() -> None:
    game = war(4)
    game.brief()
    for campaign in campaigns(game, 2):
        assert campaign.admirals[0].ships == game.campaign.admirals[0].ships
    assert len({tuple(campaign.admirals[0].ships) for campaign in campaigns(game, None)}) > 8
    assert len({tuple(campaign.admirals[1].ships) for campaign in campaigns(game, None)}) > 8


# --- commitments ------------------------------------------------------------------------------------------------------


def test_whoever_is_still_committing_has_committed_nothing_as_far_as_others_know() -> None:
    game = committing()
    assert {tuple(campaign.admirals[0].committed) for campaign in campaigns(game, 1)} == {()}
    done = [campaign.admirals[1] for campaign in campaigns(game, 0)]
    assert all(fits(admiral, 16) for admiral in done) and len({tuple(admiral.committed) for admiral in done}) > 3


def fits(admiral: Admiral, limit: int) -> bool:
    """Whether as many ships are committed as there is room for."""
    room = limit - vp(admiral.committed)
    left = [ship for ship in admiral.ships if ship not in admiral.committed]
    is_sorted = admiral.committed == sorted(admiral.committed)
    return bool(admiral.committed) and room >= 0 and all(vp([ship]) > room for ship in left) and is_sorted


def test_later_all_have_committed_something() -> None:
    game = laying()
    assert all(fits(campaign.admirals[0], 16) for campaign in campaigns(game, 1))
    assert len({tuple(campaign.admirals[0].committed) for campaign in campaigns(revealing(), 1)}) > 3
    assert {campaign.admirals[0].is_ready for campaign in campaigns(game, 1)} == {False}


def test_the_limit_is_that_of_the_role() -> None:
    game = laying()
    for admiral in game.campaign.admirals:
        admiral.mission = "military-convoy"
    assert all(fits(campaign.admirals[0], 12) for campaign in campaigns(game, 1))
    game.campaign.initiative = 1
    assert all(fits(campaign.admirals[0], 20) for campaign in campaigns(game, 1))


def test_cards_face_down_are_as_many_as_were_laid() -> None:
    for campaign in campaigns(laying(), 1):
        admiral, force = campaign.admirals[0], campaign.forces[0]
        assert len(admiral.laid) == 2 and admiral.laid == sorted(admiral.laid)
        assert not set(admiral.laid) & set(force.strategies) and len(force.strategies) == 2
        assert abs(admiral.longer) == ("duration" in admiral.laid)


def test_cards_face_up_are_known_with_their_direction() -> None:
    game = laying()
    game.answer("1: lay duration shorter", "1: ready")
    game.idle("what-next")
    for campaign in campaigns(game, 0):
        assert (campaign.admirals[1].laid, campaign.admirals[1].longer) == (["duration"], -1)
    for campaign in campaigns(game, 1):
        assert (campaign.admirals[0].laid, campaign.admirals[0].longer) == (["duration", "surprise-attack"], 1)


def test_committed_ships_are_known_once_they_are_shown() -> None:
    game = laying()
    game.answer("1: ready")
    assert {tuple(campaign.admirals[0].committed) for campaign in campaigns(game, 1)} == {
        (SHIPS["fr-saphir"], SHIPS["fr-doris"])
    }


# --- loans and reserves -----------------------------------------------------------------------------------------------


def test_which_ships_are_lent_nobody_else_knows() -> None:
    game = lending()
    mates = campaigns(game, 2)
    assert {tuple(campaign.lent) for campaign in mates} == {(SHIPS["fr-saphir"],)}
    others = campaigns(game, 1)
    assert len({tuple(campaign.lent) for campaign in others}) > 4
    for campaign in others:
        mine, waiting = campaign.admirals[0], campaign.admirals[2]
        assert set(campaign.lent) <= set(mine.ships) - set(mine.committed)
        assert not set(campaign.lent) & set(waiting.ships)


def test_own_loans_stay_while_those_of_others_are_imagined() -> None:
    game = lent()
    game.campaign.lent.append(SHIPS["cn-lanzhou"])
    found = campaigns(game, 1, 30)
    assert all(SHIPS["cn-lanzhou"] in campaign.lent for campaign in found)
    assert any(set(campaign.lent) & set(campaign.admirals[2].ships) for campaign in found)
    assert any(set(campaign.admirals[2].ships[1:]) - set(campaign.lent) for campaign in found)
    assert {tuple(campaign.lent) for campaign in campaigns(game, 3)} != {tuple(game.campaign.lent)}


def test_nothing_is_lent_in_separate_areas_or_between_missions() -> None:
    game = war(4, areas="separate")
    game.campaign.phase = "battle"
    assert all(campaign.lent == [] for campaign in campaigns(game, 1))
    alone = war()
    alone.campaign.phase = "lend"
    alone.campaign.admirals[0].is_ready = True
    assert all(campaign.lent == [] for campaign in campaigns(alone, 1))
    early = war(4)
    early.campaign.phase = "missions"
    for admiral in early.campaign.admirals:
        admiral.is_ready = True
    assert all(campaign.lent == [] for campaign in campaigns(early, 1))


def test_a_reserve_is_what_was_left_out_and_what_is_lent() -> None:
    for world in worlds(lent(), 1):
        assert world.campaign is not None
        for battle in world.battles:
            for seat, side in battle.sides.items():
                admiral = world.campaign.admirals[seat]
                mates = world.campaign.admirals[(seat + 2) % 4].ships
                own = [ship for ship in admiral.ships if ship not in admiral.committed]
                borrowed = [ship for ship in mates if ship in world.campaign.lent]
                assert sorted(side.reserve) == sorted(own + borrowed)


# --- battles ----------------------------------------------------------------------------------------------------------


def test_a_fleet_that_is_being_laid_out_is_gathered_for_everybody_but_its_owner() -> None:
    board = placing()
    for side in sides(board, 0, 0):
        assert side.rows == {SHIPS["us-gary"]: 1} and ids(side.chosen) == ["us-oh-perry", "us-los-angeles"]
    for seat in (1, None):
        made = sides(board, seat, 0)
        assert all(side.rows == {} and len(side.chosen) == 3 for side in made)
        assert all(any(not GAME.cards.ships[ship].is_submarine for ship in side.chosen) for side in made)
        assert len({tuple(side.chosen) for side in made}) > 8
        assert all(side.points == 25 - vp(side.chosen) and len(side.reserve) == 16 for side in made)


def test_targets_beside_a_fleet_are_seen_while_it_is_laid_out() -> None:
    game = laying_out()
    for side in sides(game, 1, 0):
        assert side.rows == {}
        assert sorted(side.chosen) == side.chosen and len(side.chosen) == 6
    game.battle.active = Seat(1)
    battery = SHIPS["target-coastal-battery.1"]
    game.side(1).rows[SHIPS["cn-jinan"]] = 1
    game.side(1).chosen.remove(SHIPS["cn-jinan"])
    for side in sides(game, 0, 1):
        assert side.rows == {battery: 0} and ids(side.chosen) == ["cn-jinan", "cn-wuhu"]
    for side in sides(game, 1, 1):
        assert side.rows == {battery: 0, SHIPS["cn-jinan"]: 1}


def test_a_submarine_that_is_laid_is_gathered_too() -> None:
    game = laying_out()
    game.side(0).rows[SHIPS["fr-saphir"]] = 0
    game.side(0).chosen.remove(SHIPS["fr-saphir"])
    assert all(side.rows == {} and len(side.chosen) == 6 for side in sides(game, 1, 0))


def test_a_fleet_that_is_laid_out_is_known_and_the_next_is_not() -> None:
    board = placing()
    board.answer("place us-oh-perry 1")
    assert board.battle.active == 1 or board.battle.phase != "layout"
    for side in sides(board, 1, 0):
        assert ids(list(side.rows)) == ["us-gary", "us-oh-perry", "us-los-angeles"]


def test_cards_bought_face_down_cost_what_was_left_and_leave_the_rest() -> None:
    board = placing(buy_cards=True)
    total = board.side(1).points + vp(board.side(1).chosen) + 3
    made = sides(board, 0, 1, 20)
    for side in made:
        value = sum(GAME.cards.actions[card].reinforcement for card in side.beside)
        assert len(side.beside) == 1 and side.points + vp(side.chosen) + value == total and side.unspent == 0
        assert side.points >= 0
    assert len({tuple(side.beside) for side in made}) > 5


def test_after_the_deal_what_was_left_of_the_budget_is_lost() -> None:
    board = Board(buy_cards=True)
    board.lay(0, "us-gary", hand="repair", face_down="intel")
    board.lay(1, "su-druzhny", hand="repair", face_down="bomber-strike")
    board.side(1).unspent = 1
    board.begin()
    made = sides(board, 0, 1, 40)
    for side in made:
        value = sum(GAME.cards.actions[card].reinforcement for card in side.beside)
        assert (side.points, side.unspent) == (0, 4 - value)
    assert len({tuple(side.beside) for side in made}) > 5


def test_cards_given_by_a_strategy_are_of_the_kind_that_everybody_knows() -> None:
    game = war()
    game.sail("engagement", "fr-tourville", "cn-jinan", laid=("", "limited-air-support long-range-bombers"))
    game.form(0, "fr-tourville", hand="repair")
    game.form(1, "cn-jinan", hand="repair")
    game.side(1).beside = [game.take("air-cap"), game.take("air-cap"), game.take("bomber-strike")]
    game.begin()
    made = sides(game, 0, 1, 20)
    for side in made:
        kinds = [GAME.cards.actions[card].kind for card in side.beside]
        assert kinds == ["air-support", "air-support", "bomber-strike"] and side.beside == sorted(side.beside)
    assert len({tuple(side.beside) for side in made}) > 2


def test_a_card_that_a_scenario_gives_by_name_is_known() -> None:
    board = Board(scenario="bear-hug")
    gift = [card for side in board.battle.sides.values() for card in side.beside]
    assert [GAME.cards.actions[card].id for card in gift] == ["bomber-strike"]
    for seat in (0, 1, None):
        for world in worlds(board, seat, 4):
            assert [card for side in world.battles[0].sides.values() for card in side.beside] == gift


def test_a_declaration_under_way_is_taken_back_and_one_before_it_stays() -> None:
    board = declaring()
    for seat in (0, 1, None):
        for world in worlds(board, seat, 3):
            turn = world.battles[0].turn
            assert [(each.seat, each.card) for each in turn.defences] == [(1, CARDS["near-miss-3"])]
            assert turn.defended == {1: 1} and turn.laid == [] and 2 not in turn.last
    mine = worlds(board, 2, 1)[0].battles[0].turn
    assert len(mine.defences) == 3 and mine.defended == {1: 1, 2: 2} and len(mine.laid) == 2


def test_cards_played_before_a_declaration_still_count() -> None:
    board = declaring()
    board.battle.turn.defended[Seat(2)] += 1
    assert worlds(board, 0, 1)[0].battles[0].turn.defended == {1: 1, 2: 1}


def test_a_declaration_that_is_shown_is_known() -> None:
    board = declaring()
    board.battle.turn.is_shown = True
    assert len(worlds(board, 0, 1)[0].battles[0].turn.defences) == 3
    board.battle.turn.is_shown, board.battle.phase = False, "rolls"
    assert len(worlds(board, 0, 1)[0].battles[0].turn.defences) == 3


def test_cards_to_pay_with_are_known_to_whoever_pays() -> None:
    board = paying()
    assert worlds(board, 0, 1)[0].battles[0].turn.paid == [CARDS["repair"]]
    assert worlds(board, None, 1)[0].battles[0].turn.paid == []


def test_whoever_is_not_in_a_battle_knows_only_that_cards_were_seen() -> None:
    game = lent()
    first = game.state.battles[0]
    (watched,) = [seat for seat in first.sides if seat % 2]
    first.sides[watched].seen = sorted(first.sides[watched].hand)[:2]
    outsider = 2 if 0 in first.sides else 0
    made = [world.battles[0].sides[watched] for world in worlds(game, outsider)]
    assert all(len(side.seen) == 2 and set(side.seen) <= set(side.hand) for side in made)
    assert len({tuple(side.seen) for side in made}) > 5
    insider = next(seat for seat in first.sides if seat != watched)
    for world in worlds(game, insider):
        side = world.battles[0].sides[watched]
        assert side.seen == first.sides[watched].seen and len(side.hand) == len(first.sides[watched].hand)


def test_a_deck_lies_in_order_before_the_deal_and_in_any_order_after_it() -> None:
    board = ships_chosen()
    assert all(world.battles[0].deck == sorted(world.battles[0].deck) for world in worlds(board, 1, 3))
    later = paying()
    assert all(world.battles[0].deck != sorted(world.battles[0].deck) for world in worlds(later, 1, 3))


def test_markers_of_ships_stay_with_them() -> None:
    game = war()
    game.campaign.shown.append(SHIPS["fr-tourville"])
    game.campaign.low[SHIPS["fr-tourville"]] = SSM
    game.brief()
    assert all(campaign.low == game.campaign.low for campaign in campaigns(game, 1, 3))


@pytest.mark.parametrize(
    ("count", "least", "most", "found"),
    [
        (0, 0, 0, [()]),
        (0, 1, 5, []),
        (1, 2, 3, [(2,), (3,)]),
        (2, 4, 4, [(1, 3)]),
        (2, 0, 3, [(1, 2)]),
        (3, 6, 6, [(1, 2, 3)]),
        (4, 0, 99, []),
    ],
)
def test_all_choices_of_a_price(count: int, least: int, most: int, found: list[tuple[int, ...]]) -> None:
    assert list(combinations([1, 2, 3], int, count, least, most)) == found


def test_a_fleet_leaves_no_more_for_cards_than_they_cost() -> None:
    board = choosing(buy_cards=True)
    side = board.side(0)
    board.battle.phase = "cards"
    side.chosen = [SHIPS["us-enterprise"], SHIPS["us-los-angeles"]]
    side.reserve = [ship for ship in side.reserve if ship not in side.chosen]
    side.beside = [board.take("superior-tactics") for _ in range(3)]
    side.points = 25 - 18 - 6
    made = sides(board, 1, 0, 40)
    assert max(vp(side.chosen) for side in made) > 13 and all(vp(side.chosen) <= 19 for side in made)
