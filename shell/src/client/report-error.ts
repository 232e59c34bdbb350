import { ApiFailure, browserApi } from 'mf-shared/http';

/** Tells the service's log what went wrong in a browser: GET /api/?err={message} (ERR-30). Never throws. */
export function reportError(error: unknown, path: string): void {
  const message = describe(error);
  browserApi()
    .get('/api/', { query: { err: `${path} ${message}`.slice(0, 500) } })
    .catch(() => undefined);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` < ${describe(error.cause)}`;
  // An answer that is no refusal of the service has no words of its own.
  const call = error instanceof ApiFailure ? `${error.status} ${error.code} ` : '';
  return `${error.name}: ${call}${error.message}${cause}`;
}
