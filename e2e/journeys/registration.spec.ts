import { expect, test } from './journey-test.ts';
import { newAddress, register } from './new-account.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { Shopper } from './shopper.ts';

const password = 'pitkä metsäpolku 7';
const word = (shopper: Shopper, key: string, values?: Record<string, string>) =>
  shopper.word('mf-account', key, values);
const field = (shopper: Shopper, key: string) => shopper.page.getByLabel(word(shopper, key), { exact: true });
const heading = ({ page }: Shopper, name: string) => page.getByRole('heading', { level: 1, name });
/** A form's own button; the footer has a form, too. */
const send = (shopper: Shopper, key: string) =>
  shopper.page.locator('main').getByRole('button', { name: word(shopper, key), exact: true });

/**
 * Rules SESSION-42, SESSION-43, SESSION-51 to SESSION-55, SESSION-61 to SESSION-63: registering, activating, settings,
 * export and removal.
 */
test('a customer joins, changes the settings and leaves for good (SESSION-64)', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const email = newAddress('aino');
  await shopper.open('/accounts/register/');
  await shopper.settled();
  await field(shopper, 'form.first_name').fill('Aino');
  await field(shopper, 'login.email').fill('aino');
  await field(shopper, 'login.password').fill('lyhyt');
  await send(shopper, 'register.submit').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(3);
  await expectGoodScreen(shopper, 'register with mistakes');
  await expect(field(shopper, 'form.first_name')).toHaveValue('Aino');
  await field(shopper, 'form.last_name').fill('Lehtonen');
  await field(shopper, 'login.email').fill(email);
  await field(shopper, 'login.password').fill('Password2026!');
  await send(shopper, 'register.submit').click();
  await expect(page.getByRole('alert')).toContainText(shopper.word('api', 'validation.password_common'));
  await field(shopper, 'login.password').fill(password);
  await send(shopper, 'register.submit').click();
  await expect(page.locator('main').getByRole('status')).toContainText(email);

  await page.goto(await mailedLink(page, email, shopper.word('api', 'mails.account_activation.subject')));
  await expect(heading(shopper, word(shopper, 'activate.done_title'))).toBeVisible();
  await expectGoodScreen(shopper, 'activated');
  await page.reload();
  await expect(page.getByText(word(shopper, 'activate.expired'))).toBeVisible();

  await shopper.open('/accounts/');
  await expect(heading(shopper, word(shopper, 'account.hello', { name: 'Aino' }))).toBeVisible();
  const part = (key: string) =>
    page.locator('details', { has: page.getByRole('heading', { name: word(shopper, key), exact: true }) });
  await part('settings.interests').locator('summary').click();
  await part('settings.interests').getByRole('checkbox').first().check({ force: true });
  await part('settings.interests').getByRole('button').click();
  await expect(page.getByText(word(shopper, 'settings.interests_saved'))).toBeVisible();
  await part('settings.details').locator('summary').click();
  await field(shopper, 'form.postcode').fill('33100');
  await part('settings.details').getByRole('button').click();
  await expect(page.locator('address')).toContainText('33100');
  await part('settings.your_data').locator('summary').click();
  const file = page.waitForEvent('download');
  await send(shopper, 'settings.export').click();
  expect((await file).suggestedFilename()).toBe('havu.json');
  await expectGoodScreen(shopper, 'settings');

  await send(shopper, 'settings.removal').click();
  await expect(page.getByText(word(shopper, 'settings.removal_sent'))).toBeVisible();
  await page.goto(await mailedLink(page, email, shopper.word('api', 'mails.account_deletion.subject')));
  await shopper.settled();
  await expectGoodScreen(shopper, 'removal');
  await send(shopper, 'removal.confirm').click();
  await expect(heading(shopper, word(shopper, 'removal.done_title'))).toBeVisible();
  const signIn = await page.request.post('/api/accounts/login/', { data: { email, password } });
  expect(signIn.status()).toBe(401);
  expect(unexpected(shopper)).toEqual([]);
});

test('a forgotten password is replaced by mail; strangers see the same answer (SESSION-64)', async ({ page }) => {
  const shopper = new Shopper(page);
  const { email } = await register(shopper, 'aino');
  await mailedLink(page, email, shopper.word('api', 'mails.account_activation.subject'));

  const ask = async (address: string) => {
    await shopper.open('/accounts/reset-password/');
    await shopper.settled();
    await field(shopper, 'login.email').fill(address);
    await send(shopper, 'reset.submit').click();
    await expect(heading(shopper, word(shopper, 'reset.sent_title'))).toBeVisible();
    return ((await page.locator('main').textContent()) ?? '').replaceAll(address, '');
  };
  expect(await ask(email)).toBe(await ask(newAddress('aino')));
  await expectGoodScreen(shopper, 'reset');

  const link = await mailedLink(page, email, shopper.word('api', 'mails.password_reset.subject'));
  await page.goto(link);
  await shopper.settled();
  await field(shopper, 'form.new_password').fill('short');
  await send(shopper, 'new_password.submit').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectGoodScreen(shopper, 'new password');
  await field(shopper, 'form.new_password').fill('another long path 8');
  await send(shopper, 'new_password.submit').click();
  await expect(heading(shopper, word(shopper, 'new_password.done_title'))).toBeVisible();

  await page.goto(link);
  await shopper.settled();
  await field(shopper, 'form.new_password').fill('another long path 9');
  await send(shopper, 'new_password.submit').click();
  await expect(heading(shopper, word(shopper, 'new_password.expired_title'))).toBeVisible();
  await shopper.link('mf-account', 'new_password.again').click();
  await page.waitForURL('**/accounts/reset-password/');
  expect(unexpected(shopper)).toEqual([]);
});

test('reminders stop; links that never were say so; a silent service loses nothing typed', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(`/accounts/stop_reminders/${encodeURIComponent(newAddress('aino'))}/`);
  await shopper.settled();
  await send(shopper, 'reminders.submit').click();
  await expect(heading(shopper, word(shopper, 'reminders.done_title'))).toBeVisible();
  // An older mail's link: its token leaves the path before any page repeats it.
  const older = await page.request.get('/en/accounts/delete-account/nonsense/', { maxRedirects: 0 });
  expect([older.status(), older.headers()['cache-control']]).toEqual([308, 'no-store']);
  await shopper.open('/accounts/delete-account/nonsense/');
  await shopper.settled();
  expect(new URL(page.url()).pathname).toMatch(/\/accounts\/delete-account\/$/);
  expect(await page.content()).not.toContain('nonsense');
  await send(shopper, 'removal.confirm').click();
  await expect(page.getByText(word(shopper, 'removal.expired'))).toBeVisible();
  await page.route('**/api/customer/password/reset_email/', (route) => route.abort());
  await shopper.open('/accounts/reset-password/');
  await shopper.settled();
  await field(shopper, 'login.email').fill('aino@example.fi');
  await send(shopper, 'reset.submit').click();
  await expect(page.getByRole('alert')).toContainText(word(shopper, 'form.no_answer'));
  await expect(field(shopper, 'login.email')).toHaveValue('aino@example.fi');
  expect(unexpected(shopper).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});
