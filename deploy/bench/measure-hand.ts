import { chromium, type Page } from 'playwright';
import { ensureWholeChromium } from '../local/chromium.ts';
import { type Figure, median, quantile } from './figures.ts';
import { paintTimes, watchPaints } from './hand-paints.ts';

declare global {
  interface Window {
    benchTotals: number[];
  }
}

const cpuRate = 4;
const mostBoxes = 12;
/** Each box is ticked, and its tick taken back. */
const rounds = 2;

/**
 * A filter click of a hand, to the next paint: Chrome's own event timing (what INP is made of, in steps of 8 ms) on the
 * slow profile's CPU, with the whole list in the browser. The list is as large as the shop: BENCH_HAND_LIST names another.
 */
export async function measureHand(url: string, path: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: ensureWholeChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await watchPaints(page);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    const openFilters = page
      .locator('main')
      .getByRole('button', { name: /^Filter/ })
      .first();
    await openFilters.click();
    // The choices of a long list come with the click.
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    await page.waitForLoadState('networkidle');
    const models = await shownTotal(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    await watchTotal(page);
    const clicks = await clickFacets(page);
    const all = await paintTimes(page, clicks);
    const totals = await page.evaluate(() => window.benchTotals);
    const list = `list of ${models.toLocaleString('en')} models, CPU ${cpuRate} times slower`;
    const of = { part: 'filter', unit: 'ms', better: 'lower' } as const;
    return [
      {
        ...of,
        name: `facet click to next paint, ${list}, p95`,
        value: clicks === 0 ? null : quantile(all, 0.95),
        target: 50,
      },
      {
        ...of,
        name: `facet click to the new total's paint, ${list}, median`,
        value: totals.length === 0 ? null : median(totals),
        target: null,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** The total of `Filter 12 / 3412`. */
async function shownTotal(page: Page): Promise<number> {
  const button = page.locator('main').getByRole('button', { name: /^Filter/ });
  return Number(/^Filter\s*(\d+) \/ /.exec((await button.first().textContent()) ?? '')?.[1] ?? 0);
}

/** From now on keeps how long clicks take until the list's new total has been painted. */
async function watchTotal(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.benchTotals = [];
    let clickedAt = 0;
    addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), true);
    const keep = () => window.benchTotals.push(performance.now() - clickedAt);
    const total = [...document.querySelectorAll('main button')].find(({ textContent }) => /^Filter/.test(textContent));
    const changes = new MutationObserver(() => requestAnimationFrame(() => setTimeout(keep)));
    if (total) changes.observe(total, { subtree: true, childList: true, characterData: true });
  });
}

/** Clicks checkboxes of the open panel, one after another. @returns how many clicks */
async function clickFacets(page: Page): Promise<number> {
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  const count = Math.min(mostBoxes, await boxes.count());
  let clicks = 0;
  for (let index = 0; index < count * rounds; index += 1) {
    const box = boxes.nth(index % count);
    if (!(await box.isVisible()) || (await box.isDisabled())) continue;
    await box.scrollIntoViewIfNeeded();
    const place = await box.boundingBox();
    if (!place) continue;
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    clicks += 1;
    // The result has time to come in, as between a hand's clicks.
    await page.waitForTimeout(700);
  }
  return clicks;
}
