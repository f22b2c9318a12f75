### What emails that answer no line say: `email-` and the name of the template, its parts as attributes.

email-another-answered = Qualcuno ha risposto da un altro indirizzo a una domanda inviata a te. Quella risposta non conta, e non è stato fatto nulla. La domanda aspetta ancora la tua risposta.
    .subject = Ha risposto un altro indirizzo
    .advice = Se hai girato la domanda a qualcuno, rispondi tu da questo indirizzo, oppure non fare nulla. Se non l'hai fatto, qualcun altro legge la tua posta.
email-token-used = Un'email da { $sender } aveva il token che il judge ha inviato a te, e con quello ha risposto { $answer ->
        [no] NO
       *[yes] YES
    }.
    .subject = Una domanda per te ha avuto risposta da un altro indirizzo
    .password-subject = La tua password è stata impostata da un altro indirizzo
    .password = Un'email da { $sender } aveva il token che il judge ha inviato a te, e con quello ha impostato la tua password in '{ $game }'.
    .line = { $answer ->
        [no] Un'email da { $sender } aveva il token che il judge ha inviato a te, e con quello ha annullato questo:
       *[yes] Un'email da { $sender } aveva il token che il judge ha inviato a te, e con quello ha confermato questo:
    }
    .counts = Vale: chiunque abbia un token può agire per te. Se non è opera tua o di qualcuno a cui l'hai chiesto, qualcun altro legge la tua posta, oppure un'email del judge è stata inoltrata.
    .another = Per avere un token per un'altra password, invia questa riga da questo indirizzo:
    .advice = { $whom ->
        [master] Avvisa subito il Master della partita o il gestore del judge: { $keeper }
       *[keeper] Avvisa subito il gestore del judge: { $keeper }
    }
email-copy-of-record = { $what ->
        [orders] Un'email da { $sender } con la password giusta ha dato ordini per { NAME($power, form: "nominative") } in '{ $game }'. Sono stati accettati. Se non è opera tua o di qualcuno a cui l'hai chiesto, invia adesso i tuoi ordini (valgono gli ultimi) e cambia la password con SET PASSWORD.
       *[email] Un'email da { $sender } con la password giusta ha agito per { NAME($power, form: "nominative") } in '{ $game }'. È stata accettata. Se non è opera tua o di qualcuno a cui l'hai chiesto, invia adesso i tuoi ordini (valgono gli ultimi) e cambia la password con SET PASSWORD.
    }
    .subject = { $what ->
        [orders] { $whose ->
            [yours] Ordini per { NAME($power, form: "nominative") } da un altro tuo indirizzo
           *[another] Ordini per { NAME($power, form: "nominative") } da un altro indirizzo
        }
       *[email] { $whose ->
            [yours] Un'email per { NAME($power, form: "nominative") } da un altro tuo indirizzo
           *[another] Un'email per { NAME($power, form: "nominative") } da un altro indirizzo
        }
    }
    .master-subject = Il Master ha agito per { NAME($power, form: "nominative") }
    .partner-subject = { $power }: copia di un'email dell'altro giocatore
    .password-subject = La tua password è cambiata
    .looked = { $named ->
        [yes] { $master }, uno dei Master, ha agito per { NAME($power, form: "nominative") } in '{ $game }': ne ha preso il posto, perciò poteva vederne gli ordini, e non ha cambiato nulla. I tuoi ordini valgono ancora.
       *[no] Il Master ha agito per { NAME($power, form: "nominative") } in '{ $game }': ne ha preso il posto, perciò poteva vederne gli ordini, e non ha cambiato nulla. I tuoi ordini valgono ancora.
    }
    .by-master = { $named ->
        [yes] { $master }, uno dei Master, ha agito per { NAME($power, form: "nominative") } in '{ $game }'. I tuoi ordini valgono di nuovo appena li invii (contano gli ultimi).
       *[no] Il Master ha agito per { NAME($power, form: "nominative") } in '{ $game }'. I tuoi ordini valgono di nuovo appena li invii (contano gli ultimi).
    }
    .partner = { $sender } gioca con te { NAME($power, form: "nominative") } in '{ $game }' e ha inviato un'email per la vostra potenza. Vale l'ultimo ordine di uno di voi due.
    .partner-from = Un'email da { $sender } con la password dell'altro giocatore ha agito per { NAME($power, form: "nominative") } in '{ $game }'. Vale l'ultimo ordine.
    .password = Un'email da { $sender } con la password giusta ha cambiato la tua password per { NAME($power, form: "nominative") } in '{ $game }'. La vecchia non vale più. Se non è opera tua o di qualcuno a cui l'hai chiesto, invia questa riga da questo indirizzo e scegline un'altra con il token che riceverai:
    .then = Poi invia i tuoi ordini (valgono gli ultimi).
    .also = Un'email da { $sender } ha agito per { NAME($power, form: "nominative") } in '{ $game }'. Quell'indirizzo è uno dei tuoi, perciò vale. Se non è opera tua, invia adesso i tuoi ordini (valgono gli ultimi). Perché le email da lì non valgano più come tue, invia questa riga da questo indirizzo:
    .known-there = La tua password vale da qualunque indirizzo. Se lì qualcuno la conosce, scegline un'altra con il token che ricevi con questa riga:
    .tell-master = Avvisa il Master: PRESS TO M.
email-copy-for-spectator = Chi gioca { NAME($power, form: "nominative") } in '{ $game }' ti lascia vedere che cosa invia.
    .subject = Ordini { NAME($power, form: "of") }
email-copy-for-master = Un'email da { $sender } con la tua password ha agito come Master di '{ $game }' ed è stata accettata. Se non è opera tua o di qualcuno a cui l'hai chiesto, scegli adesso un'altra password:
    .subject = Qualcuno ha agito come Master da un altro indirizzo
    .password-subject = La tua password di Master è cambiata
    .password = Un'email da { $sender } con la tua password ha cambiato la tua password di Master di '{ $game }'. La vecchia non vale più. Se non è opera tua o di qualcuno a cui l'hai chiesto, invia questa riga da questo indirizzo e scegline un'altra con il token che riceverai:
email-password-shared = Un giocatore di '{ $game }' ha appena scelto come propria la tua password: qualcuno gliel'ha detta, oppure l'ha indovinata. Forse non sa che è quella del Master, ma chi la prova come password del Master può agire al tuo posto. Cambiala adesso:
    .subject = Un giocatore ha la password del Master
email-password-token = Qualcuno, probabilmente tu, ha chiesto una nuova password nella partita '{ $game }'. Per impostarla, invia questa riga a { $address }:
    .subject = Una nuova password
    .none-yet = Ora fai parte della partita '{ $game }' e lì non hai ancora una password. Per rispondere alle email del judge non serve. Per ogni altra email sulla partita, impostane una inviando questa riga a { $address }:
    .token = Metti la password che vuoi al posto di { $placeholder }. Il token vale una volta sola, fino a { $expires }.
    .several = Imposta la password di ciascuno dei tuoi posti nella partita.
    .not-you = Se non l'hai chiesto, non fare nulla: la tua password resta quella di prima.
email-passwords-tried = { $seat ->
        [power] Questo mese almeno { $number } email hanno provato password sbagliate per { NAME($power, form: "nominative") } in '{ $game }'. L'ultima è arrivata da { $sender }.
        [master] Questo mese almeno { $number } email hanno provato password sbagliate per il Master in '{ $game }'. L'ultima è arrivata da { $sender }.
       *[player] Questo mese almeno { $number } email hanno provato password sbagliate per un giocatore in '{ $game }'. L'ultima è arrivata da { $sender }.
    }
    .subject = Password sbagliate per il tuo posto
    .unlocked = Nulla è bloccato, nella partita non è cambiato nulla, e non devi fare nulla. Le tue email con la password giusta valgono ancora. Se continua, un'email con la password giusta potrebbe restare in sospeso finché non la confermi, soprattutto da un indirizzo che non è tuo. La domanda arriverà qui.
    .advice = Una password lunga che non sia una parola comune è sicura. Per impostarne un'altra, invia SET PASSWORD. Se l'hai dimenticata, invia FORGOT PASSWORD { $game } per avere un token per una nuova.
email-notices-left-out = A tuo nome sono arrivate più email di quante te ne vengano segnalate una per una, cioè cinque all'ora, di cui una riservata a una password cambiata:
    .subject = Altre email a tuo nome
    .of-master = Il Master ha agito per te in più email di quante te ne vengano segnalate una per una, cioè quattro all'ora:
    .by-master = { $number ->
        [one] In '{ $game }' { $number } email del Master ha agito per { NAME($power, form: "nominative") } ed è stata accettata.
       *[other] In '{ $game }' { $number } email del Master hanno agito per { NAME($power, form: "nominative") } e sono state accettate.
    }
    .as-master = { $number ->
        [one] In '{ $game }' { $number } email con la tua password ha agito come Master da un altro indirizzo ed è stata accettata.
       *[other] In '{ $game }' { $number } email con la tua password hanno agito come Master da un altro indirizzo e sono state accettate.
    }
    .for-power = { $number ->
        [one] In '{ $game }' { $number } email ha agito per { NAME($power, form: "nominative") } da un altro indirizzo ed è stata accettata.
       *[other] In '{ $game }' { $number } email hanno agito per { NAME($power, form: "nominative") } da un altro indirizzo e sono state accettate.
    }
    .held = { $number ->
        [one] In '{ $game }' { $number } email con la tua password non ha avuto effetto, perché avevi già ricevuto troppe domande.
       *[other] In '{ $game }' { $number } email con la tua password non hanno avuto effetto, perché avevi già ricevuto troppe domande.
    }
    .ask = Per vedere che cosa vale adesso, invia SIGN ON con la tua potenza e LIST sotto. I tuoi ordini valgono di nuovo appena li invii. Per chiedere al Master usa PRESS TO M.
    .password = { $which ->
        [others] Se le altre non sono opera tua o di qualcuno a cui l'hai chiesto, qualcuno conosce la tua password.
       *[all] Se non è opera tua o di qualcuno a cui l'hai chiesto, qualcuno conosce la tua password.
    } Invia SIGN ON con quella password. Sotto, invia LIST per vedere che cosa vale adesso, e SET PASSWORD con un'altra.
email-told-together = { $whose ->
        [several] Alcune persone hanno fatto così tante cose in un'ora che riceveresti troppe email in proposito.
       *[one] Una persona ha fatto così tante cose in un'ora che riceveresti troppe email in proposito.
    } { $number ->
        [one] Questa email ne ha aspettate altre.
       *[other] Queste { $number } email arrivano insieme, la più vecchia per prima.
    }
    .subject = { $number } email in una
    .left-out = { $number ->
        [one] { $number } email precedente dello stesso tipo non è riportata: quelle successive sono qui sotto.
       *[other] { $number } email precedenti dello stesso tipo non sono riportate: quelle successive sono qui sotto.
    }
    .deadline = La scadenza della partita '{ $game }' ora è { $deadline }.
    .closed = (Questa domanda è chiusa: le risposte non contano più.)
    .yes = Per dire di sì, { reply-with-yes }, oppure invia questa riga:
    .this-one = Per dire di sì a questa, invia questa riga:
    .list = Per lo stato attuale di una partita, invia LIST e il suo nome.
    .press = Il testo in risposta a questa email non va a nessuno. Per rispondere a un messaggio, invia PRESS TO e la lettera di una potenza, oppure PRESS TO M per il Master, poi il tuo testo ed ENDPRESS, tutto sotto SIGN ON.
email-digest = Che cosa è successo da ieri nella partita '{ $game }':
    .subject = { $number ->
        [one] Riepilogo: { $number } email
       *[other] Riepilogo: { $number } email
    }
    .with-results = Che altro è successo nella partita '{ $game }' dai risultati precedenti:
    .press = Per rispondere a un messaggio, invia PRESS TO potenza, il tuo testo ed ENDPRESS, ognuno su una riga a parte.
    .advice = Hai scelto di riceverle insieme. Per ricevere di nuovo ognuna subito, invia SET MAIL ALL.
email-keeper-note = Per il gestore: { $what }
email-keeper-report = Richiede la tua attenzione:
    .subject = Per il gestore: la settimana
    .nothing = Nulla richiede la tua attenzione.
    .week = Gli ultimi sette giorni:
    .in = Email in entrata:
    .out = Email in uscita:
    .phases = Fasi:
    .judged = risolte: { $phases }; scadenze passate con ordini mancanti: { $late }
    .games = Partite:
    .created = create: { $created }; finite: { $ended }
    .people = Persone:
    .registered = registrate: { $people }
    .altogether = In totale:
    .banned = { $people }; bandite: { $banned }
    .database = Database:
    .size = { $megabytes } MB; { $free } MB di spazio libero su disco
    .backup = Ultimo backup:
    .again = Per lo stesso rapporto in ogni momento: judge keeper report
    .stop = Per non ricevere più questa email: report = false sotto [judge] in judge.toml
    .fate = { $fate ->
        [applied] eseguite
        [ignored] ignorate
        [refused] rifiutate
       *[quarantined] in quarantena
    }: { $number }
    .state = { $state ->
        [forming] in formazione
        [running] in corso
        [paused] in pausa
       *[finished] finite
    }: { $number }
    .no-games = nessuna
email-deadline-held = Al momento il judge non riesce a leggere la sua casella, che potrebbe contenere ordini arrivati in tempo. Non si risolve nulla finché non è stata letta. Poi la partita continua da sola, e vale ogni ordine arrivato entro la scadenza. Il gestore del judge è stato informato: { $keeper }
    .subject = Scadenza sospesa
    .passed = La scadenza della partita '{ $game }' è passata:
    .advice = Non devi fare nulla. Se i giocatori chiedono, le loro email sono in attesa e al sicuro.
email-start-moved = La partita '{ $game }' non comincerà prima di { $start }, anche se tutti i posti sono occupati.
    .subject = Inizio spostato a: { $start }
    .by = La partita '{ $game }' non comincerà prima di { $start }, anche se tutti i posti sono occupati. { $who } ha deciso così.
    .phase = La fase attuale della partita '{ $game }' non verrà risolta prima di { $start }, anche se ci sono tutti gli ordini. La scadenza non cambia.
    .phase-by = La fase attuale della partita '{ $game }' non verrà risolta prima di { $start }, anche se ci sono tutti gli ordini. La scadenza non cambia. { $who } ha deciso così.
email-game-fails = Il judge ha un problema con la partita '{ $game }' e non può continuarla. Il gestore del judge è stato informato e pregato di rimediare: { $keeper }
    .subject = { $game } è ferma
    .advice = Le email già arrivate sono conservate. Intanto non viene risolta nessuna fase di questa partita. Non devi fare nulla; se i giocatori chiedono, informali.
email-game-lost = I dati del judge per la partita '{ $game }' sono danneggiati e non si possono più leggere. Il gestore del judge ha rimosso la partita: finisce qui, senza risultato.
    .subject = { $game } non può continuare
    .advice = Le email che hai ricevuto restano a te, e le altre tue partite continuano. Non devi fare nulla. Se hai domande, scrivi al gestore del judge:
email-late-orders-asked = Gli ordini { NAME($power, form: "of") } nella partita '{ $game }' sono arrivati dopo la scadenza, e prima non ne era arrivato nessuno. Sono conservati e contano solo se li accetti.
    .subject = Ordini in ritardo: rispondi YES per accettarli
    .subject-of = Ordini in ritardo { NAME($power, form: "of") }: rispondi YES per accettarli
    .secret = Nella partita '{ $game }' gli ordini di una potenza sono arrivati dopo la scadenza, e prima non ne era arrivato nessuno. La partita tiene segreto di quale potenza si tratta. Gli ordini sono conservati e contano solo se li accetti.
    .yes = Per accettarli, { reply-with-yes }, oppure invia questa riga sotto il tuo SIGN ON:
    .below = Gli ordini qui non ti vengono mostrati.
    .together = In questo modo accetti tutti gli ordini in ritardo che aspettano, perché un Master di questa partita ci gioca o ci ha giocato. Gli ordini qui non ti vengono mostrati.
    .no = Se rispondi NO, chi li ha inviati viene subito a sapere che non contano, insieme a ciò che scrivi. Se non rispondi, non vengono usati, e chi li ha inviati lo saprà quando la fase verrà risolta.
email-late-orders-told = I tuoi ordini di { $season } per { NAME($power, form: "nominative") } sono arrivati dopo la scadenza. Il Master di '{ $game }' non li ha accettati, perciò non sono stati usati:
    .subject = { $fate ->
        [no] I tuoi ordini in ritardo non contano
       *[yes] I tuoi ordini in ritardo contano
    }
    .accepted = Il Master di '{ $game }' ha accettato gli ordini che hai inviato per { NAME($power, form: "nominative") } dopo la scadenza. Contano:
    .in-time = La scadenza di '{ $game }' è stata spostata dopo l'invio dei tuoi ordini in ritardo per { NAME($power, form: "nominative") }. Ora sono in tempo e contano:
    .declined = Il Master di '{ $game }' non accetta gli ordini che hai inviato per { NAME($power, form: "nominative") } dopo la scadenza di { $season }. Non contano, a meno che questo non cambi prima della risoluzione:
email-master-awaited = Nella partita '{ $game }' ci sono tutti gli ordini. La fase viene risolta solo quando lo dici tu (MANUAL PROCESS). Per risolverla, invia:
    .subject = Si aspetta il tuo PROCESS
    .missing = Nella partita '{ $game }' il periodo di tolleranza è finito, e mancano ancora gli ordini { NAME($powers, form: "of") }. La fase viene risolta solo quando lo dici tu (MANUAL PROCESS). Per risolverla, invia:
    .advice = Perché lo faccia il judge da solo, invia SET NO MANUAL PROCESS.
email-adjusted = Il Master ha corretto la partita '{ $game }'. Il motivo:
    .subject = Correzione
    .blind = La mappa qui sotto mostra ciò che puoi vedere.
    .phase = { $when ->
        [now] Ora la fase è { $phase }; prima era { $before }.
       *[then] La fase è diventata { $phase }; prima era { $before }.
    }
    .orders-gone = Gli ordini ricevuti finora non contano. Voti e WAIT sono cancellati.
    .orders-stay = Tutti gli ordini contano ancora, tranne quelli per le unità corrette e le costruzioni e rimozioni non più possibili. Voti e WAIT sono cancellati. Prima della scadenza non si risolve nulla, a meno che non lo dica il Master.
    .fallen = I tuoi ordini che non contano più:
    .judged-since = Da allora la fase è stata risolta. I risultati sono in un'email a parte.
email-rolled-back = Il Master ha riportato indietro la partita '{ $game }'. La fase di nuovo aperta è: { $phase }.
    .subject = Si torna a { $phase }
    .undone-subject = Ritorno annullato: di nuovo a { $phase }
    .adjust-undone-subject = Correzione annullata: a { $phase }
    .undone = Il Master ha annullato il ROLLBACK della partita '{ $game }'. La fase è di nuovo: { $phase }.
    .adjust-undone = Il Master ha annullato la correzione (ADJUST) della partita '{ $game }'. La fase è come prima: { $phase }.
    .ended = { $ending ->
        [victory] La partita era finita con una vittoria ({ $powers }), e continua: quella fine non vale più.
        [draw] La partita era finita con una patta ({ $powers }), e continua: quella fine non vale più.
       *[terminated] La partita era finita senza risultato, e continua: quella fine non vale più.
    }{ $rated ->
        [yes] {" "}Non compare in nessun elenco di risultati finché non finisce di nuovo, e allora arrivano anche le statistiche.
       *[no] {""}
    } Ciò che i giocatori hanno fatto finora resta nei loro dati.
    .void = I RISULTATI DI { $phases } NON VALGONO PIÙ: ignora le relative email. Restano nell'archivio; per vederli, invia HISTORY { $game }.
    .again = I risultati di { $phases } valgono invece come erano stati inviati.
    .left = Gli ordini per { $phase } non contano.
    .changes = CHE COSA RESTA, CHE COSA CAMBIA
    .practice = Unità e centri sono com'erano all'inizio di { $phase }. Invia nuovi ordini; lo faranno anche i bot.
    .as-before = Unità, centri e ordini per { $phase } sono com'erano prima di { $command }.
    .anew = Unità e centri sono com'erano all'inizio di { $phase }. Gli ordini presenti alla risoluzione non valgono di nuovo, perché il Master che è tornato indietro gioca anche, e li ha visti. Tutti devono inviare nuovi ordini.
    .orders-count = Unità e centri sono com'erano all'inizio di { $phase }. Gli ordini presenti alla risoluzione valgono di nuovo, come erano stati inviati. Nessuno deve inviarli di nuovo, e tutti possono cambiarli.
    .rest = Le righe salvate per fasi future sono conservate. WAIT e voti per una patta o per concedere la vittoria sono cancellati. Le proposte e i relativi voti restano. Le deleghe permanenti sono com'erano allora, a meno che non siano finite nel frattempo. Giocatori, assenze, impostazioni e messaggi sono come adesso.
    .judged-since = Da allora questa fase è stata risolta di nuovo: { $phase }. I risultati che valgono arrivano nella prossima email.
    .to-adjust = Per fare di nuovo la correzione, invia ADJUST.
    .to-go-back = Per tornare di nuovo indietro, invia ROLLBACK.
    .to-undo = Per tornare a { $phase }, invia UNDO. È possibile finché non viene risolta una fase.
    .to-judge = Per risolvere prima della scadenza, invia PROCESS.
email-end-taken-back = Il Master ha annullato la fine della partita '{ $game }'. Continua da dov'era.
    .subject = La partita continua
    .orders = Gli ordini ricevuti prima contano ancora.
email-letter-dropped = Il tuo messaggio non è stato inviato
    .said = Il testo:
email-member-moved = { $part ->
        [leads] { $who }, Master della partita '{ $game }', ha un nuovo indirizzo.
        [plays] { $who }, che gioca { NAME($power, form: "nominative") } nella partita '{ $game }', ha un nuovo indirizzo.
       *[member] { $who }, che fa parte della partita '{ $game }', ha un nuovo indirizzo.
    }
    .subject = Nuovo indirizzo: { $part ->
        [leads] Master
        [plays] { $power }
       *[member] giocatore
    }
    .before = prima:
    .now = ora:
    .advice = Il judge invia già lì le sue email. Usalo anche tu, se scrivi direttamente a questa persona.
email-swap-offered = Il Master della partita '{ $game }' propone uno scambio di posto tra te e chi gioca { NAME($other, form: "nominative") }: tu giocheresti { NAME($other, form: "nominative") }, l'altra persona { NAME($power, form: "nominative") }.
    .subject = Vuoi giocare invece { NAME($power, form: "nominative") }? Rispondi YES
    .yes = Se ti va bene, { reply-with-yes }. Lo scambio avviene solo se accetta anche l'altra persona, prima che questa fase venga risolta.
    .effect = La tua password resterebbe la stessa. Gli ordini ricevuti finora per le due potenze non conterebbero più. Se non ti va bene, rispondi NO o non fare nulla.
email-players-swapped = Nella partita '{ $game }' i giocatori di { $powers } si sono scambiati di posto.
    .subject = Scambio di giocatori: { $letters }
    .yours = Ora nella partita '{ $game }' giochi { NAME($power, form: "nominative") }: i giocatori di { $powers } si sono scambiati di posto. La tua password resta la stessa.
    .leads = { $who } gioca { NAME($power, form: "nominative") }.
    .orders = Ordini e voti ricevuti per queste potenze non contano più.
email-partnership-offered = { $player } ({ $address }) gioca { NAME($power, form: "nominative") } nella partita '{ $game }' ({ $board }) e ti chiede di giocarla insieme.
    .subject = Vuoi giocare anche tu { NAME($power, form: "nominative") }? Rispondi YES
    .unnamed = Chi gioca { NAME($power, form: "nominative") } nella partita '{ $game }' ({ $board }) ti chiede di giocarla insieme. Se accetti, saprai chi è: accetta quindi solo se lo sai già.
    .yes = Per accettare, { reply-with-yes }.
    .effect = Allora ognuno di voi due può inviare ordini e messaggi e votare per { NAME($power, form: "nominative") }. Vale l'ultimo ordine, e di tutto ciò che uno invia l'altro riceve una copia. I risultati li ricevete entrambi.
    .gunboat = Nella partita nessuno sa chi gioca quale potenza: non dirlo a nessuno.
    .no = Per lasciare in qualunque momento, invia RESIGN. Se non vuoi giocare, rispondi NO o non fare nulla.
email-mastership-offered = { $master } ti chiede di diventare Master della partita '{ $game }' ({ $board }), oltre ai Master attuali.
    .subject = Vuoi fare il Master? Rispondi YES
    .in-place = { $master } ti chiede di diventare Master della partita '{ $game }' ({ $board }) al suo posto.
    .yes = Per accettare, { reply-with-yes }.
    .tasks = Un Master manda avanti la partita: scadenze, domande dei giocatori, giocatori che non si fanno vivi. Per sapere che cosa può fare, invia HELP MASTERING. Se non vuoi, rispondi NO o non fare nulla.
    .moderated = Un Master manda avanti la partita: scadenze, domande dei giocatori, giocatori che non si fanno vivi. Un Master vede tutti gli ordini, perciò non potresti giocare nella partita. Per sapere che cosa può fare, invia HELP MASTERING. Se non vuoi, rispondi NO o non fare nulla.
email-disorder = { $number ->
        [many] { $powers } sono in disordine civile nella partita '{ $game }', perché mancavano gli ordini.
       *[one] { CAPITALIZED(NAME($powers, form: "nominative")) } è in disordine civile nella partita '{ $game }', perché mancavano gli ordini.
    }
    .subject = Disordine civile: { $letters }
    .bots = { $number ->
        [many] D'ora in poi un bot del judge dà gli ordini al posto loro appena comincia una fase. Non invia messaggi e non vota, e se ne va appena qualcuno gioca di nuovo la potenza.
       *[one] D'ora in poi un bot del judge dà gli ordini al suo posto appena comincia una fase. Non invia messaggi e non vota, e se ne va appena qualcuno gioca di nuovo la potenza.
    }
    .unordered = Gli ordini arrivati contano. Le unità senza ordini restano ferme, le unità scacciate senza ordini vengono sciolte, si rinuncia alle costruzioni, e quali unità rimuovere lo decidono le regole. La partita continua senza aspettare.
    .yours = Questa era la tua potenza. È di nuovo tua appena invii ordini per lei, a meno che nel frattempo non l'abbia presa qualcun altro.
    .open = { $open ->
        [invited] Può subentrare chi è ammesso dal Master: invia SIGN ON potenza { $game } e una password a { $address }
       *[all] Può subentrare chiunque sia registrato presso questo judge: invia SIGN ON potenza { $game } e una password a { $address }
    }
email-openings = { $number ->
        [many] { $powers } sono senza giocatore nella partita '{ $game }'.
       *[one] { CAPITALIZED(NAME($powers, form: "nominative")) } è senza giocatore nella partita '{ $game }'.
    }
    .subject = Si cercano sostituti
    .subject-of = Si cercano sostituti: { $letters }
    .secret = { $number ->
        [one] Nella partita '{ $game }' { $number } potenza è senza giocatore. Chi subentra saprà qual è.
       *[other] Nella partita '{ $game }' { $number } potenze sono senza giocatore. Chi subentra saprà qual è la sua.
    }
    .still = La partita '{ $game }' aspetta ancora qualcuno che giochi { NAME($powers, form: "nominative") }.
    .tasks = Da fare in questa fase:
    .open = { $open ->
        [invited] Può subentrare chi è ammesso dal Master. Invia a { $address }
       *[all] Può subentrare chiunque sia registrato presso questo judge. Invia a { $address }
    }
    .advice = con una password a tua scelta. Se conosci qualcuno che vorrebbe giocare, inoltragli questa email. Per registrarsi prima, vedi HELP JOINING.
    .yours = Questa era la tua potenza. Se la rivuoi, entra come al solito e invia i tuoi ordini prima che la prenda qualcun altro.
email-absence-notice = { $who } sarà assente nella partita '{ $game }':
    .subject = Assenza
    .back = { $who } annulla questa assenza nella partita '{ $game }':
    .moved = { $what ->
        [grace] { $times ->
            [one] Il periodo di tolleranza ora finisce dopo quell'assenza:
           *[other] Il periodo di tolleranza ora finisce dopo quelle assenze:
        }
       *[deadline] { $times ->
            [one] La scadenza ora è dopo quell'assenza:
           *[other] La scadenza ora è dopo quelle assenze:
        }
    }
    .unmoved = La scadenza non cambia.
    .past-phase = { $times ->
        [one] La scadenza di questa fase non cambia. Nessuna scadenza successiva per { NAME($powers, form: "nominative") } cade in quel periodo.
       *[other] La scadenza di questa fase non cambia. Nessuna scadenza successiva per { NAME($powers, form: "nominative") } cade in quei periodi.
    }
    .none = { $what ->
        [later] Nessuna scadenza successiva
       *[all] Nessuna scadenza
    } per { $named ->
        [yes] { NAME($powers, form: "nominative") }
       *[no] questa persona
    } cade in { $times ->
        [one] quel periodo.
       *[other] quei periodi.
    }
    .grace-as-before = La scadenza di questa fase è passata, e il periodo di tolleranza finisce quando sarebbe finito.
    .undo-by-master = Per annullare l'assenza, invia BECOME { $power } e sotto SET NO ABSENCE.
    .undo = Per annullare l'assenza, invia SET NO ABSENCE.
email-pause = { $by ->
        [player] { $who } ha messo in pausa la partita '{ $game }'. Finché non riprende non c'è scadenza.
        [keeper] Il gestore del judge ha messo in pausa la partita '{ $game }'. Finché non riprende non c'è scadenza.
       *[master] Il Master ha messo in pausa la partita '{ $game }'. Finché non riprende non c'è scadenza.
    }
    .subject = { $what ->
        [paused] Partita in pausa
       *[resumed] Partita ripresa
    }
    .reminder-subject = { $what ->
        [paused] Promemoria: partita in pausa
       *[resumed] Promemoria: partita ripresa
    }
    .half-vacant = { $number ->
        [secret] La partita '{ $game }' è stata messa in pausa automaticamente, perché almeno metà delle potenze è senza giocatore.
        [many] La partita '{ $game }' è stata messa in pausa automaticamente. Sono senza giocatore { $powers }, cioè almeno metà delle potenze.
       *[one] La partita '{ $game }' è stata messa in pausa automaticamente. È senza giocatore { NAME($powers, form: "nominative") }, cioè almeno metà delle potenze.
    }
    .long-vacant = { $named ->
        [yes] La partita '{ $game }' è stata messa in pausa automaticamente, perché da due settimane nessuno subentra: { $powers }.
       *[no] La partita '{ $game }' è stata messa in pausa automaticamente, perché da due settimane nessuno prende le potenze libere.
    }
    .vacant = Finché non riprende non c'è scadenza, e il judge non invia promemoria né richieste in proposito. Ordini e messaggi vengono ancora accettati. Per prendere una potenza, o riprendere la tua, invia una di queste righe:
    .to-resume = Quando ci sono abbastanza giocatori, o per continuare senza di loro, invia:
    .or-end = Per finire la partita, invia TERMINATE invece di RESUME.
    .goes-on = { $by ->
        [players] Riprende quando il Master o un giocatore invia RESUME.
       *[master] Riprende quando il Master invia RESUME.
    }
    .still = La partita '{ $game }' è in pausa da { $since }.
    .taken = Ordini e messaggi vengono ancora accettati.
    .until = Riprende automaticamente, con il tempo che restava,
    .ask-master = Riprende quando lo dice il Master. Per chiederlo, invia PRESS TO M.
    .gm-decides = Riprende quando lo dice il Master.
    .resumed = { $by ->
        [player] { $who } ha fatto riprendere la partita '{ $game }'.
        [keeper] Il gestore del judge ha fatto riprendere la partita '{ $game }'.
       *[master] La partita '{ $game }' continua.
    }
email-master-silent = La partita '{ $game }' aspetta da { $since } che il Master faccia risolvere { $phase }.
    .subject = La partita aspetta il suo Master
    .begin = La partita '{ $game }' è al completo e aspetta da { $since } il BEGIN del Master.
    .approve = Qualcuno ha chiesto di giocare nella partita '{ $game }' e aspetta da { $since } l'approvazione del Master (SET APPROVAL).
    .late = Nella partita '{ $game }' ordini arrivati dopo la scadenza aspettano da { $since } la decisione del Master (SET NO LATE ORDERS).
    .paused = La partita '{ $game }' è in pausa da { $since } senza una data per riprendere. Il Master deve inviare RESUME.
    .to-begin = Per cominciarla, invia BEGIN. Perché cominci da sola, invia SET AUTO START.
    .to-approve = Per ammettere chi aspetta, invia SET APPROVED ALL; LIST mostra i nomi. Per rifiutare qualcuno, invia EJECT e il suo indirizzo.
    .to-accept = Perché contino, invia ACCEPT LATE. Per risolvere senza, invia PROCESS.
    .to-judge = Per risolvere, invia PROCESS { $phase }. Perché lo faccia il judge da solo, invia SET NO MANUAL PROCESS.
    .hand-over = Se non hai tempo per la partita, puoi chiedere a qualcuno di fare il Master con te (PROMOTE e il suo indirizzo) o al tuo posto (HAND OVER e il suo indirizzo).
    .shared = La partita è senza Master fisso: qualunque giocatore può farla ripartire con RESUME.
    .keeper = Anche il gestore del judge viene informato: { $keeper }. Non riceverai più questo messaggio.
email-game-arrived = La partita '{ $game }' ora è su questo judge. Continua da dov'era: posizione, scadenza e giocatori sono gli stessi. Invia le email per la partita a { $address }, non più al judge precedente. Ordini e messaggi inviati al judge precedente non sono stati trasferiti: inviali di nuovo, per favore.
    .subject = Trasferita su questo judge
    .whole = La partita '{ $game }' ora è su questo judge. Continua da dov'era: ordini, messaggi e giocatori sono gli stessi. Invia le email per la partita a { $address }, non più al judge precedente.
    .password = La tua password non è stata trasferita. Per impostarne una, invia questa riga al judge:
    .token = Metti la password che vuoi al posto di { $placeholder }. Il token vale una volta sola, fino a { $expires }. Dopo, invia FORGOT PASSWORD { $game } per averne un altro.
email-game-moved = Il gestore del judge ha spostato la partita '{ $game }' su un altro judge, dove continua. Invia le email per la partita a questo indirizzo, non più a questo judge:
    .subject = Trasferita su un altro judge
    .advice = Quel judge ti dirà come continuare e come impostare una password: quella che hai qui non è stata trasferita. Se non arriva nessuna email, chiedi al gestore di questo judge: { $keeper }
email-game-ended = La partita '{ $game }' è finita senza risultato.
    .subject = Partita terminata
    .victory-subject = Vittoria: { $letters }
    .draw-subject = Patta: { $letters }
    .victory = La partita '{ $game }' è stata vinta { NAME($winners, form: "from") }. Complimenti!
    .declared-victory = La partita '{ $game }' è stata vinta { NAME($winners, form: "from") }.
    .conceded = Tutti gli altri giocatori presenti hanno concesso la vittoria.
    .draw = La partita '{ $game }' è finita con una patta tra { $winners }.
    .last-year-draw = La partita '{ $game }' è finita nel suo ultimo anno, { $year }, con una patta tra { $winners }.
    .congratulations = Complimenti a chi è arrivato fino in fondo!
    .practice = La partita di allenamento '{ $game }' è finita senza risultato.
    .called-off = { $by ->
        [keeper] Il gestore del judge ha annullato la partita '{ $game }' prima dell'inizio.
       *[master] Il Master ha annullato la partita '{ $game }' prima dell'inizio.
    }
    .others = Per vedere altre partite che cercano giocatori, invia LIST.
    .stopped = { $by ->
        [keeper] Il gestore del judge ha terminato la partita '{ $game }' senza risultato.
       *[master] Il Master ha terminato la partita '{ $game }' senza risultato.
    }
    .agreed = La partita '{ $game }' è finita senza risultato: così hanno votato i giocatori.
    .declared = L'ha deciso il Master, con questo motivo:
    .ranking = I giocatori hanno concordato questa classifica:
    .declared-ranking = Il Master ha deciso questa classifica:
    .players = Giocatori:
    .centres = Centri all'inizio e alla fine di ogni anno:
    .statistics = Fasi di movimento con unità a cui dare ordini (Fasi) e senza nessun ordine (NMR), fasi con ordini in ritardo (Rit.):
    .statistics-and-letters = Fasi di movimento con unità a cui dare ordini (Fasi) e senza nessun ordine (NMR), fasi con ordini in ritardo (Rit.) e messaggi firmati:
    .record = { $in_time ->
        [one] Nei tuoi dati questa partita conta { $in_time } turno in tempo e { $late } in ritardo: { $points } punti di affidabilità. Per i tuoi dati completi, invia GET DEDICATION.
       *[other] Nei tuoi dati questa partita conta { $in_time } turni in tempo e { $late } in ritardo: { $points } punti di affidabilità. Per i tuoi dati completi, invia GET DEDICATION.
    }
    .position = La posizione finale:
    .diary = Dal diario { NAME($power, form: "of") }:
    .thanks = Grazie per aver giocato. Puoi ancora inviare messaggi (PRESS, BROADCAST) per parlare della partita. Per vedere le partite che cercano giocatori, invia LIST.
    .thanks-in-silence = Grazie per aver giocato. Per vedere le partite che cercano giocatori, invia LIST.
    .thanks-for-practice = Grazie per aver giocato. Per aprire un'altra partita, invia SIGN ON ?practice.
    .thanks-removed = Grazie per aver giocato. La partita non è più su questo judge, perciò i messaggi e i comandi che la riguardano non hanno effetto. Per vedere le partite che cercano giocatori, invia LIST.
    .web = Tutta la partita sul web: { $page }
email-sat-out = Il turno { $number } della serie '{ $game }' è cominciato: { $games }. Non ci sono abbastanza giocatori per un'altra partita. Ha la precedenza chi è entrato prima o ha giocato meno, perciò in questo turno non c'è posto per te. Nel prossimo hai la precedenza.
    .subject = Turno { $number }: nessun posto per te
email-standby-moved = Nella partita '{ $game }' il periodo di tolleranza finisce a un'ora diversa da quella che ti era stata detta. Se allora mancano ancora ordini, giocherai { standby-power }. In ogni caso lo saprai.
    .subject = { $what ->
        [paused] { $named ->
            [yes] Riserva per { NAME($power, form: "nominative") }: in pausa
           *[no] Riserva per una potenza: in pausa
        }
       *[moved] { $named ->
            [yes] Riserva per { NAME($power, form: "nominative") }: altra ora
           *[no] Riserva per una potenza: altra ora
        }
    }
    .season = Le regole della partita '{ $game }' sono cambiate. Se nemmeno nella prossima stagione arrivano ordini, giocherai { standby-power }. Lo saprai.
    .paused = La partita '{ $game }' è in pausa. Le scadenze sono sospese, e anche la tua offerta di giocare { standby-power }. Saprai la nuova ora quando la partita riprende.
    .grace = Fine della tolleranza: { $until }
    .decline = Se non puoi più farlo, rispondi NO, e verrà chiesto a qualcun altro.
email-series-table = Il turno { $number } della serie '{ $series }' è finito. La classifica (sistema: { $scoring }):
    .subject = Classifica dopo il turno { $number }
    .last-subject = Classifica finale
    .last = La serie '{ $series }' è finita. La classifica finale (sistema: { $scoring }):
    .next = Partecipi al prossimo turno, se ce n'è uno. Per lasciare la serie, invia RESIGN.
    .next-by-master = Per aprire il prossimo turno, invia ROUND; per una partita tra i migliori, ROUND TOP; per finire la serie, TERMINATE.
table-of-series = Nessuna partita della serie conta ancora.
    .going-on = Ancora in corso: { $games }.
    .not-counted = Finite, ma non in classifica: { $games }. Una partita gunboat conta quando tutte le partite del suo turno sono finite, se allora rivela i suoi giocatori. Una partita finita prima che fosse risolta una fase non conta mai.
email-start-taken-back = Il Master ha annullato l'inizio della partita '{ $game }', che è di nuovo in formazione, come se non fosse cominciata. Tutti i giocatori ne fanno ancora parte. Le potenze verranno assegnate di nuovo all'inizio, e gli ordini inviati finora non contano.
    .subject = Inizio annullato
    .missing = La partita comincerà quando { $missing ->
        [one] sarà entrato ancora { $missing } giocatore
       *[other] saranno entrati altri { $missing } giocatori
    }, o prima se il Master invia FORCE BEGIN.
    .full = La partita comincia quando lo dice il Master.
    .wishes = Le preferenze dei giocatori per le potenze valgono ancora. Per cambiare la tua, invia SET PREFERENCE. Per lasciare la partita, invia RESIGN.
    .no-wishes = Per lasciare la partita, invia RESIGN.
email-vote-awaits = La proposta { $number }, { $terms }, in '{ $game }' è passata, ma più della metà dei giocatori che hanno inviato ordini non ha votato. Perciò puoi respingerla.
    .subject = La proposta { $number } aspetta la tua decisione
    .no = la partita continua
    .yes = la partita finisce così, adesso
    .silence = Se non rispondi, la partita finisce così alla risoluzione dei prossimi movimenti.
email-vote-closed = La proposta { $number }, { $terms }, non è passata. La partita '{ $game }' continua.
    .subject = Proposta { $number } { $result ->
        [passed] approvata
        [withdrawn] ritirata
       *[failed] respinta
    }
    .passed = La proposta { $number }, { $terms }, è passata in '{ $game }'.
    .withdrawn = La proposta { $number }, { $terms }, è stata ritirata da chi l'aveva fatta. La partita '{ $game }' continua.
    .refused = Il Master ha respinto la proposta { $number }, { $terms }, perché più della metà dei giocatori non aveva votato. La partita '{ $game }' continua.
    .silence = Chi non ha votato era d'accordo, ma servivano almeno uno YES e nessun NO.
    .all = Serviva lo YES di ogni giocatore. Chi non ha votato non era d'accordo.

## Parts of several emails.

done-by = { $who }, uno dei Master della partita, ha fatto questo:
reply-with-yes = rispondi a questa email con la sola parola YES
reply-with-line = rispondi a questa email con la riga YES { $token }
your-words = il tuo testo
game-on-the-web = La partita sul web: { $page }
board = LA MAPPA
    .seen = CHE COSA VEDI
deadline-subject = Scadenza spostata a: { $deadline }
    .grace = Tolleranza spostata a: { $grace }
absence-time = da
    .until = a
holdings = { $units ->
        [one] { $units } unità
       *[other] { $units } unità
    }, { $centres ->
        [one] { $centres } centro
       *[other] { $centres } centri
    }
master-writes = Il Master scrive:
write-to-master = Per scrivere al Master, invia PRESS TO M, il tuo testo ed ENDPRESS, ognuno su una riga a parte.
keep-master-password = La password di un Master non è per nessun altro. Ogni giocatore ha la propria.
what-email-did = Che cosa ha fatto l'email:
resume-game = Per far ripartire il tempo, invia RESUME. Per fissare il giorno in cui la partita riprende, invia PAUSE UNTIL e il giorno.

# The clock of a phase. `what` comes of orders that are missing when grace ends; `owes` some or has sent none; others
# are asked as `standbys`.

after-grace = { $what ->
        [replaced] può essere sostituito { late-power }; la partita aspetta.
        [bots] i bot del judge danno gli ordini al posto di { late-power }{ but-standbys }.
        [disorder] la fase viene risolta con gli ordini ricevuti; va in disordine civile la potenza di { late-power }{ but-standbys }.
        [retreats] la fase viene risolta: le unità scacciate senza ordini vengono sciolte.
        [adjustments] la fase viene risolta: si rinuncia alle costruzioni non ordinate, e quali unità rimuovere lo decidono le regole.
       *[moves] la fase viene risolta: le unità senza ordini restano ferme, e chi non ne invia per una seconda stagione di fila perde la potenza.
    }
due = Scadenza:
    .grace = Limite:
    .past = { $left }
    .not-before = { $left }, non prima
    .sooner = { $left }; prima, se ci sono tutti gli ordini (e nessun WAIT)
    .by-master = La fase viene risolta solo quando il Master invia PROCESS.
    .late-by-master = Gli ordini in ritardo contano solo se il Master li accetta.
    .late-until-then = Fino ad allora gli ordini in ritardo contano ancora.
    .replaced = Chi alla fine del periodo di tolleranza deve ancora inviare ordini può essere sostituito.
    .no-grace = Non c'è un periodo di tolleranza. Dopo la scadenza { after-grace }
    .late-accepted = Gli ordini in ritardo contano solo se il Master li accetta. Chi ne ha inviato almeno uno in tempo non è in ritardo: le unità senza ordine restano ferme.
    .then = Alla fine del periodo di tolleranza { after-grace }
    .late-then = Fino ad allora gli ordini in ritardo contano ancora. Alla fine del periodo di tolleranza { after-grace }
    .silent-disorder = Nella scorsa stagione non hai inviato ordini. Se non ne invii nemmeno in questa, { NAME($power, form: "nominative") } va in disordine civile, e chiunque può subentrare.
    .silent-held-over = Nella scorsa stagione non hai inviato ordini. Se non ne invii nemmeno in questa, chiunque può prendere { NAME($power, form: "nominative") }, e per questo la stagione viene prolungata una volta.
due-practice = Questa fase viene risolta appena i tuoi ordini sono completi, e i risultati arrivano subito. La scadenza è { $deadline }: se allora ne manca qualcuno, la partita finisce.
    .waiting = Hai impostato WAIT, perciò questa fase viene risolta alla scadenza, { $deadline }, se allora i tuoi ordini sono completi. Se non lo sono, la partita finisce.
game-paused = La partita è in pausa. Non c'è scadenza finché { $by ->
        [players] il Master o un giocatore
       *[master] il Master
    } non invia RESUME.
    .until = La partita è in pausa. Riprende da sola, con il tempo che restava, oppure prima, se { $by ->
        [players] il Master o un giocatore
       *[master] il Master
    } invia RESUME:
resumed-when = quando { $by ->
        [players] il Master o un giocatore
       *[master] il Master
    } invia RESUME
    .until = da sola { $until }, oppure quando { $by ->
        [players] il Master o un giocatore
       *[master] il Master
    } invia RESUME

## Orders in force, and what to send next.

orders-held = { $power }: nessun ordine da inviare.
    .title = I TUOI ORDINI
    .ahead = Salvati per fasi future (per cancellarli, invia CLEAR):
    .ahead-builds = Costruzioni e rimozioni valgono in questo ordine, finché sono tante quante te ne spettano.
    .late = Arrivati dopo la scadenza; aspettano la decisione del Master:
    .late-declined = Arrivati dopo la scadenza; non accettati dal Master:
    .lent = Deleghe permanenti (fino a revoca):
change-orders = Puoi ancora cambiarli: invia solo quelli nuovi.
    .replacing = Puoi ancora cambiarli: invia di nuovo tutti gli ordini, oppure ADD e solo quelli nuovi.
unconfirmed = { $count ->
        [one] { $count } ordine è arrivato a tuo nome (data: { $came }) ed è in attesa: NON CONTA ANCORA. Se l'hai inviato tu, rispondi YES all'email che te lo chiede. Puoi anche inviare di nuovo i tuoi ordini, in risposta a questa email.
       *[other] { $count } ordini sono arrivati a tuo nome (data: { $came }) e sono in attesa: NON CONTANO ANCORA. Se li hai inviati tu, rispondi YES all'email che te lo chiede. Puoi anche inviare di nuovo i tuoi ordini, in risposta a questa email.
    }
    .proposed = { $count ->
        [one] { $count } delle tue righe aspetta il tuo YES e senza non conta: { LIST($lines, type: "and") }. Rispondi YES all'email che te lo chiede, oppure inviala in risposta a questa.
       *[other] { $count } delle tue righe aspettano il tuo YES e senza non contano: { LIST($lines, type: "and") }. Rispondi YES all'email che te lo chiede, oppure inviale in risposta a questa.
    }
next-step = Per sapere come si scrivono gli ordini, invia HELP ORDERS.
    .answer = Rispondi a questa email con i tuoi ordini:
    .mail = Invia questo a { $address }, con i tuoi ordini e la tua password:
    .with-retreats = Nella stessa email, sotto, indica dove vanno le tue unità se vengono scacciate. Prima dei prossimi movimenti non si inviano altri ordini; un'unità senza ordine si scioglie. Un esempio:
    .with-builds = Nella stessa email, sotto, indica dove vanno le tue unità se vengono scacciate, e che cosa costruisci o rimuovi. Prima dei prossimi movimenti non si inviano altri ordini: un'unità senza ordine si scioglie, e si rinuncia alle costruzioni che non nomini. Un esempio:
    .moves = Dove possono andare le tue unità (le armate sulla costa anche via convoglio):
    .choices = Le tue possibilità:
    .examples = Esempi di ordini (per l'elenco completo, invia HELP ORDERS):
    .illegal = Esempi di righe, possibili o no (per una spiegazione, invia HELP ILLEGAL):
    .naval = Qui le flotte hanno ordini propri, come { $steps } e { $patrol }. HELP NAVAL spiega questi, HELP ORDERS tutti gli altri.
    .naval-examples = Esempi di ordini (HELP ORDERS spiega quelli di ogni partita, HELP NAVAL quelli delle flotte in questa):
    .naval-later = Quando le unità muovono, le flotte fanno due passi e hanno ordini propri, come { $steps } o { $patrol }. HELP NAVAL li spiega tutti.
order-example = muove
    .support = appoggia un movimento
    .support-hold = appoggia un'unità ferma
    .convoy = convoglia un'armata
    .hold = resta ferma
    .two-steps = due passi, l'ultimo in un centro
    .step-and-convoy = un passo, poi un convoglio
    .patrol = due flotte pattugliano
    .block = blocca lo stretto
    .let-pass = chi possiede il centro lascia passare flotte

## A phase: its deadline, its results.

own-power-eliminated = Non hai più né unità né centri: la tua potenza è eliminata.
    .short = eliminata
own-unit-dislodged = { $gone ->
    [yes] { $unit }: è stata scacciata, non aveva dove ritirarsi ed è stata distrutta.
   *[no] { $unit }: è stata scacciata.
}
    .by = { $gone ->
        [yes] { $unit }: è stata scacciata da { $attacker }. Non aveva dove ritirarsi ed è stata distrutta.
       *[no] { $unit }: è stata scacciata da { $attacker }.
    }
    .short = { $gone ->
        [yes] { $units ->
            [one] distrutta: { $unit }
           *[other] { $units } unità distrutte
        }
       *[no] { $units ->
            [one] scacciata: { $unit }
           *[other] { $units } unità scacciate
        }
    }
own-unit-removed = { $why ->
    [patrolled] { $unit } è stata rimossa da una pattuglia.
    [helped] { $unit } è stata annientata, come ogni flotta che appoggia o convoglia dopo un passo.
   *[annihilated] { $unit } è stata annientata: i suoi due passi non sono finiti in un centro.
}
    .short = { $units ->
        [one] { $unit } persa
       *[other] { $units } unità perse
    }
own-centre-lost = Hai perso { NAME($centre, form: "nominative") }.
    .to = Hai perso { NAME($centre, form: "nominative") }, ora { NAME($power, form: "of") }.
    .short = { $number ->
        [one] centro perso ({ $centre })
       *[other] { $number } centri persi
    }
own-centre-gained = Hai conquistato { NAME($centre, form: "nominative") }.
    .short = { $number ->
        [one] centro conquistato ({ $centre })
       *[other] { $number } centri conquistati
    }
own-unit-moved = { $unit }: è andata { NAME($place, form: "in") }.
own-unit-stayed = { $unit }: non è andata { NAME($place, form: "in") }.
own-unit-retreated = { $unit }: si è ritirata { NAME($place, form: "in") }.
own-unit-held = { $given ->
        [no] { $unit }: era senza ordini ed è rimasta ferma.
       *[yes] { $unit }: è rimasta ferma.
    }
own-unit-built = { $unit }: è stata costruita.
own-unit-disbanded = { $unit }: è stata sciolta.
own-order-failed = { $order } fallisce.
own-order-done = { $order } è stato eseguito.
owed-by = { $task ->
        [retreat] ritirate
        [build] costruzioni
        [remove] rimozioni
       *[orders] ordini
    } entro { $due }
email-page-deadline = Scadenza: { $deadline }
email-page-title = { $game }: { $phase }
email-results = La tua potenza: { $power }.
    .subject = Risultati
    .subject-with = Risultati: { $what }
    .own = Le tue unità
    .yours-before = { CAPITALIZED(NAME($power, form: "nominative")) } era tua. È di nuovo tua appena invii ordini per lei, a meno che nel frattempo non l'abbia presa qualcun altro.
    .unseen = Questa fase è stata risolta. Tu non potevi vederne nulla.
    .no-retreats = Nessuna unità ha dovuto ritirarsi.
    .no-orders = Non c'erano ordini da risolvere.
    .summer = Detto in estate, senza effetto:
    .ahead = Per te: { $phase }
    .taken = Accettati:
    .dropped = RIFIUTATI:
    .unneeded = Non usati:
    .why = PERCHÉ
    .strengths = I numeri indicano la forza: 1 per l'unità e 1 per ogni appoggio.
    .by-master = Il Master ha fatto risolvere questa fase manualmente.
    .next = CHE COSA FARE ADESSO
    .over = La partita è finita. Un'email a parte dice come.
    .later = Riceverai un'email quando comincia la prossima fase.
    .web = Risultati con la mappa: { $page }
email-reminder = I tuoi ordini per { NAME($power, form: "nominative") } in '{ $game }' sono incompleti, e la scadenza è vicina.
    .subject = Promemoria
    .nudge-subject = Primi ordini
    .nudge = La partita '{ $game }' è cominciata e metà del tempo per i primi ordini è passata, ma per { NAME($power, form: "nominative") } non è arrivato nessun ordine. Hai ricevuto la prima email?
    .nudge-waiting = La partita '{ $game }' è cominciata e metà del tempo per i primi ordini è passata, ma per { NAME($power, form: "nominative") } non conta ancora nessun ordine.
email-late-notice = La scadenza è passata, e la partita '{ $game }' aspetta { NAME($powers, form: "nominative") }.
    .subject = Ritardo
    .subject-of = Ritardo: { $letters }
    .secret = La scadenza è passata, e la partita '{ $game }' aspetta ordini mancanti.
    .times = { $power }: in ritardo { $times ->
        [one] { $times } volta in questa partita
       *[other] { $times } volte in questa partita
    }
    .declined = In tempo non sono arrivati ordini tuoi, e il Master non ha accettato quelli arrivati dopo.
    .kept = In tempo non sono arrivati ordini tuoi. Gli ordini inviati adesso vengono conservati, e si chiede al Master se contano.
    .yours = { $waits ->
        [secret] I tuoi ordini sono tra quelli che mancano. Gli ordini inviati adesso contano ancora.
        [duel] Anche chi gioca contro di te è in ritardo. Gli ordini inviati adesso contano ancora.
        [opponent] Chi gioca contro di te ti sta aspettando. Gli ordini inviati adesso contano ancora.
        [all] Sono in ritardo tutti i giocatori, anche tu. Gli ordini inviati adesso contano ancora.
       *[others] Gli altri giocatori ti stanno aspettando. Gli ordini inviati adesso contano ancora.
    }
    .judged = La fase viene risolta quando { $comes ->
        [accepted] il Master accetta ordini in ritardo
       *[missing] arrivano gli ordini mancanti
    }, oppure quando { $ends ->
        [replaced] qualcuno subentra e invia gli ordini
       *[grace] finisce il periodo di tolleranza
    }.
    .leads = Sei il Master. Puoi aspettare, oppure fare una di queste cose.
    .nothing = Non devi fare nulla.
    .press = scrivi a chi è in ritardo
    .grace = concedi un altro giorno
    .process = risolvi senza i loro ordini
    .eject = libera la potenza per un altro giocatore
email-pending-orders = La partita '{ $game }' ora è in { $phase }, e per la tua potenza ({ $power }) avevi già inviato ordini.
    .subject = Ordini in sospeso
    .conditions = I tuoi ordini condizionali:
    .taken = Accettati:
    .dropped = RIFIUTATI, perché non sono più validi:
    .unneeded = Non usati, perché la condizione non si è verificata:
email-deadline-changed = { $by ->
        [judge] Il judge ha cambiato i tempi di questa fase nella partita '{ $game }'.
        [master] Il Master ha cambiato i tempi di questa fase nella partita '{ $game }'.
       *[player] { $who } ha cambiato i tempi di questa fase nella partita '{ $game }'.
    }
    .held-over = Nella partita '{ $game }' la stagione viene prolungata, perché qualcuno possa subentrare: { $powers }. Tutti gli ordini ricevuti finora contano ancora.
    .held-over-unnamed = Nella partita '{ $game }' la stagione viene prolungata, perché qualcuno possa prendere una potenza senza giocatore. Tutti gli ordini ricevuti finora contano ancora.
    .down = Il judge è rimasto fermo da { $since } a { $until }. Le email di quel periodo vengono elaborate adesso.
    .moved = I tempi di questa fase della partita '{ $game }' cadevano in quel periodo, perciò il judge li ha spostati. Per questo nessuno è in ritardo.
    .lost = La fase è aperta come prima, ma non tutto ciò che è stato inviato vale ancora. Per vedere i tuoi ordini, invia LIST { $game } sotto SIGN ON, e invia di nuovo ciò che manca. Se avevi chiesto WAIT, o votato per una patta o per concedere la vittoria, fallo di nuovo.

## A game starts, its players, its settings.

email-game-starting = La partita '{ $game }' di Diplomacy comincia. Il tuo ruolo: { $role }.
    .subject = La partita comincia
    .watched = La partita '{ $game }' di Diplomacy comincia, e tu la osservi.
    .again = Il Master ha annullato il primo inizio della partita '{ $game }' e l'ha cominciata di nuovo. Ordini, WAIT e voti inviati prima non contano: inviali di nuovo. { $powers ->
        [anew] Le potenze sono state assegnate di nuovo.
       *[same] Tutti i giocatori hanno le stesse potenze di prima.
    }
    .series = Questa partita fa parte della serie '{ $series }'. La tua password è quella con cui sei nella serie.
    .also = Giochi anche { $powers }, con email a parte: rispondi a ognuna con gli ordini della relativa potenza.
    .players = In questa partita giocano:
    .position = Posizione iniziale di { $season }.
    .empty = Non ci sono ancora unità sulla mappa ({ $season }): ogni potenza costruisce le sue prime unità.
    .now = CHE COSA FARE ADESSO
    .against-bot = Invia i tuoi ordini. L'avversario ({ $opponent }) è un bot del judge, e i suoi ordini ci sono già.
    .against-bots = Invia i tuoi ordini. I bot del judge giocano le altre potenze; i loro ordini ci sono già.
    .practice = Per finire la partita in qualunque momento, invia RESIGN.
    .illegal = Non c'è stampa; gli ordini sono il tuo unico modo di comunicare (HELP ILLEGAL). Invia i tuoi ordini; puoi cambiarli quante volte vuoi finché la fase non viene risolta.
    .silent = In questa partita non c'è stampa. Invia i tuoi ordini; puoi cambiarli quante volte vuoi finché la fase non viene risolta.
    .duel = Scrivi al tuo avversario: PRESS TO { $opponent }, il tuo testo ed ENDPRESS, ognuno su una riga a parte (HELP TALKING). Poi invia i tuoi ordini; puoi cambiarli quante volte vuoi finché la fase non viene risolta.
    .talk = Scrivi agli altri giocatori (HELP TALKING spiega come). Poi invia i tuoi ordini; puoi cambiarli quante volte vuoi finché la fase non viene risolta.
    .sooner = La fase viene risolta prima, se ci sono tutti gli ordini. Per tenerla aperta fino alla scadenza, invia SET WAIT.
    .earliest = La fase viene risolta prima, se ci sono tutti gli ordini, ma non prima di { $earliest }. Per tenerla aperta fino alla scadenza, invia SET WAIT.
    .list = Per vedere in ogni momento lo stato della partita, invia LIST { $game }.
    .settings = Le impostazioni principali di '{ $game }', e tutte quelle diverse dalle consuete (per vederle tutte, invia LIST { $game }):
email-roll-call = La partita '{ $game }' ({ $board }) è al completo e sta per cominciare. Prima che vengano assegnate le potenze, si chiede a tutti: ci sei?
    .subject = Ci sei? Rispondi YES
    .yes = Se ci sei, { reply-with-yes }, oppure invia I AM HERE sotto il tuo SIGN ON.
    .until = La partita comincia appena tutti hanno risposto. Chi non ha risposto entro { $until } cede il posto a qualcun altro.
email-invitation = { $master } ti invita alla partita '{ $game }' ({ $board }) su questo judge.
    .subject = Vuoi giocare?
    .forming = Per entrare, rispondi con questa riga e una password a tua scelta:
    .running = La partita è cominciata. Se una potenza è libera, puoi prenderla con questa riga e una password a tua scelta:
    .advice = Per vedere mappa e impostazioni, invia LIST { $game }. Se non vuoi giocare, ignora questa email; non ne riceverai altre in proposito.
email-player-joined = { $who } entra { $to ->
        [series] nella serie
       *[game] nella partita
    } '{ $game }' come giocatore numero { $number }.
    .subject = Nuovo giocatore: n. { $number }
    .round = Per aprire tante partite quante ne riempiono i giocatori, invia ROUND.
    .needed = La partita comincerà quando { $needed ->
        [one] sarà entrato ancora { $needed } giocatore.
       *[other] saranno entrati altri { $needed } giocatori.
    }
    .needed-and-approval = La partita comincerà quando { $needed ->
        [one] sarà entrato ancora { $needed } giocatore
       *[other] saranno entrati altri { $needed } giocatori
    } e il Master avrà ammesso chi aspetta l'approvazione.
    .approval = Ora tutti i posti sono occupati. La partita comincia quando il Master avrà ammesso chi aspetta l'approvazione.
    .roll-call = Ora tutti i posti sono occupati. Prima che la partita cominci, si chiede a tutti i giocatori se ci sono.
    .begin = Ora tutti i posti sono occupati. Per cominciare la partita, invia BEGIN: hai scelto di farlo tu (SET MANUAL START).
    .manual = Ora tutti i posti sono occupati. La partita comincia quando lo dice il Master.
    .starts-at = Ora tutti i posti sono occupati. La partita comincia il
    .starts = Ora tutti i posti sono occupati. La partita comincia.
    .wishes = Preferenze per le potenze finora, la preferita per prima:
    .assigned = assegnato: { $powers }
email-settings-changed = Le impostazioni della partita '{ $game }' sono state cambiate:
    .subject = Impostazioni cambiate
    .by = { $who } ha cambiato le impostazioni della partita '{ $game }':
    .was = prima:
    .now = ora:
    .empty = (vuoto)
    .board = Le potenze di questa mappa sono { $powers }. Per le regole, invia GET RULES.{ $board }; per le province, GET MAP.{ $board }. Tutti fanno ancora parte della partita. Le preferenze per potenze che la mappa non ha sono cancellate. Per inviarne altre, invia SET PREFERENCE; per lasciare la partita, RESIGN.
    .needed = La partita aspetta ancora { $needed }.
    .list = Per vedere tutte le impostazioni, invia LIST { $game }.

# Somebody who may not be known to the reader, at the beginning of a sentence.

unnamed-person = Qualcuno
    .listed = qualcuno
    .of-power = Chi gioca { NAME($power, form: "nominative") }
    .of-game = Qualcuno della partita
    .of-players = Uno dei giocatori
    .master = Il Master
unnamed-address = un altro indirizzo
late-power = { $owes ->
        [some] chi deve ancora inviare ordini
       *[none] chi non ha inviato nessun ordine
    }
but-standbys = { $standbys ->
        [asked] , a meno che non subentri qualcuno della lista delle riserve: allora gioca quella persona, e può prima inviare ordini
       *[none] {""}
    }
email-seat-changed = { $who } ({ $address }) subentra nella partita '{ $game }' e gioca { NAME($power, form: "nominative") } da { $phase } in poi. Buona partita!
    .subject = Nuovo giocatore: { $letter }
    .observing-subject = Nuovo osservatore
    .new-player-subject = Un nuovo giocatore per { NAME($power, form: "nominative") }
    .led-again-subject = Potenza ripresa: { $letter }
    .new-master-subject = Nuovo Master
    .master-left-subject = Un Master lascia
    .partner-left-subject = Un giocatore in meno: { $letter }
    .spectator-you-subject = Vedi che cosa riceve { NAME($power, form: "nominative") }
    .spectator-ended-you-subject = Non vedi più che cosa riceve { NAME($power, form: "nominative") }
    .spectator-subject = Uno spettatore per { NAME($power, form: "nominative") }
    .spectator-ended-subject = Nessuno spettatore per { NAME($power, form: "nominative") }
    .returned-subject = Giocatore tornato: { $letter }
    .admitted-subject = Puoi tornare
    .approved-subject = Hai l'approvazione
    .waits-again-subject = Ti serve di nuovo l'approvazione del Master
    .unanswered-you-subject = Hai perso il posto
    .unanswered-subject = Un giocatore non ha risposto
    .ejected-subject = { $what ->
        [power] Fuori dalla partita: { $power }
        [player] Un giocatore fuori dalla partita
       *[observer] Un osservatore fuori dalla partita
    }
    .resigned-subject = { $what ->
        [power] Abbandono: { $power }
        [player] Abbandono di un giocatore
       *[observer] Un osservatore se ne va
    }
    .replaced = { $sent ->
        [some] Nella partita '{ $game }' alla fine del periodo di tolleranza non c'erano ancora tutti i tuoi ordini per { NAME($power, form: "nominative") }. Ora gioca qualcuno della lista delle riserve.
       *[none] Nella partita '{ $game }' alla fine del periodo di tolleranza non erano arrivati i tuoi ordini per { NAME($power, form: "nominative") }. Ora gioca qualcuno della lista delle riserve.
    }
    .succeeded = { CAPITALIZED(NAME($power, form: "nominative")) } nella partita '{ $game }', che era tua, ha un nuovo giocatore.
    .thanks = Grazie per i turni che hai giocato. Per vedere le partite che cercano giocatori, invia LIST. Perché ti venga chiesto quando si libera una potenza, invia SIGN UP AS STANDBY.
    .led-again = { CAPITALIZED(NAME($power, form: "nominative")) } nella partita '{ $game }' ha di nuovo un giocatore, da { $phase } in poi.
    .new-master = { $who } ({ $address }) è ora il Master della partita '{ $game }'. L'ha affidata il gestore del judge.
    .co-master = { $by ->
        [keeper] { $who } ora è Master della partita '{ $game }' insieme agli altri, per decisione del gestore del judge.
       *[master] { $who } ora è Master della partita '{ $game }' insieme agli altri.
    }
    .all-masters = PRESS TO M raggiunge tutti i Master; ognuno di loro può agire.
    .successor-of-you = { $who } ha accettato e ora è il Master della partita '{ $game }' al tuo posto. Tu non fai più parte della partita. Per osservarla, invia OBSERVE { $game } e una password.
    .successor = { $who } è ora il Master della partita '{ $game }'. L'ha ceduta il Master precedente.
    .master-left = { $named ->
        [yes] { $who } non è più Master della partita '{ $game }', che ha ancora un altro Master.
       *[no] Uno dei Master della partita '{ $game }' l'ha lasciata. C'è ancora un altro Master.
    }
    .master-out-by-keeper = Il gestore del judge ha deciso che non sei più Master della partita '{ $game }'. Se vuoi sapere perché, chiedi: { $keeper }
    .master-out-by-first = Il primo Master della partita '{ $game }' ha deciso che non ne sei più Master.
    .master-out = { $named ->
        [yes] { $who } non è più Master della partita '{ $game }'.
       *[no] Uno dei Master della partita '{ $game }' non è più Master.
    } { $by ->
        [keeper] L'ha deciso il gestore del judge.
       *[master] L'ha deciso il primo Master.
    }
    .partner = { $named ->
        [yes] { $who } ora gioca { NAME($power, form: "nominative") } nella partita '{ $game }', insieme a chi già la giocava.
       *[no] La persona a cui l'hai chiesto ora gioca con te { NAME($power, form: "nominative") } nella partita '{ $game }'.
    }
    .partner-left-you = Non giochi più { NAME($power, form: "nominative") } nella partita '{ $game }': l'ha deciso il titolare.
    .partner-too = { $named ->
        [yes] { $who } giocava con altri { NAME($power, form: "nominative") } nella partita '{ $game }', e non la gioca più.
       *[no] Qualcun altro giocava anche { NAME($power, form: "nominative") } nella partita '{ $game }', e non la gioca più.
    }
    .partner-left = { $named ->
        [yes] { $who } non gioca più { NAME($power, form: "nominative") } nella partita '{ $game }'. L'altro giocatore continua.
       *[no] Uno dei giocatori { NAME($power, form: "of") } nella partita '{ $game }' non la gioca più. L'altro continua.
    }
    .spectator-you = Chi gioca { NAME($power, form: "nominative") } nella partita '{ $game }' ti lascia vedere le email che riceve { NAME($power, form: "nominative") }: risultati e messaggi.
    .spectator-may = Non puoi inviare nulla per quella potenza. Ciò che vedi è solo per te. Se non lo vuoi più, invia RESIGN. Per osservare la partita come prima, dopo invia OBSERVE { $game } e una password.
    .spectator-ended-you = Non vedi più che cosa riceve { NAME($power, form: "nominative") } nella partita '{ $game }': l'ha deciso chi la gioca. Osservi la partita come prima.
    .spectator = { $who } può vedere che cosa riceve { NAME($power, form: "nominative") } nella partita '{ $game }' finché la osserva: l'ha deciso chi la gioca. Non può inviare nulla per { NAME($power, form: "nominative") }. Il Master può vietarlo con SET NO SPECTATORS.
    .spectator-not-watching = Ora questa persona non osserva la partita, quindi non vede nulla.
    .spectator-ended = { $who } non vede più che cosa riceve { NAME($power, form: "nominative") } nella partita '{ $game }'.
    .returned = { $who } torna e gioca di nuovo { NAME($power, form: "nominative") } nella partita '{ $game }'.
    .observing = { $who } ora osserva la partita '{ $game }'.
    .stopped-observing = { $who } non osserva più la partita '{ $game }'.
    .admitted = Il Master della partita '{ $game }' ti permette di tornare. Se il posto è ancora libero, invia una di queste righe con una password a tua scelta:
    .admitted-player = Il Master della partita '{ $game }' ti permette di tornare. Se il posto è ancora libero, invia questa riga con una password a tua scelta:
    .approved = Il Master della partita '{ $game }' ti ha dato l'approvazione. Giochi appena comincia.
    .approved-running = Il Master della partita '{ $game }' ti ha dato l'approvazione. Se una potenza è libera, invia questa riga con una password a tua scelta:
    .waits-again = Il Master della partita '{ $game }' ha ritirato la tua approvazione. { $place ->
        [kept] Mantieni il posto, ma ti serve di nuovo l'approvazione del Master.
       *[none] Per giocarci ti serve di nuovo l'approvazione del Master.
    } Saprai quando arriva.
    .unanswered-you = La partita '{ $game }' ti ha chiesto se ci sei prima di cominciare, e non è arrivata risposta. Il tuo posto ora è libero per qualcun altro. Per riprenderlo finché è libero, invia SIGN ON ?{ $game } e una password a tua scelta.
    .unanswered = { $who } non ha risposto all'appello della partita '{ $game }' e ha perso il posto.
    .missing = La partita potrà cominciare quando { $missing ->
        [one] sarà entrato ancora { $missing } giocatore.
       *[other] saranno entrati altri { $missing } giocatori.
    }
    .ejected-by-keeper = Il gestore del judge ti ha tolto dalla partita '{ $game }'. Se vuoi sapere perché, chiedi: { $keeper }
    .ejected-you = Il Master ti ha tolto dalla partita '{ $game }'. Se vuoi sapere perché, chiedi al Master.
    .ejected-you-written = Il Master ti ha tolto dalla partita '{ $game }'. Se vuoi sapere perché, scrivi direttamente al Master; i tuoi messaggi non raggiungono più nessuno nella partita:
    .ejected-back = Per tornare serve che il Master invii ADMIT.
    .ejected = { $named ->
        [yes] { $by ->
            [keeper] Il gestore del judge ha tolto { $who } dalla partita '{ $game }'.
           *[master] Il Master ha tolto { $who } dalla partita '{ $game }'.
        }
       *[no] { $by ->
            [keeper] Il gestore del judge ha tolto qualcuno dalla partita '{ $game }'.
           *[master] Il Master ha tolto qualcuno dalla partita '{ $game }'.
        }
    }
    .resigned = { $who } abbandona la partita '{ $game }'.
    .free = { $open ->
        [invited] { CAPITALIZED(NAME($power, form: "nominative")) } è libera. Può prenderla chi è ammesso dal Master, con SIGN ON { $place } { $game } e una password.
       *[all] { CAPITALIZED(NAME($power, form: "nominative")) } è libera. Può prenderla chiunque sia registrato, con SIGN ON { $place } { $game } e una password.
    }

## Votes and press.

email-vote-opened = Qualcuno propone { $terms } in '{ $game }'. È la proposta { $number }.
    .subject = Proposta { $number }
    .by-season = I voti si contano quando vengono risolti i movimenti di { $season }.
    .by-phase = I voti si contano quando viene risolta questa fase, o prima se tutti votano YES.
    .until = Si contano al più tardi { $until }.
    .repeated = È stato proposto di nuovo, perciò chi ora non vota è d'accordo, se qualcuno vota YES. Basta un NO perché non passi.
    .silence-agrees = Il Master ha dichiarato che chi non vota è d'accordo, se qualcuno vota YES. Basta un NO perché non passi.
    .all = Serve lo YES di ogni giocatore. Chi non vota non è d'accordo.
    .silent-from = Il silenzio non vale come assenso prima di { $since }, per quanto presto venga risolta la fase. Chi è assente ha { $span } dopo il ritorno.
    .told = { $told ->
        [names] Nessuno viene a sapere chi ha fatto la proposta. Al conteggio dei voti tutti vedono come ha votato ogni giocatore, con lo YES di chi ha proposto in mezzo agli altri.
        [count] Il judge non dice a nessuno chi ha fatto la proposta. Al conteggio dei voti tutti vedono quanti hanno votato a favore e contro, ma non chi.
       *[result] Il judge non dice a nessuno chi ha fatto la proposta. Tutti vengono a sapere solo se è passata, non come ha votato ogni giocatore.
    }
    .answer = Per votare, rispondi a questa email con una di queste righe:
    .mail = Per votare, invia questo con una delle ultime due righe a { $address }:
    .change = Fino ad allora puoi cambiare il tuo voto.
email-press = Puoi rispondere direttamente a questa email: il tuo testo ti viene mostrato e poi inviato (destinatari: { LIST($readers, type: "and") }). Per scegliere i destinatari, metti questo nella risposta:
    .asked-first = Puoi rispondere direttamente a questa email: ti verrà chiesto se inviare il tuo testo (destinatari: { LIST($readers, type: "and") }). Per scegliere i destinatari, senza questa domanda, metti questo nella risposta:
    .mail = Per rispondere, invia questo a { $address }:
    .own = Questa è una copia di un tuo messaggio. Per non ricevere più queste copie, invia SET NOCOPY.
    .spectator = Vedi questo messaggio perché te lo permette chi gioca { NAME($power, form: "nominative") }.
    .watched = Questa è una copia di un messaggio tra altri. Per non ricevere più queste copie, invia SET NORMAL PRESS.
    .silent = In questa partita non c'è stampa: nessuno legge una risposta a questa email.
    .unassigned = Le potenze non hanno ancora giocatori, perciò nessun messaggio va a una sola di loro. BROADCAST raggiunge tutti quelli che sono entrati.
    .unnamed = Chi scrive è anonimo. Per raggiungerlo, usa BROADCAST.
email-postal-press = Messaggi arrivati con i risultati di { $phase } in '{ $game }':
    .subject = Stampa della partita
    .ended = Messaggi che aspettavano i risultati in '{ $game }', che è finita senza:
    .yours = (tuo)
    .answer = Per rispondere, scrivi PRESS TO e le potenze, il tuo testo ed ENDPRESS, ognuno su una riga a parte. Puoi metterlo in una risposta a questa email, insieme ai tuoi ordini.
email-press-watched = { $who ->
        [master] D'ora in poi il Master di '{ $game }' riceve copie dei messaggi tra i giocatori. I messaggi precedenti restano privati.
       *[observer] D'ora in poi un osservatore di '{ $game }' riceve copie dei messaggi tra i giocatori. I messaggi precedenti restano privati.
    }
    .subject = { $who ->
        [master] Il Master legge tutti i messaggi
       *[observer] Un osservatore legge tutti i messaggi
    }
    .ended-subject = { $who ->
        [master] I messaggi sono di nuovo privati
       *[observer] Un osservatore non legge più i messaggi
    }
    .ended = { $who ->
        [master] Il Master di '{ $game }' non riceve più copie dei messaggi tra i giocatori.
       *[observer] Un osservatore di '{ $game }' non riceve più copie dei messaggi tra i giocatori.
    }
email-letters-shown = La partita '{ $game }' è finita e mostra i suoi messaggi (SET LETTERS SHOWN). Ecco quelli tra le potenze. I messaggi al Master o agli osservatori non vengono mostrati.
    .subject = I messaggi
    .left-out = I primi { $number } non sono riportati perché questa email sarebbe troppo lunga.
email-proxy-changed = { CAPITALIZED(NAME($power, form: "nominative")) } ti affida unità in '{ $game }' { $span ->
        [lasting] finché non revoca la delega
       *[phase] per questa fase
    }: { $units }.
    .subject = Delega di { $letter }
    .ended-subject = Delega di { $letter } finita
    .advice = Dai ordini alle unità che ti sono affidate come alle tue, nella tua email. Se { NAME($power, form: "nominative") } dà un ordine a una di loro, vale quello invece del tuo.
    .revoked = { CAPITALIZED(NAME($power, form: "nominative")) } ha revocato la delega in '{ $game }' e dà di nuovo ordini a queste unità: { $units }.
    .unreachable = Le email a chi gioca { NAME($power, form: "nominative") } tornano indietro, perciò la sua delega in '{ $game }' è finita. { CAPITALIZED(NAME($power, form: "nominative")) } dà di nuovo ordini a queste unità: { $units }.
    .ended = In '{ $game }' { NAME($power, form: "nominative") } o la tua potenza ha un nuovo giocatore o nessuno, perciò la delega è finita. { CAPITALIZED(NAME($power, form: "nominative")) } dà di nuovo ordini a queste unità: { $units }.
email-standby-wanted = { $sent ->
        [some] { CAPITALIZED(NAME($power, form: "nominative")) } non ha inviato tutti i suoi ordini nella partita '{ $game }'.
        [none] { CAPITALIZED(NAME($power, form: "nominative")) } non ha inviato ordini nella partita '{ $game }'.
       *[left] { CAPITALIZED(NAME($power, form: "nominative")) } è senza giocatore nella partita '{ $game }'.
    }
    .subject = Vuoi sostituire un giocatore? Rispondi YES
    .subject-of = Vuoi giocare { NAME($power, form: "nominative") }? Rispondi YES
    .missed = { CAPITALIZED(NAME($power, form: "nominative")) } non ha inviato gli ordini di { $season } nella partita '{ $game }'.
    .secret = { $cause ->
        [late] Una potenza non ha inviato i suoi ordini nella partita '{ $game }', che tiene segreto quale.
       *[left] Una potenza è senza giocatore nella partita '{ $game }', che tiene segreto quale.
    }
    .question = Sei nella lista delle riserve. Vuoi subentrare?
    .yes = Per accettare, { reply-with-yes }. Vale il primo YES.
    .next-season = Se nemmeno per la prossima stagione arrivano ordini, quella stagione viene prolungata e la potenza è tua. In ogni caso lo saprai.
    .until-grace = Chi la gioca può ancora inviare ordini fino alla fine del periodo di tolleranza: { $grace }. Se allora mancano ancora ordini, la potenza è tua. In ogni caso lo saprai.
    .at-once = È tua subito, e la risposta ti mostra la sua posizione.
    .board = La mappa è { $board }.
    .phase = { $asked ->
        [no] Fase attuale: { $phase }. { CAPITALIZED(NAME($power, form: "nominative")) } non ha ordini da inviare.
       *[yes] Fase attuale: { $phase }.
    }
    .phase-task = Fase attuale: { $phase }. { $task }
    .holdings = { CAPITALIZED(NAME($power, form: "nominative")) } ha { $units ->
        [one] { $units } unità
       *[other] { $units } unità
    } e { $centres ->
        [one] { $centres } centro.
       *[other] { $centres } centri.
    }
    .gunboat = È una partita gunboat: solo il Master viene a sapere chi sei.
    .no = Se non vuoi, rispondi NO o non fare nulla. Per uscire dalla lista delle riserve, invia SIGN OFF AS STANDBY in una qualunque email al judge.
standby-power = { $named ->
        [yes] { NAME($power, form: "nominative") }
       *[no] la potenza che ti era stata proposta
    }
email-standby-told = { $cause ->
        [left] Chi giocava { standby-power } ha lasciato la partita '{ $game }'. Ora è tua.
       *[late] Nella partita '{ $game }' alla fine del periodo di tolleranza non erano arrivati tutti gli ordini. Ora giochi { standby-power }.
    }
    .subject = Giochi { NAME($power, form: "nominative") }
    .ended-subject = { $named ->
        [yes] { $by ->
            [another] Per { NAME($power, form: "nominative") } serve qualcun altro
           *[nobody] Per { NAME($power, form: "nominative") } non serve un sostituto
        }
       *[no] { $by ->
            [another] Per la potenza serve qualcun altro
           *[nobody] Per la potenza non serve un sostituto
        }
    }
    .thanks = Grazie per la sostituzione.
    .orders = { $number ->
        [one] { $number } ordine del giocatore precedente vale ancora; un tuo ordine per la stessa unità lo sostituisce.
       *[other] { $number } ordini del giocatore precedente valgono ancora; un tuo ordine per la stessa unità ne sostituisce uno.
    }
    .password = Rispondi alle email del judge con i tuoi ordini. Per impostare una password per nuove email, invia FORGOT PASSWORD { $game }.
    .elsewhere = { $named ->
        [yes] { CAPITALIZED(NAME($power, form: "nominative")) } nella partita '{ $game }' va a qualcun altro. Nessuno può avere due posti in una partita, o tornare in uno che il Master gli ha tolto.
       *[no] Nella partita '{ $game }' la potenza che ti era stata proposta va a qualcun altro. Nessuno può avere due posti in una partita, o tornare in uno che il Master gli ha tolto.
    }
    .ended = { $cause ->
        [over] La partita '{ $game }' è finita, perciò non serve più un sostituto per { standby-power }.
        [judged] Nella partita '{ $game }' la fase è finita, e chi gioca { standby-power } la mantiene. Non serve un sostituto.
        [kept] Secondo le regole attuali della partita '{ $game }', chi gioca { standby-power } la mantiene alla fine del periodo di tolleranza. Non serve un sostituto.
       *[back] Chi gioca { standby-power } nella partita '{ $game }' è tornato, perciò non serve un sostituto.
    }
    .stay = Grazie per la tua disponibilità. Resti nella lista delle riserve.

## Questions that ask for a word.

confirm-line = YES non basta. Da un altro indirizzo, invia questa riga:
    .cancel = Per annullare, rispondi invece CANCEL. Se non fai nulla, la richiesta scade { $expires }.
email-confirmation-asked = In un'email da { $sender } è arrivato questo comando, come { $role ->
        [master] Master di '{ $game }':
        [power] { $power } in '{ $game }':
       *[player] giocatore in '{ $game }':
    }
    .subject = Conferma, per favore
    .resign = Un abbandono non si può annullare. Per lasciare la partita, rispondi a questa email con la sola parola CONFIRM. Se non fai nulla, resti.
    .concede = Nessun altro deve concedere la vittoria, perciò questo finisce la partita per sempre. Conferma, per favore: rispondi a questa email con la sola parola CONFIRM.
    .end = Per questa fine della partita non serve nessun altro voto, o solo quello di chi vince, perciò è definitiva. Conferma, per favore: rispondi a questa email con la sola parola CONFIRM.
    .share = Questo permette a qualcun altro di agire per te, ed è arrivato da un indirizzo che non è tuo. Conferma, per favore: rispondi a questa email con la sola parola CONFIRM.
    .others = Gli altri ne verranno informati subito, perciò conferma, per favore: rispondi a questa email con la sola parola CONFIRM.
    .password = Se non hai inviato tu questo comando, rispondi CANCEL e cambia la tua password. Invia questa riga sotto SIGN ON:
email-address-asked = Un'email da { $sender } con la tua password in '{ $game }' chiede questo:
    .subject = Conferma il tuo nuovo indirizzo
    .effect = Da allora il judge scriverà a quell'indirizzo, in tutte le tue partite, e non più a questo. Chi legge la posta lì può ottenere nuove password per i tuoi posti. Conferma, per favore: rispondi a questa email con la sola parola CONFIRM.
    .password = Se non l'hai chiesto tu, rispondi CANCEL: qualcuno conosce quella password. Per sceglierne un'altra, invia questa riga sotto SIGN ON:
email-also-asked = Un'email da { $sender } dice che scrivi anche da questo indirizzo:
    .subject = È tuo anche questo indirizzo?
    .effect = Se è così, rispondi a questa email con la sola parola CONFIRM (YES non basta). Poi si chiede lo YES dell'altro indirizzo, e le email da lì valgono come tue: ordini, messaggi, tutto. Le email del judge arrivano ancora solo qui, compresa una copia di ciò che un'email da lì ha fatto per la tua potenza.
    .cancel = Se non lo è, non fare nulla, oppure rispondi CANCEL: allora non cambia nulla. La richiesta scade { $expires }.
email-also-changed = Le email da { $address } ora valgono come tue. Le risposte vanno all'indirizzo che ha scritto; tutto il resto arriva qui.
    .subject = I tuoi indirizzi sono cambiati
    .gone = Le email da { $address } non valgono più come tue. Con la password giusta valgono ancora per la relativa potenza, come da qualunque indirizzo.
    .undo = Per vedere i tuoi indirizzi, invia MY ADDRESSES. Se non lo volevi, rispondi a questa email con la sola riga I AM NOT { $address }
    .return = Per vedere i tuoi indirizzi, invia MY ADDRESSES. Se non lo volevi, invia I AM ALSO { $address }
email-address-changed = Ora il judge invia le tue email a un altro indirizzo:
    .subject = Il tuo indirizzo è cambiato
    .before = prima:
    .now = ora:
    .advice = Questo messaggio arriva a entrambi gli indirizzi. Se non volevi il cambiamento, scrivi subito al gestore del judge: { $keeper }
email-address-fails = { $seat ->
        [power] Le email per { $who } ({ $address }), che gioca { NAME($power, form: "nominative") } in '{ $game }', sono tornate indietro definitivamente più di una volta:
       *[other] Le email per { $who } ({ $address }), giocatore o osservatore in '{ $game }', sono tornate indietro definitivamente più di una volta:
    }
    .subject = Le email per { $who } tornano indietro
    .advice = LIST { $game } segnala l'indirizzo finché non ne arriva un'email. Puoi contattare il giocatore in altro modo, spostare la scadenza, o toglierlo dalla partita (EJECT).
    .new = Se il vecchio indirizzo non esiste più, la persona può registrarsi (REGISTER) da uno nuovo. Dopo l'EJECT di quello vecchio, può riprendere il posto con SIGN ON.
email-mail-held = Un'email a tuo nome è in sospeso:
    .subject = Conferma un'email inviata a tuo nome, per favore
    .from = Da:
    .title = Oggetto:
    .disowned = Sembra falsa: i server di posta di quell'indirizzo dicono di non averla inviata, oppure la riga From non indica esattamente una persona. Non ha avuto effetto.
    .guessed = Ha la tua password in '{ $game }'. Ma di recente sono arrivate molte email con password sbagliate, e una di loro potrebbe averla indovinata. Perciò questa email non ha ancora avuto effetto.
    .unsigned = Il suo SIGN ON per '{ $game }' è senza password, e nient'altro dimostra che l'hai inviata tu. Chiede più che ordini, perciò nulla di ciò che chiede ha ancora avuto effetto. Con la tua password nel SIGN ON, un'email conta senza questa domanda.
    .page = È stata inviata con la tua pagina degli ordini di '{ $game }', ma il suo indirizzo non risulta tuo. Non ha avuto effetto. Se quell'indirizzo è tuo, invia una volta da qui I AM ALSO e l'indirizzo. Allora le email da lì contano senza questa domanda.
    .other-games = Ha la tua password in '{ $game }', ma ANNOUNCE ALL scrive anche nelle altre tue partite, e la password di una partita non è una prova per le altre. Non ha avuto effetto.
    .unproven = Ha la tua password in '{ $game }', ma il suo server di posta non garantisce che arrivi dal tuo indirizzo registrato, e questa partita chiede anche questo. Non ha avuto effetto.
    .asks = A tuo nome chiede questo (… sta per una parola scelta da chi scrive):
    .more = e altri { $number }
    .yours = { $word ->
        [YES] Se l'hai inviata tu, rispondi a questa email con la sola parola YES oppure, da un altro indirizzo, invia questa riga:
       *[CONFIRM] Se l'hai inviata tu, rispondi a questa email con la sola parola CONFIRM (YES non basta) oppure, da un altro indirizzo, invia questa riga:
    }
    .not-yours = { $because ->
        [guessed] Allora viene elaborata come se arrivasse in quel momento. Se non l'hai inviata tu, non fare nulla oppure rispondi CANCEL, e cambia la tua password con SET PASSWORD, perché qualcuno la conosce. La richiesta scade { $expires }.
       *[other] Allora viene elaborata come se arrivasse in quel momento. Se non l'hai inviata tu, non fare nulla oppure rispondi CANCEL. La richiesta scade { $expires }.
    }
    .then-forgotten = Se rispondi CONFIRM, le password sbagliate non pesano più sui tuoi posti, e la tua prossima email conta subito. Lo stesso vale per una risposta a qualunque altra email del judge.
    .seldom-told = Altre email come questa ti verranno segnalate al massimo una volta all'ora.
email-opt-in-asked = Qualcuno che usa questo indirizzo ha chiesto di partecipare a partite di Diplomacy per email. Il judge non scrive a un indirizzo senza il consenso di chi lo usa.
    .subject = Rispondi YES, per favore
    .moves = Qualcuno che gioca a Diplomacy per email vuole ricevere le sue email a questo indirizzo. Il judge non scrive a un indirizzo senza il consenso di chi lo usa.
    .also = Qualcuno che gioca a Diplomacy per email dice che anche questo indirizzo è suo, e che vuole scrivere da qui. Prima di crederlo, il judge chiede.
    .known = Un'email a tuo nome chiede di entrare in una partita o di osservarla. Chiunque può mettere il tuo indirizzo su un'email, perciò è in sospeso finché non la confermi.
    .came = È arrivata: { $came }.
    .asks = Chiede: { $commands }
    .others = Controlla l'ora: entro un giorno sono arrivate altre email a tuo nome, e ognuna ha la sua domanda. YES sblocca solo l'email di cui parla la domanda.
    .not-among = Se la tua non è tra quelle, rispondi a questa email con le sue righe invece di YES: allora contano quelle, e nient'altro.
    .yes = { $what ->
        [moves] Se la richiesta è tua, { reply-with-yes }. Le tue email arriveranno allora qui.
        [also] Se la richiesta è tua, { reply-with-yes }. Le email da qui conteranno allora come tue, e le risposte arriveranno qui.
       *[other] Se l'email era tua, { reply-with-yes }. La tua email verrà allora elaborata. Non devi inviarla di nuovo.
    }
    .no = Altrimenti rispondi NO, e la domanda per quell'email non ti verrà più fatta; oppure non fare nulla, e non succederà nulla. La domanda scade { $expires }.
    .line = Se il tuo programma di posta non può rispondere a questa email, invia invece questa riga:
email-master-asked = { $who } chiede una proroga della scadenza nella partita '{ $game }':
    .subject = Serve la tua decisione
    .away = { $who } chiede nella partita '{ $game }' un'assenza più lunga di quanto sia permesso senza la tua approvazione:
    .part = { $part ->
        [power] Qualcuno che ha avuto un posto nella partita '{ $game }' vuole giocarvi un'altra potenza.
       *[other] Qualcuno che ha avuto un posto nella partita '{ $game }' ne vuole un altro.
    }
    .led = Ha già giocato qui, e conosce i messaggi di queste potenze: { LIST($powers, type: "and") }.
    .has-read = Ha osservato la partita con copie di tutti i messaggi (SET ALL PRESS).
    .only-master = Perciò può essere ammesso solo da un Master che non gioca. Questa riga lo ammette:
    .joins = Qualcuno vuole giocare nella partita '{ $game }', che richiede la tua approvazione (SET APPROVAL). Questa riga lo ammette:
    .since = Cioè:
    .until = a:
    .deadline = La scadenza attuale: { $deadline }
    .words = Il giocatore scrive:
    .yes = Se ti va bene, { reply-with-yes }. Da un altro indirizzo, invia questa riga:
    .silence = Altrimenti rispondi NO o non fare nulla; nessun altro viene informato. La richiesta scade { $expires }.
    .line-at-any-time = Puoi anche inviare tu la riga in qualunque momento, sotto SIGN ON.
    .line-or-eject = Puoi anche inviare tu la riga in qualunque momento, sotto SIGN ON. Finché la partita non comincia, puoi togliere la persona con EJECT e il suo indirizzo.
    .no = Altrimenti rispondi NO; ciò che scrivi sotto arriva al giocatore. La richiesta scade { $expires }; dopo, il giocatore viene a sapere che non hai risposto.
email-request-answered = { $what ->
        [away] Hai chiesto al Master della partita '{ $game }' un'assenza:
       *[deadline] Hai chiesto al Master della partita '{ $game }' di spostare la scadenza a:
    }
    .subject = La tua richiesta al Master
    .answer = { $answer ->
        [refused] La risposta: no.
        [later] Non è arrivata risposta, ma nel frattempo la scadenza è stata spostata quanto chiedevi.
        [lapsed] Non è arrivata risposta, perciò non cambia nulla.
       *[failed] La risposta era YES, ma è arrivata troppo tardi per essere eseguita.
    }
    .away = Non risulta nessuna assenza: in quel periodo possono cadere scadenze. AWAY con meno giorni non richiede l'approvazione del Master.
fence = :: Rispondi sopra questa riga; ciò che sta sotto viene ignorato. ::
