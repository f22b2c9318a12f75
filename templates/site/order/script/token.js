// The token of the link: it shows the judge that the email is from whoever got the link.

/**
 * Return the token of a link's fragment, "" if it has none.
 * @param {URLSearchParams} given
 */
function pageTokenOf(given) {
  return (/^[a-z0-9-]{8,40}$/.exec(given.get('t') || '') || [''])[0];
}

/** Take the token out of the address bar, so that neither the history nor a bookmark keeps it. */
function hideToken() {
  const given = valuesOf(location.hash);
  if (!given.has('t')) return;
  given.delete('t');
  history.replaceState(null, '', `#${given}`);
}
