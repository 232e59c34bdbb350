import type { Page } from '@playwright/test';
import { checkAxe } from './axe.ts';
import { Fingers } from './fingers.ts';
import { expect, quiet, test } from './journey-test.ts';
import { jacketSlug, Shopper } from './shopper.ts';

/** The gallery (PRODUCT-28 to PRODUCT-32). */
const gallery = (page: Page) => page.getByRole('region', { name: 'Product pictures' });
const list = '/clothing/jackets/';

test('zoom by keyboard, arrows move, Escape leaves, and the focus is on the picture looked at', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openJacket();
  await shopper.settled();
  const open = gallery(page).getByRole('button', { name: shopper.word('mf-shared/ui', 'gallery.zoom') });
  await open.first().focus();
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', { name: shopper.word('mf-shared/ui', 'gallery.label') });
  await expect(zoom).toBeVisible();
  await expect(zoom.locator('source')).toHaveAttribute('srcset', /width=960.*width=1920/);
  await checkAxe(page, 'zoom');
  const first = await zoom.locator('img').getAttribute('src');
  await page.keyboard.press('ArrowRight');
  await expect(zoom.getByText(/^2 \/ \d+$/)).toBeVisible();
  expect(await zoom.locator('img').getAttribute('src')).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(zoom.getByText(/^(\d+) \/ \1$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(
    gallery(page)
      .getByText(/^(\d+) \/ \1$/)
      .filter({ visible: true }),
  ).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('li')?.inert)).toBe(false);
  expect(shopper.complaints).toEqual([]);
});

test('two fingers enlarge the picture; then one moves what is seen and not to the next picture', {
  tag: '@phone-only',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openJacket();
  await shopper.settled();
  await gallery(page)
    .getByRole('button', { name: shopper.word('mf-shared/ui', 'gallery.zoom') })
    .first()
    .tap();
  const zoom = page.getByRole('dialog', { name: shopper.word('mf-shared/ui', 'gallery.label') });
  await expect(zoom).toBeVisible();
  const scale = () => page.evaluate(() => visualViewport?.scale ?? 1);
  expect(await scale()).toBe(1);
  const fingers = await Fingers.on(page);
  await fingers.spread(20, 100);
  await expect.poll(scale).toBeGreaterThan(1.5);
  await fingers.swipeLeft();
  await expect(zoom.getByText(/^1 \/ \d+$/)).toBeAttached();
  await fingers.spread(150, 10);
  await expect.poll(scale).toBe(1);
  // Unpinched, the same finger moves to the next picture.
  await fingers.swipeLeft();
  await expect(zoom.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  expect(shopper.complaints).toEqual([]);
});

test('the first 9 thumbnails and +N, which shows all', { tag: '@phone' }, async ({ page }) => {
  const shopper = new Shopper(page);
  await page.route(`**/api/products/productmodel/${jacketSlug}/**`, async (route) => {
    const response = await route.fetch();
    const model = await response.json();
    const [some] = model.products[0].images;
    model.extra_images = Array.from({ length: 20 }, (_, index) => ({ ...some, full_url: `${some.full_url}-${index}` }));
    await route.fulfill({ response, json: model });
  });
  // The pictures are made up.
  await page.route(/\/media\/.*-\d+\?/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await shopper.open(list);
  await shopper.settled();
  await page.locator(`main article a[href*="${jacketSlug}"]`).first().click();
  const thumbs = gallery(page).getByRole('button', { name: /^Show picture \d+$/ });
  await expect(thumbs).toHaveCount(9);
  await gallery(page)
    .getByRole('button', { name: /^Show \d+ more pictures$/ })
    .click();
  expect(await thumbs.count()).toBeGreaterThan(20);
  await thumbs.nth(11).click();
  await expect(gallery(page).getByText(/^12 \/ \d+$/)).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a card's picture becomes the product's, motion: ${reducedMotion}`, { tag: '@phone' }, async ({ page }) => {
    const shopper = new Shopper(page);
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const begin = Document.prototype.startViewTransition;
      Object.assign(window, { transitions: 0 });
      Document.prototype.startViewTransition = function (...update) {
        Object.assign(window, { transitions: Number(Reflect.get(window, 'transitions')) + 1 });
        return begin.apply(this, update);
      };
    });
    await shopper.open(list);
    await shopper.settled();
    await page.locator('main article h2 a').first().click();
    await expect(gallery(page)).toBeVisible();
    const transitions = () => page.evaluate(() => Reflect.get(window, 'transitions'));
    await expect.poll(transitions).toBe(reducedMotion === 'reduce' ? 0 : 1);
    const named = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLElement>('[data-shared-picture]')].filter(
            (it) => it.style.viewTransitionName,
          ).length,
      );
    await expect.poll(named).toBe(0);
    await page.goBack();
    await expect(page.locator('main article').first()).toBeVisible();
    expect(shopper.complaints).toEqual([]);
  });

test('nothing shifts while pictures and later parts arrive', { tag: '@phone' }, async ({ page }) => {
  const shopper = new Shopper(page);
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const { value = 0 } = entry as PerformanceEntry & { value?: number };
        Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shopper.openJacket();
  await shopper.settled();
  await expect(page.getByRole('heading', { name: shopper.word('mf-product', 'more.recommended') })).toBeAttached();
  // At the foot the shop's image banners, four at most.
  await expect(page.locator('main img[width="758"][height="447"]')).toHaveCount(4);
  await quiet(page);
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThanOrEqual(0.01);
  expect(shopper.complaints).toEqual([]);
});
