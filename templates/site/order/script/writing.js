// Orders as the email has them, in the form that the game accepts.

/**
 * Return the order as text.
 * @param {Position} position
 * @param {Order} order
 * @param {(place: number) => string} named How places are written.
 */
function written(position, order, named) {
  const form = position.kind === 'M' ? formOf(position) : BOARD.forms[''];
  const place = form.codes ? codeOf : named;
  /** @param {Unit} unit */
  const unitText = (unit) => fitted(form[unit.kind], place(unit.at));
  const goal = order.to === undefined ? '' : place(order.to);
  if (order.act === 'waive') return form.waive;
  if (order.act === 'build') return fitted(form[`build${order.kind}`], goal);
  const unit = /** @type {Unit} */ (order.unit);
  if (order.act === 'remove') return fitted(form[`remove${unit.kind}`], place(unit.at));
  if (order.act === 'hold' || order.act === 'disband') return unitText(unit) + form[order.act];
  if (order.act === 'retreat') return unitText(unit) + form.retreat + goal;
  if (order.act === 'move') {
    const way = [...(order.route || []).map(place), goal].join(form.move);
    return unitText(unit) + form.move + way + (order.via && !order.route ? form.via : '');
  }
  const helped = form[order.act] + unitText(/** @type {Unit} */ (order.of));
  return unitText(unit) + helped + (goal ? form.move + goal : form.held);
}

/**
 * Return the form in which the game wants movement orders.
 * @param {Position} position
 */
function formOf(position) {
  return { ...BOARD.forms[''], ...BOARD.forms[position.form] };
}

/**
 * @param {string} pattern
 * @param {string} place
 */
function fitted(pattern, place) {
  return pattern.replace('{place}', () => place);
}

/** @param {number} place */
function codeOf(place) {
  return BOARD.codes[place];
}

/** @param {number} place */
function nameOf(place) {
  return BOARD.names[place];
}

/**
 * Return the name of a place as the reader sees it; emails have the English one.
 * @param {number} place
 */
function shownName(place) {
  const province = BOARD.names[PROVINCE[place]];
  const name = READER.provinces[province] || province;
  const coast = BOARD.codes[place].split('/')[1];
  if (!coast) return name;
  return READER.coasts[coast] ? `${name} (${READER.coasts[coast]})` : name + BOARD.names[place].slice(province.length);
}

/**
 * Return the name of a power as the reader sees it.
 * @param {string} power
 */
function shownPower(power) {
  const name = powerName(power);
  return READER.powers[name] || name;
}

/**
 * Return a unit in words.
 * @param {Unit} unit
 */
function unitName(unit) {
  return fitted(BOARD.forms[''][unit.kind], shownName(unit.at));
}
