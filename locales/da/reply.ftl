### What the reply to an email says of it as a whole, and of where its sender stands.


## The subject, behind `CODE:game - S1901M`

reply-subject-waiting = { $orders ->
        [one] 1 ordre
       *[other] { $orders } ordrer
    } tæller endnu ikke
reply-subject-lines-waiting = { $lines ->
        [one] 1 linje
       *[other] { $lines } linjer
    } tæller endnu ikke
reply-subject-unsent = din besked er ikke sendt
reply-subject-nothing = intet blev ændret
reply-subject-adjudicated = { $kind ->
    [retreat] { $phase } er afgjort
   *[other] { $phase } er afgjort
}
reply-subject-late = dine ordrer er forsinkede
reply-subject-missing = { $given } af { $asked }: { $units } mangler { $number ->
        [one] en ordre
       *[other] ordrer
    }
reply-subject-due = modtagne ordrer: { $given } af { $asked }
reply-subject-incomplete = der mangler ordrer for { LIST($powers, type: "and") }
reply-subject-rejected = { $lines ->
        [one] 1 linje
       *[other] { $lines } linjer
    } afvist
reply-subject-complete = { $asked } af { $asked }: alle dine ordrer er modtaget{ $prose ->
        [yes] , resten blev ignoreret
       *[no] { "" }
    }

## When it came

reply-came = Din mail kom { $came } og ventede { $waited }, før dommeren kunne behandle den. Den tæller fra det tidspunkt, den kom.

## Nothing was read: an address has had what it may get in a day, or the email cannot be read

reply-spent-questions = Der er i dag kommet mange mails fra din adresse om at deltage i partier, så dommeren spørger ikke om flere af dem. Denne blev ikke gemt, og intet blev ændret.
    .advice = Hvis du sendte den, så svar på denne mail med de samme linjer. Så tæller de med det samme.
reply-spent-orders = Der er i dag kommet mange ordrer fra din adresse uden bevis for, hvem der sendte dem, så dommeren spørger ikke om flere af dem. Ordrerne i denne mail tæller ikke.
    .advice = Hvis de er dine, så svar på denne mail med dem, eller send dem under SIGN ON med din adgangskode. Så tæller de med det samme.
reply-spent-passwords = Adgangskoden i din mail er ikke den spillers adgangskode. Der er kommet mange sådanne mails i dit navn, og hvem som helst kan sende dem, så den næste får måske intet svar i dag. Med den rigtige adgangskode besvares SIGN ON stadig. Send FORGOT PASSWORD med partiets navn for at få en nøgle, der giver dig en ny adgangskode.
reply-spent-bytes = Intet i din mail beviser, at du sendte den, og der er grænser for svar på mails uden bevis. Dagens grænse er nået, så lignende mails får måske intet svar i dag. Skriv SIGN ON med din adgangskode, eller svar på en mail fra dommeren: så tæller den og bliver besvaret som normalt.
reply-nothing-changed = Intet blev ændret: { $why }
reply-unreadable = Dommeren kunne ikke læse din mail: { $why }
    .advice = Intet blev ændret. Send den igen som almindelig tekst uden formatering. Send HELP på en linje for sig selv for at få vejledning.
reply-empty = Intet blev ændret: der var intet til dommeren i din mail. Dommeren er et program. Den læser ordrer og kommandoer i mailens tekst, ikke almindelige sætninger, emnet eller vedhæftede filer. Send HELP for at se, hvad du kan skrive.

## What became of the lines

reply-orders-waiting = { $number } { $number ->
        [one] ordre
       *[other] ordrer
    } TÆLLER ENDNU IKKE: se bemærkningen under listen.
reply-lines-waiting = { $number } { $number ->
        [one] linje
       *[other] linjer
    } TÆLLER ENDNU IKKE: se bemærkningen under listen.
reply-also-rejected = { $lines } { $lines ->
        [one] linje
       *[other] linjer
    } AFVIST (mærket !).
reply-trial = { $orders } { $orders ->
        [one] ordre i en prøvekørsel TÆLLER
       *[other] ordrer i en prøvekørsel TÆLLER
    } IKKE (mærket ! nedenfor). Alt andet blev godkendt.
reply-only-trial = Intet blev ændret: { $orders } { $orders ->
        [one] ordre i en prøvekørsel TÆLLER
       *[other] ordrer i en prøvekørsel TÆLLER
    } IKKE (mærket ! nedenfor). Skriv TRY over dem og END TRY under dem for at se, hvad de ville føre til.
reply-hidden = { $lines } { $lines ->
        [one] linje, der ligner ordrer, blev ikke læst, fordi mailen skjuler den
       *[other] linjer, der ligner ordrer, blev ikke læst, fordi mailen skjuler dem
    } (mærket ! nedenfor). Alt andet blev godkendt.
reply-only-hidden = Intet blev ændret: { $lines } { $lines ->
        [one] linje, der ligner ordrer, blev ikke læst, fordi mailen skjuler den. Send den
       *[other] linjer, der ligner ordrer, blev ikke læst, fordi mailen skjuler dem. Send dem
    } igen som almindelig tekst.
reply-left-out = { $lines } { $lines ->
        [one] linje, der ligner ordrer, blev IKKE LÆST på grund af sin plads
       *[other] linjer, der ligner ordrer, blev IKKE LÆST på grund af deres plads
    } i mailen (mærket ! nedenfor). Alt andet blev godkendt.
reply-only-left-out = Intet blev ændret: { $lines } { $lines ->
        [one] linje, der ligner ordrer, blev IKKE LÆST på grund af sin plads i mailen. Send den igen på en linje,
       *[other] linjer, der ligner ordrer, blev IKKE LÆST på grund af deres plads i mailen. Send dem igen på linjer,
    } du selv skriver.
reply-rejected-unsent = { $lines } { $lines ->
        [one] linje
       *[other] linjer
    } AFVIST (mærket ! nedenfor). Din besked er IKKE SENDT endnu.
reply-rejected-with-others = { $lines } { $lines ->
        [one] linje
       *[other] linjer
    } AFVIST (mærket ! nedenfor); de linjer, der afhang af det, blev ignoreret. Alt andet blev godkendt.
reply-rejected = { $lines } { $lines ->
        [one] linje
       *[other] linjer
    } AFVIST (mærket ! nedenfor). Alt andet blev godkendt.
reply-sign-on-rejected = Intet blev ændret: dit SIGN ON blev afvist. Se linjen mærket !.
reply-only-rejected = Intet blev ændret: { $lines } { $lines ->
        [one] linje
       *[other] linjer
    } AFVIST (mærket ! nedenfor).
reply-unsent = Din besked er IKKE SENDT endnu: se bemærkningen under den.
reply-unsent-rest = Din besked er IKKE SENDT endnu: se bemærkningen under den. Alt andet blev godkendt.
reply-surplus = Din mail har flere ordrer, end du skal give, så den har ERSTATTET en tidligere ordre: se bemærkningen nedenfor.
reply-prose = Dine ordrer og kommandoer blev godkendt. Anden tekst i din mail blev ignoreret.
reply-late = Din mail blev forstået, men dens ordrer kom EFTER DEADLINEN: se nedenfor.
reply-did-not-fit = Din mail blev forstået, men der er IKKE PLADS i dette svar til alt, hvad du bad om: se nedenfor.
reply-impossible = Din mail blev forstået, men en af dine ordrer KAN IKKE LYKKES: se "Check:" nedenfor.
reply-accepted = Din mail blev behandlet uden fejl.
reply-nothing = Intet blev ændret: din mail indeholder ingen ordrer eller kommandoer. Send HELP for at se, hvad du kan skrive.

## Where the orders of its sender stand

reply-adjudicated = { $kind ->
    [retreat] { CAPITALIZED($phase) } er afgjort.
   *[other] { CAPITALIZED($phase) } er afgjort.
} Resultaterne kommer i en særskilt mail. Ordrerne nedenfor er for { $now }.
reply-adjudicated-last = { $kind ->
    [retreat] { CAPITALIZED($phase) } er afgjort.
   *[other] { CAPITALIZED($phase) } er afgjort.
} Resultaterne kommer i en særskilt mail.
reply-missing = { $given } af dine { $asked } ordrer { $given ->
        [one] er
       *[other] er
    } modtaget. Endnu ingen ordre for { LIST($units, type: "and") }.
reply-none-in = Endnu ingen ordre for { LIST($units, type: "and") }.
reply-due = Modtagne ordrer: { $given } af { $asked }.
reply-incomplete = Der mangler stadig ordrer for { LIST($powers, type: "and") }.
reply-units-kept = Alle dine enheder har ordrer: en enhed, hvis nye ordre blev afvist, beholder sin tidligere.
reply-still-complete = Alle dine ordrer er modtaget; { $lines ->
        [one] den afviste linje
       *[other] de afviste linjer
    } er ikke iblandt dem.
reply-pending-complete = Alle dine ordrer er modtaget; { $lines ->
        [one] den ventende linje
       *[other] de ventende linjer
    } er ikke iblandt dem.
reply-complete = Alle dine ordrer er modtaget. Du kan stadig ændre dem: send { $replaces ->
        [yes] dem alle igen, eller ADD og kun de nye
       *[no] kun de nye
    }.
reply-complete-impossible = Alle dine ordrer er modtaget, men en af dem kan ikke lykkes: se "Check:" nedenfor. Du kan stadig ændre dem: send { $replaces ->
        [yes] dem alle igen, eller ADD og kun de nye
       *[no] kun de nye
    }.
reply-can-change = Du kan stadig ændre dem: send { $replaces ->
        [yes] dem alle igen, eller ADD og kun de nye
       *[no] kun de nye
    }.
reply-no-retreats = Alle dine ordrer er modtaget, men ingen tilbagetog. En fordrevet enhed uden tilbagetog opløses.
reply-no-builds = Alle dine træk er modtaget, men ingen bygninger eller fjernelser. De kommer i samme mail: uden dem bygges der ikke, og reglerne vælger, hvad der fjernes.
reply-no-retreats-or-builds = Alle dine træk er modtaget, men ingen tilbagetog og ingen bygninger eller fjernelser. De kommer i samme mail: uden dem opløses en fordrevet enhed, der bygges ikke, og reglerne vælger, hvad der fjernes.
reply-builds-awaited = Før alles bygninger (eller WAIVE) er modtaget, afgøres intet før deadlinen.
reply-closed-complete = Alle dine ordrer er modtaget. De bliver, som de var ved deadlinen.
reply-nothing-due = { $power } har ingen ordrer at sende i denne fase. Du behøver ikke gøre noget.
reply-none-in-time = Du sendte ingen ordrer før deadlinen.
reply-closed = Deadlinen er overskredet. Dine ordrer tæller, som de kom i tide, og { $phase ->
        [movement] enheder uden ordre holder stillingen
        [retreat] enheder uden ordre opløses
       *[adjustment] det, du ikke gav ordre om, overlades til reglerne
    }. Du er ikke forsinket.
reply-late-declined = Du er FORSINKET: spillederen godtog ikke dine ordrer, så de tæller ikke. Kun ACCEPT LATE fra spillederen, som stadig kan sende det, ændrer det.
reply-late-asked = Du er FORSINKET: dine ordrer tæller kun, hvis spillederen godtager dem. Spillederen er spurgt, og du får besked om afgørelsen.
reply-late-by-gm = Du er FORSINKET: deadlinen er overskredet. Ordrer, der sendes nu, gemmes og tæller kun, hvis spillederen godtager dem.
reply-late-awaited = Du er FORSINKET: deadlinen er overskredet, og partiet venter på dig.
reply-wait = Du har valgt WAIT, så denne fase afgøres ikke før sin deadline. Send SET NOWAIT for at ophæve det.
reply-wait-alone = Send SET NOWAIT for at ophæve dit WAIT.
reply-joining = Partiet begynder, når { $players ->
        [one] endnu 1 spiller er
       *[other] endnu { $players } spillere er
    } kommet med. Så får du en mail.
reply-awaited = Der ventes stadig på ordrer fra { $powers }.
reply-none-awaited = Ingen ordrer mangler.
reply-late-waiting = Forsinkede ordrer fra { LIST($powers, type: "and") } kræver din afgørelse. Send ACCEPT LATE { $which } for at godtage dem.
reply-late-refused = Forsinkede ordrer fra { LIST($powers, type: "and") } tæller ikke, som du har afgjort. Send ACCEPT LATE { $which } for at godtage dem alligevel.
reply-process-at = { $left }: alle ordrer er modtaget, og ingen spiller har valgt WAIT
    .title = Resultater:

## Orders that wait for a yes

reply-confirm = Linjer mærket "{ line-label-waiting }" tæller ikke endnu. { $why } Svar på denne mail med YES, så tæller de, som de blev læst. Du behøver ikke sende noget igen. I enhver anden mail skal du i stedet sende denne linje:
reply-confirm-unproven = Linjer mærket "{ line-label-waiting }" tæller ikke endnu. { $why } Svar på denne mail med YES eller din adgangskode, så tæller de, som de blev læst. Du behøver ikke sende noget igen. I enhver anden mail skal du i stedet sende denne linje:
reply-confirm-more = { $why } Et YES på denne mail gælder også disse ordrer. Send denne linje for kun at bekræfte dem:
reply-confirm-until = Det, du ikke bekræfter, tæller ikke ved deadlinen og bortfalder, når { $phase } er forbi.

## What did not fit

reply-left-out-pages = Udeladt, fordi denne mail ville blive for lang: { LIST($pages, type: "and") }.
reply-ask-again = Bed om det i en særskilt mail.
reply-rationed = Intet i din mail beviser, at du sendte den, og der er grænser for svar på mails uden bevis. Skriv SIGN ON med din adgangskode over det, du beder om, eller spørg igen i morgen.

## Strangers

reply-waits-for-yes = En tidligere mail fra denne adresse venter på dit YES. Find mailen "{ $subject }", og svar på den med ordet YES og intet andet. Det, du sendte før, bliver så læst, som det er; du behøver ikke sende det igen.
reply-join = Denne adresse er ikke registreret. For at blive registreret og deltage i partiet { $game } skal du svare med disse linjer, med dit navn og en adgangskode, du selv vælger:
reply-register = Denne adresse er ikke registreret. Send disse linjer for at blive registreret:
reply-newcomer = Send HELP for vejledning og LIST for listen over partier. Når du er registreret, kan du deltage i et parti: SIGN ON ?parti adgangskode. Du kan begynde et mod dommerens bots (SIGN ON ?practice adgangskode) eller følge et (OBSERVE parti adgangskode). Du kan også tilbyde at træde til for spillere, der går (SIGN UP AS STANDBY).

## The last one for now

reply-last = Dommeren sender ikke flere svar til din adresse før { $until }. Det, du sender, virker stadig, og et YES eller CANCEL som svar på et spørgsmål fra dommeren bliver stadig bekræftet.
reply-last-in-vain = Dette var dagens tiende svar på en mail fra dig uden noget at udføre, så den næste af den slags får måske først svar i morgen. Ordrer og kommandoer tæller stadig og bliver stadig besvaret, også HELP, LIST og PRESS TO M.
reply-lines-left-out = … { $number ->
    [one] { $number } linje mere
   *[other] { $number } linjer mere
 }, som der ikke er plads til i denne mail.
reply-letter-goes-on = … og { $number ->
    [one] { $number } linje mere
   *[other] { $number } linjer mere
 }.
line-unquoted = (din linje; vises ikke, da intet beviser, hvem der skrev)
line-of-subject = (emnet)
