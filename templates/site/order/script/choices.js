// What can be chosen next for a unit: the same choices are buttons in the list and goals on the map.

/**
 * @typedef {object} Choice
 * @property {string} label
 * @property {number | null} place Where it stands on the map.
 * @property {Order | null} [order] What it orders.
 * @property {Step} [step] What it asks next.
 *
 * @typedef {{ title: string, choices: Choice[] }} Group
 *
 * The question at hand: nothing yet, whom to help, or in doing what.
 * @typedef {{ act: 'support' | 'convoy', help?: Help } | null} Step
 */

/**
 * Return the choices for a slot of the draft at a step.
 * @param {Draft} draft
 * @param {Slot} slot
 * @param {Step} step
 * @returns {Group[]}
 */
function groupsFor(draft, slot, step) {
  const { position } = draft;
  /** @type {Group[]} */
  let groups;
  if (position.kind === 'R') groups = retreatGroups(draft, /** @type {Unit} */ (slot.unit));
  else if (position.kind === 'B') groups = adjustmentGroups(draft, slot);
  else if (!step) groups = movementGroups(position, /** @type {Unit} */ (slot.unit));
  else groups = helpGroups(draft, /** @type {Unit} */ (slot.unit), step);
  const last = [];
  if (step) last.push({ label: say('order-page-back'), place: null, step: null });
  else if (slot.order) last.push({ label: say('order-page-no-order'), place: null, order: null });
  return [...groups, { title: '', choices: last }].filter(({ choices }) => choices.length);
}

/**
 * @param {Position} position
 * @param {Unit} unit
 * @returns {Group[]}
 */
function movementGroups(position, unit) {
  const voyages = voyagesOf(position, unit);
  const goals = sorted(stepsOf(position, unit)).map((to) => choiceOf({ act: 'move', unit, to }, shownName(to)));
  const label = (/** @type {Order} */ { to, route }) => route
    ? say('order-page-by-route', { place: shownName(/** @type {number} */ (to)), route: route.map(shownName).join(' - ') })
    : shownName(/** @type {number} */ (to));
  /** @param {boolean} walks */
  const carried = (walks) => voyages.filter(({ via }) => via === walks).map((order) => choiceOf(order, label(order), walks));
  /** @type {Choice[]} */
  const others = [choiceOf({ act: 'hold', unit }, say('order-page-hold'))];
  if (supportsOf(position, unit).length) others.push({ label: say('order-page-support'), place: null, step: { act: 'support' } });
  if (convoysOf(position, unit).length) others.push({ label: say('order-page-convoy'), place: null, step: { act: 'convoy' } });
  return [
    { title: say('order-page-move-to'), choices: goals },
    { title: say('order-page-by-convoy-to'), choices: carried(false) },
    { title: say('order-page-by-convoy-next-door'), choices: carried(true) },
    { title: say('order-page-or'), choices: others },
  ];
}

/**
 * @param {Order} order
 * @param {string} label
 * @param {boolean} hidden Whether the map has another choice for the place.
 * @returns {Choice}
 */
function choiceOf(order, label, hidden = false) {
  const place = order.act === 'hold' ? undefined : order.to;
  return { label, place: place === undefined || hidden ? null : place, order };
}

/**
 * @param {Draft} draft
 * @param {Unit} unit
 * @param {{ act: 'support' | 'convoy', help?: Help }} step
 * @returns {Group[]}
 */
function helpGroups({ position, slots }, unit, { act, help }) {
  if (!help) {
    const helps = act === 'support' ? supportsOf(position, unit) : convoysOf(position, unit);
    const choices = helps.map((one) => ({ label: unitWithOwner(position, one.of), place: one.of.at, step: { act, help: one } }));
    return [{ title: say(act === 'support' ? 'order-page-support-whom' : 'order-page-convoy-whom'), choices }];
  }
  const { of, holds, goals } = help;
  const planned = slots.find((slot) => slot.unit === of)?.order?.to;
  const first = sorted(goals).sort((one, other) => Number(isSame(other, planned)) - Number(isSame(one, planned)));
  const choices = first.map((to) => choiceOf({ act, unit, of, to }, say('order-page-to', { place: shownName(to) })));
  if (holds) choices.unshift({ label: say('order-page-holding'), place: of.at, order: { act, unit, of } });
  const title = act === 'support' ? 'order-page-support-in' : 'order-page-convoy-to';
  return [{ title: say(title, { unit: unitWithOwner(position, of) }), choices }];
}

/**
 * @param {number} place
 * @param {number | undefined} other
 */
function isSame(place, other) {
  return other !== undefined && PROVINCE[place] === PROVINCE[other];
}

/**
 * @param {Draft} draft
 * @param {Unit} unit
 * @returns {Group[]}
 */
function retreatGroups({ position }, unit) {
  const open = position.dislodged.find((one) => one.unit === unit)?.to || [];
  const goals = sorted(open).map((to) => choiceOf({ act: 'retreat', unit, to }, shownName(to)));
  return [
    { title: say('order-page-retreat-to'), choices: goals },
    { title: say('order-page-or'), choices: [{ label: say('order-page-disband'), place: null, order: { act: 'disband', unit } }] },
  ];
}

/**
 * @param {Draft} draft
 * @param {Slot} slot
 * @returns {Group[]}
 */
function adjustmentGroups(draft, slot) {
  const { position } = draft;
  const { due, sites } = position.builds.get(position.power) || { due: 0, sites: [] };
  const others = draft.slots.filter((one) => one !== slot).flatMap(({ order }) => (order ? [order] : []));
  if (due < 0) {
    const left = position.units.filter((unit) => unit.power === position.power && !others.some((order) => order.unit === unit));
    const choices = left.map((unit) => ({ label: unitName(unit), place: unit.at, order: /** @type {Order} */ ({ act: 'remove', unit }) }));
    return [{ title: say('order-page-remove-which'), choices }];
  }
  const free = sites.filter((site) => !others.some(({ to }) => to !== undefined && PROVINCE[to] === site));
  const choices = KINDS.flatMap((kind) => free.flatMap((site) => standingPlaces(kind, site)).map((to) => ({
    label: unitName({ number: 0, power: position.power, kind, at: to }),
    place: to,
    order: /** @type {Order} */ ({ act: 'build', kind, to }),
  })));
  const waive = position.waives ? [{ label: say('order-page-waive'), place: null, order: /** @type {Order} */ ({ act: 'waive' }) }] : [];
  return [{ title: say('order-page-build-which'), choices }, { title: say('order-page-or'), choices: waive }];
}

/** @param {number[]} places */
function sorted(places) {
  return [...places].sort((one, other) => shownName(one).localeCompare(shownName(other)));
}

/**
 * Return a unit in words, with whose it is if it is another's.
 * @param {Position} position
 * @param {Unit} unit
 */
function unitWithOwner(position, unit) {
  if (unit.power === position.power) return unitName(unit);
  return say('order-page-unit-of', { unit: unitName(unit), power: shownPower(unit.power) });
}
