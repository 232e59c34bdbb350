import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { canComplainAbout } from 'mf-shared/rules/order-status-moves';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { complaintLink } from '../complain/complaint-link.ts';
import { FollowParcel } from '../lib/follow-parcel.tsx';
import styles from './after-order.module.css';
import { DifferenceDue } from './difference-due.tsx';
import { OrderAgain } from './order-again.tsx';
import type { OrderProof } from './order-proof.ts';

interface OrderActionsProps {
  order: Order;
  proof?: OrderProof | undefined;
  /** `action` where the order is all that the page shows. */
  returnLook?: 'action' | 'line';
}

/** What a buyer goes on to from an order: paying a difference, sending something back, buying it again, complaining. */
export function OrderActions({ order, proof = {}, returnLook = 'line' }: OrderActionsProps) {
  const text = useText('mf-account');
  const href = useHref();
  const { status, number } = order;
  const hash = complaintLink({ number, key: proof.key });
  return (
    <div className={styles.buttons}>
      <DifferenceDue order={order} proof={proof} />
      {order.after_sale.kind !== null && status === 'delivered' && (
        <ButtonLink look={returnLook} href={`${href('/returns/')}${hash}`}>
          {text('returns_page.of_order')}
        </ButtonLink>
      )}
      <FollowParcel order={order} />
      <OrderAgain order={order} />
      {canComplainAbout(status) && (
        <ButtonLink look="line" href={`${href('/reclamation/')}${hash}`}>
          {text('complaint_page.of_order')}
        </ButtonLink>
      )}
    </div>
  );
}
