### What the reply to an email says of it as a whole, and of where its sender stands.


## The subject, behind `CODE:game - S1901M`

reply-subject-waiting = { $orders ->
        [one] 1 order
       *[other] { $orders } order
    } räknas inte än
reply-subject-lines-waiting = { $lines ->
        [one] 1 rad
       *[other] { $lines } rader
    } räknas inte än
reply-subject-unsent = ditt meddelande har inte skickats
reply-subject-nothing = ingenting har ändrats
reply-subject-adjudicated = { $kind ->
    [retreat] { $phase } är avgjorda
   *[other] { $phase } är avgjord
}
reply-subject-late = dina order är för sena
reply-subject-missing = { $given } av { $asked }: { $units } { $number ->
        [one] har
       *[other] har
    } ingen order
reply-subject-due = order inne: { $given } av { $asked }
reply-subject-incomplete = order saknas för { LIST($powers, type: "and") }
reply-subject-rejected = { $lines ->
        [one] 1 rad avvisad
       *[other] { $lines } rader avvisade
    }
reply-subject-complete = { $asked } av { $asked }: alla dina order har kommit{ $prose ->
        [yes] , resten ignorerades
       *[no] { "" }
    }

## When it came

reply-came = Ditt mejl kom fram { $came } och väntade i { $waited } innan domaren kunde behandla det. Det räknas från när det kom fram.

## Nothing was read: an address has had what it may get in a day, or the email cannot be read

reply-spent-questions = Från din adress har det i dag kommit många mejl som ber om att få vara med i partier. Domaren ställer därför inga fler frågor om dem i dag. Det här mejlet sparades inte, och ingenting har ändrats.
    .advice = Om det kom från dig, svara på det här mejlet med samma rader. Då räknas de genast.
reply-spent-orders = Från din adress har det i dag kommit många order utan bevis för vem som skickat dem. Domaren ställer därför inga fler frågor om dem i dag. Orderna i det här mejlet räknas inte.
    .advice = Om de är dina, svara på det här mejlet med dem, eller skicka dem under SIGN ON med ditt lösenord. Då räknas de genast.
reply-spent-passwords = Lösenordet i ditt mejl är inte den spelarens lösenord. Många sådana mejl har kommit i ditt namn, och vem som helst kan skicka dem. Nästa kan därför bli utan svar i dag. SIGN ON med rätt lösenord besvaras fortfarande. Skicka FORGOT PASSWORD med partiets namn för att få en kod till ett nytt lösenord.
reply-spent-bytes = Ingenting i ditt mejl visar att det kommer från dig, och svaren på sådana mejl är begränsade. Dagens gräns är nådd, så fler sådana mejl kan bli utan svar i dag. Lägg till SIGN ON med ditt lösenord, eller svara på ett mejl från domaren: då räknas mejlet och besvaras som vanligt.
reply-nothing-changed = Ingenting har ändrats: { $why }
reply-unreadable = Domaren kunde inte läsa ditt mejl: { $why }
    .advice = Ingenting har ändrats. Skicka det igen som vanlig text utan formatering. Skicka HELP på en egen rad för att få instruktioner.
reply-empty = Ingenting har ändrats: i ditt mejl fanns inget till domaren. Domaren är ett program. Den läser order och kommandon i mejlets text, men inte vanliga meningar, ämnesraden eller bilagor. Skicka HELP för att se vad du kan skriva.

## What became of the lines

reply-orders-waiting = { $number } { $number ->
        [one] order
       *[other] order
    } RÄKNAS INTE ÄN: se anmärkningen under listan.
reply-lines-waiting = { $number } { $number ->
        [one] rad
       *[other] rader
    } RÄKNAS INTE ÄN: se anmärkningen under listan.
reply-also-rejected = { $lines } { $lines ->
        [one] rad AVVISADES (märkt
       *[other] rader AVVISADES (märkta
    } med !).
reply-trial = { $orders } { $orders ->
        [one] order i en provkörning RÄKNAS INTE (märkt
       *[other] order i en provkörning RÄKNAS INTE (märkta
    } med ! nedan). Allt annat godkändes.
reply-only-trial = Ingenting har ändrats: { $orders } { $orders ->
        [one] order i en provkörning RÄKNAS INTE (märkt
       *[other] order i en provkörning RÄKNAS INTE (märkta
    } med ! nedan). Skriv TRY ovanför och END TRY under för att se vad de skulle leda till.
reply-hidden = { $lines } { $lines ->
        [one] rad som ser ut som en order lästes inte, eftersom mejlet döljer den (märkt
       *[other] rader som ser ut som order lästes inte, eftersom mejlet döljer dem (märkta
    } med ! nedan). Allt annat godkändes.
reply-only-hidden = Ingenting har ändrats: { $lines } { $lines ->
        [one] rad som ser ut som en order lästes inte, eftersom mejlet döljer den. Skicka den
       *[other] rader som ser ut som order lästes inte, eftersom mejlet döljer dem. Skicka dem
    } igen som vanlig text.
reply-left-out = { $lines } { $lines ->
        [one] rad som ser ut som en order LÄSTES INTE på grund av sin plats i mejlet (märkt
       *[other] rader som ser ut som order LÄSTES INTE på grund av sin plats i mejlet (märkta
    } med ! nedan). Allt annat godkändes.
reply-only-left-out = Ingenting har ändrats: { $lines } { $lines ->
        [one] rad som ser ut som en order LÄSTES INTE på grund av sin plats i mejlet. Skicka den igen på en rad
       *[other] rader som ser ut som order LÄSTES INTE på grund av sin plats i mejlet. Skicka dem igen på rader
    } som du själv skriver.
reply-rejected-unsent = { $lines } { $lines ->
        [one] rad AVVISADES (märkt
       *[other] rader AVVISADES (märkta
    } med ! nedan). Ditt meddelande HAR INTE SKICKATS än.
reply-rejected-with-others = { $lines } { $lines ->
        [one] rad AVVISADES (märkt
       *[other] rader AVVISADES (märkta
    } med ! nedan); de rader som berodde på detta ignorerades. Allt annat godkändes.
reply-rejected = { $lines } { $lines ->
        [one] rad AVVISADES (märkt
       *[other] rader AVVISADES (märkta
    } med ! nedan). Allt annat godkändes.
reply-sign-on-rejected = Ingenting har ändrats: ditt SIGN ON avvisades. Se raden som är märkt med !.
reply-only-rejected = Ingenting har ändrats: { $lines } { $lines ->
        [one] rad AVVISADES (märkt
       *[other] rader AVVISADES (märkta
    } med ! nedan).
reply-unsent = Ditt meddelande HAR INTE SKICKATS än: se anmärkningen under det.
reply-unsent-rest = Ditt meddelande HAR INTE SKICKATS än: se anmärkningen under det. Allt annat godkändes.
reply-surplus = Ditt mejl innehåller fler order än du har rätt till och har därför ERSATT en tidigare order: se anmärkningen nedan.
reply-prose = Dina order och kommandon godkändes. Annan text i ditt mejl ignorerades.
reply-late = Ditt mejl förstods, men orderna i det kom EFTER DEADLINEN: se nedan.
reply-did-not-fit = Ditt mejl förstods, men det här svaret HAR INTE PLATS för allt du bad om: se nedan.
reply-impossible = Ditt mejl förstods, men en av dina order KAN INTE LYCKAS: se "Check:" nedan.
reply-accepted = Ditt mejl behandlades utan fel.
reply-nothing = Ingenting har ändrats: ditt mejl innehåller inga order eller kommandon. Skicka HELP för att se vad du kan skriva.

## Where the orders of its sender stand

reply-adjudicated = { $kind ->
    [retreat] { CAPITALIZED($phase) } är avgjorda.
   *[other] { CAPITALIZED($phase) } är avgjord.
} Resultatet kommer i ett eget mejl. Orderna nedan gäller { $now }.
reply-adjudicated-last = { $kind ->
    [retreat] { CAPITALIZED($phase) } är avgjorda.
   *[other] { CAPITALIZED($phase) } är avgjord.
} Resultatet kommer i ett eget mejl.
reply-missing = { $given } av dina { $asked } order { $given ->
        [one] har
       *[other] har
    } kommit. Ännu ingen order för { LIST($units, type: "and") }.
reply-none-in = Ännu ingen order för { LIST($units, type: "and") }.
reply-due = Order som har kommit in: { $given } av { $asked }.
reply-incomplete = Order saknas fortfarande för { LIST($powers, type: "and") }.
reply-units-kept = Alla dina enheter har order: en enhet vars nya order avvisades behåller sin tidigare.
reply-still-complete = Alla dina order har kommit in; { $lines ->
        [one] den avvisade raden
       *[other] de avvisade raderna
    } finns inte bland dem.
reply-pending-complete = Alla dina order har kommit in; { $lines ->
        [one] den väntande raden
       *[other] de väntande raderna
    } finns inte bland dem.
reply-complete = Alla dina order har kommit. Du kan fortfarande ändra dem: skicka { $replaces ->
        [yes] allihop igen, eller ADD och bara de nya
       *[no] bara de nya
    }.
reply-complete-impossible = Alla dina order har kommit, men en av dem kan inte lyckas: se "Check:" nedan. Du kan fortfarande ändra dem: skicka { $replaces ->
        [yes] allihop igen, eller ADD och bara de nya
       *[no] bara de nya
    }.
reply-can-change = Du kan fortfarande ändra dem: skicka { $replaces ->
        [yes] allihop igen, eller ADD och bara de nya
       *[no] bara de nya
    }.
reply-no-retreats = Alla dina order har kommit, men inga reträtter. En fördriven enhet utan reträtt upplöses.
reply-no-builds = Alla dina drag har kommit, men inga byggen eller borttagningar. De hör till samma mejl: utan dem avstår du från byggen, och reglerna avgör vad som tas bort.
reply-no-retreats-or-builds = Alla dina drag har kommit, men inga reträtter och inga byggen eller borttagningar. De hör till samma mejl: utan dem upplöses en fördriven enhet, du avstår från byggen, och reglerna avgör vad som tas bort.
reply-builds-awaited = Tills allas byggen (eller WAIVE) har kommit avgörs ingenting före deadlinen.
reply-closed-complete = Alla dina order har kommit. De gäller så som de var vid deadlinen.
reply-nothing-due = { $power } har inga order att skicka i den här fasen. Du behöver inte göra något.
reply-none-in-time = Du skickade inga order före deadlinen.
reply-closed = Deadlinen har passerat. De order du skickade i tid räknas, och { $phase ->
        [movement] enheter utan order står kvar
        [retreat] enheter utan order upplöses
       *[adjustment] det du inte gav order om avgörs av reglerna
    }. Du är inte försenad.
reply-late-declined = Du är FÖR SEN: spelledaren godkände inte dina order, så de räknas inte. Det kan bara ändras av spelledaren, som fortfarande kan skicka ACCEPT LATE.
reply-late-asked = Du är FÖR SEN: dina order räknas bara om spelledaren godkänner dem. Spelledaren har fått frågan, och du får veta beslutet.
reply-late-by-gm = Du är FÖR SEN: deadlinen har passerat. Order som skickas nu sparas, och räknas bara om spelledaren godkänner dem.
reply-late-awaited = Du är FÖR SEN: deadlinen har passerat och partiet väntar på dig.
reply-wait = Du har satt WAIT, så den här fasen avgörs inte före sin deadline. Skicka SET NOWAIT för att upphäva det.
reply-wait-alone = Skicka SET NOWAIT för att upphäva ditt WAIT.
reply-joining = Partiet börjar när { $players ->
        [one] 1 spelare till
       *[other] { $players } spelare till
    } har gått med. Då får du ett mejl.
reply-awaited = Väntar fortfarande på order från { $powers }.
reply-none-awaited = Inga order saknas.
reply-late-waiting = Försenade order från { LIST($powers, type: "and") } behöver ditt beslut. Skicka ACCEPT LATE { $which } för att godkänna dem.
reply-late-refused = Försenade order från { LIST($powers, type: "and") } räknas inte, som du bestämde. Skicka ACCEPT LATE { $which } för att ändå godkänna dem.
reply-process-at = { $left }: alla order har kommit och ingen spelare har satt WAIT
    .title = Resultat:

## Orders that wait for a yes

reply-confirm = Rader märkta "{ line-label-waiting }" räknas inte än. { $why } Svara på det här mejlet med YES, så räknas de så som de lästes. Du behöver inte skicka något igen. I ett annat mejl skickar du i stället den här raden:
reply-confirm-unproven = Rader märkta "{ line-label-waiting }" räknas inte än. { $why } Svara på det här mejlet med YES eller ditt lösenord, så räknas de så som de lästes. Du behöver inte skicka något igen. I ett annat mejl skickar du i stället den här raden:
reply-confirm-more = { $why } Ett YES på det här mejlet gäller även de här orderna. Skicka den här raden för att bara bekräfta dem:
reply-confirm-until = Det du inte bekräftar räknas inte vid deadlinen, och förfaller när { $phase } är över.

## What did not fit

reply-left-out-pages = Utelämnat eftersom mejlet annars skulle bli för långt: { LIST($pages, type: "and") }.
reply-ask-again = Be om det i ett eget mejl.
reply-rationed = Ingenting i ditt mejl visar att det kommer från dig, och svaren på sådana mejl är begränsade. Skriv SIGN ON med ditt lösenord ovanför det du ber om, eller fråga igen i morgon.

## Strangers

reply-waits-for-yes = Ett tidigare mejl från den här adressen väntar på ditt YES. Leta upp mejlet "{ $subject }" och svara på det med bara ordet YES. Det du skickade förut läses då som det är; du behöver inte skicka det igen.
reply-join = Den här adressen är inte registrerad. För att registrera dig och gå med i partiet { $game }, svara med de här raderna, med ditt namn och ett eget lösenord:
reply-register = Den här adressen är inte registrerad. Skicka de här raderna för att registrera dig:
reply-newcomer = Skicka HELP för att få instruktioner och LIST för att se alla partier. När du är registrerad kan du gå med i ett parti (SIGN ON ?parti lösenord) eller spela mot domarens bottar (SIGN ON ?practice lösenord). Du kan också titta på ett parti (OBSERVE parti lösenord) eller hoppa in för spelare som lämnar (SIGN UP AS STANDBY).

## The last one for now

reply-last = Domaren skickar inga fler svar till din adress förrän { $until }. Det du skickar får ändå verkan, och ett YES eller CANCEL som svar på en fråga från domaren bekräftas fortfarande.
reply-last-in-vain = Det här var dagens tionde svar på ett mejl från dig där det inte fanns något att göra. Nästa sådana mejl kan därför bli utan svar fram till i morgon. Order och kommandon räknas och besvaras fortfarande, även HELP, LIST och PRESS TO M.
reply-lines-left-out = … { $number ->
    [one] { $number } rad till
   *[other] { $number } rader till
 } som det inte finns plats för i det här mejlet.
reply-letter-goes-on = … och { $number ->
    [one] { $number } rad till
   *[other] { $number } rader till
 }.
line-unquoted = (din rad; visas inte, för inget visar vem som skrev)
line-of-subject = (ämnesraden)
