import type { Resources } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import type { FilterNames } from '../filter-products/filter-names.ts';
import { reportFailure } from '../lib/report-failure.ts';
import { loadedListModule } from './open-list.ts';

/**
 * Names of stores and properties, or null until they are needed and there. Where they cannot be had, filters show the words
 * of the address.
 * @param isNeeded once the whole list is in the browser
 */
export function useFilterNames(isNeeded: boolean): FilterNames | null {
  const api = useApi();
  const lists = isNeeded ? loadedListModule() : undefined;
  const { data, failure } = useQuery<FilterNames | null, Resources>(lists ? '/api/resources/' : null, {
    read: (resources) => lists?.namesFrom(resources) ?? null,
    onFailure: (error) => reportFailure(api, 'filter names', error),
  });
  return failure && lists ? lists.noNames : data;
}
