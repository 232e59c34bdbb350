import { setTimeout as wait } from 'node:timers/promises';
import { type Page, test as playwrightTest, type Request } from '@playwright/test';
import { type Shop, shopOfWorker } from '../start-shops.ts';

export { expect } from '@playwright/test';

const quietMs = 500;
/** How long a page is asked where it stands. */
const patienceMs = 10_000;
/** What a page has asked for and not got; pictures may still be drawn and do not count, nor does what nobody waits for. */
const requests = new WeakMap<Page, { underWay: Set<Request>; changedAt: number }>();
/** The number of documents and failed requests that a failed journey tells of. */
const mostTold = 12;

/** Playwright's `test`, whose pages and requests go to the shop that the worker has for itself. */
export const test = playwrightTest.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use, worker) => use(shopOfWorker(worker.parallelIndex)),
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  page: async ({ page, browser }, use, journey) => {
    const known = { underWay: new Set<Request>(), changedAt: Date.now() };
    requests.set(page, known);
    const startedAt = Date.now();
    const told: string[] = [];
    const tell = (what: string, request: Request) =>
      told.push(`${Date.now() - startedAt} ms ${what} ${new URL(request.url()).pathname}`);
    const end = (request: Request) => {
      if (known.underWay.delete(request)) known.changedAt = Date.now();
    };
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/media/')) return;
      // The browser's cache renews what it has shown (stale-while-revalidate), and tells the end of it half a minute later.
      if (request.resourceType() === 'other') return;
      known.underWay.add(request);
      known.changedAt = Date.now();
    });
    // A page that is left may take requests with it of which no end is told.
    let earlier: Request[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
      tell('document', request);
      earlier = [...known.underWay].filter((other) => other !== request);
    });
    page.on('domcontentloaded', () => {
      for (const request of earlier) end(request);
    });
    page.on('requestfinished', end);
    page.on('requestfailed', (request) => {
      end(request);
      tell(`failed (${request.failure()?.errorText})`, request);
    });
    await use(page);
    if (journey.status !== journey.expectedStatus) {
      await journey.attach('where the page stood', {
        body: [await tellPlace(page, known.underWay), ...told.slice(-mostTold)].join('\n'),
        contentType: 'text/plain',
      });
    }
    // A request that is answered when the journey is over is nobody's failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Other visitors of this journey: their pages would go on asking, and slow the journeys after it.
    for (const context of browser.contexts()) {
      if (context !== page.context()) await context.close();
    }
  },
});

/** For who reads only the log of a failed journey: its address, where the focus is, and what it waits for. */
async function tellPlace(page: Page, underWay: ReadonlySet<Request>): Promise<string> {
  const asked = page.evaluate(() => {
    const { activeElement: element } = document;
    return element instanceof HTMLInputElement ? `field "${element.value}"` : element?.tagName;
  });
  // A page that hangs answers nothing.
  const focused = await Promise.race([asked.catch(() => 'nobody knows'), wait(patienceMs, 'the page hangs')]);
  const waited = [...underWay].map((request) => new URL(request.url()).pathname);
  return `${page.url()}, focus: ${focused}, waits for: ${waited.join(' ') || 'nothing'}`;
}

/** Waits until the page has asked for nothing but pictures for half a second. */
export async function quiet(page: Page): Promise<void> {
  const known = requests.get(page);
  if (!known) throw new Error('only the page of the fixture is watched');
  const noise = () => {
    if (known.underWay.size > 0) return [...known.underWay].map((request) => request.url());
    return Date.now() - known.changedAt >= quietMs ? [] : ['something a moment ago'];
  };
  await playwrightTest.expect.poll(noise, { timeout: 30_000 }).toEqual([]);
}
