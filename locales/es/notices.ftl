### What emails that answer no line say: `email-` and the name of the template, its parts as attributes.

email-another-answered = Alguien respondió desde otra dirección a una pregunta que se te hizo a ti. Esa respuesta no cuenta, y no se hizo nada. La pregunta sigue necesitando tu respuesta.
    .subject = Una respuesta desde otra dirección
    .advice = Si pasaste la pregunta a alguien, respóndela desde esta dirección o no hagas nada. Si no, otra persona lee tu correo.
email-token-used = Un correo de { $sender } llevaba el código que el juez te envió, y con él respondió { $answer ->
        [no] NO
       *[yes] YES
    }.
    .subject = Una pregunta para ti se respondió desde otra dirección
    .password-subject = Se puso una contraseña nueva desde otra dirección
    .password = Un correo de { $sender } llevaba el código que el juez te envió, y con él puso una contraseña nueva para tu puesto en '{ $game }'.
    .line = { $answer ->
        [no] Un correo de { $sender } llevaba el código que el juez te envió, y con él canceló esto:
       *[yes] Un correo de { $sender } llevaba el código que el juez te envió, y con él confirmó esto:
    }
    .counts = Cuenta: quien tiene un código puede actuar en tu nombre. Si no fuiste tú ni alguien a quien se lo pediste, otra persona lee tu correo, o se reenvió un correo del juez.
    .another = Para recibir un código con el que poner otra contraseña, envía esta línea desde esta dirección:
    .advice = { $whom ->
        [master] Avisa de inmediato al árbitro de la partida o a la administración del juez: { $keeper }
       *[keeper] Avisa de inmediato a la administración del juez: { $keeper }
    }
email-copy-of-record = { $what ->
        [orders] Un correo de { $sender } con la contraseña correcta dio órdenes para { $power } en '{ $game }'. Se aceptaron. Si no fuiste tú ni alguien a quien se lo pediste, envía ahora tus propias órdenes (cuentan las últimas) y cambia la contraseña con SET PASSWORD.
       *[email] Un correo de { $sender } con la contraseña correcta actuó por { $power } en '{ $game }'. Se aceptó. Si no fuiste tú ni alguien a quien se lo pediste, envía ahora tus propias órdenes (cuentan las últimas) y cambia la contraseña con SET PASSWORD.
    }
    .subject = { $what ->
        [orders] { $whose ->
            [yours] Órdenes para { $power } desde otra dirección tuya
           *[another] Órdenes para { $power } desde otra dirección
        }
       *[email] { $whose ->
            [yours] Un correo para { $power } desde otra dirección tuya
           *[another] Un correo para { $power } desde otra dirección
        }
    }
    .master-subject = El árbitro actuó por { $power }
    .partner-subject = { $power }: copia de lo que envió quien juega contigo
    .password-subject = Tu contraseña ha cambiado
    .looked = { $named ->
        [yes] { $master }, que arbitra la partida con otros, actuó por { $power } en '{ $game }': ocupó su puesto, así que pudo ver sus órdenes, y no cambió nada. Tus propias órdenes siguen contando.
       *[no] El árbitro actuó por { $power } en '{ $game }': ocupó su puesto, así que pudo ver sus órdenes, y no cambió nada. Tus propias órdenes siguen contando.
    }
    .by-master = { $named ->
        [yes] { $master }, que arbitra la partida con otros, actuó por { $power } en '{ $game }'. Tus propias órdenes vuelven a contar en cuanto las envíes (cuentan las últimas).
       *[no] El árbitro actuó por { $power } en '{ $game }'. Tus propias órdenes vuelven a contar en cuanto las envíes (cuentan las últimas).
    }
    .partner = { $sender } juega contigo con { $power } en '{ $game }' y ha enviado un correo por ella. De las órdenes de ambos, cuenta la última.
    .partner-from = Un correo de { $sender } con la contraseña de quien juega contigo con { $power } en '{ $game }' actuó por ella. Cuenta la última orden.
    .password = Un correo de { $sender } con la contraseña correcta cambió tu contraseña para { $power } en '{ $game }'. La anterior ya no vale. Si no fuiste tú ni alguien a quien se lo pediste, envía esta línea desde esta dirección y elige otra con el código que recibas:
    .then = Envía después tus propias órdenes (cuentan las últimas).
    .also = Un correo de { $sender } actuó por { $power } en '{ $game }'. Esa dirección es una de las tuyas, así que cuenta. Si no fuiste tú, envía ahora tus propias órdenes (cuentan las últimas). Para que los correos de esa dirección dejen de contar como tuyos, envía esta línea desde esta dirección:
    .known-there = Tu contraseña vale desde cualquier dirección. Si allí pueden conocerla, elige otra con el código que recibas con esta línea:
    .tell-master = Avisa al árbitro: PRESS TO M.
email-copy-for-spectator = Quien juega con { $power } en '{ $game }' te deja ver lo que envía.
    .subject = Órdenes de { $power }
email-copy-for-master = Un correo de { $sender } con tu contraseña actuó como árbitro de '{ $game }' y se aceptó. Si no fuiste tú ni alguien a quien se lo pediste, elige ahora otra contraseña:
    .subject = Alguien actuó como árbitro desde otra dirección
    .password-subject = Tu contraseña de árbitro ha cambiado
    .password = Un correo de { $sender } con tu contraseña cambió tu contraseña de árbitro de '{ $game }'. La anterior ya no vale. Si no fuiste tú ni alguien a quien se lo pediste, envía esta línea desde esta dirección y elige otra con el código que recibas:
email-password-shared = Un jugador de '{ $game }' acaba de elegir tu contraseña como suya: se la dijeron o la adivinó. Puede que no sepa que es la del árbitro, pero cualquiera que la pruebe como contraseña de árbitro puede actuar por ti. Cámbiala ahora:
    .subject = Un jugador tiene la contraseña de árbitro
email-password-token = Alguien, probablemente tú, pidió una contraseña nueva en la partida '{ $game }'. Para ponerla, envía esta línea a { $address }:
    .subject = Una contraseña nueva
    .none-yet = Ya participas en la partida '{ $game }' y todavía no tienes contraseña en ella. Para responder a los correos del juez no hace falta. Para cualquier otro correo sobre la partida, pon una con esta línea, enviada a { $address }:
    .token = En lugar de { $placeholder }, escribe la contraseña que quieras. El código vale una sola vez, hasta el { $expires }.
    .several = Pone la contraseña de todos tus puestos en la partida.
    .not-you = Si no lo pediste, no hagas nada: tu contraseña sigue igual.
email-passwords-tried = { $seat ->
        [power] Al menos { $number } correos probaron este mes contraseñas equivocadas para { $power } en '{ $game }'. El último llegó de { $sender }.
        [master] Al menos { $number } correos probaron este mes contraseñas equivocadas para el árbitro en '{ $game }'. El último llegó de { $sender }.
       *[player] Al menos { $number } correos probaron este mes contraseñas equivocadas para un jugador en '{ $game }'. El último llegó de { $sender }.
    }
    .subject = Contraseñas equivocadas para tu puesto
    .unlocked = Nada está bloqueado, en la partida no ha cambiado nada, y no tienes que hacer nada. Tus propios correos con la contraseña correcta siguen contando. Si esto continúa, los correos con la contraseña correcta pueden quedar en espera hasta que los confirmes, sobre todo si vienen de una dirección que no es tuya. La pregunta llegaría aquí.
    .advice = Una contraseña larga que no sea una palabra común es segura. Para poner otra, envía SET PASSWORD. Si la olvidaste, envía FORGOT PASSWORD { $game } y recibirás un código para una nueva.
email-notices-left-out = Han llegado en tu nombre más correos de los que se te avisa uno por uno. Son cinco por hora, y uno de ellos se reserva para un cambio de contraseña:
    .subject = Más correos en tu nombre
    .of-master = El árbitro actuó por ti en más correos de los que se te avisa uno por uno, que son cuatro por hora:
    .by-master = { $number ->
        [one] En '{ $game }', { $number } correo del árbitro actuó por { $power } y contó.
       *[other] En '{ $game }', { $number } correos del árbitro actuaron por { $power } y contaron.
    }
    .as-master = { $number ->
        [one] En '{ $game }', { $number } correo con tu contraseña actuó como árbitro desde otra dirección y contó.
       *[other] En '{ $game }', { $number } correos con tu contraseña actuaron como árbitro desde otra dirección y contaron.
    }
    .for-power = { $number ->
        [one] En '{ $game }', { $number } correo actuó por { $power } desde otra dirección y contó.
       *[other] En '{ $game }', { $number } correos actuaron por { $power } desde otra dirección y contaron.
    }
    .held = { $number ->
        [one] En '{ $game }', { $number } correo con tu contraseña no tuvo efecto, porque ya se te habían hecho demasiadas preguntas.
       *[other] En '{ $game }', { $number } correos con tu contraseña no tuvieron efecto, porque ya se te habían hecho demasiadas preguntas.
    }
    .ask = Para ver qué cuenta ahora, envía SIGN ON con tu potencia y debajo LIST. Tus propias órdenes vuelven a contar en cuanto las envíes. Para preguntar al árbitro, usa PRESS TO M.
    .password = { $which ->
        [others] Si los demás no eran tuyos ni de alguien a quien se lo pediste, alguien conoce tu contraseña.
       *[all] Si no fuiste tú ni alguien a quien se lo pediste, alguien conoce tu contraseña.
    } Envía SIGN ON con ella. Debajo, envía LIST para ver qué cuenta ahora, y SET PASSWORD con otra.
email-told-together = { $whose ->
        [several] Varias personas han hecho tantas cosas en una hora que recibirías demasiados correos.
       *[one] Una persona ha hecho tantas cosas en una hora que recibirías demasiados correos.
    } { $number ->
        [one] Este correo ha esperado a otros.
       *[other] Estos { $number } correos llegan juntos, primero el más antiguo.
    }
    .subject = { $number } correos en uno
    .left-out = { $number ->
        [one] Se omite { $number } correo anterior del mismo tipo: los posteriores están abajo.
       *[other] Se omiten { $number } correos anteriores del mismo tipo: los posteriores están abajo.
    }
    .deadline = Plazo actual de la partida '{ $game }': { $deadline }.
    .closed = (Esta pregunta está cerrada: las respuestas ya no cuentan.)
    .yes = Para aceptar, { reply-with-yes }, o envía esta línea:
    .this-one = Para aceptar esta, envía esta línea:
    .list = Para ver el estado actual de una partida, envía LIST y su nombre.
    .press = El texto de una respuesta a este correo no va a nadie. Para responder a un mensaje, envía PRESS TO y la letra de una potencia, o PRESS TO M para el árbitro, y después tu texto y ENDPRESS, todo debajo de SIGN ON.
email-digest = Esto ha pasado en la partida '{ $game }' desde ayer:
    .subject = { $number ->
        [one] Resumen: { $number } correo
       *[other] Resumen: { $number } correos
    }
    .with-results = Esto ha pasado además en la partida '{ $game }' desde los resultados anteriores:
    .press = Para responder a uno de los mensajes, envía PRESS TO potencia, tu texto y ENDPRESS, cada cosa en su propia línea.
    .advice = Elegiste recibirlos juntos. Para recibir de nuevo cada uno al momento, envía SET MAIL ALL.
email-keeper-note = Para la administración: { $what }
email-keeper-report = Necesita tu atención:
    .subject = Para la administración: la semana
    .nothing = Nada necesita tu atención.
    .week = Los últimos siete días:
    .in = Recibidos:
    .out = Enviados:
    .phases = Fases:
    .judged = resueltas: { $phases }; plazos vencidos con órdenes sin llegar: { $late }
    .games = Partidas:
    .created = creadas: { $created }; terminadas: { $ended }
    .people = Personas:
    .registered = registradas: { $people }
    .altogether = En total:
    .banned = { $people }; excluidas: { $banned }
    .database = Datos:
    .size = { $megabytes } MB; { $free } MB de disco libres
    .backup = Copia:
    .again = Para ver el mismo informe en cualquier momento: judge keeper report
    .stop = Para no recibir más este correo: report = false en [judge], en judge.toml
    .fate = { $fate ->
        [applied] aplicados
        [ignored] ignorados
        [refused] rechazados
       *[quarantined] en cuarentena
    }: { $number }
    .state = { $state ->
        [forming] en formación
        [running] en curso
        [paused] en pausa
       *[finished] terminadas
    }: { $number }
    .no-games = ninguna
email-deadline-held = El juez no puede leer ahora su buzón, y puede que haya en él órdenes que llegaron a tiempo. No se resuelve nada hasta que se lea. La partida sigue después por sí sola, y cuenta toda orden que llegó dentro del plazo. La administración del juez ya lo sabe: { $keeper }
    .subject = Plazo en espera
    .passed = El plazo de la partida '{ $game }' ha vencido:
    .advice = No tienes que hacer nada. Si tus jugadores preguntan, sus correos esperan y no se pierden.
email-start-moved = La partida '{ $game }' no empezará antes del { $start }, aunque se ocupen todos los puestos.
    .subject = Nuevo comienzo: { $start }
    .by = La partida '{ $game }' no empezará antes del { $start }, aunque se ocupen todos los puestos. Así lo ha fijado { $who }.
    .phase = La fase actual de la partida '{ $game }' no se resolverá antes del { $start }, aunque estén todas las órdenes. El plazo no cambia.
    .phase-by = La fase actual de la partida '{ $game }' no se resolverá antes del { $start }, aunque estén todas las órdenes. El plazo no cambia. Así lo ha fijado { $who }.
email-game-fails = El juez tiene un problema con la partida '{ $game }' y no puede continuarla. Se ha avisado a la administración del juez para que lo arregle: { $keeper }
    .subject = { $game } se ha detenido
    .advice = Los correos que ya llegaron están guardados. Mientras tanto no se resuelve ninguna fase de esta partida. No tienes que hacer nada; díselo a tus jugadores si preguntan.
email-game-lost = Los datos de la partida '{ $game }' están dañados y ya no se pueden leer. La administración del juez ha retirado la partida: termina aquí, sin resultado.
    .subject = { $game } no puede continuar
    .advice = Los correos que recibiste son tuyos, y tus otras partidas siguen. No tienes que hacer nada. Si tienes preguntas, escribe a la administración del juez:
email-late-orders-asked = Las órdenes de { $power } en la partida '{ $game }' llegaron fuera de plazo, y antes no había llegado ninguna de { $power }. Están guardadas, y solo cuentan si las aceptas.
    .subject = Órdenes fuera de plazo: responde YES para aceptarlas
    .subject-of = Órdenes fuera de plazo de { $power }: responde YES para aceptarlas
    .secret = Las órdenes de una potencia de la partida '{ $game }' llegaron fuera de plazo, y antes no había llegado ninguna suya. La partida guarda en secreto qué potencia es. Las órdenes están guardadas, y solo cuentan si las aceptas.
    .yes = Para aceptarlas, { reply-with-yes }, o envía esta línea debajo de tu SIGN ON:
    .below = Las órdenes no se te muestran aquí.
    .together = Así se aceptan todas las órdenes fuera de plazo que esperan, porque alguien que arbitra esta partida juega o ha jugado en ella. Las órdenes no se te muestran aquí.
    .no = Si respondes NO, el jugador se entera de inmediato de que no cuentan, junto con lo demás que escribas. Si no respondes, no se usan, y el jugador se entera cuando se resuelva la fase.
email-late-orders-told = Tus órdenes para { $power } en { $season } llegaron fuera de plazo. El árbitro de '{ $game }' no las aceptó, así que no se usaron:
    .subject = { $fate ->
        [no] Tus órdenes fuera de plazo no cuentan
       *[yes] Tus órdenes fuera de plazo cuentan
    }
    .accepted = El árbitro de '{ $game }' ha aceptado las órdenes que enviaste fuera de plazo para { $power }. Cuentan:
    .in-time = El plazo de '{ $game }' se ha movido más allá del momento en que enviaste tus órdenes para { $power }. Ahora están a tiempo y cuentan:
    .declined = El árbitro de '{ $game }' no acepta las órdenes que enviaste para { $power } fuera del plazo de { $season }. No cuentan, salvo que eso cambie antes de que se resuelva la fase:
email-master-awaited = Ya están todas las órdenes de la partida '{ $game }'. La fase solo se resuelve cuando tú lo digas (MANUAL PROCESS). Para resolverla, envía:
    .subject = Se espera tu PROCESS
    .missing = El periodo de gracia de la partida '{ $game }' ha terminado, y todavía faltan órdenes de { $powers }. La fase solo se resuelve cuando tú lo digas (MANUAL PROCESS). Para resolverla, envía:
    .advice = Para que el juez lo haga por sí solo, envía SET NO MANUAL PROCESS.
email-adjusted = El árbitro ha corregido la partida '{ $game }'. El motivo:
    .subject = Corrección
    .blind = El tablero de abajo muestra lo que puedes ver de él.
    .phase = { $when ->
        [now] La fase es ahora { $phase }; era { $before }.
       *[then] La fase pasó a ser { $phase }; era { $before }.
    }
    .orders-gone = Las órdenes recibidas hasta ahora no cuentan. Los votos y los WAIT se borran.
    .orders-stay = Todas las órdenes siguen contando, excepto las de unidades corregidas y las construcciones y retiradas que ya no son posibles. Los votos y los WAIT se borran. Nada se resuelve antes del fin del plazo, a menos que lo decida el árbitro.
    .fallen = Tus órdenes que ya no cuentan:
    .judged-since = La fase se resolvió después. Sus resultados van en otro correo.
email-rolled-back = El árbitro ha hecho retroceder la partida '{ $game }' a { $phase }, que vuelve a estar abierta.
    .subject = Regreso a { $phase }
    .undone-subject = Regreso anulado: otra vez en { $phase }
    .adjust-undone-subject = Corrección anulada: en { $phase }
    .undone = El árbitro ha anulado el ROLLBACK de la partida '{ $game }'. Está otra vez en { $phase }.
    .adjust-undone = El árbitro ha anulado la corrección (ADJUST) de la partida '{ $game }'. Está en { $phase }, como antes.
    .ended = { $ending ->
        [victory] La partida había terminado con la victoria de { $powers }, y continúa: ese final ya no cuenta.
        [draw] La partida había terminado con un empate entre { $powers }, y continúa: ese final ya no cuenta.
       *[terminated] La partida había terminado sin resultado, y continúa: ese final ya no cuenta.
    }{ $rated ->
        [yes] {" "}No está en ninguna lista de resultados hasta que termine otra vez, y sus estadísticas vendrán con ese final.
       *[no] {""}
    } Lo que los jugadores hicieron hasta ahora queda en su historial.
    .void = LOS RESULTADOS DE { $phases } YA NO CUENTAN: deja a un lado los correos que los traen. Quedan en el historial; para verlos, envía HISTORY { $game }.
    .again = Los resultados de { $phases } vuelven a contar, tal como se enviaron.
    .left = Las órdenes para { $phase } no cuentan.
    .changes = QUÉ QUEDA, QUÉ CAMBIA
    .practice = Las unidades y los centros están como al empezar { $phase }. Envía órdenes nuevas; los bots también lo harán.
    .as-before = Las unidades, los centros y las órdenes para { $phase } están como antes del { $command }.
    .anew = Las unidades y los centros están como al empezar { $phase }. Las órdenes que había al resolverse no vuelven a contar, porque el árbitro que retrocedió también juega y las ha visto. Todos deben enviar órdenes nuevas.
    .orders-count = Las unidades y los centros están como al empezar { $phase }. Las órdenes que había al resolverse vuelven a contar, tal como se enviaron. Nadie tiene que enviarlas otra vez, y todos pueden cambiarlas.
    .rest = Las líneas guardadas para fases posteriores se conservan. Los WAIT y los votos por un empate o una concesión se borran. Las propuestas y sus votos siguen. Los PROXY permanentes están como entonces, si no han terminado después. Jugadores, ausencias, opciones y mensajes están como ahora.
    .judged-since = { $phase } se ha resuelto otra vez después. Sus resultados, que cuentan, van en el próximo correo.
    .to-adjust = Para hacer la corrección otra vez, envía ADJUST.
    .to-go-back = Para retroceder otra vez, envía ROLLBACK.
    .to-undo = Para volver a { $phase }, envía UNDO. Es posible hasta que se resuelva una fase.
    .to-judge = Para resolver antes del fin del plazo, envía PROCESS.
email-end-taken-back = El árbitro ha anulado el final de la partida '{ $game }'. Continúa donde estaba.
    .subject = La partida continúa
    .orders = Las órdenes recibidas antes siguen contando.
email-letter-dropped = Tu mensaje no se envió
    .said = Su texto:
email-member-moved = { $part ->
        [leads] { $who }, que arbitra la partida '{ $game }', tiene una dirección nueva.
        [plays] { $who }, que juega con { $power } en la partida '{ $game }', tiene una dirección nueva.
       *[member] { $who }, que participa en la partida '{ $game }', tiene una dirección nueva.
    }
    .subject = Dirección nueva: { $part ->
        [leads] árbitro
        [plays] { $power }
       *[member] jugador
    }
    .before = antes:
    .now = ahora:
    .advice = El juez ya envía allí sus correos. Úsala si escribes tú a esa persona.
email-swap-offered = El árbitro de la partida '{ $game }' propone un intercambio de puestos entre tú y quien juega con { $other }: tú jugarías con { $other }, y la otra persona con { $power }.
    .subject = ¿Quieres jugar con { $power }? Responde YES
    .yes = Si te parece bien, { reply-with-yes }. El cambio solo se hace si la otra persona también acepta antes de que se resuelva esta fase.
    .effect = Conservarías tu contraseña. Las órdenes de ambas potencias recibidas hasta ahora dejarían de contar. Si no quieres, responde NO o no hagas nada.
email-players-swapped = Los jugadores de { $powers } en la partida '{ $game }' han intercambiado sus puestos.
    .subject = Cambio de jugadores: { $letters }
    .yours = Ahora juegas con { $power } en la partida '{ $game }': los jugadores de { $powers } han intercambiado sus puestos. Tu contraseña sigue igual.
    .leads = { $who } juega con { $power }.
    .orders = Las órdenes y los votos recibidos para estas potencias ya no cuentan.
email-partnership-offered = { $player } ({ $address }) juega con { $power } en la partida '{ $game }' ({ $board }) y te propone jugar juntos con ella.
    .subject = ¿Quieres jugar también con { $power }? Responde YES
    .unnamed = Quien juega con { $power } en la partida '{ $game }' ({ $board }) te propone compartirla. Si aceptas, sabrás quién es, así que acepta solo si ya lo sabes.
    .yes = Para aceptar, { reply-with-yes }.
    .effect = Cualquiera de los dos puede entonces enviar órdenes y mensajes y votar por { $power }. Cuenta la última orden, y de todo lo que envía uno va una copia al otro. Ambos reciben los resultados.
    .gunboat = En la partida nadie sabe quién juega con qué potencia: no se lo digas a nadie.
    .no = Para dejarlo en cualquier momento, envía RESIGN. Si no quieres jugar, responde NO o no hagas nada.
email-mastership-offered = { $master } te propone arbitrar la partida '{ $game }' ({ $board }), junto con quienes ya la arbitran.
    .subject = ¿Quieres arbitrar? Responde YES
    .in-place = { $master } te propone arbitrar la partida '{ $game }' ({ $board }) en su lugar.
    .yes = Para aceptar, { reply-with-yes }.
    .tasks = El árbitro mantiene la partida en marcha: plazos, preguntas de los jugadores, jugadores que no aparecen. Para ver lo que puede hacer, envía HELP MASTERING. Si no quieres, responde NO o no hagas nada.
    .moderated = El árbitro mantiene la partida en marcha: plazos, preguntas de los jugadores, jugadores que no aparecen. Ve todas las órdenes, así que no podrías jugar en la partida. Para ver lo que puede hacer, envía HELP MASTERING. Si no quieres, responde NO o no hagas nada.
email-disorder = { $number ->
        [many] { $powers } han caído en desorden civil en la partida '{ $game }', porque faltaron órdenes.
       *[one] { $powers } ha caído en desorden civil en la partida '{ $game }', porque faltaron órdenes.
    }
    .subject = Desorden civil: { $letters }
    .bots = { $number ->
        [many] Desde ahora un bot del juez da sus órdenes en cuanto se abre una fase. No envía prensa ni vota, y se va en cuanto alguien vuelve a jugar con la potencia.
       *[one] Desde ahora un bot del juez da sus órdenes en cuanto se abre una fase. No envía prensa ni vota, y se va en cuanto alguien vuelve a jugar con la potencia.
    }
    .unordered = Las órdenes que llegaron cuentan. Las unidades sin orden se mantienen, las desalojadas sin orden se disuelven, se renuncia a las construcciones, y las reglas eligen qué unidades se eliminan. La partida sigue sin esperar.
    .yours = Era tu potencia. Vuelve a ser tuya en cuanto envíes órdenes para ella, si nadie la ha tomado entretanto.
    .open = { $open ->
        [invited] Puede tomarla quien tenga la admisión del árbitro: hay que enviar SIGN ON potencia { $game } y una contraseña a { $address }
       *[all] Puede tomarla cualquier persona registrada en este juez: hay que enviar SIGN ON potencia { $game } y una contraseña a { $address }
    }
email-openings = { $number ->
        [many] { $powers } no tienen jugador en la partida '{ $game }'.
       *[one] { $powers } no tiene jugador en la partida '{ $game }'.
    }
    .subject = Se buscan reemplazos
    .subject-of = Se buscan reemplazos: { $letters }
    .secret = { $number ->
        [one] { $number } potencia no tiene jugador en la partida '{ $game }'. Quien la tome sabrá cuál es.
       *[other] { $number } potencias no tienen jugador en la partida '{ $game }'. Quien tome una sabrá cuál es.
    }
    .still = La partida '{ $game }' sigue buscando quien juegue con { $powers }.
    .tasks = Lo que hay que hacer en esta fase:
    .open = { $open ->
        [invited] Puede jugar quien tenga la admisión del árbitro. Hay que enviar a { $address }
       *[all] Puede jugar cualquier persona registrada en este juez. Hay que enviar a { $address }
    }
    .advice = con una contraseña a elegir. Si conoces a alguien que quiera jugar, reenvíale este correo. Si antes hay que registrarse, HELP JOINING explica cómo.
    .yours = Era tu potencia. Si quieres recuperarla, entra como siempre con SIGN ON y envía tus órdenes antes de que la tome otra persona.
email-absence-notice = { $who } en la partida '{ $game }' anuncia su ausencia:
    .subject = Aviso de ausencia
    .back = { $who } en la partida '{ $game }' anula su ausencia de estas fechas:
    .moved = { $what ->
        [grace] { $times ->
            [one] El periodo de gracia termina ahora después de esas fechas:
           *[other] El periodo de gracia termina ahora después de esas fechas:
        }
       *[deadline] { $times ->
            [one] El plazo vence ahora después de esas fechas:
           *[other] El plazo vence ahora después de esas fechas:
        }
    }
    .unmoved = El plazo no cambia.
    .past-phase = { $times ->
        [one] El plazo de esta fase no cambia. Ningún plazo posterior para { $powers } vence en esas fechas.
       *[other] El plazo de esta fase no cambia. Ningún plazo posterior para { $powers } vence en esas fechas.
    }
    .none = { $what ->
        [later] Ningún plazo posterior
       *[all] Ningún plazo
    } para { $named ->
        [yes] { $powers }
       *[no] esa potencia
    } vence en { $times ->
        [one] esas fechas.
       *[other] esas fechas.
    }
    .grace-as-before = El plazo de esta fase ha vencido, y su periodo de gracia termina cuando habría terminado.
    .undo-by-master = Para anular la ausencia, envía BECOME { $power } y debajo SET NO ABSENCE.
    .undo = Para anular la ausencia, envía SET NO ABSENCE.
email-pause = { $by ->
        [player] { $who } ha puesto en pausa la partida '{ $game }'. No hay plazo hasta que continúe.
        [keeper] La administración del juez ha puesto en pausa la partida '{ $game }'. No hay plazo hasta que continúe.
       *[master] El árbitro ha puesto en pausa la partida '{ $game }'. No hay plazo hasta que continúe.
    }
    .subject = { $what ->
        [paused] Partida en pausa
       *[resumed] La partida continúa
    }
    .reminder-subject = { $what ->
        [paused] Recordatorio: partida en pausa
       *[resumed] Recordatorio: la partida continúa
    }
    .half-vacant = { $number ->
        [secret] La partida '{ $game }' se ha puesto en pausa por sí sola, porque la mitad o más de sus potencias no tienen jugador.
        [many] La partida '{ $game }' se ha puesto en pausa por sí sola: { $powers } no tienen jugador, y son la mitad o más de sus potencias.
       *[one] La partida '{ $game }' se ha puesto en pausa por sí sola: { $powers } no tiene jugador, y es la mitad o más de sus potencias.
    }
    .long-vacant = { $named ->
        [yes] La partida '{ $game }' se ha puesto en pausa por sí sola, porque en dos semanas nadie ha tomado { $powers }.
       *[no] La partida '{ $game }' se ha puesto en pausa por sí sola, porque en dos semanas nadie ha tomado sus potencias libres.
    }
    .vacant = No hay plazo hasta que continúe, y el juez no envía recordatorios ni peticiones sobre ella. Las órdenes y los mensajes se siguen aceptando. Para tomar una potencia, o recuperar la tuya, envía una de estas líneas:
    .to-resume = Cuando haya suficientes jugadores, o para seguir sin ellos, envía:
    .or-end = Para terminar la partida, envía TERMINATE en lugar de RESUME.
    .goes-on = { $by ->
        [players] Continúa cuando el árbitro o un jugador envíe RESUME.
       *[master] Continúa cuando el árbitro envíe RESUME.
    }
    .still = La partida '{ $game }' está en pausa desde el { $since }.
    .taken = Las órdenes y los mensajes se siguen aceptando.
    .until = Continúa por sí sola, con el tiempo que quedaba, el
    .ask-master = Continúa cuando el árbitro lo diga. Para preguntar, envía PRESS TO M.
    .gm-decides = Continúa cuando el árbitro lo diga.
    .resumed = { $by ->
        [player] { $who } ha reanudado la partida '{ $game }'.
        [keeper] La administración del juez ha reanudado la partida '{ $game }'.
       *[master] La partida '{ $game }' continúa.
    }
email-master-silent = La partida '{ $game }' espera desde el { $since } a que su árbitro resuelva { $phase }.
    .subject = La partida espera a su árbitro
    .begin = La partida '{ $game }' tiene todos sus jugadores y espera desde el { $since } a que su árbitro envíe BEGIN.
    .approve = Alguien ha pedido jugar en la partida '{ $game }' y espera desde el { $since } la aprobación del árbitro (SET APPROVAL).
    .late = En la partida '{ $game }' hay órdenes fuera de plazo que esperan desde el { $since } la decisión del árbitro (SET NO LATE ORDERS).
    .paused = La partida '{ $game }' está en pausa desde el { $since } sin fecha para continuar. Su árbitro tiene que enviar RESUME.
    .to-begin = Para empezarla, envía BEGIN. Para que empiece por sí sola, envía SET AUTO START.
    .to-approve = Para admitir a quienes esperan, envía SET APPROVED ALL; LIST los nombra. Para rechazar a alguien, envía EJECT y su dirección.
    .to-accept = Para que cuenten, envía ACCEPT LATE. Para resolver sin ellas, envía PROCESS.
    .to-judge = Para resolver, envía PROCESS { $phase }. Para que el juez lo haga por sí solo, envía SET NO MANUAL PROCESS.
    .hand-over = Si no tienes tiempo para la partida, puedes pedir a alguien que la arbitre también (PROMOTE y su dirección) o en tu lugar (HAND OVER y su dirección).
    .shared = La partida no tiene árbitro imparcial: cualquier jugador puede reanudar su reloj con RESUME.
    .keeper = También se avisa a la administración del juez: { $keeper }. No recibirás este aviso otra vez.
email-game-arrived = La partida '{ $game }' está ahora en este juez. Continúa donde estaba: posición, plazo y jugadores son los mismos. Envía los correos de la partida a { $address }, ya no al juez anterior. Las órdenes y los mensajes que enviaste al juez anterior no se trasladaron: envíalos otra vez, por favor.
    .subject = Ahora en este juez
    .whole = La partida '{ $game }' está ahora en este juez. Continúa donde estaba: órdenes, mensajes y jugadores son los mismos. Envía los correos de la partida a { $address }, ya no al juez anterior.
    .password = Tu contraseña no se trasladó. Para poner una, envía esta línea al juez:
    .token = En lugar de { $placeholder }, escribe la contraseña que quieras. El código vale una sola vez, hasta el { $expires }. Después, envía FORGOT PASSWORD { $game } para recibir otro.
email-game-moved = La administración del juez ha trasladado la partida '{ $game }' a otro juez, donde continúa. Envía los correos de la partida a esta dirección, ya no a este juez:
    .subject = Ahora en otro juez
    .advice = Aquel juez te dirá cómo seguir allí y cómo poner una contraseña: la que tienes aquí no se trasladó. Si no llega ningún correo, pregunta a la administración de este juez: { $keeper }
email-game-ended = La partida '{ $game }' ha terminado sin resultado.
    .subject = Partida terminada
    .victory-subject = Victoria: { $letters }
    .draw-subject = Empate: { $letters }
    .victory = La victoria en la partida '{ $game }' es de { $winners }. ¡Felicidades!
    .declared-victory = La victoria en la partida '{ $game }' es de { $winners }.
    .conceded = Todos los demás jugadores presentes le concedieron la victoria.
    .draw = La partida '{ $game }' ha terminado en empate entre { $winners }.
    .last-year-draw = La partida '{ $game }' ha terminado en su último año, { $year }, en empate entre { $winners }.
    .congratulations = ¡Felicidades a quienes llegaron hasta el final!
    .practice = La partida de práctica '{ $game }' ha terminado sin resultado.
    .called-off = { $by ->
        [keeper] La administración del juez ha cancelado la partida '{ $game }' antes de empezar.
       *[master] El árbitro ha cancelado la partida '{ $game }' antes de empezar.
    }
    .others = Para ver otras partidas que necesitan jugadores, envía LIST.
    .stopped = { $by ->
        [keeper] La administración del juez ha terminado la partida '{ $game }' sin resultado.
       *[master] El árbitro ha terminado la partida '{ $game }' sin resultado.
    }
    .agreed = La partida '{ $game }' ha terminado sin resultado: así lo votaron sus jugadores.
    .declared = El árbitro lo ha decidido, por este motivo:
    .ranking = Los jugadores acordaron este orden:
    .declared-ranking = El árbitro decidió este orden:
    .players = Jugadores:
    .centres = Centros de suministro al empezar y al final de cada año:
    .statistics = Fases de movimientos con unidades que ordenar (Turnos) y sin ninguna orden (NMR), fases con órdenes fuera de plazo (Tarde):
    .statistics-and-letters = Fases de movimientos con unidades que ordenar (Turnos) y sin ninguna orden (NMR), fases con órdenes fuera de plazo (Tarde), y mensajes firmados:
    .record = { $in_time ->
        [one] En tu historial, esta partida cuenta { $in_time } turno a tiempo y { $late } tarde: { $points } puntos de fiabilidad. Para ver todo tu historial, envía GET DEDICATION.
       *[other] En tu historial, esta partida cuenta { $in_time } turnos a tiempo y { $late } tarde: { $points } puntos de fiabilidad. Para ver todo tu historial, envía GET DEDICATION.
    }
    .position = La posición final:
    .diary = Del diario de { $power }:
    .thanks = Gracias por jugar. Todavía puedes enviar mensajes (PRESS, BROADCAST) para comentar la partida. Para ver las partidas que necesitan jugadores, envía LIST.
    .thanks-in-silence = Gracias por jugar. Para ver las partidas que necesitan jugadores, envía LIST.
    .thanks-for-practice = Gracias por jugar. Para abrir otra partida, envía SIGN ON ?practice.
    .thanks-removed = Gracias por jugar. El juez ya no guarda esta partida, así que los mensajes y comandos para ella no tienen efecto. Para ver las partidas que necesitan jugadores, envía LIST.
    .web = La partida completa en la web: { $page }
email-sat-out = La ronda { $number } de la serie '{ $game }' ha empezado: { $games }. No hay suficientes jugadores para una partida más. Tienen prioridad quienes se unieron antes o han jugado menos, así que en esta ronda no hay puesto para ti. En la próxima tienes prioridad.
    .subject = Ronda { $number }: sin puesto para ti
email-standby-moved = El periodo de gracia de la partida '{ $game }' termina en otro momento del que se te dijo. Si entonces todavía faltan órdenes de { standby-power }, es tuya. Recibirás un aviso en cualquier caso.
    .subject = { $what ->
        [paused] { $named ->
            [yes] Suplencia en { $power }: en pausa
           *[no] Suplencia en una potencia: en pausa
        }
       *[moved] { $named ->
            [yes] Suplencia en { $power }: otra hora
           *[no] Suplencia en una potencia: otra hora
        }
    }
    .season = Las reglas de la partida '{ $game }' han cambiado. Si quien juega con { standby-power } tampoco envía órdenes el próximo turno, es tuya, y recibirás un aviso.
    .paused = La partida '{ $game }' está en pausa. Sus plazos están suspendidos, y también tu oferta de tomar { standby-power }. Cuando continúe, se te dirá la nueva hora.
    .grace = Fin del periodo de gracia: { $until }
    .decline = Si ya no puedes, responde NO, y se preguntará a otra persona.
email-series-table = La ronda { $number } de la serie '{ $series }' ha terminado. La tabla, según { $scoring }:
    .subject = Tabla después de la ronda { $number }
    .last-subject = Tabla final
    .last = La serie '{ $series }' ha terminado. La tabla final, según { $scoring }:
    .next = Participas en la próxima ronda, si la hay. Para dejar la serie, envía RESIGN.
    .next-by-master = Para abrir la próxima ronda, envía ROUND; para una partida de los mejores jugadores, ROUND TOP; para terminar la serie, TERMINATE.
table-of-series = Todavía no cuenta ninguna partida de la serie.
    .going-on = Todavía en juego: { $games }.
    .not-counted = Terminadas, pero fuera de la tabla: { $games }. Una partida Gunboat cuenta cuando han terminado todas las de su ronda, si entonces nombra a sus jugadores. Una partida que terminó antes de resolverse una fase no cuenta nunca.
email-start-taken-back = El árbitro ha anulado el comienzo de la partida '{ $game }'. Vuelve a formarse, como si no hubiera empezado. Todos los jugadores siguen en ella. Las potencias se reparten otra vez cuando empiece, y las órdenes enviadas hasta ahora no cuentan.
    .subject = Comienzo anulado
    .missing = La partida empieza cuando se { $missing ->
        [one] una { $missing } jugador más
       *[other] unan { $missing } jugadores más
    }, o antes si el árbitro envía FORCE BEGIN.
    .full = La partida empieza cuando el árbitro lo diga.
    .wishes = Las preferencias de potencias de los jugadores siguen contando. Para cambiar las tuyas, envía SET PREFERENCE. Para dejar la partida, envía RESIGN.
    .no-wishes = Para dejar la partida, envía RESIGN.
email-vote-awaits = La propuesta { $number }, { $terms }, se ha aprobado en '{ $game }', pero más de la mitad de los jugadores que enviaron órdenes no votó. Por eso puedes rechazarla.
    .subject = La propuesta { $number } necesita tu decisión
    .no = la partida sigue
    .yes = la partida termina así, ahora
    .silence = Si no respondes, la partida termina así cuando se resuelvan los próximos movimientos.
email-vote-closed = La propuesta { $number }, { $terms }, no se ha aprobado. La partida '{ $game }' sigue.
    .subject = Propuesta { $number } { $result ->
        [passed] aprobada
        [withdrawn] retirada
       *[failed] no aprobada
    }
    .passed = La propuesta { $number }, { $terms }, se ha aprobado en '{ $game }'.
    .withdrawn = La propuesta { $number }, { $terms }, la ha retirado quien la hizo. La partida '{ $game }' sigue.
    .refused = El árbitro ha rechazado la propuesta { $number }, { $terms }, porque más de la mitad de los jugadores no había votado. La partida '{ $game }' sigue.
    .silence = El silencio valía como acuerdo, pero hacía falta al menos un YES y ningún NO.
    .all = Hacía falta el YES de todos los jugadores. El silencio valía como NO.

## Parts of several emails.

done-by = { $who }, que arbitra la partida con otros, ha hecho esto:
reply-with-yes = responde a este correo solo con la palabra YES
reply-with-line = responde a este correo con la línea YES { $token }
your-words = tu texto
game-on-the-web = La partida en la web: { $page }
board = EL TABLERO
    .seen = LO QUE VES
deadline-subject = Nuevo plazo: { $deadline }
    .grace = Nuevo fin del periodo de gracia: { $grace }
absence-time = desde
    .until = hasta
holdings = { $units ->
        [one] { $units } unidad
       *[other] { $units } unidades
    }, { $centres ->
        [one] { $centres } centro de suministro
       *[other] { $centres } centros de suministro
    }
master-writes = El árbitro escribe:
write-to-master = Para escribir al árbitro, envía PRESS TO M, tu texto y ENDPRESS, cada cosa en su propia línea.
keep-master-password = La contraseña de árbitro no es para nadie más. Cada jugador tiene la suya.
what-email-did = Lo que hizo el correo:
resume-game = Para reanudar el reloj, envía RESUME. Para fijar el día en que la partida continúa, envía PAUSE UNTIL y el día.

# The clock of a phase. `what` comes of orders that are missing when grace ends; `owes` some or has sent none; others
# are asked as `standbys`.

after-grace = { $what ->
        [replaced] se puede reemplazar a { late-power }; la partida espera.
        [bots] los bots del juez dan las órdenes por { late-power }{ but-standbys }.
        [disorder] la fase se resuelve con las órdenes recibidas; la potencia de { late-power } cae en desorden civil{ but-standbys }.
        [retreats] la fase se resuelve: las unidades desalojadas sin orden se disuelven.
        [adjustments] la fase se resuelve: se renuncia a las construcciones no ordenadas, y las reglas eligen qué unidades se eliminan.
       *[moves] la fase se resuelve: las unidades sin orden se mantienen, y quien no envía ninguna en dos turnos seguidos pierde la potencia.
    }
due = Plazo:
    .grace = Gracia:
    .past = venció { $left }
    .not-before = { $left }, no antes
    .sooner = { $left }; antes si están todas las órdenes (y nadie ha activado WAIT)
    .by-master = La fase solo se resuelve cuando el árbitro envíe PROCESS.
    .late-by-master = Las órdenes fuera de plazo solo cuentan si el árbitro las acepta.
    .late-until-then = Hasta entonces las órdenes fuera de plazo todavía cuentan.
    .replaced = Se puede reemplazar a quien todavía deba órdenes cuando termine el periodo de gracia.
    .no-grace = No hay periodo de gracia. Al vencer el plazo, { after-grace }
    .late-accepted = Las órdenes fuera de plazo solo cuentan si el árbitro las acepta. Quien envió alguna orden a tiempo no llega tarde: las unidades sin orden se mantienen.
    .then = Cuando termine el periodo de gracia, { after-grace }
    .late-then = Hasta entonces las órdenes fuera de plazo todavía cuentan. Cuando termine el periodo de gracia, { after-grace }
    .silent-disorder = El turno pasado no enviaste órdenes. Si tampoco envías en este, { $power } cae en desorden civil, y cualquiera puede tomarla.
    .silent-held-over = El turno pasado no enviaste órdenes. Si tampoco envías en este, cualquiera puede tomar { $power }, y el turno se prolonga una vez para eso.
due-practice = Esta fase se resuelve en cuanto tus órdenes están completas, y los resultados llegan de inmediato. Si el { $deadline } falta alguna, la partida termina.
    .waiting = Has activado WAIT, así que esta fase se resuelve el { $deadline } si tus órdenes están completas entonces. Si no, la partida termina.
game-paused = La partida está en pausa. No hay plazo hasta que { $by ->
        [players] el árbitro o un jugador
       *[master] el árbitro
    } envíe RESUME.
    .until = La partida está en pausa. Continúa por sí sola, con el tiempo que quedaba, o antes si { $by ->
        [players] el árbitro o un jugador
       *[master] el árbitro
    } envía RESUME:
resumed-when = cuando { $by ->
        [players] el árbitro o un jugador
       *[master] el árbitro
    } envíe RESUME
    .until = por sí sola el { $until }, o cuando { $by ->
        [players] el árbitro o un jugador
       *[master] el árbitro
    } envíe RESUME

## Orders in force, and what to send next.

orders-held = { $power }: no tiene órdenes que dar.
    .title = TUS ÓRDENES
    .ahead = Guardadas para fases posteriores (para borrarlas, envía CLEAR):
    .ahead-builds = Las construcciones y eliminaciones cuentan en este orden, hasta que haya tantas como te corresponden.
    .late = Llegaron fuera de plazo; esperan la decisión del árbitro:
    .late-declined = Llegaron fuera de plazo; el árbitro no las aceptó:
    .lent = PROXY permanentes (hasta que se retiren):
change-orders = Todavía puedes cambiarlas: envía solo las nuevas.
    .replacing = Todavía puedes cambiarlas: envía todas otra vez, o ADD y solo las nuevas.
unconfirmed = { $count ->
        [one] El { $came } llegó { $count } orden en tu nombre y está pendiente: TODAVÍA NO CUENTA. Si la enviaste tú, responde YES al correo que pregunta por ella. También puedes enviar tus órdenes otra vez, en respuesta a este correo.
       *[other] El { $came } llegaron { $count } órdenes en tu nombre y están pendientes: TODAVÍA NO CUENTAN. Si las enviaste tú, responde YES al correo que pregunta por ellas. También puedes enviar tus órdenes otra vez, en respuesta a este correo.
    }
    .proposed = { $count ->
        [one] { $count } de tus líneas necesita tu YES y no cuenta sin él: { LIST($lines, type: "and") }. Responde YES al correo que pregunta por ella, o envíala en respuesta a este.
       *[other] { $count } de tus líneas necesitan tu YES y no cuentan sin él: { LIST($lines, type: "and") }. Responde YES al correo que pregunta por ellas, o envíalas en respuesta a este.
    }
next-step = Para ver cómo se escriben las órdenes, envía HELP ORDERS.
    .answer = Responde a este correo con tus órdenes:
    .mail = Envía esto a { $address }, con tus órdenes y tu contraseña en su lugar:
    .with-retreats = En el mismo correo, debajo, di adónde van tus unidades si las desalojan. No habrá más órdenes hasta los próximos movimientos; una unidad sin orden se disuelve. Un ejemplo:
    .with-builds = En el mismo correo, debajo, di adónde van tus unidades si las desalojan, y qué construyes o eliminas. No habrá más órdenes hasta los próximos movimientos: una unidad sin orden se disuelve, y se renuncia a las construcciones que no nombres. Un ejemplo:
    .moves = Adónde pueden moverse tus unidades (los ejércitos en la costa también por convoy):
    .choices = Tus opciones:
    .examples = Ejemplos de órdenes (para la lista completa, envía HELP ORDERS):
    .illegal = Ejemplos de líneas, posibles o no (para la explicación, envía HELP ILLEGAL):
    .naval = Las flotas tienen aquí órdenes propias, como { $steps } y { $patrol }. HELP NAVAL las explica, y HELP ORDERS todas las demás.
    .naval-examples = Ejemplos de órdenes (HELP ORDERS explica las de cualquier partida, HELP NAVAL las de las flotas en esta):
    .naval-later = Cuando las unidades se muevan, las flotas darán dos pasos y tendrán órdenes propias, como { $steps } o { $patrol }. HELP NAVAL las explica todas.
order-example = se mueve
    .support = apoya un movimiento
    .support-hold = apoya a una unidad que se mantiene
    .convoy = transporta un ejército
    .hold = se mantiene
    .two-steps = dos pasos, el último a un centro
    .step-and-convoy = un paso, después un convoy
    .patrol = dos flotas patrullan
    .block = bloquea el estrecho
    .let-pass = quien posee el centro deja pasar flotas

## A phase: its deadline, its results.

own-power-eliminated = Ya no tienes unidades ni centros de suministro: tu potencia queda eliminada.
    .short = eliminada
own-unit-dislodged = { $gone ->
    [yes] Desalojaron a { $unit }, que no tenía adónde retirarse y se destruyó.
   *[no] Desalojaron a { $unit }.
}
    .by = { $gone ->
        [yes] { $attacker } desalojó a { $unit }, que no tenía adónde retirarse y se destruyó.
       *[no] { $attacker } desalojó a { $unit }.
    }
    .short = { $gone ->
        [yes] { $units ->
            [one] destrucción de { $unit }
           *[other] { $units } unidades destruidas
        }
       *[no] { $units ->
            [one] desalojo de { $unit }
           *[other] { $units } unidades desalojadas
        }
    }
own-unit-removed = { $why ->
    [patrolled] Una patrulla eliminó a { $unit }.
    [helped] { $unit } fue aniquilada, como toda flota que apoya o transporta después de un paso.
   *[annihilated] { $unit } fue aniquilada: sus dos pasos no terminaron en un centro de suministro.
}
    .short = { $units ->
        [one] { $unit } perdida
       *[other] { $units } unidades perdidas
    }
own-centre-lost = Perdiste { $centre }.
    .to = Perdiste { $centre } ante { $power }.
    .short = { $number ->
        [one] centro perdido ({ $centre })
       *[other] { $number } centros perdidos
    }
own-centre-gained = Ganaste { $centre }.
    .short = { $number ->
        [one] centro ganado ({ $centre })
       *[other] { $number } centros ganados
    }
own-unit-moved = { $unit }: se movió { NAME($place, form: "to") }.
own-unit-stayed = { $unit }: no se movió { NAME($place, form: "to") }.
own-unit-retreated = { $unit }: se retiró { NAME($place, form: "to") }.
own-unit-held = { $given ->
    [no] { $unit }: no tenía orden y se mantuvo.
   *[yes] { $unit }: se mantuvo.
}
own-unit-built = Se construyó { $unit }.
own-unit-disbanded = { $unit }: se disolvió.
own-order-failed = { $order } fracasó.
own-order-done = { $order } se cumplió.
owed-by = { $task ->
    [retreat] retiradas
    [build] construcciones
    [remove] eliminaciones
   *[orders] órdenes
} hasta { $due }
email-page-deadline = Plazo: { $deadline }
email-page-title = { $game }: { $phase }
email-results = Juegas con { $power }.
    .subject = Resultados
    .subject-with = Resultados: { $what }
    .own = Tus unidades
    .yours-before = { $power } era tuya. Vuelve a ser tuya en cuanto envíes órdenes para ella, si nadie la ha tomado entretanto.
    .unseen = Esta fase se ha resuelto. No pudiste ver nada de ella.
    .no-retreats = Ninguna unidad tuvo que retirarse.
    .no-orders = No había órdenes que resolver.
    .summer = Dicho en verano, sin efecto:
    .ahead = Órdenes para { $phase }
    .taken = Aceptadas:
    .dropped = RECHAZADAS:
    .unneeded = No usadas:
    .why = POR QUÉ
    .strengths = Los números indican la fuerza: 1 por la unidad y 1 más por cada apoyo.
    .by-master = El árbitro ordenó resolver esta fase.
    .next = QUÉ HACER AHORA
    .over = La partida ha terminado. Otro correo dice cómo.
    .later = Recibirás un correo cuando se abra la próxima fase.
    .web = Resultados con mapa: { $page }
email-reminder = Tus órdenes para { $power } en '{ $game }' están incompletas, y el plazo vence pronto.
    .subject = Recordatorio
    .nudge-subject = Primeras órdenes
    .nudge = La partida '{ $game }' ha empezado y ya pasó la mitad del tiempo para las primeras órdenes, pero no ha llegado ninguna para { $power }. ¿Recibiste el primer correo?
    .nudge-waiting = La partida '{ $game }' ha empezado y ya pasó la mitad del tiempo para las primeras órdenes, pero todavía no cuenta ninguna para { $power }.
email-late-notice = El plazo ha vencido, y la partida '{ $game }' espera a { $powers }.
    .subject = Aviso de retraso
    .subject-of = Aviso de retraso: { $letters }
    .secret = El plazo ha vencido, y la partida '{ $game }' espera las órdenes que faltan.
    .times = { $power }: { $times ->
        [one] { $times } vez tarde en esta partida
       *[other] { $times } veces tarde en esta partida
    }
    .declined = No llegó ninguna orden tuya a tiempo, y el árbitro no aceptó las que llegaron después.
    .kept = No llegó ninguna orden tuya a tiempo. Las que envíes ahora se guardan, y se pregunta al árbitro si cuentan.
    .yours = { $waits ->
        [secret] Entre las órdenes que faltan están las tuyas. Las que envíes ahora todavía cuentan.
        [duel] Tu rival también llega tarde. Las órdenes que envíes ahora todavía cuentan.
        [opponent] Tu rival te espera. Las órdenes que envíes ahora todavía cuentan.
        [all] Todos los jugadores llegan tarde, tú también. Las órdenes que envíes ahora todavía cuentan.
       *[others] Los demás jugadores te esperan. Las órdenes que envíes ahora todavía cuentan.
    }
    .judged = La fase se resuelve cuando { $comes ->
        [accepted] el árbitro acepte órdenes fuera de plazo
       *[missing] lleguen las órdenes que faltan
    }, o cuando { $ends ->
        [replaced] alguien tome la potencia y envíe órdenes
       *[grace] termine el periodo de gracia
    }.
    .leads = Arbitras esta partida. Puedes esperar, o hacer una de estas cosas.
    .nothing = No tienes que hacer nada.
    .press = escribir a quienes llegan tarde
    .grace = darles un día más
    .process = resolver sin sus órdenes
    .eject = liberar la potencia para otro jugador
email-pending-orders = La partida '{ $game }' está ahora en { $phase }. Habías enviado órdenes de { $power } para esta fase.
    .subject = Órdenes guardadas
    .conditions = Tus órdenes condicionales:
    .taken = Aceptadas:
    .dropped = RECHAZADAS, porque ya no son válidas:
    .unneeded = No usadas, porque la condición no se cumplió:
email-deadline-changed = { $by ->
        [judge] El juez ha cambiado las horas de esta fase en la partida '{ $game }'.
        [master] El árbitro ha cambiado las horas de esta fase en la partida '{ $game }'.
       *[player] { $who } ha cambiado las horas de esta fase en la partida '{ $game }'.
    }
    .held-over = El turno se prolonga en la partida '{ $game }', para que alguien pueda tomar { $powers }. Todas las órdenes recibidas hasta ahora siguen contando.
    .held-over-unnamed = El turno se prolonga en la partida '{ $game }', para que alguien pueda tomar una potencia sin jugador. Todas las órdenes recibidas hasta ahora siguen contando.
    .down = El juez no funcionó desde el { $since } hasta el { $until }. Los correos de ese tiempo se procesan ahora.
    .moved = Las horas de esta fase en la partida '{ $game }' caían en ese tiempo, así que el juez las ha movido. Nadie llega tarde por eso.
    .lost = La fase está abierta como antes, pero no todo lo que se envió para ella sigue contando. Para ver tus órdenes, envía LIST { $game } debajo de SIGN ON, y envía otra vez lo que falte. Si pediste WAIT, o votaste por un empate o una concesión, hazlo de nuevo.

## A game starts, its players, its settings.

email-game-starting = Tu puesto en la partida '{ $game }' de Diplomacy: { $role }.
    .subject = Empieza la partida
    .watched = Empieza la partida '{ $game }' de Diplomacy, y la observas.
    .again = El árbitro ha anulado el primer comienzo de la partida '{ $game }' y la ha empezado otra vez. Las órdenes, los WAIT y los votos de antes no cuentan: envíalos otra vez. { $powers ->
        [anew] Las potencias se han repartido de nuevo.
       *[same] Todos los jugadores tienen las mismas potencias que antes.
    }
    .series = Esta partida es de la serie '{ $series }'. Tu contraseña es la que elegiste al unirte a la serie.
    .also = También juegas con { $powers }, y recibes correos aparte: responde a cada uno con las órdenes de su potencia.
    .players = En esta partida participan:
    .position = Posición inicial de { $season }.
    .empty = No hay unidades en el tablero ({ $season }): cada potencia construye sus primeras unidades.
    .now = QUÉ HACER AHORA
    .against-bot = Envía tus órdenes. { $opponent } es un bot del juez, y sus órdenes ya están.
    .against-bots = Envía tus órdenes. Los bots del juez juegan con las demás potencias; sus órdenes ya están.
    .practice = Para terminar la partida en cualquier momento, envía RESIGN.
    .illegal = No hay prensa; tus órdenes son tu única forma de comunicarte (HELP ILLEGAL). Envía tus órdenes; puedes cambiarlas cuantas veces quieras hasta que se resuelva la fase.
    .silent = En esta partida no hay prensa. Envía tus órdenes; puedes cambiarlas cuantas veces quieras hasta que se resuelva la fase.
    .duel = Escribe a tu rival: PRESS TO { $opponent }, tu texto y ENDPRESS, cada cosa en su propia línea (HELP TALKING). Después envía tus órdenes; puedes cambiarlas cuantas veces quieras hasta que se resuelva la fase.
    .talk = Escribe a los demás jugadores (HELP TALKING explica cómo). Después envía tus órdenes; puedes cambiarlas cuantas veces quieras hasta que se resuelva la fase.
    .sooner = La fase se resuelve antes si están todas las órdenes. Para dejarla abierta hasta el fin del plazo, envía SET WAIT.
    .earliest = La fase se resuelve antes si están todas las órdenes, pero no antes del { $earliest }. Para dejarla abierta hasta el fin del plazo, envía SET WAIT.
    .list = Para ver el estado de la partida en cualquier momento, envía LIST { $game }.
    .settings = Las opciones principales de '{ $game }', y todas las que no son las habituales (para verlas todas, envía LIST { $game }):
email-roll-call = La partida '{ $game }' ({ $board }) tiene todos sus jugadores y está a punto de empezar. Antes de repartir las potencias, se pregunta a todos: ¿estás ahí?
    .subject = ¿Estás ahí? Responde YES
    .yes = Para contestar, { reply-with-yes }, o envía I AM HERE debajo de tu SIGN ON.
    .until = La partida empieza en cuanto todos respondan. Quien no haya respondido antes del { $until } pierde su puesto en favor de otra persona.
email-invitation = { $master } te invita a la partida '{ $game }' ({ $board }) en este juez.
    .subject = ¿Quieres jugar?
    .forming = Para unirte, responde con esta línea y una contraseña a tu elección:
    .running = La partida ha empezado. Si una potencia está libre, puedes tomarla con esta línea y una contraseña a tu elección:
    .advice = Para ver su tablero y sus opciones, envía LIST { $game }. Si no quieres jugar, ignora este correo; no recibirás más correos sobre ella.
email-player-joined = { $who } se ha unido a { $to ->
        [series] la serie
       *[game] la partida
    } '{ $game }' como jugador número { $number }.
    .subject = Nuevo jugador: n.º { $number }
    .round = Para abrir tantas partidas como llenen sus jugadores, envía ROUND.
    .needed = La partida empieza cuando se { $needed ->
        [one] una { $needed } jugador más.
       *[other] unan { $needed } jugadores más.
    }
    .needed-and-approval = La partida empieza cuando se { $needed ->
        [one] una { $needed } jugador más
       *[other] unan { $needed } jugadores más
    } y el árbitro haya admitido a quienes esperan su aprobación.
    .approval = Todos los puestos están ocupados. La partida empieza cuando el árbitro haya admitido a quienes esperan su aprobación.
    .roll-call = Todos los puestos están ocupados. Antes de empezar, se pregunta a todos los jugadores si están ahí.
    .begin = Todos los puestos están ocupados. Para empezar la partida, envía BEGIN: elegiste empezarla tú (SET MANUAL START).
    .manual = Todos los puestos están ocupados. La partida empieza cuando el árbitro lo diga.
    .starts-at = Todos los puestos están ocupados. La partida empieza el
    .starts = Todos los puestos están ocupados. La partida empieza.
    .wishes = Preferencias de potencias hasta ahora, de más a menos deseada:
    .assigned = se asigna { $powers }
email-settings-changed = Las opciones de la partida '{ $game }' han cambiado:
    .subject = Cambio de opciones
    .by = { $who } ha cambiado las opciones de la partida '{ $game }':
    .was = antes:
    .now = ahora:
    .empty = (vacío)
    .board = Las potencias de este tablero son { $powers }. Para ver sus reglas, envía GET RULES.{ $board }; para ver sus provincias, GET MAP.{ $board }. Todos los participantes siguen en la partida. Las preferencias por potencias que no tiene se borran. Para enviar otras, envía SET PREFERENCE; para dejar la partida, RESIGN.
    .needed = Todavía hacen falta: { $needed }.
    .list = Para ver todas las opciones, envía LIST { $game }.

# Somebody who may not be known to the reader, at the beginning of a sentence.

unnamed-person = Alguien
    .listed = alguien
    .of-power = El jugador de { $power }
    .of-game = Alguien de la partida
    .of-players = Uno de los jugadores
    .master = El árbitro
unnamed-address = otra dirección
late-power = { $owes ->
        [some] quien todavía deba órdenes
       *[none] quien no haya enviado órdenes
    }
but-standbys = { $standbys ->
        [asked] , salvo que alguien de la lista de suplentes tome la potencia: en ese caso juega esa persona, y antes puede enviar órdenes
       *[none] {""}
    }
email-seat-changed = { $who } ({ $address }) ha tomado { $power } en la partida '{ $game }' y juega con ella desde { $phase }. ¡Mucha suerte!
    .subject = Se incorpora: { $letter }
    .observing-subject = Nuevo observador
    .new-player-subject = { $power } tiene un nuevo jugador
    .led-again-subject = Potencia tomada: { $letter }
    .new-master-subject = Nuevo árbitro
    .master-left-subject = Un árbitro se va
    .partner-left-subject = Un jugador menos: { $letter }
    .spectator-you-subject = Ves lo que recibe { $power }
    .spectator-ended-you-subject = Ya no ves lo que recibe { $power }
    .spectator-subject = { $power }: alguien ve lo que recibe
    .spectator-ended-subject = { $power }: ya nadie ve lo que recibe
    .returned-subject = Vuelve un jugador: { $letter }
    .admitted-subject = Puedes volver
    .approved-subject = Tienes la aprobación
    .waits-again-subject = Necesitas otra vez la aprobación del árbitro
    .unanswered-you-subject = Has perdido tu puesto
    .unanswered-subject = Un jugador no respondió
    .ejected-subject = { $what ->
        [power] Fuera de la partida: { $power }
        [player] Un jugador, fuera de la partida
       *[observer] Un observador, fuera de la partida
    }
    .resigned-subject = { $what ->
        [power] Abandono: { $power }
        [player] Abandono de un jugador
       *[observer] Un observador se va
    }
    .replaced = { $sent ->
        [some] Cuando terminó el periodo de gracia, no habían llegado todas tus órdenes para { $power } en la partida '{ $game }'. Ahora juega con ella alguien de la lista de suplentes.
       *[none] Cuando terminó el periodo de gracia, no habían llegado tus órdenes para { $power } en la partida '{ $game }'. Ahora juega con ella alguien de la lista de suplentes.
    }
    .succeeded = { $power } en la partida '{ $game }', que era tuya, tiene un nuevo jugador.
    .thanks = Gracias por los turnos que jugaste. Para ver las partidas que necesitan jugadores, envía LIST. Para que se te pregunte cuando quede libre una potencia, envía SIGN UP AS STANDBY.
    .led-again = { $power } en la partida '{ $game }' vuelve a tener jugador, desde { $phase }.
    .new-master = { $who } ({ $address }) arbitra ahora la partida '{ $game }'. Así lo ha dispuesto la administración del juez.
    .co-master = { $by ->
        [keeper] { $who } arbitra ahora también la partida '{ $game }', por decisión de la administración del juez.
       *[master] { $who } arbitra ahora también la partida '{ $game }'.
    }
    .all-masters = PRESS TO M llega a todos los árbitros; cualquiera de ellos puede actuar.
    .successor-of-you = { $who } ha aceptado y arbitra ahora la partida '{ $game }' en tu lugar. Ya no participas en la partida. Para observarla, envía OBSERVE { $game } y una contraseña.
    .successor = { $who } arbitra ahora la partida '{ $game }'. El árbitro anterior se la ha cedido.
    .master-left = { $named ->
        [yes] { $who } ya no arbitra la partida '{ $game }'. Todavía tiene otro árbitro.
       *[no] Uno de los árbitros de la partida '{ $game }' se ha ido. Todavía tiene otro árbitro.
    }
    .master-out-by-keeper = La administración del juez ha decidido que ya no arbitras la partida '{ $game }'. Si quieres saber por qué, pregunta: { $keeper }
    .master-out-by-first = El primer árbitro de la partida '{ $game }' ha decidido que ya no la arbitras.
    .master-out = { $named ->
        [yes] { $who } ya no arbitra la partida '{ $game }'.
       *[no] Uno de los árbitros de la partida '{ $game }' ya no la arbitra.
    } { $by ->
        [keeper] Lo ha decidido la administración del juez.
       *[master] Lo ha decidido el primer árbitro.
    }
    .partner = { $named ->
        [yes] { $who } juega ahora con { $power } en la partida '{ $game }' junto con su jugador.
       *[no] La persona a la que se lo propusiste juega ahora contigo con { $power } en la partida '{ $game }'.
    }
    .partner-left-you = Ya no juegas con { $power } en la partida '{ $game }': lo ha decidido su jugador.
    .partner-too = { $named ->
        [yes] { $who } jugaba también con { $power } en la partida '{ $game }', y ya no.
       *[no] Otra persona jugaba también con { $power } en la partida '{ $game }', y ya no.
    }
    .partner-left = { $named ->
        [yes] { $who } ya no juega con { $power } en la partida '{ $game }'. Su otro jugador sigue.
       *[no] Uno de los jugadores de { $power } en la partida '{ $game }' ya no juega con ella. El otro sigue.
    }
    .spectator-you = Quien juega con { $power } en la partida '{ $game }' te deja ver los correos que recibe { $power }: sus resultados y sus mensajes.
    .spectator-may = No puedes enviar nada por esa potencia. Lo que ves es solo para ti. Para dejar de verlo, envía RESIGN. Para observar la partida como antes, envía después OBSERVE { $game } y una contraseña.
    .spectator-ended-you = Ya no ves lo que recibe { $power } en la partida '{ $game }': lo ha decidido su jugador. Observas la partida como antes.
    .spectator = { $who } ve lo que recibe { $power } en la partida '{ $game }' mientras la observe: lo ha decidido su jugador. No puede enviar nada por { $power }. El árbitro puede prohibirlo con SET NO SPECTATORS.
    .spectator-not-watching = Ahora esa persona no observa la partida, así que no ve nada.
    .spectator-ended = { $who } ya no ve lo que recibe { $power } en la partida '{ $game }'.
    .returned = { $who } ha vuelto y juega otra vez con { $power } en la partida '{ $game }'.
    .observing = { $who } observa ahora la partida '{ $game }'.
    .stopped-observing = { $who } ya no observa la partida '{ $game }'.
    .admitted = El árbitro de la partida '{ $game }' te deja volver. Si el puesto sigue libre, envía una de estas líneas con una contraseña a tu elección:
    .admitted-player = El árbitro de la partida '{ $game }' te deja volver. Si el puesto sigue libre, envía esta línea con una contraseña a tu elección:
    .approved = El árbitro de la partida '{ $game }' te ha dado su aprobación. Juegas en cuanto empiece.
    .approved-running = El árbitro de la partida '{ $game }' te ha dado su aprobación. Si una potencia está libre, envía esta línea con una contraseña a tu elección:
    .waits-again = El árbitro de la partida '{ $game }' ha retirado su aprobación. { $place ->
        [kept] Conservas tu puesto, pero necesita otra vez la aprobación del árbitro.
       *[none] Para jugar en ella, necesitas otra vez la aprobación del árbitro.
    } Recibirás un aviso cuando llegue.
    .unanswered-you = Antes de empezar, la partida '{ $game }' preguntó si estabas ahí, y no llegó respuesta. Tu puesto queda libre para otra persona. Para tomarlo de nuevo mientras esté libre, envía SIGN ON ?{ $game } y una contraseña a tu elección.
    .unanswered = { $who } no respondió cuando la partida '{ $game }' pasó lista, y ha perdido su puesto.
    .missing = La partida puede empezar cuando se { $missing ->
        [one] una { $missing } jugador más.
       *[other] unan { $missing } jugadores más.
    }
    .ejected-by-keeper = La administración del juez te ha sacado de la partida '{ $game }'. Si quieres saber por qué, pregunta: { $keeper }
    .ejected-you = El árbitro te ha sacado de la partida '{ $game }'. Si quieres saber por qué, pregúntale.
    .ejected-you-written = El árbitro te ha sacado de la partida '{ $game }'. Si quieres saber por qué, escríbele directamente; ningún mensaje tuyo llega a nadie en la partida:
    .ejected-back = Para volver, hace falta que el árbitro envíe ADMIT.
    .ejected = { $named ->
        [yes] { $by ->
            [keeper] La administración del juez ha sacado a { $who } de la partida '{ $game }'.
           *[master] El árbitro ha sacado a { $who } de la partida '{ $game }'.
        }
       *[no] { $by ->
            [keeper] La administración del juez ha sacado a alguien de la partida '{ $game }'.
           *[master] El árbitro ha sacado a alguien de la partida '{ $game }'.
        }
    }
    .resigned = { $who } ha abandonado la partida '{ $game }'.
    .free = { $open ->
        [invited] { $power } está libre. Quien tenga la admisión del árbitro puede tomarla con SIGN ON { $place } { $game } y una contraseña.
       *[all] { $power } está libre. Cualquier persona registrada puede tomarla con SIGN ON { $place } { $game } y una contraseña.
    }

## Votes and press.

email-vote-opened = Alguien propone { $terms } en '{ $game }'. Es la propuesta { $number }.
    .subject = Propuesta { $number }
    .by-season = Los votos se cuentan cuando se resuelvan los movimientos de { $season }.
    .by-phase = Los votos se cuentan cuando se resuelva esta fase, o antes si todos votan YES.
    .until = Se cuentan a más tardar el { $until }.
    .repeated = Ya se propuso antes, así que ahora el silencio vale como acuerdo, si alguien vota YES. Un solo NO la hace fracasar.
    .silence-agrees = El árbitro ha declarado que el silencio vale como acuerdo, si alguien vota YES. Un solo NO la hace fracasar.
    .all = Hace falta el YES de todos los jugadores. El silencio vale como NO.
    .silent-from = Antes del { $since } el silencio no vale como acuerdo, por pronto que se resuelva la fase. Quien esté ausente tiene { $span } después de volver.
    .told = { $told ->
        [names] No se dice a nadie quién lo propuso. Cuando se cuenten los votos, todos sabrán qué votó cada jugador, y entre los demás votos, el YES de quien hizo la propuesta.
        [count] El juez no dice a nadie quién lo propuso. Cuando se cuenten los votos, todos sabrán cuántos votaron a favor y en contra, pero no quiénes.
       *[result] El juez no dice a nadie quién lo propuso. Todos sabrán solo si se aprobó, no qué votó cada jugador.
    }
    .answer = Para votar, responde a este correo con una de estas líneas:
    .mail = Para votar, envía esto con una de las dos últimas líneas a { $address }:
    .change = Puedes cambiar tu voto hasta entonces.
email-press = Para contestar, responde a este correo: se te muestra tu texto y después se envía (destinatarios: { LIST($readers, type: "and") }). Para elegir los destinatarios, pon esto en tu respuesta:
    .asked-first = Para contestar, responde a este correo: se te preguntará si hay que enviar tu texto (destinatarios: { LIST($readers, type: "and") }). Para elegir los destinatarios, sin esa pregunta, pon esto en tu respuesta:
    .mail = Para contestar, envía esto a { $address }:
    .own = Esta es una copia de tu propio mensaje. Para no recibir más copias así, envía SET NOCOPY.
    .spectator = Ves este mensaje porque quien juega con { $power } te deja verlo.
    .watched = Esta es una copia de un mensaje entre otros. Para no recibir más copias así, envía SET NORMAL PRESS.
    .silent = En esta partida no hay prensa: nadie lee una respuesta a esto.
    .unassigned = Las potencias todavía no tienen jugadores, así que ningún mensaje va a una sola. BROADCAST llega a todos los que se han unido.
    .unnamed = El mensaje es anónimo. Para llegar a quien lo escribió, usa BROADCAST.
email-postal-press = Mensajes que llegaron con los resultados de { $phase } en '{ $game }':
    .subject = Prensa de la partida
    .ended = Mensajes que esperaban resultados en '{ $game }', que ha terminado sin ellos:
    .yours = (tuyo)
    .answer = Para contestar, escribe PRESS TO y las potencias, tu texto, y ENDPRESS, cada cosa en su propia línea. Puedes ponerlo en una respuesta a este correo, junto con tus órdenes.
email-press-watched = { $who ->
        [master] Desde ahora el árbitro de '{ $game }' recibe copias de los mensajes entre jugadores. Los mensajes anteriores siguen siendo privados.
       *[observer] Desde ahora un observador de '{ $game }' recibe copias de los mensajes entre jugadores. Los mensajes anteriores siguen siendo privados.
    }
    .subject = { $who ->
        [master] El árbitro lee todos los mensajes
       *[observer] Un observador lee todos los mensajes
    }
    .ended-subject = { $who ->
        [master] Los mensajes vuelven a ser privados
       *[observer] Un observador ya no lee los mensajes
    }
    .ended = { $who ->
        [master] El árbitro de '{ $game }' ya no recibe copias de los mensajes entre jugadores.
       *[observer] Un observador de '{ $game }' ya no recibe copias de los mensajes entre jugadores.
    }
email-letters-shown = La partida '{ $game }' ha terminado y muestra sus mensajes (SET LETTERS SHOWN). Estos son los de unas potencias a otras. No se muestran los mensajes al árbitro ni a los observadores.
    .subject = Los mensajes
    .left-out = Se omiten los primeros { $number } porque este correo sería demasiado largo.
email-proxy-changed = { $power } te presta unidades en '{ $game }' { $span ->
        [lasting] hasta que retire el PROXY
       *[phase] para esta fase
    }: { $units }.
    .subject = PROXY de { $letter }
    .ended-subject = Fin del PROXY de { $letter }
    .advice = Da órdenes a las unidades prestadas como a las tuyas, en tu propio correo. Si { $power } da una orden a una de ellas, cuenta esa orden y no la tuya.
    .revoked = { $power } ha retirado su PROXY en '{ $game }' y vuelve a dar las órdenes de estas unidades: { $units }.
    .unreachable = Los correos a quien juega con { $power } son devueltos, así que su PROXY en '{ $game }' ha terminado. { $power } vuelve a dar las órdenes de estas unidades: { $units }.
    .ended = { $power } o tu potencia tiene en '{ $game }' un nuevo jugador o ninguno, así que el PROXY ha terminado. { $power } vuelve a dar las órdenes de estas unidades: { $units }.
email-standby-wanted = { $sent ->
        [some] { $power } no ha enviado todas sus órdenes en la partida '{ $game }'.
        [none] { $power } no ha enviado órdenes en la partida '{ $game }'.
       *[left] { $power } no tiene jugador en la partida '{ $game }'.
    }
    .subject = ¿Quieres reemplazar a un jugador? Responde YES
    .subject-of = ¿Quieres jugar con { $power }? Responde YES
    .missed = { $power } no envió órdenes para { $season } en la partida '{ $game }'.
    .secret = { $cause ->
        [late] Una potencia no ha enviado sus órdenes en la partida '{ $game }', que guarda en secreto cuál es.
       *[left] Una potencia no tiene jugador en la partida '{ $game }', que guarda en secreto cuál es.
    }
    .question = Estás en la lista de suplentes. ¿Quieres tomarla?
    .yes = Para aceptar, { reply-with-yes }. Es de quien responda YES primero.
    .next-season = Si su jugador tampoco envía órdenes el próximo turno, ese turno se prolonga y la potencia es tuya. Recibirás un aviso en cualquier caso.
    .until-grace = Su jugador todavía puede enviar órdenes hasta que termine el periodo de gracia: { $grace }. Si entonces faltan órdenes, la potencia es tuya. Recibirás un aviso en cualquier caso.
    .at-once = Es tuya de inmediato, y la respuesta te muestra su posición.
    .board = El tablero es { $board }.
    .phase = { $asked ->
        [no] La fase actual es { $phase }; { $power } no tiene que enviar órdenes en ella.
       *[yes] La fase actual es { $phase }.
    }
    .phase-task = La fase actual es { $phase }: { $task }
    .holdings = { $power } tiene { $units ->
        [one] { $units } unidad
       *[other] { $units } unidades
    } y { $centres ->
        [one] { $centres } centro de suministro.
       *[other] { $centres } centros de suministro.
    }
    .gunboat = Es una partida Gunboat: solo su árbitro sabe quién eres.
    .no = Si no quieres, responde NO o no hagas nada. Para salir de la lista de suplentes, envía SIGN OFF AS STANDBY en cualquier correo al juez.
standby-power = { $named ->
        [yes] { $power }
       *[no] la potencia por la que se te preguntó
    }
email-standby-told = { $cause ->
        [left] Su jugador ha dejado la partida: { standby-power } en la partida '{ $game }' es ahora tuya.
       *[late] No habían llegado todas sus órdenes cuando terminó el periodo de gracia: { standby-power } en la partida '{ $game }' es ahora tuya.
    }
    .subject = Juegas con { $power }
    .ended-subject = { $named ->
        [yes] { $by ->
            [another] { $power } es para otra persona
           *[nobody] { $power } no necesita reemplazo
        }
       *[no] { $by ->
            [another] La potencia es para otra persona
           *[nobody] La potencia no necesita reemplazo
        }
    }
    .thanks = Gracias por reemplazar a un jugador.
    .orders = { $number ->
        [one] { $number } orden del jugador anterior sigue contando; una orden tuya para la misma unidad la reemplaza.
       *[other] { $number } órdenes del jugador anterior siguen contando; una orden tuya para la misma unidad reemplaza la suya.
    }
    .password = Responde a los correos del juez con tus órdenes. Para poner una contraseña para correos nuevos, envía FORGOT PASSWORD { $game }.
    .elsewhere = { $named ->
        [yes] { $power } en la partida '{ $game }' es para otra persona. Nadie puede tener dos puestos en una partida, ni volver a uno que el árbitro le quitó.
       *[no] La potencia de la partida '{ $game }' por la que se te preguntó es para otra persona. Nadie puede tener dos puestos en una partida, ni volver a uno que el árbitro le quitó.
    }
    .ended = { $cause ->
        [over] La partida '{ $game }' ha terminado, así que ya no hace falta reemplazo para { standby-power }.
        [judged] La fase ha terminado en la partida '{ $game }', y quien juega con { standby-power } la conserva. No hace falta reemplazo.
        [kept] Según las reglas actuales de la partida '{ $game }', quien juega con { standby-power } la conserva cuando termine el periodo de gracia. No hace falta reemplazo.
       *[back] Quien juega con { standby-power } en la partida '{ $game }' ha vuelto, así que no hace falta reemplazo.
    }
    .stay = Gracias por ofrecerte. Sigues en la lista de suplentes.

## Questions that ask for a word.

confirm-line = YES no basta. Desde otra dirección, envía esta línea:
    .cancel = Para cancelarlo, responde CANCEL. Si no haces nada, caduca el { $expires }.
email-confirmation-asked = En un correo de { $sender } llegó este comando, en nombre { $role ->
        [master] del árbitro de '{ $game }':
        [power] de { $power } en '{ $game }':
       *[player] de un jugador de '{ $game }':
    }
    .subject = Confirma, por favor
    .resign = Abandonar una partida no tiene vuelta atrás. Para abandonar, responde a este correo solo con la palabra CONFIRM. Si no haces nada, sigues en ella.
    .concede = Nadie más tiene que conceder la victoria, así que esto termina la partida definitivamente. Confírmalo, por favor: responde a este correo solo con la palabra CONFIRM.
    .end = Para este final no falta ningún otro voto, o solo el de quien gana, así que es definitivo. Confírmalo, por favor: responde a este correo solo con la palabra CONFIRM.
    .share = Esto permite que otra persona actúe por ti, y llegó de una dirección que no es tuya. Confírmalo, por favor: responde a este correo solo con la palabra CONFIRM.
    .others = Los demás se enteran de inmediato, así que confírmalo, por favor: responde a este correo solo con la palabra CONFIRM.
    .password = Si no enviaste este comando, responde CANCEL y cambia tu contraseña. Envía esta línea debajo de SIGN ON:
email-address-asked = Un correo de { $sender } con tu contraseña en '{ $game }' pide esto:
    .subject = Confirma tu nueva dirección
    .effect = Desde entonces el juez escribe a esa dirección, en todas tus partidas, y ya no a esta. Quien lea el correo allí puede recibir contraseñas nuevas para tus puestos. Confírmalo, por favor: responde a este correo solo con la palabra CONFIRM.
    .password = Si no lo pediste, responde CANCEL: alguien conoce esa contraseña. Para elegir otra, envía esta línea debajo de SIGN ON:
email-also-asked = Un correo de { $sender } dice que también escribes desde esta dirección:
    .subject = ¿Es tuya también esta dirección?
    .effect = Si es así, responde a este correo solo con la palabra CONFIRM (YES no basta). Entonces se pide a la otra dirección su YES, y los correos de allí cuentan como tuyos: órdenes, mensajes, todo. Los correos del juez siguen llegando solo aquí, con una copia de lo que los correos de allí hicieron por tu potencia.
    .cancel = Si no, no hagas nada, o responde CANCEL: entonces no cambia nada. La petición caduca el { $expires }.
email-also-changed = Los correos de { $address } cuentan ahora como tuyos. Las respuestas van a la dirección que escribió; todo lo demás llega aquí.
    .subject = Tus direcciones han cambiado
    .gone = Los correos de { $address } ya no cuentan como tuyos. Con la contraseña correcta siguen contando para su potencia, como desde cualquier dirección.
    .undo = Para ver tus direcciones, envía MY ADDRESSES. Si no lo pediste, responde a este correo con esta única línea: I AM NOT { $address }
    .return = Para ver tus direcciones, envía MY ADDRESSES. Si no lo pediste, envía I AM ALSO { $address }
email-address-changed = El juez envía ahora tus correos a otra dirección:
    .subject = Tu dirección ha cambiado
    .before = antes:
    .now = ahora:
    .advice = Este mensaje llega a ambas direcciones. Si no pediste este cambio, escribe de inmediato a la administración del juez: { $keeper }
email-address-fails = { $seat ->
        [power] Los correos a { $who } ({ $address }), que juega con { $power } en '{ $game }', han sido devueltos más de una vez por un error permanente:
       *[other] Los correos a { $who } ({ $address }), que juega u observa en '{ $game }', han sido devueltos más de una vez por un error permanente:
    }
    .subject = Los correos a { $who } son devueltos
    .advice = LIST { $game } marca la dirección hasta que llegue un correo desde ella. Puedes escribir a esa persona por otro medio, mover el plazo o sacarla con EJECT.
    .new = Si la dirección anterior ya no existe, la persona puede registrarse desde otra con REGISTER. Cuando hayas sacado la anterior con EJECT, puede tomar el puesto con SIGN ON.
email-mail-held = Un correo en tu nombre ha quedado en espera:
    .subject = Confirma, por favor, un correo enviado en tu nombre
    .from = De:
    .title = Asunto:
    .disowned = Parece falsificado: los servidores de correo de esa dirección dicen que no lo enviaron, o su línea From no nombra exactamente a una persona. No ha tenido efecto.
    .guessed = Lleva tu contraseña en '{ $game }'. Pero hace poco llegaron muchos correos con contraseñas equivocadas, y uno puede haberla adivinado. Por eso este correo todavía no ha tenido efecto.
    .unsigned = Su SIGN ON para '{ $game }' no lleva contraseña, y nada más prueba que lo enviaste tú. Pide más que órdenes, así que nada de él ha tenido efecto todavía. Con tu contraseña en el SIGN ON, un correo cuenta sin esta pregunta.
    .page = Se envió con tu página de órdenes de '{ $game }', pero no consta que su dirección sea tuya. No ha tenido efecto. Si esa dirección es tuya, envía desde aquí, una vez, I AM ALSO y la dirección. Después, los correos de ella cuentan sin esta pregunta.
    .other-games = Lleva tu contraseña en '{ $game }', pero ANNOUNCE ALL escribe también en tus otras partidas, y la contraseña de una partida no es prueba para ellas. No ha tenido efecto.
    .unproven = Lleva tu contraseña en '{ $game }', pero su servidor de correo no garantiza que venga de tu dirección registrada, y esta partida también lo exige. No ha tenido efecto.
    .asks = En tu nombre pide esto (… es una palabra de quien lo escribió):
    .more = y { $number } más
    .yours = { $word ->
        [YES] Si lo enviaste tú, responde a este correo solo con la palabra YES o, desde otra dirección, envía esta línea:
       *[CONFIRM] Si lo enviaste tú, responde a este correo solo con la palabra CONFIRM (YES no basta) o, desde otra dirección, envía esta línea:
    }
    .not-yours = { $because ->
        [guessed] Entonces se procesa como si llegara en ese momento. Si no lo enviaste tú, no hagas nada o responde CANCEL, y cambia tu contraseña con SET PASSWORD, porque alguien la conoce. La petición caduca el { $expires }.
       *[other] Entonces se procesa como si llegara en ese momento. Si no lo enviaste tú, no hagas nada o responde CANCEL. La petición caduca el { $expires }.
    }
    .then-forgotten = Si respondes CONFIRM, las contraseñas equivocadas dejan de contar contra tus puestos, y tu próximo correo cuenta de inmediato. Una respuesta a cualquier otro correo del juez hace lo mismo.
    .seldom-told = De otros correos así se te avisará como máximo una vez por hora.
email-opt-in-asked = Alguien que usa esta dirección ha pedido participar en partidas de Diplomacy por correo. El juez no escribe a una dirección hasta que su dueño lo acepte.
    .subject = Responde YES, por favor
    .moves = Alguien que juega a Diplomacy por correo quiere recibir sus correos en esta dirección. El juez no escribe a una dirección hasta que su dueño lo acepte.
    .also = Alguien que juega a Diplomacy por correo dice que esta dirección también es suya y que quiere escribir desde ella. El juez pregunta antes de creerlo.
    .known = Un correo en tu nombre pide unirse a una partida u observarla. Cualquiera puede poner tu dirección en un correo, así que espera hasta que lo confirmes.
    .came = Llegó el { $came }.
    .asks = Pide: { $commands }
    .others = Comprueba la hora: en 24 horas han llegado otros correos en tu nombre, y cada uno tiene su propia pregunta. YES libera solo el correo por el que se pregunta.
    .not-among = Si el tuyo no está entre ellos, responde a este correo con sus líneas en lugar de YES: entonces cuentan esas, y nada más.
    .yes = { $what ->
        [moves] Si fuiste tú, { reply-with-yes }. Tus correos llegarán entonces aquí.
        [also] Si fuiste tú, { reply-with-yes }. Los correos de aquí contarán entonces como tuyos, y las respuestas llegarán aquí.
       *[other] Si lo enviaste tú, { reply-with-yes }. Entonces se procesará tu correo. No hace falta que lo envíes otra vez.
    }
    .no = Si no, responde NO y no se volverá a preguntar a esta dirección por ese correo; o no hagas nada y no pasará nada. La pregunta caduca el { $expires }.
    .line = Si tu programa de correo no puede responder a este correo, envía esta línea:
email-master-asked = { $who } en la partida '{ $game }' pide un plazo más largo:
    .subject = Hace falta tu decisión
    .away = { $who } en la partida '{ $game }' quiere ausentarse más tiempo del que la partida permite sin tu aprobación:
    .part = { $part ->
        [power] Alguien que ha tenido un puesto en la partida '{ $game }' quiere jugar en ella con otra potencia.
       *[other] Alguien que ha tenido un puesto en la partida '{ $game }' quiere en ella otro puesto.
    }
    .led = Ha jugado con { LIST($powers, type: "and") } y conoce sus mensajes.
    .has-read = Ha observado la partida con copias de todos los mensajes (SET ALL PRESS).
    .only-master = Por eso solo puede admitir a esta persona un árbitro que no juegue. Esta línea la admite:
    .joins = Alguien quiere jugar en la partida '{ $game }', que necesita tu aprobación (SET APPROVAL). Esta línea admite a esa persona:
    .since = Es decir:
    .until = hasta:
    .deadline = Plazo actual: { $deadline }
    .words = El jugador escribe:
    .yes = Si te parece bien, { reply-with-yes }. Desde otra dirección, envía esta línea:
    .silence = Si no, responde NO o no hagas nada; nadie más se entera. La petición caduca el { $expires }.
    .line-at-any-time = También puedes enviar tú la línea en cualquier momento, debajo de SIGN ON.
    .line-or-eject = También puedes enviar tú la línea en cualquier momento, debajo de SIGN ON. Hasta que empiece la partida, puedes sacar a esa persona con EJECT y su dirección.
    .no = Si no, responde NO; lo que escribas debajo se le pasa al jugador. La petición caduca el { $expires }; después se le dice al jugador que no respondiste.
email-request-answered = { $what ->
        [away] Pediste al árbitro de la partida '{ $game }' una ausencia:
       *[deadline] Pediste al árbitro de la partida '{ $game }' un plazo más largo:
    }
    .subject = Lo que pediste al árbitro
    .answer = { $answer ->
        [refused] La respuesta: no.
        [later] No llegó respuesta, pero el plazo ya llega de todos modos hasta ahí.
        [lapsed] No llegó respuesta, así que nada cambia.
       *[failed] La respuesta fue YES, pero llegó demasiado tarde para cumplirse.
    }
    .away = No se anota ninguna ausencia: pueden vencer plazos en ese tiempo. AWAY con menos días no necesita la aprobación del árbitro.
fence = :: Responde encima de esta línea; lo de debajo no se lee. ::
