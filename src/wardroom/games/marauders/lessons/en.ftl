# Merchants & Marauders: a sentence on each kind of question, in somebody's first game.

first-what-next = Three actions: move, scout, port or investigate. A good first turn buys cheap goods and sails towards a port that wants them.
first-what-ashore = One port action holds many things, but selling comes first. Then buy, ask for rumors, repair, recruit.
first-what-to-buy = The more copies lie here, the cheaper they are. Buy what a port near you asks for, up to what your hold takes.
first-what-to-sell = Goods in demand bring twice as much, and three of them glory.
first-in-anothers-turn = You may announce a card in another's turn. Nearly always you let it go by.
first-which-flag = A raid brings gold and glory, and a bounty from that nation: its ports close to you.
first-how-to-raid = Two escapes on the cards are dangerous. Spend successes on getting rid of them before you look for more gold.
first-what-to-declare = Shoot with more cannons, board with more crew, flee when you are the weaker.
first-what-to-stow = Keep what a port near you asks for, and what you have three of.
first-how-much-to-stash = Gold in the home port is safe, and ten of it are a point. Keep what you need for the next cargo.
first-where-it-strikes = Take the hit where you can spare it: cargo that is empty, or cannons if you mean to flee.
