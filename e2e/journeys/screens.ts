import { expect, type Page, test } from '@playwright/test';
import { type AxePart, axeFindings, colourRules } from './axe.ts';
import type { Shopper } from './shopper.ts';

/**
 * Rules TARGET-54, LOOK-62: the screen as it stands has no axe finding, in dark no pale words, and does not scroll
 * sideways.
 */
export async function expectGoodScreen({ page }: Shopper, screen: string): Promise<void> {
  const look = async (colorScheme: 'light' | 'dark', part: AxePart) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const findings = await axeFindings(page, { ...part, withFrames: true });
    expect
      .soft(findings.map(({ id, targets }) => `${screen}, ${colorScheme}: ${id} ${targets.join(' | ')}`))
      .toEqual([]);
  };
  // A list that is read again is paler for a moment.
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
  // A journey that walks a desk and a phone looks at the dark colours of its screens on the desk.
  const { project, tags } = test.info();
  if (project.name === 'desktop' || !tags.includes('@phone')) await look('dark', { rules: colourRules });
  const makeLow = await makeTall(page);
  await look('light', {});
  await makeLow();
  // A text that a room lacks is shown by its key, which axe takes for words.
  const keys = page.getByText(/\bstaff_[\w-]+\.\w/).filter({ visible: true });
  await expect.soft(keys, `${screen} shows keys of texts`).toHaveCount(0);
  await expectFits(page, screen);
}

/**
 * Makes the window as tall as the page: what stays at its edge hides a part of whatever is scrolled under it. It is drawn
 * small, which changes no measure of the page: to draw all of a page takes as long as a look at it.
 * @returns what makes it as it was
 */
async function makeTall(page: Page): Promise<() => Promise<void>> {
  const viewport = page.viewportSize();
  if (!viewport) return async () => {};
  const { width, height } = viewport;
  const { isMobile = false } = test.info().project.use;
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    ...{ width, height: Math.max(height, pageHeight), screenWidth: width, screenHeight: height },
    ...{ deviceScaleFactor: 1, mobile: isMobile, scale: 0.1 },
  });
  return async () => {
    await devtools.detach();
    // Playwright takes the window to be as it was, and asks for another size only.
    await page.setViewportSize({ width, height: height + 1 });
    await page.setViewportSize(viewport);
  };
}

const narrow = { width: 360, height: 740 };
/** A tablet held upright, or half of a desk's screen: staff work there too, between both layouts. */
const medium = { width: 900, height: 1000 };

/**
 * Nothing scrolls sideways, on the screen of the journey and on a narrow one, unless the journey walks there as well: what
 * neither a finger nor a narrow screen changes is walked once. Rooms of the staff are looked at 900 px wide too.
 */
export async function expectFits(page: Page, screen: string): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(await overflow(), `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
  const viewport = page.viewportSize();
  if (!viewport) return;
  const others = [
    ...(isOfStaff(page) ? [medium] : []),
    // Journeys that walk on a phone look there by themselves.
    ...(test.info().tags.includes('@phone') ? [] : [narrow]),
  ].filter(({ width }) => width < viewport.width);
  for (const size of others) {
    await page.setViewportSize(size);
    expect.soft(await overflow(), `${screen} scrolls sideways at ${size.width} px`).toBeLessThanOrEqual(0);
  }
  if (others.length > 0) await page.setViewportSize(viewport);
}

/** Whether the page is a room of the staff, in whichever language. */
const isOfStaff = (page: Page): boolean => /\/staff(\/|$)/.test(new URL(page.url()).pathname);

/** What the console said besides refusals that the journey asked for. */
export const unexpected = ({ complaints }: Shopper): string[] =>
  complaints.filter((line) => !/status of (?:400|404|409|410|415|429)/.test(line));
