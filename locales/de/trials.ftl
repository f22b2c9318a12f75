### TRY … END TRY: what orders would come to; and the map of one's own orders.

trial-nothing-counts = VERSUCH: ES IST NICHTS AUSGEWERTET. Kein Befehl darin zählt, und niemand sonst erfährt davon.
trial-of-game = Die Stellung ist die von { $game }: { $phase }.
trial-of-board = Die Stellung ist der Beginn auf dem Brett { $board }: { $phase }.
trial-without-orders = Ausprobiert werden nur die Befehle in deiner E-Mail. Alle anderen Einheiten halten.
trial-with-own-orders = Ausprobiert werden die Befehle in deiner E-Mail, und für deine anderen Einheiten deine geltenden Befehle. Alle anderen Einheiten halten.
trial-of-what-is-seen = Auf dem Brett ist nur, was du sehen kannst.

trial-without-picture = { $why ->
        [spent] Es ist kein Bild dabei: Du hattest so viele, wie eine Person zurzeit bekommt. TRY wird weiterhin als Text beantwortet.
        [large] Von einem so großen Brett gibt es kein Bild.
       *[unproven] Es ist kein Bild dabei, weil nichts zeigt, dass diese E-Mail von dir ist. Um es zu bekommen, antworte auf eine E-Mail des Judge.
    }
trial-phase = Würden diese Befehle ausgewertet: { $phase }
trial-line-left-out = Weggelassen: Zeile { $line }, { $text }: { $why }
trial-no-order = Das ist kein Befehl für eine Einheit dieser Phase.
trial-several-powers = { LIST($powers, type: "and") } haben dort eine Einheit. Schreib die Macht davor: { $power }: { $order }
trial-no-unit-seen = { CAPITALIZED(NAME($place, form: "in")) } siehst du keine Einheit.
trial-unit-not-seen = Das ist kein Befehl für eine Einheit dieser Phase, die du sehen kannst.
trial-reasons = WARUM

## The picture

map-trial = Versuch: nichts ist ausgewertet

map-own-orders = Deine geltenden Befehle: nichts ist ausgewertet
map-of-own-orders = Karte deiner geltenden Befehle. Es ist nichts ausgewertet. { $map }

## MAP MINE

own-orders-not-adjudicated = Das sind deine geltenden Befehle. Sie sind nicht ausgewertet, und niemand sonst sieht sie.
own-orders-none = Du hast in dieser Phase keine geltenden Befehle. Die Karte zeigt, wie die Partie steht.
own-orders-missing = Noch ohne Befehl: { LIST($units, type: "and") }.
