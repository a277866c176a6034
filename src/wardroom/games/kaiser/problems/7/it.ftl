problem = Il Wolf ha affondato il tuo French Prince. Lo richiami?
    .moment = Round 3, Bruno conduce 19 a 16. Il Wolf, 18 punti, è danneggiato e riconosciuto. Richiamato lo manderebbe in fondo al mazzo.
    .why = Lascialo dov’è: richiamato, sparisce senza dare punti, e il mercantile resta perduto. Danneggiato e in vista è la preda migliore sul tavolo. { $best } %, contro { $usual } % con Richiamato.
