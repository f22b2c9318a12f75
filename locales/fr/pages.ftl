### Lines and pages about games: who is in them, their state, votes, and the pages of LIST, SUMMARY and HISTORY.

## People of a game.

person-nobody = personne
person-bot = un bot
unnamed-player = un joueur
player-title = { $who ->
    [master] Arbitre
    [player] une puissance
   *[observer] Observateur
 }
player-since = depuis { $phase } :
applicant-waits = { $who }, numéro { $number }, attend l'accord de l'arbitre
address-fails-since = Les e-mails pour { $address } reviennent depuis le { $since }.
absence-line = { $who } : du { $since }
    .until = au { $until }
    .unnamed = Un joueur
orders-sent = { $sent ->
    [not-asked] Aucun ordre à donner
    [missing] Ordres attendus
   *[sent] Ordres reçus
 }
    .late-waiting = les ordres en retard demandent ACCEPT LATE { $power }
    .late-refused = les ordres en retard ne comptent pas, sauf si vous envoyez ACCEPT LATE { $power }

## What a game needs, and its state.

game-needs-answers = le I AM HERE de { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }
game-needs-approval = l'accord de l'arbitre pour des joueurs
game-needs-begin = le BEGIN de l'arbitre
game-needs-start = son début
game-needs-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }
series-games = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
 } ({ LIST($games, type: "and") })
    .none = pas encore de partie
series-state = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }, { $games }
series-game = { $game } : { $powers }, { $centres ->
    [one] { $centres } centre
   *[other] { $centres } centres
 }, { $points }{ $counts ->
    [yes] { "" }
   *[no] { " " }(ne compte pas)
 }
game-moderated = { $moderated ->
    [yes] Arbitrée
   *[no] Non arbitrée
 }
game-state-series = Série : { $state }.
game-state-forming = En formation, il manque : { $needed }.
game-state-over = { $ending ->
    [victory] Victoire
    [draw] Match nul
   *[terminated] Terminée sans résultat
 }{ $named ->
    [winners] { " " }: { $winners }
   *[nobody] { "" }
 }.
game-state-paused = En pause.
game-state-openings = Places libres : { $powers }.
games-yours = Pour vous : { $parts }.
    .power = { $power }{ $state ->
        [abandoned] , jusqu'à ce que quelqu'un la reprenne
        [disorder] , en désordre civil jusqu'à l'arrivée d'ordres
       *[played] { "" }
     }
    .role = { $role ->
        [master] arbitre
        [player] joueur
        [awaited] joueur, dès l'accord de l'arbitre
       *[observer] observateur
     }
games-deadline = Date limite : { $at }
games-resumes = Reprise : { $at }
games-away = Absence :
    .until = au
boards-wanted = cherchent des joueurs : { $games }

## Votes. Terms stand in sentences.

terms-ranking = le classement { $ranks }
terms-terminated = une fin sans résultat
terms-victory = une victoire { NAME($power, form: "of") }
terms-draw = un match nul ({ $powers })
terms-draw-of-all = un match nul entre tous les survivants
own-vote-draw = Vous votez pour { $draw } dans cette phase. Personne d'autre n'en est informé. Pour retirer le vote, envoyez SET NODRAW.
own-vote-concede = Vous concédez la victoire { NAME($power, form: "dative") } dans cette phase, si tous les autres le font. Personne d'autre n'en est informé. Pour retirer le vote, envoyez SET NOCONCEDE.
open-proposal = { $number } : { $terms }{ $counted ->
    [season] , comptée avec les mouvements ({ $season })
   *[any] { "" }
 }{ $ends ->
    [yes] , jusqu'au { $until }
   *[no] { "" }
 }.{ $silence ->
    [agrees] { " " }Le silence vaut accord, si quelqu'un dit YES.
   *[says-nothing] { "" }
 }{ $voted ->
    [yes] { " " }Vous votez { $vote }.
   *[no] { "" }
 }{ $awaits ->
    [master] { " " }Elle est adoptée par le silence et attend l'accord de l'arbitre.
   *[nobody] { "" }
 }
votes-counted = { $yes } YES, { $no } NO{ $voted ->
    [some] , { votes-missing }
   *[all] { "" }
 }.
votes-missing = { $silent ->
    [one] { $silent } joueur
   *[other] { $silent } joueurs
 } sans vote

## The board, orders and units.

board-unowned = Neutres
board-must-retreat = doit se replier ou être dissoute
corrected-unit-of-nobody = { $unit } est retirée de la carte.
corrected-unit-taken-off = { $unit } ({ $power }) est retirée de la carte.
corrected-unit-put-on = { $unit } est placée sur la carte pour { NAME($power, form: "nominative") }.
corrected-centre = { CAPITALIZED(NAME($centre, form: "nominative")) } appartient { NAME($power, form: "dative") }.
corrected-centre-of-nobody = { CAPITALIZED(NAME($centre, form: "nominative")) } n'appartient à personne.
adjustments-pending = { $what ->
    [builds] { $number ->
        [one] { $number } construction
       *[other] { $number } constructions
     }
   *[removals] { $number ->
        [one] { $number } suppression
       *[other] { $number } suppressions
     }
 } à faire.
builds-seen = Construit { $number ->
    [one] { $number } unité
   *[other] { $number } unités
 }.
order-implied = impliqué par { $unit }
lent-until-revoked = jusqu'à révocation
lent-all-units = toutes ses unités
lent-to = { $units } { NAME($power, form: "dative") }.

## Tables of a game's record.

table-power = Puissance
table-player = Joueur
table-year = Année
table-index = Indice
table-statistics = { $what ->
    [centres] Centres max.
    [moves] Tours
    [late] Tard
    [missed] NMR
   *[press] Messages
 }
unused-builds = { $number ->
    [one] 1 construction inutilisée
    [two] 2 constructions inutilisées
   *[more] d'autres constructions inutilisées
 }.
statistics-unsigned = Messages non signés : { $number }.
statistics-held = Centre étranger tenu le plus longtemps : { NAME($centre) } ({ $power }), { $since } à { $until }.
statistics-held-one-year = Centre étranger tenu le plus longtemps : { NAME($centre) } ({ $power }), { $year }.

## LIST of a game, and of all.

list-series = Série « { $game } » : { $state }. Pour son classement, envoyez TABLE { $game }.
list-join = Pour la rejoindre, envoyez SIGN ON ?{ $game } et un mot de passe de votre choix.
list-forming = Partie « { $game } » : il manque { $needed }.
list-roll-call = Elle commence alors. Qui ne le dit pas à temps perd sa place.
list-over = La partie « { $game } » est terminée. { $ending }
list-paused = La partie « { $game } » est en pause, tour n° { $number } ({ $phase }).
list-openings = Places libres, { $who ->
    [approved] avec l'accord de l'arbitre
   *[anyone] pour toute personne enregistrée
 } : { $powers }. Pour en prendre une, envoyez SIGN ON puissance { $game } et un mot de passe.
    .hidden = Places libres, { $who ->
        [approved] avec l'accord de l'arbitre
       *[anyone] pour toute personne enregistrée
     } : { $powers }. Pour en prendre une, envoyez SIGN ON ?{ $game } et un mot de passe.
list-usual-left-out = (pour les réglages habituels, envoyez LIST { $game })
list-style = Vos ordres sont écrits comme le dit SET STYLE { $style }.
list-proposals = Fins de partie proposées (pour voter, envoyez VOTE YES ou VOTE NO et le numéro) :
list-web = La partie sur le web : { $page }
list-draw-votes = Visible pour vous seulement : { $number ->
    [one] { $number } puissance vote
   *[other] { $number } puissances votent
 } pour un match nul.
games-none-of-yours = Vous n'êtes dans aucune partie ici. Pour voir toutes les parties, envoyez LIST ; pour en rejoindre une, SIGN ON ?nom mot-de-passe.
games-none-such = Il n'y a pas de partie de ce genre ici en ce moment. Pour voir toutes les parties, envoyez LIST.
games-none = Il n'y a pas encore de parties ici. Pour en créer une, envoyez CREATE ?nom mot-de-passe.
games-page = Page { $number } sur { $pages }. Pour la suivante, envoyez { $command }.
    .last = Page { $number } sur { $pages }, la dernière.
games-standby-promised = { $promise } Pour revenir là-dessus, répondez NO à l'e-mail qui en parle, ou envoyez SIGN OFF AS STANDBY.
games-standby = Vous êtes sur la liste des remplaçants : { $games }. Pour la quitter, envoyez SIGN OFF AS STANDBY. Personne n'apprend qui d'autre y est.
    .none = Vous n'êtes sur la liste des remplaçants d'aucune partie. Pour y entrer, envoyez SIGN UP AS STANDBY.
games-how = Pour en savoir plus sur une partie, envoyez LIST et son nom. Pour rejoindre une partie en formation : SIGN ON ?nom mot-de-passe. Pour en observer une : OBSERVE nom mot-de-passe.
games-press = Presse : W blanche (signée), G grise (anonyme), P aussi à quelques joueurs seulement, - interdite.
who-game = Les participants de la partie « { $game } » :

## HELP without such a page.

help-no-page = Il n'y a pas d'aide sur « { $asked } ».
    .similar = Il n'y a pas d'aide sur « { $asked } ». Vouliez-vous dire { LIST($topics, type: "or") } ?
help-pages = Pages d'aide : { $topics }. Pour la première, envoyez HELP.
help-example = Par exemple :

## HISTORY: what happened in a game.

history-empty = Il ne s'y est rien passé à ce moment-là.
history-goes-on = Il y a une suite. Pour la recevoir, envoyez :
    .same-minute = Il y a une suite à la même minute. Pour la recevoir, envoyez :
history-started = Les joueurs de cette partie :
history-joined = { $who } a rejoint la partie « { $game } » pour y jouer une puissance.
history-players = La partie « { $game } » a maintenant { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
 }.
history-observing = { $who } observe la partie « { $game } ».
history-took-over = { $who } a repris { NAME($power, form: "nominative") } dans la partie « { $game } ».
history-returned = { CAPITALIZED(NAME($power, form: "nominative")) } a retrouvé son joueur dans la partie « { $game } ».
history-removed = { $by ->
    [keeper] Le responsable du judge
   *[master] L'arbitre
 } a exclu { $who }{ $place ->
    [power] { " " }({ $power })
   *[none] { "" }
 } de la partie « { $game } ».
history-left = { $who } a { $place ->
    [power] abandonné { NAME($power, form: "nominative") } dans
   *[none] quitté
 } la partie « { $game } ».
history-abandoned = { $number ->
    [one] Puissance libre
   *[other] Puissances libres
 } pour qui veut dans la partie « { $game } » : { $powers }.
history-disorder = { $number ->
    [one] Puissance
   *[other] Puissances
 } en désordre civil dans la partie « { $game } » : { $powers }.
history-settings = Les réglages de la partie « { $game } » ont changé :
history-setting = { $setting } : { $empty ->
    [yes] rien
   *[no] { $value }
 }
    .before = avant : { $value }
history-deadline = Dans la partie « { $game } », nouvelle date limite : { $deadline } ; fin du délai de grâce : { $grace }.
history-spoke-for = { $who } a agi pour { NAME($power, form: "nominative") } dans la partie « { $game } », comme arbitre.
history-master-acted = { $who } a fait ceci dans la partie « { $game } », comme arbitre :
history-keeper-acted = Le responsable du judge a fait ceci dans la partie « { $game } » :
history-player-acted = { $who } a fait ceci dans la partie « { $game } », qu'aucun arbitre ne dirige :
history-master-joined = { $who } arbitre désormais la partie « { $game } ».
history-master-left = { $who } n'arbitre plus la partie « { $game } »{ $why ->
    [keeper] { " " }: c'est une décision du responsable du judge
    [master] { " " }: c'est une décision de son premier arbitre
   *[own] { "" }
 }.
history-paused = La partie « { $game } » est en pause{ $ends ->
    [yes] { " " }jusqu'au { $until }
   *[no] { "" }
 }.
history-resumed = La partie « { $game } » continue.
history-master-silent = La partie « { $game } » attend son arbitre depuis le { $since }.
history-end-undone = L'arbitre a annulé la fin de la partie « { $game } ».
history-start-undone = L'arbitre a annulé le début de la partie « { $game } ».
history-adjusted = L'arbitre a corrigé la partie « { $game } »{ $moved ->
    [yes] { " " }et l'a fait passer de { $before } à { $phase }
   *[no] { "" }
 } :
history-adjust-undone = L'arbitre a annulé le dernier ADJUST de la partie « { $game } ». Elle en est à la phase { $phase }, comme avant.
history-rollback-undone = L'arbitre a annulé le ROLLBACK de la partie « { $game } ». Elle en est de nouveau à la phase { $phase }. Les résultats de { $phases } comptent finalement.
    .over = L'arbitre a annulé le ROLLBACK de la partie « { $game } ». Elle est de nouveau terminée.
history-rolled-back = L'arbitre a ramené la partie « { $game } » de { $left } à { $phase }{ $ended ->
    [yes] { " " }; sa fin ne compte pas
   *[no] { "" }
 }. Les résultats de { $phases } ne comptent plus.
history-draw = La partie « { $game } » se termine par un match nul ({ $powers }).
history-terminated = La partie « { $game } » s'est terminée sans résultat.
history-declared = L'arbitre l'a décidé : { $reason }
history-someone = Quelqu'un

## PREDICT, WHY, SUMMARY, TABLE and the records of people.

prediction = RIEN N'EST RÉSOLU : voici la phase { $phase } de « { $game } » telle qu'elle se terminerait maintenant, { $orders ->
    [position] dans la position que vous essayez, avec vos ordres pour elle
    [tried] avec les ordres que vous essayez à la place de ceux reçus
   *[received] avec les ordres reçus
 }. C'est visible pour vous seulement.
    .silent = Aucun ordre : { $powers }.
    .partial = Il manque des ordres : { $powers }.
    .left-out = Omise : ligne { $line }, { $text }
    .no-order = Ce n'est pas un ordre pour une unité de cette phase.
    .next = La phase suivante serait { $phase }.
reasons-none = Il n'y avait pas d'ordres dans la phase { $phase }.
reasons-none-of-place = Aucun ordre de la phase { $phase } ne concernait { NAME($place, form: "nominative") }.
series-table = Le classement de { $part ->
    [round] la ronde { $round } de la série « { $game } »
   *[series] la série « { $game } »
 }, selon { $scoring }{ $games ->
    [best] { " " }(les { $best } meilleures parties de chaque joueur)
   *[all] { "" }
 } :
    .columns = points joueur
summary-index = L'indice est la somme des carrés des nombres de centres de ravitaillement, divisée par le nombre de puissances. Il mesure l'avancement de la partie.
people-dedication = Fiabilité : { $dedication }, à temps { $on_time } sur { $turns }
player-record = Bilan : { $address }
    .dedication = Fiabilité actuelle : { $number }
    .on-time = Tours à temps : { $number }
    .turns = Tours en tout : { $number }
    .started = Parties commencées : { $number }
    .taken-over = Puissances reprises : { $number }
    .resigned = Abandons : { $number }
    .on-time-ratio = Part à temps : { $ratio }
    .resigned-ratio = Part en désordre civil : { $ratio }
page-file = Fichier { $name } :
