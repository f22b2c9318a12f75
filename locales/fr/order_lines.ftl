### What is wrong with the line of an order, what would be right, and what was assumed.

# A message and another behind it.
paragraph = { $first } { $second }
# How a line is written.
usage = { $usage }
# A remark behind an order.
comment-not-read = « { $comment } » n'a pas été lu.
too-many-plain-words = Cet e-mail contient plus de phrases ordinaires et d'IF que le judge n'en lit dans un seul e-mail. À partir d'ici, seuls les ordres sont lus.
    .hint = Envoyez le reste dans un autre e-mail, ou écrivez-le comme le montre HELP ORDERS.

## Messages to players

# A message below words such as "Draft".
letter-not-certain = Il n'est pas certain que ce message doive partir : il se trouve sous « { $over } ».
    .hint = S'il doit partir, renvoyez-le sans cette ligne.

## Places

read-as-place = « { $word } » a été lu comme { NAME($place) }.
may-be-several-places = « { $word } » peut désigner plusieurs lieux : { LIST($places, type: "or", max: 6, article: "no") }.
write-in-full = Écrivez-le en entier.
no-such-province = Aucune province ne s'appelle « { $word } ».
did-you-mean-one-of = Vouliez-vous dire { LIST($names, type: "or", max: 6, article: "no") } ?
map-lists-names = GET MAP donne les noms de cette carte.
names-no-one-place = « { $word } » ne désigne pas un lieu précis.
    .hint = GET MAP donne les noms.
no-such-coast = { CAPITALIZED(NAME($place, form: "nominative")) } n'a pas de côte de ce nom.
coasts-there-are = Il y a { LIST($coasts, type: "or", max: 6) }.
leave-coast-out = Il n'y a pas de côte à choisir : omettez-la.
second-place = « { $word } » après la barre nomme un second lieu ; un ordre n'en a qu'un.
no-coasts-to-choose = { CAPITALIZED(NAME($place, form: "nominative")) } n'a pas plusieurs côtes.
no-coasts-in = Il n'y a pas de côte à choisir { NAME($place, form: "in") }.
army-needs-no-coast = Une armée n'a pas besoin de côte { NAME($place, form: "in") }.
coast-out-of-reach = La flotte ne peut pas atteindre cette côte ({ NAME($place) }).
coasts-in-reach = Elle peut atteindre : { LIST($places, type: "or", max: 6, article: "no") }.
coast-read-as = Lu comme { NAME($place) }.
which-coast = Quelle côte { NAME($place, form: "of") } ?
    .hint = Écrivez { LIST($orders, type: "or", max: 6) }. Une réponse avec seulement { LIST($coasts, type: "or") } suffit aussi.
on-which-coast = Sur quelle côte ? Il y a { LIST($places, type: "or", max: 6, article: "no") }.

## Units

your-units = Vos unités : { LIST($units, type: "and", max: 20) }.
your-units-listed = Vos unités : { $units }.
no-unit-in = Il n'y a pas d'unité { NAME($place, form: "in") }.
you-have-no-unit-in = Vous n'avez pas d'unité { NAME($place, form: "in") }.
you-have-no-unit-in-bare = Vous n'avez pas d'unité { NAME($place, form: "in") }.
place-is-written = Vouliez-vous dire { NAME($place) } ? L'abréviation est { $code }.
unit-of-other-kind = L'unité { NAME($place, form: "in") } est { $kind ->
        [army] une armée
       *[fleet] une flotte
    }, pas { $written ->
        [army] une armée
       *[fleet] une flotte
    }.
write-unit-or-no-kind = Écrivez { $unit }, ou omettez A ou F.
unit-is-of-kind = L'unité { NAME($place, form: "in") } est { $kind ->
        [army] une armée
       *[fleet] une flotte
    }.
unit-stands-in = { CAPITALIZED(NAME($kind, form: "nominative")) } se trouve { NAME($place, form: "in") }.
unit-meant-is = L'unité en question est { $unit }.
unit-of-power = L'unité { NAME($place, form: "in") } { $adjective ->
        [none] appartient { NAME($power, form: "dative") }
       *[other] appartient { NAME($power, form: "dative") }
    }.
unit-of-other-power = { CAPITALIZED(NAME($kind, form: "nominative")) } { NAME($place, form: "in") } { $adjective ->
        [none] appartient { NAME($power, form: "dative") }
       *[other] appartient { NAME($power, form: "dative") }
    }.
orders-name-no-owner = Dans cette partie, les ordres ne nomment pas le propriétaire : omettez le nom de la puissance.
check-where-it-stands = Pour voir où elle se trouve, envoyez LIST.
no-unit-to-help = Il n'y a pas d'unité à { $action ->
        [support] soutenir
       *[convoy] convoyer
    } { NAME($place, form: "in") }.
names-no-unit = Cela ne désigne aucune unité.

## Orders as they are written

no-order-no-command = Ce n'est ni un ordre ni une commande connus.
order-looks-like = Un ordre s'écrit comme A PAR - BUR ; HELP montre le reste.
help-shows-what = HELP montre ce que l'on peut écrire.
no-known-order = « { $word } » n'est pas un ordre connu.
    .hint = Après l'unité, écrivez - et un lieu, ou bien H, S ou C.
not-a-word-of-orders = « { $word } » n'est pas un mot que connaissent les ordres de cette partie.
    .hint = Utilisez - H S C, ou R D B W au moment voulu.
stops-before-place = { $part ->
        [condition] La condition s'arrête avant de nommer un lieu.
       *[order] L'ordre s'arrête avant de nommer un lieu.
    }
    .hint = Pour aller où ?
place-before = Il manque un lieu avant « { $word } ».
adds-nothing-known = On ne voit pas ce que « { $word } » ajoute à l'ordre.
    .hint = Écrivez un seul ordre par ligne. Une remarque se met après un #.
proxy-names-no-power = Le PROXY ne nomme aucune puissance.
order-says-no-action = L'ordre ne dit pas ce que fait { NAME($kind, form: "nominative") }.
    .hint = Pour rester sur place : { $unit } H
order-before-breaks-off = « { $order } » n'a pas été retenu : l'ordre qui précède est inachevé.
one-order-a-line = Écrivez chaque ordre sur sa propre ligne.
read-alone = Lu séparément : le texte qui précède a été refusé.

## Who speaks, and when

say-who-you-are = Avant les ordres, dites qui vous êtes.
you-do-not-speak-for = Vous n'agissez pas pour { NAME($power, form: "nominative") }.
become-power = Si vous arbitrez la partie, écrivez BECOME { $power } sur une ligne au-dessus.
you-speak-for-no-power = Vous n'agissez pour aucune puissance ici.
    .hint = SIGN ON puissance partie mot-de-passe ; l'arbitre peut écrire BECOME puissance.
game-is-over = { $game } est terminée : aucun ordre n'est plus attendu.
    .hint = LIST montre les parties en cours.
game-not-running = Aucun ordre n'est attendu : la partie n'est pas en cours.
nothing-to-order-in = Cela ne s'ordonne pas pendant la phase { $phase }.
phase-sends-ahead = PHASE { $phase } sur la ligne au-dessus l'envoie à l'avance.
for-retreats-or-winter = Est-ce pour les retraites ou pour l'hiver ?
    .hint = Mettez-le sous une ligne Retreats: ou Builds: ; en hiver, REMOVE convient aussi.
no-order-of-movement = L'ordre « { $word } » n'est pas possible pendant les mouvements.
    .hint = Les unités tiennent, se déplacent (-), soutiennent (S) ou convoient (C) maintenant.
no-order-of-adjustments = L'ordre « { $word } » n'est pas possible pendant les ajustements.
    .hint = Maintenant, on construit (B), on supprime (R) ou on renonce à construire (W).
no-builds-in-phase = Il n'y a pas de construction dans cette phase.
    .hint = Les constructions suivent les retraites d'automne.
built-in-adjustments = Les constructions s'ordonnent pendant les ajustements, pas maintenant.

## Moves

order-impossible = { CAPITALIZED($why) }.
cannot-get-to = { CAPITALIZED(NAME($kind, form: "nominative")) } { NAME($place, form: "in") } ne peut pas aller { NAME($other, form: "in") }{ $how ->
        [foot] { " " }par voie de terre
        [support] { " " }pour y apporter un soutien
       *[go] { "" }
    }.
can-get-to = Destinations possibles : { LIST($places, type: "or", max: 6, article: "no") }.
no-chain-of-fleets = Aucune chaîne de flottes ne peut la transporter non plus.
name-every-sea = Pour un convoi, nommez toutes les mers du trajet : { $unit } - … - { NAME($place) }.
by-convoy = Par convoi.
by-rail = Par le chemin de fer { $railway } : { $order }.
who-travels-by-rail = Le train est réservé aux armées { NAME($power, form: "of") }, entre : { LIST($places, type: "and", max: 6, article: "no") }.
carried-by-armies = Transportée par des armées.
only-by-leave = Seulement si la puissance qui a une unité { NAME($place, form: "in") } la laisse passer : { $leave }.
canal-obeys = Seule la puissance qui a une unité { NAME($place, form: "in") } peut donner des ordres à ce canal ({ $canal }).
canal-lets-through-or-holds = Ce canal ({ $canal }) laisse passer des unités ou tient.
    .hint = { $support }, ou { $hold }.
fleet-moves-one-step = Une flotte avance d'un seul pas.
fleet-moves-one-step-to = Une flotte avance d'un seul pas : { $order }.
do-not-touch = { CAPITALIZED(NAME($place, form: "nominative")) } et { NAME($other, form: "nominative") } ne se touchent pas.
transforms-in-winter = Dans cette partie, les unités changent de type en hiver, avec les constructions.
transforms-instead-of-moving = Dans cette partie, les unités changent de type au lieu de se déplacer, pas en hiver.
never-reaches = De cette façon, rien ne peut jamais aller { NAME($other, form: "in") } depuis { NAME($place, form: "nominative") }.

## Supports and convoys

cannot-support-itself = { $unit } ne peut pas se soutenir elle-même.
    .hint = Pour rester sur place : { $unit } H ; un soutien nomme une autre unité.
army-cannot-convoy = L'armée { NAME($place, form: "in") } ne peut pas convoyer.
    .hint = Seules les flottes en mer convoient.
army-carries-no-army = L'armée { NAME($place, form: "in") } ne peut pas être portée par une armée.
    .hint = Les armées portent des flottes, de côte en côte.
fleet-cannot-be-convoyed = La flotte { NAME($place, form: "in") } ne peut pas être convoyée.
only-armies-by-convoy = Seules les armées voyagent par convoi.
convoy-says-no-end = L'ordre de convoi ne dit pas où va l'armée.
    .hint = Ajoutez la destination : … C A { NAME($place) } - lieu.
convoy-ends-at-sea = Un convoi ne peut pas se terminer en mer ({ NAME($place) }).
    .hint = Nommez la province côtière où l'armée débarque.
name-landing-last = Nommez en dernier la province côtière où l'armée débarque.
no-convoy-starts-inland = { CAPITALIZED(NAME($place, form: "nominative")) } est à l'intérieur des terres : aucun convoi n'en part.
no-convoy-ends-inland = { CAPITALIZED(NAME($place, form: "nominative")) } est à l'intérieur des terres : aucun convoi n'y arrive.
convoy-passes-no-land = { CAPITALIZED(NAME($place, form: "nominative")) } n'est pas une zone maritime : un convoi ne peut pas y passer.
    .hint = Entre le départ et l'arrivée, ne nommez que des mers.
no-fleet-in = Il n'y a pas de flotte { NAME($place, form: "in") }.
fleets-at-sea = Flottes en mer : { LIST($places, type: "and", max: 6, article: "no") }.
no-fleet-at-sea = Aucune flotte n'est en mer.

## Retreats

goes-before-others = Elle passe avant vos autres unités qui se replieraient au même endroit.
priority-alone = Écrivez la priorité sur la ligne de la retraite qui passe en premier.
    .hint = Par exemple : A VIE - BOH else TYR (priority).
was-not-dislodged = { CAPITALIZED(NAME($kind, form: "nominative")) } { NAME($place, form: "in") } n'a pas été délogée et reste en place.
units-to-retreat = Doivent se replier : { LIST($units, type: "and", max: 6) }.
no-unit-to-retreat = Aucune de vos unités ne doit se replier.
not-open-to-it = { $number ->
        [one] Ce lieu lui est fermé
       *[other] Ces lieux lui sont fermés
    } : { LIST($places, type: "and", max: 6, article: "no") }.
open-to-it = Elle peut s'y replier : les choix suivants ne sont pas gardés.
was-dislodged = { CAPITALIZED(NAME($kind, form: "nominative")) } { NAME($place, form: "in") } a été délogée : elle se replie ou elle est dissoute.
cannot-retreat-to = { CAPITALIZED(NAME($kind, form: "nominative")) } ne peut pas se replier { NAME($place, form: "in") } : une unité s'y trouve, on s'y est battu, ou l'attaque en venait.
nothing-open-to-it = Elle ne peut se replier nulle part : { $unit } D.
can-retreat-to = Retraites possibles : { LIST($places, type: "or", max: 6, article: "no") }. Elle peut aussi être dissoute.
only-retreats-have-choices = Seule une retraite peut avoir un autre choix.
alternatives-example = Par exemple : F BRE R MAO, else GAS, else disband.
send-the-one-that-counts = Envoyez celui qui compte ; HELP ORDERS montre comment écrire IF, ELSE et ENDIF.
nothing-after-else = Rien n'est nommé après le dernier ELSE.
no-other-choice = « { $word } » n'est pas un autre choix de retraite.
no-condition-in-words = Les conditions écrites en phrases ne sont pas lues : rien de ceci n'a été retenu.
    .hint = HELP ORDERS montre comment écrire IF, ELSE et ENDIF, chacun sur sa propre ligne.

## Adjustments

none-began-season-there = Aucune de vos unités de ce type n'a commencé la saison { NAME($place, form: "in") } : il s'agit donc de celle qui s'y trouve maintenant.
is-off-the-board = { CAPITALIZED(NAME($kind, form: "nominative")) } qui a commencé la saison { NAME($place, form: "in") } n'est déjà plus sur la carte.
began-season-there = { CAPITALIZED(NAME($kind, form: "nominative")) } qui a commencé la saison { NAME($place, form: "in") } et se trouve maintenant { NAME($now, form: "in") }.
list-shows-units = Pour voir où sont vos unités, envoyez LIST.
list-shows-units-and-centres = LIST montre les unités et les centres.
remove-unit-of-today = Pour celle qui s'y trouve maintenant : REMOVE { $unit } NOW.
remove-where-it-went = { CAPITALIZED(NAME($kind, form: "nominative")) } qui y a commencé la saison se trouve maintenant { NAME($place, form: "in") } : REMOVE { $unit }.
no-build-due = Vous n'avez rien à construire : { $due ->
        [remove] vous devez supprimer { $number }
       *[nothing] vous avez autant d'unités que de centres
    }.
no-removal-due = Vous n'avez rien à supprimer : { $due ->
        [build] vous pouvez construire { $number }
       *[nothing] vous avez autant d'unités que de centres
    }.
none-left-out-at-start = Avant les premiers mouvements, on ne peut renoncer à aucune unité.
    .hint = Un centre sans ordre reçoit son unité de la partie standard.
you-do-not-own = Vous ne contrôlez pas { NAME($place, form: "nominative") }.
unit-is-there = Il y a { $kind ->
        [army] une armée
       *[fleet] une flotte
    } { NAME($place, form: "in") }.
not-your-home-centre = { CAPITALIZED(NAME($place, form: "nominative")) } n'est pas un de vos centres nationaux.
no-supply-centre = { CAPITALIZED(NAME($place, form: "nominative")) } n'est pas un centre de ravitaillement.
no-centre-free = Aucun centre où vous pouvez construire n'est libre.
army-or-fleet = Armée ou flotte ?
write-one-of = Écrivez { LIST($orders, type: "or", max: 6) }.
kind-read-as = Lu comme { $kind ->
        [army] une armée
       *[fleet] une flotte
    }.
no-fleet-built-inland = { CAPITALIZED(NAME($place, form: "nominative")) } est à l'intérieur des terres : on ne peut pas y construire de flotte.
    .hint = Construisez une armée.
never-builds-there = { CAPITALIZED(NAME($place, form: "nominative")) } n'est pas un de vos centres nationaux : vous ne pourrez jamais y construire.
never-builds-fleet-there = { CAPITALIZED(NAME($place, form: "nominative")) } est à l'intérieur des terres : on n'y construit jamais de flotte.

## Lent units

proxy-of-one-phase = Un PROXY placé parmi les ordres ne vaut que pour cette phase.
lent-to-own-power = On prête une unité à une autre puissance, pas à la sienne.
lent-to-a-power = Une unité se prête À une puissance.
how-long-proxy-lasts = Dites combien de temps dure le PROXY.
names-no-power = « { $word } » ne désigne aucune puissance.
may-be-several-powers = « { $word } » peut désigner plusieurs puissances.
two-letters-are-enough = Deux lettres suffisent : { LIST($powers, type: "or", max: 6) }.
no-proxies-here = Il n'y a pas de PROXY dans cette partie.
    .hint = Donnez vous-même l'ordre à votre unité, ou soutenez la leur.

## Naval Diplomacy

patrol-of-two = { $order } et la puissance, si deux de vos flottes s'y trouvent.
block-in-a-strait = Une flotte peut bloquer ici : { LIST($places, type: "or", max: 6, article: "no") }.
blocks-only-strait = Depuis { NAME($place, form: "nominative") }, seul ce détroit peut être bloqué : { LIST($places, type: "and", max: 6, article: "no") }.
both-steps-of-supported = Si une flotte y passe pour aller plus loin, écrivez ses deux pas, comme dans { $order }.
one-step-leads-to = Depuis { NAME($place, form: "nominative") }, un pas mène à : { LIST($places, type: "or", max: 6, article: "no") }.
for-one-fleet-or-more = Un ordre vaut pour une flotte ou plusieurs.
fewer-fleets = Vous avez { $number ->
        [one] une flotte
       *[other] { $number } flottes
    } { NAME($place, form: "in") }, pas { $wanted }.
two-steps-at-most = Une flotte avance de deux pas au plus.
counts-only-if-passed = Cela ne compte que si le propriétaire { NAME($place, form: "of") } vous laisse passer : { $code } FRIENDLY TO { $power }.
help-follows-one-step = Un soutien ou un convoi suit un pas, pas deux.
support-of-last-step = Le soutien porte sur le dernier pas.
support-of-first-step = Soutenir un premier pas n'a aucun effet.
your-own-power = C'est votre propre puissance.
    .hint = Nommez-en une autre.
may-be-power = Possibilités : { LIST($powers, type: "or", max: 6) }.
patrol-names-one-power = Une patrouille nomme une seule puissance.
block-names-one-power = Un blocus nomme une seule puissance.
passage-names-one-power = Un droit de passage nomme une seule puissance.
opens-no-passage = { CAPITALIZED(NAME($place, form: "nominative")) } n'ouvre aucun passage.
    .hint = Les centres qui en ouvrent un : { LIST($places, type: "and", max: 6, article: "no") }.
passage-of-another = { CAPITALIZED(NAME($place, form: "nominative")) } n'est pas à vous : seul son propriétaire laisse passer les autres.
passage-with-moves = Le passage s'accorde avec les mouvements.
    .hint = Envoyez-le au moment des mouvements.

## Illegal Gunboat

line-is-like = Une ligne s'écrit comme A(Par)-Bur, A(Par)S A(Mar)-Bur, F(Lon)C A(Wal)-Bel ou A(Par)H.
nothing-but-the-order = La ligne ne doit rien contenir d'autre que l'ordre.
unit-is-written = Une unité, c'est A ou F, puis sa province entre parenthèses.
hold-stands-alone = Rien ne peut suivre H.
written-in-full = « { $word } » est écrit en entier, et seules les abréviations des provinces sont des mots ici.
line-says-no-goal = La ligne ne dit pas où aller.
holds-moves-supports-convoys = La ligne ne dit pas ce que fait l'unité. Elle peut tenir (H), se déplacer (-), soutenir (S) ou convoyer (C).
only-fleets-convoy = Seule une flotte peut recevoir l'ordre de convoyer.
only-armies-convoyed = Seule une armée peut être convoyée.
only-country-in-brackets = Il ne peut y avoir qu'un pays entre ces parenthèses.
support-says-goal = Un soutien dit vers où, ou H.
convoy-says-goal = Un convoi dit vers où.
line-dropped = Vous n'avez pas d'unité { NAME($place, form: "in") }. La ligne est écartée et ne sera pas publiée.
no-press-under-any-form = Il n'y a pas de presse dans cette partie, sous aucune forme.
    .hint = HELP ILLEGAL dit comment parler.

## Why lines are ignored

ignored-too-far-down = au-delà de la ligne { $line }
ignored-quote = texte cité
ignored-copy = texte de l'e-mail du judge
ignored-wrapped = la fin d'une ligne citée
ignored-forward = texte cité ou transféré
ignored-memo = l'en-tête d'une note
ignored-below-heading = texte sous l'en-tête d'un autre e-mail
ignored-below-fence = texte sous la ligne au-dessus de laquelle il faut répondre
ignored-signature = une signature
ignored-device = ajouté par un logiciel de messagerie
ignored-disclaimer = une clause de non-responsabilité
ignored-comment = un commentaire
ignored-order-with-head = un ordre sur la ligne qui introduit une citation
ignored-after-sign-off = après SIGN OFF
ignored-greeting = une salutation
ignored-heading = un en-tête
ignored-nothing-ordered = rien n'est ordonné sous cet en-tête
ignored-no-words = aucun mot
ignored-trial = un essai, où rien ne compte
did-you-mean-orders = Vouliez-vous dire : { LIST($orders, type: "commas", max: 4) } ?
order-not-certain = Le judge n'est pas certain d'avoir bien lu cet ordre ; rien n'en compte encore.
order-on-own-line = Écrivez chaque ordre sur sa propre ligne.
condition-asked = Condition : { $condition }.
condition-decided = { $head } : { $so ->
    [yes] oui
       *[no] non
    }, { $reasons }.
condition-both = { $first } et { $second }
condition-either = { $first } ou { $second }
condition-part = ({ $part })
condition-unit = { $kind ->
    [any] unité
       *[other] { $kind }
    }{ $whose ->
    [any] { "" }
       *[power] { " " }({ $power })
    }
    .one = { $kind ->
        [army] une armée
        [fleet] une flotte
        [any] une unité
       *[other] { $kind }
    }{ $whose ->
        [any] { "" }
       *[power] { " " }({ $power })
    }
condition-stands = { $unit } { $so ->
    [yes] présente
       *[no] absente
    } { NAME($place, form: "in") }
condition-dislodged = { $unit } { NAME($place, form: "in") } : { $so ->
    [yes] délogée
       *[no] non délogée
    }
condition-moved = { $unit } { NAME($place, form: "in") } : { $so ->
    [yes] déplacée vers { $to }
       *[no] non déplacée vers { $to }
    }
condition-owns = { $place } { $so ->
    [yes] appartient à
       *[no] n'appartient pas à
    } { $power }
condition-due = { $what ->
    [builds] constructions dues :
       *[removals] suppressions dues :
    } { $so ->
    [yes] { $amount }
       *[no] pas { $amount }
    }

## What is said of orders that a word governs, and of those that are only proposed.

orders-in-question = Une question n'est pas un ordre. Non pris en compte : { LIST($orders, type: "commas", max: 4) }.
    .hint = Envoyez l'ordre seul s'il doit compter. { refused-predicts-for-master.hint }
    .mark = Envoyez-le sans le point d'interrogation s'il doit compter. { refused-predicts-for-master.hint }
orders-for-later = « { $words } » parle d'une phase à venir ; rien de ceci n'a été pris en compte.
    .hint = { wish-without-phase.hint }
orders-denied = Cela dit ce qu'il ne faut pas faire ({ LIST($orders, type: "commas", max: 4) }) et ne change rien.
    .hint = Un nouvel ordre pour l'unité remplace l'ancien ; CLEAR ALL les retire tous.
orders-on-condition = Les conditions en toutes lettres ne sont pas lues (« { $words } ») ; rien n'en a été pris en compte.
    .hint = Sans condition, envoyez l'ordre seul : { LIST($orders, type: "commas", max: 4) }. HELP ORDERS montre comment écrire IF.
orders-taken-back-beside = « { $words } » retire ce qui précède. Non pris en compte : { LIST($orders, type: "commas", max: 4) }.
    .hint = Envoyez ce qui compte sur une ligne à part.
orders-near-words = La ligne précédente ou suivante contient « { $words } ». Non pris en compte : { LIST($orders, type: "commas", max: 4) }.
orders-beside-words = La ligne contient aussi « { $words } ». Non pris en compte : { LIST($orders, type: "commas", max: 4) }.
    .hint = Envoyez seulement l'ordre voulu, sur sa propre ligne.
orders-for-one-unit = Cela donne plusieurs ordres à une unité ({ LIST($orders, type: "commas", max: 4) }) ; rien n'en compte encore.
orders-run-together = Plusieurs ordres se mêlent ici ; rien n'en compte encore.
orders-of-one-action = Plusieurs unités précèdent une seule action (« { $words } ») ; rien n'en compte encore.
orders-of-two-meanings = Cela peut signifier deux choses, rien n'en compte encore : { LIST($orders, type: "commas", max: 4) } ; ou { LIST($others, type: "commas", max: 4) }.
orders-in-part = Tout n'a pas été compris (« { $words } ») ; rien n'en compte encore.
orders-in-part-rejected = Tout n'a pas été compris (« { $words } ») ; rien n'en a été accepté.
words-not-read = « { $words } » n'a pas été lu.
read-as-move = Lu comme un mouvement.
no-letter-open = Aucun message n'est ouvert ici.
    .hint = Un message commence par PRESS TO … ou BROADCAST.
no-if-open = Aucun IF n'est ouvert ici.
    .hint = HELP ORDERS montre comment IF, ELSE et ENDIF vont ensemble.
line-too-long = La ligne a { $number } caractères ; le maximum est { $most }.
    .orders = La ligne contient { $number } ordres ; le maximum est { $most }.
    .hint = Mettez un ordre par ligne.

## Headings over orders

heading-names-phase = Cet en-tête nomme { $named }, mais la partie en est à { $phase }.
    .hint = Pour garder les ordres qui suivent jusque-là, écrivez PHASE { $next } à sa place.
heading-names-game = Cet en-tête nomme la partie { $named }, mais votre SIGN ON est pour { $game }.
heading-names-power = Cet en-tête nomme une autre puissance ({ $named }), mais vous agissez pour { NAME($power, form: "nominative") }.
heading-names-player = Cet en-tête nomme un autre joueur, { $named } ; votre nom enregistré est { $player }.
heading-not-certain = Il n'est pas certain que les ordres sous { $words } soient pour maintenant.
