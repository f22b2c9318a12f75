### Remarks about orders, votes, lent units and messages.

orders-add = Die Befehle in dieser E-Mail kommen zu denen dazu, die du schon geschickt hast.
orders-add-always = Das ist hier nicht nötig: Eine spätere E-Mail ändert nur die Einheiten, die sie nennt.
orders-cleared = Alle deine Befehle sind gelöscht, auch die für spätere Phasen.
orders-ahead-cleared = Deine Befehle für spätere Phasen sind gelöscht. Die für die laufende Phase zählen weiterhin.
    .hint = Um auch sie zu löschen, schick CLEAR ALL.
orders-of-phase-cleared = Deine Befehle für { $phase } sind gelöscht.
no-orders-to-give = Du hast hier keine Befehle zu geben.
    .hint = Schick SIGN ON macht partie passwort über deinen Befehlen.
orders-are-for = Die Befehle darunter gelten für { $phase }.

## After "Order:", as the order itself would stand

kept-for-phase = gespeichert für { $phase }; es wird geprüft, wenn diese Phase beginnt.
block-kept-for-phase = bis zum Ende des Blocks gespeichert für { $phase }; es wird geprüft, wenn diese Phase beginnt.
line-for-fleets = { $order } ({ $number } Flotten)
line-acts = abgedruckt als { $line }. Es ist ein Befehl.
line-speaks = abgedruckt als { $line }. Es sind nur Worte: Die Einheit hält.

## After "Note:"

place-ordered-again = Zählt nicht: Eine andere Zeile dieser E-Mail betrifft dieselbe Provinz, und die zählt.
unit-ordered-twice = Zählt nicht: Diese E-Mail gibt der Einheit zwei Befehle, also zählt keiner von beiden.
more-than-due = Zählt nicht: Du hast mehr solche Befehle, als dir zustehen.
fleets-taken = Zählt nicht: Die Zeilen darüber geben schon Befehle für { $taken } deiner { $there ->
        [one] { $there } Flotte
       *[other] { $there } Flotten
    } { NAME($place, form: "in") }.
some-fleets-taken = Zählt für { $counted } von { $wanted } Flotten: Die Zeilen darüber geben schon Befehle für { $taken } deiner { $there ->
        [one] { $there } Flotte
       *[other] { $there } Flotten
    } { NAME($place, form: "in") }.
practice-held = Alle deine Einheiten haben Befehle, aber wegen dieser Zeile wurde nichts ausgewertet. Berichtige sie und schick sie noch einmal; oder schick SET NOWAIT, um mit den Befehlen auszuwerten, wie sie sind.
surplus-left = Das ist mehr, als dir zusteht. Es zählt also die neueste Zeile, und diese zählen nicht mehr: { $forgotten }. Um stattdessen eine andere aufzugeben, schick noch einmal die Befehle, die du behalten willst.
rest-stays = Diese Einheiten haben Befehle und behalten sie: { $orders }. Damit auch sie halten, schick ALL UNITS HOLD in einer eigenen E-Mail.
no-rest = Alle deine Einheiten haben Befehle, es gibt also keine anderen.
set-replaced = Diese E-Mail ersetzt deine früheren Befehle. Gelöscht: { $forgotten }. Um frühere Befehle zu behalten, schreib ADD in deine E-Mail.
ahead-replaced = Das ersetzt, was du vorher geschickt hast; gelöscht: { $forgotten }.
wish-kept = Gespeichert für { $phase }, weil es unter PHASE steht. Es zählt, wenn diese Phase beginnt.
wish-without-phase = Es steht unter einer Zeile PHASE, die der Judge nicht lesen konnte.
    .hint = Schreib PHASE und die Phase, für die es gilt, darüber (zum Beispiel PHASE { $phase }), oder schick es in einer eigenen E-Mail.
order-in-force = Dein anderer Befehl gilt weiterhin: { $order }.
wait-set = WAIT ist für diese Phase gesetzt.
wait-off = WAIT ist aus: Diese Phase kann ausgewertet werden, sobald alle Befehle da sind.
draw-agreed = Du stimmst für das Remis. Deine Stimme war die letzte, die gefehlt hat: Die Partie ist zu Ende.
draw-voted = Du stimmst für ein Remis aller Überlebenden. Die Stimme ist geheim und gilt für diese Phase.
draw-of-some-voted = Du stimmst für ein Remis ({ LIST($powers, type: "and") }). Die Stimme ist geheim und gilt für diese Phase.
conceded = Du gibst die Partie zugunsten { NAME($power, form: "genitive") } auf, wenn alle anderen es auch tun. Die Stimme ist geheim und gilt für diese Phase.
conceded-as-last = Du gibst die Partie zugunsten { NAME($power, form: "genitive") } auf. Deine Stimme war die letzte, die gefehlt hat: Die Partie ist zu Ende.
not-conceded = Du gibst zugunsten keiner Macht auf.
concession-dropped = Du gibst zugunsten keiner Macht auf. Die Frage nach deinem CONFIRM hat sich erledigt.
end-dropped = Du stimmst nicht für dieses Ende. Die Frage nach deinem CONFIRM hat sich erledigt.
proposed = Dein Vorschlag hat die Nummer { $number } und zählt als dein YES. Alle werden gefragt, und der Judge verrät niemandem, von wem er kommt.
proposed-in-public = Dein Vorschlag hat die Nummer { $number } und zählt als dein YES. Alle werden gefragt, und der Judge sagt nicht, von wem er kommt. Wenn aber ausgezählt wird, erfahren alle, wer wie gestimmt hat, und ein einzelnes YES verrät, wer es war. Dein YES nimmst du mit VOTE ABSTAIN { $number } zurück, den Vorschlag mit CANCEL PROPOSAL { $number }.
proposed-by-master = Dein Vorschlag hat die Nummer { $number }. Alle Spieler werden gefragt.
proposal-withdrawn = Vorschlag { $number } ist zurückgezogen. Die Spieler, die gefragt wurden, wissen es.
voted-yes = Du stimmst für Vorschlag { $number } mit YES. Du kannst es noch ändern.
yes-is-vote = Deine Antwort zählt als deine Stimme: YES zu Vorschlag { $number }. Um sie zu ändern, schick VOTE NO { $number } oder VOTE ABSTAIN { $number }.
voted-no = Du stimmst gegen Vorschlag { $number } mit NO. Du kannst es noch ändern.
abstained = Du enthältst dich bei Vorschlag { $number }. Du kannst es noch ändern.
vote-ends-game = Das war die letzte Stimme, die gefehlt hat: Die Partie ist zu Ende.
proposal-refused = Du hast den Vorschlag abgelehnt, und die Partie geht weiter.{ told }
proposal-left = Vermerkt. Der Vorschlag ist nicht abgelehnt.
draw-not-voted = Du stimmst nicht für ein Remis.
draw-not-voted-but-proposed = Du stimmst nicht mit SET DRAW für ein Remis, aber dein YES zu Vorschlag { $number } zählt weiterhin. Um es zurückzunehmen, schick VOTE NO { $number }.
unit-lent = Ab jetzt gibt { NAME($power, form: "nominative") } deiner Einheit { NAME($place, form: "in") } die Befehle, bis du das PROXY widerrufst.
all-units-lent = Ab jetzt gibt { NAME($power, form: "nominative") } allen deinen Einheiten die Befehle, bis du das PROXY widerrufst.
unit-taken-back = Deiner Einheit { NAME($place, form: "in") } gibst du die Befehle wieder selbst.
all-units-taken-back = Alle deine dauerhaften PROXYs sind widerrufen. Diesen Einheiten gibst du die Befehle wieder selbst.
too-much-press = Nicht verschickt: Eine Person kann in einer Stunde höchstens { $letters } Nachrichten oder { $copies } Exemplare davon schicken.
    .hint = Schick sie später noch einmal.
too-much-press-today = Nicht verschickt: Eine Person kann in einer Partie höchstens { $letters } Nachrichten am Tag schicken, und so viele waren es.
    .hint = Schick sie morgen noch einmal, mit allem anderen in derselben Nachricht.
told-all-often = Andere in { $game } erfahren jedes Mal davon, und für diese Stunde ist die Grenze erreicht.
    .hint = Schick es später noch einmal.
press-sent = Deine Nachricht geht an { LIST($readers, type: "and") }.
press-sent-to-all = Deine Nachricht geht an alle in der Partie.
grey-press-sent = Deine anonyme Nachricht geht an { LIST($readers, type: "and") }.
grey-press-sent-to-all = Deine anonyme Nachricht geht an alle in der Partie.
press-sent-to-others = Deine Nachricht geht an alle in der Partie außer { LIST($left_out, type: "and") }.
grey-press-sent-to-others = Deine anonyme Nachricht geht an alle in der Partie außer { LIST($left_out, type: "and") }.
press-shows-broadcast = Dort sieht sie aus wie eine Nachricht an alle.
press-shows-readers = Dort sieht sie aus wie eine Nachricht an { LIST($readers, type: "and") }.
press-shows-others = Dort sieht sie aus wie eine Nachricht an alle außer { LIST($left_out, type: "and") }.
press-posted = Sie wartet als Nachricht { $number } und wird mit den Ergebnissen von { $phase } verschickt. Um sie aufzuhalten, schick RECALL { $number }.
press-posted-if = Sie wartet als Nachricht { $number } und wird mit den Ergebnissen von { $phase } verschickt, wenn dann Folgendes zutrifft: { $condition }. Um sie aufzuhalten, schick RECALL { $number }.
press-late = Deine Befehle sind zu spät; bitte schick sie vor deinen Nachrichten.
press-not-held = Deine Nachricht { $number } in { $game } sollte verschickt werden, wenn Folgendes zutrifft: { $condition }. Es trifft nicht zu, also wurde sie nicht verschickt.
press-recalled = Keine deiner Nachrichten wartet mehr auf die Ergebnisse.
press-recalled-one = Nachricht { $number } wird nicht verschickt.
copies-on = Ab jetzt bekommst du eine Kopie jeder Nachricht, die du in { $game } schickst.
copies-off = Du bekommst keine Kopien deiner eigenen Nachrichten in { $game }.
all-press-on = Ab jetzt bekommst du Kopien der Nachrichten zwischen anderen in { $game }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Alle in der Partie erfahren es.
    }
all-press-off = In { $game } bekommst du nur die Nachrichten, die für dich sind.
broadcasts-on = Du bekommst Nachrichten an alle in { $game }.
broadcasts-off = Du bekommst keine Nachrichten an alle mehr in { $game }. Um sie wieder zu bekommen, schick SET BROADCAST.
diary-recorded = Eintrag { $number } steht in deinem Tagebuch. Niemand sonst kann ihn lesen.
diary-recorded-until = Eintrag { $number } steht in deinem Tagebuch. Niemand sonst kann ihn lesen, bevor die Partie zu Ende ist; dann können es alle.
diary-empty = Dein Tagebuch in { $game } ist leer.
    .hint = Um etwas hineinzuschreiben, schick DIARY, deinen Text und ENDDIARY, jedes in einer eigenen Zeile.
diary-listed = Dein Tagebuch in { $game } hat { $number ->
        [one] { $number } Eintrag
       *[other] { $number } Einträge
    }. Um einen zu lesen, schick DIARY READ und seine Nummer.
diary-shown = Das ist dein Tagebuch in { $game }.
diary-deleted = Eintrag { $number } ist aus deinem Tagebuch gelöscht.
press-unread = An { LIST($readers, type: "and") } ging kein Exemplar: Dort ist zurzeit niemand.
everybody = alle in der Partie
everybody-but = alle außer { LIST($left_out, type: "and") }
minutes = { $number ->
        [one] { $number } Minute
       *[other] { $number } Minuten
    }
seconds = { $number ->
        [one] { $number } Sekunde
       *[other] { $number } Sekunden
    }
press-leaves = Deine Nachricht geht in { $wait } an { LIST($readers, type: "and") }. Um sie aufzuhalten, antworte mit CANCEL.
grey-press-leaves = Deine Nachricht geht in { $wait } ohne deinen Namen an { LIST($readers, type: "and") }. Um sie aufzuhalten, antworte mit CANCEL.
press-asks = { $why } Damit deine Nachricht an { LIST($readers, type: "and") } geht, antworte auf diese E-Mail mit YES. Damit sie an andere geht, antworte mit einer Zeile: PRESS TO und den Namen.
grey-press-asks = { $why } Damit deine Nachricht ohne deinen Namen an { LIST($readers, type: "and") } geht, antworte auf diese E-Mail mit YES. Damit sie an andere geht, antworte mit einer Zeile: PRESS TO und den Namen.
press-to-everybody = Du antwortest auf eine Nachricht an alle.
press-to-observers = Du antwortest jemandem, der zuschaut, und alle Zuschauer würden deine Nachricht lesen.
press-for-one = Sie sagt, dass sie nicht für alle ist, die sie lesen würden. Um sie nur dem Absender zu schicken, verwende PRESS TO { $author }.
press-calls-others = Sie spricht jemanden an, der sie nicht lesen würde. Um sie dorthin zu schicken, verwende PRESS TO { $to }.
press-forwarded = Du leitest eine Nachricht weiter, und die Antwort ginge an ihren Absender.
press-calls-judge = Sie wendet sich an den Judge oder die Spielleitung oder fragt, was nur der Judge sagen kann. Der Spielleitung schreibst du mit PRESS TO M. Befehle gibst du, indem du jeden in eine eigene Zeile schreibst.
press-not-to-be-sent = In ihr steht, dass sie nicht verschickt werden soll.
press-below-orders = Sie steht unter deinen Befehlen und ist daher vielleicht für den Judge bestimmt.
press-about-reader = Sie spricht über jemanden, der sie lesen würde, und ist daher vielleicht für den Judge oder jemand anderen bestimmt.
press-meant-for-me = Eine ihrer Zeilen sieht wie ein Befehl aus; er wurde nicht ausgeführt.
press-holds-password = Eines ihrer Wörter ist dein Passwort, also ging diese Nachricht an niemanden.
    .hint = Antworte noch einmal ohne dieses Wort: Eine Antwort braucht kein Passwort.
press-holds-page-token = Sie enthält den Link oder das Token einer Befehlsseite, also ging diese Nachricht an niemanden.
    .hint = Schick die Nachricht noch einmal ohne das.
press-may-hold-password = Sie enthält vielleicht ein Passwort: Einige ihrer Wörter sehen so aus, oder eine Zeile sieht aus wie SIGN ON.
press-beside-lines = Deine E-Mail enthält auch Befehle; sie gehören nicht zur Nachricht.
press-beside-doubt = Deine Nachricht wurde nicht verschickt, weil du die Befehle in derselben E-Mail bestätigen musst.
    .hint = Antworte noch einmal auf die Nachricht, nur mit deinem Text.
press-among-ours = Es wurde keine Nachricht verschickt, weil Sätze der E-Mail, auf die du antwortest, zwischen deinen Worten stehen.
    .hint = Antworte noch einmal nur mit deinem Text; oder verwende PRESS TO und Namen, deinen Text und ENDPRESS, jedes in einer eigenen Zeile.
press-names-author = Sie enthält deinen Namen, den die anderen nicht kennen.
press-so-soon = Sie kam so bald nach der E-Mail des Judge, dass ein Programm sie geschrieben haben könnte.
press-again = Dieselben Worte kamen schon einmal, wie von einem Programm.
press-tells-absence = Sie sieht aus wie eine automatische Antwort von jemandem, der verreist ist.
press-nothing-left = Deine Antwort scheint nur aus Gruß und Signatur zu bestehen, also wurde keine Nachricht verschickt.
    .hint = Schick PRESS TO und eine Macht, deinen Text und ENDPRESS, jedes in einer eigenen Zeile.
press-author-unknown = Die Nachricht, auf die du antwortest, sagt nicht, von wem sie ist. Deine Antwort wurde deshalb nicht verschickt.
    .hint = Um den Absender zu erreichen, schick BROADCAST, deinen Text und ENDPRESS, jedes in einer eigenen Zeile.
press-author-without-power = Die Mächte haben noch keine Spieler, also kann keine Nachricht an nur eine gehen, und deine wurde nicht verschickt.
    .hint = Schick BROADCAST, deinen Text und ENDPRESS, jedes in einer eigenen Zeile.
press-of-other-start = Der Beginn von { $game } wurde nach der Nachricht, auf die du antwortest, rückgängig gemacht, und die Mächte haben jetzt andere Spieler. Deine Antwort wurde deshalb nicht verschickt.
    .hint = Wenn die Partie begonnen hat, schick PRESS TO und den Namen einer Macht, deinen Text und ENDPRESS, jedes in einer eigenen Zeile.
press-author-gone = Wer diese Nachricht schrieb, spielt { NAME($power, form: "accusative") } nicht mehr; das tut jetzt jemand anders.
press-wants-password = In { $game } genügt eine Antwort allein nicht als Nachweis, also wurde deine Nachricht nicht verschickt.
    .hint = Schick SIGN ON mit deiner Macht, { $game } und deinem Passwort; dann PRESS TO und Namen, deinen Text und ENDPRESS, jedes in einer eigenen Zeile.
press-cancelled = Deine Nachricht wird nicht verschickt.
press-game-over = { $game } ist inzwischen zu Ende, also wurde deine Nachricht nicht verschickt.
press-seat-left = Du hast { $game } inzwischen verlassen, also wurde deine Nachricht nicht verschickt.

## Why an order is impossible, as a clause; and what is doubtful about orders, after "Check:".

order-fault = { $fault ->
        [unknown_place] auf diesem Brett gibt es den Ort { $place } nicht
        [no_unit] { NAME($place, form: "in") } steht keine Einheit
        [not_yours] die Einheit { NAME($place, form: "in") } gehört einer anderen Macht
        [same_province] die Einheit ist schon dort
        [impassable] { NAME($other, form: "to") } kommt keine Einheit
        [army_to_sea] { $other } ist Wasser, und eine Armee kann dort nicht bleiben
        [fleet_inland] { $other } liegt im Binnenland, und eine Flotte kommt nicht dorthin
        [no_border] { $place } hat mit { NAME($other, form: "dative") } keine Grenze, über die diese Einheit käme
        [coast_needed] { $other } hat zwei erreichbare Küsten, und der Befehl nennt keine
        [coast_out_of_reach] { $other } ist von { NAME($place, form: "dative") } aus nicht erreichbar
        [no_route] keine Kette von Flotten auf See verbindet { NAME($place, form: "accusative") } mit { NAME($other, form: "dative") }
        [route_missing] der Befehl nennt keinen Weg über See
        [fleet_carried] die Einheit { NAME($place, form: "in") } ist eine Flotte, und nur Armeen fahren im Konvoi
        [helps_itself] eine Einheit kann sich nicht selbst unterstützen
        [helped_absent] { NAME($place, form: "in") } steht keine Einheit
        [helped_cannot_go] die Einheit { NAME($place, form: "in") } kommt nicht { NAME($other, form: "to") }
        [support_out_of_reach] die Einheit kommt selbst nicht { NAME($other, form: "to") }
        [carrier_is_army] nur eine Flotte kann konvoieren
        [carrier_in_port] eine Flotte konvoiert auf See, und { NAME($place, form: "nominative") } liegt an der Küste
        [carrier_off_route] für keinen Weg über See { NAME($other, form: "to") } braucht es eine Flotte { NAME($place, form: "in") }
        [not_dislodged] { NAME($place, form: "in") } steht keine Einheit, die sich zurückziehen muss
        [retreat_closed] die Einheit kann sich nicht { NAME($other, form: "to") } zurückziehen
        [no_build_due] es stehen keine weiteren Aufbauten an
        [no_removal_due] es stehen keine weiteren Abbauten an
        [not_a_centre] { $place } ist kein Versorgungszentrum
        [not_a_home_centre] { $place } ist kein Heimatzentrum dieser Macht
        [centre_not_owned] { $place } gehört dieser Macht nicht
        [centre_occupied] { NAME($place, form: "in") } steht eine Einheit
        [no_transformation] in dieser Phase kann keine Einheit ihre Art wechseln
        [same_kind] die Einheit { NAME($place, form: "in") } ist schon von dieser Art
        [transformed_at_sea] auf See kann keine Einheit ihre Art wechseln
        [twice] für { NAME($place, form: "accusative") } gibt es schon einen Befehl
        [middle_not_sea] der erste von zwei Schritten muss in ein Seegebiet führen
        [end_at_sea] zwei Schritte müssen an Land enden, und { NAME($other, form: "nominative") } ist See
        [not_friendly] der Weg von { NAME($place, form: "dative") } { NAME($other, form: "to") } steht nur dem Besitzer { NAME($centre, form: "genitive") } offen, und Mächten, die er durchlässt
        [step_needed] der Befehl sagt nicht, welchen der zwei Schritte er unterstützt
        [first_step] als zweiter Befehl kann er nur den letzten Schritt unterstützen
        [no_fleet_left] jede Flotte dieser Macht { NAME($place, form: "in") } hat einen anderen Befehl
        [lone_patrol] eine Patrouille braucht mindestens zwei Flotten
        [not_at_sea] nur Flotten auf See können patrouillieren, und { NAME($place, form: "nominative") } liegt an der Küste
        [no_strait] { $place } ist keine Hälfte einer Meerenge
        [own_power] er nennt die eigene Macht
       *[no_grant] { $place } lässt niemanden durch oder gehört der Macht nicht
    }
order-check = { $doubt ->
        [helps_in_vain] { $order }, aber dein Befehl ist { $others }.
        [own_unit_stays] { $order }, aber deine eigene Einheit bleibt dort ({ $others }), und eine Macht kann ihre eigenen Einheiten nicht vertreiben.
        [against_own_unit] { $order }, aber deine eigene Einheit bleibt dort ({ $others }): Diese Unterstützung zählt nicht.
        [places_changed] { $order } und { $others }: Zwei Einheiten können die Plätze nur per Konvoi tauschen.
        [same_goal] { $order } und { $others } treffen sich: Ist keine stärker, bleiben beide. Vielleicht willst du das.
        [retreats_meet] { $order } und { $others } treffen sich, und beide Einheiten würden aufgelöst.
        [convoy_broken] { $order } braucht den ganzen Weg einen Konvoi, aber deine Befehle sind { $others }.
        [convoy_by_others] { $order } braucht einen Konvoi, und deine eigenen Flotten konvoieren nicht den ganzen Weg.
        [not_lent] { $order } zählt nur, wenn { NAME($owner, form: "nominative") } dir diese Einheit leiht; bis jetzt ist sie es nicht.
        [owner_orders] { $order } zählt nicht, solange { NAME($owner, form: "nominative") } dieser Einheit selbst etwas befiehlt.
        [lent_but_ordered] { $order } ist dein eigener Befehl. In dieser Phase zählt er; was { NAME($owner, form: "nominative") } der verliehenen Einheit befiehlt, zählt nicht.
        [not_own_to_lend] { $order } hat keine Wirkung: Nur { NAME($owner, form: "nominative") } kann diese Einheit verleihen.
        [impossible] { $order } kann nicht gelingen: { CAPITALIZED($why) }.
        [annihilated] { $order } vernichtet deine Flotte: Zwei Schritte müssen in einem Versorgungszentrum enden.
        [annihilated_by_help] { $order } vernichtet deine Flotte wie jede Flotte, die nach einem Schritt unterstützt oder konvoiert.
        [two_steps_meet] { $order } und { $others } treffen sich: Ist keine stärker, wird eine Flotte mit zwei Schritten vernichtet.
        [two_steps_halted] { $order }, aber deine eigene Einheit bleibt dort ({ $others }), und scheitern zwei Schritte, wird die Flotte vernichtet.
        [needs_support] { $order } zählt nichts ohne Unterstützung, und keiner deiner Befehle unterstützt es.
       *[one_journey] { $order } und { $others }: In einem Zug kann nur eine Armee mit der Bahn fahren, also führe keine.
    }
order-only-speaks = { $order }, das ist nur eine Botschaft.

## Orders ahead that were not used

ahead-not-asked = Etwas dieser Art ist in dieser Phase nicht verlangt.
ahead-used-up = Die Befehle davor haben genügt.
ahead-no-order = Das lässt sich nicht als Befehl für diese Phase lesen.
