import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { longDate } from 'mf-shared/rules/long-date';
import { type PaymentStanding, paymentStanding } from 'mf-shared/rules/payment-standing';
import words from 'mf-shared/ui/text/text.module.css';
import styles from './see-result.module.css';

/** Order number and date, the thanks, and whether it is paid. */
export function OrderWords({ number, order }: { number: string | null; order: Order | null }) {
  const text = useText('mf-checkout');
  const { locale } = usePageConfig();
  const date = order && new Intl.DateTimeFormat(europeanLocale(locale)).format(new Date(order.placed_at));
  const email = order?.address.email ?? '';
  const due = order?.payment_due ? longDate(order.payment_due, locale) : '';
  const lead = order ? text(leadOf(order), { email, date: due }) : text('result.received_only');
  const waits = due !== '' && order?.lines.some(({ kind }) => kind === 'gift_card');
  return (
    <div className={styles.head}>
      {number && (
        <p className={`${words.label} ${words.muted}`}>
          {order ? text('result.order', { number, date }) : text('result.number', { number })}
        </p>
      )}
      <h1>{order ? text('result.thanks', { name: order.address.first_name }) : text('result.thanks_title')}</h1>
      <p className={`${words.lead} ${words.soft} ${styles.lead}`} aria-live="polite">
        {lead}
        {waits && ` ${text('result.due_gift_cards')}`}
      </p>
    </div>
  );
}

const leads: Readonly<Record<PaymentStanding, string>> = {
  open: 'result.pending',
  due: 'result.due',
  paid: 'result.paid',
  credited: 'result.credited',
  ended: 'result.ended',
};

const leadOf = (order: Order): string =>
  order.status === 'cancelled' ? 'result.ended' : leads[paymentStanding(order)];
