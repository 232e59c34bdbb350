import { expect, test } from './journey-test.ts';
import { breakRemote, type RemoteFault, remoteFaults } from './remote-faults.ts';
import { Shopper } from './shopper.ts';

/** Each remote killed in turn, in the browser. */
const everywhere: readonly RemoteFault[] = ['missing', 'not a script', 'hanging'];
const remotes = [
  { name: 'mf-catalog', own: '/clothing/', other: '/accounts/login/', faults: everywhere },
  { name: 'mf-product', own: null, other: '/clothing/jackets/', faults: remoteFaults },
  { name: 'mf-checkout', own: '/checkout/', other: '/clothing/jackets/', faults: everywhere },
  { name: 'mf-account', own: '/accounts/login/', other: '/clothing/jackets/', faults: everywhere },
] as const;

for (const { name, own, other, faults } of remotes)
  for (const fault of faults)
    test(`${name} ${fault}: its own pages show the error screen with a working retry, the others work (TARGET-17)`, async ({
      page,
    }) => {
      const shopper = new Shopper(page);
      // The shop is entered on another team's page, so that the broken remote is met by navigating in the page.
      const heal = await breakRemote(page, name, fault);
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

      await heal();
      await retry.click();
      await expect(retry).toBeHidden({ timeout: 30_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
