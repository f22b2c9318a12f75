# ruff: noqa: RUF001  # other alphabets are what people write in
"""Patterns of replies: how quotes, signatures, disclaimers and greetings begin, in many languages."""

from __future__ import annotations

import re

QUOTED = re.compile(r"^\s*(?:[>»›]|&gt;|\|\s|\|$|[A-Za-z]{2,3}>)")
"""A line marked as somebody else's: `> text`, `| text`, `AS> text`."""

TABLE_ROW = re.compile(r"^\s*\|\s*\S.*\|\s*$")
"""A row of a table, `| A Vie | - | Gal |`: a bar at each end is no mark of a quote."""

JUDGE = re.compile(r"(?:^|\W)::\s+(?:judge|deadline):", re.IGNORECASE)
"""The head of a mail of the judge's own, whatever stands before it: what follows it unmarked is that mail."""

OUR_FENCE = re.compile(r"\banswer\W+above\W+this\W+line\b", re.IGNORECASE)
"""The line over our mails with a token, whatever stands before it and wherever it was wrapped."""

_WROTE = (
    r"wrote(?:\son\s.+)?|writes|said",  # English
    r"schrieb(?:\s.+)?|geschrieben",  # German
    r"a\s[ée]crit",  # French
    "escribi[óo]",  # Spanish
    "ha\\sscritto|scrive",  # Italian
    r"schreef(?:\s.+)?|geschreven",  # Dutch
    "escreveu",  # Portuguese
    r"skrev(?:\s.+)?",  # Swedish, Danish, Norwegian
    r"napisał(?:\(a\)|a)?(?:\s.+)?|pisze",  # Polish
    r"(?:на)?писал(?:а|\(а\))?|пишет",  # Russian
    r"napsal(?:\(a\)|a)?",  # Czech
    r"kirjoitti",  # Finnish
    r"yazdı|şunu yazdı",  # Turkish
    r"írta(?:\s.+)?",  # Hungarian
    "έγραψε|пише|написа|a\\sscris|đã viết|va escriure|napísal",  # Greek, Ukrainian, Bulgarian and others
    r"写道|のメール|님이 작성",  # Chinese, Japanese, Korean
)
ATTRIBUTION = re.compile(
    rf"^(?=.*(?:\d|@)).{{4,300}}?(?:\b|\s|(?<=[^\x00-\x7f])|(?<=\d))(?:{'|'.join(_WROTE)})\s*[:\uff1a]\s*$",
    re.IGNORECASE,
)
"""`On … wrote:`, once its lines are joined; it holds a date or an address."""

BY_ADDRESS = re.compile(r"^(?:\S.*\s|\W*)[<(\[]?\S+@\S+[>)\]](?:\s*\[[^\]]*\])?\s*[:\uff1a]$")
"""An attribution that needs no verb: a name, an address and a colon."""

DATED = re.compile(
    r"^(?=.*\d{1,2}[:.]\d\d)(?:.*[^\s<(\[]@[^\s>)\]].*|\W*\S.{0,60}\[[^\]]*\d[^\]]*\])\s*[:\uff1a]$"
)
"""An attribution in any language: a time, an address (or brackets round the date) and a colon at the end."""

FENCED = re.compile(rf"^-{{2,}}\s.*(?:{'|'.join(_WROTE)})\s*:?\s*-{{2,}}$", re.IGNORECASE)
"""`---- On … wrote ----`."""

WEAK = re.compile(rf"^\S.{{1,80}}\s(?:{'|'.join(_WROTE)})\s*[:\uff1a]$", re.IGNORECASE)
"""`Alpha Judge wrote:`, which counts where a marked quote follows."""

OPENING = re.compile(
    r"^[-\s]*(?:on|am|den|le|el|il|op|em|no|a|in|på|w|dnia|dne|в|στις|po|út|st|čt|pá|so|ne|ma|ti|ke|to|pe|la|su"
    r"|\S+,|\S+\.|\d{4}[年년])\s.*(?:\d{1,4}|@|<)"
    r"|^[^<>]{1,60}<[^\s<>@]{1,80}@[^\s<>@]{1,120}>",
    re.IGNORECASE,
)
"""How the first line of a broken attribution begins: a preposition or weekday and a date, or who wrote."""

LONGEST_ATTRIBUTION = 4
"""Over how many lines a mail program may break it."""

_FORWARDS = (
    r"original[- ]?(?:message|appointment|nachricht|termin|bericht|meddelande)",
    r"(?:ursprüngliche|weitergeleitete)\s+nachricht",
    r"message\s+(?:d'origine|transféré|original)|mensa(?:je|gem)\s+(?:original|reenviado|encaminhada)",
    r"messaggio\s+(?:originale|inoltrato)|(?:oorspronkelijk|doorgestuurd)\s+bericht",
    r"(?:ursprungligt|vidarebefordrat|oprindelig|opprinnelig|videresendt)\s+(?:meddelande|meddelelse|melding)",
    r"(?:oryginalna|przekazana)\s+wiadomość|wiadomość\s+oryginalna|(?:исходное|пересылаемое)\s+сообщение",
    r"(?:begin\s+)?forwarded\s+message|reply\s+message|původní\s+zpráva|原始邮件",
)
FORWARD = re.compile(
    rf"^(?:[-_=*\s]{{2,}}(?:{'|'.join(_FORWARDS)})[-_=*\s]*|\s*begin\s+forwarded\s+message"
    r"|\W*(?:please\s+)?(?:type|write)?.{0,20}\b(?:reply|answer)\s+above\s+(?:this|the)\s+line\W*)\s*:?\s*$",
    re.IGNORECASE,
)
"""A line between dashes that says another message follows, or that one answers above it."""

HEADER_FROM = re.compile(
    r"^\s*\*?(?:from|von|de|da|van|från|fra|od|от|lähettäjä|kimden|feladó|发件人|差出人|보낸\s?사람"
    r"|από|від|de la)\s?:\*?\s+\S",
    re.IGNORECASE,
)
HEADER_MORE = re.compile(
    r"^\s*\*?(?:sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado(?: el| em)?|para"
    r"|asunto|assunto|inviato|a|oggetto|verzonden|aan|onderwerp|skickat|till|ämne|sendt|til|emne|wysłano|do|temat"
    r"|отправлено|кому|тема|дата|fecha|data|reply-to|发送时间|收件人|主题|送信日時|宛先|件名"
    r"|보낸\s?날짜|받는\s?사람|제목|참조|odesláno|komu|předmět|kopie|küldve|címzett|tárgy|gönderildi|kime|konu|lähetetty"
    r"|vastaanottaja|aihe|στάλθηκε|προς|θέμα|надіслано|trimis|către|subiect)\s?:\*?\s",
    re.IGNORECASE,
)
"""Lines of the header block Outlook and others put over the message answered."""

SIGNATURE = re.compile(r"^-- ?$")
"""The signature separator (RFC 3676 §4.3), with or without the blank that mail programs lose."""

DEVICE = re.compile(
    r"^\s*(?:sent\s+(?:from|via|with|by|using)\s+(?:my\b|an?\b|outlook|the\b|yahoo|gmail|proton|mail|samsung"
    r"|iphone|ipad|android|mobile|blackberry|aol|windows|thunderbird"
    r"|spark|fairemail|k-9|tutanota|hey|[a-z ]*mail\b).*"
    r"|get\s+outlook\s+for\b.*|outlook\s+für\b.*|(?:diese\s+nachricht\s+wurde\s+)?(?:von\s+mein.*gesendet.*"
    r"|gesendet\s+(?:mit|von|aus)\b.*)|envoyé\s+(?:de|depuis|à partir)\b.*|télécharger\s+outlook.*"
    r"|enviado\s+(?:desde|do|de|a partir)\b.*|inviato\s+da\b.*|verstuurd\s+van.*|verzonden\s+van.*"
    r"|skickat\s+från\b.*|sendt\s+fra\b.*|wysłan[eo]\s+z\b.*|отправлено\s+(?:с|из)\b.*|lähetetty\s.*|odesláno\s+z\b.*|从我的.*发送"
    r"|elküldve\s.*|\S+d[ae]n\s+gönderildi|надіслано\s+з\b.*|.*에서\s+보냄"
    r"|iPhoneから送信.*|yahoo\s+mail:.*|mobile\s+mail\.?)\s*$",
    re.IGNORECASE,
)
"""What a telephone or mail program says of itself."""

BANNER = re.compile(
    r"^\s*\W*(?:\[?external\]?|caution|warning|achtung|attention|vorsicht)\b.*"
    r"(?:external|outside|sender|originat|organi[sz]ation|extern|absender|links|attachments).*$"
    r"|^\s*\[?external(?:\s+(?:e-?mail|sender))?\]?\s*$",
    re.IGNORECASE,
)
"""What a company's mail server puts on top."""

DISCLAIMER = re.compile(
    r"^\s*\W*(?:(?:this|the\s+(?:information|contents?)\s+(?:in|of)\s+this)"
    r"\s+(?:e-?mail|message|communication|transmission)\b.*"
    r"|(?:confidential(?:ity)?|legal|privacy)\s+(?:notice|note|disclaimer|statement)\b.*"
    r"|disclaimer\b.*|important\s+notice\b.*"
    r"|diese\s+(?:e-?mail|nachricht)\b.*|ce\s+(?:message|courriel|mail|courrier)\b.*"
    r"|este\s+(?:mensaje|correo|e-?mail)\b.*|esta\s+mensagem\b.*|questo\s+messaggio\b.*|questa\s+e-?mail\b.*"
    r"|dit\s+(?:bericht|e-?mail)\b.*|deze\s+e-?mail\b.*"
    r"|virus-?free\b.*|scanned\s+by\b.*|(?:please\s+)?consider\s+the\s+environment\b.*"
    r"|please\s+think\s+before\s+you\s+print\b.*|to\s+unsubscribe\b.*"
    r"|you\s+received\s+this\s+(?:message|e-?mail)\s+because\b.*|(?:list|mailing\s+list)\s+info\b.*|\S+\s+mailing\s+list\s+--\s.*"
    r"|do\s+you\s+yahoo\b.*|registered\s+office\b.*|end\s+of\s.*\bdigest\b.*|avast\b.*|\[?image:.*)$",
    re.IGNORECASE,
)
"""How a disclaimer or a list's footer begins; it ends the mail."""

_SORRY = (
    r"(?:(?:so |very |i'?m )*sorry|(?:my )?apologies|i apologi[sz]e|entschuldig(?:ung|t)|verzeihung"
    r"|d[eé]sol[eé]e?|pardon|perd[oó]n|disculpen?|scusa(?:te)?|desculpem?|przepraszam|f[oö]rl[aå]t|urs[aä]kta)"
    r"(?: (?:all|guys|folks|everybody|everyone|judge|alle|tous|a tous))?"
)
_LATENESS = (
    r"(?:delay|late(?:ness| orders| reply| answer)?|wait|inconvenience|trouble|confusion|noise|mess|typos?"
    r"|versp[aä]tung|verz[oö]gerung|retard|retraso|demora|tardanza|ritardo|vertraging|atraso"
    r"|op[oó][zź]nienie|sp[oó][zź]nienie|sent?|f[oö]rseningen)"
)
_APOLOGY = (
    rf"{_SORRY}(?: (?:for|about|f[uü]r|wegen|pour|por|per|voor|pelo|pela|za|om))?"
    r"(?: (?:the|my|this|any|being|meine?|die|das|le|mon|ce|el|la|il|de|mijn|o|att jag [aä]r))?"
    rf"(?: (?:long|very|so|too|little|slight))* {_LATENESS}"
)
"""`Sorry for the delay`, which asks for nothing."""

GREETING = re.compile(
    r"^\s*(?:(?:hi|hello|hey|dear|hallo|salut|bonjour|ciao|(?:good )?(?:morning|evening|afternoon)"
    r"|good (?:day|luck)|gentlemen|ladies and gentlemen|to whom it may concern|madame|monsieur|ch[eè]re?s?"
    r"|sehr geehrte[rs]?|lieber?|werter?|gr[uü](?:ss|ß) gott|bonsoir|buen[ao]s (?:tardes|noches)"
    r"|estimad[oa]s?|querid[oa]s?|buona?sera|salve|car[oaie]|gentile|goede(?:morgen|middag|navond)|beste|geachte"
    r"|boa (?:tarde|noite)|oi|prezad[oa]s?|dobry wiecz[oó]r|szanown[aiey]|drogi|god (?:morgon|kv[aä]ll|dag)"
    r"|k[aä]ra|tjena|hejsan"
    r"|buenas|guten (?:tag|morgen|abend)|moin|hola|buenos d[ií]as|ol[áa]|bom dia|buongiorno|dzie[ńn] dobry"
    r"|cze[śs][ćc]|witam|hej|goddag|hoi|goedendag)\b"
    r"[\w ]{0,24}[,.!]*"
    r"|(?:(?:many )?thanks|thank you|thx|cheers|(?:(?:best|kind|warm) )?regards|best(?: wishes)?|yours|bye"
    r"|(?:mit )?(?:freundliche[nr]?|viele|liebe|beste) grü(?:ß|ss)en?|gruß|danke|cordialement|merci|saludos"
    r"|gracias|(?:cordiali )?saluti|grazie|(?:met vriendelijke )?groet(?:en)?|bedankt|atenciosamente"
    r"|obrigad[oa]|tack|(?:med )?(?:vänliga|venlig) h[äi]ls(?:en|ning(?:ar)?)|mvh|pozdrawiam|dziękuję"
    rf"|{_APOLOGY}"
    r"|с уважением|спасибо|s pozdravem|děkuji|terveisin|kiitos|saygılarımla|teşekkürler|üdvözlettel"
    r"|köszönöm)\b"
    r"[\w ]{0,24}[,.!]*)\s*$",
    re.IGNORECASE,
)
"""What people say before and after their orders."""
