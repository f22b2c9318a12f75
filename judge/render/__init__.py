"""Notices to text: Jinja2 lives here and nowhere else."""
