import type { CheckoutForm } from 'mf-shared/contract';
import { isStateOf, needsState } from 'mf-shared/rules/address-state';
import { normaliseEmail } from 'mf-shared/rules/email-address';
import { normalisePhone } from 'mf-shared/rules/phone-number';
import { checkPostalCode, type DetailProblem } from '../lib/postal-code.ts';

/** The fields that are typed, in the order in which they stand. */
export const detailFields = [
  'first_name',
  'last_name',
  'address',
  'postal_code',
  'city',
  'state',
  'email',
  'phone',
] as const;
export type DetailField = (typeof detailFields)[number];
export type DetailProblems = Partial<Record<DetailField, DetailProblem>>;

/** What keeps the details from being sent, per field, by the rules that the service uses too. */
export function checkDetails(form: CheckoutForm, countryCode: string): DetailProblems {
  const problems: DetailProblems = {};
  for (const field of detailFields) {
    const problem = checkField(field, form[field].trim(), countryCode);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function checkField(field: DetailField, value: string, countryCode: string): DetailProblem | null {
  if (field === 'state' && !needsState(countryCode)) return null;
  if (value === '') return told(`missing.${field}`);
  if (field === 'state' && !isStateOf(countryCode, value)) return told('invalid.state');
  if (field === 'postal_code') return checkPostalCode(value, countryCode);
  if (field === 'email') return checkEmail(value);
  if (field === 'phone' && normalisePhone(countryCode, value) === null) return told('invalid.phone');
  return null;
}

function checkEmail(email: string): DetailProblem | null {
  const at = email.lastIndexOf('@');
  if (at < 0) return told('invalid.email_at');
  if (at === email.length - 1) return told('invalid.email_domain');
  return normaliseEmail(email) === null ? told('invalid.email') : null;
}

function told(key: string): DetailProblem {
  return { key, values: {} };
}
