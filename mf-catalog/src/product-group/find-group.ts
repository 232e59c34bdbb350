import type { ProductGroup } from 'mf-shared/contract';
import type { PageRequest } from 'mf-shared/router';
import { $isStaff } from 'mf-shared/stores';
import { notLoaded } from '../lib/not-loaded.ts';
import { loadedListModule } from '../load-list/open-list.ts';

/** The group that came with the document, before there is code that keeps several. */
let groupOfDocument: { key: string; group: ProductGroup } | undefined;
const keyOf = (path: string, locale: string): string => `${locale} ${path.toLowerCase()}`;

/**
 * The group of a path; its key is the path's segments joined and lowercased (LIST-1).
 * @throws PageError 404 'Product group not found.', also where loading fails (LIST-6)
 */
export async function findGroup(request: PageRequest): Promise<ProductGroup> {
  const { path, config } = request;
  // Staff may just have changed it.
  const remembered = $isStaff.get() ? undefined : rememberedGroup(keyOf(path, config.locale));
  return remembered ?? fetchGroup(request);
}

/** The way back to a group that the browser has shown in this visit asks for nothing. */
function rememberedGroup(key: string): ProductGroup | undefined {
  const ofDocument = groupOfDocument?.key === key ? groupOfDocument.group : undefined;
  return loadedListModule()?.cachedGroups.get(key) ?? ofDocument;
}

/** Keeps a group that a page shows. The module of lists is there by then, but for the page that came with the document. */
export function rememberGroup(group: ProductGroup, path: string, locale: string): void {
  const key = keyOf(path, locale);
  const lists = loadedListModule();
  if (lists) lists.cachedGroups.set(key, group);
  else groupOfDocument = { key, group };
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
