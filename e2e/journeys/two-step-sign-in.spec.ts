import { Secret, TOTP } from 'otpauth';
import { expect, test } from './journey-test.ts';
import { join } from './new-account.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';

/** docs/decisions/0054: a second factor beside the password. */

/**
 * What an authenticator app shows; `periods` of 30 s from now. Each code counts once, and those of the period before and
 * after count too: with this one and the next, a slow machine makes none too old.
 */
const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });

test('a customer sets two-step sign-in up, signs in with it, and with a recovery code', async ({ page }) => {
  const shopper = new Shopper(page);
  const word = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const { email, password } = await join(shopper, 'kaksi');

  await shopper.open('/accounts/');
  const part = page.locator('main details', { has: page.getByRole('heading', { name: word('two_step.title') }) });
  await part.locator('summary').click();
  await part.getByLabel(word('settings.old_password')).fill(password);
  await part.getByRole('button', { name: word('two_step.begin') }).click();
  await expect(part.getByRole('img', { name: word('two_step.qr') })).toBeVisible();
  await expectGoodScreen(shopper, 'two-step sign-in, the picture for the app');
  const secret = ((await part.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await part.getByLabel(word('two_step.code'), { exact: true }).fill('000000');
  await part.getByRole('button', { name: word('two_step.confirm') }).click();
  await expect(part.getByRole('alert')).toContainText(shopper.word('api', 'errors.code_wrong'));
  await part.getByLabel(word('two_step.code'), { exact: true }).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(part.getByText(word('two_step.codes_lead'))).toBeVisible();
  await expectGoodScreen(shopper, 'two-step sign-in, recovery codes');
  const codes = await part.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await part.getByRole('button', { name: word('two_step.kept') }).click();
  await expect(part.getByText(word('two_step.codes_left_other', { count: '10' }))).toBeVisible();

  const signOut = page.getByRole('button', { name: word('account.sign_out') });
  const signIn = async (code: string) => {
    await shopper.open('/accounts/login/');
    await page.getByLabel(word('login.email'), { exact: true }).fill(email);
    await page.getByLabel(word('login.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: word('login.submit'), exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(shopper.word('api', 'errors.code_asked'));
    await page.getByLabel(word('two_step.code'), { exact: true }).fill(code);
    await page.keyboard.press('Enter');
  };
  await signOut.click();
  await signIn('123456');
  await expect(page.getByRole('alert')).toContainText(shopper.word('api', 'errors.code_wrong'));
  await expectGoodScreen(shopper, 'signing in with a wrong code');
  await page.getByLabel(word('two_step.code'), { exact: true }).fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: word('account.hello', { name: 'Aino' }) })).toBeVisible();

  await signOut.click();
  await signIn(codes[0] ?? '');
  await expect(page.getByRole('heading', { name: word('account.hello', { name: 'Aino' }) })).toBeVisible();
  await part.locator('summary').click();
  await expect(part.getByText(word('two_step.codes_left_other', { count: '9' }))).toBeVisible();
  // The browser names each refused sign-in.
  expect(unexpected(shopper).filter((complaint) => !complaint.includes('401'))).toEqual([]);
});
