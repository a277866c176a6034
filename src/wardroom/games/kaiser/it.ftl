title = I Pirati del Kaiser
about = Le navi corsare della Prima guerra mondiale: affonda e cattura mercantili, camuffa le tue corsare, manda gli inglesi contro quelle altrui. Da 1 a 4, a squadre o da soli contro un fantasma.
goal = { $players ->
    [1] Lo scopo: in tre round, più Punti Round del fantasma. Caccia i suoi mercantili con le tue navi tedesche, e le sue corsare con gli inglesi.
   *[other] { $teams ->
        [yes] Lo scopo: con il compagno, in tre round, più Punti Round dell'altra squadra. Caccia i suoi mercantili con le tue navi tedesche, e le sue corsare con gli inglesi.
       *[no] Lo scopo: il maggior numero di Punti Round in tre round. Caccia i mercantili altrui con le tue navi tedesche, e le loro corsare con gli inglesi; ciò che affondi o catturi dà punti.
    }
}

phantom = Fantasma

## Opzioni della preparazione

switch-teams = Gioco di squadra
    .about = Due squadre di due; i compagni siedono di fronte. Solo per quattro giocatori.
switch-deck = Carte Azione per round
    .about = Meno carte fanno un round più breve, più carte uno più lungo. Di solito sono 80 in quattro, 60 in tre, 40 in due o da soli.
    .value-0 = il numero solito
    .values = { $number } carte
switch-deck_anew = Accordarsi sulle carte prima di ogni round
    .about = Prima di ogni distribuzione qualcuno propone quante carte Azione avrà il round, e gli altri dicono se sono d'accordo. Senza accordo vale il numero qui sopra.
switch-first = Primo giocatore
    .about = Chi comincia il primo round.
    .value-dice = il dado più alto
    .value-lowest = le navi tedesche più deboli
switch-expansion = Carte dell'espansione
    .about = Si gioca con le otto carte Azione che un tempo erano vendute a parte.
switch-coal = Carbone
    .about = Le navi da guerra e alcune corsare consumano molto carbone: finiscono più facilmente in Rifornimento Limitato e ne escono più difficilmente.
switch-sails = Vele
    .about = La Seeadler ha bisogno di pochi rifornimenti, ma è lenta contro le navi veloci e nella fuga.
switch-seaplane = Idrovolante
    .about = La Wolf ha un idrovolante: sorprende meglio, sfugge meglio e non teme Caccia Scarsa.
switch-tournament = Distribuzione da torneo
    .about = Nel primo round ognuno ha una di quattro navi da guerra simili, due delle corsare più forti e mercantili da 5, 7 e 9 punti.
switch-choose_ships = Scegliere le navi da torneo
    .about = Con la distribuzione da torneo: ognuno sceglie una nave da guerra e tre mercantili invece di riceverli a caso.
switch-beyond_1914 = Oltre il 1914
    .about = Solo le navi tedesche ancora in mare nel 1915: due navi da guerra e dieci corsare.
switch-no_breakout = Senza carte Fuga
    .about = Le tre carte Fuga restano fuori; solo con Oltre il 1914 e in quattro.
switch-merchants_of_1914 = Mercantili del 1914
    .about = Se è spento, i 19 mercantili perduti nel 1914 restano fuori.
switch-fast_raiders = Corsare veloci
    .about = Cinque corsare veloci possono inseguire una Nave Veloce rischiando il proprio rifornimento; nei bassi fondali pescano troppo.
switch-keep_three = Fino a tre navi tenute
    .about = Da un round all'altro si possono tenere fino a tre navi tedesche, con una carta Azione in meno per ciascuna.
switch-extra_damage = Danni aggiuntivi
    .about = Una nave può avere più segnalini di danno, e ciascuno conta.
switch-torpedo_prizes = Siluri contro le navi bottino
    .about = I sottomarini possono tentare di silurare le navi bottino camuffate.
switch-pursuit = Inseguimento nei bassi fondali
    .about = Una nave tedesca può seguire un mercantile nei bassi fondali.
switch-sailing_merchants = Mercantili a vela
    .about = I dodici mercantili a vela rompono il contatto con più fatica e hanno meno reazioni.
switch-prize_supply = Rifornimento dalle navi bottino
    .about = Le navi bottino possono rifornire le navi in Rifornimento Limitato in ogni momento del tuo turno, finché non si esauriscono.
switch-phantom = Chi decide per il fantasma
    .about = Nel solitario: quale delle sue navi agisce, e contro quale delle tue. Se decidi tu, scegli nel suo interesse, come vuole il regolamento.
    .value-player = tu
    .value-best = il programma, ciò che più gli giova
    .value-random = a caso
switch-phantom_keeps = Chi tiene le navi del fantasma
    .about = Nel solitario: quale nave tiene il fantasma per il round seguente.
    .value-player = scegli tu
    .value-phantom = il fantasma, da sé

error-kaiser-teams = Il gioco di squadra è per quattro giocatori; qui { $players ->
    [one] ce n'è uno
   *[other] ce ne sono { $players }
}.
error-kaiser-tournament-1914 = La distribuzione da torneo insieme a Oltre il 1914 lascia solo due navi da guerra, quindi vale al massimo per due giocatori; qui ce ne sono { $players }.
error-kaiser-no-breakout = Le carte Fuga si possono togliere solo in quattro, con Oltre il 1914.
error-kaiser-choose-ships = Le navi si possono scegliere solo con la distribuzione da torneo.
error-kaiser-deck = Qui non si può giocare un round con { $deck } carte Azione; se ne possono usare da { $least } a { $most }.

## Le navi sono femminili: la Lovat, l'Emden

the-ship = { $ship_first ->
    [article] { $ship }
    [a] l'{ $ship }
    [e] l'{ $ship }
    [i] l'{ $ship }
    [o] l'{ $ship }
    [u] l'{ $ship }
   *[other] la { $ship }
}
The-ship = { $ship_first ->
    [article] { $ship }
    [a] L'{ $ship }
    [e] L'{ $ship }
    [i] L'{ $ship }
    [o] L'{ $ship }
    [u] L'{ $ship }
   *[other] La { $ship }
}
the-target = { $target_first ->
    [article] { $target }
    [a] l'{ $target }
    [e] l'{ $target }
    [i] l'{ $target }
    [o] l'{ $target }
    [u] l'{ $target }
   *[other] la { $target }
}
The-target = { $target_first ->
    [article] { $target }
    [a] L'{ $target }
    [e] L'{ $target }
    [i] L'{ $target }
    [o] L'{ $target }
    [u] L'{ $target }
   *[other] La { $target }
}
The-by = { $by_first ->
    [article] { $by }
    [a] L'{ $by }
    [e] L'{ $by }
    [i] L'{ $by }
    [o] L'{ $by }
    [u] L'{ $by }
   *[other] La { $by }
}
the-other = { $other_first ->
    [article] { $other }
    [a] l'{ $other }
    [e] l'{ $other }
    [i] l'{ $other }
    [o] l'{ $other }
    [u] l'{ $other }
   *[other] la { $other }
}
of-the-ship = { $ship_first ->
    [article] di { $ship }
    [a] dell'{ $ship }
    [e] dell'{ $ship }
    [i] dell'{ $ship }
    [o] dell'{ $ship }
    [u] dell'{ $ship }
   *[other] della { $ship }
}
of-the-target = { $target_first ->
    [article] di { $target }
    [a] dell'{ $target }
    [e] dell'{ $target }
    [i] dell'{ $target }
    [o] dell'{ $target }
    [u] dell'{ $target }
   *[other] della { $target }
}
on-the-target = { $target_first ->
    [article] su { $target }
    [a] sull'{ $target }
    [e] sull'{ $target }
    [i] sull'{ $target }
    [o] sull'{ $target }
    [u] sull'{ $target }
   *[other] sulla { $target }
}
your-ship = { $ship_first ->
    [article] la tua nave { $ship }
   *[other] la tua { $ship }
}
your-target = { $target_first ->
    [article] la tua nave { $target }
   *[other] la tua { $target }
}
Your-ship = { $ship_first ->
    [article] La tua nave { $ship }
   *[other] La tua { $ship }
}
Its-ship = { $ship_first ->
    [article] La sua nave { $ship }
   *[other] La sua { $ship }
}
Your-by = { $by_first ->
    [article] La tua nave { $by }
   *[other] La tua { $by }
}
the-player = { $player_is ->
    [phantom] il fantasma
   *[other] { $player }
}
The-player = { $player_is ->
    [phantom] Il fantasma
   *[other] { $player }
}
the-victim = { $victim_is ->
    [phantom] il fantasma
   *[other] { $victim }
}
of-player = { $player_is ->
    [phantom] del fantasma
   *[other] di { $player }
}
for-player = { $player_is ->
    [phantom] per il fantasma
   *[other] per { $player }
}
of-victim = { $victim_is ->
    [phantom] del fantasma
   *[other] di { $victim }
}
before-victim = { $victim_is ->
    [phantom] Davanti al fantasma
   *[other] Davanti a { $victim }
}
By = { $by_is ->
    [phantom] Il fantasma
   *[other] { $by }
}

## Nomi che non sono né navi né carte

name-british = forze inglesi
name-solitaire = carta Solitario
name-submarine_u = Sottomarino U
name-submarine_uc = Sottomarino UC
name-new_ships = nuove navi
name-mines = Mine
name-passage = Passaggio
name-chase = rifornimento dopo l'inseguimento
name-prize_supply = rifornimenti rimasti
name-torpedo_prizes = siluro a una nave bottino

name-outcome_missed = a vuoto
name-outcome_damaged = a segno
name-outcome_sunk = almeno il doppio
name-outcome_success = riuscita
name-outcome_failure = fallita

name-mod_damaged = danneggiata
name-mod_low = Rifornimento Limitato
name-mod_night = di notte
name-mod_seaplane = idrovolante
name-mod_sails = vele
name-mod_hunter_sails = cacciatore a vela
name-mod_coal = consuma carbone
name-mod_prize = una preda aiuta
name-mod_draught = pescaggio

name-no_action = nessuna azione
name-no_special = nessuna
name-no_response = nessuna risposta
name-intercept_british = intercettazione inglese
name-intercept_raider = intercettazione da parte di una corsara
name-intercept_warship = intercettazione da parte di una nave da guerra
name-interrogate_low = Interrogatorio, la nave di minor valore
name-interrogate_high = Interrogatorio, la nave di maggior valore
name-interrogate_random = Interrogatorio, una nave a caso
name-submarine_torpedo = Sottomarino, siluro
name-submarine_mines = Sottomarino, mine

## Domande

for-phantom = { $phantom ->
    [yes] Decidi per il fantasma.{" "}
   *[no] {""}
}
ask-what-to-commit = Quale carta impieghi, coperta?
ask-how-to-commit = Come impieghi { $card }?
ask-what-next = Che cosa fai adesso?
ask-which-raider-lays-mines = { for-phantom }Quale corsara posa le mine?
ask-which-target = { for-phantom }{ $intercept ->
    [yes] Intercettazione ({ $by }): contro quale nave?
   *[no] { $card }: contro quale nave?
}
ask-which-second-target = { for-phantom }Quale altro mercantile intercetta { the-ship }?
ask-which-next-target = { for-phantom }A quale mercantile tocca adesso?
ask-which-target-is-left = { for-phantom }Caccia scarsa: quale mercantile { $phantom ->
    [yes] intercetta
   *[no] intercetti
} ancora?{ $boards ->
    [yes] {" "}Gruppo di Abbordaggio: { $boarded }.
   *[no] {""}
}
ask-which-player = { $card }: contro chi?
ask-which-own-ship = { for-phantom }{ $card }: per quale delle { $phantom ->
    [yes] sue navi?
   *[no] tue navi?
}
ask-which-assist = Quale carta Assistenza aggiungi all'attacco ({ $target })?
ask-boarding-party-now = Mandi un Gruppo di Abbordaggio { on-the-target }?
ask-torpedo-or-mines = { $card }: un siluro o mine?
ask-hand-or-deck = Guardi la mano di un avversario o il mazzo?
ask-order-of-draws = Quale di queste carte verrà pescata prima delle altre?
ask-answer-intercept = { $british ->
    [yes] Le forze inglesi intercettano { your-target }{ with-dice }. Reagisci?
   *[no] { The-by } intercetta { your-target }{ with-dice }. Reagisci?
}
ask-answer-hunt = { The-by } intercetta più mercantili tuoi insieme{ with-dice }. Reagisci?
ask-answer-torpedo = Un sottomarino lancia un siluro contro { your-target } (dadi: { $dice }). Reagisci?
ask-answer-mines = { $submarine ->
    [yes] Un sottomarino ha posato mine tra i tuoi mercantili (dadi: { $dice }). Reagisci?
   *[no] { The-by } ha posato mine tra i tuoi mercantili (dadi: { $dice }). Reagisci?
}
ask-answer-sinking = { Your-ship } è stata affondata. Reagisci?
ask-answer-recognition = { Your-ship } è stata svelata. La camuffi di nuovo?
ask-recall-now = In questo turno { the-ship } ha affondato un tuo mercantile. La fai richiamare adesso?
ask-seek-passage = { for-phantom }{ $phantom ->
    [yes] { Its-ship }
   *[no] { Your-ship }
} è indenne. Tenta il Passaggio?
ask-swap-which = Quale mercantile tra i tuoi Punti Vittoria dai in cambio { of-the-ship }?
ask-chase = { for-phantom }{ The-target } è una nave veloce. { The-ship } la insegue, rischiando il proprio rifornimento?
ask-pursue = { for-phantom }{ The-target } fugge nei bassi fondali. { The-ship } la insegue?
ask-supply-now = { for-phantom }{ The-ship } si rifornisce dalla nave bottino { $prize }?
ask-order-of-discards = Quale carta scarti adesso? L'ultima resterà in cima.
ask-which-to-keep = Quale nave tieni per il round seguente? Ognuna ti costa una carta Azione.
ask-which-phantom-supplies = { for-phantom }Una nave bottino rifornisce una delle sue navi?
ask-which-phantom-intercepts = { for-phantom }{ $raider ->
    [yes] Quale corsara intercetta?
   *[no] Quale nave da guerra intercetta?
}
ask-which-warship = { for-phantom }Con quale nave da guerra { $phantom ->
    [yes] comincia?
   *[no] cominci?
}
ask-which-merchant = { for-phantom }Con quale mercantile da { $points } punti { $phantom ->
    [yes] comincia?
   *[no] cominci?
}
ask-how-many-cards = Quante carte Azione avrà questo round?
ask-agree-to-cards = Proposta di { $player }: un round di { $number } carte Azione. Sei d'accordo?
ask-which-phantom-keeps = { for-phantom }Quale nave tiene per il round seguente? Ognuna gli costa una carta Azione.
ask-what-to-give = Quale carta dai? La riceve { $partner }.
ask-which-to-partner = Quale nave cedi, prima che scegliate quali tenere? La riceve { $partner }.
ask-to-partner = { The-ship } passa nella forza di { $partner }?

## Opzioni

option-commit = Impiega { $card }{ $night ->
    [yes] {" "}(notte)
   *[no] {""}
}
    .several = { $count ->
        [one] Impiega una carta
       *[other] Impiega { $count } carte
    }
option-ready = Non impiegare altre carte
option-as-action = Per la sua azione
option-as-british = Per un'intercettazione inglese, davanti alla tua forza
option-on-ship = Per un'intercettazione con { the-ship }
option-lay-mines-from = Per posare mine con { the-ship }
option-play = { $intercept ->
    [yes] Gioca { $card }: intercettazione ({ $by })
   *[no] Gioca { $card }
}
option-stop = Concludi il turno
option-leave-refuge = { The-ship } lascia l'Isola Rifugio
option-try-resupply = { The-ship } tenta di rifornirsi nell'Isola Rifugio
option-try-repair = { The-ship } tenta di ripararsi nell'Isola Rifugio
option-supply-from = { The-ship } si rifornisce dalla nave bottino { $prize }
option-aim = { $owner_is ->
    [you] { Your-ship }
    [nobody] { The-ship }
   *[other] Contro { the-ship } ({ $owner })
}
option-aim-at = Contro { $player }
option-join = Aggiungi { $card }
option-announce = Procedi senza altre carte Assistenza
option-react = Reagisci con { $card }{ $laid ->
    [yes] {" "}(la carta impiegata)
   *[no] { $night ->
        [yes] {" "}(carta notturna)
       *[no] {""}
    }
}
option-pass = Nessuna reazione
option-yes = Sì
option-no = No
option-torpedo = Un siluro contro un mercantile
option-mines = Mine contro tutti i mercantili di un avversario
option-look-at-hand = Guarda la mano di { $player }
option-look-at-deck = Guarda le prossime carte del mazzo e riordinale
option-draw-next = { $card } prima delle altre
option-discard-next = Scarta { $card }
option-discard-rest = Scarta il resto così com'è
option-keep = Tieni { the-ship }
option-keep-no-more = Non tenere altre navi
option-choose-warship = Scegli { the-ship }
option-choose-merchant = Scegli { the-ship } (Passaggio { $challenge } contro { $response })
option-so-many-cards = { $number } carte
option-give = Dai { $card }
    .several = { $count ->
        [one] Dai una carta
       *[other] Dai { $count } carte
    }
option-give-no-more = Non dare altre carte
option-hand-over = Cedi { the-ship }
option-hand-over-none = Non cedere altre navi

## Eventi: round e turni

event-round-began = Comincia il round { $number }.
event-chose-ship = { $player_is ->
    [you] Scegli { the-ship }.
   *[other] { The-player } sceglie { the-ship }.
}
event-cards-agreed = { $agreed ->
    [yes] D'accordo: questo round ha { $number } carte Azione.
   *[no] Non c'è accordo: questo round ha { $number } carte Azione, come stabilito per la partita.
}
event-first-player = { $player_is ->
    [you] Cominci tu.
   *[other] Comincia { the-player }.
}
event-rolled-for-first = { $player_is ->
    [you] Per il primo turno tiri { $roll }.
   *[other] Per il primo turno { the-player } tira { $roll }.
}
event-turn-began = { $player_is ->
    [you] È il tuo turno.
   *[other] È il turno { of-player }.
}
event-extra-turn = { $player_is ->
    [you] Hai un turno in più.
   *[other] { The-player } ha un turno in più.
}
event-skipped = { $player_is ->
    [you] Salti questo turno.
   *[other] { $player } salta questo turno.
}
event-in-fog = { $player_is ->
    [you] Sei nella nebbia: niente carte in questo turno.
   *[other] { The-player } è nella nebbia: niente carte in questo turno.
}
event-deceived = { $player_is ->
    [you] Inganno: la tua unica carta in questo turno è { $card }, pescata a caso.
   *[other] Inganno: l'unica carta di { $player } in questo turno è { $card }, pescata a caso.
}
event-committed = { $player_is ->
    [you] Impieghi { committed-cards }.
   *[other] { $player } impiega { committed-cards }.
}
committed-cards = { $sideways ->
    [0] { cards-upright }
   *[other] { $upright ->
        [0] { cards-sideways }
       *[other] { cards-upright } e { cards-sideways }
    }
}
cards-upright = { $upright ->
    [one] 1 carta per la sua azione
   *[other] { $upright } carte per le loro azioni
}
cards-sideways = { $sideways ->
    [one] 1 carta per un'intercettazione inglese
   *[other] { $sideways } carte per intercettazioni inglesi
}
event-committed-on-ships = { $player_is ->
    [you] Impieghi { cards-on-ships }.
   *[other] { $player } impiega { cards-on-ships }.
}
cards-on-ships = { $laying ->
    [0] { cards-to-intercept }
   *[other] { $intercepting ->
        [0] { cards-to-lay-mines }
       *[other] { cards-to-intercept }, e { cards-to-lay-mines }
    }
}
cards-to-intercept = { $intercepting ->
    [one] 1 carta su { $ships } per intercettare
   *[other] 1 carta per nave su { $ships } per intercettare
}
cards-to-lay-mines = { $laying ->
    [one] 1 carta su { $minelayers } per posare mine
   *[other] 1 carta per nave su { $minelayers } per posare mine
}
event-played = { $intercept ->
    [yes] { $player_is ->
        [you] Giri { $card } ({ $by }).
       *[other] { $player } gira { $card } ({ $by }).
    }
   *[no] { $player_is ->
        [you] Giochi { $card }.
       *[other] { $player } gioca { $card }.
    }
}
event-no-effect = Nessun effetto: { $card }.

## Eventi: intercettazioni e attacchi

by-night = { $night ->
    [yes] {" "}di notte
   *[no] {""}
}
with-dice = { by-night } con dadi { $dice }
event-intercepts = { $player_is ->
    [you] { Your-ship } intercetta { the-target } ({ $victim }){ by-night }.
   *[other] { $victim_is ->
        [you] { The-ship } ({ $player }) intercetta { your-target }{ by-night }.
       *[other] { The-ship } ({ $player }) intercetta { the-target } ({ $victim }){ by-night }.
    }
}
event-british-intercept = { $player_is ->
    [you] Le tue forze inglesi intercettano { the-target } ({ $victim }){ with-dice }.
   *[other] { $victim_is ->
        [you] Le forze inglesi { of-player } intercettano { your-target }{ with-dice }.
       *[other] Le forze inglesi { of-player } intercettano { the-target } ({ $victim }){ with-dice }.
    }
}
event-assisted = { $boards ->
    [yes] Carta Assistenza: { $card }, per { the-target }.
   *[no] Carta Assistenza: { $card }.
}
event-reacted = { $player_is ->
    [you] Reagisci con { $card }.
   *[other] { $player } reagisce con { $card }.
}
event-fought = Attacco, { $attacker } contro { $target }: { $attack_dice }{ $attack_modifier ->
    [0] {""}
   *[other] {" "}({ $attack } con i modificatori)
} contro { $defence_dice }{ $defence_modifier ->
    [0] {""}
   *[other] {" "}({ $defence } con i modificatori)
}, { $outcome }.
event-challenged = Sfida, { $about } ({ $ship }): { $challenge_dice }{ $modifier ->
    [0] {""}
   *[other] {" "}({ $challenge } con i modificatori)
} contro { $response_dice }, { $outcome }.
in-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
event-sunk = { $by_is ->
    [you] Affondi { the-ship }: { in-points }.
   *[other] { $owner_is ->
        [you] { By } affonda { your-ship }: { in-points }.
       *[other] { By } affonda { the-ship }: { in-points }.
    }
}
event-damaged = { $markers ->
    [1] { The-ship } è danneggiata.
   *[other] { The-ship } è danneggiata ancora: { $markers } segnalini.
}
event-captured = { $by_is ->
    [you] Catturi { the-ship }: è una tua nave bottino.
   *[other] { $owner_is ->
        [you] { By } cattura { your-ship } come nave bottino.
       *[other] { By } cattura { the-ship } come nave bottino.
    }
}
event-safe = { $player_is ->
    [you] { Your-ship } raggiunge il porto: { in-points } per te.
   *[other] { The-ship } raggiunge il porto: { in-points } { for-player }.
}
event-exhausted = { $player_is ->
    [you] La tua nave bottino { $ship } ha esaurito i rifornimenti e la affondi: { in-points } per te.
   *[other] La nave bottino { $ship } ha esaurito i rifornimenti e viene affondata: { in-points } { for-player }.
}
event-removed = { The-ship } esce dal gioco e nessuno ne conta i punti.
event-recognised = { The-ship } è svelata.
event-hidden = { The-ship } è di nuovo camuffata.
event-low-supply = { The-ship } è in Rifornimento Limitato.
event-resupplied = { The-ship } è rifornita.
event-repaired = { $markers ->
    [0] { The-ship } è riparata.
    [one] { The-ship } è riparata in parte: resta 1 segnalino di danno.
   *[other] { The-ship } è riparata in parte: restano { $markers } segnalini di danno.
}
event-intercept-cancelled = L'intercettazione { of-the-target } è annullata.
event-pursues = { The-ship } insegue { the-target } nei bassi fondali.
event-chases = { The-ship } si mette a inseguire { the-target }.
event-hunt-reduced = Resta intercettata solo { the-target }.
event-mines-laid = { $player_is ->
    [you] { $submarine ->
        [yes] Il tuo sottomarino posa mine tra i mercantili { of-victim }.
       *[no] { Your-by } posa mine tra i mercantili { of-victim }.
    }
   *[other] { $submarine ->
        [yes] { $victim_is ->
            [you] Un sottomarino { of-player } posa mine tra i tuoi mercantili.
           *[other] Un sottomarino { of-player } posa mine tra i mercantili { of-victim }.
        }
       *[no] { $victim_is ->
            [you] { The-by } ({ $player }) posa mine tra i tuoi mercantili.
           *[other] { The-by } ({ $player }) posa mine tra i mercantili { of-victim }.
        }
    }
}
event-mines-swept = Le mine sono dragate in tempo.
event-torpedoed = { $player_is ->
    [you] Il tuo sottomarino lancia un siluro contro { the-target } ({ $victim }).
   *[other] { $victim_is ->
        [you] Un sottomarino { of-player } lancia un siluro contro { your-target }.
       *[other] Un sottomarino { of-player } lancia un siluro contro { the-target } ({ $victim }).
    }
}
event-torpedo-missed = Il siluro manca { the-target }.
event-card-sunk = { $by_is ->
    [you] Affondi la carta { $card }: { in-points }.
   *[other] { By } affonda la carta { $card }: { in-points }.
}
event-swapped = { The-ship } era stata scambiata per { the-other }: le due carte cambiano di mano.

## Eventi: carte e navi

event-laid = { $victim_is ->
    [you] Davanti a te c'è la carta { $card }.
   *[other] { before-victim } c'è la carta { $card }.
}
event-joined = { $player_is ->
    [you] { The-ship } si unisce alla tua forza.
   *[other] { The-ship } si unisce alla forza { of-player }.
}
event-entered-refuge = { The-ship } entra in un'Isola Rifugio.
event-left-refuge = { The-ship } lascia la sua Isola Rifugio.
so-many-cards = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
event-cards-taken = { $player_is ->
    [you] Prendi { so-many-cards } dalla mano { of-victim }.
   *[other] { $victim_is ->
        [you] { The-player } prende { so-many-cards } dalla tua mano.
       *[other] { The-player } prende { so-many-cards } dalla mano { of-victim }.
    }
}
event-cards-seen = Si tratta di { $cards }.
event-hand-seen = La mano di { $player }: { $cards }.
event-deck-seen = Le prossime carte del mazzo: { $cards }.
event-looked-at-hand = { $player_is ->
    [you] Guardi la mano di { $victim }.
   *[other] { $victim_is ->
        [you] { $player } guarda la tua mano.
       *[other] { $player } guarda la mano di { $victim }.
    }
}
event-looked-at-deck = { $player_is ->
    [you] Guardi le prossime carte del mazzo.
   *[other] { $player } guarda le prossime carte del mazzo.
}
event-took-discards = { $player_is ->
    [you] Prendi dagli scarti: { $cards }.
   *[other] { $player } prende dagli scarti: { $cards }.
}
event-cards-given = { $number ->
    [0] { $player_is ->
        [you] { $partner } non riceve carte da te.
       *[other] { $partner_is ->
            [you] Non ricevi carte da { $player }.
           *[other] { $partner } non riceve carte da { $player }.
        }
    }
   *[other] { $player_is ->
        [you] { $partner } riceve { so-many-cards } da te.
       *[other] { $partner_is ->
            [you] Ricevi { so-many-cards } da { $player }.
           *[other] { $partner } riceve { so-many-cards } da { $player }.
        }
    }
}
event-discarded = { $player_is ->
    [you] Scarti { $cards }.
   *[other] { $player } scarta { $cards }.
}
event-discarded-face-down = { $player_is ->
    [you] Scarti { so-many-cards } a faccia in giù.
   *[other] { $player } scarta { so-many-cards } a faccia in giù.
}
event-drew-card = { $left ->
    [0] { $player_is ->
        [you] Peschi l'ultima carta.
        [phantom] La carta del fantasma va coperta negli scarti; era l'ultima.
       *[other] { $player } pesca l'ultima carta.
    }
    [one] { $player_is ->
        [you] Peschi una carta; ne resta 1.
        [phantom] La carta del fantasma va coperta negli scarti; ne resta 1.
       *[other] { $player } pesca una carta; ne resta 1.
    }
   *[other] { $player_is ->
        [you] Peschi una carta; ne restano { $left }.
        [phantom] La carta del fantasma va coperta negli scarti; ne restano { $left }.
       *[other] { $player } pesca una carta; ne restano { $left }.
    }
}
event-you-drew = La tua nuova carta: { $card }.
event-drew-merchants = { $player_is ->
    [you] I tuoi mercantili si completano con { $ships }.
   *[other] I mercantili { of-player } si completano con { $ships }.
}

## Eventi: la fine di un round

event-round-ended = Il round { $number } è finito.
event-struck-off = { $player_is ->
    [you] Non puoi contare più navi tedesche che mercantili; fuori dal conteggio: { $ships }.
   *[other] { The-player } non può contare più navi tedesche che mercantili; fuori dal conteggio: { $ships }.
}
event-round-scored = { $player_is ->
    [you] Ottieni { with-victory-points } e { with-round-points }.
   *[other] { The-player } ottiene { with-victory-points } e { with-round-points }.
}
with-victory-points = { $victory_points ->
    [one] 1 Punto Vittoria
   *[other] { $victory_points } Punti Vittoria
}
with-round-points = { $round_points ->
    [one] 1 Punto Round
   *[other] { $round_points } Punti Round
}
event-kept = { $player_is ->
    [you] Tieni per il round seguente: { $ships }.
   *[other] { The-player } tiene per il round seguente: { $ships }.
}
event-another-round = Parità in tutto: decide un altro round.
event-won = { $partner_is ->
    [nobody] { $player_is ->
        [you] Vinci la partita con { with-round-points } e { with-victory-points }.
       *[other] { The-player } vince la partita con { with-round-points } e { with-victory-points }.
    }
    [you] Tu e { $player } vincete la partita con { with-round-points } e { with-victory-points }.
   *[other] { $player_is ->
        [you] Tu e { $partner } vincete la partita con { with-round-points } e { with-victory-points }.
       *[other] { $player } e { $partner } vincono la partita con { with-round-points } e { with-victory-points }.
    }
}

## Eventi: il fantasma

event-phantom-drew = { $british ->
    [yes] Il fantasma pesca una carta Solitario e tira { $roll }: { $entry }{ with-dice }.
   *[no] Il fantasma pesca una carta Solitario e tira { $roll }: { $entry }.
}
but-no-fit = { $fits ->
    [yes] {""}
   *[no] , che qui non vale
}
event-phantom-special = Azione speciale del fantasma: { $entry }{ but-no-fit }.
event-phantom-reply = Il fantasma pesca una carta Solitario e in difesa tira { $roll }: { $entry }{ but-no-fit }.
event-phantom-turn-ends = Finisce il turno del fantasma.

## L'immagine del tavolo

table-round = Round { $round }
table-deck = { $deck ->
    [one] resta 1 carta
   *[other] restano { $deck } carte
}
table-discards-none = nessuno scarto
table-discards-face-down = { $count ->
    [one] 1 scarto, coperto
   *[other] { $count } scarti, coperti
}
table-discards = { $count ->
    [one] 1 scarto: { $cards }
   *[other] { $count } scarti, in cima { $cards }
}
table-draws = Conosci le prossime carte del mazzo: { $cards }
table-player = { $seat_is ->
    [you] { $seat } (tu)
   *[other] { $seat }
}
table-on-turn = di turno
table-partner = in squadra con te
table-attacked = sotto attacco
table-cards = in mano { $hand }
table-face-down = { $sideways ->
    [0] dritte { $upright }
   *[other] { $upright ->
        [0] di lato { $sideways }
       *[other] dritte { $upright }, di lato { $sideways }
    }
}
table-pile = { $merchants ->
    [0] { $german ->
        [0] { $points } PV
       *[other] { $points } PV (ted. { $german })
    }
   *[other] { $german ->
        [0] { $points } PV (merc. { $merchants })
       *[other] { $points } PV (merc. { $merchants }, ted. { $german })
    }
}
table-round-points = { $points } PR
table-waiting = in attesa { $card }
table-skipped = salta il prossimo turno
table-seen = Sai che { $seat } ha: { $cards }.
table-name = { $ship }
table-card-warship = { $vp } PV att { $attack } dif { $defence }
table-card-raider = { $vp } PV att { $attack } dif { $defence }
table-card-prize = 2×{ $vp } PV dif { $defence } pass { $challenge }:{ $response }
table-card-merchant = { $vp } PV dif { $defence } pass { $challenge }:{ $response }
table-kind-warship = da guerra
table-kind-raider = corsara
table-kind-prize = bottino
table-kind-action = azione
table-kind-reaction = reazione
table-kind-assist = assistenza
table-kind-team = squadra
table-mark-recognised = SVELATA
table-mark-hidden = camuffata
table-mark-damage = { $count ->
    [1] danneggiata
   *[other] danni { $count }
}
table-mark-low = rif. limitato
table-mark-refuge = in rifugio
table-mark-intercept = +intercetta
table-mark-mines = +posa mine
table-gift-mines = mine
table-gift-coal = carbone
table-gift-sails = vele
table-gift-seaplane = idrovolante
table-gift-fast = veloce
table-played = Giocate in questo turno: { $cards }
table-attack = { $helped ->
    [yes] In corso: { $by }{ with-dice } contro { $targets }, con { $assists }
   *[no] In corso: { $by }{ with-dice } contro { $targets }
}
table-committed = Le tue carte coperte:
table-committed-card = { $intercept ->
    [yes] { $card } (intercettazione: { $by })
   *[no] { $card }
}
table-hand = { $count ->
    [one] La tua unica carta (regola, carta, tipo, Intercettazione, dadi dell'azione):
   *[other] Le tue { $count } carte (regola, carta, tipo, Intercettazione, dadi dell'azione):
}
table-hand-empty = Non hai carte in mano.
table-copies = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
table-challenge = sfida { $challenge }:{ $response }
table-weapon-guns = cannoni { $dice }
table-weapon-torpedo = siluro { $dice }
table-weapon-mines = mine { $dice }
table-weapon-depth_charges = bombe di profondità { $dice }
table-intercept = { $night ->
    [yes] { $dice } notte
   *[no] { $dice }
}

## Spiegazioni: somme, esiti e perché no

note-attack-of = { $ship }: attacco
note-defence-of = { $ship }: difesa
note-challenge-of = { $ship }: sfida
note-response-to = { $ship }: risposta
note-passage-of = { $ship }: passaggio
note-against-passage = risposta
note-modifier = { $name }
note-sinks = { $ship } affonda
note-captures = { $ship } è catturata
note-damages = { $ship } è danneggiata
note-unhurt = { $ship } resta com’è
note-succeeds = riesce
note-fails = fallisce
note-in-port = al sicuro in porto, { in-points }
note-stays-at-sea = resta in mare
note-may-still-answer = Calcolato senza una reazione del proprietario.
note-certainly-works = { $card } non richiede dadi.
note-fires-back = { $card } risponde al fuoco contro { $ship }: { $sunk } % di affondarla, { $damaged } % di danneggiarla.
note-action-half = In verticale agisce: { $card }.
note-british-half = { $night ->
    [yes] Di traverso davanti alla forza: i britannici attaccano con { $dice }, di notte a −1.
   *[no] Di traverso davanti alla forza: i britannici attaccano con { $dice }, di giorno.
}
note-ship-half = { $night ->
    [yes] { $ship } attacca un mercantile con { $dice }, di notte a −1.
   *[no] { $ship } attacca un mercantile con { $dice }, di giorno.
}
note-needs-attack = In verticale, { $card } si unisce a un attacco; senza, non ha effetto.
note-only-answers = { $card } risponde dalla mano; calata, serve come intercettazione.
note-does = { $does }
note-values = { $ship }: { $points } punti, attacco { $attack }, difesa { $defence }.
note-lays-mines = { $ship } posa mine con { $dice }, contro ogni mercantile di un avversario.
note-sees-hand = { $cards ->
    [one] Vedi l'unica carta in mano a { $player }.
   *[other] Vedi tutte le { $cards } carte in mano a { $player }.
}
note-sees-deck = { $cards ->
    [one] Vedi la prossima carta del mazzo.
   *[other] Vedi le prossime { $cards } carte del mazzo e le metti in ordine.
}
note-in-the-shallows = Anche { $ship } passa nei bassi fondali: chi fallisce è danneggiato, o affonda se lo era già.
note-out-of-shelter = Fuori dal rifugio { $ship } può di nuovo essere trovata e intercettata.
note-idle-this-turn = { $ship } potrà attaccare e posare mine dal tuo prossimo turno.
note-supply-lasts = { $ship } resta rifornita
note-supply-runs-low = { $ship } resta con poche scorte
note-answers-intercept = { $card } risponde a una nave tedesca che intercetta un mercantile.
note-answers-hunt = { $card } risponde all'intercettazione di una nave tedesca.
note-answers-torpedo = { $card } risponde a un siluro.
note-answers-mines = { $card } risponde alle mine.
note-answers-sinking = { $card } si gioca quando un mercantile è stato affondato.
note-answers-recognition = { $card } si gioca quando una nave è stata riconosciuta.
note-only-raiders = { $card } vale contro l'intercettazione di una corsara; questa è una nave da guerra.
note-hidden-in-fog = { $player } è nella nebbia e non può essere attaccato.
note-one-opponent = Tutti gli attacchi di un turno vanno a un solo avversario, qui { $player }.
note-once-intercepted = { $ship } è già stata intercettata in questo turno.
note-still-hidden = { $ship } è nascosta: prima va riconosciuta.
note-safe-in-refuge = { $ship } è in un rifugio: la raggiunge solo un Monitore.
note-rests-in-refuge = { $ship } è in un rifugio, o ne è appena uscita: in questo turno non può attaccare.
note-has-acted = { $ship } ha già attaccato in questo turno.
note-has-card = Su { $ship } c’è già una carta.
note-no-mine-rails = { $ship } non ha il simbolo delle mine.
note-prizes-never-attack = { $ship } è una preda: le prede non attaccano.
note-barred-by-night = { $card } non si può giocare di notte.
note-barred-by-surprise = { $card } non si può giocare contro un Attacco a Sorpresa.
note-barred-by-damage = { $card } non si può giocare per una nave danneggiata.
note-already-seen = { $card } vale solo contro corsari nascosti; questo è riconosciuto.
note-waits-for-attack = { $card } si unisce a un attacco: prima bisogna iniziarne uno.
note-no-reaction = { $card } non è una reazione.
note-too-late-to-commit = Le carte si impegnano prima di scoprire la prima.

## Che cosa si conta
measure-merchants-sunk = mercantili affondati
measure-germans-sunk = navi tedesche affondate
measure-brought-home = giunti a destinazione
measure-prizes-held = prede tenute alla fine
measure-cards-sunk = carte affondate
measure-ship = Navi tedesche
measure-card = Carte Azione
measure-first = chi comincia
measure-rounds = round

## What the Action halves of the cards do, each in one sentence

name-does-amc = Un piroscafo armato duella con la nave che ferma il tuo mercantile.
name-does-blockade_runner = Sfida per ogni tua nave in Rifornimento Limitato: rifornita.
name-does-boarding_party = La tua nave cattura il mercantile che affonderebbe.
name-does-bounding_main = A squadre: il giocatore seguente perde un turno.
name-does-break_contact = Sfida: l'intercettazione di una tua nave è annullata.
name-does-breakdown = Sfida: una nave da guerra o corsara nemica integra è danneggiata.
name-does-breakout = Sfida: una o due nuove navi tedesche si uniscono a te.
name-does-collier = Tutte le tue navi in Rifornimento Limitato sono rifornite.
name-does-damage_control = Una tua nave è riparata.
name-does-deception = Nel prossimo turno un avversario gioca una sola carta, a caso.
name-does-exchange_information = A squadre: tu e il compagno vi passate delle carte.
name-does-fair_seas = Un tuo mercantile o bottino integro tenta il Passaggio, con +1.
name-does-fast_ship = L'attacco di una corsara al tuo mercantile ha −2. Non di notte.
name-does-fog_bank = Un avversario perde il prossimo turno, ma è al riparo.
name-does-good_hunting = La tua corsara ferma due mercantili con una carta.
name-does-heavy_weather = Sfida per ogni nave di un avversario: perduta, senza punti.
name-does-intelligence = Guarda una mano, o riordina le prossime carte del mazzo.
name-does-interned = Sfida: una nave da guerra o svelata nemica sparisce, senza punti.
name-does-interrogate = Sfida: una nave nascosta è svelata e subito attaccata.
name-does-island_refuge = Una tua nave da guerra o corsara si ripara presso un'isola.
name-does-lay_mines = La tua posamine attacca ogni mercantile di un avversario.
name-does-minesweeper = Le mine fra i tuoi mercantili sono dragate in tempo.
name-does-mistaken_identity = Sfida: il tuo mercantile affondato si scambia con uno affondato da te.
name-does-monitor = Attacca una nave nemica nella sua Isola Rifugio, con +2.
name-does-non_combatant = Attacco −2 al tuo mercantile integro; al peggio è catturato.
name-does-pull_the_plug = La tua nave tedesca intercettata sparisce, senza punti.
name-does-qqq = La corsara nascosta che ferma il tuo mercantile è svelata.
name-does-q_ship = Un'esca combatte il sottomarino al posto del mercantile.
name-does-razzle_dazzle = Sfida: il siluro manca il tuo mercantile.
name-does-recalled = Sfida: la nave che ha affondato il tuo mercantile sparisce.
name-does-recon_aircraft = Prendi due carte a caso da una mano; usabili subito.
name-does-reflag = La tua corsara o il tuo bottino svelato torna nascosto.
name-does-rendezvous_missed = Sfida per ogni nave da guerra e corsara di un avversario: Rifornimento Limitato.
name-does-sail_q_ship = Un'esca a vela combatte il sottomarino che attacca un tuo veliero.
name-does-scuttle = Una tua nave tedesca danneggiata sparisce, senza punti.
name-does-searchlight = Attacco +3, solo di notte.
name-does-second_chance = Dopo questo turno ne giochi un altro.
name-does-shallow_run = La tua nave sfugge; se la sfida fallisce è danneggiata.
name-does-shipping_lanes = La tua nave da guerra ferma tutti i mercantili di un avversario.
name-does-slim_pickings = L'intercettazione del mercantile è annullata; fra più, ne resta uno.
name-does-special_cargo = I mercantili affondati da questo attacco valgono doppio.
name-does-submarine_u = Un siluro contro un mercantile.
name-does-submarine_uc = Un siluro contro un mercantile, o mine contro tutti.
name-does-surprise_attack = Attacco +2; niente Rompere il Contatto, Nave Veloce, Bassi Fondali.
name-does-transfer_command = Sfida: una nave da guerra o svelata nemica passa a te.
name-does-trap = Il tuo mercantile risponde al fuoco mentre è intercettato.
name-does-wireless_intercept = Prendi le prime due carte degli scarti, per un turno successivo.
