import { useStore } from '@nanostores/react';
import type { ProductModel } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { usePageConfig } from 'mf-shared/router';
import { $isStaff, logInfo } from 'mf-shared/stores';

/** The version that is not published yet, for staff who ask for it by `preview` in the query (PRODUCT-7); null for others. */
export function usePreview(slug: string, search: string): ProductModel | null {
  const { taxAreaId } = usePageConfig();
  const isStaff = useStore($isStaff, { ssr: 'initial' });
  const preview = new URLSearchParams(search).get('preview');
  return useQuery<ProductModel>(isStaff && preview ? `/api/products/productmodel/${encodeURIComponent(slug)}/` : null, {
    query: { taxAreaId, preview },
    onFailure: (error) => logInfo(`The preview failed to load: ${String(error)}`),
  }).data;
}
