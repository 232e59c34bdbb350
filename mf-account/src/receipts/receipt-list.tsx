import type { CustomerReceipts } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { orderMoney } from 'mf-shared/rules/order-money';
import { shopZone } from 'mf-shared/rules/shop-day';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { chevronDownIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import styles from './receipts.module.css';

/** Every receipt of the customer, newest first (AFTER-86). Nothing is shown while there is none, or where none is known. */
export function ReceiptList({ customerId }: { customerId: number }) {
  const text = useText('mf-account');
  const href = useHref();
  const config = usePageConfig();
  const { data } = useQuery<CustomerReceipts>('/api/customer/receipts/', { identity: customerId });
  if (!data || data.receipts.length === 0) return null;
  const day = (iso: string) =>
    new Date(iso).toLocaleDateString(europeanLocale(config.locale), {
      dateStyle: 'medium',
      timeZone: shopZone,
    });
  return (
    <details className={styles.list}>
      <summary>
        {text('receipt.title')}
        <Icon shape={chevronDownIcon} size="tiny" />
      </summary>
      <ul>
        {data.receipts.map(({ number, kind, order_number, issued_at, total, currency }) => (
          <li key={number}>
            <a href={`${href('/receipt/')}#${encodeURIComponent(order_number)}`}>{number}</a>
            <span>
              {day(issued_at)} · {text('orders.number', { number: order_number })}
            </span>
            <b>
              {(kind === 'refund' || kind === 'credit') && '−'}
              {orderMoney(currency, config)(total)}
            </b>
          </li>
        ))}
      </ul>
    </details>
  );
}
