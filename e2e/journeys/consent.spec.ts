import { checkAxe } from './axe.ts';
import { expect, quiet, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

/** Asked on a first visit, beside the page, never in its way (docs/decisions/0029). */
test('a first visit is asked once, without moving or covering what is bought', { tag: '@phone' }, async ({ page }) => {
  const shopper = new Shopper(page, 'en', { isAsked: true });
  const question = page.getByRole('region', { name: shopper.word('shell', 'consent.title') });
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, { shifts: Reflect.get(globalThis, 'shifts') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shopper.openJacket();
  await shopper.settled();
  await expect(question).toBeHidden();
  // The page stands still from here on: a pointer that moves is a visitor.
  await page.mouse.move(8, 300);
  await expect(question).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toBeLessThan(0.01);
  await checkAxe(page, 'the question');

  // Everything on the page can be scrolled out from under it, and on a phone the bar below it sells too.
  const buy = shopper.button('mf-product', 'buy.select_size').or(shopper.button('mf-product', 'buy.add')).first();
  await buy.scrollIntoViewIfNeeded();
  const [asked, button] = [await question.boundingBox(), await buy.boundingBox()];
  if (!asked || !button) throw new Error('No question or no button');
  const lies =
    asked.y < button.y + button.height &&
    asked.y + asked.height > button.y &&
    asked.x < button.x + button.width &&
    asked.x + asked.width > button.x;
  expect(lies).toBe(false);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const settings = shopper.button('shell', 'consent.open');
  await settings.click();
  await expect(page.getByRole('dialog', { name: shopper.word('shell', 'consent.title') })).toBeVisible();
  await page.keyboard.press('Escape');

  // Choose, by keyboard; the answer stands after a reload, and the footer changes it.
  await question.getByRole('button', { name: shopper.word('shell', 'consent.choose') }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: shopper.word('shell', 'consent.title') });
  await dialog
    .getByRole('checkbox', { name: shopper.word('shell', 'consent.statistics'), exact: true })
    .check({ force: true });
  await dialog.getByRole('button', { name: shopper.word('shell', 'consent.save') }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await shopper.settled();
  await page.keyboard.press('Tab');
  await quiet(page);
  await expect(question).toBeHidden();
  await settings.click();
  await expect(
    dialog.getByRole('checkbox', { name: shopper.word('shell', 'consent.statistics'), exact: true }),
  ).toBeChecked();
  await dialog.getByRole('button', { name: shopper.word('shell', 'consent.none') }).click();
  expect(await page.evaluate(() => localStorage.getItem('havu-consent'))).toContain('"statistics":false');
  expect(shopper.complaints).toEqual([]);
});

test('yes and no weigh the same, and the checkout is not asked', { tag: '@phone' }, async ({ page }) => {
  const shopper = new Shopper(page, 'en', { isAsked: true });
  const question = page.getByRole('region', { name: shopper.word('shell', 'consent.title') });
  await shopper.open('/');
  await shopper.settled();
  await page.keyboard.press('Tab');
  const [no, yes] = [shopper.button('shell', 'consent.none'), shopper.button('shell', 'consent.all')];
  const look = (button: typeof no) =>
    button.evaluate((element) => {
      const { backgroundColor, color, borderColor, fontSize, fontWeight, width, height } = getComputedStyle(element);
      return [backgroundColor, color, borderColor, fontSize, fontWeight, width, height];
    });
  await expect(no).toBeVisible();
  expect(await look(yes)).toEqual(await look(no));
  await shopper.open('/checkout/');
  await shopper.settled();
  await page.keyboard.press('Tab');
  await expect(page.locator('section:has(button[data-opens="consent"])')).toBeAttached();
  await expect(question).toBeHidden();
  await page.goBack();
  await no.click();
  await expect(question).toBeHidden();
  expect(shopper.complaints).toEqual([]);
});
