"""Views: from a notice to the values its templates print; `game` for everybody, `personal` for one reader."""
