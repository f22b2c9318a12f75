"""The database: SQLAlchemy lives here and nowhere else."""
