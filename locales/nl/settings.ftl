### HELP of settings: what each one decides. The key is its name in judge/game/settings/.

help-setting-variant = De kaart en de start, en de opties van het bord.
help-setting-rulebook = De uitgave van de regels. Met SET RULEBOOK zie je ze allemaal.
help-setting-reading = Hoe streng orders gelezen worden. ILLEGAL kan alleen vóór de start.
help-setting-summer = Of eenheden in de zomer een regel hebben die alleen spreekt (Illegal Gunboat).
help-setting-proxies = Of eenheden uitgeleend kunnen worden: voor één fase, of ook tot intrekking.
help-setting-victory = Aantal aanvoergebieden om te winnen. Zonder waarde dat van het bord.
help-setting-last-year = Jaar waarna de partij eindigt als gelijkspel tussen alle overgebleven landen.
help-setting-errors-stand = Of ROLLBACK alleen het laatste seizoen kan terugdraaien.
help-setting-wishes = Of landen verdeeld worden naar SET PREFERENCE (PRFLIST) of door loting (PRFRAND).
help-setting-powers = Aantal landen dat gespeeld wordt. De andere zijn stuurloos.
help-setting-powers-each = Aantal landen per speler, om samen te winnen: 2, 3 of 4.
help-setting-moves = Klok van fasen met zetten (HELP DEADLINES).
help-setting-retreats = Klok van terugtochten.
help-setting-builds = Klok van bouwfasen.
help-setting-zone = Tijdzone van de klokken van de partij en van de datums van de spelleider.
help-setting-missing = Wat er gebeurt als er na het respijt orders ontbreken: NONMR wacht op een vervanger, NMR verwerkt zonder. Voor de andere zie HELP DEADLINES.
help-setting-bots = Hoe goed de bots spelen, in oefenpartijen en na NMR BOT.
help-setting-reminder = Hoeveel uur vóór de deadline spelers zonder orders een herinnering krijgen: één getal of twee.
help-setting-strict-grace = Of het respijt precies op tijd eindigt, ook op vrije dagen en als spelers weg zijn.
help-setting-strict-wait = Of een WAIT een te late fase ophoudt tot het respijt eindigt.
help-setting-late-count = Of LIST en meldingen tonen hoe vaak elk land te laat was.
help-setting-late-orders = Of te late orders tellen, of ACCEPT LATE nodig hebben.
help-setting-two-seasons = Of terugtochten en bouw met de zetten gestuurd worden: twee deadlines per jaar.
help-setting-manual-process = Of een fase pas verwerkt wordt als de spelleider PROCESS stuurt.
help-setting-manual-start = Of een volle partij pas begint als de spelleider BEGIN stuurt.
help-setting-roll-call = Binnen hoeveel uur iedereen in een volle partij I AM HERE moet sturen.
help-setting-max-absence = Aantal dagen in een fase dat een speler zonder toestemming van de spelleider weg kan zijn.
help-setting-holidays = Dagen zonder deadline. Dagen zonder jaar tellen elk jaar.
help-setting-gunboat = Of alleen de spelleider weet wie welk land speelt.
help-setting-reveal = Of het einde van een gunboat-partij toont wie er speelden.
help-setting-blind = Of landen het hele bord zien of een deel, en welk (HELP BLIND).
help-setting-sight = Wat een blinde partij verder toont of verbergt (de woorden staan in HELP BLIND).
help-setting-press = Press tussen spelers: WHITE is ondertekend, GREY is anoniem. Van twee is de eerste de gewone.
help-setting-partial-press = Of spelers press kunnen sturen aan enkele landen.
help-setting-fakes = Wat press aan een paar landen over de lezers kan voorwenden. De schrijver is nooit vals.
help-setting-observer-press = Welke press toeschouwers kunnen sturen, behalve aan de spelleider en elkaar.
help-setting-watch-all-press = Of toeschouwers kopieën van alle press kunnen krijgen (SET ALL PRESS).
help-setting-late-press = Of spelers met te late orders press kunnen sturen.
help-setting-grace-press = Of press na de deadline doorgaat.
help-setting-minor-press = Of press tijdens terugtochten en bouwfasen doorgaat.
help-setting-must-order = Of spelers al hun eenheden orders moeten geven voordat ze press kunnen sturen.
help-setting-touch-press = Of landen alleen press kunnen sturen aan landen met eenheden naast die van hen.
help-setting-postal-press = Of POSTAL PRESS op de uitslag wacht. Andere press wordt meteen verstuurd.
help-setting-blank-press = Of een bericht leeg kan zijn.
help-setting-datelines = Of alleen het land zelf zijn hoofdstad en regering als plaatsaanduiding kan gebruiken (PARIS:).
help-setting-letters-shown = Of iedereen na de partij alle press tussen landen kan lezen.
help-setting-diaries-shown = Of iedereen na de partij de dagboeken kan lezen.
help-setting-dias = Of gelijkspel altijd tussen alle overgebleven landen is.
help-setting-concessions = Of alle spelers op één na die ene de winst kunnen gunnen.
help-setting-vote-count = Wat na een stemming getoond wordt: alleen de uitslag, de aantallen, of de namen.
help-setting-vote-rule = Hoe lang een voorstel open is, en wat zwijgen betekent (HELP VOTES).
help-setting-vote-time = Uren tot een voorstel geteld wordt, 0 voor geen grens. Zwijgen is op zijn vroegst na 72 uur instemming.
help-setting-moderated = Of alleen de spelleider instellingen wijzigt.
help-setting-evidence = Wat bewijst van wie een e-mail komt: een wachtwoord, een antwoord, een adres waar de server voor instaat.
help-setting-standbys = Of de reservelijst gevraagd wordt bij te late en vrije landen.
help-setting-comment = Een regel tekst in lijsten.
help-setting-boardman = Nummer in de lijst van Boardman, zoals 1987AB.
help-setting-miller = Nummer in de lijst van Miller, voor varianten.
help-setting-everything = Nummer in het tijdschrift Everything.
help-setting-language = Taal van de webpagina's van de partij, en van e-mail aan toeschouwers die er geen kozen.
help-setting-visibility = Of lijsten de partij tonen. PRIVATE: alleen wie is uitgenodigd, kan die vinden.
help-setting-level = Het niveau van spelers die kunnen meedoen, volgens henzelf (REGISTER, Level:).
help-setting-dedication = Betrouwbaarheid die een speler nodig heeft om mee te doen. Je eigen zie je met GET DEDICATION.
help-setting-on-time-ratio = Deel van de beurten dat een speler op tijd moet zijn geweest om mee te doen.
help-setting-resignation-ratio = Deel van de landen dat een speler mag hebben opgegeven en toch kan meedoen.
help-setting-site = Of spelers dezelfde provider mogen hebben, het deel van een adres na de @: ANY, alleen die van de spelleider (SAME), of nooit (DIFFERENT).
help-setting-approval = Of spelers toestemming van de spelleider nodig hebben om mee te doen (SET APPROVED adres).
help-setting-master-swaps = Of de spelleider met SWAP de spelers van twee landen kan wisselen zonder het hun te vragen.
help-setting-resume = Of spelers met RESUME een stilgelegde partij zonder aparte spelleider kunnen laten verdergaan.
help-setting-rated = Of de uitslag in de lijst van de beheerder voor ranglijsten komt.
help-setting-quiet = Of alleen de spelleider hoort wie er meedoen of meekijken.
help-setting-spectators = Of spelers een toeschouwer kunnen laten zien wat hun land krijgt.
help-setting-secret = Of mensen buiten de partij tot het einde niet kunnen zien wie er spelen.
help-setting-scoring = Hoe de stand van een serie punten telt (HELP SERIES).
help-setting-best-games = Aantal beste partijen van elke speler dat in een serie telt, 0 voor alle.

## When a setting can change, and what an unset one is.

help-setting-before-start = Alleen vóór de start.
help-setting-empty = leeg

## What the value of a setting means, as LIST and HELP show it. The key is the setting's name, and $words are
## the value as it is typed. A setting without a message is shown as it is typed.

setting-value-proxies = { $value ->
    [no] nee
    [phase] ja: eenheden kunnen voor één fase uitgeleend worden
   *[standing] ja: eenheden kunnen voor één fase of tot intrekking uitgeleend worden
 }
setting-value-last-year = { $value ->
    [none] geen
   *[some] { $words }
 }
setting-value-errors-stand = { $value ->
    [yes] alleen het laatste seizoen kan teruggedraaid worden
   *[no] elk seizoen kan teruggedraaid worden
 }
setting-value-wishes = { $value ->
    [yes] naar voorkeur, daarna door loting
   *[no] alleen door loting
 }
setting-value-powers-each = { $value ->
    [one] nee: elke speler heeft één land
   *[other] ja: elke speler heeft { $value } landen
 }
setting-value-missing = { $value ->
    [wait] NONMR: na het respijt op een vervanger wachten
    [process] NMR: na het respijt verwerken zonder ontbrekende orders
    [bot] NMR BOT: na het respijt geeft een bot de orders
    [first] NMR FIRST: alleen het eerste seizoen wacht op een vervanger
    [twice] NMR TWICE: eenheden blijven staan; na een tweede seizoen op rij is het land stuurloos
   *[house] NMR HOUSE: FIRST en TWICE, en een vroeg seizoen wordt verlengd
 }
setting-value-reminder = { $value ->
    [none] geen herinneringen
   *[some] { $words } vóór de deadline
 }
setting-value-strict-grace = { $value ->
    [yes] streng: precies op tijd
   *[no] niet tijdens afwezigheid en op vrije dagen
 }
setting-value-strict-wait = { $value ->
    [yes] streng: tot het respijt eindigt
   *[no] tot de deadline
 }
setting-value-late-count = { $value ->
    [yes] getoond
   *[no] niet getoond
 }
setting-value-late-orders = { $value ->
    [yes] orders tellen tot de fase verwerkt wordt
   *[no] orders hebben toestemming van de spelleider nodig
 }
setting-value-two-seasons = { $value ->
    [yes] twee deadlines per jaar: alle orders komen met de zetten
   *[no] elke fase heeft een eigen deadline
 }
setting-value-manual-process = { $value ->
    [yes] alleen met PROCESS van de spelleider
   *[no] vanzelf
 }
setting-value-manual-start = { $value ->
    [yes] alleen met BEGIN van de spelleider
   *[no] als de partij vol is
 }
setting-value-roll-call = { $value ->
    [none] geen
   *[some] { $words } om vóór de start te antwoorden
 }
setting-value-holidays = { $value ->
    [none] geen
   *[some] { $words }
 }
setting-value-blind = { $value ->
    [no] nee
    [njudge] ja: een land ziet zijn eigen eenheden en aanvoergebieden (njudge)
    [bcentres] ja: een land ziet zijn eigen eenheden, en alle aanvoergebieden (njudge)
    [dpjudge] ja: een land ziet wat bij zijn eenheden en thuisgebieden is (DPjudge)
   *[fog] ja: een land ziet wat bij zijn eenheden en aanvoergebieden is (fog of war)
 }
setting-value-press = { $value ->
    [none] geen
    [white] wit (ondertekend)
    [grey] grijs (anoniem)
    [white-grey] wit of grijs (ondertekend, tenzij met GREY)
   *[grey-white] grijs of wit (anoniem, tenzij met WHITE)
 }
setting-value-fakes = { $value ->
    [none] geen
    [allowed] press aan een paar kan andere lezers noemen
    [default] press aan een paar lijkt een bericht aan iedereen, tenzij met NO FAKE
   *[always] press aan een paar lijkt een bericht aan iedereen
 }
setting-value-observer-press = { $value ->
    [no] kunnen de spelleider en elkaar schrijven
    [white] kunnen ondertekende press aan iedereen schrijven
   *[any] kunnen de spelers schrijven
 }
setting-value-watch-all-press = { $value ->
    [yes] toeschouwers kunnen alle press lezen (SET ALL PRESS)
   *[no] toeschouwers lezen alleen hun eigen press
 }
setting-value-late-press = { $value ->
    [yes] press gaat gewoon door
   *[no] wie te laat is, kan alleen de spelleider schrijven
 }
setting-value-grace-press = { $value ->
    [yes] press gaat gewoon door
   *[no] geen press van de deadline tot de verwerking
 }
setting-value-minor-press = { $value ->
    [yes] press gaat gewoon door
   *[no] geen press tijdens terugtochten en bouwfasen
 }
setting-value-must-order = { $value ->
    [yes] alleen press van spelers die orders hebben gegeven
   *[no] nee
 }
setting-value-touch-press = { $value ->
    [yes] alleen press tussen buren
   *[no] nee
 }
setting-value-postal-press = { $value ->
    [yes] POSTAL PRESS komt met de uitslag
   *[no] nee
 }
setting-value-blank-press = { $value ->
    [yes] berichten kunnen leeg zijn
   *[no] nee
 }
setting-value-datelines = { $value ->
    [yes] alleen het land zelf kan zijn hoofdstad en regering gebruiken
   *[no] vrij
 }
setting-value-letters-shown = { $value ->
    [yes] aan het eind voor iedereen te lezen
   *[no] niet getoond
 }
setting-value-diaries-shown = { $value ->
    [yes] aan het eind voor iedereen te lezen
   *[no] blijven geheim
 }
setting-value-dias = { $value ->
    [yes] gelijkspel is tussen alle overgebleven landen
   *[no] gelijkspel hoeft niet tussen alle overgebleven landen te zijn
 }
setting-value-concessions = { $value ->
    [yes] spelers kunnen één land de winst gunnen
   *[no] nee
 }
setting-value-vote-count = { $value ->
    [secret] alleen of een voorstel is aangenomen, wordt getoond
    [count] het aantal stemmen wordt getoond
   *[names] ieders stem wordt getoond
 }
setting-value-vote-rule = { $value ->
    [phase] geteld in hun fase; zwijgen telt als NO
   *[season] geteld met de zetten; zwijgen telt de tweede keer als YES
 }
setting-value-vote-time = { $value ->
    [none] geen
   *[some] { $words } voor een voorstel
 }
setting-value-evidence = { $value ->
    [reply] wachtwoord, of antwoord op een e-mail van de judge
    [password] wachtwoord
    [either] wachtwoord, antwoord, of e-mail van het geregistreerde adres waar de server voor instaat
   *[both] wachtwoord in een e-mail van het geregistreerde adres waar de server voor instaat
 }
setting-value-language = { $value ->
    [none] de taal van de judge
   *[some] { $words }
 }
setting-value-visibility = { $value ->
    [public] openbaar: LIST toont de partij
    [unlisted] nee: lijsten tonen de partij niet
   *[private] privé: alleen voor wie erin zit of is uitgenodigd
 }
setting-value-site = { $value ->
    [any] elke provider
    [same] dezelfde: alleen spelers met de provider van de spelleider
   *[different] verschillend: één speler per provider
 }
setting-value-spectators = { $value ->
    [yes] spelers kunnen toeschouwers laten zien wat hun land krijgt
   *[no] geen
 }
setting-value-scoring = { $value ->
    [draw-size] omvang van het gelijkspel
    [sum-of-squares] som van kwadraten
    [carnage] Carnage
    [c-diplo] C-Diplo
   *[bangkok] Bangkok
 }
setting-value-best-games = { $value ->
    [none] alle partijen
   *[some] { $words }
 }

## Other values.

setting-flag = { $value ->
    [yes] ja
   *[no] nee
 }
setting-unset = niet ingesteld
setting-of-variant = { $number } (het aantal van de variant)
setting-days = { $first } tot en met { $last }
setting-day-of-year = { $day } { $year }

## Why a value cannot be set.

setting-needs-value = Bij SET { $setting } hoort een waarde.
setting-needs-one-of = SET { $setting } heeft een van deze waarden nodig: { $values }.
setting-no-such-value = "{ $text }" is niet een van de waarden: { $values }.
setting-no-such-language = Er is geen taal "{ $text }".
setting-not-a-number = "{ $text }" is geen getal van { $low } tot { $high }.
setting-not-a-part = "{ $text }" is geen getal van 0 tot 1.
setting-not-a-length = "{ $text }" is geen tijdsduur. Geef uren, zoals 24 of 0.5, of dagen, zoals 3d.
setting-too-many-lengths = { $most ->
    [one] Geef één aantal uren, zoals 24.
   *[other] Geef hoogstens { $most } aantallen uren, zoals 24 3.
 }
setting-length-too-long = "{ $text }" is te lang. Geef hoogstens { $most } uur.
setting-text-too-long = De tekst kan hoogstens { $most } tekens hebben. Het zijn er { $number }.
setting-not-listed = "{ $text }" is geen nummer uit een lijst. Geef één woord met een cijfer erin, zoals 1987AB.
setting-not-a-variant = "{ $text }" kan niet de naam van een variant zijn.
setting-usage = { LIST($lines, type: "or") }.
setting-not-asked = { $line } op een eigen regel, zonder vraagteken.
no-such-setting = Er is geen instelling "{ $text }".
settings-listed = De lijst van alle instellingen krijg je met HELP SETTINGS.
settings-to-switch-off = Uitzetten kun je: { $lines }.
set-no-what = SET NO zegt niet wat.
question-sets-nothing = Een vraag stelt niets in.
rules-unknown = Er zijn geen regels die "{ $name }" heten.
rules-unnamed = SET RULES zegt niet welke.
rules-known = SET RULES en { LIST($names, type: "or") }. Je kunt er meer dan één noemen.
powers-uneven = De landen van het bord kunnen niet gelijk verdeeld worden over { $players } spelers.
    .hint = SET DUPLEX, TRIPLEX of QUADRUPLEX geven elke speler twee, drie of vier. SET POWERS 5 laat er een paar weg.
grace-of-clocks = Respijt is een deel van elke klok.
grace-none = SET MOVES GRACE 0, en voor de andere fasen SET RETREAT GRACE 0 en SET BUILDS GRACE 0.
comment-elsewhere = Maak het korter. Met BROADCAST stuur je iedereen een langere tekst.
clock-days-named = De dagen schrijf je als een rij van zondag tot zaterdag: DAYS { $days }.
clock-part-alone = "{ $word }" heeft geen waarde. Wijzig een klok in paren, zoals NEXT 24 GRACE 48.
clock-no-such-part = Een klok heeft geen "{ $word }". Die bestaat uit CLOCK, MIN, NEXT, GRACE, DELAY en DAYS.
clock-no-time-of-day = "{ $text }" is geen tijd van de dag. Geef 23:30, of 1410 minuten, of -1 voor elk tijdstip.
clock-past-end-of-day = "{ $text }" is later dan het eind van de dag.
clock-no-week = "{ $text }" is geen week. Geef zeven tekens, vanaf zondag, zoals -MTWTF-.
