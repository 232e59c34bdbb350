import { createApiClient } from 'mf-shared/http';
import { PageError, PageRedirect, type PageRequest, type RouteModule } from 'mf-shared/router';
import { testConfig } from 'mf-shared/testing/page-around.tsx';

/** Answers by the call's path; what is not told fails with 503. */
export type Answers = Readonly<Record<string, () => Response>>;

/** Opens an address with a service that answers as told, and notes the calls. */
export function opening(address: string, params: Record<string, string>, answers: Answers) {
  const calls: URL[] = [];
  const api = createApiClient({
    origin: 'http://service',
    locale: 'en',
    fetch: async (input) => {
      const url = new URL(String(input));
      calls.push(url);
      return answers[url.pathname]?.() ?? new Response('{}', { status: 503 });
    },
  });
  const url = new URL(address, 'http://localhost');
  const { signal } = new AbortController();
  const request: PageRequest = {
    ...{ api, url, path: url.pathname, params, config: testConfig, signal },
    text: (key) => key,
  };
  return { calls, request };
}

/** What the route's loader gives, or `404 not.found` and `301 /path/` for errors and redirects. */
export async function load<Data>(route: RouteModule<Data>, request: PageRequest): Promise<Data | string> {
  try {
    return (await route.loader?.(request)) ?? 'nothing';
  } catch (error) {
    if (error instanceof PageRedirect) return `${error.status} ${error.path}`;
    return error instanceof PageError ? `${error.statusCode} ${error.statusMessage}` : String(error);
  }
}
