import type { BuyerView } from './buyer-view.ts';
import type { CartRequest } from './cart-request.ts';
import type { OfferedMethod } from './priced-cart.ts';

/** The method that was asked for, express first, else the first that is offered. */
export function chooseMethod(asked: CartRequest, methods: readonly OfferedMethod[]): OfferedMethod | null {
  const express = asked.express ? methods.find((method) => method.fact.kind === 'express') : undefined;
  return express ?? methods.find((method) => method.fact.slug === asked.deliveryMethod) ?? methods[0] ?? null;
}

/** The reusable bag as an extra to another method; as a method of its own it is priced as one. */
export function repackOf(
  asked: CartRequest,
  chosen: OfferedMethod | null,
  goodsMinor: number,
  view: BuyerView,
): number {
  const fact = (view.facts.methods.get(view.country) ?? []).find((method) => method.kind === 'repack');
  const canBeAdded = chosen !== null && (chosen.fact.kind === 'pickup_point' || chosen.fact.kind === 'home');
  if (!asked.repack || !fact || !canBeAdded || chosen.fact.slug === 'email') return 0;
  return fact.freeFromMinor !== null && goodsMinor >= fact.freeFromMinor ? 0 : fact.priceMinor;
}

/** From how much goods travel free, and from how much in a reusable bag (CHECKOUT-21); 0 where never. */
export function thresholdsOf(view: Pick<BuyerView, 'facts' | 'country'>): {
  deliveryMinor: number;
  repackMinor: number;
} {
  const methods = view.facts.methods.get(view.country) ?? [];
  const lowest = (isRepack: boolean) =>
    methods
      .filter((fact) => (fact.kind === 'repack') === isRepack && fact.priceMinor > 0)
      .map((fact) => fact.freeFromMinor)
      .filter((minor) => minor !== null)
      .reduce((low, minor) => (low === 0 ? minor : Math.min(low, minor)), 0);
  return { deliveryMinor: lowest(false), repackMinor: lowest(true) };
}
