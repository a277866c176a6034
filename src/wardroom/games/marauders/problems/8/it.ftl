problem = Amache, una diceria o il forziere?
    .moment = Round 17 a San Juan, ultima azione. A bordo 36 monete e tre carte di merci, 5 gloria a testa; hai quattro taglie spagnole, e un commodoro ostile è in mare qui vicino.
    .why = Il forziere: trenta monete sono tre punti oggi, e nessuno li tocca più. { $best } %, contro { $usual } % per le amache.
