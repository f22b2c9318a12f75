'use strict';
// What stands in the page as data, and the words that it says.

/**
 * Return the data that the judge put into the page under that name.
 * @param {string} name
 * @returns {any}
 */
function dataOf(name) {
  return JSON.parse(elementOf(name).textContent || 'null');
}

/**
 * Return the element of that id, which the page has.
 * @param {string} id
 * @returns {HTMLElement}
 */
function elementOf(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no ${id}`);
  return found;
}

/** @type {Record<string, string>} The messages of the catalogue by their keys. */
const WORDS = dataOf('words');

/**
 * Return the message of that key with its values.
 * @param {string} key
 * @param {Record<string, string>} [values]
 */
function say(key, values = {}) {
  return WORDS[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}
