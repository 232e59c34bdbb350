import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import words from 'mf-shared/ui/text/text.module.css';
import { usePaymentOutcome } from '../see-result/use-payment-outcome.ts';
import styles from './pages.module.css';

/** Waits until the service knows how the payment ended, then goes to its page. Never asks to pay twice. */
export function ConfirmPaymentPage() {
  const text = useText('mf-checkout');
  const href = useHref();
  const { brand } = usePageConfig();
  const waiting = usePaymentOutcome();
  return (
    <div className={layout.page}>
      <div className={styles.center} aria-live="polite">
        <h1>{text('process.title')}</h1>
        <p className={`${words.lead} ${words.soft}`}>{text(`process.${waiting}`)}</p>
        {waiting !== 'text' && (
          <>
            <ButtonLink look="line" href={href('/checkout/')}>
              {text('result.see_cart')}
            </ButtonLink>
            <p className={`${words.note} ${words.muted}`}>
              {text('result.help', { phone: brand.phone, email: brand.contactEmail })}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
