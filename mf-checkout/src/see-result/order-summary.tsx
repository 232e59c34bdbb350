import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { Summary, Sums } from 'mf-shared/ui/summary/summary.tsx';
import { SummaryRows } from 'mf-shared/ui/summary/summary-rows.tsx';
import { orderResultSums } from './order-result-sums.ts';
import styles from './see-result.module.css';

/** What was ordered, what it cost, where it goes and how it was paid. */
export function OrderSummary({ order }: { order: Order }) {
  const text = useText('mf-checkout');
  const config = usePageConfig();
  const money = orderMoney(order.currency, config);
  const moneyShown = orderMoney(order.shown?.currency ?? order.currency, config);
  const { address, delivery, payment } = order;
  const rows = order.lines.map((line) => ({
    key: line.productId,
    image: line.image,
    name: line.name,
    details: [line.bundle, line.color, line.size, text('cart.pieces', { count: line.amount })]
      .filter(Boolean)
      .join(', '),
    value: money(line.row_total),
  }));
  return (
    <Summary title={text('result.what')}>
      <SummaryRows rows={rows} />
      <Sums sums={orderResultSums(order, text, money, { locale: config.locale, moneyShown })} />
      <dl className={styles.aside}>
        <div>
          <dt>{delivery.location === '' ? text('result.delivery_to') : text('delivery.choose_place')}</dt>
          <dd>
            {delivery.location || (
              <>
                {address.first_name} {address.last_name}
                <br />
                {address.address}
                <br />
                {address.town}
              </>
            )}
            {delivery.in_parts && <p>{text('result.in_parts')}</p>}
            {delivery.packed_with && <p>{text('delivery.packed_with', { number: delivery.packed_with })}</p>}
          </dd>
        </div>
        <div>
          <dt>{text('result.payment_method')}</dt>
          <dd>{payment.name}</dd>
        </div>
      </dl>
    </Summary>
  );
}
