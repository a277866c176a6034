"""I Pirati del Kaiser: commerce raiders of the First World War, for one to four players.

The book, and where its chapters stand:

    1.1     Cards                            cards.py, effects.py
    1.2     Dice                             rules/combat.py
    1.3     Markers                          rules/forces.py
    2.1     Deal                             rules/deal.py
    2.2     Forces                           rules/forces.py
    2.3     Victory Points, Round Points     rules/score.py
    2.4     From round to round              rules/rounds.py
    2.5     The end of the game              rules/rounds.py
    3.0     The turn                         rules/turn.py
    3.1     First player                     rules/rounds.py
    3.1.3   Opponents and targets            rules/targets.py
    3.2     Cards turned up                  rules/resolving.py
    3.2.1   Committing                       rules/committing.py
    3.2.2   Reactions                        rules/reactions.py
    3.2.3   British forces hunt              rules/hunt.py
    3.2.4   German ships intercept           rules/intercept.py
    3.2.5   Prizes                           rules/prizes.py
    3.2.6   Passage                          rules/passage.py
    3.2.7   Attacks and challenges           rules/combat.py
    3.2.8   Assist cards                     rules/assists.py
    3.3     Action cards                     rules/actions.py

            The paragraphs of 3.3 by what they are about:
            2, 7-9, 12, 32, 35               rules/own_ships.py     the own force
            4, 10, 14, 37                    rules/tempo.py         turns lost and won
            6, 16, 18, 33, 45                rules/hostile.py       the ships of an opponent
            11, 17, 31, 47                   rules/hands.py         cards in hands and decks
            19, 24                           rules/hunt.py          Interrogate, Monitor
            20                               rules/refuge.py        Island Refuge
            21, 22                           rules/mines.py         mines
            28, 29, 34, 42, 43               rules/submarines.py    submarines and Q-Ships
            3, 15, 36, 39, 41, 44            rules/assists.py       Assist cards
            1, 13, 25, 27, 40, 46            rules/intercept.py     reactions to an intercept
            26                               rules/hunt.py          Pull the Plug
            5, 38                            rules/escapes.py       reactions that get a ship away
            23, 30                           rules/sinkings.py      reactions to a sinking

    4.0     Teams                            rules/teams.py
    5.0     Who chooses for the phantom      rules/choosing.py
    5.3     The phantom's answers            rules/phantom.py
    5.4     The phantom's turn               rules/solitaire.py
    6.1     Coal                             rules/own_ships.py, rules/hostile.py, rules/refuge.py
    6.2     Sails                            the same, rules/escapes.py, rules/intercept.py
    6.3     Seaplane                         rules/intercept.py, rules/escapes.py
    6.4     Tournament                       rules/deal.py
    6.5     Beyond 1914                      rules/deal.py
    6.6     Fast raiders                     rules/escapes.py
    6.7     Keeping three ships              rules/rounds.py
    6.8     Extra damage                     rules/combat.py
    6.9     Torpedoes at prizes              rules/submarines.py
    6.10    Pursuit                          rules/escapes.py, rules/intercept.py
    6.11    Sailing merchants                rules/intercept.py, rules/submarines.py
    6.12    Supply from prizes               rules/prizes.py

What the engine and the tables need:

    game.py                the game as one object: its switches and the steps of a turn
    state.py               what lies on the table
    cards.py, effects.py   what is printed on the cards of data/, and what Action cards do
    table.py               the table with the decks at hand
    rules/phrasing.py      what the phrases of all chapters are made of
    view.py, picture.py    what a player sees, in the browser and at the terminal
    odds.py                the chances of attacks and challenges
    explain/               what an option promises, and why a piece is not on offer
    imagine.py             what a player cannot know, dealt anew
    measures.py            what is counted while it is played
    compose.py, flaws.py   positions for the kit, and what would be wrong with one

What bots need:

    bots/prospect.py       who is ahead
    bots/judgement.py      which answer seems best
"""

from wardroom.games.kaiser.game import GAME, Kaiser

__all__ = ["GAME", "Kaiser"]
