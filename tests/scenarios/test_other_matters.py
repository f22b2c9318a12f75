"""Words about something else than orders beside them: they leave the orders, and each has its own answer."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, orders_in_force, told_anna
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

SIGN_ON = "SIGN ON Austria alpha swordA\n"
NO_MORE_TIME = (
    "No need for an extension any more.",
    "The extension is not needed after all.",
    "Forget about the extension.",
    "Die Verlängerung brauchen wir doch nicht mehr.",
    "Vergiss die Verlängerung, ich schaffe es doch.",
    "Finalement, pas besoin de délai supplémentaire.",
    "Al final no necesito más tiempo.",
    "Non ho più bisogno di più tempo.",
    "Ik heb de extra tijd niet meer nodig.",
    "Já não é preciso o adiamento.",
    "Jednak nie potrzebuję więcej czasu.",
    "Förlängningen behövs inte längre.",
    "Jeg har ikke brug for mere tid alligevel.",
)
LEAVING = (
    "I resign.",
    "I have to quit the game.",
    "I won't be playing any more.",
    "Ich muss das Spiel leider verlassen.",
    "J'abandonne la partie.",
    "Tengo que abandonar el juego.",
    "Mi ritiro dalla partita.",
    "Ik stop ermee.",
    "Vou abandonar o jogo.",
    "Rezygnuję z gry.",
    "Jag hoppar av.",
    "Jeg trækker mig fra spillet.",
)


@pytest.fixture
def game() -> StoryJudge:
    return in_memory("opening")


def _flagged(judge: StoryJudge) -> bool:
    return "[Error Flag]" in str(judge.last(ANNA)["Subject"])


@pytest.mark.parametrize("words", NO_MORE_TIME)
@pytest.mark.parametrize("form", ["A Vie - Gal\n{}", "{}\nA Vie - Gal"])
def test_no_need_for_more_time_leaves_orders(game: StoryJudge, words: str, form: str) -> None:
    game.deliver(ANNA, "orders", SIGN_ON + form.format(words))
    assert orders_in_force(game) == ["A VIE - GAL"]
    assert not _flagged(game)


@pytest.mark.parametrize("words", NO_MORE_TIME)
def test_no_need_for_more_time_is_no_answer_to_what_waits(game: StoryJudge, words: str) -> None:
    game.deliver(ANNA, "orders", f"{SIGN_ON}Vienna goes to Galicia, hopscotch\n")
    asked = game.last(ANNA)
    game.reply(ANNA, asked, words)
    assert says(told_anna(game), "prose-no-more-time")
    game.reply(ANNA, asked, "Yes")
    assert orders_in_force(game) == ["A VIE - GAL"]


@pytest.mark.parametrize(
    "words", ["No need for an extension any more.", "I don't want a draw.", "Ich will kein Remis."]
)
def test_a_denial_of_something_else_in_the_line_of_an_order_leaves_it(game: StoryJudge, words: str) -> None:
    game.deliver(ANNA, "orders", f"{SIGN_ON}A Vie - Gal. {words}\n")
    assert orders_in_force(game) == ["A VIE - GAL"]


@pytest.mark.parametrize("words", LEAVING)
@pytest.mark.parametrize("form", ["A Vie - Gal. {}", "{} A Vie - Gal", "A Vie - Gal\n{}"])
def test_leaving_beside_an_order_is_answered_with_its_command(
    game: StoryJudge, words: str, form: str
) -> None:
    game.deliver(ANNA, "orders", SIGN_ON + form.format(words))
    assert "RESIGN" in told_anna(game)
    assert orders_in_force(game) == ["A VIE - GAL"]


@pytest.mark.parametrize("text", ["A Vie - Gal, and I resign.", "A Wien - Galizien und ich steige aus"])
def test_leaving_in_the_sentence_of_an_order_is_answered_too(game: StoryJudge, text: str) -> None:
    game.deliver(ANNA, "orders", SIGN_ON + text)
    assert "RESIGN" in told_anna(game)
    assert orders_in_force(game) == []


def test_words_that_speak_of_orders_too_still_take_them_back(game: StoryJudge) -> None:
    game.deliver(ANNA, "orders", f"{SIGN_ON}A Vie - Gal. I resign, so forget it.\n")
    assert orders_in_force(game) == []
