import type { StaffOrder } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { MailReceipt } from '../../receipts/mail-receipt.tsx';
import { formatDateTime } from '../format-date-time.ts';
import styles from './order.module.css';

/** Every receipt of the order, each as a PDF, to keep or to mail to the buyer. */
export function OrderReceipts({ order }: { order: StaffOrder }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  if (order.receipts.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="order-receipts">
      <h2 id="order-receipts">{text('receipt.title')}</h2>
      <ul className={styles.lines}>
        {order.receipts.map(({ number, kind, issued_at, total, currency, pdf }) => (
          <li key={number}>
            <a href={pdf} download={`${number}.pdf`}>
              {text('receipt.pdf', { number })}
            </a>
            <span className={styles.sum}>
              {(kind === 'refund' || kind === 'credit') && '−'}
              {orderMoney(currency, config)(total)}
            </span>
            <span className={styles.note}>
              {text(`staff_order.receipt_${kind}`)}, {formatDateTime(issued_at, config.locale)}
            </span>
            <div className={styles.mailing}>
              <MailReceipt path={`/api/staff/orders/${encodeURIComponent(order.number)}/receipts/`} number={number} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
