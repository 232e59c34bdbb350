import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';

test('staff see the figures of the shop on their first page, choose a period, and read a chart as a table (STAFF-39)', async ({
  page,
}) => {
  const admin = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) =>
    admin.word('mf-account', `staff_figures.${key}`, values);
  await admin.signIn('admin@havu.example');
  await admin.open('/staff/');
  const figures = page.getByRole('region', { name: say('title') });
  const paid = figures.getByRole('article', { name: say('sales', { currency: 'EUR' }) });
  await expect(paid.getByRole('img')).toBeVisible();
  await expectGoodScreen(admin, 'figures');
  await paid.getByText(say('as_table')).press('Enter');
  const rows = paid.getByRole('row');
  await expect(rows).toHaveCount(32);
  await expectGoodScreen(admin, 'figures as a table');
  const answer = page.waitForResponse((response) => response.url().includes('/figures/sales/?days=7'));
  await figures.getByRole('combobox', { name: say('period') }).selectOption('7');
  expect((await answer).status()).toBe(200);
  await expect(rows).toHaveCount(9);
  for (const key of ['steps', 'reasons', 'missed', 'sold_out'])
    await expect(figures.getByRole('heading', { name: say(key), exact: true })).toBeVisible();
  expect(unexpected(admin)).toEqual([]);
});
