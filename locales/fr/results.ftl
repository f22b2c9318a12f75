### Why orders succeeded or failed. These are clauses: a full stop follows, or a semicolon and another clause.

order-of-power = { $order } ({ $power })
order-of-own = { $order } (même puissance)
order-with-strength = { $order } avec { $strength }
unit-from = l'unité venue { NAME($place, form: "from") }
strength-with-support = { $number } (avec { $units })
strength-over-narrow-border = { $number } ({ $helped ->
    [yes] avec { $units } ;{ " " }
   *[no] { "" }
 }{ $counts ->
    [half] force réduite de moitié à cette frontière
   *[nothing] ce passage ne compte pas sans soutien
 })

## What else became of the unit.

explained-left = deux attaques égales l'ont obligée à partir
explained-dislodged = elle a été délogée par { $attacker }
explained-removed-by-patrol = { $units ->
    [one] elle a été éliminée par
   *[other] elles ont été éliminées par
} { $patrol }
explained-annihilated = elle a été anéantie, car ses deux pas ne menaient pas à un centre de ravitaillement
    .helped = elle a été anéantie, comme toute flotte qui soutient ou convoie après un pas

## Orders that succeeded.

explained-held = { $unit } a tenu{ $given ->
    [yes] { "" }
   *[no] { " " }sans ordre
 } avec { $strength }
explained-moved = { $order } a réussi avec { $strength }
explained-done = { $order } a été exécuté
explained-given = { $order } a été donné
explained-retreated = { $unit } s'est repliée { NAME($place, form: "in") }
explained-disbanded = { $unit } a été dissoute{ $given ->
    [yes] { "" }
   *[no] , faute d'ordre de retraite
 }
explained-removed = { $unit } a été supprimée{ $given ->
    [yes] { "" }
   *[no] , car { NAME($power, form: "nominative") } n'a pas ordonné assez de suppressions
 }
explained-built = { $unit } a été construite{ $given ->
    [yes] { "" }
   *[no] , car rien de possible n'y avait été ordonné
 }
explained-waived = { NAME($power, form: "nominative") } a renoncé à une construction

## Orders that failed.

mark = { $mark ->
    [bounce] rebond
    [cut] coupé
    [void] nul
    [no-convoy] pas de convoi
    [failed] échec
    [blocked] bloqué
    [no-effect] sans effet
    [destroyed] détruite
    [dislodged] délogée
   *[other] { $mark }
}

explained-bounced = { $order } a rebondi : { $strength } contre { $other } avec { $against }
    .alone = { $order } a rebondi
    .alone-with = { $order } a rebondi avec { $strength }
    .swap = { $order } a rebondi : { $other } va en sens inverse, et deux unités ne peuvent échanger leurs places que par convoi
    .own-unit = { $order } a rebondi : { $other } est restée, et une puissance ne peut pas déloger sa propre unité
explained-bounces = { $moves } ont rebondi
    .against = { $moves } ont rebondi contre { $others }
explained-cut = { $order } a été coupé par { $other }
    .alone = { $order } a été coupé
explained-void = { $order } n'a pas compté : l'ordre était { $other }
    .replaced = { $order } n'a pas compté : un ordre plus récent pour la même unité l'a remplacé
    .no-order = { $order } n'a pas compté : { $unit } n'avait pas d'ordre et a tenu
explained-not-convoyed = { $order } n'a pas eu lieu : aucune chaîne complète de flottes n'avait l'ordre de la convoyer
explained-convoy-broken = { $order } a échoué : son convoi s'est rompu là où { $fleet } a été délogée par { $attacker }
explained-paradox = { $order } a échoué : son débarquement aurait décidé du sort de son propre convoi, et un tel paradoxe arrête le convoi
explained-convoy-paradox = { $order } a échoué : le débarquement de l'armée aurait décidé du sort du convoi, ce qui est un paradoxe
explained-fleet-dislodged = { $order } a échoué : la flotte a été délogée par { $attacker }
    .alone = { $order } a échoué : la flotte a été délogée
explained-blocked = { $order } a été bloqué : aucune puissance ne l'a laissée passer
    .strait = { $order } a été arrêté au détroit par { $other }
explained-block-failed = { $order } a échoué : une autre puissance avait une flotte dans cette moitié du détroit
explained-convoy-patrolled = { $order } a échoué : une patrouille a rompu son convoi { NAME($place, form: "in") }
explained-failed = { $order } a échoué
explained-impossible = { $order } était impossible : { $why }
    .phase = { $order } était impossible : ce n'est pas un ordre de cette phase
explained-foreign = { $order } n'a pas compté : l'unité { NAME($place, form: "in") } a un autre propriétaire ({ $power })
explained-retreats-met = { $order } a échoué : { $other } allait au même endroit, et les deux ont été dissoutes
    .priority = { $order } a échoué : { $other } allait au même endroit et avait la priorité ; cette unité a donc été dissoute
explained-undone = { $order } a échoué : son unité a été attaquée ou est partie
explained-two-journeys = { $order } a échoué : une seule armée par tour peut prendre le train, et { $other } le voulait aussi
explained-journey = { $order } a échoué : { $obstacle }, et l'armée est restée
    .stopped = { $order } a échoué : { $obstacle }, et l'armée s'est arrêtée { NAME($place, form: "in") }
journey-blocked = une unité { NAME($power, form: "of") } était sur la ligne { NAME($place, form: "in") }
    .goal = l'arrivée { NAME($place, form: "in") } n'était pas libre
explained-speaks = { $order } parle et n'a pas d'effet : c'est l'été
explained-another-power = une autre puissance
explained-another-unit = une autre unité

## Lines of orders beside the orders themselves. In English programs read them.

order-not-processed = { $unit }, aucun ordre{ $lost ->
    [yes] { " " }(dissolution)
       *[no] { "" }
    }.
removal-by-default = Aucun ordre ; unité supprimée : { $kind } { $place }.
build-by-default = { $order }, comme dans le jeu standard.
unit-can-retreat = { $unit }, retraites possibles : { $places }.
    .nowhere = { $unit }, aucune retraite possible.
    .or = ou
dislodged-can-retreat = { CAPITALIZED($kind) } { $place } ({ $power }), retraites possibles : { $places }.
    .nowhere = { CAPITALIZED($kind) } { $place } ({ $power }), aucune retraite possible : unité dissoute.
proxy-given = { $unit }, PROXY donné : { $power }.

## The marks of a zine's report

zine-legend = _échoué_   ~impossible~   * doit se replier   MS se soutiennent   Std. tient
    .missing = NMR aucun mouvement   NRO aucun ordre de retraite   NPRO retraite impossible
