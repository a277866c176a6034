# Ciò che si dice a chi non è al tavolo: notifiche, lettere, righe in un canale. Niente punti esclamativi.

notice-turn = Tocca a me
notice-clock = Il mio tempo sta per finire
notice-invited = Mi invitano, o chiedono la rivincita
notice-begins = Comincia una partita
notice-seated = Qualcuno si è seduto al mio tavolo
notice-over = Una partita è finita
notice-chat = Qualcuno mi ha scritto
notice-steward = Il comitato interviene su una mia partita o sul mio account

notice-account = Il tuo account
notice-asked = La decisione è tua.
notice-until = Fino a { $until }.
notice-list = { $table }: { $words }

span-days = { $days } g{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
span-hours = { $hours } h
span-minutes = { $minutes } min
when-today = oggi alle { $hour }
when-tomorrow = domani alle { $hour }
when-day = { $weekday ->
    [0] lunedì
    [1] martedì
    [2] mercoledì
    [3] giovedì
    [4] venerdì
    [5] sabato
   *[6] domenica
} { $day }/{ $month } alle { $hour }

push-turn-title = Tocca a te: { $table }
push-turn = { $words }
push-several-title = Tocca a te a { $count } tavoli
push-several = Prima { $table }.
push-clock-title = Ancora { $left }: { $table }
push-clock = Poi gioca un { $rank } per te, finché non torni.
push-invited-title = { $name } ti invita: { $table }
push-invited = { $deal }
push-rematch-title = { $name } chiede la rivincita
push-rematch = { $table }
push-begins-title = Si comincia: { $table }
push-begins = Tutti i posti sono presi: { $players }.
push-seated-title = Un posto preso da { $name }: { $table }
push-seated = { $taken ->
    [1] 1 posto su { $all } è preso.
   *[other] { $taken } posti su { $all } sono presi.
}
push-over-title = { $winners ->
    [1] Vince
   *[other] Vincono
} { $winner }: { $table }
push-over = Tu: { $place } su { $all }.
push-ended-title = È finita: { $table }
push-ended = È finita senza vincitori.
push-chat-title = { $count ->
    [1] Un nuovo messaggio: { $table }
   *[other] { $count } nuovi messaggi: { $table }
}
push-chat = Le parole sono al tavolo.
push-steward-title = Il comitato a { $table }
push-steward = È intervenuto lì. Il motivo: { $why }
push-account-title = Il comitato, sul tuo account
push-account = È intervenuto. Il motivo: { $why }
push-held-title = Novità da { $count } tavoli
push-held = { $table }: { $words }
push-test-title = Una prova da Wardroom
push-test = Funziona. Inviata alle { $hour }.

letter-turn = { $left ->
    [none] Tocca a te: { $table }
   *[other] Tocca a te, ancora { $left }: { $table }
}
letter-clock = Ancora { $left }, poi gioca un { $rank }: { $table }
letter-invited = { $name } ti invita: { $table }
letter-rematch = { $name } chiede la rivincita: { $table }
letter-begins = Si comincia: { $table }
letter-seated = Un posto preso da { $name }: { $table }
letter-over = { $winners ->
    [1] Vince
   *[other] Vincono
} { $winner }: { $table }
letter-ended = È finita: { $table }
letter-chat = { $count ->
    [1] Un nuovo messaggio: { $table }
   *[other] { $count } nuovi messaggi: { $table }
}
letter-steward = Il comitato è intervenuto a { $table }
letter-account = Il comitato è intervenuto sul tuo account
letter-test = Una prova da { $host }
letter-confirm = È il tuo indirizzo?
letter-password = Una nuova password per { $host }
letter-gathered = { $turns ->
    [0] Novità da { $count } tavoli
    [1] Tocca a te, e altre novità
   *[other] Tocca a te a { $turns } tavoli
}

line-with = { $game }, con { $others }.
line-alone = { $game }.
line-until = Hai tempo fino a { $until }.
line-bank = Dopo comincia la tua riserva di { $bank }.
line-clock = Il tuo tempo finisce { $until } e la riserva è vuota. Poi gioca un { $rank } finché non torni; il posto resta tuo.
line-begins = Tutti i posti sono presi: { $players }.
line-seated = { $taken ->
    [1] 1 posto su { $all } è preso.
   *[other] { $taken } posti su { $all } sono presi.
}
line-chat = Le parole sono al tavolo.
line-steward = Che cosa ha fatto è annotato al tavolo. Il motivo: «{ $why }»
line-account = Il motivo: «{ $why }»
line-place = { $place }. { $name }{ $points ->
    [none] {""}
   *[other] : { $points }
}
line-ended = È finita senza vincitori.
line-test = Funziona. Inviata alle { $hour }.
line-confirm = { $name }, su { $host }, ha dato questo indirizzo per le lettere. Se l’hai fatto tu, confermalo; il link vale fino a { $until }.
line-confirm-else = Altrimenti non fare nulla: non ne arriveranno altre.
line-password = Qualcuno ha chiesto una nuova password per { $name }. Sceglila qui sotto; il link vale un’ora, una volta sola.
line-password-else = Se non l’hai chiesta tu, nulla è cambiato.

button-turn = Fai la tua mossa
button-clock = Fai la tua mossa
button-invited = Guarda il tavolo
button-begins = Vai al tavolo
button-seated = Vai al tavolo
button-over = Guarda com’è finita
button-chat = Vai al tavolo
button-steward = Guarda
button-confirm = Conferma l’indirizzo
button-password = Scegli una password
button-test = Che cosa mi si dice, e come
button-gathered = I miei tavoli

letter-foot = Ricevi questa lettera perché hai scelto «{ $event }». Non mandarmela più: { $stop } Impostazioni: { $settings }
letter-foot-several = Ricevi questa lettera perché l’hai scelta. Basta così: { $stop } Impostazioni: { $settings }
letter-foot-house = Inviata da { $host }.

hook-turn = { $person }, tocca a te a { $table } ({ $game }).
hook-clock = { $person }, ancora { $left } a { $table } ({ $game }).
hook-invited = { $person }, { $name } ti invita: { $table } ({ $game }).
hook-rematch = { $person }, { $name } chiede la rivincita: { $table } ({ $game }).
hook-begins = { $person }, si comincia: { $table } ({ $game }).
hook-seated = { $person }, un posto preso da { $name } a { $table } ({ $game }).
hook-over = { $person }, { $winners ->
    [1] vince
   *[other] vincono
} { $winner } a { $table } ({ $game }).
hook-ended = { $person }, è finita: { $table } ({ $game }).
hook-chat = { $person }, qualcuno ha scritto a { $table } ({ $game }).
hook-steward = { $person }, il comitato è intervenuto a { $table } ({ $game }).
hook-account = { $person }, il comitato è intervenuto sul tuo account.
hook-test = { $person }, questa è una prova da Wardroom. Funziona.

error-bad-address = Questo non è l’indirizzo di un webhook: deve cominciare con https ed essere raggiungibile da Internet.
error-no-such-host = A quel nome non risponde nessuno.
error-private-address = Questo indirizzo è dentro una rete privata. Un webhook dev’essere raggiungibile da Internet, con https.
error-bad-mail-address = Questo non è un indirizzo e-mail.
error-no-mail = Questa casa non ha un server di posta.
error-just-written = Abbiamo appena scritto a questo indirizzo. Cerca la lettera, o riprova fra dieci minuti.
error-old-link = Questo link ha già fatto il suo lavoro, o è troppo vecchio.
error-no-way = Non c’è questo modo di raggiungerti.
error-bad-hours = Queste non sono ore del giorno; le ore di quiete cominciano e finiscono in momenti diversi.
