# Merchants and Marauders, lesson 3.

lesson = Rumors and missions
    .end = A rumor and a mission: two points of glory in three turns, and nobody was robbed.
    .why = Missions lie open for everybody, rumors are your secret. Both are paid in gold and glory, and lead you where you might not have sailed.

step-claim = Go ashore and ask for <1 the spice auction>: two dice of Influence, one skull, and it is yours.
    .name = Ask for a mission
    .why = You are Hendrika Bos of St. Maarten. Two missions always lie open, each at its port; this one is here.
    .learned = Get a mission in its port
    .sail = the mission is to be had in port.
    .end = three actions are worth too much to let them lapse.
    .retire = you have only just begun.
    .leave = the action is spent already, so let us use it.
    .buy = ask first: then we know what to buy. If it fails nothing is lost, and you may ask again next turn.
    .yard = the yard can wait. We need the gold for goods.
    .recruit = a hand more would be welcome, but wait: there may be cheaper ones.
    .rumor = the tavern comes next but one. First the mission.
    .chest = the ten gold are to work for us now, not to sleep.

step-buy = The auction in Curaçao wants two spices: have goods brought in <1 St. Maarten>, and buy two.
    .name = Buy for the mission
    .why = Seven cards are shown here instead of six, and eight to the Dutch. Three of them are spices, so each costs 1.
    .learned = Buy what a mission asks for
    .one = the mission asks for two.
    .three = your sloop carries two cards at sea. The third would go overboard as you put out.
    .others = your sloop carries two cards at sea, and both places are for spices.
    .nothing = without spices there is no auction.
    .leave = first the spices.
    .yard = first the spices.
    .recruit = first the spices.
    .rumor = the tavern is next. First the spices.
    .chest = first the spices.

step-tavern = Now ask in the tavern of <1 St. Maarten>: 2 gold, and Influence once more.
    .name = Listen for a rumor
    .why = With a skull you draw a rumor, and nobody else sees it. If it fails, the gold is gone.
    .learned = Listen for a rumor
    .leave = not yet: a point of glory rarely costs so little.
    .yard = keep your gold. The tavern costs 2.
    .recruit = try the tavern first. Some rumors lead to men as well.
    .chest = the tavern first: it wants 2 gold.

step-out = <1 The marooned mutineers>, off this very island! Leave the quay and put out.
    .name = Where it leads
    .why = A rumor proves true or false only at its place. This one is tested at sea, with Leadership.
    .yard = that can wait. The men out there cannot.
    .recruit = wait: there are men out there who cost nothing.
    .chest = that can wait. The men out there cannot.
    .end = two actions are left, and it is right outside.

step-investigate = Look into <1 the rumor>: three dice of Leadership, one skull is enough.
    .name = Investigate
    .why = It can be tested only once. If it is true, it brings its prize and a point of glory.
    .learned = Test a rumor at its place
    .scout = that would be an action, too, and a bounty. First the men on the island.
    .sail = you are where the rumor leads. Why leave?
    .dock = you have only just put out.
    .end = there is an action left, and the rumor leads here.

step-course = True: men, 6 gold and glory. Now sail to <1 Curaçao>: three zones, three Moves.
    .name = Three zones
    .why = By San Juan or by Basse-Terre, it is the same. The Caribbean Sea in the middle has no port and belongs to nobody.
    .learned = Plan a course
    .scout = a raid could cost you cargo, and the auction needs both spices.
    .elsewhere = that way it takes more than three Moves.
    .dock = the auction is in Curaçao.
    .end = every Move counts now.

step-deliver = Into port and ashore: see to <1 the mission>, before <2 the spices> go anywhere else.
    .name = Deliver
    .why = To deliver is no sale, so it needs not come first. It brings 12 gold and a point of glory.
    .learned = Deliver goods for a mission
    .scout = the auction is waiting.
    .sail = the auction is here.
    .end = the auction is here.
    .sell = sold, they bring 3 each, and the mission would have to wait for other spices.
    .other = that is for later. First hand over the spices.

step-again = In <1 Curaçao> they talk for nothing: listen for another rumor, for free.
    .name = A talkative port
    .why = Every port has something of its own. Point at it on the chart to read what.
    .learned = Use what a port has of its own
    .leave = it costs nothing to ask.
    .other = first ask: it costs nothing.

step-cards = No skull: no rumor today. You hold <1 three glory cards>, and a fifth would have to go. What draws one?
    .name = Glory cards
    .why = Four may be held. These three are played before a battle, others in your turn, or in that of somebody else.
    .track = A point on the track
    .track-reply = Right: every point of glory on the track, wherever it comes from, draws a card.
    .stash = Every point
    .stash-reply = Gold in the stash is worth points as well, but these are not on the track and draw no card.
    .mission = Only missions
    .mission-reply = The rumor brought one, too. What did both of them give you?
    .learned = Draw glory cards, and how many may be held
