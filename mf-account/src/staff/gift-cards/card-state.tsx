import type { StaffGiftCardRow } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import room from '../staff-room.module.css';
import styles from './gift-cards.module.css';

type Standing = Pick<StaffGiftCardRow, 'state' | 'is_frozen' | 'held' | 'currency'>;

interface CardStateProps {
  card: Standing;
  /** Where there is room for few words. */
  isShort?: boolean;
}

/** How a card stands, in a word; that it is frozen while the cancellation of its order waits, and what payments hold of it. */
export function CardState({ card: { state, is_frozen, held, currency }, isShort = false }: CardStateProps) {
  const text = useText('mf-account');
  const money = orderMoney(currency, usePageConfig());
  return (
    <span className={styles.state} data-state={state}>
      {text(`staff_gift-cards.state_${state}`)}
      {is_frozen && <strong className={room.waits}>{text('staff_gift-cards.frozen')}</strong>}
      {held > 0 && (
        <span className={room.muted}>
          {text(isShort ? 'staff_gift-cards.held_of' : 'staff_gift-cards.held_note', { amount: money(held) })}
        </span>
      )}
    </span>
  );
}
