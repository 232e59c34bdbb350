import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { ensureWholeChromium } from '../local/chromium.ts';
import { type Figure, median } from './figures.ts';
import { watchPaints } from './hand-paints.ts';
import { measureChoice } from './measure-choice.ts';

/** Slow: 412×823 at 1.75, CPU 4× slower, 1.6 Mbps down, 750 kbps up, 150 ms round trip, cold cache (TARGET-5). */
const slow = { width: 412, height: 823, scale: 1.75, cpu: 4, downBytes: 200_000, upBytes: 93_750, latencyMs: 150 };
const runs = Number(process.env.BENCH_RUNS ?? 5);

export interface PagePaths {
  home: string;
  list: string;
  product: string;
  /** The product with a variant chosen, ready to be added. */
  variant: string;
}

interface Visit {
  lcpMs: number;
  interactiveMs: number;
  cls: number;
  htmlBytes: number;
  scriptBytes: number;
  interactiveScriptBytes: number;
}

declare global {
  interface Window {
    benchVitals: { lcp: number; cls: number };
  }
}

export async function measurePages(url: string, paths: PagePaths): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: ensureWholeChromium(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  try {
    // Once without a throttle: pictures are drawn on the first asking and kept.
    for (const path of [paths.home, paths.list, paths.product]) await visit(browser, url + path, false);
    const home = await visits(browser, url + paths.home);
    const list = await visits(browser, url + paths.list);
    const product = await visits(browser, url + paths.product);
    const journeys = await repeat(() => slowJourney(browser, url, paths));
    const choices = await choose(browser, url + paths.variant);
    return [
      ...visitFigures({ home, list, product }),
      page('slow list → product, click to content', median(journeys.map(({ toProductMs }) => toProductMs)), {
        target: 400,
        peers: '565–1969 ms',
      }),
      page('slow add to cart → count changed', median(journeys.map(({ addMs }) => addMs)), {
        target: 100,
        peers: '398–660 ms',
      }),
      ...choices,
    ];
  } finally {
    await browser.close();
  }
}

const page = (
  name: string,
  value: number,
  { target, peers, unit = 'ms' }: { target: number; peers: string; unit?: string },
): Figure => ({
  part: 'pages',
  name,
  unit,
  value,
  target,
  better: 'lower',
  peers,
});

/** What the visits of the three pages cost, beside the targets. */
function visitFigures({ home, list, product }: Record<'home' | 'list' | 'product', readonly Visit[]>): Figure[] {
  const of = (all: readonly Visit[], key: keyof Visit) => median(all.map((each) => each[key]));
  const pages = [
    { name: 'home', all: home },
    { name: 'list', all: list },
    { name: 'product', all: product },
  ];
  return [
    ...pages.flatMap(({ name, all }) => [
      page(`JavaScript until interactive, ${name}`, of(all, 'interactiveScriptBytes') / 1000, {
        target: 132,
        peers: '35–229 kB',
        unit: 'kB br',
      }),
      page(`all JavaScript of a first visit, ${name}`, of(all, 'scriptBytes') / 1000, {
        target: 150,
        peers: '179–1446 kB',
        unit: 'kB br',
      }),
      page(`HTML, compressed, ${name}`, of(all, 'htmlBytes') / 1000, { target: 29, peers: '', unit: 'kB' }),
    ]),
    ...pages.map(({ name, all }) => ({
      ...page(`slow, interactive, ${name}`, of(all, 'interactiveMs'), { target: 0, peers: '' }),
      target: null,
    })),
    page('slow LCP home', of(home, 'lcpMs'), { target: 1200, peers: '1080–3832 ms' }),
    page('slow LCP list', of(list, 'lcpMs'), { target: 1500, peers: '2228–5196 ms' }),
    page('slow LCP product', of(product, 'lcpMs'), { target: 1000, peers: '1036–3520 ms' }),
    page('largest CLS', Math.max(...pages.flatMap(({ all }) => all.map(({ cls }) => cls))), {
      target: 0.01,
      peers: '',
      unit: '',
    }),
  ];
}

async function repeat<T>(run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < runs; index += 1) results.push(await run());
  return results;
}

const visits = (browser: Browser, url: string) => repeat(() => visit(browser, url, true));

async function openPage(
  browser: Browser,
  isSlow: boolean,
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: slow.width, height: slow.height },
    deviceScaleFactor: slow.scale,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latencyMs,
      downloadThroughput: slow.downBytes,
      uploadThroughput: slow.upBytes,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
  }
  await page.addInitScript(() => {
    window.benchVitals = { lcp: 0, cls: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.benchVitals.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
        if (!hadRecentInput) window.benchVitals.cls += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { context, page, session };
}

async function visit(browser: Browser, url: string, isSlow: boolean): Promise<Visit> {
  const { context, page } = await openPage(browser, isSlow);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(isSlow ? 3000 : 1500);
  const vitals = await page.evaluate(() => {
    const interactiveAt = performance.getEntriesByName('havu:interactive')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    // Bodies as they were sent, without headers.
    const bytesOf = (files: readonly PerformanceResourceTiming[]) =>
      files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return {
      lcpMs: window.benchVitals.lcp,
      cls: window.benchVitals.cls,
      interactiveMs: interactiveAt,
      htmlBytes: html?.encodedBodySize ?? 0,
      scriptBytes: bytesOf(scripts),
      interactiveScriptBytes: bytesOf(scripts.filter(({ responseEnd }) => responseEnd <= interactiveAt)),
    };
  });
  await context.close();
  return vitals;
}

/** On the slow profile: sizes of a product, tapped one after another. */
async function choose(browser: Browser, url: string): Promise<Figure[]> {
  const { context, page } = await openPage(browser, true);
  await watchPaints(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  // What comes with the first move has come.
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  const figures = await measureChoice(page);
  await context.close();
  return figures;
}

/** In the page: milliseconds from the next click to the paint of a heading with the name. */
function untilShown(name: string): Promise<number> {
  return new Promise((resolve) => {
    const watch = ({ timeStamp }: MouseEvent) => {
      const changes = new MutationObserver(() => {
        if (!document.querySelector('h1')?.textContent.includes(name)) return;
        changes.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      });
      changes.observe(document, { subtree: true, childList: true, characterData: true });
    };
    addEventListener('click', watch, { capture: true, once: true });
  });
}

/** On the slow profile: from a list to a product by a tap, then into the cart. */
async function slowJourney(
  browser: Browser,
  url: string,
  paths: PagePaths,
): Promise<{ toProductMs: number; addMs: number }> {
  const { context, page } = await openPage(browser, true);
  await page.goto(url + paths.list, { waitUntil: 'networkidle' });
  const card = page.locator('main article a[href]').first();
  const name = (await card.textContent())?.trim() ?? '';
  await card.hover();
  await page.waitForTimeout(600);
  const shown = page.evaluate(untilShown, name);
  await card.click();
  const toProductMs = await shown;
  await page.goto(url + paths.variant, { waitUntil: 'networkidle' });
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first();
  await button.waitFor();
  const addMs = await button.evaluate(async (element: HTMLElement) => {
    const count = () => document.querySelector('header a[href$="/checkout/"]')?.textContent;
    const before = count();
    const startedAt = performance.now();
    element.click();
    while (count() === before) {
      if (performance.now() - startedAt > 5000) throw new Error('The cart was not counted within 5 s');
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - startedAt;
  });
  await context.close();
  return { toProductMs, addMs };
}
