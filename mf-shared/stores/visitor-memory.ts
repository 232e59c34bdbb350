import { type PersistentState, persistentState } from './persistent-state.ts';

/** What the shop remembers about the visitor: for this visit, and on the device where they agree (CONF-76, LAW-13). */

/** A list of texts as it is stored; anything else that stands there is taken as empty. */
function parseList(stored: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** A list that is remembered for this visit, and on the device where the visitor agrees (LAW-13). */
export const rememberedList = (key: string): PersistentState<readonly string[]> =>
  persistentState<readonly string[]>(key, [], { parse: parseList, serialise: JSON.stringify }, 'visit');

const sizesKept = 20;
/** Viewed products kept (LIST-72). */
const viewedKept = 60;

/** Sizes chosen before, most recent first (PRODUCT-38). */
export const $selectedSizes = rememberedList('havu-selected-sizes');
/** Paths of viewed products, newest first, 60 kept (LIST-72). */
export const $viewedProducts = rememberedList('havu-viewed-products');
/** The postcode that delivery estimates were asked for. */
export const $postcode = persistentState<string>(
  'havu-postcode',
  '',
  { parse: (stored) => stored.slice(0, 12), serialise: (postcode) => postcode },
  'visit',
);

export const newestFirst = (list: readonly string[], entry: string, kept: number): string[] =>
  [entry, ...list.filter((other) => other !== entry)].slice(0, kept);

export function rememberSize(size: string): void {
  $selectedSizes.update((sizes) => newestFirst(sizes, size, sizesKept));
}

export function rememberViewedProduct(path: string): void {
  $viewedProducts.update((paths) => newestFirst(paths, path, viewedKept));
}
