title = Schermaglia
about = Da due a quattro capitani, cannoni nascosti e un dado: dieci minuti dalla prima bordata all'ultima.
goal = Lo scopo: essere l'ultimo capitano a galla, o avere più punti scafo quando il deposito è vuoto.

switch-hull = Punti scafo
    .about = Quanti colpi può incassare una nave.
    .values = { $number } colpi

ask-aim = { $seat_is ->
    [you] Fai fuoco con un cannone o trattieni il tiro?
   *[other] { $seat } fa fuoco o trattiene il tiro.
}
ask-evade = { $attacker } spara con un cannone di calibro { $gun }. Impegni un cannone per schivare?
ask-boarding = { $attacker } e { $target } si affiancano. Quale cannone impegni nell'abbordaggio?

option-fire = Spara col cannone { $gun } contro { $target }
option-commit = Impegna il cannone { $gun }
option-hold = Nessun cannone

event-shot = { $attacker_is ->
    [you] Spari contro { $target }: { $attack } a { $defence }.
   *[other] { $target_is ->
        [you] { $attacker } ti spara: { $attack } a { $defence }.
       *[other] { $attacker } spara contro { $target }: { $attack } a { $defence }.
    }
}
event-boarded = { $winner_is ->
    [you] Vinci l'abbordaggio contro { $loser }.
   *[other] { $loser_is ->
        [you] { $winner } ti vince all'abbordaggio.
       *[other] { $winner } vince l'abbordaggio contro { $loser }.
    }
}
event-held = { $captain_is ->
    [you] Trattieni il tiro.
   *[other] { $captain } trattiene il tiro.
}
event-loaded = Carichi un cannone di calibro { $gun }.
event-sunk = { $captain_is ->
    [you] La tua nave affonda!
   *[other] La nave di { $captain } affonda!
}

note-die = { $captain_is ->
    [you] il tuo dado
   *[other] dado di { $captain }
}
note-gun = { $gun ->
    [0] nessun cannone
   *[other] cannone di calibro { $gun }
}
note-hits = { $target_is ->
    [you] sei colpito
   *[other] { $target } è colpito
}
note-misses = { $target_is ->
    [you] ti mancano
   *[other] { $target } non è colpito
}
note-alongside = abbordaggio
note-boards = { $gun ->
    [0] Senza cannone: vince l'altra parte, a meno che neppure lei ne abbia e tu difenda.
   *[other] Cannone { $gun }: vince il più pesante, a parità chi difende. Niente dadi.
}
note-is-sunk = { $captain } è a fondo.
note-yourself = Nessuno spara alla propria nave.
note-may-evade = { $target } può ancora schivare con un cannone; qui si conta senza.

table-row = { $seat }: { $hull ->
    [0] affondata
    [one] 1 punto scafo, { $guns ->
        [one] 1 cannone
       *[other] { $guns } cannoni
    }
   *[other] { $hull } punti scafo, { $guns ->
        [one] 1 cannone
       *[other] { $guns } cannoni
    }
}
table-below = Deposito: { $deck }. I tuoi cannoni: { $mine }.

view-deck = Nel deposito
view-hands = Cannoni
view-hulls = Punti scafo
view-spent = Cannoni usati
view-mine = I tuoi cannoni
