### Remarks about games: created, signed on to, shown.

no-such-game = Der er intet parti, der hedder "{ ONE_LINE($name, max: 24) }".
    .hint = Send LIST for at se alle partier.
no-such-game-of-yours = Der er intet parti, der hedder "{ ONE_LINE($name, max: 24) }". Dine: { LIST($games, type: "and") }.
    .hint = Send linjen igen med navnet. Send MY GAMES for at se dine partier og deres deadlines.
game-name-malformed = "{ ONE_LINE($name, max: 24) }" er ikke et gyldigt navn på et parti.
    .hint = Brug højst 20 bogstaver, cifre, - og _.
game-name-is-password = Det er en af dine adgangskoder, og alle kan læse et partis navn.
    .hint = Vælg et andet navn.
game-exists = Der er allerede et parti, der hedder { $game }.
    .hint = Vælg et andet navn.
game-name-not-free = Navnet { $game } kan ikke bruges.
    .hint = Vælg et andet navn. Send SIGN ON ?practice for et parti mod dommerens bots.
game-created = Du er spilleder i { $game } ({ $board }). Det begynder, når { $missing ->
        [one] { $missing } spiller er
       *[other] { $missing } spillere er
    } kommet med. Spillere kommer med ved at sende SIGN ON ?{ $game } adgangskode og vælger hver deres egen adgangskode. Din er spillederens: giv den ikke til andre.
game-copied = Du er spilleder i { $game } ({ $board }). Det begynder i { $phase } med samme stilling og indstillinger. Det går i gang, når { $missing ->
        [one] { $missing } spiller er
       *[other] { $missing } spillere er
    } kommet med. Spillere kommer med ved at sende SIGN ON ?{ $game } adgangskode.
deadlines-spread = Trækfasernes deadlines er kl. { $time } { $zone }, så partierne her ikke alle afgøres på én gang. Send for eksempel SET MOVES CLOCK 23:30 for at vælge et andet klokkeslæt.
series-created = Du er spilleder i { $game }, en serie af partier ({ $board }). Spillere kommer med ved at sende SIGN ON ?{ $game } adgangskode. Brug SET for at vælge partiernes indstillinger og ROUND for at åbne dem.
no-series-of-that-name = { $game } er ikke en serie.
    .hint = Send LIST for at se alle partier og serier.
no-such-round = Serien { $game } har haft { $rounds ->
        [one] { $rounds } runde
       *[other] { $rounds } runder
    }.
    .hint = Send TABLE { $game } for tabellen over alle runder.
no-series-named = Linjen siger ikke, hvilken serie.
    .hint = Send TABLE og seriens navn. Send LIST for at se alle serier.
game-name-has-meaning = { $name } betyder noget andet for dommeren, så det kan ikke være navnet på et parti.
    .hint = Føj et ord til: { CUT($name, max: 15) }-parti.
game-looks-alike = { $game } ligner for meget { $other }, et parti, der findes.
    .hint = Vælg et andet navn.
practice-opened = { $game } er åbent: du spiller { $power }, og dommerens bots spiller resten. Begynd hver mail med SIGN ON { $power } { $game } og din adgangskode.
practice-opened-with-password = { $game } er åbent: du spiller { $power }, og dommerens bots spiller resten. Begynd hver mail med SIGN ON { $power } { $game } { $password }
practice-still-open = Dit øvelsesparti { $game } er stadig åbent, og du kan kun have ét ad gangen.
    .hint = Fortsæt det; eller afslut det med SIGN ON { $power } { $game } adgangskode og TERMINATE på næste linje.
no-such-variant = Der er ingen variant, der hedder "{ CUT($name, max: 40) }".
    .hint = Vælg en af disse, hvis den ligner: { $variants }. Send GET variants for hele listen.
no-such-option = Der er ingen variant, der hedder "{ CUT($name, max: 40) }": "{ CUT($words, max: 30) }" i den er ukendt.
    .hint = Skriv kun et bræt og dets tilvalg; skriv indstillinger på deres egne linjer. Lignende: { $variants }.
setting-no-board = "{ CUT($words, max: 40) }" er en indstilling, ikke et bræt eller et af dets tilvalg.
    .hint = Udelad det, og skriv på sin egen linje: { LIST($lines, type: "and") }.
variant-unplayable = { $name } kan endnu ikke spilles: { $why }.
may-not-create = Du har ikke lov til at oprette partier her.
    .hint = Spørg administratoren, { $keeper }.
judge-closed = Denne dommer tager for tiden ikke imod nye partier eller nye registreringer. Partier, der er i gang, fortsætter.
    .hint = Spørg administratoren, { $keeper }.
created-enough = En person kan højst oprette { $most ->
        [one] { $most } parti
       *[other] { $most } partier
    } om dagen.
    .hint = Prøv igen i morgen, eller spørg administratoren, { $keeper }.
not-signed-on = Denne linje siger ikke, hvilket parti den er til.
    .hint = Skriv en linje med SIGN ON over den, for eksempel SIGN ON Austria alpha adgangskode.
speaks-as-master = Du skriver som spilleder i { $game }.
speaks-as-player = Du skriver som spiller i { $game }.
speaks-as-player-wishing = Du skriver som spiller i { $game }. Magterne fordeles, når det begynder, og SIGN ON beder ikke om en. Send SET PREFERENCE { $power } og andre efter den for at sige, hvilke du gerne vil have.
password-of-last-yes = En anden mail i dit navn havde bedt om denne plads i { $game } med en anden adgangskode. Fra nu af gælder den i denne mail.
speaks-as-observer = Du skriver som tilskuer i { $game }.
speaks-for-power = Du skriver som { $power } i { $game }.
speaks-unproven = Intet beviser endnu, at du spiller { $power } i { $game }: dine ordrer kræver dit YES.
    .hint = Tilføj din adgangskode: SIGN ON { $power } { $game } adgangskode.
read-for-game = Denne linje er for { $power } i { $game }.
game-unproven = Intet beviser endnu, at du spiller { $power } i { $game }.
    .hint = Send denne linje igen under SIGN ON { $power } { $game } adgangskode.
player-is-back = Velkommen tilbage: du spiller igen { $power } i { $game }.
seat-needs-confirmation = Magtens spiller skal bekræfte det.
    .hint = Send linjerne til den i en særskilt mail.
seat-waits = Denne mail skal bekræftes fra spillerens registrerede adresse.
see-below = Se nedenfor.
shown-once = Det vises allerede nedenfor.
one-page-for-strangers = Den, der ikke er registreret, får én side i en mail.
    .hint = Send først REGISTER, eller bed om det i en særskilt mail.
too-many-pages = Én mail kan bede om højst { $most } sider.
    .hint = Bed om dette i en særskilt mail.
no-such-list-page = Listen over partier har ingen side { $number }; den har { $pages ->
        [one] { $pages } side
       *[other] { $pages } sider
    }.
    .hint = Send LIST for den første side.
files-listed = Filer, du kan hente med GET: { $files }.
no-such-file = Der er ingen fil, der hedder "{ CUT($name, max: 40) }".
    .hint = Vælg en fil, du kan hente med GET: { $files }.
no-single-phase = "{ $when }" er hverken et bræt eller en enkelt fase i et parti.
    .hint = Send MAP S1901M, MAP F1901M eller MAP W1901 under SIGN ON magt parti adgangskode for et kort over én fase.
no-such-place = { $place } er ikke en provins på dette kort.
    .hint = Nævn én enhed eller ordre, for eksempel WHY A Gal. Send GET MAP for listen over navne.
no-reasons-yet = I dette parti er begrundelserne for resultater skjult, til det slutter.
    .hint = Send RESEND for igen at se, hvad du så af den sidste fase.
phase-not-judged = { CAPITALIZED($phase) } er ikke afgjort i { $game }.
    .hint = Send HISTORY { $game } for at se de faser, der er.
tried = Se nedenfor. Intet i den tæller.
trial-ends = TRY slutter over linje { $line }, som ikke hører til det og tæller.
one-trial-an-email = En mail kan kun have ét TRY. Dette blev ikke prøvet, og intet i det tæller.
    .hint = Send det i en særskilt mail. Skriv NEXT inde i et TRY for at gå videre til næste fase.
trial-of-nothing = Dette nævner hverken et parti eller et bræt med den fase. Intet i det tæller.
    .hint = Skriv TRY og navnet på et parti, eller TRY standard for et bræt. En fase, for eksempel F1901M, kræver et parti.
trial-unseen = Du kan ikke se stillingen i { $game }, så den kan ikke prøves. Intet i det tæller.
    .hint = Svar på en mail om din magt i { $game }. Skriv TRY { $board } og EMPTY på linjen under for et tomt bræt.
trial-of-whose-orders = TRY MINE bruger dine egne ordrer for den nuværende fase, og denne mail taler ikke for en magt, der har nogen. Intet i det tæller.
    .hint = Svar på en mail om din magt med de samme linjer, eller udelad MINE.
trial-too-long = Et TRY kan højst have { $phases } faser og { $lines } linjer.
own-orders-of-whom = MAP MINE viser dine egne gældende ordrer, og denne mail taler ikke for nogen magt.
    .hint = Svar på en mail om din magt med MAP MINE, eller skriv SIGN ON magt parti adgangskode over den.
version-shown = { $judge } ({ $code }), version { $version }. Administratoren er { $keeper }.
