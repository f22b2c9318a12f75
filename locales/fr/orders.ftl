### Remarks about orders, votes, lent units and messages.

orders-add = Les ordres de cet e-mail s'ajoutent à ceux que vous aviez envoyés.
orders-add-always = C'est inutile ici : un e-mail plus récent ne change que les unités qu'il nomme.
orders-cleared = Tous vos ordres ont été effacés, y compris ceux des phases suivantes.
orders-ahead-cleared = Vos ordres pour les phases suivantes ont été effacés. Ceux de la phase en cours comptent toujours.
    .hint = Pour les effacer aussi, envoyez CLEAR ALL.
orders-of-phase-cleared = Vos ordres pour { $phase } ont été effacés.
no-orders-to-give = Vous n'avez pas d'ordres à donner ici.
    .hint = Envoyez SIGN ON puissance partie mot-de-passe au-dessus de vos ordres.
orders-are-for = Les ordres ci-dessous sont pour { $phase }.

## After "Order:", as the order itself would stand

kept-for-phase = conservé pour { $phase } ; il sera vérifié au début de cette phase.
block-kept-for-phase = conservé, jusqu'à sa fin, pour { $phase } ; il sera vérifié au début de cette phase.
line-for-fleets = { $order } ({ $number } flottes)
line-acts = publié sous la forme { $line }. C'est un ordre.
line-speaks = publié sous la forme { $line }. Ce ne sont que des mots : l'unité tient.

## After "Note:"

place-ordered-again = Pas compté : une autre ligne de cet e-mail concerne la même province, et c'est elle qui compte.
unit-ordered-twice = Pas compté : cet e-mail donne deux ordres à l'unité, et aucun des deux ne compte.
more-than-due = Pas compté : vous avez donné plus d'ordres de ce type qu'il n'en faut.
fleets-taken = Pas compté : flottes déjà prises par les lignes précédentes : { $taken } sur { $there ->
        [one] { $there }
       *[other] { $there }
    } { NAME($place, form: "in") }.
some-fleets-taken = Compté pour { $counted } flottes sur { $wanted }. Flottes déjà prises par les lignes précédentes : { $taken } sur { $there ->
        [one] { $there }
       *[other] { $there }
    } { NAME($place, form: "in") }.
practice-held = Toutes vos unités ont un ordre, mais à cause de cette ligne rien n'a été résolu. Corrigez-la et renvoyez-la, ou envoyez SET NOWAIT pour une résolution avec les ordres tels quels.
surplus-left = C'est plus qu'il n'en faut : la ligne la plus récente compte, et celles-ci ne comptent plus : { $forgotten }. Pour renoncer à une autre, renvoyez les ordres que vous voulez garder.
rest-stays = Ces unités ont un ordre et le gardent : { $orders }. Pour qu'elles tiennent aussi, envoyez ALL UNITS HOLD dans un autre e-mail.
no-rest = Toutes vos unités ont un ordre : il n'y en a donc pas d'autres.
set-replaced = Cet e-mail remplace vos ordres précédents. Effacés : { $forgotten }. Pour garder les ordres précédents, mettez ADD dans votre e-mail.
ahead-replaced = Ceci remplace ce que vous aviez envoyé, qui est supprimé : { $forgotten }.
wish-kept = Conservé pour { $phase }, car il se trouve sous PHASE. Il comptera au début de cette phase.
wish-without-phase = Il se trouve sous une ligne PHASE que le judge n'a pas pu lire.
    .hint = Mettez au-dessus PHASE et la phase concernée (par exemple PHASE { $phase }), ou envoyez-le dans un autre e-mail.
order-in-force = Votre autre ordre compte toujours : { $order }.
wait-set = WAIT est actif pour cette phase.
wait-off = WAIT n'est plus actif : cette phase peut être résolue dès que tous les ordres sont reçus.
draw-agreed = Vous votez pour le match nul. C'était la dernière voix nécessaire : la partie est terminée.
draw-voted = Vous votez pour un match nul entre tous les survivants. Le vote est secret et vaut pour cette phase.
draw-of-some-voted = Vous votez pour ce match nul : { LIST($powers, type: "and") }. Le vote est secret et vaut pour cette phase.
conceded = Vous concédez la victoire { NAME($power, form: "dative") }, si tous les autres le font. Le vote est secret et vaut pour cette phase.
conceded-as-last = Vous concédez la victoire { NAME($power, form: "dative") }. C'était la dernière voix nécessaire : la partie est terminée.
not-conceded = Vous ne concédez la victoire à aucune puissance.
concession-dropped = Vous ne concédez la victoire à aucune puissance. La demande de CONFIRM est annulée.
end-dropped = Vous ne votez pas pour cette fin de partie. La demande de CONFIRM est annulée.
proposed = Votre proposition porte le numéro { $number } et compte comme votre YES. La question est posée à tous, et le judge ne dit à personne de qui elle vient.
proposed-in-public = Votre proposition porte le numéro { $number } et compte comme votre YES. La question est posée à tous, et le judge ne dit pas de qui elle vient. Mais au dépouillement, tous apprennent qui a voté quoi, et un YES isolé trahit son auteur. Pour retirer votre YES, envoyez VOTE ABSTAIN { $number } ; pour retirer la proposition, CANCEL PROPOSAL { $number }.
proposed-by-master = Votre proposition porte le numéro { $number }. La question est posée à tous les joueurs.
proposal-withdrawn = La proposition { $number } est retirée. Les joueurs à qui la question avait été posée en sont informés.
voted-yes = Vous votez YES à la proposition { $number }. Vous pouvez encore changer.
yes-is-vote = Votre réponse compte comme vote : YES à la proposition { $number }. Pour le changer, envoyez VOTE NO { $number } ou VOTE ABSTAIN { $number }.
voted-no = Vous votez NO à la proposition { $number }. Vous pouvez encore changer.
abstained = Vous vous abstenez sur la proposition { $number }. Vous pouvez encore changer.
vote-ends-game = C'était la dernière voix nécessaire : la partie est terminée.
proposal-refused = Vous avez rejeté la proposition, et la partie continue.{ told }
proposal-left = Enregistré. La proposition n'est pas rejetée.
draw-not-voted = Vous ne votez pas pour un match nul.
draw-not-voted-but-proposed = Vous ne votez pas pour un match nul avec SET DRAW, mais votre YES à la proposition { $number } compte toujours. Pour le retirer, envoyez VOTE NO { $number }.
unit-lent = Désormais, { NAME($power, form: "nominative") } donne les ordres à votre unité { NAME($place, form: "in") }, jusqu'à ce que vous révoquiez le PROXY.
all-units-lent = Désormais, { NAME($power, form: "nominative") } donne les ordres à toutes vos unités, jusqu'à ce que vous révoquiez le PROXY.
unit-taken-back = C'est de nouveau vous qui donnez les ordres à votre unité { NAME($place, form: "in") }.
all-units-taken-back = Tous vos PROXY permanents sont révoqués. C'est de nouveau vous qui donnez les ordres à ces unités.
too-much-press = Pas envoyé : une personne peut envoyer au plus { $letters } messages, ou { $copies } copies de ceux-ci, par heure.
    .hint = Renvoyez-le plus tard.
too-much-press-today = Pas envoyé : une personne peut envoyer au plus { $letters } messages par jour dans une partie, et vous y êtes.
    .hint = Renvoyez-le demain, avec tout le reste dans le même message.
told-all-often = À chaque fois, les autres de la partie { $game } en sont informés, et vous avez atteint la limite pour une heure.
    .hint = Renvoyez-le plus tard.
press-sent = Votre message part. Destinataires : { LIST($readers, type: "and") }.
press-sent-to-all = Votre message part à tous les participants de la partie.
grey-press-sent = Votre message anonyme part. Destinataires : { LIST($readers, type: "and") }.
grey-press-sent-to-all = Votre message anonyme part à tous les participants de la partie.
press-sent-to-others = Votre message part à tous les participants de la partie, sauf : { LIST($left_out, type: "and") }.
grey-press-sent-to-others = Votre message anonyme part à tous les participants de la partie, sauf : { LIST($left_out, type: "and") }.
press-shows-broadcast = Ils le voient comme un message à tous.
press-shows-readers = Destinataires affichés : { LIST($readers, type: "and") }.
press-shows-others = Ils le voient comme un message à tous, sauf : { LIST($left_out, type: "and") }.
press-posted = C'est le message { $number } de ceux qui attendent. Il partira avec les résultats de { $phase }. Pour l'arrêter, envoyez RECALL { $number }.
press-posted-if = C'est le message { $number } de ceux qui attendent. Il partira avec les résultats de { $phase } si ceci est alors vrai : { $condition }. Pour l'arrêter, envoyez RECALL { $number }.
press-late = Vos ordres sont en retard ; envoyez-les avant tout message.
press-not-held = Votre message { $number } dans { $game } devait partir si ceci était vrai : { $condition }. Ce n'est pas le cas, et le message n'est pas parti.
press-recalled = Plus aucun de vos messages n'attend les résultats.
press-recalled-one = Le message { $number } ne partira pas.
copies-on = Désormais, vous recevez une copie de chaque message que vous envoyez dans { $game }.
copies-off = Vous ne recevez pas de copie de vos propres messages dans { $game }.
all-press-on = Désormais, vous recevez une copie des messages entre les autres dans { $game }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Tous les participants en sont informés.
    }
all-press-off = Dans { $game }, vous ne recevez que les messages qui vous sont destinés.
broadcasts-on = Vous recevez les messages à tous dans { $game }.
broadcasts-off = Vous ne recevez plus les messages à tous dans { $game }. Pour les recevoir de nouveau, envoyez SET BROADCAST.
diary-recorded = L'entrée { $number } est dans votre journal. Personne d'autre ne peut la lire.
diary-recorded-until = L'entrée { $number } est dans votre journal. Personne d'autre ne peut la lire avant la fin de la partie ; ensuite, tous le peuvent.
diary-empty = Votre journal dans { $game } est vide.
    .hint = Pour y écrire, envoyez DIARY, votre texte, ENDDIARY, chacun sur sa propre ligne.
diary-listed = Votre journal dans { $game } contient { $number ->
        [one] { $number } entrée
       *[other] { $number } entrées
    }. Pour en lire une, envoyez DIARY READ et son numéro.
diary-shown = Voici votre journal dans { $game }.
diary-deleted = L'entrée { $number } a été effacée de votre journal.
press-unread = Aucune copie n'est partie pour : { LIST($readers, type: "and") }. Il n'y a personne à cette place pour l'instant.
everybody = tous les participants de la partie
everybody-but = tous, sauf : { LIST($left_out, type: "and") }
minutes = { $number ->
        [one] { $number } minute
        [many] { $number } minutes
       *[other] { $number } minutes
    }
seconds = { $number ->
        [one] { $number } seconde
       *[other] { $number } secondes
    }
press-leaves = Votre message partira dans { $wait }. Destinataires : { LIST($readers, type: "and") }. Pour l'arrêter, répondez CANCEL.
grey-press-leaves = Votre message partira dans { $wait }, sans votre nom. Destinataires : { LIST($readers, type: "and") }. Pour l'arrêter, répondez CANCEL.
press-asks = { $why } Pour envoyer votre message (destinataires : { LIST($readers, type: "and") }), répondez YES à cet e-mail. Pour l'envoyer à d'autres, répondez par une seule ligne : PRESS TO et leurs noms.
grey-press-asks = { $why } Pour envoyer votre message sans votre nom (destinataires : { LIST($readers, type: "and") }), répondez YES à cet e-mail. Pour l'envoyer à d'autres, répondez par une seule ligne : PRESS TO et leurs noms.
press-to-everybody = Vous répondez à un message à tous.
press-to-observers = Vous répondez à un observateur, et tous les observateurs liraient votre message.
press-for-one = Il dit qu'il n'est pas destiné à tous ceux qui le liraient. Pour ne l'envoyer qu'à son auteur, utilisez PRESS TO { $author }.
press-calls-others = Il s'adresse à quelqu'un qui ne le lirait pas. Pour le lui envoyer, utilisez PRESS TO { $to }.
press-forwarded = Vous transférez un message, et la réponse irait à son auteur.
press-calls-judge = Il s'adresse au judge ou à l'arbitre, ou demande ce que seul le judge peut dire. Pour écrire à l'arbitre, utilisez PRESS TO M. Pour donner des ordres, écrivez chacun sur sa propre ligne.
press-below-orders = Il est placé sous vos ordres, et s'adresse donc peut-être au judge.
press-about-reader = Il parle d'un de ses lecteurs, et s'adresse donc peut-être au judge ou à quelqu'un d'autre.
press-not-to-be-sent = Il dit qu'il ne doit pas être envoyé.
press-meant-for-me = Une de ses lignes ressemble à une commande ou à un ordre ; elle n'a pas été exécutée.
press-holds-password = Un de ses mots est votre mot de passe : ce message n'a été envoyé à personne.
    .hint = Répondez de nouveau au message sans ce mot : une réponse n'a pas besoin de mot de passe.
press-holds-page-token = Il contient le lien ou le jeton d'une page d'ordres : ce message n'a été envoyé à personne.
    .hint = Renvoyez le message sans lui.
press-may-hold-password = Il contient peut-être un mot de passe : certains mots y ressemblent, ou une ligne ressemble à SIGN ON.
press-beside-lines = Votre e-mail contient aussi des ordres ou des commandes ; ils ne font pas partie du message.
press-beside-doubt = Votre message n'est pas parti, car les ordres du même e-mail attendent votre confirmation.
    .hint = Répondez encore une fois au message, avec votre seul texte.
press-among-ours = Aucun message n'est parti, car des phrases de l'e-mail auquel vous répondez sont mêlées aux vôtres.
    .hint = Répondez encore une fois avec votre seul texte ; ou bien écrivez PRESS TO et des noms, votre texte, ENDPRESS, chacun sur sa propre ligne.
press-names-author = Il contient votre nom, que les autres ne connaissent pas.
press-so-soon = Il est arrivé si vite après l'e-mail du judge qu'un programme l'a peut-être écrit.
press-again = Les mêmes mots sont déjà venus, comme s'ils étaient d'un programme.
press-tells-absence = Il ressemble à la réponse automatique d'une personne absente.
press-nothing-left = Votre réponse semble ne contenir qu'une salutation et une signature : aucun message n'est parti.
    .hint = Envoyez PRESS TO et une puissance, votre texte, ENDPRESS, chacun sur sa propre ligne.
press-author-unknown = Le message auquel vous répondez ne dit pas qui l'a écrit : votre réponse n'est pas partie.
    .hint = Pour écrire à son auteur, envoyez BROADCAST, votre texte, ENDPRESS, chacun sur sa propre ligne.
press-author-without-power = Les puissances n'ont pas encore de joueurs : un message ne peut aller à l'une d'elles seulement, et le vôtre n'est pas parti.
    .hint = Envoyez BROADCAST, votre texte, ENDPRESS, chacun sur sa propre ligne.
press-of-other-start = Le début de la partie { $game } a été annulé après le message auquel vous répondez, et ses puissances ont maintenant d'autres joueurs. Votre réponse n'est donc pas partie.
    .hint = Quand la partie aura commencé, envoyez PRESS TO et le nom d'une puissance, votre texte, ENDPRESS, chacun sur sa propre ligne.
press-author-gone = L'auteur de ce message ne joue plus { NAME($power, form: "nominative") } ; c'est quelqu'un d'autre.
press-wants-password = Dans { $game }, une simple réponse ne suffit pas comme preuve : votre message n'est pas parti.
    .hint = Envoyez SIGN ON avec votre puissance, { $game } et votre mot de passe ; puis PRESS TO et des noms, votre texte, ENDPRESS, chacun sur sa propre ligne.
press-cancelled = Votre message ne partira pas.
press-game-over = { $game } s'est terminée entre-temps : votre message n'est pas parti.
press-seat-left = Vous avez quitté { $game } entre-temps : votre message n'est pas parti.

## Why an order is impossible, as a clause; and what is doubtful about orders, after "Check:".

order-fault = { $fault ->
    [unknown_place] ce plateau n'a pas de lieu nommé { NAME($place) }
    [no_unit] il n'y a pas d'unité { NAME($place, form: "in") }
    [not_yours] l'unité { NAME($place, form: "in") } appartient à une autre puissance
    [same_province] l'unité y est déjà
    [impassable] aucune unité ne peut entrer { NAME($other, form: "in") }
    [army_to_sea] { NAME($other, form: "nominative") } est une étendue d'eau, et une armée ne peut pas y rester
    [fleet_inland] une flotte ne peut pas aller à l'intérieur des terres ({ NAME($other) })
    [no_border] { NAME($place, form: "nominative") } et { NAME($other, form: "nominative") } n'ont pas de frontière que l'unité pourrait franchir
    [coast_needed] { NAME($other, form: "nominative") } a deux côtes à portée, et l'ordre n'en nomme aucune
    [coast_out_of_reach] { NAME($other, form: "nominative") } n'est pas à portée depuis { NAME($place, form: "nominative") }
    [no_route] aucune chaîne de flottes en mer ne relie { NAME($place, form: "nominative") } et { NAME($other, form: "nominative") }
    [route_missing] l'ordre ne nomme pas de trajet par mer
    [fleet_carried] l'unité { NAME($place, form: "in") } est une flotte, et seules les armées peuvent être convoyées
    [helps_itself] une unité ne peut pas se soutenir elle-même
    [helped_absent] il n'y a pas d'unité { NAME($place, form: "in") }
    [helped_cannot_go] l'unité { NAME($place, form: "in") } ne pourrait pas aller { NAME($other, form: "in") }
    [support_out_of_reach] l'unité ne pourrait pas aller elle-même { NAME($other, form: "in") }
    [carrier_is_army] seule une flotte peut convoyer
    [carrier_in_port] une flotte convoie en mer, et { NAME($place, form: "nominative") } est sur la côte
    [carrier_off_route] aucun trajet de flottes vers { NAME($other, form: "nominative") } n'a besoin de passer par { NAME($place, form: "nominative") }
    [not_dislodged] aucune unité { NAME($place, form: "in") } ne doit se replier
    [retreat_closed] l'unité ne peut pas se replier { NAME($other, form: "in") }
    [no_build_due] il n'y a plus de construction à faire
    [no_removal_due] il n'y a plus de suppression à faire
    [not_a_centre] { NAME($place, form: "nominative") } n'est pas un centre de ravitaillement
    [not_a_home_centre] { NAME($place, form: "nominative") } n'est pas un centre national de cette puissance
    [centre_not_owned] cette puissance ne contrôle pas { NAME($place, form: "nominative") }
    [centre_occupied] il y a une unité { NAME($place, form: "in") }
    [no_transformation] aucune unité ne peut changer de type dans cette phase
    [same_kind] l'unité { NAME($place, form: "in") } est déjà de ce type
    [transformed_at_sea] aucune unité ne peut changer de type en mer
    [twice] il y a déjà un ordre pour { NAME($place, form: "nominative") }
    [middle_not_sea] le premier de deux pas doit mener en mer
    [end_at_sea] deux pas doivent finir à terre, et { NAME($other, form: "nominative") } est en mer
    [not_friendly] le passage entre { NAME($place, form: "nominative") } et { NAME($other, form: "nominative") } n'est ouvert qu'au propriétaire { NAME($centre, form: "of") }, et aux puissances qu'il laisse passer
    [step_needed] l'ordre ne dit pas lequel des deux pas il soutient
    [first_step] comme second ordre, il ne peut soutenir que le dernier pas
    [no_fleet_left] toutes les flottes de cette puissance { NAME($place, form: "in") } ont un autre ordre
    [lone_patrol] une patrouille demande au moins deux flottes
    [not_at_sea] seules les flottes en mer peuvent patrouiller, et { NAME($place, form: "nominative") } est sur la côte
    [no_strait] { NAME($place, form: "nominative") } n'est pas une moitié d'un détroit
    [own_power] il nomme la puissance elle-même
   *[no_grant] { NAME($place, form: "nominative") } ne laisse passer personne, ou cette puissance ne le contrôle pas
 }
order-check = { $doubt ->
    [helps_in_vain] { $order }, mais votre ordre est { $others }.
    [own_unit_stays] { $order }, mais votre propre unité y reste ({ $others }), et une puissance ne peut pas déloger sa propre unité.
    [against_own_unit] { $order }, mais votre propre unité y reste ({ $others }) : ce soutien ne compte pas.
    [places_changed] { $order } et { $others } : deux unités ne peuvent échanger leurs places que par convoi.
    [same_goal] { $order } et { $others } se rencontrent : si aucune n'est plus forte, les deux restent. C'est peut-être voulu.
    [retreats_meet] { $order } et { $others } se rencontrent, et les deux unités seraient dissoutes.
    [convoy_broken] { $order } a besoin d'un convoi sur tout le trajet, mais vos ordres sont { $others }.
    [convoy_by_others] { $order } a besoin d'un convoi, et vos propres flottes ne convoient pas sur tout le trajet.
    [not_lent] { $order } ne compte que si { NAME($owner, form: "nominative") } vous prête cette unité, ce qui n'est pas encore fait.
    [owner_orders] { $order } ne compte pas tant que { NAME($owner, form: "nominative") } donne un ordre à cette unité.
    [lent_but_ordered] { $order } est votre propre ordre. Il compte pour cette phase ; ce que { NAME($owner, form: "nominative") } ordonne à l'unité prêtée ne compte pas.
    [not_own_to_lend] { $order } n'a pas d'effet : cette unité ne peut être prêtée que par { NAME($owner, form: "nominative") }.
    [impossible] { $order } ne peut pas réussir : { $why }.
    [annihilated] { $order } anéantit votre flotte : deux pas doivent mener à un centre de ravitaillement.
    [annihilated_by_help] { $order } anéantit votre flotte, comme toute flotte qui soutient ou convoie après un pas.
    [two_steps_meet] { $order } et { $others } se rencontrent : si aucune n'est plus forte, une flotte qui fait deux pas est anéantie.
    [two_steps_halted] { $order }, mais votre propre unité y reste ({ $others }), et deux pas qui échouent anéantissent la flotte.
    [needs_support] { $order } ne compte pas sans soutien, et aucun de vos ordres ne le soutient.
   *[one_journey] { $order } et { $others } : une seule armée par tour peut prendre le train, et aucune ne voyagerait.
 }
order-only-speaks = { $order }, qui n'est qu'un message.

## Orders ahead that were not used

ahead-not-asked = Rien de tel n'est demandé dans cette phase.
ahead-used-up = Les ordres précédents suffisaient.
ahead-no-order = Cela ne peut pas se lire comme un ordre pour cette phase.
