# The Kaiser's Pirates: a sentence on each kind of question, in somebody's first game.

first-what-to-commit = Cards go face down for this turn. Most turns need one or two; keep your reactions in the hand, they answer in the other's turn.
first-how-to-commit = A card is used for its action, or sideways as an intercept: on one of your ships against merchants, or before your force against Germans in sight.
first-what-next = Cards are turned up one by one, in any order you like. Often the surest attack goes first.
first-which-target = The chance stands beside each target. People go for points that are likely, and finish what is damaged.
first-answer-intercept = You are attacked and may answer from the hand, or let it go by. Save a reaction for ships that are worth it.
first-seek-passage = A try for port costs nothing: an unhurt merchant that succeeds counts for you, and one that fails stays as she was.
first-torpedo-or-mines = A torpedo tries one merchant with better dice, mines try all of them. With three targets unhurt, mines are often worth more.
first-order-of-discards = It matters only to whoever may take discards back. Usually any order will do.
first-which-to-keep = A ship kept for the next round costs you a card of your hand. Keep one that is strong and unhurt, or none.
