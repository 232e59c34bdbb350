import { usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { BuyBar } from 'mf-shared/ui/buy-box/buy-bar.tsx';
import { BuyNow } from 'mf-shared/ui/buy-box/buy-box.tsx';
import { type ReactNode, useRef } from 'react';
import styles from './buy.module.css';
import { WishlistButton } from './wishlist-button.tsx';

interface BuyRowProps {
  modelId: number;
  /** Euro; null where no price is known. */
  price: number | null;
  button: ReactNode;
  /** The same in the bar under the thumb, where the choices are out of sight. */
  barButton?: ReactNode | undefined;
}

/** The button and the heart, and on a phone the bar that stands in for them while they are out of sight. */
export function BuyRow({ modelId, price, button, barButton = button }: BuyRowProps) {
  const config = usePageConfig();
  const row = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={row}>
        <BuyNow>
          {button}
          <WishlistButton modelId={modelId} />
        </BuyNow>
      </div>
      {price !== null && (
        <BuyBar watched={row} price={<span className={styles.barPrice}>{formatPrice(price, config)}</span>}>
          {barButton}
        </BuyBar>
      )}
    </>
  );
}
