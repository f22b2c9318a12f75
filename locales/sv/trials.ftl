### TRY … END TRY: what orders would come to; and the map of one's own orders.

trial-nothing-counts = PROVKÖRNING: INGENTING HAR AVGJORTS. Ingen order i den räknas, och ingen annan får veta något om den.
trial-of-game = Ställningen i { $game }: { $phase }.
trial-of-board = Utgångsläget på brädet { $board }: { $phase }.
trial-without-orders = Bara orderna i ditt mejl provkörs. Alla andra enheter står kvar.
trial-with-own-orders = Orderna i ditt mejl provkörs, tillsammans med de order som redan gäller för dina andra enheter. Alla övriga enheter står kvar.
trial-of-what-is-seen = På brädet finns bara det du kan se.
trial-without-picture = { $why ->
    [spent] Ingen bild följer med: du har fått så många som en person kan få för tillfället. TRY besvaras fortfarande i text.
    [large] Det finns ingen bild av ett så stort bräde.
   *[unproven] Ingen bild följer med, eftersom ingenting visar att det här mejlet kommer från dig. Svara på ett mejl från domaren för att få den.
}
trial-phase = Om de här orderna avgjordes: { $phase }
trial-line-left-out = Utelämnat: rad { $line }, { $text }: { $why }
trial-no-order = Det är inte en order för en enhet i den här fasen.
trial-several-powers = { LIST($powers, type: "and") } har en enhet där. Skriv makten framför: { $power }: { $order }
trial-no-unit-seen = Du ser ingen enhet i { $place }.
trial-unit-not-seen = Det är inte en order för en enhet i den här fasen som du kan se.
trial-reasons = VARFÖR

## The picture

map-trial = Provkörning: ingenting har avgjorts
map-own-orders = Dina gällande order: ingenting har avgjorts
map-of-own-orders = Karta över dina gällande order. Ingenting har avgjorts. { $map }

## MAP MINE

own-orders-not-adjudicated = Det här är dina gällande order. De har inte avgjorts, och ingen annan ser dem.
own-orders-none = Du har inga gällande order i den här fasen. Kartan visar hur partiet står.
own-orders-missing = Det finns ingen order för { LIST($units, type: "and") }.
