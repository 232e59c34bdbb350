import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

const group = '/clothing/jackets/';
const cards = (page: Page) => page.locator('main article');
/** The first card with a choice of colours. */
const colourful = (page: Page) =>
  page.locator('main article', { has: page.locator('fieldset input[type=radio]') }).first();
const picture = (card: Locator) => card.locator('img').first().getAttribute('src');
const link = (card: Locator) => card.locator('h2 a').getAttribute('href');

test('a swatch changes the picture, and the link leads to that colour', { tag: '@phone' }, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(group);
  await shopper.settled();
  const card = colourful(page);
  const before = await picture(card);
  await card.getByRole('radio', { checked: false }).first().check({ force: true });
  await expect.poll(() => picture(card)).not.toBe(before);
  const path = await link(card);
  expect(path).toContain('?select-color=');
  await card.locator('h2 a').click();
  await expect(page).toHaveURL(new RegExp(`${path?.split('?')[0]}.*color=`));
  expect(shopper.complaints).toEqual([]);
});

test('a swipe over a card changes its colour', { tag: '@phone-only' }, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(group);
  await shopper.settled();
  const card = colourful(page);
  const before = await picture(card);
  const box = await card.boundingBox();
  const touch = (x: number) => [{ x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + 60 }];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touch(120) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touch(60) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => picture(card)).not.toBe(before);
  await expect(page).toHaveURL(new RegExp(`${group}$`));
  expect(shopper.complaints).toEqual([]);
});

test('swatches and hearts are a finger wide each, and none lies over another (LOOK-65)', {
  tag: '@phone-only',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(group);
  await shopper.settled();
  const card = colourful(page);
  const targets = [
    ...(await card.locator('fieldset label').filter({ visible: true }).all()),
    ...(await card.getByRole('button').filter({ visible: true }).all()),
  ];
  expect(targets.length).toBeGreaterThan(2);
  const boxes = await Promise.all(targets.map((target) => target.boundingBox()));
  for (const box of boxes) {
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  const starts = boxes.map((box) => `${box?.x} ${box?.y}`);
  expect(new Set(starts).size).toBe(boxes.length);
  const swatch = card.locator('fieldset label').filter({ visible: true }).nth(1);
  const before = await picture(card);
  // A finger at the target's very edge still means this colour.
  await swatch.getByRole('radio').tap({ position: { x: 2, y: 22 } });
  await expect(swatch.getByRole('radio')).toBeChecked();
  await expect.poll(() => picture(card)).not.toBe(before);
});

test('ribbons, percentages from 5 %, the 30-day low and short texts', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/campaigns/offers/');
  await expect(cards(page).first()).toBeVisible();
  const texts = await cards(page).allTextContents();
  const percentages = texts.flatMap((text) => /−(\d+)%/.exec(text)?.[1] ?? []).map(Number);
  expect(percentages.length).toBeGreaterThan(5);
  expect(Math.min(...percentages)).toBeGreaterThanOrEqual(5);
  // A card with a percentage shows the price that it is counted from: the lowest of 30 days.
  for (const text of texts.filter((shown) => /−\d+%/.test(shown))) {
    expect(text).toContain('Lowest price in 30 days');
    const [now = 0, was = 0] = [...text.matchAll(/([\d,]+(?:\.\d+)?)\s€/g)].map(([, amount = '']) =>
      Number(amount.replaceAll(',', '')),
    );
    expect(Math.round((1 - now / was) * 100)).toBe(Number(/−(\d+)%/.exec(text)?.[1]));
  }
  const shorts = await cards(page).locator('h2 ~ p').allTextContents();
  expect(shorts.length).toBeGreaterThan(10);
  // The property and the text share 75 characters; the sign between them is not counted (CARD-8).
  expect(Math.max(...shorts.map((short) => short.replace(' · ', '').length))).toBeLessThanOrEqual(75);
  expect(shopper.complaints).toEqual([]);
});

test('stars stand on cards only where the list is sorted by them', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(group);
  await shopper.settled();
  const stars = cards(page).getByRole('img', { name: /out of 5/ });
  await expect(stars).toHaveCount(0);
  await page.getByRole('combobox', { name: shopper.word('mf-catalog', 'sort.label') }).selectOption('stars');
  await expect(stars.first()).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

test('a guest’s heart leads to the sign-in and back', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(group);
  await shopper.settled();
  await cards(page)
    .first()
    .getByRole('button', { name: /^Wishlist/ })
    .click();
  await expect(page.getByText(shopper.word('mf-catalog', 'wishlist.login')).first()).toBeVisible();
  await expect(page).toHaveURL(/\/accounts\/login\/\?next=%2Fen%2Fclothing%2Fjackets%2F/);
  expect(shopper.complaints).toEqual([]);
});

test('a customer’s heart is kept; one that fails says so (CARD-17)', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signIn('customer@havu.example');
  await shopper.open('/campaigns/autumn-offers/');
  await shopper.settled();
  const heart = cards(page)
    .last()
    .getByRole('button', { name: /^Wishlist/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.route('**/api/customer/wishlist_toggle/', (route) => route.fulfill({ status: 500, json: {} }));
  await heart.click();
  await expect(page.getByText('#4381')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/customer/wishlist_toggle/');
  await heart.click();
  await expect(page.getByText(shopper.word('mf-catalog', 'wishlist.added'))).toBeVisible();
  await page.reload();
  await shopper.settled();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await shopper.open('/wishlist/');
  await shopper.settled();
  await expect(cards(page).first()).toBeVisible();
  await expectGoodScreen(shopper, 'wishlist');
});
