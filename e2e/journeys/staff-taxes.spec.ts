import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-54: a rate of VAT is planned by keyboard, taken away, and brought back from the log. */
test('an admin plans a rate of VAT by keyboard, and takes it away', async ({ page }, { project }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) =>
    shopper.word('mf-account', `staff_taxes.${key}`, values);
  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/taxes/');

  // A day of its own for each of the journeys that run at the same time, which no price of today knows.
  const day = project.name === 'phone' ? '2091-03-01' : '2090-03-01';
  const area = page.getByRole('region').filter({ hasText: say('base') });
  await expect(
    area
      .getByRole('listitem')
      .filter({ hasText: say('now') })
      .first(),
  ).toBeVisible();
  const rows = area.getByRole('listitem').filter({ hasText: day.slice(0, 4) });
  await area.locator('summary').focus();
  await page.keyboard.press('Enter');
  const percent = area.getByLabel(say('percent'));
  const from = area.getByLabel(say('from'));
  await percent.fill('a lot');
  await from.fill(day);
  await percent.press('Enter');
  await expect(percent).toHaveAttribute('aria-invalid', 'true');
  await percent.fill('26.25');
  await from.fill('2020-01-01');
  await percent.press('Enter');
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(percent).toHaveValue('26.25');
  await expectGoodScreen(shopper, 'a rate for a day that is over');
  await from.fill(day);
  await percent.press('Enter');
  await expect(rows).toContainText('26.25');
  await expect(rows).toContainText(say('planned'));
  await expect(percent).toHaveValue('');
  await expectGoodScreen(shopper, 'rates of VAT');

  const remove = rows.getByRole('button', { name: new RegExp(`^${say('remove')}: `) });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(0);
  await shopper.open('/staff/log/?about=tax_area');
  const write = page
    .getByRole('listitem')
    .filter({ hasText: day.slice(0, 4) })
    .first();
  await write.getByRole('button', { name: shopper.word('mf-account', 'staff_products.undo') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(shopper.word('mf-account', 'staff_products.undone')).first()).toBeVisible();
  await shopper.open('/staff/taxes/');
  await expect(rows).toContainText('26.25');
  await remove.click();
  await expect(rows).toHaveCount(0);
});
