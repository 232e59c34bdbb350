import { createHash } from 'node:crypto';
import type { ServiceSecret } from './service-secret.ts';

/** What a code opens. */
type CaseKind = 'complaint' | 'return' | 'store-return' | 'rental';

/** Letters and digits that nobody mistakes for one another when reading them aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 3;
const groupLength = 4;

/**
 * The code of a case, `7K2M-9QXP-4RTB`: 60 bits that nobody guesses. It is made from the service's secret, so that no row
 * and no entry of the outbox holds it.
 */
export function caseCode(secret: ServiceSecret, kind: CaseKind, id: string): string {
  const bytes = Buffer.from(secret.keyFor(kind, id), 'base64url');
  const letters = [...bytes.subarray(0, groups * groupLength)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/** Hash of a code as somebody typed it: in any case, with spaces, with O for 0. */
export function caseCodeHash(kind: CaseKind, typed: string): Uint8Array {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return createHash('sha256').update(`${kind}\0${code}`).digest();
}
