"""`judge keeper`: what the judgekeeper sees and does himself, beside mails and the database."""
