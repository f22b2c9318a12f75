### What is wrong with the line of an order, what would be right, and what was assumed.

# A message and another behind it.
paragraph = { $first } { $second }
# How a line is written.
usage = { $usage }
# A remark behind an order.
comment-not-read = "{ $comment }" lästes inte.
too-many-plain-words = Det här mejlet innehåller mer löpande text och fler IF än vad som läses i ett mejl. Härifrån läses bara order.
    .hint = Skicka resten i ett annat mejl, eller skriv så som HELP ORDERS visar.

## Messages to players

# A message below words such as "Draft".
letter-not-certain = Det är oklart om det här meddelandet ska skickas: det står under "{ $over }".
    .hint = Om det ska skickas, skicka det igen utan den raden.

## Places

read-as-place = "{ $word }" lästes som { NAME($place) }.
may-be-several-places = "{ $word }" kan betyda { LIST($places, type: "or", max: 6, article: "no") }.
write-in-full = Skriv ut hela namnet.
no-such-province = Ingen provins heter "{ $word }".
did-you-mean-one-of = Menade du { LIST($names, type: "or", max: 6, article: "no") }?
map-lists-names = GET MAP visar namnen på den här kartan.
names-no-one-place = "{ $word }" är inte namnet på någon bestämd plats.
    .hint = GET MAP visar namnen.
no-such-coast = { NAME($place) } har ingen kust med det namnet.
coasts-there-are = Där finns { LIST($coasts, type: "or", max: 6) }.
leave-coast-out = Den har inga kuster att välja mellan: skriv ingen kust.
second-place = "{ $word }" efter snedstrecket är en andra plats, och en order gäller en.
no-coasts-to-choose = { $place } har inga kuster att välja mellan.
no-coasts-in = I { $place } finns inga kuster att välja mellan.
army-needs-no-coast = En armé behöver ingen kust i { $place }.
coast-out-of-reach = Flottan kan inte nå den kusten i { $place }.
coasts-in-reach = Den kan nå { LIST($places, type: "or", max: 6) }.
coast-read-as = Läst som { $place }.
which-coast = Vilken kust i { NAME($place) }?
    .hint = Skriv { LIST($orders, type: "or", max: 6) }. Det räcker också att svara bara { LIST($coasts, type: "or") }.
on-which-coast = På vilken kust? Det finns { LIST($places, type: "or", max: 6) }.

## Units

your-units = Dina enheter: { LIST($units, type: "and", max: 20) }.
your-units-listed = Dina enheter: { $units }.
no-unit-in = Det finns ingen enhet i { $place }.
you-have-no-unit-in = Du har ingen enhet i { $place }.
you-have-no-unit-in-bare = Du har ingen enhet i { NAME($place) }.
place-is-written = Menade du { $place }? Det skrivs { $code }.
unit-of-other-kind = Enheten i { $place } är { $kind ->
        [army] en armé
       *[fleet] en flotta
    }, inte { $written ->
        [army] en armé
       *[fleet] en flotta
    }.
write-unit-or-no-kind = Skriv { $unit }, eller utelämna enhetstypen.
unit-is-of-kind = Enheten i { $place } är { $kind ->
        [army] en armé
       *[fleet] en flotta
    }.
unit-stands-in = { CAPITALIZED($kind) }n står i { $place }.
unit-meant-is = Enheten som menas är { $unit }.
unit-of-power = Enheten i { $place } { $adjective ->
        [none] tillhör { $power }
       *[other] tillhör { $power }
    }.
unit-of-other-power = { CAPITALIZED($kind) }n i { $place } { $adjective ->
        [none] tillhör { $power }
       *[other] tillhör { $power }
    }.
orders-name-no-owner = Order i det här partiet anger ingen ägare: utelämna maktens namn.
check-where-it-stands = Skicka LIST för att se var den står.
no-unit-to-help = I { $place } finns ingen enhet att { $action ->
    [support] stödja
   *[convoy] konvojera
 }.
names-no-unit = Det är inte namnet på någon enhet.

## Orders as they are written

no-order-no-command = Det här är inte någon känd order eller något känt kommando.
order-looks-like = En order ser ut så här: A PAR - BUR; resten visar HELP.
help-shows-what = HELP visar vad man kan skriva.
no-known-order = "{ $word }" är inte en känd order.
    .hint = Skriv - och en plats, H, S eller C efter enheten.
not-a-word-of-orders = "{ $word }" är inte ett ord som används i det här partiets order.
    .hint = Använd - H S C, eller R D B W när det är dags för sådana.
stops-before-place = { $part ->
        [condition] Villkoret slutar innan det anger någon plats.
       *[order] Ordern slutar innan den anger någon plats.
    }
    .hint = Vart?
place-before = Det saknas en plats före "{ $word }".
adds-nothing-known = Det är oklart vad "{ $word }" tillför ordern.
    .hint = Skriv en order per rad. En anmärkning skrivs efter #.
proxy-names-no-power = PROXY anger ingen makt.
order-says-no-action = Ordern säger inte vad { $kind }n ska göra.
    .hint = För att stå kvar: { $unit } H
order-before-breaks-off = "{ $order }" togs inte med: ordern före slutar för tidigt.
one-order-a-line = Skriv varje order på en egen rad.
read-alone = Läst för sig: texten framför avvisades.

## Who speaks, and when

say-who-you-are = Tala om vem du är före orderna.
you-do-not-speak-for = Du är inte anmäld som { $power }.
become-power = Om du är spelledare, skriv BECOME { $power } på en rad ovanför.
you-speak-for-no-power = Du är inte anmäld som någon makt här.
    .hint = SIGN ON makt parti lösenord; en spelledare kan skriva BECOME makt.
game-is-over = { $game } är slut: inga fler order ska skickas.
    .hint = LIST visar de partier som pågår.
game-not-running = Inga order ska skickas: partiet pågår inte.
nothing-to-order-in = Det går inte att ge order om det i { $phase }.
phase-sends-ahead = Med PHASE { $phase } på raden ovanför skickas det i förväg.
for-retreats-or-winter = Gäller det reträtterna eller vintern?
    .hint = Skriv det under en rad med Retreats: eller Builds:; för vintern går det också bra med REMOVE.
no-order-of-movement = "{ $word }" är inte en order för en dragfas.
    .hint = Nu står enheterna kvar, flyttar (-), stöder (S) eller konvojerar (C).
no-order-of-adjustments = "{ $word }" är inte en order för en byggfas.
    .hint = Nu byggs enheter (B) eller tas bort (R), eller så avstår man från byggen (W).
no-builds-in-phase = Inga byggen är aktuella i den här fasen.
    .hint = De kommer efter höstens reträtter.
built-in-adjustments = Byggen beordras i byggfaser, inte nu.

## Moves

order-impossible = { CAPITALIZED($why) }.
cannot-get-to = { CAPITALIZED($kind) }n i { $place } kan inte ta sig till { $other }{ $how ->
        [foot] { " " }landvägen
        [support] { " " }för att stödja
       *[go] { "" }
    }.
can-get-to = Den kan ta sig till { LIST($places, type: "or", max: 6) }.
no-chain-of-fleets = Ingen kedja av flottor kan föra över den heller.
name-every-sea = För en konvoj anges varje hav på vägen: { $unit } - … - { $place }.
by-convoy = Via konvoj.
by-rail = Med järnvägen { $railway }: { $order }.
who-travels-by-rail = Bara arméer från { $power } reser med järnvägen, mellan { LIST($places, type: "and", max: 6) }.
carried-by-armies = Buren av arméer.
only-by-leave = Bara om makten med en enhet i { $place } släpper fram den: { $leave }.
canal-obeys = Bara makten med en enhet i { $place } kan ge order till kanalen ({ $canal }).
canal-lets-through-or-holds = Kanalen ({ $canal }) släpper fram enheter eller står kvar.
    .hint = { $support }, eller { $hold }.
fleet-moves-one-step = En flotta flyttar ett steg.
fleet-moves-one-step-to = En flotta flyttar ett steg: { $order }.
do-not-touch = { $place } och { $other } gränsar inte till varandra.
transforms-in-winter = I det här partiet byter enheter typ på vintern, tillsammans med byggena.
transforms-instead-of-moving = I det här partiet byter enheter typ i stället för att flytta, inte på vintern.
never-reaches = Ingenting i { NAME($place) } kan någonsin nå { NAME($other) } på det sättet.

## Supports and convoys

cannot-support-itself = { $unit } kan inte stödja sig själv.
    .hint = För att stå kvar: { $unit } H; ett stöd anger en annan enhet.
army-cannot-convoy = Armén i { $place } kan inte konvojera.
    .hint = Bara flottor till havs konvojerar.
army-carries-no-army = Armén i { $place } kan inte bäras av en armé.
    .hint = Arméer bär flottor, från kust till kust.
fleet-cannot-be-convoyed = Flottan i { $place } kan inte konvojeras.
only-armies-by-convoy = Bara arméer reser med konvoj.
convoy-says-no-end = Konvojordern säger inte vart armén ska.
    .hint = Lägg till målet: … C A { $place } - plats.
convoy-ends-at-sea = En konvoj kan inte sluta till havs, i { $place }.
    .hint = Ange den kustprovins där armén stiger i land.
name-landing-last = Ange den kustprovins där armén stiger i land sist.
no-convoy-starts-inland = { $place } ligger i inlandet: ingen konvoj börjar där.
no-convoy-ends-inland = { $place } ligger i inlandet: ingen konvoj slutar där.
convoy-passes-no-land = { $place } är inte ett havsområde: en konvoj kan inte gå igenom det.
    .hint = Ange bara havsområden mellan start och mål.
no-fleet-in = Det finns ingen flotta i { $place }.
fleets-at-sea = Flottor till havs: { LIST($places, type: "and", max: 6) }.
no-fleet-at-sea = Ingen flotta är till havs.

## Retreats

goes-before-others = Den går före dina andra enheter som vill retirera dit.
priority-alone = Skriv företrädet på raden för den reträtt som går först.
    .hint = Till exempel A VIE - BOH else TYR (priority).
was-not-dislodged = { CAPITALIZED($kind) }n i { $place } fördrevs inte och står kvar.
units-to-retreat = Ska retirera: { LIST($units, type: "and", max: 6) }.
no-unit-to-retreat = Ingen av dina enheter behöver retirera.
not-open-to-it = { LIST($places, type: "and", max: 6) } { $number ->
        [one] är inte öppet
       *[other] är inte öppna
    } för den.
open-to-it = Dit kan den retirera, så valen därefter sparas inte.
was-dislodged = { CAPITALIZED($kind) }n i { $place } fördrevs: den retirerar eller upplöses.
cannot-retreat-to = { CAPITALIZED($kind) }n kan inte retirera till { $place }: platsen är upptagen, omstridd eller den som angreppet kom från.
nothing-open-to-it = Den har ingenstans att retirera: { $unit } D.
can-retreat-to = Den kan retirera till { LIST($places, type: "or", max: 6) }, eller upplösas.
only-retreats-have-choices = Bara en reträtt kan ha ett andrahandsval.
alternatives-example = Till exempel: F BRE R MAO, else GAS, else disband.
send-the-one-that-counts = Skicka den som ska räknas; HELP ORDERS visar hur man skriver IF, ELSE och ENDIF.
nothing-after-else = Ingenting anges efter det sista ELSE.
no-other-choice = "{ $word }" är inte ett andrahandsval för en reträtt.
no-condition-in-words = Villkor i löpande text läses inte, så inget av detta togs med.
    .hint = HELP ORDERS visar hur man skriver IF, ELSE och ENDIF, vart och ett på en egen rad.

## Adjustments

none-began-season-there = Ingen av dina enheter av den typen stod i { $place } när säsongen började, så den som står där nu menas.
is-off-the-board = { CAPITALIZED($kind) }n som stod i { $place } när säsongen började är inte längre kvar på brädet.
began-season-there = { CAPITALIZED($kind) }n som stod i { $place } när säsongen började och nu står i { $now }.
list-shows-units = Skicka LIST för att se var dina enheter står.
list-shows-units-and-centres = LIST visar enheter och center.
remove-unit-of-today = För den som står där nu: REMOVE { $unit } NOW.
remove-where-it-went = { CAPITALIZED($kind) }n som stod där när säsongen började står nu i { $place }: REMOVE { $unit }.
no-build-due = Du har inget att bygga: { $due ->
        [remove] du måste ta bort { $number }
       *[nothing] du har lika många enheter som center
    }.
no-removal-due = Du har inget att ta bort: { $due ->
        [build] du får bygga { $number }
       *[nothing] du har lika många enheter som center
    }.
none-left-out-at-start = Ingen enhet kan utelämnas före de första dragen.
    .hint = Ett center utan order får sin enhet från standardpartiet.
you-do-not-own = Du äger inte { NAME($place) }.
unit-is-there = Det står { $kind ->
        [army] en armé
       *[fleet] en flotta
    } i { NAME($place) }.
not-your-home-centre = { NAME($place) } är inte ett av dina hemmacenter.
no-supply-centre = { NAME($place) } är inte ett försörjningscenter.
no-centre-free = Inget center där du kan bygga är ledigt.
army-or-fleet = Armé eller flotta?
write-one-of = Skriv { LIST($orders, type: "or", max: 6) }.
kind-read-as = Läst som { $kind ->
        [army] en armé
       *[fleet] en flotta
    }.
no-fleet-built-inland = { $place } ligger i inlandet: ingen flotta kan byggas där.
    .hint = Bygg en armé.
never-builds-there = { NAME($place) } är inte ett av dina hemmacenter: där kan du aldrig bygga.
never-builds-fleet-there = { NAME($place) } ligger i inlandet: där byggs aldrig någon flotta.

## Lent units

proxy-of-one-phase = Ett PROXY bland orderna gäller bara den här fasen.
lent-to-own-power = En enhet lånas ut till en annan makt, inte till den egna.
lent-to-a-power = En enhet lånas ut TILL en makt.
how-long-proxy-lasts = Ange hur länge PROXY gäller.
names-no-power = "{ $word }" är inte namnet på någon makt.
may-be-several-powers = "{ $word }" kan betyda flera makter.
two-letters-are-enough = Två bokstäver räcker: { LIST($powers, type: "or", max: 6) }.
no-proxies-here = I det här partiet finns inte PROXY.
    .hint = Ge själv order till enheten, eller stöd deras.

## Naval Diplomacy

patrol-of-two = { $order } och makten, om två av dina flottor står där.
block-in-a-strait = En flotta kan blockera i { LIST($places, type: "or", max: 6) }.
blocks-only-strait = Från { $place } kan bara detta sund blockeras: { LIST($places, type: "and", max: 6, article: "no") }.
both-steps-of-supported = Om en flotta kommer dit och går vidare, skriv båda stegen, som i { $order }.
one-step-leads-to = Från { $place } leder ett steg till { LIST($places, type: "or", max: 6) }.
for-one-fleet-or-more = En order gäller en flotta eller flera.
fewer-fleets = Du har { $number ->
        [one] en flotta
       *[other] { $number } flottor
    } i { $place }, inte { $wanted }.
two-steps-at-most = En flotta tar högst två steg.
counts-only-if-passed = Det räknas bara om ägaren till { NAME($place) } släpper fram dig: { $code } FRIENDLY TO { $power }.
help-follows-one-step = Ett stöd eller en konvoj följer på ett steg, inte på två.
support-of-last-step = Stödet gäller det sista steget.
support-of-first-step = Att stödja ett första steg har ingen verkan.
your-own-power = Det är din egen makt.
    .hint = Ange en annan.
may-be-power = Det kan vara { LIST($powers, type: "or", max: 6) }.
patrol-names-one-power = En patrull anger en makt.
block-names-one-power = En blockad anger en makt.
passage-names-one-power = En genomfart anger en makt.
opens-no-passage = { $place } öppnar ingen genomfart.
    .hint = De center som gör det: { LIST($places, type: "and", max: 6) }.
passage-of-another = { $place } är inte ditt: bara ägaren släpper fram andra.
passage-with-moves = Genomfart beviljas tillsammans med dragen.
    .hint = Skicka det när det är dags för drag.

## Illegal Gunboat

line-is-like = En rad ser ut som A(Par)-Bur, A(Par)S A(Mar)-Bur, F(Lon)C A(Wal)-Bel eller A(Par)H.
nothing-but-the-order = Raden får inte innehålla något annat än ordern.
unit-is-written = En enhet är A eller F och dess provins inom parentes.
hold-stands-alone = Ingenting får stå efter H.
written-in-full = "{ $word }" är helt utskrivet, och här är bara förkortningar av provinser tillåtna.
line-says-no-goal = Raden säger inte vart.
holds-moves-supports-convoys = Raden säger inte vad enheten gör. Den kan stå kvar (H), flytta (-), stödja (S) eller konvojera (C).
only-fleets-convoy = Bara en flotta kan få order att konvojera.
only-armies-convoyed = Bara en armé kan konvojeras.
only-country-in-brackets = Inom de parenteserna kan det bara stå en makt.
support-says-goal = Ett stöd säger vart, eller H.
convoy-says-goal = En konvoj säger vart.
line-dropped = Du har ingen enhet i { $place }. Raden stryks och skrivs inte ut.
no-press-under-any-form = Det finns ingen press i det här partiet, inte i någon form.
    .hint = HELP ILLEGAL visar hur man talar med varandra.

## Why lines are ignored

ignored-too-far-down = nedanför rad { $line }
ignored-quote = citerad text
ignored-copy = text ur domarens mejl
ignored-wrapped = slutet på en citerad rad
ignored-forward = citerad eller vidarebefordrad text
ignored-memo = huvudet på ett memo
ignored-below-heading = text under huvudet på ett annat mejl
ignored-below-fence = text under raden som man ska svara ovanför
ignored-signature = en signatur
ignored-device = tillagt av ett mejlprogram
ignored-disclaimer = en ansvarsfriskrivning
ignored-comment = en kommentar
ignored-order-with-head = en order på raden som inleder ett citat
ignored-after-sign-off = efter SIGN OFF
ignored-greeting = en hälsning
ignored-heading = en rubrik
ignored-nothing-ordered = under den här rubriken beordras inget
ignored-no-words = inga ord
ignored-trial = en provkörning, där inget räknas
did-you-mean-orders = Menade du: { LIST($orders, type: "commas", max: 4) }?
order-not-certain = Det är ingen order som domaren säkert kan läsa, så inget av den räknas ännu.
order-on-own-line = Skriv varje order på en egen rad.
condition-asked = Villkor: { $condition }.
condition-decided = { $head }: { $so ->
    [yes] ja
       *[no] nej
    }, { $reasons }.
condition-both = { $first } och { $second }
condition-either = { $first } eller { $second }
condition-part = ({ $part })
condition-unit = { $kind ->
    [any] enhet
       *[other] { $kind }
    }{ $whose ->
    [any] { "" }
       *[power] { " " }({ $power })
    }
    .one = { $kind ->
        [army] en armé
        [fleet] en flotta
        [any] en enhet
       *[other] { $kind }
    }{ $whose ->
        [any] { "" }
       *[power] { " " }({ $power })
    }
condition-stands = { $so ->
    [yes] { $unit } står i { $place }
       *[no] ingen { $unit } står i { $place }
    }
condition-dislodged = { $unit } i { $place } blev { $so ->
    [yes] fördriven
       *[no] inte fördriven
    }
condition-moved = { $unit } i { $place } gick { $so ->
    [yes] till { $to }
       *[no] inte till { $to }
    }
condition-owns = { $so ->
    [yes] { $power } äger { $place }
       *[no] { $power } äger inte { $place }
    }
condition-due = { $what ->
    [builds] byggen att göra:
       *[removals] borttagningar att göra:
    } { $so ->
    [yes] { $amount }
       *[no] inte { $amount }
    }

## What is said of orders that a word governs, and of those that are only proposed.

orders-in-question = En fråga är ingen order. Togs inte med: { LIST($orders, type: "commas", max: 4) }.
    .hint = Skicka ordern för sig om den ska räknas. { refused-predicts-for-master.hint }
    .mark = Skicka den utan frågetecken om den ska räknas. { refused-predicts-for-master.hint }
orders-for-later = "{ $words }" handlar om en senare fas, så inget av detta togs med.
    .hint = { wish-without-phase.hint }
orders-denied = Det säger vad som inte ska göras ({ LIST($orders, type: "commas", max: 4) }) och ändrar ingenting.
    .hint = En ny order för enheten ersätter den gamla; CLEAR ALL tar tillbaka alla.
orders-on-condition = Villkor i ord läses inte ("{ $words }"), så inget av detta togs med.
    .hint = Utan villkor: skicka bara ordern, { LIST($orders, type: "commas", max: 4) }. HELP ORDERS visar hur IF skrivs.
orders-taken-back-beside = "{ $words }" tar tillbaka det som står före. Togs inte med: { LIST($orders, type: "commas", max: 4) }.
    .hint = Skicka det som räknas på en egen rad.
orders-near-words = På raden före eller efter står "{ $words }". Togs inte med: { LIST($orders, type: "commas", max: 4) }.
orders-beside-words = På raden står också "{ $words }". Togs inte med: { LIST($orders, type: "commas", max: 4) }.
    .hint = Skicka bara den order som du vill ha, på en egen rad.
orders-for-one-unit = Här står flera order för en enhet ({ LIST($orders, type: "commas", max: 4) }), så inget av det räknas ännu.
orders-run-together = Flera order flyter ihop här, så inget av det räknas ännu.
orders-of-one-action = Flera enheter står före en handling ("{ $words }"), så inget av det räknas ännu.
orders-of-two-meanings = Det kan betyda två saker, så inget av det räknas ännu: { LIST($orders, type: "commas", max: 4) }; eller { LIST($others, type: "commas", max: 4) }.
orders-in-part = Allt gick inte att förstå ("{ $words }"), så inget av det räknas ännu.
orders-in-part-rejected = Allt gick inte att förstå ("{ $words }"), så inget av det godtogs.
words-not-read = "{ $words }" lästes inte.
read-as-move = Läst som en förflyttning.
no-letter-open = Inget meddelande är öppet här.
    .hint = Ett meddelande börjar med PRESS TO … eller BROADCAST.
no-if-open = Inget IF är öppet här.
    .hint = HELP ORDERS visar hur IF, ELSE och ENDIF hör ihop.
line-too-long = Raden har { $number } tecken; högst { $most } får den ha.
    .orders = Raden innehåller { $number } order; högst { $most } får stå där.
    .hint = Skriv en order per rad.

## Headings over orders

heading-names-phase = Den här rubriken nämner { $named }, men partiet är i fasen { $phase }.
    .hint = Skriv PHASE { $next } i dess ställe för att spara orderna under den till dess.
heading-names-game = Den här rubriken nämner partiet { $named }, men ditt SIGN ON gäller { $game }.
heading-names-power = Den här rubriken nämner { $named }, men du är anmäld som { $power }.
heading-names-player = Den här rubriken nämner en annan spelare, { $named }; du är registrerad som { $player }.
heading-not-certain = Det är inte säkert att orderna under { $words } gäller nu.
