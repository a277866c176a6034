# I Pirati di Nassau, lezione 3.

lesson = La marina
    .end = Tu sei sgusciato via, Jon ha perso metà del nome, e dal prossimo turno hai una randa.
    .why = Dal quinto turno nella marina ci sono le fregate. Una randa, cannoni di poppa e un buon marinaio sono quello che serve per passare.

step-price = Alla fine di ogni viaggio tutti incontrano la marina: là fuori ce n'è <1 una da 4/4> e <2 una da 3/4>.
    .name = La marina è in mare
    .why = Ognuno prende una carta dalla fila, e l'ordine lo decide la notorietà. Ti resta una sola carta capitano, la 2/1.

step-plank = A bordo c'è un <1 ostaggio>. Fallo passare dall'asse adesso: prima del conto vale 3 di notorietà.
    .name = Giù dall'asse
    .why = Con la San Telmo fanno 7. Dopo il conto dovrebbe aspettare un turno.
    .learned = Far passare un ostaggio dall'asse in tempo
    .reckon = si farebbe il conto senza di lui, e il prossimo è fra un turno.
    .wind = prima l'ostaggio. Poi pensiamo al vento.
    .overboard = così si getta il carico. Un ostaggio passa dall'asse.

step-wind = Arrivi a 11, e Jon è a 12. Lascia stare il punto del vento: <1 fai il conto> senza.
    .name = Lasciare un punto
    .why = Con quello arriveresti a 12, che è occupato, quindi a 13, e sceglieresti dopo Jon. L'ultima carta è la 4/4.
    .learned = Restare sotto a un rivale prima che arrivi la marina
    .wind = salteresti oltre Jon, a 13, e ti toccherebbe quello che lascia lui: la 4/4.
    .overboard = a Nassau serve tutto.

step-order = Jona 8, Anja 10, tu 11, Jon 12. Chi sceglie per primo dalla fila?
    .name = Chi sceglie per primo
    .why = Ci sono due carte di mare aperto, una da 3/4 e una da 4/4.
    .jona = Jona
    .jona-reply = Giusto: prima il meno noto. Un nome piccolo ha i suoi vantaggi.
    .you = Tu
    .you-reply = Tu non sei né il primo né l'ultimo. Chi preferirà non vedere, il governatore?
    .jon = Jon
    .jon-reply = Il più noto sceglie per ultimo, e prende quello che resta.

step-open-sea = Il mare aperto non è una nave: lo prendono Jona e Anja, e sono salvi.
    .name = Mare aperto
    .why = Non si gioca niente e non si perde niente.

step-choose = Ne restano due: <1 3/4> o <2 4/4>. Prendi la 3/4.
    .name = Scegliere una carta
    .why = La tua nave vale 3 e 3. Come per i mercantili, bisogna battere entrambi i valori.
    .learned = Scegliere la carta della marina che si può battere
    .stronger = l'artiglieria è sempre 4, ma qui c'è da battere anche navigazione 4. Lasciala a Jon.
    .overboard = a Nassau serve tutto.

step-boatswain = La 2/1 fa 5 e 4. L'artiglieria deve superare 4: chiama <1 il nostromo>, poi si gioca <2 la carta>.
    .name = Chiamare un marinaio
    .why = Dà 1 di artiglieria una volta per turno. 5 e 5 contro 3 e 4: la fai franca.
    .learned = Usare un marinaio in combattimento
    .alone = da sola la carta batte solo la navigazione, e metà del carico o metà della notorietà andrebbe persa.

step-jon = A <1 Jon> per la 4/4 resta solo una 1/2: 3 e 5. Un valore solo, quindi perde metà di qualcosa.
    .name = Un valore solo
    .why = Può scegliere: metà del carico o metà della notorietà. Chi non batte nessun valore perde tutte e due. Lui rinuncia alla notorietà, da 12 a 6.
    .learned = Che cosa prende la marina a chi si fa prendere

step-spanker = Adesso il più noto sei tu, e compri per primo: <1 una randa>, 1 di navigazione in più contro la marina.
    .name = Una randa
    .why = Va sull'alloggiamento giallo di poppa, per due merci e un rum.
    .jib = un fiocco costa lo stesso, ma aiuta solo contro i mercantili.
    .mainsail = non c'è più un alloggiamento viola: prenderebbe il posto di una che hai.
    .other = si può pagare anche quello. Ma dal prossimo turno arrivano le fregate: preparati.
    .change = si può pagare così com'è.
    .pass = chi passa non rientra, e la randa adesso c'è.
    .overboard = qui serve tutto.
