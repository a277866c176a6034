# I Pirati del Kaiser, lezione 1.

lesson = Primo sangue
    .end = Ben navigato: tre navi, 30 punti e una preda che può portarne altri 14.
    .why = Tutto quello che hai fatto qui è una mossa normale del gioco. Ogni passo si può rigiocare.

step-force = <1 La tua flotta> dà la caccia ai mercantili avversari; <2 i tuoi traffici> devono sopravvivere alla loro.
    .name = La tua forza
    .why = Nella fila vicina ci sono navi da guerra e corsare, in quella lontana i mercantili. I punti di una nave vanno a chi la affonda, o a chi la porta in salvo.

step-commit = Prendi <1 Nave Rifornimenti> e mettila sull'<2 Emden>: esce a intercettare.
    .name = Impiegare una carta
    .why = Ogni carta ha due metà. A nessuna tua nave mancano rifornimenti, quindi di questa carta serve soprattutto la metà Intercettazione.
    .learned = Impiegare una carta su una nave o davanti alla forza
    .fair-seas = anche Mari Favorevoli ha una metà Intercettazione, ma ci servirà nel prossimo turno, contro una corsara.
    .damage-control = anche Controllo dei Danni la farebbe uscire, ma Nave Rifornimenti oggi non ha altri usi.
    .boarding-party = Gruppo di Abbordaggio agisce solo con un'intercettazione. Prima fai uscire una nave.
    .reaction = quella carta vale di più in mano, dove può rispondere nel turno altrui. Prendi Nave Rifornimenti.
    .other-ship = può uscire anche lei, ma l'Emden tira tre dadi e non ha nulla da nascondere: una corsara verrebbe riconosciuta.
    .action = la metà azione rifornisce le tue navi, e a nessuna manca nulla. Usa la metà Intercettazione, sull'Emden.
    .british = davanti alla forza la carta chiama gli inglesi, che danno la caccia ai tedeschi. Noi vogliamo un mercantile: mettila sull'Emden.
    .nothing = la carta deve stare sull'Emden; senza carte peschi soltanto. Quando è al suo posto, non impiegarne altre.

step-target = Scopri la carta e scegli il bersaglio: <1 City of Winchester>, 7 punti, un dado verde.
    .name = Scegliere il bersaglio
    .why = Un mercantile intercettato si difende con i dadi sul suo scudo: meno sono, meglio è per te.
    .stop = la carta è lì per essere giocata. Scoprila prima di finire il turno.
    .highland-brae = Highland Brae vale altrettanto, ma più tardi la vogliamo prendere intera.
    .luxembourg = Luxembourg è più facile, ma vale solo 5.

step-dice = Di ogni parte conta solo il dado più alto: 8 contro 4. Che cosa succede?
    .name = Leggere i dadi
    .why = Più della difesa danneggia una nave; almeno il doppio la affonda.
    .learned = Leggere un attacco: niente, danneggiata, affondata
    .nothing = Niente
    .nothing-reply = 8 è più di 4, quindi qualcosa succede. È il doppio?
    .damaged = È danneggiata
    .damaged-reply = Lo sarebbe con 5, 6 o 7. Ma 8 non è il doppio di 4?
    .sunk = È affondata
    .sunk-reply = Giusto: il doppio della difesa la affonda. La carta va negli scarti, ne peschi una, e Bruno riceve un nuovo mercantile.

step-react = La <2 Wolf> di Bruno attacca. Rispondi dalla mano: <1 QQQ>, l'allarme contro le corsare.
    .name = Reagire
    .why = La Wolf è una nave corsara, nascosta finché qualcuno non la riconosce. QQQ non salva il mercantile, ma poi tutti sanno chi è.
    .learned = Rispondere dalla mano nel turno degli altri
    .pass = lasciar correre è sempre permesso, e spesso è saggio. Qui QQQ prepara il tuo turno.

step-passage = 4 contro 5: non è successo niente. <1 Lundy Island> può tentare il porto. Prova.
    .name = Passaggio
    .why = Un mercantile che esce illeso da un'intercettazione può tentare il Passaggio: il suo dado contro quello del mare. In porto conta per te.
    .learned = Portare in salvo un mercantile con il Passaggio
    .stay = il Passaggio è facoltativo, ma qui provare non costa niente.

step-strike = La <2 Wolf> è in vista: impiega <1 Mari Favorevoli> davanti alla forza, e la Royal Navy le va addosso.
    .name = La Royal Navy colpisce
    .why = Una carta davanti alla forza chiama gli inglesi contro i tedeschi riconosciuti. Alla fine le navi tedesche contano solo fino al numero dei mercantili segnati: questa è una di due.
    .learned = Colpire una corsara riconosciuta con la Royal Navy
    .damage-control = Controllo dei Danni porterebbe solo un dado blu e uno bianco. Mari Favorevoli ha blu e verde.
    .reflag = colpisce di notte, con uno in meno all'attacco. Mari Favorevoli colpisce di giorno.
    .boarding-party = Gruppo di Abbordaggio aiuta le tue navi a fare una preda; alla marina non serve.
    .intelligence = Informazioni è buona prima di un grande attacco, ma la Wolf è in vista adesso.
    .action = un mercantile potrebbe tentare il Passaggio. Ma la Wolf è in vista adesso: mettila davanti alla forza.
    .own-ship = le tue navi danno la caccia ai mercantili. Davanti alla forza la carta chiama la Royal Navy.
    .karlsruhe = una nave da guerra si può sempre attaccare, ma la Karlsruhe si difende con due dadi. La Wolf ne ha uno.
    .nothing = la carta deve stare davanti alla forza; poi non impiegarne altre.
    .stop = la marina aspetta. Prima scopri Mari Favorevoli.

step-again = Bruno non ha fatto niente. Fai uscire di nuovo l'<2 Emden>, questa volta con <1 Controllo dei Danni>.
    .name = Di nuovo in mare
    .why = Non hai navi danneggiate, quindi la sua metà Intercettazione è libera. Non chiudere ancora: manca una carta.
    .boarding-party = Gruppo di Abbordaggio viene dopo: gli serve un'intercettazione da accompagnare.
    .other = anche quella si può impiegare, ma prima l'Emden deve uscire.
    .other-ship = può uscire anche lei, ma l'Emden tira più dadi, e tutti la conoscono già.
    .action = non hai navi danneggiate. Usa la metà Intercettazione, sull'Emden.
    .british = non c'è nessuna corsara in vista. Mettila sull'Emden, per un mercantile.
    .nothing = così pescheresti soltanto una carta.

step-prize = Aggiungi <1 Gruppo di Abbordaggio> per la sua azione e punta alla <2 Highland Brae>: catturare invece di affondare.
    .name = Fare una preda
    .why = Una preda entra nella tua flotta. Se a fine round è ancora a galla, conta il doppio: 14 invece di 7.
    .learned = Fare una preda e tenerla a galla
    .other = anche quella si può impiegare, ma prima la preda.
    .half = è la metà di assistenza che cattura. Mettila giù per la sua azione.
    .target = tocca alla Highland Brae: 7 punti, e un solo dado verde a difenderla.
    .nothing = senza Gruppo di Abbordaggio verrebbe affondata: 7 punti invece di 14.
    .stop = l'Emden deve ancora uscire. Scopri Controllo dei Danni.
    .alone = da sola l'Emden la affonderebbe. Aggiungi Gruppo di Abbordaggio all'attacco.
