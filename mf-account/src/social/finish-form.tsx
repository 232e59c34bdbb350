import type { SocialOpened } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import type { FieldRule } from '../forms/check-fields.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import { useFinish } from './use-finish.ts';

interface FinishFormProps {
  ticket: string;
  opened: SocialOpened;
  /** The account has a second factor, and its code was asked for. */
  isCodeAsked?: boolean;
}

const required: readonly FieldRule[] = ['required'];

/** What a sign-in still needs: a name for a new account, the password of a known one, the code of a second factor. */
export function FinishForm({ ticket, opened, isCodeAsked = false }: FinishFormProps) {
  const { step } = opened;
  const text = useText('mf-account');
  const finish = useFinish(ticket, opened.next);
  const [asksCode, setAsksCode] = useState(isCodeAsked);
  const [joinsClub, setJoinsClub] = useState(true);
  const [wantsLetters, setWantsLetters] = useState(false);
  const form = useForm({
    id: 'social',
    initial: { first_name: opened.first_name, last_name: opened.last_name, password: '', code: '' },
    labels: {
      first_name: text('form.first_name'),
      last_name: text('form.last_name'),
      password: text('login.password'),
      code: text('two_step.code'),
    },
    rules: {
      ...(step === 'create' && { first_name: required, last_name: required }),
      ...(step === 'join' && { password: required }),
      ...(asksCode && { code: required }),
    },
    send: ({ first_name, last_name, password, code }) =>
      finish({
        ...(step === 'create' && { first_name, last_name, join_club: joinsClub, marketing_consent: wantsLetters }),
        ...(step === 'join' && { password }),
        ...(asksCode && { code }),
      }),
    explain: (failure) => {
      if (failure.code === 'wrong_credentials') return { password: failure.message };
      if (failure.code !== 'code_asked' && failure.code !== 'code_wrong') return null;
      setAsksCode(true);
      return { code: failure.message };
    },
  });
  const action = step === 'create' ? 'social.create_submit' : step === 'join' ? 'social.join_submit' : 'login.submit';
  return (
    <FormFrame form={form} action={text(action)}>
      {step === 'create' && (
        <>
          <TextField {...form.field('first_name')} autoComplete="given-name" />
          <TextField {...form.field('last_name')} autoComplete="family-name" />
        </>
      )}
      {step === 'join' && <TextField {...form.field('password')} type="password" autoComplete="current-password" />}
      {asksCode && <TextField {...form.field('code')} autoComplete="one-time-code" hint={text('two_step.code_hint')} />}
      {step === 'create' && (
        <>
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
        </>
      )}
    </FormFrame>
  );
}
