import type { Page } from '@playwright/test';
import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';
import { swipe } from './swipe.ts';

/** Rules NAV-1 to NAV-23. */
test('the menu panel leads by keyboard from the front page to a group (LOOK-30)', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/');
  await shopper.settled();
  const opener = page.getByRole('button', { name: shopper.word('shell', 'frame.open_menu', { name: 'Clothing' }) });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: 'Jackets', exact: true }).filter({ visible: true }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/clothing/jackets/');
  await expect(page.getByRole('heading', { level: 1, name: 'Jackets' })).toBeVisible();
  await expect(page.getByRole('navigation').filter({ hasText: 'Clothing' }).last()).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

test('Escape closes a panel that the pointer opened, and it stays closed while the pointer rests there', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open('/');
  await shopper.settled();
  const opener = page.getByRole('button', { name: shopper.word('shell', 'frame.open_menu', { name: 'Clothing' }) });
  const bar = page.getByRole('navigation', { name: shopper.word('shell', 'frame.products') });
  await bar.getByRole('link', { name: 'Clothing', exact: true }).first().hover();
  const jackets = bar.getByRole('link', { name: 'Jackets', exact: true });
  await expect(jackets).toBeVisible();
  await jackets.hover();
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.move(400, 300);
  await page.mouse.move(420, 320);
  await expect(jackets).toHaveCount(0);
  await expect(opener).not.toBeFocused();
  expect(shopper.complaints).toEqual([]);
});

/** Rule LOOK-31: labels that do not fit near the smallest width that has a menu bar. */
test('labels that the bar has no room for stand in its last panel', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  const shopper = new Shopper(page);
  await shopper.open('/history/');
  await shopper.settled();
  const bar = page.getByRole('navigation', { name: shopper.word('shell', 'frame.products') });
  // No label is cut: it stands whole in the bar, or on a line that is out of sight.
  const cut = await bar
    .getByRole('list')
    .first()
    .evaluate((strip) => {
      const { right, bottom } = strip.getBoundingClientRect();
      const links = [...strip.querySelectorAll('a')].map((link) => ({
        name: link.textContent,
        at: link.getBoundingClientRect(),
      }));
      return links.filter(({ at }) => at.top < bottom - 1 && (at.right > right + 1 || at.bottom > bottom + 1));
    });
  expect(cut).toEqual([]);
  const more = shopper.word('shell', 'navigation.more');
  await page.getByRole('button', { name: shopper.word('shell', 'frame.open_menu', { name: more }) }).focus();
  await page.keyboard.press('Enter');
  const products = bar.locator('section', {
    has: page.getByRole('heading', { name: shopper.word('shell', 'frame.products') }),
  });
  await products.getByRole('link', { name: shopper.word('shell', 'navigation.brands'), exact: true }).click();
  await page.waitForURL('**/en/manufacturers/');
  await expect(products).toHaveCount(0);
  expect(shopper.complaints).toEqual([]);
});

test('the way back to a product that was just seen asks the service for nothing', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/clothing/jackets/');
  await shopper.settled();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const isOfProduct = (path: string) => path.startsWith('/api/products/productmodel/');
  const product = page.locator('main article a').first();
  const name = await product.getAttribute('href');
  await product.click();
  await page.waitForURL(`**${name}`);
  const title = page.getByRole('heading', { level: 1 });
  // The list is seen until the product is there.
  await expect(title).not.toHaveText('Jackets');
  const told = await title.textContent();
  await page.getByRole('link', { name: 'Jackets', exact: true }).filter({ visible: true }).first().click();
  await page.waitForURL('**/en/clothing/jackets/');
  await expect(title).toHaveText('Jackets');
  asked.length = 0;
  await page.goBack();
  await expect(title).toHaveText(told ?? '');
  expect(asked.filter(isOfProduct)).toEqual([]);
});

test('some services are named in Finnish only', async ({ page }) => {
  for (const [language, isNamed] of [
    ['fi', true],
    ['en', false],
  ] as const) {
    const shopper = new Shopper(page, language);
    await shopper.open('/');
    await shopper.settled();
    const more = shopper.word('shell', 'navigation.more');
    await page.getByRole('button', { name: shopper.word('shell', 'frame.open_menu', { name: more }) }).focus();
    await page.keyboard.press('Enter');
    const bar = page.getByRole('navigation', { name: shopper.word('shell', 'frame.products') });
    const section = (key: string) =>
      bar.getByRole('heading', { level: 3, name: shopper.word('shell', `navigation.${key}`) });
    await expect(section('stores')).toBeVisible();
    await expect(section('service')).toBeVisible();
    await expect(section('circular')).toHaveCount(isNamed ? 1 : 0);
    await expect(section('corporate')).toHaveCount(isNamed ? 1 : 0);
  }
});

/** The bar of the drawing; what is circular is Finnish only (NAV-3). */
test('offers, stores and guides stand in the menu bar, circular economy in Finnish only', async ({ page }) => {
  for (const [language, prefix] of [
    ['fi', ''],
    ['en', '/en'],
  ] as const) {
    const shopper = new Shopper(page, language);
    await shopper.open('/');
    await shopper.settled();
    const bar = page.getByRole('navigation', { name: shopper.word('shell', 'frame.products') });
    const link = (key: string) =>
      bar.getByRole('link', { name: shopper.word('shell', `navigation.${key}`), exact: true });
    await expect(link('circular')).toHaveCount(language === 'fi' ? 1 : 0);
    await expect(link('stores')).toHaveAttribute('href', `${prefix}/stores/`);
    await expect(link('guides')).toHaveAttribute('href', `${prefix}/life-outdoors/guides/`);
    await link('offers').click();
    await page.waitForURL(`**${prefix}/campaigns/offers/`);
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(link('offers')).toHaveAttribute('aria-current', 'true');
    expect(shopper.complaints).toEqual([]);
  }
});

test('the footer names every page once', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/');
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  const names = await links.allTextContents();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(paths).size).toBe(paths.length);
});

test('the menu of a phone goes three levels deep and back (LOOK-30)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const shopper = new Shopper(page);
  await shopper.open('/menu/');
  await shopper.settled();
  await page.getByRole('link', { name: 'Clothing', exact: true }).first().click();
  await page.waitForURL('**/en/menu/clothing/');
  await page.getByRole('link', { name: 'Jackets', exact: true }).first().click();
  await page.waitForURL('**/en/menu/clothing/?jackets*');
  await expect(page.getByRole('heading', { level: 2, name: 'Jackets' })).toBeVisible();
  await page.goto('/en/menu/clothing/?back');
  await expect(page.getByRole('heading', { level: 2, name: 'Clothing' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Jackets' })).toHaveCount(0);
  expect(shopper.complaints).toEqual([]);
});

/** Rules NAV-18 to NAV-21: "'?back' goes up one level, and swiping right does the same"; scroll lock. */
test('the names in a small phone’s menu are whole, in six languages', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of ['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const) {
    await new Shopper(page, language).open('/menu/');
    const cut = await page
      .getByRole('main')
      .locator('a, button')
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth && name.clientWidth > 1));
    expect([language, cut.length]).toEqual([language, 0]);
  }
});

test('a swipe to the right goes up a level in the menu, and the page behind stays', { tag: '@phone-only' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open('/newest/');
  await shopper.settled();
  await page.getByRole('link', { name: shopper.word('shell', 'frame.menu'), exact: true }).click();
  await page.waitForURL('**/en/menu/');
  await expect(page.getByRole('heading', { level: 2, name: 'Clothing' })).toBeVisible();
  const lock = () =>
    page.evaluate(() => {
      window.scrollTo(0, 500);
      return window.scrollY;
    });
  expect(await lock()).toBe(0);
  await page.getByRole('link', { name: 'Clothing', exact: true }).first().click();
  await page.getByRole('link', { name: 'Jackets', exact: true }).first().click();
  const jackets = page.getByRole('heading', { level: 2, name: 'Jackets' });
  await expect(jackets).toBeVisible();
  expect(await lock()).toBe(0);
  await swipe(page, { from: [120, 300], to: [128, 420] });
  await expect(jackets).toBeVisible();
  await swipe(page, { from: [120, 300], to: [260, 310] });
  await page.waitForURL('**/en/menu/clothing/?back*');
  await expect(jackets).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Clothing' })).toBeVisible();
  await swipe(page, { from: [120, 300], to: [260, 310] });
  await page.waitForURL('**/en/menu/?back*');
  await page.getByRole('link', { name: shopper.word('shell', 'frame.close_menu') }).click();
  await page.waitForURL('**/en/newest/');
  await expect(page.locator('main article').first()).toBeVisible();
  expect(await lock()).toBe(500);
  expect(shopper.complaints).toEqual([]);
});

/** The first in sight: the menu bar's, the phone menu's, else the footer's. */
const localeButton = (page: Page, currency: string) =>
  page
    .getByRole('button', { name: new RegExp(`EN · ${currency}`) })
    .filter({ visible: true })
    .first();

test('another language keeps the filters and the words searched for (LIST-61)', async ({ page }) => {
  const shopper = new Shopper(page);
  const german = page.getByRole('dialog').getByRole('link', { name: 'Deutsch' });
  await shopper.open('/clothing/jackets/?size=XL&sort=lowest');
  await localeButton(page, 'EUR').click();
  await expect(german).toHaveAttribute('href', '/de/bekleidung/jacken/?size=XL&sort=lowest');
  await shopper.open('/search/?q=tent');
  await localeButton(page, 'EUR').click();
  await german.click();
  await expect(page).toHaveURL(/\/de\/search\/\?q=tent$/);
});

test('the locale dialog shows the country’s flag and the currency’s code', { tag: '@phone' }, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/menu/');
  await shopper.settled();
  await localeButton(page, 'EUR').click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  const chosen = dialog.getByText(/ · [A-Z]{3}$/);
  await expect(chosen).toHaveText('Finland · EUR');
  const flag = chosen.locator('svg');
  const finnish = await flag.innerHTML();
  await dialog.getByLabel(shopper.word('shell', 'locale.country')).selectOption('se');
  await expect(chosen).toHaveText('Sweden · SEK');
  expect(await flag.innerHTML()).not.toBe(finnish);
  await checkAxe(page, 'another country in the locale dialog', 'dialog[open]');
  await dialog.getByRole('button', { name: shopper.word('shell', 'locale.save') }).click();
  await expect(localeButton(page, 'SEK')).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

/** Rule TARGET-40: one dead part never takes the page down, and it recovers without hands. */
test('a lost file of the footer and the dialogs leaves the page, and what was asked for comes later', async ({
  page,
}) => {
  const lost = /\/assets\/frame-rest\..*\.js/;
  await page.route(lost, (route) => route.abort());
  const shopper = new Shopper(page);
  await shopper.open('/menu/');
  await shopper.settled();
  await localeButton(page, 'EUR').click();
  await expect(page.getByRole('main')).toContainText('Clothing');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(lost);
  await expect(page.getByRole('dialog', { name: shopper.word('shell', 'locale.title') })).toBeVisible({
    timeout: 20_000,
  });
});

test('a lost file of the footer keeps no other page away (TARGET-40)', async ({ page }) => {
  await page.route(/\/assets\/frame-rest\..*\.js/, (route) => route.abort());
  const shopper = new Shopper(page);
  await shopper.open('/faq/');
  await shopper.settled();
  await page.getByRole('banner').getByRole('link', { name: 'Clothing', exact: true }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Clothing' })).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  await expect(page).toHaveURL(/\/en\/clothing\/$/);
});

test('language and country are chosen from the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const shopper = new Shopper(page);
  await shopper.open('/menu/clothing/');
  await shopper.settled();
  await checkAxe(page, 'the menu of a phone');
  await page.getByRole('main').getByRole('button', { name: /EUR/ }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await checkAxe(page, 'the locale dialog', 'dialog[open]');
  await dialog.getByRole('link', { name: 'Svenska' }).click();
  await page.waitForURL('**/sv/menu/**');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  expect(shopper.complaints).toEqual([]);
});

test('another country changes the currency of every price and is kept (CHECKOUT-13)', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/newest/?delivery_country=se&currency=sek');
  await shopper.settled();
  await expect(page).toHaveURL(/\/en\/newest\/$/);
  await expect(page.locator('main article').first()).toContainText('kr');
  await shopper.open('/newest/');
  await expect(page.locator('main article').first()).toContainText('kr');
  const cookies = Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
  expect(cookies).toMatchObject({ so_delivery_country_code: 'se', so_currency_code: 'sek' });
  await expect(page.getByText('Sweden').first()).toBeAttached();
  expect(shopper.complaints).toEqual([]);
});

test('club offers, all products and viewed products are a link away', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/');
  await shopper.settled();
  const footer = page.getByRole('contentinfo');
  for (const [key, path] of [
    ['all_products', '/en/catalog/'],
    ['club_offers', '/en/club-offers/'],
    ['viewed', '/en/history/'],
  ] as const) {
    const name = shopper.word('shell', `navigation.${key}`);
    // By key: a list grows while the pointer is on its way to the foot.
    await footer.getByRole('link', { name, exact: true }).first().press('Enter');
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  expect(shopper.complaints).toEqual([]);
});

test('an unknown page says which, and leads on (CONTENT-16)', async ({ page }) => {
  const response = await page.goto('/en/no-such-page/at-all/');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page not found: /no-such-page/at-all/')).toBeVisible();
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await expect(page).toHaveURL(/\/en\/$/);
});
