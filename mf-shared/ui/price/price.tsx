import type { Content } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import type { PriceForBuyer } from 'mf-shared/rules/price-for-buyer';
import { formatPrice } from 'mf-shared/rules/price-format';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';
import { priceReason } from './price-reason.ts';

export interface PriceProps {
  price: PriceForBuyer;
  /** The number of pieces at that price; each is rounded as one is. */
  pieces?: number | undefined;
  /** What one piece holds, where it is sold by weight, volume or length: its unit price stands under the figures (LAW-18). */
  content?: Content | undefined;
  /** Variants differ in price: "from 49,90 €". */
  isFrom?: boolean | undefined;
  size?: 'normal' | 'large' | undefined;
  /** Stacked to the end, for narrow places beside a name. */
  isStacked?: boolean | undefined;
  /** The figures alone, without the reason and the club price under them. */
  hidesReason?: boolean | undefined;
  /** Lines that others read under the same price, so that nothing moves when it becomes this buyer's. */
  lines?: 1 | 2 | undefined;
  /** After the figures, on the same line: a ribbon. */
  beside?: ReactNode | undefined;
  /** Under the reason: VAT, the offer's end. */
  children?: ReactNode | undefined;
}

/** A price, what it is compared with, and why it is what it is (PRODUCT-62 to PRODUCT-69). */
export function Price({
  price,
  pieces,
  content,
  isFrom,
  size = 'normal',
  isStacked,
  hidesReason,
  lines = 1,
  beside,
  children,
}: PriceProps) {
  const text = useText('ui');
  const config = usePageConfig();
  const { now, was, type, clubTeaser = null } = price;
  const reason = hidesReason ? null : priceReason(price, config.deliveryCountryCode);
  const teaser = hidesReason ? null : clubTeaser;
  const isMeasured = content !== undefined && now > 0;
  const write = (amount: number) => formatPrice(amount, config, pieces);
  return (
    <div
      className={classNames(
        styles.price,
        (type === 'discount' || type === 'outlet') && was !== null && styles.down,
        size === 'large' && styles.large,
        isStacked && styles.stacked,
      )}
    >
      <span className={styles.now}>{isFrom ? text('price.from', { price: write(now) }) : write(now)}</span>
      {was !== null && (
        <s className={styles.was}>
          <span className={styles.hidden}>{text(type === 'club' ? 'price.normally' : 'price.earlier')} </span>
          {write(was)}
        </s>
      )}
      {beside}
      {(isMeasured || reason || teaser !== null || children) && (
        <span className={classNames(styles.why, lines === 2 && styles.twoLines)}>
          {isMeasured && (
            <span className={styles.unit}>
              {text(`price.unit_${content.unit}`, { price: formatPrice(now, config, 1 / content.size) })}
            </span>
          )}
          {reason && <span>{text(`price.${reason}`, { price: was === null ? '' : write(was) })}</span>}
          {teaser !== null && <span>{text('price.club_teaser', { price: write(teaser) })}</span>}
          {children}
        </span>
      )}
    </div>
  );
}
