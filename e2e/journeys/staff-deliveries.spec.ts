import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-52: what a delivery costs is changed by keyboard, and taken back from the log. */
test('an admin changes and stops a way to deliver by keyboard, and takes it back', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) =>
    shopper.word('mf-account', `staff_deliveries.${key}`, values);
  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/deliveries/');

  // A country far from those that other journeys order to.
  const country = page.getByRole('region', { name: 'New Zealand' });
  const row = country.getByRole('listitem').first();
  const before = await row.getByRole('heading').textContent();
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  const price = row.getByLabel(say('price'));
  const was = await price.inputValue();
  await price.fill('a lot');
  await page.keyboard.press('Enter');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expectGoodScreen(shopper, 'a price that cannot be read');
  await price.fill('123.45');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('123.45');
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  await row.getByRole('button', { name: new RegExp(`^${say('stop')}: ${before}`) }).focus();
  await page.keyboard.press('Enter');
  await expect(row).toContainText(say('stopped'));
  await expectGoodScreen(shopper, 'ways to deliver');

  const undo = async () => {
    await shopper.open('/staff/log/?about=delivery');
    const write = page.getByRole('listitem').filter({ hasText: 'New Zealand' }).first();
    await write.getByRole('button', { name: shopper.word('mf-account', 'staff_products.undo') }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(shopper.word('mf-account', 'staff_products.undone')).first()).toBeVisible();
  };
  await undo();
  await shopper.open('/staff/deliveries/');
  await expect(row).toContainText(say('offered'));
  await expect(row).toContainText('123.45');
  await row.locator('summary').click();
  await row.getByLabel(say('price')).fill(was);
  await page.keyboard.press('Enter');
  await expect(row).not.toContainText('123.45');
});
