"""A mail of ours that comes back gives no word; a person's answer does, in all programs' ways of quoting."""

from __future__ import annotations

from random import Random

import pytest

from judge.render.languages import languages
from judge.render.text.messages import say
from judge.render.text.reader_language import ENGLISH
from tests.messages import says
from tests.scenarios.answers import TEXTS, answer, answer_in_subject, answer_with_block_quote
from tests.scenarios.echoes import (
    LAYOUTS,
    TARGETS,
    Question,
    ask,
    echo,
    in_other_words,
    is_live,
    judge_in_memory,
)
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge, raw_mail


@pytest.fixture(scope="module")
def asked() -> tuple[StoryJudge, dict[str, Question]]:
    here = judge_in_memory()
    return here, {target: ask(here, target) for target in TARGETS}


Asked = tuple[StoryJudge, dict[str, Question]]


@pytest.mark.parametrize("target", TARGETS)
def test_no_echo_gives_a_word(asked: Asked, target: str) -> None:
    here, question, chance = twin(asked[0]), asked[1][target], Random(target)
    for layout in LAYOUTS:
        here.deliver_raw(echo(question, layout, chance, chance.choice(("", "pass", "fail"))))
        assert is_live(here, question), layout


@pytest.mark.parametrize("target", TARGETS)
def test_no_word_is_given_by_an_echo_in_other_words(asked: Asked, target: str) -> None:
    """A robot translated every sentence, and our placeholder too; the token is still in it."""
    here, question = twin(asked[0]), asked[1][target]
    for seed in range(3):
        here.deliver_raw(in_other_words(question, Random(seed)))
        assert is_live(here, question)
    answer = str(here.unread[-1].get_content())
    reasons = ("word-not-first", "ignored-below-heading", "word-unclear")
    assert any(says(answer, reason) for reason in reasons)
    seats = {"gina@gm.example": "SIGN ON malpha gmword", "edgar@eng.example": "SIGN ON England alpha swordE"}
    password = seats.get(question.reader, "SIGN ON Austria alpha swordA")
    prose = "I have thought about this for a long time, and there is no other way."
    here.deliver(question.reader, "yes", f"{prose}\n{password}\n{question.word}\n")
    assert not is_live(here, question)


@pytest.mark.sweep
@pytest.mark.parametrize("language", [one for one in languages() if one != ENGLISH])
def test_no_echo_gives_a_word_in_any_language(language: str) -> None:
    """Some layouts of each question, and one answer of a person that counts; lab.proofs has them all."""
    here, chance = judge_in_memory(language), Random(language)
    questions = {target: ask(here, target) for target in TARGETS}
    for target, question in questions.items():
        for layout in chance.sample(sorted(LAYOUTS), 5):
            here.deliver_raw(echo(question, layout, chance, chance.choice(("", "pass", "fail"))))
            assert is_live(here, question), (target, layout)
        how, again = chance.choice(sorted(TEXTS)), twin(here)
        again.deliver_raw(answer(question, how))
        assert not is_live(again, question), (target, how)


@pytest.mark.parametrize("how", TEXTS)
def test_people_are_understood(asked: Asked, how: str) -> None:
    for package, (target, question) in zip(
        ("plain", "html", "base64", "flowed", "plain", "html"), asked[1].items(), strict=True
    ):
        here = twin(asked[0])
        here.deliver_raw(answer(question, how, package))
        assert not is_live(here, question), target


@pytest.mark.parametrize("target", TARGETS)
def test_an_answer_in_the_subject_or_over_a_block_quote_counts(asked: Asked, target: str) -> None:
    question = asked[1][target]
    ways = [answer_with_block_quote(question)]
    if target != "password":  # whose word is not read there
        ways.append(answer_in_subject(question))
    for raw in ways:
        here = twin(asked[0])
        here.deliver_raw(raw)
        assert not is_live(here, question)


def test_sentences_of_the_mail_that_is_answered_are_known_too(asked: Asked) -> None:
    """Here the templates' own are left out, and what the judge said of the heading comes back."""
    here, question = twin(asked[0]), asked[1]["parked orders"]
    _, heading, after = question.text.rpartition("The heading names")
    said = heading + after.partition(".")[0]
    assert says(question.text, "reply-confirm", why=f"{said}.")
    text = f"{' '.join(said.split()[:8])}\n{question.word}\n"  # short enough to be a person's remark
    for references, live in ((str(question.mail["Message-ID"]), True), ("<other@robot.example>", False)):
        raw = raw_mail(question.reader, "re", text, f"<{live}@robot.example>")
        here.deliver_raw(f"References: {references}\r\n".encode() + raw)
        assert is_live(here, question) is live


def test_whoever_is_refused_is_told_what_to_do(asked: Asked) -> None:
    here, question = twin(asked[0]), asked[1]["address"]
    sentence = say("email-address-asked.effect")
    here.deliver(question.reader, "yes", f"HELP\n{sentence}\n{question.word}\n")
    said = " ".join(str(here.unread[-1].get_content()).split())
    assert says(said, "word-among-ours")
    assert says(said, "word-among-ours.hint")
    here.deliver(question.reader, "yes", question.word)
    assert not is_live(here, question)


@pytest.mark.parametrize(
    "line",
    [
        "RESET PASSWORD {token} YOUR-PASSWORD",
        "reset password {token} your-password.",
        "RESET PASSWORD {token} <YOUR-PASSWORD>",
        "RESET PASSWORD {token} YOUR-",
        "RESET PASSWORD {token} YOUR-NEW-PASSWORD",
    ],
)
def test_a_placeholder_is_no_password(asked: Asked, line: str) -> None:
    here, question = twin(asked[0]), asked[1]["password"]
    here.deliver(question.reader, "new", line.format(token=question.token))
    assert is_live(here, question)
    said = " ".join(str(here.unread[-1].get_content()).split())
    assert says(said, "placeholder-kept")


@pytest.mark.parametrize(
    "line", ["SIGN ON ?beta {}", "CREATE ?gamma {}", "OBSERVE alpha {}", "SET PASSWORD {}"]
)
def test_nowhere_is_a_placeholder_a_password(asked: Asked, line: str) -> None:
    here = twin(asked[0])
    here.deliver("gina@gm.example", "beta", "CREATE ?beta betaword\n")
    text = f"SIGN ON Austria alpha swordA\n{line.format('YOUR-PASSWORD')}\nA Vie - Gal\n"
    here.deliver("anna@aus.example", "x", text)
    said = str(here.unread[-1].get_content())
    assert says(said, "placeholder-kept")
    assert not says(said, "joined", game="beta")


@pytest.fixture(scope="module")
def with_form() -> tuple[StoryJudge, Question]:
    """The address is vouched for, an answer is enough, and our form has HOLD for every unit."""
    here = judge_in_memory()
    here.deliver("gina@gm.example", "easy", "SIGN ON malpha gmword\nSET EVIDENCE EITHER\n")
    here.deliver("anna@aus.example", "what", "SIGN ON Austria alpha swordA\nA Vie - Gal\n")
    form = here.unread[-1]
    assert says(form.get_content(), "next-step.answer")
    assert "    F Trieste HOLD" in form.get_content()
    return here, Question("orders", "anna@aus.example", form, "")


@pytest.mark.parametrize("layout", [layout for layout in LAYOUTS if "the word" not in layout])
def test_our_form_of_orders_orders_nothing_where_no_password_is_asked_for(
    with_form: tuple[StoryJudge, Question], layout: str
) -> None:
    here, question = twin(with_form[0]), with_form[1]
    here.deliver_raw(echo(question, layout, Random(layout), "pass"))
    with here.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    assert len(game.orders["AUSTRIA"]) == 1


@pytest.mark.parametrize("mark", ["", "    ", "* ", "- "])
def test_our_form_of_registration_registers_nobody(asked: Asked, mark: str) -> None:
    here = twin(asked[0])
    here.deliver("robot@robot.example", "x", "GET map\nHELLO\n")
    form = "REGISTER\nName: your name\nTimezone: Europe/London\nEND\n"
    here.deliver("robot@robot.example", "Re: x", "".join(f"{mark}{line}\n" for line in form.splitlines()))
    with here.services.store.begin() as work:
        assert work.people.by_address("robot@robot.example") is None
