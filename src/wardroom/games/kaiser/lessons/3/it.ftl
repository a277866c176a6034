# I Pirati del Kaiser, lezione 3.

lesson = Da soli contro il fantasma
    .end = Il fantasma ha preso un mercantile e due carte; tu hai colpito un suo mercantile, e la sua unica nave da guerra non c'è più.
    .why = Il fantasma non si stanca e non dimentica le regole. Una mano contro di lui dura mezz'ora, e può vincere.

step-phantom = Il fantasma ha <1 una flotta> e <2 dei traffici> come te; la sua mano resta da parte, e decidono le carte Solitario.
    .name = Chi è
    .why = Punti, Passaggio, prede e reazioni sono come nel gioco a due. Soltanto quello che vuole viene da una carta e da un dado.

step-card = Ha pescato una carta e tirato il dado rosso, 2: la sua nave da guerra esce a intercettare, la <1 Leipzig>.
    .name = Una carta e un dado
    .why = Con 1 il suo turno finisce subito, 2 è un'intercettazione, 3 e 4 sono quello che dice la carta.
    .learned = Leggere la carta e il dado del fantasma

step-more = Un'intercettazione fa pescare altre carte fino a una vuota: vanno con lei Attacco a Sorpresa e Gruppo di Abbordaggio, contro la <1 Lundy Island>.
    .name = Che cosa l'accompagna
    .why = Quello che non serve si salta. Chi attacca è stato sorteggiato, come vuole questo tavolo.

step-help = Hai in mano <1 Rompere il Contatto>. Può aiutare la Lundy Island, adesso?
    .name = Sorpresa
    .why = Di solito quella carta sottrae una nave a un'intercettazione.
    .learned = Sapere che cosa impedisce un attacco a sorpresa
    .yes = Sì
    .yes-reply = Questa volta no: chi è colto di sorpresa non può rompere il contatto né cercare i bassi fondali.
    .no = No
    .no-reply = Giusto: una sorpresa non ne lascia il tempo. 9 contro 4, e con il Gruppo di Abbordaggio è catturata invece che affondata.

step-goes-on = Alcune voci chiudono il suo turno, altre no. Questa lo fa continuare: un siluro all'<1 Appam>.
    .name = Va avanti
    .why = 4 contro 3: è danneggiata. Poi si pesca la carta successiva.
    .learned = Sapere quando finisce il turno del fantasma

step-aircraft = Aereo da Ricognizione: perdi due carte a caso, e questa voce chiude il suo turno.
    .name = Il turno finisce
    .why = Poi pesca una carta Azione dal mazzo. Non se ne fa niente, ma la mano si avvicina alla fine.

step-commit = Metti <1 Posa di Mine> sulla <2 Leopard> come intercettazione, e <3 Internato> per la sua azione.
    .name = Due carte
    .why = Nessuna tua nave posa mine, quindi serve solo la metà Intercettazione. In un turno si possono impiegare più carte.
    .learned = Impiegare più carte in un turno
    .other = si può impiegare anche quella, ma vale di più in mano.
    .ship = può uscire anche lei. In questa lezione esce la Leopard, e Internato serve per la sua azione.
    .half = come intercettazione non internerebbe nessuno. Mettilo giù per la sua azione.
    .nothing = ci vogliono due carte: Posa di Mine sulla Leopard, e Internato per la sua azione.

step-leopard = Scopri prima la carta della Leopard e attacca la <1 Kaipara>. Anche il fantasma risponde con carta e dado.
    .name = Risponde
    .why = La risposta viene dalla prossima carta Solitario e dal dado rosso: una reazione, o niente.
    .learned = Attaccare il fantasma, e vedere come risponde
    .interned = Internato viene dopo. Prima si attacca: non si perde niente.
    .target = ha lo stesso dado e gli stessi punti. Questa volta è la Kaipara.
    .stop = ci sono due carte da scoprire.

step-interned = QQQ: la Leopard è riconosciuta, la Kaipara danneggiata. Ora Internato: manda la <1 Leipzig> in un porto neutrale.
    .name = Internato
    .why = Non vale punti, ma l'unica nave da guerra del fantasma torna in fondo al mazzo.
    .learned = Togliere di mezzo una nave che non si può affondare
    .stop = Internato è lì per essere giocato. Scoprilo.
