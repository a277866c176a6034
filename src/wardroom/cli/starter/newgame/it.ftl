title = New game
    .tag = Un respiro, un relitto
about = Da due a quattro palombari, un relitto e un solo respiro: cerchi ancora, o risali con quello che hai.
goal = Lo scopo: riportare in { $days } giorni i ritrovamenti che valgono di più. Quello che ti hanno commissionato conta il doppio.

switch-days = Giorni
    .about = Quante volte si immerge ciascuno.
    .values = { $number } giorni
switch-sea = Mare
    .about = Col mare mosso l'aria finisce prima.
    .value-calm = calmo
    .value-rough = mosso

ask-dive = { $seat_is ->
    [you] Quale locale perlustri, o risali?
   *[other] { $seat } si immerge.
}

option-search = Perlustra { $room_the }
option-come-up = Risali

event-found = { $diver_is ->
    [you] Trovi { $find_a } { $room_in }.
   *[other] { $diver } trova { $find_a } { $room_in }.
}
event-breathed = { $diver_is ->
    [you] Tiri { $roll } per l'aria; serve almeno { $needs }.
   *[other] { $diver } tira { $roll } per l'aria; serve almeno { $needs }.
}
event-lost = { $diver_is ->
    [you] Resti senz'aria e perdi { $finds }.
   *[other] { $diver } resta senz'aria e perde { $finds }.
}
event-landed = { $diver_is ->
    [you] Riporti su { $finds }.
   *[other] { $diver } riporta su { $finds }.
}
event-day-began = Giorno { $day }
event-ordered = { $diver_is ->
    [you] La tua commissione: { $kind_of_many }.
   *[other] La commissione di { $diver }: { $kind_of_many }.
}

note-air = aria
note-lasts = l'aria basta
note-runs-out = senz'aria
note-at-stake = In gioco: { $worth }.
note-brings = Porta { $worth } nella barca.
note-first-is-safe = Il primo ritrovamento non costa aria.
note-is-empty = Non resta nulla { $room_in }.

name-hold = stiva
    .the = la stiva
    .in = nella stiva
name-cabin = cabina
    .the = la cabina
    .in = nella cabina
name-orlop = corridoio
    .the = il corridoio
    .in = nel corridoio
name-coin = moneta
    .a = una moneta
    .many = monete
name-plate = piatto d'argento
    .a = un piatto d'argento
    .many = piatti d'argento
name-pearl = perla
    .a = una perla
    .many = perle

table-day = Giorno { $day } di { $days }
table-room = { $room }: { $left ->
    [0] vuoto
    [one] 1 ritrovamento
   *[other] { $left } ritrovamenti
}
table-boat = { $seat }: { $finds }
table-net = Nella rete di { $seat }: { $finds }
table-order = La tua commissione: { $order_many }, che contano il doppio

view-day = Giorno
view-days = Giorni
view-diver = In immersione
view-rooms = Nel relitto
view-net = Nella rete
view-boats = Nella barca
view-sunk = Perduti
view-my_order = La tua commissione

measure-coin = dalle monete
measure-plate = dai piatti d'argento
measure-pearl = dalle perle
