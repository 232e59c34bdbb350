import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

const group = '/clothing/jackets/';
const cards = (page: Page) => page.locator('main article');
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Filter' });
const facet = (panel: Locator, name: string) =>
  panel.locator('details', { has: panel.page().locator('summary', { hasText: name }) });

/** The numbers of "38 / 412". */
async function counts(page: Page): Promise<[number, number]> {
  const button = page
    .locator('main')
    .getByRole('button', { name: /^Filter/ })
    .first();
  const text = await button.locator('output > span').first().textContent();
  const [, shown = '', total = ''] = /(\d+) \/ (\d+)/.exec(text ?? '') ?? [];
  return [Number(shown), Number(total)];
}
/** What an option says it would leave. */
const countOf = async (option: Locator) =>
  Number(/(\d+)\s*$/.exec((await option.locator('xpath=ancestor::label').textContent()) ?? '')?.[1]);

async function openPanel(shopper: Shopper, path = group): Promise<Locator> {
  await shopper.open(path);
  await shopper.settled();
  await shopper.openFilters();
  return panelOf(shopper.page);
}

test('an option’s count is what choosing it leaves, the other filters counted in', async ({ page }) => {
  const shopper = new Shopper(page);
  const panel = await openPanel(shopper);
  const size = facet(panel, 'Size').getByRole('checkbox', { name: /^M\b/ });
  await expect.poll(() => countOf(size)).toBeGreaterThan(0);
  const promised = await countOf(size);
  await size.check({ force: true });
  await expect.poll(async () => (await counts(page))[0]).toBe(promised);
  await expect(page).toHaveURL(/[?&]size=M/);
  const brand = facet(panel, 'Brand').locator('input:enabled').first();
  const left = await countOf(brand);
  expect(left).toBeLessThanOrEqual(promised);
  await brand.check({ force: true });
  await expect.poll(async () => (await counts(page))[0]).toBe(left);
  await shopper.showProducts();
  await expect(cards(page)).toHaveCount(Math.min(left, 120));

  // One opening of the panel is one step back; the address alone brings it all again.
  const shared = page.url();
  await page.goBack();
  await expect
    .poll(async () => {
      const [shown, total] = await counts(page);
      return shown === total;
    })
    .toBe(true);
  await page.goto(shared);
  await shopper.settled();
  await expect.poll(async () => (await counts(page))[0]).toBe(left);
  const chip = page
    .locator('main')
    .getByRole('button', { name: /Size M/ })
    .filter({ visible: true });
  await chip.click();
  await expect(page).not.toHaveURL(/size=/);
  await shopper.openFilters();
  await expect(size).not.toBeChecked();
  expect(shopper.complaints).toEqual([]);
});

test('a brand is narrowed by product group, by an address that holds in every language (LIST-57, LIST-75)', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  const panel = await openPanel(shopper, '/kaamos/');
  const children = facet(panel, 'Product group').getByRole('checkbox', { name: /^Children/ });
  const promised = await countOf(children);
  expect(promised).toBeGreaterThan(0);
  await children.check({ force: true });
  await expect.poll(async () => (await counts(page))[0]).toBe(promised);
  await expect(page).toHaveURL(/[?&]group=\d+$/);
  const { search } = new URL(page.url());
  await page.goto(`/sv/kaamos/${search}`);
  await expect(page.locator('main').getByRole('button', { name: /^Barn/ })).toBeVisible();
  await expect(cards(page)).toHaveCount(promised);

  // A group that holds the whole list parts into those below it; a leaf group into none.
  const jackets = await openPanel(shopper);
  await expect(facet(jackets, 'Product group').getByRole('checkbox', { name: /^Down jackets/ })).toBeVisible();
  const leaf = await openPanel(shopper, '/clothing/jackets/down-jackets/');
  await expect(facet(leaf, 'Size')).toBeVisible();
  await expect(facet(leaf, 'Product group')).toHaveCount(0);
  expect(shopper.complaints).toEqual([]);
});

test('a price range by hand, and the full range takes it out again', { tag: '@phone' }, async ({ page }) => {
  const shopper = new Shopper(page);
  const panel = await openPanel(shopper);
  const lowest = panel.getByRole('textbox', {
    name: shopper.word('mf-shared/ui', 'filter.range_from', { name: 'Price' }),
  });
  const highest = panel.getByRole('textbox', {
    name: shopper.word('mf-shared/ui', 'filter.range_to', { name: 'Price' }),
  });
  const [low, high] = [await lowest.inputValue(), await highest.inputValue()];
  await lowest.fill('100');
  await lowest.press('Enter');
  await expect(page).toHaveURL(/price=100-/);
  await highest.fill('1');
  await highest.press('Enter');
  await expect(page).toHaveURL(/price=\d+-100/);
  await lowest.fill(low);
  await lowest.press('Enter');
  await highest.fill(high);
  await highest.press('Enter');
  await expect(page).not.toHaveURL(/price=/);
  expect(shopper.complaints).toEqual([]);
});

test('words filter by name and description; store and words are always offered', async ({ page }) => {
  const shopper = new Shopper(page);
  const panel = await openPanel(shopper, '/campaigns/autumn-offers/');
  await expect(facet(panel, shopper.word('mf-catalog', 'filter.store')).getByRole('checkbox')).not.toHaveCount(0);
  await expect(panel.getByText(shopper.word('mf-shared/ui', 'filter.words_hint'))).toBeVisible();
  const words = panel.getByRole('searchbox', { name: shopper.word('mf-shared/ui', 'filter.words') });
  await words.fill('KUURA 3l');
  await expect(page).toHaveURL(/text=KUURA/);
  await expect.poll(async () => (await counts(page))[0]).toBe(1);
  await words.fill('nosuchword');
  await expect.poll(async () => (await counts(page))[0]).toBe(0);
  await shopper.showProducts();
  await expect(page.getByText(shopper.word('mf-catalog', 'empty.filtered'))).toBeVisible();
  await page
    .locator('main')
    .getByRole('button', { name: shopper.word('mf-catalog', 'list.clear') })
    .filter({ visible: true })
    .last()
    .click();
  await expect(page).toHaveURL(/autumn-offers\/$/);
  await expect(cards(page)).toHaveCount(6);
  expect(shopper.complaints).toEqual([]);
});

test('the group’s own properties filter by choice and by range', async ({ page }) => {
  const shopper = new Shopper(page);
  const panel = await openPanel(shopper, '/skiing/');
  const groups = panel.locator('details');
  await expect.poll(() => groups.count()).toBeGreaterThan(6);
  // After size, price, colour, store and brand come the group's own.
  const own = groups.nth(5);
  if (!(await own.locator('input').first().isVisible())) await own.locator('summary').click();
  const option = own.locator('input[type=checkbox]:enabled').first();
  const left = await countOf(option);
  await option.check({ force: true });
  await expect.poll(async () => (await counts(page))[0]).toBe(left);
  await expect(page).toHaveURL(/\?[\w-]+=[\w-]+$/);
  await option.uncheck({ force: true });
  await expect(page).toHaveURL(/\/skiing\/$/);

  // The first span is the price; the next is one of the group's properties.
  const span = groups.filter({ has: page.locator('input[type=range]') }).nth(1);
  const name = (await span.locator('summary').textContent()) ?? '';
  if (!(await span.getByRole('textbox').first().isVisible())) await span.locator('summary').click();
  const [low, high] = [span.getByRole('textbox').first(), span.getByRole('textbox').last()];
  const ends = [await low.inputValue(), await high.inputValue()] as const;
  const numbers = ends.map((end) => Number(end.replaceAll(/[^\d.]/g, '')));
  const middle = Math.round(((numbers[0] ?? 0) + (numbers[1] ?? 0)) / 2);
  await low.fill(String(middle));
  await low.press('Enter');
  await expect(page).toHaveURL(new RegExp(`[?&][\\w-]+=${middle}-${numbers[1]}$`));
  await expect
    .poll(async () => {
      const [shown, total] = await counts(page);
      return shown > 0 && shown < total;
    })
    .toBe(true);
  // Its chip takes it out of the address, and the control goes back to its ends.
  await panel.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page).toHaveURL(/\/skiing\/$/);
  await expect(low).toHaveValue(ends[0]);
  expect(shopper.complaints).toEqual([]);
});

test('a colour and a store filter as their counts say, and a link brings them again', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const panel = await openPanel(shopper);
  // No field reaches beyond the panel: to come to one scrolls the filters, never the panel with its head.
  expect(await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  const color = facet(panel, shopper.word('mf-catalog', 'filter.color')).locator('input:enabled').first();
  const ofColor = await countOf(color);
  await color.check({ force: true });
  await expect.poll(async () => (await counts(page))[0]).toBe(ofColor);
  const store = facet(panel, shopper.word('mf-catalog', 'filter.store')).locator('input:enabled').first();
  // Counts follow the choice as soon as there is time.
  await expect.poll(() => countOf(store)).toBeLessThanOrEqual(ofColor);
  const left = await countOf(store);
  await store.check({ force: true });
  await expect.poll(async () => (await counts(page))[0]).toBe(left);
  await expect(page).toHaveURL(/[?&]color=[\w-]+&store=[\w-]+/);
  await page.goto(page.url());
  await shopper.settled();
  await expect.poll(async () => (await counts(page))[0]).toBe(left);
  await expect(cards(page)).toHaveCount(Math.min(left, 60));
  expect(shopper.complaints).toEqual([]);
});

test('the place of the page’s scroll bar looks like a part of the panel beside it', async ({ page }) => {
  const shopper = new Shopper(page);
  const panel = await openPanel(shopper);
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  const ofPage = () => page.locator('html').evaluate(ground);
  const ofPanel = await panel.evaluate(ground);
  expect(await ofPage()).toBe(ofPanel);
  await shopper.showProducts();
  expect(await ofPage()).not.toBe(ofPanel);
});

test('values that no list knows filter nothing', async ({ page }) => {
  const shopper = new Shopper(page);
  for (const search of [
    '?price=--5--1',
    '?price=abc',
    '?price=0-99999',
    '?brand=nosuch',
    '?sort=nosuch',
    '?size=%00%01',
    '?page=-7',
    '?text=%F0%9F%8F%94%00&text=x',
  ]) {
    const answer = await shopper.open(`${group}${search}`);
    expect(answer?.status()).toBe(200);
    await shopper.settled();
    const [shown, total] = await counts(page);
    expect(total).toBeGreaterThan(0);
    if (search.includes('text')) continue;
    expect(shown).toBe(total);
    await expect(shopper.button('mf-catalog', 'list.clear')).toHaveCount(0);
  }
  const list = await page.request.get('/api/products/productmodellist/?query=%00%FF');
  expect(list.status()).toBe(400);
  const large = await page.request.post('/api/products/productmodellist/', {
    data: { source: 'Catalog', fill: 'x'.repeat(10_000_000) },
  });
  expect(large.status()).toBe(413);
  expect(shopper.complaints).toEqual([]);
});

test('words without a place to break make nothing scroll sideways', { tag: '@phone' }, async ({ page }) => {
  const shopper = new Shopper(page);
  const overflow = (element: Element) => element.scrollWidth - element.clientWidth;
  const long = 'x'.repeat(300);
  for (const path of [`/clothing/${long}/`, `/search/?q=${long}`, `${group}?text=${long}`]) {
    await shopper.open(path);
    expect([path, await page.locator('html').evaluate(overflow)]).toEqual([path, 0]);
  }
  const panel = await openPanel(shopper, `${group}?text=${long}`);
  await expect(panel.locator('details')).not.toHaveCount(1);
  for (const group of await panel.locator('details').all()) expect(await group.evaluate(overflow)).toBe(0);
  expect(
    await panel
      .locator('details')
      .last()
      .evaluate((group) => group.clientWidth - innerWidth),
  ).toBeLessThan(0);
});

test('the filter panel, chips and read-more dialog have no axe findings, light and dark', { tag: '@phone' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const panel = await openPanel(shopper, `${group}?size=M&price=50-400&text=kuura`);
  await expectGoodScreen(shopper, 'filters with choices');
  await panel.getByRole('button').last().click();
  await expectGoodScreen(shopper, 'chips');
  await openPanel(shopper, '/skiing/?text=latula');
  const closed = panel.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  await expectGoodScreen(shopper, 'every control open');
  await shopper.open('/clothing/?text=kuura');
  await shopper.settled();
  await shopper.button('mf-catalog', 'group.read_more').click();
  await expectGoodScreen(shopper, 'read more');
});
