// The orders in force that a link tells: a word for each, as the judge writes them.

/**
 * Put the orders that the link gives into the slots of a draft; what is none of its units is left out.
 * @param {Draft} draft
 */
function takeGiven({ position, slots, given }) {
  for (const word of given.split('.').filter(Boolean)) {
    const order = givenOrder(position, word);
    const slot = order && slots.find((one) => (position.kind === 'B' ? !one.order : one.unit === order.unit));
    if (slot) slot.order = order;
  }
}

/**
 * Return the order of a word, null if it is none of this position.
 * @param {Position} position
 * @param {string} word
 * @returns {Order | null}
 */
function givenOrder(position, word) {
  try {
    if (position.kind === 'B') return givenAdjustment(position, word);
    const [own, other] = word.split(/[_:]/);
    const [start, ...way] = own.split('-');
    const unit = unitAt(position, start);
    if (other) {
      const [of, to] = other.split('-');
      return { act: word.includes('_') ? 'support' : 'convoy', unit, of: unitAt(position, of), to: to ? placeOf(to) : undefined };
    }
    if (!way.length) return { act: position.kind === 'R' ? 'disband' : 'hold', unit };
    const via = !way[way.length - 1];
    const route = way.filter(Boolean).map(placeOf);
    const to = route.pop();
    return { act: position.kind === 'R' ? 'retreat' : 'move', unit, to, via, route: route.length ? route : undefined };
  } catch {
    return null;
  }
}

/**
 * Return the build or removal of a word.
 * @param {Position} position
 * @param {string} word
 * @returns {Order}
 */
function givenAdjustment(position, word) {
  if (word === '-') return { act: 'waive' };
  const { due } = position.builds.get(position.power) || { due: 0 };
  if (due < 0) return { act: 'remove', unit: unitAt(position, word) };
  return { act: 'build', kind: word[0] === 'A' ? 'A' : 'F', to: placeOf(word.slice(1)) };
}

/**
 * Return the unit that a word names, which may leave out its coast.
 * @param {Position} position
 * @param {string} word
 */
function unitAt(position, word) {
  const units = position.kind === 'R' ? position.dislodged.map(({ unit }) => unit) : position.units;
  const found = units.find((unit) => unit.kind === word[0] && PROVINCE[unit.at] === PROVINCE[placeOf(word.slice(1))]);
  if (!found) throw new Error(word);
  return found;
}
