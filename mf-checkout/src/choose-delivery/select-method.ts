import type { DeliveryMethod } from 'mf-shared/contract';
import { $checkoutForm, changeCart, validateCart } from 'mf-shared/stores';

/** Chooses a way to deliver with its nearest point, and asks for the new total at once. */
export function selectMethod(method: DeliveryMethod): void {
  const delivery_location = method.locations[0]?.id ?? '';
  $checkoutForm.set({ ...$checkoutForm.get(), delivery_method: method.slug, delivery_location });
  markMethod(method);
  void validateCart();
}

/**
 * The cart tells the service by flags of their own when express pickup or the reusable bag is chosen (CART-81,
 * CART-82).
 */
export function markMethod({ kind }: Pick<DeliveryMethod, 'kind'>): void {
  const isPikanoutoSelected = kind === 'express';
  const isRepackSelected = kind === 'repack';
  changeCart((cart) =>
    cart.isPikanoutoSelected === isPikanoutoSelected && cart.isRepackSelected === isRepackSelected
      ? cart
      : { ...cart, isPikanoutoSelected, isRepackSelected },
  );
}
