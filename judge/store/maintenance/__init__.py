"""The keeper's tools for the database: upgrade, backup and restore, its integrity, single mails."""
