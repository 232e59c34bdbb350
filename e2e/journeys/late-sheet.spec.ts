import type { Page, Route } from '@playwright/test';
import { expect, test } from './journey-test.ts';
import { jacketSlug, Shopper } from './shopper.ts';

const productPath = `/kaamos/x/${jacketSlug}/`;
const listPath = '/clothing/jackets/';
const fails = (route: Route) => route.abort();
const hangs = async (_route: Route) => undefined;

/** docs/decisions/0139. */
test('where the sheet of late parts fails, pages answer all the same, and what opens is dressed once it comes', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await visitUntilTold(shopper, productPath, fails);
  await opensCart(shopper);
  await visitUntilTold(shopper, listPath, fails);
  await opensFilters(shopper);
});

test('one that hangs is given up and asked for again', async ({ page }) => {
  const shopper = new Shopper(page);
  await visitUntilTold(shopper, productPath, hangs);
  await opensCart(shopper);
});

test('one that is slow keeps its request when the page starts without it', async ({ page }) => {
  const shopper = new Shopper(page);
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route('**/late-sheets.*.css', async (route) => {
    requests += 1;
    await started;
    await route.continue();
  });
  await page.goto(shopper.path(listPath), { waitUntil: 'commit' });
  await shopper.settled();
  expect(await hasRules(page)).toEqual([false]);
  start();
  await opensFilters(shopper);
  expect(await hasRules(page)).toEqual([true]);
  expect(requests).toBe(1);
});

/** The file meets the fault until the page has said so. */
async function visitUntilTold(shopper: Shopper, path: string, fault: (route: Route) => Promise<void>): Promise<void> {
  const { page } = shopper;
  let isTold = false;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/late-sheets.*.css', (route) => (isTold ? route.continue() : fault(route)));
  const told = page
    .waitForRequest((request) => /sheet of late parts/.test(new URL(request.url()).searchParams.get('err') ?? ''), {
      timeout: 60_000,
    })
    .then(() => {
      isTold = true;
    });
  await page.goto(shopper.path(path), { waitUntil: 'commit' });
  await shopper.settled();
  await told;
  await expect.poll(() => hasRules(page)).toEqual([true]);
}

/** Chromium gives a link whose file failed a sheet too: without rules, or unreadable. */
function hasRules(page: Page): Promise<boolean[]> {
  return page.locator('link[href*="/late-sheets."]').evaluateAll((links: HTMLLinkElement[]) =>
    links.map(({ sheet }) => {
      try {
        return !!sheet?.cssRules.length;
      } catch {
        return false;
      }
    }),
  );
}

async function opensCart(shopper: Shopper): Promise<void> {
  await shopper.chooseVariant();
  await shopper.addToCart();
  await expect(shopper.page.getByRole('dialog')).toHaveCSS('overflow', 'hidden');
}

async function opensFilters(shopper: Shopper): Promise<void> {
  const dialog = shopper.page.getByRole('dialog');
  await shopper.openFilters();
  await expect(dialog).toHaveCSS('overflow', 'hidden');
  await expect(dialog.locator('summary').first()).toHaveCSS('display', 'flex');
}
