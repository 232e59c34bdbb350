import { describe, expect, it } from 'vitest';
import { askedPage } from '../asked-page.ts';
import { askedOrders } from './asked-orders.ts';

describe('what an address asks about orders (docs/decisions/0028, STAFF-17)', () => {
  it.each([
    ['', {}],
    ['q=+aino+&status=shipped', { q: 'aino', status: 'shipped' }],
    ['q=+++&status=lost&withdrawals=all', {}],
    ['withdrawals=open', { withdrawals: 'open' }],
    [`q=${'a'.repeat(200)}`, { q: 'a'.repeat(100) }],
    ['q=a%00b', { q: 'a b' }],
    ['from=2026-02-28&to=2026-02-30', { from: '2026-02-28' }],
    [
      'paid_by=klarna&payment=captured&store=20&delivery=pick-up_1&country=se&sort=sum',
      { paid_by: 'klarna', payment: 'captured', store: '20', delivery: 'pick-up_1', country: 'se', sort: 'sum' },
    ],
    ['paid_by=cash&payment=lost&store=x&delivery=a%20b&country=SWE&sort=id', {}],
  ])('%j', (query, asked) => expect(askedOrders(new URLSearchParams(query))).toEqual(asked));

  it.each([
    [null, 1],
    ['3', 3],
    ['0', 1],
    ['-1', 1],
    ['1e9', 1],
    ['1000', 1000],
    ['4000', 4000],
    ['99999999999999999999', 1_000_000],
    ['two', 1],
  ])('page %j is page %d', (page, number) => expect(askedPage(page)).toBe(number));
});
