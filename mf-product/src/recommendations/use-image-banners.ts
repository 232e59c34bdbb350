import type { Banner, Banners } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { logInfo } from 'mf-shared/stores';
import { withLists } from '../lib/with-lists.ts';

/** A product page shows at most so many (PRODUCT-14). */
const mostShown = 4;

const noBanners: readonly Banner[] = [];

/**
 * The shop's image banners; none until they are there. A failure is logged, and the page is silent (PRODUCT-14,
 * ERR-32).
 */
export function useImageBanners(): readonly Banner[] {
  const { data } = useQuery<readonly Banner[], Banners>('/api/banners/', {
    read: (answer) => withLists(answer, 'imageBanners').imageBanners.slice(0, mostShown),
    onFailure: (error) => logInfo(`Banners failed to load: ${String(error)}`),
  });
  return data ?? noBanners;
}
