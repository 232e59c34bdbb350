import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { $checkoutForm, type Cart } from 'mf-shared/stores';
import { chosenDelivery } from '../choose-delivery/chosen-delivery.ts';
import { useSettledDelivery } from '../choose-delivery/use-settled-delivery.ts';
import { checkDetails } from '../give-details/check-details.ts';
import { checkoutProblems } from '../give-details/checkout-problems.ts';
import { useKnownDetails } from '../give-details/use-known-details.ts';
import { isAsked } from '../lib/is-asked.ts';

/**
 * The buyer, the delivery, and what is missing before the buyer can go on. It is unsettled while only an answer that is
 * under way can tell whether anything is.
 */
export function useDetails(cart: Cart) {
  const text = useText('mf-checkout');
  const { deliveryCountryCode: countryCode } = usePageConfig();
  const form = useStore($checkoutForm, { ssr: 'initial' });
  const chosen = chosenDelivery(cart.answer.delivery_methods, form);
  useSettledDelivery(chosen);
  useKnownDetails();
  const { answered, typed } = checkoutProblems({ cart, form, chosen, countryCode }, text);
  const isUnsettled = isAsked(cart) && answered.length > 0 && typed.length === 0;
  const problems = [...answered, ...typed];
  return { form, chosen, details: checkDetails(form, countryCode), problems, isUnsettled };
}
