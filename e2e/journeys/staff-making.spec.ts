import type { ProductMaking, StaffProduct } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { choose, jacketSlug, Shopper } from './shopper.ts';

/** STAFF-70, STAFF-71: from nothing to a product with sizes that a guest buys, by keyboard, without a file and without SQL. */
test('an admin makes a product, says what it is, adds sizes with a price and stock, and a guest puts one into the cart', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const making = (key: string, values?: Record<string, string>) => say(`staff_making.${key}`, values);
  const mark = Date.now().toString(36).toUpperCase();
  const name = `Hut slippers ${mark}`;
  const main = page.getByRole('main');
  const region = (title: string) => main.getByRole('region', { name: title, exact: true });
  const saveIn = (part: ReturnType<typeof region>) =>
    pressOn(page, part.getByRole('button', { name: say('settings.save') }).filter({ visible: true }));
  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/products/');
  const headers = { authorization: await shopper.token(), 'accept-language': 'en' };
  const choices: ProductMaking = await (await page.request.get('/api/staff/products/making/', { headers })).json();
  const group = choices.groups.find(({ properties }) => properties.length > 0);
  const figure = choices.properties.find(({ key, values }) => values === null && group?.properties.includes(key));

  await test.step('a product without brand, group, price and SKU is refused, and what was typed stays', async () => {
    await pressOn(page, page.locator('summary').filter({ hasText: making('new') }));
    await typeInto(page, page.getByLabel(making('name', { language: 'English' })), name);
    await page.keyboard.press('Enter');
    await expect(main.getByRole('alert').first()).toBeFocused();
    await expect(page.locator('#product-new-sku')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(making('name', { language: 'English' }))).toHaveValue(name);
    await expectGoodScreen(shopper, 'a new product with problems');
  });

  await test.step('it is made hidden, and leads to its room', async () => {
    await page.locator('#product-new-brand').selectOption({ index: 1 });
    await page.locator('#product-new-group').selectOption(group?.key ?? '');
    await typeInto(page, page.locator('#product-new-regular'), '49,90');
    await typeInto(page, page.locator('#product-new-sku'), `SLIPPER-${mark}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(main.getByText(say('staff_products.state_hidden'), { exact: true })).toBeVisible();
  });
  const variants = region(making('variants'));
  /** What stands there where somebody else has changed the same meanwhile. */
  const newer = say('staff_log.newer', { value: '' }).split('.')[0] ?? '';
  const path = new URL(page.url()).pathname.replace(/^.*\/staff/, '/api/staff');
  const read = async (): Promise<StaffProduct> => (await page.request.get(path, { headers })).json();

  await test.step('what it is: an address that is taken is refused, a property by which lists filter is kept', async () => {
    const facts = region(making('facts'));
    await typeInto(page, facts.getByLabel(making('slug')), jacketSlug);
    await saveIn(facts);
    await expect(facts.getByLabel(making('slug'))).toHaveAttribute('aria-invalid', 'true');
    await expect(facts.getByText(shopper.word('api', 'products.slug_taken')).first()).toBeVisible();
    await typeInto(page, facts.getByLabel(making('slug')), `slippers-${mark.toLowerCase()}`);
    await typeInto(page, facts.getByLabel(figure?.name ?? '').first(), '12,5');
    await typeInto(page, facts.getByLabel(new RegExp(`^${making('number')}`)), `H-${mark}`);
    await facts.getByLabel(making('published_on')).fill('2026-01-02');
    await saveIn(facts);
    await expect(page.getByText(making('saved')).first()).toBeVisible();
    expect((await read()).facts).toMatchObject({
      ...{ slug: `slippers-${mark.toLowerCase()}`, number: `H-${mark}`, published_on: '2026-01-02' },
      properties: { [figure?.key ?? '']: ['12.5'] },
    });
    await expect(facts.getByText(newer)).toHaveCount(0);
    await expectGoodScreen(shopper, 'what a product is');
  });

  await test.step('sizes come by lines, all or none', async () => {
    await pressOn(page, variants.locator('summary').filter({ hasText: making('add_variants') }));
    const lines = page.locator('#variants-new-lines');
    await tabTo(page, lines);
    await page.keyboard.type(`S-${mark}-L; L\nSLIPPER-${mark}; M`);
    await pressOn(page, variants.getByRole('button', { name: making('add'), exact: true }));
    await expect(variants.getByText(say('staff_redirects.nothing_taken_one', { count: '1' }))).toBeVisible();
    await expect(lines).toHaveValue(`S-${mark}-L; L\nSLIPPER-${mark}; M`);
    await expectGoodScreen(shopper, 'variants with a line that is wrong');
    await typeInto(page, lines, `S-${mark}-L; L\nS-${mark}-M; M; 6400000000017`);
    await pressOn(page, variants.getByRole('button', { name: making('add'), exact: true }));
    await expect(page.getByText(making('added_other', { count: '2' })).first()).toBeVisible();
    await expect(variants.locator('summary').filter({ hasText: `S-${mark}-M` })).toBeVisible();
  });

  await test.step('one of them costs more, and the one without a size is not sold', async () => {
    await pressOn(page, variants.locator('summary').filter({ hasText: `S-${mark}-L` }));
    await typeInto(page, variants.getByLabel(new RegExp(`^${making('regular')}`)), 'much');
    await saveIn(variants);
    await expect(variants.getByText(making('bad_price')).first()).toBeVisible();
    await typeInto(page, variants.getByLabel(new RegExp(`^${making('regular')}`)), '59,90');
    await saveIn(variants);
    await expect(variants.locator('summary').filter({ hasText: `S-${mark}-L` })).toContainText('59.90');
    await expect(variants.getByText(newer)).toHaveCount(0);
    await expectGoodScreen(shopper, 'a variant');
    await pressOn(page, variants.locator('summary').filter({ hasText: `S-${mark}-L` }));
    await pressOn(page, variants.locator('summary').filter({ hasText: `SLIPPER-${mark}` }));
    await pressOn(page, variants.getByLabel(making('is_active')), 'Space');
    await saveIn(variants);
    await expect(variants.locator('summary').filter({ hasText: say('staff_products.inactive') })).toBeVisible();
  });

  await test.step('a guest finds it once it is shown, and buys the size that costs more', async () => {
    for (const { id: variant_id, sku, shelves } of (await read()).variants)
      for (const { store_id, quantity: was } of sku.startsWith('S-') ? shelves.slice(0, 4) : []) {
        const data = { variant_id, store_id, quantity: 4, was, reason: 'count' };
        expect((await page.request.post(`${path}stock/`, { data, headers })).status()).toBe(200);
      }
    const visibility = region(say('staff_products.visibility'));
    await expect(visibility.getByText(making('no_pictures'))).toBeVisible();
    await pressOn(page, visibility.getByRole('button', { name: say('staff_products.show') }));
    await expect(visibility.getByRole('button', { name: say('staff_products.hide') })).toBeVisible();
    const context = await browser.newContext();
    const guest = new Shopper(await context.newPage());
    const way = (await page.getByRole('link', { name: say('staff_products.as_shoppers') }).getAttribute('href')) ?? '';
    await expect.poll(async () => (await context.request.get(new URL(way, page.url()).href)).status()).toBe(200);
    await guest.page.goto(new URL(way, page.url()).href);
    await expect(guest.page.getByRole('heading', { level: 1 })).toContainText(name);
    await guest.settled();
    await choose(guest.choices('choose.size').getByRole('radio', { name: /^L/ }));
    await expect(guest.page.getByText('59.90').first()).toBeVisible();
    await expectGoodScreen(guest, 'a product that staff made');
    await guest.addToCart();
    await expect(guest.page.getByRole('dialog').getByText('59.90').first()).toBeVisible();
    await context.close();
  });

  await test.step('a change of it is undone, and it is hidden again', async () => {
    await page.reload();
    const visibility = region(say('staff_products.visibility'));
    await pressOn(page, visibility.getByRole('button', { name: say('staff_products.hide') }));
    await expect(visibility.getByRole('button', { name: say('staff_products.show') })).toBeVisible();
    const facts = region(say('staff_products.writes'))
      .getByRole('listitem')
      .filter({ hasText: `H-${mark}` });
    await pressOn(page, facts.first().getByRole('button', { name: say('staff_products.undo') }));
    await expect.poll(async () => (await read()).facts.number).toBe('');
  });
});
