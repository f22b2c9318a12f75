"""Words above and below orders that may deny them: the orders wait for a yes, and others count."""

from __future__ import annotations

import tomllib

import pytest

from judge.rules import notation
from judge.rules.orders import Hold
from judge.rules.units import Kind
from tests.messages import says
from tests.scenarios.alpha import ANNA, orders_in_force, text_of
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge, yes_to
from tests.unit.language.positions import DATA
from tests.unit.language.readings.test_about_orders import doubts, rows

ORDERS = "A Vie - Gal\nA Bud - Ser\nF Tri - Alb"


def _counting(judge: StoryJudge, text: str, subject: str = "orders") -> tuple[int, bool]:
    """How many orders count after an email, and whether its reply is flagged."""
    judge.deliver(ANNA, subject, f"SIGN ON Austria alpha swordA\n{text}\n")
    with judge.services.store.begin() as work:
        alpha = work.games.get("alpha")
    assert alpha is not None
    counts = [notation.write(order) for order in alpha.orders.get("AUSTRIA", ())]
    return len(counts), "[Error Flag]" in str(judge.last(ANNA)["Subject"])


def _around(side: str, text: str, between: str = "\n\n") -> str:
    return f"{text}{between}{ORDERS}" if side == "above" else f"{ORDERS}{between}{text}"


@pytest.mark.sweep
@pytest.mark.parametrize(("side", "text"), [*rows("keeps"), *doubts("keeps")])
def test_orders_wait_for_a_yes(opening: StoryJudge, side: str, text: str) -> None:
    assert _counting(opening, _around(side, text)) == (0, True)


@pytest.mark.parametrize(
    ("side", "text"),
    [
        ("below", "(contingent on Gerd)"),
        ("below", "(abh\u00e4ngig von einem Votum)"),
        ("below", "(supeditado a una votaci\u00f3n)"),
        ("below", "(subordinato a un voto)"),
        ("below", "(sujeito a uma vota\u00e7\u00e3o)"),
        ("above", "Only valid with Tara's consent"),
        ("above", "These apply only after our call"),
        ("above", "Nur g\u00fcltig mit Taras Zustimmung"),
        ("above", "V\u00e1lido solo con el permiso de Tara"),
        ("above", "Alleen geldig met toestemming van Tara"),
        ("above", "Wa\u017cne tylko za zgod\u0105 Tary"),
        ("above", "G\u00e4ller bara med Taras samtycke"),
        ("below", "50/50 on this"),
        ("below", "Still a coin toss"),
        ("below", "Noch halbe-halbe"),
        ("below", "Testa o croce"),
    ],
)
def test_orders_beside_a_condition_without_an_if_or_odds_wait(
    opening: StoryJudge, side: str, text: str
) -> None:
    assert _counting(opening, _around(side, text, "\n")) == (0, True)


@pytest.mark.parametrize("text", ["None of that is right.", "On reflection none of that is right."])
def test_a_no_to_all_of_that_is_one_to_all_orders_above(opening: StoryJudge, text: str) -> None:
    assert _counting(opening, f"{ORDERS}\n\n{text}") == (0, True)


@pytest.mark.sweep
@pytest.mark.parametrize(("side", "text"), [*rows("harmless"), *doubts("harmless")])
def test_orders_beside_plain_words_count(opening: StoryJudge, side: str, text: str) -> None:
    assert _counting(opening, _around(side, text)) == (3, False)


@pytest.mark.parametrize("text", [text for _, text in doubts("corrects")])
def test_orders_above_a_correction_are_asked_about(opening: StoryJudge, text: str) -> None:
    _, flagged = _counting(opening, f"{ORDERS}\n\n{text}")
    with opening.services.store.begin() as work:
        alpha = work.games.get("alpha")
    assert alpha is not None
    exactly = Hold(Kind.FLEET, "TRI") in alpha.orders.get("AUSTRIA", ())
    assert flagged is not exactly


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Not Serbia.", 2),
        ("Niet Servië.", 2),
        ("Not Greece.", 3),
        ("Swap the first two", 0),
        ("Sorry, not the fleet after all.", 0),
    ],
)
def test_what_a_correction_denies_waits_for_a_yes(opening: StoryJudge, text: str, left: int) -> None:
    assert _counting(opening, f"{ORDERS}\n\n{text}") == (left, left < 3)


def _subjects(of: str) -> list[str]:
    table = tomllib.loads((DATA / "sentences" / "subjects.toml").read_text(encoding="utf-8"))
    return [*table[of], *table[f"{of}_held_out"]]


@pytest.mark.sweep
@pytest.mark.parametrize("subject", _subjects("keeps"))
def test_orders_below_a_subject_that_doubts_them_wait_for_a_yes(opening: StoryJudge, subject: str) -> None:
    assert _counting(opening, ORDERS, subject) == (0, True)


@pytest.mark.sweep
@pytest.mark.parametrize("subject", _subjects("harmless"))
def test_orders_below_a_plain_subject_count(opening: StoryJudge, subject: str) -> None:
    assert _counting(opening, ORDERS, subject) == (3, False)


@pytest.mark.parametrize(
    ("after", "counting"),
    [
        ("", 3),
        ("TEST:alpha - orders", 3),
        ("TEST:alpha - my final orders", 3),
        ("TEST:alpha - fleet stays in Trieste after all", 0),
        (" (hold the fleet, forget Albania)", 0),
        (" - NOT FINAL, please wait for my next mail", 0),
    ],
)
def test_what_a_subject_adds_to_that_of_the_answered_email_may_doubt(
    opening: StoryJudge, after: str, counting: int
) -> None:
    opening.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nA Vie - Boh\n")
    answered = opening.last(ANNA)
    subject = f"Re: {after}" if after.startswith("TEST") else f"Re: {answered['Subject']}{after}"
    opening.deliver(
        ANNA, subject, f"SIGN ON Austria alpha swordA\n{ORDERS}\n", answers=answered["Message-ID"]
    )
    with opening.services.store.begin() as work:
        alpha = work.games.get("alpha")
    assert alpha is not None
    counts = [notation.write(order) for order in alpha.orders.get("AUSTRIA", ())]
    assert len([one for one in counts if one in ("A VIE - GAL", "A BUD - SER", "F TRI - ALB")]) == counting


@pytest.mark.parametrize(
    "excuse",
    [
        "The car would not start. Here we go:",
        "Sorry I have not been around much. Here are my orders:",
        "je n'ai pas eu le temps hier, désolé. Voici :",
        "Scusate il ritardo, non avevo internet. Ecco i miei ordini:",
    ],
)
def test_the_last_sentence_over_orders_heads_them(opening: StoryJudge, excuse: str) -> None:
    assert _counting(opening, f"{excuse}\n\n{ORDERS}") == (3, False)


@pytest.mark.parametrize(
    ("greeting", "counting"),
    [
        ("Dear France, this is my opening", 0),
        ("Hi Edgar, there you are", 0),
        ("Dear Gina, there you are", 3),
        ("Hallo Zusammen,", 3),
        ("Dear Sirs,", 3),
    ],
)
def test_orders_below_a_greeting_to_another_player_wait(
    opening: StoryJudge, greeting: str, counting: int
) -> None:
    assert _counting(opening, f"{greeting}\n\n{ORDERS}") == (counting, counting == 0)


@pytest.mark.parametrize(
    "remark", ["(I hope Fred is not angry)", "(not a stab, Rosa, promise!)", "(hoffentlich nicht sauer)"]
)
def test_an_order_with_a_remark_that_denies_something_is_proposed(opening: StoryJudge, remark: str) -> None:
    assert _counting(opening, f"Vienna to Galicia {remark}\nA Bud - Ser\nF Tri - Alb") == (2, True)
    assert "Did you mean A VIE - GAL?" in text_of(opening.last(ANNA))


def test_a_wait_below_a_subject_that_doubts_it_waits_for_a_yes(opening: StoryJudge) -> None:
    opening.deliver(ANNA, "Draft", f"SIGN ON Austria alpha swordA\n{ORDERS}\nSET WAIT\n")
    answer = text_of(opening.last(ANNA))
    assert "SET WAIT  Pending: SET WAIT" in answer
    assert says(answer, "orders-doubted-in-subject")


@pytest.mark.parametrize("text", ["None of this is serious.", "Scratch that", "To be confirmed tonight"])
def test_words_of_a_later_email_that_take_back_nothing_say_so(opening: StoryJudge, text: str) -> None:
    assert _counting(opening, ORDERS) == (3, False)
    assert _counting(opening, text) == (3, True)
    assert says(text_of(opening.last(ANNA)), "prose-takes-nothing-back")
    assert _counting(opening, f"{text}.\nA Vie - Tyr")[0] == 3


@pytest.mark.parametrize(
    "text",
    [
        "Veuillez supprimer tous mes ordres, j'enverrai les nouveaux ce soir.",
        "On oublie mes ordres d'hier, je vous en renvoie demain.",
        "Pouvez-vous annuler mes ordres, s'il vous plaît ?",
        "¿Podéis borrar mis órdenes, por favor?",
        "Ritiro tutti i miei ordini per il momento.",
        "Scusate, i miei ordini vanno cancellati tutti.",
        "Peço que apaguem todas as minhas ordens.",
        "Proszę skasować wszystkie moje rozkazy, wyślę nowe wieczorem.",
        "Bitte löscht alle meine Befehle, ich schicke später neue.",
    ],
)
def test_who_takes_back_all_orders_of_an_earlier_email_is_asked(opening: StoryJudge, text: str) -> None:
    assert _counting(opening, ORDERS) == (3, False)
    assert _counting(opening, text) == (3, True)
    assert "Did you mean CLEAR ALL?" in text_of(opening.last(ANNA))
    opening.deliver_raw(yes_to(opening.last(ANNA)))
    assert orders_in_force(opening) == []


@pytest.mark.parametrize("sign_on", ["A", "Austria"])
@pytest.mark.parametrize(
    "text",
    [
        "J'annule l'ordre de la flotte, je dois d'abord parler à Edgar.",
        "Cancelem a ordem da frota, se faz favor.",
        "Wycofuję rozkaz dla floty.",
        "Forget the order for the fleet, Ivan wants it elsewhere.",
    ],
)
def test_who_takes_back_one_order_of_an_earlier_email_is_told_that_it_counts(
    opening: StoryJudge, sign_on: str, text: str
) -> None:
    assert _counting(opening, ORDERS) == (3, False)
    opening.deliver(ANNA, "o", f"SIGN ON {sign_on} alpha swordA\n{text}\n")
    assert "[Error Flag]" in str(opening.last(ANNA)["Subject"])
    assert len(orders_in_force(opening)) == 3


@pytest.mark.parametrize(
    "text",
    [
        "Mes ordres sont définitifs, je ne les annule pas.",
        "Non cancellate i miei ordini, per favore: restano validi.",
        "Edgar m'a dit qu'il annulait ses ordres.",
        "Comment annuler un ordre ?",
    ],
)
def test_who_takes_back_nothing_is_not_asked(opening: StoryJudge, text: str) -> None:
    assert _counting(opening, ORDERS) == (3, False)
    assert _counting(opening, text) == (3, False)


@pytest.mark.parametrize("text", ["Cancel A Bud - Ser.", "cancel Bud - Ser. Rather hold"])
def test_an_order_behind_cancel_is_no_token(opening: StoryJudge, text: str) -> None:
    assert _counting(opening, f"{ORDERS}\n{text}") == (2, True)
    assert text in text_of(opening.last(ANNA))
    assert "Did you mean A BUD H?" in text_of(opening.last(ANNA))


_AS_BEFORE = tomllib.loads((DATA / "sentences" / "as_before.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("text", [*_AS_BEFORE["as_before"], *_AS_BEFORE["as_before_held_out"]])
def test_orders_that_stay_as_they_are_are_no_holds(opening: StoryJudge, text: str) -> None:
    assert _counting(opening, ORDERS) == (3, False)
    assert _counting(opening, text) == (3, False)
    with opening.services.store.begin() as work:
        alpha = work.games.get("alpha")
    assert alpha is not None
    assert not any(isinstance(order, Hold) for order in alpha.orders["AUSTRIA"])


@pytest.mark.parametrize("text", _AS_BEFORE["as_before"])
def test_where_nothing_was_ordered_nothing_can_stay(opening: StoryJudge, text: str) -> None:
    assert _counting(opening, text) == (0, True)
    assert says(text_of(opening.last(ANNA)), "prose-none-before")


@pytest.mark.parametrize("text", _AS_BEFORE["holds"])
def test_units_that_stay_hold(opening: StoryJudge, text: str) -> None:
    assert _counting(opening, text) == (3, False)


def test_a_command_between_changes_nothing(opening: StoryJudge) -> None:
    text = f"{ORDERS}\nSET WAIT\nA Vie H\n\nForget everything I wrote above."
    assert _counting(opening, text) == (0, True)


def test_what_points_below_where_nothing_stands_is_talk(opening: StoryJudge) -> None:
    assert _counting(opening, f"{ORDERS}\n\nMy cat sleeps below the table.") == (3, False)


def test_orders_below_words_that_take_back_those_above_count(opening: StoryJudge) -> None:
    assert _counting(opening, "A Vie - Tyr\n\nForget everything above.\n\nA Vie - Boh") == (1, True)


HEADINGS = [
    "Spiel alpha:",
    "Partie alpha :",
    "Second try!",
    "Premier tour !",
    "Eastern front:",
    "Western front:",
]


@pytest.mark.parametrize("line", HEADINGS)
def test_orders_below_a_harmless_heading_count(opening: StoryJudge, line: str) -> None:
    assert _counting(opening, f"{line}\n{ORDERS}") == (3, False)


@pytest.mark.parametrize("line", ["Witz alpha:", "Joke:", "Spiel:", "Sample orders of alpha:"])
def test_orders_below_others_wait(opening: StoryJudge, line: str) -> None:
    assert _counting(opening, f"{line}\n{ORDERS}") == (0, True)


@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("A Vie - Gal (bounce Russia hopefully)", 1),
        ("A Wien - Galizien (klappt hoffentlich)", 1),
        ("F Trieste holds at Trieste", 1),
        ("A Viena no a Bohemia sino a Galicia", 1),
        ("Vienne non pas en Bohême mais en Galicie", 1),
        ("A Vie - Gal (hopefully not)", 0),
        ("A Vie - Gal (if Italy hopefully agrees)", 0),
        ("F Trieste holds at Vienna", 0),
        ("A Vienna at Galicia", 0),
    ],
)
def test_words_on_the_line_of_an_order(opening: StoryJudge, line: str, count: int) -> None:
    assert _counting(opening, line) == (count, count == 0)


_ONE_GOES_BACK = (
    "Den Befehl für Wien nehme ich zurück, der Rest bleibt stehen.",
    "Anula a ordem de Viena, o resto mantém-se.",
    "Retiro a ordem de Viena. O resto fica como está.",
    "Cancel the order for Vienna, the rest stays.",
)


@pytest.mark.parametrize("text", _ONE_GOES_BACK)
def test_the_rest_keeps_its_orders_when_one_is_taken_back(opening: StoryJudge, text: str) -> None:
    assert _counting(opening, ORDERS) == (3, False)
    _counting(opening, text)
    reply = opening.last(ANNA)
    opening.deliver(ANNA, f"Re: {reply['Subject']}", "YES\n", answers=reply["Message-ID"])
    with opening.services.store.begin() as work:
        alpha = work.games.get("alpha")
    assert alpha is not None
    kept = {notation.write(order) for order in alpha.orders["AUSTRIA"]}
    assert kept - {"A VIE - GAL", "A VIE H"} == {"A BUD - SER", "F TRI - ALB"}


@pytest.mark.parametrize(
    "line",
    [
        "A Vie - Gal. You wish.",
        "A Vie - Gal. Ha, in your dreams",
        "A Vie - Gal. This is only a draft.",
        "These orders are invented. A Vie - Gal",
        "Noch offen. A Vie - Gal",
        "A Vie - Gal. Tu peux rêver !",
        "PS : attends, la Galicie est-elle sûre ? A Vie - Gal",
    ],
)
def test_a_sentence_on_the_line_of_an_order_may_keep_it(opening: StoryJudge, line: str) -> None:
    assert _counting(opening, line) == (0, True)


@pytest.mark.parametrize(
    "line",
    [
        "My Austrian orders follow below. A Vie - Gal",
        "A Vie - Gal. Thanks for waiting!",
        "A Vie - Gal. Das wird ein Spaß.",
        "As you wish. A Vie - Gal",
    ],
)
def test_a_plain_sentence_on_the_line_of_an_order_leaves_it(opening: StoryJudge, line: str) -> None:
    assert _counting(opening, line) == (1, False)


def test_a_question_about_a_place_in_words_with_a_hyphen_may_keep_orders(opening: StoryJudge) -> None:
    assert _counting(opening, f"{ORDERS}\nPS : attends, la Galicie est-elle sûre ?") == (0, True)


@pytest.mark.parametrize(
    ("line", "flagged"),
    [
        ("vi sa om Wien", True),
        ("Det var allt om Wien.", False),
        ("vi snakkede om Wien", True),
        ("Nur ein Gruß an alle.", False),
        ("Alleen een groet aan iedereen.", False),
        ("Bare en hilsen til alle.", False),
        ("Bara en hälsning till alla.", False),
        ("Aber viel Spaß!", False),
    ],
)
def test_a_greeting_or_words_about_a_place_leave_orders(
    opening: StoryJudge, line: str, flagged: bool
) -> None:
    assert _counting(opening, f"{ORDERS}\n{line}") == (3, flagged)


@pytest.mark.parametrize("between", ["\n", "\n\n"])
@pytest.mark.parametrize(
    "text",
    [
        *("Dear Rolf,", "Hi Rolf", "Rolf,", "Dear Russia,", "Lieber Rolf,", "Cher Rolf,", "Querido Rolf,"),
        *("Caro Rolf,", "Beste Rolf,", "Drogi Rolf,", "Hej Rolf!", "Kære Rolf"),
    ],
)
def test_orders_below_a_greeting_to_another_player_wait_for_a_yes(
    opening: StoryJudge, text: str, between: str
) -> None:
    assert _counting(opening, _around("above", text, between)) == (0, True)
    assert says(text_of(opening.last(ANNA)), "heading-not-certain")


@pytest.mark.parametrize(
    "text", ["Dear Gina,", "Hi judge,", "Hello everybody,", "Hi Bob,", "Anna,", "Dear all,", "Hi,"]
)
def test_orders_below_any_other_greeting_count(opening: StoryJudge, text: str) -> None:
    assert _counting(opening, _around("above", text)) == (3, False)


def test_a_slip_above_the_order_that_mends_it_keeps_nothing(opening: StoryJudge) -> None:
    assert _counting(opening, "A Vie - Boh\nOops\nA Vie - Gal") == (1, False)
    assert _counting(opening, _around("above", "Oops")) == (3, False)


@pytest.mark.parametrize(
    "text",
    [
        *("note:", "Note:", "todo", "TODO:", "Merke:", "À faire :", "Por hacer:", "Da fare:", "Te doen:"),
        *("Do zrobienia:", "A fazer:", "Att göra:", "At gøre:", "Memo:"),
    ],
)
def test_orders_below_a_heading_of_notes_wait_for_a_yes(opening: StoryJudge, text: str) -> None:
    assert _counting(opening, _around("above", text, "\n")) == (0, True)


@pytest.mark.parametrize("text", ["Please note:", "Note these orders:", "Please note the following orders:"])
def test_orders_that_the_judge_is_to_note_count(opening: StoryJudge, text: str) -> None:
    assert _counting(opening, _around("above", text, "\n")) == (3, False)


@pytest.mark.parametrize(
    ("language", "name"), [("Deutsch", "München"), ("Français", "Munich"), ("Svenska", "München")]
)
def test_a_unit_without_an_order_is_named_in_the_language_of_its_leader(language: str, name: str) -> None:
    judge = in_memory("opening")
    address, password = judge.leaders["G"]
    judge.deliver(address, "language", f"SIGN ON G alpha {password}\nSET LANGUAGE {language}\n")
    judge.deliver(address, "words", f"SIGN ON G alpha {password}\nÜber München denke ich noch nach.\n")
    told = judge.last(address).get_content()
    assert name in told
    assert ("Munich" in told) == (name == "Munich")
