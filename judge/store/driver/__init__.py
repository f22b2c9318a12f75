"""What the database's own driver is told, and what it says."""
