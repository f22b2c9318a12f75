"""The store: the database, in SQLite or PostgreSQL; only this package knows SQLAlchemy.

It imports `records` (the values that it keeps), `game`, `language` and `variants`, and nothing that
decides or words anything. Values go in and come out as they were:

    database     the whole: a `Database` is opened once per process
    database     a unit of work is one transaction: an email or a deadline takes all its effects, or none
    inbox, outbox, games, people, counters, parked_items ...the tables by topic, used within a unit of work
    codec        games and events as JSON text, exactly
    schema       the tables as they are today; `migrations/` leads there from every earlier shape

`locks` and `hints` let several processes share one database. `backup`, `restore`, `export`, `upgrade` and
`integrity` are the keeper's tools.
"""
