### What the reply to an email says of it as a whole, and of where its sender stands.


## The subject, behind `CODE:game - S1901M`

reply-subject-waiting = { $orders ->
        [one] 1 ordre ne compte
       *[other] { $orders } ordres ne comptent
    } pas encore
reply-subject-lines-waiting = { $lines ->
        [one] 1 ligne ne compte
       *[other] { $lines } lignes ne comptent
    } pas encore
reply-subject-unsent = votre message n'est pas parti
reply-subject-nothing = rien n'a changé
reply-subject-adjudicated = { $kind ->
    [retreat] phase résolue : { $phase }
   *[other] phase résolue : { $phase }
}
reply-subject-late = vos ordres sont en retard
reply-subject-missing = { $given } sur { $asked }, sans ordre : { $number ->
        [one] { $units }
       *[other] { $units }
    }
reply-subject-due = ordres reçus : { $given } sur { $asked }
reply-subject-incomplete = ordres manquants : { LIST($powers, type: "and") }
reply-subject-rejected = { $lines ->
        [one] 1 ligne refusée
       *[other] { $lines } lignes refusées
    }
reply-subject-complete = { $asked } sur { $asked } : tous vos ordres sont reçus{ $prose ->
        [yes] , le reste est ignoré
       *[no] { "" }
    }

## When it came

reply-came = Votre e-mail est arrivé le { $came } et a attendu { $waited } avant que le judge puisse le traiter. C'est l'heure d'arrivée qui compte.

## Nothing was read: an address has had what it may get in a day, or the email cannot be read

reply-spent-questions = Beaucoup d'e-mails demandant à participer à des parties sont venus de votre adresse aujourd'hui. Le judge ne pose donc plus de questions à leur sujet. Celui-ci n'a pas été conservé, et rien n'a changé.
    .advice = Si c'est vous qui l'avez envoyé, répondez à cet e-mail avec les mêmes lignes. Elles compteront aussitôt.
reply-spent-orders = Beaucoup d'ordres sont venus de votre adresse aujourd'hui sans preuve de leur auteur. Le judge ne pose donc plus de questions à leur sujet. Les ordres de cet e-mail ne comptent pas.
    .advice = S'ils sont de vous, répondez à cet e-mail avec les ordres, ou envoyez-les sous SIGN ON avec votre mot de passe. Ils compteront aussitôt.
reply-spent-passwords = Le mot de passe de votre e-mail n'est pas celui de ce joueur. Beaucoup d'e-mails semblables sont venus en votre nom, et n'importe qui peut en envoyer : le prochain pourrait rester sans réponse aujourd'hui. Avec le bon mot de passe, SIGN ON reçoit toujours une réponse. Pour obtenir un jeton qui permet de choisir un nouveau mot de passe, envoyez FORGOT PASSWORD avec le nom de la partie.
reply-spent-bytes = Rien ne prouve que votre e-mail vient de vous, et les réponses au courrier sans preuve sont limitées. La limite du jour est atteinte : un e-mail semblable pourrait rester sans réponse aujourd'hui. Ajoutez SIGN ON avec votre mot de passe, ou répondez à un e-mail du judge : il comptera alors et recevra sa réponse habituelle.
reply-nothing-changed = Rien n'a changé : { $why }
reply-unreadable = Le judge n'a pas pu lire votre e-mail : { $why }
    .advice = Rien n'a changé. Renvoyez-le en texte brut. Pour le mode d'emploi, envoyez HELP seul sur une ligne.
reply-empty = Rien n'a changé : votre e-mail ne contenait rien pour le judge. Le judge est un programme. Il lit des ordres et des commandes dans le texte d'un e-mail, pas des phrases ordinaires, ni l'objet, ni les pièces jointes. Pour voir ce que vous pouvez écrire, envoyez HELP.

## What became of the lines

reply-orders-waiting = { $number } { $number ->
        [one] ordre NE COMPTE
       *[other] ordres NE COMPTENT
    } PAS ENCORE : voyez la note sous la liste.
reply-lines-waiting = { $number } { $number ->
        [one] ligne NE COMPTE
       *[other] lignes NE COMPTENT
    } PAS ENCORE : voyez la note sous la liste.
reply-also-rejected = { $lines } { $lines ->
        [one] ligne REFUSÉE (marquée
       *[other] lignes REFUSÉES (marquées
    } !).
reply-trial = { $orders } { $orders ->
        [one] ordre d'un essai NE COMPTE PAS (marqué
       *[other] ordres d'un essai NE COMPTENT PAS (marqués
    } ! ci-dessous). Tout le reste a été accepté.
reply-only-trial = Rien n'a changé : { $orders } { $orders ->
        [one] ordre d'un essai NE COMPTE PAS (marqué
       *[other] ordres d'un essai NE COMPTENT PAS (marqués
    } ! ci-dessous). Pour voir ce que cela donnerait, écrivez TRY au-dessus et END TRY au-dessous.
reply-hidden = { $lines } { $lines ->
        [one] ligne qui ressemble à un ordre n'a pas été lue, parce que l'e-mail la cache (marquée
       *[other] lignes qui ressemblent à des ordres n'ont pas été lues, parce que l'e-mail les cache (marquées
    } ! ci-dessous). Tout le reste a été accepté.
reply-only-hidden = Rien n'a changé : { $lines } { $lines ->
        [one] ligne qui ressemble à un ordre n'a pas été lue, parce que l'e-mail la cache. Renvoyez-la
       *[other] lignes qui ressemblent à des ordres n'ont pas été lues, parce que l'e-mail les cache. Renvoyez-les
    } en texte brut.
reply-left-out = { $lines } { $lines ->
        [one] ligne qui ressemble à un ordre N'A PAS ÉTÉ LUE à cause de sa place dans l'e-mail (marquée
       *[other] lignes qui ressemblent à des ordres N'ONT PAS ÉTÉ LUES à cause de leur place dans l'e-mail (marquées
    } ! ci-dessous). Tout le reste a été accepté.
reply-only-left-out = Rien n'a changé : { $lines } { $lines ->
        [one] ligne qui ressemble à un ordre N'A PAS ÉTÉ LUE à cause de sa place dans l'e-mail. Renvoyez-la, seule sur sa ligne,
       *[other] lignes qui ressemblent à des ordres N'ONT PAS ÉTÉ LUES à cause de leur place dans l'e-mail. Renvoyez-les, chacune seule sur sa ligne,
    } avec vos propres mots.
reply-rejected-unsent = { $lines } { $lines ->
        [one] ligne REFUSÉE (marquée
       *[other] lignes REFUSÉES (marquées
    } ! ci-dessous). Votre message N'EST PAS encore PARTI.
reply-rejected-with-others = { $lines } { $lines ->
        [one] ligne REFUSÉE (marquée ! ci-dessous) ; les lignes qui en dépendaient ont été ignorées.
       *[other] lignes REFUSÉES (marquées ! ci-dessous) ; les lignes qui en dépendaient ont été ignorées.
    } Tout le reste a été accepté.
reply-rejected = { $lines } { $lines ->
        [one] ligne REFUSÉE (marquée
       *[other] lignes REFUSÉES (marquées
    } ! ci-dessous). Tout le reste a été accepté.
reply-sign-on-rejected = Rien n'a changé : votre SIGN ON a été refusé. Voyez la ligne marquée !.
reply-only-rejected = Rien n'a changé : { $lines } { $lines ->
        [one] ligne REFUSÉE (marquée
       *[other] lignes REFUSÉES (marquées
    } ! ci-dessous).
reply-unsent = Votre message N'EST PAS encore PARTI : voyez la note ci-dessous.
reply-unsent-rest = Votre message N'EST PAS encore PARTI : voyez la note ci-dessous. Tout le reste a été accepté.
reply-surplus = Votre e-mail donne plus d'ordres qu'il n'en faut : il a donc REMPLACÉ un ordre précédent. Voyez la note ci-dessous.
reply-prose = Vos ordres et commandes ont été acceptés. Le reste du texte de votre e-mail a été ignoré.
reply-late = Votre e-mail a été compris, mais ses ordres sont arrivés APRÈS LA DATE LIMITE : voyez ci-dessous.
reply-did-not-fit = Votre e-mail a été compris, mais cette réponse N'A PAS ASSEZ DE PLACE pour tout ce que vous demandez : voyez ci-dessous.
reply-impossible = Votre e-mail a été compris, mais un de vos ordres NE PEUT PAS RÉUSSIR : voyez « Check: » ci-dessous.
reply-accepted = Votre e-mail a été traité sans erreur.
reply-nothing = Rien n'a changé : votre e-mail ne contient ni ordre ni commande. Pour voir ce que vous pouvez écrire, envoyez HELP.

## Where the orders of its sender stand

reply-adjudicated = { $kind ->
    [retreat] La phase { $phase } est résolue.
   *[other] La phase { $phase } est résolue.
} Les résultats sont dans un autre e-mail. Les ordres ci-dessous sont pour { $now }.
reply-adjudicated-last = { $kind ->
    [retreat] La phase { $phase } est résolue.
   *[other] La phase { $phase } est résolue.
} Les résultats sont dans un autre e-mail.
reply-missing = Ordres reçus : { $given ->
        [one] { $given }
       *[other] { $given }
    } sur { $asked }. Sans ordre pour l'instant : { LIST($units, type: "and") }.
reply-none-in = Sans ordre pour l'instant : { LIST($units, type: "and") }.
reply-due = Ordres reçus : { $given } sur { $asked }.
reply-incomplete = Il manque encore des ordres : { LIST($powers, type: "and") }.
reply-units-kept = Toutes vos unités ont un ordre : une unité dont le nouvel ordre est refusé garde le précédent.
reply-still-complete = Tous vos ordres sont reçus ; { $lines ->
        [one] la ligne refusée n'en fait
       *[other] les lignes refusées n'en font
    } pas partie.
reply-pending-complete = Tous vos ordres sont reçus ; { $lines ->
        [one] la ligne en attente n'en fait
       *[other] les lignes en attente n'en font
    } pas partie.
reply-complete = Tous vos ordres sont reçus. Vous pouvez encore les changer : { $replaces ->
        [yes] renvoyez-les tous, ou envoyez ADD et seulement les nouveaux
       *[no] envoyez seulement les nouveaux
    }.
reply-complete-impossible = Tous vos ordres sont reçus, mais l'un d'eux ne peut pas réussir : voyez « Check: » ci-dessous. Vous pouvez encore les changer : { $replaces ->
        [yes] renvoyez-les tous, ou envoyez ADD et seulement les nouveaux
       *[no] envoyez seulement les nouveaux
    }.
reply-can-change = Vous pouvez encore les changer : { $replaces ->
        [yes] renvoyez-les tous, ou envoyez ADD et seulement les nouveaux
       *[no] envoyez seulement les nouveaux
    }.
reply-no-retreats = Tous vos ordres sont reçus, mais aucune retraite. Une unité délogée sans retraite est dissoute.
reply-no-builds = Tous vos mouvements sont reçus, mais aucune construction ni suppression. Elles viennent dans le même e-mail : sans elles, les constructions sont perdues, et les règles choisissent ce qui est supprimé.
reply-no-retreats-or-builds = Tous vos mouvements sont reçus, mais aucune retraite, construction ni suppression. Elles viennent dans le même e-mail : sans elles, une unité délogée est dissoute, les constructions sont perdues, et les règles choisissent ce qui est supprimé.
reply-builds-awaited = Tant qu'il manque des constructions (ou WAIVE), rien n'est résolu avant la date limite.
reply-closed-complete = Tous vos ordres sont reçus. Ils restent tels qu'ils étaient à la date limite.
reply-nothing-due = { CAPITALIZED(NAME($power, form: "nominative")) } n'a aucun ordre à envoyer dans cette phase. Vous n'avez rien à faire.
reply-none-in-time = Vous n'avez envoyé aucun ordre avant la date limite.
reply-closed = La date limite est passée. Vos ordres comptent tels qu'ils sont arrivés à temps, et { $phase ->
        [movement] les unités sans ordre tiennent
        [retreat] les unités sans ordre sont dissoutes
       *[adjustment] les règles décident de ce que vous n'avez pas ordonné
    }. Vous n'êtes pas en retard.
reply-late-declined = Vous êtes EN RETARD : l'arbitre n'a pas accepté vos ordres, qui ne comptent donc pas. Seul un ACCEPT LATE de l'arbitre, encore possible, peut y changer quelque chose.
reply-late-asked = Vous êtes EN RETARD : vos ordres ne comptent que si l'arbitre les accepte. La question lui a été posée, et vous recevrez sa décision.
reply-late-by-gm = Vous êtes EN RETARD : la date limite est passée. Les ordres envoyés maintenant sont conservés et ne comptent que si l'arbitre les accepte.
reply-late-awaited = Vous êtes EN RETARD : la date limite est passée, et la partie vous attend.
reply-wait = Vous avez mis WAIT : cette phase ne sera pas résolue avant sa date limite. Pour l'annuler, envoyez SET NOWAIT.
reply-wait-alone = Pour annuler votre WAIT, envoyez SET NOWAIT.
reply-joining = Pour que la partie commence, il faut encore { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }. Vous recevrez alors un e-mail.
reply-awaited = Ordres encore attendus : { $powers }.
reply-none-awaited = Il ne manque aucun ordre.
reply-late-waiting = Des ordres en retard attendent votre décision : { LIST($powers, type: "and") }. Pour les accepter, envoyez ACCEPT LATE { $which }.
reply-late-refused = Vous avez décidé que ces ordres en retard ne comptent pas : { LIST($powers, type: "and") }. Pour les accepter malgré tout, envoyez ACCEPT LATE { $which }.
reply-process-at = { $left } : tous les ordres sont reçus, et aucun joueur n'a mis WAIT
    .title = Résultats :

## Orders that wait for a yes

reply-confirm = Les lignes marquées « { line-label-waiting } » ne comptent pas encore. { $why } Répondez YES à cet e-mail, et elles compteront telles qu'elles ont été lues. Vous n'avez rien à renvoyer. Dans tout autre e-mail, envoyez plutôt cette ligne :
reply-confirm-unproven = Les lignes marquées « { line-label-waiting } » ne comptent pas encore. { $why } Répondez à cet e-mail par YES ou par votre mot de passe, et elles compteront telles qu'elles ont été lues. Vous n'avez rien à renvoyer. Dans tout autre e-mail, envoyez plutôt cette ligne :
reply-confirm-more = { $why } Un YES en réponse à cet e-mail vaut aussi pour ces ordres. Pour ne confirmer que ceux-ci, envoyez cette ligne :
reply-confirm-until = Les lignes que vous ne confirmez pas ne comptent pas à la date limite, et expirent à la fin de la phase { $phase }.

## What did not fit

reply-left-out-pages = Omis parce que cet e-mail serait trop long : { LIST($pages, type: "and") }.
reply-ask-again = Demandez-le dans un e-mail séparé.
reply-rationed = Rien ne prouve que votre e-mail vient de vous, et les réponses au courrier sans preuve sont limitées. Mettez SIGN ON avec votre mot de passe au-dessus de votre demande, ou renvoyez-la demain.

## Strangers

reply-waits-for-yes = Un e-mail précédent venu de cette adresse attend votre YES. Retrouvez l'e-mail « { $subject } » et répondez-y par le seul mot YES. Ce que vous aviez envoyé est alors lu tel quel ; vous n'avez pas à le renvoyer.
reply-join = Cette adresse n'est pas enregistrée. Pour l'enregistrer et rejoindre la partie { $game }, répondez avec ces lignes, avec votre nom et un mot de passe de votre choix :
reply-register = Cette adresse n'est pas enregistrée. Pour l'enregistrer, envoyez ces lignes :
reply-newcomer = Pour le mode d'emploi, envoyez HELP ; pour la liste des parties, LIST. Une fois votre adresse enregistrée, vous pouvez rejoindre une partie (SIGN ON ?partie mot-de-passe), en commencer une contre les bots du judge (SIGN ON ?practice mot-de-passe), en observer une (OBSERVE partie mot-de-passe), ou vous proposer pour remplacer des joueurs qui partent (SIGN UP AS STANDBY).

## The last one for now

reply-last = Le judge n'enverra plus de réponse à votre adresse avant { $until }. Ce que vous envoyez reste pris en compte, et un YES ou un CANCEL en réponse à une question du judge reçoit toujours un accusé de réception.
reply-last-in-vain = C'était aujourd'hui la dixième réponse à un e-mail de votre part qui ne demandait rien de faisable. Le prochain du même genre pourrait rester sans réponse jusqu'à demain. Les ordres et les commandes comptent toujours et reçoivent toujours une réponse, y compris HELP, LIST et PRESS TO M.
reply-lines-left-out = … { $number ->
    [one] encore { $number } ligne
   *[other] encore { $number } lignes
 }, faute de place dans cet e-mail.
reply-letter-goes-on = … et encore { $number ->
    [one] { $number } ligne
   *[other] { $number } lignes
 }.
line-unquoted = (votre ligne, non montrée : rien ne prouve qui a écrit)
line-of-subject = (l'objet)
