import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { lacksCustomsConsent } from 'mf-shared/rules/customs-consent';
import { $checkoutForm, type Cart } from 'mf-shared/stores';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Step, Steps } from 'mf-shared/ui/steps/steps.tsx';
import { chosenDelivery, lacksLocation } from '../choose-delivery/chosen-delivery.ts';
import { checkDetails } from '../give-details/check-details.ts';
import { useMoney } from '../lib/use-money.ts';
import { Pay } from '../pay/pay.tsx';
import { ValidationNotice } from '../review-cart/validation-notice.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { cartLine, deliveryLine, detailsLine } from './step-lines.ts';

/** The steps that are done, folded to a line each, and the payment. */
export function PaymentSteps({ cart }: { cart: Cart }) {
  const text = useText('mf-checkout');
  const href = useHref();
  const money = useMoney();
  const { deliveryCountryCode } = usePageConfig();
  const form = useStore($checkoutForm, { ssr: 'initial' });
  const chosen = chosenDelivery(cart.answer.delivery_methods, form);
  const hasConsent = chosen.method?.slug === 'email' || !lacksCustomsConsent(deliveryCountryCode, form.customs_consent);
  const hasDetails = Object.keys(checkDetails(form, deliveryCountryCode)).length === 0;
  const isComplete = hasDetails && hasConsent && form.delivery_method !== '' && !lacksLocation(chosen);
  const change = (step: string) => () => location.assign(`${href('/checkout/')}#${step}`);
  return (
    <CheckoutFrame title={text('page.payment_title')} cart={cart} deliveryName={chosen.method?.name ?? ''}>
      <ValidationNotice cart={cart} />
      <Steps>
        <Step title={text('step.cart')} state="done" onChange={change('cart')} summary={cartLine(cart)} />
        <Step
          title={text('step.delivery')}
          state="done"
          onChange={change('delivery')}
          summary={deliveryLine(chosen, text, money)}
        />
        <Step
          title={text('step.details')}
          state="done"
          onChange={change('details')}
          summary={detailsLine(form, deliveryCountryCode)}
        />
        <Step title={text('step.payment')} state="open">
          {isComplete ? (
            <Pay cart={cart} form={form} />
          ) : (
            <>
              <Notice kind="warning">{text('payment.unfinished')}</Notice>
              <ButtonLink look="action" href={href('/checkout/')}>
                {text('payment.back')}
              </ButtonLink>
            </>
          )}
        </Step>
      </Steps>
    </CheckoutFrame>
  );
}
