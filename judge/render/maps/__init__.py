"""Maps: a position and what happened to each order, drawn as SVG in pure Python."""
