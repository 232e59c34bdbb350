import { useStore } from '@nanostores/react';
import type { ProductListItem } from 'mf-shared/contract';
import { type Query, useApi, useQuery } from 'mf-shared/http';
import { usePageConfig } from 'mf-shared/router';
import { $viewedProducts } from 'mf-shared/stores';
import { useEffect, useState } from 'react';
import { reportFailure } from '../lib/report-failure.ts';

/** What this device viewed, as cards in the page's language, newest first; null where it viewed nothing. */
export function useViewedProducts(): { viewed: Query<readonly ProductListItem[]>; hasViewed: boolean } {
  const api = useApi();
  const { taxAreaId } = usePageConfig();
  const paths = useStore($viewedProducts, { ssr: 'initial' });
  const [isInBrowser, setInBrowser] = useState(false);
  const slugs = viewedSlugs(paths).join(',');
  useEffect(() => setInBrowser(true), []);
  const viewed = useQuery<readonly ProductListItem[]>(isInBrowser && slugs !== '' ? '/api/products/cards/' : null, {
    query: { slugs, taxAreaId },
    onFailure: (error) => reportFailure(api, 'viewed products', error),
  });
  return { viewed, hasViewed: !isInBrowser || slugs !== '' };
}

/** Viewed products kept and shown (LIST-73). */
const mostShown = 60;

/** Slugs of viewed products by the paths of their pages: the last segment names the product in any language. */
export function viewedSlugs(paths: readonly string[]): string[] {
  const slugs = paths.flatMap((path) => path.split('/').findLast((segment) => segment !== '') ?? []);
  return [...new Set(slugs.filter((slug) => /^[^,\s]+$/.test(slug)))].slice(0, mostShown);
}
