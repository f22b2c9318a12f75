"""Proof of who speaks (`evidence`); secrets redacted in what leaves (`redaction`) and in `stored_mail`."""
