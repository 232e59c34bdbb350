import type { SocialOpened } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { NoAnswer } from '../forms/no-answer.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { forgetLinkToken } from '../forms/use-link-token.ts';
import { useOnce } from '../forms/use-once.ts';
import { FinishForm } from './finish-form.tsx';
import { useFinish } from './use-finish.ts';

/** Ends what needs nothing more from the visitor: signing in, or joining a provider in the settings. */
export function EndAtOnce({ ticket, opened }: { ticket: string; opened: SocialOpened }) {
  const text = useText('mf-account');
  const href = useHref();
  const finish = useFinish(ticket, opened.next);
  const link = useLink(ticket, opened);
  const isLink = opened.step === 'link';
  const { failure, retry } = useOnce(ticket, () => (isLink ? link() : finish()));

  const isRefused = failure !== null && failure.status >= 400 && failure.status < 500;
  if (isRefused && failure.code === 'code_asked')
    return (
      <FormPage title={text('two_step.title')} lead={failure.message}>
        <FinishForm ticket={ticket} opened={opened} isCodeAsked />
      </FormPage>
    );
  return (
    <FormPage title={text('social.title')}>
      {failure === null && <p role="status">{text('social.busy')}</p>}
      {isRefused && (
        <Outcome
          actions={
            <>
              <ButtonLink look="action" href={href(isLink ? '/accounts/' : '/accounts/login/')}>
                {text(isLink ? 'form.to_account' : 'social.password_way')}
              </ButtonLink>
              <ButtonLink look="line" href={href('/ask/')}>
                {text('social.ask')}
              </ButtonLink>
            </>
          }
        >
          <p>{failure.message}</p>
        </Outcome>
      )}
      {failure !== null && !isRefused && <NoAnswer onRetry={retry} />}
    </FormPage>
  );
}

/** Joins the provider to the account that is signed in here. */
function useLink(ticket: string, { provider }: SocialOpened): () => Promise<void> {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  return async () => {
    await api.post('/api/customer/social/finish/', { ticket });
    forgetLinkToken();
    showToast('success', text('social.joined', { provider }));
    void navigate(href('/accounts/'), { replace: true });
  };
}
