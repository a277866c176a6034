problem = Nessun cannone la batte: che fai di questa fase?
    .moment = Turno 2, fase 2. La Shannon ha appena tagliato la tua prua, a sinistra. Hai palla su tutti e due i fianchi, e hai già navigato.
    .why = Una seconda palla a sinistra, dalla parte sua: è l’unica azione che ti lascia più forte. { $best } %; scaricare l’altro fianco, come tutto il resto, { $usual } %.
