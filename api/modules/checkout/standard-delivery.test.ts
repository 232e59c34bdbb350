import { describe, expect, it } from 'vitest';
import type { DeliveryMethodFact } from './checkout-facts.ts';
import type { OfferedMethod } from './priced-cart.ts';
import { standardDelivery } from './standard-delivery.ts';

const method = (kind: DeliveryMethodFact['kind'], priceMinor: number): OfferedMethod => ({
  fact: {
    ...{ slug: kind, kind, carrier: '', names: {}, descriptions: {}, priceMinor },
    ...{ freeFromMinor: null, daysFrom: 1, daysTo: 2 },
  },
  ...{ name: '', description: '', estimate: null, estimateText: '', locations: [] },
  priceMinor,
});
const point = method('pickup_point', 590);
const home = method('home', 890);
const store = method('store', 0);

describe('the delivery that a whole withdrawal gives back (Directive 2011/83, art. 13)', () => {
  it.each([
    ['the way to a pickup point whole', point, [point, home, store], 590],
    ['of home delivery what a pickup point costs', home, [point, home, store], 590],
    ['home delivery whole where there is no other way', home, [home, store], 890],
    ['nothing of a pickup in a store', store, [point, home, store], 0],
  ] as const)('is %s', (_, chosen, methods, minor) => {
    expect(standardDelivery({ chosen, methods: [...methods], deliveryMinor: chosen.priceMinor })).toBe(minor);
  });
});
