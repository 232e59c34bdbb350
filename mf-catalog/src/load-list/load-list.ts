import type { ProductListItem, SearchResponse } from 'mf-shared/contract';
import { firstProductsLimit } from 'mf-shared/rules/list-query';
import { type CachedList, createCachedLists } from './cached-lists.ts';
import { fetchList, isNotModified, type ListAsk, type LoadedList, listKey, search } from './list-source.ts';

const isServer = typeof window === 'undefined';
/** About 3 kB a product: 90 MB at most on a server. */
const lists = createCachedLists(30_000);
/** How long a browser shows a list without asking again. */
const freshMs = 300_000;
const underWay = new Map<string, Promise<LoadedList>>();

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
  hold({ source: { kind: 'search', words }, config: ask.config }, { items, total: items.length }, null);
  return found;
}

/** The list where the browser has all of it in memory and it is fresh. */
export const cachedItems = (ask: Pick<ListAsk, 'source' | 'config'>): readonly ProductListItem[] | undefined =>
  cached(ask)?.items;

const load = async (ask: ListAsk): Promise<LoadedList> => cached(ask) ?? (isServer ? revalidate(ask) : fetchOnce(ask));

function cached(ask: Pick<ListAsk, 'source' | 'config' | 'limit'>): CachedList | undefined {
  const list = isServer ? undefined : lists.get(listKey(ask));
  return list && Date.now() - list.heldSince < freshMs ? list : undefined;
}

/** Two that want the same list at once share one call; nobody's departure aborts it. */
function fetchOnce({ signal: _, ...ask }: ListAsk): Promise<LoadedList> {
  const key = listKey(ask);
  let call = underWay.get(key);
  if (!call) {
    call = fetchList(ask)
      .then((list) => hold(ask, list, null))
      .finally(() => underWay.delete(key));
    underWay.set(key, call);
  }
  return call;
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
    return hold(ask, list, etag);
  } catch (error) {
    if (known && isNotModified(error)) return known;
    throw error;
  }
}

function hold(ask: Pick<ListAsk, 'source' | 'config' | 'limit'>, list: LoadedList, etag: string | null): LoadedList {
  const entry = { ...list, etag, heldSince: Date.now() };
  lists.set(listKey(ask), entry);
  // The first products of a short list are the whole list.
  if (!isServer && ask.limit !== undefined && list.total <= list.items.length)
    lists.set(listKey({ ...ask, limit: undefined }), entry);
  return entry;
}
