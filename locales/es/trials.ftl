### TRY … END TRY: what orders would come to; and the map of one's own orders.

trial-nothing-counts = PRUEBA: NO SE HA RESUELTO NADA. Ninguna de sus órdenes cuenta, y nadie más se entera.
trial-of-game = La posición es la de { $game } en { $phase }.
trial-of-board = La posición es la inicial del tablero { $board }, en { $phase }.
trial-without-orders = Solo se prueban las órdenes de tu correo. Las demás unidades se mantienen.
trial-with-own-orders = Se prueban las órdenes de tu correo y, para tus demás unidades, tus órdenes vigentes. El resto de las unidades se mantiene.
trial-of-what-is-seen = En el tablero está solo lo que puedes ver.
trial-without-picture = { $why ->
    [spent] No hay imagen: ya has recibido todas las que una persona recibe por ahora. TRY sigue recibiendo respuesta en texto.
    [large] No hay imagen de un tablero tan grande.
   *[unproven] No hay imagen, porque nada prueba que este correo es tuyo. Para recibirla, responde a un correo del juez.
}
trial-phase = Si se resolvieran estas órdenes: { $phase }
trial-line-left-out = Omitida: línea { $line }, { $text }: { $why }
trial-no-order = No es una orden para una unidad en esta fase.
trial-several-powers = { LIST($powers, type: "and") } tienen allí una unidad. Escribe la potencia delante: { $power }: { $order }
trial-no-unit-seen = No ves ninguna unidad { NAME($place, form: "in") }.
trial-unit-not-seen = No es una orden para una unidad que puedas ver en esta fase.
trial-reasons = POR QUÉ

## The picture

map-trial = Prueba: no se ha resuelto nada
map-own-orders = Tus órdenes vigentes: no se ha resuelto nada
map-of-own-orders = Mapa de tus órdenes vigentes. No se ha resuelto nada. { $map }

## MAP MINE

own-orders-not-adjudicated = Estas son tus órdenes vigentes. No se han resuelto, y nadie más las ve.
own-orders-none = No tienes órdenes vigentes en esta fase. El mapa muestra cómo está la partida.
own-orders-missing = Falta la orden de { LIST($units, type: "and") }.
