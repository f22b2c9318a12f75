### Lines and pages about games: who is in them, their state, votes, and the pages of LIST, SUMMARY and HISTORY.

## People of a game.

person-nobody = nessuno
person-bot = un bot
unnamed-player = un giocatore
player-title = { $who ->
        [master] Master
        [player] una potenza
       *[observer] Osservatore
    }
player-since = da { $phase }:
applicant-waits = { $who }, numero { $number }, ha bisogno dell'approvazione del Master
address-fails-since = Le email a { $address } tornano indietro da { $since }.
absence-line = { $who }: da { $since }
    .until = a { $until }
    .unnamed = Un giocatore
orders-sent = { $sent ->
        [not-asked] Nessun ordine necessario
        [missing] Ordini mancanti
       *[sent] Ordini arrivati
    }
    .late-waiting = gli ordini in ritardo richiedono ACCEPT LATE { $power }
    .late-refused = gli ordini in ritardo non contano, a meno che tu non invii ACCEPT LATE { $power }

## What a game needs, and its state.

game-needs-answers = I AM HERE da { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
game-needs-approval = l'approvazione dei giocatori da parte del Master
game-needs-begin = il BEGIN del Master
game-needs-start = l'inizio
game-needs-players = { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
series-games = { $number ->
        [one] { $number } partita
       *[other] { $number } partite
    } ({ LIST($games, type: "and") })
    .none = ancora nessuna partita
series-state = { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }, { $games }
series-game = { $game }: { $powers }, { $centres ->
        [one] { $centres } centro
       *[other] { $centres } centri
    }, { $points }{ $counts ->
        [yes] { "" }
       *[no] { " " }(non conta)
    }
game-moderated = { $moderated ->
        [yes] Moderata
       *[no] Non moderata
    }
game-state-series = Serie: { $state }.
game-state-forming = In formazione: aspetta ancora { $needed }.
game-state-over = { $ending ->
        [victory] Vittoria
        [draw] Patta
       *[terminated] Finita senza risultato
    }{ $named ->
        [winners] : { $winners }
       *[nobody] { "" }
    }.
game-state-paused = In pausa.
game-state-openings = Posti liberi: { $powers }.
games-yours = Il tuo posto: { $parts }.
    .power = { $power }{ $state ->
        [abandoned] , finché non subentra qualcuno
        [disorder] , in disordine civile finché non arrivano ordini
       *[played] { "" }
    }
    .role = { $role ->
        [master] Master
        [player] giocatore
        [awaited] giocatore, dopo l'approvazione del Master
       *[observer] osservatore
    }
games-deadline = Scadenza: { $at }
games-resumes = Riprende: { $at }
games-away = Assente:
    .until = a
boards-wanted = si cercano giocatori: { $games }

## Votes. Terms stand in sentences.

terms-ranking = la classifica { $ranks }
terms-terminated = una fine senza risultato
terms-victory = la vittoria { NAME($power, form: "of") }
terms-draw = una patta tra { $powers }
terms-draw-of-all = una patta tra tutti i superstiti
own-vote-draw = In questa fase voti per { $draw }. Nessun altro lo sa. Per ritirare il voto, invia SET NODRAW.
own-vote-concede = In questa fase concedi la vittoria { NAME($power, form: "to") }, se lo fanno anche tutti gli altri. Nessun altro lo sa. Per ritirare il voto, invia SET NOCONCEDE.
open-proposal = { $number }: { $terms }{ $counted ->
        [season] , conteggio con i movimenti di { $season }
       *[any] { "" }
    }{ $ends ->
        [yes] , fino a { $until }
       *[no] { "" }
    }.{ $silence ->
        [agrees] { " " }Il silenzio vale come assenso, se qualcuno dice YES.
       *[says-nothing] { "" }
    }{ $voted ->
        [yes] { " " }Il tuo voto: { $vote }.
       *[no] { "" }
    }{ $awaits ->
        [master] { " " }È passata per silenzio e aspetta l'approvazione del Master.
       *[nobody] { "" }
    }
votes-counted = { $yes } YES, { $no } NO{ $voted ->
        [some] , { votes-missing }
       *[all] { "" }
    }.
votes-missing = { $silent ->
        [one] { $silent } giocatore
       *[other] { $silent } giocatori
    } senza voto

## The board, orders and units.

board-unowned = Di nessuno
board-must-retreat = deve ritirarsi o sciogliersi
corrected-unit-of-nobody = { $unit } viene tolta dalla mappa.
corrected-unit-taken-off = { $unit } { NAME($power, form: "of") } viene tolta dalla mappa.
corrected-unit-put-on = { $unit } viene messa sulla mappa per { NAME($power, form: "nominative") }.
corrected-centre = { CAPITALIZED(NAME($centre, form: "nominative")) } appartiene { NAME($power, form: "to") }.
corrected-centre-of-nobody = { CAPITALIZED(NAME($centre, form: "nominative")) } non appartiene a nessuno.
adjustments-pending = Da ordinare: { $what ->
        [builds] { $number ->
            [one] { $number } costruzione
           *[other] { $number } costruzioni
        }
       *[removals] { $number ->
            [one] { $number } rimozione
           *[other] { $number } rimozioni
        }
    }.
builds-seen = Costruisce { $number ->
        [one] { $number } unità
       *[other] { $number } unità
    }.
order-implied = implicito in { $unit }
lent-until-revoked = fino a revoca
lent-all-units = tutte le sue unità
lent-to = { $units } { NAME($power, form: "to") }.

## Tables of a game's record.

table-power = Potenza
table-player = Giocatore
table-year = Anno
table-index = Indice
table-statistics = { $what ->
        [centres] Centri max
        [moves] Fasi
        [late] Rit.
        [missed] NMR
       *[press] Messaggi
    }
unused-builds = { $number ->
        [one] 1 costruzione non usata
        [two] 2 costruzioni non usate
       *[more] altre costruzioni non usate
    }.
statistics-unsigned = Messaggi anonimi: { $number }.
statistics-held = Centro tenuto più a lungo lontano da casa: { $centre }, { $power }, da { $since } a { $until }.
statistics-held-one-year = Centro tenuto più a lungo lontano da casa: { $centre }, { $power }, { $year }.

## LIST of a game, and of all.

list-series = Serie '{ $game }': { $state }. Per la classifica, invia TABLE { $game }.
list-join = Per entrare, invia SIGN ON ?{ $game } e una password a tua scelta.
list-forming = La partita '{ $game }' aspetta ancora { $needed }.
list-roll-call = Comincia quando sono arrivati. Chi non risponde in tempo perde il posto.
list-over = La partita '{ $game }' è finita. { $ending }
list-paused = La partita '{ $game }' è in pausa, al turno n. { $number } ({ $phase }).
list-openings = Posti liberi per { $who ->
        [approved] giocatori con l'approvazione del Master
       *[anyone] chiunque sia registrato
    }: { $powers }. Per prenderne uno, invia SIGN ON potenza { $game } e una password.
    .hidden = Posti liberi per { $who ->
        [approved] giocatori con l'approvazione del Master
       *[anyone] chiunque sia registrato
    }: { $powers }. Per prenderne uno, invia SIGN ON ?{ $game } e una password.
list-usual-left-out = (per le impostazioni consuete, invia LIST { $game })
list-style = I tuoi ordini sono scritti come dice SET STYLE { $style }.
list-proposals = Proposte di fine della partita (per votare, invia VOTE YES o VOTE NO e il numero):
list-web = La partita sul web: { $page }
list-draw-votes = Lo vedi solo tu: { $number ->
        [one] { $number } potenza vota
       *[other] { $number } potenze votano
    } per una patta.
games-none-of-yours = Qui non fai parte di nessuna partita. Per vedere tutte le partite, invia LIST; per entrare in una, SIGN ON ?nome password.
games-none-such = Adesso qui non c'è una partita del genere. Per vedere tutte le partite, invia LIST.
games-none = Qui non ci sono ancora partite. Per crearne una, invia CREATE ?nome password.
games-page = Pagina { $number } di { $pages }. Per la prossima, invia { $command }.
    .last = Pagina { $number } di { $pages }, l'ultima.
games-standby-promised = { $promise } Se ci ripensi, rispondi NO alla relativa email, oppure invia SIGN OFF AS STANDBY.
games-standby = Sei riserva per { $games }. Per smettere, invia SIGN OFF AS STANDBY. Nessuno viene a sapere chi altro è riserva.
    .none = Non sei riserva per nessuna partita. Per entrare nella lista, invia SIGN UP AS STANDBY.
games-how = Per saperne di più su una partita, invia LIST e il suo nome. Per entrare in una in formazione: SIGN ON ?nome password. Per osservarne una: OBSERVE nome password.
games-press = Stampa: W white (firmata), G grey (anonima), P anche solo ad alcuni giocatori, - non permessa.
who-game = Della partita '{ $game }' fanno parte:

## HELP without such a page.

help-no-page = Non c'è aiuto su "{ $asked }".
    .similar = Non c'è aiuto su "{ $asked }". Forse intendevi { LIST($topics, type: "or") }.
help-pages = Pagine di aiuto: { $topics }. Per la prima, invia HELP.
help-example = Per esempio:

## HISTORY: what happened in a game.

history-empty = Allora non è successo nulla.
history-goes-on = C'è dell'altro. Per il resto, invia:
    .same-minute = C'è dell'altro dello stesso minuto. Per averlo, invia:
history-started = In questa partita giocano:
history-joined = { $who } entra nella partita '{ $game }' per giocare una potenza.
history-players = La partita '{ $game }' ora ha { $number ->
        [one] { $number } giocatore
       *[other] { $number } giocatori
    }.
history-observing = { $who } osserva ora la partita '{ $game }'.
history-took-over = { $who } gioca ora { NAME($power, form: "nominative") } nella partita '{ $game }'.
history-returned = { CAPITALIZED(NAME($power, form: "nominative")) } ha di nuovo il suo giocatore nella partita '{ $game }'.
history-removed = Il { $by ->
        [keeper] gestore del judge
       *[master] Master
    } ha tolto { $who }{ $place ->
        [power] { " " }({ $power })
       *[none] { "" }
    } dalla partita '{ $game }'.
history-left = { $who } ha lasciato { $place ->
        [power] { NAME($power, form: "nominative") } nella
       *[none] la
    } partita '{ $game }'.
history-abandoned = { $number ->
        [one] { CAPITALIZED(NAME($powers, form: "nominative")) } è libera per chiunque
       *[other] { $powers } sono libere per chiunque
    } nella partita '{ $game }'.
history-disorder = { $number ->
        [one] { CAPITALIZED(NAME($powers, form: "nominative")) } è in disordine civile
       *[other] { $powers } sono in disordine civile
    } nella partita '{ $game }'.
history-settings = Le impostazioni della partita '{ $game }' sono cambiate:
history-setting = { $setting }: { $empty ->
        [yes] nulla
       *[no] { $value }
    }
    .before = prima: { $value }
history-deadline = La scadenza della partita '{ $game }' ora è { $deadline }, e la tolleranza finisce { $grace }.
history-spoke-for = { $who } ha agito per { NAME($power, form: "nominative") } nella partita '{ $game }', come Master.
history-master-acted = { $who } ha fatto questo nella partita '{ $game }', come Master:
history-keeper-acted = Il gestore del judge ha fatto questo nella partita '{ $game }':
history-player-acted = { $who } ha fatto questo nella partita '{ $game }', che non ha un Master che modera:
history-master-joined = { $who } è d'ora in poi Master della partita '{ $game }'.
history-master-left = { $who } non è più Master della partita '{ $game }'{ $why ->
        [keeper] : l'ha deciso il gestore del judge
        [master] : l'ha deciso il primo Master
       *[own] { "" }
    }.
history-paused = La partita '{ $game }' è in pausa{ $ends ->
        [yes] { " " }fino a { $until }
       *[no] { "" }
    }.
history-resumed = La partita '{ $game }' continua.
history-master-silent = La partita '{ $game }' aspetta il suo Master da { $since }.
history-end-undone = Il Master ha annullato la fine della partita '{ $game }'.
history-start-undone = Il Master ha annullato l'inizio della partita '{ $game }'.
history-adjusted = Il Master ha corretto la partita '{ $game }'{ $moved ->
        [yes] { " " }e l'ha portata da { $before } a { $phase }
       *[no] { "" }
    }:
history-adjust-undone = Il Master ha annullato l'ultimo ADJUST della partita '{ $game }', che è a { $phase } come prima.
history-rollback-undone = Il Master ha annullato il ROLLBACK della partita '{ $game }', che è di nuovo a { $phase }. I risultati di { $phases } valgono comunque.
    .over = Il Master ha annullato il ROLLBACK della partita '{ $game }', che è di nuovo finita.
history-rolled-back = Il Master ha riportato la partita '{ $game }' da { $left } a { $phase }{ $ended ->
        [yes] ; la sua fine non vale
       *[no] { "" }
    }. I risultati di { $phases } non valgono più.
history-draw = La partita '{ $game }' è finita con una patta tra { $powers }.
history-terminated = La partita '{ $game }' è stata terminata senza risultato.
history-declared = Il Master ha deciso questo: { $reason }
history-someone = Qualcuno

## PREDICT, WHY, SUMMARY, TABLE and the records of people.

prediction = NON VIENE RISOLTO NULLA: così finirebbe adesso { $phase } di '{ $game }', { $orders ->
        [position] nella posizione che provi, con i tuoi ordini
        [tried] con gli ordini che provi al posto di quelli ricevuti
       *[received] con gli ordini ricevuti
    }. Lo vedi solo tu.
    .silent = Nessun ordine: { $powers }.
    .partial = Ordini in parte mancanti: { $powers }.
    .left-out = Omessa: riga { $line }, { $text }
    .no-order = Non è un ordine per un'unità di questa fase.
    .next = La fase successiva sarebbe: { $phase }.
reasons-none = In { $phase } non c'erano ordini.
reasons-none-of-place = In { $phase } nessun ordine riguardava { NAME($place, form: "nominative") }.
series-table = La classifica { $part ->
        [round] del turno { $round } della serie '{ $game }'
       *[series] della serie '{ $game }'
    } (sistema: { $scoring }{ $games ->
        [best] ; le migliori { $best } di ogni giocatore
       *[all] { "" }
    }):
    .columns = punti giocatore
summary-index = L'indice è la somma dei quadrati del numero di centri divisa per il numero di potenze. Misura a che punto è la partita.
people-dedication = Affidabilità: { $dedication }, in tempo { $on_time } di { $turns }
player-record = Dati di { $address }
    .dedication = Affidabilità attuale: { $number }
    .on-time = Turni in tempo: { $number }
    .turns = Turni in tutto: { $number }
    .started = Partite cominciate: { $number }
    .taken-over = Potenze prese: { $number }
    .resigned = Abbandoni: { $number }
    .on-time-ratio = Quota di turni in tempo: { $ratio }
    .resigned-ratio = Quota di abbandoni: { $ratio }
page-file = File { $name }:
