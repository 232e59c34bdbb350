import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { $cart, isCartEmpty } from 'mf-shared/stores';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { CheckoutSkeleton } from '../connect/checkout-skeleton.tsx';
import { useIsHydrated } from '../connect/use-is-hydrated.ts';
import { useValidatedPage } from '../connect/use-validated-page.ts';
import { EmptyCart } from '../review-cart/empty-cart.tsx';
import { useRemoval } from '../review-cart/use-removal.ts';
import { GiftSteps } from './gift-steps.tsx';
import styles from './pages.module.css';
import { PaymentSteps } from './payment-steps.tsx';

/** /checkout/payment/: what was chosen, folded, and the payment. */
export function PaymentPage() {
  const text = useText('mf-checkout');
  const cart = useStore($cart, { ssr: 'initial' });
  const isHydrated = useIsHydrated();
  const removal = useRemoval();
  useValidatedPage('checkout');
  if (!isHydrated) return <CheckoutSkeleton title={text('page.payment_title')} />;
  if (cart.giftCampaignData && !isCartEmpty(cart)) return <GiftSteps cart={cart} removal={removal} />;
  if (!isCartEmpty(cart)) return <PaymentSteps cart={cart} />;
  return (
    <div className={`${layout.page} ${styles.empty}`}>
      <h1>{text('page.payment_title')}</h1>
      <EmptyCart />
    </div>
  );
}
