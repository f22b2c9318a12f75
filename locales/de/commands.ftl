### HELP of commands: what each one does. The key is the name of its class in judge/game/commands/.

help-command-register = Registriert dich beim Judge: dein Name, deine Zeitzone und, wenn du willst, deine Sprache.
help-command-create = Erstellt eine Partie, die du leitest. FROM: beginnt mit einer Stellung aus einer Partie, die du leitest.
help-command-sign-on = Tritt einer Partie bei (?partie), oder sagt, für welche Macht du sprichst; M ist die Spielleitung.
help-command-practice = Beginnt eine eigene Partie gegen die Bots des Judge.
help-command-observe = Schaut einer Partie zu.
help-command-sign-off = Ende der Befehle: Darunter wird nichts gelesen.
help-command-help = Schickt eine Seite von HELP.
help-command-list = Zeigt alle Partien, eine, die mit freien Plätzen, die auf einem Brett oder deine eigenen.
help-command-get = Schickt eine Datei; GET allein zeigt, welche es gibt.
help-command-version = Zeigt die Version des Judge.
help-command-set-zone = Wählt die Zeitzone der Zeiten in deinen E-Mails, neben UTC.
help-command-set-language = Wählt die Sprache deiner E-Mails. Deine kannst du in jeder schreiben, die der Judge liest.
help-command-set-style = Wählt, wie Befehle in deinen E-Mails aussehen. Deine kannst du in jedem Stil schreiben.
help-command-set-profile = Wählt, was WHO IS und INFO PLAYER über dich zeigen. In einer Partie gelten ihre eigenen Regeln.
help-command-standby = Setzt dich auf die Ersatzliste: Ist eine Macht zu spät oder frei, fragt dich der Judge, in jeder Partie oder in einer. YES übernimmt.
help-command-set-mail = E-Mails sofort, einmal am Tag oder mit den Ergebnissen; mit oder ohne Meldungen, wer zu spät ist; STOP: keine Erinnerungen.
help-command-forgot-password = Lässt ein Token an deine eingetragene Adresse schicken.
help-command-reset-password = Setzt mit dem geschickten Token ein neues Passwort.
help-command-set-map = Die Karte kommt mit den Ergebnissen als Bild, als Zeichnung im Anhang, als Link oder gar nicht.
help-command-set-calendar = Abgabetermine kommen als Dateien für deinen Kalender.
help-command-set-subject = Lässt in den Betreffs von Ergebnissen weg, was deinen Einheiten geschehen ist.
help-command-confirm = Bestätigt eine Frage des Judge, mit dem Token, das er geschickt hat.
help-command-yes = Sagt ja zu einer Frage des Judge, in einer Antwort darauf.
help-command-cancel = Sagt nein zu einer Frage des Judge; ohne Token sagt es alles ab, was in der Partie noch wartet.
help-command-other-address = Lässt dich auch von einer anderen Adresse schreiben; beide Adressen werden zuerst gefragt. I AM NOT entfernt sie.
help-command-game-status = Zeigt deine Partien und ihre Termine; mit dem Namen einer Partie ihre Übersicht.
help-command-summary = Zeigt, wer wann gespielt hat, die Einstellungen, und wem in jedem Jahr welches Zentrum gehörte.
help-command-history = Schickt alle Ergebnisse noch einmal, und was geschah; oder nur die Ergebnisse, ohne diese Phasen.
help-command-why = Warum ein Befehl gelang oder scheiterte, in der letzten oder einer anderen Phase; ohne Angabe: deine.
help-command-resend = Schickt die letzten Ergebnisse noch einmal, oder die einer anderen Phase, mit Karte.
help-command-map-own-orders = Bringt die Karte mit deinen geltenden Befehlen, bevor sie ausgewertet sind.
help-command-try = Zeigt, was Befehle beliebiger Mächte ergäben, mit der Karte. Nichts darin zählt.
help-command-who-game = Zeigt, wer in einer Partie ist; FULL: mit Profilen.
help-command-who-is = Findet Leute, deren Namen so beginnen, wenn sie ihn zeigen.
help-command-my-addresses = Zeigt, von welchen Adressen du schreiben kannst und wohin deine E-Mails gehen.
help-command-info-player = Die Bilanz eines Spielers, wenn er sie zeigt; GET DEDICATION zeigt deine eigene.
help-command-process = Wertet jetzt aus. Die Phase zu nennen ist sicherer; mit NOW auch, wenn Befehle fehlen.
help-command-predict = Zeigt, wie die Phase ausgewertet würde, auch mit anderen Befehlen oder Zeilen von ADJUST. Nichts ändert sich.
help-command-rollback = Macht die letzte Phase, die letzten n oder alle ab dieser rückgängig; UNDO stellt sie wieder her.
help-command-undo = Macht ein ROLLBACK oder ADJUST rückgängig, bis die nächste Phase ausgewertet ist, oder ein Ende eine Woche lang.
help-command-set-deadline = Verschiebt den Abgabetermin dieser Phase; die Nachfrist rückt mit.
help-command-set-grace = Verschiebt das Ende der Nachfrist dieser Phase.
help-command-set-start = Legt fest, wann die Partie frühestens beginnt oder diese Phase frühestens ausgewertet wird.
help-command-begin = Beginnt eine volle Partie jetzt. FORCE BEGIN beginnt sie, wenn mehr als die Hälfte der Mächte Spieler hat.
help-command-assign = Bestimmt vor dem Beginn, wer eine Macht bekommt: nach Adresse, oder Nummer in LIST.
help-command-unstart = Macht den Beginn rückgängig, bis die erste Phase ausgewertet ist.
help-command-set-setting = Ändert eine Einstellung der Partie; alle zeigt HELP SETTINGS.
help-command-set-access = Bestimmt, wer mitspielen oder leiten kann. Ist jemand zugelassen, kann sonst niemand beitreten. Ein Minus entfernt den Eintrag.
help-command-approve = Nimmt einen Spieler auf, der Zustimmung braucht (SET APPROVAL): nach Adresse, oder Nummer in LIST.
help-command-pause = Hält die Uhr an. Mit einem Tag, höchstens 60 Tage im Voraus, läuft sie dann wieder.
help-command-resume = Lässt die Uhr mit der übrigen Zeit weiterlaufen; oder macht eine Woche lang ein Ende rückgängig.
help-command-eject = Entfernt einen Spieler oder Zuschauer aus der Partie.
help-command-admit = Lässt jemanden zurückkommen, den du entfernt hast.
help-command-promote = Bittet jemanden, die Partie mit dir zu leiten; mit YES ist es so.
help-command-hand-over = Übergibt die Partie jemandem, der sie mit einem YES an deiner Stelle leitet.
help-command-become = Handelt in den Zeilen darunter für eine Macht.
help-command-terminate = Beendet die Partie ohne Ergebnis.
help-command-declare = Beendet die Partie mit einem Ergebnis und einem Grund, den alle lesen; ROLLBACK macht es rückgängig.
help-command-accept-late = ACCEPT: lässt verspätete Befehle einer Macht zählen, oder alle, die warten, wo sie deine Zustimmung brauchen. REJECT: lässt sie nicht zählen; die Spieler erfahren es.
help-command-adjust = Berichtigt Einheiten, Zentren oder die Phase; alle sehen deinen Grund.
help-command-set-rules = Wählt alle Einstellungen einer Art von Partie. Nennst du mehrere, gelten die späteren.
help-command-set-like = Übernimmt die Einstellungen einer anderen Partie; hat diese begonnen, nur die, die sich noch ändern lassen.
help-command-announce = Sagt allen in der Partie etwas; ALL: allen in allen Partien, die du leitest.
help-command-create-series = Erstellt eine Serie. Man tritt ihr wie einer Partie bei, und ROUND beginnt ihre Partien.
help-command-open-round = Beginnt so viele Partien, wie Spieler da sind, oder n; eine Partie der Besten; oder Partien, die du verteilst.
help-command-table = Zeigt die Tabelle einer Serie oder einer ihrer Runden (SET SCORING, SET BEST).
help-command-phase-ahead = Gibt die Befehle darunter für eine spätere Phase, bis zu fünf Jahre im Voraus.
help-command-clear = Löscht Befehle für spätere Phasen; mit ALL alle; oder die für eine Phase.
help-command-add-orders = Fügt die Befehle dieser E-Mail zu deinen früheren hinzu, wo sie diese ersetzen würden.
help-command-lend-standing = Verleiht eine deiner Einheiten, oder alle, an eine andere Macht, bis auf Widerruf.
help-command-revoke-proxy = Nimmt eine bis auf Widerruf verliehene Einheit zurück, oder alle.
help-command-set-wait = WAIT: nicht vor dem Abgabetermin auswerten, weil du deine Befehle vielleicht änderst. NOWAIT beendet es.
help-command-set-preference = Nennt die Mächte, die du gern hättest, die liebste zuerst; in Klammern sind sie gleich.
help-command-set-password = Ändert dein Passwort in dieser Partie.
help-command-set-address = Lässt alle deine E-Mails an eine andere Adresse gehen. Von der alten musst du mit CONFIRM antworten.
help-command-press = Schickt eine Nachricht an einige Mächte, die Spielleitung (M), die Zuschauer (O) oder ALL BUT T. POSTAL PRESS wartet auf die Ergebnisse.
help-command-broadcast = Schickt eine Nachricht an alle in der Partie.
help-command-recall = Holt deine Nachrichten zurück, die auf die Ergebnisse warten, oder eine davon.
help-command-set-press-wish = Kopien deiner eigenen Nachrichten, oder der von anderen; Nachrichten an alle oder nicht.
help-command-record-diary = Schreibt einen Eintrag ins Tagebuch, den vor dem Ende niemand sonst lesen kann.
help-command-read-diary = Zeigt deine Tagebucheinträge oder liest sie.
help-command-delete-diary = Löscht einen Tagebucheintrag endgültig.
help-command-say-here = Antwortet auf die Anwesenheitsfrage einer vollen Partie. Ein YES als Antwort tut dasselbe.
help-command-resign = Steigt aus der Partie aus. Du musst innerhalb eines Tages mit CONFIRM antworten; sonst bleibst du.
help-command-partner = Spielt deine Macht gemeinsam mit jemandem: Ein YES beginnt es, ein Minus beendet es.
help-command-permit-spectator = Lässt jemanden beim Zuschauen sehen, was deine Macht bekommt; WITH ORDERS auch, was du schickst.
help-command-set-draw = Stimmt in dieser Phase für ein Remis aller Überlebenden, oder einiger (NO DIAS).
help-command-set-concede = Stimmt in dieser Phase dafür, zugunsten einer Macht aufzugeben; sie gewinnt, wenn alle anderen zustimmen.
help-command-swap = Tauscht die Spieler zweier Mächte: Die Spielleitung schlägt es vor, und beide Spieler stimmen zu.
help-command-propose = Schlägt ein Ende der Partie vor. Alle werden gefragt; niemand erfährt, von wem es kommt.
help-command-cast-vote = Stimmt über einen Vorschlag ab. Nenne seine Nummer, wenn es mehrere gibt.
help-command-withdraw-proposal = Zieht deinen eigenen Vorschlag zurück. Alle erfahren, dass er zurückgezogen ist.
help-command-set-absence = Sagt, wann du abwesend bist: Auf diese Tage fällt kein Abgabetermin für deine Befehle.
help-command-end-absence = Sagt, dass du zurück bist, jetzt oder ab einem Tag. Der jetzige Abgabetermin bleibt.
help-command-extend = Bittet die Spielleitung um einen späteren Abgabetermin; sie antwortet mit einem Wort.

## The topics under which they stand.

help-topic-joining = Mitspielen: dein Eintrag und dein Platz in einer Partie
help-topic-asking = Fragen: etwas nachsehen, ohne etwas zu ändern
help-topic-playing = Spielen: alles außer den Befehlen für Einheiten
help-topic-talking = Reden: Presse zwischen Spielern
help-topic-votes = Abstimmen: wie Spieler ihre Partie beenden
help-topic-mastering = Leiten: eine Partie führen
help-topic-series = Serien: Turniere aus mehreren Partien

## Who can send them.

help-role = { $role ->
    [anyone] alle
    [registered] alle Registrierten
    [observer] alle in der Partie
    [player] Spieler
    [master] die Spielleitung
   *[keeper] die Betreuung des Judge
 }
help-for-role = Für { help-role }.
