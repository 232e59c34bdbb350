import { expect, type Page } from '@playwright/test';
import type { ExchangeChoices, Order } from 'mf-shared/contract';
import { Shopper } from './shopper.ts';

/** What the service says that the order can be exchanged for, as its owner asks. */
export async function choicesOf(shopper: Shopper, number: string): Promise<ExchangeChoices['lines'][number]> {
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

export const staffBeside = async (page: Page): Promise<Shopper> => {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('no browser');
  const staff = new Shopper(await context.newPage());
  await staff.signIn('staff@havu.example');
  return staff;
};
