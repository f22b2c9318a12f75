// Orders that are possible in a movement phase. They are looked up in the judge's tables; what comes of them is
// for the judge.

/**
 * @typedef {object} Order
 * @property {'hold' | 'move' | 'support' | 'convoy' | 'retreat' | 'disband' | 'build' | 'remove' | 'waive'} act
 * @property {Unit} [unit] Who is ordered.
 * @property {Unit} [of] Who is supported or convoyed.
 * @property {number} [to] Where to; where a build is.
 * @property {boolean} [via] Whether by convoy although the army could walk.
 * @property {number[]} [route] The fleets that carry the army, where orders name them.
 * @property {Kind} [kind] What is built.
 *
 * @typedef {{ of: Unit, holds: boolean, goals: number[] }} Help A unit that another can help, and in what.
 */

/**
 * Whether a gate between two places is shut for the power.
 * @param {Position} position
 * @param {string} power
 * @param {number} start
 * @param {number} goal
 */
function isShut(position, power, start, goal) {
  const sides = [PROVINCE[start], PROVINCE[goal]];
  return BOARD.gates.some(([centre, one, other]) =>
    sides.includes(one) && sides.includes(other) && position.owners.get(centre) !== power);
}

/**
 * Return the places where a unit goes by itself.
 * @param {Position} position
 * @param {Unit} unit
 */
function stepsOf(position, unit) {
  const goals = position.tables.reach[unit.kind][unit.at];
  return unit.kind === 'A' ? goals : goals.filter((goal) => !isShut(position, unit.power, unit.at, goal));
}

/**
 * Return the provinces where an army can be carried, without the fleet in `except`.
 * @param {Position} position
 * @param {Unit} unit
 * @param {number} [except]
 */
function landingsOf(position, unit, except = -1) {
  if (unit.kind !== 'A' || BOARD.shared) return [];
  const fleets = carryingFleets(position);
  fleets.delete(except);
  return Array.from(BOARD.terrain, (_, province) => province).filter((province) =>
    province !== unit.at && isLand(province) && connects(position.tables, fleets, unit.at, province));
}

/**
 * Return whom a unit can support, and in what.
 * @param {Position} position
 * @param {Unit} unit
 * @returns {Help[]}
 */
function supportsOf(position, unit) {
  const here = PROVINCE[unit.at];
  const touched = new Set([...position.tables.touch[unit.kind][unit.at]].filter((province) =>
    province !== here && !(unit.kind === 'F' && isShut(position, unit.power, unit.at, province))));
  /** @type {Help[]} */
  const found = [];
  for (const of of position.units) {
    if (PROVINCE[of.at] === here) continue;
    const goals = arrivalsOf(position, of, here).filter((goal) => touched.has(PROVINCE[goal]));
    const holds = touched.has(PROVINCE[of.at]);
    if (holds || goals.length) found.push({ of, holds, goals });
  }
  return found;
}

/**
 * Return the places where a unit could arrive without the supporter as its carrier.
 * @param {Position} position
 * @param {Unit} unit
 * @param {number} supporter
 */
function arrivalsOf(position, unit, supporter) {
  const steps = position.tables.reach[unit.kind][unit.at];
  return [...new Set([...steps, ...landingsOf(position, unit, supporter)])];
}

/**
 * Return the armies that a fleet can carry, and where to.
 * @param {Position} position
 * @param {Unit} unit
 * @returns {Help[]}
 */
function convoysOf(position, unit) {
  const here = PROVINCE[unit.at];
  if (unit.kind !== 'F' || BOARD.shared || !position.carriers.has(here)) return [];
  const fleets = carryingFleets(position);
  return position.units.filter((of) => of.kind === 'A').map((of) => ({
    of,
    holds: false,
    goals: landingsOf(position, of).filter((goal) => takesPart(position.tables, fleets, of.at, goal, here)),
  })).filter((help) => help.goals.length);
}

/**
 * Return the moves of an army by sea, with the routes where the game wants them named.
 * @param {Position} position
 * @param {Unit} unit
 * @returns {Order[]}
 */
function voyagesOf(position, unit) {
  const steps = new Set(position.tables.reach[unit.kind][unit.at]);
  return landingsOf(position, unit).flatMap((to) => {
    const via = steps.has(to);
    if (!formOf(position).routes) return via && !formOf(position).via ? [] : [{ act: 'move', unit, to, via }];
    return routesOf(position.tables, carryingFleets(position), unit.at, to)
      .slice(0, MOST_ROUTES).map((route) => ({ act: 'move', unit, to, via, route }));
  });
}

const MOST_ROUTES = 8;

/**
 * Return every order that the page offers a unit in a movement phase.
 * @param {Position} position
 * @param {Unit} unit
 * @returns {Order[]}
 */
function offersOf(position, unit) {
  /** @type {(act: 'support' | 'convoy') => (help: Help) => Order[]} */
  const helping = (act) => ({ of, holds, goals }) => [
    ...(holds ? [{ act, unit, of }] : []), ...goals.map((to) => ({ act, unit, of, to }))];
  return [
    { act: 'hold', unit },
    ...stepsOf(position, unit).map((to) => /** @type {Order} */ ({ act: 'move', unit, to })),
    ...voyagesOf(position, unit),
    ...supportsOf(position, unit).flatMap(helping('support')),
    ...convoysOf(position, unit).flatMap(helping('convoy')),
  ];
}
