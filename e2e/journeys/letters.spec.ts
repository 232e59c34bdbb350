import { expect, test } from './journey-test.ts';
import { languagesByTurns } from './languages-by-turns.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { Shopper } from './shopper.ts';

let readers = 0;
const newAddress = () => `lukija.${Date.now()}.${++readers}@example.fi`;
const word = (shopper: Shopper, key: string, values?: Record<string, string>) =>
  shopper.word('mf-account', key, values);

/** Rules CONTENT-18, CONTENT-19, CONTENT-24. */
test('the footer’s letter comes after its mail was confirmed, and stops by its own link', async ({ page }) => {
  const shopper = new Shopper(page, 'fi');
  const email = newAddress();
  await shopper.open('/manufacturers/');
  await shopper.settled();
  const footer = page.getByRole('contentinfo');
  const address = footer.getByLabel(shopper.word('shell', 'footer.email'));
  await address.fill('aino@havu');
  await footer.getByRole('button', { name: shopper.word('shell', 'footer.subscribe') }).click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveValue('aino@havu');
  await address.fill(email);
  await footer.getByRole('button', { name: shopper.word('shell', 'footer.subscribe') }).click();
  await expect(footer.getByRole('status')).toHaveText(shopper.word('shell', 'footer.letter_done'));

  const confirm = await mailedLink(page, email, shopper.word('api', 'mails.newsletter_forest.subject'));
  await page.goto(confirm);
  await expect(page.getByText(word(shopper, 'letter.confirm_done'))).toBeVisible();
  await expectGoodScreen(shopper, 'confirmed letter');
  await page.goto(confirm);
  await expect(page.getByText(word(shopper, 'letter.expired'))).toBeVisible();
  await page.goto(await mailedLink(page, email, shopper.word('api', 'mails.newsletter_welcome.subject')));
  await expect(page.getByText(word(shopper, 'letter.leave_done'))).toBeVisible();
  expect(unexpected(shopper)).toEqual([]);
});

for (const language of languagesByTurns)
  test(`letters are asked for on pages of their own, in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language);
    const email = newAddress();
    await shopper.open('/corporate-newsletter/');
    await shopper.settled();
    const main = page.locator('main');
    await main.getByLabel(word(shopper, 'login.email'), { exact: true }).fill(email);
    await main.getByRole('button', { name: word(shopper, 'letter.submit') }).click();
    await expect(main.getByRole('status')).toContainText(email);
    const link = await mailedLink(page, email, shopper.word('api', 'mails.newsletter_corporate.subject'));
    expect(link).toContain(shopper.path('/corporate-newsletter/?confirm='));
    expect(shopper.complaints).toEqual([]);
  });

/** Rules CONTENT-20, CONTENT-22, CONTENT-25. */
test('messages reach the shop; mistakes lose nothing', async ({ page }) => {
  const shopper = new Shopper(page);
  const main = page.locator('main');
  const fill = (key: string, value: string) => main.getByLabel(word(shopper, key), { exact: true }).fill(value);
  const submit = () => main.getByRole('button', { name: word(shopper, 'ask.submit') }).click();
  await shopper.open('/ask/');
  await shopper.settled();
  await fill('ask.message', 'Where is <b>my</b> parcel?');
  await submit();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(2);
  await expectGoodScreen(shopper, 'ask with mistakes');
  await expect(main.getByLabel(word(shopper, 'ask.message'), { exact: true })).toHaveValue(
    'Where is <b>my</b> parcel?',
  );
  await fill('form.name', 'Aino');
  await fill('login.email', newAddress());
  await submit();
  await expect(main.getByRole('status')).toContainText('Thank you for your message!');

  await shopper.open('/corporate-info-form/');
  await shopper.settled();
  await expectGoodScreen(shopper, 'corporate');
  await fill('corporate.company', 'Metsä & Pojat');
  await fill('corporate.contact', 'Aino');
  await fill('login.email', newAddress());
  await submit();
  await expect(main.getByRole('status')).toContainText('Corporate information email sent successfully');
  expect(unexpected(shopper)).toEqual([]);
});

/** Rules AFTER-15, AFTER-16. */
test('a guest finds an order by its number and email, and is told when there is none', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const email = 'customer@havu.example';
  const login = await page.request.post('/api/accounts/login/', { data: { email, password: 'Havu-demo-1' } });
  const { access_token } = (await login.json()) as { access_token: string };
  const orders = await page.request.get('/api/customer/orders/', {
    headers: { authorization: `Bearer ${access_token}` },
  });
  // The oldest is the demo's own: what other journeys ordered went to other addresses.
  const order = ((await orders.json()) as { orders: { number: string }[] }).orders.at(-1);
  const main = page.locator('main');
  await shopper.open('/view-order/');
  await shopper.settled();
  await main.getByLabel(word(shopper, 'view_order.number'), { exact: true }).fill(order?.number ?? '');
  await main.getByLabel(word(shopper, 'login.email'), { exact: true }).fill('somebody@example.fi');
  await main.getByRole('button', { name: word(shopper, 'view_order.submit') }).click();
  await expect(page.getByRole('alert')).toContainText(word(shopper, 'view_order.not_found'));
  await expectGoodScreen(shopper, 'order not found');
  await main.getByLabel(word(shopper, 'login.email'), { exact: true }).fill(email.toUpperCase());
  await main.getByRole('button', { name: word(shopper, 'view_order.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order?.number ?? '-');
  await expectGoodScreen(shopper, 'order');
  expect(unexpected(shopper)).toEqual([]);
});
