import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import type { ReactNode } from 'react';
import styles from './orders.module.css';

interface OrderLineProps {
  line: Order['lines'][number];
  /** Where those are that are not simply its buyer's (AFTER-121). */
  pieces: Order['after_sale']['pieces_of_lines'][number] | undefined;
  money: (amount: number) => string;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A product of an order as it was sold: what was paid, and beside it what it was compared with then (CARD-13). */
export function OrderLine({ line, pieces, money, children }: OrderLineProps) {
  const text = useText('mf-account');
  const href = useHref();
  const name = `${line.manufacturer} ${line.name}`;
  const before = totalBefore(line);
  return (
    <li>
      <Picture path={line.image} alt="" widths={[80, 160]} sizes="4rem" className={styles.thumbnail} />
      <a href={href(line.path)}>{name}</a>
      <span className={styles.muted}>{[line.bundle, line.color, line.size, line.type].filter(Boolean).join(', ')}</span>
      {pieces && pieces.length > 0 && (
        <span className={classNames(styles.muted, styles.pieces)}>
          {pieces.map(({ where, amount }) => (
            <strong key={where}>{text(`orders.pieces.${where}`, { amount })}</strong>
          ))}
        </span>
      )}
      <span className={styles.amount}>{line.amount} ×</span>
      <span className={styles.total} data-reduced={before !== null || undefined}>
        {money(line.row_total)}
        {before !== null && (
          <s>
            <span className={words.hidden}>{text('orders.without_offer')} </span>
            {money(before)}
          </s>
        )}
      </span>
      {children && <div className={styles.ways}>{children}</div>}
    </li>
  );
}

/** All pieces of a line at the price that it was compared with; null where with nothing dearer. */
function totalBefore({ amount, reference_price, row_total }: OrderLineProps['line']): number | null {
  const before = reference_price === null ? 0 : (Math.round(reference_price * 100) * amount) / 100;
  return before > row_total ? before : null;
}
