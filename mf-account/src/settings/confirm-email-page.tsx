import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { $session } from 'mf-shared/stores';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { useState } from 'react';
import { FormPage } from '../forms/form-page.tsx';
import { NoAnswer } from '../forms/no-answer.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useMailedLink } from '../forms/use-link.ts';

/** The mail's link: the account has its new email (docs/decisions/0027). */
export function ConfirmEmailPage() {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const [email, setEmail] = useState('');
  const [isTaken, setIsTaken] = useState(false);
  const { state, retry } = useMailedLink(async (hash) => {
    try {
      const answer = await api.post<{ email: string }>('/api/accounts/email/confirm/', { hash });
      setEmail(answer.email);
      const session = $session.get();
      if (session.id !== null) $session.set({ ...session, email: answer.email });
    } catch (failure) {
      setIsTaken(failure instanceof ApiFailure && failure.status === 409);
      throw failure;
    }
  });
  const toAccount = (
    <ButtonLink look="action" href={href('/accounts/')}>
      {text('form.to_account')}
    </ButtonLink>
  );
  return (
    <FormPage title={text(`confirm_email.${state === 'done' ? 'done_title' : 'title'}`)}>
      {state === 'loading' && <p role="status">{text('confirm_email.busy')}</p>}
      {state === 'done' && (
        <Outcome actions={toAccount}>
          <p>{text('confirm_email.done', { email })}</p>
        </Outcome>
      )}
      {(state === 'missing' || isTaken) && (
        <Outcome actions={toAccount}>
          <p>{text(isTaken ? 'confirm_email.taken' : 'confirm_email.expired')}</p>
        </Outcome>
      )}
      {state === 'failed' && !isTaken && <NoAnswer onRetry={retry} />}
    </FormPage>
  );
}
