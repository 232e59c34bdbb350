import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe without comments: half as much to send to a page and to read there. */
const axeSource = readFileSync(createRequire(import.meta.filename).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that another colour scheme can break: the rest of a screen is the same in light and dark. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe looks at: the whole page by every rule unless told otherwise. */
export interface AxePart {
  /** A part of a page that was looked at whole before. */
  within?: string;
  /** Frames of others (providers, videos) are theirs. */
  withFrames?: boolean;
  rules?: readonly string[];
}

export interface AxeFinding {
  id: string;
  /** Where each finding of the rule is, as a selector. */
  targets: string[];
}

/** What axe finds in the page as it stands. */
export async function axeFindings(page: Page, { within, withFrames, rules }: AxePart = {}): Promise<AxeFinding[]> {
  const isOneFrame = !withFrames || page.frames().length === 1;
  // A page that has axe keeps it: reading it anew costs as much as a look at a small page, and its code starts cold.
  const isThere = isOneFrame && (await page.evaluate(() => 'axe' in window));
  const builder = new AxeBuilder({ page, axeSource: isThere ? 'void 0' : axeSource }).options({
    resultTypes: ['violations'],
  });
  if (rules) builder.withRules([...rules]);
  else builder.withTags(tags);
  if (within) builder.include(within);
  if (!withFrames) builder.exclude('iframe');
  // Results of several frames are joined in a blank page of its own, which costs as much as the look itself.
  const { violations } = await builder.setLegacyMode(isOneFrame).analyze();
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
}

/** 0 axe findings in this state of the page (TARGET-54); they are listed, and the journey goes on. */
export async function checkAxe(page: Page, state: string, within = 'html'): Promise<void> {
  const findings: string[] = [];
  for (const { id, targets } of await axeFindings(page, { within }))
    for (const target of targets)
      if (id !== 'target-size' || (await isSmall(page, target))) findings.push(`${state}: ${id} ${target}`);
  expect.soft(findings).toEqual([]);
}

/** What lies half under a bar that stays in the window counts as too small: it is looked at again in the middle of it. */
async function isSmall(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return (await axeFindings(page, { within: target, rules: ['target-size'] })).length > 0;
}
