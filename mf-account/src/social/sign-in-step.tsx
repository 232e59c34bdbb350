import type { SocialOpened } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { FormPage } from '../forms/form-page.tsx';
import { EndAtOnce } from './end-at-once.tsx';
import { FinishForm } from './finish-form.tsx';
import { MailLink } from './mail-link.tsx';
import styles from './social.module.css';

/** The step that is still left to do here after a provider's sign-in; often none. */
export function SignInStep({ ticket, opened }: { ticket: string; opened: SocialOpened }) {
  const text = useText('mf-account');
  const { step, provider, email } = opened;
  if (step === 'sign_in' || step === 'link') return <EndAtOnce ticket={ticket} opened={opened} />;
  return (
    <FormPage title={text(`social.${step}_title`)} lead={text(`social.${step}_lead`, { provider, email })}>
      <div className={styles.step}>
        {step !== 'mail' && <FinishForm ticket={ticket} opened={opened} />}
        {step !== 'create' && <MailLink ticket={ticket} opened={opened} />}
      </div>
    </FormPage>
  );
}
