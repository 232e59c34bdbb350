import { openPayment } from './basket.ts';
import { deliver } from './delivered-order.ts';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { phonePicture } from './phone-picture.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { aino, Shopper } from './shopper.ts';
import { smallPicture } from './small-picture.ts';

/** Rules AFTER-34 to AFTER-49, AFTER-72, TARGET-54: a guest returns without a pointer, and a phone's picture goes along. */

test('a guest returns two of three products with photographs by keyboard alone, from the lookup to the money', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  await openPayment(shopper, { others: ['yksi-vacuum-flask', 'sumu-9-5-climbing-rope'] });
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const [, number = '', key = ''] = /payment_ok\/([^/]+)\/([^/?]+)/.exec(page.url()) ?? [];
  const staff = new Shopper(await (await browser.newContext({ baseURL: shop.url })).newPage());
  await staff.signIn('staff@havu.example');
  await deliver(staff, number);

  const title = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  await page.goto('about:blank');
  await shopper.open('/returns/');
  await typeInto(page, page.getByLabel(say('view_order.number')), number);
  await typeInto(page, page.getByLabel(say('login.email'), { exact: true }), aino.email);
  await page.keyboard.press('Enter');

  await expect(title).toHaveText(say('returns.title_choose'));
  await expect(title).toBeFocused();
  const products = main.getByRole('checkbox');
  await expect(products).toHaveCount(3);
  for (const [at, reason] of ['too_small', 'changed_mind'].entries()) {
    await pressOn(page, products.nth(at), 'Space');
    await expect(products.nth(at)).toBeChecked();
    const chosen = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .nth(at);
    const why = chosen.getByRole('radio', { name: say(`return_reason.${reason}`) });
    // A group without a choice takes the focus at its first button.
    await tabTo(page, chosen.getByRole('group').first().getByRole('radio').first());
    for (let presses = 0; presses < 20 && !(await why.isChecked()); presses += 1)
      await page.keyboard.press(presses === 0 ? 'Space' : 'ArrowDown');
    await expect(why).toBeChecked();
  }
  await expectGoodScreen(shopper, 'two of three products by keyboard');
  await pressOn(page, page.getByRole('button', { name: say('returns.go_on') }));

  await expect(title).toHaveText(say('returns.title_send'));
  await expect(title).toBeFocused();
  await tabTo(page, main.locator('input[name=way]').first());
  const store = page.getByLabel(say('returns.way_store'));
  for (let presses = 0; presses < 6 && !(await store.isChecked()); presses += 1)
    await page.keyboard.press(presses === 0 ? 'Space' : 'ArrowDown');
  await expect(store).toBeChecked();

  const choose = main.getByLabel(say('attach.choose'));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pressOn(page, choose, 'Space')]);
  await chooser.setFiles([
    { name: 'back.png', mimeType: 'image/png', buffer: smallPicture() },
    { name: 'IMG_2291.HEIC', mimeType: 'image/heic', buffer: phonePicture },
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('<script>') },
  ]);
  const files = page.getByRole('list', { name: say('attach.files') }).getByRole('listitem');
  const fromPhone = files.filter({ hasText: 'IMG_2291.HEIC' });
  await expect(fromPhone).toContainText(say('attach.file_done', { size: '1' }));
  // The service made a picture of it that every browser shows.
  const shown = fromPhone.getByRole('presentation').or(fromPhone.locator('img'));
  await expect.poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);
  const refused = files.filter({ hasText: 'notes.png' });
  await expect(refused.getByRole('alert')).toHaveText(shopper.word('api', 'errors.attachment_kind'));
  await expectGoodScreen(shopper, 'photographs of a return, one of them refused');
  await pressOn(page, page.getByRole('button', { name: say('attach.file_remove', { name: 'notes.png' }) }));
  await expect(files).toHaveCount(2);
  await typeInto(page, page.getByLabel(say('returns.message_label')), 'It rides up at the back.');
  await pressOn(page, page.getByRole('button', { name: say('returns.send_withdrawal') }));

  await expect(title).toHaveText(say('returns.state.new-return'));
  await expect(page.getByRole('img', { name: say('returns.qr', { reference: `${number}-1` }) })).toBeVisible();
  const picture = page.getByRole('img', { name: 'IMG_2291.HEIC' });
  const isSeen = (of: typeof picture) =>
    expect.poll(() => of.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);
  await isSeen(picture);
  await expectGoodScreen(shopper, 'a return of two products with photographs');

  await staff.open(`/staff/returns/?q=${number}-1&case=${number}-1`);
  await isSeen(staff.page.getByRole('img', { name: 'IMG_2291.HEIC' }));
  await inspect(staff, `${number}-1`, 2);

  // The mail leads to the money, and the order's page tells it of each product (AFTER-121).
  const subject = shopper.word('api', 'mails.return_refunded.subject', { reference: `${number}-1` });
  const link = await mailedLink(page, aino.email, subject);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(title).toHaveText(say('returns.state.processed-return'));
  await expectGoodScreen(shopper, 'the money of two products');
  await page.goto('about:blank');
  await shopper.open(`/view-order/#${number}/${key}`);
  await expect(page.getByText(say('orders.pieces.refunded', { amount: '1' }))).toHaveCount(2);
  expect(unexpected(shopper).filter((line) => !/status of (?:415|422)/.test(line))).toEqual([]);
  expect(unexpected(staff)).toEqual([]);
});

/** The staff receive a return and take all of it. */
async function inspect(staff: Shopper, reference: string, products: number): Promise<void> {
  const { page } = staff;
  const say = (key: string) => staff.word('mf-account', key);
  await staff.open(`/staff/returns/${reference}/`);
  await page.getByRole('button', { name: say('staff_returns.receive') }).click();
  const accepted = page.getByRole('radio', { name: say('staff_returns.outcome_accepted'), exact: true });
  await expect(accepted).toHaveCount(products);
  for (const each of await accepted.all()) await each.check();
  await page.getByRole('button', { name: say('staff_returns.tell') }).click();
  await page.getByRole('button', { name: /^Book it/ }).click();
  await expect(page.getByText(say('return_status.processed-return')).first()).toBeVisible();
}

test('a guest returns two of three products on a phone in few taps', { tag: '@phone-only' }, async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const say = (key: string) => shopper.word('mf-account', key);
  await openPayment(shopper, { others: ['yksi-vacuum-flask', 'sumu-9-5-climbing-rope'] });
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const [, number = '', key = ''] = /payment_ok\/([^/]+)\/([^/?]+)/.exec(page.url()) ?? [];
  const staff = new Shopper(await (await browser.newContext({ baseURL: shop.url })).newPage());
  await staff.signIn('staff@havu.example');
  await deliver(staff, number);

  // From the mail's link, as a phone would open it.
  await page.goto('about:blank');
  await shopper.open(`/view-order/#${number}/${key}`);
  let taps = 0;
  const tap = async (control: ReturnType<typeof page.getByRole>) => {
    taps += 1;
    await control.tap();
  };
  await tap(page.getByRole('link', { name: say('returns_page.of_order'), exact: true }));
  const products = page.getByRole('main').getByRole('checkbox');
  for (const at of [0, 1]) await tap(products.nth(at));
  await tap(page.getByRole('button', { name: say('returns.go_on') }));
  await tap(page.getByLabel(say('returns.way_store')));
  await tap(page.getByRole('button', { name: say('returns.send_withdrawal') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.new-return'));
  expect(taps).toBe(6);
  expect(unexpected(shopper)).toEqual([]);
});
