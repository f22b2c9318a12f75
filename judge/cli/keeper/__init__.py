"""`judge keeper`: what the keeper sees and does besides emails and the database, a file for each topic."""
