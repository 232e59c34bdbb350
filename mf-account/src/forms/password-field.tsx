import { useText } from 'mf-shared/i18n';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { TextField, type TextFieldProps } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import { shortestPassword } from './check-fields.ts';

/** A password that is being chosen; it may be looked at. */
export function PasswordField({ label, ...field }: Omit<TextFieldProps, 'type'>) {
  const text = useText('mf-account');
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <TextField
        {...field}
        label={label}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        hint={text('form.password_hint', { count: shortestPassword })}
      />
      <Check
        label={text('login.show_password')}
        type="checkbox"
        checked={isShown}
        onChange={(event) => setIsShown(event.target.checked)}
      />
    </>
  );
}
