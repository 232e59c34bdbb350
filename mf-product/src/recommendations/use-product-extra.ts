import type { ProductExtra, ProductModel } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { withLists } from '../lib/with-lists.ts';

/** Bundles, recommendations, also bought and size tables, after the page stands (PRODUCT-78, PRODUCT-81). */
export function useProductExtra(model: Pick<ProductModel, 'slug' | 'main_group' | 'is_public'>): ProductExtra | null {
  const text = useText('mf-product');
  const { deliveryCountryCode } = usePageConfig();
  const { slug, is_public } = model;
  const group = model.main_group.path.split('/').filter(Boolean).at(-1);
  // The service tells nobody more about a product that is not public, not even the staff who look at it.
  return useQuery<ProductExtra>(is_public ? '/api/product/extra/' : null, {
    query: { slug, 'delivery-country-code': deliveryCountryCode, group, type: 2 },
    read: (answer) => withLists(answer, 'bundles', 'recommendations', 'also_bought', 'sizetables'),
    onFailure: () => showToast('error', text('errors.extra')),
  }).data;
}
