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

/** What the owner of a new account wants to get, in the words of the service. */
interface Wishes {
  join_club: boolean;
  marketing_consent: boolean;
}

/** What a sign-in still needs: a name for a new account, the password of a known one, the code of a second factor. */
export function FinishForm(props: FinishFormProps) {
  const { step } = props.opened;
  const text = useText('mf-account');
  const [wishes, setWishes] = useState<Wishes>({ join_club: false, marketing_consent: false });
  const { form, asksCode } = useFinishForm({ ...props, wishes });
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
      {step === 'create' && <WishChecks wishes={wishes} onChange={setWishes} />}
    </FormFrame>
  );
}

/** The state of the form. A code is asked for once the service wants one. */
function useFinishForm({ ticket, opened, isCodeAsked = false, wishes }: FinishFormProps & { wishes: Wishes }) {
  const { step } = opened;
  const text = useText('mf-account');
  const finish = useFinish(ticket, opened.next);
  const [asksCode, setAsksCode] = useState(isCodeAsked);
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
        ...(step === 'create' && { first_name, last_name, ...wishes }),
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
  return { form, asksCode };
}

interface WishChecksProps {
  wishes: Wishes;
  onChange: (wishes: Wishes) => void;
}

function WishChecks({ wishes, onChange }: WishChecksProps) {
  const text = useText('mf-account');
  return (
    <>
      <Check
        label={text('register.join_club')}
        checked={wishes.join_club}
        onChange={(event) => onChange({ ...wishes, join_club: event.target.checked })}
      />
      <Check
        label={text('register.letters')}
        checked={wishes.marketing_consent}
        onChange={(event) => onChange({ ...wishes, marketing_consent: event.target.checked })}
      />
    </>
  );
}
