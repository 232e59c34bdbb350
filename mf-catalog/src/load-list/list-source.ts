import type { PackedList, ProductListItem, ProductListRequest, SearchResponse } from 'mf-shared/contract';
import { type ApiClient, ApiFailure } from 'mf-shared/http';
import type { PageConfig } from 'mf-shared/router';
import { compressListQuery } from 'mf-shared/rules/list-query';
import { unpackList } from 'mf-shared/rules/packed-list/unpack-list';

/** Where a list comes from: what the loader and, after hydration, the browser ask for alike. */
export type ListSource =
  | ({ kind: 'models' } & Pick<ProductListRequest, 'source' | 'id' | 'slug' | 'sortIds'>)
  | { kind: 'search'; words: string };

export interface ListAsk {
  source: ListSource;
  api: ApiClient;
  config: Pick<PageConfig, 'locale' | 'taxAreaId'>;
  signal?: AbortSignal | undefined;
  /** The first products only; of a search always all. */
  limit?: number | undefined;
}

/** Products of a list, and how many it has in all. */
export interface LoadedList {
  items: readonly ProductListItem[];
  total: number;
}

/** Names a list: one source in one language and tax area, whole or its first products. */
export const listKey = ({ source, config, limit }: Pick<ListAsk, 'source' | 'config' | 'limit'>): string =>
  JSON.stringify([source, config.locale, config.taxAreaId, limit]);

export interface CallHeaders {
  headers?: Readonly<Record<string, string>>;
  onHeaders?: (headers: Headers) => void;
}

export function fetchList(ask: ListAsk, headers: CallHeaders = {}): Promise<LoadedList> {
  return ask.source.kind === 'search'
    ? fetchSearch(ask.source.words, ask, headers)
    : fetchModels(ask.source, ask, headers);
}

const listPath = '/api/products/productmodellist/';

/** GET with the compressed query; POST where it is too long or the GET fails (LIST-65, LIST-66). */
async function fetchModels(
  { kind: _, ...source }: Extract<ListSource, { kind: 'models' }>,
  { api, config, signal, limit }: ListAsk,
  call: CallHeaders,
): Promise<LoadedList> {
  const request = { ...source, language: config.locale, taxAreaId: config.taxAreaId, limit, format: 'packed' };
  const options = { ...call, ...(signal ? { signal } : {}) };
  const post = async () => toLoadedList(await api.post<PackedList>(listPath, request, options));
  const query = compressListQuery(request);
  if (query === null) return post();
  try {
    return toLoadedList(await api.get<PackedList>(listPath, { ...options, query: { query } }));
  } catch (error) {
    if (signal?.aborted || isAnswer(error)) throw error;
    return post();
  }
}

const toLoadedList = (packed: PackedList): LoadedList => ({ items: unpackList(packed), total: packed.total });

/** "Not modified" and "no such list" are answers: asking again another way would bring the same. */
const isAnswer = (error: unknown): boolean => isNotModified(error) || statusOf(error) === 404;

export const isNotModified = (error: unknown): boolean => statusOf(error) === 304;

const statusOf = (error: unknown): number | null => (error instanceof ApiFailure ? error.status : null);

/** Most results that one search lists. */
const searchLimit = 1000;

async function fetchSearch(words: string, ask: ListAsk, call: CallHeaders): Promise<LoadedList> {
  const { products } = await search(words, ask, call);
  return { items: products, total: products.length };
}

export function search(
  words: string,
  { api, config, signal }: Omit<ListAsk, 'source'>,
  call: CallHeaders = {},
): Promise<SearchResponse> {
  return api.get<SearchResponse>('/api/search/', {
    ...call,
    ...(signal ? { signal } : {}),
    query: {
      ...{ q: words.slice(0, 200), language: config.locale, taxAreaId: config.taxAreaId, limit: searchLimit },
      counted: 1,
    },
  });
}
