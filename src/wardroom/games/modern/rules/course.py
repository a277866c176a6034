"""The course of things: a battle step by step, several of them side by side, and the phases of a campaign."""

from collections.abc import Sequence

from wardroom.engine import Ask, Script
from wardroom.engine.table import Step
from wardroom.games.modern.rules.actions import act
from wardroom.games.modern.rules.aftermath import end_missions, restore_ships
from wardroom.games.modern.rules.campaign import (
    check_campaign,
    choose_campaign_navies,
    make_purchases,
    settle_campaign_order,
    settle_initiative,
)
from wardroom.games.modern.rules.defence import defend
from wardroom.games.modern.rules.fleets import buy_cards, choose_gifts, choose_ships, lay_out
from wardroom.games.modern.rules.hands import deal
from wardroom.games.modern.rules.lending import lend_ships
from wardroom.games.modern.rules.missions import choose_missions, settle_opponents
from wardroom.games.modern.rules.navies import choose_navies, settle_order, share_budget
from wardroom.games.modern.rules.premission import commit_ships, deploy, reveal
from wardroom.games.modern.rules.rolls import roll_defences
from wardroom.games.modern.rules.strategies import lay_strategies
from wardroom.games.modern.rules.turn import discard, draw, resolve_attacks, start_turn
from wardroom.games.modern.state import Battle
from wardroom.games.modern.table import BattleTable, ModernTable

STEPS: dict[str, Step[BattleTable]] = {
    "order": settle_order,
    "navies": choose_navies,
    "shares": share_budget,
    "ships": choose_ships,
    "gifts": choose_gifts,
    "cards": buy_cards,
    "layout": lay_out,
    "deal": deal,
    "start": start_turn,
    "actions": act,
    "defence": defend,
    "rolls": roll_defences,
    "resolution": resolve_attacks,
    "discard": discard,
    "draw": draw,
}


def fight(table: BattleTable) -> Script[None]:
    """A battle goes on, step by step, until some questions have been asked or it is over."""
    battle = table.battle
    while table.is_patient and battle.phase != "over":
        script = STEPS[battle.phase](table)
        if script is not None:
            yield from script


def run_campaign(table: ModernTable) -> Script[None]:
    """A campaign goes on, phase by phase, up to a question; missions are fought side by side."""
    campaign = table.campaign
    while not table.asked and campaign.phase != "over":
        if battles := under_way(table):
            yield from fight_missions(table, battles)
            return
        script = CAMPAIGN_STEPS[campaign.phase](table)
        if script is not None:
            yield from script


def under_way(table: ModernTable) -> list[Battle]:
    """The missions that are not over."""
    return [battle for battle in table.state.battles if battle.phase != "over"]


def leave_sea(table: ModernTable) -> None:
    """The last mission is over: the aftermath follows."""
    table.campaign.phase = "aftermath"


def fight_missions(table: ModernTable, battles: Sequence[Battle]) -> Script[None]:
    """Gioco a Squadre: All missions are played at the same time."""
    if len(battles) == 1:
        yield from fight(BattleTable(table, battles[0]))
    else:
        yield from side_by_side([fight(BattleTable(table, battle, patience=1)) for battle in battles])


def side_by_side(scripts: Sequence[Script[None]]) -> Script[None]:
    """Several scripts at once: their questions are asked together, and all go on when all are answered."""
    waiting = [(script, asked) for script in scripts if (asked := _go_on(script, None)) is not None]
    while waiting:
        answers = yield [asked for _, asked in waiting]
        going = [(script, _go_on(script, answers[asked.seat])) for script, asked in waiting]
        waiting = [(script, asked) for script, asked in going if asked is not None]


def _go_on(script: Script[None], answer: object) -> Ask | None:
    """The next question of a script; None when it has ended."""
    try:
        asked = script.send(answer)
    except StopIteration:
        return None
    assert isinstance(asked, Ask)
    return asked


CAMPAIGN_STEPS: dict[str, Step[ModernTable]] = {
    "order": settle_campaign_order,
    "navies": choose_campaign_navies,
    "purchases": make_purchases,
    "initiative": settle_initiative,
    "missions": choose_missions,
    "opponents": settle_opponents,
    "commit": commit_ships,
    "strategies": lay_strategies,
    "replies": lay_strategies,
    "reveal": reveal,
    "deploy": deploy,
    "lend": lend_ships,
    "battle": leave_sea,
    "aftermath": end_missions,
    "repairs": restore_ships,
    "shopping": make_purchases,
    "check": check_campaign,
}
