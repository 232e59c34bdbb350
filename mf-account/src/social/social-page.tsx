import type { SocialFailure, SocialProvider } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref, usePageConfig } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { useEffect, useState } from 'react';
import { FormPage } from '../forms/form-page.tsx';
import { NoAnswer } from '../forms/no-answer.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { providerAddress } from './provider-buttons.tsx';
import { SignInStep } from './sign-in-step.tsx';
import { useOpened } from './use-opened.ts';

const failures: readonly SocialFailure[] = ['away', 'refused', 'expired', 'cancelled', 'email'];

/** Where a provider, or a mailed link, leads back to (SESSION-76 to SESSION-80). */
export function SocialPage({ data: providers }: PageProps<readonly SocialProvider[]>) {
  const text = useText('mf-account');
  const opening = useOpened();
  const failed = useFailed(providers);
  if (failed) return <FailedSignIn {...failed} />;
  switch (opening.state) {
    case 'loading':
      return (
        <FormPage title={text('social.title')}>
          <p role="status">{text('social.busy')}</p>
        </FormPage>
      );
    case 'failed':
      return (
        <FormPage title={text('social.title')}>
          <NoAnswer onRetry={opening.retry} />
        </FormPage>
      );
    case 'missing':
      return <FailedSignIn reason="expired" />;
    case 'done':
      return <SignInStep key={opening.ticket} ticket={opening.ticket} opened={opening.opened} />;
  }
}

interface Failed {
  reason: SocialFailure;
  provider?: SocialProvider | undefined;
}

/** What the query says went wrong. Only words of this page's own are shown, whatever stands there. */
function useFailed(providers: readonly SocialProvider[]): Failed | null {
  const [failed, setFailed] = useState<Failed | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const reason = failures.find((each) => each === query.get('failed'));
    if (reason) setFailed({ reason, provider: providers.find(({ slug }) => slug === query.get('provider')) });
  }, [providers]);
  return failed;
}

function FailedSignIn({ reason, provider }: Failed) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const name = provider?.name ?? text('social.service');
  return (
    <FormPage title={text('login.title')}>
      <Outcome
        actions={
          <>
            {provider && (
              <ButtonLink look="action" href={providerAddress(provider.slug, locale)}>
                {text('social.again', { provider: name })}
              </ButtonLink>
            )}
            <ButtonLink look={provider ? 'line' : 'action'} href={href('/accounts/login/')}>
              {text('social.password_way')}
            </ButtonLink>
          </>
        }
      >
        <p>{text(`social.${reason}`, { provider: name })}</p>
      </Outcome>
    </FormPage>
  );
}
