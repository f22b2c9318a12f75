### Remarks about games: created, signed on to, shown.

no-such-game = Aucune partie ne s'appelle « { ONE_LINE($name, max: 24) } ».
    .hint = Pour voir toutes les parties, envoyez LIST.
no-such-game-of-yours = Aucune partie ne s'appelle « { ONE_LINE($name, max: 24) } ». Les vôtres : { LIST($games, type: "and") }.
    .hint = Renvoyez la ligne avec le bon nom. Pour voir vos parties et leurs dates limites, envoyez MY GAMES.
game-name-malformed = « { ONE_LINE($name, max: 24) } » n'est pas un nom de partie valable.
    .hint = Utilisez au plus 20 lettres, chiffres, - et _.
game-name-is-password = C'est un de vos mots de passe, et tout le monde peut lire le nom d'une partie.
    .hint = Choisissez un autre nom.
game-exists = Il y a déjà une partie nommée { $game }.
    .hint = Choisissez un autre nom.
game-name-not-free = Le nom { $game } n'est pas disponible.
    .hint = Choisissez un autre nom. Pour une partie contre les bots du judge, envoyez SIGN ON ?practice.
game-created = Vous arbitrez { $game } ({ $board }). Elle commencera avec { $missing ->
        [one] { $missing } joueur
       *[other] { $missing } joueurs
    }. On la rejoint avec SIGN ON ?{ $game } mot-de-passe, chacun avec un mot de passe de son choix. Le vôtre est celui de l'arbitre : ne le partagez pas.
game-copied = Vous arbitrez { $game } ({ $board }). Elle part de la phase { $phase }, avec la même position et les mêmes réglages. Elle commencera avec { $missing ->
        [one] { $missing } joueur
       *[other] { $missing } joueurs
    }. On la rejoint avec SIGN ON ?{ $game } mot-de-passe.
deadlines-spread = Les dates limites des mouvements sont à { $time } { $zone }, pour que les parties d'ici ne soient pas toutes résolues ensemble. Pour choisir une autre heure, envoyez (par exemple) SET MOVES CLOCK 23:30.
series-created = Vous arbitrez { $game }, une série de parties ({ $board }). Les joueurs la rejoignent avec SIGN ON ?{ $game } mot-de-passe. Pour choisir les réglages de ses parties, utilisez SET ; pour les ouvrir, ROUND.
no-series-of-that-name = { $game } n'est pas une série.
    .hint = Pour voir toutes les parties et les séries, envoyez LIST.
no-such-round = La série { $game } a eu { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }.
    .hint = Pour le classement de toutes les rondes, envoyez TABLE { $game }.
no-series-named = La ligne ne dit pas quelle série.
    .hint = Envoyez TABLE et son nom. Pour voir toutes les séries, envoyez LIST.
game-name-has-meaning = { $name } a un autre sens pour le judge et ne peut pas être le nom d'une partie.
    .hint = Ajoutez-y un mot : { CUT($name, max: 15) }-game.
game-looks-alike = { $game } ressemble trop à { $other }, une partie existante.
    .hint = Choisissez un autre nom.
practice-opened = { $game } est ouverte : vous jouez { NAME($power, form: "nominative") }, et les bots du judge jouent le reste. Commencez chaque e-mail par SIGN ON { $power } { $game } et votre mot de passe.
practice-opened-with-password = { $game } est ouverte : vous jouez { NAME($power, form: "nominative") }, et les bots du judge jouent le reste. Commencez chaque e-mail par SIGN ON { $power } { $game } { $password }
practice-still-open = Votre partie d'entraînement { $game } est encore ouverte, et vous ne pouvez en avoir qu'une à la fois.
    .hint = Continuez-la ; ou mettez-y fin avec SIGN ON { $power } { $game } mot-de-passe, et TERMINATE sur la ligne suivante.
no-such-variant = Aucune variante ne s'appelle « { CUT($name, max: 40) } ».
    .hint = Choisissez l'une de celles-ci, si elle y ressemble : { $variants }. Pour la liste complète, envoyez GET variants.
no-such-option = Aucune variante ne s'appelle « { CUT($name, max: 40) } » : « { CUT($words, max: 30) } » n'y est pas connu.
    .hint = Ne nommez qu'un plateau et ses options ; mettez les réglages sur leurs propres lignes. Noms semblables : { $variants }.
setting-no-board = « { CUT($words, max: 40) } » est un réglage, pas un plateau ni une de ses options.
    .hint = Omettez-le, et écrivez sur une ligne à part : { LIST($lines, type: "and") }.
variant-unplayable = { $name } ne peut pas encore se jouer : { $why }.
may-not-create = Vous n'avez pas le droit de créer des parties ici.
    .hint = Demandez au responsable du judge, { $keeper }.
judge-closed = Ce judge n'accepte pas de nouvelles parties ni de nouvelles personnes en ce moment. Les parties existantes continuent.
    .hint = Demandez au responsable du judge, { $keeper }.
created-enough = Une personne peut créer au plus { $most ->
        [one] { $most } partie
       *[other] { $most } parties
    } par jour.
    .hint = Réessayez demain, ou demandez au responsable du judge, { $keeper }.
not-signed-on = Cette ligne ne dit pas pour quelle partie elle est.
    .hint = Mettez une ligne SIGN ON au-dessus, comme SIGN ON Austria alpha mot-de-passe.
speaks-as-master = Vous agissez comme arbitre de la partie { $game }.
speaks-as-player = Vous agissez comme joueur de la partie { $game }.
speaks-as-player-wishing = Vous agissez comme joueur de la partie { $game }. Les puissances sont attribuées à son début, et SIGN ON n'en demande pas une. Pour dire laquelle vous aimeriez, envoyez SET PREFERENCE { $power } et d'autres à la suite.
password-of-last-yes = Un autre e-mail en votre nom avait demandé cette place dans { $game } avec un autre mot de passe. Désormais, celui de cet e-mail compte.
speaks-as-observer = Vous agissez comme observateur de la partie { $game }.
speaks-for-power = Vous agissez pour { NAME($power, form: "nominative") } dans { $game }.
speaks-unproven = Rien ne prouve encore que vous jouez { NAME($power, form: "nominative") } dans { $game } : vos ordres attendent votre YES.
    .hint = Ajoutez votre mot de passe : SIGN ON { $power } { $game } mot-de-passe.
read-for-game = Cette ligne est pour { NAME($power, form: "nominative") } dans { $game }.
game-unproven = Rien ne prouve encore que vous jouez { NAME($power, form: "nominative") } dans { $game }.
    .hint = Renvoyez cette ligne sous SIGN ON { $power } { $game } mot-de-passe.
player-is-back = Bon retour : vous jouez de nouveau { NAME($power, form: "nominative") } dans { $game }.
seat-needs-confirmation = Le joueur de cette puissance doit le confirmer.
    .hint = Envoyez les lignes qui la concernent dans un autre e-mail.
seat-waits = Cet e-mail doit être confirmé depuis l'adresse enregistrée du joueur.
see-below = Voir ci-dessous.
shown-once = C'est déjà affiché ci-dessous.
one-page-for-strangers = Sans adresse enregistrée, on reçoit une page par e-mail.
    .hint = Envoyez d'abord REGISTER, ou demandez-la dans un autre e-mail.
too-many-pages = Un e-mail peut demander au plus { $most } pages.
    .hint = Demandez-la dans un autre e-mail.
no-such-list-page = La liste des parties n'a pas de page { $number } ; elle a { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }.
    .hint = Pour la première page, envoyez LIST.
files-listed = Fichiers que GET peut donner : { $files }.
no-such-file = Aucun fichier ne s'appelle « { CUT($name, max: 40) } ».
    .hint = Choisissez un fichier que GET peut donner : { $files }.
no-single-phase = « { $when } » n'est ni un plateau ni une phase précise d'une partie.
    .hint = Pour la carte d'une phase, envoyez MAP S1901M, MAP F1901M ou MAP W1901, sous SIGN ON puissance partie mot-de-passe.
no-such-place = { $place } n'est pas une province de cette carte.
    .hint = Nommez une unité ou un ordre, comme WHY A Gal. Pour la liste des noms, envoyez GET MAP.
no-reasons-yet = Dans cette partie, les raisons des résultats restent cachées jusqu'à la fin.
    .hint = Pour revoir ce que vous avez vu de la dernière phase, envoyez RESEND.
phase-not-judged = La phase { $phase } n'est pas encore résolue dans { $game }.
    .hint = Pour voir celles qui le sont, envoyez HISTORY { $game }.
tried = Voir ci-dessous. Rien n'y compte.
trial-ends = Le TRY se termine avant la ligne { $line }, qui n'en fait plus partie et compte.
one-trial-an-email = Un e-mail peut avoir un seul TRY. Celui-ci n'a pas été essayé, et rien n'y compte.
    .hint = Envoyez-le dans un autre e-mail. Pour passer à la phase suivante, écrivez NEXT à l'intérieur d'un TRY.
trial-of-nothing = Cela ne désigne ni une partie ni un plateau avec cette phase. Rien n'y compte.
    .hint = Écrivez TRY et le nom d'une partie, ou TRY standard pour un plateau. Une phase, comme F1901M, demande une partie.
trial-unseen = Vous ne pouvez pas voir la position de la partie { $game } : elle ne peut donc pas être essayée. Rien n'y compte.
    .hint = Répondez à un e-mail sur votre puissance dans { $game }. Pour un plateau vide, écrivez TRY { $board }, et EMPTY sur la ligne suivante.
trial-of-whose-orders = TRY MINE utilise vos propres ordres pour la phase en cours, et cet e-mail n'agit pour aucune puissance qui en ait. Rien n'y compte.
    .hint = Répondez avec les mêmes lignes à un e-mail sur votre puissance, ou omettez MINE.
trial-too-long = Un TRY peut avoir { $phases } phases et { $lines } lignes.
own-orders-of-whom = MAP MINE montre vos propres ordres en vigueur, et cet e-mail n'agit pour aucune puissance.
    .hint = Répondez MAP MINE à un e-mail sur votre puissance, ou écrivez au-dessus SIGN ON puissance partie mot-de-passe.
version-shown = { $judge } ({ $code }), version { $version }. Le responsable du judge est { $keeper }.
