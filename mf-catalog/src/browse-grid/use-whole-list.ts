import type { ProductListItem } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { usePageConfig } from 'mf-shared/router';
import { useCallback, useEffect, useState } from 'react';
import type { ListSource } from '../load-list/list-source.ts';
import { heldItems, loadList } from '../load-list/load-list.ts';
import { reportFailure } from '../report-failure.ts';
import { whenIdle } from './when-idle.ts';

/**
 * The whole list in the browser, or null until it is there: fetched when the page has come to rest, or at once when
 * `need` is called (first touch of a filter, the sort or the sentinel).
 */
export function useWholeList(source: ListSource): { items: readonly ProductListItem[] | null; need: () => void } {
  const api = useApi();
  const config = usePageConfig();
  const [items, setItems] = useState(() => heldItems({ source, config }) ?? null);
  const need = useCallback(() => {
    loadList({ source, api, config }).then(setItems, (error) => reportFailure(api, 'product list', error));
  }, [source, api, config]);
  const isMissing = items === null;
  useEffect(() => (isMissing ? whenIdle(need) : undefined), [isMissing, need]);
  return { items, need };
}
