import type { ProductGroup } from 'mf-shared/contract';
import type { PageRequest } from 'mf-shared/router';
import { $isStaff } from 'mf-shared/stores';
import { notLoaded } from '../lib/not-loaded.ts';

const isServer = typeof window === 'undefined';
/** The visitor's browser remembers the groups of this visit, as many as the shop has: changing a filter asks for none again. */
const known = new Map<string, ProductGroup>();

/**
 * The group of a path; its key is the path's segments joined and lowercased (LIST-1).
 * @throws PageError 404 'Product group not found.', also where loading fails (LIST-6)
 */
export async function findGroup(request: PageRequest): Promise<ProductGroup> {
  const { path, config } = request;
  // Staff may just have changed it.
  const remembered = $isStaff.get() ? undefined : known.get(`${config.locale} ${path.toLowerCase()}`);
  const group = remembered ?? (await fetchGroup(request));
  if (!isServer) rememberGroup(group, path, config.locale);
  return group;
}

/** Browsers only: a page that came with the HTML tells its group too. */
export function rememberGroup(group: ProductGroup, path: string, locale: string): void {
  known.set(`${locale} ${path.toLowerCase()}`, group);
}

async function fetchGroup({ api, path, signal, text }: PageRequest): Promise<ProductGroup> {
  let cause: unknown;
  try {
    const query = { path: path.toLowerCase() };
    const [group] = await api.get<ProductGroup[]>('/api/products/productgroup/', { query, signal });
    if (group) return group;
  } catch (error) {
    if (signal.aborted) throw error;
    cause = error;
  }
  throw notLoaded(text('group.not_found'), cause);
}
