import type { Page } from '@playwright/test';
import { checkAxe } from './axe.ts';
import { openPayment } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { mailedLink, mailTo } from './service.ts';
import { aino, Shopper } from './shopper.ts';

/** Rules AFTER-19, AFTER-23, AFTER-28, AFTER-34: what a buyer may still do about an order. */

/** Buys as a guest and finds the order by its number and email. */
async function findPaidOrder(page: Page, shopper: Shopper, amount: number): Promise<string> {
  await openPayment(shopper, { amount });
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const number = /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  await findOrder(page, shopper, number);
  return number;
}

// AFTER-17: ten tries a minute of one network, so each test asks from its own.
let networks = 0;
test.beforeEach(async ({ page }) => {
  networks += 1;
  const network = `10.3.${test.info().workerIndex}.${networks}`;
  await page.route('**/api/orders/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': network } }),
  );
});

async function findOrder(page: Page, shopper: Shopper, number: string): Promise<void> {
  await page.goto('about:blank');
  await shopper.open('/view-order/');
  await shopper.settled();
  await page.getByLabel(shopper.word('mf-account', 'view_order.number')).fill(number);
  await page.getByLabel(shopper.word('mf-account', 'login.email'), { exact: true }).fill(aino.email);
  await shopper.button('mf-account', 'view_order.submit').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
}

test('a guest withdraws from part of an order in two steps, and it is acknowledged by mail (TARGET-57)', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  const number = await findPaidOrder(page, shopper, 2);
  await page.getByText(shopper.word('mf-account', 'after.title.withdrawal'), { exact: true }).click();
  // A missing choice is told beside it.
  await shopper.button('mf-account', 'after.continue').click();
  await expect(page.getByText(shopper.word('mf-account', 'after.choose_missing'))).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByLabel(shopper.word('mf-account', 'after.amount'), { exact: true }).selectOption('1');
  await checkAxe(page, 'choosing what to withdraw');
  await shopper.button('mf-account', 'after.continue').click();
  await expect(
    page.getByRole('heading', { name: shopper.word('mf-account', 'after.check.withdrawal', { number }) }),
  ).toBeFocused();
  await expect(page.getByText(/^1 × /)).toBeVisible();
  await checkAxe(page, 'confirming a withdrawal');
  await shopper.button('mf-account', 'after.confirm.withdrawal').click();
  await expect(page.getByText(shopper.word('mf-account', 'after.declared.withdrawal'))).toBeVisible();
  await expect.poll(() => mailTo(page, number)).toContain(number);
  await checkAxe(page, 'a declared withdrawal');
  // It stays told after a reload, with its reference, and only the other piece is offered.
  await findOrder(page, shopper, number);
  const declared = page.getByRole('region', { name: shopper.word('mf-account', 'orders.story') });
  await expect(declared).toContainText(`${number}-1`);
  await expect(declared).toContainText(shopper.word('api', 'after_sale.way.with_shop'));
  await expect(page.getByText(shopper.word('mf-account', 'orders.pieces.cancelled', { amount: '1' }))).toBeVisible();
  await page.getByText(shopper.word('mf-account', 'after.title.withdrawal'), { exact: true }).click();
  await page.getByRole('checkbox').check();
  await expect(page.getByLabel(shopper.word('mf-account', 'after.amount'), { exact: true })).toHaveCount(0);
  expect(shopper.complaints).toEqual([]);
});

test('the staff find a declared withdrawal on their home, and give the money back', async ({ page }) => {
  const shopper = new Shopper(page);
  const number = await findPaidOrder(page, shopper, 2);
  await page.getByText(shopper.word('mf-account', 'after.title.withdrawal'), { exact: true }).click();
  await page.getByRole('checkbox').check();
  await page.getByLabel(shopper.word('mf-account', 'after.amount'), { exact: true }).selectOption('1');
  await shopper.button('mf-account', 'after.continue').click();
  await shopper.button('mf-account', 'after.confirm.withdrawal').click();
  await expect(page.getByText(shopper.word('mf-account', 'after.declared.withdrawal'))).toBeVisible();
  await shopper.signIn('staff@havu.example');
  await shopper.open('/staff/');
  await page.getByRole('link', { name: shopper.word('mf-account', 'staff_room.todo.returns') }).click();
  const waiting = page.getByRole('article', { name: `${number}-1` });
  await expect(waiting).toBeVisible();
  await checkAxe(page, 'returns that wait');
  await waiting.getByRole('link', { name: `${number}-1` }).click();
  // These goods never left the shop: nothing has to be inspected, and the order's page ends it.
  await expect(page.getByText(shopper.word('mf-account', 'staff_returns.with_shop'))).toBeVisible();
  await checkAxe(page, 'a return of goods that never left');
  await page
    .getByRole('main')
    .getByRole('link', { name: shopper.word('mf-account', 'orders.number', { number }) })
    .click();
  const declared = page.getByRole('article', { name: `${number}-1` });
  await expect(declared).toContainText(shopper.word('mf-account', 'staff_withdrawal.proof.email'));
  await checkAxe(page, 'an order with a withdrawal');
  await declared.getByRole('button', { name: shopper.word('mf-account', 'staff_withdrawal.settle') }).click();
  await expect(declared).toContainText(shopper.word('mf-account', 'after.outcome.refunded'));
  await expect(declared.getByRole('button')).toHaveCount(0);
  expect(shopper.complaints).toEqual([]);
});

test('a guest cancels by a mailed link an order that has not left; the request waits to be handled', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const number = await findPaidOrder(page, shopper, 1);
  await page.getByText(shopper.word('mf-account', 'after.cancel'), { exact: true }).click();
  await checkAxe(page, 'asking for the link that cancels');
  await shopper.button('mf-account', 'after.cancel_mail').click();
  await expect(page.getByText(shopper.word('api', 'cancellation.mailed'))).toBeVisible();
  await page.goto('about:blank');
  await page.goto(
    await mailedLink(page, aino.email, shopper.word('api', 'mails.order_cancel_link.subject', { number })),
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await page.getByText(shopper.word('mf-account', 'after.cancel'), { exact: true }).click();
  await page.getByLabel(shopper.word('mf-account', 'after.reason')).fill('The wrong size');
  await checkAxe(page, 'cancelling an order');
  await shopper.button('mf-account', 'after.cancel_confirm').click();
  await expect(page.getByText(shopper.word('mf-account', 'status.manual_cancellation')).first()).toBeVisible();
  await expect(page.getByText(shopper.word('mf-account', 'after.cancel'), { exact: true })).toHaveCount(0);
  // It is paid back whole: nothing is left to withdraw from.
  await expect(page.getByText(shopper.word('mf-account', 'after.title.withdrawal'), { exact: true })).toHaveCount(0);
  await checkAxe(page, 'a cancelled order');
  expect(shopper.complaints).toEqual([]);
});

test('a guest follows the order from its thank-you page without typing anything, and may cancel it there', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openPayment(shopper);
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const number = /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  await shopper.link('mf-checkout', 'result.follow').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await page.getByText(shopper.word('mf-account', 'after.cancel'), { exact: true }).click();
  await expect(shopper.button('mf-account', 'after.cancel_confirm')).toBeVisible();
  // A link that was cut short says so, and the form is there.
  await page.goto('about:blank');
  await shopper.open(`/view-order/#${number}/wrong`);
  await expect(page.getByText(shopper.word('mf-account', 'view_order.link_failed'))).toBeVisible();
  await expect(page.getByLabel(shopper.word('mf-account', 'view_order.number'))).toBeVisible();
  expect(shopper.complaints.filter((line) => !line.includes('status of 404'))).toEqual([]);
});

test('a signed-in customer cancels an order in the account, and its row says so', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signIn('customer@havu.example');
  await openPayment(shopper);
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const number = /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  // Until the page knows who is there, it leads where a guest goes.
  const follow = shopper.link('mf-checkout', 'result.follow');
  await expect(follow).toHaveAttribute('href', '/en/accounts/');
  await follow.click();
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByText(shopper.word('mf-account', 'orders.number', { number }), { exact: true }) });
  await row.locator('summary').first().click();
  await row.getByText(shopper.word('mf-account', 'after.cancel'), { exact: true }).click();
  await shopper.button('mf-account', 'after.cancel_confirm').click();
  await expect(row.locator('summary').first()).toContainText(shopper.word('mf-account', 'status.manual_cancellation'));
  await checkAxe(page, 'an order cancelled in the account');
  // The same goods once more (CART-115).
  await row.getByRole('button', { name: shopper.word('mf-account', 'after.redo') }).click();
  await page.waitForURL('**/en/checkout/');
  await expect(page.locator('main').getByRole('link', { name: /Kuura/ }).first()).toBeVisible();
  await expect(page.getByRole('group', { name: shopper.word('mf-checkout', 'delivery.methods') })).toBeVisible();
  const label = shopper.word('mf-shared/ui', 'cart_row.remove_name', { name: 'Kuura 3L Shell Jacket' });
  await page.getByRole('button', { name: label }).click();
  expect(shopper.complaints).toEqual([]);
});

test('an order that its buyer withdraws from before packing is not packed: the staff are told, and money goes back', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const number = await findPaidOrder(page, shopper, 1);
  await page.getByText(say('after.title.withdrawal'), { exact: true }).click();
  await page.getByRole('checkbox').check();
  await shopper.button('mf-account', 'after.continue').click();
  await shopper.button('mf-account', 'after.confirm.withdrawal').click();
  await expect(page.getByText(say('after.declared.withdrawal'))).toBeVisible();

  await shopper.signIn('staff@havu.example');
  await shopper.open(`/staff/orders/${number}/`);
  await expect(page.getByText(say('staff_withdrawal.withheld.all'))).toBeVisible();
  await checkAxe(page, 'an order that stays with the shop');
  const move = page.getByRole('region', { name: say('staff_order.move'), exact: true });
  await move.getByRole('combobox').selectOption('ready_for_packing');
  await move.getByRole('button', { name: say('staff_order.move_submit') }).click();
  await expect(move.getByRole('alert')).toContainText(shopper.word('api', 'errors.order_withdrawn'));
  const declared = page.getByRole('article', { name: `${number}-1` });
  await declared.getByLabel(say('staff_withdrawal.restock')).check();
  await declared.getByRole('button', { name: say('staff_withdrawal.settle') }).click();
  await expect(declared).toContainText(say('after.outcome.refunded'));
  // Given back, it still goes nowhere.
  await page.reload();
  await expect(page.getByText(say('orders.pieces.cancelled', { amount: '1' }))).toBeVisible();
  const headers = { authorization: await shopper.token() };
  const packed = await page.request.post(`/api/staff/orders/${number}/status/`, {
    data: { status: 'ready_for_packing' },
    headers,
  });
  expect(packed.status()).toBe(409);
  expect(shopper.complaints.filter((line) => !line.includes('409'))).toEqual([]);
});
