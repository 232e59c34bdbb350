import type { Answer } from './klarna-state.ts';

/** Context (category names joined by ` > `) → what the service recommends there. */
export type Recommendations = Map<string, readonly number[]>;

interface Call {
  method: string;
  url: URL;
  body: unknown;
}

/**
 * The recommendation service's calls (LIST-69, CONF-49), and `POST /sandbox/recommendations/ { context, ids }` that teaches it; the context of a
 * search is `search ` and its words.
 */
export function routeRecommendations({ method, url, body }: Call, known: Recommendations): Answer | null {
  switch (`${method} ${url.pathname}`) {
    case 'GET /recoApi/v2': {
      const { searchParams: query } = url;
      if (query.get('method') === 'search' && query.get('origin') && query.get('sort_by'))
        return { status: 200, body: { data: known.get(`search ${query.get('query')}`) ?? [] } };
      const isWhole = query.get('method') === 'strategy' && query.get('origin') && query.get('strategy');
      if (!isWhole)
        return {
          status: 400,
          body: { error: 'method=strategy with origin and strategy, or method=search with origin and sort_by' },
        };
      return { status: 200, body: { data: known.get(query.get('context') ?? '') ?? [] } };
    }
    case 'POST /sandbox/recommendations/': {
      const { context, ids } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
      known.set(String(context), Array.isArray(ids) ? ids.map(Number) : []);
      return { status: 200, body: { known: known.size } };
    }
    default:
      return null;
  }
}
