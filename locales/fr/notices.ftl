### What emails that answer no line say: `email-` and the name of the template, its parts as attributes.

email-another-answered = Quelqu'un a répondu depuis une autre adresse à une question qui vous était posée. Cette réponse ne compte pas, et rien n'a été fait. La question attend toujours votre réponse.
    .subject = Une autre adresse a répondu
    .advice = Si vous avez transmis la question, répondez-y depuis cette adresse, ou ne faites rien. Sinon, quelqu'un d'autre lit vos e-mails.
email-token-used = Un e-mail envoyé depuis { $sender } contenait le jeton que le judge vous avait envoyé et a répondu { $answer ->
        [no] NO
       *[yes] YES
    } avec ce jeton.
    .subject = Une question qui vous était posée a reçu une réponse d'une autre adresse
    .password-subject = Votre mot de passe a été choisi depuis une autre adresse
    .password = Un e-mail envoyé depuis { $sender } contenait le jeton que le judge vous avait envoyé, et a changé votre mot de passe dans « { $game } » avec ce jeton.
    .line = { $answer ->
        [no] Un e-mail envoyé depuis { $sender } contenait le jeton que le judge vous avait envoyé, et a annulé ceci avec ce jeton :
       *[yes] Un e-mail envoyé depuis { $sender } contenait le jeton que le judge vous avait envoyé, et a confirmé ceci avec ce jeton :
    }
    .counts = Cela compte : toute personne qui a un jeton peut agir à votre place. Si ce n'était ni vous ni quelqu'un à qui vous l'aviez demandé, une autre personne lit vos e-mails, ou un e-mail du judge a été transmis.
    .another = Pour obtenir un jeton et choisir un autre mot de passe, envoyez cette ligne depuis cette adresse :
    .advice = { $whom ->
        [master] Prévenez tout de suite l'arbitre de la partie ou le responsable du judge : { $keeper }
       *[keeper] Prévenez tout de suite le responsable du judge : { $keeper }
    }
email-copy-of-record = { $what ->
        [orders] Un e-mail envoyé depuis { $sender }, avec le bon mot de passe, a donné des ordres pour { NAME($power, form: "nominative") } dans « { $game } ». Ils ont été acceptés. Si ce n'était ni vous ni quelqu'un à qui vous l'aviez demandé, envoyez maintenant vos propres ordres (les derniers comptent) et changez le mot de passe avec SET PASSWORD.
       *[email] Un e-mail envoyé depuis { $sender }, avec le bon mot de passe, a agi pour { NAME($power, form: "nominative") } dans « { $game } ». Il a été accepté. Si ce n'était ni vous ni quelqu'un à qui vous l'aviez demandé, envoyez maintenant vos propres ordres (les derniers comptent) et changez le mot de passe avec SET PASSWORD.
    }
    .subject = { $what ->
        [orders] { $whose ->
            [yours] Des ordres pour { NAME($power, form: "nominative") } sont venus d'une autre de vos adresses
           *[another] Des ordres pour { NAME($power, form: "nominative") } sont venus d'une autre adresse
        }
       *[email] { $whose ->
            [yours] Un e-mail pour { NAME($power, form: "nominative") } est venu d'une autre de vos adresses
           *[another] Un e-mail pour { NAME($power, form: "nominative") } est venu d'une autre adresse
        }
    }
    .master-subject = L'arbitre a agi pour { NAME($power, form: "nominative") }
    .partner-subject = { $power } : copie venue de l'autre joueur
    .password-subject = Votre mot de passe a été changé
    .looked = { $named ->
        [yes] { $master } (arbitre) a agi pour { NAME($power, form: "nominative") } dans « { $game } » et a donc pu voir ses ordres, mais n'a rien changé. Vos propres ordres comptent toujours.
       *[no] L'arbitre a agi pour { NAME($power, form: "nominative") } dans « { $game } » et a donc pu voir ses ordres, mais n'a rien changé. Vos propres ordres comptent toujours.
    }
    .by-master = { $named ->
        [yes] { $master } (arbitre) a agi pour { NAME($power, form: "nominative") } dans « { $game } ». Vos propres ordres comptent de nouveau dès que vous les envoyez (les derniers comptent).
       *[no] L'arbitre a agi pour { NAME($power, form: "nominative") } dans « { $game } ». Vos propres ordres comptent de nouveau dès que vous les envoyez (les derniers comptent).
    }
    .partner = { $sender } joue { NAME($power, form: "nominative") } avec vous dans « { $game } » et a envoyé un e-mail pour cette puissance. Le dernier ordre compte, qu'il vienne de l'un ou de l'autre.
    .partner-from = Un e-mail envoyé depuis { $sender }, avec le mot de passe de l'autre joueur { NAME($power, form: "of") } dans « { $game } », a agi pour cette puissance. Le dernier ordre compte.
    .password = Un e-mail envoyé depuis { $sender }, avec le bon mot de passe, a changé votre mot de passe pour { NAME($power, form: "nominative") } dans « { $game } ». L'ancien n'est plus valable. Si ce n'était ni vous ni quelqu'un à qui vous l'aviez demandé, envoyez cette ligne depuis cette adresse, puis choisissez un autre mot de passe avec le jeton que vous recevrez :
    .then = Envoyez ensuite vos propres ordres (les derniers comptent).
    .also = Un e-mail envoyé depuis { $sender } a agi pour { NAME($power, form: "nominative") } dans « { $game } ». C'est une de vos adresses : il compte donc. Si ce n'était pas vous, envoyez maintenant vos propres ordres (les derniers comptent). Pour que les e-mails envoyés de là ne comptent plus comme les vôtres, envoyez cette ligne depuis cette adresse :
    .known-there = Votre mot de passe compte depuis n'importe quelle adresse. Si quelqu'un d'autre y a accès et le connaît, choisissez-en un autre avec le jeton que vous donne cette ligne :
    .tell-master = Prévenez l'arbitre : PRESS TO M.
email-copy-for-spectator = Le joueur { NAME($power, form: "of") } dans « { $game } » vous laisse voir ce qu'il envoie.
    .subject = Ordres : { $power }
email-copy-for-master = Un e-mail envoyé depuis { $sender }, avec votre mot de passe, a agi comme arbitre de « { $game } » et a été accepté. Si ce n'était ni vous ni quelqu'un à qui vous l'aviez demandé, choisissez maintenant un autre mot de passe :
    .subject = Quelqu'un a agi comme arbitre depuis une autre adresse
    .password-subject = Votre mot de passe d'arbitre a été changé
    .password = Un e-mail envoyé depuis { $sender }, avec votre mot de passe, a changé votre mot de passe d'arbitre de « { $game } ». L'ancien n'est plus valable. Si ce n'était ni vous ni quelqu'un à qui vous l'aviez demandé, envoyez cette ligne depuis cette adresse, puis choisissez un autre mot de passe avec le jeton que vous recevrez :
email-password-shared = Dans « { $game } », un joueur vient de choisir votre mot de passe comme le sien : on le lui a dit, ou il l'a deviné. Il ne sait peut-être pas que c'est celui de l'arbitre, mais quiconque l'essaie comme mot de passe d'arbitre peut agir à votre place. Changez-le maintenant :
    .subject = Un joueur a le mot de passe de l'arbitre
email-password-token = Quelqu'un, sans doute vous, a demandé un nouveau mot de passe dans la partie « { $game } ». Pour en choisir un, envoyez cette ligne à { $address } :
    .subject = Un nouveau mot de passe
    .none-yet = Vous participez maintenant à la partie « { $game } » et n'y avez pas encore de mot de passe. Les réponses aux e-mails du judge n'en ont pas besoin. Pour tout autre e-mail sur la partie, choisissez-en un en envoyant cette ligne à { $address } :
    .token = Remplacez { $placeholder } par le mot de passe que vous voulez. Le jeton ne sert qu'une fois, jusqu'au { $expires }.
    .several = Il change le mot de passe de chacune de vos places dans la partie.
    .not-you = Si vous n'avez rien demandé, ne faites rien : votre mot de passe reste le même.
email-passwords-tried = { $seat ->
        [power] Ce mois-ci, au moins { $number } e-mails ont essayé de mauvais mots de passe pour { NAME($power, form: "nominative") } dans « { $game } ». Le dernier a été envoyé depuis { $sender }.
        [master] Ce mois-ci, au moins { $number } e-mails ont essayé de mauvais mots de passe pour l'arbitre de « { $game } ». Le dernier a été envoyé depuis { $sender }.
       *[player] Ce mois-ci, au moins { $number } e-mails ont essayé de mauvais mots de passe pour un joueur de « { $game } ». Le dernier a été envoyé depuis { $sender }.
    }
    .subject = Mauvais mots de passe pour votre place
    .unlocked = Rien n'est bloqué, rien n'a changé dans la partie, et vous n'avez rien à faire. Vos propres e-mails avec le bon mot de passe comptent toujours. Si cela continue, un e-mail avec le bon mot de passe pourra être retenu jusqu'à votre confirmation, surtout s'il vient d'une adresse qui n'est pas la vôtre. La question vous sera posée ici.
    .advice = Un long mot de passe qui n'est pas un mot courant est sûr. Pour en choisir un autre, envoyez SET PASSWORD. Si vous l'avez oublié, envoyez FORGOT PASSWORD { $game } pour obtenir un jeton.
email-notices-left-out = D'autres e-mails sont venus en votre nom. Le judge n'en signale un par un que cinq par heure, dont un réservé au changement de mot de passe. Voici les autres :
    .subject = D'autres e-mails en votre nom
    .of-master = L'arbitre a agi à votre place dans d'autres e-mails. Le judge n'en signale un par un que quatre par heure. Voici les autres :
    .by-master = { $number ->
        [one] Dans « { $game } », { $number } e-mail de l'arbitre a agi pour { NAME($power, form: "nominative") } et a compté.
       *[other] Dans « { $game } », { $number } e-mails de l'arbitre ont agi pour { NAME($power, form: "nominative") } et ont compté.
    }
    .as-master = { $number ->
        [one] Dans « { $game } », { $number } e-mail avec votre mot de passe a agi comme arbitre depuis une autre adresse et a compté.
       *[other] Dans « { $game } », { $number } e-mails avec votre mot de passe ont agi comme arbitre depuis une autre adresse et ont compté.
    }
    .for-power = { $number ->
        [one] Dans « { $game } », { $number } e-mail a agi pour { NAME($power, form: "nominative") } depuis une autre adresse et a compté.
       *[other] Dans « { $game } », { $number } e-mails ont agi pour { NAME($power, form: "nominative") } depuis une autre adresse et ont compté.
    }
    .held = { $number ->
        [one] Dans « { $game } », { $number } e-mail avec votre mot de passe est resté sans effet, faute de pouvoir vous poser d'autres questions.
       *[other] Dans « { $game } », { $number } e-mails avec votre mot de passe sont restés sans effet, faute de pouvoir vous poser d'autres questions.
    }
    .ask = Pour voir ce qui compte maintenant, envoyez SIGN ON avec votre puissance, et LIST en dessous. Vos propres ordres comptent de nouveau dès que vous les envoyez. Pour poser la question à l'arbitre, utilisez PRESS TO M.
    .password = { $which ->
        [others] Si les autres ne venaient ni de vous ni de quelqu'un à qui vous l'aviez demandé, quelqu'un connaît votre mot de passe.
       *[all] Si ce n'était ni vous ni quelqu'un à qui vous l'aviez demandé, quelqu'un connaît votre mot de passe.
    } Envoyez SIGN ON avec ce mot de passe. En dessous, mettez LIST pour voir ce qui compte maintenant, et SET PASSWORD avec un autre mot de passe.
email-told-together = { $whose ->
        [several] En une heure, plusieurs personnes ont fait tant de choses que vous recevriez trop d'e-mails à ce sujet.
       *[one] En une heure, une personne a fait tant de choses que vous recevriez trop d'e-mails à ce sujet.
    } { $number ->
        [one] Cet e-mail en a attendu d'autres.
       *[other] Ces { $number } e-mails vous sont envoyés ensemble, le plus ancien en premier.
    }
    .subject = { $number } e-mails en un seul
    .left-out = { $number ->
        [one] { $number } e-mail plus ancien du même genre n'est pas repris ici : les plus récents sont ci-dessous.
       *[other] { $number } e-mails plus anciens du même genre ne sont pas repris ici : les plus récents sont ci-dessous.
    }
    .deadline = La date limite de la partie « { $game } » est maintenant : { $deadline }.
    .closed = (Cette question est close : les réponses ne comptent plus.)
    .yes = Pour accepter, { reply-with-yes }, ou envoyez cette ligne :
    .this-one = Pour accepter celle-ci, envoyez cette ligne :
    .list = Pour connaître l'état d'une partie, envoyez LIST et son nom.
    .press = Un texte envoyé en réponse à cet e-mail n'est transmis à personne. Pour répondre à un message, envoyez PRESS TO et la lettre d'une puissance, ou PRESS TO M pour l'arbitre, puis votre texte et ENDPRESS, le tout sous SIGN ON.
email-digest = Ce qui s'est passé depuis hier dans la partie « { $game } » :
    .subject = { $number ->
        [one] { $number } e-mail regroupé
       *[other] { $number } e-mails regroupés
    }
    .with-results = Ce qui s'est passé d'autre dans la partie « { $game } » depuis les derniers résultats :
    .press = Pour répondre à l'un de ces messages, envoyez PRESS TO puissance, votre texte et ENDPRESS, chacun sur sa propre ligne.
    .advice = Vous avez choisi de les recevoir ensemble. Pour recevoir de nouveau chacun tout de suite, envoyez SET MAIL ALL.
email-keeper-note = Pour le responsable : { $what }
email-keeper-report = Points à traiter :
    .subject = Pour le responsable : la semaine
    .nothing = Rien ne demande votre attention.
    .week = Les sept derniers jours :
    .in = E-mails reçus :
    .out = Envoyés :
    .phases = Phases :
    .judged = résolues : { $phases } ; dates limites passées avec des ordres manquants : { $late }
    .games = Parties :
    .created = créées : { $created } ; terminées : { $ended }
    .people = Personnes :
    .registered = enregistrées : { $people }
    .altogether = Au total :
    .banned = { $people } ; exclues : { $banned }
    .database = Base :
    .size = { $megabytes } Mo ; { $free } Mo libres sur le disque
    .backup = Sauvegarde :
    .again = Pour ce même rapport à tout moment : judge keeper report
    .stop = Pour ne plus recevoir cet e-mail : report = false sous [judge] dans judge.toml
    .fate = { $fate ->
        [applied] traités
        [ignored] ignorés
        [refused] refusés
       *[quarantined] en quarantaine
    } : { $number }
    .state = { $state ->
        [forming] en formation
        [running] en cours
        [paused] en pause
       *[finished] terminées
    } : { $number }
    .no-games = aucune
email-deadline-held = Le judge ne peut pas lire sa boîte aux lettres en ce moment, et elle contient peut-être des ordres arrivés à temps. Rien n'est résolu avant qu'elle soit lue. La partie continue ensuite automatiquement, et tout ordre arrivé avant la date limite compte. Le responsable du judge est prévenu : { $keeper }
    .subject = Date limite suspendue
    .passed = La date limite de la partie « { $game } » est passée :
    .advice = Vous n'avez rien à faire. À vos joueurs, vous pouvez dire que leurs e-mails attendent en lieu sûr.
email-start-moved = La partie « { $game } » ne commencera pas avant le { $start }, même si toutes ses places sont prises.
    .subject = Début reporté : { $start }
    .by = La partie « { $game } » ne commencera pas avant le { $start }, même si toutes ses places sont prises. { $who } l'a décidé.
    .phase = La phase en cours de la partie « { $game } » ne sera pas résolue avant le { $start }, même si tous les ordres sont reçus. La date limite ne change pas.
    .phase-by = La phase en cours de la partie « { $game } » ne sera pas résolue avant le { $start }, même si tous les ordres sont reçus. La date limite ne change pas. { $who } l'a décidé.
email-game-fails = Le judge a un problème avec la partie « { $game } » et ne peut pas la continuer. Le responsable du judge est prévenu et doit le résoudre : { $keeper }
    .subject = { $game } est arrêtée
    .advice = Les e-mails déjà arrivés sont conservés. En attendant, aucune phase de cette partie n'est résolue. Vous n'avez rien à faire ; prévenez vos joueurs s'ils posent la question.
email-game-lost = Les données de la partie « { $game } » sont abîmées et ne peuvent plus être lues. Le responsable du judge a supprimé la partie : elle se termine ici, sans résultat.
    .subject = { $game } ne peut pas continuer
    .advice = Vous pouvez garder les e-mails que vous avez reçus, et vos autres parties continuent. Vous n'avez rien à faire. Si vous avez des questions, écrivez au responsable du judge :
email-late-orders-asked = Les ordres { NAME($power, form: "of") } dans la partie « { $game } » sont arrivés après la date limite, et aucun n'était venu de cette puissance auparavant. Ils sont conservés et ne comptent que si vous les acceptez.
    .subject = Ordres en retard : répondez YES pour les accepter
    .subject-of = Ordres en retard ({ $power }) : répondez YES pour les accepter
    .secret = Les ordres d'une puissance de la partie « { $game } » sont arrivés après la date limite, et aucun n'en était venu auparavant. La partie ne révèle pas de quelle puissance il s'agit. Les ordres sont conservés et ne comptent que si vous les acceptez.
    .yes = Pour les accepter, { reply-with-yes }, ou envoyez cette ligne sous votre SIGN ON :
    .below = Les ordres ne vous sont pas montrés ici.
    .together = Vous acceptez ainsi tous les ordres en retard qui attendent, car un arbitre de cette partie y joue ou y a joué. Les ordres ne vous sont pas montrés ici.
    .no = Si vous répondez NO, le judge dit tout de suite au joueur qu'ils ne comptent pas, et lui transmet ce que vous ajoutez. Si vous ne répondez pas, ils ne sont pas utilisés, et le joueur l'apprend lors de la résolution.
email-late-orders-told = Vos ordres pour { NAME($power, form: "nominative") } ({ $season }) sont arrivés après la date limite. L'arbitre de « { $game } » ne les a pas acceptés : ils n'ont donc pas compté :
    .subject = { $fate ->
        [no] Vos ordres en retard ne comptent pas
       *[yes] Vos ordres en retard comptent
    }
    .accepted = L'arbitre de « { $game } » a accepté les ordres que vous aviez envoyés pour { NAME($power, form: "nominative") } après la date limite. Ils comptent :
    .in-time = La date limite de « { $game } » a été déplacée après l'envoi de vos ordres pour { NAME($power, form: "nominative") }. Ils sont maintenant à temps et comptent :
    .declined = L'arbitre de « { $game } » n'accepte pas les ordres que vous avez envoyés pour { NAME($power, form: "nominative") } après la date limite ({ $season }). Ils ne comptent pas, à moins que cela ne change avant la résolution :
email-master-awaited = Tous les ordres de la partie « { $game } » sont reçus. La phase n'est résolue que si vous le demandez (MANUAL PROCESS). Pour lancer la résolution, envoyez :
    .subject = Votre PROCESS est attendu
    .missing = Le délai de grâce est terminé dans la partie « { $game } », et il manque encore des ordres : { $powers }. La phase n'est résolue que si vous le demandez (MANUAL PROCESS). Pour lancer la résolution, envoyez :
    .advice = Pour que le judge le fasse automatiquement, envoyez SET NO MANUAL PROCESS.
email-adjusted = L'arbitre a corrigé la partie « { $game } ». La raison :
    .subject = Position corrigée
    .blind = La carte ci-dessous montre ce que vous pouvez en voir.
    .phase = { $when ->
        [now] La phase est maintenant { $phase } ; c'était { $before }.
       *[then] La phase est devenue { $phase } ; c'était { $before }.
    }
    .orders-gone = Les ordres reçus jusqu'ici ne comptent pas. Les votes et les WAIT sont effacés.
    .orders-stay = Tous les ordres comptent toujours, sauf ceux des unités corrigées, et les constructions et suppressions qui ne sont plus possibles. Les votes et les WAIT sont effacés. Rien n'est résolu avant la date limite, à moins que l'arbitre ne le demande.
    .fallen = Vos ordres qui ne comptent plus :
    .judged-since = La phase a été résolue depuis. Ses résultats sont dans un autre e-mail.
email-rolled-back = L'arbitre a ramené la partie « { $game } » à la phase { $phase }, qui est de nouveau ouverte.
    .subject = Retour à { $phase }
    .undone-subject = Retour annulé : de nouveau { $phase }
    .adjust-undone-subject = Correction annulée : { $phase }
    .undone = L'arbitre a annulé le ROLLBACK de la partie « { $game } ». Elle en est de nouveau à la phase { $phase }.
    .adjust-undone = L'arbitre a annulé la correction (ADJUST) de la partie « { $game } ». Elle en est à la phase { $phase }, comme avant.
    .ended = { $ending ->
        [victory] La partie s'était terminée par une victoire ({ $powers }), et elle continue : cette fin ne compte plus.
        [draw] La partie s'était terminée par un match nul ({ $powers }), et elle continue : cette fin ne compte plus.
       *[terminated] La partie s'était terminée sans résultat, et elle continue : cette fin ne compte plus.
    }{ $rated ->
        [yes] {" "}La partie ne figure plus dans aucune liste de résultats tant qu'elle n'est pas terminée de nouveau, et ses statistiques viendront alors.
       *[no] {""}
    } Ce que les joueurs ont fait jusqu'ici reste dans leur bilan.
    .void = LES RÉSULTATS DE { $phases } NE COMPTENT PLUS : mettez de côté les e-mails qui les contiennent. Ils restent dans l'historique ; pour les voir, envoyez HISTORY { $game }.
    .again = Les résultats de { $phases } comptent finalement, tels qu'ils ont été envoyés.
    .left = Les ordres pour { $phase } ne comptent pas.
    .changes = CE QUI RESTE, CE QUI CHANGE
    .practice = Les unités et les centres sont tels qu'au début de la phase { $phase }. Envoyez de nouveaux ordres ; les bots en feront autant.
    .as-before = Les unités, les centres et les ordres pour { $phase } sont ceux d'avant la commande { $command }.
    .anew = Les unités et les centres sont tels qu'au début de la phase { $phase }. Les ordres reçus lors de sa résolution ne comptent plus, car l'arbitre qui est revenu en arrière joue aussi et les a vus. Tout le monde doit envoyer de nouveaux ordres.
    .orders-count = Les unités et les centres sont tels qu'au début de la phase { $phase }. Les ordres reçus lors de sa résolution comptent de nouveau, tels qu'ils avaient été envoyés. Personne n'a à les renvoyer, et tout le monde peut les changer.
    .rest = Les lignes conservées pour les phases suivantes restent. Les WAIT et les votes pour un match nul ou une concession sont effacés. Les propositions et les votes à leur sujet restent. Les PROXY permanents sont ceux d'alors, sauf s'ils ont pris fin depuis. Les joueurs, les absences, les réglages et les messages ne changent pas.
    .judged-since = La phase { $phase } a été de nouveau résolue depuis. Ses résultats, qui comptent, viennent dans le prochain e-mail.
    .to-adjust = Pour refaire la correction, envoyez ADJUST.
    .to-go-back = Pour revenir encore en arrière, envoyez ROLLBACK.
    .to-undo = Pour retourner à la phase { $phase }, envoyez UNDO. C'est possible jusqu'à la résolution d'une phase.
    .to-judge = Pour lancer la résolution avant la date limite, envoyez PROCESS.
email-end-taken-back = L'arbitre a annulé la fin de la partie « { $game } ». Elle reprend là où elle en était.
    .subject = La partie continue
    .orders = Les ordres reçus auparavant comptent toujours.
email-letter-dropped = Votre message n'a pas été envoyé
    .said = Son texte :
email-member-moved = { $part ->
        [leads] { $who }, arbitre de la partie « { $game } », a une nouvelle adresse.
        [plays] { $who }, qui joue { NAME($power, form: "nominative") } dans la partie « { $game } », a une nouvelle adresse.
       *[member] { $who }, qui participe à la partie « { $game } », a une nouvelle adresse.
    }
    .subject = Nouvelle adresse : { $part ->
        [leads] arbitre
        [plays] { $power }
       *[member] joueur
    }
    .before = avant :
    .now = après :
    .advice = Le judge lui écrit déjà à cette adresse. Utilisez-la si vous lui écrivez vous-même.
email-swap-offered = L'arbitre de la partie « { $game } » propose que vous échangiez vos places avec le joueur { NAME($other, form: "of") } : vous joueriez { NAME($other, form: "nominative") }, et lui { NAME($power, form: "nominative") }.
    .subject = Voulez-vous jouer { NAME($power, form: "nominative") } à la place ? Répondez YES
    .yes = Si vous êtes d'accord, { reply-with-yes }. L'échange n'a lieu que si l'autre joueur accepte aussi avant la résolution de cette phase.
    .effect = Vous garderiez votre mot de passe. Les ordres déjà reçus des deux puissances ne compteraient plus. Si vous n'êtes pas d'accord, répondez NO ou ne faites rien.
email-players-swapped = Des joueurs de la partie « { $game } » ont échangé leurs places : { $powers }.
    .subject = Échange de places : { $letters }
    .yours = Vous jouez maintenant { NAME($power, form: "nominative") } dans la partie « { $game } ». Places échangées : { $powers }. Votre mot de passe reste le même.
    .leads = { $who } joue { NAME($power, form: "nominative") }.
    .orders = Les ordres et les votes déjà reçus de ces puissances ne comptent plus.
email-partnership-offered = { $player } ({ $address }) joue { NAME($power, form: "nominative") } dans la partie « { $game } » ({ $board }) et vous propose de jouer ensemble.
    .subject = Voulez-vous jouer aussi { NAME($power, form: "nominative") } ? Répondez YES
    .unnamed = Le joueur { NAME($power, form: "of") } dans la partie « { $game } » ({ $board }) vous propose de jouer ensemble. En acceptant, vous apprendrez de qui il s'agit : n'acceptez donc que si vous le savez déjà.
    .yes = Pour accepter, { reply-with-yes }.
    .effect = Chacun de vous pourra alors envoyer des ordres et des messages et voter pour { NAME($power, form: "nominative") }. Le dernier ordre compte, et l'autre reçoit une copie de tout ce que l'un envoie. Vous recevrez chacun les résultats.
    .gunboat = Dans cette partie, personne ne sait qui joue quelle puissance : ne le dites à personne.
    .no = Pour vous retirer à tout moment, envoyez RESIGN. Si vous ne voulez pas jouer, répondez NO ou ne faites rien.
email-mastership-offered = { $master } vous propose de devenir arbitre de la partie « { $game } » ({ $board }), en plus de ses arbitres actuels.
    .subject = Voulez-vous être arbitre ? Répondez YES
    .in-place = { $master } vous propose de devenir arbitre de la partie « { $game } » ({ $board }) à sa place.
    .yes = Pour accepter, { reply-with-yes }.
    .tasks = L'arbitre fait vivre la partie : dates limites, questions des joueurs, joueurs qui ne donnent plus signe de vie. Pour savoir ce qu'un arbitre peut faire, envoyez HELP MASTERING. Si vous ne le souhaitez pas, répondez NO ou ne faites rien.
    .moderated = L'arbitre fait vivre la partie : dates limites, questions des joueurs, joueurs qui ne donnent plus signe de vie. L'arbitre voit tous les ordres : vous ne pourriez donc pas jouer dans la partie. Pour savoir ce qu'un arbitre peut faire, envoyez HELP MASTERING. Si vous ne le souhaitez pas, répondez NO ou ne faites rien.
email-disorder = { $number ->
        [many] Faute d'ordres, ces puissances tombent en désordre civil dans la partie « { $game } » : { $powers }.
       *[one] Faute d'ordres, { NAME($powers, form: "nominative") } tombe en désordre civil dans la partie « { $game } ».
    }
    .subject = Désordre civil : { $letters }
    .bots = { $number ->
        [many] Désormais, un bot du judge donne leurs ordres dès qu'une phase s'ouvre. Il n'envoie pas de presse, n'a pas de voix, et s'en va dès que quelqu'un joue de nouveau la puissance.
       *[one] Désormais, un bot du judge donne ses ordres dès qu'une phase s'ouvre. Il n'envoie pas de presse, n'a pas de voix, et s'en va dès que quelqu'un joue de nouveau la puissance.
    }
    .unordered = Les ordres arrivés comptent. Les unités sans ordre tiennent, les unités délogées sans ordre sont dissoutes, les constructions sont perdues, et les règles choisissent les unités supprimées. La partie continue sans attendre.
    .yours = C'était votre puissance. Elle est de nouveau à vous dès que vous envoyez des ordres pour elle, sauf si quelqu'un d'autre l'a reprise.
    .open = { $open ->
        [invited] Toute personne admise par l'arbitre peut la reprendre : envoyez SIGN ON puissance { $game } et un mot de passe à { $address }
       *[all] Toute personne enregistrée auprès de ce judge peut la reprendre : envoyez SIGN ON puissance { $game } et un mot de passe à { $address }
    }
email-openings = { $number ->
        [many] Puissances sans joueur dans la partie « { $game } » : { $powers }.
       *[one] { CAPITALIZED(NAME($powers, form: "nominative")) } n'a pas de joueur dans la partie « { $game } ».
    }
    .subject = Remplaçants recherchés
    .subject-of = Remplaçants recherchés : { $letters }
    .secret = { $number ->
        [one] { $number } puissance n'a pas de joueur dans la partie « { $game } ». Qui la reprend apprend de laquelle il s'agit.
       *[other] { $number } puissances n'ont pas de joueur dans la partie « { $game } ». Qui en reprend une apprend de laquelle il s'agit.
    }
    .still = La partie « { $game } » cherche toujours quelqu'un pour jouer : { $powers }.
    .tasks = À faire dans cette phase :
    .open = { $open ->
        [invited] Toute personne admise par l'arbitre peut prendre la place. Envoyez à { $address }
       *[all] Toute personne enregistrée auprès de ce judge peut prendre la place. Envoyez à { $address }
    }
    .advice = avec un mot de passe de votre choix. Si vous connaissez quelqu'un qui aimerait jouer, transmettez-lui cet e-mail. S'il faut d'abord s'enregistrer, HELP JOINING dit comment.
    .yours = C'était votre puissance. Pour la récupérer, envoyez SIGN ON comme d'habitude, puis vos ordres, avant que quelqu'un d'autre ne la prenne.
email-absence-notice = { $who } s'absente de la partie « { $game } » :
    .subject = Avis d'absence
    .back = { $who } ne s'absente plus de la partie « { $game } » pendant cette période :
    .moved = { $what ->
        [grace] { $times ->
            [one] Le délai de grâce se termine maintenant après cette période :
           *[other] Le délai de grâce se termine maintenant après ces périodes :
        }
       *[deadline] { $times ->
            [one] La date limite est maintenant après cette période :
           *[other] La date limite est maintenant après ces périodes :
        }
    }
    .unmoved = La date limite ne change pas.
    .past-phase = { $times ->
        [one] La date limite de cette phase ne change pas. Aucune date limite suivante ne tombe dans cette période ({ $powers }).
       *[other] La date limite de cette phase ne change pas. Aucune date limite suivante ne tombe dans ces périodes ({ $powers }).
    }
    .none = { $what ->
        [later] Aucune date limite suivante
       *[all] Aucune date limite
    } ne tombe dans { $times ->
        [one] cette période
       *[other] ces périodes
    }{ $named ->
        [yes] { " " }({ $powers }).
       *[no] { " " }pour cette personne.
    }
    .grace-as-before = La date limite de cette phase est passée, et son délai de grâce se termine comme prévu.
    .undo-by-master = Pour annuler l'absence, envoyez BECOME { $power }, et en dessous SET NO ABSENCE.
    .undo = Pour annuler l'absence, envoyez SET NO ABSENCE.
email-pause = { $by ->
        [player] { $who } a mis en pause la partie « { $game } ». Il n'y a pas de date limite avant la reprise.
        [keeper] Le responsable du judge a mis en pause la partie « { $game } ». Il n'y a pas de date limite avant la reprise.
       *[master] L'arbitre a mis en pause la partie « { $game } ». Il n'y a pas de date limite avant la reprise.
    }
    .subject = { $what ->
        [paused] Partie en pause
       *[resumed] Reprise de la partie
    }
    .reminder-subject = { $what ->
        [paused] Rappel : partie en pause
       *[resumed] Rappel : reprise de la partie
    }
    .half-vacant = { $number ->
        [secret] La partie « { $game } » a été mise en pause automatiquement, car au moins la moitié de ses puissances n'ont pas de joueur.
        [many] La partie « { $game } » a été mise en pause automatiquement, car au moins la moitié de ses puissances n'ont pas de joueur : { $powers }.
       *[one] La partie « { $game } » a été mise en pause automatiquement, car au moins la moitié de ses puissances n'ont pas de joueur : { $powers }.
    }
    .long-vacant = { $named ->
        [yes] La partie « { $game } » a été mise en pause automatiquement, car depuis deux semaines personne n'a repris : { $powers }.
       *[no] La partie « { $game } » a été mise en pause automatiquement, car depuis deux semaines personne n'a repris ses puissances libres.
    }
    .vacant = Il n'y a pas de date limite avant la reprise, et le judge n'envoie ni rappels ni demandes à ce sujet. Les ordres et les messages sont toujours acceptés. Pour reprendre une puissance, ou récupérer la vôtre, envoyez l'une de ces lignes :
    .to-resume = Quand il y a assez de joueurs, ou pour continuer sans eux, envoyez :
    .or-end = Pour mettre fin à la partie, envoyez TERMINATE au lieu de RESUME.
    .goes-on = { $by ->
        [players] La partie reprend quand l'arbitre ou un joueur envoie RESUME.
       *[master] La partie reprend quand l'arbitre envoie RESUME.
    }
    .still = La partie « { $game } » est en pause depuis le { $since }.
    .taken = Les ordres et les messages sont toujours acceptés.
    .until = La partie reprend automatiquement, avec le temps qui restait, le
    .ask-master = La partie reprend quand l'arbitre le décide. Pour lui poser la question, envoyez PRESS TO M.
    .gm-decides = La partie reprend quand l'arbitre le décide.
    .resumed = { $by ->
        [player] { $who } a relancé la partie « { $game } ».
        [keeper] Le responsable du judge a relancé la partie « { $game } ».
       *[master] La partie « { $game } » continue.
    }
email-master-silent = Depuis le { $since }, la partie « { $game } » attend que son arbitre lance la résolution de { $phase }.
    .subject = Votre partie vous attend
    .begin = La partie « { $game } » est complète et attend depuis le { $since } que son arbitre envoie BEGIN.
    .approve = Quelqu'un a demandé à jouer dans la partie « { $game } » et attend depuis le { $since } l'accord de l'arbitre (SET APPROVAL).
    .late = Dans la partie « { $game } », des ordres arrivés après la date limite attendent depuis le { $since } la décision de l'arbitre (SET NO LATE ORDERS).
    .paused = La partie « { $game } » est en pause depuis le { $since }, sans jour de reprise. Son arbitre doit envoyer RESUME.
    .to-begin = Pour la commencer, envoyez BEGIN. Pour qu'elle commence automatiquement, envoyez SET AUTO START.
    .to-approve = Pour admettre ceux qui attendent, envoyez SET APPROVED ALL ; LIST donne leurs noms. Pour refuser quelqu'un, envoyez EJECT et son adresse.
    .to-accept = Pour que ces ordres comptent, envoyez ACCEPT LATE. Pour une résolution sans eux, envoyez PROCESS.
    .to-judge = Pour lancer la résolution, envoyez PROCESS { $phase }. Pour que le judge le fasse automatiquement, envoyez SET NO MANUAL PROCESS.
    .hand-over = Si vous n'avez pas le temps de vous occuper de la partie, vous pouvez demander à quelqu'un d'être aussi arbitre (PROMOTE et son adresse) ou de l'être à votre place (HAND OVER et son adresse).
    .shared = La partie n'est pas arbitrée : tout joueur peut relancer l'horloge avec RESUME.
    .keeper = Le responsable du judge est prévenu aussi : { $keeper }. Vous ne recevrez plus ce message.
email-game-arrived = La partie « { $game } » est maintenant tenue par ce judge. Elle reprend là où elle en était : la position, la date limite et les joueurs sont les mêmes. Envoyez vos e-mails pour cette partie à { $address }, et non plus à l'ancien judge. Les ordres et les messages envoyés à l'ancien judge n'ont pas été transmis : renvoyez-les.
    .subject = Désormais tenue par ce judge
    .whole = La partie « { $game } » est maintenant tenue par ce judge. Elle reprend là où elle en était : les ordres, les messages et les joueurs sont les mêmes. Envoyez vos e-mails pour cette partie à { $address }, et non plus à l'ancien judge.
    .password = Votre mot de passe n'a pas été transmis. Pour en choisir un, envoyez cette ligne au judge :
    .token = Remplacez { $placeholder } par le mot de passe que vous voulez. Le jeton ne sert qu'une fois, jusqu'au { $expires }. Ensuite, envoyez FORGOT PASSWORD { $game } pour en obtenir un autre.
email-game-moved = Le responsable du judge a transféré la partie « { $game } » à un autre judge, où elle continue. Envoyez vos e-mails pour cette partie à cette adresse, et non plus à ce judge :
    .subject = Désormais tenue par un autre judge
    .advice = Cet autre judge vous dira comment y continuer et comment choisir un mot de passe : celui d'ici n'a pas été transmis. Si aucun e-mail ne vient, demandez au responsable de ce judge : { $keeper }
email-game-ended = La partie « { $game } » s'est terminée sans résultat.
    .subject = Fin sans résultat
    .victory-subject = Victoire : { $letters }
    .draw-subject = Match nul : { $letters }
    .victory = Victoire dans la partie « { $game } » : { $winners }. Félicitations !
    .declared-victory = Victoire dans la partie « { $game } » : { $winners }.
    .conceded = Tous les autres joueurs présents ont concédé la victoire.
    .draw = La partie « { $game } » se termine par un match nul ({ $winners }).
    .last-year-draw = La partie « { $game } » se termine, dans sa dernière année ({ $year }), par un match nul ({ $winners }).
    .congratulations = Félicitations à tous ceux qui ont tenu jusqu'au bout !
    .practice = La partie d'entraînement « { $game } » s'est terminée sans résultat.
    .called-off = { $by ->
        [keeper] Le responsable du judge a annulé la partie « { $game } » avant son début.
       *[master] L'arbitre a annulé la partie « { $game } » avant son début.
    }
    .others = Pour voir d'autres parties qui cherchent des joueurs, envoyez LIST.
    .stopped = { $by ->
        [keeper] Le responsable du judge a mis fin à la partie « { $game } » sans résultat.
       *[master] L'arbitre a mis fin à la partie « { $game } » sans résultat.
    }
    .agreed = La partie « { $game } » s'est terminée sans résultat : ses joueurs l'ont voté.
    .declared = C'est une décision de l'arbitre, pour cette raison :
    .ranking = Les joueurs ont convenu de ce classement :
    .declared-ranking = L'arbitre a décidé de ce classement :
    .players = Joueurs :
    .centres = Centres de ravitaillement au départ et à la fin de chaque année :
    .statistics = Phases de mouvement avec des unités (Tours) et sans aucun ordre (NMR), phases avec des ordres en retard (Tard) :
    .statistics-and-letters = Phases de mouvement avec des unités (Tours) et sans aucun ordre (NMR), phases avec des ordres en retard (Tard), et messages signés :
    .record = { $in_time ->
        [one] Dans votre bilan, cette partie compte { $in_time } tour à temps et { $late } en retard : { $points } points de fiabilité. Pour tout votre bilan, envoyez GET DEDICATION.
       *[other] Dans votre bilan, cette partie compte { $in_time } tours à temps et { $late } en retard : { $points } points de fiabilité. Pour tout votre bilan, envoyez GET DEDICATION.
    }
    .position = La position finale :
    .diary = Extrait du journal { NAME($power, form: "of") } :
    .thanks = Merci d'avoir joué. Vous pouvez encore envoyer des messages (PRESS, BROADCAST) pour parler de la partie. Pour voir les parties qui cherchent des joueurs, envoyez LIST.
    .thanks-in-silence = Merci d'avoir joué. Pour voir les parties qui cherchent des joueurs, envoyez LIST.
    .thanks-for-practice = Merci d'avoir joué. Pour ouvrir une autre partie, envoyez SIGN ON ?practice.
    .thanks-removed = Merci d'avoir joué. Le judge ne tient plus cette partie : les messages et les commandes pour elle n'ont plus d'effet. Pour voir les parties qui cherchent des joueurs, envoyez LIST.
    .web = Toute la partie sur le web : { $page }
email-sat-out = La ronde { $number } de la série « { $game } » a commencé : { $games }. Il n'y a pas assez de joueurs pour une partie de plus. Ceux qui sont venus les premiers ou ont le moins joué ont la priorité : il n'y a donc pas de place pour vous dans cette ronde. Vous avez la priorité pour la suivante.
    .subject = Ronde { $number } : pas de place pour vous
email-standby-moved = Le délai de grâce de la partie « { $game } » ne se termine plus à l'heure annoncée. S'il manque encore des ordres à ce moment-là, { standby-power } est à vous. Dans les deux cas, un e-mail vous le dira.
    .subject = { $what ->
        [paused] { $named ->
            [yes] Remplacement ({ $power }) : en pause
           *[no] Remplacement : en pause
        }
       *[moved] { $named ->
            [yes] Remplacement ({ $power }) : autre heure
           *[no] Remplacement : autre heure
        }
    }
    .season = Les règles de la partie « { $game } » ont changé. S'il ne vient pas d'ordres non plus pour la prochaine saison, { standby-power } est à vous. Un e-mail vous le dira.
    .paused = La partie « { $game } » est en pause. Ses dates limites sont suspendues, et votre offre de jouer { standby-power } aussi. À la reprise, un e-mail vous donnera la nouvelle heure.
    .grace = Fin du délai de grâce : { $until }
    .decline = Si vous ne pouvez plus, répondez NO, et la question sera posée à quelqu'un d'autre.
email-series-table = La ronde { $number } de la série « { $series } » est terminée. Le classement, selon { $scoring } :
    .subject = Classement après la ronde { $number }
    .last-subject = Classement final
    .last = La série « { $series } » est terminée. Le classement final, selon { $scoring } :
    .next = Vous participez à la prochaine ronde, s'il y en a une. Pour quitter la série, envoyez RESIGN.
    .next-by-master = Pour ouvrir la prochaine ronde, envoyez ROUND ; pour une partie des meilleurs joueurs, ROUND TOP ; pour terminer la série, TERMINATE.
table-of-series = Aucune partie de la série ne compte encore.
    .going-on = Encore en cours : { $games }.
    .not-counted = Terminées, mais hors classement : { $games }. Une partie Gunboat compte quand toutes les parties de sa ronde sont terminées, si elle nomme alors ses joueurs. Une partie terminée avant la première résolution ne compte jamais.
email-start-taken-back = L'arbitre a annulé le début de la partie « { $game } ». Elle est de nouveau en formation, comme si elle n'avait pas commencé. Tous les joueurs y sont encore. Les puissances seront attribuées de nouveau à son début, et les ordres envoyés jusqu'ici ne comptent pas.
    .subject = Début annulé
    .missing = Pour que la partie commence, il faut encore { $missing ->
        [one] { $missing } joueur
       *[other] { $missing } joueurs
    }, à moins que l'arbitre n'envoie FORCE BEGIN.
    .full = La partie commence quand l'arbitre le décide.
    .wishes = Les préférences des joueurs pour les puissances comptent toujours. Pour changer les vôtres, envoyez SET PREFERENCE. Pour quitter la partie, envoyez RESIGN.
    .no-wishes = Pour quitter la partie, envoyez RESIGN.
email-vote-awaits = La proposition { $number }, { $terms }, est adoptée dans « { $game } », mais plus de la moitié des joueurs qui ont envoyé des ordres n'ont pas voté. Vous pouvez donc la refuser.
    .subject = La proposition { $number } attend votre décision
    .no = la partie continue
    .yes = la partie se termine ainsi, maintenant
    .silence = Si vous ne répondez pas, la partie se termine ainsi à la résolution des prochains mouvements.
email-vote-closed = La proposition { $number }, { $terms }, est rejetée. La partie « { $game } » continue.
    .subject = Proposition { $number } { $result ->
        [passed] adoptée
        [withdrawn] retirée
       *[failed] rejetée
    }
    .passed = La proposition { $number }, { $terms }, est adoptée dans « { $game } ».
    .withdrawn = La proposition { $number }, { $terms }, a été retirée par son auteur. La partie « { $game } » continue.
    .refused = L'arbitre a refusé la proposition { $number }, { $terms }, car plus de la moitié des joueurs n'avaient pas voté. La partie « { $game } » continue.
    .silence = L'absence de vote valait accord, mais il fallait au moins un YES et aucun NO.
    .all = Il fallait le YES de chaque joueur. L'absence de vote valait refus.

## Parts of several emails.

done-by = { $who }, arbitre de la partie, a fait ceci :
reply-with-yes = répondez à cet e-mail par le seul mot YES
reply-with-line = répondez à cet e-mail par la ligne YES { $token }
your-words = votre texte
game-on-the-web = La partie sur le web : { $page }
board = LA CARTE
    .seen = CE QUE VOUS VOYEZ
deadline-subject = Nouvelle date limite : { $deadline }
    .grace = Nouveau délai de grâce : { $grace }
absence-time = du
    .until = au
holdings = { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }, { $centres ->
        [one] { $centres } centre de ravitaillement
       *[other] { $centres } centres de ravitaillement
    }
master-writes = L'arbitre écrit :
write-to-master = Pour écrire à l'arbitre, envoyez PRESS TO M, votre texte et ENDPRESS, chacun sur sa propre ligne.
keep-master-password = Le mot de passe d'un arbitre n'est pour personne d'autre. Chaque joueur a le sien.
what-email-did = Ce que l'e-mail a fait :
resume-game = Pour relancer l'horloge, envoyez RESUME. Pour fixer le jour de la reprise, envoyez PAUSE UNTIL et le jour.

# The clock of a phase. `what` comes of orders that are missing when grace ends; `owes` some or has sent none; others
# are asked as `standbys`.

after-grace = { $what ->
        [replaced] { late-power } peut être remplacé ; la partie attend.
        [bots] les bots du judge jouent à la place de { late-power }{ but-standbys }.
        [disorder] la phase est résolue avec les ordres reçus, et la puissance de { late-power } tombe en désordre civil{ but-standbys }.
        [retreats] la phase est résolue : les unités délogées sans ordre sont dissoutes.
        [adjustments] la phase est résolue : les constructions non ordonnées sont perdues, et les règles choisissent les unités supprimées.
       *[moves] la phase est résolue : les unités sans ordre tiennent, et un joueur qui n'en envoie pas pour une deuxième saison de suite perd sa puissance.
    }
due = Limite :
    .grace = Grâce :
    .past = c'était { $left }
    .not-before = { $left }, pas plus tôt
    .sooner = { $left } ; plus tôt si tous les ordres sont reçus (et si personne n'a mis WAIT)
    .by-master = La phase n'est résolue que lorsque l'arbitre envoie PROCESS.
    .late-by-master = Les ordres en retard ne comptent que si l'arbitre les accepte.
    .late-until-then = Les ordres en retard comptent encore jusque-là.
    .replaced = Un joueur dont il manque encore des ordres à la fin du délai de grâce peut être remplacé.
    .no-grace = Il n'y a pas de délai de grâce. Après la date limite, { after-grace }
    .late-accepted = Les ordres en retard ne comptent que si l'arbitre les accepte. Un joueur qui a envoyé des ordres à temps n'est pas en retard : les unités sans ordre tiennent.
    .then = À la fin du délai de grâce, { after-grace }
    .late-then = Les ordres en retard comptent encore jusque-là. À la fin du délai de grâce, { after-grace }
    .silent-disorder = Vous n'avez pas envoyé d'ordres la saison dernière. Si vous n'en envoyez pas cette saison, { NAME($power, form: "nominative") } tombe en désordre civil, et n'importe qui peut reprendre la puissance.
    .silent-held-over = Vous n'avez pas envoyé d'ordres la saison dernière. Si vous n'en envoyez pas cette saison, n'importe qui peut reprendre { NAME($power, form: "nominative") }, et la saison est prolongée une fois pour cela.
due-practice = Cette phase est résolue dès que vos ordres sont complets, et les résultats suivent aussitôt. S'il en manque le { $deadline }, la partie se termine.
    .waiting = Vous avez mis WAIT : cette phase est résolue le { $deadline } si vos ordres sont alors complets. Sinon, la partie se termine.
game-paused = La partie est en pause. Il n'y a pas de date limite avant que { $by ->
        [players] l'arbitre ou un joueur
       *[master] l'arbitre
    } n'envoie RESUME.
    .until = La partie est en pause. Elle reprend automatiquement, avec le temps qui restait, ou plus tôt si { $by ->
        [players] l'arbitre ou un joueur
       *[master] l'arbitre
    } envoie RESUME :
resumed-when = quand { $by ->
        [players] l'arbitre ou un joueur
       *[master] l'arbitre
    } envoie RESUME
    .until = automatiquement le { $until }, ou quand { $by ->
        [players] l'arbitre ou un joueur
       *[master] l'arbitre
    } envoie RESUME

## Orders in force, and what to send next.

orders-held = { $power } : aucun ordre à donner.
    .title = VOS ORDRES
    .ahead = Conservés pour les phases suivantes (pour les effacer, envoyez CLEAR) :
    .ahead-builds = Les constructions et les suppressions comptent dans cet ordre, jusqu'à ce qu'il y en ait autant que vous en devez.
    .late = Arrivés après la date limite ; en attente de la décision de l'arbitre :
    .late-declined = Arrivés après la date limite ; pas acceptés par l'arbitre :
    .lent = PROXY permanents (jusqu'à révocation) :
change-orders = Vous pouvez encore les changer : envoyez seulement les nouveaux.
    .replacing = Vous pouvez encore les changer : renvoyez-les tous, ou envoyez ADD et seulement les nouveaux.
unconfirmed = { $count ->
        [one] { $count } ordre est venu en votre nom le { $came } et reste en attente : il NE COMPTE PAS ENCORE. Si c'est vous qui l'avez envoyé, répondez YES à l'e-mail qui pose la question. Vous pouvez aussi renvoyer vos ordres en réponse à cet e-mail.
       *[other] { $count } ordres sont venus en votre nom le { $came } et restent en attente : ils NE COMPTENT PAS ENCORE. Si c'est vous qui les avez envoyés, répondez YES à l'e-mail qui pose la question. Vous pouvez aussi renvoyer vos ordres en réponse à cet e-mail.
    }
    .proposed = { $count ->
        [one] { $count } de vos lignes demande votre YES et ne compte pas sans lui : { LIST($lines, type: "and") }. Répondez YES à l'e-mail qui pose la question, ou renvoyez-la en réponse à celui-ci.
       *[other] { $count } de vos lignes demandent votre YES et ne comptent pas sans lui : { LIST($lines, type: "and") }. Répondez YES à l'e-mail qui pose la question, ou renvoyez-les en réponse à celui-ci.
    }
next-step = Pour savoir comment écrire les ordres, envoyez HELP ORDERS.
    .answer = Répondez à cet e-mail avec vos ordres :
    .mail = Envoyez ceci à { $address }, avec vos ordres et votre mot de passe :
    .with-retreats = Dans le même e-mail, en dessous, dites où vont vos unités si elles sont délogées. Aucun autre ordre n'est demandé avant les prochains mouvements ; une unité sans ordre est dissoute. Un exemple :
    .with-builds = Dans le même e-mail, en dessous, dites où vont vos unités si elles sont délogées, et ce que vous construisez ou supprimez. Aucun autre ordre n'est demandé avant les prochains mouvements : une unité sans ordre est dissoute, et les constructions que vous ne nommez pas sont perdues. Un exemple :
    .moves = Où vos unités peuvent aller (une armée sur la côte peut aussi partir par convoi) :
    .choices = Vos possibilités :
    .examples = Exemples d'ordres (pour la liste complète, envoyez HELP ORDERS) :
    .illegal = Exemples de lignes, possibles ou non (pour une explication, envoyez HELP ILLEGAL) :
    .naval = Ici, les flottes ont des ordres à elles, comme { $steps } et { $patrol }. HELP NAVAL les explique, HELP ORDERS explique tous les autres.
    .naval-examples = Exemples d'ordres (HELP ORDERS explique ceux de toutes les parties, HELP NAVAL ceux des flottes dans celle-ci) :
    .naval-later = Au moment des mouvements, les flottes font deux pas et ont des ordres à elles, comme { $steps } ou { $patrol }. HELP NAVAL les explique tous.
order-example = elle se déplace
    .support = elle soutient un mouvement
    .support-hold = elle soutient une unité qui tient
    .convoy = elle convoie une armée
    .hold = elle tient
    .two-steps = deux pas, le dernier dans un centre
    .step-and-convoy = un pas, puis un convoi
    .patrol = deux flottes patrouillent
    .block = elle bloque le détroit
    .let-pass = le propriétaire du centre laisse passer des flottes

## A phase: its deadline, its results.

own-power-eliminated = Vous n'avez plus ni unités ni centres de ravitaillement : votre puissance est éliminée.
    .short = éliminée
own-unit-dislodged = { $gone ->
    [yes] { $unit } a été délogée, n'avait nulle part où se replier et a été détruite.
   *[no] { $unit } a été délogée.
}
    .by = { $gone ->
        [yes] { $unit } a été délogée par { $attacker }. Elle n'avait nulle part où se replier et a été détruite.
       *[no] { $unit } a été délogée par { $attacker }.
    }
    .short = { $gone ->
        [yes] { $units ->
            [one] { $unit } détruite
           *[other] { $units } unités détruites
        }
       *[no] { $units ->
            [one] { $unit } délogée
           *[other] { $units } unités délogées
        }
    }
own-unit-removed = { $why ->
    [patrolled] { $unit } a été retirée par une patrouille.
    [helped] { $unit } a été anéantie, comme toute flotte qui soutient ou convoie après un pas.
   *[annihilated] { $unit } a été anéantie : ses deux pas ne se sont pas terminés dans un centre.
}
    .short = { $units ->
        [one] { $unit } perdue
       *[other] { $units } unités perdues
    }
own-centre-lost = Vous avez perdu { NAME($centre, form: "nominative") }.
    .to = Vous avez perdu { NAME($centre, form: "nominative") }, qui passe { NAME($power, form: "dative") }.
    .short = { $number ->
        [one] centre perdu ({ NAME($centre) })
       *[other] { $number } centres perdus
    }
own-centre-gained = Vous avez gagné { NAME($centre, form: "nominative") }.
    .short = { $number ->
        [one] centre gagné ({ NAME($centre) })
       *[other] { $number } centres gagnés
    }
own-unit-moved = { $unit } : elle est allée { NAME($place, form: "in") }.
own-unit-stayed = { $unit } : elle n'est pas allée { NAME($place, form: "in") }.
own-unit-retreated = { $unit } : elle s'est repliée { NAME($place, form: "in") }.
own-unit-held = { $given ->
    [no] { $unit } : elle n'avait pas d'ordre et a tenu.
   *[yes] { $unit } : elle a tenu.
}
own-unit-built = { $unit } : elle a été construite.
own-unit-disbanded = { $unit } : elle a été dissoute.
own-order-failed = { $order } a échoué.
own-order-done = { $order } a été exécuté.
owed-by = { $task ->
    [retreat] retraites
    [build] constructions
    [remove] suppressions
   *[orders] ordres
} avant { $due }
email-page-deadline = Date limite : { $deadline }
email-page-title = { $game } : { $phase }
email-results = Vous jouez { NAME($power, form: "nominative") }.
    .subject = Résultats
    .subject-with = Résultats : { $what }
    .own = Vos unités
    .yours-before = { CAPITALIZED(NAME($power, form: "nominative")) } était à vous. La puissance l'est de nouveau dès que vous envoyez des ordres pour elle, sauf si quelqu'un d'autre l'a reprise.
    .unseen = Cette phase a été résolue. Vous ne pouviez rien en voir.
    .no-retreats = Aucune unité ne devait se replier.
    .no-orders = Il n'y avait pas d'ordres à résoudre.
    .summer = Dit en été, sans effet :
    .ahead = Vos ordres : { $phase }
    .taken = Acceptés :
    .dropped = REFUSÉS :
    .unneeded = Non utilisés :
    .why = POURQUOI
    .strengths = Les nombres indiquent la force : 1 pour l'unité, plus 1 par soutien.
    .by-master = L'arbitre a lancé la résolution de cette phase à la main.
    .next = CE QU'IL FAUT FAIRE MAINTENANT
    .over = La partie est terminée. Un autre e-mail dit comment elle s'est terminée.
    .later = Vous recevrez un e-mail à l'ouverture de la prochaine phase.
    .web = Résultats avec carte : { $page }
email-reminder = Vos ordres pour { NAME($power, form: "nominative") } dans « { $game } » sont incomplets, et la date limite approche.
    .subject = Rappel
    .nudge-subject = Premiers ordres
    .nudge = La partie « { $game } » a commencé et la moitié du temps pour les premiers ordres est passée, mais aucun ordre n'est arrivé pour { NAME($power, form: "nominative") }. Avez-vous reçu le premier e-mail ?
    .nudge-waiting = La partie « { $game } » a commencé et la moitié du temps pour les premiers ordres est passée, mais aucun ordre ne compte encore pour { NAME($power, form: "nominative") }.
email-late-notice = La date limite est passée, et la partie « { $game } » attend : { $powers }.
    .subject = Avis de retard
    .subject-of = Avis de retard : { $letters }
    .secret = La date limite est passée, et la partie « { $game } » attend des ordres manquants.
    .times = { $power } : { $times ->
        [one] { $times } retard dans cette partie
       *[other] { $times } retards dans cette partie
    }
    .declined = Aucun ordre de votre part n'est arrivé à temps, et l'arbitre n'a pas accepté ceux qui sont venus plus tard.
    .kept = Aucun ordre de votre part n'est arrivé à temps. Les ordres envoyés maintenant sont conservés, et l'arbitre décidera s'ils comptent.
    .yours = { $waits ->
        [secret] Les vôtres sont parmi les ordres manquants. Les ordres envoyés maintenant comptent encore.
        [duel] Votre adversaire est en retard aussi. Les ordres envoyés maintenant comptent encore.
        [opponent] Votre adversaire vous attend. Les ordres envoyés maintenant comptent encore.
        [all] Tous les joueurs sont en retard, vous aussi. Les ordres envoyés maintenant comptent encore.
       *[others] Les autres joueurs vous attendent. Les ordres envoyés maintenant comptent encore.
    }
    .judged = La phase est résolue quand { $comes ->
        [accepted] l'arbitre accepte les ordres en retard
       *[missing] les ordres manquants arrivent
    }, ou quand { $ends ->
        [replaced] quelqu'un prend la place et envoie des ordres
       *[grace] le délai de grâce se termine
    }.
    .leads = Vous arbitrez cette partie. Vous pouvez attendre, ou envoyer l'une des lignes ci-dessous.
    .nothing = Vous n'avez rien à faire.
    .press = écrire aux retardataires
    .grace = leur donner un jour de plus
    .process = lancer la résolution sans leurs ordres
    .eject = libérer la puissance pour un autre joueur
email-pending-orders = La partie « { $game } » en est maintenant à la phase { $phase }, et vous aviez envoyé des ordres pour { NAME($power, form: "nominative") }.
    .subject = Ordres conservés
    .conditions = Vos ordres conditionnels :
    .taken = Acceptés :
    .dropped = REFUSÉS, car ils ne sont plus valables :
    .unneeded = Non utilisés, car la condition ne s'est pas réalisée :
email-deadline-changed = { $by ->
        [judge] Le judge a changé les horaires de cette phase dans la partie « { $game } ».
        [master] L'arbitre a changé les horaires de cette phase dans la partie « { $game } ».
       *[player] { $who } a changé les horaires de cette phase dans la partie « { $game } ».
    }
    .held-over = La saison est prolongée dans la partie « { $game } », pour que quelqu'un puisse reprendre : { $powers }. Tous les ordres déjà reçus comptent toujours.
    .held-over-unnamed = La saison est prolongée dans la partie « { $game } », pour que quelqu'un puisse reprendre une puissance sans joueur. Tous les ordres déjà reçus comptent toujours.
    .down = Le judge a été en panne du { $since } au { $until }. Les e-mails de cette période sont traités en ce moment.
    .moved = Les horaires de cette phase de la partie « { $game } » tombaient dans cette période : le judge les a donc déplacés. Cela ne met personne en retard.
    .lost = La phase est ouverte comme avant, mais tout ce qui a été envoyé pour elle ne compte plus forcément. Pour voir vos ordres, envoyez LIST { $game } sous SIGN ON, et renvoyez ce qui y manque. Si vous aviez mis WAIT, ou voté pour un match nul ou une concession, refaites-le.

## A game starts, its players, its settings.

email-game-starting = La partie « { $game } » de Diplomacy commence. Votre place : { $role }.
    .subject = La partie commence
    .watched = La partie « { $game } » de Diplomacy commence, et vous l'observez.
    .again = L'arbitre a annulé le premier début de la partie « { $game } » et l'a recommencée. Les ordres, les WAIT et les votes envoyés auparavant ne comptent pas : renvoyez-les. { $powers ->
        [anew] Les puissances ont été attribuées de nouveau.
       *[same] Tous les joueurs gardent la même puissance.
    }
    .series = Cette partie appartient à la série « { $series } ». Votre mot de passe est celui avec lequel vous avez rejoint la série.
    .also = Vous jouez aussi : { $powers }. Chaque puissance reçoit ses propres e-mails : répondez à chacun avec ses ordres.
    .players = Les joueurs de cette partie :
    .position = Position de départ, { $season }.
    .empty = Aucune unité n'est encore sur le plateau ({ $season }) : chaque puissance construit ses premières unités.
    .now = CE QU'IL FAUT FAIRE MAINTENANT
    .against-bot = Envoyez vos ordres. { $opponent } est un des bots du judge, et ses ordres sont reçus.
    .against-bots = Envoyez vos ordres. Les bots du judge jouent les autres puissances ; leurs ordres sont reçus.
    .practice = Pour mettre fin à la partie à tout moment, envoyez RESIGN.
    .illegal = Il n'y a pas de presse ; vos ordres sont votre seul moyen de communiquer (HELP ILLEGAL). Envoyez vos ordres ; vous pouvez les changer autant que vous voulez jusqu'à la résolution de la phase.
    .silent = Il n'y a pas de presse dans cette partie. Envoyez vos ordres ; vous pouvez les changer autant que vous voulez jusqu'à la résolution de la phase.
    .duel = Écrivez à votre adversaire : PRESS TO { $opponent }, votre texte et ENDPRESS, chacun sur sa propre ligne (HELP TALKING). Envoyez ensuite vos ordres ; vous pouvez les changer autant que vous voulez jusqu'à la résolution de la phase.
    .talk = Écrivez aux autres joueurs (HELP TALKING montre comment). Envoyez ensuite vos ordres ; vous pouvez les changer autant que vous voulez jusqu'à la résolution de la phase.
    .sooner = La phase est résolue plus tôt si tous les ordres sont reçus. Pour la garder ouverte jusqu'à la date limite, envoyez SET WAIT.
    .earliest = La phase est résolue plus tôt si tous les ordres sont reçus, mais pas avant le { $earliest }. Pour la garder ouverte jusqu'à la date limite, envoyez SET WAIT.
    .list = Pour voir à tout moment l'état de la partie, envoyez LIST { $game }.
    .settings = Les principaux réglages de « { $game } », et tous ceux qui diffèrent des réglages habituels (pour les voir tous, envoyez LIST { $game }) :
email-roll-call = La partie « { $game } » ({ $board }) est complète et va commencer. Avant l'attribution des puissances, la question est posée à tous les joueurs : êtes-vous là ?
    .subject = Êtes-vous là ? Répondez YES
    .yes = Si oui, { reply-with-yes }, ou envoyez I AM HERE sous votre SIGN ON.
    .until = La partie commence dès que tout le monde a répondu. Les joueurs qui n'ont pas répondu avant le { $until } laissent leur place à quelqu'un d'autre.
email-invitation = { $master } vous invite à rejoindre la partie « { $game } » ({ $board }) sur ce judge.
    .subject = Voulez-vous jouer ?
    .forming = Pour la rejoindre, répondez avec cette ligne et un mot de passe de votre choix :
    .running = La partie a commencé. Si une puissance est libre, vous pouvez la reprendre avec cette ligne et un mot de passe de votre choix :
    .advice = Pour voir son plateau et ses réglages, envoyez LIST { $game }. Si vous ne voulez pas jouer, ignorez cet e-mail ; vous n'en recevrez pas d'autre à ce sujet.
email-player-joined = { $who } a rejoint { $to ->
        [series] la série
       *[game] la partie
    } « { $game } » comme joueur numéro { $number }.
    .subject = Nouveau joueur : n° { $number }
    .round = Pour ouvrir autant de parties que ses joueurs en remplissent, envoyez ROUND.
    .needed = Pour que la partie commence, il faut encore { $needed ->
        [one] { $needed } joueur.
       *[other] { $needed } joueurs.
    }
    .needed-and-approval = Pour que la partie commence, il faut encore { $needed ->
        [one] { $needed } joueur
       *[other] { $needed } joueurs
    }, et l'accord de l'arbitre pour ceux qui l'attendent.
    .approval = Toutes les places sont prises. La partie commence quand l'arbitre a admis ceux qui attendent son accord.
    .roll-call = Toutes les places sont prises. Avant le début de la partie, tous les joueurs doivent confirmer qu'ils sont là.
    .begin = Toutes les places sont prises. Pour commencer la partie, envoyez BEGIN : vous avez choisi de le faire vous-même (SET MANUAL START).
    .manual = Toutes les places sont prises. La partie commence quand l'arbitre le décide.
    .starts-at = Toutes les places sont prises. La partie commence le
    .starts = Toutes les places sont prises. La partie commence.
    .wishes = Puissances souhaitées jusqu'ici, la préférée d'abord :
    .assigned = { $powers } : attribution faite
email-settings-changed = Les réglages de la partie « { $game } » ont changé :
    .subject = Réglages modifiés
    .by = { $who } a changé les réglages de la partie « { $game } » :
    .was = avant :
    .now = maintenant :
    .empty = (vide)
    .board = Puissances de ce plateau : { $powers }. Pour ses règles, envoyez GET RULES.{ $board } ; pour ses provinces, GET MAP.{ $board }. Tous les membres sont encore dans la partie. Les préférences pour des puissances qu'il n'a pas sont effacées. Pour en envoyer d'autres, envoyez SET PREFERENCE ; pour quitter la partie, RESIGN.
    .needed = Il manque encore : { $needed }.
    .list = Pour voir tous les réglages, envoyez LIST { $game }.

# Somebody who may not be known to the reader, at the beginning of a sentence.

unnamed-person = Quelqu'un
    .listed = quelqu'un
    .of-power = Le joueur { NAME($power, form: "of") }
    .of-game = Un de ses membres
    .of-players = Un des joueurs
    .master = L'arbitre
unnamed-address = une autre adresse
late-power = { $owes ->
        [some] tout joueur dont il manque encore des ordres
       *[none] tout joueur qui n'a envoyé aucun ordre
    }
but-standbys = { $standbys ->
        [asked] , sauf si quelqu'un de la liste des remplaçants prend la place : cette personne joue alors la puissance et peut d'abord envoyer des ordres
       *[none] {""}
    }
email-seat-changed = { $who } ({ $address }) a repris { NAME($power, form: "nominative") } dans la partie « { $game } » et joue à partir de { $phase }. Bienvenue !
    .subject = Nouveau joueur : { $letter }
    .observing-subject = Nouvel observateur
    .new-player-subject = { $power } : nouveau joueur
    .led-again-subject = Puissance reprise : { $letter }
    .new-master-subject = Nouvel arbitre
    .master-left-subject = Un arbitre s'en va
    .partner-left-subject = Un joueur de moins : { $letter }
    .spectator-you-subject = Vous voyez les e-mails { NAME($power, form: "of") }
    .spectator-ended-you-subject = Vous ne voyez plus les e-mails { NAME($power, form: "of") }
    .spectator-subject = { $power } : un observateur voit ses e-mails
    .spectator-ended-subject = { $power } : plus d'observateur
    .returned-subject = Retour d'un joueur : { $letter }
    .admitted-subject = Vous pouvez revenir
    .approved-subject = L'arbitre a donné son accord
    .waits-again-subject = L'accord de l'arbitre est de nouveau nécessaire
    .unanswered-you-subject = Vous avez perdu votre place
    .unanswered-subject = Un joueur n'a pas répondu
    .ejected-subject = { $what ->
        [power] Exclusion : { $power }
        [player] Exclusion d'un joueur
       *[observer] Exclusion d'un observateur
    }
    .resigned-subject = { $what ->
        [power] Abandon : { $power }
        [player] Abandon d'un joueur
       *[observer] Un observateur s'en va
    }
    .replaced = { $sent ->
        [some] À la fin du délai de grâce, vos ordres pour { NAME($power, form: "nominative") } dans la partie « { $game } » n'étaient pas tous arrivés. Quelqu'un de la liste des remplaçants joue maintenant cette puissance.
       *[none] À la fin du délai de grâce, vos ordres pour { NAME($power, form: "nominative") } dans la partie « { $game } » n'étaient pas arrivés. Quelqu'un de la liste des remplaçants joue maintenant cette puissance.
    }
    .succeeded = { CAPITALIZED(NAME($power, form: "nominative")) }, qui était à vous dans la partie « { $game } », a un nouveau joueur.
    .thanks = Merci pour les tours que vous avez joués. Pour voir les parties qui cherchent des joueurs, envoyez LIST. Pour recevoir une offre quand une puissance se libère, envoyez SIGN UP AS STANDBY.
    .led-again = { CAPITALIZED(NAME($power, form: "nominative")) } a de nouveau un joueur dans la partie « { $game } », à partir de { $phase }.
    .new-master = { $who } ({ $address }) arbitre maintenant la partie « { $game } ». Le responsable du judge lui a confié la partie.
    .co-master = { $by ->
        [keeper] { $who } arbitre maintenant aussi la partie « { $game } », par décision du responsable du judge.
       *[master] { $who } arbitre maintenant aussi la partie « { $game } ».
    }
    .all-masters = PRESS TO M s'adresse à tous les arbitres ; chacun d'eux peut agir.
    .successor-of-you = { $who } a accepté et arbitre maintenant la partie « { $game } » à votre place. Vous n'êtes plus dans la partie. Pour l'observer, envoyez OBSERVE { $game } et un mot de passe.
    .successor = { $who } arbitre maintenant la partie « { $game } ». L'arbitre précédent lui a confié la partie.
    .master-left = { $named ->
        [yes] { $who } n'arbitre plus la partie « { $game } ». Elle a encore un autre arbitre.
       *[no] Un des arbitres de la partie « { $game } » est parti. Elle a encore un autre arbitre.
    }
    .master-out-by-keeper = Le responsable du judge a décidé que vous n'arbitrez plus la partie « { $game } ». Si vous voulez savoir pourquoi, demandez-lui : { $keeper }
    .master-out-by-first = Le premier arbitre de la partie « { $game } » a décidé que vous ne l'arbitrez plus.
    .master-out = { $named ->
        [yes] { $who } n'arbitre plus la partie « { $game } ».
       *[no] Un des arbitres de la partie « { $game } » ne l'est plus.
    } { $by ->
        [keeper] C'est une décision du responsable du judge.
       *[master] C'est une décision du premier arbitre.
    }
    .partner = { $named ->
        [yes] { $who } joue maintenant { NAME($power, form: "nominative") } dans la partie « { $game } », avec son joueur.
       *[no] La personne à qui vous l'aviez demandé joue maintenant { NAME($power, form: "nominative") } avec vous dans la partie « { $game } ».
    }
    .partner-left-you = Vous ne jouez plus { NAME($power, form: "nominative") } dans la partie « { $game } » : son joueur l'a décidé.
    .partner-too = { $named ->
        [yes] { $who } jouait aussi { NAME($power, form: "nominative") } dans la partie « { $game } », et n'y joue plus.
       *[no] Quelqu'un d'autre jouait aussi { NAME($power, form: "nominative") } dans la partie « { $game } », et n'y joue plus.
    }
    .partner-left = { $named ->
        [yes] { $who } ne joue plus { NAME($power, form: "nominative") } dans la partie « { $game } ». L'autre joueur continue.
       *[no] Un des joueurs { NAME($power, form: "of") } dans la partie « { $game } » ne joue plus. L'autre continue.
    }
    .spectator-you = Le joueur { NAME($power, form: "of") } dans la partie « { $game } » vous laisse voir les e-mails que reçoit cette puissance : ses résultats et ses messages.
    .spectator-may = Vous ne pouvez rien envoyer pour elle. Ce que vous voyez n'est que pour vous. Si vous n'en voulez plus, envoyez RESIGN. Pour observer la partie comme avant, envoyez ensuite OBSERVE { $game } et un mot de passe.
    .spectator-ended-you = Vous ne voyez plus ce que reçoit { NAME($power, form: "nominative") } dans la partie « { $game } » : son joueur l'a décidé. Vous observez la partie comme avant.
    .spectator = En observant la partie « { $game } », { $who } peut voir ce que reçoit { NAME($power, form: "nominative") } : son joueur l'a décidé. Cette personne ne peut rien envoyer pour { NAME($power, form: "nominative") }. L'arbitre peut l'interdire avec SET NO SPECTATORS.
    .spectator-not-watching = Pour l'instant, cette personne n'observe pas la partie et ne voit donc rien.
    .spectator-ended = { $who } ne voit plus ce que reçoit { NAME($power, form: "nominative") } dans la partie « { $game } ».
    .returned = { $who } est de retour et joue de nouveau { NAME($power, form: "nominative") } dans la partie « { $game } ».
    .observing = { $who } observe maintenant la partie « { $game } ».
    .stopped-observing = { $who } n'observe plus la partie « { $game } ».
    .admitted = L'arbitre de la partie « { $game } » vous laisse revenir. Si la place est encore libre, envoyez l'une de ces lignes avec un mot de passe de votre choix :
    .admitted-player = L'arbitre de la partie « { $game } » vous laisse revenir. Si la place est encore libre, envoyez cette ligne avec un mot de passe de votre choix :
    .approved = L'arbitre de la partie « { $game } » a donné son accord. Vous jouez dès qu'elle commence.
    .approved-running = L'arbitre de la partie « { $game } » a donné son accord. Si une puissance est libre, envoyez cette ligne avec un mot de passe de votre choix :
    .waits-again = L'arbitre de la partie « { $game } » a retiré son accord. { $place ->
        [kept] Vous gardez votre place, mais il faut de nouveau l'accord de l'arbitre.
       *[none] Pour y jouer, il vous faut de nouveau l'accord de l'arbitre.
    } Un e-mail vous dira quand il sera donné.
    .unanswered-you = La partie « { $game } » vous a demandé avant son début si vous étiez là, et aucune réponse n'est venue. Votre place est maintenant libre pour quelqu'un d'autre. Pour la reprendre tant qu'elle est libre, envoyez SIGN ON ?{ $game } et un mot de passe de votre choix.
    .unanswered = { $who } n'a pas répondu à l'appel de la partie « { $game } » et a perdu sa place.
    .missing = Pour que la partie commence, il faut encore { $missing ->
        [one] { $missing } joueur.
       *[other] { $missing } joueurs.
    }
    .ejected-by-keeper = Le responsable du judge a mis fin à votre participation à la partie « { $game } ». Si vous voulez savoir pourquoi, demandez-lui : { $keeper }
    .ejected-you = L'arbitre a mis fin à votre participation à la partie « { $game } ». Si vous voulez savoir pourquoi, demandez-lui.
    .ejected-you-written = L'arbitre a mis fin à votre participation à la partie « { $game } ». Si vous voulez savoir pourquoi, écrivez-lui directement (vos messages ne sont plus transmis à personne dans la partie) :
    .ejected-back = Vous ne pourrez revenir que si l'arbitre envoie ADMIT.
    .ejected = { $named ->
        [yes] { $by ->
            [keeper] { $who } ne fait plus partie de « { $game } » : c'est une décision du responsable du judge.
           *[master] { $who } ne fait plus partie de « { $game } » : c'est une décision de l'arbitre.
        }
       *[no] { $by ->
            [keeper] Quelqu'un ne fait plus partie de « { $game } » : c'est une décision du responsable du judge.
           *[master] Quelqu'un ne fait plus partie de « { $game } » : c'est une décision de l'arbitre.
        }
    }
    .resigned = { $who } a quitté la partie « { $game } ».
    .free = { $open ->
        [invited] { CAPITALIZED(NAME($power, form: "nominative")) } est libre. Toute personne admise par l'arbitre peut prendre la place avec SIGN ON { $place } { $game } et un mot de passe.
       *[all] { CAPITALIZED(NAME($power, form: "nominative")) } est libre. Toute personne enregistrée peut prendre la place avec SIGN ON { $place } { $game } et un mot de passe.
    }

## Votes and press.

email-vote-opened = Quelqu'un propose { $terms } dans « { $game } ». C'est la proposition { $number }.
    .subject = Proposition { $number }
    .by-season = Les voix sont comptées à la résolution des mouvements ({ $season }).
    .by-phase = Les voix sont comptées à la résolution de cette phase, ou plus tôt si tout le monde vote YES.
    .until = Elles sont comptées au plus tard le { $until }.
    .repeated = C'est une nouvelle proposition du même résultat : l'absence de vote vaut donc accord, si quelqu'un vote YES. Un seul NO suffit à la rejeter.
    .silence-agrees = L'arbitre a décidé que l'absence de vote vaut accord, si quelqu'un vote YES. Un seul NO suffit à la rejeter.
    .all = Il faut le YES de chaque joueur. L'absence de vote vaut refus.
    .silent-from = Personne ne donne son accord par son silence avant le { $since }, même si la phase est résolue plus tôt. Un joueur absent a { $span } après son retour.
    .told = { $told ->
        [names] Personne n'apprend de qui vient la proposition. Au dépouillement, tous apprennent le vote de chaque joueur, avec le YES de l'auteur parmi les autres.
        [count] Le judge ne dit à personne de qui vient la proposition. Au dépouillement, tous apprennent combien ont voté pour et contre, mais pas qui.
       *[result] Le judge ne dit à personne de qui vient la proposition. Tous apprennent seulement si elle est adoptée, pas le vote de chaque joueur.
    }
    .answer = Pour voter, répondez à cet e-mail par l'une de ces lignes :
    .mail = Pour voter, envoyez ceci à { $address }, avec l'une des deux dernières lignes :
    .change = Vous pouvez changer votre vote jusque-là.
email-press = Pour répondre, répondez à cet e-mail : votre texte vous est montré, puis envoyé. Destinataires : { LIST($readers, type: "and") }. Pour choisir vous-même les destinataires, mettez ceci dans votre réponse :
    .asked-first = Pour répondre, répondez à cet e-mail : le judge vous demandera s'il faut envoyer votre texte. Destinataires : { LIST($readers, type: "and") }. Pour choisir vous-même les destinataires, sans cette question, mettez ceci dans votre réponse :
    .mail = Pour répondre, envoyez ceci à { $address } :
    .own = C'est une copie de votre propre message. Pour ne plus recevoir ces copies, envoyez SET NOCOPY.
    .spectator = Vous voyez ce message parce que le joueur { NAME($power, form: "of") } vous le permet.
    .watched = C'est une copie d'un message entre d'autres joueurs. Pour ne plus recevoir ces copies, envoyez SET NORMAL PRESS.
    .silent = Il n'y a pas de presse dans cette partie : personne ne lit une réponse à cet e-mail.
    .unassigned = Les puissances n'ont pas encore de joueurs : aucun message ne peut aller à l'une d'elles seulement. BROADCAST atteint tous ceux qui ont rejoint la partie.
    .unnamed = L'auteur est anonyme. Pour l'atteindre, utilisez BROADCAST.
email-postal-press = Messages arrivés avec les résultats dans « { $game } » ({ $phase }) :
    .subject = Presse de la partie
    .ended = Messages qui attendaient des résultats dans « { $game } », terminée sans qu'il en vienne :
    .yours = (de vous)
    .answer = Pour répondre, écrivez PRESS TO et les puissances, votre texte, et ENDPRESS, chacun sur sa propre ligne. Vous pouvez le mettre dans une réponse à cet e-mail, avec vos ordres.
email-press-watched = { $who ->
        [master] Désormais, l'arbitre de « { $game } » reçoit une copie des messages entre les joueurs. Les messages précédents restent privés.
       *[observer] Désormais, un observateur de « { $game } » reçoit une copie des messages entre les joueurs. Les messages précédents restent privés.
    }
    .subject = { $who ->
        [master] L'arbitre lit tous les messages
       *[observer] Un observateur lit tous les messages
    }
    .ended-subject = { $who ->
        [master] Les messages sont de nouveau privés
       *[observer] Un observateur ne lit plus les messages
    }
    .ended = { $who ->
        [master] L'arbitre de « { $game } » ne reçoit plus de copies des messages entre les joueurs.
       *[observer] Un observateur de « { $game } » ne reçoit plus de copies des messages entre les joueurs.
    }
email-letters-shown = La partie « { $game } » est terminée et montre ses messages (SET LETTERS SHOWN). Voici ceux que les puissances ont échangés. Les messages à l'arbitre ou aux observateurs ne sont pas montrés.
    .subject = Les messages
    .left-out = Les { $number } premiers sont omis, car cet e-mail serait trop long.
email-proxy-changed = { CAPITALIZED(NAME($power, form: "nominative")) } vous prête des unités dans « { $game } » { $span ->
        [lasting] jusqu'à révocation du PROXY
       *[phase] pour cette phase
    } : { $units }.
    .subject = PROXY : { $letter }
    .ended-subject = Fin du PROXY : { $letter }
    .advice = Donnez des ordres aux unités prêtées comme aux vôtres, dans votre propre e-mail. Si { NAME($power, form: "nominative") } donne un ordre à l'une d'elles, cet ordre compte à la place du vôtre.
    .revoked = { CAPITALIZED(NAME($power, form: "nominative")) } a révoqué son PROXY dans « { $game } » et commande de nouveau ces unités : { $units }.
    .unreachable = Les e-mails au joueur { NAME($power, form: "of") } ne peuvent pas être remis : son PROXY dans « { $game } » a pris fin. { CAPITALIZED(NAME($power, form: "nominative")) } commande de nouveau ces unités : { $units }.
    .ended = Dans « { $game } », { NAME($power, form: "nominative") } ou votre puissance a un nouveau joueur, ou n'en a plus : le PROXY a donc pris fin. { CAPITALIZED(NAME($power, form: "nominative")) } commande de nouveau ces unités : { $units }.
email-standby-wanted = { $sent ->
        [some] { CAPITALIZED(NAME($power, form: "nominative")) } n'a pas envoyé tous ses ordres dans la partie « { $game } ».
        [none] { CAPITALIZED(NAME($power, form: "nominative")) } n'a pas envoyé d'ordres dans la partie « { $game } ».
       *[left] { CAPITALIZED(NAME($power, form: "nominative")) } n'a pas de joueur dans la partie « { $game } ».
    }
    .subject = Voulez-vous remplacer un joueur ? Répondez YES
    .subject-of = Voulez-vous jouer { NAME($power, form: "nominative") } ? Répondez YES
    .missed = { CAPITALIZED(NAME($power, form: "nominative")) } n'a pas envoyé d'ordres pour { $season } dans la partie « { $game } ».
    .secret = { $cause ->
        [late] Une puissance n'a pas envoyé ses ordres dans la partie « { $game } », qui ne révèle pas laquelle.
       *[left] Une puissance n'a pas de joueur dans la partie « { $game } », qui ne révèle pas laquelle.
    }
    .question = Vous êtes sur la liste des remplaçants. Voulez-vous reprendre cette puissance ?
    .yes = Pour accepter, { reply-with-yes }. Le premier YES l'emporte.
    .next-season = Si son joueur n'envoie pas d'ordres non plus pour la prochaine saison, celle-ci est prolongée et la puissance est à vous. Dans les deux cas, un e-mail vous le dira.
    .until-grace = Son joueur peut encore envoyer des ordres jusqu'à la fin du délai de grâce : { $grace }. S'il manque encore des ordres à ce moment-là, la puissance est à vous. Dans les deux cas, un e-mail vous le dira.
    .at-once = La puissance est à vous aussitôt, et la réponse vous montre sa position.
    .board = Le plateau est { $board }.
    .phase = { $asked ->
        [no] La phase en cours est { $phase } ; { NAME($power, form: "nominative") } n'a pas d'ordres à y envoyer.
       *[yes] La phase en cours est { $phase }.
    }
    .phase-task = La phase en cours est { $phase }. { $task }
    .holdings = { CAPITALIZED(NAME($power, form: "nominative")) } a { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } et { $centres ->
        [one] { $centres } centre de ravitaillement.
       *[other] { $centres } centres de ravitaillement.
    }
    .gunboat = C'est une partie Gunboat : seul son arbitre apprend qui vous êtes.
    .no = Sinon, répondez NO ou ne faites rien. Pour quitter la liste des remplaçants, envoyez SIGN OFF AS STANDBY dans n'importe quel e-mail au judge.
standby-power = { $named ->
        [yes] { NAME($power, form: "nominative") }
       *[no] la puissance dont il est question
    }
email-standby-told = { $cause ->
        [left] Son joueur a quitté la partie « { $game } » : { standby-power } est maintenant à vous.
       *[late] À la fin du délai de grâce, tous ses ordres n'étaient pas arrivés dans la partie « { $game } » : { standby-power } est maintenant à vous.
    }
    .subject = Vous jouez { NAME($power, form: "nominative") }
    .ended-subject = { $named ->
        [yes] { $by ->
            [another] { $power } : il faut quelqu'un d'autre
           *[nobody] { $power } : pas de remplacement nécessaire
        }
       *[no] { $by ->
            [another] Remplacement : il faut quelqu'un d'autre
           *[nobody] Remplacement : plus nécessaire
        }
    }
    .thanks = Merci d'avoir accepté ce remplacement.
    .orders = { $number ->
        [one] { $number } ordre du joueur précédent compte encore ; un ordre de vous pour la même unité le remplace.
       *[other] { $number } ordres du joueur précédent comptent encore ; un ordre de vous pour la même unité en remplace un.
    }
    .password = Répondez aux e-mails du judge avec vos ordres. Pour choisir un mot de passe pour vos autres e-mails, envoyez FORGOT PASSWORD { $game }.
    .elsewhere = { $named ->
        [yes] { CAPITALIZED(NAME($power, form: "nominative")) } va à quelqu'un d'autre dans la partie « { $game } ». Personne ne peut avoir deux places dans une partie, ni revenir à une place que l'arbitre lui a retirée.
       *[no] La puissance de la partie « { $game } » dont il était question va à quelqu'un d'autre. Personne ne peut avoir deux places dans une partie, ni revenir à une place que l'arbitre lui a retirée.
    }
    .ended = { $cause ->
        [over] La partie « { $game } » est terminée : { standby-power } n'a plus besoin de remplaçant.
        [judged] La phase est terminée dans la partie « { $game } », et le joueur garde { standby-power }. Un remplacement n'est plus nécessaire.
        [kept] Selon les règles actuelles de la partie « { $game } », le joueur garde { standby-power } à la fin du délai de grâce. Un remplacement n'est plus nécessaire.
       *[back] Le joueur est de retour dans la partie « { $game } » et garde { standby-power }. Un remplacement n'est plus nécessaire.
    }
    .stay = Merci de votre offre. Vous restez sur la liste des remplaçants.

## Questions that ask for a word.

confirm-line = YES ne suffit pas. Depuis une autre adresse, envoyez cette ligne :
    .cancel = Pour annuler, répondez plutôt CANCEL. Si vous ne faites rien, la demande expire le { $expires }.
email-confirmation-asked = Un e-mail envoyé depuis { $sender } contient cette commande, donnée { $role ->
        [master] en tant qu'arbitre de « { $game } » :
        [power] pour { NAME($power, form: "nominative") } dans « { $game } » :
       *[player] en tant que joueur de « { $game } » :
    }
    .subject = Confirmation demandée
    .resign = On ne peut pas revenir sur un départ. Pour partir, répondez à cet e-mail par le seul mot CONFIRM. Si vous ne faites rien, vous restez.
    .concede = Personne d'autre n'a à concéder la victoire : cela met donc fin à la partie pour de bon. Pour confirmer, répondez à cet e-mail par le seul mot CONFIRM.
    .end = Aucune autre voix n'est nécessaire pour cette fin de partie, ou seulement celle du vainqueur : elle est donc définitive. Pour confirmer, répondez à cet e-mail par le seul mot CONFIRM.
    .share = Cela permet à quelqu'un d'autre d'agir à votre place, et cela vient d'une adresse qui n'est pas la vôtre. Pour confirmer, répondez à cet e-mail par le seul mot CONFIRM.
    .others = Les autres en seront informés tout de suite. Pour confirmer, répondez à cet e-mail par le seul mot CONFIRM.
    .password = Si vous n'avez pas envoyé cette commande, répondez CANCEL et changez votre mot de passe. Envoyez cette ligne sous SIGN ON :
email-address-asked = Un e-mail envoyé depuis { $sender }, avec votre mot de passe dans « { $game } », demande ceci :
    .subject = Confirmez votre nouvelle adresse
    .effect = Le judge écrira alors à cette adresse, dans toutes vos parties, et non plus à celle-ci. Quiconque y lit les e-mails peut obtenir de nouveaux mots de passe pour vos places. Pour confirmer, répondez à cet e-mail par le seul mot CONFIRM.
    .password = Si cette demande ne vient pas de vous, répondez CANCEL : quelqu'un connaît ce mot de passe. Pour en choisir un autre, envoyez cette ligne sous SIGN ON :
email-also-asked = Un e-mail envoyé depuis { $sender } dit que vous écrivez aussi depuis cette adresse :
    .subject = Cette adresse est-elle aussi à vous ?
    .effect = Si oui, répondez à cet e-mail par le seul mot CONFIRM (YES ne suffit pas). L'autre adresse devra ensuite répondre YES, et ses e-mails compteront comme les vôtres : ordres, messages, tout. Le judge continuera à n'écrire qu'ici, et vous y recevrez une copie de ce que les e-mails de l'autre adresse font pour votre puissance.
    .cancel = Sinon, ne faites rien, ou répondez CANCEL : rien ne changera. La demande expire le { $expires }.
email-also-changed = Les e-mails envoyés depuis { $address } comptent maintenant comme les vôtres. Les réponses vont à l'adresse qui a écrit ; tout le reste vient ici.
    .subject = Vos adresses ont changé
    .gone = Les e-mails envoyés depuis { $address } ne comptent plus comme les vôtres. Avec le bon mot de passe, ils comptent encore pour sa puissance, comme depuis n'importe quelle adresse.
    .undo = Pour voir vos adresses, envoyez MY ADDRESSES. Si vous ne vouliez pas ce changement, répondez à cet e-mail par la seule ligne I AM NOT { $address }
    .return = Pour voir vos adresses, envoyez MY ADDRESSES. Si vous ne vouliez pas ce changement, envoyez I AM ALSO { $address }
email-address-changed = Le judge envoie désormais vos e-mails à une autre adresse :
    .subject = Votre adresse a changé
    .before = avant :
    .now = après :
    .advice = Les deux adresses reçoivent ce message. Si vous ne vouliez pas ce changement, écrivez tout de suite au responsable du judge : { $keeper }
email-address-fails = { $seat ->
        [power] Plusieurs e-mails pour { $who } ({ $address }), qui joue { NAME($power, form: "nominative") } dans « { $game } », ont été refusés définitivement :
       *[other] Plusieurs e-mails pour { $who } ({ $address }), joueur ou observateur dans « { $game } », ont été refusés définitivement :
    }
    .subject = E-mails impossibles à remettre : { $who }
    .advice = LIST { $game } signale l'adresse tant qu'aucun e-mail n'en vient. Vous pouvez contacter le joueur par un autre moyen, déplacer la date limite, ou l'exclure avec EJECT.
    .new = Si l'ancienne adresse n'existe plus, la personne peut s'enregistrer depuis une nouvelle avec REGISTER. Une fois l'ancienne exclue par EJECT, elle peut reprendre la place avec SIGN ON.
email-mail-held = Un e-mail envoyé en votre nom a été retenu :
    .subject = Confirmez un e-mail envoyé en votre nom
    .from = De :
    .title = Objet :
    .disowned = Il paraît falsifié : les serveurs de cette adresse disent ne pas l'avoir envoyé, ou son expéditeur ne désigne pas une seule personne. Il n'a eu aucun effet.
    .guessed = Il contient votre mot de passe dans « { $game } ». Mais beaucoup d'e-mails avec de mauvais mots de passe sont venus récemment, et l'un d'eux l'a peut-être deviné. Cet e-mail n'a donc encore eu aucun effet.
    .unsigned = Son SIGN ON pour « { $game } » n'a pas de mot de passe, et rien d'autre ne prouve qu'il vient de vous. Il demande plus que des ordres : rien de ce qu'il contient n'a donc encore eu d'effet. Avec votre mot de passe dans le SIGN ON, un e-mail compte sans cette question.
    .page = Il a été envoyé avec votre page d'ordres de « { $game } », mais son adresse n'est pas connue comme la vôtre. Il n'a eu aucun effet. Si cette adresse est à vous, envoyez une fois d'ici I AM ALSO et l'adresse. Ses e-mails compteront ensuite sans cette question.
    .other-games = Il contient votre mot de passe dans « { $game } », mais ANNOUNCE ALL écrit aussi dans vos autres parties, et le mot de passe d'une partie n'est pas une preuve pour elles. Il n'a eu aucun effet.
    .unproven = Il contient votre mot de passe dans « { $game } », mais son serveur ne garantit pas qu'il vient de votre adresse enregistrée, ce que cette partie exige aussi. Il n'a eu aucun effet.
    .asks = En votre nom, il demande ceci (… remplace un mot de son auteur) :
    .more = et { $number } de plus
    .yours = { $word ->
        [YES] Si c'est vous qui l'avez envoyé, répondez à cet e-mail par le seul mot YES ou, depuis une autre adresse, envoyez cette ligne :
       *[CONFIRM] Si c'est vous qui l'avez envoyé, répondez à cet e-mail par le seul mot CONFIRM (YES ne suffit pas) ou, depuis une autre adresse, envoyez cette ligne :
    }
    .not-yours = { $because ->
        [guessed] Il est alors traité comme s'il arrivait à ce moment-là. Si ce n'est pas vous qui l'avez envoyé, ne faites rien ou répondez CANCEL, et changez votre mot de passe avec SET PASSWORD, car quelqu'un le connaît. La demande expire le { $expires }.
       *[other] Il est alors traité comme s'il arrivait à ce moment-là. Si ce n'est pas vous qui l'avez envoyé, ne faites rien ou répondez CANCEL. La demande expire le { $expires }.
    }
    .then-forgotten = Si vous répondez CONFIRM, les mauvais mots de passe ne sont plus comptés pour vos places, et votre prochain e-mail compte aussitôt. Une réponse à n'importe quel autre e-mail du judge a le même effet.
    .seldom-told = D'autres e-mails de ce genre vous seront signalés au plus une fois par heure.
email-opt-in-asked = Quelqu'un a demandé, avec cette adresse, à participer à des parties de Diplomacy par e-mail. Le judge n'écrit à une adresse qu'avec l'accord de la personne à qui elle appartient.
    .subject = Répondez YES pour confirmer
    .moves = Quelqu'un qui joue à Diplomacy par e-mail veut recevoir ses e-mails à cette adresse. Le judge n'écrit à une adresse qu'avec l'accord de la personne à qui elle appartient.
    .also = Quelqu'un qui joue à Diplomacy par e-mail dit que cette adresse est aussi la sienne, et veut pouvoir écrire d'ici. Le judge vérifie avant de le croire.
    .known = Un e-mail en votre nom demande à rejoindre ou à observer une partie. N'importe qui peut mettre votre adresse sur un e-mail : il est donc retenu jusqu'à votre confirmation.
    .came = L'e-mail est arrivé le { $came }.
    .asks = Il demande : { $commands }
    .others = Vérifiez l'heure : d'autres e-mails en votre nom sont arrivés en l'espace d'un jour, et chacun a sa propre question. YES ne libère que l'e-mail dont parle la question.
    .not-among = Si le vôtre n'est pas parmi eux, répondez à cet e-mail avec ses lignes au lieu de YES : elles comptent alors, et rien d'autre.
    .yes = { $what ->
        [moves] Si c'était vous, { reply-with-yes }. Vos e-mails viendront alors ici.
        [also] Si c'était vous, { reply-with-yes }. Les e-mails d'ici compteront alors comme les vôtres, et les réponses viendront ici.
       *[other] Si c'est vous qui l'avez envoyé, { reply-with-yes }. Votre e-mail sera alors traité. Vous n'avez pas à le renvoyer.
    }
    .no = Sinon, répondez NO, et la question ne vous sera plus posée pour cet e-mail ; ou ne faites rien, et il ne se passera rien. La question expire le { $expires }.
    .line = Si votre messagerie ne peut pas répondre à cet e-mail, envoyez plutôt cette ligne :
email-master-asked = { $who } demande une date limite plus tardive dans la partie « { $game } » :
    .subject = Votre décision est attendue
    .away = { $who } veut s'absenter de la partie « { $game } » plus longtemps qu'elle ne le permet sans votre accord :
    .part = { $part ->
        [power] Quelqu'un qui avait une place dans la partie « { $game } » veut y jouer une autre puissance.
       *[other] Quelqu'un qui avait une place dans la partie « { $game } » veut y prendre une autre place.
    }
    .led = Puissances déjà jouées, dont cette personne connaît les messages : { LIST($powers, type: "and") }.
    .has-read = Cette personne a observé la partie avec des copies de tous les messages (SET ALL PRESS).
    .only-master = Seul un arbitre qui ne joue pas peut donc l'admettre. La ligne pour l'admettre :
    .joins = Quelqu'un veut jouer dans la partie « { $game } », ce qui demande votre accord (SET APPROVAL). La ligne pour l'admettre :
    .since = Soit :
    .until = au :
    .deadline = Date limite actuelle : { $deadline }
    .words = Le joueur écrit :
    .yes = Si vous êtes d'accord, { reply-with-yes }. Depuis une autre adresse, envoyez cette ligne :
    .silence = Sinon, répondez NO ou ne faites rien ; personne d'autre n'en est informé. La demande expire le { $expires }.
    .line-at-any-time = Vous pouvez aussi envoyer la ligne vous-même à tout moment, sous SIGN ON.
    .line-or-eject = Vous pouvez aussi envoyer la ligne vous-même à tout moment, sous SIGN ON. Jusqu'au début de la partie, vous pouvez retirer cette personne avec EJECT et son adresse.
    .no = Sinon, répondez NO ; ce que vous écrivez en dessous est transmis au joueur. La demande expire le { $expires } ; le joueur apprend ensuite que vous n'avez pas répondu.
email-request-answered = { $what ->
        [away] Vous avez demandé à l'arbitre de la partie « { $game } » de pouvoir vous absenter :
       *[deadline] Vous avez demandé à l'arbitre de la partie « { $game } » une date limite plus tardive :
    }
    .subject = Votre demande à l'arbitre
    .answer = { $answer ->
        [refused] La réponse : non.
        [later] Aucune réponse n'est venue, mais la date limite est maintenant au moins aussi tardive.
        [lapsed] Aucune réponse n'est venue : rien ne change.
       *[failed] La réponse était YES, mais elle est venue trop tard.
    }
    .away = Aucune absence n'est notée : des dates limites peuvent tomber dans cette période. AWAY avec moins de jours ne demande pas l'accord de l'arbitre.
fence = :: Répondez au-dessus de cette ligne ; ce qui suit est ignoré. ::
