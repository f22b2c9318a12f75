// The position, which the fragment of the link brings: no server sees it.

/**
 * @typedef {object} Unit
 * @property {number} number
 * @property {string} power
 * @property {Kind} kind
 * @property {number} at
 *
 * @typedef {object} Position
 * @property {string} game
 * @property {string} phase The code of the phase in emails.
 * @property {'M' | 'R' | 'B'} kind
 * @property {string} power Who orders; "" until somebody chose.
 * @property {string} token What shows whose the link is; "" on a link that anybody has.
 * @property {Date | null} deadline
 * @property {Unit[]} units
 * @property {Map<number, string>} owners The owners of the centres, by province.
 * @property {{ unit: Unit, to: number[] }[]} dislodged
 * @property {Map<string, { due: number, sites: number[] }>} builds
 * @property {Map<string, string>} given The orders in force of who got the link, as it says them.
 * @property {boolean} waives Whether a build may be waived.
 * @property {string} form How the game wants movement orders written.
 * @property {boolean} special Whether the game has orders that have to be typed.
 * @property {Set<number>} carriers
 * @property {Tables} tables
 */

/** What links call the owner of a centre that has none any more. */
const NOBODY = '-';
const PHASE = /^([SUFW])-?\d{1,5}([MRB])$/;

/**
 * Return the position of a link's fragment, null if it is none of this board.
 * @param {string} fragment
 * @returns {Position | null}
 */
function readPosition(fragment) {
  const given = valuesOf(fragment);
  const [game, phase] = [given.get('game') || '', given.get('phase') || ''];
  const found = PHASE.exec(phase);
  if (!found || !/^[\w-]{1,40}$/.test(game)) return null;
  try {
    const units = groupsOf(given.get('units')).flatMap(([power, words]) => words.map((word) => unitOf(power, word)));
    const carriers = new Set([...BOARD.carriers, ...(given.get('carriers') || '').split('.').filter(Boolean).map(placeOf)]);
    units.forEach((unit, number) => { unit.number = number; });
    const ordering = given.get('power') || '';
    return {
      game,
      phase,
      kind: /** @type {'M' | 'R' | 'B'} */ (found[2]),
      power: ordering && powerOf(ordering),
      token: pageTokenOf(given),
      deadline: momentOf(given.get('deadline')),
      units,
      owners: ownersIn(given),
      dislodged: groupsOf(given.get('retreats')).flatMap(([power, words]) => words.map((word, number) => {
        const [unit, ...to] = word.split('-');
        return { unit: { ...unitOf(power, unit), number }, to: to.map(placeOf) };
      })),
      builds: new Map(groupsOf(given.get('builds')).map(([power, [due, ...sites]]) =>
        [power, { due: Number.parseInt(due, 10), sites: sites.map(placeOf) }])),
      given: new Map([[ordering && powerOf(ordering), given.get('orders') || '']]),
      waives: given.get('waive') !== 'no',
      form: BOARD.forms[given.get('form') || ''] ? given.get('form') || '' : '',
      special: BOARD.special || given.get('special') === 'yes',
      carriers,
      tables: tablesIn(found[1], carriers),
    };
  } catch {
    return null;
  }
}

/**
 * Return the values of a fragment; some programs that check links encode the whole of it.
 * @param {string} fragment
 */
function valuesOf(fragment) {
  const text = fragment.replace(/^#/, '');
  try {
    return new URLSearchParams(text.includes('=') ? text : decodeURIComponent(text));
  } catch {
    return new URLSearchParams();
  }
}

/**
 * Return the owners of the centres: all that are listed, or those of the start with what has changed.
 * @param {URLSearchParams} given
 * @returns {Map<number, string>}
 */
function ownersIn(given) {
  const changed = given.get('changed');
  /** @type {Map<number, string>} */
  const owners = new Map();
  const groups = [...groupsOf(changed && BOARD.start), ...groupsOf(changed || given.get('centres'))];
  for (const [power, words] of groups) for (const word of words) owners.set(placeOf(word), power);
  return owners;
}

/**
 * Return the groups of a value, `A.AVIE.FTRI~I.AVEN`: a power, and the words behind it.
 * @param {string | null} text
 * @returns {[string, string[]][]}
 */
function groupsOf(text) {
  return (text || '').split('~').filter(Boolean).map((group) => {
    const [power, ...words] = group.split('.');
    return [powerOf(power), words];
  });
}

/**
 * @param {string} power
 * @param {string} word
 * @returns {Unit}
 */
function unitOf(power, word) {
  const kind = word[0];
  if (kind !== 'A' && kind !== 'F') throw new Error(word);
  return { number: 0, power, kind, at: placeOf(word.slice(1)) };
}

/** @param {string} code */
function placeOf(code) {
  const place = PLACES.get(code);
  if (place === undefined) throw new Error(code);
  return place;
}

/**
 * Return the code of a power by what a link calls it.
 * @param {string} name
 */
function powerOf(name) {
  const [code] = BOARD.powers.find(([one], at) => name === one || name === BOARD.letters[at]) || [];
  if (!code && name !== NOBODY) throw new Error(name);
  return code || '';
}

/**
 * @param {string | null} text
 * @returns {Date | null}
 */
function momentOf(text) {
  const moment = new Date(text || '');
  return Number.isNaN(moment.getTime()) ? null : moment;
}
