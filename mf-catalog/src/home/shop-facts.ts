import { localHref, type PageConfig } from 'mf-shared/router';

type Shop = Pick<PageConfig, 'brand' | 'locale' | 'localeStrategy'>;

/** schema.org WebSite, with the address that searches it, and Organization. */
export function shopFacts({ brand, locale, localeStrategy }: Shop, origin: string): object[] {
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
        target: `${address('/search/')}?q={words}`,
        'query-input': 'required name=words',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      ...shop,
      email: brand.contactEmail,
      telephone: brand.phone,
    },
  ];
}
