### What the judge keeper is told.

mail-failed = Non è stato possibile elaborare un'email
mail-failed-detail = L'email { $mail } è fallita { $tries } volte. Per vederla: judge mails show { $mail }
mail-died-detail = Il judge si è interrotto { $deaths } volte mentre elaborava l'email { $mail }. Per vederla: judge mails show { $mail }
master-unreachable = Le email al Master di { $game } tornano indietro
deadlines-held = Le scadenze sono sospese perché la casella di posta non si può leggere
deadlines-held-detail = Queste partite aspettano dal { TIME($since, style: "date-and-second") } UTC: { $games }. Riprendono da sole appena la casella è stata letta. L'errore: { $why }. Per saperne di più, esegui `judge doctor`.
faulty-mail = Un'email nella casella di posta non si può leggere
faulty-mail-detail = È l'email { $number } (il suo UID) da { $sender }, oggetto: { CUT($subject, max: 100) }. Il judge ci prova dal { TIME($since, style: "date-and-clock") } UTC: { $why }. Legge tutte le altre email e continua a provare con questa. Finché non è letta, ma al massimo fino al { TIME($until, style: "date-and-clock") } UTC, sono sospese le scadenze delle partite di chi l'ha inviata; se non si sa chi è, quelle di tutte le partite. Chiedi di inviarla di nuovo, e spostala in un'altra cartella della casella. Allora le scadenze scorrono di nuovo.
faulty-mail-released = Le scadenze non aspettano più un'email che non si può leggere
faulty-mail-released-detail = L'email { $number } (il suo UID) da { $sender }, oggetto: { CUT($subject, max: 100) }, per un giorno è rimasta illeggibile: { $why }. Le partite continuano senza. Il judge continua a provare. Per farlo smettere, spostala in un'altra cartella della casella.
status-faulty-mail = L'email { $number } da { $sender } nella casella non si può leggere dal { TIME($since, style: "date-and-clock") } UTC: { $why }. Oggetto: { CUT($subject, max: 60) }. Chiedi di inviarla di nuovo, e spostala in un'altra cartella
undrawn = Non è stato possibile disegnare una mappa
undrawn-detail = Il judge non riesce a disegnare la mappa { $board } ({ $why }; per il punto esatto, vedi il log). Le email partono senza mappa; il loro testo è completo. È un errore del programma: segnalalo, per favore. Non riceverai più questo messaggio.
game-fails = La partita { $game } non si può risolvere
game-fails-detail = Il judge non riesce ad aggiornare { $game } ({ $why }; per il punto esatto, vedi il log). Le altre partite continuano. Il judge continua a provare, e poi fa ciò che era dovuto. Esegui judge db check. Se non trova nulla, è un errore del programma: segnalalo, per favore. Per le partite che falliscono ancora, esegui `judge keeper games`.
game-paused-itself = La partita { $game } si è messa in pausa da sola
master-silent = La partita { $game } aspetta il suo Master
master-silent-detail = Aspetta da { $since }, e i giocatori sono stati informati. Per aggiungere qualcuno (o te) come secondo Master: `judge keeper game { $game } promote ADDRESS`. Per sostituire il Master: `judge keeper game { $game } hand-over ADDRESS`.
master-leaves = Il Master di { $game } vuole lasciarla
master-leaves-detail = Non ha un altro Master. Per affidarla a qualcuno: `judge keeper game { $game } hand-over ADDRESS`. Il Master sa come farlo per email.
game-paused-itself-detail = Metà delle potenze non ha più un giocatore, o da due settimane nessuno ne ha presa una. Il Master è stato informato. La partita non invia email finché il Master non invia RESUME. Per finirla: `judge keeper game { $game } end`.
outage = Il judge è rimasto fermo per un po'
outage-moved = Dal { TIME($since, style: "date-and-second") } al { TIME($until, style: "date-and-second") } UTC il judge non era in funzione, o l'orologio della macchina era sbagliato. Scadenze spostate in: { $games }.
outage-without-deadline = Dal { TIME($since, style: "date-and-second") } al { TIME($until, style: "date-and-second") } UTC il judge non era in funzione, o l'orologio della macchina era sbagliato. In quel periodo non cadeva nessuna scadenza.
sending-refused = Il server di posta rifiuta le email del judge
sending-refused-detail = Dal { TIME($since, style: "date-and-second") } UTC il server di posta rifiuta le email a un destinatario dopo l'altro. Dice: { $why }. Nulla va perso. Il judge prova un'email ogni ora, e invia le altre quando una è accettata. Se il provider limita quanto puoi inviare, imposta `[outgoing] per_day` o `per_hour` in judge.toml. Se non si fida del judge, esegui `judge doctor`.
clock-back = L'orologio della macchina è stato spostato indietro
clock-back-detail = È passato dal { TIME($since, style: "date-and-second") } al { TIME($until, style: "date-and-second") } UTC. Nessuna scadenza è stata spostata. Le scadenze seguono questo orologio, perciò se l'ora anticipata è sbagliata, correggi l'orologio. Per controllarlo: `timedatectl`
questions-wait = Scrivono molti sconosciuti
questions-wait-detail = In un'ora scrivono più sconosciuti di quelli a cui il judge può rispondere, o chiedere se vogliono email: { $most } in tutto, { $domain } da un dominio. Gli altri aspettano; nessuno va perso. Se gli indirizzi sono inventati, esegui `judge keeper person @DOMAIN ban`. Se sono un'associazione, aumenta [limits] newcomers in judge.toml. Ricevi questo messaggio una volta al giorno.
status-questions-wait = { $mails ->
        [one] { $mails } sconosciuto aspetta una risposta, o la domanda se vuole email,
       *[other] { $mails } sconosciuti aspettano una risposta, o la domanda se vogliono email,
    } perché il limite per un'ora è raggiunto ([limits] newcomers).
status-clock-back = L'orologio è stato spostato indietro: il judge era già in funzione il { TIME($since, style: "date-and-clock") } UTC. Vedi il log
judge-part = { $part ->
    [mailbox] casella
    [sending] invio
    [sending-limit] limite di invio
    [site] sito
    [ratings] elenco dei risultati
    [pictures] immagini
   *[work] lavoro
 }
status-idle = { $part }: nessuna attività dal { TIME($since, style: "date-and-clock") } UTC. Controlla che il judge sia in funzione: systemctl status judge
status-mailbox-idle = casella: non letta dal { TIME($since, style: "date-and-clock") } UTC. Controlla che il judge sia in funzione: systemctl status judge. Se non ne legge più una: judge keeper forget-mailbox
status-never-worked = Né judge run né judge once hanno ancora usato questo database. Avviane uno.
status-trouble = { $part }: fallisce dal { TIME($since, style: "date-and-clock") } UTC: { $why }. Per saperne di più: judge doctor
status-game-fails = { $game } non viene risolta dal { TIME($since, style: "date-and-clock") } UTC ({ $why }). Vedi il log, ed esegui judge db check
status-held = Le scadenze sono sospese, la più vecchia dal { TIME($since, style: "date-and-clock") } UTC: { $games }
status-waiting = { $mails ->
        [one] { $mails } email aspetta
       *[other] { $mails } email aspettano
    } l'elaborazione, la più vecchia dal { TIME($since, style: "date-and-clock") } UTC. Per vederle: judge mails list
status-unsent = { $mails ->
        [one] { $mails } email aspetta
       *[other] { $mails } email aspettano
    } l'invio, la più vecchia dal { TIME($since, style: "date-and-clock") } UTC. Per la causa: judge doctor
status-set-aside = { $mails ->
        [one] { $mails } email è
       *[other] { $mails } email sono
    } in quarantena. Riprova o scarta ognuna: judge mails list
status-unsendable = { $mails ->
        [one] { $mails } email ad altri non è stata inviata: è fallita, o è in sospeso dopo un ripristino
       *[other] { $mails } email ad altri non sono state inviate: sono fallite, o sono in sospeso dopo un ripristino
    }. Per vederle: judge mails list
status-disk = Restano solo { $free } MB di spazio su disco. Un disco pieno ferma il judge
status-disk-full = Il disco è pieno, perciò non si possono salvare né email né ordini
status-read-only = Il disco è di sola lettura, perciò non si possono salvare né email né ordini. Per il motivo, vedi il log di sistema
status-closed = Nuove partite e registrazioni chiuse dal { TIME($since, style: "date-and-clock") } UTC. Per riaprirle: judge keeper open
status-no-backup = Non c'è ancora un backup. Per farne uno: judge db backup
status-old-backup = L'ultimo backup è del { TIME($since, style: "date-and-clock") } UTC. Per farne uno: judge db backup
