import { expect, type Locator, type Page } from '@playwright/test';

const farthest = 240;

/** Presses Tab until the control has focus, as somebody without a pointer would. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < farthest; presses += 1) {
    if (await control.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}`);
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
