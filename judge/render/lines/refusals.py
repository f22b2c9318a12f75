"""Refusals of the game in words, with what would be right: one row for each reason."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime

from judge.game.phases.starting import waits_for_answers
from judge.game.refusals import Refusal, Refused
from judge.game.roles import MASTER, OBSERVERS
from judge.game.state import Game
from judge.render.lines.header import current_phase, goes_on
from judge.render.lines.seats import players_needed
from judge.render.text.english import spoken
from judge.render.text.escaping import one_line
from judge.rules.english import capitalized, listing

# Refusals about parts in a game, who comes in, shares a power or leads it: part of the table
# below.

ENTRY_WORDS: dict[Refusal, tuple[str, str]] = {
    Refusal.NOT_ADMITTED: (
        "Game {game} is not open to you.",
        "Ask its master, whom LIST {game} names, or take another game: LIST.",
    ),
    Refusal.NOT_APPROVED: (
        "Players of game {game} still wait for your word.",
        "SET APPROVED ALL lets them in; LIST {game} shows them, EJECT puts one out.",
    ),
    Refusal.NOBODY_WAITS: (
        "Nobody like that waits for your word in game {game}.",
        "LIST {game} shows who is in it; ADMIT lets somebody come back whom you put out.",
    ),
    Refusal.WAITS_STILL: (
        "He waits for your word still, and is not let in without it.",
        "EJECT {detail} puts him out of the game.",
    ),
    Refusal.LET_IN_ALREADY: (
        "He is let in already, and waits for no word of a master's any more.",
        "LIST {game} shows who is in it.",
    ),
    Refusal.OTHER_SITE: (
        "Game {game} is for the site of its master.",
        "Ask its master, whom LIST {game} names, to INVITE you; or take another game: LIST.",
    ),
    Refusal.SAME_SITE: (
        "Somebody at your site, {detail}, plays in game {game}, which wants one of each.",
        "Ask its master, whom LIST {game} names, to INVITE you; or take another game: LIST.",
    ),
    Refusal.SAME_MAILBOX: (
        "Somebody with your mailbox is in game {game}, or was: what stands behind a + is the same mailbox.",
        "Who shares a mailbox may ask the master, whom LIST {game} names, to INVITE just this address.",
    ),
    Refusal.MAILBOX_LEADS: (
        "Somebody with your mailbox leads game {game}, or did: what stands behind a + is the same mailbox.",
        "A master plays only as himself, from his own address, in a game whose masters may play.",
    ),
    Refusal.TELLS_WHO: (
        "Game {game} hides who plays, and ACCESS DIFFERENT would tell a little of it.",
        "SET ACCESS ANY; or SET NO GUNBOAT and SET NO SECRET first.",
    ),
    Refusal.LITTLE_DEDICATION: (
        "Game {game} wants players with a dedication of {detail} or more.",
        "GET DEDICATION tells yours; a turn in time adds 3. LIST shows other games.",
    ),
    Refusal.OFTEN_LATE: (
        "Game {game} wants players who were in time for {detail} of their turns.",
        "GET DEDICATION tells how often you were. LIST shows other games.",
    ),
    Refusal.OFTEN_RESIGNED: (
        "Game {game} wants players who left no more than {detail} of their powers.",
        "GET DEDICATION tells how many you left. LIST shows other games.",
    ),
    Refusal.OTHER_LEVEL: (
        "Game {game} wants players of the level {detail}.",
        "If it is yours: REGISTER, your name, a line Level: {detail}, END.",
    ),
    Refusal.PARTNER_OF_HOLDER: (
        "Who leads a power with its player of record is his choice alone.",
        "RESIGN takes you yourself out; he goes on.",
    ),
    Refusal.TOO_MANY_PARTNERS: (
        "{Detail} people lead your power already, as many as may.",
        "PARTNER -address takes one out.",
    ),
    Refusal.NO_PARTNER: (
        "Nobody of that address leads your power with you.",
        "WHO GAME {game} shows who does.",
    ),
    Refusal.PUT_OUT: (
        "The master has put you out of game {game}{about}.",
        "Coming back needs the master's word (ADMIT): write to the master.",
    ),
    Refusal.HAS_SEEN: (
        "You lead game {game}, or have: a master sees what players hide, so he takes none of its powers.",
        "Anybody else takes a free one by SIGN ON power {game} password.",
    ),
    Refusal.HAD_PART: (
        "You led another power of {game} or read others' letters: only a master not playing lets you in.",
        "Ask him, if there is one; your own old power is yours by SIGN ON if you have read nothing since.",
    ),
    Refusal.MAY_NOT_LEAD: (
        "By its list of masters game {game} is not led by {detail}.",
        "SET ALLOW MASTER address, or SET DENY MASTER -address, changes the list.",
    ),
    Refusal.LEADS_ALREADY: (
        "Game {game} is led by {detail} already.",
        "WHO GAME {game} names its masters; RESIGN leaves it to the others.",
    ),
    Refusal.LEADS_TOO: (
        "That is a master of game {game}: the first of them puts others out, and nobody him.",
        "VERSION names the judge's keeper, who can help.",
    ),
    Refusal.TOO_MANY_MASTERS: ("Game {game} has as many masters as it can have.", "RESIGN makes room."),
    Refusal.PLAYS_STILL: (
        "Who plays in game {game} cannot lead it: its masters see all orders.",
        "Ask somebody else, or SET UNMODERATED first: then masters may play.",
    ),
    Refusal.MAILBOX_PLAYS: (
        "Somebody with that mailbox plays in game {game}, or did: what is behind a + is the same mailbox.",
        "Somebody with another mailbox may lead it, whom its master asks.",
    ),
    Refusal.LAST_MASTER: (
        "You are the only master of game {game}, so you cannot leave it yet. The judge's keeper is told.",
        "HAND OVER address, or PROMOTE address and RESIGN when he has said YES.",
    ),
    Refusal.OFFER_LAPSED: ("Who asked you leads game {game} no longer.", "WHO GAME {game} names its master."),
}


# Refusals of letters, diaries and votes in words; a part of the table below.

PRESS_WORDS: dict[Refusal, tuple[str, str]] = {
    Refusal.NO_PRESS: (
        "Game {game} is played without press, so your letter was not sent.",
        "Only letters to the master pass: PRESS TO M.",
    ),
    Refusal.NO_PRESS_AT_ALL: (
        "Game {game} has no press under any form (Illegal Gunboat), so your letter was not sent.",
        "Your orders are all you have to talk with; HELP ILLEGAL tells how.",
    ),
    Refusal.NO_GREY_PRESS: (
        "Game {game} does not allow grey (unsigned) press, so your letter was not sent.",
        "Send it again without the word GREY.",
    ),
    Refusal.NO_WHITE_PRESS: (
        "Game {game} allows grey (unsigned) press only, so your letter was not sent.",
        "Send it again without the word WHITE.",
    ),
    Refusal.NO_PARTIAL_PRESS: (
        "Game {game} allows letters to everybody only, so yours was not sent.",
        "BROADCAST goes to everybody, PRESS TO M to the master.",
    ),
    Refusal.NO_OBSERVER_PRESS: (
        "In game {game} observers write to the master and to each other only, so your letter was not sent.",
        "PRESS TO M reaches the master.",
    ),
    Refusal.NO_OBSERVER_GREY: (
        "In game {game} observers sign their letters, so yours was not sent.",
        "Send it again without the word GREY.",
    ),
    Refusal.NO_OBSERVER_PARTIAL: (
        "In game {game} observers write to all players at once only, so your letter was not sent.",
        "BROADCAST goes to everybody; PRESS TO M reaches the master, PRESS TO O the observers.",
    ),
    Refusal.NO_FAKES: (
        "Game {game} does not allow letters that pretend to be for others, so yours was not sent.",
        "Send it again without FAKE.",
    ),
    Refusal.ONLY_FAKE_BROADCAST: (
        "In game {game} every letter to some looks like a broadcast, so yours was not sent.",
        "Send it again without FAKE and NO FAKE.",
    ),
    Refusal.FAKE_TO_MASTER: (
        "A letter to the master alone pretends nothing, so yours was not sent.",
        "Send it again without FAKE.",
    ),
    Refusal.NO_LATE_PRESS: (
        "You are late, and in game {game} who is late writes to the master only: your letter was not sent.",
        "Send your orders, then your letter.",
    ),
    Refusal.NO_GRACE_PRESS: (
        "In game {game} no letters pass between the deadline and the results, so yours was not sent.",
        "PRESS TO M reaches the master; send it again in the next phase.",
    ),
    Refusal.NO_MINOR_PRESS: (
        "In game {game} no letters pass in retreats and adjustments, so yours was not sent.",
        "PRESS TO M reaches the master; send it again when the next moves are due.",
    ),
    Refusal.MUST_ORDER: (
        "In game {game} letters pass only from who has ordered all his units, so yours was not sent.",
        "Send your orders first; they may stand above the letter in one mail.",
    ),
    Refusal.NOT_TOUCHED: (
        "In game {game} powers write only to those next to their units: your letter{about} was not sent.",
        "PRESS TO your neighbours, or PRESS TO M.",
    ),
    Refusal.NO_POSTAL_PRESS: (
        "Game {game} has no letters that wait for the results{about}, so yours was not sent.",
        "PRESS and BROADCAST leave at once; LIST {game} shows the settings.",
    ),
    Refusal.TOO_MUCH_POSTED: (
        "More of your letters wait for the results of game {game} than I keep, so this one was not taken.",
        "RECALL 1 takes the first one back.",
    ),
    Refusal.NOTHING_POSTED: (
        "No such letter of yours waits for the results of game {game}{about}.",
        "A letter that has left does not come back; PRESS TO begins another.",
    ),
    Refusal.DATELINE_TAKEN: (
        'The dateline "{detail}" is not yours in game {game}, so your letter was not sent.',
        "The datelines of capitals and governments belong to their powers; take another place.",
    ),
    Refusal.NO_PRESS_WISH: (
        "That is not yours to choose in game {game}{about}.",
        "A master who does not play may SET ALL PRESS, observers where the game has WATCH ALL PRESS.",
    ),
    Refusal.DIARY_FULL: (
        "Your diary in game {game} is full, so the entry was not written.",
        "DIARY LIST shows it, DIARY DELETE 1 takes an entry out.",
    ),
    Refusal.NO_DIARY_ENTRY: (
        "Your diary in game {game} has no such entry{about}.",
        "DIARY LIST shows what it holds.",
    ),
    Refusal.UNKNOWN_ADDRESSEE: (
        "Nobody in game {game} is called {detail}, so your letter was not sent.",
        "Name powers by letter or name ({powers}), M for the master, O for the observers.",
    ),
    Refusal.NO_READER: (
        "Nobody is there for {detail} in game {game} at the moment, so your letter was not sent.",
        "LIST {game} shows who plays what; bots read no letters. PRESS TO M reaches the master.",
    ),
    Refusal.ONLY_YOURSELF: (
        "That is you yourself ({detail}), so your letter was not sent.",
        "Name somebody else, as LIST {game} shows them; BROADCAST reaches everybody.",
    ),
    Refusal.EMPTY_PRESS: (
        "Your letter had no text, so nothing was sent.",
        "Write the text on the lines between PRESS and ENDPRESS.",
    ),
    Refusal.EMPTY_ENTRY: (
        "Your entry had no text, so nothing was written down.",
        "Write the text on the lines between DIARY and ENDDIARY.",
    ),
    Refusal.BOT_READS_NOTHING: (
        "A bot of the judge's plays for {detail} and reads no letters, so yours was not sent.",
        "Send orders alone: the board is all that it looks at.",
    ),
    # Votes
    Refusal.DIAS: (
        "In game {game} a draw includes all survivors.",
        "SET DRAW or PROPOSE DRAW without powers is for that; the master may SET NO DIAS.",
    ),
    Refusal.DRAW_LIST_NEEDED: (
        "In game {game} a draw may leave powers out, so say whose it is to be.",
        "SET DRAW and the letters of those who share it: SET DRAW ERT.",
    ),
    Refusal.DRAW_OF_ONE: (
        "A draw is of two players or more: what is {detail}'s alone is a win.",
        "SET CONCEDE {detail}, or PROPOSE WIN {detail}, gives it that, where the game may be conceded.",
    ),
    Refusal.NOBODY_CONCEDES: (
        "Nobody else in game {game} has a player, so nobody is there to concede it.",
        "SET DRAW draws it; its master may end it, or standbys take the powers that are free.",
    ),
    Refusal.NO_CONCESSIONS: (
        "Game {game} is not conceded to anybody.",
        "SET DRAW votes for a draw; the master may SET CONCESSIONS.",
    ),
    Refusal.NO_SURVIVOR: (
        "{Detail} has neither units nor centres left in game {game}.",
        "Name powers that are still in the game; LIST {game} shows them.",
    ),
    Refusal.SILENCE_IS_THE_MASTERS: (
        "Only a master of game {game} who does not play may say that silence agrees.",
        "Propose it without these words.",
    ),
    Refusal.PROPOSED_ALREADY: (
        "The same is proposed already{about}.",
        "VOTE YES {detail} votes for it.",
    ),
    Refusal.RANKING_WANTS_NO_DIAS: ("No rankings in {game}.", "PROPOSE DRAW; its master may SET NO DIAS."),
    Refusal.CONCEDES_TO_HIMSELF: ("{Detail} is your own power.", "PROPOSE WIN {detail} asks the others."),
    Refusal.TOO_MANY_PROPOSALS: (
        "Two proposals of yours are open in game {game} already.",
        "CANCEL PROPOSAL {detail} withdraws one.",
    ),
    Refusal.NO_PROPOSAL_OF_YOURS: ("No such proposal{about} of yours is open.", "LIST {game} shows what is."),
    Refusal.WHICH_WITHDRAWN: ("Yours in game {game} are {detail}.", "CANCEL PROPOSAL {detail:.1}."),
    Refusal.NO_PROPOSAL: (
        "No such proposal is open in game {game}{about}.",
        "LIST {game} shows what is proposed; PROPOSE DRAW proposes a draw.",
    ),
    Refusal.WHICH_PROPOSAL: (
        "Several proposals are open in game {game}: {detail}.",
        "Name the number: VOTE YES {detail:.1}.",
    ),
    Refusal.NOT_YOURS_TO_DECIDE: (
        "The players vote, and nothing in game {game} waits for the YES of its master.",
        "PROPOSE puts an end to the vote, TERMINATE ends the game without a result.",
    ),
    Refusal.ASSIGNS_FOR_OTHERS: (
        "A master who plays in game {game} gives out no powers.",
        "SET PREFERENCE and powers say what you would like yourself.",
    ),
    Refusal.POWERS_GIVEN_OUT: (
        "Game {game} has started, and its powers are given out.",
        "SWAP power power exchanges two players. UNSTART, while nothing is judged, lets the game form again.",
    ),
    Refusal.NO_POWERS_TO_SWAP: (
        "Game {game} forms, and nobody has a power yet.",
        "ASSIGN address power says who gets one at the start.",
    ),
    Refusal.NOT_TWO_PLAYERS: (
        "Of {detail} in game {game} one has no player, or both have the same.",
        "A free power is taken with SIGN ON power {game} password; LIST {game} shows which are.",
    ),
    Refusal.NO_SWAP_PROPOSED: (
        "Nobody who leads game {game} has proposed in this phase that {detail} change players.",
        "Ask for it: PRESS TO M, your words, ENDPRESS. Your YES to the question that comes then agrees.",
    ),
    Refusal.COPIED_BY_ITS_GM: (
        "Only the GM of game {game} copies its position into a new game.",
        "Ask the GM, whom LIST {game} names.",
    ),
    Refusal.COPY_SHOWS_BOARD: (
        "Game {game} is blind and goes on; a copy might show what it hides.",
        "Copy it when it is over, or create a game without FROM.",
    ),
    Refusal.COPY_NAMES_PHASE: (
        "Game {game} is over; which phase is to be copied has to be said.",
        "CREATE ?name password FROM {game} {detail} begins with its last phase.",
    ),
    Refusal.COPY_KEEPS_BOARD: (
        "Game {game} begins with a position of its board.",
        "CREATE ?name password variant opens a game on another board.",
    ),
    Refusal.DECLARES_FOR_OTHERS: (
        "A master who plays in game {game} declares no result.",
        "PROPOSE DRAW, PROPOSE WIN power and PROPOSE RANKING put an end to the vote of all.",
    ),
    Refusal.BOTS_DO_NOT_VOTE: (
        "Your game is against bots, which neither vote nor give up, so it goes on.",
        "RESIGN ends it whenever you like; SIGN ON ?practice then opens another.",
    ),
}


_WORDS: dict[Refusal, tuple[str, str]] = {
    **PRESS_WORDS,
    **ENTRY_WORDS,
    Refusal.NOT_RUNNING: (
        "Game {game} has not started yet: it still waits for {waits}.",
        "Its clock begins when it starts; you will be mailed then.",
    ),
    Refusal.ALREADY_STARTED: (
        "Game {game} has already started.",
        "LIST {game} shows whether a power is free; OBSERVE {game} password lets you watch.",
    ),
    Refusal.FINISHED: ("Game {game} is over.", "LIST shows the games that are not."),
    Refusal.PAUSED: (
        "Game {game} is paused.",
        "It goes on {goes_on}.",
    ),
    Refusal.UNDER_WAY: (
        "Game {game} has started, so there is nothing to wait for.",
        "LIST {game} shows its deadline.",
    ),
    Refusal.NOT_PAUSED: (
        "Game {game} is not paused: its clock is running.",
        "Its master may PAUSE it; SET NOWAIT, AWAY and EXTEND are the players' own.",
    ),
    Refusal.NOT_MASTER: (
        "Only the master of game {game} may do that.",
        "Ask the master: PRESS TO M, your words, ENDPRESS.",
    ),
    Refusal.NOT_ALONE: (
        "Once game {game} has started, nobody who plays changes that alone ({detail}).",
        "It takes a master who does not play: HELP MASTERING.",
    ),
    Refusal.EARLIER_ALONE: (
        "By one player's word nothing comes earlier{about}.",
        "A later time will do; an earlier one is for a master who does not play: HELP MASTERING.",
    ),
    Refusal.HURRIES_OTHERS: (
        "You play in game {game}, or have, so {phase} is not judged by your word while others have time.",
        "PROCESS is yours when all orders are in and nobody waits, or when grace is over.",
    ),
    Refusal.EJECTS_RIVAL: (
        "You play in game {game}, or have, so you put out nobody who leads a power and is not long late.",
        "Whoever has left his power, or lets its grace pass, you may; a master who does not play, anybody.",
    ),
    Refusal.BACK_ONCE_ALONE: (
        "You play in game {game}, or have: you go back in the season judged last, and to each phase once.",
        "A master who does not play goes back further, and the judge's keeper: HELP MASTERING.",
    ),
    Refusal.END_OF_OTHERS: (
        "You have played in game {game}, so its end is not yours to take back.",
        "A master who did not play can, and the judge's keeper: HELP MASTERING.",
    ),
    Refusal.TOO_FAR_ALONE: (
        "By players' own words it moves no further than {detail} days from now, nor more in a phase.",
        "PAUSE stops the clock; a master who does not play moves it further.",
    ),
    Refusal.NOT_PLAYER: (
        "Only somebody who plays a power of game {game} may do that.",
        "If you play one, SIGN ON with it: SIGN ON power {game} password.",
    ),
    Refusal.ALREADY_IN: (
        "You are in game {game} already.",
        "SIGN ON power {game} password, with your own, speaks for your power.",
    ),
    Refusal.WATCHES_ALREADY: (
        "You watch game {game} already.",
        "SIGN ON O {game} password, with your own, speaks as an observer; an answer to a mail of mine, too.",
    ),
    Refusal.MODERATES: (
        "You are the master of game {game}.",
        "SIGN ON M {game} password speaks as its master, who plays as well after SET UNMODERATED.",
    ),
    Refusal.NO_SEAT: ("There is no such seat in game {game}{about}.", "LIST {game} shows who plays what."),
    Refusal.LAST_YEAR_PAST: (
        "The last year of game {game} would be over before it is played.",
        "SET LAST YEAR and a later one, or SET NO LAST YEAR first; TERMINATE ends a game now.",
    ),
    Refusal.POWERS_LEFT_OVER: (
        "The {detail} powers of the board would not go round evenly among two players or more.",
        "LIST VARIANTS names boards with more: rootz has two for each of seven players.",
    ),
    Refusal.NEVER_BLIND: (
        "{Detail} is not played blind: who is patrolled or blocked would tell of fleets unseen.",
        "SET NO BLIND, or another variant.",
    ),
    Refusal.TOO_MANY_PLAYERS: (
        "More players are in game {game} than {detail} has powers for.",
        "EJECT puts one out: EJECT his address. LIST {game} shows who is in.",
    ),
    Refusal.NOT_FREE: (
        "{Detail} has a player in game {game}.",
        "LIST {game} shows which powers are free.",
    ),
    Refusal.NOT_PLAYED: (
        "{Detail} is in civil disorder for good: nobody plays it in game {game}.",
        "LIST {game} shows who plays what.",
    ),
    Refusal.NOT_DUE: (
        "Nothing is asked of {detail} in {phase}.",
        "You will be mailed when orders are due again.",
    ),
    Refusal.STANDS_BY_ALREADY: (
        "You stand by for another power of game {game} already.",
        "Nobody has two: I write to you when that one is yours, or its player is back.",
    ),
    Refusal.WRONG_PHASE: (
        "Not that phase{about}: game {game} is at {phase}.",
        "Name {phase}, or no phase at all.",
    ),
    Refusal.TOO_LATE: (
        "The deadline is over: what came in time counts, and nothing of it changes any more.",
        "Send it again when the next phase has opened, if it is still wanted then.",
    ),
    Refusal.NOTHING_LATE: (
        "No late orders{about} wait for your word in game {game}.",
        "LIST {game} shows its master whose do.",
    ),
    Refusal.LATE_HIDDEN: (
        "In game {game} nobody who plays learns whose orders are late.",
        "ACCEPT LATE, without a name, takes all that wait.",
    ),
    Refusal.LATE_TOGETHER: (
        "You play in game {game}, or have played in it: your word is for all late orders that wait, or none.",
        "ACCEPT LATE, without a name, takes them all.",
    ),
    Refusal.IN_THE_PAST: ("That time is already past{about}.", "Name a time to come, in UTC or with a zone."),
    Refusal.NAME_LIKE_ANOTHERS: (
        "The name {detail} is hard to tell from that of somebody in game {game}.",
        "Answer with another name, then this command: REGISTER, Name: Anna B. Schmidt, END, a line each.",
    ),
    Refusal.DEADLINE_AFTER_GRACE: (
        "Grace cannot end before the deadline{about}.",
        "Name a later time: SET GRACE +24h is a day after the deadline.",
    ),
    Refusal.TOO_LONG_AWAY: (
        "Game {game} takes absences of {detail} days at most, those that hold up one phase together.",
        "Ask the master: PRESS TO M, your words, ENDPRESS.",
    ),
    Refusal.TOO_OFTEN_AWAY: (
        "You have three absences to come already.",
        "SET NO ABSENCE takes them back; SET NO ABSENCE 25 Jan that of the day, from the day on.",
    ),
    Refusal.NOT_AWAY: ("No absence of yours is noted for that time.", "AWAY 10 Jan TO 20 Jan sets one."),
    Refusal.GAME_FULL: ("Game {game} is full.", "SIGN UP AS STANDBY FOR {game}: I ask you for a free power."),
    Refusal.NOT_FULL: (
        "Game {game} still waits for players, {detail} of them.",
        "LIST {game} shows who is in it.",
    ),
    Refusal.NO_SERIES: (
        "Game {game} is no series.",
        "CREATE SERIES ?name password opens one; HELP SERIES tells how it goes on.",
    ),
    Refusal.SERIES_HAS_ROUNDS: (
        "Game {game} is a series, which begins round by round.",
        "ROUND opens as many games as its players fill.",
    ),
    Refusal.ROUND_TOO_LARGE: ("A round has {detail} games at most.", "ROUND opens as many as can be."),
    Refusal.ROUND_LACKS_PLAYERS: (
        "That takes more players than the series {game} has: {detail}.",
        "LIST {game} names them; INVITE address asks somebody to join.",
    ),
    Refusal.NO_ROLL_CALL: (
        "Nobody has asked who is there in game {game}.",
        "The question comes by mail when the game is full, where its master wants it.",
    ),
    Refusal.NOT_LATER: (
        "The deadline is not before that moment{about}.",
        "EXTEND +24h counts from the deadline; a master moves it earlier with SET DEADLINE.",
    ),
    Refusal.START_AFTER_DEADLINE: (
        "That is after the deadline{about}.",
        "Move that first: SET DEADLINE.",
    ),
    Refusal.ONLY_WHILE_FORMING: (
        "That can be changed only before game {game} starts.",
        "HELP SETTINGS says what may change at any time.",
    ),
    Refusal.NOBODY_THERE: (
        "Nobody in game {game} is there for that{about}.",
        "LIST {game} shows who is there.",
    ),
    Refusal.PROMISED: (
        "Somebody has joined game {game} who was promised that nobody learns who he is.",
        "This can be taken back only before the first player joins.",
    ),
    Refusal.ELIMINATED: (
        "{Detail} has neither units nor centres left in game {game}.",
        "OBSERVE {game} password keeps you informed.",
    ),
    Refusal.NOT_AHEAD: (
        "{Detail} is no phase of the five years that follow {phase}.",
        "PHASE names one to come, as in PHASE Fall 1901 Movement.",
    ),
    Refusal.TOO_MUCH_AHEAD: (
        "That is more than I keep for later phases of game {game}.",
        "CLEAR forgets what is kept.",
    ),
    Refusal.NO_STANDING_PROXIES: (
        "Game {game} has no proxies that last until they are revoked.",
        "A Con PROXY Russia, say, among your orders lends it for one phase, where LIST {game} shows proxies.",
    ),
    Refusal.NOT_YOURS: ("You have no unit in {detail}.", "LIST {game} shows where your units are."),
    Refusal.NOT_LENT: (
        "There is no such standing proxy of yours{about}.",
        "LIST {game} shows what you have lent; one for ALL ends with REVOKE PROXY ALL.",
    ),
    Refusal.NOT_JUDGED: (
        "Game {game} has no such judged phase to go back to{about}.",
        "ROLLBACK takes back the last one; SUMMARY {game} shows the years, HISTORY {game} all phases.",
    ),
    Refusal.PREDICTS_FOR_MASTER: (
        "Only the master of game {game} may do that.",
        "SIGN ON ?practice starts a game of your own, to try orders in; WHY shows the reasons for results.",
    ),
    Refusal.MASTER_PLAYS: (
        "You play in game {game}, or have, so you do not see what others have ordered before it is judged.",
        "LIST {game} shows whose orders are in; PROCESS judges the phase.",
    ),
    Refusal.OCCUPIED: ("A unit stands in {detail}, so nothing was changed.", "REMOVE it in a line above."),
    Refusal.NO_UNIT_THERE: ("No such unit stands in {detail}: nothing was changed.", "LIST shows the board."),
    Refusal.NOT_PLAYABLE: (
        "The game cannot be at {detail}, so nothing was changed.",
        "Name a phase of its calendar, retreats only where somebody has to retreat.",
    ),
    Refusal.ERROR_STANDS: (
        "In game {game} an error older than one season stands{about}.",
        "SET NO ERRORS STAND lets you go back further; everybody is told of it.",
    ),
    Refusal.NOTHING_TO_UNDO: (
        "Game {game} has no ROLLBACK or ADJUST to take back: there was none, or a phase was judged since.",
        "ROLLBACK goes back to the last judged phase.",
    ),
    Refusal.PAUSE_TOO_LONG: (
        "A pause until a day is {detail} days long at most.",
        "PAUSE alone stops the clock until you send RESUME; PAUSE UNTIL moves the day later on.",
    ),
    Refusal.OVER_FOR_GOOD: (
        "Game {game} is over for good: a master's TERMINATE is taken back for a week, a win for a month.",
        "CREATE ?name password opens another game.",
    ),
    Refusal.END_WANTS_ROLLBACK: (
        "Game {game} was won or drawn, and only an end by TERMINATE is taken back so.",
        "ROLLBACK goes back to the phase before its end, for a month.",
    ),
    Refusal.NOT_ENDED: (
        "Game {game} is not over, so there is no end to take back.",
        "A TERMINATE that waits for your word is dropped by CANCEL, in answer to the mail about it.",
    ),
    Refusal.END_TAKEN_BACK_FIRST: (
        "Game {game} was ended by its master.",
        "RESUME takes that back within a week; then ROLLBACK goes back further.",
    ),
    Refusal.SECRETS_TOLD: (
        "The end of game {game} has told everybody what it kept secret, so it cannot go on.",
        "CREATE ?name password opens another game.",
    ),
    Refusal.JUDGED_ALREADY: (
        "The first phase of game {game} is judged, so its start stays.",
        "ROLLBACK TO opens an earlier phase again; TERMINATE ends the game.",
    ),
    Refusal.PRACTICE_ALONE: ("A practice game has one person.", "CREATE ?name password opens one with more."),
    Refusal.NO_PROXIES: (
        "Units cannot be lent in {phase} of game {game}.",
        "Order the unit yourself; LIST {game} shows whether the game has proxies, for movement only.",
    ),
}
_ABOUT_TIMES = (
    Refusal.IN_THE_PAST,
    Refusal.EARLIER_ALONE,
    Refusal.DEADLINE_AFTER_GRACE,
    Refusal.NOT_LATER,
    Refusal.START_AFTER_DEADLINE,
)
_OTHERS = {MASTER: "the master", OBSERVERS: "the observers"}
_DEFAULT_DETAIL = {
    Refusal.BOT_READS_NOTHING: "everybody else",
    Refusal.NOT_FREE: "that power",
    Refusal.NOT_PLAYED: "that power",
    Refusal.ELIMINATED: "that power",
    Refusal.NOT_DUE: "you",
    Refusal.MAY_NOT_LEAD: "you",
    Refusal.LEADS_ALREADY: "you",
}


_ABOUT_PLACES = (Refusal.OCCUPIED, Refusal.NO_UNIT_THERE)


def refusal_words(refused: Refused, game: Game) -> tuple[str, str]:
    """A refusal as a sentence, and what would be right; KeyError if a reason has no row."""
    sentence, hint = _WORDS[refused.why]
    facts = _facts(refused, game)
    return sentence.format_map(facts), hint.format_map(facts)


def _facts(refused: Refused, game: Game) -> dict[str, str]:
    names = {power.code: power.name for power in game.variant.powers} | _OTHERS
    if refused.why in _ABOUT_PLACES:
        names |= {code: game.variant.board.name(code) for code in game.variant.board.provinces}
    detail = one_line(listing(names.get(one, one) for one in refused.detail.split(",")), 60)
    if refused.why in _ABOUT_TIMES:
        with suppress(ValueError):
            detail = spoken(datetime.fromisoformat(detail), "UTC")
    said = detail or _DEFAULT_DETAIL.get(refused.why, "that")
    return {
        "game": game.name,
        "phase": current_phase(game).mail_code,
        "goes_on": goes_on(game),
        "waits": players_needed(game) if waits_for_answers(game) else "players",
        "about": f" ({detail})" if detail else "",
        "detail": said,
        "Detail": capitalized(said),
        "powers": ", ".join(facts.name for facts in game.variant.powers[:7]),
    }
