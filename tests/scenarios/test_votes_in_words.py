"""Answers to the email about a proposal that agree or refuse in words: a YES votes, and nothing else does."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, told_anna
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

REFUSALS = (
    "I disagree, let's play on!",
    "Ich bin dagegen, wir spielen weiter!",
    "Je ne suis pas d'accord, on continue à jouer.",
    "No estoy de acuerdo, sigamos jugando.",
    "Non sono d'accordo, andiamo avanti.",
    "Ik ben het er niet mee eens, we spelen door!",
    "Nie zgadzam się, gramy dalej!",
    "Não concordo, vamos continuar a jogar!",
    "Jag håller inte med, vi spelar vidare!",
    "Jeg er ikke enig, vi spiller videre!",
)
CONSENTS = (
    "That works for me, I'm happy to end it like this.",
    "Gern, ich stimme zu, das passt so.",
    "Je suis d'accord, finissons-en.",
    "Estoy de acuerdo, me parece bien.",
    "Per me va bene, finiamola qui.",
    "Ik ben het ermee eens, prima zo.",
    "Zgadzam się, niech tak będzie.",
    "Concordo, por mim está bem.",
    "Jag håller med, det blir bra så.",
    "Jeg er enig, lad os gøre det.",
)
NEITHER = ("I'm not sure whether I agree with that.", "That is a funny idea from somebody.")


@pytest.fixture(scope="module")
def asked() -> StoryJudge:
    """The game of the opening, with a proposal about which the last email to Anna asks."""
    judge = in_memory("opening")
    address, password = judge.leaders["E"]
    judge.deliver(address, "proposal", f"SIGN ON E alpha {password}\nPROPOSE DRAW\n")
    return judge


def _votes(judge: StoryJudge) -> Mapping[str, str]:
    with judge.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return {power: vote.value for power, vote in game.proposals[0].votes.items()}


@pytest.mark.parametrize(
    ("text", "vote"), [*((text, "no") for text in REFUSALS), *((text, "yes") for text in CONSENTS)]
)
def test_a_vote_is_proposed_and_a_yes_casts_it(asked: StoryJudge, text: str, vote: str) -> None:
    judge = twin(asked)
    judge.reply(ANNA, judge.last(ANNA), text)
    told = told_anna(judge)
    assert "[Error Flag]" in told
    assert says(told, "did-you-mean", line=f"VOTE {vote.upper()} 1")
    assert "AUSTRIA" not in _votes(judge)
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert _votes(judge)["AUSTRIA"] == vote


@pytest.mark.parametrize("text", NEITHER)
def test_words_that_say_neither_get_the_lines_of_all_votes(asked: StoryJudge, text: str) -> None:
    judge = twin(asked)
    judge.reply(ANNA, judge.last(ANNA), text)
    told = told_anna(judge)
    assert "[Error Flag]" in told
    assert says(told, "prose-vote-unclear.hint", number=1)
    assert "AUSTRIA" not in _votes(judge)
