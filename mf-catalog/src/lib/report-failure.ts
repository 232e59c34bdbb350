import type { ApiClient } from 'mf-shared/http';

/** Tells the service's log what went wrong while the page goes on (ERR-30). */
export function reportFailure(api: ApiClient, what: string, error: unknown): void {
  const reason = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  api.get('/api/', { query: { err: `${what}: ${reason}`.slice(0, 500) } }).catch(() => undefined);
}
