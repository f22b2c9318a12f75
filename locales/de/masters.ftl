### Remarks about what the GM of a game commands.

# What is said of who is told of a change, with the blank before it; nothing where nobody else is in the game.
told = { $told ->
        [alone] { "" }
        [no] { " " }{ others-not-told }
       *[yes] { " " }Alle in der Partie wissen davon.
    }
# Where the same email also does the reverse.
others-not-told = Andere erfahren es nicht, weil diese E-Mail es auch rückgängig macht.
round-opened = Runde { $number } hat begonnen: { $games }. Alle Spieler wissen, welche Macht sie haben.
round-opened-some-out = Runde { $number } hat begonnen: { $games }. Alle Spieler darin wissen, welche Macht sie haben; { $out ->
        [one] { $out } Spieler setzt
       *[other] { $out } Spieler setzen
    } aus.
round-seat-unknown = "{ CUT($word, max: 60) }" ist weder eine Macht auf diesem Brett noch ein Spieler der Serie.
    .hint = Schreib ROUND A anna@example.net, E 2 …; 2 ist der zweite Spieler, den LIST zeigt.
round-seats-lack = Eine Partie, die du verteilst, braucht jede Macht einmal und jeden Spieler einmal (in Duplex zweimal): { $powers }.
    .hint = Schreib ; zwischen zwei Partien. Um nach Wünschen und Los zu verteilen, schick ROUND ohne Namen.
round-goes-on = Hinter dem letzten Komma oder ; fehlt etwas, also wurde keine Partie eröffnet.
    .hint = Schick das ganze ROUND noch einmal, ohne Komma oder ; am Ende.
round-two-tables = { CUT($who, max: 60) } ist zwei Partien der Runde zugeteilt.
    .hint = Die Spieler und ihre Nummern zeigt LIST.
round-tables-together = Eine E-Mail kann eine Runde eröffnen, also wurde keine Partie eröffnet. Alle Partien, die du verteilst, gehören in ein ROUND.
    .hint = ROUND { $line }
round-one-a-mail = Eine E-Mail kann eine Runde eröffnen: siehe die Zeile mit ROUND darüber.
    .hint = Für drei Partien in einer Runde schick ROUND 3. Partien, die du verteilst, gehören in ein ROUND, mit ; dazwischen.
round-not-begun = Die letzte Runde von { $game } hat noch nicht begonnen: Noch keine Phase ist ausgewertet in { $games }.
    .hint = Schick ROUND nach den ersten Ergebnissen dieser Partien. Um mehrere verteilte Partien zugleich zu beginnen, schreib sie in ein ROUND, mit ; dazwischen.
round-top-lacks = In der Tabelle von { $game } sind zu wenige Spieler noch in der Serie: Nötig sind { $need }.
    .hint = Die Tabelle zeigt TABLE { $game }. Um unter allen Spielern zu verteilen, schick ROUND.
phase-judged = { $phase } ist ausgewertet. { $told ->
        [no] { others-not-told }
        [alone] Die Ergebnisse stehen in einer eigenen E-Mail.
       *[yes] Die Ergebnisse gehen an alle.
    }
phase-judged-above = Diese E-Mail hat { $phase } schon auswerten lassen. Diese Zeile nennt keine Phase; deshalb wurde nichts weiter ausgewertet.
    .hint = Um auch die nächste Phase auszuwerten, schick { $command }.
adjusted = Alle Änderungen sind gemacht. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Alle in der Partie wissen davon und kennen deinen Grund.
    }
rolled-back = Die Partie ist wieder in { $phase }, mit den Befehlen, die da waren.{ told } Um zu { $left } zurückzukehren, schick UNDO, bevor eine Phase ausgewertet ist.
rolled-back-anew = Die Partie ist wieder in { $phase }. Weil du mitspielst, zählen die früheren Befehle nicht. { $told ->
        [alone] Schick neue; auch die Bots tun es.
       *[yes] Alle sind um neue gebeten.
    } Zu { $phase } kannst du nicht noch einmal zurückgehen. Um zu { $left } zurückzukehren, schick UNDO, bevor eine Phase ausgewertet ist.
rollback-undone = Die Partie ist wieder in { $phase }.{ told }
adjust-undone = Die Partie ist in { $phase }, wie sie vor dem letzten ADJUST war.{ told }
game-goes-on = Die Partie geht in { $phase } weiter, mit den Befehlen, die da waren.{ told } Um sie auf dieselbe Weise wieder zu beenden, schick UNDO, bevor eine Phase ausgewertet ist.
game-over-again = Die Partie ist wieder zu Ende, mit demselben Ergebnis.{ told }
held-back-by-line = Nicht ausgeführt, weil Zeile { $line } darüber abgelehnt wurde und du das vielleicht zuerst erledigt haben wolltest.
    .hint = Wenn du es noch willst, schick es in einer eigenen E-Mail.
orders-missing = Es fehlen Befehle, und alle bekämen die Ergebnisse. Ganz ohne Befehle: { $silent }. Unvollständig: { $partial }.
    .hint = Um ohne sie auszuwerten, schick PROCESS { $phase } NOW.
no-orders-from = Es fehlen Befehle, und alle bekämen die Ergebnisse. Ganz ohne Befehle: { $silent }.
    .hint = Um ohne sie auszuwerten, schick PROCESS { $phase } NOW.
not-all-orders-from = Es fehlen Befehle, und alle bekämen die Ergebnisse. Unvollständig: { $partial }.
    .hint = Um ohne sie auszuwerten, schick PROCESS { $phase } NOW.
held-back = Nicht ausgeführt, weil Zeile { $line } darüber abgelehnt wurde und du das vielleicht zuerst erledigt haben wolltest.
    .hint = Wenn du es noch willst, schick { $command } in einer eigenen E-Mail.
deadline-moved = Der Abgabetermin dieser Phase ist verschoben.{ told }
grace-moved = Das Ende der Nachfrist dieser Phase ist verschoben.{ told }
late-accepted = Die verspäteten Befehle zählen jetzt. Der Spieler weiß davon.
late-declined = Die verspäteten Befehle zählen nicht. Der Spieler weiß davon, mit allem, was du sonst in dieser E-Mail schreibst. Damit sie doch zählen, schick { $command }, bevor die Phase ausgewertet ist.
setting-same = Keine Änderung: Es ist schon so eingestellt.
announced = Es geht an alle in { $games }.
settings-changed = Geändert: { $names }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Alle erfahren nach dieser E-Mail, was anders ist.
    }
clock-in-zone = { $at } gilt in der Zeitzone der Partie, { $zone }. Um die Zone zu ändern, schick zum Beispiel SET GAME ZONE Europe/Vienna.
setting-changed = Geändert.{ told }
variant-never-blind = { $variant } kann man nicht blind spielen: Patrouillen und Blockaden würden verborgene Flotten verraten.
    .hint = Lass BLIND aus CREATE weg.
last-year-past = { $variant } beginnt in { $first }, das letzte Jahr läge also vor dem ersten.
    .hint = Gib hinter UNTIL ein späteres Jahr an.
variant-changed = { $game } wird jetzt auf { $board } gespielt.{ told } Die Partie beginnt, sobald { $missing ->
        [one] noch { $missing } Spieler dazukommt
       *[other] noch { $missing } Spieler dazukommen
    }.
variant-changed-and-full = { $game } wird jetzt auf { $board } gespielt.{ told } Alle Plätze sind vergeben, also beginnt die Partie jetzt.
gunboat-stays = Die Einstellungen, die mit Illegal Gunboat kamen, bleiben: Gunboat und keine Presse. Um sie zu ändern, schick SET NOT GUNBOAT und SET WHITE.
idle-no-press = Die Partie hat NO PRESS, und das geht vor: Spieler können keine Nachrichten schicken, was auch sonst eingestellt ist.
idle-nobody-seen = In dieser blinden Partie sieht keine Macht Einheiten einer anderen, also können die Spieler mit TOUCH PRESS einander nicht schreiben. Damit sie es können, schick SET NO TOUCH PRESS (eine Partie mit FOG braucht beides).
idle-touch-without-partial = NO PARTIAL erlaubt nur Nachrichten an alle, und TOUCH PRESS erlaubt davon keine, also können die Spieler einander nicht schreiben. Damit sie es können, schick SET PARTIAL oder SET NO TOUCH PRESS.
idle-fakes-without-partial = NO PARTIAL erlaubt nur Nachrichten an alle, also lässt sich nichts vortäuschen. Um das zu ändern, schick SET PARTIAL.
idle-conditions-in-the-dark = Nachrichten unter POSTAL PRESS warten auch hier auf die Ergebnisse. Aber eine mit Bedingung (PRESS TO … IF …) wird abgelehnt, weil ihr Eintreffen Verborgenes verraten würde.
clock-changed = Geändert.{ told } Der Abgabetermin dieser Phase ändert sich nicht. Um ihn zu verschieben, schick SET DEADLINE.
game-zone-changed = Geändert.{ told } Künftige Abgabetermine folgen den Stunden und Tagen von { $zone }. Jede E-Mail nennt sie in UTC und in der Zone dessen, der sie liest.
rulebook-changed = Geändert.{ told } Zu diesem Regelbuch gehört auch eine eigene Art, Befehle zu lesen. Um sie ebenfalls zu verwenden, schick SET ORDERS { $house }.
reading-changed = Geändert.{ told } Zu dieser Lesart gehört auch ein eigenes Regelbuch. Um es ebenfalls zu verwenden, schick SET RULEBOOK { $house }.
paused = Die Uhr steht.
paused-until = Die Uhr steht bis { $until }. Dann geht es von selbst weiter, mit der Zeit, die noch übrig war.
end-taken-back = Die Partie geht weiter. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Alle in der Partie wissen davon und kennen den Abgabetermin.
    }
start-taken-back = Die Partie steht wieder vor dem Beginn, mit denselben Spielern.{ told } Um sie neu zu beginnen und die Mächte neu zu verteilen, schick BEGIN.
resumed = Die Uhr läuft wieder, mit der Zeit, die noch übrig war. Für mehr Zeit schick SET DEADLINE.
resumed-later = Die Uhr läuft wieder. Die übrige Zeit wäre zu bald zu Ende oder an einem Tag ohne Abgabetermin, also hat die Uhr der Partie einen späteren gesetzt. Um einen anderen zu wählen, schick SET DEADLINE.
ejected = Aus der Partie entfernt.{ told }
admitted = Wieder zugelassen. Die Person weiß davon und kann zurückkehren, solange der Platz frei ist.
terminated = Die Partie ist zu Ende.{ told } Um das rückgängig zu machen (eine Woche lang möglich), schick UNDO.
assigned = { $who } bekommt beim Beginn der Partie { NAME($power, form: "accusative") } und erfährt es dann. Um das zu streichen, schick ASSIGN { $who } NONE.
assigned-nothing = { $who } ist keine Macht zugeteilt: Beim Beginn gibt es eine der übrigen, nach Wünschen.
swap-asked = Die Spieler { NAME($first, form: "genitive") } und { NAME($second, form: "genitive") } sind gefragt. Sie tauschen, wenn beide in dieser Phase mit YES antworten. Um die Frage zurückzunehmen, schick CANCEL.
swap-agreed = Vermerkt. Ihr tauscht, wenn auch der andere Spieler zustimmt.
swapped = Die Spieler { NAME($first, form: "genitive") } und { NAME($second, form: "genitive") } haben getauscht.{ told }
declared = Die Partie ist mit diesem Ergebnis zu Ende.{ told } Um das rückgängig zu machen (eine Woche lang möglich), schick ROLLBACK.
terminated-for-good = Die Partie ist zu Ende. Alle wissen davon, und ihre Geheimnisse sind bekannt, also lässt es sich nicht rückgängig machen.
away-set = Deine Abwesenheit ist vermerkt.{ told } Abgabetermine meiden diese Zeit.
away-set-and-moved = Deine Abwesenheit ist vermerkt.{ told } Der Abgabetermin rückt dahinter, auf { $deadline }.
away-set-late = Deine Abwesenheit ist vermerkt.{ told } Künftige Abgabetermine meiden diese Zeit. Aber der dieser Phase ist vorbei, und es fehlen Befehle. Eine Abwesenheit verschiebt die Nachfrist nicht, die am { $grace } endet: Schick deine Befehle vorher.
away-set-stays = Deine Abwesenheit ist vermerkt.{ told } Der Abgabetermin dieser Phase, { $deadline }, ändert sich nicht, weil deine Befehle vollständig sind. Künftige Abgabetermine meiden diese Zeit.
away-already = Keine Änderung: Deine Abwesenheit von { $time } ist schon vermerkt.
away-joined = Mit einer früher vermerkten zusammengelegt: Du bist abwesend von { $time }. Um zu sagen, dass du an einem Tag zurück bist, schick SET NO ABSENCE und diesen Tag.
away-too-often = Du hast schon drei künftige Abwesenheiten: { $first }; { $second }; { $third }.
    .hint = Um alle zu streichen, schick SET NO ABSENCE. Um eine ab einem Tag zu beenden, schick SET NO ABSENCE 25 Jan.
time-away = { $since } bis { $until }
still-away = Du bist weiterhin abwesend von { $time }.
away-ended = Abwesenheit gestrichen: { $time }.{ told } Der Abgabetermin ändert sich nicht.
away-ended-too = Ebenfalls gestrichen: { $time }.
away-of-whom = Du leitest die Partie und spielst keine Macht.
    .hint = Für eine Macht schick AWAY 10 Jan TO 20 Jan FOR Turkey. Für die ganze Partie schick SET HOLIDAYS 24 Dec TO 2 Jan.
away-too-long = Abwesenheiten, die dieselbe Phase zusammen um mehr als { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } verzögern, brauchen die Zustimmung der Spielleitung. Sie ist gefragt worden, und deine Abwesenheit gilt, wenn sie zustimmt. Du erfährst es, wenn sie ablehnt oder bis { $lapses } nicht geantwortet hat.
master-asked = Die Spielleitung ist gefragt worden. Der Abgabetermin verschiebt sich nur, wenn sie zustimmt. Du erfährst es, wenn sie ablehnt oder bis { $lapses } nicht geantwortet hat.
master-asked-often = Die Spielleitung wurde in der letzten Stunde schon mehrmals gefragt.
    .hint = Um ihr zu schreiben, schick PRESS TO M, deinen Text und ENDPRESS, jedes in einer eigenen Zeile.
extended-already = Diese Zeit ist vorbei.
    .hint = Schick EXTEND +24h, das ab dem Abgabetermin zählt.
start-set = { $status ->
        [forming] Die Partie beginnt nicht vor { $at }.
       *[running] Diese Phase wird nicht vor { $at } ausgewertet.
    }
game-begun = Die Partie beginnt jetzt.{ told }
co-master-asked = { $who } ist gebeten, { $game } mit dir zu leiten. Mit einem YES ist es so, und alle erfahren davon.
successor-asked = { $who } ist gebeten, { $game } an deiner Stelle zu leiten. Bis ein YES kommt, leitest du weiter; dann erfahren alle davon.
nobody-to-lead = { $who } ist hier nicht registriert, also wurde niemand gefragt.
    .hint = Bitte die Person um REGISTER, Name: mit ihrem Namen, END, jedes in einer eigenen Zeile. Dann schick deine Zeile noch einmal.
series-terminated = Die Serie ist zu Ende, und alle darin haben ihre letzte Tabelle bekommen.{ told } Laufende Partien gehen weiter. Um das rückgängig zu machen (eine Woche lang möglich), schick UNDO.
master-offered-often = Du hast heute schon zu oft jemanden gefragt.
    .hint = Schick es morgen noch einmal.
mastership-lapsed = { $game } braucht keine Spielleitung mehr.
    .hint = Alle Partien zeigt LIST.
leads-now = Du leitest jetzt { $game }.{ told } Was du tun kannst, zeigt HELP MASTERING.
leads-not = Du leitest { $game } nicht. Wer dich gefragt hat, erfährt es nicht.
master-only = Nur die Spielleitung kann für eine andere Macht handeln.
    .hint = Um sie zu fragen, schick PRESS TO M, deinen Text und ENDPRESS, jedes in einer eigenen Zeile.
not-for-power = Du handelst hier für { NAME($power, form: "accusative") }, und das kann nur der Spieler selbst (wie bei Abstimmungen). Befehle und Nachrichten kannst du schicken.
    .hint = Wenn du dich selbst meinst, schreib BECOME MASTER in die Zeile darüber.
not-while-playing = Du spielst oder spieltest in { $game }, also kannst du nicht für eine andere Macht handeln: Ihre Befehle sind bis zur Auswertung geheim. Nichts unter dieser Zeile wurde ausgeführt.
    .hint = Schick SIGN ON mit deiner eigenen Macht.
plays-here = Du spielst oder spieltest in { $game }, also kannst du ihre Stellung nicht berichtigen.
    .hint = Um eine Phase zurückzugehen, schick ROLLBACK. Oder bitte die Betreuung des Judge ({ $keeper }), die Partie jemandem zu geben, der nicht mitspielt.
no-addresses = Du spielst oder spieltest in { $game }, also kannst du nicht erfahren, ob eine Adresse dabei ist.
    .hint = Nenne eine Macht: EJECT Turkey entfernt ihren Spieler, ADMIT Turkey lässt ihn wieder zu.
eject-instead = Aussteigen kann nur der Spieler selbst. Du kannst ihn aus der Partie entfernen; alle erfahren davon.
    .hint = Schick EJECT { $power }.
master-speaks-for-power = Die Zeilen darunter zählen, als kämen sie von { NAME($power, form: "dative") }, und der Spieler (falls es einen gibt) erfährt davon. Um das zu beenden, schreib BECOME MASTER.
master-speaks-for-himself = Du handelst wieder für dich selbst.
