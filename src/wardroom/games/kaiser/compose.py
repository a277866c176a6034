"""Positions from the middle of a match, for the kit: forces hurt, piles filled, cards all over, a turn under way.

Every choice is a roll of the dice that are given, and an outcome of 0 stands for the plain case: a ship as good as
new, an empty pile, nothing that waits. What comes out is what play could have led to.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from wardroom.engine import Dice, Seat, Table
from wardroom.games.kaiser.cards import Cards
from wardroom.games.kaiser.effects import REACTIONS
from wardroom.games.kaiser.rules.committing import lay, ways_to_commit
from wardroom.games.kaiser.rules.deal import card_options, cut_deck, deal_hands, deal_tournament, usual_number
from wardroom.games.kaiser.rules.phantom import PHANTOM_SEAT, REAL_SEAT, is_phantom
from wardroom.games.kaiser.rules.score import round_points
from wardroom.games.kaiser.state import NONE, PHANTOM, Player, Scored, Sea, Ship, Sinking, Turn
from wardroom.games.kaiser.table import KaiserTable, opponents

Place: TypeAlias = Callable[["Composer", Seat, int], None]
"""What becomes of a merchant: it goes to some place that has to do with a seat."""

SCORING = ("amc", "q_ship", "sail_q_ship", "submarine_u", "submarine_uc")
"""2.3.2 Action cards that are worth points."""
ENTRIES = ("amc", "q_ship", "submarine_u")
"""2.3.2, 5.1 What a Solitaire card may stand for when it is sunk."""


def compose_sea(sea: Sea, cards: Cards, dice: Dice) -> Sea:
    """A fresh set-up, rearranged; or left at the questions of its deal, where it has any."""
    if sea.phase == "deal" and not dice.below(4):
        return sea
    Composer(sea, cards, dice).compose()
    return sea


class Composer:
    """The table that is being laid."""

    def __init__(self, sea: Sea, cards: Cards, dice: Dice) -> None:
        self.sea, self.cards, self.dice = sea, cards, dice
        self.table = KaiserTable(Table(sea, dice), cards)
        self.seats = [Seat(seat) for seat in range(len(sea.players))]

    def compose(self) -> None:
        """Ships first, then cards, then whose turn it is and what has happened in it."""
        self.deal()
        self.pass_rounds()
        for seat in self.seats:
            self.lose_ships(seat)
        for seat in self.seats:
            self.gain_ships(seat)
            self.use_merchants(seat)
        self.run_out()
        for player in self.sea.players:
            for ship in (*player.german, *player.merchants):
                self.mark(ship, player)
        for seat in self.seats:
            self.score_cards(seat)
            self.wait(seat)
        self.spread_cards()
        self.begin_turn()

    # --- chance and cards -----------------------------------------------------------------------------------------

    def one_in(self, number: int) -> bool:
        """Whether the rarer of two things is so."""
        return self.dice.below(number) == number - 1

    def some_of(self, items: Sequence[int], most: int) -> list[int]:
        """A few of the items, at most so many."""
        left = list(items)
        return [self.dice.draw(left) for _ in range(min(len(left), self.dice.below(most + 1)))]

    def take(self, *deeds: str) -> int:
        """An Action card that does one of these things, out of the deck, which keeps one at least; or NONE."""
        deck = self.sea.deck
        card = next((card for card in deck if self.table.deed_of(card) in deeds), NONE)
        if card == NONE or len(deck) == 1:
            return NONE
        deck.remove(card)
        return card

    def draw(self, number: int) -> list[int]:
        """Cards from the top of the deck, which keeps one card at least."""
        deck = self.sea.deck
        return [deck.pop() for _ in range(min(number, len(deck) - 1))]

    # --- rounds ---------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """2.1 Where the players have a say in the deal they have had it; all Action cards lie in the deck again."""
        sea = self.sea
        if sea.phase == "deal":
            if sea.rules.choose_ships:
                deal_tournament(sea, self.cards, self.dice)
            numbers = [option.number for option in card_options(self.table)] if sea.rules.deck_anew else []
            cut_deck(sea, self.cards, self.dice, self.dice.pick(numbers) if numbers else usual_number(sea))
            deal_hands(sea, [0] * len(sea.players))
        for player in sea.players:
            sea.deck += player.hand
            player.hand = []

    def pass_rounds(self) -> None:
        """2.3, 2.5 Rounds that have been scored; a fourth is played only if all was level."""
        sea = self.sea
        sea.round = 1 + self.dice.below(4)
        for _ in range(sea.round - 1):
            totals = [self.dice.below(90) for _ in sea.players]
            if sea.round == 4:
                totals = totals[:1] * len(totals)
            for player, total, earned in zip(sea.players, totals, round_points(totals), strict=True):
                player.victory_points.append(total)
                player.round_points.append(earned)

    # --- ships ----------------------------------------------------------------------------------------------------

    def lose_ships(self, seat: Seat) -> None:
        """A force has lost warships and raiders, to somebody's pile or to nobody's."""
        sea, player = self.sea, self.sea.players[seat]
        for ship in player.german[:]:
            fate = self.dice.below(6)
            if fate < 4:
                continue
            player.german.remove(ship)
            if fate == 4:
                victor = self.dice.pick(opponents(sea, seat))
                sea.players[victor].pile.append(Scored(ship.card, "ship"))
            else:
                (sea.german_out if sea.rules.beyond_1914 else sea.german_used).append(ship.card)

    def gain_ships(self, seat: Seat) -> None:
        """3.3.7 A force has got new warships and raiders."""
        for _ in range(min(self.dice.below(3), len(self.sea.german_deck))):
            card = self.sea.german_deck.pop()
            self.sea.players[seat].german.append(Ship(card, recognised=self.cards.ships[card].is_warship))

    def use_merchants(self, seat: Seat) -> None:
        """Merchants that were sunk, brought home or captured before; what was doubled needed Special Cargo."""
        places: list[Place] = [sunk, prize, safe, home, gone, doubled]
        for _ in range(min(self.dice.below(5), len(self.sea.merchant_deck))):
            place = self.dice.pick(places[:-1] if self.sea.rules.solo or not self.sea.rules.expansion else places)
            place(self, seat, self.sea.merchant_deck.pop())

    def run_out(self) -> None:
        """3.1.10 Of a deck of ships only used cards may be left."""
        sea = self.sea
        for deck, used in ((sea.german_deck, sea.german_used), (sea.merchant_deck, sea.merchant_used)):
            if self.one_in(8):
                used.extend(deck)
                deck.clear()

    def mark(self, ship: Ship, owner: Player) -> None:
        """Damage, Low Supply, recognition, refuge: each where a ship of that kind can have it."""
        card, dice = self.cards.ships[ship.card], self.dice
        ship.damage = dice.below(4) if self.sea.rules.extra_damage else dice.below(2)
        if not card.is_merchant:
            ship.low = bool(dice.below(2))
            ship.refuge = self.find_refuge(owner) if self.one_in(4) else NONE
        if card.is_raider or ship.prize:
            ship.recognised = bool(dice.below(2)) and not ship.in_refuge

    def find_refuge(self, owner: Player) -> int:
        """3.3.20 A card to lie on a ship; the phantom's ships need none (5.4.3(7))."""
        if self.sea.rules.solo and owner is self.sea.players[PHANTOM_SEAT]:
            return PHANTOM
        return self.take("island_refuge")

    # --- cards ----------------------------------------------------------------------------------------------------

    def score_cards(self, seat: Seat) -> None:
        """2.3.2 Cards sunk by a player, and what Solitaire cards stood for."""
        player = self.sea.players[seat]
        for _ in range(self.dice.below(3)):
            card = self.take(*SCORING)
            player.pile += [Scored(card, "action")] if card != NONE else []
        if self.sea.rules.solo and seat == REAL_SEAT and self.one_in(3):
            type_ = self.dice.pick(ENTRIES)
            first = next(number for number, known in enumerate(self.cards.actions) if known.type == type_)
            player.pile.append(Scored(first, "entry"))

    def wait(self, seat: Seat) -> None:
        """3.3.10, 3.3.14 Deception or Fog Bank before a player; before the real one it may be the phantom's."""
        player, outcome = self.sea.players[seat], self.dice.below(6)
        if outcome < 4:
            return
        card = self.take("deception" if outcome == 4 else "fog_bank")
        if card == NONE and self.sea.rules.solo and seat == REAL_SEAT:
            card = PHANTOM
        if card != NONE:
            player.waiting, player.waiting_card = "deception" if outcome == 4 else "fog_bank", card

    def spread_cards(self) -> None:
        """Hands of any size, discards, and what has been seen of cards that are hidden."""
        sea = self.sea
        for seat in self.seats:
            sea.players[seat].hand = self.draw(self.dice.below(7 if is_phantom(sea, seat) else 10))
        sea.discards = self.draw(self.dice.below(len(sea.deck)))
        if sea.rules.solo:
            sea.buried = self.draw(self.dice.below(len(sea.deck)))
        else:
            for seat in self.seats:
                self.learn(seat)

    def learn(self, seat: Seat) -> None:
        """3.3.17, 3.3.31, 3.3.47 What a player knows of other hands and of the next draws, and what all have seen."""
        sea, player = self.sea, self.sea.players[seat]
        for other in sea.players:
            player.known += self.some_of(other.hand, 2) if other is not player else []
        player.known += sea.deck[::-1][: self.dice.below(len(sea.players) + 1)]
        sea.shown += self.some_of(player.hand, 2) if self.one_in(3) else []

    # --- the turn -------------------------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """3.0 Somebody's turn: about to begin, while cards are laid down, under way; or the end of the round."""
        sea = self.sea
        sea.active = Seat(self.dice.below(len(sea.players)))
        sea.turn = Turn()
        moments = [self.start, self.lay_cards, self.resolve, self.resolve, self.end_round]
        if is_phantom(sea, sea.active):
            moments = [self.start, self.begin_phantom, self.play_phantom, self.play_phantom, self.end_round]
        self.dice.pick(moments)()

    @property
    def active(self) -> Player:
        return self.table.active

    def start(self) -> None:
        """3.3.37, 3.3.4 The turn is about to begin: an ordinary one, an extra one, or one that is lost."""
        self.sea.phase = "start"
        self.sea.turn.again = not self.active.waiting and self.one_in(4)
        self.active.skipped = self.sea.rules.teams and not self.sea.turn.again and self.one_in(4)

    def lay_cards(self) -> None:
        """3.2.1 Some cards lie face down; whoever has lost the choice has nothing to lay."""
        if self.active.waiting:
            self.start()
            return
        self.sea.phase = "commit"
        self.sea.turn.is_extra = self.one_in(4)
        self.sea.turn.hidable = [ship.card for ship in self.active.german if ship.recognised]
        if self.one_in(3) and (mines := self.take("lay_mines")) != NONE:
            self.active.hand.append(mines)
            self.lay(mines)
        for _ in range(min(self.dice.below(4), len(self.active.hand))):
            self.lay(self.dice.pick(self.active.hand))

    def lay(self, card: int) -> None:
        """3.2.1 A card is laid down in any way it can be."""
        lay(self.table, card, self.dice.pick(ways_to_commit(self.table, self.sea.active, card)))

    def resolve(self) -> None:
        """3.2 The turn is under way, as far as Deception and Fog Bank let it be."""
        if self.active.waiting:
            self.start()
            return
        self.lay_cards()
        self.sea.phase = "resolve"
        self.act(Seat(self.dice.pick(opponents(self.sea, self.sea.active))))
        self.see_to_ships()
        self.take_cards()
        turn = self.sea.turn
        turn.again = not turn.is_extra and self.one_in(4)
        turn.aside = self.draw(self.dice.below(4))
        following = self.sea.players[(self.sea.active + 1) % len(self.sea.players)]
        following.skipped = self.sea.rules.teams and self.one_in(4)

    def act(self, victim: Seat) -> None:
        """3.1.3, 3.1.4 One opponent was attacked, one other perhaps aimed at; ships have acted, merchants been lost."""
        turn, sea = self.sea.turn, self.sea
        if self.one_in(3):
            turn.aimed.append(self.dice.pick(opponents(sea, sea.active)))
        if sea.players[victim].waiting == "fog_bank" or not self.dice.below(3):
            return
        turn.attacked = victim
        carrying = [each.ship for each in turn.committed]
        ships = [ship for ship in self.active.german if not ship.prize and not ship.in_refuge]
        turn.acted = [ship.card for ship in ships if ship.card not in carrying and self.one_in(3)]
        targets = [ship for ship in (*sea.players[victim].german, *sea.players[victim].merchants) if ship.recognised]
        turn.intercepted = [ship.card for ship in targets if not ship.in_refuge and self.one_in(3)]
        self.lose_merchants(victim)
        for _ in range(self.dice.below(3)):
            card = NONE if is_phantom(sea, victim) else self.take(*sorted(REACTIONS))
            turn.reactions += [(victim, card)] if card != NONE else []

    def lose_merchants(self, victim: Seat) -> None:
        """3.2.4, 3.2.5, 3.2.6 Intercepted merchants were sunk, captured, or found Passage."""
        sea, turn = self.sea, self.sea.turn
        merchants = sea.players[victim].merchants
        for ship in [ship for ship in merchants if ship.card in turn.intercepted]:
            fate = self.dice.below(4) if turn.acted else 0
            if not fate:
                continue
            merchants.remove(ship)
            place: Place = (sunk, prize, safe)[fate - 1]
            place(self, victim if place is safe else sea.active, ship.card)
            if place is sunk and not is_phantom(sea, victim):
                turn.sinkings.append(Sinking(self.dice.pick(turn.acted), victim))

    def see_to_ships(self) -> None:
        """3.3.20, 6.12 Ships that came into a refuge in this turn, tried their luck there, or left; prizes used up."""
        turn = self.sea.turn
        busy = {*turn.acted, *(each.ship for each in turn.committed)}
        for ship in (ship for ship in self.active.german if not ship.prize):
            if ship.in_refuge:
                turn.entered += [ship.card] if self.one_in(3) else []
                turn.resupplied += [ship.card] if self.one_in(3) else []
                turn.repaired += [ship.card] if self.one_in(3) else []
            elif ship.card not in busy and (self.cards.ships[ship.card].is_warship or not ship.recognised):
                turn.left += [ship.card] if self.one_in(4) else []
                turn.joined += [ship.card] if ship.card not in turn.left and self.one_in(4) else []
        if self.sea.rules.prize_supply:
            turn.fed = [ship.card for ship in self.active.german if ship.prize and self.one_in(3)]

    def take_cards(self) -> None:
        """3.3.31, 3.3.47 Cards of the hand that were taken in this turn, from an opponent or from the discards."""
        turn, hand = self.sea.turn, self.active.hand
        if self.one_in(4):
            turn.loot = self.some_of(hand, 2)
        if not self.sea.rules.solo and not turn.is_extra and self.one_in(4):
            turn.wireless = True
            turn.gained = self.some_of([card for card in hand if card not in turn.loot], 2)
            self.sea.shown += [card for card in turn.gained if card not in self.sea.shown]

    def end_round(self) -> None:
        """2.0 The last Action card has just been drawn."""
        sea = self.sea
        sea.phase = "keep"
        self.active.waiting = ""
        if self.active.waiting_card >= 0:
            sea.discards.append(self.active.waiting_card)
        self.active.waiting_card = NONE
        (sea.buried if is_phantom(sea, sea.active) else self.active.hand).append(sea.deck.pop())
        sea.discards += sea.deck
        sea.deck = []

    # --- the phantom's turn ---------------------------------------------------------------------------------------

    def begin_phantom(self) -> None:
        """5.4.3(10) The phantom's turn begins; it may have been reconnoitred."""
        self.sea.phase = "phantom_begin"
        self.sea.turn.is_extra = not self.active.waiting and self.one_in(4)
        self.sea.recon = not self.sea.turn.is_extra and self.one_in(4)

    def play_phantom(self) -> None:
        """5.4.3 The phantom's turn is under way; one that is a single card, or empty, has yet to begin."""
        if self.active.waiting:
            self.begin_phantom()
            return
        self.sea.phase = "phantom"
        self.sea.turn.is_extra = self.one_in(4)
        used = self.some_of(self.sea.solitaire, len(self.sea.solitaire) - 1)
        self.sea.solitaire = [card for card in self.sea.solitaire if card not in used]
        self.sea.solitaire_used = used
        self.act(REAL_SEAT)
        self.see_to_ships()


# --- places for a merchant --------------------------------------------------------------------------------------------


def sunk(composer: Composer, seat: Seat, card: int) -> None:
    """Sunk by the player."""
    composer.sea.players[seat].pile.append(Scored(card, "ship"))


def doubled(composer: Composer, seat: Seat, card: int) -> None:
    """3.3.41 Sunk under Special Cargo."""
    composer.sea.players[seat].pile.append(Scored(card, "ship", times=2))


def safe(composer: Composer, seat: Seat, card: int) -> None:
    """3.2.6 Brought to safety by the owner."""
    composer.sea.players[seat].pile.append(Scored(card, "ship", "safe"))


def home(composer: Composer, seat: Seat, card: int) -> None:
    """3.2.5 A prize brought to safety."""
    composer.sea.players[seat].pile.append(Scored(card, "ship", "safe", 2))


def prize(composer: Composer, seat: Seat, card: int) -> None:
    """3.2.5 Captured by the player."""
    composer.sea.players[seat].german.append(Ship(card, prize=True))


def gone(composer: Composer, seat: Seat, card: int) -> None:
    """3.3.16 Lost to nobody's profit."""
    composer.sea.merchant_used.append(card)
