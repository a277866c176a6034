problem = Che cosa viene prima di tutto?
    .moment = Round 3, hai affondato 12 punti, Bruno 10. Accanto alle file hai due sottomarini Passivi, e in mano due Torpedo Combat. Nessuno ha ancora attaccato.
    .why = Rendi Attivo un sottomarino, adesso: da Passivo non può attaccare, e finita la preparazione il modo non cambia più. { $best } % con l’uno o con l’altro, { $usual } % se cominci dai rinforzi.
