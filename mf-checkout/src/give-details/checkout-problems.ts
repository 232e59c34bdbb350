import type { Translate } from 'mf-shared/i18n';
import type { FieldProblem } from 'mf-shared/ui/field/error-summary.tsx';
import { type ChosenDelivery, lacksLocation } from '../choose-delivery/chosen-delivery.ts';
import { type DetailProblems, detailFields } from './check-details.ts';

/** All that keeps the order from payment, in the order of the page, each with the field that mends it. */
export function checkoutProblems(details: DetailProblems, chosen: ChosenDelivery, text: Translate): FieldProblem[] {
  const fieldId = 'delivery-postal-code';
  const delivery: FieldProblem[] = [];
  if (!chosen.method) delivery.push({ fieldId, message: text('missing.delivery_method') });
  if (lacksLocation(chosen)) delivery.push({ fieldId, message: text('missing.delivery_location') });
  const fields = detailFields.flatMap((field) => {
    const problem = details[field];
    return problem ? [{ fieldId: `details-${field}`, message: text(problem.key, problem.values) }] : [];
  });
  return [...delivery, ...fields];
}
