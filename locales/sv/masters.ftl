### Remarks about what the GM of a game commands.

# What is said of who is told of a change, with the blank before it; nothing where nobody else is in the game.
told = { $told ->
        [alone] { "" }
        [no] { " " }{ others-not-told }
       *[yes] { " " }Alla i partiet har fått besked.
    }
# Where the same email also does the reverse.
others-not-told = De andra får inget besked, eftersom det här mejlet också upphäver det.
round-opened = Runda { $number } har börjat: { $games }. Alla spelare har fått besked om sina makter.
round-opened-some-out = Runda { $number } har börjat: { $games }. Alla spelare i den har fått besked om sina makter; { $out ->
        [one] { $out } spelare
       *[other] { $out } spelare
    } står över.
round-seat-unknown = "{ CUT($word, max: 60) }" är varken en makt på det här brädet eller en spelare i serien.
    .hint = Skriv ROUND A anna@example.net, E 2 …; 2 är den andra spelaren som LIST visar.
round-seats-lack = Ett parti som du själv fördelar behöver varje makt en gång och varje spelare en gång (i duplex två): { $powers }.
    .hint = Sätt ett ; mellan två partier som du fördelar. Skicka ROUND utan namn för att fördela efter önskemål och lottning.
round-goes-on = Något saknas efter det sista kommat eller ;, så inget parti öppnades.
    .hint = Skicka hela ROUND igen, utan komma eller ; i slutet.
round-two-tables = { CUT($who, max: 60) } har placerats i två av rundans partier.
    .hint = Skicka LIST för att se spelarna och deras nummer.
round-tables-together = Ett mejl kan öppna en runda, så inget parti öppnades. Alla partier som du fördelar hör till samma ROUND.
    .hint = ROUND { $line }
round-one-a-mail = Ett mejl kan öppna en runda: se raden med ROUND ovanför.
    .hint = Skicka ROUND 3 för tre partier i en runda. Skriv partier som du själv fördelar i samma ROUND, med ; emellan.
round-not-begun = Den senaste rundan i { $game } har inte börjat: ingen fas har avgjorts än i { $games }.
    .hint = Skicka ROUND efter de första resultaten i dessa partier. Skriv flera partier som du fördelar i samma ROUND, med ; emellan, för att starta dem tillsammans.
round-top-lacks = Tabellen för { $game } har för få spelare som fortfarande är med i serien: det behövs { $need }.
    .hint = Skicka TABLE { $game } för att se den. Skicka ROUND för att fördela bland alla spelare.
phase-judged = { CAPITALIZED($phase) } har avgjorts. { $told ->
        [no] { others-not-told }
        [alone] Resultatet kommer i ett eget mejl.
       *[yes] Resultatet skickas till alla.
    }
phase-judged-above = Det här mejlet har redan låtit avgöra { $phase }. Raden nämner ingen fas, så inget mer avgjordes.
    .hint = För att avgöra även nästa fas, skicka { $command }.
adjusted = Alla ändringar är gjorda. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Alla i partiet har fått besked, med ditt skäl.
    }
rolled-back = Partiet är tillbaka i { $phase }, med de order som hade kommit.{ told } Skicka UNDO innan en fas avgörs för att återvända till { $left }.
rolled-back-anew = Partiet är tillbaka i { $phase }. Eftersom du spelar i det räknas inte de tidigare orderna. { $told ->
        [alone] Skicka nya; det gör bottarna också.
       *[yes] Alla har fått en fråga om nya.
    } Du kan inte backa till { $phase } igen. Skicka UNDO innan en fas avgörs för att återvända till { $left }.
rollback-undone = Partiet är åter i { $phase }.{ told }
adjust-undone = Partiet är i { $phase } som det var före det senaste ADJUST.{ told }
game-goes-on = Partiet fortsätter i { $phase }, med de order som hade kommit.{ told } Skicka UNDO innan en fas avgörs för att avsluta det på samma sätt igen.
game-over-again = Partiet är åter slut, med samma slut.{ told }
held-back-by-line = Inte utfört, eftersom rad { $line } ovanför avvisades och du kanske ville ha den gjord först.
    .hint = Om du fortfarande vill det, skicka det i ett eget mejl.
orders-missing = Order saknas, och alla skulle få resultatet: inga order från { $silent }, bara några från { $partial }.
    .hint = Skicka PROCESS { $phase } NOW för att avgöra utan dem.
no-orders-from = Order saknas, och alla skulle få resultatet: inga order från { $silent }.
    .hint = Skicka PROCESS { $phase } NOW för att avgöra utan dem.
not-all-orders-from = Order saknas, och alla skulle få resultatet: bara några från { $partial }.
    .hint = Skicka PROCESS { $phase } NOW för att avgöra utan dem.
held-back = Inte utfört, eftersom rad { $line } ovanför avvisades och du kanske ville ha den gjord först.
    .hint = Om du fortfarande vill det, skicka { $command } i ett eget mejl.
deadline-moved = Deadlinen för den här fasen har flyttats.{ told }
grace-moved = Slutet på den här fasens respittid har flyttats.{ told }
late-accepted = De försenade orderna räknas nu. Spelaren har fått besked.
late-declined = De försenade orderna räknas inte. Spelaren har fått besked, med allt annat du skriver i det här mejlet. Skicka { $command } innan fasen avgörs för att ändå låta dem räknas.
setting-same = Ingen ändring: det är redan inställt så.
announced = Det skickas till alla i { $games }.
settings-changed = Ändrat: { $names }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Alla får veta vad som är annorlunda efter det här mejlet.
    }
clock-in-zone = { $at } är i partiets tidszon, { $zone }. Skicka till exempel SET GAME ZONE Europe/Stockholm för att ändra tidszonen.
setting-changed = Ändrat.{ told }
variant-never-blind = { $variant } kan inte spelas blint: patruller och blockader skulle avslöja dolda flottor.
    .hint = Utelämna BLIND i CREATE.
last-year-past = { $variant } börjar { $first }, så det sista året skulle vara före det första.
    .hint = Ange ett senare år efter UNTIL.
variant-changed = { $game } spelas nu på { $board }.{ told } Det börjar när { $missing ->
        [one] { $missing } spelare till
       *[other] { $missing } spelare till
    } har gått med.
variant-changed-and-full = { $game } spelas nu på { $board }.{ told } Alla platser är tagna, så partiet börjar nu.
gunboat-stays = Inställningarna som kom med Illegal Gunboat är kvar: gunboat och ingen press. Skicka SET NOT GUNBOAT och SET WHITE för att ändra dem.
idle-no-press = Partiet har NO PRESS, som går före detta: spelare kan inte skicka meddelanden, vad som än är inställt i övrigt.
idle-nobody-seen = I det här blinda partiet ser ingen makt andras enheter, så med TOUCH PRESS kan spelare inte skriva till varandra. Skicka SET NO TOUCH PRESS för att låta dem göra det (ett parti med FOG behöver båda).
idle-touch-without-partial = NO PARTIAL tillåter bara meddelanden till alla, och TOUCH PRESS tillåter inga sådana, så spelare kan inte skriva till varandra. Skicka SET PARTIAL eller SET NO TOUCH PRESS för att låta dem göra det.
idle-fakes-without-partial = NO PARTIAL tillåter bara meddelanden till alla, så ingenting kan förfalskas. Skicka SET PARTIAL för att ändra det.
idle-conditions-in-the-dark = Meddelanden med POSTAL PRESS väntar på resultatet även här. Men ett med villkor (PRESS TO … IF …) avvisas, eftersom dess ankomst skulle avslöja dold information.
clock-changed = Ändrat.{ told } Deadlinen för den här fasen ändras inte. Skicka SET DEADLINE för att flytta den.
game-zone-changed = Ändrat.{ told } Kommande deadliner följer timmarna och dagarna i { $zone }. Varje mejl visar dem i UTC och i läsarens egen tidszon.
rulebook-changed = Ändrat.{ told } Till den regelboken hör också ett eget sätt att läsa order. Skicka SET ORDERS { $house } för att använda även det.
reading-changed = Ändrat.{ told } Till det läsesättet hör också en regelbok. Skicka SET RULEBOOK { $house } för att använda även den.
paused = Klockan står still.
paused-until = Klockan står still till { $until }. Sedan går den automatiskt vidare med den tid som var kvar.
end-taken-back = Partiet fortsätter. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Alla i partiet har fått besked, med den aktuella deadlinen.
    }
start-taken-back = Partiet väntar åter på start, med samma spelare.{ told } Skicka BEGIN för att starta det igen och dela ut nya makter.
resumed = Klockan går igen, med den tid som var kvar. Skicka SET DEADLINE för mer tid.
resumed-later = Klockan går igen. Tiden som var kvar skulle ta slut för snart, eller på en dag utan deadliner, så partiets klocka har satt en senare deadline. Skicka SET DEADLINE för att välja en annan.
ejected = Borttagen från partiet.{ told }
admitted = Personen kan komma tillbaka så länge platsen är ledig, och har fått besked.
terminated = Partiet är slut.{ told } Skicka UNDO för att ångra det (möjligt i en vecka).
assigned = { $who } får { $power } när partiet börjar, och får veta det då. Skicka ASSIGN { $who } NONE för att upphäva det.
assigned-nothing = { $who } är inte tilldelad någon makt: vid starten blir det en av dem som är kvar, efter önskemål.
swap-asked = De som spelar { $first } och { $second } har fått frågan. De byter plats om båda svarar YES i den här fasen. Skicka CANCEL för att ta tillbaka frågan.
swap-agreed = Noterat. Ni byter plats när den andra spelaren går med på det.
swapped = De som spelar { $first } och { $second } har bytt plats.{ told }
declared = Partiet är slut med det resultatet.{ told } Skicka ROLLBACK för att ångra det (möjligt i en vecka).
terminated-for-good = Partiet är slut. Alla har fått besked, och dess hemligheter har avslöjats, så det kan inte ångras.
away-set = Din frånvaro är noterad.{ told } Inga deadliner infaller under den tiden.
away-set-and-moved = Din frånvaro är noterad.{ told } Deadlinen flyttas till { $deadline }, efter den.
away-set-late = Din frånvaro är noterad.{ told } Inga kommande deadliner infaller under den tiden. Men deadlinen för den här fasen har passerat och order saknas. Frånvaro flyttar inte respittiden, som slutar { $grace }: skicka dina order före dess.
away-set-stays = Din frånvaro är noterad.{ told } Deadlinen för den här fasen, { $deadline }, ändras inte, eftersom dina order är fullständiga. Inga kommande deadliner infaller under den tiden.
away-already = Ingen ändring: din frånvaro från { $time } är redan noterad.
away-joined = Sammanslagen med en frånvaro som redan var noterad: du är borta från { $time }. För att säga att du är tillbaka en viss dag, skicka SET NO ABSENCE och den dagen.
away-too-often = Du har redan tre kommande frånvaroperioder: { $first }; { $second }; { $third }.
    .hint = Skicka SET NO ABSENCE för att upphäva alla. Skicka SET NO ABSENCE 25 Jan för att avsluta en från och med en viss dag.
time-away = { $since } till { $until }
still-away = Du är fortfarande borta från { $time }.
away-ended = Frånvaron är upphävd: { $time }.{ told } Deadlinen ändras inte.
away-ended-too = Också upphävd: { $time }.
away-of-whom = Du är spelledare och spelar ingen makt.
    .hint = För en makt, skicka AWAY 10 Jan TO 20 Jan FOR Turkey. För hela partiet, skicka SET HOLIDAYS 24 Dec TO 2 Jan.
away-too-long = Frånvaro som försenar samma fas med sammanlagt mer än { $days ->
        [one] { $days } dag
       *[other] { $days } dagar
    } behöver spelledarens godkännande. Spelledaren har fått frågan, och din frånvaro gäller om spelledaren går med på det. Du får besked om spelledaren säger nej eller inte har svarat till { $lapses }.
master-asked = Spelledaren har fått frågan. Deadlinen flyttas bara om spelledaren går med på det. Du får besked om spelledaren säger nej eller inte har svarat till { $lapses }.
master-asked-often = Spelledaren har fått frågan flera gånger den senaste timmen.
    .hint = För att skriva till spelledaren, skicka PRESS TO M, din text, ENDPRESS, vart och ett på en egen rad.
extended-already = Den tiden har passerat.
    .hint = Skicka EXTEND +24h, som räknas från deadlinen.
start-set = { $status ->
        [forming] Partiet börjar inte före { $at }.
       *[running] Den här fasen avgörs inte före { $at }.
    }
game-begun = Partiet börjar nu.{ told }
co-master-asked = { $who } har fått frågan om att bli spelledare i { $game } tillsammans med dig. Vid svaret YES blir det så, och alla får veta det.
successor-asked = { $who } har fått frågan om att ta över som spelledare i { $game }. Du är spelledare tills svaret YES kommer; då får alla veta det.
nobody-to-lead = { $who } är inte registrerad här, så ingen fick frågan.
    .hint = Be personen skicka REGISTER, Name: och sitt namn, END, vart och ett på en egen rad. Skicka sedan din rad igen.
series-terminated = Serien är slut, och alla i den har fått den sista tabellen.{ told } Pågående partier fortsätter. Skicka UNDO för att ångra det (möjligt i en vecka).
master-offered-often = Du har frågat för många i dag.
    .hint = Skicka det igen i morgon.
mastership-lapsed = { $game } behöver inte längre någon spelledare.
    .hint = Skicka LIST för att se alla partier.
leads-now = Du är nu spelledare i { $game }.{ told } Skicka HELP MASTERING för att se vad du kan göra.
leads-not = Du blir inte spelledare i { $game }. Den som frågade dig får inte veta det.
master-only = Bara spelledaren kan agera för en annan makt.
    .hint = För att fråga spelledaren, skicka PRESS TO M, din text, ENDPRESS, vart och ett på en egen rad.
not-for-power = Du agerar här för { $power }, och bara maktens spelare kan göra det (liksom att rösta). Du kan skicka maktens order och meddelanden.
    .hint = Om du menar dig själv, sätt BECOME MASTER på en rad ovanför.
not-while-playing = Du spelar eller har spelat i { $game }, så du kan inte agera för en annan makt: dess order är hemliga tills de avgörs. Ingenting under den här raden utfördes.
    .hint = Skicka SIGN ON med din egen makt.
plays-here = Du spelar eller har spelat i { $game }, så du kan inte rätta dess ställning.
    .hint = Skicka ROLLBACK för att backa en fas. Eller be administratören, { $keeper }, att lämna över partiet till någon som inte spelar.
no-addresses = Du spelar eller har spelat i { $game }, så du kan inte få veta om en adress är med i det.
    .hint = Ange en makt: EJECT Turkey tar bort dess spelare, ADMIT Turkey släpper in spelaren igen.
eject-instead = Bara spelaren kan hoppa av. Du kan ta bort spelaren från partiet; alla får veta det.
    .hint = Skicka EJECT { $power }.
master-speaks-for-power = Raderna nedan räknas som om { $power } hade skickat dem, och maktens spelare (om det finns någon) får veta det. Använd BECOME MASTER för att avsluta det.
master-speaks-for-himself = Du agerar åter som dig själv.
