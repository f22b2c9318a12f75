"""Importers: other people's descriptions of a board, made into a variant's tables, one module a format."""
