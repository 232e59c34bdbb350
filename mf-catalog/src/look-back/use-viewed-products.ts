import { useStore } from '@nanostores/react';
import type { ProductListItem } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { usePageConfig } from 'mf-shared/router';
import { $viewedProducts } from 'mf-shared/stores';
import { useCallback, useEffect, useState } from 'react';
import { reportFailure } from '../report-failure.ts';
import { viewedSlugs } from './viewed-slugs.ts';

export type ViewedProducts =
  | { status: 'PENDING' | 'FAILED' }
  | { status: 'DONE'; products: readonly ProductListItem[] };

/** What this device viewed, as cards in the page's language, newest first. */
export function useViewedProducts(): { viewed: ViewedProducts; retry: () => void } {
  const api = useApi();
  const { taxAreaId } = usePageConfig();
  const paths = useStore($viewedProducts, { ssr: 'initial' });
  const [isInBrowser, setInBrowser] = useState(false);
  const [viewed, setViewed] = useState<ViewedProducts>({ status: 'PENDING' });
  const [tries, setTries] = useState(0);
  const slugs = viewedSlugs(paths).join(',');
  useEffect(() => setInBrowser(true), []);

  useEffect(() => {
    if (!isInBrowser) return;
    if (slugs === '') return setViewed({ status: 'DONE', products: [] });
    const request = new AbortController();
    setViewed({ status: 'PENDING' });
    api
      .get<ProductListItem[]>('/api/products/cards/', { query: { slugs, taxAreaId }, signal: request.signal })
      .then((products) => setViewed({ status: 'DONE', products }))
      .catch((error) => {
        if (request.signal.aborted) return;
        setViewed({ status: 'FAILED' });
        reportFailure(api, 'viewed products', error);
      });
    return () => request.abort();
  }, [api, taxAreaId, slugs, isInBrowser, tries]);

  return { viewed, retry: useCallback(() => setTries((count) => count + 1), []) };
}
