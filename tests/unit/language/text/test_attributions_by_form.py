"""Attributions known by their form: a name, a verb of whatever language, an address or a date, a colon."""

from __future__ import annotations

from itertools import product

import pytest

from judge.language.text.own_lines import own_lines
from tests.rows import each_row

OWN, THEIRS = "A Tri - Ven", ("A Vie - Gal", "A Bud - Ser")
NAMES = ("Judge", "Anna Schmidt", "der Richter", "Ödön Lővei")
ADDRESSES = ("<judge@x.example>", "(judge@x.example)", "judge@x.example")
SAYS = (
    "scripsit",
    "opined",
    "meinte",
    "fabula",
    "a babillé",
    "rzecze",
    "изрёк",
    "blablabla wie folgt",
    "hath spoken",
)
"""Verbs, most of which no table has."""
WITH_ADDRESS = (
    "{name} {address} {says}:",
    "{address} {says}:",
    "{says} {name} {address}:",
    "{name} {address} {says} :",
)
DATES = (
    "On 5 Jan 2026,",
    "Am 5. Januar 2026",
    "Le 5 janvier 2026,",
    "El lunes, 5 de enero de 2026,",
    "Il giorno 5 gennaio 2026",
    "Em 5 de janeiro de 2026,",
    "Op 5 januari 2026",
    "Dnia 5 stycznia 2026",
    "Den 5 januari 2026",
    "2026-01-05",
    "05.01.2026",
)
"""The date that a line begins with, in nine languages and in figures."""
WITH_DATE = ("{date} {name} {says}:", "{date} {says} {name}:", "{date} um 14:00 {name} {says}:")
TIMED = ("{name} {says} am 5.1.2026 um 14:00:", "{name} {says} (2026-01-05 14:00):")
KNOWN_VERBS = (
    "Anna Schmidt schrieb am 5. Januar folgendes:",
    "Am Montag schrieb Anna folgendes:",
    "Gerd Meier schrieb am 05.01.26 folgendes:",
    "Gerd schrieb am 5.1. folgendes:",
    "Am 5.1. schrieb Gerd:",
    "Anna wrote on 5 January:",
    "Anna wrote on Monday:",
    "Anna skrev den 5 januari:",
    "Anna escribió el 5 de enero:",
    "Anna ha scritto il 5 gennaio:",
    "Anna escreveu a 5 de janeiro:",
    "Anna schreef op 5 januari:",
    "Anna pisze 5 stycznia:",
    "anna@aus.example:",
)


def heads() -> list[str]:
    by_address = (
        form.format(name=name, address=address, says=says)
        for form, name, address, says in product(WITH_ADDRESS, NAMES, ADDRESSES, SAYS)
    )
    by_date = (
        form.format(name=name, date=date, says=says)
        for form, name, date, says in product((*WITH_DATE, *TIMED), NAMES, DATES, SAYS)
    )
    return list(dict.fromkeys((*by_address, *by_date, *KNOWN_VERBS)))


def own(text: str) -> list[str]:
    return [line.text for line in own_lines(text)[0] if line.text.strip()]


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_what_stands_below_one_is_not_the_senders(gap: str) -> None:
    wrong = [head for head in heads() if own(f"{OWN}\n\n{head}{gap}{gap.join(THEIRS)}\n") != [OWN]]
    assert wrong == []


def test_where_it_is_marked_what_is_typed_between_is_the_senders() -> None:
    quoted = "\n".join(f"> {line}" for line in THEIRS)
    wrong = [head for head in heads() if own(f"{head}\n{quoted}\n{OWN}\n") != [OWN]]
    assert wrong == []


OF_ORDERS = (
    "Orders for Austria, S1901M:",
    "Austria, Spring 1901:",
    "My moves for 5 January 2026:",
    "On 5 January 2026 my moves are:",
    "Fall 1901:",
    "Deadline 5 Jan 2026:",
    "S1901M, deadline Wed Jan 7 2026 23:30:",
    "Austria (Anna Schmidt), spring 1901:",
    "Anna Schmidt, Austria, 5.1.2026:",
    "Austria, 5 January 2026:",
    "5 January 2026:",
    "Hier meine Züge vom 5.1.2026:",
    "Meine Befehle, Stand 5.1.2026 14:00:",
    "Ordres d'Anna pour le 5 janvier 2026 :",
    "Le 5 janvier 2026, mes ordres sont :",
    "Órdenes del 5 de enero de 2026:",
    "El 5 de enero de 2026, mis órdenes:",
    "Ordini del 5 gennaio 2026:",
    "Ordens de 5 de janeiro de 2026:",
    "Mijn zetten van 5 januari 2026:",
    "Rozkazy na 5 stycznia 2026:",
    "Mina drag den 5 januari 2026:",
    "Gina, here are my orders:",
    "I wrote to Germany:",
)
"""Headings over orders, most of them with a date."""


@each_row("heading", OF_ORDERS)
def test_orders_below_a_heading_are_the_senders(heading: str) -> None:
    assert own(f"{heading}\n" + "\n".join(THEIRS))[-2:] == list(THEIRS)
