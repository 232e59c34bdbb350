import type { Locator, Page } from '@playwright/test';
import type { WithdrawOrderResponse } from 'mf-shared/contract';
import { buy, deliver } from './delivered-order.ts';
import { expect, test } from './journey-test.ts';
import { chooseByArrow, pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { aino, Shopper } from './shopper.ts';
import { smallPicture } from './small-picture.ts';

/** Rules AFTER-50 to AFTER-59: what the staff do about returns, and what the buyer reads of it. */

/** Declares that so many jackets of a delivered order come back. @returns the return's code */
async function declare(page: Page, number: string, amount: number): Promise<string> {
  const key = /payment_ok\/[^/]+\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const order = (await (await page.request.get(`/api/orders/${number}/?key=${key}`)).json()) as {
    after_sale: { lines: { productId: number }[] };
  };
  const lines = order.after_sale.lines.map(({ productId }) => ({ productId, amount, reason: 'faulty' }));
  const form = { order_number: number, key, lines };
  const told = (await (await page.request.post('/api/returns/', { data: form })).json()) as WithdrawOrderResponse;
  const data = { ...form, confirmation: told.confirmation };
  return ((await (await page.request.post('/api/returns/', { data })).json()) as WithdrawOrderResponse).code ?? '';
}

/** Chooses what a list offers, by the arrow, once it offers it: an answer may be on its way. */
async function chooseFrom(page: Page, list: Locator, value: string): Promise<void> {
  await expect(list.locator(`option[value="${value}"]`)).toHaveCount(1);
  await tabTo(page, list);
  await page.keyboard.press('Home');
  for (let presses = 0; presses < 20 && (await list.inputValue()) !== value; presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(list).toHaveValue(value);
}

test('staff ask, the buyer answers with a photograph; one piece is repaired, one refused, one paid back', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const number = await buy(page, shopper, 3);
  const reference = `${number}-1`;
  const desk = await (
    await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: page.viewportSize() })
  ).newPage();
  const staff = new Shopper(desk);
  await staff.signIn('staff@havu.example');
  await deliver(staff, number);
  const code = await declare(page, number, 3);

  // A scanner types into the field that waits for it.
  await staff.open('/staff/returns/');
  const scanned = desk.getByLabel(say('staff_returns.search'));
  await expect(scanned).toBeFocused();
  await desk.keyboard.type('999999-9');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(say('staff_room.no_case', { code: '999999-9' }))).toBeVisible();
  await expect(scanned).toBeFocused();
  await expectGoodScreen(staff, 'the list of returns');
  await desk.keyboard.type(reference);
  await desk.keyboard.press('Enter');
  const opened = desk.getByRole('heading', { name: say('staff.return_number', { number: reference }) });
  await expect(opened).toBeFocused();
  const panel = desk.getByRole('region', { name: say('staff.return_number', { number: reference }) });
  await expectGoodScreen(staff, 'a return that was scanned');
  await desk.getByRole('button', { name: say('staff_returns.receive') }).click();

  // A question, and a note that the buyer never sees.
  const what = desk.getByLabel(say('staff_complaints.what'));
  await what.selectOption('note');
  await desk.getByLabel(say('staff_complaints.note_words')).fill('Looks used.');
  await desk.getByRole('button', { name: say('staff_complaints.save') }).click();
  // It stands in its field, too, until it is saved.
  await expect(panel.getByRole('listitem').filter({ hasText: 'Looks used.' })).toBeVisible();
  await what.selectOption('more_info-return');
  await desk.getByRole('button', { name: say('staff_complaints.save') }).click();
  await expect(desk.getByText(say('staff_complaints.words_needed'))).toBeVisible();
  await desk.getByLabel(say('staff_complaints.words')).fill('Which zip is it?');
  await desk.getByRole('button', { name: say('staff_complaints.save') }).click();
  await expect(panel.getByText(say('return_status.more_info-return')).first()).toBeVisible();
  await expectGoodScreen(staff, 'a return that waits for the buyer');

  // The buyer comes by the mail, and answers with a photograph.
  const asked = shopper.word('api', 'mails.return_more_info.subject', { reference });
  await page.goto('about:blank');
  await page.goto(await mailedLink(page, aino.email, asked));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.more_info-return'));
  await expect(page.getByText('Which zip is it?')).toBeVisible();
  await expect(page.getByText('Looks used.')).toHaveCount(0);
  await page.getByLabel(say('complaint.answer')).fill('The left one.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'zip.png', mimeType: 'image/png', buffer: smallPicture() });
  await expect(page.getByText(say('attach.file_done', { size: '1' }))).toBeVisible();
  await expectGoodScreen(shopper, 'an answer to the shop');
  await page.getByRole('button', { name: say('complaint.send_answer') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.processing-return'));

  // Somebody who has not read the answer is told, and loses nothing.
  await desk.getByLabel(say('staff_complaints.what')).selectOption('letter');
  await desk.getByLabel(say('staff_complaints.words')).fill('We look at it today.');
  await desk.getByRole('button', { name: say('staff_complaints.save') }).click();
  await expect(desk.getByText(shopper.word('api', 'errors.return_changed'))).toBeVisible();
  await expect(desk.getByText('The left one.')).toBeVisible();
  await expect(desk.getByRole('img', { name: 'zip.png' })).toBeVisible();
  await expect(desk.getByLabel(say('staff_complaints.words'))).toHaveValue('We look at it today.');
  await desk.getByRole('button', { name: say('staff_complaints.save') }).click();
  await expect(desk.getByText('We look at it today.').first()).toBeVisible();

  // Each piece by itself: what goes back stands there before it is booked.
  await desk.getByRole('button', { name: say('staff_returns.piece_by_piece') }).click();
  const pieces = desk.getByRole('group');
  await expect(pieces).toHaveCount(3);
  const [first, second, third] = [pieces.nth(0), pieces.nth(1), pieces.nth(2)];
  await first.getByRole('radio', { name: say('staff_returns.outcome_accepted'), exact: true }).check();
  await second.getByRole('radio', { name: say('staff_returns.outcome_refused'), exact: true }).check();
  await third.getByRole('radio', { name: say('staff_returns.outcome_repair'), exact: true }).check();
  await desk.getByRole('button', { name: say('staff_returns.tell') }).click();
  await expect(desk.getByRole('alert').first()).toContainText(say('staff_complaints.words_needed'));
  await second.getByLabel(say('staff_returns.field_reason')).fill('The seam was cut open.');
  await second.getByLabel(say('staff_returns.field_goods')).selectOption('sent_back');
  await second
    .locator('input[type=file]')
    .setInputFiles({ name: 'seam.png', mimeType: 'image/png', buffer: smallPicture() });
  await expect(second.getByText(say('attach.file_done', { size: '1' }))).toBeVisible();
  await third.getByLabel(say('staff_returns.field_reason')).fill('We change the zip.');
  await desk.getByRole('button', { name: say('staff_returns.tell') }).click();
  const sums = desk.getByRole('region', { name: say('staff_returns.told_sums') });
  await expect(sums).toBeFocused();
  await expect(sums).toContainText(say('return_status.fixing-return'));
  await expectGoodScreen(staff, 'what an inspection gives back');
  await desk.getByRole('button', { name: /^Book it/ }).click();
  await expect(sums).toHaveCount(0);
  await expect(pieces).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.fixing-return'));
  await expectGoodScreen(shopper, 'a return in repair');

  // The repair ends.
  await desk.getByRole('radio', { name: say('staff_returns.outcome_repaired'), exact: true }).check();
  await desk.getByRole('button', { name: say('staff_returns.tell') }).click();
  await desk.getByRole('button', { name: /^Book it/ }).click();
  await expect(pieces).toHaveCount(0);
  await expectGoodScreen(staff, 'a return that is done');
  await staff.open('/staff/returns/reasons/');
  await expect(desk.getByRole('table')).toContainText(say('return_reason.faulty'));
  await expectGoodScreen(staff, 'why products come back');

  await page.goto('about:blank');
  await shopper.open(`/returns/status/#${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.processed-return'));
  for (const words of ['The seam was cut open.', say('returns.decided.repaired'), say('returns.decided.accepted')])
    await expect(page.getByText(words).first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'seam.png' })).toBeVisible();
  await expect(page.getByText(/went back to PayPal/)).toBeVisible();
  await expectGoodScreen(shopper, 'a return with a decision for each piece');
  expect(unexpected(shopper)).toEqual([]);
  expect(unexpected(staff)).toEqual([]);
});

test('a return is scanned, asked about, and of three pieces one is paid for less, one refused and one repaired, by keyboard alone', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const number = await buy(page, shopper, 3);
  const desk = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  const staff = new Shopper(desk);
  await staff.signIn('staff@havu.example');
  await deliver(staff, number);
  await declare(page, number, 3);
  await staff.open('/staff/returns/');
  await expect(desk.getByLabel(say('staff_returns.search'))).toBeFocused();
  await desk.keyboard.type(`${number}-1\n`);
  const title = say('staff.return_number', { number: `${number}-1` });
  await expect(desk.getByRole('heading', { name: title })).toBeFocused();
  const panel = desk.getByRole('region', { name: title });
  await pressOn(desk, desk.getByRole('button', { name: say('staff_returns.receive') }));
  // A question, and on again without waiting for its answer.
  const save = desk.getByRole('button', { name: say('staff_complaints.save') });
  const what = desk.getByLabel(say('staff_complaints.what'));
  await chooseFrom(desk, what, 'more_info-return');
  await typeInto(desk, desk.getByLabel(say('staff_complaints.words')), 'Which cuff is it?');
  await pressOn(desk, save);
  await expect(panel.getByText(say('return_status.more_info-return')).first()).toBeVisible();
  await chooseFrom(desk, what, 'processing-return');
  await pressOn(desk, save);
  await expect(panel.getByText(say('return_status.processing-return')).first()).toBeVisible();

  await pressOn(desk, desk.getByRole('button', { name: say('staff_returns.piece_by_piece') }));
  const pieces = desk.getByRole('group');
  await expect(pieces).toHaveCount(3);
  const decide = (at: number, of: string) =>
    chooseByArrow(desk, pieces.nth(at).getByRole('radio', { name: say(`staff_returns.outcome_${of}`), exact: true }));
  await decide(1, 'refused');
  await typeInto(desk, pieces.nth(1).getByLabel(say('staff_returns.field_reason')), 'The seam was cut open.');
  await chooseFrom(desk, pieces.nth(1).getByLabel(say('staff_returns.field_goods')), 'sent_back');
  await decide(2, 'repair');
  await typeInto(desk, pieces.nth(2).getByLabel(say('staff_returns.field_reason')), 'We change the zip.');
  await decide(0, 'reduced');
  const first = pieces.nth(0);
  await typeInto(desk, first.getByLabel(say('staff_returns.field_refund')), '10,50');
  await typeInto(desk, first.getByLabel(say('staff_returns.field_reason')), 'Worn at the cuffs.');
  // What came back is written down: how, and on which shelf it lies now (AFTER-98).
  await tabTo(desk, first.getByLabel(say('staff_returns.field_condition')));
  await desk.keyboard.press('ArrowDown');
  await typeInto(desk, first.getByLabel(say('staff_returns.shelf')), 'B-14-02');
  const sums = desk.getByRole('region', { name: say('staff_returns.told_sums') });
  await pressOn(desk, desk.getByRole('button', { name: say('staff_returns.tell') }));
  await expect(sums).toContainText('10.50');
  await pressOn(desk, desk.getByRole('button', { name: /^Book it/ }));
  await expect(pieces).toHaveCount(1);
  await decide(0, 'repaired');
  await pressOn(desk, desk.getByRole('button', { name: say('staff_returns.tell') }));
  await expect(sums).toBeVisible();
  await pressOn(desk, desk.getByRole('button', { name: /^Book it/ }));
  await expect(panel.getByText(say('return_status.processed-return')).first()).toBeVisible();
  await expect(desk.getByText('Worn at the cuffs.').first()).toBeVisible();
  const shelved = panel.getByText(`${say('staff_returns.condition_damaged')} · `).filter({ hasText: 'B-14-02' });
  await expect(shelved).toBeVisible();
  expect(unexpected(staff)).toEqual([]);
});

test('the staff take cases, sort them, and receive two parcels at once; one is a colleague’s', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const desk = async () =>
    new Shopper(await (await browser.newContext({ baseURL: shop.url, viewport: page.viewportSize() })).newPage());
  const staff = await desk();
  await staff.signIn('staff@havu.example');
  const references: string[] = [];
  for (let left = 2; left > 0; left -= 1) {
    const number = await buy(page, shopper, 1);
    await deliver(staff, number);
    await declare(page, number, 1);
    references.push(`${number}-1`);
  }
  const [first = '', second = ''] = references;
  const row = (of: Shopper, reference: string) => of.page.getByRole('article', { name: reference });

  // The newest first, by the head of the column, or on a phone by the list's own choice.
  await staff.open('/staff/returns/?status=new-return');
  await expect(row(staff, second)).toBeVisible();
  const head = staff.page.getByRole('link', { name: new RegExp(`^${say('staff_room.age')}, `) });
  if (await head.isVisible()) await head.click();
  else await staff.page.getByRole('combobox', { name: say('staff_room.sort_by') }).selectOption('-age');
  await expect(staff.page).toHaveURL(/sort=-age/);
  await expect(staff.page.getByRole('article').first()).toHaveAttribute('aria-label', second);

  // A colleague sees who was faster.
  const other = await desk();
  await other.signIn('admin@havu.example');
  await other.open('/staff/returns/?status=new-return&sort=-age');
  await expect(row(other, first)).toBeVisible();
  await row(staff, first)
    .getByRole('button', { name: say('staff_room.take_case', { case: first }) })
    .click();
  await expect(row(staff, first).getByRole('button', { name: say('staff_room.yours') })).toBeVisible();
  await row(other, first)
    .getByRole('button', { name: say('staff_room.take_case', { case: first }) })
    .click();
  await expect(other.page.getByText(/has taken this case in the meantime\./)).toBeVisible();
  await expect(row(other, first).getByRole('button')).toHaveCount(0);

  // Both parcels at once, and what cannot be done says why.
  for (const reference of [first, second])
    await row(other, reference)
      .getByRole('checkbox', { name: say('staff_room.choose_case', { case: reference }) })
      .check();
  const bar = other.page.getByRole('region', { name: say('staff_room.chosen_other', { count: '2' }) });
  await expectGoodScreen(other, 'cases that are chosen');
  await bar.getByRole('button', { name: say('staff_returns.receive') }).click();
  await expect(row(other, first)).toHaveCount(0);
  await expect(row(other, second)).toHaveCount(0);
  await other.open(`/staff/returns/?q=${first}`);
  await expect(row(other, first)).toContainText(say('return_status.processing-return'));
  await staff.open('/staff/returns/?status=mine');
  await expect(row(staff, first)).toBeVisible();
  await expect(row(staff, second)).toHaveCount(0);
  await row(staff, first).getByRole('link').focus();
  await staff.page.keyboard.press('t');
  await expect(row(staff, first)).toHaveCount(0);
  expect(unexpected(staff)).toEqual([]);
  expect(unexpected(other).filter((complaint) => !complaint.includes('409'))).toEqual([]);
});

test('cases are sorted and ticked by keyboard alone, beside an open case too (LOOK-56)', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const desk = await (await browser.newContext({ baseURL: shop.url, viewport: { width: 900, height: 900 } })).newPage();
  const staff = new Shopper(desk);
  await staff.signIn('staff@havu.example');
  const references: string[] = [];
  for (const amount of [2, 1]) {
    const number = await buy(page, shopper, amount);
    await deliver(staff, number);
    await declare(page, number, amount);
    references.push(`${number}-1`);
  }
  const [dear = '', cheap = ''] = references;
  const row = (reference: string) => desk.getByRole('article', { name: reference });
  const first = desk.getByRole('article').first();
  const box = (reference: string) =>
    row(reference).getByRole('checkbox', { name: say('staff_room.choose_case', { case: reference }) });

  await staff.open('/staff/returns/?status=new-return');
  await pressOn(
    desk,
    desk.getByRole('link', { name: say('staff_room.sort_by_column', { column: say('staff_room.case') }) }),
  );
  await expect(desk).toHaveURL(/sort=case/);
  await pressOn(desk, desk.getByRole('link', { name: new RegExp(`^${say('staff_room.case')}, `) }));
  await expect(desk).toHaveURL(/sort=-case/);
  await expect(first).toHaveAttribute('aria-label', cheap);
  await expectGoodScreen(staff, 'a list that is sorted');

  // Beside an open case there is no room for heads of columns: the list's own choice does it.
  await pressOn(desk, row(cheap).getByRole('link'));
  const title = say('staff.return_number', { number: cheap });
  await expect(desk.getByRole('heading', { name: title })).toBeFocused();
  await pressOn(desk, desk.getByRole('combobox', { name: say('staff_room.sort_by') }), 'ArrowUp');
  await expect(desk).toHaveURL(/sort=case&case=/);
  await expect(desk.getByRole('region', { name: title })).toBeVisible();
  await expectGoodScreen(staff, 'a sorted list beside an open case');

  await pressOn(desk, box(dear), 'Space');
  await pressOn(desk, box(cheap), 'Space');
  await pressOn(desk, box(dear), 'Space');
  await expect(box(dear)).not.toBeChecked();
  await pressOn(desk, box(dear), 'Space');
  const bar = desk.getByRole('region', { name: say('staff_room.chosen_other', { count: '2' }) });
  await pressOn(desk, bar.getByRole('button', { name: say('staff_returns.receive') }));
  await expect(row(dear)).toHaveCount(0);
  await expect(row(cheap)).toHaveCount(0);
  expect(unexpected(staff)).toEqual([]);
});
