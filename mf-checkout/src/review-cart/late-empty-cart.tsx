import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Suspense } from 'react';

const EmptyCart = lazyPart(() => import('./empty-cart.tsx').then((part) => part.EmptyCart));

/** {@link EmptyCart}, whose code comes when the cart is empty: most who come to the checkout have something in it. */
export function LateEmptyCart() {
  return (
    <Suspense>
      <EmptyCart />
    </Suspense>
  );
}
