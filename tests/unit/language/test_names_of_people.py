# ruff: noqa: RUF001  # the confusable signs are what these tests are about
"""Names of people: titles, formulas, mixed alphabets, and names that are hard to tell apart."""

from __future__ import annotations

import tomllib
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.language.names_of_people import (
    NameFault,
    begins_formula,
    name_fault,
    ways_to_pass,
    ways_to_read,
)
from judge.paths import grammar
from tests.rows import each_row


def same_name(one: str, other: str) -> bool:
    return not ways_to_read(one).isdisjoint(ways_to_read(other))


TITLES = tomllib.loads((grammar() / "titles.toml").read_text(encoding="utf-8"))


@each_row(
    "name",
    [
        "Master",
        "MASTER",
        "Eve (Master)",
        "Eve, master",
        "Mailer Daemon",
        "MAILER-DAEMON",
        "Mail Delivery Subsystem",
        "MailerDaemon 2",
        "Master Gina",
        "The Game Master",
        "Game-Master",
        "GM",
        "G. M.",
        "gm Eve",
        "GM2",
        "Master 1",
        "Mäster",
        "Ｍａｓｔｅｒ",
        "M4st3r",
        "\u041caster",
        "\u041c\u0430ster",
        "Mas\u200bter".replace("\u200b", " "),
        "M a s t e r",
        "Judge",
        "the Judge",
        "Eve (judge)",
        "Judge Eve",
        "Keeper",
        "Diplomacy Judge",
        "Eve / Keeper",
        "Eve the Judge",
        "Eve, your keeper",
        "Spielleiter",
        "Spielleiterin Eva",
        "Maître du Jeu",
        "Eve Árbitro",
        "Moderator",
        "Rnoderator",
        "Мастер игры",
        "Ведущий",
        "Admin",
        "𝐌𝐚𝐬𝐭𝐞𝐫",
        "Director de Juego",
    ],
)
def test_nobody_bears_a_title(name: str) -> None:
    assert name_fault(name) is NameFault.TITLE


@pytest.mark.parametrize(
    "name", ["=1+2", "+1+2", "-2+3", "@SUM", "\uff1d1", "\uff0b1", '"+1+2"', "' -1", "+Eve"]
)
def test_no_name_is_a_formula(name: str) -> None:
    assert begins_formula(name)
    assert name_fault(name) is NameFault.FORMULA


@pytest.mark.parametrize("name", ["Αnna", "Annа Schmidt", "Аnna", "Ꭺnna", "Eνe", "Annա"])
def test_no_word_has_two_alphabets(name: str) -> None:
    assert name_fault(name) is NameFault.MIXED


@each_row(
    "name",
    [
        "Anna Schmidt (Austria)",
        "Anna Schmidt, Austria",
        "Anna Schmidt - Österreich",
        "Anna Schmidt [Turkey]",
        "Anna / Russia",
        "Edgar Stone as Austria",
        "Edgar alias Germany",
        "as England to Austria",
        "someone",
        "All",
        "Nobody",
        "Everybody",
        "No one",
        "GMs",
        "Tous",
        "Eve, observer",
    ],
)
def test_no_name_says_which_power_or_role_somebody_has(name: str) -> None:
    assert name_fault(name) in (NameFault.PART, NameFault.TITLE, NameFault.MIXED)


@pytest.mark.parametrize(
    "name", ["Player 1", "Player5", "Player A", "S1", "Austria", "Player Turkey", "Austria Player"]
)
def test_a_power_or_a_role_alone_deceives_nobody(name: str) -> None:
    assert name_fault(name) is None


@pytest.mark.parametrize("name", ["1", "12 34", "1+1", "\u22121", "\u2013", "...", "7.", "(2)", "\u0661"])
def test_a_name_has_a_letter(name: str) -> None:
    assert name_fault(name) is NameFault.NO_LETTER


@each_row(
    "name",
    [
        "Jugde",
        "Jduge",
        "Judgee",
        "The Jugde",
        "Eve (Jugde)",
        "Mastre",
        "Moderatr",
        "Modreator",
        "Gamemastr",
        "Game Mastre",
        "Kepeer",
        "Spieleiter",
        "Adminn",
        "Refreee",
        "Eve (game\u2019s master)",
        "The game's master",
    ],
)
def test_a_slip_of_the_pen_is_a_title_too(name: str) -> None:
    assert name_fault(name) is NameFault.TITLE


REAL = (Path(__file__).parents[2] / "data" / "real_names.txt").read_text(encoding="utf-8").splitlines()


@each_row("name", REAL)
def test_no_real_name_is_refused(name: str) -> None:
    assert name_fault(name) is None


@pytest.mark.parametrize(
    ("new", "known"),
    [
        ("Gina Master Jr", "Gina Master"),
        ("Gina Master, Jr.", "Gina Master"),
        ("Gina Master (alpha)", "Gina Master"),
        ("Gina Master [GM of alpha]", "Gina Master"),
        ("Gina Master 2", "Gina Master"),
        ("Gina Master2", "Gina Master"),
        ("Anna Schmidt 2", "Anna Schmidt"),
        ("ANNA SCHMIDT II", "Anna Schmidt"),
        ("Schmidt Anna 3", "Anna Schmidt"),
    ],
)
def test_what_is_added_to_a_name_tells_nobody_apart(new: str, known: str) -> None:
    assert not ways_to_pass(new).isdisjoint(ways_to_read(known))


@pytest.mark.parametrize(
    ("new", "known"),
    [
        ("Anna Schmidt", "Anna Schmidt (Graz)"),
        ("Anna Schmidt, Graz", "Anna Schmidt"),
        ("Anna B. Schmidt", "Anna Schmidt"),
        ("Anne Schmidt", "Anna Schmidt"),
        ("Anna Schmitd", "Anna Schmidt"),
        ("Anna Schmidtt", "Anna Schmidt"),
        ("Jr", "Junior"),
        ("Eve 3rd", "Eve"),
    ],
)
def test_another_name_is_left_to_its_bearer(new: str, known: str) -> None:
    assert ways_to_pass(new).isdisjoint(ways_to_read(known))


@each_row(
    "name",
    [
        "Anna Schmidt",
        "Анна",
        "Мария Иванова",
        "Άννα Παπαδοπούλου",
        "Anna (Άννα)",
        "आदित्य",
        "山田 太郎",
        "山田たろう",
        "김철수",
        "Aaron Judge",
        "Gina Master",
        "John Keeper",
        "A. Keeper",
        "J. M. Master",
        "Edgar Lee Masters",
        "Felix Leiter",
        "Hans Richter",
        "Eve 3rd",
        "Jean-Luc d'Ávila (Eve)",
        "G. M. Trevelyan",
        "Łukasz Żak",
        "Nguyễn Văn A",
        "Kaʻiulani",
        "Maria de la Luz Garcia y Lopez",
        "Eve O\u2019Brien-Smith, Jr.",
        "N",
        "Anna B. Schmidt, Graz",
    ],
)
def test_names_of_people_are_names(name: str) -> None:
    assert name_fault(name) is None


@each_row(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "Ánna"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "\u0410nn\u0430"),
        ("Anna", "Anna."),
        ("Anna", "Ann4"),
        ("Anna", "A n n a"),
        ("Anna Schmidt", "Schmidt, Anna"),
        ("Anna Schmidt", "Anna-Schmidt"),
        ("Bill", "BiII"),
        ("Modern", "Modem"),
        ("Тома", "Toma"),
        ("Otto", "0tt0"),
    ],
)
def test_names_that_are_hard_to_tell_apart(one: str, other: str) -> None:
    assert same_name(one, other)
    assert same_name(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Anne"),
        ("Anna", "Anna B."),
        ("Anna Schmidt", "Anna Schmidt, Graz"),
        ("Мария", "Марка"),
        ("Юлия", "Жилю"),
        ("山田", "田中"),
        ("Анна", "Anna"),
        ("Eve", "Eve 3rd"),
    ],
)
def test_names_that_differ(one: str, other: str) -> None:
    assert not same_name(one, other)


_DISGUISES = {
    "a": "аαáａ4",
    "e": "еéｅ3",
    "o": "оοóｏ0",
    "i": "іíｉ1l",
    "s": "ѕśｓ5",
    "t": "тtｔ7",
    "c": "сćｃ",
}
titles = st.sampled_from([*TITLES["words"], *TITLES["alone"]])


@st.composite
def disguised(draw: st.DrawFn) -> str:
    """A title, some letters of which are replaced by others that look so, in any case."""
    title = draw(titles)
    signs = [draw(st.sampled_from([sign, sign.upper(), *_DISGUISES.get(sign, "")])) for sign in title]
    joined = "".join(signs)
    return unicodedata.normalize(draw(st.sampled_from(["NFC", "NFD"])), joined)


@given(disguised(), st.sampled_from(["{}", "{} Eve", "Eve ({})", "({})", "The {}", "{}.", "Eve, {}", "{} 2"]))
def test_no_title_is_a_name_in_any_disguise(title: str, form: str) -> None:
    assert name_fault(form.format(title)) is not None


@given(st.text(min_size=1, max_size=30))
def test_any_text_has_a_fault_or_none(name: str) -> None:
    assert same_name(name, name) or not any(sign.isalnum() for sign in unicodedata.normalize("NFKD", name))
    assert name_fault(name) in (None, *NameFault)


@each_row(
    ("name", "fault"),
    [
        ("Juclge", NameFault.TITLE),
        ("JUCLGE", NameFault.TITLE),
        ("Moclerator", NameFault.TITLE),
        ("Judgekeeper", NameFault.TITLE),
        ("Keeperjudge", NameFault.TITLE),
        ("Masterjudge", NameFault.TITLE),
        ("Observer", NameFault.PART),
        ("Spieler", NameFault.PART),
        ("England (Edgar)", NameFault.PART),
        ("Frankreich [Fleur]", NameFault.PART),
        ("Italy / Ivan", NameFault.PART),
        ("Austria", None),
        ("France", None),
        ("Clara Clark", None),
        ("Austria Schmidt", None),
        ("Italia Rossi", None),
        ("Player Smith", None),
        ("Edgar (Ed)", None),
    ],
)
def test_roles_and_powers_as_names(name: str, fault: NameFault | None) -> None:
    assert name_fault(name) == fault
