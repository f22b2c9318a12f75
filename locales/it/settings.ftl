### HELP of settings: what each one decides. The key is its name in judge/game/settings/.

help-setting-variant = La mappa, la posizione iniziale e le opzioni della mappa.
help-setting-rulebook = L'edizione delle regole. Per vederle tutte, invia SET RULEBOOK.
help-setting-reading = Con quanto rigore si leggono gli ordini. ILLEGAL si può impostare solo prima dell'inizio.
help-setting-summer = Se le unità in estate hanno una riga che serve solo a parlare (Illegal Gunboat).
help-setting-proxies = Se si possono affidare unità: per una fase, o anche fino a revoca.
help-setting-victory = Numero di centri necessari per vincere. Se non è impostato, quello della mappa.
help-setting-last-year = Anno dopo il quale la partita finisce con una patta tra tutti i superstiti.
help-setting-errors-stand = Se ROLLBACK può annullare solo l'ultima stagione.
help-setting-wishes = Se le potenze si assegnano secondo SET PREFERENCE (PRFLIST) o a caso (PRFRAND).
help-setting-powers = Numero di potenze che si giocano. Le altre sono in disordine civile.
help-setting-powers-each = Numero di potenze di ogni giocatore, che vincono insieme: 2, 3 o 4.
help-setting-moves = Tempi delle fasi di movimento (HELP DEADLINES).
help-setting-retreats = Tempi delle fasi di ritirata.
help-setting-builds = Tempi delle fasi d'inverno.
help-setting-zone = Fuso orario dei tempi della partita e delle date del Master.
help-setting-missing = Che cosa succede se dopo la tolleranza mancano ordini: NONMR aspetta un sostituto, NMR risolve senza. Per gli altri valori vedi HELP DEADLINES.
help-setting-bots = Quanto giocano bene i bot, nelle partite di allenamento e dopo NMR BOT.
help-setting-reminder = Ore prima della scadenza in cui chi non ha inviato ordini riceve un promemoria: un numero o due.
help-setting-strict-grace = Se la tolleranza finisce all'ora esatta, anche nei giorni di festa e durante le assenze.
help-setting-strict-wait = Se un WAIT trattiene una fase in ritardo fino alla fine della tolleranza.
help-setting-late-count = Se LIST e gli avvisi di ritardo mostrano quante volte ogni potenza è stata in ritardo.
help-setting-late-orders = Se gli ordini in ritardo contano, o hanno bisogno di ACCEPT LATE.
help-setting-two-seasons = Se ritirate e costruzioni si inviano con i movimenti: due scadenze all'anno.
help-setting-manual-process = Se una fase viene risolta solo quando il Master invia PROCESS.
help-setting-manual-start = Se una partita al completo comincia solo quando il Master invia BEGIN.
help-setting-roll-call = Ore in cui, in una partita al completo, tutti devono inviare I AM HERE.
help-setting-max-absence = Giorni di assenza in una fase che un giocatore può avere senza l'approvazione del Master.
help-setting-holidays = Giorni senza scadenza. Quelli senza anno valgono ogni anno.
help-setting-gunboat = Se solo il Master sa chi gioca quale potenza.
help-setting-reveal = Se la fine di una partita gunboat mostra chi ha giocato.
help-setting-blind = Se le potenze vedono tutta la mappa o una parte, e quale (HELP BLIND).
help-setting-sight = Che cos'altro mostra o nasconde una partita cieca (le parole sono in HELP BLIND).
help-setting-press = Stampa tra i giocatori: WHITE è firmata, GREY anonima. Di due, la prima è quella consueta.
help-setting-partial-press = Se i giocatori possono scrivere solo ad alcune potenze.
help-setting-fakes = Che cosa può fingere sui suoi destinatari un messaggio ad alcune potenze. Chi scrive non è mai falso.
help-setting-observer-press = Che messaggi possono inviare gli osservatori, oltre a quelli al Master e tra loro.
help-setting-watch-all-press = Se gli osservatori possono ricevere copie di tutti i messaggi (SET ALL PRESS).
help-setting-late-press = Se chi ha gli ordini in ritardo può inviare messaggi.
help-setting-grace-press = Se dopo la scadenza si inoltrano messaggi.
help-setting-minor-press = Se durante ritirate e costruzioni si inoltrano messaggi.
help-setting-must-order = Se i giocatori devono dare ordini a tutte le unità prima di inviare messaggi.
help-setting-touch-press = Se le potenze possono scrivere solo a potenze con unità vicine alle loro.
help-setting-postal-press = Se POSTAL PRESS aspetta i risultati. Gli altri messaggi partono subito.
help-setting-blank-press = Se un messaggio può essere vuoto.
help-setting-datelines = Se solo una potenza può usare le località della sua capitale e del suo governo (PARIS:).
help-setting-letters-shown = Se dopo la partita tutti possono leggere i messaggi tra le potenze.
help-setting-diaries-shown = Se dopo la partita tutti possono leggere i diari.
help-setting-dias = Se una patta comprende tutti i superstiti.
help-setting-concessions = Se tutti i giocatori tranne uno possono concedergli la vittoria.
help-setting-vote-count = Che cosa si mostra di una votazione finita: solo il risultato, i numeri o i nomi.
help-setting-vote-rule = Quanto resta aperta una proposta, e che cosa significa il silenzio (HELP VOTES).
help-setting-vote-time = Ore fino al conteggio di una proposta, 0 per nessun limite. Il silenzio vale come assenso non prima di 72 ore.
help-setting-moderated = Se solo il Master cambia le impostazioni.
help-setting-evidence = Che cosa dimostra chi ha inviato un'email: una password, una risposta, un indirizzo garantito.
help-setting-standbys = Se si chiede alla lista delle riserve per le potenze in ritardo e libere.
help-setting-comment = Una riga di testo mostrata negli elenchi.
help-setting-boardman = Numero nell'elenco dei numeri Boardman, come 1987AB.
help-setting-miller = Numero nell'elenco dei numeri Miller, per le varianti.
help-setting-everything = Numero nella rivista Everything.
help-setting-language = Lingua delle pagine web della partita, e delle email agli osservatori che non ne hanno scelta una.
help-setting-visibility = Se gli elenchi mostrano la partita. PRIVATE: la trova solo chi è invitato.
help-setting-level = Il livello dei giocatori che possono entrare, secondo quanto dicono di sé (REGISTER, Level:).
help-setting-dedication = Affidabilità necessaria per entrare. Per vedere la tua, invia GET DEDICATION.
help-setting-on-time-ratio = Parte dei turni in cui un giocatore deve essere stato in tempo per entrare.
help-setting-resignation-ratio = Parte delle potenze che un giocatore può aver abbandonato ed entrare comunque.
help-setting-site = Se i giocatori possono scrivere dallo stesso dominio, cioè la parte di un indirizzo dopo @: ANY, solo dal dominio del Master (SAME), o mai (DIFFERENT).
help-setting-approval = Se i giocatori hanno bisogno dell'approvazione del Master per entrare (SET APPROVED indirizzo).
help-setting-master-swaps = Se il Master può scambiare (SWAP) i giocatori di due potenze senza chiederglielo.
help-setting-resume = Se i giocatori possono far riprendere (RESUME) una partita in pausa che nessun Master modera.
help-setting-rated = Se il risultato entra nell'elenco del gestore per i siti di classifiche.
help-setting-quiet = Se solo il Master viene a sapere chi entra o osserva.
help-setting-spectators = Se i giocatori possono far vedere a un osservatore ciò che riceve la loro potenza.
help-setting-secret = Se chi è fuori dalla partita non può vedere chi gioca prima della fine.
help-setting-scoring = Come la classifica di una serie conta i punti (HELP SERIES).
help-setting-best-games = Numero delle migliori partite di ogni giocatore che contano in una serie, 0 per tutte.

## When a setting can change, and what an unset one is.

help-setting-before-start = Solo prima dell'inizio.
help-setting-empty = vuoto

## What the value of a setting means, as LIST and HELP show it. The key is the setting's name, and $words are
## the value as it is typed. A setting without a message is shown as it is typed.

setting-value-proxies = { $value ->
        [no] no
        [phase] sì: le unità si possono affidare per una fase
       *[standing] sì: le unità si possono affidare per una fase, o fino a revoca
    }
setting-value-last-year = { $value ->
        [none] nessuno
       *[some] { $words }
    }
setting-value-errors-stand = { $value ->
        [yes] si può annullare solo l'ultima stagione
       *[no] si può annullare ogni stagione
    }
setting-value-wishes = { $value ->
        [yes] secondo le preferenze, poi a caso
       *[no] solo a caso
    }
setting-value-powers-each = { $value ->
        [one] no: ogni giocatore ha una potenza
       *[other] sì: ogni giocatore ha { $value } potenze
    }
setting-value-missing = { $value ->
        [wait] NONMR: dopo la tolleranza, aspettare un sostituto
        [process] NMR: dopo la tolleranza, risolvere senza gli ordini mancanti
        [bot] NMR BOT: dopo la tolleranza, gli ordini li dà un bot
        [first] NMR FIRST: solo la prima stagione aspetta un sostituto
        [twice] NMR TWICE: le unità restano ferme; una seconda stagione di fila è disordine civile
       *[house] NMR HOUSE: FIRST e TWICE, e una delle prime stagioni viene prolungata
    }
setting-value-reminder = { $value ->
        [none] nessun promemoria
       *[some] { $words } prima della scadenza
    }
setting-value-strict-grace = { $value ->
        [yes] rigida: all'ora esatta
       *[no] non durante le assenze e i giorni di festa
    }
setting-value-strict-wait = { $value ->
        [yes] rigido: fino alla fine della tolleranza
       *[no] fino alla scadenza
    }
setting-value-late-count = { $value ->
        [yes] mostrati
       *[no] non mostrati
    }
setting-value-late-orders = { $value ->
        [yes] gli ordini contano finché la fase non viene risolta
       *[no] gli ordini hanno bisogno dell'approvazione del Master
    }
setting-value-two-seasons = { $value ->
        [yes] due scadenze all'anno: tutti gli ordini arrivano con i movimenti
       *[no] ogni fase ha la propria scadenza
    }
setting-value-manual-process = { $value ->
        [yes] solo con il PROCESS del Master
       *[no] automaticamente
    }
setting-value-manual-start = { $value ->
        [yes] solo con il BEGIN del Master
       *[no] quando la partita è al completo
    }
setting-value-roll-call = { $value ->
        [none] nessuno
       *[some] { $words } per rispondere prima dell'inizio
    }
setting-value-holidays = { $value ->
        [none] nessuno
       *[some] { $words }
    }
setting-value-blind = { $value ->
        [no] no
        [njudge] sì: una potenza vede le proprie unità e i propri centri (njudge)
        [bcentres] sì: una potenza vede le proprie unità, e tutti i centri (njudge)
        [dpjudge] sì: una potenza vede ciò che è vicino alle sue unità e ai suoi centri di partenza (DPjudge)
       *[fog] sì: una potenza vede ciò che è vicino alle sue unità e ai suoi centri (nebbia di guerra)
    }
setting-value-press = { $value ->
        [none] nessuna
        [white] white (firmata)
        [grey] grey (anonima)
        [white-grey] white o grey (firmata, se non c'è GREY)
       *[grey-white] grey o white (anonima, se non c'è WHITE)
    }
setting-value-fakes = { $value ->
        [none] nessuno
        [allowed] i messaggi ad alcuni possono indicare altri destinatari
        [default] i messaggi ad alcuni appaiono come messaggi a tutti, se non c'è NO FAKE
       *[always] i messaggi ad alcuni appaiono come messaggi a tutti
    }
setting-value-observer-press = { $value ->
        [no] possono scrivere al Master e tra loro
        [white] possono scrivere a tutti messaggi firmati
       *[any] possono scrivere ai giocatori
    }
setting-value-watch-all-press = { $value ->
        [yes] gli osservatori possono leggere tutti i messaggi (SET ALL PRESS)
       *[no] gli osservatori leggono solo i propri messaggi
    }
setting-value-late-press = { $value ->
        [yes] i messaggi vengono inoltrati
       *[no] chi è in ritardo può scrivere solo al Master
    }
setting-value-grace-press = { $value ->
        [yes] i messaggi vengono inoltrati
       *[no] nessun messaggio dalla scadenza alla risoluzione
    }
setting-value-minor-press = { $value ->
        [yes] i messaggi vengono inoltrati
       *[no] nessun messaggio durante ritirate e costruzioni
    }
setting-value-must-order = { $value ->
        [yes] messaggi solo da chi ha inviato gli ordini
       *[no] no
    }
setting-value-touch-press = { $value ->
        [yes] messaggi solo tra vicini
       *[no] no
    }
setting-value-postal-press = { $value ->
        [yes] POSTAL PRESS arriva con i risultati
       *[no] no
    }
setting-value-blank-press = { $value ->
        [yes] i messaggi possono essere vuoti
       *[no] no
    }
setting-value-datelines = { $value ->
        [yes] capitali e governi sono autentici
       *[no] libere
    }
setting-value-letters-shown = { $value ->
        [yes] mostrati a tutti alla fine
       *[no] non mostrati
    }
setting-value-diaries-shown = { $value ->
        [yes] mostrati a tutti alla fine
       *[no] segreti
    }
setting-value-dias = { $value ->
        [yes] una patta comprende tutti i superstiti
       *[no] una patta può escludere superstiti
    }
setting-value-concessions = { $value ->
        [yes] si può concedere la vittoria a una potenza
       *[no] no
    }
setting-value-vote-count = { $value ->
        [secret] si mostra solo se una proposta è passata
        [count] si mostra il numero dei voti
       *[names] si mostra il voto di ognuno
    }
setting-value-vote-rule = { $value ->
        [phase] conteggio nella stessa fase; il silenzio vale NO
       *[season] conteggio con i movimenti; la seconda volta il silenzio vale YES
    }
setting-value-vote-time = { $value ->
        [none] nessuno
       *[some] { $words } per una proposta
    }
setting-value-evidence = { $value ->
        [reply] password, o risposta a un'email del judge
        [password] password
        [either] password, risposta, o email garantita dall'indirizzo registrato
       *[both] password in un'email garantita dall'indirizzo registrato
    }
setting-value-language = { $value ->
        [none] la lingua del judge
       *[some] { $words }
    }
setting-value-visibility = { $value ->
        [public] pubblica: LIST mostra la partita
        [unlisted] no: gli elenchi non mostrano la partita
       *[private] privata: solo per chi ne fa parte o è invitato
    }
setting-value-site = { $value ->
        [any] qualunque dominio
        [same] lo stesso: solo giocatori del dominio del Master
       *[different] diversi: un giocatore per dominio
    }
setting-value-spectators = { $value ->
        [yes] i giocatori possono mostrare a un osservatore ciò che riceve la loro potenza
       *[no] nessuno
    }
setting-value-scoring = { $value ->
        [draw-size] Draw Size (grandezza della patta)
        [sum-of-squares] somma dei quadrati
        [carnage] Carnage
        [c-diplo] C-Diplo
       *[bangkok] Bangkok
    }
setting-value-best-games = { $value ->
        [none] tutte le partite
       *[some] { $words }
    }

## Other values.

setting-flag = { $value ->
        [yes] sì
       *[no] no
    }
setting-unset = non impostato
setting-of-variant = { $number } (il numero della variante)
setting-days = dal { $first } al { $last }
setting-day-of-year = { $day } { $year }

## Why a value cannot be set.

setting-needs-value = SET { $setting } richiede un valore.
setting-needs-one-of = SET { $setting } richiede uno di questi valori: { $values }.
setting-no-such-value = "{ $text }" non è uno dei valori: { $values }.
setting-no-such-language = Non c'è una lingua "{ $text }".
setting-not-a-number = "{ $text }" non è un numero da { $low } a { $high }.
setting-not-a-part = "{ $text }" non è un numero da 0 a 1.
setting-not-a-length = "{ $text }" non è una durata. Indica ore, come 24 o 0.5, o giorni, come 3d.
setting-too-many-lengths = { $most ->
        [one] Indica un solo numero di ore, come 24.
       *[other] Indica al massimo { $most } numeri di ore, come 24 3.
    }
setting-length-too-long = "{ $text }" è troppo lungo. Indica al massimo { $most } ore.
setting-text-too-long = Il testo può avere al massimo { $most } caratteri. Ne ha { $number }.
setting-not-listed = "{ $text }" non è il numero di un elenco. Indica una parola che contenga una cifra, come 1987AB.
setting-not-a-variant = "{ $text }" non può essere il nome di una variante.
setting-usage = { LIST($lines, type: "or") }.
setting-not-asked = { $line } su una riga a parte, senza punto interrogativo.
no-such-setting = Non c'è un'impostazione "{ $text }".
settings-listed = Per l'elenco di tutte le impostazioni, invia HELP SETTINGS.
settings-to-switch-off = Puoi disattivare: { $lines }.
set-no-what = SET NO non dice che cosa.
question-sets-nothing = Una domanda non imposta nulla.
rules-unknown = Non ci sono regole chiamate "{ $name }".
rules-unnamed = SET RULES non dice quali.
rules-known = SET RULES e { LIST($names, type: "or") }. Puoi indicarne più d'una.
powers-uneven = Le potenze della mappa non si possono dividere in parti uguali tra { $players } giocatori.
    .hint = SET DUPLEX, TRIPLEX o QUADRUPLEX danno a ogni giocatore due, tre o quattro potenze. SET POWERS 5 ne esclude alcune.
grace-of-clocks = La tolleranza (GRACE) è una parte dei tempi di ogni fase.
grace-none = SET MOVES GRACE 0, e SET RETREAT GRACE 0 e SET BUILDS GRACE 0 per le altre fasi.
comment-elsewhere = Accorcialo. Per inviare a tutti un testo più lungo, usa BROADCAST.
clock-days-named = I giorni si scrivono in fila da domenica a sabato: DAYS { $days }.
clock-part-alone = "{ $word }" è senza valore. Cambia i tempi a coppie, come NEXT 24 GRACE 48.
clock-no-such-part = Tra i tempi non c'è "{ $word }". Ci sono CLOCK, MIN, NEXT, GRACE, DELAY e DAYS.
clock-no-time-of-day = "{ $text }" non è un'ora del giorno. Indica 23:30, o 1410 minuti, o -1 per una qualunque.
clock-past-end-of-day = "{ $text }" è oltre la fine del giorno.
clock-no-week = "{ $text }" non è una settimana. Indica sette segni, da domenica in poi, come -MTWTF-.
