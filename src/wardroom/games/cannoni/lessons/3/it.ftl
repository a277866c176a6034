# Cannoni in batteria!, lezione 3.

lesson = Una squadra in linea
    .end = Una linea, tre bordate, e poi tre comandanti per conto loro: ora sai guidare una squadra.
    .why = Una linea è forte finché tutte hanno la stessa cosa da fare. Rompila quando la battaglia diventa una mischia, non prima: non si riforma più.

step-three = <1 Venerable>, <2 Ardent> e <3 Triumph> sono in linea di fila: un gettone e un segnale per tutte e tre.
    .name = Tre navi, una volontà
    .why = Sei il comodoro, davanti a Camperduin. La linea olandese fa la stessa rotta, otto pollici sottovento.

step-token = Scegli <1 il 2> per la squadra: due azioni per ogni nave, una per muovere e una per sparare.
    .name = Un gettone per tutte
    .why = La squadra ha una sola serie di gettoni, e ogni numero serve una volta in cinque turni.
    .learned = Scegliere il gettone di una squadra
    .one = con l'1 tutte e tre muoverebbero soltanto.
    .five = tutte e tre agirebbero cinque volte, una volta in cinque turni. Per adesso due azioni bastano: tienilo.
    .more = dopo la seconda azione i cannoni sarebbero scarichi. Tienilo per un turno in cui si ricarica anche.

step-sail = Avanti di 2 pollici, prima chi guida: la <1 Venerable>, poi la <2 Ardent>, poi la <3 Triumph>.
    .name = Prima chi guida
    .why = L'ordine lo decidi tu. Chi tocca la basetta di un'altra deve superare un test; di proposito non si può.
    .learned = Muovere una linea dalla testa alla coda
    .astern = andando dritta ha un solo pollice di spazio, dietro la nave che la precede. Prima chi guida.
    .short = un pollice è permesso, ma una linea resta unita se tutte avanzano di altrettanto. Due.
    .turn = accostando la linea si sfalda, e i cannoni perdono gli olandesi. Avanti dritto.
    .more = due pollici in avanti sono già nel primo elenco.

step-signal = Ora alza il segnale di fuoco: <1 Hercules>, <2 De Vries> e <3 Vrijheid> sono al traverso, una per ciascuna.
    .name = Un segnale per tutte
    .why = In ogni fase tutte le navi fanno lo stesso tipo di azione, ognuna a modo suo. Chi non può non fa niente.
    .learned = Segnalare un'azione a tutta la linea
    .sail = la linea passerebbe oltre, con i cannoni carichi.
    .trim = per combattere le vele vanno bene così. Tutte e tre hanno un bersaglio: fuoco.
    .anchor = una linea all'ancora va bene in porto. Tutte e tre hanno un bersaglio: fuoco.
    .stand-by = anche attendere è un segnale, ma tutte e tre hanno un bersaglio.

step-fire = Chiama le navi nell'ordine che vuoi e spara agli scafi: <1 Hercules>, <2 De Vries>, <3 Vrijheid>.
    .name = Tre bordate
    .why = Ognuna spara alla nave più vicina nel suo settore. Sono prime bordate, con 2 in più sul dado.
    .learned = Fare fuoco con tutta la linea
    .rigging = oltre i 4 pollici si può mirare agli alberi, ma ogni casella di scafo indebolisce la loro risposta.
    .pass = ha un bersaglio al traverso. Fuoco.

step-line = Nuovo turno. <1 Venerable>, <2 Ardent> e <3 Triumph> sono a due pollici l'una dall'altra: è ancora una linea?
    .name = È una linea?
    .why = La poppa di chi precede deve stare proprio davanti alla prua di chi segue, a non più di una basetta.
    .learned = Vedere se una linea regge
    .yes = Sì
    .yes-reply = Giusto: stessa rotta, stessa distanza, meno di una basetta fra l'una e l'altra. Altrimenti adesso sarebbe rotta.
    .no = No
    .no-reply = Le loro basette sono lunghe quasi tre pollici. Due pollici fra prua e poppa vanno bene.

step-bonus = In formazione ogni loro test di manovra ha 1 in più.
    .name = Meglio insieme
    .why = Chi tiene d'occhio la nave davanti manovra meglio: con i grappini, nelle collisioni, negli incendi e in tutto il resto.

step-break = Ora rompi la linea della <1 Venerable>: da qui in poi ogni nave fa per sé.
    .name = Rompere la linea
    .why = Si può solo adesso, subito prima della preparazione. Ogni nave eredita i gettoni già usati: il 2 è speso per tutte.
    .learned = Rompere una linea, e quando
    .keep = una linea è semplice, e spesso è la scelta giusta. Ma per serrare e ricaricare ognuna vuole i suoi ordini. Rompila; non si riformerà più.

step-own = Un gettone per ognuna: Venerable <1 il 5>, Ardent <2 il 4>, Triumph <3 il 3>.
    .name = Ogni nave per sé
    .why = Chi è in testa agisce per prima, così chi segue trova spazio. Da adesso ognuna ha la sua serie.
    .learned = Scegliere i gettoni di più navi
    .other = ogni numero è permesso, ma chi va per prima vuole il più alto: 5 alla Venerable, 4 all'Ardent, 3 alla Triumph.

step-friend = Metti che la <1 Triumph> finisca fra l'<2 Ardent> e la <3 De Vries>. L'Ardent può sparare oltre l'amica?
    .name = Un'amica in mezzo
    .why = La Triumph sarebbe a tre pollici, nel settore di tiro di dritta; la De Vries a otto.
    .learned = Tenere le navi amiche fuori dai settori di tiro
    .yes = Sì
    .yes-reply = L'unico bersaglio possibile è la nave più vicina nel settore. Quale sarebbe?
    .no = No
    .no-reply = Giusto: la nave più vicina nel settore, amica o nemica, sbarra il tiro a tutto ciò che sta oltre. È a questo che serve una linea.
