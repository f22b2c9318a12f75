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
    .counts = Det räknas: den som har en kod kan agera i ditt namn. Om det inte var du eller någon du bett om det är det någon annan som läser dina mejl, eller så har ett mejl från domaren skickats vidare.
    .another = För att få en kod till ett annat lösenord, skicka den här raden från den här adressen:
    .advice = { $whom ->
        [master] Berätta det genast för partiets spelledare eller administratören: { $keeper }
       *[keeper] Berätta det genast för administratören: { $keeper }
    }
email-copy-of-record = { $what ->
        [orders] Ett mejl från { $sender } med rätt lösenord gav order för { $power } i '{ $game }'. De godkändes. Om det inte var du eller någon du bett om det, skicka dina egna order nu (de sista räknas) och byt lösenord med SET PASSWORD.
       *[email] Någon har agerat för { $power } i '{ $game }' med ett mejl från { $sender } och rätt lösenord. Det godkändes. Om det inte var du eller någon du bett om det, skicka dina egna order nu (de sista räknas) och byt lösenord med SET PASSWORD.
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
    .master-subject = Spelledaren har agerat för { $power }
    .partner-subject = { $power }: kopia från den andra spelaren
    .password-subject = Ditt lösenord har ändrats
    .looked = { $named ->
        [yes] { $master }, en av spelledarna, har agerat för { $power } i '{ $game }' och tagit maktens plats. Därmed gick det att se maktens order, men ingenting ändrades. Dina egna order gäller fortfarande.
       *[no] Spelledaren har agerat för { $power } i '{ $game }' och tagit maktens plats. Därmed gick det att se maktens order, men ingenting ändrades. Dina egna order gäller fortfarande.
    }
    .by-master = { $named ->
        [yes] { $master }, en av spelledarna, har agerat för { $power } i '{ $game }'. Dina egna order gäller igen så snart du skickar dem (de sista räknas).
       *[no] Spelledaren har agerat för { $power } i '{ $game }'. Dina egna order gäller igen så snart du skickar dem (de sista räknas).
    }
    .partner = { $sender } spelar { $power } i '{ $game }' tillsammans med dig och har skickat ett mejl för makten. Den sista ordern från någon av er räknas.
    .partner-from = Någon har agerat för { $power } i '{ $game }' med ett mejl från { $sender } och den andra spelarens lösenord. Den sista ordern räknas.
    .password = Ett mejl från { $sender } med rätt lösenord ändrade ditt lösenord för { $power } i '{ $game }'. Det gamla gäller inte längre. Om det inte var du eller någon du bett om det, skicka den här raden från den här adressen och välj ett annat med koden du får:
    .then = Skicka sedan dina egna order (de sista räknas).
    .also = Ett mejl från { $sender } gällde { $power } i '{ $game }'. Den adressen är en av dina, så det räknas. Om det inte var du, skicka dina egna order nu (de sista räknas). För att mejl därifrån inte längre ska räknas som dina, skicka den här raden från den här adressen:
    .known-there = Ditt lösenord gäller från vilken adress som helst. Om det kan vara känt där, välj ett annat med koden du får med den här raden:
    .tell-master = Berätta det för spelledaren: PRESS TO M.
email-copy-for-spectator = Den som spelar { $power } i '{ $game }' låter dig se det som skickas för makten.
    .subject = Order för { $power }
email-copy-for-master = Någon har agerat som spelledare för '{ $game }' med ett mejl från { $sender } och ditt lösenord. Det godkändes. Om det inte var du eller någon du bett om det, välj ett annat lösenord nu:
    .subject = Någon har agerat som spelledare från en annan adress
    .password-subject = Ditt spelledarlösenord har ändrats
    .password = Ett mejl från { $sender } med ditt lösenord ändrade ditt lösenord som spelledare för '{ $game }'. Det gamla gäller inte längre. Om det inte var du eller någon du bett om det, skicka den här raden från den här adressen och välj ett annat med koden du får:
email-password-shared = En spelare i '{ $game }' har just valt ditt lösenord som sitt eget: spelaren har fått höra det eller gissat det. Spelaren vet kanske inte att det är spelledarens, men den som provar det som spelledarlösenord kan agera som du. Byt det nu:
    .subject = En spelare har spelledarens lösenord
email-password-token = Någon, troligen du, har bett om ett nytt lösenord i partiet '{ $game }'. Skicka den här raden till { $address } för att sätta ett:
    .subject = Ett nytt lösenord
    .none-yet = Du är nu med i partiet '{ $game }' och har inget lösenord där än. Svar på domarens mejl behöver inget. För andra mejl om partiet sätter du ett genom att skicka den här raden till { $address }:
    .token = Byt ut { $placeholder } mot lösenordet du vill ha. Koden gäller en gång, fram till { $expires }.
    .several = Den sätter lösenordet för var och en av dina platser i partiet.
    .not-you = Om du inte har bett om det, gör ingenting: ditt lösenord förblir som det är.
email-passwords-tried = { $seat ->
        [power] Den här månaden har minst { $number } mejl med fel lösenord för { $power } i '{ $game }' kommit. Det senaste kom från { $sender }.
        [master] Den här månaden har minst { $number } mejl med fel lösenord för spelledaren i '{ $game }' kommit. Det senaste kom från { $sender }.
       *[player] Den här månaden har minst { $number } mejl med fel lösenord för en spelare i '{ $game }' kommit. Det senaste kom från { $sender }.
    }
    .subject = Fel lösenord för din plats
    .unlocked = Ingenting är låst, ingenting har ändrats i partiet, och du behöver inte göra något. Dina egna mejl med rätt lösenord gäller fortfarande. Om det fortsätter kan mejl med rätt lösenord hållas kvar tills du bekräftar dem, framför allt från en adress som inte är din. Då får du en fråga hit.
    .advice = Ett långt lösenord som inte är ett vanligt ord är säkert. Skicka SET PASSWORD för att sätta ett annat. Om du har glömt det, skicka FORGOT PASSWORD { $game } för att få en kod till ett nytt.
email-notices-left-out = Det kom fler mejl i ditt namn än du får besked om ett i taget. Gränsen är fem i timmen, varav ett är reserverat för ett ändrat lösenord:
    .subject = Fler mejl i ditt namn
    .of-master = Spelledaren agerade för dig i fler mejl än du får besked om ett i taget. Gränsen är fyra i timmen:
    .by-master = { $number ->
        [one] I '{ $game }' kom { $number } mejl från spelledaren för { $power }, och det räknades.
       *[other] I '{ $game }' kom { $number } mejl från spelledaren för { $power }, och de räknades.
    }
    .as-master = { $number ->
        [one] I '{ $game }' kom { $number } mejl med ditt spelledarlösenord från en annan adress, och det räknades.
       *[other] I '{ $game }' kom { $number } mejl med ditt spelledarlösenord från en annan adress, och de räknades.
    }
    .for-power = { $number ->
        [one] I '{ $game }' kom { $number } mejl för { $power } från en annan adress, och det räknades.
       *[other] I '{ $game }' kom { $number } mejl för { $power } från en annan adress, och de räknades.
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
        [one] { $number } samlat mejl
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
    .judged = avgjorda: { $phases }; deadliner som passerade utan alla order: { $late }
    .games = Partier:
    .created = skapade: { $created }; avslutade: { $ended }
    .people = Personer:
    .registered = registrerade: { $people }
    .altogether = Totalt:
    .banned = { $people }; avstängda: { $banned }
    .database = Databas:
    .size = { $megabytes } MB; { $free } MB ledigt på disken
    .backup = Senaste säkerhetskopian:
    .again = Samma rapport när som helst: judge keeper report
    .stop = För att stoppa det här mejlet: report = false under [judge] i judge.toml
    .fate = { $fate ->
        [applied] utförda
        [ignored] ignorerade
        [refused] avvisade
       *[quarantined] i karantän
    }: { $number }
    .state = { $state ->
        [forming] under bildning
        [running] pågående
        [paused] pausade
       *[finished] avslutade
    }: { $number }
    .no-games = inga
email-deadline-held = Domaren kan för tillfället inte läsa sin brevlåda, och där kan det finnas order som kom i tid. Ingenting avgörs förrän den har lästs. Sedan fortsätter partiet automatiskt, och varje order som kom före deadlinen räknas. Administratören har fått besked: { $keeper }
    .subject = Deadlinen skjuts upp
    .passed = Deadlinen i partiet '{ $game }' har passerat:
    .advice = Du behöver inte göra något. Om spelarna frågar: deras mejl finns kvar och väntar.
email-start-moved = Partiet '{ $game }' börjar inte före { $start }, även om alla platser är tagna.
    .subject = Starten flyttad till: { $start }
    .by = Partiet '{ $game }' börjar inte före { $start }, även om alla platser är tagna. { $who } har bestämt detta.
    .phase = Den aktuella fasen i partiet '{ $game }' avgörs inte före { $start }, även om alla order har kommit. Deadlinen ändras inte.
    .phase-by = Den aktuella fasen i partiet '{ $game }' avgörs inte före { $start }, även om alla order har kommit. Deadlinen ändras inte. { $who } har bestämt detta.
email-game-fails = Domaren har problem med partiet '{ $game }' och kan inte fortsätta det. Administratören har fått besked för att kunna åtgärda det: { $keeper }
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
    .orders-stay = Alla order gäller fortfarande, utom de för enheter som rättades och byggen och borttagningar som inte längre är möjliga. Röster och WAIT är raderade. Ingenting avgörs före deadlinen om inte spelledaren säger till.
    .fallen = Dina order som inte längre gäller:
    .judged-since = Fasen har avgjorts sedan dess. Resultatet kommer i ett eget mejl.
email-rolled-back = Spelledaren har backat partiet '{ $game }' till { $phase }. Den fasen är öppen igen.
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
    .void = RESULTATET AV { $phases } GÄLLER INTE LÄNGRE: bortse från de mejlen. De finns kvar i historiken; skicka HISTORY { $game } för att se dem.
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
    .effect = Du skulle behålla ditt lösenord. Order för båda makterna som kommit hittills skulle inte räknas längre. Om du inte går med på det, svara NO eller gör ingenting.
email-players-swapped = De som spelar { $powers } i partiet '{ $game }' har bytt plats.
    .subject = Spelare byter plats: { $letters }
    .yours = Du spelar nu { $power } i partiet '{ $game }': de som spelar { $powers } har bytt plats. Ditt lösenord är detsamma.
    .leads = { $who } spelar { $power }.
    .orders = Order och röster som kommit för dessa makter räknas inte längre.
email-partnership-offered = { $player } ({ $address }) spelar { $power } i partiet '{ $game }' ({ $board }) och frågar om ni ska spela makten tillsammans.
    .subject = Vill du vara med och spela { $power }? Svara YES
    .unnamed = Den som spelar { $power } i partiet '{ $game }' ({ $board }) frågar om ni ska spela makten tillsammans. Om du tackar ja får du veta vem det är, så tacka bara ja om du redan vet det.
    .yes = För att tacka ja, { reply-with-yes }.
    .effect = Sedan kan ni båda skicka order och meddelanden och rösta som { $power }. Den sista ordern räknas, och en kopia av allt som den ena skickar går till den andra. Båda får resultaten.
    .gunboat = Ingen i partiet vet vem som spelar vilken makt: berätta det inte för någon.
    .no = Skicka RESIGN för att lämna när du vill. Om du inte vill spela, svara NO eller gör ingenting.
email-mastership-offered = { $master } frågar om du vill bli spelledare i partiet '{ $game }' ({ $board }), utöver de nuvarande spelledarna.
    .subject = Vill du bli spelledare? Svara YES
    .in-place = { $master } frågar om du vill ta över som spelledare i partiet '{ $game }' ({ $board }).
    .yes = För att tacka ja, { reply-with-yes }.
    .tasks = En spelledare håller partiet igång: deadliner, spelarnas frågor, spelare som inte hörs av. Skicka HELP MASTERING för att se vad en spelledare kan göra. Om du inte vill, svara NO eller gör ingenting.
    .moderated = En spelledare håller partiet igång: deadliner, spelarnas frågor, spelare som inte hörs av. En spelledare ser alla order, så du skulle inte kunna spela i partiet. Skicka HELP MASTERING för att se vad en spelledare kan göra. Om du inte vill, svara NO eller gör ingenting.
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
    .subject = Reserver sökes
    .subject-of = Reserver sökes: { $letters }
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
            [one] Deadlinen ligger nu efter den tiden:
           *[other] Deadlinen ligger nu efter de tiderna:
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
    .vacant = Det finns ingen deadline förrän det fortsätter, och domaren skickar inga påminnelser och inga förfrågningar om det. Order och meddelanden tas fortfarande emot. För att ta över en makt, eller ta tillbaka din egen, skicka en av de här raderna:
    .to-resume = När det finns tillräckligt många spelare, eller för att spela vidare utan dem, skicka:
    .or-end = Skicka TERMINATE i stället för RESUME för att avsluta partiet.
    .goes-on = { $by ->
        [players] Det fortsätter när spelledaren eller en spelare skickar RESUME.
       *[master] Det fortsätter när spelledaren skickar RESUME.
    }
    .still = Partiet '{ $game }' har varit pausat sedan { $since }.
    .taken = Order och meddelanden tas fortfarande emot.
    .until = Det fortsätter automatiskt, med den tid som var kvar:
    .ask-master = Det fortsätter när spelledaren säger till. Skicka PRESS TO M för att fråga.
    .gm-decides = Det fortsätter när spelledaren säger till.
    .resumed = { $by ->
        [player] { $who } har låtit partiet '{ $game }' fortsätta.
        [keeper] Administratören har låtit partiet '{ $game }' fortsätta.
       *[master] Partiet '{ $game }' fortsätter.
    }
email-master-silent = Partiet '{ $game }' har sedan { $since } väntat på att spelledaren ska avgöra { $phase }.
    .subject = Väntar på spelledaren
    .begin = Partiet '{ $game }' är fullt och har sedan { $since } väntat på att spelledaren ska skicka BEGIN.
    .approve = Någon har bett att få spela i partiet '{ $game }' och har sedan { $since } väntat på spelledarens godkännande (SET APPROVAL).
    .late = I partiet '{ $game }' har order som kom efter deadlinen sedan { $since } väntat på spelledarens beslut (SET NO LATE ORDERS).
    .paused = Partiet '{ $game }' har varit pausat sedan { $since }, och ingen dag är bestämd då det fortsätter. Spelledaren måste skicka RESUME.
    .to-begin = Skicka BEGIN för att starta det. Skicka SET AUTO START för att låta det starta automatiskt.
    .to-approve = Skicka SET APPROVED ALL för att släppa in dem som väntar; LIST visar vilka de är. Skicka EJECT och en adress för att neka någon.
    .to-accept = Skicka ACCEPT LATE för att låta dem räknas. Skicka PROCESS för att avgöra utan dem.
    .to-judge = Skicka PROCESS { $phase } för att avgöra. Skicka SET NO MANUAL PROCESS för att låta domaren göra det automatiskt.
    .hand-over = Om du inte har tid med partiet kan du be någon att också bli spelledare (PROMOTE och en adress) eller att ta över efter dig (HAND OVER och en adress).
    .shared = Partiet är utan fristående spelledare: vilken spelare som helst kan starta klockan igen med RESUME.
    .keeper = Administratören får också besked: { $keeper }. Du får inte det här meddelandet igen.
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
    .subject = Runda { $number }: ingen plats för dig
email-standby-moved = Respittiden i partiet '{ $game }' slutar vid en annan tid än du fick veta. Om order för { standby-power } då fortfarande saknas är makten din. Du får besked hur det än går.
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
    .season = Reglerna för partiet '{ $game }' har ändrats. Om den som spelar { standby-power } inte heller skickar order för nästa säsong är makten din, och du får besked.
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
email-start-taken-back = Spelledaren har ångrat starten av partiet '{ $game }'. Det väntar åter på spelare, som om det inte hade börjat. Alla spelare är kvar. Makterna delas ut på nytt när det startar, och order som skickats hittills räknas inte.
    .subject = Starten ångrad
    .missing = Partiet börjar när { $missing ->
        [one] { $missing } spelare till har gått med
       *[other] { $missing } spelare till har gått med
    }, eller utan dem om spelledaren skickar FORCE BEGIN.
    .full = Partiet börjar när spelledaren säger till.
    .wishes = Spelarnas önskemål om makter gäller fortfarande. Skicka SET PREFERENCE för att ändra ditt. Skicka RESIGN för att lämna partiet.
    .no-wishes = Skicka RESIGN för att lämna partiet.
email-vote-awaits = Förslag { $number }, { $terms }, har gått igenom i '{ $game }', men mer än hälften av de spelare som skickade order röstade inte om det. Därför kan du avslå det.
    .subject = Förslag { $number } kräver ditt beslut
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

## Parts of several emails.

done-by = { $who }, en av partiets spelledare, har gjort detta:
reply-with-yes = svara på det här mejlet med bara ordet YES
reply-with-line = svara på det här mejlet med raden YES { $token }
your-words = din text
game-on-the-web = Partiet på webben: { $page }
board = BRÄDET
    .seen = DET DU SER
deadline-subject = Deadlinen flyttad till: { $deadline }
    .grace = Respittiden flyttad till: { $grace }
absence-time = från
    .until = till
holdings = { $units ->
        [one] { $units } enhet
       *[other] { $units } enheter
    }, { $centres ->
        [one] { $centres } försörjningscenter
       *[other] { $centres } försörjningscenter
    }
master-writes = Spelledaren skriver:
write-to-master = För att skriva till spelledaren, skicka PRESS TO M, din text och ENDPRESS, vart och ett på en egen rad.
keep-master-password = En spelledares lösenord är inte för någon annan. Varje spelare har sitt eget.
what-email-did = Det här gjorde mejlet:
resume-game = Skicka RESUME för att starta klockan igen. Skicka PAUSE UNTIL och en dag för att bestämma vilken dag partiet fortsätter.

# The clock of a phase. `what` comes of orders that are missing when grace ends; `owes` some or has sent none; others
# are asked as `standbys`.

after-grace = { $what ->
        [replaced] kan { late-power } ersättas; partiet väntar.
        [bots] ger domarens bottar order för { late-power }{ but-standbys }.
        [disorder] avgörs fasen med de order som har kommit; { late-power } förlorar makten, som blir utan ledning{ but-standbys }.
        [retreats] avgörs fasen: fördrivna enheter utan order upplöses.
        [adjustments] avgörs fasen: byggen utan order uteblir, och reglerna väljer vilka enheter som tas bort.
       *[moves] avgörs fasen: enheter utan order står kvar, och den som för andra säsongen i rad inte skickar några order förlorar makten.
    }
due = Deadline:
    .grace = Respittid:
    .past = det var { $left }
    .not-before = { $left }, inte tidigare
    .sooner = { $left }; tidigare om alla order har kommit (och ingen har satt WAIT)
    .by-master = Fasen avgörs först när spelledaren skickar PROCESS.
    .late-by-master = Försenade order räknas bara om spelledaren godkänner dem.
    .late-until-then = Försenade order räknas fortfarande fram till dess.
    .replaced = En spelare vars order fortfarande saknas när respittiden slutar kan ersättas.
    .no-grace = Det finns ingen respittid. Efter deadlinen { after-grace }
    .late-accepted = Försenade order räknas bara om spelledaren godkänner dem. En spelare som har skickat några order i tid är inte försenad: enheter utan order står kvar.
    .then = När respittiden slutar { after-grace }
    .late-then = Försenade order räknas fortfarande fram till dess. När respittiden slutar { after-grace }
    .silent-disorder = Du skickade inga order förra säsongen. Om du inte skickar några den här säsongen blir { $power } utan ledning, och vem som helst kan ta över makten.
    .silent-held-over = Du skickade inga order förra säsongen. Om du inte skickar några den här säsongen kan vem som helst ta över { $power }, och säsongen skjuts upp en gång för det.
due-practice = Den här fasen avgörs så snart dina order är fullständiga, och resultatet följer genast. Deadlinen är { $deadline }: om några då saknas slutar partiet.
    .waiting = Du har satt WAIT, så den här fasen avgörs { $deadline } om dina order är fullständiga då. Annars slutar partiet.
game-paused = Partiet är pausat. Det finns ingen deadline förrän { $by ->
        [players] spelledaren eller en spelare
       *[master] spelledaren
    } skickar RESUME.
    .until = Partiet är pausat. Det fortsätter automatiskt, med den tid som var kvar, eller tidigare om { $by ->
        [players] spelledaren eller en spelare
       *[master] spelledaren
    } skickar RESUME:
resumed-when = när { $by ->
        [players] spelledaren eller en spelare
       *[master] spelledaren
    } skickar RESUME
    .until = automatiskt { $until }, eller när { $by ->
        [players] spelledaren eller en spelare
       *[master] spelledaren
    } skickar RESUME

## Orders in force, and what to send next.

orders-held = { $power }: inga order att skicka.
    .title = DINA ORDER
    .ahead = Sparade för senare faser (skicka CLEAR för att radera dem):
    .ahead-builds = Byggen och borttagningar gäller i den här ordningen, tills de är så många som du ska ha.
    .late = Kom efter deadlinen; väntar på spelledarens beslut:
    .late-declined = Kom efter deadlinen; inte godkända av spelledaren:
    .lent = Utlåning tills vidare:
change-orders = Du kan fortfarande ändra dem: skicka bara de nya.
    .replacing = Du kan fortfarande ändra dem: skicka allihop igen, eller ADD och bara de nya.
unconfirmed = { $count ->
        [one] { $count } order kom i ditt namn { $came } och väntar: den RÄKNAS INTE ÄN. Om du skickade den, svara YES på mejlet som frågar om den. Du kan också skicka din order igen, som svar på det här mejlet.
       *[other] { $count } order kom i ditt namn { $came } och väntar: de RÄKNAS INTE ÄN. Om du skickade dem, svara YES på mejlet som frågar om dem. Du kan också skicka dina order igen, som svar på det här mejlet.
    }
    .proposed = { $count ->
        [one] { $count } av dina rader behöver ditt YES och räknas inte utan det: { LIST($lines, type: "and") }. Svara YES på mejlet som frågar om den, eller skicka den som svar på det här.
       *[other] { $count } av dina rader behöver ditt YES och räknas inte utan det: { LIST($lines, type: "and") }. Svara YES på mejlet som frågar om dem, eller skicka dem som svar på det här.
    }
next-step = Skicka HELP ORDERS för att se hur man skriver order.
    .answer = Svara på det här mejlet med dina order:
    .mail = Skicka detta till { $address }, med dina order och ditt lösenord ifyllda:
    .with-retreats = Skriv under dem i samma mejl vart dina enheter ska gå om de fördrivs. Inga fler order behövs före nästa drag; en enhet utan order upplöses. Ett exempel:
    .with-builds = Skriv under dem i samma mejl vart dina enheter ska gå om de fördrivs, och vad du bygger eller tar bort. Inga fler order behövs före nästa drag: en enhet utan order upplöses, och byggen som du inte nämner uteblir. Ett exempel:
    .moves = Hit kan dina enheter flytta (arméer vid en kust kan också flytta via konvoj):
    .choices = Dina möjligheter:
    .examples = Exempel på order (skicka HELP ORDERS för hela listan):
    .illegal = Exempel på rader, möjliga eller inte (skicka HELP ILLEGAL för en förklaring):
    .naval = Här har flottor egna order, till exempel { $steps } och { $patrol }. HELP NAVAL förklarar dem, HELP ORDERS alla andra.
    .naval-examples = Exempel på order (HELP ORDERS förklarar dem som finns i alla partier, HELP NAVAL flottornas i det här):
    .naval-later = När enheterna flyttar tar flottor två steg och har egna order, till exempel { $steps } eller { $patrol }. HELP NAVAL förklarar dem alla.
order-example = den flyttar
    .support = den stöder ett drag
    .support-hold = den stöder en enhet som står kvar
    .convoy = den konvojerar en armé
    .hold = den står kvar
    .two-steps = två steg, det sista till ett center
    .step-and-convoy = ett steg, sedan en konvoj
    .patrol = två flottor patrullerar
    .block = den blockerar sundet
    .let-pass = centrets ägare släpper fram flottor

## A phase: its deadline, its results.

own-power-eliminated = Du har inga enheter och inga försörjningscenter kvar: din makt är utslagen.
    .short = utslagen
own-unit-dislodged = { $gone ->
    [yes] { $unit } fördrevs, kunde inte retirera och förstördes.
   *[no] { $unit } fördrevs.
}
    .by = { $gone ->
        [yes] { $unit } fördrevs av { $attacker }. Enheten kunde inte retirera och förstördes.
       *[no] { $unit } fördrevs av { $attacker }.
    }
    .short = { $gone ->
        [yes] { $units ->
            [one] { $unit } förstörd
           *[other] { $units } enheter förstörda
        }
       *[no] { $units ->
            [one] { $unit } fördriven
           *[other] { $units } enheter fördrivna
        }
    }
own-unit-removed = { $why ->
    [patrolled] { $unit } togs bort av en patrull.
    [helped] { $unit } förintades, som varje flotta som stöder eller konvojerar efter ett steg.
   *[annihilated] { $unit } förintades: de två stegen slutade inte i ett försörjningscenter.
}
    .short = { $units ->
        [one] { $unit } förlorad
       *[other] { $units } enheter förlorade
    }
own-centre-lost = Du förlorade { $centre }.
    .to = Du förlorade { $centre } till { $power }.
    .short = { $number ->
        [one] { $centre } förlorat
       *[other] { $number } center förlorade
    }
own-centre-gained = Du erövrade { $centre }.
    .short = { $number ->
        [one] { $centre } erövrat
       *[other] { $number } center erövrade
    }
own-unit-moved = { $unit } flyttade till { $place }.
own-unit-stayed = { $unit } flyttade inte till { $place }.
own-unit-retreated = { $unit } retirerade till { $place }.
own-unit-held = { $given ->
    [no] { $unit } hade ingen order och stod kvar.
   *[yes] { $unit } stod kvar.
}
own-unit-built = { $unit } byggdes.
own-unit-disbanded = { $unit } upplöstes.
own-order-failed = { $order } misslyckades.
own-order-done = { $order } utfördes.
owed-by = { $task ->
    [retreat] reträtt
    [build] bygge
    [remove] borttagning
   *[orders] order
} senast { $due }
email-page-deadline = Deadline: { $deadline }
email-page-title = { $game }: { CAPITALIZED($phase) }
email-results = Du är { $power }.
    .subject = Resultat
    .subject-with = Resultat: { $what }
    .own = Dina enheter
    .yours-before = { $power } var din makt. Den är din igen så snart du skickar order för den, om ingen annan har tagit över den.
    .unseen = Den här fasen har avgjorts. Inget av den var synligt för dig.
    .no-retreats = Ingen enhet behövde retirera.
    .no-orders = Det fanns inga order att avgöra.
    .summer = Sagt under sommaren, utan verkan:
    .ahead = Sparat för { $phase }
    .taken = Godkända:
    .dropped = AVVISADE:
    .unneeded = Inte använda:
    .why = VARFÖR
    .strengths = Siffrorna visar styrkan: 1 för enheten plus 1 för varje stöd.
    .by-master = Spelledaren lät avgöra den här fasen för hand.
    .next = VAD DU SKA GÖRA NU
    .over = Partiet är slut. Ett eget mejl berättar hur det slutade.
    .later = Du får ett mejl när nästa fas öppnas.
    .web = Resultat med karta: { $page }
email-reminder = Dina order för { $power } i '{ $game }' är inte fullständiga, och deadlinen är nära.
    .subject = Påminnelse
    .nudge-subject = De första orderna
    .nudge = Partiet '{ $game }' har börjat och halva tiden för de första orderna har gått, men inga order för { $power } har kommit. Fick du det första mejlet?
    .nudge-waiting = Partiet '{ $game }' har börjat och halva tiden för de första orderna har gått, men inga order för { $power } räknas än.
email-late-notice = Deadlinen har passerat, och partiet '{ $game }' väntar på { $powers }.
    .subject = Order saknas
    .subject-of = Order saknas: { $letters }
    .secret = Deadlinen har passerat, och partiet '{ $game }' väntar på order som saknas.
    .times = { $power }: { $times ->
        [one] försenad { $times } gång i det här partiet
       *[other] försenad { $times } gånger i det här partiet
    }
    .declined = Inga order från dig kom i tid, och spelledaren godkände inte dem som kom senare.
    .kept = Inga order från dig kom i tid. Order som skickas nu sparas, och spelledaren får frågan om de ska räknas.
    .yours = { $waits ->
        [secret] Dina order är bland dem som saknas. Order som skickas nu räknas fortfarande.
        [duel] Din motståndare är också försenad. Order som skickas nu räknas fortfarande.
        [opponent] Din motståndare väntar på dig. Order som skickas nu räknas fortfarande.
        [all] Alla spelare är försenade, även du. Order som skickas nu räknas fortfarande.
       *[others] De andra spelarna väntar på dig. Order som skickas nu räknas fortfarande.
    }
    .judged = Fasen avgörs när { $comes ->
        [accepted] spelledaren godkänner försenade order
       *[missing] de order som saknas kommer
    }, eller när { $ends ->
        [replaced] någon tar över och skickar order
       *[grace] respittiden slutar
    }.
    .leads = Du är spelledaren. Du kan vänta, eller göra något av detta.
    .nothing = Du behöver inte göra något.
    .press = skriv till dem som är försenade
    .grace = ge dem en dag till
    .process = avgör utan deras order
    .eject = frigör makten för en annan spelare
email-pending-orders = Partiet '{ $game }' är nu i { $phase }, och du, { $power }, hade skickat order för den.
    .subject = Sparade order
    .conditions = Dina order med villkor:
    .taken = Godkända:
    .dropped = AVVISADE, eftersom de inte längre är giltiga:
    .unneeded = Inte använda, eftersom villkoret inte uppfylldes:
email-deadline-changed = { $by ->
        [judge] Domaren har ändrat tiderna för den här fasen i partiet '{ $game }'.
        [master] Spelledaren har ändrat tiderna för den här fasen i partiet '{ $game }'.
       *[player] { $who } har ändrat tiderna för den här fasen i partiet '{ $game }'.
    }
    .held-over = Säsongen skjuts upp i partiet '{ $game }', så att någon kan ta över { $powers }. Alla order som kommit hittills gäller fortfarande.
    .held-over-unnamed = Säsongen skjuts upp i partiet '{ $game }', så att någon kan ta över en makt som inte har någon spelare. Alla order som kommit hittills gäller fortfarande.
    .down = Domaren låg nere från { $since } till { $until }. Mejl från den tiden behandlas nu.
    .moved = Tiderna för den här fasen i partiet '{ $game }' inföll då, så domaren har flyttat dem. Ingen är försenad på grund av det.
    .lost = Fasen är öppen som förut, men inte allt som skickades för den gäller fortfarande. Skicka LIST { $game } under SIGN ON för att se dina order, och skicka igen det som saknas där. Om du satte WAIT, eller röstade för remi eller för att ge upp, gör det igen.

## A game starts, its players, its settings.

email-game-starting = Diplomacy-partiet '{ $game }' börjar. Din roll: { $role }.
    .subject = Partiet börjar
    .watched = Diplomacy-partiet '{ $game }' börjar, och du är åskådare.
    .again = Spelledaren har ångrat den första starten av partiet '{ $game }' och har startat det igen. Order, WAIT och röster som skickats tidigare räknas inte: skicka dem igen. { $powers ->
        [anew] Makterna har delats ut på nytt.
       *[same] Alla spelare har samma makter som förut.
    }
    .series = Det här partiet hör till serien '{ $series }'. Ditt lösenord är det som du gick med i serien med.
    .also = Du spelar också { $powers } och får egna mejl för den makten: svara på varje mejl med den maktens order.
    .players = De här spelarna är med i partiet:
    .position = Utgångsläge för { $season }.
    .empty = Inga enheter står på brädet ännu ({ $season }): varje makt bygger sina första enheter.
    .now = VAD DU SKA GÖRA NU
    .against-bot = Skicka dina order. { $opponent } är en av domarens bottar, och dess order har kommit.
    .against-bots = Skicka dina order. Domarens bottar spelar de andra makterna; deras order har kommit.
    .practice = Skicka RESIGN för att avsluta partiet när du vill.
    .illegal = Det finns ingen press; dina order är ditt enda sätt att tala med de andra (HELP ILLEGAL). Skicka dina order; du kan ändra dem så ofta du vill tills fasen avgörs.
    .silent = Det finns ingen press i det här partiet. Skicka dina order; du kan ändra dem så ofta du vill tills fasen avgörs.
    .duel = Skriv till din motståndare: PRESS TO { $opponent }, din text och ENDPRESS, vart och ett på en egen rad (HELP TALKING). Skicka sedan dina order; du kan ändra dem så ofta du vill tills fasen avgörs.
    .talk = Skriv till de andra spelarna (HELP TALKING visar hur). Skicka sedan dina order; du kan ändra dem så ofta du vill tills fasen avgörs.
    .sooner = Fasen avgörs tidigare om alla order har kommit. Skicka SET WAIT för att hålla den öppen till deadlinen.
    .earliest = Fasen avgörs tidigare om alla order har kommit, men inte före { $earliest }. Skicka SET WAIT för att hålla den öppen till deadlinen.
    .list = Skicka LIST { $game } när som helst för att se hur partiet står.
    .settings = De viktigaste inställningarna för '{ $game }', och alla som avviker från det vanliga (skicka LIST { $game } för att se alla):
email-roll-call = Partiet '{ $game }' ({ $board }) är fullt och ska snart börja. Innan makterna delas ut får alla spelare en fråga: är du kvar?
    .subject = Är du kvar? Svara YES
    .yes = Om du är det, { reply-with-yes }, eller skicka I AM HERE under ditt SIGN ON.
    .until = Partiet börjar så snart alla har svarat. Spelare som inte har svarat till { $until } förlorar sin plats till någon annan.
email-invitation = { $master } bjuder in dig till partiet '{ $game }' ({ $board }) hos den här domaren.
    .subject = Vill du spela?
    .forming = För att gå med, svara med den här raden och ett lösenord som du väljer själv:
    .running = Partiet har börjat. Om en makt är ledig kan du ta över den med den här raden och ett lösenord som du väljer själv:
    .advice = Skicka LIST { $game } för att se bräde och inställningar. Om du inte vill spela, bry dig inte om det här mejlet; du får inga fler om det.
email-player-joined = { $who } har gått med i { $to ->
        [series] serien
       *[game] partiet
    } '{ $game }' som spelare nummer { $number }.
    .subject = Ny spelare: nummer { $number }
    .round = Skicka ROUND för att öppna så många partier som spelarna räcker till.
    .needed = Partiet börjar när { $needed ->
        [one] { $needed } spelare till har gått med.
       *[other] { $needed } spelare till har gått med.
    }
    .needed-and-approval = Partiet börjar när { $needed ->
        [one] { $needed } spelare till har gått med
       *[other] { $needed } spelare till har gått med
    } och spelledaren har släppt in dem som väntar på godkännande.
    .approval = Alla platser är nu tagna. Partiet börjar när spelledaren har släppt in dem som väntar på godkännande.
    .roll-call = Alla platser är nu tagna. Innan partiet börjar får alla spelare frågan om de är kvar.
    .begin = Alla platser är nu tagna. Skicka BEGIN för att starta partiet: du har valt att starta det själv (SET MANUAL START).
    .manual = Alla platser är nu tagna. Partiet börjar när spelledaren säger till.
    .starts-at = Alla platser är nu tagna. Partiet börjar:
    .starts = Alla platser är nu tagna. Partiet börjar.
    .wishes = Önskade makter hittills, den bästa först:
    .assigned = { $powers } är redan tilldelat
email-settings-changed = Inställningarna för partiet '{ $game }' har ändrats:
    .subject = Ändrade inställningar
    .by = { $who } har ändrat inställningarna för partiet '{ $game }':
    .was = var
    .now = nu
    .empty = (tomt)
    .board = Makterna på det här brädet är { $powers }. Skicka GET RULES.{ $board } för dess regler och GET MAP.{ $board } för dess provinser. Alla är kvar i partiet. Önskemål om makter som inte finns där är raderade. Skicka SET PREFERENCE för att skicka andra, eller RESIGN för att lämna partiet.
    .needed = Behövs fortfarande: { $needed }.
    .list = Skicka LIST { $game } för att se alla inställningar.

# Somebody who may not be known to the reader, at the beginning of a sentence.

unnamed-person = Någon
    .listed = någon
    .of-power = Den som spelar { $power }
    .of-game = En av dem som är med
    .of-players = En av spelarna
    .master = Spelledaren
unnamed-address = en annan adress
late-power = { $owes ->
        [some] varje spelare vars order fortfarande saknas
       *[none] varje spelare som inte har skickat några order
    }
but-standbys = { $standbys ->
        [asked] , om inte någon på reservlistan tar över: då kan reserven skicka order först
       *[none] {""}
    }
email-seat-changed = { $who } ({ $address }) har tagit över { $power } i partiet '{ $game }' och spelar från och med { $phase }. Välkommen!
    .subject = Ny spelare: { $letter }
    .observing-subject = Ny åskådare
    .new-player-subject = { $power } har en ny spelare
    .led-again-subject = Makten är övertagen: { $letter }
    .new-master-subject = Ny spelledare
    .master-left-subject = En spelledare slutar
    .partner-left-subject = En spelare mindre: { $letter }
    .spectator-you-subject = Du ser det som { $power } får
    .spectator-ended-you-subject = Du ser inte längre det som { $power } får
    .spectator-subject = { $power } har en åskådare
    .spectator-ended-subject = { $power } har ingen åskådare längre
    .returned-subject = Spelaren är tillbaka: { $letter }
    .admitted-subject = Du kan komma tillbaka
    .approved-subject = Du har godkänts
    .waits-again-subject = Du behöver spelledarens godkännande igen
    .unanswered-you-subject = Du har förlorat din plats
    .unanswered-subject = Inget svar: spelare
    .ejected-subject = Borttagen: { $what ->
        [power] { $power }
        [player] spelare
       *[observer] åskådare
    }
    .resigned-subject = Avhopp: { $what ->
        [power] { $power }
        [player] spelare
       *[observer] åskådare
    }
    .replaced = { $sent ->
        [some] Inte alla dina order för { $power } i partiet '{ $game }' hade kommit när respittiden slutade. Någon från reservlistan spelar nu makten.
       *[none] Dina order för { $power } i partiet '{ $game }' hade inte kommit när respittiden slutade. Någon från reservlistan spelar nu makten.
    }
    .succeeded = { $power } i partiet '{ $game }', som var din makt, har en ny spelare.
    .thanks = Tack för de drag du spelade. Skicka LIST för att se de partier som behöver spelare. Skicka SIGN UP AS STANDBY för att få en fråga när en makt blir ledig.
    .led-again = { $power } i partiet '{ $game }' har en spelare igen, från och med { $phase }.
    .new-master = { $who } ({ $address }) är nu spelledare i partiet '{ $game }'. Administratören har lämnat över det.
    .co-master = { $by ->
        [keeper] { $who } är nu också spelledare i partiet '{ $game }', enligt administratörens beslut.
       *[master] { $who } är nu också spelledare i partiet '{ $game }'.
    }
    .all-masters = PRESS TO M når alla spelledarna; var och en av dem kan agera.
    .successor-of-you = { $who } har tackat ja och är nu spelledare i partiet '{ $game }' efter dig. Du är inte längre med i partiet. Skicka OBSERVE { $game } och ett lösenord för att titta på det.
    .successor = { $who } är nu spelledare i partiet '{ $game }'. Den förra spelledaren har lämnat över det.
    .master-left = { $named ->
        [yes] { $who } är inte längre spelledare i partiet '{ $game }'. Det har fortfarande en spelledare.
       *[no] En av spelledarna i partiet '{ $game }' har slutat. Det har fortfarande en spelledare.
    }
    .master-out-by-keeper = Administratören har beslutat att du inte längre är spelledare i partiet '{ $game }'. Om du vill veta varför, fråga: { $keeper }
    .master-out-by-first = Den första spelledaren i partiet '{ $game }' har beslutat att du inte längre är en av spelledarna.
    .master-out = { $named ->
        [yes] { $who } är inte längre spelledare i partiet '{ $game }'.
       *[no] En av spelledarna i partiet '{ $game }' är inte längre spelledare.
    } { $by ->
        [keeper] Administratören har beslutat detta.
       *[master] Den första spelledaren har beslutat detta.
    }
    .partner = { $named ->
        [yes] { $who } spelar nu { $power } i partiet '{ $game }' tillsammans med maktens spelare.
       *[no] Den du frågade spelar nu { $power } i partiet '{ $game }' tillsammans med dig.
    }
    .partner-left-you = Du spelar inte längre { $power } i partiet '{ $game }': maktens spelare har beslutat detta.
    .partner-too = { $named ->
        [yes] { $who } spelade också { $power } i partiet '{ $game }', men gör det inte längre.
       *[no] Någon annan spelade också { $power } i partiet '{ $game }', men gör det inte längre.
    }
    .partner-left = { $named ->
        [yes] { $who } spelar inte längre { $power } i partiet '{ $game }'. Den andra spelaren fortsätter.
       *[no] En av dem som spelar { $power } i partiet '{ $game }' gör det inte längre. Den andra fortsätter.
    }
    .spectator-you = Den som spelar { $power } i partiet '{ $game }' låter dig se de mejl som { $power } får: resultaten och meddelandena.
    .spectator-may = Du kan inte skicka något för makten. Det du ser är bara för dig. Skicka RESIGN om du inte vill längre. Skicka OBSERVE { $game } och ett lösenord efter det för att titta på partiet som förut.
    .spectator-ended-you = Du ser inte längre det som { $power } får i partiet '{ $game }': maktens spelare har beslutat detta. Du tittar på partiet som förut.
    .spectator = { $who } kan se det som { $power } får i partiet '{ $game }' så länge personen tittar på partiet: maktens spelare har beslutat detta. Ingenting kan skickas för { $power } på det sättet. Spelledaren kan förbjuda detta med SET NO SPECTATORS.
    .spectator-not-watching = Just nu tittar personen inte på partiet och ser därför ingenting.
    .spectator-ended = { $who } ser inte längre det som { $power } får i partiet '{ $game }'.
    .returned = { $who } är tillbaka och spelar { $power } igen i partiet '{ $game }'.
    .observing = { $who } tittar nu på partiet '{ $game }'.
    .stopped-observing = { $who } tittar inte längre på partiet '{ $game }'.
    .admitted = Spelledaren i partiet '{ $game }' låter dig komma tillbaka. Om platsen fortfarande är ledig, skicka en av de här raderna med ett lösenord som du väljer själv:
    .admitted-player = Spelledaren i partiet '{ $game }' låter dig komma tillbaka. Om platsen fortfarande är ledig, skicka den här raden med ett lösenord som du väljer själv:
    .approved = Spelledaren i partiet '{ $game }' har godkänt dig. Du spelar så snart det börjar.
    .approved-running = Spelledaren i partiet '{ $game }' har godkänt dig. Om en makt är ledig, skicka den här raden med ett lösenord som du väljer själv:
    .waits-again = Spelledaren i partiet '{ $game }' har dragit tillbaka ditt godkännande. { $place ->
        [kept] Du behåller din plats, men den behöver spelledarens godkännande igen.
       *[none] För att spela i det behöver du spelledarens godkännande igen.
    } Du får besked när det kommer.
    .unanswered-you = Partiet '{ $game }' frågade om du var kvar inför starten, och inget svar kom. Din plats är nu ledig för någon annan. För att ta den igen medan den är ledig, skicka SIGN ON ?{ $game } och ett lösenord som du väljer själv.
    .unanswered = { $who } svarade inte på uppropet i partiet '{ $game }' och har förlorat sin plats.
    .missing = Partiet kan börja när { $missing ->
        [one] { $missing } spelare till har gått med.
       *[other] { $missing } spelare till har gått med.
    }
    .ejected-by-keeper = Administratören har tagit bort dig från partiet '{ $game }'. Om du vill veta varför, fråga: { $keeper }
    .ejected-you = Spelledaren har tagit bort dig från partiet '{ $game }'. Om du vill veta varför, fråga spelledaren.
    .ejected-you-written = Spelledaren har tagit bort dig från partiet '{ $game }'. Om du vill veta varför, skriv direkt till spelledaren; inget meddelande från dig når någon i partiet:
    .ejected-back = För att komma tillbaka krävs att spelledaren skickar ADMIT.
    .ejected = { $named ->
        [yes] { $by ->
            [keeper] Administratören har tagit bort { $who } från partiet '{ $game }'.
           *[master] Spelledaren har tagit bort { $who } från partiet '{ $game }'.
        }
       *[no] { $by ->
            [keeper] Administratören har tagit bort någon från partiet '{ $game }'.
           *[master] Spelledaren har tagit bort någon från partiet '{ $game }'.
        }
    }
    .resigned = { $who } har hoppat av från partiet '{ $game }'.
    .free = { $open ->
        [invited] { $power } är ledigt. Alla som spelledaren släpper in kan ta över med SIGN ON { $place } { $game } och ett lösenord.
       *[all] { $power } är ledigt. Alla som är registrerade kan ta över med SIGN ON { $place } { $game } och ett lösenord.
    }

## Votes and press.

email-vote-opened = Någon föreslår { $terms } i '{ $game }'. Det är förslag { $number }.
    .subject = Förslag { $number }
    .by-season = Rösterna räknas när dragen för { $season } avgörs.
    .by-phase = Rösterna räknas när den här fasen avgörs, eller tidigare om alla röstar YES.
    .until = De räknas senast { $until }.
    .repeated = Det har föreslagits igen, så spelare som inte röstar nu går med på det, om någon röstar YES. Ett enda NO fäller det.
    .silence-agrees = Spelledaren har förklarat att spelare som inte röstar går med på det, om någon röstar YES. Ett enda NO fäller det.
    .all = Det kräver YES från varje spelare. Spelare som inte röstar går inte med på det.
    .silent-from = Ingen går med på det genom tystnad före { $since }, hur snart fasen än avgörs. En spelare som är borta har { $span } på sig efter sin återkomst.
    .told = { $told ->
        [names] Ingen får veta vem som lade fram det. När rösterna räknas får alla veta hur varje spelare röstade, med förslagsställarens YES bland de andra.
        [count] Domaren berättar inte för någon vem som lade fram det. När rösterna räknas får alla veta hur många som röstade för och emot, men inte vilka.
       *[result] Domaren berättar inte för någon vem som lade fram det. Alla får bara veta om det gick igenom, inte hur varje spelare röstade.
    }
    .answer = För att rösta, svara på det här mejlet med en av de här raderna:
    .mail = För att rösta, skicka detta med en av de två sista raderna till { $address }:
    .change = Du kan ändra din röst fram till dess.
email-press = Svara helt enkelt på det här mejlet: din text visas för dig och skickas sedan till { LIST($readers, type: "and") }. För att välja mottagarna själv, lägg detta i ditt svar:
    .asked-first = Svara helt enkelt på det här mejlet: du får frågan om din text ska skickas till { LIST($readers, type: "and") }. För att välja mottagarna själv, utan den frågan, lägg detta i ditt svar:
    .mail = För att svara, skicka detta till { $address }:
    .own = Det här är en kopia av ditt eget meddelande. Skicka SET NOCOPY för att slippa sådana kopior.
    .spectator = Du ser det här meddelandet därför att den som spelar { $power } låter dig göra det.
    .watched = Det här är en kopia av ett meddelande mellan andra. Skicka SET NORMAL PRESS för att slippa sådana kopior.
    .silent = Det finns ingen press i det här partiet: ingen läser ett svar på detta.
    .unassigned = Makterna har inga spelare än, så inget meddelande går till bara en av dem. BROADCAST når alla som har gått med.
    .unnamed = Avsändaren är anonym. Använd BROADCAST för att nå den personen.
email-postal-press = Meddelanden som kom med resultatet av { $phase } i '{ $game }':
    .subject = Press
    .ended = Meddelanden som väntade på resultat i '{ $game }', som har slutat utan några:
    .yours = (ditt)
    .answer = För att svara, skriv PRESS TO och makterna, din text och ENDPRESS, vart och ett på en egen rad. Du kan lägga det i ett svar på det här mejlet, och dina order också.
email-press-watched = { $who ->
        [master] Från och med nu får spelledaren i '{ $game }' kopior av meddelandena mellan spelarna. Tidigare meddelanden förblir privata.
       *[observer] Från och med nu får en åskådare i '{ $game }' kopior av meddelandena mellan spelarna. Tidigare meddelanden förblir privata.
    }
    .subject = { $who ->
        [master] Spelledaren läser alla meddelanden
       *[observer] En åskådare läser alla meddelanden
    }
    .ended-subject = { $who ->
        [master] Meddelandena är privata igen
       *[observer] En åskådare läser inte längre meddelandena
    }
    .ended = { $who ->
        [master] Spelledaren i '{ $game }' får inte längre kopior av meddelanden mellan spelarna.
       *[observer] En åskådare i '{ $game }' får inte längre kopior av meddelanden mellan spelarna.
    }
email-letters-shown = Partiet '{ $game }' är slut och visar sina meddelanden (SET LETTERS SHOWN). Här är de som skickades mellan makter. Meddelanden till spelledaren eller åskådarna visas inte.
    .subject = Meddelandena
    .left-out = De första { $number } är utelämnade eftersom mejlet annars skulle bli för långt.
email-proxy-changed = { $power } lånar ut enheter till dig i '{ $game }' { $span ->
        [lasting] tills utlåningen återkallas
       *[phase] för den här fasen
    }: { $units }.
    .subject = Lån från { $letter }
    .ended-subject = Lånet från { $letter } har upphört
    .advice = Ge order till de enheter du lånar som till dina egna, i ditt eget mejl. Om { $power } ger order till en av dem räknas den ordern i stället för din.
    .revoked = { $power } har återkallat sitt lån i '{ $game }' och ger åter själv order till dessa enheter: { $units }.
    .unreachable = Mejl till den som spelar { $power } studsar, så lånet i '{ $game }' har upphört. { $power } ger åter själv order till dessa enheter: { $units }.
    .ended = { $power } eller din makt har en ny spelare eller ingen i '{ $game }', så lånet har upphört. { $power } ger åter själv order till dessa enheter: { $units }.
email-standby-wanted = { $sent ->
        [some] { $power } har inte skickat alla sina order i partiet '{ $game }'.
        [none] { $power } har inte skickat några order i partiet '{ $game }'.
       *[left] { $power } har ingen spelare i partiet '{ $game }'.
    }
    .subject = Vill du hoppa in för en spelare? Svara YES
    .subject-of = Vill du spela { $power }? Svara YES
    .missed = { $power } skickade inga order för { $season } i partiet '{ $game }'.
    .secret = { $cause ->
        [late] En makt har inte skickat sina order i partiet '{ $game }', som håller hemligt vilken det är.
       *[left] En makt har ingen spelare i partiet '{ $game }', som håller hemligt vilken det är.
    }
    .question = Du står på reservlistan. Vill du ta över makten?
    .yes = För att tacka ja, { reply-with-yes }. Den som först svarar YES får den.
    .next-season = Om spelaren inte heller skickar order för nästa säsong skjuts den säsongen upp och makten är din. Du får besked hur det än går.
    .until-grace = Spelaren kan fortfarande skicka order tills respittiden slutar: { $grace }. Om order då fortfarande saknas är makten din. Du får besked hur det än går.
    .at-once = Den blir din genast, och svaret visar dig ställningen.
    .board = Brädet är { $board }.
    .phase = { $asked ->
        [no] Den aktuella fasen är { $phase }; { $power } har inga order att skicka i den.
       *[yes] Den aktuella fasen är { $phase }.
    }
    .phase-task = Den aktuella fasen är { $phase }: { $task }
    .holdings = { $power } har { $units ->
        [one] { $units } enhet
       *[other] { $units } enheter
    } och { $centres ->
        [one] { $centres } försörjningscenter.
       *[other] { $centres } försörjningscenter.
    }
    .gunboat = Det här är ett gunboat-parti: bara spelledaren får veta vem du är.
    .no = Om inte, svara NO eller gör ingenting. Skicka SIGN OFF AS STANDBY i vilket mejl som helst till domaren för att lämna reservlistan.
standby-power = { $named ->
        [yes] { $power }
       *[no] makten som du fick frågan om
    }
email-standby-told = { $cause ->
        [left] Spelaren har lämnat partiet: nu spelar du { standby-power } i partiet '{ $game }'.
       *[late] Inte alla order hade kommit när respittiden slutade: nu spelar du { standby-power } i partiet '{ $game }'.
    }
    .subject = Du spelar { $power }
    .ended-subject = { $named ->
        [yes] { $by ->
            [another] { $power } går till någon annan
           *[nobody] { $power } behöver ingen reserv
        }
       *[no] { $by ->
            [another] Makten går till någon annan
           *[nobody] Makten behöver ingen reserv
        }
    }
    .thanks = Tack för att du hoppar in.
    .orders = { $number ->
        [one] { $number } order från den förra spelaren gäller fortfarande; en order från dig för samma enhet ersätter den.
       *[other] { $number } order från den förra spelaren gäller fortfarande; en order från dig för samma enhet ersätter den tidigare.
    }
    .password = Svara på domarens mejl med dina order. Skicka FORGOT PASSWORD { $game } för att sätta ett lösenord för nya mejl.
    .elsewhere = { $named ->
        [yes] { $power } i partiet '{ $game }' går till någon annan. Ingen kan ha två platser i ett parti, eller återvända till en plats som spelledaren har tagit tillbaka.
       *[no] Makten i partiet '{ $game }' som du fick frågan om går till någon annan. Ingen kan ha två platser i ett parti, eller återvända till en plats som spelledaren har tagit tillbaka.
    }
    .ended = { $cause ->
        [over] Partiet '{ $game }' är slut, så du behövs inte längre som reserv för { standby-power }.
        [judged] Fasen är över i partiet '{ $game }', och spelaren behåller { standby-power }. Ingen reserv behövs.
        [kept] Enligt de regler som nu gäller i partiet '{ $game }' behåller spelaren { standby-power } när respittiden slutar. Ingen reserv behövs.
       *[back] Den som spelar { standby-power } i partiet '{ $game }' är tillbaka, så ingen reserv behövs.
    }
    .stay = Tack för ditt erbjudande. Du står kvar på reservlistan.

## Questions that ask for a word.

confirm-line = YES räcker inte. Från en annan adress, skicka den här raden:
    .cancel = För att avbryta, svara i stället CANCEL. Om du inte gör något förfaller frågan { $expires }.
email-confirmation-asked = Det här kommandot kom i ett mejl från { $sender }, skickat som { $role ->
        [master] spelledare för '{ $game }':
        [power] { $power } i '{ $game }':
       *[player] spelare i '{ $game }':
    }
    .subject = Bekräfta
    .resign = Att lämna ett parti går inte att ångra. För att lämna, svara på det här mejlet med bara ordet CONFIRM. Om du inte gör något är du kvar.
    .concede = Ingen annan behöver ge upp, så detta avslutar partiet för gott. Bekräfta: svara på det här mejlet med bara ordet CONFIRM.
    .end = Ingen annan röst behövs för det här slutet på partiet, eller bara vinnarens, så det är slutgiltigt. Bekräfta: svara på det här mejlet med bara ordet CONFIRM.
    .share = Detta låter någon annan agera för dig, och det kom från en adress som inte är din. Bekräfta: svara på det här mejlet med bara ordet CONFIRM.
    .others = Andra får genast veta det, så bekräfta: svara på det här mejlet med bara ordet CONFIRM.
    .password = Om du inte skickade det här kommandot, svara CANCEL och byt lösenord. Skicka den här raden under SIGN ON:
email-address-asked = Ett mejl från { $sender } med ditt lösenord i '{ $game }' ber om detta:
    .subject = Bekräfta din nya adress
    .effect = Från och med då skriver domaren till den adressen, i alla dina partier, och inte längre till den här. Den som läser mejl där kan få nya lösenord för dina platser. Bekräfta: svara på det här mejlet med bara ordet CONFIRM.
    .password = Om du inte bad om detta, svara CANCEL: någon kan ditt lösenord. För att välja ett annat, skicka den här raden under SIGN ON:
email-also-asked = Ett mejl från { $sender } säger att du också skriver från den här adressen:
    .subject = Är den här adressen också din?
    .effect = I så fall, svara på det här mejlet med bara ordet CONFIRM (YES räcker inte). Då får den andra adressen en fråga som besvaras med YES, och mejl därifrån räknas som dina: order, meddelanden, allt. Mejl från domaren kommer fortfarande bara hit, även en kopia av vad mejl därifrån gjorde för din makt.
    .cancel = Om inte, gör ingenting eller svara CANCEL: då ändras ingenting. Frågan förfaller { $expires }.
email-also-changed = Mejl från { $address } räknas nu som dina. Svar går till den adress som skrev; allt annat kommer hit.
    .subject = Dina adresser har ändrats
    .gone = Mejl från { $address } räknas inte längre som dina. Med rätt lösenord gäller de ändå för sin makt, som från vilken adress som helst.
    .undo = Skicka MY ADDRESSES för att se dina adresser. Om du inte ville detta, svara på det här mejlet med den enda raden I AM NOT { $address }
    .return = Skicka MY ADDRESSES för att se dina adresser. Om du inte ville detta, skicka I AM ALSO { $address }
email-address-changed = Domaren skickar nu dina mejl till en annan adress:
    .subject = Din adress har ändrats
    .before = förut:
    .now = nu:
    .advice = Båda adresserna får det här meddelandet. Om du inte ville ändra den, skriv genast till administratören: { $keeper }
email-address-fails = { $seat ->
        [power] Mejl till { $who } ({ $address }), som spelar { $power } i '{ $game }', har mer än en gång kommit tillbaka som omöjliga att leverera:
       *[other] Mejl till { $who } ({ $address }), spelare eller åskådare i '{ $game }', har mer än en gång kommit tillbaka som omöjliga att leverera:
    }
    .subject = Mejl till { $who } studsar
    .advice = LIST { $game } märker ut adressen tills ett mejl kommer från den. Du kan försöka nå spelaren på annat sätt, flytta deadlinen eller ta bort spelaren med EJECT.
    .new = Om den gamla adressen är borta för gott kan personen registrera sig (REGISTER) från en ny. När du har tagit bort den gamla med EJECT går det att ta över platsen med SIGN ON.
email-mail-held = Ett mejl i ditt namn hålls kvar:
    .subject = Bekräfta ett mejl som skickats i ditt namn
    .from = Från:
    .title = Ämne:
    .disowned = Det ser förfalskat ut: e-postservrarna för den adressen säger att de inte har skickat det, eller så anger From-raden inte exakt en person. Det har inte haft någon verkan.
    .guessed = Det innehåller ditt lösenord i '{ $game }'. Men många mejl med fel lösenord har kommit på sistone, och ett av dem kan ha gissat det. Därför har det här mejlet inte haft någon verkan än.
    .unsigned = Dess SIGN ON för '{ $game }' har inget lösenord, och inget annat visar att du skickade det. Det ber om mer än order, så inget av det har haft någon verkan än. Med ditt lösenord i SIGN ON räknas ett mejl utan den här frågan.
    .page = Det skickades med din ordersida för '{ $game }', men adressen är inte känd som din. Det har inte haft någon verkan. Om adressen är din, skicka I AM ALSO och adressen härifrån, en gång. Då räknas mejl från den utan den här frågan.
    .other-games = Det innehåller ditt lösenord i '{ $game }', men ANNOUNCE ALL skriver också i dina andra partier, och lösenordet för ett parti är inget bevis för dem. Det har inte haft någon verkan.
    .unproven = Det innehåller ditt lösenord i '{ $game }', men e-postservern går inte i god för att det kom från din registrerade adress, vilket det här partiet också kräver. Det har inte haft någon verkan.
    .asks = I ditt namn ber det om detta (… står för skribentens egna ord):
    .more = och { $number } till
    .yours = { $word ->
        [YES] Om du skickade det, svara på det här mejlet med bara ordet YES eller skicka den här raden från en annan adress:
       *[CONFIRM] Om du skickade det, svara på det här mejlet med bara ordet CONFIRM (YES räcker inte) eller skicka den här raden från en annan adress:
    }
    .not-yours = { $because ->
        [guessed] Då behandlas det som om det kom i det ögonblicket. Om du inte skickade det, gör ingenting eller svara CANCEL i stället, och byt lösenord med SET PASSWORD, eftersom någon kan det. Frågan förfaller { $expires }.
       *[other] Då behandlas det som om det kom i det ögonblicket. Om du inte skickade det, gör ingenting eller svara CANCEL i stället. Frågan förfaller { $expires }.
    }
    .then-forgotten = Om du svarar CONFIRM har de felaktiga lösenorden inte längre någon betydelse för dina platser, och ditt nästa mejl gäller genast. Ett svar på vilket annat mejl som helst från domaren gör detsamma.
    .seldom-told = Du får besked om fler sådana mejl högst en gång i timmen.
email-opt-in-asked = Någon som använder den här adressen har bett att få vara med i Diplomacy-partier per mejl. Domaren skriver inte till en adress förrän dess ägare har gått med på det.
    .subject = Svara YES
    .moves = Någon som spelar Diplomacy per mejl vill få sina mejl till den här adressen. Domaren skriver inte till en adress förrän dess ägare har gått med på det.
    .also = Någon som spelar Diplomacy per mejl säger sig också använda den här adressen, och vill skriva från den. Domaren frågar innan den tror på det.
    .known = Ett mejl i ditt namn ber att få gå med i eller titta på ett parti. Vem som helst kan ange din adress som avsändare, så mejlet hålls kvar tills du bekräftar det.
    .came = Det kom { $came }.
    .asks = Det ber om: { $commands }
    .others = Kontrollera tiden: andra mejl i ditt namn har kommit inom ett dygn, och vart och ett har sin egen fråga. YES släpper bara fram det mejl som frågan gäller.
    .not-among = Om ditt inte är bland dem, svara på det här mejlet med dess rader i stället för YES: då räknas de, och inget annat.
    .yes = { $what ->
        [moves] Om det var du, { reply-with-yes }. Dina mejl kommer då hit.
        [also] Om det var du, { reply-with-yes }. Mejl härifrån räknas då som dina, och svaren kommer hit.
       *[other] Om det var du, { reply-with-yes }. Ditt mejl behandlas då. Du behöver inte skicka det igen.
    }
    .no = Om inte, svara NO, så får du ingen mer fråga om det mejlet; eller gör ingenting, så händer ingenting. Frågan förfaller { $expires }.
    .line = Om ditt mejlprogram inte kan svara på det här mejlet, skicka i stället den här raden:
email-master-asked = { $who } i partiet '{ $game }' ber om en senare deadline:
    .subject = Ditt beslut behövs
    .away = { $who } i partiet '{ $game }' vill vara borta längre än partiet tillåter utan ditt godkännande:
    .part = { $part ->
        [power] Någon som har haft en plats i partiet '{ $game }' vill spela en annan makt i det.
       *[other] Någon som har haft en plats i partiet '{ $game }' vill ha en annan plats i det.
    }
    .led = Personen har spelat { LIST($powers, type: "and") } och känner till de meddelanden som hör dit.
    .has-read = Personen har tittat på partiet med kopior av alla meddelanden (SET ALL PRESS).
    .only-master = Därför kan bara en spelledare som inte spelar släppa in personen. Det gör den här raden:
    .joins = Någon vill spela i partiet '{ $game }', som kräver ditt godkännande (SET APPROVAL). Den här raden släpper in personen:
    .since = Det är:
    .until = till:
    .deadline = Deadlinen nu: { $deadline }
    .words = Spelaren skriver:
    .yes = Om du går med på det, { reply-with-yes }. Från en annan adress, skicka den här raden:
    .silence = Om inte, svara NO eller gör ingenting; ingen annan får veta något. Frågan förfaller { $expires }.
    .line-at-any-time = Du kan också skicka raden själv när som helst, under SIGN ON.
    .line-or-eject = Du kan också skicka raden själv när som helst, under SIGN ON. Tills partiet börjar kan du ta bort personen med EJECT och adressen.
    .no = Om inte, svara NO; allt du skriver under det förs vidare till spelaren. Frågan förfaller { $expires }; efter det får spelaren veta att du inte svarade.
email-request-answered = { $what ->
        [away] Du bad spelledaren i partiet '{ $game }' att få vara borta:
       *[deadline] Du bad spelledaren i partiet '{ $game }' om en senare deadline:
    }
    .subject = Det du bad spelledaren om
    .answer = { $answer ->
        [refused] Svaret: nej.
        [later] Inget svar kom, men deadlinen är nu ändå så sen.
        [lapsed] Inget svar kom, så ingenting ändras.
       *[failed] Svaret var YES, men det kom för sent för att kunna utföras.
    }
    .away = Ingen frånvaro är noterad: deadliner kan infalla under den tiden. AWAY med färre dagar kräver inte spelledarens godkännande.
fence = :: Svara ovanför den här raden; allt under den ignoreras. ::
