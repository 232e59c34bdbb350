import type { ProductListItem, SearchResponse } from 'mf-shared/contract';
import { createHeldLists, type HeldList } from './held-lists.ts';
import { fetchList, isNotModified, type ListAsk, listKey, search } from './list-source.ts';

const isServer = typeof window === 'undefined';
/** About 3 kB a product: 90 MB at most on a server. */
const lists = createHeldLists(30_000);
/** How long a browser shows a list without asking again. */
const freshMs = 300_000;
const underWay = new Map<string, Promise<readonly ProductListItem[]>>();

/** The whole list. A server asks each time whether its copy still holds (ETag); a browser keeps it for five minutes. */
export async function loadList(ask: ListAsk): Promise<readonly ProductListItem[]> {
  return heldItems(ask) ?? (isServer ? revalidate(ask) : fetchOnce(ask));
}

/** A search's answer; its products are held like any other list. */
export async function loadSearch(words: string, ask: Omit<ListAsk, 'source'>): Promise<SearchResponse> {
  const found = await search(words, ask);
  hold(listKey({ source: { kind: 'search', words }, config: ask.config }), {
    items: found.products,
    etag: null,
    heldSince: Date.now(),
  });
  return found;
}

/** The list where the browser has it in memory and it is fresh. */
export function heldItems(ask: Pick<ListAsk, 'source' | 'config'>): readonly ProductListItem[] | undefined {
  const held = isServer ? undefined : lists.get(listKey(ask));
  return held && Date.now() - held.heldSince < freshMs ? held.items : undefined;
}

/** Two that want the same list at once share one call; nobody's departure aborts it. */
function fetchOnce({ signal: _, ...ask }: ListAsk): Promise<readonly ProductListItem[]> {
  const key = listKey(ask);
  let call = underWay.get(key);
  if (!call) {
    call = fetchList(ask)
      .then((items) => hold(key, { items, etag: null, heldSince: Date.now() }))
      .finally(() => underWay.delete(key));
    underWay.set(key, call);
  }
  return call;
}

async function revalidate(ask: ListAsk): Promise<readonly ProductListItem[]> {
  const key = listKey(ask);
  const held = lists.get(key);
  let etag: string | null = null;
  try {
    const items = await fetchList(ask, {
      ...(held?.etag ? { headers: { 'if-none-match': held.etag } } : {}),
      onHeaders: (headers) => {
        etag = headers.get('etag');
      },
    });
    return hold(key, { items, etag, heldSince: Date.now() });
  } catch (error) {
    if (held && isNotModified(error)) return held.items;
    throw error;
  }
}

function hold(key: string, list: HeldList): readonly ProductListItem[] {
  lists.set(key, list);
  return list.items;
}
