import type { Difference } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { type FormEvent, useState } from 'react';
import { KlarnaWidget } from '../pay/klarna-widget.tsx';
import { PaymentMethods } from '../pay/payment-methods.tsx';
import { PaymentUnconfirmed } from '../pay/payment-unconfirmed.tsx';
import styles from './pay-difference.module.css';
import type { LinkedDifference } from './use-difference.ts';
import { useDifferencePayment } from './use-difference-payment.ts';

interface Props {
  link: LinkedDifference;
  difference: Difference;
  /** The amount as it is charged. */
  amount: string;
  onEnd: () => void;
}

/** How to pay, the button that says how much, and the way back to the money. */
export function PayDifference({ link, difference: { methods }, amount, onEnd }: Props) {
  const text = useText('mf-checkout');
  const { brand } = usePageConfig();
  const [slug, setSlug] = useState<string | null>(null);
  const [isGivingUp, setIsGivingUp] = useState(false);
  const { state, message, pay, confirm, confirmAgain, giveUp } = useDifferencePayment(link, onEnd);
  const method = methods.find((each) => each.slug === slug) ?? methods[0];
  if (state.kind === 'unconfirmed') return <PaymentUnconfirmed onConfirmAgain={confirmAgain} />;
  if (state.kind === 'confirming')
    return <KlarnaWidget onReady={(container) => void confirm(state.order, container)} />;
  const isBusy = state.kind !== 'choosing';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (method) void pay(method.slug);
  };
  return (
    <form className={styles.pay} onSubmit={handleSubmit} noValidate>
      {method ? (
        <PaymentMethods methods={methods} chosen={method} isBusy={isBusy} onChoose={setSlug} />
      ) : (
        <Notice kind="warning">{text('payment.none', { phone: brand.phone })}</Notice>
      )}
      {message && (
        <Notice kind="error" isLive>
          {message}
        </Notice>
      )}
      {method && (
        <Button type="submit" look="action" isWide isBusy={isBusy}>
          {text('difference.pay', { total: amount })}
        </Button>
      )}
      {isGivingUp ? (
        <div className={styles.giveUp}>
          <p>{text('difference.give_up_sure')}</p>
          <div className={styles.actions}>
            <Button look="strong" isBusy={isBusy} onClick={() => void giveUp()}>
              {text('difference.give_up_yes')}
            </Button>
            <Button look="line" onClick={() => setIsGivingUp(false)}>
              {text('difference.give_up_no')}
            </Button>
          </div>
        </div>
      ) : (
        <Button look="line" disabled={isBusy} onClick={() => setIsGivingUp(true)}>
          {text('difference.give_up')}
        </Button>
      )}
      <span className={words.hidden} role="status">
        {isBusy ? text('difference.busy') : ''}
      </span>
    </form>
  );
}
