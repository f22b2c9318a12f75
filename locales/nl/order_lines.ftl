### What is wrong with the line of an order, what would be right, and what was assumed.

# A message and another behind it.
paragraph = { $first } { $second }
# How a line is written.
usage = { $usage }
# A remark behind an order.
comment-not-read = "{ $comment }" is niet gelezen.
too-many-plain-words = Deze e-mail heeft meer gewone zinnen en IFs dan in één e-mail gelezen worden. Vanaf hier worden alleen orders gelezen.
    .hint = Stuur de rest in een andere e-mail, of schrijf het zoals HELP ORDERS laat zien.

## Messages to players

# A message below words such as "Draft".
letter-not-certain = Het is niet zeker dat dit bericht verstuurd moet worden: het staat onder "{ $over }".
    .hint = Moet het wel verstuurd worden? Stuur het dan opnieuw zonder die regel.

## Places

read-as-place = "{ $word }" is gelezen als { NAME($place) }.
may-be-several-places = "{ $word }" kan { LIST($places, type: "or", max: 6, article: "no") } zijn.
write-in-full = Schrijf het voluit.
no-such-province = Geen gebied heet "{ $word }".
did-you-mean-one-of = Bedoelde je { LIST($names, type: "or", max: 6, article: "no") }?
map-lists-names = Met GET MAP krijg je de namen op deze kaart.
names-no-one-place = "{ $word }" wijst niet één gebied aan.
    .hint = Met GET MAP krijg je de namen.
no-such-coast = { CAPITALIZED(NAME($place, form: "nominative")) } heeft geen kust met die naam.
coasts-there-are = Je kunt kiezen uit { LIST($coasts, type: "or", max: 6) }.
leave-coast-out = Er is daar geen kust te kiezen: laat die weg.
second-place = "{ $word }" na de schuine streep is een tweede plaats, en een order geldt voor één.
no-coasts-to-choose = In { $place } is geen kust te kiezen.
no-coasts-in = In { $place } is geen kust te kiezen.
army-needs-no-coast = Een leger in { $place } heeft geen kust nodig.
coast-out-of-reach = De vloot kan die kust niet bereiken ({ NAME($place) }).
coasts-in-reach = Wel bereikbaar: { LIST($places, type: "or", max: 6, article: "no") }.
coast-read-as = Gelezen als { NAME($place) }.
which-coast = Welke kust van { NAME($place) }?
    .hint = Schrijf { LIST($orders, type: "or", max: 6) }. Een antwoord met alleen { LIST($coasts, type: "or") } is ook genoeg.
on-which-coast = Aan welke kust? Je kunt kiezen uit { LIST($places, type: "or", max: 6, article: "no") }.

## Units

your-units = Je eenheden: { LIST($units, type: "and", max: 20) }.
your-units-listed = Je eenheden: { $units }.
no-unit-in = In { $place } staat geen eenheid.
you-have-no-unit-in = Je hebt geen eenheid in { $place }.
you-have-no-unit-in-bare = Je hebt geen eenheid in { NAME($place, form: "nominative") }.
place-is-written = Bedoelde je { $place }? Dat schrijf je als { $code }.
unit-of-other-kind = De eenheid in { $place } is een { $kind ->
        [army] leger
       *[fleet] vloot
    }, geen { $written ->
        [army] leger
       *[fleet] vloot
    }.
write-unit-or-no-kind = Schrijf { $unit } of laat het type weg.
unit-is-of-kind = De eenheid in { $place } is een { $kind ->
        [army] leger
       *[fleet] vloot
    }.
unit-stands-in = In { $place } staat een { $kind }.
unit-meant-is = De bedoelde eenheid is { $unit }.
unit-of-power = De eenheid in { $place } is { $adjective ->
        [none] van { $power }
       *[other] van { $power }
    }.
unit-of-other-power = In { $place } staat een { $kind } { $adjective ->
        [none] van { $power }
       *[other] van { $power }
    }.
orders-name-no-owner = Orders noemen in deze partij geen eigenaar: laat de naam van het land weg.
check-where-it-stands = Met LIST zie je waar de eenheid staat.
no-unit-to-help = In { $place } staat geen eenheid om te { $action ->
        [support] steunen
       *[convoy] konvooieren
    }.
names-no-unit = Dat noemt geen eenheid.

## Orders as they are written

no-order-no-command = Dit is geen bekende order en geen bekend commando.
order-looks-like = Een order ziet eruit als A PAR - BUR; HELP laat de rest zien.
help-shows-what = HELP laat zien wat je kunt schrijven.
no-known-order = "{ $word }" is geen bekende order.
    .hint = Zet achter de eenheid - en een gebied, of H, S of C.
not-a-word-of-orders = "{ $word }" is geen woord dat de orders van deze partij kennen.
    .hint = Gebruik - H S C, of R D B W als die aan de beurt zijn.
stops-before-place = { $part ->
        [condition] De voorwaarde breekt af voordat er een gebied staat.
       *[order] De order breekt af voordat er een gebied staat.
    }
    .hint = Waarheen?
place-before = Vóór "{ $word }" ontbreekt een gebied.
adds-nothing-known = Het is niet duidelijk wat "{ $word }" aan de order toevoegt.
    .hint = Zet op elke regel één order. Een opmerking komt achter een #.
proxy-names-no-power = De PROXY noemt geen land.
order-says-no-action = De order zegt niet wat je { $kind } doet.
    .hint = Om te blijven staan: { $unit } H
order-before-breaks-off = "{ $order }" is niet overgenomen: de order ervoor breekt af.
one-order-a-line = Zet elke order op een eigen regel.
read-alone = Los gelezen: de tekst ervoor is afgewezen.

## Who speaks, and when

say-who-you-are = Zeg eerst wie je bent, vóór de orders.
you-do-not-speak-for = Je bent niet aangemeld als { $power }.
become-power = Ben je de spelleider? Schrijf dan BECOME { $power } op een regel erboven.
you-speak-for-no-power = Je bent hier niet aangemeld voor een land.
    .hint = SIGN ON land partij wachtwoord; een spelleider kan BECOME land schrijven.
game-is-over = { $game } is afgelopen: er zijn geen orders meer nodig.
    .hint = Met LIST zie je welke partijen nog lopen.
game-not-running = Er zijn geen orders nodig: de partij loopt niet.
nothing-to-order-in = In { $phase } is dat geen mogelijke order.
phase-sends-ahead = Met PHASE { $phase } op de regel erboven stuur je dit vooruit.
for-retreats-or-winter = Is dit voor de terugtochten of voor de winter?
    .hint = Zet het onder een regel Retreats: of Builds:; in de winter kan REMOVE ook.
no-order-of-movement = "{ $word }" kan niet in een fase met zetten.
    .hint = Eenheden blijven nu staan (H), bewegen (-), steunen (S) of konvooieren (C).
no-order-of-adjustments = "{ $word }" kan niet in een bouwfase.
    .hint = Nu bouw je eenheden (B), verwijder je ze (R) of zie je af van een bouw (W).
no-builds-in-phase = In deze fase wordt niet gebouwd.
    .hint = Dat gebeurt na de terugtochten van het najaar.
built-in-adjustments = Bouwen doe je in een bouwfase, niet nu.

## Moves

order-impossible = { CAPITALIZED($why) }.
cannot-get-to = { CAPITALIZED(NAME($kind, form: "nominative")) } in { $place } kan { $other } niet bereiken{ $how ->
        [foot] { " " }over land
        [support] { " " }om daar te steunen
       *[go] { "" }
    }.
can-get-to = Wel bereikbaar: { LIST($places, type: "or", max: 6, article: "no") }.
no-chain-of-fleets = Er is ook geen keten van vloten die het kan overzetten.
name-every-sea = Noem voor een konvooi elk zeegebied op de route: { $unit } - … - { NAME($place) }.
by-convoy = Via konvooi.
by-rail = Met de { $railway }: { $order }.
who-travels-by-rail = Alleen legers van { $power } reizen per spoor, tussen { LIST($places, type: "and", max: 6, article: "no") }.
carried-by-armies = Gedragen door legers.
only-by-leave = Alleen als het land met een eenheid in { $place } doorgang verleent: { $leave }.
canal-obeys = Alleen het land met een eenheid in { $place } kan orders geven aan { $canal }.
canal-lets-through-or-holds = Het kanaal ({ $canal }) laat eenheden door of blijft dicht.
    .hint = { $support }, of { $hold }.
fleet-moves-one-step = Een vloot doet één stap.
fleet-moves-one-step-to = Een vloot doet één stap: { $order }.
do-not-touch = { CAPITALIZED($place) } en { $other } grenzen niet aan elkaar.
transforms-in-winter = In deze partij veranderen eenheden van type in de winter, samen met het bouwen.
transforms-instead-of-moving = In deze partij veranderen eenheden van type in plaats van te bewegen, niet in de winter.
never-reaches = Vanuit { NAME($place, form: "nominative") } is { NAME($other, form: "nominative") } zo nooit te bereiken.

## Supports and convoys

cannot-support-itself = { $unit } kan zichzelf niet steunen.
    .hint = Om te blijven staan: { $unit } H; bij steun noem je een andere eenheid.
army-cannot-convoy = Het leger in { $place } kan niet konvooieren.
    .hint = Alleen vloten op zee konvooieren.
army-carries-no-army = Het leger in { $place } kan niet door een leger gedragen worden.
    .hint = Legers dragen vloten, van kust naar kust.
fleet-cannot-be-convoyed = De vloot in { $place } kan niet gekonvooieerd worden.
only-armies-by-convoy = Alleen legers reizen via konvooi.
convoy-says-no-end = Het konvooi zegt niet waar het leger heen gaat.
    .hint = Zet het doel erbij: … C A { NAME($place) } - gebied.
convoy-ends-at-sea = Een konvooi kan niet op zee eindigen, in { $place }.
    .hint = Noem het kustgebied waar het leger aan land gaat.
name-landing-last = Noem als laatste het kustgebied waar het leger aan land gaat.
no-convoy-starts-inland = { CAPITALIZED($place) } ligt in het binnenland: daar begint geen konvooi.
no-convoy-ends-inland = { CAPITALIZED($place) } ligt in het binnenland: daar eindigt geen konvooi.
convoy-passes-no-land = { CAPITALIZED($place) } is geen zeegebied: een konvooi kan er niet doorheen.
    .hint = Noem tussen begin en eind alleen zeegebieden.
no-fleet-in = In { $place } ligt geen vloot.
fleets-at-sea = Vloten op zee: { LIST($places, type: "and", max: 6, article: "no") }.
no-fleet-at-sea = Er is geen vloot op zee.

## Retreats

goes-before-others = Deze eenheid gaat vóór je andere eenheden die zich daarheen zouden terugtrekken.
priority-alone = Zet de voorrang op de regel van de terugtocht die voorgaat.
    .hint = Zoals in A VIE - BOH else TYR (priority).
was-not-dislodged = Je { $kind } in { $place } is niet verdreven en blijft staan.
units-to-retreat = Moeten zich terugtrekken: { LIST($units, type: "and", max: 6) }.
no-unit-to-retreat = Geen van je eenheden hoeft zich terug te trekken.
not-open-to-it = { $number ->
        [one] Niet mogelijk
       *[other] Niet mogelijk
    }: { LIST($places, type: "and", max: 6, article: "no") }.
open-to-it = Daarheen kan de eenheid zich terugtrekken, dus vervallen de keuzes erna.
was-dislodged = Je { $kind } in { $place } is verdreven: trek je terug of hef de eenheid op.
cannot-retreat-to = Je { $kind } kan zich niet terugtrekken naar { $place }: dat gebied is bezet, er is om gevochten, of de aanval kwam ervandaan.
nothing-open-to-it = De eenheid kan nergens heen: { $unit } D.
can-retreat-to = Mogelijk: { LIST($places, type: "or", max: 6, article: "no") }, of opheffen.
only-retreats-have-choices = Alleen een terugtocht kan een tweede keus hebben.
alternatives-example = Bijvoorbeeld: F BRE R MAO, else GAS, else disband.
send-the-one-that-counts = Stuur de order die moet gelden; HELP ORDERS laat zien hoe je IF, ELSE en ENDIF schrijft.
nothing-after-else = Achter de laatste ELSE staat niets.
no-other-choice = "{ $word }" is geen tweede keus voor een terugtocht.
no-condition-in-words = Voorwaarden in woorden worden niet gelezen. Hiervan is dus niets overgenomen.
    .hint = HELP ORDERS laat zien hoe je IF, ELSE en ENDIF schrijft, elk op een eigen regel.

## Adjustments

none-began-season-there = Geen van je eenheden van dat type begon het seizoen in { $place }. Daarom is de eenheid bedoeld die er nu staat.
is-off-the-board = In { $place } begon een { $kind } het seizoen, maar die eenheid is al van het bord.
began-season-there = De eenheid ({ $kind }) die het seizoen begon in { $place } en nu in { $now } staat.
list-shows-units = Met LIST zie je waar je eenheden staan.
list-shows-units-and-centres = LIST laat eenheden en aanvoergebieden zien.
remove-unit-of-today = Voor de eenheid die er nu staat: REMOVE { $unit } NOW.
remove-where-it-went = De eenheid ({ $kind }) die het seizoen daar begon, staat nu in { $place }: REMOVE { $unit }.
no-build-due = Je hebt niets te bouwen: { $due ->
        [remove] je moet er { $number } verwijderen
       *[nothing] je hebt evenveel eenheden als aanvoergebieden
    }.
no-removal-due = Je hebt niets te verwijderen: { $due ->
        [build] je mag er { $number } bouwen
       *[nothing] je hebt evenveel eenheden als aanvoergebieden
    }.
none-left-out-at-start = Vóór de eerste zetten kan geen eenheid weggelaten worden.
    .hint = Een aanvoergebied zonder order krijgt de eenheid uit de standaardpartij.
you-do-not-own = { CAPITALIZED(NAME($place, form: "nominative")) } is niet van jou.
unit-is-there = Er staat een { $kind ->
        [army] leger
       *[fleet] vloot
    } in { NAME($place, form: "nominative") }.
not-your-home-centre = { CAPITALIZED(NAME($place, form: "nominative")) } is niet een van je thuisgebieden.
no-supply-centre = { CAPITALIZED(NAME($place, form: "nominative")) } is geen aanvoergebied.
no-centre-free = Geen gebied waarin je kunt bouwen is vrij.
army-or-fleet = Leger of vloot?
write-one-of = Schrijf { LIST($orders, type: "or", max: 6) }.
kind-read-as = Gelezen als { $kind ->
        [army] leger
       *[fleet] vloot
    }.
no-fleet-built-inland = { CAPITALIZED($place) } ligt in het binnenland: daar kun je geen vloot bouwen.
    .hint = Bouw een leger.
never-builds-there = { CAPITALIZED(NAME($place, form: "nominative")) } is niet een van je thuisgebieden: daar kun je nooit bouwen.
never-builds-fleet-there = { CAPITALIZED(NAME($place, form: "nominative")) } ligt in het binnenland: daar wordt nooit een vloot gebouwd.

## Lent units

proxy-of-one-phase = Een PROXY tussen de orders geldt alleen voor deze fase.
lent-to-own-power = Je leent een eenheid uit aan een ander land, niet aan je eigen land.
lent-to-a-power = Je leent een eenheid uit AAN een land.
how-long-proxy-lasts = Zeg hoe lang de PROXY duurt.
names-no-power = "{ $word }" is geen land.
may-be-several-powers = "{ $word }" kan meer dan één land zijn.
two-letters-are-enough = Twee letters zijn genoeg: { LIST($powers, type: "or", max: 6) }.
no-proxies-here = Deze partij kent geen PROXY.
    .hint = Geef de eenheid zelf een order, of steun die van hen.

## Naval Diplomacy

patrol-of-two = { $order } en het land, als er twee vloten van je zijn.
block-in-a-strait = Een vloot kan hier een zeestraat sluiten: { LIST($places, type: "or", max: 6, article: "no") }.
blocks-only-strait = Vanuit { $place } kan alleen deze zeestraat worden gesloten: { LIST($places, type: "and", max: 6, article: "no") }.
both-steps-of-supported = Komt er een vloot die verder vaart, noem dan beide stappen, zoals in { $order }.
one-step-leads-to = Vanuit { $place } leidt één stap naar { LIST($places, type: "or", max: 6, article: "no") }.
for-one-fleet-or-more = Een order is voor één vloot of meer.
fewer-fleets = Je hebt { $number ->
        [one] één vloot
       *[other] { $number } vloten
    } in { $place }, niet { $wanted }.
two-steps-at-most = Een vloot doet hoogstens twee stappen.
counts-only-if-passed = Dit telt alleen als de eigenaar van { NAME($place, form: "nominative") } je doorlaat: { $code } FRIENDLY TO { $power }.
help-follows-one-step = Steun of een konvooi volgt op één stap, niet op twee.
support-of-last-step = De steun is voor de laatste stap.
support-of-first-step = Een eerste stap steunen heeft geen effect.
your-own-power = Dat is je eigen land.
    .hint = Noem een ander land.
may-be-power = Het kan { LIST($powers, type: "or", max: 6) } zijn.
patrol-names-one-power = Een patrouille noemt één land.
block-names-one-power = Een blokkade noemt één land.
passage-names-one-power = Een doorgang noemt één land.
opens-no-passage = { CAPITALIZED($place) } geeft geen doorgang.
    .hint = Deze aanvoergebieden wel: { LIST($places, type: "and", max: 6, article: "no") }.
passage-of-another = { CAPITALIZED($place) } is niet van jou: alleen de eigenaar laat anderen door.
passage-with-moves = Doorgang verleen je samen met de zetten.
    .hint = Stuur dit als er zetten nodig zijn.

## Illegal Gunboat

line-is-like = Een regel is zoals A(Par)-Bur, A(Par)S A(Mar)-Bur, F(Lon)C A(Wal)-Bel of A(Par)H.
nothing-but-the-order = Op de regel mag niets anders staan dan de order.
unit-is-written = Een eenheid is A of F, met het gebied tussen haakjes.
hold-stands-alone = Achter H kan niets staan.
written-in-full = "{ $word }" staat voluit, en hier gelden alleen afkortingen van gebieden als woorden.
line-says-no-goal = De regel zegt niet waarheen.
holds-moves-supports-convoys = De regel zegt niet wat de eenheid doet. Een eenheid kan blijven staan (H), bewegen (-), steunen (S) of konvooieren (C).
only-fleets-convoy = Alleen een vloot kan de order krijgen om te konvooieren.
only-armies-convoyed = Alleen een leger kan gekonvooieerd worden.
only-country-in-brackets = Tussen die haakjes kan alleen een land staan.
support-says-goal = Steun zegt waarheen, of H.
convoy-says-goal = Een konvooi zegt waarheen.
line-dropped = Je hebt geen eenheid in { $place }. De regel vervalt en wordt niet afgedrukt.
no-press-under-any-form = In deze partij is er geen press, in welke vorm dan ook.
    .hint = HELP ILLEGAL vertelt hoe je praat.

## Why lines are ignored

ignored-too-far-down = onder regel { $line }
ignored-quote = geciteerde tekst
ignored-copy = tekst uit de e-mail van de judge
ignored-wrapped = het einde van een geciteerde regel
ignored-forward = geciteerde of doorgestuurde tekst
ignored-memo = de kop van een memo
ignored-below-heading = tekst onder de kop van een andere e-mail
ignored-below-fence = tekst onder de regel waarboven je moet antwoorden
ignored-signature = een handtekening
ignored-device = door een mailprogramma toegevoegd
ignored-disclaimer = een disclaimer
ignored-comment = een opmerking
ignored-order-with-head = een order op de regel die een citaat inleidt
ignored-after-sign-off = na SIGN OFF
ignored-greeting = een groet
ignored-heading = een kop
ignored-nothing-ordered = onder deze kop staat geen order
ignored-no-words = geen woorden
ignored-trial = een proef, waarin niets telt
did-you-mean-orders = Bedoelde je: { LIST($orders, type: "commas", max: 4) }?
order-not-certain = Dit is geen order die de judge met zekerheid leest, dus er telt nog niets van.
order-on-own-line = Zet elke order op een eigen regel.
condition-asked = Voorwaarde: { $condition }.
condition-decided = { $head }: { $so ->
    [yes] ja
       *[no] nee
    }, { $reasons }.
condition-both = { $first } en { $second }
condition-either = { $first } of { $second }
condition-part = ({ $part })
condition-unit = { $kind ->
    [any] eenheid
       *[other] { $kind }
    }{ $whose ->
    [any] { "" }
       *[power] { " " }({ $power })
    }
    .one = { $kind ->
        [army] een leger
        [fleet] een vloot
        [any] een eenheid
       *[other] een { $kind }
    }{ $whose ->
        [any] { "" }
       *[power] { " " }({ $power })
    }
condition-stands = in { $place } staat { $so ->
    [yes] { $unit }
       *[no] geen { $unit }
    }
condition-dislodged = { $unit } in { $place } is { $so ->
    [yes] verdreven
       *[no] niet verdreven
    }
condition-moved = { $unit } in { $place } ging { $so ->
    [yes] naar { $to }
       *[no] niet naar { $to }
    }
condition-owns = { $so ->
    [yes] { $power } bezit { $place }
       *[no] { $power } bezit { $place } niet
    }
condition-due = { $what ->
    [builds] te bouwen eenheden:
       *[removals] te verwijderen eenheden:
    } { $so ->
    [yes] { $amount }
       *[no] niet { $amount }
    }

## What is said of orders that a word governs, and of those that are only proposed.

orders-in-question = Een vraag is geen order. Niet overgenomen: { LIST($orders, type: "commas", max: 4) }.
    .hint = Stuur de order op zichzelf als die moet tellen. { refused-predicts-for-master.hint }
    .mark = Stuur die zonder vraagteken als die moet tellen. { refused-predicts-for-master.hint }
orders-for-later = "{ $words }" gaat over een latere fase, dus hiervan is niets overgenomen.
    .hint = { wish-without-phase.hint }
orders-denied = Dit zegt wat er niet moet gebeuren ({ LIST($orders, type: "commas", max: 4) }) en verandert niets.
    .hint = Een nieuwe order voor de eenheid vervangt de oude; CLEAR ALL trekt ze allemaal in.
orders-on-condition = Voorwaarden in woorden worden niet gelezen ("{ $words }"), dus hiervan is niets overgenomen.
    .hint = Zonder voorwaarde stuur je alleen de order: { LIST($orders, type: "commas", max: 4) }. HELP ORDERS laat zien hoe je IF schrijft.
orders-taken-back-beside = "{ $words }" trekt in wat ervoor staat. Niet overgenomen: { LIST($orders, type: "commas", max: 4) }.
    .hint = Stuur wat telt op een eigen regel.
orders-near-words = Op de regel ervoor of erna staat "{ $words }". Niet overgenomen: { LIST($orders, type: "commas", max: 4) }.
orders-beside-words = Op de regel staat ook "{ $words }". Niet overgenomen: { LIST($orders, type: "commas", max: 4) }.
    .hint = Stuur alleen de order die je wilt, op een eigen regel.
orders-for-one-unit = Dit noemt meer orders voor één eenheid ({ LIST($orders, type: "commas", max: 4) }), dus er telt nog niets van.
orders-run-together = Hier lopen orders in elkaar over, dus er telt nog niets van.
orders-of-one-action = Er staan meer eenheden voor één handeling ("{ $words }"), dus er telt nog niets van.
orders-of-two-meanings = Dit kan twee dingen betekenen, dus er telt nog niets van: { LIST($orders, type: "commas", max: 4) }; of { LIST($others, type: "commas", max: 4) }.
orders-in-part = Niet alles hiervan is begrepen ("{ $words }"), dus er telt nog niets van.
orders-in-part-rejected = Niet alles hiervan is begrepen ("{ $words }"), dus er is niets van aangenomen.
words-not-read = "{ $words }" is niet gelezen.
read-as-move = Gelezen als zet.
no-letter-open = Hier is geen bericht open.
    .hint = Een bericht begint met PRESS TO … of BROADCAST.
no-if-open = Hier is geen IF open.
    .hint = HELP ORDERS laat zien hoe IF, ELSE en ENDIF samengaan.
line-too-long = De regel heeft { $number } tekens; het maximum is { $most }.
    .orders = De regel bevat { $number } orders; het maximum is { $most }.
    .hint = Zet één order op een regel.

## Headings over orders

heading-names-phase = Deze kop noemt { $named }, maar de partij is in fase { $phase }.
    .hint = Schrijf PHASE { $next } in plaats daarvan om de orders eronder voor dan te bewaren.
heading-names-game = Deze kop noemt de partij { $named }, maar je SIGN ON is voor { $game }.
heading-names-power = Deze kop noemt { $named }, maar je bent aangemeld als { $power }.
heading-names-player = Deze kop noemt een andere speler, { $named }; je bent geregistreerd als { $player }.
heading-not-certain = Het is niet zeker dat de orders onder { $words } voor nu zijn.
