import type { ComplaintEvent, ReturnEvent } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import styles from './case-letters.module.css';
import { SentFiles } from './sent-files.tsx';

interface CaseLettersProps {
  events: readonly (ComplaintEvent | ReturnEvent)[];
  /** Which kind of case it is: the names of its statuses differ. */
  of?: 'complaint' | 'return';
  /** The buyer reads them, and is told as 'you'. */
  isBuyers?: boolean;
  /** What the buyer wrote on the form: the first letter. */
  words?: string;
}

/** What both sides wrote, sent and did, oldest first; signed by a person. */
export function CaseLetters({ events, of = 'complaint', isBuyers = false, words = '' }: CaseLettersProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const moment = (iso: string) =>
    new Date(iso).toLocaleString(europeanLocale(locale), { dateStyle: 'long', timeStyle: 'short' });
  const buyer = text(isBuyers ? 'complaint.you' : 'complaint_status.buyer');
  const nameOf = ({ by, signature }: (typeof events)[number]) =>
    by === 'buyer' ? buyer : signature || text('complaint_status.shop');
  return (
    <ol className={styles.letters}>
      {events.map((event, index) => (
        <li key={event.id} data-by={event.by} data-internal={event.is_internal || undefined}>
          <span className={styles.initial} aria-hidden="true">
            {nameOf(event).slice(0, 1)}
          </span>
          <p className={styles.head}>
            <b>{nameOf(event)}</b>
            <time dateTime={event.at}>{moment(event.at)}</time>
          </p>
          {event.is_internal && <p className={styles.status}>{text('staff_complaints.note')}</p>}
          {event.status && (
            <p className={styles.status}>
              {text(
                isBuyers && of === 'complaint' ? `complaint.point.${event.status}` : `${of}_status.${event.status}`,
              )}
            </p>
          )}
          {(event.body || (index === 0 && words)) && (
            <p className={styles.body}>{(index === 0 && words) || event.body}</p>
          )}
          <SentFiles files={event.attachments} />
        </li>
      ))}
    </ol>
  );
}
