import type { CheckoutForm } from 'mf-shared/contract';
import { readRecord, readString } from '../rules/cart/read-stored.ts';
import { persistentState } from './persistent-state.ts';

export const emptyCheckoutForm: Required<CheckoutForm> = {
  delivery_method: '',
  delivery_location: '',
  seller_name: '',
  seller_number: '',
  customs_consent: '',
  first_name: '',
  last_name: '',
  address: '',
  postal_code: '',
  city: '',
  state: '',
  phone: '',
  email: '',
};

export type CheckoutFormField = keyof typeof emptyCheckoutForm;

/** What was typed in the checkout: survives a reload and coming back, and stays on this device (CHECKOUT-76). */
export const $checkoutForm = persistentState<Required<CheckoutForm>>('havu-checkout-form', emptyCheckoutForm, {
  parse: parseCheckoutForm,
  serialise: JSON.stringify,
});

export function setFormField(field: CheckoutFormField, value: string): void {
  const form = $checkoutForm.get();
  if (form[field] !== value) $checkoutForm.set({ ...form, [field]: value });
}

/** Fills what the shopper has not typed, as with the address of a customer who signs in. Returns whether anything was filled. */
export function fillEmptyFields(known: Partial<Record<CheckoutFormField, string>>): boolean {
  const form = $checkoutForm.get();
  const fields = Object.keys(emptyCheckoutForm) as CheckoutFormField[];
  const filled = fields.filter((field) => form[field] === '' && (known[field] ?? '') !== '');
  if (filled.length === 0) return false;
  $checkoutForm.set({ ...form, ...Object.fromEntries(filled.map((field) => [field, known[field]])) });
  return true;
}

export function clearCheckoutForm(): void {
  $checkoutForm.set(emptyCheckoutForm);
}

function parseCheckoutForm(text: string): Required<CheckoutForm> {
  try {
    const stored = readRecord(JSON.parse(text));
    const fields = Object.keys(emptyCheckoutForm) as CheckoutFormField[];
    return { ...emptyCheckoutForm, ...Object.fromEntries(fields.map((field) => [field, readString(stored[field])])) };
  } catch {
    return emptyCheckoutForm;
  }
}
