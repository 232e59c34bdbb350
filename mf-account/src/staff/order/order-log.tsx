import type { StaffOrder, StaffStoryEntry } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { OrderStory } from '../../order-story/order-story.tsx';
import styles from './order.module.css';

/** What happened to the order, and who of the staff did it. */
export function OrderLog({ order }: { order: StaffOrder }) {
  const text = useText('mf-account');
  const href = useHref();
  const linkOf = ({ link, reference, receipt }: StaffStoryEntry): string | null => {
    if (link?.page === 'complaint') return href(`/staff/complaints/${reference}/`);
    return order.receipts.find(({ number }) => number === receipt)?.pdf ?? null;
  };
  return (
    <section aria-labelledby="order-log">
      <h2 id="order-log">{text('staff_order.log')}</h2>
      <OrderStory
        order={order}
        linkOf={linkOf}
        besideOf={({ by, note }) => (
          <span className={styles.note}>
            {by ?? text('staff_order.by_system')}
            {note && `: ${note}`}
          </span>
        )}
      />
    </section>
  );
}
