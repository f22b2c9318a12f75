### HELP of settings: what each one decides. The key is its name in judge/game/settings/.

help-setting-variant = Kartan och utgångsläget, och brädets tillval.
help-setting-rulebook = Vilken utgåva av reglerna som gäller. Skicka SET RULEBOOK för att se alla.
help-setting-reading = Hur strängt order läses. ILLEGAL kan bara ställas in före starten.
help-setting-summer = Om enheter har en rad på sommaren som bara är ord (Illegal Gunboat).
help-setting-proxies = Om enheter kan lånas ut: för en fas, eller också tills vidare.
help-setting-victory = Antal försörjningscenter som krävs för seger. Om inget anges gäller brädets antal.
help-setting-last-year = År efter vilket partiet slutar i remi mellan alla som är kvar.
help-setting-errors-stand = Om ROLLBACK bara kan ångra den senaste säsongen.
help-setting-wishes = Om makter delas ut efter SET PREFERENCE (PRFLIST) eller genom lottning (PRFRAND).
help-setting-powers = Antal makter som spelas. De andra är utan ledning.
help-setting-powers-each = Antal makter som varje spelare har, för att vinna tillsammans: 2, 3 eller 4.
help-setting-moves = Klocka för dragfaser (HELP DEADLINES).
help-setting-retreats = Klocka för reträttfaser.
help-setting-builds = Klocka för byggfaser.
help-setting-zone = Tidszon för partiets klockor och spelledarens datum.
help-setting-missing = Vad som händer om order saknas efter respittiden: NONMR väntar på en reserv, NMR avgör utan dem. De andra förklaras i HELP DEADLINES.
help-setting-bots = Hur bra bottarna spelar, i övningspartier och efter NMR BOT.
help-setting-reminder = Hur många timmar före deadlinen spelare utan order får en påminnelse: ett tal eller två.
help-setting-strict-grace = Om respittiden slutar på klockslaget, även på helgdagar och när spelare är borta.
help-setting-strict-wait = Om ett WAIT fördröjer en försenad fas tills respittiden slutar.
help-setting-late-count = Om LIST och besked om förseningar visar hur ofta varje makt har varit försenad.
help-setting-late-orders = Om försenade order räknas, eller behöver ACCEPT LATE.
help-setting-two-seasons = Om reträtter och byggen skickas med dragen: två deadliner om året.
help-setting-manual-process = Om en fas avgörs först när spelledaren skickar PROCESS.
help-setting-manual-start = Om ett fullt parti börjar först när spelledaren skickar BEGIN.
help-setting-roll-call = Inom hur många timmar alla i ett fullt parti måste skicka I AM HERE.
help-setting-max-absence = Antal dagar i en fas som en spelare kan vara borta utan spelledarens godkännande.
help-setting-holidays = Dagar utan deadline. Dagar utan årtal gäller varje år.
help-setting-gunboat = Om bara spelledaren vet vem som spelar vilken makt.
help-setting-reveal = Om slutet på ett gunboat-parti visar vilka som spelade.
help-setting-blind = Om makter ser hela brädet eller en del av det, och vilken (HELP BLIND).
help-setting-sight = Vad mer ett blint parti visar eller döljer (orden står i HELP BLIND).
help-setting-press = Press mellan spelare: WHITE är undertecknad, GREY är anonym. Av två är den första den vanliga.
help-setting-partial-press = Om spelare kan skicka press till bara några makter.
help-setting-fakes = Vad press till några makter kan låtsas om sina läsare. Avsändaren är aldrig förfalskad.
help-setting-observer-press = Vilken press åskådare kan skicka, utöver till spelledaren och varandra.
help-setting-watch-all-press = Om åskådare kan få kopior av all press (SET ALL PRESS).
help-setting-late-press = Om spelare vars order är försenade kan skicka press.
help-setting-grace-press = Om press är tillåten efter deadlinen.
help-setting-minor-press = Om press är tillåten under reträtter och byggen.
help-setting-must-order = Om spelare måste ge order till alla sina enheter innan de kan skicka press.
help-setting-touch-press = Om makter bara kan skicka press till makter med enheter intill deras egna.
help-setting-postal-press = Om POSTAL PRESS väntar på resultatet. Annan press skickas genast.
help-setting-blank-press = Om ett meddelande får vara tomt.
help-setting-datelines = Om bara en makt själv kan skriva från sin huvudstad och sitt regeringssäte (PARIS:).
help-setting-letters-shown = Om alla kan läsa all press mellan makter efter partiet.
help-setting-diaries-shown = Om alla kan läsa dagböckerna efter partiet.
help-setting-dias = Om en remi omfattar alla som är kvar.
help-setting-concessions = Om alla spelare utom en kan ge upp partiet till förmån för den.
help-setting-vote-count = Vad som visas av en omröstning när den är över: bara resultatet, antalen eller namnen.
help-setting-vote-rule = Hur länge ett förslag är öppet, och vad tystnad betyder (HELP VOTES).
help-setting-vote-time = Timmar tills ett förslag räknas, 0 för ingen gräns. Tystnad räknas som samtycke tidigast efter 72 timmar.
help-setting-moderated = Om bara spelledaren ändrar inställningar.
help-setting-evidence = Vad som bevisar vem som skickade ett mejl: ett lösenord, ett svar, en bestyrkt adress.
help-setting-standbys = Om reservlistan tillfrågas om försenade och lediga makter.
help-setting-comment = En textrad som visas i listor.
help-setting-boardman = Nummer i listan över Boardman-nummer, till exempel 1987AB.
help-setting-miller = Nummer i listan över Miller-nummer, för varianter.
help-setting-everything = Nummer i tidskriften Everything.
help-setting-language = Språk för partiets webbsidor, och för mejl till åskådare som inte har valt något.
help-setting-visibility = Om listor visar partiet. PRIVATE: bara inbjudna kan hitta det.
help-setting-level = Nivå på de spelare som kan gå med, enligt deras egen uppgift (REGISTER, Level:).
help-setting-dedication = Pålitlighet som en spelare behöver för att gå med. Skicka GET DEDICATION för att se din egen.
help-setting-on-time-ratio = Andel av dragen som en spelare måste ha varit i tid med för att gå med.
help-setting-resignation-ratio = Andel av makterna som en spelare kan ha övergett och ändå gå med.
help-setting-site = Om spelare kan ha samma domän, delen av en adress efter @: ANY, bara spelledarens domän (SAME) eller aldrig (DIFFERENT).
help-setting-approval = Om spelare behöver spelledarens godkännande för att gå med (SET APPROVED adress).
help-setting-master-swaps = Om spelledaren kan låta två makters spelare byta (SWAP) utan att fråga dem.
help-setting-resume = Om spelare kan skicka RESUME i ett pausat parti som ingen spelledare leder.
help-setting-rated = Om resultatet kommer med i administratörens lista för rankningssajter.
help-setting-quiet = Om bara spelledaren får veta vilka som går med eller tittar på.
help-setting-spectators = Om spelare kan låta en åskådare se vad deras makt får.
help-setting-secret = Om utomstående inte kan se vilka som spelar förrän det slutar.
help-setting-scoring = Hur tabellen för en serie räknar poäng (HELP SERIES).
help-setting-best-games = Antal av varje spelares bästa partier som räknas i en serie, 0 för alla.

## When a setting can change, and what an unset one is.

help-setting-before-start = Bara före starten.
help-setting-empty = tomt

## What the value of a setting means, as LIST and HELP show it. The key is the setting's name, and $words are
## the value as it is typed. A setting without a message is shown as it is typed.

setting-value-proxies = { $value ->
    [no] nej
    [phase] ja: enheter kan lånas ut för en fas
   *[standing] ja: enheter kan lånas ut för en fas, eller tills vidare
 }
setting-value-last-year = { $value ->
    [none] inget
   *[some] { $words }
 }
setting-value-errors-stand = { $value ->
    [yes] bara den senaste säsongen kan ångras
   *[no] varje säsong kan ångras
 }
setting-value-wishes = { $value ->
    [yes] efter önskemål, sedan genom lottning
   *[no] bara genom lottning
 }
setting-value-powers-each = { $value ->
    [one] nej: varje spelare har en makt
   *[other] ja: varje spelare har { $value } makter
 }
setting-value-missing = { $value ->
    [wait] NONMR: vänta på en reserv efter respittiden
    [process] NMR: avgör utan de order som saknas efter respittiden
    [bot] NMR BOT: efter respittiden ger en bot order i stället
    [first] NMR FIRST: bara den första säsongen väntar på en reserv
    [twice] NMR TWICE: enheterna står kvar; efter en andra säsong i rad är makten utan ledning
   *[house] NMR HOUSE: FIRST och TWICE, och en tidig säsong skjuts upp
 }
setting-value-reminder = { $value ->
    [none] inga påminnelser
   *[some] { $words } före deadlinen
 }
setting-value-strict-grace = { $value ->
    [yes] strängt: på klockslaget
   *[no] inte under frånvaro och helgdagar
 }
setting-value-strict-wait = { $value ->
    [yes] strängt: tills respittiden slutar
   *[no] till deadlinen
 }
setting-value-late-count = { $value ->
    [yes] visas
   *[no] visas inte
 }
setting-value-late-orders = { $value ->
    [yes] order räknas tills fasen avgörs
   *[no] order behöver spelledarens godkännande
 }
setting-value-two-seasons = { $value ->
    [yes] två deadliner om året: alla order kommer med dragen
   *[no] varje fas har sin egen deadline
 }
setting-value-manual-process = { $value ->
    [yes] bara genom spelledarens PROCESS
   *[no] automatiskt
 }
setting-value-manual-start = { $value ->
    [yes] bara genom spelledarens BEGIN
   *[no] när partiet är fullt
 }
setting-value-roll-call = { $value ->
    [none] inget
   *[some] { $words } för att svara före starten
 }
setting-value-holidays = { $value ->
    [none] inga
   *[some] { $words }
 }
setting-value-blind = { $value ->
    [no] nej
    [njudge] ja: en makt ser sina egna enheter och center (njudge)
    [bcentres] ja: en makt ser sina egna enheter, och alla center (njudge)
    [dpjudge] ja: en makt ser det som är nära dess enheter och hemmacenter (DPjudge)
   *[fog] ja: en makt ser det som är nära dess enheter och center (krigsdimma)
 }
setting-value-press = { $value ->
    [none] ingen
    [white] vit (undertecknad)
    [grey] grå (anonym)
    [white-grey] vit eller grå (undertecknad, om inte märkt GREY)
   *[grey-white] grå eller vit (anonym, om inte märkt WHITE)
 }
setting-value-fakes = { $value ->
    [none] inga
    [allowed] press till några kan ange andra läsare
    [default] press till några ser ut som press till alla, om inte NO FAKE
   *[always] press till några ser ut som press till alla
 }
setting-value-observer-press = { $value ->
    [no] kan skriva till spelledaren och varandra
    [white] kan skriva undertecknad press till alla
   *[any] kan skriva till spelarna
 }
setting-value-watch-all-press = { $value ->
    [yes] åskådare kan läsa all press (SET ALL PRESS)
   *[no] åskådare läser bara sin egen press
 }
setting-value-late-press = { $value ->
    [yes] press är fortfarande tillåten
   *[no] försenade spelare kan bara skriva till spelledaren
 }
setting-value-grace-press = { $value ->
    [yes] press är fortfarande tillåten
   *[no] ingen press från deadlinen tills fasen avgörs
 }
setting-value-minor-press = { $value ->
    [yes] press är fortfarande tillåten
   *[no] ingen press under reträtter och byggen
 }
setting-value-must-order = { $value ->
    [yes] press bara från spelare som har gett order
   *[no] nej
 }
setting-value-touch-press = { $value ->
    [yes] press bara mellan grannar
   *[no] nej
 }
setting-value-postal-press = { $value ->
    [yes] POSTAL PRESS kommer med resultatet
   *[no] nej
 }
setting-value-blank-press = { $value ->
    [yes] meddelanden får vara tomma
   *[no] nej
 }
setting-value-datelines = { $value ->
    [yes] bara makten själv kan använda sin huvudstad och regering
   *[no] fritt
 }
setting-value-letters-shown = { $value ->
    [yes] visas för alla vid slutet
   *[no] visas inte
 }
setting-value-diaries-shown = { $value ->
    [yes] visas för alla vid slutet
   *[no] hålls hemliga
 }
setting-value-dias = { $value ->
    [yes] en remi omfattar alla som är kvar
   *[no] en remi kan utesluta makter som är kvar
 }
setting-value-concessions = { $value ->
    [yes] partiet kan ges upp till förmån för en makt
   *[no] nej
 }
setting-value-vote-count = { $value ->
    [secret] det visas bara om ett förslag gick igenom
    [count] antalet röster visas
   *[names] allas röster visas
 }
setting-value-vote-rule = { $value ->
    [phase] räknas i sin fas; tystnad räknas som NO
   *[season] räknas med dragen; tystnad räknas som YES andra gången
 }
setting-value-vote-time = { $value ->
    [none] ingen
   *[some] { $words } för ett förslag
 }
setting-value-evidence = { $value ->
    [reply] lösenord, eller svar på ett mejl från domaren
    [password] lösenord
    [either] lösenord, svar eller bestyrkt mejl från den registrerade adressen
   *[both] lösenord i ett bestyrkt mejl från den registrerade adressen
 }
setting-value-language = { $value ->
    [none] domarens språk
   *[some] { $words }
 }
setting-value-visibility = { $value ->
    [public] offentligt: LIST visar partiet
    [unlisted] nej: listor visar inte partiet
   *[private] privat: bara för dem som är med eller inbjudna
 }
setting-value-site = { $value ->
    [any] vilken domän som helst
    [same] samma: bara spelare med spelledarens domän
   *[different] olika: en spelare per domän
 }
setting-value-spectators = { $value ->
    [yes] spelare kan låta en åskådare se vad deras makt får
   *[no] inga
 }
setting-value-scoring = { $value ->
    [draw-size] efter remins storlek
    [sum-of-squares] kvadratsumma
    [carnage] Carnage
    [c-diplo] C-Diplo
   *[bangkok] Bangkok
 }
setting-value-best-games = { $value ->
    [none] alla partier
   *[some] { $words }
 }

## Other values.

setting-flag = { $value ->
    [yes] ja
   *[no] nej
 }
setting-unset = inte inställt
setting-of-variant = { $number } (variantens antal)
setting-days = { $first } till { $last }
setting-day-of-year = { $day } { $year }

## Why a value cannot be set.

setting-needs-value = SET { $setting } behöver ett värde.
setting-needs-one-of = SET { $setting } behöver ett av dessa värden: { $values }.
setting-no-such-value = "{ $text }" är inte ett av värdena: { $values }.
setting-no-such-language = Det finns inget språk "{ $text }".
setting-not-a-number = "{ $text }" är inte ett tal från { $low } till { $high }.
setting-not-a-part = "{ $text }" är inte ett tal från 0 till 1.
setting-not-a-length = "{ $text }" är inte en tidslängd. Ange timmar, som i 24 eller 0.5, eller dagar, som i 3d.
setting-too-many-lengths = { $most ->
    [one] Ange ett antal timmar, som i 24.
   *[other] Ange högst { $most } antal timmar, som i 24 3.
 }
setting-length-too-long = "{ $text }" är för långt. Ange högst { $most } timmar.
setting-text-too-long = Texten får ha högst { $most } tecken. Den har { $number }.
setting-not-listed = "{ $text }" är inte ett nummer i en lista. Ange ett ord med en siffra i, som i 1987AB.
setting-not-a-variant = "{ $text }" kan inte vara namnet på en variant.
setting-usage = { LIST($lines, type: "or") }.
setting-not-asked = { $line } på en egen rad, utan frågetecken.
no-such-setting = Det finns ingen inställning "{ $text }".
settings-listed = Skicka HELP SETTINGS för en lista över alla inställningar.
settings-to-switch-off = Du kan stänga av: { $lines }.
set-no-what = SET NO säger inte vad.
question-sets-nothing = En fråga ställer inte in något.
rules-unknown = Det finns inga regler som heter "{ $name }".
rules-unnamed = SET RULES säger inte vilka.
rules-known = SET RULES och { LIST($names, type: "or") }. Du kan ange flera.
powers-uneven = Brädets makter går inte att fördela lika på { $players } spelare.
    .hint = SET DUPLEX, TRIPLEX eller QUADRUPLEX ger varje spelare två, tre eller fyra. SET POWERS 5 utelämnar några.
grace-of-clocks = Respittiden är en del av varje klocka.
grace-none = SET MOVES GRACE 0, och SET RETREAT GRACE 0 och SET BUILDS GRACE 0 för de andra faserna.
comment-elsewhere = Korta den. Använd BROADCAST för att skicka en längre text till alla.
clock-days-named = Dagarna skrivs som en rad från söndag till lördag: DAYS { $days }.
clock-part-alone = "{ $word }" har inget värde. Ändra en klocka i par, som i NEXT 24 GRACE 48.
clock-no-such-part = En klocka har ingen "{ $word }". Den har CLOCK, MIN, NEXT, GRACE, DELAY och DAYS.
clock-no-time-of-day = "{ $text }" är inte ett klockslag. Ange 23:30, eller 1410 minuter, eller -1 för vilket som helst.
clock-past-end-of-day = "{ $text }" är senare än dygnets slut.
clock-no-week = "{ $text }" är inte en vecka. Ange sju tecken, från söndag och framåt, som i -MTWTF-.
