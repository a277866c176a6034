problem = Il Mount Temple fa scattare la tua Trappola?
    .moment = Round 3, Bruno conduce 5 a 3. La nave da guerra Nürnberg attacca il tuo Mount Temple, 9 punti; un’altra carta giace sul Greif nascosto. Hai in mano Trappola e Isola Rifugio.
    .why = Qui no: 8 e 4 di rado feriscono una nave da guerra che difende con 10 e 4, e poi la Trappola manca quando arriva il Greif. { $best } % senza reazione, { $usual } % con la Trappola.
