// The board as the judge's tables have it. A place is a number: the provinces first, then the coasts.

/**
 * @typedef {'A' | 'F'} Kind
 * @typedef {object} BoardData
 * @property {string} name
 * @property {string} judge The address that orders go to.
 * @property {string} code How subjects name the judge.
 * @property {string[]} codes
 * @property {string[]} names
 * @property {string} terrain A letter a province: l land, c coast, s sea, i impassable.
 * @property {Record<Kind, number[][]>} reach Where a unit goes from a place without a convoy.
 * @property {Record<Kind, [number, number][]>} narrow Borders over which nobody supports.
 * @property {number[]} carriers The provinces where a fleet convoys.
 * @property {Record<string, number[]>} closed The provinces that nobody enters, by season.
 * @property {[number, number, number][]} gates A centre, and the two sides of the border that only its owner crosses.
 * @property {boolean} shared Whether seas hold several fleets, which sail and carry by rules of their own.
 * @property {boolean} special Whether there are orders that have to be typed.
 * @property {[string, string, string, string, number][]} powers Code, name, sign, colour and hatching of land.
 * @property {string} letters What links call the powers, in their order; "" where they have their codes.
 * @property {string} start Who owns the centres at the start, as links say it.
 * @property {([number, number] | null)[]} spots Where a unit of a place is drawn.
 * @property {Record<string, Record<string, string>>} forms How orders are written, and in what other forms differ.
 * @property {string[]} languages Those that have a file beside the page.
 *
 * The board in a season.
 * @typedef {object} Tables
 * @property {Record<Kind, number[][]>} reach
 * @property {Record<Kind, Set<number>[]>} touch The provinces that a unit in a place can support into.
 * @property {Set<number>[]} carriersNear The provinces next to each where a fleet convoys.
 */

/** @type {BoardData} */
const BOARD = dataOf('board');
/** The province of each place. */
const PROVINCE = BOARD.codes.map((code) => BOARD.codes.indexOf(code.split('/')[0]));
const PLACES = new Map(BOARD.codes.map((code, place) => [code, place]));
/** @type {Kind[]} */
const KINDS = ['A', 'F'];

/**
 * Return the board's tables in a season, in which some provinces may be closed.
 * @param {string} season
 * @param {Set<number>} carriers
 * @returns {Tables}
 */
function tablesIn(season, carriers) {
  const closed = new Set(BOARD.closed[season] || []);
  /** @param {Kind} kind */
  const reachOf = (kind) => BOARD.reach[kind].map((goals, place) =>
    closed.has(PROVINCE[place]) ? [] : goals.filter((goal) => !closed.has(PROVINCE[goal])));
  const reach = { A: reachOf('A'), F: reachOf('F') };
  /** @param {Kind} kind */
  const touchOf = (kind) => {
    const narrow = new Set(BOARD.narrow[kind].map(String));
    return reach[kind].map((goals, place) =>
      new Set(goals.filter((goal) => !narrow.has(`${place},${goal}`)).map((goal) => PROVINCE[goal])));
  };
  /** @type {Set<number>[]} */
  const carriersNear = Array.from(BOARD.terrain, () => new Set());
  for (const kind of KINDS) {
    reach[kind].forEach((goals, place) => {
      for (const goal of goals) if (carriers.has(PROVINCE[goal])) carriersNear[PROVINCE[place]].add(PROVINCE[goal]);
    });
  }
  return { reach, touch: { A: touchOf('A'), F: touchOf('F') }, carriersNear };
}

/**
 * Whether an army may stand in the province.
 * @param {number} province
 */
function isLand(province) {
  return 'lc'.includes(BOARD.terrain[province]);
}

/**
 * Return the places where a unit of that kind can stand in a province.
 * @param {Kind} kind
 * @param {number} province
 */
function standingPlaces(kind, province) {
  if (kind === 'A') return isLand(province) ? [province] : [];
  if (!'cs'.includes(BOARD.terrain[province])) return [];
  const coasts = BOARD.codes.flatMap((_, place) => (place !== province && PROVINCE[place] === province ? [place] : []));
  return coasts.length ? coasts : [province];
}
