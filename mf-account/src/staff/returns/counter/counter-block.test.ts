import type { OrderStatus } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { exampleOrder } from '../../../testing/example-order.ts';
import { counterBlock } from './counter-block.ts';

const { after_sale } = exampleOrder();
const open = { ...after_sale, kind: 'return' as const };
const gone = { ...open, kind: null, lines: open.lines.map((line) => ({ ...line, withdrawn: line.bought })) };

it.each<[OrderStatus, typeof after_sale, string | null]>([
  ['delivered', open, null],
  ['shipped', { ...open, kind: 'withdrawal' }, null],
  ['pending_payment', open, 'not_sold'],
  ['cancelled', open, 'not_sold'],
  ['manual_cancellation', open, 'not_sold'],
  ['processing', open, 'with_shop'],
  ['ready_for_pick_up', open, 'with_shop'],
  ['delivered', gone, 'nothing_left'],
  ['delivered', { ...open, kind: null }, 'too_late'],
])('of an order that is %s, a counter is told why nothing comes back (AFTER-110)', (status, found, block) =>
  expect(counterBlock({ status, after_sale: found })).toBe(block),
);
