import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSealed, sealText } from './sealed-text.ts';
import type { ServiceSecret } from './service-secret.ts';

const secretOf = (key: string): ServiceSecret => ({
  keyFor: (purpose, subject) => createHmac('sha256', key).update(`${purpose}\0${subject}`).digest('base64url'),
  matches: () => false,
});
const secret = secretOf('one');

it('opens what it sealed, which shows nothing of the text and never looks alike twice', () => {
  const sealed = sealText(secret, 'factor', '7', 'JBSWY3DP');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
  expect(sealText(secret, 'factor', '7', 'JBSWY3DP')).not.toBe(sealed);
  expect(openSealed(secret, 'factor', '7', sealed)).toBe('JBSWY3DP');
});

it('opens for nobody else, with no other secret, and not when it was changed', () => {
  const sealed = sealText(secret, 'factor', '7', 'JBSWY3DP');
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => openSealed(secret, 'factor', '8', sealed)).toThrow();
  expect(() => openSealed(secretOf('two'), 'factor', '7', sealed)).toThrow();
  expect(() => openSealed(secret, 'factor', '7', changed.toString('base64url'))).toThrow();
});
