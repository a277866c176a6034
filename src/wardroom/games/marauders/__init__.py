"""Merchants and marauders of the Caribbean: trade, raids and battles for two to four captains.

The book, chapter by chapter. Each module begins with what its chapter asks, offers and tells.

    3         Setup                               rules/setup.py
    4         Dice and tests                      rules/skills.py
    5         Rounds                              rules/rounds.py
    5.3       A player's turn                     rules/turn.py
    6         Actions: moving, investigating      rules/moving.py
    6         Actions: scouting                   rules/scouting.py
    7         Port activities                     rules/ports.py
    7.1, 7.2  Selling and buying goods            rules/market.py
    7.3       Shipyard                            rules/yard.py
    7.4-7.6   Recruiting, rumors, missions        rules/tavern.py
    7.7       Stash                               rules/chest.py
    8         Merchant raid                       rules/raid.py
    8.7       The hold                            rules/hold.py
    9         Naval combat: rounds, the contest   rules/battle.py
    9         The two sides                       rules/sides.py
    9.1       Declarations                        rules/declaring.py
    9.3, 9.4  Broadsides                          rules/broadsides.py
    9.5       Hits, repairs, crew                 rules/damage.py
    10        Crew combat                         rules/boarding.py
    11        After a battle: glory, rewards      rules/spoils.py
    11        Plunder and requisition             rules/plunder.py
    12        Bounties and piracy                 rules/bounties.py
    13        War                                 rules/war.py
    14        NPC captains                        rules/npcs.py (their scouting: rules/scouting.py)
    15        Death and retirement                rules/death.py
    15.1      Entering play again                 rules/entering.py
    16        Glory                               rules/glory.py
    16.3      The hand                            rules/hand.py
    16.4      The end of the game                 rules/ending.py
    17        Variant: scouting out of turn       rules/out_of_turn.py
    18, 21    Map, goods, cargo, merchants        data/zones.csv, data/goods.csv, data/cargo.csv, data/merchants.csv
    19        Ports                               data/zones.csv
    20        Ships                               data/ships.csv
    20.2      Weapons and modifications           rules/tokens.py, data/weapons.csv, data/modifications.csv
    22        Captains                            data/captains.csv
    23        Events                              rules/events.py, data/events.csv, data/npcs.csv
    24        Rumors                              rules/rumors.py, data/rumors.csv
    25        Missions                            rules/missions.py, data/missions.csv
    26        Glory cards of the own turn         rules/glorycards.py, data/glory.csv
    26        Glory cards of another's turn       rules/mischief.py

What ports, captains and cards do (19-26) is named in their rows and done in the chapter where it matters: look for the
effect in effects.py, then for its name in the rules. What many chapters say is in rules/phrasing.py. Around the rules:

    game.py      the game as one object: switches, steps, what is conserved
    state.py     what lies on the table
    rows.py      the rows of the tables in data/, and the words of the board
    checks.py    what the tables must be like
    effects.py   the pool of effects that rows name; effects.toml explains them
    cards.py     what is printed, as the rules look it up
    table.py     the table, and the questions that every chapter asks of it
    purse.py     what the others can work out about a player's gold
    view.py      what a player sees
    picture.py   the view as text
    explain/     what a choice may bring, and with what chance
    imagine.py   what a seat cannot know, dealt anew
    compose.py   positions for the test kit
    flaws.py     what can never be true of a position

And for bots, of which no rule knows:

    bots/judgement.py  what each choice is worth by rule of thumb, and who is ahead
    bots/course.py     the next step towards the goal
    bots/ashore.py     what to do in port
    bots/fights.py     raids and battles
    bots/hand.py       glory cards
    bots/plans.py      where a captain might go, and what it would be worth
"""

from wardroom.games.marauders.game import GAME, Marauders

__all__ = ["GAME", "Marauders"]
