import type { AskedMerge } from 'mf-shared/contract';
import { type ApiFailure, useApi, useQuery } from 'mf-shared/http';
import { type Translate, useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { $session, reloadSession, signOut } from 'mf-shared/stores';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';
import form from '../forms/form-page.module.css';
import { NoAnswer } from '../forms/no-answer.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { forgetLinkToken } from '../forms/use-link-token.ts';
import { isExpired } from '../forms/use-once.ts';

/** What the link asks, as the service tells it: looking uses nothing up, and only a press answers. */
export function AnswerMerge({ token }: { token: string }) {
  const text = useText('mf-account');
  const path = token === '' ? null : '/api/accounts/merge/look/';
  const asked = useQuery<AskedMerge>(path, { body: { hash: token } });
  // The link stays in the address until it is answered, so that the page can be loaded again.
  if (path === null || asked.status === 'missing' || isExpired(asked.failure)) return <Expired />;
  if (asked.status === 'failed') return <NoAnswer onRetry={asked.retry} />;
  return asked.data ? <Question token={token} asked={asked.data} /> : <p role="status">{text('merge.busy')}</p>;
}

const results = ['moves', 'ends', 'address', 'final'] as const;

function Question({ token, asked }: { token: string; asked: AskedMerge }) {
  const text = useText('mf-account');
  const api = useApi();
  const [agreed, setAgreed] = useState<boolean | null>(null);
  const [call, answer] = useCall(async (agrees: boolean) => {
    await api.post('/api/accounts/merge/', { hash: token, agrees });
    forgetLinkToken();
    if (agrees) leaveEnded(asked.other);
    setAgreed(agrees);
  });
  if (agreed !== null) return <Answered agreed={agreed} asked={asked} />;
  if (isExpired(call.failure)) return <Expired />;
  return (
    <>
      <p className={form.lead}>{text('merge.lead')}</p>
      <p>{text('merge.kept', { email: asked.kept })}</p>
      <p>{text('merge.other', { email: asked.other })}</p>
      <ul className={form.icons}>
        {results.map((result) => (
          <li key={result}>{text(`merge.${result}`, { email: asked.kept })}</li>
        ))}
      </ul>
      <p>{text('merge.warning', { email: asked.kept })}</p>
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {problemOf(call.failure, text)}
        </Notice>
      )}
      <Button look="action" onClick={() => answer(true)} isBusy={call.status === 'loading'}>
        {text('merge.agree')}
      </Button>
      <Button look="line" onClick={() => answer(false)} isBusy={call.status === 'loading'}>
        {text('merge.refuse')}
      </Button>
    </>
  );
}

function Answered({ agreed, asked }: { agreed: boolean; asked: AskedMerge }) {
  const text = useText('mf-account');
  const href = useHref();
  return (
    <Outcome
      actions={
        <ButtonLink look={agreed ? 'action' : 'line'} href={href(agreed ? '/accounts/login/' : '/')}>
          {text(agreed ? 'merge.sign_in' : 'form.to_shop')}
        </ButtonLink>
      }
    >
      <p>{text(agreed ? 'merge.agreed' : 'merge.refused', { email: asked.kept })}</p>
    </Outcome>
  );
}

function Expired() {
  const text = useText('mf-account');
  const href = useHref();
  return (
    <Outcome
      actions={
        <ButtonLink look="line" href={href('/ask/')}>
          {text('merge.ask')}
        </ButtonLink>
      }
    >
      <p>{text('merge.expired')}</p>
    </Outcome>
  );
}

/** Signs out of the account that ended; the cart stays on this device. Another account is read anew: it may be the one that has more now. */
function leaveEnded(email: string): void {
  const session = $session.get();
  if (session.email.toLowerCase() === email.toLowerCase()) signOut();
  else if (session.isAuthenticated) reloadSession();
}

function problemOf(failure: ApiFailure, text: Translate): string {
  return failure.status === 409 && failure.message ? failure.message : text('form.no_answer');
}
