### What the judge keeper is told.

mail-failed = Un correo no se pudo procesar
mail-failed-detail = El correo { $mail } falló { $tries } veces. Para verlo: judge mails show { $mail }
mail-died-detail = El juez se cayó { $deaths } veces mientras procesaba el correo { $mail }. Para verlo: judge mails show { $mail }
master-unreachable = Los correos al árbitro de { $game } son devueltos
deadlines-held = Los plazos están en espera porque no se puede leer el buzón
deadlines-held-detail = Estas partidas esperan desde el { TIME($since, style: "date-and-second") } UTC: { $games }. Continúan por sí solas en cuanto se lea el buzón. El error: { $why }. Para saber más, ejecuta `judge doctor`.
faulty-mail = Un correo del buzón no se puede leer
faulty-mail-detail = Es el correo { $number } (su UID) de { $sender }, asunto: { CUT($subject, max: 100) }. El juez lo intenta desde el { TIME($since, style: "date-and-clock") } UTC: { $why }. Lee todos los demás y sigue intentándolo con este. Hasta que se lea, pero como máximo hasta el { TIME($until, style: "date-and-clock") } UTC, están en espera los plazos de las partidas de quien lo envió; si no se sabe quién es, los de todas. Pide que lo envíe otra vez, y mueve este a otra carpeta del buzón. Los plazos vuelven entonces a correr.
faulty-mail-released = Los plazos ya no esperan un correo que no se puede leer
faulty-mail-released-detail = El correo { $number } (su UID) de { $sender }, asunto: { CUT($subject, max: 100) }, no se pudo leer durante un día: { $why }. Las partidas siguen sin él. El juez continúa intentándolo. Para que deje de hacerlo, mueve el correo a otra carpeta del buzón.
status-faulty-mail = El correo { $number } de { $sender } en el buzón no se puede leer desde el { TIME($since, style: "date-and-clock") } UTC: { $why }. Asunto: { CUT($subject, max: 60) }. Pide que lo envíe otra vez, y mueve este a otra carpeta
undrawn = Un mapa no se pudo dibujar
undrawn-detail = El juez no consigue dibujar el tablero { $board } ({ $why }; el lugar está en el registro). Los correos se envían sin el mapa; su texto está completo. Es un error del programa: comunícalo, por favor. No recibirás este mensaje otra vez.
game-fails = La partida { $game } no se puede resolver
game-fails-detail = El juez no consigue poner al día { $game } ({ $why }; el lugar está en el registro). Las demás partidas siguen. El juez continúa intentándolo, y entonces hace lo que tocaba. Ejecuta judge db check. Si no encuentra nada, es un error del programa: comunícalo, por favor. Para ver las partidas que todavía fallan, ejecuta `judge keeper games`.
game-paused-itself = La partida { $game } se ha puesto en pausa por sí sola
master-silent = La partida { $game } espera a su árbitro
master-silent-detail = Espera desde el { $since }, y sus jugadores lo saben. Para añadir a alguien (o a ti) como segundo árbitro: `judge keeper game { $game } promote ADDRESS`. Para reemplazar al árbitro: `judge keeper game { $game } hand-over ADDRESS`.
master-leaves = El árbitro de { $game } quiere dejarla
master-leaves-detail = No tiene otro árbitro. Para cederla a alguien: `judge keeper game { $game } hand-over ADDRESS`. Al árbitro se le ha dicho cómo hacerlo por correo.
game-paused-itself-detail = La mitad de sus potencias ya no tiene jugador, o nadie ha tomado una en dos semanas. El árbitro lo sabe. La partida no envía correos hasta que el árbitro envíe RESUME. Para terminarla: `judge keeper game { $game } end`.
outage = El juez estuvo un tiempo sin funcionar
outage-moved = Del { TIME($since, style: "date-and-second") } al { TIME($until, style: "date-and-second") } UTC el juez no funcionó, o el reloj de la máquina iba mal. Se movieron plazos en: { $games }.
outage-without-deadline = Del { TIME($since, style: "date-and-second") } al { TIME($until, style: "date-and-second") } UTC el juez no funcionó, o el reloj de la máquina iba mal. En ese tiempo no venció ningún plazo.
sending-refused = El servidor de correo rechaza los correos del juez
sending-refused-detail = Desde el { TIME($since, style: "date-and-second") } UTC el servidor de correo ha rechazado los correos a un destinatario tras otro. Dice: { $why }. No se pierde nada. El juez prueba con un correo cada hora, y envía el resto cuando se acepte uno. Si el proveedor limita cuánto puedes enviar, pon `[outgoing] per_day` o `per_hour` en judge.toml. Si no se fía del juez, ejecuta `judge doctor`.
clock-back = El reloj de la máquina se atrasó
clock-back-detail = Pasó del { TIME($since, style: "date-and-second") } al { TIME($until, style: "date-and-second") } UTC. No se movió ningún plazo. Los plazos siguen este reloj, así que, si la hora anterior está mal, corrige el reloj. Para comprobarlo: `timedatectl`
questions-wait = Escriben muchos desconocidos
questions-wait-detail = Escriben más desconocidos de los que el juez responde, o pregunta si quieren correos, en una hora: { $most } en total, { $domain } de un dominio. Los demás esperan; no se pierde ninguno. Si las direcciones son inventadas, ejecuta `judge keeper person @DOMAIN ban`. Si son de un club, sube [limits] newcomers en judge.toml. Recibes este mensaje una vez al día.
status-questions-wait = { $mails ->
        [one] { $mails } desconocido espera una respuesta, o que se le pregunte si quiere correos,
       *[other] { $mails } desconocidos esperan una respuesta, o que se les pregunte si quieren correos,
    } porque se llegó al límite de una hora ([limits] newcomers).
status-clock-back = El reloj se atrasó: el juez ya funcionaba el { TIME($since, style: "date-and-clock") } UTC. Mira el registro
judge-part = { $part ->
    [mailbox] buzón
    [sending] envío
    [sending-limit] límite de envío
    [site] sitio web
    [ratings] lista de resultados
    [pictures] imágenes
   *[work] trabajo
 }
status-idle = { $part }: sin actividad desde el { TIME($since, style: "date-and-clock") } UTC. Comprueba que el juez funciona: systemctl status judge
status-mailbox-idle = buzón: sin leer desde el { TIME($since, style: "date-and-clock") } UTC. Comprueba que el juez funciona: systemctl status judge. Si ya no lee ninguno: judge keeper forget-mailbox
status-never-worked = Ni judge run ni judge once han usado todavía esta base de datos. Ejecuta uno de ellos.
status-trouble = { $part }: falla desde el { TIME($since, style: "date-and-clock") } UTC: { $why }. Para saber más: judge doctor
status-game-fails = { $game } no se resuelve desde el { TIME($since, style: "date-and-clock") } UTC ({ $why }). Mira el registro, y ejecuta judge db check
status-held = Hay plazos en espera, el más antiguo desde el { TIME($since, style: "date-and-clock") } UTC: { $games }
status-waiting = { $mails ->
        [one] { $mails } correo espera
       *[other] { $mails } correos esperan
    } a procesarse, el más antiguo desde el { TIME($since, style: "date-and-clock") } UTC. Para verlos: judge mails list
status-unsent = { $mails ->
        [one] { $mails } correo espera
       *[other] { $mails } correos esperan
    } a enviarse, el más antiguo desde el { TIME($since, style: "date-and-clock") } UTC. Para ver la causa: judge doctor
status-set-aside = { $mails ->
        [one] { $mails } correo está
       *[other] { $mails } correos están
    } en cuarentena. Inténtalo otra vez o descarta cada uno: judge mails list
status-unsendable = { $mails ->
        [one] { $mails } correo a otros no se envió: falló, o está en espera después de una restauración
       *[other] { $mails } correos a otros no se enviaron: fallaron, o están en espera después de una restauración
    }. Para verlos: judge mails list
status-disk = Solo quedan { $free } MB libres en el disco. Un disco lleno detiene el juez
status-disk-full = El disco está lleno, así que no se puede guardar ningún correo ni ninguna orden
status-read-only = El disco es de solo lectura, así que no se puede guardar ningún correo ni ninguna orden. El motivo está en el registro del sistema
status-closed = Partidas y registros nuevos cerrados desde el { TIME($since, style: "date-and-clock") } UTC. Para abrirlos: judge keeper open
status-no-backup = Todavía no hay copia de seguridad. Para hacer una: judge db backup
status-old-backup = La última copia de seguridad es del { TIME($since, style: "date-and-clock") } UTC. Para hacer una: judge db backup
