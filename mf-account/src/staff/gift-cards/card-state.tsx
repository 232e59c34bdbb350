import type { StaffGiftCardRow } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import room from '../staff-room.module.css';
import styles from './gift-cards.module.css';

/** How a card stands, in a word; and that it is frozen, while the cancellation of its order waits. */
export function CardState({ card: { state, is_frozen } }: { card: Pick<StaffGiftCardRow, 'state' | 'is_frozen'> }) {
  const text = useText('mf-account');
  return (
    <span className={styles.state} data-state={state}>
      {text(`staff_gift-cards.state_${state}`)}
      {is_frozen && <strong className={room.waits}>{text('staff_gift-cards.frozen')}</strong>}
    </span>
  );
}
