import type { LoginResponse } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { signIn } from 'mf-shared/stores';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { NoAnswer } from '../forms/no-answer.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useMailedLink } from '../forms/use-link.ts';

/** The mail's link: the account is active and its owner signed in (SESSION-55). */
export function ActivatePage() {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const { state, retry } = useMailedLink(async (hash) =>
    signIn(await api.post<LoginResponse>('/api/accounts/activate/', { hash })),
  );
  return (
    <FormPage title={text(`activate.${state === 'done' ? 'done_title' : 'title'}`)}>
      {state === 'loading' && <p role="status">{text('activate.busy')}</p>}
      {state === 'done' && (
        <Outcome
          actions={
            <>
              <ButtonLink look="action" href={href('/')}>
                {text('form.to_shop')}
              </ButtonLink>
              <ButtonLink look="line" href={href('/accounts/')}>
                {text('form.to_account')}
              </ButtonLink>
            </>
          }
        >
          <p>{text('activate.done')}</p>
        </Outcome>
      )}
      {state === 'missing' && (
        <Outcome
          actions={
            <>
              <ButtonLink look="action" href={href('/accounts/register/')}>
                {text('activate.again')}
              </ButtonLink>
              <ButtonLink look="line" href={href('/accounts/login/')}>
                {text('login.submit')}
              </ButtonLink>
            </>
          }
        >
          <p>{text('activate.expired')}</p>
        </Outcome>
      )}
      {state === 'failed' && <NoAnswer onRetry={retry} />}
    </FormPage>
  );
}
