"""Service: the use cases; what happens to an email, of a deadline, of an act of the keeper's.

It imports the packages that do the work (store, mail, render), the values between (notices, records),
the language and the game. The daemon, the site and the command line call it.

    work_round   a round: pending mail in order of arrival, then deadlines, then what else is due (`timed`)
    incoming     an email from its bytes to its fate: trust, limits, lines, reply
    handlers     a command to its effect, a file for each topic: what it does and whom it asks
    session      the state of an email in four parts: request, speaker, transcript, allowance (ADR 108)
    changes      a command to the speaker's game, and what is kept of it
    open_games   the games of one transaction, each read once, brought up to date and saved together
    outgoing     events to notices, notices to emails, emails to the next server
    keeper       what the keeper does to games and people

All effects of an email are in one transaction (a unit of work), and so are the emails that tell of them.
"""
