import type { Page } from 'playwright';
import { type Figure, median, quantile } from './figures.ts';
import { paintTimes } from './hand-paints.ts';

const rounds = 3;
/** The time between two taps of a hand: what a choice leaves for later has been done. */
const restMs = 400;

/** Taps through the sizes of a product's page that stands already, and tells how soon each tap is painted. */
export async function measureChoice(page: Page): Promise<Figure[]> {
  await page.evaluate(() => {
    window.benchHand = [];
  });
  let taps = 0;
  for (let round = 0; round < rounds; round += 1) taps += await tapSizes(page);
  const times = await paintTimes(page, taps);
  const figure = (name: string, value: number): Figure => ({
    ...{ part: 'pages', unit: 'ms', target: 50, better: 'lower' },
    name: `slow, size chosen → next paint, ${name} of ${taps}`,
    value: taps === 0 ? null : value,
  });
  return [figure('median', median(times)), figure('p95', quantile(times, 0.95))];
}

async function tapSizes(page: Page): Promise<number> {
  const sizes = page.locator('#choose-size label');
  const count = await sizes.count();
  let taps = 0;
  for (let index = 0; index < count; index += 1) {
    const size = sizes.nth(index);
    if (await size.getByRole('radio').isChecked()) continue;
    await size.scrollIntoViewIfNeeded();
    await size.tap();
    taps += 1;
    await page.waitForTimeout(restMs);
  }
  return taps;
}
