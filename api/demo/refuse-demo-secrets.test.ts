import { expect, test } from 'vitest';
import { refuseDemoSecrets } from './refuse-demo-secrets.ts';

const sandboxKeys = { KLARNA_USERNAME: 'sandbox', KLARNA_PASSWORD: 'sandbox', PAYPAL_WEBHOOK_ID: 'WH-SANDBOX' };

test('a production start without demo data refuses demo secrets (decisions.md, Demo data)', () => {
  const production = { NODE_ENV: 'production', DEMO: '0' };
  expect(() => refuseDemoSecrets({ ...production, ...sandboxKeys })).toThrow(
    'KLARNA_USERNAME, KLARNA_PASSWORD, PAYPAL_WEBHOOK_ID',
  );
  expect(() => refuseDemoSecrets({ ...production, KLARNA_USERNAME: 'PK1', KLARNA_PASSWORD: 'own' })).not.toThrow();
});

test.each([
  ['a demo shop', { NODE_ENV: 'production', DEMO: '1' }],
  ['a developer', { NODE_ENV: 'development', DEMO: '0' }],
])('%s may use them', (_, environment) => {
  expect(() => refuseDemoSecrets({ ...environment, ...sandboxKeys })).not.toThrow();
});
