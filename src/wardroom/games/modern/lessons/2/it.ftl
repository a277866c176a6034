# Modern Naval Battles, lezione 2.

lesson = Sottomarini e Intel
    .end = Due navi affondate in un turno, Intel battuta da Intel, e l'Ula l'ha scampata.
    .why = Un sottomarino colpisce duro e lo paga con un'evasione peggiore. Chi lo fa venire allo scoperto tenga qualcosa per proteggerlo.

step-surface = L'<1 Ula> evade con 3 o più da Passivo, con 5 da Attivo. Deve attaccare: rendilo Attivo.
    .name = Attivo o Passivo
    .why = Si sceglie prima del primo attacco, e vale anche per tutto il turno di Olga.
    .learned = Pesare attacco ed evasione
    .reinforce = con le carte si possono pagare navi della riserva. Ma con quello che hai in mano puoi affondare subito due navi di Olga.
    .rearrange = siluri e aerei arrivano a ogni fila: oggi le file non contano.
    .closes = il primo attacco chiude i preparativi: l'Ula dovrebbe restare Passivo, con il siluro a bordo.
    .cease = Passivo è al sicuro, e ozioso. K-316 non resterà allo scoperto a lungo.

step-torpedo = Lancia <1 il siluro>: arriva a ogni fila. La <2 Druzhny> ha scafo 3, e la carta 4 colpi.
    .name = Lanciare un siluro
    .why = Lo lancia solo un sottomarino Attivo. Poco ferma un siluro: un'altra carta siluro, Near Miss, l'evasione o Intel.
    .learned = Lanciare un siluro
    .smerch = la Smerch vale 2 punti, ed evade con 5 o più. La Druzhny ne vale 3 e non evade.
    .submarine = un siluro può colpire anche un sottomarino. Ma K-316 evade con 5 o più, e per lui abbiamo altro.
    .hunt = l'Ula agisce una volta per turno. Darebbe la caccia con 5 o più, ma i tuoi aerei con 3.
    .air = gli aerei non chiedono navi e possono aspettare. Prima il siluro.
    .dive = da Passivo non potrebbe lanciare.
    .reinforce = le carte ti servono per attaccare.
    .rearrange = siluri e aerei arrivano a ogni fila: oggi le file non contano.
    .cease = l'Ula è venuto allo scoperto per attaccare. Lascialo fare.

step-air = <1 Air Support> fa una cosa su tre. Mandalo a caccia di <2 K-316>: con 3 o più affonda.
    .name = Aerei contro un sottomarino
    .why = Può attaccare una nave, dare la caccia a un sottomarino o difenderti: comunque la usi, la carta se ne va. K-316 vale 6 punti.
    .learned = Scegliere come usare Air Support
    .smerch = come attacco aereo questa carta vuole 5, e la Smerch vale 2 punti. Qui bastano 3, per 6 punti.
    .druzhny = verso di lei va già il tuo siluro.
    .cease = hai in mano proprio la carta per K-316.

step-intel = Olga annulla i tuoi aerei, <1 attacco 2>, con Intel. Rispondi con <2 la tua Intel>!
    .name = Intel contro Intel
    .why = Intel annulla una carta appena giocata, anche un'altra Intel. In una catena così vale prima l'ultima carta.
    .learned = Rispondere a Intel con Intel
    .pass = un giorno la tua Intel potrebbe fermare un Bomber Strike. Ma oggi ne dipendono sei punti.

step-own = Se l'<1 Ula> avesse dato la caccia a K-316 da sé, senza carta: Intel avrebbe potuto fermarlo?
    .name = Che cosa ferma Intel
    .why = Da sé gli serve 5 o più, ma guarda contro che cosa si gioca Intel.
    .yes = Sì
    .yes-reply = Intel annulla carte Azione. La caccia dell'Ula è stampata sulla sua carta nave: non c'è niente da annullare.
    .no = No
    .no-reply = Giusto: Intel ferma le carte, mai quello che una nave sa fare da sé.

step-sunk = K-316 non ha evaso, e gli aerei hanno colpito. Niente ha fermato il siluro: due navi a fondo, <1 9 punti>.
    .name = Tutto insieme
    .why = Gli attacchi non fermati hanno effetto tutti insieme. Contro una caccia ci sono solo Near Miss, l'evasione e, se l'ha fatta una carta, Intel.

step-keep = Ora puoi scartare. Tieni tutto: anche <1 i cannoni che non puoi usare> bloccano cannoni.
    .name = Scartare o tenere
    .why = Dopo gli attacchi puoi scartare quello che vuoi, per far posto a carte nuove. La mano torna a sette.
    .learned = Decidere che cosa scartare
    .gun = nessuna delle tue navi ha un cannone medio, ma in difesa la carta ferma cannoni di ogni calibro. Tienila.
    .defence = quella carta può salvare una nave nel turno di Olga.

step-evades = Ora gli aerei di Olga danno la caccia all'<1 Ula>, che ha lanciato. Con quale numero evade?
    .name = Ancora Attivo
    .why = È il turno di Olga: dalla tua parte niente si commuta e niente si sposta.
    .three = 3 o più
    .three-reply = Sarebbe da Passivo. Si commuta solo nel proprio turno, quindi è ancora Attivo.
    .five = 5 o più
    .five-reply = Giusto: resta Attivo finché non lo commuti nel tuo turno. È il prezzo del siluro.

step-answer = Allora aiutalo: opponi <2 Near Miss> alla <1 caccia>.
    .name = Dargli una mano
    .why = Near Miss è la sola carta che blocca una caccia. Screening Ship devia gli attacchi dalle navi di superficie, mai dai sottomarini.
    .learned = Proteggere un sottomarino
    .leave = 5 o più esce una volta su tre. Con Near Miss ha due possibilità.
    .declare = 5 o più esce una volta su tre. Con Near Miss ha due possibilità.

step-roll = Tira: prima Near Miss, e se fallisce l'<1 Ula> ha ancora la sua evasione.
    .name = Due possibilità
    .why = L'evasione non costa carte e si aggiunge a tutto quello che opponi. Non tutti i tiri andranno bene.
    .learned = Unire un blocco e l'evasione
    .single = si può tirare anche uno per volta, in qualunque ordine. Qui basta che uno riesca: tirali tutti e due.
