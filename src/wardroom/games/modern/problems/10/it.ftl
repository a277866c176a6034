problem = Un secondo bombardiere sulla Invincible: che cosa gli opponi?
    .moment = Round 4, 18 a 16 per te. Sono in corso nove attacchi; due bombardieri sono sulla Invincible, 5 punti, e uno ha già contro la copertura caccia.
    .why = Screening Ship: l’attacco passa alla Cornwall o alla Antrim, che stanno più avanti e valgono meno. { $best } %, contro { $usual } % per una difesa con 5+.
