import type { CheckoutForm } from 'mf-shared/contract';
import { describe, expect, it } from 'vitest';
import { checkForm } from './check-form.ts';

const maija: CheckoutForm = {
  delivery_method: 'posti-pickup',
  delivery_location: '1',
  seller_name: '',
  seller_number: '',
  customs_consent: '',
  first_name: ' Maija ',
  last_name: 'Meikäläinen',
  address: 'Satakunnankatu 21',
  postal_code: '33100',
  city: 'Tampere',
  state: '',
  phone: '040 123 4567',
  email: 'maija@Example.fi',
};

describe('the checkout form', () => {
  it('is kept trimmed, with the phone number in international form (CHECKOUT-1 to CHECKOUT-12)', () => {
    expect(checkForm(maija, 'fi').form).toEqual({
      ...maija,
      first_name: 'Maija',
      phone: '+358401234567',
      email: 'maija@example.fi',
    });
  });

  it('names every field that is wrong, by the rules of the delivery country', () => {
    const wrong = { ...maija, first_name: ' ', postal_code: '3310', phone: 'x', email: 'maija@' };
    expect(checkForm(wrong, 'fi').problems).toEqual({
      first_name: 'validation.required',
      postal_code: 'validation.postal_code',
      phone: 'validation.phone',
      email: 'validation.email',
    });
    expect(checkForm({ ...maija, phone: '40612345' }, 'no').problems).toEqual({
      postal_code: 'validation.postal_code',
    });
  });

  it('shipping to Northern Ireland is blocked (CHECKOUT-15)', () => {
    const belfast = { ...maija, postal_code: 'BT1 5GS', phone: '+44 28 9024 6609' };
    expect(checkForm(belfast, 'gb').problems).toEqual({ postal_code: 'checkout.northern_ireland' });
  });
});
