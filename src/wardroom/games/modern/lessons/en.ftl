# Modern Naval Battles: a sentence on each kind of question, in somebody's first game.

first-what-next = Before the first attack you may move ships, turn submarines and bring reinforcements; then attacks are declared one by one.
first-which-target = The chance stands beside each ship. Sinking a ship with one volley is worth more than scratching two.
first-which-attack = Everything declared against you may be answered. Stop first what would sink a ship.
first-with-what = A defence takes a card or a ship's own guns; each is used once. Spend the weakest that will do.
first-which-to-spend = Ships are paid for with cards, each by its own value. Pay with those that no ship of yours can use.
first-what-to-discard = Cards that none of your ships can fire, and that defend against nothing the enemy has, may go.
first-where-to-place = The first row reaches farther and is reached sooner. Strong ships go in front, carriers behind.
first-which-row = The first row reaches farther and is reached sooner. Strong ships go in front, carriers behind.
first-which-support = A missile with two symbols needs a second ship that has one; she does nothing else this turn. Take the one you need least.
first-which-plan = Plus one on your rolls is best with many attacks; minus one on somebody else's, when they have many defences.
first-any-intel = Intel cancels a card that was just played. Keep it for what would hurt most, such as a Bomber Strike.
