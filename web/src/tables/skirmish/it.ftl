# Il tavolo di Schermaglia

web-skirmish-hull = { $count ->
    [one] 1 punto scafo
   *[other] { $count } punti scafo
}
web-skirmish-guns = { $count ->
    [one] 1 cannone
   *[other] { $count } cannoni
}
web-skirmish-gun = Cannone di calibro { $calibre }
web-skirmish-yours = I tuoi cannoni
web-skirmish-no-guns = Non hai cannoni.
web-skirmish-sunk = affondata
web-skirmish-magazine = { $count ->
    [one] 1 cannone nel deposito
   *[other] { $count } cannoni nel deposito
}
web-skirmish-spent = Spesi, per calibro:
piece-gun = Cannone { $number }
web-skirmish-hit = colpita
web-skirmish-miss = mancata
web-skirmish-alongside = affiancate
