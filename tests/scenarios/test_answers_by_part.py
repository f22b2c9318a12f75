"""A yes that names what it accepts of several proposals: those count, and the others are cancelled."""

from __future__ import annotations

import pytest

from tests.scenarios.alpha import ANNA, orders_in_force
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

GERD = "gerd@ger.example"
VIENNA, BUDAPEST = "A VIE - GAL", "A BUD - SER"


@pytest.fixture(scope="module")
def asked() -> StoryJudge:
    """The game, with a question to Anna about two orders."""
    judge = in_memory("opening")
    text = "SIGN ON Austria alpha swordA\nPerhaps Vienna to Galicia.\nPerhaps Budapest to Serbia.\n"
    judge.deliver(ANNA, "orders", text)
    return judge


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Yes, the one with Galicia", VIENNA),
        ("Yes to the one about Serbia, please.", BUDAPEST),
        ("Only the first one, yes", VIENNA),
        ("Just the first one.", VIENNA),
        ("Yes Vienna", VIENNA),
        ("Ja, nur die zweite", BUDAPEST),
        ("Ja, die mit Galizien", VIENNA),
        ("Oui, la deuxième", BUDAPEST),
        ("Oui, celui avec la Galicie", VIENNA),
        ("Sí, solo la segunda", BUDAPEST),
        ("Sì, la prima", VIENNA),
        ("Sì, quello con la Galizia", VIENNA),
        ("Ja, alleen de eerste", VIENNA),
        ("Sim, só a segunda", BUDAPEST),
        ("Sim, a da Galícia", VIENNA),
        ("Tak, tylko pierwszy", VIENNA),
        ("Ja, bara den andra", BUDAPEST),
        ("Ja, kun den første", VIENNA),
    ],
)
def test_what_is_named_counts_and_the_other_is_cancelled(asked: StoryJudge, text: str, order: str) -> None:
    judge = twin(asked)
    question = judge.last(ANNA)
    judge.reply(ANNA, question, text)
    assert orders_in_force(judge) == [order]
    assert "[Error Flag]" not in str(judge.last(ANNA)["Subject"])
    judge.reply(ANNA, question, "YES")
    assert orders_in_force(judge) == [order]


@pytest.mark.parametrize("text", ["Yes, both.", "Ja, prima"])
def test_a_yes_whose_words_may_be_names_accepts_all(asked: StoryJudge, text: str) -> None:
    judge = twin(asked)
    judge.reply(ANNA, judge.last(ANNA), text)
    assert orders_in_force(judge) == [BUDAPEST, VIENNA]


@pytest.mark.parametrize(
    "text",
    [
        "Yes, the third",
        "Yes, the one with Warsaw",
        "Is it the first one?",
        "Yes, the first time I play this.",
        "Yes, the first or the second",
        "Yes, maybe the first",
        "Yes, and Serbia",
        "Yes, I will decide on the one with Galicia tomorrow",
    ],
)
def test_what_is_not_clear_accepts_nothing(asked: StoryJudge, text: str) -> None:
    judge = twin(asked)
    question = judge.last(ANNA)
    judge.reply(ANNA, question, text)
    assert orders_in_force(judge) == []
    judge.reply(ANNA, question, "YES")
    assert orders_in_force(judge) == [BUDAPEST, VIENNA]


def test_a_place_of_two_proposals_names_neither() -> None:
    judge = in_memory("opening")
    text = "SIGN ON Austria alpha swordA\nPerhaps Vienna to Galicia.\nPerhaps Budapest to Vienna.\n"
    judge.deliver(ANNA, "orders", text)
    judge.reply(ANNA, judge.last(ANNA), "Yes, the one to Vienna")
    assert orders_in_force(judge) == []


@pytest.fixture(scope="module")
def asked_of_germany() -> StoryJudge:
    """The game, with a question about three orders, of which one goes where another unit is."""
    judge = in_memory("opening")
    judge.says_yes = False
    judge.deliver(
        GERD, "orders", "SIGN ON Germany alpha swordG\nKie to Den, Ber to Kie and Mun to Ruh blorb\n"
    )
    return judge


KIEL, BERLIN, MUNICH = "F KIE - DEN", "A BER - KIE", "A MUN - RUH"


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Yes to all but Munich", [BERLIN, KIEL]),
        ("Yes except Kiel", [BERLIN, MUNICH]),
        ("Yes for Berlin and Munich, no for Kiel", [BERLIN, MUNICH]),
        ("Ja für Kiel und Berlin", [BERLIN, KIEL]),
        ("Für Kiel und Berlin ja, für München nein", [BERLIN, KIEL]),
        ("Oui sauf Munich", [BERLIN, KIEL]),
        ("Sí a todo menos Múnich", [BERLIN, KIEL]),
        ("Sì a tutto tranne Monaco", [BERLIN, KIEL]),
        ("Ja op alles behalve München", [BERLIN, KIEL]),
        ("Tak na wszystko oprócz Monachium", [BERLIN, KIEL]),
        ("Sim a tudo menos Munique", [BERLIN, KIEL]),
        ("Ja till allt utom München", [BERLIN, KIEL]),
        ("Ja til alt undtagen München", [BERLIN, KIEL]),
        ("Ja zu allem bis auf München", [BERLIN, KIEL]),
        ("Yes, no, Kiel", []),
    ],
)
def test_a_yes_with_an_exception_means_the_unit_in_the_place(
    asked_of_germany: StoryJudge, text: str, orders: list[str]
) -> None:
    judge = twin(asked_of_germany)
    judge.says_yes = False
    judge.reply(GERD, judge.last(GERD), text)
    assert sorted(orders_in_force(judge, "GERMANY")) == sorted(orders)


@pytest.mark.parametrize(
    "text",
    [
        "Only the first one. I am still thinking about Serbia.",
        "Just the first. Budapest can wait.",
        "Seulement la première. Pour Budapest, je réfléchis encore.",
        "Solo la prima, per la seconda devo ancora pensarci.",
        "Só a primeira. A outra ainda estou a pensar.",
        "Tylko pierwszy rozkaz, o drugim jeszcze myślę.",
    ],
)
def test_an_answer_by_part_with_more_words_is_not_taken_for_talk(asked: StoryJudge, text: str) -> None:
    judge = twin(asked)
    question = judge.last(ANNA)
    judge.reply(ANNA, question, text)
    assert orders_in_force(judge) == []
    assert "[Error Flag]" in str(judge.last(ANNA)["Subject"])
    judge.reply(ANNA, question, "Only the first one.")
    assert orders_in_force(judge) == [VIENNA]
