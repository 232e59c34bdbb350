import type { StaffOrder } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { useMay } from '../use-may.ts';
import styles from './order.module.css';

/** The gift cards that the order bought: what was spent, what is left, and what of it can go back. */
export function BoughtGiftCards({ order }: { order: StaffOrder }) {
  const text = useText('mf-account');
  const href = useHref();
  const may = useMay();
  const config = usePageConfig();
  // A card is in euro, whatever it was paid in.
  const euro = orderMoney('eur', config);
  const money = orderMoney(order.currency, config);
  const nameOf = ({ hint, initial }: StaffOrder['gift_cards'][number]) =>
    text('staff_order.card', { hint, amount: euro(initial) });
  if (order.gift_cards.length === 0) return null;
  return (
    <>
      <h3 id="order-gift-cards">{text('staff_order.cards')}</h3>
      <ul className={styles.lines} aria-labelledby="order-gift-cards">
        {order.gift_cards.map((card) => (
          <li key={card.id}>
            <span>
              {may('gift_cards.work') ? (
                <a href={href(`/staff/gift-cards/${card.id}/`)}>{nameOf(card)}</a>
              ) : (
                nameOf(card)
              )}
            </span>
            <span className={styles.sum}>{text('staff_order.card_left', { amount: euro(card.left) })}</span>
            <span className={styles.note}>
              {[
                text('staff_order.card_spent', { amount: euro(card.spent) }),
                text('staff_order.card_given_back', { amount: euro(card.given_back) }),
                text('staff_order.card_refundable', { amount: money(card.refundable) }),
                card.is_frozen ? text('staff_order.card_frozen') : '',
                card.is_blocked ? text('staff_order.card_blocked') : '',
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
