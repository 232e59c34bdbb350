import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { $cart, isCartEmpty } from 'mf-shared/stores';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Suspense } from 'react';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { useValidatedPage } from '../lib/use-validated-page.ts';
import { LateEmptyCart } from '../review-cart/late-empty-cart.tsx';
import { useRemoval } from '../review-cart/use-removal.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import styles from './pages.module.css';
import { PaymentSteps } from './payment-steps.tsx';

/** Only a gift is sent from here: everybody else chose delivery before. */
const GiftSteps = lazyPart(() => import('./gift-steps.tsx').then((part) => part.GiftSteps));

/** /checkout/payment/: what was chosen, folded, and the payment. */
export function PaymentPage() {
  const text = useText('mf-checkout');
  const cart = useStore($cart, { ssr: 'initial' });
  const isHydrated = useIsHydrated();
  const removal = useRemoval();
  useValidatedPage('checkout');
  if (!isHydrated) return <CheckoutSkeleton title={text('page.payment_title')} />;
  if (cart.giftCampaignData && !isCartEmpty(cart))
    return (
      <Suspense fallback={<CheckoutSkeleton title={text('gift.title')} />}>
        <GiftSteps cart={cart} removal={removal} />
      </Suspense>
    );
  if (!isCartEmpty(cart)) return <PaymentSteps cart={cart} />;
  return (
    <div className={`${layout.page} ${styles.empty}`}>
      <h1>{text('page.payment_title')}</h1>
      <LateEmptyCart />
    </div>
  );
}
