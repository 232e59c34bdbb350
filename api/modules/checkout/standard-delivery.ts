import type { PricedCart } from './priced-cart.ts';

/**
 * The part of the delivery that goes back when the whole purchase is withdrawn from, in euro cents: standard delivery,
 * not the extra for a dearer way (Directive 2011/83, art. 13). The way to a pickup point is standard; home delivery
 * costs extra where one was offered. The reusable bag on top is an extra.
 */
export function standardDelivery({
  chosen,
  methods,
  deliveryMinor,
}: Pick<PricedCart, 'chosen' | 'methods' | 'deliveryMinor'>): number {
  if (chosen?.fact.kind !== 'home') return deliveryMinor;
  const standard = methods.filter(({ fact }) => fact.kind === 'pickup_point' || fact.kind === 'home');
  return Math.min(deliveryMinor, ...standard.map(({ priceMinor }) => priceMinor));
}
