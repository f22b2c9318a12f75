"""What is due without a mail, deadlines apart (`work_round`): the ends of an `outage` and of `retention`."""
