### Remarks about games: created, signed on to, shown.

no-such-game = Er is geen partij die "{ ONE_LINE($name, max: 24) }" heet.
    .hint = Met LIST zie je alle partijen.
no-such-game-of-yours = Er is geen partij die "{ ONE_LINE($name, max: 24) }" heet. Die van jou: { LIST($games, type: "and") }.
    .hint = Stuur de regel opnieuw met de juiste naam. Met MY GAMES zie je je partijen en hun deadlines.
game-name-malformed = "{ ONE_LINE($name, max: 24) }" is geen geldige naam voor een partij.
    .hint = Gebruik hoogstens 20 letters, cijfers, - en _.
game-name-is-password = Dat is een van je wachtwoorden, en iedereen kan de naam van een partij lezen.
    .hint = Kies een andere naam.
game-exists = Er is al een partij die { $game } heet.
    .hint = Kies een andere naam.
game-name-not-free = De naam { $game } kun je niet gebruiken.
    .hint = Kies een andere naam. Voor een partij tegen de bots van de judge stuur je SIGN ON ?practice.
game-created = Je bent de spelleider van { $game } ({ $board }). De partij begint als er { $missing ->
        [one] { $missing } speler meedoet
       *[other] { $missing } spelers meedoen
    }. Meedoen kan met SIGN ON ?{ $game } wachtwoord, waarbij iedereen een eigen wachtwoord kiest. Dat van jou is het wachtwoord van de spelleider: deel het niet.
game-copied = Je bent de spelleider van { $game } ({ $board }). De partij begint in { $phase }, met dezelfde stelling en instellingen. Ze begint als er { $missing ->
        [one] { $missing } speler meedoet
       *[other] { $missing } spelers meedoen
    }. Meedoen kan met SIGN ON ?{ $game } wachtwoord.
deadlines-spread = De deadlines van fasen met zetten zijn om { $time } { $zone }, zodat niet alle partijen hier tegelijk verwerkt worden. Voor een ander tijdstip stuur je bijvoorbeeld SET MOVES CLOCK 23:30.
series-created = Je bent de spelleider van { $game }, een serie partijen ({ $board }). Meedoen kan met SIGN ON ?{ $game } wachtwoord. Met SET kies je de instellingen van de partijen, met ROUND open je ze.
no-series-of-that-name = { $game } is geen serie.
    .hint = Met LIST zie je alle partijen en series.
no-such-round = De serie { $game } heeft { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    } gehad.
    .hint = De stand over alle rondes krijg je met TABLE { $game }.
no-series-named = De regel zegt niet welke serie.
    .hint = Stuur TABLE en de naam. Met LIST zie je alle series.
game-name-has-meaning = { $name } betekent voor de judge iets anders, dus een partij kan niet zo heten.
    .hint = Voeg een woord toe: { CUT($name, max: 15) }-partij.
game-looks-alike = { $game } lijkt te veel op { $other }, een partij die er al is.
    .hint = Kies een andere naam.
practice-opened = { $game } is open: jij speelt { $power }, en de bots van de judge spelen de rest. Begin elke e-mail met SIGN ON { $power } { $game } en je wachtwoord.
practice-opened-with-password = { $game } is open: jij speelt { $power }, en de bots van de judge spelen de rest. Begin elke e-mail met SIGN ON { $power } { $game } { $password }
practice-still-open = Je oefenpartij { $game } is nog open, en je kunt er maar één tegelijk hebben.
    .hint = Ga daarin verder; of beëindig die partij met SIGN ON { $power } { $game } wachtwoord, en TERMINATE op de volgende regel.
no-such-variant = Er is geen variant die "{ CUT($name, max: 40) }" heet.
    .hint = Kies een van deze, als ze erop lijken: { $variants }. De hele lijst krijg je met GET variants.
no-such-option = Er is geen variant die "{ CUT($name, max: 40) }" heet: "{ CUT($words, max: 30) }" erin is niet bekend.
    .hint = Noem alleen een bord en zijn opties; zet instellingen op eigen regels. Lijkt erop: { $variants }.
setting-no-board = "{ CUT($words, max: 40) }" is een instelling, geen bord en geen optie daarvan.
    .hint = Laat het weg, en schrijf op een eigen regel: { LIST($lines, type: "and") }.
variant-unplayable = { $name } kan nog niet gespeeld worden: { $why }.
may-not-create = Je mag hier geen partijen beginnen.
    .hint = Vraag het aan de beheerder van de judge, { $keeper }.
judge-closed = Deze judge neemt op dit moment geen nieuwe partijen of registraties aan. Lopende partijen gaan door.
    .hint = Vraag het aan de beheerder van de judge, { $keeper }.
created-enough = Eén persoon kan per dag hoogstens { $most ->
        [one] { $most } partij
       *[other] { $most } partijen
    } beginnen.
    .hint = Probeer het morgen opnieuw, of vraag het aan de beheerder van de judge, { $keeper }.
not-signed-on = Deze regel zegt niet voor welke partij hij is.
    .hint = Zet er een regel met SIGN ON boven, zoals SIGN ON Austria alpha wachtwoord.
speaks-as-master = Aangemeld als spelleider van { $game }.
speaks-as-player = Aangemeld als speler in { $game }.
speaks-as-player-wishing = Aangemeld als speler in { $game }. De landen worden bij de start verdeeld, en SIGN ON vraagt er geen. Om te zeggen wat je graag speelt, stuur je SET PREFERENCE { $power } en andere erachter.
password-of-last-yes = Een andere e-mail onder jouw naam had deze plaats in { $game } gevraagd met een ander wachtwoord. Vanaf nu geldt dat in deze e-mail.
speaks-as-observer = Aangemeld als toeschouwer in { $game }.
speaks-for-power = Aangemeld als { $power } in { $game }.
speaks-unproven = Uit niets blijkt nog dat jij { $power } in { $game } speelt: je orders hebben je YES nodig.
    .hint = Voeg je wachtwoord toe: SIGN ON { $power } { $game } wachtwoord.
read-for-game = Deze regel is voor { $power } in { $game }.
game-unproven = Uit niets blijkt nog dat jij { $power } in { $game } speelt.
    .hint = Stuur deze regel opnieuw onder SIGN ON { $power } { $game } wachtwoord.
player-is-back = Welkom terug: je speelt weer { $power } in { $game }.
seat-needs-confirmation = De speler van dit land moet het bevestigen.
    .hint = Stuur de regels ervoor in een aparte e-mail.
seat-waits = Deze e-mail moet bevestigd worden vanaf het geregistreerde adres van de speler.
see-below = Zie hieronder.
shown-once = Staat hieronder al.
one-page-for-strangers = Wie niet geregistreerd is, krijgt één pagina per e-mail.
    .hint = Stuur eerst REGISTER, of vraag dit in een aparte e-mail.
too-many-pages = In één e-mail kun je hoogstens { $most } pagina's vragen.
    .hint = Vraag dit in een aparte e-mail.
no-such-list-page = De lijst van partijen heeft geen pagina { $number }; er { $pages ->
        [one] is { $pages } pagina
       *[other] zijn { $pages } pagina's
    }.
    .hint = De eerste pagina krijg je met LIST.
files-listed = Bestanden die je met GET kunt krijgen: { $files }.
no-such-file = Er is geen bestand dat "{ CUT($name, max: 40) }" heet.
    .hint = Kies een bestand dat je met GET kunt krijgen: { $files }.
no-single-phase = "{ $when }" is geen bord en geen fase van een partij.
    .hint = Voor een kaart van één fase stuur je MAP S1901M, MAP F1901M of MAP W1901, onder SIGN ON land partij wachtwoord.
no-such-place = { $place } is geen gebied op deze kaart.
    .hint = Noem één eenheid of order, zoals WHY A Gal. De lijst met namen krijg je met GET MAP.
no-reasons-yet = In deze partij blijven de redenen van uitslagen geheim tot het einde.
    .hint = Om weer te zien wat je van de laatste fase zag, stuur je RESEND.
phase-not-judged = { CAPITALIZED($phase) } is in { $game } nog niet verwerkt.
    .hint = Met HISTORY { $game } zie je welke fasen wel.
tried = Zie hieronder. Niets hierin telt.
trial-ends = De TRY eindigt boven regel { $line }, die er niet bij hoort en telt.
one-trial-an-email = Eén e-mail kan één TRY hebben. Deze is niet uitgeprobeerd, en niets hierin telt.
    .hint = Stuur hem in een aparte e-mail. Om naar de volgende fase te gaan schrijf je NEXT binnen een TRY.
trial-of-nothing = Dit noemt geen partij en geen bord met die fase. Niets hierin telt.
    .hint = Schrijf TRY en de naam van een partij, of TRY standard voor een bord. Bij een fase, zoals F1901M, hoort een partij.
trial-unseen = Je kunt de stelling van { $game } niet zien, dus uitproberen kan niet. Niets hierin telt.
    .hint = Beantwoord een e-mail over je land in { $game }. Voor een leeg bord schrijf je TRY { $board } en EMPTY op de regel eronder.
trial-of-whose-orders = TRY MINE gebruikt je eigen orders voor de huidige fase, en deze e-mail spreekt voor geen land dat die heeft. Niets hierin telt.
    .hint = Beantwoord een e-mail over je land met dezelfde regels, of laat MINE weg.
trial-too-long = Eén TRY kan { $phases } fasen en { $lines } regels hebben.
own-orders-of-whom = MAP MINE toont je eigen geldende orders, en deze e-mail spreekt voor geen land.
    .hint = Beantwoord een e-mail over je land met MAP MINE, of zet er SIGN ON land partij wachtwoord boven.
version-shown = { $judge } ({ $code }), versie { $version }. De beheerder van de judge is { $keeper }.
