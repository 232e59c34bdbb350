import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

describe('orders that are looked for by number and email', () => {
  let shop: SellingService;
  let networks = 0;
  beforeAll(async () => {
    shop = await sellingService();
  });
  afterAll(() => shop.close());

  const from = (address: string) => {
    const post = async (url: string, body: object) =>
      (await shop.call(url, { method: 'POST', body, headers: { 'x-forwarded-for': address } })).statusCode;
    return [
      (email: string, number: string) => post('/api/orders/fetch/', { email, order_number: number }),
      (email: string, number: string) => post(`/api/orders/${number}/cancel/`, { email }),
      (email: string, number: string) => post(`/api/orders/${number}/withdraw/`, { email }),
    ] as const;
  };
  const newNetwork = () => `203.0.113.${++networks}`;

  it('lookup, cancelling and withdrawing share ten wrong ones a minute of one network (AFTER-17)', async () => {
    const calls = from(newNetwork());
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await calls[guess % 3]?.(`guess${guess}@havu.example`, `1000${guess}`)) ?? 0);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
  });

  it('and twenty wrong numbers an hour of one email, from however many networks', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess += 1)
      statuses.push((await from(newNetwork())[guess % 3]?.('maija@example.fi', `2000${guess}`)) ?? 0);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
  });

  it('who has the right number is not counted, and who has the key does not need the email', async () => {
    const placed = await shop.place({ rows: [[110, 1]], form: { email: 'aino@example.fi' } });
    const office = from(newNetwork());
    for (let person = 0; person < 25; person += 1)
      expect(await office[0]('aino@example.fi', placed.order_number)).toBe(200);
    const address = newNetwork();
    for (let again = 0; again < 11; again += 1) await from(address)[0](`x${again}@example.fi`, '1');
    const body = { key: placed.order_key };
    const url = `/api/orders/${placed.order_number}/cancel/`;
    const answer = await shop.call(url, { method: 'POST', body, headers: { 'x-forwarded-for': address } });
    expect(answer.statusCode).toBe(200);
  });

  it('a number does not tell the next: it ends with four digits by chance (docs/decisions/0044)', async () => {
    const numbers: string[] = [];
    for (let order = 0; order < 8; order += 1) numbers.push((await shop.place({ rows: [[110, 1]] })).order_number);
    for (const number of numbers) expect(number).toMatch(/^\d{10}$/);
    expect(new Set(numbers.map((number) => number.slice(-4))).size).toBeGreaterThan(4);
    const counted = numbers.map((number) => Number(number.slice(0, -4)));
    expect(counted).toEqual(counted.toSorted((a, b) => a - b));
  });
});
