### What is wrong with the line of a command or a block, what would be right, and what was assumed.

letter-not-sent = Het bericht is niet verstuurd.

## Words of commands

has-too-many-words = { $command } heeft te veel woorden.
needs-more-words = { $command } heeft meer woorden nodig.
does-not-say-what = { $command } zegt niet wat.
sign-on-has-too-many-words = SIGN ON heeft te veel woorden.
    .hint = { $usage }; schrijf de naam van een land aaneen, zoals United_Kingdom; orders komen op de regels eronder
variant-left-out = "{ $word }" is weggelaten: de partij heeft een eigen variant.
new-game-has-no-name = De nieuwe partij heeft geen naam.
cancel-needs-token = CANCEL heeft een token nodig dat je per e-mail kreeg.
    .hint = Een nieuwe order voor een eenheid vervangt de oude. Met CLEAR ALL wis je alle orders. CANCEL alleen trekt in wat je anderen hebt gevraagd.
who-gets-which-power = Wie krijgt welk land?
swap-names-two-powers = SWAP noemt twee landen.
no-list-of-waiting = "{ $word }" is geen lijst van wachtende spelers.
no-number-of-games = "{ $word }" is geen aantal partijen.
no-number = "{ $word }" is geen getal.
names-no-one-power = "{ $word }" wijst niet één land aan.
names-no-one-unit = "{ $word }" wijst niet één eenheid aan.

## A person's own settings

one-address-each = De judge stuurt e-mails naar één adres per persoon.
    .hint = SET ADDRESS { $first }; met I AM ALSO { $second } kun je ook vandaar schrijven.
no-mail-address = "{ $word }" is geen e-mailadres{ $why ->
        [several] : een adres heeft één @
        [long] : het heeft meer dan { $most } tekens
       *[none] { "" }
    }.
no-such-language = "{ $word }" is niet de naam van een taal.
no-style-of-orders = "{ $word }" is geen stijl voor orders.
no-amount-of-mail = "{ $word }" zegt niet hoeveel e-mail je wilt.
no-form-of-map = "{ $word }" is geen manier om de kaart te krijgen.
neither-on-nor-off = "{ $word }" is niet ON en niet OFF.
neither-short-nor-long = "{ $word }" is niet SHORT en niet LONG.
grace-of-this-phase = SET GRACE verschuift het einde van het respijt van deze fase.
    .hint = Zonder respijt: { $commands }

## Votes

set-draw-names-powers = Achter SET DRAW kunnen alleen landen staan.
    .hint = SET DRAW op een eigen regel is gelijkspel tussen alle overgebleven landen.
which-end-proposed = Het is niet duidelijk welk einde wordt voorgesteld.
names-no-result = Dat is geen uitslag van de partij.
    .hint = { $usage }; TERMINATE beëindigt de partij zonder uitslag.
reason-is-missing = De reden ontbreekt. Iedereen in de partij leest die.
    .hint = DECLARE { $end } BECAUSE en je reden, alles op één regel.
ranking-needs-ranks = Een volgorde heeft meer dan één plaats nodig.
which-end-is-meant = Het is niet duidelijk welk einde bedoeld is.
    .hint = { $command } WIN en een land, of { $command } DRAW en de landen die gelijkspelen.
only-one-power-wins = Er wint maar één land.
    .hint = { $command } DRAW en de landen die gelijkspelen.
no-vote = "{ $word }" is geen stem.
    .hint = { $usage }; SET DRAW stemt voor gelijkspel.

## ADJUST

lines-of-adjust = Regels zijn REMOVE A Vie, PLACE F Tri Austria, OWNER Ser Austria, PHASE F1902M, REASON woorden.
adjust-not-closed = Het blok heeft geen END ADJUST, dus er is niets veranderd.
    .hint = Stuur het opnieuw met een regel END ADJUST.
nothing-of-adjust = Niets in dit blok is uitgevoerd: een stelling wordt als geheel gecorrigeerd, en een van de regels is fout.
    .hint = Stuur het hele blok opnieuw met die regel verbeterd.
adjust-changes-nothing = Het blok verandert niets.
adjust-without-reason = Het blok heeft geen reden. Iedereen in de partij hoort de reden.
    .hint = REASON Een order was verkeerd gelezen.
no-line-of-adjust = Dit is geen regel van ADJUST.
whose-fleet = Van wie is de vloot? Er kunnen er meer zijn.
whose-unit = Van wie is de eenheid?
name-the-coast = Noem de kust: { LIST($coasts, type: "or") }.
cannot-stand-in = Zo'n eenheid kan niet in { NAME($place, form: "nominative") } staan.
word-is-no-supply-centre = "{ $word }" is geen aanvoergebied.
owner-lines = OWNER Ser Austria, of OWNER Ser NONE
reason-too-long = Een reden heeft hoogstens { $most } tekens.
    .hint = Met BROADCAST kun je meer zeggen.

## IF

if-not-closed = Deze IF heeft geen ENDIF.
    .hint = Sluit hem met een regel ENDIF.
an-if-not-closed = Een IF heeft geen ENDIF.
line-not-taken = Regel { $line } is niet overgenomen.
lines-not-taken = Regels { $first }-{ $last } zijn niet overgenomen.
nothing-of-if = Niets van deze IF is bewaard: { $lines ->
        [one] in regel { $line } zit
       *[other] in { $lines } regels zit
    } een fout.
mail-whole-if = Stuur de hele IF opnieuw, tot en met ENDIF.
if-too-long = De IF heeft { $lines } regels; het mogen er hoogstens { $most } zijn.
    .hint = Splits hem.
ifs-too-deep = Er staan meer dan { $most } IFs in elkaar.
    .hint = AND en OR verbinden voorwaarden.
belongs-to-no-if = Deze { $word } hoort bij geen IF.
    .hint = IF, ELSE IF, ELSE, ENDIF volgen in deze volgorde.
if-without-orders = Deze IF heeft geen orders.
only-orders-in-if = In een IF kunnen alleen orders staan.
no-if-in-game = Deze partij aanvaardt geen IF.
    .hint = Stuur de orders zelf.
if-is-about-phase-to-come = Een IF gaat over een komende fase, en deze orders zijn voor { $phase }.
phase-above-if = PHASE { $phase } op een regel erboven, of de fase die je bedoelt.
phase-above-if-not-for-this-turn = Terugtochten en bouw van deze beurt hebben geen PHASE nodig.
if-on-its-own-line = { $line } op een eigen regel wordt bewaard voor { $phase }.

## Conditions

condition-too-long = De voorwaarde vraagt naar { $terms } dingen; het mogen er hoogstens { $most } zijn.
condition-breaks-off = De voorwaarde breekt af.
write-a-fact = Schrijf { $forms }.
means-nothing-in-condition = Het is niet duidelijk wat "{ $word }" in de voorwaarde betekent.
facts-are = Mogelijk zijn { $forms }; ertussen AND, OR, NOT.
asks-owner-or-unit = "{ $word }" kan vragen van wie het is of wie er staat.
    .hint = Schrijf nog eens OWNS, of UNIT voor de eenheid die er staat.
moved-asks-a-move = MOVED vraagt naar een zet.
    .hint = Bijvoorbeeld: MOVED A CON - BUL.
owns-asks-a-centre = OWNS vraagt naar een aanvoergebied.
    .hint = Bijvoorbeeld: OWNS France BEL.
condition-asks-what-stands = Een voorwaarde vraagt waar eenheden staan, niet welke orders ze hebben.

## Letters with an IF

before-a-letter = Zeg vóór een bericht wie je bent.
letter-if-without-condition = Het bericht heeft een IF zonder voorwaarde.
letter-if-forms = PRESS TO EF IF met een van: { $forms }
letter-if-not-closed = Een IF van het bericht heeft geen ENDIF.
    .hint = Sluit elke IF met een regel ENDIF.
endif-without-if = Deze ENDIF heeft geen IF.
    .hint = Zet er IF voorwaarde THEN boven.
letters-if-not-closed = Deze IF heeft geen ENDIF, dus niets erin is verstuurd of bewaard.
only-letters-and-orders-in-if = In een IF kunnen alleen berichten en orders staan.
    .hint = PRESS TO of BROADCAST in plaats daarvan; niets van het blok is verstuurd.
letter-in-if-not-closed = Een bericht in deze IF heeft geen einde, dus niets erin is verstuurd.
    .hint = Elk bericht eindigt met ENDPRESS, binnen de tak waarin het begint.
nothing-of-letters-if = Niets van deze IF is verstuurd of bewaard: in een regel zit een fout.

## Dates, times and periods. What follows a command is an example of it.

date-read-as = Gelezen als { $date }.
date-unread = "{ $text }" is geen datum die de judge kan lezen.
date-ambiguous = "{ $text }" wordt niet overal hetzelfde gelezen: { LIST($readings, type: "or") }?
date-too-far = Die datum is te ver weg.
date-too-far-from-today = { $date } ligt te ver van vandaag.
no-such-time = Het tijdstip { $time } bestaat niet.
no-such-day = { $day } { TIME($month, style: "month") } bestaat niet.
    .in-year = { $day } { TIME($month, style: "month") } { $year } bestaat niet.
period-reversed = "{ $text }" eindigt voordat het begint.
holidays-too-long = "{ $text }" is langer dan { $days } dagen. Met PAUSE zet je de klok stil.
write-as-in = Schrijf het zoals in { LIST($examples, type: "or") }.
time-first-then-words = { $line }, en je andere woorden op een regel eronder.
if-you-mean-it = { $line }, als je dat bedoelt.
time-past = { $time } is voorbij.
    .hint = Noem een tijdstip dat nog komt, zoals in { LIST($examples, type: "or") }.
time-far = { $time } is pas over { $days } dagen.
time-before-deadline = { $time } is vóór de huidige deadline, { $deadline }.
    .hint = Om vanaf de deadline te tellen stuur je { $command } +24h. Bedoel je het vroegere tijdstip, dan { $line }.
words-unclear = Het is niet duidelijk wat "{ $words }" aan { $command } toevoegt.
absence-empty = { $time } is geen periode.
absence-too-long = { $time } is langer dan { $days } dagen.
    .hint = Met RESIGN laat je je land aan iemand anders over. Met PRESS TO M vraag je het aan de spelleider.
absences-to-end = SET NO ABSENCE 25 Jan, of SET NO ABSENCE voor alle.
day-past = { TIME($day, style: "day") } is voorbij, en de volgende is in { $year }.
placeholder = { $word ->
    [address] adres
    [board] bord
    [date] datum
    [day] dag
    [file] bestand
    [game] partij
    [hours] uren
    [list] lijst
    [n] n
    [name] naam
    [number] nummer
    [options] opties
    [order] order
    [password] wachtwoord
    [phase] fase
    [player] speler
    [power] land
    [powers] landen
    [reason] reden
    [season] seizoen
    [series] serie
    [setting] instelling
    [text] tekst
    [time] tijd
    [token] token
    [topic] onderwerp
    [unit] eenheid
    [value] waarde
    [variant] variant
    [word] woord
       *[year] jaar
    }
usage-or = of
no-such-month = Er is geen maand { $number }.
letter-without-end = Het bericht heeft geen ENDPRESS, dus het is niet verstuurd en de regels zijn niet gelezen.
    .orders = { letter-without-end } Wat daar op orders lijkt (regel { $lines }) is niet overgenomen.
    .hint = Stuur het opnieuw met een regel ENDPRESS eronder, en orders onder die regel.

## Words of the classic judge that this one lacks

classic-word-not-here = { $words } hoort bij de klassieke judge; deze judge heeft dat niet.
always-so-here = dat is hier altijd zo
classic-settings = Stuur HELP SETTINGS om te zien wat hier in te stellen is.
classic-ask-keeper = Vraag het de beheerder van de judge; stuur VERSION om te zien wie dat is.
classic-of-maps = Een bord brengt eigen regels en opties mee, zoals in SET VARIANT colonial railway. Stuur HELP VARIANTS om ze te zien.
classic-option = { $line } stelt dit in als optie van het bord. Stuur GET RULES.{ $board } om te zien wat die doet.
classic-who = Stuur WHO GAME { $game } om te zien wie er speelt.
classic-dedication = Stuur GET DEDICATION voor je eigen betrouwbaarheid, INFO PLAYER en een adres voor die van een ander.
units-stay-what-they-are = Eenheden veranderen hier niet van soort: ze blijven staan, gaan (-), steunen (S) of konvooieren (C).
units-need-no-maintenance = Elke eenheid wordt hier onderhouden; er wordt niets betaald.
removals-follow-rulebook = Wat zonder order verwijderd wordt, volgt altijd uit de spelregels.
classic-draw = Stuur SET DRAW om voor gelijkspel tussen alle overgebleven landen te stemmen.
classic-rulebook = Stuur SET RULEBOOK naam om de regels te kiezen.
classic-variant = Stuur SET VARIANT naam om het bord en de beginstelling te kiezen.
classic-create = Stuur CREATE ?partij wachtwoord om een partij te beginnen.
classic-centres = Stuur LIST om de aanvoergebieden te zien.
no-machiavelli = Machiavelli wordt hier niet gespeeld.

## Time zones

zone-of-several = "{ $text }" kan { LIST($zones, type: "or") } zijn.
no-such-zone = Er is geen tijdzone "{ $text }". Schrijf die als in Europe/Amsterdam.
    .near = Er is geen tijdzone "{ $text }". De namen die er het meest op lijken zijn { LIST($zones, type: "or") }.

## Powers and readers

say-which-game = Zeg vóór deze regel welke partij je bedoelt.
name-the-power = Schrijf de naam van het land.
the-powers-are = De landen zijn { LIST($powers, type: "and") }.
power-or-powers = "{ $word }" kan één land zijn ({ $power }) of meerdere ({ LIST($powers, type: "and") }).
    .hint = Schrijf de hele naam: PRESS TO { $power }.
power-or-letters = "{ $word }" kan een korte naam zijn ({ LIST($powers, type: "or") }) of een rij letters ({ LIST($readers, type: "and") }).
names-apart = Schrijf namen, of letters met een spatie ertussen.
sign-or-name = "{ $word }" staat hier voor { $power }, maar is ook kort voor { $other }.
person-or-letters = "{ $word }" is de naam van een persoon, maar kan ook een rij letters zijn.
reader-of-several = "{ $word }" kan hier meer dan één persoon of land zijn.
names-no-reader = "{ $word }" is hier niemands naam, en geen duidelijke rij letters.
letters-in-order = Noem landen, of hun letters in de gewone volgorde: PRESS TO { $letters }, PRESS TO M.
powers-too-long = Een lijst van landen heeft hoogstens { $most } tekens.
power-twice = { $power } staat twee keer in de lijst.

## Phases and pages

no-phase = "{ $text }" is geen fase.
results-below-sign-on = Stuur { $command } onder SIGN ON land { $game } wachtwoord voor de laatste uitslag van { $game }, of { $command } S1901M voor die van een fase.
about-game-of-sign-on = { $command } gaat over de partij van je SIGN ON.
    .hint = SIGN ON land { $game } wachtwoord, en daaronder { $line }.
why-lacks-unit = WHY zegt niet over welke eenheid het gaat.
history-takes-no-phase = Bij HISTORY hoort geen fase.
    .hint = Stuur RESEND { $phase } voor de uitslag van die fase. HISTORY gaat per dag: HISTORY FROM 1 Jan TO 1 Feb.
history-words-before-from = HISTORY heeft te veel woorden vóór FROM.
no-number-of-lines = "{ $text }" is geen aantal regels van 1 tot { $most }.
no-part-of-profile = "{ $word }" hoort niet bij een profiel.

## Blocks and first words

nothing-to-announce = Er is niets om bekend te maken.
announce-not-closed = Het blok heeft geen END ANNOUNCE.
block-in-lines = { $first }, je tekst, { $last }: elk op een eigen regel.
diary-not-closed = De notitie heeft geen ENDDIARY, dus er is niets geschreven en de regels zijn niet gelezen.
    .hint = Stuur die opnieuw met een regel ENDDIARY eronder. Stuur DIARY LIST om te zien wat er in je dagboek staat.
write-whole-word = Schrijf het hele woord.
do-you-mean = Bedoel je { $command }?
help-lists-commands = Stuur HELP om alle commando's te zien.
begins-a-block = { $command } begint een blok regels. De eerste regel zegt alleen voor wie het is.

## Messages

letter-for-whom = Het is niet duidelijk voor wie het bericht is.
    .hint = Stuur PRESS TO { $to } om een paar spelers te schrijven, BROADCAST om iedereen te schrijven.
broadcast-is-for-all = Een BROADCAST is voor iedereen.
fake-names-both = PRESS TO land FAKE TO land: eerst wie het krijgt, dan voor wie het lijkt te zijn.
fake-to = PRESS TO { $to } FAKE TO land; het laatste land is dat waarvoor het lijkt te zijn.
signed-or-not = Moet het bericht ondertekend zijn (WHITE) of niet (GREY)?
faked-or-not = Moet het bericht valse ontvangers tonen of niet?
    .hint = Schrijf FAKE of NO FAKE.
letter-end-unclear = Het is niet duidelijk waar dit bericht eindigt, dus het is niet verstuurd.
entry-end-unclear = Het is niet duidelijk waar deze notitie eindigt, dus er is niets geschreven.
