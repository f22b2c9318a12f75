### What is wrong with the line of an order, what would be right, and what was assumed.

# A message and another behind it.
paragraph = { $first } { $second }
# How a line is written.
usage = { $usage }
# A remark behind an order.
comment-not-read = "{ $comment }" blev ikke læst.
too-many-plain-words = Denne mail har mere almindelig tekst og flere IF, end der læses i én mail. Herfra læses kun ordrer.
    .hint = Send resten i en anden mail, eller skriv det, som HELP ORDERS viser.

## Messages to players

# A message below words such as "Draft".
letter-not-certain = Det er ikke sikkert, at denne besked skal sendes: den står under "{ $over }".
    .hint = Hvis den skal, så send den igen uden den linje.

## Places

read-as-place = "{ $word }" blev læst som { NAME($place) }.
may-be-several-places = "{ $word }" kan betyde { LIST($places, type: "or", max: 6, article: "no") }.
write-in-full = Skriv navnet helt ud.
no-such-province = Ingen provins hedder "{ $word }".
did-you-mean-one-of = Mente du { LIST($names, type: "or", max: 6) }?
map-lists-names = GET MAP viser navnene på dette kort.
names-no-one-place = "{ $word }" er ikke navnet på ét bestemt sted.
    .hint = GET MAP viser navnene.
no-such-coast = { NAME($place) } har ingen kyst med det navn.
coasts-there-are = Der er { LIST($coasts, type: "or", max: 6) }.
leave-coast-out = Der er ingen kyster at vælge imellem: skriv ingen kyst.
second-place = "{ $word }" efter skråstregen er et andet sted, og en ordre gælder ét.
no-coasts-to-choose = { $place } har ingen kyster at vælge imellem.
no-coasts-in = Der er ingen kyster at vælge imellem i { $place }.
army-needs-no-coast = En hær har ikke brug for en kyst i { $place }.
coast-out-of-reach = Flåden kan ikke nå den kyst i { $place }.
coasts-in-reach = Den kan nå { LIST($places, type: "or", max: 6) }.
coast-read-as = Læst som { $place }.
which-coast = Hvilken kyst i { NAME($place) }?
    .hint = Skriv { LIST($orders, type: "or", max: 6) }. Et svar med kun { LIST($coasts, type: "or") } er også nok.
on-which-coast = På hvilken kyst? Der er { LIST($places, type: "or", max: 6) }.

## Units

your-units = Dine enheder: { LIST($units, type: "and", max: 20) }.
your-units-listed = Dine enheder: { $units }.
no-unit-in = Der er ingen enhed i { $place }.
you-have-no-unit-in = Du har ingen enhed i { $place }.
you-have-no-unit-in-bare = Du har ingen enhed i { NAME($place) }.
place-is-written = Mente du { $place }? Det skrives { $code }.
unit-of-other-kind = Enheden i { $place } er { $kind ->
        [army] en hær
       *[fleet] en flåde
    }, ikke { $written ->
        [army] en hær
       *[fleet] en flåde
    }.
write-unit-or-no-kind = Skriv { $unit }, eller udelad enhedens type.
unit-is-of-kind = Enheden i { $place } er { $kind ->
        [army] en hær
       *[fleet] en flåde
    }.
unit-stands-in = Der står en { $kind } i { $place }.
unit-meant-is = Den enhed, der menes, er { $unit }.
unit-of-power = Enheden i { $place } { $adjective ->
        [none] tilhører { $power }
       *[other] tilhører { $power }
    }.
unit-of-other-power = { CAPITALIZED(NAME($kind, form: "nominative")) } i { $place } { $adjective ->
        [none] tilhører { $power }
       *[other] tilhører { $power }
    }.
orders-name-no-owner = Ordrer i dette parti angiver ingen ejer: udelad magtens navn.
check-where-it-stands = Send LIST for at se, hvor den står.
no-unit-to-help = Der er ingen enhed i { $place } at { $action ->
    [support] støtte
   *[convoy] konvojere
 }.
names-no-unit = Det er ikke navnet på en enhed.

## Orders as they are written

no-order-no-command = Dette er ikke en kendt ordre eller kommando.
order-looks-like = En ordre ser sådan ud: A PAR - BUR; HELP viser resten.
help-shows-what = HELP viser, hvad man kan skrive.
no-known-order = "{ $word }" er ikke en kendt ordre.
    .hint = Skriv - og et sted, H, S eller C efter enheden.
not-a-word-of-orders = "{ $word }" er ikke et ord, der bruges i dette partis ordrer.
    .hint = Brug - H S C, eller R D B W, når det er tid til dem.
stops-before-place = { $part ->
        [condition] Betingelsen slutter, før den nævner et sted.
       *[order] Ordren slutter, før den nævner et sted.
    }
    .hint = Hvorhen?
place-before = Der mangler et sted før "{ $word }".
adds-nothing-known = Det er uklart, hvad "{ $word }" skal betyde i ordren.
    .hint = Skriv én ordre pr. linje. En bemærkning skrives efter #.
proxy-names-no-power = Fuldmagten nævner ingen magt.
order-says-no-action = Ordren siger ikke, hvad din { $kind } skal gøre.
    .hint = For at blive stående: { $unit } H
order-before-breaks-off = "{ $order }" kom ikke med: ordren før den er ufuldstændig.
one-order-a-line = Skriv hver ordre på sin egen linje.
read-alone = Læst for sig: teksten foran blev afvist.

## Who speaks, and when

say-who-you-are = Skriv før ordrerne, hvem du er.
you-do-not-speak-for = Du repræsenterer ikke { $power }.
become-power = Er du spilleder, så skriv BECOME { $power } på en linje ovenover.
you-speak-for-no-power = Du repræsenterer ingen magt her.
    .hint = SIGN ON magt parti adgangskode; en spilleder kan skrive BECOME magt.
game-is-over = { $game } er slut: der skal ikke sendes flere ordrer.
    .hint = LIST viser de partier, der er i gang.
game-not-running = Der skal ikke sendes ordrer: partiet er ikke i gang.
nothing-to-order-in = Det kan man ikke give ordre om i { $phase }.
phase-sends-ahead = Med PHASE { $phase } på linjen ovenover sendes det på forhånd.
for-retreats-or-winter = Gælder det tilbagetogene eller vinteren?
    .hint = Skriv det under en linje med Retreats: eller Builds:; om vinteren kan REMOVE også bruges.
no-order-of-movement = "{ $word }" kan ikke bruges i en trækfase.
    .hint = Nu holder enhederne stillingen, rykker (-), støtter (S) eller konvojerer (C).
no-order-of-adjustments = "{ $word }" kan ikke bruges i en byggefase.
    .hint = Nu bygger (B) eller fjerner (R) man enheder, eller giver afkald på at bygge (W).
no-builds-in-phase = Der skal ikke bygges i denne fase.
    .hint = Det sker efter efterårets tilbagetog.
built-in-adjustments = Man bygger i byggefaser, ikke nu.

## Moves

order-impossible = { CAPITALIZED($why) }.
cannot-get-to = { CAPITALIZED(NAME($kind, form: "nominative")) } i { $place } kan ikke komme til { $other }{ $how ->
        [foot] { " " }over land
        [support] { " " }for at støtte
       *[go] { "" }
    }.
can-get-to = Den kan komme til { LIST($places, type: "or", max: 6) }.
no-chain-of-fleets = Ingen kæde af flåder kan sejle den over.
name-every-sea = Nævn hvert hav på vejen for en konvoj: { $unit } - … - { $place }.
by-convoy = Med konvoj.
by-rail = Med jernbanen { $railway }: { $order }.
who-travels-by-rail = Kun hære fra { $power } rejser med jernbanen, mellem { LIST($places, type: "and", max: 6) }.
carried-by-armies = Båret af hære.
only-by-leave = Kun hvis magten med en enhed i { $place } lader den passere: { $leave }.
canal-obeys = Kun magten med en enhed i { $place } kan give ordrer til kanalen ({ $canal }).
canal-lets-through-or-holds = Kanalen ({ $canal }) lader enheder passere eller holder stillingen.
    .hint = { $support }, eller { $hold }.
fleet-moves-one-step = En flåde rykker ét skridt.
fleet-moves-one-step-to = En flåde rykker ét skridt: { $order }.
do-not-touch = { CAPITALIZED($place) } og { $other } grænser ikke op til hinanden.
transforms-in-winter = I dette parti skifter enheder type om vinteren, når der bygges.
transforms-instead-of-moving = I dette parti skifter enheder type i stedet for at rykke, ikke om vinteren.
never-reaches = Intet i { NAME($place) } kan nogensinde nå { NAME($other) } på den måde.

## Supports and convoys

cannot-support-itself = { $unit } kan ikke støtte sig selv.
    .hint = For at blive stående: { $unit } H; en støtte nævner en anden enhed.
army-cannot-convoy = Hæren i { $place } kan ikke konvojere.
    .hint = Kun flåder til havs konvojerer.
army-carries-no-army = Hæren i { $place } kan ikke bæres af en hær.
    .hint = Hære bærer flåder, fra kyst til kyst.
fleet-cannot-be-convoyed = Flåden i { $place } kan ikke konvojeres.
only-armies-by-convoy = Kun hære rejser med konvoj.
convoy-says-no-end = Konvojordren siger ikke, hvor hæren skal hen.
    .hint = Tilføj målet: … C A { $place } - sted.
convoy-ends-at-sea = En konvoj kan ikke ende til havs, i { $place }.
    .hint = Nævn den kystprovins, hvor hæren går i land.
name-landing-last = Nævn den kystprovins, hvor hæren går i land, til sidst.
no-convoy-starts-inland = { CAPITALIZED($place) } ligger inde i landet: ingen konvoj begynder der.
no-convoy-ends-inland = { CAPITALIZED($place) } ligger inde i landet: ingen konvoj ender der.
convoy-passes-no-land = { CAPITALIZED($place) } er ikke et havområde: en konvoj kan ikke gå igennem.
    .hint = Nævn kun havområder mellem start og mål.
no-fleet-in = Der er ingen flåde i { $place }.
fleets-at-sea = Flåder til havs: { LIST($places, type: "and", max: 6) }.
no-fleet-at-sea = Ingen flåde er til havs.

## Retreats

goes-before-others = Den går forud for dine andre enheder, der vil trække sig tilbage dertil.
priority-alone = Skriv prioriteten på linjen for det tilbagetog, der går forud.
    .hint = Som i A VIE - BOH else TYR (priority).
was-not-dislodged = { CAPITALIZED(NAME($kind, form: "nominative")) } i { $place } blev ikke fordrevet og bliver der.
units-to-retreat = Skal trække sig tilbage: { LIST($units, type: "and", max: 6) }.
no-unit-to-retreat = Ingen af dine enheder skal trække sig tilbage.
not-open-to-it = { CAPITALIZED(LIST($places, type: "and", max: 6)) } { $number ->
        [one] er spærret
       *[other] er spærret
    } for den.
open-to-it = Dertil kan den trække sig tilbage, så det næste valg bortfalder.
was-dislodged = { CAPITALIZED(NAME($kind, form: "nominative")) } i { $place } blev fordrevet: den trækker sig tilbage eller opløses.
cannot-retreat-to = Denne { $kind } kan ikke trække sig tilbage til { $place }: stedet er besat, omstridt, eller angrebet kom derfra.
nothing-open-to-it = Den kan ikke trække sig tilbage nogen steder: { $unit } D.
can-retreat-to = Den kan trække sig tilbage til { LIST($places, type: "or", max: 6) }, eller opløses.
only-retreats-have-choices = Kun et tilbagetog kan have et alternativ.
alternatives-example = For eksempel: F BRE R MAO, else GAS, else disband.
send-the-one-that-counts = Send den, der skal gælde; HELP ORDERS viser, hvordan IF, ELSE og ENDIF skrives.
nothing-after-else = Der nævnes intet efter det sidste ELSE.
no-other-choice = "{ $word }" er ikke et alternativ for et tilbagetog.
no-condition-in-words = Betingelser i almindelig tekst læses ikke, så intet af dette kom med.
    .hint = HELP ORDERS viser, hvordan IF, ELSE og ENDIF skrives, hver på sin egen linje.

## Adjustments

none-began-season-there = Ingen af dine enheder af den type stod i { $place }, da sæsonen begyndte, så den, der står der nu, menes.
is-off-the-board = Den { $kind }, der stod i { $place }, da sæsonen begyndte, er ikke længere på brættet.
began-season-there = Den { $kind }, der stod i { $place }, da sæsonen begyndte, og nu står i { $now }.
list-shows-units = Send LIST for at se, hvor dine enheder står.
list-shows-units-and-centres = LIST viser enheder og centre.
remove-unit-of-today = For den, der står der nu: REMOVE { $unit } NOW.
remove-where-it-went = Den { $kind }, der stod der, da sæsonen begyndte, står nu i { $place }: REMOVE { $unit }.
no-build-due = Du har intet at bygge: { $due ->
        [remove] du skal fjerne { $number }
       *[nothing] du har lige så mange enheder som centre
    }.
no-removal-due = Du har ingen enheder at fjerne: { $due ->
        [build] du må bygge { $number }
       *[nothing] du har lige så mange enheder som centre
    }.
none-left-out-at-start = Ingen enhed kan udelades før de første træk.
    .hint = Et center uden ordre får den enhed, det har i et standardparti.
you-do-not-own = Du ejer ikke { NAME($place) }.
unit-is-there = Der er { $kind ->
        [army] en hær
       *[fleet] en flåde
    } i { NAME($place) }.
not-your-home-centre = { NAME($place) } er ikke et af dine hjemmecentre.
no-supply-centre = { NAME($place) } er ikke et forsyningscenter.
no-centre-free = Intet center, hvor du kan bygge, er ledigt.
army-or-fleet = Hær eller flåde?
write-one-of = Skriv { LIST($orders, type: "or", max: 6) }.
kind-read-as = Læst som { $kind ->
        [army] en hær
       *[fleet] en flåde
    }.
no-fleet-built-inland = { $place } ligger inde i landet: der kan ikke bygges flåder.
    .hint = Byg en hær.
never-builds-there = { NAME($place) } er ikke et af dine hjemmecentre: der kan du aldrig bygge.
never-builds-fleet-there = { NAME($place) } ligger inde i landet: der bygges aldrig flåder.

## Lent units

proxy-of-one-phase = En fuldmagt blandt ordrerne gælder kun denne fase.
lent-to-own-power = En enhed udlånes til en anden magt, ikke til din egen.
lent-to-a-power = En enhed udlånes TO en magt.
how-long-proxy-lasts = Skriv, hvor længe fuldmagten gælder.
names-no-power = "{ $word }" er ikke navnet på en magt.
may-be-several-powers = "{ $word }" kan betyde flere magter.
two-letters-are-enough = To bogstaver er nok: { LIST($powers, type: "or", max: 6) }.
no-proxies-here = I dette parti er der ingen fuldmagter.
    .hint = Giv selv enheden ordre, eller støt deres.

## Naval Diplomacy

patrol-of-two = { $order } og magten, hvis to af dine flåder står der.
block-in-a-strait = En flåde kan spærre et stræde i { LIST($places, type: "or", max: 6) }.
blocks-only-strait = Fra { $place } kan kun dette stræde spærres: { LIST($places, type: "and", max: 6, article: "no") }.
both-steps-of-supported = Hvis en flåde kommer dertil og går videre, så skriv begge skridt, som i { $order }.
one-step-leads-to = Fra { $place } fører ét skridt til { LIST($places, type: "or", max: 6) }.
for-one-fleet-or-more = En ordre gælder én flåde eller flere.
fewer-fleets = Du har { $number ->
        [one] én flåde
       *[other] { $number } flåder
    } i { $place }, ikke { $wanted }.
two-steps-at-most = En flåde går højst to skridt.
counts-only-if-passed = Det tæller kun, hvis ejeren af { NAME($place) } lader dig passere: { $code } FRIENDLY TO { $power }.
help-follows-one-step = En støtte eller konvoj følger ét skridt, ikke to.
support-of-last-step = Støtten gælder det sidste skridt.
support-of-first-step = At støtte et første skridt har ingen virkning.
your-own-power = Det er din egen magt.
    .hint = Nævn en anden.
may-be-power = Det kan være { LIST($powers, type: "or", max: 6) }.
patrol-names-one-power = En patrulje nævner én magt.
block-names-one-power = En blokade nævner én magt.
passage-names-one-power = En passage nævner én magt.
opens-no-passage = { CAPITALIZED($place) } åbner ingen passage.
    .hint = De centre, der gør: { LIST($places, type: "and", max: 6) }.
passage-of-another = { CAPITALIZED($place) } er ikke dit: kun ejeren lader andre passere.
passage-with-moves = Passage gives sammen med trækkene.
    .hint = Send det, når det er tid til træk.

## Illegal Gunboat

line-is-like = En linje ser ud som A(Par)-Bur, A(Par)S A(Mar)-Bur, F(Lon)C A(Wal)-Bel eller A(Par)H.
nothing-but-the-order = Linjen må ikke indeholde andet end ordren.
unit-is-written = En enhed er A eller F og dens provins i parentes.
hold-stands-alone = Intet må stå efter H.
written-in-full = "{ $word }" er skrevet helt ud, og her må der kun bruges forkortelser af provinser.
line-says-no-goal = Linjen siger ikke hvorhen.
holds-moves-supports-convoys = Linjen siger ikke, hvad enheden gør. Den kan holde (H), rykke (-), støtte (S) eller konvojere (C).
only-fleets-convoy = Kun en flåde kan få ordre til at konvojere.
only-armies-convoyed = Kun en hær kan konvojeres.
only-country-in-brackets = I den parentes må der kun stå et land.
support-says-goal = En støtte siger hvorhen, eller H.
convoy-says-goal = En konvoj siger hvorhen.
line-dropped = Du har ingen enhed i { $place }. Linjen udelades og skrives ikke ud.
no-press-under-any-form = Der er ingen form for presse i dette parti.
    .hint = HELP ILLEGAL viser, hvordan man taler sammen.

## Why lines are ignored

ignored-too-far-down = under linje { $line }
ignored-quote = citeret tekst
ignored-copy = tekst fra dommerens mail
ignored-wrapped = slutningen af en citeret linje
ignored-forward = citeret eller videresendt tekst
ignored-memo = hovedet på et notat
ignored-below-heading = tekst under hovedet på en anden mail
ignored-below-fence = tekst under linjen, som man skal svare over
ignored-signature = en signatur
ignored-device = tilføjet af et mailprogram
ignored-disclaimer = en ansvarsfraskrivelse
ignored-comment = en kommentar
ignored-order-with-head = en ordre på linjen, der indleder et citat
ignored-after-sign-off = efter SIGN OFF
ignored-greeting = en hilsen
ignored-heading = en overskrift
ignored-nothing-ordered = under denne overskrift er intet beordret
ignored-no-words = ingen ord
ignored-trial = en prøve, hvor intet tæller
did-you-mean-orders = Mente du: { LIST($orders, type: "commas", max: 4) }?
order-not-certain = Dette er ikke en ordre, som dommeren kan læse med sikkerhed, så intet af det tæller endnu.
order-on-own-line = Skriv hver ordre på sin egen linje.
condition-asked = Betingelse: { $condition }.
condition-decided = { $head }: { $so ->
        [yes] ja
       *[no] nej
    }, { $reasons }.
condition-both = { $first } og { $second }
condition-either = { $first } eller { $second }
condition-part = ({ $part })
condition-unit = { $kind ->
        [any] enhed
       *[other] { $kind }
    }{ $whose ->
        [any] { "" }
       *[power] { " " }({ $power })
    }
    .one = { $kind ->
        [army] en hær
        [fleet] en flåde
        [any] en enhed
       *[other] en { $kind }
    }{ $whose ->
        [any] { "" }
       *[power] { " " }({ $power })
    }
condition-stands = { $so ->
        [yes] { $unit } står i { $place }
       *[no] ingen { $unit } står i { $place }
    }
condition-dislodged = den { $unit }, der stod i { $place }, blev { $so ->
        [yes] fordrevet
       *[no] ikke fordrevet
    }
condition-moved = den { $unit }, der stod i { $place }, rykkede { $so ->
        [yes] til { $to }
       *[no] ikke til { $to }
    }
condition-owns = { $so ->
        [yes] { $power } ejer { $place }
       *[no] { $power } ejer ikke { $place }
    }
condition-due = { $what ->
        [builds] antal bygninger:
       *[removals] antal fjernelser:
    } { $so ->
        [yes] { $amount }
       *[no] ikke { $amount }
    }

## What is said of orders that a word governs, and of those that are only proposed.

orders-in-question = Et spørgsmål er ingen ordre. Kom ikke med: { LIST($orders, type: "commas", max: 4) }.
    .hint = Send ordren for sig selv, hvis den skal tælle. { refused-predicts-for-master.hint }
    .mark = Send den uden spørgsmålstegn, hvis den skal tælle. { refused-predicts-for-master.hint }
orders-for-later = "{ $words }" handler om en senere fase, så intet af dette kom med.
    .hint = { wish-without-phase.hint }
orders-denied = Dette siger, hvad der ikke skal ske ({ LIST($orders, type: "commas", max: 4) }), og ændrer intet.
    .hint = En ny ordre for enheden erstatter dens gamle; CLEAR ALL sletter alle ordrer.
orders-on-condition = Betingelser i almindelig tekst læses ikke ("{ $words }"), så intet af dette kom med.
    .hint = Uden betingelse: send kun ordren, { LIST($orders, type: "commas", max: 4) }. HELP ORDERS viser, hvordan IF skrives.
orders-taken-back-beside = "{ $words }" tilbagekalder det, der står foran. Kom ikke med: { LIST($orders, type: "commas", max: 4) }.
    .hint = Send det, der skal tælle, på en linje for sig selv.
orders-near-words = På linjen før eller efter står der "{ $words }". Kom ikke med: { LIST($orders, type: "commas", max: 4) }.
orders-beside-words = På linjen står der også "{ $words }". Kom ikke med: { LIST($orders, type: "commas", max: 4) }.
    .hint = Send kun den ordre, du vil have, på sin egen linje.
orders-for-one-unit = Her er der flere ordrer for én enhed ({ LIST($orders, type: "commas", max: 4) }), så intet af det tæller endnu.
orders-run-together = Flere ordrer flyder sammen her, så intet af det tæller endnu.
orders-of-one-action = Flere enheder er nævnt før én handling ("{ $words }"), så intet af det tæller endnu.
orders-of-two-meanings = Dette kan betyde to ting, så intet af det tæller endnu: { LIST($orders, type: "commas", max: 4) }; eller { LIST($others, type: "commas", max: 4) }.
orders-in-part = Ikke alt kunne forstås ("{ $words }"), så intet af det tæller endnu.
orders-in-part-rejected = Ikke alt kunne forstås ("{ $words }"), så intet af det blev godtaget.
words-not-read = "{ $words }" blev ikke læst.
read-as-move = Læst som et træk.
no-letter-open = Her er ingen besked åben.
    .hint = En besked begynder med PRESS TO … eller BROADCAST.
no-if-open = Her er intet IF åbent.
    .hint = HELP ORDERS viser, hvordan IF, ELSE og ENDIF hører sammen.
line-too-long = Linjen har { $number } tegn; højst { $most } er tilladt.
    .orders = Linjen indeholder { $number } ordrer; højst { $most } er tilladt.
    .hint = Skriv én ordre pr. linje.

## Headings over orders

heading-names-phase = Denne overskrift nævner { $named }, men partiet er i fasen { $phase }.
    .hint = Skriv PHASE { $next } i stedet for at gemme ordrerne under den til den fase.
heading-names-game = Denne overskrift nævner partiet { $named }, men dit SIGN ON gælder { $game }.
heading-names-power = Denne overskrift nævner { $named }, men du skriver som { $power }.
heading-names-player = Denne overskrift nævner en anden spiller, { $named }; du er registreret som { $player }.
heading-not-certain = Det er ikke sikkert, at ordrerne under { $words } gælder nu.
