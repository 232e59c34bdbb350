import type { CheckoutForm } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import type { Cart } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { RadioCard } from 'mf-shared/ui/field/radio-card.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { type FormEvent, useRef, useState } from 'react';
import { useCartAmounts } from '../see-total/use-cart-amounts.ts';
import { ChargeNote } from './charge-note.tsx';
import { chargedInstead } from './charged-instead.ts';
import { KlarnaWidget } from './klarna-widget.tsx';
import { offeredPayments } from './offered-payments.ts';
import styles from './pay.module.css';
import { PaymentMethods } from './payment-methods.tsx';
import { PaymentUnconfirmed } from './payment-unconfirmed.tsx';
import { TermsCheck } from './terms-check.tsx';
import { usePayment } from './use-payment.ts';

/** How to pay, the terms, and the button that says how much. */
export function Pay({ cart, form }: { cart: Cart; form: CheckoutForm }) {
  const text = useText('mf-checkout');
  const config = usePageConfig();
  const { amounts, write } = useCartAmounts(cart);
  const terms = useRef<HTMLInputElement>(null);
  const [slug, setSlug] = useState('');
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const { state, message, pay, confirm, confirmAgain } = usePayment(form);
  const methods = offeredPayments(cart.answer);
  const method = methods.find((offered) => offered.slug === slug) ?? methods[0];

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (!acceptsTerms) terms.current?.focus();
    else if (method) void pay({ paymentMethod: method.slug, acceptsTerms });
  };

  if (state.kind === 'unconfirmed') return <PaymentUnconfirmed onConfirmAgain={confirmAgain} />;
  if (state.kind === 'confirming')
    return <KlarnaWidget onReady={(container) => void confirm(state.order, container)} />;
  const refused = cart.answer.refused_payments.map(({ slug: key, name, message: why }) => (
    <RadioCard key={key} name="payment-method" value={key} label={name} note={why} disabled />
  ));
  if (!method)
    return cart.status === 'VALIDATED' ? (
      <Notice kind="warning" isLive>
        {cart.answer.refused_payments.map(({ message: why }) => why).join(' ') ||
          text('payment.none', { phone: config.brand.phone })}
      </Notice>
    ) : (
      <Bone kind="button" />
    );
  const isBusy = state.kind !== 'choosing';
  const total = chargedInstead(cart, method.processor, config) ?? write(amounts.payableMinor);
  const paysNow = method.processor === 'klarna' || method.processor === 'paypal';
  return (
    <form className={styles.pay} onSubmit={handleSubmit} noValidate>
      <PaymentMethods methods={methods} chosen={method} isBusy={isBusy} onChoose={setSlug}>
        {refused}
      </PaymentMethods>
      <TermsCheck
        ref={terms}
        checked={acceptsTerms}
        disabled={isBusy}
        isMissing={isSent && !acceptsTerms}
        onChange={setAcceptsTerms}
      />
      {message && (
        <Notice kind="error" isLive>
          {message}
        </Notice>
      )}
      <ChargeNote cart={cart} methods={[method]} />
      <Button type="submit" look="action" isWide isBusy={isBusy}>
        {paysNow ? text('payment.pay', { total }) : text('payment.order')}
      </Button>
      <span className={words.hidden} role="status">
        {isBusy ? text('payment.placing') : ''}
      </span>
      <p className={`${words.note} ${words.muted}`}>{text(`payment.note_${method.processor}`)}</p>
    </form>
  );
}
