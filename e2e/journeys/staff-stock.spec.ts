import type { StaffStock } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-73: somebody counts the shelves of a store, of products that nobody opens one by one. */
test('staff find empty shelves of a store and correct one where they read it, by keyboard', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  await shopper.signIn('staff@havu.example');
  await shopper.open('/staff/stock/');
  await expect(rows.first()).toBeVisible();
  await expectGoodScreen(shopper, 'the shelves of a store');
  // A store of its own, whose shelves no other journey sells from.
  await tabTo(page, page.locator('#staff-stock-store'));
  const store = page.locator('#staff-stock-store');
  await store.selectOption({ index: (await store.getByRole('option').count()) - 1 });
  await page.locator('#staff-stock-state').selectOption('none');
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/staff/stock/?'));
  await pressOn(page, main.getByRole('button', { name: say('staff_stock.find') }));
  const { results }: StaffStock = await (await answered).json();
  const [{ sku } = { sku: '' }] = results;
  expect(results.every(({ quantity }) => quantity === 0)).toBe(true);
  const shelf = rows.filter({ hasText: sku }).first();
  const pieces = shelf.getByLabel(sku, { exact: true });
  await typeInto(page, pieces, 'some');
  await page.keyboard.press('Enter');
  await expect(pieces).toHaveAttribute('aria-invalid', 'true');
  await expect(pieces).toHaveValue('some');
  await expectGoodScreen(shopper, 'a shelf with a mistake');
  await typeInto(page, pieces, '3');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('staff_products.saved')).first()).toBeVisible();
  // It is no empty one any more.
  await expect(rows.filter({ hasText: sku })).toHaveCount(0);
  await typeInto(page, main.getByRole('searchbox'), sku);
  await page.locator('#staff-stock-state').selectOption('');
  await pressOn(page, main.getByRole('button', { name: say('staff_stock.find') }));
  await expect(rows.filter({ hasText: sku }).getByLabel(sku, { exact: true })).toHaveValue('3');
  await typeInto(page, rows.filter({ hasText: sku }).getByLabel(sku, { exact: true }), '0');
  await page.keyboard.press('Enter');
  await expect(
    rows.filter({ hasText: sku }).getByText(say('staff_products.promised', { now: '0', reserved: '0' })),
  ).toBeVisible();
});
