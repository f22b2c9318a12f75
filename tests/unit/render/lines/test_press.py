from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.roles import Actor, Role
from judge.game.settings import Evidence
from judge.notices.press import Press
from judge.notices.restricted import person_in
from tests.messages import says
from tests.unit.render.seven_players import GM, PEOPLE, compose, forming, reader, running

FRANCE = Actor(Role.PLAYER, 3, "FRANCE")
MASTER = Actor(Role.MASTER, 8)


def _letter(author: Actor | None, *to: str, grey: bool = False, shout: bool = False) -> Press:
    person = PEOPLE[author.person] if author else None
    game = running()
    return Press(
        game, author, to, not to, shout, "Hello", game.phase, person=person_in(game, person), grey=grey
    )


@pytest.mark.parametrize(
    ("letter", "topic", "opening"),
    [
        (
            _letter(FRANCE, "GERMANY"),
            "Press from F to G",
            "Message from fleur@home.test as France to Germany in 'alpha':",
        ),
        (
            _letter(FRANCE, "GERMANY", "ENGLAND"),
            "Press from F to EG",
            "Message from fleur@home.test as France to England and Germany in 'alpha':",
        ),
        (_letter(None, "ENGLAND"), "Press to E", "Message to England in 'alpha':"),
        (
            _letter(FRANCE, shout=True),
            "Broadcast from F",
            "Broadcast message from fleur@home.test as France in 'alpha':",
        ),
        (_letter(None, shout=True), "Broadcast", "Broadcast message in 'alpha':"),
        (
            _letter(FRANCE, grey=True, shout=True),
            "Broadcast",
            "Broadcast message [from fleur@home.test as France] in 'alpha':",
        ),
        (
            _letter(MASTER, "ITALY", "OBSERVERS"),
            "Press from M to IO",
            "Message from gina@home.test as Master to Italy and Observers in 'alpha':",
        ),
    ],
)
def test_subject_and_first_line(letter: Press, topic: str, opening: str) -> None:
    mail = compose(letter, GM)
    assert mail.subject == f"ANCH:alpha - S1901M {topic}"
    assert mail.body.split("\n\n")[1] == opening


def test_an_answer_goes_to_all_who_read_the_letter() -> None:
    body = compose(_letter(FRANCE, "GERMANY", "ENGLAND"), reader("ENGLAND")).body
    assert says(body, "email-press", readers="France and Germany")
    assert "    PRESS TO FG\n" in body
    assert "SIGN ON" not in body
    letter = _letter(FRANCE, "GERMANY", "ENGLAND")
    wants_password = replace(letter.game.settings, evidence=Evidence.PASSWORD)
    body = compose(
        replace(letter, game=replace(letter.game, settings=wants_password)), reader("ENGLAND")
    ).body
    assert "    SIGN ON England alpha YOUR-PASSWORD\n    PRESS TO FG\n" in body
    assert "Answer this mail" not in body


def test_the_master_answers_as_master() -> None:
    body = compose(_letter(FRANCE, "MASTER"), GM).body
    assert says(body, "email-press", readers="France")
    assert "    PRESS TO F\n" in body


def test_the_master_answers_the_author_of_a_grey_letter_alone() -> None:
    """He knows him and the other readers do not."""
    body = compose(_letter(FRANCE, "MASTER", "GERMANY", grey=True), GM).body
    assert says(body, "email-press", readers="France")
    assert "    PRESS TO F\n" in body


def test_a_grey_letter_names_nobody_anywhere() -> None:
    mail = compose(_letter(None, "ENGLAND"), reader("ENGLAND"))
    assert "France" not in mail.subject + mail.body
    assert "fleur" not in mail.subject + mail.body
    assert "PRESS TO" not in mail.body


def test_a_player_without_a_power_yet_is_named_so() -> None:
    letter = Press(
        forming(3),
        Actor(Role.PLAYER, 3),
        (),
        True,
        True,
        "Hello",
        None,
        person=person_in(forming(3), PEOPLE[3]),
    )
    assert "from fleur@home.test as a player" in compose(letter, GM).body
