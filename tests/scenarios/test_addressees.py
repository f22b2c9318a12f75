"""Emails to another player that come to the judge: their orders wait for a YES, and their yes is none.

docs: sender, "A confirmation is the only word of its email"
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.scenarios.alpha import ANNA, orders_in_force
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge, words

SIGN_ON = "SIGN ON Austria alpha swordA\n"
ORDERS = "A VIE - GAL\nA BUD - SER\nF TRI - ALB\n"
IN_FORCE = ["A BUD - SER", "A VIE - GAL", "F TRI - ALB"]
ANOTHER = (
    *(
        "Fleur darling,",
        "Dear Edgarr,",
        "Edgar - here is what I play.",
        "Cze\u015b\u0107 Gerdzie,",
        "Mes chers alli\u00e9s,",
    ),
    *(
        "Dear Rolf,",
        "Dear Mr Iwanow,",
        "Dear Mr. Iwanow,",
        "Hey Rolfie,",
        "Rolf + Tara,",
        "Rolf mate,",
    ),
    *("@Rolf", "For Rolf", "Rolf, here are my moves", "Dear Sultan,", "My dear Tsar,", "Your Majesty,"),
    *(
        "Mr President,",
        "Dear allies,",
        "Dear fellow players,",
        "Lieber Zar,",
        "Herr Iwanow,",
        "Liebe Mitspieler,",
    ),
    *(
        "Servus Rolf,",
        "Coucou Rolf,",
        "Cher tsar,",
        "Monsieur Iwanow,",
        "Chers alli\u00e9s,",
        "Se\u00f1or Iwanow,",
    ),
    *(
        "Queridos aliados,",
        "Signor Iwanow,",
        "Cari alleati,",
        "Lieve Tara,",
        "Meneer Iwanow,",
        "Ol\u00e1 Tara,",
    ),
    *("Drogi Rolfie,", "Witaj Rolfie,", "Droga Taro,", "Hej Taro,", "Panie Iwanowie,", "Drodzy sojusznicy,"),
    *("Hey Ed", "Ciao Ed,", "Ed,", "CC: Edgar", "cc Edgar", "bcc: Rolf", "To: Edgar"),
    *("To all players:", "Attn. Kaiser", "Attn: Rolf", "Attn: Kaiser"),
    *("K\u00e4ra allierade,", "K\u00e6re Rolf,", "Taro,", "Rolfi!"),
)
US = (
    *("Hallo zusammen,", "Dear Sir or Madam,", "This is Anna,", "Hola a todos,", "Dear Ms Master,"),
    *(
        "Dear judge,",
        "Hello Gina,",
        "Dear Gina, hello",
        "Hi Gina and Rolf,",
        "el juez:",
        "il giudice,",
        "Cher juge,",
    ),
    *(
        "Lieber Spielleiter,",
        "Beste scheidsrechter,",
        "Caro juiz,",
        "Drogi s\u0119dzio,",
        "Droga Gino,",
        "K\u00e4re domare,",
    ),
    *("Hi Gi,", "Hey An,", "Ok,", "So,"),
    *("Hello everybody,", "Good evening!", "Anna,", "Kaere dommer,", "Austria,"),
)
BELOW = ("", "\nhow are you?\n", "\nmy moves:\n", "This is my plan. Please support me into Galicia.\n\n")


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("call", "below"), [(ANOTHER[0], one) for one in BELOW] + [(one, "") for one in ANOTHER]
)
def test_orders_in_an_email_to_another_player_wait(game: StoryJudge, call: str, below: str) -> None:
    game.deliver(ANNA, "orders", f"{SIGN_ON}{call}\n{below}{ORDERS}")
    assert "[Error Flag]" in str(game.last(ANNA)["Subject"])
    assert orders_in_force(game) == []
    game.reply(ANNA, game.last(ANNA), "Yes")
    assert orders_in_force(game) == IN_FORCE


@pytest.mark.parametrize("call", US)
def test_orders_for_the_judge_and_the_gm_count(game: StoryJudge, call: str) -> None:
    game.deliver(ANNA, "orders", f"{SIGN_ON}{call}\n\n{ORDERS}")
    assert "[Error Flag]" not in str(game.last(ANNA)["Subject"])
    assert orders_in_force(game) == IN_FORCE


def test_the_judge_may_be_called_by_a_word_that_begins_like_another_name(game: StoryJudge) -> None:
    """`scheidsrechter` begins like Schmidt, who plays Austria."""
    text = "SIGN ON Germany alpha swordG\nBeste scheidsrechter, noteer alsjeblieft:\nA Mun - Ruh\n"
    game.deliver("gerd@ger.example", "orders", text)
    assert orders_in_force(game, "GERMANY") == ["A MUN - RUH"]


def test_a_call_of_the_judge_ends_what_was_for_somebody_else(game: StoryJudge) -> None:
    game.deliver(
        ANNA, "orders", f"{SIGN_ON}Dear Rolf,\nA VIE - TYR\n\nDear judge,\nA VIE - GAL\nA BUD - SER\n"
    )
    assert orders_in_force(game) == ["A BUD - SER", "A VIE - GAL"]


YESES = {
    **dict.fromkeys(
        ("Yes", "Ja", "Oui", "S\u00ed", "Tak", "Okay", "Agreed", "Confirmed"), ("Rolf", "Tara", "Irma")
    ),
    "Yes, my": ("Sultan", "Tsar", "Kaiser"),
}
TO_ANOTHER = [f"{yes}, {name}" for yes, names in YESES.items() for name in names]
AROUND = (
    "Dear Rolf,\n\nYes.\n\nAnna",
    "Hi Rolf\n\nYes",
    "Dear Rolf, yes",
    "Yes, see you, Rolf",
    "Ja, Rolf, gerne",
    "Ja, Ed",
    "Yes. Rol!",
)
TO_US = (
    "Yes",
    "Yes, Gina",
    "Yes, Anna",
    "Yes, dear judge",
    "Ja, Gina",
    "Dear judge,\nyes\nAnna",
    "Yes - Anna Schmidt",
    "Yes, Gi",
    "Yes - An",
)


@pytest.fixture(scope="module")
def asked() -> StoryJudge:
    """Anna was asked what two of her orders mean."""
    story = in_memory("opening")
    story.deliver(ANNA, "orders", f"{SIGN_ON}Vienna goes to Galicia, Budapest to Serbia, hopscotch\n")
    assert "NOT COUNTED YET" in words(story.last(ANNA))
    return story


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("text", "counts"), [*product((*TO_ANOTHER, *AROUND), [False]), *product(TO_US, [True])]
)
def test_a_yes_to_another_player_accepts_nothing(asked: StoryJudge, text: str, counts: bool) -> None:
    story = twin(asked)
    story.reply(ANNA, story.last(ANNA), text)
    assert bool(orders_in_force(story)) is counts
