import type { Manufacturer } from 'mf-shared/contract';
import { defineRoute, type PageRequest } from 'mf-shared/router';
import { notLoaded } from '../lib/not-loaded.ts';
import { indexedPage } from '../lib/page-number.ts';
import { type ListPage, loadListPage, noProperties } from '../load-list/list-page.ts';
import { expectList } from '../load-list/open-list.ts';
import { breadcrumbList, itemList } from '../product-cards/structured-data.ts';
import { plainText } from '../read-description/plain-text.ts';
import { BrandPage } from './brand-page.tsx';
import { brandSource } from './brand-source.ts';

export interface BrandData {
  brand: Manufacturer;
  page: ListPage;
}

/** A brand and all its products (LIST-11 to LIST-14). */
export const route = defineRoute<BrandData>({
  reads: [],
  async loader(request) {
    const source = brandSource(request.params);
    expectList({ ...request, source });
    const brand = await findBrand(request);
    return { brand, page: await loadListPage(source, { properties: noProperties, sortOfGroup: 'default' }, request) };
  },
  Component: BrandPage,
  head: ({ brand, page }, { config, text, url }) => {
    const path = `/${brand.slug}/`;
    const steps = [
      { name: text('brand.all'), path: '/manufacturers/' },
      { name: brand.name, path },
    ];
    return {
      title: brand.title || brand.name,
      description: brand.metaDescription || plainText(brand.description),
      ...(brand.promoImages[0] ? { image: brand.promoImages[0] } : {}),
      canonicalPath: path,
      page: indexedPage(url),
      jsonLd:
        typeof document === 'undefined'
          ? [breadcrumbList(steps, url.origin, config), itemList(page.cards, url.origin, config)]
          : [],
    };
  },
});

/** @throws PageError 404 'Manufacturer not found.', also where loading fails (LIST-17) */
async function findBrand({ api, params, signal, text }: PageRequest): Promise<Manufacturer> {
  const slug = params.manufacturerSlug?.toLowerCase() ?? '';
  try {
    return await api.get<Manufacturer>('/api/brand/', { query: { slug }, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw notLoaded(text('brand.not_found'), error);
  }
}
