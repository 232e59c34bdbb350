import type { LoginResponse } from 'mf-shared/contract';
import { ApiFailure, useApi, useFormState } from 'mf-shared/http';
import { type Translate, useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { signIn } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { ErrorSummary } from 'mf-shared/ui/field/error-summary.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import { nextPath } from '../lib/next-path.ts';
import styles from './sign-in.module.css';

/**
 * Email and password, and the code of accounts with a second factor once the password was right; a refusal stands above
 * the form and takes the focus, what was typed stays.
 */
export function LoginForm() {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const [asksCode, setAsksCode] = useState(false);
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const form = useFormState({
    id: 'login',
    initial: { email: '', password: '', code: '' },
    focuses: 'summary',
    check: ({ email, password, code }) => ({
      email: email === '' ? text('login.email_missing') : '',
      password: password === '' ? text('login.password_missing') : '',
      code: asksCode && code === '' ? text('two_step.asked') : '',
    }),
    send: async ({ code, ...credentials }) => {
      const body = { ...credentials, ...(asksCode && { code }) };
      signIn(await api.post<LoginResponse>('/api/accounts/login/', body));
      void navigate(nextPath(location.search, location.origin, href('/accounts/')), { replace: true });
    },
    explain: (failure) => {
      const isAsked = failure instanceof ApiFailure && (failure.code === 'code_asked' || failure.code === 'code_wrong');
      if (!isAsked) return { email: refusalText(failure, text) };
      setAsksCode(true);
      return { code: failure.message };
    },
  });
  const isBusy = form.state === 'loading';

  return (
    <form className={styles.fields} onSubmit={form.submit} noValidate method="post">
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <TextField {...form.field('email')} label={text('login.email')} type="email" autoComplete="username" />
      <TextField
        {...form.field('password')}
        label={text('login.password')}
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
      />
      <Check
        label={text('login.show_password')}
        type="checkbox"
        checked={isPasswordShown}
        onChange={(event) => setIsPasswordShown(event.target.checked)}
      />
      {asksCode && (
        <TextField
          {...form.field('code')}
          label={text('two_step.code')}
          autoComplete="one-time-code"
          hint={text('two_step.code_hint')}
        />
      )}
      <Button type="submit" look="action" isWide isBusy={isBusy}>
        {text(isBusy ? 'login.busy' : 'login.submit')}
      </Button>
    </form>
  );
}

/**
 * Too many tries are told in the service's words; a wrong pair and an unknown user look alike (SESSION-45, SESSION-46).
 */
function refusalText(failure: unknown, text: Translate): string {
  if (!(failure instanceof ApiFailure) || failure.status === 0 || failure.status >= 500) return text('login.no_answer');
  return failure.status === 429 && failure.message ? failure.message : text('login.failed');
}
