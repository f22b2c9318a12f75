"""Units that keep the order they have, `stay as they are`, and those that a line for all units excepts."""

from __future__ import annotations

import pytest

from tests.scenarios.alpha import orders_in_force, text_of
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

EDGAR, FLEUR = "edgar@eng.example", "fleur@fra.example"
KEEPING = (
    "The fleets stay as they are.",
    "London stays as ordered.",
    "Die Flotten bleiben, wie sie sind.",
    "De vloten blijven zoals ze zijn.",
    "Flottorna står kvar som förut.",
    "Les flottes restent comme elles sont.",
    "Londres reste comme avant.",
    "Las flotas se mantienen sin cambios.",
    "Londres permanece igual.",
    "Le mie flotte stanno ferme come prima.",
    "As frotas ficam como estão.",
    "Londyn zostaje bez zmian.",
)
EXCEPTING = (
    "Tout le monde reste sur place, sauf la flotte qui va au Portugal.",
    "Toutes mes unités tiennent, à part la flotte qui part au Portugal.",
    "All hold except the fleet, which goes to Portugal.",
    "Todas las unidades se mantienen excepto la flota, que va a Portugal.",
    "Tutte le unità restano ferme eccetto la flotta che salpa per il Portogallo.",
    "Todas as unidades ficam, menos a frota que vai para Portugal.",
    "Wszystkie jednostki stoją oprócz floty, która płynie do Portugalii.",
    "Alle eenheden blijven staan behalve de vloot, die naar Portugal gaat.",
)


def _sent(judge: StoryJudge, sender: str, text: str) -> bool:
    """Deliver orders; return whether the reply is flagged."""
    power = sender[0].upper()
    judge.deliver(sender, "orders", f"SIGN ON {power} alpha sword{power}\n{text}\n")
    return "[Error Flag]" in str(judge.last(sender)["Subject"])


@pytest.mark.parametrize("text", KEEPING)
def test_who_stays_as_before_keeps_an_order(opening: StoryJudge, text: str) -> None:
    _sent(opening, EDGAR, "F Lon - NTH\nF Edi - NWG\nA Lvp - Yor")
    assert not _sent(opening, EDGAR, f"A Lvp - Wal\n{text}")
    assert orders_in_force(opening, "ENGLAND") == ["A LVP - WAL", "F EDI - NWG", "F LON - NTH"]


@pytest.mark.parametrize("text", KEEPING)
def test_who_stays_as_before_holds_without_an_order(opening: StoryJudge, text: str) -> None:
    assert not _sent(opening, EDGAR, f"A Lvp - Wal\n{text}")
    assert "F LON H" in orders_in_force(opening, "ENGLAND")


def test_who_stays_where_it_is_holds(opening: StoryJudge) -> None:
    _sent(opening, EDGAR, "F Lon - NTH")
    assert not _sent(opening, EDGAR, "London stays where it is.")
    assert orders_in_force(opening, "ENGLAND") == ["F LON H"]


@pytest.mark.parametrize("text", EXCEPTING)
def test_a_unit_excepted_by_its_kind_has_an_order_of_its_own(text: str) -> None:
    fall = in_memory("moments/fall")
    assert not _sent(fall, FLEUR, text)
    assert orders_in_force(fall, "FRANCE") == ["A GAS H", "A PIC H", "F MAO - POR"]


@pytest.mark.parametrize(
    "text", ["Alle Einheiten halten außer der Flotte.", "All hold but the fleet, hopscotch."]
)
def test_nobody_is_asked_whether_an_excepted_unit_holds(text: str) -> None:
    fall = in_memory("moments/fall")
    assert _sent(fall, FLEUR, text)
    assert "A GAS H, A PIC H?" in " ".join(text_of(fall.last(FLEUR)).split())


@pytest.mark.parametrize("text", ["Je me demande qui va en Belgique.", "La Picardie, qui va en Belgique ?"])
def test_a_word_that_asks_orders_nothing(text: str) -> None:
    fall = in_memory("moments/fall")
    _sent(fall, FLEUR, text)
    assert orders_in_force(fall, "FRANCE") == []


@pytest.mark.parametrize(
    "text",
    [
        "All three units hold.",
        "Hola. Este turno no voy a atacar Bélgica. Las tres unidades se mantienen en su sitio.",
        "Ce tour-ci je n'attaque pas la Belgique. Mes trois unités restent sur place.",
        "Questo turno non attacco il Belgio. Le tre unità restano ferme.",
        "Neste turno não ataco a Bélgica. As três unidades ficam paradas.",
        "W tej turze nie atakuję Belgii. Wszystkie trzy jednostki stoją.",
        "Ich greife Belgien nicht an. Alle drei Einheiten halten.",
    ],
)
def test_as_many_units_as_a_power_has_are_all_of_them(text: str) -> None:
    fall = in_memory("moments/fall")
    assert not _sent(fall, FLEUR, text)
    assert orders_in_force(fall, "FRANCE") == ["A GAS H", "A PIC H", "F MAO H"]


@pytest.mark.parametrize(
    "text", ["Las dos unidades se mantienen.", "Alle vier Einheiten halten.", "All four units hold."]
)
def test_another_number_of_units_is_asked_about(text: str) -> None:
    fall = in_memory("moments/fall")
    assert _sent(fall, FLEUR, text)
    assert orders_in_force(fall, "FRANCE") == []
