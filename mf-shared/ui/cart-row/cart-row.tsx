import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import styles from './cart-row.module.css';

export interface CartRowProps {
  /** Path under /media/. */
  image: string;
  name: string;
  /** Path of the product without locale prefix; plain text where there is none. */
  path?: string | undefined;
  manufacturer?: string | undefined;
  /** Colour, size, type: written with commas. */
  details?: readonly string[] | undefined;
  /** `<Price>` or figures. */
  price: ReactNode;
  /** `<NumberStepper>` or the amount in words. */
  amount?: ReactNode | undefined;
  onRemove?: (() => void) | undefined;
  /** `<Notice>`, availability. */
  children?: ReactNode | undefined;
}

export function CartRow({
  image,
  name,
  path,
  manufacturer,
  details = [],
  price,
  amount,
  onRemove,
  children,
}: CartRowProps) {
  const text = useText('ui');
  const href = useHref();
  return (
    <li className={styles.row}>
      <Picture path={image} alt="" widths={[80, 160, 240]} sizes="104px" className={styles.picture} />
      <div className={styles.words}>
        {manufacturer && <p className={styles.note}>{manufacturer}</p>}
        <p className={styles.name}>{path ? <a href={href(path)}>{name}</a> : name}</p>
        {details.length > 0 && <p className={styles.note}>{details.join(', ')}</p>}
      </div>
      <div className={styles.price}>{price}</div>
      <div className={styles.tools}>
        {amount}
        {onRemove && (
          <button
            type="button"
            className={styles.remove}
            onClick={onRemove}
            aria-label={text('cart_row.remove_name', { name })}
          >
            {text('cart_row.remove')}
          </button>
        )}
        {children}
      </div>
    </li>
  );
}

export function CartRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}
