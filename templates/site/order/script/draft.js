// The set of orders that is being made: kept in the browser, and the email that it becomes.

/**
 * @typedef {{ unit: Unit | null, order: Order | null }} Slot What is to be ordered, and the order.
 * @typedef {{ position: Position, slots: Slot[], replaces: boolean, tries: boolean, given: string }} Draft
 *   It began with the orders in force that are `given`. With `tries` the email asks what the orders of all powers would come to, and no order in it counts.
 */

/** The longest link that all mail programs open. */
const LONGEST_LINK = 1900;

/**
 * Return a draft with what was kept of it, or with the orders in force where a newer link tells them.
 * @param {Position} position
 * @returns {Draft}
 */
function newDraft(position) {
  const draft = { position, slots: slotsOf(position), replaces: false, tries: false, given: position.given.get(position.power) || '' };
  recall(draft);
  return draft;
}

/**
 * @param {Position} position
 * @returns {Slot[]}
 */
function slotsOf(position) {
  const own = (/** @type {Unit} */ unit) => unit.power === position.power;
  if (position.kind === 'M') return position.units.filter(own).map((unit) => ({ unit, order: null }));
  if (position.kind === 'R') {
    return position.dislodged.filter(({ unit }) => own(unit)).map(({ unit }) => ({ unit, order: null }));
  }
  const { due } = position.builds.get(position.power) || { due: 0 };
  return Array.from({ length: Math.abs(due) }, () => ({ unit: null, order: null }));
}

/** @param {Draft} draft */
function ordersOf(draft) {
  return draft.slots.flatMap(({ order }) => (order ? [order] : []));
}

/** @param {string} power */
function powerName(power) {
  const [, name] = BOARD.powers.find(([code]) => code === power) || [];
  return name || '';
}

/**
 * Return the lines of a trial: the orders of this draft and those that were made for other powers.
 * @param {Draft} draft
 * @param {(place: number) => string} named
 */
function trialOf(draft, named) {
  const { position } = draft;
  const drafts = BOARD.powers.map(([power]) => (power === position.power ? draft : newDraft({ ...position, power })));
  const lines = drafts.flatMap((one) => ordersOf(one).map((order) =>
    `${powerName(one.position.power)}: ${written(one.position, order, named)}`));
  return [`TRY ${position.game} ${position.phase}`, ...lines, 'END TRY'];
}

/**
 * Return the lines of the email, with places by name or by code.
 * @param {Draft} draft
 * @param {(place: number) => string} named
 */
function linesOf(draft, named) {
  const { game, phase, power, token } = draft.position;
  if (draft.tries) return trialOf(draft, named);
  const name = powerName(power);
  return [
    `SIGN ON ${name} ${game}`,
    ...(draft.replaces ? [`CLEAR ${phase}`] : []),
    `PHASE ${phase}`,
    ...(formOf(draft.position).add && !draft.replaces ? ['ADD'] : []),
    ...ordersOf(draft).map((order) => written(draft.position, order, named)),
    ...(token ? [`PAGE ${token}`] : []),
  ];
}

/**
 * Return the text of the email: with names, unless its link would be too long for some mail programs.
 * @param {Draft} draft
 */
function bodyOf(draft) {
  const full = linesOf(draft, nameOf).join('\n');
  return mailtoOf(draft, full).length <= LONGEST_LINK ? full : linesOf(draft, codeOf).join('\n');
}

/**
 * Return the link that opens an email with this text; blanks are %20, as some programs keep a plus.
 * @param {Draft} draft
 * @param {string} body
 */
function mailtoOf({ position: { game, phase }, tries }, body) {
  const subject = `${BOARD.code}:${game} - ${phase} ${say(tries ? 'order-page-subject-trial' : 'order-page-subject')}`;
  const text = encodeURIComponent(`${body}\n`.replace(/\n/g, '\r\n'));
  return `mailto:${encodeURIComponent(BOARD.judge).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${text}`;
}

/**
 * Return the provinces for which two orders of the draft are meant.
 * @param {Draft} draft
 */
function clashesOf(draft) {
  const goals = ordersOf(draft).filter(({ act }) => act === 'move' || act === 'retreat')
    .map(({ to }) => PROVINCE[/** @type {number} */ (to)]);
  return [...new Set(goals.filter((goal, at) => goals.indexOf(goal) !== at))];
}

// What is kept is for one position of one game; a private window may keep nothing.

/** @param {Position} position */
function keyOf({ game, phase, power }) {
  return `orders ${game} ${phase} ${power}`;
}

/** @param {Position} position */
function stampOf({ units, dislodged, builds, power }) {
  return JSON.stringify([units, dislodged, builds.get(power) || null]);
}

/** @param {Draft} draft */
function keep(draft) {
  const orders = draft.slots.map(({ order }) => order);
  const text = JSON.stringify({ stamp: stampOf(draft.position), orders, replaces: draft.replaces, given: draft.given });
  try {
    for (const key of Object.keys(localStorage)) {
      const old = key.startsWith(`orders ${draft.position.game} `) && !key.startsWith(`orders ${draft.position.game} ${draft.position.phase} `);
      if (old) localStorage.removeItem(key);
    }
    localStorage.setItem(keyOf(draft.position), text);
  } catch {
    // Nothing is kept.
  }
}

/** @param {Draft} draft */
function recall(draft) {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(draft.position)) || 'null');
    const fits = kept && kept.stamp === stampOf(draft.position);
    if (fits && (!draft.given || draft.given === kept.given)) {
      draft.given = kept.given;
      draft.replaces = kept.replaces;
      draft.slots.forEach((slot, number) => { slot.order = revived(draft.position, kept.orders[number]); });
      return;
    }
  } catch {
    // Nothing was kept.
  }
  takeGiven(draft);
}

/**
 * Return a kept order with the units of the position.
 * @param {Position} position
 * @param {Order | null} order
 * @returns {Order | null}
 */
function revived(position, order) {
  if (!order) return null;
  const units = position.kind === 'R' ? position.dislodged.map(({ unit }) => unit) : position.units;
  const revivedUnit = (/** @type {Unit | undefined} */ kept) => (kept ? units.find((one) => one.number === kept.number && one.at === kept.at) : undefined);
  return { ...order, unit: revivedUnit(order.unit), of: revivedUnit(order.of) };
}
