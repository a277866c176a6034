problem = La prima occasione di saccheggio: la cogli?
    .moment = Round 3, nessuna azione. La tua fluyt, un cannone e un uomo, ha la stiva piena, 2 spezie e 2 tabacco, e nessuna taglia. Al largo di Cartagena hai trovato un mercantile spagnolo.
    .why = Lascialo andare: non c’è posto per le sue merci, e una taglia spagnola chiude a chi commercia i porti di tutta la costa. { $best } %, contro { $usual } %.
