import { expect, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

test('the policy of every page names its own scripts only and needs Trusted Types (SESSION-37, TARGET-49)', async ({
  page,
}) => {
  for (const path of ['/en/', '/en/clothing/jackets/', '/en/checkout/', '/en/accounts/login/', '/en/no-such-page/']) {
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain("require-trusted-types-for 'script'");
  }
});

test('one flipped byte in a published file fails closed into the error screen, and retry recovers (TARGET-50)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open('/clothing/jackets/');
  await shopper.settled();
  let isTampered = true;
  await page.route('**/remotes/mf-account/**/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: isTampered ? `${body} ` : body });
  });
  await page
    .locator(`a[href="${shopper.path('/accounts/login/')}"]`)
    .filter({ visible: true })
    .first()
    .click();
  const retry = page.getByRole('button', { name: shopper.word('shell', 'error.retry') });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  isTampered = false;
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: shopper.word('mf-account', 'login.title') })).toBeVisible();
});

test('server HTML holds nothing personal, signed in or not', async ({ page, context }) => {
  const shopper = new Shopper(page);
  await shopper.signIn('customer@havu.example');
  const cookies = await context.cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const path of ['/en/', '/en/accounts/', '/en/checkout/']) {
    const signedIn = await (await page.request.get(path, { headers: { cookie } })).text();
    expect(signedIn).not.toContain('customer@havu.example');
  }
});

test('an address with an encoded line break is a missing page that leads on', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const shopper = new Shopper(page);
  for (const path of ['/en/a%0Ab/', '/en/clothing/%0D/', '/en/%E2%80%A8/'])
    expect((await page.goto(path))?.status(), path).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shopper.settled();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/$/);
  expect(errors).toEqual([]);
});
