import type { CardPrice } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';
import { type PriceReason, priceReason } from './price-reason.ts';

export interface PriceProps {
  price: CardPrice;
  /** Variants differ in price: "from 49,90 €". */
  isFrom?: boolean | undefined;
  size?: 'normal' | 'large' | undefined;
  /** Stacked to the end, for narrow places beside a name. */
  isStacked?: boolean | undefined;
  hidesReason?: boolean | undefined;
  /** After the figures, on the same line: a ribbon. */
  beside?: ReactNode | undefined;
  /** Under the reason: VAT, the offer's end. */
  children?: ReactNode | undefined;
}

/** A price, what it is compared with, and why it is what it is (spec: catalogue §4 Price type, §9). */
export function Price({ price, isFrom, size = 'normal', isStacked, hidesReason, beside, children }: PriceProps) {
  const text = useText('ui');
  const config = usePageConfig();
  const { now, was, reason } = priceReason(price, config.deliveryCountryCode);
  const write = (amount: number) => formatPrice(amount, config);
  const words = (shown: PriceReason) => text(`price.${shown}`, { price: was === null ? '' : write(was) });
  return (
    <div
      className={classNames(
        styles.price,
        (price.type === 'discount' || price.type === 'outlet') && was !== null && styles.down,
        size === 'large' && styles.large,
        isStacked && styles.stacked,
      )}
    >
      <span className={styles.now}>{isFrom ? text('price.from', { price: write(now) }) : write(now)}</span>
      {was !== null && (
        <s className={styles.was}>
          <span className={styles.hidden}>{text('price.earlier')} </span>
          {write(was)}
        </s>
      )}
      {beside}
      {((reason && !hidesReason) || children) && (
        <span className={styles.why}>
          {reason && !hidesReason && <span>{words(reason)}</span>}
          {children}
        </span>
      )}
    </div>
  );
}
