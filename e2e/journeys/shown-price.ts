import type { Page } from '@playwright/test';

/** The first price in the buy box of the open page, which is the one that is paid: in euro or kronor. */
export async function shownPrice(page: Page): Promise<number> {
  const box = page.locator('main h1').locator('xpath=../..');
  const text = ((await box.textContent()) ?? '').replaceAll(/[\s,]/g, '');
  return Number(/(\d+(?:\.\d+)?)(?:€|kr)/.exec(text)?.[1]);
}
