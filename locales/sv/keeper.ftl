### What the judge keeper is told.

mail-failed = Ett mejl kunde inte behandlas
mail-failed-detail = Mejl { $mail } misslyckades { $tries } gånger. Visa det: judge mails show { $mail }
mail-died-detail = Domaren kraschade { $deaths } gånger när den behandlade mejl { $mail }. Visa det: judge mails show { $mail }
master-unreachable = Mejl till spelledaren i { $game } studsar
deadlines-held = Deadliner väntar eftersom brevlådan inte kan läsas
deadlines-held-detail = De här partierna har väntat sedan { TIME($since, style: "date-and-second") } UTC: { $games }. De fortsätter automatiskt så snart brevlådan har lästs. Felet: { $why }. Kör `judge doctor` för att veta mer.
faulty-mail = Ett mejl i brevlådan kan inte läsas
faulty-mail-detail = Det är mejl { $number } (dess UID) från { $sender }, ämne: { CUT($subject, max: 100) }. Domaren har försökt sedan { TIME($since, style: "date-and-clock") } UTC: { $why }. Den läser alla andra mejl och fortsätter försöka med det här. Tills det är läst, men högst till { TIME($until, style: "date-and-clock") } UTC, väntar deadlinerna i avsändarens partier; om avsändaren inte är känd, i alla partier. Be avsändaren skicka det igen, och flytta det till en annan mapp i brevlådan. Då går deadlinerna igen.
faulty-mail-released = Deadliner väntar inte längre på ett mejl som inte kan läsas
faulty-mail-released-detail = Mejl { $number } (dess UID) från { $sender }, ämne: { CUT($subject, max: 100) }, kunde inte läsas på ett dygn: { $why }. Partierna fortsätter utan det. Domaren fortsätter försöka. Flytta det till en annan mapp i brevlådan för att stoppa det.
status-faulty-mail = Mejl { $number } från { $sender } i brevlådan har inte gått att läsa sedan { TIME($since, style: "date-and-clock") } UTC: { $why }. Ämne: { CUT($subject, max: 60) }. Be avsändaren skicka det igen, och flytta det till en annan mapp
undrawn = En karta kunde inte ritas
undrawn-detail = Domaren misslyckas med att rita brädet { $board } ({ $why }; stället står i loggen). Mejl skickas utan kartan; deras text är fullständig. Det är ett programfel: rapportera det gärna. Du får inte det här meddelandet igen.
game-fails = Partiet { $game } kan inte avgöras
game-fails-detail = Domaren misslyckas med att föra { $game } vidare ({ $why }; stället står i loggen). De andra partierna fortsätter. Domaren fortsätter försöka, och gör sedan det som skulle ha gjorts. Kör judge db check. Om den inte hittar något är det ett programfel: rapportera det gärna. Kör `judge keeper games` för att se vilka partier som fortfarande misslyckas.
game-paused-itself = Partiet { $game } har pausats automatiskt
master-silent = Partiet { $game } väntar på sin spelledare
master-silent-detail = Det har väntat sedan { $since }, och spelarna har fått besked. Lägg till någon (eller dig själv) som andra spelledare: `judge keeper game { $game } promote ADRESS`. Byt spelledare: `judge keeper game { $game } hand-over ADRESS`.
master-leaves = Spelledaren i { $game } vill lämna det
master-leaves-detail = Det har ingen annan spelledare. Lämna över det till någon: `judge keeper game { $game } hand-over ADRESS`. Spelledaren har fått veta hur man gör det med mejl.
game-paused-itself-detail = Hälften av makterna har inte längre någon spelare, eller så har ingen tagit över någon på två veckor. Spelledaren har fått besked. Partiet skickar inga mejl förrän spelledaren skickar RESUME. Avsluta det: `judge keeper game { $game } end`.
outage = Domaren låg nere en stund
outage-moved = Från { TIME($since, style: "date-and-second") } till { TIME($until, style: "date-and-second") } UTC kördes inte domaren, eller så gick maskinens klocka fel. Deadliner flyttades i: { $games }.
outage-without-deadline = Från { TIME($since, style: "date-and-second") } till { TIME($until, style: "date-and-second") } UTC kördes inte domaren, eller så gick maskinens klocka fel. Ingen deadline inföll då.
sending-refused = E-postservern avvisar domarens mejl
sending-refused-detail = Sedan { TIME($since, style: "date-and-second") } UTC har e-postservern avvisat mejl till den ena mottagaren efter den andra. Den säger: { $why }. Ingenting är förlorat. Domaren provar ett mejl i timmen, och skickar resten när ett har godtagits. Om leverantören begränsar hur mycket du kan skicka, sätt `[outgoing] per_day` eller `per_hour` i judge.toml. Om den inte litar på domaren, kör `judge doctor`.
clock-back = Maskinens klocka ställdes tillbaka
clock-back-detail = Den gick från { TIME($since, style: "date-and-second") } till { TIME($until, style: "date-and-second") } UTC. Ingen deadline flyttades. Deadliner följer den klockan, så om den tidigare tiden är fel, rätta klockan. Kontrollera den: `timedatectl`
questions-wait = Många främlingar skriver
questions-wait-detail = Fler främlingar skriver än domaren under en timme svarar, eller frågar om de vill ha mejl: { $most } sammanlagt, { $domain } från en domän. De andra väntar; ingen går förlorad. Om adresserna är påhittade, kör `judge keeper person @DOMÄN ban`. Om de är en klubb, höj [limits] newcomers i judge.toml. Du får det här meddelandet en gång om dagen.
status-questions-wait = { $mails ->
        [one] { $mails } främling väntar
       *[other] { $mails } främlingar väntar
    } på svar, eller på frågan om de vill ha mejl, eftersom gränsen för en timme är nådd ([limits] newcomers).
status-clock-back = Klockan ställdes tillbaka: domaren kördes redan { TIME($since, style: "date-and-clock") } UTC. Se loggen
judge-part = { $part ->
    [mailbox] brevlåda
    [sending] utskick
    [sending-limit] gräns för utskick
    [site] webbplats
    [ratings] resultatlista
    [pictures] bilder
   *[work] arbete
 }
status-idle = { $part }: ingen aktivitet sedan { TIME($since, style: "date-and-clock") } UTC. Kontrollera att domaren körs: systemctl status judge
status-mailbox-idle = brevlåda: inte läst sedan { TIME($since, style: "date-and-clock") } UTC. Kontrollera att domaren körs: systemctl status judge. Om den inte längre läser någon: judge keeper forget-mailbox
status-never-worked = Varken judge run eller judge once har använt den här databasen än. Starta en av dem.
status-trouble = { $part }: misslyckas sedan { TIME($since, style: "date-and-clock") } UTC: { $why }. Mer: judge doctor
status-game-fails = { $game } har inte avgjorts sedan { TIME($since, style: "date-and-clock") } UTC ({ $why }). Se loggen, och kör judge db check
status-held = Deadliner väntar, den äldsta sedan { TIME($since, style: "date-and-clock") } UTC: { $games }
status-waiting = { $mails ->
        [one] { $mails } mejl väntar
       *[other] { $mails } mejl väntar
    } på att behandlas, det äldsta sedan { TIME($since, style: "date-and-clock") } UTC. Visa dem: judge mails list
status-unsent = { $mails ->
        [one] { $mails } mejl väntar
       *[other] { $mails } mejl väntar
    } på att skickas, det äldsta sedan { TIME($since, style: "date-and-clock") } UTC. Orsaken: judge doctor
status-set-aside = { $mails ->
        [one] { $mails } mejl är
       *[other] { $mails } mejl är
    } i karantän. Försök igen med vart och ett eller släng det: judge mails list
status-unsendable = { $mails ->
        [one] { $mails } mejl till andra skickades inte: det misslyckades, eller väntar efter en återställning
       *[other] { $mails } mejl till andra skickades inte: de misslyckades, eller väntar efter en återställning
    }. Visa dem: judge mails list
status-disk = Bara { $free } MB ledigt på disken. En full disk stoppar domaren
status-disk-full = Disken är full, så inga mejl och inga order kan sparas
status-read-only = Disken är skrivskyddad, så inga mejl och inga order kan sparas. Orsaken står i systemets logg
status-closed = Nya partier och registreringar är stängda sedan { TIME($since, style: "date-and-clock") } UTC. Öppna dem: judge keeper open
status-no-backup = Det finns ingen säkerhetskopia än. Gör en: judge db backup
status-old-backup = Den senaste säkerhetskopian är från { TIME($since, style: "date-and-clock") } UTC. Gör en: judge db backup
