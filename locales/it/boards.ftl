### Boards: the list of them, and the provinces of one (LIST VARIANTS, GET map).

boards-all = Si può giocare su { $number } mappe.
boards-for-players = { $number ->
        [one] Si può giocare su 1 mappa
       *[other] Si può giocare su { $number } mappe
    } per { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }.
boards-none-for-players = Non c'è una mappa per { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }. Per vedere tutte le mappe, invia LIST VARIANTS.
boards-how = Per cominciare una partita su una di loro, invia CREATE ?partita password NOME. Per province e confini, invia GET map.NOME; per le regole, GET rules.NOME.
boards-that-want-players = Le partite che cercano giocatori sono sotto la loro mappa: SIGN ON ?partita password.
boards-for-two = Per vedere solo le mappe per due giocatori, invia LIST VARIANTS 2.
boards-how-one = Per cominciare una partita su questa mappa, invia CREATE ?partita password { $name }. Per province e confini, invia GET map.{ $name }; per le regole, GET rules.{ $name }. Per vedere tutte le mappe, invia LIST VARIANTS.
boards-powers = { $number ->
        [one] 1 potenza
       *[other] { $number } potenze
    }
boards-unplayable = Su { $board } non si può ancora giocare: { $why }. Per vedere le mappe su cui si può giocare, invia LIST VARIANTS.

## The provinces of a board.

map-title = La mappa { $board }: { $provinces } province, { $centres } centri.
map-how = Per ogni provincia: il nome, le abbreviazioni, che cos'è, e dove possono andare da lì un'armata (A) o una flotta (F).
map-no-picture = Di questa mappa non c'è un'immagine.
map-diagram = L'immagine di questa mappa è un diagramma. Ogni cerchio è una provincia. Una linea marrone unisce le province tra cui possono muovere le armate, una linea blu quelle tra cui possono muovere le flotte.
map-undrawn-borders = { $number ->
        [one] 1 confine di questa mappa non è sull'immagine.
       *[other] { $number } confini di questa mappa non sono sull'immagine.
    }
map-province = { $terrain ->
        [land] terra
        [coast] costa
        [sea] mare
       *[impassable] chiusa
    }
map-centre = { map-province }, centro
map-home-centre = { map-province }, centro { NAME($power, form: "of") }

## A map in words, for readers who do not see its picture.

map-after = Mappa dopo la fase: { $phase }. { $centres } Gli ordini sono nel testo.
map-of-position = Mappa della fase: { $phase }. { $centres } Le unità sono nel testo.
map-of-board = Mappa { $board } all'inizio. I confini sono nel testo.
map-before-results = Non è ancora stato risolto nulla. { $map }
map-centres = Centri: { $counts }.
map-centres-hidden = Centri: non mostrati.
map-in-halves = { $map } L'immagine mostra la metà sinistra della mappa sopra la destra.
map-around-units = { $map } L'immagine mostra ciò che sta attorno alle tue unità.
map-title-start = { $phase }: inizio

## The rules of a board (GET rules.NAME), each on a line of its own.

board-rules = { $board }: le sue regole particolari. Tutte le altre sono quelle della partita standard.
board-players = Si gioca in { $number ->
        [one] { $number }
       *[other] { $number }
    }: { LIST($powers, type: "and") }.
board-map = Per province e confini, invia GET MAP.{ $name }.
board-rules-missing = La fonte della mappa ha regole che il judge non ha: { LIST($rules, type: "and") }.
board-notes = Sulla mappa:
board-certainty = Quanto è certa: livello { $tier }, { board-tier }.
board-tier = { $tier ->
        [A] tutte le fonti che hanno la mappa concordano
        [B] alcune fonti concordano, altre no
        [C] le altre fonti sono diverse
        [S] i confini sono quelli di una mappa controllata, e l'inizio viene da una sola fonte
       *[D] una sola fonte ha la mappa
    }
board-options = Opzioni, da indicare dopo la mappa in CREATE, una o più:
board-option-chosen = scelta qui.
board-coastal-convoys = Una flotta su una costa può convogliare come se fosse in mare: le armate si imbarcano e sbarcano in tutte le province vicine, anche nell'interno.
board-victory = Si vince con { $needed } su { board-centres }, se nessun'altra potenza ne ha altrettanti.
board-victory-together = Ogni giocatore gioca { $powers } potenze. Insieme vincono con { $needed } su { board-centres }, se nessun altro ne ha altrettanti.
board-centres = { $centres ->
        [one] { $centres } centro
       *[other] { $centres } centri
    }
board-victory-by-lead = Una potenza vince anche se ha { $centres } più di ogni altra nel { $year }, o uno di meno per ogni anno successivo.
board-capitals = Una potenza deve avere { $number } capitali, tra cui la propria: { $capitals }.
board-victory-owns = Chi vince deve possedere anche { $centres }.
board-last-year = La partita finisce con l'anno { $year }.
board-builds = { $where ->
        [home] Si costruisce nei propri centri di partenza, se la potenza li possiede e sono liberi.
        [any] Si costruisce in ogni centro libero che la potenza possiede.
        [any_if_home] Si costruisce in ogni centro libero che la potenza possiede, finché possiede un centro di partenza.
       *[any_home] Si costruisce in ogni centro di partenza libero, di qualunque potenza, che la potenza possiede.
    }
board-start = Comincia con { $what ->
        [builds] costruzioni
       *[moves] movimenti
    }, in { $phase }.
board-first-units = Ogni centro riceve un'unità scelta da chi lo possiede. Senza un ordine riceve quella dell'inizio consueto.
board-years = Tra due movimenti passano { $number } anni.
board-chosen-homes = La prima costruzione sceglie l'unico centro di partenza della potenza. I centri che possiede al conteggio del { $year } diventano centri di partenza.
board-neutral = { $units ->
        [hold] Le unità neutrali restano ferme. Si possono appoggiare, e vengono distrutte quando sono scacciate.
       *[rebuild] Le unità neutrali restano ferme nei centri che nessuno possiede, e tornano finché quelli non vengono presi.
    }
board-neutral-places = Si trovano qui: { $places }.
board-open-sites = Una potenza che possiede uno di questi centri può costruire anche lì: { $places }.
board-emergency = Finché { NAME($power, form: "nominative") } possiede solo alcuni dei suoi centri di partenza, può tenere un'unità in più. Allora può costruire anche qui: { $places }.
board-uncounted = Non conta per nessuno finché lo possiede { NAME($power, form: "nominative") }: { $centres }.
board-no-retreats = Le unità scacciate vengono distrutte. Non ci sono ritirate.
board-transform = Le armate possono diventare flotte, e le flotte armate, { $when ->
        [winter] in inverno
       *[moves] al posto di muovere
    }, { $where ->
        [home] in un centro di partenza che la potenza possiede
        [one] in ogni centro che la potenza possiede, finché possiede un centro di partenza
        [any] in ogni centro che la potenza possiede
        [centre] in ogni centro
       *[anywhere] ovunque a terra
    }: A CON TR F.
board-gate = Solo le flotte di chi possiede { NAME($centre, form: "nominative") } passano tra { NAME($one, form: "nominative") } e { NAME($other, form: "nominative") }.
board-portage = Le armate possono trasportare flotte da costa a costa, come le flotte convogliano armate: A MAR C F GAS - PIE.
board-railway = { $railway }: ogni turno un'armata { NAME($power, form: "of") } può andare da una all'altra di queste fermate: { $stops }. Tra loro non ci deve essere un'unità straniera: { $order }.
board-canal = { $canal }: chi ha un'unità { NAME($holder, form: "in") } lascia passare gli altri tra { NAME($one, form: "nominative") } e { NAME($other, form: "nominative") }: { $order }.
board-border = { $unit } - { $places }: { $rule ->
        [half_strength] conta metà, taglia un appoggio solo scacciando, e cede nelle ritirate
        [only_with_support] da sola non conta nulla, solo con i suoi appoggi
       *[one_way] non può tornare indietro
    }.
board-convoying-ports = Qui una flotta convoglia come se fosse in mare: { LIST($places, type: "and", article: "no") }.
board-closed-in-fall = In autunno nessuna unità può entrare qui, e le unità che ci sono non ricevono ordini: { LIST($places, type: "and", article: "no") }.
