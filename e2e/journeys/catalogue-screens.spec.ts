import { test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** Axe clean in search and menu states, in light and dark, at both widths. */

test('what search says, and a keyword explained, have no axe findings, light and dark', { tag: '@phone' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  for (const words of ['?q=kuura', '?q=zzqxv', '?q=latul%20kuurra&text=kuura', '']) {
    await shopper.open(`/search/${words}`);
    await shopper.settled();
    await expectGoodScreen(shopper, `search ${words}`);
  }
  await page.getByRole('searchbox').filter({ visible: true }).pressSequentially('kaam', { delay: 40 });
  await page.getByRole('search').filter({ visible: true }).getByRole('link', { name: 'Kaamos', exact: true }).waitFor();
  await expectGoodScreen(shopper, 'suggestions');
  await shopper.open('/search/?q=water%20column&text=nosuchword');
  await shopper.settled();
  await page.getByRole('main').getByRole('button', { name: 'water column' }).click();
  await page.getByText('how high a pillar of water').waitFor();
  await expectGoodScreen(shopper, 'a keyword');
});

test('the panels of the menu bar have no axe findings, light and dark', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  await shopper.open('/history/');
  await shopper.settled();
  const openers = page.getByRole('button', {
    name: new RegExp(shopper.word('shell', 'frame.open_menu', { name: '' })),
  });
  for (const opener of [openers.first(), openers.last()]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('navigation').getByRole('heading', { level: 3 }).first().waitFor();
    await expectGoodScreen(shopper, (await opener.getAttribute('aria-label')) ?? '');
    await page.keyboard.press('Escape');
  }
});

test('the three levels of a phone’s menu and the locale dialog have no axe findings, light and dark', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  for (const path of ['/menu/', '/menu/clothing/', '/menu/clothing/?jackets']) {
    await shopper.open(path);
    await shopper.settled();
    await expectGoodScreen(shopper, path);
  }
  await page
    .getByRole('button', { name: /EN · EUR/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('dialog').filter({ visible: true }).waitFor();
  await expectGoodScreen(shopper, 'the locale dialog');
});
