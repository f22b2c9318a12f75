### HELP of settings: what each one decides. The key is its name in judge/game/settings/.

help-setting-variant = La carte et le départ, et les options du plateau.
help-setting-rulebook = L'édition des règles. Pour les voir toutes, envoyez SET RULEBOOK.
help-setting-reading = Dit avec quelle rigueur les ordres sont lus. ILLEGAL ne peut se choisir qu'avant le début.
help-setting-summer = Dit si les unités ont en été une ligne qui ne fait que parler (Illegal Gunboat).
help-setting-proxies = Dit si l'on peut prêter des unités : pour une phase, ou aussi jusqu'à révocation.
help-setting-victory = Nombre de centres de ravitaillement nécessaires pour gagner. Sans réglage, celui du plateau.
help-setting-last-year = Année après laquelle la partie se termine par un match nul entre tous les survivants.
help-setting-errors-stand = Dit si ROLLBACK ne peut annuler que la dernière saison.
help-setting-wishes = Dit si les puissances sont attribuées selon SET PREFERENCE (PRFLIST) ou au hasard (PRFRAND).
help-setting-powers = Nombre de puissances jouées. Les autres sont en désordre civil.
help-setting-powers-each = Nombre de puissances de chaque joueur, qui gagnent ensemble : 2, 3 ou 4.
help-setting-moves = Horaire des phases de mouvement (HELP DEADLINES).
help-setting-retreats = Horaire des phases de retraite.
help-setting-builds = Horaire des phases d'ajustement.
help-setting-zone = Fuseau horaire des horaires de la partie et des dates de l'arbitre.
help-setting-missing = Ce qui se passe s'il manque des ordres après le délai de grâce : NONMR attend un remplacement, NMR résout sans eux. Pour les autres valeurs, voir HELP DEADLINES.
help-setting-bots = Force des bots, dans les parties d'entraînement et après NMR BOT.
help-setting-reminder = Heures avant la date limite auxquelles les joueurs sans ordres reçoivent un rappel : un ou deux nombres.
help-setting-strict-grace = Dit si le délai de grâce se termine à l'heure dite, même pendant les jours fériés et les absences.
help-setting-strict-wait = Dit si un WAIT retient une phase en retard jusqu'à la fin du délai de grâce.
help-setting-late-count = Dit si LIST et les avis de retard montrent combien de fois chaque puissance a été en retard.
help-setting-late-orders = Dit si les ordres en retard comptent, ou demandent ACCEPT LATE.
help-setting-two-seasons = Dit si les retraites et les constructions viennent avec les mouvements : deux dates limites par an.
help-setting-manual-process = Dit si une phase n'est résolue que lorsque l'arbitre envoie PROCESS.
help-setting-manual-start = Dit si une partie complète ne commence que lorsque l'arbitre envoie BEGIN.
help-setting-roll-call = Heures pendant lesquelles tout le monde, dans une partie complète, doit envoyer I AM HERE.
help-setting-max-absence = Nombre de jours par phase pendant lesquels un joueur peut s'absenter sans l'accord de l'arbitre.
help-setting-holidays = Jours sans date limite. Les jours sans année comptent chaque année.
help-setting-gunboat = Dit si seul l'arbitre sait qui joue quelle puissance.
help-setting-reveal = Dit si la fin d'une partie Gunboat montre qui jouait.
help-setting-blind = Dit si les puissances voient toute la carte ou une partie, et laquelle (HELP BLIND).
help-setting-sight = Ce qu'une partie à l'aveugle montre ou cache d'autre (HELP BLIND donne les mots).
help-setting-press = Presse entre joueurs : WHITE est signée, GREY est anonyme. De deux valeurs, la première est l'habituelle.
help-setting-partial-press = Dit si les joueurs peuvent écrire à certaines puissances seulement.
help-setting-fakes = Ce que la presse à certaines puissances peut feindre de ses destinataires. Son auteur n'est jamais feint.
help-setting-observer-press = Dit quelle presse les observateurs peuvent envoyer, outre celle à l'arbitre et entre eux.
help-setting-watch-all-press = Dit si les observateurs peuvent recevoir une copie de toute la presse (SET ALL PRESS).
help-setting-late-press = Dit si les joueurs dont les ordres sont en retard peuvent envoyer de la presse.
help-setting-grace-press = Dit si la presse est transmise après la date limite.
help-setting-minor-press = Dit si la presse est transmise pendant les retraites et les ajustements.
help-setting-must-order = Dit si les joueurs doivent donner un ordre à toutes leurs unités avant d'envoyer de la presse.
help-setting-touch-press = Dit si les puissances ne peuvent écrire qu'à celles dont les unités sont voisines des leurs.
help-setting-postal-press = Dit si POSTAL PRESS attend les résultats. L'autre presse part tout de suite.
help-setting-blank-press = Dit si un message peut être vide.
help-setting-datelines = Dit si seule une puissance peut dater de sa capitale et de son gouvernement (PARIS:).
help-setting-letters-shown = Dit si tout le monde peut lire toute la presse entre puissances après la partie.
help-setting-diaries-shown = Dit si tout le monde peut lire les journaux après la partie.
help-setting-dias = Dit si un match nul inclut tous les survivants.
help-setting-concessions = Dit si tous les joueurs sauf un peuvent concéder la victoire à celui-ci.
help-setting-vote-count = Ce qui est montré d'un vote terminé : seulement le résultat, les nombres, ou les noms.
help-setting-vote-rule = Dit combien de temps une proposition est ouverte, et ce que signifie le silence (HELP VOTES).
help-setting-vote-time = Heures jusqu'au dépouillement d'une proposition, 0 pour aucune limite. Le silence vaut accord après 72 heures au plus tôt.
help-setting-moderated = Dit si seul l'arbitre change les réglages.
help-setting-evidence = Ce qui prouve de qui vient un e-mail : un mot de passe, une réponse, une adresse garantie.
help-setting-standbys = Dit si la liste des remplaçants est consultée pour les puissances en retard ou libres.
help-setting-comment = Une ligne de texte affichée dans les listes.
help-setting-boardman = Numéro dans la liste Boardman, comme 1987AB.
help-setting-miller = Numéro dans la liste Miller, pour les variantes.
help-setting-everything = Numéro dans le magazine Everything.
help-setting-language = Langue des pages web de la partie, et des e-mails aux observateurs qui n'en ont pas choisi.
help-setting-visibility = Dit si les listes montrent la partie. PRIVATE : seules les personnes invitées peuvent la trouver.
help-setting-level = Le niveau des joueurs admis, selon leurs propres dires (REGISTER, Level:).
help-setting-dedication = Points de fiabilité qu'il faut pour entrer. Pour voir les vôtres, envoyez GET DEDICATION.
help-setting-on-time-ratio = Part des tours pour lesquels il faut avoir été à temps pour entrer.
help-setting-resignation-ratio = Part des puissances que l'on peut avoir abandonnées et entrer quand même.
help-setting-site = Dit si les joueurs peuvent partager un domaine, la partie d'une adresse après le @ : ANY (oui), seulement celui de l'arbitre (SAME), ou jamais (DIFFERENT).
help-setting-approval = Dit si les joueurs ont besoin de l'accord de l'arbitre pour entrer (SET APPROVED adresse).
help-setting-master-swaps = Dit si l'arbitre peut échanger (SWAP) les joueurs de deux puissances sans leur demander.
help-setting-resume = Dit si les joueurs peuvent relancer (RESUME) une partie en pause qu'aucun arbitre ne dirige.
help-setting-rated = Dit si le résultat entre dans la liste du responsable pour les sites de classement.
help-setting-quiet = Dit si seul l'arbitre apprend qui rejoint ou observe la partie.
help-setting-spectators = Dit si les joueurs peuvent laisser un observateur voir ce que reçoit leur puissance.
help-setting-secret = Dit si les personnes hors de la partie ne peuvent pas voir qui joue avant la fin.
help-setting-scoring = Dit comment le classement d'une série compte les points (HELP SERIES).
help-setting-best-games = Nombre de meilleures parties de chaque joueur qui comptent dans une série, 0 pour toutes.

## When a setting can change, and what an unset one is.

help-setting-before-start = Avant le début seulement.
help-setting-empty = vide

## What the value of a setting means, as LIST and HELP show it. The key is the setting's name, and $words are
## the value as it is typed. A setting without a message is shown as it is typed.

setting-value-proxies = { $value ->
    [no] non
    [phase] oui : on peut prêter des unités pour une phase
   *[standing] oui : on peut prêter des unités pour une phase, ou jusqu'à révocation
 }
setting-value-last-year = { $value ->
    [none] aucune
   *[some] { $words }
 }
setting-value-errors-stand = { $value ->
    [yes] seule la dernière saison peut être annulée
   *[no] toute saison peut être annulée
 }
setting-value-wishes = { $value ->
    [yes] selon les préférences, puis au hasard
   *[no] seulement au hasard
 }
setting-value-powers-each = { $value ->
    [one] non : chaque joueur a une puissance
   *[other] oui : chaque joueur a { $value } puissances
 }
setting-value-missing = { $value ->
    [wait] NONMR : après le délai de grâce, attendre un remplacement
    [process] NMR : après le délai de grâce, résoudre sans les ordres manquants
    [bot] NMR BOT : après le délai de grâce, un bot donne les ordres
    [first] NMR FIRST : seule la première saison attend un remplacement
    [twice] NMR TWICE : les unités tiennent ; une deuxième saison de suite, c'est le désordre civil
   *[house] NMR HOUSE : FIRST et TWICE, et une des premières saisons est prolongée
 }
setting-value-reminder = { $value ->
    [none] pas de rappels
   *[some] { $words } avant la date limite
 }
setting-value-strict-grace = { $value ->
    [yes] strict : à l'heure dite
   *[no] pas pendant les absences ni les jours fériés
 }
setting-value-strict-wait = { $value ->
    [yes] strict : jusqu'à la fin du délai de grâce
   *[no] jusqu'à la date limite
 }
setting-value-late-count = { $value ->
    [yes] affiché
   *[no] non affiché
 }
setting-value-late-orders = { $value ->
    [yes] les ordres comptent jusqu'à la résolution
   *[no] les ordres demandent l'accord de l'arbitre
 }
setting-value-two-seasons = { $value ->
    [yes] deux dates limites par an : tous les ordres viennent avec les mouvements
   *[no] chaque phase a sa propre date limite
 }
setting-value-manual-process = { $value ->
    [yes] seulement par le PROCESS de l'arbitre
   *[no] automatique
 }
setting-value-manual-start = { $value ->
    [yes] seulement par le BEGIN de l'arbitre
   *[no] quand la partie est complète
 }
setting-value-roll-call = { $value ->
    [none] aucun
   *[some] { $words } pour répondre avant le début
 }
setting-value-holidays = { $value ->
    [none] aucun
   *[some] { $words }
 }
setting-value-blind = { $value ->
    [no] non
    [njudge] oui : une puissance voit ses propres unités et centres (njudge)
    [bcentres] oui : une puissance voit ses propres unités, et tous les centres (njudge)
    [dpjudge] oui : une puissance voit ce qui est proche de ses unités et de ses centres nationaux (DPjudge)
   *[fog] oui : une puissance voit ce qui est proche de ses unités et de ses centres (brouillard de guerre)
 }
setting-value-press = { $value ->
    [none] aucune
    [white] blanche (signée)
    [grey] grise (anonyme)
    [white-grey] blanche ou grise (signée, sauf mention GREY)
   *[grey-white] grise ou blanche (anonyme, sauf mention WHITE)
 }
setting-value-fakes = { $value ->
    [none] aucun
    [allowed] la presse à quelques-uns peut nommer d'autres destinataires
    [default] la presse à quelques-uns ressemble à un message à tous, sauf NO FAKE
   *[always] la presse à quelques-uns ressemble à un message à tous
 }
setting-value-observer-press = { $value ->
    [no] peuvent écrire à l'arbitre et entre eux
    [white] peuvent écrire de la presse signée à tous
   *[any] peuvent écrire aux joueurs
 }
setting-value-watch-all-press = { $value ->
    [yes] les observateurs peuvent lire toute la presse (SET ALL PRESS)
   *[no] les observateurs ne lisent que leur propre presse
 }
setting-value-late-press = { $value ->
    [yes] la presse est transmise
   *[no] les joueurs en retard ne peuvent écrire qu'à l'arbitre
 }
setting-value-grace-press = { $value ->
    [yes] la presse est transmise
   *[no] pas de presse entre la date limite et la résolution
 }
setting-value-minor-press = { $value ->
    [yes] la presse est transmise
   *[no] pas de presse pendant les retraites et les ajustements
 }
setting-value-must-order = { $value ->
    [yes] presse seulement des joueurs qui ont donné leurs ordres
   *[no] non
 }
setting-value-touch-press = { $value ->
    [yes] presse seulement entre voisins
   *[no] non
 }
setting-value-postal-press = { $value ->
    [yes] POSTAL PRESS vient avec les résultats
   *[no] non
 }
setting-value-blank-press = { $value ->
    [yes] les messages peuvent être vides
   *[no] non
 }
setting-value-datelines = { $value ->
    [yes] les capitales et les gouvernements sont authentiques
   *[no] libres
 }
setting-value-letters-shown = { $value ->
    [yes] affichés à tous à la fin
   *[no] non affichés
 }
setting-value-diaries-shown = { $value ->
    [yes] affichés à tous à la fin
   *[no] gardés secrets
 }
setting-value-dias = { $value ->
    [yes] un match nul inclut tous les survivants
   *[no] un match nul peut exclure des survivants
 }
setting-value-concessions = { $value ->
    [yes] on peut concéder la victoire à une puissance
   *[no] non
 }
setting-value-vote-count = { $value ->
    [secret] on voit seulement si une proposition est adoptée
    [count] on voit le nombre de voix
   *[names] on voit le vote de chacun
 }
setting-value-vote-rule = { $value ->
    [phase] comptées dans leur phase ; le silence vaut NO
   *[season] comptées avec les mouvements ; le silence vaut YES la deuxième fois
 }
setting-value-vote-time = { $value ->
    [none] aucun
   *[some] { $words } pour une proposition
 }
setting-value-evidence = { $value ->
    [reply] mot de passe, ou réponse à un e-mail du judge
    [password] mot de passe
    [either] mot de passe, réponse, ou e-mail garanti de l'adresse enregistrée
   *[both] mot de passe dans un e-mail garanti de l'adresse enregistrée
 }
setting-value-language = { $value ->
    [none] la langue du judge
   *[some] { $words }
 }
setting-value-visibility = { $value ->
    [public] publique : LIST montre la partie
    [unlisted] non : les listes ne montrent pas la partie
   *[private] privée : seulement pour ceux qui y sont ou sont invités
 }
setting-value-site = { $value ->
    [any] n'importe quel domaine
    [same] même domaine : seulement des joueurs du domaine de l'arbitre
   *[different] domaines différents : un joueur par domaine
 }
setting-value-spectators = { $value ->
    [yes] les joueurs peuvent leur montrer ce que reçoit leur puissance
   *[no] aucun
 }
setting-value-scoring = { $value ->
    [draw-size] taille du match nul (Draw size)
    [sum-of-squares] somme des carrés (Sum of squares)
    [carnage] Carnage
    [c-diplo] C-Diplo
   *[bangkok] Bangkok
 }
setting-value-best-games = { $value ->
    [none] toutes les parties
   *[some] { $words }
 }

## Other values.

setting-flag = { $value ->
    [yes] oui
   *[no] non
 }
setting-unset = non réglé
setting-of-variant = { $number } (nombre de la variante)
setting-days = du { $first } au { $last }
setting-day-of-year = { $day } { $year }

## Why a value cannot be set.

setting-needs-value = SET { $setting } demande une valeur.
setting-needs-one-of = SET { $setting } demande une de ces valeurs : { $values }.
setting-no-such-value = « { $text } » n'est pas une des valeurs : { $values }.
setting-no-such-language = Il n'y a pas de langue « { $text } ».
setting-not-a-number = « { $text } » n'est pas un nombre de { $low } à { $high }.
setting-not-a-part = « { $text } » n'est pas un nombre de 0 à 1.
setting-not-a-length = « { $text } » n'est pas une durée. Donnez des heures, comme 24 ou 0.5, ou des jours, comme 3d.
setting-too-many-lengths = { $most ->
    [one] Donnez un nombre d'heures, comme 24.
   *[other] Donnez au plus { $most } nombres d'heures, comme 24 3.
 }
setting-length-too-long = « { $text } » est trop long. Donnez au plus { $most } heures.
setting-text-too-long = Le texte peut avoir au plus { $most } caractères. Il en a { $number }.
setting-not-listed = « { $text } » n'est pas un numéro de liste. Donnez un mot qui contient un chiffre, comme 1987AB.
setting-not-a-variant = « { $text } » ne peut pas être le nom d'une variante.
setting-usage = { LIST($lines, type: "or") }.
setting-not-asked = { $line } sur sa propre ligne, sans point d'interrogation.
no-such-setting = Il n'y a pas de réglage « { $text } ».
settings-listed = Pour la liste de tous les réglages, envoyez HELP SETTINGS.
settings-to-switch-off = Vous pouvez désactiver : { $lines }.
set-no-what = SET NO ne dit pas quoi.
question-sets-nothing = Une question ne règle rien.
rules-unknown = Il n'y a pas de règles nommées « { $name } ».
rules-unnamed = SET RULES ne dit pas lesquelles.
rules-known = SET RULES et { LIST($names, type: "or") }. Vous pouvez en nommer plusieurs.
powers-uneven = Les puissances du plateau ne se partagent pas également entre { $players } joueurs.
    .hint = SET DUPLEX, TRIPLEX ou QUADRUPLEX donnent à chaque joueur deux, trois ou quatre puissances. SET POWERS 5 en laisse de côté.
grace-of-clocks = Le délai de grâce fait partie de chaque horaire.
grace-none = SET MOVES GRACE 0, et SET RETREAT GRACE 0 et SET BUILDS GRACE 0 pour les autres phases.
comment-elsewhere = Raccourcissez-le. Pour envoyer à tous un texte plus long, utilisez BROADCAST.
clock-days-named = Les jours s'écrivent en une suite du dimanche au samedi : DAYS { $days }.
clock-part-alone = « { $word } » n'a pas de valeur. Changez un horaire par paires, comme NEXT 24 GRACE 48.
clock-no-such-part = Un horaire n'a pas de « { $word } ». Il a CLOCK, MIN, NEXT, GRACE, DELAY et DAYS.
clock-no-time-of-day = « { $text } » n'est pas une heure. Donnez 23:30, ou 1410 minutes, ou -1 pour n'importe laquelle.
clock-past-end-of-day = « { $text } » dépasse la fin de la journée.
clock-no-week = « { $text } » n'est pas une semaine. Donnez sept signes, à partir du dimanche, comme -MTWTF-.
