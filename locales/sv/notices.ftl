### What emails that answer no line say: `email-` and the name of the template, its parts as attributes.

email-another-answered = Någon svarade från en annan adress på en fråga som skickades till dig. Det svaret räknas inte, och ingenting gjordes. Frågan behöver fortfarande ditt svar.
    .subject = En annan adress har svarat
    .advice = Om du skickade frågan vidare, svara på den från den här adressen eller gör ingenting. Om du inte gjorde det är det någon annan som läser dina mejl.
email-token-used = Ett mejl från { $sender } innehöll koden som domaren skickade till dig, och svarade { $answer ->
        [no] NO
       *[yes] YES
    } med den.
    .subject = En fråga till dig besvarades från en annan adress
    .password-subject = Ditt lösenord sattes från en annan adress
    .password = Ett mejl från { $sender } innehöll koden som domaren skickade till dig, och satte ditt lösenord i '{ $game }' med den.
    .line = { $answer ->
        [no] Ett mejl från { $sender } innehöll koden som domaren skickade till dig, och avbröt detta med den:
       *[yes] Ett mejl från { $sender } innehöll koden som domaren skickade till dig, och bekräftade detta med den:
    }
    .counts = Det räknas: den som har en kod kan handla i ditt namn. Om det inte var du eller någon du bett om det är det någon annan som läser dina mejl, eller så har ett mejl från domaren skickats vidare.
    .another = För att få en kod till ett annat lösenord, skicka den här raden från den här adressen:
    .advice = { $whom ->
        [master] Berätta det genast för partiets spelledare eller administratören: { $keeper }
       *[keeper] Berätta det genast för administratören: { $keeper }
    }
email-copy-of-record = { $what ->
        [orders] Ett mejl från { $sender } med rätt lösenord gav order för { $power } i '{ $game }'. De godkändes. Om det inte var du eller någon du bett om det, skicka dina egna order nu (de sista räknas) och byt lösenord med SET PASSWORD.
       *[email] Ett mejl från { $sender } med rätt lösenord handlade för { $power } i '{ $game }'. Det godkändes. Om det inte var du eller någon du bett om det, skicka dina egna order nu (de sista räknas) och byt lösenord med SET PASSWORD.
    }
    .subject = { $what ->
        [orders] { $whose ->
            [yours] Order för { $power } kom från en annan av dina adresser
           *[another] Order för { $power } kom från en annan adress
        }
       *[email] { $whose ->
            [yours] Ett mejl för { $power } kom från en annan av dina adresser
           *[another] Ett mejl för { $power } kom från en annan adress
        }
    }
    .master-subject = Spelledaren har handlat för { $power }
    .partner-subject = { $power }: kopia från den andra spelaren
    .password-subject = Ditt lösenord har ändrats
    .looked = { $named ->
        [yes] { $master }, en av spelledarna, har handlat för { $power } i '{ $game }' och tagit maktens plats. Därmed gick det att se maktens order, men ingenting ändrades. Dina egna order gäller fortfarande.
       *[no] Spelledaren har handlat för { $power } i '{ $game }' och tagit maktens plats. Därmed gick det att se maktens order, men ingenting ändrades. Dina egna order gäller fortfarande.
    }
    .by-master = { $named ->
        [yes] { $master }, en av spelledarna, har handlat för { $power } i '{ $game }'. Dina egna order gäller igen så snart du skickar dem (de sista räknas).
       *[no] Spelledaren har handlat för { $power } i '{ $game }'. Dina egna order gäller igen så snart du skickar dem (de sista räknas).
    }
    .partner = { $sender } spelar { $power } i '{ $game }' tillsammans med dig och har skickat ett mejl för makten. Den sista ordern från någon av er räknas.
    .partner-from = Ett mejl från { $sender } med lösenordet för den andra spelaren av { $power } i '{ $game }' handlade för makten. Den sista ordern räknas.
    .password = Ett mejl från { $sender } med rätt lösenord ändrade ditt lösenord för { $power } i '{ $game }'. Det gamla gäller inte längre. Om det inte var du eller någon du bett om det, skicka den här raden från den här adressen och välj ett annat med koden du får:
    .then = Skicka sedan dina egna order (de sista räknas).
    .also = Ett mejl från { $sender } handlade för { $power } i '{ $game }'. Den adressen är en av dina, så det räknas. Om det inte var du, skicka dina egna order nu (de sista räknas). För att mejl därifrån inte längre ska räknas som dina, skicka den här raden från den här adressen:
    .known-there = Ditt lösenord gäller från vilken adress som helst. Om det kan vara känt där, välj ett annat med koden du får med den här raden:
    .tell-master = Berätta det för spelledaren: PRESS TO M.
email-copy-for-spectator = Den som spelar { $power } i '{ $game }' låter dig se det som skickas för makten.
    .subject = Order för { $power }
email-copy-for-master = Ett mejl från { $sender } med ditt lösenord handlade som spelledare för '{ $game }' och godkändes. Om det inte var du eller någon du bett om det, välj ett annat lösenord nu:
    .subject = Någon har handlat som spelledare från en annan adress
    .password-subject = Ditt spelledarlösenord har ändrats
    .password = Ett mejl från { $sender } med ditt lösenord ändrade ditt lösenord som spelledare för '{ $game }'. Det gamla gäller inte längre. Om det inte var du eller någon du bett om det, skicka den här raden från den här adressen och välj ett annat med koden du får:
email-password-shared = En spelare i '{ $game }' har just valt ditt lösenord som sitt eget: spelaren har fått höra det eller gissat det. Spelaren vet inte att det är ditt, men den som provar det som spelledarlösenord kan handla som du. Byt det nu:
    .subject = En spelare har spelledarens lösenord
email-password-token = Någon, troligen du, har bett om ett nytt lösenord i partiet '{ $game }'. Skicka den här raden till { $address } för att sätta ett:
    .subject = Ett nytt lösenord
    .none-yet = Du är nu med i partiet '{ $game }' och har inget lösenord där än. Svar på domarens mejl behöver inget. För andra mejl om partiet sätter du ett genom att skicka den här raden till { $address }:
    .token = Byt ut { $placeholder } mot lösenordet du vill ha. Koden gäller en gång, fram till { $expires }.
    .several = Den sätter lösenordet för var och en av dina platser i partiet.
    .not-you = Om du inte har bett om det, gör ingenting: ditt lösenord förblir som det är.
email-passwords-tried = { $seat ->
        [power] Minst { $number } mejl har den här månaden provat fel lösenord för { $power } i '{ $game }'. Det senaste kom från { $sender }.
        [master] Minst { $number } mejl har den här månaden provat fel lösenord för spelledaren i '{ $game }'. Det senaste kom från { $sender }.
       *[player] Minst { $number } mejl har den här månaden provat fel lösenord för en spelare i '{ $game }'. Det senaste kom från { $sender }.
    }
    .subject = Fel lösenord för din plats
    .unlocked = Ingenting är låst, ingenting har ändrats i partiet, och du behöver inte göra något. Dina egna mejl med rätt lösenord gäller fortfarande. Om det fortsätter kan mejl med rätt lösenord hållas kvar tills du bekräftar dem, framför allt från en adress som inte är din. Då får du en fråga hit.
    .advice = Ett långt lösenord som inte är ett vanligt ord är säkert. Skicka SET PASSWORD för att sätta ett annat. Om du har glömt det, skicka FORGOT PASSWORD { $game } för att få en kod till ett nytt.
email-notices-left-out = Det kom fler mejl i ditt namn än vad du underrättas om ett och ett. Gränsen är fem i timmen, varav ett är reserverat för ett ändrat lösenord:
    .subject = Fler mejl i ditt namn
    .of-master = Spelledaren handlade för dig i fler mejl än vad du underrättas om ett och ett. Gränsen är fyra i timmen:
    .by-master = { $number ->
        [one] I '{ $game }' handlade { $number } mejl från spelledaren för { $power } och räknades.
       *[other] I '{ $game }' handlade { $number } mejl från spelledaren för { $power } och räknades.
    }
    .as-master = { $number ->
        [one] I '{ $game }' handlade { $number } mejl med ditt lösenord som spelledare från en annan adress och räknades.
       *[other] I '{ $game }' handlade { $number } mejl med ditt lösenord som spelledare från en annan adress och räknades.
    }
    .for-power = { $number ->
        [one] I '{ $game }' handlade { $number } mejl för { $power } från en annan adress och räknades.
       *[other] I '{ $game }' handlade { $number } mejl för { $power } från en annan adress och räknades.
    }
    .held = { $number ->
        [one] I '{ $game }' hade { $number } mejl med ditt lösenord ingen verkan, eftersom du inte fick fler frågor.
       *[other] I '{ $game }' hade { $number } mejl med ditt lösenord ingen verkan, eftersom du inte fick fler frågor.
    }
    .ask = Skicka SIGN ON med din makt och LIST under för att se vad som gäller nu. Dina egna order gäller igen så snart du skickar dem. Använd PRESS TO M för att fråga spelledaren.
    .password = { $which ->
        [others] Om de andra inte var från dig eller någon du bett om det är det någon som kan ditt lösenord.
       *[all] Om det inte var du eller någon du bett om det är det någon som kan ditt lösenord.
    } Skicka SIGN ON med det. Under det, skicka LIST för att se vad som gäller nu, och SET PASSWORD med ett annat.
email-told-together = { $whose ->
        [several] Flera personer har gjort så mycket inom en timme att du skulle få för många mejl om det.
       *[one] En person har gjort så mycket inom en timme att du skulle få för många mejl om det.
    } { $number ->
        [one] Det här mejlet har väntat på andra.
       *[other] De här { $number } mejlen kommer tillsammans, det äldsta först.
    }
    .subject = { $number } mejl i ett
    .left-out = { $number ->
        [one] { $number } tidigare mejl av samma slag är utelämnat: de senare står nedan.
       *[other] { $number } tidigare mejl av samma slag är utelämnade: de senare står nedan.
    }
    .deadline = Deadlinen i partiet '{ $game }' är nu { $deadline }.
    .closed = (Den här frågan är avslutad: svar på den räknas inte längre.)
    .yes = För att säga ja till det, { reply-with-yes }, eller skicka den här raden:
    .this-one = För att säga ja till just det här, skicka den här raden:
    .list = Skicka LIST och partiets namn för att se hur ett parti står nu.
    .press = Text i ett svar på det här mejlet går inte till någon. För att svara på ett meddelande, skicka PRESS TO och en makts bokstav, eller PRESS TO M till spelledaren, sedan din text och ENDPRESS, allt under SIGN ON.
email-digest = Det här har hänt i partiet '{ $game }' sedan i går:
    .subject = { $number ->
        [one] { $number } mejl i ett
       *[other] { $number } mejl i ett
    }
    .with-results = Det här har också hänt i partiet '{ $game }' sedan det förra resultatet:
    .press = För att svara på ett meddelande i det, skicka PRESS TO makt, din text och ENDPRESS, vart och ett på en egen rad.
    .advice = Du har valt att få dessa tillsammans. Skicka SET MAIL ALL för att få vart och ett genast igen.
email-keeper-note = Till administratören: { $what }
email-keeper-report = Detta behöver din uppmärksamhet:
    .subject = Till administratören: veckan
    .nothing = Ingenting behöver din uppmärksamhet.
    .week = De senaste sju dagarna:
    .in = Mejl in:
    .out = Mejl ut:
    .phases = Faser:
    .judged = { $phases } avgjorda; { $late } deadliner passerade utan alla order
    .games = Partier:
    .created = { $created } skapade, { $ended } avslutade
    .people = Personer:
    .registered = { $people } registrerade
    .altogether = Totalt:
    .banned = { $people }, varav { $banned } avstängda
    .database = Databas:
    .size = { $megabytes } MB; { $free } MB ledigt på disken
    .backup = Senaste säkerhetskopian:
    .again = Samma rapport när som helst: judge keeper report
    .stop = För att stoppa det här mejlet: report = false under [judge] i judge.toml
email-deadline-held = Domaren kan för tillfället inte läsa sin brevlåda, och där kan det finnas order som kom i tid. Ingenting avgörs förrän den har lästs. Sedan fortsätter partiet automatiskt, och varje order som kom fram till deadlinen räknas. Administratören har underrättats: { $keeper }
    .subject = Deadlinen väntar
    .passed = Deadlinen i partiet '{ $game }' har passerat:
    .advice = Du behöver inte göra något. Om spelarna frågar: deras mejl väntar och är i säkerhet.
email-start-moved = Partiet '{ $game }' börjar inte före { $start }, även om alla platser är tagna.
    .subject = Starten flyttad till: { $start }
    .by = Partiet '{ $game }' börjar inte före { $start }, även om alla platser är tagna. { $who } har bestämt detta.
    .phase = Den aktuella fasen i partiet '{ $game }' avgörs inte före { $start }, även om alla order har kommit. Deadlinen ändras inte.
    .phase-by = Den aktuella fasen i partiet '{ $game }' avgörs inte före { $start }, även om alla order har kommit. Deadlinen ändras inte. { $who } har bestämt detta.
email-game-fails = Domaren har problem med partiet '{ $game }' och kan inte fortsätta det. Administratören har underrättats och ombetts åtgärda det: { $keeper }
    .subject = { $game } har stannat
    .advice = Mejl som redan har kommit är sparade. Under tiden avgörs ingen fas i partiet. Du behöver inte göra något; berätta det för spelarna om de frågar.
email-game-lost = Domarens data för partiet '{ $game }' är skadade och kan inte längre läsas. Administratören har tagit bort partiet: det slutar här, utan resultat.
    .subject = { $game } kan inte fortsätta
    .advice = De mejl du har fått kan du behålla, och dina andra partier fortsätter. Du behöver inte göra något. Om du har frågor, skriv till administratören:
email-late-orders-asked = Orderna för { $power } i partiet '{ $game }' kom efter deadlinen, och från { $power } hade inga kommit före den. De är sparade, och räknas bara om du godkänner dem.
    .subject = Försenade order: svara YES för att godkänna dem
    .subject-of = Försenade order för { $power }: svara YES för att godkänna dem
    .secret = Order för en makt i partiet '{ $game }' kom efter deadlinen, och från den hade inga kommit före. Partiet håller hemligt vilken makt det är. Orderna är sparade, och räknas bara om du godkänner dem.
    .yes = För att godkänna dem, { reply-with-yes }, eller skicka den här raden under ditt SIGN ON:
    .below = Orderna visas inte för dig här.
    .together = Då godkänns alla försenade order som väntar, eftersom en spelledare i partiet spelar eller har spelat i det. Orderna visas inte för dig här.
    .no = Om du svarar NO får spelaren genast veta att de inte räknas, tillsammans med allt annat du skriver. Om du inte svarar används de inte, och spelaren får veta det när fasen avgörs.
email-late-orders-told = Dina order som { $power } för { $season } kom efter deadlinen. Spelledaren i '{ $game }' godkände dem inte, så de användes inte:
    .subject = { $fate ->
        [no] Dina försenade order räknas inte
       *[yes] Dina försenade order räknas
    }
    .accepted = Spelledaren i '{ $game }' har godkänt de order som du skickade som { $power } efter deadlinen. De räknas:
    .in-time = Deadlinen i '{ $game }' har flyttats till efter det att du skickade dina försenade order som { $power }. De är nu i tid och räknas:
    .declined = Spelledaren i '{ $game }' godkänner inte de order som du skickade som { $power } efter deadlinen för { $season }. De räknas inte, om inte det ändras innan fasen avgörs:
email-master-awaited = Alla order har kommit i partiet '{ $game }'. Fasen avgörs först när du säger till (MANUAL PROCESS). För att avgöra den, skicka:
    .subject = Väntar på ditt PROCESS
    .missing = Respittiden är slut i partiet '{ $game }', och order saknas fortfarande från { $powers }. Fasen avgörs först när du säger till (MANUAL PROCESS). För att avgöra den, skicka:
    .advice = Skicka SET NO MANUAL PROCESS för att låta domaren göra det automatiskt.
email-adjusted = Spelledaren har rättat partiet '{ $game }'. Skälet:
    .subject = Rättat
    .blind = Brädet nedan visar det du kan se av det.
    .phase = { $when ->
        [now] Fasen är nu { $phase }; den var { $before }.
       *[then] Fasen blev { $phase }; den var { $before }.
    }
    .orders-gone = Order som har kommit hittills räknas inte. Röster och WAIT är raderade.
    .orders-stay = Alla order gäller fortfarande, utom de för enheter som rättades. Röster och WAIT är raderade. Ingenting avgörs före deadlinen om inte spelledaren säger till.
    .judged-since = Fasen har avgjorts sedan dess. Resultatet kommer i ett eget mejl.
email-rolled-back = Spelledaren har backat partiet '{ $game }' till { $phase }, som nu är öppen igen.
    .subject = Backat till { $phase }
    .undone-subject = Backningen ångrad: åter i { $phase }
    .adjust-undone-subject = Rättelsen ångrad: i { $phase }
    .undone = Spelledaren har ångrat ROLLBACK i partiet '{ $game }'. Det är åter i { $phase }.
    .adjust-undone = Spelledaren har ångrat rättelsen (ADJUST) i partiet '{ $game }'. Det är i { $phase } som förut.
    .ended = { $ending ->
        [victory] Partiet var slut, med seger för { $powers }, och fortsätter: det slutet gäller inte längre.
        [draw] Partiet var slut, med remi mellan { $powers }, och fortsätter: det slutet gäller inte längre.
       *[terminated] Partiet var slut utan resultat, och fortsätter: det slutet gäller inte längre.
    }{ $rated ->
        [yes] {" "}Det finns inte i någon resultatlista förrän partiet slutar igen, och statistiken kommer med det slutet.
       *[no] {""}
    } Det spelarna har gjort hittills finns kvar i deras meriter.
    .void = RESULTATET AV { $phases } GÄLLER INTE LÄNGRE: lägg undan de mejlen. De finns kvar i historiken; skicka HISTORY { $game } för att se dem.
    .again = Resultatet av { $phases } gäller ändå, så som det skickades.
    .left = Order för { $phase } räknas inte.
    .changes = VAD SOM FINNS KVAR, VAD SOM ÄNDRAS
    .practice = Enheter och center är som när { $phase } började. Skicka nya order; det gör bottarna också.
    .as-before = Enheter, center och orderna för { $phase } är som de var före { $command }.
    .anew = Enheter och center är som när { $phase } började. De order som hade kommit när fasen avgjordes gäller inte igen, eftersom spelledaren som backade också är spelare och har sett dem. Alla måste skicka nya order.
    .orders-count = Enheter och center är som när { $phase } började. De order som hade kommit när fasen avgjordes gäller igen, så som de skickades. Ingen behöver skicka dem igen, och alla kan ändra dem.
    .rest = Rader som sparats för senare faser finns kvar. WAIT samt röster för remi eller för att ge upp är raderade. Förslag och röster om dem finns kvar. Utlåning tills vidare är som den var då, om den inte har upphört sedan dess. Spelare, frånvaro, inställningar och meddelanden är som de är nu.
    .judged-since = { CAPITALIZED($phase) } har avgjorts igen sedan dess. Resultatet, som gäller, kommer i nästa mejl.
    .to-adjust = Skicka ADJUST för att göra rättelsen igen.
    .to-go-back = Skicka ROLLBACK för att backa igen.
    .to-undo = Skicka UNDO för att återvända till { $phase }. Det går tills en fas avgörs.
    .to-judge = Skicka PROCESS för att avgöra före deadlinen.
email-end-taken-back = Spelledaren har ångrat slutet på partiet '{ $game }'. Det fortsätter där det var.
    .subject = Partiet fortsätter
    .orders = Order som kommit tidigare gäller fortfarande.
email-letter-dropped = Ditt meddelande skickades inte
    .said = Dess text:
email-member-moved = { $part ->
        [leads] { $who }, spelledare i partiet '{ $game }', har en ny adress.
        [plays] { $who }, som spelar { $power } i partiet '{ $game }', har en ny adress.
       *[member] { $who }, som är med i partiet '{ $game }', har en ny adress.
    }
    .subject = Ny adress: { $part ->
        [leads] spelledare
        [plays] { $power }
       *[member] spelare
    }
    .before = förut:
    .now = nu:
    .advice = Domaren skickar redan mejl dit. Använd den adressen om du själv vill skriva till personen.
email-swap-offered = Spelledaren i partiet '{ $game }' föreslår att du och den som spelar { $other } byter plats: du skulle få { $other } och ge ifrån dig { $power }.
    .subject = Vill du spela { $power } i stället? Svara YES
    .yes = Om du går med på det, { reply-with-yes }. Ni byter plats bara om också den andra spelaren går med på det innan den här fasen avgörs.
    .effect = Du skulle behålla ditt lösenord. Order för båda makterna som kommit hittills skulle inte räknas längre. Om du inte går med på det, gör ingenting.
email-players-swapped = De som spelar { $powers } i partiet '{ $game }' har bytt plats.
    .subject = Spelare byter plats: { $letters }
    .yours = Du spelar nu { $power } i partiet '{ $game }': de som spelar { $powers } har bytt plats. Ditt lösenord är detsamma.
    .leads = { $who } spelar { $power }.
    .orders = Order och röster som kommit för dessa makter räknas inte längre.
email-partnership-offered = { $player } ({ $address }) spelar { $power } i partiet '{ $game }' ({ $board }) och frågar om ni ska spela makten tillsammans.
    .subject = Vill du vara med och spela { $power }? Svara YES
    .unnamed = Den som spelar { $power } i partiet '{ $game }' ({ $board }) frågar om ni ska spela makten tillsammans. Om du tackar ja får du veta vem det är, så tacka bara ja om du redan vet det.
    .yes = För att tacka ja, { reply-with-yes }.
    .effect = Sedan kan vem som helst av er skicka order och meddelanden och rösta som { $power }. Den sista ordern räknas, och en kopia av allt som den ena skickar går till den andra. Båda får resultaten.
    .gunboat = Ingen i partiet vet vem som spelar vilken makt: berätta det inte för någon.
    .no = Skicka RESIGN för att lämna när du vill. Om du inte vill spela, gör ingenting.
email-mastership-offered = { $master } frågar om du vill bli spelledare i partiet '{ $game }' ({ $board }), utöver de nuvarande spelledarna.
    .subject = Vill du bli spelledare? Svara YES
    .in-place = { $master } frågar om du vill ta över som spelledare i partiet '{ $game }' ({ $board }).
    .yes = För att tacka ja, { reply-with-yes }.
    .tasks = En spelledare håller partiet igång: deadliner, spelarnas frågor, spelare som inte hörs av. Skicka HELP MASTERING för att se vad en spelledare kan göra. Om du inte vill, gör ingenting.
    .moderated = En spelledare håller partiet igång: deadliner, spelarnas frågor, spelare som inte hörs av. En spelledare ser alla order, så du skulle inte kunna spela i partiet. Skicka HELP MASTERING för att se vad en spelledare kan göra. Om du inte vill, gör ingenting.
email-disorder = { $number ->
        [many] { $powers } är utan ledning i partiet '{ $game }', eftersom order saknades.
       *[one] { $powers } är utan ledning i partiet '{ $game }', eftersom order saknades.
    }
    .subject = Utan ledning: { $letters }
    .bots = { $number ->
        [many] Från och med nu ger en av domarens bottar order för var och en av dem så snart en fas öppnas. Den skickar ingen press och har ingen röst, och lämnar så snart någon spelar makten igen.
       *[one] Från och med nu ger en av domarens bottar order för makten så snart en fas öppnas. Den skickar ingen press och har ingen röst, och lämnar så snart någon spelar makten igen.
    }
    .unordered = Order som har kommit räknas. Enheter utan order står kvar, fördrivna enheter utan order upplöses, byggen uteblir, och reglerna väljer vilka enheter som tas bort. Partiet fortsätter utan att vänta.
    .yours = Det här var din makt. Den är din igen så snart du skickar order för den, om ingen annan har tagit över den.
    .open = { $open ->
        [invited] Alla som spelledaren släpper in kan ta över: skicka SIGN ON makt { $game } och ett lösenord till { $address }
       *[all] Alla som är registrerade hos den här domaren kan ta över: skicka SIGN ON makt { $game } och ett lösenord till { $address }
    }
email-openings = { $number ->
        [many] { $powers } har ingen spelare i partiet '{ $game }'.
       *[one] { $powers } har ingen spelare i partiet '{ $game }'.
    }
    .subject = Väntar på reserver
    .subject-of = Väntar på reserver: { $letters }
    .secret = { $number ->
        [one] { $number } makt har ingen spelare i partiet '{ $game }'. Den som tar över får veta vilken det är.
       *[other] { $number } makter har ingen spelare i partiet '{ $game }'. Den som tar över en får veta vilken det är.
    }
    .still = Partiet '{ $game }' väntar fortfarande på någon som spelar { $powers }.
    .tasks = Att göra i den här fasen:
    .open = { $open ->
        [invited] Alla som spelledaren släpper in kan ta över. Skicka till { $address }
       *[all] Alla som är registrerade hos den här domaren kan ta över. Skicka till { $address }
    }
    .advice = med ett lösenord som du väljer själv. Om du känner någon som skulle vilja spela, skicka det här mejlet vidare. Hur man registrerar sig först står i HELP JOINING.
    .yours = Det här var din makt. Om du vill ha den tillbaka, anmäl dig som vanligt och skicka dina order innan någon annan tar över den.
email-absence-notice = { $who } i partiet '{ $game }' kommer att vara borta:
    .subject = Frånvaro
    .back = { $who } i partiet '{ $game }' är inte längre borta den här tiden:
    .moved = { $what ->
        [grace] { $times ->
            [one] Respittiden slutar nu efter den tiden:
           *[other] Respittiden slutar nu efter de tiderna:
        }
       *[deadline] { $times ->
            [one] Deadlinen är nu efter den tiden:
           *[other] Deadlinen är nu efter de tiderna:
        }
    }
    .unmoved = Deadlinen ändras inte.
    .past-phase = { $times ->
        [one] Deadlinen för den här fasen ändras inte. Ingen senare deadline för { $powers } infaller under den tiden.
       *[other] Deadlinen för den här fasen ändras inte. Ingen senare deadline för { $powers } infaller under de tiderna.
    }
    .none = { $what ->
        [later] Ingen senare deadline
       *[all] Ingen deadline
    } för { $named ->
        [yes] { $powers }
       *[no] spelaren
    } infaller under { $times ->
        [one] den tiden.
       *[other] de tiderna.
    }
    .grace-as-before = Deadlinen för den här fasen har passerat, och respittiden slutar när den ändå skulle ha slutat.
    .undo-by-master = För att upphäva frånvaron, skicka BECOME { $power } och under det SET NO ABSENCE.
    .undo = För att upphäva frånvaron, skicka SET NO ABSENCE.
email-pause = { $by ->
        [player] { $who } har pausat partiet '{ $game }'. Det finns ingen deadline förrän det fortsätter.
        [keeper] Administratören har pausat partiet '{ $game }'. Det finns ingen deadline förrän det fortsätter.
       *[master] Spelledaren har pausat partiet '{ $game }'. Det finns ingen deadline förrän det fortsätter.
    }
    .subject = { $what ->
        [paused] Partiet pausat
       *[resumed] Partiet fortsätter
    }
    .reminder-subject = { $what ->
        [paused] Påminnelse: partiet är pausat
       *[resumed] Påminnelse: partiet fortsätter
    }
    .half-vacant = { $number ->
        [secret] Partiet '{ $game }' har pausats automatiskt, eftersom minst hälften av makterna saknar spelare.
        [many] Partiet '{ $game }' har pausats automatiskt: { $powers } har ingen spelare, och det är minst hälften av makterna.
       *[one] Partiet '{ $game }' har pausats automatiskt: { $powers } har ingen spelare, och det är minst hälften av makterna.
    }
    .long-vacant = { $named ->
        [yes] Partiet '{ $game }' har pausats automatiskt, eftersom ingen på två veckor har tagit över { $powers }.
       *[no] Partiet '{ $game }' har pausats automatiskt, eftersom ingen på två veckor har tagit över de lediga makterna.
    }
    .vacant = Det finns ingen deadline förrän det fortsätter, och domaren skickar inga mejl om det. Order och meddelanden tas fortfarande emot. För att ta över en makt, eller ta tillbaka din egen, skicka:
    .to-resume = När det finns tillräckligt många spelare, eller för att spela vidare utan dem, skicka:
    .or-end = Skicka TERMINATE i stället för RESUME för att avsluta partiet.
    .goes-on = { $by ->
        [players] Det fortsätter när spelledaren eller en spelare skickar RESUME.
       *[master] Det fortsätter när spelledaren skickar RESUME.
    }
    .still = Partiet '{ $game }' har varit pausat sedan { $since }.
    .taken = Order och meddelanden tas fortfarande emot.
    .until = Det fortsätter automatiskt, med den tid som var kvar,
    .ask-master = Det fortsätter när spelledaren säger till. Skicka PRESS TO M för att fråga.
    .gm-decides = Det fortsätter när spelledaren säger till.
    .resumed = { $by ->
        [player] { $who } har låtit partiet '{ $game }' fortsätta.
        [keeper] Administratören har låtit partiet '{ $game }' fortsätta.
       *[master] Partiet '{ $game }' fortsätter.
    }
email-master-silent = Partiet '{ $game }' har sedan { $since } väntat på att spelledaren ska avgöra { $phase }.
    .subject = Väntar på spelledaren
    .begin = Partiet '{ $game }' har alla sina spelare och har sedan { $since } väntat på att spelledaren ska skicka BEGIN.
    .approve = Någon har bett att få spela i partiet '{ $game }' och har sedan { $since } väntat på spelledarens godkännande (SET APPROVAL).
    .late = I partiet '{ $game }' har order som kom efter deadlinen sedan { $since } väntat på spelledarens beslut (SET NO LATE ORDERS).
    .paused = Partiet '{ $game }' har varit pausat sedan { $since } utan någon dag då det fortsätter. Spelledaren måste skicka RESUME.
    .to-begin = Skicka BEGIN för att starta det. Skicka SET AUTO START för att låta det starta automatiskt.
    .to-approve = Skicka SET APPROVED ALL för att släppa in dem som väntar; LIST visar vilka de är. Skicka EJECT och en adress för att neka någon.
    .to-accept = Skicka ACCEPT LATE för att låta dem räknas. Skicka PROCESS för att avgöra utan dem.
    .to-judge = Skicka PROCESS { $phase } för att avgöra. Skicka SET NO MANUAL PROCESS för att låta domaren göra det automatiskt.
    .hand-over = Om du inte har tid med partiet kan du be någon att också bli spelledare (PROMOTE och en adress) eller att ta över efter dig (HAND OVER och en adress).
    .shared = Partiet är utan opartisk spelledare: vilken spelare som helst kan starta klockan igen med RESUME.
    .keeper = Administratören underrättas också: { $keeper }. Du får inte det här meddelandet igen.
email-game-arrived = Partiet '{ $game }' sköts nu av den här domaren. Det fortsätter där det var: ställning, deadline och spelare är som förut. Skicka mejl för det till { $address }, inte längre till den förra domaren. Order och meddelanden som du skickade till den förra domaren följde inte med: skicka dem igen.
    .subject = Sköts nu av den här domaren
    .whole = Partiet '{ $game }' sköts nu av den här domaren. Det fortsätter där det var: order, meddelanden och spelare är som förut. Skicka mejl för det till { $address }, inte längre till den förra domaren.
    .password = Ditt lösenord följde inte med. Skicka den här raden till domaren för att sätta ett:
    .token = Byt ut { $placeholder } mot lösenordet du vill ha. Koden gäller en gång, fram till { $expires }. Skicka efter det FORGOT PASSWORD { $game } för att få en ny.
email-game-moved = Administratören har flyttat partiet '{ $game }' till en annan domare, där det fortsätter. Skicka mejl för det till den här adressen, inte längre till den här domaren:
    .subject = Sköts nu av en annan domare
    .advice = Den domaren talar om hur du fortsätter där och hur du sätter ett lösenord: det du har här följde inte med. Om det inte kommer något mejl, fråga administratören för den här domaren: { $keeper }
email-game-ended = Partiet '{ $game }' har slutat utan resultat.
    .subject = Partiet avslutat
    .victory-subject = Seger: { $letters }
    .draw-subject = Remi: { $letters }
    .victory = Partiet '{ $game }' vanns av { $winners }. Grattis!
    .declared-victory = Partiet '{ $game }' vanns av { $winners }.
    .conceded = Alla andra spelare som var med gav upp det.
    .draw = Partiet '{ $game }' har slutat i remi mellan { $winners }.
    .last-year-draw = Partiet '{ $game }' har under sitt sista år, { $year }, slutat i remi mellan { $winners }.
    .congratulations = Grattis till alla som höll ut till slutet!
    .practice = Övningspartiet '{ $game }' har slutat utan resultat.
    .called-off = { $by ->
        [keeper] Administratören har ställt in partiet '{ $game }' innan det började.
       *[master] Spelledaren har ställt in partiet '{ $game }' innan det började.
    }
    .others = Skicka LIST för att se andra partier som behöver spelare.
    .stopped = { $by ->
        [keeper] Administratören har avslutat partiet '{ $game }' utan resultat.
       *[master] Spelledaren har avslutat partiet '{ $game }' utan resultat.
    }
    .agreed = Partiet '{ $game }' har slutat utan resultat: spelarna röstade för det.
    .declared = Spelledaren har beslutat detta, med det här skälet:
    .ranking = Spelarna enades om den här ordningen:
    .declared-ranking = Spelledaren bestämde den här ordningen:
    .players = Spelare:
    .centres = Försörjningscenter vid starten och i slutet av varje år:
    .statistics = Dragfaser med enheter att ge order (Drag) och helt utan order (NMR), faser med försenade order (Sena):
    .statistics-and-letters = Dragfaser med enheter att ge order (Drag) och helt utan order (NMR), faser med försenade order (Sena) samt undertecknade meddelanden:
    .record = { $in_time ->
        [one] I dina meriter räknas det här partiet som { $in_time } drag i tid och { $late } för sent: { $points } poäng för pålitlighet. Skicka GET DEDICATION för att se alla dina meriter.
       *[other] I dina meriter räknas det här partiet som { $in_time } drag i tid och { $late } för sent: { $points } poäng för pålitlighet. Skicka GET DEDICATION för att se alla dina meriter.
    }
    .position = Slutställningen:
    .diary = Ur dagboken för { $power }:
    .thanks = Tack för att du spelade. Du kan fortfarande skicka meddelanden (PRESS, BROADCAST) för att prata om partiet. Skicka LIST för att se de partier som behöver spelare.
    .thanks-in-silence = Tack för att du spelade. Skicka LIST för att se de partier som behöver spelare.
    .thanks-for-practice = Tack för att du spelade. Skicka SIGN ON ?practice för att öppna ett nytt parti.
    .thanks-removed = Tack för att du spelade. Domaren har inte längre kvar det här partiet, så meddelanden och kommandon för det har ingen verkan. Skicka LIST för att se de partier som behöver spelare.
    .web = Hela partiet på webben: { $page }
email-sat-out = Runda { $number } i serien '{ $game }' har börjat: { $games }. Spelarna räcker inte till ett parti till. De som gick med tidigast eller har spelat minst har företräde, så det finns ingen plats för dig i den här rundan. Du har företräde i nästa.
    .subject = Runda { $number } utan dig
email-standby-moved = Respittiden i partiet '{ $game }' slutar vid en annan tid än du fick veta. Om order för { standby-power } fortfarande saknas då är makten din. Du får besked i vilket fall som helst.
    .subject = { $what ->
        [paused] { $named ->
            [yes] Reserv för { $power }: pausat
           *[no] Reserv för en makt: pausat
        }
       *[moved] { $named ->
            [yes] Reserv för { $power }: en annan tid
           *[no] Reserv för en makt: en annan tid
        }
    }
    .season = Reglerna för partiet '{ $game }' har ändrats. Om spelaren av { standby-power } inte heller skickar order för nästa säsong är makten din, och du får besked.
    .paused = Partiet '{ $game }' är pausat. Dess deadliner är upphävda, liksom ditt erbjudande att ta över { standby-power }. Du får besked om den nya tiden när det fortsätter.
    .grace = Respittiden slutar: { $until }
    .decline = Om du inte längre kan, svara NO, så får någon annan frågan.
email-series-table = Runda { $number } i serien '{ $series }' är slut. Tabellen, enligt { $scoring }:
    .subject = Tabell efter runda { $number }
    .last-subject = Sluttabell
    .last = Serien '{ $series }' är slut. Sluttabellen, enligt { $scoring }:
    .next = Du är med i nästa runda, om det blir någon. Skicka RESIGN för att lämna serien.
    .next-by-master = Skicka ROUND för att öppna nästa runda, ROUND TOP för ett parti med de bästa spelarna, eller TERMINATE för att avsluta serien.
table-of-series = Inget parti i serien räknas än.
    .going-on = Pågår fortfarande: { $games }.
    .not-counted = Slut, men inte med i tabellen: { $games }. Ett gunboat-parti räknas när alla partier i dess runda är slut, om det då visar vilka spelarna var. Ett parti som slutade innan någon fas avgjorts räknas aldrig.
email-start-taken-back = Spelledaren har tagit tillbaka starten av partiet '{ $game }'. Det väntar åter på spelare, som om det inte hade börjat. Alla spelare är kvar. Makterna delas ut på nytt när det startar, och order som skickats hittills räknas inte.
    .subject = Starten återtagen
    .missing = Partiet börjar när { $missing ->
        [one] { $missing } spelare till har gått med
       *[other] { $missing } spelare till har gått med
    }, eller utan dem om spelledaren skickar FORCE BEGIN.
    .full = Partiet börjar när spelledaren säger till.
    .wishes = Spelarnas önskemål om makter gäller fortfarande. Skicka SET PREFERENCE för att ändra ditt. Skicka RESIGN för att lämna partiet.
    .no-wishes = Skicka RESIGN för att lämna partiet.
email-vote-awaits = Förslag { $number }, { $terms }, har gått igenom i '{ $game }', men mer än hälften av de spelare som skickade order röstade inte om det. Därför kan du avslå det.
    .subject = Förslag { $number } behöver ditt beslut
    .no = partiet fortsätter
    .yes = partiet slutar så, nu
    .silence = Om du inte svarar slutar partiet så när nästa drag avgörs.
email-vote-closed = Förslag { $number }, { $terms }, har fallit. '{ $game }' fortsätter.
    .subject = Förslag { $number } { $result ->
        [passed] har gått igenom
        [withdrawn] har dragits tillbaka
       *[failed] har fallit
    }
    .passed = Förslag { $number }, { $terms }, har gått igenom i '{ $game }'.
    .withdrawn = Förslag { $number }, { $terms }, har dragits tillbaka av den som lade fram det. '{ $game }' fortsätter.
    .refused = Spelledaren har avslagit förslag { $number }, { $terms }, eftersom mer än hälften av spelarna inte hade röstat om det. '{ $game }' fortsätter.
    .silence = Spelare som inte röstade gick med på det, men det krävs minst ett YES och inget NO.
    .all = Det krävdes YES från varje spelare. Spelare som inte röstade gick inte med på det.
