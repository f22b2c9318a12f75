"""Use cases: one mail, one deadline, a word of the keeper's.

The service calls the store, mail and render, which know nothing of it. A mail comes in as bytes from
`store.inbox`, `mail.reader` makes a letter of it, `incoming` and `handlers` carry it out on games and people
of one unit of work, `outgoing` makes notices of what happened, `render.composer` text of them and
`mail.writer` bytes, which wait in `store.outbox`. What passes between them is in `records` and `notices`.

Time is an argument here, and what the rules say is asked of `game`. The service opens no connection and no
file: `app` chooses the database and the servers. Protocols stand only where there is more than one
implementation: `mail.mailbox`, `mail.transports` and `mail.writer`.
"""
