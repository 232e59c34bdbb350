import type { SearchResponse } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** A moment as a field of date and time takes it. */
const inDays = (days: number) => {
  const at = new Date(Date.now() + days * 86_400_000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** STAFF-60: a campaign is made, filled, planned, shown, moved, removed and brought back by keyboard, and shoppers see it when they should. */
test('an admin makes a campaign, chooses its products and times, removes it and brings it back', async ({ page }) => {
  test.setTimeout(300_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const campaign = (key: string, values?: Record<string, string>) => say(`staff_campaigns.${key}`, values);
  const english = { language: 'English' };
  const mark = Date.now().toString(36);
  const [name, slug] = [`Fell weeks ${mark}`, `fell-weeks-${mark}`];
  const asShopper = async (address = slug) => {
    const answer = await page.request.get(`/en/campaigns/${address}/`);
    return `${answer.status()} ${answer.url()} ${await answer.text()}`;
  };
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  const products = page.getByRole('group', { name: campaign('products'), exact: true });
  const field = (key: string) => page.getByLabel(new RegExp(`^${campaign(key)}`));
  const save = async () => {
    await pressOn(page, main.getByRole('button', { name: say('settings.save') }));
    await expect(page.getByText(campaign('saved', { name })).first()).toBeVisible();
  };
  const search = await page.request.get('/api/search/?q=jacket&language=en');
  const found = ((await search.json()) as SearchResponse).products;
  const [one = '', two = ''] = found.map((product) => product.name);
  await shopper.signIn('admin@havu.example');

  await test.step('campaigns are found by words and by when they are seen', async () => {
    await shopper.open('/staff/campaigns/');
    await expect(rows.first()).toBeVisible();
    await expectGoodScreen(shopper, 'the list of campaigns');
    await typeInto(page, page.getByLabel(campaign('search'), { exact: true }), 'no such words anywhere');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(0);
  });

  await test.step('a new one with the address of another is refused, and made with its own', async () => {
    const address = page.getByLabel(campaign('slug', english));
    await shopper.open('/staff/campaigns/');
    await pressOn(page, page.locator('summary').filter({ hasText: campaign('new') }));
    await typeInto(page, page.getByLabel(campaign('title', english)), name);
    await typeInto(page, address, 'autumn-offers');
    await page.keyboard.press('Enter');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(campaign('title', english))).toHaveValue(name);
    await expectGoodScreen(shopper, 'a campaign that is refused');
    await typeInto(page, address, slug);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByText(campaign('hidden'), { exact: true })).toBeVisible();
    expect(await asShopper()).toMatch(/^404/);
  });

  await test.step('its products are found, ordered, and tell what shoppers see their prices compared with', async () => {
    await typeInto(page, page.getByLabel(campaign('find_product')), 'jacket');
    for (const product of [one, two])
      await pressOn(page, products.getByRole('button', { name: product, exact: true }).first());
    const chosen = products.getByRole('list').first().getByRole('listitem');
    await expect(chosen).toHaveCount(2);
    await pressOn(page, products.getByRole('button', { name: say('staff_in_order.up_named', { name: two }) }));
    await expect(chosen.first()).toContainText(two);
    await expect(page.getByText(say('staff_in_order.moved', { name: two, place: '1', count: '2' }))).toBeVisible();
    await expect(chosen.first()).toContainText('€');
  });

  await test.step('an end before the start is refused; with a start to come, shoppers do not see it yet', async () => {
    await pressOn(page, page.getByLabel(campaign('is_active')), 'Space');
    await tabTo(page, field('starts_at'));
    await field('starts_at').fill(inDays(3));
    await tabTo(page, field('ends_at'));
    await field('ends_at').fill(inDays(2));
    await pressOn(page, main.getByRole('button', { name: say('settings.save') }));
    await expect(field('ends_at')).toHaveAttribute('aria-invalid', 'true');
    await tabTo(page, field('ends_at'));
    await field('ends_at').fill(inDays(9));
    await save();
    await expect(main.getByText(campaign('planned'), { exact: true })).toBeVisible();
    await expectGoodScreen(shopper, 'a campaign to come');
    expect(await asShopper()).toMatch(/^404/);
  });

  await test.step('a colleague reads it before that by a link, with its products in their order (STAFF-64)', async () => {
    await pressOn(page, main.getByRole('button', { name: say('staff_preview.make'), exact: true }));
    const link = main.getByRole('link', { name: new RegExp(say('staff_preview.open', { time: '.*' })) });
    const opened = page.context().waitForEvent('page');
    await pressOn(page, link);
    const colleague = new Shopper(await opened);
    await expect(colleague.page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(colleague.page.getByRole('heading', { level: 2 }).filter({ hasText: two }).first()).toBeVisible();
    await expectGoodScreen(colleague, 'the preview of a campaign');
    await colleague.page.close();
  });

  await test.step('once it has begun, shoppers see its products in the order that was chosen', async () => {
    await tabTo(page, field('starts_at'));
    await field('starts_at').fill(inDays(-1));
    await save();
    await expect.poll(asShopper).toMatch(/^200/);
    const html = await asShopper();
    const [placeOfOne = -1, placeOfTwo = -1] = found.map(({ path }) => html.indexOf(path));
    expect(placeOfTwo).toBeGreaterThan(-1);
    expect(placeOfTwo).toBeLessThan(placeOfOne);
    await expect(main.getByRole('link', { name: say('staff_products.as_shoppers') })).toBeVisible();
  });

  await test.step('with another address, the old one leads to it', async () => {
    await typeInto(page, page.getByLabel(campaign('slug', english)), `${slug}-again`);
    await save();
    await expect.poll(asShopper).toMatch(new RegExp(`^200 .+/${slug}-again/ `));
  });

  await test.step('removed, shoppers see it no more; the log brings it back', async () => {
    await pressOn(page, main.getByRole('button', { name: campaign('remove_named', { name }) }));
    await expect(page.getByText(campaign('removed', { name })).first()).toBeVisible();
    await expect(page).toHaveURL(/\/staff\/campaigns\/$/);
    await expect.poll(() => asShopper(`${slug}-again`)).toMatch(/^404/);
    await shopper.open('/staff/log/?about=campaign');
    await expectGoodScreen(shopper, 'the log of campaigns');
    // What was taken back stands in the log too, above the changes before.
    for (const place of [0, 2, 4, 6, 8]) {
      await shopper.open('/staff/log/?about=campaign');
      const write = rows.filter({ hasText: name }).nth(place);
      await pressOn(page, write.getByRole('button', { name: say('staff_products.undo') }));
      await expect(page.getByText(say('staff_products.undone')).first()).toBeVisible();
      if (place === 0) await expect.poll(asShopper).toMatch(/^200/);
    }
    await expect.poll(asShopper).toMatch(/^404/);
    await shopper.open(`/staff/campaigns/?q=${encodeURIComponent(name)}`);
    await expect(main.getByRole('status').first()).toBeVisible();
    await expect(rows).toHaveCount(0);
  });
});
