# Ciò che il tavolo di Nassau dice oltre alle parole del gioco.

piece-to = casella { $number }
piece-die = dado { $number }
piece-notoriety = notorietà { $number }
piece-count = { $number }

web-nassau-chart = Carta dei Caraibi
web-nassau-region = Regione { $number }
web-nassau-region-1 = il Canale delle Bahama
web-nassau-region-2 = le Antille
web-nassau-region-3 = la Terraferma spagnola
web-nassau-decks = mazzi dei mercantili
web-nassau-deck = { web-nassau-deck-unseen }; poi { $below }
web-nassau-deck-unseen = { $unseen ->
    [one] Regione { $region }: 1 coperta
   *[other] Regione { $region }: { $unseen } coperte
}

web-nassau-a-merchant = { $number }, { $name }: navigazione { $navigation }, artiglieria { $gunnery }; bottino: { $loot }.
web-nassau-a-port = { $number }, { $name }: porto con { $offer }; artiglieria { $gunnery }, saccheggio { $plunder }, riscatto { $ransom }.
web-nassau-offer = { $cargo }
web-nassau-a-plundered = { $number }, { $name }: saccheggiato.
web-nassau-a-space = { $number }, { $name }.
web-nassau-a-ship = La nave di { $seat }: { $place }
web-nassau-plundered = saccheggiato

## Che cosa significherebbe una mossa

web-nassau-any = ogni dado
web-nassau-on = { $dice } avanti
web-nassau-back = { $dice } indietro
web-nassau-here = { $dice }, resti
web-nassau-from-nassau = dado { $dice }
web-nassau-use-merchant = usa { $card }
web-nassau-use-port = sacco con { $card }
web-nassau-strong = troppo forte
web-nassau-win = vince
web-nassau-tie = pari
web-nassau-half = metà
web-nassau-lose = perde

## Marina, mercato, riserva

web-nassau-navy = La Marina
web-nassau-navy-left = { $count ->
    [one] 1 carta rimasta
   *[other] { $count } carte rimaste
}{ $first ->
    [0] , una chiude la partita
   *[other] , { $first } prima che possa finire
}
web-nassau-navy-none = Nessuna nave in agguato.
web-nassau-market = Mercato di Nassau
web-nassau-market-open = aperto
web-nassau-market-later = apre al passo 5
web-nassau-set-hull = scafo
web-nassau-set-mast = alberi
web-nassau-set-crew = ciurma
web-nassau-price = Costa { $cargo }
web-nassau-sold-out = esaurito
web-nassau-supply = Riserva

web-nassau-a-tile = { $name }, { $slot }: { web-nassau-so-many-points }
web-nassau-so-many-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
web-nassau-tile-ready = { $name }: { web-nassau-so-many-points }, a disposizione
web-nassau-tile-used = { $name }: { web-nassau-so-many-points }, già usato in questo turno
web-nassau-tile-new = { $name }: { web-nassau-so-many-points }, a disposizione dal prossimo turno
web-nassau-brings = 1 in più: { $piece }
web-nassau-free-slot = Libero: { $slot }
web-nassau-slot-black = posto sullo scafo
web-nassau-slot-red-bow = posto a prua
web-nassau-slot-red-stern = posto a poppa
web-nassau-slot-purple = posto per una vela
web-nassau-slot-yellow-bow = posto per il fiocco
web-nassau-slot-yellow-stern = posto per la randa
web-nassau-slot-green = posto sulla mezzana
web-nassau-slot-crew = posto per la ciurma
web-nassau-unbuilt = da costruire

## Capitani

web-nassau-order = Numero { $number } in questo passo
web-nassau-ship-of = La nave di { $seat }
web-nassau-notoriety-of = { $seat }: notorietà { $notoriety }
web-nassau-mark = Notorietà { $number }
web-nassau-dice = Dadi
web-nassau-die = Dado { $number }
web-nassau-cards = Carte capitano
web-nassau-card = Carta capitano: navigazione { $navigation }, artiglieria { $gunnery }
web-nassau-card-spent = Carta capitano, giocata: navigazione { $navigation }, artiglieria { $gunnery }
web-nassau-hold = stiva
web-nassau-chest = scrigno
web-nassau-ship-points = nave
web-nassau-crew-points = ciurma
web-nassau-against-merchants = mercantili
web-nassau-against-navy = marina
web-nassau-against-ports = porti
web-nassau-panel-captain = Capitano
web-nassau-panel-ship = Nave
web-nassau-panel-navy = Marina
web-nassau-panel-market = Nassau

## I passi di un turno e i quattro premi

web-nassau-step-piracy = Pirateria
web-nassau-step-notoriety = Notorietà
web-nassau-step-navy = Marina
web-nassau-step-nassau = Nassau
web-nassau-step-departure = Partenza
web-nassau-prize-fame = Fama
web-nassau-prize-motley = Ciurma
web-nassau-prize-ship = Nave
web-nassau-prize-wealth = Ricchezza

## Segnalini: ciò che ci sta di un nome lungo

web-nassau-short-long-range-cannons = Lunga git.
web-nassau-short-bow-cannons = Can. prua
web-nassau-short-stern-cannons = Can. poppa
web-nassau-short-figurehead-plain = Polena
web-nassau-short-figurehead-fine = Polena
web-nassau-short-figurehead-majestic = Polena
web-nassau-short-cabin-plain = Cabina
web-nassau-short-cabin-fine = Cabina
web-nassau-short-cabin-majestic = Cabina
web-nassau-short-mainsail = Maestra
web-nassau-short-jolly-roger = J. Roger
web-nassau-short-crows-nest = Coffa
web-nassau-short-quartermaster = Furiere
web-nassau-short-carpenter = Carpent.
web-nassau-short-first-mate = Vice cap.
web-nassau-short-navigator = Navigat.
web-nassau-short-helmsman = Timon.
web-nassau-short-cartographer = Cartogr.
web-nassau-short-smuggler = Contrab.
web-nassau-short-rigging-master = Sartiame
web-nassau-short-master-gunner = Artigl.
web-nassau-short-recruiter = Reclut.
web-nassau-short-black-marketeer = Borsaro
web-nassau-short-powder-monkey = Polver.
web-nassau-short-boatswain = Nostromo
web-nassau-short-coxswain = Nocchiere
web-nassau-short-briber = Corrutt.
web-nassau-short-cabin-boy = Mozzo
web-nassau-short-ships-cat = Gatto
web-nassau-short-ships-dog = Cane

## Uno scontro in scena

web-nassau-fight-parts = { $crew ->
    [0] nave { $ship }, carta { $card }
   *[other] nave { $ship }, carta { $card }, equipaggio { $crew }
}
web-nassau-verdict-wins = vince
web-nassau-verdict-ties = pari
web-nassau-verdict-loses = perde
web-nassau-verdict-eludes = elude la marina
web-nassau-verdict-half = metà perduta
web-nassau-verdict-both = due metà perdute
web-nassau-drawer = Marina e mercato
