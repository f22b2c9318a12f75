### Remarks about orders, votes, lent units and messages.

orders-add = Orderna i det här mejlet läggs till dem du skickade förut.
orders-add-always = Det behövs inte här: ett senare mejl ändrar bara de enheter det nämner.
orders-cleared = Alla dina order har raderats, även de för senare faser.
orders-ahead-cleared = Dina order för senare faser har raderats. De för den aktuella fasen gäller fortfarande.
    .hint = Skicka CLEAR ALL för att radera dem också.
orders-of-phase-cleared = Dina order för { $phase } har raderats.
no-orders-to-give = Du har inga order att ge här.
    .hint = Skicka SIGN ON makt parti lösenord ovanför dina order.
orders-are-for = Orderna nedan gäller { $phase }.

## After "Order:", as the order itself would stand

kept-for-phase = sparad för { $phase }; den kontrolleras när den fasen börjar.
block-kept-for-phase = sparad, ända till sitt slut, för { $phase }; den kontrolleras när den fasen börjar.
line-for-fleets = { $order } ({ $number } flottor)
line-acts = skrivs ut som { $line }. Det är en order.
line-speaks = skrivs ut som { $line }. Det är bara ord: enheten står kvar.

## After "Note:"

place-ordered-again = Räknas inte: en annan rad i det här mejlet gäller samma provins, och den räknas.
unit-ordered-twice = Räknas inte: det här mejlet ger enheten två order, så ingen av dem räknas.
more-than-due = Räknas inte: du har gett fler sådana order än du har rätt till.
fleets-taken = Räknas inte: rader ovanför den här ger redan order till { $taken } av dina { $there ->
        [one] { $there } flotta
       *[other] { $there } flottor
    } i { $place }.
some-fleets-taken = Räknas för { $counted } av { $wanted } flottor: rader ovanför den här ger redan order till { $taken } av dina { $there ->
        [one] { $there } flotta
       *[other] { $there } flottor
    } i { $place }.
practice-held = Alla dina enheter har order, men på grund av den här raden har ingenting avgjorts. Rätta den och skicka den igen, eller skicka SET NOWAIT för att avgöra med orderna som de är.
surplus-left = Det är mer än du har rätt till, så den nyaste raden räknas och dessa räknas inte längre: { $forgotten }. Om du hellre vill avstå från någon annan, skicka igen de order som du vill behålla.
rest-stays = Dessa enheter har order och behåller dem: { $orders }. Skicka ALL UNITS HOLD i ett eget mejl om de också ska stå kvar.
no-rest = Alla dina enheter har order, så det finns inga andra.
set-replaced = Det här mejlet ersätter dina tidigare order. Raderade: { $forgotten }. Skriv ADD i ditt mejl för att behålla tidigare order.
ahead-replaced = Det ersätter det du skickade tidigare, som tas bort: { $forgotten }.
wish-kept = Sparat för { $phase }, eftersom det står under PHASE. Det gäller när den fasen börjar.
wish-without-phase = Det står under en PHASE-rad som domaren inte kunde läsa.
    .hint = Skriv PHASE och den fas som det gäller ovanför (till exempel PHASE { $phase }), eller skicka det i ett eget mejl.
order-in-force = Din andra order gäller fortfarande: { $order }.
wait-set = WAIT är på för den här fasen.
wait-off = WAIT är av: den här fasen kan avgöras så snart alla order har kommit.
draw-agreed = Du röstar för remi. Din röst var den sista som behövdes: partiet är slut.
draw-voted = Du röstar för remi mellan alla som är kvar. Rösten är hemlig och gäller den här fasen.
draw-of-some-voted = Du röstar för remi mellan { LIST($powers, type: "and") }. Rösten är hemlig och gäller den här fasen.
conceded = Du ger upp partiet till förmån för { $power }, om alla andra också gör det. Rösten är hemlig och gäller den här fasen.
conceded-as-last = Du ger upp partiet till förmån för { $power }. Din röst var den sista som behövdes: partiet är slut.
not-conceded = Du ger inte upp till förmån för någon makt.
concession-dropped = Du ger inte upp till förmån för någon makt. Frågan om ditt CONFIRM har återkallats.
end-dropped = Du röstar inte för det slutet. Frågan om ditt CONFIRM har återkallats.
proposed = Ditt förslag har nummer { $number } och räknas som ditt YES. Alla får frågan, och domaren berättar inte för någon vem som lade fram det.
proposed-in-public = Ditt förslag har nummer { $number } och räknas som ditt YES. Alla får frågan, och domaren säger inte vem som lade fram det. Men när rösterna räknas får alla veta vem som röstade hur, och ett ensamt YES ser ut att vara förslagsställarens. Skicka VOTE ABSTAIN { $number } för att ta tillbaka ditt YES, och CANCEL PROPOSAL { $number } för att dra tillbaka förslaget.
proposed-by-master = Ditt förslag har nummer { $number }. Alla spelare får frågan.
proposal-withdrawn = Förslag { $number } är tillbakadraget. De spelare som fick frågan har fått besked.
voted-yes = Du röstar YES till förslag { $number }. Du kan fortfarande ändra det.
yes-is-vote = Ditt svar räknas som din röst: YES till förslag { $number }. Skicka VOTE NO { $number } eller VOTE ABSTAIN { $number } för att ändra det.
voted-no = Du röstar NO till förslag { $number }. Du kan fortfarande ändra det.
abstained = Du avstår från att rösta om förslag { $number }. Du kan fortfarande ändra det.
vote-ends-game = Det var den sista rösten som behövdes: partiet är slut.
proposal-refused = Du har avslagit förslaget, och partiet fortsätter.{ told }
proposal-left = Noterat. Förslaget avslås inte.
draw-not-voted = Du röstar inte för remi.
draw-not-voted-but-proposed = Du röstar inte för remi med SET DRAW, men ditt YES till förslag { $number } gäller fortfarande. Skicka VOTE NO { $number } för att ta tillbaka det.
unit-lent = Från och med nu ger { $power } order till din enhet i { $place }, tills du återkallar utlåningen.
all-units-lent = Från och med nu ger { $power } order till alla dina enheter, tills du återkallar utlåningen.
unit-taken-back = Du ger åter själv order till din enhet i { $place }.
all-units-taken-back = All din utlåning tills vidare är återkallad. Du ger åter själv order till de enheterna.
too-much-press = Inte skickat: en person kan skicka högst { $letters } meddelanden, eller { $copies } kopior av dem, på en timme.
    .hint = Skicka det igen senare.
too-much-press-today = Inte skickat: en person kan skicka högst { $letters } meddelanden om dagen i ett parti, och så många har du skickat.
    .hint = Skicka det igen i morgon, tillsammans med allt annat i samma meddelande.
told-all-often = Andra i { $game } får besked om detta varje gång, och du har nått gränsen för en timme.
    .hint = Skicka det igen senare.
press-sent = Ditt meddelande skickas till { LIST($readers, type: "and") }.
press-sent-to-all = Ditt meddelande skickas till alla i partiet.
grey-press-sent = Ditt anonyma meddelande skickas till { LIST($readers, type: "and") }.
grey-press-sent-to-all = Ditt anonyma meddelande skickas till alla i partiet.
press-sent-to-others = Ditt meddelande skickas till alla i partiet utom { LIST($left_out, type: "and") }.
grey-press-sent-to-others = Ditt anonyma meddelande skickas till alla i partiet utom { LIST($left_out, type: "and") }.
press-shows-broadcast = De ser det som ett meddelande till alla.
press-shows-readers = De ser det som ett meddelande till { LIST($readers, type: "and") }.
press-shows-others = De ser det som ett meddelande till alla utom { LIST($left_out, type: "and") }.
press-posted = Det är meddelande { $number } av dem som väntar, och skickas med resultatet av { $phase }. Skicka RECALL { $number } för att stoppa det.
press-posted-if = Det är meddelande { $number } av dem som väntar, och skickas med resultatet av { $phase } om detta stämmer då: { $condition }. Skicka RECALL { $number } för att stoppa det.
press-late = Dina order är försenade; skicka dem före meddelanden.
press-not-held = Ditt meddelande { $number } i { $game } skulle skickas om detta stämde: { $condition }. Det stämmer inte, så meddelandet skickades inte.
press-recalled = Inget av dina meddelanden väntar längre på resultatet.
press-recalled-one = Meddelande { $number } kommer inte att skickas.
copies-on = Från och med nu får du en kopia av varje meddelande du skickar i { $game }.
copies-off = Du får inga kopior av dina egna meddelanden i { $game }.
all-press-on = Från och med nu får du kopior av meddelandena mellan andra i { $game }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Alla i partiet får veta det.
    }
all-press-off = I { $game } får du bara de meddelanden som är till dig.
broadcasts-on = Du får meddelanden till alla i { $game }.
broadcasts-off = Du får inte längre meddelanden till alla i { $game }. Skicka SET BROADCAST för att få dem igen.
diary-recorded = Anteckning { $number } finns i din dagbok. Ingen annan kan läsa den.
diary-recorded-until = Anteckning { $number } finns i din dagbok. Ingen annan kan läsa den förrän partiet är slut; då kan alla det.
diary-empty = Din dagbok i { $game } är tom.
    .hint = För att skriva i den, skicka DIARY, din text och ENDDIARY, vart och ett på en egen rad.
diary-listed = Din dagbok i { $game } har { $number ->
        [one] { $number } anteckning
       *[other] { $number } anteckningar
    }. Skicka DIARY READ och ett nummer för att läsa en av dem.
diary-shown = Det här är din dagbok i { $game }.
diary-deleted = Anteckning { $number } har tagits bort ur din dagbok.
press-unread = Ingen kopia skickades till { LIST($readers, type: "and") }: ingen är där för tillfället.
everybody = alla i partiet
everybody-but = alla utom { LIST($left_out, type: "and") }
minutes = { $number ->
        [one] { $number } minut
       *[other] { $number } minuter
    }
seconds = { $number ->
        [one] { $number } sekund
       *[other] { $number } sekunder
    }
press-leaves = Ditt meddelande skickas till { LIST($readers, type: "and") } om { $wait }. Svara CANCEL för att stoppa det.
grey-press-leaves = Ditt meddelande skickas till { LIST($readers, type: "and") } om { $wait }, utan ditt namn. Svara CANCEL för att stoppa det.
press-asks = { $why } Svara YES på det här mejlet för att skicka ditt meddelande till { LIST($readers, type: "and") }. För att skicka det till andra, svara med en enda rad: PRESS TO och deras namn.
grey-press-asks = { $why } Svara YES på det här mejlet för att skicka ditt meddelande till { LIST($readers, type: "and") } utan ditt namn. För att skicka det till andra, svara med en enda rad: PRESS TO och deras namn.
press-to-everybody = Du svarar på ett meddelande till alla.
press-to-observers = Du svarar en åskådare, och alla åskådare skulle läsa ditt meddelande.
press-for-one = Det säger att det inte är för alla som skulle läsa det. Använd PRESS TO { $author } för att bara skicka det till avsändaren.
press-calls-others = Det vänder sig till någon som inte skulle läsa det. Använd PRESS TO { $to } för att skicka det dit.
press-forwarded = Du vidarebefordrar ett meddelande, och svaret skulle gå till dess avsändare.
press-calls-judge = Det vänder sig till domaren eller spelledaren, eller frågar något som bara domaren kan säga. Skriv till spelledaren med PRESS TO M. För att ge order, skriv varje order på en egen rad.
press-below-orders = Det står under dina order och är därför kanske avsett för domaren.
press-about-reader = Det talar om en av läsarna och är därför kanske avsett för domaren eller någon annan.
press-not-to-be-sent = Det står att det inte ska skickas.
press-meant-for-me = En av raderna ser ut som ett kommando eller en order; det har inte utförts.
press-holds-password = Ett av orden är ditt lösenord, så meddelandet skickades inte till någon.
    .hint = Svara på meddelandet igen utan det ordet: ett svar behöver inget lösenord.
press-holds-page-token = Det innehåller länken eller koden till en ordersida, så meddelandet skickades inte till någon.
    .hint = Skicka meddelandet igen utan den.
press-may-hold-password = Det kan innehålla ett lösenord: några av orden ser ut som ett, eller en rad ser ut som SIGN ON.
press-beside-lines = Ditt mejl innehåller också order eller kommandon; de hör inte till meddelandet.
press-beside-doubt = Ditt meddelande skickades inte, eftersom orderna i samma mejl behöver din bekräftelse.
    .hint = Svara på meddelandet en gång till, med bara din text.
press-among-ours = Inget meddelande skickades, eftersom meningar ur mejlet du svarar på är blandade med dina egna ord.
    .hint = Svara en gång till med bara din text; eller använd PRESS TO och namn, din text och ENDPRESS, vart och ett på en egen rad.
press-names-author = Det innehåller ditt namn, som de andra inte känner till.
press-so-soon = Det kom så snart efter domarens mejl att ett program kan ha skrivit det.
press-again = Samma ord har kommit förut, som från ett program.
press-tells-absence = Det ser ut som ett automatiskt svar från någon som är borta.
press-nothing-left = Ditt svar verkar bara innehålla en hälsning och en signatur, så inget meddelande skickades.
    .hint = Skicka PRESS TO och en makt, din text och ENDPRESS, vart och ett på en egen rad.
press-author-unknown = Meddelandet du svarar på säger inte vem som skrev det, så ditt svar skickades inte.
    .hint = För att nå avsändaren, skicka BROADCAST, din text och ENDPRESS, vart och ett på en egen rad.
press-author-without-power = Makterna har ännu inga spelare, så ett meddelande kan inte gå till bara en av dem. Ditt skickades inte.
    .hint = Skicka BROADCAST, din text och ENDPRESS, vart och ett på en egen rad.
press-of-other-start = Starten av { $game } ångrades efter meddelandet du svarar på, och makterna har nu andra spelare. Därför skickades inte ditt svar.
    .hint = När partiet har börjat, skicka PRESS TO och namnet på en makt, din text och ENDPRESS, vart och ett på en egen rad.
press-author-gone = Den som skrev meddelandet spelar inte längre { $power }; det gör någon annan.
press-wants-password = I { $game } räcker inte ett svar som bevis, så ditt meddelande skickades inte.
    .hint = Skicka SIGN ON med din makt, { $game } och ditt lösenord; sedan PRESS TO och namn, din text och ENDPRESS, vart och ett på en egen rad.
press-cancelled = Ditt meddelande kommer inte att skickas.
press-game-over = { $game } har slutat under tiden, så ditt meddelande skickades inte.
press-seat-left = Du har lämnat { $game } under tiden, så ditt meddelande skickades inte.

## Why an order is impossible, as a clause; and what is doubtful about orders, after "Check:".

order-fault = { $fault ->
    [unknown_place] platsen { NAME($place) } finns inte på det här brädet
    [no_unit] det finns ingen enhet i { $place }
    [not_yours] enheten i { $place } tillhör en annan makt
    [same_province] enheten är redan där
    [impassable] ingen enhet kan gå in i { $other }
    [army_to_sea] { $other } är vatten, och där kan en armé inte stå
    [fleet_inland] en flotta kan inte gå till { $other }, som ligger i inlandet
    [no_border] { $place } har ingen gräns mot { $other } som enheten kan passera
    [coast_needed] { $other } har två kuster inom räckhåll, och ordern anger ingen av dem
    [coast_out_of_reach] { $other } är inte inom räckhåll från { $place }
    [no_route] ingen kedja av flottor till havs förbinder { $place } och { $other }
    [route_missing] ordern anger ingen väg över havet
    [fleet_carried] enheten i { $place } är en flotta, och bara arméer kan konvojeras
    [helps_itself] en enhet kan inte stödja sig själv
    [helped_absent] det finns ingen enhet i { $place }
    [helped_cannot_go] enheten i { $place } kan inte ta sig till { $other }
    [support_out_of_reach] enheten kan inte själv gå till { $other }
    [carrier_is_army] bara en flotta kan konvojera
    [carrier_in_port] en flotta konvojerar till havs, och { $place } ligger vid kusten
    [carrier_off_route] ingen väg för flottor till { $other } behöver en flotta i { $place }
    [not_dislodged] ingen enhet som måste retirera finns i { $place }
    [retreat_closed] enheten kan inte retirera till { $other }
    [no_build_due] det finns inga fler byggen att göra
    [no_removal_due] det finns inga fler enheter att ta bort
    [not_a_centre] { $place } är inte ett försörjningscenter
    [not_a_home_centre] { $place } är inte ett hemmacenter för den makten
    [centre_not_owned] makten äger inte { $place }
    [centre_occupied] det finns en enhet i { $place }
    [no_transformation] ingen enhet kan byta typ i den här fasen
    [same_kind] enheten i { $place } är redan av den typen
    [transformed_at_sea] ingen enhet kan byta typ till havs
    [twice] { $place } har redan fått en order
    [middle_not_sea] det första av två steg måste leda till ett havsområde
    [end_at_sea] två steg måste sluta på land, och { $other } är hav
    [not_friendly] vägen från { $place } till { $other } är bara öppen för den som äger { $centre }, och för makter som ägaren släpper igenom
    [step_needed] ordern säger inte vilket av de två stegen den stöder
    [first_step] som andra order kan den bara stödja det sista steget
    [no_fleet_left] varje flotta som makten har i { $place } har en annan order
    [lone_patrol] en patrull behöver två flottor eller fler
    [not_at_sea] bara flottor till havs kan patrullera, och { $place } ligger vid kusten
    [no_strait] { $place } är inte ena halvan av ett sund
    [own_power] ordern nämner den egna makten
   *[no_grant] { $place } släpper inte fram någon, eller också äger makten inte platsen
 }
order-check = { $doubt ->
    [helps_in_vain] { $order }, men din order är { $others }.
    [own_unit_stays] { $order }, men din egen enhet står kvar där ({ $others }), och en makt kan inte fördriva sin egen enhet.
    [against_own_unit] { $order }, men din egen enhet står kvar där ({ $others }): det stödet räknas inte.
    [places_changed] { $order } och { $others }: två enheter kan bara byta plats via konvoj.
    [same_goal] { $order } och { $others } möts: om ingen är starkare står båda kvar. Det kan vara meningen.
    [retreats_meet] { $order } och { $others } möts, och båda enheterna skulle upplösas.
    [convoy_broken] { $order } behöver konvoj hela vägen, men dina order är { $others }.
    [convoy_by_others] { $order } behöver konvoj, och dina egna flottor konvojerar den inte hela vägen.
    [not_lent] { $order } räknas bara om { $owner } lånar ut den enheten till dig; hittills är det inte gjort.
    [owner_orders] { $order } räknas inte så länge { $owner } själv ger den enheten en order.
    [lent_but_ordered] { $order } är din egen order. I den här fasen räknas den, och inte vad { $owner } beordrar den utlånade enheten.
    [not_own_to_lend] { $order } har ingen verkan: bara { $owner } kan låna ut den enheten.
    [impossible] { $order } kan inte lyckas: { $why }.
    [annihilated] { $order } förintar din flotta: två steg måste sluta i ett försörjningscenter.
    [annihilated_by_help] { $order } förintar din flotta, som varje flotta som stöder eller konvojerar efter ett steg.
    [two_steps_meet] { $order } och { $others } möts: om ingen är starkare förintas en flotta som tar två steg.
    [two_steps_halted] { $order }, men din egen enhet står kvar där ({ $others }), och två steg som misslyckas förintar flottan.
    [needs_support] { $order } räknas inte utan stöd, och ingen av dina order stöder den.
   *[one_journey] { $order } och { $others }: bara en armé per drag kan använda järnvägen, så ingen av dem skulle komma fram.
 }
order-only-speaks = { $order }, som bara är ett meddelande.

## Orders ahead that were not used

ahead-not-asked = Inget sådant krävs av dig i den här fasen.
ahead-used-up = Orderna före den räckte.
ahead-no-order = Det går inte att läsa som en order för den här fasen.
