title = Modern Naval Battles
about = Flotte dell'era dei missili, una mano di carte Azione e un dado: rinforzi, formazione, attacco, difesa. Da 2 a 6, a squadre, come scenario o come campagna di più missioni.
goal = { $campaign ->
    [none] { $scenario ->
        [none] { $teams ->
            [0] Lo scopo: alla fine di un round, aver affondato per primo navi per i punti stabiliti, o restare il solo con navi a galla.
           *[other] Lo scopo: con la tua squadra, alla fine di un round, aver affondato per primi navi per i punti stabiliti, o restare i soli con navi a galla.
        }
        [falkland-express] Lo scopo: per l'Argentina, affondare entro tre round la nave non combattente; per il Regno Unito, tenerla a galla o affondare la Hercules.
       *[other] Lo scopo: alla fine di un round, aver affondato navi per i punti dello scenario, o restare il solo con navi a galla.
    }
    [short] Lo scopo: vincere le missioni e arrivare per primi a 40 punti vittoria per ogni membro della tua parte.
    [medium] Lo scopo: vincere le missioni e arrivare per primi a 80 punti vittoria per ogni membro della tua parte.
   *[long] Lo scopo: vincere le missioni e arrivare per primi a 120 punti vittoria per ogni membro della tua parte.
}

## Opzioni della preparazione

switch-scenario = Scenario
    .about = Una battaglia già pronta con flotte fisse, al posto di marine e flotte a scelta.
    .value-none = nessuno
    .value-raider-710 = Raider Force-710
    .value-raider-194 = Raider Force-194
    .value-bear-hug = Bear Hug
    .value-falkland-express = Falkland Express
    .value-panda-bay = Baia dei Panda
switch-campaign = Campagna
    .about = Più missioni, una dopo l'altra, in 2 o in due squadre da 2 o da 3. La breve arriva a 40 punti, la media a 80, la lunga a 120; a squadre, altrettanti per ogni membro.
    .value-none = nessuna
    .value-short = breve
    .value-medium = media
    .value-long = lunga
switch-areas = Aree della campagna a squadre
    .about = Nella stessa area la squadra senza iniziativa decide chi affronta chi, e i compagni possono prestarsi navi; in aree separate le coppie seguono i posti (il primo contro il secondo, il terzo contro il quarto e così via) e restano le stesse in tutte le missioni.
    .value-same = la stessa area
    .value-separate = aree separate
switch-teams = Squadre
    .about = Quante squadre siedono al tavolo. I compagni siedono alternati.
    .value-0 = ognuno per sé
    .values = { $number } squadre
switch-budget = Punti per una flotta
    .about = Quanto ciascuno, o una squadra intera, può spendere in navi; sono anche i punti per vincere. Di solito sono 25, oppure 20 o 15 con le marine piccole; una squadra ha allora altrettanti punti per ogni membro, ma al massimo 50.
    .value-0 = i punti soliti
    .values = { $number } punti
switch-expansion = Carte delle espansioni
    .about = Tre marine in più (India, Italia, Germania) e una nave in più per ciascuna delle altre; in uno scenario vanno nelle riserve. In una campagna ci sono sempre.
switch-air_rows = File contro gli attacchi aerei
    .about = Un attacco aereo richiede 1 in più contro una nave in seconda fila e 2 in più contro una in terza.
switch-buy_cards = Carte Azione acquistate
    .about = I punti della flotta possono comprare anche carte Azione, che restano coperte accanto alla mano.
switch-defence_limit = Limite alle carte di difesa
    .about = Nel turno di ogni avversario puoi giocare in difesa al massimo tante carte quante sono le tue navi. In una campagna è sempre così.
switch-rounds = Limite di round
    .about = Dopo questo numero di round vince chi ha affondato di più, fra chi ha ancora navi o ha perso l'ultima in quel round.
    .value-0 = nessun limite
    .values = { $number } round

error-modern-scenario-campaign = Un tavolo è o uno scenario ({ $scenario }) o una campagna.
error-modern-sides = { $scenario } è per { $sides } giocatori.
error-modern-campaign-players = Una campagna è per 2, 4 o 6 giocatori, non per { $players }.
error-modern-teams = Qui non ci possono essere { $teams } squadre con { $players } giocatori: le squadre sono per battaglie con flotte a scelta, e almeno una deve avere due membri.
error-modern-budget = Le flotte di scenari e campagne hanno i loro punti: per esse non si scelgono né un totale né carte acquistate.
error-modern-rounds = Ogni missione di una campagna ha la sua durata: non si può scegliere un numero di round.
error-modern-areas = Le aree servono solo alle campagne fra due squadre.
error-modern-scenario-rounds = { $scenario } dura già { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}: non si può scegliere un altro numero.
error-modern-scenario-expansion = In { $scenario } non arrivano rinforzi: le carte delle espansioni non cambierebbero nulla.
error-modern-scenario-air = In { $scenario } non ci sono attacchi aerei: le file contro di essi non cambierebbero nulla.

## Nomi

name-own = Questo scenario
name-us = USA
name-su = URSS
name-uk = Regno Unito
name-cn = Cina
name-tw = Taiwan
name-jp = Giappone
name-no = Norvegia
name-ar = Argentina
name-fr = Francia
name-in = India
name-it = Italia
name-de = Germania

name-small = cannone piccolo
name-medium = cannone medio
name-large = cannone grande
name-ssm = SSM
name-cruise = Cruise
name-torpedo = siluro

name-air-support = Air Support
name-bomber-strike = Bomber Strike
name-gun-combat = Gun Combat
name-missile-combat = Missile Combat
name-torpedo-combat = Torpedo Combat
name-near-miss = Near Miss
name-length-short = breve
name-length-medium = media
name-length-long = lunga

## Domande

ask-which-navy = Quale marina comandi?
ask-which-share = { $points ->
    [one] Alla tua squadra resta 1 punto.
   *[other] Alla tua squadra restano { $points } punti.
} Quanti ne prendi?
ask-which-ships = Quale nave entra nella tua flotta?
ask-which-gift = Quale carta prendi, da tenere coperta accanto alla mano?
ask-which-cards = Compri una carta Azione?
ask-where-to-place = In quale fila sta questa nave?
ask-what-next = Che cosa fai?
ask-which-to-spend = Rinforzi: con quali carte paghi, quale nave arriva?
ask-which-row = In quale fila entra { $ship }?
ask-where-to-move = Quale nave cambia fila?
ask-which-support = { $card }: quale nave la sostiene? { $missing ->
    [one] Manca un simbolo.
   *[other] Mancano { $missing } simboli.
}
ask-which-opponent = { $using }: contro chi?
ask-which-target = { $using }: contro quale nave?
ask-which-bomb = Bombardieri, attacco { $number }: contro quale nave?
ask-which-flight = Aerei da { $ship }: contro quale nave?
ask-which-cost = Quale carta scarti per i bombardieri?
ask-which-plan = Battle Plan: per te, o contro qualcuno?
ask-which-to-mend = Repair: quale nave?
ask-which-attack = A quale attacco rispondi?
ask-with-what = Attacco { $attack }, { $by } contro { $target }: che cosa opponi?
ask-any-intel = { $player } gioca { $card }{ $link ->
    [0] {""}
    [1] {""}
   *[other] {" "}(la numero { $link } di fila)
}. Annulli la carta?
ask-any-intel-on-defence = { $player } ha dichiarato. Annulli una carta?
ask-which-roll = Quale tiro fai adesso?
ask-what-to-discard = Quale carta scarti?
ask-which-purchase = Che cosa compri?
ask-which-mission = Quale missione scegli?
ask-whom-to-oppose = Di chi affronti la missione?
ask-what-to-commit = { $mission }: quali navi impegni, fino a { $limit ->
    [one] 1 punto
   *[other] { $limit } punti
}?
ask-which-strategies = { $mission }, { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}: metti giù una carta Strategia?
ask-what-to-deploy = Forward Deployment: aggiungi una nave? { $points ->
    [0] Non c'è più posto.
    [one] C'è posto per 1 punto.
   *[other] C'è posto per { $points } punti.
}
ask-what-to-lend = Quali navi possono chiamare i tuoi compagni?
ask-insight-now = Usi Insight in questo turno?
ask-what-to-exchange = Quale carta cambi? { $left ->
    [one] Puoi cambiarne ancora una.
   *[other] Puoi cambiarne ancora { $left }.
}
ask-what-to-restore = Riparare un punto danno costa 1 punto, e ne hai { $points }. Quale nave?

## Opzioni

option-take-navy = { $navy }
option-take-share = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
option-take = { $ship } ({ $vp ->
    [one] 1 punto
   *[other] { $vp } punti
})
option-ready = Nient'altro
option-buy-card = { $card } ({ $price ->
    [one] 1 punto
   *[other] { $price } punti
})
option-pick = { $card }
option-place = { $ship }: fila { $row }
option-play = Gioca { $card }
option-launch = { $ship } lancia attacchi aerei
option-hunt = { $ship } dà la caccia a un sottomarino
option-reinforce = Chiama rinforzi
option-rearrange = Riorganizza la flotta
option-surface = { $ship } diventa Attivo
option-dive = { $ship } diventa Passivo
option-cease = Nessun'altra azione
option-spend = Paga con { $card }: vale { $value }
    .several = { $count ->
        [one] Paga con una carta
       *[other] Paga con { $count } carte
    }
option-bring = Fai arrivare { $ship } ({ $vp ->
    [one] 1 punto
   *[other] { $vp } punti
})
option-enough = Basta
option-move = { $ship } in fila { $row }
    .several = { $count ->
        [one] Sposta una nave
       *[other] Sposta { $count } navi
    }
option-stay = Lascia la flotta com'è
option-support = { $ship }, { $symbol }
option-against = { $player }
option-aim = { $owner_is ->
    [nobody] { $ship }
    [you] { $ship } (della tua flotta)
   *[other] { $ship } ({ $owner })
}{ $needs ->
    [0] {""}
   *[other] , { $needs }+
}
option-hold-back = Nessun altro attacco
option-boost = +1 a tutti i tuoi tiri
option-hinder = -1 a tutti i tiri di { $player }
option-mend = { $ship }
option-discard = Scarta { $card }
    .several = { $count ->
        [one] Scarta una carta
       *[other] Scarta { $count } carte
    }
option-meet = Attacco { $attack }: { $by } contro { $target }
option-declare = Nient'altro: dichiara
option-block = Blocca con { $card }: serve { $needs }+
option-guard = { $ship } difende ({ $needs }+)
option-screen = { $card }: l'attacco passa a { $ship }
option-foil = Annulla la carta con { $card }
option-leave = Nient'altro qui
option-pass = No
option-counter = Annulla { $against } con { $card }{ $attack ->
    [0] {""}
   *[other] {" "}(sull'attacco { $attack })
}
option-roll = Attacco { $attack }: { $using }, serve { $needs }+
option-evade = Attacco { $attack }: evasione di { $ship } ({ $needs }+)
option-roll-all = Tira tutto, un dado dopo l'altro
option-take-mission = { $mission }
option-oppose = { $player }, { $mission }
option-commit = { $ship } ({ $vp ->
    [one] 1 punto
   *[other] { $vp } punti
})
option-commit-none = Nessuna nave: la campagna è persa
option-lay = { $change ->
    [0] { $strategy }
    [1] { $strategy }: un turno in più, { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }
   *[other] { $strategy }: un turno in meno, { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }
}
option-lend = Presta { $ship }
option-lend-none = Nessun'altra nave
option-buy-strategy = { $strategy } ({ $cost ->
    [one] 1 punto
   *[other] { $cost } punti
})
option-restore = { $ship }: un punto danno in meno
option-look-now = Usa Insight adesso
option-not-now = Non adesso

## Eventi: preparazione

event-scenario-began = { $scenario }: { $target ->
    [0] { $rounds ->
        [one] 1 round.
       *[other] { $rounds } round.
    }
   *[other] vince chi affonda { $target ->
        [one] 1 punto
       *[other] { $target } punti
    }{ $rounds ->
        [0] .
        [one] ; dopo 1 round, chi ha affondato di più.
       *[other] ; dopo { $rounds } round, chi ha affondato di più.
    }
}
event-must-survive = { $player_is ->
    [you] { $ship } (della tua flotta) deve salvarsi: se affonda, hai perso.
   *[other] { $ship } ({ $player }) deve salvarsi: se affonda, { $player } ha perso.
}
event-worth-here = { $ship } qui vale { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}.
event-no-reinforcements = Nessuno può chiamare rinforzi.
event-no-air-attacks = Nessuno può compiere attacchi aerei.
event-rolled-for-order = { $player_is ->
    [you] Tiri { $roll }.
   *[other] { $player } tira { $roll }.
}
event-first-player = { $player_is ->
    [you] Cominci tu.
   *[other] Comincia { $player }.
}
event-navy-taken = { $player_is ->
    [you] Comandi: { $navy }.
   *[other] { $player } comanda: { $navy }.
}
event-budget-set = Ognuno, o ogni squadra, ha { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per le navi; vince chi ne affonda altrettanti.
event-share-taken = { $points ->
    [0] { $player_is ->
        [you] Non hai punti per la tua flotta.
       *[other] { $player } non ha punti per la flotta.
    }
    [one] { $player_is ->
        [you] Hai 1 punto per la tua flotta.
       *[other] { $player } ha 1 punto per la flotta.
    }
   *[other] { $player_is ->
        [you] Hai { $points } punti per la tua flotta.
       *[other] { $player } ha { $points } punti per la flotta.
    }
}
event-card-bought = { $player_is ->
    [you] Compri una carta Azione.
   *[other] { $player } compra una carta Azione.
}
event-cards-bought-up = { $player_is ->
    [you] Non compri altre carte.
   *[other] { $player } non compra altre carte.
}
event-card-given = { $player_is ->
    [you] Hai una carta coperta: { $what }.
   *[other] { $player } ha una carta coperta: { $what }.
}
event-fleet-laid = { $player_is ->
    [you] La tua flotta
   *[other] La flotta di { $player }
}: { $rows ->
    [0] a lato { $beside }
    [1] prima fila { $first }
    [2] prima fila { $first }; seconda fila { $second }
   *[other] prima fila { $first }; seconda fila { $second }; terza fila { $third }
}{ $others ->
    [0] {""}
   *[other] { $rows ->
        [0] {""}
       *[other] ; a lato { $beside }
    }
}.
event-dealt = { $player_is ->
    [you] Ricevi
   *[other] { $player } riceve
} { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-new-deck = Gli scarti vengono mescolati: un nuovo mazzo di { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.

## Eventi: azioni

event-round-began = Comincia il round { $number }.
event-turn-began = { $player_is ->
    [you] Tocca a te.
   *[other] È il turno di { $player }.
}
event-paid = { $player_is ->
    [you] Paghi
   *[other] { $player } paga
} con { $cards }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} di rinforzo.
event-joined = { $ship } entra { $player_is ->
    [you] nella tua flotta
   *[other] nella flotta di { $player }
}, { $row ->
    [0] a lato delle file
   *[other] in fila { $row }
}.
event-moved = { $ship } passa in fila { $row }.
event-surfaced = { $ship } diventa Attivo.
event-dived = { $ship } diventa Passivo.
event-fired = Attacco { $attack }: { $ships }, con { $card }, contro { $target } ({ $owner_is ->
    [you] della tua flotta
   *[other] { $owner }
}){ $distance ->
    [0] {""}
   *[other] , raggio { $distance }
}: { $sinks ->
    [yes] affonda qualunque scafo
   *[no] { $hits ->
        [one] 1 colpo
       *[other] { $hits } colpi
    }
}.
event-flew = Attacco { $attack }: { $by }, dall'aria, contro { $target } ({ $owner_is ->
    [you] della tua flotta
   *[other] { $owner }
}): riesce con { $needs }+.
event-hunted = Attacco { $attack }: { $by } dà la caccia a { $target } ({ $owner_is ->
    [you] della tua flotta
   *[other] { $owner }
}): affonda con { $needs }+.
event-cost-paid = { $player_is ->
    [you] Scarti
   *[other] { $player } scarta
} { $cards } per i bombardieri.
event-copied = { $player_is ->
    [you] Giochi
   *[other] { $player } gioca
} Superior Tactics, come { $card }.
event-planned = { $other_is ->
    [nobody] { $player_is ->
        [you] Il tuo Battle Plan: +1 a tutti i tuoi tiri in questo turno.
       *[other] { $player } ha un Battle Plan: +1 a tutti i suoi tiri in questo turno.
    }
    [you] { $player } ha un Battle Plan: -1 a tutti i tuoi tiri in questo turno.
   *[other] { $player_is ->
        [you] Il tuo Battle Plan: -1 a tutti i tiri di { $other } in questo turno.
       *[other] { $player } ha un Battle Plan: -1 a tutti i tiri di { $other } in questo turno.
    }
}
event-repaired = { $player_is ->
    [you] Ripari
   *[other] { $player } ripara
}: { $ships }.
event-ran-low = { $ship }, { $symbol }: { $is_out ->
    [yes] scorta esaurita
   *[no] scorta in esaurimento
}.

## Eventi: difesa e risoluzione

event-answered = { $player_is ->
    [you] Giochi
   *[other] { $player } gioca
} { $using } contro { $other_is ->
    [you] la tua carta { $against }
   *[other] { $against } di { $other }
}.
event-cancelled = Carta annullata: { $card }.
event-no-defence = { $player_is ->
    [you] Non dichiari difese.
   *[other] { $player } non dichiara difese.
}
event-blocks = { $player_is ->
    [you] Opponi
   *[other] { $player } oppone
} { $card } all'attacco { $attack }: serve { $needs }+.
event-guards = { $ship } difende contro l'attacco { $attack } ({ $needs }+).
event-screens = { $player_is ->
    [you] Giochi
   *[other] { $player } gioca
} { $card }: l'attacco { $attack } deve passare a { $ship }.
event-foils = { $player_is ->
    [you] Giochi
   *[other] { $player } gioca
} { $card } contro la carta dell'attacco { $attack }.
event-redirected = L'attacco { $attack } ora è diretto contro { $ship }{ $needs ->
    [0] .
   *[other] : riesce con { $needs }+.
}
event-block-rolled = Attacco { $attack }: { $using } tira { $roll }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [2] {" "}(+2)
    [3] {" "}(+3)
    [4] {" "}(+4)
    [5] {" "}(+5)
    [6] {" "}(+6)
    [7] {" "}(+7)
   *[other] {" "}({ $modifier })
}, serve { $needs }+: { $success ->
    [yes] bloccato.
   *[no] non bloccato.
}
event-evasion-rolled = Attacco { $attack }: { $ship } tira { $roll }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [2] {" "}(+2)
    [3] {" "}(+3)
    [4] {" "}(+4)
    [5] {" "}(+5)
    [6] {" "}(+6)
    [7] {" "}(+7)
   *[other] {" "}({ $modifier })
} per evadere, serve { $needs }+: { $success ->
    [yes] evaso.
   *[no] non evaso.
}
event-attack-rolled = L'attacco { $attack } contro { $target } tira { $roll }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [2] {" "}(+2)
    [3] {" "}(+3)
    [4] {" "}(+4)
    [5] {" "}(+5)
    [6] {" "}(+6)
    [7] {" "}(+7)
   *[other] {" "}({ $modifier })
}, serve { $needs }+: { $success ->
    [yes] a segno.
   *[no] a vuoto.
}
event-damaged = { $ship } subisce { $hits ->
    [one] 1 colpo
   *[other] { $hits } colpi
}: { $damage } su { $hull }.
event-sunk = { $player_is ->
    [you] Affondi
   *[other] { $player } affonda
} { $ship } ({ $owner_is ->
    [you] della tua flotta
   *[other] { $owner }
}){ $vp ->
    [0] .
    [one] : vale 1 punto.
   *[other] : vale { $vp } punti.
}
event-destroyed = { $player_is ->
    [you] Distruggi
   *[other] { $player } distrugge
} l'Obiettivo { $ship } ({ $owner_is ->
    [you] dalla tua parte
   *[other] { $owner }
}){ $vp ->
    [0] .
    [one] : vale 1 punto.
   *[other] : vale { $vp } punti.
}
event-eliminated = { $player_is ->
    [you] Non hai più navi: il gioco per te è finito.
   *[other] { $player } non ha più navi ed esce dal gioco.
}
event-discarded = { $player_is ->
    [you] Scarti
   *[other] { $player } scarta
} { $cards }.
event-drew = { $player_is ->
    [you] Peschi
   *[other] { $player } pesca
} { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-you-drew = Pescate: { $cards }.
event-won = { $player_is ->
    [you] Hai vinto con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
   *[other] { $player } ha vinto con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
}
event-team-won = La squadra di { $players } ha vinto, con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-won-by-protecting = { $ship } { $sunk ->
    [yes] affonda
   *[no] ce l'ha fatta
}: { $player_is ->
    [you] hai vinto.
   *[other] ha vinto { $player }.
}
event-last-afloat = { $player_is ->
    [you] Solo tu hai ancora navi: hai vinto.
   *[other] Solo { $player } ha ancora navi, e ha vinto.
}
event-tied = Pareggio tra { $players }, con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} ciascuno.

## Eventi: campagna

event-paired = { $player_is ->
    [you] Tu e { $other } vi affrontate in ogni missione.
   *[other] { $other_is ->
        [you] Tu e { $player } vi affrontate in ogni missione.
       *[other] { $player } e { $other } si affrontano in ogni missione.
    }
}
event-rolled-for-initiative = { $player_is ->
    [you] Tiri { $roll } per l'iniziativa.
   *[other] { $player } tira { $roll } per l'iniziativa.
}
event-has-initiative = L'iniziativa è di { $players }.
event-bought = { $player_is ->
    [you] Compri
   *[other] { $player } compra
} { $card } ({ $price ->
    [one] 1 punto
   *[other] { $price } punti
}).
event-done-buying = { $player_is ->
    [you] Non compri altro.
   *[other] { $player } non compra altro.
}
event-missions-drawn = { $player_is ->
    [you] Peschi
   *[other] { $player } pesca
} { $missions }.
event-mission-taken = { $player_is ->
    [you] Scegli
   *[other] { $player } sceglie
} { $mission }.
event-opposed = { $mission }: { $player_is ->
    [you] affronti { $other }.
   *[other] { $other_is ->
        [you] { $player } affronta te.
       *[other] { $player } affronta { $other }.
    }
}
event-laid-face-down = { $count ->
    [0] { $player_is ->
        [you] Non metti giù carte Strategia.
       *[other] { $player } non mette giù carte Strategia.
    }
    [one] { $player_is ->
        [you] Metti giù una carta Strategia coperta.
       *[other] { $player } mette giù una carta Strategia coperta.
    }
   *[other] { $player_is ->
        [you] Metti giù { $count } carte Strategia coperte.
       *[other] { $player } mette giù { $count } carte Strategia coperte.
    }
}
event-strategies-shown = { $player_is ->
    [you] Le tue carte Strategia
   *[other] Carte Strategia di { $player }
}: { $strategies }.
event-ships-shown = { $player_is ->
    [you] Impegni
   *[other] { $player } impegna
} { $ships }.
event-nothing-committed = { $player_is ->
    [you] Non hai impegnato nessuna nave.
   *[other] { $player } non ha impegnato nessuna nave.
}
event-sits-out = { $player_is ->
    [you] Non hai navi, e non ne restano da comprare: gli altri vanno avanti.
   *[other] { $player } non ha navi, e non ne restano da comprare: gli altri vanno avanti.
}
event-duration-set = { $player_is ->
    [you] { $longer ->
        [yes] Allunghi
       *[no] Accorci
    }
   *[other] { $player } { $longer ->
        [yes] allunga
       *[no] accorcia
    }
} la missione di un turno: { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}.
event-resupplied = { $player_is ->
    [you] Le tue navi impegnate
   *[other] Le navi impegnate di { $player }
} sono rifornite.
event-deployed = { $player_is ->
    [you] Aggiungi
   *[other] { $player } aggiunge
} { $ship }.
event-may-borrow = { $player_is ->
    [you] I tuoi compagni possono chiamare { $ship }.
   *[other] { $player } lascia chiamare { $ship } ai compagni.
}
event-mission-began = Comincia { $mission }: { $aggressor } contro { $defender }, { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}.
event-insight-used = { $player_is ->
    [you] Guardi la mano di { $other }.
   *[other] { $other_is ->
        [you] { $player } guarda la tua mano.
       *[other] { $player } guarda la mano di { $other }.
    }
}
event-hand-seen = { $player } { $count ->
    [0] non ha carte in mano
   *[other] ha in mano { $cards }
}.
event-exchanged = { $player_is ->
    [you] Cambi
   *[other] { $player } cambia
} { $cards }.
event-mission-ended = Missione finita: { $mission }.
event-mission-scored = { $player_is ->
    [you] Guadagni
   *[other] { $player } guadagna
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $total } in tutto.
event-damage-left = { $ship } conserva { $damage ->
    [one] 1 punto danno
   *[other] { $damage } punti danno
}.
event-rested = { $ship } ({ $player_is ->
    [you] della tua flotta
   *[other] { $player }
}) resta in porto{ $repaired ->
    [0] {""}
    [one] : 1 punto danno in meno
   *[other] : { $repaired } punti danno in meno
}{ $damage ->
    [0] {""}
    [one] , ne resta 1
   *[other] , ne restano { $damage }
}{ $resupplied ->
    [yes] ; rifornimento completo.
   *[no] .
}
event-controlled = Damage Control toglie { $repaired ->
    [one] 1 punto danno
   *[other] { $repaired } punti danno
} a { $ship }.
event-restored = { $player_is ->
    [you] Ripari
   *[other] { $player } ripara
} { $ship } per 1 punto: { $damage ->
    [0] nessun danno rimasto
    [one] resta 1 punto danno
   *[other] restano { $damage } punti danno
}.
event-total-after = { $players }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} su { $target }.
event-further-engagement = Totali pari: decide un altro Engagement.
event-campaign-won = La campagna è vinta da { $players }, con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-campaign-drawn = Nessuno impegna una nave, e le due parti sono pari, con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: la campagna è patta.

## Il quadro del tavolo

table-scenario = { $it }
table-mission = { $mission }
table-round = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}di { $rounds }
}
table-target = si vince con { $target ->
    [one] 1 punto
   *[other] { $target } punti
}
table-protected = { $ship } ({ $seat_is ->
    [you] della tua flotta
   *[other] { $seat }
}) deve salvarsi
table-no-reinforcements = niente rinforzi
table-no-air-attacks = niente attacchi aerei
table-deck = mazzo { $deck }, scarti { $discards }
table-phase-order = chi comincia
table-phase-navies = scelta delle marine
table-phase-shares = divisione dei punti
table-phase-ships = scelta delle navi
table-phase-gifts = scelta di una carta
table-phase-cards = acquisto di carte
table-phase-layout = formazione delle flotte
table-phase-deal = distribuzione
table-phase-start = comincia un turno
table-phase-actions = azioni
table-phase-defence = difesa
table-phase-rolls = tiri di difesa
table-phase-resolution = risoluzione
table-phase-discard = scarto
table-phase-draw = pesca
table-phase-over = finita
table-player = { $seat }
table-navy = { $navy }
table-team = squadra { $team }
table-out = fuori dal gioco
table-on-turn = di turno
table-plan = { $plan ->
    [1] +1 a tutti i tiri
    [2] +2 a tutti i tiri
    [3] +3 a tutti i tiri
    [4] +4 a tutti i tiri
    [5] +5 a tutti i tiri
    [6] +6 a tutti i tiri
    [7] +7 a tutti i tiri
   *[other] { $plan } a tutti i tiri
}
table-cards = { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
}{ $limit ->
    [0] {""}
   *[other] {" "}(limite { $limit })
}
table-face-down = { $count ->
    [one] 1 coperta
   *[other] { $count } coperte
}
table-score = { $points ->
    [one] 1 punto affondato
   *[other] { $points } punti affondati
}
table-reserve = riserva { $count } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
})
table-strategies = { $strategies }
table-row = Fila { $row }
table-beside = A lato
table-unplaced = -
table-seen = Hai visto: { $cards }
table-name = { $ship }
table-vp = { $points } PV
table-hull = scafo { $left }/{ $hull }
table-active = Attivo, evade { $needs }+
table-passive = Passivo, evade { $needs }+
table-evades = evade { $needs }+
table-air = aereo { $needs }
table-asw = ASW { $needs }+
table-stops = ferma { $signs } con { $needs }
table-command = Comando { $count }
table-acted = ha agito
table-low = { $signs } in esaurimento
table-out-of = senza più { $signs }
table-land = a terra
table-sign-small = P
table-sign-medium = M
table-sign-large = G
table-sign-ssm = SSM
table-sign-cruise = Cruise
table-sign-torpedo = siluro
table-sign-air = aereo
table-sign-asw = ASW
table-attacks = Attacchi:
table-aims = { $by } contro { $target } ({ $seat })
table-card = { $card }
table-hits = { $hits ->
    [one] 1 colpo
   *[other] { $hits } colpi
}
table-needs = riesce con { $needs }+
table-distance = raggio { $distance }
table-penalty = blocchi a -{ $penalty }
table-sinks = cannone grande: affonda
table-fate-open = aperto
table-fate-cancelled = annullato
table-fate-blocked = bloccato
table-fate-evaded = evaso
table-fate-needless = inutile
table-fate-missed = a vuoto
table-fate-hit = a segno
table-set-screen = lo prende { $ship }
table-set-intel = Intel
table-set-roll = { $using } { $needs }+{ $roll ->
    [0] {""}
   *[other] : { $roll }
}
table-points-left = Punti rimasti: { $points }
table-hand-empty = Non hai carte.
table-hand = La tua mano, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}:
table-copies = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
table-copies-beside = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}, coperta
table-supports = { $count }× { $signs }
table-range = raggio { $range }
table-value = rinforzo { $value }
table-campaign = Campagna { $length }
table-campaign-target = si vince con { $target } punti
table-mission-number = missione { $number }
table-initiative = iniziativa: { $seat }
table-played = giocate: { $missions }
table-campaign-order = chi sceglie per primo
table-campaign-navies = scelta delle marine
table-campaign-purchases = primi acquisti
table-campaign-initiative = tiro per l'iniziativa
table-campaign-missions = scelta della missione
table-campaign-opponents = chi affronta chi
table-campaign-commit = impegno delle navi
table-campaign-strategies = carte Strategia
table-campaign-replies = carte Strategia
table-campaign-reveal = si scoprono carte e navi
table-campaign-deploy = schieramento
table-campaign-lend = prestito di navi
table-campaign-battle = in mare
table-campaign-aftermath = dopo la missione
table-campaign-repairs = riparazioni
table-campaign-shopping = acquisti
table-campaign-check = conteggio
table-campaign-over = finita
table-means = Da spendere: { $points }
table-total = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} su { $target }
table-owned = possiede { $strategies }
table-owned-hidden = carte Strategia non viste: { $count }
table-used = usate: { $strategies }
table-admiral = { $seat }, { $navy }
table-assigned = { $mission }
table-against = contro { $seat }
table-offered = pescate: { $missions }
table-committed = impegna { $ships }
table-laid = mette giù { $strategies }
table-laid-hidden = coperte: { $count }
table-unseen = navi non viste: { $count }
table-owned-ship = { $ship } ({ $vp })
table-owned-damage = danno { $damage }

## Come si chiamano i campi della vista

view-seat = Il tuo posto
view-scenario = Scenario
view-scenario_names = Nomi dello scenario
view-teams = Squadre
view-air_rows = File contro gli attacchi aerei
view-defence_limit = Limite alle carte di difesa
view-battles = Battaglie
view-campaign = Campagna
view-ships = Navi
view-cards = Carte Azione

## Il tavolo da disegno degli scenari

table-draw-title = Scenario: { $it } (in inglese: { $en })
table-draw-side-line = Parte { $number }: { $navy }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $team ->
    [0] {""}
   *[other] , squadra { $team }
}
table-draw-ship-line = { $ship }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $row ->
    [0] {""}
   *[other] , fila { $row }
}{ $protected ->
    [yes] , da proteggere
   *[other] {""}
}
table-draw-cards-line = Accanto alla mano: { $cards }
table-draw-ends = Punti per vincere: { $target ->
    [0] nessuno
   *[other] { $target }
}. Round: { $rounds ->
    [0] senza limite
   *[other] { $rounds }
}.
table-draw-rules = Rinforzi: { $reinforcements ->
    [yes] permessi
   *[other] nessuno
}. Attacchi aerei: { $air ->
    [yes] permessi
   *[other] nessuno
}.
table-draw-what = Che cosa va cambiato?
table-draw-what-side = Che cosa va cambiato in questa parte? Una riga vuota torna indietro.
table-draw-name = Nome
table-draw-name-en = Come si chiama in inglese?
table-draw-name-it = E in italiano?
table-draw-side = Parte { $number }
table-draw-add = Aggiungi una parte
table-draw-navy = Quale marina?
table-draw-target = Punti per vincere
table-draw-target-how = Con quanti punti si vince, da 0 (nessuno) a { $most }?
table-draw-rounds = Round
table-draw-rounds-how = Quanti round dura, da 0 (senza limite) a { $most }?
table-draw-reinforcements = Rinforzi, sì o no
table-draw-air = Attacchi aerei, sì o no
table-draw-save = Conserva, se si può giocare
table-draw-quit = Esci senza conservare nulla
table-draw-take = Prendi una nave
table-draw-leave = Rimetti a posto una nave
table-draw-row = Un'altra fila per una nave
table-draw-worth = Altri punti per una nave
table-draw-protect = La nave da cui tutto dipende, o nessuna
table-draw-give = Dai una carta Azione
table-draw-return = Riprendi una carta data
table-draw-team = Squadra
table-draw-strike = Togli questa parte
table-draw-ship = Quale nave?
table-draw-ship-choice = { $ship } ({ $points })
table-draw-row-how = Quale fila, da 1 a { $most }, o 0 per lasciarla al giocatore?
table-draw-worth-how = Quanto vale, da 0 a { $most }?
table-draw-team-how = Quale squadra, da 1 a { $most }, o 0 per nessuna?
table-draw-card = Quale carta?
table-draw-any = una carta { $kind } qualsiasi
table-draw-named = { $it }
table-draw-no-such = Rispondi con un numero da { $least } a { $most }.
table-draw-saved = Lo scenario è in { $file }.
table-draw-playable = { $file } si può giocare.
table-draw-play = Per giocarlo: { $command }

note-attack-roll = attacco, serve { $needs }+
note-block-roll = { $using } blocca, serve { $needs }+
note-evasion-roll = { $ship } evade, serve { $needs }+
note-by-plan = Battle Plan
note-by-penalty = penalità della carta attacco
note-by-targeting = Targeting Upgrade
note-by-row = fila { $row } del bersaglio
note-sinks = { $ship } affonda
note-misses = { $ship } è mancata
note-evades = { $ship } evade
note-damages = a { $ship } restano { $left } punti di scafo su { $hull }
note-is-stopped = l'attacco { $attack } è fermato
note-is-blocked = { $using } blocca
note-is-not-blocked = { $using } non blocca
note-is-not-evaded = { $ship } non evade
note-hitting = { $attacks ->
    [one] { $count ->
        [0] mancato
       *[other] a segno
    }
   *[other] { $count } a segno su { $attacks }
}
note-stopping = { $attacks ->
    [one] { $count ->
        [0] non fermato
       *[other] fermato
    }
   *[other] { $count } fermati su { $attacks }
}
note-may-block = { $owner } può ancora bloccarlo o annullarlo; qui non se ne tiene conto.
note-nothing-rolled = { $card } non ha effetto e non si tira nulla, salvo che un Intel risponda a questo.
note-takes-it = { $ship } diventa il bersaglio, a qualunque raggio.
note-surfaces = Attivo può attaccare, ed evade con { $needs }+.
note-submerges = Passivo non attacca nessuno, ed evade con { $needs }+.
note-may-pay-for = Tutte le tue carte insieme pagano { $points } PV di navi.
note-in-row = Fila { $row }: a raggio { $row } dalla prima fila degli altri.
note-raises = +1 a ogni tuo tiro in questo turno.
note-lowers = −1 a ogni tiro di { $player } in questo turno.
note-mends = Tutti i danni, { $damage }, spariscono; in questo turno non può agire.
note-restores = Ha { $damage } danni; toglierne uno costa un punto.
note-fires = { $needed ->
    [one] Serve un simbolo { $symbols }: { $hits ->
        [one] un colpo.
       *[other] { $hits } colpi.
    }
   *[other] Servono { $needed } simboli { $symbols }: { $hits ->
        [one] un colpo.
       *[other] { $hits } colpi.
    }
}
note-reaches = { $nearest ->
    [1] Raggio fino a { $farthest }.
   *[other] Raggio da { $nearest } a { $farthest }.
}
note-reaches-all = A qualunque raggio.
note-hampers = I blocchi contro di essa hanno −{ $penalty }.
note-bombs = { $attacks ->
    [0] Un attacco aereo con { $needs }+.
    [one] Un attacco aereo con { $needs }+.
   *[other] { $attacks } attacchi aerei con { $needs }+.
}
note-or-hunts = Oppure un attacco ASW con { $needs }+.
note-costs-cards = { $cards ->
    [one] Costa un'altra carta della mano.
   *[other] Costa altre { $cards } carte della mano.
}
note-stops = Ferma { $symbols } con { $needs }+.
note-plans-rolls = +1 a tutti i tuoi tiri in questo turno, o −1 a tutti quelli di un avversario.
note-cancels-card = Annulla una carta appena giocata da altri.
note-copies-card = Vale come la carta che hai appena giocato.
note-mends-ships = Tutti i danni lasciano le tue navi che non hanno agito; in questo turno non possono agire.
note-screens-ship = Un'altra tua nave subisce un attacco.
note-pays-for = Vale { $points } per i rinforzi.
note-navy-ships = { $ships } navi, { $points } PV.
note-fleet-of = { $player }: { $ships ->
    [one] una nave
   *[other] { $ships } navi
}, { $points } PV.
note-has-acted = { $ship } ha già agito in questo turno, o è in riparazione.
note-still-passive = { $ship } è Passivo, e un sottomarino diventa Attivo solo prima del primo attacco.
note-needs-card = { $ship } non ha né aerei né ASW: spara in appoggio a una carta.
note-friendly-ship = { $ship } è della tua parte.
note-only-torpedoes = { $ship } è un sottomarino: lo raggiungono solo siluri e ASW.
note-closed-to-card = { $card } non può mirare a { $ship }.
note-out-of-range = { $ship } è fuori dal raggio delle navi che appoggiano { $card }.
note-too-dear = { $ship } costa { $vp }; le carte calate fanno { $points }.
note-over-limit = { $room ->
    [0] { $ship } non entra: il limite della flotta è raggiunto.
   *[other] { $ship } non entra: il limite della flotta lascia { $room } PV.
}
note-attack-closes = { $ship }: dopo il primo attacco del turno non ci si rinforza né ci si riordina.
note-no-defence-number = { $ship } non ha numeri di difesa.
note-numbers-used = I numeri di difesa di { $ship } non corrispondono, o sono già usati in questo turno.
note-no-support = { $card }: troppo poche navi che possono ancora agire hanno i simboli richiesti.
note-nothing-in-range = { $card }: nessuno è nel raggio delle navi che potrebbero appoggiarla.
note-nothing-to-bomb = { $card }: dall'aria non si può attaccare nulla.
note-too-few-to-pay = { $cards ->
    [one] { $card } costa un'altra carta della mano.
   *[other] { $card } costa altre { $cards } carte della mano.
}
note-nothing-damaged = { $card }: nessuna tua nave danneggiata può ancora essere riparata.
note-nothing-to-copy = { $card } copia la carta che hai appena giocato: non ce n'è una da giocare di nuovo.
note-for-defence = { $card } risponde a ciò che fanno gli altri; non attacca.
note-stops-nothing = { $card } non ferma nessuno di questi attacchi.
note-is-declared = { $card } è già opposta a un attacco.
note-defence-limit = In difesa hai giocato tante carte quante sono le tue navi.
note-not-mine = L'attacco { $attack } è contro altri: lo fermerebbe solo un Intel.
note-nothing-against = Non hai più nulla contro l'attacco { $attack }.
note-is-settled = L'attacco { $attack } è deciso.
note-price = Costa { $points }; ne restano { $left }.
note-hull = { $vp } PV, scafo { $hull }.
note-dives = { $vp } PV, evade con { $passive }+ Passivo, { $active }+ Attivo.
note-carries = Armi: { $symbols }.
note-launches = { $attacks ->
    [one] Un attacco aereo
   *[other] { $attacks } attacchi aerei
} con { $needs }+.
note-hunts = Attacco ASW con { $needs }+.
note-defends = Ferma { $symbols } con { $needs }+{ $blocks ->
    [one] .
   *[other] , { $blocks } volte per turno.
}
note-commands = { $cards ->
    [one] Una carta in più in mano.
   *[other] { $cards } carte in più in mano.
}
note-mission-turns = { $turns ->
    [one] Dura un turno.
   *[other] Dura { $turns } turni.
}
note-as-aggressor = Aggressore: navi fino a { $limit } PV, mano { $hand }.
note-as-defender = Difensore: navi fino a { $limit } PV, mano { $hand }.
note-ship-points = Per ogni PV affondato: navi { $ships }, sottomarini { $submarines }.
note-destroyed-points = { $target } distrutti: { $points } punti ciascuno.
note-saved-points = { $target } salvi: { $points } punti ciascuno.
note-strategy-duration = La missione dura un turno in più, o uno in meno.
note-strategy-insight = Una volta: vedi la mano avversaria, poi cambi fino a { $cards } carte tue.
note-strategy-targeting = In questa missione i blocchi contro i tuoi missili hanno -{ $penalty }.
note-strategy-gift = Una carta a tua scelta sta accanto alla mano: { $card }.
note-strategy-surprise = Nel primo turno la mano avversaria ha { $cards } carte in meno.
note-strategy-resupply = Le tue navi impegnate perdono tutti i segnalini Low e Out.
note-strategy-damage-control = Dopo la missione fino a { $points } danni lasciano ogni nave guidata.
note-strategy-deployment = { $points } punti di navi in più per questa missione.

## Che cosa si conta
measure-ships-sunk = navi affondate
measure-submarines-sunk = sottomarini affondati
measure-missions = missioni
measure-purchases = spesi in carte
measure-repairs = spesi in riparazioni
measure-ship = Navi
measure-card = Carte Azione
measure-first = chi muove per primo
measure-points = vinte ai punti
measure-protected-sunk = la nave da proteggere affondata
measure-protected-saved = la nave da proteggere salva
measure-last-afloat = una sola flotta a galla
measure-campaign = campagna decisa
measure-tied = pari alla fine
measure-rounds = round
