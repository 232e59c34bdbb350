import type { PropertyFilter, Resources } from 'mf-shared/contract';
import type { ApiClient } from 'mf-shared/http';
import { LoadingCache } from 'mf-shared/rules/loading-cache';
import type { NamedGroup } from './parting-groups.ts';

/** What the list itself cannot name: properties and stores. Parts of it may be missing where a page needs only those chosen. */
export interface FilterNames {
  properties: Readonly<Record<string, PropertyFilter>>;
  /** Retail stores in display order (LIST-48). */
  stores: readonly { slug: string; name: string }[];
  /** The menu's groups, with those below them. */
  groups: readonly NamedGroup[];
}

export const noNames: FilterNames = { properties: {}, stores: [], groups: [] };

type NamingResources = Pick<Resources, 'propertyFilters' | 'stores' | 'productGroups'>;

/** The names among what the service tells of the shop. */
export function namesFrom({ propertyFilters, stores, productGroups }: NamingResources): FilterNames {
  return {
    properties: Object.fromEntries(propertyFilters.map((property) => [property.slug, property])),
    stores: stores
      .filter(({ type }) => type === 'retail')
      .sort((a, b) => a.stock_display_order - b.stock_display_order)
      .map(({ slug, name }) => ({ slug, name })),
    groups: productGroups.map(namedGroup),
  };
}

const namedGroup = ({ id, name, children }: Resources['productGroups'][number]): NamedGroup => ({
  value: String(id),
  name,
  children: children.map(namedGroup),
});

const cachedNames = new LoadingCache<FilterNames>({ freshMs: 300_000 });

/**
 * Names in the page's language, asked for every five minutes. Without them filters show the words of the address: never
 * a reason to fail.
 */
export function loadFilterNames(api: ApiClient, locale: string): Promise<FilterNames> {
  const load = () => api.get<Resources>('/api/resources/').then(namesFrom);
  return cachedNames.load(locale, load).catch(() => noNames);
}
