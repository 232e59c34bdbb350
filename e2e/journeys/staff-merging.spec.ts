import type { Page } from '@playwright/test';
import type { StaffCustomersResponse } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { join } from './new-account.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { Shopper } from './shopper.ts';

/** STAFF-76, SESSION-87 to SESSION-89: somebody has two accounts, and says that they may become one. */
test('an admin asks whether two accounts may be merged, and their owner agrees, by keyboard', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const shopper = new Shopper(page);
  const customer = (key: string, values?: Record<string, string>) =>
    shopper.word('mf-account', `staff_customers.${key}`, values);
  const answer = (key: string, values?: Record<string, string>) => shopper.word('mf-account', `merge.${key}`, values);
  const mail = (template: string) => shopper.word('api', `mails.${template}.subject`);
  const main = page.getByRole('main');
  const context = await browser.newContext();
  const owner = new Shopper(await context.newPage());
  const kept = await join(owner, 'maija');
  await context.clearCookies();
  const other = await join(owner, 'maikki');
  const mainOfOwner = owner.page.getByRole('main');

  await shopper.signIn('admin@havu.example');
  const headers = { authorization: await shopper.token() };
  const idOf = async (email: string) => {
    const found = await page.request.get(`/api/staff/customers/?q=${encodeURIComponent(email)}`, { headers });
    return ((await found.json()) as StaffCustomersResponse).results[0]?.id ?? 0;
  };
  const [keptId, otherId] = [await idOf(kept.email), await idOf(other.email)];
  const field = page.locator('#customer-merge-other');
  const compare = async (named: string) => {
    await typeInto(page, field, named);
    await page.keyboard.press('Enter');
  };

  await test.step('the other account is named; whom nobody knows, and the staff, are refused', async () => {
    await shopper.open(`/staff/customers/${keptId}/`);
    await compare('nobody@example.fi');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectGoodScreen(shopper, 'a customer and another account that nobody has');
    await compare('staff@havu.example');
    await expect(main.getByText(shopper.word('api', 'errors.merge_staff')).first()).toBeVisible();
    await compare(other.email);
    await expect(main.getByRole('region', { name: customer('merge_found') })).toBeFocused();
    await expectGoodScreen(shopper, 'two accounts that are compared');
  });

  await test.step('its owner is asked, and the request can be taken back', async () => {
    await pressOn(page, main.getByRole('button', { name: customer('merge_ask', { email: other.email }) }));
    const takeBack = main.getByRole('button', { name: customer('merge_take_back') });
    await expect(takeBack).toBeVisible();
    await expectGoodScreen(shopper, 'a customer with an open request to merge');
    await pressOn(page, takeBack);
    await expect(field).toBeVisible();
    await owner.page.goto(await mailedLink(owner.page, other.email, mail('merge_request')));
    await expect(mainOfOwner.getByText(answer('expired'))).toBeVisible();
    await compare(other.email);
    await pressOn(page, main.getByRole('button', { name: customer('merge_ask', { email: other.email }) }));
    await expect(takeBack).toBeVisible();
  });

  await test.step('the link shows both addresses, and merges at the press', async () => {
    const link = await newestLink(owner.page, other.email, mail('merge_request'));
    await owner.page.goto(link);
    await expect(mainOfOwner.getByText(answer('kept', { email: kept.email }))).toBeVisible();
    await expect(mainOfOwner.getByText(answer('other', { email: other.email }))).toBeVisible();
    await expectGoodScreen(owner, 'the question whether two accounts may be merged');
    await pressOn(owner.page, mainOfOwner.getByRole('button', { name: answer('agree') }));
    await expect(mainOfOwner.getByText(answer('agreed', { email: kept.email }))).toBeVisible();
    await expectGoodScreen(owner, 'two accounts that became one');
    await owner.open('/accounts/');
    await expect(mainOfOwner.locator('a[href*="/accounts/login/"]')).toBeVisible();
  });

  await test.step('staff find the account by its former address, and the log tells what was done', async () => {
    await shopper.open(`/staff/customers/?q=${encodeURIComponent(other.email)}`);
    await expect(main.getByText(kept.email)).toBeVisible();
    await shopper.open(`/staff/customers/${keptId}/`);
    await expect(main.getByText(customer('former_emails'))).toBeVisible();
    await expect(main.getByText(other.email)).toBeVisible();
    await shopper.open('/staff/log/');
    await expect(main.getByText(customer('log_customers_merged', { id: String(keptId) })).first()).toBeVisible();
    await shopper.open(`/staff/customers/${otherId}/`);
    await expect(page).toHaveURL(new RegExp(`/staff/customers/${keptId}/$`));
  });
  // The session of the account that ended has ended too.
  expect(unexpected(owner).filter((line) => !line.includes('status of 401'))).toEqual([]);
  await context.close();
});

/** The link of the second mail: the first one's was taken back. */
async function newestLink(page: Page, email: string, subject: string): Promise<string> {
  const count = async () => {
    const list = await (await page.request.get('/dev/outbox/')).text();
    return list.split('<li>').filter((line) => line.includes(`→ ${email} `) && line.includes(subject)).length;
  };
  await expect.poll(count, { timeout: 20_000 }).toBe(2);
  return mailedLink(page, email, subject);
}
