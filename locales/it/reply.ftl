### What the reply to an email says of it as a whole, and of where its sender stands.


## The subject, behind `CODE:game - S1901M`

reply-subject-waiting = { $orders ->
        [one] 1 ordine non conta ancora
       *[other] { $orders } ordini non contano ancora
    }
reply-subject-lines-waiting = { $lines ->
        [one] 1 riga non conta ancora
       *[other] { $lines } righe non contano ancora
    }
reply-subject-unsent = il tuo messaggio non è stato inviato
reply-subject-nothing = nulla è cambiato
reply-subject-adjudicated = fase risolta: { $kind ->
        [retreat] { $phase }
       *[other] { $phase }
    }
reply-subject-late = i tuoi ordini sono in ritardo
reply-subject-missing = { $given } su { $asked }: { $number ->
        [one] manca l'ordine
       *[other] mancano ordini
    } per { $units }
reply-subject-due = ordini arrivati: { $given } su { $asked }
reply-subject-incomplete = ordini mancanti: { LIST($powers, type: "and") }
reply-subject-rejected = { $lines ->
        [one] 1 riga rifiutata
       *[other] { $lines } righe rifiutate
    }
reply-subject-complete = { $asked } su { $asked }: ci sono tutti i tuoi ordini{ $prose ->
        [yes] , il resto è ignorato
       *[no] { "" }
    }

## When it came

reply-came = La tua email è arrivata (data: { $came }) e ha aspettato { $waited } prima che il judge potesse elaborarla. Conta il momento in cui è arrivata.

## Nothing was read: an address has had what it may get in a day, or the email cannot be read

reply-spent-questions = Dal tuo indirizzo oggi sono arrivate molte email che chiedono di partecipare, e il judge oggi non pone altre domande. Questa non è stata conservata, e nulla è cambiato.
    .advice = Se è tua, rispondi a questa email con le stesse righe. In quel caso contano subito.
reply-spent-orders = Dal tuo indirizzo oggi sono arrivati molti ordini senza prova di chi li ha inviati, e il judge oggi non pone altre domande. Gli ordini di questa email non contano.
    .advice = Se sono tuoi, rispondi a questa email con gli ordini, oppure inviali sotto SIGN ON con la tua password. In quel caso contano subito.
reply-spent-passwords = La password della tua email non è quella di quel giocatore. Sono arrivate molte email simili a tuo nome, e chiunque può inviarle. La prossima oggi potrebbe restare senza risposta. A SIGN ON con la password giusta il judge risponde sempre. Per un token che imposta una nuova password, invia FORGOT PASSWORD con il nome della partita.
reply-spent-bytes = Nulla nella tua email dimostra che l'hai inviata tu, e le risposte a email simili sono limitate. Il limite di oggi è raggiunto, perciò altre email così potrebbero restare senza risposta. Aggiungi SIGN ON con la tua password, oppure rispondi a un'email del judge: allora conta e riceve risposta come sempre.
reply-nothing-changed = Nulla è cambiato: { $why }
reply-unreadable = Il judge non è riuscito a leggere la tua email: { $why }
    .advice = Nulla è cambiato. Inviala di nuovo come testo semplice, per favore. Per le istruzioni, invia HELP su una riga a parte.
reply-empty = Nulla è cambiato: nella tua email non c'era nulla per il judge. Il judge è un programma. Legge ordini e comandi nel testo di un'email, non le frasi comuni, l'oggetto o gli allegati. Per vedere che cosa puoi scrivere, invia HELP.

## What became of the lines

reply-orders-waiting = { $number } { $number ->
        [one] ordine NON CONTA
       *[other] ordini NON CONTANO
    } ANCORA: vedi la nota sotto l'elenco.
reply-lines-waiting = { $number } { $number ->
        [one] riga NON CONTA
       *[other] righe NON CONTANO
    } ANCORA: vedi la nota sotto l'elenco.
reply-also-rejected = { $lines } { $lines ->
        [one] riga RIFIUTATA (segnata con !).
       *[other] righe RIFIUTATE (segnate con !).
    }
reply-trial = { $orders } { $orders ->
        [one] ordine di prova NON CONTA (segnato sotto con !).
       *[other] ordini di prova NON CONTANO (segnati sotto con !).
    } Tutto il resto è stato accettato.
reply-only-trial = Nulla è cambiato: { $orders } { $orders ->
        [one] ordine di prova NON CONTA (segnato sotto con !).
       *[other] ordini di prova NON CONTANO (segnati sotto con !).
    } Per vedere che cosa ne verrebbe, scrivi TRY sopra gli ordini ed END TRY sotto.
reply-hidden = { $lines } { $lines ->
        [one] riga che sembra un ordine non è stata letta, perché l'email la nasconde (segnata sotto con !).
       *[other] righe che sembrano ordini non sono state lette, perché l'email le nasconde (segnate sotto con !).
    } Tutto il resto è stato accettato.
reply-only-hidden = Nulla è cambiato: { $lines } { $lines ->
        [one] riga che sembra un ordine non è stata letta, perché l'email la nasconde. Inviala di nuovo
       *[other] righe che sembrano ordini non sono state lette, perché l'email le nasconde. Inviale di nuovo
    } come testo semplice.
reply-left-out = { $lines } { $lines ->
        [one] riga che sembra un ordine NON È STATA LETTA per la sua posizione nell'email (segnata sotto con !).
       *[other] righe che sembrano ordini NON SONO STATE LETTE per la loro posizione nell'email (segnate sotto con !).
    } Tutto il resto è stato accettato.
reply-only-left-out = Nulla è cambiato: { $lines } { $lines ->
        [one] riga che sembra un ordine NON È STATA LETTA per la sua posizione nell'email. Inviala di nuovo
       *[other] righe che sembrano ordini NON SONO STATE LETTE per la loro posizione nell'email. Inviale di nuovo
    } nel testo che scrivi tu.
reply-rejected-unsent = { $lines } { $lines ->
        [one] riga RIFIUTATA (segnata sotto con !).
       *[other] righe RIFIUTATE (segnate sotto con !).
    } Il tuo messaggio NON È ANCORA STATO INVIATO.
reply-rejected-with-others = { $lines } { $lines ->
        [one] riga RIFIUTATA (segnata sotto con !);
       *[other] righe RIFIUTATE (segnate sotto con !);
    } le righe che ne dipendevano sono state ignorate. Tutto il resto è stato accettato.
reply-rejected = { $lines } { $lines ->
        [one] riga RIFIUTATA (segnata sotto con !).
       *[other] righe RIFIUTATE (segnate sotto con !).
    } Tutto il resto è stato accettato.
reply-sign-on-rejected = Nulla è cambiato: il tuo SIGN ON è stato rifiutato. Vedi la riga segnata con !.
reply-only-rejected = Nulla è cambiato: { $lines } { $lines ->
        [one] riga RIFIUTATA (segnata sotto con !).
       *[other] righe RIFIUTATE (segnate sotto con !).
    }
reply-unsent = Il tuo messaggio NON È ANCORA STATO INVIATO: vedi la nota sotto il messaggio.
reply-unsent-rest = Il tuo messaggio NON È ANCORA STATO INVIATO: vedi la nota sotto il messaggio. Tutto il resto è stato accettato.
reply-surplus = La tua email contiene più ordini di quanti te ne spettano, perciò ha SOSTITUITO un ordine precedente: vedi la nota sotto.
reply-prose = I tuoi ordini e comandi sono stati accettati. Il resto del testo è stato ignorato.
reply-late = La tua email è stata capita, ma gli ordini sono arrivati DOPO LA SCADENZA: vedi sotto.
reply-did-not-fit = La tua email è stata capita, ma in questa risposta NON C'È POSTO per tutto quello che hai chiesto: vedi sotto.
reply-impossible = La tua email è stata capita, ma uno dei tuoi ordini NON PUÒ RIUSCIRE: vedi "Check:" sotto.
reply-accepted = La tua email è stata elaborata senza errori.
reply-nothing = Nulla è cambiato: la tua email non contiene ordini né comandi. Per vedere che cosa puoi scrivere, invia HELP.

## Where the orders of its sender stand

reply-adjudicated = Fase risolta: { $kind ->
        [retreat] { $phase }.
       *[other] { $phase }.
    } I risultati sono in un'email a parte. Gli ordini qui sotto sono quelli della nuova fase: { $now }.
reply-adjudicated-last = Fase risolta: { $kind ->
        [retreat] { $phase }.
       *[other] { $phase }.
    } I risultati sono in un'email a parte.
reply-missing = { $given ->
        [one] È arrivato { $given }
       *[other] Sono arrivati { $given }
    } dei tuoi { $asked } ordini. Ancora senza ordine: { LIST($units, type: "and") }.
reply-none-in = Ancora senza ordine: { LIST($units, type: "and") }.
reply-due = Ordini arrivati: { $given } su { $asked }.
reply-incomplete = Mancano ancora ordini: { LIST($powers, type: "and") }.
reply-units-kept = Tutte le tue unità hanno ordini: se uno nuovo è stato rifiutato, l'unità tiene quello di prima.
reply-still-complete = Ci sono tutti i tuoi ordini; { $lines ->
        [one] la riga rifiutata non è
       *[other] le righe rifiutate non sono
    } tra questi.
reply-pending-complete = Ci sono tutti i tuoi ordini; { $lines ->
        [one] la riga in attesa non è
       *[other] le righe in attesa non sono
    } tra questi.
reply-complete = Ci sono tutti i tuoi ordini. Puoi ancora cambiarli: invia { $replaces ->
        [yes] di nuovo tutti gli ordini, oppure ADD e solo quelli nuovi
       *[no] solo quelli nuovi
    }.
reply-complete-impossible = Ci sono tutti i tuoi ordini, ma uno non può riuscire: vedi "Check:" sotto. Puoi ancora cambiarli: invia { $replaces ->
        [yes] di nuovo tutti gli ordini, oppure ADD e solo quelli nuovi
       *[no] solo quelli nuovi
    }.
reply-can-change = Puoi ancora cambiarli: invia { $replaces ->
        [yes] di nuovo tutti gli ordini, oppure ADD e solo quelli nuovi
       *[no] solo quelli nuovi
    }.
reply-no-retreats = Ci sono tutti i tuoi ordini, ma nessuna ritirata. Un'unità scacciata senza ritirata viene sciolta.
reply-no-builds = Ci sono tutti i tuoi movimenti, ma nessuna costruzione o rimozione. Vanno nella stessa email: senza, si rinuncia alle costruzioni, e che cosa rimuovere lo decidono le regole.
reply-no-retreats-or-builds = Ci sono tutti i tuoi movimenti, ma nessuna ritirata e nessuna costruzione o rimozione. Vanno nella stessa email. Senza, le unità scacciate vengono sciolte, si rinuncia alle costruzioni, e che cosa rimuovere lo decidono le regole.
reply-builds-awaited = Finché non ci sono le costruzioni di tutti (o WAIVE), prima della scadenza non si risolve nulla.
reply-closed-complete = Ci sono tutti i tuoi ordini. Restano com'erano alla scadenza.
reply-nothing-due = { CAPITALIZED(NAME($power, form: "nominative")) } non ha ordini da inviare in questa fase. Non devi fare nulla.
reply-none-in-time = Prima della scadenza non hai inviato ordini.
reply-closed = La scadenza è passata. I tuoi ordini contano come sono arrivati in tempo. { $phase ->
        [movement] Le unità senza ordine restano ferme
        [retreat] Le unità senza ordine vengono sciolte
       *[adjustment] Ciò che non hai ordinato lo decidono le regole
    }. Non sei in ritardo.
reply-late-declined = Sei IN RITARDO: il Master non ha accettato i tuoi ordini, perciò non contano. Può cambiarlo solo un ACCEPT LATE del Master, che può ancora inviarlo.
reply-late-asked = Sei IN RITARDO: i tuoi ordini contano solo se il Master li accetta. Gli è stato chiesto, e saprai che cosa decide.
reply-late-by-gm = Sei IN RITARDO: la scadenza è passata. Gli ordini inviati adesso vengono conservati, e contano solo se il Master li accetta.
reply-late-awaited = Sei IN RITARDO: la scadenza è passata e la partita aspetta te.
reply-wait = Hai impostato WAIT, quindi questa fase non verrà risolta prima della scadenza. Per annullarlo, invia SET NOWAIT.
reply-wait-alone = Per annullare il tuo WAIT, invia SET NOWAIT.
reply-joining = La partita comincerà quando { $players ->
        [one] sarà entrato ancora 1 giocatore
       *[other] saranno entrati altri { $players } giocatori
    }. Allora riceverai un'email.
reply-awaited = Si aspettano ancora gli ordini { NAME($powers, form: "of") }.
reply-none-awaited = Non manca nessun ordine.
reply-late-waiting = Ordini in ritardo che aspettano la tua decisione: { LIST($powers, type: "and") }. Per accettarli, invia ACCEPT LATE { $which }.
reply-late-refused = Come hai deciso, questi ordini in ritardo non contano: { LIST($powers, type: "and") }. Se vuoi accettarli comunque, invia ACCEPT LATE { $which }.
reply-process-at = { $left }: ci sono tutti gli ordini e nessuno ha impostato WAIT
    .title = Risultati:

## Orders that wait for a yes

reply-confirm = Le righe segnate "{ line-label-waiting }" non contano ancora. { $why } Rispondi a questa email con YES e conteranno come sono state lette. Non devi inviare di nuovo nulla. In qualunque altra email invia invece questa riga:
reply-confirm-unproven = Le righe segnate "{ line-label-waiting }" non contano ancora. { $why } Rispondi a questa email con YES o con la tua password e conteranno come sono state lette. Non devi inviare di nuovo nulla. In qualunque altra email invia invece questa riga:
reply-confirm-more = { $why } Uno YES in risposta a questa email vale anche per questi ordini. Per confermare solo questi, invia questa riga:
reply-confirm-until = Ciò che non confermi non conta alla scadenza e decade quando finisce questa fase: { $phase }.

## What did not fit

reply-left-out-pages = Omesso perché questa email sarebbe troppo lunga: { LIST($pages, type: "and") }.
reply-ask-again = Chiedilo in un'email a parte, per favore.
reply-rationed = Nulla nella tua email dimostra che l'hai inviata tu, e le risposte a email simili sono limitate. Metti SIGN ON con la tua password sopra quello che chiedi, oppure chiedi di nuovo domani.

## Strangers

reply-waits-for-yes = Un'email precedente da questo indirizzo aspetta il tuo YES. Cerca l'email "{ $subject }" e rispondi a quella con la sola parola YES. Allora verrà letto ciò che hai inviato prima; non devi inviarlo di nuovo.
reply-join = Questo indirizzo non è registrato. Per registrarti ed entrare nella partita { $game }, rispondi con queste righe, con il tuo nome e una password a tua scelta:
reply-register = Questo indirizzo non è registrato. Per registrarti, invia queste righe:
reply-newcomer = Per le istruzioni invia HELP; per l'elenco delle partite, LIST. Dopo la registrazione puoi entrare in una partita (SIGN ON ?partita password), cominciarne una contro i bot del judge (SIGN ON ?practice password), osservarne una (OBSERVE partita password) o metterti a disposizione per sostituire chi abbandona (SIGN UP AS STANDBY).

## The last one for now

reply-last = Il judge non invierà altre risposte al tuo indirizzo fino a { $until }. Quello che invii ha comunque effetto, e uno YES o CANCEL in risposta a una domanda del judge riceve ancora conferma.
reply-last-in-vain = Questa era oggi la decima risposta a una tua email in cui non c'era nulla da fare. La prossima simile potrebbe restare senza risposta fino a domani. Ordini e comandi contano ancora e ricevono risposta, compresi HELP, LIST e PRESS TO M.
reply-lines-left-out = … ancora { $number ->
        [one] { $number } riga
       *[other] { $number } righe
    }: in questa email non c'è più posto.
reply-letter-goes-on = … e ancora { $number ->
        [one] { $number } riga
       *[other] { $number } righe
    }.
line-unquoted = (la tua riga, non mostrata: nulla prova chi ha scritto)
line-of-subject = (l'oggetto)
