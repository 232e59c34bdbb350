import { unbrokenFigures } from 'mf-shared/rules/unbroken-figures';
import type { ReactNode } from 'react';
import styles from './buy-box.module.css';

export interface BuyBoxProps {
  /** Link to the brand. */
  brand: ReactNode;
  name: string;
  /** `<Stars>` with a link to the reviews. */
  rating?: ReactNode | undefined;
  short?: string | undefined;
  /** `<Price size="large">`, club line. */
  price: ReactNode;
  /** 1 unless it is not the page's subject. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Choices, the button row, delivery. */
  children: ReactNode;
}

export function BuyBox({ brand, name, rating, short, price, headingLevel = 1, children }: BuyBoxProps) {
  const Name = `h${headingLevel}` as const;
  return (
    <div className={styles.buy}>
      <header className={styles.head}>
        <p className={styles.brand}>{brand}</p>
        <Name className={styles.name} tabIndex={-1}>
          {name}
        </Name>
        {rating}
      </header>
      {short && <p className={styles.short}>{unbrokenFigures(short)}</p>}
      <div className={styles.price}>{price}</div>
      {children}
    </div>
  );
}

/** The button and the heart beside it. */
export function BuyNow({ children }: { children: ReactNode }) {
  return <div className={styles.now}>{children}</div>;
}

/** Club price beside the price that others pay. */
export function ClubLine({ children }: { children: ReactNode }) {
  return <p className={styles.clubLine}>{children}</p>;
}
