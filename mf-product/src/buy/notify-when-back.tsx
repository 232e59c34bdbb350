import { useStore } from '@nanostores/react';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { $session, showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { usePreHydrationText } from '../lib/use-pre-hydration-text.ts';
import styles from './buy.module.css';

/** "Tell me when it is back": success clears the email, a 400 stands at the field (PRODUCT-86 to PRODUCT-88). */
export function NotifyWhenBack({ variantId }: { variantId: number }) {
  const text = useText('mf-product');
  const api = useApi();
  const { locale } = usePageConfig();
  const session = useStore($session, { ssr: 'initial' });
  const [email, setEmail] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const value = email ?? session.email;
  const fieldId = `notify-${variantId}`;
  usePreHydrationText(fieldId, setEmail);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setError(null);
    try {
      await api.post('/api/product_availability_email_notify/', {
        email: value,
        product_id: variantId,
        lang_code: locale,
      });
      setEmail('');
      showToast('success', text('notify.done'));
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status === 400) setError(failure.fields.email ?? failure.message);
      else showToast('error', text('errors.notify'));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form className={styles.notify} onSubmit={submit}>
      <p>{text('notify.lead')}</p>
      <TextField
        label={text('notify.email')}
        error={error}
        id={fieldId}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={value}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" look="line" isBusy={isBusy}>
        {text('notify.submit')}
      </Button>
    </form>
  );
}
