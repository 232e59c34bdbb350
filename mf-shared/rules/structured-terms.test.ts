import type { OfferTerms } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { noReturns, offerReturns, returnPolicies } from './structured-terms.ts';

const view = {
  ...{ locale: 'en', currencyCode: 'eur', currencyFormat: '{price} €', currencyRate: 1 },
  ...{ deliveryCountryCode: 'se', brand: { seller: { vatNumber: 'FI91048228' } } },
};
const terms: OfferTerms = {
  deliveries: [],
  addedDays: { delivery_days: {}, ski_bundle_days: { start: 0, end: 0 } },
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
});

it('says that buyers pay their own parcel where there are no labels, and that a free one is free (ROUTE-134)', () => {
  const fees = (labelFee: number | null) =>
    returnPolicies(withReturns({ labelFee, inStores: false }), view, place).map((each) =>
      'returnFees' in each ? each.returnFees : '',
    );
  expect(fees(null)).toEqual(['https://schema.org/ReturnFeesCustomerResponsibility']);
  expect(fees(0)).toEqual(['https://schema.org/FreeReturn']);
});

it('repeats to an offer what a crawler needs of the returns, under the ids of the front page (ROUTE-134)', () => {
  const policies = returnPolicies(terms, view, place);
  const offered = offerReturns(terms, view, place.origin);
  for (const [index, policy] of policies.entries()) expect(policy).toMatchObject(offered[index] ?? {});
  expect(offered).toMatchObject([
    {
      ...{ '@type': 'MerchantReturnPolicy', '@id': 'https://a.example/#return-mail-se', applicableCountry: 'SE' },
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      ...{ merchantReturnDays: 100, returnMethod: 'https://schema.org/ReturnByMail' },
      returnFees: 'https://schema.org/ReturnShippingFees',
    },
    { '@id': 'https://a.example/#return-store-se' },
  ]);
});

it('says that gift cards cannot be returned (ROUTE-134)', () => {
  expect(noReturns(view)).toMatchObject({
    applicableCountry: 'SE',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  });
});

it('knows the seller’s country by the VAT number, Greece by its own letters (ROUTE-134)', () => {
  const country = (vatNumber: string) =>
    returnPolicies(terms, { ...view, brand: { seller: { vatNumber } } }, place).map((each) =>
      'returnPolicyCountry' in each ? each.returnPolicyCountry : null,
    )[0];
  expect([country('EL 123456789'), country('ATU12345678'), country('unknown')]).toEqual(['GR', 'AT', null]);
});
