### Remarks about what the GM of a game commands.

# What is said of who is told of a change, with the blank before it; nothing where nobody else is in the game.
told = { $told ->
        [alone] { "" }
        [no] { " " }{ others-not-told }
       *[yes] { " " }Tutti i partecipanti sono stati informati.
    }
# Where the same email also does the reverse.
others-not-told = Gli altri non vengono informati, perché questa email fa anche il contrario.
round-opened = Il turno { $number } è cominciato: { $games }. Tutti i giocatori hanno ricevuto la loro potenza.
round-opened-some-out = Il turno { $number } è cominciato: { $games }. Tutti i giocatori che vi partecipano hanno ricevuto la loro potenza; { $out ->
        [one] { $out } giocatore salta
       *[other] { $out } giocatori saltano
    } questo turno.
round-seat-unknown = "{ CUT($word, max: 60) }" non è né una potenza di questa mappa né un giocatore della serie.
    .hint = Scrivi ROUND A anna@example.net, E 2 …; 2 è il secondo giocatore che LIST mostra.
round-seats-lack = Una partita assegnata da te ha bisogno di ogni potenza una volta, e di ogni giocatore una volta (in duplex due): { $powers }.
    .hint = Metti un ; tra due partite che assegni. Per assegnare secondo le preferenze e a caso, invia ROUND senza nomi.
round-goes-on = Dopo l'ultima virgola o l'ultimo ; manca qualcosa, perciò non è stata aperta nessuna partita.
    .hint = Invia di nuovo tutto il ROUND, senza virgola o ; alla fine.
round-two-tables = { CUT($who, max: 60) } è in due partite del turno.
    .hint = Per vedere i giocatori e i loro numeri, invia LIST.
round-tables-together = Un'email può aprire un solo turno, perciò non è stata aperta nessuna partita. Tutte le partite che assegni vanno in un solo ROUND.
    .hint = ROUND { $line }
round-one-a-mail = Un'email può aprire un solo turno: vedi sopra la riga con ROUND.
    .hint = Per tre partite in un turno, invia ROUND 3. Metti le partite che assegni in un solo ROUND, con un ; tra loro.
round-not-begun = L'ultimo turno di { $game } non è cominciato: non è ancora stata risolta nessuna fase in { $games }.
    .hint = Invia ROUND dopo i primi risultati di queste partite. Per cominciare insieme più partite che assegni, mettile in un solo ROUND, con un ; tra loro.
round-top-lacks = La classifica di { $game } ha troppo pochi giocatori ancora nella serie: ne servono { $need }.
    .hint = Per vederla, invia TABLE { $game }. Per assegnare tra tutti i giocatori, invia ROUND.
phase-judged = Fase risolta: { $phase }. { $told ->
        [no] { others-not-told }
        [alone] I risultati sono in un'email a parte.
       *[yes] I risultati vengono inviati a tutti.
    }
phase-judged-above = Questa email ha già fatto risolvere { $phase }. Questa riga non nomina una fase, perciò non è stato risolto altro.
    .hint = Per risolvere anche la fase successiva, invia { $command }.
adjusted = Tutti i cambiamenti sono fatti. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Tutti i partecipanti sono stati informati, con il tuo motivo.
    }
rolled-back = La partita è tornata a { $phase }, con gli ordini che c'erano.{ told } Per tornare a { $left }, invia UNDO prima che venga risolta una fase.
rolled-back-anew = La partita è tornata a { $phase }. Poiché ci giochi, gli ordini precedenti non contano. { $told ->
        [alone] Inviane di nuovi; lo faranno anche i bot.
       *[yes] Ne sono stati chiesti di nuovi a tutti.
    } A { $phase } non puoi tornare un'altra volta. Per tornare a { $left }, invia UNDO prima che venga risolta una fase.
rollback-undone = La partita è di nuovo a { $phase }.{ told }
adjust-undone = La partita è a { $phase } com'era prima dell'ultimo ADJUST.{ told }
game-goes-on = La partita continua da { $phase }, con gli ordini che c'erano.{ told } Per finirla di nuovo allo stesso modo, invia UNDO prima che venga risolta una fase.
game-over-again = La partita è di nuovo finita, con la stessa fine.{ told }
held-back-by-line = Non fatto, perché sopra è stata rifiutata la riga { $line } e forse la volevi prima.
    .hint = Se lo vuoi ancora, invialo in un'email a parte.
orders-missing = Mancano ordini, e tutti riceverebbero i risultati. Nessun ordine: { $silent }; solo alcuni: { $partial }.
    .hint = Per risolvere senza, invia PROCESS { $phase } NOW.
no-orders-from = Mancano ordini, e tutti riceverebbero i risultati. Nessun ordine: { $silent }.
    .hint = Per risolvere senza, invia PROCESS { $phase } NOW.
not-all-orders-from = Mancano ordini, e tutti riceverebbero i risultati. Solo alcuni: { $partial }.
    .hint = Per risolvere senza, invia PROCESS { $phase } NOW.
held-back = Non fatto, perché sopra è stata rifiutata la riga { $line } e forse la volevi prima.
    .hint = Se lo vuoi ancora, invia { $command } in un'email a parte.
deadline-moved = La scadenza di questa fase è stata spostata.{ told }
grace-moved = La fine del periodo di tolleranza di questa fase è stata spostata.{ told }
late-accepted = Gli ordini in ritardo ora contano. Il giocatore è stato informato.
late-declined = Gli ordini in ritardo non contano. Il giocatore è stato informato, con tutto ciò che scrivi in questa email. Perché contino comunque, invia { $command } prima della risoluzione.
setting-same = Nessun cambiamento: è già impostato così.
announced = Viene inviato a tutti in { $games }.
settings-changed = Cambiato: { $names }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Dopo questa email tutti vengono a sapere che cosa è diverso.
    }
clock-in-zone = { $at } è nel fuso orario della partita, { $zone }. Per cambiarlo, invia per esempio SET GAME ZONE Europe/Rome.
setting-changed = Cambiato.{ told }
variant-never-blind = { $variant } non si può giocare alla cieca: pattugliamenti e blocchi rivelerebbero flotte nascoste.
    .hint = Togli BLIND da CREATE.
last-year-past = { $variant } comincia nel { $first }, perciò l'ultimo anno sarebbe prima del primo.
    .hint = Indica un anno successivo dopo UNTIL.
variant-changed = { $game } ora si gioca su { $board }.{ told } Comincerà quando { $missing ->
        [one] sarà entrato ancora { $missing } giocatore
       *[other] saranno entrati altri { $missing } giocatori
    }.
variant-changed-and-full = { $game } ora si gioca su { $board }.{ told } Tutti i posti sono occupati, perciò la partita comincia adesso.
gunboat-stays = Le impostazioni arrivate con Illegal Gunboat restano: gunboat e nessuna stampa. Per cambiarle, invia SET NOT GUNBOAT e SET WHITE.
idle-no-press = La partita ha NO PRESS, che prevale: i giocatori non possono inviare messaggi, qualunque cosa sia impostata.
idle-nobody-seen = In questa partita cieca nessuna potenza vede le unità altrui, perciò con TOUCH PRESS i giocatori non possono scriversi. Per permetterlo, invia SET NO TOUCH PRESS (una partita FOG ha bisogno di entrambi).
idle-touch-without-partial = NO PARTIAL permette solo messaggi a tutti, e TOUCH PRESS non ne permette nessuno, perciò i giocatori non possono scriversi. Per permetterlo, invia SET PARTIAL o SET NO TOUCH PRESS.
idle-fakes-without-partial = NO PARTIAL permette solo messaggi a tutti, perciò non si può fingere nulla. Per cambiarlo, invia SET PARTIAL.
idle-conditions-in-the-dark = Anche qui i messaggi con POSTAL PRESS aspettano i risultati. Ma uno con una condizione (PRESS TO … IF …) viene rifiutato, perché il suo arrivo rivelerebbe informazioni segrete.
clock-changed = Cambiato.{ told } La scadenza di questa fase non cambia. Per spostarla, invia SET DEADLINE.
game-zone-changed = Cambiato.{ told } Le scadenze future seguono le ore e i giorni di { $zone }. Ogni email le indica in UTC e nel fuso di chi la legge.
rulebook-changed = Cambiato.{ told } A quel regolamento corrisponde anche un modo di leggere gli ordini. Per usare anche quello, invia SET ORDERS { $house }.
reading-changed = Cambiato.{ told } A quel modo di leggere corrisponde anche un regolamento. Per usare anche quello, invia SET RULEBOOK { $house }.
paused = Il tempo è fermo.
paused-until = Il tempo è fermo fino a { $until }. Poi riprende da solo, con ciò che restava.
end-taken-back = La partita continua. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Tutti i partecipanti sono stati informati, con la scadenza attuale.
    }
start-taken-back = La partita è di nuovo in formazione, con gli stessi giocatori.{ told } Per cominciarla di nuovo e assegnare nuove potenze, invia BEGIN.
resumed = Il tempo scorre di nuovo, con ciò che restava. Per avere più tempo, invia SET DEADLINE.
resumed-later = Il tempo scorre di nuovo. Ciò che restava finirebbe troppo presto, o in un giorno senza scadenze, perciò i tempi della partita hanno fissato una scadenza successiva. Per sceglierne un'altra, invia SET DEADLINE.
ejected = Fuori dalla partita.{ told }
admitted = La persona può tornare finché il posto è libero, ed è stata informata.
terminated = La partita è finita.{ told } Per annullarlo (possibile per una settimana), invia UNDO.
assigned = { $who } riceve { NAME($power, form: "nominative") } all'inizio della partita, e lo saprà allora. Per annullarlo, invia ASSIGN { $who } NONE.
assigned-nothing = Per { $who } non c'è una potenza assegnata: all'inizio ne riceve una di quelle rimaste, secondo le preferenze.
swap-asked = È stato chiesto ai giocatori di { $first } e { $second }. Lo scambio avviene se entrambi rispondono YES in questa fase. Per ritirare la domanda, invia CANCEL.
swap-agreed = Registrato. Lo scambio avviene quando accetta l'altro giocatore.
swapped = I giocatori di { $first } e { $second } si sono scambiati di posto.{ told }
declared = La partita è finita con quel risultato.{ told } Per annullarlo (possibile per una settimana), invia ROLLBACK.
terminated-for-good = La partita è finita. Tutti sono stati informati e i suoi segreti rivelati, perciò non si può annullare.
away-set = La tua assenza è registrata.{ told } In quel periodo non cadranno scadenze.
away-set-and-moved = La tua assenza è registrata.{ told } La scadenza si sposta a { $deadline }, dopo il tuo ritorno.
away-set-late = La tua assenza è registrata.{ told } In quel periodo non cadranno scadenze future. Ma la scadenza di questa fase è passata e mancano ordini. Un'assenza non sposta la tolleranza, che finisce { $grace }: invia prima i tuoi ordini.
away-set-stays = La tua assenza è registrata.{ told } La scadenza di questa fase, { $deadline }, non cambia, perché i tuoi ordini sono completi. In quel periodo non cadranno scadenze future.
away-already = Nessun cambiamento: la tua assenza { $time } è già registrata.
away-joined = Unita a un'assenza registrata prima: sei assente { $time }. Per dire che ci sei di nuovo da un certo giorno, invia SET NO ABSENCE e quel giorno.
away-too-often = Hai già tre assenze future: { $first }; { $second }; { $third }.
    .hint = Per annullarle tutte, invia SET NO ABSENCE. Per finirne una da un certo giorno, invia SET NO ABSENCE 25 Jan.
time-away = da { $since } a { $until }
still-away = Sei ancora assente { $time }.
away-ended = Assenza annullata: { $time }.{ told } La scadenza non cambia.
away-ended-too = Annullata anche: { $time }.
away-of-whom = Sei il Master e non giochi una potenza.
    .hint = Per una potenza, invia AWAY 10 Jan TO 20 Jan FOR Turkey. Per tutta la partita, invia SET HOLIDAYS 24 Dec TO 2 Jan.
away-too-long = Le assenze che ritardano la stessa fase per più di { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } in tutto hanno bisogno dell'approvazione del Master. Gli è stata chiesta, e la tua assenza vale se accetta. Lo saprai se rifiuta o non ha risposto entro { $lapses }.
master-asked = È stato chiesto al Master. La scadenza si sposta solo se accetta. Lo saprai se rifiuta o non ha risposto entro { $lapses }.
master-asked-often = Nell'ultima ora è stato chiesto al Master più volte.
    .hint = Per scrivere al Master, invia PRESS TO M, il tuo testo, ENDPRESS, ognuno su una riga a parte.
extended-already = Quel momento è passato.
    .hint = Invia EXTEND +24h, che conta dalla scadenza.
start-set = { $status ->
        [forming] La partita non comincerà prima di { $at }.
       *[running] Questa fase non verrà risolta prima di { $at }.
    }
game-begun = La partita comincia adesso.{ told }
co-master-asked = È stato chiesto a { $who } di fare con te il Master di { $game }. Se risponde YES, lo diventa e tutti ne vengono informati.
successor-asked = È stato chiesto a { $who } di fare il Master di { $game } al tuo posto. Resti Master finché non risponde YES; allora tutti ne vengono informati.
nobody-to-lead = { $who } non ha una registrazione qui, perciò non è stato chiesto a nessuno.
    .hint = Chiedi di inviare REGISTER, Name: e il nome, END, ognuno su una riga a parte. Poi invia di nuovo la tua riga.
series-terminated = La serie è finita, e tutti hanno ricevuto l'ultima classifica.{ told } Le partite in corso continuano. Per annullarlo (possibile per una settimana), invia UNDO.
master-offered-often = Oggi hai già chiesto troppe volte a qualcuno.
    .hint = Invialo di nuovo domani.
mastership-lapsed = { $game } non ha più bisogno di un Master.
    .hint = Per vedere tutte le partite, invia LIST.
leads-now = Ora sei il Master di { $game }.{ told } Per vedere che cosa puoi fare, invia HELP MASTERING.
leads-not = Non sarai il Master di { $game }. Chi te l'ha chiesto non ne viene informato.
master-only = Solo il Master può agire per un'altra potenza.
    .hint = Per chiedere al Master, invia PRESS TO M, il tuo testo, ENDPRESS, ognuno su una riga a parte.
not-for-power = Qui agisci per { NAME($power, form: "nominative") }, e questo, come i voti, spetta solo a chi la gioca. Puoi inviarne ordini e messaggi.
    .hint = Se vuoi agire come Master, metti BECOME MASTER in una riga sopra.
not-while-playing = In { $game } giochi o hai giocato, perciò non puoi agire per un'altra potenza: i suoi ordini sono segreti finché non vengono risolti. Sotto questa riga non è stato fatto nulla.
    .hint = Invia SIGN ON con la tua potenza.
plays-here = In { $game } giochi o hai giocato, perciò non puoi correggerne la posizione.
    .hint = Per tornare indietro di una fase, invia ROLLBACK. Oppure chiedi al gestore del judge, { $keeper }, di affidare la partita a qualcuno che non gioca.
no-addresses = In { $game } giochi o hai giocato, perciò non puoi sapere se un indirizzo ne fa parte.
    .hint = Indica una potenza: EJECT Turkey toglie chi la gioca, ADMIT Turkey lo riammette.
eject-instead = Solo il giocatore può abbandonare. Tu puoi toglierlo dalla partita; tutti ne verranno informati.
    .hint = Invia EJECT { $power }.
master-speaks-for-power = Le righe sotto contano come inviate { NAME($power, form: "from") }, e chi la gioca (se c'è) viene informato. Per smettere, usa BECOME MASTER.
master-speaks-for-himself = Agisci di nuovo a tuo nome.
