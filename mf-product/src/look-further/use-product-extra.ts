import type { ProductExtra, ProductModel } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { useEffect, useState } from 'react';
import { withLists } from '../load-later/with-lists.ts';

/** Bundles, recommendations, also bought and size tables, after the page stands (PRODUCT-78, PRODUCT-81). */
export function useProductExtra(model: Pick<ProductModel, 'slug' | 'main_group' | 'is_public'>): ProductExtra | null {
  const api = useApi();
  const text = useText('mf-product');
  const { deliveryCountryCode } = usePageConfig();
  const [extra, setExtra] = useState<ProductExtra | null>(null);
  const { slug, is_public } = model;
  const group = model.main_group.path.split('/').filter(Boolean).at(-1);
  useEffect(() => {
    const request = new AbortController();
    setExtra(null);
    // Of what is not public the service tells nobody more, the staff who look at it included.
    if (!is_public) return;
    api
      .get<ProductExtra>('/api/product/extra/', {
        query: { slug, 'delivery-country-code': deliveryCountryCode, group, type: 2 },
        signal: request.signal,
      })
      .then((answer) => setExtra(withLists(answer, 'bundles', 'recommendations', 'also_bought', 'sizetables')))
      .catch(() => {
        if (!request.signal.aborted) showToast('error', text('errors.extra'));
      });
    return () => request.abort();
  }, [api, text, slug, is_public, group, deliveryCountryCode]);
  return extra;
}
