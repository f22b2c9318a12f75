// The map as something to tap: goals of the unit at hand, and a closer look where the screen is narrow.

/** How near to a goal a finger must come, in pixels. */
const FINGER = 44;
/** The width below which the map shows a unit and what it can reach alone. */
const NARROW = 700;
/** The part of its own width below which the names of a map are too small, on any screen. */
const SMALL = 0.6;
const AROUND = 90;
/** How high whole names are, and how high codes are at least, in pixels: smaller ones cannot be read. */
const NAME = 13;
const CODE = 9;
/** How far from the unit goals may be to be shown large: beyond are the landings of long convoys. */
const FAR = 330;

const MAP = /** @type {SVGSVGElement | null} */ (/** @type {unknown} */ (document.getElementById('map')));
const WHOLE = MAP ? MAP.viewBox.baseVal.width : 0;
const HEIGHT = MAP ? MAP.viewBox.baseVal.height : 0;

/** What stands at each place of the map: its code, as it is drawn. */
const LABELS = [.../** @type {NodeListOf<SVGTextElement>} */ (document.querySelectorAll('#names text'))].flatMap((text) => {
  const code = text.textContent || '';
  const place = PLACES.get(code.toUpperCase());
  return place === undefined ? [] : [{ text, code, place, usual: parseFloat(getComputedStyle(text).fontSize) }];
});

/**
 * Draw the goals of the unit at hand, and show them large on a narrow screen; without them, what is to be ordered.
 * @param {Choice[]} targets
 * @param {Point | null} here
 * @param {Point[]} homes
 */
function drawGoals(targets, here, homes) {
  if (!MAP) return;
  const goals = elementOf('goals');
  goals.replaceChildren();
  const places = targets.flatMap(({ place }) => (place === null ? [] : [place]));
  for (const place of places) circle(goals, 'goal', spotOf(place), 18);
  if (here) circle(goals, 'chosen', here, 24);
  const points = places.map(spotOf);
  const near = here ? [here, ...points.filter(([x, y]) => Math.hypot(x - here[0], y - here[1]) < FAR)] : points;
  look(near.length ? near : homes, near.length ? AROUND : 2 * AROUND);
}

/**
 * @param {Element} parent
 * @param {string} look
 * @param {Point} at
 * @param {number} radius
 */
function circle(parent, look, [x, y], radius) {
  append(parent, 'circle', { class: look, cx: String(x), cy: String(y), r: String(radius) });
}

/**
 * Show these points, and so much around them, large where the whole map is too small to read; else the whole map.
 * @param {Point[]} points
 * @param {number} around
 */
function look(points, around) {
  const map = /** @type {SVGSVGElement} */ (MAP);
  const near = (innerWidth < NARROW || map.clientWidth < SMALL * WHOLE) && points.length > 0;
  elementOf('whole').hidden = !near;
  if (!near) {
    map.setAttribute('viewBox', `0 0 ${WHOLE} ${HEIGHT}`);
    writeNames();
    return;
  }
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const spread = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const size = Math.min(WHOLE, spread + 2 * around);
  const high = Math.min(HEIGHT, size);
  /** @type {(values: number[], length: number, whole: number) => number} */
  const from = (values, length, whole) =>
    Math.max(0, Math.min(whole - length, (Math.max(...values) + Math.min(...values) - length) / 2));
  map.setAttribute('viewBox', `${from(xs, size, WHOLE)} ${from(ys, high, HEIGHT)} ${size} ${high}`);
  writeNames();
}

/** Write the name of each place in view where nothing is in its way, else its code, else nothing. */
function writeNames() {
  const map = /** @type {SVGSVGElement} */ (MAP);
  const matrix = map.getScreenCTM();
  if (!matrix || !PAGE.position) return;
  /** @type {(words: (place: number, code: string) => string, size: (usual: number) => number) => DOMRect[]} */
  const write = (words, size) => {
    for (const { text, code, place, usual } of LABELS) {
      text.textContent = words(place, code);
      text.style.fontSize = `${size(usual)}px`;
    }
    return LABELS.map(({ text }) => text.getBBox());
  };
  const codeSize = (/** @type {number} */ usual) => Math.max(CODE / matrix.a, Math.min(NAME / matrix.a, usual));
  const taken = write((_, code) => code, codeSize);
  const names = write(shownName, () => NAME / matrix.a);
  const tokens = PAGE.position.units.map(({ at: place }) => spotOf(place)).map(([x, y]) => new DOMRect(x - TOKEN, y - TOKEN, 2 * TOKEN, 2 * TOKEN));
  const view = map.viewBox.baseVal;
  const free = new Array(LABELS.length).fill(true);
  taken.forEach((box, at) => { free[at] = !taken.some((other, before) => before < at && free[before] && meets(box, other)); });
  LABELS.forEach(({ text, code, usual }, at) => {
    const name = names[at];
    const inView = name.x > view.x && name.x + name.width < view.x + view.width;
    if (inView && ![...taken, ...tokens].some((other) => other !== taken[at] && meets(name, other))) {
      taken[at] = name;
    } else {
      text.textContent = free[at] ? code : '';
      text.style.fontSize = `${codeSize(usual)}px`;
    }
  });
}

/**
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
function meets(one, other) {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}

/**
 * Return which of these stand where the map was tapped: in the land tapped, or else the nearest, if it is near.
 *
 * They are several where one place has several choices, and none of them alone is under the finger.
 * @template T
 * @param {MouseEvent} event
 * @param {T[]} all
 * @param {(one: T) => number} placeOfOne
 * @returns {T[]}
 */
function tapped(event, all, placeOfOne) {
  const map = /** @type {SVGSVGElement} */ (MAP);
  const matrix = /** @type {DOMMatrix} */ (map.getScreenCTM());
  const point = new DOMPoint(event.clientX, event.clientY);
  const { x, y } = point.matrixTransform(matrix.inverse());
  const distance = (/** @type {T} */ one) => {
    const [ox, oy] = spotOf(placeOfOne(one));
    return Math.hypot(ox - x, oy - y) * matrix.a;
  };
  const lands = /** @type {NodeListOf<SVGPathElement>} */ (map.querySelectorAll('#ground .land path'));
  const land = [...lands].find((one) =>
    one.isPointInFill(point.matrixTransform(/** @type {DOMMatrix} */ (one.getScreenCTM()).inverse())));
  const there = land ? all.filter((one) => `l${BOARD.codes[PROVINCE[placeOfOne(one)]]}` === land.id) : [];
  const [nearest] = (there.length ? there : all.filter((one) => distance(one) < FINGER))
    .sort((one, other) => distance(one) - distance(other));
  if (nearest === undefined) return [];
  const same = all.filter((one) => isSame(placeOfOne(one), placeOfOne(nearest)));
  const under = same.filter((one) => distance(one) < FINGER / 2);
  return under.length === 1 ? under : same;
}
