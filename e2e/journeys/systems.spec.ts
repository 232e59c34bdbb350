import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';

test('an admin opens the shop to a warehouse by a token, and ends it (STAFF-33, FEED-1)', async ({ page }) => {
  const admin = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) =>
    admin.word('mf-account', `staff_systems.${key}`, values);
  const main = page.getByRole('main');
  const name = `Varasto ${Date.now()}`;
  await admin.signIn('admin@havu.example');
  await admin.open('/staff/');
  await main.getByRole('link', { name: admin.word('mf-account', 'staff.systems') }).click();
  const tokens = page.getByRole('region', { name: say('tokens') });
  await tokens.getByText(say('new_token')).click();
  const make = tokens.getByRole('button', { name: say('make_token') });
  await make.click();
  await expect(tokens.getByRole('alert')).toContainText(say('scopes'));
  await expectGoodScreen(admin, 'a token with problems');
  await tokens.getByLabel(say('name'), { exact: true }).fill(name);
  await tokens.getByLabel(say('scope_stock')).check();
  await tokens.getByLabel(say('last_day')).fill('2020-01-01');
  await make.click();
  await expect(tokens.getByRole('alert')).toContainText(say('last_day'));
  await expect(tokens.getByLabel(say('scope_stock'))).toBeChecked();
  await tokens.getByLabel(say('last_day')).fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
  await make.click();
  const dialog = page.getByRole('dialog', { name: say('secret_title', { name }) });
  const token = (await dialog.locator('code').textContent()) ?? '';
  await expectGoodScreen(admin, 'a token that is told once');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const feed = (row: object) =>
    page.request.post('/api/feeds/stock/', {
      headers: { authorization: `Bearer ${token}` },
      data: { rows: [row] },
    });
  expect((await feed({ sku: 'NONE', store: 'x', quantity: 1, as_of: new Date().toISOString() })).status()).toBe(200);
  const card = tokens.getByRole('article', { name });
  await card.getByRole('button', { name: say('end_named', { name }) }).click();
  const asked = page.getByRole('dialog', { name: say('end_named', { name }) });
  await expect(asked).toContainText(say('token_end_effect'));
  await asked.getByRole('button', { name: say('end_now') }).click();
  await expect(asked).toBeHidden();
  await expect(card.getByRole('button')).toHaveCount(0);
  expect((await feed({})).status()).toBe(401);
  expect(unexpected(admin)).toEqual([]);
});

test('an admin has another system told of orders, sees its messages and ends that (STAFF-33, FEED-7)', async ({
  page,
  browser,
}) => {
  const admin = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) =>
    admin.word('mf-account', `staff_systems.${key}`, values);
  const name = `ERP ${Date.now()}`;
  await admin.signIn('admin@havu.example');
  await admin.open('/staff/systems/');
  const webhooks = page.getByRole('region', { name: say('webhooks') });
  await webhooks.getByText(say('new_webhook')).click();
  await webhooks.getByLabel(say('name'), { exact: true }).fill(name);
  await webhooks.getByLabel(say('url')).fill('https://127.0.0.1/havu');
  await webhooks.getByLabel(say('event_order_sold')).check();
  const make = webhooks.getByRole('button', { name: say('make_webhook') });
  await make.click();
  await expect(webhooks.getByLabel(say('url'))).toHaveAttribute('aria-invalid', 'true');
  await webhooks.getByLabel(say('url')).fill('https://erp.example/havu');
  await make.click();
  const secret = page.getByRole('dialog', { name: say('secret_title', { name }) });
  const first = (await secret.locator('code').textContent()) ?? '';
  await page.keyboard.press('Escape');

  const card = webhooks.getByRole('article', { name });
  await card.getByRole('button', { name: say('ping'), exact: true }).click();
  await expect(page.getByText(say('pinged'))).toBeVisible();
  await card.getByText(say('messages'), { exact: true }).click();
  await expect(card.getByRole('listitem')).toContainText(say('ping'));
  await expectGoodScreen(admin, 'other systems with a webhook and its messages');
  await card.getByRole('button', { name: say('rotate') }).click();
  await expect(secret.locator('code')).not.toHaveText(first);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: say('end_named', { name }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('end_now') })
    .click();
  await expect(card.getByRole('button', { name: say('ping'), exact: true })).toHaveCount(0);
  expect(unexpected(admin)).toEqual([]);

  const context = await browser.newContext();
  const staff = new Shopper(await context.newPage());
  await staff.signIn('staff@havu.example');
  await staff.open('/staff/systems/');
  await expect(staff.page.getByText(staff.word('mf-account', 'staff_room.not_yours'))).toBeVisible();
  await expect(staff.link('mf-account', 'staff.systems')).toHaveCount(0);
  await context.close();
});
