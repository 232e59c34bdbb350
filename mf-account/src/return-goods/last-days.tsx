import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { longDate } from 'mf-shared/rules/long-date';
import styles from './last-days.module.css';

/** Until when the law lets the buyer withdraw, and the shop take back what is unused; in words before the delivery (AFTER-28). */
export function LastDays({ order }: { order: Pick<Order, 'after_sale'> }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { kind, deadlines, withdraw_until, return_until } = order.after_sale;
  if (!withdraw_until || !return_until) return <p>{deadlines}</p>;
  const days = [
    ...(kind === 'withdrawal' ? [{ name: 'withdraw_until', date: withdraw_until }] : []),
    { name: 'return_until', date: return_until },
  ];
  return (
    <ul className={styles.days}>
      {days.map(({ name, date }) => (
        <li key={name}>
          <span className={styles.leaf} aria-hidden="true">
            {partOf(date, locale, { day: 'numeric' })}
            <small>{partOf(date, locale, { month: 'short' })}</small>
          </span>
          <span className={styles.words}>{text(`line_ways.${name}`, { date: longDate(date, locale) })}</span>
        </li>
      ))}
    </ul>
  );
}

const partOf = (date: string, locale: string, part: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(europeanLocale(locale), { ...part, timeZone: 'UTC' })
    .formatToParts(new Date(date))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join('');
