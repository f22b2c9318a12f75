### Boards: the list of them, and the provinces of one (LIST VARIANTS, GET map).

boards-all = On peut jouer sur { $number } plateaux.
boards-for-players = { $number ->
    [one] On peut jouer sur 1 plateau
   *[other] On peut jouer sur { $number } plateaux
 } à { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
 }.
boards-none-for-players = Il n'y a pas de plateau pour { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
 }. Pour voir tous les plateaux, envoyez LIST VARIANTS.
boards-how = Pour commencer une partie sur l'un d'eux, envoyez CREATE ?partie mot-de-passe NOM. Pour ses provinces et ses frontières, envoyez GET map.NOM ; pour ses règles, GET rules.NOM.
boards-that-want-players = Les parties qui cherchent des joueurs sont sous leur plateau : SIGN ON ?partie mot-de-passe.
boards-for-two = Pour ne voir que les plateaux à deux joueurs, envoyez LIST VARIANTS 2.
boards-how-one = Pour y commencer une partie, envoyez CREATE ?partie mot-de-passe { $name }. Pour ses provinces et ses frontières, envoyez GET map.{ $name } ; pour ses règles, GET rules.{ $name }. Pour voir tous les plateaux, envoyez LIST VARIANTS.
boards-powers = { $number ->
    [one] 1 puissance
   *[other] { $number } puissances
 }
boards-unplayable = On ne peut pas encore jouer sur { $board } : { $why }. Pour voir les plateaux où l'on peut jouer, envoyez LIST VARIANTS.

## The provinces of a board.

map-title = La carte { $board } : { $provinces } provinces, { $centres } centres de ravitaillement.
map-how = Pour chaque province : son nom, ses abréviations, ce qu'elle est, et où une armée (A) ou une flotte (F) peut aller depuis elle.
map-no-picture = Il n'y a pas d'image de ce plateau.
map-diagram = L'image de ce plateau est un schéma. Chaque disque est une province. Une ligne brune relie les provinces entre lesquelles les armées peuvent passer, une ligne bleue celles entre lesquelles les flottes peuvent passer.
map-undrawn-borders = { $number ->
    [one] 1 frontière de ce plateau n'est pas sur son image.
   *[other] { $number } frontières de ce plateau ne sont pas sur son image.
 }
map-province = { $terrain ->
    [land] terre
    [coast] côte
    [sea] mer
   *[impassable] fermée
 }
map-centre = { map-province }, centre de ravitaillement
map-home-centre = { map-province }, centre de ravitaillement { NAME($power, form: "of") }

## A map in words, for readers who do not see its picture.

map-after = Carte après { $phase }. { $centres } Les ordres sont dans le texte.
map-of-position = Carte de la phase { $phase }. { $centres } Les unités sont dans le texte.
map-of-board = Carte de { $board } au départ. Les frontières sont dans le texte.
map-before-results = Rien n'a encore été résolu. { $map }
map-centres = Centres : { $counts }.
map-centres-hidden = Centres : non montrés.
map-in-halves = { $map } L'image montre la moitié gauche de la carte au-dessus de la droite.
map-around-units = { $map } L'image montre ce qui entoure vos unités.
map-title-start = { $phase } : départ

## The rules of a board (GET rules.NAME), each on a line of its own.

board-rules = { $board } : ses propres règles. Toutes les autres sont celles de la partie standard.
board-players = Il faut { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
 } : { LIST($powers, type: "and") }.
board-map = Pour ses provinces et ses frontières, envoyez GET MAP.{ $name }.
board-rules-missing = La source du plateau a des règles que le judge n'a pas : { LIST($rules, type: "and") }.
board-notes = À propos du plateau :
board-certainty = Degré de certitude : niveau { $tier }, { board-tier }.
board-tier = { $tier ->
    [A] toutes les sources du plateau concordent
    [B] certaines sources concordent, d'autres diffèrent
    [C] les autres sources diffèrent
    [S] les frontières sont celles d'un plateau vérifié, et le départ vient d'une seule source
   *[D] une seule source a le plateau
 }
board-options = Options, nommées après le plateau dans CREATE, une ou plusieurs :
board-option-chosen = choisie ici.
board-coastal-convoys = Une flotte sur n'importe quelle côte peut convoyer comme en mer : les armées embarquent et débarquent dans toutes les provinces voisines, même à l'intérieur des terres.
board-victory = { $needed } des { board-centres } font gagner, si aucune autre puissance n'en a autant.
board-victory-together = Chaque joueur joue { $powers } puissances. Ensemble, elles gagnent avec { $needed } des { board-centres }, si personne d'autre n'en a autant.
board-centres = { $centres ->
    [one] { $centres } centre de ravitaillement
   *[other] { $centres } centres de ravitaillement
 }
board-victory-by-lead = Une puissance gagne aussi si elle a { $centres } de plus que toute autre en { $year }, ou un de moins chaque année suivante.
board-capitals = Une puissance doit tenir { $number } capitales, dont la sienne : { $capitals }.
board-victory-owns = Le vainqueur doit aussi posséder { $centres }.
board-last-year = La partie se termine avec l'année { $year }.
board-builds = { $where ->
    [home] On construit dans ses propres centres nationaux, s'ils sont vacants et qu'on les contrôle.
    [any] On construit dans tout centre vacant que l'on contrôle.
    [any_if_home] On construit dans tout centre vacant que l'on contrôle, tant qu'on contrôle un centre national.
   *[any_home] On construit dans tout centre national vacant que l'on contrôle, quelle que soit la puissance d'origine.
 }
board-start = La partie commence par { $what ->
    [builds] les constructions
   *[moves] les mouvements
 }, { $phase }.
board-first-units = Chaque centre reçoit une unité que choisit son propriétaire. Sans ordre, il reçoit celle du départ habituel.
board-years = { $number } années s'écoulent entre deux mouvements.
board-chosen-homes = La première construction choisit le seul centre national de la puissance. Les centres qu'elle contrôle au décompte de { $year } deviennent des centres nationaux.
board-neutral = { $units ->
    [hold] Les unités neutres tiennent. On peut les soutenir, et elles sont détruites quand elles sont délogées.
   *[rebuild] Les unités neutres tiennent dans les centres sans propriétaire, et reviennent jusqu'à ce qu'ils soient pris.
 }
board-neutral-places = Elles sont ici : { $places }.
board-open-sites = Une puissance qui contrôle l'un de ces lieux peut aussi y construire : { $places }.
board-emergency = Tant que { NAME($power, form: "nominative") } ne contrôle qu'une partie de ses centres nationaux, cette puissance peut garder une unité de plus. Elle peut alors aussi construire ici : { $places }.
board-uncounted = Ne compte pour personne tant que { NAME($power, form: "nominative") } en a le contrôle : { $centres }.
board-no-retreats = Les unités délogées sont détruites. Il n'y a pas de retraites.
board-transform = Les armées peuvent devenir des flottes, et les flottes des armées, { $when ->
    [winter] en hiver
   *[moves] au lieu de se déplacer
 }, { $where ->
    [home] dans un centre national que la puissance contrôle
    [one] dans tout centre que la puissance contrôle, tant qu'elle contrôle un centre national
    [any] dans tout centre que la puissance contrôle
    [centre] dans tout centre de ravitaillement
   *[anywhere] partout à terre
 } : A CON TR F.
board-gate = Seules les flottes de la puissance qui contrôle { NAME($centre, form: "nominative") } passent entre { NAME($one, form: "nominative") } et { NAME($other, form: "nominative") }.
board-portage = Les armées peuvent porter des flottes de côte en côte, comme les flottes convoient les armées : A MAR C F GAS - PIE.
board-railway = { $railway } : à chaque tour, une armée { NAME($power, form: "of") } peut aller d'un de ces lieux à un autre, si aucune unité étrangère n'est entre eux : { $stops }. L'ordre : { $order }.
board-canal = { $canal } : une puissance qui a une unité { NAME($holder, form: "in") } en laisse passer d'autres entre { NAME($one, form: "nominative") } et { NAME($other, form: "nominative") } : { $order }.
board-border = { $unit } - { $places } : elle { $rule ->
    [half_strength] compte pour moitié, ne coupe un soutien qu'en délogeant, et cède dans les retraites
    [only_with_support] ne compte pas seule, seulement avec ses soutiens
   *[one_way] ne peut pas revenir
 }.
board-convoying-ports = Une flotte convoie comme en mer ici : { LIST($places, type: "and") }.
board-closed-in-fall = En automne, aucune unité ne peut entrer dans ces lieux, et celles qui y sont ne reçoivent pas d'ordres : { LIST($places, type: "and") }.
