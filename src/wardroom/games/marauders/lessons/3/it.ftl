# Corsari dei Caraibi, lezione 3.

lesson = Dicerie e missioni
    .end = Una diceria e una missione: due punti gloria in tre turni, senza derubare nessuno.
    .why = Le missioni sono aperte a tutti, le dicerie sono un segreto tuo. Le une e le altre si pagano in oro e gloria, e ti portano dove forse non saresti andato.

step-claim = Scendi a terra e chiedi <1 l'asta delle spezie>: due dadi di influenza, un teschio, ed è tua.
    .name = Chiedere una missione
    .why = Sei Hendrika Bos di Sint Maarten. Ci sono sempre due missioni aperte, ognuna nel suo porto; questa è qui.
    .learned = Ottenere una missione nel suo porto
    .sail = la missione si ottiene in porto.
    .end = tre azioni valgono troppo per buttarle via.
    .retire = hai appena cominciato.
    .leave = l'azione è già spesa: tanto vale usarla.
    .buy = prima chiedi: così sappiamo che cosa comprare. Se va male non si perde niente, e nel prossimo turno si riprova.
    .yard = il cantiere può aspettare. L'oro serve per le merci.
    .recruit = un uomo in più farebbe comodo, ma aspetta: forse ce ne sono di più economici.
    .rumor = la taverna viene dopo. Prima la missione.
    .chest = adesso i dieci ori devono lavorare, non dormire.

step-buy = All'asta di Curaçao servono due spezie: fatti portare delle merci a <1 Sint Maarten> e comprane due.
    .name = Comprare per la missione
    .why = Qui si vedono sette carte invece di sei, e gli olandesi otto. Tre sono spezie, quindi costano 1 l'una.
    .learned = Comprare quello che chiede una missione
    .one = la missione ne chiede due.
    .three = in mare la tua corvetta porta due carte. La terza finirebbe fuori bordo alla partenza.
    .others = in mare la tua corvetta porta due carte, e i due posti sono per le spezie.
    .nothing = senza spezie non c'è asta.
    .leave = prima le spezie.
    .yard = prima le spezie.
    .recruit = prima le spezie.
    .rumor = la taverna viene subito dopo. Prima le spezie.
    .chest = prima le spezie.

step-tavern = Adesso senti che cosa si dice nella taverna di <1 Sint Maarten>: 2 ori, e di nuovo influenza.
    .name = Cercare una diceria
    .why = Con un teschio peschi una diceria, e nessun altro la vede. Se va male, l'oro è perso.
    .learned = Cercare una diceria
    .leave = non ancora: un punto gloria costa di rado così poco.
    .yard = tieni l'oro. La taverna ne chiede 2.
    .recruit = prova prima in taverna. Certe dicerie portano anche uomini.
    .chest = prima la taverna, che vuole 2 ori.

step-out = <1 Gli ammutinati abbandonati>, al largo di quest'isola! Lascia la banchina e prendi il mare.
    .name = Dove porta
    .why = Una diceria si rivela vera o falsa solo nel suo luogo. Questa si verifica in mare, con il comando.
    .yard = può aspettare. Gli uomini là fuori no.
    .recruit = aspetta: là fuori ci sono uomini che non costano niente.
    .chest = può aspettare. Gli uomini là fuori no.
    .end = restano due azioni, ed è qui fuori.

step-investigate = Indaga sulla <1 diceria>: tre dadi di comando, basta un teschio.
    .name = Indagare
    .why = Si può verificare una volta sola. Se è vera, porta il suo premio e un punto gloria.
    .learned = Verificare una diceria nel suo luogo
    .scout = anche questa sarebbe un'azione, con una taglia in più. Prima gli uomini sull'isola.
    .sail = sei proprio dove porta la diceria. Perché andartene?
    .dock = sei appena uscito.
    .end = resta un'azione, e la diceria porta qui.

step-course = Vera: uomini, 6 ori e gloria. Adesso naviga verso <1 Curaçao>: tre zone, tre Movimenti.
    .name = Tre zone
    .why = Per San Juan o per Basse-Terre è lo stesso. Il Mar dei Caraibi, nel mezzo, non ha porto e non è di nessuno.
    .learned = Scegliere una rotta
    .scout = un assalto può costarti del carico, e all'asta servono tutte e due le spezie.
    .elsewhere = di là ci vogliono più di tre Movimenti.
    .dock = l'asta è a Curaçao.
    .end = adesso ogni Movimento conta.

step-deliver = In porto e a terra: occupati della <1 missione>, prima che <2 le spezie> prendano un'altra strada.
    .name = Consegnare
    .why = Una consegna non è una vendita, quindi non deve venire per prima. Porta 12 ori e un punto gloria.
    .learned = Consegnare merci per una missione
    .scout = l'asta aspetta.
    .sail = l'asta è qui.
    .end = l'asta è qui.
    .sell = a venderle rendono 3 ori l'una, e per la missione ci vorrebbero altre spezie.
    .other = questo dopo. Prima consegna le spezie.

step-again = A <1 Curaçao> le chiacchiere sono gratis: cerca un'altra diceria.
    .name = Un porto loquace
    .why = Ogni porto ha qualcosa di suo. Indicalo sulla carta per leggere che cosa.
    .learned = Sfruttare quello che un porto ha di suo
    .leave = chiedere non costa niente.
    .other = prima chiedi: non costa niente.

step-cards = Nessun teschio, nessuna diceria. Hai <1 tre carte gloria>, e una quinta sarebbe di troppo. Che cosa ne fa pescare una?
    .name = Le carte gloria
    .why = Se ne possono tenere quattro. Queste tre si giocano prima di una battaglia, altre nel tuo turno, o in quello di un altro.
    .track = Un punto sul percorso
    .track-reply = Giusto: ogni punto gloria sul percorso, da qualunque parte venga, fa pescare una carta.
    .stash = Ogni punto
    .stash-reply = Anche l'oro in deposito vale punti, ma non stanno sul percorso e non fanno pescare carte.
    .mission = Solo le missioni
    .mission-reply = Ne ha portata una anche la diceria. Che cosa ti hanno dato tutte e due?
    .learned = Pescare carte gloria, e quante se ne tengono
