import type { Page } from '@playwright/test';
import { expect, test } from './journey-test.ts';
import { join, newAddress } from './new-account.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { Shopper } from './shopper.ts';

/** Password and email of a signed-in customer (docs/decisions/0027). */
const old = 'pitkä metsäpolku 7';
const fresh = 'another long path 8';
const word = (shopper: Shopper, key: string, values?: Record<string, string>) =>
  shopper.word('mf-account', key, values);
const field = (part: ReturnType<typeof partOf>, shopper: Shopper, key: string) =>
  part.getByLabel(word(shopper, key), { exact: true });
const partOf = ({ page }: Shopper, name: string) =>
  page.locator('main details', { has: page.getByRole('heading', { name, exact: true }) });
const login = (page: Page, email: string, password: string) =>
  page.request.post('/api/accounts/login/', { data: { email, password } });

/** A new account, signed in, with its settings open. */
async function joinAndOpen(shopper: Shopper): Promise<string> {
  const { email } = await join(shopper, 'vaihtaja', { password: old });
  await shopper.open('/accounts/');
  return email;
}

test('a customer changes the password: the old one works no longer, nor do other devices', async ({ page }) => {
  const shopper = new Shopper(page);
  const email = await joinAndOpen(shopper);
  const other = (await (await login(page, email, old)).json()) as { access_token: string };
  const part = partOf(shopper, word(shopper, 'settings.password'));
  await part.locator('summary').click();
  await field(part, shopper, 'settings.old_password').fill('a wrong one');
  await field(part, shopper, 'form.new_password').fill(fresh);
  const change = part.getByRole('button', { name: word(shopper, 'settings.password_submit') });
  await change.click();
  await expect(part.getByRole('alert')).toBeFocused();
  await expect(part.getByRole('alert')).toContainText(shopper.word('api', 'validation.wrong_password'));
  await expect(field(part, shopper, 'form.new_password')).toHaveValue(fresh);
  await expectGoodScreen(shopper, 'password with a mistake');
  await field(part, shopper, 'settings.old_password').fill(old);
  await page.keyboard.press('Enter');
  await expect(page.getByText(word(shopper, 'settings.password_done'))).toBeVisible();
  expect((await login(page, email, old)).status()).toBe(401);
  expect((await login(page, email, fresh)).status()).toBe(200);
  const headers = { authorization: `Bearer ${other.access_token}` };
  expect((await page.request.get('/api/customer/', { headers })).status()).toBe(401);
  // This device is signed in as before.
  await page.reload();
  await expect(page.getByRole('heading', { name: word(shopper, 'account.hello', { name: 'Aino' }) })).toBeVisible();
  await mailedLink(page, email, shopper.word('api', 'mails.password_changed.subject'));
  expect(unexpected(shopper)).toEqual([]);
});

test('a customer changes the email by the link in the new address’s mail; the old one is told', async ({ page }) => {
  const shopper = new Shopper(page);
  const email = await joinAndOpen(shopper);
  const next = newAddress('vaihtaja');
  const part = partOf(shopper, word(shopper, 'settings.email'));
  await part.locator('summary').click();
  await expect(part).toContainText(email);
  await field(part, shopper, 'settings.new_email').fill('aino');
  const ask = part.getByRole('button', { name: word(shopper, 'settings.email_submit') });
  await ask.click();
  await expect(part.getByRole('alert').getByRole('listitem')).toHaveCount(2);
  await expectGoodScreen(shopper, 'email with mistakes');
  await field(part, shopper, 'settings.new_email').fill(next);
  await field(part, shopper, 'settings.old_password').fill(old);
  await ask.click();
  await expect(part.getByRole('status')).toContainText(next);
  const link = await mailedLink(page, next, shopper.word('api', 'mails.email_change.subject'));
  expect((await login(page, email, old)).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: word(shopper, 'confirm_email.done_title') })).toBeVisible();
  await expect(page.locator('main')).toContainText(next);
  await expectGoodScreen(shopper, 'email changed');
  expect((await login(page, email, old)).status()).toBe(401);
  expect((await login(page, next, old)).status()).toBe(200);
  await mailedLink(page, email, shopper.word('api', 'mails.email_changed.subject'));
  await page.reload();
  await expect(page.getByText(word(shopper, 'confirm_email.expired'))).toBeVisible();
  await shopper.open('/accounts/');
  await expect(page.locator('address')).toContainText(next);
  expect(unexpected(shopper)).toEqual([]);
});

/** docs/decisions/0039 */
test('a customer sees where the account is signed in, and signs out there and everywhere', async ({ page }) => {
  const shopper = new Shopper(page);
  const email = await joinAndOpen(shopper);
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const signInElsewhere = async () => {
    const data = { email, password: old };
    const answer = await page.request.post('/api/accounts/login/', { data, headers: { 'user-agent': userAgent } });
    return `Bearer ${((await answer.json()) as { access_token: string }).access_token}`;
  };
  const isSignedIn = async (authorization: string) =>
    (await page.request.get('/api/customer/', { headers: { authorization } })).status() === 200;
  const other = await signInElsewhere();
  const part = partOf(shopper, word(shopper, 'settings.sessions'));
  await part.locator('summary').click();
  await expect(part.getByRole('listitem')).toHaveCount(2);
  await expectGoodScreen(shopper, 'sessions');
  const name = word(shopper, 'settings.session_device', { browser: 'Firefox', system: 'Windows' });
  await part.getByRole('button', { name: word(shopper, 'settings.session_end_on', { name }) }).click();
  await expect(part.getByRole('listitem')).toHaveCount(1);
  await expect(part.getByRole('list')).toBeFocused();
  await expect(part).toContainText(word(shopper, 'settings.session_current'));
  expect(await isSignedIn(other)).toBe(false);
  const third = await signInElsewhere();
  await part.getByRole('button', { name: word(shopper, 'settings.sessions_end_all') }).click();
  await page.waitForURL((url) => !url.pathname.includes('/accounts/'));
  expect(await isSignedIn(third)).toBe(false);
  await shopper.open('/accounts/');
  await expect(page.getByText(word(shopper, 'account.sign_in_first'))).toBeVisible();
  expect(unexpected(shopper)).toEqual([]);
});
