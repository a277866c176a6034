# L'orologio di un tavolo, in parole: ciò che accetta chi si siede.

clock-terms-none = Senza orologio: ognuno si prende il tempo che gli serve.
clock-terms-live = Ogni giocatore ha { $bank ->
    [one] 1 minuto
   *[other] { $bank } minuti
}{ $seconds ->
    [0] { "" }
    [one] , più 1 secondo per ogni decisione
   *[other] , più { $seconds } secondi per ogni decisione
}.
clock-terms-daily = Ogni decisione entro { $days ->
    [0] { $hours } ore
    [one] un giorno
   *[other] { $days } giorni
}{ $night ->
    [yes] , notti escluse (dalle { $from } alle { $to })
   *[no] { "" }
}{ $bank ->
    [0] { "" }
    [one] ; chi ha bisogno di più tempo ha 1 giorno di riserva
   *[other] ; chi ha bisogno di più tempo ha { $bank } giorni di riserva
}.
clock-terms-out-bot = Poi gioca { $bot } finché non torna.
clock-terms-out-lost = Chi finisce il tempo perde il posto.
clock-terms-out-others = Se a qualcuno finisce il tempo, decidono gli altri.
