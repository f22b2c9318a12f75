### Boards: the list of them, and the provinces of one (LIST VARIANTS, GET map).

boards-all = Der kan spilles på { $number } brætter.
boards-for-players = { $number ->
    [one] 1 bræt
   *[other] { $number } brætter
 } for { $players ->
    [one] 1 spiller
   *[other] { $players } spillere
 } kan spilles.
boards-none-for-players = Der er intet bræt for { $players ->
    [one] 1 spiller
   *[other] { $players } spillere
 }. Send LIST VARIANTS for at se alle brætter.
boards-how = Send CREATE ?parti adgangskode NAVN for at begynde et parti på et af dem. Send GET map.NAVN for provinser og grænser og GET rules.NAVN for reglerne.
boards-that-want-players = Partier, der mangler spillere, står under deres bræt: SIGN ON ?parti adgangskode.
boards-for-two = Send LIST VARIANTS 2 for kun at se brætter for to spillere.
boards-how-one = Send CREATE ?parti adgangskode { $name } for at begynde et parti på det. Send GET map.{ $name } for provinser og grænser og GET rules.{ $name } for reglerne. Send LIST VARIANTS for at se alle brætter.
boards-powers = { $number ->
    [one] 1 magt
   *[other] { $number } magter
 }
boards-unplayable = Der kan endnu ikke spilles på { $board }: { $why }. Send LIST VARIANTS for at se de brætter, der kan spilles.

## The provinces of a board.

map-title = Kortet { $board }: { $provinces } provinser, { $centres } forsyningscentre.
map-how = For hver provins: dens navn, dens korte navne, hvad den er, og hvor en hær (A) eller en flåde (F) kan gå hen fra den.
map-no-picture = Der er intet billede af dette bræt.
map-diagram = Billedet af dette bræt er et diagram. Hver skive er en provins. En brun linje forbinder provinser, som hære kan gå imellem, en blå linje dem, som flåder kan gå imellem.
map-undrawn-borders = { $number ->
    [one] 1 af brættets grænser er ikke på billedet.
   *[other] { $number } af brættets grænser er ikke på billedet.
 }
map-province = { $terrain ->
    [land] land
    [coast] kyst
    [sea] hav
   *[impassable] lukket
 }
map-centre = { map-province }, forsyningscenter
map-home-centre = { map-province }, forsyningscenter for { $power }

## A map in words, for readers who do not see its picture.

map-after = Kortet efter { $phase }. { $centres } Ordrerne står i teksten.
map-of-position = Kort over { $phase }. { $centres } Enhederne står i teksten.
map-of-board = Kort over { $board } ved starten. Grænserne står i teksten.
map-before-results = Intet er afgjort endnu. { $map }
map-centres = Centre: { $counts }.
map-centres-hidden = Centre: vises ikke.
map-in-halves = { $map } Billedet viser kortets venstre halvdel over den højre.
map-around-units = { $map } Billedet viser det, der er omkring dine enheder.
map-title-start = { $phase }: udgangsstillingen

## The rules of a board (GET rules.NAME), each on a line of its own.

board-rules = { $board }: brættets egne regler. Alle andre er standardpartiets.
board-players = Der spilles med { $number ->
    [one] { $number } spiller
   *[other] { $number } spillere
 }: { LIST($powers, type: "and") }.
board-map = Send GET MAP.{ $name } for provinser og grænser.
board-rules-missing = Brættets kilde har regler, som dommeren ikke har: { LIST($rules, type: "and") }.
board-notes = Om brættet:
board-certainty = Hvor sikkert det er: trin { $tier }, { board-tier }.
board-tier = { $tier ->
    [A] alle kilder, der har brættet, er enige
    [B] nogle kilder er enige, andre afviger
    [C] de andre kilder afviger
    [S] grænserne er et kontrolleret bræts, og starten er fra én kilde
   *[D] én kilde har brættet
 }
board-options = Tilvalg, der skrives efter brættet i CREATE, et eller flere:
board-option-chosen = valgt her.
board-coastal-convoys = En flåde ved en hvilken som helst kyst kan konvojere som til havs: hære går om bord og i land i alle provinser ved siden af den, også inde i landet.
board-victory = Man vinder med { $needed } af { board-centres }, hvis ingen anden magt har lige så mange.
board-victory-together = Hver spiller har { $powers } magter. Sammen vinder de med { $needed } af { board-centres }, hvis ingen anden har lige så mange.
board-centres = { $centres ->
    [one] { $centres } forsyningscenter
   *[other] { $centres } forsyningscentre
 }
board-victory-by-lead = En magt vinder også, hvis den fører over alle andre med { $centres } i { $year }, eller med ét mindre for hvert år derefter.
board-capitals = En magt skal eje { $number } hovedstæder, heriblandt sin egen: { $capitals }.
board-victory-owns = Vinderen skal også eje { $centres }.
board-last-year = Partiet slutter med året { $year }.
board-builds = { $where ->
    [home] Enheder bygges i magtens egne hjemmecentre, hvis den ejer dem og de er ledige.
    [any] Enheder bygges i ethvert ledigt center, som magten ejer.
    [any_if_home] Enheder bygges i ethvert ledigt center, som magten ejer, så længe den ejer et hjemmecenter.
   *[any_home] Enheder bygges i ethvert ledigt hjemmecenter, uanset hvis, som magten ejer.
 }
board-start = Det begynder med { $what ->
    [builds] bygninger
   *[moves] træk
 }, i { $phase }.
board-first-units = Hvert center får en enhed, som ejeren vælger. Uden ordre får det den, det plejer at have ved starten.
board-years = Der går { $number } år mellem to træk.
board-chosen-homes = Den første bygning vælger magtens eneste hjemmecenter. De centre, den ejer, når { $year } gøres op, bliver hjemmecentre.
board-neutral = { $units ->
    [hold] Neutrale enheder holder stillingen. De kan støttes, og de opløses, når de fordrives.
   *[rebuild] Neutrale enheder holder stillingen i centre, som ingen ejer, og kommer igen, indtil centrene er taget.
 }
board-neutral-places = De står i { $places }.
board-open-sites = En magt, der ejer et af disse, kan også bygge der: { $places }.
board-emergency = Så længe { $power } kun ejer nogle af sine hjemmecentre, kan magten beholde én enhed mere. Den kan da også bygge i { $places }.
board-uncounted = { $centres } tæller ikke for nogen, så længe { $power } ejer det.
board-no-retreats = Fordrevne enheder opløses. Der er ingen tilbagetog.
board-transform = Hære kan blive til flåder og flåder til hære, { $when ->
    [winter] om vinteren
   *[moves] i stedet for at rykke
 }, { $where ->
    [home] i et hjemmecenter, som magten ejer
    [one] i ethvert center, som magten ejer, så længe den ejer et hjemmecenter
    [any] i ethvert center, som magten ejer
    [centre] i ethvert forsyningscenter
   *[anywhere] overalt på land
 }: A CON TR F.
board-gate = Kun flåder fra den magt, der ejer { $centre }, kan passere mellem { $one } og { $other }.
board-portage = Hære kan bære flåder fra kyst til kyst, som flåder konvojerer hære: A MAR C F GAS - PIE.
board-railway = { $railway }: i hvert træk kan én hær fra { $power } rejse mellem { $stops }, hvis ingen fremmed enhed står imellem: { $order }.
board-canal = { $canal }: en magt med en enhed i { $holder } lader andre passere mellem { $one } og { $other }: { $order }.
board-border = { $unit } - { $places }: den { $rule ->
    [half_strength] tæller halvt, afbryder kun støtte ved at fordrive og viger i tilbagetog
    [only_with_support] tæller intet alene, kun med sine støtter
   *[one_way] kan ikke gå tilbage
 }.
board-convoying-ports = En flåde konvojerer som til havs i { LIST($places, type: "and") }.
board-closed-in-fall = Ingen enhed kan rykke ind i { LIST($places, type: "and") } om efteråret, og enheder, der står der, får da ingen ordrer.
