import { emptyCheckoutForm } from 'mf-shared/stores';
import { describe, expect, it } from 'vitest';
import { checkDetails } from './check-details.ts';

const aino = {
  ...emptyCheckoutForm,
  first_name: 'Aino',
  last_name: 'Lehtonen',
  address: 'Satakunnankatu 18 A 12',
  postal_code: '33100',
  city: 'Tampere',
  email: 'aino.lehtonen@example.fi',
  phone: '+358 40 123 4567',
};
const key = (changes: Partial<typeof aino>, country = 'fi') =>
  Object.values(checkDetails({ ...aino, ...changes }, country)).map((problem) => problem.key);

describe('the details of a buyer', () => {
  it('pass when they are whole', () => {
    expect(checkDetails(aino, 'fi')).toEqual({});
  });

  it('are told missing field by field, in the order of the form', () => {
    expect(Object.keys(checkDetails(emptyCheckoutForm, 'fi'))).toEqual([
      'first_name',
      'last_name',
      'address',
      'postal_code',
      'city',
      'email',
      'phone',
    ]);
  });

  it('count blanks as nothing', () => {
    expect(key({ city: '   ' })).toEqual(['missing.city']);
  });

  it('need a postal code of the delivery country', () => {
    expect(key({ postal_code: '3310' })).toEqual(['invalid.postal_code_digits']);
    expect(key({ postal_code: '114 55' }, 'se')).toEqual([]);
    expect(key({ postal_code: '11455' }, 'no')).toEqual(['invalid.postal_code']);
    expect(key({ postal_code: '100-0001' }, 'jp')).toEqual([]);
  });

  it('need a state where addresses have one, of the delivery country (CHECKOUT-81)', () => {
    const austin = { postal_code: '78701', city: 'Austin' };
    expect(key(austin, 'us')).toEqual(['missing.state']);
    expect(key({ ...austin, state: 'US-TX' }, 'us')).toEqual([]);
    expect(key({ postal_code: 'K1A 0B1', state: 'US-CA' }, 'ca')).toEqual(['invalid.state']);
    expect(Object.keys(checkDetails(emptyCheckoutForm, 'au'))).toContain('state');
    expect(key({ state: 'US-TX' }, 'fi')).toEqual([]);
  });

  it('need an email with both its parts', () => {
    expect(key({ email: 'aino' })).toEqual(['invalid.email_at']);
    expect(key({ email: 'aino.lehtonen@' })).toEqual(['invalid.email_domain']);
    expect(key({ email: 'aino@example' })).toEqual(['invalid.email']);
  });

  it('need a phone number with enough digits', () => {
    expect(key({ phone: '040' })).toEqual(['invalid.phone']);
  });
});
