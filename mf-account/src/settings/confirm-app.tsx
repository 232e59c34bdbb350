import type { SecondFactorBegun, SecondFactorCodes } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import { QrCode } from '../lib/qr-code.tsx';
import styles from './two-step.module.css';

interface ConfirmAppProps {
  begun: SecondFactorBegun;
  onConfirmed: (codes: SecondFactorCodes) => void;
}

/** The secret for the app, as a picture, as a link for the phone in the hand and as text; then the app's first code. */
export function ConfirmApp({ begun, onConfirmed }: ConfirmAppProps) {
  const text = useText('mf-account');
  const api = useApi();
  const form = useForm({
    id: 'confirm-two-step',
    initial: { code: '' },
    labels: { code: text('two_step.code') },
    rules: { code: ['required'] },
    send: async (values) =>
      onConfirmed(await api.post<SecondFactorCodes>('/api/customer/second-factor/confirm/', values)),
  });
  return (
    <FormFrame form={form} action={text('two_step.confirm')} look="line">
      <p>{text('two_step.scan')}</p>
      <QrCode rows={begun.qr} label={text('two_step.qr')} />
      <p>
        {text('two_step.type')} <code className={styles.secret}>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p>
        <a className={styles.link} href={begun.address}>
          {text('two_step.open_app')}
        </a>
      </p>
      <TextField {...form.field('code')} autoComplete="one-time-code" inputMode="numeric" />
    </FormFrame>
  );
}
