import { describe, expect, it } from 'vitest';
import { askedPage } from '../asked-page.ts';
import { askedOrders } from './asked-orders.ts';

describe('what an address asks about orders (docs/decisions/0028)', () => {
  it.each([
    ['', {}],
    ['q=+aino+&status=shipped', { q: 'aino', status: 'shipped' }],
    ['q=+++&status=lost&withdrawals=all', {}],
    ['withdrawals=open', { withdrawals: 'open' }],
    [`q=${'a'.repeat(200)}`, { q: 'a'.repeat(100) }],
    ['q=a%00b', { q: 'a b' }],
  ])('%j', (query, asked) => expect(askedOrders(new URLSearchParams(query))).toEqual(asked));

  it.each([
    [null, 1],
    ['3', 3],
    ['0', 1],
    ['-1', 1],
    ['1e9', 1],
    ['99999', 1],
    ['two', 1],
  ])('page %j is page %d', (page, number) => expect(askedPage(page)).toBe(number));
});
