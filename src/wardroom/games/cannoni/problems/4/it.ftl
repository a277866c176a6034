problem = Dove brucia l’incendio?
    .moment = Turno 5. La tua Shannon è in fiamme e perde una casella di velatura e una di scafo. Lo scafo ha 7 caselle a sinistra e 5 a dritta.
    .why = A sinistra, dove ne hai di più: un fianco senza caselle costa 10 punti e i suoi cannoni. L’albero non cambia nulla. { $best } %, contro { $usual } % a dritta.
