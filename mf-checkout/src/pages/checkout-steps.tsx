import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { customsCountryOf } from 'mf-shared/rules/customs-consent';
import { $buyingMode, $isStaff, type Cart } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Step, Steps } from 'mf-shared/ui/steps/steps.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { Suspense } from 'react';
import { DeliveryStep } from '../choose-delivery/delivery-step.tsx';
import { DetailsFields } from '../give-details/details-fields.tsx';
import { SpecialRequests } from '../give-details/special-requests.tsx';
import { useArrivalAtStep } from '../lib/use-arrival-at-step.ts';
import { offeredPayments } from '../pay/offered-payments.ts';
import { CartList } from '../review-cart/cart-list.tsx';
import type { useRemoval } from '../review-cart/use-removal.ts';
import { ValidationNotice } from '../review-cart/validation-notice.tsx';
import styles from './checkout-frame.module.css';
import { CheckoutFrame, MissingSummary } from './checkout-frame.tsx';
import { useDetails } from './use-details.ts';
import { useSending } from './use-sending.ts';

const CustomsConsent = lazyPart(() =>
  import('../give-details/customs-consent.tsx').then((part) => part.CustomsConsent),
);
const SellerFields = lazyPart(() => import('../give-details/seller-fields.tsx').then((part) => part.SellerFields));

const ClubLine = lazyPart(() => import('../see-club-prices/club-line.tsx').then((part) => part.ClubLine));
const QuickAdd = lazyPart(() => import('../quick-add/quick-add.tsx').then((part) => part.QuickAdd));
const ChargeNote = lazyPart(() => import('../pay/charge-note.tsx').then((part) => part.ChargeNote));

const formId = 'checkout-details';

interface CheckoutStepsProps {
  cart: Cart;
  removal: ReturnType<typeof useRemoval>;
}

/** The three steps before payment. The way on names what is missing instead of being disabled. */
export function CheckoutSteps({ cart, removal }: CheckoutStepsProps) {
  const text = useText('mf-checkout');
  const href = useHref();
  const { currencyCode } = usePageConfig();
  const mode = useStore($buyingMode, { ssr: 'initial' });
  const { chosen, details, problems, isUnsettled } = useDetails(cart);
  useArrivalAtStep();
  const { attempt, isWaiting, handleSubmit } = useSending({
    problemCount: problems.length,
    isUnsettled,
    onSend: () => location.assign(href('/checkout/payment/')),
  });
  return (
    <CheckoutFrame title={text('page.title')} cart={cart} deliveryName={chosen.method?.name ?? ''}>
      <MissingSummary attempt={attempt} problems={problems} />
      <ValidationNotice cart={cart} />
      {mode.kind === 'enterprise' && (
        <Notice kind="info">{text('enterprise.checking_out', { id: String(mode.id) })}</Notice>
      )}
      <Steps>
        <Step id="cart" title={text('step.cart')} state="open">
          <div id="cart-rows" tabIndex={-1}>
            <CartList cart={cart} removal={removal} />
          </div>
          <Suspense fallback={null}>
            <ClubLine cart={cart} />
          </Suspense>
          {mode.kind === 'normal' && !cart.giftCampaignData && (
            <Suspense fallback={null}>
              <QuickAdd />
            </Suspense>
          )}
        </Step>
        <Step id="delivery" title={text('step.delivery')} state="open">
          <DeliveryStep cart={cart} chosen={chosen} />
        </Step>
        <Step id="details" title={text('step.details')} state="open">
          <DetailsFields problems={details} formId={formId} isSent={attempt > 0} />
          <SpecialRequests requests={cart.specialRequests} />
          <RareDetails isSent={attempt > 0} />
        </Step>
      </Steps>
      <form id={formId} className={styles.send} onSubmit={handleSubmit} noValidate>
        {currencyCode !== 'eur' && (
          <Suspense fallback={null}>
            <ChargeNote cart={cart} methods={offeredPayments(cart.answer)} />
          </Suspense>
        )}
        <Button type="submit" look="action" isWide isBusy={isWaiting}>
          {text('page.to_payment')}
        </Button>
        <p className={`${words.note} ${words.muted}`}>{text('page.to_payment_note')}</p>
      </form>
    </CheckoutFrame>
  );
}

/** What the staff alone are asked, and whoever orders to a country with customs of its own. */
function RareDetails({ isSent }: { isSent: boolean }) {
  const { deliveryCountryCode } = usePageConfig();
  const isStaff = useStore($isStaff, { ssr: 'initial' });
  return (
    <>
      {isStaff && (
        <Suspense fallback={null}>
          <SellerFields />
        </Suspense>
      )}
      {customsCountryOf(deliveryCountryCode) && (
        <Suspense fallback={null}>
          <CustomsConsent isSent={isSent} />
        </Suspense>
      )}
    </>
  );
}
