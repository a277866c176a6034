"""Modern Naval Battles: Global Warfare, with the campaign, for two to six players.

The rulebook, chapter by chapter:

    Preparazione 1, 2             order, navies, budget         rules/navies.py
    Preparazione 3                ships, rows of the fleet      rules/fleets.py
    Preparazione 4                hands, Command, the deck      rules/hands.py
    Come si Vince                                               rules/winning.py
    Sequenza di Gioco             turn, discard, draw, round    rules/turn.py
    Azioni                        what is on offer              rules/actions.py
        Rinforzi                                                rules/reinforcements.py
        Riorganizzare la flotta                                 rules/rearranging.py
    Come Attaccare                supports, range, targets      rules/aiming.py
    Difese dell'Avversario        the declaration               rules/defence.py
        Simboli di difesa         blocks, evasion: the rolls    rules/rolls.py
    Risoluzione degli Attacchi    damage, sinking               rules/resolution.py
    Carte Azione
        Gun, Missile, Torpedo Combat                            rules/attacks.py
        Air Support, Bomber Strike, Attacchi aerei navali       rules/flights.py
        Battle Plan, Repair, Superior Tactics                   rules/plans.py
        Intel                     and Limitazioni alla Difesa   rules/intel.py
        Near Miss, Screening Ship                               rules/defence.py
    Regole opzionali
        File Difensive                                          rules/aiming.py
        Gioco di Squadra          the shares of the budget      rules/navies.py
        Carta Azione Coperta                                    rules/fleets.py
    Scenari                                                     rules/scenario.py
    Campagna
        Set-up, Acquistare, Continuare o terminare              rules/campaign.py
        Carte Missione            and who meets whom            rules/missions.py
        Carte Strategia                                         rules/strategies.py
        Carte Obiettivo                                         rules/aiming.py
        Pre-Missione, Missione                                  rules/premission.py
        Azioni Post-Missione                                    rules/aftermath.py
        Esaurimento degli Ordigni                               rules/ordnance.py
        Punti Rinforzo                                          rules/reinforcements.py
        Gioco a Squadre           ships that are lent           rules/lending.py

The order in which all this follows is in rules/course.py, what phrases of many chapters have in common in
rules/phrasing.py.

What the engine and the tables need:

    game.py         the game as one object: switches, set-up, the next step
    state.py        what lies on the table
    table.py        the table with the cards at hand, and what every chapter asks of it
    cards.py        ships, Action cards, Missions, Strategy cards and Targets, from data/
    rows.py         the rows of these tables, and what cannot stand in one
    effects.py      what Strategy cards can do; effects.toml explains it
    scenarios.py    scenarios, printed or drawn by players; workshop.py draws them
    view.py         what a seat sees; picture.py shows it as text
    imagine.py      what a seat cannot know, dealt anew
    measures.py     what is counted while it is played
    explain.py      what options cost and do; odds.py, the chances of dice with every modifier by name
    values.py       what is printed on ships and cards, in notes
    why.py          why a piece is not on offer
    compose.py      positions from the middle of a campaign; compose_battle.py, of a battle
    flaws.py        what can never be true of a state

What bots need: bots/judgement.py asks bots/preparing.py, bots/acting.py, bots/defending.py and bots/campaigning.py,
which weigh with bots/worth.py over bots/plot.py, where everything is reckoned once.
"""

from wardroom.games.modern.game import GAME, Modern

__all__ = ["GAME", "Modern"]
