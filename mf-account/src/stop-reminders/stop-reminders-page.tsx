import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useLinkToken } from '../forms/use-link-token.ts';
import { useCall } from '../lib/use-call.ts';

/** A reminder's own link. It asks first: programs that look at mails open links by themselves. */
export function StopRemindersPage() {
  const text = useText('mf-account');
  const href = useHref();
  const api = useApi();
  const email = useLinkToken().token ?? '';
  const [state, stop] = useCall(() => api.post('/api/accounts/stop_reminders/', { email }));
  if (state.status === 'done')
    return (
      <FormPage title={text('reminders.done_title')}>
        <Outcome
          actions={
            <ButtonLink look="line" href={href('/')}>
              {text('form.to_shop')}
            </ButtonLink>
          }
        >
          <p>{text('reminders.done')}</p>
        </Outcome>
      </FormPage>
    );
  return (
    <FormPage title={text('reminders.title')} lead={text('reminders.lead', { email })}>
      {state.status === 'failed' && (
        <Notice kind="error" isLive>
          {text('reminders.failed')}
        </Notice>
      )}
      <Button look="action" onClick={stop} isBusy={state.status === 'loading'}>
        {text('reminders.submit')}
      </Button>
    </FormPage>
  );
}
