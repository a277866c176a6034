problem = La Emden è danneggiata e senza carbone: a che serve Rifugio Insulare?
    .moment = Round 1, ancora nessun punto, 8 carte nel mazzo. Impegni Rifugio Insulare. La Emden è danneggiata e a corto di rifornimenti; la Leopard e la Möwe sono illese. Tutte e tre potrebbero usarlo per intercettare.
    .why = Nel rifugio la Emden si ripara e si rifornisce, e intanto i suoi 18 punti sono al sicuro. Così si vince nel { $best } % delle partite; mandandola a intercettare così com’è, nel { $usual } %.
