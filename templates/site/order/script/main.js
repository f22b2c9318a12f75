// The page: what is open in it, and what a tap or a key does.

/** @type {{ position: Position | null, draft: Draft | null, open: number, step: Step, tries: boolean, whole: boolean }} */
const PAGE = { position: null, draft: null, open: -1, step: null, tries: false, whole: false };

/** Show the position of the link. */
function openPosition() {
  const position = readPosition(location.hash);
  hideToken();
  PAGE.position = position;
  PAGE.draft = null;
  PAGE.open = -1;
  PAGE.tries = false;
  elementOf('told').hidden = !!position;
  elementOf('work').hidden = !position;
  writeHead();
  askLanguage(valuesOf(location.hash));
  if (!position) return;
  elementOf('special').hidden = !position.special;
  askPower(position);
  if (MAP) drawPosition(position);
  startDraft(position);
}

/** Write what stands above the map. */
function writeHead() {
  const { position } = PAGE;
  document.title = say('order-page-board', { board: BOARD.name });
  elementOf('game').textContent = position ? titleOf(position) : document.title;
  elementOf('deadline').textContent = position?.deadline ? say('order-page-deadline', { deadline: shownMoment(position.deadline) }) : '';
}

/**
 * Say everything in a language; its file calls this.
 * @param {Language} language
 */
function speak(language) {
  READER = language;
  Object.assign(WORDS, language.words);
  document.documentElement.lang = language.code;
  for (const said of document.querySelectorAll('[data-say]')) said.textContent = WORDS[said.getAttribute('data-say') || ''];
  elementOf('email').setAttribute('aria-label', say('order-page-email'));
  for (const option of /** @type {HTMLSelectElement} */ (elementOf('power')).options) {
    option.textContent = option.value ? shownPower(option.value) : say('order-page-choose');
  }
  writeHead();
  show();
}

/**
 * Return the game and the phase in words; the code of a phase is that of the subjects of emails, `S1901M`.
 * @param {Position} position
 */
function titleOf(position) {
  const [, letter, year, kind] = /^([SUFW])(-?[0-9]+)([MRAB])$/.exec(position.phase) || ['', 'S', position.phase, 'M'];
  const season = letter === 'S' ? say('order-page-spring') : letter === 'U' ? say('order-page-summer') : say('order-page-fall');
  const what = kind === 'M' ? say('order-page-moves') : kind === 'R' ? say('order-page-retreats') : say('order-page-builds');
  return say('order-page-title', { game: position.game, season: season, year: year, what: what });
}

/** @param {Date} moment */
function shownMoment(moment) {
  return moment.toLocaleString(document.documentElement.lang, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });
}

/**
 * Let the reader say which power they lead; the link of an email of theirs says it, and is for that power alone.
 * In a trial they order for any power.
 * @param {Position} position
 */
function askPower(position) {
  const select = /** @type {HTMLSelectElement} */ (elementOf('power'));
  const playing = new Set([...position.units, ...position.dislodged.map(({ unit }) => unit)].map(({ power }) => power));
  for (const power of position.builds.keys()) playing.add(power);
  const options = BOARD.powers
    .filter(([code, , , , hatching]) => (position.power && !PAGE.tries ? code === position.power : playing.has(code) && hatching > -2))
    .map(([code]) => element('option', { value: code }, shownPower(code)));
  if (!position.power) options.unshift(element('option', { value: '' }, say('order-page-choose')));
  select.replaceChildren(...options);
  select.value = position.power;
  select.onchange = () => startDraft({ ...position, power: select.value });
}

/** @param {Position} position */
function startDraft(position) {
  PAGE.draft = position.power ? { ...newDraft(position), tries: PAGE.tries } : null;
  elementOf('orders').hidden = !PAGE.draft;
  const slots = PAGE.draft?.slots || [];
  openSlot(slots.length === 1 && !slots[0].order ? 0 : -1, false);
}

/** Write and draw all that depends on the draft. */
function show() {
  const { draft, open, step } = PAGE;
  const slot = draft?.slots[open];
  const groups = draft && slot ? groupsFor(draft, slot, step) : [];
  if (MAP) {
    if (draft) drawOrders(draft);
    drawGoals(targetsOf(groups), slot?.unit && draft ? spotOfUnit(draft, slot.unit) : null, draft && !PAGE.whole ? homesOf(draft) : []);
  }
  if (!draft) return;
  writeList(draft, groups);
  writeEmail(draft);
}

/**
 * @param {Draft} draft
 * @param {Unit} unit
 */
function spotOfUnit(draft, unit) {
  return draft.position.kind === 'R' ? asideOf(unit) : spotOf(unit.at);
}

/**
 * Return where on the map something is to be ordered.
 * @param {Draft} draft
 * @returns {Point[]}
 */
function homesOf(draft) {
  const units = draft.slots.flatMap(({ unit }) => (unit ? [spotOfUnit(draft, unit)] : []));
  const adjusts = draft.slots.some(({ unit }) => !unit);
  return [...units, ...(adjusts ? targetsOf(adjustmentGroups(draft, draft.slots[0])) : []).map(({ place }) => spotOf(/** @type {number} */ (place)))];
}

/** @param {Group[]} groups */
function targetsOf(groups) {
  return groups.flatMap(({ choices }) => choices).filter(({ place }) => place !== null);
}

/**
 * Open a slot for its choices; -1 closes all.
 * @param {number} number
 * @param {boolean} focuses
 */
function openSlot(number, focuses) {
  const closed = PAGE.open;
  PAGE.open = number;
  PAGE.step = null;
  PAGE.whole = false;
  show();
  if (focuses) focusOn(`slot${number < 0 ? closed : number}`);
}

/** @param {string} id */
function focusOn(id) {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/**
 * Take a choice: the next question, or an order, behind which the next unit without one opens.
 * @param {Choice} choice
 */
function choose(choice) {
  const { draft, open } = PAGE;
  if (!draft) return;
  if (choice.order === undefined) {
    PAGE.step = choice.step || null;
    show();
    const first = /** @type {HTMLElement | null} */ (document.querySelector('.choices button'));
    first?.focus({ preventScroll: true });
    return;
  }
  draft.slots[open].order = choice.order;
  keep(draft);
  const waiting = draft.slots.map((slot, number) => (slot.order ? -1 : number)).filter((number) => number >= 0);
  const next = choice.order ? waiting.find((number) => number > open) ?? waiting[0] ?? -1 : open;
  openSlot(next, false);
  focusOn(next < 0 ? 'send' : `slot${next}`);
  const done = choice.order ? say('order-page-done', { order: written(draft.position, choice.order, shownName) }) : say('order-page-undone');
  tell(next < 0 ? `${done} ${say('order-page-all-done')}` : done);
}

/** @param {string} text */
function tell(text) {
  elementOf('status').textContent = text;
}

async function copyEmail() {
  if (!PAGE.draft) return;
  const body = bodyOf(PAGE.draft);
  try {
    await navigator.clipboard.writeText(body);
  } catch {
    const box = /** @type {HTMLTextAreaElement} */ (element('textarea', {}));
    box.value = body;
    document.body.append(box);
    box.select();
    document.execCommand('copy');
    box.remove();
  }
  tell(say('order-page-copied'));
}

/** @param {MouseEvent} event */
function tapMap(event) {
  const { draft, open, step } = PAGE;
  if (!draft) return;
  const slot = draft.slots[open];
  const targets = slot ? targetsOf(groupsFor(draft, slot, step)) : [];
  const found = tapped(event, targets, ({ place }) => /** @type {number} */ (place));
  if (found.length === 1) {
    choose(found[0]);
  } else if (found.length) {
    tell(say('order-page-which', { choices: found.map(({ label }) => label).join(', ') }));
    const button = [...document.querySelectorAll('.choices button')].find((one) => one.textContent === found[0].label);
    /** @type {HTMLElement | undefined} */ (button)?.focus();
  } else {
    const { power, units } = draft.position;
    const own = draft.slots.flatMap(({ unit }) => (unit ? [unit] : []));
    const others = draft.tries ? units.filter((unit) => unit.power !== power && mayOrder(unit.power)) : [];
    const [unit] = tapped(event, [...own, ...others], ({ at }) => at);
    if (unit) openUnit(draft, unit);
    else if (slot) tellNoChoice(event, draft, slot);
  }
}

/** @param {string} power */
function mayOrder(power) {
  return [.../** @type {HTMLSelectElement} */ (elementOf('power')).options].some(({ value }) => value === power);
}

/**
 * Open a unit for its choices; in a trial also one of another power.
 * @param {Draft} draft
 * @param {Unit} unit
 */
function openUnit({ position }, unit) {
  if (unit.power !== position.power) {
    /** @type {HTMLSelectElement} */ (elementOf('power')).value = unit.power;
    startDraft({ ...position, power: unit.power });
  }
  const number = PAGE.draft?.slots.findIndex((slot) => slot.unit === unit) ?? -1;
  if (number >= 0) openSlot(number, false);
}

/**
 * Say of a place that was tapped that it is none of the choices.
 * @param {MouseEvent} event
 * @param {Draft} draft
 * @param {Slot} slot
 */
function tellNoChoice(event, draft, slot) {
  const [place] = tapped(event, LABELS.map((label) => label.place), (one) => one);
  if (place !== undefined) tell(say('order-page-no-choice', { place: shownName(place), unit: labelOf(draft, slot, PAGE.open) }));
}

function showWhole() {
  openSlot(-1, false);
  PAGE.whole = true;
  show();
}

/** @param {Event} event */
function changeReplaces(event) {
  if (!PAGE.draft) return;
  PAGE.draft.replaces = /** @type {HTMLInputElement} */ (event.target).checked;
  keep(PAGE.draft);
  show();
}

/** @param {Event} event */
function changeTries(event) {
  if (!PAGE.position) return;
  const power = PAGE.draft?.position.power || '';
  PAGE.tries = /** @type {HTMLInputElement} */ (event.target).checked;
  askPower(PAGE.position);
  const select = /** @type {HTMLSelectElement} */ (elementOf('power'));
  select.value = PAGE.tries ? power : PAGE.position.power || power;
  startDraft({ ...PAGE.position, power: select.value });
}

MAP?.addEventListener('click', tapMap);
elementOf('copy').addEventListener('click', () => { copyEmail(); });
elementOf('replaces').addEventListener('change', changeReplaces);
elementOf('tries').addEventListener('change', changeTries);
document.getElementById('whole')?.addEventListener('click', showWhole);
addEventListener('hashchange', openPosition);
addEventListener('resize', show);
openPosition();
