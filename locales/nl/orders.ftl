### Remarks about orders, votes, lent units and messages.

orders-add = De orders in deze e-mail komen bij de orders die je eerder stuurde.
orders-add-always = Dat is hier niet nodig: een latere e-mail wijzigt alleen de eenheden die erin staan.
orders-cleared = Al je orders zijn gewist, ook die voor latere fasen.
orders-ahead-cleared = Je orders voor latere fasen zijn gewist. Die voor de huidige fase tellen nog.
    .hint = Stuur CLEAR ALL om die ook te wissen.
orders-of-phase-cleared = Je orders voor { $phase } zijn gewist.
no-orders-to-give = Je hebt hier geen orders te geven.
    .hint = Zet SIGN ON land partij wachtwoord boven je orders.
orders-are-for = De orders hieronder zijn voor { $phase }.

## After "Order:", as the order itself would stand

kept-for-phase = bewaard voor { $phase }; wordt gecontroleerd als die fase begint.
block-kept-for-phase = tot en met het einde bewaard voor { $phase }; wordt gecontroleerd als die fase begint.
line-for-fleets = { $order } ({ $number } vloten)
line-acts = afgedrukt als { $line }. Het is een order.
line-speaks = afgedrukt als { $line }. Het zijn alleen woorden: de eenheid blijft staan.

## After "Note:"

place-ordered-again = Telt niet: een andere regel in deze e-mail is voor hetzelfde gebied, en die telt.
unit-ordered-twice = Telt niet: deze e-mail geeft de eenheid twee orders, dus telt geen van beide.
more-than-due = Telt niet: dit zijn meer van deze orders dan je mag geven.
fleets-taken = Telt niet: eerdere regels geven al orders aan { $taken } van je { $there ->
        [one] { $there } vloot
       *[other] { $there } vloten
    } in { $place }.
some-fleets-taken = Telt voor { $counted } van { $wanted } vloten: eerdere regels geven al orders aan { $taken } van je { $there ->
        [one] { $there } vloot
       *[other] { $there } vloten
    } in { $place }.
practice-held = Al je eenheden hebben orders, maar door deze regel is er niets verwerkt. Verbeter de regel en stuur die opnieuw. Of stuur SET NOWAIT om de orders te laten verwerken zoals ze zijn.
surplus-left = Dit is meer dan je mag geven. Daarom telt de nieuwste regel en tellen deze niet meer: { $forgotten }. Wil je een andere opgeven? Stuur dan opnieuw de orders die je wilt houden.
rest-stays = Deze eenheden hebben orders en houden die: { $orders }. Stuur ALL UNITS HOLD in een aparte e-mail om ze ook te laten staan.
no-rest = Al je eenheden hebben orders, dus er zijn geen andere.
set-replaced = Deze e-mail vervangt je eerdere orders. Gewist: { $forgotten }. Zet ADD in je e-mail om eerdere orders te houden.
ahead-replaced = Dit vervangt wat je eerder stuurde; verwijderd: { $forgotten }.
wish-kept = Bewaard voor { $phase }, omdat het onder PHASE staat. Het telt als die fase begint.
wish-without-phase = Dit staat onder een regel met PHASE die de judge niet kon lezen.
    .hint = Zet er PHASE en de fase waarvoor het is boven (bijvoorbeeld PHASE { $phase }), of stuur het in een aparte e-mail.
order-in-force = Je andere order telt nog: { $order }.
wait-set = WAIT staat aan voor deze fase.
wait-off = WAIT staat uit: deze fase kan verwerkt worden zodra alle orders binnen zijn.
draw-agreed = Je stemt voor het gelijkspel. Jouw stem was de laatste die nodig was: de partij is afgelopen.
draw-voted = Je stemt voor gelijkspel tussen alle overgebleven landen. De stem is geheim en telt voor deze fase.
draw-of-some-voted = Je stemt voor gelijkspel tussen { LIST($powers, type: "and") }. De stem is geheim en telt voor deze fase.
conceded = Je gunt { $power } de winst, als alle anderen dat ook doen. De stem is geheim en telt voor deze fase.
conceded-as-last = Je gunt { $power } de winst. Jouw stem was de laatste die nodig was: de partij is afgelopen.
not-conceded = Je gunt geen land de winst.
concession-dropped = Je gunt geen land de winst. Het verzoek om je CONFIRM is vervallen.
end-dropped = Je stemt niet voor dat einde. Het verzoek om je CONFIRM is vervallen.
proposed = Je voorstel heeft nummer { $number } en telt als je YES. Iedereen krijgt de vraag, en de judge vertelt niemand van wie het voorstel komt.
proposed-in-public = Je voorstel heeft nummer { $number } en telt als je YES. Iedereen krijgt de vraag, en de judge zegt niet van wie het voorstel komt. Maar na het tellen ziet iedereen wie wat stemde, en een enkele YES lijkt dan van de indiener te zijn. Met VOTE ABSTAIN { $number } neem je je YES terug, met CANCEL PROPOSAL { $number } trek je het voorstel in.
proposed-by-master = Je voorstel heeft nummer { $number }. Alle spelers krijgen de vraag.
proposal-withdrawn = Voorstel { $number } is ingetrokken. De spelers aan wie het was voorgelegd, hebben bericht gekregen.
voted-yes = Je stemt YES op voorstel { $number }. Je kunt dat nog wijzigen.
yes-is-vote = Je antwoord telt als je stem: YES op voorstel { $number }. Stuur VOTE NO { $number } of VOTE ABSTAIN { $number } om dat te wijzigen.
voted-no = Je stemt NO op voorstel { $number }. Je kunt dat nog wijzigen.
abstained = Je onthoudt je van stemming over voorstel { $number }. Je kunt dat nog wijzigen.
vote-ends-game = Dat was de laatste stem die nodig was: de partij is afgelopen.
proposal-refused = Je hebt het voorstel afgewezen, en de partij gaat door.{ told }
proposal-left = Genoteerd. Het voorstel is niet afgewezen.
draw-not-voted = Je stemt niet voor gelijkspel.
draw-not-voted-but-proposed = Je stemt niet voor gelijkspel met SET DRAW, maar je YES op voorstel { $number } telt nog. Met VOTE NO { $number } neem je die terug.
unit-lent = Vanaf nu geeft { $power } orders aan je eenheid in { $place }, tot je de PROXY intrekt.
all-units-lent = Vanaf nu geeft { $power } orders aan al je eenheden, tot je de PROXY intrekt.
unit-taken-back = Je geeft weer zelf orders aan je eenheid in { $place }.
all-units-taken-back = Al je lopende PROXY's zijn ingetrokken. Je geeft weer zelf orders aan die eenheden.
too-much-press = Niet verstuurd: je kunt per uur hoogstens { $letters } berichten sturen, of { $copies } kopieën ervan.
    .hint = Stuur het later opnieuw.
too-much-press-today = Niet verstuurd: je kunt per dag hoogstens { $letters } berichten in één partij sturen, en die heb je gestuurd.
    .hint = Stuur het morgen opnieuw, met al het andere in hetzelfde bericht.
told-all-often = Anderen in { $game } krijgen hier elke keer bericht van, en je hebt de grens voor dit uur bereikt.
    .hint = Stuur het later opnieuw.
press-sent = Je bericht gaat naar { LIST($readers, type: "and") }.
press-sent-to-all = Je bericht gaat naar iedereen in de partij.
grey-press-sent = Je anonieme bericht gaat naar { LIST($readers, type: "and") }.
grey-press-sent-to-all = Je anonieme bericht gaat naar iedereen in de partij.
press-sent-to-others = Je bericht gaat naar iedereen in de partij behalve { LIST($left_out, type: "and") }.
grey-press-sent-to-others = Je anonieme bericht gaat naar iedereen in de partij behalve { LIST($left_out, type: "and") }.
press-shows-broadcast = Zij zien het als een bericht aan iedereen.
press-shows-readers = Zij zien het als een bericht aan { LIST($readers, type: "and") }.
press-shows-others = Zij zien het als een bericht aan iedereen behalve { LIST($left_out, type: "and") }.
press-posted = Het is nummer { $number } van je wachtende berichten, en gaat mee met de uitslag van { $phase }. Stuur RECALL { $number } om het tegen te houden.
press-posted-if = Het is nummer { $number } van je wachtende berichten. Het gaat mee met de uitslag van { $phase } als dan geldt: { $condition }. Stuur RECALL { $number } om het tegen te houden.
press-late = Je orders zijn te laat; stuur die eerst, en daarna pas berichten.
press-not-held = Je bericht { $number } in { $game } zou verstuurd worden als dit gold: { $condition }. Dat is niet zo, dus het bericht is niet verstuurd.
press-recalled = Geen van je berichten wacht nog op de uitslag.
press-recalled-one = Bericht { $number } wordt niet verstuurd.
copies-on = Vanaf nu krijg je een kopie van elk bericht dat je in { $game } stuurt.
copies-off = Je krijgt geen kopieën van je eigen berichten in { $game }.
all-press-on = Vanaf nu krijg je kopieën van de berichten tussen anderen in { $game }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Iedereen in de partij krijgt hier bericht van.
    }
all-press-off = In { $game } krijg je alleen de berichten die voor jou zijn.
broadcasts-on = Je krijgt berichten aan iedereen in { $game }.
broadcasts-off = Je krijgt in { $game } geen berichten aan iedereen meer. Stuur SET BROADCAST om ze weer te krijgen.
diary-recorded = Notitie { $number } staat in je dagboek. Niemand anders kan die lezen.
diary-recorded-until = Notitie { $number } staat in je dagboek. Niemand anders kan die lezen tot de partij is afgelopen; daarna kan iedereen dat.
diary-empty = Je dagboek in { $game } is leeg.
    .hint = Om erin te schrijven stuur je DIARY, je tekst, ENDDIARY, elk op een eigen regel.
diary-listed = Je dagboek in { $game } heeft { $number ->
        [one] { $number } notitie
       *[other] { $number } notities
    }. Om er een te lezen stuur je DIARY READ en het nummer.
diary-shown = Dit is je dagboek in { $game }.
diary-deleted = Notitie { $number } is uit je dagboek verwijderd.
press-unread = Er ging geen kopie naar { LIST($readers, type: "and") }: daar is op dit moment niemand.
everybody = iedereen in de partij
everybody-but = iedereen behalve { LIST($left_out, type: "and") }
minutes = { $number ->
        [one] { $number } minuut
       *[other] { $number } minuten
    }
seconds = { $number ->
        [one] { $number } seconde
       *[other] { $number } seconden
    }
press-leaves = Je bericht gaat over { $wait } naar { LIST($readers, type: "and") }. Antwoord met CANCEL om het tegen te houden.
grey-press-leaves = Je bericht gaat over { $wait } naar { LIST($readers, type: "and") }, zonder je naam. Antwoord met CANCEL om het tegen te houden.
press-asks = { $why } Moet je bericht naar { LIST($readers, type: "and") }? Beantwoord deze e-mail dan met YES. Om het aan anderen te sturen, antwoord je met één regel: PRESS TO en hun namen.
grey-press-asks = { $why } Moet je bericht zonder je naam naar { LIST($readers, type: "and") }? Beantwoord deze e-mail dan met YES. Om het aan anderen te sturen, antwoord je met één regel: PRESS TO en hun namen.
press-to-everybody = Je antwoordt op een bericht aan iedereen.
press-to-observers = Je antwoordt een toeschouwer, en alle toeschouwers zouden je bericht lezen.
press-for-one = Er staat in dat het niet voor iedereen is die het zou lezen. Gebruik PRESS TO { $author } om het alleen aan de schrijver te sturen.
press-calls-others = Het spreekt iemand aan die het niet zou lezen. Gebruik PRESS TO { $to } om het daarheen te sturen.
press-forwarded = Je stuurt een bericht door, en het antwoord zou naar de schrijver ervan gaan.
press-calls-judge = Het richt zich tot de judge of de spelleider, of vraagt wat alleen de judge kan zeggen. Schrijf de spelleider met PRESS TO M. Om orders te geven, zet je elke order op een eigen regel.
press-below-orders = Het staat onder je orders en is dus misschien voor de judge bedoeld.
press-about-reader = Het gaat over een van de lezers en is dus misschien voor de judge of iemand anders bedoeld.
press-not-to-be-sent = Er staat in dat het niet verstuurd moet worden.
press-meant-for-me = Een van de regels lijkt op een commando of een order; die is niet uitgevoerd.
press-holds-password = Een van de woorden is je wachtwoord, dus dit bericht is naar niemand gestuurd.
    .hint = Beantwoord het bericht opnieuw zonder dat woord: een antwoord heeft geen wachtwoord nodig.
press-holds-page-token = Er staat de link of het token van een orderpagina in, dus dit bericht is naar niemand gestuurd.
    .hint = Stuur het bericht opnieuw zonder die link.
press-may-hold-password = Misschien staat er een wachtwoord in: een paar woorden lijken erop, of een regel lijkt op SIGN ON.
press-beside-lines = Er staan ook orders of commando's in je e-mail; die horen niet bij het bericht.
press-beside-doubt = Je bericht is niet verstuurd, omdat je de orders in dezelfde e-mail nog moet bevestigen.
    .hint = Beantwoord het bericht nog een keer, met alleen je tekst.
press-among-ours = Er is geen bericht verstuurd, omdat je eigen woorden vermengd zijn met zinnen uit de e-mail waarop je antwoordt.
    .hint = Antwoord nog een keer met alleen je tekst. Of gebruik PRESS TO en namen, je tekst, ENDPRESS, elk op een eigen regel.
press-names-author = Je naam staat erin, en de anderen kennen die niet.
press-so-soon = Het kwam zo snel na de e-mail van de judge dat een programma het geschreven kan hebben.
press-again = Dezelfde woorden kwamen al eerder, alsof een programma ze stuurt.
press-tells-absence = Het lijkt op een automatisch antwoord van iemand die weg is.
press-nothing-left = Je antwoord lijkt alleen een groet en een handtekening te bevatten, dus er is geen bericht verstuurd.
    .hint = Stuur PRESS TO en een land, je tekst, ENDPRESS, elk op een eigen regel.
press-author-unknown = Het bericht waarop je antwoordt zegt niet van wie het is, dus je antwoord is niet verstuurd.
    .hint = Om de schrijver te bereiken stuur je BROADCAST, je tekst, ENDPRESS, elk op een eigen regel.
press-author-without-power = De landen hebben nog geen spelers. Een bericht kan dus niet naar één land gaan, en dat van jou is niet verstuurd.
    .hint = Stuur BROADCAST, je tekst, ENDPRESS, elk op een eigen regel.
press-of-other-start = Na het bericht waarop je antwoordt is de start van { $game } teruggedraaid, en de landen hebben nu andere spelers. Daarom is je antwoord niet verstuurd.
    .hint = Stuur als de partij begonnen is PRESS TO en de naam van een land, je tekst, ENDPRESS, elk op een eigen regel.
press-author-gone = De schrijver van dat bericht speelt { $power } niet meer; iemand anders doet dat nu.
press-wants-password = In { $game } is een antwoord alleen niet genoeg bewijs, dus je bericht is niet verstuurd.
    .hint = Stuur SIGN ON met je land, { $game } en je wachtwoord; daarna PRESS TO en namen, je tekst, ENDPRESS, elk op een eigen regel.
press-cancelled = Je bericht wordt niet verstuurd.
press-game-over = { $game } is intussen afgelopen, dus je bericht is niet verstuurd.
press-seat-left = Je bent intussen uit { $game } gestapt, dus je bericht is niet verstuurd.

## Why an order is impossible, as a clause; and what is doubtful about orders, after "Check:".

order-fault = { $fault ->
    [unknown_place] er is geen gebied { NAME($place) } op dit bord
    [no_unit] er staat geen eenheid in { $place }
    [not_yours] de eenheid in { $place } is van een ander land
    [same_province] de eenheid staat daar al
    [impassable] geen eenheid kan { $other } in
    [army_to_sea] { $other } is water, en daar kan een leger niet blijven
    [fleet_inland] een vloot kan niet landinwaarts naar { $other }
    [no_border] { $place } heeft met { $other } geen grens waar de eenheid over kan
    [coast_needed] in { $other } zijn twee kusten bereikbaar, en de order noemt er geen
    [coast_out_of_reach] { $other } is vanuit { $place } niet bereikbaar
    [no_route] geen keten van vloten op zee verbindt { $place } en { $other }
    [route_missing] de order noemt geen route over zee
    [fleet_carried] de eenheid in { $place } is een vloot, en alleen legers kunnen gekonvooieerd worden
    [helps_itself] een eenheid kan zichzelf niet steunen
    [helped_absent] er staat geen eenheid in { $place }
    [helped_cannot_go] de eenheid in { $place } kan { $other } niet bereiken
    [support_out_of_reach] de eenheid kan zelf niet naar { $other }
    [carrier_is_army] alleen een vloot kan konvooieren
    [carrier_in_port] een vloot konvooieert op zee, en { $place } ligt aan de kust
    [carrier_off_route] geen route van vloten naar { $other } heeft { $place } nodig
    [not_dislodged] in { $place } staat geen eenheid die zich moet terugtrekken
    [retreat_closed] de eenheid kan zich niet terugtrekken naar { $other }
    [no_build_due] er valt niets meer te bouwen
    [no_removal_due] er valt niets meer te verwijderen
    [not_a_centre] { $place } is geen aanvoergebied
    [not_a_home_centre] { $place } is geen thuisgebied van dat land
    [centre_not_owned] { $place } is niet van dat land
    [centre_occupied] er staat een eenheid in { $place }
    [no_transformation] geen eenheid kan in deze fase van type veranderen
    [same_kind] de eenheid in { $place } is al van dat type
    [transformed_at_sea] geen eenheid kan op zee van type veranderen
    [twice] { $place } heeft al een order
    [middle_not_sea] de eerste van twee stappen moet naar een zeegebied gaan
    [end_at_sea] twee stappen moeten op land eindigen, en { $other } is zee
    [not_friendly] de weg van { $place } naar { $other } is alleen open voor de eigenaar van { $centre }, en voor landen die deze doorlaat
    [step_needed] de order zegt niet welke van de twee stappen gesteund wordt
    [first_step] een tweede order kan alleen de laatste stap steunen
    [no_fleet_left] elke vloot van dat land in { $place } heeft een andere order
    [lone_patrol] een patrouille heeft minstens twee vloten nodig
    [not_at_sea] alleen vloten op zee kunnen patrouilleren, en { $place } ligt aan de kust
    [no_strait] { $place } is geen helft van een zeestraat
    [own_power] de order noemt het eigen land
   *[no_grant] { $place } laat niemand door, of is niet van dat land
 }
order-check = { $doubt ->
    [helps_in_vain] { $order }, maar je order is { $others }.
    [own_unit_stays] { $order }, maar daar blijft je eigen eenheid staan ({ $others }), en een land kan zijn eigen eenheid niet verdrijven.
    [against_own_unit] { $order }, maar daar blijft je eigen eenheid staan ({ $others }): die steun telt niet.
    [places_changed] { $order } en { $others }: twee eenheden kunnen alleen via konvooi van plaats wisselen.
    [same_goal] { $order } en { $others } treffen elkaar: als geen van beide sterker is, blijven beide staan. Misschien is dat de bedoeling.
    [retreats_meet] { $order } en { $others } treffen elkaar, en beide eenheden zouden worden opgeheven.
    [convoy_broken] { $order } heeft de hele weg een konvooi nodig, maar je orders zijn { $others }.
    [convoy_by_others] { $order } heeft een konvooi nodig, en je eigen vloten konvooieren niet de hele weg.
    [not_lent] { $order } telt alleen als { $owner } je die eenheid uitleent; tot nu toe is dat niet gebeurd.
    [owner_orders] { $order } telt niet zolang { $owner } die eenheid zelf een order geeft.
    [lent_but_ordered] { $order } is je eigen order. In deze fase telt die, en niet wat { $owner } de uitgeleende eenheid opdraagt.
    [not_own_to_lend] { $order } heeft geen effect: alleen { $owner } kan die eenheid uitlenen.
    [impossible] { $order } kan niet lukken: { $why }.
    [annihilated] { $order } vernietigt je vloot: twee stappen moeten in een aanvoergebied eindigen.
    [annihilated_by_help] { $order } vernietigt je vloot, zoals elke vloot die na een stap steunt of konvooieert.
    [two_steps_meet] { $order } en { $others } treffen elkaar: als geen van beide sterker is, wordt een vloot met twee stappen vernietigd.
    [two_steps_halted] { $order }, maar daar blijft je eigen eenheid staan ({ $others }), en twee stappen die mislukken vernietigen de vloot.
    [needs_support] { $order } telt niet zonder steun, en geen van je orders steunt dit.
   *[one_journey] { $order } en { $others }: per beurt kan maar één leger met de trein, dus geen van beide zou reizen.
 }
order-only-speaks = { $order }, dat is alleen een bericht.

## Orders ahead that were not used

ahead-not-asked = Zoiets wordt in deze fase niet van je gevraagd.
ahead-used-up = De orders ervoor waren genoeg.
ahead-no-order = Dat is niet te lezen als een order voor deze fase.
