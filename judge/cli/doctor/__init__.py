"""`judge doctor`: `judge_checks` of this machine, `mail_checks` of its servers and one mail to itself."""
