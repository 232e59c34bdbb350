import type { Answer } from './klarna-state.ts';

/** Context (category names joined by ` > `) → what the service recommends there. */
export type Recommendations = Map<string, readonly number[]>;

interface Call {
  method: string;
  url: URL;
  body: unknown;
}

/**
 * The recommendation service's call (LIST-69), and `POST /sandbox/recommendations/ { context, ids }` that teaches it.
 */
export function routeRecommendations({ method, url, body }: Call, known: Recommendations): Answer | null {
  switch (`${method} ${url.pathname}`) {
    case 'GET /recoApi/v2': {
      const { searchParams: query } = url;
      const isWhole = query.get('method') === 'strategy' && query.get('origin') && query.get('strategy');
      if (!isWhole) return { status: 400, body: { error: 'method=strategy, origin and strategy are needed' } };
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
