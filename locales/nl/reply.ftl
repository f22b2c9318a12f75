### What the reply to an email says of it as a whole, and of where its sender stands.


## The subject, behind `CODE:game - S1901M`

reply-subject-waiting = { $orders ->
        [one] 1 order telt
       *[other] { $orders } orders tellen
    } nog niet
reply-subject-lines-waiting = { $lines ->
        [one] 1 regel telt
       *[other] { $lines } regels tellen
    } nog niet
reply-subject-unsent = je bericht is niet verstuurd
reply-subject-nothing = er is niets veranderd
reply-subject-adjudicated = { $kind ->
    [retreat] { $phase } verwerkt
   *[other] { $phase } verwerkt
}
reply-subject-late = je orders zijn te laat
reply-subject-missing = { $given } van { $asked }: { $units } { $number ->
        [one] heeft
       *[other] hebben
    } geen order
reply-subject-due = orders binnen: { $given } van { $asked }
reply-subject-incomplete = er ontbreken orders voor { LIST($powers, type: "and") }
reply-subject-rejected = { $lines ->
        [one] 1 regel
       *[other] { $lines } regels
    } afgewezen
reply-subject-complete = { $asked } van { $asked }: al je orders zijn binnen{ $prose ->
        [yes] , de rest is genegeerd
       *[no] { "" }
    }

## When it came

reply-came = Je e-mail kwam aan op { $came } en wachtte { $waited } voordat de judge die kon verwerken. Het moment van aankomst telt.

## Nothing was read: an address has had what it may get in a day, or the email cannot be read

reply-spent-questions = Vandaag kwamen er van je adres veel e-mails met het verzoek om mee te doen. De judge vraagt vandaag niet meer om een bevestiging. Deze e-mail is niet bewaard en er is niets veranderd.
    .advice = Heb jij deze e-mail gestuurd? Beantwoord hem dan met dezelfde regels. Dan tellen ze meteen.
reply-spent-orders = Vandaag kwamen er van je adres veel orders zonder bewijs van wie ze kwamen. De judge vraagt vandaag niet meer om een bevestiging. De orders in deze e-mail tellen niet.
    .advice = Zijn ze van jou? Beantwoord deze e-mail dan met de orders, of stuur ze onder SIGN ON met je wachtwoord. Dan tellen ze meteen.
reply-spent-passwords = Het wachtwoord in je e-mail is niet dat van die speler. Er kwamen veel van zulke e-mails onder jouw naam, en iedereen kan ze sturen. De volgende krijgt vandaag misschien geen antwoord. Op SIGN ON met het juiste wachtwoord komt nog steeds antwoord. Voor een token waarmee je een nieuw wachtwoord kiest, stuur je FORGOT PASSWORD met de naam van de partij.
reply-spent-bytes = Uit niets in je e-mail blijkt dat die van jou komt, en antwoorden op zulke e-mails zijn beperkt. De grens voor vandaag is bereikt. Een volgende krijgt dus misschien geen antwoord. Zet er SIGN ON met je wachtwoord bij, of beantwoord een e-mail van de judge: dan telt je e-mail en krijg je gewoon antwoord.
reply-nothing-changed = Er is niets veranderd: { $why }
reply-unreadable = De judge kon je e-mail niet lezen: { $why }
    .advice = Er is niets veranderd. Stuur de e-mail opnieuw als gewone tekst zonder opmaak. Voor uitleg stuur je HELP op een eigen regel.
reply-empty = Er is niets veranderd: er stond niets voor de judge in je e-mail. De judge is een programma. Het leest orders en commando's in de tekst van een e-mail, maar geen gewone zinnen, onderwerpen of bijlagen. Stuur HELP om te zien wat je kunt schrijven.

## What became of the lines

reply-orders-waiting = { $number } { $number ->
        [one] order TELT
       *[other] orders TELLEN
    } NOG NIET: zie de opmerking onder de lijst.
reply-lines-waiting = { $number } { $number ->
        [one] regel TELT
       *[other] regels TELLEN
    } NOG NIET: zie de opmerking onder de lijst.
reply-also-rejected = { $lines } { $lines ->
        [one] regel is AFGEWEZEN
       *[other] regels zijn AFGEWEZEN
    } (gemarkeerd met !).
reply-trial = { $orders } { $orders ->
        [one] order in een proef TELT
       *[other] orders in een proef TELLEN
    } NIET (hieronder gemarkeerd met !). Al het andere is aanvaard.
reply-only-trial = Er is niets veranderd: { $orders } { $orders ->
        [one] order in een proef TELT
       *[other] orders in een proef TELLEN
    } NIET (hieronder gemarkeerd met !). Wil je zien wat ze opleveren? Schrijf dan TRY erboven en END TRY eronder.
reply-hidden = { $lines } { $lines ->
        [one] regel die op orders lijkt, is niet gelezen, omdat de e-mail die verbergt
       *[other] regels die op orders lijken, zijn niet gelezen, omdat de e-mail ze verbergt
    } (hieronder gemarkeerd met !). Al het andere is aanvaard.
reply-only-hidden = Er is niets veranderd: { $lines } { $lines ->
        [one] regel die op orders lijkt, is niet gelezen, omdat de e-mail die verbergt. Stuur die
       *[other] regels die op orders lijken, zijn niet gelezen, omdat de e-mail ze verbergt. Stuur ze
    } opnieuw als gewone tekst.
reply-left-out = { $lines } { $lines ->
        [one] regel die op orders lijkt, is NIET GELEZEN vanwege de plaats
       *[other] regels die op orders lijken, zijn NIET GELEZEN vanwege hun plaats
    } in de e-mail (hieronder gemarkeerd met !). Al het andere is aanvaard.
reply-only-left-out = Er is niets veranderd: { $lines } { $lines ->
        [one] regel die op orders lijkt, is NIET GELEZEN vanwege de plaats in de e-mail. Stuur die opnieuw op een regel
       *[other] regels die op orders lijken, zijn NIET GELEZEN vanwege hun plaats in de e-mail. Stuur ze opnieuw op regels
    } die je zelf typt.
reply-rejected-unsent = { $lines } { $lines ->
        [one] regel is AFGEWEZEN
       *[other] regels zijn AFGEWEZEN
    } (hieronder gemarkeerd met !). Je bericht is NOG NIET VERSTUURD.
reply-rejected-with-others = { $lines } { $lines ->
        [one] regel is AFGEWEZEN
       *[other] regels zijn AFGEWEZEN
    } (hieronder gemarkeerd met !); de regels die ervan afhingen, zijn genegeerd. Al het andere is aanvaard.
reply-rejected = { $lines } { $lines ->
        [one] regel is AFGEWEZEN
       *[other] regels zijn AFGEWEZEN
    } (hieronder gemarkeerd met !). Al het andere is aanvaard.
reply-sign-on-rejected = Er is niets veranderd: je SIGN ON is afgewezen. Zie de regel met !.
reply-only-rejected = Er is niets veranderd: { $lines } { $lines ->
        [one] regel is AFGEWEZEN
       *[other] regels zijn AFGEWEZEN
    } (hieronder gemarkeerd met !).
reply-unsent = Je bericht is NOG NIET VERSTUURD: zie de opmerking eronder.
reply-unsent-rest = Je bericht is NOG NIET VERSTUURD: zie de opmerking eronder. Al het andere is aanvaard.
reply-surplus = Je e-mail geeft meer orders dan je mag geven. Daarom is een eerdere order VERVANGEN: zie de opmerking hieronder.
reply-prose = Je orders en commando's zijn aanvaard. Andere tekst in je e-mail is genegeerd.
reply-late = Je e-mail is begrepen, maar de orders kwamen NA DE DEADLINE aan: zie hieronder.
reply-did-not-fit = Je e-mail is begrepen, maar dit antwoord heeft GEEN PLAATS voor alles wat je vroeg: zie hieronder.
reply-impossible = Je e-mail is begrepen, maar een van je orders KAN NIET LUKKEN: zie "Check:" hieronder.
reply-accepted = Je e-mail is zonder fouten verwerkt.
reply-nothing = Er is niets veranderd: je e-mail bevat geen orders of commando's. Stuur HELP om te zien wat je kunt schrijven.

## Where the orders of its sender stand

reply-adjudicated = { $kind ->
    [retreat] { CAPITALIZED($phase) } is verwerkt.
   *[other] { CAPITALIZED($phase) } is verwerkt.
} De uitslag staat in een aparte e-mail. De orders hieronder zijn voor { $now }.
reply-adjudicated-last = { $kind ->
    [retreat] { CAPITALIZED($phase) } is verwerkt.
   *[other] { CAPITALIZED($phase) } is verwerkt.
} De uitslag staat in een aparte e-mail.
reply-missing = { $given } van je { $asked } orders { $given ->
        [one] is
       *[other] zijn
    } binnen. Nog geen order voor { LIST($units, type: "and") }.
reply-none-in = Nog geen order voor { LIST($units, type: "and") }.
reply-due = Orders binnen: { $given } van { $asked }.
reply-incomplete = Er ontbreken nog orders voor { LIST($powers, type: "and") }.
reply-units-kept = Al je eenheden hebben orders: is een nieuwe order afgewezen, dan houdt de eenheid de eerdere.
reply-still-complete = Al je orders zijn binnen; { $lines ->
        [one] de afgewezen regel hoort
       *[other] de afgewezen regels horen
    } daar niet bij.
reply-pending-complete = Al je orders zijn binnen; { $lines ->
        [one] de wachtende regel hoort
       *[other] de wachtende regels horen
    } daar niet bij.
reply-complete = Al je orders zijn binnen. Je kunt ze nog wijzigen: stuur { $replaces ->
        [yes] ze allemaal opnieuw, of ADD en alleen de nieuwe
       *[no] alleen de nieuwe
    }.
reply-complete-impossible = Al je orders zijn binnen, maar een ervan kan niet lukken: zie "Check:" hieronder. Je kunt ze nog wijzigen: stuur { $replaces ->
        [yes] ze allemaal opnieuw, of ADD en alleen de nieuwe
       *[no] alleen de nieuwe
    }.
reply-can-change = Je kunt ze nog wijzigen: stuur { $replaces ->
        [yes] ze allemaal opnieuw, of ADD en alleen de nieuwe
       *[no] alleen de nieuwe
    }.
reply-no-retreats = Al je orders zijn binnen, maar geen terugtochten. Een verdreven eenheid zonder terugtocht wordt opgeheven.
reply-no-builds = Al je zetten zijn binnen, maar niet wat je bouwt of verwijdert. Dat hoort in dezelfde e-mail: anders vervalt wat je mag bouwen en kiezen de regels wat er verwijderd wordt.
reply-no-retreats-or-builds = Al je zetten zijn binnen, maar geen terugtochten en niet wat je bouwt of verwijdert. Dat hoort in dezelfde e-mail. Anders wordt een verdreven eenheid opgeheven, vervalt wat je mag bouwen en kiezen de regels wat er verwijderd wordt.
reply-builds-awaited = Zolang niet iedereen heeft opgegeven wat er gebouwd wordt (of WAIVE), wordt er vóór de deadline niets verwerkt.
reply-closed-complete = Al je orders zijn binnen. Ze blijven zoals ze bij de deadline waren.
reply-nothing-due = { $power } hoeft in deze fase geen orders te sturen. Je hoeft niets te doen.
reply-none-in-time = Je hebt vóór de deadline geen orders gestuurd.
reply-closed = De deadline is voorbij. Je orders tellen zoals ze op tijd zijn aangekomen, en { $phase ->
        [movement] eenheden zonder order blijven staan
        [retreat] eenheden zonder order worden opgeheven
       *[adjustment] over wat je niet opgaf, beslissen de regels
    }. Je bent niet te laat.
reply-late-declined = Je bent TE LAAT: de spelleider heeft je orders niet aanvaard, dus ze tellen niet. Alleen met ACCEPT LATE kan de spelleider dat nog veranderen.
reply-late-asked = Je bent TE LAAT: je orders tellen alleen als de spelleider ze aanvaardt. Dat is gevraagd, en je hoort wat de spelleider beslist.
reply-late-by-gm = Je bent TE LAAT: de deadline is voorbij. Orders die je nu stuurt, worden bewaard, en tellen alleen als de spelleider ze aanvaardt.
reply-late-awaited = Je bent TE LAAT: de deadline is voorbij en de partij wacht op jou.
reply-wait = Je hebt WAIT ingesteld, dus deze fase wordt niet vóór de deadline verwerkt. Met SET NOWAIT maak je dat ongedaan.
reply-wait-alone = Met SET NOWAIT maak je je WAIT ongedaan.
reply-joining = De partij begint zodra er nog { $players ->
        [one] 1 speler bij is gekomen
       *[other] { $players } spelers bij zijn gekomen
    }. Je krijgt dan een e-mail.
reply-awaited = Er wordt nog gewacht op orders van { $powers }.
reply-none-awaited = Er ontbreken geen orders.
reply-late-waiting = Te late orders van { LIST($powers, type: "and") } wachten op jouw beslissing. Met ACCEPT LATE { $which } aanvaard je ze.
reply-late-refused = Te late orders van { LIST($powers, type: "and") } tellen niet, zoals je hebt beslist. Met ACCEPT LATE { $which } aanvaard je ze alsnog.
reply-process-at = { $left }: alle orders zijn binnen en geen speler heeft WAIT ingesteld
    .title = Uitslag:

## Orders that wait for a yes

reply-confirm = Regels met "{ line-label-waiting }" tellen nog niet. { $why } Beantwoord deze e-mail met YES, dan tellen ze zoals ze gelezen zijn. Je hoeft niets opnieuw te sturen. In elke andere e-mail stuur je in plaats daarvan deze regel:
reply-confirm-unproven = Regels met "{ line-label-waiting }" tellen nog niet. { $why } Beantwoord deze e-mail met YES of je wachtwoord, dan tellen ze zoals ze gelezen zijn. Je hoeft niets opnieuw te sturen. In elke andere e-mail stuur je in plaats daarvan deze regel:
reply-confirm-more = { $why } Een YES op deze e-mail geldt ook voor deze orders. Om alleen deze te bevestigen, stuur je deze regel:
reply-confirm-until = Wat je niet bevestigt, telt bij de deadline niet en vervalt na { $phase }.

## What did not fit

reply-left-out-pages = Weggelaten omdat deze e-mail anders te lang werd: { LIST($pages, type: "and") }.
reply-ask-again = Vraag het in een aparte e-mail.
reply-rationed = Uit niets in je e-mail blijkt dat die van jou komt, en antwoorden op zulke e-mails zijn beperkt. Zet SIGN ON met je wachtwoord boven je vraag, of vraag het morgen opnieuw.

## Strangers

reply-waits-for-yes = Een eerdere e-mail van dit adres wacht op je YES. Zoek de e-mail "{ $subject }" en beantwoord die met alleen het woord YES. Wat je eerder stuurde, wordt dan gelezen zoals het is; je hoeft het niet opnieuw te sturen.
reply-join = Dit adres is niet geregistreerd. Wil je je registreren en meedoen aan de partij { $game }? Antwoord dan met deze regels, met je naam en een eigen wachtwoord:
reply-register = Dit adres is niet geregistreerd. Om je te registreren stuur je deze regels:
reply-newcomer = Voor uitleg stuur je HELP, voor de lijst van partijen LIST. Als je geregistreerd bent, kun je aan een partij meedoen (SIGN ON ?partij wachtwoord) of er een beginnen tegen de bots van de judge (SIGN ON ?practice wachtwoord). Je kunt ook meekijken (OBSERVE partij wachtwoord) of aanbieden om in te vallen (SIGN UP AS STANDBY).

## The last one for now

reply-last = De judge stuurt tot { $until } geen antwoorden meer naar je adres. Wat je stuurt, heeft nog steeds effect, en een YES of CANCEL op een vraag van de judge wordt nog bevestigd.
reply-last-in-vain = Dit was vandaag het tiende antwoord op een e-mail van je waarin niets te doen was. De volgende zonder inhoud krijgt tot morgen misschien geen antwoord. Orders en commando's tellen nog en worden beantwoord, ook HELP, LIST en PRESS TO M.
reply-lines-left-out = … nog { $number ->
    [one] { $number } regel waarvoor
   *[other] { $number } regels waarvoor
 } in deze e-mail geen plaats is.
reply-letter-goes-on = … en nog { $number ->
    [one] { $number } regel
   *[other] { $number } regels
 }.
line-unquoted = (jouw regel, niet getoond: niets bewijst wie schreef)
line-of-subject = (het onderwerp)
