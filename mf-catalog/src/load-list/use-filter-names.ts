import { useApi } from 'mf-shared/http';
import { usePageConfig } from 'mf-shared/router';
import { useEffect, useState } from 'react';
import type { FilterNames } from '../filter-products/filter-names.ts';
import { loadListModule } from './open-list.ts';

/** Names of stores and properties, or null until they are needed and there. */
export function useFilterNames(isNeeded: boolean): FilterNames | null {
  const api = useApi();
  const { locale } = usePageConfig();
  const [names, setNames] = useState<FilterNames | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    loadListModule()
      .then(({ loadFilterNames }) => loadFilterNames(api, locale))
      .then(setNames, () => undefined);
  }, [isNeeded, api, locale]);
  return names;
}
