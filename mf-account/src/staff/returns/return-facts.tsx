import type { Locale, Resources, StaffReturn } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { orderMoney } from 'mf-shared/rules/order-money';
import { DecidedLines } from '../../cases/decided-lines.tsx';
import { everyStore } from '../../cases/every-store.ts';
import { SentFiles } from '../../cases/sent-files.tsx';
import { labelled } from '../../forms/labelled.ts';
import styles from '../case-screen.module.css';
import { formatDateTime } from '../format-date-time.ts';
import { StatusMark } from '../worklist/status-mark.tsx';
import { inspectedWords } from './inspected-words.ts';

/** Where a return is, whose it is, what comes back and why, and what was promised and given. */
export function ReturnFacts({ found }: { found: StaffReturn }) {
  const text = useText('mf-account');
  const href = useHref();
  const config = usePageConfig();
  const money = orderMoney(found.currency, config);
  const { data: resources } = useQuery<Resources>('/api/resources/');
  const { status, refund, delivery, message, answer } = found;
  const moreOf = (productId: number, at: number) => {
    const inspected = found.lines.find((line) => line.productId === productId)?.inspected[at];
    return inspected ? inspectedWords(inspected, everyStore(resources), text) : '';
  };
  return (
    <section className={styles.part} aria-label={found.reference}>
      <p className={styles.status}>
        <StatusMark status={status}>{text(`return_status.${status}`)}</StatusMark>
      </p>
      <dl className={styles.pairs}>
        <dt>{text('staff_room.customer')}</dt>
        <dd>
          {found.name}
          <span className={styles.muted}>{[found.email, found.phone].filter(Boolean).join(' · ')}</span>
        </dd>
        <dt>{text('staff_room.order')}</dt>
        <dd>
          <a className={styles.link} href={href(`/staff/orders/${found.order_number}/`)}>
            {text('orders.number', { number: found.order_number })}
          </a>
        </dd>
        <dt>{text('staff_room.parcel')}</dt>
        <dd>{parcelWords(found, text, config.locale).join(' · ')}</dd>
        <dt>{text('staff_room.wish_column')}</dt>
        <dd>{text(found.as_gift_card ? 'returns.as_gift_card' : `after.kind.${found.kind}`)}</dd>
      </dl>
      <DecidedLines
        lines={found.lines}
        money={money}
        orderHref={(number) => href(`/staff/orders/${number}/`)}
        moreOf={moreOf}
      />
      {message && <p className={styles.words}>{message}</p>}
      {answer && <p className={styles.words}>{answer}</p>}
      <SentFiles files={found.attachments} label={text('attach.files')} />
      {refund !== null && (
        <p>
          {text('staff_withdrawal.promised')}: <b>{money(refund)}</b>
          {delivery > 0 && ` (${text('staff_returns.of_it_delivery', { amount: money(delivery) })})`}
        </p>
      )}
      {found.fee > 0 && <p>{labelled(text, text('returns.fee'), money(-found.fee))}</p>}
      {found.given.map(({ to, means, amount, is_done }) => (
        <p key={to + amount}>
          {text(`returns.given_${to}${is_done ? '' : '_soon'}`, { amount: money(amount), means })}
        </p>
      ))}
    </section>
  );
}

/** How the goods come, when they came or have to be sent, and by which parcel. */
const parcelWords = (
  { way, received_at, send_by, tracking_code }: StaffReturn,
  text: ReturnType<typeof useText>,
  locale: Locale,
): string[] => [
  text(`staff_returns.way_${way}`),
  ...(received_at ? [text('staff_returns.received', { moment: formatDateTime(received_at, locale) })] : []),
  ...(send_by && !received_at ? [text('staff_returns.send_by', { day: longDate(send_by, locale) })] : []),
  ...(tracking_code ? [tracking_code] : []),
];
