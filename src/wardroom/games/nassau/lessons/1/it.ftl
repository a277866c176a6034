# I Pirati di Nassau, lezione 1.

lesson = La prima crociera
    .end = Un mercantile, un porto, una vela e un pezzo da otto sepolto: è stato un turno intero dei Pirati di Nassau.
    .why = Quattro classifiche decidono la partita: notorietà, nave, equipaggio e tesoro sepolto, per 7, 5, 3 e 1 punti. Una carta in mezzo alla marina la fa finire quando nessuno se lo aspetta.

step-ship = La tua nave vale 1 in navigazione e 1 in artiglieria; <1 una carta capitano> aggiunge a entrambe, e ognuna serve una volta per turno.
    .name = La nave e le carte
    .why = Salpa per primo chi è meno noto. Tu sei a 3: Jona ed Ewan vengono prima di te.

step-first = Metti <1 il 3> sulla <2 casella 3>: c'è un mercantile.
    .name = Il primo movimento
    .why = Da Nassau un dado porta alla casella con il suo numero. Hai tre dadi per tre movimenti, e ogni dado usato è speso.
    .learned = Lasciare Nassau con un dado
    .port = il 5 porta a Santiago, un porto dove contrabbandare. Un mercantile rende di più, e la prossima volta potrebbe non esserci.
    .good-hope = il 6 porta alla Good Hope, che ha solo due pezzi. La San Telmo ne ha tre.
    .transit = qualunque dado porta al transito 7, la via per la regione 2. Ma qui, nella regione 1, c'è bottino a portata di mano.

step-capture = Cattura la <1 San Telmo> con <2 la carta 2/2>: 3 e 3 battono i suoi 2 e 2.
    .name = Catturare un mercantile
    .why = Bisogna battere tutti e due i valori, navigazione e artiglieria; la parità non basta.
    .learned = Catturare un mercantile con una carta capitano
    .strong = anche la 3/3 vince, ma a fine turno arriva la marina, e servirà per lei.
    .gunnery = con la sua artiglieria di 1 arrivi a 2 contro 2, e la parità non basta.
    .navigation = con la sua navigazione di 1 arrivi a 2 contro 2, e la parità non basta.
    .wind = il vento si può incoccare anche accanto a un mercantile, ma lei resterebbe agli altri.
    .pass = chi passa la lascia agli altri.

step-loot = Il bottino è una merce e due rum, e ogni cattura porta qualcosa in più. Quanti <1 pezzi> ci sono ora nella stiva?
    .name = Il bottino
    .why = La stiva ha quattro posti per ogni sezione della nave: otto per la nave con cui si comincia.
    .three = Tre
    .three-reply = È quello che sta scritto sulla sua carta. Ogni cattura porta anche un pezzo da otto.
    .four = Quattro
    .four-reply = Giusto: merce, rum, rum e un pezzo da otto per la cattura stessa.
    .learned = Contare il bottino: quello scritto, più un pezzo da otto

step-second = Dalla casella 3, aggiungi <1 il 5>: <2 casella 8>, nella regione 2.
    .name = Il secondo movimento
    .why = Dopo il primo movimento un dado si conta da dove sei, in avanti o all'indietro.
    .learned = Navigare di casella in casella
    .nine = il 6 porta alla casella 9, ma ci serve per la rotta verso San Juan.
    .back = all'indietro finiresti prima della casella 1, che vale come casella 1, La Havana. Lì è già passato Jona.
    .transit = qualunque dado porta a un transito, ma lì non c'è che vento.
    .overboard = nella stiva c'è posto.

step-wind = La <1 San Cristobal> è troppo forte: incocca invece il vento mercantile.
    .name = Il vento mercantile
    .why = Ha navigazione 3 e artiglieria 4; con la tua carta migliore arrivi a 4 e 4. Il vento si incocca su ogni rotta e transito.
    .learned = Incoccare il vento e tenerlo per un movimento
    .capture = con la 3/3 arriveresti a 4 contro artiglieria 4: la parità non basta, e la carta sarebbe spesa.
    .pass = chi passa non prende niente. Il vento è gratis.
    .overboard = nella stiva c'è posto.

step-third = <1 Il vento> fa del tuo 6 un 5, e 8 più 5 è <2 San Juan>.
    .name = Usare il vento
    .why = Un segnalino vento aggiunge 1 a un dado o lo toglie. Si usa prima di muovere.
    .learned = Correggere un dado con il vento
    .transit = in un transito non c'è porto, solo altro vento.
    .back = alla casella 2 c'è La Paloma. La prenderebbe solo la tua 3/3, che servirà per la marina.
    .back-with-wind = la casella 3 ormai è vuota: ci sei già passato tu.
    .other-way = con il 7 arriveresti a Cartagena, dove si contrabbandano due pezzi. In questa lezione si va a San Juan: la sua merce è quello che costa una vela.
    .overboard = nella stiva c'è posto.

step-smuggle = Contrabbanda merce da <1 San Juan>.
    .name = Contrabbandare in porto
    .why = Un porto ti dà un solo tipo di ciò che tratta. Una vela maestra costa due merci e un rum, e una merce è già nella stiva.
    .learned = Contrabbandare in un porto
    .rum = di rum ne hai già due. Senza una seconda merce stasera niente vela.
    .plunder = per saccheggiare un porto bisogna essere più forti dei suoi cannoni, e dopo nessuno può più contrabbandarvi.
    .pass = chi passa riparte a mani vuote.
    .overboard = nella stiva c'è posto.

step-fame = Il mercantile ti rende noto: 4 in più, ora 7, più di tutti. Poi arriva la marina. Quando scegli la tua carta?
    .name = La notorietà
    .why = Ognuno prende una carta dalla fila della marina. Oggi ci sono mare aperto, uno sloop da guerra 2/2 e uno 3/3.
    .learned = Guadagnare notorietà, e quanto costa
    .first = Per primo
    .first-reply = Al contrario: sceglie per primo il meno noto. La fama ha il suo prezzo.
    .last = Per ultimo
    .last-reply = Giusto: sceglie per primo il meno noto, e quello che resta è tuo.

step-navy = A te resta <1 lo sloop 3/3>. Battilo con <2 la tua 3/3>: 4 e 4.
    .name = La marina
    .why = Chi batte i due valori la fa franca. Con uno solo si perde metà del carico o metà della notorietà, con nessuno tutte e due.
    .learned = Sfuggire alla marina
    .weak = batterebbe un valore solo, o nessuno: metà di quello che hai preso andrebbe perso. È per questo che abbiamo tenuto la 3/3.

step-buy = A Nassau compra per primo il più noto: <1 una vela maestra>, due merci e un rum.
    .name = Comprare a Nassau
    .why = Una vela maestra è 1 di navigazione in più in ogni turno a venire, e 2 punti nella classifica delle navi.
    .learned = Costruire la nave
    .jib = un fiocco costa lo stesso e aiuta solo contro i mercantili. Una vela maestra tira contro tutti.
    .change = un pezzo da otto si cambia in due pezzi dello stesso tipo. Ma la vela maestra si paga anche senza.
    .pass = chi passa in questo turno non compra più niente.
    .overboard = ti serve tutto.

step-enough = Per questo turno basta: non comprare altro.
    .name = Non comprare altro
    .why = Si compra una cosa alla volta, a turno, finché tutti sono passati. Chi passa non rientra.
    .change = un marinaio costa una polvere e due rum, e un pezzo da otto ne porta solo due dello stesso tipo. Tienilo: lo seppelliamo.
    .overboard = ti serve tutto.

step-bury = Seppellisci <1 il pezzo da otto>: al sicuro per il conteggio, ma non si spende più.
    .name = Seppellire il tesoro
    .why = Il tesoro sepolto è una delle quattro classifiche. Quello che resta nella stiva può prenderselo la marina.
    .learned = Seppellire il tesoro
    .keep = a bordo la prossima volta compra due pezzi. Ma prima potrebbe prenderselo la marina.
    .change = così lo spenderesti. Oggi lo seppelliamo.
    .overboard = mai, un pezzo da otto!
