### The pages of the site. A message that a template says by `markup` may have HTML; its values are escaped.

## On every page.

site-navigation = Sito
site-topics = Argomenti
site-footer = Invia ordini, messaggi e domande per email a <a href="mailto:{ $judge }">{ $judge }</a>. Per cominciare, invia un'email con la parola <code>HELP</code>. Per tutto il resto, scrivi al gestore del judge, { $keeper }.
site-wanted = Si cercano giocatori
site-write = Come si gioca
site-help = Aiuto
site-commands = Comandi
site-settings = Impostazioni
site-languages = Lingue
site-paused = (in pausa)
site-none-now = Al momento nessuna.

## The first page: the list of games.

site-about = Qui si gioca a Diplomacy per email. I giocatori inviano i loro ordini per email; il judge li risolve alla scadenza e invia i risultati. <a href="write.html">Come si gioca</a>
site-example-link = Se non hai mai visto una partita, <a href="example/index.html">guarda un esempio</a>.
site-game = Partita
site-board = Mappa
site-status = Stato
site-deadline = Scadenza
site-last-adjudicated = Ultima risoluzione
site-table = Tabella: { $title }
site-no-deadline = nessuna
site-how-to-join = Per entrare in una di queste, o prendere una potenza in un'altra: <a href="wanted.html">si cercano giocatori</a>.
site-no-game-wants = Al momento nessuna partita cerca giocatori. Per giocare subito contro bot, invia <code>SIGN ON ?practice</code>. Le <a href="wanted.html">riserve</a> servono sempre.
site-running = In corso
site-no-game-running = Nessuna partita pubblica è in corso.
site-finished = Finite
site-feed-of-all = <a href="feed.xml">Feed</a> dei risultati di tutte le partite.

## How a game stands.

site-won = Vittoria: { $winners }
site-draw = Patta tra { $winners }
site-series-over = Serie finita
site-no-result = Finita senza risultato
site-series-forming = Serie: { $numbers }
site-players-needed = { $number ->
        [one] manca ancora 1 giocatore
       *[other] mancano ancora { $number } giocatori
    }
site-about-to-begin = Sta per cominciare
site-hidden = nascosta

## A game.

site-game-title = Partita { $game }
site-series-title = Serie { $game }
site-gms = Master: { $gms }.
site-of-series = Una partita della serie <a href="../{ $folder }/index.html">{ $series }</a>.
site-blind = Questa è una partita cieca. La mappa verrà mostrata qui quando sarà finita.
site-gunboat = I nomi dei giocatori sono nascosti.
site-phases = Fasi
site-phase-link = { $kind ->
        [movement] { $season }
        [retreat] { $season } (ritirate)
       *[adjustment] { $season }
    }
site-map-after = Mappa dopo la fase: { $phase }. Nella sua pagina gli ordini sono scritti come testo.
site-after = Dopo la fase: { $phase }
site-map-of-start = Mappa iniziale.
site-legend = Le potenze e i loro centri, e i segni della mappa.
site-players = Giocatori
site-table-of-players = Tabella dei giocatori
site-power = Potenza
site-centres = Centri
site-units = Unità
site-player = Giocatore
site-player-wanted = libera: si cerca un giocatore
site-centres-by-year = Centri per anno
site-chart = Grafico dei centri di ogni potenza per anno. La tabella sotto contiene gli stessi numeri.
site-table-of-centres = Tabella dei centri
site-how-played = Impostazioni
site-only-unusual = Tutte le altre impostazioni sono quelle di ogni nuova partita. <a href="{ $home }settings.html">Impostazioni</a> le spiega una per una.
site-press-since = Messaggi a tutti dopo gli ultimi risultati
site-unsigned = Anonimo
site-by-gm = il Master
site-by-observer = un osservatore
site-history = <a href="history.txt">Tutta la storia come testo</a>, nella forma che leggono i programmi di Diplomacy. <a href="feed.xml">Feed</a> dei risultati.
site-calendar = <a href="deadlines.ics">Scadenza</a> per il calendario.
site-results-title = { $game }: risultati

## A phase of a game.

site-phase-title = { $game }, { $phase }
site-large-map = Mappa grande
site-no-orders = Non c'erano ordini da risolvere.
site-dislodged = Scacciate
site-why = Perché
site-supply-centres = Centri
site-owners = Proprietari dei centri
site-press-before = Messaggi a tutti prima di questi risultati
site-the-board = La mappa
site-must-retreat = * deve ritirarsi o sciogliersi
site-adjudicated-at = Fase risolta: { $at }. { $board }.

## A series.

site-series-about = { $status ->
        [over] Una serie finita di partite su { $board }.
       *[other] Una serie di partite su { $board }. Ci si entra una volta sola e si gioca nelle sue partite; il Master le comincia turno per turno.
    }
site-series-table = Classifica (sistema: { $scoring })
site-table-of-series = Classifica della serie
site-points = Punti
site-games = Partite
site-series-game = { $powers }, { $centres ->
        [one] 1 centro
       *[other] { $centres } centri
    }, { $points }
site-no-game-counts = Nessuna partita della serie conta ancora.
site-still-played = Ancora in corso: { LIST($games, type: "and") }.
site-not-counted = Finite, ma non in classifica: { LIST($games, type: "and") }.
site-rounds = Turni
site-round = Turno { $number }
site-no-round = Nessun turno è cominciato.
site-series-settings = Impostazioni delle sue partite
site-series-unusual = Tutte le altre impostazioni sono quelle di ogni nuova partita. <a href="{ $home }settings.html">Impostazioni</a> le spiega una per una. Per vedere come si contano i punti: <a href="{ $home }help/series.html">HELP SERIES</a>.

## Players wanted.

site-wanted-about = Per entrare in una partita, invia la riga che le sta sotto a <a href="mailto:{ $judge }">{ $judge }</a>, con una password a tua scelta. Se è la prima volta, metti sopra le quattro righe di <a href="write.html">REGISTER</a>.
site-about-to-begin-title = Partite che stanno per cominciare
site-no-game-forming = Al momento nessuna. Per giocare subito contro bot, invia <code>SIGN ON ?practice</code>. Per cominciare una partita per altri, invia <code>CREATE ?nome { $password }</code>.
site-free-title = Potenze libere in partite in corso
site-free = { $board }, { $stands }. Libere: { $powers }.
site-free-with-centres = { $board }, { $stands }. Libere, con unità e centri: { $powers }.
site-deadline-at = Scadenza: { $at }.
site-standbys-title = Si cercano riserve
site-standbys-about = Le partite muoiono quando i giocatori smettono di scrivere. Se sei nella lista delle riserve, il judge ti scrive quando una potenza è in ritardo o libera, e con la risposta <code>YES</code> la prendi. Non hai mai obblighi, e con <code>SIGN OFF AS STANDBY</code> esci dalla lista.
site-standbys-for = Questo vale per qualunque partita. Per scegliere, aggiungi <code>FOR</code> e il nome di una partita, <code>GUNBOAT</code>, <code>BLIND</code> o il nome di una mappa.
site-games-ask = { $number ->
        [one] 1 partita in corso chiede alla lista:
       *[other] { $number } partite in corso chiedono alla lista:
    }
site-board-and-status = { $board }. { $stands }.

## How to play.

site-write-title = Come si gioca per email
site-write-about = Per chi comincia: invia tutto per email a <a href="mailto:{ $judge }">{ $judge }</a>, con qualunque programma, come testo semplice. Il judge elabora ogni email e risponde riga per riga. Se non è riuscito a leggere una riga, lo dice e propone che cosa inviare. Ignora oggetti, testo citato e firme.
site-register = Registrati una volta
site-find-game = Trova una partita
site-find-game-how = Queste <a href="wanted.html">partite cercano giocatori</a>. Con una password a tua scelta il posto è tuo:
site-or-practise = Per fare pratica, gioca contro i bot del judge:
site-send-orders = Invia gli ordini
site-reply-with-orders = Rispondi a qualunque email del judge sulla partita. Così si sa chi sei, e quale potenza giochi.
site-sign-on-first = Comincia una nuova email con la tua potenza, la partita e la tua password:
site-change-orders = Puoi cambiare i tuoi ordini fino alla scadenza: valgono gli ultimi. Si capiscono abbreviazioni, nomi interi e piccoli errori.
site-send-press = Invia messaggi
site-send-press-how = Nella stessa email o in una nuova, scrivi ad alcune potenze, con le loro lettere, o a tutti.
site-wait = Aspetta i risultati
site-wait-how = Dopo la scadenza il judge ti scrive che cosa è successo e perché, con una mappa e la prossima scadenza. Se devi assentarti, dillo in tempo:
site-write-more = Per vedere tutto ciò che puoi inviare: <a href="help/orders.html">ordini</a>, <a href="commands.html">comandi</a>, <a href="settings.html">impostazioni</a> e <a href="help/index.html">HELP</a> per argomenti. Se non sai come andare avanti, invia un'email con la parola <code>HELP</code>.

## HELP, commands and settings.

site-help-title = HELP { $topic }
site-help-start = HELP
site-overview = panoramica
site-by-email = Per email: <code>HELP { $topic }</code>
site-lines = Righe { $number }
site-commands-about = Per giocatori e Master: ogni comando che puoi inviare per email. Scrivi ognuno su una riga a parte, in maiuscolo o no. Al posto delle parole in minuscolo metti le tue. Ciò che è tra parentesi quadre si può omettere; <code>|</code> indica una scelta. Dopo SIGN ON ogni altra riga viene letta come un ordine: vedi <a href="help/orders.html">ordini</a>.
site-settings-title = Impostazioni di una partita
site-settings-about = Per i Master: ogni impostazione che puoi scegliere per una partita. Per cambiarne una, invia <code>SET</code> e una delle sue righe. <code>LIST</code> e il nome della partita mostra quelle attuali. <a href="help/deadlines.html">Scadenze</a> spiega i tempi, <a href="help/mastering.html">mastering</a> come si dirige una partita.
site-usual = In una nuova partita: { $value }.

## Feeds.

site-feed-title = { $judge }: risultati di tutte le partite

## La partita di esempio, per chi non ne ha mai vista una

site-example = Esempio
site-example-about = Così comincia una partita, per chi non ne ha mai vista una. Sette potenze si contendono i centri d'Europa: una potenza può avere tante unità quanti sono i suoi centri, e con 18 centri si vince.
site-example-start = Comincia da <a href="{ $page }.html">{ $phase }</a> e prosegui fase per fase. Ogni pagina mostra che cosa hanno ordinato tutti, che cosa è successo e perché.
site-example-phase = { $kind ->
    [movement] Ognuno ha inviato ordini per tutte le sue unità senza vedere quelli degli altri. Un'unità va in una provincia vicina, resta ferma o appoggia un'altra unità. La forza maggiore prende la provincia. A parità di forze, nessuno avanza.
    [retreat] Le unità scacciate si ritirano in una provincia vicina libera. Se non ce n'è, o se il loro giocatore non vuole, vengono sciolte.
   *[adjustment] Dopo l'autunno un centro è della potenza la cui unità lo occupa. Chi ha più centri che unità costruisce nei propri centri di partenza. Chi ha più unità che centri ne rimuove.
}
site-example-end = Qui finisce l'esempio. Per giocare, leggi <a href="../write.html">Come si gioca</a>.
