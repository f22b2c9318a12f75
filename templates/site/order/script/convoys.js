// Convoy routes: which fleets can carry an army from one coast to another. As the judge's own rules find them.

/**
 * Return the provinces with a fleet that could carry an army.
 * @param {Position} position
 * @returns {Set<number>}
 */
function carryingFleets(position) {
  return new Set(position.units.filter((unit) => unit.kind === 'F').map((unit) => PROVINCE[unit.at])
    .filter((province) => position.carriers.has(province)));
}

/**
 * Whether an unbroken chain of those fleets leads from the start's coast to the goal's.
 * @param {Tables} tables
 * @param {Set<number>} fleets
 * @param {number} start
 * @param {number} goal
 */
function connects(tables, fleets, start, goal) {
  const near = tables.carriersNear;
  const seen = new Set([...near[start]].filter((sea) => fleets.has(sea)));
  for (const sea of seen) {
    if (near[goal].has(sea)) return true;
    for (const next of near[sea]) if (fleets.has(next)) seen.add(next);
  }
  return false;
}

/**
 * Return every route without detours: the fleets in their order from the start's coast.
 *
 * Such a route touches the start only with its first fleet, the goal only with its last, and no two of its
 * fleets are next to each other unless one follows the other.
 * @param {Tables} tables
 * @param {Set<number>} fleets
 * @param {number} start
 * @param {number} goal
 */
function routesOf(tables, fleets, start, goal) {
  const near = tables.carriersNear;
  const open = [...near[start]].filter((sea) => fleets.has(sea)).map((sea) => [sea]);
  const found = [];
  while (open.length) {
    const route = /** @type {number[]} */ (open.pop());
    const head = route[route.length - 1];
    if (near[goal].has(head)) {
      found.push(route);
      continue;
    }
    for (const sea of near[head]) {
      const detour = near[start].has(sea) || route.slice(0, -1).some((old) => near[old].has(sea));
      if (fleets.has(sea) && !detour) open.push([...route, sea]);
    }
  }
  return found.sort((one, other) => one.length - other.length);
}

/**
 * Whether the fleet lies on a route without detours.
 * @param {Tables} tables
 * @param {Set<number>} fleets
 * @param {number} start
 * @param {number} goal
 * @param {number} fleet
 */
function takesPart(tables, fleets, start, goal, fleet) {
  if (tables.carriersNear[start].has(fleet) && tables.carriersNear[goal].has(fleet)) return true;
  return routesOf(tables, fleets, start, goal).some((route) => route.includes(fleet));
}
