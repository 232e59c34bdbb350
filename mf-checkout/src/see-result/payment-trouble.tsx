import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { returnIcon, warningIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import words from 'mf-shared/ui/text/text.module.css';
import type { ResultKind } from './result-path.ts';
import styles from './see-result.module.css';

const kinds = {
  payment_cancelled: { key: 'cancelled', path: '/checkout/payment/', action: 'result.pay_again' },
  payment_error: { key: 'error', path: '/checkout/payment/', action: 'result.pay_again' },
  payment_address: { key: 'address', path: '/checkout/', action: 'result.check_address' },
} as const;

/** A payment that did not happen: what that means, that the cart is intact, and the way on. */
export function PaymentTrouble({ kind, number }: { kind: Exclude<ResultKind, 'payment_ok'>; number: string | null }) {
  const text = useText('mf-checkout');
  const href = useHref();
  const { brand } = usePageConfig();
  const { key, path, action } = kinds[kind];
  return (
    <div className={`${layout.page} ${styles.trouble}`}>
      <Icon shape={kind === 'payment_cancelled' ? returnIcon : warningIcon} className={styles.troubleIcon} />
      {number && <p className={`${words.label} ${words.muted}`}>{text('result.number', { number })}</p>}
      <h1>{text(`result.${key}_title`)}</h1>
      <p className={`${words.lead} ${words.soft}`}>{text(`result.${key}_text`)}</p>
      <div className={styles.actions}>
        <ButtonLink look="action" href={href(path)}>
          {text(action)}
        </ButtonLink>
        {path !== '/checkout/' && (
          <ButtonLink look="line" href={href('/checkout/')}>
            {text('result.see_cart')}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={href('/')}>
          {text('result.continue')}
        </ButtonLink>
      </div>
      <p className={`${words.note} ${words.muted}`}>
        {text('result.help', { phone: brand.phone, email: brand.contactEmail })}
      </p>
    </div>
  );
}
