import type { CheckoutResponse, ProductModel } from 'mf-shared/contract';
import { aino, jacketSlug, type Shopper } from './shopper.ts';

export interface Basket {
  /** Lower case, as in the cookies. */
  country?: string;
  currency?: string;
  form?: Partial<Record<keyof typeof aino, string>>;
  /** Codes of gift cards that pay. */
  giftCards?: readonly string[];
  amount?: number;
  /** The jacket unless told. */
  slug?: string;
  /** One each of these besides. */
  others?: readonly string[];
}

/** The checkout with a basket. */
export async function openCheckout(shopper: Shopper, basket: Basket = {}): Promise<void> {
  await fillBasket(shopper, basket);
  await shopper.open('/checkout/');
  await shopper.settled();
}

/**
 * Puts a jacket into the cart and the details into the form, as they are after the checkout, and opens the payment page:
 * the way there has journeys of its own.
 */
export async function openPayment(shopper: Shopper, basket: Basket = {}): Promise<void> {
  await fillBasket(shopper, basket);
  await shopper.open('/checkout/payment/');
  await shopper.settled();
}

export async function fillBasket(shopper: Shopper, basket: Basket = {}): Promise<void> {
  const { page } = shopper;
  const { country = 'fi', currency = 'eur', giftCards = [], amount = 1, slug = jacketSlug } = basket;
  await page.goto('/healthz');
  const url = new URL(page.url()).origin;
  await page.context().addCookies([
    { name: 'so_delivery_country_code', value: country, url },
    { name: 'so_currency_code', value: currency, url },
  ]);
  const details = { ...aino, ...basket.form };
  const products = [{ productId: await fullestVariant(shopper, slug), amount }];
  for (const other of basket.others ?? [])
    products.push({ productId: await fullestVariant(shopper, other), amount: 1 });
  const priced = (await (
    await page.request.post('/api/checkout/', {
      data: { country_code: country, language_code: shopper.language, products, postal_code: details.postal_code },
    })
  ).json()) as CheckoutResponse;
  const method = priced.delivery_methods.find(({ kind }) => kind === 'home') ?? priced.delivery_methods[0];
  const form = {
    ...details,
    delivery_method: method?.slug ?? '',
    delivery_location: method?.locations[0]?.id ?? '',
  };
  const cart = { products, giftCards };
  await page.evaluate(
    ([keptCart, keptForm]) => {
      localStorage.setItem('havu-cart', keptCart ?? '');
      localStorage.setItem('havu-checkout-form', keptForm ?? '');
    },
    [JSON.stringify(cart), JSON.stringify(form)],
  );
}

async function fullestVariant({ page }: Shopper, slug: string): Promise<number> {
  const answer = await page.request.get(`/api/products/productmodel/${slug}/?taxAreaId=1`);
  const { products } = (await answer.json()) as ProductModel;
  return products.toSorted((a, b) => b.stock_data.in_stock - a.stock_data.in_stock)[0]?.id ?? 0;
}
