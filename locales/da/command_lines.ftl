### What is wrong with the line of a command or a block, what would be right, and what was assumed.

letter-not-sent = Beskeden blev ikke sendt.

## Words of commands

has-too-many-words = { $command } har for mange ord.
needs-more-words = { $command } kræver flere ord.
does-not-say-what = { $command } siger ikke hvad.
sign-on-has-too-many-words = SIGN ON har for mange ord.
    .hint = { $usage }; skriv ordene i en magts navn sammen, for eksempel United_Kingdom; ordrer skrives på linjerne under
variant-left-out = "{ $word }" blev udeladt: partiet har sin egen variant.
new-game-has-no-name = Det nye parti har intet navn.
cancel-needs-token = CANCEL kræver en nøgle, som du har fået i en mail.
    .hint = En ny ordre for en enhed erstatter dens gamle. Send CLEAR ALL for at slette alle ordrer. CANCEL alene trækker det tilbage, som du har spurgt andre om.
who-gets-which-power = Hvem får hvilken magt?
swap-names-two-powers = SWAP nævner to magter.
no-list-of-waiting = "{ $word }" er ikke en liste over ventende spillere.
no-number-of-games = "{ $word }" er ikke et antal partier.
no-number = "{ $word }" er ikke et tal.
names-no-one-power = "{ $word }" er ikke navnet på én bestemt magt.
names-no-one-unit = "{ $word }" er ikke navnet på én bestemt enhed.

## A person's own settings

one-address-each = Dommeren sender sine mails til én adresse pr. person.
    .hint = SET ADDRESS { $first }; med I AM ALSO { $second } kan du også skrive derfra.
no-mail-address = "{ $word }" er ikke en mailadresse{ $why ->
        [several] : en adresse har ét @
        [long] : den har mere end { $most } tegn
       *[none] { "" }
    }.
no-such-language = "{ $word }" er ikke navnet på et sprog.
no-style-of-orders = "{ $word }" er ikke en måde at skrive ordrer på.
no-amount-of-mail = "{ $word }" siger ikke, hvor mange mails du vil have.
no-form-of-map = "{ $word }" er ikke en måde at få kortet på.
neither-on-nor-off = "{ $word }" er hverken ON eller OFF.
neither-short-nor-long = "{ $word }" er hverken SHORT eller LONG.
grace-of-this-phase = SET GRACE flytter udløbet af denne fases ekstra frist.
    .hint = For ingen: { $commands }

## Votes

set-draw-names-powers = Kun magter kan stå efter SET DRAW.
    .hint = SET DRAW på en linje for sig selv er remis mellem alle overlevende.
which-end-proposed = Det er uklart, hvilken slutning der foreslås.
names-no-result = Det er ikke et resultat af partiet.
    .hint = { $usage }; TERMINATE afslutter partiet uden resultat.
reason-is-missing = Begrundelsen mangler. Alle i partiet læser den.
    .hint = DECLARE { $end } BECAUSE og din begrundelse, alt på én linje.
ranking-needs-ranks = En rækkefølge kræver flere pladser.
which-end-is-meant = Det er uklart, hvilken slutning der menes.
    .hint = { $command } WIN og en magt, eller { $command } DRAW og de magter, der deler den.
only-one-power-wins = Kun én magt vinder.
    .hint = { $command } DRAW og de magter, der deler den.
no-vote = "{ $word }" er ikke en stemme.
    .hint = { $usage }; SET DRAW stemmer for remis.

## ADJUST

lines-of-adjust = Linjerne er REMOVE A Vie, PLACE F Tri Austria, OWNER Ser Austria, PHASE F1902M, REASON ord.
adjust-not-closed = Blokken har intet END ADJUST, så intet blev ændret.
    .hint = Send den igen med en linje END ADJUST.
nothing-of-adjust = Intet i denne blok blev udført: en stilling rettes som helhed, og en af linjerne er forkert.
    .hint = Send hele blokken igen med den linje rettet.
adjust-changes-nothing = Blokken ændrer intet.
adjust-without-reason = Blokken har ingen begrundelse. Alle i partiet får begrundelsen at vide.
    .hint = REASON En ordre blev læst forkert.
no-line-of-adjust = Dette er ikke en linje til ADJUST.
whose-fleet = Hvis flåde er det? Der kan være flere.
whose-unit = Hvis enhed er det?
name-the-coast = Nævn kysten: { LIST($coasts, type: "or") }.
cannot-stand-in = Ingen sådan enhed kan være i { NAME($place) }.
word-is-no-supply-centre = "{ $word }" er ikke et forsyningscenter.
owner-lines = OWNER Ser Austria eller OWNER Ser NONE
reason-too-long = En begrundelse har højst { $most } tegn.
    .hint = BROADCAST kan sige mere.

## IF

if-not-closed = Dette IF har intet ENDIF.
    .hint = Afslut det med en linje ENDIF.
an-if-not-closed = Et IF har intet ENDIF.
line-not-taken = Linje { $line } kom ikke med.
lines-not-taken = Linje { $first }-{ $last } kom ikke med.
nothing-of-if = Intet af dette IF blev gemt: der er fejl i { $lines ->
        [one] linje { $line }
       *[other] { $lines } linjer
    }.
mail-whole-if = Send hele IF igen, helt ned til ENDIF.
if-too-long = IF har { $lines } linjer; højst { $most } er tilladt.
    .hint = Del det op.
ifs-too-deep = Der er mere end { $most } IF inde i hinanden.
    .hint = AND og OR forbinder betingelser.
belongs-to-no-if = Dette { $word } hører ikke til noget IF.
    .hint = IF, ELSE IF, ELSE, ENDIF kommer i den rækkefølge.
if-without-orders = Dette IF har ingen ordrer.
only-orders-in-if = Et IF kan kun indeholde ordrer.
no-if-in-game = Dette parti tager ikke imod IF.
    .hint = Send selve ordrerne.
if-is-about-phase-to-come = Et IF handler om en kommende fase, og disse ordrer er for { $phase }.
phase-above-if = PHASE { $phase } på en linje over det, eller den fase, du mener.
phase-above-if-not-for-this-turn = Dette træks tilbagetog og bygninger kræver intet PHASE.
if-on-its-own-line = { $line } på en linje for sig selv gemmes til { $phase }.

## Conditions

condition-too-long = Betingelsen spørger om { $terms } ting; højst { $most } er tilladt.
condition-breaks-off = Betingelsen er ufuldstændig.
write-a-fact = Skriv { $forms }.
means-nothing-in-condition = Det er uklart, hvad "{ $word }" betyder i betingelsen.
facts-are = Mulige udsagn er { $forms }; imellem dem AND, OR, NOT.
asks-owner-or-unit = "{ $word }" kan spørge, hvem der ejer det, eller om der er en enhed.
    .hint = Skriv OWNS igen, eller UNIT for den enhed, der er der.
moved-asks-a-move = MOVED spørger om et træk.
    .hint = For eksempel: MOVED A CON - BUL.
owns-asks-a-centre = OWNS spørger om et center.
    .hint = For eksempel: OWNS France BEL.
condition-asks-what-stands = En betingelse spørger, hvor enheder er, ikke hvilke ordrer de har.

## Letters with an IF

before-a-letter = Skriv før en besked, hvem du er.
letter-if-without-condition = Beskeden har et IF uden betingelse.
letter-if-forms = PRESS TO EF IF med en af: { $forms }
letter-if-not-closed = Et IF i beskeden har intet ENDIF.
    .hint = Afslut hvert IF med en linje ENDIF.
endif-without-if = Dette ENDIF har intet IF.
    .hint = Skriv IF betingelse THEN over det.
letters-if-not-closed = Dette IF har intet ENDIF, så intet i det blev sendt eller gemt.
only-letters-and-orders-in-if = Et IF kan kun indeholde beskeder og ordrer.
    .hint = PRESS TO eller BROADCAST i stedet for det; intet i blokken blev sendt.
letter-in-if-not-closed = En besked i dette IF har ingen slutning, så intet i det blev sendt.
    .hint = Hver besked slutter med ENDPRESS, i den gren, hvor den begynder.
nothing-of-letters-if = Intet af dette IF blev sendt eller gemt: der er en fejl i en af linjerne.

## Dates, times and periods. What follows a command is an example of it.

date-read-as = Læst som { $date }.
date-unread = "{ $text }" er ikke en dato, som dommeren kan læse.
date-ambiguous = "{ $text }" læses ikke ens alle steder: { LIST($readings, type: "or") }?
date-too-far = Den dato ligger for langt væk.
date-too-far-from-today = { $date } ligger for langt fra i dag.
no-such-time = Klokkeslættet { $time } findes ikke.
no-such-day = Den { $day }. { TIME($month, style: "month") } findes ikke.
    .in-year = Den { $day }. { TIME($month, style: "month") } { $year } findes ikke.
period-reversed = "{ $text }" slutter, før det begynder.
holidays-too-long = "{ $text }" er længere end { $days } dage. Send PAUSE for at standse uret.
write-as-in = Skriv det som i { LIST($examples, type: "or") }.
time-first-then-words = { $line }, og dine andre ord på en linje under den.
if-you-mean-it = { $line }, hvis du mener det.
time-past = { $time } er passeret.
    .hint = Angiv et kommende tidspunkt, som i { LIST($examples, type: "or") }.
time-far = { $time } er { $days } dage fra nu.
time-before-deadline = { $time } er før den nuværende deadline, { $deadline }.
    .hint = Send { $command } +24h for at regne fra deadlinen. Hvis du mener det tidligere tidspunkt, så send { $line }.
words-unclear = Det er uklart, hvad "{ $words }" skal betyde efter { $command }.
absence-empty = { $time } er ikke et tidsrum.
absence-too-long = { $time } er længere end { $days } dage.
    .hint = Send RESIGN for at overlade din magt til en anden. Send PRESS TO M for at spørge spillederen.
absences-to-end = SET NO ABSENCE 25 Jan, eller SET NO ABSENCE for dem alle.
day-past = { TIME($day, style: "day") } er passeret, og den næste er i { $year }.
placeholder = { $word ->
    [address] adresse
    [board] bræt
    [date] dato
    [day] dag
    [file] fil
    [game] parti
    [hours] timer
    [list] liste
    [n] n
    [name] navn
    [number] nummer
    [options] tilvalg
    [order] ordre
    [password] adgangskode
    [phase] fase
    [player] spiller
    [power] magt
    [powers] magter
    [reason] begrundelse
    [season] årstid
    [series] serie
    [setting] indstilling
    [text] tekst
    [time] tid
    [token] nøgle
    [topic] emne
    [unit] enhed
    [value] værdi
    [variant] variant
    [word] ord
   *[year] år
 }
usage-or = eller
no-such-month = Måned { $number } findes ikke.
letter-without-end = Beskeden har intet ENDPRESS, så den blev ikke sendt, og dens linjer blev ikke læst.
    .orders = { letter-without-end } Det, der ligner ordrer i den (linje { $lines }), kom ikke med.
    .hint = Send den igen med en linje ENDPRESS under den, og ordrer under den linje.

## Words of the classic judge that this one lacks

classic-word-not-here = { $words } hører til den klassiske dommer; denne dommer har det ikke.
always-so-here = sådan er det altid her
classic-settings = Send HELP SETTINGS for at se, hvad der kan indstilles her.
classic-ask-keeper = Spørg dommerens administrator; send VERSION for at se, hvem det er.
classic-of-maps = Et bræt har sine egne regler og tilvalg, som i SET VARIANT colonial railway. Send HELP VARIANTS for at se dem.
classic-option = { $line } vælger det som et tilvalg til brættet. Send GET RULES.{ $board } for at se, hvad det gør.
classic-who = Send WHO GAME { $game } for at se, hvem der spiller.
classic-dedication = Send GET DEDICATION for din egen pålidelighed, INFO PLAYER og en adresse for en andens.
units-stay-what-they-are = Enheder skifter ikke slags her: de holder stillingen, rykker (-), støtter (S) eller konvojerer (C).
units-need-no-maintenance = Hver enhed vedligeholdes her, og der betales intet.
removals-follow-rulebook = Fjernelser, som ingen giver ordre om, følger altid spillereglerne.
classic-draw = Send SET DRAW for at stemme for remis mellem alle tilbageværende.
classic-rulebook = Send SET RULEBOOK navn for at vælge regler.
classic-variant = Send SET VARIANT navn for at vælge bræt og startstilling.
classic-create = Send CREATE ?parti adgangskode for at oprette et parti.
classic-centres = Send LIST for at se centrene.
no-machiavelli = Machiavelli spilles ikke her.

## Time zones

zone-of-several = "{ $text }" kan være { LIST($zones, type: "or") }.
no-such-zone = Der findes ingen tidszone "{ $text }". Skriv den som i Europe/Copenhagen.
    .near = Der findes ingen tidszone "{ $text }". De navne, der ligner mest, er { LIST($zones, type: "or") }.

## Powers and readers

say-which-game = Skriv før denne linje, hvilket parti du mener.
name-the-power = Skriv magtens navn.
the-powers-are = Magterne er { LIST($powers, type: "and") }.
power-or-powers = "{ $word }" kan være én magt ({ $power }) eller flere ({ LIST($powers, type: "and") }).
    .hint = Skriv hele navnet: PRESS TO { $power }.
power-or-letters = "{ $word }" kan være et kort navn ({ LIST($powers, type: "or") }) eller en række bogstaver ({ LIST($readers, type: "and") }).
names-apart = Skriv navne, eller bogstaver med mellemrum imellem.
sign-or-name = "{ $word }" står her for { $power }, men er også kort for { $other }.
person-or-letters = "{ $word }" er en persons navn, men kan også være en række bogstaver.
reader-of-several = "{ $word }" kan her betyde mere end én person eller magt.
names-no-reader = "{ $word }" er ikke navnet på nogen her, og ikke en tydelig række bogstaver.
letters-in-order = Skriv magter, eller deres bogstaver i den sædvanlige rækkefølge: PRESS TO { $letters }, PRESS TO M.
powers-too-long = En liste over magter har højst { $most } tegn.
power-twice = { $power } står to gange på listen.

## Phases and pages

no-phase = "{ $text }" er ikke en fase.
results-below-sign-on = Send { $command } under SIGN ON magt { $game } adgangskode for de seneste resultater i { $game }, eller { $command } S1901M for en fases resultater.
about-game-of-sign-on = { $command } gælder partiet i dit SIGN ON.
    .hint = SIGN ON magt { $game } adgangskode, og under den { $line }.
why-lacks-unit = WHY siger ikke, hvilken enhed det gælder.
history-takes-no-phase = Til HISTORY hører ingen fase.
    .hint = Send RESEND { $phase } for den fases resultater. HISTORY angives i dage: HISTORY FROM 1 Jan TO 1 Feb.
history-words-before-from = HISTORY har for mange ord før FROM.
no-number-of-lines = "{ $text }" er ikke et antal linjer fra 1 til { $most }.
no-part-of-profile = "{ $word }" er ikke en del af en profil.

## Blocks and first words

nothing-to-announce = Der er intet at meddele.
announce-not-closed = Blokken har intet END ANNOUNCE.
block-in-lines = { $first }, din tekst, { $last }: hver på en linje for sig selv.
diary-not-closed = Notatet har intet ENDDIARY, så intet blev skrevet, og dets linjer blev ikke læst.
    .hint = Send det igen med en linje ENDDIARY under. Send DIARY LIST for at se, hvad der står i din dagbog.
write-whole-word = Skriv hele ordet.
do-you-mean = Mener du { $command }?
help-lists-commands = Send HELP for at se alle kommandoer.
begins-a-block = { $command } begynder en blok af linjer. Første linje siger kun, hvem den er til.

## Messages

letter-for-whom = Det er uklart, hvem beskeden er til.
    .hint = Send PRESS TO { $to } for at skrive til nogle, BROADCAST for at skrive til alle.
broadcast-is-for-all = BROADCAST er til alle.
fake-names-both = PRESS TO magt FAKE TO magt: først hvem der får den, så hvem den ser ud til at være til.
fake-to = PRESS TO { $to } FAKE TO magt; den sidste magt er den, beskeden ser ud til at være til.
signed-or-not = Skal beskeden være underskrevet (WHITE) eller ej (GREY)?
faked-or-not = Skal beskeden vise falske modtagere eller ej?
    .hint = Skriv FAKE eller NO FAKE.
letter-end-unclear = Det er uklart, hvor denne besked slutter, så den blev ikke sendt.
entry-end-unclear = Det er uklart, hvor dette notat slutter, så intet blev skrevet.
