import type { ProductListItem, SearchResponse } from 'mf-shared/contract';
import { firstProductsLimit } from 'mf-shared/rules/list-query';
import { type CachedList, createCachedLists } from './cached-lists.ts';
import { fetchList, isNotModified, type ListAsk, type LoadedList, listKey, search } from './list-source.ts';

const isServer = typeof window === 'undefined';
/** How long a browser shows a list without asking again; a server asks each time. */
const freshMs = isServer ? undefined : 300_000;
/** About 3 kB a product: 90 MB at most on a server. */
const lists = createCachedLists(30_000, freshMs);

/** The whole list. A server asks each time whether its copy still holds (ETag); a browser keeps it for five minutes. */
export async function loadList(ask: ListAsk): Promise<readonly ProductListItem[]> {
  return (await load({ ...ask, limit: undefined })).items;
}

/** The first products of a list in its own order, and how many it has: all that most pages show at first. */
export const loadFirstProducts = async (ask: ListAsk): Promise<LoadedList> =>
  cached({ ...ask, limit: undefined }) ?? load({ ...ask, limit: firstProductsLimit });

/** A search's answer; its products are cached like any other list. */
export async function loadSearch(words: string, ask: Omit<ListAsk, 'source'>): Promise<SearchResponse> {
  const found = await search(words, ask);
  const { products: items } = found;
  keep({ source: { kind: 'search', words }, config: ask.config }, { items, total: items.length }, null);
  return found;
}

/** The list where the browser has all of it in memory and it is fresh. */
export const cachedItems = (ask: Pick<ListAsk, 'source' | 'config'>): readonly ProductListItem[] | undefined =>
  cached(ask)?.items;

const load = async (ask: ListAsk): Promise<LoadedList> => cached(ask) ?? (isServer ? revalidate(ask) : fetchOnce(ask));

const cached = (ask: Pick<ListAsk, 'source' | 'config' | 'limit'>): CachedList | undefined =>
  isServer ? undefined : lists.get(listKey(ask));

/** Two that want the same list at once share one call; nobody's departure aborts it. */
function fetchOnce({ signal: _, ...ask }: ListAsk): Promise<LoadedList> {
  return lists.load(listKey(ask), async () => keep(ask, await fetchList(ask), null));
}

async function revalidate(ask: ListAsk): Promise<LoadedList> {
  const known = lists.get(listKey(ask));
  let etag: string | null = null;
  try {
    const list = await fetchList(ask, {
      ...(known?.etag ? { headers: { 'if-none-match': known.etag } } : {}),
      onHeaders: (headers) => {
        etag = headers.get('etag');
      },
    });
    return keep(ask, list, etag);
  } catch (error) {
    if (known && isNotModified(error)) return known;
    throw error;
  }
}

function keep(ask: Pick<ListAsk, 'source' | 'config' | 'limit'>, list: LoadedList, etag: string | null): CachedList {
  const entry = { ...list, etag };
  lists.set(listKey(ask), entry);
  // The first products of a short list are the whole list.
  if (!isServer && ask.limit !== undefined && list.total <= list.items.length)
    lists.set(listKey({ ...ask, limit: undefined }), entry);
  return entry;
}
