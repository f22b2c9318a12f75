"""What time brings: `deadlines` that are due, an `outage` of the judge, the end of `retention`."""
