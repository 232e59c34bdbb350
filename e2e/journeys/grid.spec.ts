import type { Page } from '@playwright/test';
import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

const cards = (page: Page) => page.locator('main article');
const filterButton = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /^Filter/ })
    .first();

/** Scrolls to the end of the cards until so many stand there, or more. */
async function scrollUntil(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass();
}
const topOf = (page: Page, id: string) =>
  page.locator(`[data-card="${id}"]`).evaluate((card) => card.getBoundingClientRect().top);

test('60 first, 60 more near the end, and all of it again on back, forward and reload', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open('/clothing/');
  await shopper.settled();
  await expect(cards(page)).toHaveCount(60);
  await scrollUntil(page, 120);
  await expect.poll(() => page.evaluate(() => history.state?.usr?.shown)).toBeGreaterThanOrEqual(120);
  const place = (await page.locator('[data-card]').nth(100).getAttribute('data-card')) ?? '';
  // The memory of places comes in a late part: it may miss a first scrolling.
  await expect(async () => {
    await page.locator(`[data-card="${place}"]`).evaluate((card) => {
      scrollBy({ top: -1, behavior: 'instant' });
      card.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    expect(await page.evaluate(() => history.state?.usr?.place?.id)).toBeDefined();
  }).toPass();
  const stood = await topOf(page, place);
  const isBack = async () => {
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(120);
    await expect.poll(async () => Math.abs((await topOf(page, place)) - stood)).toBeLessThan(4);
  };

  await page.locator(`[data-card="${place}"] h2 a`).click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).not.toHaveURL(/\/clothing\/$/);
  await page.goBack();
  await isBack();
  await page.goForward();
  await expect(page).not.toHaveURL(/\/clothing\/$/);
  await page.goBack();
  await isBack();
  await page.reload();
  await shopper.settled();
  await isBack();
  expect(shopper.complaints).toEqual([]);
});

test('a query change starts the count again (LIST-29)', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/clothing/');
  await shopper.settled();
  await scrollUntil(page, 120);
  await page.getByRole('combobox', { name: shopper.word('mf-catalog', 'sort.label') }).selectOption('newest');
  await expect(page).toHaveURL(/sort=newest/);
  await expect(cards(page)).toHaveCount(60);
  expect(shopper.complaints).toEqual([]);
});

test('a list under 120 stands whole; its count and the way back to the top (LIST-24)', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open('/paddling/');
  await shopper.settled();
  const total = await cards(page).count();
  expect(total).toBeGreaterThan(60);
  expect(total).toBeLessThan(120);
  await expect(filterButton(page)).toContainText(`${total} / ${total}`);
  const toTop = page.getByRole('button', { name: shopper.word('mf-shared/ui', 'toolbar.back_to_top') });
  await toTop.scrollIntoViewIfNeeded();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(shopper.complaints).toEqual([]);
});

test('the size of the cards is kept in a cookie and on the device', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/clothing/jackets/');
  await shopper.settled();
  const width = () =>
    cards(page)
      .first()
      .evaluate((card) => card.getBoundingClientRect().width);
  const smaller = shopper.button('mf-shared/ui', 'toolbar.smaller');
  const large = await width();
  await smaller.click();
  await expect.poll(width).toBeLessThan(large);
  await checkAxe(page, 'a list of small cards');
  // Nothing sticks out of the window (LIST-22).
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'grid-size');
  expect(cookie?.value).toBe('extended');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  expect(await page.evaluate(() => localStorage.getItem('grid-size'))).toBe('extended');
  await shopper.open('/footwear/');
  await shopper.settled();
  await expect(smaller).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(width).toBeLessThan(large);
  expect(shopper.complaints).toEqual([]);
});

test('with 600 cards only those near the window are laid out (TARGET-24)', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/clothing/');
  await shopper.settled();
  // The history entry brings them all back, as if they had been scrolled to.
  await page.evaluate(() => history.replaceState({ ...history.state, usr: { shown: 600 } }, ''));
  await page.reload();
  await expect(cards(page)).toHaveCount(600);
  const skipped = await page
    .locator('[data-card]')
    .evaluateAll(
      (cells) =>
        cells.filter((cell) => !cell.querySelector('h2')?.checkVisibility({ contentVisibilityAuto: true })).length,
    );
  expect(skipped).toBeGreaterThan(500);
  expect(shopper.complaints).toEqual([]);
});
