import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-53: what a brand says of itself is changed by keyboard, read by shoppers, and taken back. */
test('an admin changes what a brand says in one language, and takes it back', async ({ page }) => {
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
