import type { OrderSummary } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { FollowParcel } from '../lib/follow-parcel.tsx';
import styles from './coming-orders.module.css';
import { stepOf } from './how-far.ts';

const picturesShown = 3;

interface ComingOrdersProps {
  orders: readonly OrderSummary[];
  onOpen: (number: string) => void;
}

/** Orders that are on their way, a card each: how far they are, where they come to, and what is in them. */
export function ComingOrders({ orders, onOpen }: ComingOrdersProps) {
  const text = useText('mf-account');
  return (
    <ul className={styles.cards}>
      {orders.map((order) => (
        <li key={order.number} className={styles.card}>
          <div className={styles.head}>
            <span>{text('orders.number', { number: order.number })}</span>
            <h3>
              <a href={`#order-${order.number}`} onClick={() => onOpen(order.number)}>
                {text(`status.${order.status}`)}
              </a>
            </h3>
            <p>{order.delivery.location || order.delivery.name}</p>
            {order.status !== 'ready_for_pick_up' && <p>{order.delivery.estimate_text}</p>}
          </div>
          <Course order={order} />
          <div className={styles.foot}>
            <FollowParcel order={order} size="small" />
            <div className={styles.pictures}>
              {order.images.slice(0, picturesShown).map((image) => (
                <Picture key={image} path={image} alt="" widths={[80, 160]} sizes="3.25rem" />
              ))}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Course({ order }: { order: OrderSummary }) {
  const text = useText('mf-account');
  const at = stepOf(order) ?? 0;
  const last = order.delivery.location === '' ? 'account.far_home' : 'account.far_pick_up';
  return (
    <ol className={styles.course}>
      {['account.far_confirmed', 'account.far_packed', 'account.far_on_its_way', last].map((key, step) => (
        <li key={key} data-is-done={step <= at} aria-current={step === at ? 'step' : undefined}>
          {text(key)}
        </li>
      ))}
    </ol>
  );
}
