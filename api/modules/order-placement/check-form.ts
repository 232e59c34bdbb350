import type { CheckoutForm } from 'mf-shared/contract';
import { needsState } from 'mf-shared/rules/address-state';
import { normaliseEmail } from 'mf-shared/rules/email-address';
import { normalisePhone } from 'mf-shared/rules/phone-number';
import { isNorthernIreland, normalisePostalCode } from 'mf-shared/rules/postal-code';
import { isState } from 'mf-shared/rules/states';

/** Form field → text key. */
export type FormProblems = Record<string, string>;

const needed = ['first_name', 'last_name', 'address', 'city'] as const;

/** The form with its values in their usual form, or what is wrong with it per field; rules of the delivery country. */
export function checkForm(
  form: CheckoutForm,
  country: string,
): { form: CheckoutForm; problems: null } | { form: null; problems: FormProblems } {
  const problems: FormProblems = {};
  for (const field of needed) if (form[field].trim() === '') problems[field] = 'validation.required';
  const postalCode = normalisePostalCode(country, form.postal_code);
  const phone = normalisePhone(country, form.phone);
  const email = normaliseEmail(form.email);
  if (form.postal_code.trim() === '') problems.postal_code = 'validation.required';
  else if (postalCode === null) problems.postal_code = 'validation.postal_code';
  else if (isNorthernIreland(country, postalCode)) problems.postal_code = 'checkout.northern_ireland';
  // Where addresses have no state, what an earlier choice of the country left is nobody's business.
  const state = needsState(country) ? form.state : '';
  if (needsState(country) && state === '') problems.state = 'validation.required';
  else if (state !== '' && !isState(country, state)) problems.state = 'validation.state';
  if (form.phone.trim() === '') problems.phone = 'validation.required';
  else if (phone === null) problems.phone = 'validation.phone';
  if (form.email.trim() === '') problems.email = 'validation.required';
  else if (email === null) problems.email = 'validation.email';
  if (Object.keys(problems).length > 0 || postalCode === null || phone === null || email === null)
    return { form: null, problems };
  const trimmed = Object.fromEntries(needed.map((field) => [field, form[field].trim()]));
  return { form: { ...form, ...trimmed, state, postal_code: postalCode, phone, email }, problems: null };
}
