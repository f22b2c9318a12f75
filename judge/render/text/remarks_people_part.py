"""Sentences about who a person is: entry, time zone, style of orders, address, passwords."""

from __future__ import annotations

from judge.notices.remark_keys.people import PersonRemark as Key
from judge.render.text.remarks_sentence_part import Sentence

_BETTER_WORD = "Write the line again with two words that nobody expects together, as in otter.lamp."

SENTENCES = {
    Key.NOT_REGISTERED: Sentence(
        "You are not registered here.",
        "Send REGISTER, a line Name: with your name, and END; then send this mail again.",
    ),
    Key.REGISTERED: Sentence(
        "Welcome, {name}: you are registered as {address}. {times} "
        "LIST shows the games, SIGN ON ?game password joins one."
    ),
    Key.ENTRY_CHANGED: Sentence("Your entry is up to date, {name}. {times}"),
    Key.ENTRY_WAS: Sentence(
        "This address was {name:.60}'s, and is {now:.60}'s now, in all its games. Two people need two "
        "addresses; to set it back, answer with the one line: REGISTER Name: {name:.60}, Timezone: {zone}"
    ),
    Key.ENTRY_WANTS_PROOF: Sentence(
        "{address} is registered, and nothing shows that this mail is its owner's.",
        "Send these lines again in an answer to this mail, or below SIGN ON with your password.",
    ),
    Key.DONE_UNQUOTED: Sentence("This was done."),
    Key.NOT_QUOTED: Sentence(
        "This was not taken.", "Put SIGN ON with your password above it: then I say what is wrong with it."
    ),
    Key.NAME_MISSING: Sentence(
        "I need a name to register you.", "Add a line Name: followed by your name, before END."
    ),
    Key.NAME_OURS: Sentence(
        "That is what I am called myself.", "Register with your own name: Name: Anna Schmidt"
    ),
    Key.NAME_IS_TEXT: Sentence(
        "That is too much for a name, or has signs in it that no name has (as : @ < or !).",
        "Take up to {words} words and {most} letters: Name: Anna Schmidt",
    ),
    Key.NAME_IS_TITLE: Sentence(
        "That name, or a word of it, is what those are called who lead games or keep this judge.",
        "Register without the title: Name: Anna Schmidt",
    ),
    Key.NAME_IS_PART: Sentence(
        "That name, or a part of it, is what powers, players or observers are called in games.",
        "Register with a person's name alone: Name: Anna Schmidt",
    ),
    Key.NAME_WITHOUT_LETTER: Sentence(
        "That name has no letter.",
        "Register with a name that has one: Name: Anna Schmidt",
    ),
    Key.NAME_IS_FORMULA: Sentence(
        "A spreadsheet would take that name for a formula.",
        "Begin it with a letter: Name: Anna Schmidt",
    ),
    Key.NAME_OF_TWO_ALPHABETS: Sentence(
        "A word of that name has letters of two alphabets, which readers cannot tell apart.",
        "Write each word in one alphabet: Name: Anna Schmidt",
    ),
    Key.NAME_TAKEN: Sentence(
        "That name is hard to tell from the name of somebody else here.",
        "Add an initial or your town, as in Name: Anna B. Schmidt, Graz. Are you registered already, from"
        " another address? Send I AM ALSO and the new address from there.",
    ),
    Key.ZONE_UNKNOWN: Sentence(
        "I do not know the time zone {zone:.40}, so your times are shown in {kept}; SET ZONE Europe/Vienna, "
        "say, adds yours."
    ),
    Key.ZONE_NEAR: Sentence(
        "I do not know which time zone {zone:.40} is, so your times are shown in {kept}; SET ZONE and one of "
        "these, if it is yours: {near}."
    ),
    Key.ZONE_SET: Sentence("Times in your mails are shown in {zone} and UTC; it is {now:%H:%M} there now."),
    Key.ZONE_OF_GAME: Sentence(
        "{game} itself keeps the zone of its clocks; SET GAME ZONE {zone} would change that."
    ),
    Key.ZONE_IS_UTC: Sentence(
        "Times in your mails are shown in UTC, where it is {now:%H:%M} now; SET ZONE Europe/London, say, "
        "adds yours."
    ),
    Key.STYLE_SET: Sentence("Your mails write orders like this now: {example}."),
    Key.MAIL_ALL: Sentence("Every mail comes at once{late}."),
    Key.MAIL_DIGEST: Sentence(
        "Results, and all that needs an answer of yours, come at once, the rest, letters too, once a day in"
        " one mail{late}."
    ),
    Key.MAIL_RESULTS: Sentence(
        "Results, and all that needs an answer of yours, come at once, the rest in one mail with the results"
        "{late}. Letters come so, too: you read them when their phase is over. SET MAIL DIGEST brings them"
        " daily."
    ),
    Key.LATE_NOT_TOLD: Sentence("; who else is late you are not told"),
    Key.MAP_NONE: Sentence("Your mails are plain text, without maps."),
    Key.MAP_PNG: Sentence("Results come with the map as a picture below the text; the text says everything."),
    Key.MAP_SVG: Sentence("Results come with the map attached as an SVG drawing; the text says everything."),
    Key.MAP_LINK: Sentence("Results are plain text and say where the web shows them with the map."),
    Key.NO_SITE: Sentence("This judge shows nothing on the web: choose SET MAP PNG, SVG or NONE."),
    Key.CALENDAR_ON: Sentence(
        "Mails of a new deadline, or of one that moved, bring it as a file for your calendar. LIST and the "
        "name of a game bring that of now."
    ),
    Key.CALENDAR_OFF: Sentence("Mails bring no files for calendars; delete there what you do not want."),
    Key.ACCESS_ALLOWED: Sentence(
        "{address} may join {game}, and only who is let in like that, or was asked before. I do not"
        " write there: tell him the line SIGN ON ?{game} and a password of his choice."
    ),
    Key.INVITED: Sentence(
        "{address} may join {game}, and only who is let in like that, or was asked before. If he is"
        " registered here he is told, once a month; else forward him this: mail {judge} REGISTER, a line"
        " Name: with your name, END, and below it SIGN ON ?{game} with a password of your choice."
    ),
    Key.APPROVED: Sentence("They are let in, and are told."),
    Key.APPROVAL_TAKEN_BACK: Sentence("They wait for your word again; EJECT puts one out."),
    Key.JOINED_TO_WAIT: Sentence(
        "You are in {game}, once its master has said so: the master is asked, and you are told."
    ),
    Key.WAITS_FOR_MASTER: Sentence(
        "{game} wants its master's word for new players. The master is asked, and you are told; send this "
        "line again then."
    ),
    Key.PASSWORD_FROM_ELSEWHERE: Sentence(
        "A password is changed by mail from an address of the seat's own player. Nothing is changed yet.",
        "A mail to that address says how to choose another; I AM ALSO makes this address one of yours.",
    ),
    Key.WAITS_FOR_MASTER_AGAIN: Sentence(
        "You know more of {game} than a new player of this power may: you have led another, or read others' "
        "letters. Its master, who does not play, is asked, and you are told if you are let in; send this "
        "line again then."
    ),
    Key.ACCESS_DENIED: Sentence(
        "{address} may neither join {game} nor watch it. Who is in it stays: EJECT puts him out."
    ),
    Key.MASTERS_LISTED: Sentence("Noted of {address}; PROMOTE and HAND OVER in {game} go by it."),
    Key.ACCESS_FORGOTTEN: Sentence("Nothing is said of {address} any more."),
    Key.PROFILE_SET: Sentence(
        "Whoever asks is shown of you: {shown:and}. In your games you are shown as their settings say."
    ),
    Key.PROFILE_EMPTY: Sentence(
        "Whoever asks is shown nothing of you. In your games you are shown as their settings say."
    ),
    Key.NOBODY_OF_NAME: Sentence(
        "Nobody whose name begins so shows himself.", "WHO GAME and a game's name tells who plays there."
    ),
    Key.NAME_TOO_SHORT: Sentence("Write three letters of the name, or more.", "WHO IS Anna"),
    Key.ADDRESS_WANTED: Sentence(
        "INFO PLAYER wants a mail address, which {name:.40} is not.", "WHO IS {name:.40} looks for a name."
    ),
    Key.NOTHING_SHOWN: Sentence(
        "Nobody with this address shows how reliable he has been.", "GET DEDICATION tells it of yourself."
    ),
    Key.ADDRESS_SAME: Sentence(
        "Mail for you goes to {address} already.",
        "To have it sent elsewhere: SET ADDRESS you@example.net, or SET ADDRESS alone in a mail from there.",
    ),
    Key.ADDRESS_MALFORMED: Sentence(
        "{address:.80} is not an address I can write to.", "Write it like anna@example.net."
    ),
    Key.ADDRESS_TAKEN: Sentence(
        "{address} belongs to somebody else here.", "Each person has an address of his own."
    ),
    Key.ADDRESS_ASKED_OFTEN: Sentence(
        "Your old address was asked often enough for this hour.", "Answer one of the mails there."
    ),
    Key.ADDRESS_WAITS: Sentence(
        "This waits for a word from your old address: answer the mail I send there with CONFIRM. "
        "If you cannot read there any more, write to the keeper, {keeper}."
    ),
    Key.ADDRESS_WAITS_FOR_YES: Sentence(
        "Now {address} is asked whether it is yours: answer that mail with YES, and it holds."
    ),
    Key.ALSO_YOURS: Sentence("{address} is yours already.", "MY ADDRESSES lists them."),
    Key.ALSO_TOO_MANY: Sentence(
        "You write from {most} more addresses, and that is the most.", "I AM NOT {address} takes one away."
    ),
    Key.ALSO_ASKED_OFTEN: Sentence(
        "Your addresses were asked about each other often enough today.",
        "Answer one of those mails with YES, or send the line tomorrow.",
    ),
    Key.ALSO_WAITS: Sentence(
        "Your address of record is asked whether {address} is yours too; then {address} is, and with both "
        "their words, CONFIRM and YES, mail from there counts as yours."
    ),
    Key.ALSO_WAITS_THERE: Sentence(
        "If somebody is registered with {address}, he is asked there whether this address is his too; then "
        "you are asked here. If nothing comes, send REGISTER, a line Name: with your name, and END."
    ),
    Key.ALSO_WAITS_FOR_YES: Sentence(
        "Now {address} is asked in the same way: answer that mail with YES, and it holds."
    ),
    Key.ALSO_ADDED: Sentence("Mail from {address} counts as yours from now on, and is answered there."),
    Key.ALSO_NOT_YOURS: Sentence("{address} is no other address of yours.", "MY ADDRESSES lists them."),
    Key.ALSO_OF_RECORD: Sentence(
        "{address} is where your mail goes, so it stays yours.", "SET ADDRESS you@example.net moves it."
    ),
    Key.ALSO_GONE: Sentence("Mail from {address} counts as yours no more."),
    Key.ADDRESSES: Sentence(
        "Mail for you goes to {record}. You write from {others:and} as well.",
    ),
    Key.ADDRESSES_ONE: Sentence(
        "Mail for you goes to {record}, your one address here. I AM ALSO you@work.example adds another."
    ),
    Key.ADDRESS_MOVED: Sentence("Mail for you goes to {address} from now on."),
    Key.PASSWORD_CHANGED: Sentence("Your password in {game} is changed."),
    Key.PASSWORD_SET_ABOVE: Sentence(
        "A line above has changed your password in {game}, and once a mail is enough.",
        "Send it in another mail if that word shall not stay.",
    ),
    Key.TOO_MANY_PASSWORDS: Sentence(
        "There are more passwords and tokens in this mail than I look at.", "Send the rest in another mail."
    ),
    Key.PASSWORD_RESET: Sentence("Your new password in {game} holds from now on."),
    Key.PASSWORD_RESET_FOR_ALL: Sentence(
        "Your new password in {game} holds from now on, for each part that you have there.",
        "SET PASSWORD below a SIGN ON as one of them changes that one's alone.",
    ),
    Key.PASSWORD_MISSING: Sentence(
        "Your password in {game} is missing.", "SIGN ON {seat:.20} {game} password."
    ),
    Key.PLACEHOLDER_SENT: Sentence(
        "What my mail prints there stands for your password: put that in its place.",
        "If you do not know it any more: FORGOT PASSWORD {game:.20}.",
    ),
    Key.PLACEHOLDER_KEPT: Sentence(
        "What my mail prints for a password is none.", "Write the line again with a word of your own."
    ),
    Key.PASSWORD_WRONG: Sentence(
        "That is not the password of this seat in {game}.",
        "FORGOT PASSWORD {game} mails a token to your address of record. In passwords capitals count.",
    ),
    Key.NO_MASTER: Sentence("You are no master of {game}.", "WHO GAME {game} names its masters."),
    Key.LEADS_ANOTHER: Sentence(
        "You lead {own:and} in {game}, and {power} has another player.",
        "SIGN ON {first} {game} password, with your own.",
    ),
    Key.WATCHES_ONLY: Sentence(
        "You watch {game}, and {power} has a player.",
        "SIGN ON O {game} password, with your own, speaks as an observer. SIGN UP AS STANDBY FOR {game}: I"
        " ask you for a free power.",
    ),
    Key.PASSWORD_WRONG_FORMING: Sentence(
        "That is no password of a seat in {game}, which waits for players.",
        "SIGN ON ?{game} password, with a word of your own, joins it; if you have a seat there, FORGOT"
        " PASSWORD {game} mails a token. In passwords capitals count.",
    ),
    Key.SEAT_TAKEN: Sentence(
        "That is not the password of this seat in {game}. {power} has a player.",
        "If it is yours: FORGOT PASSWORD {game}. If not: OBSERVE {game} password lets you watch.",
    ),
    Key.SEAT_TAKEN_OTHERS_FREE: Sentence(
        "That is not the password of this seat in {game}. {power} has a player; free: {free:and}.",
        "SIGN ON {first} {game} password takes over a free one; FORGOT PASSWORD {game} if {power} is yours.",
    ),
    Key.PASSWORD_WRONG_OF_MEMBER: Sentence(
        "You are in {game} already, and that is not your password there. A game gives an address one seat.",
        "FORGOT PASSWORD {game} mails a token to your address of record. In passwords capitals count.",
    ),
    Key.SEAT_TAKEN_OVER: Sentence(
        "{who:.60} plays {power} in {game} since {since:%-d %b}.",
        "OBSERVE {game} password lets you watch.",
    ),
    Key.SEAT_TAKEN_OVER_UNNAMED: Sentence(
        "Somebody else plays {power} in {game} now.", "OBSERVE {game} password lets you watch."
    ),
    Key.SEAT_LOST: Sentence(
        "You lead {power} in {game} no longer.",
        "SIGN ON {power} {game} password asks for it again, if nobody has it.",
    ),
    Key.PASSWORD_SHORT: Sentence("A password needs {shortest} characters or more.", _BETTER_WORD),
    Key.PASSWORD_COMMON: Sentence("That password is among the first that anybody tries.", _BETTER_WORD),
    Key.PASSWORD_OURS: Sentence("My own mails print that word, so I could not hide it.", _BETTER_WORD),
    Key.PASSWORDS_GUESSED: Sentence(
        "Three wrong passwords for this seat in {game} stand above it, and I compare no more of one mail.",
        "Send SIGN ON with the right one in another mail, or FORGOT PASSWORD {game}.",
    ),
    Key.TOKEN_SENT: Sentence(
        "If you have a seat in {game:.20}, a token is on its way to your address of record: only to the "
        "address you play from, and only if you wrote from there. If you cannot, ask the keeper, {keeper}."
    ),
    Key.TOKEN_UNKNOWN: Sentence(
        "That token is used up, too old, or not one of mine.", "Ask for another: FORGOT PASSWORD game."
    ),
}
