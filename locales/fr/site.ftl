### The pages of the site. A message that a template says by `markup` may have HTML; its values are escaped.

## On every page.

site-navigation = Site web
site-topics = Sujets
site-footer = Envoyez les ordres, la presse et les questions par e-mail à <a href="mailto:{ $judge }">{ $judge }</a>. Pour commencer, envoyez un e-mail avec le mot <code>HELP</code>. Pour tout le reste, écrivez au responsable du judge, { $keeper }.
site-wanted = Joueurs recherchés
site-write = Comment jouer
site-help = Aide
site-commands = Commandes
site-settings = Réglages
site-languages = Langues
site-paused = (en pause)
site-none-now = Aucune en ce moment.

## The first page: the list of games.

site-about = Ici, on joue à Diplomacy par e-mail. Les joueurs envoient leurs ordres par e-mail ; à la date limite, le judge fait la résolution et envoie les résultats. <a href="write.html">Comment jouer</a>
site-example-link = Si vous n'avez jamais vu de partie, <a href="example/index.html">regardez un exemple</a>.
site-game = Partie
site-board = Plateau
site-status = État
site-deadline = Date limite
site-last-adjudicated = Dernière résolution
site-table = Tableau : { $title }
site-no-deadline = aucune
site-how-to-join = Pour en rejoindre une, ou reprendre une puissance dans une autre : <a href="wanted.html">joueurs recherchés</a>.
site-no-game-wants = Aucune partie ne cherche de joueurs en ce moment. Pour jouer tout de suite contre des bots, envoyez <code>SIGN ON ?practice</code>. Des <a href="wanted.html">remplaçants</a> sont toujours recherchés.
site-running = En cours
site-no-game-running = Aucune partie publique n'est en cours.
site-finished = Terminées
site-feed-of-all = <a href="feed.xml">Flux</a> des résultats de toutes les parties.

## How a game stands.

site-won = Victoire : { $winners }
site-draw = Match nul : { $winners }
site-series-over = Série terminée
site-no-result = Terminée sans résultat
site-series-forming = Série : { $numbers }
site-players-needed = { $number ->
    [one] 1 joueur recherché
   *[other] { $number } joueurs recherchés
 }
site-about-to-begin = Va commencer
site-hidden = caché

## A game.

site-game-title = Partie { $game }
site-series-title = Série { $game }
site-gms = Arbitre : { $gms }.
site-of-series = Une partie de la série <a href="../{ $folder }/index.html">{ $series }</a>.
site-blind = C'est une partie à l'aveugle. Sa carte sera montrée ici quand elle sera terminée.
site-gunboat = Les noms des joueurs sont cachés.
site-phases = Phases
site-phase-link = { $kind ->
    [movement] { $season }
    [retreat] { $season } (retraites)
   *[adjustment] { $season }
 }
site-map-after = Carte après { $phase }. Sa page donne les ordres en texte.
site-after = Après { $phase }
site-map-of-start = Carte du départ.
site-legend = Les puissances et leurs centres, et les signes de la carte.
site-players = Joueurs
site-table-of-players = Tableau des joueurs
site-power = Puissance
site-centres = Centres
site-units = Unités
site-player = Joueur
site-player-wanted = libre : un joueur est recherché
site-centres-by-year = Centres par année
site-chart = Graphique des centres de chaque puissance par année. Le tableau ci-dessous donne les mêmes nombres.
site-table-of-centres = Tableau des centres
site-how-played = Réglages
site-only-unusual = Tous les autres réglages sont ceux de toute nouvelle partie. <a href="{ $home }settings.html">Réglages</a> explique chacun d'eux.
site-press-since = Messages à tous depuis les derniers résultats
site-unsigned = Anonyme
site-by-gm = l'arbitre
site-by-observer = un observateur
site-history = <a href="history.txt">Tout l'historique en texte</a>, sous la forme que lisent les programmes de Diplomacy. <a href="feed.xml">Flux</a> des résultats.
site-calendar = <a href="deadlines.ics">Date limite</a> pour les agendas.
site-results-title = { $game } : résultats

## A phase of a game.

site-phase-title = { $game }, phase { $phase }
site-large-map = Grande carte
site-no-orders = Il n'y avait pas d'ordres à résoudre.
site-dislodged = Délogées
site-why = Pourquoi
site-supply-centres = Centres de ravitaillement
site-owners = Propriétaires des centres de ravitaillement
site-press-before = Messages à tous avant ces résultats
site-the-board = La carte
site-must-retreat = * doit se replier ou être dissoute
site-adjudicated-at = Résolution : { $at }. { $board }.

## A series.

site-series-about = { $status ->
    [over] Une série de parties sur { $board }, terminée.
   *[other] Une série de parties sur { $board }. On la rejoint une fois et on joue dans ses parties ; son arbitre les commence ronde par ronde.
 }
site-series-table = Classement, selon { $scoring }
site-table-of-series = Classement de la série
site-points = Points
site-games = Parties
site-series-game = { $powers }, { $centres ->
    [one] 1 centre
   *[other] { $centres } centres
 }, total { $points }
site-no-game-counts = Aucune partie de la série ne compte encore.
site-still-played = Encore en cours : { LIST($games, type: "and") }.
site-not-counted = Terminées, mais hors classement : { LIST($games, type: "and") }.
site-rounds = Rondes
site-round = Ronde { $number }
site-no-round = Aucune ronde n'a commencé.
site-series-settings = Réglages de ses parties
site-series-unusual = Tous les autres réglages sont ceux de toute nouvelle partie. <a href="{ $home }settings.html">Réglages</a> explique chacun d'eux. Pour le décompte des points : <a href="{ $home }help/series.html">HELP SERIES</a>.

## Players wanted.

site-wanted-about = Pour rejoindre une partie, envoyez la ligne qui la suit à <a href="mailto:{ $judge }">{ $judge }</a>, avec un mot de passe de votre choix. Si c'est la première fois, mettez au-dessus les quatre lignes de <a href="write.html">REGISTER</a>.
site-about-to-begin-title = Parties qui vont commencer
site-no-game-forming = Aucune en ce moment. Pour jouer tout de suite contre des bots, envoyez <code>SIGN ON ?practice</code>. Pour commencer une partie pour d'autres, envoyez <code>CREATE ?nom { $password }</code>.
site-free-title = Puissances libres dans les parties en cours
site-free = { $board }, { $stands }. Libres : { $powers }.
site-free-with-centres = { $board }, { $stands }. Libres, avec unités et centres : { $powers }.
site-deadline-at = Date limite : { $at }.
site-standbys-title = Remplaçants recherchés
site-standbys-about = Une partie meurt quand ses joueurs n'écrivent plus. Si vous êtes sur la liste des remplaçants, le judge vous écrit quand une puissance est en retard ou libre, et une réponse <code>YES</code> la reprend. Rien ne vous y oblige, et <code>SIGN OFF AS STANDBY</code> vous retire de la liste.
site-standbys-for = Cela vaut pour n'importe quelle partie. Pour choisir, ajoutez <code>FOR</code> et le nom d'une partie, <code>GUNBOAT</code>, <code>BLIND</code> ou le nom d'un plateau.
site-games-ask = { $number ->
    [one] 1 partie en cours fait appel à la liste :
   *[other] { $number } parties en cours font appel à la liste :
 }
site-board-and-status = { $board }. État : { $stands }.

## How to play.

site-write-title = Comment jouer par e-mail
site-write-about = Pour les nouveaux joueurs : envoyez tout par e-mail à <a href="mailto:{ $judge }">{ $judge }</a>, depuis n'importe quelle messagerie, en texte brut. Le judge traite chaque e-mail et répond ligne par ligne. S'il n'a pas pu lire une ligne, il le dit et propose ce qu'il faut envoyer à la place. Il ne lit pas l'objet, le texte cité ni la signature.
site-register = S'enregistrer une fois
site-find-game = Trouver une partie
site-find-game-how = Ces <a href="wanted.html">parties cherchent des joueurs</a>. Un mot de passe de votre choix vous assure la place :
site-or-practise = Pour vous entraîner, jouez contre les bots du judge :
site-send-orders = Envoyer des ordres
site-reply-with-orders = Répondez à n'importe quel e-mail du judge sur la partie. Cela montre qui vous êtes, et quelle puissance vous jouez.
site-sign-on-first = Commencez un nouvel e-mail par votre puissance, la partie et votre mot de passe :
site-change-orders = Vous pouvez changer vos ordres jusqu'à la date limite : les derniers comptent. Les abréviations, les noms entiers et les petites fautes sont compris.
site-send-press = Envoyer de la presse
site-send-press-how = Dans le même e-mail ou dans un nouveau, écrivez à des puissances, par leurs lettres, ou à tous.
site-wait = Attendre les résultats
site-wait-how = Après la date limite, le judge vous écrit ce qui s'est passé et pourquoi, avec une carte et la prochaine date limite. Si vous devez vous absenter, dites-le à temps :
site-write-more = Pour voir tout ce que vous pouvez envoyer : <a href="help/orders.html">ordres</a>, <a href="commands.html">commandes</a>, <a href="settings.html">réglages</a>, et <a href="help/index.html">HELP</a> par sujet. En cas de difficulté, envoyez un e-mail avec le mot <code>HELP</code>.

## HELP, commands and settings.

site-help-title = HELP { $topic }
site-help-start = HELP
site-overview = sommaire
site-by-email = Par e-mail : <code>HELP { $topic }</code>
site-lines = Lignes { $number }
site-commands-about = Pour les joueurs et les arbitres : toutes les commandes que l'on peut envoyer par e-mail. Écrivez chacune sur sa propre ligne, en majuscules ou non. Remplacez les mots en minuscules par les vôtres. Ce qui est entre crochets peut être omis ; <code>|</code> marque un choix. Après SIGN ON, toute autre ligne est lue comme un ordre : voir <a href="help/orders.html">ordres</a>.
site-settings-title = Réglages d'une partie
site-settings-about = Pour les arbitres : tous les réglages que l'on peut choisir pour une partie. Pour en changer un, envoyez <code>SET</code> et une de ses lignes. <code>LIST</code> et le nom de la partie montrent les réglages actuels. <a href="help/deadlines.html">Dates limites</a> explique les horaires, <a href="help/mastering.html">arbitrer</a> comment diriger une partie.
site-usual = Dans une nouvelle partie : { $value }.

## Feeds.

site-feed-title = { $judge } : résultats de toutes les parties

## La partie d'exemple, pour qui n'en a jamais vu

site-example = Exemple
site-example-about = Voici le début d'une partie, pour qui n'en a jamais vu. Sept puissances se disputent les centres de ravitaillement de l'Europe : une puissance peut avoir autant d'unités que de centres, et 18 centres gagnent la partie.
site-example-start = Commencez par <a href="{ $page }.html">{ $phase }</a> et lisez phase par phase. Chaque page montre ce que chacun a ordonné, ce qui s'est passé et pourquoi.
site-example-phase = { $kind ->
    [movement] Chacun a envoyé des ordres pour toutes ses unités sans voir ceux des autres. Une unité va dans une province voisine, tient ou soutient une autre unité. La force la plus grande prend la province. À forces égales, personne n'avance.
    [retreat] Les unités délogées se replient dans une province voisine libre. S'il n'y en a pas, ou si leur joueur n'en veut pas, elles sont dissoutes.
   *[adjustment] Après l'automne, un centre appartient à la puissance dont une unité l'occupe. Les puissances qui ont plus de centres que d'unités construisent dans leurs centres nationaux. Celles qui ont plus d'unités que de centres en suppriment.
}
site-example-end = L'exemple s'arrête ici. Pour jouer, lisez <a href="../write.html">Comment jouer</a>.
