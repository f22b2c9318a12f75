"""Secrets redacted in what leaves (`redaction`) and in mails that are kept (`stored_mail`)."""
