### What a player has to send next.

all-orders-in = Wszystkie twoje rozkazy na tę fazę już są.
units-to-order = { $units ->
        [one] Masz { $units } jednostkę, której trzeba wydać rozkaz.
        [few] Masz { $units } jednostki, którym trzeba wydać rozkazy.
        [many] Masz { $units } jednostek, którym trzeba wydać rozkazy.
       *[other] Masz { $units } jednostki, którym trzeba wydać rozkazy.
    }
    .retreat = { $units ->
        [one] Masz { $units } jednostkę do wycofania.
        [few] Masz { $units } jednostki do wycofania.
        [many] Masz { $units } jednostek do wycofania.
       *[other] Masz { $units } jednostki do wycofania.
    }
    .left = { $units ->
        [one] { $units } z twoich jednostek nie ma jeszcze rozkazu.
        [few] { $units } z twoich jednostek nie mają jeszcze rozkazu.
        [many] { $units } z twoich jednostek nie ma jeszcze rozkazu.
       *[other] { $units } z twoich jednostek nie ma jeszcze rozkazu.
    }
no-units-to-order = Nie masz jednostek na planszy, więc w tej fazie nie trzeba niczego wysyłać.
no-retreat = Żadna z twoich jednostek nie musi się wycofać, więc w tej fazie nie trzeba niczego wysyłać.
    .summer = Żadna z twoich jednostek nie musi się wycofać. Jest lato: każda może jeszcze dostać wiersz, który jest publikowany i tylko mówi.
retreat-lost = Wyparta jednostka bez rozkazu zostaje rozwiązana.
no-adjustment = Niczego nie budujesz ani nie usuwasz, więc w tej fazie nie trzeba niczego wysyłać.
    .no-site = Masz więcej centrów niż jednostek, ale żadnego wolnego centrum macierzystego, w którym można by budować. Nie trzeba niczego wysyłać.
    .first = Niczego nie budujesz ani nie usuwasz.
units-may-change = Twoje jednostki mogą do terminu zmienić rodzaj: { $order }.
builds-due = { $given ->
    [none] { $units ->
        [one] Możesz zbudować { $units } jednostkę.
        [few] Możesz zbudować { $units } jednostki.
        [many] Możesz zbudować { $units } jednostek.
       *[other] Możesz zbudować { $units } jednostki.
    }
   *[some] { $units ->
        [one] Możesz zbudować jeszcze { $units } jednostkę.
        [few] Możesz zbudować jeszcze { $units } jednostki.
        [many] Możesz zbudować jeszcze { $units } jednostek.
       *[other] Możesz zbudować jeszcze { $units } jednostki.
    }
} Aby zrezygnować z budowy, wyślij WAIVE zamiast wiersza BUILD.
    .first = { $units ->
        [one] Na początek budujesz { $units } jednostkę, armię lub flotę w każdym centrum macierzystym.
        [few] Na początek budujesz { $units } jednostki, armię lub flotę w każdym centrum macierzystym.
        [many] Na początek budujesz { $units } jednostek, armię lub flotę w każdym centrum macierzystym.
       *[other] Na początek budujesz { $units } jednostki, armię lub flotę w każdym centrum macierzystym.
    } Centrum bez rozkazu dostaje swoją jednostkę ze zwykłej partii.
removals-due = { $given ->
    [none] { $units ->
        [one] Musisz usunąć { $units } jednostkę.
        [few] Musisz usunąć { $units } jednostki.
        [many] Musisz usunąć { $units } jednostek.
       *[other] Musisz usunąć { $units } jednostki.
    }
   *[some] { $units ->
        [one] Musisz usunąć jeszcze { $units } jednostkę.
        [few] Musisz usunąć jeszcze { $units } jednostki.
        [many] Musisz usunąć jeszcze { $units } jednostek.
       *[other] Musisz usunąć jeszcze { $units } jednostki.
    }
} Bez rozkazu zasady usuwają: { LIST($chosen, type: "and") }.
example-moves = rusza się
    .supports = wspiera ruch
    .holds = zostaje na miejscu
lets-fleet-through = { $order } (przepuszcza tę flotę)
reached-by-convoy = { $army } - { LIST($places, type: "or") } konwojem
task-of-power = { $what ->
    [retreat] { $units ->
        [one] { $power }: { $units } jednostka do wycofania.
        [few] { $power }: { $units } jednostki do wycofania.
        [many] { $power }: { $units } jednostek do wycofania.
       *[other] { $power }: { $units } jednostki do wycofania.
    }
    [build] { $units ->
        [one] { $power }: { $units } jednostka do zbudowania.
        [few] { $power }: { $units } jednostki do zbudowania.
        [many] { $power }: { $units } jednostek do zbudowania.
       *[other] { $power }: { $units } jednostki do zbudowania.
    }
   *[remove] { $units ->
        [one] { $power }: { $units } jednostka do usunięcia.
        [few] { $power }: { $units } jednostki do usunięcia.
        [many] { $power }: { $units } jednostek do usunięcia.
       *[other] { $power }: { $units } jednostki do usunięcia.
    }
}
    .no-sites = { $units ->
        [one] { $power }: { $units } jednostka do zbudowania. Należy się { $due }, ale nie ma więcej wolnych miejsc.
        [few] { $power }: { $units } jednostki do zbudowania. Należy się { $due }, ale nie ma więcej wolnych miejsc.
        [many] { $power }: { $units } jednostek do zbudowania. Należy się { $due }, ale nie ma więcej wolnych miejsc.
       *[other] { $power }: { $units } jednostki do zbudowania. Należy się { $due }, ale nie ma więcej wolnych miejsc.
    }
retreat-choices = - { LIST($places, type: "or") }, albo DISBAND
