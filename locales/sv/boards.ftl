### Boards: the list of them, and the provinces of one (LIST VARIANTS, GET map).

boards-all = { $number } bräden kan spelas.
boards-for-players = { $number ->
    [one] 1 bräde
   *[other] { $number } bräden
 } för { $players ->
    [one] 1 spelare
   *[other] { $players } spelare
 } kan spelas.
boards-none-for-players = Det finns inget bräde för { $players ->
    [one] 1 spelare
   *[other] { $players } spelare
 }. Skicka LIST VARIANTS för att se alla bräden.
boards-how = Skicka CREATE ?parti lösenord NAMN för att starta ett parti på ett av dem. Skicka GET map.NAMN för provinser och gränser, och GET rules.NAMN för reglerna.
boards-that-want-players = Partier som behöver spelare står under sitt bräde: SIGN ON ?parti lösenord.
boards-for-two = Skicka LIST VARIANTS 2 för att bara se brädena för två spelare.
boards-how-one = Skicka CREATE ?parti lösenord { $name } för att starta ett parti på det. Skicka GET map.{ $name } för provinser och gränser, och GET rules.{ $name } för reglerna. Skicka LIST VARIANTS för att se alla bräden.
boards-powers = { $number ->
    [one] 1 makt
   *[other] { $number } makter
 }
boards-unplayable = Inget parti kan spelas på { $board } än: { $why }. Skicka LIST VARIANTS för att se de bräden som kan spelas.

## The provinces of a board.

map-title = Kartan { $board }: { $provinces } provinser, { $centres } försörjningscenter.
map-how = För varje provins: namnet, de korta namnen, vad den är, och vart en armé (A) eller en flotta (F) kan gå därifrån.
map-no-picture = Det finns ingen bild av det här brädet.
map-diagram = Bilden av det här brädet är ett diagram. Varje cirkel är en provins. En brun linje förbinder provinser som arméer kan gå mellan, en blå linje sådana som flottor kan gå mellan.
map-undrawn-borders = { $number ->
    [one] 1 av brädets gränser finns inte på bilden.
   *[other] { $number } av brädets gränser finns inte på bilden.
 }
map-province = { $terrain ->
    [land] land
    [coast] kust
    [sea] hav
   *[impassable] stängd
 }
map-centre = { map-province }, försörjningscenter
map-home-centre = { map-province }, försörjningscenter för { $power }

## A map in words, for readers who do not see its picture.

map-after = { $phase }: karta efter fasen. { $centres } Orderna står i texten.
map-of-position = { $phase }: karta över ställningen. { $centres } Enheterna står i texten.
map-of-board = Karta över { $board } i utgångsläget. Gränserna står i texten.
map-before-results = Ingenting har avgjorts än. { $map }
map-centres = Center: { $counts }.
map-centres-hidden = Center: visas inte.
map-in-halves = { $map } Bilden visar kartans vänstra halva ovanför den högra.
map-around-units = { $map } Bilden visar det som finns runt dina enheter.
map-title-start = { CAPITALIZED($phase) }: start

## The rules of a board (GET rules.NAME), each on a line of its own.

board-rules = { $board }: brädets egna regler. Alla andra är standardpartiets.
board-players = Det är för { $number ->
    [one] { $number } spelare
   *[other] { $number } spelare
 }: { LIST($powers, type: "and") }.
board-map = Skicka GET MAP.{ $name } för provinser och gränser.
board-rules-missing = Brädets källa har regler som domaren saknar: { LIST($rules, type: "and") }.
board-notes = Om brädet:
board-certainty = Hur säkert det är: nivå { $tier }, { board-tier }.
board-tier = { $tier ->
    [A] alla källor som har brädet är överens
    [B] några källor är överens, andra avviker
    [C] de andra källorna avviker
    [S] gränserna är ett kontrollerat brädes, och utgångsläget kommer från en källa
   *[D] en källa har brädet
 }
board-options = Tillval, som skrivs efter brädet i CREATE, ett eller flera:
board-option-chosen = valt här.
board-coastal-convoys = En flotta vid vilken kust som helst kan konvojera som till havs: arméer går ombord och i land i alla provinser bredvid den, även i inlandet.
board-victory = Man vinner med { $needed } av { board-centres }, om ingen annan makt har lika många.
board-victory-together = Varje spelare spelar { $powers } makter. Tillsammans vinner de med { $needed } av { board-centres }, om ingen annan har lika många.
board-centres = { $centres ->
    [one] { $centres } försörjningscenter
   *[other] { $centres } försörjningscenter
 }
board-victory-by-lead = En makt vinner också om den leder över varje annan med { $centres } år { $year }, eller med ett mindre varje år därefter.
board-capitals = En makt måste hålla { $number } huvudstäder, däribland sin egen: { $capitals }.
board-victory-owns = Vinnaren måste också äga { $centres }.
board-last-year = Partiet slutar med år { $year }.
board-builds = { $where ->
    [home] Enheter byggs i maktens egna hemmacenter, om den äger dem och de är lediga.
    [any] Enheter byggs i vilket ledigt center som helst som makten äger.
    [any_if_home] Enheter byggs i vilket ledigt center som helst som makten äger, så länge den äger ett hemmacenter.
   *[any_home] Enheter byggs i vilket ledigt hemmacenter som helst, för vilken makt som helst, som makten äger.
 }
board-start = Det börjar med { $what ->
    [builds] byggen
   *[moves] drag
 }, { $phase }.
board-first-units = Varje center får en enhet som ägaren väljer. Utan order får det samma enhet som i det vanliga utgångsläget.
board-years = Det går { $number } år mellan två drag.
board-chosen-homes = Det första bygget väljer maktens enda hemmacenter. De center som den äger när { $year } räknas blir hemmacenter.
board-neutral = { $units ->
    [hold] Neutrala enheter står kvar. De kan få stöd, och upplöses när de fördrivs.
   *[rebuild] Neutrala enheter står kvar i center som ingen äger, och kommer tillbaka tills de tas.
 }
board-neutral-places = De står i { $places }.
board-open-sites = En makt som äger någon av dessa kan bygga även där: { $places }.
board-emergency = Så länge { $power } bara äger några av sina hemmacenter kan makten behålla en enhet extra. Då kan den också bygga i { $places }.
board-uncounted = { $centres } räknas inte för någon så länge { $power } äger det.
board-no-retreats = Fördrivna enheter upplöses. Det finns inga reträtter.
board-transform = Arméer kan bli flottor, och flottor arméer, { $when ->
    [winter] på vintern
   *[moves] i stället för att flytta
 }, { $where ->
    [home] i ett hemmacenter som makten äger
    [one] i vilket center som helst som makten äger, så länge den äger ett hemmacenter
    [any] i vilket center som helst som makten äger
    [centre] i vilket försörjningscenter som helst
   *[anywhere] var som helst på land
 }: A CON TR F.
board-gate = Bara flottor som tillhör makten som äger { $centre } kan passera mellan { $one } och { $other }.
board-portage = Arméer kan bära flottor från kust till kust, så som flottor konvojerar arméer: A MAR C F GAS - PIE.
board-railway = { $railway }: varje drag kan en armé från { $power } gå mellan två av { $stops }, om inga främmande enheter står emellan: { $order }.
board-canal = { $canal }: en makt med en enhet i { $holder } släpper fram andra mellan { $one } och { $other }: { $order }.
board-border = { $unit } - { $places }: enheten { $rule ->
    [half_strength] räknas till hälften, bryter stöd bara genom att fördriva, och får vika vid reträtter
    [only_with_support] räknas inte ensam, bara med sina stöd
   *[one_way] kan inte gå tillbaka
 }.
board-convoying-ports = En flotta konvojerar som till havs i { LIST($places, type: "and") }.
board-closed-in-fall = Ingen enhet kan gå in i { LIST($places, type: "and") } på hösten, och enheter där får inga order då.
