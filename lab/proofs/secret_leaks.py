"""Passwords and tokens in all the places where people put them."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

from judge.render.text.reader_language import ENGLISH
from judge.service.incoming import intake
from judge.service.keeper_policy import KeeperPolicy
from lab.proofs.proof import Result
from lab.proofs.trial import speak, story_judge, trial_folder
from tests.scenarios.story import raw_mail

_SHAPES = (
    "SIGN ON Austria alpha {0}\nA Vie - Gal\n",
    "SIGN ON Austria alpha swordA\nPRESS TO England\nmy word is swordA\nENDPRESS\n",
    "SIGN ON Austria alpha swordA\nSET PASSWORD {0}\nSET PASSWORD swordA\n",
    "SIGNON aalpha {0} {1}\n",
    "SINGON aalpha {0}\n",
    "sign on Austria alpha swordA please\nLIST\n",
    "SIGN ON Austria alpha swordA\nSET PASSWORD {0} {1}\n",
    "RESET PASSWORD {0} {1}\n",
    "CONFIRM {0}\n",
    "CANCEL {0} {1}\n",
    "> SIGN ON Austria alpha {0}\nLIST\n",
    "LIST\n\nOn Monday you wrote:\n> SIGNON aalpha {0}\n> set password {1}\n",
    "set password {0}\n",
    "SIGN ON ?beta {0}\nOBSERVE alpha {1}\n",
    "CREATE ?g{2} {0}\nHELP\n",
    "A Vie - Gal\nSIGN ON England alpha {0}\nF Lon - Nth\n",
    "FORGOT PASSWORD alpha\nSIGN ON England alpha {0}\n",
)
_SUBJECTS = ("s{2}", "s{2}", "s{2}", "SIGN ON Austria alpha {0}", "Re: SIGNON aalpha {1}")
_MARKS = (b"", b"", b"", b"", b"Auto-Submitted: auto-replied\r\n")
"""A robot's mail is not answered, but kept."""
_BEGINNINGS = ("tulips", "Rose", "x9", "Ärger", "a-b", "p.q", "(in)")
_SENDERS = ("anna@aus.example", "edgar@eng.example", "eve@evil.example")
_UNBOUNDED = KeeperPolicy(tries=10**9, answers=10**9)


_ANSWERS = (
    "{0}",
    "Password: {0}\norders: A Vie - Gal",
    "{1} on Austria alpha {0}\nA Vie - Gal",
    "{1}-on Austria alpha {0}",
    "Austria alpha {0}",
    "{2}\nmy {3} is {0}\n{2}",
    "{2} {0} {2}",
    "{2} {0}. {2}",
    "{2}\n\n{0}\n\n{2}",
    "{3}={0}, {2}",
    "{2} ({0}) {2}",
    "{2}\n> {0}\n{2}",
    "{3} {2} {0}!",
    "x/{0};{2}",
    "PRESS TO E\n{2} {0}\nENDPRESS",
    "To England: {3} {0} {2}",
    "{2}\n-- \n{0}",
)
_SIGN = ("sign", "sing", "sgin", "log", "SIGNN", "Sogn")
_TALK = (
    "With you, then.",
    "Agreed",
    "Burgundy is yours",
    "ich auch",
    "et moi aussi",
    "tulips and roses",
    "ok",
)
_NAMED = (
    "password",
    "pw",
    "Passwort",
    "mot de passe",
    "contrase\u00f1a",
    "has\u0142o",
    "senha",
    "word",
    "passwrod",
)


def answer_leaks(size: int, language: str = ENGLISH) -> Result:
    """Answer a message with the writer's password in many places and wordings, and at times a YES after it.

    It is looked for in all that leaves, to the other players above all.
    """
    chance, failures = Random(size), []
    limits = replace(_UNBOUNDED, letters=10**9, letters_day=10**9, copies=10**9, letter_delay=timedelta(0))
    with trial_folder() as place, story_judge(place) as here:
        here.play("opening")
        here.services = replace(here.services, security=limits)
        speak(here, language)
        here.deliver(
            "edgar@eng.example", "plan", "SIGN ON England alpha swordE\nPRESS TO A\nWell?\nENDPRESS\n"
        )
        anna = "anna@aus.example"
        asked = next(str(mail["Message-ID"]) for mail in here.unread if mail["To"] == anna)
        for number in range(size):
            here.now += timedelta(seconds=40)
            typed = chance.choice(("swordA", "SwordA", "sworda", "SWORDA", '"swordA"', "sw\u00adordA"))
            text = chance.choice(_ANSWERS).format(typed, *map(chance.choice, (_SIGN, _TALK, _NAMED)))
            here.deliver(anna, f"Re: plan {number}", text + "\n", answers=asked)
            out, told = list(here.unread), [mail for mail in here.unread if mail["To"] == anna]
            if told and chance.random() < 1 / 2:
                here.deliver(anna, "Re: plan", "YES\n", answers=str(told[-1]["Message-ID"]))
                out += here.unread
            here.tick(None)
            words = "\n".join(mail.as_string() + mail.get_content() for mail in (*out, *here.unread)).lower()
            failures += [
                f"{typed} of {text!r} left" for word in (typed.strip('"'), "sworda") if word.lower() in words
            ]
    return Result(size, tuple(failures))


def leaks(size: int, language: str = ENGLISH) -> Result:
    """Write mails with passwords where they belong and where they do not; look for them in all that leaves.

    What is kept of the mails is searched as well.
    """
    chance, failures = Random(size), []
    with trial_folder() as place, story_judge(place) as here:
        here.play("opening")
        here.services = replace(here.services, security=_UNBOUNDED)
        speak(here, language)
        for number in range(size):
            here.now += timedelta(seconds=1)
            words = [f"{chance.choice(_BEGINNINGS)}{chance.randrange(10**6)}" for _ in range(2)]
            text = chance.choice(_SHAPES).format(*words, number)
            subject = chance.choice(_SUBJECTS).format(*words, number)
            secrets = [word for word in (*words, "swordA") if word in subject + text]
            raw = raw_mail(chance.choice(_SENDERS), subject, text, f"<{number}@leaks.example>")
            mail = intake.receive(here.services, chance.choice(_MARKS) + raw, here.now, "leaks").id
            here.tick(None)
            out = "\n".join(message.as_string() + message.get_content() for message in here.unread)
            with here.services.store.begin() as work:
                letter = here.services.reader.read(work.inbox.raw(mail))
            kept = letter.subject + letter.text
            failures += [f"{secret} of {text!r} left" for secret in secrets if secret in out]
            failures += [f"{secret} of {text!r} is kept" for secret in secrets if secret in kept]
    return Result(size, tuple(failures))
