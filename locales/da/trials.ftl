### TRY … END TRY: what orders would come to; and the map of one's own orders.

trial-nothing-counts = PRØVEKØRSEL: INTET ER AFGJORT. Ingen ordre i den tæller, og ingen andre får noget at vide om den.
trial-of-game = Stillingen er den i { $game }: { $phase }.
trial-of-board = Stillingen er brættets udgangsstilling ({ $board }): { $phase }.
trial-without-orders = Kun ordrerne i din mail prøves. Alle andre enheder holder stillingen.
trial-with-own-orders = Ordrerne i din mail prøves, og dine egne gældende ordrer for dine øvrige enheder. Alle andre enheder holder stillingen.
trial-of-what-is-seen = Kun det, du kan se, er på brættet.
trial-without-picture = { $why ->
    [spent] Der er intet billede: du har fået så mange, som én person får for nu. TRY besvares stadig som tekst.
    [large] Der er intet billede af et så stort bræt.
   *[unproven] Der er intet billede, fordi intet beviser, at du sendte denne mail. Svar på en mail fra dommeren for at få det.
}
trial-phase = Hvis disse ordrer blev afgjort: { $phase }
trial-line-left-out = Udeladt: linje { $line }, { $text }: { $why }
trial-no-order = Det er ikke en ordre for en enhed i denne fase.
trial-several-powers = { LIST($powers, type: "and") } har en enhed der. Skriv magten foran: { $power }: { $order }
trial-no-unit-seen = Du ser ingen enhed i { $place }.
trial-unit-not-seen = Det er ikke en ordre for en enhed i denne fase, som du kan se.
trial-reasons = HVORFOR

## The picture

map-trial = Prøvekørsel: intet er afgjort
map-own-orders = Dine gældende ordrer: intet er afgjort
map-of-own-orders = Kort over dine gældende ordrer. Intet er afgjort. { $map }

## MAP MINE

own-orders-not-adjudicated = Dette er dine gældende ordrer. De er ikke afgjort, og ingen andre ser dem.
own-orders-none = Du har ingen gældende ordrer i denne fase. Kortet viser, hvordan partiet står.
own-orders-missing = Der er ingen ordre for { LIST($units, type: "and") }.
