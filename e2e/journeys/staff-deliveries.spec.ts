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

test('an admin makes a way to deliver by keyboard, offers it, stops it and removes it (STAFF-52)', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) =>
    shopper.word('mf-account', `staff_deliveries.${key}`, values);
  const own = `Evening ${Date.now().toString(36)}`;
  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/deliveries/');
  await page.getByText(say('new'), { exact: true }).focus();
  await page.keyboard.press('Enter');
  const form = page.locator('form').filter({ has: shopper.button('mf-account', 'staff_deliveries.make') });
  await form.getByLabel(say('name', { language: 'English' }), { exact: false }).fill(own);
  await form.getByLabel(say('price'), { exact: false }).fill('24.90');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toBeFocused();
  await expectGoodScreen(shopper, 'a way to deliver without a country');
  // A country far from those that other journeys order to.
  await form.getByLabel(say('country'), { exact: false }).selectOption({ label: 'New Zealand' });
  await form.getByLabel(say('price'), { exact: false }).press('Enter');

  const country = page.getByRole('region', { name: 'New Zealand' });
  const row = country.getByRole('listitem').filter({ has: page.getByRole('heading', { name: own }) });
  await expect(row).toContainText('24.90');
  await expect(row).toContainText(say('stopped'));
  const wide = page.viewportSize();
  for (const width of [900, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectGoodScreen(shopper, `a way to deliver that was just made, ${width} wide`);
  }
  if (wide) await page.setViewportSize(wide);
  const offers = row.getByRole('button', { name: `${say('offer')}: ${own}, New Zealand` });
  await offers.press('Enter');
  await expect(row).toContainText(say('offered'));
  const removes = row.getByRole('button', { name: `${say('remove')}: ${own}, New Zealand` });
  await expect(removes).toHaveCount(0);
  await row.getByRole('button', { name: `${say('stop')}: ${own}, New Zealand` }).press('Enter');
  await removes.press('Enter');
  await expect(row).toHaveCount(0);
});
