import type { Page } from '@playwright/test';
import { expect, test } from './journey-test.ts';
import { join, newAddress } from './new-account.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { Shopper } from './shopper.ts';

/** Rules SESSION-73 to SESSION-81; the sandbox's provider is called Tunnus. */
const provider = 'Tunnus';
const word = (shopper: Shopper, key: string, values?: Record<string, string>) =>
  shopper.word('mf-account', key, values);
const main = (page: Page) => page.locator('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Presses the shop's button with the keyboard and says on the provider's page who one is. */
async function goTo(shopper: Shopper, email: string, choose: (page: Page) => Promise<unknown> = async () => {}) {
  const { page } = shopper;
  await main(page)
    .getByRole('link', { name: word(shopper, 'social.with', { provider }) })
    .press('Enter');
  await page.waitForURL(/\/oidc\/authorize/);
  await page.locator('[name=person_email]').fill(email);
  await choose(page);
  await page.locator('button[value=allow]').press('Enter');
}

test('somebody new signs in with another service, comes back, and brings the cart along (SESSION-64)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const email = newAddress('tunnus');
  await shopper.open('/accounts/login/?next=%2Fen%2Fwishlist%2F');
  await shopper.settled();
  await expectGoodScreen(shopper, 'sign in with a provider');
  await goTo(shopper, email);
  await expect(heading(page, word(shopper, 'social.create_title'))).toBeVisible();
  await expectGoodScreen(shopper, 'an account from elsewhere');
  await page.getByLabel(word(shopper, 'form.first_name'), { exact: true }).fill('Maikki');
  await main(page)
    .getByRole('button', { name: word(shopper, 'social.create_submit') })
    .press('Enter');
  await page.waitForURL(/\/en\/wishlist\/$/);
  await shopper.open('/accounts/');
  await expect(heading(page, word(shopper, 'account.hello', { name: 'Maikki' }))).toBeVisible();
  await page.getByRole('button', { name: word(shopper, 'account.sign_out') }).click();

  await shopper.open('/accounts/register/');
  await shopper.settled();
  await goTo(shopper, email);
  await expect(heading(page, word(shopper, 'account.hello', { name: 'Maikki' }))).toBeVisible();
  expect(page.url()).not.toContain('#');
  expect(unexpected(shopper)).toEqual([]);
});

test('an account that exists is joined by password or by mail, and parted again in the settings', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const { email, password } = await join(shopper, 'tunnus');
  await page.context().clearCookies();

  await shopper.open('/accounts/login/');
  await shopper.settled();
  await goTo(shopper, email);
  await expect(heading(page, word(shopper, 'social.join_title'))).toBeVisible();
  await page.getByLabel(word(shopper, 'login.password'), { exact: true }).fill('arvaus 123456');
  await main(page)
    .getByRole('button', { name: word(shopper, 'social.join_submit') })
    .press('Enter');
  await expect(page.getByRole('alert')).toContainText(shopper.word('api', 'errors.wrong_credentials'));
  await expectGoodScreen(shopper, 'joining with a wrong password');
  await page.getByLabel(word(shopper, 'login.password'), { exact: true }).fill(password);
  await main(page)
    .getByRole('button', { name: word(shopper, 'social.join_submit') })
    .press('Enter');
  await expect(heading(page, word(shopper, 'account.hello', { name: 'Aino' }))).toBeVisible();

  const part = main(page).locator('details', {
    has: page.getByRole('heading', { name: word(shopper, 'social.settings') }),
  });
  await part.locator('summary').click();
  await expect(part.getByText(provider, { exact: true })).toBeVisible();
  await expectGoodScreen(shopper, 'settings with a provider');
  await part.getByLabel(word(shopper, 'settings.old_password')).fill(password);
  await part.getByRole('button', { name: word(shopper, 'social.end', { provider }) }).click();
  await expect(part.getByText(word(shopper, 'social.none'))).toBeVisible();

  await page.getByRole('button', { name: word(shopper, 'account.sign_out') }).click();
  await shopper.open('/accounts/login/');
  await shopper.settled();
  await goTo(shopper, email);
  await main(page)
    .getByRole('button', { name: word(shopper, 'social.mail_instead') })
    .click();
  await expect(main(page).getByRole('status')).toContainText(email);
  const subject = shopper.word('api', 'mails.social_proof.subject');
  await page.goto(await mailedLink(page, email, subject));
  await expect(heading(page, word(shopper, 'account.hello', { name: 'Aino' }))).toBeVisible();
  expect(unexpected(shopper).filter((complaint) => !complaint.includes('401'))).toEqual([]);
});

test('what goes wrong at the other service is told in clear words, with a way on', async ({ page }) => {
  const shopper = new Shopper(page);
  const tells = async (key: string) => {
    await expect(main(page).getByRole('status')).toContainText(word(shopper, key, { provider }));
    await expect(main(page).getByRole('link', { name: word(shopper, 'social.password_way') })).toBeVisible();
  };
  await shopper.open('/accounts/login/');
  await shopper.settled();
  await goTo(shopper, newAddress('tunnus'), (there) => there.locator('[name=shares_email]').uncheck());
  await tells('social.email');
  await expectGoodScreen(shopper, 'email permission required');
  await main(page)
    .getByRole('link', { name: word(shopper, 'social.again', { provider }) })
    .click();
  await page.waitForURL(/\/oidc\/authorize/);
  await page.locator('button[value=deny]').click();
  await tells('social.cancelled');
  await shopper.open('/accounts/social/#made-up');
  await expect(main(page).getByRole('status')).toContainText(word(shopper, 'social.expired'));
  await shopper.open('/accounts/social/?failed=%3Cb%3E&provider=evil');
  await expect(main(page).getByRole('status')).toContainText(word(shopper, 'social.expired'));
  await shopper.open('/accounts/login/');
  await shopper.settled();
  await goTo(shopper, newAddress('tunnus'), (there) => there.locator('[name=is_verified]').uncheck());
  await expect(heading(page, word(shopper, 'social.mail_title'))).toBeVisible();
  await expectGoodScreen(shopper, 'an address that nobody confirmed');
});
