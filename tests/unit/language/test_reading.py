"""Mails to statements, statements to answers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.commands.anyone import Register
from judge.game.commands.member import Audience, Broadcast, Fake, Press, RecordDiary
from judge.game.message import Message, Said, message, paragraph, places
from judge.language.command_line import usage
from judge.language.problems import Problem
from judge.language.reading import read
from judge.language.segmentation import A_GREETING, A_HEADING, AFTER_SIGN_OFF, NO_WORDS, statements
from judge.language.statements import Context, Prose, Statement, Topic, Understood, UnderstoodOrder
from tests.messages import says, worded
from tests.unit.language.positions import NOW, STANDARD, answer, answers, context, shown

WHERE = context()


def shape(text: str) -> list[tuple[int, str]]:
    return [(s.line, s.text) for s in statements(text)[0]]


def aside(text: str) -> list[tuple[int, Said]]:
    return [(i.line, i.why) for i in statements(text)[1]]


def test_blank_lines_are_nothing() -> None:
    assert statements("\n \n\t\n") == ((), ())


def test_after_sign_off_nothing_is_read() -> None:
    text = "A Par - Bur\nSIGN OFF\nA Par - Pic\nPRESS\nhello"
    assert shape(text) == [(1, "A Par - Bur"), (2, "SIGN OFF")]
    assert aside(text) == [(3, AFTER_SIGN_OFF), (4, AFTER_SIGN_OFF), (5, AFTER_SIGN_OFF)]


def test_lines_without_words_and_greetings_are_listed_as_ignored() -> None:
    text = "Dear judge,\n\n------\nHere are my orders:\nA Par - Bur\nThanks!\nBest regards\nGood luck all"
    assert shape(text) == [(5, "A Par - Bur")]
    assert aside(text) == [
        (1, A_GREETING),
        (3, NO_WORDS),
        (4, A_HEADING),
        (6, A_GREETING),
        (7, A_GREETING),
        (8, A_GREETING),
    ]


# Letters


def test_a_letter_is_one_statement_with_its_blank_lines() -> None:
    (letter, after), _ = statements("PRESS TO EF\n\nShall we?\n\n> yes\nA.\nENDPRESS\nA Par H")
    assert letter == Statement(1, "PRESS TO EF", ("", "Shall we?", "", "> yes", "A."), block=True)
    assert after == Statement(8, "A Par H")
    assert answers("PRESS TO EF\n\nShall we?\n\nA.\nENDPRESS", WHERE) == (
        Understood(1, "PRESS TO EF", Press("Shall we?\n\nA.", Audience.SOME, ("ENGLAND", "FRANCE"))),
    )


def test_ends_of_letters() -> None:
    for end in ("ENDPRESS", "end press", "EndBroadcast", "END BROADCAST", "End-Press.", "end of press"):
        (found,) = answers(f"BROADCAST\nhello\n{end}", WHERE)
        assert isinstance(found, Understood)
        assert found.command == Broadcast("hello")


@pytest.mark.parametrize("end", ["ENDPRESS now", "Endpress, thanks!", "ENDBROADCAST to all"])
def test_words_behind_the_end_of_a_letter_leave_no_order_in_it(end: str) -> None:
    letter, order = answers(f"PRESS TO E\nhello\n{end}\nA Par - Pic", WHERE)
    assert isinstance(letter, Understood)
    assert letter.command == Press("hello", Audience.SOME, ("ENGLAND",))
    assert isinstance(order, UnderstoodOrder)


@pytest.mark.parametrize(
    "line", ["End press freedom now, I say", "ENDPRESS is what ends a letter", "Endpressing"]
)
def test_a_sentence_about_the_end_of_a_letter_is_in_it(line: str) -> None:
    (found,) = answers(f"BROADCAST\n{line}\nENDBROADCAST", WHERE)
    assert isinstance(found, Understood)
    assert found.command == Broadcast(line)


BUT_ENGLAND = ("AUSTRIA", "GERMANY", "ITALY", "RUSSIA", "TURKEY", "MASTER", "OBSERVERS")
"""Whom a letter of France's is for that leaves England out."""


def test_options_of_letters() -> None:
    cases = {
        "PRESS TO ALL": Press("x", Audience.ALL),
        "press white to everybody": Press("x", Audience.ALL, grey=False),
        "PRESS GREY TO E": Press("x", Audience.SOME, ("ENGLAND",), grey=True),
        "PRESS TO E, G and M:": Press("x", Audience.SOME, ("ENGLAND", "GERMANY", "MASTER")),
        "PRESS TO England, russia": Press("x", Audience.SOME, ("ENGLAND", "RUSSIA")),
        "PRESS TO MO": Press("x", Audience.SOME, ("MASTER", "OBSERVERS")),
        "PRESS TO EG GREY": Press("x", Audience.SOME, ("ENGLAND", "GERMANY"), grey=True),
        "press anonymous, to e": Press("x", Audience.SOME, ("ENGLAND",), grey=True),
        "PRESS +E, unanonymous": Press("x", Audience.SOME, ("ENGLAND",), grey=False),
        "PRESS NO FAKE TO E": Press("x", Audience.SOME, ("ENGLAND",), no_fake=True),
        "PRESS FAKE TO EI GREY TO G": Press(
            "x", Audience.SOME, ("GERMANY",), True, fake=Fake(("ENGLAND", "ITALY"))
        ),
        "PRESS TO G FAKE PARTIAL TO E POSTAL": Press(
            "x", Audience.SOME, ("GERMANY",), fake=Fake(("ENGLAND",)), postal=True
        ),
        "PRESS TO G FAKE": Press("x", Audience.SOME, ("GERMANY",), fake=Fake()),
        "BROADCAST FAKE TO E": Broadcast("x", fake=Fake(("ENGLAND",))),
        "POSTAL BROADCAST GREY": Broadcast("x", grey=True, postal=True),
        "POSTAL PRESS": Broadcast("x", postal=True),
        "PRESS TO G IF MOVED F BRE - MAO": Press(
            "x", Audience.SOME, ("GERMANY",), condition="MOVED F BRE - MAO"
        ),
        "PRESS TO ALL BUT E": Press("x", Audience.SOME, BUT_ENGLAND, None, ("ENGLAND",)),
        "PRESS GREY ALL EXCEPT E": Press("x", Audience.SOME, BUT_ENGLAND, True, ("ENGLAND",)),
        "PRESS -E": Press("x", Audience.SOME, BUT_ENGLAND, None, ("ENGLAND",)),
        "Message to England:": Press("x", Audience.SOME, ("ENGLAND",)),
        "Letter to E, G": Press("x", Audience.SOME, ("ENGLAND", "GERMANY")),
        "BROADCAST GREY": Broadcast("x", grey=True),
        "BROADCAST TO ALL, WHITE": Broadcast("x", grey=False),
    }
    for text, wanted in cases.items():
        (found,) = answers(f"{text}\nx\nENDPRESS", WHERE)
        assert isinstance(found, Understood), text
        assert found.command == wanted, text


@pytest.mark.parametrize(
    ("letter", "wrong", "hint"),
    [
        ("PRESS\nhello", message("letter-for-whom"), message("letter-for-whom.hint", to="EF")),
        ("PRESS WHITE\nhello", message("letter-for-whom"), message("letter-for-whom.hint", to="EF")),
        (
            "PRESS\n\nTo Germany: hello",
            message("letter-for-whom"),
            message("letter-for-whom.hint", to="Germany"),
        ),
        (
            "PRESS GREY\nDear England and Turkey, hello",
            message("letter-for-whom"),
            message("letter-for-whom.hint", to="England and Turkey"),
        ),
        ("PRESS FAKE TO EF\nhello", message("letter-for-whom"), message("fake-names-both")),
        (
            "BROADCAST TO E\nhello",
            message("broadcast-is-for-all"),
            message("letter-for-whom.hint", to="E"),
        ),
        ("PRESS TO E FAKE NO FAKE\nhello", message("faked-or-not"), message("faked-or-not.hint")),
        ("PRESS WHITE TO E GREY\nhello", message("signed-or-not"), usage(Press)),
    ],
)
def test_a_letter_that_leaves_something_open_is_asked_about(
    letter: str, wrong: Message, hint: Message
) -> None:
    (found,) = answers(f"{letter}\nENDPRESS", WHERE)
    assert isinstance(found, Problem)
    assert found.message == paragraph(wrong, message("letter-not-sent"))
    assert found.hint == hint


@pytest.mark.parametrize(
    ("line", "to", "body"),
    [
        ("To England: shall we?", "ENGLAND", "shall we?"),
        ("message to Germany : Burgundy stays empty: agreed?", "GERMANY", "Burgundy stays empty: agreed?"),
        ("A message for the master: I am late.", "MASTER", "I am late."),
        ("To Deutschland: guten Abend", "GERMANY", "guten Abend"),
    ],
)
def test_a_letter_on_one_line(line: str, to: str, body: str) -> None:
    for text in (line, f"{line}\n\nA Par - Bur", f"{line}\nBest regards\nFleur"):
        first, *_ = answers(text, WHERE)
        assert first == Understood(1, line, Press(body, Audience.SOME, (to,)))
    first, *_ = answers(f"{line}\nand you?", WHERE)
    assert isinstance(first, Problem)
    assert first.message == message("letter-end-unclear")
    assert worded(first.hint).startswith("PRESS TO ")


@pytest.mark.parametrize(
    ("line", "to", "grey", "body"),
    [
        ("To Germany and Italy: hello", ("GERMANY", "ITALY"), None, "hello"),
        ("Message to Germany, Italy: hello", ("GERMANY", "ITALY"), None, "hello"),
        ("Press to Germany: is Burgundy a DMZ?", ("GERMANY",), None, "is Burgundy a DMZ?"),
        ("grey press to Germany: is Burgundy a DMZ?", ("GERMANY",), True, "is Burgundy a DMZ?"),
        ("@Germany is Burgundy a DMZ?", ("GERMANY",), None, "is Burgundy a DMZ?"),
        ("@Germany: is Burgundy a DMZ?", ("GERMANY",), None, "is Burgundy a DMZ?"),
        ("Nachricht an Deutschland: ist Burgund leer?", ("GERMANY",), None, "ist Burgund leer?"),
        ("To Gerd (Germany): hello", ("GERMANY",), None, "hello"),
    ],
)
def test_a_letter_on_one_line_to_several_or_of_a_colour(
    line: str, to: tuple[str, ...], grey: bool | None, body: str
) -> None:
    where = replace(WHERE, people=(("Gerd Meier", "GERMANY"), ("Irma Rossi", "ITALY")))
    for text in (line, f"{line}\nFleur", f"{line}\n\nA Par - Bur"):
        first, *_ = answers(text, where)
        assert first == Understood(1, line, Press(body, Audience.SOME, to, grey))


def test_words_behind_the_colon_of_a_first_line_belong_to_the_letter() -> None:
    (letter,) = answers("Press to Germany: hello\nthere\nENDPRESS", WHERE)
    assert isinstance(letter, Understood)
    assert letter.command == Press("hello\nthere", Audience.SOME, ("GERMANY",))


def test_a_note_for_the_diary_on_one_line() -> None:
    (note,) = answers("Diary: A Mun will stab", WHERE)
    assert note == Understood(1, "Diary: A Mun will stab", RecordDiary("A Mun will stab"))
    first, *_ = answers("Diary: A Mun will stab\nand more", WHERE)
    assert isinstance(first, Problem)
    assert first.message == message("entry-end-unclear")
    assert first.hint == message("block-in-lines", first="DIARY", last="ENDDIARY")


def test_a_reader_alone_on_a_line_is_said_to_be_no_letter() -> None:
    first, *_ = answers("To Germany:\nshall we?", WHERE)
    assert first == Prose(1, "To Germany:", Topic.PRESS)


@pytest.mark.parametrize(
    "line",
    [
        "To be clear: no.",
        "To Germany and Nobody: hello",
        "To Burgundy: army Paris",
        "To me: yes",
        "To all: hi",
    ],
)
def test_a_line_with_a_colon_that_names_no_reader_is_no_letter(line: str) -> None:
    assert not any(
        isinstance(one, Understood) or (isinstance(one, Problem) and "letter" in worded(one.message))
        for one in answers(line, WHERE)
    )


def test_what_reads_as_an_order_is_no_letter_on_one_line() -> None:
    (found,) = answers("To Germany: A Mun - Bur", WHERE)
    assert isinstance(found, Problem)


@pytest.mark.parametrize("order", ["A Par - Bur", "Armee Paris - Burgund", "1. F Bre - MAO", "Par - Bur"])
def test_an_order_behind_a_reader_may_be_no_letter(order: str) -> None:
    first, *_ = answers(f"To England: {order}", WHERE)
    assert isinstance(first, Problem)
    assert first.message == message("letter-end-unclear")


def test_a_letter_to_nobody_known_is_not_sent() -> None:
    (found,) = answers("PRESS TO X\nhello\nENDPRESS", WHERE)
    assert isinstance(found, Problem)
    assert worded(found.message).startswith('"X" is not the name of a power.')
    assert found.column == 10


def test_a_letter_without_end_is_not_sent_and_not_read() -> None:
    text = "PRESS TO E\nforgot the end\nA Par - Bur\nA Mar s A Par - Bur\nSIGN ON falpha word\nA Par H"
    found, _ = statements(text)
    assert [(s.line, s.closed) for s in found] == [(1, False), (5, True), (6, True)]
    (problem,) = read(found[0], WHERE)
    assert isinstance(problem, Problem)
    assert problem.kind == "not_closed"
    assert problem.message == message("letter-without-end.orders", lines="3, 4")
    assert "ENDPRESS" in worded(problem.hint)


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        (
            "Press to England, Germany:",
            "Send it again with a line ENDPRESS below it, and any orders below that line.",
        ),
        ("Press to England, Germany and Italy hello", "PRESS TO England, Germany and Italy, your words"),
        ("Press to England I think so", "Send it again"),
        ("PRESS TO England shall we?", "PRESS TO England, your words, ENDPRESS"),
    ],
)
def test_how_to_end_a_letter_is_said_with_all_its_readers(line: str, hint: str) -> None:
    (problem,) = answers(f"{line}\nwho wants Belgium?", WHERE)
    assert isinstance(problem, Problem)
    assert problem.kind == "not_closed"
    assert worded(problem.hint).startswith(hint)


def test_prose_that_begins_with_press_opens_no_letter() -> None:
    (found, order), _ = statements("Press on regardless!\nA Par - Bur")
    assert not found.block
    assert order == Statement(2, "A Par - Bur")


def test_a_letter_whose_first_line_is_odd_is_still_a_letter() -> None:
    (found,) = answers("PRESS E\nA Par - Bur\nENDPRESS", WHERE)
    assert isinstance(found, Understood)
    assert found.command == Press("A Par - Bur", Audience.SOME, ("ENGLAND",))
    (found,) = answers("Press for the English\nA Par - Bur\nENDPRESS", WHERE)
    assert isinstance(found, Problem)
    assert says(worded(found.message), "letter-not-sent")


# Registrations


def test_a_registration() -> None:
    text = "REGISTER\nName: Anna S\nTime zone :  Europe/Vienna\n\nodd line\nE-mail: a@x.org: b\nEND\nLIST"
    first, second = answers(text, Context(NOW))
    assert isinstance(first, Understood)
    fields = (("name", "Anna S"), ("timezone", "Europe/Vienna"), ("e-mail", "a@x.org: b"))
    assert first.command == Register(fields)
    assert first.assumed == (message("registration-left-out", text="odd line"),)
    assert shown(second) == "List"


def test_a_registration_without_end_ends_with_its_fields() -> None:
    first, second = answers("register\nName: Anna\nSIGN ON ?alpha word", Context(NOW))
    assert isinstance(first, Understood)
    assert first.command == Register((("name", "Anna"),))
    assert first.assumed == (message("registration-without-end"),)
    assert shown(second) == "SignOn"


def test_an_empty_registration() -> None:
    (found,) = answers("REGISTER\nEND", Context(NOW))
    assert isinstance(found, Problem)
    assert found.kind == "incomplete_command"


# Orders and their place


def test_orders_before_sign_on_are_told_to_sign_on() -> None:
    found = answer("A Par - Bur", Context(NOW))
    assert isinstance(found, Problem)
    assert found.kind == "not_signed_on"
    found = answer("A Par - Bur", context(power=None))
    assert isinstance(found, Problem)
    assert found.kind == "not_signed_on"


def test_orders_before_the_first_phase() -> None:
    found = answer("A Par - Bur", Context(NOW, variant=WHERE.variant, power="FRANCE"))
    assert isinstance(found, Problem)
    assert found.message == message("game-not-running")


def test_one_wrong_piece_leaves_the_others() -> None:
    found = answers("A Par - Bur, A Xyz - Pic; F Bre - MAO", WHERE)
    assert [shown(one) for one in found] == ["A PAR - BUR", "!unknown_province", "F BRE - MAO"]
    assert [one.text for one in found if isinstance(one, UnderstoodOrder)] == ["A Par - Bur", "F Bre - MAO"]
    (problem,) = (one for one in found if isinstance(one, Problem))
    assert (problem.column, problem.read) == (16, "Xyz")


def test_an_order_torn_apart_is_not_taken_in_part() -> None:
    where = context({"FRANCE": ["A MAR", "A PAR"]})
    for text in (
        "A Mar s, A Par - Bur",
        "A Mar s A; Par - Bur",
        "A Mar -, A Par - Bur",
        "A Mar s A Par, - Bur",
    ):
        assert all(isinstance(one, Problem) for one in answers(text, where)), text


def test_prose_is_one_answer_whatever_its_commas() -> None:
    (found,) = answers("Well, I hope, by the way, that you are fine", WHERE)
    assert found == Prose(1, "Well, I hope, by the way, that you are fine")


def test_nonsense_is_no_prose() -> None:
    found = answer("Xyz 12 34", WHERE)
    assert isinstance(found, Problem)
    assert (found.kind, found.column) == ("unknown_command", 1)
    assert found.message == message("no-order-no-command")


def test_a_slip_in_a_command_brings_a_suggestion() -> None:
    found = answer("Lisst", WHERE)
    assert isinstance(found, Problem)
    assert worded(found.hint) == "Did you mean LIST?"


def test_the_text_at_fault_is_shown_as_it_was_sent() -> None:
    found = answer("A Par \u2192 B\u00dcrgndy", WHERE)
    assert isinstance(found, Problem)
    assert found.read == "B\u00dcrgndy"
    assert found.message == message("no-such-province", word="B\u00dcrgndy")
    assert found.hint == message("did-you-mean-one-of", names=places(STANDARD.board, ["BUR"]))
