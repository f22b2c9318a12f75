# ruff: noqa: RUF001, RUF003  # letters that look alike are what some tests are about
"""Passwords in messages to players: none is sent, what looks like one is asked about, all else goes out."""

from __future__ import annotations

import sys
from dataclasses import replace
from datetime import timedelta
from functools import cache
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.language.secret_lines import may_hold_secret
from judge.service.mail_passwords import MOST_QUICK, MOST_WORDS
from judge.store.passwords import Passwords
from tests.messages import says
from tests.sampling import examples, is_sampled
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import CapturedTransport, StoryJudge
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on

EDGAR = "edgar@eng.example"
LETTER = "Press from E to A"


def with_letter(story: StoryJudge) -> StoryJudge:
    """Edgar has written to Anna, an hour ago."""
    story.deliver(EDGAR, "plan", "SIGN ON England alpha swordE\nPRESS TO A\nFrance must fall.\nENDPRESS\n")
    story.now += timedelta(hours=1)
    return story


@cache
def lettered() -> StoryJudge:
    return with_letter(in_memory("opening"))


@pytest.fixture
def alpha() -> StoryJudge:
    return twin(lettered())


def answer(story: StoryJudge, text: str) -> tuple[str, str]:
    """What the writer is told, and all that goes to others until ten minutes later."""
    asked = [mail for mail in story.sent if mail["To"] == ANNA and LETTER in str(mail["Subject"])]
    story.deliver(ANNA, "Re: plan", text + "\n", answers=str(asked[-1]["Message-ID"]))
    told, others = said(story, ANNA), [mail for mail in story.unread if mail["To"] != ANNA]
    story.now += timedelta(minutes=10)
    story.tick(None)
    others += [mail for mail in story.unread if mail["To"] != ANNA]
    return told, "\n".join(mail.get_content() for mail in others)


def flat(text: str) -> str:
    return " ".join(text.split())


WORDINGS = (
    "Password: {0}\norders: A Vie - Gal",
    "sing on Austria alpha {0}",
    "logon Austria alpha {0}\nA Vie - Gal\nA Bud - Ser",
    "SIGN-IN Austria alpha {0}\nWith you, then.",
    "LOG ME IN Austria alpha {0}",
    "Austria alpha {0}\nWith you, then.",
    "With you, then.\n\nmy pw is {0}",
    "The new one is {0}. Do not tell.",
    "I say {0}!",
    "pw={0}, ok?",
    "(alpha/{0})",
    '"{0}" is what you asked for',
    "**{0}** is what you asked for",
    "mein Passwort lautet {0}, bitte",
    "mot de passe : {0}",
    "hasło {0} jest nowe",
    "Dear England,\nwith you then {0}\nAustria",
    "one two {0}'s three",
    "so be it:{0};and more",
    "so then it is alpha,{0},Austria my friend",
    "Anmelden Österreich alpha {0}",
)
"""Messages with a password in them."""
TYPED = {
    "as it is": "swordA",
    "a capital in front": "SwordA",
    "small": "sworda",
    "capitals": "SWORDA",
    "a full stop": "swordA.",
    "a sign nobody sees": "sw\u200bordA",
    "wide letters": "\uff53\uff57ordA",
    "a blank": "swor dA",
}


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("wording", "typed"),
    [
        (wording, typed)
        for wording in WORDINGS
        for typed in TYPED.values()
        if typed == TYPED["as it is"] or is_sampled(wording, typed, one_in=6)
    ],
)
def test_a_password_is_not_sent(alpha: StoryJudge, wording: str, typed: str) -> None:
    text = wording.format(typed)
    told, others = answer(alpha, text)
    assert "Message from" not in others
    for secret in ("sword", typed):
        assert secret.lower() not in flat(others).lower()
    assert typed not in told
    assert "NOT BEEN SENT" in told or "REJECTED" in told


def test_a_yes_does_not_send_it_either(alpha: StoryJudge) -> None:
    answer(alpha, "sing on Austria alpha swordA\nWith you, then.")
    shown = alpha.last(ANNA)
    alpha.deliver(ANNA, "Re: plan", "YES\n", answers=str(shown["Message-ID"]))
    alpha.now += timedelta(hours=1)
    alpha.tick(None)
    assert "Press from A" not in str([mail["Subject"] for mail in alpha.sent])


@pytest.mark.parametrize("line", ["PRESS TO E", "PRESS TO ALL", "BROADCAST"])
@pytest.mark.parametrize("words", ["I say swordA to that.", "pw=swordA", "Sworda it is"])
def test_in_a_message_with_its_own_head_it_is_covered(alpha: StoryJudge, line: str, words: str) -> None:
    alpha.deliver(ANNA, "o", f"SIGN ON Austria alpha swordA\n{line}\n{words}\nENDPRESS\n")
    told = said(alpha, EDGAR)
    assert "***" in told
    assert "sworda" not in told.lower()


def test_so_it_is_where_the_answer_of_a_letter_holds_such_a_message(alpha: StoryJudge) -> None:
    _, others = answer(alpha, "PRESS TO E\nI say swordA to that.\nENDPRESS")
    assert "I say *** to that." in others


def test_the_word_of_another_part_in_another_game_counts_as_well(alpha: StoryJudge) -> None:
    alpha.deliver(ANNA, "new", "CREATE ?beta quagga77\n")
    told, others = answer(alpha, "Let us say quagga77.")
    assert "Message from" not in others
    assert says(flat(told), "press-holds-password")


def test_the_word_of_somebody_else_is_none(alpha: StoryJudge) -> None:
    _, others = answer(alpha, "Let us say swordE.")
    assert "| Let us say swordE." in others


ASKED = (
    "sing on Austria alpha tulips7\nWith you, then.",
    "I forgot my password, so I was late.",
    "Passwort vergessen, tut mir leid.",
    "My new passwrod is nothing special.",
    "la contraseña no funciona",
    "GISN ON Aalpha tigers\nWith you.",
    "IGN ON Austria alpha tigers\nWith you.",
    "Kennung tigers",
    "Losung: tigers",
    "Zugangscode tigers",
    "PIN: tigers",
    "adgangskode: tigers",
    "Log in the fireplace, snow outside, shall we bounce in Tyrolia?",
    "My token is 0123456789abcdef0123456789abcdef01234567",
)


@pytest.mark.parametrize("text", ASKED)
def test_what_may_be_one_is_asked_about_and_goes_out_at_a_yes(alpha: StoryJudge, text: str) -> None:
    told, others = answer(alpha, text)
    assert says(told, "reply-unsent")
    assert says(flat(told), "press-may-hold-password")
    assert "tulips7" not in told
    assert others == ""
    alpha.deliver(ANNA, "Re: plan", "YES\n", answers=str(alpha.last(ANNA, "Re: ")["Message-ID"]))
    assert "Press from A to E" in str([mail["Subject"] for mail in alpha.unread])


ORDINARY = (
    "I'll keep Burgundy empty if you stay out of Picardy",
    "Agreed!",
    "Deal. See you in Munich.",
    "Signing a treaty with Turkey was a mistake.",
    "Logic says that Italy must move to Tyrolia.",
    "Ti do la mia parola: Galizia resta vuota.",
    "Marseille passe en Espagne, je crois.",
    "La clave es Borgoña.",
    "Long live the alliance!",
    "I will pass through Tyrolia in the fall.",
    "Let us cancel the plan for Warsaw.",
    "Ich denke, dass Russland lügt.",
    "No way :-)",
    "Your fleet in the North Sea could reach Norway by S1902M, right?",
    "Turkey wrote to me at 10:30 on 2026-01-05 and offered Rumania/Bulgaria.",
    "You are a swordsman, I am a sailor.",
    "Register my protest with France, will you?",
    "So long, and thanks for all the fish!",
    "Hello my friend, how are you?",
    "Entrar em guerra com a Rússia agora seria um erro enorme para nós.",
)


@pytest.mark.parametrize("text", ORDINARY)
@pytest.mark.parametrize("seen", [True, False], ids=["known", "after a restart"])
def test_ordinary_words_go_out_as_before(text: str, *, seen: bool) -> None:
    story = twin(lettered())
    if not seen:
        slow = Slow()
        story.services = replace(story.services, passwords=slow)
    told, others = answer(story, text)
    assert f"| {text[:30]}" in others
    assert "NOT BEEN SENT" not in told


class Slow(Passwords):
    """Passwords of which none was seen since the start; each slow comparison is counted."""

    def __init__(self) -> None:
        super().__init__()
        self.compared: list[str] = []

    def matches(self, password: str, hashed: str, verified: object = None) -> bool:
        del hashed, verified
        self.compared.append(password)
        return False


def test_a_message_of_odd_words_is_compared_for_a_while_and_then_asked_about() -> None:
    story = twin(lettered())
    slow = Slow()
    story.services = replace(story.services, passwords=slow)
    told, others = answer(story, " ".join(f"zq{number}xkcd" for number in range(60)))
    assert others == ""
    assert says(flat(told), "press-may-hold-password")
    assert len(slow.compared) == MOST_WORDS


@pytest.mark.parametrize("part", ["[A{0}E]", "-b{0}"])
def test_refused_words_of_many_parts_are_compared_for_a_while(part: str) -> None:
    story, calls = in_memory("opening"), 0
    lines = "".join(f"SET PREFERENCE {part.format(number) * 30}\n" for number in range(20))

    def count_call(_frame: object, what: str, _argument: object) -> None:
        nonlocal calls
        calls += what in ("call", "c_call")

    sys.setprofile(count_call)
    try:
        story.deliver(ANNA, "mail", f"SIGN ON Austria alpha swordA\n{lines}")
    finally:
        sys.setprofile(None)
    assert calls < 12 * MOST_QUICK


def on_argon() -> StoryJudge:
    story = StoryJudge(replace(services_on(TemporaryDatabase()), passwords=Passwords()))
    story.play("opening")
    return with_letter(story)


@pytest.fixture(scope="module")
def argon() -> StoryJudge:
    return on_argon()


@pytest.mark.sweep
@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("wording", WORDINGS)
def test_a_password_is_found_by_its_real_hash(argon: StoryJudge, wording: str, *, restarted: bool) -> None:
    store = argon.services.store
    assert isinstance(store, TemporaryDatabase)
    services = replace(argon.services, store=store.copy())
    if restarted:
        services = replace(services, passwords=Passwords())
    here = replace(argon, services=services, transport=CapturedTransport([]), sent=[*argon.sent])
    told, others = answer(here, wording.format("swordA"))
    assert "sword" not in others
    assert "swordA" not in told


GLUED = (
    "swordAs",
    "alphaswordA",
    "AustriaalphaswordA",
    "swordAalpha",
    "1swordA",
    "swordA1",
    "swordAswordA",
    "swordAA",
    "xswordA",
    "swordAor",
    "sworda2026",
    "7swordA7",
    "swordAß",
    "SWORDAS",
    "Losung:swordAx",
    "x-swordAs",
    "pw=xswordAx;",
    "https://swordAs.example/?q=1",
    "sword%41",
    "sword&#65;",
    "sword<b>A</b>",
)
"""Words with a password inside."""


@pytest.mark.parametrize("word", GLUED)
def test_inside_a_longer_word_it_is_not_sent_even_at_a_yes(alpha: StoryJudge, word: str) -> None:
    told, others = answer(alpha, f"Peace it is, then.\n{word}\nSee you there.")
    assert word not in told
    assert others == ""
    alpha.deliver(ANNA, "Re: plan", "YES\n", answers=str(alpha.last(ANNA, "Re: ")["Message-ID"]))
    alpha.now += timedelta(hours=1)
    alpha.tick(None)
    assert "Press from A" not in str([mail["Subject"] for mail in alpha.sent])


@pytest.mark.parametrize("words", ["sword Aland", "swor dAs", "xsword Ax", "xs wordA", "Swo rdas"])
def test_across_two_words_it_is_not_sent(alpha: StoryJudge, words: str) -> None:
    _, others = answer(alpha, f"Peace it is, {words} then.")
    assert others == ""


def test_in_the_subject_it_is_not_shown(alpha: StoryJudge) -> None:
    asked = [mail for mail in alpha.sent if mail["To"] == ANNA and LETTER in str(mail["Subject"])]
    alpha.deliver(ANNA, "Re: swordA", "Fine.\n", answers=str(asked[-1]["Message-ID"]))
    mails = [mail for mail in alpha.unread if mail["To"] == ANNA]
    assert mails
    assert all("swordA" not in f"{mail['Subject']}{mail.get_content()}" for mail in mails)


@pytest.mark.parametrize("word", GLUED)
def test_inside_a_longer_word_of_a_message_with_its_own_head_it_is_covered(
    alpha: StoryJudge, word: str
) -> None:
    alpha.deliver(ANNA, "o", f"SIGN ON Austria alpha swordA\nPRESS TO E\nSo {word} it is.\nENDPRESS\n")
    told = said(alpha, EDGAR)
    assert "***" in told
    assert "sworda" not in told.lower()


@pytest.mark.parametrize("word", ["swordAs", "alphaswordA", "7swordA7", "AustriaalphaswordA"])
def test_inside_a_longer_word_it_stays_here_after_a_restart(argon: StoryJudge, word: str) -> None:
    store = argon.services.store
    assert isinstance(store, TemporaryDatabase)
    services = replace(argon.services, store=store.copy(), passwords=Passwords())
    here = replace(argon, services=services, transport=CapturedTransport([]), sent=[*argon.sent])
    _, others = answer(here, f"Peace it is, {word}, then.")
    assert others == ""


SIGN_ONS_BY_FORM = (
    "Signing on Austria alpha swordX9",
    "S I G N  O N A alpha swordX9",
    "SIGNUP A alpha swordX9",
    "Ich melde mich an: Österreich alpha swordX9",
    "CONECTER A alpha swordX9",
    "S'identifier A alpha swordX9",
    "Acceder A alpha swordX9",
    "Conectar Austria alpha swordX9",
    "Conexión Austria alpha swordX9",
    "JOIN A alpha swordX9",
    "JOIN alpha swordX9",
    "Ingresar Austria alpha swordX9",
    "Entrare A alpha swordX9",
    "Iscriviti A alpha swordX9",
    "Registrieren A alpha swordX9",
    "Austria alpha swordX9",
    "alpha swordX9",
    "A alpha swordX9",
    "Aalpha swordX9",
    "Kirjaudu A alpha swordX9",
    "alpha A swordX9",
    "swordX9 alpha A",
    "alpha/A/swordX9",
    "Inloggning: Österrike, alpha, swordX9",
    "Wejść Austria alpha tulpxan",
    "Entrer Autriche alpha tiger",
    "Entrez A alpha badgerspoon, merci",
    "A alhpa swordX9",
    "Austria\nalpha swordX9",
    "Me connecter svp: Autriche alpha swordX9",
    "hello judge, Austria alpha swordX9 thanks",
    "Rakousko alpha swordX9",
    "Austria alpha\nswordX9",
    "Austria, game alpha, swordX9",
    "Austria-alpha-blorple",
    "Jag är Österrike alpha hemligt9",
    "Dołącz A alpha blorple",
    "Acceso Austria alpha tulips7",
    "Entrar Áustria alpha tiger",
    "Connexion Autriche alpha tulips7",
    "Anmeldung Österreich alpha Geduld",
    "Accedi Austria alpha tulips7",
    "Logowanie Austria alpha tulips7",
    "Aanmelding Oostenrijk alpha tulips7",
    "Inloggning Österrike alpha blorple",
    "Registrarse A alpha blorple",
    "Melde mich an: A alpha Geduld",
    "Identification: Autriche alpha tiger",
    "Entrar alpha tiger",
    "Acceso alpha tulpis",
    "Anmeldung alpha Geduld",
    "Ich melde mich als A alpha Geduld",
)
"""Lines that sign on to alpha with a password that is none, whatever their verb is."""
ABOUT_GAMES = (
    "I love alpha, it is a good game.",
    "Austria and Italy play alpha well",
    "In alpha Austria always loses.",
    "How is alpha going?",
    "Is Austria winning alpha?",
    "I play alpha and beta",
    "alpha is fun!",
    "An alpha male, that is what you are.",
    "Italy left alpha yesterday.",
    "Turkey in alpha never answers.",
    "Germany betrayed me in alpha.",
    "Alpha ends soon",
    "See you in alpha tomorrow, England",
    "Russia told me alpha is lost.",
    "The McDonald plan for Austria works.",
    "alpha is Austria against everybody",
    "Österreich hat in alpha keine Flotten.",
    "Autriche perd alpha rapidement.",
    "Ich spiele Österreich in alpha seit gestern.",
    "Nel gioco alpha Austria attacca Italia.",
    "W grze alpha Austria przegrywa.",
    "I alpha anfaller Österrike Serbien.",
    "Is alpha your first game as England?",
    "They played alpha",
)
"""Ordinary lines with the name of a game, powers and odd words."""


SENTENCES = (
    "Entrar no canal? Nunca.",
    "Acceso a Iberia es mío.",
    "Anmeldung zum Frieden? Gerne!",
    "Connexion perdue avec Munich.",
    "L'identification des traîtres commence.",
    "El acceso a Marsella está abierto.",
    "Accesso al Tirreno negato.",
    "Entrada livre em Munique?",
    "Acesso ao Báltico, por favor.",
    "Wejście do Wenecji jest wolne.",
    "Aanmelding voor de alliantie!",
    "Inloggning i Kiel dröjer.",
)
"""Sentences that begin with words for a sign-on in other languages."""


@pytest.mark.parametrize("line", SENTENCES)
def test_a_sentence_that_names_no_game_is_no_sign_on(alpha: StoryJudge, line: str) -> None:
    told, others = answer(alpha, line)
    assert f"| {line[:30]}" in others
    assert "NOT BEEN SENT" not in told


@pytest.mark.parametrize("word", ["Entrar? {}, nunca.", "Acceso a {} es mío.", "Sign on the {} line, Edgar!"])
@pytest.mark.parametrize("typed", ["swordA", "sworda", "xswordA"])
def test_a_sentence_with_a_password_stays(alpha: StoryJudge, word: str, typed: str) -> None:
    _, others = answer(alpha, word.format(typed))
    assert others == ""


@pytest.mark.sweep
@pytest.mark.parametrize("line", SIGN_ONS_BY_FORM)
def test_a_sign_on_is_known_by_its_form_whatever_its_verb(alpha: StoryJudge, line: str) -> None:
    told, others = answer(alpha, f"{line}\nYes, peace it is.")
    assert others == ""
    assert says(told, "reply-unsent")


@pytest.mark.parametrize("line", ABOUT_GAMES)
def test_words_about_a_game_go_out_without_a_question(alpha: StoryJudge, line: str) -> None:
    told, others = answer(alpha, f"{line}\nYes, peace it is.")
    assert f"| {line[:30]}" in others
    assert "NOT BEEN SENT" not in told


_BEFORE = ("well", "so", "we", "agree", "then", "Burgundy", "is", "yours", "tulips", "12", "ok")
_AFTER = ("and", "I", "go", "to", "Tyrolia", ",", ".", "!", "thanks", "friend")


@settings(max_examples=examples(60), deadline=None)
@given(
    before=st.lists(
        st.sampled_from(
            ["well", "so", "we", "agree", "then", "Burgundy", "is", "yours", "tulips", "12", "ok"]
        ),
        max_size=8,
    ),
    after=st.lists(
        st.sampled_from(["and", "I", "go", "to", "Tyrolia", ",", ".", "!", "thanks", "friend"]), max_size=8
    ),
    around=st.sampled_from(
        ["{}", "{}.", "({})", "'{}'", "*{}*", "{},", "<{}>", "pw={}", "x/{}", "{}!?", "“{}”", "{}…"]
    ),
    typed=st.sampled_from(list(TYPED.values())),
    gap=st.sampled_from([" ", "\n", "  ", "\n\n", "\t"]),
)
def test_wherever_it_stands(before: list[str], after: list[str], around: str, typed: str, gap: str) -> None:
    story = twin(lettered())
    told, others = answer(story, gap.join([*before, around.format(typed), *after]))
    assert "sword" not in others.lower()
    assert typed not in told
    story.deliver(GINA, "x", "LIST\n")


FIRST = (
    "sing on",
    "sign-on",
    "SIGNON",
    "sgin on",
    "sign in",
    "logon",
    "LOG IN",
    "log me in",
    "signn on",
    "sign onn",
    "logn in",
)


@given(
    st.sampled_from(FIRST),
    st.sampled_from(["", "> ", "1. ", "- ", "*", "  "]),
    st.sampled_from(["Austria", "A", "?"]),
)
def test_a_line_like_a_sign_on_is_known(first: str, before: str, seat: str) -> None:
    assert may_hold_secret(f"{before}{first} {seat} alpha tulips7")


def test_nor_does_it_reach_the_master_beside_what_he_is_asked(alpha: StoryJudge) -> None:
    asked = [mail for mail in alpha.sent if mail["To"] == ANNA and "S1901M" in str(mail["Subject"])]
    text = "EXTEND 30 days\nI am ill, my dog says swordA.\nsing on Austria alpha tulips8\nThank you.\n"
    alpha.deliver(ANNA, "Re: turn", text, answers=str(asked[-1]["Message-ID"]))
    told = said(alpha, GINA)
    assert "my dog says ***" in told
    assert "swordA" not in told
    assert "tulips8" not in told


def shown(text: str) -> list[str]:
    """The lines of a message as a mail shows it, behind bars."""
    return [line.strip() for line in text.splitlines() if line.strip().startswith("|")]


@pytest.mark.parametrize("text", [*ASKED, *SIGN_ONS_BY_FORM[:12]])
def test_a_yes_sends_what_was_shown(alpha: StoryJudge, text: str) -> None:
    told, _ = answer(alpha, text)
    alpha.deliver(ANNA, "Re: plan", "YES\n", answers=str(alpha.last(ANNA, "Re: ")["Message-ID"]))
    assert shown(told) == shown(said(alpha, EDGAR)) != []


NEW = "tulips.77"


def set_password(story: StoryJudge, word: str = NEW) -> str:
    story.deliver(ANNA, "pw", f"SIGN ON Austria alpha swordA\nSET PASSWORD {word}\n")
    return flat(said(story, ANNA))


def test_what_waits_in_a_message_becomes_no_password(alpha: StoryJudge) -> None:
    asked = str(alpha.last(ANNA, LETTER)["Message-ID"])
    alpha.deliver(ANNA, "Re: plan", "Peace it is: Tulips 77 for all.\n", answers=asked)
    assert says(set_password(alpha), "password-in-message")
    alpha.now += timedelta(minutes=10)
    alpha.tick(None)
    assert "| Peace it is: Tulips 77 for all." in said(alpha, EDGAR)
    assert says(set_password(alpha), "password-in-message")
    assert not says(set_password(alpha, "badger.spoon"), "password-in-message")


def test_what_waits_for_a_yes_becomes_none_either(alpha: StoryJudge) -> None:
    asked = str(alpha.last(ANNA, LETTER)["Message-ID"])
    alpha.deliver(ANNA, "Re: plan", "sing on Austria alpha tulips8\nThe word is tulips77.\n", answers=asked)
    assert says(set_password(alpha), "password-in-message")


def test_nor_does_what_waits_for_the_results(alpha: StoryJudge) -> None:
    alpha.deliver(GINA, "s", "SIGN ON M alpha gmword\nSET POSTAL PRESS\n")
    alpha.deliver(ANNA, "o", "SIGN ON Austria alpha swordA\nPRESS TO E\nI say tulips.77!\nENDPRESS\n")
    assert says(set_password(alpha), "password-in-message")


def test_nor_what_stands_in_the_same_email(alpha: StoryJudge) -> None:
    told, _ = answer(alpha, "We say tulips77.\nCREATE ?gamma tulips.77\nSo long.")
    assert says(flat(told), "press-holds-password")
    alpha.deliver(ANNA, "Re: plan", "YES\n", answers=str(alpha.last(ANNA, "Re: ")["Message-ID"]))
    assert "Press from A" not in str([mail["Subject"] for mail in alpha.sent])


@pytest.mark.parametrize(
    "line", ["OBSERVE beta {}", "CREATE ?gamma {}", "SIGN ON ?beta {}", "SIGN ON ?practice {}"]
)
def test_a_new_place_has_none_of_them(alpha: StoryJudge, line: str) -> None:
    alpha.deliver(GINA, "new", "CREATE ?beta quagga.77\n")
    answer(alpha, "We say tulips77.")
    alpha.deliver(ANNA, "x", line.format(NEW) + "\n")
    assert says(flat(said(alpha, ANNA)), "password-in-message")


LOOKS = (
    ("tulipаn9", "tulipan9"),  # the а of either is Cyrillic
    ("tulipаn9", "TULIPАN9"),
    ("tulipan9", "tulipаn9"),
    ("tulipan9", "tuliраn9"),
    ("tulipan9", "τulipan9"),
    ("tulipan9", "ｔulipan9"),
    ("tulipan9", "tulipȧn9"),
    ("tulipȧn9", "tulipan9"),
    ("ŧulipan9", "tulipan9"),
    ("møller99", "moller99"),
    ("møller99", "moeller99"),
    ("пароль77", "ПАРОЛЬ77"),
    ("пароль77", "пapoль77"),
    ("кот-и-пёс", "кот и пес"),
    ("ςίσυφος1", "ΣΊΣΥΦΟΣ1"),
    ("ıstanbulx", "ISTANBULX"),
    ("straße99", "STRASSE99"),
)
"""Passwords, and how they may stand in a message in letters that look like theirs."""


@pytest.mark.parametrize(("password", "typed"), LOOKS)
def test_a_word_that_looks_like_the_password_is_not_sent(
    alpha: StoryJudge, password: str, typed: str
) -> None:
    assert "REJECTED" not in set_password(alpha, password)
    told, others = answer(alpha, f"So it is {typed}, then.")
    assert others == ""
    assert typed not in told


def test_what_looks_like_another_word_goes_out(alpha: StoryJudge) -> None:
    set_password(alpha, "пароль77")
    _, others = answer(alpha, "Мир, дружба, 77 кораблей.")
    assert "| " in others


QUOTED = (
    "Sign on the {0} line, Edgar!",
    "SIGN ON {0} alpha Austria",
    "SIGN ON {0}",
    "hello judge {0}",
    "A Vie - {0}",
    "what about {0}?",
    "LIST {0}",
    "SET WAIT {0}",
    "{0} A Vie - Gal",
    "GET {0}",
    "PHASE {0}",
    "VOTE {0}",
    "EXTEND {0}",
    "Fall {0}:\nA Vie - Gal",
    "IF {0} THEN\nA Vie - Gal\nENDIF",
    "WHY {0}",
    "OBSERVE {0} x",
    "{0} alpha Austria",
    "HELP {0}",
    "HELP orders {0}",
    "REGISTER {0}",
    "REGISTER\nName: Anna {0}\nEND",
    "REGISTER\nName: Anna Schmidt\nTimezone: {0}\nEND",
    "FORGOT PASSWORD {0}",
    "CREATE {0} tulips99",
)
"""Lines of which the answer quotes words, or says something about them."""


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("line", "typed"),
    [
        (line, typed)
        for line in QUOTED
        for typed in ("swordA", "Sworda", "swordA!", "swordAs", "swоrdA")
        if typed == "swordA" or is_sampled(line, typed, one_in=6)
    ],
)
@pytest.mark.parametrize("replies", [True, False])
def test_no_line_that_an_answer_quotes_shows_it(
    alpha: StoryJudge, line: str, typed: str, *, replies: bool
) -> None:
    asked = str(alpha.last(ANNA, LETTER)["Message-ID"]) if replies else ""
    alpha.deliver(ANNA, "Re: plan", line.format(typed) + "\n", answers=asked)
    told = said(alpha, ANNA).lower()
    assert told
    assert typed.strip("!").lower() not in told


@pytest.mark.parametrize(
    "line",
    [
        "CREATE swordA tulips99",
        "CREATE SERIES ?sworda tulips99",
        "REGISTER\nName: swordA\nEND",
        "REGISTER swordA",
    ],
)
def test_nothing_that_others_read_is_called_like_it(alpha: StoryJudge, line: str) -> None:
    asked = str(alpha.last(ANNA, LETTER)["Message-ID"])
    alpha.deliver(ANNA, "Re: plan", f"{line}\n", answers=asked)
    with alpha.services.store.begin() as work:
        person = work.people.by_address(ANNA)
        assert person is not None
        names = {person.name, *work.games.names_taken()}
    assert not any("sworda" in name.lower() for name in names)


NEAR = (
    "me connecter alpha swordo",
    "Je me connecte alpha sowrdA",
    "So we play alpha: swrdA",
    "tell them in alpha sworsA, ok?",
    "swordB",
    "Hier: sworxA.",
)
"""Lines of a word or two, or with a game, and the password but for a slip of the pen."""
WITHOUT_SEAT = (
    "me connecter alpha tulpis",
    "Je me connecte alpha tulpis",
    "Anmelden bitte alpha Geduldig7",
    "conectarme alpha tulpis",
    "voglio entrare alpha tulpis",
    "quero entrar alpha tulpis",
    "mag ik erin alpha tulpis",
    "chce wejsc alpha tulpis",
    "mig inloggad alpha tulpis",
    "let me in alpha tulpis",
)
"""Lines that sign on, with a word of their language, a game, and a possible password; no seat."""


@pytest.mark.parametrize("line", [*NEAR, *WITHOUT_SEAT])
def test_what_is_nearly_the_password_or_stands_where_it_would_is_asked_about(
    alpha: StoryJudge, line: str
) -> None:
    told, others = answer(alpha, f"{line}\nYes, peace it is.")
    assert others == ""
    assert says(told, "reply-unsent")


OTHER_THINGS = (
    "The password for peace is trust.",
    "The password to happiness is patience, they say.",
    "Das Passwort für den Frieden ist Vertrauen.",
    "Le mot de passe pour la paix est confiance.",
    "La contraseña para la paz es confianza.",
    "La parola d'ordine per la pace è fiducia.",
    "A senha para a paz é confiança.",
    "Het wachtwoord voor vrede is vertrouwen.",
    "Hasło do pokoju to zaufanie.",
    "My password manager lost everything, sorry for the delay.",
    "Mein Passwort-Manager hat alles verloren, daher die Verspätung.",
    "Mon gestionnaire de mots de passe a tout perdu.",
    "Mi gestor de contraseñas perdió todo.",
    "Il mio gestore di password ha perso tutto.",
    "O meu gestor de senhas perdeu tudo.",
    "Mijn wachtwoordmanager is alles kwijt.",
    "Mój menedżer haseł stracił wszystko.",
    "Min lösenordshanterare tappade allt.",
    "Austria, alpha of the pack, salutes you.",
    "Austria, lonely as ever, greets you.",
    "Sign on the dotted line, Edgar!",
    "Log in tonight if you can, my friend.",
    "Sign in with both hands, I will too!",
)
"""Sentences with a word for a password, or words of a sign-on, about something else."""


@pytest.mark.parametrize("line", OTHER_THINGS)
def test_what_is_about_something_else_goes_out_without_a_question(alpha: StoryJudge, line: str) -> None:
    told, others = answer(alpha, line)
    assert f"| {line[:30]}" in others
    assert "NOT BEEN SENT" not in told


ABOUT_GAMES_ALONE = (
    "The password for alpha is patience.",
    "The password for the game is trust.",
    "La contraseña para Austria es confianza.",
    "Das Passwort für alpha ist Vertrauen.",
    "Sign on England alpha patience, please.",
)


@pytest.mark.parametrize("line", ABOUT_GAMES_ALONE)
def test_what_is_about_a_game_is_asked_about(alpha: StoryJudge, line: str) -> None:
    told, others = answer(alpha, line)
    assert others == ""
    assert "NOT BEEN SENT" in told or "REJECTED" in told


@pytest.mark.parametrize(
    "words",
    [
        "Sure: ostrich 1",
        "Sure: ostri ch1",
        "Ok then ostrich-1",
        "I say os trich1 my friend",
        "The word is ostrich\n1",
        "Ostrich 1 it is",
    ],
)
def test_a_broken_password_is_found_after_a_restart(words: str) -> None:
    story = StoryJudge(replace(services_on(TemporaryDatabase()), passwords=Passwords()))
    story.play("opening")
    story.deliver(ANNA, "pw", "SIGN ON Austria alpha swordA\nSET PASSWORD ostrich1\n")
    story = with_letter(replace(story, services=replace(story.services, passwords=Passwords())))
    told, others = answer(story, words)
    assert "Message from" not in others
    assert "strich" not in others
    assert says(flat(told), "press-holds-password")


def test_some_numbers_in_a_message_are_no_broken_password() -> None:
    story = on_argon()
    _, others = answer(story, "We had 3 armies in Spring 1901, and since May 4 no fleet.")
    assert "We had 3 armies" in others


def test_one_unbroken_run_costs_no_more_than_its_length(alpha: StoryJudge) -> None:
    def seconds(letters: int) -> float:
        began = process_time()
        run = "QUJDRA" * (letters // 6)
        alpha.deliver(ANNA, "o", f"SIGN ON Austria alpha swordA\nPRESS TO E\n{run}\nENDPRESS\n")
        return process_time() - began

    seconds(12_000)
    assert seconds(96_000) < 4 * seconds(24_000) + 1
