### Remarks about orders, votes, lent units and messages.

orders-add = Gli ordini di questa email si aggiungono a quelli che hai inviato prima.
orders-add-always = Qui non serve: un'email successiva cambia solo le unità che nomina.
orders-cleared = Tutti i tuoi ordini sono stati cancellati, anche quelli per fasi future.
orders-ahead-cleared = I tuoi ordini per fasi future sono stati cancellati. Quelli per la fase attuale contano ancora.
    .hint = Per cancellare anche quelli, invia CLEAR ALL.
orders-of-phase-cleared = I tuoi ordini per { $phase } sono stati cancellati.
no-orders-to-give = Qui non hai ordini da dare.
    .hint = Invia SIGN ON potenza partita password sopra i tuoi ordini.
orders-are-for = Gli ordini qui sotto sono per { $phase }.

## After "Order:", as the order itself would stand

kept-for-phase = salvato per { $phase }; verrà controllato all'inizio di quella fase.
block-kept-for-phase = salvato, fino alla sua fine, per { $phase }; verrà controllato all'inizio di quella fase.
line-for-fleets = { $order } ({ $number } flotte)
line-acts = pubblicato come { $line }. È un ordine.
line-speaks = pubblicato come { $line }. Sono solo parole: l'unità resta ferma.

## After "Note:"

place-ordered-again = Non conta: un'altra riga di questa email è per la stessa provincia, e vale quella.
unit-ordered-twice = Non conta: questa email dà due ordini alla stessa unità, perciò non vale nessuno dei due.
more-than-due = Non conta: hai dato più ordini di questo tipo di quanti te ne spettano.
fleets-taken = Non conta: le righe precedenti danno già ordini a { $taken } { $there ->
        [one] della tua { $there } flotta
       *[other] delle tue { $there } flotte
    } { NAME($place, form: "in") }.
some-fleets-taken = Conta per { $counted } di { $wanted } flotte: le righe precedenti danno già ordini a { $taken } { $there ->
        [one] della tua { $there } flotta
       *[other] delle tue { $there } flotte
    } { NAME($place, form: "in") }.
practice-held = Tutte le tue unità hanno ordini, ma per via di questa riga non è stato risolto nulla. Correggila e inviala di nuovo; oppure invia SET NOWAIT per risolvere con gli ordini come sono.
surplus-left = È più di quanto ti spetta, perciò vale la riga più recente e queste non valgono più: { $forgotten }. Per rinunciare a un'altra, invia di nuovo gli ordini che vuoi tenere.
rest-stays = Queste unità hanno ordini e li mantengono: { $orders }. Per tenere ferme anche loro, invia ALL UNITS HOLD in un'email a parte.
no-rest = Tutte le tue unità hanno ordini, perciò non ce ne sono altre.
set-replaced = Questa email sostituisce i tuoi ordini precedenti. Cancellati: { $forgotten }. Per conservare gli ordini precedenti, metti ADD nell'email.
ahead-replaced = Questo sostituisce ciò che avevi inviato prima, che è cancellato: { $forgotten }.
wish-kept = Salvato per { $phase }, perché sta sotto PHASE. Conta quando comincia quella fase.
wish-without-phase = Sta sotto una riga PHASE che il judge non è riuscito a leggere.
    .hint = Mettici sopra PHASE e la fase a cui si riferisce (per esempio PHASE { $phase }), oppure invialo in un'email a parte.
order-in-force = L'altro tuo ordine vale ancora: { $order }.
wait-set = WAIT è attivo per questa fase.
wait-off = WAIT è disattivato: questa fase può essere risolta appena ci sono tutti gli ordini.
draw-agreed = Voti per la patta. Il tuo era l'ultimo voto necessario: la partita è finita.
draw-voted = Voti per una patta tra tutti i superstiti. Il voto è segreto e vale per questa fase.
draw-of-some-voted = Voti per una patta tra { LIST($powers, type: "and") }. Il voto è segreto e vale per questa fase.
conceded = Concedi la vittoria { NAME($power, form: "to") }, se lo fanno anche tutti gli altri. Il voto è segreto e vale per questa fase.
conceded-as-last = Concedi la vittoria { NAME($power, form: "to") }. Il tuo era l'ultimo voto necessario: la partita è finita.
not-conceded = Non concedi la vittoria a nessuna potenza.
concession-dropped = Non concedi la vittoria a nessuna potenza. La richiesta del tuo CONFIRM è stata annullata.
end-dropped = Non voti per quella fine. La richiesta del tuo CONFIRM è stata annullata.
proposed = La tua proposta ha il numero { $number } e vale come tuo YES. Viene chiesto a tutti, e il judge non dice a nessuno chi l'ha fatta.
proposed-in-public = La tua proposta ha il numero { $number } e vale come tuo YES. Viene chiesto a tutti, e il judge non dice chi l'ha fatta. Ma al conteggio dei voti tutti vedono chi ha votato che cosa, e uno YES isolato fa pensare a chi ha proposto. Per ritirare il tuo YES, invia VOTE ABSTAIN { $number }; per ritirare la proposta, CANCEL PROPOSAL { $number }.
proposed-by-master = La tua proposta ha il numero { $number }. Viene chiesto a tutti i giocatori.
proposal-withdrawn = La proposta { $number } è ritirata. I giocatori a cui era stata sottoposta sono stati informati.
voted-yes = Voti YES alla proposta { $number }. Puoi ancora cambiare.
yes-is-vote = La tua risposta vale come voto: YES alla proposta { $number }. Per cambiarlo, invia VOTE NO { $number } o VOTE ABSTAIN { $number }.
voted-no = Voti NO alla proposta { $number }. Puoi ancora cambiare.
abstained = Ti astieni sulla proposta { $number }. Puoi ancora cambiare.
vote-ends-game = Era l'ultimo voto necessario: la partita è finita.
proposal-refused = Hai respinto la proposta, e la partita continua.{ told }
proposal-left = Registrato. La proposta non è respinta.
draw-not-voted = Non voti per una patta.
draw-not-voted-but-proposed = Non voti per una patta con SET DRAW, ma il tuo YES alla proposta { $number } vale ancora. Per ritirarlo, invia VOTE NO { $number }.
unit-lent = D'ora in poi { NAME($power, form: "nominative") } dà gli ordini alla tua unità { NAME($place, form: "in") }, finché non revochi la delega.
all-units-lent = D'ora in poi { NAME($power, form: "nominative") } dà gli ordini a tutte le tue unità, finché non revochi la delega.
unit-taken-back = Dai di nuovo tu gli ordini alla tua unità { NAME($place, form: "in") }.
all-units-taken-back = Tutte le tue deleghe permanenti sono revocate. Dai di nuovo tu gli ordini a quelle unità.
too-much-press = Non inviato: in un'ora una persona può inviare al massimo { $letters } messaggi, o { $copies } copie in tutto.
    .hint = Invialo di nuovo più tardi.
too-much-press-today = Non inviato: in un giorno una persona può inviare al massimo { $letters } messaggi in una partita, e li hai già inviati.
    .hint = Invialo di nuovo domani, insieme a tutto il resto in un solo messaggio.
told-all-often = Gli altri in { $game } ne vengono informati ogni volta, e hai raggiunto il limite per un'ora.
    .hint = Invialo di nuovo più tardi.
press-sent = Il tuo messaggio viene inviato a: { LIST($readers, type: "and") }.
press-sent-to-all = Il tuo messaggio viene inviato a tutti i partecipanti.
grey-press-sent = Il tuo messaggio anonimo viene inviato a: { LIST($readers, type: "and") }.
grey-press-sent-to-all = Il tuo messaggio anonimo viene inviato a tutti i partecipanti.
press-sent-to-others = Il tuo messaggio viene inviato a tutti i partecipanti tranne { LIST($left_out, type: "and") }.
grey-press-sent-to-others = Il tuo messaggio anonimo viene inviato a tutti i partecipanti tranne { LIST($left_out, type: "and") }.
press-shows-broadcast = A loro appare come un messaggio a tutti.
press-shows-readers = A loro appare come un messaggio a: { LIST($readers, type: "and") }.
press-shows-others = A loro appare come un messaggio a tutti tranne { LIST($left_out, type: "and") }.
press-posted = È il messaggio { $number } tra quelli in attesa, e verrà inviato con i risultati di { $phase }. Per fermarlo, invia RECALL { $number }.
press-posted-if = È il messaggio { $number } tra quelli in attesa, e verrà inviato con i risultati di { $phase } se allora sarà vero questo: { $condition }. Per fermarlo, invia RECALL { $number }.
press-late = I tuoi ordini sono in ritardo; invia prima quelli e poi i messaggi.
press-not-held = Il tuo messaggio { $number } in { $game } andava inviato se era vero questo: { $condition }. Non lo è, perciò il messaggio non è stato inviato.
press-recalled = Nessuno dei tuoi messaggi aspetta più i risultati.
press-recalled-one = Il messaggio { $number } non verrà inviato.
copies-on = D'ora in poi ricevi una copia di ogni messaggio che invii in { $game }.
copies-off = In { $game } non ricevi copie dei tuoi messaggi.
all-press-on = D'ora in poi ricevi copie dei messaggi tra gli altri in { $game }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Tutti i partecipanti ne vengono informati.
    }
all-press-off = In { $game } ricevi solo i messaggi destinati a te.
broadcasts-on = In { $game } ricevi i messaggi a tutti.
broadcasts-off = In { $game } non ricevi più i messaggi a tutti. Per riceverli di nuovo, invia SET BROADCAST.
diary-recorded = La nota { $number } è nel tuo diario. Nessun altro può leggerla.
diary-recorded-until = La nota { $number } è nel tuo diario. Nessun altro può leggerla prima della fine della partita; poi possono leggerla tutti.
diary-empty = Il tuo diario di { $game } è vuoto.
    .hint = Per scriverci, invia DIARY, il tuo testo, ENDDIARY, ognuno su una riga a parte.
diary-listed = Il tuo diario di { $game } ha { $number ->
        [one] { $number } nota
       *[other] { $number } note
    }. Per leggerne una, invia DIARY READ e il suo numero.
diary-shown = Questo è il tuo diario di { $game }.
diary-deleted = La nota { $number } è stata cancellata dal tuo diario.
press-unread = Copia non inviata ({ LIST($readers, type: "and") }): al momento non c'è nessuno.
everybody = tutti i partecipanti
everybody-but = tutti tranne { LIST($left_out, type: "and") }
minutes = { $number ->
        [one] { $number } minuto
       *[other] { $number } minuti
    }
seconds = { $number ->
        [one] { $number } secondo
       *[other] { $number } secondi
    }
press-leaves = Il tuo messaggio verrà inviato tra { $wait }. Destinatari: { LIST($readers, type: "and") }. Per fermarlo, rispondi CANCEL.
grey-press-leaves = Il tuo messaggio verrà inviato tra { $wait }, senza il tuo nome. Destinatari: { LIST($readers, type: "and") }. Per fermarlo, rispondi CANCEL.
press-asks = { $why } Per inviare il tuo messaggio (destinatari: { LIST($readers, type: "and") }), rispondi YES a questa email. Per inviarlo ad altri, rispondi con una riga: PRESS TO e i loro nomi.
grey-press-asks = { $why } Per inviare il tuo messaggio senza il tuo nome (destinatari: { LIST($readers, type: "and") }), rispondi YES a questa email. Per inviarlo ad altri, rispondi con una riga: PRESS TO e i loro nomi.
press-to-everybody = Stai rispondendo a un messaggio a tutti.
press-to-observers = Stai rispondendo a un osservatore, e il tuo messaggio lo leggerebbero tutti gli osservatori.
press-for-one = Dice di non essere per tutti quelli che lo leggerebbero. Per inviarlo solo a chi ha scritto, usa PRESS TO { $author }.
press-calls-others = Si rivolge a qualcuno che non lo leggerebbe. Per inviarlo lì, usa PRESS TO { $to }.
press-forwarded = Stai inoltrando un messaggio, e la risposta andrebbe a chi lo ha scritto.
press-calls-judge = Si rivolge al judge o al Master, o chiede ciò che solo il judge può dire. Per scrivere al Master, usa PRESS TO M. Per dare ordini, scrivi ciascuno su una riga a parte.
press-below-orders = È sotto i tuoi ordini, quindi forse è per il judge.
press-about-reader = Parla di uno dei suoi lettori, quindi forse è per il judge o per qualcun altro.
press-not-to-be-sent = Dice che non va inviato.
press-meant-for-me = Una delle sue righe sembra un comando o un ordine; non è stata eseguita.
press-holds-password = Una delle sue parole è la tua password, perciò il messaggio non è stato inviato a nessuno.
    .hint = Rispondi di nuovo al messaggio senza quella parola: per rispondere non serve la password.
press-holds-page-token = Contiene il link o il token di una pagina degli ordini, perciò il messaggio non è stato inviato a nessuno.
    .hint = Invia di nuovo il messaggio senza.
press-may-hold-password = Forse contiene una password: alcune parole le somigliano, oppure una riga sembra SIGN ON.
press-beside-lines = La tua email ha anche ordini o comandi; non fanno parte del messaggio.
press-beside-doubt = Il tuo messaggio non è stato inviato, perché gli ordini della stessa email aspettano la tua conferma.
    .hint = Rispondi ancora una volta al messaggio, solo con il tuo testo.
press-among-ours = Non è stato inviato nessun messaggio, perché frasi dell'email a cui rispondi sono mescolate alle tue.
    .hint = Rispondi ancora una volta solo con il tuo testo; oppure usa PRESS TO e i nomi, il tuo testo, ENDPRESS, ognuno su una riga a parte.
press-names-author = Contiene il tuo nome, che gli altri non conoscono.
press-so-soon = È arrivato così presto dopo l'email del judge che potrebbe averlo scritto un programma.
press-again = Le stesse parole sono già arrivate, come da un programma.
press-tells-absence = Sembra una risposta automatica di qualcuno che è assente.
press-nothing-left = La tua risposta sembra contenere solo un saluto e una firma, perciò non è stato inviato nessun messaggio.
    .hint = Invia PRESS TO e una potenza, il tuo testo, ENDPRESS, ognuno su una riga a parte.
press-author-unknown = Il messaggio a cui rispondi non dice chi lo ha scritto, perciò la tua risposta non è stata inviata.
    .hint = Per raggiungere chi lo ha scritto, invia BROADCAST, il tuo testo, ENDPRESS, ognuno su una riga a parte.
press-author-without-power = Le potenze non hanno ancora giocatori, perciò un messaggio non può andare a una sola di loro, e il tuo non è stato inviato.
    .hint = Invia BROADCAST, il tuo testo, ENDPRESS, ognuno su una riga a parte.
press-of-other-start = L'inizio di { $game } è stato annullato dopo il messaggio a cui rispondi, e ora le potenze hanno altri giocatori. Perciò la tua risposta non è stata inviata.
    .hint = Quando la partita è cominciata, invia PRESS TO e il nome di una potenza, il tuo testo, ENDPRESS, ognuno su una riga a parte.
press-author-gone = Chi ha scritto quel messaggio non gioca più { NAME($power, form: "nominative") }; ora lo fa qualcun altro.
press-wants-password = In { $game } una risposta da sola non è una prova sufficiente, perciò il tuo messaggio non è stato inviato.
    .hint = Invia SIGN ON con la tua potenza, { $game } e la tua password; poi PRESS TO e i nomi, il tuo testo, ENDPRESS, ognuno su una riga a parte.
press-cancelled = Il tuo messaggio non verrà inviato.
press-game-over = Nel frattempo { $game } è finita, perciò il tuo messaggio non è stato inviato.
press-seat-left = Nel frattempo hai abbandonato { $game }, perciò il tuo messaggio non è stato inviato.

## Why an order is impossible, as a clause; and what is doubtful about orders, after "Check:".

order-fault = { $fault ->
        [unknown_place] su questa mappa non c'è un luogo chiamato { NAME($place) }
        [no_unit] non c'è nessuna unità { NAME($place, form: "in") }
        [not_yours] l'unità { NAME($place, form: "in") } appartiene a un'altra potenza
        [same_province] l'unità è già lì
        [impassable] nessuna unità può entrare { NAME($other, form: "in") }
        [army_to_sea] { NAME($other, form: "nominative") } è mare, e un'armata non può starci
        [fleet_inland] una flotta non può andare nell'entroterra, { NAME($other, form: "in") }
        [no_border] tra { NAME($place, form: "nominative") } e { NAME($other, form: "nominative") } non c'è un confine che l'unità possa attraversare
        [coast_needed] per { NAME($other, form: "nominative") } ci sono due coste raggiungibili, e l'ordine non ne indica nessuna
        [coast_out_of_reach] { NAME($other, form: "nominative") } non si può raggiungere { NAME($place, form: "from") }
        [no_route] nessuna catena di flotte in mare unisce { NAME($place, form: "nominative") } e { NAME($other, form: "nominative") }
        [route_missing] l'ordine non nomina una rotta per mare
        [fleet_carried] l'unità { NAME($place, form: "in") } è una flotta, e si possono convogliare solo armate
        [helps_itself] un'unità non può appoggiare sé stessa
        [helped_absent] non c'è nessuna unità { NAME($place, form: "in") }
        [helped_cannot_go] l'unità { NAME($place, form: "in") } non potrebbe arrivare { NAME($other, form: "in") }
        [support_out_of_reach] l'unità stessa non potrebbe andare { NAME($other, form: "in") }
        [carrier_is_army] solo una flotta può convogliare
        [carrier_in_port] una flotta convoglia in mare, e { NAME($place, form: "nominative") } è sulla costa
        [carrier_off_route] nessuna rotta di flotte verso { NAME($other, form: "nominative") } ha bisogno di una flotta { NAME($place, form: "in") }
        [not_dislodged] { NAME($place, form: "in") } non c'è un'unità che debba ritirarsi
        [retreat_closed] l'unità non può ritirarsi { NAME($other, form: "in") }
        [no_build_due] non spettano altre costruzioni
        [no_removal_due] non servono altre rimozioni
        [not_a_centre] { NAME($place, form: "nominative") } non è un centro
        [not_a_home_centre] { NAME($place, form: "nominative") } non è un centro di partenza di quella potenza
        [centre_not_owned] la potenza non possiede { NAME($place, form: "nominative") }
        [centre_occupied] { NAME($place, form: "in") } c'è un'unità
        [no_transformation] in questa fase nessuna unità può cambiare tipo
        [same_kind] l'unità { NAME($place, form: "in") } è già di quel tipo
        [transformed_at_sea] in mare nessuna unità può cambiare tipo
        [twice] { NAME($place, form: "nominative") } ha già un ordine
        [middle_not_sea] il primo di due passi deve portare in una zona di mare
        [end_at_sea] due passi devono finire a terra, e { NAME($other, form: "nominative") } è mare
        [not_friendly] la via { NAME($place, form: "from") } verso { NAME($other, form: "nominative") } è aperta solo a chi possiede { NAME($centre, form: "nominative") }, e alle potenze che lascia passare
        [step_needed] l'ordine non dice quale dei due passi appoggia
        [first_step] come secondo ordine può appoggiare solo l'ultimo passo
        [no_fleet_left] ogni flotta di quella potenza { NAME($place, form: "in") } ha un altro ordine
        [lone_patrol] un pattugliamento ha bisogno di almeno due flotte
        [not_at_sea] solo le flotte in mare possono pattugliare, e { NAME($place, form: "nominative") } è sulla costa
        [no_strait] { NAME($place, form: "nominative") } non è metà di uno stretto
        [own_power] nomina la stessa potenza
       *[no_grant] { NAME($place, form: "nominative") } non lascia passare nessuno, oppure la potenza non lo possiede
    }
order-check = { $doubt ->
        [helps_in_vain] { $order }, ma il tuo ordine è { $others }.
        [own_unit_stays] { $order }, ma lì resta una tua unità ({ $others }), e una potenza non può scacciare una propria unità.
        [against_own_unit] { $order }, ma lì resta una tua unità ({ $others }): quell'appoggio non conta.
        [places_changed] { $order } e { $others }: due unità possono scambiarsi di posto solo via convoglio.
        [same_goal] { $order } e { $others } si scontrano: se nessuna è più forte, restano entrambe ferme. Può essere quello che vuoi.
        [retreats_meet] { $order } e { $others } si scontrano, ed entrambe le unità verrebbero sciolte.
        [convoy_broken] { $order } ha bisogno di un convoglio per tutta la rotta, ma i tuoi ordini sono { $others }.
        [convoy_by_others] { $order } ha bisogno di un convoglio, e le tue flotte non lo convogliano per tutta la rotta.
        [not_lent] { $order } conta solo se { NAME($owner, form: "nominative") } ti affida quell'unità; finora non l'ha fatto.
        [owner_orders] { $order } non conta finché { NAME($owner, form: "nominative") } dà un ordine a quell'unità.
        [lent_but_ordered] { $order } è un tuo ordine. In questa fase conta quello, e non ciò che { NAME($owner, form: "nominative") } ordina all'unità affidata.
        [not_own_to_lend] { $order } non ha effetto: quell'unità può affidarla solo { NAME($owner, form: "nominative") }.
        [impossible] { $order } non può riuscire: { $why }.
        [annihilated] { $order } annienta la tua flotta: due passi devono finire in un centro.
        [annihilated_by_help] { $order } annienta la tua flotta, come ogni flotta che appoggia o convoglia dopo un passo.
        [two_steps_meet] { $order } e { $others } si scontrano: se nessuna è più forte, una flotta con due passi viene annientata.
        [two_steps_halted] { $order }, ma lì resta una tua unità ({ $others }), e due passi che falliscono annientano la flotta.
        [needs_support] { $order } senza appoggio non conta nulla, e nessuno dei tuoi ordini lo appoggia.
       *[one_journey] { $order } e { $others }: la ferrovia può usarla una sola armata per turno, perciò non viaggerebbe nessuna delle due.
    }
order-only-speaks = { $order }, che è solo un messaggio.

## Orders ahead that were not used

ahead-not-asked = In questa fase non è richiesto nulla del genere.
ahead-used-up = Gli ordini precedenti bastavano.
ahead-no-order = Non si può leggere come un ordine per questa fase.
