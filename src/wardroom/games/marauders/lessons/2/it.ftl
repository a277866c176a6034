# Corsari dei Caraibi, lezione 2.

lesson = La battaglia
    .end = Un pirata battuto, un punto gloria, una carta e 5 ori, e la tua fregata ha preso un colpo solo.
    .why = Una battaglia si può anche perdere: chi affonda, o perde tutta la ciurma all'arrembaggio, perde capitano, nave e oro a bordo. Restano la gloria e il deposito, e arriva un nuovo capitano.

step-enter = <1 Jem Rackett>, un pirata, aspetta al varco i capitani onesti: raggiungilo a <2 Vecchia Provvidenza>.
    .name = Nelle sue acque
    .why = Sei Silas Penrose, con una fregata e nessuna taglia. I pirati cacciano solo gli onesti, una marina solo chi è ricercato da lei.
    .elsewhere = Rackett è al largo di Vecchia Provvidenza, e noi cerchiamo lui.
    .port = non hai niente da vendere. Cerchiamo la gloria.
    .merchant = un assalto ti costerebbe una taglia. Rackett non ne costa.
    .end = tre azioni valgono troppo per buttarle via.

step-seen = <1 Rackett> ti cerca mentre arrivi: un dado per punto di avvistamento, 3 e 1. Nessun teschio, non ti vede.
    .name = Non visto
    .why = Con un teschio ti avrebbe attaccato. Ha un solo tentativo in ogni tuo turno.
    .learned = Sapere quando attacca un capitano delle carte evento

step-scout = Adesso cerca <1 lui>: tre dadi, un teschio, ed è battaglia.
    .name = Cercare un capitano
    .why = Chi avvista l'altro attacca, e non può ripensarci. Contro i pirati non c'è taglia.
    .learned = Cercare un capitano e attaccarlo
    .away = lui resta, e ci riprova ogni volta che ti incontra.
    .port = in porto sei al sicuro, ma la gloria è qui fuori.
    .merchant = un assalto ti costerebbe una taglia. Rackett non ne costa.
    .end = ti cercherebbe di nuovo all'inizio del tuo prossimo turno.

step-guns = Nel primo round tutti fanno fuoco. <1 Tu> e <2 Rackett> tirate navigazione, quattro dadi a testa.
    .name = Il primo round
    .why = Vince il round chi ha più teschi. Una nave molto più agile tirerebbe un dado in più.

step-hits = Hai vinto per due teschi a uno: un colpo per ognuno dei tuoi tre cannoni. E <1 Rackett>, con un cannone?
    .name = Quanti colpi?
    .why = Anche chi perde il round, se fa fuoco, può colpire: una volta per ogni suo teschio, se i cannoni bastano.
    .none = Nessuno
    .none-reply = Ha tirato un teschio e ha un cannone, quindi colpisce anche lui.
    .one = Uno
    .one-reply = Giusto: un teschio e un cannone, un colpo. Anche con tre teschi sarebbe uno.
    .four = Quattro
    .four-reply = Contano i teschi, non i dadi; e con un cannone non colpisce più di una volta.
    .learned = Contare i colpi di un round

step-where = Dove? Un dado per colpo: 1 <1 stiva>, 2 alberi, 3 ciurma, 4 cannoni; con un teschio sceglie il bersaglio.
    .name = Dove colpisce
    .why = Prima i numeri. I tuoi tre: ciurma, alberi e un teschio, per cui Bruno, che gioca Rackett, sceglie la stiva.
    .learned = Vedere dove cadono i colpi

step-board = A <1 Rackett> resta un uomo, tu ne hai tre: dichiara arrembaggio.
    .name = All'arrembaggio
    .why = Dal secondo round si sceglie: fuoco, arrembaggio o fuga. Lui può fuggire se ha meno uomini o cannoni di te.
    .learned = Dichiarare fuoco, arrembaggio o fuga
    .shoot = il fuoco può affondarla: gloria lo stesso, ma niente nave da prendere. E la sua ciurma è ridotta a un uomo.
    .flee = te ne vai solo se vinci e lui non tira nemmeno un teschio. E il più forte sei tu.

step-wind = Lui dichiara fuga. <1 Silas Penrose> può cambiare idea, una volta per battaglia: resta all'arrembaggio.
    .name = Leggere il vento
    .why = Ogni capitano ha una sua abilità: questa è la sua. Ma una fuga fallisce se tiri anche un solo teschio.
    .learned = Usare l'abilità di un capitano
    .shoot = chi fugge non risponde al fuoco, è vero. Ma l'arrembaggio la finisce subito, e resta una nave da prendere.
    .flee = se fuggono tutti e due la battaglia finisce, e nessuno ha vinto.

step-tie = Un brutto tiro: un teschio a testa. I tuoi numeri fanno 7, i suoi 6. Chi vince il round?
    .name = Un teschio a testa
    .why = Quattro, due e uno contro tre, due e uno.
    .you = Tu
    .you-reply = Giusto: a parità di teschi vince la somma più alta dei numeri. Vai all'arrembaggio.
    .rackett = Rackett
    .rackett-reply = Gli servono più teschi, o una somma più alta. 6 è meno di 7.
    .nobody = Nessuno
    .nobody-reply = Solo se fossero pari anche le somme.
    .learned = Risolvere una parità con i numeri

step-crew = Adesso <1 ciurma> contro ciurma: tutti e due tirate comando, tu con due dadi, e ogni teschio toglie un uomo.
    .name = Corpo a corpo
    .why = Nessuno toglie più uomini di quanti ne ha.

step-again = 3 e 1 contro 2: niente. Ormai nessuno può fuggire: si combatte finché tu o <1 Rackett> restate senza uomini.
    .name = Fino all'ultimo uomo
    .why = I dadi non sono sempre gentili. Ma tu hai due dadi e tre uomini, lui uno e uno.
    .learned = Vincere all'arrembaggio

step-ship = Il suo ultimo uomo è a terra: un punto gloria e 5 ori. Tieni <1 la tua fregata>: rispondi no.
    .name = Prenderla o lasciarla?
    .why = Dopo un arrembaggio si può prendere la nave battuta. La corvetta è più agile, ma ha un cannone contro i tuoi tre, ed è danneggiata.
    .learned = Prendere una nave battuta, o lasciarla
    .yes = è veloce, ma piccola e danneggiata, e una fregata costa 35 ori. E quello che hai montato sulla tua nave non verrebbe con te.
