"""Who may speak for a seat (`evidence`); secrets kept out of all that leaves (`redaction`)."""
