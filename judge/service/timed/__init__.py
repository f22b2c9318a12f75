"""What is due without a mail: `deadlines`, the end of an `outage`, the end of `retention`."""
