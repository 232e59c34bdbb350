import { expect, quiet, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

/** A browser that knows no content security policy: what the service lets through would run. */
test.use({ bypassCSP: true });

test('bad input: scripts in a name, a notice and a description run nowhere, with the policy off', async ({ page }) => {
  const shopper = new Shopper(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ran = () => page.evaluate(() => document.documentElement.dataset.ran ?? null);
  await shopper.open('/kipuna/x/paha/');
  await shopper.settled();
  await page.keyboard.press('Tab');
  await quiet(page);
  // Words are shown as they were written.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src="x" onerror=');
  await expect(page.getByText(/^Notice <\/script>/)).toBeVisible();
  await expect(page).toHaveTitle(/^Kipuna Paha .*<\/script>/);
  // The harmless part of rich text is left.
  await page.getByRole('tab', { name: shopper.word('mf-product', 'tabs.description') }).click();
  const description = page.getByRole('tabpanel').filter({ visible: true });
  await expect(description.getByText('Kept')).toBeVisible();
  await expect(description.locator('script, iframe, svg, style, form, [onerror], [onload]')).toHaveCount(0);
  await description.getByText('press').click();
  expect(await ran()).toBeNull();
  // Search engines still read a whole product.
  const facts = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.stringify(JSON.parse(facts ?? ''))).toContain('</script><script>');
  expect(asked.filter((url) => url.includes('elsewhere.example'))).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(shopper.complaints).toEqual([]);
});
