# Quel che fa il comitato: come sta nel registro, e come lo dice il terminale.

## Nel registro

deed-hand-over = { $has ->
    [bot] Un bot gioca al posto { $number } di { $called }
   *[person] Il posto { $number } di { $called } va a { $to }
}
deed-move-back = { $called } torna alla riga { $line }
deed-more-time = { $hours } h in più al posto { $number } di { $called }
deed-judge = Giudicata { $called }
deed-close = Chiusa { $called }
deed-upgrade = { $called } prosegue con le regole installate
deed-rename = { $was } ora si chiama { $given }
deed-reset-link = Dato a { $called } un link per una nuova password
deed-ban = { $called } non può più entrare
deed-forget = Dimenticato chi si chiamava { $called }
deed-settle-report = Vista una segnalazione su { $called }
deed-drop-way = Dimenticato un recapito di { $called }
deed-try-way = Ritentato un recapito di { $called }
deed-close-tournament = Annullato il torneo { $called }
deed-extend-round = Turno di { $called } allungato di { $hours } h
deed-substitute = { $to } subentra in { $called }
deed-steward = { $called } entra nel comitato
deed-no-steward = { $called } esce dal comitato
deed-keep = Stabilito per quanto il circolo conserva { $kind }: { $days ->
    [0] per sempre
   *[other] { $days } giorni
}
deed-clear = Fatto ordine
deed-undo = Annullato: { $undone }
deed-untitled = un tavolo di { $game }
deed-gone = chi non c'è più

## Al terminale

admin-done = Fatto. È il numero { $id } del registro.
admin-link = Si imposta qui, una volta sola ed entro un giorno: { $link }
admin-none = Non c'è nulla.
admin-sure = { $what } Non si può annullare.
admin-sure-ask = Scrivi { $word } per farlo:
admin-left = Non è stato fatto nulla.
admin-by-house = wardroom admin
admin-log-line = { $id }. { $at }, { $who }: { $what }. «{ $why }»
admin-log-undone = { $id }. { $at }, { $who }: { $what }. «{ $why }» (annullato)
admin-match = { $id } · { $title } · { $game } · { $status } · riga { $line } · { $names }
admin-seat = posto { $number }: { $who } ({ $kind })
admin-status-open = aspetta gente
admin-status-playing = si gioca
admin-status-over = finita
admin-status-ended = finita prima del tempo
admin-kind-person = una persona
admin-kind-bot = un bot
admin-kind-open = libero
admin-need-reported = segnalata da { $name }: «{ $text }»
admin-need-time = un orologio ha finito il tempo
admin-need-quiet = ferma da { $days } giorni
admin-need-rules = le sue regole non sono installate
admin-person = { $id } · { $who } · { $account } · dal { $since } · visto il { $seen } · { $running ->
    [one] una partita
   *[other] { $running } partite
} · { $state }
admin-state-usual = può entrare
admin-state-steward = nel comitato
admin-state-banned = non può entrare: «{ $why }»
admin-guest = ospite
admin-report = { $id }. { $at }: { $by } su { $about }: «{ $text }»
admin-outbox = In uscita: { $waiting } in attesa, { $sending } in viaggio, { $sent } spediti e { $failed } abbandonati questa settimana.
admin-way = { $id } · { $who } · { $kind } · { $state } dal { $since } · { $trouble }
admin-tournament = { $id } · { $title } · { $game } · { $status } · turno { $round } di { $rounds }
admin-entry = { $number }: { $who }
admin-rules = { $game } { $rules }: { $count ->
    [one] aspetta una partita
   *[other] aspettano { $count } partite
}; { $release ->
    [none] non è noto quale versione le servisse
   *[some] le ha servite per ultima la versione { $served }
}
admin-kept = Si conservano: { $kind }, { $days ->
    [0] per sempre
   *[other] per { $days } giorni
}; ora ne andrebbero { $would }.
admin-cleared = Eliminati: { $count } ({ $kind }).
admin-kept-guests = ospiti che non tornano
admin-kept-tables = tavoli mai cominciati
admin-kept-matches = partite finite di soli ospiti
admin-kept-talk = quel che si è detto a partite finite
admin-kept-reports = segnalazioni già viste
