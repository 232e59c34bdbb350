import type { DeliveryMethod } from 'mf-shared/contract';
import { emptyCheckoutForm } from 'mf-shared/stores';
import { expect, it } from 'vitest';
import { checkoutProblems } from './checkout-problems.ts';

const home: DeliveryMethod = {
  slug: 'home',
  name: 'Home',
  description: '',
  carrier: '',
  price: 0,
  kind: 'home',
  estimate: null,
  estimate_text: '',
  locations: [],
};
const form = {
  ...emptyCheckoutForm,
  first_name: 'Ann',
  last_name: 'Lee',
  address: 'High Street 1',
  postal_code: 'SW1A 1AA',
  city: 'London',
  email: 'ann@example.com',
  phone: '+44 20 7946 0958',
};
const check = (changed: Partial<Parameters<typeof checkoutProblems>[0]>) => {
  const { answered, typed } = checkoutProblems(
    {
      cart: { answer: { reason: null, errors: [] } },
      form,
      chosen: { method: home, location: null },
      countryCode: 'gb',
      ...changed,
    },
    (key) => key,
  );
  return [...answered, ...typed].map(({ fieldId, message }) => `${fieldId}: ${message}`);
};

it('asks for consent to customs before anything is shipped, for this country (CHECKOUT-27 to CHECKOUT-29)', () => {
  expect(check({})).toEqual(['customs-consent: missing.customs_consent']);
  expect(check({ form: { ...form, customs_consent: 'ch' } })).toHaveLength(1);
  expect(check({ form: { ...form, customs_consent: 'gb' } })).toEqual([]);
});

it('asks for none where only a gift card is mailed', () => {
  expect(check({ chosen: { method: { ...home, slug: 'email' }, location: null } })).toEqual([]);
});

it('names what blocks the whole order in the service’s words (CHECKOUT-30)', () => {
  const errors = [
    { code: 'one_vuota', message: 'Only one' },
    { code: 'product_removed', message: 'Gone' },
  ];
  const agreed = { ...form, customs_consent: 'gb' };
  expect(check({ form: agreed, cart: { answer: { reason: 'one_vuota', errors } } })).toEqual(['cart-rows: Only one']);
});
