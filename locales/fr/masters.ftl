### Remarks about what the GM of a game commands.

# What is said of who is told of a change, with the blank before it; nothing where nobody else is in the game.
told = { $told ->
        [alone] { "" }
        [no] { " " }{ others-not-told }
       *[yes] { " " }Tous les participants en sont informés.
    }
# Where the same email also does the reverse.
others-not-told = Les autres n'en sont pas informés, car cet e-mail fait aussi l'inverse.
round-opened = La ronde { $number } a commencé : { $games }. Tous les joueurs ont reçu leur puissance.
round-opened-some-out = La ronde { $number } a commencé : { $games }. Tous ses joueurs ont reçu leur puissance ; { $out ->
        [one] { $out } joueur n'y participe pas
       *[other] { $out } joueurs n'y participent pas
    }.
round-seat-unknown = « { CUT($word, max: 60) } » n'est ni une puissance de ce plateau ni un joueur de la série.
    .hint = Écrivez ROUND A anna@example.net, E 2 … ; 2 est le deuxième joueur que montre LIST.
round-seats-lack = Une partie que vous composez demande chaque puissance une fois, et chaque joueur une fois (en duplex, deux fois) : { $powers }.
    .hint = Mettez un ; entre deux parties que vous composez. Pour attribuer selon les préférences et le hasard, envoyez ROUND sans noms.
round-goes-on = Il manque quelque chose après la dernière virgule ou le dernier ; : aucune partie n'a été ouverte.
    .hint = Renvoyez tout le ROUND, sans virgule ni ; à la fin.
round-two-tables = { CUT($who, max: 60) } est dans deux parties de la ronde.
    .hint = Pour voir les joueurs et leurs numéros, envoyez LIST.
round-tables-together = Un e-mail peut ouvrir une seule ronde : aucune partie n'a été ouverte. Toutes les parties que vous composez vont dans un seul ROUND.
    .hint = ROUND { $line }
round-one-a-mail = Un e-mail peut ouvrir une seule ronde : voyez la ligne ROUND au-dessus.
    .hint = Pour trois parties dans une ronde, envoyez ROUND 3. Mettez les parties que vous composez dans un seul ROUND, avec un ; entre elles.
round-not-begun = La dernière ronde de la série { $game } n'a pas commencé : aucune phase n'est encore résolue dans { $games }.
    .hint = Envoyez ROUND après les premiers résultats de ces parties. Pour commencer ensemble plusieurs parties que vous composez, mettez-les dans un seul ROUND, avec un ; entre elles.
round-top-lacks = Le classement de la série { $game } a trop peu de joueurs encore dans la série : il en faut { $need }.
    .hint = Pour le voir, envoyez TABLE { $game }. Pour choisir parmi tous les joueurs, envoyez ROUND.
phase-judged = La phase { $phase } est résolue. { $told ->
        [no] { others-not-told }
        [alone] Les résultats sont dans un autre e-mail.
       *[yes] Les résultats partent à tous.
    }
phase-judged-above = Cet e-mail a déjà fait résoudre { $phase }. Cette ligne ne nomme aucune phase : rien d'autre n'a donc été résolu.
    .hint = Pour résoudre aussi la phase suivante, envoyez { $command }.
adjusted = Tous les changements sont faits. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Tous les participants en sont informés, avec votre raison.
    }
rolled-back = La partie est revenue à { $phase }, avec les ordres qui étaient reçus.{ told } Pour retourner à { $left }, envoyez UNDO avant la prochaine résolution.
rolled-back-anew = La partie est revenue à { $phase }. Comme vous y jouez, les ordres précédents ne comptent pas. { $told ->
        [alone] Envoyez-en de nouveaux ; les bots en feront autant.
       *[yes] Tous doivent en envoyer de nouveaux et en sont informés.
    } Vous ne pouvez pas revenir de nouveau à { $phase }. Pour retourner à { $left }, envoyez UNDO avant la prochaine résolution.
rollback-undone = La partie en est de nouveau à la phase { $phase }.{ told }
adjust-undone = La partie en est à la phase { $phase }, comme avant le dernier ADJUST.{ told }
game-goes-on = La partie continue à la phase { $phase }, avec les ordres qui étaient reçus.{ told } Pour la terminer de nouveau de la même façon, envoyez UNDO avant la prochaine résolution.
game-over-again = La partie est de nouveau terminée, de la même façon.{ told }
held-back-by-line = Pas fait, car la ligne { $line } au-dessus a été refusée, et vous vouliez peut-être qu'elle passe d'abord.
    .hint = Si vous le voulez encore, envoyez-le dans un autre e-mail.
orders-missing = Il manque des ordres, et tous recevraient les résultats. Aucun ordre : { $silent } ; une partie seulement : { $partial }.
    .hint = Pour une résolution sans eux, envoyez PROCESS { $phase } NOW.
no-orders-from = Il manque des ordres, et tous recevraient les résultats. Aucun ordre : { $silent }.
    .hint = Pour une résolution sans eux, envoyez PROCESS { $phase } NOW.
not-all-orders-from = Il manque des ordres, et tous recevraient les résultats. Une partie seulement : { $partial }.
    .hint = Pour une résolution sans eux, envoyez PROCESS { $phase } NOW.
held-back = Pas fait, car la ligne { $line } au-dessus a été refusée, et vous vouliez peut-être qu'elle passe d'abord.
    .hint = Si vous le voulez encore, envoyez { $command } dans un autre e-mail.
deadline-moved = La date limite de cette phase est déplacée.{ told }
grace-moved = La fin du délai de grâce de cette phase est déplacée.{ told }
late-accepted = Les ordres en retard comptent maintenant. Le joueur en est informé.
late-declined = Les ordres en retard ne comptent pas. Le joueur en est informé, avec ce que vous écrivez d'autre dans cet e-mail. Pour qu'ils comptent malgré tout, envoyez { $command } avant la résolution.
setting-same = Aucun changement : c'est déjà réglé ainsi.
announced = L'annonce part à tous dans { $games }.
settings-changed = Changé : { $names }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Après cet e-mail, tous apprennent ce qui est différent.
    }
clock-in-zone = { $at } est dans le fuseau horaire de la partie, { $zone }. Pour changer de fuseau, envoyez par exemple SET GAME ZONE Europe/Paris.
setting-changed = Changé.{ told }
variant-never-blind = { $variant } ne peut pas se jouer à l'aveugle : les patrouilles et les blocus trahiraient des flottes cachées.
    .hint = Retirez BLIND de CREATE.
last-year-past = { $variant } commence en { $first } : sa dernière année serait avant la première.
    .hint = Donnez une année plus lointaine après UNTIL.
variant-changed = { $game } se joue maintenant sur { $board }.{ told } Pour qu'elle commence, il faut encore { $missing ->
        [one] { $missing } joueur.
       *[other] { $missing } joueurs.
    }
variant-changed-and-full = { $game } se joue maintenant sur { $board }.{ told } Toutes les places sont prises : la partie commence maintenant.
gunboat-stays = Les réglages venus avec Illegal Gunboat restent : Gunboat et pas de presse. Pour les changer, envoyez SET NOT GUNBOAT et SET WHITE.
idle-no-press = La partie a NO PRESS, qui l'emporte : les joueurs ne peuvent pas envoyer de messages, quels que soient les autres réglages.
idle-nobody-seen = Dans cette partie à l'aveugle, aucune puissance ne voit les unités d'une autre : avec TOUCH PRESS, les joueurs ne peuvent donc pas s'écrire. Pour le permettre, envoyez SET NO TOUCH PRESS (une partie FOG demande les deux).
idle-touch-without-partial = NO PARTIAL ne permet que les messages à tous, et TOUCH PRESS n'en permet aucun : les joueurs ne peuvent donc pas s'écrire. Pour le permettre, envoyez SET PARTIAL ou SET NO TOUCH PRESS.
idle-fakes-without-partial = NO PARTIAL ne permet que les messages à tous : rien ne peut donc être feint. Pour changer cela, envoyez SET PARTIAL.
idle-conditions-in-the-dark = Les messages marqués POSTAL PRESS attendent ici aussi les résultats. Mais un message avec une condition (PRESS TO … IF …) est refusé, car son arrivée trahirait des informations cachées.
clock-changed = Changé.{ told } La date limite de cette phase ne change pas. Pour la déplacer, envoyez SET DEADLINE.
game-zone-changed = Changé.{ told } Les prochaines dates limites suivent les heures et les jours de { $zone }. Chaque e-mail les donne en UTC et dans le fuseau de la personne qui le lit.
rulebook-changed = Changé.{ told } Ces règles ont aussi leur propre lecture des ordres. Pour l'utiliser aussi, envoyez SET ORDERS { $house }.
reading-changed = Changé.{ told } Cette lecture a aussi ses propres règles. Pour les utiliser aussi, envoyez SET RULEBOOK { $house }.
paused = L'horloge est arrêtée.
paused-until = L'horloge est arrêtée jusqu'au { $until }. Elle repart alors automatiquement, avec le temps qui restait.
end-taken-back = La partie continue. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Tous les participants en sont informés, avec la date limite actuelle.
    }
start-taken-back = La partie est de nouveau en formation, avec les mêmes joueurs.{ told } Pour la recommencer et attribuer de nouvelles puissances, envoyez BEGIN.
resumed = L'horloge tourne de nouveau, avec le temps qui restait. Pour plus de temps, envoyez SET DEADLINE.
resumed-later = L'horloge tourne de nouveau. Le temps qui restait finirait trop tôt, ou un jour sans date limite : l'horaire de la partie a donc fixé une date limite plus tardive. Pour en choisir une autre, envoyez SET DEADLINE.
ejected = C'est fait.{ told }
admitted = C'est fait. Cette personne en est informée, et peut revenir tant que la place est libre.
terminated = La partie est terminée.{ told } Pour annuler cela (possible pendant une semaine), envoyez UNDO.
assigned = { $who } recevra { NAME($power, form: "nominative") } au début de la partie, et l'apprendra alors. Pour annuler cela, envoyez ASSIGN { $who } NONE.
assigned-nothing = { $who } n'a pas de puissance attribuée : au début, ce sera une de celles qui restent, selon les préférences.
swap-asked = La question est posée aux deux joueurs ({ $first } et { $second }). Ils échangent leurs places si tous deux répondent YES dans cette phase. Pour retirer la question, envoyez CANCEL.
swap-agreed = C'est noté. L'échange a lieu quand l'autre joueur accepte.
swapped = Les deux joueurs ({ $first } et { $second }) ont échangé leurs places.{ told }
declared = La partie est terminée avec ce résultat.{ told } Pour annuler cela (possible pendant une semaine), envoyez ROLLBACK.
terminated-for-good = La partie est terminée. Tous en sont informés, et ses secrets sont révélés : cela ne peut plus être annulé.
away-set = Votre absence est notée.{ told } Les dates limites éviteront cette période.
away-set-and-moved = Votre absence est notée.{ told } La date limite passe au { $deadline }, après elle.
away-set-late = Votre absence est notée.{ told } Les prochaines dates limites éviteront cette période. Mais la date limite de cette phase est passée, et il manque des ordres. Une absence ne déplace pas le délai de grâce, qui se termine le { $grace } : envoyez vos ordres avant.
away-set-stays = Votre absence est notée.{ told } La date limite de cette phase, { $deadline }, ne change pas, car vos ordres sont complets. Les prochaines dates limites éviteront cette période.
away-already = Aucun changement : votre absence { $time } est déjà notée.
away-joined = Réunie à une absence déjà notée : vous vous absentez { $time }. Pour dire quel jour vous êtes de retour, envoyez SET NO ABSENCE et ce jour.
away-too-often = Vous avez déjà trois absences à venir : { $first } ; { $second } ; { $third }.
    .hint = Pour les annuler toutes, envoyez SET NO ABSENCE. Pour en terminer une à partir d'un certain jour, envoyez SET NO ABSENCE 25 Jan.
time-away = du { $since } au { $until }
still-away = Il vous reste une absence : { $time }.
away-ended = Absence annulée : { $time }.{ told } La date limite ne change pas.
away-ended-too = Annulée aussi : { $time }.
away-of-whom = Vous arbitrez et ne jouez pas de puissance.
    .hint = Pour une puissance, envoyez AWAY 10 Jan TO 20 Jan FOR Turkey. Pour toute la partie, envoyez SET HOLIDAYS 24 Dec TO 2 Jan.
away-too-long = Des absences qui retardent la même phase de plus de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } en tout demandent l'accord de l'arbitre. La question lui est posée, et votre absence compte si l'arbitre est d'accord. En cas de refus, ou sans réponse avant le { $lapses }, un e-mail vous le dira.
master-asked = La question est posée à l'arbitre. La date limite ne bouge que si l'arbitre est d'accord. En cas de refus, ou sans réponse avant le { $lapses }, un e-mail vous le dira.
master-asked-often = Plusieurs demandes sont allées à l'arbitre dans la dernière heure.
    .hint = Pour lui écrire, envoyez PRESS TO M, votre texte, ENDPRESS, chacun sur sa propre ligne.
extended-already = Cette heure est passée.
    .hint = Envoyez EXTEND +24h, qui compte à partir de la date limite.
start-set = { $status ->
        [forming] La partie ne commencera pas avant le { $at }.
       *[running] Cette phase ne sera pas résolue avant le { $at }.
    }
game-begun = La partie commence maintenant.{ told }
co-master-asked = { $who } reçoit votre proposition d'arbitrer { $game } avec vous. En cas de YES, tous en sont informés.
successor-asked = { $who } reçoit votre proposition d'arbitrer { $game } à votre place. Vous restez l'arbitre jusqu'au YES ; tous en sont alors informés.
nobody-to-lead = { $who } n'a pas d'adresse enregistrée ici : la question n'a été posée à personne.
    .hint = Demandez-lui d'envoyer REGISTER, Name: et son nom, END, chacun sur sa propre ligne. Renvoyez ensuite votre ligne.
series-terminated = La série est terminée, et tous ses membres ont reçu son dernier classement.{ told } Les parties en cours continuent. Pour annuler cela (possible pendant une semaine), envoyez UNDO.
master-offered-often = Vous avez posé trop de questions aujourd'hui.
    .hint = Renvoyez la ligne demain.
mastership-lapsed = { $game } n'a plus besoin d'arbitre.
    .hint = Pour voir toutes les parties, envoyez LIST.
leads-now = Vous arbitrez maintenant { $game }.{ told } Pour voir ce que vous pouvez faire, envoyez HELP MASTERING.
leads-not = Vous n'arbitrerez pas { $game }. La personne qui vous l'avait proposé n'en est pas informée.
master-only = Seul l'arbitre peut agir pour une autre puissance.
    .hint = Pour poser la question à l'arbitre, envoyez PRESS TO M, votre texte, ENDPRESS, chacun sur sa propre ligne.
not-for-power = Vous agissez ici pour { NAME($power, form: "nominative") }, et seul son joueur peut faire cela (comme les votes). Vous pouvez envoyer ses ordres et ses messages.
    .hint = Si c'est pour vous-même, mettez BECOME MASTER sur une ligne au-dessus.
not-while-playing = Vous jouez ou avez joué dans { $game } : vous ne pouvez donc pas agir pour une autre puissance, dont les ordres sont secrets jusqu'à la résolution. Rien sous cette ligne n'a été fait.
    .hint = Envoyez SIGN ON avec votre propre puissance.
plays-here = Vous jouez ou avez joué dans { $game } : vous ne pouvez donc pas corriger sa position.
    .hint = Pour revenir une phase en arrière, envoyez ROLLBACK. Ou demandez au responsable du judge, { $keeper }, de confier la partie à quelqu'un qui ne joue pas.
no-addresses = Vous jouez ou avez joué dans { $game } : vous ne pouvez donc pas apprendre si une adresse y est.
    .hint = Nommez une puissance : EJECT Turkey exclut son joueur, ADMIT Turkey l'admet de nouveau.
eject-instead = Seul le joueur peut abandonner. Vous pouvez l'exclure de la partie ; tous en seront informés.
    .hint = Envoyez EJECT { $power }.
master-speaks-for-power = Les lignes qui suivent comptent comme si { NAME($power, form: "nominative") } les avait envoyées, et son joueur (s'il y en a un) en est informé. Pour y mettre fin, utilisez BECOME MASTER.
master-speaks-for-himself = Vous agissez de nouveau en votre nom.
