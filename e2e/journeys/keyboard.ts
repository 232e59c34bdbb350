import { expect, type Locator, type Page } from '@playwright/test';

const farthest = 240;

/**
 * Presses Tab, or Shift+Tab where the control stands before what has focus, until the control has it, as somebody without a
 * pointer would. Most of the way goes without a look in between.
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0, looks = 0; presses < farthest; looks += 1) {
    const way = await control.evaluate(wayTo);
    if (way === null) return;
    const steps = looks === 0 ? Math.max(1, way.stops) : 1;
    for (let step = 0; step < steps; step += 1) await page.keyboard.press(way.isBack ? 'Shift+Tab' : 'Tab');
    presses += steps;
  }
  throw new Error(`Tab does not reach ${control}`);
}

/** Runs in the page. @returns how many stops of Tab lie before a control, or null where it has focus */
function wayTo(control: Element): { isBack: boolean; stops: number } | null {
  const { activeElement, body } = control.ownerDocument;
  if (activeElement === control) return null;
  const from = activeElement ?? body;
  const isBack = from !== body && (from.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  // Backwards, Tab stops at the last button of a group of which none is chosen.
  if (isBack && control instanceof HTMLInputElement && control.type === 'radio') return { isBack: false, stops: 1 };
  const [first, last] = isBack ? [control, from] : [from, control];
  const isBetween = (element: Element) =>
    (first === body || (first.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0) &&
    (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';
  const stops = new Set<unknown>();
  for (const element of control.ownerDocument.querySelectorAll<HTMLElement>(focusable)) {
    if (element.tabIndex < 0 || element.matches(':disabled, [inert] *') || !isBetween(element)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    // Tab stops once in a group of radio buttons.
    stops.add(element instanceof HTMLInputElement && element.type === 'radio' ? `radio ${element.name}` : element);
  }
  return { isBack, stops: stops.size };
}

export async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Writes over what stands in a field. */
export async function typeInto(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
}

/** Goes to a group of radio buttons and presses the arrow until this one is chosen. */
export async function arrowTo(page: Page, radio: Locator): Promise<void> {
  await expect(radio).toBeAttached();
  const name = await radio.getAttribute('name');
  await tabTo(page, page.locator(`input[type="radio"][name="${name}"]:checked`));
  for (let presses = 0; presses < farthest; presses += 1) {
    if (await radio.isChecked()) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`No arrow reaches ${radio}`);
}

/** Chooses a radio button of a group, whether something is chosen in it or not. */
export async function chooseByArrow(page: Page, radio: Locator): Promise<void> {
  await expect(radio).toBeAttached();
  const group = page.locator(`input[type="radio"][name="${await radio.getAttribute('name')}"]`);
  const chosen = group.and(page.locator(':checked'));
  await tabTo(page, (await chosen.count()) > 0 ? chosen : group.first());
  for (let presses = 0; presses < farthest; presses += 1) {
    if (await radio.isChecked()) return;
    // The first button of a group without a choice is taken by the space bar.
    await page.keyboard.press(presses === 0 && (await chosen.count()) === 0 ? 'Space' : 'ArrowDown');
  }
  throw new Error(`No arrow reaches ${radio}`);
}
