import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * 0 axe findings in this state of the page (TARGET-54); they are listed, and the journey goes on. `within`: a part of a
 * page that was looked at whole before.
 */
export async function checkAxe(page: Page, state: string, within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).include(within).exclude('iframe').analyze();
  const findings: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target } of nodes)
      if (id !== 'target-size' || (await isSmall(page, target.join(' '))))
        findings.push(`${state}: ${id} ${target.join(' ')}`);
  expect.soft(findings).toEqual([]);
}

/** What lies half under a bar that stays in the window counts as too small: it is looked at again in the middle of it. */
async function isSmall(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await new AxeBuilder({ page }).withRules('target-size').include(target).analyze();
  return violations.length > 0;
}
