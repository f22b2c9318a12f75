### HELP of commands: what each one does. The key is the name of its class in judge/game/commands/.

help-command-register = Registrarse en el juez: tu nombre, tu zona horaria y, si quieres, tu idioma.
help-command-create = Crear una partida; la arbitras tú. FROM: empezar con una posición de una partida que arbitras.
help-command-sign-on = Unirse a una partida (?partida), o decir en nombre de qué potencia actúas; M es el árbitro.
help-command-practice = Empezar una partida propia contra los bots del juez.
help-command-observe = Observar una partida.
help-command-sign-off = Fin de los comandos: debajo de esta línea no se lee nada.
help-command-help = Recibir una página de HELP.
help-command-list = Listar todas las partidas; mostrar una; listar las que necesitan jugadores; las de un tablero; las tuyas.
help-command-get = Recibir un archivo; GET sin más los lista.
help-command-version = Mostrar la versión del juez.
help-command-set-zone = Elegir la zona horaria de las horas en tus correos, además de UTC.
help-command-set-language = Elegir el idioma de tus correos. Los tuyos puedes escribirlos en cualquier idioma que lea el juez.
help-command-set-style = Elegir cómo se escriben las órdenes en tus correos. Las tuyas puedes escribirlas en cualquier estilo.
help-command-set-profile = Elegir qué muestran de ti WHO IS e INFO PLAYER. En una partida valen sus propias reglas.
help-command-standby = Entrar en la lista de suplentes: el juez te pregunta cuando una potencia llega tarde o queda libre, en cualquier partida o en una. YES la toma.
help-command-set-mail = Recibir los correos de inmediato, una vez al día, o con los resultados; con o sin avisos de retraso; STOP: sin recordatorios.
help-command-forgot-password = Pedir que llegue un código a tu dirección registrada.
help-command-reset-password = Poner una nueva contraseña con el código recibido.
help-command-set-map = Recibir el mapa con los resultados como imagen, como dibujo adjunto, como enlace, o no recibirlo.
help-command-set-calendar = Recibir los plazos como archivos para tu calendario.
help-command-set-subject = Dejar fuera del asunto de los resultados lo que pasó con tus unidades.
help-command-confirm = Confirmar una petición del juez, con el código que te envió.
help-command-yes = Decir sí a una pregunta del juez, en una respuesta a ella.
help-command-cancel = Decir no a una pregunta del juez; sin código, cancelar todo lo pendiente en la partida actual.
help-command-other-address = Escribir también desde otra dirección; antes se pregunta a ambas. I AM NOT la quita.
help-command-game-status = Listar tus partidas y sus plazos; con el nombre de una partida, recibir su resumen.
help-command-summary = Mostrar quién jugó y cuándo, las opciones, y de quién fue cada centro cada año.
help-command-history = Recibir otra vez todos los resultados y lo que pasó; o solo los resultados, sin esas fases.
help-command-why = Por qué una orden tuvo éxito o fracasó, en la última fase o en otra; sin más: las tuyas.
help-command-resend = Recibir otra vez los últimos resultados, o los de otra fase, con el mapa.
help-command-map-own-orders = Recibir el mapa con tus propias órdenes vigentes, antes de que se resuelvan.
help-command-try = Ver qué resultado darían órdenes de cualquier potencia, con el mapa. Nada de eso cuenta.
help-command-who-game = Mostrar quién está en una partida; FULL: con sus perfiles.
help-command-who-is = Buscar personas cuyo nombre empieza así, si lo muestran.
help-command-my-addresses = Mostrar las direcciones desde las que puedes escribir, y adónde van tus correos.
help-command-info-player = La fiabilidad de un jugador, si la muestra; GET DEDICATION muestra la tuya.
help-command-process = Resolver ahora. Nombrar la fase es más seguro; NOW resuelve aunque falten órdenes.
help-command-predict = Ver cómo se resolvería la fase, también con otras órdenes o líneas de ADJUST. No cambia nada.
help-command-rollback = Deshacer la última fase, las últimas n, o todas desde una; UNDO las restablece.
help-command-undo = Anular un ROLLBACK o ADJUST hasta que se resuelva la próxima fase, o un final durante una semana.
help-command-set-deadline = Mover el plazo de esta fase; su periodo de gracia se mueve con él.
help-command-set-grace = Mover el fin del periodo de gracia de esta fase.
help-command-set-start = Fijar la hora más temprana a la que empieza la partida, o se resuelve esta fase.
help-command-begin = Empezar ahora una partida completa. FORCE BEGIN la empieza cuando más de la mitad de sus potencias tiene jugador.
help-command-assign = Elegir quién recibe una potencia antes de empezar: por su dirección, o su número en LIST.
help-command-unstart = Anular el comienzo, hasta que se resuelva la primera fase.
help-command-set-setting = Cambiar una opción de la partida; HELP SETTINGS las lista todas.
help-command-set-access = Elegir quién puede unirse o arbitrar. Cuando se permite a alguien, nadie más puede unirse. Un signo menos borra la entrada.
help-command-approve = Admitir a un jugador que necesita aprobación (SET APPROVAL): por su dirección, o su número en LIST.
help-command-pause = Parar el reloj. Con un día, como máximo 60 días después, vuelve a correr entonces.
help-command-resume = Reanudar el reloj con el tiempo que quedaba; o, durante una semana, anular un final.
help-command-eject = Sacar de la partida a un jugador u observador.
help-command-admit = Dejar volver a una persona que sacaste.
help-command-promote = Pedir a alguien que arbitre contigo; con su YES lo hace.
help-command-hand-over = Ceder la partida a otra persona, que arbitra en tu lugar cuando responde YES.
help-command-become = Actuar por una potencia en las líneas de abajo.
help-command-terminate = Terminar la partida sin resultado.
help-command-declare = Terminar la partida con un resultado y un motivo que todos leen; ROLLBACK lo deshace.
help-command-accept-late = ACCEPT: dejar que cuenten las órdenes fuera de plazo de una potencia, o todas las pendientes, donde necesitan tu aprobación. REJECT: que no cuenten; se avisa a sus jugadores.
help-command-adjust = Corregir unidades, centros o la fase; tu motivo se muestra a todos.
help-command-set-rules = Elegir todas las opciones de un tipo de partida. Si nombras varios, valen los últimos.
help-command-set-like = Copiar las opciones de otra partida; cuando esta ha empezado, solo las que todavía pueden cambiar.
help-command-announce = Decir algo a todos los participantes; ALL: a los de todas las partidas que arbitras.
help-command-create-series = Crear una serie. La gente se une como a una partida, y ROUND empieza sus partidas.
help-command-open-round = Empezar tantas partidas como jugadores haya, o n; una partida de los mejores; o partidas como tú las repartas.
help-command-table = Mostrar la tabla de una serie, o de una de sus rondas (SET SCORING, SET BEST).
help-command-phase-ahead = Dar las órdenes de abajo para una fase posterior, hasta cinco años por adelantado.
help-command-clear = Borrar las órdenes para fases posteriores; con ALL, todas; o las de una fase.
help-command-add-orders = Sumar las órdenes de este correo a las anteriores, donde las reemplazarían.
help-command-lend-standing = Prestar a otra potencia una de tus unidades, o todas, hasta que lo retires.
help-command-revoke-proxy = Recuperar una unidad que prestaste hasta nuevo aviso, o todas.
help-command-set-wait = WAIT: no resolver antes del fin del plazo, porque quizá cambies tus órdenes. NOWAIT lo termina.
help-command-set-preference = Decir qué potencias prefieres, por orden de preferencia; las que van entre corchetes valen igual.
help-command-set-password = Cambiar tu contraseña en esta partida.
help-command-set-address = Hacer que todos tus correos vayan a otra dirección. La anterior tiene que responder CONFIRM.
help-command-press = Enviar un mensaje a algunas potencias, al árbitro (M), a los observadores (O), o a ALL BUT T. POSTAL PRESS espera a los resultados.
help-command-broadcast = Enviar un mensaje a todos los participantes.
help-command-recall = Anular tus mensajes que esperan los resultados, o uno de ellos.
help-command-set-press-wish = Recibir copias de tus propios mensajes, o de los de otros; recibir o no los mensajes para todos.
help-command-record-diary = Escribir una entrada del diario, que nadie más puede leer antes del final.
help-command-read-diary = Listar las entradas de tu diario, o leerlas.
help-command-delete-diary = Borrar definitivamente una entrada del diario.
help-command-say-here = Responder cuando una partida completa pasa lista. Un YES como respuesta hace lo mismo.
help-command-resign = Dejar la partida. Tienes que responder CONFIRM en un día; si no, sigues.
help-command-partner = Jugar con tu potencia junto con otra persona: empieza con su YES, y termina con un signo menos.
help-command-permit-spectator = Mostrar a un observador lo que recibe tu potencia; WITH ORDERS también lo que envías.
help-command-set-draw = Votar en esta fase por un empate entre todas las potencias que quedan, o entre algunas (NO DIAS).
help-command-set-concede = Votar en esta fase por conceder la victoria a una potencia; gana si están de acuerdo todas las demás.
help-command-swap = Cambiar a los jugadores de dos potencias: lo propone el árbitro, y ambos jugadores aceptan.
help-command-propose = Proponer un final para la partida. Se pregunta a todos; nadie sabe quién lo propuso.
help-command-cast-vote = Votar una propuesta. Da su número si hay varias.
help-command-withdraw-proposal = Retirar tu propia propuesta. Se dice a todos que se retiró.
help-command-set-absence = Decir cuándo te ausentas: en esos días no vence ningún plazo para tus órdenes.
help-command-end-absence = Decir que has vuelto, ahora o desde un día. El plazo actual no cambia.
help-command-extend = Pedir al árbitro un plazo más largo; el árbitro responde con una palabra.

## The topics under which they stand.

help-topic-joining = Unirse: tu registro, y tu puesto en una partida
help-topic-asking = Preguntar: consultar algo, sin cambiar nada
help-topic-playing = Jugar: todo excepto las propias órdenes
help-topic-talking = Hablar: la prensa entre jugadores
help-topic-votes = Votar: cómo terminan su partida los jugadores
help-topic-mastering = Arbitrar: dirigir una partida
help-topic-series = Series: torneos de varias partidas

## Who can send them.

help-role = { $role ->
    [anyone] cualquiera
    [registered] cualquier persona registrada
    [observer] todos los participantes
    [player] jugadores
    [master] el árbitro
   *[keeper] la administración del juez
 }
help-for-role = Para { help-role }.
