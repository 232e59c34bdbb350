import { readFile } from 'node:fs/promises';
import type { StaffCustomersResponse } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { join } from './new-account.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-72: somebody wants to know what the shop holds, and then that it holds nothing. */
test('an admin hands out a copy of what is held about a customer, and erases the customer, by keyboard', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const customer = (key: string, values?: Record<string, string>) => say(`staff_customers.${key}`, values);
  const main = page.getByRole('main');
  const context = await browser.newContext();
  const kept = new Shopper(await context.newPage());
  const { email } = await join(kept, 'aino');
  await shopper.signIn('admin@havu.example');
  const headers = { authorization: await shopper.token() };
  const found = await page.request.get(`/api/staff/customers/?q=${encodeURIComponent(email)}`, { headers });
  const [{ id } = { id: 0 }] = ((await found.json()) as StaffCustomersResponse).results;
  await shopper.open(`/staff/customers/${id}/`);

  await test.step('a copy of what is held is downloaded', async () => {
    const download = page.waitForEvent('download');
    await pressOn(page, main.getByRole('button', { name: customer('export') }));
    const held = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(held).toMatchObject({ account: { email } });
  });

  await test.step('the customer is erased once the address was typed again', async () => {
    await pressOn(page, main.locator('summary').filter({ hasText: customer('erase') }));
    await typeInto(page, page.locator('#customer-erase-email'), 'another@havu.example');
    await page.keyboard.press('Enter');
    await expect(page.locator('#customer-erase-email')).toHaveAttribute('aria-invalid', 'true');
    await expectGoodScreen(shopper, 'a customer that is erased with another address');
    await typeInto(page, page.locator('#customer-erase-email'), email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: say('staff.customers') })).toBeVisible();
    await kept.open('/accounts/');
    await expect(kept.page.getByRole('main').locator('a[href*="/accounts/login/"]')).toBeVisible();
    await shopper.open('/staff/log/');
    await expect(main.getByText(customer('log_customer_erased', { id: String(id) })).first()).toBeVisible();
  });
  await context.close();
});
