// The units and orders on the map, with the signs of the pictures in emails.

/** @typedef {[number, number]} Point */

const SVG = 'http://www.w3.org/2000/svg';
/** How far lines stay away from the middle of a token. */
const TOKEN = 15;
/** Where on an arrow the supports for it end. */
const MEETS = 0.62;
/** How far arrows of two units that swap bend aside, as a part of their length. */
const BEND = 0.16;

/**
 * Draw the position: the land of the owners of centres, and the units.
 * @param {Position} position
 */
function drawPosition({ owners, units, dislodged }) {
  const [lands, tokens] = [elementOf('owners'), elementOf('units')];
  lands.replaceChildren();
  tokens.replaceChildren();
  for (const [code, , , tint, hatching] of BOARD.powers) {
    for (const fill of hatching < 0 ? [tint] : [tint, `url(#p${hatching})`]) {
      for (const [centre, power] of owners) {
        if (power === code) append(lands, 'use', { href: `#l${BOARD.codes[centre]}`, fill });
      }
    }
  }
  const seen = new Map();
  for (const unit of units) {
    const [x, y] = spotOf(unit.at);
    const others = seen.get(unit.at) || 0;
    seen.set(unit.at, others + 1);
    sign(tokens, tokenOf(unit), [x + 11 * others, y - 9 * others]);
  }
  for (const { unit } of dislodged) {
    sign(tokens, 'z', asideOf(unit));
    sign(tokens, tokenOf(unit), asideOf(unit));
  }
}

/**
 * Draw the orders of a draft.
 * @param {Draft} draft
 */
function drawOrders(draft) {
  const [lines, marks] = [elementOf('lines'), elementOf('marks')];
  lines.replaceChildren();
  marks.replaceChildren();
  const orders = ordersOf(draft);
  const curves = new Map(orders.filter(({ act }) => act === 'move').map((order) => [order.unit, moveCurve(order, orders)]));
  for (const order of orders) {
    if (order.act === 'move') drawArrow(lines, 'm', /** @type {Curve} */ (curves.get(order.unit)));
    else if (order.act === 'retreat') drawArrow(lines, 'r', straight(asideOf(/** @type {Unit} */ (order.unit)), spotOf(order.to), 20, TOKEN));
    else if (order.act === 'support') drawSupport(lines, marks, order, curves);
    else drawMark(marks, order, draft.position);
  }
}

/**
 * @param {Element} parent
 * @param {Order} order
 * @param {Position} position
 */
function drawMark(parent, order, position) {
  if (order.act === 'build') {
    const [x, y] = spotOf(order.to);
    sign(parent, tokenOf({ power: position.power, kind: order.kind || 'A' }), [x, y]);
    sign(parent, 'y', [x + 15, y + 13]);
  } else if (order.act === 'convoy') {
    sign(parent, 'o', spotOf(order.unit?.at));
  } else if (order.act === 'hold') {
    sign(parent, 'a', spotOf(order.unit?.at));
  } else if (order.unit) {
    sign(parent, 'x', order.act === 'disband' ? asideOf(order.unit) : spotOf(order.unit.at));
  }
}

/**
 * @param {Element} lines
 * @param {Element} marks
 * @param {Order} order
 * @param {Map<Unit | undefined, Curve>} curves
 */
function drawSupport(lines, marks, order, curves) {
  const of = /** @type {Unit} */ (order.of);
  const start = spotOf(order.unit?.at);
  const arrow = order.to === undefined ? undefined : curves.get(of);
  const goal = order.to === undefined ? spotOf(of.at) : arrow ? pointOf(arrow, MEETS) : middle(spotOf(of.at), spotOf(order.to));
  const path = pathOf(straight(start, goal, TOKEN, order.to === undefined ? 21 : 0));
  append(lines, 'path', { class: 'kx', d: path });
  append(lines, 'path', { class: 'k', d: path });
  sign(marks, order.to === undefined ? 'a' : 'i', goal);
}

/**
 * A curve: where it begins, and for each leg its control point and its end.
 * @typedef {{ start: Point, legs: [Point, Point][] }} Curve
 */

/**
 * @param {Order} order
 * @param {Order[]} orders
 * @returns {Curve}
 */
function moveCurve(order, orders) {
  const unit = /** @type {Unit} */ (order.unit);
  const goal = spotOf(order.to);
  const carriers = orders.filter(({ act, of, to }) => act === 'convoy' && of === unit && isSame(/** @type {number} */ (to), order.to))
    .map((convoy) => PROVINCE[/** @type {Unit} */ (convoy.unit).at]);
  const route = order.route || routesBy(carriers, unit.at, order.to);
  if (route.length) return through([spotOf(unit.at), ...route.map(spotOf), goal], TOKEN + 2, TOKEN + 7);
  const swaps = orders.some((one) => one.act === 'move' && isSame(/** @type {number} */ (one.to), unit.at) && isSame(one.unit?.at || 0, order.to));
  return straight(spotOf(unit.at), goal, TOKEN + 2, TOKEN + 7, swaps ? BEND : 0);
}

/**
 * @param {number[]} carriers
 * @param {number} start
 * @param {number | undefined} goal
 */
function routesBy(carriers, start, goal) {
  if (!carriers.length || goal === undefined || !PAGE.draft) return [];
  return routesOf(PAGE.draft.position.tables, new Set(carriers), start, goal)[0] || [];
}

/**
 * Return a line that begins and ends so far from two points, bent aside by that part of its length.
 * @param {Point} start
 * @param {Point} end
 * @param {number} fromStart
 * @param {number} fromEnd
 * @param {number} bend
 * @returns {Curve}
 */
function straight(start, end, fromStart, fromEnd, bend = 0) {
  const [[ax, ay], [bx, by]] = [start, end];
  /** @type {Point} */
  const control = [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend];
  return { start: towards(start, control, fromStart), legs: [[control, towards(end, control, fromEnd)]] };
}

/**
 * Return a smooth curve from the first point to the last, drawn towards each of those in between.
 * @param {Point[]} points
 * @param {number} fromStart
 * @param {number} fromEnd
 * @returns {Curve}
 */
function through(points, fromStart, fromEnd) {
  const inner = points.slice(1, -1);
  const last = points[points.length - 1];
  /** @type {[Point, Point][]} */
  const legs = inner.slice(0, -1).map((here, at) => [here, middle(here, inner[at + 1])]);
  legs.push([inner[inner.length - 1], towards(last, inner[inner.length - 1], fromEnd)]);
  return { start: towards(points[0], inner[0], fromStart), legs };
}

/**
 * Return the point moved towards the other, but not over the middle between them.
 * @param {Point} point
 * @param {Point} other
 * @param {number} distance
 * @returns {Point}
 */
function towards([x, y], [ox, oy], distance) {
  const part = Math.min(distance / (Math.hypot(ox - x, oy - y) || 1), 0.8);
  return [x + (ox - x) * part, y + (oy - y) * part];
}

/**
 * @param {Point} one
 * @param {Point} other
 * @returns {Point}
 */
function middle(one, other) {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

/**
 * Return the point at that part of the last leg.
 * @param {Curve} curve
 * @param {number} part
 * @returns {Point}
 */
function pointOf({ start, legs }, part) {
  const from = legs.length > 1 ? legs[legs.length - 2][1] : start;
  const [control, end] = legs[legs.length - 1];
  const rest = 1 - part;
  const at = (/** @type {0 | 1} */ axis) => rest * rest * from[axis] + 2 * part * rest * control[axis] + part * part * end[axis];
  return [at(0), at(1)];
}

/** @param {Curve} curve */
function pathOf({ start, legs }) {
  const bends = legs.map(([control, end]) => `Q${rounded(control)} ${rounded(end)}`);
  return `M${rounded(start)}${bends.join('')}`;
}

/** @param {Point} point */
function rounded([x, y]) {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/**
 * @param {Element} parent
 * @param {string} look
 * @param {Curve} curve
 */
function drawArrow(parent, look, curve) {
  const d = pathOf(curve);
  append(parent, 'path', { class: 'x', d });
  append(parent, 'path', { class: look, d, 'marker-end': 'url(#h)' });
}

/**
 * @param {number | undefined} place
 * @returns {Point}
 */
function spotOf(place) {
  return (place === undefined ? null : BOARD.spots[place] || BOARD.spots[PROVINCE[place]]) || [0, 0];
}

/**
 * Return where a dislodged unit stands, beside the one that dislodged it.
 * @param {Unit} unit
 * @returns {Point}
 */
function asideOf(unit) {
  const [x, y] = spotOf(unit.at);
  return [x + 22, y - 18];
}

/**
 * Return the name of a unit's token in the picture.
 * @param {{ power: string, kind: Kind }} unit
 */
function tokenOf({ power, kind }) {
  const [, , letters] = BOARD.powers.find(([code]) => code === power) || ['', '', ''];
  return (kind === 'A' ? 'a' : 'f') + letters;
}

/**
 * @param {Element} parent
 * @param {string} name
 * @param {Point} at
 */
function sign(parent, name, [x, y]) {
  append(parent, 'use', { href: `#${name}`, x: String(Math.round(x)), y: String(Math.round(y)) });
}

/**
 * @param {Element} parent
 * @param {string} tag
 * @param {Record<string, string>} attributes
 */
function append(parent, tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  parent.append(made);
}
