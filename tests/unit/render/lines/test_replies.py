from __future__ import annotations

from judge.game.roles import Role
from judge.language.text.own_lines import A_SIGNATURE
from judge.notices.replies import LineReport, Reply, Treatment
from judge.render.lines.replies import report_lines
from judge.render.text.messages import say
from tests.messages import says
from tests.unit.render.games import COMPLETE, PARTLY, RETREAT_GAME
from tests.unit.render.seven_players import compose, reader

REJECTED = LineReport(3, "A Bud - Xyz", Treatment.REFUSED, "No such province.", (), 9, "Xyz", "Syria?")


def test_a_refusal_points_at_the_word_and_says_what_would_be_right() -> None:
    assert report_lines([REJECTED]) == (
        "!    3 A Bud - Xyz",
        "               ^^^",
        "       REJECTED: No such province.",
        "       Try: Syria?",
    )


def test_a_word_outside_the_window_is_not_pointed_at() -> None:
    far = LineReport(3, f"{'x ' * 60}Xyz", Treatment.REFUSED, "No.", (), 121, "Xyz")
    assert all("^" not in line for line in report_lines([far]))


def test_a_refused_line_hides_what_may_be_a_password() -> None:
    line = LineReport(1, "SINGON aalpha tulips", Treatment.REFUSED, "I do not know SINGON.", (), 1, "SINGON")
    assert "tulips" not in "\n".join(report_lines([line]))


def test_a_quoted_password_is_hidden_too() -> None:
    lines = [LineReport(n, "> SIGN ON A alpha tulips", Treatment.IGNORED, "a quote") for n in (4, 5)]
    assert "tulips" not in "\n".join(report_lines(lines))


def test_every_line_is_accounted_for() -> None:
    reports = [
        LineReport(1, "set wait", Treatment.DONE, "Waiting."),
        LineReport(2, "A Vie H", Treatment.ORDER, "Army Vienna HOLD", ("a guess",)),
        REJECTED,
        *(LineReport(n, f"line {n}", Treatment.IGNORED, A_SIGNATURE) for n in range(5, 9)),
        LineReport(9, "> quote", Treatment.IGNORED, "a quote"),
    ]
    text = "\n".join(report_lines(reports))
    for piece in (
        "   1 set wait",
        "   2 A Vie H",
        "   3 A Bud",
        " 5-8 line 5 … line 8",
        "   9 > quote",
        "Assumed: a guess",
    ):
        assert piece in text


def _body(reply: Reply) -> str:
    return compose(reply, reader("AUSTRIA")).body


def test_a_stray_line_leaves_complete_orders_complete() -> None:
    body = _body(Reply("", (REJECTED,), game=COMPLETE, power="AUSTRIA", role=Role.PLAYER))
    assert says(body, "reply-still-complete", lines=1)


def test_what_is_missing_is_named_and_asked_for() -> None:
    body = _body(Reply("", (REJECTED,), game=PARTLY, power="AUSTRIA", role=Role.PLAYER))
    assert says(body, "reply-missing", given=2, asked=3, units="Army Budapest")
    assert "    A Budapest HOLD\n" in body
    assert not says(body, "reply-still-complete")


def test_builds_that_are_missing_are_counted() -> None:
    body = compose(Reply("", (), game=RETREAT_GAME, power="ITALY", role=Role.PLAYER), reader("ITALY")).body
    assert "Italy:                    2 builds pending." in body
    assert says(body, "reply-due", given=0, asked=2)


def test_only_an_error_raises_the_flag() -> None:
    ignored = LineReport(2, "-- ", Treatment.IGNORED, A_SIGNATURE)
    assert compose(Reply("x", (ignored,)), None).subject == f"Re: ANCH {say('reply-subject-nothing')}"
    assert compose(Reply("x", (ignored, REJECTED)), None).subject == "Re: [Error Flag] ANCH 1 line rejected"


def test_an_outsider_sees_no_orders_but_the_master_does() -> None:
    master = Reply("", (REJECTED,), game=PARTLY, role=Role.MASTER)
    assert says(compose(master, None).body, "reply-awaited")
    stranger = Reply("", (REJECTED,), game=PARTLY, role=Role.OBSERVER)
    assert "Vienna" not in compose(stranger, None).body
