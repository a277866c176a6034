# Cannoni in batteria!, lezione 1.

lesson = Al largo di Boston
    .end = Due turni, tre bordate: caricare, fare fuoco, ricaricare. È così che combattono le fregate.
    .why = Un duello finisce quando una nave affonda, si arrende o viene presa. Altrimenti dopo l'ultimo turno si contano caselle, alberi ed equipaggio, e vince chi vale il doppio.

step-book = <1 Il tuo libro di bordo>: caselle di scafo per fiancata, alberi, equipaggio. <2 Il vento> viene da ovest.
    .name = Il libro di bordo
    .why = Comandi la Shannon. Ogni colpo elimina caselle qui; il vento dice di quanto puoi avanzare.

step-token = Scegli <1 il 3>, coperto: tre azioni in questo turno, nelle fasi 3, 2 e 1.
    .name = Scegliere un gettone
    .why = Il numero dice quante volte agisci, e quanto presto. Lawrence, sulla Chesapeake, sceglie nello stesso momento.
    .learned = Scegliere un gettone: quante volte e quanto presto si agisce
    .five = con il cinque agisci per primo e cinque volte, ma ogni numero serve una volta sola in cinque turni. Tienilo.
    .four = il quattro servirà nel prossimo turno, da vicino. Per adesso tre azioni bastano.
    .few = la prima azione dev'essere un movimento. Noi vogliamo muovere, sparare e caricare: tre azioni.

step-ahead = La prima azione del turno dev'essere un movimento: porta la <1 Shannon> avanti di 3 pollici.
    .name = Prima si muove
    .why = Con il vento al traverso e le vele da battaglia fa 2 o 3 pollici. I cannoni sparano di lato: resta di fianco al nemico.
    .learned = Muovere prima di ogni altra cosa
    .short = con due pollici resti un po' più lontano.
    .turn = anche accostare è un movimento. Ma tenendo la rotta lei resta al traverso, dove battono i tuoi cannoni.
    .more = le altre rotte serviranno più avanti. Tre pollici in avanti sono già nel primo elenco.

step-fire = La <1 Chesapeake> è a 5,1 pollici, nel settore di tiro di dritta: fai fuoco allo scafo.
    .name = La prima bordata
    .why = La distanza dà 3, e la prima bordata di una fiancata intatta altri 2. Lei non ha ancora sparato.
    .learned = Fare fuoco su chi è nel settore di tiro
    .rigging = oltre i 4 pollici si può mirare anche agli alberi. Ma prima indebolisci i cannoni che risponderanno.
    .sail = più vicino è meglio, ma adesso il primo colpo è tuo.
    .sails = più vele, più velocità; ma i tuoi cannoni battono adesso.
    .anchor = nessuno getta l'ancora davanti a un nemico carico. Fuoco.
    .pass = chi non fa niente lascia a lei il primo colpo.

step-boxes = 4 e 5 fanno 9, contro il suo 4. Quante caselle di scafo perde?
    .name = Leggere il tiro
    .why = Un tiro almeno pari al dado del bersaglio fa un danno, almeno doppio due, almeno triplo tre.
    .learned = Leggere un tiro: uno, due o critico
    .one = Una
    .one-reply = Una la perderebbe da 4 a 7. Ma 9 è più del doppio di 4.
    .two = Due
    .two-reply = Giusto: il doppio di 4, ma non il triplo. Si eliminano dalla fiancata rivolta verso di te, alla fine della fase.
    .three = Tre
    .three-reply = Ci vorrebbe 12, tre volte il suo 4. 9 è soltanto più del doppio.

step-load = I tuoi cannoni di dritta sono scarichi: ricaricali.
    .name = Ricaricare
    .why = La sua fiancata sinistra è danneggiata: niente bonus di prima bordata, e una sezione in meno. Lasciala sparare.
    .learned = Caricare la fiancata che ha sparato
    .sail = più vicino è meglio, ma una fiancata scarica non spara.
    .turn = la fiancata sinistra è carica, ma per mostrargliela dovresti girarti del tutto.
    .sails = per combattere le vele vanno bene così. Sono i cannoni a essere scarichi.
    .anchor = all'ancora sei un bersaglio. Carica.
    .pass = non ci guadagni niente, e i cannoni restano scarichi.

step-again = Nuovo turno: si tira per <1 il vento>, un 5, e non cambia. Scegli <2 il 4>.
    .name = Il turno dopo
    .why = Il suo 2 e il tuo 3 adesso sono scoperti: tutti vedono che cosa è già speso. Con quattro azioni ci stanno due bordate.
    .learned = Contare i gettoni già spesi
    .five = il cinque oggi andrebbe altrettanto bene, ma tienilo per il turno dell'abbordaggio.
    .few = muovere, sparare, caricare e sparare ancora: ne servono quattro.

step-close = È andata oltre. Avanti di 3 pollici, finché la <1 Chesapeake> è di nuovo al traverso.
    .name = Serrare sotto
    .why = Da 6,4 pollici si passa a 5,1, e i suoi cannoni di sinistra sono scarichi.
    .short = con due pollici lei resta un po' più lontana.
    .turn = accostando cambi la direzione dei cannoni. Dritto in avanti li porti a battere in pieno.
    .more = tre pollici in avanti sono già nel primo elenco.

step-rigging = Ora gli alberi: fai fuoco alla velatura della <1 Chesapeake>.
    .name = Mirare alla velatura
    .why = Una nave che perde gli alberi perde velocità. Fino a 4 pollici si può mirare solo allo scafo.
    .learned = Mirare allo scafo o alla velatura
    .hull = lo scafo la manda a fondo piano piano. Qui la vogliamo fermare.
    .sail = sei abbastanza vicino, e i cannoni sono carichi.
    .sails = prima le sue vele, poi le tue.
    .anchor = prima il fuoco.
    .pass = i cannoni sono carichi. Usali.

step-drill = 9 contro 3 è stato un tiro critico. Ricarica e spara ancora sulla <1 Chesapeake>, dove preferisci.
    .name = Caricare e sparare
    .why = Due caselle dell'albero più vicino, una del successivo e una di equipaggio. Un'azione per caricare, una per sparare: il ritmo è questo.
    .learned = Tenere il ritmo: caricare, fuoco, caricare
    .sail = in questo turno lei non si è ancora mossa. Approfittane: carica, poi spara.
    .sails = prima i cannoni.
    .anchor = prima i cannoni.
    .pass = lei non aspetta. Carica, poi spara.
