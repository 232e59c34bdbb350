import type { StaffPeople } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { join } from './new-account.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';

test('an admin gives a role, which opens its rooms and no others, changes it and ends it (STAFF-35 to STAFF-37)', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext();
  const person = new Shopper(await context.newPage());
  const { email } = await join(person, 'role');

  const admin = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => admin.word('mf-account', `staff_people.${key}`, values);
  await admin.signIn('admin@havu.example');
  await admin.open('/staff/people/');
  const people = page.getByRole('region', { name: say('title') });
  // By keyboard alone.
  await people.locator('summary', { hasText: say('new') }).press('Enter');
  const made = people.locator('form').last();
  await made.getByLabel(admin.word('mf-account', 'login.email')).fill('nobody@havu.example');
  await made.getByRole('button', { name: say('give') }).press('Enter');
  await expect(made.getByLabel(admin.word('mf-account', 'login.email'))).toHaveAttribute('aria-invalid', 'true');
  await expectGoodScreen(admin, 'a role for nobody');
  await made.getByLabel(admin.word('mf-account', 'login.email')).fill(email);
  await made.getByLabel(say('role')).selectOption('content');
  await made.getByRole('button', { name: say('give') }).press('Enter');
  const row = people.getByRole('article').filter({ hasText: email });
  await expect(row).toBeVisible();
  await expect(row.getByLabel(say('role'))).toHaveValue('content');

  const rooms = person.page.getByRole('navigation', { name: person.word('mf-account', 'staff.home') });
  await person.open('/staff/');
  await expect(rooms.getByRole('link')).toHaveText(
    [
      'reviews',
      'products',
      'groups',
      'menus',
      'brands',
      'attributes',
      'campaigns',
      'banners',
      'pages',
      'posts',
      'keywords',
      'stores',
      'redirects',
      'search-words',
      'log',
    ].map((room) => person.word('mf-account', `staff.${room}`)),
  );
  await person.open('/staff/orders/');
  await expect(person.page.getByText(person.word('mf-account', 'staff_room.not_yours'))).toBeVisible();
  await expectGoodScreen(person, 'a room of another role');

  const role = row.getByLabel(say('role'));
  await role.focus();
  await role.selectOption('store');
  await expect(role).toBeFocused();
  await row.getByRole('button', { name: admin.word('mf-account', 'settings.save') }).press('Enter');
  await expect(row.getByLabel(say('store'))).toHaveAttribute('aria-invalid', 'true');
  await row.getByLabel(say('store')).selectOption({ index: 1 });
  await row.getByRole('button', { name: admin.word('mf-account', 'settings.save') }).press('Enter');
  await expect(
    page
      .getByText(/\S/)
      .filter({ hasText: say('saved', { name: '' }).trim() })
      .first(),
  ).toBeVisible();
  await person.open('/staff/');
  await expect(rooms.getByRole('link').first()).toHaveText(person.word('mf-account', 'staff.orders'));
  await expect(rooms.getByRole('link')).toHaveCount(5);

  // Another admin is quicker: what is stored stands beside what was chosen (STAFF-42).
  const headers = { authorization: await admin.token() };
  const { results } = (await (await page.request.get('/api/staff/people/', { headers })).json()) as StaffPeople;
  const stored = results.find((each) => each.email === email);
  const was = { role: 'store', store_id: stored?.store?.id };
  const data = { role: 'commerce', was };
  expect((await page.request.put(`/api/staff/people/${stored?.id}/`, { headers, data })).status()).toBe(200);
  await role.selectOption('content');
  await row.getByRole('button', { name: admin.word('mf-account', 'settings.save') }).press('Enter');
  const take = row.getByRole('button', { name: admin.word('mf-account', 'staff_log.take') });
  await expect(row.getByText(say('role_commerce')).last()).toBeVisible();
  await expect(role).toHaveValue('content');
  await expectGoodScreen(admin, 'a role that another admin has changed');
  await take.press('Enter');
  await expect(role).toHaveValue('commerce');

  await row.getByRole('button', { name: new RegExp(admin.word('mf-account', 'staff_systems.end')) }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: admin.word('mf-account', 'staff_systems.end_now') })
    .press('Enter');
  await expect(row).toHaveCount(0);
  await person.open('/staff/');
  await expect(person.page.getByText(person.word('mf-account', 'staff.for_staff'))).toBeVisible();
  expect(unexpected(admin)).toEqual([]);
  await context.close();
});
