### What the judge keeper is told.

mail-failed = Un e-mail n'a pas pu être traité
mail-failed-detail = L'e-mail { $mail } a échoué { $tries } fois. Pour le voir : judge mails show { $mail }
mail-died-detail = Le judge s'est arrêté brutalement { $deaths } fois pendant le traitement de l'e-mail { $mail }. Pour le voir : judge mails show { $mail }
master-unreachable = Les e-mails à l'arbitre de la partie { $game } ne peuvent pas être remis
deadlines-held = Les dates limites sont suspendues, car la boîte aux lettres ne peut pas être lue
deadlines-held-detail = Ces parties attendent depuis le { TIME($since, style: "date-and-second") } UTC : { $games }. Elles continuent automatiquement dès que la boîte est lue. L'erreur : { $why }. Pour en savoir plus, lancez `judge doctor`.
faulty-mail = Un e-mail de la boîte aux lettres ne peut pas être lu
faulty-mail-detail = C'est l'e-mail { $number } (son UID) de { $sender }, objet : { CUT($subject, max: 100) }. Le judge essaie depuis le { TIME($since, style: "date-and-clock") } UTC : { $why }. Il lit tous les autres e-mails et continue d'essayer celui-ci. Jusqu'à ce qu'il soit lu, mais au plus tard jusqu'au { TIME($until, style: "date-and-clock") } UTC, les dates limites des parties de son expéditeur sont suspendues ; si l'expéditeur est inconnu, celles de toutes les parties. Demandez à l'expéditeur de le renvoyer, et déplacez celui-ci dans un autre dossier de la boîte. Les dates limites ne sont alors plus suspendues.
faulty-mail-released = Les dates limites n'attendent plus un e-mail illisible
faulty-mail-released-detail = L'e-mail { $number } (son UID) de { $sender }, objet : { CUT($subject, max: 100) }, n'a pas pu être lu pendant un jour : { $why }. Les parties continuent sans lui. Le judge continue d'essayer. Pour y mettre fin, déplacez-le dans un autre dossier de la boîte.
status-faulty-mail = L'e-mail { $number } de { $sender } dans la boîte aux lettres est illisible depuis le { TIME($since, style: "date-and-clock") } UTC : { $why }. Objet : { CUT($subject, max: 60) }. Demandez à l'expéditeur de le renvoyer, et déplacez-le dans un autre dossier
undrawn = Une carte n'a pas pu être dessinée
undrawn-detail = Le judge n'arrive pas à dessiner le plateau { $board } ({ $why } ; pour l'endroit, voyez le journal). Les e-mails partent sans la carte ; leur texte est complet. C'est une erreur du programme : signalez-la. Vous ne recevrez plus ce message.
game-fails = La partie { $game } ne peut pas être résolue
game-fails-detail = Le judge n'arrive pas à mettre { $game } à jour ({ $why } ; pour l'endroit, voyez le journal). Les autres parties continuent. Le judge continue d'essayer, et fera alors ce qui était dû. Lancez judge db check. Si cela ne trouve rien, c'est une erreur du programme : signalez-la. Pour les parties encore en échec, lancez `judge keeper games`.
game-paused-itself = La partie { $game } a été mise en pause automatiquement
master-silent = La partie { $game } attend son arbitre
master-silent-detail = Elle attend depuis le { $since }, et ses joueurs en sont informés. Pour ajouter quelqu'un (ou vous-même) comme second arbitre : `judge keeper game { $game } promote ADDRESS`. Pour remplacer l'arbitre : `judge keeper game { $game } hand-over ADDRESS`.
master-leaves = L'arbitre de la partie { $game } veut s'en aller
master-leaves-detail = Elle n'a pas d'autre arbitre. Pour la confier à quelqu'un : `judge keeper game { $game } hand-over ADDRESS`. L'arbitre sait comment le faire par e-mail.
game-paused-itself-detail = La moitié de ses puissances n'ont plus de joueur, ou personne n'en a repris une depuis deux semaines. L'arbitre est prévenu. La partie n'envoie plus d'e-mail avant un RESUME de l'arbitre. Pour y mettre fin : `judge keeper game { $game } end`.
outage = Le judge a été arrêté pendant un moment
outage-moved = Du { TIME($since, style: "date-and-second") } au { TIME($until, style: "date-and-second") } UTC, le judge ne tournait pas, ou l'horloge de la machine était fausse. Des dates limites ont été déplacées dans : { $games }.
outage-without-deadline = Du { TIME($since, style: "date-and-second") } au { TIME($until, style: "date-and-second") } UTC, le judge ne tournait pas, ou l'horloge de la machine était fausse. Aucune date limite ne tombait dans cette période.
sending-refused = Le serveur de courrier refuse les e-mails du judge
sending-refused-detail = Depuis le { TIME($since, style: "date-and-second") } UTC, le serveur de courrier refuse les e-mails à un destinataire après l'autre. Il dit : { $why }. Rien n'est perdu. Le judge essaie un e-mail par heure, et envoie le reste dès que l'un d'eux est accepté. Si le fournisseur limite vos envois, réglez `[outgoing] per_day` ou `per_hour` dans judge.toml. S'il ne fait pas confiance au judge, lancez `judge doctor`.
clock-back = L'horloge de la machine a été retardée
clock-back-detail = Elle est passée du { TIME($since, style: "date-and-second") } au { TIME($until, style: "date-and-second") } UTC. Aucune date limite n'a été déplacée. Les dates limites suivent cette horloge : si l'heure la plus ancienne est fausse, corrigez l'horloge. Pour la vérifier : `timedatectl`
questions-wait = Beaucoup d'inconnus écrivent
questions-wait-detail = Plus d'inconnus écrivent que le judge ne peut leur répondre, ou leur demander s'ils veulent des e-mails, en une heure : { $most } en tout, { $domain } d'un même domaine. Les autres attendent ; aucun n'est perdu. Si les adresses sont inventées, lancez `judge keeper person @DOMAIN ban`. Si c'est un club, augmentez [limits] newcomers dans judge.toml. Vous recevez ce message une fois par jour.
status-questions-wait = { $mails ->
        [one] { $mails } inconnu attend
       *[other] { $mails } inconnus attendent
    } une réponse, ou la question de savoir s'il faut des e-mails, car la limite d'une heure est atteinte ([limits] newcomers).
status-clock-back = L'horloge a été retardée : le judge tournait déjà le { TIME($since, style: "date-and-clock") } UTC. Voyez le journal
judge-part = { $part ->
    [mailbox] boîte aux lettres
    [sending] envoi
    [sending-limit] limite d'envoi
    [site] site
    [ratings] liste des résultats
    [pictures] images
   *[work] travail
 }
status-idle = { $part } : aucune activité depuis le { TIME($since, style: "date-and-clock") } UTC. Vérifiez que le judge tourne : systemctl status judge
status-mailbox-idle = boîte aux lettres : pas lue depuis le { TIME($since, style: "date-and-clock") } UTC. Vérifiez que le judge tourne : systemctl status judge. S'il n'en lit plus : judge keeper forget-mailbox
status-never-worked = Ni judge run ni judge once n'a encore utilisé cette base de données. Lancez l'un des deux.
status-trouble = { $part } : en échec depuis le { TIME($since, style: "date-and-clock") } UTC : { $why }. Pour en savoir plus : judge doctor
status-game-fails = { $game } n'est plus résolue depuis le { TIME($since, style: "date-and-clock") } UTC ({ $why }). Voyez le journal, et lancez judge db check
status-held = Des dates limites sont suspendues, la plus ancienne depuis le { TIME($since, style: "date-and-clock") } UTC : { $games }
status-waiting = { $mails ->
        [one] { $mails } e-mail attend d'être traité
       *[other] { $mails } e-mails attendent d'être traités
    }, le plus ancien depuis le { TIME($since, style: "date-and-clock") } UTC. Pour les voir : judge mails list
status-unsent = { $mails ->
        [one] { $mails } e-mail attend d'être envoyé
       *[other] { $mails } e-mails attendent d'être envoyés
    }, le plus ancien depuis le { TIME($since, style: "date-and-clock") } UTC. Pour la cause : judge doctor
status-set-aside = { $mails ->
        [one] { $mails } e-mail est
       *[other] { $mails } e-mails sont
    } en quarantaine. À relancer ou à abandonner un par un : judge mails list
status-unsendable = { $mails ->
        [one] { $mails } e-mail pour d'autres n'est pas parti : il a échoué, ou il est retenu après une restauration
       *[other] { $mails } e-mails pour d'autres ne sont pas partis : ils ont échoué, ou ils sont retenus après une restauration
    }. Pour les voir : judge mails list
status-disk = Il ne reste que { $free } Mo libres sur le disque. Un disque plein arrête le judge
status-disk-full = Le disque est plein : aucun e-mail ni aucun ordre ne peut être conservé
status-read-only = Le disque est en lecture seule : aucun e-mail ni aucun ordre ne peut être conservé. Pour la raison, voyez le journal du système
status-closed = Nouvelles parties et nouveaux enregistrements fermés depuis le { TIME($since, style: "date-and-clock") } UTC. Pour les ouvrir : judge keeper open
status-no-backup = Il n'y a pas encore de sauvegarde. Pour en faire une : judge db backup
status-old-backup = La dernière sauvegarde date du { TIME($since, style: "date-and-clock") } UTC. Pour en faire une : judge db backup
