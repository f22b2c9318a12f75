### What emails that answer no line say: `email-` and the name of the template, its parts as attributes.

email-another-answered = Iemand antwoordde vanaf een ander adres op een vraag die aan jou was gestuurd. Dat antwoord telt niet, en er is niets gedaan. De vraag wacht nog op jouw antwoord.
    .subject = Een ander adres antwoordde
    .advice = Heb je de vraag doorgestuurd? Beantwoord die dan vanaf dit adres, of doe niets. Zo niet, dan leest iemand anders je e-mail.
email-token-used = In een e-mail van { $sender } stond het token dat de judge aan jou stuurde, en die antwoordde daarmee { $answer ->
        [no] NO
       *[yes] YES
    }.
    .subject = Een vraag aan jou is vanaf een ander adres beantwoord
    .password-subject = Je wachtwoord is vanaf een ander adres ingesteld
    .password = In een e-mail van { $sender } stond het token dat de judge aan jou stuurde, en die stelde daarmee je wachtwoord in '{ $game }' in.
    .line = { $answer ->
        [no] In een e-mail van { $sender } stond het token dat de judge aan jou stuurde, en die annuleerde daarmee dit:
       *[yes] In een e-mail van { $sender } stond het token dat de judge aan jou stuurde, en die bevestigde daarmee dit:
    }
    .counts = Het telt: wie een token heeft, kan namens jou handelen. Was jij het niet, en heb je het ook niemand gevraagd? Dan leest iemand anders je e-mail, of is een e-mail van de judge doorgestuurd.
    .another = Om een token voor een ander wachtwoord te krijgen stuur je deze regel vanaf dit adres:
    .advice = { $whom ->
        [master] Meld dit meteen aan de spelleider of aan de beheerder van de judge: { $keeper }
       *[keeper] Meld dit meteen aan de beheerder van de judge: { $keeper }
    }
email-copy-of-record = { $what ->
        [orders] Een e-mail van { $sender } met het juiste wachtwoord gaf orders voor { $power } in '{ $game }'. Ze zijn aanvaard. Was jij het niet, en heb je het ook niemand gevraagd? Stuur dan nu je eigen orders (de laatste tellen) en wijzig het wachtwoord met SET PASSWORD.
       *[email] Er kwam een e-mail van { $sender } voor { $power } in '{ $game }', met het juiste wachtwoord. Die is aanvaard. Was jij het niet, en heb je het ook niemand gevraagd? Stuur dan nu je eigen orders (de laatste tellen) en wijzig het wachtwoord met SET PASSWORD.
    }
    .subject = { $what ->
        [orders] { $whose ->
            [yours] Orders voor { $power } kwamen van een ander adres van je
           *[another] Orders voor { $power } kwamen van een ander adres
        }
       *[email] { $whose ->
            [yours] Een e-mail voor { $power } kwam van een ander adres van je
           *[another] Een e-mail voor { $power } kwam van een ander adres
        }
    }
    .master-subject = De spelleider stuurde iets voor { $power }
    .partner-subject = { $power }: kopie van de andere speler
    .password-subject = Je wachtwoord is gewijzigd
    .looked = { $named ->
        [yes] { $master }, een van de spelleiders, stuurde iets voor { $power } in '{ $game }' en kon zo de orders zien, maar veranderde niets. Je eigen orders tellen nog.
       *[no] De spelleider stuurde iets voor { $power } in '{ $game }' en kon zo de orders zien, maar veranderde niets. Je eigen orders tellen nog.
    }
    .by-master = { $named ->
        [yes] { $master }, een van de spelleiders, stuurde iets voor { $power } in '{ $game }'. Je eigen orders tellen weer zodra je ze stuurt (de laatste tellen).
       *[no] De spelleider stuurde iets voor { $power } in '{ $game }'. Je eigen orders tellen weer zodra je ze stuurt (de laatste tellen).
    }
    .partner = { $sender } speelt samen met jou { $power } in '{ $game }' en heeft er een e-mail voor gestuurd. De laatste order van jullie beiden telt.
    .partner-from = Er kwam een e-mail van { $sender } voor { $power } in '{ $game }', met het wachtwoord van de andere speler. De laatste order telt.
    .password = Een e-mail van { $sender } met het juiste wachtwoord wijzigde je wachtwoord voor { $power } in '{ $game }'. Het oude geldt niet meer. Was jij het niet, en heb je het ook niemand gevraagd? Stuur dan deze regel vanaf dit adres, en kies een ander met het token dat je krijgt:
    .then = Stuur daarna je eigen orders (de laatste tellen).
    .also = Er kwam een e-mail van { $sender } voor { $power } in '{ $game }'. Dat is een van jouw adressen, dus de e-mail telt. Was jij het niet? Stuur dan nu je eigen orders (de laatste tellen). Om e-mail van dat adres niet meer als de jouwe te laten tellen, stuur je deze regel vanaf dit adres:
    .known-there = Je wachtwoord telt vanaf elk adres. Is het daar misschien bekend? Kies dan een ander met het token dat je met deze regel krijgt:
    .tell-master = Meld het aan de spelleider: PRESS TO M.
email-copy-for-spectator = De speler van { $power } in '{ $game }' laat je zien wat er voor dat land gestuurd wordt.
    .subject = Orders van { $power }
email-copy-for-master = Er kwam een e-mail van { $sender } als spelleider van '{ $game }', met jouw wachtwoord. Die is aanvaard. Was jij het niet, en heb je het ook niemand gevraagd? Kies dan nu een ander wachtwoord:
    .subject = Iemand schreef vanaf een ander adres als spelleider
    .password-subject = Je wachtwoord als spelleider is gewijzigd
    .password = Een e-mail van { $sender } met jouw wachtwoord wijzigde je wachtwoord als spelleider van '{ $game }'. Het oude geldt niet meer. Was jij het niet, en heb je het ook niemand gevraagd? Stuur dan deze regel vanaf dit adres, en kies een ander met het token dat je krijgt:
email-password-shared = Een speler in '{ $game }' heeft net jouw wachtwoord gekozen: het is doorverteld of geraden. Die speler weet misschien niet dat het van de spelleider is. Maar wie het als wachtwoord van de spelleider probeert, kan namens jou handelen. Wijzig het nu:
    .subject = Een speler heeft het wachtwoord van de spelleider
email-password-token = Iemand, waarschijnlijk jijzelf, vroeg om een nieuw wachtwoord in de partij '{ $game }'. Om er een te kiezen stuur je deze regel naar { $address }:
    .subject = Een nieuw wachtwoord
    .none-yet = Je zit nu in de partij '{ $game }' en hebt daar nog geen wachtwoord. Antwoorden op e-mails van de judge hebben er geen nodig. Voor alle andere e-mail over de partij kies je er een door deze regel naar { $address } te sturen:
    .token = Vervang { $placeholder } door het wachtwoord dat je wilt. Het token werkt één keer, tot { $expires }.
    .several = Het stelt het wachtwoord in van al je plaatsen in de partij.
    .not-you = Heb je er niet om gevraagd? Doe dan niets: je wachtwoord blijft zoals het is.
email-passwords-tried = { $seat ->
        [power] Deze maand kwamen er minstens { $number } e-mails met een verkeerd wachtwoord voor { $power } in '{ $game }'. De laatste kwam van { $sender }.
        [master] Deze maand kwamen er minstens { $number } e-mails met een verkeerd wachtwoord voor de spelleider in '{ $game }'. De laatste kwam van { $sender }.
       *[player] Deze maand kwamen er minstens { $number } e-mails met een verkeerd wachtwoord voor een speler in '{ $game }'. De laatste kwam van { $sender }.
    }
    .subject = Verkeerde wachtwoorden voor jouw plaats
    .unlocked = Er is niets geblokkeerd en niets veranderd in de partij, en je hoeft niets te doen. Je eigen e-mail met het juiste wachtwoord telt nog. Gaat het zo door, dan kan e-mail met het juiste wachtwoord wachten tot jij die bevestigt. Dat geldt vooral voor e-mail van een adres dat niet van jou is. De vraag komt dan hier.
    .advice = Een lang wachtwoord dat geen gewoon woord is, is veilig. Met SET PASSWORD kies je een ander. Ben je het vergeten? Stuur dan FORGOT PASSWORD { $game } voor een token waarmee je een nieuw kiest.
email-notices-left-out = Er kwamen meer e-mails onder jouw naam dan je er apart gemeld krijgt. Dat zijn er vijf per uur, waarvan één voor een gewijzigd wachtwoord. De andere:
    .subject = Meer e-mails onder jouw naam
    .of-master = De spelleider stuurde voor jou meer e-mails dan je er apart gemeld krijgt. Dat zijn er vier per uur. De andere:
    .by-master = { $number ->
        [one] In '{ $game }' kwam { $number } e-mail van de spelleider voor { $power }, en die telde.
       *[other] In '{ $game }' kwamen { $number } e-mails van de spelleider voor { $power }, en die telden.
    }
    .as-master = { $number ->
        [one] In '{ $game }' kwam { $number } e-mail van een ander adres als spelleider, met jouw wachtwoord, en die telde.
       *[other] In '{ $game }' kwamen { $number } e-mails van een ander adres als spelleider, met jouw wachtwoord, en die telden.
    }
    .for-power = { $number ->
        [one] In '{ $game }' kwam { $number } e-mail van een ander adres voor { $power }, en die telde.
       *[other] In '{ $game }' kwamen { $number } e-mails van een ander adres voor { $power }, en die telden.
    }
    .held = { $number ->
        [one] In '{ $game }' had { $number } e-mail met jouw wachtwoord geen effect, omdat je er geen vragen meer over kreeg.
       *[other] In '{ $game }' hadden { $number } e-mails met jouw wachtwoord geen effect, omdat je er geen vragen meer over kreeg.
    }
    .ask = Om te zien wat nu telt, stuur je SIGN ON met je land en LIST eronder. Je eigen orders tellen weer zodra je ze stuurt. Met PRESS TO M vraag je het aan de spelleider.
    .password = { $which ->
        [others] Kwamen de andere niet van jou of van iemand die je het vroeg? Dan kent iemand je wachtwoord.
       *[all] Was jij het niet, en heb je het ook niemand gevraagd? Dan kent iemand je wachtwoord.
    } Stuur er SIGN ON mee. Zet daaronder LIST, om te zien wat nu telt, en SET PASSWORD met een ander wachtwoord.
email-told-together = { $whose ->
        [several] Een aantal mensen heeft binnen een uur zoveel gedaan dat je er te veel e-mails over zou krijgen.
       *[one] Eén persoon heeft binnen een uur zoveel gedaan dat je er te veel e-mails over zou krijgen.
    } { $number ->
        [one] Deze e-mail heeft op andere gewacht.
       *[other] Deze { $number } e-mails komen samen, de oudste eerst.
    }
    .subject = { $number } e-mails in één
    .left-out = { $number ->
        [one] { $number } eerdere e-mail van dezelfde soort is weggelaten: de latere staan hieronder.
       *[other] { $number } eerdere e-mails van dezelfde soort zijn weggelaten: de latere staan hieronder.
    }
    .deadline = De deadline van de partij '{ $game }' is nu { $deadline }.
    .closed = (Deze vraag is gesloten: antwoorden erop tellen niet meer.)
    .yes = Als je ja wilt zeggen, { reply-with-yes }, of stuur deze regel:
    .this-one = Om op deze vraag ja te zeggen stuur je deze regel:
    .list = Voor de huidige stand van een partij stuur je LIST en de naam.
    .press = Tekst in een antwoord op deze e-mail gaat naar niemand. Om een bericht te beantwoorden stuur je PRESS TO en de letter van een land, of PRESS TO M voor de spelleider. Daarna komen je tekst en ENDPRESS, alles onder SIGN ON.
email-digest = Wat er sinds gisteren in de partij '{ $game }' gebeurde:
    .subject = { $number ->
        [one] { $number } e-mail gebundeld
       *[other] { $number } e-mails gebundeld
    }
    .with-results = Wat er sinds de vorige uitslag nog meer in de partij '{ $game }' gebeurde:
    .press = Om een bericht hierin te beantwoorden stuur je PRESS TO land, je tekst en ENDPRESS, elk op een eigen regel.
    .advice = Je hebt gekozen om deze samen te krijgen. Stuur SET MAIL ALL om ze weer meteen en apart te krijgen.
email-keeper-note = Voor de beheerder: { $what }
email-keeper-report = Vraagt je aandacht:
    .subject = Voor de beheerder: de week
    .nothing = Niets vraagt je aandacht.
    .week = De afgelopen zeven dagen:
    .in = E-mails in:
    .out = E-mails uit:
    .phases = Fasen:
    .judged = { $phases } verwerkt; { $late } deadlines voorbij met ontbrekende orders
    .games = Partijen:
    .created = { $created } begonnen, { $ended } afgelopen
    .people = Mensen:
    .registered = { $people } geregistreerd
    .altogether = In totaal:
    .banned = { $people }, van wie { $banned } geweerd
    .database = Database:
    .size = { $megabytes } MB; { $free } MB vrije schijfruimte
    .backup = Laatste back-up:
    .again = Voor hetzelfde verslag op elk moment: judge keeper report
    .stop = Om deze e-mail te stoppen: report = false onder [judge] in judge.toml
    .fate = { $number } { $fate ->
        [applied] uitgevoerd
        [ignored] genegeerd
        [refused] afgewezen
       *[quarantined] in quarantaine
    }
    .state = { $number } { $state ->
        [forming] in vorming
        [running] lopend
        [paused] stilgelegd
       *[finished] afgelopen
    }
    .no-games = geen
email-deadline-held = De judge kan zijn postvak op dit moment niet lezen, en daar kunnen orders in staan die op tijd kwamen. Er wordt niets verwerkt tot het gelezen is. De partij gaat daarna vanzelf verder, en elke order die vóór de deadline aankwam, telt. De beheerder van de judge weet ervan: { $keeper }
    .subject = Deadline opgeschort
    .passed = De deadline van de partij '{ $game }' is voorbij:
    .advice = Je hoeft niets te doen. Als je spelers ernaar vragen: hun e-mail wacht en is veilig.
email-start-moved = De partij '{ $game }' begint niet vóór { $start }, ook niet als alle plaatsen bezet zijn.
    .subject = Start verschoven naar: { $start }
    .by = De partij '{ $game }' begint niet vóór { $start }, ook niet als alle plaatsen bezet zijn. { $who } heeft dit ingesteld.
    .phase = De huidige fase van de partij '{ $game }' wordt niet vóór { $start } verwerkt, ook niet als alle orders binnen zijn. De deadline verandert niet.
    .phase-by = De huidige fase van de partij '{ $game }' wordt niet vóór { $start } verwerkt, ook niet als alle orders binnen zijn. De deadline verandert niet. { $who } heeft dit ingesteld.
email-game-fails = De judge heeft een probleem met de partij '{ $game }' en kan die niet voortzetten. De beheerder van de judge weet ervan en moet het verhelpen: { $keeper }
    .subject = { $game } staat stil
    .advice = E-mail die al is aangekomen, blijft bewaard. Intussen wordt geen fase van deze partij verwerkt. Je hoeft niets te doen; vertel het je spelers als ze ernaar vragen.
email-game-lost = De gegevens van de judge voor de partij '{ $game }' zijn beschadigd en niet meer te lezen. De beheerder van de judge heeft de partij verwijderd: ze eindigt hier, zonder uitslag.
    .subject = { $game } kan niet verder
    .advice = De e-mails die je kreeg, kun je bewaren, en je andere partijen gaan door. Je hoeft niets te doen. Met vragen kun je terecht bij de beheerder van de judge:
email-late-orders-asked = De orders van { $power } in de partij '{ $game }' kwamen na de deadline, en ervóór was er niets van { $power } gekomen. Ze worden bewaard, en tellen alleen als jij ze aanvaardt.
    .subject = Te late orders: met YES aanvaard je ze
    .subject-of = Te late orders van { $power }: met YES aanvaard je ze
    .secret = Orders van een land in de partij '{ $game }' kwamen na de deadline, en ervóór was er niets van gekomen. De partij houdt geheim welk land het is. De orders worden bewaard, en tellen alleen als jij ze aanvaardt.
    .yes = Als je ze aanvaardt, { reply-with-yes }, of stuur deze regel onder je SIGN ON:
    .below = Je krijgt de orders hier niet te zien.
    .together = Dit aanvaardt alle te late orders die wachten, omdat een spelleider van deze partij meespeelt of heeft meegespeeld. Je krijgt de orders hier niet te zien.
    .no = Antwoord je met NO, dan hoort de speler meteen dat ze niet tellen, samen met wat je er nog bij schrijft. Antwoord je niet, dan worden ze niet gebruikt en hoort de speler dat als de fase verwerkt is.
email-late-orders-told = Je orders als { $power } voor { $season } kwamen na de deadline. De spelleider van '{ $game }' heeft ze niet aanvaard, dus ze zijn niet gebruikt:
    .subject = { $fate ->
        [no] Je te late orders tellen niet
       *[yes] Je te late orders tellen
    }
    .accepted = De spelleider van '{ $game }' heeft de orders aanvaard die je na de deadline als { $power } stuurde. Ze tellen:
    .in-time = De deadline van '{ $game }' is verschoven tot na het moment waarop je als { $power } je te late orders stuurde. Ze zijn nu op tijd en tellen:
    .declined = De spelleider van '{ $game }' aanvaardt de orders niet die je als { $power } na de deadline van { $season } stuurde. Ze tellen niet, tenzij dat nog verandert voordat de fase verwerkt wordt:
email-master-awaited = Alle orders voor de partij '{ $game }' zijn binnen. De fase wordt pas verwerkt als jij dat zegt (MANUAL PROCESS). Om te verwerken stuur je:
    .subject = Wacht op je PROCESS
    .missing = Het respijt in de partij '{ $game }' is voorbij, en er ontbreken nog orders van { $powers }. De fase wordt pas verwerkt als jij dat zegt (MANUAL PROCESS). Om te verwerken stuur je:
    .advice = Stuur SET NO MANUAL PROCESS om de judge dit vanzelf te laten doen.
email-adjusted = De spelleider heeft de partij '{ $game }' gecorrigeerd. De reden:
    .subject = Gecorrigeerd
    .blind = Het bord hieronder toont wat jij ervan kunt zien.
    .phase = { $when ->
        [now] De fase is nu { $phase }; het was { $before }.
       *[then] De fase werd { $phase }; het was { $before }.
    }
    .orders-gone = Orders tot nu toe tellen niet. Stemmen en WAITs zijn gewist.
    .orders-stay = Alle orders tellen nog, behalve die voor gecorrigeerde eenheden en opbouw en verwijdering die niet meer kan. Stemmen en WAITs zijn gewist. Er wordt niets vóór de deadline verwerkt, tenzij de spelleider dat zegt.
    .fallen = Je orders die niet meer tellen:
    .judged-since = De fase is inmiddels verwerkt. De uitslag staat in een aparte e-mail.
email-rolled-back = De spelleider heeft de partij '{ $game }' teruggedraaid naar { $phase }. Die fase is weer open.
    .subject = Teruggedraaid naar { $phase }
    .undone-subject = Terugdraaien ongedaan gemaakt: weer bij { $phase }
    .adjust-undone-subject = Correctie ongedaan gemaakt: bij { $phase }
    .undone = De spelleider heeft de ROLLBACK van de partij '{ $game }' ongedaan gemaakt. De partij is weer bij { $phase }.
    .adjust-undone = De spelleider heeft de correctie (ADJUST) van de partij '{ $game }' ongedaan gemaakt. De partij is bij { $phase }, zoals eerst.
    .ended = { $ending ->
        [victory] De partij was afgelopen, met winst voor { $powers }, en gaat verder: dat einde telt niet meer.
        [draw] De partij was afgelopen, met gelijkspel tussen { $powers }, en gaat verder: dat einde telt niet meer.
       *[terminated] De partij was zonder uitslag afgelopen, en gaat verder: dat einde telt niet meer.
    }{ $rated ->
        [yes] {" "}De partij staat in geen uitslagenlijst tot er weer een einde is, en pas dan volgen de statistieken.
       *[no] {""}
    } Wat spelers tot nu toe deden, blijft in hun gegevens staan.
    .void = DE UITSLAGEN VAN { $phases } TELLEN NIET MEER: leg de e-mails ervan opzij. Ze blijven bewaard; stuur HISTORY { $game } om ze te zien.
    .again = De uitslagen van { $phases } tellen toch, zoals ze verstuurd zijn.
    .left = Orders voor { $phase } tellen niet.
    .changes = WAT BLIJFT, WAT VERANDERT
    .practice = Eenheden en aanvoergebieden zijn zoals bij het begin van { $phase }. Stuur nieuwe orders; de bots doen dat ook.
    .as-before = Eenheden, aanvoergebieden en de orders voor { $phase } zijn zoals vóór { $command }.
    .anew = Eenheden en aanvoergebieden zijn zoals bij het begin van { $phase }. De orders die er bij de verwerking waren, tellen niet weer, omdat de spelleider die terugging ook meespeelt en ze gezien heeft. Iedereen moet nieuwe orders sturen.
    .orders-count = Eenheden en aanvoergebieden zijn zoals bij het begin van { $phase }. De orders die er bij de verwerking waren, tellen weer, zoals ze gestuurd zijn. Niemand hoeft ze opnieuw te sturen, en iedereen kan ze wijzigen.
    .rest = Regels die voor latere fasen bewaard zijn, blijven. WAITs en stemmen voor gelijkspel of winst zijn gewist. Voorstellen en de stemmen daarover blijven. Lopende PROXY's zijn zoals toen, tenzij ze sindsdien zijn geëindigd. Spelers, afwezigheid, instellingen en berichten zijn zoals nu.
    .judged-since = { CAPITALIZED($phase) } is inmiddels opnieuw verwerkt. De uitslag die telt, komt in de volgende e-mail.
    .to-adjust = Stuur ADJUST om de correctie opnieuw te maken.
    .to-go-back = Stuur ROLLBACK om weer terug te draaien.
    .to-undo = Stuur UNDO om terug te keren naar { $phase }. Dat kan tot er een fase verwerkt is.
    .to-judge = Stuur PROCESS om vóór de deadline te verwerken.
email-end-taken-back = De spelleider heeft het einde van de partij '{ $game }' teruggedraaid. De partij gaat verder waar ze was.
    .subject = De partij gaat door
    .orders = Orders die eerder kwamen, tellen nog.
email-letter-dropped = Je bericht is niet verstuurd
    .said = De tekst:
email-member-moved = { $part ->
        [leads] { $who }, spelleider van de partij '{ $game }', heeft een nieuw adres.
        [plays] { $who }, die { $power } speelt in de partij '{ $game }', heeft een nieuw adres.
       *[member] { $who }, die in de partij '{ $game }' zit, heeft een nieuw adres.
    }
    .subject = Nieuw adres: { $part ->
        [leads] spelleider
        [plays] { $power }
       *[member] speler
    }
    .before = eerst:
    .now = nu:
    .advice = De judge stuurt de e-mail al daarheen. Gebruik dat adres ook als je zelf schrijft.
email-swap-offered = De spelleider van de partij '{ $game }' stelt voor dat jij en de speler van { $other } van plaats wisselen: jij speelt dan { $other }, en die speler { $power }.
    .subject = Wil je in plaats daarvan { $power } spelen? Antwoord met YES
    .yes = Als je akkoord gaat, { reply-with-yes }. Jullie wisselen alleen als ook de andere speler akkoord gaat voordat deze fase verwerkt is.
    .effect = Je houdt je wachtwoord. Orders van beide landen tot nu toe tellen dan niet meer. Ga je niet akkoord, antwoord dan met NO of doe niets.
email-players-swapped = De spelers van { $powers } in de partij '{ $game }' zijn van plaats gewisseld.
    .subject = Spelers wisselen: { $letters }
    .yours = Je speelt nu { $power } in de partij '{ $game }': de spelers van { $powers } zijn van plaats gewisseld. Je wachtwoord blijft hetzelfde.
    .leads = { $who } speelt { $power }.
    .orders = Orders en stemmen die voor deze landen binnen waren, tellen niet meer.
email-partnership-offered = { $player } ({ $address }) speelt { $power } in de partij '{ $game }' ({ $board }) en vraagt je om samen te spelen.
    .subject = Wil je meespelen met { $power }? Antwoord met YES
    .unnamed = De speler van { $power } in de partij '{ $game }' ({ $board }) vraagt je om samen te spelen. Als je het aanneemt, hoor je wie het is. Doe dat dus alleen als je dat al weet.
    .yes = Als je dat wilt, { reply-with-yes }.
    .effect = Jullie kunnen dan allebei orders en berichten sturen en stemmen als { $power }. De laatste order telt, en van alles wat de een stuurt, krijgt de ander een kopie. Jullie krijgen allebei de uitslag.
    .gunboat = Niemand in de partij weet wie welk land speelt: vertel het niemand.
    .no = Met RESIGN kun je er altijd mee stoppen. Wil je niet meespelen, antwoord dan met NO of doe niets.
email-mastership-offered = { $master } vraagt je om spelleider te worden van de partij '{ $game }' ({ $board }), naast de huidige spelleiders.
    .subject = Wil je spelleider worden? Antwoord met YES
    .in-place = { $master } vraagt je om de partij '{ $game }' ({ $board }) als spelleider over te nemen.
    .yes = Als je dat wilt, { reply-with-yes }.
    .tasks = Een spelleider houdt de partij op gang: deadlines, vragen van spelers, spelers die niets laten horen. Stuur HELP MASTERING om te zien wat een spelleider kan doen. Wil je het niet, antwoord dan met NO of doe niets.
    .moderated = Een spelleider houdt de partij op gang: deadlines, vragen van spelers, spelers die niets laten horen. Een spelleider ziet alle orders, dus je zou niet kunnen meespelen. Stuur HELP MASTERING om te zien wat een spelleider kan doen. Wil je het niet, antwoord dan met NO of doe niets.
email-disorder = { $number ->
        [many] { $powers } zijn stuurloos geraakt in de partij '{ $game }', omdat er orders ontbraken.
       *[one] { $powers } is stuurloos geraakt in de partij '{ $game }', omdat er orders ontbraken.
    }
    .subject = Stuurloos: { $letters }
    .bots = { $number ->
        [many] Vanaf nu geeft een bot van de judge hun orders zodra een fase opent. De bot stuurt geen press, heeft geen stem, en vertrekt zodra weer iemand het land speelt.
       *[one] Vanaf nu geeft een bot van de judge de orders zodra een fase opent. De bot stuurt geen press, heeft geen stem, en vertrekt zodra weer iemand het land speelt.
    }
    .unordered = Orders die zijn aangekomen, tellen. Eenheden zonder order blijven staan, en verdreven eenheden zonder order worden opgeheven. Wat gebouwd mag worden, vervalt, en de regels kiezen welke eenheden verwijderd worden. De partij gaat door zonder te wachten.
    .yours = Dit was jouw land. Het is weer van jou zodra je er orders voor stuurt, tenzij iemand anders het heeft overgenomen.
    .open = { $open ->
        [invited] Wie door de spelleider is toegelaten, kan zo'n land overnemen: stuur SIGN ON land { $game } en een wachtwoord naar { $address }
       *[all] Wie bij deze judge geregistreerd is, kan zo'n land overnemen: stuur SIGN ON land { $game } en een wachtwoord naar { $address }
    }
email-openings = { $number ->
        [many] { $powers } hebben geen speler in de partij '{ $game }'.
       *[one] { $powers } heeft geen speler in de partij '{ $game }'.
    }
    .subject = Wacht op vervangers
    .subject-of = Wacht op vervangers: { $letters }
    .secret = { $number ->
        [one] { $number } land heeft geen speler in de partij '{ $game }'. Wie het overneemt, hoort welk land het is.
       *[other] { $number } landen hebben geen speler in de partij '{ $game }'. Wie er een overneemt, hoort welk land het is.
    }
    .still = De partij '{ $game }' wacht nog op iemand voor { $powers }.
    .tasks = Te doen in deze fase:
    .open = { $open ->
        [invited] Wie door de spelleider is toegelaten, kan een vrij land overnemen. Stuur naar { $address }
       *[all] Wie bij deze judge geregistreerd is, kan een vrij land overnemen. Stuur naar { $address }
    }
    .advice = met een wachtwoord naar keuze. Ken je iemand die wil spelen? Stuur deze e-mail dan door. Hoe je je eerst registreert, lees je met HELP JOINING.
    .yours = Dit was jouw land. Wil je het terug? Meld je dan aan zoals altijd en stuur je orders voordat iemand anders het overneemt.
email-absence-notice = { $who } in de partij '{ $game }' is afwezig:
    .subject = Afwezigheid
    .back = { $who } in de partij '{ $game }' is in deze tijd niet meer afwezig:
    .moved = { $what ->
        [grace] { $times ->
            [one] Het respijt eindigt nu na die tijd:
           *[other] Het respijt eindigt nu na die perioden:
        }
       *[deadline] { $times ->
            [one] De deadline ligt nu na die tijd:
           *[other] De deadline ligt nu na die perioden:
        }
    }
    .unmoved = De deadline verandert niet.
    .past-phase = { $times ->
        [one] De deadline van deze fase verandert niet. In die tijd valt geen latere deadline voor { $powers }.
       *[other] De deadline van deze fase verandert niet. In die perioden valt geen latere deadline voor { $powers }.
    }
    .none = In { $times ->
        [one] die tijd
       *[other] die perioden
    } valt { $what ->
        [later] geen latere deadline
       *[all] geen deadline
    } voor { $named ->
        [yes] { $powers }
       *[no] deze speler
    }.
    .grace-as-before = De deadline van deze fase is voorbij, en het respijt eindigt op het oude tijdstip.
    .undo-by-master = Om de afwezigheid te schrappen stuur je BECOME { $power } en daaronder SET NO ABSENCE.
    .undo = Om de afwezigheid te schrappen stuur je SET NO ABSENCE.
email-pause = { $by ->
        [player] { $who } heeft de partij '{ $game }' stilgelegd. Er is geen deadline tot die weer verdergaat.
        [keeper] De beheerder van de judge heeft de partij '{ $game }' stilgelegd. Er is geen deadline tot die weer verdergaat.
       *[master] De spelleider heeft de partij '{ $game }' stilgelegd. Er is geen deadline tot die weer verdergaat.
    }
    .subject = { $what ->
        [paused] Partij ligt stil
       *[resumed] Partij gaat verder
    }
    .reminder-subject = { $what ->
        [paused] Herinnering: partij ligt stil
       *[resumed] Herinnering: partij gaat verder
    }
    .half-vacant = { $number ->
        [secret] De partij '{ $game }' ligt automatisch stil, omdat de helft van de landen of meer geen speler heeft.
        [many] De partij '{ $game }' ligt automatisch stil: { $powers } hebben geen speler, en dat is de helft van de landen of meer.
       *[one] De partij '{ $game }' ligt automatisch stil: { $powers } heeft geen speler, en dat is de helft van de landen of meer.
    }
    .long-vacant = { $named ->
        [yes] De partij '{ $game }' ligt automatisch stil, omdat twee weken lang niemand { $powers } heeft overgenomen.
       *[no] De partij '{ $game }' ligt automatisch stil, omdat twee weken lang niemand de vrije landen heeft overgenomen.
    }
    .vacant = Er is geen deadline tot die weer verdergaat, en de judge stuurt er geen herinneringen en geen verzoeken over. Orders en berichten worden nog aanvaard. Om een land over te nemen, of je eigen land terug te nemen, stuur je een van deze regels:
    .to-resume = Zijn er genoeg spelers, of wil je zonder hen verder? Stuur dan:
    .or-end = Om de partij te beëindigen stuur je TERMINATE in plaats van RESUME.
    .goes-on = { $by ->
        [players] De partij gaat verder als de spelleider of een speler RESUME stuurt.
       *[master] De partij gaat verder als de spelleider RESUME stuurt.
    }
    .still = De partij '{ $game }' ligt stil sinds { $since }.
    .taken = Orders en berichten worden nog aanvaard.
    .until = De partij gaat vanzelf verder, met de tijd die nog over was, op
    .ask-master = De partij gaat verder als de spelleider dat zegt. Met PRESS TO M kun je erom vragen.
    .gm-decides = De partij gaat verder als de spelleider dat zegt.
    .resumed = { $by ->
        [player] { $who } laat de partij '{ $game }' verdergaan.
        [keeper] De beheerder van de judge laat de partij '{ $game }' verdergaan.
       *[master] De partij '{ $game }' gaat verder.
    }
email-master-silent = De partij '{ $game }' wacht sinds { $since } tot de spelleider { $phase } verwerkt.
    .subject = Wacht op de spelleider
    .begin = De partij '{ $game }' heeft alle spelers en wacht sinds { $since } op BEGIN van de spelleider.
    .approve = Iemand wil meespelen in de partij '{ $game }' en wacht sinds { $since } op toestemming van de spelleider (SET APPROVAL).
    .late = In de partij '{ $game }' wachten orders die na de deadline kwamen sinds { $since } op de beslissing van de spelleider (SET NO LATE ORDERS).
    .paused = De partij '{ $game }' ligt sinds { $since } stil, en er staat geen dag vast waarop die verdergaat. De spelleider moet RESUME sturen.
    .to-begin = Om te beginnen stuur je BEGIN. Met SET AUTO START begint ze vanzelf.
    .to-approve = Om iedereen toe te laten die wacht, stuur je SET APPROVED ALL; met LIST zie je hun namen. Om iemand te weigeren stuur je EJECT en het adres.
    .to-accept = Om ze te laten tellen stuur je ACCEPT LATE. Om zonder die orders te verwerken stuur je PROCESS.
    .to-judge = Om te verwerken stuur je PROCESS { $phase }. Met SET NO MANUAL PROCESS doet de judge het vanzelf.
    .hand-over = Heb je geen tijd voor de partij? Vraag dan iemand om medespelleider te worden (PROMOTE en het adres) of om de partij over te nemen (HAND OVER en het adres).
    .shared = De partij heeft geen aparte spelleider: elke speler kan de klok weer laten lopen met RESUME.
    .keeper = Ook de beheerder van de judge hoort dit: { $keeper }. Je krijgt dit bericht niet nog een keer.
email-game-arrived = De partij '{ $game }' loopt nu bij deze judge. De partij gaat verder waar ze was: stelling, deadline en spelers zijn gebleven. Stuur e-mail ervoor naar { $address }, niet meer naar de vorige judge. Orders en berichten die je aan de vorige judge stuurde zijn niet meegekomen: stuur die opnieuw.
    .subject = Nu bij deze judge
    .whole = De partij '{ $game }' loopt nu bij deze judge. De partij gaat verder waar ze was: orders, berichten en spelers zijn gebleven. Stuur e-mail ervoor naar { $address }, niet meer naar de vorige judge.
    .password = Je wachtwoord is niet meegekomen. Om er een te kiezen stuur je deze regel naar de judge:
    .token = Vervang { $placeholder } door het wachtwoord dat je wilt. Het token werkt één keer, tot { $expires }. Daarna krijg je een ander met FORGOT PASSWORD { $game }.
email-game-moved = De beheerder van de judge heeft de partij '{ $game }' verhuisd naar een andere judge. Daar gaat ze verder. Stuur e-mail ervoor naar dit adres, niet meer naar deze judge:
    .subject = Nu bij een andere judge
    .advice = Die judge vertelt je hoe het daar verdergaat en hoe je een wachtwoord kiest: dat van hier is niet meegegaan. Komt er geen e-mail, vraag het dan aan de beheerder van deze judge: { $keeper }
email-game-ended = De partij '{ $game }' is zonder uitslag geëindigd.
    .subject = Partij beëindigd
    .victory-subject = Winst: { $letters }
    .draw-subject = Gelijkspel: { $letters }
    .victory = De partij '{ $game }' is gewonnen door { $winners }. Gefeliciteerd!
    .declared-victory = De partij '{ $game }' is gewonnen door { $winners }.
    .conceded = Alle andere aanwezige spelers gunden die winst.
    .draw = De partij '{ $game }' is geëindigd in gelijkspel tussen { $winners }.
    .last-year-draw = De partij '{ $game }' is in het laatste jaar, { $year }, geëindigd in gelijkspel tussen { $winners }.
    .congratulations = Gefeliciteerd aan iedereen die het tot het eind volhield!
    .practice = De oefenpartij '{ $game }' is zonder uitslag geëindigd.
    .called-off = { $by ->
        [keeper] De beheerder van de judge heeft de partij '{ $game }' afgelast voordat ze begon.
       *[master] De spelleider heeft de partij '{ $game }' afgelast voordat ze begon.
    }
    .others = Met LIST zie je andere partijen die spelers zoeken.
    .stopped = { $by ->
        [keeper] De beheerder van de judge heeft de partij '{ $game }' zonder uitslag beëindigd.
       *[master] De spelleider heeft de partij '{ $game }' zonder uitslag beëindigd.
    }
    .agreed = De partij '{ $game }' is zonder uitslag geëindigd: de spelers stemden daarvoor.
    .declared = De spelleider heeft dit beslist, met deze reden:
    .ranking = De spelers spraken deze volgorde af:
    .declared-ranking = De spelleider besliste over deze volgorde:
    .players = Spelers:
    .centres = Aanvoergebieden bij de start en aan het eind van elk jaar:
    .statistics = Fasen met zetten waarin er orders te geven waren (Zetten) en waarin er geen kwamen (NMR), fasen met te late orders (Laat):
    .statistics-and-letters = Fasen met zetten waarin er orders te geven waren (Zetten) en waarin er geen kwamen (NMR), fasen met te late orders (Laat), en ondertekende berichten:
    .record = { $in_time ->
        [one] Voor jou telt deze partij als { $in_time } beurt op tijd en { $late } te laat: { $points } punten betrouwbaarheid. Stuur GET DEDICATION voor al je gegevens.
       *[other] Voor jou telt deze partij als { $in_time } beurten op tijd en { $late } te laat: { $points } punten betrouwbaarheid. Stuur GET DEDICATION voor al je gegevens.
    }
    .position = De eindstelling:
    .diary = Uit het dagboek van { $power }:
    .thanks = Bedankt voor het spelen. Je kunt nog berichten sturen (PRESS, BROADCAST) om over de partij na te praten. Met LIST zie je welke partijen spelers zoeken.
    .thanks-in-silence = Bedankt voor het spelen. Met LIST zie je welke partijen spelers zoeken.
    .thanks-for-practice = Bedankt voor het spelen. Met SIGN ON ?practice begin je een nieuwe oefenpartij.
    .thanks-removed = Bedankt voor het spelen. De judge bewaart deze partij niet meer, dus berichten en commando's ervoor hebben geen effect. Met LIST zie je welke partijen spelers zoeken.
    .web = De hele partij op het web: { $page }
email-sat-out = Ronde { $number } van de serie '{ $game }' is begonnen: { $games }. Er zijn niet genoeg spelers voor nog een partij. Wie zich het eerst aanmeldde of het minst heeft gespeeld, gaat voor. Daarom is er in deze ronde geen plaats voor jou. In de volgende ga jij voor.
    .subject = Ronde { $number }: geen plaats voor jou
email-standby-moved = Het respijt in de partij '{ $game }' eindigt op een ander tijdstip dan je gehoord had. Ontbreken er dan nog orders van { standby-power }, dan is het van jou. Je hoort het in elk geval.
    .subject = { $what ->
        [paused] { $named ->
            [yes] Reserve voor { $power }: stilgelegd
           *[no] Reserve voor een land: stilgelegd
        }
       *[moved] { $named ->
            [yes] Reserve voor { $power }: ander tijdstip
           *[no] Reserve voor een land: ander tijdstip
        }
    }
    .season = De regels van de partij '{ $game }' zijn veranderd. Stuurt de speler van { standby-power } ook voor het volgende seizoen geen orders, dan is het van jou, en je hoort dat.
    .paused = De partij '{ $game }' ligt stil. De deadlines zijn opgeschort, en ook je aanbod om { standby-power } over te nemen. Je hoort het nieuwe tijdstip als ze verdergaat.
    .grace = Respijt eindigt: { $until }
    .decline = Kan het voor jou niet meer? Antwoord dan met NO, dan wordt iemand anders gevraagd.
email-series-table = Ronde { $number } van de serie '{ $series }' is afgelopen. De stand, volgens { $scoring }:
    .subject = Stand na ronde { $number }
    .last-subject = Eindstand
    .last = De serie '{ $series }' is afgelopen. De eindstand, volgens { $scoring }:
    .next = Je doet mee aan de volgende ronde, als die er komt. Stuur RESIGN om uit de serie te stappen.
    .next-by-master = Stuur ROUND om de volgende ronde te openen, ROUND TOP voor een partij van de beste spelers, of TERMINATE om de serie te beëindigen.
table-of-series = Er telt nog geen partij in de serie.
    .going-on = Wordt nog gespeeld: { $games }.
    .not-counted = Afgelopen, maar niet in de stand: { $games }. Een gunboat-partij telt als alle partijen van de ronde zijn afgelopen, als dan te zien is wie er speelden. Een partij die eindigde voordat er een fase verwerkt was, telt nooit.
email-start-taken-back = De spelleider heeft de start van de partij '{ $game }' teruggedraaid. Ze wacht weer op de start, alsof ze niet begonnen was. Alle spelers doen nog mee. Bij de start worden de landen opnieuw verdeeld, en orders tot nu toe tellen niet.
    .subject = Start teruggedraaid
    .missing = De partij begint als { $missing ->
        [one] nog { $missing } speler meedoet
       *[other] nog { $missing } spelers meedoen
    }, of zonder hen als de spelleider FORCE BEGIN stuurt.
    .full = De partij begint als de spelleider dat zegt.
    .wishes = De voorkeuren van de spelers voor landen gelden nog. Met SET PREFERENCE wijzig je die van jou. Stuur RESIGN om uit de partij te stappen.
    .no-wishes = Stuur RESIGN om uit de partij te stappen.
email-vote-awaits = Voorstel { $number }, { $terms }, is aangenomen in '{ $game }', maar meer dan de helft van de spelers die orders stuurden, heeft er niet over gestemd. Daarom kun jij het weigeren.
    .subject = Voorstel { $number } vraagt jouw beslissing
    .no = de partij gaat door
    .yes = de partij eindigt zo, nu meteen
    .silence = Antwoord je niet, dan eindigt de partij zo als de volgende zetten verwerkt worden.
email-vote-closed = Voorstel { $number }, { $terms }, is verworpen. '{ $game }' gaat door.
    .subject = Voorstel { $number } { $result ->
        [passed] aangenomen
        [withdrawn] ingetrokken
       *[failed] verworpen
    }
    .passed = Voorstel { $number }, { $terms }, is aangenomen in '{ $game }'.
    .withdrawn = Voorstel { $number }, { $terms }, is door de indiener ingetrokken. '{ $game }' gaat door.
    .refused = De spelleider heeft voorstel { $number }, { $terms }, geweigerd, omdat meer dan de helft van de spelers er niet over had gestemd. '{ $game }' gaat door.
    .silence = Spelers die niet stemden, gingen akkoord, maar er is minstens één YES nodig en geen enkele NO.
    .all = De YES van elke speler was nodig. Spelers die niet stemden, gingen niet akkoord.

## Parts of several emails.

done-by = { $who }, een van de spelleiders, heeft dit gedaan:
reply-with-yes = beantwoord dan deze e-mail met alleen het woord YES
reply-with-line = beantwoord dan deze e-mail met de regel YES { $token }
your-words = je tekst
game-on-the-web = De partij op het web: { $page }
board = HET BORD
    .seen = WAT JE ZIET
deadline-subject = Deadline verschoven naar: { $deadline }
    .grace = Respijt verschoven naar: { $grace }
absence-time = van
    .until = tot
holdings = { $units ->
        [one] { $units } eenheid
       *[other] { $units } eenheden
    }, { $centres ->
        [one] { $centres } aanvoergebied
       *[other] { $centres } aanvoergebieden
    }
master-writes = De spelleider schrijft:
write-to-master = Om de spelleider te schrijven stuur je PRESS TO M, je tekst en ENDPRESS, elk op een eigen regel.
keep-master-password = Het wachtwoord van een spelleider is voor niemand anders. Elke speler heeft een eigen wachtwoord.
what-email-did = Wat de e-mail deed:
resume-game = Om de klok weer te laten lopen stuur je RESUME. Om de dag te bepalen waarop de partij verdergaat, stuur je PAUSE UNTIL en de dag.

# The clock of a phase. `what` comes of orders that are missing when grace ends; `owes` some or has sent none; others
# are asked as `standbys`.

after-grace = { $what ->
        [replaced] { late-power }, kan vervangen worden; de partij wacht.
        [bots] de bots van de judge geven de orders voor { late-power }{ but-standbys }.
        [disorder] de fase wordt verwerkt met de orders die er zijn; het land van { late-power }, raakt stuurloos{ but-standbys }.
        [retreats] de fase wordt verwerkt. Verdreven eenheden zonder order worden opgeheven.
        [adjustments] de fase wordt verwerkt. Wat niet gebouwd wordt, vervalt, en de regels kiezen welke eenheden verwijderd worden.
       *[moves] de fase wordt verwerkt. Eenheden zonder order blijven staan, en wie voor het tweede seizoen op rij geen orders stuurt, verliest het land.
    }
due = Deadline:
    .grace = Respijt:
    .past = dat was { $left }
    .not-before = { $left }, niet eerder
    .sooner = { $left }; eerder als alle orders binnen zijn (en er geen WAIT is ingesteld)
    .by-master = De fase wordt pas verwerkt als de spelleider PROCESS stuurt.
    .late-by-master = Te late orders tellen alleen als de spelleider ze aanvaardt.
    .late-until-then = Tot dan tellen te late orders nog.
    .replaced = Wie aan het eind van het respijt nog orders moet sturen, kan vervangen worden.
    .no-grace = Er is geen respijt. Na de deadline: { after-grace }
    .late-accepted = Te late orders tellen alleen als de spelleider ze aanvaardt. Wie op tijd orders stuurde, is niet te laat: eenheden zonder order blijven staan.
    .then = Na het respijt geldt: { after-grace }
    .late-then = Tot dan tellen te late orders nog. Na het respijt geldt: { after-grace }
    .silent-disorder = Je stuurde vorig seizoen geen orders. Als je er ook dit seizoen geen stuurt, raakt { $power } stuurloos en kan iedereen het overnemen.
    .silent-held-over = Je stuurde vorig seizoen geen orders. Als je er ook dit seizoen geen stuurt, kan iedereen { $power } overnemen, en wordt het seizoen daarvoor één keer verlengd.
due-practice = Deze fase wordt verwerkt zodra je orders compleet zijn, en de uitslag volgt meteen. Ontbreken er op { $deadline } nog orders, dan eindigt de partij.
    .waiting = Je hebt WAIT ingesteld, dus deze fase wordt op { $deadline } verwerkt als je orders dan compleet zijn. Zijn ze dat niet, dan eindigt de partij.
game-paused = De partij ligt stil. Er is geen deadline tot { $by ->
        [players] de spelleider of een speler
       *[master] de spelleider
    } RESUME stuurt.
    .until = De partij ligt stil. De partij gaat vanzelf verder, met de tijd die nog over was, of eerder als { $by ->
        [players] de spelleider of een speler
       *[master] de spelleider
    } RESUME stuurt:
resumed-when = als { $by ->
        [players] de spelleider of een speler
       *[master] de spelleider
    } RESUME stuurt
    .until = vanzelf op { $until }, of als { $by ->
        [players] de spelleider of een speler
       *[master] de spelleider
    } RESUME stuurt

## Orders in force, and what to send next.

orders-held = { $power }: geen orders nodig.
    .title = JE ORDERS
    .ahead = Bewaard voor latere fasen (wissen doe je met CLEAR):
    .ahead-builds = Bouwen en verwijderen geldt in deze volgorde, tot het er zoveel zijn als je toekomen.
    .late = Aangekomen na de deadline; wacht op de beslissing van de spelleider:
    .late-declined = Aangekomen na de deadline; niet aanvaard door de spelleider:
    .lent = Lopende PROXY's (tot je ze intrekt):
change-orders = Je kunt ze nog wijzigen: stuur alleen de nieuwe.
    .replacing = Je kunt ze nog wijzigen: stuur ze allemaal opnieuw, of ADD en alleen de nieuwe.
unconfirmed = { $count ->
        [one] { $count } order kwam onder jouw naam op { $came } en wacht: TELT NOG NIET. Heb jij die gestuurd? Beantwoord dan de e-mail die ernaar vraagt met YES. Je kunt je orders ook opnieuw sturen, als antwoord op deze e-mail.
       *[other] { $count } orders kwamen onder jouw naam op { $came } en wachten: TELLEN NOG NIET. Heb jij ze gestuurd? Beantwoord dan de e-mail die ernaar vraagt met YES. Je kunt je orders ook opnieuw sturen, als antwoord op deze e-mail.
    }
    .proposed = { $count ->
        [one] { $count } van je regels heeft je YES nodig en telt niet zonder: { LIST($lines, type: "and") }. Beantwoord de e-mail die ernaar vraagt met YES, of stuur de regel als antwoord op deze e-mail.
       *[other] { $count } van je regels hebben je YES nodig en tellen niet zonder: { LIST($lines, type: "and") }. Beantwoord de e-mail die ernaar vraagt met YES, of stuur de regels als antwoord op deze e-mail.
    }
next-step = Stuur HELP ORDERS om te zien hoe je orders schrijft.
    .answer = Beantwoord deze e-mail met je orders:
    .mail = Stuur dit naar { $address }, met je orders en je wachtwoord ingevuld:
    .with-retreats = Zet in dezelfde e-mail, eronder, waar je eenheden heen gaan als ze verdreven worden. Vóór de volgende zetten zijn er geen orders meer nodig; een eenheid zonder order wordt opgeheven. Een voorbeeld:
    .with-builds = Zet in dezelfde e-mail, eronder, waar je eenheden heen gaan als ze verdreven worden, en wat je bouwt of verwijdert. Vóór de volgende zetten zijn er geen orders meer nodig: een eenheid zonder order wordt opgeheven, en wat je niet bouwt, vervalt. Een voorbeeld:
    .moves = Waar je eenheden heen kunnen (legers aan de kust ook via konvooi):
    .choices = Je mogelijkheden:
    .examples = Voorbeelden van orders (de hele lijst krijg je met HELP ORDERS):
    .illegal = Voorbeelden van regels, mogelijk of niet (uitleg krijg je met HELP ILLEGAL):
    .naval = Vloten hebben hier eigen orders, zoals { $steps } en { $patrol }. HELP NAVAL legt die uit, HELP ORDERS alle andere.
    .naval-examples = Voorbeelden van orders (HELP ORDERS legt die van elke partij uit, HELP NAVAL die van vloten in deze):
    .naval-later = Zodra eenheden bewegen, doen vloten twee stappen en hebben ze eigen orders, zoals { $steps } of { $patrol }. HELP NAVAL legt ze allemaal uit.
order-example = beweegt
    .support = steunt een zet
    .support-hold = steunt een eenheid die blijft staan
    .convoy = konvooieert een leger
    .hold = blijft staan
    .two-steps = twee stappen, de laatste naar een aanvoergebied
    .step-and-convoy = een stap, daarna een konvooi
    .patrol = twee vloten patrouilleren
    .block = blokkeert de zeestraat
    .let-pass = de eigenaar van het aanvoergebied laat vloten door

## A phase: its deadline, its results.

own-power-eliminated = Je hebt geen eenheden en geen aanvoergebieden meer: je land is uitgeschakeld.
    .short = uitgeschakeld
own-unit-dislodged = { $gone ->
    [yes] { $unit } is verdreven, kon nergens heen en is vernietigd.
   *[no] { $unit } is verdreven.
}
    .by = { $gone ->
        [yes] { $unit } is verdreven door { $attacker }. De eenheid kon nergens heen en is vernietigd.
       *[no] { $unit } is verdreven door { $attacker }.
    }
    .short = { $gone ->
        [yes] { $units ->
            [one] { $unit } vernietigd
           *[other] { $units } eenheden vernietigd
        }
       *[no] { $units ->
            [one] { $unit } verdreven
           *[other] { $units } eenheden verdreven
        }
    }
own-unit-removed = { $why ->
    [patrolled] { $unit } is door een patrouille van het bord genomen.
    [helped] { $unit } is vernietigd, zoals elke vloot die na een stap steunt of konvooieert.
   *[annihilated] { $unit } is vernietigd: de twee stappen eindigden niet in een aanvoergebied.
}
    .short = { $units ->
        [one] { $unit } verloren
       *[other] { $units } eenheden verloren
    }
own-centre-lost = Je hebt { $centre } verloren.
    .to = Je hebt { $centre } verloren aan { $power }.
    .short = { $number ->
        [one] { $centre } verloren
       *[other] { $number } aanvoergebieden verloren
    }
own-centre-gained = Je hebt { $centre } veroverd.
    .short = { $number ->
        [one] { $centre } veroverd
       *[other] { $number } aanvoergebieden veroverd
    }
own-unit-moved = { $unit } ging naar { NAME($place, form: "nominative") }.
own-unit-stayed = { $unit } kwam niet in { NAME($place, form: "nominative") }.
own-unit-retreated = { $unit } trok zich terug naar { NAME($place, form: "nominative") }.
own-unit-held = { $given ->
    [no] { $unit } had geen order en bleef staan.
   *[yes] { $unit } bleef staan.
}
own-unit-built = { $unit } is gebouwd.
own-unit-disbanded = { $unit } is opgeheven.
own-order-failed = { $order } mislukte.
own-order-done = { $order } is uitgevoerd.
owed-by = { $task ->
    [retreat] terugtrekken
    [build] bouwen
    [remove] verwijderen
   *[orders] orders
} vóór { $due }
email-page-deadline = Deadline: { $deadline }
email-page-title = { $game }: { $phase }
email-results = Je speelt { $power }.
    .subject = Uitslag
    .subject-with = Uitslag: { $what }
    .own = Je eenheden
    .yours-before = { $power } was van jou. Het is weer van jou zodra je er orders voor stuurt, tenzij iemand anders het heeft overgenomen.
    .unseen = Deze fase is verwerkt. Je kon er niets van zien.
    .no-retreats = Geen eenheid hoefde zich terug te trekken.
    .no-orders = Er waren geen orders om te verwerken.
    .summer = In de zomer gezegd, zonder effect:
    .ahead = Je orders voor { $phase }
    .taken = Aanvaard:
    .dropped = AFGEWEZEN:
    .unneeded = Niet gebruikt:
    .why = WAAROM
    .strengths = Getallen geven kracht aan: 1 voor de eenheid plus 1 voor elke steun.
    .by-master = De spelleider heeft deze fase zelf laten verwerken.
    .next = WAT JE NU MOET DOEN
    .over = De partij is afgelopen. Een aparte e-mail zegt hoe ze eindigde.
    .later = Je krijgt een e-mail als de volgende fase opent.
    .web = Uitslag met kaart: { $page }
email-reminder = Je orders voor { $power } in '{ $game }' zijn niet compleet, en de deadline is dichtbij.
    .subject = Herinnering
    .nudge-subject = Eerste orders
    .nudge = De partij '{ $game }' is begonnen en de helft van de tijd voor de eerste orders is om, maar er zijn nog geen orders voor { $power }. Heb je de eerste e-mail gekregen?
    .nudge-waiting = De partij '{ $game }' is begonnen en de helft van de tijd voor de eerste orders is om, maar er tellen nog geen orders voor { $power }.
email-late-notice = De deadline is voorbij, en de partij '{ $game }' wacht op { $powers }.
    .subject = Te laat
    .subject-of = Te laat: { $letters }
    .secret = De deadline is voorbij, en de partij '{ $game }' wacht op ontbrekende orders.
    .times = { $power }: { $times ->
        [one] { $times } keer te laat in deze partij
       *[other] { $times } keer te laat in deze partij
    }
    .declined = Er kwamen op tijd geen orders van je, en de spelleider heeft de latere niet aanvaard.
    .kept = Er kwamen op tijd geen orders van je. Orders die je nu stuurt, worden bewaard, en de spelleider krijgt de vraag of ze tellen.
    .yours = { $waits ->
        [secret] Ook jouw orders ontbreken. Orders die je nu stuurt, tellen nog.
        [duel] Ook je tegenstander is te laat. Orders die je nu stuurt, tellen nog.
        [opponent] Je tegenstander wacht op jou. Orders die je nu stuurt, tellen nog.
        [all] Alle spelers zijn te laat, jij ook. Orders die je nu stuurt, tellen nog.
       *[others] De andere spelers wachten op jou. Orders die je nu stuurt, tellen nog.
    }
    .judged = De fase wordt verwerkt als { $comes ->
        [accepted] de spelleider te late orders aanvaardt
       *[missing] de ontbrekende orders binnenkomen
    }, of als { $ends ->
        [replaced] iemand het land overneemt en orders stuurt
       *[grace] het respijt eindigt
    }.
    .leads = Je bent de spelleider. Je kunt wachten, of een van deze dingen doen.
    .nothing = Je hoeft niets te doen.
    .press = schrijf naar wie te laat is
    .grace = geef nog een dag
    .process = verwerk zonder hun orders
    .eject = maak het land vrij voor een andere speler
email-pending-orders = De partij '{ $game }' is nu bij { $phase }, en jij had er als { $power } al orders voor gestuurd.
    .subject = Vooraf gestuurde orders
    .conditions = Je voorwaardelijke orders:
    .taken = Aanvaard:
    .dropped = AFGEWEZEN, omdat ze niet meer geldig zijn:
    .unneeded = Niet gebruikt, omdat aan de voorwaarde niet is voldaan:
email-deadline-changed = { $by ->
        [judge] De judge heeft de tijden van deze fase in de partij '{ $game }' gewijzigd.
        [master] De spelleider heeft de tijden van deze fase in de partij '{ $game }' gewijzigd.
       *[player] { $who } heeft de tijden van deze fase in de partij '{ $game }' gewijzigd.
    }
    .held-over = Het seizoen wordt verlengd in de partij '{ $game }', zodat iemand { $powers } kan overnemen. Alle orders tot nu toe tellen nog.
    .held-over-unnamed = Het seizoen wordt verlengd in de partij '{ $game }', zodat iemand een land zonder speler kan overnemen. Alle orders tot nu toe tellen nog.
    .down = De judge lag stil van { $since } tot { $until }. E-mails uit die tijd worden nu verwerkt.
    .moved = De tijden van deze fase in de partij '{ $game }' vielen daarin, dus de judge heeft ze verschoven. Niemand is daardoor te laat.
    .lost = De fase is nog open, maar niet alles wat ervoor gestuurd is, telt nog. Stuur LIST { $game } onder SIGN ON om je orders te zien, en stuur opnieuw wat ontbreekt. Had je om WAIT gevraagd, of gestemd voor gelijkspel of winst? Doe dat dan ook opnieuw.

## A game starts, its players, its settings.

email-game-starting = Je doet mee aan de Diplomacy-partij '{ $game }' als { $role }.
    .subject = De partij begint
    .watched = De Diplomacy-partij '{ $game }' begint, en je kijkt mee als toeschouwer.
    .again = De spelleider heeft de eerste start van de partij '{ $game }' teruggedraaid en is opnieuw begonnen. Orders, WAITs en stemmen van daarvoor tellen niet: stuur ze opnieuw. { $powers ->
        [anew] De landen zijn opnieuw verdeeld.
       *[same] Alle spelers hebben hetzelfde land als eerst.
    }
    .series = Deze partij hoort bij de serie '{ $series }'. Je wachtwoord is dat waarmee je aan de serie meedoet.
    .also = Je speelt ook { $powers }, en krijgt daar aparte e-mails voor: beantwoord elk met de orders van dat land.
    .players = Deze spelers doen mee aan de partij:
    .position = Beginstelling voor { $season }.
    .empty = Er staan nog geen eenheden op het bord ({ $season }): elk land bouwt zijn eerste eenheden.
    .now = WAT JE NU MOET DOEN
    .against-bot = Stuur je orders. { $opponent } is een bot van de judge, en de orders daarvan zijn binnen.
    .against-bots = Stuur je orders. De bots van de judge spelen de andere landen; hun orders zijn binnen.
    .practice = Met RESIGN kun je de partij op elk moment beëindigen.
    .illegal = Er is geen press; alleen met je orders kun je iets zeggen (HELP ILLEGAL). Stuur je orders; je kunt ze zo vaak wijzigen als je wilt tot de fase verwerkt is.
    .silent = Er is geen press in deze partij. Stuur je orders; je kunt ze zo vaak wijzigen als je wilt tot de fase verwerkt is.
    .duel = Schrijf je tegenstander: PRESS TO { $opponent }, je tekst en ENDPRESS, elk op een eigen regel (HELP TALKING). Stuur daarna je orders; je kunt ze zo vaak wijzigen als je wilt tot de fase verwerkt is.
    .talk = Schrijf naar de andere spelers (HELP TALKING laat zien hoe). Stuur daarna je orders; je kunt ze zo vaak wijzigen als je wilt tot de fase verwerkt is.
    .sooner = De fase wordt eerder verwerkt als alle orders binnen zijn. Stuur SET WAIT om de fase tot de deadline open te houden.
    .earliest = De fase wordt eerder verwerkt als alle orders binnen zijn, maar niet vóór { $earliest }. Stuur SET WAIT om de fase tot de deadline open te houden.
    .list = Met LIST { $game } zie je op elk moment hoe de partij ervoor staat.
    .settings = De belangrijkste instellingen van '{ $game }', en alle die afwijken van de gewone (met LIST { $game } zie je ze allemaal):
email-roll-call = De partij '{ $game }' ({ $board }) heeft alle spelers en gaat bijna beginnen. Voordat de landen verdeeld worden, krijgen alle spelers de vraag: ben je er?
    .subject = Ben je er? Antwoord met YES
    .yes = Als je er bent, { reply-with-yes }, of stuur I AM HERE onder je SIGN ON.
    .until = De partij begint zodra iedereen heeft geantwoord. Wie op { $until } niet heeft geantwoord, raakt de plaats kwijt aan iemand anders.
email-invitation = { $master } nodigt je uit voor de partij '{ $game }' ({ $board }) bij deze judge.
    .subject = Speel je mee?
    .forming = Wil je meedoen? Antwoord dan met deze regel en een wachtwoord naar keuze:
    .running = De partij is begonnen. Is er een land vrij, dan kun je dat overnemen met deze regel en een wachtwoord naar keuze:
    .advice = Met LIST { $game } zie je het bord en de instellingen. Wil je niet meespelen, dan kun je deze e-mail negeren; er volgt er geen meer.
email-player-joined = { $who } doet mee aan { $to ->
        [series] de serie
       *[game] de partij
    } '{ $game }', als speler nummer { $number }.
    .subject = Nieuwe speler: #{ $number }
    .round = Stuur ROUND om zoveel partijen te openen als er spelers voor zijn.
    .needed = De partij begint zodra er nog { $needed ->
        [one] { $needed } speler bij is gekomen.
       *[other] { $needed } spelers bij zijn gekomen.
    }
    .needed-and-approval = De partij begint zodra er nog { $needed ->
        [one] { $needed } speler bij is gekomen
       *[other] { $needed } spelers bij zijn gekomen
    } en de spelleider heeft toegelaten wie op toestemming wacht.
    .approval = Alle plaatsen zijn nu bezet. De partij begint als de spelleider heeft toegelaten wie op toestemming wacht.
    .roll-call = Alle plaatsen zijn nu bezet. Voordat de partij begint, krijgen alle spelers de vraag of ze er zijn.
    .begin = Alle plaatsen zijn nu bezet. Stuur BEGIN om de partij te beginnen: je hebt gekozen om dat zelf te doen (SET MANUAL START).
    .manual = Alle plaatsen zijn nu bezet. De partij begint als de spelleider dat zegt.
    .starts-at = Alle plaatsen zijn nu bezet. De partij begint op
    .starts = Alle plaatsen zijn nu bezet. De partij begint.
    .wishes = Voorkeuren voor landen tot nu toe, favoriet eerst:
    .assigned = { $powers } is toegewezen
email-settings-changed = De instellingen van de partij '{ $game }' zijn gewijzigd:
    .subject = Instellingen gewijzigd
    .by = { $who } heeft de instellingen van de partij '{ $game }' gewijzigd:
    .was = was
    .now = nu
    .empty = (leeg)
    .board = De landen op dit bord zijn { $powers }. De regels krijg je met GET RULES.{ $board }, de gebieden met GET MAP.{ $board }. Iedereen zit nog in de partij. Voorkeuren voor landen die er niet op staan zijn gewist. Met SET PREFERENCE stuur je andere, met RESIGN stap je uit.
    .needed = Nodig: { $needed }.
    .list = Met LIST { $game } zie je alle instellingen.

# Somebody who may not be known to the reader, at the beginning of a sentence.

unnamed-person = Iemand
    .listed = iemand
    .of-power = De speler van { $power }
    .of-game = Iemand uit de partij
    .of-players = Een van de spelers
    .master = De spelleider
unnamed-address = een ander adres
late-power = { $owes ->
        [some] wie nog orders moet sturen
       *[none] wie geen orders heeft gestuurd
    }
but-standbys = { $standbys ->
        [asked] , tenzij iemand van de reservelijst het land overneemt: die speelt dan verder en kan eerst nog orders sturen
       *[none] {""}
    }
email-seat-changed = { $who } ({ $address }) heeft { $power } in de partij '{ $game }' overgenomen en speelt het vanaf { $phase }. Welkom!
    .subject = Nieuwe speler: { $letter }
    .observing-subject = Nieuwe toeschouwer
    .new-player-subject = { $power } heeft een nieuwe speler
    .led-again-subject = Land overgenomen: { $letter }
    .new-master-subject = Nieuwe spelleider
    .master-left-subject = Een spelleider vertrekt
    .partner-left-subject = Een speler minder: { $letter }
    .spectator-you-subject = Je ziet wat { $power } krijgt
    .spectator-ended-you-subject = Je ziet niet meer wat { $power } krijgt
    .spectator-subject = Iemand kijkt mee met { $power }
    .spectator-ended-subject = Niemand kijkt meer mee met { $power }
    .returned-subject = Speler terug: { $letter }
    .admitted-subject = Je kunt terugkomen
    .approved-subject = Je bent toegelaten
    .waits-again-subject = Je hebt weer toestemming van de spelleider nodig
    .unanswered-you-subject = Je bent je plaats kwijt
    .unanswered-subject = Geen antwoord: speler
    .ejected-subject = Verwijderd: { $what ->
        [power] { $power }
        [player] speler
       *[observer] toeschouwer
    }
    .resigned-subject = Uitgestapt: { $what ->
        [power] { $power }
        [player] speler
       *[observer] toeschouwer
    }
    .replaced = { $sent ->
        [some] Niet al je orders voor { $power } in de partij '{ $game }' waren er toen het respijt eindigde. Iemand van de reservelijst speelt het nu.
       *[none] Je orders voor { $power } in de partij '{ $game }' waren er niet toen het respijt eindigde. Iemand van de reservelijst speelt het nu.
    }
    .succeeded = { $power } in de partij '{ $game }', dat van jou was, heeft een nieuwe speler.
    .thanks = Bedankt voor de beurten die je speelde. Met LIST zie je welke partijen spelers zoeken. Met SIGN UP AS STANDBY word je gevraagd als er een land vrijkomt.
    .led-again = { $power } in de partij '{ $game }' heeft weer een speler, vanaf { $phase }.
    .new-master = { $who } ({ $address }) is nu spelleider van de partij '{ $game }'. De beheerder van de judge heeft de partij overgedragen.
    .co-master = { $by ->
        [keeper] { $who } is nu ook spelleider van de partij '{ $game }', zo heeft de beheerder van de judge beslist.
       *[master] { $who } is nu ook spelleider van de partij '{ $game }'.
    }
    .all-masters = PRESS TO M gaat naar alle spelleiders; elk van hen kan beslissen.
    .successor-of-you = { $who } heeft ja gezegd en is nu in jouw plaats spelleider van de partij '{ $game }'. Je zit niet meer in de partij. Om mee te kijken stuur je OBSERVE { $game } en een wachtwoord.
    .successor = { $who } is nu spelleider van de partij '{ $game }'. De vorige spelleider heeft de partij overgedragen.
    .master-left = { $named ->
        [yes] { $who } is geen spelleider meer van de partij '{ $game }'. Er is nog een andere spelleider.
       *[no] Een van de spelleiders van de partij '{ $game }' is vertrokken. Er is nog een andere spelleider.
    }
    .master-out-by-keeper = De beheerder van de judge heeft beslist dat je geen spelleider meer bent van de partij '{ $game }'. Wil je weten waarom? Vraag het: { $keeper }
    .master-out-by-first = De eerste spelleider van de partij '{ $game }' heeft beslist dat je geen spelleider meer bent.
    .master-out = { $named ->
        [yes] { $who } is geen spelleider meer van de partij '{ $game }'.
       *[no] Een van de spelleiders van de partij '{ $game }' is geen spelleider meer.
    } { $by ->
        [keeper] De beheerder van de judge heeft dit beslist.
       *[master] De eerste spelleider heeft dit beslist.
    }
    .partner = { $named ->
        [yes] { $who } speelt nu { $power } in de partij '{ $game }', samen met de speler die er al was.
       *[no] Wie je gevraagd hebt, speelt nu samen met jou { $power } in de partij '{ $game }'.
    }
    .partner-left-you = Je speelt { $power } in de partij '{ $game }' niet meer: dat heeft de speler van dat land zo beslist.
    .partner-too = { $named ->
        [yes] { $who } speelde ook { $power } in de partij '{ $game }', en doet dat niet meer.
       *[no] Iemand anders speelde ook { $power } in de partij '{ $game }', en doet dat niet meer.
    }
    .partner-left = { $named ->
        [yes] { $who } speelt { $power } in de partij '{ $game }' niet meer. De andere speler gaat door.
       *[no] Een van de spelers van { $power } in de partij '{ $game }' is gestopt. De andere gaat door.
    }
    .spectator-you = De speler van { $power } in de partij '{ $game }' laat je de e-mails zien die { $power } krijgt: de uitslagen en de berichten.
    .spectator-may = Je kunt er niets voor sturen. Wat je ziet, is alleen voor jou. Wil je het niet meer, stuur dan RESIGN. Om daarna weer gewoon mee te kijken stuur je OBSERVE { $game } en een wachtwoord.
    .spectator-ended-you = Je ziet niet meer wat { $power } in de partij '{ $game }' krijgt: dat heeft de speler zo beslist. Je kijkt mee zoals eerst.
    .spectator = { $who } kan als toeschouwer zien wat { $power } in de partij '{ $game }' krijgt: dat heeft de speler zo beslist. Iets sturen voor { $power } kan niet. De spelleider kan dit verbieden met SET NO SPECTATORS.
    .spectator-not-watching = Nu kijkt deze persoon niet naar de partij en ziet dus niets.
    .spectator-ended = { $who } ziet niet meer wat { $power } in de partij '{ $game }' krijgt.
    .returned = { $who } is terug en speelt weer { $power } in de partij '{ $game }'.
    .observing = { $who } kijkt nu mee bij de partij '{ $game }'.
    .stopped-observing = { $who } kijkt niet meer mee bij de partij '{ $game }'.
    .admitted = De spelleider van de partij '{ $game }' laat je terugkomen. Is de plaats nog vrij, stuur dan een van deze regels met een wachtwoord naar keuze:
    .admitted-player = De spelleider van de partij '{ $game }' laat je terugkomen. Is de plaats nog vrij, stuur dan deze regel met een wachtwoord naar keuze:
    .approved = De spelleider van de partij '{ $game }' heeft je toegelaten. Je speelt mee zodra ze begint.
    .approved-running = De spelleider van de partij '{ $game }' heeft je toegelaten. Is er een land vrij, stuur dan deze regel met een wachtwoord naar keuze:
    .waits-again = De spelleider van de partij '{ $game }' heeft je toestemming ingetrokken. { $place ->
        [kept] Je houdt je plaats, maar je hebt weer toestemming van de spelleider nodig.
       *[none] Om mee te spelen heb je weer toestemming van de spelleider nodig.
    } Je hoort het als die er is.
    .unanswered-you = Vóór de start van de partij '{ $game }' kreeg je de vraag of je er nog was, en er kwam geen antwoord. Je plaats is nu vrij voor iemand anders. Om die weer in te nemen zolang ze vrij is, stuur je SIGN ON ?{ $game } en een wachtwoord naar keuze.
    .unanswered = { $who } heeft niet geantwoord op de oproep van de partij '{ $game }' en is de plaats kwijt.
    .missing = De partij kan beginnen zodra er nog { $missing ->
        [one] { $missing } speler bij is gekomen.
       *[other] { $missing } spelers bij zijn gekomen.
    }
    .ejected-by-keeper = De beheerder van de judge heeft je uit de partij '{ $game }' verwijderd. Wil je weten waarom? Vraag het: { $keeper }
    .ejected-you = De spelleider heeft je uit de partij '{ $game }' verwijderd. Wil je weten waarom? Vraag het aan de spelleider.
    .ejected-you-written = De spelleider heeft je uit de partij '{ $game }' verwijderd. Wil je weten waarom? Schrijf dan rechtstreeks naar de spelleider; berichten van jou bereiken niemand in de partij:
    .ejected-back = Je kunt pas terugkomen als de spelleider ADMIT stuurt.
    .ejected = { $named ->
        [yes] { $by ->
            [keeper] De beheerder van de judge heeft { $who } uit de partij '{ $game }' verwijderd.
           *[master] De spelleider heeft { $who } uit de partij '{ $game }' verwijderd.
        }
       *[no] { $by ->
            [keeper] De beheerder van de judge heeft iemand uit de partij '{ $game }' verwijderd.
           *[master] De spelleider heeft iemand uit de partij '{ $game }' verwijderd.
        }
    }
    .resigned = { $who } is uit de partij '{ $game }' gestapt.
    .free = { $open ->
        [invited] { $power } is vrij. Wie door de spelleider is toegelaten, kan het overnemen met SIGN ON { $place } { $game } en een wachtwoord.
       *[all] { $power } is vrij. Wie geregistreerd is, kan het overnemen met SIGN ON { $place } { $game } en een wachtwoord.
    }

## Votes and press.

email-vote-opened = In '{ $game }' heeft iemand dit voorgesteld: { $terms }. Dit is voorstel { $number }.
    .subject = Voorstel { $number }
    .by-season = De stemmen worden geteld als de zetten van { $season } verwerkt worden.
    .by-phase = De stemmen worden geteld als deze fase verwerkt wordt, of eerder als iedereen YES stemt.
    .until = Uiterlijk op { $until } worden ze geteld.
    .repeated = Dit is opnieuw voorgesteld. Daarom gaat akkoord wie nu niet stemt, als er minstens één YES is. Met één NO is het verworpen.
    .silence-agrees = De spelleider heeft bepaald dat akkoord gaat wie niet stemt, als er minstens één YES is. Met één NO is het verworpen.
    .all = De YES van elke speler is nodig. Wie niet stemt, gaat niet akkoord.
    .silent-from = Vóór { $since } gaat niemand door zwijgen akkoord, hoe snel de fase ook verwerkt wordt. Wie afwezig is, heeft { $span } na terugkeer.
    .told = { $told ->
        [names] Niemand hoort van wie het voorstel komt. Na het tellen hoort iedereen wat elke speler stemde, met de YES van de indiener daartussen.
        [count] De judge vertelt niemand van wie het voorstel komt. Na het tellen hoort iedereen hoeveel er voor en tegen stemden, maar niet wie.
       *[result] De judge vertelt niemand van wie het voorstel komt. Iedereen hoort alleen of het is aangenomen, niet wat elke speler stemde.
    }
    .answer = Om te stemmen beantwoord je deze e-mail met een van deze regels:
    .mail = Om te stemmen stuur je dit met een van de laatste twee regels naar { $address }:
    .change = Tot dan kun je je stem wijzigen.
email-press = Wil je antwoorden? Beantwoord dan deze e-mail: je krijgt je tekst te zien en daarna gaat die naar { LIST($readers, type: "and") }. Om de ontvangers zelf te kiezen zet je dit in je antwoord:
    .asked-first = Wil je antwoorden? Beantwoord dan deze e-mail: je krijgt de vraag of je tekst naar { LIST($readers, type: "and") } moet. Om de ontvangers zelf te kiezen, zonder die vraag, zet je dit in je antwoord:
    .mail = Om te antwoorden stuur je dit naar { $address }:
    .own = Dit is een kopie van je eigen bericht. Stuur SET NOCOPY om zulke kopieën te stoppen.
    .spectator = Je ziet dit bericht omdat de speler van { $power } je laat meekijken.
    .watched = Dit is een kopie van een bericht tussen anderen. Stuur SET NORMAL PRESS om zulke kopieën te stoppen.
    .silent = Er is geen press in deze partij: niemand leest een antwoord hierop.
    .unassigned = De landen hebben nog geen spelers, dus geen bericht gaat naar één land alleen. BROADCAST bereikt iedereen die meedoet.
    .unnamed = De schrijver is anoniem. Met BROADCAST bereik je die toch.
email-postal-press = Berichten die met de uitslag van { $phase } in '{ $game }' meekwamen:
    .subject = Press
    .ended = Berichten die op een uitslag wachtten in '{ $game }', die zonder uitslag is geëindigd:
    .yours = (van jou)
    .answer = Om te antwoorden schrijf je PRESS TO en de landen, je tekst en ENDPRESS, elk op een eigen regel. Dat kan in een antwoord op deze e-mail, en ook je orders kunnen daarbij.
email-press-watched = { $who ->
        [master] Vanaf nu krijgt de spelleider van '{ $game }' kopieën van de berichten tussen spelers. Eerdere berichten blijven privé.
       *[observer] Vanaf nu krijgt een toeschouwer van '{ $game }' kopieën van de berichten tussen spelers. Eerdere berichten blijven privé.
    }
    .subject = { $who ->
        [master] De spelleider leest alle berichten
       *[observer] Een toeschouwer leest alle berichten
    }
    .ended-subject = { $who ->
        [master] Berichten zijn weer privé
       *[observer] Een toeschouwer leest geen berichten meer
    }
    .ended = { $who ->
        [master] De spelleider van '{ $game }' krijgt geen kopieën meer van berichten tussen spelers.
       *[observer] Een toeschouwer van '{ $game }' krijgt geen kopieën meer van berichten tussen spelers.
    }
email-letters-shown = De partij '{ $game }' is afgelopen en toont nu de berichten (SET LETTERS SHOWN). Hier zijn die tussen de landen. Berichten aan de spelleider of de toeschouwers staan er niet bij.
    .subject = De berichten
    .left-out = De eerste { $number } zijn weggelaten omdat deze e-mail anders te lang werd.
email-proxy-changed = { $power } leent je eenheden uit in '{ $game }' { $span ->
        [lasting] tot de PROXY wordt ingetrokken
       *[phase] voor deze fase
    }: { $units }.
    .subject = PROXY van { $letter }
    .ended-subject = PROXY van { $letter } beëindigd
    .advice = Geef de geleende eenheden orders zoals je eigen eenheden, in je eigen e-mail. Geeft { $power } zelf een order aan een ervan, dan telt die in plaats van die van jou.
    .revoked = { $power } heeft de PROXY in '{ $game }' ingetrokken en geeft deze eenheden weer zelf orders: { $units }.
    .unreachable = E-mail aan de speler van { $power } komt terug, dus de PROXY in '{ $game }' is beëindigd. { $power } geeft deze eenheden weer zelf orders: { $units }.
    .ended = { $power } of jouw land heeft een nieuwe speler of geen speler in '{ $game }', dus de PROXY is beëindigd. { $power } geeft deze eenheden weer zelf orders: { $units }.
email-standby-wanted = { $sent ->
        [some] { $power } heeft niet alle orders gestuurd in de partij '{ $game }'.
        [none] { $power } heeft geen orders gestuurd in de partij '{ $game }'.
       *[left] { $power } heeft geen speler in de partij '{ $game }'.
    }
    .subject = Wil je invallen? Antwoord met YES
    .subject-of = Wil je { $power } spelen? Antwoord met YES
    .missed = { $power } heeft geen orders gestuurd voor { $season } in de partij '{ $game }'.
    .secret = { $cause ->
        [late] Een land heeft geen orders gestuurd in de partij '{ $game }'. Welk land het is, blijft geheim.
       *[left] Een land heeft geen speler in de partij '{ $game }'. Welk land het is, blijft geheim.
    }
    .question = Je staat op de reservelijst. Wil je het overnemen?
    .yes = Als je dat wilt, { reply-with-yes }. Wie het eerst met YES antwoordt, krijgt het.
    .next-season = Stuurt de speler ook voor het volgende seizoen geen orders, dan wordt dat seizoen verlengd en is het land van jou. Je hoort het in elk geval.
    .until-grace = De speler kan nog orders sturen tot het respijt eindigt: { $grace }. Ontbreken er dan nog orders, dan is het land van jou. Je hoort het in elk geval.
    .at-once = Het is meteen van jou, en het antwoord laat je de stelling zien.
    .board = Het bord is { $board }.
    .phase = { $asked ->
        [no] De huidige fase is { $phase }; { $power } hoeft daarin geen orders te sturen.
       *[yes] De huidige fase is { $phase }.
    }
    .phase-task = De huidige fase is { $phase }: { $task }
    .holdings = { $power } heeft { $units ->
        [one] { $units } eenheid
       *[other] { $units } eenheden
    } en { $centres ->
        [one] { $centres } aanvoergebied.
       *[other] { $centres } aanvoergebieden.
    }
    .gunboat = Dit is een gunboat-partij: alleen de spelleider hoort wie je bent.
    .no = Zo niet, antwoord dan met NO of doe niets. Om van de reservelijst te gaan stuur je SIGN OFF AS STANDBY in een e-mail aan de judge.
standby-power = { $named ->
        [yes] { $power }
       *[no] het land waarvoor je gevraagd bent
    }
email-standby-told = { $cause ->
        [left] De speler is uit de partij gestapt: { standby-power } in de partij '{ $game }' is nu van jou.
       *[late] Niet alle orders waren er toen het respijt eindigde: { standby-power } in de partij '{ $game }' is nu van jou.
    }
    .subject = Je speelt { $power }
    .ended-subject = { $named ->
        [yes] { $by ->
            [another] { $power } gaat naar iemand anders
           *[nobody] { $power } heeft geen vervanger nodig
        }
       *[no] { $by ->
            [another] Het land gaat naar iemand anders
           *[nobody] Het land heeft geen vervanger nodig
        }
    }
    .thanks = Bedankt dat je invalt.
    .orders = { $number ->
        [one] { $number } order van de vorige speler telt nog; een order van jou voor dezelfde eenheid vervangt die.
       *[other] { $number } orders van de vorige speler tellen nog; een order van jou voor dezelfde eenheid vervangt er een.
    }
    .password = Beantwoord de e-mails van de judge met je orders. Om een wachtwoord te kiezen voor nieuwe e-mails stuur je FORGOT PASSWORD { $game }.
    .elsewhere = { $named ->
        [yes] { $power } in de partij '{ $game }' gaat naar iemand anders. Niemand kan twee plaatsen in een partij hebben, of terugkeren naar een plaats die de spelleider heeft afgenomen.
       *[no] Het land in de partij '{ $game }' waarvoor je gevraagd bent, gaat naar iemand anders. Niemand kan twee plaatsen in een partij hebben, of terugkeren naar een plaats die de spelleider heeft afgenomen.
    }
    .ended = { $cause ->
        [over] De partij '{ $game }' is afgelopen, dus je bent niet meer nodig als vervanger voor { standby-power }.
        [judged] De fase in de partij '{ $game }' is voorbij, en de speler van { standby-power } houdt het. Je bent niet nodig.
        [kept] Volgens de huidige regels van de partij '{ $game }' houdt de speler van { standby-power } het als het respijt eindigt. Je bent niet nodig.
       *[back] De speler van { standby-power } in de partij '{ $game }' is terug, dus je bent niet nodig.
    }
    .stay = Bedankt voor je aanbod. Je blijft op de reservelijst.

## Questions that ask for a word.

confirm-line = YES is niet genoeg. Vanaf een ander adres stuur je deze regel:
    .cancel = Om het te annuleren antwoord je met CANCEL. Doe je niets, dan vervalt het op { $expires }.
email-confirmation-asked = Er kwam een e-mail van { $sender } met dit commando, als { $role ->
        [master] de spelleider van '{ $game }':
        [power] { $power } in '{ $game }':
       *[player] een speler in '{ $game }':
    }
    .subject = Graag bevestigen
    .resign = Uit een partij stappen kun je niet ongedaan maken. Om uit te stappen beantwoord je deze e-mail met alleen het woord CONFIRM. Doe je niets, dan blijf je.
    .concede = Niemand anders hoeft nog de winst te gunnen, dus dit beëindigt de partij voorgoed. Bevestig het: beantwoord deze e-mail met alleen het woord CONFIRM.
    .end = Voor dit einde van de partij is geen andere stem nodig, of alleen die van de winnaar. Het is dus definitief. Bevestig het: beantwoord deze e-mail met alleen het woord CONFIRM.
    .share = Hiermee kan iemand anders namens jou handelen, en het kwam van een adres dat niet van jou is. Bevestig het: beantwoord deze e-mail met alleen het woord CONFIRM.
    .others = Anderen krijgen er meteen bericht van. Bevestig het daarom: beantwoord deze e-mail met alleen het woord CONFIRM.
    .password = Heb je dit commando niet gestuurd? Antwoord dan met CANCEL en wijzig je wachtwoord. Stuur deze regel onder SIGN ON:
email-address-asked = Een e-mail van { $sender } met je wachtwoord in '{ $game }' vraagt dit:
    .subject = Bevestig je nieuwe adres
    .effect = Vanaf dan schrijft de judge naar dat adres, in al je partijen, en niet meer naar dit. Wie daar e-mail leest, kan nieuwe wachtwoorden voor je plaatsen krijgen. Bevestig het: beantwoord deze e-mail met alleen het woord CONFIRM.
    .password = Heb je hier niet om gevraagd? Antwoord dan met CANCEL: iemand kent dat wachtwoord. Om een ander te kiezen stuur je deze regel onder SIGN ON:
email-also-asked = Een e-mail van { $sender } zegt dat je ook vanaf dit adres schrijft:
    .subject = Is dit adres ook van jou?
    .effect = Klopt dat? Beantwoord deze e-mail dan met alleen het woord CONFIRM (YES is niet genoeg). Daarna wordt het andere adres gevraagd met YES te antwoorden, en telt e-mail van daar als de jouwe: orders, berichten, alles. E-mail van de judge komt nog steeds alleen hier, ook een kopie van wat e-mail van daar voor je land deed.
    .cancel = Klopt het niet? Doe dan niets, of antwoord met CANCEL: dan verandert er niets. Het verzoek vervalt op { $expires }.
email-also-changed = E-mail van { $address } telt nu als de jouwe. Antwoorden gaan naar het adres dat schreef; al het andere komt hier.
    .subject = Je adressen zijn gewijzigd
    .gone = E-mail van { $address } telt niet meer als de jouwe. Met het juiste wachtwoord telt die nog voor dat land, zoals vanaf elk adres.
    .undo = Met MY ADDRESSES zie je je adressen. Wilde je dit niet? Beantwoord deze e-mail dan met één regel: I AM NOT { $address }
    .return = Met MY ADDRESSES zie je je adressen. Wilde je dit niet? Stuur dan I AM ALSO { $address }
email-address-changed = De judge stuurt je e-mail nu naar een ander adres:
    .subject = Je adres is gewijzigd
    .before = eerst:
    .now = nu:
    .advice = Beide adressen krijgen dit bericht. Wilde je dit niet? Schrijf dan meteen naar de beheerder van de judge: { $keeper }
email-address-fails = { $seat ->
        [power] E-mail aan { $who } ({ $address }), die { $power } speelt in '{ $game }', kwam meer dan eens als onbestelbaar terug:
       *[other] E-mail aan { $who } ({ $address }), speler of toeschouwer in '{ $game }', kwam meer dan eens als onbestelbaar terug:
    }
    .subject = E-mail aan { $who } komt terug
    .advice = LIST { $game } markeert het adres tot er een e-mail van komt. Misschien wil je de speler op een andere manier bereiken, de deadline verschuiven, of EJECT gebruiken.
    .new = Is het oude adres voorgoed weg, dan kan de speler zich vanaf een nieuw adres registreren (REGISTER). Na EJECT van het oude adres is de plaats over te nemen met SIGN ON.
email-mail-held = Een e-mail onder jouw naam wacht op je bevestiging:
    .subject = Bevestig een e-mail onder jouw naam
    .from = Van:
    .title = Onderwerp:
    .disowned = De e-mail lijkt vervalst: de mailservers van dat adres zeggen dat ze hem niet hebben verstuurd, of er staat niet precies één afzender in. Hij heeft geen effect gehad.
    .guessed = De e-mail bevat je wachtwoord in '{ $game }'. Maar onlangs kwamen veel e-mails met verkeerde wachtwoorden, en een daarvan kan het geraden hebben. Daarom heeft deze e-mail nog geen effect gehad.
    .unsigned = De SIGN ON voor '{ $game }' heeft geen wachtwoord, en ook uit niets anders blijkt dat jij hem stuurde. De e-mail vraagt meer dan orders, dus niets ervan heeft nog effect gehad. Met je wachtwoord in de SIGN ON telt een e-mail zonder deze vraag.
    .page = De e-mail is verstuurd met je orderpagina van '{ $game }', maar het adres is niet als het jouwe bekend. Hij heeft geen effect gehad. Is dat adres van jou? Stuur dan één keer I AM ALSO en het adres vanaf hier. Dan tellen e-mails ervan zonder deze vraag.
    .other-games = De e-mail bevat je wachtwoord in '{ $game }', maar ANNOUNCE ALL schrijft ook in je andere partijen. Het wachtwoord van één partij is daarvoor geen bewijs. Hij heeft geen effect gehad.
    .unproven = De e-mail bevat je wachtwoord in '{ $game }', maar de mailserver staat er niet voor in dat hij van je geregistreerde adres kwam. Dat is in deze partij ook nodig. Hij heeft geen effect gehad.
    .asks = Onder jouw naam vraagt de e-mail dit (… is een eigen woord van de schrijver):
    .more = en nog { $number }
    .yours = { $word ->
        [YES] Heb jij hem gestuurd? Beantwoord deze e-mail dan met alleen het woord YES, of stuur vanaf een ander adres deze regel:
       *[CONFIRM] Heb jij hem gestuurd? Beantwoord deze e-mail dan met alleen het woord CONFIRM (YES is niet genoeg), of stuur vanaf een ander adres deze regel:
    }
    .not-yours = { $because ->
        [guessed] Hij wordt dan verwerkt alsof hij op dat moment kwam. Heb je hem niet gestuurd? Doe dan niets of antwoord met CANCEL, en wijzig je wachtwoord met SET PASSWORD, want iemand kent het. Het verzoek vervalt op { $expires }.
       *[other] Hij wordt dan verwerkt alsof hij op dat moment kwam. Heb je hem niet gestuurd? Doe dan niets of antwoord met CANCEL. Het verzoek vervalt op { $expires }.
    }
    .then-forgotten = Antwoord je met CONFIRM, dan tellen de verkeerde wachtwoorden voor je plaatsen niet meer mee en telt je volgende e-mail meteen. Een antwoord op een andere e-mail van de judge doet hetzelfde.
    .seldom-told = Over meer van zulke e-mails hoor je hoogstens één keer per uur.
email-opt-in-asked = Iemand heeft met dit adres gevraagd om mee te mogen doen aan Diplomacy-partijen per e-mail. De judge schrijft pas naar een adres als de eigenaar het goedvindt.
    .subject = Antwoord met YES om te bevestigen
    .moves = Iemand die Diplomacy per e-mail speelt, wil e-mail op dit adres ontvangen. De judge schrijft pas naar een adres als de eigenaar het goedvindt.
    .also = Iemand die Diplomacy per e-mail speelt, zegt ook dit adres te hebben, en wil vanaf dit adres kunnen schrijven. De judge vraagt dat na voor hij het gelooft.
    .known = Een e-mail onder jouw naam vraagt om aan een partij mee te doen of mee te kijken. Iedereen kan jouw adres op een e-mail zetten, dus die wacht tot jij hem bevestigt.
    .came = De e-mail kwam aan op { $came }.
    .asks = De e-mail vraagt: { $commands }
    .others = Let op het tijdstip: binnen een dag kwamen er andere e-mails onder jouw naam, elk met een eigen vraag. YES laat alleen de e-mail door waar de vraag over gaat.
    .not-among = Is die van jou er niet bij? Beantwoord deze e-mail dan met jouw regels in plaats van YES: dan tellen die, en verder niets.
    .yes = { $what ->
        [moves] Als jij het was, { reply-with-yes }. Je e-mail komt dan hier.
        [also] Als jij het was, { reply-with-yes }. E-mail van hier telt dan als de jouwe, en antwoorden komen hier.
       *[other] Als jij het was, { reply-with-yes }. Je e-mail wordt dan verwerkt. Je hoeft niets opnieuw te sturen.
    }
    .no = Zo niet, antwoord dan met NO, dan wordt je over die e-mail niets meer gevraagd; of doe niets, dan gebeurt er niets. De vraag vervalt op { $expires }.
    .line = Kan je e-mailprogramma deze e-mail niet beantwoorden? Stuur dan deze regel:
email-master-asked = { $who } in de partij '{ $game }' vraagt om een latere deadline:
    .subject = Je beslissing is nodig
    .away = { $who } in de partij '{ $game }' wil langer weg zijn dan de partij zonder jouw toestemming toelaat:
    .part = { $part ->
        [power] Iemand die een plaats in de partij '{ $game }' had, wil er een ander land spelen.
       *[other] Iemand die een plaats in de partij '{ $game }' had, wil er een andere plaats.
    }
    .led = Die persoon heeft { LIST($powers, type: "and") } gespeeld en kent de berichten daarvan.
    .has-read = Die persoon heeft meegekeken met kopieën van alle berichten (SET ALL PRESS).
    .only-master = Daarom kan alleen een spelleider die niet meespeelt, toestemming geven. Dat doe je met deze regel:
    .joins = Iemand wil meespelen in de partij '{ $game }', en daarvoor is jouw toestemming nodig (SET APPROVAL). Die geef je met deze regel:
    .since = Dat is:
    .until = tot:
    .deadline = De deadline nu: { $deadline }
    .words = De speler schrijft:
    .yes = Als je akkoord gaat, { reply-with-yes }. Vanaf een ander adres stuur je deze regel:
    .silence = Zo niet, antwoord dan met NO of doe niets; niemand anders hoort ervan. Het verzoek vervalt op { $expires }.
    .line-at-any-time = Je kunt de regel ook op elk moment zelf sturen, onder SIGN ON.
    .line-or-eject = Je kunt de regel ook op elk moment zelf sturen, onder SIGN ON. Tot de partij begint, kun je de speler verwijderen met EJECT en het adres.
    .no = Zo niet, antwoord dan met NO; wat je eronder schrijft, gaat naar de speler. Het verzoek vervalt op { $expires }; daarna hoort de speler dat je niet hebt geantwoord.
email-request-answered = { $what ->
        [away] Je vroeg de spelleider van de partij '{ $game }' om weg te mogen:
       *[deadline] Je vroeg de spelleider van de partij '{ $game }' om een latere deadline:
    }
    .subject = Je verzoek aan de spelleider
    .answer = { $answer ->
        [refused] Het antwoord: nee.
        [later] Er kwam geen antwoord, maar de deadline is nu toch al zo laat.
        [lapsed] Er kwam geen antwoord, dus er verandert niets.
       *[failed] Het antwoord was YES, maar het kwam te laat om nog uit te voeren.
    }
    .away = Er is geen afwezigheid genoteerd: deadlines kunnen in die tijd vallen. Voor AWAY met minder dagen is geen toestemming van de spelleider nodig.
fence = :: Antwoord boven deze regel; alles eronder wordt overgeslagen. ::
