"""Prefaces: what is said before an order and is no part of it: whom it is for, or that it is a new one."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.language.text.typography import Plain, plain

_LONGEST = 200
"""Letters of a sentence before the words by which another thought begins."""
_SMALL = (
    r"(?:oh|so|ah|well|ok|okay|wait no|no|sorry(?: all| guys| folks| everybody| everyone)?|oops|ups|hm+|ouch"
    r"|actually|hold on|one moment"
    r"|scus[ai](?:te|mi)?|pardon|perdon|desolee?|entschuldigung|przepraszam|forlat|desculpa|everyone|everybody"
    r"|judge|dear judge)"
)
_SECOND_THOUGHTS = (
    r"(?:(?:i(?:'ve| have)? )?changed my mind|(?:a )?change of (?:mind|plans?)|my (?:mistake|bad)"
    r"|i (?:made|have made) a mistake|i was wrong|i got (?:it|that) wrong|wrong orders?|correction|typo"
    r"|(?:on )?second thoughts?|(?:scrap|scratch|strike|forget) that|i(?:'m| am) (?:too )?late|never ?mind"
    r"|(?:mist[\s,.!]+)?(?:ich habe? mich )?ver(?:tippt|schrieben)|tippfehler"
    r"|ich (?:habe? |bin )?(?:mich )?(?:geirrt|vertan|umentschieden|verschrieben|zu spat(?: dran)?)"
    r"|ich habe? (?:mich (?:geirrt|vertan|umentschieden)|es mir anders uberlegt)|korrektur|(?:mein )?fehler"
    r"|ho sbagliato|mi sono sbagliat[oa]|ho cambiato idea|(?:un )?errore(?: mio)?|correzione"
    r"|j'ai change d'avis|je me suis trompee?|(?:mon )?erreur|me (?:he )?equivo(?:que|cado)|mi error"
    r"|he cambiado de (?:idea|opinion)|ik heb me vergist|foutje"
    r"|van gedachten veranderd|enganei-me|mudei de ideias?|erro meu|pomylil[ae]m sie"
    r"|pomylka|zmiana(?: planow)?|zmienil[ae]m zdanie|jag angrade mig|jag har andrat mig|fel av mig)"
)
_RATHER = (
    r"(?:(?:better|rather|i mean|i meant|make (?:that|it)|besser|lieber|doch lieber|meglio|mieux|plutot|mejor"
    r"|liever|melhor|lepiej|hellre)[\s,:]+)"
)
_CHANGE = r"(?:(?:please )?(?:change|switch|amend|correct) (?=(?:(?:the |my )?(?:army|fleet)|[af])\b))"
_SAID_FIRST = (
    rf"(?:(?:{_SMALL}[\s,.!:;-]+)*(?:{_SECOND_THOUGHTS}\b\s*[,.!:;-]+\s*|{_SMALL}\s*[,.!:;-]+\s*))+{_RATHER}?"
)
_PREFACE = re.compile(
    rf"\W*(?:{_CHANGE}|{_SAID_FIRST}"
    rf"|(?:[^.?!]{{0,{_LONGEST}}}[.?!]\s+)?{_RATHER})(?=\w)"
)
"""What is said before an order that takes the place of another: `Sorry, changed my mind:`, `I mean`."""


_FOR_JUDGE = re.compile(
    r"\W*(?:(?:and|und|et|e|y|en|i|och|also|p\.? ?s\.?|oh|btw|by the way|now|orders?)[\s,.:!-]+)*"
    r"@?(?:(?:for|to|an|fur|pour|per|para|voor|aan|do|dla|till|a|al|au)\s+)?"
    r"(?:(?:the|den|die|das|le|la|l'|il|el|de|o|our|dear)\s*)?"
    r"(?:judge|computer|robot|bot|program(?:me)?|machine|adjudicator|richter|juge|ordinateur|giudice|juez"
    r"|rechter|juiz|sedzi[aeo]|domaren?)\s*[:,!-]+\s*(?=\w)"
)
"""What says that the line is for the judge: `And for the judge: A Warsaw - Galicia`."""


MAY_HAVE_PREFACE = re.compile(rf"{_FOR_JUDGE.pattern}|{_PREFACE.pattern}")
"""A line to look at here."""


def is_for_judge(text: str) -> bool:
    """Whether a line says of itself that it is for the judge."""
    return _FOR_JUDGE.match(plain(text).text) is not None


_DASH = re.compile(r"\W*(?:(?:a|f|army|fleet)\b[\s(]*)?(?P<place>\w[\w' ]*?)[\s)]*-+\s*$")
"""A unit's place and the dash of its move."""


def without_preface(line: Plain, is_place: Callable[[str], bool]) -> Plain:
    """The line without the words by which its writer calls the judge, or has thought better of it.

    A place may be called as the judge is, or as a sigh: the Gulf of Bothnia (BOT), Ohio (OH).
    """
    for form in (_FOR_JUDGE, _PREFACE):
        found = form.match(line.text)
        move = _DASH.match(found[0]) if found else None
        if found and not (move and is_place(move["place"])):
            line = line.part(found.end(), len(line.text))
    return line
