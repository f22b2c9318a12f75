### TRY … END TRY: what orders would come to; and the map of one's own orders.

trial-nothing-counts = PROVA: NON È STATO RISOLTO NULLA. Nessun ordine della prova conta, e nessun altro ne viene informato.
trial-of-game = La posizione è quella di { $game }. Fase: { $phase }.
trial-of-board = La posizione è quella iniziale della mappa { $board }. Fase: { $phase }.
trial-without-orders = Si provano solo gli ordini della tua email. Tutte le altre unità restano ferme.
trial-with-own-orders = Si provano gli ordini della tua email e, per le altre tue unità, i tuoi ordini in vigore. Tutte le altre unità restano ferme.
trial-of-what-is-seen = Sulla mappa c'è solo ciò che puoi vedere.
trial-without-picture = { $why ->
        [spent] Non c'è l'immagine: per ora ne hai avute quante ne spettano a una persona. TRY riceve ancora risposta come testo.
        [large] Non c'è un'immagine per una mappa così grande.
       *[unproven] Non c'è l'immagine, perché nulla dimostra che questa email l'hai inviata tu. Per averla, rispondi a un'email del judge.
    }
trial-phase = Se questi ordini venissero risolti: { $phase }
trial-line-left-out = Omessa: riga { $line }, { $text }: { $why }
trial-no-order = Non è un ordine per un'unità di questa fase.
trial-several-powers = { LIST($powers, type: "and") } hanno lì un'unità. Scrivi prima la potenza: { $power }: { $order }
trial-no-unit-seen = { CAPITALIZED(NAME($place, form: "in")) } non vedi nessuna unità.
trial-unit-not-seen = Non è un ordine per un'unità di questa fase che puoi vedere.
trial-reasons = PERCHÉ

## The picture

map-trial = Prova: non è stato risolto nulla
map-own-orders = I tuoi ordini in vigore: non è stato risolto nulla
map-of-own-orders = Mappa dei tuoi ordini in vigore. Non è stato risolto nulla. { $map }

## MAP MINE

own-orders-not-adjudicated = Questi sono i tuoi ordini in vigore. Non sono stati risolti, e nessun altro li vede.
own-orders-none = Non hai ordini in vigore in questa fase. La mappa mostra la situazione della partita.
own-orders-missing = Ancora senza ordine: { LIST($units, type: "and") }.
