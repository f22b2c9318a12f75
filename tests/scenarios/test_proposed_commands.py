"""Waits, votes, absences and withdrawals that plain words may mean: a YES does them, and nothing else."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from judge.game.state import Seat, Status
from judge.render.text.messages import say
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, orders_in_force, told_anna
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge, words

SIGN_ON = "SIGN ON Austria alpha swordA\n"


@pytest.fixture
def judge() -> StoryJudge:
    return in_memory("opening")


def _seat(judge: StoryJudge) -> Seat:
    with judge.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return game.seat("AUSTRIA")


def _send(judge: StoryJudge, text: str) -> str:
    judge.deliver(ANNA, "words", f"{SIGN_ON}{text}\n")
    return told_anna(judge)


def _answer(judge: StoryJudge, text: str = "Yes") -> str:
    judge.reply(ANNA, judge.last(ANNA), text)
    return told_anna(judge)


WAITS = (
    "could you wait for me",
    "Please don't process early.",
    "Könntest du bitte auf mich warten?",
    "Pourriez-vous m'attendre ?",
    "¿Podrías esperarme?",
    "Potresti aspettarmi?",
    "Kun je op mij wachten?",
    "Możesz na mnie poczekać?",
    "Podes esperar por mim?",
    "Kan du vänta på mig?",
    "Kan du vente på mig?",
)
DRAWS = (
    "I guess a draw would be fine with me",
    "Ich denke, ein Remis wäre in Ordnung für mich",
    "Un match nul me conviendrait, je suppose",
    "Supongo que un empate me parecería bien",
    "Forse un pareggio mi andrebbe bene",
    "Een gelijkspel zou ik wel prima vinden",
    "Chyba zgodziłbym się na remis",
    "Acho que um empate seria bom para mim",
    "Oavgjort vore nog okej för mig",
    "Uafgjort ville vist være fint med mig",
)
AWAY_NEXT_WEEK = (
    "I might be away next week",
    "Ich bin nächste Woche vielleicht weg",
    "Je serai peut-être absent la semaine prochaine",
    "Puede que esté fuera la semana que viene",
    "Forse sarò via la prossima settimana",
    "Misschien ben ik volgende week weg",
    "Może mnie nie być w przyszłym tygodniu",
    "Talvez eu esteja fora na próxima semana",
    "Jag är kanske borta nästa vecka",
    "Jeg er måske væk næste uge",
)
AWAY_BY_DAYS = (
    "I'm travelling from 10 to 20 January.",
    "Ich bin vom 10. bis 20. Januar verreist",
    "Je serai absent du 10 au 20 janvier",
    "Estaré fuera del 10 al 20 de enero",
    "Sarò via dal 10 al 20 gennaio",
    "Ik ben weg van 10 tot 20 januari",
    "Nie będzie mnie od 10 do 20 stycznia",
    "Estarei fora de 10 a 20 de janeiro",
    "Jag är borta från 10 till 20 januari",
    "Jeg er væk fra 10. til 20. januar",
)


@pytest.mark.parametrize("text", WAITS)
def test_a_wait_is_asked_about(judge: StoryJudge, text: str) -> None:
    told = _send(judge, text)
    assert "[Error Flag]" in told
    assert "1 line NOT COUNTED YET" in told
    assert says(told, "did-you-mean", line="SET WAIT")
    assert not _seat(judge).wait
    assert says(_answer(judge), "commands-confirmed")
    assert _seat(judge).wait


FINISHED = (
    "OK, I'm done now",
    "Alles klar, ich bin fertig",
    "C'est bon, j'ai fini mes ordres",
    "Vale, ya he terminado",
    "Va bene, ho finito",
    "Oké, ik ben klaar",
    "Dobrze, już skończyłem",
    "Está bem, já acabei",
    "Okej, jag är klar",
    "Okay, jeg er færdig",
)


@pytest.mark.parametrize("text", FINISHED)
def test_who_has_finished_agrees_to_no_wait(judge: StoryJudge, text: str) -> None:
    _send(judge, "could you wait for me")
    assert "[Error Flag]" in _answer(judge, text)
    assert not _seat(judge).wait


@pytest.mark.parametrize("text", DRAWS)
def test_a_vote_is_asked_about(judge: StoryJudge, text: str) -> None:
    assert says(_send(judge, text), "did-you-mean", line="SET DRAW")
    assert not _seat(judge).draw
    assert says(_answer(judge), "commands-confirmed")
    assert _seat(judge).draw


@pytest.mark.parametrize("text", AWAY_NEXT_WEEK)
def test_an_absence_next_week_is_asked_about_by_its_days(judge: StoryJudge, text: str) -> None:
    assert says(_send(judge, text), "did-you-mean", line="AWAY 12 Jan 2026 TO 18 Jan 2026")
    assert _seat(judge).absences == ()
    assert says(_answer(judge), "commands-confirmed")
    assert [one.until for one in _seat(judge).absences] == [datetime(2026, 1, 18, 22, 59, tzinfo=UTC)]


@pytest.mark.parametrize("text", AWAY_BY_DAYS)
def test_an_absence_is_asked_about_with_both_days(judge: StoryJudge, text: str) -> None:
    assert says(_send(judge, text), "did-you-mean", line="AWAY 10 Jan 2026 TO 20 Jan 2026")
    assert says(_answer(judge), "commands-confirmed")
    assert [one.since for one in _seat(judge).absences] == [datetime(2026, 1, 9, 23, 0, tzinfo=UTC)]


@pytest.mark.parametrize(
    "text",
    [
        "I don't want a draw",
        "I would never agree to a draw",
        "Ich will kein Remis",
        "Je ne veux pas de match nul",
        "Rolf wants a draw",
        "Italy proposed a draw, I am told",
        "Should we agree on a draw?",
        "How do I vote for a draw?",
        "I won't be away next week after all",
        "I'm not resigning",
        "Nie chcę remisu",
        "Jag vill inte ha oavgjort",
        "nodraw",
        "take back my orders for Vienna",
    ],
)
def test_a_denial_a_report_and_a_question_propose_nothing(judge: StoryJudge, text: str) -> None:
    assert "NOT COUNTED YET" not in _send(judge, text)
    _answer(judge)
    seat = _seat(judge)
    assert (seat.draw, seat.absences, seat.person != 0) == (False, (), True)


def test_one_yes_accepts_orders_a_wait_a_vote_and_an_absence_together(judge: StoryJudge) -> None:
    told = _send(
        judge,
        "Vienna goes to Galicia, hopscotch\nI might be away next week\nCould you wait for me?\n"
        "I guess a draw would be fine with me",
    )
    assert "4 lines NOT COUNTED YET" in told
    assert orders_in_force(judge) == []
    told = _answer(judge)
    assert says(told, "orders-confirmed", power="Austria")
    assert orders_in_force(judge) == ["A VIE - GAL"]
    seat = _seat(judge)
    assert (seat.wait, seat.draw, len(seat.absences)) == (True, True, 1)


def test_what_cannot_be_undone_asks_for_its_own_word_after_the_yes(judge: StoryJudge) -> None:
    assert says(_send(judge, "I'd like to drop out of this one"), "did-you-mean", line="RESIGN")
    owner = _seat(judge).person
    _answer(judge)
    assert _seat(judge).person == owner != 0
    question = next(mail for mail in judge.unread if "Please confirm" in str(mail["Subject"]))
    judge.reply(ANNA, question, "YES")
    assert _seat(judge).person == owner
    judge.reply(ANNA, question, "CONFIRM")
    assert _seat(judge).person == 0


def test_clear_is_proposed_alone_and_never_beside_orders(judge: StoryJudge) -> None:
    _send(judge, "A Vie - Gal\nF Tri - Alb")
    assert not says(_send(judge, "Forget my last orders.\nA Vie - Boh"), "did-you-mean")
    assert "A VIE - BOH" in orders_in_force(judge)
    assert says(_send(judge, "Please forget my last orders."), "did-you-mean", line="CLEAR ALL")
    assert orders_in_force(judge) != []
    _answer(judge)
    assert orders_in_force(judge) == []


def test_a_choice_made_since_stands(judge: StoryJudge) -> None:
    _send(judge, "I cannot play from 10 to 20 January")
    asked = judge.last(ANNA)
    _send(judge, "AWAY 12 Jan TO 14 Jan")
    judge.reply(ANNA, asked, "Yes")
    assert says(told_anna(judge), "command-overtaken")
    assert [one.since.day for one in _seat(judge).absences] == [11]


def test_it_is_done_once(judge: StoryJudge) -> None:
    _send(judge, "Could you wait for me?")
    asked = judge.last(ANNA)
    judge.reply(ANNA, asked, "Yes")
    _send(judge, "SET NOWAIT")
    judge.reply(ANNA, asked, "Yes")
    assert not says(told_anna(judge), "commands-confirmed")
    assert not _seat(judge).wait


def test_a_command_that_two_lines_may_mean_is_asked_about_twice_and_done_once(judge: StoryJudge) -> None:
    _send(judge, "could you wait for me")
    away = "I'm on holiday from 10 January until 17 January\nWill be away from Jan 10 to Jan 17"
    told = _send(judge, away)
    line = "AWAY 10 Jan 2026 TO 17 Jan 2026"
    assert told.count(say("did-you-mean", line=line)) == 2
    assert says(told, "proposed-earlier")
    assert "REJECTED" not in told
    _answer(judge)
    assert (len(_seat(judge).absences), _seat(judge).wait) == (1, True)


def test_it_is_not_in_force_at_the_deadline_and_a_late_yes_changes_nothing(judge: StoryJudge) -> None:
    told = _send(judge, "I guess a draw would be fine with me")
    assert says(told, "reply-confirm-until")
    asked = judge.last(ANNA)
    for letter, (address, password) in judge.leaders.items():
        judge.deliver(address, "orders", f"SIGN ON {letter} alpha {password}\nall hold\n")
    judge.now += timedelta(hours=1)
    judge.tick(None)
    judge.reply(ANNA, asked, "Yes")
    assert says(told_anna(judge), "orders-lapsed", phase="S1901M")
    assert not _seat(judge).draw


def test_a_reminder_names_what_is_proposed(judge: StoryJudge) -> None:
    _send(judge, "Vienna goes to Galicia, hopscotch\nCould you wait for me?")
    judge.now = datetime(2026, 1, 6, 23, 40, tzinfo=UTC)
    judge.tick(None)
    told = next(mail for mail in judge.unread if mail["To"] == ANNA)
    text = " ".join(told.get_content().split())
    assert says(text, "unconfirmed.proposed", count=2)
    assert "Army Vienna -> Galicia and SET WAIT" in text


def test_a_reminder_names_a_proposed_order_in_the_language_of_its_reader(judge: StoryJudge) -> None:
    _send(judge, "SET LANGUAGE Deutsch\nVienna goes to Galicia, hopscotch")
    judge.now = datetime(2026, 1, 6, 23, 40, tzinfo=UTC)
    judge.tick(None)
    told = next(mail for mail in judge.unread if mail["To"] == ANNA)
    assert "Armee Wien -> Galizien" in " ".join(told.get_content().split())


def test_an_absence_above_our_own_text_is_proposed_to_people_alone(judge: StoryJudge) -> None:
    """A program sends our text back as it is; a person's one quotes or introduces it."""
    ours = judge.last(ANNA, "S1901M")
    away, answers = "I am away until Monday", str(ours["Message-ID"])
    judge.deliver(ANNA, "Re: turn", f"{away}\n\n{words(ours)}", answers=answers)
    assert "Did you mean AWAY" not in told_anna(judge)
    judge.reply(ANNA, ours, away)
    assert "Did you mean AWAY" in told_anna(judge)


@pytest.mark.parametrize(
    "heading",
    ["Draft:", "Entwurf:", "Alte Befehle:", "Everything below is a draft."],
)
def test_votes_below_a_heading_that_does_not_fit_wait_with_the_orders(
    judge: StoryJudge, heading: str
) -> None:
    told = _send(judge, f"{heading}\nSET WAIT\nSET DRAW\nA Vie - Boh")
    assert "[Error Flag]" in told
    assert (_seat(judge).wait, _seat(judge).draw, orders_in_force(judge)) == (False, False, [])
    _answer(judge)
    assert (_seat(judge).wait, _seat(judge).draw, orders_in_force(judge)) == (True, True, ["A VIE - BOH"])


@pytest.mark.parametrize("text", ["Draft:\nLIST\nGET alpha", "Spring 1901:\nSET WAIT", "Orders:\nSET WAIT"])
def test_a_question_or_a_heading_that_fits_keeps_no_command(judge: StoryJudge, text: str) -> None:
    _send(judge, text)
    assert _seat(judge).wait == ("SET WAIT" in text)


AS_MASTER = "SIGN ON Master alpha gmword\n"
MORE_TIME = (
    "Give everybody two more days, please.",
    "Bitte die Frist um zwei Tage verlängern",
    "Prolongez la date limite de deux jours",
)


def _deadline(judge: StoryJudge) -> tuple[Status, datetime | None]:
    with judge.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return game.status, game.clock.deadline if game.clock else None


def _to_master(judge: StoryJudge) -> str:
    last = judge.last(GINA)
    return " ".join(f"{last['Subject']} {last.get_content()}".split())


@pytest.mark.parametrize("text", MORE_TIME)
def test_more_time_is_proposed_to_the_gm(judge: StoryJudge, text: str) -> None:
    before = _deadline(judge)
    judge.deliver(GINA, "words", f"{AS_MASTER}{text}\n")
    assert says(_to_master(judge), "did-you-mean", line="SET DEADLINE Fri 9 Jan 2026 23:30")
    assert _deadline(judge) == before
    judge.reply(GINA, judge.last(GINA), "Yes")
    assert says(_to_master(judge), "commands-confirmed-of-master")
    assert _deadline(judge) == (Status.RUNNING, datetime(2026, 1, 9, 23, 30, tzinfo=UTC))


def test_a_pause_and_its_end_are_proposed_to_the_gm(judge: StoryJudge) -> None:
    for text, line, status in (
        ("Please pause the game", "PAUSE", Status.PAUSED),
        ("Please resume the game", "RESUME", Status.RUNNING),
    ):
        judge.deliver(GINA, "words", f"{AS_MASTER}{text}\n")
        assert says(_to_master(judge), "did-you-mean", line=line)
        judge.reply(GINA, judge.last(GINA), "Yes")
        assert _deadline(judge)[0] is status


def test_a_proposal_to_the_gm_gives_way_to_what_came_meanwhile(judge: StoryJudge) -> None:
    judge.deliver(GINA, "words", f"{AS_MASTER}Give everybody two more days, please.\n")
    asked = judge.last(GINA)
    judge.deliver(GINA, "words", f"{AS_MASTER}SET DEADLINE +24h\n")
    moved = _deadline(judge)
    judge.reply(GINA, asked, "Yes")
    assert says(_to_master(judge), "command-overtaken")
    assert _deadline(judge) == moved


def test_what_others_would_lose_is_not_proposed_to_the_gm(judge: StoryJudge) -> None:
    for text in (
        "Please adjudicate the spring now.",
        "Please remove her from alpha (Austria)",
        "end the game",
    ):
        judge.deliver(GINA, "words", f"{AS_MASTER}{text}\n")
        assert "NOT COUNTED YET" not in _to_master(judge)
        assert "[Error Flag]" in _to_master(judge)


@pytest.mark.parametrize(
    ("text", "reader"),
    [
        ("Tara is in hospital. Please move the deadline to Friday and tell everybody why.", "ALL"),
        ("Move the deadline to Friday and let Turkey know.", "T"),
        ("Pause the game until 20 January and inform all players.", "ALL"),
        ("Repoussez l'échéance à vendredi et dites à tous pourquoi.", "ALL"),
        ("Mueve el plazo al viernes y avisa a todos.", "ALL"),
        ("Move the deadline to Friday.", ""),
    ],
)
def test_a_second_wish_that_somebody_be_told_is_not_lost(judge: StoryJudge, text: str, reader: str) -> None:
    judge.deliver(GINA, "words", f"{AS_MASTER}{text}\n")
    told = _to_master(judge)
    assert says(told, "did-you-mean")
    assert says(told, "letter-beside-command") is bool(reader)
    assert not reader or says(told, "letter-beside-command", reader=reader)
