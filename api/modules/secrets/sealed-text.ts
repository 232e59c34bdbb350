import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { ServiceSecret } from './service-secret.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (secret: ServiceSecret, purpose: string, subject: string): Buffer =>
  createHash('sha256')
    .update(secret.keyFor(`seal ${purpose}`, subject))
    .digest();

/** Encrypts what the database must keep but not show. It opens for the same purpose and subject only. */
export function sealText(secret: ServiceSecret, purpose: string, subject: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose, subject), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws where it was sealed for another subject or with another secret, or was changed */
export function openSealed(secret: ServiceSecret, purpose: string, subject: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(secret, purpose, subject), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
}
