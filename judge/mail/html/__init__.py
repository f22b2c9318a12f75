"""HTML read as text: what shows (`reader`), and what does not (`visibility`, `css`, `elements`)."""
