import type { ProductListItem, ProductListRequest, SearchResponse } from 'mf-shared/contract';
import { type ApiClient, ApiFailure } from 'mf-shared/http';
import type { PageConfig } from 'mf-shared/router';
import { compressListQuery } from 'mf-shared/rules/list-query';

/** Where a list comes from: what the loader and, after hydration, the browser ask for alike. */
export type ListSource =
  | { kind: 'models'; source: ProductListRequest['source']; id?: number; slug?: string }
  | { kind: 'search'; words: string };

export interface ListAsk {
  source: ListSource;
  api: ApiClient;
  config: Pick<PageConfig, 'locale' | 'taxAreaId'>;
  signal?: AbortSignal | undefined;
}

/** Names a list: one source in one language and tax area. */
export const listKey = ({ source, config }: Pick<ListAsk, 'source' | 'config'>): string =>
  JSON.stringify([source, config.locale, config.taxAreaId]);

export interface CallHeaders {
  headers?: Readonly<Record<string, string>>;
  onHeaders?: (headers: Headers) => void;
}

export function fetchList(ask: ListAsk, headers: CallHeaders = {}): Promise<readonly ProductListItem[]> {
  return ask.source.kind === 'search'
    ? fetchSearch(ask.source.words, ask, headers)
    : fetchModels(ask.source, ask, headers);
}

const listPath = '/api/products/productmodellist/';

/** GET with the compressed query; POST where it is too long or the GET fails (spec: catalogue §7). */
async function fetchModels(
  { source, id, slug }: Extract<ListSource, { kind: 'models' }>,
  { api, config, signal }: ListAsk,
  call: CallHeaders,
): Promise<readonly ProductListItem[]> {
  const request = { source, id, slug, language: config.locale, taxAreaId: config.taxAreaId };
  const options = { ...call, ...(signal ? { signal } : {}) };
  const query = compressListQuery(request);
  if (query === null) return api.post(listPath, request, options);
  try {
    return await api.get<ProductListItem[]>(listPath, { ...options, query: { query } });
  } catch (error) {
    if (signal?.aborted || isAnswer(error)) throw error;
    return api.post(listPath, request, options);
  }
}

/** "Not modified" and "no such list" are answers: asking again another way would bring the same. */
const isAnswer = (error: unknown): boolean => isNotModified(error) || statusOf(error) === 404;

export const isNotModified = (error: unknown): boolean => statusOf(error) === 304;

const statusOf = (error: unknown): number | null => (error instanceof ApiFailure ? error.status : null);

/** Most results that one search lists. */
const searchLimit = 1000;

async function fetchSearch(words: string, ask: ListAsk, call: CallHeaders): Promise<readonly ProductListItem[]> {
  return (await search(words, ask, call)).products;
}

export function search(
  words: string,
  { api, config, signal }: Omit<ListAsk, 'source'>,
  call: CallHeaders = {},
): Promise<SearchResponse> {
  return api.get<SearchResponse>('/api/search/', {
    ...call,
    ...(signal ? { signal } : {}),
    query: { q: words.slice(0, 200), language: config.locale, taxAreaId: config.taxAreaId, limit: searchLimit },
  });
}
