import { test as playwrightTest } from '@playwright/test';
import { type Shop, shopOfWorker } from '../start-shops.ts';

export { expect } from '@playwright/test';

/** Playwright's `test`, whose pages and requests go to the shop that the worker has for itself. */
export const test = playwrightTest.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use, worker) => use(shopOfWorker(worker.parallelIndex)),
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});
