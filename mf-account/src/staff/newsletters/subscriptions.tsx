import type { NewsletterSubscription } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { useState } from 'react';
import { formatDateTime } from '../format-date-time.ts';
import { PressRow } from '../kept-rows.tsx';
import { languageName } from '../language-name.ts';
import { readAnew } from '../read-anew.ts';
import { EndAccess } from '../systems/end-access.tsx';
import styles from './newsletters.module.css';

interface SubscriptionsProps {
  rows: readonly NewsletterSubscription[];
  onChanged: () => void;
}

export function Subscriptions({ rows, onChanged }: SubscriptionsProps) {
  const text = useText('mf-account');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('staff_newsletters.email')}</th>
          <th scope="col" className={styles.wide}>
            {text('staff_newsletters.status')}
          </th>
          <th scope="col" className={styles.wide}>
            {text('staff_newsletters.list')}
          </th>
          <th scope="col" className={styles.wide}>
            {text('staff_newsletters.language')}
          </th>
          <th scope="col" className={styles.wide}>
            {text('staff_newsletters.asked_at')}
          </th>
          <th scope="col">{text('staff_newsletters.todo')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Subscription key={row.id} row={row} onChanged={onChanged} />
        ))}
      </tbody>
    </table>
  );
}

function Subscription({ row, onChanged }: { row: NewsletterSubscription; onChanged: () => void }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { email, list, language, status, asked_at, confirmed_at, left_at } = row;
  const since = { asked: null, confirmed: confirmed_at, left: left_at }[status];
  const [listName, languageWords] = [text(`letter.${list}.title`), languageName(language, locale)];
  const standing = (
    <>
      <span className={styles.state} data-status={status}>
        {text(`staff_newsletters.status_${status}`)}
      </span>
      {since && <span className={styles.since}>{formatDateTime(since, locale)}</span>}
    </>
  );
  return (
    <tr>
      <th scope="row">
        {email}
        <span className={styles.narrow}>
          {`${listName}, ${languageWords}`}
          {standing}
        </span>
      </th>
      <td className={styles.wide}>{standing}</td>
      <td className={styles.wide}>{listName}</td>
      <td className={styles.wide}>{languageWords}</td>
      <td className={styles.wide}>
        <time dateTime={asked_at}>{formatDateTime(asked_at, locale)}</time>
      </td>
      <td>
        <Todo row={row} onChanged={onChanged} />
      </td>
    </tr>
  );
}

/** What staff may do to a subscription: have its link mailed again where it waits, and end it. */
function Todo({ row, onChanged }: { row: NewsletterSubscription; onChanged: () => void }) {
  const { id, email, list, status, asked_at, confirmed_at } = row;
  const text = useText('mf-account');
  const api = useApi();
  // A button that was pressed stays, so that the focus does.
  const [hasEnded, setHasEnded] = useState(false);
  const path = `/api/staff/newsletters/${id}/`;
  const resend = async () => {
    await api.post(`${path}resend/`, {});
    showToast('success', text('staff_newsletters.resent', { email }));
  };
  const end = async () => {
    await api.post(`${path}end/`, { was: { status, asked_at, confirmed_at } }).catch(readAnew(onChanged));
    setHasEnded(true);
    showToast('success', text('staff_newsletters.ended', { email }));
    onChanged();
  };
  const title = text('staff_newsletters.resend');
  return (
    <div className={styles.todo}>
      {status === 'asked' && (
        <PressRow label={`${title}: ${email}`} title={title} send={resend} onAnswered={onChanged} />
      )}
      {(status !== 'left' || hasEnded) && (
        <EndAccess
          name={email}
          effect={text(status === 'asked' ? 'staff_newsletters.end_asked' : 'staff_newsletters.end_effect', {
            list: text(`letter.${list}.title`),
          })}
          onEnd={end}
          isOff={status === 'left'}
        />
      )}
    </div>
  );
}
