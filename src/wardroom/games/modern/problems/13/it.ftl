problem = Quattro colpi di siluro: contro chi?
    .moment = Round 1 di Raider Force-710, conduci 3 punti a 0. La Ula è Attiva e giochi il siluro; in mano ti resta il Supporto aereo contro i sommergibili. La Neustrashimy e la Smerch valgono 2 punti l’una, la K-316 sei, ed elude con 5 o più.
    .why = Un siluro arriva in ogni fila, e la K-316 da sola vale tre delle altre: due volte su tre non riesce a eludere. Contro di lei si vince nel { $best } % delle partite, contro la Smerch nel { $usual } %.
