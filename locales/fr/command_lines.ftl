### What is wrong with the line of a command or a block, what would be right, and what was assumed.

letter-not-sent = Le message n'a pas été envoyé.

## Words of commands

has-too-many-words = { $command } a trop de mots.
needs-more-words = { $command } demande plus de mots.
does-not-say-what = { $command } ne dit pas quoi.
sign-on-has-too-many-words = SIGN ON a trop de mots.
    .hint = { $usage } ; liez les mots du nom d'une puissance, United_Kingdom ; les ordres vont sur les lignes suivantes
variant-left-out = « { $word } » a été omis : la partie a sa propre variante.
new-game-has-no-name = La nouvelle partie n'a pas de nom.
cancel-needs-token = CANCEL demande un jeton reçu par e-mail.
    .hint = Un nouvel ordre pour une unité remplace l'ancien. Pour effacer tous les ordres, envoyez CLEAR ALL. CANCEL seul retire ce que vous avez demandé à d'autres.
who-gets-which-power = Qui reçoit quelle puissance ?
swap-names-two-powers = SWAP nomme deux puissances.
no-list-of-waiting = « { $word } » n'est pas une liste de joueurs en attente.
no-number-of-games = « { $word } » n'est pas un nombre de parties.
no-number = « { $word } » n'est pas un nombre.
names-no-one-power = « { $word } » ne désigne pas une puissance précise.
names-no-one-unit = « { $word } » ne désigne pas une unité précise.

## A person's own settings

one-address-each = Le judge envoie ses e-mails à une seule adresse par personne.
    .hint = SET ADDRESS { $first } ; avec I AM ALSO { $second }, vous pouvez aussi écrire de là.
no-mail-address = « { $word } » n'est pas une adresse e-mail{ $why ->
        [several] { " " }: une adresse a un seul @
        [long] { " " }: elle a plus de { $most } caractères
       *[none] { "" }
    }.
no-such-language = « { $word } » n'est pas le nom d'une langue.
no-style-of-orders = « { $word } » n'est pas un style d'ordres.
no-amount-of-mail = « { $word } » n'est pas une quantité d'e-mails.
no-form-of-map = « { $word } » n'est pas une forme de carte.
neither-on-nor-off = « { $word } » n'est ni ON ni OFF.
neither-short-nor-long = « { $word } » n'est ni SHORT ni LONG.
grace-of-this-phase = SET GRACE déplace la fin du délai de grâce de cette phase.
    .hint = Pour aucun délai : { $commands }

## Votes

set-draw-names-powers = Seules des puissances peuvent suivre SET DRAW.
    .hint = SET DRAW seul sur sa ligne vote pour un match nul entre tous les survivants.
which-end-proposed = On ne sait pas quelle fin est proposée.
names-no-result = Cela ne désigne aucun résultat de la partie.
    .hint = { $usage } ; TERMINATE termine la partie sans résultat.
reason-is-missing = Il manque la raison. Tout le monde la lit dans la partie.
    .hint = DECLARE { $end } BECAUSE et votre raison, le tout sur une ligne.
ranking-needs-ranks = Un classement demande plusieurs rangs.
which-end-is-meant = On ne sait pas de quelle fin il s'agit.
    .hint = { $command } WIN et une puissance, ou { $command } DRAW et les puissances qui se le partagent.
only-one-power-wins = Une seule puissance gagne.
    .hint = { $command } DRAW et les puissances qui se le partagent.
no-vote = « { $word } » n'est pas un vote.
    .hint = { $usage } ; SET DRAW vote pour un match nul.

## ADJUST

lines-of-adjust = Les lignes sont REMOVE A Vie, PLACE F Tri Austria, OWNER Ser Austria, PHASE F1902M, REASON et des mots.
adjust-not-closed = Le bloc n'a pas d'END ADJUST : rien n'a changé.
    .hint = Renvoyez-le avec une ligne END ADJUST.
nothing-of-adjust = Rien de ce bloc n'a été fait : une position se corrige en bloc, et une de ses lignes est fausse.
    .hint = Renvoyez tout le bloc avec cette ligne corrigée.
adjust-changes-nothing = Le bloc ne change rien.
adjust-without-reason = Le bloc n'a pas de raison. Tous apprennent la raison dans la partie.
    .hint = REASON Un ordre a été mal lu.
no-line-of-adjust = Ce n'est pas une ligne d'ADJUST.
whose-fleet = À qui est la flotte ? Il peut y en avoir plusieurs.
whose-unit = À qui est l'unité ?
name-the-coast = Nommez la côte : { LIST($coasts, type: "or") }.
cannot-stand-in = Aucune unité de ce type ne peut se trouver { NAME($place, form: "in") }.
word-is-no-supply-centre = « { $word } » n'est pas un centre de ravitaillement.
owner-lines = OWNER Ser Austria, ou OWNER Ser NONE
reason-too-long = Une raison a au plus { $most } caractères.
    .hint = BROADCAST permet d'en dire plus.

## IF

if-not-closed = Cet IF n'a pas d'ENDIF.
    .hint = Fermez-le par une ligne ENDIF.
an-if-not-closed = Un IF n'a pas d'ENDIF.
line-not-taken = La ligne { $line } n'a pas été retenue.
lines-not-taken = Les lignes { $first }-{ $last } n'ont pas été retenues.
nothing-of-if = Rien de cet IF n'a été conservé : il y a une faute { $lines ->
        [one] à la ligne { $line }
       *[other] sur { $lines } lignes
    }.
mail-whole-if = Renvoyez tout l'IF, jusqu'à ENDIF.
if-too-long = L'IF a { $lines } lignes ; il peut en avoir { $most } au plus.
    .hint = Divisez-le.
ifs-too-deep = Il y a plus de { $most } IF les uns dans les autres.
    .hint = AND et OR relient des conditions.
belongs-to-no-if = Ce { $word } n'appartient à aucun IF.
    .hint = IF, ELSE IF, ELSE, ENDIF se suivent dans cet ordre.
if-without-orders = Cet IF n'a pas d'ordres.
only-orders-in-if = Un IF ne peut contenir que des ordres.
no-if-in-game = Cette partie n'accepte pas IF.
    .hint = Envoyez les ordres eux-mêmes.
if-is-about-phase-to-come = Un IF parle d'une phase à venir, et ces ordres sont pour { $phase }.
phase-above-if = PHASE { $phase } sur une ligne au-dessus, ou la phase voulue.
phase-above-if-not-for-this-turn = Les retraites et les constructions de ce tour n'en ont pas besoin.
if-on-its-own-line = { $line } sur sa propre ligne est conservé pour { $phase }.

## Conditions

condition-too-long = La condition demande { $terms } choses ; elle peut en demander { $most } au plus.
condition-breaks-off = La condition est inachevée.
write-a-fact = Écrivez { $forms }.
means-nothing-in-condition = On ne voit pas ce que « { $word } » veut dire dans la condition.
facts-are = Les faits sont { $forms } ; entre eux AND, OR, NOT.
asks-owner-or-unit = « { $word } » peut demander qui le contrôle, ou si une unité s'y trouve.
    .hint = Répétez OWNS, ou écrivez UNIT pour l'unité qui s'y trouve.
moved-asks-a-move = MOVED porte sur un mouvement.
    .hint = Par exemple : MOVED A CON - BUL.
owns-asks-a-centre = OWNS porte sur un centre.
    .hint = Par exemple : OWNS France BEL.
condition-asks-what-stands = Une condition demande où sont des unités, pas quels ordres elles ont.

## Letters with an IF

before-a-letter = Avant un message, dites qui vous êtes.
letter-if-without-condition = Le message a un IF sans condition.
letter-if-forms = PRESS TO EF IF avec l'une de ces formes : { $forms }
letter-if-not-closed = Un IF du message n'a pas d'ENDIF.
    .hint = Fermez chaque IF par une ligne ENDIF.
endif-without-if = Cet ENDIF n'a pas d'IF.
    .hint = Mettez IF condition THEN au-dessus.
letters-if-not-closed = Cet IF n'a pas d'ENDIF : rien de ce qu'il contient n'a été envoyé ni conservé.
only-letters-and-orders-in-if = Un IF ne peut contenir que des messages et des ordres.
    .hint = PRESS TO ou BROADCAST à la place ; rien du bloc n'a été envoyé.
letter-in-if-not-closed = Un message de cet IF n'a pas de fin : rien de ce qu'il contient n'a été envoyé.
    .hint = Chaque message se termine par ENDPRESS, dans la branche où il commence.
nothing-of-letters-if = Rien de cet IF n'a été envoyé ni conservé : une de ses lignes a une faute.

## Dates, times and periods. What follows a command is an example of it.

date-read-as = Lu ainsi : { $date }.
date-unread = « { $text } » n'est pas une date que le judge sait lire.
date-ambiguous = « { $text } » ne se lit pas partout de la même façon : { LIST($readings, type: "or") } ?
date-too-far = Cette date est trop lointaine.
date-too-far-from-today = Le { $date } est trop loin d'aujourd'hui.
no-such-time = L'heure { $time } n'existe pas.
no-such-day = Le { $day } { TIME($month, style: "month") } n'existe pas.
    .in-year = Le { $day } { TIME($month, style: "month") } { $year } n'existe pas.
period-reversed = « { $text } » se termine avant de commencer.
holidays-too-long = « { $text } » dure plus de { $days } jours. Pour arrêter l'horloge, envoyez PAUSE.
write-as-in = Écrivez comme dans { LIST($examples, type: "or") }.
time-first-then-words = { $line }, et vos autres mots sur une ligne en dessous.
if-you-mean-it = { $line }, si c'est ce que vous voulez.
time-past = Ce moment est passé : { $time }.
    .hint = Donnez une heure à venir, comme dans { LIST($examples, type: "or") }.
time-far = Le { $time } est dans { $days } jours.
time-before-deadline = Le { $time } est avant la date limite actuelle ({ $deadline }).
    .hint = Pour compter à partir de la date limite, envoyez { $command } +24h. Si vous voulez l'heure la plus proche, envoyez { $line }.
words-unclear = On ne voit pas ce que « { $words } » ajoute à { $command }.
absence-empty = Ce n'est pas une période : { $time }.
absence-too-long = Cela dure plus de { $days } jours : { $time }.
    .hint = Pour laisser votre puissance à quelqu'un d'autre, envoyez RESIGN. Pour poser la question à l'arbitre, envoyez PRESS TO M.
absences-to-end = SET NO ABSENCE 25 Jan, ou SET NO ABSENCE pour toutes.
day-past = Le { TIME($day, style: "day") } est passé, et le prochain est en { $year }.
placeholder = { $word ->
    [address] adresse
    [board] plateau
    [date] date
    [day] jour
    [file] fichier
    [game] partie
    [hours] heures
    [list] liste
    [n] n
    [name] nom
    [number] numéro
    [options] options
    [order] ordre
    [password] mot-de-passe
    [phase] phase
    [player] joueur
    [power] puissance
    [powers] puissances
    [reason] raison
    [season] saison
    [series] série
    [setting] réglage
    [text] texte
    [time] heure
    [token] jeton
    [topic] sujet
    [unit] unité
    [value] valeur
    [variant] variante
    [word] mot
       *[year] année
    }
usage-or = ou
no-such-month = Il n'y a pas de mois { $number }.
letter-without-end = Le message n'a pas d'ENDPRESS ; il n'a pas été envoyé et ses lignes n'ont pas été lues.
    .orders = { letter-without-end } Ce qui y ressemble à des ordres (ligne { $lines }) n'a pas été pris en compte.
    .hint = Renvoyez-le avec une ligne ENDPRESS en dessous, les ordres sous cette ligne.

## Words of the classic judge that this one lacks

classic-word-not-here = { $words } vient du judge classique ; ce judge ne l'a pas.
always-so-here = c'est toujours ainsi ici
classic-settings = Pour voir ce qui se règle ici, envoyez HELP SETTINGS.
classic-ask-keeper = Demandez au responsable du judge ; pour savoir qui c'est, envoyez VERSION.
classic-of-maps = Un plateau apporte ses propres règles et options, comme dans SET VARIANT colonial railway. Pour les voir, envoyez HELP VARIANTS.
classic-option = { $line } choisit cette option du plateau. Pour voir ce qu'elle fait, envoyez GET RULES.{ $board }.
classic-who = Pour voir qui y joue, envoyez WHO GAME { $game }.
classic-dedication = Pour votre fiabilité, envoyez GET DEDICATION. Pour celle d'un autre joueur, envoyez INFO PLAYER et une adresse.
units-stay-what-they-are = Les unités ne changent pas de type ici : elles tiennent, se déplacent (-), soutiennent (S) ou convoient (C).
units-need-no-maintenance = Ici, les unités sont entretenues sans que cela coûte rien.
removals-follow-rulebook = Les suppressions que personne n'ordonne suivent toujours les règles du jeu.
classic-draw = Pour voter pour un match nul entre tous les survivants, envoyez SET DRAW.
classic-rulebook = Pour choisir les règles, envoyez SET RULEBOOK nom.
classic-variant = Pour choisir le plateau et sa position de départ, envoyez SET VARIANT nom.
classic-create = Pour créer une partie, envoyez CREATE ?partie mot-de-passe.
classic-centres = Pour voir les centres, envoyez LIST.
no-machiavelli = On ne joue pas à Machiavelli ici.

## Time zones

zone-of-several = « { $text } » peut être { LIST($zones, type: "or") }.
no-such-zone = Il n'y a pas de fuseau horaire « { $text } ». Écrivez-le comme dans Europe/Paris.
    .near = Il n'y a pas de fuseau horaire « { $text } ». Les noms les plus proches sont { LIST($zones, type: "or") }.

## Powers and readers

say-which-game = Avant cette ligne, dites de quelle partie il s'agit.
name-the-power = Écrivez le nom de la puissance.
the-powers-are = Les puissances sont : { LIST($powers, type: "and") }.
power-or-powers = « { $word } » peut être une puissance ({ $power }) ou plusieurs ({ LIST($powers, type: "and") }).
    .hint = Écrivez le nom entier : PRESS TO { $power }.
power-or-letters = « { $word } » peut être un nom abrégé ({ LIST($powers, type: "or") }) ou une suite de lettres ({ LIST($readers, type: "and") }).
names-apart = Écrivez des noms, ou des lettres séparées par des espaces.
sign-or-name = « { $word } » désigne ici : { $power }. C'est aussi l'abréviation de : { $other }.
person-or-letters = « { $word } » est le nom d'une personne, mais peut aussi être une suite de lettres.
reader-of-several = « { $word } » peut désigner ici plusieurs personnes ou puissances.
names-no-reader = « { $word } » ne désigne personne ici, et n'est pas une simple suite de lettres.
letters-in-order = Nommez des puissances, ou leurs lettres dans l'ordre habituel : PRESS TO { $letters }, PRESS TO M.
powers-too-long = Une liste de puissances a { $most } caractères au plus.
power-twice = Dans la liste, cette puissance figure deux fois : { $power }.

## Phases and pages

no-phase = « { $text } » n'est pas une phase.
results-below-sign-on = Pour les derniers résultats de la partie { $game }, envoyez { $command } sous SIGN ON puissance { $game } mot-de-passe ; pour ceux d'une phase, { $command } S1901M.
about-game-of-sign-on = { $command } concerne la partie de votre SIGN ON.
    .hint = SIGN ON puissance { $game } mot-de-passe, et { $line } en dessous.
why-lacks-unit = WHY ne dit pas de quelle unité il s'agit.
history-takes-no-phase = HISTORY n'accepte pas de phase.
    .hint = Pour les résultats de cette phase, envoyez RESEND { $phase }. HISTORY va par jours : HISTORY FROM 1 Jan TO 1 Feb.
history-words-before-from = HISTORY a trop de mots avant FROM.
no-number-of-lines = « { $text } » n'est pas un nombre de lignes de 1 à { $most }.
no-part-of-profile = « { $word } » ne fait pas partie d'un profil.

## Blocks and first words

nothing-to-announce = Il n'y a rien à annoncer.
announce-not-closed = Le bloc n'a pas d'END ANNOUNCE.
block-in-lines = { $first }, votre texte, { $last } : chacun sur sa propre ligne.
diary-not-closed = L'entrée n'a pas d'ENDDIARY ; rien n'a été noté et ses lignes n'ont pas été lues.
    .hint = Renvoyez-la avec une ligne ENDDIARY en dessous. Pour voir votre journal, envoyez DIARY LIST.
write-whole-word = Écrivez le mot entier.
do-you-mean = Voulez-vous dire { $command } ?
help-lists-commands = Pour voir toutes les commandes, envoyez HELP.
begins-a-block = { $command } ouvre un bloc de lignes. Sa première ligne dit seulement à qui il s'adresse.

## Messages

letter-for-whom = On ne voit pas à qui le message s'adresse.
    .hint = Pour écrire à certains, envoyez PRESS TO { $to }. Pour écrire à tous, envoyez BROADCAST.
broadcast-is-for-all = Un BROADCAST s'adresse à tous.
fake-names-both = PRESS TO puissance FAKE TO puissance : d'abord qui le reçoit, puis à qui il semble s'adresser.
fake-to = PRESS TO { $to } FAKE TO puissance ; la dernière puissance est celle à qui il semble s'adresser.
signed-or-not = Le message doit-il être signé (WHITE) ou non (GREY) ?
faked-or-not = Le message doit-il montrer de faux destinataires ou non ?
    .hint = Écrivez FAKE ou NO FAKE.
letter-end-unclear = On ne voit pas où finit ce message ; il n'a pas été envoyé.
entry-end-unclear = On ne voit pas où finit cette entrée ; rien n'a été noté.
