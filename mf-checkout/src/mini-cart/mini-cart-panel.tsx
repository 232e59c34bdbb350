import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { $cart, $miniCart, closeMiniCart, isCartEmpty, validateCart } from 'mf-shared/stores';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Dialog } from 'mf-shared/ui/dialog/dialog.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { useEffect } from 'react';
import { CartList } from '../review-cart/cart-list.tsx';
import { CartNotices } from '../review-cart/cart-notices.tsx';
import { useRemoval } from '../review-cart/use-removal.ts';
import { ValidationNotice } from '../review-cart/validation-notice.tsx';
import { Nudge } from '../see-total/nudge.tsx';
import styles from './mini-cart.module.css';
import { MiniTotal } from './mini-total.tsx';

/** The cart beside any page: rows with amounts, the total, the way to the checkout. */
export function MiniCartPanel() {
  const text = useText('mf-checkout');
  const href = useHref();
  const { isOpen } = useStore($miniCart, { ssr: 'initial' });
  const cart = useStore($cart, { ssr: 'initial' });
  const removal = useRemoval();
  useEffect(() => {
    if (isOpen && $cart.get().status !== 'VALIDATED') void validateCart();
  }, [isOpen]);
  const isEmpty = isCartEmpty(cart);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={closeMiniCart}
      variant="side"
      title={text('mini.title')}
      foot={
        isEmpty ? (
          <div className={styles.foot}>
            <Button look="line" isWide onClick={closeMiniCart}>
              {text('cart.continue')}
            </Button>
          </div>
        ) : (
          <div className={styles.foot}>
            <Nudge cart={cart} />
            <MiniTotal cart={cart} />
            <ButtonLink look="action" isWide href={href('/checkout/')} onClick={closeMiniCart}>
              {text('mini.checkout')}
            </ButtonLink>
          </div>
        )
      }
    >
      <div className={styles.body}>
        <ValidationNotice cart={cart} />
        <CartNotices notices={cart.notices} />
        <CartList cart={cart} removal={removal} />
        {isEmpty && (
          <div className={styles.empty}>
            <p className={words.medium}>{text('cart.empty_title')}</p>
            <p className={words.muted}>{text('cart.empty_text')}</p>
          </div>
        )}
      </div>
    </Dialog>
  );
}
