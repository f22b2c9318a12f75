// The units and choices as a list of buttons: all that the map does can be done here by keys.

/**
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @param {(Node | string)[]} content
 */
function element(tag, attributes, ...content) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...content);
  return made;
}

/**
 * @param {string} label
 * @param {() => void} act
 * @param {Record<string, string>} attributes
 */
function button(label, act, attributes = {}) {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', act);
  return made;
}

/**
 * Write the list of what is to be ordered, with the choices of the one that is open.
 * @param {Draft} draft
 * @param {Group[]} groups
 */
function writeList(draft, groups) {
  const list = elementOf('list');
  list.replaceChildren(...draft.slots.map((slot, number) => {
    const open = number === PAGE.open;
    const item = element('li', {}, button(labelOf(draft, slot, number), () => openSlot(open ? -1 : number, true), {
      id: `slot${number}`,
      'aria-expanded': String(open),
      ...(slot.order ? { class: 'ordered' } : {}),
    }));
    if (open) item.append(choiceList(groups, labelOf(draft, slot, number)));
    return item;
  }));
  if (!draft.slots.length) list.append(element('li', {}, say('order-page-nothing')));
}

/**
 * @param {Group[]} groups
 * @param {string} label
 */
function choiceList(groups, label) {
  const box = element('div', { class: 'choices', role: 'group', 'aria-label': say('order-page-choices', { unit: label }) });
  for (const { title, choices } of groups) {
    if (title) box.append(element('p', {}, title));
    box.append(element('div', {}, ...choices.map((choice) => button(choice.label, () => choose(choice)))));
  }
  return box;
}

/**
 * Return what a slot is called: its order, or what is to be ordered.
 * @param {Draft} draft
 * @param {Slot} slot
 * @param {number} number
 */
function labelOf(draft, slot, number) {
  if (slot.order) return written(draft.position, slot.order, shownName);
  if (slot.unit) return say('order-page-unit-open', { unit: unitName(slot.unit) });
  const { due } = draft.position.builds.get(draft.position.power) || { due: 0 };
  return say(due > 0 ? 'order-page-build-open' : 'order-page-removal-open', { number: String(number + 1) });
}

/**
 * Write the email, and what may be wrong with it.
 * @param {Draft} draft
 */
function writeEmail(draft) {
  const body = bodyOf(draft);
  const ready = ordersOf(draft).length > 0 || draft.replaces || draft.tries;
  elementOf('email').textContent = ready ? body : say('order-page-no-orders');
  const send = /** @type {HTMLAnchorElement} */ (elementOf('send'));
  const link = mailtoOf(draft, body);
  elementOf('long').hidden = link.length <= LONGEST_LINK;
  if (ready) send.href = link;
  else send.removeAttribute('href');
  /** @type {HTMLButtonElement} */ (elementOf('copy')).disabled = !ready;
  /** @type {HTMLInputElement} */ (elementOf('replaces')).checked = draft.replaces;
  /** @type {HTMLInputElement} */ (elementOf('tries')).checked = draft.tries;
  elementOf('taking-back').hidden = draft.tries;
  elementOf('counts').hidden = !draft.tries;
  elementOf('leaves').hidden = draft.tries;
  elementOf('clash').textContent = clashesOf(draft).map((place) => say('order-page-clash', { place: shownName(place) })).join(' ');
}
