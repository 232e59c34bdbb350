import type { ComplaintEvent } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import styles from './case-letters.module.css';

interface CaseLettersProps {
  events: readonly ComplaintEvent[];
  /** What the buyer wrote on the form: the first letter. */
  words: string;
}

/** What both sides wrote, sent and did, oldest first; signed by a person. */
export function CaseLetters({ events, words }: CaseLettersProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const moment = (iso: string) =>
    new Date(iso).toLocaleString(europeanLocale(locale), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <ol className={styles.letters}>
      {events.map((event, index) => (
        <li key={event.id} data-by={event.by} data-internal={event.is_internal || undefined}>
          <p className={styles.head}>
            <b>
              {event.by === 'buyer' ? text('complaint_status.buyer') : event.signature || text('complaint_status.shop')}
            </b>
            <time dateTime={event.at}>{moment(event.at)}</time>
          </p>
          {event.status && <p className={styles.status}>{text(`complaint_status.${event.status}`)}</p>}
          {(event.body || (index === 0 && words)) && <p className={styles.body}>{index === 0 ? words : event.body}</p>}
          {event.attachments.length > 0 && (
            <ul className={styles.files}>
              {event.attachments.map(({ id, name, url, media_type }) => (
                <li key={id}>
                  <a href={url} target="_blank" rel="noreferrer">
                    {media_type === 'image/jpeg' ? <img src={url} alt={name} width="88" height="88" /> : name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
