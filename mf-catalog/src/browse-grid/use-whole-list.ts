import { useApi } from 'mf-shared/http';
import { usePageConfig } from 'mf-shared/router';
import { useCallback, useEffect, useState } from 'react';
import type { ListEngine } from '../load-list/list-engine.ts';
import type { ListSource } from '../load-list/list-source.ts';
import { openHeldList, openList } from '../load-list/open-list.ts';
import { reportFailure } from '../report-failure.ts';
import { whenIdle } from './when-idle.ts';

/**
 * The whole list in the browser, or null until it is there: fetched when the page has come to rest, or at once when
 * `need` is called (first touch of a filter, the sort or the sentinel).
 */
export function useWholeList(
  source: ListSource,
  properties: readonly string[],
): { engine: ListEngine | null; need: () => void } {
  const api = useApi();
  const config = usePageConfig();
  const [engine, setEngine] = useState(() => openHeldList({ source, config, properties }));
  const need = useCallback(() => {
    openList({ source, properties, api, config }).then(setEngine, (error) => reportFailure(api, 'product list', error));
  }, [source, properties, api, config]);
  const isMissing = engine === null;
  useEffect(() => (isMissing ? whenIdle(need) : undefined), [isMissing, need]);
  return { engine, need };
}
