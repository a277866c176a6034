title = The Kaiser's Pirates
about = Commerce raiders of the First World War: sink and capture merchants, hide your raiders, send the British after the others. For 1 to 4, in teams or alone against a phantom.
goal = { $players ->
    [1] Your goal: score more Round Points in three rounds than the phantom. Hunt its merchants with your German ships, and its raiders with the British.
   *[other] { $teams ->
        [yes] Your goal: with your partner, more Round Points in three rounds than the other team. Hunt their merchants with your German ships, and their raiders with the British.
       *[no] Your goal: the most Round Points in three rounds. Hunt the others' merchants with your German ships, and their raiders with the British; what you sink or capture scores.
    }
}

phantom = Phantom

## Options of the set-up

switch-teams = Team game
    .about = Two sides of two; partners sit opposite each other. Only for four players.
switch-deck = Action cards in a round
    .about = Fewer cards make a shorter round, more a longer one. Usual are 80 for four players, 60 for three, 40 for two or one.
    .value-0 = the usual number
    .values = { $number } cards
switch-deck_anew = Agree on the cards before every round
    .about = Before each deal somebody proposes how many Action cards the round has, and the others agree or not. Without agreement it is the number above.
switch-first = First player
    .about = Who starts the first round.
    .value-dice = the highest die
    .value-lowest = the weakest German ships
switch-expansion = Expansion cards
    .about = Play with the eight Action cards that were once sold apart.
switch-coal = Coal
    .about = Warships and some raiders burn much coal: they run low more easily and are harder to resupply.
switch-sails = Sails
    .about = Seeadler needs little supply, but is too slow for fast ships and for getting away.
switch-seaplane = Seaplane
    .about = Wolf has a seaplane: better surprise attacks, better escapes, and no Slim Pickings against her.
switch-tournament = Tournament deal
    .about = In the first round everybody has one of four like warships, two of the stronger raiders, and merchants of 5, 7 and 9 points.
switch-choose_ships = Choose the tournament ships
    .about = With the tournament deal: everybody chooses a warship and three merchants instead of being dealt them.
switch-beyond_1914 = Beyond 1914
    .about = Only the German ships that were still at sea in 1915: two warships and ten raiders.
switch-no_breakout = No Breakout cards
    .about = The three Breakout cards are left out; only with Beyond 1914 and four players.
switch-merchants_of_1914 = Merchants of 1914
    .about = Switched off, the 19 merchants that were lost in 1914 are left out.
switch-fast_raiders = Fast raiders
    .about = Five fast raiders may chase a Fast Ship at the risk of their supply; in the shallows they draw too much water.
switch-keep_three = Keep up to three ships
    .about = From round to round up to three German ships may be kept, for one Action card fewer each.
switch-extra_damage = Extra damage
    .about = A ship can take several damage markers, and each of them counts.
switch-torpedo_prizes = Torpedoes against prizes
    .about = Submarines may try to torpedo hidden prizes.
switch-pursuit = Pursuit in the shallows
    .about = A German ship may follow a merchant into the shallows.
switch-sailing_merchants = Sailing merchants
    .about = The twelve merchants under sail break contact less easily and have fewer reactions.
switch-prize_supply = Supplies from prizes
    .about = Prizes may resupply ships in Low Supply at any time of your turn, until they are exhausted.
switch-phantom = Who decides for the phantom
    .about = In the solitaire game: which of its ships acts, and against which of yours. Deciding yourself, you choose in its interest, as the rulebook has it.
    .value-player = you do
    .value-best = the program, as is best for it
    .value-random = chance
switch-phantom_keeps = Who keeps the phantom's ships
    .about = In the solitaire game: which ship the phantom keeps for the next round.
    .value-player = you choose
    .value-phantom = the phantom, by itself

error-kaiser-teams = The team game is for four players; { $players ->
    [one] here is one
   *[other] here are { $players }
}.
error-kaiser-tournament-1914 = The tournament deal together with Beyond 1914 leaves only two warships to deal, so it is for two players at most; here are { $players }.
error-kaiser-no-breakout = The Breakout cards can only be left out by four players with Beyond 1914.
error-kaiser-choose-ships = Ships can be chosen only with the tournament deal.
error-kaiser-deck = A round cannot be played with { $deck } Action cards here; possible are { $least } to { $most }.

## Ships need no article in English

the-ship = { $ship }
The-ship = { $ship }
the-target = { $target }
The-target = { $target }
The-by = { $by }
the-other = { $other }
The-player = { $player_is ->
    [phantom] The phantom
   *[other] { $player }
}
the-player = { $player_is ->
    [phantom] the phantom
   *[other] { $player }
}
the-victim = { $victim_is ->
    [phantom] the phantom
   *[other] { $victim }
}
By = { $by_is ->
    [phantom] The phantom
   *[other] { $by }
}
of-the-ship = of { $ship }
of-the-target = of { $target }
on-the-target = to { $target }
your-ship = your { $ship }
your-target = your { $target }
Your-ship = Your { $ship }
Its-ship = Its { $ship }
Your-by = Your { $by }
of-player = of { the-player }
for-player = for { the-player }
of-victim = of { the-victim }
before-victim = before { the-victim }

## Names that are no ships and no cards

name-british = British forces
name-solitaire = Solitaire card
name-submarine_u = Submarine U
name-submarine_uc = Submarine UC
name-new_ships = new ships
name-mines = Mines
name-passage = Passage
name-chase = supply after the chase
name-prize_supply = supplies left
name-torpedo_prizes = torpedo at a prize

name-outcome_missed = a miss
name-outcome_damaged = a hit
name-outcome_sunk = at least double
name-outcome_success = success
name-outcome_failure = failure

name-mod_damaged = damaged
name-mod_low = Low Supply
name-mod_night = by night
name-mod_seaplane = seaplane
name-mod_sails = sails
name-mod_hunter_sails = hunter under sail
name-mod_coal = burns coal
name-mod_prize = a prize helps
name-mod_draught = draught

name-no_action = no action
name-no_special = none
name-no_response = no response
name-intercept_british = British intercept
name-intercept_raider = intercept by a raider
name-intercept_warship = intercept by a warship
name-interrogate_low = Interrogate, the ship of lowest value
name-interrogate_high = Interrogate, the ship of highest value
name-interrogate_random = Interrogate, a ship at random
name-submarine_torpedo = Submarine, torpedo
name-submarine_mines = Submarine, mines

## Questions

for-phantom = { $phantom ->
    [yes] You decide for the phantom.{" "}
   *[no] {""}
}
ask-what-to-commit = Which card do you commit, face down?
ask-how-to-commit = How do you commit { $card }?
ask-what-next = What do you do next?
ask-which-raider-lays-mines = { for-phantom }Which raider lays the mines?
ask-which-target = { for-phantom }{ $intercept ->
    [yes] Intercept by { $by }: which ship?
   *[no] { $card }: against which ship?
}
ask-which-second-target = { for-phantom }Which other merchant does { $ship } intercept?
ask-which-next-target = { for-phantom }Which merchant comes next?
ask-which-target-is-left = { for-phantom }Slim pickings: which merchant { $phantom ->
    [yes] does it
   *[no] do you
} still intercept?{ $boards ->
    [yes] {" "}Boarding Party: { $boarded }.
   *[no] {""}
}
ask-which-player = { $card }: against whom?
ask-which-own-ship = { for-phantom }{ $card }: for which of { $phantom ->
    [yes] its ships?
   *[no] your ships?
}
ask-which-assist = Which Assist card do you add to the attack ({ $target })?
ask-boarding-party-now = Do you send a Boarding Party { on-the-target }?
ask-torpedo-or-mines = { $card }: a torpedo or mines?
ask-hand-or-deck = Do you look at the hand of an opponent, or at the deck?
ask-order-of-draws = Which of these cards is to be drawn next?
ask-answer-intercept = { $british ->
    [yes] British forces intercept { your-target }{ with-dice }. Do you react?
   *[no] { $by } intercepts { your-target }{ with-dice }. Do you react?
}
ask-answer-hunt = { $by } intercepts several of your merchants at once{ with-dice }. Do you react to that?
ask-answer-torpedo = A submarine fires a torpedo at { your-target } (dice: { $dice }). Do you react?
ask-answer-mines = { $submarine ->
    [yes] A submarine has laid mines among your merchants (dice: { $dice }). Do you react?
   *[no] { $by } has laid mines among your merchants (dice: { $dice }). Do you react?
}
ask-answer-sinking = { Your-ship } has been sunk. Do you react?
ask-answer-recognition = { Your-ship } has been recognised. Do you hide her again?
ask-recall-now = { $ship } has sunk one of your merchants in this turn. Do you have her recalled now?
ask-seek-passage = { for-phantom }{ $phantom ->
    [yes] { Its-ship }
   *[no] { Your-ship }
} is unhurt. Does she try for Passage?
ask-swap-which = Which merchant from your pile do you give for { $ship }?
ask-chase = { for-phantom }{ $target } is a fast ship. Does { $ship } chase her, at the risk of her own supply?
ask-pursue = { for-phantom }{ $target } runs into the shallows. Does { $ship } follow her?
ask-supply-now = { for-phantom }Does { $ship } resupply from her prize { $prize }?
ask-order-of-discards = Which card do you discard next? The last one will lie on top.
ask-which-to-keep = Which ship do you keep for the next round? Each one costs you an Action card.
ask-which-phantom-supplies = { for-phantom }Does a prize resupply one of its ships?
ask-which-phantom-intercepts = { for-phantom }{ $raider ->
    [yes] Which raider intercepts?
   *[no] Which warship intercepts?
}
ask-which-warship = { for-phantom }Which warship { $phantom ->
    [yes] does it begin with?
   *[no] do you begin with?
}
ask-which-merchant = { for-phantom }Which merchant of { $points } points { $phantom ->
    [yes] does it begin with?
   *[no] do you begin with?
}
ask-how-many-cards = How many Action cards shall this round have?
ask-agree-to-cards = { $player } proposes a round of { $number } Action cards. Do you agree?
ask-which-phantom-keeps = { for-phantom }Which ship does it keep for the next round? Each one costs it an Action card.
ask-what-to-give = Which card do you give to { $partner }?
ask-which-to-partner = Which ship do you hand over to { $partner }, before you both choose what to keep?
ask-to-partner = Does { $ship } go to { $partner }?

## Options

option-commit = Commit { $card }{ $night ->
    [yes] {" "}(night)
   *[no] {""}
}
    .several = { $count ->
        [one] Lay one card
       *[other] Lay { $count } cards
    }
option-ready = Commit no more cards
option-as-action = For its action
option-as-british = As a British intercept, before your force
option-on-ship = As an intercept by { $ship }
option-lay-mines-from = To lay mines, from { $ship }
option-play = { $intercept ->
    [yes] Play { $card }: intercept by { $by }
   *[no] Play { $card }
}
option-stop = End your turn
option-leave-refuge = { $ship } leaves the Island Refuge
option-try-resupply = { $ship } tries to resupply in the Island Refuge
option-try-repair = { $ship } tries to repair in the Island Refuge
option-supply-from = { $ship } resupplies from the prize { $prize }
option-aim = { $owner_is ->
    [you] { Your-ship }
    [nobody] { $ship }
   *[other] Aim at { $ship } ({ $owner })
}
option-aim-at = Against { $player }
option-join = Add { $card }
option-announce = Go ahead without another Assist card
option-react = React with { $card }{ $laid ->
    [yes] {" "}(the committed card)
   *[no] { $night ->
        [yes] {" "}(night card)
       *[no] {""}
    }
}
option-pass = No reaction
option-yes = Yes
option-no = No
option-torpedo = A torpedo at one merchant
option-mines = Mines against all merchants of one opponent
option-look-at-hand = Look at the hand of { $player }
option-look-at-deck = Look at the next cards of the deck and put them in order
option-draw-next = { $card } next
option-discard-next = Discard { $card }
option-discard-rest = Discard the rest as it lies
option-keep = Keep { $ship }
option-keep-no-more = Keep no more ships
option-choose-warship = Choose { $ship }
option-choose-merchant = Choose { $ship } (Passage { $challenge } against { $response })
option-so-many-cards = { $number } cards
option-give = Give { $card }
    .several = { $count ->
        [one] Give one card
       *[other] Give { $count } cards
    }
option-give-no-more = Give no more cards
option-hand-over = Hand over { $ship }
option-hand-over-none = Hand over no more ships

## Events: rounds and turns

event-round-began = Round { $number } begins.
event-chose-ship = { $player_is ->
    [you] You choose { $ship }.
   *[other] { The-player } chooses { $ship }.
}
event-cards-agreed = { $agreed ->
    [yes] It is agreed: this round has { $number } Action cards.
   *[no] There is no agreement: this round has { $number } Action cards, as set for the match.
}
event-first-player = { $player_is ->
    [you] You begin.
   *[other] { The-player } begins.
}
event-rolled-for-first = { $player_is ->
    [you] You roll { $roll } for the first turn.
   *[other] { The-player } rolls { $roll } for the first turn.
}
event-turn-began = { $player_is ->
    [you] It is your turn.
   *[other] It is the turn { of-player }.
}
event-extra-turn = { $player_is ->
    [you] You have an extra turn.
   *[other] { The-player } has an extra turn.
}
event-skipped = { $player_is ->
    [you] You lose this turn.
   *[other] { $player } loses this turn.
}
event-in-fog = { $player_is ->
    [you] You lie in fog: no cards in this turn.
   *[other] { The-player } lies in fog: no cards in this turn.
}
event-deceived = { $player_is ->
    [you] You are deceived: your only card in this turn is { $card }, drawn at random.
   *[other] { $player } is deceived: the only card of this turn is { $card }, drawn at random.
}
event-committed = { $player_is ->
    [you] You commit { committed-cards }.
   *[other] { $player } commits { committed-cards }.
}
committed-cards = { $sideways ->
    [0] { cards-upright }
   *[other] { $upright ->
        [0] { cards-sideways }
       *[other] { cards-upright } and { cards-sideways }
    }
}
cards-upright = { $upright ->
    [one] 1 card for its action
   *[other] { $upright } cards for their actions
}
cards-sideways = { $sideways ->
    [one] 1 card for a British intercept
   *[other] { $sideways } cards for British intercepts
}
event-committed-on-ships = { $player_is ->
    [you] You commit { cards-on-ships }.
   *[other] { $player } commits { cards-on-ships }.
}
cards-on-ships = { $laying ->
    [0] { cards-to-intercept }
   *[other] { $intercepting ->
        [0] { cards-to-lay-mines }
       *[other] { cards-to-intercept }, and { cards-to-lay-mines }
    }
}
cards-to-intercept = { $intercepting ->
    [one] 1 card on { $ships } to intercept
   *[other] 1 card each on { $ships } to intercept
}
cards-to-lay-mines = { $laying ->
    [one] 1 card on { $minelayers } to lay mines
   *[other] 1 card each on { $minelayers } to lay mines
}
event-played = { $intercept ->
    [yes] { $player_is ->
        [you] You turn up { $card } for { $by }.
       *[other] { $player } turns up { $card } for { $by }.
    }
   *[no] { $player_is ->
        [you] You play { $card }.
       *[other] { $player } plays { $card }.
    }
}
event-no-effect = No effect: { $card }.

## Events: intercepts and attacks

by-night = { $night ->
    [yes] {" "}by night
   *[no] {""}
}
with-dice = { by-night } with dice { $dice }
event-intercepts = { $player_is ->
    [you] { Your-ship } intercepts { $target } ({ $victim }){ by-night }.
   *[other] { $victim_is ->
        [you] { $ship } ({ $player }) intercepts { your-target }{ by-night }.
       *[other] { $ship } ({ $player }) intercepts { $target } ({ $victim }){ by-night }.
    }
}
event-british-intercept = { $player_is ->
    [you] Your British forces intercept { $target } ({ $victim }){ with-dice }.
   *[other] { $victim_is ->
        [you] The British forces { of-player } intercept { your-target }{ with-dice }.
       *[other] The British forces { of-player } intercept { $target } ({ $victim }){ with-dice }.
    }
}
event-assisted = { $boards ->
    [yes] Assist card: { $card }, for { $target }.
   *[no] Assist card: { $card }.
}
event-reacted = { $player_is ->
    [you] You react with { $card }.
   *[other] { $player } reacts with { $card }.
}
event-fought = Attack, { $attacker } against { $target }: { $attack_dice }{ $attack_modifier ->
    [0] {""}
   *[other] {" "}({ $attack } with modifiers)
} to { $defence_dice }{ $defence_modifier ->
    [0] {""}
   *[other] {" "}({ $defence } with modifiers)
}, { $outcome }.
event-challenged = Challenge, { $about } ({ $ship }): { $challenge_dice }{ $modifier ->
    [0] {""}
   *[other] {" "}({ $challenge } with modifiers)
} to { $response_dice }, { $outcome }.
in-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-sunk = { $by_is ->
    [you] You sink { $ship }: { in-points }.
   *[other] { $owner_is ->
        [you] { By } sinks { your-ship }: { in-points }.
       *[other] { By } sinks { $ship }: { in-points }.
    }
}
event-damaged = { $markers ->
    [1] { $ship } is damaged.
   *[other] { $ship } is damaged again: { $markers } markers.
}
event-captured = { $by_is ->
    [you] You capture { $ship }: she is your prize.
   *[other] { $owner_is ->
        [you] { By } captures { your-ship } as a prize.
       *[other] { By } captures { $ship } as a prize.
    }
}
event-safe = { $player_is ->
    [you] { Your-ship } reaches port: { in-points } for you.
   *[other] { $ship } reaches port: { in-points } { for-player }.
}
event-exhausted = { $player_is ->
    [you] The supplies of your prize { $ship } are used up, and you sink her: { in-points } for you.
   *[other] The supplies of the prize { $ship } are used up, and she is sunk: { in-points } { for-player }.
}
event-removed = { $ship } is out of play and scored by nobody.
event-recognised = { $ship } is recognised.
event-hidden = { $ship } is hidden again.
event-low-supply = { $ship } is in Low Supply.
event-resupplied = { $ship } is resupplied.
event-repaired = { $markers ->
    [0] { $ship } is repaired.
    [one] { $ship } is partly repaired: 1 damage marker is left.
   *[other] { $ship } is partly repaired: { $markers } damage markers are left.
}
event-intercept-cancelled = The intercept { of-the-target } comes to nothing.
event-pursues = { $ship } follows { $target } into the shallows.
event-chases = { $ship } gives chase to { $target }.
event-hunt-reduced = Only { $target } is still intercepted.
event-mines-laid = { $player_is ->
    [you] { $submarine ->
        [yes] Your submarine lays mines among the merchants { of-victim }.
       *[no] { Your-by } lays mines among the merchants { of-victim }.
    }
   *[other] { $submarine ->
        [yes] { $victim_is ->
            [you] A submarine { of-player } lays mines among your merchants.
           *[other] A submarine { of-player } lays mines among the merchants { of-victim }.
        }
       *[no] { $victim_is ->
            [you] { $by } ({ $player }) lays mines among your merchants.
           *[other] { $by } ({ $player }) lays mines among the merchants { of-victim }.
        }
    }
}
event-mines-swept = The mines are swept in time.
event-torpedoed = { $player_is ->
    [you] Your submarine fires a torpedo at { $target } ({ $victim }).
   *[other] { $victim_is ->
        [you] A submarine { of-player } fires a torpedo at { your-target }.
       *[other] A submarine { of-player } fires a torpedo at { $target } ({ $victim }).
    }
}
event-torpedo-missed = The torpedo passes { $target } by.
event-card-sunk = { $by_is ->
    [you] You sink the { $card }: { in-points }.
   *[other] { By } sinks the { $card }: { in-points }.
}
event-swapped = { $ship } was mistaken for { $other }: the two change piles.

## Events: cards and ships

event-laid = { $victim_is ->
    [you] { $card } lies before you.
   *[other] { $card } lies { before-victim }.
}
event-joined = { $player_is ->
    [you] { $ship } joins your force.
   *[other] { $ship } joins the force { of-player }.
}
event-entered-refuge = { $ship } enters an Island Refuge.
event-left-refuge = { $ship } leaves her Island Refuge.
so-many-cards = { $number ->
    [0] no cards
    [one] 1 card
   *[other] { $number } cards
}
event-cards-taken = { $player_is ->
    [you] You take { so-many-cards } from the hand { of-victim }.
   *[other] { $victim_is ->
        [you] { The-player } takes { so-many-cards } from your hand.
       *[other] { The-player } takes { so-many-cards } from the hand { of-victim }.
    }
}
event-cards-seen = Namely: { $cards }.
event-hand-seen = The hand of { $player }: { $cards }.
event-deck-seen = The next cards of the deck: { $cards }.
event-looked-at-hand = { $player_is ->
    [you] You look at the hand of { $victim }.
   *[other] { $victim_is ->
        [you] { $player } looks at your hand.
       *[other] { $player } looks at the hand of { $victim }.
    }
}
event-looked-at-deck = { $player_is ->
    [you] You look at the next cards of the deck.
   *[other] { $player } looks at the next cards of the deck.
}
event-took-discards = { $player_is ->
    [you] You take from the discards: { $cards }.
   *[other] { $player } takes from the discards: { $cards }.
}
event-cards-given = { $player_is ->
    [you] You give { $partner } { so-many-cards }.
   *[other] { $partner_is ->
        [you] { $player } gives you { so-many-cards }.
       *[other] { $player } gives { $partner } { so-many-cards }.
    }
}
event-discarded = { $player_is ->
    [you] You discard { $cards }.
   *[other] { $player } discards { $cards }.
}
event-discarded-face-down = { $player_is ->
    [you] You discard { so-many-cards } face down.
   *[other] { $player } discards { so-many-cards } face down.
}
event-drew-card = { $left ->
    [0] { $player_is ->
        [you] You draw the last card.
        [phantom] The phantom's card goes unseen to the discards; it was the last one.
       *[other] { $player } draws the last card.
    }
    [one] { $player_is ->
        [you] You draw a card; 1 is left.
        [phantom] The phantom's card goes unseen to the discards; 1 is left.
       *[other] { $player } draws a card; 1 is left.
    }
   *[other] { $player_is ->
        [you] You draw a card; { $left } are left.
        [phantom] The phantom's card goes unseen to the discards; { $left } are left.
       *[other] { $player } draws a card; { $left } are left.
    }
}
event-you-drew = Your new card: { $card }.
event-drew-merchants = { $player_is ->
    [you] New among your merchants: { $ships }.
   *[other] New among the merchants { of-player }: { $ships }.
}

## Events: the end of a round

event-round-ended = Round { $number } is over.
event-struck-off = { $player_is ->
    [you] You cannot score more German ships than merchants; struck off: { $ships }.
   *[other] { The-player } cannot score more German ships than merchants; struck off: { $ships }.
}
event-round-scored = { $player_is ->
    [you] You score { with-victory-points } and get { with-round-points }.
   *[other] { The-player } scores { with-victory-points } and gets { with-round-points }.
}
with-victory-points = { $victory_points ->
    [one] 1 Victory Point
   *[other] { $victory_points } Victory Points
}
with-round-points = { $round_points ->
    [one] 1 Round Point
   *[other] { $round_points } Round Points
}
event-kept = { $player_is ->
    [you] You keep { $ships } for the next round.
   *[other] { The-player } keeps { $ships } for the next round.
}
event-another-round = All is level: another round decides.
event-won = { $partner_is ->
    [nobody] { $player_is ->
        [you] You win the game with { with-round-points } and { with-victory-points }.
       *[other] { The-player } wins the game with { with-round-points } and { with-victory-points }.
    }
    [you] You and { $player } win the game with { with-round-points } and { with-victory-points }.
   *[other] { $player_is ->
        [you] You and { $partner } win the game with { with-round-points } and { with-victory-points }.
       *[other] { $player } and { $partner } win the game with { with-round-points } and { with-victory-points }.
    }
}

## Events: the phantom

event-phantom-drew = { $british ->
    [yes] The phantom draws a Solitaire card and rolls { $roll }: { $entry }{ with-dice }.
   *[no] The phantom draws a Solitaire card and rolls { $roll }: { $entry }.
}
but-no-fit = { $fits ->
    [yes] {""}
   *[no] , which does not apply here
}
event-phantom-special = Special action of the phantom: { $entry }{ but-no-fit }.
event-phantom-reply = The phantom draws a Solitaire card and rolls { $roll } in defence: { $entry }{ but-no-fit }.
event-phantom-turn-ends = The turn of the phantom ends.

## The picture of the table

table-round = Round { $round }
table-deck = { $deck ->
    [one] 1 card left
   *[other] { $deck } cards left
}
table-discards-none = no discards
table-discards-face-down = { $count ->
    [one] 1 discard, face down
   *[other] { $count } discards, face down
}
table-discards = { $count ->
    [one] 1 discard: { $cards }
   *[other] { $count } discards, on top { $cards }
}
table-draws = You know the next cards of the deck: { $cards }
table-player = { $seat_is ->
    [you] { $seat } (you)
   *[other] { $seat }
}
table-on-turn = on turn
table-partner = your partner
table-attacked = under attack
table-cards = hand { $hand }
table-face-down = { $sideways ->
    [0] upright { $upright }
   *[other] { $upright ->
        [0] sideways { $sideways }
       *[other] upright { $upright }, sideways { $sideways }
    }
}
table-pile = { $merchants ->
    [0] { $german ->
        [0] { $points } VP
       *[other] { $points } VP (Ger. { $german })
    }
   *[other] { $german ->
        [0] { $points } VP (merch. { $merchants })
       *[other] { $points } VP (merch. { $merchants }, Ger. { $german })
    }
}
table-round-points = { $points } RP
table-waiting = { $card } waits
table-skipped = loses the next turn
table-seen = You know that { $seat } holds: { $cards }.
table-name = { $ship }
table-card-warship = { $vp } VP att { $attack } def { $defence }
table-card-raider = { $vp } VP att { $attack } def { $defence }
table-card-prize = 2×{ $vp } VP def { $defence } pass { $challenge }:{ $response }
table-card-merchant = { $vp } VP def { $defence } pass { $challenge }:{ $response }
table-kind-warship = warship
table-kind-raider = raider
table-kind-prize = prize
table-kind-action = action
table-kind-reaction = reaction
table-kind-assist = assist
table-kind-team = team
table-mark-recognised = RECOGNISED
table-mark-hidden = hidden
table-mark-damage = { $count ->
    [1] damaged
   *[other] damage { $count }
}
table-mark-low = low supply
table-mark-refuge = in refuge
table-mark-intercept = +intercept
table-mark-mines = +lays mines
table-gift-mines = mines
table-gift-coal = coal
table-gift-sails = sails
table-gift-seaplane = seaplane
table-gift-fast = fast
table-played = Played in this turn: { $cards }
table-attack = { $helped ->
    [yes] Under way: { $by }{ with-dice } against { $targets }, with { $assists }
   *[no] Under way: { $by }{ with-dice } against { $targets }
}
table-committed = Your cards face down:
table-committed-card = { $intercept ->
    [yes] { $card } (intercept by { $by })
   *[no] { $card }
}
table-hand = { $count ->
    [one] Your only card (rule, card, kind, Intercept half, dice of its action):
   *[other] Your { $count } cards (rule, card, kind, Intercept half, dice of the action):
}
table-hand-empty = You have no cards in hand.
table-copies = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
table-challenge = challenge { $challenge }:{ $response }
table-weapon-guns = guns { $dice }
table-weapon-torpedo = torpedo { $dice }
table-weapon-mines = mines { $dice }
table-weapon-depth_charges = depth charges { $dice }
table-intercept = { $night ->
    [yes] { $dice } night
   *[no] { $dice }
}

## Explanations: sums, outcomes, and reasons why not

note-attack-of = { $ship }: attack
note-defence-of = { $ship }: defence
note-challenge-of = { $ship }: challenge
note-response-to = { $ship }: response
note-passage-of = { $ship }: Passage
note-against-passage = response
note-modifier = { $name }
note-sinks = { $ship } is sunk
note-captures = { $ship } is captured
note-damages = { $ship } is damaged
note-unhurt = nothing happens to { $ship }
note-succeeds = succeeds
note-fails = fails
note-in-port = safe in port, { in-points }
note-stays-at-sea = stays at sea
note-may-still-answer = Reckoned without a reaction of the owner.
note-certainly-works = { $card } needs no dice.
note-fires-back = { $card } fires back at { $ship }: { $sunk } % to sink, { $damaged } % to damage.
note-action-half = Upright, it acts: { $card }.
note-british-half = { $night ->
    [yes] Sideways before the force: British forces attack with { $dice }, by night at −1.
   *[no] Sideways before the force: British forces attack with { $dice }, by day.
}
note-ship-half = { $night ->
    [yes] { $ship } attacks a merchant with { $dice }, by night at −1.
   *[no] { $ship } attacks a merchant with { $dice }, by day.
}
note-needs-attack = Upright, { $card } joins an attack; without one it does nothing.
note-only-answers = { $card } answers from the hand; laid down, it serves as an intercept.
note-does = { $does }
note-values = { $ship }: { $points } points, attack { $attack }, defence { $defence }.
note-lays-mines = { $ship } lays mines with { $dice }, against each merchant of one opponent.
note-sees-hand = { $cards ->
    [one] You see the only card in the hand of { $player }.
   *[other] You see all { $cards } cards in the hand of { $player }.
}
note-sees-deck = { $cards ->
    [one] You see the next card of the deck.
   *[other] You see the next { $cards } cards of the deck and put them in order.
}
note-in-the-shallows = { $ship } runs the shallows too: who fails is damaged, or sunk if damaged before.
note-out-of-shelter = Outside, { $ship } can be found and intercepted again.
note-idle-this-turn = { $ship } attacks and lays mines from your next turn on.
note-supply-lasts = { $ship } stays in full supply
note-supply-runs-low = { $ship } comes into Low Supply
note-answers-intercept = { $card } answers a German ship that intercepts a merchant.
note-answers-hunt = { $card } answers an intercept of a German ship.
note-answers-torpedo = { $card } answers a torpedo.
note-answers-mines = { $card } answers mines.
note-answers-sinking = { $card } is played when a merchant has been sunk.
note-answers-recognition = { $card } is played when a ship has been recognised.
note-only-raiders = { $card } is for an intercept by a raider; this is a warship.
note-hidden-in-fog = { $player } lies in fog and cannot be attacked.
note-one-opponent = All attacks of a turn go to one opponent, here { $player }.
note-once-intercepted = { $ship } has been intercepted in this turn.
note-still-hidden = { $ship } is hidden: she must be recognised first.
note-safe-in-refuge = { $ship } lies in an Island Refuge: only a Monitor reaches her.
note-rests-in-refuge = { $ship } is in a refuge, or has just left it: she cannot attack in this turn.
note-has-acted = { $ship } has attacked in this turn.
note-has-card = A card lies on { $ship } already.
note-no-mine-rails = { $ship } has no mine symbol.
note-prizes-never-attack = { $ship } is a prize: prizes do not attack.
note-barred-by-night = { $card } cannot be played by night.
note-barred-by-surprise = { $card } cannot be played against a Surprise Attack.
note-barred-by-damage = { $card } cannot be played for a damaged ship.
note-already-seen = { $card } is for hidden raiders only; this one is recognised.
note-waits-for-attack = { $card } joins an attack: start one first.
note-no-reaction = { $card } is no reaction.
note-too-late-to-commit = Cards are committed before the first one is turned up.

## What is counted
measure-merchants-sunk = merchants sunk
measure-germans-sunk = German ships sunk
measure-brought-home = brought home
measure-prizes-held = prizes held at the end
measure-cards-sunk = cards sunk
measure-ship = German ships
measure-card = Action cards
measure-first = whoever begins
measure-rounds = rounds

## What the Action halves of the cards do, each in one sentence

name-does-amc = An armed liner duels with the German ship that stops your merchant.
name-does-blockade_runner = Challenge for each of your ships in Low Supply: resupplied.
name-does-boarding_party = Your warship or raider captures the merchant she would sink.
name-does-bounding_main = Team game: the next player loses a turn.
name-does-break_contact = Challenge: the intercept of your ship comes to nothing.
name-does-breakdown = Challenge: an unhurt enemy warship or raider is damaged.
name-does-breakout = Challenge: one or two new German ships join you.
name-does-collier = All your ships in Low Supply are resupplied.
name-does-damage_control = One of your ships is repaired.
name-does-deception = An opponent's next turn: one card only, drawn at random.
name-does-exchange_information = Team game: you and your partner pass each other cards.
name-does-fair_seas = Your unhurt merchant or prize tries for Passage, with +1.
name-does-fast_ship = A raider's attack on your merchant has −2. Not by night.
name-does-fog_bank = An opponent loses the next turn, but cannot be attacked.
name-does-good_hunting = Your raider stops two merchants with one card.
name-does-heavy_weather = Challenge for each ship of one opponent: lost, unscored.
name-does-intelligence = Look at one hand, or order the next cards of the deck.
name-does-interned = Challenge: an enemy warship or recognised ship is gone, unscored.
name-does-interrogate = Challenge: a hidden ship is recognised and attacked at once.
name-does-island_refuge = Your warship or raider shelters at an island; raiders are hidden.
name-does-lay_mines = Your minelayer attacks every merchant of one opponent.
name-does-minesweeper = Mines among your merchants are swept in time.
name-does-mistaken_identity = Challenge: your sunk merchant changes piles with one you sank.
name-does-monitor = Attacks an enemy ship in its Island Refuge, with +2.
name-does-non_combatant = Attack on your unhurt merchant −2; at worst she is captured.
name-does-pull_the_plug = Your intercepted German ship is gone, unscored.
name-does-qqq = A hidden raider that stops your merchant is recognised.
name-does-q_ship = A decoy fights the submarine in your merchant's place.
name-does-razzle_dazzle = Challenge: the torpedo misses your merchant.
name-does-recalled = Challenge: the German ship that sank your merchant is gone.
name-does-recon_aircraft = Take two random cards of one hand; use them this turn.
name-does-reflag = Your recognised raider or prize is hidden again.
name-does-rendezvous_missed = Challenge for each warship and raider of one opponent: Low Supply.
name-does-sail_q_ship = A decoy under sail fights the submarine that attacks your sailer.
name-does-scuttle = Your damaged German ship is gone, unscored.
name-does-searchlight = Attack +3, by night only.
name-does-second_chance = You take another turn after this one.
name-does-shallow_run = Your ship escapes; if the challenge fails she is damaged.
name-does-shipping_lanes = Your warship stops all merchants of one opponent.
name-does-slim_pickings = The intercept of your merchant is off; of several, one is left.
name-does-special_cargo = Merchants sunk by this German attack score double.
name-does-submarine_u = A torpedo at one merchant.
name-does-submarine_uc = A torpedo at one merchant, or mines against all of one opponent.
name-does-surprise_attack = Attack +2; no Break Contact, Fast Ship or Shallow Run.
name-does-transfer_command = Challenge: an enemy warship or recognised ship joins you.
name-does-trap = Your merchant strikes back while she is intercepted.
name-does-wireless_intercept = Take the top two discards, for a later turn.
