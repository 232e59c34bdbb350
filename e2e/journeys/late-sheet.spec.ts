import type { Route } from '@playwright/test';
import { expect, test } from './journey-test.ts';
import { jacketSlug, Shopper } from './shopper.ts';

const faults = {
  hangs: async (_route: Route) => undefined,
  fails: (route: Route) => route.abort(),
};

/** docs/decisions/0139. */
for (const [how, fault] of Object.entries(faults))
  test(`where the sheet of late parts ${how}, pages answer all the same, and what opens is dressed once it comes`, {
    tag: '@phone',
  }, async ({ page }) => {
    const shopper = new Shopper(page);
    await visit(shopper, `/kaamos/x/${jacketSlug}/`, fault);
    await shopper.chooseVariant();
    await shopper.addToCart();
    await expect(page.getByRole('dialog')).toHaveCSS('overflow', 'hidden');

    await visit(shopper, '/clothing/jackets/', fault);
    await shopper.openFilters();
    await expect(page.getByRole('dialog')).toHaveCSS('overflow', 'hidden');
    await expect(page.getByRole('dialog').locator('summary').first()).toHaveCSS('display', 'flex');
  });

/** The file meets the fault until the page has said so. */
async function visit(shopper: Shopper, path: string, fault: (route: Route) => Promise<void>): Promise<void> {
  const { page } = shopper;
  let isTold = false;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/late-sheets.*.css', (route) => (isTold ? route.continue() : fault(route)));
  const told = page
    .waitForRequest((request) => /sheet of late parts/.test(new URL(request.url()).searchParams.get('err') ?? ''))
    .then(() => {
      isTold = true;
    });
  await page.goto(shopper.path(path), { waitUntil: 'commit' });
  await shopper.settled();
  await told;
  const link = page.locator('link[href*="/late-sheets."]');
  await expect
    .poll(() => link.evaluateAll((links: HTMLLinkElement[]) => links.map(({ sheet }) => !!sheet)))
    .toEqual([true]);
}
