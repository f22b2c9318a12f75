### TRY … END TRY: what orders would come to; and the map of one's own orders.

trial-nothing-counts = PRÓBA: NICZEGO NIE ROZSTRZYGNIĘTO. Żaden rozkaz w niej się nie liczy i nikt inny się o niej nie dowie.
trial-of-game = Pozycja pochodzi z partii { $game }, z fazy { $phase }.
trial-of-board = Pozycja to początek na planszy { $board }, faza { $phase }.
trial-without-orders = Wypróbowane są tylko rozkazy z twojego e-maila. Wszystkie inne jednostki stoją.
trial-with-own-orders = Wypróbowane są rozkazy z twojego e-maila, a dla pozostałych twoich jednostek te, które już obowiązują. Wszystkie inne jednostki stoją.
trial-of-what-is-seen = Na planszy jest tylko to, co możesz zobaczyć.
trial-without-picture = { $why ->
    [spent] Obrazu nie ma: na razie masz już tyle obrazów, ile może dostać jedna osoba. Odpowiedź na TRY nadal przychodzi jako tekst.
    [large] Obrazu tak dużej planszy nie ma.
   *[unproven] Obrazu nie ma, bo nic nie dowodzi, że ten e-mail jest od ciebie. Aby go dostać, odpowiedz na e-mail od sędziego.
}
trial-phase = Gdyby te rozkazy rozstrzygnięto: { $phase }
trial-line-left-out = Pominięto wiersz { $line }, { $text }: { $why }
trial-no-order = To nie jest rozkaz dla jednostki w tej fazie.
trial-several-powers = { LIST($powers, type: "and") } mają tam jednostkę. Napisz mocarstwo z przodu: { $power }: { $order }
trial-no-unit-seen = { CAPITALIZED(NAME($place, form: "in")) } nie widzisz żadnej jednostki.
trial-unit-not-seen = To nie jest rozkaz dla jednostki, którą możesz zobaczyć w tej fazie.
trial-reasons = DLACZEGO

## The picture

map-trial = Próba: niczego nie rozstrzygnięto
map-own-orders = Twoje obowiązujące rozkazy: niczego nie rozstrzygnięto
map-of-own-orders = Mapa twoich obowiązujących rozkazów. Niczego nie rozstrzygnięto. { $map }

## MAP MINE

own-orders-not-adjudicated = To twoje obowiązujące rozkazy. Nie są jeszcze rozstrzygnięte i nikt inny ich nie widzi.
own-orders-none = Nie masz obowiązujących rozkazów w tej fazie. Mapa pokazuje stan gry.
own-orders-missing = Bez rozkazu: { LIST($units, type: "and") }.
