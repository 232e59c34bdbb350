import { checkAxe } from './axe.ts';
import { openPayment } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { mailTo } from './service.ts';
import { aino, Shopper } from './shopper.ts';

/** Rules LAW-1 to LAW-9: what the law wants told, on the pages themselves. */

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

test('a guest withdraws from the whole purchase from the foot of a page, by keyboard alone (LAW-2)', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  await openPayment(shopper, { amount: 1 });
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const number = /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';
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
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
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
