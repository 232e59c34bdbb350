import { localHref, type PageConfig } from 'mf-shared/router';
import { shippingServices } from 'mf-shared/rules/structured-shipping';
import { organisationId, returnPolicies } from 'mf-shared/rules/structured-terms';

/**
 * schema.org WebSite, with the address that searches it, and Organization with the terms of deliveries and returns for the
 * country of the visit (ROUTE-134).
 */
export function shopFacts(config: PageConfig, origin: string): object[] {
  const { brand, locale, localeStrategy, offerTerms } = config;
  const address = (path: string) => origin + localHref(path, locale, localeStrategy);
  const shop = { name: brand.name, url: address('/') };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      ...shop,
      inLanguage: locale,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${address('/search/')}?q={words}` },
        'query-input': 'required name=words',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      '@id': organisationId(origin),
      ...shop,
      logo: `${origin}/icon.svg`,
      legalName: brand.seller.name,
      address: brand.seller.address,
      vatID: brand.seller.vatNumber,
      email: brand.contactEmail,
      telephone: brand.phone,
      ...(offerTerms
        ? {
            hasMerchantReturnPolicy: returnPolicies(offerTerms, config, { origin, link: address('/returns/') }),
            hasShippingService: shippingServices(offerTerms, config),
          }
        : {}),
    },
  ];
}
