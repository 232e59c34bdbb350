import type { SocialOpened } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { Outcome } from '../forms/outcome.tsx';

/** A mailed link proves the address, where a password does not. */
export function MailLink({ ticket, opened }: { ticket: string; opened: SocialOpened }) {
  const text = useText('mf-account');
  const api = useApi();
  const [mail, sendMail] = useCall(() => api.post('/api/accounts/social/mail/', { ticket }));
  const isOnly = opened.step === 'mail';
  if (mail.status === 'done')
    return (
      <Outcome>
        <p>{text('social.mailed', { email: opened.email })}</p>
        <p>{text('form.look_in_spam')}</p>
      </Outcome>
    );
  return (
    <>
      {mail.status === 'failed' && (
        <Notice kind="error" isLive>
          {mail.failure instanceof ApiFailure && mail.failure.status > 0 && mail.failure.status < 500
            ? mail.failure.message
            : text('form.no_answer')}
        </Notice>
      )}
      <Button look={isOnly ? 'action' : 'line'} onClick={sendMail} isBusy={mail.status === 'loading'}>
        {text(isOnly ? 'social.mail_submit' : 'social.mail_instead')}
      </Button>
    </>
  );
}
