"""The site on disk: the public games as pages, for any web server or to be read from a folder."""
