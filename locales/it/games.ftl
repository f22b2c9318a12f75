### Remarks about games: created, signed on to, shown.

no-such-game = Non c'è una partita chiamata "{ ONE_LINE($name, max: 24) }".
    .hint = Per vedere tutte le partite, invia LIST.
no-such-game-of-yours = Non c'è una partita chiamata "{ ONE_LINE($name, max: 24) }". Le tue: { LIST($games, type: "and") }.
    .hint = Invia di nuovo la riga con il nome giusto. Per vedere le tue partite e le scadenze, invia MY GAMES.
game-name-malformed = "{ ONE_LINE($name, max: 24) }" non è un nome valido per una partita.
    .hint = Usa al massimo 20 lettere, cifre, - e _.
game-name-is-password = È una delle tue password, e il nome di una partita lo possono leggere tutti.
    .hint = Scegli un altro nome.
game-exists = C'è già una partita chiamata { $game }.
    .hint = Scegli un altro nome.
game-name-not-free = Il nome { $game } non è disponibile.
    .hint = Scegli un altro nome. Per una partita contro i bot del judge, invia SIGN ON ?practice.
game-created = Sei il Master di { $game } ({ $board }). Comincerà quando { $missing ->
        [one] sarà entrato { $missing } giocatore
       *[other] saranno entrati { $missing } giocatori
    }. I giocatori entrano con SIGN ON ?{ $game } password, e ognuno sceglie la propria password. La tua è quella del Master: non darla a nessuno.
game-copied = Sei il Master di { $game } ({ $board }). Comincia in { $phase }, con la stessa posizione e le stesse impostazioni. Comincerà quando { $missing ->
        [one] sarà entrato { $missing } giocatore
       *[other] saranno entrati { $missing } giocatori
    }. I giocatori entrano con SIGN ON ?{ $game } password.
deadlines-spread = Le scadenze delle fasi di movimento sono alle { $time } { $zone }, perché le partite qui non vengano risolte tutte insieme. Per scegliere un'altra ora, invia (per esempio) SET MOVES CLOCK 23:30.
series-created = Sei il Master di { $game }, una serie di partite ({ $board }). I giocatori vi entrano con SIGN ON ?{ $game } password. Per scegliere le impostazioni delle partite usa SET; per aprirle, ROUND.
no-series-of-that-name = { $game } non è una serie.
    .hint = Per vedere tutte le partite e le serie, invia LIST.
no-such-round = La serie { $game } ha avuto { $rounds ->
        [one] { $rounds } turno
       *[other] { $rounds } turni
    }.
    .hint = Per la classifica di tutti i turni, invia TABLE { $game }.
no-series-named = La riga non dice quale serie.
    .hint = Invia TABLE e il suo nome. Per vedere tutte le serie, invia LIST.
game-name-has-meaning = { $name } per il judge significa altro, perciò non può essere il nome di una partita.
    .hint = Aggiungi una parola: { CUT($name, max: 15) }-game.
game-looks-alike = { $game } è troppo simile a { $other }, una partita esistente.
    .hint = Scegli un altro nome.
practice-opened = { $game } è aperta: tu giochi { NAME($power, form: "nominative") }, e i bot del judge il resto. Comincia ogni email con SIGN ON { $power } { $game } e la tua password.
practice-opened-with-password = { $game } è aperta: tu giochi { NAME($power, form: "nominative") }, e i bot del judge il resto. Comincia ogni email con SIGN ON { $power } { $game } { $password }
practice-still-open = La tua partita di allenamento { $game } è ancora aperta, e puoi averne una sola alla volta.
    .hint = Continuala; oppure finiscila con SIGN ON { $power } { $game } password, e TERMINATE nella riga successiva.
no-such-variant = Non c'è una variante chiamata "{ CUT($name, max: 40) }".
    .hint = Scegline una di queste, se è simile: { $variants }. Per l'elenco completo, invia GET variants.
no-such-option = Non c'è una variante chiamata "{ CUT($name, max: 40) }": "{ CUT($words, max: 30) }" non è conosciuto.
    .hint = Indica solo una mappa e le sue opzioni; metti le impostazioni su righe a parte. Simili: { $variants }.
setting-no-board = "{ CUT($words, max: 40) }" è un'impostazione, non una mappa o una sua opzione.
    .hint = Omettila, e scrivi su una riga a parte: { LIST($lines, type: "and") }.
variant-unplayable = { $name } non si può ancora giocare: { $why }.
may-not-create = Qui non hai il permesso di creare partite.
    .hint = Chiedi al gestore del judge, { $keeper }.
judge-closed = Al momento questo judge non accetta nuove partite né nuove registrazioni. Le partite esistenti continuano.
    .hint = Chiedi al gestore del judge, { $keeper }.
created-enough = Una persona può creare al massimo { $most ->
        [one] { $most } partita
       *[other] { $most } partite
    } al giorno.
    .hint = Riprova domani, oppure chiedi al gestore del judge, { $keeper }.
not-signed-on = Questa riga non dice per quale partita vale.
    .hint = Metti sopra una riga SIGN ON, come SIGN ON Austria alpha password.
speaks-as-master = Parli come Master di { $game }.
speaks-as-player = Parli come giocatore di { $game }.
speaks-as-player-wishing = Parli come giocatore di { $game }. Le potenze vengono assegnate all'inizio, e SIGN ON non ne chiede una. Per dire quale vorresti, invia SET PREFERENCE { $power } e altre dopo.
password-of-last-yes = Un'altra email a tuo nome aveva chiesto questo posto in { $game } con una password diversa. D'ora in poi vale quella di questa email.
speaks-as-observer = Parli come osservatore di { $game }.
speaks-for-power = Parli a nome { NAME($power, form: "of") } in { $game }.
speaks-unproven = Nulla dimostra ancora che giochi { NAME($power, form: "nominative") } in { $game }: i tuoi ordini aspettano il tuo YES.
    .hint = Aggiungi la tua password: SIGN ON { $power } { $game } password.
read-for-game = Questa riga è per { NAME($power, form: "nominative") } in { $game }.
game-unproven = Nulla dimostra ancora che giochi { NAME($power, form: "nominative") } in { $game }.
    .hint = Invia di nuovo questa riga sotto SIGN ON { $power } { $game } password.
player-is-back = Di nuovo in gioco: ora giochi { NAME($power, form: "nominative") } in { $game }.
seat-needs-confirmation = Chi gioca questa potenza deve confermarlo.
    .hint = Invia le righe per questa potenza in un'email a parte.
seat-waits = Questa email deve essere confermata dall'indirizzo registrato del giocatore.
see-below = Vedi sotto.
shown-once = È già mostrato sotto.
one-page-for-strangers = Chi non è registrato riceve una sola pagina per email.
    .hint = Invia prima REGISTER, oppure chiedi questo in un'email a parte.
too-many-pages = Un'email può chiedere al massimo { $most } pagine.
    .hint = Chiedi questo in un'email a parte.
no-such-list-page = L'elenco delle partite non ha una pagina { $number }; ha { $pages ->
        [one] { $pages } pagina
       *[other] { $pages } pagine
    }.
    .hint = Per la prima pagina, invia LIST.
files-listed = File che puoi avere con GET: { $files }.
no-such-file = Non c'è un file chiamato "{ CUT($name, max: 40) }".
    .hint = Scegli un file che puoi avere con GET: { $files }.
no-single-phase = "{ $when }" non è una mappa né una singola fase di una partita.
    .hint = Per la mappa di una fase, invia MAP S1901M, MAP F1901M o MAP W1901, sotto SIGN ON potenza partita password.
no-such-place = { $place } non è una provincia di questa mappa.
    .hint = Nomina un'unità o un ordine, come WHY A Gal. Per l'elenco dei nomi, invia GET MAP.
no-reasons-yet = In questa partita i motivi dei risultati restano segreti fino alla fine.
    .hint = Per rivedere ciò che hai visto dell'ultima fase, invia RESEND.
phase-not-judged = In { $game } questa fase non è stata risolta: { $phase }.
    .hint = Per vedere quelle risolte, invia HISTORY { $game }.
tried = Vedi sotto. Niente di tutto questo conta.
trial-ends = Il TRY finisce sopra la riga { $line }, che non ne fa parte e conta.
one-trial-an-email = Un'email può avere un solo TRY. Questo non è stato provato e non conta.
    .hint = Invialo in un'email a parte. Per passare alla fase successiva, scrivi NEXT dentro un TRY.
trial-of-nothing = Questo non indica né una partita né una mappa con quella fase. Niente di tutto questo conta.
    .hint = Scrivi TRY e il nome di una partita, oppure TRY standard per una mappa. Per una fase, come F1901M, serve una partita.
trial-unseen = Non puoi vedere la posizione di { $game }, perciò non si può provare. Niente di tutto questo conta.
    .hint = Rispondi a un'email sulla tua potenza in { $game }. Per una mappa vuota, scrivi TRY { $board } ed EMPTY nella riga sotto.
trial-of-whose-orders = TRY MINE usa i tuoi ordini per la fase attuale, e questa email non parla a nome di una potenza che ne abbia. Niente di tutto questo conta.
    .hint = Rispondi a un'email sulla tua potenza con le stesse righe, oppure ometti MINE.
trial-too-long = Un TRY può avere { $phases } fasi e { $lines } righe.
own-orders-of-whom = MAP MINE mostra i tuoi ordini in vigore, e questa email non parla a nome di nessuna potenza.
    .hint = Rispondi a un'email sulla tua potenza con MAP MINE, oppure scrivi sopra SIGN ON potenza partita password.
version-shown = { $judge } ({ $code }), versione { $version }. Il gestore del judge è { $keeper }.
