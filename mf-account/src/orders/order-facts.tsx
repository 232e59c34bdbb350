import type { Order, StoryEntry } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { deliveryLabel } from 'mf-shared/rules/delivery-label';
import { longDate } from 'mf-shared/rules/long-date';
import { orderMoney } from 'mf-shared/rules/order-money';
import { leftToPay, paymentStanding } from 'mf-shared/rules/payment-standing';
import type { ReactNode } from 'react';
import { OrderLine } from './order-line.tsx';
import styles from './orders.module.css';

export interface OrderFactsProps {
  order: Order;
  /** What went back to the buyer, each time it did. */
  sentBack?: readonly StoryEntry[];
  /** What stands below the sums. */
  children?: ReactNode;
  /** What stands beside the products, below the sums' panel. */
  below?: ReactNode;
  /** What stands below a line. */
  waysOf?: ((line: Order['lines'][number]) => ReactNode) | null;
}

/** One order: lines, delivery, payment, VAT. */
export function OrderFacts({ order, sentBack = [], children, below, waysOf }: OrderFactsProps) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const money = orderMoney(order.currency, config);
  const sumsId = `sums-${order.number}`;
  return (
    <div className={styles.details}>
      <div className={styles.parts}>
        <div>
          <h2>{text('orders.lines')}</h2>
          <ul className={styles.lines} aria-label={text('orders.lines')}>
            {order.lines.map((line, index) => (
              <OrderLine
                key={`${line.productId}-${line.size}`}
                {...{ line, money }}
                pieces={order.after_sale.pieces_of_lines[index]}
              >
                {waysOf?.(line)}
              </OrderLine>
            ))}
          </ul>
        </div>
        <div className={styles.beside}>
          <section className={styles.paper} aria-labelledby={sumsId}>
            <h2 id={sumsId}>{text('orders.sums')}</h2>
            <OrderSums order={order} sentBack={sentBack} />
            <address className={styles.address}>
              {order.address.first_name} {order.address.last_name}
              <br />
              {order.address.address}
              <br />
              {order.address.town}
            </address>
            {children}
          </section>
          {below}
        </div>
      </div>
    </div>
  );
}

/** What an order cost, how it was paid, and what went back. */
function OrderSums({ order, sentBack }: { order: Order; sentBack: readonly StoryEntry[] }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const money = orderMoney(order.currency, config);
  const standing = paymentStanding(order);
  const payable = leftToPay(order);
  return (
    <dl className={styles.sums}>
      {order.offers_total > 0 && (
        <>
          <Sum label={text('orders.lines')} value={money(order.products_total)} />
          <Sum label={text('orders.offers')} value={`−${money(order.offers_total)}`} />
        </>
      )}
      {order.discount_total > 0 && <Sum label={text('orders.discounts')} value={`−${money(order.discount_total)}`} />}
      <Sum
        label={deliveryLabel(text('orders.delivery'), order.delivery.name)}
        value={order.delivery.price > 0 ? money(order.delivery.price) : text('orders.free')}
      />
      <Sum label={text('orders.total')} value={money(order.total)} isTotal />
      {order.shown && (
        <Sum label={text('orders.shown')} value={orderMoney(order.shown.currency, config)(order.shown.amount)} />
      )}
      {order.vat.map(({ percent, vat }) => (
        <Sum
          key={percent}
          label={text('orders.vat', { percent: percent.toLocaleString(config.locale) })}
          value={money(vat)}
        />
      ))}
      {order.gift_card_total > 0 && (
        <Sum label={text('orders.gift_cards')} value={`−${money(order.gift_card_total)}`} />
      )}
      {order.credited_total > 0 && <Sum label={text('orders.credited')} value={`−${money(order.credited_total)}`} />}
      {standing === 'paid' && <Sum label={text('orders.paid')} value={money(payable)} />}
      {order.payment_due && (
        <Sum label={text('orders.due', { date: longDate(order.payment_due, config.locale) })} value={money(payable)} />
      )}
      <Sum label={text('orders.payment')} value={order.payment.name} />
      {sentBack.map(({ at, amount }) => (
        <Sum
          key={at}
          label={text('orders.sent_back', { date: longDate(at.slice(0, 10), config.locale) })}
          value={`−${money(amount ?? 0)}`}
        />
      ))}
      {sentBack.length > 0 && (
        <Sum label={text('orders.in_the_end')} value={money(costInTheEnd(order.total, sentBack))} isTotal />
      )}
    </dl>
  );
}

/** What an order cost once everything that went back is taken off. */
const costInTheEnd = (total: number, sentBack: readonly StoryEntry[]): number =>
  sentBack.reduce((left, { amount }) => left - Math.round((amount ?? 0) * 100), Math.round(total * 100)) / 100;

function Sum({ label, value, isTotal }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? styles.sumTotal : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
