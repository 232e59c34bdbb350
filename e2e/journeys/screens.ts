import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Shopper } from './shopper.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Rules TARGET-54, LOOK-62: the screen as it stands has no axe finding, in dark no pale words, and does not scroll
 * sideways.
 */
export async function expectGoodScreen({ page }: Shopper, screen: string): Promise<void> {
  const look = async (colorScheme: 'light' | 'dark', axe: AxeBuilder) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await axe.analyze();
    const findings = violations.map(
      ({ id, nodes }) => `${screen}, ${colorScheme}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
    expect.soft(findings).toEqual([]);
  };
  await look('dark', new AxeBuilder({ page }).withRules(['color-contrast']));
  const viewport = page.viewportSize();
  // As tall as the page: what stays at the window's edge hides a part of whatever is scrolled under it.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (viewport) await page.setViewportSize({ width: viewport.width, height: Math.max(viewport.height, height) });
  await look('light', new AxeBuilder({ page }).withTags(tags));
  if (viewport) await page.setViewportSize(viewport);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** What the console said besides refusals that the journey asked for. */
export const unexpected = ({ complaints }: Shopper): string[] =>
  complaints.filter((line) => !/status of (?:400|404|409|410|429)/.test(line));
