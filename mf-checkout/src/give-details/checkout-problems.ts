import type { CheckoutForm } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { lacksCustomsConsent } from 'mf-shared/rules/customs-consent';
import type { Cart } from 'mf-shared/stores';
import type { FieldProblem } from 'mf-shared/ui/field/error-summary.tsx';
import { type ChosenDelivery, lacksLocation } from '../choose-delivery/chosen-delivery.ts';
import { checkDetails, detailFields } from './check-details.ts';

const postcodeFieldId = 'delivery-postal-code';
/** Gift cards that go by mail cross no border. */
const mailSlug = 'email';

export interface CheckoutToCheck {
  cart: { answer: Pick<Cart['answer'], 'reason' | 'errors'> };
  form: Required<CheckoutForm>;
  chosen: ChosenDelivery;
  countryCode: string;
}

/**
 * All that keeps the order from payment, in the order of the page, each with the field that mends it: what the service's
 * answer on the cart says or lacks, which the next answer may mend, and what the buyer alone can mend.
 */
export function checkoutProblems({ cart, form, chosen, countryCode }: CheckoutToCheck, text: Translate) {
  const details = checkDetails(form, countryCode);
  const fields = detailFields.flatMap((field) => {
    const problem = details[field];
    return problem ? [{ fieldId: `details-${field}`, message: text(problem.key, problem.values) }] : [];
  });
  const lacksConsent = chosen.method?.slug !== mailSlug && lacksCustomsConsent(countryCode, form.customs_consent);
  const customs = { fieldId: 'customs-consent', message: text('missing.customs_consent') };
  return {
    answered: [...blocks(cart.answer), ...deliveryProblems(chosen, text)],
    typed: lacksConsent ? [...fields, customs] : fields,
  };
}

/** Why the service would not take this order as it is; it names each reason among its errors. */
function blocks({ reason, errors }: CheckoutToCheck['cart']['answer']): FieldProblem[] {
  const fieldId = reason === 'one_vuota' ? 'cart-rows' : 'delivery-country';
  return errors
    .filter(({ code }) => code === reason)
    .map(({ message, field }) => ({ fieldId: field ? postcodeFieldId : fieldId, message }));
}

function deliveryProblems(chosen: ChosenDelivery, text: Translate): FieldProblem[] {
  const fieldId = postcodeFieldId;
  if (!chosen.method) return [{ fieldId, message: text('missing.delivery_method') }];
  return lacksLocation(chosen) ? [{ fieldId, message: text('missing.delivery_location') }] : [];
}
