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
  for (const name of ['KLARNA_BASE_URL', 'KLARNA_USERNAME', 'KLARNA_PASSWORD'])
    expect(commerceSettings({ ...klarna, [name]: '' }).klarna).toBeNull();
});
