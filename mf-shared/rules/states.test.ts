import { describe, expect, it } from 'vitest';
import { isStateOf, needsState, shortState, townLine } from './address-state.ts';
import { deliveryCountries } from './delivery-countries.ts';
import { isState, statesOf } from './states.ts';

describe('the states of addresses', () => {
  it('are listed for the countries that need one, and for no other (CHECKOUT-81)', () => {
    for (const country of Object.keys(deliveryCountries))
      expect(`${country} ${statesOf(country).length > 0}`).toBe(`${country} ${needsState(country)}`);
    expect(['us', 'ca', 'au'].map((country) => statesOf(country).length)).toEqual([56, 13, 8]);
  });

  it('stand by name, each once, with the country’s code before their own', () => {
    for (const country of ['us', 'ca', 'au']) {
      const names = statesOf(country).map(({ name }) => name);
      expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b, 'en')));
      for (const { code } of statesOf(country)) {
        expect(code).toMatch(/^[A-Z]{2}-[A-Z]{2,3}$/);
        expect(isStateOf(country, code)).toBe(true);
      }
    }
  });

  it('are known in their own country only', () => {
    expect(isState('US', 'US-DC')).toBe(true);
    expect(isState('us', 'US-XX')).toBe(false);
    expect(isState('ca', 'US-CA')).toBe(false);
    expect(isState('fi', 'FI-18')).toBe(false);
    expect(isStateOf('ca', 'US-CA')).toBe(false);
  });

  it('are written as the post of their country writes them', () => {
    expect(shortState('AU-NSW')).toBe('NSW');
    expect(townLine({ postal_code: '78701', city: 'Austin', state: 'US-TX' })).toBe('Austin, TX 78701');
    expect(townLine({ postal_code: 'K1A 0B1', city: 'Ottawa', state: 'CA-ON' })).toBe('Ottawa ON K1A 0B1');
    expect(townLine({ postal_code: '2000', city: 'Sydney', state: 'AU-NSW' })).toBe('Sydney NSW 2000');
    expect(townLine({ postal_code: '33100', city: 'Tampere', state: '' })).toBe('33100 Tampere');
    expect(townLine({ postal_code: '', city: '', state: '' })).toBe('');
  });
});
