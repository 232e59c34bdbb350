import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import words from 'mf-shared/ui/text/text.module.css';
import type { ReactNode } from 'react';
import styles from './see-result.module.css';

/**
 * `text`: it is being asked; `slow`: that takes long; `unreachable`: the service does not answer; `unknown`: nothing to
 * ask about.
 */
export type Waiting = 'text' | 'slow' | 'unreachable' | 'unknown';

export function WaitForPayment({
  waiting,
  orderNumber = null,
  onRetry,
  children,
}: {
  waiting: Waiting;
  orderNumber?: string | null;
  onRetry: () => void;
  children?: ReactNode;
}) {
  const text = useText('mf-checkout');
  const href = useHref();
  const { brand } = usePageConfig();
  return (
    <div className={layout.page}>
      <div className={styles.waiting} aria-live="polite">
        {orderNumber && (
          <p className={`${words.label} ${words.muted}`}>{text('result.number', { number: orderNumber })}</p>
        )}
        <h1>{text('process.title')}</h1>
        <p className={`${words.lead} ${words.soft}`}>{text(`process.${waiting}`)}</p>
        {waiting !== 'text' && (
          <>
            <div className={styles.actions}>
              {waiting !== 'unknown' && <Button onClick={onRetry}>{text('payment.confirm_retry')}</Button>}
              <ButtonLink look="line" href={href('/checkout/')}>
                {text('result.see_cart')}
              </ButtonLink>
            </div>
            <p className={`${words.note} ${words.muted}`}>
              {text('result.help', { phone: brand.phone, email: brand.contactEmail })}
            </p>
          </>
        )}
      </div>
      {children}
    </div>
  );
}
