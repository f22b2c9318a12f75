### Remarks about orders, votes, lent units and messages.

orders-add = Ordrerne i denne mail føjes til dem, du har sendt før.
orders-add-always = Det er ikke nødvendigt her: en senere mail ændrer kun de enheder, den nævner.
orders-cleared = Alle dine ordrer er slettet, også dem for senere faser.
orders-ahead-cleared = Dine ordrer for senere faser er slettet. Dem for den nuværende fase tæller stadig.
    .hint = Send CLEAR ALL for også at slette dem.
orders-of-phase-cleared = Dine ordrer for { $phase } er slettet.
no-orders-to-give = Du har ingen ordrer at give her.
    .hint = Skriv SIGN ON magt parti adgangskode over dine ordrer.
orders-are-for = Ordrerne nedenfor er for { $phase }.

## After "Order:", as the order itself would stand

kept-for-phase = gemt til { $phase }; den bliver tjekket, når den fase begynder.
block-kept-for-phase = gemt, helt til sin slutning, til { $phase }; den bliver tjekket, når den fase begynder.
line-for-fleets = { $order } ({ $number } flåder)
line-acts = skrives ud som { $line }. Det er en ordre.
line-speaks = skrives ud som { $line }. Det er kun ord: enheden holder stillingen.

## After "Note:"

place-ordered-again = Tæller ikke: en anden linje i denne mail gælder samme provins, og den tæller.
unit-ordered-twice = Tæller ikke: denne mail giver enheden to ordrer, så ingen af dem tæller.
more-than-due = Tæller ikke: du har flere af disse ordrer, end du skal give.
fleets-taken = Tæller ikke: linjer over denne giver allerede ordrer til { $taken } af dine { $there ->
        [one] { $there } flåde
       *[other] { $there } flåder
    } i { $place }.
some-fleets-taken = Tæller for { $counted } af { $wanted } flåder: linjer over denne giver allerede ordrer til { $taken } af dine { $there ->
        [one] { $there } flåde
       *[other] { $there } flåder
    } i { $place }.
practice-held = Alle dine enheder har ordrer, men på grund af denne linje er intet afgjort. Ret den, og send den igen; eller send SET NOWAIT for at afgøre fasen med ordrerne, som de er.
surplus-left = Det er mere, end du har ret til, så den nyeste linje tæller, og disse gør ikke længere: { $forgotten }. For at opgive en anden i stedet sender du de ordrer igen, som du vil beholde.
rest-stays = Disse enheder har ordrer og beholder dem: { $orders }. Send ALL UNITS HOLD i en særskilt mail, hvis de også skal holde stillingen.
no-rest = Alle dine enheder har ordrer, så der er ingen andre.
set-replaced = Denne mail erstatter dine tidligere ordrer. Slettet: { $forgotten }. Skriv ADD i din mail for at beholde tidligere ordrer.
ahead-replaced = Det erstatter det, du sendte før, som slettes: { $forgotten }.
wish-kept = Gemt til { $phase }, fordi det står under PHASE. Det tæller, når den fase begynder.
wish-without-phase = Det står under en PHASE-linje, som dommeren ikke kunne læse.
    .hint = Skriv PHASE og den fase, det gælder for, over det (for eksempel PHASE { $phase }), eller send det i en særskilt mail.
order-in-force = Din anden ordre tæller stadig: { $order }.
wait-set = WAIT er slået til for denne fase.
wait-off = WAIT er slået fra: denne fase kan afgøres, så snart alle ordrer er modtaget.
draw-agreed = Du stemmer for remis. Din var den sidste stemme, der manglede: partiet er slut.
draw-voted = Du stemmer for remis mellem alle overlevende. Stemmen er hemmelig og gælder denne fase.
draw-of-some-voted = Du stemmer for remis mellem { LIST($powers, type: "and") }. Stemmen er hemmelig og gælder denne fase.
conceded = Du overgiver partiet til { $power }, hvis alle andre gør det. Stemmen er hemmelig og gælder denne fase.
conceded-as-last = Du overgiver partiet til { $power }. Din var den sidste stemme, der manglede: partiet er slut.
not-conceded = Du overgiver ikke partiet til nogen magt.
concession-dropped = Du overgiver ikke partiet til nogen magt. Anmodningen om dit CONFIRM er annulleret.
end-dropped = Du stemmer ikke for den slutning. Anmodningen om dit CONFIRM er annulleret.
proposed = Dit forslag har nummer { $number } og tæller som dit YES. Alle bliver spurgt, og dommeren fortæller ingen, hvem der foreslog det.
proposed-in-public = Dit forslag har nummer { $number } og tæller som dit YES. Alle bliver spurgt, og dommeren siger ikke, hvem der foreslog det. Men når stemmerne tælles, får alle at vide, hvem der stemte hvad, og et enligt YES ligner forslagsstillerens. Send VOTE ABSTAIN { $number } for at tage dit YES tilbage; CANCEL PROPOSAL { $number } for at trække forslaget tilbage.
proposed-by-master = Dit forslag har nummer { $number }. Alle spillere bliver spurgt.
proposal-withdrawn = Forslag { $number } er trukket tilbage. De spillere, der var blevet spurgt, har fået besked.
voted-yes = Du stemmer YES til forslag { $number }. Du kan stadig ændre det.
yes-is-vote = Dit svar tæller som din stemme: YES til forslag { $number }. Send VOTE NO { $number } eller VOTE ABSTAIN { $number } for at ændre den.
voted-no = Du stemmer NO til forslag { $number }. Du kan stadig ændre det.
abstained = Du undlader at stemme om forslag { $number }. Du kan stadig ændre det.
vote-ends-game = Det var den sidste stemme, der manglede: partiet er slut.
proposal-refused = Du har afvist forslaget, og partiet fortsætter.{ told }
proposal-left = Noteret. Forslaget er ikke afvist.
draw-not-voted = Du stemmer ikke for remis.
draw-not-voted-but-proposed = Du stemmer ikke for remis med SET DRAW, men dit YES til forslag { $number } tæller stadig. Send VOTE NO { $number } for at tage det tilbage.
unit-lent = Fra nu af giver { $power } ordrer til din enhed i { $place }, indtil du tilbagekalder fuldmagten.
all-units-lent = Fra nu af giver { $power } ordrer til alle dine enheder, indtil du tilbagekalder fuldmagten.
unit-taken-back = Du giver igen selv ordrer til din enhed i { $place }.
all-units-taken-back = Alle dine stående fuldmagter er tilbagekaldt. Du giver igen selv ordrer til de enheder.
too-much-press = Ikke sendt: en person kan højst sende { $letters } beskeder, eller { $copies } kopier af dem, i timen.
    .hint = Send den igen senere.
too-much-press-today = Ikke sendt: en person kan højst sende { $letters } beskeder om dagen i ét parti, og dem har du sendt.
    .hint = Send den igen i morgen, med alt andet i samme besked.
told-all-often = Andre i { $game } får hver gang besked om dette, og du har nået grænsen for en time.
    .hint = Send det igen senere.
press-sent = Din besked sendes til { LIST($readers, type: "and") }.
press-sent-to-all = Din besked sendes til alle i partiet.
grey-press-sent = Din anonyme besked sendes til { LIST($readers, type: "and") }.
grey-press-sent-to-all = Din anonyme besked sendes til alle i partiet.
press-sent-to-others = Din besked sendes til alle i partiet undtagen { LIST($left_out, type: "and") }.
grey-press-sent-to-others = Din anonyme besked sendes til alle i partiet undtagen { LIST($left_out, type: "and") }.
press-shows-broadcast = De ser den som en besked til alle.
press-shows-readers = De ser den som en besked til { LIST($readers, type: "and") }.
press-shows-others = De ser den som en besked til alle undtagen { LIST($left_out, type: "and") }.
press-posted = Det er besked { $number } af dem, der venter, og den sendes med resultaterne for { $phase }. Send RECALL { $number } for at stoppe den.
press-posted-if = Det er besked { $number } af dem, der venter, og den sendes med resultaterne for { $phase }, hvis dette er sandt til den tid: { $condition }. Send RECALL { $number } for at stoppe den.
press-late = Dine ordrer er forsinkede; send dem før beskeder.
press-not-held = Din besked { $number } i { $game } skulle sendes, hvis dette var sandt: { $condition }. Det er det ikke, så beskeden blev ikke sendt.
press-recalled = Ingen af dine beskeder venter længere på resultaterne.
press-recalled-one = Besked { $number } bliver ikke sendt.
copies-on = Fra nu af får du en kopi af hver besked, du sender i { $game }.
copies-off = Du får ingen kopier af dine egne beskeder i { $game }.
all-press-on = Fra nu af får du kopier af beskederne mellem andre i { $game }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Alle i partiet får besked om det.
    }
all-press-off = I { $game } får du kun de beskeder, der er til dig.
broadcasts-on = Du får beskeder til alle i { $game }.
broadcasts-off = Du får ikke længere beskeder til alle i { $game }. Send SET BROADCAST for at få dem igen.
diary-recorded = Notat { $number } står i din dagbog. Ingen andre kan læse det.
diary-recorded-until = Notat { $number } står i din dagbog. Ingen andre kan læse det, før partiet er slut; så kan alle.
diary-empty = Din dagbog i { $game } er tom.
    .hint = For at skrive i den sender du DIARY, din tekst, ENDDIARY, hver på sin egen linje.
diary-listed = Din dagbog i { $game } har { $number ->
        [one] { $number } notat
       *[other] { $number } notater
    }. Send DIARY READ og nummeret for at læse et.
diary-shown = Dette er din dagbog i { $game }.
diary-deleted = Notat { $number } er slettet fra din dagbog.
press-unread = Der blev ikke sendt nogen kopi til { LIST($readers, type: "and") }: der er ingen for tiden.
everybody = alle i partiet
everybody-but = alle undtagen { LIST($left_out, type: "and") }
minutes = { $number ->
        [one] { $number } minut
       *[other] { $number } minutter
    }
seconds = { $number ->
        [one] { $number } sekund
       *[other] { $number } sekunder
    }
press-leaves = Din besked sendes til { LIST($readers, type: "and") } om { $wait }. Svar CANCEL for at stoppe den.
grey-press-leaves = Din besked sendes til { LIST($readers, type: "and") } om { $wait }, uden dit navn. Svar CANCEL for at stoppe den.
press-asks = { $why } Svar YES på denne mail for at sende din besked til { LIST($readers, type: "and") }. For at sende den til andre svarer du med én linje: PRESS TO og deres navne.
grey-press-asks = { $why } Svar YES på denne mail for at sende din besked til { LIST($readers, type: "and") } uden dit navn. For at sende den til andre svarer du med én linje: PRESS TO og deres navne.
press-to-everybody = Du svarer på en besked til alle.
press-to-observers = Du svarer en tilskuer, og alle tilskuere ville læse din besked.
press-for-one = Den siger, at den ikke er til alle, der ville læse den. Brug PRESS TO { $author } for kun at sende den til afsenderen.
press-calls-others = Den henvender sig til en, der ikke ville læse den. Brug PRESS TO { $to } for at sende den dertil.
press-forwarded = Du videresender en besked, og svaret ville gå til dens afsender.
press-calls-judge = Den henvender sig til dommeren eller spillederen, eller spørger om noget, som kun dommeren kan sige. Skriv til spillederen med PRESS TO M. For at give ordrer skal du skrive hver på sin egen linje.
press-below-orders = Den står under dine ordrer og er derfor måske ment til dommeren.
press-about-reader = Den taler om en af læserne og er derfor måske ment til dommeren eller en anden.
press-not-to-be-sent = Den siger, at den ikke skal sendes.
press-meant-for-me = En af linjerne ligner en kommando eller en ordre; den er ikke udført.
press-holds-password = Et af ordene er din adgangskode, så denne besked blev ikke sendt til nogen.
    .hint = Svar igen på beskeden uden det ord: et svar kræver ingen adgangskode.
press-holds-page-token = Den indeholder linket eller nøglen til en ordreside, så denne besked blev ikke sendt til nogen.
    .hint = Send beskeden igen uden det.
press-may-hold-password = Den kan indeholde en adgangskode: nogle af ordene ligner en, eller en linje ligner SIGN ON.
press-beside-lines = Din mail har også ordrer eller kommandoer; de er ikke en del af beskeden.
press-beside-doubt = Din besked blev ikke sendt, fordi ordrerne i samme mail kræver din bekræftelse.
    .hint = Svar på beskeden igen, kun med din tekst.
press-among-ours = Der blev ikke sendt nogen besked, fordi sætninger fra den mail, du svarer på, er blandet med dine egne ord.
    .hint = Svar igen, kun med din tekst; eller brug PRESS TO og navne, din tekst, ENDPRESS, hver på sin egen linje.
press-names-author = Den indeholder dit navn, som de andre ikke kender.
press-so-soon = Den kom så kort efter dommerens mail, at et program kan have skrevet den.
press-again = De samme ord er kommet før, som fra et program.
press-tells-absence = Den ligner et automatisk svar fra en, der er væk.
press-nothing-left = Dit svar ser kun ud til at indeholde en hilsen og en underskrift, så ingen besked blev sendt.
    .hint = Send PRESS TO og en magt, din tekst, ENDPRESS, hver på sin egen linje.
press-author-unknown = Den besked, du svarer på, siger ikke, hvem der skrev den, så dit svar blev ikke sendt.
    .hint = For at nå afsenderen sender du BROADCAST, din tekst, ENDPRESS, hver på sin egen linje.
press-author-without-power = Magterne har endnu ingen spillere, så en besked kan ikke gå til kun en af dem, og din blev ikke sendt.
    .hint = Send BROADCAST, din tekst, ENDPRESS, hver på sin egen linje.
press-of-other-start = Starten på { $game } blev fortrudt efter den besked, du svarer på, og magterne har nu andre spillere. Derfor blev dit svar ikke sendt.
    .hint = Når partiet er begyndt, så send PRESS TO og en magts navn, din tekst, ENDPRESS, hver på sin egen linje.
press-author-gone = Den, der skrev beskeden, spiller ikke længere { $power }; det gør en anden.
press-wants-password = I { $game } er et svar alene ikke bevis nok, så din besked blev ikke sendt.
    .hint = Send SIGN ON med din magt, { $game } og din adgangskode; så PRESS TO og navne, din tekst, ENDPRESS, hver på sin egen linje.
press-cancelled = Din besked bliver ikke sendt.
press-game-over = { $game } er sluttet i mellemtiden, så din besked blev ikke sendt.
press-seat-left = Du har forladt { $game } i mellemtiden, så din besked blev ikke sendt.

## Why an order is impossible, as a clause; and what is doubtful about orders, after "Check:".

order-fault = { $fault ->
    [unknown_place] der er intet sted, der hedder { NAME($place) }, på dette bræt
    [no_unit] der er ingen enhed i { $place }
    [not_yours] enheden i { $place } tilhører en anden magt
    [same_province] enheden står der allerede
    [impassable] ingen enhed kan gå ind i { $other }
    [army_to_sea] { $other } er vand, og der kan en hær ikke være
    [fleet_inland] en flåde kan ikke gå ind i landet til { $other }
    [no_border] { $place } har ingen grænse til { $other }, som enheden kan krydse
    [coast_needed] { $other } har to kyster inden for rækkevidde, og ordren nævner ingen af dem
    [coast_out_of_reach] { $other } er ikke inden for rækkevidde af { $place }
    [no_route] ingen kæde af flåder til havs forbinder { $place } og { $other }
    [route_missing] ordren nævner ingen rute over havet
    [fleet_carried] enheden i { $place } er en flåde, og kun hære kan konvojeres
    [helps_itself] en enhed kan ikke støtte sig selv
    [helped_absent] der er ingen enhed i { $place }
    [helped_cannot_go] enheden i { $place } kunne ikke komme til { $other }
    [support_out_of_reach] enheden kunne ikke selv rykke til { $other }
    [carrier_is_army] kun en flåde kan konvojere
    [carrier_in_port] en flåde konvojerer til havs, og { $place } ligger ved kysten
    [carrier_off_route] { $place } ligger ikke på nogen rute af flåder til { $other }, der har brug for den
    [not_dislodged] ingen enhed, der skal trække sig tilbage, er i { $place }
    [retreat_closed] enheden kan ikke trække sig tilbage til { $other }
    [no_build_due] der skal ikke bygges mere
    [no_removal_due] der skal ikke fjernes mere
    [not_a_centre] { $place } er ikke et forsyningscenter
    [not_a_home_centre] { $place } er ikke et af magtens hjemmecentre
    [centre_not_owned] magten ejer ikke { $place }
    [centre_occupied] der er en enhed i { $place }
    [no_transformation] ingen enhed kan skifte type i denne fase
    [same_kind] enheden i { $place } er allerede af den type
    [transformed_at_sea] ingen enhed kan skifte type til havs
    [twice] { $place } har allerede fået en ordre
    [middle_not_sea] det første af to skridt skal føre ind i et havområde
    [end_at_sea] to skridt skal ende på land, og { $other } er hav
    [not_friendly] vejen fra { $place } til { $other } er kun åben for den, der ejer { $centre }, og for magter, som ejeren lader passere
    [step_needed] ordren siger ikke, hvilket af de to skridt den støtter
    [first_step] som ordre nummer to kan den kun støtte det sidste skridt
    [no_fleet_left] alle magtens flåder i { $place } har en anden ordre
    [lone_patrol] en patrulje kræver mindst to flåder
    [not_at_sea] kun flåder til havs kan patruljere, og { $place } ligger ved kysten
    [no_strait] { $place } er ikke halvdelen af et stræde
    [own_power] den nævner sin egen magt
   *[no_grant] { $place } lader ingen passere, eller magten ejer det ikke
 }
order-check = { $doubt ->
    [helps_in_vain] { $order }, men din ordre er { $others }.
    [own_unit_stays] { $order }, men din egen enhed bliver der ({ $others }), og en magt kan ikke fordrive sin egen enhed.
    [against_own_unit] { $order }, men din egen enhed bliver der ({ $others }): den støtte tæller ikke.
    [places_changed] { $order } og { $others }: to enheder kan kun bytte plads med konvoj.
    [same_goal] { $order } og { $others } mødes: hvis ingen af dem er stærkest, bliver begge stående. Det kan være meningen.
    [retreats_meet] { $order } og { $others } mødes, og begge enheder ville blive opløst.
    [convoy_broken] { $order } kræver en konvoj hele vejen, men dine ordrer er { $others }.
    [convoy_by_others] { $order } kræver en konvoj, og dine egne flåder konvojerer den ikke hele vejen.
    [not_lent] { $order } tæller kun, hvis { $owner } udlåner den enhed til dig; det er endnu ikke sket.
    [owner_orders] { $order } tæller ikke, så længe { $owner } selv giver den enhed en ordre.
    [lent_but_ordered] { $order } er din egen ordre. I denne fase tæller den, og ikke hvad { $owner } beordrer den udlånte enhed.
    [not_own_to_lend] { $order } har ingen virkning: kun { $owner } kan udlåne den enhed.
    [impossible] { $order } kan ikke lykkes: { $why }.
    [annihilated] { $order } tilintetgør din flåde: to skridt skal ende i et forsyningscenter.
    [annihilated_by_help] { $order } tilintetgør din flåde, som enhver flåde, der støtter eller konvojerer efter et skridt.
    [two_steps_meet] { $order } og { $others } mødes: hvis ingen af dem er stærkest, tilintetgøres en flåde, der går to skridt.
    [two_steps_halted] { $order }, men din egen enhed bliver der ({ $others }), og to skridt, der mislykkes, tilintetgør flåden.
    [needs_support] { $order } tæller intet uden en støtte, og ingen af dine ordrer støtter den.
   *[one_journey] { $order } og { $others }: kun én hær pr. træk kan bruge jernbanen, så ingen af dem ville rejse.
 }
order-only-speaks = { $order }, som kun er en besked.

## Orders ahead that were not used

ahead-not-asked = Noget sådant kræves ikke af dig i denne fase.
ahead-used-up = Ordrerne før den var nok.
ahead-no-order = Det kan ikke læses som en ordre for denne fase.
