import { type CountedPage, track } from 'mf-shared/stores';
import { useEffect } from 'react';

/** Counts a page once it stands, where the visitor has agreed to that. `productIds`: the first of its list. */
export function useCountedPage(page: CountedPage, productIds: readonly number[] = []): void {
  const ids = productIds.join();
  useEffect(() => track({ name: 'page', page, productIds: ids ? ids.split(',').map(Number) : [] }), [page, ids]);
}
