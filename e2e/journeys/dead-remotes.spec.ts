import { expect, type Route, test } from '@playwright/test';
import { Shopper } from './shopper.ts';

/** issue "A first sale", Failure isolation: each remote killed in turn, in the browser. */
const remotes = [
  { name: 'mf-catalog', own: '/clothing/', other: '/accounts/login/' },
  { name: 'mf-product', own: null, other: '/clothing/jackets/' },
  { name: 'mf-checkout', own: '/checkout/', other: '/clothing/jackets/' },
  { name: 'mf-account', own: '/accounts/login/', other: '/clothing/jackets/' },
] as const;

for (const { name, own, other } of remotes)
  for (const trouble of ['missing', 'broken', 'hanging'] as const)
    test(`${name} ${trouble}: its own pages show the error screen with a working retry, the others work`, async ({
      page,
    }) => {
      const shopper = new Shopper(page);
      const pattern = `**/remotes/${name}/**`;
      // The shop is entered on another team's page, so that the broken remote is met by navigating in the page.
      const hanging: Route[] = [];
      await page.route(pattern, async (route) => {
        if (trouble === 'missing') await route.fulfill({ status: 404, body: '' });
        else if (trouble === 'broken')
          await route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("broken")' });
        // A hanging file is not answered: the shell gives up by itself.
        else hanging.push(route);
      });
      await shopper.open(other);
      await shopper.settled();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const way = own
        ? page
            .locator(`a[href="${shopper.path(own)}"]`)
            .filter({ visible: true })
            .first()
        : page.locator('main article a[href]').first();
      await way.click();
      const retry = page.getByRole('button', { name: shopper.word('shell', 'error.retry') });
      await expect(retry).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('banner')).toBeVisible();

      // The trouble is over: hanging connections break, files are there again.
      for (const route of hanging) await route.abort();
      await page.unroute(pattern);
      await retry.click();
      await expect(retry).toBeHidden({ timeout: 30_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
