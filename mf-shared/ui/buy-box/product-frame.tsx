import type { ReactNode } from 'react';
import styles from './buy-box.module.css';

export interface ProductFrameProps {
  gallery: ReactNode;
  /** `<BuyBox>`: beside the gallery from 900 px, and sticks from 1200 px. */
  buy: ReactNode;
  /** Tabs; from 1200 px they stand under the gallery. */
  more: ReactNode;
}

/** The product page's columns: 7/5 from 900 px. */
export function ProductFrame({ gallery, buy, more }: ProductFrameProps) {
  return (
    <div className={styles.product}>
      {gallery}
      {buy}
      <div className={styles.more}>{more}</div>
    </div>
  );
}
