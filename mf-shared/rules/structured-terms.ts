import type { OfferTerms } from 'mf-shared/contract';
import { convertPrice, type PriceFormat } from './price-format.ts';

/** What structured data of a country's terms are a function of; a PageConfig is one. */
export interface TermsView extends PriceFormat {
  deliveryCountryCode: string;
  brand: { seller: { vatNumber: string } };
}

export const schema = 'https://schema.org/';

/** The shop in structured data: pages name the same one by its id. */
export const organisationId = (origin: string): string => `${origin}/#organization`;

const returnId = (origin: string, way: 'mail' | 'store', country: string): string =>
  `${origin}/#return-${way}-${country}`;

const waysOf = ({ returns }: OfferTerms) => (returns.inStores ? (['mail', 'store'] as const) : (['mail'] as const));

/** schema.org MerchantReturnPolicy of a country: by parcel, and to a store where stores take returns (AFTER-34, AFTER-37). */
export function returnPolicies(
  terms: OfferTerms,
  view: TermsView,
  { origin, link }: { origin: string; link: string },
): object[] {
  const sellerCountry = countryOfSeller(view);
  return offerReturns(terms, view, origin).map((policy) => ({
    ...policy,
    ...(sellerCountry ? { returnPolicyCountry: sellerCountry } : {}),
    merchantReturnLink: link,
    itemCondition: `${schema}NewCondition`,
    refundType: [`${schema}FullRefund`, `${schema}ExchangeRefund`],
    itemDefectReturnFees: `${schema}FreeReturn`,
  }));
}

/** {@link returnPolicies} as an offer repeats them: crawlers read a page without the front page. */
export const offerReturns = (terms: OfferTerms, view: TermsView, origin: string): object[] =>
  waysOf(terms).map((way) => ({
    '@type': 'MerchantReturnPolicy',
    '@id': returnId(origin, way, view.deliveryCountryCode),
    applicableCountry: view.deliveryCountryCode.toUpperCase(),
    returnPolicyCategory: `${schema}MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: terms.returns.days,
    ...(way === 'store'
      ? { returnMethod: `${schema}ReturnInStore`, returnFees: `${schema}FreeReturn` }
      : { returnMethod: `${schema}ReturnByMail`, ...feesByMail(terms.returns.labelFee, view) }),
  }));

/** schema.org MerchantReturnPolicy of what cannot be returned. */
export const noReturns = ({ deliveryCountryCode }: TermsView): object => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: deliveryCountryCode.toUpperCase(),
  returnPolicyCategory: `${schema}MerchantReturnNotPermitted`,
});

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
export function countryOfSeller({ brand }: Pick<TermsView, 'brand'>): string | null {
  const { vatNumber } = brand.seller;
  const letters = /^[A-Z]{2}(?=[A-Z\d]*\d)/.exec(vatNumber.replaceAll(' ', ''))?.[0];
  return letters === 'EL' ? 'GR' : letters === 'XI' ? 'GB' : (letters ?? null);
}

export const currency = ({ currencyCode }: TermsView) => ({ currency: currencyCode.toUpperCase() });
/** schema.org MonetaryAmount in the money of the visit. */
export const amount = (value: number, view: TermsView) => ({ '@type': 'MonetaryAmount', value, ...currency(view) });
