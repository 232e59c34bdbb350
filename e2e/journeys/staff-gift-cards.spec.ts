import { buyGiftCard } from './buy-gift-card.ts';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { hintToldToFormer, mailedCode } from './service.ts';
import { Shopper } from './shopper.ts';

test('staff find a gift card, block it and let it pay again, and send a new code to a corrected address (STAFF-48 to STAFF-50)', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const own = Date.now().toString(36);
  const email = `card-${own}@example.fi`;
  const visit = await (await browser.newContext()).newPage();
  const buyer = new Shopper(visit);
  const number = await buyGiftCard(buyer, 40, email);
  const code = await mailedCode(visit, email, 'gift card');

  const staff = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) =>
    staff.word('mf-account', `staff_gift-cards.${key}`, values);
  await staff.signIn('admin@havu.example');
  await staff.open('/staff/gift-cards/');
  const list = page.getByRole('region', { name: staff.word('mf-account', 'staff.gift-cards') });
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  const wide = page.viewportSize();
  for (const width of [900, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectGoodScreen(staff, `gift cards, ${width} wide`);
  }
  if (wide) await page.setViewportSize(wide);
  await expectGoodScreen(staff, 'gift cards');

  // By keyboard: of a whole code only its end is asked for, and stands in the address.
  const hint = code.slice(-4);
  const question = page.getByLabel(say('search'));
  await question.fill(code);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === hint);
  await question.fill(number);
  await page.keyboard.press('Enter');
  const found = list.getByRole('link', { name: say('named', { hint }) });
  await expect(found).toHaveCount(1);
  await found.press('Enter');
  await page.waitForURL(/\/gift-cards\/\d+\/$/);
  const card = page.url();
  await expect(page.getByRole('heading', { level: 1, name: say('named', { hint }) })).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);

  // Without a reason it is not blocked, and what is wrong takes the focus.
  const block = page.getByRole('button', { name: say('block') });
  await block.press('Enter');
  const form = page.locator('form').filter({ has: block });
  await expect(form.getByRole('alert')).toBeFocused();
  await expectGoodScreen(staff, 'a gift card that is not blocked yet');
  await form.getByLabel(say('reason')).fill(`Lost by its buyer, ${own}`);
  await block.press('Enter');
  const unblock = page.getByRole('button', { name: say('unblock') });
  await expect(unblock).toBeVisible();
  await expect(page.getByText(`Lost by its buyer, ${own}`)).toBeVisible();

  // The shopper reads why it pays nothing.
  const told = async (asked: string) => {
    await buyer.open('/service-products/giftcards/');
    await buyer.settled();
    await visit.getByLabel(buyer.word('mf-checkout', 'gift_cards.code')).fill(asked);
    await buyer.button('mf-checkout', 'gift_cards.check').click();
  };
  await told(code);
  await expect(visit.getByText('This gift card is blocked.').filter({ visible: true }).first()).toBeVisible();

  // The log takes the block back.
  await staff.open('/staff/log/?about=gift_card');
  const write = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: say('log_block', { hint }) }) })
    .first();
  const undone = page.waitForResponse((answer) => answer.url().includes('/undo/'));
  await write.getByRole('button', { name: staff.word('mf-account', 'staff_products.undo') }).press('Enter');
  expect((await undone).status()).toBe(200);
  await page.goto(card);
  await expect(block).toBeVisible();

  // A new code, to an address that is written twice.
  const corrected = `corrected-${own}@example.fi`;
  await page.getByText(say('reissue'), { exact: true }).focus();
  await page.keyboard.press('Enter');
  const send = page.getByRole('button', { name: say('reissue_now') });
  await page.getByLabel(say('send_to')).fill(corrected);
  await page.getByLabel(say('email_again')).fill(email);
  await send.press('Enter');
  await expect(page.getByLabel(say('email_again'))).toHaveAttribute('aria-invalid', 'true');
  for (const width of [900, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectGoodScreen(staff, `a gift card, ${width} wide`);
  }
  if (wide) await page.setViewportSize(wide);
  await page.getByLabel(say('email_again')).fill(corrected);
  await send.press('Enter');
  await expect(page.getByText(say('booking_moved', { hint }))).toBeVisible();
  const next = await mailedCode(visit, corrected, 'gift card');
  await expect(page.getByRole('heading', { level: 1, name: say('named', { hint: next.slice(-4) }) })).toBeVisible();
  // The address before is told that the card moved.
  expect(await hintToldToFormer(visit, email)).toBe(hint);
  await expectGoodScreen(staff, 'a gift card with a new code');

  await told(code);
  await expect(visit.getByText('This code is no longer valid').filter({ visible: true }).first()).toBeVisible();
  await told(next.toLowerCase());
  await expect(
    visit.getByText(buyer.word('mf-checkout', 'gift_cards.left', { amount: '40 €' })).filter({ visible: true }),
  ).toBeVisible();

  // The ended code leads to the card that goes on.
  await staff.open(`/staff/gift-cards/?q=${number}&state=replaced`);
  await list.getByRole('link', { name: say('named', { hint }) }).press('Enter');
  await page.getByRole('link', { name: `…${next.slice(-4)}`, exact: true }).press('Enter');
  await expect(page).toHaveURL(card);
  expect(unexpected(staff)).toEqual([]);
  await visit.context().close();
});
