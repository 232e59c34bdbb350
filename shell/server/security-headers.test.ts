import { expect, test } from 'vitest';
import { contentSecurityPolicy, toPaymentOrigins } from './security-headers.ts';

test('pages run their own scripts only, and require Trusted Types', () => {
  const policy = contentSecurityPolicy();
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types shop");
  expect(policy).not.toMatch(/unsafe|\*/);
});

test("the payment page allows the provider's origins and nothing else", () => {
  const policy = contentSecurityPolicy(
    toPaymentOrigins({
      script: ['https://x.klarna.example', "'unsafe-inline'", 'https://a; script-src *'],
      frame: 'x',
    }),
  );
  expect(policy).toContain("script-src 'self' https://x.klarna.example;");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('*');
});
