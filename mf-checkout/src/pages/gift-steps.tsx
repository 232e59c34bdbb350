import { useText } from 'mf-shared/i18n';
import type { Cart } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Step, Steps } from 'mf-shared/ui/steps/steps.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { useState } from 'react';
import { DeliveryStep } from '../choose-delivery/delivery-step.tsx';
import { CustomsConsent } from '../give-details/customs-consent.tsx';
import { DetailsFields } from '../give-details/details-fields.tsx';
import { TermsCheck } from '../pay/terms-check.tsx';
import { usePayment } from '../pay/use-payment.ts';
import { CartList } from '../review-cart/cart-list.tsx';
import type { useRemoval } from '../review-cart/use-removal.ts';
import { ValidationNotice } from '../review-cart/validation-notice.tsx';
import styles from './checkout-frame.module.css';
import { CheckoutFrame, MissingSummary } from './checkout-frame.tsx';
import { useDetails } from './use-details.ts';
import { useSending } from './use-sending.ts';

const formId = 'checkout-details';
const termsId = 'gift-terms';

/**
 * The payment page of a gift campaign: its code leads straight here (GIFT-18, GIFT-19), so where the gift goes is asked
 * on this page, and nothing is paid.
 */
export function GiftSteps({ cart, removal }: { cart: Cart; removal: ReturnType<typeof useRemoval> }) {
  const text = useText('mf-checkout');
  const { form, chosen, details, problems: missing, isUnsettled } = useDetails(cart);
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const { state, message, pay } = usePayment(form);
  const problems = [...missing, ...(acceptsTerms ? [] : [{ fieldId: termsId, message: text('missing.terms') }])];
  const isBusy = state.kind !== 'choosing';
  const { attempt, isWaiting, handleSubmit } = useSending({
    problemCount: problems.length,
    isUnsettled: isUnsettled && acceptsTerms,
    onSend: () => void pay({ paymentMethod: cart.answer.payment_methods[0]?.slug ?? 'giftcard', acceptsTerms }),
  });
  return (
    <CheckoutFrame title={text('gift.title')} cart={cart} deliveryName={chosen.method?.name ?? ''}>
      <MissingSummary attempt={attempt} problems={problems} />
      <ValidationNotice cart={cart} />
      <Steps>
        <Step id="cart" title={text('gift.step')} state="open">
          <div id="cart-rows" tabIndex={-1}>
            <CartList cart={cart} removal={removal} />
          </div>
        </Step>
        <Step id="delivery" title={text('step.delivery')} state="open">
          <DeliveryStep cart={cart} chosen={chosen} />
        </Step>
        <Step id="details" title={text('step.details')} state="open">
          <DetailsFields problems={details} formId={formId} isSent={attempt > 0} />
          <CustomsConsent isSent={attempt > 0} />
        </Step>
      </Steps>
      <form id={formId} className={styles.send} onSubmit={handleSubmit} noValidate>
        <TermsCheck
          id={termsId}
          checked={acceptsTerms}
          disabled={isBusy}
          isMissing={attempt > 0 && !acceptsTerms}
          onChange={setAcceptsTerms}
        />
        {message && (
          <Notice kind="error" isLive>
            {message}
          </Notice>
        )}
        <Button type="submit" look="action" isWide isBusy={isBusy || isWaiting}>
          {text('gift.order')}
        </Button>
        <p className={`${words.note} ${words.muted}`}>
          {text('gift.note', { name: cart.answer.giftcampaign_data?.name ?? '' })}
        </p>
      </form>
    </CheckoutFrame>
  );
}
