import type { CustomerSession } from 'mf-shared/contract';
import { ApiFailure, useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { showToast, signOut } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useRef } from 'react';
import { NoAnswer } from '../forms/no-answer.tsx';
import { SessionRow } from './session-row.tsx';
import styles from './settings.module.css';

interface SessionsAnswer {
  /** The last used first. */
  sessions: readonly CustomerSession[];
}

/** Where the customer is signed in, with a way to sign out of each and of all (docs/decisions/0039). */
export function SessionList() {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const {
    data: sessions,
    failure,
    retry,
    setData,
  } = useQuery<SessionsAnswer['sessions'], SessionsAnswer>('/api/customer/sessions/', {
    read: (answer) => answer.sessions,
  });
  if (failure) return <NoAnswer onRetry={retry} />;
  if (!sessions) return <Bone kind="line" width="most" />;

  const leave = () => {
    signOut();
    void navigate(href('/'));
  };
  const orTell = (ending: Promise<void>) => ending.catch(() => showToast('error', text('form.no_answer')));
  const end = ({ id, is_current }: CustomerSession) => {
    const isOver = () => {
      if (is_current) return leave();
      // The row goes with the button that has the focus.
      list.current?.focus();
      setData((known) => known?.filter((session) => session.id !== id) ?? null);
      showToast('success', text('settings.session_ended'));
    };
    const call = api.delete<void>(`/api/customer/sessions/${id}/`);
    // It may have ended by itself meanwhile.
    return orTell(call.catch((failure) => (isMissing(failure) ? undefined : Promise.reject(failure))).then(isOver));
  };
  const endAll = () => orTell(api.delete('/api/customer/sessions/').then(leave));

  return (
    <div className={styles.sessions}>
      <p>{text('settings.sessions_lead')}</p>
      <ul ref={list} tabIndex={-1} aria-label={text('settings.sessions')}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end(session)} />
        ))}
      </ul>
      <Button look="line" onClick={endAll}>
        {text('settings.sessions_end_all')}
      </Button>
    </div>
  );
}

const isMissing = (failure: unknown): boolean => failure instanceof ApiFailure && failure.status === 404;
