import { describe, expect, it } from 'vitest';
import { checkFields } from './check-fields.ts';

describe('fields of a form', () => {
  it('tells the first rule that each breaks', () => {
    const values = { name: '  ', email: 'aino', password: 'lyhyt', phone: '' };
    const rules = { name: ['required'], email: ['required', 'email'], password: ['required', 'password'] } as const;
    expect(checkFields(values, rules)).toEqual({ name: 'required', email: 'email', password: 'password' });
  });

  it.each(['aino@havu.fi', ' aino.l+retki@havu.co.uk '])('takes %j for an address', (email) => {
    expect(checkFields({ email }, { email: ['email'] })).toEqual({});
  });

  it.each(['', 'aino', 'aino@havu', '@havu.fi', 'a b@havu.fi', 'aino@havu.'])('takes %j for none', (email) => {
    expect(checkFields({ email }, { email: ['email'] })).toEqual({ email: 'email' });
  });

  it('counts a password’s spaces, which are its own', () => {
    expect(checkFields({ password: 'a        b' }, { password: ['password'] })).toEqual({});
  });
});
