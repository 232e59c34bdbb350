// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { $checkoutForm, clearCheckoutForm, fillEmptyFields, setFormField } from './checkout-form.ts';

beforeEach(() => {
  clearCheckoutForm();
});

it('keeps what was typed on this device (CHECKOUT-76)', () => {
  setFormField('city', 'Tampere');
  expect(JSON.parse(localStorage.getItem('havu-checkout-form') ?? '')).toMatchObject({ city: 'Tampere' });
});

it('fills from the customer only what was not typed', () => {
  setFormField('city', 'Tampere');
  expect(fillEmptyFields({ city: 'Turku', first_name: 'Aino', phone: '' })).toBe(true);
  expect($checkoutForm.get()).toMatchObject({ city: 'Tampere', first_name: 'Aino', phone: '' });
  expect(fillEmptyFields({ city: 'Turku', first_name: 'Eino' })).toBe(false);
});
