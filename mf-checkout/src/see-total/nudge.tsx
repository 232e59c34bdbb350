import { useText } from 'mf-shared/i18n';
import type { Cart } from 'mf-shared/stores';
import { useMoney } from '../lib/use-money.ts';
import { freeDelivery } from './free-delivery.ts';
import styles from './see-total.module.css';

/** How far it is to free delivery, in words and as a line. */
export function Nudge({ cart }: { cart: Pick<Cart, 'answer'> }) {
  const text = useText('mf-checkout');
  const money = useMoney();
  const { products_total, offers_total, discount_total, delivery_thresholds } = cart.answer;
  const free = freeDelivery(products_total - offers_total - discount_total, delivery_thresholds);
  if (!free) return null;
  return (
    <div className={styles.nudge}>
      <span>{text(`nudge.${free.towards}`, { amount: money(free.missing) })}</span>
      {free.towards !== 'done' && (
        <progress
          value={free.value}
          max={free.max}
          aria-label={text(free.towards === 'repack' ? 'nudge.progress_repack' : 'nudge.progress')}
        />
      )}
    </div>
  );
}
