"""The site: a judge's public games as pages to be read without a server, of what `publicly` lets through."""
