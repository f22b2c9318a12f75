### Remarks about games: created, signed on to, shown.

no-such-game = No hay ninguna partida llamada "{ ONE_LINE($name, max: 24) }".
    .hint = Para ver todas las partidas, envía LIST.
no-such-game-of-yours = No hay ninguna partida llamada "{ ONE_LINE($name, max: 24) }". Las tuyas: { LIST($games, type: "and") }.
    .hint = Envía la línea otra vez con su nombre. Para ver tus partidas y sus plazos, envía MY GAMES.
game-name-malformed = "{ ONE_LINE($name, max: 24) }" no es un nombre de partida válido.
    .hint = Usa como máximo 20 letras, cifras, - y _.
game-name-is-password = Esa es una de tus contraseñas, y todos pueden leer el nombre de una partida.
    .hint = Elige otro nombre.
game-exists = Ya hay una partida llamada { $game }.
    .hint = Elige otro nombre.
game-name-not-free = El nombre { $game } no está disponible.
    .hint = Elige otro nombre. Para una partida contra los bots del juez, envía SIGN ON ?practice.
game-created = Arbitras { $game } ({ $board }). Empieza cuando se { $missing ->
        [one] una { $missing } jugador
       *[other] unan { $missing } jugadores
    }. Para unirse se envía SIGN ON ?{ $game } contraseña; cada jugador elige la suya. La tuya es la de árbitro: no se la des a nadie.
game-copied = Arbitras { $game } ({ $board }). Empieza en { $phase }, con la misma posición y las mismas opciones. Empieza cuando se { $missing ->
        [one] una { $missing } jugador
       *[other] unan { $missing } jugadores
    }. Para unirse se envía SIGN ON ?{ $game } contraseña.
deadlines-spread = Los plazos de las fases de movimientos vencen a las { $time } { $zone }, para que las partidas no se resuelvan todas a la vez. Para elegir otra hora, envía (por ejemplo) SET MOVES CLOCK 23:30.
series-created = Arbitras { $game }, una serie de partidas ({ $board }). Para unirse se envía SIGN ON ?{ $game } contraseña. Para elegir las opciones de sus partidas, usa SET; para abrirlas, ROUND.
no-series-of-that-name = { $game } no es una serie.
    .hint = Para ver todas las partidas y series, envía LIST.
no-such-round = La serie { $game } ha tenido { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }.
    .hint = Para ver la tabla de todas las rondas, envía TABLE { $game }.
no-series-named = La línea no dice qué serie.
    .hint = Envía TABLE y su nombre. Para ver todas las series, envía LIST.
game-name-has-meaning = { $name } significa otra cosa para el juez, así que una partida no puede llamarse así.
    .hint = Añádele una palabra: { CUT($name, max: 15) }-game.
game-looks-alike = { $game } se parece demasiado a { $other }, una partida que ya existe.
    .hint = Elige otro nombre.
practice-opened = { $game } está abierta: juegas con { $power }, y los bots del juez con las demás. Empieza cada correo con SIGN ON { $power } { $game } y tu contraseña.
practice-opened-with-password = { $game } está abierta: juegas con { $power }, y los bots del juez con las demás. Empieza cada correo con SIGN ON { $power } { $game } { $password }
practice-still-open = Tu partida de práctica { $game } sigue abierta, y solo puedes tener una a la vez.
    .hint = Continúala; o termínala con SIGN ON { $power } { $game } contraseña, y TERMINATE en la línea siguiente.
no-such-variant = No hay ninguna variante llamada "{ CUT($name, max: 40) }".
    .hint = Elige una de estas, si se parece: { $variants }. Para la lista completa, envía GET variants.
no-such-option = No hay ninguna variante llamada "{ CUT($name, max: 40) }": "{ CUT($words, max: 30) }" no se conoce.
    .hint = Nombra solo un tablero y sus opciones; lo demás va en sus propias líneas. Parecidas: { $variants }.
setting-no-board = "{ CUT($words, max: 40) }" es una opción de la partida, no un tablero ni una opción suya.
    .hint = Omítela, y escribe en su propia línea: { LIST($lines, type: "and") }.
variant-unplayable = { $name } todavía no se puede jugar: { $why }.
may-not-create = Aquí no tienes permiso para crear partidas.
    .hint = Pregunta a la administración del juez, { $keeper }.
judge-closed = Por ahora este juez no acepta partidas ni registros nuevos. Las partidas existentes continúan.
    .hint = Pregunta a la administración del juez, { $keeper }.
created-enough = Una persona puede crear como máximo { $most ->
        [one] { $most } partida
       *[other] { $most } partidas
    } al día.
    .hint = Inténtalo mañana, o pregunta a la administración del juez, { $keeper }.
not-signed-on = Esta línea no dice para qué partida es.
    .hint = Pon encima una línea SIGN ON, como SIGN ON Austria alpha contraseña.
speaks-as-master = Actúas como árbitro de { $game }.
speaks-as-player = Actúas como jugador de { $game }.
speaks-as-player-wishing = Actúas como jugador de { $game }. Las potencias se reparten cuando empiece, y SIGN ON no pide ninguna. Para decir cuáles prefieres, envía SET PREFERENCE { $power } y después otras.
password-of-last-yes = Otro correo en tu nombre había pedido este puesto en { $game } con otra contraseña. Desde ahora vale la de este correo.
speaks-as-observer = Actúas como observador de { $game }.
speaks-for-power = Actúas como { $power } en { $game }.
speaks-unproven = Nada prueba todavía que juegas con { $power } en { $game }: tus órdenes necesitan tu YES.
    .hint = Añade tu contraseña: SIGN ON { $power } { $game } contraseña.
read-for-game = Esta línea es para { $power } en { $game }.
game-unproven = Nada prueba todavía que juegas con { $power } en { $game }.
    .hint = Envía esta línea otra vez debajo de SIGN ON { $power } { $game } contraseña.
player-is-back = Hola de nuevo: juegas otra vez con { $power } en { $game }.
seat-needs-confirmation = Tiene que confirmarlo quien juega con esta potencia.
    .hint = Envía las líneas para ella en otro correo.
seat-waits = Este correo se tiene que confirmar desde la dirección registrada del jugador.
see-below = Mira más abajo.
shown-once = Ya se muestra más abajo.
one-page-for-strangers = Quien no está en el registro recibe una sola página por correo.
    .hint = Envía antes REGISTER, o pide esto en otro correo.
too-many-pages = En un correo se pueden pedir como máximo { $most } páginas.
    .hint = Pide esto en otro correo.
no-such-list-page = La lista de partidas no tiene página { $number }; tiene { $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }.
    .hint = Para la primera página, envía LIST.
files-listed = Archivos que puedes pedir con GET: { $files }.
no-such-file = No hay ningún archivo llamado "{ CUT($name, max: 40) }".
    .hint = Elige un archivo que puedas pedir con GET: { $files }.
no-single-phase = "{ $when }" no es un tablero ni una sola fase de una partida.
    .hint = Para un mapa de una fase, envía MAP S1901M, MAP F1901M o MAP W1901, debajo de SIGN ON potencia partida contraseña.
no-such-place = { $place } no es una provincia de este mapa.
    .hint = Nombra una sola unidad u orden, como WHY A Gal. Para la lista de nombres, envía GET MAP.
no-reasons-yet = En esta partida los motivos de los resultados se ocultan hasta que termine.
    .hint = Para ver otra vez lo que viste de la última fase, envía RESEND.
phase-not-judged = En { $game } no se ha resuelto { $phase }.
    .hint = Para ver las fases resueltas, envía HISTORY { $game }.
tried = Mira más abajo. Nada de eso cuenta.
trial-ends = El TRY termina antes de la línea { $line }, que ya no forma parte de él y cuenta.
one-trial-an-email = Un correo puede tener un solo TRY. Este no se probó, y nada de él cuenta.
    .hint = Envíalo en otro correo. Para pasar a la fase siguiente, escribe NEXT dentro de un TRY.
trial-of-nothing = Esto no nombra una partida ni un tablero con esa fase. Nada de eso cuenta.
    .hint = Escribe TRY y el nombre de una partida, o TRY standard para un tablero. Una fase, como F1901M, necesita una partida.
trial-unseen = No puedes ver la posición de { $game }, así que no se puede probar. Nada de eso cuenta.
    .hint = Responde a un correo sobre tu potencia en { $game }. Para un tablero vacío, escribe TRY { $board } y en la línea de abajo EMPTY.
trial-of-whose-orders = TRY MINE usa tus propias órdenes para la fase actual, y este correo no actúa por ninguna potencia que las tenga. Nada de eso cuenta.
    .hint = Responde con las mismas líneas a un correo sobre tu potencia, u omite MINE.
trial-too-long = Un TRY puede tener { $phases } fases y { $lines } líneas.
own-orders-of-whom = MAP MINE muestra tus propias órdenes vigentes, y este correo no actúa por ninguna potencia.
    .hint = Responde con MAP MINE a un correo sobre tu potencia, o escribe encima SIGN ON potencia partida contraseña.
version-shown = { $judge } ({ $code }), versión { $version }. Lo administra { $keeper }.
