import type { ExchangeBack } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import styles from './exchange-status.module.css';

interface ExchangeStatusProps {
  exchange: ExchangeBack;
  /** Writes an amount in the order's currency. */
  money: (amount: number) => string;
  /** The address of the exchange's own order; where a difference is due, of the page that tells it. */
  href?: string | null;
}

/**
 * The variant that a buyer wants instead of a product, and its state: kept until a day, waiting for the difference, an order
 * of its own, or no longer kept.
 */
export function ExchangeStatus({ exchange, money, href }: ExchangeStatusProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { name, state, kept_until, order_number, extra } = exchange;
  const due = text('after.exchange_due', { amount: money(extra), day: longDate(kept_until, locale) });
  const isKept = state === 'wanted' || state === 'held';
  const order = text('after.exchange_order', { number: order_number ?? '' });
  return (
    <span className={styles.exchange}>
      <span>{text('after.exchange_for', { name })}</span>
      {isKept && <small>{text('after.exchange_kept', { day: longDate(kept_until, locale) })}</small>}
      {isKept && extra > 0 && <small>{text('after.exchange_extra', { amount: money(extra) })}</small>}
      {state === 'due' && <small>{href ? <a href={href}>{due}</a> : due}</small>}
      {state === 'ordered' && <small>{href ? <a href={href}>{order}</a> : order}</small>}
      {state === 'released' && <small>{text('after.exchange_released')}</small>}
    </span>
  );
}
