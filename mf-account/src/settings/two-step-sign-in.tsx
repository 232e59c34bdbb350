import type { SecondFactorBegun, SecondFactorState } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import { ConfirmApp } from './confirm-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './settings.module.css';

const path = '/api/customer/second-factor/';

/** A second factor beside the password: set up with an authenticator app, proved with a first code, ended with one. */
export function TwoStepSignIn() {
  const text = useText('mf-account');
  const { data, failure, retry } = useQuery<SecondFactorState>(path);
  const [begun, setBegun] = useState<SecondFactorBegun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (failure)
    return (
      <div className={styles.failed} role="alert">
        <p>{text('settings.failed')}</p>
        <Button look="line" onClick={retry}>
          {text('orders.retry')}
        </Button>
      </div>
    );
  if (!data) return <Bone kind="line" width="most" />;
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
  if (data.since) return <EndForm state={data} onEnded={retry} />;
  if (begun)
    return (
      <ConfirmApp
        begun={begun}
        onConfirmed={({ recovery_codes }) => {
          setCodes(recovery_codes);
          setBegun(null);
          retry();
        }}
      />
    );
  return <BeginForm isRequired={data.is_required} onBegun={setBegun} />;
}

function BeginForm({ isRequired, onBegun }: { isRequired: boolean; onBegun: (begun: SecondFactorBegun) => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const form = useForm({
    id: 'begin-two-step',
    initial: { password: '' },
    labels: { password: text('settings.old_password') },
    rules: { password: ['required'] },
    send: async (values) => onBegun(await api.post<SecondFactorBegun>(path, values)),
  });
  return (
    <FormFrame form={form} action={text('two_step.begin')} look="line">
      {isRequired && <Notice kind="warning">{text('two_step.required')}</Notice>}
      <p>{text('two_step.lead')}</p>
      <TextField {...form.field('password')} type="password" autoComplete="current-password" />
    </FormFrame>
  );
}

function EndForm({ state, onEnded }: { state: SecondFactorState; onEnded: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const form = useForm({
    id: 'end-two-step',
    initial: { password: '', code: '' },
    labels: { password: text('settings.old_password'), code: text('two_step.code') },
    rules: { password: ['required'], code: ['required'] },
    send: async (values) => {
      await api.post(`${path}end/`, values);
      onEnded();
    },
  });
  return (
    <FormFrame form={form} action={text('two_step.end')} look="line">
      <Notice kind="good">{text('two_step.on')}</Notice>
      <p>{text('two_step.codes_left', { count: state.recovery_codes_left })}</p>
      <p>{text('two_step.end_lead')}</p>
      <TextField {...form.field('password')} type="password" autoComplete="current-password" />
      <TextField {...form.field('code')} autoComplete="one-time-code" hint={text('two_step.code_hint')} />
    </FormFrame>
  );
}
