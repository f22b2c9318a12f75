### HELP of commands: what each one does. The key is the name of its class in judge/game/commands/.

help-command-register = Registrati presso il judge: il tuo nome, il tuo fuso orario e, se vuoi, la tua lingua.
help-command-create = Crea una partita, di cui diventi il Master. FROM: comincia con la posizione di una partita di cui sei Master.
help-command-sign-on = Entra in una partita (?partita), o di' a nome di quale potenza parli; M è il Master.
help-command-practice = Comincia una partita tua contro i bot del judge.
help-command-observe = Osserva una partita.
help-command-sign-off = Fine dei comandi: sotto questa riga non si legge nulla.
help-command-help = Ricevi una pagina di HELP.
help-command-list = Elenca tutte le partite; mostrane una; quelle che cercano giocatori; quelle su una mappa; le tue.
help-command-get = Ricevi un file; GET da solo elenca i file.
help-command-version = Mostra la versione del judge.
help-command-set-zone = Scegli il fuso orario per gli orari nelle tue email, accanto a UTC.
help-command-set-language = Scegli la lingua delle tue email. Le tue puoi scriverle in qualunque lingua che il judge legga.
help-command-set-style = Scegli come sono scritti gli ordini nelle tue email. I tuoi puoi scriverli in qualunque stile.
help-command-set-profile = Scegli che cosa mostrano di te WHO IS e INFO PLAYER. In una partita valgono le sue regole.
help-command-standby = Entra nella lista delle riserve: il judge ti chiede quando una potenza è in ritardo o libera, in qualunque partita o in una. YES la prende.
help-command-set-mail = Ricevi le email subito, una volta al giorno o con i risultati; con o senza avvisi di ritardo; STOP: nessun promemoria.
help-command-forgot-password = Fatti inviare un token al tuo indirizzo registrato.
help-command-reset-password = Imposta una nuova password con il token che hai ricevuto.
help-command-set-map = Ricevi con i risultati la mappa come immagine, come disegno allegato, come link, o non riceverla.
help-command-set-calendar = Ricevi le scadenze come file per il tuo calendario.
help-command-set-subject = Tieni fuori dagli oggetti dei risultati ciò che è successo alle tue unità.
help-command-confirm = Conferma una richiesta del judge, con il token che ti ha inviato.
help-command-yes = Rispondi sì a una domanda del judge.
help-command-cancel = Rispondi no a una domanda del judge; senza token, annulla tutto ciò che è in attesa nella partita attuale.
help-command-other-address = Scrivi anche da un altro indirizzo; prima si chiede a entrambi. I AM NOT lo toglie.
help-command-game-status = Elenca le tue partite e le scadenze; con il nome di una partita, ne dà il riassunto.
help-command-summary = Mostra chi ha giocato e quando, le impostazioni, e chi possedeva quali centri ogni anno.
help-command-history = Ricevi di nuovo tutti i risultati, e ciò che è accaduto; o solo i risultati, senza quelle fasi.
help-command-why = Perché un ordine è riuscito o fallito, nell'ultima fase o in un'altra; da solo: i tuoi.
help-command-resend = Ricevi di nuovo gli ultimi risultati, o quelli di un'altra fase, con la mappa.
help-command-map-own-orders = Ricevi la mappa con i tuoi ordini in vigore, prima che vengano risolti.
help-command-try = Vedi che cosa verrebbe fuori dagli ordini di qualunque potenza, con la mappa. Niente di tutto questo conta.
help-command-who-game = Mostra chi fa parte di una partita; FULL: con i profili.
help-command-who-is = Trova persone il cui nome comincia così, se mostrano il nome.
help-command-my-addresses = Mostra gli indirizzi da cui puoi scrivere, e dove vanno le tue email.
help-command-info-player = I dati di affidabilità di un giocatore, se li mostra; GET DEDICATION mostra i tuoi.
help-command-process = Risolvi adesso. È più sicuro indicare la fase; NOW vale anche se mancano ordini.
help-command-predict = Vedi come verrebbe risolta la fase, anche con altri ordini o righe ADJUST. Nulla cambia.
help-command-rollback = Annulla l'ultima fase, le ultime n, o tutte da quella in poi; UNDO le ripristina.
help-command-undo = Annulla un ROLLBACK o un ADJUST finché non viene risolta la prossima fase, o una fine per una settimana.
help-command-set-deadline = Sposta la scadenza di questa fase; il periodo di tolleranza si sposta con lei.
help-command-set-grace = Sposta la fine del periodo di tolleranza di questa fase.
help-command-set-start = Fissa il momento prima del quale la partita non comincia, o questa fase non viene risolta.
help-command-begin = Comincia adesso una partita al completo. FORCE BEGIN la comincia quando più di metà delle potenze ha un giocatore.
help-command-assign = Scegli chi riceve una potenza prima dell'inizio: per indirizzo, o numero in LIST.
help-command-unstart = Annulla l'inizio, finché non viene risolta la prima fase.
help-command-set-setting = Cambia un'impostazione della partita; HELP SETTINGS le elenca tutte.
help-command-set-access = Scegli chi può entrare o fare il Master. Se ammetti qualcuno, non può entrare nessun altro. Un meno toglie la voce.
help-command-approve = Ammetti un giocatore che ha bisogno di approvazione (SET APPROVAL): per indirizzo, o numero in LIST.
help-command-pause = Ferma il tempo. Con un giorno, al massimo tra 60 giorni, riparte allora.
help-command-resume = Fai ripartire il tempo con ciò che restava; o, per una settimana, annulla una fine.
help-command-eject = Togli dalla partita un giocatore o un osservatore.
help-command-admit = Permetti a una persona che hai tolto di tornare.
help-command-promote = Chiedi a qualcuno di fare il Master con te; con YES lo diventa.
help-command-hand-over = Cedi la partita a qualcun altro, che con YES diventa Master al tuo posto.
help-command-become = Agisci per una potenza nelle righe sotto.
help-command-terminate = Finisci la partita senza risultato.
help-command-declare = Finisci la partita con un risultato e un motivo che tutti leggono; ROLLBACK lo annulla.
help-command-accept-late = ACCEPT: fai contare gli ordini in ritardo di una potenza, o tutti quelli in attesa, dove serve la tua approvazione. REJECT: non contano; i loro giocatori vengono avvisati.
help-command-adjust = Correggi unità, centri o fase; il tuo motivo lo vedono tutti.
help-command-set-rules = Scegli tutte le impostazioni di un tipo di partita. Se ne indichi più d'uno, prevalgono gli ultimi.
help-command-set-like = Copia le impostazioni di un'altra partita; se questa è cominciata, solo quelle che si possono ancora cambiare.
help-command-announce = Di' qualcosa a tutti i partecipanti; ALL: a tutti in tutte le partite di cui sei Master.
help-command-create-series = Crea una serie. Ci si entra come in una partita, e ROUND ne comincia le partite.
help-command-open-round = Comincia tante partite quante ne bastano per i giocatori, o n; una partita dei migliori; o partite assegnate da te.
help-command-table = Mostra la classifica di una serie, o di un suo turno (SET SCORING, SET BEST).
help-command-phase-ahead = Dai gli ordini sotto per una fase futura, fino a cinque anni avanti.
help-command-clear = Cancella gli ordini per fasi future; con ALL, tutti gli ordini; o quelli per una fase.
help-command-add-orders = Aggiungi gli ordini di questa email ai tuoi precedenti, dove li sostituirebbero.
help-command-lend-standing = Affida una delle tue unità, o tutte, a un'altra potenza fino a revoca.
help-command-revoke-proxy = Riprendi un'unità che hai affidato fino a revoca, o tutte.
help-command-set-wait = WAIT: non risolvere prima della scadenza, perché potresti cambiare i tuoi ordini. NOWAIT lo annulla.
help-command-set-preference = Elenca le potenze che vorresti, la preferita per prima; quelle tra parentesi quadre sono alla pari.
help-command-set-password = Cambia la tua password in questa partita.
help-command-set-address = Fai inviare tutte le tue email a un altro indirizzo. Il vecchio deve confermare (CONFIRM).
help-command-press = Invia un messaggio ad alcune potenze, al Master (M), agli osservatori (O), o a tutti tranne T (ALL BUT T). POSTAL PRESS aspetta i risultati.
help-command-broadcast = Invia un messaggio a tutti i partecipanti.
help-command-recall = Annulla i tuoi messaggi che aspettano i risultati, o uno di loro.
help-command-set-press-wish = Ricevi copie dei tuoi messaggi, o di quelli altrui; ricevi o no i messaggi a tutti.
help-command-record-diary = Scrivi una nota nel diario, che nessun altro può leggere prima della fine.
help-command-read-diary = Elenca le note del tuo diario, o leggile.
help-command-delete-diary = Cancella per sempre una nota del diario.
help-command-say-here = Rispondi all'appello di una partita al completo. Uno YES in risposta fa lo stesso.
help-command-resign = Lascia la partita. Devi confermare (CONFIRM) entro un giorno; altrimenti resti.
help-command-partner = Gioca la tua potenza insieme a qualcuno: comincia con il suo YES, un meno vi mette fine.
help-command-permit-spectator = Mostra a un osservatore ciò che riceve la tua potenza; WITH ORDERS anche ciò che invii.
help-command-set-draw = Vota in questa fase per una patta tra tutti i superstiti, o tra alcuni (NO DIAS).
help-command-set-concede = Vota in questa fase per concedere la vittoria a una potenza; vince se tutti gli altri sono d'accordo.
help-command-swap = Scambia i giocatori di due potenze: il Master lo propone, ed entrambi accettano.
help-command-propose = Proponi una fine della partita. Si chiede a tutti; nessuno sa chi l'ha proposta.
help-command-cast-vote = Vota su una proposta. Se ce n'è più d'una, indica il numero.
help-command-withdraw-proposal = Ritira la tua proposta. Tutti vengono a sapere che è stata ritirata.
help-command-set-absence = Di' quando sarai assente: in quei giorni non cade nessuna scadenza per i tuoi ordini.
help-command-end-absence = Di' che ci sei di nuovo, adesso o da un certo giorno. La scadenza attuale resta.
help-command-extend = Chiedi al Master una proroga della scadenza; il Master risponde con una parola.

## The topics under which they stand.

help-topic-joining = Joining: registrarsi, e avere un posto in una partita
help-topic-asking = Asking: informarsi, senza cambiare nulla
help-topic-playing = Playing: tutto tranne gli ordini stessi
help-topic-talking = Talking: messaggi tra i giocatori
help-topic-votes = Votes: come i giocatori finiscono la loro partita
help-topic-mastering = Mastering: dirigere una partita
help-topic-series = Series: tornei di più partite

## Who can send them.

help-role = { $role ->
        [anyone] tutti
        [registered] chi è registrato
        [observer] tutti i partecipanti
        [player] giocatori
        [master] il Master
       *[keeper] il gestore del judge
    }
help-for-role = Per { help-role }.
