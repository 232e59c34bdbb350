import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { jacketSlug, Shopper } from './shopper.ts';

/** Rule SEARCH-17. */
test('the field keeps what was searched for, and tells the last searches until they are forgotten', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page, 'en', { isAsked: true });
  await page.addInitScript(() => {
    const consent = { functional: true, statistics: false, marketing: false, isAnswered: true };
    localStorage.setItem('havu-consent', JSON.stringify(consent));
  });
  await shopper.open('/');
  await shopper.settled();
  const field = page.getByRole('searchbox').filter({ visible: true });
  const form = page.getByRole('search').filter({ visible: true });
  for (const words of ['tent', 'shell jacket']) {
    await field.fill(words);
    await field.press('Enter');
    // Pictures of what is found may still be drawn.
    const found = new RegExp(`q=${encodeURIComponent(words).replace('%20', '(%20|\\+)')}`);
    await page.waitForURL(found, { waitUntil: 'domcontentloaded' });
    await expect(field).toHaveValue(words);
  }
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(field).toHaveValue('shell jacket');
  await shopper.settled();
  await field.fill('');
  // What others of this shop look for often may stand below.
  const recent = form.getByRole('list').filter({ has: page.getByRole('button') });
  const searches = recent.getByRole('link');
  await expect(searches).toHaveText(['shell jacket', 'tent']);
  await checkAxe(page, 'last searches');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('link', { name: 'tent', exact: true })).toBeFocused();
  await shopper.button('shell', 'search.forget', { words: 'shell jacket' }).click();
  await expect(searches).toHaveText(['tent']);
  await expect(field).toBeFocused();
  await searches.first().click();
  await page.waitForURL(/q=tent/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tent');
  await expect(field).toHaveValue('tent');
  await field.fill('');
  await shopper.button('shell', 'search.forget_all').click();
  // What others look for often may stand in their place.
  await expect(shopper.button('shell', 'search.forget', { words: 'tent' })).toHaveCount(0);
  expect(shopper.complaints).toEqual([]);
});

/** Rules SEARCH-14, SEARCH-15. */
test('what buyers call otherwise is found and understood', async ({ page }) => {
  for (const [language, words, found] of [
    ['fi', 'hiihtomonot', /hiihtoken/i],
    ['en', 'winterjacket', /winter jacket/i],
    ['fi', 'vesipullo', /juomapullo/i],
  ] as const) {
    const shopper = new Shopper(page, language);
    await shopper.open(`/search/?q=${words}`);
    await expect(page.locator('main article').first()).toContainText(found);
    await expect(page.getByText(shopper.word('mf-catalog', 'search.approximate'))).toHaveCount(0);
  }
});

/** Rule CONF-47. */
test('the checkout offers products that one press adds', { tag: '@phone' }, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(`/kaamos/x/${jacketSlug}/`);
  await shopper.chooseVariant();
  await shopper.addToCart();
  await shopper.goToCheckoutFromDialog();
  const offers = page.getByRole('region', { name: shopper.word('mf-checkout', 'quick.title') });
  const add = offers.getByRole('button');
  await expect(add).toHaveCount(1);
  await checkAxe(page, 'quick add');
  await add.click();
  await expect(page.getByText(/was added to the cart/)).toBeVisible();
  await expect(offers).toHaveCount(0);
  expect(shopper.complaints).toEqual([]);
});
