# Corsari dei Caraibi, lezione 1.

lesson = Il primo viaggio
    .end = Due punti gloria, quaranta ori nel forziere e una taglia sulla testa: un bel primo viaggio.
    .why = Vince chi arriva prima a dieci punti: la gloria sul percorso, più un punto ogni dieci ori in deposito. Danno gloria il commercio, gli assalti, le battaglie, le dicerie, le missioni e una nave più grande.

step-turn = Sei Lucien Marchais, con <1 un fluyt> a Tortuga. Tre azioni per turno, di quattro tipi: Movimento, Avvistamento, Porto, Indagine.
    .name = Tre azioni
    .why = Ogni porto richiede una merce, segnata accanto al nome. <2 Petit-Goâve>, una zona più a sud, vuole zucchero.

step-buy = Scendi a terra a <1 Tortuga> e compra merci: ci sono tre carte di zucchero, quindi costano 1 l'una.
    .name = Comprare merci
    .why = Una merce costa 3 se c'è una volta, 2 se due volte, 1 se tre o più. Prendi tutto lo zucchero, poi basta così.
    .learned = Scendere a terra e comprare quello che abbonda
    .sail = con la stiva vuota c'è poco da navigare.
    .end = tre azioni valgono troppo per buttarle via.
    .retire = hai appena cominciato.
    .leave = l'azione è già spesa: tanto vale usarla.
    .chest = adesso i dieci ori devono lavorare, non dormire.
    .rumor = due ori e un solo dado di influenza: ci pensiamo quando saremo ricchi.
    .yard = il cantiere viene dopo. L'oro speso in merci torna moltiplicato.
    .fewer = tutte e tre: chi porta a un porto tre carte di quello che vuole si fa un nome.
    .rum = una carta sola costa 3 e si rivende a 3 dove nessuno la cerca. Non ci si guadagna.
    .cocoa = il cacao qui costa 2, e nei porti vicini non lo vuole nessuno.
    .nothing = la stiva resta vuota, e le merci tornano indietro.

step-south = Lascia la banchina, prendi il mare, naviga a sud verso <1 Petit-Goâve> e, nel prossimo turno, entra in porto.
    .name = Navigare verso un porto
    .why = Entrare o uscire da un porto è un Movimento, e lo è anche passare alla zona accanto. Tre azioni, poi tocca a Bruno.
    .learned = Navigare di zona in zona ed entrare in porto
    .elsewhere = là il tuo zucchero non lo vuole nessuno.
    .back = sei appena uscito dal porto.
    .end = restano azioni, e lo zucchero aspetta.
    .ashore = fra poco avremo più oro. Prima bisogna vendere lo zucchero.
    .scout = un mercante c'è anche qui. Ma prima si vende: chi assalta diventa pirata, e i porti servono peggio i pirati.

step-sell = Scendi a terra e per prima cosa vendi: qui vogliono <1 lo zucchero>, a 6 ori l'uno.
    .name = Vendere ciò che serve
    .why = Altrove una carta vale 3. Tre carte di merce richiesta in una sola vendita danno anche un punto gloria.
    .learned = Vendere tre carte della merce richiesta, per oro e gloria
    .buy = chi comincia da altro, in questa azione Porto non può più vendere.
    .fewer = la gloria arriva solo con tre carte in una vendita.
    .none = la vendita sarebbe già finita.
    .leave = prima lo zucchero.
    .end = prima lo zucchero.
    .other = chi comincia da altro, in questa azione Porto non può più vendere.

step-out = 18 ori, un punto gloria e una carta. Lascia la banchina di <1 Petit-Goâve> e riprendi il mare.
    .name = Di nuovo in mare
    .why = Qui gli onesti reclutano e riparano gratis. Ma la tua nave è sana, e là fuori naviga un mercante.
    .buy = riempiresti la stiva, e ci serve posto per il carico di un mercante.
    .other = per ora tieni da parte l'oro.
    .stay = in porto sei al sicuro, ma perdi un'azione.

step-scout = Al largo di <1 Petit-Goâve> c'è un mercante: cercalo. Quattro dadi di avvistamento, basta un teschio.
    .name = Avvistare
    .why = Due facce su sei di un dado sono teschi. Con quattro dadi lo trovi quattro volte su cinque.
    .learned = Cercare un mercante in mare
    .home = ricchi e onesti: anche questo è un piano. Ma oggi impariamo ad assaltare.
    .dock = non è rimasto niente da vendere.
    .end = tre azioni valgono troppo per buttarle via.

step-flag = Il segnalino è spagnolo, le acque di <1 Petit-Goâve> francesi. Assaltalo come spagnolo.
    .name = Scegliere la bandiera
    .why = La nazione offesa mette subito una taglia su di te, e i suoi porti ti sono chiusi. Meglio la Spagna che la Francia.
    .learned = Assaltare un mercante sotto la bandiera che conviene
    .french = ti si chiuderebbero tutti i porti francesi, tranne quello di casa.
    .let-go = niente taglia, ma nemmeno oro, e il mercante se ne va.

step-flee = Due carte, <1 tabacco> e <2 legname>, portano una fuga, e il tuo fluyt ha manovrabilità 2. Che cosa farebbe?
    .name = Riesce a fuggire?
    .why = Hai tirato due teschi, con cui si possono ancora cambiare le carte.
    .take = Si arrende
    .take-reply = Gli bastano tante fughe quanta è la tua manovrabilità, e le ha.
    .flee = Fugge
    .flee-reply = Giusto: tante fughe quanta è la tua manovrabilità, e addio. Quindi le carte devono cambiare.
    .learned = Capire se un mercante può fuggire

step-spend = Ogni teschio pesca, scarta o cambia una carta. Scarta <1 il tabacco>.
    .name = Spendere un teschio
    .why = Una fuga è meno di 2. Ce l'hanno tutte e due le carte, ma a casa, a Tortuga, il legname lo pagano 6.
    .learned = Spendere i teschi in un assalto
    .draw = con due fughe sul tavolo scappa, per quanto oro porti.
    .rum = il rum non ha fughe: scapperebbe lo stesso.
    .wood = il legname è quello che vogliono a Tortuga. Il tabacco rende solo 3.
    .exchange = la carta nuova può avere un'altra fuga. Uno scarto è sicuro.
    .done = con due fughe scappa.

step-draw = Sulle <1 carte> ci sono 10 ori, e con 12 c'è la gloria: rischia il secondo teschio e pesca.
    .name = Ancora una carta
    .why = Circa una carta su tre ha una fuga, e allora scappa. Le altre colpiscono la tua nave, ma ti rendono famoso.
    .learned = Prendere 12 ori o più in un assalto, per la gloria
    .done = dieci ori sicuri non sono pochi. Ma un punto gloria è un decimo della strada verso la vittoria.
    .reject = così il bottino è ancora più magro.
    .exchange = così rischi una carta senza guadagnare gloria.

step-stow = 15 ori, gloria e due colpi allo scafo. Prendi a bordo anche le merci: <1 legname> e tutto il resto.
    .name = Prendere le merci
    .why = Quello che sta nella stiva è tuo, oltre all'oro. La tua ha posto per quattro carte.
    .learned = Tenere le merci di un assalto
    .done = il posto c'è, e ogni carta rende almeno 3 ori.

step-home = Resta un punto di scafo: torna a <1 Tortuga> ed entra in porto.
    .name = A casa
    .why = Ti cerca solo la Spagna, quindi un porto francese è aperto. D'ora in poi la marina spagnola ti darà la caccia.
    .learned = Sapere quali porti sono chiusi a un pirata
    .elsewhere = con un punto di scafo si sta meglio a casa.
    .here = ai pirati qui non riparano niente.
    .end = resteresti qui fuori con un punto di scafo.
    .scout = un altro assalto con un punto di scafo potrebbe essere l'ultimo.

step-market = A terra, prima vendi: <1 il legname> a 6, gli altri a 3. Poi fai riparare <2 lo scafo>.
    .name = Vendere e riparare
    .why = Si vende per prima cosa o non si vende. Un punto di scafo costa 2 ori; una nave senza scafo affonda con tutto quello che ha a bordo.
    .learned = Far riparare la nave
    .sea = con un solo punto di scafo?
    .some = vendi tutto: 3 ori sono 3 ori, e qui vicino cacao e rum non li vuole nessuno.
    .frigate = una fregata è un buon piano, e la prima dà un punto gloria. Ma prima vendi, e con il fluyt riparato costa 2 ori di meno.
    .repair = prima vendi tutto, poi fai riparare i due punti insieme.
    .retire = proprio adesso che sei ricco?
    .other = prima vendi, o non potrai più. Poi tocca alla nave: un capitano non le sopravvive.

step-stash = Apri il forziere, qui a <1 Tortuga>, e metti in deposito 40 ori: quattro punti che nessuno ti toglie.
    .name = Mettere in deposito
    .why = Dieci ori in deposito sono un punto, e ne contano al massimo cinquanta. Quello che è a bordo va a fondo con la nave. Ne restano otto per commerciare.
    .learned = Mettere l'oro in deposito nel porto di casa
    .sum = mettine 40: ogni decina è un punto, e con gli altri otto compreremo merci.
    .nothing = a bordo si può perdere, e non conta niente.
    .frigate = una fregata per 30 ori è un buon piano: un punto e una nave migliore. Quaranta in deposito sono quattro punti.
    .other = prima metti l'oro al sicuro.
