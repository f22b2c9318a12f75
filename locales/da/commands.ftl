### HELP of commands: what each one does. The key is the name of its class in judge/game/commands/.

help-command-register = Bliv registreret hos dommeren: dit navn, din tidszone og, hvis du vil, dit sprog.
help-command-create = Opret et parti; du bliver dets spilleder. FROM: begynd med en stilling fra et parti, du er spilleder i.
help-command-sign-on = Kom med i et parti (?parti), eller sig, hvilken magt du skriver for; M er spillederen.
help-command-practice = Begynd dit eget parti mod dommerens bots.
help-command-observe = Følg et parti.
help-command-sign-off = Slut på kommandoerne: intet under denne linje læses.
help-command-help = Få en side af HELP.
help-command-list = Vis alle partier, ét parti, dem, der mangler spillere, dem på ét bræt eller dine egne.
help-command-get = Hent en fil; GET alene viser filerne.
help-command-version = Vis dommerens version.
help-command-set-zone = Vælg tidszonen for tider i dine mails, ved siden af UTC.
help-command-set-language = Vælg sproget i dine mails. Du kan selv skrive på ethvert sprog, som dommeren læser.
help-command-set-style = Vælg, hvordan ordrer skrives i dine mails. Du kan selv skrive på enhver måde.
help-command-set-profile = Vælg, hvad WHO IS og INFO PLAYER viser om dig. I et parti gælder dets egne regler.
help-command-standby = Kom på reservelisten: dommeren spørger dig, når en magt er forsinket eller ledig, i alle partier eller i ét. YES overtager den.
help-command-set-mail = Få mails med det samme, én gang om dagen eller med resultaterne; med eller uden meddelelser om forsinkelse; STOP: ingen påmindelser.
help-command-forgot-password = Få en nøgle sendt til din registrerede adresse.
help-command-reset-password = Vælg en ny adgangskode med den nøgle, du har fået.
help-command-set-map = Få kortet med resultaterne som billede, som vedhæftet tegning, som link eller slet ikke.
help-command-set-calendar = Få deadlines som filer til dit kalenderprogram.
help-command-set-subject = Hold det, der skete med dine enheder, ude af emnet på resultater.
help-command-confirm = Bekræft en anmodning fra dommeren med den nøgle, du har fået.
help-command-yes = Sig ja til et spørgsmål fra dommeren, som svar på det.
help-command-cancel = Sig nej til et spørgsmål fra dommeren; uden nøgle: annullér alt, der afventer i det nuværende parti.
help-command-other-address = Skriv også fra en anden adresse; begge adresser bliver spurgt først. I AM NOT fjerner den.
help-command-game-status = Vis dine partier og deres deadlines; med et partis navn: få et overblik over det.
help-command-summary = Vis, hvem der spillede hvornår, indstillingerne, og hvem der ejede hvilket center i hvert år.
help-command-history = Få alle resultater igen, og hvad der skete; eller kun resultaterne, uden de faser.
help-command-why = Hvorfor en ordre lykkedes eller mislykkedes, i den sidste eller en anden fase; uden andet: dine.
help-command-resend = Få de sidste resultater igen, eller en anden fases, med kortet.
help-command-map-own-orders = Få kortet med dine egne gældende ordrer, før de afgøres.
help-command-try = Se, hvad en hvilken som helst magts ordrer ville føre til, med kortet. Intet i det tæller.
help-command-who-game = Vis, hvem der er med i et parti; FULL: med deres profiler.
help-command-who-is = Find personer, hvis navne begynder sådan, hvis de viser deres navn.
help-command-my-addresses = Vis de adresser, du kan skrive fra, og hvor dine mails går hen.
help-command-info-player = En spillers pålidelighed, hvis spilleren viser den; GET DEDICATION viser din egen.
help-command-process = Afgør fasen nu. Det er sikrere at nævne fasen; NOW går videre, selv om der mangler ordrer.
help-command-predict = Se, hvordan fasen ville blive afgjort, også med andre ordrer eller linjer fra ADJUST. Intet ændres.
help-command-rollback = Fortryd den sidste fase, de sidste n eller alle faser fra den fase; UNDO gendanner dem.
help-command-undo = Fortryd et ROLLBACK eller ADJUST, indtil næste fase afgøres, eller en slutning i en uge.
help-command-set-deadline = Flyt denne fases deadline; den ekstra frist flytter med.
help-command-set-grace = Flyt udløbet af denne fases ekstra frist.
help-command-set-start = Vælg det tidligste tidspunkt, hvor partiet begynder, eller hvor denne fase afgøres.
help-command-begin = Begynd et fuldt parti nu. FORCE BEGIN begynder det, når mere end halvdelen af magterne har spillere.
help-command-assign = Vælg, hvem der får en magt, før starten: med adresse eller nummer i LIST.
help-command-unstart = Fortryd starten, indtil den første fase er afgjort.
help-command-set-setting = Ændr en indstilling i partiet; HELP SETTINGS viser dem alle.
help-command-set-access = Vælg, hvem der kan være med eller være spilleder. Når nogen er tilladt, kan ingen andre komme med. Et minus fjerner posten.
help-command-approve = Giv en spiller adgang, der skal godkendes (SET APPROVAL): med adresse eller nummer i LIST.
help-command-pause = Stands uret. Med en dag, højst 60 dage frem, går det i gang igen da.
help-command-resume = Sæt uret i gang med den tid, der var tilbage; eller fortryd, inden for en uge, en slutning.
help-command-eject = Fjern en spiller eller tilskuer fra partiet.
help-command-admit = Lad en person, du har fjernet, komme tilbage.
help-command-promote = Bed en person om at være spilleder sammen med dig; YES gør personen til det.
help-command-hand-over = Overdrag partiet til en anden, som bliver spilleder i dit sted ved at svare YES.
help-command-become = Handl for en magt i linjerne nedenfor.
help-command-terminate = Afslut partiet uden resultat.
help-command-declare = Afslut partiet med et resultat og en begrundelse, som alle læser; ROLLBACK fortryder det.
help-command-accept-late = ACCEPT: lad en magts forsinkede ordrer tælle, eller alle, der afventer, hvor du skal godkende dem. REJECT: lad dem ikke tælle; spillerne får besked.
help-command-adjust = Ret enheder, centre eller fasen; alle får din begrundelse at se.
help-command-set-rules = Vælg alle indstillinger for én slags parti. Nævner du flere, gælder de senere.
help-command-set-like = Kopiér et andet partis indstillinger; når dette er begyndt, kun dem, der stadig kan ændres.
help-command-announce = Skriv noget til alle i partiet; ALL: til alle i alle de partier, du er spilleder i.
help-command-create-series = Opret en serie. Man kommer med i den som i et parti, og ROUND begynder dens partier.
help-command-open-round = Begynd så mange partier, som der er spillere til, eller n; et parti med de bedste; eller partier, som du fordeler dem.
help-command-table = Vis tabellen for en serie eller for en af dens runder (SET SCORING, SET BEST).
help-command-phase-ahead = Giv ordrerne nedenfor til en senere fase, op til fem år frem.
help-command-clear = Slet ordrer for senere faser; med ALL: alle ordrer; eller dem for én fase.
help-command-add-orders = Føj ordrerne i denne mail til dine tidligere, hvor de ellers ville erstatte dem.
help-command-lend-standing = Udlån en af dine enheder, eller alle, til en anden magt, indtil du tilbagekalder det.
help-command-revoke-proxy = Tag en enhed tilbage, som du har udlånt indtil videre, eller alle.
help-command-set-wait = WAIT: afgør ikke fasen før deadlinen, fordi du måske ændrer dine ordrer. NOWAIT ophæver det.
help-command-set-preference = Skriv de magter, du gerne vil have, den bedste først; magter i parentes er lige gode.
help-command-set-password = Skift din adgangskode i dette parti.
help-command-set-address = Få alle dine mails sendt til en anden adresse. Den gamle skal svare CONFIRM.
help-command-press = Send en besked til nogle magter, til spillederen (M), til tilskuerne (O) eller til ALL BUT T. POSTAL PRESS venter på resultaterne.
help-command-broadcast = Send en besked til alle i partiet.
help-command-recall = Annullér dine beskeder, der venter på resultaterne, eller en af dem.
help-command-set-press-wish = Få kopier af dine egne beskeder eller af andres; få beskeder til alle eller ej.
help-command-record-diary = Skriv et notat i dagbogen, som ingen andre kan læse før slutningen.
help-command-read-diary = Vis listen over notaterne i din dagbog, eller læs dem.
help-command-delete-diary = Slet et notat i dagbogen for altid.
help-command-say-here = Svar på opråbet i et parti, der er fuldt. Et YES som svar gør det samme.
help-command-resign = Forlad partiet. Du skal svare CONFIRM inden et døgn; ellers bliver du.
help-command-partner = Spil din magt sammen med en anden: personens YES begynder det, et minus afslutter det.
help-command-permit-spectator = Vis en tilskuer, hvad din magt får; WITH ORDERS også, hvad du sender.
help-command-set-draw = Stem for remis mellem alle overlevende, eller nogle af dem (NO DIAS), i denne fase.
help-command-set-concede = Stem for at overgive partiet til en magt i denne fase; den vinder, hvis alle andre er enige.
help-command-swap = Lad to magters spillere bytte: spillederen foreslår det, og begge spillere siger ja.
help-command-propose = Foreslå en slutning på partiet. Alle bliver spurgt; ingen får at vide, hvem der foreslog den.
help-command-cast-vote = Stem om et forslag. Skriv nummeret, hvis der er flere.
help-command-withdraw-proposal = Træk dit eget forslag tilbage. Alle får at vide, at det er trukket tilbage.
help-command-set-absence = Sig, hvornår du er væk: ingen deadline for dine ordrer falder på de dage.
help-command-end-absence = Sig, at du er tilbage, nu eller fra en bestemt dag. Den nuværende deadline ændres ikke.
help-command-extend = Bed spillederen om en senere deadline; spillederen svarer med ét ord.

## The topics under which they stand.

help-topic-joining = Deltag: din registrering og din plads i et parti
help-topic-asking = Spørg: slå noget op uden at ændre noget
help-topic-playing = Spil: alt undtagen selve ordrerne
help-topic-talking = Tal: presse mellem spillere
help-topic-votes = Stem: hvordan spillere afslutter deres parti
help-topic-mastering = Led: hvordan man leder et parti
help-topic-series = Serier: turneringer med flere partier

## Who can send them.

help-role = { $role ->
    [anyone] enhver
    [registered] enhver, der er registreret
    [observer] alle i partiet
    [player] spillere
    [master] spillederen
   *[keeper] administratoren
 }
help-for-role = For { help-role }.
