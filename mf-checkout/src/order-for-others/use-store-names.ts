import type { Resources } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { logInfo } from 'mf-shared/stores';
import { useCallback } from 'react';

/** Names of the stores by id; the id itself until they are known. */
export function useStoreNames(): (id: number) => string {
  const { data: names } = useQuery<ReadonlyMap<number, string>, Resources>('/api/resources/', {
    read: ({ stores }) => new Map(stores.map(({ id, name }) => [id, name])),
    onFailure: (error) => logInfo(`Stores failed to load: ${String(error)}`),
  });
  return useCallback((id) => names?.get(id) ?? String(id), [names]);
}
