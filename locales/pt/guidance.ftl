### What a player has to send next.

all-orders-in = Todas as suas ordens para ela chegaram.
units-to-order = { $units ->
    [one] { $units } unidade sua espera por ordem.
   *[other] { $units } unidades suas esperam por ordens.
}
    .retreat = { $units ->
        [one] { $units } unidade sua tem de se retirar.
       *[other] { $units } unidades suas têm de se retirar.
    }
    .left = { $units ->
        [one] { $units } unidade sua ainda está sem ordem.
       *[other] { $units } unidades suas ainda estão sem ordem.
    }
no-units-to-order = Não há unidades suas no tabuleiro: não há nada para enviar nesta fase.
no-retreat = Nenhuma unidade sua tem de se retirar: não há nada para enviar nesta fase.
    .summer = Nenhuma unidade sua tem de se retirar. É verão: cada uma ainda pode ter uma linha, que aparece nos resultados e são só palavras.
retreat-lost = Uma unidade desalojada sem ordem dissolve-se.
no-adjustment = Não há construções nem remoções suas: não há nada para enviar nesta fase.
    .no-site = Sobram centros, mas nenhum centro de origem livre onde construir: não há nada para enviar.
    .first = Não há construções nem remoções suas.
units-may-change = As suas unidades podem mudar de tipo até o fim do prazo: { $order }.
builds-due = { $given ->
    [none] { $units ->
        [one] É possível construir { $units } unidade.
       *[other] É possível construir { $units } unidades.
    }
   *[some] { $units ->
        [one] É possível construir mais { $units } unidade.
       *[other] É possível construir mais { $units } unidades.
    }
} Para renunciar a uma construção, envie WAIVE em vez de uma linha BUILD.
    .first = { $units ->
        [one] Para começar, constrói-se { $units } unidade: um exército ou uma frota em cada centro de origem.
       *[other] Para começar, constroem-se { $units } unidades: um exército ou uma frota em cada centro de origem.
    } Um centro sem ordem recebe a unidade que tem na partida padrão.
removals-due = { $given ->
    [none] { $units ->
        [one] É preciso remover { $units } unidade.
       *[other] É preciso remover { $units } unidades.
    }
   *[some] { $units ->
        [one] É preciso remover mais { $units } unidade.
       *[other] É preciso remover mais { $units } unidades.
    }
} Sem ordem, as regras removem: { LIST($chosen, type: "and") }.
example-moves = move-se
    .supports = apoia um movimento
    .holds = fica onde está
lets-fleet-through = { $order } (deixa passar essa frota)
reached-by-convoy = { $army } - { LIST($places, type: "or") } por comboio
task-of-power = { $what ->
    [retreat] { $units ->
        [one] { CAPITALIZED(NAME($power, form: "nominative")) } tem { $units } unidade que deve retirar-se.
       *[other] { CAPITALIZED(NAME($power, form: "nominative")) } tem { $units } unidades que devem retirar-se.
    }
    [build] { $units ->
        [one] { CAPITALIZED(NAME($power, form: "nominative")) } constrói { $units } unidade.
       *[other] { CAPITALIZED(NAME($power, form: "nominative")) } constrói { $units } unidades.
    }
   *[remove] { $units ->
        [one] { CAPITALIZED(NAME($power, form: "nominative")) } remove { $units } unidade.
       *[other] { CAPITALIZED(NAME($power, form: "nominative")) } remove { $units } unidades.
    }
}
    .no-sites = { $units ->
        [one] { CAPITALIZED(NAME($power, form: "nominative")) } constrói { $units } unidade. Caberiam { $due }, mas não há mais lugares livres.
       *[other] { CAPITALIZED(NAME($power, form: "nominative")) } constrói { $units } unidades. Caberiam { $due }, mas não há mais lugares livres.
    }
retreat-choices = - { LIST($places, type: "or") }, ou DISBAND
