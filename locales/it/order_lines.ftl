### What is wrong with the line of an order, what would be right, and what was assumed.

# A message and another behind it.
paragraph = { $first } { $second }
# How a line is written.
usage = { $usage }
# A remark behind an order.
comment-not-read = "{ $comment }" non è stato letto.
too-many-plain-words = Questa email ha più frasi comuni e IF di quante se ne leggano in una sola email. Da qui in poi si leggono solo gli ordini.
    .hint = Invia il resto in un'altra email, oppure scrivilo come mostra HELP ORDERS.

## Messages to players

# A message below words such as "Draft".
letter-not-certain = Non è certo che questo messaggio vada inviato: sta sotto "{ $over }".
    .hint = Se va inviato, mandalo di nuovo senza quella riga.

## Places

read-as-place = "{ $word }" è stato letto come { NAME($place) }.
may-be-several-places = "{ $word }" può voler dire { LIST($places, type: "or", max: 6, article: "no") }.
write-in-full = Scrivi il nome per intero.
no-such-province = Nessuna provincia si chiama "{ $word }".
did-you-mean-one-of = Intendevi { LIST($names, type: "or", max: 6, article: "no") }?
map-lists-names = GET MAP elenca i nomi di questa mappa.
names-no-one-place = "{ $word }" non indica un luogo preciso.
    .hint = GET MAP elenca i nomi.
no-such-coast = { NAME($place) }: non c'è una costa con questo nome.
coasts-there-are = Ci sono { LIST($coasts, type: "or", max: 6) }.
leave-coast-out = Qui non ci sono coste tra cui scegliere: ometti la costa.
second-place = "{ $word }" dopo la barra indica un secondo luogo, e un ordine ne ha uno solo.
no-coasts-to-choose = { NAME($place) }: non ci sono coste tra cui scegliere.
no-coasts-in = { CAPITALIZED(NAME($place, form: "in")) } non ci sono coste tra cui scegliere.
army-needs-no-coast = Un'armata { NAME($place, form: "in") } non ha bisogno della costa.
coast-out-of-reach = La flotta non può raggiungere quella costa { NAME($place, form: "of") }.
coasts-in-reach = Può raggiungere { LIST($places, type: "or", max: 6) }.
coast-read-as = Letto come { NAME($place) }.
which-coast = Quale costa { NAME($place, form: "of") }?
    .hint = Scrivi { LIST($orders, type: "or", max: 6) }. Basta anche rispondere solo { LIST($coasts, type: "or") }.
on-which-coast = Su quale costa? Ci sono { LIST($places, type: "or", max: 6, article: "no") }.

## Units

your-units = Le tue unità: { LIST($units, type: "and", max: 20) }.
your-units-listed = Le tue unità: { $units }.
no-unit-in = { CAPITALIZED(NAME($place, form: "in")) } non c'è nessuna unità.
you-have-no-unit-in = Non hai unità { NAME($place, form: "in") }.
you-have-no-unit-in-bare = Non hai unità { NAME($place, form: "in") }.
place-is-written = Intendevi { NAME($place) }? Si scrive { $code }.
unit-of-other-kind = L'unità { NAME($place, form: "in") } è { $kind ->
        [army] un'armata
       *[fleet] una flotta
    }, non { $written ->
        [army] un'armata
       *[fleet] una flotta
    }.
write-unit-or-no-kind = Scrivi { $unit }, oppure ometti il tipo.
unit-is-of-kind = L'unità { NAME($place, form: "in") } è { $kind ->
        [army] un'armata
       *[fleet] una flotta
    }.
unit-stands-in = { CAPITALIZED(NAME($kind, form: "nominative")) } è { NAME($place, form: "in") }.
unit-meant-is = L'unità in questione è { $unit }.
unit-of-power = L'unità { NAME($place, form: "in") } { $adjective ->
        [none] appartiene { NAME($power, form: "to") }
       *[other] appartiene { NAME($power, form: "to") }
    }.
unit-of-other-power = { CAPITALIZED(NAME($kind, form: "nominative")) } { NAME($place, form: "in") } { $adjective ->
        [none] appartiene { NAME($power, form: "to") }
       *[other] appartiene { NAME($power, form: "to") }
    }.
orders-name-no-owner = In questa partita gli ordini non nominano il proprietario: ometti il nome della potenza.
check-where-it-stands = Per vedere dove si trova, invia LIST.
no-unit-to-help = { CAPITALIZED(NAME($place, form: "in")) } non c'è un'unità da { $action ->
        [support] appoggiare
       *[convoy] convogliare
    }.
names-no-unit = Questo non indica nessuna unità.

## Orders as they are written

no-order-no-command = Questo non è un ordine o un comando conosciuto.
order-looks-like = Un ordine si scrive come A PAR - BUR; HELP mostra il resto.
help-shows-what = HELP mostra che cosa si può scrivere.
no-known-order = "{ $word }" non è un ordine conosciuto.
    .hint = Dopo l'unità scrivi - e un luogo, oppure H, S o C.
not-a-word-of-orders = "{ $word }" non è una parola che gli ordini di questa partita conoscono.
    .hint = Usa - H S C, oppure R D B W quando è il loro turno.
stops-before-place = { $part ->
        [condition] La condizione si interrompe prima di nominare un luogo.
       *[order] L'ordine si interrompe prima di nominare un luogo.
    }
    .hint = Verso dove?
place-before = Manca un luogo prima di "{ $word }".
adds-nothing-known = Non è chiaro che cosa aggiunga "{ $word }" all'ordine.
    .hint = Scrivi un solo ordine per riga. I commenti vanno dopo un #.
proxy-names-no-power = La delega (PROXY) non nomina nessuna potenza.
order-says-no-action = L'ordine non dice che cosa fa { NAME($kind, form: "nominative") }.
    .hint = Per restare: { $unit } H
order-before-breaks-off = "{ $order }" non è stato accettato: l'ordine precedente si interrompe.
one-order-a-line = Scrivi ogni ordine su una riga a parte.
read-alone = Letto da solo: il testo che lo precede è stato rifiutato.

## Who speaks, and when

say-who-you-are = Prima degli ordini, di' chi sei.
you-do-not-speak-for = Non parli a nome { NAME($power, form: "of") }.
become-power = Se sei il Master, scrivi BECOME { $power } nella riga sopra.
you-speak-for-no-power = Qui non parli a nome di nessuna potenza.
    .hint = SIGN ON potenza partita password; un Master può usare BECOME potenza.
game-is-over = { $game } è finita: non servono più ordini.
    .hint = LIST mostra le partite in corso.
game-not-running = Non servono ordini: la partita non è in corso.
nothing-to-order-in = Questo non si può ordinare in { $phase }.
phase-sends-ahead = Con PHASE { $phase } nella riga sopra lo invii in anticipo.
for-retreats-or-winter = Vale per le ritirate o per l'inverno?
    .hint = Scrivilo sotto una riga Retreats: o Builds:; in inverno va bene anche REMOVE.
no-order-of-movement = "{ $word }" non è un ordine della fase di movimento.
    .hint = Ora le unità restano ferme, muovono (-), appoggiano (S) o convogliano (C).
no-order-of-adjustments = "{ $word }" non è un ordine della fase invernale.
    .hint = Ora si costruiscono (B) o si rimuovono (R) unità, o si rinuncia a costruire (W).
no-builds-in-phase = In questa fase non si costruisce.
    .hint = Si costruisce dopo le ritirate d'autunno.
built-in-adjustments = Le costruzioni si ordinano in inverno, non adesso.

## Moves

order-impossible = { CAPITALIZED($why) }.
cannot-get-to = { CAPITALIZED(NAME($kind, form: "nominative")) } { NAME($place, form: "in") } non può arrivare { NAME($other, form: "in") }{ $how ->
        [foot] { " " }via terra
        [support] { " " }per dare appoggio
       *[go] { "" }
    }.
can-get-to = Può raggiungere { LIST($places, type: "or", max: 6) }.
no-chain-of-fleets = Non può trasportarla nemmeno una catena di flotte.
name-every-sea = Per un convoglio nomina ogni mare lungo la rotta: { $unit } - … - { $place }.
by-convoy = Via convoglio.
by-rail = Con la ferrovia { $railway }: { $order }.
who-travels-by-rail = In ferrovia viaggiano solo le armate { NAME($power, form: "of") }, tra { LIST($places, type: "and", max: 6) }.
carried-by-armies = Trasportata da armate.
only-by-leave = Solo se la lascia passare la potenza che ha un'unità { NAME($place, form: "in") }: { $leave }.
canal-obeys = Solo la potenza che ha un'unità { NAME($place, form: "in") } può dare ordini al canale ({ $canal }).
canal-lets-through-or-holds = Il canale ({ $canal }) lascia passare le unità o resta chiuso.
    .hint = { $support }, oppure { $hold }.
fleet-moves-one-step = Una flotta muove di un passo.
fleet-moves-one-step-to = Una flotta muove di un passo: { $order }.
do-not-touch = { CAPITALIZED(NAME($place, form: "nominative")) } e { NAME($other, form: "nominative") } non confinano.
transforms-in-winter = In questa partita le unità cambiano tipo in inverno, con le costruzioni.
transforms-instead-of-moving = In questa partita le unità cambiano tipo al posto di muovere, non in inverno.
never-reaches = In questo modo non si arriva mai da qui ({ NAME($place) }) a lì ({ NAME($other) }).

## Supports and convoys

cannot-support-itself = { $unit } non può appoggiare sé stessa.
    .hint = Per restare: { $unit } H; un appoggio nomina un'altra unità.
army-cannot-convoy = L'armata { NAME($place, form: "in") } non può convogliare.
    .hint = Solo le flotte in mare convogliano.
army-carries-no-army = L'armata { NAME($place, form: "in") } non può essere trasportata da un'armata.
    .hint = Le armate trasportano flotte, da costa a costa.
fleet-cannot-be-convoyed = La flotta { NAME($place, form: "in") } non può essere convogliata.
only-armies-by-convoy = Solo le armate viaggiano via convoglio.
convoy-says-no-end = L'ordine di convoglio non dice dove va l'armata.
    .hint = Aggiungi la destinazione: … C A { $place } - luogo.
convoy-ends-at-sea = Un convoglio non può finire in mare, { NAME($place, form: "in") }.
    .hint = Nomina la provincia costiera dove sbarca l'armata.
name-landing-last = Nomina per ultima la provincia costiera dove sbarca l'armata.
no-convoy-starts-inland = { CAPITALIZED(NAME($place, form: "nominative")) } è nell'entroterra: da lì non parte nessun convoglio.
no-convoy-ends-inland = { CAPITALIZED(NAME($place, form: "nominative")) } è nell'entroterra: lì non finisce nessun convoglio.
convoy-passes-no-land = { CAPITALIZED(NAME($place, form: "nominative")) } non è una zona di mare: un convoglio non può passarci.
    .hint = Tra partenza e arrivo nomina solo mari.
no-fleet-in = { CAPITALIZED(NAME($place, form: "in")) } non c'è nessuna flotta.
fleets-at-sea = Flotte in mare: { LIST($places, type: "and", max: 6, article: "no") }.
no-fleet-at-sea = Nessuna flotta è in mare.

## Retreats

goes-before-others = Passa davanti alle altre tue unità che si ritirerebbero lì.
priority-alone = Scrivi la priorità nella riga della ritirata che passa per prima.
    .hint = Come in A VIE - BOH else TYR (priority).
was-not-dislodged = { CAPITALIZED(NAME($kind, form: "nominative")) } { NAME($place, form: "in") } non è stata scacciata e resta.
units-to-retreat = Da ritirare: { LIST($units, type: "and", max: 6) }.
no-unit-to-retreat = Nessuna delle tue unità deve ritirarsi.
not-open-to-it = { CAPITALIZED(LIST($places, type: "and", max: 6)) }: { $number ->
        [one] qui
       *[other] qui
    } non può ritirarsi.
open-to-it = Può ritirarsi lì, quindi le scelte successive non sono conservate.
was-dislodged = { CAPITALIZED(NAME($kind, form: "nominative")) } { NAME($place, form: "in") } è stata scacciata: si ritira o si scioglie.
cannot-retreat-to = { CAPITALIZED(NAME($kind, form: "nominative")) } non può ritirarsi { NAME($place, form: "in") }: lì c'è un'unità, c'è stato uno stallo, o da lì è venuto l'attacco.
nothing-open-to-it = Non ha dove ritirarsi: { $unit } D.
can-retreat-to = Può ritirarsi qui: { LIST($places, type: "or", max: 6, article: "no") }; oppure si scioglie.
only-retreats-have-choices = Solo una ritirata può avere un'alternativa.
alternatives-example = Per esempio: F BRE R MAO, else GAS, else disband.
send-the-one-that-counts = Invia quello che vale; HELP ORDERS mostra come si scrivono IF, ELSE ed ENDIF.
nothing-after-else = Dopo l'ultimo ELSE non c'è nulla.
no-other-choice = "{ $word }" non è un'alternativa per una ritirata.
no-condition-in-words = Le condizioni a parole non si leggono, perciò tutto questo non è stato accettato.
    .hint = HELP ORDERS mostra come si scrivono IF, ELSE ed ENDIF, ognuno su una riga a parte.

## Adjustments

none-began-season-there = Nessuna tua unità di quel tipo ha iniziato la stagione { NAME($place, form: "in") }, quindi si intende quella che c'è adesso.
is-off-the-board = { CAPITALIZED(NAME($kind, form: "nominative")) } che ha iniziato la stagione { NAME($place, form: "in") } non è più sulla mappa.
began-season-there = { CAPITALIZED(NAME($kind, form: "nominative")) } che ha iniziato la stagione { NAME($place, form: "in") } e ora è { NAME($now, form: "in") }.
list-shows-units = Per vedere dove sono le tue unità, invia LIST.
list-shows-units-and-centres = LIST mostra unità e centri.
remove-unit-of-today = Per quella che c'è adesso: REMOVE { $unit } NOW.
remove-where-it-went = { CAPITALIZED(NAME($kind, form: "nominative")) } che ha iniziato la stagione lì ora è { NAME($place, form: "in") }: REMOVE { $unit }.
no-build-due = Non hai costruzioni: { $due ->
        [remove] devi rimuovere { $number ->
            [one] { $number } unità
           *[other] { $number } unità
        }
       *[nothing] hai tante unità quanti centri
    }.
no-removal-due = Non hai unità da rimuovere: { $due ->
        [build] puoi costruirne { $number }
       *[nothing] hai tante unità quanti centri
    }.
none-left-out-at-start = Prima dei movimenti iniziali non si può tralasciare nessuna unità.
    .hint = Un centro senza ordine riceve l'unità della partita standard.
you-do-not-own = Non possiedi questo centro: { NAME($place) }.
unit-is-there = C'è { $kind ->
        [army] un'armata
       *[fleet] una flotta
    } { NAME($place, form: "in") }.
not-your-home-centre = { CAPITALIZED(NAME($place, form: "nominative")) } non è uno dei tuoi centri di partenza.
no-supply-centre = { CAPITALIZED(NAME($place, form: "nominative")) } non è un centro.
no-centre-free = Nessun centro in cui puoi costruire è libero.
army-or-fleet = Armata o flotta?
write-one-of = Scrivi { LIST($orders, type: "or", max: 6) }.
kind-read-as = Letto come { $kind ->
        [army] armata
       *[fleet] flotta
    }.
no-fleet-built-inland = { CAPITALIZED(NAME($place, form: "in")) }, nell'entroterra, non si possono costruire flotte.
    .hint = Costruisci un'armata.
never-builds-there = { CAPITALIZED(NAME($place, form: "nominative")) } non è uno dei tuoi centri di partenza: lì non puoi mai costruire.
never-builds-fleet-there = { CAPITALIZED(NAME($place, form: "nominative")) } è nell'entroterra: lì non si costruiscono mai flotte.

## Lent units

proxy-of-one-phase = Un PROXY tra gli ordini vale solo per questa fase.
lent-to-own-power = Un'unità si affida a un'altra potenza, non alla propria.
lent-to-a-power = Un'unità si affida A una potenza (TO).
how-long-proxy-lasts = Di' quanto dura la delega (PROXY).
names-no-power = "{ $word }" non è il nome di una potenza.
may-be-several-powers = "{ $word }" può indicare più potenze.
two-letters-are-enough = Bastano due lettere: { LIST($powers, type: "or", max: 6) }.
no-proxies-here = In questa partita non ci sono deleghe (PROXY).
    .hint = Dai tu l'ordine all'unità, oppure appoggia la loro.

## Naval Diplomacy

patrol-of-two = { $order } e la potenza, se lì ci sono due tue flotte.
block-in-a-strait = Una flotta può bloccare qui: { LIST($places, type: "or", max: 6, article: "no") }.
blocks-only-strait = { CAPITALIZED(NAME($place, form: "from")) } si può bloccare solo questo stretto: { LIST($places, type: "and", max: 6, article: "no") }.
both-steps-of-supported = Se una flotta passa di lì e prosegue, scrivi entrambi i passi, come in { $order }.
one-step-leads-to = { CAPITALIZED(NAME($place, form: "from")) } con un passo si arriva qui: { LIST($places, type: "or", max: 6, article: "no") }.
for-one-fleet-or-more = Un ordine vale per una o più flotte.
fewer-fleets = Hai { $number ->
        [one] una flotta
       *[other] { $number } flotte
    } { NAME($place, form: "in") }, non { $wanted }.
two-steps-at-most = Una flotta fa al massimo due passi.
counts-only-if-passed = Vale solo se chi possiede il centro ({ NAME($place) }) ti lascia passare: { $code } FRIENDLY TO { $power }.
help-follows-one-step = Un appoggio o un convoglio segue un passo, non due.
support-of-last-step = L'appoggio vale per l'ultimo passo.
support-of-first-step = L'appoggio a un primo passo non ha effetto.
your-own-power = Questa è la tua stessa potenza.
    .hint = Nominane un'altra.
may-be-power = Può essere { LIST($powers, type: "or", max: 6) }.
patrol-names-one-power = Un pattugliamento nomina una potenza.
block-names-one-power = Un blocco nomina una potenza.
passage-names-one-power = Un passaggio nomina una potenza.
opens-no-passage = { CAPITALIZED(NAME($place, form: "nominative")) } non apre nessun passaggio.
    .hint = I centri che lo aprono: { LIST($places, type: "and", max: 6, article: "no") }.
passage-of-another = { CAPITALIZED(NAME($place, form: "nominative")) } non è un tuo centro: lascia passare gli altri solo chi lo possiede.
passage-with-moves = Il passaggio si concede insieme ai movimenti.
    .hint = Invialo quando è il momento dei movimenti.

## Illegal Gunboat

line-is-like = Una riga si scrive come A(Par)-Bur, A(Par)S A(Mar)-Bur, F(Lon)C A(Wal)-Bel o A(Par)H.
nothing-but-the-order = La riga deve contenere soltanto l'ordine.
unit-is-written = Un'unità è A o F, con la provincia tra parentesi.
hold-stands-alone = Dopo H non può seguire nulla.
written-in-full = "{ $word }" è scritto per intero, e qui valgono solo le abbreviazioni delle province.
line-says-no-goal = La riga non dice verso dove.
holds-moves-supports-convoys = La riga non dice che cosa fa l'unità. Può restare (H), muovere (-), appoggiare (S) o convogliare (C).
only-fleets-convoy = Solo a una flotta si può ordinare di convogliare.
only-armies-convoyed = Solo un'armata può essere convogliata.
only-country-in-brackets = Tra quelle parentesi può stare solo una potenza.
support-says-goal = Un appoggio dice verso dove, oppure H.
convoy-says-goal = Un convoglio dice verso dove.
line-dropped = Non hai unità { NAME($place, form: "in") }. La riga viene scartata e non pubblicata.
no-press-under-any-form = In questa partita non c'è stampa, in nessuna forma.
    .hint = HELP ILLEGAL spiega come comunicare.

## Why lines are ignored

ignored-too-far-down = oltre la riga { $line }
ignored-quote = testo citato
ignored-copy = testo dell'email del judge
ignored-wrapped = la fine di una riga citata
ignored-forward = testo citato o inoltrato
ignored-memo = l'intestazione di una nota
ignored-below-heading = testo sotto l'intestazione di un'altra email
ignored-below-fence = testo sotto la riga sopra la quale si deve rispondere
ignored-signature = una firma
ignored-device = aggiunto da un programma di posta
ignored-disclaimer = una clausola di riservatezza
ignored-comment = un commento
ignored-order-with-head = un ordine sulla riga che introduce una citazione
ignored-after-sign-off = dopo SIGN OFF
ignored-greeting = un saluto
ignored-heading = un'intestazione
ignored-nothing-ordered = sotto questa intestazione non è ordinato nulla
ignored-no-words = nessuna parola
ignored-trial = una prova, in cui nulla conta
did-you-mean-orders = Intendevi: { LIST($orders, type: "commas", max: 4) }?
order-not-certain = Il judge non legge con certezza quest'ordine, che perciò non conta ancora.
order-on-own-line = Scrivi ogni ordine su una riga a parte.
condition-asked = Condizione: { $condition }.
condition-decided = { $head }: { $so ->
    [yes] sì
       *[no] no
    }, { $reasons }.
condition-both = { $first } e { $second }
condition-either = { $first } o { $second }
condition-part = ({ $part })
condition-unit = { $kind ->
    [any] unità
       *[other] { $kind }
    }{ $whose ->
    [any] { "" }
       *[power] { " " }({ $power })
    }
    .one = { $kind ->
        [army] un'armata
        [fleet] una flotta
        [any] un'unità
       *[other] { $kind }
    }{ $whose ->
        [any] { "" }
       *[power] { " " }({ $power })
    }
condition-stands = { $so ->
    [yes] { $unit } si trova { NAME($place, form: "in") }
       *[no] { $unit } non si trova { NAME($place, form: "in") }
    }
condition-dislodged = { $unit } { NAME($place, form: "in") }: { $so ->
    [yes] scacciata
       *[no] non scacciata
    }
condition-moved = { $unit } { NAME($place, form: "in") }: { $so ->
    [yes] mossa verso { $to }
       *[no] non mossa verso { $to }
    }
condition-owns = { $so ->
    [yes] { NAME($power, form: "nominative") } possiede { NAME($place, form: "nominative") }
       *[no] { NAME($power, form: "nominative") } non possiede { NAME($place, form: "nominative") }
    }
condition-due = { $what ->
    [builds] costruzioni dovute:
       *[removals] rimozioni dovute:
    } { $so ->
    [yes] { $amount }
       *[no] non { $amount }
    }

## What is said of orders that a word governs, and of those that are only proposed.

orders-in-question = Una domanda non è un ordine. Non accettato: { LIST($orders, type: "commas", max: 4) }.
    .hint = Invia l'ordine da solo se deve contare. { refused-predicts-for-master.hint }
    .mark = Invialo senza il punto interrogativo se deve contare. { refused-predicts-for-master.hint }
orders-for-later = "{ $words }" parla di una fase successiva, quindi nulla di questo è stato accettato.
    .hint = { wish-without-phase.hint }
orders-denied = Questo dice che cosa non fare ({ LIST($orders, type: "commas", max: 4) }) e non cambia nulla.
    .hint = Un nuovo ordine per l'unità sostituisce il vecchio; CLEAR ALL li annulla tutti.
orders-on-condition = Le condizioni a parole non vengono lette ("{ $words }"), quindi non è stato accettato nulla.
    .hint = Senza condizione, invia solo l'ordine: { LIST($orders, type: "commas", max: 4) }. HELP ORDERS mostra come si scrive IF.
orders-taken-back-beside = "{ $words }" annulla ciò che precede. Non accettato: { LIST($orders, type: "commas", max: 4) }.
    .hint = Invia ciò che conta su una riga a parte.
orders-near-words = Sulla riga prima o dopo c'è "{ $words }". Non accettato: { LIST($orders, type: "commas", max: 4) }.
orders-beside-words = Sulla riga c'è anche "{ $words }". Non accettato: { LIST($orders, type: "commas", max: 4) }.
    .hint = Invia solo l'ordine che vuoi, su una riga a parte.
orders-for-one-unit = Questo dà più ordini a un'unità ({ LIST($orders, type: "commas", max: 4) }), quindi nulla conta ancora.
orders-run-together = Qui più ordini si mescolano, quindi nulla conta ancora.
orders-of-one-action = Più unità stanno prima di una sola azione ("{ $words }"), quindi nulla conta ancora.
orders-of-two-meanings = Questo può voler dire due cose, quindi nulla conta ancora: { LIST($orders, type: "commas", max: 4) }; oppure { LIST($others, type: "commas", max: 4) }.
orders-in-part = Non tutto è stato capito ("{ $words }"), quindi nulla conta ancora.
orders-in-part-rejected = Non tutto è stato capito ("{ $words }"), quindi nulla è stato accettato.
words-not-read = "{ $words }" non è stato letto.
read-as-move = Letto come movimento.
no-letter-open = Qui non c'è alcun messaggio aperto.
    .hint = Un messaggio comincia con PRESS TO … o BROADCAST.
no-if-open = Qui non c'è alcun IF aperto.
    .hint = HELP ORDERS mostra come stanno insieme IF, ELSE ed ENDIF.
line-too-long = La riga ha { $number } caratteri; il massimo è { $most }.
    .orders = La riga contiene { $number } ordini; il massimo è { $most }.
    .hint = Metti un ordine per riga.

## Headings over orders

heading-names-phase = Questa intestazione nomina { $named }, ma la partita è alla fase { $phase }.
    .hint = Per conservare gli ordini sottostanti fino ad allora, scrivi PHASE { $next } al suo posto.
heading-names-game = Questa intestazione nomina la partita { $named }, ma il tuo SIGN ON è per { $game }.
heading-names-power = Questa intestazione nomina un'altra potenza ({ $named }), ma parli a nome { NAME($power, form: "of") }.
heading-names-player = Questa intestazione nomina qualcun altro, { $named }; il tuo nome registrato è { $player }.
heading-not-certain = Non è certo che gli ordini sotto { $words } siano per adesso.
