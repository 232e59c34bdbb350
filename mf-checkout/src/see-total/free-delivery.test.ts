import { expect, it } from 'vitest';
import { freeDelivery } from './free-delivery.ts';

const thresholds = { delivery_threshold: 100, repack_threshold: 300 };

it('tells what is missing to free delivery, then to a free RePack bag, then that all is reached', () => {
  expect(freeDelivery(69.8, thresholds)).toMatchObject({ towards: 'delivery', missing: 30.2, max: 100 });
  expect(freeDelivery(269.9, thresholds)).toMatchObject({ towards: 'repack', missing: 30.1, max: 300 });
  expect(freeDelivery(300, thresholds)).toMatchObject({ towards: 'done', missing: 0 });
});

it('says nothing without thresholds (CHECKOUT-21)', () => {
  expect(freeDelivery(50, { delivery_threshold: 0, repack_threshold: 0 })).toBeNull();
});
