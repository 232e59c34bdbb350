import type { StaffOrder } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { formatDateTime } from '../format-date-time.ts';
import styles from './order.module.css';

/** Where the order stands, and whose it is. */
export function OrderBuyer({ order }: { order: StaffOrder }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { email, phone, first_name, last_name } = order.address;
  return (
    <section aria-label={text('staff_order.buyer')}>
      <p className={styles.status}>{text(`status.${order.status}`)}</p>
      <dl className={styles.pairs}>
        <dt>{text('staff_order.placed')}</dt>
        <dd>
          <time dateTime={order.placed_at}>{formatDateTime(order.placed_at, locale)}</time>
        </dd>
        <dt>{text('staff_order.buyer')}</dt>
        <dd>
          {first_name} {last_name}
          {', '}
          {text(order.has_account ? 'staff_order.has_account' : 'staff_order.guest')}
        </dd>
        <dt>{text('login.email')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>{text('form.phone')}</dt>
        <dd>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </dd>
        <dt>{text('staff_order.country')}</dt>
        <dd>
          {order.country_code.toUpperCase()}, {order.language}
        </dd>
        <dt>{text('orders.delivery')}</dt>
        <dd>
          {[
            ...[order.delivery.name, order.delivery.location, order.delivery.estimate_text],
            order.delivery.tracking && text('orders.tracking', { code: order.delivery.tracking.code }),
          ]
            .filter(Boolean)
            .join(', ')}
        </dd>
        {order.special_request && (
          <>
            <dt>{text('staff_order.special_request')}</dt>
            <dd>{order.special_request}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
