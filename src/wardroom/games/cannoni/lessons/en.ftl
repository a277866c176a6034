# Cannoni in batteria!: a sentence on each kind of question, in somebody's first game.

first-which-token = The number says in which phase you begin and how often you act; each is used once before all come back. High numbers are for turns in which you will fire.
first-orders = One action in each phase. Fire when the enemy is in your arc, load what was fired, and otherwise sail to where your guns will bear.
first-must-sail = The first action of a turn is a movement. People keep the enemy abeam, and their own bow and stern out of her arc.
