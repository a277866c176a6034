# I Pirati del Kaiser, lezione 2.

lesson = Mine e sottomarini
    .end = Due mercantili e un sottomarino: 15 punti, e nessuna delle tue navi è stata colpita.
    .why = Mine e siluri non sono intercettazioni: vi rispondono altre carte, e dopo non c'è Passaggio.

step-meteor = Solo le corsare con la mina sulla carta possono posare mine: qui la <1 Meteor>.
    .name = Chi posa mine
    .why = Prinz Eitel Friedrich e Dresden hanno cannoni, ma non mine.

step-mines = Metti <1 Posa di Mine> sulla <2 Meteor> per la sua azione, e scoprila.
    .name = Posare mine
    .why = Come intercettazione la carta prenderebbe di mira un solo mercantile, con i dadi di quella nave. Le mine provano tutti i mercantili di un giocatore.
    .learned = Posare mine con una nave che le ha
    .submarine = il sottomarino viene dopo. Le carte che restano in mano possono ancora rispondere.
    .reaction = quella vale di più in mano, dove può rispondere nel turno di Carla.
    .intercept = come intercettazione prova un solo mercantile; le sue mine li provano tutti e tre.
    .nothing = Posa di Mine deve stare sulla Meteor, prima di andare avanti.
    .stop = la carta è lì per essere giocata. Scoprila.

step-bowes-castle = Tre attacchi, uno dopo l'altro, nell'ordine che vuoi. Comincia dalla <1 Bowes Castle>.
    .name = Il primo mercantile
    .why = Le mine attaccano con 10 e 4, chiunque le abbia posate; il mercantile si difende con i propri dadi.
    .later = arriva anche il suo turno: si provano tutti e tre.

step-damaged = 7 contro 4: di più, ma non il doppio. Che cosa succede?
    .name = Di più, non il doppio
    .why = Conta solo il dado più alto di ogni parte.
    .nothing = Niente
    .nothing-reply = 7 è più di 4, quindi qualcosa succede.
    .damaged = È danneggiata
    .damaged-reply = Giusto: più della difesa la danneggia. Con 8 sarebbe andata a fondo.
    .sunk = È affondata
    .sunk-reply = Ci vuole il doppio della difesa: 8 contro il suo 4.

step-invercoe = Poi la <1 Invercoe>, che ha solo il dado più piccolo.
    .name = Il secondo mercantile
    .why = L'ultimo dei tre è attaccato senza che tu lo debba nominare.
    .later = quella viene per ultima; prima la più facile.

step-sunk = 4 contro 2, il doppio: la Invercoe è affondata, 3 punti per te.
    .name = Affondata
    .why = Adesso tocca alla Mount Temple, che ha il dado più grande dei tre.

step-passage = 5 contro 5: la Mount Temple è illesa. Può tentare il Passaggio, adesso?
    .name = Niente Passaggio
    .why = Un mercantile che esce illeso da un'intercettazione può tentare di raggiungere il porto.
    .learned = Sapere quali attacchi permettono il Passaggio, e quali carte vi rispondono
    .yes = Sì
    .yes-reply = Dopo un'intercettazione potrebbe. Mine e siluri non avvisano: resta dov'è.
    .no = No
    .no-reply = Giusto: il Passaggio è per i mercantili sfuggiti a un'intercettazione. Ora tocca a Carla, e il suo sottomarino posa mine.

step-sweep = Le sue mine proverebbero tutti i tuoi mercantili. Dragale: <1 Dragamine>.
    .name = Dragare
    .why = Ogni pericolo ha la sua risposta. Nave Q e Manovre Evasive servono solo contro i siluri.
    .learned = Rispondere alle mine con Dragamine
    .pass = allora seguono tre attacchi. Il Dragamine serve proprio a questo.

step-torpedo = Tocca a te: gioca <1 il tuo sottomarino> per la sua azione, e silura la <2 Bowes Castle> danneggiata.
    .name = Un siluro
    .why = Il danno toglie 2 alla sua difesa, e nessun risultato scende sotto 1.
    .learned = Silurare una nave, meglio se danneggiata
    .other = quella può aspettare. Il sottomarino ora ha un bersaglio sicuro.
    .half = con l'altra metà sarebbe una normale intercettazione. Giocalo per la sua azione.
    .target = quella è illesa e si difende con tutto quello che ha. La Bowes Castle ha 2 in meno.
    .nothing = prima bisogna impiegare il sottomarino.
    .stop = la carta è lì per essere giocata. Scoprila.

step-lure = Il sottomarino di Carla silura la <2 Troilus>. Attiralo in superficie: <1 Nave Q>.
    .name = La trappola
    .why = Prima una sfida: si lascia attirare? Se sì, c'è un duello di cannoni invece del siluro, e un sottomarino affondato conta per te.
    .learned = Prendere in trappola un sottomarino con una Nave Q
    .razzle-dazzle = può far mancare il siluro, ma non fa guadagnare niente. La Nave Q può valere 7 punti.
    .pass = allora il siluro corre. Due carte nella tua mano sanno rispondere.

step-again = Se la <1 Meteor> fosse danneggiata e posasse altre mine: il danno le indebolirebbe?
    .name = Danni e mine
    .why = Il danno toglie 2 a un'intercettazione, e alla difesa.
    .learned = Le mine sono forti come sempre, per quanto la nave sia malconcia
    .yes = Sì
    .yes-reply = Vale per le intercettazioni. Alle mine non importa chi le ha posate.
    .no = No
    .no-reply = Giusto: posare mine non è un'intercettazione. Non contano né i danni né il Rifornimento Limitato.
