import type { ProductListItem } from 'mf-shared/contract';
import { emptyOf } from 'mf-shared/contract/description';
import { flagFields, plainFields } from 'mf-shared/contract/list-fields';

const noFlags = Object.fromEntries(flagFields.map((name) => [name, false])) as Pick<
  ProductListItem,
  (typeof flagFields)[number]
>;

/** A product of a list with sensible fields; tell only what the test is about. */
export function listItem(fields: Partial<ProductListItem> = {}): ProductListItem {
  const id = fields.id ?? 1;
  return {
    ...emptyOf(plainFields),
    ...noFlags,
    id,
    name: `Kuura ${id}`,
    manufacturer: 'Kaamos',
    manufacturerSlug: 'kaamos',
    path: `/kaamos/takit/kuura-${id}/`,
    image: '/media/products/shell-jacket/1-2f5d50-d9822b-front',
    colors: [],
    price: { active: 100, reference: null, type: 'normal', percentage: null, club: null },
    shortDescription: 'Dry in sleet',
    tags: [],
    published: '2026-01-01',
    properties: [],
    sizes: [],
    stocks: [],
    productGroupIds: [],
    ...fields,
  };
}
