import type { OfferTerms } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { cheapestShipping, returnPolicies, returnPolicyLinks, shippingServices } from './structured-terms.ts';

const view = {
  ...{ locale: 'en', currencyCode: 'eur', currencyFormat: '{price} €', currencyRate: 1 },
  ...{ deliveryCountryCode: 'se', brand: { seller: { vatNumber: 'FI91048228' } } },
};
const days = { from: 2, to: 4 };
const terms: OfferTerms = {
  deliveries: [
    { slug: 'door', name: 'To the door', isFetched: false, price: 11.9, freeFrom: null, days },
    { slug: 'post', name: 'Post', isFetched: true, price: 7.9, freeFrom: 79, days },
  ],
  returns: { days: 100, labelFee: 4.9, inStores: true },
};
const place = { origin: 'https://a.example', link: 'https://a.example/returns/' };
const withReturns = (returns: Partial<OfferTerms['returns']>) => ({
  ...terms,
  returns: { ...terms.returns, ...returns },
});

it('tells a country’s returns by parcel with the fee of the label, and to a store for nothing (ROUTE-134)', () => {
  expect(returnPolicies(terms, view, place)).toMatchObject([
    {
      ...{ applicableCountry: 'SE', returnPolicyCountry: 'FI', merchantReturnDays: 100 },
      returnFees: 'https://schema.org/ReturnShippingFees',
      returnShippingFeesAmount: { value: 4.9, currency: 'EUR' },
    },
    { returnMethod: 'https://schema.org/ReturnInStore', returnFees: 'https://schema.org/FreeReturn' },
  ]);
  const ids = returnPolicies(terms, view, place).map((each) => ({ '@id': '@id' in each ? each['@id'] : '' }));
  expect(returnPolicyLinks(terms, 'se', place.origin)).toEqual(ids);
});

it('says that buyers pay their own parcel where there are no labels, and that a free one is free (ROUTE-134)', () => {
  const fees = (labelFee: number | null) =>
    returnPolicies(withReturns({ labelFee, inStores: false }), view, place).map((each) =>
      'returnFees' in each ? each.returnFees : '',
    );
  expect(fees(null)).toEqual(['https://schema.org/ReturnFeesCustomerResponsibility']);
  expect(fees(0)).toEqual(['https://schema.org/FreeReturn']);
});

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
      { orderValue: { minValue: 869 }, shippingRate: { value: 0 }, transitTime: { duration: { maxValue: 4 } } },
    ],
  });
});

it('carries the cheapest way at a product’s price (ROUTE-134)', () => {
  const handling = { from: 1, to: 3 };
  const rate = (euros: number) => cheapestShipping(terms, euros, { handling, view });
  expect(rate(50)).toMatchObject({ shippingRate: { value: 7.9 }, deliveryTime: { handlingTime: { maxValue: 3 } } });
  expect(rate(79)).toMatchObject({ shippingRate: { value: 0 } });
  expect(cheapestShipping({ ...terms, deliveries: [] }, 50, { handling, view })).toBeNull();
});

it('knows the seller’s country by the VAT number, Greece by its own letters (ROUTE-134)', () => {
  const country = (vatNumber: string) =>
    returnPolicies(terms, { ...view, brand: { seller: { vatNumber } } }, place).map((each) =>
      'returnPolicyCountry' in each ? each.returnPolicyCountry : null,
    )[0];
  expect([country('EL 123456789'), country('ATU12345678'), country('unknown')]).toEqual(['GR', 'AT', null]);
});
