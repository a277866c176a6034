problem = Il Mount Temple fa scattare la tua Trap?
    .moment = Round 3, Bruno conduce 5 a 3. La nave da guerra Nürnberg attacca il tuo Mount Temple, 9 punti; un’altra carta giace sul Greif nascosto. Hai in mano Trap e Island Refuge.
    .why = Qui no: 8 e 4 di rado feriscono una nave da guerra che difende con 10 e 4, e poi la Trap manca quando arriva il Greif. { $best } % senza reazione, { $usual } % con la Trap.
