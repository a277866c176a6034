problem = Cannoni inglesi, o il Greif?
    .moment = Round 2, conduci 36 a 30. Cambio di Bandiera è la tua unica carta. Bruno ha la Dresden danneggiata, 18 punti, e tre mercantili.
    .why = Il Greif tira 10, 8 e 4 di suo contro un mercantile; come intercettazione inglese la carta ha solo 10 e 4. { $best } % con il Greif, { $usual } % contro la Dresden.
