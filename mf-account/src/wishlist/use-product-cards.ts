import type { ProductListItem } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useEffect, useState } from 'react';

interface ProductCards {
  status: 'DONE' | 'PENDING' | 'FAILED';
  products: readonly ProductListItem[];
  retry: () => void;
}

/** The cards of the given models; models that come in are fetched, models that leave stay until the page does. */
export function useProductCards(modelIds: readonly number[]): ProductCards {
  const api = useApi();
  const [products, setProducts] = useState<readonly ProductListItem[]>([]);
  const [status, setStatus] = useState<ProductCards['status']>('DONE');
  const [tries, setTries] = useState(0);
  const missing = modelIds.filter((id) => !products.some((product) => product.id === id)).join(',');

  useEffect(() => {
    if (missing === '') return;
    const request = new AbortController();
    setStatus('PENDING');
    api
      .get<ProductListItem[]>('/api/products/cards/', { query: { ids: missing }, signal: request.signal })
      .then((cards) => {
        setStatus('DONE');
        setProducts((before) => [...before, ...cards.filter((card) => !before.some(({ id }) => id === card.id))]);
      })
      .catch(() => {
        if (!request.signal.aborted) setStatus('FAILED');
      });
    return () => request.abort();
  }, [api, missing, tries]);

  return { status, products, retry: () => setTries((count) => count + 1) };
}
