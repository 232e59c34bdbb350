import type { Page } from 'playwright';

declare global {
  interface Window {
    benchHand: number[];
  }
}

/** Event timing tells of slower clicks only; the others count as this. */
const threshold = 16;

/**
 * From now on keeps how long clicks take to their next paint: Chrome's own event timing, what INP is made of, in steps
 * of 8 ms. Before the page is opened.
 */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    window.benchHand = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') window.benchHand.push(entry.duration);
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, threshold);
}

/** Milliseconds to the next paint of so many clicks. */
export async function paintTimes(page: Page, clicks: number): Promise<number[]> {
  const times = await page.evaluate(() => window.benchHand);
  return [...times, ...Array<number>(Math.max(0, clicks - times.length)).fill(threshold)];
}
