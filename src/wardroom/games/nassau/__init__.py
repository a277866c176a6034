"""I Pirati di Nassau: pirate captains of the Bahamas, for three to five players.

The book, chapter by chapter:

    Set-up                                  rules/setup.py
    The ship, its values and its tiles      rules/ship.py
    The hold, the supply and doubloons      rules/hold.py
    At any time                             rules/anytime.py
    1     Pirate dice                       rules/movement.py
    2     Piracy phases: the order          rules/piracy.py
          the move                          rules/movement.py
          one action, or none               rules/piracy.py
          a captain card and the crew       rules/fights.py
          capture a merchant                rules/capture.py
          smuggle goods, take a ransom      rules/smuggling.py
          plunder a port                    rules/plunder.py
    3     Notoriety                         rules/notoriety.py
    4     Eluding the navy                  rules/navy.py
    5     Return to Nassau: purchases       rules/buying.py
          changing eights                   rules/changing.py
          burying treasure                  rules/burying.py
    6-9   Navy, merchants, market, tiles    rules/departure.py
    End   Rankings and prizes               rules/score.py

What the rules stand on:

    game.py       the game as one object, step by step
    pieces.py     components: board, cards, sections and tiles, row by row of data/
    box.py        all of them, laid out for the rules
    checks.py     what an owner's tables have to keep
    effects.py    what tiles can do, named in their rows; effects.toml explains it to owners
    state.py      what lies on the table
    table.py      the table with the box at hand

What others see and make of it:

    view.py       what a player sees
    picture.py    the same as text
    imagine.py    what nobody can know, dealt anew
    measures.py   what is counted while it is played
    compose.py    positions from the middle of a match
    flaws.py      what can never be true
    explain/      what every choice comes to, and why a piece is not on offer

What bots need:

    bots/judgement.py   the rule of thumb
    bots/voyage.py      the best use of dice, cards and hold
    bots/market.py      what to buy in Nassau, and when to bury
    bots/outlook.py     who is ahead, and how long it will last
    bots/worth.py       what things are worth
"""

from wardroom.games.nassau.game import GAME, Nassau

__all__ = ["GAME", "Nassau"]
