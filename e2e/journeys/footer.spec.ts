import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { holdCode } from './late-code.ts';
import { Shopper } from './shopper.ts';

test('the foot of a phone’s page is folded, and unfolds by key (LOOK-68)', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const shopper = new Shopper(page, 'de');
  const release = await holdCode(page, /\/assets\/frame-rest\..*\.js/);
  await shopper.open('/');
  await shopper.settled();
  const column = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: shopper.word('shell', 'navigation.shop'), exact: true });
  const links = column.getByRole('link');
  await expect(links).toHaveCount(0);
  const heading = column.getByRole('button');
  // A press before the foot's code is there counts once it comes.
  await heading.press('Enter');
  await expect(links).toHaveCount(0);
  release();
  await expect(links).toHaveCount(7);
  await checkAxe(page, 'unfolded foot');
  await heading.press('Enter');
  await expect(links).toHaveCount(0);
  expect(shopper.complaints).toEqual([]);
});

test('without scripts every link of the foot stands on a phone’s page, and on a desk it has no buttons (LOOK-68)', async ({
  browser,
  page,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const plain = await context.newPage();
  await plain.goto(`${baseURL}/en/`);
  expect(await plain.getByRole('contentinfo').getByRole('navigation').getByRole('link').count()).toBeGreaterThan(20);
  await page.goto('/en/');
  await expect(page.getByRole('contentinfo').getByRole('navigation').getByRole('button')).toHaveCount(0);
});
