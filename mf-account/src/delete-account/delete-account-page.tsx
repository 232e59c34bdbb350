import { type ApiFailure, useApi } from 'mf-shared/http';
import { type Translate, useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { signOut } from 'mf-shared/stores';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { FormPage } from '../forms/form-page.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { forgetLinkToken, useLinkToken } from '../forms/use-link-token.ts';

/** The removal mail's link. What goes and what stays is said once more before it is done for good. */
export function DeleteAccountPage() {
  const text = useText('mf-account');
  const href = useHref();
  const api = useApi();
  const { token } = useLinkToken();
  const [state, remove] = useCall(async () => {
    await api.post('/api/accounts/delete-account/', { token: token ?? '' });
    forgetLinkToken();
    signOut();
  });
  if (state.status === 'done')
    return (
      <FormPage title={text('removal.done_title')}>
        <Outcome
          actions={
            <ButtonLink look="line" href={href('/')}>
              {text('form.to_shop')}
            </ButtonLink>
          }
        >
          <p>{text('removal.done')}</p>
        </Outcome>
      </FormPage>
    );
  return (
    <FormPage title={text('removal.title')} lead={text('removal.confirm_lead')}>
      {state.status === 'failed' && (
        <Notice kind="error" isLive>
          {removalProblem(state.failure, text)}
        </Notice>
      )}
      <Button look="action" onClick={remove} isBusy={state.status === 'loading'}>
        {text('removal.confirm')}
      </Button>
      <p>
        <a href={href('/accounts/')}>{text('removal.keep')}</a>
      </p>
    </FormPage>
  );
}

/** A removal that failed, or a link that has expired (ERR-23, SESSION-69, SESSION-71). */
export function removalProblem(failure: ApiFailure, text: Translate): string {
  if (failure.status === 410 || failure.status === 400) return text('removal.expired');
  return failure.status === 409 && failure.message ? failure.message : text('removal.failed');
}
