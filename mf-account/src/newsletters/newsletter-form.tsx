import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import text from 'mf-shared/ui/text/text.module.css';
import { FormFrame } from '../forms/form-frame.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useForm } from '../forms/use-form.ts';
import type { NewsletterList } from './newsletter-routes.ts';

/** Asks for a letter; nothing is sent before the link in the mail was opened (CONTENT-18, CONTENT-24). */
export function NewsletterForm({ list }: { list: NewsletterList }) {
  const say = useText('mf-account');
  const api = useApi();
  const form = useForm({
    id: 'letter',
    initial: { email: '' },
    labels: { email: say('login.email') },
    rules: { email: ['required', 'email'] },
    send: (values) => api.post(`/api/newsletters/${list}/`, values),
  });
  if (form.state === 'done')
    return (
      <Outcome>
        <p>{say('letter.sent', { email: form.values.email.trim() })}</p>
        <p>{say('form.look_in_spam')}</p>
      </Outcome>
    );
  return (
    <FormFrame form={form} action={say('letter.submit')}>
      <TextField {...form.field('email')} type="email" autoComplete="email" />
      <p className={text.note}>{say('letter.consent')}</p>
    </FormFrame>
  );
}
