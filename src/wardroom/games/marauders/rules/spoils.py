"""11 After a battle: glory, rewards, and the death of the beaten captain."""

from wardroom.engine import Event, Question, Script, Seat
from wardroom.games.marauders.effects import Commission, Healing
from wardroom.games.marauders.rows import CREW, NATIONS, PIRATES
from wardroom.games.marauders.rules.bounties import REWARD, bounty_for_defeat, paying_nations
from wardroom.games.marauders.rules.damage import regain_crew
from wardroom.games.marauders.rules.death import die
from wardroom.games.marauders.rules.glory import gain_glory
from wardroom.games.marauders.rules.missions import after_defeat
from wardroom.games.marauders.rules.npcs import defeat, npc_reward
from wardroom.games.marauders.rules.phrasing import PASS, Brief, Pass, RuledEvent
from wardroom.games.marauders.rules.plunder import take_over
from wardroom.games.marauders.rules.sides import npc_of, player_of, under_way
from wardroom.games.marauders.state import NOBODY, Battle, Side
from wardroom.games.marauders.table import MaraudersTable, bonus_of, earn, trait_of


class WhoPays(Question):
    rule = "bounty.reward"
    player: Seat


class CollectFrom(Brief):
    nation: str
    gold: int


class Won(Event):
    rule = "after.glory"
    player: Seat
    how: str


class NpcWon(Event):
    npc: str
    how: str

    @property
    def cites(self) -> str:
        return "hit.sunk" if self.how == "sunk" else "crew.lose"


class BothLost(RuledEvent):
    pass


class Rewarded(RuledEvent):
    player: Seat
    gold: int


class Collected(Event):
    rule = "bounty.reward"
    player: Seat
    nation: str
    gold: int


def aftermath(table: MaraudersTable) -> Script[None]:
    """11, R101 The victor's gains, then the beaten captain dies; who was healer in the battle sees to survivors."""
    battle = under_way(table)
    survivors = [side for side in battle.sides if side.seat != NOBODY]
    healed = {side.seat: bonus_of(table.state.players[side.seat], table.cards.healing) for side in survivors}
    if battle.ended != "apart":
        winner = None if battle.winner == NOBODY else battle.sides[battle.winner]
        losers = [side for side in battle.sides if side is not winner]
        survivors = [side for side in survivors if side is winner]
        tell_end(table, battle, winner)
        if winner is not None and winner.seat != NOBODY:
            yield from enjoy_victory(table, battle, winner, losers[0])
        for side in losers:
            yield from lose(table, battle, side)
    for side in survivors:
        if healed[side.seat] and table.state.players[side.seat].areas[CREW]:
            regain_crew(table, Seat(side.seat), healed[side.seat], Healing.rule)
    table.state.battle = None


def tell_end(table: MaraudersTable, battle: Battle, winner: Side | None) -> None:
    """Who has won, and how."""
    if winner is None:
        table.tell(BothLost, "battle.both_sunk" if battle.ended == "sunk" else "crew.both_zero_nobody")
    elif winner.seat == NOBODY:
        table.tell(NpcWon, npc_of(table, winner), battle.ended)
    else:
        table.tell(Won, Seat(winner.seat), battle.ended)


def lose(table: MaraudersTable, battle: Battle, side: Side) -> Script[None]:
    """14.2, 15.1 The captain on a side dies, and with him the battle is over."""
    if side.seat == NOBODY:
        defeat(table, side.npc)
    else:
        yield from die(table, Seat(side.seat), battle.plundered)
    table.state.battle = None


def enjoy_victory(table: MaraudersTable, battle: Battle, winner: Side, loser: Side) -> Script[None]:
    """11, 12 Glory, missions, rewards, plunder, a new ship, and the bounty for defeating a naval ship."""
    seat, beaten = Seat(winner.seat), player_of(table, loser)
    wanted = beaten is not None and beaten.is_pirate
    yield from gain_glory(table, seat, "battles")
    yield from after_defeat(table, seat, loser.npc, wanted)
    reward(table, seat, loser, wanted)
    if beaten is not None:
        yield from collect(table, seat, Seat(loser.seat))
    if battle.ended == "boarded":
        yield from take_over(table, battle, seat, loser)
    if loser.npc in NATIONS:
        bounty_for_defeat(table, seat, loser.npc)


def reward(table: MaraudersTable, seat: Seat, loser: Side, wanted: bool) -> None:
    """11, 22 The reward on a pirate's card, and what a hunter of pirates gets for every one of them."""
    is_pirate = loser.npc in PIRATES
    rewards = {"after.npc_reward": npc_reward(table, loser.npc) if is_pirate else 0}
    commission = trait_of(table, table.state.players[seat], Commission)
    if commission and (is_pirate or wanted):
        rewards[Commission.rule] = commission.gold
    for under, gold in rewards.items():
        if gold:
            earn(table, seat, gold)
            table.tell(Rewarded, under, seat, gold)


def collect(table: MaraudersTable, seat: Seat, beaten: Seat) -> Script[None]:
    """12 One nation, of the victor's choice, pays for all its bounties on the beaten player."""
    player, wanted = table.state.players[seat], table.state.players[beaten]
    payers = [CollectFrom(nation, REWARD * wanted.bounties[nation]) for nation in paying_nations(table, player, wanted)]
    if payers:
        options: list[CollectFrom | Pass] = [*payers, PASS]
        choice = yield from table.ask(seat, WhoPays, options, beaten)
        if not isinstance(choice, Pass):
            earn(table, seat, choice.gold)
            table.tell(Collected, seat, choice.nation, choice.gold)
