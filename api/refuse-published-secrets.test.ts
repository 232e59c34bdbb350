import { expect, it } from 'vitest';
import { refusePublishedSecrets } from './refuse-published-secrets.ts';

const sandboxKeys = { KLARNA_USERNAME: 'sandbox', KLARNA_PASSWORD: 'sandbox', PAYPAL_WEBHOOK_ID: 'WH-SANDBOX' };

it('refuses the sandbox’s keys in production (CONF-109)', () => {
  expect(() => refusePublishedSecrets({ NODE_ENV: 'production', ...sandboxKeys })).toThrow(
    'KLARNA_USERNAME, KLARNA_PASSWORD, PAYPAL_WEBHOOK_ID',
  );
  const own = { NODE_ENV: 'production', KLARNA_USERNAME: 'PK1', KLARNA_PASSWORD: 'own' };
  expect(() => refusePublishedSecrets(own)).not.toThrow();
});

it('takes them from a developer', () => {
  expect(() => refusePublishedSecrets({ NODE_ENV: 'development', ...sandboxKeys })).not.toThrow();
});
