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
        failures += 1;
        throw error;
      }
    },
    hasFailed: () => failures > 0,
  };
}
