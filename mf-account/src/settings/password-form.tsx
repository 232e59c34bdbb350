import type { LoginResponse } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { keepToken, showToast } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useForm } from '../forms/use-form.ts';

/** A new password for who knows the old one; this device stays signed in (docs/decisions/0027). */
export function PasswordForm() {
  const text = useText('mf-account');
  const api = useApi();
  const initial = { old_password: '', password: '' };
  const form = useForm({
    id: 'change-password',
    initial,
    labels: { old_password: text('settings.old_password'), password: text('form.new_password') },
    rules: { old_password: ['required'], password: ['required', 'password'] },
    send: async (values) => {
      keepToken(await api.post<LoginResponse>('/api/customer/password/', values));
      form.setValues(initial);
      showToast('success', text('settings.password_done'));
    },
  });
  return (
    <FormFrame form={form} action={text('settings.password_submit')} look="line">
      <p>{text('settings.password_lead')}</p>
      <TextField {...form.field('old_password')} type="password" autoComplete="current-password" />
      <PasswordField {...form.field('password')} />
    </FormFrame>
  );
}
