// The map as something to tap: goals of the unit at hand, and a closer look where the screen is narrow.

/** How near to a goal a finger must come, in pixels. */
const FINGER = 44;
/** The width below which the map shows a unit and what it can reach alone. */
const NARROW = 700;
const AROUND = 90;
/** How far from the unit goals may be to be shown large: beyond are the landings of long convoys. */
const FAR = 330;

const MAP = /** @type {SVGSVGElement | null} */ (/** @type {unknown} */ (document.getElementById('map')));
const WHOLE = MAP ? MAP.viewBox.baseVal.width : 0;
const HEIGHT = MAP ? MAP.viewBox.baseVal.height : 0;

/**
 * Draw the goals of the unit at hand, and show them large on a narrow screen.
 * @param {Choice[]} targets
 * @param {number | null} here
 */
function drawGoals(targets, here) {
  if (!MAP) return;
  const goals = elementOf('goals');
  goals.replaceChildren();
  const places = targets.flatMap(({ place }) => (place === null ? [] : [place]));
  for (const place of places) circle(goals, 'goal', place, 18);
  if (here !== null) circle(goals, 'chosen', here, 24);
  const points = places.map(spotOf);
  if (here === null) look(points);
  else look([spotOf(here), ...points.filter(([x, y]) => Math.hypot(x - spotOf(here)[0], y - spotOf(here)[1]) < FAR)]);
}

/**
 * @param {Element} parent
 * @param {string} look
 * @param {number} place
 * @param {number} radius
 */
function circle(parent, look, place, radius) {
  const [x, y] = spotOf(place);
  append(parent, 'circle', { class: look, cx: String(x), cy: String(y), r: String(radius) });
}

/**
 * Show these points large on a narrow screen, the whole map elsewhere.
 * @param {Point[]} points
 */
function look(points) {
  const map = /** @type {SVGSVGElement} */ (MAP);
  const near = innerWidth < NARROW && points.length > 1;
  elementOf('whole').hidden = !near;
  if (!near) {
    map.setAttribute('viewBox', `0 0 ${WHOLE} ${HEIGHT}`);
    return;
  }
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const spread = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const size = Math.min(WHOLE, spread + 2 * AROUND);
  const high = Math.min(HEIGHT, size);
  /** @type {(values: number[], length: number, whole: number) => number} */
  const from = (values, length, whole) =>
    Math.max(0, Math.min(whole - length, (Math.max(...values) + Math.min(...values) - length) / 2));
  map.setAttribute('viewBox', `${from(xs, size, WHOLE)} ${from(ys, high, HEIGHT)} ${size} ${high}`);
}

/**
 * Return which of these stands where the map was tapped: in the land tapped, or else near enough.
 * @template T
 * @param {MouseEvent} event
 * @param {T[]} all
 * @param {(one: T) => number} placeOfOne
 * @returns {T | null}
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
  const near = there.length ? there : all.filter((one) => distance(one) < FINGER);
  return near.sort((one, other) => distance(one) - distance(other))[0] || null;
}
