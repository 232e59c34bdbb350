import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useForm } from '../forms/use-form.ts';

/** Asks for a link by mail. The answer is the same whether or not the address is known (SESSION-56). */
export function ResetPasswordPage() {
  const text = useText('mf-account');
  const href = useHref();
  const api = useApi();
  const form = useForm({
    id: 'reset',
    initial: { email: '' },
    labels: { email: text('login.email') },
    rules: { email: ['required', 'email'] },
    send: (values) => api.post('/api/customer/password/reset_email/', values),
  });
  if (form.state === 'done')
    return (
      <FormPage title={text('reset.sent_title')}>
        <Outcome
          actions={
            <ButtonLink look="line" href={href('/accounts/login/')}>
              {text('reset.back')}
            </ButtonLink>
          }
        >
          <p>{text('reset.sent', { email: form.values.email.trim() })}</p>
          <p>{text('form.look_in_spam')}</p>
        </Outcome>
      </FormPage>
    );
  return (
    <FormPage title={text('reset.title')} lead={text('reset.lead')}>
      <FormFrame form={form} action={text('reset.submit')}>
        <TextField {...form.field('email')} type="email" autoComplete="username" />
      </FormFrame>
      <p>
        <a href={href('/accounts/login/')}>{text('reset.back')}</a>
      </p>
    </FormPage>
  );
}
