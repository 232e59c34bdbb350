import type { ApiClient } from 'mf-shared/http';

/**
 * A client that tells of what it stored; a preview stores nothing that shoppers see.
 * @param begin called as a write is sent @returns of `begin`: what to do once it is stored
 */
export function notedWrites(api: ApiClient, begin: () => () => void): ApiClient {
  const noted =
    (method: 'post' | 'put' | 'patch' | 'delete'): ApiClient['put'] =>
    async (path, body, options) => {
      const stored = path.endsWith('/preview/') ? null : begin();
      const answer = await api[method]<never>(path, body, options);
      stored?.();
      return answer;
    };
  return { get: api.get, post: noted('post'), put: noted('put'), patch: noted('patch'), delete: noted('delete') };
}
