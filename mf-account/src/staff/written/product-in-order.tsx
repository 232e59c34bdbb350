import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import styles from './products-in-order.module.css';

export interface ProductLine {
  words: string;
  /** Shoppers get, or are told, less than staff may think. */
  isShort: boolean;
}

interface ProductInOrderProps {
  slug: string;
  name: string;
  /** Its room; null until it is known. */
  path: string | null;
  lines: readonly ProductLine[];
  place: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One of some products in an order: what is told of it, its place among the others, and the way out. */
export function ProductInOrder({ slug, name, path, lines, place, isLast, onMove, onRemove }: ProductInOrderProps) {
  const text = useText('mf-account');
  const href = useHref();
  const move = (does: 'up' | 'down', by: -1 | 1, isOff: boolean) => (
    <Button
      look="line"
      size="small"
      id={`product-in-order-${slug}-${does}`}
      aria-label={text(`staff_in_order.${does}_named`, { name })}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onMove(by)}
    >
      {text(`staff_in_order.${does}`)}
    </Button>
  );
  return (
    <li className={styles.product}>
      <div className={styles.facts}>
        <p>{path ? <a href={href(path)}>{name}</a> : name}</p>
        {lines.map(({ words, isShort }) => (
          <p key={words} className={styles.line} data-is={isShort ? 'short' : undefined}>
            {words}
          </p>
        ))}
      </div>
      <div className={styles.presses}>
        {move('up', -1, place === 0)}
        {move('down', 1, isLast)}
        <Button
          look="line"
          size="small"
          id={`product-in-order-${slug}-away`}
          aria-label={text('staff_in_order.remove_named', { name })}
          onClick={onRemove}
        >
          {text('staff_in_order.remove')}
        </Button>
      </div>
    </li>
  );
}
