### Remarks about what the GM of a game commands.

# What is said of who is told of a change, with the blank before it; nothing where nobody else is in the game.
told = { $told ->
        [alone] { "" }
        [no] { " " }{ others-not-told }
       *[yes] { " " }Alle i partiet har fået besked.
    }
# Where the same email also does the reverse.
others-not-told = Andre får ikke besked, fordi denne mail også ophæver det.
round-opened = Runde { $number } er begyndt: { $games }. Alle spillere har fået deres magter tilsendt.
round-opened-some-out = Runde { $number } er begyndt: { $games }. Alle spillere i den har fået deres magter tilsendt; { $out ->
        [one] { $out } spiller
       *[other] { $out } spillere
    } sidder over.
round-seat-unknown = "{ CUT($word, max: 60) }" er hverken en magt på dette bræt eller en spiller i serien.
    .hint = Skriv ROUND A anna@example.net, E 2 …; 2 er den anden spiller, som LIST viser.
round-seats-lack = Et parti, du fordeler, kræver hver magt én gang og hver spiller én gang (i duplex to gange): { $powers }.
    .hint = Sæt et ; mellem to partier, du fordeler. Send ROUND uden navne for at fordele efter ønsker og tilfældigt.
round-goes-on = Der mangler noget efter det sidste komma eller ;, så intet parti blev åbnet.
    .hint = Send hele ROUND igen, uden komma eller ; til sidst.
round-two-tables = { CUT($who, max: 60) } er fordelt til to partier i runden.
    .hint = Send LIST for at se spillerne og deres numre.
round-tables-together = Én mail kan åbne én runde, så intet parti blev åbnet. Alle partier, du fordeler, står i ét ROUND.
    .hint = ROUND { $line }
round-one-a-mail = Én mail kan åbne én runde: se linjen med ROUND ovenfor.
    .hint = Send ROUND 3 for tre partier i én runde. Skriv partier, du fordeler, i ét ROUND med et ; imellem.
round-not-begun = Den sidste runde i { $game } er ikke begyndt: ingen fase er afgjort endnu i { $games }.
    .hint = Send ROUND efter de partiers første resultater. Skriv partier, du fordeler sammen, i ét ROUND med et ; imellem.
round-top-lacks = Tabellen i { $game } har for få spillere, der stadig er med i serien: der skal bruges { $need }.
    .hint = Send TABLE { $game } for at se den. Send ROUND for at fordele blandt alle spillere.
phase-judged = { CAPITALIZED($phase) } er afgjort. { $told ->
        [no] { others-not-told }
        [alone] Resultaterne kommer i en særskilt mail.
       *[yes] Resultaterne sendes til alle.
    }
phase-judged-above = Denne mail har allerede ladet { $phase } afgøre. Linjen nævner ingen fase, så intet mere blev afgjort.
    .hint = For også at afgøre den næste fase, send { $command }.
adjusted = Alle ændringer er udført. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Alle i partiet har fået besked med din begrundelse.
    }
rolled-back = Partiet er tilbage ved { $phase } med de ordrer, der var modtaget.{ told } Send UNDO, før en fase afgøres, for at vende tilbage til { $left }.
rolled-back-anew = Partiet er tilbage ved { $phase }. Fordi du spiller med i det, tæller de tidligere ordrer ikke. { $told ->
        [alone] Send nye; det gør botterne også.
       *[yes] Alle er bedt om nye.
    } Du kan ikke gå tilbage til { $phase } igen. Send UNDO, før en fase afgøres, for at vende tilbage til { $left }.
rollback-undone = Partiet er ved { $phase } igen.{ told }
adjust-undone = Partiet er ved { $phase }, som det var før det sidste ADJUST.{ told }
game-goes-on = Partiet fortsætter ved { $phase } med de ordrer, der var modtaget.{ told } Send UNDO, før en fase afgøres, for at afslutte det igen på samme måde.
game-over-again = Partiet er slut igen, med samme slutning.{ told }
held-back-by-line = Ikke udført, fordi linje { $line } over den blev afvist, og du måske ville have den udført først.
    .hint = Hvis du stadig vil det, så send det i en særskilt mail.
orders-missing = Der mangler ordrer, og alle ville få resultaterne: ingen ordrer fra { $silent }, kun nogle fra { $partial }.
    .hint = Send PROCESS { $phase } NOW for at afgøre fasen uden dem.
no-orders-from = Der mangler ordrer, og alle ville få resultaterne: ingen ordrer fra { $silent }.
    .hint = Send PROCESS { $phase } NOW for at afgøre fasen uden dem.
not-all-orders-from = Der mangler ordrer, og alle ville få resultaterne: kun nogle fra { $partial }.
    .hint = Send PROCESS { $phase } NOW for at afgøre fasen uden dem.
held-back = Ikke udført, fordi linje { $line } over den blev afvist, og du måske ville have den udført først.
    .hint = Hvis du stadig vil det, så send { $command } i en særskilt mail.
deadline-moved = Deadlinen for denne fase er flyttet.{ told }
grace-moved = Udløbet af den ekstra frist for denne fase er flyttet.{ told }
late-accepted = De forsinkede ordrer tæller nu. Spilleren har fået besked.
late-declined = De forsinkede ordrer tæller ikke. Spilleren har fået besked, sammen med det, du ellers skriver i denne mail. Send { $command }, før fasen afgøres, hvis de alligevel skal tælle.
setting-same = Ingen ændring: sådan er det allerede valgt.
announced = Det sendes til alle i { $games }.
settings-changed = Ændret: { $names }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Alle får besked om, hvad der er anderledes efter denne mail.
    }
clock-in-zone = { $at } er i partiets tidszone, { $zone }. Send for eksempel SET GAME ZONE Europe/Copenhagen for at ændre den.
setting-changed = Ændret.{ told }
variant-never-blind = { $variant } kan ikke spilles blindt: patruljer og blokader ville afsløre skjulte flåder.
    .hint = Udelad BLIND i CREATE.
last-year-past = { $variant } begynder i { $first }, så det sidste år ville være før det første.
    .hint = Angiv et senere år efter UNTIL.
variant-changed = { $game } spilles nu på { $board }.{ told } Det begynder, når { $missing ->
        [one] endnu { $missing } spiller er
       *[other] endnu { $missing } spillere er
    } kommet med.
variant-changed-and-full = { $game } spilles nu på { $board }.{ told } Alle pladser er taget, så partiet begynder nu.
gunboat-stays = De indstillinger, der fulgte med Illegal Gunboat, bliver: gunboat og ingen presse. Send SET NOT GUNBOAT og SET WHITE for at ændre dem.
idle-no-press = Partiet har NO PRESS, som går forud for dette: spillere kan ikke sende beskeder, hvad der end ellers er valgt.
idle-nobody-seen = I dette blinde parti ser ingen magt en andens enheder, så med TOUCH PRESS kan spillere ikke skrive til hinanden. Send SET NO TOUCH PRESS, hvis de skal kunne (et parti med FOG kræver begge dele).
idle-touch-without-partial = NO PARTIAL tillader kun beskeder til alle, og TOUCH PRESS tillader ingen af dem, så spillere kan ikke skrive til hinanden. Send SET PARTIAL eller SET NO TOUCH PRESS, hvis de skal kunne.
idle-fakes-without-partial = NO PARTIAL tillader kun beskeder til alle, så intet kan forfalskes. Send SET PARTIAL for at ændre det.
idle-conditions-in-the-dark = Beskeder med POSTAL PRESS venter også her på resultaterne. Men en med en betingelse (PRESS TO … IF …) bliver afvist, for at den kom, ville afsløre skjulte oplysninger.
clock-changed = Ændret.{ told } Deadlinen for denne fase ændres ikke. Send SET DEADLINE for at flytte den.
game-zone-changed = Ændret.{ told } Kommende deadlines følger timer og dage i { $zone }. Hver mail viser dem i UTC og i læserens egen zone.
rulebook-changed = Ændret.{ told } Til den regelbog hører også en egen måde at læse ordrer på. Send SET ORDERS { $house } for også at bruge den.
reading-changed = Ændret.{ told } Til den måde at læse ordrer på hører også en regelbog. Send SET RULEBOOK { $house } for også at bruge den.
paused = Uret er standset.
paused-until = Uret er standset indtil { $until }. Det fortsætter så automatisk med den tid, der var tilbage.
end-taken-back = Partiet fortsætter. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Alle i partiet har fået besked med den nuværende deadline.
    }
start-taken-back = Partiet venter igen på at begynde, med de samme spillere.{ told } Send BEGIN for at begynde det igen og fordele nye magter.
resumed = Uret går igen med den tid, der var tilbage. Send SET DEADLINE for mere tid.
resumed-later = Uret går igen. Den tid, der var tilbage, ville slutte for tidligt eller på en dag uden deadlines, så partiets ur har valgt en senere deadline. Send SET DEADLINE for at vælge en anden.
ejected = Fjernet fra partiet.{ told }
admitted = Lukket ind igen. Personen har fået besked og kan komme tilbage, mens pladsen er ledig.
terminated = Partiet er slut.{ told } Send UNDO for at fortryde det (muligt i en uge).
assigned = { $who } får { $power }, når partiet begynder, og får besked til den tid. Send ASSIGN { $who } NONE for at annullere det.
assigned-nothing = { $who } er ikke tildelt nogen magt: ved starten tildeles en af dem, der er tilbage, efter ønsker.
swap-asked = Spillerne for { $first } og { $second } er spurgt. De bytter plads, hvis begge svarer YES i denne fase. Send CANCEL for at trække spørgsmålet tilbage.
swap-agreed = Noteret. I bytter plads, når den anden spiller siger ja.
swapped = Spillerne for { $first } og { $second } har byttet plads.{ told }
declared = Partiet er slut med det resultat.{ told } Send ROLLBACK for at fortryde det (muligt i en uge).
terminated-for-good = Partiet er slut. Alle har fået besked, og dets hemmeligheder er afsløret, så det kan ikke fortrydes.
away-set = Dit fravær er noteret.{ told } Deadlines undgår den tid.
away-set-and-moved = Dit fravær er noteret.{ told } Deadlinen flyttes til { $deadline }, efter det.
away-set-late = Dit fravær er noteret.{ told } Kommende deadlines undgår den tid. Men deadlinen for denne fase er overskredet, og der mangler ordrer. Fravær flytter ikke den ekstra frist, som udløber { $grace }: send dine ordrer før.
away-set-stays = Dit fravær er noteret.{ told } Deadlinen for denne fase, { $deadline }, ændres ikke, fordi dine ordrer er fuldstændige. Kommende deadlines undgår den tid.
away-already = Ingen ændring: dit fravær fra { $time } er allerede noteret.
away-joined = Lagt sammen med et fravær, der var noteret før: du er væk fra { $time }. Send SET NO ABSENCE og en dag for at sige, at du er tilbage den dag.
away-too-often = Du har allerede tre kommende fravær: { $first }; { $second }; { $third }.
    .hint = Send SET NO ABSENCE for at annullere dem alle. Send SET NO ABSENCE 25 Jan for at afslutte et fra en bestemt dag.
time-away = { $since } til { $until }
still-away = Du er stadig væk fra { $time }.
away-ended = Fravær annulleret: { $time }.{ told } Deadlinen ændres ikke.
away-ended-too = Også annulleret: { $time }.
away-of-whom = Du er spilleder og spiller ikke en magt.
    .hint = Send AWAY 10 Jan TO 20 Jan FOR Turkey for en magt. Send SET HOLIDAYS 24 Dec TO 2 Jan for hele partiet.
away-too-long = Fravær, der forsinker samme fase i mere end { $days ->
        [one] { $days } dag
       *[other] { $days } dage
    } i alt, kræver spillederens godkendelse. Spillederen er spurgt, og dit fravær gælder, hvis spillederen siger ja. Du får besked, hvis svaret er nej, eller hvis der intet svar er { $lapses }.
master-asked = Spillederen er spurgt. Deadlinen flyttes kun, hvis spillederen siger ja. Du får besked, hvis svaret er nej, eller hvis der intet svar er { $lapses }.
master-asked-often = Spillederen er spurgt flere gange i den sidste time.
    .hint = Send PRESS TO M, din tekst, ENDPRESS, hver på sin egen linje, for at skrive til spillederen.
extended-already = Den tid er gået.
    .hint = Send EXTEND +24h, som regnes fra deadlinen.
start-set = { $status ->
        [forming] Partiet begynder ikke før { $at }.
       *[running] Denne fase afgøres ikke før { $at }.
    }
game-begun = Partiet begynder nu.{ told }
co-master-asked = { $who } er spurgt, om vedkommende vil være spilleder i { $game } sammen med dig. Er svaret YES, bliver personen spilleder, og alle får besked.
successor-asked = { $who } er spurgt, om vedkommende vil være spilleder i { $game } i stedet for dig. Du er spilleder, indtil svaret YES kommer; så får alle besked.
nobody-to-lead = { $who } er ikke registreret her, så ingen blev spurgt.
    .hint = Bed personen om at sende REGISTER, Name: og sit navn, END, hver på sin egen linje. Send så din linje igen.
series-terminated = Serien er slut, og alle i den har fået dens sidste tabel.{ told } Partier, der er i gang, fortsætter. Send UNDO for at fortryde det (muligt i en uge).
master-offered-often = Du har spurgt for mange gange i dag.
    .hint = Send det igen i morgen.
mastership-lapsed = { $game } har ikke længere brug for en spilleder.
    .hint = Send LIST for at se alle partier.
leads-now = Du er nu spilleder i { $game }.{ told } Send HELP MASTERING for at se, hvad du kan gøre.
leads-not = Du bliver ikke spilleder i { $game }. Den, der spurgte dig, får ikke besked.
master-only = Kun spillederen kan handle for en anden magt.
    .hint = Send PRESS TO M, din tekst, ENDPRESS, hver på sin egen linje, for at spørge spillederen.
not-for-power = Du handler for { $power } her, og dette kan kun magtens spiller (ligesom afstemninger). Du kan sende magtens ordrer og beskeder.
    .hint = Hvis du mener dig selv, så skriv BECOME MASTER på en linje over den.
not-while-playing = Du spiller eller har spillet i { $game }, så du kan ikke handle for en anden magt: dens ordrer er hemmelige, til de afgøres. Intet under denne linje blev udført.
    .hint = Send SIGN ON med din egen magt.
plays-here = Du spiller eller har spillet i { $game }, så du kan ikke rette stillingen.
    .hint = Send ROLLBACK for at gå en fase tilbage. Eller bed administratoren, { $keeper }, om at overdrage partiet til en, der ikke spiller med.
no-addresses = Du spiller eller har spillet i { $game }, så du kan ikke få at vide, om en adresse er med i det.
    .hint = Nævn en magt: EJECT Turkey fjerner dens spiller, ADMIT Turkey lukker spilleren ind igen.
eject-instead = Kun spilleren selv kan sende RESIGN. Du kan fjerne spilleren fra partiet; alle får besked.
    .hint = Send EJECT { $power }.
master-speaks-for-power = Linjerne nedenfor tæller, som om { $power } havde sendt dem, og magtens spiller (hvis der er en) får besked. Brug BECOME MASTER for at afslutte det.
master-speaks-for-himself = Du handler igen på egne vegne.
