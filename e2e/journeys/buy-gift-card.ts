import { newestOrder } from './service.ts';
import { aino, type Shopper } from './shopper.ts';

/** Buys one gift card and pays it with Klarna; its code is mailed. @returns the number of the order */
export async function buyGiftCard(shopper: Shopper, euros: number, email: string): Promise<string> {
  const { page } = shopper;
  await shopper.open('/service-products/giftcards/');
  await shopper.settled();
  await page.locator('main article a').first().click();
  await page.getByRole('spinbutton').fill(String(euros));
  await shopper.button('mf-product', 'buy.add').first().click();
  await shopper.open('/checkout/');
  await shopper.settled();
  for (const [name, value] of Object.entries({ ...aino, email })) await shopper.field(name).last().fill(value);
  await shopper.button('mf-checkout', 'page.to_payment').click();
  await page.waitForURL('**/checkout/payment/');
  await shopper.payWithKlarna('approve');
  await page.waitForURL(/payment_ok/);
  const number = /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  await newestOrder(page, number);
  return number;
}
