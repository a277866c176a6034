problem = La tua ultima carta: la spendi o la tieni?
    .moment = Round 3, conduci 47 a 44 con otto carte nel mazzo. La tua Möwe, 18 punti, è riconosciuta, e in mano hai solo Cambio di Bandiera.
    .why = Spendila: impegnata per la sua azione nasconde la Möwe, che altrimenti resterebbe riconosciuta di turno in turno. { $best } %; tenendo la carta, { $usual } %.
