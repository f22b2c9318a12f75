### Remarks about what the GM of a game commands.

# What is said of who is told of a change, with the blank before it; nothing where nobody else is in the game.
told = { $told ->
        [alone] { "" }
        [no] { " " }{ others-not-told }
       *[yes] { " " }Iedereen in de partij heeft bericht gekregen.
    }
# Where the same email also does the reverse.
others-not-told = Anderen krijgen geen bericht, omdat deze e-mail het ook weer ongedaan maakt.
round-opened = Ronde { $number } is begonnen: { $games }. Alle spelers hebben bericht over hun land.
round-opened-some-out = Ronde { $number } is begonnen: { $games }. Alle spelers daarin hebben bericht over hun land; { $out ->
        [one] { $out } speler doet
       *[other] { $out } spelers doen
    } deze ronde niet mee.
round-seat-unknown = "{ CUT($word, max: 60) }" is geen land op dit bord en geen speler in de serie.
    .hint = Schrijf ROUND A anna@example.net, E 2 …; 2 is de tweede speler die LIST toont.
round-seats-lack = Een partij die je zelf indeelt, heeft elk land één keer nodig, en elke speler één keer (in duplex twee keer): { $powers }.
    .hint = Zet een ; tussen twee partijen die je indeelt. Om naar voorkeur en door loting in te delen stuur je ROUND zonder namen.
round-goes-on = Er ontbreekt iets na de laatste komma of ;, dus er is geen partij geopend.
    .hint = Stuur de hele ROUND opnieuw, zonder komma of ; aan het eind.
round-two-tables = { CUT($who, max: 60) } is in twee partijen van de ronde ingedeeld.
    .hint = Met LIST zie je de spelers en hun nummers.
round-tables-together = Eén e-mail kan één ronde openen, dus er is geen partij geopend. Alle partijen die je indeelt, komen in één ROUND.
    .hint = ROUND { $line }
round-one-a-mail = Eén e-mail kan één ronde openen: zie de regel met ROUND erboven.
    .hint = Voor drie partijen in één ronde stuur je ROUND 3. Zet partijen die je indeelt in één ROUND, met een ; ertussen.
round-not-begun = De laatste ronde van { $game } is niet begonnen: er is nog geen fase verwerkt in { $games }.
    .hint = Stuur ROUND na de eerste uitslagen van deze partijen. Om meer partijen die je indeelt samen te beginnen, zet je ze in één ROUND, met een ; ertussen.
round-top-lacks = In de stand van { $game } staan te weinig spelers die nog aan de serie meedoen: er zijn er { $need } nodig.
    .hint = Je ziet de stand met TABLE { $game }. Om uit alle spelers in te delen stuur je ROUND.
phase-judged = { CAPITALIZED($phase) } is verwerkt. { $told ->
        [no] { others-not-told }
        [alone] De uitslag staat in een aparte e-mail.
       *[yes] De uitslag gaat naar iedereen.
    }
phase-judged-above = Deze e-mail heeft { $phase } al laten verwerken. Deze regel noemt geen fase, dus er is verder niets verwerkt.
    .hint = Stuur { $command } om ook de volgende fase te verwerken.
adjusted = Alle wijzigingen zijn gemaakt. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Iedereen in de partij heeft bericht gekregen, met je reden.
    }
rolled-back = De partij is terug bij { $phase }, met de orders die er waren.{ told } Om terug te keren naar { $left } stuur je UNDO voordat er een fase verwerkt is.
rolled-back-anew = De partij is terug bij { $phase }. Omdat je meespeelt, tellen de eerdere orders niet. { $told ->
        [alone] Stuur nieuwe; de bots doen dat ook.
       *[yes] Iedereen heeft de vraag om nieuwe gekregen.
    } Je kunt niet nog eens teruggaan naar { $phase }. Om terug te keren naar { $left } stuur je UNDO voordat er een fase verwerkt is.
rollback-undone = De partij is weer bij { $phase }.{ told }
adjust-undone = De partij is bij { $phase }, zoals vóór de laatste ADJUST.{ told }
game-goes-on = De partij gaat verder bij { $phase }, met de orders die er waren.{ told } Om de partij weer op dezelfde manier te beëindigen stuur je UNDO voordat er een fase verwerkt is.
game-over-again = De partij is weer afgelopen, met hetzelfde einde.{ told }
held-back-by-line = Niet gedaan, omdat regel { $line } erboven is afgewezen en je die misschien eerst gedaan wilde hebben.
    .hint = Wil je dit nog? Stuur het dan in een aparte e-mail.
orders-missing = Er ontbreken orders, en iedereen zou de uitslag krijgen: geen orders van { $silent }, en slechts een deel van die van { $partial }.
    .hint = Om zonder die orders te verwerken stuur je PROCESS { $phase } NOW.
no-orders-from = Er ontbreken orders, en iedereen zou de uitslag krijgen: geen orders van { $silent }.
    .hint = Om zonder die orders te verwerken stuur je PROCESS { $phase } NOW.
not-all-orders-from = Er ontbreken orders, en iedereen zou de uitslag krijgen: slechts een deel van die van { $partial } is binnen.
    .hint = Om zonder die orders te verwerken stuur je PROCESS { $phase } NOW.
held-back = Niet gedaan, omdat regel { $line } erboven is afgewezen en je die misschien eerst gedaan wilde hebben.
    .hint = Wil je dit nog? Stuur { $command } dan in een aparte e-mail.
deadline-moved = De deadline van deze fase is verschoven.{ told }
grace-moved = Het einde van het respijt van deze fase is verschoven.{ told }
late-accepted = De te late orders tellen nu. De speler heeft bericht gekregen.
late-declined = De te late orders tellen niet. De speler heeft bericht gekregen, met wat je verder in deze e-mail schrijft. Om ze toch te laten tellen stuur je { $command } voordat de fase verwerkt is.
setting-same = Geen wijziging: het is al zo ingesteld.
announced = Het gaat naar iedereen in { $games }.
settings-changed = Gewijzigd: { $names }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Iedereen hoort wat er na deze e-mail anders is.
    }
clock-in-zone = { $at } is in de tijdzone van de partij, { $zone }. Om die te wijzigen stuur je bijvoorbeeld SET GAME ZONE Europe/Amsterdam.
setting-changed = Gewijzigd.{ told }
variant-never-blind = { $variant } kan niet blind gespeeld worden: patrouilles en blokkades zouden verborgen vloten verraden.
    .hint = Laat BLIND weg uit CREATE.
last-year-past = { $variant } begint in { $first }, dus het laatste jaar zou vóór het eerste zijn.
    .hint = Geef een later jaar na UNTIL.
variant-changed = { $game } wordt nu gespeeld op { $board }.{ told } De partij begint zodra er nog { $missing ->
        [one] { $missing } speler bij is gekomen
       *[other] { $missing } spelers bij zijn gekomen
    }.
variant-changed-and-full = { $game } wordt nu gespeeld op { $board }.{ told } Alle plaatsen zijn bezet, dus de partij begint nu.
gunboat-stays = De instellingen die met Illegal Gunboat kwamen, blijven: gunboat en geen press. Om ze te wijzigen stuur je SET NOT GUNBOAT en SET WHITE.
idle-no-press = De partij heeft NO PRESS, en dat gaat voor: spelers kunnen geen berichten sturen, wat er ook is ingesteld.
idle-nobody-seen = In deze blinde partij ziet geen land de eenheden van een ander, dus met TOUCH PRESS kunnen spelers elkaar niet schrijven. Om dat toe te laten stuur je SET NO TOUCH PRESS (een partij met FOG heeft beide nodig).
idle-touch-without-partial = NO PARTIAL laat alleen berichten aan iedereen toe, en TOUCH PRESS laat die niet toe, dus spelers kunnen elkaar niet schrijven. Om dat toe te laten stuur je SET PARTIAL of SET NO TOUCH PRESS.
idle-fakes-without-partial = NO PARTIAL laat alleen berichten aan iedereen toe, dus er is niets voor te wenden. Om dat te wijzigen stuur je SET PARTIAL.
idle-conditions-in-the-dark = Berichten met POSTAL PRESS wachten ook hier op de uitslag. Maar een bericht met een voorwaarde (PRESS TO … IF …) wordt afgewezen, omdat de komst ervan geheime informatie zou verraden.
clock-changed = Gewijzigd.{ told } De deadline van deze fase verandert niet. Om die te verschuiven stuur je SET DEADLINE.
game-zone-changed = Gewijzigd.{ told } Komende deadlines volgen de uren en dagen van { $zone }. Elke e-mail toont ze in UTC en in de zone van de lezer.
rulebook-changed = Gewijzigd.{ told } Bij die huisregels hoort ook een eigen manier om orders te lezen. Om ook die te gebruiken stuur je SET ORDERS { $house }.
reading-changed = Gewijzigd.{ told } Daar horen ook eigen regels bij. Om ook die te gebruiken stuur je SET RULEBOOK { $house }.
paused = De klok staat stil.
paused-until = De klok staat stil tot { $until }. Daarna loopt die vanzelf verder met de tijd die over was.
end-taken-back = De partij gaat verder. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Iedereen in de partij heeft bericht gekregen, met de huidige deadline.
    }
start-taken-back = De partij wacht weer op de start, met dezelfde spelers.{ told } Om opnieuw te beginnen en de landen opnieuw te verdelen stuur je BEGIN.
resumed = De klok loopt weer, met de tijd die over was. Voor meer tijd stuur je SET DEADLINE.
resumed-later = De klok loopt weer. De tijd die over was zou te snel eindigen, of op een dag zonder deadlines. Daarom heeft de klok van de partij een latere deadline gekozen. Voor een andere stuur je SET DEADLINE.
ejected = Uit de partij verwijderd.{ told }
admitted = Weer toegelaten. Deze speler heeft bericht gekregen, en kan terugkomen zolang de plaats vrij is.
terminated = De partij is afgelopen.{ told } Om dit terug te draaien (dat kan een week lang) stuur je UNDO.
assigned = { $who } krijgt { $power } als de partij begint, en hoort dat dan. Om dat te schrappen stuur je ASSIGN { $who } NONE.
assigned-nothing = { $who } krijgt geen vast land: bij de start komt er een uit wat over is, naar voorkeur.
swap-asked = De spelers van { $first } en { $second } hebben de vraag gekregen. Ze wisselen van plaats als beide in deze fase met YES antwoorden. Met CANCEL trek je de vraag in.
swap-agreed = Genoteerd. Jullie wisselen van plaats als ook de andere speler akkoord gaat.
swapped = De spelers van { $first } en { $second } zijn van plaats gewisseld.{ told }
declared = De partij is afgelopen met die uitslag.{ told } Om dit terug te draaien (dat kan een week lang) stuur je ROLLBACK.
terminated-for-good = De partij is afgelopen. Iedereen heeft bericht gekregen en kent nu de geheimen, dus dit kan niet worden teruggedraaid.
away-set = Je afwezigheid is genoteerd.{ told } Deadlines vermijden die tijd.
away-set-and-moved = Je afwezigheid is genoteerd.{ told } De deadline verschuift naar daarna: { $deadline }.
away-set-late = Je afwezigheid is genoteerd.{ told } Komende deadlines vermijden die tijd. Maar de deadline van deze fase is voorbij en er ontbreken orders. Afwezigheid verschuift het respijt niet; dat eindigt op { $grace }: stuur je orders voor die tijd.
away-set-stays = Je afwezigheid is genoteerd.{ told } De deadline van deze fase, { $deadline }, verandert niet, omdat je orders compleet zijn. Komende deadlines vermijden die tijd.
away-already = Geen wijziging: je afwezigheid van { $time } is al genoteerd.
away-joined = Samengevoegd met eerder genoteerde afwezigheid: je bent weg van { $time }. Om te zeggen dat je op een dag terug bent stuur je SET NO ABSENCE en die dag.
away-too-often = Je hebt al drie keer afwezigheid opgegeven: { $first }; { $second }; { $third }.
    .hint = Met SET NO ABSENCE schrap je ze allemaal. Om er een vanaf een bepaalde dag te laten eindigen stuur je SET NO ABSENCE 25 Jan.
time-away = { $since } tot { $until }
still-away = Je bent nog weg van { $time }.
away-ended = Afwezigheid geschrapt: { $time }.{ told } De deadline verandert niet.
away-ended-too = Ook geschrapt: { $time }.
away-of-whom = Je bent de spelleider en speelt geen land.
    .hint = Voor een land stuur je AWAY 10 Jan TO 20 Jan FOR Turkey. Voor de hele partij stuur je SET HOLIDAYS 24 Dec TO 2 Jan.
away-too-long = Afwezigheid die dezelfde fase meer dan { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    } in totaal vertraagt, heeft toestemming van de spelleider nodig. De spelleider heeft de vraag gekregen, en je afwezigheid telt als die akkoord gaat. Je hoort het bij een weigering, of als er op { $lapses } geen antwoord is.
master-asked = De spelleider heeft de vraag gekregen. De deadline verschuift alleen als de spelleider akkoord gaat. Je hoort het bij een weigering, of als er op { $lapses } geen antwoord is.
master-asked-often = De spelleider heeft het afgelopen uur al een paar keer de vraag gekregen.
    .hint = Om de spelleider te schrijven stuur je PRESS TO M, je tekst, ENDPRESS, elk op een eigen regel.
extended-already = Dat tijdstip is voorbij.
    .hint = Stuur EXTEND +24h, dat telt vanaf de deadline.
start-set = { $status ->
        [forming] De partij begint niet vóór { $at }.
       *[running] Deze fase wordt niet vóór { $at } verwerkt.
    }
game-begun = De partij begint nu.{ told }
co-master-asked = { $who } krijgt de vraag om samen met jou spelleider van { $game } te zijn. Komt er YES, dan is het zo en hoort iedereen het.
successor-asked = { $who } krijgt de vraag om in jouw plaats spelleider van { $game } te zijn. Tot er YES komt blijf jij spelleider; daarna hoort iedereen het.
nobody-to-lead = { $who } is hier niet geregistreerd, dus er is niemand gevraagd.
    .hint = Laat die persoon REGISTER, Name: en de naam, END sturen, elk op een eigen regel. Stuur daarna je regel opnieuw.
series-terminated = De serie is afgelopen, en iedereen erin heeft de eindstand gekregen.{ told } Lopende partijen gaan door. Om dit terug te draaien (dat kan een week lang) stuur je UNDO.
master-offered-often = Je hebt vandaag al te veel mensen gevraagd.
    .hint = Stuur het morgen opnieuw.
mastership-lapsed = { $game } heeft geen spelleider meer nodig.
    .hint = Met LIST zie je alle partijen.
leads-now = Je bent nu spelleider van { $game }.{ told } Stuur HELP MASTERING om te zien wat je kunt doen.
leads-not = Je wordt geen spelleider van { $game }. Degene van wie de vraag kwam, hoort dat niet.
master-only = Alleen de spelleider kan iets voor een ander land sturen.
    .hint = Om het aan de spelleider te vragen stuur je PRESS TO M, je tekst, ENDPRESS, elk op een eigen regel.
not-for-power = Je stuurt hier voor { $power }, en alleen de speler zelf kan dit (net als stemmen). Je kunt wel orders en berichten ervoor sturen.
    .hint = Bedoel je jezelf? Zet dan BECOME MASTER op een regel erboven.
not-while-playing = Je speelt of speelde in { $game }, dus je kunt niets voor een ander land sturen: de orders daarvan zijn geheim tot ze verwerkt zijn. Niets onder deze regel is gedaan.
    .hint = Stuur SIGN ON met je eigen land.
plays-here = Je speelt of speelde in { $game }, dus je kunt de stelling niet corrigeren.
    .hint = Om een fase terug te gaan stuur je ROLLBACK. Of vraag de beheerder van de judge, { $keeper }, om de partij over te dragen aan iemand die niet meespeelt.
no-addresses = Je speelt of speelde in { $game }, dus je kunt niet te weten komen of een adres erin zit.
    .hint = Noem een land: EJECT Turkey verwijdert de speler ervan, ADMIT Turkey laat die weer toe.
eject-instead = Alleen de speler zelf kan uitstappen. Jij kunt de speler uit de partij verwijderen; iedereen hoort dat.
    .hint = Stuur EJECT { $power }.
master-speaks-for-power = De regels hieronder tellen alsof { $power } ze stuurde, en de speler (als die er is) hoort het. Met BECOME MASTER beëindig je dit.
master-speaks-for-himself = Je stuurt weer als jezelf.
