import { useStore } from '@nanostores/react';
import type { ProductModel } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { usePageConfig } from 'mf-shared/router';
import { $isStaff, logInfo } from 'mf-shared/stores';
import { useEffect, useState } from 'react';

/** The model with every store's balance and the shelf codes, asked for by staff only (STAFF-10); null for others. */
export function useStaffModel(slug: string): ProductModel | null {
  const api = useApi();
  const { taxAreaId } = usePageConfig();
  const isStaff = useStore($isStaff, { ssr: 'initial' });
  const [model, setModel] = useState<ProductModel | null>(null);
  useEffect(() => {
    setModel(null);
    if (!isStaff) return;
    const request = new AbortController();
    api
      .get<ProductModel>(`/api/products/productmodel/${encodeURIComponent(slug)}/`, {
        query: { taxAreaId },
        signal: request.signal,
      })
      .then(setModel)
      .catch((error: unknown) => {
        if (!request.signal.aborted) logInfo(`Balances failed to load: ${String(error)}`);
      });
    return () => request.abort();
  }, [api, slug, taxAreaId, isStaff]);
  return model;
}
