import type { Banner, Banners } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { logInfo } from 'mf-shared/stores';
import { useEffect, useState } from 'react';
import { withLists } from '../load-later/with-lists.ts';

/** A product page shows at most so many (PRODUCT-14). */
const mostShown = 4;

/**
 * The shop's image banners; none until they are there. A failure is logged, and the page is silent (PRODUCT-14,
 * ERR-32).
 */
export function useImageBanners(): readonly Banner[] {
  const api = useApi();
  const [banners, setBanners] = useState<readonly Banner[]>([]);
  useEffect(() => {
    const request = new AbortController();
    api
      .get<Banners>('/api/banners/', { signal: request.signal })
      .then((answer) => setBanners(withLists(answer, 'imageBanners').imageBanners.slice(0, mostShown)))
      .catch((error: unknown) => {
        if (!request.signal.aborted) logInfo(`Banners failed to load: ${String(error)}`);
      });
    return () => request.abort();
  }, [api]);
  return banners;
}
