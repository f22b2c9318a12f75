### What is wrong with the line of a command or a block, what would be right, and what was assumed.

letter-not-sent = Meddelandet skickades inte.

## Words of commands

has-too-many-words = { $command } har för många ord.
needs-more-words = { $command } behöver fler ord.
does-not-say-what = { $command } säger inte vad.
sign-on-has-too-many-words = SIGN ON har för många ord.
    .hint = { $usage }; sätt ihop orden i en makts namn, till exempel United_Kingdom; order skrivs på raderna under
variant-left-out = "{ $word }" utelämnades: partiet har sin egen variant.
new-game-has-no-name = Det nya partiet har inget namn.
cancel-needs-token = CANCEL kräver en kod som har mejlats till dig.
    .hint = En ny order för en enhet ersätter den gamla. Skicka CLEAR ALL för att radera alla order. Bara CANCEL tar tillbaka det du har frågat andra.
who-gets-which-power = Vem får vilken makt?
swap-names-two-powers = SWAP anger två makter.
no-list-of-waiting = "{ $word }" är inte en lista över väntande spelare.
no-number-of-games = "{ $word }" är inte ett antal partier.
no-number = "{ $word }" är inte ett tal.
names-no-one-power = "{ $word }" är inte namnet på någon bestämd makt.
names-no-one-unit = "{ $word }" anger ingen bestämd enhet.

## A person's own settings

one-address-each = Domaren skickar sina mejl till en adress per person.
    .hint = SET ADDRESS { $first }; med I AM ALSO { $second } kan du också skriva därifrån.
no-mail-address = "{ $word }" är inte en mejladress{ $why ->
        [several] : en adress har ett enda @
        [long] : den har mer än { $most } tecken
       *[none] { "" }
    }.
no-such-language = "{ $word }" är inte namnet på ett språk.
no-style-of-orders = "{ $word }" är inte ett sätt att skriva order.
no-amount-of-mail = "{ $word }" är inget sätt att få mejl.
no-form-of-map = "{ $word }" är inget sätt att visa kartan.
neither-on-nor-off = "{ $word }" är varken ON eller OFF.
neither-short-nor-long = "{ $word }" är varken SHORT eller LONG.
grace-of-this-phase = SET GRACE flyttar slutet på den här fasens respittid.
    .hint = För ingen alls: { $commands }

## Votes

set-draw-names-powers = Bara makter kan stå efter SET DRAW.
    .hint = SET DRAW på en egen rad är en remi mellan alla som är kvar.
which-end-proposed = Det är oklart vilket slut som föreslås.
names-no-result = Det anger inget resultat av partiet.
    .hint = { $usage }; TERMINATE avslutar partiet utan resultat.
reason-is-missing = Skälet saknas. Alla i partiet läser det.
    .hint = DECLARE { $end } BECAUSE och ditt skäl, allt på en rad.
ranking-needs-ranks = En rangordning behöver flera placeringar.
which-end-is-meant = Det är oklart vilket slut som menas.
    .hint = { $command } WIN och en makt, eller { $command } DRAW och de makter som delar den.
only-one-power-wins = Bara en makt vinner.
    .hint = { $command } DRAW och de makter som delar den.
no-vote = "{ $word }" är inte en röst.
    .hint = { $usage }; SET DRAW röstar för remi.

## ADJUST

lines-of-adjust = Raderna är REMOVE A Vie, PLACE F Tri Austria, OWNER Ser Austria, PHASE F1902M, REASON ord.
adjust-not-closed = Blocket har inget END ADJUST, så ingenting ändrades.
    .hint = Skicka det igen med en rad END ADJUST.
nothing-of-adjust = Ingenting i blocket utfördes: en ställning rättas som helhet, och en av raderna är fel.
    .hint = Skicka hela blocket igen med den raden rättad.
adjust-changes-nothing = Blocket ändrar ingenting.
adjust-without-reason = Blocket har inget skäl. Alla i partiet får veta skälet.
    .hint = REASON En order lästes fel.
no-line-of-adjust = Det är inte en rad för ADJUST.
whose-fleet = Vems flotta är det? Flera kan stå där.
whose-unit = Vems enhet är det?
name-the-coast = Ange kusten: { LIST($coasts, type: "or") }.
cannot-stand-in = Ingen sådan enhet kan stå i { NAME($place) }.
word-is-no-supply-centre = "{ $word }" är inte ett försörjningscenter.
owner-lines = OWNER Ser Austria, eller OWNER Ser NONE
reason-too-long = Ett skäl har högst { $most } tecken.
    .hint = BROADCAST kan säga mer.

## IF

if-not-closed = Det här IF har inget ENDIF.
    .hint = Avsluta det med en rad ENDIF.
an-if-not-closed = Ett IF har inget ENDIF.
line-not-taken = Rad { $line } togs inte med.
lines-not-taken = Raderna { $first }-{ $last } togs inte med.
nothing-of-if = Ingenting i detta IF sparades: { $lines ->
        [one] rad { $line } har
       *[other] { $lines } rader har
    } ett fel.
mail-whole-if = Skicka hela IF igen, ända till ENDIF.
if-too-long = IF har { $lines } rader; det får ha högst { $most }.
    .hint = Dela upp det.
ifs-too-deep = Det finns mer än { $most } IF inuti varandra.
    .hint = AND och OR förenar villkor.
belongs-to-no-if = Detta { $word } hör inte till något IF.
    .hint = IF, ELSE IF, ELSE, ENDIF följer i den ordningen.
if-without-orders = Detta IF har inga order.
only-orders-in-if = Ett IF kan bara innehålla order.
no-if-in-game = I det här partiet kan man inte använda IF.
    .hint = Skicka själva orderna.
if-is-about-phase-to-come = Ett IF gäller en kommande fas, och de här orderna är för { $phase }.
phase-above-if = PHASE { $phase } på en rad ovanför, eller den fas du menar.
phase-above-if-not-for-this-turn = För reträtter och byggen i det här draget behövs inget PHASE.
if-on-its-own-line = { $line } på en egen rad sparas för { $phase }.

## Conditions

condition-too-long = Villkoret frågar efter { $terms } saker; det får vara högst { $most }.
condition-breaks-off = Villkoret slutar för tidigt.
write-a-fact = Skriv { $forms }.
means-nothing-in-condition = Det är oklart vad "{ $word }" betyder i villkoret.
facts-are = Möjliga påståenden är { $forms }; mellan dem AND, OR, NOT.
asks-owner-or-unit = "{ $word }" kan fråga vem som äger den, eller om en enhet står där.
    .hint = Skriv OWNS igen, eller UNIT för enheten som står där.
moved-asks-a-move = MOVED frågar efter ett drag.
    .hint = Till exempel: MOVED A CON - BUL.
owns-asks-a-centre = OWNS frågar efter ett center.
    .hint = Till exempel: OWNS France BEL.
condition-asks-what-stands = Ett villkor frågar var enheter står, inte vilka order de har.

## Letters with an IF

before-a-letter = Tala om vem du är före ett meddelande.
letter-if-without-condition = Meddelandet har ett IF utan villkor.
letter-if-forms = PRESS TO EF IF med något av: { $forms }
letter-if-not-closed = Ett IF i meddelandet har inget ENDIF.
    .hint = Avsluta varje IF med en rad ENDIF.
endif-without-if = Detta ENDIF har inget IF.
    .hint = Sätt IF villkor THEN ovanför.
letters-if-not-closed = Detta IF har inget ENDIF, så ingenting i det skickades eller sparades.
only-letters-and-orders-in-if = Ett IF kan bara innehålla meddelanden och order.
    .hint = PRESS TO eller BROADCAST i stället; ingenting i blocket skickades.
letter-in-if-not-closed = Ett meddelande i detta IF har inget slut, så ingenting i det skickades.
    .hint = Varje meddelande slutar med ENDPRESS, inom den gren där det börjar.
nothing-of-letters-if = Ingenting i detta IF skickades eller sparades: en av raderna innehåller ett fel.

## Dates, times and periods. What follows a command is an example of it.

date-read-as = Läst som { $date }.
date-unread = "{ $text }" är inte ett datum som domaren kan läsa.
date-ambiguous = "{ $text }" läses inte lika överallt: { LIST($readings, type: "or") }?
date-too-far = Det datumet är för långt bort.
date-too-far-from-today = { $date } är för långt från i dag.
no-such-time = Klockslaget { $time } finns inte.
no-such-day = Den { $day } { TIME($month, style: "month") } finns inte.
    .in-year = Den { $day } { TIME($month, style: "month") } { $year } finns inte.
period-reversed = "{ $text }" slutar innan den börjar.
holidays-too-long = "{ $text }" är längre än { $days } dagar. Skicka PAUSE för att stanna klockan.
write-as-in = Skriv det som i { LIST($examples, type: "or") }.
time-first-then-words = { $line }, och dina övriga ord på en rad under.
if-you-mean-it = { $line }, om du menar det.
time-past = { $time } har redan passerat.
    .hint = Ange en kommande tid, som i { LIST($examples, type: "or") }.
time-far = { $time } är { $days } dagar från nu.
time-before-deadline = { $time } är före den aktuella deadlinen, { $deadline }.
    .hint = Skicka { $command } +24h för att räkna från deadlinen. Om du menar den tidigare tiden, skicka { $line }.
words-unclear = Det är oklart vad "{ $words }" tillför { $command }.
absence-empty = { $time } är inte en period.
absence-too-long = { $time } är längre än { $days } dagar.
    .hint = Skicka RESIGN för att lämna din makt till någon annan. Skicka PRESS TO M för att fråga spelledaren.
absences-to-end = SET NO ABSENCE 25 Jan, eller SET NO ABSENCE för alla.
day-past = { TIME($day, style: "day") } har redan passerat, och nästa infaller { $year }.
placeholder = { $word ->
    [address] adress
    [board] bräde
    [date] datum
    [day] dag
    [file] fil
    [game] parti
    [hours] timmar
    [list] lista
    [n] n
    [name] namn
    [number] nummer
    [options] tillval
    [order] order
    [password] lösenord
    [phase] fas
    [player] spelare
    [power] makt
    [powers] makter
    [reason] skäl
    [season] årstid
    [series] serie
    [setting] inställning
    [text] text
    [time] tid
    [token] kod
    [topic] ämne
    [unit] enhet
    [value] värde
    [variant] variant
    [word] ord
       *[year] år
    }
usage-or = eller
no-such-month = Det finns ingen månad { $number }.
letter-without-end = Meddelandet saknar ENDPRESS, så det skickades inte och dess rader lästes inte.
    .orders = { letter-without-end } Det som ser ut som order där (rad { $lines }) togs inte med.
    .hint = Skicka det igen med en rad ENDPRESS under, och order under den raden.

## Words of the classic judge that this one lacks

classic-word-not-here = { $words } hör till den klassiska domaren; den här domaren har det inte.
always-so-here = så är det alltid här
classic-settings = Skicka HELP SETTINGS för att se vad som kan ställas in här.
classic-ask-keeper = Fråga domarens administratör; skicka VERSION för att se vem det är.
classic-of-maps = Ett bräde har egna regler och tillval, som i SET VARIANT colonial railway. Skicka HELP VARIANTS för att se dem.
classic-option = { $line } ställer in detta som ett tillval för brädet. Skicka GET RULES.{ $board } för att se vad det gör.
classic-who = Skicka WHO GAME { $game } för att se vilka som spelar.
classic-dedication = Skicka GET DEDICATION för din egen pålitlighet, INFO PLAYER och en adress för någon annans.
units-stay-what-they-are = Enheter byter inte slag här: de står kvar, flyttar (-), stöder (S) eller konvojerar (C).
units-need-no-maintenance = Varje enhet underhålls här, och ingenting betalas.
removals-follow-rulebook = Borttagningar som ingen ger order om följer alltid spelreglerna.
classic-draw = Skicka SET DRAW för att rösta för remi mellan alla som är kvar.
classic-rulebook = Skicka SET RULEBOOK namn för att välja regler.
classic-variant = Skicka SET VARIANT namn för att välja bräde och utgångsställning.
classic-create = Skicka CREATE ?parti lösenord för att skapa ett parti.
classic-centres = Skicka LIST för att se centren.
no-machiavelli = Machiavelli spelas inte här.

## Time zones

zone-of-several = "{ $text }" kan vara { LIST($zones, type: "or") }.
no-such-zone = Det finns ingen tidszon "{ $text }". Skriv den som i Europe/Stockholm.
    .near = Det finns ingen tidszon "{ $text }". De namn som liknar mest är { LIST($zones, type: "or") }.

## Powers and readers

say-which-game = Tala om vilket parti du menar före den här raden.
name-the-power = Skriv maktens namn.
the-powers-are = Makterna är { LIST($powers, type: "and") }.
power-or-powers = "{ $word }" kan vara en makt ({ $power }) eller flera ({ LIST($powers, type: "and") }).
    .hint = Skriv hela namnet: PRESS TO { $power }.
power-or-letters = "{ $word }" kan vara ett kort namn ({ LIST($powers, type: "or") }) eller en rad bokstäver ({ LIST($readers, type: "and") }).
names-apart = Skriv namn, eller bokstäver med mellanslag emellan.
sign-or-name = "{ $word }" står här för { $power }, men är också kort för { $other }.
person-or-letters = "{ $word }" är en persons namn, men kan också vara en rad bokstäver.
reader-of-several = "{ $word }" kan här syfta på mer än en person eller makt.
names-no-reader = "{ $word }" är inte namnet på någon här, och ingen tydlig rad bokstäver.
letters-in-order = Ange makter, eller deras bokstäver i den vanliga ordningen: PRESS TO { $letters }, PRESS TO M.
powers-too-long = En lista över makter får ha högst { $most } tecken.
power-twice = { $power } står två gånger i listan.

## Phases and pages

no-phase = "{ $text }" är inte en fas.
results-below-sign-on = Skicka { $command } under SIGN ON makt { $game } lösenord för de senaste resultaten i { $game }, eller { $command } S1901M för resultaten av en fas.
about-game-of-sign-on = { $command } gäller partiet i ditt SIGN ON.
    .hint = SIGN ON makt { $game } lösenord, och under den { $line }.
why-lacks-unit = WHY säger inte vilken enhet det gäller.
history-takes-no-phase = Till HISTORY hör ingen fas.
    .hint = Skicka RESEND { $phase } för den fasens resultat. HISTORY anges i dagar: HISTORY FROM 1 Jan TO 1 Feb.
history-words-before-from = HISTORY har för många ord före FROM.
no-number-of-lines = "{ $text }" är inte ett antal rader från 1 till { $most }.
no-part-of-profile = "{ $word }" ingår inte i en profil.

## Blocks and first words

nothing-to-announce = Det finns inget att meddela.
announce-not-closed = Blocket saknar END ANNOUNCE.
block-in-lines = { $first }, din text, { $last }: vart och ett på en egen rad.
diary-not-closed = Anteckningen saknar ENDDIARY, så ingenting skrevs och dess rader lästes inte.
    .hint = Skicka den igen med en rad ENDDIARY under. Skicka DIARY LIST för att se vad som finns i din dagbok.
write-whole-word = Skriv hela ordet.
do-you-mean = Menar du { $command }?
help-lists-commands = Skicka HELP för att se alla kommandon.
begins-a-block = { $command } börjar ett block av rader. Första raden säger bara vem det är till.

## Messages

letter-for-whom = Det är oklart vem meddelandet är till.
    .hint = Skicka PRESS TO { $to } för att skriva till några, BROADCAST för att skriva till alla.
broadcast-is-for-all = BROADCAST är till alla.
fake-names-both = PRESS TO makt FAKE TO makt: först vem som får det, sedan vem det ser ut att vara till.
fake-to = PRESS TO { $to } FAKE TO makt; den sista makten är den som det ser ut att vara till.
signed-or-not = Ska meddelandet vara undertecknat (WHITE) eller inte (GREY)?
faked-or-not = Ska meddelandet visa falska mottagare eller inte?
    .hint = Skriv FAKE eller NO FAKE.
letter-end-unclear = Det är oklart var det här meddelandet slutar, så det skickades inte.
entry-end-unclear = Det är oklart var den här anteckningen slutar, så ingenting skrevs.
