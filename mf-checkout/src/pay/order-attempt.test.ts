// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptKeyFor, endAttempt } from './order-attempt.ts';

const order = { cart: [1, 2], total: 269.9 };

beforeEach(() => {
  endAttempt();
});

describe('the idempotency key of an order', () => {
  it('is the same for a second click and after a reload', () => {
    expect(attemptKeyFor(order)).toBe(attemptKeyFor({ ...order }));
  });

  it('has the 8 to 128 characters that the service wants', () => {
    expect(attemptKeyFor(order)).toMatch(/^[\w-]{8,128}$/);
  });

  it('is new when anything in the order changed', () => {
    expect(attemptKeyFor(order)).not.toBe(attemptKeyFor({ ...order, total: 270 }));
  });

  it('is new after the attempt has ended, or grown old', () => {
    const first = attemptKeyFor(order, 0);
    expect(attemptKeyFor(order, 21 * 60_000)).not.toBe(first);
    const second = attemptKeyFor(order);
    endAttempt();
    expect(attemptKeyFor(order)).not.toBe(second);
  });

  it('survives storage that refuses', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(attemptKeyFor(order)).toBe(attemptKeyFor(order));
    set.mockRestore();
  });
});
