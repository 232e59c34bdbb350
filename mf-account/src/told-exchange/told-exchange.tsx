import type { ExchangeBack } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import styles from './told-exchange.module.css';

/** What is wanted instead of a product, and where it is: kept until a day, an order of its own, or kept no longer. */
export function ToldExchange({ exchange, href }: { exchange: ExchangeBack; href?: string | null }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { name, state, kept_until, order_number } = exchange;
  const order = text('after.exchange_order', { number: order_number ?? '' });
  return (
    <span className={styles.exchange}>
      <span>{text('after.exchange_for', { name })}</span>
      {(state === 'wanted' || state === 'held') && (
        <small>{text('after.exchange_kept', { day: longDate(kept_until, locale) })}</small>
      )}
      {state === 'ordered' && <small>{href ? <a href={href}>{order}</a> : order}</small>}
      {state === 'released' && <small>{text('after.exchange_released')}</small>}
    </span>
  );
}
