# Modern Naval Battles, lezione 1.

lesson = Raider Force
    .end = Hai retto una salva, sguinzagliato un sottomarino e affondato 9 punti. Con altri due si vince.
    .why = La Neustrashimy vale proprio quei due, e a Olga resta una sola nave per sparare. Da qui in poi è una partita.

step-rows = Le flotte stanno in file. Dalla <1 Trondheim>, nella tua fila 2, alla <2 Druzhny>, nella fila 2 di Olga, il raggio è 3.
    .name = File e raggio
    .why = Conta le file davanti a chi spara, poi quelle dell'altro fino al bersaglio. Tu comandi la Norvegia; comincia Olga, con tre attacchi.

step-torpedo = Tre attacchi insieme, e <1 il siluro> è il più micidiale: opponigli <2 Near Miss>.
    .name = Rispondere a un attacco
    .why = I suoi 4 colpi affonderebbero la Narvik, che ha scafo 2. Near Miss ferma un attacco di qualunque tipo con 3 o più.
    .learned = Opporre una difesa a un attacco
    .missile = il missile porta 1 colpo, e la Trondheim ne regge 2. Rispondi al siluro.
    .ula = l'Ula evade da sé, con 3 o più. La Narvik non può.
    .leave = così niente fermerebbe il siluro, e la Narvik sarebbe perduta.
    .declare = dopo la dichiarazione non si oppone più niente. Al siluro serve una risposta.

step-missile = E <1 il missile>: bloccalo con <2 la carta Cruise>, poi dichiara. Per difendersi non servono navi.
    .name = Bloccare con una carta di combattimento
    .why = Nessuna delle tue navi lancia missili Cruise, ma in basso la carta dice che cosa ferma: i missili, con 4 o più. Le difese si dichiarano tutte insieme.
    .learned = Bloccare con una carta che non potresti lanciare
    .ssm = anche questa blocca con 4, ma nel tuo turno la Bergen può lanciarla.
    .enough = due carte sarebbero una di troppo. Dichiara quello che hai.
    .leave = il colpo resterebbe sotto la Trondheim come carta Danno. La carta Cruise non ti serve ad altro.

step-roll = Ora i dadi: due blocchi, e l'<1 Ula> prova a evadere la caccia con 3 o più.
    .name = Tirare i dadi
    .why = Se non ci riesce, alla Druzhny serve comunque un 6 per affondarlo: è il numero accanto al mirino sulla sua carta.
    .learned = Tirare blocchi ed evasioni

step-draw = Nessuna perdita, e pescano tutti, non solo Olga: ora hai in mano <1 Battle Plan>.
    .name = Pescano tutti
    .why = Dopo ogni turno tutte le mani tornano a sette carte. Una carta spesa in difesa si rimpiazza presto.

step-surface = Tocca a te: rendi Attivo l'<1 Ula>. Passivo si nasconde bene, ma non può attaccare.
    .name = Un sottomarino diventa Attivo
    .why = Un sottomarino si commuta prima del primo attacco del tuo turno, e resta così fino al tuo turno seguente.
    .learned = Rendere Attivo un sottomarino
    .reinforce = due carte pagherebbero la Skjold, e i rinforzi vanno chiamati prima del primo attacco. Oggi le carte valgono di più in combattimento.
    .rearrange = in fila 2 la Bergen sarebbe a raggio 3 dalla Druzhny, troppo per il tuo missile. Le file vanno bene così.
    .plan = il piano viene dopo. Commuta l'Ula finché ci pensi.
    .closes = il primo attacco chiude i preparativi: l'Ula dovrebbe restare Passivo.
    .cease = tutta la flotta di Olga è a portata. Approfitta del tuo turno.

step-plan = Gioca <1 Battle Plan> per te: 1 in più a tutti i tuoi tiri di questo turno.
    .name = Battle Plan
    .why = Non è un attacco, e non chiede navi. L'Ula affonderà la sua preda con 4 o più invece che con 5.
    .learned = Giocare un Battle Plan
    .hinder = togliere 1 ai tiri di Olga conviene quando ha molte difese. Due dei tuoi attacchi si tirano: aiuta quelli.
    .reinforce = due carte pagherebbero la Skjold, ma ci servono in combattimento.
    .rearrange = le file vanno bene: la Bergen raggiunge tutte e due quelle di Olga.
    .dive = Passivo non potrebbe attaccare.
    .cease = tutta la flotta di Olga è a portata. Approfitta del tuo turno.
    .attack = può anche precedere il piano, ma assicurati il piano finché ci pensi.

step-hunt = Ora l'<1 Ula> dà la caccia a <2 K-316>: un sottomarino attacca da sé, senza carte.
    .name = Caccia a un sottomarino
    .why = K-316 è venuto allo scoperto per lanciare: adesso evade solo con 5 o più. Vale 6 punti.
    .learned = Dare la caccia a un sottomarino
    .reinforce = due carte pagherebbero la Skjold, ma ci servono in combattimento.
    .rearrange = le file vanno bene: la Bergen raggiunge tutte e due quelle di Olga.
    .dive = Passivo non potrebbe attaccare.
    .cease = non hai ancora sparato un colpo.
    .later = le carte vengono fra un momento. La preda più grossa è K-316.

step-ssm = Gioca <1 il missile da 3 colpi>: la <2 Bergen> lo lancia alla <3 Druzhny>, raggio 2.
    .name = Lanciare un missile
    .why = La carta vuole una nave con il suo simbolo, SSM, e una casella verde a quel raggio. Tre colpi sono giusto lo scafo della Druzhny.
    .learned = Usare una carta di combattimento: simbolo, raggio, colpi
    .narvik = potrebbe lanciarlo anche la Narvik, ma fra un momento ci serve il suo cannone, e ogni nave agisce una volta.
    .trondheim = dalla fila 2 la Trondheim raggiunge solo la Neustrashimy.
    .neustrashimy = anche lei ha scafo 3, ma vale 2 punti, e la Druzhny 3.
    .later = quella viene dopo. Prima il missile, finché Bergen e Narvik sono libere.
    .cease = le tue navi non hanno ancora sparato.

step-gun = Ora <1 il cannone piccolo>: arriva a raggio 1, dalla Narvik alla <2 Neustrashimy>.
    .name = Sparare con un cannone
    .why = La Bergen ha già agito, e la Trondheim è troppo lontana. Quello che non è bloccato colpisce senza dado.
    .learned = Usare ogni nave una volta
    .air = gli aerei vengono dopo. Loro non chiedono navi, il cannone sì.
    .cease = la Narvik non ha ancora sparato.

step-air = Per ultimo <1 Air Support> sulla <2 Neustrashimy>: gli aerei non chiedono navi e arrivano a ogni fila.
    .name = Attaccare dall'aria
    .why = Un attacco aereo affonda con il suo numero: 3 o più, e tu aggiungi 1. Poi Olga risponde a tutti e quattro gli attacchi.
    .learned = Attaccare dall'aria
    .druzhny = contro il missile non c'è ancora niente, e se passa la affonda. Distribuisci gli attacchi.
    .submarine = contro un sottomarino la carta vuole 5, e l'Ula gli è già addosso.
    .cease = questa carta non chiede navi, e farebbe il danno più grande.

step-score = Intel ha fermato gli aerei e una seconda carta il cannone, ma due navi sono affondate: <1 9 punti> su 11.
    .name = I punti
    .why = La soglia si controlla quando tutti hanno avuto il turno. Olga aveva opposto due carte a un attacco: la prima ha fallito, la seconda no.
