import type { ProductMaking, StaffBrand, StaffBrands } from 'mf-shared/contract';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';
import { smallPicture } from './small-picture.ts';

/** STAFF-53, STAFF-64, STAFF-68: what a brand says of itself is previewed, planned, changed by keyboard, read by shoppers, and taken back. */
test('an admin previews what a brand says in one language, saves it, and takes it back', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) =>
    shopper.word('mf-account', `staff_brands.${key}`, values);
  const own = `Of the far north ${Date.now().toString(36)}`;
  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/brands/');
  const find = page.getByLabel(say('search'), { exact: true });
  await find.fill('kaamos');
  await find.press('Enter');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kaamos' }) });
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  const title = row.getByLabel(say('title', { language: 'English' }));
  const was = await title.inputValue();
  await title.focus();
  await title.fill(own);
  const description = row.getByRole('textbox', { name: say('description', { language: 'English' }) });
  await description.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(`${own}. `);
  await pressOn(page, row.getByRole('button', { name: shopper.word('mf-account', 'staff_preview.make'), exact: true }));
  const link = row.getByRole('link', {
    name: new RegExp(shopper.word('mf-account', 'staff_preview.open', { time: '.*' })),
  });
  const context = await browser.newContext();
  const colleague = new Shopper(await context.newPage());
  await colleague.page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  await expect(colleague.page.getByRole('heading', { level: 1, name: 'Kaamos' })).toBeVisible();
  await expect(colleague.page.getByText(own).filter({ visible: true }).first()).toBeVisible();
  await expect(colleague.page.locator('main article').first()).toBeVisible();
  await expectGoodScreen(colleague, 'the preview of a brand');
  await context.close();

  // Planned for a moment, it waits below the form, which shows what is stored again; then it is taken back.
  await pressOn(page, row.locator('summary').filter({ hasText: shopper.word('mf-account', 'staff_planned.title') }));
  await row
    .getByLabel(shopper.word('mf-account', 'staff_planned.due_at'))
    .fill(`${shopDayAfter(Date.now(), 30)}T08:00`);
  const until = row.getByLabel(new RegExp(`^${shopper.word('mf-account', 'staff_planned.until')}`));
  await until.fill(`${shopDayAfter(Date.now(), 29)}T08:00`);
  await until.press('Enter');
  await expect(until).toHaveAttribute('aria-invalid', 'true');
  await until.fill(`${shopDayAfter(Date.now(), 32)}T08:00`);
  await pressOn(page, row.getByRole('button', { name: shopper.word('mf-account', 'staff_planned.plan'), exact: true }));
  const waiting = row.getByRole('list', { name: shopper.word('mf-account', 'staff_planned.waiting') });
  await expect(waiting).toContainText(say('title', { language: 'English' }));
  await expect(title).toHaveValue(was);
  await expectGoodScreen(shopper, 'a planned change of a brand');
  await pressOn(page, waiting.getByRole('button'));
  await expect(waiting).toHaveCount(0);
  await title.focus();
  await title.fill(own);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('saved', { name: 'Kaamos' })).first()).toBeVisible();
  await expectGoodScreen(shopper, 'a brand');
  await expect(async () => {
    expect(
      await (await page.request.get('/api/brand/?slug=kaamos', { headers: { 'accept-language': 'en' } })).text(),
    ).toContain(own);
  }).toPass();

  await shopper.open('/staff/log/?about=brand');
  const write = page.getByRole('listitem').filter({ hasText: own }).first();
  await write.getByRole('button', { name: shopper.word('mf-account', 'staff_products.undo') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(shopper.word('mf-account', 'staff_products.undone')).first()).toBeVisible();
  await shopper.open('/staff/brands/?q=kaamos');
  await row.locator('summary').click();
  await expect(title).toHaveValue(was);
});

/** STAFF-53: from nothing to a brand with its logo and manufacturer, of which products can be made. */
test('an admin makes a brand, writes its manufacturer, gives it a logo and another name, and takes that back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) =>
    shopper.word('mf-account', `staff_brands.${key}`, values);
  const mark = Date.now().toString(36);
  const name = `Loska ${mark}`;
  const slug = `loska-${mark}`;
  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/brands/');
  const headers = { authorization: await shopper.token(), 'accept-language': 'en' };
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const read = async (): Promise<StaffBrand | undefined> => {
    const answer = await page.request.get(`/api/staff/brands/?q=${encodeURIComponent(name)}`, { headers });
    const { results }: StaffBrands = await answer.json();
    return results.find((brand) => brand.slug === slug);
  };

  await test.step('an address that another brand has is refused, and what was typed stays', async () => {
    await pressOn(page, page.locator('summary').filter({ hasText: say('new') }));
    await typeInto(page, page.locator('#brand-new-name'), name);
    await typeInto(page, page.locator('#brand-new-slug'), 'kaamos');
    await page.keyboard.press('Enter');
    await expect(page.locator('#brand-new-slug')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(shopper.word('api', 'addresses.of_brand', { name: 'Kaamos' })).first()).toBeVisible();
    await expect(page.locator('#brand-new-name')).toHaveValue(name);
    await expectGoodScreen(shopper, 'a new brand with a problem');
  });

  await test.step('without one it follows from the name, and the form of the brand is open', async () => {
    await tabTo(page, page.locator('#brand-new-slug'));
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('made', { name })).first()).toBeVisible();
    await expect(row.getByText(say('slug_stays', { slug }))).toBeVisible();
    await expect(row.locator('summary').first()).toBeFocused();
    await expect(row.getByText(say('no_producer'))).toBeVisible();
  });

  await test.step('half a manufacturer is refused beside what lacks, a whole one and a logo are saved', async () => {
    await typeInto(page, row.getByLabel(say('producer_name')), 'Loska Oy');
    await page.keyboard.press('Enter');
    await expect(row.getByLabel(say('producer_address'))).toHaveAttribute('aria-invalid', 'true');
    await expect(row.getByLabel(say('producer_name'))).toHaveValue('Loska Oy');
    await typeInto(page, row.getByLabel(say('producer_address')), 'Loskatie 1, Inari');
    await row
      .locator('input[type=file]')
      .setInputFiles([{ name: 'logo.png', mimeType: 'image/png', buffer: smallPicture() }]);
    await expect(row.getByRole('img', { name: say('image_now') })).toBeVisible();
    await typeInto(page, row.getByLabel(say('producer_email')), 'safety@loska.example');
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('saved', { name })).first()).toBeVisible();
    await expect(row.getByText(say('no_producer'))).toHaveCount(0);
    expect(await read()).toMatchObject({
      producer: { name: 'Loska Oy', address: 'Loskatie 1, Inari', email: 'safety@loska.example' },
      logo: expect.stringMatching(/^\/media\/imported\//),
    });
    await expectGoodScreen(shopper, 'a brand with its manufacturer');
  });

  await test.step('hidden, it has no page, and its address leads to the brands; shown again, it has one', async () => {
    const hidden = row.getByLabel(say('is_hidden'));
    const leads = async () => new URL((await page.request.get(`/en/${slug}/`)).url()).pathname;
    await pressOn(page, hidden, 'Space');
    await expect(row.getByText(say('hidden_hint'))).toBeVisible();
    await pressOn(page, row.getByRole('button', { name: shopper.word('mf-account', 'settings.save') }));
    await expect(row.getByText(say('hidden'), { exact: true })).toBeVisible();
    await expectGoodScreen(shopper, 'a hidden brand');
    await expect.poll(leads).toBe('/en/manufacturers/');
    await pressOn(page, hidden, 'Space');
    await pressOn(page, row.getByRole('button', { name: shopper.word('mf-account', 'settings.save') }));
    await expect(row.getByText(say('hidden'), { exact: true })).toHaveCount(0);
    await expect.poll(leads).toBe(`/en/${slug}/`);
  });

  await test.step('it stays in its row under another name, which shoppers read', async () => {
    await typeInto(page, row.getByLabel(say('name')), `${name} Arctic`);
    await page.keyboard.press('Enter');
    await expect(row.getByRole('heading', { name: `${name} Arctic` })).toBeVisible();
    await expect
      .poll(async () => (await (await page.request.get(`/api/brand/?slug=${slug}`)).json()).name)
      .toBe(`${name} Arctic`);
  });

  await test.step('the form of a new product leads here and offers the brand', async () => {
    await shopper.open('/staff/products/');
    await pressOn(page, page.locator('summary').filter({ hasText: shopper.word('mf-account', 'staff_making.new') }));
    const making: ProductMaking = await (await page.request.get('/api/staff/products/making/', { headers })).json();
    expect(making.brands).toContainEqual({ key: slug, name: `${name} Arctic` });
    await expect(page.locator(`#product-new-brand option[value="${slug}"]`)).toHaveCount(1);
    await pressOn(page, page.getByRole('main').getByRole('link', { name: say('new'), exact: true }));
    await expect(page.getByLabel(say('search'), { exact: true })).toBeVisible();
  });

  await test.step('the log takes the other name back', async () => {
    await shopper.open('/staff/log/?about=brand');
    const write = page
      .getByRole('listitem')
      .filter({ hasText: `${name} Arctic` })
      .first();
    await pressOn(page, write.getByRole('button', { name: shopper.word('mf-account', 'staff_products.undo') }));
    await expect(page.getByText(shopper.word('mf-account', 'staff_products.undone')).first()).toBeVisible();
    await expect.poll(async () => (await read())?.name).toBe(name);
  });
});
