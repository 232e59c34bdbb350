import { useStore } from '@nanostores/react';
import type { LoginResponse } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { isInvitation } from 'mf-shared/rules/admin-invitation';
import { $isStaff, signIn } from 'mf-shared/stores';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { useState } from 'react';
import { FormFrame } from '../forms/form-frame.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { forgetLinkToken, useLinkToken } from '../forms/use-link-token.ts';

/**
 * The mail's link: a new password, and signed in with it. An expired link leads to a new one (SESSION-57, SESSION-69).
 */
export function NewPasswordPage() {
  const { token, visit } = useLinkToken();
  return <NewPasswordForm key={visit} token={token} />;
}

/** @param token null before it was read in the browser */
function NewPasswordForm({ token }: { token: string | null }) {
  const text = useText('mf-account');
  const api = useApi();
  const [asksCode, setAsksCode] = useState(false);
  const [isExpired, setIsExpired] = useState(token === '');
  const form = useForm({
    id: 'new',
    initial: { password: '' },
    labels: { password: text('form.new_password') },
    rules: { password: ['required', 'password'] },
    send: async ({ password }) => {
      try {
        signIn(await api.post<LoginResponse>('/api/accounts/password/reset/confirm/', { hash: token, password }));
      } catch (failure) {
        // The password is set; the mail does not stand for the second factor.
        if (!(failure instanceof ApiFailure) || failure.code !== 'code_asked') throw failure;
        setAsksCode(true);
      }
      forgetLinkToken();
    },
    explain: ({ status }) => {
      if (status === 410) setIsExpired(true);
      return status === 410 ? text(expiredWords(isInvitation(token ?? ''))) : null;
    },
  });
  if (isExpired) return <LinkExpired isInvited={isInvitation(token ?? '')} />;
  if (form.state === 'done') return <PasswordSet asksCode={asksCode} />;
  return (
    <FormPage title={text('new_password.title')} lead={text('new_password.lead')}>
      <FormFrame form={form} action={text('new_password.submit')}>
        <PasswordField {...form.field('password')} />
      </FormFrame>
    </FormPage>
  );
}

const expiredWords = (isInvited: boolean): string => `new_password.${isInvited ? 'invitation_expired' : 'expired'}`;

/** @param isInvited a new link for the password would not bring the role that the invitation would have (STAFF-79) */
function LinkExpired({ isInvited }: { isInvited: boolean }) {
  const text = useText('mf-account');
  const href = useHref();
  return (
    <FormPage title={text('new_password.expired_title')}>
      <Outcome
        actions={
          <ButtonLink look="action" href={href(isInvited ? '/accounts/login/' : '/accounts/reset-password/')}>
            {text(isInvited ? 'login.submit' : 'new_password.again')}
          </ButtonLink>
        }
      >
        <p>{text(expiredWords(isInvited))}</p>
      </Outcome>
    </FormPage>
  );
}

/** @param asksCode the account has a second factor: one signs in by oneself */
function PasswordSet({ asksCode }: { asksCode: boolean }) {
  const text = useText('mf-account');
  const href = useHref();
  // The link may have made its reader an admin (STAFF-79).
  const isStaff = useStore($isStaff, { ssr: 'initial' });
  return (
    <FormPage title={text('new_password.done_title')}>
      <Outcome
        actions={
          <>
            <ButtonLink look="action" href={href(asksCode ? '/accounts/login/' : '/accounts/')}>
              {text(asksCode ? 'login.submit' : 'form.to_account')}
            </ButtonLink>
            {isStaff && (
              <ButtonLink look="line" href={href('/staff/')}>
                {text('staff.home')}
              </ButtonLink>
            )}
          </>
        }
      >
        <p>{text(asksCode ? 'two_step.sign_in_again' : 'new_password.done')}</p>
      </Outcome>
    </FormPage>
  );
}
