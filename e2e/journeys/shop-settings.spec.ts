import type { APIRequestContext, Browser, Locator } from '@playwright/test';
import type { ProductModel, StaffSettings } from 'mf-shared/contract';
import { fillBasket } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { tabTo } from './keyboard.ts';
import { Shopper } from './shopper.ts';

/** An admin changes the shop by its settings, and visitors see it (CONF-37 to CONF-51). */

const path = '/api/staff/settings/';

/** What the settings were, so that the next journey finds the shop as it was. */
let restore = async () => {};
test.afterEach(() => restore());

async function keepSettings(admin: Shopper, request: APIRequestContext): Promise<void> {
  const headers = { authorization: await admin.token() };
  const { results } = (await (await request.get(path, { headers })).json()) as StaffSettings;
  restore = async () => {
    const now = (await (await request.get(path, { headers })).json()) as StaffSettings;
    const changed = results.filter(({ key, value }) => now.results.find((each) => each.key === key)?.value !== value);
    for (const { key, value } of changed) await request.put(`${path}${key}/`, { headers, data: { value } });
    restore = async () => {};
  };
}

/** The room of settings, worked by keyboard: a setting is found by its key, opened, changed and saved. */
async function settingsRoom(admin: Shopper) {
  const { page } = admin;
  await admin.signIn('admin@havu.example');
  await keepSettings(admin, page.request);
  await admin.open('/staff/content/');
  const room = page.getByRole('region', { name: admin.word('mf-account', 'staff_content.settings') });
  const search = room.getByRole('searchbox', { name: admin.word('mf-account', 'staff_content.find_setting') });
  const save = admin.word('mf-account', 'settings.save');
  return async (key: string, change: (field: Locator) => Promise<void>, language?: string) => {
    await search.fill(key);
    await expect(room.locator('summary')).toHaveCount(1);
    await room.locator('summary').press('Enter');
    const name = admin.word('mf-account', `staff_settings.${key}.name`);
    // Flags have a box for each, by its own name.
    const label = key === 'feature_flags' ? 'shoe_wizard' : language ? `${name} (${language})` : name;
    const field = room.getByLabel(label, { exact: true });
    await tabTo(page, field);
    await change(field);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes(path));
    await field.locator('xpath=ancestor::form').getByRole('button', { name: save }).press('Enter');
    expect((await saved).status()).toBe(200);
  };
}

const write = (words: string) => (field: Locator) => field.fill(words);
const press = (field: Locator) => field.press('Space');

/** Somebody else, who knows nothing of the change. */
async function visitor(browser: Browser, baseURL: string | undefined): Promise<Shopper> {
  return new Shopper(await (await browser.newContext(baseURL ? { baseURL } : {})).newPage());
}

/** Opens a page until it shows what was set: pages follow within seconds (FRESH-1). */
async function sees(visit: Shopper, address: string, look: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await visit.open(address);
    await look();
  }).toPass({ timeout: 60_000 });
}

const soon = { timeout: 2000 };

test('words, menus and pages follow the settings that an admin changes by keyboard (CONF-37 to CONF-40, CONF-42, CONF-44, CONF-48, CONF-50, CONF-112)', async ({
  page,
  browser,
  baseURL,
}) => {
  const change = await settingsRoom(new Shopper(page));
  const visit = await visitor(browser, baseURL);
  const shop = visit.page;

  await change('search_bar_placeholder', write('What are you after?'), 'English');
  await change('frontpage_title', write('Made for sleet'), 'English');
  await change('frontpage_meta_description', write('Gear that was worn before it was sold.'), 'English');
  await change('hidden_dynamic_page_menu_items', write('size-guides'));
  await change('rental_enabled', press);
  await change('feature_flags', press);
  await change('blog_category_order', write('event, guide'));
  await change('experience_manufacturer_list', write('rova, kaamos'));

  await sees(visit, '/', async () => {
    await expect(shop).toHaveTitle(/Made for sleet/, soon);
    await expect(shop.locator('meta[name="description"]')).toHaveAttribute('content', /worn before it was sold/, soon);
    await expect(shop.getByPlaceholder('What are you after?').filter({ visible: true })).toHaveCount(1, soon);
    const links = shop.getByRole('contentinfo').locator('a');
    await expect(links.filter({ hasText: /^Size guides$/ })).toHaveCount(0, soon);
    await expect(links.filter({ hasText: /^Care guide$/ })).toHaveCount(1, soon);
  });
  await sees(visit, '/life-outdoors/', async () => {
    const titles = shop.getByRole('main').getByRole('heading', { level: 2 });
    const [first, second] = ['event', 'guide'].map((each) => visit.word('mf-catalog', `life.category.${each}`));
    const all = await titles.allTextContents();
    expect(all.indexOf(first ?? '')).toBeGreaterThan(-1);
    expect(all.indexOf(first ?? '')).toBeLessThan(all.indexOf(second ?? ''));
  });
  await sees(visit, '/experiences/', () =>
    expect(shop.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Rova', 'Kaamos'], soon),
  );
  for (const gone of ['/rental/', '/shoe-wizard/'])
    await sees(visit, gone, async () => {
      const answer = await shop.request.get(visit.path(gone));
      expect(answer.status()).toBe(404);
      await expect(shop.getByRole('main')).toContainText('404', soon);
    });

  // An emptied text of a language gives way to the general one (CONF-112).
  const placeholder = shop.getByRole('searchbox').filter({ visible: true });
  await expect(placeholder).toHaveAttribute('placeholder', 'What are you after?');
  await change('search_bar_placeholder', write(''), 'English');
  await sees(visit, '/privacy/', () => expect(placeholder).toHaveAttribute('placeholder', /^Etsi takkeja/, soon));
  await shop.context().close();
});

test('products and the checkout follow the settings that an admin changes by keyboard (CONF-41, CONF-43, CONF-45 to CONF-47, CONF-51)', async ({
  page,
  browser,
  baseURL,
}) => {
  const change = await settingsRoom(new Shopper(page));
  const visit = await visitor(browser, baseURL);
  const shop = visit.page;
  const say = (key: string) => visit.word('mf-checkout', key);
  const quick = shop.getByRole('region', { name: say('quick.title') });
  const split = shop.getByLabel(say('delivery.split'));
  const inStores = '/skarvind/x/ojanne-3l-mens-shell-trousers/';
  const blocked = await blockedVariant(visit, inStores);
  await fillBasket(visit, { others: ['tilaus-2-hiking-tent'] });
  await visit.open('/checkout/');
  await expect(split).toBeVisible();
  await expect(quick).toBeVisible();

  await change('price_ending_max_days', write('0'));
  await change('auto_translations_disabled', press);
  await change('blocked_stock_text', write('Try it on in a store.'), 'English');
  await change('part_delivery_mode', async (field) => void (await field.selectOption('never')));
  await change('quick_add_products', write(''));
  const days = { countries: [{ delivery_country_code: 'FI', ski_bundle_days: { start: 40, end: 60 } }] };
  await change('target_country_delivery_added_days', write(JSON.stringify(days)));

  const box = shop.getByRole('heading', { level: 1 }).locator('xpath=ancestor::header/..');
  await sees(visit, '/kaamos/x/kuura-3l-shell-jacket/', async () => {
    await expect(box).toContainText('Includes VAT', soon);
    await expect(box).not.toContainText('Offer ends', { timeout: 500 });
  });
  const german = new Shopper(shop, 'de');
  await sees(german, '/kaamos/x/kuura-3l-shell-jacket/', () =>
    expect(shop.getByRole('heading', { level: 1 })).toContainText('Kuura 3L -kuoritakki', soon),
  );
  await sees(visit, `${inStores}?${blocked}`, () => expect(box).toContainText('Try it on in a store.', soon));
  await sees(visit, '/suksela/x/paketti-ski-set/', () =>
    expect(shop.getByText(/^Delivery: [4-9]\d–[6-9]\d business days$/)).toBeVisible(soon),
  );
  await sees(visit, '/checkout/', async () => {
    await expect(shop.getByRole('group', { name: say('delivery.methods') }).getByRole('radio')).not.toHaveCount(
      0,
      soon,
    );
    await expect(split).toHaveCount(0, soon);
    await expect(quick).toHaveCount(0, soon);
  });
  await shop.context().close();
});

/** The query of a variant that stores keep for themselves. */
async function blockedVariant({ page }: Shopper, address: string): Promise<string> {
  const slug = address.split('/').at(-2);
  const answer = await page.request.get(`/api/products/productmodel/${slug}/?taxAreaId=1`, {
    headers: { 'accept-language': 'en' },
  });
  const { products } = (await answer.json()) as ProductModel;
  const variant = products.find(({ stock_data }) => stock_data.blocked_stock && stock_data.in_stock > 0);
  const [color, size, type] = [variant?.color_slug, variant?.size?.name, variant?.product_type?.name];
  return String(new URLSearchParams({ color: color ?? '', size: size ?? '', type: type ?? '' }));
}
