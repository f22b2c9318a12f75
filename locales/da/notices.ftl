### What emails that answer no line say: `email-` and the name of the template, its parts as attributes.

email-another-answered = Nogen har fra en anden adresse svaret på et spørgsmål, der blev sendt til dig. Det svar tæller ikke, og intet er sket. Spørgsmålet venter stadig på dit svar.
    .subject = En anden adresse har svaret
    .advice = Hvis du gav spørgsmålet videre, så svar på det fra denne adresse, eller gør ingenting. Hvis ikke, læser en anden dine mails.
email-token-used = En mail fra { $sender } indeholdt den nøgle, som dommeren sendte dig, og svarede { $answer ->
        [no] NO
       *[yes] YES
    } med den.
    .subject = Et spørgsmål til dig blev besvaret fra en anden adresse
    .password-subject = Din adgangskode blev valgt fra en anden adresse
    .password = En mail fra { $sender } indeholdt den nøgle, som dommeren sendte dig, og valgte din adgangskode i '{ $game }' med den.
    .line = { $answer ->
        [no] En mail fra { $sender } indeholdt den nøgle, som dommeren sendte dig, og annullerede dette med den:
       *[yes] En mail fra { $sender } indeholdt den nøgle, som dommeren sendte dig, og bekræftede dette med den:
    }
    .counts = Det tæller: enhver med en nøgle kan handle for dig. Hvis det ikke var dig eller en, du har bedt om det, læser en anden dine mails, eller også er en mail fra dommeren givet videre.
    .another = Send denne linje fra denne adresse for at få en nøgle til en anden adgangskode:
    .advice = { $whom ->
        [master] Giv straks partiets spilleder eller administratoren besked: { $keeper }
       *[keeper] Giv straks administratoren besked: { $keeper }
    }
email-copy-of-record = { $what ->
        [orders] En mail fra { $sender } med den rigtige adgangskode indeholdt ordrer for { $power } i '{ $game }'. De blev godkendt. Hvis det ikke var dig eller en, du har bedt om det, så send dine egne ordrer nu (de sidste tæller), og skift adgangskoden med SET PASSWORD.
       *[email] I en mail fra { $sender } med den rigtige adgangskode blev der handlet for { $power } i '{ $game }'. Den blev godkendt. Hvis det ikke var dig eller en, du har bedt om det, så send dine egne ordrer nu (de sidste tæller), og skift adgangskoden med SET PASSWORD.
    }
    .subject = { $what ->
        [orders] { $whose ->
            [yours] Ordrer for { $power } kom fra en anden af dine adresser
           *[another] Ordrer for { $power } kom fra en anden adresse
        }
       *[email] { $whose ->
            [yours] En mail for { $power } kom fra en anden af dine adresser
           *[another] En mail for { $power } kom fra en anden adresse
        }
    }
    .master-subject = Spillederen har handlet for { $power }
    .partner-subject = { $power }: en kopi fra den anden spiller
    .password-subject = Din adgangskode blev skiftet
    .looked = { $named ->
        [yes] { $master }, en af spillederne, har handlet for { $power } i '{ $game }': spillederen tog magtens plads, så dens ordrer kunne ses, og ændrede intet. Dine egne ordrer tæller stadig.
       *[no] Spillederen har handlet for { $power } i '{ $game }': spillederen tog magtens plads, så dens ordrer kunne ses, og ændrede intet. Dine egne ordrer tæller stadig.
    }
    .by-master = { $named ->
        [yes] { $master }, en af spillederne, har handlet for { $power } i '{ $game }'. Dine egne ordrer tæller igen, så snart du sender dem (de sidste tæller).
       *[no] Spillederen har handlet for { $power } i '{ $game }'. Dine egne ordrer tæller igen, så snart du sender dem (de sidste tæller).
    }
    .partner = { $sender } spiller { $power } i '{ $game }' sammen med dig og har sendt en mail for magten. Den sidste ordre fra en af jer tæller.
    .partner-from = I en mail fra { $sender } med adgangskoden fra den anden spiller for { $power } i '{ $game }' blev der handlet for magten. Den sidste ordre tæller.
    .password = En mail fra { $sender } med den rigtige adgangskode skiftede din adgangskode for { $power } i '{ $game }'. Den gamle gælder ikke længere. Hvis det ikke var dig eller en, du har bedt om det, så send denne linje fra denne adresse, og vælg en anden med den nøgle, du får:
    .then = Send så dine egne ordrer (de sidste tæller).
    .also = I en mail fra { $sender } blev der handlet for { $power } i '{ $game }'. Den adresse er en af dine, så det tæller. Hvis det ikke var dig, så send dine egne ordrer nu (de sidste tæller). Send denne linje fra denne adresse, hvis mails derfra ikke længere skal tælle som dine:
    .known-there = Din adgangskode gælder fra enhver adresse. Hvis den kan være kendt der, så vælg en anden med den nøgle, du får med denne linje:
    .tell-master = Giv spillederen besked: PRESS TO M.
email-copy-for-spectator = Spilleren for { $power } i '{ $game }' lader dig se, hvad der sendes for magten.
    .subject = Ordrer for { $power }
email-copy-for-master = I en mail fra { $sender } med din adgangskode blev der handlet som spilleder i '{ $game }'. Den blev godkendt. Hvis det ikke var dig eller en, du har bedt om det, så vælg en anden adgangskode nu:
    .subject = Nogen handlede som spilleder fra en anden adresse
    .password-subject = Din adgangskode som spilleder blev skiftet
    .password = En mail fra { $sender } med din adgangskode skiftede din adgangskode som spilleder i '{ $game }'. Den gamle gælder ikke længere. Hvis det ikke var dig eller en, du har bedt om det, så send denne linje fra denne adresse, og vælg en anden med den nøgle, du får:
email-password-shared = En spiller i '{ $game }' har netop valgt din adgangskode som sin egen: spilleren har fået den at vide eller gættet den. Spilleren ved måske ikke, at det er spillederens adgangskode, men enhver, der prøver den som spillederens, kan handle som dig. Skift den nu:
    .subject = En spiller har spillederens adgangskode
email-password-token = Nogen, sandsynligvis dig, har bedt om en ny adgangskode i partiet '{ $game }'. Send denne linje til { $address } for at vælge en:
    .subject = En ny adgangskode
    .none-yet = Du er nu med i partiet '{ $game }' og har endnu ingen adgangskode der. Svar på dommerens mails kræver ingen. Til enhver anden mail om partiet vælger du en ved at sende denne linje til { $address }:
    .token = Erstat { $placeholder } med den adgangskode, du vil have. Nøglen virker én gang, indtil { $expires }.
    .several = Den giver alle dine pladser i partiet den adgangskode.
    .not-you = Hvis du ikke har bedt om det, skal du ikke gøre noget: din adgangskode er den samme som før.
email-passwords-tried = { $seat ->
        [power] Der er i denne måned kommet mindst { $number } mails med forkerte adgangskoder for { $power } i '{ $game }'. Den sidste kom fra { $sender }.
        [master] Der er i denne måned kommet mindst { $number } mails med forkerte adgangskoder for spillederen i '{ $game }'. Den sidste kom fra { $sender }.
       *[player] Der er i denne måned kommet mindst { $number } mails med forkerte adgangskoder for en spiller i '{ $game }'. Den sidste kom fra { $sender }.
    }
    .subject = Forkerte adgangskoder for din plads
    .unlocked = Intet er låst, intet er ændret i partiet, og du behøver ikke gøre noget. Din egen mail med den rigtige adgangskode tæller stadig. Hvis det fortsætter, kan mails med den rigtige adgangskode blive tilbageholdt, indtil du bekræfter dem, især fra en adresse, der ikke er din. Du bliver spurgt her.
    .advice = En lang adgangskode, der ikke er et almindeligt ord, er sikker. Send SET PASSWORD for at vælge en anden. Hvis du har glemt den, så send FORGOT PASSWORD { $game } for at få en nøgle til en ny.
email-notices-left-out = Der kom flere mails i dit navn, end du får besked om én for én. Grænsen er fem i timen, hvoraf én er forbeholdt en skiftet adgangskode:
    .subject = Flere mails i dit navn
    .of-master = Spillederen handlede for dig i flere mails, end du får besked om én for én. Grænsen er fire i timen:
    .by-master = { $number ->
        [one] I '{ $game }' kom der { $number } mail fra spillederen for { $power }, og den tæller.
       *[other] I '{ $game }' kom der { $number } mails fra spillederen for { $power }, og de tæller.
    }
    .as-master = { $number ->
        [one] I '{ $game }' kom der { $number } mail med din adgangskode som spilleder fra en anden adresse, og den tæller.
       *[other] I '{ $game }' kom der { $number } mails med din adgangskode som spilleder fra en anden adresse, og de tæller.
    }
    .for-power = { $number ->
        [one] I '{ $game }' kom der { $number } mail for { $power } fra en anden adresse, og den tæller.
       *[other] I '{ $game }' kom der { $number } mails for { $power } fra en anden adresse, og de tæller.
    }
    .held = { $number ->
        [one] I '{ $game }' havde { $number } mail med din adgangskode ingen virkning, fordi du ikke blev spurgt om flere.
       *[other] I '{ $game }' havde { $number } mails med din adgangskode ingen virkning, fordi du ikke blev spurgt om flere.
    }
    .ask = Send SIGN ON med din magt og LIST nedenunder for at se, hvad der tæller nu. Dine egne ordrer tæller igen, så snart du sender dem. Brug PRESS TO M for at spørge spillederen.
    .password = { $which ->
        [others] Hvis de andre ikke var fra dig eller en, du har bedt om det, kender nogen din adgangskode.
       *[all] Hvis det ikke var dig eller en, du har bedt om det, kender nogen din adgangskode.
    } Send SIGN ON med den. Skriv nedenunder LIST for at se, hvad der tæller nu, og SET PASSWORD med en anden.
email-told-together = { $whose ->
        [several] Flere personer har gjort så meget inden for en time, at du ville få for mange mails om det.
       *[one] Én person har gjort så meget inden for en time, at du ville få for mange mails om det.
    } { $number ->
        [one] Denne mail har ventet på andre.
       *[other] Disse { $number } mails kommer samlet, den ældste først.
    }
    .subject = { $number } mails i én
    .left-out = { $number ->
        [one] { $number } tidligere mail af samme slags er udeladt: de senere står nedenfor.
       *[other] { $number } tidligere mails af samme slags er udeladt: de senere står nedenfor.
    }
    .deadline = Deadlinen i partiet '{ $game }' er nu { $deadline }.
    .closed = (Dette spørgsmål er lukket: svar på det tæller ikke længere.)
    .yes = For at sige ja til det: { reply-with-yes }, eller send denne linje:
    .this-one = Send denne linje for at sige ja til dette:
    .list = Send LIST og navnet på et parti for at se, hvordan det står nu.
    .press = Tekst i et svar på denne mail går ikke videre til nogen. For at svare på en besked sender du PRESS TO og en magts bogstav (M for spillederen), din tekst og ENDPRESS, alt sammen under SIGN ON.
email-digest = Det er sket i partiet '{ $game }' siden i går:
    .subject = { $number ->
        [one] { $number } samlet mail
       *[other] { $number } mails i én
    }
    .with-results = Det er ellers sket i partiet '{ $game }' siden de forrige resultater:
    .press = For at svare på en besked i den sender du PRESS TO magt, din tekst og ENDPRESS, hver på sin egen linje.
    .advice = Du har valgt at få disse samlet. Send SET MAIL ALL for igen at få hver enkelt med det samme.
email-keeper-note = Til administratoren: { $what }
email-keeper-report = Kræver din opmærksomhed:
    .subject = Til administratoren: ugen
    .nothing = Intet kræver din opmærksomhed.
    .week = De sidste syv dage:
    .in = Mails ind:
    .out = Mails ud:
    .phases = Faser:
    .judged = { $phases } afgjort; { $late } deadlines overskredet med manglende ordrer
    .games = Partier:
    .created = { $created } oprettet, { $ended } sluttet
    .people = Personer:
    .registered = { $people } registreret
    .altogether = I alt:
    .banned = { $people }, { $banned } udelukket
    .database = Database:
    .size = { $megabytes } MB; { $free } MB ledig diskplads
    .backup = Seneste sikkerhedskopi:
    .again = For samme rapport når som helst: judge keeper report
    .stop = For at stoppe denne mail: report = false under [judge] i judge.toml
    .fate = { $number } { $fate ->
        [applied] udført
        [ignored] ignoreret
        [refused] afvist
       *[quarantined] i karantæne
    }
    .state = { $number } { $state ->
        [forming] under dannelse
        [running] i gang
        [paused] på pause
       *[finished] afsluttet
    }
    .no-games = ingen
email-deadline-held = Dommeren kan ikke læse sin postkasse for tiden, og der kan ligge ordrer i den, som kom i tide. Intet afgøres, før den er læst. Partiet går så videre af sig selv, og alle ordrer, der kom inden deadlinen, tæller. Administratoren har fået besked: { $keeper }
    .subject = Deadlinen venter
    .passed = Deadlinen i partiet '{ $game }' er overskredet:
    .advice = Du behøver ikke gøre noget. Hvis dine spillere spørger: deres mails er i sikkerhed og venter.
email-start-moved = Partiet '{ $game }' begynder ikke før { $start }, selv om alle pladser er taget.
    .subject = Start flyttet til: { $start }
    .by = Partiet '{ $game }' begynder ikke før { $start }, selv om alle pladser er taget. Det har { $who } bestemt.
    .phase = Den nuværende fase i partiet '{ $game }' afgøres ikke før { $start }, selv om alle ordrer er modtaget. Deadlinen ændres ikke.
    .phase-by = Den nuværende fase i partiet '{ $game }' afgøres ikke før { $start }, selv om alle ordrer er modtaget. Deadlinen ændres ikke. Det har { $who } bestemt.
email-game-fails = Dommeren har et problem med partiet '{ $game }' og kan ikke fortsætte det. Administratoren har fået besked og er bedt om at løse det: { $keeper }
    .subject = { $game } er standset
    .advice = Mails, der allerede er kommet, er gemt. Ingen fase i dette parti afgøres imens. Du behøver ikke gøre noget; giv dine spillere besked, hvis de spørger.
email-game-lost = Dommerens data for partiet '{ $game }' er beskadiget og kan ikke længere læses. Administratoren har fjernet partiet: det slutter her, uden resultat.
    .subject = { $game } kan ikke fortsætte
    .advice = Du kan beholde de mails, du har fået, og dine andre partier fortsætter. Du behøver ikke gøre noget. Har du spørgsmål, så skriv til administratoren:
email-late-orders-asked = Ordrer for { $power } i partiet '{ $game }' kom efter deadlinen, og der var ikke kommet nogen for { $power } før den. De er gemt og tæller kun, hvis du godtager dem.
    .subject = Forsinkede ordrer: svar YES for at godtage dem
    .subject-of = Forsinkede ordrer for { $power }: svar YES for at godtage dem
    .secret = Ordrer for en magt i partiet '{ $game }' kom efter deadlinen, og der var ikke kommet nogen for den før. Partiet holder hemmeligt, hvilken magt det er. Ordrerne er gemt og tæller kun, hvis du godtager dem.
    .yes = For at godtage dem: { reply-with-yes }, eller send denne linje under dit SIGN ON:
    .below = Du får ikke ordrerne at se her.
    .together = Dette godtager alle forsinkede ordrer, der venter, fordi en spilleder i dette parti spiller eller har spillet i det. Du får ikke ordrerne at se her.
    .no = Hvis du svarer NO, får spilleren straks besked om, at de ikke tæller, sammen med det, du ellers skriver. Hvis du ikke svarer, bliver de ikke brugt, og spilleren får besked, når fasen afgøres.
email-late-orders-told = Dine ordrer for { $power } til { $season } kom efter deadlinen. Spillederen i '{ $game }' godtog dem ikke, så de blev ikke brugt:
    .subject = { $fate ->
        [no] Dine forsinkede ordrer tæller ikke
       *[yes] Dine forsinkede ordrer tæller
    }
    .accepted = Spillederen i '{ $game }' har godtaget de ordrer, som du sendte for { $power } efter deadlinen. De tæller:
    .in-time = Deadlinen i '{ $game }' er flyttet til et tidspunkt efter, at du sendte dine forsinkede ordrer for { $power }. De er nu i tide og tæller:
    .declined = Spillederen i '{ $game }' godtager ikke de ordrer, som du sendte for { $power } efter deadlinen for { $season }. De tæller ikke, medmindre det ændres, før fasen afgøres:
email-master-awaited = Alle ordrer i partiet '{ $game }' er modtaget. Fasen afgøres først, når du siger til (MANUAL PROCESS). Send dette for at afgøre den:
    .subject = Venter på dit PROCESS
    .missing = Den ekstra frist i partiet '{ $game }' er udløbet, og der mangler stadig ordrer fra { $powers }. Fasen afgøres først, når du siger til (MANUAL PROCESS). Send dette for at afgøre den:
    .advice = Send SET NO MANUAL PROCESS, hvis dommeren selv skal gøre det.
email-adjusted = Spillederen har rettet partiet '{ $game }'. Begrundelsen:
    .subject = Rettet
    .blind = Brættet nedenfor viser, hvad du kan se af det.
    .phase = { $when ->
        [now] Fasen er nu { $phase }; den var { $before }.
       *[then] Fasen blev { $phase }; den var { $before }.
    }
    .orders-gone = De ordrer, der er modtaget indtil nu, tæller ikke. Stemmer og WAIT er slettet.
    .orders-stay = Alle ordrer tæller stadig, undtagen for enheder, der er rettet, og bygninger og fjernelser, der ikke længere er mulige. Stemmer og WAIT er slettet. Intet afgøres før deadlinen, medmindre spillederen siger til.
    .fallen = Dine ordrer, der ikke længere tæller:
    .judged-since = Fasen er siden afgjort. Resultaterne kommer i en særskilt mail.
email-rolled-back = Spillederen har ført partiet '{ $game }' tilbage til { $phase }. Den fase er åben igen.
    .subject = Tilbage til { $phase }
    .undone-subject = Tilbageføring fortrudt: igen ved { $phase }
    .adjust-undone-subject = Rettelse fortrudt: ved { $phase }
    .undone = Spillederen har fortrudt ROLLBACK i partiet '{ $game }'. Det er ved { $phase } igen.
    .adjust-undone = Spillederen har fortrudt rettelsen (ADJUST) i partiet '{ $game }'. Det er ved { $phase } som før.
    .ended = { $ending ->
        [victory] Partiet var slut med sejr til { $powers } og fortsætter: den slutning gælder ikke længere.
        [draw] Partiet var slut med remis mellem { $powers } og fortsætter: den slutning gælder ikke længere.
       *[terminated] Partiet var slut uden resultat og fortsætter: den slutning gælder ikke længere.
    }{ $rated ->
        [yes] {" "}Det står ikke på nogen resultatliste, før partiet slutter igen, og statistikken kommer med den slutning.
       *[no] {""}
    } Det, spillerne har gjort indtil nu, bliver stående i deres historik.
    .void = RESULTATERNE FOR { $phases } GÆLDER IKKE LÆNGERE: læg mailene med dem til side. De bliver stående i historikken; send HISTORY { $game } for at se dem.
    .again = Resultaterne for { $phases } gælder alligevel, som de blev sendt.
    .left = Ordrer for { $phase } tæller ikke.
    .changes = HVAD DER BLIVER, HVAD DER ÆNDRES
    .practice = Enheder og centre er, som de var, da { $phase } begyndte. Send nye ordrer; det gør botterne også.
    .as-before = Enheder, centre og ordrerne for { $phase } er, som de var før { $command }.
    .anew = Enheder og centre er, som de var, da { $phase } begyndte. De ordrer, der var modtaget, da den blev afgjort, tæller ikke igen, fordi spillederen, der gik tilbage, også er spiller og har set dem. Alle skal sende nye ordrer.
    .orders-count = Enheder og centre er, som de var, da { $phase } begyndte. De ordrer, der var modtaget, da den blev afgjort, tæller igen, som de blev sendt. Ingen behøver sende dem igen, og alle kan ændre dem.
    .rest = Linjer, der er gemt til senere faser, beholdes. WAIT og stemmer for remis eller for at overgive partiet er slettet. Forslag og stemmerne om dem bliver stående. Stående fuldmagter er, som de var dengang, medmindre de er ophørt siden. Spillere, fravær, indstillinger og beskeder er, som de er nu.
    .judged-since = { CAPITALIZED($phase) } er siden blevet afgjort igen. Resultaterne, som gælder, kommer i den næste mail.
    .to-adjust = Send ADJUST for at foretage rettelsen igen.
    .to-go-back = Send ROLLBACK for at gå tilbage igen.
    .to-undo = Send UNDO for at vende tilbage til { $phase }. Det er muligt, indtil en fase afgøres.
    .to-judge = Send PROCESS for at afgøre fasen før deadlinen.
email-end-taken-back = Spillederen har fortrudt slutningen på partiet '{ $game }'. Det fortsætter, hvor det var.
    .subject = Partiet fortsætter
    .orders = Ordrer, der blev modtaget før, tæller stadig.
email-letter-dropped = Din besked blev ikke sendt
    .said = Teksten var:
email-member-moved = { $part ->
        [leads] { $who }, spilleder i partiet '{ $game }', har en ny adresse.
        [plays] { $who }, som spiller { $power } i partiet '{ $game }', har en ny adresse.
       *[member] { $who }, som er med i partiet '{ $game }', har en ny adresse.
    }
    .subject = Ny adresse: { $part ->
        [leads] spilleder
        [plays] { $power }
       *[member] spiller
    }
    .before = før:
    .now = nu:
    .advice = Dommeren sender allerede mails dertil. Brug den, hvis du selv skriver til personen.
email-swap-offered = Spillederen i partiet '{ $game }' foreslår, at du og spilleren for { $other } bytter plads: du får { $other }, og den anden spiller får { $power }.
    .subject = Vil du spille { $power } i stedet? Svar YES
    .yes = Hvis du er enig: { reply-with-yes }. I bytter kun plads, hvis den anden spiller også siger ja, før denne fase afgøres.
    .effect = Du beholder din adgangskode. De ordrer for begge magter, der er modtaget indtil nu, tæller så ikke længere. Hvis du ikke er enig, så svar NO, eller gør ingenting.
email-players-swapped = Spillerne for { $powers } i partiet '{ $game }' har byttet plads.
    .subject = Spillere bytter plads: { $letters }
    .yours = Du spiller nu { $power } i partiet '{ $game }': spillerne for { $powers } har byttet plads. Din adgangskode er den samme.
    .leads = { $who } spiller { $power }.
    .orders = Ordrer og stemmer, der er modtaget for disse magter, tæller ikke længere.
email-partnership-offered = { $player } ({ $address }) spiller { $power } i partiet '{ $game }' ({ $board }) og spørger, om I skal spille magten sammen.
    .subject = Vil du også spille { $power }? Svar YES
    .unnamed = Spilleren for { $power } i partiet '{ $game }' ({ $board }) spørger, om I skal spille magten sammen. Hvis du siger ja, får du at vide, hvem det er, så sig kun ja, hvis du allerede ved det.
    .yes = For at sige ja: { reply-with-yes }.
    .effect = I kan så begge sende ordrer og beskeder og stemme for { $power }. Den sidste ordre tæller, og en kopi af alt, hvad den ene sender, går til den anden. I får begge resultaterne.
    .gunboat = Ingen i partiet ved, hvem der spiller hvilken magt: sig det ikke til nogen.
    .no = Send RESIGN for at holde op, når som helst. Hvis du ikke vil spille, så svar NO, eller gør ingenting.
email-mastership-offered = { $master } spørger, om du vil være spilleder i partiet '{ $game }' ({ $board }) sammen med de nuværende spilledere.
    .subject = Vil du være spilleder? Svar YES
    .in-place = { $master } spørger, om du vil overtage posten som spilleder i partiet '{ $game }' ({ $board }).
    .yes = For at sige ja: { reply-with-yes }.
    .tasks = En spilleder holder partiet i gang: deadlines, spørgsmål fra spillerne, spillere, der udebliver. Send HELP MASTERING for at se, hvad en spilleder kan gøre. Hvis du ikke vil, så svar NO, eller gør ingenting.
    .moderated = En spilleder holder partiet i gang: deadlines, spørgsmål fra spillerne, spillere, der udebliver. En spilleder ser alle ordrer, så du ville ikke kunne spille med i partiet. Send HELP MASTERING for at se, hvad en spilleder kan gøre. Hvis du ikke vil, så svar NO, eller gør ingenting.
email-disorder = { $number ->
        [many] { $powers } er uden ledelse i partiet '{ $game }', fordi der manglede ordrer.
       *[one] { $powers } er uden ledelse i partiet '{ $game }', fordi der manglede ordrer.
    }
    .subject = Uden ledelse: { $letters }
    .bots = { $number ->
        [many] Fra nu af giver en af dommerens bots deres ordrer, så snart en fase åbner. Den sender ingen presse, har ingen stemme og går, så snart nogen spiller magten igen.
       *[one] Fra nu af giver en af dommerens bots magtens ordrer, så snart en fase åbner. Den sender ingen presse, har ingen stemme og går, så snart nogen spiller magten igen.
    }
    .unordered = Ordrer, der er kommet, tæller. Enheder uden ordre holder stillingen, fordrevne enheder uden ordre opløses, der bygges ikke, og reglerne vælger, hvilke enheder der fjernes. Partiet fortsætter uden at vente.
    .yours = Det var din magt. Den er din igen, så snart du sender ordrer for den, medmindre en anden har overtaget den.
    .open = { $open ->
        [invited] Enhver, som spillederen har godkendt, kan overtage: send SIGN ON magt { $game } og en adgangskode til { $address }
       *[all] Enhver, der er registreret hos denne dommer, kan overtage: send SIGN ON magt { $game } og en adgangskode til { $address }
    }
email-openings = { $number ->
        [many] { $powers } har ingen spiller i partiet '{ $game }'.
       *[one] { $powers } har ingen spiller i partiet '{ $game }'.
    }
    .subject = Der søges nye spillere
    .subject-of = Der søges nye spillere: { $letters }
    .secret = { $number ->
        [one] { $number } magt har ingen spiller i partiet '{ $game }'. Den, der overtager den, får at vide, hvilken det er.
       *[other] { $number } magter har ingen spiller i partiet '{ $game }'. Den, der overtager en af dem, får at vide, hvilken det er.
    }
    .still = Partiet '{ $game }' venter stadig på nogen, der vil spille { $powers }.
    .tasks = I denne fase:
    .open = { $open ->
        [invited] Enhver, som spillederen har godkendt, kan overtage. Send til { $address }
       *[all] Enhver, der er registreret hos denne dommer, kan overtage. Send til { $address }
    }
    .advice = med en adgangskode, du selv vælger. Kender du en, der gerne vil spille, så giv denne mail videre. HELP JOINING viser, hvordan man først bliver registreret.
    .yours = Det var din magt. Vil du have den tilbage, så skriv SIGN ON som sædvanligt, og send dine ordrer, før en anden overtager den.
email-absence-notice = { $who } i partiet '{ $game }' er væk:
    .subject = Fravær
    .back = { $who } i partiet '{ $game }' er ikke længere væk i dette tidsrum:
    .moved = { $what ->
        [grace] { $times ->
            [one] Den ekstra frist udløber nu efter dette fravær:
           *[other] Den ekstra frist udløber nu efter disse fravær:
        }
       *[deadline] { $times ->
            [one] Deadlinen ligger nu efter dette fravær:
           *[other] Deadlinen ligger nu efter disse fravær:
        }
    }
    .unmoved = Deadlinen ændres ikke.
    .past-phase = { $times ->
        [one] Deadlinen for denne fase ændres ikke. Ingen senere deadline for { $powers } falder i den tid.
       *[other] Deadlinen for denne fase ændres ikke. Ingen senere deadline for { $powers } falder i de perioder.
    }
    .none = { $what ->
        [later] Ingen senere deadline
       *[all] Ingen deadline
    } for { $named ->
        [yes] { $powers }
       *[no] magten
    } falder i { $times ->
        [one] den tid.
       *[other] de perioder.
    }
    .grace-as-before = Deadlinen for denne fase er overskredet, og den ekstra frist udløber, som den ellers ville.
    .undo-by-master = Send BECOME { $power } og derunder SET NO ABSENCE for at annullere fraværet.
    .undo = Send SET NO ABSENCE for at annullere fraværet.
email-pause = { $by ->
        [player] { $who } har sat partiet '{ $game }' på pause. Der er ingen deadline, før det fortsætter.
        [keeper] Administratoren har sat partiet '{ $game }' på pause. Der er ingen deadline, før det fortsætter.
       *[master] Spillederen har sat partiet '{ $game }' på pause. Der er ingen deadline, før det fortsætter.
    }
    .subject = { $what ->
        [paused] Partiet er på pause
       *[resumed] Partiet fortsætter
    }
    .reminder-subject = { $what ->
        [paused] Påmindelse: partiet er på pause
       *[resumed] Påmindelse: partiet fortsætter
    }
    .half-vacant = { $number ->
        [secret] Partiet '{ $game }' er automatisk sat på pause, fordi mindst halvdelen af magterne ikke har nogen spiller.
        [many] Partiet '{ $game }' er automatisk sat på pause: { $powers } har ingen spiller, og det er mindst halvdelen af magterne.
       *[one] Partiet '{ $game }' er automatisk sat på pause: { $powers } har ingen spiller, og det er mindst halvdelen af magterne.
    }
    .long-vacant = { $named ->
        [yes] Partiet '{ $game }' er automatisk sat på pause, fordi ingen i to uger har overtaget { $powers }.
       *[no] Partiet '{ $game }' er automatisk sat på pause, fordi ingen i to uger har overtaget de ledige magter.
    }
    .vacant = Der er ingen deadline, før det fortsætter, og dommeren sender ingen påmindelser og ingen forespørgsler om det. Ordrer og beskeder modtages stadig. Send en af disse linjer for at overtage en magt eller tage din tilbage:
    .to-resume = Når der er nok spillere, eller for at spille videre uden dem, sender du:
    .or-end = For at afslutte partiet sender du TERMINATE i stedet for RESUME.
    .goes-on = { $by ->
        [players] Det fortsætter, når spillederen eller en spiller sender RESUME.
       *[master] Det fortsætter, når spillederen sender RESUME.
    }
    .still = Partiet '{ $game }' har været på pause siden { $since }.
    .taken = Ordrer og beskeder modtages stadig.
    .until = Det fortsætter automatisk, med den tid, der var tilbage, den
    .ask-master = Det fortsætter, når spillederen siger til. Send PRESS TO M for at bede om det.
    .gm-decides = Det fortsætter, når spillederen siger til.
    .resumed = { $by ->
        [player] { $who } har sat partiet '{ $game }' i gang igen.
        [keeper] Administratoren har sat partiet '{ $game }' i gang igen.
       *[master] Partiet '{ $game }' fortsætter.
    }
email-master-silent = Partiet '{ $game }' har siden { $since } ventet på, at spillederen afgør { $phase }.
    .subject = Venter på sin spilleder
    .begin = Partiet '{ $game }' har alle sine spillere og har siden { $since } ventet på, at spillederen sender BEGIN.
    .approve = Nogen har bedt om at spille med i partiet '{ $game }' og har siden { $since } ventet på spillederens godkendelse (SET APPROVAL).
    .late = I partiet '{ $game }' har ordrer, der kom efter deadlinen, siden { $since } ventet på spillederens afgørelse (SET NO LATE ORDERS).
    .paused = Partiet '{ $game }' har siden { $since } været på pause, og der er ikke fastsat nogen dag, hvor det fortsætter. Spillederen skal sende RESUME.
    .to-begin = Send BEGIN for at begynde partiet. Send SET AUTO START, hvis det skal begynde af sig selv.
    .to-approve = Send SET APPROVED ALL for at godkende dem, der venter; LIST viser, hvem det er. Send EJECT og en adresse for at afvise en person.
    .to-accept = Send ACCEPT LATE, hvis de skal tælle. Send PROCESS for at afgøre fasen uden dem.
    .to-judge = Send PROCESS { $phase } for at afgøre fasen. Send SET NO MANUAL PROCESS, hvis dommeren selv skal gøre det.
    .hand-over = Hvis du ikke har tid til partiet, kan du bede en anden om også at være spilleder (PROMOTE og personens adresse) eller om at overtage posten (HAND OVER og personens adresse).
    .shared = Partiet er umodereret: enhver spiller kan sætte uret i gang igen med RESUME.
    .keeper = Administratoren får også besked: { $keeper }. Du får ikke denne besked igen.
email-game-arrived = Partiet '{ $game }' ligger nu hos denne dommer. Det fortsætter, hvor det var: stilling, deadline og spillere er de samme. Send mails om det til { $address }, ikke længere til den tidligere dommer. Ordrer og beskeder, du har sendt til den tidligere dommer, er ikke overført: send dem igen.
    .subject = Ligger nu hos denne dommer
    .whole = Partiet '{ $game }' ligger nu hos denne dommer. Det fortsætter, hvor det var: ordrer, beskeder og spillere er de samme. Send mails om det til { $address }, ikke længere til den tidligere dommer.
    .password = Din adgangskode er ikke overført. Send denne linje til dommeren for at vælge en:
    .token = Erstat { $placeholder } med den adgangskode, du vil have. Nøglen virker én gang, indtil { $expires }. Derefter sender du FORGOT PASSWORD { $game } for at få en anden.
email-game-moved = Administratoren har flyttet partiet '{ $game }' til en anden dommer, hvor det fortsætter. Send mails om det til denne adresse, ikke længere til denne dommer:
    .subject = Ligger nu hos en anden dommer
    .advice = Den dommer fortæller dig, hvordan du fortsætter der, og hvordan du vælger en adgangskode: den, du har her, er ikke overført. Hvis der ikke kommer en mail, så spørg denne dommers administrator: { $keeper }
email-game-ended = Partiet '{ $game }' er sluttet uden resultat.
    .subject = Partiet er afsluttet
    .victory-subject = Sejr: { $letters }
    .draw-subject = Remis: { $letters }
    .victory = Partiet '{ $game }' blev vundet af { $winners }. Tillykke!
    .declared-victory = Partiet '{ $game }' blev vundet af { $winners }.
    .conceded = Alle andre spillere, der var til stede, overgav det.
    .draw = Partiet '{ $game }' er sluttet med remis mellem { $winners }.
    .last-year-draw = Partiet '{ $game }' er sluttet i sit sidste år, { $year }, med remis mellem { $winners }.
    .congratulations = Tillykke til alle, der holdt ud til det sidste!
    .practice = Øvelsespartiet '{ $game }' er sluttet uden resultat.
    .called-off = { $by ->
        [keeper] Administratoren har aflyst partiet '{ $game }', før det begyndte.
       *[master] Spillederen har aflyst partiet '{ $game }', før det begyndte.
    }
    .others = Send LIST for at se andre partier, der mangler spillere.
    .stopped = { $by ->
        [keeper] Administratoren har afsluttet partiet '{ $game }' uden resultat.
       *[master] Spillederen har afsluttet partiet '{ $game }' uden resultat.
    }
    .agreed = Partiet '{ $game }' er sluttet uden resultat: spillerne stemte for det.
    .declared = Spillederen har afgjort det med denne begrundelse:
    .ranking = Spillerne blev enige om denne rækkefølge:
    .declared-ranking = Spillederen fastsatte denne rækkefølge:
    .players = Spillere:
    .centres = Forsyningscentre ved begyndelsen og ved hvert års slutning:
    .statistics = Trækfaser med enheder at give ordrer (Træk) og uden nogen ordrer (NMR), faser med forsinkede ordrer (Sent):
    .statistics-and-letters = Trækfaser med enheder at give ordrer (Træk) og uden nogen ordrer (NMR), faser med forsinkede ordrer (Sent) og underskrevne beskeder:
    .record = { $in_time ->
        [one] I din historik tæller dette parti { $in_time } træk i tide og { $late } for sent: { $points } point for pålidelighed. Send GET DEDICATION for hele din historik.
       *[other] I din historik tæller dette parti { $in_time } træk i tide og { $late } for sent: { $points } point for pålidelighed. Send GET DEDICATION for hele din historik.
    }
    .position = Slutstillingen:
    .diary = Fra dagbogen for { $power }:
    .thanks = Tak for spillet. Du kan stadig sende beskeder (PRESS, BROADCAST) for at tale partiet igennem. Send LIST for at se de partier, der mangler spillere.
    .thanks-in-silence = Tak for spillet. Send LIST for at se de partier, der mangler spillere.
    .thanks-for-practice = Tak for spillet. Send SIGN ON ?practice for at åbne et nyt parti.
    .thanks-removed = Tak for spillet. Dommeren har ikke længere dette parti, så beskeder og kommandoer til det har ingen virkning. Send LIST for at se de partier, der mangler spillere.
    .web = Hele partiet på nettet: { $page }
email-sat-out = Runde { $number } i serien '{ $game }' er begyndt: { $games }. Der er ikke spillere nok til et parti mere. De, der kom med først eller har spillet mindst, går forud, så der er ikke plads til dig i denne runde. Du går forud i den næste.
    .subject = Runde { $number }: ingen plads til dig
email-standby-moved = Den ekstra frist i partiet '{ $game }' udløber på et andet tidspunkt, end du fik at vide. Hvis der da stadig mangler ordrer for { standby-power }, er magten din. Du får besked i begge tilfælde.
    .subject = { $what ->
        [paused] { $named ->
            [yes] Reserve for { $power }: på pause
           *[no] Reserve for en magt: på pause
        }
       *[moved] { $named ->
            [yes] Reserve for { $power }: et andet tidspunkt
           *[no] Reserve for en magt: et andet tidspunkt
        }
    }
    .season = Reglerne i partiet '{ $game }' er ændret. Hvis spilleren for { standby-power } heller ikke sender ordrer for den næste sæson, er magten din, og du får besked.
    .paused = Partiet '{ $game }' er på pause. Deadlines er sat ud af kraft, og det samme er dit tilbud om at overtage { standby-power }. Du får det nye tidspunkt at vide, når det fortsætter.
    .grace = Den ekstra frist udløber: { $until }
    .decline = Hvis du ikke længere kan, så svar NO, og en anden bliver spurgt.
email-series-table = Runde { $number } i serien '{ $series }' er slut. Stillingen efter { $scoring }:
    .subject = Stillingen efter runde { $number }
    .last-subject = Slutstilling
    .last = Serien '{ $series }' er slut. Slutstillingen efter { $scoring }:
    .next = Du er med i næste runde, hvis der kommer en. Send RESIGN for at forlade serien.
    .next-by-master = Send ROUND for at åbne næste runde, ROUND TOP for et parti med de bedste spillere og TERMINATE for at afslutte serien.
table-of-series = Intet parti i serien tæller endnu.
    .going-on = Spilles endnu: { $games }.
    .not-counted = Slut, men ikke i tabellen: { $games }. Et gunboat-parti tæller, når alle partier i runden er slut, hvis det så viser, hvem der spillede. Et parti, der sluttede, før en fase blev afgjort, tæller aldrig.
email-start-taken-back = Spillederen har fortrudt starten på partiet '{ $game }'. Det venter igen på at begynde, som om det aldrig var begyndt. Alle spillere er stadig med. Magterne fordeles igen, når det begynder, og ordrer, der er sendt indtil nu, tæller ikke.
    .subject = Start fortrudt
    .missing = Partiet begynder, når { $missing ->
        [one] endnu { $missing } spiller er kommet med
       *[other] endnu { $missing } spillere er kommet med
    }, eller uden dem, hvis spillederen sender FORCE BEGIN.
    .full = Partiet begynder, når spillederen siger til.
    .wishes = Spillernes ønsker om magter gælder stadig. Send SET PREFERENCE for at ændre dine. Send RESIGN for at forlade partiet.
    .no-wishes = Send RESIGN for at forlade partiet.
email-vote-awaits = Forslag { $number }, { $terms }, er vedtaget i '{ $game }', men mere end halvdelen af de spillere, der sendte ordrer, stemte ikke om det. Derfor kan du afvise det.
    .subject = Forslag { $number } kræver din afgørelse
    .no = partiet fortsætter
    .yes = partiet slutter sådan, nu
    .silence = Hvis du ikke svarer, slutter partiet sådan, når de næste træk afgøres.
email-vote-closed = Forslag { $number }, { $terms }, er faldet. '{ $game }' fortsætter.
    .subject = Forslag { $number } { $result ->
        [passed] vedtaget
        [withdrawn] trukket tilbage
       *[failed] faldet
    }
    .passed = Forslag { $number }, { $terms }, er vedtaget i '{ $game }'.
    .withdrawn = Forslag { $number }, { $terms }, er trukket tilbage af forslagsstilleren. '{ $game }' fortsætter.
    .refused = Spillederen har afvist forslag { $number }, { $terms }, fordi mere end halvdelen af spillerne ikke havde stemt om det. '{ $game }' fortsætter.
    .silence = Spillere, der ikke stemte, var enige, men der kræves mindst ét YES og intet NO.
    .all = Det krævede YES fra alle spillere. Spillere, der ikke stemte, var ikke enige.

## Parts of several emails.

done-by = { $who }, en af partiets spilledere, har gjort dette:
reply-with-yes = svar på denne mail med ordet YES og intet andet
reply-with-line = svar på denne mail med linjen YES { $token }
your-words = din tekst
game-on-the-web = Partiet på nettet: { $page }
board = BRÆTTET
    .seen = HVAD DU SER
deadline-subject = Deadline flyttet til: { $deadline }
    .grace = Ekstra frist flyttet til: { $grace }
absence-time = fra
    .until = indtil
holdings = { $units ->
        [one] { $units } enhed
       *[other] { $units } enheder
    }, { $centres ->
        [one] { $centres } forsyningscenter
       *[other] { $centres } forsyningscentre
    }
master-writes = Spillederen skriver:
write-to-master = For at skrive til spillederen sender du PRESS TO M, din tekst og ENDPRESS, hver på sin egen linje.
keep-master-password = En spilleders adgangskode er ikke for andre. Hver spiller har sin egen.
what-email-did = Dette gjorde mailen:
resume-game = Send RESUME for at sætte uret i gang igen. Send PAUSE UNTIL og en dag for at vælge den dag, hvor partiet fortsætter.

# The clock of a phase. `what` comes of orders that are missing when grace ends; `owes` some or has sent none; others
# are asked as `standbys`.

after-grace = { $what ->
        [replaced] kan { late-power }, udskiftes; partiet venter.
        [bots] giver dommerens bots ordrer for { late-power }{ but-standbys }.
        [disorder] afgøres fasen med de ordrer, der er modtaget; { late-power }, mister magten, som så er uden ledelse{ but-standbys }.
        [retreats] afgøres fasen: fordrevne enheder uden ordre opløses.
        [adjustments] afgøres fasen: bygninger uden ordre bortfalder, og reglerne vælger, hvilke enheder der fjernes.
       *[moves] afgøres fasen: enheder uden ordre holder stillingen, og en spiller, der anden sæson i træk ingen ordrer sender, mister magten.
    }
due = Deadline:
    .grace = Ekstra frist:
    .past = det var { $left }
    .not-before = { $left }, ikke før
    .sooner = { $left }; før, hvis alle ordrer er modtaget (og ingen har valgt WAIT)
    .by-master = Fasen afgøres først, når spillederen sender PROCESS.
    .late-by-master = Forsinkede ordrer tæller kun, hvis spillederen godtager dem.
    .late-until-then = Forsinkede ordrer tæller stadig indtil da.
    .replaced = En spiller, der stadig mangler ordrer, når den ekstra frist udløber, kan udskiftes.
    .no-grace = Der er ingen ekstra frist. Efter deadlinen { after-grace }
    .late-accepted = Forsinkede ordrer tæller kun, hvis spillederen godtager dem. En spiller, der har sendt nogen ordrer i tide, er ikke forsinket: enheder uden ordre holder stillingen.
    .then = Når den ekstra frist udløber, { after-grace }
    .late-then = Forsinkede ordrer tæller stadig indtil da. Når den ekstra frist udløber, { after-grace }
    .silent-disorder = Du sendte ingen ordrer i sidste sæson. Sender du heller ingen i denne, er { $power } uden ledelse, og enhver kan overtage magten.
    .silent-held-over = Du sendte ingen ordrer i sidste sæson. Sender du heller ingen i denne, kan enhver overtage { $power }, og sæsonen udskydes én gang af den grund.
due-practice = Denne fase afgøres, så snart dine ordrer er fuldstændige, og resultaterne kommer med det samme. Mangler der nogen { $deadline }, slutter partiet.
    .waiting = Du har valgt WAIT, så denne fase afgøres { $deadline }, hvis dine ordrer da er fuldstændige. Er de ikke det, slutter partiet.
game-paused = Partiet er på pause. Der er ingen deadline, før { $by ->
        [players] spillederen eller en spiller
       *[master] spillederen
    } sender RESUME.
    .until = Partiet er på pause. Det fortsætter automatisk, med den tid, der var tilbage, eller før, hvis { $by ->
        [players] spillederen eller en spiller
       *[master] spillederen
    } sender RESUME:
resumed-when = ved et RESUME fra { $by ->
        [players] spillederen eller en spiller
       *[master] spillederen
    }
    .until = automatisk { $until } eller før ved et RESUME fra { $by ->
        [players] spillederen eller en spiller
       *[master] spillederen
    }

## Orders in force, and what to send next.

orders-held = { $power }: ingen ordrer skal sendes.
    .title = DINE ORDRER
    .ahead = Gemt til senere faser (send CLEAR for at slette dem):
    .ahead-builds = Bygninger og fjernelser gælder i denne rækkefølge, indtil der er så mange, som du skal have.
    .late = Kom efter deadlinen; venter på spillederens afgørelse:
    .late-declined = Kom efter deadlinen; ikke godtaget af spillederen:
    .lent = Stående fuldmagter (indtil de tilbagekaldes):
change-orders = Du kan stadig ændre dem: send kun de nye.
    .replacing = Du kan stadig ændre dem: send dem alle igen, eller ADD og kun de nye.
unconfirmed = { $count ->
        [one] { $count } ordre kom i dit navn { $came } og afventer: TÆLLER ENDNU IKKE. Hvis du sendte den, så svar YES på den mail, der spørger om den. Du kan også sende dine ordrer igen som svar på denne mail.
       *[other] { $count } ordrer kom i dit navn { $came } og afventer: TÆLLER ENDNU IKKE. Hvis du sendte dem, så svar YES på den mail, der spørger om dem. Du kan også sende dine ordrer igen som svar på denne mail.
    }
    .proposed = { $count ->
        [one] { $count } af dine linjer kræver dit YES og tæller ikke uden: { LIST($lines, type: "and") }. Svar YES på den mail, der spørger om den, eller send den som svar på denne.
       *[other] { $count } af dine linjer kræver dit YES og tæller ikke uden: { LIST($lines, type: "and") }. Svar YES på den mail, der spørger om dem, eller send dem som svar på denne.
    }
next-step = Send HELP ORDERS for at se, hvordan ordrer skrives.
    .answer = Svar på denne mail med dine ordrer:
    .mail = Send dette til { $address } med dine ordrer og din adgangskode udfyldt:
    .with-retreats = Skriv i samme mail, nedenunder, hvor dine enheder skal hen, hvis de fordrives. Der skal ikke sendes flere ordrer før de næste træk; en enhed uden ordre opløses. Et eksempel:
    .with-builds = Skriv i samme mail, nedenunder, hvor dine enheder skal hen, hvis de fordrives, og hvad du bygger eller fjerner. Der skal ikke sendes flere ordrer før de næste træk: en enhed uden ordre opløses, og bygninger, du ikke nævner, bortfalder. Et eksempel:
    .moves = Hvor dine enheder kan rykke hen (hære ved kysten kan også rykke med konvoj):
    .choices = Dine muligheder:
    .examples = Eksempler på ordrer (send HELP ORDERS for hele listen):
    .illegal = Eksempler på linjer, mulige eller ej (send HELP ILLEGAL for en forklaring):
    .naval = Flåder har deres egne ordrer her, for eksempel { $steps } og { $patrol }. HELP NAVAL forklarer dem, HELP ORDERS alle de andre.
    .naval-examples = Eksempler på ordrer (HELP ORDERS forklarer dem, alle partier har, HELP NAVAL flådernes i dette):
    .naval-later = Når enhederne rykker, går flåder to skridt og har deres egne ordrer, for eksempel { $steps } eller { $patrol }. HELP NAVAL forklarer dem alle.
order-example = den rykker
    .support = den støtter et træk
    .support-hold = den støtter en enhed, der holder stillingen
    .convoy = den konvojerer en hær
    .hold = den holder stillingen
    .two-steps = to skridt, det sidste ind i et center
    .step-and-convoy = et skridt, så en konvoj
    .patrol = to flåder patruljerer
    .block = den spærrer strædet
    .let-pass = centrets ejer lader flåder passere

## A phase: its deadline, its results.

own-power-eliminated = Du har ingen enheder og ingen forsyningscentre tilbage: din magt er slået ud.
    .short = slået ud
own-unit-dislodged = { $gone ->
    [yes] { $unit } blev fordrevet, kunne ikke trække sig tilbage nogen steder og blev tilintetgjort.
   *[no] { $unit } blev fordrevet.
}
    .by = { $gone ->
        [yes] { $unit } blev fordrevet af { $attacker }. Den kunne ikke trække sig tilbage nogen steder og blev tilintetgjort.
       *[no] { $unit } blev fordrevet af { $attacker }.
    }
    .short = { $gone ->
        [yes] { $units ->
            [one] { $unit } tilintetgjort
           *[other] { $units } enheder tilintetgjort
        }
       *[no] { $units ->
            [one] { $unit } fordrevet
           *[other] { $units } enheder fordrevet
        }
    }
own-unit-removed = { $why ->
    [patrolled] { $unit } blev fjernet af en patrulje.
    [helped] { $unit } blev tilintetgjort, som enhver flåde, der støtter eller konvojerer efter et skridt.
   *[annihilated] { $unit } blev tilintetgjort: de to skridt endte ikke i et forsyningscenter.
}
    .short = { $units ->
        [one] { $unit } tabt
       *[other] { $units } enheder tabt
    }
own-centre-lost = Du mistede { $centre }.
    .to = Du mistede { $centre } til { $power }.
    .short = { $number ->
        [one] { $centre } mistet
       *[other] { $number } centre mistet
    }
own-centre-gained = Du vandt { $centre }.
    .short = { $number ->
        [one] { $centre } vundet
       *[other] { $number } centre vundet
    }
own-unit-moved = { $unit } rykkede til { $place }.
own-unit-stayed = { $unit } rykkede ikke til { $place }.
own-unit-retreated = { $unit } trak sig tilbage til { $place }.
own-unit-held = { $given ->
    [no] { $unit } havde ingen ordre og holdt stillingen.
   *[yes] { $unit } holdt stillingen.
}
own-unit-built = { $unit } blev bygget.
own-unit-disbanded = { $unit } blev opløst.
own-order-failed = { $order } mislykkedes.
own-order-done = { $order } blev udført.
owed-by = { $task ->
    [retreat] træk enheder tilbage
    [build] byg
    [remove] fjern
   *[orders] ordrer
} senest { $due }
email-page-deadline = Deadline: { $deadline }
email-page-title = { $game }: { $phase }
email-results = Du er { $power }.
    .subject = Resultater
    .subject-with = Resultater: { $what }
    .own = Dine enheder
    .yours-before = Du spillede { $power }. Magten er din igen, så snart du sender ordrer for den, medmindre en anden har overtaget den.
    .unseen = Denne fase er afgjort. Du kunne ikke se noget af den.
    .no-retreats = Ingen enhed skulle trække sig tilbage.
    .no-orders = Der var ingen ordrer at afgøre.
    .summer = Sagt om sommeren, uden virkning:
    .ahead = Dine ordrer for { $phase }
    .taken = Godkendt:
    .dropped = AFVIST:
    .unneeded = Ikke brugt:
    .why = HVORFOR
    .strengths = Tallene viser styrke: 1 for enheden plus 1 for hver støtte.
    .by-master = Spillederen satte selv afgørelsen af denne fase i gang.
    .next = HVAD DU SKAL GØRE NU
    .over = Partiet er slut. En særskilt mail fortæller, hvordan det endte.
    .later = Du får en mail, når den næste fase åbner.
    .web = Resultater med kort: { $page }
email-reminder = Dine ordrer for { $power } i '{ $game }' er ufuldstændige, og deadlinen er nær.
    .subject = Påmindelse
    .nudge-subject = Første ordrer
    .nudge = Partiet '{ $game }' er begyndt, og halvdelen af tiden til de første ordrer er gået, men der er ikke kommet ordrer for { $power }. Fik du den første mail?
    .nudge-waiting = Partiet '{ $game }' er begyndt, og halvdelen af tiden til de første ordrer er gået, men ingen ordrer for { $power } tæller endnu.
email-late-notice = Deadlinen er overskredet, og partiet '{ $game }' venter på { $powers }.
    .subject = Forsinket
    .subject-of = Forsinket: { $letters }
    .secret = Deadlinen er overskredet, og partiet '{ $game }' venter på manglende ordrer.
    .times = { $power }: { $times ->
        [one] { $times } gang forsinket i dette parti
       *[other] { $times } gange forsinket i dette parti
    }
    .declined = Ingen ordrer fra dig kom i tide, og spillederen godtog ikke dem, der kom senere.
    .kept = Ingen ordrer fra dig kom i tide. Ordrer, der sendes nu, gemmes, og spillederen bliver spurgt, om de tæller.
    .yours = { $waits ->
        [secret] Dine ordrer er blandt dem, der mangler. Ordrer, der sendes nu, tæller stadig.
        [duel] Din modstander er også forsinket. Ordrer, der sendes nu, tæller stadig.
        [opponent] Din modstander venter på dig. Ordrer, der sendes nu, tæller stadig.
        [all] Alle spillere er forsinkede, også du. Ordrer, der sendes nu, tæller stadig.
       *[others] De andre spillere venter på dig. Ordrer, der sendes nu, tæller stadig.
    }
    .judged = Fasen afgøres, når { $comes ->
        [accepted] spillederen godtager forsinkede ordrer
       *[missing] de manglende ordrer kommer
    }, eller når { $ends ->
        [replaced] en anden overtager og sender ordrer
       *[grace] den ekstra frist udløber
    }.
    .leads = Du er spilleder. Du kan vente eller gøre et af følgende.
    .nothing = Du behøver ikke gøre noget.
    .press = skriv til dem, der er forsinkede
    .grace = giv dem en dag mere
    .process = afgør fasen uden deres ordrer
    .eject = gør magten fri til en anden spiller
email-pending-orders = Partiet '{ $game }' er nu ved { $phase }, og du, { $power }, havde sendt ordrer for den.
    .subject = Gemte ordrer
    .conditions = Dine betingede ordrer:
    .taken = Godkendt:
    .dropped = AFVIST, fordi de ikke længere er gyldige:
    .unneeded = Ikke brugt, fordi betingelsen ikke blev opfyldt:
email-deadline-changed = { $by ->
        [judge] Dommeren har ændret tiderne for denne fase i partiet '{ $game }'.
        [master] Spillederen har ændret tiderne for denne fase i partiet '{ $game }'.
       *[player] { $who } har ændret tiderne for denne fase i partiet '{ $game }'.
    }
    .held-over = Sæsonen udskydes i partiet '{ $game }', så nogen kan overtage { $powers }. Alle ordrer, der er modtaget indtil nu, tæller stadig.
    .held-over-unnamed = Sæsonen udskydes i partiet '{ $game }', så nogen kan overtage en magt, der ikke har nogen spiller. Alle ordrer, der er modtaget indtil nu, tæller stadig.
    .down = Dommeren var ude af drift fra { $since } til { $until }. Mails fra den tid behandles nu.
    .moved = Tiderne for denne fase i partiet '{ $game }' faldt i den tid, så dommeren har flyttet dem. Ingen er forsinket på grund af det.
    .lost = Fasen er åben som før, men ikke alt, hvad der blev sendt for den, tæller stadig. Send LIST { $game } under SIGN ON for at se dine ordrer, og send det igen, der mangler der. Hvis du havde valgt WAIT eller stemt for remis eller for at overgive partiet, så gør det igen.

## A game starts, its players, its settings.

email-game-starting = Du er med i Diplomacy-partiet '{ $game }' som { $role }.
    .subject = Partiet begynder
    .watched = Diplomacy-partiet '{ $game }' begynder, og du er tilskuer.
    .again = Spillederen har fortrudt den første start på partiet '{ $game }' og har begyndt det igen. Ordrer, WAIT og stemmer, der blev sendt før, tæller ikke: send dem igen. { $powers ->
        [anew] Magterne er fordelt på ny.
       *[same] Alle spillere har de samme magter som før.
    }
    .series = Dette parti hører til serien '{ $series }'. Din adgangskode er den, du brugte, da du kom med i serien.
    .also = Du spiller også { $powers } og får særskilte mails for det: svar på hver med ordrerne for dens magt.
    .players = Disse spillere er med i partiet:
    .position = Udgangsstillingen { $season }.
    .empty = Der er ingen enheder på brættet ({ $season }): hver magt bygger sine første enheder.
    .now = HVAD DU SKAL GØRE NU
    .against-bot = Send dine ordrer. { $opponent } er en af dommerens bots, og dens ordrer er modtaget.
    .against-bots = Send dine ordrer. Dommerens bots spiller de andre magter; deres ordrer er modtaget.
    .practice = Send RESIGN for at afslutte partiet, når som helst.
    .illegal = Der er ingen presse; dine ordrer er din eneste måde at tale med de andre på (HELP ILLEGAL). Send dine ordrer; du kan ændre dem, så ofte du vil, indtil fasen afgøres.
    .silent = Der er ingen presse i dette parti. Send dine ordrer; du kan ændre dem, så ofte du vil, indtil fasen afgøres.
    .duel = Skriv til din modstander: PRESS TO { $opponent }, din tekst og ENDPRESS, hver på sin egen linje (HELP TALKING). Send så dine ordrer; du kan ændre dem, så ofte du vil, indtil fasen afgøres.
    .talk = Skriv til de andre spillere (HELP TALKING viser hvordan). Send så dine ordrer; du kan ændre dem, så ofte du vil, indtil fasen afgøres.
    .sooner = Fasen afgøres før, hvis alle ordrer er modtaget. Send SET WAIT for at holde den åben indtil deadlinen.
    .earliest = Fasen afgøres før, hvis alle ordrer er modtaget, men ikke før { $earliest }. Send SET WAIT for at holde den åben indtil deadlinen.
    .list = Send LIST { $game }, når som helst, for at se, hvordan partiet står.
    .settings = De vigtigste indstillinger for '{ $game }' og alle, der afviger fra det normale (send LIST { $game } for at se alle):
email-roll-call = Partiet '{ $game }' ({ $board }) har alle sine spillere og skal til at begynde. Før magterne fordeles, bliver alle spillere spurgt: er du der?
    .subject = Er du der? Svar YES
    .yes = For at svare: { reply-with-yes }, eller send I AM HERE under dit SIGN ON.
    .until = Partiet begynder, så snart alle har svaret. Spillere, der ikke har svaret senest { $until }, mister deres plads til en anden.
email-invitation = { $master } indbyder dig til partiet '{ $game }' ({ $board }) hos denne dommer.
    .subject = Vil du spille med?
    .forming = Svar med denne linje og en adgangskode, du selv vælger, for at være med:
    .running = Partiet er begyndt. Hvis en magt er ledig, kan du overtage den med denne linje og en adgangskode, du selv vælger:
    .advice = Send LIST { $game } for at se bræt og indstillinger. Hvis du ikke vil spille, skal du ikke gøre noget; du får ikke flere mails om det.
email-player-joined = { $who } er kommet med i { $to ->
        [series] serien
       *[game] partiet
    } '{ $game }' som spiller nummer { $number }.
    .subject = Ny spiller: #{ $number }
    .round = Send ROUND for at åbne så mange partier, som spillerne rækker til.
    .needed = Partiet begynder, når { $needed ->
        [one] endnu { $needed } spiller er kommet med.
       *[other] endnu { $needed } spillere er kommet med.
    }
    .needed-and-approval = Partiet begynder, når { $needed ->
        [one] endnu { $needed } spiller er kommet med
       *[other] endnu { $needed } spillere er kommet med
    }, og spillederen har godkendt dem, der venter.
    .approval = Alle pladser er nu taget. Partiet begynder, når spillederen har godkendt dem, der venter.
    .roll-call = Alle pladser er nu taget. Før partiet begynder, bliver alle spillere spurgt, om de er der.
    .begin = Alle pladser er nu taget. Send BEGIN for at begynde partiet: du har valgt selv at gøre det (SET MANUAL START).
    .manual = Alle pladser er nu taget. Partiet begynder, når spillederen siger til.
    .starts-at = Alle pladser er nu taget. Partiet begynder
    .starts = Alle pladser er nu taget. Partiet begynder.
    .wishes = Ønskede magter indtil nu, den bedste først:
    .assigned = Allerede tildelt: { $powers }
email-settings-changed = Indstillingerne for partiet '{ $game }' er ændret:
    .subject = Ændrede indstillinger
    .by = { $who } har ændret indstillingerne for partiet '{ $game }':
    .was = var
    .now = nu
    .empty = (tom)
    .board = Magterne på dette bræt er { $powers }. Send GET RULES.{ $board } for reglerne og GET MAP.{ $board } for provinserne. Alle deltagere er stadig med i partiet. Ønsker om magter, som brættet ikke har, er slettet. Send SET PREFERENCE for at sende andre og RESIGN for at forlade partiet.
    .needed = Mangler endnu: { $needed }.
    .list = Send LIST { $game } for at se alle indstillinger.

# Somebody who may not be known to the reader, at the beginning of a sentence.

unnamed-person = Nogen
    .listed = nogen
    .of-power = Spilleren for { $power }
    .of-game = En af deltagerne
    .of-players = En af spillerne
    .master = Spillederen
unnamed-address = en anden adresse
late-power = { $owes ->
        [some] enhver spiller, der stadig mangler ordrer
       *[none] enhver spiller, der ingen ordrer har sendt
    }
but-standbys = { $standbys ->
        [asked] , medmindre en fra reservelisten overtager: så spiller reserven magten og kan først sende ordrer
       *[none] {""}
    }
email-seat-changed = { $who } ({ $address }) har overtaget { $power } i partiet '{ $game }' og spiller magten fra { $phase }. Velkommen!
    .subject = Ny spiller: { $letter }
    .observing-subject = Ny tilskuer
    .new-player-subject = { $power } har fået en ny spiller
    .led-again-subject = Magt overtaget: { $letter }
    .new-master-subject = Ny spilleder
    .master-left-subject = En spilleder går
    .partner-left-subject = En spiller mindre: { $letter }
    .spectator-you-subject = Du ser, hvad { $power } får
    .spectator-ended-you-subject = Du ser ikke længere, hvad { $power } får
    .spectator-subject = Tilskuer hos { $power }
    .spectator-ended-subject = Ingen tilskuer hos { $power }
    .returned-subject = Spiller vendt tilbage: { $letter }
    .admitted-subject = Du kan komme tilbage
    .approved-subject = Du er godkendt
    .waits-again-subject = Du skal igen have spillederens godkendelse
    .unanswered-you-subject = Du har mistet din plads
    .unanswered-subject = En spiller svarede ikke
    .ejected-subject = Fjernet: { $what ->
        [power] { $power }
        [player] spiller
       *[observer] tilskuer
    }
    .resigned-subject = Har forladt partiet: { $what ->
        [power] { $power }
        [player] spiller
       *[observer] tilskuer
    }
    .replaced = { $sent ->
        [some] Ikke alle dine ordrer for { $power } i partiet '{ $game }' var kommet, da den ekstra frist udløb. En fra reservelisten spiller nu magten.
       *[none] Dine ordrer for { $power } i partiet '{ $game }' var ikke kommet, da den ekstra frist udløb. En fra reservelisten spiller nu magten.
    }
    .succeeded = { $power } i partiet '{ $game }', som var din, har fået en ny spiller.
    .thanks = Tak for de træk, du har spillet. Send LIST for at se de partier, der mangler spillere. Send SIGN UP AS STANDBY for at blive spurgt, når en magt bliver ledig.
    .led-again = { $power } i partiet '{ $game }' har igen en spiller, fra { $phase }.
    .new-master = { $who } ({ $address }) er nu spilleder i partiet '{ $game }'. Administratoren har overdraget partiet.
    .co-master = { $by ->
        [keeper] { $who } er nu også spilleder i partiet '{ $game }'. Det har administratoren bestemt.
       *[master] { $who } er nu også spilleder i partiet '{ $game }'.
    }
    .all-masters = PRESS TO M går til alle spilledere; enhver af dem kan handle.
    .successor-of-you = { $who } har sagt ja og er nu spilleder i partiet '{ $game }' i stedet for dig. Du er ikke længere med i partiet. Send OBSERVE { $game } og en adgangskode for at følge det.
    .successor = { $who } er nu spilleder i partiet '{ $game }'. Den tidligere spilleder har overdraget det.
    .master-left = { $named ->
        [yes] { $who } er ikke længere spilleder i partiet '{ $game }'. Det har stadig en anden spilleder.
       *[no] En af spillederne i partiet '{ $game }' er gået. Det har stadig en anden spilleder.
    }
    .master-out-by-keeper = Administratoren har bestemt, at du ikke længere er spilleder i partiet '{ $game }'. Hvis du vil vide hvorfor, så spørg: { $keeper }
    .master-out-by-first = Den første spilleder i partiet '{ $game }' har bestemt, at du ikke længere er en af spillederne.
    .master-out = { $named ->
        [yes] { $who } er ikke længere spilleder i partiet '{ $game }'.
       *[no] En af spillederne i partiet '{ $game }' er ikke længere spilleder.
    } { $by ->
        [keeper] Det har administratoren bestemt.
       *[master] Det har den første spilleder bestemt.
    }
    .partner = { $named ->
        [yes] { $who } spiller nu { $power } i partiet '{ $game }' sammen med magtens spiller.
       *[no] Den person, du spurgte, spiller nu { $power } i partiet '{ $game }' sammen med dig.
    }
    .partner-left-you = Du spiller ikke længere { $power } i partiet '{ $game }': det har magtens spiller bestemt.
    .partner-too = { $named ->
        [yes] { $who } spillede også { $power } i partiet '{ $game }' og gør det ikke længere.
       *[no] En anden person spillede også { $power } i partiet '{ $game }' og gør det ikke længere.
    }
    .partner-left = { $named ->
        [yes] { $who } spiller ikke længere { $power } i partiet '{ $game }'. Magtens anden spiller fortsætter.
       *[no] En af spillerne for { $power } i partiet '{ $game }' spiller den ikke længere. Den anden fortsætter.
    }
    .spectator-you = Spilleren for { $power } i partiet '{ $game }' lader dig se de mails, som { $power } får: magtens resultater og beskeder.
    .spectator-may = Du kan ikke sende noget for magten. Det, du ser, er kun til dig. Send RESIGN, hvis du ikke vil have det længere. Send derefter OBSERVE { $game } og en adgangskode for at følge partiet som før.
    .spectator-ended-you = Du ser ikke længere, hvad { $power } får i partiet '{ $game }': det har magtens spiller bestemt. Du følger partiet som før.
    .spectator = { $who } kan se, hvad { $power } får i partiet '{ $game }', så længe personen følger partiet: det har magtens spiller bestemt. En tilskuer kan ikke sende noget for { $power }. Spillederen kan forbyde det med SET NO SPECTATORS.
    .spectator-not-watching = Lige nu følger personen ikke partiet og får derfor intet at se.
    .spectator-ended = { $who } ser ikke længere, hvad { $power } får i partiet '{ $game }'.
    .returned = { $who } er tilbage og spiller igen { $power } i partiet '{ $game }'.
    .observing = { $who } følger nu partiet '{ $game }'.
    .stopped-observing = { $who } følger ikke længere partiet '{ $game }'.
    .admitted = Spillederen i partiet '{ $game }' lader dig komme tilbage. Hvis pladsen stadig er ledig, så send en af disse linjer med en adgangskode, du selv vælger:
    .admitted-player = Spillederen i partiet '{ $game }' lader dig komme tilbage. Hvis pladsen stadig er ledig, så send denne linje med en adgangskode, du selv vælger:
    .approved = Spillederen i partiet '{ $game }' har godkendt dig. Du spiller med, så snart det begynder.
    .approved-running = Spillederen i partiet '{ $game }' har godkendt dig. Hvis en magt er ledig, så send denne linje med en adgangskode, du selv vælger:
    .waits-again = Spillederen i partiet '{ $game }' har trukket din godkendelse tilbage. { $place ->
        [kept] Du beholder din plads, men den kræver igen spillederens godkendelse.
       *[none] For at spille med skal du igen have spillederens godkendelse.
    } Du får besked, når den kommer.
    .unanswered-you = Partiet '{ $game }' spurgte, om du er der, før det begynder, og der kom intet svar. Din plads er nu fri til en anden. Send SIGN ON ?{ $game } og en adgangskode, du selv vælger, for at tage den igen, mens den er ledig.
    .unanswered = { $who } svarede ikke på opråbet i partiet '{ $game }' og har mistet sin plads.
    .missing = Partiet kan begynde, når { $missing ->
        [one] endnu { $missing } spiller er kommet med.
       *[other] endnu { $missing } spillere er kommet med.
    }
    .ejected-by-keeper = Administratoren har fjernet dig fra partiet '{ $game }'. Hvis du vil vide hvorfor, så spørg: { $keeper }
    .ejected-you = Spillederen har fjernet dig fra partiet '{ $game }'. Hvis du vil vide hvorfor, så spørg spillederen.
    .ejected-you-written = Spillederen har fjernet dig fra partiet '{ $game }'. Hvis du vil vide hvorfor, så skriv direkte til spillederen; beskeder fra dig når ikke frem til nogen i partiet:
    .ejected-back = Du kan kun komme tilbage, hvis spillederen sender ADMIT.
    .ejected = { $named ->
        [yes] { $by ->
            [keeper] Administratoren har fjernet { $who } fra partiet '{ $game }'.
           *[master] Spillederen har fjernet { $who } fra partiet '{ $game }'.
        }
       *[no] { $by ->
            [keeper] Administratoren har fjernet en person fra partiet '{ $game }'.
           *[master] Spillederen har fjernet en person fra partiet '{ $game }'.
        }
    }
    .resigned = { $who } har forladt partiet '{ $game }'.
    .free = { $open ->
        [invited] Magten { $power } er ledig. Enhver, som spillederen har godkendt, kan overtage magten med SIGN ON { $place } { $game } og en adgangskode.
       *[all] Magten { $power } er ledig. Enhver, der er registreret, kan overtage magten med SIGN ON { $place } { $game } og en adgangskode.
    }

## Votes and press.

email-vote-opened = Nogen foreslår { $terms } i '{ $game }'. Det er forslag { $number }.
    .subject = Forslag { $number }
    .by-season = Stemmerne tælles, når trækkene for { $season } afgøres.
    .by-phase = Stemmerne tælles, når denne fase afgøres, eller før, hvis alle stemmer YES.
    .until = De tælles senest { $until }.
    .repeated = Det er foreslået igen, så spillere, der ikke stemmer nu, er enige, hvis nogen stemmer YES. Et eneste NO får det til at falde.
    .silence-agrees = Spillederen har erklæret, at spillere, der ikke stemmer, er enige, hvis nogen stemmer YES. Et eneste NO får det til at falde.
    .all = Det kræver YES fra alle spillere. Spillere, der ikke stemmer, er ikke enige.
    .silent-from = Tavshed tæller ikke som enighed før { $since }, uanset hvor hurtigt fasen afgøres. En spiller, der er væk, har { $span } fra sin hjemkomst.
    .told = { $told ->
        [names] Ingen får at vide, hvem der foreslog det. Når stemmerne tælles, får alle at vide, hvad hver spiller stemte, med forslagsstillerens YES blandt de andre.
        [count] Dommeren fortæller ingen, hvem der foreslog det. Når stemmerne tælles, får alle at vide, hvor mange der stemte for og imod, men ikke hvem.
       *[result] Dommeren fortæller ingen, hvem der foreslog det. Alle får kun at vide, om det blev vedtaget, ikke hvad hver spiller stemte.
    }
    .answer = Svar på denne mail med en af disse linjer for at stemme:
    .mail = Send dette med en af de to sidste linjer til { $address } for at stemme:
    .change = Du kan ændre din stemme indtil da.
email-press = For at svare skal du bare svare på denne mail: din tekst vises for dig og sendes så til { LIST($readers, type: "and") }. For selv at vælge modtagerne skriver du dette i dit svar:
    .asked-first = For at svare skal du bare svare på denne mail: du bliver spurgt, om din tekst skal sendes til { LIST($readers, type: "and") }. For selv at vælge modtagerne, uden det spørgsmål, skriver du dette i dit svar:
    .mail = Send dette til { $address } for at svare:
    .own = Dette er en kopi af din egen besked. Send SET NOCOPY for ikke at få sådanne kopier.
    .spectator = Du ser denne besked, fordi spilleren for { $power } lader dig gøre det.
    .watched = Dette er en kopi af en besked mellem andre. Send SET NORMAL PRESS for ikke at få sådanne kopier.
    .silent = Der er ingen presse i dette parti: ingen læser et svar på dette.
    .unassigned = Magterne har endnu ingen spillere, så ingen besked går til en enkelt af dem. BROADCAST går til alle, der er kommet med.
    .unnamed = Afsenderen er anonym. Brug BROADCAST for at nå afsenderen.
email-postal-press = Beskeder, der kom med resultaterne for { $phase } i '{ $game }':
    .subject = Partiets presse
    .ended = Beskeder, der ventede på resultater i '{ $game }', som er slut, uden at der kom nogen:
    .yours = (din)
    .answer = For at svare skriver du PRESS TO og magterne, din tekst og ENDPRESS, hver på sin egen linje. Det kan stå i et svar på denne mail, sammen med dine ordrer.
email-press-watched = { $who ->
        [master] Fra nu af får spillederen i '{ $game }' kopier af beskederne mellem spillerne. Tidligere beskeder forbliver private.
       *[observer] Fra nu af får en tilskuer i '{ $game }' kopier af beskederne mellem spillerne. Tidligere beskeder forbliver private.
    }
    .subject = { $who ->
        [master] Spillederen læser alle beskeder
       *[observer] En tilskuer læser alle beskeder
    }
    .ended-subject = { $who ->
        [master] Beskeder er private igen
       *[observer] En tilskuer læser ikke længere beskeder
    }
    .ended = { $who ->
        [master] Spillederen i '{ $game }' får ikke længere kopier af beskeder mellem spillerne.
       *[observer] En tilskuer i '{ $game }' får ikke længere kopier af beskeder mellem spillerne.
    }
email-letters-shown = Partiet '{ $game }' er slut og viser sine beskeder (SET LETTERS SHOWN). Her er dem mellem magterne. Beskeder til spillederen eller tilskuerne vises ikke.
    .subject = Beskederne
    .left-out = De første { $number } er udeladt, fordi denne mail ville blive for lang.
email-proxy-changed = { $power } låner dig enheder i '{ $game }' { $span ->
        [lasting] indtil fuldmagten tilbagekaldes
       *[phase] for denne fase
    }: { $units }.
    .subject = Fuldmagt fra { $letter }
    .ended-subject = Fuldmagt fra { $letter } ophørt
    .advice = Giv de enheder, du har lånt, ordrer ligesom dine egne, i din egen mail. Hvis { $power } selv giver en af dem en ordre, tæller den i stedet for din.
    .revoked = { $power } har tilbagekaldt sin fuldmagt i '{ $game }' og giver igen selv ordrer til disse enheder: { $units }.
    .unreachable = Mails til spilleren for { $power } kommer retur, så fuldmagten i '{ $game }' er ophørt. { $power } giver igen selv ordrer til disse enheder: { $units }.
    .ended = { $power } eller din magt har en ny eller ingen spiller i '{ $game }', så fuldmagten er ophørt. { $power } giver igen selv ordrer til disse enheder: { $units }.
email-standby-wanted = { $sent ->
        [some] { $power } har ikke sendt alle sine ordrer i partiet '{ $game }'.
        [none] { $power } har ikke sendt nogen ordrer i partiet '{ $game }'.
       *[left] { $power } har ingen spiller i partiet '{ $game }'.
    }
    .subject = Vil du træde til for en spiller? Svar YES
    .subject-of = Vil du spille { $power }? Svar YES
    .missed = { $power } sendte ingen ordrer for { $season } i partiet '{ $game }'.
    .secret = { $cause ->
        [late] En magt har ikke sendt sine ordrer i partiet '{ $game }', som holder hemmeligt, hvilken det er.
       *[left] En magt har ingen spiller i partiet '{ $game }', som holder hemmeligt, hvilken det er.
    }
    .question = Du står på reservelisten. Vil du overtage magten?
    .yes = For at sige ja: { reply-with-yes }. Det første YES får den.
    .next-season = Hvis spilleren heller ikke sender ordrer for den næste sæson, udskydes den sæson, og magten er din. Du får besked i begge tilfælde.
    .until-grace = Spilleren kan stadig sende ordrer, indtil den ekstra frist udløber: { $grace }. Hvis der da stadig mangler ordrer, er magten din. Du får besked i begge tilfælde.
    .at-once = Den er din med det samme, og svaret viser dig dens stilling.
    .board = Brættet er { $board }.
    .phase = { $asked ->
        [no] Den nuværende fase er { $phase }; { $power } har ingen ordrer at sende i den.
       *[yes] Den nuværende fase er { $phase }.
    }
    .phase-task = Den nuværende fase er { $phase }: { $task }
    .holdings = { $power } har { $units ->
        [one] { $units } enhed
       *[other] { $units } enheder
    } og { $centres ->
        [one] { $centres } forsyningscenter.
       *[other] { $centres } forsyningscentre.
    }
    .gunboat = Dette er et gunboat-parti: kun spillederen får at vide, hvem du er.
    .no = Hvis ikke, så svar NO, eller gør ingenting. Send SIGN OFF AS STANDBY i en hvilken som helst mail til dommeren for at forlade reservelisten.
standby-power = { $named ->
        [yes] { $power }
       *[no] den pågældende magt
    }
email-standby-told = { $cause ->
        [left] Spilleren har forladt partiet: du spiller nu { standby-power } i partiet '{ $game }'.
       *[late] Ikke alle ordrer var kommet, da den ekstra frist udløb: du spiller nu { standby-power } i partiet '{ $game }'.
    }
    .subject = Du spiller { $power }
    .ended-subject = { $named ->
        [yes] { $by ->
            [another] { $power } går til en anden
           *[nobody] { $power } mangler ikke en reserve
        }
       *[no] { $by ->
            [another] Magten går til en anden
           *[nobody] Magten mangler ikke en reserve
        }
    }
    .thanks = Tak, fordi du træder til for en spiller.
    .orders = { $number ->
        [one] { $number } ordre fra den tidligere spiller tæller stadig; en ordre fra dig for samme enhed erstatter den.
       *[other] { $number } ordrer fra den tidligere spiller tæller stadig; en ordre fra dig for samme enhed erstatter en af dem.
    }
    .password = Svar på dommerens mails med dine ordrer. Send FORGOT PASSWORD { $game } for at vælge en adgangskode til nye mails.
    .elsewhere = { $named ->
        [yes] { $power } i partiet '{ $game }' går til en anden. Ingen kan have to pladser i et parti eller vende tilbage til en, som spillederen har taget fra personen.
       *[no] Den magt i partiet '{ $game }', du blev spurgt om, går til en anden. Ingen kan have to pladser i et parti eller vende tilbage til en, som spillederen har taget fra personen.
    }
    .ended = { $cause ->
        [over] Partiet '{ $game }' er slut, så der er ikke længere brug for dig som reserve for { standby-power }.
        [judged] Fasen er forbi i partiet '{ $game }', og spilleren for { standby-power } beholder magten. Der er ikke brug for dig.
        [kept] Efter reglerne i partiet '{ $game }', som de er nu, beholder spilleren for { standby-power } magten, når den ekstra frist udløber. Der er ikke brug for dig.
       *[back] Spilleren for { standby-power } i partiet '{ $game }' er tilbage, så der er ikke brug for dig.
    }
    .stay = Tak for dit tilbud. Du bliver på reservelisten.

## Questions that ask for a word.

confirm-line = YES er ikke nok. Send denne linje fra en anden adresse:
    .cancel = Svar CANCEL i stedet for at annullere det. Gør du ingenting, udløber det { $expires }.
email-confirmation-asked = Denne kommando kom i en mail fra { $sender }, sendt som { $role ->
        [master] spilleder i '{ $game }':
        [power] { $power } i '{ $game }':
       *[player] spiller i '{ $game }':
    }
    .subject = Bekræft venligst
    .resign = Det kan ikke fortrydes, at man forlader et parti. Svar på denne mail med ordet CONFIRM og intet andet for at forlade det. Gør du ingenting, bliver du i partiet.
    .concede = Ingen andre behøver overgive partiet, så dette afslutter det for altid. Bekræft: svar på denne mail med ordet CONFIRM og intet andet.
    .end = Der kræves ingen andre stemmer for denne slutning, eller kun vinderens, så den er endelig. Bekræft: svar på denne mail med ordet CONFIRM og intet andet.
    .share = Dette lader en anden handle for dig, og det kom fra en adresse, der ikke er din. Bekræft: svar på denne mail med ordet CONFIRM og intet andet.
    .others = Andre får straks besked, så bekræft: svar på denne mail med ordet CONFIRM og intet andet.
    .password = Hvis du ikke sendte denne kommando, så svar CANCEL, og skift din adgangskode. Send denne linje under SIGN ON:
email-address-asked = En mail fra { $sender } med din adgangskode i '{ $game }' beder om dette:
    .subject = Bekræft din nye adresse
    .effect = Fra da af skriver dommeren til den adresse i alle dine partier og ikke længere til denne. Enhver, der læser mails der, kan få nye adgangskoder til dine pladser. Bekræft: svar på denne mail med ordet CONFIRM og intet andet.
    .password = Hvis du ikke har bedt om dette, så svar CANCEL: nogen kender den adgangskode. Send denne linje under SIGN ON for at vælge en anden:
email-also-asked = En mail fra { $sender } siger, at du også skriver fra denne adresse:
    .subject = Er denne adresse også din?
    .effect = Hvis det er rigtigt, så svar på denne mail med ordet CONFIRM og intet andet (YES er ikke nok). Så bliver den anden adresse bedt om at svare YES, og mails derfra tæller som dine: ordrer, beskeder, alt. Mails fra dommeren kommer stadig kun her, også en kopi af, hvad mails derfra har gjort for din magt.
    .cancel = Hvis ikke, så gør ingenting, eller svar CANCEL: så ændres intet. Anmodningen udløber { $expires }.
email-also-changed = Mails fra { $address } tæller nu som dine. Svar går til den adresse, der skrev; alt andet kommer her.
    .subject = Dine adresser er ændret
    .gone = Mails fra { $address } tæller ikke længere som dine. Med den rigtige adgangskode tæller de stadig for dens magt, som fra enhver adresse.
    .undo = Send MY ADDRESSES for at se dine adresser. Hvis du ikke ville dette, så svar på denne mail med denne ene linje: I AM NOT { $address }
    .return = Send MY ADDRESSES for at se dine adresser. Hvis du ikke ville dette, så send I AM ALSO { $address }
email-address-changed = Dommeren sender nu dine mails til en anden adresse:
    .subject = Din adresse er ændret
    .before = før:
    .now = nu:
    .advice = Begge adresser får denne besked. Hvis du ikke ville have ændringen, så skriv straks til administratoren: { $keeper }
email-address-fails = { $seat ->
        [power] Mails til { $who } ({ $address }), der spiller { $power } i '{ $game }', er mere end én gang kommet retur som umulige at levere:
       *[other] Mails til { $who } ({ $address }), spiller eller tilskuer i '{ $game }', er mere end én gang kommet retur som umulige at levere:
    }
    .subject = Mails til { $who } kommer retur
    .advice = LIST { $game } mærker adressen, indtil der kommer en mail fra den. Du kan kontakte spilleren på anden vis, flytte deadlinen eller fjerne spilleren med EJECT.
    .new = Hvis den gamle adresse er væk for altid, kan personen bruge REGISTER fra en ny. Når du har fjernet den gamle med EJECT, kan personen overtage pladsen med SIGN ON.
email-mail-held = En mail i dit navn er tilbageholdt:
    .subject = Bekræft en mail, der er sendt i dit navn
    .from = Fra:
    .title = Emne:
    .disowned = Den ser forfalsket ud: adressens mailservere siger, at de ikke har sendt den, eller dens Fra-linje nævner ikke præcis én person. Den har ikke haft nogen virkning.
    .guessed = Den indeholder din adgangskode i '{ $game }'. Men der er for nylig kommet mange mails med forkerte adgangskoder, og en af dem kan have gættet den. Derfor har denne mail endnu ikke haft nogen virkning.
    .unsigned = Dens SIGN ON for '{ $game }' har ingen adgangskode, og intet andet beviser, at du sendte den. Den beder om mere end ordrer, så intet af den har haft virkning endnu. Med din adgangskode i SIGN ON tæller en mail uden dette spørgsmål.
    .page = Den blev sendt med din ordreside for '{ $game }', men dens adresse er ikke kendt som din. Den har ikke haft nogen virkning. Hvis adressen er din, så send herfra én gang I AM ALSO og adressen. Så tæller mails fra den uden dette spørgsmål.
    .other-games = Den indeholder din adgangskode i '{ $game }', men ANNOUNCE ALL skriver også i dine andre partier, og ét partis adgangskode er ikke bevis for dem. Den har ikke haft nogen virkning.
    .unproven = Den indeholder din adgangskode i '{ $game }', men dens mailserver står ikke inde for, at den kom fra din registrerede adresse, og det kræver dette parti også. Den har ikke haft nogen virkning.
    .asks = I dit navn beder den om dette (… er et ord, som afsenderen selv har valgt):
    .more = og { $number } mere
    .yours = { $word ->
        [YES] Hvis du sendte den, så svar på denne mail med ordet YES og intet andet, eller send denne linje fra en anden adresse:
       *[CONFIRM] Hvis du sendte den, så svar på denne mail med ordet CONFIRM og intet andet (YES er ikke nok), eller send denne linje fra en anden adresse:
    }
    .not-yours = { $because ->
        [guessed] Den behandles så, som om den kom i det øjeblik. Hvis du ikke sendte den, så gør ingenting, eller svar CANCEL i stedet, og skift din adgangskode med SET PASSWORD, for nogen kender den. Anmodningen udløber { $expires }.
       *[other] Den behandles så, som om den kom i det øjeblik. Hvis du ikke sendte den, så gør ingenting, eller svar CANCEL i stedet. Anmodningen udløber { $expires }.
    }
    .then-forgotten = Hvis du svarer CONFIRM, tæller de forkerte adgangskoder ikke længere imod dine pladser, og din næste mail tæller med det samme. Et svar på enhver anden mail fra dommeren gør det samme.
    .seldom-told = Du får højst besked én gang i timen om flere mails som denne.
email-opt-in-asked = Nogen, der bruger denne adresse, har bedt om at deltage i Diplomacy-partier via mail. Dommeren skriver ikke til en adresse, før dens ejer har sagt ja.
    .subject = Svar venligst YES
    .moves = Nogen, der spiller Diplomacy via mail, ønsker sine mails sendt til denne adresse. Dommeren skriver ikke til en adresse, før dens ejer har sagt ja.
    .also = Nogen, der spiller Diplomacy via mail, siger også at bruge denne adresse og vil skrive fra den. Dommeren spørger, før den tror det.
    .known = I en mail i dit navn er der bedt om at deltage i eller følge et parti. Hvem som helst kan sætte din adresse på en mail, så den er tilbageholdt, indtil du bekræfter den.
    .came = Den kom { $came }.
    .asks = Den beder om: { $commands }
    .others = Se på tidspunktet: der er kommet andre mails i dit navn inden for et døgn, og hver har sit eget spørgsmål. YES frigiver kun den mail, spørgsmålet handler om.
    .not-among = Hvis din ikke er blandt dem, så svar på denne mail med dens linjer i stedet for YES: så tæller de, og intet andet gør.
    .yes = { $what ->
        [moves] Hvis det var dig: { reply-with-yes }. Dine mails kommer så her.
        [also] Hvis det var dig: { reply-with-yes }. Mails herfra tæller så som dine, og svar kommer her.
       *[other] Hvis du sendte den: { reply-with-yes }. Din mail bliver så behandlet. Du behøver ikke sende den igen.
    }
    .no = Hvis ikke, så svar NO, og denne adresse bliver ikke spurgt om den mail igen; eller gør ingenting, og der sker intet. Spørgsmålet udløber { $expires }.
    .line = Hvis dit mailprogram ikke kan svare på denne mail, så send denne linje i stedet:
email-master-asked = { $who } i partiet '{ $game }' beder om en senere deadline:
    .subject = Din afgørelse er nødvendig
    .away = { $who } i partiet '{ $game }' vil være væk længere, end partiet tillader uden din godkendelse:
    .part = { $part ->
        [power] Nogen, der har haft en plads i partiet '{ $game }', vil spille en anden magt i det.
       *[other] Nogen, der har haft en plads i partiet '{ $game }', vil have en anden plads i det.
    }
    .led = Personen har spillet { LIST($powers, type: "and") } og kender beskederne derfra.
    .has-read = Personen har fulgt partiet med kopier af alle beskeder (SET ALL PRESS).
    .only-master = Derfor kan kun en spilleder, der ikke spiller med, give adgang. Denne linje gør det:
    .joins = Nogen vil spille med i partiet '{ $game }', og det kræver din godkendelse (SET APPROVAL). Denne linje giver adgang:
    .since = Det er:
    .until = til:
    .deadline = Deadlinen nu: { $deadline }
    .words = Spilleren skriver:
    .yes = Hvis du er enig: { reply-with-yes }. Send denne linje fra en anden adresse:
    .silence = Hvis ikke, så svar NO, eller gør ingenting; ingen andre får besked. Anmodningen udløber { $expires }.
    .line-at-any-time = Du kan også selv sende linjen når som helst under SIGN ON.
    .line-or-eject = Du kan også selv sende linjen når som helst under SIGN ON. Indtil partiet begynder, kan du fjerne personen med EJECT og adressen.
    .no = Hvis ikke, så svar NO; det, du skriver nedenunder, bliver sendt videre til spilleren. Anmodningen udløber { $expires }; derefter får spilleren at vide, at du ikke svarede.
email-request-answered = { $what ->
        [away] Du har bedt spillederen i partiet '{ $game }' om at være væk:
       *[deadline] Du har bedt spillederen i partiet '{ $game }' om en senere deadline:
    }
    .subject = Det, du bad spillederen om
    .answer = { $answer ->
        [refused] Svaret: nej.
        [later] Der kom intet svar, men deadlinen er nu alligevel så sen.
        [lapsed] Der kom intet svar, så intet ændres.
       *[failed] Svaret var YES, men det kom for sent til at blive udført.
    }
    .away = Der er ikke noteret noget fravær: deadlines kan falde i den tid. AWAY med færre dage kræver ikke spillederens godkendelse.
fence = :: Svar over denne linje; alt under den bliver sprunget over. ::
