import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-45: a code that staff made counts in a cart, until they stop it. */
test('an admin makes a discount code, changes it, stops it and undoes that from the log', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/codes/');
  await page.getByText(say('staff_codes.new')).click();
  const make = page.getByRole('button', { name: say('staff_codes.make') });
  const form = page.locator('form').filter({ has: make });
  const code = `TALVI-${Date.now().toString(36).toUpperCase()}`;
  await form.getByLabel(say('staff_codes.code')).fill(code);
  await form.getByLabel(say('staff_bulk.value_percent')).fill('120');
  await make.click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByLabel(say('staff_codes.code'))).toHaveValue(code);
  await expectGoodScreen(shopper, 'a code that is refused');
  await form.getByLabel(say('staff_bulk.value_percent')).fill('12,5');
  await form.getByLabel(say('staff_codes.max_uses')).fill('3');
  await make.click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: code }) });
  await expect(row).toContainText('12.5%');
  await expect(row).toContainText(say('staff_codes.open'));

  // A change of it, and a stop.
  await row.getByText(say('staff_codes.change'), { exact: true }).click();
  await row.getByLabel(say('staff_codes.min_total')).fill('50');
  await row.getByRole('button', { name: say('settings.save') }).click();
  await expect(row).toContainText('50');
  await expectGoodScreen(shopper, 'a code that is changed');
  await row.getByRole('button', { name: `${say('staff_codes.stop')}: ${code}` }).click();
  await expect(row.getByText(say('staff_codes.stopped'), { exact: true })).toBeVisible();

  // It is found by its code, and by how it stands.
  await shopper.open('/staff/codes/?state=open');
  await page.getByLabel(say('staff_codes.search')).fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^0/ })).toBeVisible();
  await page.getByLabel(say('staff_codes.state')).selectOption('stopped');
  await page.getByRole('button', { name: say('staff_codes.find'), exact: true }).click();
  await expect(row).toBeVisible();
  await expectGoodScreen(shopper, 'a code that is found');

  // The log tells it, and takes the stop back.
  await shopper.open('/staff/log/?about=discount_code');
  const write = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: code }) })
    .first();
  await expect(write).toContainText(say('staff_log.no'));
  await write.getByRole('button', { name: say('staff_products.undo') }).click();
  await expect(page.getByText(say('staff_products.undone')).first()).toBeVisible();
  await shopper.open('/staff/codes/');
  await expect(row.getByText(say('staff_codes.open'), { exact: true })).toBeVisible();
});
