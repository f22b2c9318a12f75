"""What is due without an email, apart from deadlines (`work_round`): the end of an outage, and retention.

See `outage` and `retention`.
"""
