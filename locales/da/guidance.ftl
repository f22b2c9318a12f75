### What a player has to send next.

all-orders-in = Alle dine ordrer for den er modtaget.
units-to-order = { $units ->
    [one] Du skal give ordre til { $units } enhed.
   *[other] Du skal give ordrer til { $units } enheder.
}
    .retreat = { $units ->
        [one] Du har { $units } enhed, der skal trække sig tilbage.
       *[other] Du har { $units } enheder, der skal trække sig tilbage.
    }
    .left = { $units ->
        [one] { $units } af dine enheder mangler stadig en ordre.
       *[other] { $units } af dine enheder mangler stadig ordrer.
    }
no-units-to-order = Du har ingen enheder på brættet, så der er intet at sende i denne fase.
no-retreat = Ingen af dine enheder skal trække sig tilbage, så der er intet at sende i denne fase.
    .summer = Ingen af dine enheder skal trække sig tilbage. Det er sommer: hver af dem kan stadig have en linje, som skrives ud og kun er ord.
retreat-lost = En fordrevet enhed uden ordre opløses.
no-adjustment = Du skal hverken bygge eller fjerne, så der er intet at sende i denne fase.
    .no-site = Du har centre i overskud, men intet ledigt hjemmecenter at bygge i, så der er intet at sende.
    .first = Du skal hverken bygge eller fjerne.
units-may-change = Dine enheder kan skifte type indtil deadlinen: { $order }.
builds-due = { $given ->
    [none] { $units ->
        [one] Du kan bygge { $units } enhed.
       *[other] Du kan bygge { $units } enheder.
    }
   *[some] { $units ->
        [one] Du kan bygge { $units } enhed mere.
       *[other] Du kan bygge { $units } enheder mere.
    }
} For at give afkald på en bygning sender du WAIVE i stedet for en linje med BUILD.
    .first = { $units ->
        [one] Du bygger { $units } enhed til at begynde med, en hær eller en flåde i hvert hjemmecenter.
       *[other] Du bygger { $units } enheder til at begynde med, en hær eller en flåde i hvert hjemmecenter.
    } Et center uden ordre får den enhed, det har i et standardparti.
removals-due = { $given ->
    [none] { $units ->
        [one] Du skal fjerne { $units } enhed.
       *[other] Du skal fjerne { $units } enheder.
    }
   *[some] { $units ->
        [one] Du skal fjerne { $units } enhed mere.
       *[other] Du skal fjerne { $units } enheder mere.
    }
} Uden ordre fjernes efter reglerne: { LIST($chosen, type: "and") }.
example-moves = den rykker
    .supports = den støtter et træk
    .holds = den bliver, hvor den er
lets-fleet-through = { $order } (lader den flåde passere)
reached-by-convoy = { $army } - { LIST($places, type: "or") } med konvoj
task-of-power = { $what ->
    [retreat] { $units ->
        [one] { $power } trækker sig tilbage med { $units } enhed.
       *[other] { $power } trækker sig tilbage med { $units } enheder.
    }
    [build] { $units ->
        [one] { $power } bygger { $units } enhed.
       *[other] { $power } bygger { $units } enheder.
    }
   *[remove] { $units ->
        [one] { $power } fjerner { $units } enhed.
       *[other] { $power } fjerner { $units } enheder.
    }
}
    .no-sites = { $units ->
        [one] { $power } bygger { $units } enhed. Magten har ret til { $due }, men der er ikke flere ledige steder.
       *[other] { $power } bygger { $units } enheder. Magten har ret til { $due }, men der er ikke flere ledige steder.
    }
retreat-choices = - { LIST($places, type: "or") }, eller DISBAND
