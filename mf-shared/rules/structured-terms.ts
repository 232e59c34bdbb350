import type { OfferTerms } from 'mf-shared/contract';
import { convertPrice, type PriceFormat } from './price-format.ts';

/** What structured data of a country's terms are a function of; a PageConfig is one. */
export interface TermsView extends PriceFormat {
  deliveryCountryCode: string;
  brand: { seller: { vatNumber: string } };
}

const schema = 'https://schema.org/';

/** The shop in structured data: pages name the same one by its id. */
export const organisationId = (origin: string): string => `${origin}/#organization`;

const returnId = (origin: string, way: 'mail' | 'store', country: string): string =>
  `${origin}/#return-${way}-${country}`;

/** schema.org MerchantReturnPolicy by id, as the front page tells them. */
export const returnPolicyLinks = (terms: OfferTerms, country: string, origin: string): object[] =>
  waysOf(terms).map((way) => ({ '@id': returnId(origin, way, country) }));

const waysOf = ({ returns }: OfferTerms) => (returns.inStores ? (['mail', 'store'] as const) : (['mail'] as const));

/** schema.org MerchantReturnPolicy of a country: by parcel, and to a store where stores take returns (AFTER-34, AFTER-37). */
export function returnPolicies(
  terms: OfferTerms,
  view: TermsView,
  { origin, link }: { origin: string; link: string },
): object[] {
  const country = view.deliveryCountryCode;
  const sellerCountry = countryOfVatNumber(view.brand.seller.vatNumber);
  return waysOf(terms).map((way) => ({
    '@type': 'MerchantReturnPolicy',
    '@id': returnId(origin, way, country),
    applicableCountry: country.toUpperCase(),
    ...(sellerCountry ? { returnPolicyCountry: sellerCountry } : {}),
    returnPolicyCategory: `${schema}MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: terms.returns.days,
    merchantReturnLink: link,
    itemCondition: `${schema}NewCondition`,
    refundType: [`${schema}FullRefund`, `${schema}ExchangeRefund`],
    itemDefectReturnFees: `${schema}FreeReturn`,
    ...(way === 'store'
      ? { returnMethod: `${schema}ReturnInStore`, returnFees: `${schema}FreeReturn` }
      : { returnMethod: `${schema}ReturnByMail`, ...feesByMail(terms.returns.labelFee, view) }),
  }));
}

function feesByMail(labelFee: number | null, view: TermsView): object {
  if (labelFee === null)
    return {
      returnFees: `${schema}ReturnFeesCustomerResponsibility`,
      returnLabelSource: `${schema}ReturnLabelCustomerResponsibility`,
    };
  const label = { returnLabelSource: `${schema}ReturnLabelDownloadAndPrint` };
  if (labelFee === 0) return { returnFees: `${schema}FreeReturn`, ...label };
  return {
    returnFees: `${schema}ReturnShippingFees`,
    returnShippingFeesAmount: amount(convertPrice(labelFee, view), view),
    ...label,
  };
}

/** Where a seller of the European Union is, by its VAT number: Greece and Northern Ireland have letters of their own. */
function countryOfVatNumber(vatNumber: string): string | null {
  const letters = /^[A-Z]{2}(?=[A-Z\d]*\d)/.exec(vatNumber.replaceAll(' ', ''))?.[0];
  return letters === 'EL' ? 'GR' : letters === 'XI' ? 'GB' : (letters ?? null);
}

/** schema.org ShippingService of each way in which goods travel to a country. */
export const shippingServices = ({ deliveries }: OfferTerms, view: TermsView): object[] =>
  deliveries.map(({ name, isFetched, price, freeFrom, days }) => {
    const shared = {
      '@type': 'ShippingConditions',
      shippingDestination: region(view),
      transitTime: { '@type': 'ServicePeriod', duration: daysOf(days) },
    };
    const rate = convertPrice(price, view);
    const limit = freeFrom === null || rate === 0 ? null : convertPrice(freeFrom, view);
    const orderValue = (values: object) => ({
      orderValue: { '@type': 'MonetaryAmount', ...values, ...currency(view) },
    });
    return {
      '@type': 'ShippingService',
      name,
      fulfillmentType: `${schema}FulfillmentType${isFetched ? 'CollectionPoint' : 'Delivery'}`,
      shippingConditions: [
        {
          ...shared,
          ...(limit === null ? {} : orderValue({ minValue: 0, maxValue: Number((limit - 0.01).toFixed(2)) })),
          shippingRate: amount(rate, view),
        },
        ...(limit === null ? [] : [{ ...shared, ...orderValue({ minValue: limit }), shippingRate: amount(0, view) }]),
      ],
    };
  });

/** schema.org OfferShippingDetails of the cheapest way in which something at this price travels to the country. */
export function cheapestShipping(
  { deliveries }: OfferTerms,
  euros: number,
  { handling, view }: { handling: { from: number; to: number }; view: TermsView },
): object | null {
  const priced = deliveries.map(({ price, freeFrom, days }) => ({
    price: freeFrom !== null && euros >= freeFrom ? 0 : price,
    days,
  }));
  const cheapest = priced.toSorted((one, other) => one.price - other.price || one.days.to - other.days.to)[0];
  if (!cheapest) return null;
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: region(view),
    shippingRate: amount(convertPrice(cheapest.price, view), view),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: daysOf(handling),
      transitTime: daysOf(cheapest.days),
    },
  };
}

const region = ({ deliveryCountryCode }: TermsView) => ({
  '@type': 'DefinedRegion',
  addressCountry: deliveryCountryCode.toUpperCase(),
});
const currency = ({ currencyCode }: TermsView) => ({ currency: currencyCode.toUpperCase() });
const amount = (value: number, view: TermsView) => ({ '@type': 'MonetaryAmount', value, ...currency(view) });
const daysOf = ({ from, to }: { from: number; to: number }) => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
});
