import type { Order } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useEffect, useState } from 'react';
import { orderMoney } from './order-money.ts';
import styles from './orders.module.css';

/** One order: lines, delivery, payment, VAT. */
export function OrderDetails({ number }: { number: string }) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const { order, hasFailed } = useOrder(number);
  if (hasFailed) return <p role="alert">{text('orders.failed')}</p>;
  if (!order) return <Bone kind="line" width="half" />;
  const money = (amount: number) => orderMoney(amount, order.currency, locale);
  return (
    <div className={styles.details}>
      <ul className={styles.lines} aria-label={text('orders.lines')}>
        {order.lines.map((line) => (
          <li key={`${line.productId}-${line.size}`}>
            <a href={href(line.path)}>
              {line.manufacturer} {line.name}
            </a>
            <span className={styles.muted}>{[line.color, line.size, line.type].filter(Boolean).join(', ')}</span>
            <span className={styles.amount}>{line.amount} ×</span>
            <span className={styles.total}>{money(line.row_total)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {order.discount_total > 0 && <Sum label={text('orders.discounts')} value={`−${money(order.discount_total)}`} />}
        <Sum
          label={`${text('orders.delivery')}, ${order.delivery.name}`}
          value={order.delivery.price > 0 ? money(order.delivery.price) : text('orders.free')}
        />
        <Sum label={text('orders.total')} value={money(order.total)} />
        {order.vat.map(({ percent, vat }) => (
          <Sum
            key={percent}
            label={text('orders.vat', { percent: percent.toLocaleString(locale) })}
            value={money(vat)}
          />
        ))}
        <Sum label={text('orders.payment')} value={order.payment.name} />
      </dl>
      <address className={styles.address}>
        {order.address.first_name} {order.address.last_name}
        <br />
        {order.address.address}
        <br />
        {order.address.postal_code} {order.address.city}
      </address>
    </div>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function useOrder(number: string): { order: Order | null; hasFailed: boolean } {
  const api = useApi();
  const [state, setState] = useState<{ order: Order | null; hasFailed: boolean }>({ order: null, hasFailed: false });
  useEffect(() => {
    const request = new AbortController();
    api
      .get<Order>(`/api/customer/orders/${encodeURIComponent(number)}/`, { signal: request.signal })
      .then((order) => setState({ order, hasFailed: false }))
      .catch(() => {
        if (!request.signal.aborted) setState({ order: null, hasFailed: true });
      });
    return () => request.abort();
  }, [api, number]);
  return state;
}
