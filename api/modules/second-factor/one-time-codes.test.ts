import { Secret } from 'otpauth';
import { expect, it } from 'vitest';
import { appAddress, hashRecoveryCode, isAppCode, newRecoveryCodes, periodOf } from './one-time-codes.ts';

/** RFC 6238, appendix B: the seed `12345678901234567890`, its codes' last six figures. */
const seed = Secret.fromUTF8('12345678901234567890').base32;

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %i seconds the code is %s (RFC 6238)', (seconds, code) => {
  expect(periodOf(seed, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

it('takes the codes of the periods beside now and no others', () => {
  const nowMs = 59_000;
  expect(periodOf(seed, '287082', nowMs + 30_000)).toBe(1);
  expect(periodOf(seed, '287082', nowMs - 30_000)).toBe(1);
  expect(periodOf(seed, '287082', nowMs + 61_000)).toBeNull();
});

it('gives apps an address with the shop and the account', () => {
  expect(appAddress(seed, 'Havu', 'aino@havu.example')).toMatch(
    /^otpauth:\/\/totp\/Havu:aino%40havu\.example\?issuer=Havu&secret=[A-Z2-7]+&algorithm=SHA1&digits=6&period=30$/,
  );
});

it('makes ten different recovery codes, which are read however they are typed, by their owner only', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-KM-NP-TV-Z2-9]{5}-[A-HJ-KM-NP-TV-Z2-9]{5}$/);
  const [code = ''] = codes;
  expect(hashRecoveryCode(7, ` ${code.toLowerCase().replace('-', ' ')}`)).toEqual(hashRecoveryCode(7, code));
  expect(hashRecoveryCode(8, code)).not.toEqual(hashRecoveryCode(7, code));
  expect(isAppCode(code)).toBe(false);
  expect(isAppCode('005924')).toBe(true);
});
