# Merchants and Marauders, lesson 1.

lesson = A first voyage
    .end = Two points of glory, forty gold in the chest and a price on your head: a good first voyage.
    .why = Whoever comes to ten points first wins: glory on the track, and a point for every ten gold stashed. Trade, raids, battles, rumors, missions and a bigger ship all bring glory.

step-turn = You are Lucien Marchais, with <1 a flute> at Tortuga. Three actions a turn, of four kinds: Move, Scout, Port, Investigate.
    .name = Three actions
    .why = Each port wants one kind of goods, and it is written beside it. <2 Petit-Goâve>, a zone to the south, wants sugar.

step-buy = Go ashore in <1 Tortuga> and buy goods: three cards of sugar lie there, so each costs 1.
    .name = Buy goods
    .why = A good costs 3 if it lies there once, 2 if twice, 1 if three times or more. Take all the sugar, then say done.
    .learned = Go ashore and buy what is plentiful
    .sail = with an empty hold there is little to sail for.
    .end = three actions are worth too much to let them lapse.
    .retire = you have only just begun.
    .leave = the action is spent already, so let us use it.
    .chest = the ten gold are to work for us now, not to sleep.
    .rumor = two gold and one die of Influence: that can wait until we are rich.
    .yard = the yard is for later. Gold that buys goods comes back as more gold.
    .fewer = all three: a port that gets three cards of what it wants makes you famous.
    .rum = a single card costs 3 and sells for 3 where nobody wants it. There is nothing to gain.
    .cocoa = cocoa costs 2 here, and no port nearby wants it.
    .nothing = then the hold stays empty, and the goods go back.

step-south = Leave the quay, put out, sail south to <1 Petit-Goâve>, and next turn into its port.
    .name = Sail to a port
    .why = In or out of a port is a Move, and so is the way to the next zone. Three actions, then it is Bruno's turn.
    .learned = Sail from zone to zone and into port
    .elsewhere = there nobody wants your sugar.
    .back = you have only just left port.
    .end = there are actions left, and the sugar is waiting.
    .ashore = there will be more gold in a moment. First the sugar has to be sold.
    .scout = a merchant is here, too. But sell first: whoever raids becomes a pirate, and ports serve pirates worse.

step-sell = Go ashore and sell before anything else: <1 sugar> is wanted, 6 gold each.
    .name = Sell what is wanted
    .why = Elsewhere a card brings 3. Three cards of what is wanted, in one sale, also bring a point of glory.
    .learned = Sell three cards of what a port wants, for gold and glory
    .buy = whoever does anything else first cannot sell any more in this Port action.
    .fewer = glory comes only with three in one sale.
    .none = that would be the end of the sale.
    .leave = first the sugar.
    .end = first the sugar.
    .other = whoever does anything else first cannot sell any more in this Port action.

step-out = 18 gold, a point of glory, and a card for it. Leave the quay of <1 Petit-Goâve> again and put out.
    .name = Out again
    .why = Honest captains recruit and repair here for nothing. But your ship is sound, and a merchant sails out there.
    .buy = goods would fill the hold, and we shall want room for what a merchant carries.
    .other = keep your gold together for now.
    .stay = in port you are safe, but an action would be lost.

step-scout = A merchant is off <1 Petit-Goâve>: scout for her. Four dice of Scouting, and one skull is enough.
    .name = Scout
    .why = Two of the six faces of a die are skulls. With four dice you find her four times in five.
    .learned = Scout for a merchant at sea
    .home = honest and rich is a plan, too. But today we learn to raid.
    .dock = there is nothing left to sell.
    .end = three actions are worth too much to let them lapse.

step-flag = Her token is Spanish, the waters of <1 Petit-Goâve> French. Call her Spanish, and raid.
    .name = Choose the flag
    .why = The nation you wrong puts a bounty on you at once, and its ports are closed to you. Better Spain than France.
    .learned = Raid a merchant under a flag of your choice
    .french = then every French port but your home would be closed to you.
    .let-go = no bounty, but no gold either, and the merchant is gone.

step-flee = Two of her cards, <1 tobacco> and <2 wood>, show an escape, and your flute has maneuverability 2. What would she do?
    .name = Will she escape?
    .why = You rolled two skulls, which can still change the cards.
    .take = Strike her flag
    .take-reply = She needs as many escapes as you have maneuverability, and she has them.
    .flee = Flee
    .flee-reply = Right: as many escapes as your maneuverability, and she is gone. So the cards must change.
    .learned = See whether a merchant can escape

step-spend = Each skull draws, discards or exchanges a card. Discard <1 the tobacco>.
    .name = Spend a skull
    .why = One escape is less than 2. Both show one, but at home in Tortuga they pay 6 for wood.
    .learned = Spend skulls in a raid
    .draw = even with more gold on the cards she would flee, as long as two escapes lie there.
    .rum = the rum shows no escape. She would still flee.
    .wood = wood is what they want in Tortuga. The tobacco brings only 3.
    .exchange = the new card may show an escape again. A discard is sure.
    .done = with two escapes she flees.

step-draw = There are 10 gold on <1 the cards>, and 12 bring glory: risk the second skull and draw a card.
    .name = One more card
    .why = About one card in three shows an escape, and then she flees. The others hit your ship, but make you famous.
    .learned = Take 12 gold or more in one raid, for glory
    .done = ten gold for certain are not bad. But a point of glory is a tenth of the way to victory.
    .reject = that makes her poorer still.
    .exchange = that puts a card at risk and wins no glory.

step-stow = 15 gold, glory, and two hits on the hull. Take her goods aboard as well: <1 wood> and all.
    .name = Take the goods
    .why = What fits into the hold is yours besides the gold. Your hold has room for four.
    .learned = Keep the goods of a raid
    .done = there is room, and every card brings 3 gold at least.

step-home = One point of hull left: sail home to <1 Tortuga> and into port.
    .name = Home
    .why = Only Spain wants you, so a French port is open. The Spanish navy will hunt you from now on.
    .learned = Know which ports are closed to a pirate
    .elsewhere = with one point of hull left, home is the best place to be.
    .here = pirates get nothing repaired here.
    .end = you would lie out here with one point of hull.
    .scout = another raid with one point of hull left could be your last.

step-market = Ashore, sell first: <1 wood> brings 6 here, the others 3. Then have <2 the hull> repaired.
    .name = Sell and repair
    .why = Selling comes first or not at all. A point of hull costs 2 gold; a ship without hull is sunk, and all aboard is lost.
    .learned = Have the ship repaired
    .sea = with one point of hull left?
    .some = sell all: 3 gold are 3 gold, and nobody near wants cocoa or rum.
    .frigate = a frigate is a good plan, and the first one brings a point of glory. But sell first, and once the flute is sound it costs 2 less.
    .repair = first sell everything, then have both points repaired together.
    .retire = now that you are rich?
    .other = sell first, or you cannot any more. Then comes the ship: a captain lives no longer than she does.

step-stash = Open your chest here in <1 Tortuga> and stash 40 gold: four points that nobody can take.
    .name = Stash gold
    .why = Ten gold stashed are a point, fifty at most count. What is aboard goes down with the ship. Eight are left to trade with.
    .learned = Stash gold in the home port
    .sum = put in 40: every full ten are a point, and with the other eight we shall buy goods.
    .nothing = aboard it can be lost, and it counts for nothing.
    .frigate = a frigate for 30 gold is a good plan: one point and a better ship. Forty stashed are four points.
    .other = first put your gold in safety.
