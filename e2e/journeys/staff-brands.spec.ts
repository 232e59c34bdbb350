import { shopDayAfter } from 'mf-shared/rules/shop-day';
import { expect, test } from './journey-test.ts';
import { pressOn } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

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
