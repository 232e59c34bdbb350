import type { ProductGroup } from 'mf-shared/contract';
import type { ApiClient } from 'mf-shared/http';
import { PageError, type PageRequest } from 'mf-shared/router';
import { Cache } from 'mf-shared/rules/cache';

const isServer = typeof window === 'undefined';
/** The visitor's browser remembers the groups of this visit: changing a filter asks for none again. */
const known = new Cache<ProductGroup>({ most: 500 });

/**
 * The group of a path; its key is the path's segments joined and lowercased (LIST-1).
 * @throws PageError 404 'Product group not found.', also where loading fails (LIST-6)
 */
export async function findGroup({ api, path, config, signal, text }: PageRequest): Promise<ProductGroup> {
  const key = path.toLowerCase();
  const group = known.get(`${config.locale} ${key}`) ?? (await fetchGroup(api, key, signal));
  if (!group) throw new PageError(404, text('group.not_found'));
  if (!isServer) rememberGroup(group, path, config.locale);
  return group;
}

/** Browsers only: a page that came with the HTML tells its group too. */
export function rememberGroup(group: ProductGroup, path: string, locale: string): void {
  known.set(`${locale} ${path.toLowerCase()}`, group);
}

async function fetchGroup(api: ApiClient, path: string, signal: AbortSignal): Promise<ProductGroup | undefined> {
  try {
    const groups = await api.get<ProductGroup[]>('/api/products/productgroup/', { query: { path }, signal });
    return groups[0];
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
