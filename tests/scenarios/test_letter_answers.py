"""Words above the quote of a letter: who may, when they leave, and that they leave once.

docs: press, "Words above a quoted message answer it"
"""

from __future__ import annotations

import tomllib
from datetime import timedelta

import pytest

from judge.service.incoming import intake
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge, raw_mail, words
from tests.unit.language.positions import DATA

EDGAR, FLEUR = "edgar@eng.example", "fleur@fra.example"
LETTER = "TEST:alpha - S1901M Press from E to A"
MINUTE = timedelta(minutes=1)


@pytest.fixture
def alpha() -> StoryJudge:
    """Edgar has written to Anna, an hour ago."""
    story = in_memory("opening")
    story.deliver(EDGAR, "plan", "SIGN ON England alpha swordE\nPRESS TO A\nFrance must fall.\nENDPRESS\n")
    story.now += timedelta(hours=1)
    return story


def letters(story: StoryJudge, to: str = EDGAR) -> list[str]:
    """The letters from Austria among what was mailed last."""
    found = [mail for mail in story.unread if mail["To"] == to and " from A to " in str(mail["Subject"])]
    return [mail.get_content() for mail in found if not str(mail["Subject"]).startswith("Re:")]


def answer(story: StoryJudge, text: str, **more: str) -> None:
    story.deliver(ANNA, "Re: plan", text + "\n", answers=str(story.last(ANNA, LETTER)["Message-ID"]), **more)


def later(story: StoryJudge, by: timedelta = 2 * MINUTE) -> None:
    story.now += by
    story.tick(None)


@pytest.mark.parametrize(
    "line",
    [
        "DRAW",
        "VOTE YES",
        "VOTE DRAW",
        "vote for draw",
        "I resign.",
        "CONCEDE",
        "STOP",
    ],
)
def test_a_line_of_its_own_that_reads_as_a_command_is_asked_about(alpha: StoryJudge, line: str) -> None:
    answer(alpha, f"{line}\n\nWith you, then.")
    assert says(said(alpha, ANNA), "reply-unsent")
    assert f"       | {line}" in said(alpha, ANNA)
    later(alpha)
    assert letters(alpha) == []


@pytest.mark.parametrize("line", ["RESIGN", "Resign.", "WITHDRAW", "RESIGN NOW"])
def test_a_resignation_on_a_line_of_its_own_is_asked_about(alpha: StoryJudge, line: str) -> None:
    answer(alpha, f"France is yours.\n\n{line}\n\nAustria")
    assert says(said(alpha, ANNA), "resignation-waits")
    assert [mail["Subject"] for mail in alpha.unread if mail["To"] != ANNA] == []


@pytest.mark.parametrize(
    "prose",
    [
        "I think that I shall resign next year.",
        "If you attack me I RESIGN, and you can play alone.",
        "Sure. RESIGN if you must.",
        "What do you say to a draw with France?",
        "Let us propose a draw of all next year.",
        "I would vote yes if they asked me.",
        "List what you want, and wait for my army in Galicia.",
    ],
)
def test_prose_in_which_a_command_stands_does_nothing_but_go_out(alpha: StoryJudge, prose: str) -> None:
    answer(alpha, f"Dear England,\n{prose}\nAustria")
    assert "Please confirm" not in said(alpha, ANNA)
    assert "You vote" not in said(alpha, ANNA)
    assert f"       | {prose}" in said(alpha, ANNA)


def test_after_a_restart_it_leaves_once(alpha: StoryJudge) -> None:
    answer(alpha, "With you, then.")
    again = StoryJudge(alpha.services, now=alpha.now)
    later(again, timedelta(hours=9))
    assert ["| With you, then." in one for one in letters(again)] == [True]
    later(again)
    later(alpha, timedelta(hours=10))
    assert letters(again) == letters(alpha) == []


def test_a_cancel_that_came_in_time_counts_when_it_is_handled_later(alpha: StoryJudge) -> None:
    answer(alpha, "With you, then.")
    shown = alpha.last(ANNA)
    sent = alpha.now + MINUTE
    raw = raw_mail(ANNA, "Re: plan", "CANCEL\n", "<late@aus.example>", answers=str(shown["Message-ID"]))
    intake.receive(alpha.services, raw, sent, "story")
    later(alpha, timedelta(hours=1))
    assert letters(alpha) == []
    assert says(said(alpha, ANNA), "press-cancelled")


def test_the_keeper_may_have_it_leave_at_once(alpha: StoryJudge) -> None:
    alpha.change_policy(letter_delay=timedelta(0))
    answer(alpha, "With you, then.")
    assert len(letters(alpha)) == 1


def test_a_bare_cancel_below_a_sign_on_stops_it_too(alpha: StoryJudge) -> None:
    answer(alpha, "With you, then.")
    alpha.deliver(ANNA, "no", "SIGN ON Austria alpha swordA\nCANCEL\n")
    later(alpha)
    assert letters(alpha) == []


@pytest.mark.parametrize("sender", [FLEUR, "anna@phone.example", "eve@evil.example"])
def test_from_another_address_it_is_nobody_s(alpha: StoryJudge, sender: str) -> None:
    message_id = str(alpha.last(ANNA, LETTER)["Message-ID"])
    alpha.deliver(sender, "Re: plan", "Tell me more.\n", answers=message_id)
    assert not any("Your letter" in mail.get_content() for mail in alpha.unread)
    later(alpha)
    assert not alpha.unread


def test_our_own_text_coming_back_is_no_letter(alpha: StoryJudge) -> None:
    ours = str(alpha.last(ANNA, LETTER).get_content()).partition("PRESS TO")[0]
    answer(alpha, "Fine.\n\n" + ours[ours.index("Message from") :])
    assert says(said(alpha, ANNA), "press-among-ours")
    later(alpha)
    assert letters(alpha) == []


def test_our_own_text_whole_is_known_by_its_first_line_and_the_words_above_it_are_the_letter(
    alpha: StoryJudge,
) -> None:
    answer(alpha, "Fine.\n\n" + str(alpha.last(ANNA, LETTER).get_content()))
    assert "| Fine." in said(alpha, ANNA)
    later(alpha)
    (letter,) = letters(alpha)
    assert letter.count("Message from") == 1


def test_it_counts_as_a_letter(alpha: StoryJudge) -> None:
    alpha.change_policy(letters=2)
    for number in range(3):
        answer(alpha, f"This is my letter number {number}.")
    assert says(said(alpha, ANNA), "too-much-press", letters="2", copies="600")
    later(alpha)
    assert len(letters(alpha)) == 2


def test_a_program_s_answers_are_asked_about_and_then_met_with_silence(alpha: StoryJudge) -> None:
    """It does not say what it is (RFC 3834), and writes another sentence each time."""
    answers = 0
    for number in range(12):
        answer(alpha, f"I am away for {number} more days and read this later.")
        answers += len(alpha.unread)
        later(alpha)
        assert letters(alpha) == []
    assert answers <= 6


def test_the_first_words_within_seconds_are_asked_about_and_a_yes_shows_a_person(alpha: StoryJudge) -> None:
    alpha.deliver(EDGAR, "more", "SIGN ON England alpha swordE\nPRESS TO A\nWell?\nENDPRESS\n")
    answer(alpha, "I shall read your mail soon.")
    assert says(said(alpha, ANNA), "press-so-soon")
    alpha.reply(ANNA, alpha.last(ANNA), "Yes")
    assert len(letters(alpha)) == 1
    alpha.deliver(EDGAR, "more", "SIGN ON England alpha swordE\nPRESS TO A\nAnd?\nENDPRESS\n")
    answer(alpha, "And we win.")
    later(alpha)
    assert len(letters(alpha)) == 1


@pytest.mark.parametrize(
    ("text", "letter"),
    [
        ("Yes", "| Yes"),
        ("Thanks!", "| Thanks!"),
        ("With pleasure, all three.", "| With pleasure, all three."),
        ("No - never.\n\n-- \nAnna Schmidt\nACME", "| No - never."),
        ("Einverstanden, ich bin dabei.\nGruß, Anna", "| Einverstanden, ich bin dabei."),
        ("When is the deadline?\nSIGN OFF\nnot this", "| When is the deadline?"),
    ],
)
def test_words_are_words(alpha: StoryJudge, text: str, letter: str) -> None:
    answer(alpha, text)
    later(alpha)
    (found,) = letters(alpha)
    assert [line for line in found.splitlines() if line.startswith("|")] == [letter]


@pytest.mark.parametrize(
    "text",
    [
        "A Vie - Tyr",
        "Hello,\nA Vie - Tyr\nBest,\nAnna",
        "SET WAIT",
        "swordA",
        "swordA\nWith you, then.",
        "LIST alpha",
        "SIGN ON Austria alpha swordA\nWhat do you think?",
        "PRESS TO G\nWhat do you think?",
    ],
)
def test_what_is_for_the_judge_is_no_letter(alpha: StoryJudge, text: str) -> None:
    answer(alpha, text)
    assert not says(said(alpha, ANNA), "press-leaves")
    later(alpha)
    assert letters(alpha) == []


def test_a_question_lapses_after_a_day(alpha: StoryJudge) -> None:
    alpha.deliver(GINA, "all", "SIGN ON M alpha gmword\nBROADCAST\nHi.\nENDPRESS\n")
    alpha.now += MINUTE
    alpha.reply(ANNA, alpha.last(ANNA, "TEST:alpha - S1901M Broadcast"), "Hi to you all.")
    question = alpha.last(ANNA)
    alpha.now += timedelta(hours=25)
    alpha.reply(ANNA, question, "Yes")
    assert not any("Hi to you all" in mail.get_content() for mail in alpha.unread if mail["To"] != ANNA)


@pytest.mark.parametrize("word", ["Yes", "PRESS TO GT", "CONFIRM"])
def test_what_waited_is_sent_as_it_was_shown(alpha: StoryJudge, word: str) -> None:
    """Also words that look like a SIGN ON of the classic judge's in the quote of the answer."""
    alpha.deliver(GINA, "all", "SIGN ON M alpha gmword\nBROADCAST\nHi.\nENDPRESS\n")
    alpha.now += MINUTE
    alpha.reply(ANNA, alpha.last(ANNA, "TEST:alpha - S1901M Broadcast"), "Hello dear all.")
    alpha.reply(ANNA, alpha.last(ANNA), word)
    sent = [mail for mail in alpha.unread if mail["To"] != ANNA]
    assert len(sent) == (2 if "PRESS" in word else 7)
    assert all("| Hello dear all." in mail.get_content() for mail in sent)


def test_a_reader_that_is_none_is_asked_about_and_the_letter_still_waits(alpha: StoryJudge) -> None:
    alpha.deliver(GINA, "all", "SIGN ON M alpha gmword\nBROADCAST\nHi.\nENDPRESS\n")
    alpha.now += MINUTE
    alpha.reply(ANNA, alpha.last(ANNA, "TEST:alpha - S1901M Broadcast"), "Hello dear all.")
    question = alpha.last(ANNA)
    alpha.reply(ANNA, question, "PRESS TO Xyz")
    told = said(alpha, ANNA)
    assert says(told, "names-no-power", word="Xyz")
    assert says(told, "letter-not-sent")
    alpha.reply(ANNA, question, "Yes")
    assert len([mail for mail in alpha.unread if mail["To"] != ANNA]) == 7


def test_a_master_s_and_an_observer_s_letters_are_answered_where_that_is_allowed(alpha: StoryJudge) -> None:
    watcher = "oscar@obs.example"
    alpha.deliver(watcher, "hi", "REGISTER\nName: Oscar\nEND\nOBSERVE alpha swordO\n")
    alpha.deliver(watcher, "hi", "SIGN ON O alpha swordO\nPRESS TO M\nWho wins?\nENDPRESS\n")
    alpha.now += MINUTE
    alpha.reply(GINA, alpha.last(GINA, "TEST:alpha - S1901M Press from O"), "Who knows?")
    later(alpha)
    assert "| Who knows?" in alpha.last(watcher, "TEST:alpha - S1901M Press from M to O").get_content()
    alpha.deliver(GINA, "all", "SIGN ON M alpha gmword\nBROADCAST\nHi.\nENDPRESS\n")
    alpha.now += MINUTE
    alpha.reply(watcher, alpha.last(watcher, "TEST:alpha - S1901M Broadcast"), "Hi to all of you.")
    assert says(said(alpha, watcher), "refused-no-observer-press")


# Letters of several readers

ROLF, TARA, IRMA = "rolf@rus.example", "tara@tur.example", "irma@ita.example"
OF_THREE = "TEST:alpha - S1901M Press from A to IRT"


@pytest.fixture(scope="module")
def three() -> StoryJudge:
    """Anna has written to Italy, Russia and Turkey, and to France alone, half an hour ago."""
    story = in_memory("opening")
    letters = "PRESS TO IRT\nWe three?\nENDPRESS\nPRESS TO F\nPiedmont?\nENDPRESS\n"
    story.deliver(ANNA, "plan", f"SIGN ON Austria alpha swordA\n{letters}")
    return story


def reply_to(story: StoryJudge, sender: str, subject: str, text: str, title: str = "Re: plan") -> str:
    """What the writer of an answer is told, an hour after the last one."""
    story.now += timedelta(hours=1)
    story.tick(None)
    story.deliver(sender, title, text + "\n", answers=str(story.last(sender, subject)["Message-ID"]))
    return " ".join(said(story, sender).split())


PRIVATE = (
    "Just for Anna: Rolf told me he wants Galicia. Keep it between you and me.",
    "[Austria only] what about the two of us against Rolf?",
    "Please do not forward this to Rolf and Tara. Anna, I will help you against them.",
    "Private - Anna, the others must not read this! Let us kill Turkey.",
    "Only to Anna please: Russia lies to you.",
    "Nur für Anna: Rolf lügt.",
    "Das bleibt unter uns, Anna: Rolf lügt.",
    "Seulement pour Anna: Rolf ment.",
    "Entre nous, Rolf ment.",
    "Solo per Anna: Rolf mente, resti tra noi.",
    "Entre nosotros: Rolf miente.",
    "Alleen voor Anna: Rolf liegt.",
    "Só para Anna: o Rolf mente.",
    "Tylko dla Anna: Rolf klamie, to zostaje miedzy nami.",
    "Bara till Anna: Rolf ljuger.",
    "Don't tell Rolf, but I take Sevastopol.",
    "Anna, in confidence: Rolf is weak.",
)


@pytest.mark.parametrize("text", PRIVATE)
def test_words_for_one_of_several_readers_are_asked_about(three: StoryJudge, text: str) -> None:
    told = reply_to(three, TARA, OF_THREE, text)
    assert says(told, "press-for-one", author="A")
    assert says(told, "reply-unsent")


OPEN = (
    "Fine with me.",
    "Hi Anna, I am in. Rolf takes Munich, I take Berlin.",
    "Only if Rolf stays out of Rumania.",
    "Just to be clear: we all attack in the fall.",
    "Anna, Rolf, Irma: agreed!",
)


@pytest.mark.parametrize("text", OPEN)
def test_words_for_all_of_several_readers_go_to_them(three: StoryJudge, text: str) -> None:
    assert says(
        reply_to(three, TARA, OF_THREE, text),
        "press-leaves",
        readers="Austria, Italy and Russia",
        wait="2 minutes",
    )


OF_ONE = "TEST:alpha - S1901M Press from A to F"
FLEURS = (
    ("Gina, look what Anna writes me! Is that allowed?", "Fwd: plan", "M"),
    ("Dear Gina,\nis that allowed?", "Re: plan", "M"),
    ("Hallo GM, darf sie das?", "AW: plan", "M"),
    ("Edgar: she wants Piedmont.", "Re: plan", "E"),
    ("Ciao Irma, ha scritto questo Anna.", "R: plan", "I"),
)


@pytest.mark.parametrize(("text", "title", "to"), FLEURS)
def test_words_that_call_somebody_else_are_asked_about(
    three: StoryJudge, text: str, title: str, to: str
) -> None:
    told = reply_to(three, FLEUR, OF_ONE, text, title)
    assert says(told, "press-calls-others", to=to)


def test_a_letter_that_is_passed_on_is_asked_about(three: StoryJudge) -> None:
    told = reply_to(three, FLEUR, OF_ONE, "Look at this. What do you say?", "WG: plan")
    assert says(told, "press-forwarded")


JUDGES = (
    "Fine with me.\n\nAnd for the judge: A Warsaw - Galicia",
    "Fine, too.\nJudge: A War - Gal",
    "Fine, three.\n\nPS for the computer: A War - Gal",
    "Gut so.\nAn den Richter: Warschau nach Galizien",
    "Bene.\nPer il giudice: A Varsavia - Galizia",
    "Bien.\n@juge: A Varsovie - Galicie",
)


@pytest.mark.parametrize("text", JUDGES)
def test_orders_for_the_judge_are_orders_and_no_words(three: StoryJudge, text: str) -> None:
    told = reply_to(three, ROLF, OF_THREE, text)
    assert "Russia: Army Warsaw -> Galicia" in told
    assert says(told, "press-leaves", readers="Austria, Italy and Turkey", wait="2 minutes")
    assert f"| {text.partition(chr(10))[0]}" in told
    three.now += timedelta(minutes=3)
    three.tick(None)
    sent = [one.get_content() for one in three.unread if one["To"] == ANNA]
    assert ["Gal" in one for one in sent] == [False]


def test_a_headline_tells_of_orders_beside_a_letter_that_waits(three: StoryJudge) -> None:
    told = reply_to(three, TARA, OF_THREE, "Just for Anna: Rolf lies, really.\nJudge: F Ank - Bla")
    assert says(told, "reply-unsent-rest")
    assert "Turkey: Fleet Ankara -> Black Sea" in told


@pytest.mark.parametrize(
    "text",
    ["Thanks!\n\nWesten gegen Osten", "Thanks!\n\nAnna", "Merci,\nLa paix", "Cheers\n\nWar on Turkey\nNow"],
)
def test_an_answer_that_is_all_greeting_and_signature_says_that_no_letter_left(
    alpha: StoryJudge, text: str
) -> None:
    answer(alpha, text)
    (reply,) = [
        mail for mail in alpha.unread if mail["To"] == ANNA and str(mail["Subject"]).startswith("Re:")
    ]
    told = (
        "[Error Flag]" in str(reply["Subject"]),
        says(" ".join(words(reply).split()), "press-nothing-left"),
    )
    later(alpha)
    assert (told, letters(alpha)) == ((True, True), [])


@pytest.mark.parametrize("text", ["A Vie - Tyr\nThanks!\n\nAnna", "With you.\nThanks!\n\nAnna", "-- \nAnna"])
def test_an_answer_of_which_something_is_left_or_nothing_was_said_has_no_such_line(
    alpha: StoryJudge, text: str
) -> None:
    answer(alpha, text)
    assert not says(" ".join(said(alpha, ANNA).split()), "press-nothing-left")


_TOLD = tomllib.loads((DATA / "press" / "orders_told.toml").read_text(encoding="utf-8"))


def _orders(story: StoryJudge) -> int:
    with story.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return len(game.orders.get("AUSTRIA", ()))


@pytest.mark.parametrize("text", [*_TOLD["told"], *_TOLD["told_held_out"]])
def test_orders_that_are_told_to_somebody_are_none(alpha: StoryJudge, text: str) -> None:
    answer(alpha, text)
    assert _orders(alpha) == 0
    assert text.splitlines()[0] in said(alpha, ANNA)


@pytest.mark.parametrize("text", [*_TOLD["ordered"], *_TOLD["ordered_held_out"]])
def test_orders_on_lines_of_their_own_count_beside_words(alpha: StoryJudge, text: str) -> None:
    answer(alpha, text)
    assert _orders(alpha) > 0


def test_orders_told_below_a_colon_are_asked_about(alpha: StoryJudge) -> None:
    answer(alpha, "Gut, abgemacht. Bei mir:\nWien hält")
    assert says(said(alpha, ANNA), "press-meant-for-me")
    later(alpha)
    assert letters(alpha) == []


_LINE_OF_TALK = "Perhaps you and Fleur can agree on it before the winter comes."


@pytest.mark.parametrize(("lines", "asks"), [(300, False), (340, True)])
def test_what_follows_the_letters_that_are_read_is_asked_about(
    alpha: StoryJudge, lines: int, asks: bool
) -> None:
    answer(alpha, "\n".join([_LINE_OF_TALK] * lines))
    assert says(said(alpha, ANNA), "press-meant-for-me") is asks
    later(alpha)
    assert bool(letters(alpha)) is not asks


def test_an_order_below_the_letters_that_are_read_counts_only_if_it_is_sent_alone(alpha: StoryJudge) -> None:
    answer(alpha, "\n".join([_LINE_OF_TALK] * 340 + ["A Vie - Gal"]))
    assert says(said(alpha, ANNA), "press-meant-for-me")
    assert _orders(alpha) == 0


def test_orders_above_too_many_words_wait_for_a_yes(alpha: StoryJudge) -> None:
    answer(alpha, "\n".join(["A Vie - Gal", "", *[_LINE_OF_TALK] * 340]))
    assert _orders(alpha) == 0


@pytest.mark.parametrize(
    "line",
    [
        "Sure, and by the way judge do not pass this on.",
        "Sì, e comunque arbitro non inoltrare questo.",
        "Sim, e já agora árbitro não reencaminhe isto.",
        "No reenvíes esto.",
        "Nie przekazuj tego dalej.",
        "Note to self: stab Edgar",
        "--- private note to self: stab him ---",
        "For my own notes: Munich is empty",
        "Nobody should read this but me.",
        "TODO: think about Munich",
        "Entwurf\n\nLieber Edgar, ich bin dabei.",
        "Draft:\n\nDear Edgar, count me in.",
        "Notiz an mich: München ist leer.",
        "Note à moi-même : Munich est vide.",
        "Nota para mí: Múnich está vacío.",
        "Nota per me: Monaco è vuota.",
        "Notitie aan mezelf: München is leeg.",
        "Nota para mim: Munique está vazia.",
        "Notatka dla siebie: Monachium jest puste.",
        "Anteckning till mig själv: München är tomt.",
        "Note til mig selv: München er tom.",
        "Merke: München ist leer.",
        "(Pour moi seulement : Munich est vide.)",
        "Solo per me: Monaco è vuota.",
        "Tylko dla mnie: Monachium jest puste.",
    ],
)
def test_words_for_nobody_are_asked_about(alpha: StoryJudge, line: str) -> None:
    answer(alpha, line)
    assert says(said(alpha, ANNA), "press-not-to-be-sent")
    later(alpha)
    assert letters(alpha) == []


@pytest.mark.parametrize(
    "line",
    [
        "(Not for {0}: I attack him next turn.)",
        "{0} must not see this: I attack him.",
        "Do not show this to {0}. I will stab him.",
        "Ok. Please keep this from {0}.",
        "{0} darf das nicht lesen.",
        "Ce n'est pas pour {0}.",
        "{0} no debe ver esto.",
        "{0} non deve leggere questo.",
        "{0} mag dit niet lezen.",
        "{0} não deve ler isto.",
        "{0} nie powinien tego przeczytać.",
        "{0} får inte läsa detta.",
        "{0} må ikke læse dette.",
    ],
)
def test_words_that_are_not_for_their_reader_are_asked_about(alpha: StoryJudge, line: str) -> None:
    answer(alpha, line.format("Edgar"))
    assert says(said(alpha, ANNA), "press-not-to-be-sent")
    answer(alpha, line.format("England"))
    assert says(said(alpha, ANNA), "press-not-to-be-sent")
    later(alpha)
    assert letters(alpha) == []
    answer(alpha, f"Agreed. {line.format('Fleur')}")
    assert not says(said(alpha, ANNA), "press-not-to-be-sent")


@pytest.mark.parametrize(
    "line",
    [
        "My draft of the treaty comes tomorrow.",
        "It is not for you that I march.",
        "Remember, we agreed on Galicia.",
        "Das ist nur für mich gut, nicht für dich.",
        "Pour moi, seule la Galicie compte.",
        "Nobody else should know of this.",
        "Do not tell France.",
        "That is not for us to say.",
    ],
)
def test_words_that_sound_like_those_go_out(alpha: StoryJudge, line: str) -> None:
    answer(alpha, line)
    later(alpha)
    assert [f"| {line}" in one for one in letters(alpha)] == [True]


@pytest.mark.parametrize(
    "text",
    [
        "My answers are\n1. yes\n2. no",
        "The word is horses\n1",
        "Orders:\nI like yours.",
        "Fall 1901:\nlet us go west.",
    ],
)
def test_a_line_over_words_is_part_of_the_message(alpha: StoryJudge, text: str) -> None:
    answer(alpha, text)
    assert not says(said(alpha, ANNA), "ignored-heading")
    later(alpha)
    quoted = "\r\n".join(f"| {line}" for line in text.split("\n"))
    assert [quoted in one.replace("\r\n", "\n").replace("\n", "\r\n") for one in letters(alpha)] == [True]


def test_a_heading_of_orders_is_no_part_of_the_message(alpha: StoryJudge) -> None:
    answer(alpha, "I like it.\n\nOrders:\nA Vie - Gal")
    later(alpha)
    assert ["Orders:" in one for one in letters(alpha)] == [False]


QUESTIONS = "Hello Anna.\n\nFrance must fall.\nShall I attack Brest in the fall?\n\nWhat of Italy?"


@pytest.mark.parametrize(
    ("text", "sent"),
    [
        (
            "> Shall I attack Brest in the fall?\nyes, do it\n> What of Italy?\nI do not know yet, do you?",
            "> Shall I attack Brest in the fall?\nyes, do it\n> What of Italy?\nI do not know yet, do you?",
        ),
        (
            "> | Shall I attack Brest in the fall?\n\nja, gerne",
            "> | Shall I attack Brest in the fall?\nja, gerne",
        ),
        ("> > Hello\n> What of Italy?\nje ne sais pas", "> What of Italy?\nje ne sais pas"),
        ("yes, do it\n\n> Shall I attack Brest in the fall?", "yes, do it"),
        ("> words of somebody else\nyes, do it", "yes, do it"),
        ("> Deadline: S1901M\nyes, do it", "yes, do it"),
    ],
)
def test_an_answer_below_a_quoted_question_is_sent_with_the_question(text: str, sent: str) -> None:
    story = in_memory("opening")
    body = f"SIGN ON England alpha swordE\nPRESS TO A\n{QUESTIONS}\nENDPRESS\n"
    story.deliver(EDGAR, "plan", body)
    story.now += timedelta(hours=1)
    answer(story, text)
    later(story)
    (letter,) = letters(story)
    assert [line[2:] for line in letter.splitlines() if line.startswith("| ")] == sent.splitlines()


@pytest.mark.parametrize(
    "line",
    [
        "Flotte Edinburg -> Norwegische See.",
        "Flotte Edinburg - Norwegische See",
        "Frota Londres -> Mar do Norte.",
        "Fleet Edinburgh -> Norwegian Sea.",
        "Flotte Edinbrug -> Norwegische See",
    ],
)
def test_an_order_with_a_name_that_holds_a_word_of_people_is_not_sent(alpha: StoryJudge, line: str) -> None:
    answer(alpha, line)
    later(alpha)
    assert letters(alpha) == []


def test_an_order_for_a_place_whose_name_holds_a_word_of_people_counts(alpha: StoryJudge) -> None:
    answer(alpha, "Flotte Triest -> Adriatische See")
    later(alpha)
    assert letters(alpha) == []
    with alpha.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    assert [str(order) for order in game.orders["AUSTRIA"]]


@pytest.mark.parametrize("line", ["I see. Norwegen it is.", "Do you want the Mar do Norte?"])
def test_words_to_people_are_sent_beside_names(alpha: StoryJudge, line: str) -> None:
    answer(alpha, line)
    later(alpha)
    assert len(letters(alpha)) == 1
