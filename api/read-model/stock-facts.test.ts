import { expect, it } from 'vitest';
import type { Model, Variant } from './model.ts';
import { isOrderable, modelAvailability } from './stock-facts.ts';

const variant = (own: Partial<Variant>, isModelOnOrder = false): Variant => ({
  id: 1,
  model: { on_order: isModelOnOrder } as Model,
  sku: '',
  colour: null,
  size: null,
  sizeSort: 0,
  type: null,
  onOrder: false,
  blockedStock: false,
  shippingNumber: 1,
  daysFrom: 1,
  daysTo: 3,
  incomingOn: null,
  content: null,
  prices: null,
  stock: {},
  ...own,
});

it.each<[string, Variant, boolean]>([
  ['in stock', variant({ stock: { 20: 1 } }), true],
  ['nowhere in stock', variant({}), false],
  ['on order by itself', variant({ onOrder: true }), true],
  ['on order by its model', variant({}, true), true],
  ['in stock with the number 999', variant({ stock: { 20: 5 }, shippingNumber: 999 }), false],
  ['in blocked stock with a number of 2', variant({ stock: { 20: 5 }, blockedStock: true, shippingNumber: 2 }), false],
  ['in blocked stock with a number of 3', variant({ stock: { 20: 5 }, blockedStock: true, shippingNumber: 3 }), true],
])('a variant %s: orderable is %s (AVAIL-2, AVAIL-4, AVAIL-5)', (_, given, expected) => {
  expect(isOrderable(given)).toBe(expected);
});

it('a model can be had as its variant that is easiest to have (CARD-15)', () => {
  const inStore = variant({ stock: { 2: 1 }, blockedStock: true });
  const onOrder = variant({ onOrder: true });
  const of = (...variants: Variant[]) => modelAvailability({ variants });
  expect(of(inStore, variant({}))).toBe('stores-only');
  expect(of(inStore, variant({ stock: { 20: 1 } }), onOrder)).toBe('in-stock');
  expect(of(inStore, onOrder)).toBe('on-order');
  expect(of(variant({}))).toBe('sold-out');
});
