import { expect, type Locator, type Page } from '@playwright/test';
import type { ExchangeChoices, Order } from 'mf-shared/contract';
import { type Basket, openPayment } from './basket.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** What a club member bought with PayPal, and got: with the staff who sent it, the line that was sold and what it can be exchanged for. */
export async function deliveredToMember(shopper: Shopper, basket: Basket) {
  const { page } = shopper;
  await shopper.signIn('club@havu.example');
  await openPayment(shopper, basket);
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const number = /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  const staff = await staffBeside(page);
  await moveOn(staff, number, ['ready_for_packing', 'shipped', 'delivered']);
  const { choices } = await choicesOf(shopper, number);
  const [sold] = (await orderOf(staff, number)).lines;
  if (!sold) throw new Error('nothing was sold');
  return { number, staff, choices, sold };
}

/** The form of returns of an order, whose only product is wanted as another one. */
export async function wishExchange(shopper: Shopper, number: string, reason: string): Promise<void> {
  const { page } = shopper;
  const say = (key: string) => shopper.word('mf-account', key);
  await page.goto('about:blank');
  await shopper.open(`/returns/#${number}`);
  const byNumber = page.getByLabel(say('view_order.number'));
  const title = page.getByRole('heading', { level: 1, name: say('returns.title_choose') });
  await expect(byNumber.or(title)).toBeVisible();
  if (await byNumber.isVisible()) {
    await byNumber.fill(number);
    await shopper.button('mf-account', 'view_order.submit').click();
  }
  await expect(title).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('radio', { name: say(`return_reason.${reason}`) }).check();
  await page.getByRole('radio', { name: say('returns.wish_exchange') }).check();
}

/** Sends it with a store as the way back. */
export async function sendToStore(shopper: Shopper, screen: string): Promise<void> {
  const { page } = shopper;
  await page.getByLabel(shopper.word('mf-account', 'returns.way_store')).check();
  await expectGoodScreen(shopper, screen);
  await page.getByRole('button', { name: shopper.word('mf-account', 'returns.send_exchange') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    shopper.word('mf-account', 'returns.state.new-return'),
  );
}

/** The staff accept it and put it on a shelf. @returns how the return stands on the page of its order */
export async function acceptReturn(staff: Shopper, number: string, told: string | RegExp): Promise<Locator> {
  await staff.open(`/staff/orders/${number}/`);
  const declared = staff.page.getByRole('article', { name: `${number}-1` });
  await expect(declared).toContainText(told);
  await declared.getByLabel(staff.word('mf-account', 'staff_withdrawal.restock')).check();
  await declared.getByRole('button', { name: staff.word('mf-account', 'staff_withdrawal.settle') }).click();
  return declared;
}

/** What the service says that the order can be exchanged for, as its owner asks. */
async function choicesOf(shopper: Shopper, number: string): Promise<ExchangeChoices['lines'][number]> {
  const answer = await shopper.page.request.post('/api/returns/exchanges/', {
    data: { order_number: number },
    headers: { authorization: await shopper.token(), 'accept-language': shopper.language },
  });
  const [line] = ((await answer.json()) as ExchangeChoices).lines;
  if (!line) throw new Error('nothing to exchange');
  return line;
}

export async function orderOf(staff: Shopper, number: string): Promise<Order> {
  const headers = { authorization: await staff.token() };
  return (await staff.page.request.get(`/api/staff/orders/${number}/`, { headers })).json() as Promise<Order>;
}

export async function moveOn(staff: Shopper, number: string, statuses: readonly string[]): Promise<void> {
  const headers = { authorization: await staff.token() };
  for (const status of statuses) {
    const data = { status };
    const moved = await staff.page.request.post(`/api/staff/orders/${number}/status/`, { data, headers });
    expect(moved.status()).toBe(200);
  }
}

const staffBeside = async (page: Page): Promise<Shopper> => {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('no browser');
  const staff = new Shopper(await context.newPage());
  await staff.signIn('staff@havu.example');
  return staff;
};
