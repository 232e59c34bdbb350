import { expect, it } from 'vitest';
import { commerceSettings } from './commerce-settings.ts';

const klarna = {
  KLARNA_BASE_URL: 'https://pay.example/klarna',
  KLARNA_USERNAME: 'shop',
  KLARNA_PASSWORD: 'secret',
  KLARNA_SCRIPT_URL: 'https://cdn.example/klarna.js',
};

it('addresses and keys of the providers are configuration: without them nobody is asked (CHECKOUT-57)', () => {
  expect(commerceSettings({})).toMatchObject({ klarna: null, paypal: null, carrier: null });
  expect(commerceSettings(klarna).klarna).toMatchObject({
    ...{ baseUrl: 'https://pay.example/klarna', username: 'shop', password: 'secret' },
    ...{ scriptUrl: 'https://cdn.example/klarna.js', frameOrigins: ['https://cdn.example'] },
  });
});

it.each(['KLARNA_BASE_URL', 'KLARNA_USERNAME', 'KLARNA_PASSWORD'])(
  'a shop without %s beside the others does not start without Klarna, which nobody would notice',
  (name) => {
    expect(() => commerceSettings({ ...klarna, [name]: '' })).toThrow(`${name} must be set where KLARNA_`);
  },
);

it('the same holds of PayPal and the carrier', () => {
  expect(() => commerceSettings({ PAYPAL_BASE_URL: 'https://pay.example', PAYPAL_CLIENT_ID: 'shop' })).toThrow(
    'PAYPAL_CLIENT_SECRET must be set where PAYPAL_BASE_URL is',
  );
  expect(() => commerceSettings({ CARRIER_KEY: 'key' })).toThrow('CARRIER_BASE_URL must be set where CARRIER_KEY is');
});

it('a shop that has sold with a short secret starts with it: a longer one would break the links that it has mailed', () => {
  expect(commerceSettings({ SERVICE_SECRET: 'x' }).secret).toBe('x');
  expect(commerceSettings({ SERVICE_SECRET: '' }).secret).toBeNull();
  expect(commerceSettings({ SERVICE_SECRET: 'a secret of thirty-two characters' }).secret).toContain('thirty-two');
});
