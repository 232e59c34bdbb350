import { useHref } from 'mf-shared/router';
import { $session, type AddedKind, track } from 'mf-shared/stores';

/** Tracks what went into the cart: the variant that it is counted by, and those that came with it. */
export function useTrackAdded() {
  const href = useHref();
  return (kind: AddedKind, modelId: number, productId: number, others: readonly number[] = []) =>
    track({
      ...{ name: 'add-to-cart', kind, modelId, productId, others },
      customerId: $session.get().id,
      cartUrl: new URL(href('/checkout/'), location.href).href,
    });
}
