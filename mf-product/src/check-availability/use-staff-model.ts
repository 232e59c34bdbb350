import { useStore } from '@nanostores/react';
import type { ProductModel } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { usePageConfig } from 'mf-shared/router';
import { $isStaff, logInfo } from 'mf-shared/stores';

/** The model with every store's balance and the shelf codes, asked for by staff only (STAFF-10); null for others. */
export function useStaffModel(slug: string): ProductModel | null {
  const { taxAreaId } = usePageConfig();
  const isStaff = useStore($isStaff, { ssr: 'initial' });
  return useQuery<ProductModel>(isStaff ? `/api/products/productmodel/${encodeURIComponent(slug)}/` : null, {
    query: { taxAreaId },
    onFailure: (error) => logInfo(`Balances failed to load: ${String(error)}`),
  }).data;
}
