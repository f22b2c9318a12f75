### HELP of settings: what each one decides. The key is its name in judge/game/settings/.

help-setting-variant = Kortet og starten samt brættets tilvalg.
help-setting-rulebook = Reglernes udgave. Send SET RULEBOOK for at se dem alle.
help-setting-reading = Hvor strengt ordrer læses. ILLEGAL kan kun vælges før starten.
help-setting-summer = Om enheder har en linje om sommeren, der kun er ord (Illegal Gunboat).
help-setting-proxies = Om enheder kan udlånes: for én fase eller også, indtil fuldmagten tilbagekaldes.
help-setting-victory = Antal forsyningscentre, der skal til for at vinde. Uden valg gælder brættets antal.
help-setting-last-year = Det år, efter hvilket partiet slutter med remis mellem alle overlevende.
help-setting-errors-stand = Om ROLLBACK kun kan fortryde den sidste sæson.
help-setting-wishes = Om magterne fordeles efter SET PREFERENCE (PRFLIST) eller tilfældigt (PRFRAND).
help-setting-powers = Antal magter, der spilles. De andre er uden ledelse.
help-setting-powers-each = Antal magter, som hver spiller har og vinder med sammen: 2, 3 eller 4.
help-setting-moves = Ur for trækfaser (HELP DEADLINES).
help-setting-retreats = Ur for tilbagetogsfaser.
help-setting-builds = Ur for byggefaser.
help-setting-zone = Tidszone for partiets ure og for spillederens datoer.
help-setting-missing = Hvad der sker, hvis der mangler ordrer efter den ekstra frist: NONMR venter på en ny spiller, NMR afgør fasen uden dem. De andre: se HELP DEADLINES.
help-setting-bots = Hvor godt botterne spiller i øvelsespartier og efter NMR BOT.
help-setting-reminder = Hvor mange timer før deadlinen spillere uden ordrer får en påmindelse: et tal eller to.
help-setting-strict-grace = Om den ekstra frist udløber på klokkeslæt, også på fridage og når spillere er væk.
help-setting-strict-wait = Om et WAIT holder en forsinket fase åben, indtil den ekstra frist udløber.
help-setting-late-count = Om LIST og meddelelser om forsinkelse viser, hvor ofte hver magt var forsinket.
help-setting-late-orders = Om forsinkede ordrer tæller eller kræver ACCEPT LATE.
help-setting-two-seasons = Om tilbagetog og bygninger sendes sammen med trækkene: to deadlines om året.
help-setting-manual-process = Om en fase først afgøres, når spillederen sender PROCESS.
help-setting-manual-start = Om et fuldt parti først begynder, når spillederen sender BEGIN.
help-setting-roll-call = Inden for hvor mange timer alle i et fuldt parti skal sende I AM HERE.
help-setting-max-absence = Antal dage i en fase, som en spiller kan være væk uden spillederens godkendelse.
help-setting-holidays = Dage uden deadline. Dage uden årstal gælder hvert år.
help-setting-gunboat = Om kun spillederen ved, hvem der spiller hvilken magt.
help-setting-reveal = Om slutningen på et gunboat-parti viser, hvem der spillede.
help-setting-blind = Om magterne ser hele brættet eller en del af det, og hvilken (HELP BLIND).
help-setting-sight = Hvad et blindt parti ellers viser eller skjuler (HELP BLIND har ordene).
help-setting-press = Presse mellem spillere: WHITE er underskrevet, GREY er anonym. Af to er den første den normale.
help-setting-partial-press = Om spillere kan sende presse til kun nogle magter.
help-setting-fakes = Hvad presse til nogle magter kan foregive om sine modtagere. Afsenderen er aldrig falsk.
help-setting-observer-press = Hvilken presse tilskuere kan sende, ud over til spillederen og til hinanden.
help-setting-watch-all-press = Om tilskuere kan få kopier af al presse (SET ALL PRESS).
help-setting-late-press = Om spillere, hvis ordrer er forsinkede, kan sende presse.
help-setting-grace-press = Om presse er tilladt efter deadlinen.
help-setting-minor-press = Om presse er tilladt under tilbagetog og bygninger.
help-setting-must-order = Om spillere skal give alle deres enheder ordrer, før de kan sende presse.
help-setting-touch-press = Om magter kun kan sende presse til magter med enheder ved siden af deres.
help-setting-postal-press = Om POSTAL PRESS venter på resultaterne. Anden presse sendes med det samme.
help-setting-blank-press = Om en besked kan være tom.
help-setting-datelines = Om kun en magt selv kan bruge sin hovedstad og sin regering som stedangivelse (PARIS:).
help-setting-letters-shown = Om alle kan læse al presse mellem magterne efter partiet.
help-setting-diaries-shown = Om alle kan læse dagbøgerne efter partiet.
help-setting-dias = Om remis omfatter alle overlevende.
help-setting-concessions = Om alle spillere på nær én kan overgive partiet til denne ene.
help-setting-vote-count = Hvad der vises af en afstemning, når den er forbi: kun resultatet, tallene eller navnene.
help-setting-vote-rule = Hvor længe et forslag er åbent, og hvad tavshed betyder (HELP VOTES).
help-setting-vote-time = Timer, til et forslag tælles op, 0 for ingen grænse. Tavshed gælder tidligst som enighed efter 72 timer.
help-setting-moderated = Om kun spillederen ændrer indstillinger.
help-setting-evidence = Hvad der beviser, hvem der sendte en mail: en adgangskode, et svar, en bekræftet adresse.
help-setting-standbys = Om reservelisten spørges om forsinkede og ledige magter.
help-setting-comment = En linje tekst, der vises i lister.
help-setting-boardman = Nummer på listen over Boardman-numre, for eksempel 1987AB.
help-setting-miller = Nummer på listen over Miller-numre, for varianter.
help-setting-everything = Nummer i bladet Everything.
help-setting-language = Sproget på partiets websider og i mails til tilskuere, der ikke har valgt et.
help-setting-visibility = Om lister viser partiet. PRIVATE: kun de, der er indbudt, kan finde det.
help-setting-level = Niveauet for de spillere, der kan være med, efter deres eget skøn (REGISTER, Level:).
help-setting-dedication = Den pålidelighed, en spiller skal have for at være med. Send GET DEDICATION for at se din egen.
help-setting-on-time-ratio = Den del af sine træk, som en spiller skal have sendt i tide for at være med.
help-setting-resignation-ratio = Den del af sine magter, som en spiller kan have forladt og stadig være med.
help-setting-site = Om spillere kan have samme domæne (den del af en adresse, der står efter @): ANY, kun spillederens (SAME) eller aldrig (DIFFERENT).
help-setting-approval = Om spillere skal have spillederens godkendelse for at være med (SET APPROVED adresse).
help-setting-master-swaps = Om spillederen kan bytte to magters spillere med SWAP uden at spørge dem.
help-setting-resume = Om spillere kan sende RESUME i et parti på pause, som ingen spilleder modererer.
help-setting-rated = Om resultatet kommer med på administratorens liste til ratingsider.
help-setting-quiet = Om kun spillederen får at vide, hvem der kommer med eller følger partiet.
help-setting-spectators = Om spillere kan lade en tilskuer se, hvad deres magt får.
help-setting-secret = Om folk uden for partiet ikke kan se, hvem der spiller, før det slutter.
help-setting-scoring = Hvordan en series tabel tæller point (HELP SERIES).
help-setting-best-games = Antal af hver spillers bedste partier, der tæller i en serie, 0 for alle.

## When a setting can change, and what an unset one is.

help-setting-before-start = Kun før starten.
help-setting-empty = tom

## What the value of a setting means, as LIST and HELP show it. The key is the setting's name, and $words are
## the value as it is typed. A setting without a message is shown as it is typed.

setting-value-proxies = { $value ->
    [no] nej
    [phase] ja: enheder kan udlånes for én fase
   *[standing] ja: enheder kan udlånes for én fase eller indtil fuldmagten tilbagekaldes
 }
setting-value-last-year = { $value ->
    [none] intet
   *[some] { $words }
 }
setting-value-errors-stand = { $value ->
    [yes] kun den sidste sæson kan fortrydes
   *[no] enhver sæson kan fortrydes
 }
setting-value-wishes = { $value ->
    [yes] efter ønsker, derefter tilfældigt
   *[no] kun tilfældigt
 }
setting-value-powers-each = { $value ->
    [one] nej: hver spiller har én magt
   *[other] ja: hver spiller har { $value } magter
 }
setting-value-missing = { $value ->
    [wait] NONMR: vent på en ny spiller efter den ekstra frist
    [process] NMR: afgør fasen uden manglende ordrer efter den ekstra frist
    [bot] NMR BOT: en bot giver ordrerne i stedet efter den ekstra frist
    [first] NMR FIRST: kun den første sæson venter på en ny spiller
    [twice] NMR TWICE: enheder holder stillingen; efter anden sæson i træk er magten uden ledelse
   *[house] NMR HOUSE: FIRST og TWICE, og en tidlig sæson udskydes
 }
setting-value-reminder = { $value ->
    [none] ingen påmindelser
   *[some] { $words } før deadlinen
 }
setting-value-strict-grace = { $value ->
    [yes] streng: på klokkeslæt
   *[no] ikke under fravær og på fridage
 }
setting-value-strict-wait = { $value ->
    [yes] streng: indtil den ekstra frist udløber
   *[no] indtil deadlinen
 }
setting-value-late-count = { $value ->
    [yes] vises
   *[no] vises ikke
 }
setting-value-late-orders = { $value ->
    [yes] ordrer tæller, indtil fasen afgøres
   *[no] ordrer kræver spillederens godkendelse
 }
setting-value-two-seasons = { $value ->
    [yes] to deadlines om året: alle ordrer kommer sammen med trækkene
   *[no] hver fase har sin egen deadline
 }
setting-value-manual-process = { $value ->
    [yes] kun ved spillederens PROCESS
   *[no] automatisk
 }
setting-value-manual-start = { $value ->
    [yes] kun ved spillederens BEGIN
   *[no] når partiet er fuldt
 }
setting-value-roll-call = { $value ->
    [none] intet
   *[some] { $words } til at svare før starten
 }
setting-value-holidays = { $value ->
    [none] ingen
   *[some] { $words }
 }
setting-value-blind = { $value ->
    [no] nej
    [njudge] ja: en magt ser sine egne enheder og centre (njudge)
    [bcentres] ja: en magt ser sine egne enheder og alle centre (njudge)
    [dpjudge] ja: en magt ser, hvad der er nær dens enheder og hjemmecentre (DPjudge)
   *[fog] ja: en magt ser, hvad der er nær dens enheder og centre (krigståge)
 }
setting-value-press = { $value ->
    [none] ingen
    [white] hvid (underskrevet)
    [grey] grå (anonym)
    [white-grey] hvid eller grå (underskrevet, medmindre mærket GREY)
   *[grey-white] grå eller hvid (anonym, medmindre mærket WHITE)
 }
setting-value-fakes = { $value ->
    [none] ingen
    [allowed] presse til nogle kan nævne andre modtagere
    [default] presse til nogle ligner en besked til alle, medmindre NO FAKE
   *[always] presse til nogle ligner en besked til alle
 }
setting-value-observer-press = { $value ->
    [no] kan skrive til spillederen og hinanden
    [white] kan skrive underskrevet presse til alle
   *[any] kan skrive til spillerne
 }
setting-value-watch-all-press = { $value ->
    [yes] tilskuere kan læse al presse (SET ALL PRESS)
   *[no] tilskuere læser kun deres egen presse
 }
setting-value-late-press = { $value ->
    [yes] presse er stadig tilladt
   *[no] forsinkede spillere kan kun skrive til spillederen
 }
setting-value-grace-press = { $value ->
    [yes] presse er stadig tilladt
   *[no] ingen presse fra deadlinen til afgørelsen
 }
setting-value-minor-press = { $value ->
    [yes] presse er stadig tilladt
   *[no] ingen presse under tilbagetog og bygninger
 }
setting-value-must-order = { $value ->
    [yes] kun presse fra spillere, der har givet ordrer
   *[no] nej
 }
setting-value-touch-press = { $value ->
    [yes] kun presse mellem naboer
   *[no] nej
 }
setting-value-postal-press = { $value ->
    [yes] POSTAL PRESS kommer med resultaterne
   *[no] nej
 }
setting-value-blank-press = { $value ->
    [yes] beskeder kan være tomme
   *[no] nej
 }
setting-value-datelines = { $value ->
    [yes] kun magten selv kan bruge sin hovedstad og regering
   *[no] frie
 }
setting-value-letters-shown = { $value ->
    [yes] vises for alle ved slutningen
   *[no] vises ikke
 }
setting-value-diaries-shown = { $value ->
    [yes] vises for alle ved slutningen
   *[no] holdes hemmelige
 }
setting-value-dias = { $value ->
    [yes] remis omfatter alle overlevende
   *[no] remis kan udelade overlevende
 }
setting-value-concessions = { $value ->
    [yes] partiet kan overgives til én magt
   *[no] nej
 }
setting-value-vote-count = { $value ->
    [secret] kun om et forslag blev vedtaget, vises
    [count] antallet af stemmer vises
   *[names] alles stemmer vises
 }
setting-value-vote-rule = { $value ->
    [phase] tælles i deres fase; tavshed tæller som NO
   *[season] tælles med trækkene; tavshed tæller som YES anden gang
 }
setting-value-vote-time = { $value ->
    [none] ingen
   *[some] { $words } for et forslag
 }
setting-value-evidence = { $value ->
    [reply] adgangskode eller svar på en mail fra dommeren
    [password] adgangskode
    [either] adgangskode, svar eller bekræftet mail fra den registrerede adresse
   *[both] adgangskode i en bekræftet mail fra den registrerede adresse
 }
setting-value-language = { $value ->
    [none] dommerens sprog
   *[some] { $words }
 }
setting-value-visibility = { $value ->
    [public] offentligt: LIST viser partiet
    [unlisted] nej: lister viser ikke partiet
   *[private] privat: kun for dem, der er med eller indbudt
 }
setting-value-site = { $value ->
    [any] ethvert domæne
    [same] samme: kun spillere fra spillederens domæne
   *[different] forskellige: én spiller fra hvert domæne
 }
setting-value-spectators = { $value ->
    [yes] spillere kan lade dem se, hvad deres magt får
   *[no] ingen
 }
setting-value-scoring = { $value ->
    [draw-size] remisens størrelse
    [sum-of-squares] sum af kvadrater
    [carnage] Carnage
    [c-diplo] C-Diplo
   *[bangkok] Bangkok
 }
setting-value-best-games = { $value ->
    [none] alle partier
   *[some] { $words }
 }

## Other values.

setting-flag = { $value ->
    [yes] ja
   *[no] nej
 }
setting-unset = ikke valgt
setting-of-variant = { $number } (variantens antal)
setting-days = { $first } til { $last }
setting-day-of-year = { $day } { $year }

## Why a value cannot be set.

setting-needs-value = SET { $setting } kræver en værdi.
setting-needs-one-of = SET { $setting } har brug for en af disse værdier: { $values }.
setting-no-such-value = "{ $text }" er ikke en af værdierne: { $values }.
setting-no-such-language = Der er intet sprog, der hedder "{ $text }".
setting-not-a-number = "{ $text }" er ikke et tal fra { $low } til { $high }.
setting-not-a-part = "{ $text }" er ikke et tal fra 0 til 1.
setting-not-a-length = "{ $text }" er ikke en varighed. Angiv timer, som 24 eller 0.5, eller dage, som 3d.
setting-too-many-lengths = { $most ->
    [one] Angiv ét antal timer, som 24.
   *[other] Angiv højst { $most } antal timer, som 24 3.
 }
setting-length-too-long = "{ $text }" er for langt. Angiv højst { $most } timer.
setting-text-too-long = Teksten kan højst have { $most } tegn. Den har { $number }.
setting-not-listed = "{ $text }" er ikke et nummer på en liste. Angiv ét ord med et ciffer i, som 1987AB.
setting-not-a-variant = "{ $text }" kan ikke være navnet på en variant.
setting-usage = { LIST($lines, type: "or") }.
setting-not-asked = { $line } på en linje for sig selv, uden spørgsmålstegn.
no-such-setting = Der er ingen indstilling, der hedder "{ $text }".
settings-listed = Send HELP SETTINGS for en liste over alle indstillinger.
settings-to-switch-off = Du kan slå fra: { $lines }.
set-no-what = SET NO siger ikke hvad.
question-sets-nothing = Et spørgsmål ændrer intet.
rules-unknown = Der er ingen regler, der hedder "{ $name }".
rules-unnamed = SET RULES siger ikke hvilke.
rules-known = SET RULES og { LIST($names, type: "or") }. Du kan nævne flere.
powers-uneven = Brættets magter kan ikke deles lige mellem { $players } spillere.
    .hint = SET DUPLEX, TRIPLEX eller QUADRUPLEX giver hver spiller to, tre eller fire. SET POWERS 5 udelader nogle.
grace-of-clocks = Den ekstra frist er en del af hvert ur.
grace-none = SET MOVES GRACE 0, og SET RETREAT GRACE 0 og SET BUILDS GRACE 0 for de andre faser.
comment-elsewhere = Gør den kortere. Brug BROADCAST for at sende alle en længere tekst.
clock-days-named = Dagene skrives som en række fra søndag til lørdag: DAYS { $days }.
clock-part-alone = "{ $word }" har ingen værdi. Ændr et ur parvis, som i NEXT 24 GRACE 48.
clock-no-such-part = Et ur har intet "{ $word }". Det har CLOCK, MIN, NEXT, GRACE, DELAY og DAYS.
clock-no-time-of-day = "{ $text }" er ikke et klokkeslæt. Angiv 23:30 eller 1410 minutter, eller -1 for et hvilket som helst.
clock-past-end-of-day = "{ $text }" er senere end dagens slutning.
clock-no-week = "{ $text }" er ikke en uge. Angiv syv tegn, fra søndag, som i -MTWTF-.
