### TRY … END TRY: what orders would come to; and the map of one's own orders.

trial-nothing-counts = PROEF: ER IS NIETS VERWERKT. Geen order hierin telt, en niemand anders hoort ervan.
trial-of-game = De stelling is die van { $game }. Fase: { $phase }.
trial-of-board = De stelling is het begin van het bord { $board }. Fase: { $phase }.
trial-without-orders = Alleen de orders in je e-mail worden uitgeprobeerd. Alle andere eenheden blijven staan.
trial-with-own-orders = De orders in je e-mail worden uitgeprobeerd, en voor je andere eenheden je eigen geldende orders. Alle andere eenheden blijven staan.
trial-of-what-is-seen = Alleen wat jij kunt zien, staat op het bord.
trial-without-picture = { $why ->
    [spent] Er is geen kaart bij: je hebt er voorlopig zoveel gehad als één persoon er krijgt. Op TRY komt nog wel antwoord als tekst.
    [large] Van een bord zo groot als dit is er geen kaart.
   *[unproven] Er is geen kaart bij, omdat uit niets blijkt dat deze e-mail van jou komt. Beantwoord een e-mail van de judge om de kaart te krijgen.
}
trial-phase = Als deze orders verwerkt werden: { $phase }
trial-line-left-out = Weggelaten: regel { $line }, { $text }: { $why }
trial-no-order = Dit is geen order voor een eenheid in deze fase.
trial-several-powers = { LIST($powers, type: "and") } hebben daar een eenheid. Schrijf het land ervoor: { $power }: { $order }
trial-no-unit-seen = In { $place } zie je geen eenheid.
trial-unit-not-seen = Dit is geen order voor een eenheid in deze fase die je kunt zien.
trial-reasons = WAAROM

## The picture

map-trial = Proef: er is niets verwerkt
map-own-orders = Je geldende orders: er is niets verwerkt
map-of-own-orders = Kaart van je geldende orders. Er is niets verwerkt. { $map }

## MAP MINE

own-orders-not-adjudicated = Dit zijn je geldende orders. Ze zijn niet verwerkt, en niemand anders ziet ze.
own-orders-none = Je hebt in deze fase geen geldende orders. De kaart toont hoe de partij ervoor staat.
own-orders-missing = Er is geen order voor { LIST($units, type: "and") }.
