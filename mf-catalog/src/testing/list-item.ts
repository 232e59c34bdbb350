import type { ProductListItem } from 'mf-shared/contract';

/** A product of a list with sensible fields; tell only what the test is about. */
export function listItem(fields: Partial<ProductListItem> = {}): ProductListItem {
  const id = fields.id ?? 1;
  return {
    id,
    name: `Kuura ${id}`,
    manufacturer: 'Kaamos',
    manufacturerSlug: 'kaamos',
    path: `/kaamos/takit/kuura-${id}/`,
    image: '/media/products/shell-jacket/1-2f5d50-d9822b-front',
    colors: [],
    price: { active: 100, reference: null, type: 'normal', percentage: null, club: null },
    shortDescription: 'Dry in sleet',
    description: '',
    tags: [],
    soldAmount: 0,
    rating: 0,
    ratingCount: 0,
    fromPrefix: false,
    published: '2026-01-01',
    properties: [],
    sizes: [],
    stocks: [],
    productGroupIds: [],
    isDisabled: false,
    isStoresOnly: false,
    ...fields,
  };
}
