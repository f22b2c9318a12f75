### What is wrong with the line of a command or a block, what would be right, and what was assumed.

letter-not-sent = Il messaggio non è stato inviato.

## Words of commands

has-too-many-words = { $command } ha troppe parole.
needs-more-words = A { $command } mancano delle parole.
does-not-say-what = { $command } non dice che cosa.
sign-on-has-too-many-words = SIGN ON ha troppe parole.
    .hint = { $usage }; unisci le parole del nome di una potenza, United_Kingdom; gli ordini vanno nelle righe sotto
variant-left-out = "{ $word }" è stato ignorato: la partita ha la propria variante.
new-game-has-no-name = La nuova partita non ha un nome.
cancel-needs-token = CANCEL richiede un token che hai ricevuto per email.
    .hint = Un nuovo ordine per un'unità sostituisce quello vecchio. Per cancellare tutti gli ordini, invia CLEAR ALL. CANCEL da solo ritira ciò che hai chiesto ad altri.
who-gets-which-power = Chi riceve quale potenza?
swap-names-two-powers = SWAP nomina due potenze.
no-list-of-waiting = "{ $word }" non è un elenco di giocatori in attesa.
no-number-of-games = "{ $word }" non è un numero di partite.
no-number = "{ $word }" non è un numero.
names-no-one-power = "{ $word }" non indica una potenza precisa.
names-no-one-unit = "{ $word }" non indica un'unità precisa.

## A person's own settings

one-address-each = Il judge invia le sue email a un solo indirizzo per persona.
    .hint = SET ADDRESS { $first }; con I AM ALSO { $second } puoi scrivere anche da lì.
no-mail-address = "{ $word }" non è un indirizzo email{ $why ->
        [several] : un indirizzo ha una sola @
        [long] : ha più di { $most } caratteri
       *[none] { "" }
    }.
no-such-language = "{ $word }" non è il nome di una lingua.
no-style-of-orders = "{ $word }" non è uno stile per gli ordini.
no-amount-of-mail = "{ $word }" non è un modo di ricevere le email.
no-form-of-map = "{ $word }" non è un formato della mappa.
neither-on-nor-off = "{ $word }" non è né ON né OFF.
neither-short-nor-long = "{ $word }" non è né SHORT né LONG.
grace-of-this-phase = SET GRACE sposta la fine della tolleranza di questa fase.
    .hint = Per non averne: { $commands }

## Votes

set-draw-names-powers = Dopo SET DRAW possono seguire solo potenze.
    .hint = SET DRAW su una riga a parte vota per una patta tra tutti i superstiti.
which-end-proposed = Non è chiaro quale fine viene proposta.
names-no-result = Questo non indica un risultato della partita.
    .hint = { $usage }; TERMINATE finisce la partita senza risultato.
reason-is-missing = Manca il motivo. Lo leggono tutti i partecipanti.
    .hint = DECLARE { $end } BECAUSE e il tuo motivo, tutto su una riga.
ranking-needs-ranks = Una classifica ha bisogno di più posizioni.
which-end-is-meant = Non è chiaro quale fine si intende.
    .hint = { $command } WIN e una potenza, oppure { $command } DRAW e le potenze che la condividono.
only-one-power-wins = Vince una sola potenza.
    .hint = { $command } DRAW e le potenze che la condividono.
no-vote = "{ $word }" non è un voto.
    .hint = { $usage }; SET DRAW vota per una patta.

## ADJUST

lines-of-adjust = Le righe sono REMOVE A Vie, PLACE F Tri Austria, OWNER Ser Austria, PHASE F1902M, REASON e parole.
adjust-not-closed = Il blocco non ha END ADJUST, perciò nulla è cambiato.
    .hint = Invialo di nuovo con una riga END ADJUST.
nothing-of-adjust = In questo blocco non è stato fatto nulla: una posizione si corregge tutta insieme, e una delle righe è sbagliata.
    .hint = Invia di nuovo tutto il blocco con quella riga corretta.
adjust-changes-nothing = Il blocco non cambia nulla.
adjust-without-reason = Il blocco non ha un motivo. Il motivo viene detto a tutti i partecipanti.
    .hint = REASON Un ordine è stato letto male.
no-line-of-adjust = Questa non è una riga di ADJUST.
whose-fleet = Di chi è la flotta? Lì possono essercene più d'una.
whose-unit = Di chi è l'unità?
name-the-coast = Indica la costa: { LIST($coasts, type: "or") }.
cannot-stand-in = Un'unità del genere non può stare { NAME($place, form: "in") }.
word-is-no-supply-centre = "{ $word }" non è un centro.
owner-lines = OWNER Ser Austria, oppure OWNER Ser NONE
reason-too-long = Un motivo ha al massimo { $most } caratteri.
    .hint = Con BROADCAST puoi dire di più.

## IF

if-not-closed = Questo IF non ha ENDIF.
    .hint = Chiudilo con una riga ENDIF.
an-if-not-closed = Un IF non ha ENDIF.
line-not-taken = La riga { $line } non è stata accettata.
lines-not-taken = Le righe { $first }-{ $last } non sono state accettate.
nothing-of-if = Di questo IF non è stato conservato nulla: { $lines ->
        [one] la riga { $line } ha
       *[other] { $lines } righe hanno
    } un errore.
mail-whole-if = Invia di nuovo tutto l'IF, fino a ENDIF.
if-too-long = L'IF ha { $lines } righe; il massimo è { $most }.
    .hint = Dividilo.
ifs-too-deep = Ci sono più di { $most } IF uno dentro l'altro.
    .hint = AND e OR uniscono condizioni.
belongs-to-no-if = Questo { $word } non appartiene a nessun IF.
    .hint = L'ordine è IF, ELSE IF, ELSE, ENDIF.
if-without-orders = Questo IF non ha ordini.
only-orders-in-if = Un IF può contenere solo ordini.
no-if-in-game = Questa partita non accetta IF.
    .hint = Invia gli ordini stessi.
if-is-about-phase-to-come = Un IF riguarda una fase futura, e questi ordini sono per { $phase }.
phase-above-if = PHASE { $phase } in una riga sopra, o qualunque fase si intenda.
phase-above-if-not-for-this-turn = Ritirate e costruzioni di questo turno non ne hanno bisogno.
if-on-its-own-line = { $line } su una riga a parte viene conservato per { $phase }.

## Conditions

condition-too-long = La condizione chiede { $terms } cose; il massimo è { $most }.
condition-breaks-off = La condizione si interrompe.
write-a-fact = Scrivi { $forms }.
means-nothing-in-condition = Non è chiaro che cosa significhi "{ $word }" nella condizione.
facts-are = I fatti sono { $forms }; tra loro AND, OR, NOT.
asks-owner-or-unit = "{ $word }" può chiedere chi lo possiede, o se lì c'è un'unità.
    .hint = Scrivi di nuovo OWNS, o UNIT per l'unità che c'è.
moved-asks-a-move = MOVED chiede di un movimento.
    .hint = Per esempio: MOVED A CON - BUL.
owns-asks-a-centre = OWNS chiede di un centro.
    .hint = Per esempio: OWNS France BEL.
condition-asks-what-stands = Una condizione chiede dove sono le unità, non quali ordini hanno.

## Letters with an IF

before-a-letter = Prima di un messaggio, di' chi sei.
letter-if-without-condition = Il messaggio ha un IF senza condizione.
letter-if-forms = PRESS TO EF IF con uno di questi: { $forms }
letter-if-not-closed = Un IF del messaggio non ha ENDIF.
    .hint = Chiudi ogni IF con una riga ENDIF.
endif-without-if = Questo ENDIF non ha un IF.
    .hint = Mettici sopra IF condizione THEN.
letters-if-not-closed = Questo IF non ha ENDIF, perciò non ne è stato inviato o conservato nulla.
only-letters-and-orders-in-if = Un IF può contenere solo messaggi e ordini.
    .hint = PRESS TO o BROADCAST al suo posto; del blocco non è stato inviato nulla.
letter-in-if-not-closed = Un messaggio in questo IF non ha fine, perciò non ne è stato inviato nulla.
    .hint = Ogni messaggio finisce con ENDPRESS, nello stesso ramo in cui comincia.
nothing-of-letters-if = Di questo IF non è stato inviato o conservato nulla: una sua riga ha un errore.

## Dates, times and periods. What follows a command is an example of it.

date-read-as = Letto così: { $date }.
date-unread = "{ $text }" non è una data che il judge possa leggere.
date-ambiguous = "{ $text }" non si legge ovunque allo stesso modo: { LIST($readings, type: "or") }?
date-too-far = Quella data è troppo lontana.
date-too-far-from-today = È troppo lontano da oggi: { $date }.
no-such-time = Non esiste l'ora { $time }.
no-such-day = Il { $day } { TIME($month, style: "month") } non esiste.
    .in-year = Il { $day } { TIME($month, style: "month") } { $year } non esiste.
period-reversed = "{ $text }" finisce prima di cominciare.
holidays-too-long = "{ $text }" dura più di { $days } giorni. Per fermare il tempo, invia PAUSE.
write-as-in = Scrivilo come in { LIST($examples, type: "or") }.
time-first-then-words = { $line }, e le altre tue parole in una riga sotto.
if-you-mean-it = { $line }, se è questo che intendi.
time-past = Questo momento è già passato: { $time }.
    .hint = Indica un momento futuro, come in { LIST($examples, type: "or") }.
time-far = Mancano { $days } giorni: { $time }.
time-before-deadline = Questo momento ({ $time }) è prima della scadenza attuale ({ $deadline }).
    .hint = Per contare dalla scadenza, invia { $command } +24h. Se intendi il momento anticipato, invia { $line }.
words-unclear = Non è chiaro che cosa aggiunga "{ $words }" a { $command }.
absence-empty = Questo non è un periodo: { $time }.
absence-too-long = Sono più di { $days } giorni: { $time }.
    .hint = Per lasciare la tua potenza a qualcun altro, invia RESIGN. Per chiedere al Master, invia PRESS TO M.
absences-to-end = SET NO ABSENCE 25 Jan, oppure SET NO ABSENCE per tutte.
day-past = { TIME($day, style: "day") } è già passato, e il prossimo è nel { $year }.
placeholder = { $word ->
    [address] indirizzo
    [board] mappa
    [date] data
    [day] giorno
    [file] file
    [game] partita
    [hours] ore
    [list] lista
    [n] n
    [name] nome
    [number] numero
    [options] opzioni
    [order] ordine
    [password] password
    [phase] fase
    [player] giocatore
    [power] potenza
    [powers] potenze
    [reason] motivo
    [season] stagione
    [series] serie
    [setting] impostazione
    [text] testo
    [time] ora
    [token] token
    [topic] argomento
    [unit] unità
    [value] valore
    [variant] variante
    [word] parola
       *[year] anno
    }
usage-or = o
no-such-month = Non esiste il mese { $number }.
letter-without-end = Il messaggio non ha ENDPRESS, quindi non è stato inviato e le sue righe non sono state lette.
    .orders = { letter-without-end } Ciò che lì somiglia a ordini (riga { $lines }) non è stato accettato.
    .hint = Invialo di nuovo con una riga ENDPRESS sotto, e gli ordini sotto quella riga.

## Words of the classic judge that this one lacks

classic-word-not-here = { $words } è del judge classico; questo judge non ce l'ha.
always-so-here = qui è sempre così
classic-settings = Per vedere che cosa si può impostare qui, invia HELP SETTINGS.
classic-ask-keeper = Chiedi al gestore del judge; per sapere chi è, invia VERSION.
classic-of-maps = Ogni mappa ha le proprie regole e opzioni, come in SET VARIANT colonial railway. Per vederle, invia HELP VARIANTS.
classic-option = { $line } la sceglie come opzione della mappa. Per vedere che cosa fa, invia GET RULES.{ $board }.
classic-who = Per vedere chi gioca, invia WHO GAME { $game }.
classic-dedication = Per la tua affidabilità, invia GET DEDICATION. Per quella di qualcun altro, invia INFO PLAYER e un indirizzo.
units-stay-what-they-are = Qui le unità non cambiano tipo: restano ferme, si muovono (-), appoggiano (S) o convogliano (C).
units-need-no-maintenance = Qui ogni unità è mantenuta e non si paga nulla.
removals-follow-rulebook = Le rimozioni che nessuno ordina seguono sempre il regolamento.
classic-draw = Per votare per una patta tra tutti i superstiti, invia SET DRAW.
classic-rulebook = Per scegliere le regole, invia SET RULEBOOK nome.
classic-variant = Per scegliere la mappa e la posizione iniziale, invia SET VARIANT nome.
classic-create = Per creare una partita, invia CREATE ?partita password.
classic-centres = Per vedere i centri, invia LIST.
no-machiavelli = Qui non si gioca a Machiavelli.

## Time zones

zone-of-several = "{ $text }" può essere { LIST($zones, type: "or") }.
no-such-zone = Non esiste il fuso orario "{ $text }". Scrivilo come in Europe/Rome.
    .near = Non esiste il fuso orario "{ $text }". I nomi più simili sono { LIST($zones, type: "or") }.

## Powers and readers

say-which-game = Prima di questa riga, di' quale partita intendi.
name-the-power = Scrivi il nome della potenza.
the-powers-are = Le potenze sono: { LIST($powers, type: "and") }.
power-or-powers = "{ $word }" può essere una potenza ({ $power }) o più d'una ({ LIST($powers, type: "and") }).
    .hint = Scrivi il nome intero: PRESS TO { $power }.
power-or-letters = "{ $word }" può essere un nome abbreviato ({ LIST($powers, type: "or") }) o una serie di lettere ({ LIST($readers, type: "and") }).
names-apart = Scrivi dei nomi, o delle lettere separate da spazi.
sign-or-name = "{ $word }" qui indica: { $power }. È anche l'abbreviazione di: { $other }.
person-or-letters = "{ $word }" è il nome di una persona, ma può anche essere una serie di lettere.
reader-of-several = "{ $word }" qui può indicare più di una persona o potenza.
names-no-reader = "{ $word }" qui non indica nessuno, e non è una semplice serie di lettere.
letters-in-order = Indica delle potenze, o le loro lettere nell'ordine consueto: PRESS TO { $letters }, PRESS TO M.
powers-too-long = Un elenco di potenze ha al massimo { $most } caratteri.
power-twice = Questa potenza è due volte nell'elenco: { $power }.

## Phases and pages

no-phase = "{ $text }" non è una fase.
results-below-sign-on = Per gli ultimi risultati di { $game }, invia { $command } sotto SIGN ON potenza { $game } password; per quelli di una fase, { $command } S1901M.
about-game-of-sign-on = { $command } riguarda la partita del tuo SIGN ON.
    .hint = SIGN ON potenza { $game } password, e sotto { $line }.
why-lacks-unit = WHY non dice di quale unità si tratta.
history-takes-no-phase = HISTORY non accetta una fase.
    .hint = Per i risultati di quella fase, invia RESEND { $phase }. HISTORY va per giorni: HISTORY FROM 1 Jan TO 1 Feb.
history-words-before-from = HISTORY ha troppe parole prima di FROM.
no-number-of-lines = "{ $text }" non è un numero di righe da 1 a { $most }.
no-part-of-profile = "{ $word }" non fa parte di un profilo.

## Blocks and first words

nothing-to-announce = Non c'è nulla da annunciare.
announce-not-closed = Il blocco non ha END ANNOUNCE.
block-in-lines = { $first }, il tuo testo, { $last }: ognuno su una riga a sé.
diary-not-closed = La nota non ha ENDDIARY: nulla è stato scritto e le sue righe non sono state lette.
    .hint = Inviala di nuovo con una riga ENDDIARY sotto. Per vedere che cosa c'è nel tuo diario, invia DIARY LIST.
write-whole-word = Scrivi la parola intera.
do-you-mean = Intendi { $command }?
help-lists-commands = Per vedere tutti i comandi, invia HELP.
begins-a-block = { $command } apre un blocco di righe. La prima dice soltanto per chi è.

## Messages

letter-for-whom = Non è chiaro per chi è il messaggio.
    .hint = Per scrivere ad alcuni, invia PRESS TO { $to }. Per scrivere a tutti, invia BROADCAST.
broadcast-is-for-all = Un BROADCAST è per tutti.
fake-names-both = PRESS TO potenza FAKE TO potenza: prima chi lo riceve, poi per chi sembra essere.
fake-to = PRESS TO { $to } FAKE TO potenza; l'ultima potenza è quella per cui sembra essere.
signed-or-not = Il messaggio deve essere firmato (WHITE) o no (GREY)?
faked-or-not = Il messaggio deve mostrare destinatari falsi o no?
    .hint = Scrivi FAKE o NO FAKE.
letter-end-unclear = Non è chiaro dove finisce questo messaggio, quindi non è stato inviato.
entry-end-unclear = Non è chiaro dove finisce questa nota, quindi nulla è stato scritto.
