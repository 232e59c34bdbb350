import { expect, quiet, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

test('two tabs share a cart, and a reload keeps it', async ({ context, page }) => {
  const here = new Shopper(page);
  const there = new Shopper(await context.newPage());
  await there.open('/');
  await there.settled();
  await here.openJacket();
  await here.chooseVariant();
  await here.addToCart();
  await expect(there.cartLink()).toHaveAccessibleName(/1/);
  await there.page.reload();
  await there.settled();
  await expect(there.cartLink()).toHaveAccessibleName(/1/);
});

test('a page loads one React, one router and one cart store', async ({ page }) => {
  const shopper = new Shopper(page);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) scripts.push(await response.text());
  });
  await shopper.openJacket();
  await shopper.settled();
  await quiet(page);
  // What only the library itself says, once per copy.
  const copies = (mark: string) => scripts.filter((script) => script.includes(mark)).length;
  expect(copies('Minified React error #')).toBe(1);
  expect(copies('havu-cart')).toBe(1);
});
