import type { LoginResponse } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { type Translate, useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { signIn } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { ErrorSummary } from 'mf-shared/ui/field/error-summary.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { nextPath } from './next-path.ts';
import styles from './sign-in.module.css';

interface Problem {
  fieldId: string;
  message: string;
}

const emailId = 'login-email';
const passwordId = 'login-password';
const codeId = 'login-code';

/**
 * Email and password, and the code of accounts with a second factor once the password was right; a refusal stands above
 * the form and takes the focus, what was typed stays.
 */
export function LoginForm() {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const errorOf = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message;

  const refuse = (found: readonly Problem[]) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = [
      ...(email.trim() === '' ? [{ fieldId: emailId, message: text('login.email_missing') }] : []),
      ...(password === '' ? [{ fieldId: passwordId, message: text('login.password_missing') }] : []),
      ...(asksCode && code.trim() === '' ? [{ fieldId: codeId, message: text('two_step.asked') }] : []),
    ];
    if (missing.length > 0) return refuse(missing);
    setProblems([]);
    setIsBusy(true);
    try {
      const credentials = { email: email.trim(), password, ...(asksCode && { code: code.trim() }) };
      signIn(await api.post<LoginResponse>('/api/accounts/login/', credentials));
      navigate(nextPath(location.search, location.origin, href('/accounts/')), { replace: true });
    } catch (failure) {
      const asked = failure instanceof ApiFailure && (failure.code === 'code_asked' || failure.code === 'code_wrong');
      if (asked) setAsksCode(true);
      refuse([
        asked
          ? { fieldId: codeId, message: failure.message }
          : { fieldId: emailId, message: refusalText(failure, text) },
      ]);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form className={styles.fields} onSubmit={submit} noValidate method="post">
      <ErrorSummary problems={[...problems]} attempt={attempt} />
      <TextField
        id={emailId}
        label={text('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        error={errorOf(emailId)}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        id={passwordId}
        label={text('login.password')}
        name="password"
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
        value={password}
        error={errorOf(passwordId)}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Check
        label={text('login.show_password')}
        type="checkbox"
        checked={isPasswordShown}
        onChange={(event) => setIsPasswordShown(event.target.checked)}
      />
      {asksCode && (
        <TextField
          id={codeId}
          label={text('two_step.code')}
          name="code"
          autoComplete="one-time-code"
          hint={text('two_step.code_hint')}
          value={code}
          error={errorOf(codeId)}
          onChange={(event) => setCode(event.target.value)}
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
