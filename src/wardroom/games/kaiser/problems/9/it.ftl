problem = Un AMC contro la Nürnberg, di notte?
    .moment = Round 2, nessuno ha segnato. La Nürnberg viene di notte per il tuo Pontoporos, 5 punti, e una carta giace ancora sulla Möwe. Hai in mano AMC e Rompere il Contatto.
    .why = Cinque punti non lo valgono: di notte si spara in due con -1, l’incrociatore difende con 10 e 4, e un AMC affondato dà punti a Bruno. { $best } % se la lasci venire, { $usual } % con l’AMC.
