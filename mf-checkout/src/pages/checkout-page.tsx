import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { $buyingMode, $cart, isCartEmpty } from 'mf-shared/stores';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Suspense } from 'react';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { useValidatedPage } from '../lib/use-validated-page.ts';
import { LateEmptyCart } from '../review-cart/late-empty-cart.tsx';
import { RemovedLine } from '../review-cart/removed-line.tsx';
import { useRemoval } from '../review-cart/use-removal.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import styles from './pages.module.css';

/** The staff's own: loaded for nobody else. */
const TransferSteps = lazyPart(() =>
  import('../order-for-others/transfer-steps.tsx').then((part) => part.TransferSteps),
);

/** /checkout/: cart, delivery and details, on the way to payment. */
export function CheckoutPage() {
  const text = useText('mf-checkout');
  const cart = useStore($cart, { ssr: 'initial' });
  const isHydrated = useIsHydrated();
  const mode = useStore($buyingMode, { ssr: 'initial' });
  const removal = useRemoval();
  useValidatedPage('cart');
  if (!isHydrated) return <CheckoutSkeleton title={text('page.title')} />;
  if (mode.kind === 'transfer' && cart.products.length > 0)
    return (
      <Suspense fallback={<CheckoutSkeleton title={text('page.title')} />}>
        <TransferSteps cart={cart} mode={mode} removal={removal} />
      </Suspense>
    );
  if (!isCartEmpty(cart)) return <CheckoutSteps cart={cart} removal={removal} />;
  return (
    <div className={`${layout.page} ${styles.empty}`}>
      <h1>{text('page.title')}</h1>
      {removal.removed && <RemovedLine removed={removal.removed} onUndo={removal.undo} />}
      <LateEmptyCart />
    </div>
  );
}
