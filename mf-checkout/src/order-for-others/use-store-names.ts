import type { Resources } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { logInfo } from 'mf-shared/stores';
import { useCallback, useEffect, useState } from 'react';

/** Names of the stores by id; the id itself until they are known. */
export function useStoreNames(): (id: number) => string {
  const api = useApi();
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    const request = new AbortController();
    api
      .get<Resources>('/api/resources/', { signal: request.signal })
      .then(({ stores }) => setNames(new Map(stores.map(({ id, name }) => [id, name]))))
      .catch((error: unknown) => {
        if (!request.signal.aborted) logInfo(`Stores failed to load: ${String(error)}`);
      });
    return () => request.abort();
  }, [api]);
  return useCallback((id) => names.get(id) ?? String(id), [names]);
}
