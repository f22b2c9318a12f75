"""The script of the demo as data: what eight people mail, from REGISTER to the results of a whole year.

The year shows moves, bounces, a support, a convoy, a dislodgement, a retreat, a change of owners, builds,
a waived build, a removal, a mistake with its answer, and a letter.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Someone with a mailbox; a password for the game, and one for the mailbox."""

    name: str
    address: str
    password: str
    mailbox_password: str
    power: str = ""


JUDGE = Person("The Demo Judge", "judge@demo.example", "", "mailbox-judge")
GINA = Person("Gina Master", "gina@demo.example", "tulips", "mailbox-gina")
PLAYERS = (
    Person("Anna Schmidt", "anna@demo.example", "roseleaf", "mailbox-anna", "Austria"),
    Person("Edgar Stone", "edgar@demo.example", "lilies", "mailbox-edgar", "England"),
    Person("Fleur Petit", "fleur@demo.example", "irises", "mailbox-fleur", "France"),
    Person("Gerd Meier", "gerd@demo.example", "asters", "mailbox-gerd", "Germany"),
    Person("Irma Rossi", "irma@demo.example", "daisies", "mailbox-irma", "Italy"),
    Person("Rolf Iwanow", "rolf@demo.example", "clover", "mailbox-rolf", "Russia"),
    Person("Tara Yilmaz", "tara@demo.example", "poppies", "mailbox-tara", "Turkey"),
)
EVERYBODY = (GINA, *PLAYERS)
GAME = "demo"


@dataclass(frozen=True, slots=True)
class Round:
    """Emails sent together: what the round is about, who writes what, the subject of the mail that ends it.

    Newcomers are asked whether they want mail, and answer YES.
    """

    title: str
    mails: tuple[tuple[Person, str, str], ...]
    ends_with: str
    newcomers: bool = False


_ANNA, _EDGAR, _FLEUR, _GERD, _IRMA, _ROLF, _TARA = PLAYERS
_ZONES = {
    _ANNA: "Europe/Vienna",
    _EDGAR: "Europe/London",
    _FLEUR: "Europe/Paris",
    _GERD: "Europe/Berlin",
    _IRMA: "Europe/Rome",
    _ROLF: "Europe/Moscow",
    _TARA: "Europe/Istanbul",
}


def _register(person: Person, zone: str) -> str:
    return f"REGISTER\nName: {person.name}\nTimezone: {zone}\nEND\n"


def _join(person: Person) -> tuple[Person, str, str]:
    letter = person.power[0]
    rest = "".join(other for other in "AEFGIRT" if other != letter)
    sign_on = f"SIGN ON ?{GAME} {person.password}\nSET PREFERENCE {letter}{rest}\n"
    body = f"{_register(person, _ZONES[person])}\n{sign_on}"
    return person, "I would like to play", body


def _orders(person: Person, lines: str) -> tuple[Person, str, str]:
    body = lines.replace(" / ", "\n")
    return person, "orders", f"SIGN ON {person.power} {GAME} {person.password}\n{body}\nSIGN OFF\n"


_CLOCK = "CLOCK -1 MIN 0 NEXT 24 GRACE 24 DELAY 0 DAYS SMTWTFS"
_OPEN = f"""{_register(GINA, "Europe/London")}
CREATE ?{GAME} {GINA.password}
SET MOVES {_CLOCK}
SET RETREAT {_CLOCK}
SET BUILDS {_CLOCK}
"""

_WITH_A_SLIP = f"""SIGN ON Austria {GAME} {_ANNA.password}
A Vienna - Roma
A Budapset - Serbia
F Tri - Alb
"""

ROUNDS = (
    Round("Gina registers and creates a game", ((GINA, "a new game", _OPEN),), "Re:", newcomers=True),
    Round("Seven players register and join", tuple(_join(one) for one in PLAYERS), "Game Starting", True),
    Round(
        "A mistake, and its answer",
        (
            (
                _ANNA,
                "my first orders",
                _WITH_A_SLIP,
            ),
        ),
        "Error Flag",
    ),
    Round(
        "A letter",
        (
            (
                _FLEUR,
                "a letter",
                f"SIGN ON France {GAME} {_FLEUR.password}\nPRESS TO E\nNobody in the Channel?\nENDPRESS\n",
            ),
        ),
        "Re:",
    ),
    Round(
        "Spring 1901",
        (
            _orders(_ANNA, "A Vienna - Galicia / A Budapest H / F Trieste H"),
            _orders(_EDGAR, "A Lvp - Yor / F Edi - Nwg / F Lon - Nth"),
            _orders(_FLEUR, "A Mar - Spa / A Par - Bur / F Bre - Mao"),
            _orders(_GERD, "A Ber - Kie; A Mun - Ruh; F Kie - Den"),
            _orders(_IRMA, "Army Rome moves to Venice / Army Venice moves to Tyrolia / F Nap - Ion"),
            _orders(_ROLF, "A Mos - Ukr / A War - Gal / F Sev - Bla / F Stp - Bot"),
            _orders(_TARA, "A Con - Bul / A Smy - Con / F Ank - Bla"),
        ),
        "S1901M Results",
    ),
    Round(
        "Fall 1901: a convoy, a stand-off, a dislodgement",
        (
            _orders(_ANNA, "A Vie - Boh / A Bud H / F Tri H"),
            _orders(_EDGAR, "A Yor - Nwy / F Nth C A Yor - Nwy / F Nwg - Bar"),
            _orders(_FLEUR, "A Spa - Por / A Bur - Bel / F Mao - Spa/sc"),
            _orders(_GERD, "A Kie - Hol / A Ruh - Bel / F Den - Swe"),
            _orders(_IRMA, "A Ven - Tri / A Tyr S A Ven - Tri / F Ion - Tun"),
            _orders(_ROLF, "A Ukr S F Sev - Rum / F Sev - Rum / A War - Gal / F Bot - Swe"),
            _orders(_TARA, "A Bul H / A Con H / F Ank - Bla"),
        ),
        "F1901M Results",
    ),
    Round("The Austrian fleet retreats", (_orders(_ANNA, "F Trieste - Albania"),), "F1901R Results"),
    Round(
        "Winter 1901: builds, a waived one, a removal",
        (
            _orders(_ANNA, "Remove A Bohemia"),
            _orders(_EDGAR, "Build F London"),
            _orders(_FLEUR, "Build A Paris / Waive"),
            _orders(_GERD, "Build A Munich / Build F Kiel"),
            _orders(_IRMA, "Build F Naples / Build A Rome"),
            _orders(_ROLF, "Build F St Petersburg/nc"),
            _orders(_TARA, "Build F Smyrna"),
        ),
        "F1901B Results",
    ),
)
"""The demo, round by round."""
