import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Clocks of phones may be one period off, either way. */
const window = 1;

export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, issuer: string, label: string): TOTP =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: periodSeconds, secret: Secret.fromBase32(secret) });

/** What authenticator apps read from a QR code. */
export const appAddress = (secret: string, issuer: string, account: string): string =>
  totpOf(secret, issuer, account).toString();

/** The period whose code this is, or null for a code of no period near now. */
export function periodOf(secret: string, code: string, nowMs = Date.now()): number | null {
  const delta = totpOf(secret, '', '').validate({ token: code, timestamp: nowMs, window });
  return delta === null ? null : Math.floor(nowMs / 1000 / periodSeconds) + delta;
}

/** Without letters and figures that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const recoveryCodes = 10;
const recoveryLength = 10;

/** Ten codes of 49 bits, in two halves that a person can copy: `K7PQM-3XW9B`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => {
    const code = Array.from({ length: recoveryLength }, () => alphabet[randomInt(alphabet.length)]).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/** However it was typed: small letters, spaces, without its dash. */
export const hashRecoveryCode = (customerId: number, code: string): Uint8Array =>
  createHash('sha256')
    .update(`${customerId}\0${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
    .digest();

/** A code of the app has six figures; anything else is taken for a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);
