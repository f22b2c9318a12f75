### Lines and pages about games: who is in them, their state, votes, and the pages of LIST, SUMMARY and HISTORY.

## People of a game.

person-nobody = niemand
person-bot = ein Bot
unnamed-player = ein Spieler
player-title = { $who ->
        [master] Spielleitung
        [player] eine Macht
       *[observer] Zuschauer
    }
player-since = ab { $phase }:
applicant-waits = { $who }, Nummer { $number }, braucht die Zustimmung der Spielleitung
address-fails-since = E-Mails an { $address } kommen zurück seit { $since }.
absence-line = { $who }: { $since }
    .until = bis { $until }
    .unnamed = Ein Spieler
orders-sent = { $sent ->
        [not-asked] Keine Befehle nötig
        [missing] Befehle fehlen
       *[sent] Befehle sind da
    }
    .late-waiting = verspätete Befehle brauchen ACCEPT LATE { $power }
    .late-refused = verspätete Befehle zählen nicht, außer du schickst ACCEPT LATE { $power }

## What a game needs, and its state.

game-needs-answers = I AM HERE von { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    }
game-needs-approval = die Zustimmung der Spielleitung zu Spielern
game-needs-begin = BEGIN der Spielleitung
game-needs-start = der Beginn
game-needs-players = { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
series-games = { $number ->
        [one] { $number } Partie
       *[other] { $number } Partien
    } ({ LIST($games, type: "and") })
    .none = noch keine Partie
series-state = { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $games }
series-game = { $game }: { $powers }, { $centres ->
        [one] { $centres } Zentrum
       *[other] { $centres } Zentren
    }, { $points }{ $counts ->
        [yes] { "" }
       *[no] { " " }(nicht gezählt)
    }
game-moderated = { $moderated ->
        [yes] Mit Spielleitung
       *[no] Ohne Spielleitung
    }
game-state-series = Serie: { $state }.
game-state-forming = Vor dem Beginn. Noch nötig: { $needed }.
game-state-over = { $ending ->
        [victory] Gewonnen
        [draw] Remis
       *[terminated] Ohne Ergebnis beendet
    }{ $named ->
        [winners] : { $winners }
       *[nobody] { "" }
    }.
game-state-paused = Pause.
game-state-openings = Frei: { $powers }.
games-yours = Du bist dabei als { $parts }.
    .power = { $power }{ $state ->
        [abandoned] , bis jemand die Macht übernimmt
        [disorder] , führungslos, bis Befehle kommen
       *[played] { "" }
    }
    .role = { $role ->
        [master] Spielleitung
        [player] Spieler
        [awaited] Spieler, sobald die Spielleitung zustimmt
       *[observer] Zuschauer
    }
games-deadline = Abgabetermin: { $at }
games-resumes = Weiter: { $at }
games-away = Abwesend:
    .until = bis
boards-wanted = gesucht: { $games }

## Votes. Terms stand in sentences.

terms-ranking = Rangfolge { $ranks }
terms-terminated = Ende ohne Ergebnis
terms-victory = Sieg { NAME($power, form: "genitive") }
terms-draw = Remis ({ $powers })
terms-draw-of-all = Remis aller Überlebenden
own-vote-draw = Du stimmst in dieser Phase für: { $draw }. Niemand sonst erfährt es. Um die Stimme zurückzunehmen, schick SET NODRAW.
own-vote-concede = Du gibst die Partie in dieser Phase zugunsten { NAME($power, form: "genitive") } auf, wenn alle anderen es auch tun. Niemand sonst erfährt es. Um die Stimme zurückzunehmen, schick SET NOCONCEDE.
open-proposal = { $number }: { $terms }{ $counted ->
        [season] , ausgezählt mit den Zügen: { $season }
       *[any] { "" }
    }{ $ends ->
        [yes] , bis { $until }
       *[no] { "" }
    }.{ $silence ->
        [agrees] { " " }Schweigen stimmt zu, wenn jemand YES sagt.
       *[says-nothing] { "" }
    }{ $voted ->
        [yes] { " " }Deine Stimme: { $vote }.
       *[no] { "" }
    }{ $awaits ->
        [master] { " " }Er ist durch Schweigen angenommen und braucht die Zustimmung der Spielleitung.
       *[nobody] { "" }
    }
votes-counted = { $yes } YES, { $no } NO{ $voted ->
        [some] , { votes-missing }
       *[all] { "" }
    }.
votes-missing = { $silent ->
        [one] { $silent } Spieler
       *[other] { $silent } Spieler
    } ohne Stimme

## The board, orders and units.

board-unowned = Frei
board-must-retreat = muss sich zurückziehen oder wird aufgelöst
corrected-unit-of-nobody = { $unit } kommt vom Brett.
corrected-unit-taken-off = { $unit } ({ $power }) kommt vom Brett.
corrected-unit-put-on = { $unit } kommt aufs Brett, für { NAME($power, form: "accusative") }.
corrected-centre = { CAPITALIZED(NAME($centre, form: "nominative")) } gehört { NAME($power, form: "dative") }.
corrected-centre-of-nobody = { CAPITALIZED(NAME($centre, form: "nominative")) } gehört niemandem.
adjustments-pending = { $what ->
        [builds] { $number ->
            [one] { $number } Aufbau steht
           *[other] { $number } Aufbauten stehen
        }
       *[removals] { $number ->
            [one] { $number } Abbau steht
           *[other] { $number } Abbauten stehen
        }
    } an.
builds-seen = Baut { $number ->
        [one] { $number } Einheit
       *[other] { $number } Einheiten
    }.
order-implied = ergibt sich aus { $unit }
lent-until-revoked = bis auf Widerruf
lent-all-units = alle Einheiten
lent-to = { $units } an { NAME($power, form: "accusative") }.

## Tables of a game's record.

table-power = Macht
table-player = Spieler
table-year = Jahr
table-index = Index
table-statistics = { $what ->
        [centres] Zentren max.
        [moves] Züge
        [late] Spät
        [missed] NMR
       *[press] Presse
    }
unused-builds = { $number ->
        [one] 1 verfallener Aufbau
        [two] 2 verfallene Aufbauten
       *[more] mehr verfallene Aufbauten
    }.
statistics-unsigned = Anonyme Nachrichten: { $number }.
statistics-held = Am längsten fern der Heimat gehalten: { $centre }, von { NAME($power, form: "dative") }, { $since } bis { $until }.
statistics-held-one-year = Am längsten fern der Heimat gehalten: { $centre }, von { NAME($power, form: "dative") }, { $year }.

## LIST of a game, and of all.

list-series = Serie '{ $game }': { $state }. Ihre Tabelle zeigt TABLE { $game }.
list-join = Um mitzuspielen, schick SIGN ON ?{ $game } und ein Passwort deiner Wahl.
list-forming = Die Partie '{ $game }' hat noch nicht begonnen. Noch nötig: { $needed }.
list-roll-call = Dann beginnt sie. Wer es nicht rechtzeitig schickt, verliert den Platz.
list-over = Die Partie '{ $game }' ist zu Ende. { $ending }
list-paused = Die Partie '{ $game }' macht Pause, bei Zug #{ $number } ({ $phase }).
list-openings = Frei für { $who ->
        [approved] alle, denen die Spielleitung zustimmt
       *[anyone] alle, die registriert sind
    }: { $powers }. Um eine Macht zu übernehmen, schick SIGN ON macht { $game } und ein Passwort.
    .hidden = Frei für { $who ->
        [approved] alle, denen die Spielleitung zustimmt
       *[anyone] alle, die registriert sind
    }: { $powers }. Um eine Macht zu übernehmen, schick SIGN ON ?{ $game } und ein Passwort.
list-usual-left-out = (Einstellungen wie üblich zeigt LIST { $game })
list-style = Deine Befehle sind geschrieben, wie SET STYLE { $style } es sagt.
list-proposals = Vorgeschlagen ist dieses Ende der Partie (abstimmen mit VOTE YES oder VOTE NO und der Nummer):
list-web = Die Partie im Web: { $page }
list-draw-votes = Nur du siehst das: { $number ->
        [one] { $number } Macht stimmt
       *[other] { $number } Mächte stimmen
    } für ein Remis.
games-none-of-yours = Du bist hier in keiner Partie. Alle Partien zeigt LIST; mitspielen kannst du mit SIGN ON ?partie passwort.
games-none-such = Eine solche Partie gibt es hier zurzeit nicht. Alle Partien zeigt LIST.
games-none = Hier gibt es noch keine Partien. Um eine zu erstellen, schick CREATE ?partie passwort.
games-page = Seite { $number } von { $pages }. Für die nächste schick { $command }.
    .last = Seite { $number } von { $pages }, die letzte.
games-standby-promised = { $promise } Um das zurückzunehmen, antworte auf die E-Mail dazu mit NO, oder schick SIGN OFF AS STANDBY.
games-standby = Du stehst auf der Ersatzliste für { $games }. Um sie zu verlassen, schick SIGN OFF AS STANDBY. Wer sonst noch darauf steht, erfährt niemand.
    .none = Du stehst auf keiner Ersatzliste. Um auf sie zu kommen, schick SIGN UP AS STANDBY.
games-how = Mehr über eine Partie zeigt LIST und ihr Name. Mitspielen, bevor sie beginnt: SIGN ON ?partie passwort. Zuschauen: OBSERVE partie passwort.
games-press = Presse: W weiß (gezeichnet), G grau (anonym), P auch nur an einzelne Spieler, - nicht erlaubt.
who-game = Diese Leute sind in der Partie '{ $game }':

## HELP without such a page.

help-no-page = Zu "{ $asked }" gibt es keine Hilfe.
    .similar = Zu "{ $asked }" gibt es keine Hilfe. Meintest du { LIST($topics, type: "or") }?
help-pages = Seiten der Hilfe: { $topics }. Die erste zeigt HELP.
help-example = Zum Beispiel:

## HISTORY: what happened in a game.

history-empty = In dieser Zeit ist nichts geschehen.
history-goes-on = Das ist nicht alles. Für den Rest schick:
    .same-minute = Aus derselben Minute gibt es noch mehr. Dafür schick:
history-started = Diese Spieler sind in der Partie:
history-joined = { $who } ist der Partie '{ $game }' als Spieler beigetreten.
history-players = Die Partie '{ $game }' hat jetzt { $number ->
        [one] { $number } Spieler
       *[other] { $number } Spieler
    }.
history-observing = { $who } schaut ab jetzt bei der Partie '{ $game }' zu.
history-took-over = { $who } hat { NAME($power, form: "accusative") } in der Partie '{ $game }' übernommen.
history-returned = Wer { NAME($power, form: "accusative") } gespielt hat, spielt wieder in der Partie '{ $game }'.
history-removed = Die { $by ->
        [keeper] Betreuung des Judge
       *[master] Spielleitung
    } hat { $who }{ $place ->
        [power] { " " }({ $power })
       *[none] { "" }
    } aus der Partie '{ $game }' entfernt.
history-left = { $place ->
        [power] { $who } ist als { $power } aus der Partie '{ $game }' ausgestiegen.
       *[none] { $who } hat die Partie '{ $game }' verlassen.
    }
history-abandoned = In der Partie '{ $game }' { $number ->
        [one] ist für alle frei
       *[other] sind für alle frei
    }: { $powers }.
history-disorder = In der Partie '{ $game }' { $number ->
        [one] ist führungslos
       *[other] sind führungslos
    }: { $powers }.
history-settings = Die Einstellungen der Partie '{ $game }' haben sich geändert:
history-setting = { $setting }: { $empty ->
        [yes] nichts
       *[no] { $value }
    }
    .before = vorher: { $value }
history-deadline = Der Abgabetermin der Partie '{ $game }' ist jetzt { $deadline }, und die Nachfrist endet { $grace }.
history-spoke-for = { $who } handelte als Spielleitung der Partie '{ $game }' für { NAME($power, form: "accusative") }.
history-master-acted = { $who } hat als Spielleitung der Partie '{ $game }' Folgendes getan:
history-keeper-acted = Die Betreuung des Judge hat in der Partie '{ $game }' Folgendes getan:
history-player-acted = { $who } hat in der Partie '{ $game }', die niemand leitet, Folgendes getan:
history-master-joined = { $who } gehört ab jetzt zur Spielleitung der Partie '{ $game }'.
history-master-left = { $who } gehört nicht mehr zur Spielleitung der Partie '{ $game }'{ $why ->
        [keeper] : Das hat die Betreuung des Judge entschieden
        [master] : Das hat die erste Spielleitung entschieden
       *[own] { "" }
    }.
history-paused = Die Partie '{ $game }' macht Pause{ $ends ->
        [yes] { " " }bis { $until }
       *[no] { "" }
    }.
history-resumed = Die Partie '{ $game }' geht weiter.
history-master-silent = Die Partie '{ $game }' wartet auf ihre Spielleitung, und zwar seit { $since }.
history-end-undone = Die Spielleitung hat das Ende der Partie '{ $game }' rückgängig gemacht.
history-start-undone = Die Spielleitung hat den Beginn der Partie '{ $game }' rückgängig gemacht.
history-adjusted = Die Spielleitung hat die Partie '{ $game }' berichtigt{ $moved ->
        [yes] { " " }und von { $before } zu { $phase } versetzt
       *[no] { "" }
    }:
history-adjust-undone = Die Spielleitung hat das letzte ADJUST der Partie '{ $game }' rückgängig gemacht. Sie ist wie zuvor bei { $phase }.
history-rollback-undone = Die Spielleitung hat das ROLLBACK der Partie '{ $game }' rückgängig gemacht. Sie ist wieder bei { $phase }. Die Ergebnisse von { $phases } zählen doch.
    .over = Die Spielleitung hat das ROLLBACK der Partie '{ $game }' rückgängig gemacht. Sie ist wieder zu Ende.
history-rolled-back = Die Spielleitung ist mit der Partie '{ $game }' von { $left } zu { $phase } zurückgegangen{ $ended ->
        [yes] ; ihr Ende zählt nicht
       *[no] { "" }
    }. Die Ergebnisse von { $phases } zählen nicht mehr.
history-draw = Die Partie '{ $game }' endet mit einem Remis: { $powers }.
history-terminated = Die Partie '{ $game }' endete ohne Ergebnis.
history-declared = Die Spielleitung hat das entschieden: { $reason }
history-someone = Jemand

## PREDICT, WHY, SUMMARY, TABLE and the records of people.

prediction = ES WIRD NICHTS AUSGEWERTET: So ginge { $phase } von '{ $game }' jetzt aus, { $orders ->
        [position] in der Stellung, die du ausprobierst, mit deinen Befehlen dafür
        [tried] mit den Befehlen, die du statt der eingegangenen ausprobierst
       *[received] mit den eingegangenen Befehlen
    }. Nur du siehst es.
    .silent = Ganz ohne Befehle: { $powers }.
    .partial = Einige Befehle fehlen: { $powers }.
    .left-out = Weggelassen: Zeile { $line }, { $text }
    .no-order = Das ist kein Befehl für eine Einheit dieser Phase.
    .next = Die nächste Phase wäre: { $phase }.
reasons-none = In { $phase } gab es keine Befehle.
reasons-none-of-place = In { $phase } betraf kein Befehl diesen Ort: { $place }.
series-table = Die Tabelle { $part ->
        [round] der Runde { $round } der Serie '{ $game }'
       *[series] der Serie '{ $game }'
    }, nach { $scoring }{ $games ->
        [best] { " " }(von jedem Spieler die besten { $best })
       *[all] { "" }
    }:
    .columns = Punkte Spieler
summary-index = Der Index ist die Summe der Quadrate der Zentrenzahlen, geteilt durch die Zahl der Mächte. Er misst, wie weit die Partie fortgeschritten ist.
people-dedication = Zuverlässigkeit: { $dedication }, rechtzeitig { $on_time } von { $turns }
player-record = Bilanz von { $address }
    .dedication = Zuverlässigkeit jetzt: { $number }
    .on-time = Rechtzeitige Züge: { $number }
    .turns = Züge insgesamt: { $number }
    .started = Begonnene Partien: { $number }
    .taken-over = Übernommene Mächte: { $number }
    .resigned = Ausstiege: { $number }
    .on-time-ratio = Anteil rechtzeitig: { $ratio }
    .resigned-ratio = Anteil führungslos: { $ratio }
page-file = Datei { $name }:
