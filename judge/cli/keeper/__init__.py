"""`judge keeper`: what the keeper sees and does besides mails and the database, a file for each topic."""
