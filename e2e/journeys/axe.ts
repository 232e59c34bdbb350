import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** 0 axe findings in this state of the page (targets.md, Accessibility); they are listed, and the journey goes on. `within`: a part of a page that was looked at whole before. */
export async function checkAxe(page: Page, state: string, within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).include(within).exclude('iframe').analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${state}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  expect.soft(findings).toEqual([]);
}
