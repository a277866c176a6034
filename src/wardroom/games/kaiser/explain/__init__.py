"""What an option promises: dice, modifiers by name and chances, from what lies open and the asker's own cards; why not.

rolls                                   explain/rolls.py
what is printed                         explain/printed.py
attacks and hostile cards               explain/attacks.py
reactions                               explain/reactions.py
Passage and own ships                   explain/own_ships.py
committing and turning up               explain/committing.py
why not                                 explain/reasons.py
"""

from collections.abc import Callable

from wardroom.engine import Ask, Explanation, Option, Question
from wardroom.engine.explain import NOTHING
from wardroom.games.kaiser.explain.attacks import (
    of_aim,
    of_assist,
    of_boarding,
    of_chase,
    of_mine_layer,
    of_next_target,
    of_player,
    of_pursuit,
    of_torpedo_or_mines,
)
from wardroom.games.kaiser.explain.committing import of_commitment, of_half, of_step
from wardroom.games.kaiser.explain.own_ships import of_own_ship, of_passage, of_supply
from wardroom.games.kaiser.explain.printed import of_piece
from wardroom.games.kaiser.explain.reactions import of_answer, of_answer_to_sinking, of_certain_answer
from wardroom.games.kaiser.explain.reasons import reason
from wardroom.games.kaiser.rules import committing, escapes, intercept, own_ships, prizes, reactions
from wardroom.games.kaiser.rules.assists import BoardingPartyNow, WhichAssist
from wardroom.games.kaiser.rules.mines import AnswerMines, WhichRaiderLaysMines
from wardroom.games.kaiser.rules.passage import SeekPassage
from wardroom.games.kaiser.rules.reactions import AnswerIntercept
from wardroom.games.kaiser.rules.sinkings import AnswerSinking, RecallNow
from wardroom.games.kaiser.rules.submarines import AnswerTorpedo, TorpedoOrMines
from wardroom.games.kaiser.rules.targets import WhichNextTarget, WhichPlayer, WhichTarget
from wardroom.games.kaiser.table import KaiserTable

__all__ = ["explained", "reason"]


def explained(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """What there is to say about an option of a question."""
    explain = _EXPLAINED.get(type(ask.question))
    told = explain(table, ask, option) if explain else of_step(table, ask.seat, option)
    return told if told != NOTHING else Explanation(of_piece(table, ask, option))


_EXPLAINED: dict[type[Question], Callable[[KaiserTable, Ask, Option], Explanation]] = {
    WhichTarget: of_aim,
    WhichNextTarget: of_next_target,
    WhichPlayer: of_player,
    WhichAssist: of_assist,
    BoardingPartyNow: of_boarding,
    WhichRaiderLaysMines: of_mine_layer,
    TorpedoOrMines: of_torpedo_or_mines,
    escapes.Chase: of_chase,
    escapes.Pursue: of_pursuit,
    AnswerIntercept: of_answer,
    AnswerTorpedo: of_answer,
    AnswerMines: of_certain_answer,
    intercept.AnswerHunt: of_certain_answer,
    AnswerSinking: of_answer_to_sinking,
    RecallNow: of_answer_to_sinking,
    reactions.AnswerRecognition: of_certain_answer,
    SeekPassage: of_passage,
    own_ships.WhichOwnShip: of_own_ship,
    prizes.SupplyNow: of_supply,
    committing.WhatToCommit: of_commitment,
    committing.HowToCommit: of_half,
}
