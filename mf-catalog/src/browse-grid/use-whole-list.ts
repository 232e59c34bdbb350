import { useApi } from 'mf-shared/http';
import { usePageConfig } from 'mf-shared/router';
import { isClubMember, useSessionFact } from 'mf-shared/ui/use-session-fact.ts';
import { useCallback, useEffect, useState } from 'react';
import { reportFailure } from '../lib/report-failure.ts';
import type { ListEngine } from '../load-list/list-engine.ts';
import type { ListSource } from '../load-list/list-source.ts';
import { openCachedList, openList } from '../load-list/open-list.ts';
import { whenIdle } from './when-idle.ts';

/** Products up to which a list is fetched before anybody asks: 250 kB at most. */
const fetchedAhead = 5000;

export interface WholeListAsk {
  source: ListSource;
  properties: readonly string[];
  /** Products that the list has, as the first page told. */
  total: number;
  /** Whether the page needs more than its first products at once. */
  isNeeded: boolean;
}

export interface WholeList {
  /** Null until the list is there. */
  engine: ListEngine | null;
  /** The last try failed. */
  hasFailed: boolean;
  need: () => void;
}

/**
 * The whole list in the browser: fetched when the page has come to rest, or at once when `need` is called (first touch
 * of a filter, the sort or the sentinel).
 */
export function useWholeList({ source, properties, total, isNeeded }: WholeListAsk): WholeList {
  const api = useApi();
  const config = usePageConfig();
  const isMember = useSessionFact(isClubMember);
  const [engine, setEngine] = useState(() => openCachedList({ source, config, properties, isClubMember: isMember }));
  const [hasFailed, setFailed] = useState(false);
  const need = useCallback(() => {
    setFailed(false);
    openList({ source, properties, api, config, isClubMember: isMember }).then(setEngine, (error) => {
      setFailed(true);
      reportFailure(api, 'product list', error);
    });
  }, [source, properties, api, config, isMember]);
  const isMissing = engine === null || engine.isForMembers !== isMember;
  useEffect(() => {
    if (!isMissing || (total > fetchedAhead && !isNeeded)) return;
    if (!isNeeded) return whenIdle(need);
    need();
    return;
  }, [isMissing, isNeeded, need, total]);
  return { engine, hasFailed, need };
}
