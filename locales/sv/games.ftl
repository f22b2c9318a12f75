### Remarks about games: created, signed on to, shown.

no-such-game = Det finns inget parti som heter "{ ONE_LINE($name, max: 24) }".
    .hint = Skicka LIST för att se alla partier.
no-such-game-of-yours = Det finns inget parti som heter "{ ONE_LINE($name, max: 24) }". Dina: { LIST($games, type: "and") }.
    .hint = Skicka raden igen med dess namn. Skicka MY GAMES för att se dina partier och deras deadliner.
game-name-malformed = "{ ONE_LINE($name, max: 24) }" är inte ett giltigt namn på ett parti.
    .hint = Använd högst 20 bokstäver, siffror, - och _.
game-name-is-password = Det är ett av dina lösenord, och alla kan läsa ett partis namn.
    .hint = Välj ett annat namn.
game-exists = Det finns redan ett parti som heter { $game }.
    .hint = Välj ett annat namn.
game-name-not-free = Namnet { $game } är inte tillgängligt.
    .hint = Välj ett annat namn. Skicka SIGN ON ?practice för ett parti mot domarens bottar.
game-created = Du är spelledare i { $game } ({ $board }). Det börjar när { $missing ->
        [one] { $missing } spelare
       *[other] { $missing } spelare
    } har gått med. Spelare går med genom SIGN ON ?{ $game } lösenord, med var sitt eget lösenord. Ditt är spelledarens: lämna inte ut det.
game-copied = Du är spelledare i { $game } ({ $board }). Det börjar i { $phase }, med samma ställning och inställningar. Det börjar när { $missing ->
        [one] { $missing } spelare
       *[other] { $missing } spelare
    } har gått med. Spelare går med genom SIGN ON ?{ $game } lösenord.
deadlines-spread = Dragfasernas deadliner är kl. { $time } { $zone }, så att inte alla partier här avgörs samtidigt. Skicka (till exempel) SET MOVES CLOCK 23:30 för att välja en annan tid.
series-created = Du är spelledare i { $game }, en serie partier ({ $board }). Spelare går med genom SIGN ON ?{ $game } lösenord. Använd SET för att välja partiernas inställningar, och ROUND för att öppna dem.
no-series-of-that-name = { $game } är inte en serie.
    .hint = Skicka LIST för att se alla partier och serier.
no-such-round = Serien { $game } har haft { $rounds ->
        [one] { $rounds } runda
       *[other] { $rounds } rundor
    }.
    .hint = Skicka TABLE { $game } för tabellen över alla rundor.
no-series-named = Raden säger inte vilken serie.
    .hint = Skicka TABLE och dess namn. Skicka LIST för att se alla serier.
game-name-has-meaning = { $name } betyder något annat för domaren, så det kan inte vara namnet på ett parti.
    .hint = Lägg till ett ord: { CUT($name, max: 15) }-parti.
game-looks-alike = { $game } är för likt { $other }, ett parti som finns.
    .hint = Välj ett annat namn.
practice-opened = { $game } är öppet: du spelar { $power }, och domarens bottar spelar resten. Börja varje mejl med SIGN ON { $power } { $game } och ditt lösenord.
practice-opened-with-password = { $game } är öppet: du spelar { $power }, och domarens bottar spelar resten. Börja varje mejl med SIGN ON { $power } { $game } { $password }
practice-still-open = Ditt övningsparti { $game } är fortfarande öppet, och du kan bara ha ett i taget.
    .hint = Fortsätt det; eller avsluta det med SIGN ON { $power } { $game } lösenord, och TERMINATE på nästa rad.
no-such-variant = Det finns ingen variant som heter "{ CUT($name, max: 40) }".
    .hint = Välj en av dessa, om den liknar: { $variants }. Skicka GET variants för hela listan.
no-such-option = Det finns ingen variant som heter "{ CUT($name, max: 40) }": "{ CUT($words, max: 30) }" i den är inte känt.
    .hint = Ange bara ett bräde och dess tillval; skriv inställningar på egna rader. Liknande: { $variants }.
setting-no-board = "{ CUT($words, max: 40) }" är en inställning, inte ett bräde eller ett av dess tillval.
    .hint = Utelämna det, och skriv på en egen rad: { LIST($lines, type: "and") }.
variant-unplayable = { $name } kan inte spelas än: { $why }.
may-not-create = Du får inte skapa partier här.
    .hint = Fråga administratören, { $keeper }.
judge-closed = Den här domaren tar för närvarande inte emot nya partier eller nya registreringar. Pågående partier fortsätter.
    .hint = Fråga administratören, { $keeper }.
created-enough = En person kan skapa högst { $most ->
        [one] { $most } parti
       *[other] { $most } partier
    } om dagen.
    .hint = Försök igen i morgon, eller fråga administratören, { $keeper }.
not-signed-on = Raden säger inte vilket parti den gäller.
    .hint = Skriv en SIGN ON-rad ovanför den, till exempel SIGN ON Austria alpha lösenord.
speaks-as-master = Anmäld som spelledare i { $game }.
speaks-as-player = Anmäld som spelare i { $game }.
speaks-as-player-wishing = Anmäld som spelare i { $game }. Makterna delas ut när det börjar, och SIGN ON ber inte om någon. För att säga vilken du vill ha, skicka SET PREFERENCE { $power } och andra efter den.
password-of-last-yes = Ett annat mejl i ditt namn hade bett om den här platsen i { $game } med ett annat lösenord. Från och med nu gäller det i det här mejlet.
speaks-as-observer = Anmäld som åskådare i { $game }.
speaks-for-power = Anmäld som { $power } i { $game }.
speaks-unproven = Ingenting visar än att du spelar { $power } i { $game }: dina order behöver ditt YES.
    .hint = Lägg till ditt lösenord: SIGN ON { $power } { $game } lösenord.
read-for-game = Den här raden gäller { $power } i { $game }.
game-unproven = Ingenting visar än att du spelar { $power } i { $game }.
    .hint = Skicka den här raden igen under SIGN ON { $power } { $game } lösenord.
player-is-back = Välkommen tillbaka: du spelar { $power } i { $game } igen.
seat-needs-confirmation = Den som spelar makten måste bekräfta det.
    .hint = Skicka raderna för den i ett eget mejl.
seat-waits = Det här mejlet måste bekräftas från spelarens registrerade adress.
see-below = Se nedan.
shown-once = Det visas redan nedan.
one-page-for-strangers = Den som inte är registrerad får en sida i ett mejl.
    .hint = Skicka först REGISTER, eller be om detta i ett eget mejl.
too-many-pages = Ett mejl kan be om högst { $most } sidor.
    .hint = Be om detta i ett eget mejl.
no-such-list-page = Listan över partier har ingen sida { $number }; den har { $pages ->
        [one] { $pages } sida
       *[other] { $pages } sidor
    }.
    .hint = Skicka LIST för den första sidan.
files-listed = Filer som du kan hämta med GET: { $files }.
no-such-file = Det finns ingen fil som heter "{ CUT($name, max: 40) }".
    .hint = Välj en fil som du kan hämta med GET: { $files }.
no-single-phase = "{ $when }" är varken ett bräde eller en enda fas i ett parti.
    .hint = För en karta över en fas, skicka MAP S1901M, MAP F1901M eller MAP W1901, under SIGN ON makt parti lösenord.
no-such-place = { $place } är inte en provins på den här kartan.
    .hint = Ange en enhet eller order, som WHY A Gal. Skicka GET MAP för listan över namn.
no-reasons-yet = I det här partiet är skälen till resultaten dolda tills det slutar.
    .hint = Skicka RESEND för att åter se det du såg av den senaste fasen.
phase-not-judged = { CAPITALIZED($phase) } har inte avgjorts i { $game }.
    .hint = Skicka HISTORY { $game } för att se de faser som har avgjorts.
tried = Se nedan. Ingenting i det räknas.
trial-ends = TRY slutar ovanför rad { $line }, som inte hör till det och räknas.
one-trial-an-email = Ett mejl kan bara ha ett TRY. Det här provkördes inte, och ingenting i det räknas.
    .hint = Skicka det i ett eget mejl. För att gå vidare till nästa fas, skriv NEXT inuti ett TRY.
trial-of-nothing = Det anger varken ett parti eller ett bräde med den fasen. Ingenting i det räknas.
    .hint = Skriv TRY och namnet på ett parti, eller TRY standard för ett bräde. En fas, till exempel F1901M, kräver ett parti.
trial-unseen = Du kan inte se ställningen i { $game }, så det kan inte provköras. Ingenting i det räknas.
    .hint = Svara på ett mejl om din makt i { $game }. För ett tomt bräde, skriv TRY { $board } och EMPTY på raden under.
trial-of-whose-orders = TRY MINE använder dina egna order för den aktuella fasen, och det här mejlet talar inte för någon makt som har några. Ingenting i det räknas.
    .hint = Svara på ett mejl om din makt med samma rader, eller utelämna MINE.
trial-too-long = Ett TRY kan ha högst { $phases } faser och { $lines } rader.
own-orders-of-whom = MAP MINE visar dina egna gällande order, och det här mejlet talar inte för någon makt.
    .hint = Svara på ett mejl om din makt med MAP MINE, eller skriv SIGN ON makt parti lösenord ovanför det.
version-shown = { $judge } ({ $code }), version { $version }. Administratör är { $keeper }.
