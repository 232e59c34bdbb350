import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useForm } from '../forms/use-form.ts';

/** Asks for a link to a new email, which is the account's once the link is opened (docs/decisions/0027). */
export function EmailForm({ email }: { email: string }) {
  const text = useText('mf-account');
  const api = useApi();
  const form = useForm({
    id: 'change-email',
    initial: { email: '', password: '' },
    labels: { email: text('settings.new_email'), password: text('settings.old_password') },
    rules: { email: ['required', 'email'], password: ['required'] },
    send: async (values) => {
      await api.post('/api/customer/email/', values);
    },
  });
  if (form.state === 'done')
    return (
      <Outcome>
        <p>{text('settings.email_sent', { email: form.values.email })}</p>
        <p>{text('form.look_in_spam')}</p>
      </Outcome>
    );
  return (
    <FormFrame form={form} action={text('settings.email_submit')} look="line">
      <p>{text('settings.email_lead', { email })}</p>
      <TextField {...form.field('email')} type="email" autoComplete="email" />
      <TextField {...form.field('password')} type="password" autoComplete="current-password" />
    </FormFrame>
  );
}
