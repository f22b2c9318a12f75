"""Patterns of paraphrases: what people write around orders, and orders with their parts in another place."""

from __future__ import annotations

import re

from judge.language.drafts import Action
from judge.language.order_words import ACTIONS, either

# Around orders

BRACKETS = re.compile(r"\s*(?:\(([^()]*)\)|\[([^\[\]]*)\])")
DOUBT = re.compile(
    r"\b(?:if|unless|or|else|not|instead|no|maybe|except|only|never|otherwise|don't|cancel|wenn|falls|nicht|oder"
    r"|kein|si|pas|ou|se|o|non|als|niet|of|nie|lub|om|inte|eller|sauf|sino|salvo)\b|\?"
)
"""What makes a remark more than one: it may be a condition, another choice, or take the order back."""
PART_OF_ORDER = re.compile(
    r"(?:north|south|east|west)(?:ern)?(?: coast)?|[nsew]\.?c?\.?"
    r"|(?:(?:via|by|using) )?(?:a |the )?(?:convoy|sea)|h|holds?|a|f|army|fleet|now|(?:with )?priority"
)
"""What stands in brackets and is no remark."""
ORNAMENT = re.compile(r"(?<=\s)[:;]-?[)(pd]+|[^\x00-\x7f\w]+|\.{2,}|!+|\s--+\s.*$|\*\w+\*$")
"""Smileys, dots, exclamation marks, and what follows two dashes."""

INSTEAD = re.compile(
    r"[\s,]+(?:instead of|rather than|and not|statt|anstatt|au lieu de|plutot qu(?:e|'(?:a|en|au))"
    r"|en vez de|en lugar de"
    r"|invece di|in plaats van|em vez de|zamiast|i stallet for)\s+(?P<what>[^,;&]+)$"
)
"""The order that another takes the place of, at the end of a line."""
NOT_THAT = re.compile(r"[\s,]+(?:not|nicht|non|pas|no|niet|nao|nie|inte)\s+(?P<what>[^,;&]+)$")
"""`Lvp - Edi, not Yor`: what an order is not, if it is a place."""
FORGET = re.compile(
    r"^(?:(?:actually|no|sorry|oops|ok|please|hmm|non|nein|nee|ach|ah)[, ]+)*"
    r"(?:forget(?: about)?|never mind|nevermind|scratch|vergiss|vergesst|oubliez?|olvida|dimentica|vergeet"
    r"|esquece|zapomnij o|glom)\s+(?P<what>[^,;.&]+)[,;.]\s+(?=\w)"
    r"|^(?:niente|nessun[ao]?|keine?|pas d(?:e |')|no|ningun[ao]?|geen|nenhuma?|ingen|zadnej)"
    r"\s+[^,;.&]+[,;.]\s+"
    r"(?:(?:ma|sondern|aber|mais|but|pero|sino|maar|mas|ale|men)\s+)?"
    r"(?:meglio|lieber|besser|plutot|mieux|better|rather|mejor|liever|melhor|lepiej|hellre)\s+(?=\w)"
)
"""The order that another takes the place of, at the beginning of a line."""

GREETED = (
    r"(?:hi|hello|hey|hallo|salut|bonjour|bonsoir|ciao|hola|ola|oi|hej|moin|servus|czesc|buongiorno|bom dia"
    r"|(?:good|guten|god|goede) ?(?:day|morning|evening|afternoon|tag|morgen|abend|middag|avond|kvall)"
    r"|dzien dobry|buen[ao]s (?:dias|tardes|noches))"
    r"(?: (?:there|all|judge|master|everybody|zusammen|a tous|spielleiter))?(?: -)?"
)
INTRODUCTIONS = (
    re.compile(r"(?P<words>[^:=>]{2,100}?)\s*:+\s*(?=[a-z])"),
    re.compile(r"(?P<words>[^:=>]{2,100}?[!.])\s+(?=[a-z])"),
    re.compile(rf"(?P<words>{GREETED})\s+(?=(?:a|f|army|fleet)\b)"),
)
"""Words before the orders of a line: `Kick him out of Trieste: A Tyr - Tri`, `Hello! A Vie - Gal`."""
SUPPOSED = re.compile(
    r"[\d?]|\b(?:if|unless|or|else|not|don'?t|no|never|only|otherwise|cancel|forget|wenn|falls|nicht|oder|kein\w*|nein"
    r"|pas|nie|niet|geen|non|plan|option|idea|variant|alternative\w*|either|neither|example|instance|sample|e\.?g|suggest\w*|propos\w*"
    r"|maybe|perhaps|might|could|would|should|may|can|must|think\w*|thought|consider\w*|wonder\w*|what|why|how|when|suppose"
    r"|spring|fall|autumn|winter|next|later|last|previous|earlier|already|against|undo|remove|delete|instead|stop|without"
    r"|wants?|wish\w*|asks?|asked|says?|said|told|tells?|orders? (?:of|from)|ordered|told|before|after"
    r"|idee|beispiel|vorschlag|vielleicht|konnte\w*|wurde\w*|soll\w*|wann|fruhjahr|herbst|nachste\w*|spater|gestern"
    r"|exemple|proposition|peut-etre|pourrai\w*|quand|printemps|automne|prochain\w*|ejemplo|propuesta|quizas?|podria\w*"
    r"|cuando|primavera|otono|esempio|proposta|forse|potre\w*|quando|autunno|prossim\w*|voorbeeld|voorstel|misschien|zou\w*"
    r"|wanneer|lente|herfst|volgende|exemplo|talvez|poderia\w*|outono|proxim\w*|przyklad|propozycja|moze|kiedy|wiosna"
    r"|jesien|nastepn\w*|exempel|forslag|kanske|skulle|nar|var|host|nasta)\b"
)
"""What makes words before an order more than an introduction: it may be a thought, or for another turn."""

DEED = re.compile(
    r"\b(?:holds?|stays?|supports?|convoys?|builds?|removes?|disbands?|waives?|retreats?|moves? to)\b"
)
"""A word of an order, so that words with it are more than an introduction: `The others hold: A Vie - Gal`."""

# Between orders

SENTENCE = re.compile(r"(?<=[a-z]{3})[.!?]+ +(?=[a-z])")
"""Where a sentence ends and another one begins; within a name (`St. Petersburg`) it is no end."""
AND = re.compile(r"[\s,]*(?:\band then\b|\band also\b|\band\b|\bthen\b|\bplus\b|&|\*|\s\+)\s+(?=[a-z])")
NUMBER = re.compile(r"(?<=\s)\(?\d{1,2}[.)]\s*(?=[a-z])")
"""A number before an order within a line: `1) A Vie-Gal 2) A Bud-Ser`."""
LOOSE = re.compile(r"^(?:(?:and|then|&|plus)\b[ ,:]*)+|\s*[,:]\s*(?=[a-z(])|\s{2,}")
UNIT_START = re.compile(r"(?<![\w(])(?:(?:a|f|army|armies|fleets?)\b[ .(:]*)")
BREAK = re.compile(r"(?<=\w)[ )/|.]+(?=(?:build|remove|disbands|waive)\b)")

# Signs and glued words

GLUED_COAST = re.compile(r"\b([a-z]{3,})[nsew]c\b")
FRONT_OWNER = re.compile(r"([a-z]{2,}) *: *(?=[a-z])")
DASHED_HOLD = re.compile(r" *-+>? *(?=(?:holds?|stays?|stands?)\b)")
"""`Venice-hold`."""
PLUS = re.compile(r"\+ *(?=[a-z])")
MINUS = re.compile(r"- *(?=[a-z])")

# A type behind its place

ORDER_START = re.compile(r"^|(?<=[,;.] )|(?<=\band )|(?<=\bconvoys )|(?<=\bsupports )")
ARTICLE = re.compile(r" *(?:the|my|our) ")
PREPOSITION = re.compile(r"(?:in|at|of) +")
BRACKETED_TYPE = re.compile(r"(?!\w) *\((?P<kind>a|f|army|fleet)\)")
TYPE_BEHIND = re.compile(r" +(?P<kind>army|fleet)(?!\w)")

# Every unit

_HOLD = ACTIONS[Action.HOLD]
_HOLDS = either(_HOLD.judge | _HOLD.everyday)
_PUT = r"(?: +(?:still|firm|position|in +place))?$"
ALL = re.compile(rf"all units *{_HOLDS}{_PUT}|{_HOLDS} +all units{_PUT}")
REST = re.compile(rf"(?:the +)?rest *{_HOLDS}{_PUT}|{_HOLDS} +(?:the +)?rest{_PUT}")
KIND = re.compile(
    rf"(?:(?:all units|all|the|my) +)*(?P<kind>armies|fleets) *{_HOLDS}{_PUT}"
    rf"|{_HOLDS} +(?:(?:all units|all|the|my) +)*(?P<held>armies|fleets){_PUT}"
)
ALL_BUT = re.compile(
    r"^[^,;]{0,50}?\b(?:all|every\w*|rest|others|alle[nrs]?|saemtliche|samtliche|tout(?:e?s)?|tous"
    r"|tod[ao]s?|tutt[aeio]"
    r"|wszystki\w+|wszyscy|alla|allt|reszta|resten)\b[^,;]{0,50}?"
    r"(?P<but>[\s,]*\b(?:except(?:ing)?|but(?: not)?|apart from|other than|save|excluding"
    r"|with the exception of|ausser|bis auf|mit ausnahme von|sauf|excepte|hormis|a part|excepto|salvo|menos"
    r"|tranne|eccetto|meno|a parte|behalve|exceto|oprocz|poza|utom|forutom)\b(?: for| that)?) +(?=\w)"
)
"""`Everything holds but Ank - Bla`."""
ALL_DISBAND = re.compile(r"all units disbands?$|(?:disbands?|remove) all units$")
WAIVE = re.compile(
    r"(?:waives?|w|waiving|waived)(?: +(?:the +)?)(?P<count>\d|one|two|three|four|all units|all|rest|both)"
    r"(?: +builds?)?$|(?P<plain>\d) waives?$"
)
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4}

# One unit

_ITSELF = r"(?:(?:it|i|we|army|fleet|a|f|unit) +)?"
_KIND = r"(?P<unit>(?:(?:a|f|army|fleet) +)?)"
_TO = r"(?:moves? to|to|into|->?)"
IT = re.compile(r"\b(?:it|them|him|her|that|this|that army|the army|this army)$|(?<=supports|.convoys)$")
"""A word for the unit of the order before, which may be left out behind SUPPORTS and CONVOYS."""
SAILS = re.compile(rf"(?P<kind>army|fleet|a|f) *(?:{_TO}) *(?P<to>[a-z][a-z .'/()-]*)$")
"""A move of which only the kind of unit is named."""
STAYS = re.compile(rf"(?P<kind>army|fleet|a|f) *{_HOLDS} +(?:(?:in|at|to|a) +)?(?P<place>[a-z][a-z .'/()]*)$")
FLED = re.compile(r"(?:^|.*[\s,])retreats(?: +to)? +(?P<place>[a-z][a-z .'/()]*)$")
"""Words before a retreat: `kicked out of Sevastopol, so it flees to Rumania`."""
LEAVE = re.compile(rf"{_ITSELF}(?:(?:{_TO}|retreats?(?: +to)?|goes to|go to|r|back to)[ :]+)+(?P<place>.+)$")
OFF = re.compile(rf"{_ITSELF}(?:disbands?|d|disbanded|remove|off)(?: +(?:it|unit|army|fleet|a|f|is))?$")
BUILD_BEHIND = re.compile(r"(?:build +)?(?P<place>[^,]+?)[ :]+(?:with +)?(?P<kind>army|fleet|a|f)$")
PLURAL = re.compile(r"\b(?P<kind>armies|fleets)\b")
HELPED_BY = re.compile(
    r"(?P<of>.+?)[, ]+(?:(?:is |being |and is )?(?P<word>supported|convoyed|via convoy) +by"
    r"|with (?:the )?(?P<noun>supports?|convoys?) +(?:from|of|by)) +(?P<by>(?:(?!\. ).)+)$"
)
BY_FIRST = re.compile(r"(?P<of>.+?)[, ]+convoyed by +(?P<by>.+?) +(?:moves? to|to|->?) *(?P<to>.+)$")
"""`A Apu is brought by the fleet in Ion to Tun`."""
TYPE_LAST = re.compile(r"^(?!(?:a|f|army|fleet)\b)(?:the +)?(.+) +(army|fleet)$")
"""`the North Sea fleet`."""
HELPED_BEHIND = re.compile(r",\s*(?=(?:supported|convoyed|via convoy) +by\b)")
"""The comma between an order and who helps it."""
_HELPS = r"(?P<by>.+?) +(?P<word>supports?|convoys?|s|c)"
TURNED = (
    (re.compile(rf"{_HELPS} +from +(?P<of>.+?) +{_TO} *(?P<to>.+)$"), "{by} {word} {of} - {to}"),
    (
        re.compile(rf"{_HELPS}(?: +moves? to| to|-to) +(?P<to>.+?) +from +(?P<of>.+)$"),
        "{by} {word} {of} - {to}",
    ),
    (re.compile(r"(?P<word>supports?|convoys?) +(?P<of>.+?) +with +(?P<by>.+)$"), "{by} {word} {of}"),
    (
        re.compile(rf"(?:moves? to |moves? |go |){_KIND}from (?P<of>.+?) +{_TO} *(?P<to>.+)$"),
        "{unit}{of} - {to}",
    ),
    (re.compile(rf"{_KIND}(?:{_TO}|attacks?) +(?P<to>.+?) +(?:from|with) +(?P<of>.+)$"), "{unit}{of} - {to}"),
)
"""Orders with their places in another order, `support move to Bel from Ruh`, and how the grammar has them."""

CONDITION = re.compile(
    r"\b(?:if|unless|in case|provided|providing|assuming|supposing|depending|as long as|only when|except"
    r"|otherwise"
    r"|wenn|falls|sofern|solange|ausser|es sei denn|vorausgesetzt|sonst|andernfalls|je nachdem"
    r"|si|s'il|sinon|sauf|excepte|a moins|au cas|en cas|pourvu|selon que"
    r"|sino|a menos|a no ser|siempre que|en caso|salvo|excepto|de lo contrario"
    r"|se|a meno|altrimenti|sennoo?|tranne|eccetto|purche|qualora|nel caso|in caso"
    r"|als|indien|tenzij|anders|behalve|mits|caso|senao|exceto|desde que"
    r"|jesli|jezeli|gdyby|chyba ze|w razie|o ile|oprocz|inaczej|w przeciwnym razie"
    r"|om|ifall|savida|annars|utom|forutsatt)\b"
)
"""Words by which what stands beside them counts only sometimes, or not for all."""
