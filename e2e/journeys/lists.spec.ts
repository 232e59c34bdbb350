import type { Page } from '@playwright/test';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

const group = '/clothing/jackets/';
const listCall = '**/api/products/productmodellist/**';

/** Cards that stand in the page, by their names. */
const names = (page: Page) => page.locator('main article h2');
/** What cards cost; a club card shows the members' price, and the list stands by everybody's. */
const prices = async (page: Page) =>
  (await page.locator('main article').allTextContents())
    .filter((card) => !card.includes('Club price'))
    .map((card) => Number(/([\d,]+(?:\.\d+)?)\s€/.exec(card)?.[1]?.replaceAll(',', '')));

test('a group is whole in the server’s HTML, at any depth', async ({ page }) => {
  const shopper = new Shopper(page);
  const html = await (await page.request.get(shopper.path('/clothing/'))).text();
  expect(html.match(/<article/g)).toHaveLength(60);
  const first = /data-card="\d+"[\s\S]*?<h2[^>]*>\s*<a [^>]*href="([^"]+)"/.exec(html)?.[1];
  expect(first).toMatch(/^\/en\/[^/]+\/.+\/$/);
  const short = await (await page.request.get(shopper.path('/paddling/'))).text();
  const [, total] = /(\d+)(?:<!-- -->)? \/ (?:<!-- -->)?\1</.exec(short) ?? [];
  expect(Number(total)).toBeLessThan(120);
  expect(short.match(/<article/g)).toHaveLength(Number(total));

  await shopper.open(`${group}shell-jackets/`);
  await shopper.settled();
  await expect(page.getByRole('heading', { level: 1, name: 'Shell jackets' })).toBeVisible();
  const trail = page.getByRole('navigation', { name: shopper.word('mf-shared/ui', 'breadcrumbs.label') });
  await trail.getByRole('link', { name: 'Jackets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jackets' })).toBeVisible();
  await page
    .getByRole('navigation', { name: shopper.word('mf-catalog', 'group.subgroups') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/clothing\/jackets\/[^/]+\/$/);
  expect(shopper.complaints).toEqual([]);
});

test('a long description ends with a sentence, its rest opens in a dialog', { tag: '@phone' }, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/clothing/');
  await shopper.settled();
  const more = shopper.button('mf-catalog', 'group.read_more');
  const trimmed = ((await more.locator('xpath=..').textContent()) ?? '').replace(/\s*Read more$/, '');
  const limit = (page.viewportSize()?.width ?? 0) < 900 ? 300 : 500;
  expect(trimmed.length).toBeLessThanOrEqual(limit);
  expect(trimmed).toMatch(/[.!?…]$/);
  await more.click();
  const dialog = page.getByRole('dialog', { name: 'Clothing' });
  await expect(dialog).toBeVisible();
  expect(((await dialog.textContent()) ?? '').length).toBeGreaterThan(trimmed.length);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(shopper.complaints).toEqual([]);
});

test('outlet paths force the outlet ribbon; an unknown group is not found', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/outlet/');
  const cards = await page.locator('main article').count();
  expect(cards).toBeGreaterThan(12);
  await expect(page.locator('main article', { hasText: shopper.word('mf-shared/ui', 'ribbon.outlet') })).toHaveCount(
    cards,
  );
  // The group's own order (LIST-41) is named, and kept out of the address.
  const order = page.getByRole('combobox', { name: shopper.word('mf-catalog', 'sort.label') });
  await expect(order.locator('option:checked')).toHaveText(shopper.word('mf-catalog', 'sort.offers'));
  await expect(order).toHaveValue('default');
  // The path's lower-case segments are the group's key (LIST-1, LIST-11), and the brand's slug is.
  for (const path of ['/Clothing/JACKETS/', '/KAAMOS/']) {
    expect((await shopper.open(path))?.status()).toBe(200);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/en${path.toLowerCase()}$`));
    expect(await page.locator('main article').count()).toBeGreaterThan(5);
  }
  const answer = await shopper.open('/clothing/nosuch/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(shopper.word('mf-catalog', 'group.not_found')).first()).toBeVisible();
});

test('every order stands in the address, and the default takes it out', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(group);
  await shopper.settled();
  const before = await names(page).allTextContents();
  const sort = page.getByRole('combobox', { name: shopper.word('mf-catalog', 'sort.label') });
  for (const order of ['popular', 'newest', 'stars', 'offers', 'alphabetical', 'highest', 'lowest']) {
    await sort.selectOption(order);
    await expect(page).toHaveURL(new RegExp(`sort=${order}`));
  }
  await expect
    .poll(async () => (await prices(page)).every((price, index, all) => index === 0 || (all[index - 1] ?? 0) <= price))
    .toBe(true);
  await page.reload();
  await shopper.settled();
  await expect(sort).toHaveValue('lowest');
  await sort.selectOption('default');
  await expect(page).toHaveURL(/\/jackets\/$/);
  await expect.poll(() => names(page).allTextContents()).toEqual(before);
  expect(shopper.complaints).toEqual([]);
});

test('first products come before the whole list, by short addresses', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/accounts/login/');
  await shopper.settled();
  const calls: { query: string; bytes: number }[] = [];
  page.on('response', async (response) => {
    const query = new URL(response.url()).searchParams.get('query');
    if (query && response.url().includes('productmodellist'))
      calls.push({ query, bytes: (await response.body()).length });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Clothing', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clothing' })).toBeVisible();
  await expect(names(page)).toHaveCount(60);
  await expect.poll(() => calls.length).toBe(2);
  const [first, whole] = calls;
  expect(Math.max(...calls.map(({ query }) => query.length))).toBeLessThan(2000);
  expect(first?.bytes ?? 0).toBeLessThan((whole?.bytes ?? 0) / 4);
  expect(shopper.complaints).toEqual([]);
});

test('a list that fails is empty, told to the log, and comes with a try again (ERR-30)', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/accounts/login/');
  await shopper.settled();
  let isDown = true;
  await page.route(listCall, (route) => (isDown ? route.fulfill({ status: 503, json: {} }) : route.continue()));
  const told = page.waitForRequest((request) => /\/api\/\?err=/.test(request.url()));
  await page.getByRole('banner').getByRole('link', { name: 'Clothing', exact: true }).click();
  await expect(page.getByText(shopper.word('mf-catalog', 'empty.failed'))).toBeVisible();
  await told;
  const retry = shopper.button('mf-catalog', 'empty.retry');
  const failedAgain = page.waitForResponse((response) => response.status() === 503);
  await retry.click();
  await failedAgain;
  await expect(retry).not.toHaveAttribute('aria-busy', 'true');
  isDown = false;
  await retry.click();
  await expect(names(page)).toHaveCount(60);
});

test('addresses that nobody made are not found, never a fault and never an empty screen', async ({ request }) => {
  const odd = '%F0%9F%8F%94%00%07%E2%80%AE';
  for (const [path, status] of [
    ['/en/nosuchbrand/', 404],
    ['/en/clothing/nosuch/', 404],
    ['/xx/clothing/', 404],
    [`/en/clothing/${odd}/`, 404],
    ['/en/clothing/%E0%A4%A/', 404],
    [`/en/campaigns/${odd}/`, 404],
    [`/en/${'x'.repeat(2000)}/`, 404],
    ['/en/clothing/?page=99999999999999999999&page=-7', 200],
    ['/en/clothing/?sort=nosuch&brand=nosuch&price=--5--1', 200],
    [`/en/kaamos/?text=${odd}&size=${odd}`, 200],
    [`/en/search/?q=${odd}`, 200],
    [`/en/search/?q=${'x'.repeat(3000)}`, 200],
  ] as const) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, status]);
    expect([path, /<h1/.test(await answer.text())]).toEqual([path, true]);
  }
});

test('the other lists open, by every language’s address', async ({ page }) => {
  const shopper = new Shopper(page);
  for (const [path, title] of [
    ['/newest/', 'newest.title'],
    ['/catalog/', 'catalog.title'],
    ['/second-hand/', 'second_hand.title'],
    ['/campaigns/offers/', 'offers.title'],
    ['/club-offers/', 'club_offers.title'],
  ] as const) {
    await shopper.open(path);
    await expect(page.getByRole('heading', { level: 1, name: shopper.word('mf-catalog', title) })).toBeVisible();
    expect(await names(page).count()).toBeGreaterThan(5);
  }
  await expect(page.getByText(shopper.word('mf-catalog', 'club_offers.members_only'))).toBeVisible();
  for (const [alias, path] of [
    ['/kerhoedut/', '/club-offers/'],
    ['/sv/nyheter/', '/sv/newest/'],
    ['/de/aktionen/herbstangebote/', '/de/campaigns/herbstangebote/'],
    ['/fr/histoire/', '/fr/history/'],
  ] as const) {
    await page.goto(alias);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  expect(shopper.complaints).toEqual([]);
});

test('a campaign shows its own products; one that is none is not found', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/campaigns/autumn-offers/');
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn offers' })).toBeVisible();
  await expect(names(page)).toHaveCount(6);
  await expect(page.getByText(shopper.word('mf-shared/ui', 'toolbar.back_to_top'))).toBeHidden();
  const answer = await shopper.open('/campaigns/nosuch/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(shopper.word('mf-catalog', 'campaign.not_found')).first()).toBeVisible();
});

test('what was viewed is listed newest first, on this device only', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/history/');
  await expect(page.getByText(shopper.word('mf-catalog', 'history.empty'))).toBeVisible();
  await shopper.open(group);
  const links = page.locator('main article h2 a');
  const [first, second] = [await links.nth(0), await links.nth(1)];
  const viewed = [(await second.textContent()) ?? '', (await first.textContent()) ?? ''];
  const paths = [await first.getAttribute('href'), await second.getAttribute('href')];
  for (const path of paths) {
    await page.goto(path ?? '');
    await shopper.settled();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('havu-viewed-products')))
      .toContain(path?.split('/').at(-2) ?? '');
  }
  await shopper.open('/history/');
  await expect(names(page)).toHaveText(viewed);
  await shopper.button('mf-catalog', 'history.forget').click();
  await expect(page.getByText(shopper.word('mf-catalog', 'history.empty'))).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

test('a removed product offers replacements; one that came back opens itself', async ({ page }) => {
  const shopper = new Shopper(page);
  const removed = await page.request.get('/en/removed-new-product-page/kaamos/jackets/kuura-old-shell-jacket/');
  expect(removed.status()).toBe(410);
  await shopper.open('/removed-new-product-page/kaamos/jackets/kuura-old-shell-jacket/');
  await expect(
    page.getByRole('heading', { level: 1, name: shopper.word('mf-catalog', 'removed.title') }),
  ).toBeVisible();
  await expect(page.locator('main article').first()).toContainText('Jacket');
  await shopper.open('/removed-new-product-page/kaamos/jackets/kuura-3l-shell-jacket/');
  await expect(page).toHaveURL(/\/kaamos\/clothing\/.*kuura-3l-shell-jacket\/$/);
  // The browser itself notes the document's status.
  expect(shopper.complaints.filter((text) => !text.includes('status of 410'))).toEqual([]);
});

test('lists have no axe findings in light and dark, and none scrolls sideways', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  // Short lists: sixty cards of one kind tell no more than six, and axe reads every one.
  for (const path of [
    `${group}?sort=stars&text=kuura`,
    `${group}?text=nosuchword`,
    '/campaigns/autumn-offers/',
    '/club-offers/?text=kuura',
    '/history/',
    '/wishlist/',
    '/manufacturers/',
    '/kaamos/?text=jacket',
    '/clothing/nosuch/',
  ]) {
    await shopper.open(path);
    await shopper.settled();
    await expectGoodScreen(shopper, path);
  }
  await page.route(listCall, (route) => route.fulfill({ status: 503, json: {} }));
  await shopper.open('/campaigns/autumn-offers/');
  await shopper.settled();
  await page.getByRole('combobox', { name: shopper.word('mf-catalog', 'sort.label') }).selectOption('lowest');
  await expect(shopper.button('mf-catalog', 'empty.retry')).toBeVisible();
  await expectGoodScreen(shopper, 'a list that failed');
});

test('a campaign’s own order bears its own name', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/campaigns/autumn-offers/');
  await shopper.settled();
  const order = page.getByRole('combobox', { name: shopper.word('mf-catalog', 'sort.label') });
  await expect(order.locator('option:checked')).toHaveText(shopper.word('mf-catalog', 'sort.campaign'));
  const names = page.locator('main article h2');
  const own = await names.allTextContents();
  await order.selectOption('lowest');
  await expect(page).toHaveURL(/sort=lowest/);
  await expect(names.first()).not.toHaveText(own[0] ?? '');
  await order.selectOption('default');
  await expect(names.first()).toHaveText(own[0] ?? '');
  expect(shopper.complaints).toEqual([]);
});
