import type { OrderSummary } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { longDate } from 'mf-shared/rules/long-date';
import { orderMoney } from 'mf-shared/rules/order-money';
import { useLazyPart } from 'mf-shared/ui/lazy/use-lazy-part.ts';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useEffect, useRef, useState } from 'react';
import styles from './orders.module.css';

const loadDetails = async () => (await import('./order-details.tsx')).OrderDetails;

const picturesShown = 4;

interface OrderRowProps {
  order: OrderSummary;
  /** A link of the page leads to it: it opens and comes into view, each time that the link is pressed. */
  opened?: object | null;
}

export function OrderRow({ order, opened = null }: OrderRowProps) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const [status, setStatus] = useState(order.status);
  const [isOpen, setIsOpen] = useState(false);
  const { Part: OrderDetails, hasFailed } = useLazyPart(loadDetails, isOpen);
  const row = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!opened || !row.current) return;
    row.current.open = true;
    row.current.scrollIntoView({ block: 'nearest' });
    row.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [opened]);
  const placed = new Date(order.placed_at).toLocaleDateString(europeanLocale(config.locale), { dateStyle: 'medium' });
  return (
    <li className={styles.order}>
      <details ref={row} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <span className={styles.number}>{text('orders.number', { number: order.number })}</span>
          <span className={styles.muted}>
            {placed} · {text('orders.products', { count: order.line_count })}
          </span>
          <span className={styles.status} data-status={status}>
            {text(`status.${status}`)}
          </span>
          {order.payment_due && (
            <span className={styles.muted}>
              {text('orders.due', { date: longDate(order.payment_due, config.locale) })}
            </span>
          )}
          <span className={styles.total}>{orderMoney(order.currency, config)(order.total)}</span>
          <span className={styles.pictures}>
            {order.images.slice(0, picturesShown).map((image) => (
              <Picture key={image} path={image} alt="" widths={[80, 160]} sizes="3.5rem" className={styles.thumbnail} />
            ))}
          </span>
        </summary>
        {isOpen && OrderDetails && <OrderDetails number={order.number} onStatus={setStatus} />}
        {isOpen && !OrderDetails && !hasFailed && <Bone kind="line" width="half" />}
        {hasFailed && <p role="alert">{text('orders.failed')}</p>}
      </details>
    </li>
  );
}
