### Why orders succeeded or failed. These are clauses: a full stop follows, or a semicolon and another clause.

order-of-power = { $order } ({ $power })
order-of-own = { $order } (własna)
order-with-strength = { $order } z siłą { $strength }
unit-from = jednostka { NAME($place, form: "from") }
strength-with-support = { $number } (wspiera: { $units })
strength-over-narrow-border = { $number } ({ $helped ->
    [yes] wspiera: { $units };{ " " }
   *[no] { "" }
 }{ $counts ->
    [half] przez tę granicę połowa siły
   *[nothing] to przejście bez wsparcia nic nie znaczy
 })

## What else became of the unit.

explained-left = musiała odejść z powodu dwóch równych ataków
explained-dislodged = wypiera ją { $attacker }
explained-removed-by-patrol = { $units ->
    [one] usunięta przez
   *[other] usunięte przez
} { $patrol }
explained-annihilated = unicestwiona, bo jej dwa kroki nie skończyły się w centrum zaopatrzenia
    .helped = unicestwiona, jak każda flota, która po kroku wspiera lub konwojuje

## Orders that succeeded.

explained-held = { $unit } stała{ $given ->
    [yes] { "" }
   *[no] { " " }bez rozkazu
 } z siłą { $strength }
explained-moved = { $order }: udany ruch z siłą { $strength }
explained-done = { $order }: wykonano
explained-given = { $order }: wydano rozkaz
explained-retreated = { $unit } wycofała się { NAME($place, form: "to") }
explained-disbanded = { $unit } została rozwiązana{ $given ->
    [yes] { "" }
   *[no] , bo nie miała rozkazu odwrotu
 }
explained-removed = { $unit } została usunięta{ $given ->
    [yes] { "" }
   *[no] , bo mocarstwo { $power } wskazało za mało jednostek do usunięcia
 }
explained-built = { $unit } została zbudowana{ $given ->
    [yes] { "" }
   *[no] , bo nie rozkazano tam niczego możliwego
 }
explained-waived = mocarstwo { $power } nie używa jednej budowy

## Orders that failed.

mark = { $mark ->
    [bounce] odbity
    [cut] przerwane
    [void] nieważny
    [no-convoy] brak konwoju
    [failed] nieudany
    [blocked] zablokowany
    [no-effect] bez skutku
    [destroyed] zniszczona
    [dislodged] wyparta
   *[other] { $mark }
}

explained-bounced = { $order }: ruch odbity, siła { $strength }; naprzeciw { $other } z siłą { $against }
    .alone = { $order }: ruch odbity
    .alone-with = { $order }: ruch odbity, siła { $strength }
    .swap = { $order }: ruch odbity, bo { $other } idzie w przeciwną stronę, a jednostki mogą zamienić się miejscami tylko konwojem
    .own-unit = { $order }: ruch odbity, bo na miejscu została { $other }, a mocarstwo nie może wyprzeć własnej jednostki
explained-bounces = { $moves }: ruchy odbite
    .against = { $moves }: ruchy odbite; naprzeciw { $others }
explained-cut = { $order }: wsparcie przerywa { $other }
    .alone = { $order }: wsparcie przerwane
explained-void = { $order } nie liczy się: rozkaz brzmiał: { $other }
    .replaced = { $order } nie liczy się: zastąpił go późniejszy rozkaz dla tej samej jednostki
    .no-order = { $order } nie liczy się: { $unit } nie miała rozkazu i stała
explained-not-convoyed = { $order }: armia nie ruszyła, bo nie konwojował jej nieprzerwany łańcuch flot
explained-convoy-broken = { $order }: rozkaz nieudany, bo konwój się urwał: { $fleet } ustępuje, a wypiera ją { $attacker }
explained-paradox = { $order }: rozkaz nieudany, bo od lądowania zależałby los własnego konwoju, a taki paradoks zatrzymuje konwój
explained-convoy-paradox = { $order }: rozkaz nieudany, bo od lądowania armii zależałby los konwoju, a to paradoks
explained-fleet-dislodged = { $order }: rozkaz nieudany, flotę wypiera { $attacker }
    .alone = { $order }: rozkaz nieudany, flota wyparta
explained-blocked = { $order }: zablokowano, żadne mocarstwo nie przepuściło jednostki
    .strait = { $order }: zatrzymano w cieśninie, którą blokowała { $other }
explained-block-failed = { $order }: rozkaz nieudany, inne mocarstwo miało flotę w tej połowie cieśniny
explained-convoy-patrolled = { $order }: rozkaz nieudany, konwój przerwany przez patrol { NAME($place, form: "in") }
explained-failed = { $order }: rozkaz nieudany
explained-impossible = { $order }: rozkaz niemożliwy, bo { $why }
    .phase = { $order }: rozkaz niemożliwy, bo nie jest to rozkaz na tę fazę
explained-foreign = { $order } nie liczy się: jednostka { NAME($place, form: "in") } należy do { NAME($power, form: "genitive") }
explained-retreats-met = { $order }: rozkaz nieudany, bo ten sam cel ma { $other }; obie jednostki zostały rozwiązane
    .priority = { $order }: rozkaz nieudany, bo ten sam cel i pierwszeństwo ma { $other }; ta jednostka została rozwiązana
explained-undone = { $order }: rozkaz nieudany, bo jednostka została zaatakowana lub ruszyła się
explained-two-journeys = { $order }: rozkaz nieudany, bo w turze koleją może jechać tylko jedna armia, a jechać miała też { $other }
explained-journey = { $order }: rozkaz nieudany, bo { $obstacle }, i armia została na miejscu
    .stopped = { $order }: rozkaz nieudany, bo { $obstacle }, i armia zatrzymała się { NAME($place, form: "in") }
journey-blocked = na trasie stała jednostka { NAME($power, form: "genitive") } ({ NAME($place) })
    .goal = droga do celu ({ NAME($place) }) nie była wolna
explained-speaks = { $order } tylko mówi i nic nie robi: jest lato
explained-another-power = inne mocarstwo
explained-another-unit = inna jednostka

## Lines of orders beside the orders themselves. In English programs read them.

order-not-processed = { $unit }, brak rozkazu{ $lost ->
    [yes] { " " }(rozwiązana)
       *[no] { "" }
    }.
removal-by-default = Brak rozkazu; usunięta: { $kind } { $place }.
build-by-default = { $order }, jak w grze standardowej.
unit-can-retreat = { $unit }, możliwe odwroty: { $places }.
    .nowhere = { $unit }, odwrót niemożliwy.
    .or = lub
dislodged-can-retreat = { CAPITALIZED($kind) } { $place } ({ $power }), możliwe odwroty: { $places }.
    .nowhere = { CAPITALIZED($kind) } { $place } ({ $power }), odwrót niemożliwy: rozwiązana.
proxy-given = { $unit }, użyczona: { $power }.

## The marks of a zine's report

zine-legend = _nieudany_   ~niemożliwy~   * musi się wycofać   MS wspierają się   Std. stoi
    .missing = NMR brak ruchów   NRO brak rozkazu odwrotu   NPRO odwrót niemożliwy
