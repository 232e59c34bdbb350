import { $checkoutForm, validateCart } from 'mf-shared/stores';
import { useEffect } from 'react';
import { type ChosenDelivery, settledChoice } from './chosen-delivery.ts';
import { markMethod } from './select-method.ts';

/** Writes into the form what is shown as chosen, when the shopper has not chosen or the choice is no longer offered. */
export function useSettledDelivery(chosen: ChosenDelivery): void {
  const { method, location } = chosen;
  useEffect(() => {
    const form = $checkoutForm.get();
    const settled = settledChoice({ method, location }, form);
    if (!settled || !method) return;
    $checkoutForm.set({ ...form, ...settled });
    markMethod(method);
    void validateCart();
  }, [method, location]);
}
