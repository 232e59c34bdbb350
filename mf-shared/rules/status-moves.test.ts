import fc from 'fast-check';
import { orderStatus, paymentStatus } from 'mf-shared/contract';
import { describe, expect, it } from 'vitest';
import {
  canCancel,
  canComplainAbout,
  canMoveOrder,
  canWithdrawFrom,
  nextOrderStatuses,
  orderStatuses,
} from './order-status-moves.ts';
import { canMovePayment, isPaymentSettled } from './payment-status-moves.ts';

it('an order is in one of these states, in the shop’s own words (AFTER-1 to AFTER-8)', () => {
  expect(orderStatus.options).toEqual([
    ...['pending_payment', 'processing', 'ready_for_packing', 'ready_for_pick_up', 'transported_to_pickuplocation'],
    ...['shipped', 'delivered', 'manual_cancellation', 'cancelled'],
  ]);
});

describe('orders move in one direction, and back only from a refused cancellation (AFTER-9 to AFTER-14)', () => {
  it.each([
    ['processing', 'ready_for_packing'],
    ['ready_for_packing', 'ready_for_pick_up'],
    ['ready_for_packing', 'transported_to_pickuplocation'],
    ['ready_for_packing', 'shipped'],
    ['ready_for_pick_up', 'delivered'],
    ['transported_to_pickuplocation', 'delivered'],
    ['shipped', 'delivered'],
    ['processing', 'manual_cancellation'],
    ['ready_for_packing', 'manual_cancellation'],
  ] as const)('%s → %s', (from, to) => {
    expect(canMoveOrder(from, to)).toBe(true);
  });

  it.each([
    ['pending_payment', true, false, false],
    ['processing', true, true, false],
    ['ready_for_packing', true, true, false],
    ['ready_for_pick_up', false, true, true],
    ['transported_to_pickuplocation', false, true, true],
    ['shipped', false, true, true],
    ['delivered', false, true, true],
    ['manual_cancellation', false, false, false],
    ['cancelled', false, false, false],
  ] as const)('in %s a buyer may cancel: %s, withdraw: %s, complain: %s (AFTER-132)', (status, ...may) => {
    expect([canCancel(status), canWithdrawFrom(status), canComplainAbout(status)]).toEqual(may);
  });

  it.each([
    ['delivered', 'processing'],
    ['shipped', 'manual_cancellation'],
    ['processing', 'shipped'],
    ['cancelled', 'processing'],
    ['ready_for_pick_up', 'manual_cancellation'],
    ['pending_payment', 'shipped'],
  ] as const)('%s → %s is refused', (from, to) => {
    expect(canMoveOrder(from, to)).toBe(false);
  });

  it('what waits to be fetched is called off when all of it was withdrawn from (decision 47)', () => {
    expect(canMoveOrder('ready_for_pick_up', 'manual_cancellation', true)).toBe(true);
    for (const status of orderStatuses.filter((each) => each !== 'ready_for_pick_up'))
      expect(nextOrderStatuses(status, true)).toEqual(nextOrderStatuses(status));
  });

  it('no walk comes back to a status it left, but by a cancellation that is refused (decision 38)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStatus.options), fc.array(fc.nat()), (start, choices) => {
        const seen = new Set([start]);
        let here = start;
        for (const choice of choices) {
          const next = nextOrderStatuses(here);
          const chosen = next[choice % Math.max(1, next.length)];
          if (!chosen) break;
          if (here === 'manual_cancellation' && chosen === 'processing') seen.clear();
          if (seen.has(chosen)) return false;
          seen.add(chosen);
          here = chosen;
        }
        return true;
      }),
    );
  });
});

describe('payments move towards one end (CHECKOUT-49)', () => {
  it('a settled payment only ever goes back by refund', () => {
    for (const from of paymentStatus.options.filter(isPaymentSettled))
      expect(paymentStatus.options.filter((to) => canMovePayment(from, to))).toEqual(
        from === 'captured' ? ['refunded'] : [],
      );
  });

  it('created → authorised → captured → refunded', () => {
    expect(canMovePayment('created', 'authorised')).toBe(true);
    expect(canMovePayment('authorised', 'captured')).toBe(true);
    expect(canMovePayment('captured', 'refunded')).toBe(true);
    expect(canMovePayment('captured', 'authorised')).toBe(false);
  });
});
