# Modern Naval Battles, lezione 3.

lesson = Una campagna
    .end = Una missione, 24 punti contro 11, e una nave nuova in porto. Ora l'iniziativa è di Lin.
    .why = E si va avanti così: una missione, punti, riparazioni e acquisti, finché qualcuno ne ha 40. Chi è affondato non torna.

step-target = Una campagna è una catena di missioni: in quella breve vince chi arriva per primo a 40 punti.
    .name = Di che si tratta
    .why = Ogni missione dice che cosa porta punti. Le navi affondate contano solo dove lo dice.

step-fleet = Hai 30 punti da spendere, e 27 sono spesi. Con gli ultimi 3 compra la <1 De Grasse>.
    .name = Comprare una flotta
    .why = Hai sei navi francesi e due carte Strategia; Duration e Insight sono gratis. Quello che avanza va perso.
    .learned = Comprare una flotta per una campagna
    .ship = si può avere anche quella, ma la De Grasse ha SSM, cannone e una caccia da 5 o più, con scafo 4. Ci servirà.
    .strategy = una carta Strategia serve una volta sola, una nave finché galleggia. Di Strategie ne hai già due.
    .ready = quello che avanza va perso. Con tre punti si compra un buon cacciatorpediniere.

step-mission = Hai vinto il tiro, quindi scegli tu la missione: prendi <1 Military Convoy>.
    .name = Scegliere una missione
    .why = Quattro trasporti navigano con la tua flotta: 8 punti per ognuno a galla alla fine, 11 a Lin per ognuno affondato.
    .learned = Scegliere una missione adatta alla flotta
    .carrier = i suoi Obiettivi si colpiscono solo dall'aria, e delle tue navi ha aerei la sola Jeanne d'Arc.
    .engagement = Engagement c'è sempre: le navi affondate valgono doppio, per tutti e due. Il convoglio vale per te finché galleggia.

step-commit = Impegna fino a 12 punti: <1 De Grasse>, <2 Tourville>, <3 Dupleix> e <4 Jean Bart>, 3 ciascuna.
    .name = Impegnare le navi
    .why = Lin sceglie nello stesso momento, e nessuno vede. Chi resta in porto è al sicuro, e si rimette in sesto.
    .learned = Impegnare navi in una missione
    .jeanne-darc = prende 6 dei 12 punti. Quattro navi da 3 sparano di più, e permettono più difese.
    .submarine = un sottomarino non sta davanti al convoglio. Nelle file vogliamo quattro navi.
    .less = se ne possono impegnare meno, ma c'è posto, e al convoglio serve ogni cannone.
    .none = chi non impegna navi ha perso tutta la campagna.

step-duration = Metti giù <1 Duration> e accorcia la missione: due turni. Poi nient'altro.
    .name = Una carta Strategia
    .why = Il convoglio deve resistere solo quanto dura la missione. La tua carta resta coperta finché anche Lin non ha messo giù le sue.
    .learned = Mettere giù carte Strategia prima di una missione
    .longer = un turno in più è un turno in più per affondare i trasporti.
    .other = se ne possono mettere giù quante si vuole, ma ognuna serve in una missione sola. Tienila per quando attacchi.
    .nothing = la carta non costa niente, e un turno in meno può salvare un trasporto.

step-rows = La scorta davanti: due navi in fila 1, due in fila 2, i quattro trasporti in <1 fila 3>.
    .name = Proteggere il convoglio
    .why = Questi Obiettivi stanno nelle tue file come navi. Dalla prima fila di Lin alla tua terza il raggio è 3, troppo per i cannoni e quasi tutti i missili.
    .learned = Proteggere gli Obiettivi con le file
    .escort = due in fila 1, due in fila 2: così la fila 3 è libera per il convoglio.
    .convoy = più vicino a Lin lo raggiungono cannoni e SSM. Mettilo in fila 3.

step-hand = La missione ti lascia 5 carte, e il Surprise Attack di Lin 2 in meno nel primo turno: <1 3>.
    .name = Una mano piccola
    .why = Chi scorta un convoglio ha la mano più piccola. Quando tutti e due hanno avuto un turno, la sorpresa è finita.

step-missile = <1 Il missile da 3 colpi>: la <2 De Grasse> lo lancia alla <3 Lanzhou>, e i suoi SSM vanno in esaurimento.
    .name = Ordigni in esaurimento
    .why = In campagna i missili grossi si contano: da 3 colpi in su, un segnalino Low. Laggiù solo la Lanzhou ha missili Cruise.
    .learned = Sapere quando gli ordigni si esauriscono
    .two = con 2 colpi niente segnalino, ma non bastano. Quella carta viene dopo.
    .support = può lanciarlo una qualunque delle quattro, e sarà Low. In questa lezione tocca alla De Grasse.
    .aim = il pericolo per la fila 3 è la Lanzhou, con i missili Cruise. Fermala.
    .rearrange = le file vanno bene così.
    .cease = hai due missili in mano, e la Lanzhou a portata.

step-second = Ora <1 quello da 2 colpi>, da un'altra nave qualunque, ancora alla <2 Lanzhou>: niente segnalino.
    .name = Altri due colpi
    .why = Insieme sono 5 colpi, e la Lanzhou ha scafo 4. Le sue difese fermano aerei e missili Cruise, non gli SSM.
    .aim = i colpi sulla stessa nave si sommano. Per la Lanzhou servono tutti e due i missili.
    .cease = 3 colpi da soli non l'affondano.

step-keep = Lin ha bloccato il missile grosso: la Lanzhou è solo danneggiata. Tieni <1 Near Miss>; ora tocca a Lin.
    .name = Low, poi Out
    .why = La De Grasse è Low lo stesso. Low ancora non fa niente; un secondo missile grosso la porterebbe a Out. In porto il segnalino se ne va.
    .discard = fra un momento può servire a un trasporto.

step-limit = La Lanzhou lancia un missile Cruise a un trasporto, <1 attacco 1>. Quante carte puoi giocare in difesa?
    .name = Un limite alle difese
    .why = Hai tre carte in mano. Nelle tue file ci sono quattro navi e quattro trasporti.
    .any = Quante ne voglio
    .any-reply = Così è in una battaglia singola. In campagna c'è un limite: chi ha poche navi non può giocare molte carte.
    .ships = Quante sono le mie navi qui: 4
    .ships-reply = Giusto: una carta per ogni nave nella missione. Gli Obiettivi non contano.
    .convoy = Navi e trasporti: 8
    .convoy-reply = Gli Obiettivi non contano, solo navi e sottomarini.

step-block = Opponi la <2 copertura caccia> e <3 Near Miss>, tutte e due, al <1 missile>; dichiara e tira.
    .name = Un attacco pesante
    .why = La carta toglie 2 a ogni tiro che vuole bloccarla: servono quindi 4 con i caccia e 5 con Near Miss.
    .learned = Bloccare un attacco pesante
    .guard = la difesa della Jean Bart non costa carte, ma vuole 5, e il missile toglie 2 al tiro.
    .leave = un trasporto vale 8 punti per te e 11 per Lin. Opponi tutte e due le carte.
    .meet = le due carte ci sono già. Dichiara.
    .single = si può tirare anche uno per volta, ma qui tirali tutti.

step-finish = È andata male: un trasporto è perduto. Affonda la <2 Lanzhou> con <1 altri 2 colpi>, e non scartare niente.
    .name = L'ultimo turno
    .why = Ha già 2 colpi, e i colpi si sommano. Qui non porta punti, ma senza missili Cruise Lin arriva a fatica alla fila 3.
    .learned = Giocare per quello che la missione conta
    .aim = il pericolo per il convoglio è la Lanzhou.
    .rearrange = le file vanno bene così.
    .cease = altri due colpi, e la Lanzhou non c'è più.
    .discard = Lin ha ancora un turno. Tieni tutto quello che difende.

step-buy = Tre su quattro ce l'hanno fatta: 24 a 11. Compra la <1 Suffren> per 3, poi nient'altro.
    .name = Comprare o risparmiare
    .why = Quello che spendi si toglie dai punti: ne restano 21, e con 40 si vince. Ma la De Grasse deve riposare, e la Suffren può sostituirla.
    .learned = Comprare navi fra una missione e l'altra
    .carrier = 7 punti per una portaerei sono tanti, se con 40 si vince.
    .ship = si può avere anche quella. La Suffren ha una difesa propria e lo scafo più forte; una nave basta.
    .strategy = una carta Strategia serve una volta sola. Una nave resta.
    .save = anche risparmiare è un buon piano: con altri 16 si vince. In questa lezione compriamo una nave, così la De Grasse può riposare.
