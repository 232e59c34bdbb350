import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { customsCountryOf } from 'mf-shared/rules/customs-consent';
import { $checkoutForm, setFormField } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import styles from './give-details.module.css';

const customsConsentId = 'customs-consent';

/**
 * What the delivery country takes on top, agreed to before shipping (CHECKOUT-27 to CHECKOUT-29); nothing elsewhere.
 */
export function CustomsConsent({ isSent }: { isSent: boolean }) {
  const text = useText('mf-checkout');
  const { deliveryCountryCode } = usePageConfig();
  const { customs_consent } = useStore($checkoutForm, { ssr: 'initial' });
  const country = customsCountryOf(deliveryCountryCode);
  if (!country) return null;
  const isAgreed = customs_consent === country;
  return (
    <section className={styles.customs} aria-labelledby="customs-title">
      <h3 id="customs-title">{text('customs.title')}</h3>
      <p id="customs-text">{text(`customs.${country}`)}</p>
      <Check
        id={customsConsentId}
        checked={isAgreed}
        aria-describedby="customs-text"
        error={isSent && !isAgreed ? text('missing.customs_consent') : null}
        label={text('customs.agree')}
        onChange={(event) => setFormField('customs_consent', event.target.checked ? country : '')}
      />
    </section>
  );
}
