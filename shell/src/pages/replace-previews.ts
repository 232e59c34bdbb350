/** The most connections that wait for pictures; a browser has six to a shop without TLS. */
const laneCount = 2;
/** The service answers each request after twenty seconds at the latest. */
const mostTries = 6;

/**
 * Replaces previews, which the service answers while it makes a picture, by the pictures themselves. The answer's
 * `server-timing` tells what is a preview.
 */
export function replacePreviews(): void {
  const pending = new Set<string>();
  const lanes = Array.from({ length: laneCount }, () => Promise.resolve());
  let next = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const url = entry.name;
      if (!isPreview(entry) || pending.has(url)) continue;
      pending.add(url);
      const lane = next++ % laneCount;
      lanes[lane] = (lanes[lane] ?? Promise.resolve())
        .then(() => replacePreview(url))
        .catch(() => undefined)
        .finally(() => pending.delete(url));
    }
  });
  observer.observe({ type: 'resource', buffered: true });
}

const isPreview = (entry: PerformanceEntry): boolean =>
  entry instanceof PerformanceResourceTiming && entry.serverTiming?.some(({ name }) => name === 'preview');

const shownAt = (url: string): HTMLImageElement[] =>
  [...document.querySelectorAll('img')].filter((image) => image.currentSrc === url);

async function replacePreview(url: string): Promise<void> {
  for (let tries = 0; tries < mostTries && shownAt(url).length > 0; tries++) {
    const answer = await fetch(url, { cache: 'reload', headers: { prefer: 'wait=20' } });
    if (!answer.ok) return;
    await answer.blob();
    if (answer.headers.has('server-timing')) continue;
    // The browser's cache has the picture now, and an image whose source is set looks for it anew.
    for (const image of shownAt(url)) image.setAttribute('src', image.getAttribute('src') ?? '');
    return;
  }
}
