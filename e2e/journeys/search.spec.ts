import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { jacketSlug, Shopper } from './shopper.ts';

/** Rules SEARCH-1, SEARCH-2. */
test('suggestions come while typing, and arrow keys walk through them', { tag: '@phone' }, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/');
  await shopper.settled();
  const field = page.getByRole('searchbox').filter({ visible: true });
  await field.pressSequentially('kaam', { delay: 40 });
  const form = page.getByRole('search').filter({ visible: true });
  await expect(form.getByRole('link', { name: 'Kaamos', exact: true })).toBeVisible();
  await expect(form.locator('output')).toHaveText(/\d+ results/);
  await checkAxe(page, 'search suggestions');
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('link')).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\/search\/\?q=kaam/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kaam');
  expect(shopper.complaints).toEqual([]);
});

test('groups, products and pages are suggested; a page of the shop answers where no product does', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/');
  await shopper.settled();
  const field = page.getByRole('searchbox').filter({ visible: true });
  const form = page.getByRole('search').filter({ visible: true });
  await field.pressSequentially('jacket', { delay: 40 });
  await expect(form.getByRole('link', { name: 'Jackets', exact: true })).toHaveAttribute(
    'href',
    '/en/clothing/jackets/',
  );
  await expect(form.getByRole('link', { name: /Kuura 3L Shell Jacket/ })).toBeVisible();
  await field.fill('delivery');
  await expect(form.getByRole('link', { name: 'Delivery', exact: true })).toBeVisible();
  await field.press('Enter');
  const nothing = shopper.word('mf-catalog', 'search.no_products', { words: 'delivery' });
  await expect(page.getByRole('heading', { level: 2, name: nothing })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Delivery', exact: true }).click();
  await page.waitForURL('**/en/delivery/');
  expect(shopper.complaints).toEqual([]);
});

const misspelt = [
  { language: 'en', typed: 'shel jaket', found: /jacket/i },
  { language: 'fi', typed: 'kuoritakeista', found: /kuoritak/i },
  { language: 'sv', typed: 'skaljackorna', found: /skaljack/i },
] as const;
for (const { language, typed, found } of misspelt) {
  test(`"${typed}" finds what was meant, in ${language}`, async ({ page }) => {
    await page.goto(`${language === 'fi' ? '' : `/${language}`}/search/?q=${encodeURIComponent(typed)}`);
    expect(await page.locator('main article').count()).toBeGreaterThan(3);
    await expect(page.locator('main article').first()).toContainText(found);
  });
}

/** Inflected and misspelt words of the six languages, as the demo shop's products are named. */
const meant = [
  ['fi', /takki/i, ['takkeja', 'kuoritakeista', 'untuvatkki', 'tkaki']],
  ['fi', /kenkä|kengät/i, ['kenkiä']],
  ['fi', /teltta/i, ['telta', 'etltta']],
  ['en', /jacket/i, ['jackets', 'shel jaket', 'jakcet']],
  ['en', /sleeping bag/i, ['sleeping bags', 'sleping bag']],
  ['en', /boot/i, ['bots']],
  ['sv', /skaljack/i, ['skaljackorna']],
  ['sv', /jack/i, ['jakor']],
  ['sv', /sovsäck/i, ['sovsäckarna']],
  ['de', /jacke/i, ['Jacken', 'jakce']],
  ['de', /rucksack/i, ['ruksack']],
  ['de', /schlafsack/i, ['Schlafsäcke', 'schlafsak']],
  ['fr', /veste/i, ['vestes', 'vestte']],
  ['fr', /sacs? de couchage/i, ['sacs de couchage']],
  ['ru', /куртк/i, ['куртки', 'куртак', 'кутрка']],
  ['ru', /палатк/i, ['палаток']],
] as const;
test('inflected and misspelt words find what was meant, in six languages', async ({ request }) => {
  for (const [language, name, typed] of meant)
    for (const words of typed) {
      const answer = await request.get('/api/search/', {
        params: { q: words, limit: 1 },
        headers: { 'accept-language': language },
      });
      expect((await answer.json()).products[0]?.name, `${language}: ${words}`).toMatch(name);
    }
});

test('what is not understood is said, with approximate results or advice; nothing typed breaks the page', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open(`/search/?q=${encodeURIComponent('jakkket waterprof')}`);
  await expect(
    page.getByRole('status').filter({ hasText: shopper.word('mf-catalog', 'search.approximate') }),
  ).toBeVisible();
  await shopper.open('/search/?q=zzqxv');
  const nothing = page.getByRole('heading', { level: 2, name: shopper.word('mf-catalog', 'search.approximate') });
  await expect(nothing).toBeVisible();
  await expect(page.getByText(shopper.word('mf-catalog', 'search.nothing', { words: 'zzqxv' }))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: shopper.word('mf-catalog', 'catalog.title') })
    .click();
  await expect(page).toHaveURL(/\/en\/catalog\/$/);
  for (const words of [
    '🏔️🎿',
    'zzqxv',
    '\u0001\u0007',
    '<script>alert(1)</script>',
    'a'.repeat(3000),
    '%',
    "' OR 1=1",
  ]) {
    const response = await shopper.open(`/search/?q=${encodeURIComponent(words)}`);
    expect(response?.status(), words.slice(0, 20)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(shopper.complaints).toEqual([]);
});

/** Rules SEARCH-8 to SEARCH-10. */
test('a word that was searched for is explained, or said not to be', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/search/?q=water%20column');
  await shopper.settled();
  // A question that a keyword answers was understood, whatever the products are.
  await expect(page.getByText('We did not understand your query')).toHaveCount(0);
  let isDown = true;
  await page.route('**/api/keyword-popup/**', (route) =>
    isDown ? route.fulfill({ status: 503, body: '{}' }) : route.fallback(),
  );
  const keyword = page.getByRole('main').getByRole('button', { name: 'water column' });
  const popup = page.getByRole('dialog', { name: 'water column' });
  await keyword.click();
  await expect(popup).toContainText('Loading failed');
  shopper.complaints.length = 0;
  isDown = false;
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(keyword).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup).toContainText('how high a pillar of water');
  await checkAxe(page, 'a keyword explained');
  await popup.getByRole('link', { name: shopper.word('shell', 'keyword.more') }).click();
  await page.waitForURL('**/en/life-outdoors/blog/three-layers/');
  await expect(popup).toBeHidden();
  expect(shopper.complaints).toEqual([]);
});

test('keywords are marked in an article’s and a product’s text, and explained there', async ({ page }) => {
  const shopper = new Shopper(page);
  for (const path of ['/life-outdoors/blog/shell-jacket-test/', `/kaamos/x/${jacketSlug}/`]) {
    await shopper.open(path);
    await shopper.settled();
    const keyword = page.getByRole('main').getByRole('button', { name: 'water column' }).first();
    await keyword.click();
    const popup = page.getByRole('dialog', { name: 'water column' });
    await expect(popup, path).toContainText('how high a pillar of water');
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(keyword).toBeFocused();
  }
  expect(shopper.complaints).toEqual([]);
});

test('a failing search says so and offers another try (SEARCH-5)', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/');
  await shopper.settled();
  let isDown = true;
  await page.route(/\/api\/search\/|\/api\/products\/productmodellist\//, (route) =>
    isDown ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
  );
  const field = page.getByRole('searchbox').filter({ visible: true });
  await field.fill('jacket');
  await field.press('Enter');
  await expect(page.getByText(shopper.word('mf-catalog', 'search.failed'))).toBeVisible({ timeout: 30_000 });
  isDown = false;
  await page.getByRole('button', { name: shopper.word('mf-catalog', 'empty.retry') }).click();
  await expect(page.locator('main article').first()).toBeVisible({ timeout: 30_000 });
});

test('what was found is filtered and sorted like a group', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/search/?q=jacket');
  await shopper.settled();
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(60);
  await shopper.openFilters();
  const size = page.getByRole('dialog').getByRole('checkbox', { name: /^XXXL\b/ });
  await expect(size).toBeEnabled();
  const left = Number(/(\d+)\s*$/.exec((await size.locator('xpath=ancestor::label').textContent()) ?? '')?.[1]);
  await size.check({ force: true });
  await shopper.showProducts();
  await expect(page).toHaveURL(/\?q=jacket&size=XXXL$/);
  await expect(cards).toHaveCount(Math.min(left, 60));
  await page.getByRole('combobox', { name: shopper.word('mf-catalog', 'sort.label') }).selectOption('lowest');
  await expect(page).toHaveURL(/\?q=jacket&size=XXXL&sort=lowest$/);
  expect(shopper.complaints).toEqual([]);
});
