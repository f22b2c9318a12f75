"""`judge doctor`: `judge_checks` of this machine, `mail_checks` of its servers, `round_trip` of one mail."""
