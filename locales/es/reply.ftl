### What the reply to an email says of it as a whole, and of where its sender stands.


## The subject, behind `CODE:game - S1901M`

reply-subject-waiting = { $orders ->
        [one] 1 orden no cuenta
       *[other] { $orders } órdenes no cuentan
    } todavía
reply-subject-lines-waiting = { $lines ->
        [one] 1 línea no cuenta
       *[other] { $lines } líneas no cuentan
    } todavía
reply-subject-unsent = tu mensaje no se ha enviado
reply-subject-nothing = nada ha cambiado
reply-subject-adjudicated = { $kind ->
    [retreat] resuelta la fase { $phase }
   *[other] resuelta la fase { $phase }
}
reply-subject-late = tus órdenes llegan tarde
reply-subject-missing = { $given } de { $asked }: { $number ->
        [one] falta una orden
       *[other] faltan órdenes
    } ({ $units })
reply-subject-due = órdenes recibidas: { $given } de { $asked }
reply-subject-incomplete = faltan órdenes de { LIST($powers, type: "and") }
reply-subject-rejected = { $lines ->
        [one] 1 línea rechazada
       *[other] { $lines } líneas rechazadas
    }
reply-subject-complete = { $asked } de { $asked }: ya están todas tus órdenes{ $prose ->
        [yes] , el resto se ignoró
       *[no] { "" }
    }

## When it came

reply-came = Tu correo llegó el { $came } y esperó { $waited } hasta que el juez pudo procesarlo. Cuenta el momento en que llegó.

## Nothing was read: an address has had what it may get in a day, or the email cannot be read

reply-spent-questions = Hoy han llegado de tu dirección muchos correos que piden participar en partidas, así que el juez no pregunta por ninguno más. Este no se guardó y nada ha cambiado.
    .advice = Si es tuyo, responde a este correo con las mismas líneas. Así cuentan de inmediato.
reply-spent-orders = Hoy han llegado de tu dirección muchas órdenes sin prueba de quién las envió, así que el juez no pregunta por ninguna más. Las órdenes de este correo no cuentan.
    .advice = Si son tuyas, responde a este correo con ellas, o envíalas debajo de SIGN ON con tu contraseña. Así cuentan de inmediato.
reply-spent-passwords = La contraseña de tu correo no es la de ese jugador. Han llegado muchos correos así en tu nombre, y cualquiera puede enviarlos. Puede que el próximo no reciba respuesta hoy. SIGN ON con la contraseña correcta sigue recibiendo respuesta. Para recibir un código con el que poner otra contraseña, envía FORGOT PASSWORD con el nombre de la partida.
reply-spent-bytes = Nada en tu correo prueba que lo enviaste tú, y las respuestas a correos así son limitadas. Hoy se llegó al límite, y puede que otros correos así no reciban respuesta. Incluye SIGN ON con tu contraseña, o responde a un correo del juez: entonces cuenta y recibe respuesta como siempre.
reply-nothing-changed = Nada ha cambiado: { $why }
reply-unreadable = El juez no pudo leer tu correo: { $why }
    .advice = Nada ha cambiado. Envíalo otra vez como texto sin formato, por favor. Para ver las instrucciones, envía HELP en una línea aparte.
reply-empty = Nada ha cambiado: en tu correo no había nada para el juez. El juez es un programa. Lee órdenes y comandos en el texto de un correo, pero no frases corrientes, ni el asunto, ni archivos adjuntos. Para ver lo que puedes escribir, envía HELP.

## What became of the lines

reply-orders-waiting = { $number } { $number ->
        [one] orden NO CUENTA
       *[other] órdenes NO CUENTAN
    } TODAVÍA: mira la nota debajo de la lista.
reply-lines-waiting = { $number } { $number ->
        [one] línea NO CUENTA
       *[other] líneas NO CUENTAN
    } TODAVÍA: mira la nota debajo de la lista.
reply-also-rejected = { $lines } { $lines ->
        [one] línea RECHAZADA (marcada
       *[other] líneas RECHAZADAS (marcadas
    } con !).
reply-trial = { $orders } { $orders ->
        [one] orden de una prueba NO CUENTA (marcada
       *[other] órdenes de una prueba NO CUENTAN (marcadas
    } abajo con !). Todo lo demás se aceptó.
reply-only-trial = Nada ha cambiado: { $orders } { $orders ->
        [one] orden de una prueba NO CUENTA (marcada
       *[other] órdenes de una prueba NO CUENTAN (marcadas
    } abajo con !). Para ver qué resultado darían, escribe TRY encima y END TRY debajo.
reply-hidden = { $lines } { $lines ->
        [one] línea que parece una orden no se leyó, porque el correo la oculta (marcada
       *[other] líneas que parecen órdenes no se leyeron, porque el correo las oculta (marcadas
    } abajo con !). Todo lo demás se aceptó.
reply-only-hidden = Nada ha cambiado: { $lines } { $lines ->
        [one] línea que parece una orden no se leyó, porque el correo la oculta. Envíala
       *[other] líneas que parecen órdenes no se leyeron, porque el correo las oculta. Envíalas
    } otra vez como texto sin formato.
reply-left-out = { $lines } { $lines ->
        [one] línea que parece una orden NO SE LEYÓ por el lugar que ocupa en el correo (marcada
       *[other] líneas que parecen órdenes NO SE LEYERON por el lugar que ocupan en el correo (marcadas
    } abajo con !). Todo lo demás se aceptó.
reply-only-left-out = Nada ha cambiado: { $lines } { $lines ->
        [one] línea que parece una orden NO SE LEYÓ por el lugar que ocupa en el correo. Envíala otra vez en una línea
       *[other] líneas que parecen órdenes NO SE LEYERON por el lugar que ocupan en el correo. Envíalas otra vez en líneas
    } de tu propio texto.
reply-rejected-unsent = { $lines } { $lines ->
        [one] línea RECHAZADA (marcada
       *[other] líneas RECHAZADAS (marcadas
    } abajo con !). Tu mensaje TODAVÍA NO SE HA ENVIADO.
reply-rejected-with-others = { $lines } { $lines ->
        [one] línea RECHAZADA (marcada
       *[other] líneas RECHAZADAS (marcadas
    } abajo con !); las líneas que dependían de eso se ignoraron. Todo lo demás se aceptó.
reply-rejected = { $lines } { $lines ->
        [one] línea RECHAZADA (marcada
       *[other] líneas RECHAZADAS (marcadas
    } abajo con !). Todo lo demás se aceptó.
reply-sign-on-rejected = Nada ha cambiado: tu SIGN ON fue rechazado. Mira la línea marcada con !.
reply-only-rejected = Nada ha cambiado: { $lines } { $lines ->
        [one] línea RECHAZADA (marcada
       *[other] líneas RECHAZADAS (marcadas
    } abajo con !).
reply-unsent = Tu mensaje TODAVÍA NO SE HA ENVIADO: mira la nota de abajo.
reply-unsent-rest = Tu mensaje TODAVÍA NO SE HA ENVIADO: mira la nota de abajo. Todo lo demás se aceptó.
reply-surplus = Tu correo ordena más de lo que te toca, así que REEMPLAZÓ una orden anterior: mira la nota de abajo.
reply-prose = Tus órdenes y comandos se aceptaron. El resto del texto de tu correo se ignoró.
reply-late = Tu correo se entendió, pero sus órdenes llegaron FUERA DE PLAZO: mira más abajo.
reply-did-not-fit = Tu correo se entendió, pero esta respuesta NO TIENE ESPACIO para todo lo que pediste: mira más abajo.
reply-impossible = Tu correo se entendió, pero una de tus órdenes NO PUEDE CUMPLIRSE: mira "Check:" más abajo.
reply-accepted = Tu correo se procesó sin errores.
reply-nothing = Nada ha cambiado: tu correo no contiene órdenes ni comandos. Para ver lo que puedes escribir, envía HELP.

## Where the orders of its sender stand

reply-adjudicated = { $kind ->
    [retreat] Se ha resuelto la fase { $phase }.
   *[other] Se ha resuelto la fase { $phase }.
} Los resultados van en otro correo. Las órdenes de abajo son para { $now }.
reply-adjudicated-last = { $kind ->
    [retreat] Se ha resuelto la fase { $phase }.
   *[other] Se ha resuelto la fase { $phase }.
} Los resultados van en otro correo.
reply-missing = { $given ->
        [one] Ha llegado { $given }
       *[other] Han llegado { $given }
    } de tus { $asked } órdenes. Todavía sin orden: { LIST($units, type: "and") }.
reply-none-in = Todavía sin orden: { LIST($units, type: "and") }.
reply-due = Órdenes recibidas: { $given } de { $asked }.
reply-incomplete = Todavía faltan órdenes de { LIST($powers, type: "and") }.
reply-units-kept = Todas tus unidades tienen orden: si una orden nueva se rechazó, la unidad conserva la anterior.
reply-still-complete = Están todas tus órdenes; { $lines ->
        [one] la línea rechazada no está
       *[other] las líneas rechazadas no están
    } entre ellas.
reply-pending-complete = Están todas tus órdenes; { $lines ->
        [one] la línea pendiente no está
       *[other] las líneas pendientes no están
    } entre ellas.
reply-complete = Ya están todas tus órdenes. Todavía puedes cambiarlas: envía { $replaces ->
        [yes] todas otra vez, o ADD y solo las nuevas
       *[no] solo las nuevas
    }.
reply-complete-impossible = Ya están todas tus órdenes, pero una no puede cumplirse: mira "Check:" más abajo. Todavía puedes cambiarlas: envía { $replaces ->
        [yes] todas otra vez, o ADD y solo las nuevas
       *[no] solo las nuevas
    }.
reply-can-change = Todavía puedes cambiarlas: envía { $replaces ->
        [yes] todas otra vez, o ADD y solo las nuevas
       *[no] solo las nuevas
    }.
reply-no-retreats = Ya están todas tus órdenes, pero ninguna retirada. Una unidad desalojada sin retirada se disuelve.
reply-no-builds = Ya están todos tus movimientos, pero ninguna construcción o eliminación. Van en el mismo correo: sin ellas no se construye, y las reglas eligen lo que se elimina.
reply-no-retreats-or-builds = Ya están todos tus movimientos, pero ni retiradas ni construcciones o eliminaciones. Van en el mismo correo: sin ellas, una unidad desalojada se disuelve, no se construye, y las reglas eligen lo que se elimina.
reply-builds-awaited = Hasta que estén las construcciones de todos (o su WAIVE), nada se resuelve antes del fin del plazo.
reply-closed-complete = Ya están todas tus órdenes. Quedan como estaban al vencer el plazo.
reply-nothing-due = { $power } no tiene órdenes que enviar en esta fase. No tienes que hacer nada.
reply-none-in-time = No enviaste órdenes dentro del plazo.
reply-closed = El plazo ha vencido. Tus órdenes cuentan como llegaron a tiempo; { $phase ->
        [movement] las unidades sin orden se mantienen
        [retreat] las unidades sin orden se disuelven
       *[adjustment] lo que no ordenaste lo deciden las reglas
    }. No llegas tarde.
reply-late-declined = Llegas TARDE: el árbitro no aceptó tus órdenes, así que no cuentan. Solo lo cambia un ACCEPT LATE del árbitro, que todavía puede enviarlo.
reply-late-asked = Llegas TARDE: tus órdenes solo cuentan si el árbitro las acepta. La pregunta ya se le hizo, y recibirás la decisión.
reply-late-by-gm = Llegas TARDE: el plazo ha vencido. Las órdenes que se envían ahora se guardan y solo cuentan si el árbitro las acepta.
reply-late-awaited = Llegas TARDE: el plazo ha vencido y la partida te espera.
reply-wait = Has activado WAIT, así que esta fase no se resolverá antes del fin del plazo. Para anularlo, envía SET NOWAIT.
reply-wait-alone = Para anular tu WAIT, envía SET NOWAIT.
reply-joining = La partida empieza cuando se { $players ->
        [one] una 1 jugador más
       *[other] unan { $players } jugadores más
    }. Entonces recibirás un correo.
reply-awaited = Todavía se esperan órdenes de { $powers }.
reply-none-awaited = No faltan órdenes.
reply-late-waiting = Hay órdenes fuera de plazo que esperan tu decisión: { LIST($powers, type: "and") }. Para aceptarlas, envía ACCEPT LATE { $which }.
reply-late-refused = Estas órdenes fuera de plazo no cuentan, como decidiste: { LIST($powers, type: "and") }. Para aceptarlas a pesar de todo, envía ACCEPT LATE { $which }.
reply-process-at = { $left }: están todas las órdenes y nadie ha activado WAIT
    .title = Resultado:

## Orders that wait for a yes

reply-confirm = Las líneas marcadas con "{ line-label-waiting }" todavía no cuentan. { $why } Responde YES a este correo, y cuentan tal como se leyeron. No tienes que enviar nada otra vez. En cualquier otro correo, envía en su lugar esta línea:
reply-confirm-unproven = Las líneas marcadas con "{ line-label-waiting }" todavía no cuentan. { $why } Responde a este correo con YES o con tu contraseña, y cuentan tal como se leyeron. No tienes que enviar nada otra vez. En cualquier otro correo, envía en su lugar esta línea:
reply-confirm-more = { $why } Un YES a este correo vale también para estas órdenes. Para confirmar solo estas, envía esta línea:
reply-confirm-until = Lo que no confirmes no cuenta al vencer el plazo, y deja de valer cuando termine la fase { $phase }.

## What did not fit

reply-left-out-pages = Omitido porque este correo sería demasiado largo: { LIST($pages, type: "and") }.
reply-ask-again = Por favor, pídelo en otro correo.
reply-rationed = Nada en tu correo prueba que lo enviaste tú, y las respuestas a correos así son limitadas. Pon SIGN ON con tu contraseña encima de lo que pides, o pídelo otra vez mañana.

## Strangers

reply-waits-for-yes = Un correo anterior de esta dirección espera tu YES. Busca el correo "{ $subject }" y respóndele solo con la palabra YES. Entonces se lee lo que ya enviaste; no tienes que enviarlo otra vez.
reply-join = Esta dirección no está registrada. Para registrarte y unirte a la partida { $game }, responde con estas líneas, con tu nombre y una contraseña tuya:
reply-register = Esta dirección no está registrada. Para registrarte, envía estas líneas:
reply-newcomer = Para ver las instrucciones, envía HELP; para ver la lista de partidas, LIST. Después de registrarte puedes unirte a una partida (SIGN ON ?partida contraseña), empezar una contra los bots del juez (SIGN ON ?practice contraseña), observar una (OBSERVE partida contraseña) u ofrecerte como suplente de quienes abandonan (SIGN UP AS STANDBY).

## The last one for now

reply-last = El juez no enviará más respuestas a tu dirección hasta el { $until }. Lo que envíes sigue teniendo efecto, y un YES o CANCEL en respuesta a una pregunta del juez todavía recibe acuse de recibo.
reply-last-in-vain = Esta fue hoy la décima respuesta a un correo tuyo en el que no había nada que hacer, así que el próximo puede quedar sin respuesta hasta mañana. Las órdenes y los comandos siguen contando y recibiendo respuesta, también HELP, LIST y PRESS TO M.
reply-lines-left-out = … { $number ->
    [one] { $number } línea más
   *[other] { $number } líneas más
 }, que no caben en este correo.
reply-letter-goes-on = … y { $number ->
    [one] { $number } línea más
   *[other] { $number } líneas más
 }.
line-unquoted = (tu línea; no se muestra porque nada prueba quién escribió)
line-of-subject = (el asunto)
