import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The question about cookies, which lies beside the page until it is answered. */
export const cookieQuestion = 'section:has(> p > button[data-opens="consent"])';

/**
 * 0 axe findings in this state of the page (targets.md, Accessibility); they are listed, and the journey goes on. The
 * page is looked at without the cookie question: what lies under an edge of it can be scrolled free, and counts as too
 * small a target until then.
 * @param within a part of a page that was looked at whole before, or the question itself
 */
export async function checkAxe(page: Page, state: string, within = 'html'): Promise<void> {
  const isPage = within !== cookieQuestion;
  if (isPage) await showQuestion(page, false);
  const { violations } = await new AxeBuilder({ page }).withTags(tags).include(within).exclude('iframe').analyze();
  if (isPage) await showQuestion(page, true);
  const findings = violations.map(
    ({ id, nodes }) => `${state}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  expect.soft(findings).toEqual([]);
}

async function showQuestion(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate(
    ([selector, visibility]) => {
      const question = document.querySelector<HTMLElement>(selector);
      if (question) question.style.visibility = visibility;
    },
    [cookieQuestion, isShown ? '' : 'hidden'] as const,
  );
}
