"""Sentences beside orders: another season, a broken-off order, a convoyed army, new orders for old ones."""

from __future__ import annotations

import pytest

from tests.scenarios.alpha import orders_in_force, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge


def after(moment: str, power: str, *texts: str) -> StoryJudge:
    """The judge after emails of a power's leader, who answers nothing by himself."""
    judge = in_memory(moment)
    judge.says_yes = False
    address, password = judge.leaders[power[0]]
    for text in texts:
        judge.deliver(address, "orders", f"SIGN ON {power[0]} alpha {password}\n{text}\n")
    return judge


@pytest.mark.parametrize(
    "season",
    [
        *("In the fall", "Im Herbst", "En automne", "En otoño", "In autunno", "In de herfst", "Jesienią"),
        *("No outono", "På hösten", "Om efteråret"),
    ],
)
def test_orders_for_another_season_are_none_for_this_one(season: str) -> None:
    judge = after("opening", "AUSTRIA", f"Tri-Alb. {season}: Vie-Gal.")
    assert orders_in_force(judge) == ["F TRI - ALB"]
    assert "F1901M" in said(judge, "anna@aus.example")


@pytest.mark.parametrize(
    "text",
    [
        "Army Yorkshire is taken across the North Sea to Norway.",
        "Die Armee in Yorkshire wird durch die Nordsee nach Norwegen gebracht.",
        "Yorkshire est transportée par la mer du Nord en Norvège.",
        "El ejército de Yorkshire es transportado por el Mar del Norte a Noruega.",
        "Yorkshire è portata attraverso il Mare del Nord in Norvegia.",
        "Leger Yorkshire wordt door de Noordzee naar Noorwegen gebracht.",
        "Armia z Yorkshire jest przewożona przez Morze Północne do Norwegii.",
        "O exército de Yorkshire é transportado pelo Mar do Norte para a Noruega.",
        "Armén i Yorkshire skeppas över Nordsjön till Norge.",
        "Hæren i Yorkshire sejles over Nordsøen til Norge.",
    ],
)
def test_an_army_that_is_carried_moves_by_convoy(text: str) -> None:
    assert orders_in_force(after("moments/fall", "ENGLAND", text), "ENGLAND") == ["A YOR - NTH - NWY"]


def test_a_unit_behind_another_with_unknown_words_is_not_proposed() -> None:
    judge = after("moments/fall", "ENGLAND", "Army Yorkshire is catapulted over the North Sea to Norway.")
    assert "F NTH - NWY?" not in said(judge, "edgar@eng.example")


@pytest.mark.parametrize(
    "text",
    [
        "Picardy supports... no, Picardy goes to Belgium.",
        "Picardie unterstützt... nein, Picardie geht nach Belgien.",
        "La Picardie soutient… non, la Picardie va en Belgique.",
        "Pikardia wspiera... nie, Pikardia idzie do Belgii.",
        "Picardië steunt... nee, Picardië gaat naar België.",
    ],
)
def test_an_order_broken_off_is_no_mistake(text: str) -> None:
    judge = after("moments/fall", "FRANCE", f"MAO-Por. {text}")
    assert orders_in_force(judge, "FRANCE") == ["A PIC - BEL", "F MAO - POR"]
    assert "[Error Flag]" not in said(judge, "fleur@fra.example")


@pytest.mark.parametrize(
    "words",
    [
        "Forget my earlier orders, here are the right ones:",
        "Vergesst meine früheren Befehle, hier die richtigen:",
        "Oubliez mes ordres précédents, voici les bons :",
        "Dimentica i miei ordini precedenti, ecco quelli giusti:",
        "Zapomnij o moich poprzednich rozkazach, oto właściwe:",
    ],
)
def test_new_orders_behind_words_that_forget_the_old_ones_wait_for_a_yes(words: str) -> None:
    judge = after("opening", "TURKEY", "A Smy-Con", f"{words} Smy-Arm.")
    assert orders_in_force(judge, "TURKEY") == ["A SMY - CON"]
    judge.reply("tara@tur.example", judge.last("tara@tur.example"), "Yes")
    assert orders_in_force(judge, "TURKEY") == ["A SMY - ARM"]


@pytest.mark.parametrize("words", ["Ignore the following:", "Forget these orders, they were wrong:"])
def test_orders_that_are_to_be_forgotten_stay_none(words: str) -> None:
    judge = after("opening", "TURKEY", f"{words} Smy-Arm.")
    judge.reply("tara@tur.example", judge.last("tara@tur.example"), "Yes")
    assert orders_in_force(judge, "TURKEY") == []


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Warten bitte, ich bin noch im Gespräch mit Frankreich.", "SET WAIT"),
        ("Espera por favor, sigo negociando.", "SET WAIT"),
        ("Pouvez-vous attendre avant de lancer le tour ?", "SET WAIT"),
        ("Könnten wir bis Sonntag verlängern?", "EXTEND"),
        ("Peut-on repousser à dimanche ?", "EXTEND"),
        ("Kan vi udskyde til søndag?", "EXTEND"),
    ],
)
def test_who_wants_to_wait_or_more_time_is_asked(text: str, line: str) -> None:
    told = " ".join(said(after("opening", "GERMANY", text), "gerd@ger.example").split())
    assert f" {line}" in told.partition("YES")[0]
