# I Pirati di Nassau, lezione 2.

lesson = Costruire la nave
    .end = Una nave più lunga, cannoni nuovi, un uomo che conosce il timone e un tesoro sotto la sabbia.
    .why = Quello che compri conta due volte: in mare, in ogni turno a venire, e in due delle quattro classifiche.

step-rankings = Punti nave e punti equipaggio sono due delle quattro classifiche; <1 una stiva piena> può diventare l'una o l'altra cosa.
    .name = Due classifiche
    .why = Cannoni, vele e sezioni sono punti della nave, i marinai punti dell'equipaggio. Sei il più noto, quindi compri per primo.

step-section = Per prima <1 la sezione galeone>, due di ogni tipo: la sua stiva e i suoi alloggiamenti contano subito.
    .name = Una nuova sezione
    .why = Non è un cannone né una vela, ma ha posto per entrambi, e quattro posti in più nella stiva.
    .learned = Allungare la nave con una sezione
    .tile = si può pagare anche quello. Ma prima allunga la nave: ne servono due di ogni tipo, e dopo non si potrebbe più pagare.
    .change = un pezzo da otto porta due pezzi dello stesso tipo. La sezione si paga anche senza.
    .pass = chi passa non rientra, e la tua stiva è piena.
    .overboard = qui si può spendere tutto.

step-others = Si compra una cosa alla volta: guarda Jona che prende la vela maestra.
    .name = Una cosa per uno
    .why = A Nassau si va in ordine di notorietà, a cominciare dal più noto. Quello che è preso si rimpiazza solo dopo il turno.

step-change = È rimasta una polvere, e ai cannoni ne servono due: cambia <1 un pezzo da otto> in altre due.
    .name = Cambiare un pezzo da otto
    .why = Un pezzo da otto diventa due pezzi dello stesso tipo, finché la riserva ne ha.
    .learned = Cambiare un pezzo da otto
    .kind = sono sempre due dello stesso tipo, e i cannoni costano polvere.
    .crows-nest = la coffa cerca i mercantili nella casella accanto. Ma prima di tutto vogliamo un cannone.
    .crew = un marinaio si può già pagare, ma con altre due polveri ci saranno un cannone e un marinaio.
    .pass = chi passa non rientra, e ci sono due pezzi da otto da spendere.
    .overboard = qui si può spendere tutto.

step-cannons = Ora <1 i cannoni>: vanno su un alloggiamento nero.
    .name = Cannoni a bordo
    .why = Sparano in ogni combattimento. Ogni colore di alloggiamento accoglie il suo tipo di tessera.
    .learned = Armare la nave: quale tessera su quale alloggiamento
    .long-range = danno 2, ma solo contro i porti. I cannoni contano contro tutti.
    .crows-nest = la coffa cerca i mercantili nella casella accanto. Ma prima di tutto vogliamo un cannone.
    .crew = il marinaio viene dopo. Se lo assumi ora, resta troppo poca polvere per i cannoni.
    .change = di polvere per i cannoni ora ce n'è.
    .pass = chi passa non rientra, e i cannoni si possono pagare.
    .overboard = qui si può spendere tutto.

step-hand = Un marinaio: <1 il nocchiere> naviga meglio una volta per turno, <2 il gatto> vale cinque punti. Prendi il nocchiere.
    .name = Assumere un marinaio
    .why = Un marinaio costa una polvere e due rum. Quello che si compra oggi si usa dal prossimo turno.
    .learned = Assumere un marinaio per quello che sa fare, o per i punti
    .cat = il gatto vale due punti in più in classifica, e niente in mare. A metà partita, prima si naviga.
    .cook = il cuoco porta un rum in ogni turno. Ma a un capitano a cui manca spesso un punto di navigazione serve l'altro.
    .change = si può pagare così com'è.
    .pass = chi passa non rientra, e per un marinaio c'è abbastanza.
    .overboard = qui si può spendere tutto.

step-pass = Resta solo un pezzo da otto: passa. Chi passa non rientra.
    .name = Passare
    .why = Gli altri sono già passati. Dopo si seppellisce il tesoro.
    .change = un pezzo da otto fa due pezzi dello stesso tipo, e qui niente costa solo quello. Tienilo per seppellirlo.
    .overboard = mai, un pezzo da otto!

step-bury = Seppellisci <1 l'ultimo pezzo da otto>. Con tre pezzi di qualunque tipo potresti farne un altro.
    .name = Seppellire
    .why = Tre pezzi di carico valgono un pezzo da otto, ma solo qui, e solo per seppellirlo.
    .learned = Fare tesoro di quello che avanza
    .keep = la prossima volta comprerebbe due pezzi, se la marina te lo lascia.
    .change = in questo turno non c'è più niente da comprare.
    .overboard = mai, un pezzo da otto!
