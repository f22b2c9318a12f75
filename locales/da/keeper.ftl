### What the judge keeper is told.

mail-failed = En mail kunne ikke behandles
mail-failed-detail = Mail { $mail } mislykkedes { $tries } gange. For at se den: judge mails show { $mail }
mail-died-detail = Dommeren gik ned { $deaths } gange, mens den behandlede mail { $mail }. For at se den: judge mails show { $mail }
master-unreachable = Mails til spillederen i { $game } kommer retur
deadlines-held = Deadlines venter, fordi postkassen ikke kan læses
deadlines-held-detail = Disse partier har ventet siden { TIME($since, style: "date-and-second") } UTC: { $games }. De fortsætter automatisk, så snart postkassen er læst. Fejlen: { $why }. Kør `judge doctor` for mere.
faulty-mail = En mail i postkassen kan ikke læses
faulty-mail-detail = Det er mail { $number } (dens UID) fra { $sender }, emne: { CUT($subject, max: 100) }. Dommeren har prøvet siden { TIME($since, style: "date-and-clock") } UTC: { $why }. Den læser alle andre mails og bliver ved med at prøve denne. Indtil den er læst, men senest indtil { TIME($until, style: "date-and-clock") } UTC, venter deadlines i afsenderens partier; er afsenderen ukendt, i alle partier. Bed afsenderen om at sende den igen, og flyt den til en anden mappe i postkassen. Så løber deadlines igen.
faulty-mail-released = Deadlines venter ikke længere på en mail, der ikke kan læses
faulty-mail-released-detail = Mail { $number } (dens UID) fra { $sender }, emne: { CUT($subject, max: 100) }, kunne ikke læses i et døgn: { $why }. Partierne fortsætter uden den. Dommeren bliver ved med at prøve den. Flyt den til en anden mappe i postkassen for at stoppe det.
status-faulty-mail = Mail { $number } fra { $sender } i postkassen har ikke kunnet læses siden { TIME($since, style: "date-and-clock") } UTC: { $why }. Emne: { CUT($subject, max: 60) }. Bed afsenderen om at sende den igen, og flyt den til en anden mappe
undrawn = Et kort kunne ikke tegnes
undrawn-detail = Dommeren kan ikke tegne brættet { $board } ({ $why }; se loggen for stedet). Mails sendes uden kortet; deres tekst er fuldstændig. Det er en fejl: indberet den. Du får ikke denne besked igen.
game-fails = Partiet { $game } kan ikke afgøres
game-fails-detail = Dommeren kan ikke føre { $game } frem ({ $why }; se loggen for stedet). De andre partier fortsætter. Dommeren bliver ved med at prøve og gør så det, der skulle gøres. Kør judge db check. Finder det intet, er det en fejl: indberet den. Kør `judge keeper games` for de partier, der stadig fejler.
game-paused-itself = Partiet { $game } er automatisk sat på pause
master-silent = Partiet { $game } venter på sin spilleder
master-silent-detail = Det har ventet siden { $since }, og spillerne har fået besked. For at tilføje en person (eller dig selv) som endnu en spilleder: `judge keeper game { $game } promote ADRESSE`. For at udskifte spillederen: `judge keeper game { $game } hand-over ADRESSE`.
master-leaves = Spillederen i { $game } vil forlade det
master-leaves-detail = Det har ingen anden spilleder. For at overdrage det til en person: `judge keeper game { $game } hand-over ADRESSE`. Spillederen har fået at vide, hvordan det gøres med mail.
game-paused-itself-detail = Halvdelen af magterne har ikke længere en spiller, eller ingen har overtaget en i to uger. Spillederen har fået besked. Partiet sender ingen mails, før spillederen sender RESUME. For at afslutte det: `judge keeper game { $game } end`.
outage = Dommeren var ude af drift et stykke tid
outage-moved = Fra { TIME($since, style: "date-and-second") } til { TIME($until, style: "date-and-second") } UTC kørte dommeren ikke, eller maskinens ur gik forkert. Deadlines blev flyttet i: { $games }.
outage-without-deadline = Fra { TIME($since, style: "date-and-second") } til { TIME($until, style: "date-and-second") } UTC kørte dommeren ikke, eller maskinens ur gik forkert. Ingen deadline faldt i den tid.
sending-refused = Mailserveren afviser dommerens mails
sending-refused-detail = Siden { TIME($since, style: "date-and-second") } UTC har mailserveren afvist mails til den ene modtager efter den anden. Den siger: { $why }. Intet er tabt. Dommeren prøver én mail i timen og sender resten, når en er modtaget. Hvis udbyderen begrænser, hvor meget du kan sende, så sæt `[outgoing] per_day` eller `per_hour` i judge.toml. Hvis den ikke stoler på dommeren, så kør `judge doctor`.
clock-back = Maskinens ur blev stillet tilbage
clock-back-detail = Det gik fra { TIME($since, style: "date-and-second") } til { TIME($until, style: "date-and-second") } UTC. Ingen deadline blev flyttet. Deadlines følger dette ur, så hvis det tidligere tidspunkt er forkert, så stil uret. For at kontrollere det: `timedatectl`
questions-wait = Mange fremmede skriver
questions-wait-detail = Der skriver flere fremmede, end dommeren på en time svarer eller spørger, om de vil have mails: { $most } i alt, { $domain } fra ét domæne. De andre venter; ingen er tabt. Hvis adresserne er opdigtede, så kør `judge keeper person @DOMÆNE ban`. Hvis de er en klub, så hæv [limits] newcomers i judge.toml. Du får denne besked én gang om dagen.
status-questions-wait = { $mails ->
        [one] { $mails } fremmed venter
       *[other] { $mails } fremmede venter
    } på et svar eller på at blive spurgt, om de vil have mails, fordi grænsen for en time er nået ([limits] newcomers).
status-clock-back = Uret blev stillet tilbage: dommeren kørte allerede { TIME($since, style: "date-and-clock") } UTC. Se loggen
judge-part = { $part ->
    [mailbox] postkasse
    [sending] afsendelse
    [sending-limit] grænse for afsendelse
    [site] websted
    [ratings] resultatliste
    [pictures] billeder
   *[work] arbejde
 }
status-idle = { $part }: ingen aktivitet siden { TIME($since, style: "date-and-clock") } UTC. Kontrollér, at dommeren kører: systemctl status judge
status-mailbox-idle = postkasse: ikke læst siden { TIME($since, style: "date-and-clock") } UTC. Kontrollér, at dommeren kører: systemctl status judge. Hvis den ikke længere læser nogen: judge keeper forget-mailbox
status-never-worked = Hverken judge run eller judge once har brugt denne database endnu. Start en af dem.
status-trouble = { $part }: fejler siden { TIME($since, style: "date-and-clock") } UTC: { $why }. For mere: judge doctor
status-game-fails = { $game } er ikke blevet afgjort siden { TIME($since, style: "date-and-clock") } UTC ({ $why }). Se loggen, og kør judge db check
status-held = Deadlines venter, den ældste siden { TIME($since, style: "date-and-clock") } UTC: { $games }
status-waiting = { $mails ->
        [one] { $mails } mail
       *[other] { $mails } mails
    } venter på at blive behandlet, den ældste siden { TIME($since, style: "date-and-clock") } UTC. For at se dem: judge mails list
status-unsent = { $mails ->
        [one] { $mails } mail
       *[other] { $mails } mails
    } venter på at blive sendt, den ældste siden { TIME($since, style: "date-and-clock") } UTC. For årsagen: judge doctor
status-set-aside = { $mails ->
        [one] { $mails } mail
       *[other] { $mails } mails
    } i karantæne. Prøv igen eller kassér hver af dem: judge mails list
status-unsendable = { $mails ->
        [one] { $mails } mail til andre blev ikke sendt: den mislykkedes eller er tilbageholdt efter en gendannelse
       *[other] { $mails } mails til andre blev ikke sendt: de mislykkedes eller er tilbageholdt efter en gendannelse
    }. For at se dem: judge mails list
status-disk = Kun { $free } MB ledig diskplads. En fuld disk standser dommeren
status-disk-full = Disken er fuld, så ingen mail og ingen ordre kan gemmes
status-read-only = Disken er skrivebeskyttet, så ingen mail og ingen ordre kan gemmes. Se systemets log for årsagen
status-closed = Nye partier og registreringer lukket siden { TIME($since, style: "date-and-clock") } UTC. For at åbne dem: judge keeper open
status-no-backup = Der er ingen sikkerhedskopi endnu. For at lave en: judge db backup
status-old-backup = Den sidste sikkerhedskopi er fra { TIME($since, style: "date-and-clock") } UTC. For at lave en: judge db backup
