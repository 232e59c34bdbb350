import type { PropertyFilter, Resources } from 'mf-shared/contract';
import type { ApiClient } from 'mf-shared/http';
import { Cache } from 'mf-shared/rules/cache';

/** What the list itself cannot name: properties and stores. Parts of it may be missing where a page needs only those chosen. */
export interface FilterNames {
  properties: Readonly<Record<string, PropertyFilter>>;
  /** Retail stores in display order (LIST-48). */
  stores: readonly { slug: string; name: string }[];
}

export const noNames: FilterNames = { properties: {}, stores: [] };

function namesFrom({ propertyFilters, stores }: Pick<Resources, 'propertyFilters' | 'stores'>): FilterNames {
  return {
    properties: Object.fromEntries(propertyFilters.map((property) => [property.slug, property])),
    stores: stores
      .filter(({ type }) => type === 'retail')
      .sort((a, b) => a.stock_display_order - b.stock_display_order)
      .map(({ slug, name }) => ({ slug, name })),
  };
}

const cachedNames = new Cache<FilterNames>({ freshMs: 300_000 });

/**
 * Names in the page's language, asked for every five minutes. Without them filters show the words of the address: never
 * a reason to fail.
 */
export function loadFilterNames(api: ApiClient, locale: string): Promise<FilterNames> {
  const load = () => api.get<Resources>('/api/resources/').then(namesFrom);
  return cachedNames.load(locale, load).catch(() => noNames);
}
