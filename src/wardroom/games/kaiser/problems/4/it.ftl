problem = A che serve Cambio di Bandiera, adesso?
    .moment = Round 3, nessuno ha segnato. Il tuo Leopard, 16 punti, è riconosciuto; Aereo da Ricognizione ti ha portato due carte Cambio di Bandiera, e una la stai impegnando.
    .why = Per la sua azione: impegnata così, Cambio di Bandiera nasconde di nuovo il Leopard, e un corsaro nascosto non si può intercettare. { $best } %, contro { $usual } % come intercettazione inglese.
