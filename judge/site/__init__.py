"""The site on disk: the public games as pages, for any web server or to be read from a folder.

It imports the service, which says what anyone may read (`publication`), and render, which makes the
pages. `build` brings the pages up to date after each round of work; `folder` writes only files whose text
changed, and knows by a sealed note whose site a folder is.
"""
