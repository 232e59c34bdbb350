import type { ComplaintForm } from 'mf-shared/contract';
import { normaliseEmail } from './email-address.ts';
import { normalisePhone } from './phone-number.ts';

export type ComplaintFlag = 'required' | 'email' | 'phone';

/** Numbers without a country's code are taken as Finnish. */
const home = 'fi';

/**
 * The error flags of a complaint's form, field → what is wrong, in the order in which the form shows its fields: the first
 * one gets the focus (AFTER-66 to AFTER-68). A row's field is `rows.0.model`.
 */
export function complaintFlags(form: ComplaintForm): Map<string, ComplaintFlag> {
  const flags = new Map<string, ComplaintFlag>();
  const need = (field: string, value: string) => {
    if (value.trim() === '') flags.set(field, 'required');
  };
  if (form.salesChannel === 'S') need('orderNumber', form.orderNumber);
  else {
    need('store', form.store);
    if (form.orderNumber.trim() === '') need('receipt', form.receipt);
  }
  for (const [index, row] of form.rows.entries()) {
    need(`rows.${index}.manufacturer`, row.manufacturer);
    need(`rows.${index}.model`, row.model);
    if (!row.noSize) need(`rows.${index}.size`, row.size);
    need(`rows.${index}.complaint`, row.complaint);
  }
  need('customerName', form.customerName);
  if (form.phone.trim() === '') flags.set('phone', 'required');
  else if (normalisePhone(home, form.phone) === null) flags.set('phone', 'phone');
  if (form.email.trim() === '') flags.set('email', 'required');
  else if (normaliseEmail(form.email) === null) flags.set('email', 'email');
  return flags;
}

/** The order's number as the shop knows it: buyers write it with the 'S' before it, with spaces, or without (AFTER-65). */
export const orderNumberOf = (written: string): string => written.replace(/\s/g, '').replace(/^S/i, '');

/** The number as a complaint shows it: with the 'S' of the web shop. */
export const shownOrderNumber = (number: string): string => `S${orderNumberOf(number)}`;
