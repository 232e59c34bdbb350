import type { Page } from '@playwright/test';
import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { holdCode } from './late-code.ts';
import { jacketSlug, Shopper } from './shopper.ts';

/** The product page and its parts, and addresses that lead to none. */
const hidden = '/ahkio/x/piilo-duffel/';
/** Keeps in the session's storage which headings could be seen. */
function noteHeadings(): void {
  const look = () => {
    const title = document.querySelector('main h1');
    const seen = sessionStorage.getItem('seen') ?? '';
    const words = title?.checkVisibility({ visibilityProperty: true }) ? `|${title.textContent}` : '';
    if (words && !seen.endsWith(words)) sessionStorage.setItem('seen', seen + words);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the URL follows the choice without an entry per tap, and leads back to it', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openJacket();
  await shopper.settled();
  const entries = await page.evaluate(() => history.length);
  const radio = (legend: 'choose.color' | 'choose.size', name: RegExp) =>
    shopper.choices(legend).getByRole('radio', { name });
  await radio('choose.color', /black/i).check({ force: true });
  await radio('choose.size', /^L\b/).check({ force: true });
  await radio('choose.size', /^M\b/).check({ force: true });
  await expect(page).toHaveURL(/\?color=black&size=M/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.reload();
  await shopper.settled();
  await expect(radio('choose.color', /black/i)).toBeChecked();
  await expect(radio('choose.size', /^M\b/)).toBeChecked();
  // The size is remembered on the device: another product begins with it.
  await shopper.open('/norrhem/x/tuisku-light-down/');
  await shopper.settled();
  await expect(radio('choose.size', /^M\b/)).toBeChecked();
  const viewed = await page.evaluate(() => sessionStorage.getItem('havu-viewed-products') ?? '');
  expect(viewed).toContain(jacketSlug);
  expect(shopper.complaints).toEqual([]);
});

test('a colour without the chosen size asks for the size, and leads there', { tag: '@phone' }, async ({ page }) => {
  const shopper = new Shopper(page);
  await page.route(`**/api/products/productmodel/${jacketSlug}/**`, async (route) => {
    const response = await route.fetch();
    const model = await response.json();
    type Variant = { color_slug: string; size: { name: string } };
    model.products = model.products.filter(
      ({ color_slug, size }: Variant) => color_slug !== 'black' || size.name !== 'M',
    );
    await route.fulfill({ response, json: model });
  });
  await shopper.open('/clothing/jackets/');
  await shopper.settled();
  await page.locator(`main article h2 a[href*="${jacketSlug}"]`).first().click();
  const size = (name: RegExp) => shopper.choices('choose.size').getByRole('radio', { name });
  await size(/^M\b/).check({ force: true });
  const black = shopper.choices('choose.color').getByRole('radio', { name: /black/i });
  // The size is shown before the page works on it: what follows from it stands a little later.
  await expect(black).toHaveAccessibleName(/out of stock/i);
  await black.check({ force: true });
  await expect(page.getByText(shopper.word('mf-product', 'buy.select_size_first'))).toBeVisible();
  await shopper.button('mf-product', 'buy.select_size').first().click();
  await expect(size(/^XS\b/)).toBeFocused();
  await size(/^L\b/).check({ force: true });
  await shopper.addToCart();
  expect(shopper.complaints).toEqual([]);
});

test('every tab by keyboard, the size guide, and Data on a development host (PRODUCT-15)', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const names = ['description', 'details', 'availability', 'reviews', 'guides', 'brand', 'data'];
  await shopper.openJacket();
  await shopper.settled();
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(names.length);
  await tabs.first().focus();
  for (const name of names) {
    const label = shopper.word('mf-product', `tabs.${name}`);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(`^${label}`));
    const shown = page.getByRole('tabpanel').filter({ visible: true });
    await expect(shown).toHaveCount(1);
    await expect(shown).not.toBeEmpty();
    await checkAxe(page, `tab ${name}`, `[role=tabpanel]#${name}`);
    const [wide, window] = await page.evaluate(
      () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
    );
    expect(wide, `tab ${name} scrolls sideways`).toBeLessThanOrEqual(window);
    await page.keyboard.press('ArrowRight');
  }
  await expect(tabs.first()).toBeFocused();
  await page.getByRole('button', { name: shopper.word('mf-product', 'choose.size_guide') }).click();
  const guide = page.getByRole('dialog', { name: shopper.word('mf-product', 'size_guide.title') });
  await expect(guide.getByRole('columnheader', { name: 'XL', exact: true })).toBeVisible();
  await checkAxe(page, 'size guide');
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  expect(shopper.complaints).toEqual([]);
});

test('bad input: what is unknown or not public is not found; staff see it (STAFF-9)', async ({ page }) => {
  const shopper = new Shopper(page);
  const missing = await page.request.get('/en/kaamos/clothing/jackets/no-such-product/');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain(shopper.word('mf-product', 'errors.product_not_found'));
  // Its group is shown instead (PRODUCT-10).
  await shopper.open('/kaamos/clothing/jackets/no-such-product/');
  await expect(page).toHaveURL(/\/en\/clothing\/jackets\/$/);
  expect((await shopper.open(hidden))?.status()).toBe(404);
  await shopper.signIn('staff@havu.example');
  // Not for a moment do they read that it is not there.
  await page.addInitScript(noteHeadings);
  await shopper.open(hidden);
  await shopper.settled();
  await expect(heading(page)).toHaveText(/Piilo/);
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('|Piilo Duffel');
  await expect(shopper.button('mf-product', 'buy.add').first()).toBeVisible();
  // They read that others do not see it.
  const note = page.getByText(shopper.word('mf-product', 'hidden.note'));
  await expect(note).toBeVisible();
  await checkAxe(page, 'a product that is not public');
  await shopper.openJacket();
  await shopper.settled();
  await expect(note).toHaveCount(0);
  // What is not published yet, they ask for (PRODUCT-7).
  await page.goto(`${page.url().split('?')[0]}?preview=1`);
  await shopper.settled();
  const preview = page.getByText(shopper.word('mf-product', 'hidden.preview'));
  await expect(preview).toBeVisible();
  await checkAxe(page, 'the preview of a product');
});

test('breadcrumbs lead back by the group that the product was found in, also after a reload (PRODUCT-3)', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  const trail = page.getByRole('navigation', { name: shopper.word('mf-shared/ui', 'breadcrumbs.label') });
  const list = shopper.path('/outlet/');
  // Another tab looks, so that this one comes to the product from nowhere.
  const other = await page.context().newPage();
  await other.goto(list);
  const path = (await other.locator('main article h2 a').first().getAttribute('href')) ?? '';
  await other.close();
  // On a phone the step up is all of the trail that is shown.
  const stepUp = trail.getByRole('link').last();
  await page.goto(path);
  await shopper.settled();
  const group = (await stepUp.getAttribute('href')) ?? '';
  expect(path).toContain(group.replace('/en/', '/'));
  expect(group.startsWith(list)).toBe(false);
  await page.goto(list);
  await shopper.settled();
  await page.locator(`main article h2 a[href^="${path}"]`).click();
  // The list, or the group below it that holds the product.
  const inList = new RegExp(`^${list}`);
  await expect(stepUp).toHaveAttribute('href', inList);
  await page.reload();
  await shopper.settled();
  await expect(stepUp).toHaveAttribute('href', inList);
  expect(shopper.complaints).toEqual([]);
});

test('a product’s ribbons stand over its pictures, in the server’s HTML and after it', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const gallery = page.getByRole('region', { name: shopper.word('mf-shared/ui', 'gallery.label') });
  await shopper.open('/used-gear/');
  const used = await page.locator('main article h2 a').first().getAttribute('href');
  const html = await (await page.goto(used ?? ''))?.text();
  await shopper.settled();
  expect(html).toMatch(/data-fill="#[0-9a-f]{6}"[^>]*>Used</);
  const ribbon = gallery.getByText('Used', { exact: true });
  await expect(ribbon).toBeVisible();
  // In the catalogue's own colours.
  const fill = (await ribbon.getAttribute('data-fill')) ?? '';
  const shown = await ribbon.evaluate((it) => getComputedStyle(it).backgroundColor);
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16));
  expect(shown).toBe(`rgb(${r}, ${g}, ${b})`);
  await checkAxe(page, 'a product with a ribbon');
  expect(shopper.complaints).toEqual([]);
});

test('bad input: a variant that is no more begins with one that is', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(`/kaamos/x/${jacketSlug}/?color=gone&size=99&type=%3Cscript%3E`);
  await shopper.settled();
  await expect(shopper.button('mf-product', 'buy.add').first()).toBeEnabled();
  await shopper.addToCart();
  expect(shopper.complaints).toEqual([]);
});

test('bad input: amounts of 0, −1, a thousand million and 1.5 put no such row into the cart', async ({ page }) => {
  for (const amount of [0, -1, 1e9, 1.5]) {
    const response = await page.request.post('/api/checkout/', {
      data: { products: [{ productId: 300102, amount }] },
      failOnStatusCode: false,
    });
    expect(response.status()).toBeLessThan(500);
    if (!response.ok()) continue;
    const { products = [] } = (await response.json()) as { products?: { amount: number; maxAmount: number }[] };
    for (const row of products) {
      expect(Number.isInteger(row.amount) && row.amount >= 1).toBe(true);
      expect(row.amount).toBeLessThanOrEqual(row.maxAmount);
    }
  }
});

test('nothing is told of a visitor who has not agreed, and what was agreed to is told (TARGET-59, PRODUCT-51)', async ({
  page,
  context,
  baseURL,
}) => {
  const shopper = new Shopper(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
  const told = () =>
    page.evaluate(() => (Reflect.get(window, 'dataLayer') as { event: string }[]).map(({ event }) => event));
  await shopper.openJacket();
  await shopper.chooseVariant();
  await shopper.addToCart();
  await page.keyboard.press('Escape');
  expect(await told()).toEqual([]);
  // The shop's own say where the visitor is.
  expect((await context.cookies()).filter(({ name }) => !name.startsWith('so_'))).toEqual([]);
  expect(foreign).toEqual([]);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: shopper.word('shell', 'consent.open') })
    .click();
  const dialog = page.getByRole('dialog', { name: shopper.word('shell', 'consent.title') });
  const statistics = dialog.getByRole('checkbox', { name: shopper.word('shell', 'consent.statistics'), exact: true });
  await expect(statistics).not.toBeChecked();
  await checkAxe(page, 'consent');
  await statistics.check({ force: true });
  await dialog.getByRole('button', { name: shopper.word('shell', 'consent.save') }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await shopper.chooseVariant();
  await shopper.addToCart();
  await expect.poll(told).toEqual(['shop_page', 'add_to_cart']);
  expect(shopper.complaints).toEqual([]);
});

test('a size tapped before the page’s code came is the size that is bought', { tag: '@phone' }, async ({ page }) => {
  const shopper = new Shopper(page);
  const letCodeCome = await holdCode(page, /\/(?:assets|remotes)\/.*\.js/);
  await page.goto(shopper.path(`/kaamos/x/${jacketSlug}/?size=M`), { waitUntil: 'commit' });
  const sizes = shopper.choices('choose.size');
  await sizes.getByRole('radio', { name: /^L/ }).check({ force: true });
  letCodeCome();
  await shopper.settled();
  await expect(sizes.getByRole('radio', { name: /^L/ })).toBeChecked();
  await shopper.addToCart();
  expect(await page.evaluate(() => localStorage.getItem('havu-cart'))).toContain('"size":"L"');
  expect(shopper.complaints).toEqual([]);
});

test('what a button says of a size stands on one line within it, in every language', { tag: '@phone-only' }, async ({
  page,
}) => {
  for (const language of ['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const) {
    const shopper = new Shopper(page, language);
    for (const slug of [jacketSlug, 'ahti-35-mens-cross-country-boots', 'petaja-pro-mens-hiking-trousers']) {
      await shopper.open(`/kaamos/x/${slug}/`);
      // Cards of other products come later and have colours without words.
      const sizes = page.locator('#choose-size label:has(input[type=radio])');
      expect(await sizes.count(), `${language} ${slug}`).toBeGreaterThan(1);
      const out = await sizes.evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const range = document.createRange();
          range.selectNodeContents(button);
          const lines = [...button.childNodes].filter((node) => !(node instanceof HTMLInputElement));
          const box = button.getBoundingClientRect();
          return lines.flatMap((node) => {
            range.selectNodeContents(node);
            const words = range.getBoundingClientRect();
            const fits = words.left >= box.left && words.right <= box.right && words.height < 24;
            return fits || node instanceof HTMLPictureElement ? [] : [node.textContent];
          });
        }),
      );
      expect(out, `${language} ${slug}`).toEqual([]);
    }
  }
});

test('the buy box never lies over the tabs', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openJacket();
  await shopper.settled();
  for (const width of [900, 1199, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    const tabs = page.getByRole('tablist');
    await page.evaluate(() => scrollTo(0, 0));
    const top = (await tabs.boundingBox())?.y ?? 0;
    await page.evaluate((y) => scrollTo(0, y - 400), top);
    const lies = async () => {
      const [over, under] = [
        await shopper.button('mf-product', 'buy.add').first().boundingBox(),
        await tabs.boundingBox(),
      ];
      if (!over || !under) return 'hidden';
      const isBeside = over.x >= under.x + under.width;
      return isBeside || over.y + over.height <= under.y ? 'apart' : `over at ${width}`;
    };
    expect(await lies()).toBe('apart');
  }
});
