import { useText } from 'mf-shared/i18n';
import type { Cart } from 'mf-shared/stores';
import { countPieces } from 'mf-shared/stores';
import { ErrorSummary, type ErrorSummaryProps } from 'mf-shared/ui/field/error-summary.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Summary, SummaryFold } from 'mf-shared/ui/summary/summary.tsx';
import { type ReactNode, Suspense } from 'react';
import { CartSummary } from '../see-total/cart-summary.tsx';
import { useCartAmounts } from '../see-total/use-cart-amounts.ts';
import styles from './checkout-frame.module.css';

/** Few carts differ from what their shopper put in. */
const CartNotices = lazyPart(() => import('../review-cart/cart-notices.tsx').then((part) => part.CartNotices));

/** Steps on one side, the order on the other; on a phone the order is folded before the steps (LOOK-44). */
export function CheckoutFrame({
  title,
  cart,
  deliveryName,
  children,
}: {
  title: string;
  cart: Cart;
  deliveryName: string;
  children: ReactNode;
}) {
  const text = useText('mf-checkout');
  const { amounts, write } = useCartAmounts(cart);
  return (
    <div className={`${layout.page} ${styles.checkout}`}>
      <h1>{title}</h1>
      <div className={layout.handOnly}>
        <SummaryFold title={text('summary.fold', { count: countPieces(cart) })} total={write(amounts.payableMinor)}>
          <CartSummary cart={cart} deliveryName={deliveryName} idPrefix="hand" />
        </SummaryFold>
      </div>
      <div className={styles.steps}>
        {cart.notices.length > 0 && (
          <Suspense fallback={null}>
            <CartNotices notices={cart.notices} />
          </Suspense>
        )}
        {children}
      </div>
      <div className={`${layout.deskOnly} ${styles.summary}`}>
        <Summary title={text('summary.title')}>
          <CartSummary cart={cart} deliveryName={deliveryName} idPrefix="desk" />
        </Summary>
      </div>
    </div>
  );
}

/** What is missing, told from the first try to go on. */
export function MissingSummary({ attempt, problems }: ErrorSummaryProps) {
  const text = useText('mf-checkout');
  if (attempt === 0) return null;
  const title = text('problems.title', { count: problems.length });
  return <ErrorSummary attempt={attempt} problems={problems} title={title} />;
}
