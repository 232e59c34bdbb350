import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import words from 'mf-shared/ui/text/text.module.css';
import styles from './see-result.module.css';
import { isPaymentOpen } from './use-order.ts';

/** Order number and date, the thanks, and whether it is paid. */
export function OrderWords({ number, order }: { number: string | null; order: Order | null }) {
  const text = useText('mf-checkout');
  const { locale } = usePageConfig();
  const date = order && new Intl.DateTimeFormat(europeanLocale(locale)).format(new Date(order.placed_at));
  const email = order?.address.email ?? '';
  const lead = order
    ? text(isPaymentOpen(order) ? 'result.pending' : 'result.paid', { email })
    : text('result.received_only');
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
      </p>
    </div>
  );
}
