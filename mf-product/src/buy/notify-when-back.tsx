import { useStore } from '@nanostores/react';
import { ApiFailure, useApi, useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { $session, showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import styles from './buy.module.css';

/** "Tell me when it is back": success clears the email; a 400 stands at the field that it names, else in a toast (PRODUCT-86 to PRODUCT-88). */
export function NotifyWhenBack({ variantId }: { variantId: number }) {
  const text = useText('mf-product');
  const api = useApi();
  const { locale, deliveryCountryCode, currencyCode } = usePageConfig();
  const session = useStore($session, { ssr: 'initial' });
  const form = useFormState({
    id: `notify-${variantId}`,
    initial: { email: session.email },
    send: async ({ email }) => {
      const prices = { country_code: deliveryCountryCode, currency_code: currencyCode };
      const wish = { email, product_id: variantId, lang_code: locale, ...prices };
      await api.post('/api/product_availability_email_notify/', wish);
      form.setValue('email', '');
      showToast('success', text('notify.done'));
    },
    explain: (failure) => {
      const refusal = failure instanceof ApiFailure && failure.status === 400 ? failure : null;
      if (refusal?.fields.email) return { email: refusal.fields.email };
      showToast('error', refusal?.message || text('errors.notify'));
      return {};
    },
  });

  return (
    <form className={styles.notify} onSubmit={form.submit}>
      <p>{text('notify.lead')}</p>
      <TextField {...form.field('email')} label={text('notify.email')} type="email" autoComplete="email" required />
      <Button type="submit" look="line" isBusy={form.state === 'loading'}>
        {text('notify.submit')}
      </Button>
    </form>
  );
}
