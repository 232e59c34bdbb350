import type { OfferTerms } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { daysToArrive, daysToLeave } from './delivery-days.ts';
import {
  cheapestShipping,
  noShipping,
  type OfferedGoods,
  shippingByEmail,
  shippingServices,
} from './structured-shipping.ts';

const view = {
  ...{ locale: 'en', currencyCode: 'eur', currencyFormat: '{price} €', currencyRate: 1 },
  ...{ deliveryCountryCode: 'se', brand: { seller: { vatNumber: 'FI91048228' } } },
};
const days = { from: 2, to: 4 };
/** A country without days for ranges that it does not name. */
const terms: OfferTerms = {
  deliveries: [
    { slug: 'door', name: 'To the door', kind: 'home', price: 11.9, freeFrom: null, days },
    { slug: 'post', name: 'Post', kind: 'pickup_point', price: 7.9, freeFrom: 79, days },
  ],
  addedDays: {
    delivery_days: { '1-3': { start: 1, end: 2 }, '5-9': { start: 3, end: 6 } },
    ski_bundle_days: { start: 2, end: 5 },
  },
  returns: { days: 100, labelFee: null, inStores: false },
};
const working = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`);

const part = (from: number, to: number, isInStock = true) => ({ range: { from, to }, isInStock });
const goods = (change: Partial<OfferedGoods> = {}): OfferedGoods => ({
  ...{ euros: 50, parts: [part(1, 3)], isSkiBundle: false, allowed: [] },
  ...change,
});
const shipping = (change?: Partial<OfferedGoods>, of = terms) => cheapestShipping(of, goods(change), view);
const time = (from: number, to: number) => ({ minValue: from, maxValue: to });

it('tells each way with its price below and above the limit of free delivery, in the money of the visit (ROUTE-134)', () => {
  const [door, post] = shippingServices(terms, { ...view, currencyCode: 'sek', currencyRate: 11 });
  expect(door).toMatchObject({
    fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
    shippingConditions: [{ shippingRate: { value: 131, currency: 'SEK' } }],
  });
  expect(post).toMatchObject({
    fulfillmentType: 'https://schema.org/FulfillmentTypeCollectionPoint',
    shippingConditions: [
      { orderValue: { minValue: 0, maxValue: 868.99 }, shippingRate: { value: 87 } },
      { orderValue: { minValue: 869 }, shippingRate: { value: 0 } },
    ],
  });
});

it('tells a way’s working days with the least and the most that the country adds (ROUTE-134)', () => {
  const [door] = shippingServices(terms, view);
  expect(door).toMatchObject({
    shippingConditions: [{ transitTime: { duration: time(3, 10), businessDays: working } }],
  });
  const none = { ...terms, addedDays: { ...terms.addedDays, delivery_days: {} } };
  expect(shippingServices(none, view)[0]).toMatchObject({
    shippingConditions: [{ transitTime: { duration: time(2, 4) } }],
  });
});

it('carries the cheapest way at a product’s price (ROUTE-134)', () => {
  expect(shipping()).toMatchObject({ shippingRate: { value: 7.9 } });
  expect(shipping({ euros: 79 })).toMatchObject({ shippingRate: { value: 0 } });
});

it('carries only ways in which the product may travel, by slug or kind, and none where there is none (ROUTE-134)', () => {
  expect(shipping({ allowed: [['home']] })).toMatchObject({ shippingRate: { value: 11.9 } });
  expect(shipping({ allowed: [['post']] })).toMatchObject({ shippingRate: { value: 7.9 } });
  expect(shipping({ allowed: [['store']] })).toEqual(noShipping(view));
  expect(shipping({ allowed: [['home', 'post'], ['home']] })).toMatchObject({ shippingRate: { value: 11.9 } });
  expect(shipping({ allowed: [['home'], ['post']] })).toEqual(noShipping(view));
  expect(shipping({}, { ...terms, deliveries: [] })).toMatchObject({
    doesNotShip: true,
    shippingDestination: { addressCountry: 'SE' },
  });
});

it.each([
  ['of a range that the country names', goods(), time(0, 2), time(3, 6)],
  ['of a range that it does not name', goods({ parts: [part(10, 21)] }), time(9, 20), time(2, 4)],
  ['of what the supplier sends first', goods({ parts: [part(1, 3, false)] }), time(9, 19), time(3, 6)],
  ['of a ski bundle', goods({ isSkiBundle: true }), time(0, 2), time(5, 11)],
  ['of a bundle by its slowest part', goods({ parts: [part(1, 3), part(5, 9)] }), time(4, 8), time(5, 10)],
])(
  'parts the working days %s into leaving and travelling (ROUTE-134, AVAIL-15, AVAIL-16)',
  (_, offered, leaves, way) => {
    expect(cheapestShipping(terms, offered, view)).toMatchObject({
      deliveryTime: { handlingTime: leaves, transitTime: way, businessDays: working },
    });
  },
);

it('tells no other days in sum than the checkout, whatever parts there are (ROUTE-134)', () => {
  const uneven = [part(0, 9), part(1, 3), part(5, 9), part(0, 0), part(8, 9, false)];
  for (const one of uneven)
    for (const other of uneven) {
      const each = [one, other].map(({ range, isInStock }) => {
        const added = terms.addedDays.delivery_days[`${range.from}-${range.to}`] ?? { start: 0, end: 0 };
        const leaves = daysToLeave(range, isInStock);
        return { from: leaves.from + added.start, to: leaves.to + added.end };
      });
      const from = Math.max(...each.map((days) => days.from));
      const to = Math.max(...each.map((days) => days.to));
      const { deliveryTime } = shipping({ parts: [one, other] }) as {
        deliveryTime: Record<'handlingTime' | 'transitTime', { minValue: number; maxValue: number }>;
      };
      const { handlingTime: handling, transitTime: transit } = deliveryTime;
      expect({ from: handling.minValue + transit.minValue, to: handling.maxValue + transit.maxValue }).toEqual(
        daysToArrive({ from, to }, days),
      );
      expect([handling.minValue <= handling.maxValue, transit.minValue <= transit.maxValue]).toEqual([true, true]);
      expect(Math.min(handling.minValue, transit.minValue)).toBeGreaterThanOrEqual(0);
    }
});

it('sends gift cards for nothing (ROUTE-134)', () => {
  expect(shippingByEmail(view)).toMatchObject({ shippingRate: { value: 0, currency: 'EUR' } });
});
