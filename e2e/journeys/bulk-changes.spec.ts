import type { BulkLook, StaffProduct, StaffProductsResponse } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** A moment as a field of date and time takes it. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

/** STAFF-43, STAFF-44: many products at once, looked at first, and back in one press. */
test('an admin lowers the prices of ticked products, sees it before and in the shop, takes it back, and plans another', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values: Record<string, number | string> = {}) =>
    shopper.word('mf-account', key, values as Record<string, string>);
  await shopper.signIn('admin@havu.example');
  const list = page.waitForResponse((answer) => answer.url().includes('/api/staff/products/?'));
  await shopper.open('/staff/products/?state=shown&page=7');
  const rows = ((await (await list).json()) as StaffProductsResponse).results.filter(({ active }) => active !== null);
  const chosen = rows.slice(0, 2);
  for (const { name } of chosen)
    await page
      .getByRole('checkbox', { name: say('staff_room.choose_case', { case: name }), exact: true })
      .first()
      .check();
  const bar = page.getByRole('region', { name: say('staff_bulk.bar') });
  await expect(bar.getByRole('status')).toHaveText(say('staff_bulk.picked_other', { shown: 2 }));
  await expectGoodScreen(shopper, 'chosen products');

  // A mistake keeps what was typed, and nothing is offered to be done.
  const open = bar.getByRole('button', { name: say('staff_bulk.prices') });
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(say('staff_bulk.title_other', { shown: 2 }));
  const percent = dialog.getByLabel(say('staff_bulk.value_percent'));
  const look = dialog.getByRole('button', { name: say('staff_bulk.look') });
  await percent.fill('-5');
  await look.click();
  await expect(dialog.getByRole('alert')).toContainText(say('staff_bulk.value_bad'));
  await expect(percent).toHaveValue('-5');
  await percent.fill('100');
  await look.click();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(say('staff_bulk.nothing'));
  await expect(dialog.getByText(say('staff_bulk.why_below_zero'))).toBeVisible();

  // The changes are seen before they are made; the keyboard is enough.
  await percent.fill('35');
  const seen = page.waitForResponse((answer) => answer.url().endsWith('/api/staff/bulk-changes/'));
  await percent.press('Enter');
  const { samples } = (await (await seen).json()) as BulkLook;
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(1 + samples.length);
  await expectGoodScreen(shopper, 'a change that is looked at');
  const [sample] = samples;
  const after = sample?.after?.active ?? 0;
  expect(after).toBeLessThan(sample?.after?.regular ?? 0);
  await dialog.getByRole('button', { name: say('staff_bulk.apply_other', { shown: samples.length }) }).click();
  await expect(bar.getByText(say('staff_bulk.applied_other', { shown: samples.length }))).toBeVisible();
  await expect(open).toBeFocused();
  await expectGoodScreen(shopper, 'a change that was done');

  // Shoppers find it at the new price.
  const authorization = await shopper.token();
  const product = await page.request.get(`/api/staff/products/${sample?.id}/`, { headers: { authorization } });
  const { path } = (await product.json()) as StaffProduct;
  const html = async () => (await page.request.get(path ?? '')).text();
  await expect.poll(html).toContain(after.toFixed(2));
  await bar.getByRole('button', { name: say('staff_products.undo') }).click();
  await expect(bar.getByText(say('staff_bulk.undone_other', { shown: samples.length }))).toBeVisible();
  await bar.getByRole('button', { name: say('staff_bulk.close') }).click();

  // Another one waits for its day, and is stopped from the list of the last changes.
  await bar.getByRole('button', { name: say('staff_bulk.visibility') }).click();
  await dialog.getByLabel(say('staff_bulk.from')).fill(inDays(20));
  await dialog.getByLabel(say('staff_bulk.until')).fill(inDays(10));
  await look.click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await dialog.getByLabel(say('staff_bulk.until')).fill(inDays(30));
  await look.click();
  await dialog.getByRole('button', { name: say('staff_bulk.plan_other', { shown: 2 }) }).click();
  await expect(bar.getByText(say('staff_bulk.waiting_other', { shown: 2 }))).toBeVisible();
  await page.getByText(say('staff_bulk.last')).click();
  const stop = page.getByRole('listitem').getByRole('button', { name: say('staff_bulk.stop') });
  await stop.first().click();
  await expect(page.getByText(say('staff_bulk.stopped_other', { shown: 2 })).first()).toBeVisible();
  await expectGoodScreen(shopper, 'the last changes of many products');
});
