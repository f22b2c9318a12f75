"""The daemon: the running judge, in loops that wake each other.

It imports the service, the adapters and the configuration's values; `app` gives it a `JudgeInstance`.
Only this package reads the clock (`clock`) and knows the scheduler (`ticker`).

    collection   mail from a mailbox into the database, stored before the server may forget it
    passes       the steps of the work: collect, handle, draw, send; `run_once` does each once
    runtime      the steps in loops, by the roles of the process
    heartbeat    notices time that passed without the judge; `health` tells systemd
    hints        wake the other processes at the same database
"""
