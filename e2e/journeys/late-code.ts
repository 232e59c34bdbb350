import type { Page } from '@playwright/test';

/** Scripts with such addresses wait, as on a slow line. @returns what lets them come */
export async function holdCode(page: Page, scripts: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
