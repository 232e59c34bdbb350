import type { EngineAsk, ListEngine } from './list-engine.ts';
import type { ListAsk } from './list-source.ts';

/** Fetching, filtering and sorting come in a file of their own: the first cards of a page need none of it. */
type ListModule = typeof import('./list-module.ts');
let listModule: ListModule | undefined;

export async function loadListModule(): Promise<ListModule> {
  listModule ??= await import('./list-module.ts');
  return listModule;
}

/** What whole lists are worked on with, where the browser has it already. */
export const loadedListModule = (): ListModule | undefined => listModule;

export type OpenAsk = ListAsk & EngineAsk;

/** The whole list, ready to be filtered and sorted. */
export async function openList(ask: OpenAsk): Promise<ListEngine> {
  const { loadList, cachedListEngine } = await loadListModule();
  return cachedListEngine(await loadList(ask), ask);
}

/** Sets a browser's call off early; the page joins it. A failure is for the one who opens. */
export function expectList(ask: ListAsk & { url: URL }): void {
  if (typeof window === 'undefined') return;
  const expect = async () => {
    const { loadFirstProducts, loadList } = await loadListModule();
    await (ask.url.search === '' ? loadFirstProducts(ask) : loadList(ask));
  };
  expect().catch(() => undefined);
}

/** The list where code and products are in the browser already: a page that is gone back to stands at once. */
export function openCachedList(ask: Omit<OpenAsk, 'api'>): ListEngine | null {
  const items = listModule?.cachedItems(ask);
  return (items && listModule?.cachedListEngine(items, ask)) ?? null;
}
