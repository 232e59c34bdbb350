import type { Page } from '@playwright/test';
import { checkAxe } from './axe.ts';
import { openPayment } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { mailTo, sentMail } from './service.ts';
import { aino, jacketSlug, Shopper } from './shopper.ts';

/** Rules LAW-1 to LAW-13: what the law wants told, on the pages themselves. */

/** A link that opens a dialog, once its code is there: before that it leads to the page. */
const opener = (page: Page, name: string) =>
  page.getByRole('link', { name }).and(page.locator('[aria-haspopup=dialog]'));

const jacketPath = `/kaamos/x/${jacketSlug}/`;

test('who sells and the way out of a contract stand at the foot of every page, the checkout’s too (LAW-1, LAW-2)', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  for (const path of ['/', '/checkout/', '/contact/', '/no-such-page/']) {
    await shopper.open(path);
    const foot = page.getByRole('contentinfo');
    await expect(foot).toContainText('Havu Oy, Tikkurilantie 140');
    await expect(foot).toContainText('9104822-8');
    await expect(foot.getByRole('link', { name: shopper.word('shell', 'footer.withdraw') })).toBeVisible();
  }
  await shopper.open('/contact/');
  await expect(page.getByRole('main')).toContainText('9104822-8');
});

test('a guest whose mail carries the terms withdraws from the whole purchase from the foot of a page, by keyboard alone (LAW-2, LAW-3)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openPayment(shopper, { amount: 1 });
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const number = /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  const [, terms = ''] =
    /Content-Type: application\/pdf[\s\S]*?\r?\n\r?\n([\w+/=\s]+)/.exec(await sentMail(page, aino.email, number)) ?? [];
  expect(Buffer.from(terms, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto('about:blank');
  await shopper.open('/');
  await shopper.settled();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shopper.word('shell', 'footer.withdraw') })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/withdraw\/$/);
  const form = await page.request.get(`/api/withdrawal-form/?language=${shopper.language}`);
  expect(form.headers()['content-type']).toBe('application/pdf');
  await checkAxe(page, 'the way out of a contract');
  await page.getByLabel(shopper.word('mf-account', 'view_order.number')).focus();
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type(aino.email);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: shopper.word('mf-account', 'withdraw_page.of_order', { number }) }),
  ).toBeFocused();
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await checkAxe(page, 'what is withdrawn from');
  await shopper.button('mf-account', 'after.continue').focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: shopper.word('mf-account', 'after.check.withdrawal', { number }) }),
  ).toBeFocused();
  await shopper.button('mf-account', 'after.confirm.withdrawal').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(shopper.word('mf-account', 'after.declared.withdrawal'))).toBeVisible();
  await expect.poll(() => mailTo(page, number)).toContain(number);
  expect(shopper.complaints).toEqual([]);
});

const told = [
  ['Legal guarantee', /two years in the European Union/, /Five years in Norway/],
  ['Ranking and reviews', /what was sold most/, /Only a customer who bought/],
  ['Accessibility', /EN 301 549/, /little structure for screen readers/, /Traficom/],
] as const;
for (const [title, ...words] of told)
  test(`the foot of a list leads to: ${title} (LAW-4, LAW-5, LAW-10)`, async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.open('/clothing/jackets/');
    await shopper.settled();
    // By keyboard: the foot moves away from a pointer while the list under it grows.
    await page.getByRole('contentinfo').getByRole('link', { name: title }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const each of words) await expect(page.getByRole('main')).toContainText(each);
    await checkAxe(page, title);
    expect(shopper.complaints).toEqual([]);
  });

test('the page about privacy lists what this very visit has put into the browser (LAW-6)', async ({ page }) => {
  const shopper = new Shopper(page);
  await openPayment(shopper, { amount: 1 });
  await shopper.open('/search/?q=jacket');
  await shopper.settled();
  await shopper.open('/privacy/');
  await shopper.settled();
  const main = page.getByRole('main');
  await expect(main.getByRole('emphasis').first()).toBeVisible();
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(stored.length + cookies.length).toBeGreaterThan(3);
  const names = await main.getByRole('emphasis').allTextContents();
  const unlisted = [...stored, ...cookies].filter(
    (name) => /^(?:so[._]|havu|grid)/.test(name) && !names.includes(name),
  );
  expect(unlisted).toEqual([]);
  await checkAxe(page, 'the list of what is stored');
});

test('nothing that a buyer agrees to is ticked beforehand (LAW-7)', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/accounts/register/');
  await shopper.settled();
  for (const choice of ['register.join_club', 'register.letters'])
    await expect(page.getByLabel(shopper.word('mf-account', choice))).not.toBeChecked();
  await openPayment(shopper, { amount: 1 });
  const choices = page.getByRole('main').getByRole('checkbox');
  await expect(choices.first()).toBeVisible();
  for (const choice of await choices.all()) await expect(choice).not.toBeChecked();
});

const binding = {
  ...{ fi: /^Tilaa ja maksa /, en: /^Order and pay /, sv: /^Beställ och betala / },
  ...{ de: /^Zahlungspflichtig bestellen: /, fr: /^Commander et payer /, ru: /^Заказать и оплатить / },
};
test('the button that binds says in each language that the order has to be paid (LAW-9)', async ({ page }) => {
  const shopper = new Shopper(page);
  await openPayment(shopper, { amount: 1 });
  for (const language of ['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const) {
    const reader = new Shopper(page, language);
    await reader.open('/checkout/payment/');
    await expect(page.getByRole('button', { name: binding[language] })).toBeVisible();
  }
});

const guarantees = [
  ['fi', 'LAKISÄÄTEINEN VIRHEVASTUU', 'virhevastuu'],
  ['en', 'LEGAL GUARANTEE', 'guarantees'],
  ['sv', 'LAGSTADGAD REKLAMATIONSRÄTT', 'reklamationsr%C3%A4tt'],
  ['de', 'GESETZLICHE GEWÄHRLEISTUNG', 'garantien'],
  ['fr', 'GARANTIE LÉGALE', 'garanties'],
  ['ru', 'ЗАКОННАЯ ГАРАНТИЯ', 'guarantees'],
] as const;
test('the notice of the legal guarantee opens from the buy box with one press, in six languages (LAW-11)', {
  tag: '@phone',
}, async ({ page }) => {
  for (const [language, heading, address] of guarantees) {
    const shopper = new Shopper(page, language);
    await shopper.open(jacketPath);
    await shopper.settled();
    await opener(page, shopper.word('mf-product', 'guarantee.rights')).press('Enter');
    const notice = page.getByRole('dialog', { name: shopper.word('mf-shared/ui', 'guarantee.title') });
    await expect(notice.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(notice.getByRole('link')).toHaveAttribute('href', new RegExp(`//europa\\.eu/youreurope/${address}$`));
    await expect(notice.getByRole('img')).toBeVisible();
    await expect(notice.getByRole('listitem')).toHaveCount(6);
    await checkAxe(page, `the notice in ${language}`);
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
  }
});

test('the notice stands beside the button that binds, and whole on the pages of guarantee and terms (LAW-11)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openPayment(shopper, { amount: 1 });
  await opener(page, shopper.word('mf-shared/ui', 'guarantee.title')).click();
  await expect(page.getByRole('dialog')).toContainText('Sellers are liable');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: binding.en })).toBeVisible();
  for (const path of ['/legal-guarantee/', '/terms-of-service/']) {
    await shopper.open(path);
    const notice = page.getByRole('complementary').filter({ hasText: 'LEGAL GUARANTEE' });
    await expect(notice).toContainText('Provide proof of purchase');
    await expect(notice.getByRole('img')).toBeVisible();
  }
});

test('where an order goes to Sweden its three years are told below the notice (LAW-11, CONF-114)', async ({ page }) => {
  const shopper = new Shopper(page, 'sv');
  await shopper.open(jacketPath);
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'so_delivery_country_code', value: 'se', url: origin }]);
  await shopper.open(jacketPath);
  await shopper.settled();
  await opener(page, shopper.word('mf-product', 'guarantee.rights')).click();
  await expect(page.getByRole('dialog')).toContainText('Sverige: den lagstadgade reklamationsrätten gäller i 3 år.');
});

test('a producer’s guarantee of durability has its label in the buy box, and whole with one press (LAW-12)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open('/ahkio/x/ailakki-70-backpack/');
  await shopper.settled();
  const name = shopper.word('mf-product', 'guarantee.producer');
  await opener(page, name).click();
  const label = page.getByRole('dialog', { name }).getByRole('img');
  await expect(label).toBeVisible();
  await expect(label).toHaveAccessibleName(/^GARAN label\. .+, model .+\. Producer guarantee in years: \d+$/);
  await checkAxe(page, 'the label of a guarantee');
  await shopper.open(jacketPath);
  await shopper.settled();
  await expect(page.getByRole('link', { name: shopper.word('mf-product', 'guarantee.rights') })).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

const memory = ['havu-viewed-products', 'havu-searches'] as const;
test('before a yes nothing outlasts the visit but what it needs, and a no takes it away again (LAW-13, LAW-6)', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'en', { isAsked: true });
  const kept = (place: 'localStorage' | 'sessionStorage') =>
    page.evaluate(
      ([from, ...keys]) => keys.filter((key) => globalThis[from as 'localStorage'].getItem(key) !== null),
      [place, ...memory],
    );
  const lookedUp = page.waitForResponse((answer) => answer.url().includes('/api/locale_by_ip/'));
  await shopper.open(jacketPath);
  await lookedUp;
  await shopper.settled();
  const field = page.getByRole('searchbox').filter({ visible: true });
  await field.fill('jacket');
  await field.press('Enter');
  await page.waitForURL(/q=jacket/, { waitUntil: 'domcontentloaded' });
  await shopper.settled();
  await expect.poll(() => kept('sessionStorage')).toEqual(memory);
  expect(await kept('localStorage')).toEqual([]);
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ name }) => /^so_geoip/.test(name)))
    .toEqual([expect.objectContaining({ expires: -1 })]);
  const lasting = (await page.context().cookies()).filter(({ expires }) => expires !== -1).map(({ name }) => name);
  expect(lasting.filter((name) => name !== 'so_sheet')).toEqual([]);

  const foot = await shopper.foot();
  const answer = async (key: string) => {
    await foot.getByRole('button', { name: shopper.word('shell', 'consent.open') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: shopper.word('shell', key), exact: true })
      .click();
  };
  await answer('consent.all');
  await expect.poll(() => kept('localStorage')).toEqual(memory);
  expect(await kept('sessionStorage')).toEqual([]);
  await answer('consent.none');
  await expect.poll(() => kept('localStorage')).toEqual([]);
  expect(await kept('sessionStorage')).toEqual(memory);

  await shopper.open('/privacy/');
  const main = page.getByRole('main');
  for (const name of memory)
    await expect(main.getByRole('listitem').filter({ hasText: name })).toContainText('until the tab is closed');
  await expect(main.getByRole('listitem').filter({ hasText: 'so_geoip_country_code' })).toContainText(
    'until the browser is closed',
  );
});
