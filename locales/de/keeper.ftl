### What the judge keeper is told.

mail-failed = Eine E-Mail ließ sich nicht verarbeiten
mail-failed-detail = E-Mail { $mail } ist { $tries }-mal gescheitert. Ansehen: judge mails show { $mail }
mail-died-detail = Der Judge ist bei der Verarbeitung von E-Mail { $mail } { $deaths }-mal abgestürzt. Ansehen: judge mails show { $mail }
master-unreachable = E-Mails an die Spielleitung von { $game } kommen zurück
deadlines-held = Abgabetermine sind ausgesetzt, weil das Postfach nicht lesbar ist
deadlines-held-detail = Diese Partien warten seit { TIME($since, style: "date-and-second") } UTC: { $games }. Sie gehen von selbst weiter, sobald das Postfach gelesen ist. Der Fehler: { $why }. Mehr zeigt `judge doctor`.
faulty-mail = Eine E-Mail im Postfach ist nicht lesbar
faulty-mail-detail = Es ist E-Mail { $number } (ihre UID) von { $sender }, Betreff: { CUT($subject, max: 100) }. Der Judge versucht es seit { TIME($since, style: "date-and-clock") } UTC: { $why }. Er liest alle anderen E-Mails und versucht diese weiter. Bis sie gelesen ist, längstens bis { TIME($until, style: "date-and-clock") } UTC, sind die Abgabetermine der Partien des Absenders ausgesetzt; ist er unbekannt, die aller Partien. Bitte den Absender, sie noch einmal zu schicken, und verschieb sie in einen anderen Ordner des Postfachs. Dann laufen die Termine wieder.
faulty-mail-released = Abgabetermine warten nicht mehr auf eine unlesbare E-Mail
faulty-mail-released-detail = E-Mail { $number } (ihre UID) von { $sender }, Betreff: { CUT($subject, max: 100) }, war einen Tag lang nicht lesbar: { $why }. Die Partien gehen ohne sie weiter. Der Judge versucht es weiter. Um das zu beenden, verschieb sie in einen anderen Ordner des Postfachs.
status-faulty-mail = E-Mail { $number } von { $sender } im Postfach ist seit { TIME($since, style: "date-and-clock") } UTC nicht lesbar: { $why }. Betreff: { CUT($subject, max: 60) }. Bitte den Absender, sie noch einmal zu schicken, und verschieb sie in einen anderen Ordner
undrawn = Eine Karte ließ sich nicht zeichnen
undrawn-detail = Der Judge kann das Brett { $board } nicht zeichnen ({ $why }; die Stelle steht im Log). E-Mails werden ohne die Karte verschickt; ihr Text ist vollständig. Das ist ein Fehler: Bitte melde ihn. Du bekommst diese Nachricht nicht noch einmal.
game-fails = Die Partie { $game } lässt sich nicht auswerten
game-fails-detail = Der Judge kann { $game } nicht auf den neuesten Stand bringen ({ $why }; die Stelle steht im Log). Die anderen Partien gehen weiter. Der Judge versucht es weiter und holt dann nach, was fällig war. Führ judge db check aus. Findet das nichts, ist es ein Fehler: Bitte melde ihn. Welche Partien noch scheitern, zeigt `judge keeper games`.
game-paused-itself = Die Partie { $game } macht von selbst Pause
master-silent = Die Partie { $game } wartet auf ihre Spielleitung
master-silent-detail = Sie wartet seit { $since }, und die Spieler wissen davon. Um jemanden (oder dich selbst) als zweite Spielleitung einzusetzen: `judge keeper game { $game } promote ADRESSE`. Um die Spielleitung zu ersetzen: `judge keeper game { $game } hand-over ADRESSE`.
master-leaves = Die Spielleitung von { $game } möchte gehen
master-leaves-detail = Eine andere gibt es nicht. Um die Partie jemandem zu übergeben: `judge keeper game { $game } hand-over ADRESSE`. Wie das per E-Mail geht, weiß die Spielleitung.
game-paused-itself-detail = Die Hälfte der Mächte hat keinen Spieler mehr, oder seit zwei Wochen hat niemand eine übernommen. Die Spielleitung weiß davon. Die Partie schickt keine E-Mails, bis die Spielleitung RESUME schickt. Um sie zu beenden: `judge keeper game { $game } end`.
outage = Der Judge war eine Weile nicht erreichbar
outage-moved = Von { TIME($since, style: "date-and-second") } bis { TIME($until, style: "date-and-second") } UTC lief der Judge nicht, oder die Uhr des Rechners ging falsch. Abgabetermine wurden verschoben in: { $games }.
outage-without-deadline = Von { TIME($since, style: "date-and-second") } bis { TIME($until, style: "date-and-second") } UTC lief der Judge nicht, oder die Uhr des Rechners ging falsch. Kein Abgabetermin fiel in diese Zeit.
sending-refused = Der Mailserver weist die E-Mails des Judge ab
sending-refused-detail = Seit { TIME($since, style: "date-and-second") } UTC weist der Mailserver E-Mails an einen Empfänger nach dem anderen ab. Er sagt: { $why }. Nichts ist verloren. Der Judge versucht jede Stunde eine E-Mail und schickt den Rest, sobald eine angenommen wird. Begrenzt der Anbieter, wie viel du schicken kannst, setz `[outgoing] per_day` oder `per_hour` in judge.toml. Traut er dem Judge nicht, führ `judge doctor` aus.
clock-back = Die Uhr des Rechners wurde zurückgestellt
clock-back-detail = Sie ging von { TIME($since, style: "date-and-second") } auf { TIME($until, style: "date-and-second") } UTC. Kein Abgabetermin wurde verschoben. Abgabetermine folgen dieser Uhr; ist die frühere Zeit falsch, stell die Uhr richtig. Prüfen: `timedatectl`
questions-wait = Viele Fremde schreiben
questions-wait-detail = Es schreiben mehr Fremde, als der Judge in einer Stunde beantwortet oder fragt, ob sie E-Mails wollen: { $most } insgesamt, { $domain } von einer Domain. Die anderen warten; keiner geht verloren. Sind die Adressen erfunden, führ `judge keeper person @DOMAIN ban` aus. Sind sie ein Verein, erhöh [limits] newcomers in judge.toml. Du bekommst diese Nachricht einmal am Tag.
status-questions-wait = { $mails ->
        [one] { $mails } Fremder wartet
       *[other] { $mails } Fremde warten
    } auf eine Antwort oder auf die Frage, ob sie E-Mails wollen, weil die Grenze für eine Stunde erreicht ist ([limits] newcomers).
status-clock-back = Die Uhr wurde zurückgestellt: Der Judge lief schon um { TIME($since, style: "date-and-clock") } UTC. Siehe das Log
judge-part = { $part ->
    [mailbox] Postfach
    [sending] Versand
    [sending-limit] Grenze des Versands
    [site] Website
    [ratings] Ergebnisliste
    [pictures] Bilder
   *[work] Arbeit
 }
status-idle = { $part }: keine Tätigkeit seit { TIME($since, style: "date-and-clock") } UTC. Prüf, ob der Judge läuft: systemctl status judge
status-mailbox-idle = Postfach: nicht gelesen seit { TIME($since, style: "date-and-clock") } UTC. Prüf, ob der Judge läuft: systemctl status judge. Wenn er keines mehr liest: judge keeper forget-mailbox
status-never-worked = Weder judge run noch judge once hat diese Datenbank bisher verwendet. Starte eines davon.
status-trouble = { $part }: scheitert seit { TIME($since, style: "date-and-clock") } UTC: { $why }. Mehr: judge doctor
status-game-fails = { $game } wird seit { TIME($since, style: "date-and-clock") } UTC nicht ausgewertet ({ $why }). Siehe das Log, und führ judge db check aus
status-held = Abgabetermine sind ausgesetzt, der älteste seit { TIME($since, style: "date-and-clock") } UTC: { $games }
status-waiting = { $mails ->
        [one] { $mails } E-Mail wartet
       *[other] { $mails } E-Mails warten
    } auf Verarbeitung, die älteste seit { TIME($since, style: "date-and-clock") } UTC. Ansehen: judge mails list
status-unsent = { $mails ->
        [one] { $mails } E-Mail wartet
       *[other] { $mails } E-Mails warten
    } auf den Versand, die älteste seit { TIME($since, style: "date-and-clock") } UTC. Die Ursache: judge doctor
status-set-aside = { $mails ->
        [one] { $mails } E-Mail ist
       *[other] { $mails } E-Mails sind
    } in Quarantäne. Noch einmal versuchen oder verwerfen: judge mails list
status-unsendable = { $mails ->
        [one] { $mails } E-Mail an andere wurde nicht verschickt: Sie ist gescheitert oder nach einer Wiederherstellung angehalten
       *[other] { $mails } E-Mails an andere wurden nicht verschickt: Sie sind gescheitert oder nach einer Wiederherstellung angehalten
    }. Ansehen: judge mails list
status-disk = Nur { $free } MB auf der Platte frei. Eine volle Platte hält den Judge an
status-disk-full = Die Platte ist voll, also lässt sich keine E-Mail und kein Befehl speichern
status-read-only = Die Platte lässt sich nur lesen, also lässt sich keine E-Mail und kein Befehl speichern. Den Grund zeigt das Log des Systems
status-closed = Neue Partien und Registrierungen sind seit { TIME($since, style: "date-and-clock") } UTC geschlossen. Öffnen: judge keeper open
status-no-backup = Es gibt noch keine Sicherung. Eine machen: judge db backup
status-old-backup = Die letzte Sicherung ist vom { TIME($since, style: "date-and-clock") } UTC. Eine machen: judge db backup
