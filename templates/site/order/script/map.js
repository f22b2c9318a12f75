// The map as something to tap: goals of the unit at hand, and a closer look where the screen is narrow.

/** How near to a goal a finger must come, in pixels. */
const FINGER = 44;
/** The width below which the map shows a unit and what it can reach alone. */
const NARROW = 700;
/** The part of its own width below which the names of a map are too small, on any screen. */
const SMALL = 0.6;
const AROUND = 90;
/** How far from the unit goals may be to be shown large: beyond are the landings of long convoys. */
const FAR = 330;

const MAP = /** @type {SVGSVGElement | null} */ (/** @type {unknown} */ (document.getElementById('map')));
const WHOLE = MAP ? MAP.viewBox.baseVal.width : 0;
const HEIGHT = MAP ? MAP.viewBox.baseVal.height : 0;

/**
 * Draw the goals of the unit at hand, and show them large on a narrow screen.
 * @param {Choice[]} targets
 * @param {Point | null} here
 */
function drawGoals(targets, here) {
  if (!MAP) return;
  const goals = elementOf('goals');
  goals.replaceChildren();
  const places = targets.flatMap(({ place }) => (place === null ? [] : [place]));
  for (const place of places) circle(goals, 'goal', spotOf(place), 18);
  if (here) circle(goals, 'chosen', here, 24);
  const points = places.map(spotOf);
  look(here ? [here, ...points.filter(([x, y]) => Math.hypot(x - here[0], y - here[1]) < FAR)] : points);
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
 * Show these points large where the whole map is too small to read, else the whole map.
 * @param {Point[]} points
 */
function look(points) {
  const map = /** @type {SVGSVGElement} */ (MAP);
  const near = (innerWidth < NARROW || map.clientWidth < SMALL * WHOLE) && points.length > 1;
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
