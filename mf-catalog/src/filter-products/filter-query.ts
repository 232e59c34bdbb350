import { standardKeys, textKey } from 'mf-shared/rules/facet-keys';
import type { FilterQuery } from './facet.ts';
import { joinValues, splitValues } from './value-coding.ts';

/** The filters in an address; parameters of others (sort, campaign marks) are left alone (LIST-44). */
export function readFilterQuery(search: string, propertySlugs: readonly string[]): FilterQuery {
  const parameters = new URLSearchParams(search);
  const query: Record<string, string> = {};
  for (const key of [...standardKeys, ...propertySlugs, textKey]) {
    const text = parameters.get(key);
    if (text) query[key] = text;
  }
  return query;
}

/** The address's query with one parameter changed, or removed where `text` is empty. */
export function withParameter(search: string, key: string, text: string | null): string {
  const parameters = new URLSearchParams(search);
  if (text) parameters.set(key, text);
  else parameters.delete(key);
  const query = parameters.toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
}

/** Chooses a value of an option filter, or takes it back. */
export function toggleValue(text: string | undefined, value: string): string {
  const values = splitValues(text ?? '');
  return joinValues(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
}

/** The address's query without any filter; the sort stays. */
export const withoutFilters = (search: string, query: FilterQuery): string =>
  Object.keys(query).reduce((left, key) => withParameter(left, key, null), search);
