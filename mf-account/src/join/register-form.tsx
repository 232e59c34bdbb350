import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useState } from 'react';
import { FormFrame } from '../forms/form-frame.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useForm } from '../forms/use-form.ts';

/** Creates an inactive account; the link in the mail makes it active. The answer is the same for known addresses. */
export function RegisterForm() {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const [joinsClub, setJoinsClub] = useState(false);
  const [wantsLetters, setWantsLetters] = useState(false);
  const form = useForm({
    id: 'register',
    initial: { first_name: '', last_name: '', email: '', phone: '', password: '' },
    labels: {
      first_name: text('form.first_name'),
      last_name: text('form.last_name'),
      email: text('login.email'),
      phone: text('form.phone'),
      password: text('login.password'),
    },
    rules: {
      first_name: ['required'],
      last_name: ['required'],
      email: ['required', 'email'],
      password: ['required', 'password'],
    },
    send: (values) =>
      api.post('/api/accounts/register/', {
        ...values,
        language: locale,
        join_club: joinsClub,
        marketing_consent: wantsLetters,
      }),
  });
  if (form.state === 'done')
    return (
      <Outcome>
        <p>{text('register.done', { email: form.values.email })}</p>
        <p>{text('form.look_in_spam')}</p>
      </Outcome>
    );
  return (
    <FormFrame form={form} action={text('register.submit')}>
      <div className={layout.fields}>
        <TextField {...form.field('first_name')} autoComplete="given-name" className={layout.half} />
        <TextField {...form.field('last_name')} autoComplete="family-name" className={layout.half} />
        <TextField {...form.field('email')} type="email" autoComplete="email" />
        <TextField {...form.field('phone')} type="tel" autoComplete="tel" isOptional />
      </div>
      <PasswordField {...form.field('password')} />
      <Check
        label={text('register.join_club')}
        checked={joinsClub}
        onChange={(event) => setJoinsClub(event.target.checked)}
      />
      <Check
        label={text('register.letters')}
        checked={wantsLetters}
        onChange={(event) => setWantsLetters(event.target.checked)}
      />
    </FormFrame>
  );
}
