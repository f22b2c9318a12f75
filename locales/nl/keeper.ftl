### What the judge keeper is told.

mail-failed = Een e-mail kon niet verwerkt worden
mail-failed-detail = E-mail { $mail } mislukte { $tries } keer. Om hem te zien: judge mails show { $mail }
mail-died-detail = De judge is { $deaths } keer gestopt tijdens de verwerking van e-mail { $mail }. Om hem te zien: judge mails show { $mail }
master-unreachable = E-mail aan de spelleider van { $game } komt terug
deadlines-held = Deadlines zijn opgeschort omdat het postvak niet te lezen is
deadlines-held-detail = Deze partijen wachten sinds { TIME($since, style: "date-and-second") } UTC: { $games }. Ze gaan vanzelf verder zodra het postvak gelezen is. De fout: { $why }. Voor meer: `judge doctor`.
faulty-mail = Een e-mail in het postvak is niet te lezen
faulty-mail-detail = Het is e-mail { $number } (de UID) van { $sender }, onderwerp: { CUT($subject, max: 100) }. De judge probeert het sinds { TIME($since, style: "date-and-clock") } UTC: { $why }. Alle andere e-mail wordt gelezen, en deze blijft de judge proberen. Tot hij gelezen is, maar uiterlijk tot { TIME($until, style: "date-and-clock") } UTC, zijn de deadlines opgeschort van de partijen van de afzender; van alle partijen, als de afzender onbekend is. Vraag de afzender om hem opnieuw te sturen, en verplaats hem naar een andere map van het postvak. Dan lopen de deadlines weer.
faulty-mail-released = Deadlines wachten niet langer op een e-mail die niet te lezen is
faulty-mail-released-detail = E-mail { $number } (de UID) van { $sender }, onderwerp: { CUT($subject, max: 100) }, was een dag lang niet te lezen: { $why }. De partijen gaan verder zonder die e-mail. De judge blijft het proberen. Om dat te stoppen verplaats je hem naar een andere map van het postvak.
status-faulty-mail = E-mail { $number } van { $sender } in het postvak is niet te lezen sinds { TIME($since, style: "date-and-clock") } UTC: { $why }. Onderwerp: { CUT($subject, max: 60) }. Vraag de afzender om hem opnieuw te sturen, en verplaats hem naar een andere map
undrawn = Een kaart kon niet getekend worden
undrawn-detail = Het lukt de judge niet om het bord { $board } te tekenen ({ $why }; de plaats staat in het logboek). E-mails worden zonder kaart verstuurd; hun tekst is compleet. Dit is een fout in het programma: meld hem. Je krijgt dit bericht niet nog een keer.
game-fails = De partij { $game } kan niet verwerkt worden
game-fails-detail = Het lukt de judge niet om { $game } bij te werken ({ $why }; de plaats staat in het logboek). De andere partijen gaan door. De judge blijft het proberen, en doet dan wat nodig was. Voer judge db check uit. Vindt dat niets, dan is dit een fout in het programma: meld hem. Welke partijen nog mislukken, zie je met `judge keeper games`.
game-paused-itself = De partij { $game } ligt automatisch stil
master-silent = De partij { $game } wacht op de spelleider
master-silent-detail = Ze wacht sinds { $since }, en de spelers weten het. Om iemand (of jezelf) als tweede spelleider toe te voegen: `judge keeper game { $game } promote ADRES`. Om de spelleider te vervangen: `judge keeper game { $game } hand-over ADRES`.
master-leaves = De spelleider van { $game } wil weg
master-leaves-detail = Er is geen andere spelleider. Om de partij aan iemand over te dragen: `judge keeper game { $game } hand-over ADRES`. De spelleider weet hoe dat per e-mail kan.
game-paused-itself-detail = De helft van de landen heeft geen speler meer, of niemand heeft er twee weken lang een overgenomen. De spelleider weet het. De partij stuurt geen e-mail tot de spelleider RESUME stuurt. Om de partij te beëindigen: `judge keeper game { $game } end`.
outage = De judge lag een tijd stil
outage-moved = Van { TIME($since, style: "date-and-second") } tot { TIME($until, style: "date-and-second") } UTC liep de judge niet, of stond de klok van de machine verkeerd. Deadlines zijn verschoven in: { $games }.
outage-without-deadline = Van { TIME($since, style: "date-and-second") } tot { TIME($until, style: "date-and-second") } UTC liep de judge niet, of stond de klok van de machine verkeerd. In die tijd viel geen deadline.
sending-refused = De mailserver weigert de e-mail van de judge
sending-refused-detail = Sinds { TIME($since, style: "date-and-second") } UTC weigert de mailserver e-mail aan de ene ontvanger na de andere. Hij zegt: { $why }. Er is niets verloren. De judge probeert elk uur één e-mail, en stuurt de rest zodra er een wordt aangenomen. Beperkt de provider hoeveel je mag sturen? Stel dan `[outgoing] per_day` of `per_hour` in judge.toml in. Vertrouwt hij de judge niet? Voer dan `judge doctor` uit.
clock-back = De klok van de machine is teruggezet
clock-back-detail = De klok ging van { TIME($since, style: "date-and-second") } naar { TIME($until, style: "date-and-second") } UTC. Er is geen deadline verschoven. Deadlines volgen deze klok; is het eerdere tijdstip verkeerd, zet de klok dan goed. Om de klok te controleren: `timedatectl`
questions-wait = Veel onbekenden schrijven
questions-wait-detail = Er schrijven meer onbekenden dan de judge per uur beantwoordt, of vraagt of ze e-mail willen: { $most } in totaal, { $domain } van één domein. De anderen wachten; er gaat niets verloren. Zijn de adressen verzonnen? Voer dan `judge keeper person @DOMEIN ban` uit. Is het een club? Verhoog dan [limits] newcomers in judge.toml. Je krijgt dit bericht één keer per dag.
status-questions-wait = { $mails ->
        [one] { $mails } onbekende wacht
       *[other] { $mails } onbekenden wachten
    } op antwoord, of op de vraag of e-mail gewenst is, omdat de grens per uur bereikt is ([limits] newcomers).
status-clock-back = De klok is teruggezet: de judge liep al op { TIME($since, style: "date-and-clock") } UTC. Zie het logboek
judge-part = { $part ->
    [mailbox] postvak
    [sending] verzending
    [sending-limit] verzendlimiet
    [site] website
    [ratings] resultatenlijst
    [pictures] afbeeldingen
   *[work] verwerking
 }
status-idle = { $part }: geen activiteit sinds { TIME($since, style: "date-and-clock") } UTC. Controleer of de judge loopt: systemctl status judge
status-mailbox-idle = postvak: niet gelezen sinds { TIME($since, style: "date-and-clock") } UTC. Controleer of de judge loopt: systemctl status judge. Leest hij er geen meer: judge keeper forget-mailbox
status-never-worked = Noch judge run noch judge once heeft deze database al gebruikt. Start een van beide.
status-trouble = { $part }: mislukt sinds { TIME($since, style: "date-and-clock") } UTC: { $why }. Voor meer: judge doctor
status-game-fails = { $game } is niet verwerkt sinds { TIME($since, style: "date-and-clock") } UTC ({ $why }). Zie het logboek, en voer judge db check uit
status-held = Deadlines zijn opgeschort, de oudste sinds { TIME($since, style: "date-and-clock") } UTC: { $games }
status-waiting = { $mails ->
        [one] { $mails } e-mail wacht
       *[other] { $mails } e-mails wachten
    } op verwerking, de oudste sinds { TIME($since, style: "date-and-clock") } UTC. Om ze te zien: judge mails list
status-unsent = { $mails ->
        [one] { $mails } e-mail wacht
       *[other] { $mails } e-mails wachten
    } op verzending, de oudste sinds { TIME($since, style: "date-and-clock") } UTC. Voor de oorzaak: judge doctor
status-set-aside = { $mails ->
        [one] { $mails } e-mail staat
       *[other] { $mails } e-mails staan
    } in quarantaine. Probeer elke opnieuw of gooi die weg: judge mails list
status-unsendable = { $mails ->
        [one] { $mails } e-mail aan anderen is niet verstuurd: mislukt, of opgehouden na een herstel
       *[other] { $mails } e-mails aan anderen zijn niet verstuurd: mislukt, of opgehouden na een herstel
    }. Om ze te zien: judge mails list
status-disk = Nog maar { $free } MB schijfruimte vrij. Een volle schijf legt de judge stil
status-disk-full = De schijf is vol, dus geen e-mail en geen order kan worden opgeslagen
status-read-only = De schijf is alleen-lezen, dus geen e-mail en geen order kan worden opgeslagen. De reden staat in het logboek van het systeem
status-closed = Nieuwe partijen en registraties zijn gesloten sinds { TIME($since, style: "date-and-clock") } UTC. Om ze te openen: judge keeper open
status-no-backup = Er is nog geen back-up. Om er een te maken: judge db backup
status-old-backup = De laatste back-up is van { TIME($since, style: "date-and-clock") } UTC. Om er een te maken: judge db backup
