"""Orders of Naval Diplomacy as people write them, on one position."""

from __future__ import annotations

import json

import pytest

from judge.cli.parse import answer
from judge.paths import locales
from tests.messages import says
from tests.rows import each_row

_UNITS = {
    "AUSTRIA": ["F ADR", "F GRE"],
    "ENGLAND": ["F NTH", "F NTH", "F LON", "A YOR", "F NAO"],
    "FRANCE": ["F ENG", "F NAF", "F MAO"],
    "GERMANY": ["F NTH"],
    "ITALY": ["F ION", "F WES", "A PIE", "F NAP"],
    "RUSSIA": ["F BLA"],
    "TURKEY": ["F BLA"],
}


def _line(power: str, text: str) -> dict[str, object]:
    record = {"variant": "naval", "power": power, "phase": "S1914M", "units": _UNITS, "text": text}
    (line,) = answer(json.dumps({**record, "sc": {"TURKEY": ["CON"]}}), 1)["lines"]
    assert isinstance(line, dict)
    return line


TAKEN = [
    ("ENGLAND", "2F Nth P Germany", "2F NTH P GERMANY"),
    ("ENGLAND", "2F Nth P (Patrols for) GERMANY", "2F NTH P GERMANY"),
    ("FRANCE", "F Eng B (Blocks) ENGLAND from Strait", "F ENG B ENGLAND ENG/NTH"),
    ("ENGLAND", "2 fleets in the North Sea patrol for Germany", "2F NTH P GERMANY"),
    ("ENGLAND", "2F NTH - NWY", "2F NTH - NWY"),
    ("ENGLAND", "both fleets nth - den", "2F NTH - DEN"),
    ("ENGLAND", "F Lon-Nth-Nwy", "F LON - NTH - NWY"),
    ("ENGLAND", "F Lon - Nth and then convoy A Yor - Nwy", "F LON - NTH C A YOR - NWY"),
    ("ENGLAND", "A Yor - Nwy", "A YOR - NWY"),
    ("ENGLAND", "F Nao C A Yor - Por", "F NAO C A YOR - POR"),
    ("ENGLAND", "F Nao - Mao C A Yor - Por", "F NAO - MAO C A YOR - POR"),
    ("FRANCE", "F Eng B England from Strait", "F ENG B ENGLAND ENG/NTH"),
    ("FRANCE", "F ENG B ENGLAND ENG/NTH", "F ENG B ENGLAND ENG/NTH"),
    ("FRANCE", "F Naf-Wmd-S F Eng-Mid-Spa(sc)", "F NAF - WES S F ENG - MAO - SPA/SC"),
    ("FRANCE", "F Eng-Mao-Spa/sc", "F ENG - MAO - SPA/SC"),
    ("AUSTRIA", "F Adr S ITALIAN F (Ion-)Adr-Ven", "F ADR S F ION - ADR - VEN @2"),
    ("AUSTRIA", "F ADR S F ION - ADR - VEN @2", "F ADR S F ION - ADR - VEN @2"),
    ("AUSTRIA", "F ADR S F ION - ADR - VEN", "F ADR S F ION - ADR - VEN @2"),
    (
        "AUSTRIA",
        "Fleet Adr SUPPORT Fleet (Ionian Sea ->) Adr -> Ven",
        "F ADR S F ION - ADR - VEN @2",
    ),
    ("AUSTRIA", "F(ADR) S F(ION-) ADR-Ven", "F ADR S F ION - ADR - VEN @2"),
    ("ITALY", "A Pie S F (Wmd-)Lyo-Tus", "A PIE S F WES - LYO - TUS @2"),
    ("ITALY", "A Pie S F Wes-Lyo-Tus on its second step", "A PIE S F WES - LYO - TUS @2"),
    ("RUSSIA", "F bla - aeg - gre", "F BLA - AEG - GRE"),
    ("TURKEY", "Constantinople is friendly to Russia", "CON FRIENDLY RUSSIA"),
    ("TURKEY", "Con friendly for Russia", "CON FRIENDLY RUSSIA"),
    ("TURKEY", "Con is friendly towards the Russians", "CON FRIENDLY RUSSIA"),
    ("TURKEY", "Let Russia pass Constantinople", "CON FRIENDLY RUSSIA"),
    ("TURKEY", "Russia may pass through Constantinople.", "CON FRIENDLY RUSSIA"),
    ("TURKEY", "Free passage through Con for Russia", "CON FRIENDLY RUSSIA"),
    ("ENGLAND", "2 F Nth patrol against the Germans", "2F NTH P GERMANY"),
    ("ENGLAND", "Both North Sea fleets patrol for Germany", "2F NTH P GERMANY"),
    ("ENGLAND", "My two fleets in the North Sea are on patrol against Germany", "2F NTH P GERMANY"),
    ("ENGLAND", "2xF Nth P Germany", "2F NTH P GERMANY"),
    ("ENGLAND", "F Nth x2 P Germany", "2F NTH P GERMANY"),
    ("ENGLAND", "2F(Nth)P(GERMANY)", "2F NTH P GERMANY"),
    ("FRANCE", "F Eng blocks the strait against the English", "F ENG B ENGLAND ENG/NTH"),
    ("FRANCE", "F Eng blocks Dover to England", "F ENG B ENGLAND ENG/NTH"),
    ("FRANCE", "F Mao blocks Italy at Gibraltar", "F MAO B ITALY WES/MAO"),
    (
        "FRANCE",
        "Fleet English Channel BLOCK England IN English Channel/North Sea.",
        "F ENG B ENGLAND ENG/NTH",
    ),
    (
        "ITALY",
        "Fleet Western Mediterranean BLOCK England IN Western Mediterranean/Mid-Atlantic Ocean.",
        "F WES B ENGLAND WES/MAO",
    ),
    ("ITALY", "F Wes B England Wes-Mao", "F WES B ENGLAND WES/MAO"),
    ("ITALY", "F Wes blocks Western Mediterranean/Mid-Atlantic Ocean to England", "F WES B ENGLAND WES/MAO"),
    ("ENGLAND", "F Lon - Nth, S F Nth - Nwy", "F LON - NTH S F NTH - NWY"),
    ("ENGLAND", "F Lon to the North Sea, then support F Nth to Norway", "F LON - NTH S F NTH - NWY"),
    ("ENGLAND", "F Lon - Nth & C A Yor - Nwy", "F LON - NTH C A YOR - NWY"),
    ("ENGLAND", "F Lon - Nth (C A Yor - Nwy)", "F LON - NTH C A YOR - NWY"),
    ("ENGLAND", "Fleet London moves to the North Sea and then to Norway", "F LON - NTH - NWY"),
    ("ENGLAND", "F Lon to Nth, to Nwy", "F LON - NTH - NWY"),
]

NOT_TAKEN = [
    ("TURKEY", "Don't let Russia pass Constantinople"),
    ("TURKEY", "Should I let Russia pass Constantinople?"),
    ("TURKEY", "Russia may not pass Constantinople"),
    ("ENGLAND", "F Nth is not on patrol for Germany"),
    ("FRANCE", "F Eng B England from the Strait of Gibraltar"),
    ("FRANCE", "F Mao blocks Dover to Italy"),
    ("FRANCE", "F Eng B Italy WES/MAO"),
    ("ENGLAND", "F Nth - Nwy, then to bed"),
]


@each_row(("power", "text"), NOT_TAKEN)
def test_words_that_deny_ask_or_name_another_strait_order_nothing(power: str, text: str) -> None:
    assert "order" not in _line(power, text)


@pytest.mark.parametrize(
    ("power", "text", "hint"),
    [
        ("ITALY", "A Pie S F Lyo - Mar", "F WES - LYO - MAR."),
        ("ITALY", "F Nap S F Tys - Rom", "F ION - TYS - ROM."),
    ],
)
def test_a_support_of_a_fleet_that_is_not_there_yet_is_told_of_both_steps(
    power: str, text: str, hint: str
) -> None:
    line = _line(power, text)
    assert line["accept"] is False
    assert str(line["hint"]).endswith(hint)


def test_orders_on_one_line_stay_apart() -> None:
    text = "F Nth - Nwy, F Lon - Eng; A Yor H, F Nao - Lvp"
    record = {"variant": "naval", "power": "ENGLAND", "phase": "S1914M", "units": _UNITS, "text": text}
    lines = answer(json.dumps(record), 1)["lines"]
    assert [one.get("order") for one in lines] == ["F NTH - NWY", "F LON - ENG", "A YOR H", "F NAO - LVP"]


@each_row(("power", "text", "order"), TAKEN)
def test_an_order_is_read(power: str, text: str, order: str) -> None:
    assert _line(power, text).get("order") == order


def test_a_passage_is_granted_to_each_power_of_a_list() -> None:
    record = {
        "variant": "naval",
        "power": "TURKEY",
        "phase": "S1914M",
        "units": _UNITS,
        "sc": {"TURKEY": ["CON"]},
    }
    for text in (
        "Con friendly to Russia, Germany and Italy",
        "Constantinople is friendly to Russia & Germany & to Italy",
        "Con friendly Russia, Germany, and Italy.",
        "Constantinople: friendly for Russia, Germany and Italy",
    ):
        lines = answer(json.dumps({**record, "text": text}), 1)["lines"]
        assert [line.get("order") for line in lines] == [
            "CON FRIENDLY RUSSIA",
            "CON FRIENDLY GERMANY",
            "CON FRIENDLY ITALY",
        ]


REFUSED = [
    ("ENGLAND", "3F NTH P Germany", "You have 2 fleets in the North Sea, not 3."),
    ("ENGLAND", "F NTH P Germany", "A patrol needs two fleets or more."),
    ("ENGLAND", "2F NTH P England", "That is your own power."),
    ("ENGLAND", "2F NTH P Spain", '"Spain" is not the name of a power.'),
    ("ENGLAND", "F NTH - MUN", "A fleet cannot go inland to Munich."),
    ("FRANCE", "F Eng - Mao - Spa", "Which coast of Spain?"),
    ("FRANCE", "F Eng - Mao - Wes - Tun", "A fleet takes two steps at most."),
    ("FRANCE", "F NAF B England", "North Africa is not half of a strait."),
    ("ENGLAND", "A Yor B Germany", "Yorkshire is not half of a strait."),
    ("ENGLAND", "A Yor P Germany", "Only fleets at sea can patrol, and Yorkshire is on the coast."),
    ("ENGLAND", "2F NTH P", "A patrol names one power."),
    ("ENGLAND", "2F NTH P Germany and France", "A patrol names one power."),
    ("RUSSIA", "Con friendly Turkey", "Constantinople is not yours: only its owner lets others pass."),
    ("RUSSIA", "Con friendly", "Constantinople is not yours: only its owner lets others pass."),
    ("TURKEY", "Con friendly", "A passage names one power."),
    ("TURKEY", "Smy friendly to Italy", "Smyrna opens no passage."),
    ("ENGLAND", "F Lon C A Yor - Nwy", "A fleet convoys at sea, and London is on the coast."),
    ("ENGLAND", "F Nth C A Yor - Mun", "No convoy route to Munich needs the fleet in the North Sea."),
    ("ENGLAND", "F Nth C A Pie - Tus", "No convoy route to Tuscany needs the fleet in the North Sea."),
    (
        "ENGLAND",
        "F Lon - Nth C A Pie - Tus",
        "No convoy route to Tuscany needs the fleet in the North Sea.",
    ),
]


@each_row(("power", "text", "message"), REFUSED)
def test_an_order_is_refused_with_what_is_wrong(power: str, text: str, message: str) -> None:
    line = _line(power, text)
    assert (line["accept"], line.get("message")) == (False, message)


def test_what_is_filled_in_is_said() -> None:
    assert says(str(_line("AUSTRIA", "F ADR S F ION - ADR - VEN")["assumed"]), "support-of-last-step")
    assert "CON FRIENDLY TO Russia." in str(_line("RUSSIA", "F bla - aeg - gre")["assumed"])


@pytest.mark.parametrize(
    ("power", "text"),
    [
        ("ENGLAND", "2F NTH P"),
        ("ENGLAND", "2F NTH P Germany and France"),
        ("ENGLAND", "F LON P Germany and France"),
        ("FRANCE", "F NAF B England & Italy"),
        ("TURKEY", "Con friendly"),
    ],
)
def test_who_names_no_power_or_several_is_told_a_line_that_is_taken(power: str, text: str) -> None:
    assert _line(power, str(_line(power, text)["hint"]))["accept"] is True


def test_passage_is_granted_with_the_moves_only() -> None:
    record = {"variant": "naval", "power": "TURKEY", "phase": "S1914R", "units": _UNITS}
    (line,) = answer(json.dumps({**record, "text": "CON FRIENDLY TO Russia"}), 1)["lines"]
    assert says(line["message"], "passage-with-moves")


def test_the_examples_of_the_help_page_are_orders() -> None:
    page = (locales() / "en/help/naval.md").read_text(encoding="utf-8")
    lines = [line[4:39].strip() for line in page.splitlines() if line.startswith("    ")]
    units = {
        "ENGLAND": ["F LON", "A YOR", "F IRI", "F NWG", "F NTH", "F NTH"],
        "FRANCE": ["F ENG"],
        "TURKEY": [],
    }
    record = {"variant": "naval", "phase": "S1914M", "units": units, "sc": {"TURKEY": ["CON"]}}
    taken = {}
    for text in lines:
        power = "TURKEY" if text.startswith("Con") else "ENGLAND"
        (line,) = answer(json.dumps({**record, "power": power, "text": text}), 1)["lines"]
        taken[text] = line["accept"]
    assert taken == dict.fromkeys(lines, True)
    assert len(lines) == 8


ADJUSTMENTS = [
    ("ENGLAND", "Build 2F Lon", "2F LON B"),
    ("ENGLAND", "build two fleets in London", "2F LON B"),
    ("ENGLAND", "2F Lon", "2F LON B"),
    ("FRANCE", "Remove 2F Eng", "2F ENG D"),
    ("FRANCE", "remove both fleets in the Channel", "2F ENG D"),
    ("FRANCE", "disband 2 fleets ENG", "2F ENG D"),
]


@pytest.mark.parametrize(("power", "text", "order"), ADJUSTMENTS)
def test_fleets_are_counted_behind_build_and_remove(power: str, text: str, order: str) -> None:
    units = {"ENGLAND": ["F NTH"], "FRANCE": ["F ENG", "F ENG", "A PAR"]}
    centres = {"ENGLAND": ["LON", "LVP", "EDI", "NWY"], "FRANCE": ["PAR"]}
    record = {"variant": "naval", "power": power, "phase": "F1914B", "units": units, "sc": centres}
    (line,) = answer(json.dumps({**record, "text": text}), 1)["lines"]
    assert line.get("order") == order


@pytest.mark.parametrize("text", ["0F Lon - Eng", "0F Nth P Germany", "0 F Lon H"])
def test_an_order_is_for_one_fleet_or_more(text: str) -> None:
    line = _line("ENGLAND", text)
    assert "order" not in line
    assert says(str(line), "for-one-fleet-or-more")
