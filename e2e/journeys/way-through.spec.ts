import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { mailTo, newestOrder } from './service.ts';
import { jacketSlug, Shopper } from './shopper.ts';
import type { Language } from './words.ts';

/** From the front page to a paid order, as a guest, in both languages. */
for (const language of ['fi', 'en'] as const satisfies readonly Language[]) {
  test(`a guest buys a jacket from the front page to the order, in ${language}`, { tag: '@phone' }, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language);
    await shopper.open('/');
    await shopper.settled();
    // Home → a product group.
    await page.locator('main a[href*="tak"], main a[href*="jacket"]').filter({ visible: true }).first().click();
    await page.waitForURL(/tak|jacket/);
    await expect(
      page
        .locator('main')
        .getByRole('button', { name: new RegExp(`^${shopper.word('mf-shared/ui', 'filter.title')}`) })
        .first(),
    ).toBeVisible();

    // Filter by one facet and sort.
    const before = await page.locator('main article').count();
    await shopper.openFilters();
    await shopper.checkFacet('Kaamos');
    await shopper.showProducts();
    expect(page.url()).toContain('brand=kaamos');
    expect(await page.locator('main article').count()).toBeLessThanOrEqual(before);
    await page.getByRole('combobox').first().selectOption('lowest');
    await expect(page).toHaveURL(/sort=lowest/);

    // A product page: choose, add, check out.
    await page.locator(`main article a[href*="${jacketSlug}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Kuura/ })).toBeVisible();
    await shopper.chooseVariant();
    await shopper.addToCart();
    await shopper.goToCheckoutFromDialog();
    await expect(page.getByLabel(shopper.word('mf-checkout', 'codes.label')).first()).toBeAttached();
    await shopper.fillCheckout();

    // Pay through the provider's own HTTP and see the order.
    await shopper.payWithKlarna('approve');
    await page.waitForURL(/payment_ok/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aino');
    const number = /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';
    expect(number).not.toBe('');

    // The order with its lines, VAT and payment; the mail; the empty cart.
    const order = await newestOrder(page, number);
    expect(order.payment_status).toBe('captured');
    expect(order.lines).toHaveLength(1);
    expect(order.vat[0]?.percent).toBe(25.5);
    await expect.poll(() => mailTo(page, number)).toContain(number);
    await shopper.open('/checkout/');
    await expect(page.getByText(shopper.word('mf-checkout', 'cart.empty_title'))).toBeVisible();
    expect(shopper.complaints).toEqual([]);
  });
}

test('the demo customer signs in, buys, and sees the order and its receipt in the account', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signIn('customer@havu.example');
  await shopper.openJacket();
  await shopper.chooseVariant();
  await shopper.addToCart();
  await shopper.goToCheckoutFromDialog();
  await shopper.fillCheckout();
  await shopper.payWithKlarna('approve');
  await page.waitForURL(/payment_ok/);
  const number = /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  await shopper.open('/accounts/');
  const ordered = shopper.word('mf-account', 'orders.number').replace('{{number}}', number);
  const orders = page.getByRole('region', { name: shopper.word('mf-account', 'orders.title'), exact: true });
  await expect(orders.getByText(ordered, { exact: true })).toBeVisible();

  await page.locator('summary', { hasText: shopper.word('mf-account', 'receipt.title') }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: number })
    .getByRole('link', { name: /^\d{4}-\d{6}$/ })
    .click();
  const receipt = page.getByRole('article');
  await expect(receipt).toContainText(number);
  await checkAxe(page, 'a receipt');
  const pdf = await page.getByRole('link', { name: /PDF$/ }).getAttribute('href');
  expect((await page.request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf');
  expect(shopper.complaints).toEqual([]);
});
