import type { APIRequestContext, Page } from '@playwright/test';
import type { CheckoutResponse, ProductModel } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { shownPrice } from './shown-price.ts';

interface Days {
  minValue: number;
  maxValue: number;
}
interface Offer {
  price: string;
  availability: string;
  seller: { '@type': string; name: string };
  hasMerchantReturnPolicy: { returnPolicyCategory: string } | { merchantReturnDays: number }[];
  shippingDetails: {
    doesNotShip?: boolean;
    shippingRate?: { value: number };
    deliveryTime?: { handlingTime: Days; transitTime: Days };
  };
}

const availability = (name: string) => `https://schema.org/${name}`;

/** The offer that a product's page tells search engines. */
async function offerOf(page: Page, path: string): Promise<Offer> {
  await page.goto(`/en${path}`, { waitUntil: 'domcontentloaded' });
  const scripts = page.locator('script[type="application/ld+json"]');
  const data = (await scripts.allTextContents()).map((text) => JSON.parse(text) as { '@type': string; offers?: Offer });
  const offers = data.find((each) => each['@type'] === 'Product')?.offers;
  if (!offers) throw new Error(`${path} tells of no offer`);
  return offers;
}

const modelOf = async (request: APIRequestContext, slug: string): Promise<ProductModel> =>
  (await (await request.get(`/api/products/productmodel/${slug}/`)).json()) as ProductModel;

/** What the checkout says of one piece: its price, and the cheapest way to the buyer's door or to a pickup point. */
async function atCheckout(request: APIRequestContext, productId: number, country = 'fi') {
  const products = [{ productId, amount: 1 }];
  const data = {
    country_code: country,
    language_code: 'en',
    products,
    postal_code: country === 'fi' ? '33100' : '11122',
  };
  const cart = (await (await request.post('/api/checkout/', { data })).json()) as CheckoutResponse;
  const travels = cart.delivery_methods.filter(({ kind }) => kind !== 'store' && kind !== 'express');
  return {
    rate: Math.min(...travels.map(({ price }) => price)),
    /** Working days between the first and the last day of each way's estimate. */
    spans: travels.map(({ estimate }) => (estimate ? workingDays(estimate.from, estimate.to) : -1)),
    price: cart.products[0]?.price.active,
  };
}

function workingDays(from: string, to: string): number {
  let count = 0;
  for (let at = Date.parse(from) + 86_400_000; at <= Date.parse(to); at += 86_400_000)
    if (![0, 6].includes(new Date(at).getUTCDay())) count += 1;
  return count;
}

function spanOf({ shippingDetails: { deliveryTime } }: Offer): number {
  if (!deliveryTime) throw new Error('the offer tells no days');
  const { handlingTime, transitTime } = deliveryTime;
  return handlingTime.maxValue + transitTime.maxValue - handlingTime.minValue - transitTime.minValue;
}

test('an offer below the limit of free delivery tells the price of the buy box, and the rate and days of the checkout, at home and where a country adds days (ROUTE-134)', async ({
  page,
  request,
}) => {
  const model = await modelOf(request, 'yksi-vacuum-flask');
  for (const country of ['fi', 'se']) {
    const offer = await offerOf(page, `/termosa/x/yksi-vacuum-flask/?delivery_country=${country}&currency=eur`);
    const checkout = await atCheckout(request, model.products[0]?.id ?? 0, country);
    expect(Number(offer.price)).toBe(await shownPrice(page));
    expect(Number(offer.price)).toBe(checkout.price);
    expect(offer.shippingDetails.shippingRate?.value).toBe(checkout.rate);
    expect(checkout.rate).toBeGreaterThan(0);
    expect(checkout.spans).toContain(spanOf(offer));
    expect(offer.availability).toBe(availability('InStock'));
    expect(offer.seller).toMatchObject({ '@type': 'OnlineStore', name: 'Havu' });
    expect(offer.hasMerchantReturnPolicy).toMatchObject([{ merchantReturnDays: 100 }, { merchantReturnDays: 100 }]);
  }
});

test('an offer of a variant with a price of its own is the one that the page shows (ROUTE-134, ROUTE-135)', async ({
  page,
  request,
}) => {
  await page.goto('/en/climbing/ropes/', { waitUntil: 'domcontentloaded' });
  const path = new URL(
    await page
      .locator('main article a')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.href),
  ).pathname;
  const model = await modelOf(request, path.split('/').filter(Boolean).at(-1) ?? '');
  const shown = new Set<number>();
  for (const { id, size } of model.products) {
    const offer = await offerOf(page, `${path.replace(/^\/en/, '')}?size=${encodeURIComponent(size?.name ?? '')}`);
    expect(Number(offer.price), size?.name).toBe(await shownPrice(page));
    const own = model.variant_prices[id];
    if (own) expect(Number(offer.price)).toBe(own.active);
    shown.add(Number(offer.price));
  }
  expect(shown.size).toBeGreaterThan(1);
});

test('an offer says what the page says of a product that is sold out, ordered for the buyer, or not sent to the country (ROUTE-134)', async ({
  page,
  request,
}) => {
  const soldOut = await offerOf(page, '/norrhem/x/loppu-fleece-jacket/');
  expect(soldOut.availability).toBe(availability('OutOfStock'));
  const onOrder = await offerOf(page, '/tievatupa/x/tilaus-2-hiking-tent/');
  expect(onOrder.availability).toBe(availability('BackOrder'));
  const tent = await modelOf(request, 'tilaus-2-hiking-tent');
  expect((await atCheckout(request, tent.products[0]?.id ?? 0)).spans).toContain(spanOf(onOrder));
  expect(onOrder.shippingDetails.deliveryTime?.handlingTime.minValue).toBeGreaterThanOrEqual(9);

  const stove = '/nuotiola/x/kotimaa-gas-stove/';
  const home = await offerOf(page, `${stove}?delivery_country=fi`);
  expect(home.shippingDetails.shippingRate).toMatchObject({ currency: 'EUR' });
  const abroad = await offerOf(page, `${stove}?delivery_country=no&currency=eur`);
  expect(abroad.shippingDetails).toMatchObject({
    doesNotShip: true,
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NO' },
  });
  expect(abroad.shippingDetails).not.toHaveProperty('shippingRate');
});

test('a gift card comes by mail for nothing and cannot be returned (ROUTE-134)', async ({ page }) => {
  await page.goto('/en/service-products/giftcards/', { waitUntil: 'domcontentloaded' });
  const links = page.locator('main article a');
  const paths = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(paths.length).toBeGreaterThan(0);
  for (const path of new Set(paths)) {
    const offer = await offerOf(page, path.replace(/^\/en/, ''));
    expect(offer.shippingDetails.shippingRate?.value).toBe(0);
    expect(offer.hasMerchantReturnPolicy).toMatchObject({
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    });
  }
});
