problem = A che serve Reflag, adesso?
    .moment = Round 3, nessuno ha segnato. Il tuo Leopard, 16 punti, è riconosciuto; Recon Aircraft ti ha portato due Reflag, e una la stai impegnando.
    .why = Per la sua azione: impegnata così, Reflag nasconde di nuovo il Leopard, e un corsaro nascosto non si può intercettare. { $best } %, contro { $usual } % come intercettazione britannica.
