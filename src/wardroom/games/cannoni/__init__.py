"""Cannoni in batteria!: ships of the age of sail on an open table, with wind, broadsides and boarders.

The book has no numbers; its chapters, in its order, and where they stand:

    Introduzione                                   geometry.py
    Termini e definizioni                          table.py
    Il libro di bordo; Appendici A, B              logbook.py
    Before the battle: the ships                   rules/muster.py
    Before the battle: lines and stations          rules/stations.py
    Sequenza di gioco                              rules/turn.py
    Regole base
        Condizioni di vittoria                     rules/victory.py
        Vento                                      rules/wind.py
        Preparazione                               rules/preparation.py
        Attivazione                                rules/activation.py
        Azione                                     rules/orders.py
    Manovre e virate
        Velocità, Manovrare, Accostare             rules/courses.py, rules/route.py
        Linee di costa                             rules/coast.py
        Collisioni                                 rules/collisions.py, rules/links.py
        Virata obbligata, Velatura, Abbattere      rules/sailing.py
        Deriva                                     rules/drift.py
    Fuoco di batteria
        Caricare, Fare fuoco, Procedure            rules/guns.py
        Settore di tiro                            rules/arcs.py
        Modificatori al tiro del dado              rules/modifiers.py
        Danni alle fiancate, alla velatura         rules/damage.py
    Manovre di emergenza
        Test di manovra                            rules/crew.py
        Spegnere un incendio ... Ancora            rules/emergencies.py
        Uscire dal tavolo di gioco                 rules/edge.py
    Abbordaggi
        Lanciare e recidere i grappini             rules/grapnels.py
        Squadre di abbordaggio; multipli           rules/boarding.py
        Mischie                                    rules/melee.py
    Danneggiamenti, catture, naufragi              rules/capture.py
    Regole opzionali
        Cattura e affondamento                     rules/capture.py
        Giocatori recidivi                         rules/preparation.py
        Tiro; Danno critico                        rules/guns.py, rules/damage.py
        Equipaggio disordinato                     rules/crew.py
        Pescaggio e profondità                     rules/coast.py
        Riparazioni                                rules/repairs.py
        Squadre; La formazione                     rules/squadron.py, rules/line.py
        Partita rapida                             with the rolls that it changes
    Batterie costiere                              rules/batteries.py

What several chapters say in the same words is in rules/phrasing.py. The engine and the tables need game.py (the game as
one object), state.py (what lies on the table), view.py, picture.py, imagine.py, measures.py (what is counted),
explain.py (what a choice will bring), reasons.py (why something is not on offer), compose.py and flaws.py; battles of
one's own scenario.py, ships of one's own designer.py, and both workshop.py. Bots go by bots/judgement.py,
bots/worth.py and bots/chart.py (where a ship would lie well).
"""

from wardroom.games.cannoni.game import GAME

__all__ = ["GAME"]
