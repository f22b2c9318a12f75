### HELP of commands: what each one does. The key is the name of its class in judge/game/commands/.

help-command-register = Register with the judge: your name, your time zone and, if you like, your language.
help-command-create = Create a game; you become its GM. FROM: begin with a position from a game of which you are GM.
help-command-sign-on = Join a game (?game), or say which power you speak for; M is the GM.
help-command-practice = Start a game of your own against the judge's bots.
help-command-observe = Watch a game.
help-command-sign-off = End of commands: nothing below this line is read.
help-command-help = Get a page of HELP.
help-command-list = List all games; show one; list those that need players; those on one board; your own.
help-command-get = Get a file; GET alone lists the files.
help-command-version = Show the judge's version.
help-command-set-zone = Choose the time zone for times in your email, next to UTC.
help-command-set-language = Choose the language of your email. You can write yours in any language that the judge reads.
help-command-set-style = Choose how orders are written in your email. You can write yours in any style.
help-command-set-profile = Choose what WHO IS and INFO PLAYER show about you. In a game, its own rules apply.
help-command-standby = Go on the standby list: the judge asks you when a power is late or free, in any game or in one. YES takes it.
help-command-set-mail = Get email immediately, once a day, or with the results; with or without late notices; STOP: no reminders.
help-command-forgot-password = Have a token sent to your registered address.
help-command-reset-password = Set a new password with the token that you were sent.
help-command-set-map = Get the map with results as a picture, as an attached drawing, as a link, or not at all.
help-command-set-calendar = Get deadlines as files for your calendar program.
help-command-set-subject = Keep what happened to your units out of the subjects of results.
help-command-confirm = Confirm a request from the judge, using the token it sent you.
help-command-yes = Say yes to a question from the judge, in a reply to it.
help-command-cancel = Say no to a question from the judge; without a token, cancel everything that is pending in the current game.
help-command-other-address = Write from another address as well; both addresses are asked first. I AM NOT removes it.
help-command-game-status = List your games and their deadlines; with a game's name, get its summary.
help-command-summary = Show who played when, the settings, and who owned which centre in each year.
help-command-history = Get all results again, and what happened; or only the results, without those phases.
help-command-why = Why an order succeeded or failed, in the last or another phase; alone: yours.
help-command-resend = Get the last results again, or those of another phase, with the map.
help-command-map-own-orders = Get the map with your own orders in force, before they are adjudicated.
help-command-try = See what any orders, of any power, would lead to, with the map. Nothing in it counts.
help-command-who-game = Show who is in a game; FULL: with their profiles.
help-command-who-is = Find people whose names begin like this, if they show their name.
help-command-my-addresses = Show the addresses that you can write from, and where your email goes.
help-command-info-player = A player's reliability record, if they show it; GET DEDICATION shows your own.
help-command-process = Adjudicate now. Naming the phase is safer; NOW overrides missing orders.
help-command-predict = See how the phase would be adjudicated, with other orders or ADJUST lines if you like. Nothing is changed.
help-command-rollback = Undo the last phase, the last n, or all phases from that one on; UNDO restores them.
help-command-undo = Undo a ROLLBACK or ADJUST until the next phase is adjudicated, or an end for a week.
help-command-set-deadline = Move this phase's deadline; its grace period moves with it.
help-command-set-grace = Move the end of this phase's grace period.
help-command-set-start = Set the earliest time at which the game starts, or this phase is adjudicated.
help-command-begin = Start a full game now. FORCE BEGIN starts it once more than half of its powers have players.
help-command-assign = Choose who gets a power before the start: by address, or number in LIST.
help-command-unstart = Undo the start, until the first phase is adjudicated.
help-command-set-setting = Change a setting of the game; HELP SETTINGS lists them all.
help-command-set-access = Choose who can join or be GM. Once someone is allowed, no one else can join. A minus removes the entry.
help-command-approve = Admit a player who needs approval (SET APPROVAL): by address, or number in LIST.
help-command-pause = Stop the clock. With a day, at most 60 days ahead, it restarts then.
help-command-resume = Restart the clock with the time that was left; or, for a week, undo an end.
help-command-eject = Remove a player or observer from the game.
help-command-admit = Let a person come back after you removed them.
help-command-promote = Ask someone to be GM with you; YES makes them one.
help-command-hand-over = Hand the game to someone else, who becomes GM in your place on replying YES.
help-command-become = Act for a power in the lines below.
help-command-terminate = End the game without a result.
help-command-declare = End the game with a result and a reason that everyone reads; ROLLBACK undoes it.
help-command-accept-late = ACCEPT: let a power's late orders count, or all that are pending, where you must approve them. REJECT: let them not count; their players are told.
help-command-adjust = Correct units, centres or the phase; everyone is shown your reason.
help-command-set-rules = Choose all the settings of one kind of game. If you name several, the later ones win.
help-command-set-like = Copy the settings of another game; once this one has started, only those that can still change.
help-command-announce = Tell everyone in the game something; ALL: everyone in all games of which you are GM.
help-command-create-series = Create a series. People join it like a game, and ROUND starts its games.
help-command-open-round = Start as many games as there are players for, or n; a game of the best; or games as you deal them.
help-command-table = Show the table of a series, or of one of its rounds (SET SCORING, SET BEST).
help-command-phase-ahead = Give the orders below for a later phase, up to five years ahead.
help-command-clear = Delete orders for later phases; with ALL, all orders; or those for one phase.
help-command-add-orders = Add the orders in this email to your earlier ones, where they would replace them.
help-command-lend-standing = Lend one of your units, or all of them, to another power until you revoke it.
help-command-revoke-proxy = Take back a unit that you lent until revoked, or all of them.
help-command-set-wait = WAIT: do not adjudicate before the deadline, because you may change your orders. NOWAIT ends it.
help-command-set-preference = List the powers that you would like, best first; powers in brackets are liked equally.
help-command-set-password = Change your password in this game.
help-command-set-address = Have all your email sent to another address. The old one must CONFIRM.
help-command-press = Send a message to some powers, to the GM (M), to the observers (O), or to ALL BUT T. POSTAL PRESS waits for the results.
help-command-broadcast = Send a message to everyone in the game.
help-command-recall = Cancel your messages that are waiting for the results, or one of them.
help-command-set-press-wish = Get copies of your own messages, or of other people's; get broadcasts or not.
help-command-record-diary = Write a diary entry, which no one else can read before the end.
help-command-read-diary = List your diary entries, or read them.
help-command-delete-diary = Delete a diary entry for good.
help-command-say-here = Answer the roll call of a game that is full. A YES in reply does the same.
help-command-resign = Leave the game. You must CONFIRM within a day; otherwise you stay.
help-command-partner = Play your power together with someone: a YES from them starts it, a minus ends it.
help-command-permit-spectator = Show an observer what your power gets; WITH ORDERS also what you send.
help-command-set-draw = Vote for a draw of all survivors, or of some (NO DIAS), in this phase.
help-command-set-concede = Vote to concede the game to a power, in this phase; it wins if all others agree.
help-command-swap = Exchange the players of two powers: the GM proposes it, and both players agree.
help-command-propose = Propose an end for the game. Everyone is asked; no one learns who proposed it.
help-command-cast-vote = Vote on a proposal. Give its number if there are several.
help-command-withdraw-proposal = Withdraw your own proposal. Everyone is told that it was withdrawn.
help-command-set-absence = Say when you are away: no deadline for your orders falls on those days.
help-command-end-absence = Say that you are back, now or from a day on. The current deadline stays.
help-command-extend = Ask the GM for a later deadline. It moves if the GM says yes.

## The topics under which they stand.

help-topic-joining = Joining: your registration, and your place in a game
help-topic-asking = Asking: look something up, without changing anything
help-topic-playing = Playing: everything except the orders themselves
help-topic-talking = Talking: press between players
help-topic-votes = Votes: how players end their game
help-topic-mastering = Mastering: run a game
help-topic-series = Series: tournaments of several games

## Who can send them.

help-role = { $role ->
    [anyone] anyone
    [registered] anyone registered
    [observer] everyone in the game
    [player] players
    [master] the GM
   *[keeper] the judge keeper
 }
help-for-role = For { help-role }.
