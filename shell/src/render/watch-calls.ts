/** A page that was decided by one answer stops its other calls: these have not failed. One that took too long has. */
const isStopped = (signal: AbortSignal | null | undefined): boolean =>
  signal?.reason instanceof DOMException && signal.reason.name === 'AbortError';

/** Calls of one page to the service, and whether one of them failed: then nobody knows that the page does not exist. */
export function watchCalls(send: typeof fetch): { fetch: typeof fetch; hasFailed(): boolean } {
  let failures = 0;
  return {
    async fetch(url, init) {
      try {
        const answer = await send(url, init);
        if (answer.status >= 500) failures += 1;
        return answer;
      } catch (error) {
        if (!isStopped(init?.signal)) failures += 1;
        throw error;
      }
    },
    hasFailed: () => failures > 0,
  };
}
