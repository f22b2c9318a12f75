// The language of the reader: that of the link, else the browser's. Each has a file beside the page.

/**
 * @typedef {object} Language
 * @property {string} code
 * @property {Record<string, string>} words
 * @property {Record<string, string>} provinces Names by the English ones.
 * @property {Record<string, string>} coasts Words by the codes of coasts.
 * @property {Record<string, string>} powers Names by the English ones.
 */

/** @type {Language} What the page has itself: the words of the judge's language, and English names. */
let READER = { code: '', words: {}, provinces: {}, coasts: {}, powers: {} };

/**
 * Load the words of the reader's language, unless the page has them; without the file it stays as it is.
 * @param {URLSearchParams} given
 */
function askLanguage(given) {
  const shown = READER.code || document.documentElement.lang;
  const asked = [given.get('l') || '', ...navigator.languages].map((one) => one.toLowerCase().split('-')[0]);
  const code = asked.find((one) => BOARD.languages.includes(one)) || shown;
  if (code === READER.code || (!READER.code && code === 'en' && shown === 'en')) return;
  const script = document.createElement('script');
  script.src = `${code}.js`;
  document.head.append(script);
}
